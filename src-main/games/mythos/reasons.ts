/** Why a play is refused: a short reason for the player, the rule that says so, and what would make it legal (M section 5). */

export interface Refusal {
  /** Rule id of the catalogue: "M7.1". */
  readonly rule: string
  /** What is wrong, in the game's own terms. */
  readonly why: string
  /** What would make it legal; that nothing would, where that is so. */
  readonly remedy: string
  /** The house rule that stands in the place of the rule, where one does. */
  readonly house?: string
}
