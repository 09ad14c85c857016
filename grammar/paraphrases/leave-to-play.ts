/** Where and how a card may be played and where not, whom it joins alone, and what is played although something is not met. */

import type { Clause } from '../clauses.ts'

const when = '(?:at|in|on|by|if|while|when|during|as long as|with|from|unless)\\b'
const monsters: Clause[2] = ['Monster', 'Ally']
const waiver = '(?<waive>regardless of [^,:;()]+?|without (?:pay|use) [^,:;()]+?|as if (?:you|it|they) [^,:;()]+?)'
const played =
  '(?<what>(?:any|a|1|1 more|any 1|another) (?:(?!(?:from|in|at|as|and|or|regardless|without)\\b)[^,:;() ]+ ){0,3}?(?:ally|artifact|tome|monster|location|spell|event|card|weapon|[a-z_]+)(?: card)?)'

export const leaveToPlay: readonly Clause[] = [
  // "Play this card only from a Water Location, and not while any Storm is in play."
  [
    /^(?<only>(?:THIS )?(?:may only is play|is play only)|play (?:THIS )?only) (?<a>[^,:;()]+?)(?: ,)? (?:and|but) (?:not|never) (?<b>(?:while|when|if|during|at) [^,:;()]+)$/,
    '<only> <a> . this card may not is play <b>',
  ],
  // "One Ally of the Region that you are in, even if that Ally belongs to some other Subregion."
  [
    /(?<=\b(?:ally|artifact|tome|monster|event|spell|card) )(?:of|from|in) the (?<far>region|subregion) (?:(?:that|which) )?you is (?:now |currently )?in(?=$| ,)/,
    'from your current <far>',
  ],
  [
    /(?<=\bplay [^:;()]*?)(?: ,)? even if (?:it|they|that \S+) (?:belong to|come from|is of|is from|is in|is) (?:(?:some|any|a|the) (?:other|different|wrong)|another) (?<far>subregion|region)(?=$| ,)/,
    ' regardless of <far>',
  ],
  // "Regardless of language, but you must pay 1 additional Sanity": each such card costs so much more then.
  [
    /^(?:while you is here , )?you may play (?:a |any |all )?(?<what>[^,;:()]+?) here(?: ,)? (?<free>regardless of (?:the )?(?:language|gate|region|subregion|place|attribute))(?: ,)? (?:(?:but|if) (?:you )?(?:must )?(?:pay|spend|lose)|for|at a (?:additional |extra )?cost of) (?<n>#|1) (?:additional |extra |more )?sanity(?: point)?$/,
    'while you is here , you may play <what> <free> for <n> sanity',
    ['Location'],
  ],
  [
    /^(?:THIS )?(?:require|need)(?: you to is (?:at|in))? (?<what>(?:a|any) [^,;:()]*\blocation)(?: to is play)?$/,
    'may only is play at <what>',
    ['Event', 'Ally', 'Artifact', 'Tome', 'Spell'],
  ],
  [
    /(?<=\b(?:may|can) (?:is )?play\b[^;:()]*?)(?: ,)? (?:(?:with a )?gate or (?:no gate|not)|with or without a gate|whether or not (?:it|there) (?:have|is) a gate)(?: (?:\( )?(?:and )?no gate is use(?: \))?)?$/,
    ' regardless of the gate',
  ],
  // "At Night you may play this card at a Forest Location, even if there is no Gate".
  // ---------------------------------------------------------------- only so, and not so
  [new RegExp(`^only play THIS (?=${when})`), 'play this card only '],
  [
    /^(?:you may )?(?:only play it|play it only) (?=(?:at|in|on|by|if|while|when|during)\b)/,
    'play this card only ',
    ['Monster', 'Event', 'Artifact', 'Tome'],
  ],
  [/\beven where there is no (?=gate\b)/, 'even if there is no '],
  [/(?: ,)? wherever (?:it|THIS) (?:lie|is|stand|may lie|may is)(?: ,)?(?= |$)/, ''],
  [new RegExp(`^only (?<so>${when}[^,:;()]*?) (?:may|can) (?:you play THIS|THIS is play)$`), 'this card may only is play <so>'],
  [
    new RegExp(`^(?:THIS )?(?:is )?(?:not play(?:able)?|unplay(?:able)?|cannot is play|is not to is play) (?<so>${when}.*)$`),
    'this card may not is play <so>',
  ],
  [/^(?:THIS )?(?:require|need|demand|ask) that (?<so>(?:you|your|it|a|any|at least|there|no) .+)$/, 'this card may only is play if <so>'],
  [
    /^(?:to|in order to) play THIS , (?<so>(?:your|it|a|any|at least|there|no) [^,:;()]+|you (?:is|have|know|control)\b[^,:;()]+)$/,
    'this card may only is play if <so>',
  ],
  [
    /^if (?<so>[^,:;()]+) , you may play THIS ?[;,] ?(?:(?:if not|otherwise|else) ,? ?)?you (?:may not|cannot)(?: play (?:it|THIS))?$/,
    'this card may only is play if <so>',
  ],
  // ---------------------------------------------------------------- whom it joins
  [
    /^(?:THIS )?(?:only join(?: with)?|join(?: with)? only)(?: with)? (?!at\b|if\b|while\b|when\b|during\b)(?<what>[^,:;()]+)$/,
    'may only join <what>',
    monsters,
  ],
  [/^(?:THIS )?only join(?<rest> .+ (?:at night|by day|if|while|when|during)\b.*)$/, 'may join <rest>', monsters],
  [/^(?:THIS )?join(?: with)? (?<what>[^,:;()]+?) (?:only|alone)$/, 'may only join <what>', monsters],
  [/^(?:THIS )?(?:join nothing|may join nothing|join nobody|join no 1)$/, 'may not join', monsters],
  [
    /^(?:THIS )?(?:join|may join) (?:nothing|no monster|no card|nobody) (?:but|except|other than|save) (?<what>[^,:;()]+)$/,
    'may only join <what>',
    monsters,
  ],
  [
    /^(?:THIS )?(?:may not|cannot) (?:is )?join(?: with)? (?:anything|any card|any other card|anyone|any monster|any other monster) (?:but|except|other than|save) (?<what>[^,:;()]+)$/,
    'may only join <what>',
    monsters,
  ],
  [/^no (?<what>[^,:;()]+?) (?:may|can) join(?: with)? THIS$/, 'this card may not join <what>', monsters],
  [
    /^you may (?:join|add|play) THIS (?:to|with|in|into) (?<what>(?!a threat\b|any threat\b|your threat\b)[^,:;()]+?)(?: in (?:a|any|your|the same) threat)?$/,
    'this card may join <what>',
    ['Monster'],
  ],
  [
    /^(?:THIS )?(?:may|can) is (?:play|add|place) (?:to|into|in) (?:a|any|your|the same) threat (?:that|which) (?:already )?(?:contain|include|have|hold) (?<what>[^:;()]+)$/,
    'this card may join <what>',
    ['Monster'],
  ],
  [
    /^(?:THIS )?(?:may|can) is (?:play )?(?:a )?(?:part of|in|among) (?:the same|a|any) threat (?:as|with) (?<what>[^:;()]+)$/,
    'this card may join <what>',
    ['Monster'],
  ],
  [
    /^(?:THIS )?(?:may not|cannot|can never) is (?:play )?(?:part of|in) (?:the same|a|any) threat (?:as|with) (?<what>[^:;()]+)$/,
    'this card may not join <what>',
    ['Monster'],
  ],
  [/^(?:THIS )?is join by (?<what>[^:;()]+)$/, 'this card may is join by <what>', ['Monster']],
  [/^(?:THIS )?join both (?<what>[^,:;()]+? and [^,:;()]+)$/, 'join <what>', monsters],
  // ---------------------------------------------------------------- although something is not met
  [new RegExp(`^${waiver} , (?<may>you may (?:immediately )?play) ${played}$`), '<may> <what> <waive>'],
  [
    /(?<=\bplay [^:;()]*?)(?: ,)? (?:ignore|disregard) (?:its|their|the|any|all) (?<what>region|subregion|place|location|dimension|language|sanity cost)(?: requirements?| restrictions?)?$/,
    ' regardless of <what>',
  ],
  [
    /(?<=\bplay (?:(?!\bally\b)[^:;()])*?\b(?:artifact|tome)\b[^:;()]*?)(?: ,)? even (?:if|though|while|when) (?:you is |your investigator is )?walk(?:ing)?$/,
    ' regardless of attribute',
  ],
  [
    /(?<=\bplay [^,:;()]+? from (?:your|their) (?:discard pile|story deck|mythos deck)) ?,? as if (?:it|they|that card) is (?:still )?in (?:your|their) hand$/,
    '',
  ],
  [
    /^(?<head>(?:as your turn , )?(?:you may )?)search your (?<pile>discard pile|story deck) for (?:1|a|any|any 1) (?<what>[^,:;()]+?) and (?:immediately )?play (?:it|that card|they)$/,
    '<head> play 1 <what> from your <pile>',
  ],
  [
    /^(?<head>(?:as your turn , )?(?:you may )?)take (?:1|a|any|any 1) (?<what>[^,:;()]+?) from your (?<pile>discard pile|story deck) and (?:immediately )?play (?:it|that card|they)$/,
    '<head> play 1 <what> from your <pile>',
  ],
]
