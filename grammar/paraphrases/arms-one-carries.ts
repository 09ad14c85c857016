/** How many Weapons somebody carries, and how many of them may be of a kind. */

import type { Clause } from '../clauses.ts'

const bears = '(?:carry|have|bear|hold|use|wield|is give|is assign)'
const several = '(?:up to )?#'

const most = '(?:only 1|no more than 1|at most 1|not more than 1)(?: of (?:them|these|which))?(?: (?:may|can|must) is)?'
const head = `^(?<who>(?:THIS |they |it )?)(?:(?:may|can) )?${bears} (?<n>${several}) weapon(?: ,)? (?:but |and |of which |provided that )*${most}`

export const armsOneCarries: readonly Clause[] = [
  // "Carries up to two Weapons, but only one Enchanted Weapon".
  [new RegExp(`${head} enchanted$`), '<who> may have <n> weapon , but only 1 enchanted_weapon', ['Ally', 'Monster']],
  [new RegExp(`${head} (?:a )?(?<what>(?!enchanted$)[^,.;:()]+?)$`), '<who> may have <n> weapon , but only 1 <what>', ['Ally', 'Monster']],
]
