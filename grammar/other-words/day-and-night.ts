/** Day and Night, Storms and Stars: by what words they are told. */

import type { Saying } from './saying.ts'

export const dayAndNight: readonly Saying[] = [
  // A time is that of the Events that bring it.
  ['night have fall', 'it is night'],
  ['day have (break|dawn)', 'it is day'],
  ['there is a storm', 'a storm is in play'],
  ['there is a storm in play', 'SAME'],
  ['there is no storm', 'no storm is in play'],
  ['there is no storm in play', 'SAME'],
  ['a storm rage', 'a storm is in play'],
  ['a storm is rage', 'a storm is in play'],
  // "Or 3 if he is Outside during the Night": asked of him, and no head of the whole sentence.
  ...['you', 'they', 'your opponent'].flatMap((who): readonly Saying[] =>
    ['outside', 'inside'].flatMap((where): readonly Saying[] =>
      ['night', 'day'].flatMap((time): readonly Saying[] =>
        ['if', 'while'].map(
          (so): Saying => [`${so} ${who} is ${where} (during the|at|by) ${time}`, `${so} ${who} is ${where} and it is ${time}`],
        ),
      ),
    ),
  ),
  ['night follow day', 'day give way to night'],
  ['day is follow by night', 'day give way to night'],
  ['if it is day , it is night instead', 'it is night'],
  ['if it is night , it is day instead', 'it is day'],
  ['if it is day , it is night', 'it is night'],
  ['if it is night , it is day', 'it is day'],
  ['if it is day , it become night instead', 'it is night'],
  ['if it is night , it become day instead', 'it is day'],
  ['if it is day , it become night', 'it is night'],
  ['if it is night , it become day', 'it is day'],
  ['it is daytime', 'it is day'],
  ['it is nighttime', 'it is night'],
  ['(a|any) night event is play (on|over|on top of|after) a day event', 'day give way to night'],
  ['day or other night event', 'other day or night event'],
  ['night or other day event', 'other day or night event'],
  ['in (daylight|daytime)', 'by day'],
  ['in the daytime', 'by day'],
  ['during (daylight|daytime)', 'by day'],
  ['during the daytime', 'by day'],
  ['at (nighttime|nightfall)', 'at night'],
  ['during nighttime', 'at night'],
  ['as at day', 'SAME'],
  ['at day', 'by day'],
  ['while (it|THIS) is a ally , it is (day|night)', 'SAME'],
  ['while (it|THIS) is in play as a ally , it is (day|night)', 'SAME'],
  ['it is (consider|treat|deem) to is (night|day)', 'SAME'],
  ['it is (consider|treat|deem) night', 'it is night'],
  ['it is (consider|treat|deem) day', 'it is day'],
  ['if THIS is play at night', 'if play at night'],
  ['if THIS is play by day', 'if play by day'],
  ['if THIS is play during the day', 'if play during the day'],
  ['if THIS is play during the night', 'if play during the night'],
  ['bury this (storm|star|night|day)', 'bury this card'],
  ['at night or while', 'at night or if'],
  ['at day or while', 'at day or if'],
]
