/** One deed at several times, told in a row: "lose 1 Sanity if a Storm is in play, each time a Storm is played, and each time a Ghoul attacks you". */

import type { Clause } from '../clauses.ts'

const deed = '(?<deed>(?:you |your opponent |each player )?(?:must )?(?:lose|gain|draw|discard|bury|flip) [^,:;()]+?)'
const each = '(?:each|every|any) time(?: that)?'
const time = `(?:(?:if|when|${each}) )`

/** A time ends where another begins. */
const one = (name: string): string => `(?<${name}>${time}(?:(?!\\b(?:if|when|unless|while)\\b)[^,:;()])+?)`

export const timesInARow: readonly Clause[] = [
  [
    new RegExp(`^(?<head>(?:while [^,:;()]+ , )?)${deed} ${one('a')} , (?:and )?${one('b')}(?: ,)? and(?: also)? ${one('c')}$`),
    '<head> <deed> <a> . <head> <deed> <b> . <head> <deed> <c>',
  ],
  [
    new RegExp(`^(?<head>(?:while [^,:;()]+ , )?)${deed} ${one('a')}(?: ,)? and(?: also| again)? ${one('b')}$`),
    '<head> <deed> <a> . <head> <deed> <b>',
  ],
]
