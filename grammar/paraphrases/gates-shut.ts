/** When a Gate serves at all: "this Gate does not function at Night", "is open only while a Storm is in play". */

import type { Clause } from '../clauses.ts'

const gate = '(?:this gate|the gate(?: here| of THIS| of this location)?|its gate)'
const works = '(?:function|work|operate|serve|is open|open|is usable|may is use)'
const during = '(?:at|by|during|during the|in the)'

export const gatesShut: readonly Clause[] = [
  [
    new RegExp(`^${gate} (?:do not|cannot) (?:function|work|operate|serve|open) ${during} (?<time>night|day)$`),
    'if it is <time> , this gate may not is use',
    ['Location'],
  ],
  [
    new RegExp(`^${gate} (?:is|remain|stay) (?:close|shut|seal|lock|not open|not usable|useless)(?:d)? ${during} (?<time>night|day)$`),
    'if it is <time> , this gate may not is use',
    ['Location'],
  ],
  [
    new RegExp(
      `^${gate} (?:(?:do not|cannot) (?:function|work|operate|serve|open)|(?:is|remain|stay) (?:close|shut|seal|lock|not open|not usable|useless)d?) (?:while|when|if|as long as) (?<so>[^:;()]+)$`,
    ),
    'while <so> , this gate may not is use',
    ['Location'],
  ],
  [new RegExp(`^${gate} (?:only ${works}|${works} only) ${during} night$`), 'if it is day , this gate may not is use', ['Location']],
  [new RegExp(`^${gate} (?:only ${works}|${works} only) ${during} day$`), 'if it is night , this gate may not is use', ['Location']],
  [
    new RegExp(`^${gate} (?:only ${works}|${works} only) (?:while|when|if) (?<so>[^:;()]+)$`),
    'unless <so> , this gate may not is use',
    ['Location'],
  ],
  [
    new RegExp(`^${gate} (?:do not|cannot) (?:function|work|operate|serve|open) unless (?<so>[^:;()]+)$`),
    'unless <so> , this gate may not is use',
    ['Location'],
  ],
]
