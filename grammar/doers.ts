/** The words of a moment that stand for a player, for whoever looks through moments of every sort for one. */

/** Who does it, where no "by" tells. */
export const doers = [
  'passed',
  'completed',
  'drew',
  'spellCast',
  'newThreat',
  'threatGrew',
  'locationTurned',
  'walked',
  'gateUsed',
  'reshuffled',
] as const

/** Whose Turn begins or ends. */
export const turnsOf = ['turnStarts', 'turnEnds'] as const

/** To whom it is done. */
export const doneTo = ['handSeen', 'attacked'] as const
