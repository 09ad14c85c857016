# What Special Effects say, one sentence at a time. Above each rule stand sentences that it reads; a test feeds
# them back. Words are in their basic form ("bury" also reads "buries" and "buried"); %name is a word that cards
# are known by; words of order and urgency ("then", "immediately") never get here.

@{%
import { lexer } from './lexer.ts'
import * as draft from './make/draft.ts'
import * as nouns from './make/nouns.ts'
import * as cards from './make/cards.ts'
import * as conditions from './make/conditions.ts'
import * as players from './make/players.ts'
import * as moments from './make/moments.ts'
import * as befalls from './make/befalls.ts'
import * as values from './make/values.ts'
import * as deeds from './make/deeds.ts'
import * as moving from './make/moving.ts'
import * as hours from './make/hours.ts'
import * as permissions from './make/permissions.ts'
import * as tolls from './make/tolls.ts'
import * as places from './make/places.ts'
import * as replacements from './make/replacements.ts'
import * as bans from './make/bans.ts'
import * as keepers from './make/keepers.ts'
import * as steps from './make/steps.ts'
import * as sentences from './make/sentences.ts'
%}
@lexer lexer

@include "./effect/remarks.ne"
@include "./effect/moments.ne"
@include "./effect/occurrences.ne"
@include "./effect/befalls.ne"
@include "./effect/conditions.ne"
@include "./effect/predicates.ne"
@include "./effect/counts.ne"
@include "./effect/costs.ne"
@include "./effect/pennies.ne"
@include "./effect/amounts.ne"
@include "./effect/players.ne"
@include "./effect/cards.ne"
@include "./effect/told-of-cards.ne"
@include "./effect/deeds.ne"
@include "./effect/moving.ne"
@include "./effect/turned-up.ne"
@include "./effect/travel.ne"
@include "./effect/walks.ne"
@include "./effect/steps.ne"
@include "./effect/qualities.ne"
@include "./effect/once-cast.ne"
@include "./effect/gates.ne"
@include "./effect/joining.ne"
@include "./effect/hazards.ne"
@include "./effect/hours.ne"
@include "./effect/immunity.ne"
@include "./effect/threats.ne"
@include "./effect/carrying.ne"
@include "./effect/languages.ne"
@include "./effect/taken-as.ne"
@include "./effect/values.ne"
@include "./effect/prices.ne"
@include "./effect/tolls.ne"
@include "./effect/roles.ne"
@include "./effect/permissions.ne"
@include "./effect/needed.ne"
@include "./effect/gates-shut.ne"
@include "./effect/to-and-from.ne"
@include "./effect/bans.ne"
@include "./effect/replacements.ne"
@include "./effect/absorbed-by.ne"
@include "./effect/canceling.ne"
@include "./effect/keepers.ne"

# When played: bury one Ally of your opponent.   Lose 1 Sanity when you arrive here.
# While you are here, each of your Steadfast Allies gains 1.
# As your Turn, pay 1 Sanity and flip this card: draw two cards.
sentence -> items                           {% ([items]) => sentences.sentence([], items, []) %}
          | leads items                     {% ([leads, items]) => sentences.sentence(leads, items, []) %}
          | items tails                     {% ([items, tails]) => sentences.sentence([], items, tails) %}
          | leads items tails               {% ([leads, items, tails]) => sentences.sentence(leads, items, tails) %}
          | requirement                     {% ([rule]) => sentences.sentence([], [{ rule }], []) %}
          | remark                          {% ([remark]) => ({ remark }) %}
          | replacement                     {% ([rule]) => sentences.sentence([], [{ rule }], []) %}
          | replacement "," limit           {% ([rule, , limit]) => sentences.sentence([], [{ rule }], [{ limit }]) %}
          | "any" np "play" againstyou "is" fatal                     {% ([, is, , , , to]) => sentences.lostWhenPlayed(is, to, { on: 'you' }) %}
          | leads "any" np "play" againstyou "is" fatal               {% ([leads, , is, , , , to]) => sentences.lostWhenPlayed(is, to, { on: 'you' }, leads) %}
          | "any" np "play" "by" player "is" fatal                    {% ([, is, , , by, , to]) => sentences.lostWhenPlayed(is, to, { by }) %}
          | leads "any" np "play" "by" player "is" fatal              {% ([leads, , is, , , by, , to]) => sentences.lostWhenPlayed(is, to, { by }, leads) %}
          | leads replacement "," limit     {% ([leads, rule, , limit]) => sentences.sentence(leads, [{ rule }], [{ limit }]) %}
          | leads replacement               {% ([leads, rule]) => sentences.sentence(leads, [{ rule }], []) %}
          | "cancel" "the" "effect" "of" "a" "card" "play" lately "that" wouldcause losing npd {% ([, , , , , , , , , , , of]) => sentences.sentence([{ window: { after: 'loss', of, by: 'each' } }], [{ op: { cancel: 'cause' } }], []) %}
          | canceling                                                 {% ([window]) => sentences.sentence([window], [{ op: { cancel: 'cause' } }], []) %}
          | lead "you" "may" canceling                                {% ([lead, , , window]) => sentences.sentence([lead, window], [{ op: { cancel: 'cause' } }], []) %}
          | lead canceling                                            {% ([lead, window]) => sentences.sentence([lead, window], [{ op: { cancel: 'cause' } }], []) %}
          | canceling "," items                                       {% ([window, , items]) => sentences.sentence([window], [{ op: { cancel: 'cause' } }, ...items], []) %}
          | canceling "," "and" items                                 {% ([window, , , items]) => sentences.sentence([window], [{ op: { cancel: 'cause' } }, ...items], []) %}
          | canceling "and" items                                     {% ([window, , items]) => sentences.sentence([window], [{ op: { cancel: 'cause' } }, ...items], []) %}
          | "you" "may" costs "to" canceling                       {% ([, , cost, , window]) => sentences.sentence([{ cost }, window], [{ op: { cancel: 'cause' } }], []) %}
          | "as" "your" "turn" "," "you" "may" costs "to" canceling {% ([, , , , , , cost, , window]) => sentences.sentence([{ cost }, window], [{ op: { cancel: 'cause' } }], []) %}
          | "as" "your" "turn" "," costs "to" canceling            {% ([, , , , cost, , window]) => sentences.sentence([{ cost }, window], [{ op: { cancel: 'cause' } }], []) %}
          | remain "in" "play" untilround                             {% ([, , , mod]) => sentences.untilThen(mod) %}
          | thiscard remain "in" "play" untilround                    {% ([, , , , mod]) => sentences.untilThen(mod) %}
          | costs "to" canceling "and" items                          {% ([cost, , window, , items]) => sentences.sentence([{ cost }, window], [{ op: { cancel: 'cause' } }, ...items], []) %}
          | "you" "may" costs "to" canceling "and" items              {% ([, , cost, , window, , items]) => sentences.sentence([{ cost }, window], [{ op: { cancel: 'cause' } }, ...items], []) %}
          | costs "to" canceling                                   {% ([cost, , window]) => sentences.sentence([{ cost }, window], [{ op: { cancel: 'cause' } }], []) %}
          | lead "you" "may" costs "to" canceling                  {% ([lead, , , cost, , window]) => sentences.sentence([lead, { cost }, window], [{ op: { cancel: 'cause' } }], []) %}
          | "you" "may" selfcost "instead" "of" "pay" pricing         {% ([, , cost, , , , is]) => sentences.freed(cost, is) %}
          | "as" "your" "turn" "," "you" "may" selfcost "instead" "of" "pay" pricing {% ([, , , , , , cost, , , , is]) => sentences.freed(cost, is) %}
          | "at" "the" "start" "of" eachround "," "draw" num more "card" {% ([, , , , , , , by]) => sentences.sentence([], [{ effect: { stat: 'draw', by } }], []) %}
          | "at" "the" "start" "of" eachround "," "you" "may" "draw" num more "card" {% ([, , , , , , , , , by]) => sentences.sentence([], [{ effect: { stat: 'draw', by } }], []) %}
          | selfcost window "to" canceling                            {% ([cost, , , window]) => sentences.sentence([{ cost: [cost] }, window], [{ op: { cancel: 'cause' } }], []) %}
          | "at" "any" "time" "," "you" "may" selfcost "to" canceling {% ([, , , , , , cost, , window]) => sentences.sentence([{ cost: [cost] }, window], [{ op: { cancel: 'cause' } }], []) %}
          | "you" "may" selfcost "at" "any" "time" "to" canceling     {% ([, , cost, , , , , window]) => sentences.sentence([{ cost: [cost] }, window], [{ op: { cancel: 'cause' } }], []) %}
          | selfcost "at" "any" "time" "to" canceling                 {% ([cost, , , , , window]) => sentences.sentence([{ cost: [cost] }, window], [{ op: { cancel: 'cause' } }], []) %}
          | anyoneof doing2 act                                       {% ([by, did, op]) => sentences.whoDoes(by, did, op) %}
          | anyoneof doing2 "must" act                                {% ([by, did, , op]) => sentences.whoDoes(by, did, op) %}
          | leads anyoneof doing2 act                                 {% ([leads, by, did, op]) => sentences.whoDoes(by, did, op, leads) %}
          | leads anyoneof doing2 "must" act                          {% ([leads, by, did, , op]) => sentences.whoDoes(by, did, op, leads) %}
          | anyoneof doing2 "must" alternatives                       {% ([by, did, , choose]) => sentences.whoDoes(by, did, { choose, by: 'you' }) %}
          | anyoneof doing2 "must" "either" alternatives              {% ([by, did, , , choose]) => sentences.whoDoes(by, did, { choose, by: 'you' }) %}
          | anyoneof doing2 "must" deedrow                            {% ([by, did, , ops]) => sentences.whoDoesAll(by, did, ops) %}
          | comer "must" deedrow                                      {% ([, , ops]) => sentences.whoComes(...ops) %}
          | anyoneof "pass" "this" "round" act                        {% ([by, , , , op]) => sentences.whoDoes(by, (passed) => ({ passed }), op, [], 'round') %}
          | anyoneof "pass" "this" "round" "must" act                 {% ([by, , , , , op]) => sentences.whoDoes(by, (passed) => ({ passed }), op, [], 'round') %}
          | remain "in" "play" "until" npd "is" "play"                {% ([, , , , is]) => sentences.untilPlayed(is) %}
          | remain "in" "play" "until" "another" np "is" "play"       {% ([, , , , , is]) => sentences.untilPlayed(is) %}
          | thiscard remain "in" "play" "until" npd "is" "play"       {% ([, , , , , is]) => sentences.untilPlayed(is) %}
          | thiscard remain "in" "play" "until" "another" np "is" "play" {% ([, , , , , , is]) => sentences.untilPlayed(is) %}
          | selfcost "instead" "of" "pay" pricing                     {% ([cost, , , , is]) => sentences.freed(cost, is) %}
          | "instead" "of" "pay" pricing "," "you" "may" selfcost     {% ([, , , is, , , , cost]) => sentences.freed(cost, is) %}
          | "when" "you" "lose" npd dueto "," "you" "may" selfcost "to" "cancel" "that" "loss" {% ([, , , of, , , , , cost]) => sentences.sentence([{ window: { after: 'loss', of, by: 'opponent' } }, { cost: [cost] }], [{ op: { cancel: 'cause' } }], []) %}
          | "you" "may" "play" some np "through" gatehere             {% ([, , , , is]) => sentences.playThrough(is) %}
          | "you" "may" "play" np "through" gatehere                  {% ([, , , is]) => sentences.playThrough(is) %}
          | "you" "must" act trigger "," "or" act                     {% ([, , a, on, , , b]) => sentences.sentence([{ on }], [{ op: { choose: [[a], [b]], by: 'you' } }], []) %}
          | "you" "must" act "or" act trigger                         {% ([, , a, , b, on]) => sentences.sentence([{ on }], [{ op: { choose: [[a], [b]], by: 'you' } }], []) %}
          | pays trigger "or" act                                     {% ([a, on, , b]) => sentences.sentence([{ on }], [{ op: { choose: [[a], [b]], by: 'you' } }], []) %}
          | pays trigger "," "or" act                                 {% ([a, on, , , b]) => sentences.sentence([{ on }], [{ op: { choose: [[a], [b]], by: 'you' } }], []) %}
          | comer act                                                 {% ([, op]) => sentences.whoComes(op) %}
          | comer "must" act                                          {% ([, , op]) => sentences.whoComes(op) %}
          | costs "to" "add" thiscard "to" "your" "threat" late       {% ([cost]) => sentences.sentence([], [{ rule: { kind: 'permit', permit: { commit: 'threat', cost } } }], []) %}
          | "you" "may" costs "to" "add" thiscard "to" "your" "threat" late {% ([, , cost]) => sentences.sentence([], [{ rule: { kind: 'permit', permit: { commit: 'threat', cost } } }], []) %}
          | costs "to" "add" thiscard "to" "your" defence2 latecome   {% ([cost, , , , , , , when]) => sentences.sentence([], [{ rule: { kind: 'permit', permit: { commit: 'defence', cost, ...when } } }], []) %}
          | comer alternatives                                        {% ([, choose]) => sentences.whoComes({ choose, by: 'you' }) %}
          | comer "must" alternatives                                 {% ([, , choose]) => sentences.whoComes({ choose, by: 'you' }) %}
          | comer "must" "either" alternatives                        {% ([, , , choose]) => sentences.whoComes({ choose, by: 'you' }) %}
leads    -> lead                            {% ([each]) => [each] %}
          | leads lead                      {% sentences.leadsOn %}
lead     -> mods ","                        {% draft.first %}
          | mods ":"                        {% draft.first %}
          | mods                            {% sentences.goesOnAtOnce %}
          | duration ","                    {% ([until]) => ({ until }) %}
          | duration ":"                    {% ([until]) => ({ until }) %}
          | costs ":"                       {% ([cost]) => ({ cost }) %}
          | spending amount sanity "and"    {% ([, n]) => ({ cost: [{ sanity: n }] }) %}
          | "only" mod                      {% ([, mod]) => sentences.onlyOf(mod) %}
          | staying "and"                   {% draft.first %}
          | staying "to"                    {% draft.first %}
          | staying ","                     {% draft.first %}
          | staying "," "and"               {% draft.first %}
          | "play" thiscard "and"           {% () => ({}) %}
          | "each" thiscard surviving       {% ([, , on]) => ({ on }) %}
          | "the" "player" "may"            {% () => ({ optional: true }) %}
          | "when" "play" "on" "your" "opponent" "," {% () => ({ on: 'played' }) %}
          | "you" "may" selfcost "and"      {% ([, , cost]) => ({ cost: [cost], optional: true }) %}
          | "you" "may" "choose" "to"       {% () => ({ optional: true }) %}
          | "you" "may" ":"                 {% () => ({ optional: true }) %}
          | "you" "may"                     {% () => ({ optional: true, bare: true }) %}
          | "this" %name "may"              {% ([, name], _at, reject) => (nouns.isKind(name) ? { optional: true, bare: true } : reject) %}

# As your Turn, flip this card and draw two cards.   Each time your opponent plays a card that begins a new Threat, draw one card.
lead     -> mods ";"                                                  {% draft.first %}
          | "or" ","                                                  {% () => ({}) %}
          | window "," "flip" thiscard "and"                          {% ([window]) => ({ ...window, cost: [{ self: 'flip' }] }) %}
          | "play" thiscard "," "and"                                 {% () => ({}) %}
          | "play" thiscard intothreat "and"                          {% () => ({}) %}
          | "play" thiscard intothreat "," "and"                      {% () => ({}) %}
          | "even" "if" "already" "walk" ","                          {% () => ({}) %}

# Bury this card as your Turn to gain 3 Sanity points.   As your Turn, spend 1 Sanity point and flip this card to draw two cards.
lead     -> costs "to"                                                {% ([cost]) => ({ cost, offered: true }) %}
          | costs window "to"                                         {% ([cost, window], _at, reject) => (['turn', 'anyTime'].includes(window.window) ? { ...window, cost } : reject) %}
          | costs "," window "," "to"                                 {% ([cost, , window]) => ({ ...window, cost }) %}
          | selfcost window ":"                                       {% ([cost, window], _at, reject) => (['turn', 'anyTime', 'combat'].includes(window.window) ? { ...window, cost: [cost] } : reject) %}
          | selfcost window "and"                                     {% ([cost, window], _at, reject) => (['turn', 'anyTime'].includes(window.window) ? { ...window, cost: [cost] } : reject) %}
          | selfcost window "," "and"                                 {% ([cost, window], _at, reject) => (['turn', 'anyTime'].includes(window.window) ? { ...window, cost: [cost] } : reject) %}

# You may use this Gate to play any Dreamlands Location.   As your Turn, use the Gate: travel to any Location in any Region.
lead     -> "use" gatehere "to"                                       {% () => moments.throughHere([]) %}
          | "use" gatethis "and"                                      {% () => moments.throughHere([]) %}
          | "use" gatethis "once" "to"                                {% () => moments.throughHere([]) %}
          | "use" gatethis "and" costs "to"                           {% ([, , , costs]) => moments.throughHere(costs) %}
          | costs "and" "use" gatethis "to"                           {% ([costs]) => moments.throughHere(costs) %}
          | costs "and" "use" gatethis "and"                          {% ([costs]) => moments.throughHere(costs) %}
          | "you" "may" price "and"                                   {% ([, , cost]) => ({ cost: [cost], optional: true }) %}
          | "by" costs ","                                            {% ([, cost]) => ({ cost }) %}
          | "by" costs "," "you" "may"                                {% ([, cost]) => ({ cost }) %}
          | "while" "here" ","                                        {% () => ({ if: { at: { title: 'self' } } }) %}
          | "when" "here" ","                                         {% () => ({ if: { at: { title: 'self' } } }) %}
          | "while" "at" thiscard ","                                 {% () => ({ if: { at: { title: 'self' } } }) %}
          | "when" "you" "arrive" ","                                 {% () => ({ on: 'arrived' }) %}
          | "when" "arrive" ","                                       {% () => ({ on: 'arrived' }) %}
          | "on" "arrive" ","                                         {% () => ({ on: 'arrived' }) %}
          | "this" "gate" "may" "is" "use" "to"                       {% () => moments.throughHere([]) %}
          | "by" "use" "this" "gate" ","                              {% () => moments.throughHere([]) %}
          | "by" "use" "this" "gate" "," "you" "may"                  {% () => moments.throughHere([]) %}
          | "each" thiscard "that" surviving                          {% ([, , , on]) => ({ on }) %}
          | "command" ":"                                             {% () => ({ limit: { stacking: 'no', group: 'Command' } }) %}
          | "command" "ability" ":"                                   {% () => ({ limit: { stacking: 'no', group: 'Command' } }) %}
          | "by" "use" "this" "gate" "you" "may"                      {% () => moments.throughHere([]) %}
          | "use" thiscard "to"                                       {% () => ({}) %}
          | "you" "may" "use" thiscard "to"                           {% () => ({ optional: true }) %}
          | "use" thiscard window "to"                                {% ([, , window], _at, reject) => (window.window === 'turn' || window.window === 'combat' ? window : reject) %}

# 2 Sanity: draw two cards.   When played, your opponent loses 1 Sanity if he has a Tome in play.
lead     -> amount sanity ":"                                         {% ([n]) => ({ cost: [{ sanity: n }] }) %}
          | "bury" ":"                                                {% () => ({ cost: [{ self: 'bury' }] }) %}
          | "discard" ":"                                             {% () => ({ cost: [{ self: 'discard' }] }) %}
          | "flip" ":"                                                {% () => ({ cost: [{ self: 'flip' }] }) %}
          | "pay" amount sanity ","                                   {% ([, n]) => ({ cost: [{ sanity: n }] }) %}
          | trigger "," "and" again ","                               {% ([on, , , twin]) => ({ on, twin }) %}
          | trigger "and" again ","                                   {% ([on, , twin]) => ({ on, twin }) %}
          | trigger "," "and" again ":"                               {% ([on, , , twin]) => ({ on, twin }) %}
          | trigger "and" again ":"                                   {% ([on, , twin]) => ({ on, twin }) %}
          | "for" "each" "of" "this" "that" surviving ","             {% ([, , , , , on]) => ({ on }) %}
          | "each" num "that" surviving                               {% ([, n, , on], _at, reject) => (n === 1 ? { on } : reject) %}
          | "each" "of" "this" "that" surviving                       {% ([, , , , on]) => ({ on }) %}
          | costs "during" "combat" "to"                              {% ([cost]) => ({ cost, window: 'combat' }) %}
          | costs "in" "combat" "to"                                  {% ([cost]) => ({ cost, window: 'combat' }) %}
          | "when" "you" "leave" ","                                  {% () => ({ on: 'departed' }) %}
          | "when" "leave" ","                                        {% () => ({ on: 'departed' }) %}
          | "flip" "to"                                               {% () => ({ cost: [{ self: 'flip' }] }) %}
          | "bury" "to"                                               {% () => ({ cost: [{ self: 'bury' }] }) %}
          | "discard" "to"                                            {% () => ({ cost: [{ self: 'discard' }] }) %}
          | "flip" window "to"                                        {% ([, window]) => ({ ...window, cost: [{ self: 'flip' }] }) %}
          | "bury" window "to"                                        {% ([, window]) => ({ ...window, cost: [{ self: 'bury' }] }) %}
          | "use" limit ":"                                           {% ([, limit]) => ({ limit }) %}
          | whenever player playuse npd ","                           {% ([, by, , is]) => moments.playedOrUsed(by, is) %}
          | limit ":"                                                 {% ([limit]) => ({ limit }) %}
          | "you" "may" selfcost window "to"                          {% ([, , cost, window], _at, reject) => (window.faceDown ? reject : { ...window, cost: [cost] }) %}
          | "you" "may" selfcost window ":"                           {% ([, , cost, window], _at, reject) => (window.faceDown ? reject : { ...window, cost: [cost] }) %}
tails    -> tail                            {% ([each]) => [each] %}
          | tails tail                      {% draft.push %}
tail     -> mod                             {% draft.first %}
          | "," "but" "must" "pay" thiscard "'s" sanity "cost" gateagain {% () => ({ cost: [{ sanity: 'ofThisCard' }] }) %}
          | "if" "reveal" "when" cond       {% ([, , , c]) => ({ on: 'threatRevealed', if: c }) %}
          | "if" cond "and" again           {% ([, c, , twin]) => ({ if: c, twin }) %}
          | "," mod                         {% ([, mod]) => mod %}
          | "(" mod ")"                     {% ([, mod]) => mod %}
          | "if" cond "," "and" again                                 {% ([, c, , , twin]) => ({ if: c, twin }) %}
          | "if" cond trigger "," "and" again                         {% ([, c, on, , , twin]) => ({ if: c, on, twin }) %}
          | trigger "or" again                                        {% ([on, , twin]) => ({ on, twin }) %}
          | whenever player playuse npd                               {% ([, by, , is]) => moments.playedOrUsed(by, is) %}
          | whenever playuse npd                                      {% ([, , is]) => moments.playedOrUsed('they', is) %}
          | "(" "only" num np "per" thiscard "card" "play" ")"        {% ([, , times]) => ({ limit: { times, per: 'card' } }) %}
          | trigger "," "and" again                                   {% ([on, , , twin]) => ({ on, twin }) %}
          | "," "but" "only" mod                                      {% ([, , , mod]) => mod %}
          | "," "but" "not" exempted                                  {% ([, , , c]) => ({ if: { not: c } }) %}
          | ";" "ally" "is" "bury" "as" "usual"                       {% () => ({}) %}
          | "," "but" "ally" "is" "bury" "as" "usual"                 {% () => ({}) %}
          | "," "but" "not" "the" "ally"                              {% () => ({}) %}
          | "," "but" "not" "the" "bearer"                            {% () => ({}) %}
          | "(" "but" "not" "the" "ally" ")"                          {% () => ({}) %}
          | "only" mod                                                {% ([, mod]) => sentences.onlyOf(mod) %}
          | "by" costs                                                {% ([, cost]) => ({ cost }) %}

# Gain 1 Sanity for each Ally you have in play, up to 5, when played.   Each of your Ghouls gains 1 for the next Round when played.
tail     -> "," "up" "to" num                                         {% ([, , , most]) => ({ most }) %}
          | "up" "to" num                                             {% ([, , most]) => ({ most }) %}
          | "(" "up" "to" num ")"                                     {% ([, , , most]) => ({ most }) %}
          | "," "up" "to" num counts                                  {% ([, , , most]) => ({ most }) %}
          | "up" "to" num counts                                      {% ([, , most]) => ({ most }) %}
          | "(" "up" "to" num counts ")"                              {% ([, , , most]) => ({ most }) %}
          | duration                                                  {% ([until]) => ({ until }) %}
          | "," duration                                              {% ([, until]) => ({ until }) %}
mods     -> mod                             {% draft.first %}
          | mods "and" mod                  {% ([a, , b]) => sentences.merge(a, b) %}
mod      -> heldmod                         {% draft.first %}
          | "while" cond                    {% ([, c]) => ({ if: c }) %}
          | "while" thiscard "is" "in" "play"  {% () => ({}) %}
          | "while" "in" "play"             {% () => ({}) %}
          | "if" cond                       {% ([, c]) => ({ if: c }) %}
          | "when" cond                     {% sentences.askedWhen %}
          | "against" "a" athreat "contain" npd {% ([, , , , is]) => ({ if: { threatHas: is, side: 'opposing' } }) %}
          | "against" "a" athreat "include" npd {% ([, , , , is]) => ({ if: { threatHas: is, side: 'opposing' } }) %}
          | "against" "a" athreat "of" num "or" "more" np {% ([, , , , n, , , is]) => moments.provided(conditions.manyOpposing(n, is)) %}
          | "unless" cond                   {% ([, c]) => ({ if: { not: c } }) %}
          | "except" exempted               {% ([, c]) => ({ if: { not: c } }) %}
          | timing                          {% ([c]) => ({ if: c }) %}
          | trigger                         {% ([on]) => ({ on }) %}
          | "at" "the" "start" "of" "each" "turn" "that" cond {% ([, , , , , , , c]) => ({ on: 'turnStart', if: c }) %}
          | "while" "they" "is" "in" "play" {% () => ({}) %}
          | window                          {% draft.first %}
          | limit                           {% ([limit]) => ({ limit }) %}
          | "at" "the" "end" "of" "that" "round"                      {% () => ({ on: 'roundEnd', later: true }) %}
          | "at" "the" "end" "of" "that" "combat"                     {% () => ({ on: 'combatEnded', later: true }) %}
          | "after" "use" "in" "combat"                               {% () => ({ on: 'combatEnded', if: { role: 'fought' } }) %}
          | "after" "casting"                                         {% () => ({ window: 'cast' }) %}
          | "if" "use" "while" cond                                   {% ([, , , c]) => ({ if: c }) %}
          | "when" "leave"                                            {% () => ({ on: 'departed' }) %}
          | "if" "cast" "while" cond                                  {% ([, , , c]) => ({ if: c }) %}
          | "if" "cast" "when" cond                                   {% ([, , , c]) => ({ if: c }) %}
          | "when" "cast" "while" cond                                {% ([, , , c]) => ({ if: c }) %}
          | "if" "reveal" "during" npd                                {% ([, , , is]) => conditions.revealedDuring(is) %}
          | "if" "control"                                            {% () => ({ if: { role: 'controlled' } }) %}
          | "if" "summon"                                             {% () => ({ if: { role: 'summoned' } }) %}
          | "if" hither                                              {% ([, c]) => ({ if: c }) %}
          | "when" hither                                            {% ([, c]) => ({ if: c }) %}
          | "while" hither                                           {% ([, c]) => ({ if: c }) %}
          | "alongside" poss "investigator"                           {% () => ({}) %}
          | "by" "whatever" "means"                                   {% () => ({}) %}
          | "at" "the" "time" "that" "combat" "is" "resolve"          {% () => ({}) %}
          | timing "or" "if" cond                                     {% ([a, , , b]) => ({ if: conditions.eitherOf(a, b) }) %}
          | timing "," "or" "if" cond                                 {% ([a, , , , b]) => ({ if: conditions.eitherOf(a, b) }) %}
          | "during" "your" "turn"                                    {% () => ({ window: 'turn' }) %}
          | "if" "you" "have" "stay" "here"                           {% () => ({ window: 'turn', stayed: 'here' }) %}

# If you remain here for an additional Turn, bury one Phobia.   Spend one Turn here to draw one card.   Upon arriving, lose 1 Sanity.
mod      -> "if" "you" remain "here" "for" aturn                      {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "if" "you" remain "here" aturn                            {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "if" "you" "spend" aturn "here"                           {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "when" "you" remain "here" "for" aturn                    {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "at" "the" "start" "of" "each" "turn" spenthere           {% () => ({ on: 'turnStart', if: { at: { title: 'self' } } }) %}
          | "while" thiscard remain "in" "play"                       {% () => ({}) %}
          | "if" "cast" timing                                        {% ([, , c]) => ({ if: c }) %}
          | "when" "cast" timing                                      {% ([, , c]) => ({ if: c }) %}
          | "if" "play" timing                                        {% ([, , c]) => ({ if: c }) %}
          | "if" "you" "have" "stay" "here" since                     {% () => ({ window: 'turn', stayed: 'here' }) %}

# At the start of each Round in which you have no Tome in play, lose 1 Sanity.   You may use this Gate only if you have a Tome in play.
mod      -> "at" "the" "start" "of" someturn inwhich cond             {% ([, , , , , , c]) => ({ on: 'turnStart', if: c }) %}
          | "at" "the" "end" "of" someturn inwhich cond               {% ([, , , , , , c]) => ({ on: 'turnEnd', if: c }) %}
          | "if" timing                                               {% ([, c]) => ({ if: c }) %}
          | "at" "the" "start" "of" "any" "round" inwhich cond        {% ([, , , , , , , c]) => ({ on: 'roundStart', if: c }) %}
          | "at" "the" "end" "of" "any" "round" inwhich cond          {% ([, , , , , , , c]) => ({ on: 'roundEnd', if: c }) %}
          | "at" "the" "start" "of" "each" "round" inwhich cond       {% ([, , , , , , , c]) => ({ on: 'roundStart', if: c }) %}
          | "at" "the" "end" "of" "each" "round" inwhich cond         {% ([, , , , , , , c]) => ({ on: 'roundEnd', if: c }) %}
          | "only" "if" cond                                          {% ([, , c]) => sentences.onlyThen(c) %}
          | "only" "while" cond                                       {% ([, , c]) => sentences.onlyThen(c) %}
          | "only" "when" cond                                        {% ([, , c]) => sentences.onlyThen(c) %}
          | "while" remain "here" "for" aturn                         {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "while" "you" remain "here" "for" aturn                   {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "during" each2 "turn" "that" "you" remain "here"          {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "if" "reveal" "while" cond                                {% ([, , , c]) => ({ on: 'threatRevealed', if: c }) %}
          | "when" "reveal" "while" cond                              {% ([, , , c]) => ({ on: 'threatRevealed', if: c }) %}
          | "if" "reveal" timing                                      {% ([, , c]) => ({ on: 'threatRevealed', if: c }) %}
          | "if" poss sanity falling range                            {% ([, by, , , range]) => moments.fallen(by, range) %}
          | "when" poss sanity falling range                          {% ([, by, , , range]) => moments.fallen(by, range) %}
          | "each" "time" poss sanity falling range                   {% ([, , by, , , range]) => moments.fallen(by, range) %}
          | "at" "the" "start" "of" "the" "next" "round"              {% () => ({ on: 'roundStart', next: 'round' }) %}
          | "at" "the" "start" "of" "next" "round"                    {% () => ({ on: 'roundStart', next: 'round' }) %}
          | "at" "the" "end" "of" "the" "next" "round"                {% () => ({ on: 'roundEnd', next: 'round' }) %}
          | "at" "the" "end" "of" "next" "round"                      {% () => ({ on: 'roundEnd', next: 'round' }) %}
          | "at" "the" "start" "of" "your" "next" "turn"              {% () => ({ on: 'turnStart', next: 'turn' }) %}

# At the end of each Round in which you have not played a Location, lose 1 Sanity.
mod      -> ofround inwhich someone "have" "not" didit npd            {% ([on, , who, , , done, is]) => ({ on, if: conditions.isNot(conditions.hasDone(who, done, is, 'round')) }) %}
          | ofround inwhich someone "do" "not" didit npd              {% ([on, , who, , , done, is]) => ({ on, if: conditions.isNot(conditions.hasDone(who, done, is, 'round')) }) %}
          | ofround inwhich someone "have" didit npd                  {% ([on, , who, , done, is]) => ({ on, if: conditions.hasDone(who, done, is, 'round') }) %}
          | ofround inwhich someone didit npd                         {% ([on, , who, done, is]) => ({ on, if: conditions.hasDone(who, done, is, 'round') }) %}
          | ofround inwhich someone didit "no" np                     {% ([on, , who, done, , is]) => ({ on, if: conditions.isNot(conditions.hasDone(who, done, is, 'round')) }) %}
          | ofround inwhich someone "lose" npd                        {% ([on, , who, , is], _at, reject) => conditions.afterLoss(on, who, is) ?? reject %}
          | ofround inwhich someone "have" "lose" npd                 {% ([on, , who, , , is], _at, reject) => conditions.afterLoss(on, who, is) ?? reject %}
          | ofround inwhich someone "lose" many np                    {% ([on, , who, , n, is], _at, reject) => conditions.afterLoss(on, who, is, n) ?? reject %}
          | ofround inwhich someone "lose" "no" np                    {% ([on, , who, , , is], _at, reject) => conditions.afterLoss(on, who, is, 0) ?? reject %}
          | ofround inwhich someone "have" didit "no" np              {% ([on, , who, , done, , is]) => ({ on, if: conditions.isNot(conditions.hasDone(who, done, is, 'round')) }) %}

# When revealed at Night: discard one Ally.   By Day, this card loses 1.
timing   -> "at" "night"                    {% () => ({ time: 'night' }) %}
          | "by" "night"                    {% () => ({ time: 'night' }) %}
          | "by" "day"                      {% () => ({ time: 'day' }) %}
          | "during" "the" "night"          {% () => ({ time: 'night' }) %}
          | "during" "the" "day"            {% () => ({ time: 'day' }) %}
          | "during" "combat"               {% () => ({ role: 'inCombat' }) %}
          | "here"                          {% () => conditions.whileHere() %}
          | "during" "the" np                                         {% ([, , is]) => conditions.during(is) %}
          | "at" "night" "or" "if" atom                               {% ([, , , , c]) => ({ any: [{ time: 'night' }, c] }) %}
          | "at" "night" "," "or" "if" atom                           {% ([, , , , , c]) => ({ any: [{ time: 'night' }, c] }) %}
          | "by" "day" "or" "if" atom                                 {% ([, , , , c]) => ({ any: [{ time: 'day' }, c] }) %}
          | "by" "day" "," "or" "if" atom                             {% ([, , , , , c]) => ({ any: [{ time: 'day' }, c] }) %}
          | "here" "at" "night"                                       {% () => ({ all: [{ at: { title: 'self' } }, { time: 'night' }] }) %}
          | at "this" "location"                                      {% () => conditions.whileHere() %}
          | "during" "any" np                                         {% ([, , is]) => conditions.duringEvent(is) %}
          | "during" "a" np                                           {% ([, , is]) => conditions.duringEvent(is) %}
          | "during" np                                               {% ([, is], _at, reject) => (is.subtype === 'Night' || is.subtype === 'Day' ? reject : conditions.duringEvent(is)) %}

# Draw one card when played, except at Night.   This card gains 2 except while you are Outside.
exempted -> timing                                                    {% draft.first %}
          | "if" cond                                                 {% ([, c]) => c %}
          | "while" cond                                              {% ([, c]) => c %}
          | "when" cond                                               {% ([, c]) => c %}

# Not cumulative with other cards of its Type that lower your Minimum.
again    -> trigger                         {% ([on]) => ({ on }) %}
          | "at" "the" "start" "of" "each" "turn" "that" cond {% ([, , , , , , , c]) => ({ on: 'turnStart', if: c }) %}
lately   -> "since" "your" "last" "turn"                              {% draft.nothing %}
wouldcause -> "would" "cause" "you" "to"                              {% draft.nothing %}
          | "would" "otherwise" "cause" "you" "to"                    {% draft.nothing %}
gatehere -> gatethis                                                  {% draft.nothing %}
          | "the" "gate"                                              {% draft.nothing %}
gatethis -> "this" "gate"                                             {% draft.nothing %}
          | "this" "location" "'s" "gate"                             {% draft.nothing %}
          | "the" "gate" "here"                                       {% draft.nothing %}
price    -> "pay" num sanity                                          {% ([, n]) => ({ sanity: n }) %}
          | "spend" num sanity                                        {% ([, n]) => ({ sanity: n }) %}
pricing  -> "the" sanity "cost" "of" npd                              {% ([, , , , is]) => is %}
          | "the" sanity "cost" "of" npd youplay                      {% ([, , , , is]) => is %}
          | "the" sanity "cost" "of" "any" "your" np                  {% ([, , , , , , is]) => is %}
          | "the" sanity "cost" "of" "a" "your" np                    {% ([, , , , , , is]) => is %}
          | "the" sanity "cost" "of" num "your" np                    {% ([, , , , n, , is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" sanity "cost" "of" "your" np                        {% ([, , , , , is]) => is %}
          | "the" sanity "cost" "for" npd youplay                     {% ([, , , , is]) => is %}
          | "the" sanity "cost" "of" "any" num np youplay             {% ([, , , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" sanity "cost" "of" num np youplay                   {% ([, , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" "casting" "cost" "of" npd youplay                   {% ([, , , , is]) => is %}
          | "the" sanity "cost" "of" "any" num np                     {% ([, , , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" "cost" "of" npd                                     {% ([, , , is], _at, reject) => (is.type === 'Spell' ? is : reject) %}
          | "the" "cost" "of" cast npd                                {% ([, , , , is]) => is %}
          | "the" sanity "cost" "of" num np                           {% ([, , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" sanity "cost" "of" cast npd                         {% ([, , , , , is]) => is %}
          | "the" sanity "cost" "to" "cast" npd                       {% ([, , , , , is]) => is %}
          | "for" npd                                                 {% ([, is]) => is %}
          | "the" sanity "cost" "for" npd                             {% ([, , , , is]) => is %}
          | "the" sanity "cost" "for" "any" num np                    {% ([, , , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" sanity "cost" "for" num np                          {% ([, , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" sanity "cost" "for" cast npd                        {% ([, , , , , is]) => is %}
          | sanity "for" npd                                          {% ([, , is]) => is %}
          | sanity "to" "cast" npd                                    {% ([, , , is]) => is %}
          | "the" "casting" "cost" "of" npd                           {% ([, , , , is]) => is %}
          | "the" sanity "cost" "of" cast num np                      {% ([, , , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" sanity "cost" "of" cast "any" num np                {% ([, , , , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" "casting" "cost" "of" "any" num np                  {% ([, , , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" "casting" "cost" "of" num np                        {% ([, , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" sanity "cost" "of" cast "a" np                      {% ([, , , , , , is]) => is %}
youplay  -> "you" cast                                                {% draft.nothing %}
          | "that" "you" cast                                         {% draft.nothing %}
          | "which" "you" cast                                        {% draft.nothing %}
cast     -> "cast"                                                    {% draft.nothing %}
          | "play"                                                    {% draft.nothing %}
spenthere -> "spend" "here"                                           {% draft.nothing %}
since    -> "since" "a" "previous" "turn"                             {% draft.nothing %}
          | "since" "a" "earlier" "turn"                              {% draft.nothing %}
          | "since" "your" "last" "turn"                              {% draft.nothing %}
          | "for" aturn                                               {% draft.nothing %}
inwhich  -> "in" "which"                                              {% draft.nothing %}
          | "during" "which"                                          {% draft.nothing %}
          | "that"                                                    {% draft.nothing %}
          | "when"                                                    {% draft.nothing %}
counts   -> sanity                                                    {% draft.nothing %}
          | "point"                                                   {% draft.nothing %}
          | "card"                                                    {% draft.nothing %}
each2    -> "each"                                                    {% draft.nothing %}
          | "any"                                                     {% draft.nothing %}
comer    -> crowd "who" "arrive" "here"                               {% ([who], _at, reject) => (who === 'eachOpponent' ? reject : null) %}
          | crowd "arrive" "here"                                     {% ([who], _at, reject) => (who === 'eachOpponent' ? reject : null) %}
          | crowd "who" "enter" thiscard                              {% ([who], _at, reject) => (who === 'eachOpponent' ? reject : null) %}
          | crowd "enter" thiscard                                    {% ([who], _at, reject) => (who === 'eachOpponent' ? reject : null) %}
          | crowd "arrive" at thiscard                                {% ([who], _at, reject) => (who === 'eachOpponent' ? reject : null) %}
          | crowd "who" "arrive" at thiscard                          {% ([who], _at, reject) => (who === 'eachOpponent' ? reject : null) %}
spending -> "pay"                           {% draft.nothing %}
          | "spend"                         {% draft.nothing %}
ofround  -> "at" "the" "end" "of" "each" "round"                      {% () => 'roundEnd' %}
          | "at" "the" "end" "of" "a" "round"                         {% () => 'roundEnd' %}
          | "at" "the" "end" "of" "any" "round"                       {% () => 'roundEnd' %}
falling  -> "fall"                                                    {% draft.nothing %}
          | "fall" "to"                                               {% draft.nothing %}
          | "drop"                                                    {% draft.nothing %}
          | "drop" "to"                                               {% draft.nothing %}
          | "is" "reduce" "to"                                        {% draft.nothing %}
# This card remains in play until the end of the Round.
untilround -> "until" "the" "end" "of" eachround                      {% () => ({ on: 'roundEnd' }) %}
          | "until" "the" "end" "of" "the" "next" "round"             {% () => ({ on: 'roundEnd', next: 'round' }) %}
          | "until" "the" "end" "of" "combat"                         {% () => ({ on: 'combatEnded' }) %}

# Remains in play for one additional Round if you have Howard Lovecraft in play.
sentence -> staylonger                                                {% ([n]) => sentences.staysLonger(n) %}
          | staylonger "if" cond                                      {% ([n, , c]) => sentences.staysLonger(n, c) %}
          | staylonger "while" cond                                   {% ([n, , c]) => sentences.staysLonger(n, c) %}
          | staylonger "," "if" cond                                  {% ([n, , , c]) => sentences.staysLonger(n, c) %}
          | "if" cond "," staylonger                                  {% ([, c, , n]) => sentences.staysLonger(n, c) %}
          | "while" cond "," staylonger                               {% ([, c, , n]) => sentences.staysLonger(n, c) %}
staylonger -> remain "in" "play" forlonger                              {% ([, , , n]) => n %}
          | thiscard remain "in" "play" forlonger                       {% ([, , , , n]) => n %}
          | "it" remain "in" "play" forlonger                           {% ([, , , , n]) => n %}
          | "keep" thiscard "in" "play" forlonger                       {% ([, , , , n]) => n %}

# Each player who casts a Spell loses 1 Sanity.   While you are here, any opponent who plays a Night Event loses 1 Sanity.
anyoneof -> crowd "who"                                               {% draft.first %}
          | "any" "opponent" "who"                                    {% () => 'eachOpponent' %}
          | "a" "opponent" "who"                                      {% () => 'eachOpponent' %}
doing2   -> act2                                                      {% draft.first %}
          | act2 "while" thiscard "is" "in" "play"                    {% draft.first %}
          | act2 "while" thiscard "remain" "in" "play"                {% draft.first %}

# As your Turn, use the Gate at your Current Location and draw one card.
lead     -> "use" gateunder "and"                                     {% () => ({ cost: ['gate'] }) %}
gateunder -> "the" "gate"                                             {% draft.nothing %}
          | "its" "gate"                                              {% draft.nothing %}
          | "the" "gate" "at" "your" "current" "location"             {% draft.nothing %}
          | "the" "gate" "of" "your" "current" "location"             {% draft.nothing %}
          | "your" "current" "location" "'s" "gate"                   {% draft.nothing %}
playuse  -> "play" "or" "use"                                         {% draft.nothing %}
          | "use" "or" "play"                                         {% draft.nothing %}
