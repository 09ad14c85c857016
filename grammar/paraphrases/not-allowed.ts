/** What is forbidden, and to whom, in other words: "are not allowed to", "prevents players from", "nobody but you". */

import type { Clause } from '../clauses.ts'

const shut =
  '(?:not (?:allow|permit|possible|legal|allowed|permitted)|forbid|forbidden|prohibit|prohibited|ban|banned|barred|impossible|illegal)'
const not = '(?:may not|cannot)'
const people = '(?:any player|either player|any investigator|(?:your |any )?opponents?|other player|anyone|anybody)'
const place = '(?!THIS|this)[^,:;()]*?\\blocation\\b[^,:;()]*?'
const crowd = '(?:no player|(?:all |each |any )?(?:players?|investigators?)|(?:your |each |all )?opponents?)'
/** Kinds of cards, and not this one. */
const such = '(?!THIS|this|your|you|it|they|only|the target|target|a |1|#|any )[^,:;()]+?'
const onlySuch = `(?:only (?<how>play|cast) (?<what>${such})|(?<how2>play|cast) (?<what2>${such}) only)`
const onlyIs = '(?:only is (?<how>play|cast)|is (?<how2>play|cast) only)'
const during = '(?:at|by|during|during the|in the)'
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
  [new RegExp(`(?<=^|, )(?:the )?casting (?:of )?(?:any |all )?(?<what>[^,:;()]+?) is ${shut}(?=$| )`), '<what> may not is cast'],
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
  // ---------------------------------------------------------------- all but some
  [/(?<=^|, )no (?<what>[^,:;()]+?) but (?<x>[^,:;()]+?) (?=(?:may|can)\b)/, 'no <what> except <x> '],
  [/^except (?:for )?(?<x>[^,:;()]+?) , (?<ban>no [^,:;()]+? (?:may|can) is (?:play|cast|use|bury|discard))(?=$| )/, '<ban> except <x>'],
  [/ \( (?<x>[^,:;()]+?) (?:is )?(?:except|excepted|exempt|excluded) \)(?=$| )/, ' except <x>'],
  [/^(?<ban>[^,:;()]+? (?:may not|cannot) is (?:play|cast)) , but (?<x>[^,:;()]+?) (?:may|can)$/, '<ban> except <x>'],
  [/^of (?:all )?(?<what>[^,:;()]+?) , only (?<x>[^,:;()]+?) (?:may|can) is play(?=$| )/, 'no <what> except <x> may is play'],
  [/(?<=^no [^,:;()]+? (?:may|can) is (?:play|cast)) unless (?:they|it) is (?:a )?(?<x>(?!in\b|at\b|play\b)[^,:;()]+)$/, ' except <x>'],
  [/^no (?:player|investigator) (?:may|can) (?<what>[^,:;()]+?) except (?:you|your investigator)$/, 'no opponent may <what>'],
  [/^no (?:player|investigator) (?:may|can) (?<what>[^,:;()]+?) but (?:you|your investigator)$/, 'no opponent may <what>'],
  [
    /^only (?<by>(?!you\b|this\b|THIS)[^,:;()]+?) (?:may|can) (?<how>bury|discard|flip) (?<what>THIS|your [^,:;()]+|the target)$/,
    '<what> may not is <how> except by <by>',
  ],
  [
    /^(?<what>(?:THIS |your [^,:;()]+? |the target )?)(?:may|can) (?:only is (?<a>bury|discard|flip)|is (?<b>bury|discard|flip) only) by /,
    '<what> may not is <a> <b> except by ',
  ],
  // ---------------------------------------------------------------- only there, or only then
  [
    new RegExp(`^(?<who>you|${crowd}) (?:may|can) ${onlySuch} (?:at|in) (?:a |any )?(?<at>[^,:;()]+? location)$`),
    '<who> may not <how> <how2> <what> <what2> unless at a <at>',
  ],
  [
    new RegExp(
      `^(?<who>you|${crowd}) (?:may|can) (?<how>play|cast) (?<what>(?!THIS)[^,:;()]+?) (?:at|in) (?:a |any )?(?<at>[^,:;()]+? location) only$`,
    ),
    '<who> may not <how> <what> unless at a <at>',
  ],
  [
    new RegExp(`^(?<who>you|${crowd}) (?:may|can) ${onlySuch} (?:while|when|if) (?<at>at [^,:;()]+)$`),
    '<who> may not <how> <how2> <what> <what2> unless <at>',
  ],
  [
    new RegExp(`^(?<who>you|${crowd}) (?:may|can) ${onlySuch} (?:while|when|if) (?<so>(?!at\\b)[^,:;()]+)$`),
    '<who> may not <how> <how2> <what> <what2> unless <so>',
  ],
  [
    new RegExp(`^(?<who>you|${crowd}) (?:may|can) ${onlySuch} ${during} (?<time>night|day)$`),
    '<who> may not <how> <how2> <what> <what2> unless it is <time>',
  ],
  [
    new RegExp(`^(?<what>${such}) (?:may|can) ${onlyIs} (?:at|in) (?:a |any )?(?<at>[^,:;()]+? location)$`),
    'no player may <how> <how2> <what> unless at a <at>',
  ],
  [
    new RegExp(`^(?<what>${such}) (?:may|can) ${onlyIs} (?:while|when|if) (?<so>[^,:;()]+)$`),
    'no player may <how> <how2> <what> unless <so>',
  ],
  [
    new RegExp(`^(?<what>${such}) (?:may|can) ${onlyIs} ${during} (?<time>night|day)$`),
    'no player may <how> <how2> <what> unless it is <time>',
  ],
  [
    /(?<=\b(?:may not|cannot|no [^,:;()]+? may) [^,:;()]+?) except (?:at|in) (?=(?!a |any |the |night)[^,:;()]+? location$)/,
    ' except at a ',
  ],
  // ---------------------------------------------------------------- who is kept from what, at a price
  // "No player may pass this Round unless he or she buries one Ally"
  [
    /^(?<ban>(?:no [^,:;()]+? (?:may|can)|[^,:;()]+? (?:may not|cannot|must)) [^,:;()]+?) (?<long>this round|until the (?:end|start) of [^,:;()]+?|for the (?:rest|remainder) of [^,:;()]+?|at night|by day|during the (?:day|night)) (?<price>(?:unless|without|only (?:by|if)) [^,:;()]+)$/,
    '<long> , <ban> <price>',
  ],
  [
    /(?<=^(?!.*\bwho\b)[^:;()]*\b(?:without|must|unless (?:they|you)|only (?:by|if you|if they)) )first (?=(?:discard|bury|flip|pay|lose|spend)\b)/,
    '',
  ],
  [
    /^(?<price>[^:;()]*?\b(?:flip|bury|discard|pay|spend) [^:;()]+?) to (?:prevent|keep|stop) (?<who>[^,:;()]+?) from (?=(?:play|cast|casting|use|gain|draw|walk|travel\w*|pass)\b)/,
    '<price> : <who> may not ',
  ],
  [/^affected (?=(?:player|investigator) )/, 'the affected '],
  [/^the (?:player|investigator) affected by THIS /, 'the affected player '],
  // ---------------------------------------------------------------- ways
  // "No player may enter or leave Boston", "travel by Sea to or from any Island": neither the one nor the other.
  [
    /^(?<who>[^,:;()]+? (?:may not|cannot|may|can)) (?:(?:enter|reach|visit) (?:or|nor) (?:leave|exit)|(?:leave|exit) (?:or|nor) (?:enter|reach|visit)|travel (?:to or from|from or to|to and from|in or out of|into or out of)) (?<place>[^,:;()]+?)(?<long>(?: (?:this round|until|for the|while|at night|by day|during|unless|if) ?[^,:;()]*)?)$/,
    '<who> enter <place> <long> . <who> leave <place> <long>',
  ],
  [
    /^(?<who>[^,:;()]+? (?:may not|cannot|may|can)) (?<way>travel_\S+) (?:to or from|from or to|to and from) (?<place>[^,:;()]+?)(?<long>(?: (?:this round|until|for the|while|at night|by day|during|unless|if) ?[^,:;()]*)?)$/,
    '<who> <way> to <place> <long> . <who> <way> from <place> <long>',
  ],
  [
    /^(?<what>[^,:;()]+? (?:may not|cannot|may|can)) (?<use>is use|is play|use (?:a |any )?travel_event) (?:to or from|from or to|to and from|to (?:enter|reach) or (?:to )?leave|to (?:leave) or (?:to )?(?:enter|reach)) (?<place>[^,:;()]+?)(?<long>(?: (?:this round|until|for the|while|at night|by day|during|unless|if) ?[^,:;()]*)?)$/,
    '<what> <use> to reach <place> <long> . <what> <use> to leave <place> <long>',
  ],
  [/(?<=\b(?:may not|cannot|may|can) (?:is use|use [^,:;()]+?) )to (?:enter|travel to|go to) /, 'to reach '],
  [/(?<=\btravel_\S+ (?:events? )?(?:may not|cannot|may|can) is )play (?=to (?:reach|leave) )/, 'use '],
  [/(?<=\b(?:no|may not|cannot) [^,:;()]*?\btravel[^,:;()]*? is use )(?<way>to|from) (?=(?:any|a|the|all) )/, 'to <way> '],
  // "Investigators in Boston may not leave": Boston.
  [
    /^(?:(?:all |any |each )?(?:player|investigator) (?:who is )?(?:in|at) (?<place>(?!the same)[^,:;()]+?) (?:may not|cannot)|(?:no (?:player|investigator|1)|nobody) (?:who is )?(?:in|at) (?<there>(?!the same)[^,:;()]+?) (?:may|can)) leave(?: (?:it|there))?(?=$| (?:this round|until|for the|while|at night|by day|during|unless|if)\b)/,
    'no player may leave <place> <there>',
  ],
  [
    new RegExp(`^(?<place>${place}) ${not} is (?:enter|visit|reach|travel to|go to) by (?<who>${people})(?=$| )`),
    '<who> may not enter <place>',
  ],
  [new RegExp(`^(?<place>${place}) ${not} is (?:enter|visit|travel to|go to)(?=$| (?:until|for|while) )`), 'no player may enter <place>'],
  [new RegExp(`^(?<place>${place}) ${not} is (?:walk to|reach by walk|enter by walk)(?=$| )`), 'no player may walk to <place>'],
  [new RegExp(`^(?<way>travel_\\S+) is ${shut}(?=$| )`), '<way> may not is play'],
  [/^no (?<way>travel_\S+) (?:is (?:possible|allow|allowed|permit|permitted)|(?:may|can) is use)(?=$| )/, '<way> may not is play'],
  [/(?<=\b(?:may not|cannot|no player may) )use (?=travel_\S+(?:$| (?:until|for|while)))/, 'play '],
  [new RegExp(`^(?:THIS )?${not} is (?:leave|left) (?=by )`), 'you may not leave this location ', ['Location']],
  [/^(?:THIS )?(?:may not|cannot) is walk to$/, 'you may not walk to this location', ['Location']],
  [
    /^you (?:may not|cannot) walk (?:to|into) (?:another|any other|other|a new) location from here$/,
    'you may not walk from this location',
    ['Location'],
  ],
  // ---------------------------------------------------------------- what is borne, taken and turned
  [/^no weapon (?:may|can) is give to (?:any|a) (?<whom>[^,:;()]+)$/, 'no <whom> may bear weapon'],
  [/^(?:no weapon (?:may|can)|weapon (?:may not|cannot)) is give to (?<whom>(?:your |THIS)[^,:;()]*)$/, '<whom> may not bear weapon'],
  [
    /^(?:you|your investigator) (?:may not|cannot) give (?:a |any )?weapon to (?<whom>(?:any of )?your [^,:;()]+|THIS)$/,
    '<whom> may not bear weapon',
  ],
  [/^ally (?:may not|cannot) (?:bear|use|carry|wield) (?:a |any )?weapon(?=$| )/, 'no ally may bear weapon'],
  [/^weapon (?:may not|cannot) is (?:bear|carry|use)(?=$| (?!here\b))/, 'no ally may bear weapon', ['Event', 'Location', 'Monster']],
  [/^no (?<who>[^,:;()]+?) (?:may|can) (?:use|bear|carry|wield) THIS$/, 'this card may not is give to <who>', ['Artifact']],
  [/^(?<who>[^,:;()]+?) (?:may not|cannot) (?:bear|carry|wield) THIS$/, 'this card may not is give to <who>', ['Artifact']],
  [/^(?:no card|nothing) (?:may|can) (?:turn|make|render) (?<of>[^,:;()]+?) (?<as>corrupt|steadfast)(?=$| )/, '<of> may not become <as>'],
  [/(?<=\b(?:may not|cannot) (?:become|is turn|is make) (?:corrupt|steadfast)) by (?:any )?(?:card|effect|player)(?=$| )/, ''],
  [/(?<=\b(?:may not|cannot) )is corrupted(?=$| )/, 'become corrupt'],
  [/(?<=\b(?:may not|cannot) is )(?:steal|take|stolen) by (?:(?:your|any|a|the) )?(?:opponents?|other player|another player)$/, 'steal'],
  [
    /^(?:(?:(?:your |each |any )?opponents?|another player|other player) (?:may not|cannot)|no (?:opponent|player|other player) (?:may|can)) (?:steal|take) (?<what>(?:any of )?your [^,:;()]+|THIS)$/,
    '<what> may not is steal',
  ],
  // ---------------------------------------------------------------- no loss of Sanity
  [/^no (?<k>[^,:;()]+?) (?:may|can) (?:cause|make|force) you (?:to )?lose (?:any )?sanity(?=$| )/, 'you may not lose sanity by <k>'],
  [
    /^(?<k>(?!your\b|a opponent|opponent)[^,:;()]+?) (?:may not|cannot|do not) (?:cause|make|force) you (?:to )?lose (?:any )?sanity(?=$| )/,
    'you may not lose sanity by <k>',
  ],
  [/(?<=\b(?:may not|cannot) )casting /, 'cast '],
  [/(?<=\bis (?<how>bury|discard|flip|flip face-down)) (?<here>here) (?<by>by [^,:;()]+)$/, ' <by> <here>'],
  // ---------------------------------------------------------------- prevents
  [
    /(?<=^|, )(?:THIS )?(?:prevent|stop|keep|forbid|prohibit|bar) (?<who>(?!the play\b)[^,:;()]+?) (?:from|to) (?=(?:is )?(?:play|cast|casting|use|gain|draw|walk|travel\w*|enter|pass|join|complete|bury|discard|flip|attack|defend|leave|cancel|affect|summon|control)\b)/,
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
  // "No Location may be played crosswise": nobody walks.
  [/\bno location (?:may|can) is (?:play|place|lay|put) crosswise\b(?! on)/, 'no player may walk'],
  [
    /\b(?:no (?:player|investigator) (?:may|can)|(?<=^|, )(?:player|investigator) (?:may not|cannot)) (?:play|place|lay|put) (?:a |any )?location crosswise\b(?! on)/,
    'no player may walk',
  ],
  // "May not pass unless you have no other play": where nothing else is possible, one passes anyway.
  [
    /(?<=\b(?:may not|cannot|no (?:player|investigator|opponent) (?:may|can)) pass)(?<in>(?: in it| on it| then)?)(?: ,)? (?:unless|except when|except if) (?:you|they) (?:have no (?:other )?(?:play|legal play|choice|option|alternative)(?: possible)?|(?:can|may) do nothing else|(?:can|may) not (?:make (?:a|any) )?(?:other )?play(?: a card)?)$/,
    '<in>',
  ],
  [
    /(?<=\b(?:may not|cannot|no (?:player|investigator|opponent) (?:may|can)) pass)(?<in>(?: in it| on it| then)?)(?: ,)? (?:if|while|when|as long as) (?:(?:any|some|a) other play is (?:possible|legal)|(?:you|they) (?:have|can make) (?:any|another|a) (?:other |legal )*play(?: possible)?|(?:you|they) (?:can|may) play (?:a|any) card)$/,
    '<in>',
  ],
]
