/** On a journey and on foot: what is done aboard, who comes along, what lies crosswise, and what one need not walk. */

import { like, type Row } from '../rewording.ts'

const aboard = '(?:aboard|on board|on deck|in your cabin|in the (?:carriage|compartment|cabin)|on the (?:train|ship|boat|road))'
const journey = '(Travel(?: by (?:Air|Sea|Land))?|Train)'

export const onTheWay: readonly Row[] = [
  [new RegExp(`\\b(remain|stay) ${aboard}(?= for (?:a|one) Turn\\b)`, 'giu'), (_, [stays]) => `${stays} aboard`],
  // "You may remain aboard for a Turn to play a Dreamer (only one per Ship played)": of a journey that is said to go on, it is done once anyway.
  [
    /(?<=\b(?:following|later) Turn, [^()]*\b(?:remain|stay) aboard for (?:a|one) Turn\b[^.;()]*?) \(only one (?:per|for each|for every) [^().;]+? played\)/giu,
    () => '',
  ],
  // "May be played aboard a Travel by Sea Event without a Gate".
  [
    new RegExp(
      `\\b(may (?:also )?be played) (?:aboard|on|at|from) (?:an?|any|your) ${journey}(?: Events?| cards?)? without (?:using |the use of |need of |needing )?(?:an?|any) Gate(?=[.;]|$)`,
      'giu',
    ),
    (_, [may, what]) => `${may} without a Gate while you are aboard a ${what} Event`,
  ],
  // "A hitchhiker (one Cultist that you could play there) may come with you".
  [
    /(?<=\bplay (?:a|any|one) (?:new )?Location\b[^.;]*[.;] )(?:An? [^.;()]+ \()?(?:one|an?) ([^.;,()]+?) (?:that|whom|who) (?:you )?(?:could|can|may) (?:be )?play(?:ed)? there(?:\))? (?:may|can) (?:then )?(?:come|ride|travel|go|come along) (?:along )?with you(?=[.;]|$)/giu,
    (said, [who]) => like(said, `you may then play one ${who} as an Ally there`),
  ],
  [
    /(?<=\bplay (?:a|any|one) (?:new )?Location\b[^.;]*[.;] )You may (?:also )?(?:bring|take) (?:one|an?) (Ally|\p{Lu}[\p{L}-]*(?: Ally)?) (?:along )?with you(?: from your Hand)?(?=[.;]|$)/giu,
    (_, [who]) => `You may then play one ${who!.replace(/ Ally$/, '')}${/^Ally$/i.test(who!) ? '' : ' as an Ally'} there`,
  ],
  // "When you play a crosswise Location, you may flip this card and rotate that Location right-side-up".
  [
    /\b((?:when|whenever|each time|if)(?: that)? you) (?:play (?:a|any) crosswise Location|play (?:a|any) Location crosswise|begin to walk),? (you may (?:flip|discard|bury) this card)(?: and| to),? (?:immediately )?(?:(?:rotate|turn) (?:that|the|this) Location (?:right-side-up|upright)|(?:rotate|turn) it (?:right-side-up|upright)|arrive)(?: immediately| at once)?(?=[.;]|$)/giu,
    (_, [when, may]) => `${when} walk to a Location, ${may} to turn your crosswise Location right-side-up`,
  ],
  // "While ... and no Storm is": is in play.
  [/\b(While this card is in play and no (?:\p{Lu}\p{L}* )*\p{Lu}\p{L}*) is,/gu, (_, [so]) => `${so} is in play,`],
  [
    /(\bneed not walk between [^.;]+)[.;] Play (?:each|every|the|any) new Location right-side-up(?: on top of your Story Deck)?(?=[.;]|$)/giu,
    (_, [need]) => need!,
  ],
  // "Immediately after playing any Travel by Air Event, on the same Turn and from any Region".
  [
    /\b(play this card (?:immediately |right |directly )?after (?:playing )?(?:an?|any) [^.;,]+?),? (?:on|in|during) the same Turn,?(?: and)? from any Region(?=[.;]|$)/giu,
    (_, [play]) => `${play}, regardless of Region`,
  ],
  [
    /\bThis card may be played on the same Turn (?:as|with|after) (?:an?|any) ([^.;,]+? Event),?(?: and)? from any Region(?=[.;]|$)/gu,
    (_, [what]) => `You may play this card immediately after playing any ${what}, regardless of Region`,
  ],
  // "You must discard one card from your Hand to rotate a crosswise Location": he who does, as his Turn.
  [
    /\b(You|Each player|Every player|All players|Players|Any player|Each Investigator|All Investigators|Each opponent|Your opponents?) must (?:first )?((?:[Dd]iscard|[Bb]ury) (?:an?|one|two) [^.;,:()]*?cards?(?: (?:from|in) (?:(?:his or her|their|your) )?Hand)?) (?:in order )?to (?:rotate|turn) (?:a|any|his or her|their|the|your) crosswise Location(?: right-side-up| upright)?(?=[.;]|$)/gu,
    (_, [who, gives]) =>
      `${/player|Investigator|You$/.test(who!) ? (who === 'You' ? 'You' : 'Each player') : 'Each opponent'} may rotate Locations only for this cost (${gives!.toLowerCase().replace(/ (?:from|in) (?:(?:his or her|their|your) )?Hand$/i, '')} in your Hand)`,
  ],
  // "You may descend to this Location from any Dimension, but only if your Current Location is Inside".
  [
    /\bYou may (?:descend|climb|climb down|climb up|ascend|walk|go|come|pass) to this Location from any Dimension,? (?:but )?only (?:if|when|while) (?:your Current Location|you|it) (?:is|are) (Inside|Outside|Underground)(?=[.;]|$)/gu,
    (_, [how]) => `You may walk to this Location from any ${how} Location in any Dimension`,
  ],
  // "When you rotate a crosswise Location as your Turn".
  [
    /\b((?:when|whenever|each time|if)(?: that)? (?:you|your opponent|an opponent|any player|a player)) (rotate|turn)(s?) (?:a|the|your|his or her|their) crosswise Location(?: right-side-up| upright)? (?:as|for|on|using) (?:your|a|his or her|their) Turn(?=[,.;])/giu,
    (_, [when, , s]) => `${when} arrive${s} at a Location by walking for a Turn`,
  ],
  // "Rotate opponent's Current Location crosswise, as if walking".
  [
    /(?<=\b(?:rotate|turn)\b[^.;]* crosswise),? as (?:if|though) (?:(?:he or she|he|she|that player|your opponent|you) (?:is|were|are) )?walking(?=[.;,]|$)/giu,
    () => '',
  ],
]
