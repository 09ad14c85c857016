/** What is forbidden, and to whom, in other words: "are not allowed to", "prevents players from", "nobody but you". */

import type { Clause } from '../clauses.ts'

const shut =
  '(?:not (?:allow|permit|possible|legal|allowed|permitted)|forbid|forbidden|prohibit|prohibited|ban|banned|barred|impossible|illegal)'
const ban = '(?<ban>(?:(?:no|neither|nobody) [^,:;()]+? (?:may|can)|[^,:;()]+? (?:may not|cannot)) [^,:;()]+)'

export const notAllowed: readonly Clause[] = [
  // ---------------------------------------------------------------- may not
  [/\bmust (?:not|never) (?!is (?:at|in|on|a|inside|outside|underground|underwater)\b)/, 'may not '],
  [/\bis (?:not|never) (?:allow|allowed|permit|permitted|able|free) to /, 'may not '],
  [/\bis (?:unable to|(?:forbid|forbidden|prohibit|prohibited|ban|banned|barred|prevent|prevented) (?:to|from)) /, 'may not '],
  [
    /(?<=^|, )(?<no>(?:no|neither) (?:[^,:;()]+? )?(?:players?|investigators?|opponents?)|nobody|no 1) is (?:allow|allowed|permit|permitted|able|free) to /,
    '<no> may ',
  ],
  [new RegExp(`(?<=^|, )it is ${shut} for (?<who>[^,:;()]+?) to (?=\\S)`), '<who> may not '],
  [new RegExp(`(?<=^|, )it is ${shut} to (?=\\S)`), 'no player may '],
  [new RegExp(`(?<=^|, )(?<how>play|cast|use) (?:of )?(?:any |all )?(?<what>[^,:;()]+?) is ${shut}(?=$| )`), '<what> may not is <how>'],
  [/^(?<what>[^,:;()]+?) is not (?<how>play|cast|use)$/, '<what> may not is <how>'],
  [/(?<=^|, )all (?=[^,:;()]+? (?:may not|cannot) is (?:play|cast|use|bury|discard|flip|cancel)\b)/, ''],
  [/\b(?:may|can) (?<how>use|add|gain|draw|cast|discard|bury) no (?!more\b|#|1\b)/, 'may not <how> '],
  [/(?<=^|, )no (?<who>player|investigator) (?=(?:gain|draw|lose) )/, 'no <who> may '],
  [/ never (?=(?:attack|defend)\b)/, ' may not '],
  [/^never (?=(?:attack|defend)\b)/, 'may not '],
  [/(?<=\b(?:may not|cannot|no [^,:;()]+ (?:may|can)) attack) (?:any player|any investigator|anyone|anybody|player|investigator)$/, ''],
  [/^no player may attack with (?<what>[^,:;()]+)$/, 'no <what> may attack'],
  [/(?<=\b(?:may not|cannot) defend) in (?:any |each )?combat$/, ''],
  [/(?<=^no [^,:;()]+ (?:may|can)) (?:take part|participate) in (?:any )?combat$/, ' fight'],
  [/\bimmune to (?=attack\b)/, 'protect from '],
  // "No Spell may be cast from target Tome, nor added to it".
  [
    /^(?<head>(?:[^:;()]+ , )?)(?<what>(?:no )?(?:[^,:;() ]+ )?spell) (?<may>may|can|may not|cannot) is cast from (?<whence>[^,:;()]+?)(?: ,)? (?:nor|or|and) (?:may (?:any )?(?:spell )?(?:is )?)?(?<how>add|place|put) (?<in>to|in|into) (?:it|them|that tome)(?: ,)?(?<long>(?: (?:for|until|this|during|while) [^,:;()]+)?)$/,
    '<head> <what> <may> is cast from <whence> <long> . <head> <what> <may> is <how> <in> <whence> <long>',
  ],
  // "One Artifact of your opponent may not be used for the rest of the Round": one of your choice.
  [
    /^(?<head>(?:(?:until|for) [^,:;()]+ , )?)(?:1|any 1|a) (?<what>(?:[^,:;() ]+ )?(?:artifact|tome|weapon)(?: [^,:;()]+?)?) (?<may>may not|cannot) is use(?<long>(?: (?:for|until|this|during) [^,:;()]+)?)$/,
    'choose 1 <what> . <head> the target <may> is use <long>',
    ['Event', 'Spell'],
  ],
  [/^(?:(?:all|the) )?gate (?:do not|cannot|may not) (?:function|work|operate|open)(?=$| )/, 'no gate may is use'],
  [/^no gate (?:may |can )?(?:function|work|operate|open)(?=$| )/, 'no gate may is use'],
  [/^pass is (?:not (?:allow|permit|allowed|permitted|possible)|forbid|forbidden|impossible)(?=$| )/, 'no player may pass'],
  [
    /^your hand (?:may not|cannot) is (?:look at|see|seen|examine|examined|inspect|view) by (?<who>[^,:;()]+)$/,
    '<who> may not look at your hand',
  ],
  [/^no card in your hand (?:may|can) is discard by (?<who>[^,:;()]+)$/, '<who> may not discard each card in your hand'],
  [
    /^(?<who>(?:your |each |any )?opponents?|no opponent) (?<may>may not|cannot|may) (?:cause|make|force) you (?:to )?discard (?:any )?card(?: (?:from|in) your hand)?$/,
    '<who> <may> discard each card in your hand',
  ],
  [/\b(?:may|can) (?:is neither|neither is) (?<a>[^,:;() ]+) nor (?<b>[^,:;() ]+)/, 'may not is <a> or <b>'],
  [/\b(?:may|can) neither (?<a>[^,:;()]+?)(?: ,)? nor (?=\S)/, 'may not <a> or '],
  [/^no player may use this gate(?=$| )/, 'this gate may not is use', ['Location']],
  // Three things at once, of which one is to be turned over.
  [
    /^(?<head>(?:[^:;()]+ , )?)(?<what>[^,:;()]+? (?:may not|cannot|may|can)) is (?<a>bury|discard) , (?<b>bury|discard)(?: ,)? (?:or|nor) (?<c>flip(?: face-down)?)(?<rest>(?: [^:;()]+)?)$/,
    '<head> <what> is <a> or <b> <rest> . <head> <what> is <c> <rest>',
  ],
  [
    /^(?<head>(?:[^:;()]+ , )?)(?<what>[^,:;()]+? (?:may not|cannot|may|can)) is (?<c>flip(?: face-down)?) , (?<a>bury|discard)(?: ,)? (?:or|nor) (?<b>bury|discard)(?<rest>(?: [^:;()]+)?)$/,
    '<head> <what> is <a> or <b> <rest> . <head> <what> is <c> <rest>',
  ],
  [
    /^(?<head>(?:[^:;()]+ , )?)(?<what>[^,:;()]+? (?:may not|cannot|may|can)) is (?<a>bury|discard|flip face-down|flip)(?: ,)? (?:or|nor) (?<b>bury|discard|flip face-down|flip)(?<rest>(?: [^:;()]+)?)$/,
    '<head> <what> is <a> <rest> . <head> <what> is <b> <rest>',
  ],
  // ---------------------------------------------------------------- no loss of Sanity
  [/^no (?<k>[^,:;()]+?) (?:may|can) (?:cause|make|force) you (?:to )?lose (?:any )?sanity(?=$| )/, 'you may not lose sanity by <k>'],
  [
    /^(?<k>(?!your\b|a opponent|opponent)[^,:;()]+?) (?:may not|cannot|do not) (?:cause|make|force) you (?:to )?lose (?:any )?sanity(?=$| )/,
    'you may not lose sanity by <k>',
  ],
  // ---------------------------------------------------------------- prevents
  [
    /(?<=^|, )(?:THIS )?(?:prevent|stop|keep|forbid|prohibit|bar) (?<who>(?!the play\b)[^,:;()]+?) (?:from|to) (?=(?:is )?(?:play|cast|use|gain|draw|walk|travel\w*|enter|pass|join|complete|bury|discard|flip|attack|defend|leave|cancel|affect|summon|control)\b)/,
    '<who> may not ',
  ],
  [/\b(?:is|remain) (?:safe|secure) (?=(?:from|against) )/, 'is protect '],
  // ---------------------------------------------------------------- who
  [/(?<=^|, )neither investigator (?=(?:may|can)\b)/, 'no player '],
  [/(?<=^|, )no other (?:player|investigator) (?=(?:may|can)\b)/, 'no opponent '],
  [/(?<=^|, )(?:no (?:player|investigator|1)|nobody) (?:except|but|besides) (?:you|your investigator) (?=(?:may|can)\b)/, 'no opponent '],
  [
    /(?<=^|, )only (?:you|your investigator) (?=(?:may|can) (?:play|cast|use gate|gain|draw|walk|travel\w*|pass|bury|discard)\b)/,
    'no opponent ',
  ],
  [/(?<=^|, )(?:nobody|no 1) (?=(?:at|in|who|with) )/, 'no player '],
  [/(?<=\bby )other (?=(?:player|investigator)\b)/, 'each other '],
  // ---------------------------------------------------------------- where and whence
  [new RegExp(`^(?<at>(?:while )?(?:at|in) [^,:;()]+) , ${ban}$`), '<ban> <at>'],
  [/(?<=\b(?:no|not|cannot)\b[^,:;()]*? play [^,:;()]+?) from (?:their|your|a|any|the) hand(?=$| (?:while|until|for|at|in|if)\b)/, ''],
  // "Your Allies may not be buried by Events at a City Location": while you are there.
  [
    /(?<=\b(?:may not|cannot) is (?:bury|discard|flip)\b[^,:;()]*) (?<at>(?:at|in) (?:a|any) [^,:;()]*?)(?=$| (?:while|until|for) )/,
    ' while <at>',
  ],
  [/(?<=^(?:[^,:;()]* )?(?:may not|cannot|no [^,:;()]+ (?:may|can)) [^,:;()]+) in combat$/, ' during combat'],
  [new RegExp(`^in combat , ${ban}$`), 'during combat , <ban>'],
]
