/**
 * Words that point back: "the Ally so chosen", "both of them", "whoever played it". What has been chosen, or has set something off, is called in
 * many ways afterwards; put so, each of them is called as the grammar calls it. Tried for a text that cannot be read as it stands.
 */

import { asManyWent } from './as-many-went.ts'
import { chosenBefore } from './chosen-before.ts'
import { isGod } from './own-card/of-everybody.ts'
import { namedAgain } from './plain-words/said-beside-it.ts'
import type { Self } from './reading.ts'
import { type Edit, edited, inRows, inTurn, like, type Rewording, reworded } from './rewording.ts'
import { theFollowing } from './the-following.ts'
import { type Phrase, toldBehind } from './told-behind-it.ts'

const types = ['Ally', 'Artifact', 'Tome', 'Weapon', 'Spell', 'Monster', 'Event', 'Location', 'Phobia']
const nouns = [...types, 'card'].join('|')
const picked = '(?:chosen|selected|picked|designated|named|targeted|buried|discarded|flipped|returned|revealed|moved|affected)'
const pick = '(?:choose|select|pick|designate|name)'
/** "So chosen", "chosen in this way", "that you have chosen". */
const asChosen = `(?: (?:(?:so|thus|thereby) )?${picked}(?: (?:in this way|this way|by you|above))?| (?:(?:that|which|whom|who) )?you (?:have )?(?:just )?(?:chose|chosen|choose|selected|select|picked|pick|designated))`

/** What names the kind of a card in the words for it: "one Corrupt Cultist of your opponent"; what he bears is another card. */
const kindsIn = (what: string): readonly string[] =>
  [
    ...what
      .replace(/^(?:any )?(?:\w+|up to \w+|any number|half) of /i, '')
      .replace(/ (?:with|without|bearing|carrying|holding|having|who|that|which|whose|in|from|of|worth)\b.*$/, '')
      .matchAll(/\b\p{Lu}[\p{L}’'-]*/gu),
  ]
    .map(([kind]) => kind)
    .filter((kind) => !/^(?:Hand|Deck|Discard|Pile|Threat|Story|Mythos|Combat|When|Whenever|Each|Every|After|Once|If|As|The)$/.test(kind))

/** How a card may be called by what it is: an Ally or a Monster where only an attribute was told. */
function nounsOf(what: string): readonly string[] {
  const kinds = kindsIn(what)
  const singular = kinds.map((kind) => kind.replace(/Allies$/, 'Ally').replace(/s$/, ''))
  const said = types.filter((type) => singular.includes(type))
  const more = said.includes('Weapon') ? ['Artifact'] : said.includes('Phobia') ? ['Event'] : []
  return [...(said.length > 0 ? [...said, ...more] : ['Ally', 'Monster']), ...kinds.filter((kind) => !said.includes(kind)).map(quoted)]
}

/** Several of them: "Allies", "Cultists". */
const inPlural = (noun: string): string => (noun === 'Ally' ? 'Allies' : noun.endsWith('s') ? noun : `${noun}s`)

/** Whether some words are of more than one card. */
const isMany = (what: string): boolean =>
  !/^(?:an?|one|1|any|any one|another|the|one random|a random|target|your|his|her)\b/i.test(what) ||
  /^(?:any (?:number|two|three|of)|one or (?:more|two)|your (?!.*\bAlly\b))/i.test(what)

/** A word of a text as part of a pattern. */
const quoted = (word: string): string => word.replace(/[^\p{L}\p{N} ]/gu, '.')

/** How cards may be called that were picked just before, by what they are. */
function namesOf(what: string, self: Self | undefined): RegExp {
  const own = self ? `(?!${self.type}\\b)` : ''
  const kinds = nounsOf(what)
  if (isMany(what)) {
    const some = ['cards', ...kinds.map(inPlural)].join('|')
    return new RegExp(
      `\\b(?:(?:both|each|all|every one)(?: (?:two|three))? of (?:them|these|those|which|whom)(?: (?:${some}))?|each(?= (?:loses?|gains?|adds?|is|may|cannot|must)\\b)|(?<=\\bof )each(?= is\\b)|(?:both|all)(?: of)?(?: the| these| those)?(?: (?:two|three))? (?:(?:${picked}) )?(?:${some})(?:${asChosen})?|(?:these|those|the)(?: (?:two|three))? (?:(?:${picked}) )?(?:${some})(?:${asChosen})?|(?:these|those|the) (?:two|three|chosen)(?: of them)?|(?:all|each) (?:${some})${asChosen}|these|those|both|them|they)(?![\\p{L}-])`,
      'giu',
    )
  }
  const one = ['card', ...kinds].join('|')
  return new RegExp(
    `\\b(?:(?:that|the|such an?|such|the same) (?:(?:${picked}) )?(?:${one}|one)(?:${asChosen})?|this (?:(?:${picked}) )?(?:${own}(?:${kinds.join('|')})|one)(?:${asChosen})?|the ${picked} one|the (?:latter|former)|he or she|him or her|it(?! is (?:Night|Day|now|your|the)\\b)|him|(?<=\\b(?:bury|discard|flip|return|place|move|take|play|rotate|put|give|on|to|from|with|against|upon|by) )her(?! (?!until\\b|at\\b|face-|to\\b|and\\b|if\\b|in\\b|from\\b|or\\b|instead\\b|when\\b|immediately\\b|as\\b)\\p{L})|he|she)(?![\\p{L}-])`,
    'giu',
  )
}

/** What is its own: "its value"; who owns it is told so already. */
const itsOwn =
  /\b(?:its|his or her|his|her|their)(?= (?!owners?\b|opponent|Hand\b|Story\b|Mythos\b|Threat\b|Investigator\b|Sanity\b|choice\b|Discard\b|Current\b|Turn\b|next\b)\p{L})/giu

/** What a player does, rather than a card. */
const byPlayer =
  /\b(?:he or she|he|she|they)(?= (?:must |may |then |also |immediately )*(?:loses?|gains?|draws?|discards?|pays?) (?:\w+|an additional|half) (?:Sanity|points? of Sanity|cards?)\b)/giu

/** "Neither of them may defend": what none of those may do. */
const noneOfThem =
  /\b(?:neither|none|no one)(?: of (?:them|these|those|which|whom|these Allies|those Allies|the (?:two|chosen|Allies)\w*))? (may|can)(?= \p{Ll})/giu

/** Who has to do something with a card that is told already, and no choice. */
const whoDoesIt =
  /\b(?:that player|your opponent|he or she|he|she) must (?:then |immediately |at once )?(?=(?:bury|discard|flip|return) the target\b(?![^.;]* or ))/giu

/** One sentence of a text, and where it stands. */
interface Sentence {
  readonly at: number
  readonly said: string
}

/** The sentences of a text, without their stops. */
function sentencesOf(text: string): readonly Sentence[] {
  return [...text.matchAll(/[^.;!]+(?:\.(?=\S)[^.;!]*)*/g)].flatMap(({ 0: said, index }) => {
    const from = said.length - said.trimStart().length
    return said.trim() === '' ? [] : [{ at: index + from, said: said.trim() }]
  })
}

/** "When you pass, choose one Ally of your opponent", and how the sentence goes on, if it does. */
const chooses = new RegExp(
  `^(?<lead>(?:[^.;]*?(?:, |: | and | to | then ))?(?:you (?:may |must )?)?(?:then )?)(?<choose>${pick}) (?<what>(?:(?!that you\\b)[^.;:])+?)(?:(?<link>(?: and(?: then)?|, and(?: then)?|, then|:) |, (?:(?:who|which|(?:both|each|all) of (?:which|whom)|whose) |(?=neither of)))(?<rest>(?=[^.;]*\\b(?:bury|discard|flip|return|loses?|gains?|cannot|may|must|is|are|value|adds?)\\b)[^.;]+))?$`,
  'iu',
)

/** Whether a place of a sentence lies within the title of a card. */
const isInTitle = (said: string, at: number): boolean => said.slice(0, at).split('"').length % 2 === 0

/** The sentence with everything that points at what was chosen called the target; nothing where nothing does. */
function aimedAt(said: string, what: string, self: Self | undefined): string | undefined {
  // A Monster that gains something then is itself.
  if (self?.type === 'Monster' && /^It (?:gains|adds)\b/.test(said)) return undefined
  const names = namesOf(what, self)
  let isMet = false
  const isPerson = byPlayer.test(said)
  byPlayer.lastIndex = 0
  const other = said
    .replace(byPlayer, 'that player')
    .replace(noneOfThem, (_, verb: string) => `they ${/not$|^can/i.test(verb) ? 'cannot' : 'may not'}`)
    .replace(names, (found, ...rest) => {
      const [at, whole] = rest.slice(rest.findIndex((each) => typeof each === 'number')) as [number, string]
      if ((isPerson && /^(?:he|she|he or she)$/i.test(found)) || isInTitle(whole, at)) return found
      isMet = true
      return at === 0 ? 'The target' : 'the target'
    })
    .replace(itsOwn, () => {
      isMet = true
      return "the target's"
    })
  return isMet ? other.replace(whoDoesIt, '') : undefined
}

/** "When you pass, choose one Ally. The Ally so chosen is buried.": it is chosen for what is done with it; of one card, or of several. */
function chosenThen(text: string, self: Self | undefined, isOfSeveral: boolean): Rewording | undefined {
  const all = sentencesOf(text)
  const edits: Edit[] = []
  let what: string | undefined
  all.forEach(({ at, said }, index) => {
    const found = chooses.exec(said)?.groups
    if (found?.['what'] !== undefined && isMany(found['what']) === isOfSeveral && (!isOfSeveral || found['lead'] !== '')) {
      if (isOpen(all, index)) return
      const { lead = '', choose = '', link, rest } = found
      what = found['what']!
      const from = lead.length + choose.length + 1 + what.length
      const opening = lead.replace(/(?:,? and| to)(?: then)? $/, ': ')
      const begun: Edit[] =
        opening === lead && /^choose$/i.test(choose) ? [] : [{ at, length: lead.length + choose.length, put: `${opening}choose` }]
      if (rest !== undefined) {
        const subject = link!.startsWith(', wh') || /^, (?:both|each|all) of/.test(link!)
        const then = aimedAt(subject ? (/whose $/.test(link!) ? `its ${rest}` : `it ${rest}`) : rest, subject ? 'one card' : what, self)
        if (then) edits.push(...begun, { at: at + from, length: said.length - from, put: `: ${then[0]!.toLowerCase()}${then.slice(1)}` })
        return
      }
      const next = all[index + 1]
      const then = next && aimedAt(next.said, what, self)
      if (next && then)
        edits.push(...begun, {
          at: at + from,
          length: next.at + next.said.length - at - from,
          put: `: ${then[0]!.toLowerCase()}${then.slice(1)}`,
        })
      return
    }
    const isTaken = edits.some((each) => each.at <= at && at < each.at + each.length)
    const then = what === undefined || isTaken ? undefined : aimedAt(said, what, self)
    if (then) edits.push({ at, length: said.length, put: then })
  })
  return edited(text, edits)
}

const oneOfThem =
  /\b(?:one|either|any one)(?: (?:of (?:them|these|those|the two|these two|those two|these cards|those cards|the chosen (?:cards|Allies)))(?![\p{L}-])|(?= (?:and|,|is|loses|gains|must|face-|cannot|may)\b)|(?=[.,;]|$))/iu
const theOther = /\bthe other(?: one| card| Ally)?(?![\p{L}-])/iu
const isDealtWith = /^(?<which>.+?) (?:(?:is|must be|are) )?(?<how>buried|discarded|flipped|returned)(?<more>$| (?:face|to)\b.*)/iu
const orders: Readonly<Record<string, string>> = { buried: 'bury', discarded: 'discard', flipped: 'flip', returned: 'return' }

/** "The other is flipped face-down": told of the card, as something that is done with it. */
const asOrder = (said: string): string => {
  const { which, how, more } = isDealtWith.exec(said)?.groups ?? {}
  return which === undefined || /^(?:bury|discard|flip|return)\b/i.test(which) ? said : `${orders[how!.toLowerCase()]} ${which}${more}`
}

/** "Choose two of your Allies. Bury one of them and flip the other.": one of them, and one other. */
function oneAndOther(text: string): Rewording | undefined {
  const found =
    /\b(?:[Cc]hoose|[Ss]elect|[Pp]ick|[Dd]esignate) (?:any )?two (?<what>(?:of (?<whose>[\p{L}’' ]+?) )?(?<kind>(?:\p{Lu}[\p{L}’'-]* )*\p{Lu}[\p{L}’'-]*)(?<where> (?:of|in)\b[^.;:,]*?)?)(?:\.|;|:|,| and) (?<rest>[^.]*?\b(?:[Oo]ne|[Ee]ither)\b[^.]*(?:\. ?[^.]*)?)(?=\.|$)/u.exec(
      text,
    )
  const { whose, kind, where = '', rest } = found?.groups ?? {}
  if (!found || kind === undefined || rest === undefined || !theOther.test(rest)) return undefined
  const single = kind.replace(/Allies$/u, 'Ally').replace(/s$/u, '')
  const [one, other] =
    whose === undefined
      ? [`one ${single}${where}`, `one other ${single}${where}`]
      : [`one of ${whose} ${kind}${where}`, `one of ${whose} other ${kind}${where}`]
  const parts =
    /^(?<first>.*?\S)(?:,? and(?: then)?|,(?: then)?|[.;](?: Then,?)?) (?<second>(?:(?:bury|discard|flip|return) )?the other\b.*)$/iu.exec(
      rest,
    )?.groups
  if (!parts || !oneOfThem.test(parts['first']!)) return undefined
  const [first, second] = [asOrder(parts['first']!.replace(oneOfThem, one)), asOrder(parts['second']!.replace(theOther, other))]
  const told = `${first[0]!.toLowerCase()}${first.slice(1)}, then ${second[0]!.toLowerCase()}${second.slice(1)}`
  return edited(text, [{ at: found.index, length: found[0].length, put: told }])
}

const verbs = '(?:bury|buries|discards?|flips?|turns?|returns?|rotates?|places?|puts?|moves?)'
const single = '(?:one|an?|any one|any|one random|a random|two|three|two random|up to two|up to three)'
const moment = '(?:When|Whenever|Each time|Every time|As|At|In|On|Once|After|Before|During)\\b[^.;:]*?[,:] '
/** What is done with cards that are picked for it, and how the sentence goes on, if it does. */
const dealsWith = new RegExp(
  `^(?<lead>(?:${moment})?(?:(?:you|your opponent|an opponent|that player|he or she) (?:may |must )?)?)(?<verb>${verbs})(?<face> face-(?:down|up))? (?<what>${single} (?!card\\b|other\\b)(?:(?!face-|to |in(?:to)? your |and |then |until )[^.;:,])+?)(?<tail> face-(?:down|up)| (?:to|in|into) (?:its owner['’]s|your|your opponent['’]s) (?:Hand|Threat))?(?:(?<link>,? and(?: then)?|,(?: then)?(?: (?:which|who|whose))?) (?<rest>[^.;]+))?$`,
  'iu',
)
const isDone = new RegExp(
  `^(?<lead>(?:${moment})?)(?<what>${single} (?:(?!face-|and |then |until |is |are |must )[^.;:,])+?) (?:is|are|must be) (?:immediately )?(?<how>buried|discarded|flipped|returned)(?<tail> face-(?:down|up)| to (?:its owner['’]s|their owners['’]|your|your opponent['’]s) Hands?)?(?:(?<link>,? and(?: then)?|,(?: then)?(?: (?:which|who|whose))?) (?<rest>[^.;]+))?$`,
  'iu',
)
const itsOwner =
  /\b(?:that \w+['’]s (?:owner|player)|the (?:owner|player)(?: of (?:that|the)(?: \w+)?(?: (?:so|thus) \w+)?)?(?= (?:must |may |then |also |immediately )*(?:loses?|gains?|draws?|discards?|pays?|buries|flips)\b)|the (?:player|opponent|Investigator) (?:whose \w+ (?:it|he|she) (?:was|is)|who (?:owns|owned|has lost|lost) (?:it|that \w+|the \w+|him|her))|whoever (?:owns|owned|has lost|lost) (?:it|that \w+|the \w+|him|her)|(?:that|this) (?:player|person|Investigator|opponent))(?![\p{L}-])/giu

/** "Draw one card if it was Corrupt": what is asked stands first. */
const askedFirst = (said: string): string =>
  said
    .replace(/^(?!if |unless )(.+?),? (if|unless) (the target .+)$/iu, '$2 $3, $1')
    .replace(/\bthe target (?:was|were|had been)\b/gi, 'the target is')

const hasMoment = /^(?:When|Whenever|Each time|Every time|As|At|In|On|Once|After|Before|During|While)\b/i
const goesOn = /^(?:may|cannot|can|must|is|loses|gains|adds|becomes)\b/i

/** What is only done to a card that lies there still. */
const stillThere =
  /\b(?:bury|discard|flip|return|place|put|move) the target\b|\bthe target (?:loses|gains|adds|cannot|may|must|is (?:buried|discarded|flipped|returned))\b/i
/** Another card that is picked: what points back then may be that one. */
const picksAnother = /\b(?:bury|buries|discards?|flips?|returns?|chooses?|takes?|plays?) (?:one|an?|any|another|two|three) (?!card)/i

/** Whether a sentence picks another card, and one behind it points back. */
const isOpen = (all: readonly Sentence[], from: number): boolean =>
  all
    .slice(from + 1)
    .some(
      ({ said }, index) =>
        picksAnother.test(said) &&
        all.slice(from + index + 2).some((each) => /\b(?:it|him|her|he|she|they|them|that Ally|those)\b/i.test(each.said)),
    )

/**
 * "Flip one Ally face-down. It may not be flipped face-up ...": it is chosen for all that is done with it. `isByMoment`: only where the first is
 * done at some moment and the second says of none.
 */
function dealtWithThen(text: string, self: Self | undefined, isByMoment: boolean): Rewording | undefined {
  const all = sentencesOf(text)
  const edits: Edit[] = []
  let what: string | undefined
  all.forEach(({ at, said }, index) => {
    const found = (dealsWith.exec(said) ?? isDone.exec(said))?.groups
    if (found?.['what'] !== undefined) {
      const { lead = '', verb, how, face = '', tail = '', link = '', rest } = found
      const next = all[index + 1]
      if (isOpen(all, index)) return
      if (isByMoment && (lead === '' || rest !== undefined || !next || hasMoment.test(next.said))) return
      const isBare = / wh(?:ich|o)$/.test(link) || (how !== undefined && goesOn.test(rest ?? ''))
      const then = rest === undefined ? next?.said : `${/ whose$/.test(link) ? 'its ' : isBare ? 'it ' : ''}${rest}`
      const pointed = then && pointedAt(then, found['what'], self)
      if (!pointed) return
      // What has gone is not dealt with once more.
      if (!/^(?:flip|turn|rotate)/i.test(verb ?? orders[how!.toLowerCase()]!) && stillThere.test(pointed)) return
      const isTheirs = /(?:your opponent|an opponent) (?:may |must )?$/i.test(lead)
      what = `${found['what']}${isTheirs && !/ of /.test(found['what']) ? ' of your opponent' : ''}`
      const opening = lead.replace(/(?:you|your opponent|an opponent) (?:must )?$/i, '')
      const order = verb ?? orders[how!.toLowerCase()]
      const first = `${opening}choose ${what}: ${order}${face} the target${tail}`
      const end = rest === undefined ? next!.at + next!.said.length : at + said.length
      edits.push({
        at,
        length: end - at,
        put: `${first[0]!.toUpperCase()}${first.slice(1)}${/^if |\bat the (?:end|start|beginning) of |\bwhen(?:ever)? |\beach time /i.test(pointed) ? `. ${pointed[0]!.toUpperCase()}${pointed.slice(1)}` : `, then ${pointed[0]!.toLowerCase()}${pointed.slice(1)}`}`,
      })
      return
    }
    const isTaken = edits.some((each) => each.at <= at && at < each.at + each.length)
    const then = what === undefined || isTaken ? undefined : pointedAt(said, what, self)
    if (then) edits.push({ at, length: said.length, put: then })
  })
  return edited(text, edits)
}

/** What is said next of the card that was dealt with; nothing where it speaks of none. */
function pointedAt(said: string, what: string, self: Self | undefined): string | undefined {
  // "Flip one of your Priests. Discard her ...", on an Ally: she, or the card itself?
  const isOneself =
    self?.type === 'Ally' &&
    /\byour\b(?! opponent)/i.test(what) &&
    /(?<!\bor )\b(?:him|her|he|she)\b(?! or\b)(?! \p{L}+ (?:is|was)\b)/iu.test(
      said.replace(/\b(?:he or she|him or her|his or her)\b/gi, ''),
    )
  if (isOneself) return undefined
  // "If your opponent has no Soldiers, he loses 1 Sanity": he of whom it is asked, and not the owner of what there was not.
  if (/^(?:if|while|unless) your opponent (?:has|does not have) (?:no|none|any)\b/i.test(said)) return undefined
  const owned = said
    .replace(itsOwner, 'its owner')
    .replace(
      /^if (an? \p{Lu}[^.;:,]*?) (?:was|is|has been) (?:(?:so|thus) )?(?:buried|discarded|flipped|returned)(?: (?:in this|this) way)?,/iu,
      'if it is $1,',
    )
  const then = aimedAt(owned, what, self) ?? (/\bits owner\b/i.test(owned) ? owned : undefined)
  return then && askedFirst(then)
}

const gone = '(?:discarded|buried|flipped|returned|lost|drawn|moved)'
const eachOfThose = `(?:each|every)(?: (?:of (?:them|these|those)(?: cards)?|${gone} (?<of>card|\\p{Lu}[\\p{L}’'-]*)|(?:such )?(?<kind>card|\\p{Lu}[\\p{L}’' -]*?|one)(?: (?:that )?(?:(?:was|is|you|you have) )?(?:(?:so|thus) )?${gone}(?: (?:in this|this) way)?)?))?`
const countedBehind = new RegExp(`^(?<deed>[^.;,]+?) for ${eachOfThose}$`, 'iu')
const countedFirst = new RegExp(`^for ${eachOfThose}, (?<deed>[^.;]+)$`, 'iu')
const asMany =
  /^(?<deed>(?:you |your opponent |he or she |he |she |they )?(?:may |must )?(?:draws?|gains?|loses?)) (?:(?:just )?as (?:many|much)|that (?:many|much)|an equal number of|the same (?:number|amount)(?: of)?|a like number of)(?: (?:new|other))?(?<unit> cards?| Sanity(?: points?)?| points of Sanity)?(?: as (?:(?:you|were|was|he or she|he|she|they) )?(?:(?:so|have) )?(?:discarded|buried)| from your Mythos Deck)?$/iu
const goesSo = new RegExp(
  `^(?<lead>(?:${moment})?(?:(?:you|your opponent|each player|each opponent|he or she) (?:may |must )?)?)(?<verb>discard|bury|buries|discards|flip|flips|return|returns)\\b[^.;:]*$`,
  'iu',
)
const goneSo: Readonly<Record<string, string>> = { d: 'discarded', b: 'buried', f: 'flipped', r: 'returned' }

/** "Discard up to three cards. Draw as many.", "... one for each of them": for each that has gone so. */
function countedThen(text: string): Rewording | undefined {
  const all = sentencesOf(text)
  const edits: Edit[] = []
  all.forEach(({ at, said }, index) => {
    const before = all[index - 1]
    const verb = before && goesSo.exec(before.said)?.groups?.['verb']
    const many = asMany.exec(said)?.groups
    const counted = (countedBehind.exec(said) ?? countedFirst.exec(said))?.groups
    if (!before || verb === undefined || !(many ?? counted)) return
    const noun = counted?.['kind'] ?? counted?.['of'] ?? 'card'
    const unit = many?.['unit'] ?? ' cards'
    const deed = many ? `${many['deed']} one${/card/.test(unit) ? ' card' : ' Sanity'}` : counted!['deed']!
    const each = /^one$/i.test(noun) ? 'card' : noun
    const put = `, then ${deed[0]!.toLowerCase()}${deed.slice(1)} for each ${each} ${goneSo[verb[0]!.toLowerCase()]} in this way`
    const from = before.at + before.said.length
    edits.push({ at: from, length: at + said.length - from, put })
  })
  return edited(text, edits)
}

const causes = new RegExp(
  `^(?<head>(?:[Ww]hen|[Ww]henever|[Ee]ach time|[Ee]very time|[Aa]fter|[Aa]s soon as|[Tt]he moment|[Oo]nce)\\b(?![^.;:,]*\\b(?:arrives?|travels?|walks?|pass|passes|Pass|Passes|leaves?|enters?|Turn)\\b)[^.;:,]*?\\b(?:an?|any|one|another|your|opponent['’]s|opponents['’]) (?:of your )?(?:${nouns}|\\p{Lu}[\\p{L}’'-]*)(?![\\p{L}-])(?:[^.;:,]*?))[,:] `,
  'u',
)

/** "When your opponent plays an Ally, bury it.": the card by which that was set off, and the player who did. */
function setOff(text: string, self: Self | undefined): Rewording | undefined {
  const edits: Edit[] = []
  let what: string | undefined
  for (const { at, said } of sentencesOf(text)) {
    const found = causes.exec(said)
    if (found) what = found.groups!['head']!
    if (what === undefined) continue
    const from = found ? found[0].length : 0
    const done = said.slice(from)
    const isOwnPlay = self?.type === 'Ally' && /\byou\b/i.test(what)
    const names = namesOf(`one ${kindsIn(what).join(' ')}`, self)
    const put = done
      .replace(
        /\bthe player who (?:has )?(?:just )?(?:played|buried|discarded|lost|cast|used|drew|flipped) (?:it|that \w+|the \w+|him or her)\b|\bwhoever (?:has )?(?:just )?(?:played|buried|discarded|lost|cast|used|flipped) (?:it|that \w+|the \w+|him or her)\b|\b(?:that|this) (?:person|Investigator|opponent)\b|\bthe (?:person|player|one|Investigator) (?:who is )?(?:playing|casting|using|burying|discarding) (?:it|that \w+|the \w+)\b|\bthe (?:player|Investigator)(?= (?:must |may |then |also |immediately )*(?:loses?|gains?|draws?|discards?|pays?|buries|flips)\b)/giu,
        'that player',
      )
      .replace(byPlayer, 'that player')
      .replace(
        /\b(?:that player|your opponent|he or she|she or he|he|she|they) must (?:immediately |at once )?(?=(?:bury|discard|flip|return) (?:it|him or her|him|her|them|that \w+|the \w+)\b(?! of| in| from))/giu,
        '',
      )
      .replace(
        new RegExp(
          `\\b(?:that|the|such an?|such|this) (?:${['card', ...nounsOf(`one ${kindsIn(what).join(' ')}`)].join('|')}) (?:(?:so|thus|just) )?(?:played|cast|used|buried|discarded|flipped|drawn|lost)(?: (?:in this way|this way))?(?![\\p{L}-])`,
          'giu',
        ),
        'that card',
      )
      // On an Ally, "him" may be himself where it is you who have played another.
      .replace(names, (found) => (isOwnPlay && /^(?:him|her|he|she)$/i.test(found) ? found : 'that card'))
      .replace(/\b(?:its|his or her|his|her)(?= value\b)/giu, "that card's")
      .replace(
        /\b(bury|discard|flip|return|lose) another(?=[.;,]|$| face-| to | or )/giu,
        `$1 another ${nounsOf(`one ${kindsIn(what).join(' ')}`)[0]!}`,
      )
      .replace(/\bthat player must (?=(?:bury|discard|flip|return) that card\b)/gi, '')
    if (put !== done) edits.push({ at: at + from, length: done.length, put })
    // Of another card that was picked then, the next sentence speaks.
    if (/\b(?:one|an?|any|another|two|three|this) (?:of your |of your opponent['’]s )?(?:other |random )?(?:\p{Lu}|card)/u.test(done))
      what = undefined
  }
  return edited(text, edits)
}

/**
 * What is said so before all else, for it would be read wrongly as it stands. "Choose two Allies. Bury both of them.": "both" may as well be the
 * card that has chosen them and another. "When you pass, bury one Ally. Its owner loses 1 Sanity.": then, and not when the Event is played.
 */
export function saidBeforeAll(text: string, self: Self | undefined): Rewording | undefined {
  const hasMomentOfItsOwn = self !== undefined && (/^(?:Event|Location|Spell)$/.test(self.type) || isGod(self))
  return inTurn(text, [
    casterThen,
    returnedThen,
    asManyWent,
    (so) => chosenThen(so, self, true),
    (so) => (hasMomentOfItsOwn ? dealtWithThen(so, self, true) : undefined),
  ])
}

/** "Cancel a Spell just cast by an Ally and flip that Ally": the Ally, and not the Spell that was picked. */
const casterThen = (text: string): Rewording | undefined =>
  reworded(
    text,
    /\b(cancels? [^.;:]*?\bcast (?:by|from) an? (Ally|Tome|Artifact)(?: of (?:your|an|any) opponent)?)(?:,? and(?: then)?|, then|;) (flip|bury|discard) (?:that|the) \2(?= face-down\b|[.;,]|$)/giu,
    (_, [cancels, holder, deed]) => `${cancels}. ${deed![0]!.toUpperCase()}${deed!.slice(1)} that ${holder}`,
  )

/** "Flip one of your Allies, who remains face-down as long as this is your Current Location". */
export const whoStays = (text: string): Rewording | undefined =>
  reworded(
    text,
    /\b(flip (?:one|an?|any one) [^.;,]*?\b(Ally|Allies|Artifacts?)\b[^.;,]*?)(?: face-down)?, (?:who|which) (?:then )?(?:remains|stays|lies|must (?:remain|stay)) face-down (?:(?:for )?as long as|so long as|while) (?:this is your Current Location|you (?:are|stay|remain) here)(?=[.;]|$)/giu,
    (_, [deed, what]) => `${deed}. That ${what!.replace(/ies$/, 'y').replace(/s$/, '')} remains face-down until you leave`,
  )

/** "Cancel an Event just played. It returns to its owner's Hand instead of being buried": the Event that was called off, and not the one that does so. */
const returnedThen = (text: string): Rewording | undefined =>
  reworded(
    text,
    /\b(cancels? [^.;:]*?\b(?:Events?|Spells?|cards?)\b[^.;:]*)[.;] (?:Instead of being (?:buried|discarded), )?(?:it|that (?:Event|Spell|card)|the (?:cancell?ed )?(?:Event|Spell|card)) (?:returns|goes|comes|is returned|is put|is placed)(?: back)? (?:in)?to ((?:that|the|your) opponent['’]s|its (?:owner|player)['’]s|his or her|his|her|their) Hand(?: instead of being (?:buried|discarded)| instead)?(?=[.;]|$)/giu,
    (_, [cancels, whose]) => `${cancels}. Return it to ${whose} Hand`,
  )

/** "These Allies", on a card that is no Monster: those that were spoken of, and never this card. */
export const ofThose = (text: string, self: Self | undefined): Rewording | undefined =>
  self === undefined || self.type === 'Monster'
    ? undefined
    : reworded(
        text,
        /\b(t)hese (?=(?:Allies|Artifacts|Tomes|Weapons|Spells|Monsters|Events|Locations|Phobias|cards)\b)/giu,
        (_, [t]) => `${t}hose `,
      )

const phrases: readonly Phrase[] = [
  // "When any player plays one Ally": any of them sets it off.
  [
    /(?<=\b(?:when|whenever|each time|every time) (?:you|your opponent|an opponent|any opponent|any player|a player|any other player|someone|anyone)(?: \w+)?) (plays?|casts?|bury|buries|loses?|uses?) one (?=\p{Lu})/giu,
    ' $1 a ',
  ],
  // "Any player that plays an Ally", "every player playing an Ally", "anybody who plays one".
  [
    /\b(any|every|each|an?) (player|Investigator|opponent|other player) (?:that|which) (?=(?:plays|casts|buries|discards|uses|draws|flips|passes|travels|arrives|loses|gains)\b)/giu,
    '$1 $2 who ',
  ],
  [/\b(any|every|each|an?) (player|Investigator|opponent|other player) (?:who is )?playing (?=an? |any |one )/giu, '$1 $2 who plays '],
  [/\b(any|every|each|an?) (player|Investigator|opponent|other player) (?:who is )?casting (?=an? |any |one )/giu, '$1 $2 who casts '],
  [/\b(?:any|every)(?:one|body) (?:who is )?playing (?=an? |any |one )/giu, 'any player who plays '],
  [/\b(?:any|every)(?:one|body) (?:who is )?casting (?=an? |any |one )/giu, 'any player who casts '],
  [/\b(?:any|every)(?:one|body) (?:who|that) (?=\p{Ll})/giu, 'any player who '],
  // "Any Ally that your opponent plays is buried."
  [
    /(?<=^|[.;:] |, )(?:any|each|every) (\p{Lu}[^.;:,]*?) (?:that |which |who |whom )?(your opponent|an opponent|any opponent|any player|any other player|a player|each player|you) (plays|casts|play|cast) (?:is|must be) (?:immediately |at once )?(buried|discarded|flipped(?: face-down)?|returned to [^.;:,]*?)(?=[.;]|$)/giu,
    'when $2 $3 a $1, it is $4',
  ],
  [
    /(?<=^|[.;:] |, )all (\p{Lu}[^.;:,]*?)s (?:that |which |who |whom )?(?:(your opponent|an opponent|any opponent|any player|any other player|a player|each player|you) plays?|(?:that are )?played by (your opponent|an opponent|any opponent|any player|any other player|a player|each player|you)) (?:are|must be) (?:immediately |at once )?(buried|discarded|flipped(?: face-down)?|returned to [^.;:,]*?)(?=[.;]|$)/giu,
    'when $2$3 plays a $1, it is $4',
  ],
  [
    /(?<=^|[.;:] |, )(bury|discard) (?:any|each|every) (\p{Lu}[^.;:,]*?) (?:(?:that |which |who |whom )?(your opponent|an opponent|any opponent|any player|any other player|a player|each player) plays|(?:that is )?played by (your opponent|an opponent|any opponent|any player|any other player|a player))(?=[.;]|$)/giu,
    'when $3$4 plays a $2, $1 it',
  ],
  // "If he or she cannot", "those who have none": whoever has none.
  [/\bthose (?:players )?who (?:have|had) (none|no \p{L}+|one|any)(,?) (lose|gain|draw|discard|bury)(?=\b)/giu, 'anyone who has $1$2 $3s'],
  [/\bthose (?:players )?who (?:cannot|can not)(,?) (lose|gain|draw|discard)(?=\b)/giu, 'anyone who cannot $2s'],
  // "Each player with an Artifact must discard it or lose 1 Sanity": one of his.
  [
    /\b(each|every|any) (player|opponent|Investigator) (?:with|who has) (an?|any) ((?:\p{Lu}[\p{L}’-]* ?){1,3}?)(?: in play)? must (discard|bury|flip) it( face-down)? or /giu,
    '$1 $2 who has $3 $4 must $5 one $4$6 or ',
  ],
  // "In his place", "instead of him": instead.
  [
    /\b(?:is|are) (buried|discarded|flipped|lost)((?: in Combat)?), (you may [^.;:]*?) in (?:his or her|his|her|its|their|that Ally['’]s) (?:place|stead)(?=[.;]|$)/giu,
    'would be $1$2, $3 instead',
  ],
  [
    /\b(?:instead of|rather than|in place of) (?:him or her|him|her|it|them|that \p{L}+|the (?:Ally|Artifact|card))(?=[.;]|$)/giu,
    'instead',
  ],
  [/\b(with|against|to|by|for|beside) her(?= (?:loses?|gains?|adds?|is|may|cannot|and|or)\b|[.;,]|$)/giu, '$1 him'],
  // "One of these", "the rest".
  [
    /\b(take|put|place|keep|return|choose|discard|bury|draw) (one|two|three|any|up to two) of (?:these|those)(?: cards)?(?= |[.;,]|$)/giu,
    '$1 $2 of them',
  ],
  [
    /\bthe (?:rest|remainder|remaining (?:ones|cards|two|three)|other (?:two|three|cards)|others)(?=[.;,]| (?:in|on|back|to|into|from)\b|$)/giu,
    'the others',
  ],
  [/\btake (one|two|three) of them (?:into|in) your Hand\b/giu, 'put $1 of them in your Hand'],
  [/(?<=\b(?:may|and|then|do,|so,|or|Night,|Day,) )draw (two|three|four|another|one)(?=[.;]|$)/giu, 'draw $1 cards'],
  [/(?<=[.;:,] )(draw) (two|three|four)(?=[.;]|$)/giu, '$1 $2 cards'],
  // "That Ally remains so until ...": as it was flipped.
  [
    /(?<=\bface-(down)\b[^.;]*[.;] (?:it|he|she|he or she|they|that \p{L}+|the \p{L}+|those \p{L}+) (?:remains?|stays?|must remain)) (?:so|thus|that way|like this|in this state)\b/giu,
    ' face-down',
  ],
  [
    /(?<=\bface-(up)\b[^.;]*[.;] (?:it|he|she|he or she|they|that \p{L}+|the \p{L}+|those \p{L}+) (?:remains?|stays?|must remain)) (?:so|thus|that way|like this|in this state)\b/giu,
    ' face-up',
  ],
  // "Bury one of your Allies. Your opponent must bury one of his or hers."
  [
    /(?<=\b(?:one|an?|one of your) (?:(?:other|random) )?(Ally|Artifact|Tome|Weapon|Spell|Monster)[^.;]*[.;,] (?:then )?(?:and )?(?:your opponent|each opponent|that player|each other player|he or she) (?:must )?(?:then |also )*(?:bury|discard|flip|buries|discards|flips)) one of (?:his or hers|his or her own|theirs|his|hers|their own)(?=[.;]| face-|$)/gu,
    ' one $1',
  ],
  [
    /(?<=\bone of your Allies[^.;]*[.;,] (?:[Tt]hen,? )?(?:and )?(?:[Yy]our opponent|[Ee]ach opponent|[Tt]hat player|[Ee]ach other player) (?:must )?(?:then |also )*(?:bury|discard|flip|buries|discards|flips)) one of (?:his or hers|his or her own|theirs|his|hers|their own)(?=[.;]| face-|$)/gu,
    ' one Ally',
  ],
  // "Gains 2, but if he is buried, you lose 2 Sanity."
  [
    /, but (if|when|once) (?:he or she|he|she|it|the bearer) (is|would be) (buried|discarded|lost|flipped), (?=you |your )/giu,
    '. $1 the bearer $2 $3, ',
  ],
  [/\b(draws? as many)(?: cards)? as (?:(?:you|were) )?(?:have )?(?:just )?discarded\b/giu, '$1'],
  ...toldBehind,
  // "Gain its value in Sanity", "as many points as it is worth".
  [
    /\b(gains?|loses?) (?:(its|his or her|his|her|that \p{L}+['’]s) value in Sanity(?: points)?|as (?:much|many) Sanity(?: points)? as (it|he or she|he|she|that \p{L}+) is worth)/giu,
    '$1 Sanity equal to its value',
  ],
  [/\bits value is added to your Sanity\b/giu, 'gain Sanity equal to its value'],
  // "For each Ally he or she plays, a player loses 1 Sanity."
  [
    /(?<=^|[.;:] )(a player|any player|each player|your opponent|each opponent|an opponent) ([^.;:,]+?) for (?:each|every) (\p{Lu}[^.;:,]*?) (?:that )?(?:he or she|he|she|they) (plays|buries|discards|casts|play|bury|discard|cast)(?=[.;]|$)/giu,
    'each time $1 $4 a $3, that player $2',
  ],
  [
    /(?<=^|[.;:] )for (?:each|every) (\p{Lu}[^.;:,]*?) (?:that )?(?:he or she|he|she|they) (plays|buries|discards|casts), (a player|any player|each player|your opponent|each opponent|an opponent) ([^.;:,]+?)(?=[.;]|$)/giu,
    'each time $3 $2 a $1, that player $4',
  ],
]

/** Single turns of phrase, each put so wherever it stands. */
const inPhrases = (text: string): Rewording | undefined =>
  inRows(
    text,
    phrases.map(([said, put]) => [
      said,
      (found, groups) => like(found, put.replace(/\$(\d)/g, (_, no: string) => groups[Number(no) - 1] ?? '').replace(/\bAllie\b/g, 'Ally')),
    ]),
  )

/** "Target Ally loses 2. If he or she is Corrupt, ...": the one that was aimed at. */
function ofTheTarget(text: string, self: Self | undefined): Rewording | undefined {
  const [first, ...later] = sentencesOf(text)
  const kind = /\b[Tt]arget ((?:\p{Lu}[\p{L}’'-]* ?)+)/u.exec(first?.said ?? '')?.[1]
  if (kind === undefined) return undefined
  return edited(
    text,
    later.flatMap(({ at, said }) => {
      const put = aimedAt(said, `one ${kind.trim()}`, self)
      return put === undefined ? [] : [{ at, length: said.length, put }]
    }),
  )
}

/** "He may not bear Weapons, and she adds 1", on an Ally whose text speaks of nobody else: himself. */
function ofOneself(text: string, self: Self | undefined): Rewording | undefined {
  if (self?.type !== 'Ally' || !/^(?:He or she|He|She)\b/.test(text) || /\b(?:opponent|player|Investigator|another|other)\b/i.test(text))
    return undefined
  return inTurn(text, [
    (so) => reworded(so, /\b(?:he or she|he|she)(?= \p{Ll})/giu, (said) => (/^\p{Lu}/u.test(said) ? 'This card' : 'this card')),
    (so) =>
      reworded(so, /\b(?:with|against|to|by) (?:him or her|him|her)(?=[.;,]| (?:and|or|may|gains?|loses?|adds?)\b|$)/giu, (said) =>
        said.replace(/ .*$/, ' this card'),
      ),
  ])
}

/** "Other than Pruett", "including the Widow": its own name, where it is told among others. */
function withOwnName(text: string, self: Self | undefined): Rewording | undefined {
  const own = self?.title.split(/[ ,]+/).filter((word) => /^\p{Lu}\p{L}{3,}$/u.test(word)) ?? []
  if (own.length === 0) return undefined
  return reworded(
    text,
    new RegExp(
      `(?<=\\b(?:including|excluding|except|than|counting|besides|from|but|bury|discard|flip|with|by|against) )(?:the |poor )?(?:${own.join('|')})(?! \\p{Lu}|['’])(?![\\p{L}-])`,
      'gu',
    ),
    () => 'this card',
  )
}

/** The text with what points back called as the grammar calls it, in the ways it may be meant; the likelier first. */
export function pointingBack(text: string, self: Self | undefined): readonly Rewording[] {
  const own = (so: string): Rewording | undefined => withOwnName(so, self)
  return [
    oneAndOther(text),
    chosenBefore(text),
    inTurn(text, [chosenBefore, inPhrases, (so) => chosenThen(so, self, false)]),
    inTurn(text, [own, theFollowing, inPhrases, (so) => chosenThen(so, self, false)]),
    inTurn(text, [inPhrases, (so) => dealtWithThen(so, self, false)]),
    countedThen(text),
    ofTheTarget(text, self),
    inTurn(text, [inPhrases, (so) => setOff(so, self)]),
    ofOneself(text, self),
    ...(self?.type === 'Spell' ? [inTurn(text, [namedAgain, inPhrases, (so) => chosenThen(so, self, false)])] : []),
  ].filter((each) => each !== undefined)
}
