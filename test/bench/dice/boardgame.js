/**
 * Cthulhu Dice written for boardgame.io, as its documentation would have it: moves that change a draft of G, its
 * own dice, its own turn order, a client that is given moves. Plain JavaScript, because its types are not needed here.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client')

const die = ['yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'tentacle', 'tentacle', 'tentacle', 'tentacle', 'elder', 'cthulhu', 'eye']
const results = ['yellow', 'tentacle', 'elder', 'cthulhu']

/** @param {any} G @param {number} roller @param {string} face */
function suffer(G, roller, face) {
  const { sanity, caster, victim } = G
  const target = roller === caster ? victim : caster
  if (face === 'yellow' && sanity[target] > 0) {
    sanity[target]--
    G.pool++
  } else if (face === 'tentacle' && sanity[victim] > 0) {
    sanity[victim]--
    if (sanity[caster] > 0) sanity[caster]++
    else G.pool++
  } else if (face === 'elder' && G.pool > 0) {
    G.pool--
    sanity[roller]++
  } else if (face === 'cthulhu') {
    for (let each = 0; each < sanity.length; each++) {
      if (sanity[each] > 0) {
        sanity[each]--
        G.pool++
      }
    }
  }
}

/** @param {any} context @param {number} roller */
function roll(context, roller) {
  const { G, random } = context
  const face = die[random.Die(12) - 1]
  if (face === 'eye') G.eye = roller
  else settle(context, roller, face)
}

/** @param {any} context @param {number} roller @param {string} face */
function settle(context, roller, face) {
  const { G, events } = context
  suffer(G, roller, face)
  if (roller === G.caster) roll(context, G.victim)
  else events.endTurn()
}

const game = {
  name: 'cthulhu-dice',
  setup: (/** @type {any} */ { ctx, random }) => ({
    sanity: Array(ctx.numPlayers).fill(3),
    pool: 0,
    first: random.Die(ctx.numPlayers) - 1,
    caster: -1,
    victim: -1,
    eye: -1,
    between: false,
  }),
  turn: {
    order: {
      first: (/** @type {any} */ { G }) => G.first,
      next: (/** @type {any} */ { ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    onBegin: (/** @type {any} */ { G, ctx }) => {
      G.caster = Number(ctx.currentPlayer)
      G.between = true
    },
  },
  moves: {
    curse: (/** @type {any} */ context, /** @type {number} */ victim) => {
      const { G } = context
      if (G.eye >= 0 || victim === G.caster || !(G.sanity[victim] > 0)) return 'INVALID_MOVE'
      G.victim = victim
      G.between = false
      roll(context, G.caster)
    },
    choose: (/** @type {any} */ context, /** @type {string} */ face) => {
      const { G } = context
      if (G.eye < 0 || !results.includes(face)) return 'INVALID_MOVE'
      const roller = G.eye
      G.eye = -1
      settle(context, roller, face)
    },
  },
  endIf: (/** @type {any} */ { G }) => {
    if (!G.between) return
    const sane = G.sanity.flatMap((/** @type {number} */ each, /** @type {number} */ seat) => (each > 0 ? [seat] : []))
    if (sane.length < 2) return { winner: sane[0] ?? 'Cthulhu' }
  },
}

/**
 * A match between players who do anything; the number of their moves, and what came of it.
 * @param {number} players @param {number} seed
 */
export function boardgameMatch(players, seed) {
  const client = Client({ game: { ...game, seed }, numPlayers: players, debug: false })
  client.start()
  let moves = 0
  for (;;) {
    const { G, ctx } = client.getState()
    if (ctx.gameover !== undefined) {
      client.stop()
      return { moves, sanity: G.sanity, pool: G.pool, winner: ctx.gameover.winner }
    }
    moves++
    if (G.eye >= 0) {
      client.moves.choose(results[Math.floor(Math.random() * 4)])
    } else {
      const sane = G.sanity.flatMap((/** @type {number} */ each, /** @type {number} */ seat) =>
        each > 0 && seat !== G.caster ? [seat] : [],
      )
      client.moves.curse(sane[Math.floor(Math.random() * sane.length)])
    }
  }
}
