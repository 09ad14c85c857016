/** Starts the window: the wire first, then what is shown. */
import './style/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { connect } from './keeper.ts'
import { recallSettings } from './state/settings.svelte.ts'
import { setWire } from './state/wire.svelte.ts'

// The wire takes its key out of the address before anything reads it.
const api = connect(setWire)

// So that nothing is painted twice; a Keeper that does not answer at once is not waited for.
const recalled = recallSettings(api).catch(() => {})
await Promise.race([recalled, new Promise((resolve) => setTimeout(resolve, 300))])

mount(App, { target: document.getElementById('app')!, props: { api } })
