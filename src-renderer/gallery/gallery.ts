/** The window with a canned Keeper: `gallery.html?scene=NAME#/SCREEN` shows one scene, without a name the list of them. */
import '../style/base.css'
import { mount } from 'svelte'
import App from '../App.svelte'
import { settings, themes } from '../state/settings.svelte.ts'
import { setWire } from '../state/wire.svelte.ts'
import Cards from './Cards.svelte'
import Contents from './Contents.svelte'
import { cannedKeeper } from './canned-keeper.ts'
import { pocket, pocketCounted, tides, tidesScored } from './light-tables.ts'
import { commit, dice, diceEye, fight, over, thinking, turn } from './tables.ts'
import { witch, witchGroup } from './witch-tables.ts'

const tables = {
  turn,
  thinking,
  fight,
  commit,
  over,
  dice,
  'dice-eye': diceEye,
  tides,
  'tides-scored': tidesScored,
  pocket,
  'pocket-counted': pocketCounted,
  witch,
  'witch-group': witchGroup,
}
const query = new URLSearchParams(location.search)
const scene = query.get('scene')
const target = document.getElementById('app')!

const theme = themes.find(({ id }) => id === query.get('theme'))?.id ?? 'dark'
document.documentElement.dataset['theme'] = theme
settings.theme = theme
setWire('open')

if (scene === null) mount(Contents, { target, props: { tables: Object.keys(tables) } })
else if (scene === 'cards') mount(Cards, { target })
else {
  const table = Object.entries(tables).find(([name]) => name === scene)?.[1] ?? turn
  const { match } = table
  if (location.hash === '') history.replaceState(null, '', `#/table/${match}`)
  mount(App, { target, props: { api: cannedKeeper({ [match]: table }, scene === 'empty') } })
}
