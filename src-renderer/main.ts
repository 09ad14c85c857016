/** Starts the window: the wire first, then what is shown. */
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { connect } from './keeper.ts'
import { setWire } from './state/wire.svelte.ts'

// The wire takes its key out of the address before anything reads it.
const api = connect(setWire)

mount(App, { target: document.getElementById('app')!, props: { api } })
