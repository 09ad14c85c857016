# What Special Effects say, one sentence at a time. Above each rule stand sentences that it reads; a test feeds
# them back. Words are in their basic form ("bury" also reads "buries" and "buried"); %name is a word that cards
# are known by; words of order and urgency ("then", "immediately") never get here.

@{%
import { lexer } from './lexer.ts'
import * as make from './effect-actions.ts'
import * as more from './effect-later.ts'
import * as wide from './effect-wider.ts'
%}
@lexer lexer

# ------------------------------------------------------------------ sentences

# When played: bury one Ally of your opponent.   Lose 1 Sanity when you arrive here.
# While you are here, each of your Steadfast Allies gains 1.
# As your Turn, pay 1 Sanity and flip this card: draw two cards.
sentence -> items                           {% ([items]) => make.sentence([], items, []) %}
          | leads items                     {% ([leads, items]) => make.sentence(leads, items, []) %}
          | items tails                     {% ([items, tails]) => make.sentence([], items, tails) %}
          | leads items tails               {% ([leads, items, tails]) => make.sentence(leads, items, tails) %}
          | requirement                     {% ([rule]) => make.sentence([], [{ rule }], []) %}
          | remark                          {% ([remark]) => ({ remark }) %}

          | replacement                     {% ([rule]) => make.sentence([], [{ rule }], []) %}
          | replacement "," limit           {% ([rule, , limit]) => make.sentence([], [{ rule }], [{ limit }]) %}
          | leads replacement "," limit     {% ([leads, rule, , limit]) => make.sentence(leads, [{ rule }], [{ limit }]) %}
          | leads replacement               {% ([leads, rule]) => make.sentence(leads, [{ rule }], []) %}

leads    -> lead                            {% ([each]) => [each] %}
          | leads lead                      {% make.push %}
lead     -> mods ","                        {% make.first %}
          | mods ":"                        {% make.first %}
          | mods                            {% make.first %}
          | duration ","                    {% ([until]) => ({ until }) %}
          | duration ":"                    {% ([until]) => ({ until }) %}
          | costs ":"                       {% ([cost]) => ({ cost }) %}
          | "only" mod                      {% ([, mod]) => mod %}
          | remain "here" "for" aturn "and" {% () => ({ window: 'turn', stayed: 'here' }) %}
          | remain "with" thiscard "for" aturn at npd "and" {% ([, , , , , , is]) => ({ window: 'turn', stayed: 'withThis', if: make.at(is, 'you') }) %}
          | remain at npd "with" thiscard "for" aturn "and" {% ([, , is]) => ({ window: 'turn', stayed: 'withThis', if: make.at(is, 'you') }) %}
          | "play" thiscard "and"           {% () => ({}) %}
          | "each" thiscard surviving       {% ([, , on]) => ({ on }) %}
          | "the" "player" "may"            {% () => ({ optional: true }) %}
          | "when" "play" "on" "your" "opponent" "," {% () => ({ on: 'played' }) %}
          | "you" "may" selfcost "and"      {% ([, , cost]) => ({ cost: [cost] }) %}
          | "you" "may" "choose" "to"       {% () => ({ optional: true }) %}
          | "you" "may" ":"                 {% () => ({ optional: true }) %}
          | "you" "may"                     {% () => ({ optional: true, bare: true }) %}

tails    -> tail                            {% ([each]) => [each] %}
          | tails tail                      {% make.push %}
tail     -> mod                             {% make.first %}
          | "," "but" "must" "pay" thiscard "'s" sanity "cost" gateagain {% () => ({ cost: [{ sanity: 'ofThisCard' }] }) %}
          | "if" "reveal" "when" cond       {% ([, , , c]) => ({ on: 'threatRevealed', if: c }) %}
          | "if" cond "and" again           {% ([, c, , twin]) => ({ if: c, twin }) %}
          | "," mod                         {% ([, mod]) => mod %}
          | "(" mod ")"                     {% ([, mod]) => mod %}

mods     -> mod                             {% make.first %}
          | mods "and" mod                  {% ([a, , b]) => make.merge(a, b) %}
mod      -> "while" cond                    {% ([, c]) => ({ if: c }) %}
          | "while" thiscard "is" "in" "play"  {% () => ({}) %}
          | "while" "in" "play"             {% () => ({}) %}
          | "if" cond                       {% ([, c]) => ({ if: c }) %}
          | "when" cond                     {% ([, c]) => ({ if: c }) %}
          | "unless" cond                   {% ([, c]) => ({ if: { not: c } }) %}
          | timing                          {% ([c]) => ({ if: c }) %}
          | trigger                         {% ([on]) => ({ on }) %}
          | "at" "the" "start" "of" "each" "turn" "that" cond {% ([, , , , , , , c]) => ({ on: 'turnStart', if: c }) %}
          | "while" "they" "is" "in" "play" {% () => ({}) %}
          | window                          {% make.first %}
          | limit                           {% ([limit]) => ({ limit }) %}

# When revealed at Night: discard one Ally.   By Day, this card loses 1.
timing   -> "at" "night"                    {% () => ({ time: 'night' }) %}
          | "by" "night"                    {% () => ({ time: 'night' }) %}
          | "by" "day"                      {% () => ({ time: 'day' }) %}
          | "during" "the" "night"          {% () => ({ time: 'night' }) %}
          | "during" "the" "day"            {% () => ({ time: 'day' }) %}
          | "during" "combat"               {% () => ({ role: 'inCombat' }) %}
          | "here"                          {% () => ({ at: { title: 'self' } }) %}

# Not cumulative with what else lowers your Minimum.
again    -> trigger                         {% ([on]) => ({ on }) %}
          | "at" "the" "start" "of" "each" "turn" "that" cond {% ([, , , , , , , c]) => ({ on: 'turnStart', if: c }) %}

remark   -> limit                           {% ([limit]) => ({ limit }) %}
          | restated                        {% () => ({}) %}
          | "your" "opponent" "must" "bury" "their" "card" {% () => ({ also: { move: { ref: 'cause' }, to: 'bury' } }) %}
          | "opponent" "bury" "card" "use"  {% () => ({ also: { move: { ref: 'cause' }, to: 'bury' } }) %}
          | "if" "card" "reveal" "is" "not" "a" "location" "," "bury" "it" {% () => ({ popStory: true }) %}
          | otherswho "in" "the" "same" spread "as" target "is" "similarly" "affected" {% ([, , , , over]) => ({ spread: over }) %}
          | "travel" "event" "may" "is" "play" "normally" {% () => ({ exceptTravel: true }) %}
          | "ignore" "sanity" "loss" "/" "gain" ";" "no" "gate" "use" {% () => ({ gateShut: true }) %}
          | "this" "special" "effect" "box" "is" "valid" "even" "when" thiscard "is" "in" "play" "as" "a" "ally" {% () => ({ keepsText: true }) %}
          | "may" "only" "is" "cast" "during" "combat" {% () => ({ window: 'combat' }) %}

# What the frame of the game does anyway, restated.

# Keep at least your Minimum and at most your Maximum.   Bury Spell when cast.   The Tome may contain Spells.   This Tome may be replaced with another, if lost.
restated -> keeping                                                   {% make.nothing %}
          | "during" "the" "discard" "phase" "," keeping              {% make.nothing %}
          | "bury" "spell" aftercast                                  {% make.nothing %}
          | "bury" "spell" "when" "cast"                              {% make.nothing %}
          | "the" "tome" "may" "contain" "spell"                      {% make.nothing %}
          | this thing maycan "is" "replace" "with" "another" "," "if" "lose" {% make.nothing %}
          | this thing "remain" "with" %self "and" "suffer" "any" "fate" "that" %self "suffer" {% make.nothing %}
          | "repeat" "until" "a" "location" "is" "reveal"             {% make.nothing %}
          | "repeat" "until" "a" "location" "card" "is" "reveal"      {% make.nothing %}
          | "protection" "from" "card" "that" "would" "cause" "you" "to" "lose" npd {% make.nothing %}
          | "protection" "from" "card" "that" "cause" "you" "to" "lose" npd {% make.nothing %}
          | "your" "opponent" "must" "bury" "the" "card" "in" "their" "story" "deck" {% make.nothing %}
          | this thing "have" "constant" "effect"                     {% make.nothing %}
          | "ignore" "sanity" "gain" "/" "loss" ";" "may" "use" "gate" {% make.nothing %}
otherswho -> "any" "other" "investigator" "who" "is"                  {% make.nothing %}
          | "any" "other" "player" "whose" "investigator" "is"        {% make.nothing %}
target   -> "the" "target"                                            {% make.nothing %}
          | "target"                                                  {% make.nothing %}
keeping  -> "keep" lowest "and" highest                               {% make.nothing %}
          | "you" "must" "keep" lowest                                {% make.nothing %}
          | "you" "may" "keep" highest                                {% make.nothing %}
          | "if" "you" "have" "fewer" "than" minimum "," "you" "may" "not" "discard" "any" {% make.nothing %}
          | "if" "you" "have" "more" "than" maximum "," "you" "must" "discard" "some" {% make.nothing %}
          | keeping ";" keeping                                       {% make.nothing %}
lowest   -> "at" "least" minimum                                      {% make.nothing %}
highest  -> "at" "most" maximum                                       {% make.nothing %}
          | "up" "to" maximum                                         {% make.nothing %}
minimum  -> "your" "minimum"                                          {% make.nothing %}
          | "this" "minimum" "number" "of" "card" "in" "your" "hand"  {% make.nothing %}
maximum  -> "your" "maximum"                                          {% make.nothing %}
          | "this" "maximum"                                          {% make.nothing %}
aftercast -> "in" "your" "story" "deck" "after" "it" "is" "cast"      {% make.nothing %}
this     -> "this"                                                    {% make.nothing %}
          | "the"                                                     {% make.nothing %}
thing    -> "artifact"                                                {% make.nothing %}
          | "tome"                                                    {% make.nothing %}
          | "spell"                                                   {% make.nothing %}
          | "weapon"                                                  {% make.nothing %}
          | "card"                                                    {% make.nothing %}
maycan   -> "may"                                                     {% make.nothing %}
          | "can"                                                     {% make.nothing %}

# ------------------------------------------------------------------ when

# When this card is played: draw one card.   At the start of each Turn of the affected player: the affected player loses 1 Sanity.
trigger  -> "when" "play"                                             {% () => 'played' %}
          | "when" thiscard "is" "play"                               {% () => 'played' %}
          | "when" "you" "play" thiscard                              {% () => 'played' %}
          | moment thiscard "is" "play"                               {% () => 'played' %}
          | "when" "you" "arrive" "here"                              {% () => 'arrived' %}
          | "on" "arrival"                                            {% () => 'arrived' %}
          | "at" "the" "start" "of" someturn                          {% () => 'turnStart' %}
          | "at" "the" "start" "of" eachround                         {% () => 'roundStart' %}
          | "at" "the" "end" "of" eachround                           {% () => 'roundEnd' %}
          | "before" "threat" "is" "reveal"                           {% () => 'beforeReveal' %}
          | "when" "reveal"                                           {% () => 'threatRevealed' %}
          | "when" "threat" "is" "reveal"                             {% () => 'threatRevealed' %}
          | "when" "directed" "threat" "is" "reveal"                  {% () => 'threatRevealed' %}
          | "when" "it" "is" "reveal"                                 {% () => 'threatRevealed' %}
          | moment "it" "is" "reveal"                                 {% () => 'threatRevealed' %}
          | moment thiscard "is" "reveal"                             {% () => 'threatRevealed' %}
          | "when" thiscard "is" "reveal"                             {% () => 'threatRevealed' %}
          | "when" thiscard "survive" "the" "cosmic" "battle"         {% () => 'survivedCosmicBattle' %}
          | "when" thiscard "reach" "the" "defender"                  {% () => 'reachedDefenders' %}
          | "at" "the" "end" "of" "combat"                            {% () => 'combatEnded' %}
          | "after" "combat"                                          {% () => 'combatEnded' %}
          | "at" "the" "start" "of" "the" "game"                      {% () => 'gameStart' %}
          | "when" "day" "give" "way" "to" "night"                    {% () => 'timeChanged' %}
          | "when" thiscard "cause" "a" "loss"                        {% () => 'dealtLoss' %}
          | "if" thiscard "cause" "sanity" "loss" "to" "your" "opponent" "'s" "ally" "or" "investigator" {% () => 'dealtLoss' %}
          | "when" "you" "complete" "a" "adventure"                   {% () => 'adventureDone' %}
          | whenever player "play" npd                                {% ([, by, , is]) => ({ cardPlayed: is, by }) %}
          | whenever npd "is" "play"                                  {% ([, is]) => make.cardPlayed(is) %}
          | "if" npd "is" "play"                                      {% ([, is]) => make.cardPlayed(is) %}
          | whenever sel "is" "bury"                                  {% ([, of]) => make.leftBy(of, 'bury') %}
          | whenever sel "is" "discard"                               {% ([, of]) => make.leftBy(of, 'discard') %}
          | whenever sel "is" "lose"                                  {% ([, of]) => make.leftBy(of) %}
          | whenever "you" "lose" npd                                 {% ([, , , is]) => ({ cardLeft: { is, n: 1, pick: 'choose' } }) %}
          | whenever player "begin" "a" "new" "threat"                {% ([, newThreat]) => ({ newThreat }) %}
          | whenever player "turn" "a" "location"                     {% ([, locationTurned]) => ({ locationTurned }) %}
          | whenever player "pass"                                    {% ([, passed]) => ({ passed }) %}
          | whenever player "cast" "a" "spell"                        {% ([, by]) => ({ spellCast: by }) %}

whenever -> "when"                                                    {% make.nothing %}
          | "each" "time"                                             {% make.nothing %}
          | "each" "time" "that"                                      {% make.nothing %}
moment   -> "at" "the" "moment" "that"                                {% make.nothing %}
          | "at" "the" "moment" "when"                                {% make.nothing %}
someturn -> "each" "turn"                                             {% make.nothing %}
          | "your" "turn"                                             {% make.nothing %}
          | "each" "of" "your" "turn"                                 {% make.nothing %}
          | "each" "turn" "of" "the" "affected" "player"              {% make.nothing %}
eachround -> "each" "round"                                           {% make.nothing %}
          | "the" "round"                                             {% make.nothing %}
          | "a" "round"                                               {% make.nothing %}
          | "this" "round"                                            {% make.nothing %}

# As your Turn, having stayed here: bury one Phobia that affects you.   In Combat, discard this card: bury one random Monster.
# After your opponent casts a Spell, flip this card: cancel that.
window   -> "as" "your" "turn"                                        {% () => ({ window: 'turn' }) %}
          | "on" "your" "turn"                                        {% () => ({ window: 'turn' }) %}
          | "have" "stay" "here"                                      {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "have" "keep" thiscard                                    {% () => ({ window: 'turn', stayed: 'withThis' }) %}
          | addturn "that" "you" remain "here"                        {% () => ({ window: 'turn', stayed: 'here' }) %}
          | addturn "you" remain "here"                               {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "in" "combat"                                             {% () => ({ window: 'combat' }) %}
          | "when" "cast"                                             {% () => ({ window: 'cast' }) %}
          | "when" "cast" "in" "combat"                               {% () => ({ window: 'combat' }) %}
          | "face-down"                                               {% () => ({ faceDown: true }) %}
          | "after" player "play" npd                                 {% ([, by, , of]) => ({ window: { after: 'played', of, by } }) %}
          | "after" player "play" "or" "turn" npd                     {% ([, by, , , , of]) => ({ window: { after: 'played', of, by, orTurned: true } }) %}
          | "after" player "cast" npd                                 {% ([, by, , of]) => ({ window: { after: 'cast', of, by } }) %}
          | "after" player "make" "you" "lose" npd                    {% ([, by, , , , of]) => ({ window: { after: 'loss', of, by } }) %}
          | "choose" sel                                              {% ([, target]) => ({ target }) %}
aturn    -> "a" "turn"                                                {% make.nothing %}
          | num "turn"                                                {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "a" "additional" "turn"                                   {% make.nothing %}
surviving -> "survive" "the" "cosmic" "battle"                        {% () => 'survivedCosmicBattle' %}
          | "survive" "to" "affect" "your" "opponent" "'s" "ally" "or" "investigator" {% () => 'reachedDefenders' %}
addturn  -> "for" "each" "additional" "turn"                          {% make.nothing %}
          | "during" "each" "additional" "turn"                       {% make.nothing %}
remain   -> "remain"                                                  {% make.nothing %}
          | "stay"                                                    {% make.nothing %}

# Once a Round, this card gains 1.   Draw one card when played, once a Game.   The value of this card is 3, not below 1.
limit    -> num "time" "during" "a" "round"                           {% ([times]) => ({ times, per: 'round' }) %}
          | "once" per                                                {% ([, per]) => ({ times: 1, per }) %}
          | num "time" per                                            {% ([times, , per]) => ({ times, per }) %}
          | "not" "cumulative"                                        {% () => ({ stacking: 'no' }) %}
          | "not" "cumulative" "with" group                           {% ([, , , group]) => ({ stacking: 'no', group }) %}
          | "cumulative"                                              {% () => ({ stacking: 'yes' }) %}
          | "cumulative" "with" group                                 {% ([, , group]) => ({ stacking: 'yes', group }) %}
          | "not" "below" num                                         {% ([, , floor]) => ({ floor }) %}
per      -> "a" period                                                {% ([, per]) => per %}
          | "per" period                                              {% ([, per]) => per %}
          | "for" "each" "card"                                       {% () => 'card' %}
          | "per" thiscard "card" "play"                              {% () => 'card' %}
period   -> "turn"                                                    {% () => 'turn' %}
          | "round"                                                   {% () => 'round' %}
          | "game"                                                    {% () => 'game' %}
          | "card"                                                    {% () => 'card' %}
group    -> "what" "else" "lower" "your" "minimum"                    {% () => 'lowers Minimum' %}
          | "what" "else" "raise" "your" "minimum"                    {% () => 'raises Minimum' %}
          | "what" "else" "lower" "your" "maximum"                    {% () => 'lowers Maximum' %}
          | "what" "else" "raise" "your" "maximum"                    {% () => 'raises Maximum' %}
          | otherallies "lower" "your" "minimum"                      {% () => 'lowers Minimum' %}
          | otherallies "raise" "your" "maximum"                      {% () => 'raises Maximum' %}
          | otherallies "raise" "your" "minimum"                      {% () => 'raises Minimum' %}
          | otherallies "lower" "your" "maximum"                      {% () => 'lowers Maximum' %}
          | "other" "command" "ability"                               {% () => 'Command' %}
          | "another" "ally" "'s" "command" "ability"                 {% () => 'Command' %}
          | %quoted                                                   {% ([quoted]) => make.unquoted(quoted) %}
otherallies -> "other" "ally" "that"                                  {% make.nothing %}
          | "other" "ally" "who"                                      {% make.nothing %}

# ------------------------------------------------------------------ if

cond     -> atom                                                      {% make.first %}
          | ands                                                      {% ([all]) => ({ all }) %}
          | ors                                                       {% ([any]) => ({ any }) %}
          | "either" ors                                              {% ([, any]) => ({ any }) %}
ands     -> atom "and" atom                                           {% ([a, , b]) => [a, b] %}
          | ands "and" atom                                           {% ([all, , b]) => [...all, b] %}
ors      -> atom "or" atom                                            {% ([a, , b]) => [a, b] %}
          | ors "or" atom                                             {% ([any, , b]) => [...any, b] %}

# While you are here, this card gains 1.   If your opponent is at a Forest Location, this card is Invisible.
# While you have Howard Lovecraft in play, this card gains 2.   If it is Night or a Storm Event is in play, this card gains 1.
atom     -> "(" cond ")"                                              {% ([, c]) => c %}
          | "not" "(" cond ")"                                        {% ([, , c]) => ({ not: c }) %}
          | "you" "is" "here"                                         {% () => ({ at: { title: 'self' } }) %}
          | thiscard "is" mycurrent                                   {% () => ({ at: { title: 'self' } }) %}
          | thiscard "is" mycurrent "on" "your" "story" "deck"        {% () => ({ at: { title: 'self' } }) %}
          | someone "is" at npd                                       {% ([who, , , is]) => make.at(is, who) %}
          | at %self                                                  {% () => ({ at: { title: 'self' } }) %}
          | currentof "is" npd                                        {% ([who, , is]) => make.at(is, who) %}
          | currentof bear "the" np "attribute"                       {% ([who, , , is]) => make.at(is, who) %}
          | topof "is" npd                                            {% ([who, , is]) => make.at(is, who, true) %}
          | topof bear "the" np "attribute"                           {% ([who, , , is]) => make.at(is, who, true) %}
          | npd "is" topof                                            {% ([is, , who]) => make.at(is, who, true) %}
          | "you" "have" npd "as" topof                               {% ([, , is, , who]) => make.at(is, who, true) %}
          | "your" "investigator" "have" npd                          {% ([, , , is]) => ({ inPlay: is }) %}
          | "any" "other" np "is" "in" "play"                         {% ([, , is]) => make.others(is) %}
          | "any" "other" np "is" "in" "play" "as" "a" "ally"         {% ([, , is]) => make.others(make.asAlly(is)) %}
          | "you" "have" npd "in" "play" "as" "a" "ally"              {% ([, , is]) => ({ inPlay: make.asAlly(is) }) %}
          | npd "is" "part" "of" side                                 {% ([threatHas, , , , side]) => ({ threatHas, side }) %}
          | npd "is" "a" "part" "of" "it"                             {% ([threatHas]) => ({ threatHas, side: 'own' }) %}
          | someone "is" "inside"                                     {% ([who]) => make.at({ pub: ['Inside'] }, who) %}
          | someone "is" "outside"                                    {% ([who]) => make.at({ pub: ['Outside'] }, who) %}
          | "a" %self "is" "in" "a" "threat"                          {% () => ({ role: 'inThreat' }) %}
          | npd "is" "in" side                                        {% ([threatHas, , , side]) => ({ threatHas, side }) %}
          | "you" "have" having                                       {% ([, , c]) => c %}
          | "your" "opponent" "have" having                           {% ([, , , c]) => make.had(c, 'opponent') %}
          | "any" "player" "have" having                              {% ([, , , c]) => make.had(c, 'anyone') %}
          | "each" "player" "have" having                             {% ([, , , c]) => make.had(c, 'each') %}
          | "the" "affected" "player" "have" having                   {% ([, , , , c]) => make.had(c, 'affected') %}
          | npd "is" "in" "play"                                      {% ([is]) => make.inPlay(is) %}
          | "either" npd "is" "in" "play"                             {% ([, is]) => make.inPlay(is) %}
          | "it" "is" daynight                                        {% ([, , time]) => ({ time }) %}
          | side "contain" npd                                        {% ([side, , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side })) %}
          | side "contain" "other" np                                 {% ([side, , , threatHas]) => ({ threatHas, side, others: true }) %}
          | side "contain" "more" "than" num np                       {% ([side, , , , moreThan, threatHas]) => ({ threatHas, side, moreThan }) %}
          | side "contain" "more" "than" num "other" np               {% ([side, , , , moreThan, , threatHas]) => ({ threatHas, side, others: true, moreThan }) %}
          | side "include" npd                                        {% ([side, , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side })) %}
          | thiscard "have" "fight"                                   {% () => ({ role: 'fought' }) %}
          | npd "is" "lose" "in" "this" "combat"                      {% ([lostInCombat]) => ({ lostInCombat }) %}
          | thiscard "is" role                                        {% ([, , role]) => ({ role }) %}
          | "the" "wielder" "is" "choose" "as" "a" "defending" "ally" {% () => ({ role: 'hostDefending' }) %}
          | "they" "is" "choose" "as" "a" "defending" "ally"          {% () => ({ role: 'defending' }) %}
          | thiscard "is" "choose" "as" "a" "defending" "ally"        {% () => ({ role: 'defending' }) %}
          | "the" "bearer" "is" "a" "defending" "ally"                {% () => ({ role: 'hostDefending' }) %}
          | "in" "combat"                                             {% () => ({ role: 'inCombat' }) %}
          | "the" "reveal" "card" "is" npd                            {% ([, , , , revealedIs]) => ({ revealedIs }) %}
          | someone "can" "survive" hazard                            {% ([who, , , canSurvive]) => make.dropYou({ canSurvive, who }) %}
          | "you" "and" other "is" at "the" "same" sameness           {% ([, , as, , , , , same]) => ({ same, as }) %}
          | "you" "and" other "is" "in" "the" "same" sameness         {% ([, , as, , , , , same]) => ({ same, as }) %}
          | someone "have" range sanity                               {% ([who, , range]) => make.dropYou({ number: 'sanity', ...range, who }) %}
          | someone "have" range "card" "in" "hand"                   {% ([who, , range]) => make.dropYou({ number: 'hand', ...range, who }) %}
          | range "pass" "is" "declare"                               {% ([range]) => ({ number: 'passes', ...range }) %}
          | "you" "know" %name                                        {% ([, , name]) => make.knows(name) %}
          | "your" "investigator" "is" sex                            {% ([, , , investigator]) => ({ investigator }) %}

thiscard -> "this" %name                                              {% ([, name], _at, reject) => make.isKind(name) ? null : reject %}
          | "this" possession                                         {% make.nothing %}
          | "this" "card"                                             {% make.nothing %}
          | "this"                                                    {% make.nothing %}
          | %self                                                     {% make.nothing %}
          | "the" %self                                               {% make.nothing %}
possession -> "spell"                                                 {% make.nothing %}
          | "artifact"                                              {% make.nothing %}
          | "tome"                                                    {% make.nothing %}
          | "weapon"                                                  {% make.nothing %}
mycurrent -> "your" "current" "location"                              {% make.nothing %}
currentof -> poss "current" "location"                                {% make.first %}
topof    -> "the" "top" "card" "of" poss "story" "deck"               {% ([, , , , who]) => who %}
at       -> "at"                                                      {% make.nothing %}
          | "in"                                                      {% make.nothing %}
bear     -> "bear"                                                    {% make.nothing %}
          | "feature"                                                 {% make.nothing %}
          | "have"                                                    {% make.nothing %}
someone  -> "you"                                                     {% () => 'you' %}
          | "your" "investigator"                                     {% () => 'you' %}
          | "your" "opponent"                                         {% () => 'opponent' %}
          | "either" "you" "or" "your" "opponent"                     {% () => 'either' %}
          | "you" "or" "your" "opponent"                              {% () => 'either' %}
          | "the" "affected" "player"                                 {% () => 'affected' %}
other    -> "your" "opponent"                                         {% () => 'opponent' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "the" "affected" "player"                                 {% () => 'affected' %}
having   -> npd "in" "play"                                           {% ([is]) => make.ofEach(is, (one) => ({ inPlay: one })) %}
          | "another" np "in" "play"                                  {% ([, is]) => ({ inPlay: is, others: true }) %}
          | "at" "least" num np "in" "play"                           {% ([, , atLeast, is]) => ({ inPlay: is, atLeast }) %}
          | "at" "least" num "other" np "in" "play"                   {% ([, , atLeast, , is]) => ({ inPlay: is, others: true, atLeast }) %}
side     -> "opposing" "threat"                                       {% () => 'opposing' %}
          | "your" "threat"                                           {% () => 'own' %}
          | "your" "opponent" "'s" "threat"                           {% () => 'opposing' %}
          | "the" "opposing" "threat"                                 {% () => 'opposing' %}
role     -> "a" "defending" "ally"                                    {% () => 'defending' %}
          | "summon"                                                  {% () => 'summoned' %}
          | "control"                                                 {% () => 'controlled' %}
          | "a" "ally"                                                {% () => 'ally' %}
          | "in" "play" "as" "a" "ally"                               {% () => 'ally' %}
          | "in" "a" "threat"                                         {% () => 'inThreat' %}
          | "in" "combat"                                             {% () => 'inCombat' %}
          | "face-down"                                               {% () => 'faceDown' %}
sameness -> "location"                                                {% () => 'title' %}
          | "subregion"                                               {% () => 'subregion' %}
          | "region"                                                  {% () => 'region' %}
range    -> num "or" "more"                                           {% ([min]) => ({ min }) %}
          | num "or" "less"                                           {% ([max]) => ({ max }) %}
          | num "or" "fewer"                                          {% ([max]) => ({ max }) %}
          | "exactly" num                                             {% ([, n]) => ({ min: n, max: n }) %}
          | num "to" num                                              {% ([min, , max]) => ({ min, max }) %}
sex      -> "male"                                                    {% () => 'male' %}
          | "female"                                                  {% () => 'female' %}
daynight -> "day"                                                     {% () => 'day' %}
          | "night"                                                   {% () => 'night' %}
hazard   -> "space"                                                   {% () => 'Space' %}
          | "underwater"                                              {% () => 'Underwater' %}
          | "radiation"                                               {% () => 'Radiation' %}

# ------------------------------------------------------------------ what it costs

# As your Turn, pay 2 Sanity: draw one card.   As your Turn, bury this card and discard one Spell of your choice: draw two cards.
costs    -> cost                                                      {% ([each]) => [each] %}
          | costs "and" cost                                          {% ([all, , each]) => [...all, each] %}
          | costs "," cost                                            {% ([all, , each]) => [...all, each] %}
selfcost -> "bury" thiscard                                           {% () => ({ self: 'bury' }) %}
          | "discard" thiscard                                        {% () => ({ self: 'discard' }) %}
          | "flip" thiscard                                           {% () => ({ self: 'flip' }) %}
cost     -> "pay" amount sanity                                       {% ([, n]) => ({ sanity: n }) %}
          | "pay" "the" sanity "cost" "of" thiscard                   {% () => ({ sanity: 'ofThisCard' }) %}
          | "pay" thiscard "'s" sanity "cost"                         {% () => ({ sanity: 'ofThisCard' }) %}
          | "bury" thiscard                                           {% () => ({ self: 'bury' }) %}
          | "discard" thiscard                                        {% () => ({ self: 'discard' }) %}
          | "flip" thiscard                                           {% () => ({ self: 'flip' }) %}
          | "rotate" thiscard                                         {% () => ({ self: 'rotate' }) %}
          | "bury" search                                             {% ([, other]) => ({ other, how: 'bury' }) %}
          | "discard" search                                          {% ([, other]) => ({ other: make.fromHand(other), how: 'discard' }) %}
          | "flip" search                                             {% ([, other]) => ({ other, how: 'flip' }) %}
          | "use" "the" "gate"                                        {% () => 'gate' %}
          | "use" "its" "gate"                                        {% () => 'gate' %}
paying   -> "," "for" costing                                         {% ([, , cost]) => cost %}
          | "for" costing                                             {% ([, cost]) => cost %}
costing  -> "this" "cost" "(" costs ")"                               {% ([, , , cost]) => cost %}
          | amount sanity                                             {% ([n]) => [{ sanity: n }] %}
          | "the" sanity "cost" "of" thiscard                         {% () => [{ sanity: 'ofThisCard' }] %}
          | thiscard "'s" sanity "cost" gateagain                     {% () => [{ sanity: 'ofThisCard' }] %}
          | thiscard "'s" sanity "cost"                               {% () => [{ sanity: 'ofThisCard' }] %}
          | "the" "use" "of" "its" "gate"                             {% () => ['gate'] %}

sanity   -> "sanity"                                                  {% make.nothing %}
          | "sanity" "point"                                          {% make.nothing %}
          | "point" "of" "sanity"                                     {% make.nothing %}

# ------------------------------------------------------------------ how many

# Each Ghoul gains 1 for each Ghoul in your Threat.   Lose half of your Sanity (rounded up) when played.
num      -> %number                                                   {% ([n]) => n.value %}
amount   -> num                                                       {% make.first %}
          | num "for" "each" counted                                  {% ([n, , , per]) => make.per(n, per) %}
          | "as" "much" "as" measure                                  {% ([, , , m]) => m %}
          | "half" "of" measure                                       {% ([, , m]) => ({ half: m }) %}
          | "half" "of" measure "(" "round" updown ")"                {% ([, , m, , , round]) => ({ half: m, round }) %}
          | "a" "choose" num "to" num                                 {% ([, , min, , max]) => ({ chosen: [min, max] }) %}
          | "by" "sanity" "(" steps ")"                               {% ([, , , steps]) => ({ steps, by: 'sanity' }) %}
measure  -> "the" "value" "of" sel                                    {% ([, , , card]) => ({ of: 'value', card }) %}
          | "your" "sanity"                                           {% () => ({ of: 'sanity' }) %}
          | "your" "sanity" "above" "the" "maximum"                   {% () => ({ of: 'sanityAboveMax' }) %}
          | "your" "maximum"                                          {% () => ({ of: 'handMax' }) %}
          | "your" "minimum"                                          {% () => ({ of: 'handMin' }) %}
          | "(" amount ")"                                            {% ([, n]) => n %}
steps    -> step                                                      {% ([each]) => [each] %}
          | steps "," step                                            {% ([all, , each]) => [...all, each] %}
step     -> num "up" "to" num                                         {% ([n, , , upTo]) => ({ upTo, n }) %}
          | num "above"                                               {% ([n]) => ({ n }) %}
updown   -> "up"                                                      {% () => 'up' %}
          | "down"                                                    {% () => 'down' %}
points   -> amount                                                    {% make.first %}
          | amount "point"                                            {% make.first %}
          | amount "point" "each"                                     {% make.first %}
          | amount "each"                                             {% make.first %}
          | amount "point" "per" "card"                               {% make.first %}
counted  -> np                                                        {% ([is]) => ({ is, pick: 'all' }) %}
          | np wheres                                                 {% ([is, posts]) => make.selector({ is, pick: 'all' }, posts) %}
          | "other" np                                                {% ([, is]) => ({ is, pick: 'all', others: true }) %}
          | "other" np wheres                                         {% ([, is, posts]) => make.selector({ is, pick: 'all', others: true }, posts) %}

# ------------------------------------------------------------------ who

player   -> "you"                                                     {% () => 'you' %}
          | "your" "investigator"                                     {% () => 'you' %}
          | "your" "opponent"                                         {% () => 'opponent' %}
          | "a" "opponent"                                            {% () => 'opponent' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "each" "player"                                           {% () => 'each' %}
          | "any" "player"                                            {% () => 'each' %}
          | "each" "investigator"                                     {% () => 'each' %}
          | "its" "owner"                                             {% () => 'owner' %}
          | "the" "affected" "player"                                 {% () => 'affected' %}
          | "that" "player"                                           {% () => 'actor' %}
          | "the" "sanest" "player"                                     {% () => 'mostSanity' %}
poss     -> "your"                                                    {% () => 'you' %}
          | "your" "opponent" "'s"                                    {% () => 'opponent' %}
          | "a" "opponent" "'s"                                       {% () => 'opponent' %}
          | "opponent" "'s"                                           {% () => 'opponent' %}
          | "each" "opponent" "'s"                                    {% () => 'eachOpponent' %}
          | "each" "player" "'s"                                      {% () => 'each' %}
          | "its" "owner" "'s"                                        {% () => 'owner' %}
          | "the" "affected" "player" "'s"                            {% () => 'affected' %}
          | "their"                                                   {% () => 'they' %}
          | "that" "player" "'s"                                      {% () => 'actor' %}
          | "the" "sanest" "player" "'s"                              {% () => 'mostSanity' %}

# ------------------------------------------------------------------ which cards

# Discard one Artifact, Tome or Spell of your opponent when played.   Bury each Day or Night Event of any player when played.
# Each Corrupt Ally with a Weapon loses 1.   Each Country/Gate Location gains the Church attribute.
np       -> noun                                                      {% ([item]) => make.union([item]) %}
          | nouns "or" noun                                           {% ([all, , each]) => make.union([...all, each]) %}
          | nouns "and" noun                                          {% ([all, , each]) => make.unionAnd([...all, each]) %}
          | nouns "," "or" noun                                       {% ([all, , , each]) => make.union([...all, each]) %}
          | nouns "or" "a" noun                                       {% ([all, , , each]) => make.union([...all, each]) %}
          | nouns "," "or" "a" noun                                   {% ([all, , , , each]) => make.union([...all, each]) %}
nouns    -> noun                                                      {% ([each]) => [each] %}
          | nouns "," noun                                            {% ([all, , each]) => [...all, each] %}
noun     -> words                                                     {% ([words]) => make.filter(words, []) %}
          | words "card"                                              {% ([words]) => make.filter(words, []) %}
          | "card"                                                    {% () => make.filter([], []) %}
          | words traits                                              {% ([words, traits]) => make.filter(words, traits) %}
          | words "card" traits                                       {% ([words, , traits]) => make.filter(words, traits) %}
          | "card" traits                                             {% ([, traits]) => make.filter([], traits) %}
          | words "family" "member"                                   {% ([words]) => make.filter(words, []) %}
words    -> word                                                      {% ([each]) => [each] %}
          | words word                                                {% make.push %}
          | words "/" word                                            {% ([all, , each]) => [...all, each] %}
word     -> %name                                                     {% make.first %}
          | %self                                                     {% make.first %}
          | %family                                                   {% make.first %}
          | %quoted                                                   {% make.first %}
          | "face-down"                                               {% () => ({ faceDown: true }) %}
          | "face-up"                                                 {% () => ({ faceDown: false }) %}
          | "visible"                                                 {% () => ({ invisible: false }) %}
traits   -> trait                                                     {% ([each]) => [each] %}
          | traits trait                                              {% make.push %}
trait    -> "with" borne                                              {% ([, bears]) => ({ bears }) %}
          | "with" %quoted "in" "its" "title"                         {% ([, quoted]) => ({ titleHas: make.unquoted(quoted) }) %}
          | "without" borne                                            {% ([, bears]) => make.without(bears) %}
          | "of" "value" num "or" "less"                              {% ([, , max]) => ({ value: { max } }) %}
          | "of" "value" num "or" "more"                              {% ([, , min]) => ({ value: { min } }) %}
          | "of" "value" num "to" num                                 {% ([, , min, , max]) => ({ value: { min, max } }) %}
          | "of" "up" "to" num "point"                                {% ([, , , max]) => ({ value: { max } }) %}
          | "of" "up" "to" num "point" "(" "exclude" "the" "value" "of" "any" "weapon" ")" {% ([, , , max]) => ({ value: { max, withoutWeapon: true } }) %}
          | "up" "to" num "point" "in" "value" "(" "include" "weapon" ")" {% ([, , max]) => ({ value: { max } }) %}
          | "of" "odd" "value"                                        {% () => ({ value: { odd: true } }) %}
          | "of" "even" "value"                                       {% () => ({ value: { odd: false } }) %}
          | "not" "counting" "weapon"                                 {% () => ({ value: { withoutWeapon: true } }) %}
          | "that" "cost" "sanity"                                    {% () => ({ costsSanity: true }) %}
          | "that" "cost" "no" "sanity"                               {% () => ({ costsSanity: false }) %}
          | inside "a" words                                          {% ([, , words]) => make.holder(words) %}
          | "in" %name                                                {% ([, name]) => make.place(name) %}
          | "of" "the" dimension                                      {% ([, , dimension]) => ({ dimension }) %}
          | "with" "the" %name "icon"                                 {% ([, , name]) => make.icon(name) %}
          | "that" "know" %name                                       {% ([, , name]) => make.language(name) %}
          | "in" %name "language"                                     {% ([, name]) => make.language(name) %}
          | "except" borne                                            {% ([, not]) => ({ not }) %}
          | "not" "defending"                                          {% () => ({ defending: false }) %}
          | "that" "is" "no" "travel" "event"                         {% () => ({ travel: false }) %}
          | "that" "is" "not" "exotic"                                {% () => ({ exotic: false }) %}
borne    -> words                                                     {% ([words]) => make.filter(words, []) %}
          | words "card"                                              {% ([words]) => make.filter(words, []) %}
          | det words                                                 {% ([, words]) => make.filter(words, []) %}
dimension -> "waking" "world"                                         {% () => 'waking' %}
          | "dreamlands"                                              {% () => 'dreamlands' %}
          | "new" "aeon"                                              {% () => 'new-aeon' %}
npd      -> np                                                        {% make.first %}
          | det np                                                    {% ([, is]) => is %}
det      -> "a"                                                       {% make.nothing %}
          | "the"                                                     {% make.nothing %}
          | "any"                                                     {% make.nothing %}

# Flip two random Allies of your opponent face-down when played.   Discard the top card of your opponent's Story Deck when played.
# Bury up to two Allies of your choice when played.   Discard the lowest Event in your opponent's Story Deck when played.
sel      -> ref                                                       {% make.first %}
          | search                                                    {% make.first %}
ref      -> thiscard                                                  {% () => ({ ref: 'self' }) %}
          | "the" "target"                                            {% () => ({ ref: 'target' }) %}
          | "that" "ally"                                             {% () => ({ ref: 'host' }) %}
          | "the" "bearer"                                            {% () => ({ ref: 'host' }) %}
          | "ally"                                                    {% make.theAlly %}
          | "what" thiscard "bear"                                    {% () => ({ ref: 'attached' }) %}
          | "the" "reveal" "card"                                     {% () => ({ ref: 'revealed' }) %}
          | "that" "card"                                             {% () => ({ ref: 'cause' }) %}
          | poss "current" "location"                                 {% ([who]) => make.selector({ ref: 'location' }, [{ of: who }]) %}
search   -> base                                                      {% ([base]) => make.selector(base, []) %}
          | base wheres                                               {% ([base, posts]) => make.selector(base, posts) %}
          | "the" "top" "card" "of" poss "story" "deck"               {% ([, , , , who]) => make.selector({ in: 'story', pick: 'top' }, [{ of: who }]) %}
          | "the" "top" np "of" poss "story" "deck"                   {% ([, , is, , who]) => make.selector({ is, in: 'story', pick: 'top' }, [{ of: who }]) %}
          | "the" "lowest" np "in" poss "story" "deck"                {% ([, , is, , who]) => make.selector({ is, in: 'story', pick: 'lowest' }, [{ of: who }]) %}
          | "the" np "closest" "to" "the" "bottom" "of" poss "story" "deck" {% ([, is, , , , , , who]) => make.selector({ is, in: 'story', pick: 'lowest' }, [{ of: who }]) %}
          | "the" "top" "card" "of" poss mythosdeck                   {% ([, , , , who]) => make.selector({ in: 'deckTop', n: 1 }, [{ of: who }]) %}
          | "the" "top" num "card" "of" poss mythosdeck               {% ([, , n, , , who]) => make.selector({ in: 'deckTop', n }, [{ of: who }]) %}
mythosdeck -> "mythos" "deck"                                         {% make.nothing %}
base     -> every np                                                  {% ([, is]) => ({ is, pick: 'all' }) %}
          | every "other" np                                          {% ([, , is]) => ({ is, pick: 'all', others: true }) %}
          | every "opposing" np                                       {% ([, , is]) => ({ is, pick: 'all', opposing: true }) %}
          | every "other" "opposing" np                               {% ([, , , is]) => ({ is, pick: 'all', others: true, opposing: true }) %}
          | every "of" poss np                                        {% ([, , of, is]) => ({ is, pick: 'all', of }) %}
          | every "of" poss "other" np                                {% ([, , of, , is]) => ({ is, pick: 'all', of, others: true }) %}
          | "all" poss np                                             {% ([, of, is]) => ({ is, pick: 'all', of }) %}
          | poss np                                                   {% ([of, is]) => make.owned(of, is) %}
          | "any" np                                                  {% ([, is]) => make.anyOf(is) %}
          | count np                                                  {% ([n, is]) => ({ is, ...n }) %}
          | count "other" np                                          {% ([n, , is]) => ({ is, ...n, others: true }) %}
          | count "opposing" np                                       {% ([n, , is]) => ({ is, ...n, opposing: true }) %}
          | count "other" "opposing" np                               {% ([n, , , is]) => ({ is, ...n, others: true, opposing: true }) %}
some     -> count                                                     {% make.onlyOne %}
          | "any"                                                     {% make.nothing %}
every    -> "each"                                                    {% make.nothing %}
          | "all"                                                     {% make.nothing %}
count    -> amount                                                    {% ([n]) => ({ n, pick: 'choose' }) %}
          | amount "random"                                           {% ([n]) => ({ n, pick: 'random' }) %}
          | "up" "to" amount                                          {% ([, , n]) => ({ n, pick: 'choose', upTo: true }) %}
          | "up" "to" amount "random"                                 {% ([, , n]) => ({ n, pick: 'random', upTo: true }) %}
          | "a"                                                       {% () => ({ n: 1, pick: 'choose' }) %}
          | "a" "random"                                              {% () => ({ n: 1, pick: 'random' }) %}
          | "half" "(" "round" updown ")" "of" "the" "random"         {% ([, , , round]) => ({ n: { half: 'count', round }, pick: 'random' }) %}
          | "half" "(" "round" updown ")" "of" "the"                  {% ([, , , round]) => ({ n: { half: 'count', round }, pick: 'choose' }) %}
          | "half" "of" "the"                                         {% () => ({ n: { half: 'count' }, pick: 'choose' }) %}
          | "half" "of" "the" "random"                                {% () => ({ n: { half: 'count' }, pick: 'random' }) %}
wheres   -> where                                                     {% ([each]) => [each] %}
          | wheres where                                              {% make.push %}
where    -> inside "target" zone                                      {% ([, , zone]) => ({ of: 'opponent', in: zone }) %}
          | "choose" "by" "the" "player" "of" "the" %self "card"  {% () => ({}) %}
          | "of" player                                               {% ([, of]) => ({ of }) %}
          | inside poss zone                                          {% ([, of, zone]) => ({ of, in: zone }) %}
          | "in" "the" "same" "threat"                                {% () => ({ in: 'threat', mine: true }) %}
          | inside "the" "opposing" zone                              {% ([, , , zone]) => ({ in: zone, of: 'opponent' }) %}
          | "hold" "by" bearer                                        {% ([, , borneBy]) => ({ borneBy }) %}
          | "in" "play"                                               {% () => ({ table: true }) %}
          | "on" "the" "table"                                        {% () => ({ table: true }) %}
          | "that" "is" "set" "aside"                                 {% () => ({ in: 'aside' }) %}
          | "that" "affect" player                                    {% ([, , affecting]) => ({ affecting }) %}
          | "affect" player                                           {% ([, affecting]) => ({ affecting }) %}
          | "of" "your" "choice"                                      {% () => ({ pick: 'choose', by: 'you' }) %}
          | "of" "your" "opponent" "'s" "choice"                      {% () => ({ pick: 'choose', by: 'opponent' }) %}
          | "of" "its" "owner" "'s" "choice"                          {% () => ({ pick: 'choose', by: 'owner' }) %}
          | "of" "the" "affected" "player" "'s" "choice"              {% () => ({ pick: 'choose', by: 'affected' }) %}
          | "of" "each" "player" "'s" "choice"                        {% () => ({ pick: 'choose', by: 'each' }) %}
          | "of" "each" "opponent" "'s" "choice"                      {% () => ({ pick: 'choose', by: 'eachOpponent' }) %}
          | "choose" "from" poss zone                                 {% ([, , of, zone]) => ({ of, in: zone, pick: 'choose' }) %}
bearer   -> "the" "target"                                            {% () => 'target' %}
          | "the" "bearer"                                            {% () => 'host' %}
          | "that" "ally"                                             {% () => 'host' %}
          | "that" "card"                                             {% () => 'cause' %}
          | thiscard                                                  {% () => 'self' %}
inside   -> "in"                                                      {% make.nothing %}
          | "from"                                                    {% make.nothing %}
spread   -> "region"                                                  {% () => 'region' %}
          | "subregion"                                               {% () => 'subregion' %}
          | "city"                                                    {% () => 'city' %}
zone     -> "threat"                                                  {% () => 'threat' %}
          | "directed" "threat"                                       {% () => 'directedThreat' %}
          | "story" "deck"                                            {% () => 'story' %}
          | "hand"                                                    {% () => 'hand' %}
          | "mythos" "deck"                                           {% () => 'deckTop' %}
          | "discard" "pile"                                          {% () => 'discard' %}
          | "play" "area"                                             {% () => 'play' %}

# ------------------------------------------------------------------ what is done

# It is Night until the end of the Round, and each Ghoul gains 1 until the end of the Round.
items    -> item                                                      {% ([each]) => [each] %}
          | nowis                                                     {% ([effect]) => [{ effect }] %}
          | nowis duration                                            {% ([effect, until]) => [{ effect, until }] %}
          | items sep item                                            {% ([all, , each]) => [...all, each] %}
sep      -> "," "but"                                                 {% make.nothing %}
          | ","                                                       {% make.nothing %}
          | ";"                                                       {% make.nothing %}
          | "and"                                                     {% make.nothing %}
          | "," "and"                                                 {% make.nothing %}
item     -> op                                                        {% ([op]) => ({ op }) %}
          | static                                                    {% ([effect]) => ({ effect }) %}
          | static duration                                           {% ([effect, until]) => ({ effect, until }) %}
          | rule                                                      {% ([rule]) => ({ rule }) %}
          | rule duration                                             {% ([rule, until]) => ({ rule, until }) %}
          | "(" sentence ")" duration                                 {% ([, sentence, , until]) => ({ sentence, until }) %}

# This card gains 2 until the end of the Round.   When cast: each of your Allies gains 1 for the rest of Combat.
duration -> lasting                                                   {% make.first %}
          | lasting "and" lasting                                     {% ([a, , b]) => ({ all: [a, b] }) %}
lasting  -> "until" "the" "end" "of" "the" "round"                    {% () => 'round' %}
          | "for" "the" "rest" "of" "the" "round"                     {% () => 'round' %}
          | "for" "the" "remainder" "of" "the" "round"                {% () => 'round' %}
          | "for" "the" "remainder" "of" "this" "round"               {% () => 'round' %}
          | "until" "the" "end" "of" "combat"                         {% () => 'combat' %}
          | "for" "the" "rest" "of" "combat"                          {% () => 'combat' %}
          | "for" "the" "remainder" "of" "combat"                     {% () => 'combat' %}
          | "until" "the" "end" "of" "the" "next" "combat"            {% () => 'nextCombat' %}
          | "during" "the" "next" "combat"                            {% () => 'nextCombat' %}
          | "during" "the" "next" "round"                             {% () => 'nextRound' %}
          | "for" "the" "rest" "of" "the" "game"                      {% () => 'game' %}
          | "until" "the" "end" "of" "the" "turn"                     {% () => 'turn' %}
          | "while" thiscard remain "face-down"                       {% () => 'whileFaceDown' %}
          | "while" thiscard remain "flip"                            {% () => 'whileFaceDown' %}
          | "while" "you" remain "there"                              {% () => 'whileHere' %}
          | "until" npd "is" "play"                                   {% ([, is]) => ({ cardPlayed: is }) %}
          | "until" player "play" npd                                 {% ([, by, , is]) => ({ cardPlayed: is, by }) %}

op       -> act                                                       {% make.first %}
          | subject act                                               {% ([who, op]) => make.doneBy(who, op) %}
          | "optionally" act                                          {% ([, op]) => make.optional(op) %}
          | act "," "and" "the" "same" "for" "each" "other" "player" "in" "the" "same" spread  {% ([op, , , , , , , , , , , , over]) => make.spread(op, over) %}
          | "if" cond "," act "," "otherwise" act                     {% ([, c, , yes, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | act "if" cond "," "otherwise" act                         {% ([yes, , c, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond ":" block                                       {% ([, c, , yes]) => ({ if: c, do: yes }) %}
          | "if" cond ":" block "otherwise" block                     {% ([, c, , yes, , no]) => ({ if: c, do: yes, else: no }) %}
          | player "choose" ":" blocks                                {% ([by, , , choose]) => ({ choose, by }) %}
          | "unless" player duty ":" block                            {% ([, who, unless, , orElse]) => ({ orElse, unless, who }) %}
block    -> "(" items ")"                                             {% ([, items]) => make.block(items) %}
blocks   -> block "or" block                                          {% ([a, , b]) => [a, b] %}
          | blocks "or" block                                         {% ([all, , each]) => [...all, each] %}
subject  -> player                                                    {% make.first %}
          | player "must"                                             {% make.first %}

# When played: your opponent loses 2 Sanity.   When you arrive here: reveal the top card of your Mythos Deck, gain its pentagram, discard the revealed card.
act      -> "gain" amount sanity                                      {% ([, n]) => ({ sanity: n, who: 'you', sign: 1 }) %}
          | "lose" amount sanity                                      {% ([, n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
          | "gain" share                                              {% ([, n]) => ({ sanity: n, who: 'you', sign: 1 }) %}
          | "lose" share                                              {% ([, n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
          | "apply" "the" "pentagram" "of" sel                        {% ([, , , , of]) => ({ sanity: 'pentagram', of, who: 'you', sign: 1 }) %}
          | "gain" "its" "pentagram"                                  {% () => ({ sanity: 'pentagram', of: { ref: 'revealed' }, who: 'you', sign: 1 }) %}
          | "lose" "the" "pentagram" "of" sel                         {% ([, , , , of]) => ({ sanity: 'pentagram', of, who: 'you', sign: -1 }) %}
          | "bury"                                                    {% () => ({ move: { ref: 'self' }, to: 'bury' }) %}
          | "bury" sel                                                {% ([, move]) => ({ move, to: 'bury' }) %}
          | "bury" sel "," "without" "gate" "use"                     {% ([, move], _at, reject) => (move.in === 'story' ? { move, to: 'bury', gateShut: true } : reject) %}
          | "discard" sel "," "without" "gate" "use"                  {% ([, move], _at, reject) => (move.in === 'story' ? { move, to: 'discard', gateShut: true } : reject) %}
          | "discard" sel                                             {% ([, move]) => ({ move: make.fromHand(move), to: 'discard' }) %}
          | "return" sel "to" poss "hand"                             {% ([, move]) => ({ move, to: 'hand' }) %}
          | "return" sel "to" "the" "hand"                            {% ([, move]) => ({ move, to: 'hand' }) %}
          | "put" sel "into" "play"                                   {% ([, move]) => ({ move, to: 'play' }) %}
          | "put" sel "into" poss "play" "area"                       {% ([, move, , whose]) => ({ move, to: 'play', whose }) %}
          | "put" sel "into" poss "threat"                            {% ([, move, , whose]) => make.whose({ move, to: 'threat' }, whose) %}
          | "put" sel "into" poss "hand"                              {% ([, move, , whose]) => ({ move, to: 'hand', whose }) %}
          | "put" sel "on" "its" "story" "deck"                       {% ([, move]) => ({ move, to: 'storyTop' }) %}
          | "put" sel "back" "on" "top"                               {% ([, move]) => ({ move, to: 'storyTop' }) %}
          | "put" sel "on" poss "story" "deck"                        {% ([, move, , whose]) => ({ move, to: 'storyTop', whose }) %}
          | "put" sel "on" "its" "mythos" "deck"                      {% ([, move]) => ({ move, to: 'deckTop' }) %}
          | "put" sel "on" poss "mythos" "deck"                       {% ([, move, , whose]) => ({ move, to: 'deckTop', whose }) %}
          | "set" sel "aside"                                         {% ([, move]) => ({ move, to: 'aside' }) %}
          | "randomly" "choose" num np "that" opponent "must" "bury"  {% ([, , n, is]) => ({ move: { is, n, pick: 'random', of: 'opponent' }, to: 'bury' }) %}
          | "randomly" "choose" num np "from" poss zone "that" they "must" "discard" {% ([, , n, is, , of, zone]) => ({ move: make.random({ is, n }, [{ of, in: zone }]), to: 'discard' }) %}
          | "choose" num np "that" opponent "must" "bury"             {% ([, n, is]) => ({ move: { is, n, pick: 'choose', of: 'opponent' }, to: 'bury' }) %}
          | "randomly" "choose" num "of" poss np "and" "flip" "card" "face-down" {% ([, , n, , of, is]) => ({ flip: { is, n, pick: 'random', of }, face: 'down' }) %}
          | "randomly" "choose" "and" "bury" num np                   {% ([, , , , n, is]) => ({ move: make.selector({ is, n, pick: 'random' }, []), to: 'bury' }) %}
          | "take" "the" "top" "card" "of" poss "story" "deck" "," "and" takenaway {% ([, , , , , of, , , , , to]) => ({ move: make.selector({ in: 'story', pick: 'top' }, [{ of }]), to }) %}
          | "take" "the" "top" "card" "of" poss "story" "deck" "and" takenaway {% ([, , , , , of, , , , to]) => ({ move: make.selector({ in: 'story', pick: 'top' }, [{ of }]), to }) %}
          | "discard" num "card" exchanged                            {% ([, n]) => ({ exchange: n }) %}
          | "discard" "up" "to" num "card" exchanged                  {% ([, , , n]) => ({ exchange: n, upTo: true }) %}
          | "discard" num "card" "from" "their" "hand" exchanged      {% ([, n]) => ({ exchange: n }) %}
          | "you" "may" "force" "them" "to" act                       {% ([, , , , , op]) => make.doneBy('opponent', op) %}
          | "discard" num "card" "from" "your" "hand" exchanged       {% ([, n]) => ({ exchange: n }) %}
          | "randomly" "discard" num np                               {% ([, , n, is]) => ({ move: make.selector({ is, n, pick: 'random' }, []), to: 'discard' }) %}
          | "randomly" "discard" num np wheres                        {% ([, , n, is, posts]) => ({ move: make.random({ is, n }, posts), to: 'discard' }) %}
          | "randomly" "discard" num zone "card"                      {% ([, , n, zone]) => ({ move: make.random({ n }, [{ in: zone }]), to: 'discard' }) %}
          | "replace" thiscard                                        {% () => ({ move: { ref: 'self' }, to: 'storyTop' }) %}
          | "cause" sel "to" "is" "bury"                              {% ([, move]) => ({ move, to: 'bury' }) %}
          | "steal" num "choose" np                                   {% ([, n, , is]) => ({ move: { is, n, pick: 'choose', of: 'opponent' }, to: 'bury' }) %}
          | %unknown "(" "bury" ")" sel                               {% ([, , , , move]) => ({ move, to: 'bury' }) %}
          | "apply" "any" "sanity" "gain" "or" "loss" "indicate" shownon {% () => ({ sanity: 'pentagram', of: { ref: 'revealed' }, who: 'you', sign: 1 }) %}
          | "bury" "it"                                               {% () => ({ move: make.it, to: 'bury' }) %}
          | "discard" "it"                                            {% () => ({ move: make.it, to: 'discard' }) %}
          | "you" "must" "spend" "next" "turn" "in" %unknown "(" playnone ")" {% () => ({ skip: 'turn', who: 'you' }) %}
          | "set" "aside" sel                                         {% ([, , move]) => ({ move, to: 'aside' }) %}
          | act "," "back" duration                                   {% ([op, , , back]) => ({ ...op, back }) %}
          | search "is" "flip" "face-down"                            {% ([flip]) => ({ flip, face: 'down' }) %}
          | "flip" sel "face-down"                                    {% ([, flip]) => ({ flip, face: 'down' }) %}
          | "flip" sel "face-up"                                      {% ([, flip]) => ({ flip, face: 'up' }) %}
          | "draw" amount "card"                                      {% ([, draw]) => ({ draw }) %}
          | "exchange" amount "card"                                  {% ([, exchange]) => ({ exchange }) %}
          | "exchange" "up" "to" amount "card"                        {% ([, , , exchange]) => ({ exchange, upTo: true }) %}
          | "reveal" sel                                              {% ([, reveal]) => ({ reveal }) %}
          | "look" "at" sel                                           {% ([, , look]) => ({ look }) %}
          | "look" "at" sel "for" num "second"                        {% ([, , look, , seconds]) => ({ look, seconds }) %}
          | "shuffle" poss "story" "deck"                             {% ([, who]) => ({ shuffle: 'story', who }) %}
          | "shuffle" poss "mythos" "deck"                            {% ([, who]) => ({ shuffle: 'deck', who }) %}
          | "shuffle" poss "mythos" "deck" "and" "discard"            {% ([, who]) => ({ shuffle: 'deck+discard', who }) %}
          | "play" some np                                           {% ([, , is]) => ({ play: is }) %}
          | "play" some np plays                                     {% ([, , is, more]) => make.plays(is, more) %}
          | journey                                                   {% ([travel]) => ({ travel, when: 'now' }) %}
          | journey "on" "a" "later" "turn"                           {% ([travel]) => ({ travel, when: 'laterTurn' }) %}
          | journey "as" "your" "next" "turn"                         {% ([travel]) => ({ travel, when: 'nextTurn' }) %}
          | "play" route                                              {% ([, travel]) => ({ travel, when: 'now' }) %}
          | "play" route "on" "a" "later" "turn"                      {% ([, travel]) => ({ travel, when: 'laterTurn' }) %}
          | "on" "a" "following" "turn" "," "play" route              {% ([, , , , , , travel]) => ({ travel, when: 'laterTurn' }) %}
          | "on" "a" "later" "turn" "," "play" route                  {% ([, , , , , , travel]) => ({ travel, when: 'laterTurn' }) %}
          | "play" route "as" "your" "next" "turn"                    {% ([, travel]) => ({ travel, when: 'nextTurn' }) %}
          | "bring" sel "to" "the" "top" "of" "its" "story" "deck"    {% ([, toTop]) => ({ toTop }) %}
          | "clear" poss "story" "deck" "down" "to" "a" "location" "," "bury" "the" "top" "card"    {% ([, popStory]) => ({ popStory, to: 'bury' }) %}
          | "clear" poss "story" "deck" "down" "to" "a" "location" "," "discard" "the" "top" "card" {% ([, popStory]) => ({ popStory, to: 'discard' }) %}
          | "clear" poss "story" "deck" "down" "to" "a" "location" "," "bury" "the" "top" "card" "," "without" "gate" "use"    {% ([, popStory]) => ({ popStory, to: 'bury', gateShut: true }) %}
          | "clear" poss "story" "deck" "down" "to" "a" "location" "," "discard" "the" "top" "card" "," "without" "gate" "use" {% ([, popStory]) => ({ popStory, to: 'discard', gateShut: true }) %}
          | "attack" player "with" attacker defence                   {% ([, attack, , by, alliesMayDefend]) => ({ attack, with: by, alliesMayDefend }) %}
          | "attack" "only" "the" "ally" "of" player "with" attacker defence {% ([, , , , , attack, , by, alliesMayDefend]) => ({ attack, only: 'allies', with: by, alliesMayDefend }) %}
          | "summon" some np                                         {% ([, , is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | "control" some np                                        {% ([, , is]) => ({ summonOrControl: is, allow: ['control'] }) %}
          | "summon" "or" "control" some np                          {% ([, , , , is]) => ({ summonOrControl: is, allow: ['summon', 'control'] }) %}
          | "take" "control" "of" sel "until" "the" "end" "of" "combat" {% ([, , , control]) => ({ control, until: 'combat' }) %}
          | "cancel" "that"                                           {% () => ({ cancel: 'cause' }) %}
          | "let" sel "affect" player                                 {% ([, redirect, , to]) => ({ redirect, to }) %}
          | "let" sel "affect" player duration                        {% ([, redirect, , to, until]) => ({ redirect, to, until }) %}
          | "let" sel "affect" player "too"                           {% ([, redirect, , to]) => ({ redirect, to, also: true }) %}
          | "let" sel "affect" player "too" duration                  {% ([, redirect, , to, , until]) => ({ redirect, to, also: true, until }) %}
          | "choose" "the" "next" "play" "of" player "from" "that" "hand"{% ([, , , , , dictate]) => ({ dictate }) %}
          | "exchange" "your" "investigator" "for" num "of" "another" "education"{% () => ({ newInvestigator: 'otherEducation' }) %}
          | "replace" sel "by" sel                                    {% ([, theirs, , swap]) => ({ swap, for: theirs }) %}
          | "give" sel "to" sel                                       {% ([, give, , to]) => ({ give, to }) %}
          | "lose" "your" "next" "turn"                               {% () => ({ skip: 'turn', who: 'you' }) %}
          | "lose" "the" "next" "turn"                                {% () => ({ skip: 'turn', who: 'you' }) %}
          | "skip" "combat"                                           {% () => ({ skip: 'combat', who: 'you' }) %}
          | "skip" "the" "discard" "step"                             {% () => ({ skip: 'discardStep', who: 'you' }) %}
          | "count" "this" "as" "the" "pass" "that" "end" "the" "round" {% () => ({ passes: 'end' }) %}
          | "void" "all" "pass"                                       {% () => ({ passes: 'void' }) %}
          | "keep" "your" "great old one" num "more" "round"          {% ([, , , extendGOO]) => ({ extendGOO }) %}
          | "move" "your" "spell" "among" "their" "holder"            {% () => ({ moveSpells: true }) %}
          | "turn" sel "into" count cardtype duration                 {% ([, card, , , become, until]) => ({ become, card, until }) %}
share    -> "all" sanity "above" "your" "maximum"                     {% () => ({ of: 'sanityAboveMax' }) %}
          | "half" "of" "your" "sanity"                               {% () => ({ half: { of: 'sanity' } }) %}
          | "half" "of" "your" "sanity" "(" "round" updown ")"        {% ([, , , , , , round]) => ({ half: { of: 'sanity' }, round }) %}
they     -> "they"                                                    {% make.nothing %}
          | opponent                                                  {% make.nothing %}
opponent -> "opponent"                                                {% make.nothing %}
          | "your" "opponent"                                         {% make.nothing %}
takenaway -> "bury" "it"                                              {% () => 'bury' %}
          | "discard" "it"                                            {% () => 'discard' %}
exchanged -> "and" "replace" them "with" newcards                     {% make.nothing %}
them     -> "them"                                                    {% make.nothing %}
          | "it"                                                      {% make.nothing %}
newcards -> "a" "new" "card" drawn                                    {% make.nothing %}
          | "new" "card" drawn                                        {% make.nothing %}
          | "a" "equal" "number" "of" "new" "card" drawn              {% make.nothing %}
          | "the" "top" "card" "of" "your" "mythos" "deck"            {% make.nothing %}
          | "the" "top" "card" "of" "their" "mythos" "deck"           {% make.nothing %}
drawn    -> "draw" "from" "your" "mythos" "deck"                      {% make.nothing %}
shownon  -> "on" "the" "card"                                         {% make.nothing %}
          | "in" "the" "pentagram" "on" "the" "card"                  {% make.nothing %}
playnone -> "play" "no" "card" "," "do" "not" "pass"                  {% make.nothing %}
          | "play" "no" "card" "," "and" "not" "pass"                 {% make.nothing %}
plays    -> waiving                                                   {% ([waive]) => ({ waive }) %}
          | "from" "your" zone                                        {% ([, , from]) => ({ from }) %}
          | "from" "your" zone waiving                                {% ([, , from, waive]) => ({ from, waive }) %}
attacker -> sel                                                       {% make.first %}
          | "value" amount                                            {% ([, value]) => ({ value }) %}
defence  -> ";" "ally" "may" "defend"                                 {% () => true %}
          | ";" "ally" "may" "not" "defending"                         {% () => false %}
          | "(" "ally" "may" "defend" ")"                             {% () => true %}
          | "(" "ally" "may" "not" "defend" ")"                       {% () => false %}
cardtype -> "location"                                                {% () => 'Location' %}
          | "ally"                                                    {% () => 'Ally' %}
          | "artifact"                                                {% () => 'Artifact' %}
          | "tome"                                                    {% () => 'Tome' %}
          | "spell"                                                   {% () => 'Spell' %}
          | "event"                                                   {% () => 'Event' %}
          | "monster"                                                 {% () => 'Monster' %}
          | "adventure"                                               {% () => 'Adventure' %}

# When played: travel right-side-up to a new Location in the same Region.
# When played: travel walking to a new Forest Location in any Region of any Dimension on a later Turn.
journey  -> "travel" position "to" newplace regions                   {% ([, placed, , is, region]) => make.way(is, region, placed) %}
route    -> newplace regions placed                                   {% ([is, region, placed]) => make.way(is, region, placed) %}
newplace -> "a" "new" "location"                                      {% () => ({}) %}
          | "a" "new" "location" "card"                               {% () => ({}) %}
          | "a" "new" np                                              {% ([, , is]) => make.newPlace(is) %}
regions  -> "in" "the" "same" "region"                                {% () => ({ region: 'same' }) %}
          | "in" "a" "different" "region"                             {% () => ({ region: 'different' }) %}
          | "in" "any" "region"                                       {% () => ({ region: 'any' }) %}
          | regions "of" "the" "same" "dimension"                     {% ([region]) => ({ ...region, dimension: 'same' }) %}
          | regions "of" "any" "dimension"                            {% ([region]) => ({ ...region, dimension: 'any' }) %}
placed   -> position                                                  {% make.first %}
          | "," position                                              {% ([, position]) => position %}
          | position "on" "top" "of" "your" "story" "deck"            {% make.first %}
          | "," position "on" "top" "of" "your" "story" "deck"        {% ([, position]) => position %}
position -> "right-side-up"                                           {% () => 'rightSideUp' %}
          | "walk"                                                    {% () => 'walking' %}

# ------------------------------------------------------------------ what holds

# Each of your Students gains 1.   This card loses 2.   Add 1 to this card.   The value of each Ghoul is 3.
static   -> value                                                     {% make.first %}
          | threat                                                    {% make.first %}
          | stat                                                      {% make.first %}
          | quality                                                   {% make.first %}
value    -> sel "gain" points                                         {% ([of, , value]) => ({ value, of }) %}
          | sel "lose" points                                         {% ([of, , value]) => ({ value: make.minus(value), of }) %}
          | sel "add" points                                          {% ([of, , value]) => ({ value, of }) %}
          | sel "add" points "to" "the" valueword                     {% ([of, , value]) => ({ value, of }) %}
          | "they" "raise" "the" valueword "of" sel "by" points       {% ([, , , , , of, , value]) => ({ value, of }) %}
          | sel "add" points "to" "their" valueword                   {% ([of, , value]) => ({ value, of }) %}
          | sel "gain" points "to" "their" valueword                  {% ([of, , value]) => ({ value, of }) %}
          | "add" points "to" valued                                  {% ([, value, , of]) => ({ value, of }) %}
          | "subtract" points "from" valued                           {% ([, value, , of]) => ({ value: make.minus(value), of }) %}
          | "increase" valued "by" points                             {% ([, of, , value]) => ({ value, of }) %}
          | "raise" valued "by" points                                {% ([, of, , value]) => ({ value, of }) %}
          | "reduce" valued "by" points                               {% ([, of, , value]) => ({ value: make.minus(value), of }) %}
          | "+" num "to" valued                                       {% ([, value, , of]) => ({ value, of }) %}
          | "-" num "to" valued                                       {% ([, value, , of]) => ({ value: make.minus(value), of }) %}
          | "the" valueword "of" sel "is" amount                      {% ([, , , of, , value]) => ({ value, of, how: 'set' }) %}
          | "halve" valued                                            {% ([, of]) => ({ value: { half: { of: 'value' } }, of, how: 'half' }) %}
valued   -> sel                                                       {% make.first %}
          | "ally" "'s" valueword                                     {% () => ({ ref: 'host' }) %}
          | "the" valueword "of" sel                                  {% ([, , , of]) => of %}
          | sel "'s" valueword                                        {% make.first %}
valueword -> "value"                                                  {% make.nothing %}
          | "card" "value"                                            {% make.nothing %}

# Your Threat gains 1.   While you are here, each Threat directed against you loses 1.
threat   -> threats "gain" points                                     {% ([of, , threatValue]) => ({ threatValue, of }) %}
          | threats "lose" points                                     {% ([of, , n]) => ({ threatValue: make.minus(n), of }) %}
          | "reduce" threats "by" points                              {% ([, of, , n]) => ({ threatValue: make.minus(n), of }) %}
          | "increase" "the" "value" "of" threats "by" points         {% ([, , , , of, , threatValue]) => ({ threatValue, of }) %}
          | "increase" "the" "total" "value" "of" threats "by" points {% ([, , , , , of, , threatValue]) => ({ threatValue, of }) %}
          | "increase" threats "by" points                            {% ([, of, , threatValue]) => ({ threatValue, of }) %}
threats  -> "your" "threat"                                           {% () => 'yourThreat' %}
          | "each" "threat" "directed" "against" "you"                  {% () => 'threatsAgainstYou' %}
          | "each" "directed" "threat" "attack" "you"                 {% () => 'threatsAgainstYou' %}

# Your Minimum loses 1, not cumulative with what else lowers your Minimum.   Your Maximum gains 1.
# Three Passes are needed to end a Round.   The Sanity cost of each Tome loses 1.   You draw 1 more card.
stat     -> poss hoard "gain" points                                  {% ([who, stat, , by]) => make.dropYou({ stat, by, who }) %}
          | poss hoard "lose" points                                  {% ([who, stat, , n]) => make.dropYou({ stat, by: make.minus(n), who }) %}
          | poss hoard "is" amount                                    {% ([who, stat, , by]) => make.dropYou({ stat, by, how: 'set', who }) %}
          | "subtract" points "from" poss hoard keepable              {% ([, n, , who, stat]) => make.dropYou({ stat, by: make.minus(n), who }) %}
          | "add" points "to" poss hoard keepable                     {% ([, by, , who, stat]) => make.dropYou({ stat, by, who }) %}
          | "subtract" points "from" poss hoard                       {% ([, n, , who, stat]) => make.dropYou({ stat, by: make.minus(n), who }) %}
          | "add" points "to" poss hoard                              {% ([, by, , who, stat]) => make.dropYou({ stat, by, who }) %}
          | "subtract" points "from" "the" hoard keepable             {% ([, n, , , stat]) => ({ stat, by: make.minus(n) }) %}
          | "add" points "to" "the" hoard keepable                    {% ([, by, , , stat]) => ({ stat, by }) %}
          | "the" feature "of" sel "gain" points                      {% ([, stat, , of, , by]) => ({ stat, by, of }) %}
          | "the" feature "of" sel "lose" points                      {% ([, stat, , of, , n]) => ({ stat, by: make.minus(n), of }) %}
          | "the" feature "of" sel "is" amount                        {% ([, stat, , of, , by]) => ({ stat, by, how: 'set', of }) %}
          | amount "pass" "is" "need" "to" "end" "a" "round"          {% ([by]) => ({ stat: 'passesToEnd', by, how: 'set' }) %}
          | amount "more" "pass" "is" "need" "to" "end" "a" "round"   {% ([by]) => ({ stat: 'passesToEnd', by }) %}
          | player "draw" amount "more" "card"                        {% ([who, , by]) => make.dropYou({ stat: 'draw', by, who }) %}
          | player "draw" amount "fewer" "card"                       {% ([who, , n]) => make.dropYou({ stat: 'draw', by: make.minus(n), who }) %}
          | player "draw" "exactly" amount "card"                     {% ([who, , , by]) => make.dropYou({ stat: 'draw', by, how: 'set', who }) %}
keepable -> "number" "of" "card" "that" "you" "may" "keep" "in" "your" "hand" {% make.nothing %}
hoard    -> "minimum"                                                 {% () => 'handMin' %}
          | "maximum"                                                 {% () => 'handMax' %}
          | "maximum" "sanity"                                        {% () => 'sanityMax' %}
          | "education"                                               {% () => 'education' %}
          | "phobia" "limit"                                          {% () => 'phobiaLimit' %}
feature  -> "spell" "capacity"                                        {% () => 'spellCapacity' %}
          | "sanity" "cost"                                           {% () => 'cost' %}
          | "casting" "cost"                                          {% () => 'castingCost' %}

# Joins Deep Ones and Shoggoths.   It is Night.   Each Location gains the Water attribute.   Holds one Spell.
# This card is given to an Ally, whose fate it shares.   Carries one Tome.
quality  -> sel "gain" "the" %name "attribute"                        {% ([of, , , name]) => ({ attribute: make.attribute(name), give: true, of }) %}
          | sel "lose" "the" %name "attribute"                        {% ([of, , , name]) => ({ attribute: make.attribute(name), give: false, of }) %}
          | sel "have" "the" "attribute" "of" sel "instead" "of" "its" "own" {% ([of, , , , , attributesOf]) => ({ attributesOf, of }) %}
          | sel "cannot" "become" %name                               {% ([of, , , name]) => ({ cannotBecome: make.attribute(name), of }) %}
          | sel "count" "as" %name                                    {% ([of, , , name]) => make.treatAs(of, name) %}
          | sel "function" "as" "if" "it" "is" daynight               {% ([of, , , , , , time]) => ({ treatAs: time, of, as: 'time' }) %}
          | "invisible"                                               {% () => ({ visible: false, of: { ref: 'self' } }) %}
          | sel "act" "as" "at" daynight                              {% ([of, , , , time]) => ({ treatAs: time, of, as: 'time' }) %}
          | sel "is" "invisible"                                      {% ([of]) => ({ visible: false, of }) %}
          | sel "is" "visible"                                        {% ([of]) => ({ visible: true, of }) %}
          | sel "is" %name                                            {% ([of, , name]) => make.becomes(of, name) %}
          | "no" np "bear" "the" %name symbol                         {% ([, is, , , name]) => ({ attribute: make.attribute(name), give: false, of: { is, pick: 'all', of: 'each' } }) %}
          | every np "bear" "the" %name symbol                        {% ([, is, , , name]) => ({ attribute: make.attribute(name), give: true, of: { is, pick: 'all', of: 'each' } }) %}
          | sel "is" "classify" "as" %name                            {% ([of, , , , name]) => make.treatAs(of, name) %}
          | sel "see" "invisible" "card"                              {% ([of]) => ({ sees: 'invisible', of }) %}
          | sel "may" "not" "bear" npd                                {% ([of, , , , cannotBear]) => make.dropSelf({ cannotBear, of }) %}
          | thiscard "count" "as" "any" num "card" "that" "a" purpose "need" "," "and" "is" "bury" "for" "it"{% ([, , , , n, , , , purpose]) => make.standsIn(n, purpose) %}
          | "join" "other" np                                         {% ([, , join]) => ({ join, may: true }) %}
          | "join" "with" np                                          {% ([, , join]) => ({ join, may: true }) %}
          | "join" npd                                                {% ([, join]) => ({ join, may: true }) %}
          | sel "join" npd                                            {% ([of, , join]) => make.dropSelf({ join, may: true, of }) %}
          | sel "may" "not" "join" npd                                {% ([of, , , , join]) => make.dropSelf({ join, may: false, of }) %}
          | sel "bypass" passed                                       {% ([of, , bypass]) => make.dropSelf({ bypass, may: true, of }) %}
          | sel "may" "not" "bypass" passed                           {% ([of, , , , bypass]) => make.dropSelf({ bypass, may: false, of }) %}
          | gateof "may" "is" "use" "again"                           {% ([of]) => ({ gateReuse: true, ...of }) %}
          | gateof "may" "is" "use" "again" paying                    {% ([of, , , , , cost]) => ({ gateReuse: true, cost, ...of }) %}
          | "hold" num "spell"                                        {% ([, n]) => ({ holdsSpells: n }) %}
          | sel "hold" num "spell"                                    {% ([of, , n]) => make.dropSelf({ holdsSpells: n, of }) %}
          | sel "hold" num %name "spell"                              {% ([of, , n, name]) => make.dropSelf({ holdsSpells: n, ...make.icon(name), of }) %}
          | "carry" np                                                {% ([, carries]) => ({ carries }) %}
          | "carry" num np                                            {% ([, n, carries]) => ({ carries, n }) %}
          | thiscard "is" "give" "to" npd                             {% ([, , , , attachedTo]) => ({ attachedTo, sharesFate: false }) %}
          | thiscard "is" "give" "to" npd "," "whose" "fate" "it" "share" {% ([, , , , attachedTo]) => ({ attachedTo, sharesFate: true }) %}
          | thiscard "is" "give" "to" npd "as" num "weapon" "," "whose" "fate" "it" "share" {% ([, , , , attachedTo, , slots]) => ({ attachedTo, sharesFate: true, slots }) %}
          | thiscard "is" "give" "to" npd "as" num "weapon"           {% ([, , , , attachedTo, , slots]) => ({ attachedTo, sharesFate: false, slots }) %}
          | num "weapon" "per" "ally"                                 {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "if" "ally" "is" losing "," thing2 "suffer" "the" "same" "fate" {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "give" thiscard "to" num "of" "your" np "in" "play"       {% ([, , , , , , attachedTo]) => ({ attachedTo, sharesFate: false }) %}
          | "place" this thing "with" npd                             {% ([, , , , attachedTo]) => ({ attachedTo, sharesFate: false }) %}
          | "can" "know" "any" num "spell"                            {% ([, , , n]) => ({ holdsSpells: n }) %}
          | "can" "know" num "spell"                                  {% ([, , n]) => ({ holdsSpells: n }) %}
          | "protection" "from" npd                                   {% ([, , immuneTo]) => ({ immuneTo }) %}
          | "protection" "from" npd "and" "from" "card" "that" "cause" "you" "to" "lose" npd {% ([, , immuneTo]) => ({ immuneTo }) %}
          | "you" "may" assigning thiscard num np assigned            {% ([, , , , n, carries]) => ({ carries, n }) %}
          | "on" "a" "later" "turn" "you" "may" assigning thiscard num np assigned {% ([, , , , , , , , n, carries]) => ({ carries, n }) %}
          | "you" "may" "use" "this" "gate" "more" "than" "once"      {% () => ({ gateReuse: true }) %}
          | "may" "use" "this" "gate" "more" "than" "once"            {% () => ({ gateReuse: true }) %}
          | thiscard "is" "a" %unknown "card"                         {% ([, , , word]) => ({ countsAs: word.written }) %}
          | thiscard "is" "a" %quoted "card"                          {% ([, , , quoted]) => ({ countsAs: make.unquoted(quoted) }) %}
          | sel "is" "not" "turn" %name "by" "card" "that" "turn" "ally" %name {% ([of, , , , name]) => ({ cannotBecome: make.attribute(name), of }) %}
          | "you" "speak" tongues                                     {% ([, , languages]) => ({ languages }) %}
          | "you" "speak" manytongues                                 {% ([, , languages]) => ({ languages }) %}
          | "you" "speak" "all" "language"                            {% () => ({ languages: 'all' }) %}
          | sel "is" "not" "affected" "by" threatened                   {% ([of, , , , , immuneTo]) => ({ immuneTo, of }) %}
          | "you" "is" "not" "affected" "by" threatened                 {% ([, , , , , immuneTo]) => ({ immuneTo }) %}
          | sel "is" leftout                                          {% ([of, , excluded]) => ({ excluded, of }) %}
          | sel "and" num "other" "of" "your" "choice" "is" leftout   {% ([of, , plus, , , , , , excluded]) => ({ excluded, of, plus }) %}
          | sel "and" num "ally" "of" "your" "choice" "is" leftout    {% ([of, , plus, , , , , , excluded]) => ({ excluded, of, plus }) %}
          | sel "and" num "other" "ally" "of" "your" "choice" "is" leftout {% ([of, , plus, , , , , , , excluded]) => ({ excluded, of, plus }) %}
          | "you" "can" "survive" hazards                             {% ([, , , survives]) => ({ survives }) %}
          | thiscard "count" "as" %quoted                             {% ([, , , quoted]) => ({ countsAs: make.unquoted(quoted) }) %}
          | thiscard "count" "as" %quoted "for" purpose               {% ([, , , quoted, , purpose]) => ({ countsAs: make.unquoted(quoted), for: purpose }) %}
          | "you" "may" "have" "any" "number" "of" np "in" "play"     {% ([, , , , , , is]) => ({ copies: 'any', of: { is, pick: 'all' } }) %}
          | sel "cannot" "is" "flip" "face-up"                        {% ([of]) => ({ staysFaceDown: true, of }) %}
nowis    -> "it" "is" daynight                                        {% ([, , time]) => ({ time }) %}
symbol   -> "attribute"                                               {% make.nothing %}
          | "symbol"                                                  {% make.nothing %}
losing   -> "bury"                                                    {% make.nothing %}
          | "discard"                                                 {% make.nothing %}
          | "lose"                                                    {% make.nothing %}
          | "bury" "or" "discard"                                     {% make.nothing %}
          | "discard" "or" "bury"                                     {% make.nothing %}
thing2   -> thiscard                                                  {% make.nothing %}
          | "this" %unknown                                           {% make.nothing %}
assigning -> "assign" "to"                                            {% make.nothing %}
          | "later" "assign" "to"                                     {% make.nothing %}
assigned -> "at" "any" "location"                                     {% make.nothing %}
gateof   -> "the" "gate" "here"                                       {% () => ({}) %}
          | "this" "gate"                                             {% () => ({}) %}
          | "the" "gate" "of" sel                                     {% ([, , , of]) => ({ of }) %}
gateagain -> "for" "each" "subsequent" "gate" "use"                   {% make.nothing %}
passed   -> "combat" "with" "your" "opponent" "'s" "threat"            {% () => 'threat' %}
          | "combat" "with" "all" "card" "in" "your" "opponent" "'s" "threat" {% () => 'threat' %}
          | npd                                                       {% make.first %}
          | "the" "opposing" "threat"                                 {% () => 'threat' %}
tongues  -> tongue                                                    {% ([each]) => [each] %}
          | tongues "and" tongue                                      {% ([all, , each]) => [...all, each] %}
tongue   -> %name                                                     {% ([name], _at, reject) => make.knows(name).knows ?? reject %}
threatened -> npd                                                     {% ([is]) => make.threatening(is) %}
          | "theft"                                                   {% () => 'theft' %}
          | "effect" "on" "the" "story" "deck"                        {% () => 'storyDeckEffects' %}
          | "the" "power" "of" "great old one"                        {% () => 'GreatOldOnes' %}
          | hazard                                                    {% make.first %}
leftout  -> "exclude" "when" "determine" "the" "result" "of" "a" "epidemic" {% () => 'epidemic' %}
          | "leave" "out" "of" "epidemic"                             {% () => 'epidemic' %}
          | "leave" "out" "of" "random" "choice"                      {% () => 'random' %}
hazards  -> hazard                                                    {% ([each]) => [each] %}
          | hazards "and" hazard                                      {% ([all, , each]) => [...all, each] %}
purpose  -> "great old one"                                           {% () => 'GreatOldOne' %}
          | "location"                                                {% () => 'Location' %}
          | "adventure"                                               {% () => 'Adventure' %}

# ------------------------------------------------------------------ what may, must and must not be

# This card may be played right after a Train.
# No player may gain Sanity.   You must leave here by walking.   Day or Night Events may not be played.
# If this card would be buried, you may instead: give this card to one other Ally.
rule     -> permit                                                    {% ([permit]) => ({ kind: 'permit', permit }) %}
          | player "may" "not" forbidden                              {% ([who, , , what]) => ({ kind: 'forbid', who, what }) %}
          | "no" "player" "may" forbidden                             {% ([, , , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | "no" "investigator" "may" forbidden                       {% ([, , , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | "no" "opponent" "may" forbidden                           {% ([, , , what]) => ({ kind: 'forbid', who: 'eachOpponent', what }) %}
          | np "may" "not" "is" "play"                                {% ([play]) => ({ kind: 'forbid', who: 'each', what: { play } }) %}
          | player duty                                               {% ([who, what]) => ({ kind: 'oblige', who, what }) %}
          | "if" happening "," "it" "stay" "in" "play" "instead"      {% ([, of]) => make.instead(of, [], false) %}
          | "if" happening "," "discard" sel "instead"                {% ([, of, , , move]) => make.instead(of, [{ op: { move, to: 'discard' } }], false) %}

# If your opponent would make you lose an Artifact, you may instead: bury this card, bury that card.
replacement -> "if" happening "," "you" "may" "give" "it" "to" "another" np {% ([, of, , , , , , , , is]) => make.instead(of, [{ op: { give: { ref: 'self' }, to: { is, n: 1, pick: 'choose', others: true } } }], true) %}
          | moment happening "," "you" "may" "choose" "to" "bury" thiscard "instead" {% ([, of]) => make.instead(of, [{ op: { move: { ref: 'self' }, to: 'bury' } }], true) %}
          | "if" happening "," "you" "may" "choose" "to" "bury" thiscard "instead" {% ([, of]) => make.instead(of, [{ op: { move: { ref: 'self' }, to: 'bury' } }], true) %}
          | "if" happening "," "instead" ":" items                 {% ([, of, , , , items]) => make.instead(of, items, false) %}
          | "if" happening "," "you" "may" "instead" ":" items        {% ([, of, , , , , , items]) => make.instead(of, items, true) %}
          | "if" happening "," "instead" costs ":" items              {% ([, of, , , cost, , items]) => make.instead(of, items, false, cost) %}
          | "if" happening "," "you" "may" "instead" costs ":" items  {% ([, of, , , , , cost, , items]) => make.instead(of, items, true, cost) %}

# This card may only be played if your Current Location is Underground.   This card may not be played if you have Dr. Allen in play.
requirement -> "you" "may" "play" thiscard "only" "if" cond           {% ([, , , , , , needs]) => ({ kind: 'require', needs }) %}
          | "cannot" "is" "play" "if" cond                            {% ([, , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "play" "only" "if" cond                                   {% ([, , , needs]) => ({ kind: 'require', needs }) %}
          | thiscard "may" "only" "is" "play" "if" cond            {% ([, , , , , , needs]) => ({ kind: 'require', needs }) %}
          | thiscard "may" "not" "is" "play" "if" cond                {% ([, , , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}

permit   -> thiscard "may" "is" "play" "right" "after" npd            {% ([, , , , , , rightAfter]) => ({ rightAfter }) %}
          | "you" "may" "play" thiscard "after" "play" npd "," "on" "the" "same" "turn" {% ([, , , , , , rightAfter]) => ({ rightAfter }) %}
          | "you" "may" "play" thiscard "as" "a" allymonster allowed  {% ([, , , , , , playAs, more]) => ({ playAs, of: 'self', ...more }) %}
          | thiscard "may" "is" "play" "as" "a" allymonster allowed   {% ([, , , , , , playAs, more]) => ({ playAs, of: 'self', ...more }) %}
          | thiscard "may" "is" "play" "as" "a" allymonster           {% ([, , , , , , playAs]) => ({ playAs, of: 'self' }) %}
          | "you" "may" "play" "other" np "as" allymonster allowed    {% ([, , , , is, , playAs, more]) => ({ playAs, of: is, ...more }) %}
          | "you" "may" "play" npd "as" "a" allymonster allowed       {% ([, , , is, , , playAs, more]) => ({ playAs, of: is, ...more }) %}
          | "you" "may" "play" npd "as" "a" allymonster               {% ([, , , is, , , playAs]) => ({ playAs, of: is }) %}
          | "you" "may" "play" npd waiving                            {% ([, , , play, waive]) => make.plays(play, { waive }) %}
          | "you" "may" "play" npd waiving paying                     {% ([, , , play, waive, cost]) => make.plays(play, { waive, cost }) %}
          | "you" "may" "play" npd "from" "your" zone waiving         {% ([, , , play, , , from, waive]) => make.plays(play, { waive, from }) %}
          | "you" "may" "play" npd "from" "your" zone waiving paying  {% ([, , , play, , , from, waive, cost]) => make.plays(play, { waive, from, cost }) %}
          | "you" "may" "walk" "to" npd                               {% ([, , , , walkTo]) => ({ route: { walkTo: make.location(walkTo) } }) %}
          | "you" "may" "travel" "to" route                           {% ([, , , , route]) => ({ route }) %}
          | "your" "ally" "may" "assault" "your" "opponent"           {% () => ({ commit: 'assault' }) %}
          | thiscard "may" "join" "the" "defence" "late"              {% () => ({ commit: 'defence' }) %}
          | thiscard "may" "join" "the" "threat" "late"               {% () => ({ commit: 'threat' }) %}
allymonster -> "ally"                                                 {% () => 'ally' %}
          | "monster"                                                 {% () => 'monster' %}
allowed  -> allow                                                     {% make.first %}
          | allowed allow                                             {% ([all, more]) => ({ ...all, ...more }) %}
allow    -> "at" npd                                                  {% ([, is]) => ({ at: make.location(is) }) %}
          | paying                                                    {% ([cost]) => ({ cost }) %}
          | "(" "use" "gate" ")"                                      {% () => ({ cost: ['gate'] }) %}
          | "," "keep" "its" "special" "effect"                       {% () => ({ keepsText: true }) %}
waiving  -> "regardless" "of" waivers                                 {% ([, , waive]) => waive %}
waivers  -> waiver                                                    {% ([each]) => [each] %}
          | waivers "and" waiver                                      {% ([all, , each]) => [...all, each] %}
          | waivers "," waiver                                        {% ([all, , each]) => [...all, each] %}
waiver   -> "attribute"                                               {% () => 'attribute' %}
          | "place"                                                   {% () => 'place' %}
          | "region"                                                  {% () => 'region' %}
          | "dimension"                                               {% () => 'dimension' %}
          | "the" "gate"                                              {% () => 'gate' %}
          | "the" "use" "of" "the" "gate"                             {% () => 'gateUsed' %}
          | "language"                                                {% () => 'language' %}
          | "storm"                                                   {% () => 'storm' %}
          | "cost"                                                    {% () => 'cost' %}
          | "name"                                                    {% () => 'named' %}
forbidden -> "play" npd                                               {% ([, play]) => ({ play }) %}
          | "gain" "sanity"                                           {% () => 'gainSanity' %}
          | "use" "gate"                                              {% () => 'useGates' %}
          | "cast" "spell"                                            {% () => 'castSpells' %}
          | "pass"                                                    {% () => 'pass' %}
          | "bury" "phobia"                                           {% () => 'buryPhobias' %}
          | "bury" sel                                                {% ([, bury]) => ({ bury }) %}
          | "join" npd                                                {% ([, join]) => ({ join }) %}
          | "flip" sel "face-up"                                      {% ([, flipUp]) => ({ flipUp }) %}
          | "affect" npd                                              {% ([, affect]) => ({ affect }) %}
          | "travel" "by" npd                                         {% ([, , travelBy]) => ({ travelBy }) %}
duty     -> "must" "walk" "to" "all" np                               {% ([, , , , to]) => ({ reachBy: 'walk', to: make.location(to) }) %}
          | "must" "play" npd "next"                                  {% ([, , playNext]) => ({ playNext }) %}
          | "must" "play" "or" "discard" "a" "card"                   {% () => 'playOrDiscard' %}
          | "must" "defend"                                           {% () => 'defend' %}
          | "must" "defend" "with" sel                                {% ([, , , defendWith]) => ({ defendWith }) %}
          | "must" "keep" "their" "threat" "face-up"                  {% () => 'threatFaceUp' %}
          | "must" reach by                                           {% ([, to, reachBy]) => ({ reachBy, ...to }) %}
          | "must" reach by "or" "by" "travel" "event"                {% ([, to, reachBy]) => ({ reachBy, ...to, exceptTravel: true }) %}
          | "must" "leave" "here" by                                  {% ([, , , leaveBy]) => ({ leaveBy }) %}
          | "must" "walk" "out" "of" thiscard                         {% () => ({ leaveBy: 'walk' }) %}
reach    -> "reach" "this" "card"                                     {% () => ({}) %}
          | "reach" npd                                               {% ([, to]) => ({ to: make.location(to, true) }) %}
          | "reach" "all" np                                          {% ([, , to]) => ({ to: make.location(to, true) }) %}
by       -> "by" "walk"                                               {% () => 'walk' %}
          | "by" npd                                                  {% ([, is]) => is %}
happening -> "opponent" "play" "a" "card" "that" "would" "cause" "you" "to" "lose" npd {% ([, , , , , , , , , , wouldLose]) => ({ wouldLose, by: 'opponent' }) %}
          | "you" "would" "lose" npd                                 {% ([, , , wouldLose]) => ({ wouldLose }) %}
          | "your" "opponent" "would" "make" "you" "lose" npd         {% ([, , , , , , wouldLose]) => ({ wouldLose, by: 'opponent' }) %}
          | "each" "opponent" "would" "make" "you" "lose" npd         {% ([, , , , , , wouldLose]) => ({ wouldLose, by: 'eachOpponent' }) %}
          | "any" "player" "would" "make" "you" "lose" npd            {% ([, , , , , , wouldLose]) => ({ wouldLose, by: 'each' }) %}
          | thiscard "is" "due" "to" "is" "bury"                      {% () => ({ wouldBeBuried: { ref: 'self' } }) %}
          | sel "would" "is" "bury"                                   {% ([of]) => more.lossOf(of, { wouldBeBuried: of }) %}
          | sel "would" "is" "bury" "or" "discard"                    {% ([of]) => more.lossOf(of, { wouldBeBuried: of, orDiscarded: true }) %}
          | sel "would" "is" "bury" "in" "combat"                     {% ([of]) => more.lossOf(of, { wouldBeBuried: of, inCombat: true }) %}
          | sel "would" "is" "bury" "in" "combat" "without" "full" "loss" {% ([of]) => more.lossOf(of, { wouldBeBuried: of, inCombat: true, fullLoss: false }) %}
          | sel "would" "is" "bury" "in" "combat" "with" "full" "loss" {% ([of]) => more.lossOf(of, { wouldBeBuried: of, inCombat: true, fullLoss: true }) %}
          | "you" "would" "pay" "for" npd                             {% ([, , , , wouldPay]) => ({ wouldPay }) %}

# ------------------------------------------------------------------ as published cards say it

# Words and turns that older cards use for what is said above. Each stands for itself with whatever fits beside it.

# Your opponent flips face-down one random Ally when played.   Increase your Investigator's maximum Sanity by 2 while you are here.
act      -> "flip" "face-down" sel                                    {% ([, , flip]) => ({ flip, face: 'down' }) %}
          | "flip" "face-up" sel                                      {% ([, , flip]) => ({ flip, face: 'up' }) %}
          | "shuffle" "story" "deck"                                  {% () => ({ shuffle: 'story', who: 'you' }) %}
          | "shuffle" poss "mythos" "deck" "and" "all" "discard"      {% ([, who]) => ({ shuffle: 'deck+discard', who }) %}
          | "draw" amount "card" "from" poss mythosdeck               {% ([, draw]) => ({ draw }) %}
          | "play" np                                                 {% ([, play]) => ({ play }) %}
          | "play" "a" "second" np                                    {% ([, , , play]) => ({ play }) %}
          | "play" some np "that" "could" "is" "play" "in" "this" "region" {% ([, , play]) => ({ play, waive: ['place'] }) %}
          | npd "may" "is" "play" evenduring "," "but" legally        {% ([play]) => ({ play, waive: ['place'] }) %}
          | "bury" ref "in" poss "story" "deck"                       {% ([, move]) => ({ move, to: 'bury' }) %}
          | "bury" np                                                 {% ([, is]) => make.everyEvent(is) %}
          | "bury" np onstories                                       {% ([, is]) => ({ move: { is, in: 'story', pick: 'top', of: 'each' }, to: 'bury' }) %}
          | away count np "from" num "player" "'s" zone           {% ([to, n, is, , , , , zone]) => make.onePlayers(to, { is, ...n }, zone) %}
          | "randomly" "bury" num np                                  {% ([, , n, is]) => ({ move: make.selector({ is, n, pick: 'random' }, []), to: 'bury' }) %}
          | "randomly" "choose" "and" "bury" "half" "(" "round" updown ")" "of" poss np {% ([, , , , , , , round, , , of, is]) => ({ move: make.selector({ is, n: { half: 'count', round }, pick: 'random' }, [{ of }]), to: 'bury' }) %}
          | "randomly" "choose" num "of" poss np "(" "defending" "or" "not" ")" "and" "flip" "card" "face-down" {% ([, , n, , of, is]) => ({ flip: { is, n, pick: 'random', of }, face: 'down' }) %}
          | "randomly" "discard" num                                  {% ([, , n]) => make.ofThatThreat({ move: { n, pick: 'random' }, to: 'discard' }) %}
          | "randomly" "choose" num np "and" "add" "them" "to" "your" "threat" summoned {% ([, , n, is]) => make.ofThatThreat({ control: make.selector({ is, n, pick: 'random' }, []), until: 'combat' }) %}
          | "carry" "off" sel                                         {% ([, , move]) => ({ move, to: make.carriedOff }) %}
          | "it" "attack"                                             {% () => make.attackedBy('you') %}
          | "it" "attack" "you"                                       {% () => make.attackedBy('you') %}
          | "it" %unknown "(" "bury" ")" sel                          {% ([, , , , , move]) => ({ move, to: 'bury' }) %}
          | "move" sel "to" poss "threat" "," "face-down"             {% ([, move, , whose]) => make.whose({ move, to: 'threat' }, whose) %}
          | "move" sel "to" poss "threat"                             {% ([, move, , whose]) => make.whose({ move, to: 'threat' }, whose) %}
          | poss "investigator" "is" "affected" "by" "all" np "they" "have" "put" inside "play" "," duration {% ([to, , , , , , is, , , , , , , until]) => ({ redirect: make.selector({ is, pick: 'all' }, [{ of: to }]), to, also: true, until }) %}
          | poss "investigator" "is" "affected" "by" "all" np "they" "have" "put" inside "play" {% ([to, , , , , , is]) => ({ redirect: make.selector({ is, pick: 'all' }, [{ of: to }]), to, also: true }) %}
          | "this" "pass" "end" eachround                             {% () => ({ passes: 'end' }) %}
          | "this" "pass" "end" eachround "," "even" "if" onlypass    {% () => ({ passes: 'end' }) %}
          | "the" "pass" "by" "a" "player" "on" "a" "earlier" "turn" "is" "void" {% () => ({ passes: 'void' }) %}
          | "the" "pass" "by" "a" "player" "on" "a" "earlier" "turn" "is" "void" "-" "no" "pass" "have" "is" "announce" "for" eachround {% () => ({ passes: 'void' }) %}
          | sanity "above" "your" "maximum" "is" "lose"               {% () => ({ sanity: { of: 'sanityAboveMax' }, who: 'you', sign: -1 }) %}
          | "gain" "a" num "-" "second" "glance" "at" poss zone       {% ([, , seconds, , , , , of, zone]) => ({ look: make.selector({ pick: 'all' }, [{ of, in: zone }]), seconds }) %}
          | "choose" "their" "next" "legal" "play" notapass "of" "a" "card" "from" "their" "hand" totable {% () => ({ dictate: 'opponent' }) %}
          | "recover" sel "and" "place" "it" "on" "the" "table" beside {% ([, move]) => ({ move, to: 'play' }) %}
          | "transfer" num "or" "more" "spell" "from" num "tome" "to" "another" tospeakers {% () => ({ moveSpells: true }) %}
          | "decide" "if" sel "is" shown "(" num "value" ")" "or" shown "(" num "value" ")" {% ([, , of, , a, , x, , , , b, , y]) => make.eitherShown(of, [[a, x], [b, y]]) %}

op       -> player "must" away poss "current" "location" "if" "it" bear "the" np "attribute" "," "otherwise" away "it" {% ([who, , to, of, , , , , , , is, , , , other]) => make.placeLost(who, to, is, other) %}
          | player "must" "play" np "next" "turn" "or" "suffer" "a" "attack" "worth" points {% ([who, , , playNext, , , , , , , , value]) => make.orAttacked(who, playNext, value) %}
          | player "must" "play" "a" np "next" "turn" "or" "suffer" "a" "attack" "worth" points {% ([who, , , , playNext, , , , , , , , value]) => make.orAttacked(who, playNext, value) %}
away     -> "bury"                                                    {% () => 'bury' %}
          | "discard"                                                 {% () => 'discard' %}
onlypass -> "it" "is" "the" "only" "pass" "in" eachround              {% make.nothing %}
evenduring -> "," "even" "during" "combat"                            {% make.nothing %}
legally  -> "you" "must" "is" "legally" "able" "to" "play" "that" np "in" "your" "current" "region" {% make.nothing %}
onstories -> "on" "top" "of" anystory                                 {% make.nothing %}
          | "on" "top" "of" anystory "(" "return" "to" "former" "location" ")" {% make.nothing %}
anystory -> "any" "story" "deck"                                      {% make.nothing %}
          | "each" "story" "deck"                                     {% make.nothing %}
summoned -> "as" "if" "you" "summon" "them"                           {% make.nothing %}
          | "as" "if" "you" "summon" "them" "(" "place" "crosswise" ")" {% make.nothing %}
notapass -> "(" "cannot" "is" "a" "pass" ")"                          {% make.nothing %}
totable  -> "to" "the" "table"                                        {% make.nothing %}
beside   -> "beside" poss "investigator"                              {% make.nothing %}
tospeakers -> "," "and" "from" "or" "to" "any" "ally" "who" "can" "know" "a" "spell" {% make.nothing %}
shown    -> "visible"                                                 {% () => true %}
          | %name                                                     {% ([name]) => make.isInvisible(name) %}

# Discard both this card and Ally after use in Combat.
items    -> "discard" "both" ref "and" ref                            {% ([, , a, , b]) => make.both('discard', a, b) %}
          | "bury" "both" ref "and" ref                               {% ([, , a, , b]) => make.both('bury', a, b) %}
item     -> static "," duration                                       {% ([effect, , until]) => ({ effect, until }) %}
          | static duration "," floor                                 {% ([effect, until, , limit]) => ({ effect: make.limited(effect, limit), until }) %}
          | static floor "," duration                                 {% ([effect, limit, , until]) => ({ effect: make.limited(effect, limit), until }) %}
          | static floor duration                                     {% ([effect, limit, until]) => ({ effect: make.limited(effect, limit), until }) %}
          | "is" "never" "bury"                                       {% () => ({ rule: make.instead({ wouldBeBuried: { ref: 'self' } }, [], false) }) %}
          | "is" "never" "bury" "in" poss "story" "deck"              {% () => ({ rule: make.instead({ wouldBeBuried: { ref: 'self' } }, [], false) }) %}
          | "new" "ones" "may" "not" "is" "play"                     {% () => ({ rule: make.neither }) %}
          | "half" "strength" "in" npd                                {% ([, , , is]) => make.halfIn(is) %}
          | "no" "effect" "on" np "," "but" "if" "none" "is" "in" "play" nowis {% ([, , , is, , , , , , , , effect]) => make.unlessOther(is, effect) %}
floor    -> "to" "a" num "point" "minimum"                            {% ([, , floor]) => ({ floor }) %}
          | "to" "a" "minimum" "of" num                               {% ([, , , , floor]) => ({ floor }) %}

# While you are here, this card makes all Ghouls in any attacking Threat visible.   Card value is 2 if Ghouls are part of your opponent's Threat.
# The value of all Ghouls is reduced by 2 points while it is Day.
value    -> sel "is" "reduce" "by" points                             {% ([of, , , , value]) => ({ value: make.minus(value), of }) %}
          | "the" valueword "of" sel "is" "reduce" "by" points        {% ([, , , of, , , , value]) => ({ value: make.minus(value), of }) %}
          | sel "weaken" "and" "lose" points "of" valueword           {% ([of, , , , value]) => ({ value: make.minus(value), of }) %}
          | sel "lose" points "of" valueword                          {% ([of, , value]) => ({ value: make.minus(value), of }) %}
          | valueword "is" amount                                     {% ([, , value]) => ({ value, of: { ref: 'self' }, how: 'set' }) %}
          | "add" points                                              {% ([, value]) => ({ value, of: make.again }) %}
valued   -> "their" valueword                                         {% () => make.them %}
          | "the" valueword "of" np wheres                            {% ([, , , is, posts]) => make.selector({ is, pick: 'all' }, posts) %}
          | "the" "attack" "of" sel                                   {% ([, , , of]) => of %}
          | "the" "attack" "from" np                                  {% ([, , , is]) => ({ is, in: 'directedThreat', of: 'opponent', pick: 'all' }) %}
amount   -> num "point" "for" "each" counted                          {% ([n, , , , per]) => make.per(n, per) %}
quality  -> thiscard "make" sel "visible"                             {% ([, , of]) => ({ visible: true, of }) %}
          | "know" manytongues                                        {% ([, languages]) => ({ languages }) %}
          | "know" tongues                                            {% ([, languages]) => ({ languages }) %}
          | sel "can" "know" num "spell"                              {% ([of, , , n]) => ({ holdsSpells: n, of }) %}
          | "can" "find" num %name "spell" "in" thiscard              {% ([, , n, name]) => ({ holdsSpells: n, ...make.icon(name) }) %}
          | "do" "not" "use" npd                                      {% ([, , , cannotBear]) => make.unarmed(cannotBear) %}
          | "you" "may" "place" "a" np "beneath" thiscard placing     {% ([, , , , carries]) => ({ carries, n: 1 }) %}
          | "you" "may" "place" num np "beneath" thiscard placing     {% ([, , , n, carries]) => ({ carries, n }) %}
          | "if" "ally" "is" losing "," losing thiscard               {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "can" "is" "use" "in" "place" "of" anyneeded "play" npd   {% ([, , , , , , , , is]) => make.standsFor(is) %}
          | "can" "is" "use" "in" "the" "place" "of" anyneeded "play" npd {% ([, , , , , , , , , is]) => make.standsFor(is) %}
          | np "no" "longer" "cost" sanity "to" "cast"                {% ([is]) => ({ stat: 'castingCost', by: 0, how: 'set', of: { is, pick: 'all' } }) %}
          | "at" "the" "time" "of" "play" thiscard "choose" "the" sanity "loss" "," "from" num "to" "-" num "point" {% ([, , , , , , , , , , , , min, , , max]) => ({ stat: 'cost', by: { chosen: [min, max] }, how: 'set', of: { ref: 'self' } }) %}
          | "join" "with" "any" "other" np                            {% ([, , , , join]) => ({ join, may: true }) %}
          | "join" "other" np "," "and" "with" np                     {% ([, , a, , , , b]) => ({ join: make.union([a, b]), may: true }) %}
          | sel "function" "as" "a" words                             {% ([of, , , , words]) => make.actsAs(of, words) %}
          | thiscard "is" "a" %name "card"                            {% ([, , , name]) => ({ countsAs: name.written }) %}
          | thiscard "is" "a" %self "card"                            {% ([, , , name]) => ({ countsAs: name.written }) %}
stat     -> "increase" poss hoard "by" points                         {% ([, who, stat, , by]) => make.dropYou({ stat, by, who }) %}
          | "reduce" poss hoard "by" points                           {% ([, who, stat, , n]) => make.dropYou({ stat, by: make.minus(n), who }) %}
          | amount "pass" "is" "require" "to" "end" endofplay         {% ([by]) => ({ stat: 'passesToEnd', by, how: 'set' }) %}
endofplay -> "a" "round"                                              {% make.nothing %}
          | "card" "play" "in" "a" "round"                            {% make.nothing %}
placing  -> "on" "your" "turn"                                        {% make.nothing %}
          | "on" "your" "turn" at "any" "location"                    {% make.nothing %}
          | at "any" "location"                                       {% make.nothing %}
anyneeded -> "any" num "of" "the" "card" "need" "to"                  {% make.nothing %}
manytongues -> tongue "," tongues                                     {% ([each, , rest]) => [each, ...rest] %}
passed   -> "combat" "with" "all" np "in" "your" "opponent" "'s" "threat" {% ([, , , is]) => make.someKind(is) %}
          | "combat" "with" "all" np "in" "your" "opponent" "'s" "threat" "except" borne {% ([, , , is, , , , , , , not]) => ({ ...is, not }) %}

# No Train may be played.   By Day, no Storm may be played.
rule     -> "no" np "may" "is" "play"                                 {% ([, play]) => ({ kind: 'forbid', who: 'each', what: { play } }) %}
          | player "may" "not" "remove" thiscard                      {% ([who]) => ({ kind: 'forbid', who, what: { bury: { ref: 'self' } } }) %}
          | player "may" "not" "remove" thiscard at npd               {% ([who, , , , , , is]) => make.forbidAt(who, { bury: { ref: 'self' } }, is) %}
          | player "may" "not" "pass" "(" "to" "try" "to" "end" eachround ")" {% ([who]) => ({ kind: 'forbid', who, what: 'pass' }) %}
          | sel "must" "participate" "in" anycombat                   {% ([defendWith]) => ({ kind: 'oblige', who: 'opponent', what: { defendWith } }) %}
          | "if" happening "," "they" "is" "discard" "instead"        {% ([, of]) => make.insteadOf(of, 'discard') %}
          | "if" happening "," "they" "is" "bury" "instead"           {% ([, of]) => make.insteadOf(of, 'bury') %}
          | "your" "ally" "may" "attack" "your" "opponent" "as" "if" "they" "is" "in" "the" "same" "location" {% () => ({ kind: 'permit', permit: { commit: 'assault' } }) %}
          | "use" thiscard "as" "a" np bymeans "to" "any" "location" besides "," "except" borne {% ([, , , , , , , , , , , , not]) => make.anywhere({ not }) %}
          | "use" thiscard "as" "a" np bymeans "to" "any" "location"  {% () => make.anywhere() %}
bymeans  -> "(" "air" "or" "water" ")"                                {% make.nothing %}
besides  -> "include" hazard                                          {% make.nothing %}
anycombat -> "any" "combat"                                           {% make.nothing %}
          | "each" "combat"                                           {% make.nothing %}
duty     -> "must" "play" "or" "you" "must" "discard" num "card"      {% () => 'playOrDiscard' %}
replacement -> "bury" thiscard "only" "if" "they" "take" "their" "full" valueword "in" sanity "loss" "during" "combat" {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "instead" "of" "bury" "it" "," "begin" "the" "next" "round" "with" num np "in" "your" "threat" "if" cond {% ([, , , , , , , , , , n, is, , , , , c]) => make.keptInThreat(n, is, c) %}
requirement -> "can" "only" "is" "use" "against" np "who" "is" "inside" {% () => ({ kind: 'require', needs: { at: { pub: ['Inside'] }, who: 'opponent' } }) %}
          | "can" "only" "is" "use" "against" np "who" "is" "outside" {% () => ({ kind: 'require', needs: { at: { pub: ['Outside'] }, who: 'opponent' } }) %}

# As your Turn, flip this card and draw two cards.   Each time your opponent plays a card that begins a new Threat, draw one card.
lead     -> mods ";"                                                  {% make.first %}
          | "or" ","                                                  {% () => ({}) %}
          | window "," "flip" thiscard "and"                          {% ([window]) => ({ ...window, cost: [{ self: 'flip' }] }) %}
          | "play" thiscard "," "and"                                 {% () => ({}) %}
          | remain "on" thiscard "for" aturn "to"                     {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "even" "if" "already" "walk" ","                          {% () => ({}) %}
selfcost -> "flip" thiscard "face-down"                               {% () => ({ self: 'flip' }) %}
sentence -> "cancel" "the" "effect" "of" "a" "card" "play" lately "that" wouldcause losing npd {% ([, , , , , , , , , , , of]) => make.sentence([{ window: { after: 'loss', of, by: 'each' } }], [{ op: { cancel: 'cause' } }], []) %}
lately   -> "since" "your" "last" "turn"                              {% make.nothing %}
wouldcause -> "would" "cause" "you" "to"                              {% make.nothing %}
          | "would" "otherwise" "cause" "you" "to"                    {% make.nothing %}
done     -> "cast"                                                    {% () => 'cast' %}
          | "play"                                                    {% () => 'played' %}
mod      -> "at" "the" "end" "of" "that" "round"                      {% () => ({ on: 'roundEnd', later: true }) %}
          | "at" "the" "end" "of" "that" "combat"                     {% () => ({ on: 'combatEnded', later: true }) %}
          | "after" "use" "in" "combat"                               {% () => ({ on: 'combatEnded', if: { role: 'fought' } }) %}
          | "after" "casting"                                         {% () => ({ window: 'cast' }) %}
          | "if" "use" "while" cond                                   {% ([, , , c]) => ({ if: c }) %}
          | "if" "control"                                            {% () => ({ if: { role: 'controlled' } }) %}
          | "if" "summon"                                             {% () => ({ if: { role: 'summoned' } }) %}
          | "alongside" poss "investigator"                           {% () => ({}) %}
          | "by" "whatever" "means"                                   {% () => ({}) %}
          | "at" "the" "time" "that" "combat" "is" "resolve"          {% () => ({}) %}
          | timing "or" "if" cond                                     {% ([a, , , b]) => ({ if: make.eitherOf(a, b) }) %}
          | timing "," "or" "if" cond                                 {% ([a, , , , b]) => ({ if: make.eitherOf(a, b) }) %}
timing   -> "during" "the" np                                         {% ([, , is]) => make.during(is) %}
tail     -> "if" cond "," "and" again                                 {% ([, c, , , twin]) => ({ if: c, twin }) %}
          | "if" cond trigger "," "and" again                         {% ([, c, on, , , twin]) => ({ if: c, on, twin }) %}
          | trigger "or" again                                        {% ([on, , twin]) => ({ on, twin }) %}
          | "(" "only" num np "per" thiscard "card" "play" ")"        {% ([, , times]) => ({ limit: { times, per: 'card' } }) %}
trigger  -> whenever "you" "bury" thiscard                            {% () => ({ cardLeft: { ref: 'self' }, to: 'bury' }) %}
          | whenever "you" "discard" thiscard                         {% () => ({ cardLeft: { ref: 'self' }, to: 'discard' }) %}
          | "if" thiscard "is" fate                                   {% ([, , , to]) => make.left({ ref: 'self' }, to) %}
          | "after" "combat" "is" "conclude"                          {% () => 'combatEnded' %}
          | "at" "the" "moment" "of" "reveal"                         {% () => 'threatRevealed' %}
          | whenever player "play" "a" "card" "that" "begin" "a" "new" "threat" {% ([, newThreat]) => ({ newThreat }) %}
          | whenever player "play" "a" "card" "that" "begin" "a" "new" "threat" "(" "not" "that" "is" "add" "to" "a" "exist" "threat" ")" {% ([, newThreat]) => ({ newThreat }) %}
          | whenever player "alter" "a" "location" "card" "'s" "orientation" {% ([, locationTurned]) => ({ locationTurned }) %}
fate     -> "bury"                                                    {% () => 'bury' %}
          | "discard"                                                 {% () => 'discard' %}
          | "lose"                                                    {% () => undefined %}
          | "bury" "or" "discard"                                     {% () => undefined %}
          | "discard" "or" "bury"                                     {% () => undefined %}
whenever -> "any" "time" "that"                                       {% make.nothing %}
          | "any" "time"                                              {% make.nothing %}
eachround -> "the" "current" "round"                                  {% make.nothing %}
lasting  -> "this" "round"                                            {% () => 'round' %}
          | "for" "the" "duration" "of" "this" "combat"               {% () => 'combat' %}
          | "for" "the" "duration" "of" "combat"                      {% () => 'combat' %}
          | "that" "location" "remain" "your" "top" "story" "deck" "card" {% () => 'whileHere' %}

ors      -> atom "or" "if" atom                                       {% ([a, , , b]) => [a, b] %}
          | atom "," "or" "if" atom                                   {% ([a, , , , b]) => [a, b] %}
ands     -> atom "," "and" atom                                       {% ([a, , , b]) => [a, b] %}
          | atom "," "and" twice                                      {% ([a, , , both]) => [a, ...both] %}
          | atom "and" twice                                          {% ([a, , both]) => [a, ...both] %}
          | twice                                                     {% make.first %}
twice    -> "both" "location" "have" "the" np "attribute"             {% ([, , , , is]) => make.bothAt(is) %}
atom     -> "it" "is" "a" np                                          {% ([, , , revealedIs]) => ({ revealedIs }) %}
          | "you" "or" "your" "ally" "have" npd                       {% ([, , , , , is]) => ({ inPlay: is }) %}
          | side "contain" "more" "than" num np "," "include" npd     {% ([side, , , , moreThan, threatHas]) => ({ threatHas, side, moreThan }) %}
          | np "is" "lose" "in" "combat"                              {% ([lostInCombat]) => ({ lostInCombat }) %}
          | "the" "card" "in" "your" "hand" "number" num              {% ([, , , , , , n]) => ({ number: 'hand', min: n, max: n }) %}
          | mycurrent "is" "in" "the" "same" sameness "as" poss "current" "location" {% ([, , , , , same, , as]) => ({ same, as }) %}
someone  -> "either" "you" "or" "opponent"                            {% () => 'either' %}
side     -> "the" "target" "threat"                                   {% () => 'opposing' %}
          | "target" "threat"                                         {% () => 'opposing' %}
possession -> "phobia"                                                {% make.nothing %}
          | "event"                                                   {% make.nothing %}
          | "monster"                                                 {% make.nothing %}
          | "creature"                                                {% make.nothing %}
          | "entity"                                                  {% make.nothing %}
poss     -> "your" "investigator" "'s"                                {% () => 'you' %}
          | num "opponent" "'s"                                       {% ([n], _at, reject) => (n === 1 ? 'opponent' : reject) %}
player   -> "opponent"                                                {% () => 'opponent' %}
          | num "opponent"                                            {% ([n], _at, reject) => (n === 1 ? 'opponent' : reject) %}
waiver   -> "current" "location" "'s" "attribute"                     {% () => 'attribute' %}

# Bury one Living Dead Monster or Ally of your opponent when played.   Add 1 to the value of all Deep Ones, Ghouls, and certain Corrupt Cultists while you are here.
np       -> nouns "," "and" noun                                      {% ([all, , , each]) => make.unionAnd([...all, each]) %}
          | nouns "," "and" "certain" noun                            {% ([all]) => make.union(all) %}
          | nouns "and" "certain" noun                                {% ([all]) => make.union(all) %}
          | nouns "or" "a" "new" noun                                 {% ([all, , , , each]) => make.union([...all, each]) %}
          | noun "or" "another" noun                                  {% ([, , , each]) => make.union([each]) %}
          | noun "(" "include" noun ")"                               {% ([all, , , each]) => make.including(all, each) %}
trait    -> "(" "not" "a" words ")"                                   {% ([, , , words]) => make.otherThan(words) %}
base     -> "any" np "or" "any" "other" np                            {% ([, a, , , , b]) => ({ ...make.anyOf(make.union([a, b])), others: true }) %}
          | poss num "point" np                                       {% ([of, n, , is]) => make.worth(of, n, is) %}
          | "each" "affected" np                                      {% () => make.those %}
ref      -> "target" np                                               {% ([, is]) => wide.aimedAt(is) %}
          | "the" "target" np                                         {% ([, , is]) => wide.aimedAt(is) %}
          | "target" np "of" foe                                      {% ([, is, , of]) => wide.aimedAt(is, of) %}
          | "them"                                                    {% () => make.them %}
where    -> "that" "attack" attacked                                  {% () => ({ in: 'directedThreat', of: 'opponent' }) %}
          | inside "any" "attack" "threat"                            {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | inside "all" zone "attack" attacked                       {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | "of" "the" "choose" "opponent"                            {% () => ({ of: 'opponent' }) %}
attacked -> "you"                                                     {% make.nothing %}
          | "your" "investigator"                                     {% make.nothing %}
leftout  -> "exclude" "(" "as" "if" "they" "weren't" "present" ")" "when" "determine" "the" "result" "of" "a" "epidemic" {% () => 'epidemic' %}

remark   -> "ally" "may" "defend"                                     {% () => ({ defended: true }) %}
          | "ally" "may" "defend" "you"                               {% () => ({ defended: true }) %}
          | "ally" "may" "defend" "you" "," act                       {% ([, , , , , op]) => ({ defended: true, next: op }) %}
          | away "any" "other" "card" "draw"                        {% ([to]) => ({ otherwise: { move: { ref: 'revealed' }, to } }) %}
          | away "such" np                                          {% ([to]) => ({ carriedOff: to }) %}
          | "neither" "may" "is" "play"                               {% () => ({ neither: true }) %}
          | selfcost "after" "use"                                    {% ([cost]) => ({ cost: [cost] }) %}
          | selfcost "when" "use"                                     {% ([cost]) => ({ cost: [cost] }) %}
          | otherone "in" "the" "same" spread "must" act              {% ([, , , , over, , op]) => ({ spread: over, same: op }) %}
          | "designate" num "threat" "to" "is" "affected" "before" "monster" "is" "reveal" {% () => ({ moment: 'beforeReveal' }) %}
otherone -> "each" "other" "player" "'s" "investigator"               {% make.nothing %}
          | "each" "other" "investigator"                             {% make.nothing %}
restated -> "play" thiscard "and" "announce" %quoted                  {% make.nothing %}
          | "bury" thiscard "once" "the" "ally" "have" "is" "move"    {% make.nothing %}
          | "cast" thiscard "on" npd inside "your" "hand"             {% make.nothing %}
          | "protect" "against" "theft"                               {% make.nothing %}
          | "remain" "thus" lasting                                   {% make.nothing %}
          | "rotate" np "to" "indicate" "it" "is" "the" "target"      {% make.nothing %}
          | "if" thiscard "is" losing "," the thing "suffer" "the" "same" "fate" {% make.nothing %}
          | "you" "or" "your" "ally" "must" "know" "the" "proper" "language" "," "if" "need" {% make.nothing %}
          | "pay" "any" sanity "cost" "for" "play" "that" thing       {% make.nothing %}
          | "spell" "icon" "for" "tome" "and" "spell" "must" "match"  {% make.nothing %}
          | "spell" "cannot" "is" "transfer" "from" "or" "to" "your" "hand" {% make.nothing %}
the      -> "the"                                                     {% make.nothing %}

# ------------------------------------------------------------------ more ways of the same

# Bury this card as your Turn to gain 3 Sanity points.   As your Turn, spend 1 Sanity point and flip this card to draw two cards.
lead     -> costs "to"                                                {% ([cost]) => ({ cost }) %}
          | costs window "to"                                         {% ([cost, window], _at, reject) => (window.window === 'turn' ? { ...window, cost } : reject) %}
          | costs "," window "," "to"                                 {% ([cost, , window]) => ({ ...window, cost }) %}
cost     -> "spend" amount sanity                                     {% ([, n]) => ({ sanity: n }) %}
          | "flip" thiscard "face-down"                               {% () => ({ self: 'flip' }) %}
          | "discard" amount "card" "from" "your" "hand"              {% ([, n]) => ({ other: make.selector({ n, pick: 'choose' }, [{ in: 'hand' }]), how: 'discard' }) %}
sentence -> canceling                                                 {% ([window]) => make.sentence([window], [{ op: { cancel: 'cause' } }], []) %}
          | "you" "may" selfcost "to" canceling                       {% ([, , cost, , window]) => make.sentence([{ cost: [cost] }, window], [{ op: { cancel: 'cause' } }], []) %}
          | selfcost "to" canceling                                   {% ([cost, , window]) => make.sentence([{ cost: [cost] }, window], [{ op: { cancel: 'cause' } }], []) %}
          | lead "you" "may" selfcost "to" canceling                  {% ([lead, , , cost, , window]) => make.sentence([lead, { cost: [cost] }, window], [{ op: { cancel: 'cause' } }], []) %}
canceling -> "cancel" npd "that" "is" done                            {% ([, of, , , after]) => ({ window: { after, of, by: 'each' } }) %}
          | "cancel" poss np "that" "is" done                        {% ([, by, of, , , after]) => ({ window: { after, of, by } }) %}
          | "cancel" npd "that" "is" done "by" player                {% ([, of, , , after, , by]) => ({ window: { after, of, by } }) %}
          | "cancel" npd "that" player done                           {% ([, of, , by, after]) => ({ window: { after, of, by } }) %}

# Draw one additional card at the beginning of each Round.   Spells cost 1 less Sanity point to cast.   Can know up to two Spells.
stat     -> "draw" amount more "card" "at" "the" "start" "of" eachround {% ([, by]) => ({ stat: 'draw', by }) %}
          | np "cost" num "less" sanity "to" "cast"                   {% ([is, , n]) => ({ stat: 'castingCost', by: -n, of: { is, pick: 'all' } }) %}
          | np "cost" num sanity "less" "to" "cast"                   {% ([is, , n]) => ({ stat: 'castingCost', by: -n, of: { is, pick: 'all' } }) %}
          | np "cost" num "more" sanity "to" "cast"                   {% ([is, , by]) => ({ stat: 'castingCost', by, of: { is, pick: 'all' } }) %}
          | poss np "cost" num "less" sanity "to" "cast"              {% ([of, is, , n]) => ({ stat: 'castingCost', by: -n, of: make.selector({ is, pick: 'all' }, [{ of }]) }) %}
          | poss np "cost" num sanity "less" "to" "cast"              {% ([of, is, , n]) => ({ stat: 'castingCost', by: -n, of: make.selector({ is, pick: 'all' }, [{ of }]) }) %}
          | poss np "cost" num "more" sanity "to" "cast"              {% ([of, is, , by]) => ({ stat: 'castingCost', by, of: make.selector({ is, pick: 'all' }, [{ of }]) }) %}
more     -> "additional"                                              {% make.nothing %}
          | "extra"                                                   {% make.nothing %}
quality  -> "can" "know" "up" "to" num "spell"                        {% ([, , , , n]) => ({ holdsSpells: n }) %}
          | "can" "hold" num "spell"                                  {% ([, , n]) => ({ holdsSpells: n }) %}
          | "not" "affected" "by" threatened                          {% ([, , , immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | "your" "investigator" "can" "survive" hazards             {% ([, , , , survives]) => ({ survives }) %}
          | "you" "can" "survive" "in" hazards                        {% ([, , , , survives]) => ({ survives }) %}
          | "your" "investigator" "can" "survive" "in" hazards        {% ([, , , , , survives]) => ({ survives }) %}
          | "if" "ally" "is" losing "," thiscard "is" losing          {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "bypass" passed                                           {% ([, bypass]) => ({ bypass, may: true }) %}
          | "bypass" "all" np                                         {% ([, , is]) => ({ bypass: make.someKind(is), may: true }) %}
          | sel "bypass" "all" np                                     {% ([of, , , is]) => make.dropSelf({ bypass: make.someKind(is), may: true, of }) %}
          | "do" "not" "join" joined                                  {% ([, , , join]) => ({ join, may: false }) %}
          | "may" "not" "join" joined                                 {% ([, , , join]) => ({ join, may: false }) %}
joined   -> npd                                                       {% make.first %}
          | "other" np                                                {% ([, is]) => is %}
          | "with" npd                                                {% ([, is]) => is %}
          | "with" "other" np                                         {% ([, , is]) => is %}
          | "with" "any" "other" np                                   {% ([, , , is]) => is %}

# Add 2 to the value of each Ghoul for each Student you have in play.   All Cultists subtract 1 point from their value while it is Day.
value    -> "add" num "point" "to" valued "for" "each" counted        {% ([, n, , , of, , , per]) => ({ value: make.per(n, per), of }) %}
          | "add" num "to" valued "for" "each" counted                {% ([, n, , of, , , per]) => ({ value: make.per(n, per), of }) %}
          | "subtract" num "point" "from" valued "for" "each" counted {% ([, n, , , of, , , per]) => ({ value: make.minus(make.per(n, per)), of }) %}
          | sel "subtract" points "from" "their" valueword            {% ([of, , value]) => ({ value: make.minus(value), of }) %}
counted  -> np "you" "have" "in" "play"                               {% ([is]) => ({ is, pick: 'all' }) %}
          | np "your" "opponent" "have" "in" "play"                   {% ([is]) => ({ is, pick: 'all', of: 'opponent' }) %}
base     -> num "of" poss np                                          {% ([n, , of, is]) => ({ is, n, pick: 'choose', of }) %}
          | num "random" "of" poss np                                 {% ([n, , , of, is]) => ({ is, n, pick: 'random', of }) %}
where    -> "of" "their" "choice"                                     {% () => ({ pick: 'choose', by: 'they' }) %}
act      -> "lose" "their" "next" "turn"                              {% () => ({ skip: 'turn', who: 'you' }) %}
          | "look" "at" poss zone                                     {% ([, , of, zone]) => ({ look: make.selector({ pick: 'all' }, [{ of, in: zone }]) }) %}
          | "look" "at" poss zone "for" num "second"                  {% ([, , of, zone, , seconds]) => ({ look: make.selector({ pick: 'all' }, [{ of, in: zone }]), seconds }) %}
player   -> "all" "player"                                            {% () => 'each' %}
          | "all" "investigator"                                      {% () => 'each' %}
lasting  -> "for" "the" "remainder" "of" "this" "combat"              {% () => 'combat' %}
          | "for" "the" "rest" "of" "this" "round"                    {% () => 'round' %}
          | "for" "the" "rest" "of" "this" "combat"                   {% () => 'combat' %}
          | "until" "the" "end" "of" "this" "round"                   {% () => 'round' %}
          | "until" "the" "end" "of" "this" "combat"                  {% () => 'combat' %}
          | "during" "this" "combat"                                  {% () => 'combat' %}
atom     -> someone "have" range "card" "in" poss "hand"              {% ([who, , range]) => make.dropYou({ number: 'hand', ...range, who }) %}
          | "you" "remain" "here"                                     {% () => ({ at: { title: 'self' } }) %}
          | someone "have" "no" np "in" "play"                        {% ([who, , , is]) => make.hasNone(who, is) %}
          | someone "have" "no" np                                    {% ([who, , , is]) => make.hasNone(who, is) %}
          | someone "can" "survive" "in" hazard                       {% ([who, , , , canSurvive]) => make.dropYou({ canSurvive, who }) %}

# This card may only be played at Night.   You must be at a Forest Location to play this card.   Play only at a City Location.
requirement -> thiscard maycan "only" "is" "play" mustbe              {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | maycan "only" "is" "play" mustbe                          {% ([, , , , needs]) => ({ kind: 'require', needs }) %}
          | maycan "only" "is" "play" "if" cond                       {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "play" "only" mustbe                                      {% ([, , needs]) => ({ kind: 'require', needs }) %}
          | "play" thiscard "only" mustbe                             {% ([, , , needs]) => ({ kind: 'require', needs }) %}
          | "play" thiscard "only" "if" cond                          {% ([, , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "must" "is" at npd "to" "play" thiscard             {% ([, , , , is]) => make.requireAt(is) %}
          | "you" "must" "have" npd "in" "play" "to" "play" thiscard  {% ([, , , is]) => make.requireInPlay(is) %}
          | thiscard "cannot" "is" "play" "if" cond                   {% ([, , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | thiscard "cannot" "is" "play" "while" cond                {% ([, , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "cannot" "is" "play" "while" cond                         {% ([, , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
mustbe   -> timing                                                    {% make.first %}
          | at npd                                                    {% ([, is]) => make.at(is, 'you') %}
          | "while" cond                                              {% ([, c]) => c %}
          | "when" cond                                               {% ([, c]) => c %}

# You may walk to Kingsport Head from this Location.   You may use this Gate to play any Ghoul as an Ally.   No Spells may be cast while this card is in play.
item     -> "you" "may" "walk" "to" npd "from" heregoing              {% ([, , , , is]) => make.walkFromHere(is) %}
          | "you" "may" "walk" "from" heregoing "to" npd              {% ([, , , , , , is]) => make.walkFromHere(is) %}
          | "you" "may" "use" "this" "gate" "to" "play" some np "as" "a" allymonster {% ([, , , , , , , , of, , , playAs]) => make.gateRole(of, playAs) %}
heregoing -> "this" "location"                                        {% make.nothing %}
          | thiscard                                                  {% make.nothing %}
          | "here"                                                    {% make.nothing %}
rule     -> "no" "spell" "may" "is" "cast"                            {% () => ({ kind: 'forbid', who: 'each', what: 'castSpells' }) %}
          | "no" "gate" "may" "is" "use"                              {% () => ({ kind: 'forbid', who: 'each', what: 'useGates' }) %}
          | "gate" "may" "not" "is" "use"                             {% () => ({ kind: 'forbid', who: 'each', what: 'useGates' }) %}
          | "spell" "may" "not" "is" "cast"                           {% () => ({ kind: 'forbid', who: 'each', what: 'castSpells' }) %}
          | player "may" "pass" "only" "if" cond                      {% ([who, , , , , c]) => ({ kind: 'forbid', who, what: 'pass', if: { not: c } }) %}
          | thiscard "is" "never" "bury"                              {% () => make.instead({ wouldBeBuried: { ref: 'self' } }, [], false) %}
          | thiscard "is" "never" "bury" "in" poss "story" "deck"     {% () => make.instead({ wouldBeBuried: { ref: 'self' } }, [], false) %}
replacement -> "if" happening "," "you" "may" away itself "instead"   {% ([, of, , , , to]) => make.instead(of, [{ op: { move: { ref: 'self' }, to } }], true) %}
itself   -> "it"                                                      {% make.nothing %}
          | thiscard                                                  {% make.nothing %}
trigger  -> "if" np "is" fate                                         {% ([, is, , to]) => make.named(is, to) %}
          | whenever np "is" fate                                     {% ([, is, , to]) => make.named(is, to) %}
possession -> "ally"                                                  {% make.nothing %}
waiver   -> poss "current" "location" "'s" "attribute"                {% () => 'attribute' %}

# No Investigator may travel by Sea.   This card has a value of 5 if your opponent is at a Water Location.   Draw one card for each Ally you have in play when played.
forbidden -> "use" "any" "gate"                                       {% () => 'useGates' %}
          | %name                                                     {% ([name]) => make.goBy(name) %}
value    -> sel "have" "a" valueword "of" num                         {% ([of, , , , , value]) => ({ value, of, how: 'set' }) %}
joined   -> "all" np                                                  {% ([, is]) => is %}
quality  -> "join" "all" np                                           {% ([, , join]) => ({ join, may: true }) %}
          | thiscard "may" "carry" num np                             {% ([, , , n, carries]) => ({ carries, n }) %}
          | "may" "carry" num np                                      {% ([, , n, carries]) => ({ carries, n }) %}
stat     -> np "cost" "no" sanity "to" "cast"                         {% ([is]) => ({ stat: 'castingCost', by: 0, how: 'set', of: { is, pick: 'all' } }) %}
          | poss np "cost" "no" sanity "to" "cast"                    {% ([of, is]) => ({ stat: 'castingCost', by: 0, how: 'set', of: make.selector({ is, pick: 'all' }, [{ of }]) }) %}
trait    -> "of" num "point" "or" "less"                              {% ([, max]) => ({ value: { max } }) %}
          | "of" num "or" "less" "point"                              {% ([, max]) => ({ value: { max } }) %}
          | "of" num "point" "or" "more"                              {% ([, min]) => ({ value: { min } }) %}
          | "of" "up" "to" num "point" "(" "include" "the" "value" "of" "any" "weapon" ")" {% ([, , , max]) => ({ value: { max } }) %}
where    -> "at" "random"                                             {% () => ({ pick: 'random' }) %}
act      -> "draw" "a" "card"                                         {% () => ({ draw: 1 }) %}
          | "draw" num "card" "for" "each" counted                    {% ([, n, , , , per]) => ({ draw: make.per(n, per) }) %}
          | "randomly" "choose" "and" away num "of" poss np           {% ([, , , to, n, , of, is]) => ({ move: make.selector({ is, n, pick: 'random' }, [{ of }]), to }) %}
          | "randomly" away num "of" poss np                          {% ([, to, n, , of, is]) => ({ move: make.selector({ is, n, pick: 'random' }, [{ of }]), to }) %}
tail     -> trigger "," "and" again                                   {% ([on, , , twin]) => ({ on, twin }) %}

# ------------------------------------------------------------------ places, ways and Dimensions

# While you are in the Dreamlands, this card gains 1.   While your Current Location is in Kingsport, this card gains 1.
word     -> "dreamlands"                                              {% () => ({ dimension: 'dreamlands' }) %}
          | "waking" "world"                                          {% () => ({ dimension: 'waking' }) %}
          | "new" "aeon"                                              {% () => ({ dimension: 'new-aeon' }) %}
atom     -> currentof "is" "in" npd                                   {% ([who, , , is]) => make.at(is, who) %}
          | someone "is" "not" at npd                                 {% ([who, , , , is]) => make.isNot(make.at(is, who)) %}
          | currentof "is" "not" npd                                  {% ([who, , , is]) => make.isNot(make.at(is, who)) %}
          | someone "is" "not" "here"                                 {% ([who]) => make.isNot(make.at({ title: 'self' }, who)) %}
          | someone "is" "here"                                       {% ([who]) => make.at({ title: 'self' }, who) %}
          | someone "cannot" "survive" hazard                         {% ([who, , , canSurvive]) => ({ not: make.dropYou({ canSurvive, who }) }) %}
          | someone "cannot" "survive" "in" hazard                    {% ([who, , , , canSurvive]) => ({ not: make.dropYou({ canSurvive, who }) }) %}
hazard   -> "in" "space"                                              {% () => 'Space' %}
trait    -> bear "the" np symbol                                      {% ([, , is]) => make.bearing(is) %}
          | "with" "the" np symbol                                    {% ([, , is]) => make.bearing(is) %}
          | "with" "a" np symbol                                      {% ([, , is]) => make.bearing(is) %}
          | "in" "the" dimension                                      {% ([, , dimension]) => ({ dimension }) %}
          | "from" "the" dimension                                    {% ([, , dimension]) => ({ dimension }) %}
          | "from" %name                                              {% ([, name]) => make.place(name) %}
possession -> "location"                                              {% make.nothing %}

# You may walk to Kingsport Head from any Location.   You may walk to this Location from any Kingsport Location.
item     -> "you" "may" "walk" "to" npd "from" "any" "location"       {% ([, , , , is]) => make.walkFrom(is) %}
          | "you" "may" "walk" "to" "any" np                          {% ([, , , , , is]) => make.walkFrom(is) %}
          | "you" "may" "walk" "to" npd "from" npd                    {% ([, , , , is, , from]) => make.walkFrom(is, from) %}
          | "you" "may" "walk" "to" heregoing "from" npd              {% ([, , , , , , from]) => make.walkFrom({ title: 'self' }, from) %}
          | "you" "may" "walk" "here" "from" npd                      {% ([, , , , , from]) => make.walkFrom({ title: 'self' }, from) %}
items    -> "you" "may" "walk" "between" heregoing "and" npd          {% ([, , , , , , is]) => [make.walkFromHere(is), make.walkFrom({ title: 'self' }, is)] %}

# You must walk to this Location.   You may only travel here by Travel by Sea.   This Location may only be reached by walking.
rule     -> "you" "may" "only" reaching by                            {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | "you" "can" "only" reaching by                            {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | thiscard maycan "only" "is" reached by                    {% ([, , , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | maycan "only" "is" reached by                             {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | "you" maycan "only" "leave" heregoing by                  {% ([, , , , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy } }) %}
          | "you" "must" "walk" "to" heregoing                        {% () => ({ kind: 'oblige', who: 'you', what: { reachBy: 'walk' } }) %}
          | "you" "must" "walk" "from" heregoing                      {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | "you" "must" "leave" heregoing by                         {% ([, , , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy } }) %}
          | "if" "you" "leave" heregoing "," "you" "must" "walk"      {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | "when" "you" "leave" heregoing "," "you" "must" "walk"    {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
items    -> "you" "must" "walk" "to" "and" "from" heregoing           {% make.walkBothWays %}
          | "you" maycan "only" "walk" "to" "and" "from" heregoing    {% make.walkBothWays %}
reaching -> "reach" heregoing                                         {% make.nothing %}
          | "travel" "to" heregoing                                   {% make.nothing %}
          | "travel" "here"                                           {% make.nothing %}
          | "arrive" "here"                                           {% make.nothing %}
          | "arrive" at heregoing                                     {% make.nothing %}
reached  -> "reach"                                                   {% make.nothing %}
          | "enter"                                                   {% make.nothing %}
reaching -> "enter" heregoing                                         {% make.nothing %}
by       -> "by" vehicle                                              {% ([, is]) => is %}
          | "through" "the" "use" "of" npd                            {% ([, , , , is]) => is %}
          | "by" "use" npd                                            {% ([, , is]) => is %}

# You may use this Gate to play any Dreamlands Location.   As your Turn, use the Gate: travel to any Location in any Region.
lead     -> "use" gatehere "to"                                       {% () => ({ window: 'turn', cost: ['gate'], if: { at: { title: 'self' } } }) %}
gatehere -> "this" "gate"                                             {% make.nothing %}
          | "this" "location" "'s" "gate"                             {% make.nothing %}
          | "the" "gate" "here"                                       {% make.nothing %}
          | "the" "gate"                                              {% make.nothing %}
journey  -> "travel" "to" anyplace                                    {% ([, , to]) => make.route(to, { region: 'any' }) %}
          | "travel" "to" anyplace regions                            {% ([, , to, regions]) => make.route(to, regions) %}
route    -> "a" "new" np placed                                       {% ([, , to, placed]) => make.dimensionRoute(to, placed) %}
          | "a" "new" np                                              {% ([, , to]) => make.dimensionRoute(to, 'rightSideUp') %}
          | "a" np                                                    {% ([, to]) => make.dimensionRoute(to, 'rightSideUp') %}
          | "any" np                                                  {% ([, to]) => make.dimensionRoute(to, 'rightSideUp') %}
          | "any" np regions                                          {% ([, to, regions]) => make.route(to, regions) %}
          | "any" np regions placed                                   {% ([, to, regions, placed]) => make.route(to, regions, placed) %}
          | newplace regions                                          {% ([is, regions]) => make.routeWith(is, regions) %}
          | newplace regions trait placed                             {% ([is, regions, trait, placed]) => make.routeWith(is, regions, trait, placed) %}
          | newplace regions trait "," placed                         {% ([is, regions, trait, , placed]) => make.routeWith(is, regions, trait, placed) %}
anyplace -> "any" np                                                  {% ([, is]) => is %}
          | "a" np                                                    {% ([, is]) => is %}
          | "a" "new" np                                              {% ([, , is]) => is %}
regions  -> "in" "any" "region" "of" dimensions                       {% ([, , , , dimension]) => ({ region: 'any', is: { dimension } }) %}
          | "in" "any" dimensions "region"                            {% ([, , dimension]) => ({ region: 'any', is: { dimension } }) %}
          | "in" "any" "region" "or" "dimension"                      {% () => ({ region: 'any', dimension: 'any' }) %}
          | "in" "any" "dimension"                                    {% () => ({ region: 'any', dimension: 'any' }) %}
          | "in" "another" "region"                                   {% () => ({ region: 'different' }) %}
          | "in" "your" "current" "region"                            {% () => ({ region: 'same' }) %}
          | "in" "this" "region"                                      {% () => ({ region: 'same' }) %}
          | "in" "the" "dreamlands"                                   {% () => ({ region: 'any', is: { dimension: 'dreamlands' } }) %}
          | "in" "the" "waking" "world"                               {% () => ({ region: 'any', is: { dimension: 'waking' } }) %}
          | "in" "the" "new" "aeon"                                   {% () => ({ region: 'any', is: { dimension: 'new-aeon' } }) %}
dimensions -> dimension                                               {% make.first %}
          | "the" dimension                                           {% ([, dimension]) => dimension %}
permit   -> "you" "may" "walk" "to" heregoing                         {% () => ({ route: { walkTo: { title: 'self' } } }) %}
          | "you" "may" "travel" "to" anyplace                        {% ([, , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "you" "may" "travel" "to" anyplace regions                {% ([, , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
          | "use" thiscard "as" "a" np bymeans "to" anyplace          {% ([, , , , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "use" thiscard "as" "a" np "to" anyplace                  {% ([, , , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "use" thiscard "as" "a" np "to" anyplace regions          {% ([, , , , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
          | "you" "may" "use" thiscard "as" "a" np "to" anyplace      {% ([, , , , , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
bymeans  -> "(" "air" ")"                                             {% make.nothing %}
          | "(" "land" ")"                                            {% make.nothing %}
          | "(" "sea" ")"                                             {% make.nothing %}
          | "(" "water" ")"                                           {% make.nothing %}
          | "(" "space" ")"                                           {% make.nothing %}
vehicle  -> "sea"                                                     {% () => make.travelBy('Sea') %}
          | "air"                                                     {% () => make.travelBy('Air') %}
          | "land"                                                    {% () => make.travelBy('Land') %}

# This card may be played in any Dimension.   May be played at any City Location.   You may play Dreamlands Allies.
permit   -> thiscard maycan "is" "play" anywhere                      {% ([, , , , waive]) => ({ play: { title: 'self' }, waive }) %}
          | maycan "is" "play" anywhere                               {% ([, , , waive]) => ({ play: { title: 'self' }, waive }) %}
          | "you" "may" "play" thiscard anywhere                      {% ([, , , , waive]) => ({ play: { title: 'self' }, waive }) %}
          | "you" "may" "play" npd anywhere                           {% ([, , , play, waive]) => make.playAnywhere(play, waive) %}
          | "you" "may" "play" npd                                    {% ([, , , play]) => make.playOfDimension(play) %}
          | np "may" "is" "play" anywhere                             {% ([play, , , , waive]) => make.playAnywhere(play, waive) %}
anywhere -> "in" "any" "dimension"                                    {% () => ['dimension'] %}
          | "in" "any" "region"                                       {% () => ['region'] %}
          | "in" "any" "region" "or" "dimension"                      {% () => ['region', 'dimension'] %}
          | "in" "any" "location"                                     {% () => ['place'] %}
          | "at" "any" "location"                                     {% () => ['place'] %}
          | waiving                                                   {% make.first %}
rule     -> thiscard maycan "is" "play" inplace                       {% ([, , , , if_]) => make.playedAt(if_) %}
          | maycan "is" "play" inplace                                {% ([, , , if_]) => make.playedAt(if_) %}
          | "you" "may" "play" thiscard inplace                       {% ([, , , , if_]) => make.playedAt(if_) %}
inplace  -> at npd                                                    {% ([, is]) => make.placeOf(is) %}
waiver   -> "dimension" "and" "region"                                {% () => 'dimension' %}
          | "the" "dimension"                                         {% () => 'dimension' %}
          | "its" "dimension"                                         {% () => 'dimension' %}
          | "the" "region"                                            {% () => 'region' %}
          | "location" "attribute"                                    {% () => 'attribute' %}
          | poss "current" "region"                                   {% () => 'region' %}
          | poss "current" "dimension"                                {% () => 'dimension' %}
          | "its" "sanity" "cost"                                     {% () => 'cost' %}

# You may play Ghouls as Allies.   You may use a Kingsport Gate to play this card as an Ally.
rule     -> maycan "is" "play" "as" "a" allymonster allowed           {% ([, , , , , playAs, more]) => make.playedAs('self', playAs, more) %}
          | maycan "is" "play" "as" "a" allymonster                   {% ([, , , , , playAs]) => make.playedAs('self', playAs, {}) %}
          | "you" "may" "play" npd "as" allymonster allowed           {% ([, , , of, , playAs, more]) => make.playedAs(of, playAs, more) %}
          | "you" "may" "play" npd "as" allymonster                   {% ([, , , of, , playAs]) => make.playedAs(of, playAs, {}) %}
          | npd "may" "is" "play" "as" allymonster allowed            {% ([of, , , , , playAs, more]) => make.playedAs(of, playAs, more) %}
          | npd "may" "is" "play" "as" allymonster                    {% ([of, , , , , playAs]) => make.playedAs(of, playAs, {}) %}
          | "you" "may" "use" "a" gated "to" "play" thiscard "as" "a" allymonster {% ([, , , , is, , , , , , playAs]) => make.playedAs('self', playAs, { at: is, cost: ['gate'] }) %}
          | "you" "may" "use" "a" gated "to" "play" some np "as" "a" allymonster {% ([, , , , is, , , , of, , , playAs]) => make.playedAs(of, playAs, { at: is, cost: ['gate'] }) %}
          | "you" "may" "use" "a" gated "to" "play" np "as" allymonster {% ([, , , , is, , , of, , playAs]) => make.playedAs(of, playAs, { at: is, cost: ['gate'] }) %}
gated    -> np                                                        {% ([is]) => make.gated(is) %}

# You are protected from Radiation.   Allows you to survive Underwater.
quality  -> surviving2 hazards                                        {% ([, survives]) => ({ survives }) %}
surviving2 -> "allow" "you" "to" "survive"                            {% make.nothing %}
          | "allow" "your" "investigator" "to" "survive"              {% make.nothing %}
          | thiscard "allow" "you" "to" "survive"                     {% make.nothing %}
          | thiscard "allow" "your" "investigator" "to" "survive"     {% make.nothing %}
          | "you" "is" "protect" "from"                               {% make.nothing %}
          | "your" "investigator" "is" "protect" "from"               {% make.nothing %}
          | "protect" "you" "from"                                    {% make.nothing %}
          | "protect" "your" "investigator" "from"                    {% make.nothing %}
          | "you" "may" "survive"                                     {% make.nothing %}
          | "your" "investigator" "may" "survive"                     {% make.nothing %}
          | "can" "survive"                                           {% make.nothing %}

# ------------------------------------------------------------------ whoever it is, and what is chosen

# Each other player loses 1 Sanity when played.   When another player plays a Monster, draw one card.
player   -> "each" "other" "player"                                   {% () => 'eachOpponent' %}
          | "all" "other" "player"                                    {% () => 'eachOpponent' %}
          | "each" "other" "investigator"                             {% () => 'eachOpponent' %}
          | "all" "other" "investigator"                              {% () => 'eachOpponent' %}
          | "your" "opponents"                                        {% () => 'eachOpponent' %}
          | "all" "opponents"                                         {% () => 'eachOpponent' %}
          | "all" "your" "opponents"                                  {% () => 'eachOpponent' %}
          | "each" "of" "your" "opponents"                            {% () => 'eachOpponent' %}
          | "another" "player"                                        {% () => 'opponent' %}
          | "any" "opponent"                                          {% () => 'opponent' %}
          | "target" "opponent"                                       {% () => 'opponent' %}
          | "the" "target" "opponent"                                 {% () => 'opponent' %}
          | "your" "opponent" "'s" "investigator"                     {% () => 'opponent' %}
          | "opponent" "'s" "investigator"                            {% () => 'opponent' %}
poss     -> "another" "player" "'s"                                   {% () => 'opponent' %}
          | "any" "opponent" "'s"                                     {% () => 'opponent' %}
          | "each" "other" "player" "'s"                              {% () => 'eachOpponent' %}
          | "target" "opponent" "'s"                                  {% () => 'opponent' %}
          | "the" "owner" "'s"                                        {% () => 'owner' %}

# When played: discard any one Artifact or Tome of your opponent.   Your Deep Ones gain 1.
base     -> "any" num np                                              {% ([, n, is]) => ({ is, n, pick: 'choose' }) %}
          | "any" num "of" poss np                                    {% ([, n, , of, is]) => ({ is, n, pick: 'choose', of }) %}
          | "up" "to" num "of" poss np                                {% ([, , n, , of, is]) => ({ is, n, pick: 'choose', upTo: true, of }) %}
          | "all" "other" "of" poss np                                {% ([, , , of, is]) => ({ is, pick: 'all', of, others: true }) %}
          | "all" "of" "the" np                                       {% ([, , , is]) => ({ is, pick: 'all' }) %}
where    -> inside "any" zone                                         {% ([, , zone]) => ({ of: 'each', in: zone }) %}
          | inside "a" zone                                           {% ([, , zone]) => ({ of: 'each', in: zone }) %}
          | "your" "opponent" "have" "in" "play"                      {% () => ({ of: 'opponent' }) %}
          | inside thiscard                                           {% () => ({ borneBy: 'self' }) %}
          | "of" "any" "other" "player"                               {% () => ({ of: 'opponent' }) %}
counted  -> "other" np "you" "have" "in" "play"                       {% ([, is]) => ({ is, pick: 'all', others: true }) %}
          | np "that" "you" "have" "in" "play"                        {% ([is]) => ({ is, pick: 'all' }) %}
act      -> "gain" num sanity "for" "each" counted                    {% ([, n, , , , per]) => ({ sanity: make.per(n, per), who: 'you', sign: 1 }) %}
          | "lose" num sanity "for" "each" counted                    {% ([, n, , , , per]) => ({ sanity: make.per(n, per), who: 'you', sign: -1 }) %}
trait    -> "of" "value" num                                          {% ([, , n]) => ({ value: { min: n, max: n } }) %}
          | "with" "a" valueword "of" num "or" "less"                 {% ([, , , , max]) => ({ value: { max } }) %}
          | "with" "a" valueword "of" num "or" "more"                 {% ([, , , , min]) => ({ value: { min } }) %}
          | "with" "a" valueword "of" num                             {% ([, , , , n]) => ({ value: { min: n, max: n } }) %}
          | "with" valueword "of" num "or" "less"                     {% ([, , , max]) => ({ value: { max } }) %}
          | "with" valueword num "or" "less"                          {% ([, , max]) => ({ value: { max } }) %}
          | "with" valueword num "or" "more"                          {% ([, , min]) => ({ value: { min } }) %}
          | "worth" num "point" "or" "less"                           {% ([, max]) => ({ value: { max } }) %}
          | "worth" num "or" "less"                                   {% ([, max]) => ({ value: { max } }) %}
          | "worth" num "point" "or" "more"                           {% ([, min]) => ({ value: { min } }) %}
          | "worth" "up" "to" num "point"                             {% ([, , , max]) => ({ value: { max } }) %}
          | "whose" valueword "is" num "or" "less"                    {% ([, , , max]) => ({ value: { max } }) %}
          | "whose" valueword "is" num "or" "more"                    {% ([, , , min]) => ({ value: { min } }) %}
          | "with" num "or" "fewer" "point"                           {% ([, max]) => ({ value: { max } }) %}
          | "with" num "or" "less" "point"                            {% ([, max]) => ({ value: { max } }) %}
          | "with" num "or" "more" "point"                            {% ([, min]) => ({ value: { min } }) %}
          | "of" num "or" "more" "point"                              {% ([, min]) => ({ value: { min } }) %}
          | "who" "bear" borne                                        {% ([, , bears]) => ({ bears }) %}
          | "who" "have" borne                                        {% ([, , bears]) => ({ bears }) %}
          | "that" "have" borne                                       {% ([, , bears]) => ({ bears }) %}
          | "who" "know" %name                                        {% ([, , name]) => make.language(name) %}
          | "that" "is" "not" words                                   {% ([, , , words]) => make.notBeing(words) %}
          | "who" "is" "not" words                                    {% ([, , , words]) => make.notBeing(words) %}

# When played: discard one card, then draw two cards.   Discard your Hand when you arrive here.
act      -> away poss "hand"                                          {% ([to, of]) => make.wholeHand(to, of) %}
          | away "all" "card" inside poss "hand"                      {% ([to, , , , of]) => make.wholeHand(to, of) %}
          | away "half" "of" poss "hand" "(" "round" updown ")"       {% ([to, , , of, , , , round]) => make.halfHand(to, of, round) %}
          | away "half" "of" "the" "card" inside poss "hand" "(" "round" updown ")" {% ([to, , , , , , of, , , , round]) => make.halfHand(to, of, round) %}
          | "discard" num "card" drawnfor                             {% ([, n]) => ({ exchange: n }) %}
          | "discard" "up" "to" num "card" drawnfor                   {% ([, , , n]) => ({ exchange: n, upTo: true }) %}
          | "discard" num "card" "from" poss "hand" drawnfor          {% ([, n, , , who], _at, reject) => (who === 'you' ? { exchange: n } : reject) %}
          | "discard" "up" "to" num "card" "from" "your" "hand" drawnfor {% ([, , , n]) => ({ exchange: n, upTo: true }) %}
          | "discard" num "card" "and" "draw" "another"               {% ([, exchange]) => make.oneFor(exchange) %}
          | "discard" num "card" "from" "your" "hand" "and" "draw" "another" {% ([, exchange]) => make.oneFor(exchange) %}
          | "discard" num "card" "and" "replace" "it"                 {% ([, exchange]) => make.oneFor(exchange) %}
          | "draw" num more "card"                                    {% ([, draw]) => ({ draw, extra: true }) %}
          | "draw" num more "card" "from" poss mythosdeck             {% ([, draw]) => ({ draw, extra: true }) %}
          | "draw" "the" "top" "card" "of" poss mythosdeck            {% ([, , , , , of], _at, reject) => (of === 'you' || of === 'they' ? { draw: 1 } : reject) %}
          | "draw" "a" "card" "from" poss mythosdeck                  {% () => ({ draw: 1 }) %}
          | "return" sel "to" "your" "opponent" "'s" "hand"           {% ([, move]) => make.toHandOf(move, 'opponent') %}
          | "put" "it" "into" "play"                                  {% () => ({ move: make.it, to: 'play' }) %}
          | "put" "it" "in" "play"                                    {% () => ({ move: make.it, to: 'play' }) %}
          | "put" "it" inside poss "hand"                             {% () => ({ move: make.it, to: 'hand' }) %}
          | "put" "it" "into" poss "hand"                             {% ([, , , of], _at, reject) => (of === 'you' ? { move: make.it, to: 'hand' } : reject) %}
          | "place" "it" inside poss "hand"                           {% ([, , , of], _at, reject) => (of === 'you' ? { move: make.it, to: 'hand' } : reject) %}
          | "return" "it" "to" poss "hand"                            {% () => ({ move: make.it, to: 'hand' }) %}
          | "put" sel "in" "play"                                     {% ([, move]) => ({ move, to: 'play' }) %}
          | "bring" sel "into" "play"                                 {% ([, move]) => ({ move, to: 'play' }) %}
          | "return" sel "to" "play"                                  {% ([, move]) => ({ move, to: 'play' }) %}
          | "choose" sel "and" away "it"                              {% ([, move, , to]) => ({ move: make.chosen(move), to }) %}
          | "choose" sel "and" away "them"                            {% ([, move, , to]) => ({ move: make.chosen(move), to }) %}
          | "choose" sel "and" "return" "it" "to" "play"              {% ([, move]) => ({ move: make.chosen(move), to: 'play' }) %}
          | "choose" sel "and" "return" "it" "to" poss "hand"         {% ([, move]) => ({ move: make.chosen(move), to: 'hand' }) %}
          | "choose" sel "and" "put" "it" "into" "play"               {% ([, move]) => ({ move: make.chosen(move), to: 'play' }) %}
          | "choose" sel "and" "put" "it" "into" poss "hand"          {% ([, move]) => ({ move: make.chosen(move), to: 'hand' }) %}
          | "choose" sel "and" "flip" "it" "face-down"                {% ([, flip]) => ({ flip, face: 'down' }) %}
          | "choose" sel "and" "flip" "it" "face-up"                  {% ([, flip]) => ({ flip, face: 'up' }) %}
          | "skip" "your" "next" "turn"                               {% () => ({ skip: 'turn', who: 'you' }) %}
          | "skip" "their" "next" "turn"                              {% () => ({ skip: 'turn', who: 'you' }) %}
          | "skip" "the" "next" "turn"                                {% () => ({ skip: 'turn', who: 'you' }) %}
          | poss "next" "turn" "is" "lose"                            {% ([who]) => ({ skip: 'turn', who }) %}
          | poss "next" "turn" "is" "skip"                            {% ([who]) => ({ skip: 'turn', who }) %}
          | "skip" "the" "combat" combatpart                          {% () => ({ skip: 'combat', who: 'each' }) %}
          | "skip" "the" "combat" combatpart "this" "round"           {% () => ({ skip: 'combat', who: 'each' }) %}
          | "there" "is" "no" "combat" "this" "round"                 {% () => ({ skip: 'combat', who: 'each' }) %}
          | "no" "combat" "take" "place" "this" "round"               {% () => ({ skip: 'combat', who: 'each' }) %}
          | "keep" "your" "great old one" "in" "play" "for" num "more" "round" {% ([, , , , , , extendGOO]) => ({ extendGOO }) %}
          | "keep" "your" "great old one" "in" "play" "for" num more "round" {% ([, , , , , , extendGOO]) => ({ extendGOO }) %}
          | "keep" "your" "great old one" "in" "play" "for" "a" more "round" {% () => ({ extendGOO: 1 }) %}
          | "your" "great old one" remain "in" "play" "for" num more "round" {% ([, , , , , , extendGOO]) => ({ extendGOO }) %}
          | "shuffle" poss "discard" "pile" "into" poss "mythos" "deck" {% ([, of, , , , who], _at, reject) => (of === who || who === 'they' ? { shuffle: 'deck+discard', who: of } : reject) %}
          | "shuffle" poss "mythos" "deck" "and" "discard" "pile"     {% ([, who]) => ({ shuffle: 'deck+discard', who }) %}
          | "look" "at" "the" "card" inside poss zone                 {% ([, , , , , of, zone]) => ({ look: make.selector({ pick: 'all' }, [{ of, in: zone }]) }) %}
combatpart -> "step"                                                  {% make.nothing %}
          | "phase"                                                   {% make.nothing %}
drawnfor -> "and" "draw" "a" "equal" "number" ofcards                 {% make.nothing %}
          | "and" "draw" "the" "same" "number" ofcards                {% make.nothing %}
          | "and" "draw" "as" "many" ofcards                          {% make.nothing %}
          | "and" "draw" "that" "many" ofcards                        {% make.nothing %}
          | "and" "draw" "a" "equal" "number"                         {% make.nothing %}
          | "and" "draw" "as" "many"                                  {% make.nothing %}
          | "and" "replace" "them"                                    {% make.nothing %}
ofcards  -> "of" "card"                                               {% make.nothing %}
          | "card"                                                    {% make.nothing %}
          | "of" "card" "from" poss mythosdeck                        {% make.nothing %}
          | "of" "new" "card"                                         {% make.nothing %}
          | "of" "new" "card" "from" poss mythosdeck                  {% make.nothing %}
          | "card" "from" poss mythosdeck                             {% make.nothing %}
items    -> "play" num np                                             {% ([, n, is]) => make.severalPlays(n, is) %}
          | "play" num np "from" "your" "hand"                        {% ([, n, is]) => make.severalPlays(n, is, 'hand') %}

# When played: your opponent loses 2 Sanity or discards one card.   When played: your opponent loses 2 Sanity unless he or she discards one card.
op       -> alternatives                                              {% ([choose]) => ({ choose, by: 'you' }) %}
          | "either" alternatives                                     {% ([, choose]) => ({ choose, by: 'you' }) %}
          | "choose" "to" alternatives                                {% ([, , choose]) => ({ choose, by: 'you' }) %}
          | "choose" "either" "to" alternatives                       {% ([, , , choose]) => ({ choose, by: 'you' }) %}
          | subject alternatives                                      {% ([who, choose]) => make.chooses(who, choose) %}
          | subject "either" alternatives                             {% ([who, , choose]) => make.chooses(who, choose) %}
          | subject "choose" "to" alternatives                        {% ([who, , , choose]) => make.chooses(who, choose) %}
          | subject act "unless" "they" act                           {% ([who, a, , , b]) => make.chooses(who, [[b], [a]]) %}
          | act "unless" "you" act                                    {% ([a, , , b]) => ({ choose: [[b], [a]], by: 'you' }) %}
alternatives -> act "or" act                                          {% ([a, , b]) => [[a], [b]] %}
          | act "," "or" act                                          {% ([a, , , b]) => [[a], [b]] %}
          | alternatives "or" act                                     {% ([all, , b]) => [...all, [b]] %}
cost     -> "lose" num sanity                                         {% ([, n]) => ({ sanity: n }) %}
          | "discard" num "card"                                      {% ([, n]) => ({ other: make.selector({ n, pick: 'choose' }, [{ in: 'hand' }]), how: 'discard' }) %}
lead     -> "you" "may" price "and"                                   {% ([, , cost]) => ({ cost: [cost] }) %}
          | "by" costs ","                                            {% ([, cost]) => ({ cost }) %}
          | "by" costs "," "you" "may"                                {% ([, cost]) => ({ cost }) %}
          | "while" "here" ","                                        {% () => ({ if: { at: { title: 'self' } } }) %}
          | "when" "here" ","                                         {% () => ({ if: { at: { title: 'self' } } }) %}
          | "while" "at" thiscard ","                                 {% () => ({ if: { at: { title: 'self' } } }) %}
price    -> "pay" num sanity                                          {% ([, n]) => ({ sanity: n }) %}
          | "spend" num sanity                                        {% ([, n]) => ({ sanity: n }) %}
mod      -> "during" "your" "turn"                                    {% () => ({ window: 'turn' }) %}
limit    -> "once" "each" period                                      {% ([, , per]) => ({ times: 1, per }) %}
          | "once" "during" "each" period                             {% ([, , , per]) => ({ times: 1, per }) %}
          | "only" "once" per                                         {% ([, , per]) => ({ times: 1, per }) %}
          | num "time" "each" period                                  {% ([times, , , per]) => ({ times, per }) %}
sentence -> "you" "may" selfcost "instead" "of" "pay" pricing         {% ([, , cost, , , , is]) => make.freed(cost, is) %}
          | "as" "your" "turn" "," "you" "may" selfcost "instead" "of" "pay" pricing {% ([, , , , , , cost, , , , is]) => make.freed(cost, is) %}
pricing  -> "the" sanity "cost" "of" npd                              {% ([, , , , is]) => is %}
          | "the" sanity "cost" "of" "any" num np                     {% ([, , , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" sanity "cost" "of" num np                           {% ([, , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" sanity "cost" "of" cast npd                         {% ([, , , , , is]) => is %}
          | "the" sanity "cost" "to" "cast" npd                       {% ([, , , , , is]) => is %}
          | "for" npd                                                 {% ([, is]) => is %}
cast     -> "cast"                                                    {% make.nothing %}
          | "play"                                                    {% make.nothing %}

# ------------------------------------------------------------------ what holds, told in other words

# This Ally's value is 5.   Its value is 3 at Night.   This card is immune to Spells.
value    -> sel "'s" valueword "is" amount                            {% ([of, , , , value]) => ({ value, of, how: 'set' }) %}
          | "their" valueword "is" amount                             {% ([, , , value]) => ({ value, of: make.them, how: 'set' }) %}
          | "its" valueword "is" amount                               {% ([, , , value]) => ({ value, of: { ref: 'self' }, how: 'set' }) %}
          | sel "'s" valueword "is" "halve"                           {% ([of]) => ({ value: { half: { of: 'value' } }, of, how: 'half' }) %}
          | "the" valueword "of" sel "is" "halve"                     {% ([, , , of]) => ({ value: { half: { of: 'value' } }, of, how: 'half' }) %}
          | valueword "is" "halve"                                    {% () => ({ value: { half: { of: 'value' } }, of: { ref: 'self' }, how: 'half' }) %}
          | its valueword "is" "halve"                                {% () => ({ value: { half: { of: 'value' } }, of: { ref: 'self' }, how: 'half' }) %}
          | "the" valueword "of" sel "is" increased "by" points       {% ([, , , of, , , , value]) => ({ value, of }) %}
          | sel "is" increased "by" points                            {% ([of, , , , value]) => ({ value, of }) %}
          | sel "'s" valueword "is" increased "by" points             {% ([of, , , , , , value]) => ({ value, of }) %}
          | sel "'s" valueword "is" "reduce" "by" points              {% ([of, , , , , , value]) => ({ value: make.minus(value), of }) %}
          | sel "subtract" points                                     {% ([of, , value]) => ({ value: make.minus(value), of }) %}
          | sel "have" "a" "+" num "to" "their" valueword             {% ([of, , , , value]) => ({ value, of }) %}
          | "decrease" valued "by" points                             {% ([, of, , value]) => ({ value: make.minus(value), of }) %}
          | bare "add" points "to" "their" valueword                  {% ([of, , value]) => ({ value, of }) %}
          | bare "add" points                                         {% ([of, , value]) => ({ value, of }) %}
          | bare "gain" points                                        {% ([of, , value]) => ({ value, of }) %}
          | bare "lose" points                                        {% ([of, , value]) => ({ value: make.minus(value), of }) %}
          | bare "subtract" points "from" "their" valueword           {% ([of, , value]) => ({ value: make.minus(value), of }) %}
          | bare "subtract" points                                    {% ([of, , value]) => ({ value: make.minus(value), of }) %}
bare     -> np                                                        {% ([is]) => make.barePlural(is) %}
          | np wheres                                                 {% ([is, posts]) => make.barePlural(is, posts) %}
          | "other" np                                                {% ([, is]) => make.barePlural(is, [], true) %}
increased -> "increase"                                               {% make.nothing %}
          | "raise"                                                   {% make.nothing %}
its      -> "its"                                                     {% make.nothing %}
valued   -> "its" valueword                                           {% () => ({ ref: 'self' }) %}
          | poss np "'s" valueword                                    {% ([of, is]) => make.selector(make.owned(of, is), []) %}
stat     -> "draw" amount more "card" "each" "round"                  {% ([, by]) => ({ stat: 'draw', by }) %}
          | "you" "may" "draw" amount more "card" "at" "the" "start" "of" eachround {% ([, , , by]) => ({ stat: 'draw', by }) %}
          | player "draw" amount more "card" "at" "the" "start" "of" eachround {% ([who, , by]) => make.dropYou({ stat: 'draw', by, who }) %}
          | player "draw" num "fewer" "card" "at" "the" "start" "of" eachround {% ([who, , n]) => make.dropYou({ stat: 'draw', by: -n, who }) %}
          | thiscard maycan holds num more "spell"                    {% ([, , , by]) => ({ stat: 'spellCapacity', by, of: { ref: 'self' } }) %}
          | sel "cost" "no" sanity "to" "cast"                        {% ([of]) => make.castingFree(of) %}
          | sel "cost" num "less" sanity "to" "cast"                  {% ([of, , n]) => make.castingCost(of, -n) %}
          | sel "cost" num sanity "less" "to" "cast"                  {% ([of, , n]) => make.castingCost(of, -n) %}
          | sel "cost" num "more" sanity "to" "cast"                  {% ([of, , by]) => make.castingCost(of, by) %}
          | np wheres "cost" "no" sanity "to" "cast"                  {% ([is, posts]) => make.castingFree(make.barePlural(is, posts)) %}
          | np wheres "cost" num "less" sanity "to" "cast"            {% ([is, posts, , n]) => make.castingCost(make.barePlural(is, posts), -n) %}
          | np wheres "cost" num sanity "less" "to" "cast"            {% ([is, posts, , n]) => make.castingCost(make.barePlural(is, posts), -n) %}
          | np "cost" "no" sanity                                     {% ([is]) => make.costOf(is, { by: 0, how: 'set' }) %}
          | np "cost" num "less" sanity                               {% ([is, , n]) => make.costOf(is, { by: -n }) %}
          | np "cost" num "more" sanity                               {% ([is, , by]) => make.costOf(is, { by }) %}
          | np "cost" num more sanity                                 {% ([is, , by]) => make.costOf(is, { by }) %}
items    -> "increase" poss hoard "and" hoard "by" points             {% ([, who, a, , b, , by]) => make.bothStats(who, a, b, by) %}
          | "reduce" poss hoard "and" hoard "by" points               {% ([, who, a, , b, , by]) => make.bothStats(who, a, b, make.minus(by)) %}
          | "add" points "to" poss hoard "and" hoard                  {% ([, by, , who, a, , b]) => make.bothStats(who, a, b, by) %}
          | "subtract" points "from" poss hoard "and" hoard           {% ([, by, , who, a, , b]) => make.bothStats(who, a, b, make.minus(by)) %}
sentence -> "at" "the" "start" "of" eachround "," "draw" num more "card" {% ([, , , , , , , by]) => make.sentence([], [{ effect: { stat: 'draw', by } }], []) %}
          | "at" "the" "start" "of" eachround "," "you" "may" "draw" num more "card" {% ([, , , , , , , , , by]) => make.sentence([], [{ effect: { stat: 'draw', by } }], []) %}
holds    -> "hold"                                                    {% make.nothing %}
          | "know"                                                    {% make.nothing %}
          | "contain"                                                 {% make.nothing %}
quality  -> sel "have" "the" %name symbol                             {% ([of, , , name]) => ({ attribute: make.attribute(name), give: true, of }) %}
          | sel "gain" "the" %name "symbol"                           {% ([of, , , name]) => ({ attribute: make.attribute(name), give: true, of }) %}
          | sel "lose" "the" %name "symbol"                           {% ([of, , , name]) => ({ attribute: make.attribute(name), give: false, of }) %}
          | sel "become" %name                                        {% ([of, , name]) => make.becomes(of, name) %}
          | sel "is" "consider" %name                                 {% ([of, , , name]) => make.isTaken(of, name) %}
          | sel "is" "consider" "a" %name                             {% ([of, , , , name]) => make.isTaken(of, name) %}
          | sel "is" "consider" "to" "is" %name                       {% ([of, , , , , name]) => make.isTaken(of, name) %}
          | sel "is" "consider" "to" "is" "a" %name                   {% ([of, , , , , , name]) => make.isTaken(of, name) %}
          | sel "is" "treat" "as" %name                               {% ([of, , , , name]) => make.isTaken(of, name) %}
          | sel "is" "treat" "as" "a" %name                           {% ([of, , , , , name]) => make.isTaken(of, name) %}
          | "treat" sel "as" %name                                    {% ([, of, , name]) => make.isTaken(of, name) %}
          | "treat" sel "as" "a" %name                                {% ([, of, , , name]) => make.isTaken(of, name) %}
          | sel "count" "as" "a" %name                                {% ([of, , , , name]) => make.isTaken(of, name) %}
          | "count" "as" "a" %name                                    {% ([, , , name]) => make.isTaken({ ref: 'self' }, name) %}
          | "immune" "to" threatened                                  {% ([, , immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | sel "is" "immune" "to" threatened                         {% ([of, , , , immuneTo]) => ({ immuneTo, of }) %}
          | "you" "is" "immune" "to" threatened                       {% ([, , , , immuneTo]) => ({ immuneTo }) %}
          | "cannot" "is" "affected" "by" threatened                  {% ([, , , , immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | "may" "not" "is" "affected" "by" threatened               {% ([, , , , , immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | sel "cannot" "is" "affected" "by" threatened              {% ([of, , , , , immuneTo]) => ({ immuneTo, of }) %}
          | sel "may" "not" "is" "affected" "by" threatened           {% ([of, , , , , , immuneTo]) => ({ immuneTo, of }) %}
          | "unaffected" "by" threatened                              {% ([, , immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | sel "is" "unaffected" "by" threatened                     {% ([of, , , , immuneTo]) => ({ immuneTo, of }) %}
          | "you" "may" "have" morecopies "in" "play"                 {% () => ({ copies: 'any', of: { is: { title: 'self' }, pick: 'all' } }) %}
          | "your" "investigator" "know" tongues                      {% ([, , , languages]) => ({ languages }) %}
          | "your" "investigator" "know" manytongues                  {% ([, , , languages]) => ({ languages }) %}
          | "your" "investigator" "speak" tongues                     {% ([, , , languages]) => ({ languages }) %}
          | "speak" tongues                                           {% ([, languages]) => ({ languages }) %}
          | "speak" manytongues                                       {% ([, languages]) => ({ languages }) %}
          | "cannot" "use" npd                                        {% ([, , cannotBear]) => make.unarmed(cannotBear) %}
          | "may" "not" "use" npd                                     {% ([, , , cannotBear]) => make.unarmed(cannotBear) %}
          | "cannot" "bear" npd                                       {% ([, , cannotBear]) => make.unarmed(cannotBear) %}
          | "may" "join" joined                                       {% ([, , join]) => ({ join, may: true }) %}
          | "can" "join" joined                                       {% ([, , join]) => ({ join, may: true }) %}
          | "may" "join" "any" "other" np                             {% ([, , , , join]) => ({ join, may: true }) %}
          | "join" "any" "other" np                                   {% ([, , , join]) => ({ join, may: true }) %}
          | "cannot" "join" joined                                    {% ([, , join]) => ({ join, may: false }) %}
          | thiscard maycan holds num "spell"                         {% ([, , , holdsSpells]) => ({ holdsSpells }) %}
          | "may" holds num "spell"                                   {% ([, , holdsSpells]) => ({ holdsSpells }) %}
          | "can" "hold" "up" "to" num "spell"                        {% ([, , , , holdsSpells]) => ({ holdsSpells }) %}
          | "can" "carry" num np                                      {% ([, , n, carries]) => ({ carries, n }) %}
          | thiscard "can" "carry" num np                             {% ([, , , n, carries]) => ({ carries, n }) %}
          | "all" "gate" "may" "is" "use" "more" "than" "once"        {% () => ({ gateReuse: true, of: { is: { type: 'Location', gate: true }, pick: 'all', of: 'each' } }) %}
          | "this" "gate" "may" "is" "use" "more" "than" "once"       {% () => ({ gateReuse: true }) %}
          | "this" "gate" "may" "is" "use" "any" "number" "of" "time" {% () => ({ gateReuse: true }) %}
          | "you" "may" "see" "invisible" "card"                      {% () => ({ sees: 'invisible', of: { is: { type: 'Ally' }, pick: 'all' } }) %}
morecopies -> "more" "than" num "copy" "of" thiscard                  {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" "number" "of" thiscard                              {% make.nothing %}
          | "any" "number" "of" "copy" "of" thiscard                  {% make.nothing %}
passed   -> "combat" "with" "opponent" "'s" "threat"                  {% () => 'threat' %}
          | "opponent" "'s" "threat"                                  {% () => 'threat' %}
          | "your" "opponent" "'s" "threat"                           {% () => 'threat' %}
          | "all" "opposing" np                                       {% ([, , is]) => make.someKind(is) %}
          | "opposing" np                                             {% ([, is]) => make.someKind(is) %}
rule     -> "must" "defend"                                           {% () => ({ kind: 'oblige', who: 'you', what: { defendWith: { ref: 'self' } } }) %}
          | thiscard "must" "defend"                                  {% () => ({ kind: 'oblige', who: 'you', what: { defendWith: { ref: 'self' } } }) %}
          | "must" "is" "choose" "as" "a" "defending" "ally"          {% () => ({ kind: 'oblige', who: 'you', what: { defendWith: { ref: 'self' } } }) %}
          | thiscard "must" "is" "choose" "as" "a" "defending" "ally" {% () => ({ kind: 'oblige', who: 'you', what: { defendWith: { ref: 'self' } } }) %}
          | player "cannot" forbidden                                 {% ([who, , what]) => ({ kind: 'forbid', who, what }) %}
          | np "cannot" "is" "play"                                   {% ([play]) => make.forbidPlay(play) %}
          | "no" np "can" "is" "play"                                 {% ([, play]) => make.forbidPlay(play) %}
          | "no" "player" "can" forbidden                             {% ([, , , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | "no" "spell" "can" "is" "cast"                            {% () => ({ kind: 'forbid', who: 'each', what: 'castSpells' }) %}
          | "nobody" "may" forbidden                                  {% ([, , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | "neither" "player" "may" forbidden                        {% ([, , , what]) => ({ kind: 'forbid', who: 'each', what }) %}
forbidden -> "cast" "any" "spell"                                     {% () => 'castSpells' %}
          | "use" "a" "gate"                                          {% () => 'useGates' %}
          | "remove" "phobia"                                         {% () => 'buryPhobias' %}
          | "gain" "any" "sanity"                                     {% () => 'gainSanity' %}
requirement -> "play" thiscard "only" at npd                          {% ([, , , , is]) => make.requireAt(is) %}
          | thiscard "cannot" "is" "play" mustbe                      {% ([, , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "cannot" "is" "play" mustbe                               {% ([, , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "may" "not" "is" "play" "if" cond                         {% ([, , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "may" "not" "is" "play" mustbe                            {% ([, , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | thiscard "cannot" "is" "play" "unless" cond               {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "cannot" "is" "play" "unless" cond                        {% ([, , , , needs]) => ({ kind: 'require', needs }) %}
          | thiscard "may" "not" "is" "play" "unless" cond            {% ([, , , , , , needs]) => ({ kind: 'require', needs }) %}
          | "may" "not" "is" "play" "unless" cond                     {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | thiscard "must" "is" "play" mustbe                        {% ([, , , , needs]) => ({ kind: 'require', needs }) %}
          | "must" "is" "play" mustbe                                 {% ([, , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "may" "only" "play" thiscard mustbe                 {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "may" "only" "play" thiscard "if" cond              {% ([, , , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "may" "play" thiscard "only" mustbe                 {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
range    -> "more" "than" num                                         {% ([, , n]) => ({ min: n + 1 }) %}
          | "less" "than" num                                         {% ([, , n]) => ({ max: n - 1 }) %}
          | "fewer" "than" num                                        {% ([, , n]) => ({ max: n - 1 }) %}
          | "at" "least" num                                          {% ([, , min]) => ({ min }) %}
          | "at" "most" num                                           {% ([, , max]) => ({ max }) %}
atom     -> someone "have" "no" "card" "in" poss "hand"               {% ([who]) => make.dropYou({ number: 'hand', max: 0, who }) %}
          | npd "is" "not" "in" "play"                                {% ([is]) => make.isNot(make.inPlay(is)) %}
          | "no" np "is" "in" "play"                                  {% ([, is]) => make.isNot(make.inPlay(is)) %}
          | "there" "is" npd "in" "play"                              {% ([, , is]) => make.inPlay(is) %}
          | "there" "is" "no" np "in" "play"                          {% ([, , , is]) => make.isNot(make.inPlay(is)) %}
          | "you" "do" "not" "have" npd "in" "play"                   {% ([, , , , is]) => ({ not: { inPlay: is } }) %}
          | "your" "opponent" "do" "not" "have" npd "in" "play"       {% ([, , , , , is]) => ({ not: { inPlay: is, of: 'opponent' } }) %}
          | "it" "is" "not" daynight                                  {% ([, , , time]) => ({ not: { time } }) %}

# When this card is buried or discarded, lose 1 Sanity.   When Howard Lovecraft leaves play, lose 1 Sanity.
trigger  -> whenever thiscard "is" fate                               {% ([, , , to]) => make.left({ ref: 'self' }, to) %}
          | whenever thiscard "leave" "play"                          {% () => ({ cardLeft: { ref: 'self' } }) %}
          | "if" thiscard "leave" "play"                              {% () => ({ cardLeft: { ref: 'self' } }) %}
          | whenever np "leave" "play"                                {% ([, is]) => make.named(is, undefined) %}
          | "if" np "leave" "play"                                    {% ([, is]) => make.named(is, undefined) %}
          | whenever sel "is" fate                                    {% ([, of, , to]) => make.leftAny(of, to) %}
          | "each" "time" "you" "arrive" "here"                       {% () => 'arrived' %}
          | "when" "you" "arrive" "at" heregoing                      {% () => 'arrived' %}
          | "when" "you" "enter" heregoing                            {% () => 'arrived' %}
          | whenever "you" "complete" "a" "adventure"                 {% () => 'adventureDone' %}
          | "if" thiscard "survive" "the" "cosmic" "battle"           {% () => 'survivedCosmicBattle' %}
          | "if" thiscard "survive" "cosmic" "battle"                 {% () => 'survivedCosmicBattle' %}
          | "when" thiscard "survive" "cosmic" "battle"               {% () => 'survivedCosmicBattle' %}
          | "when" "combat" "end"                                     {% () => 'combatEnded' %}
          | "when" "the" "round" "end"                                {% () => 'roundEnd' %}
          | "after" "threat" "is" "reveal"                            {% () => 'threatRevealed' %}
          | "when" "threat" "is" "turn" "face-up"                     {% () => 'threatRevealed' %}
          | whenever "they" "pass"                                    {% () => ({ passed: 'they' }) %}
          | whenever "they" "cast" "a" "spell"                        {% () => ({ spellCast: 'they' }) %}
          | whenever "they" "play" npd                                {% ([, , , is]) => ({ cardPlayed: is, by: 'they' }) %}
someturn -> "their" "turn"                                            {% make.nothing %}
replacement -> "if" happening "," back "it" "to" poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand') %}
          | "if" happening "," "you" "may" back "it" "to" poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand', true) %}
          | "if" happening "," "it" "is" back "to" poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand') %}
          | "if" happening "," back thiscard "to" poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand') %}
          | "if" happening "," "you" "may" back thiscard "to" poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand', true) %}
          | "if" happening "," "it" "is" "discard" "instead"          {% ([, of]) => make.insteadOf(of, 'discard') %}
          | "if" happening "," "it" "is" "bury" "instead"             {% ([, of]) => make.insteadOf(of, 'bury') %}
          | "if" happening "," "discard" "it" "instead"               {% ([, of]) => make.insteadOf(of, 'discard') %}
          | thiscard "is" "discard" "instead" "of" "bury"             {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'discard') %}
          | thiscard "is" back "to" poss "hand" "instead" "of" "bury" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'hand') %}
back     -> "return"                                                  {% make.nothing %}
          | sel "would" "is" "lose"                                   {% ([of]) => more.lossOf(of, { wouldBeBuried: of, orDiscarded: true }) %}
remark   -> "otherwise" "," act                                       {% ([, , otherwise]) => ({ otherwise }) %}
          | "otherwise" act                                           {% ([, otherwise]) => ({ otherwise }) %}
          | "if" "not" "," act                                        {% ([, , , otherwise]) => ({ otherwise }) %}
          | "if" "you" "do" "," act                                   {% ([, , , , ifDone]) => ({ ifDone }) %}
          | "if" "they" "do" "not" "," act                            {% ([, , , , , op]) => ({ ifNotDone: op, by: 'they' }) %}
          | "if" "your" "opponent" "do" "not" "," act                 {% ([, , , , , , op]) => ({ ifNotDone: op, by: 'opponent' }) %}
          | "choose" sel                                              {% ([, aim]) => ({ aim }) %}

# This card is given to an Ally.   Bury one Ally of your opponent when played.   Your hand Maximum is increased by 2.
act      -> sel "is" fatal                                            {% ([move, , to]) => make.passive(move, to) %}
          | ref "is" "flip" "face-down"                               {% ([flip]) => ({ flip, face: 'down' }) %}
          | ref "is" "flip" "face-up"                                 {% ([flip]) => ({ flip, face: 'up' }) %}
          | search "is" "flip" "face-up"                              {% ([flip]) => ({ flip, face: 'up' }) %}
          | thiscard "return" "to" poss "hand"                        {% () => ({ move: { ref: 'self' }, to: 'hand' }) %}
          | thiscard "is" "return" "to" poss "hand"                   {% () => ({ move: { ref: 'self' }, to: 'hand' }) %}
          | search "is" "return" "to" poss "hand"                     {% ([move]) => ({ move, to: 'hand' }) %}
          | giving sel towards sel                                    {% ([, give, , to]) => ({ give, to }) %}
giving   -> "attach"                                                  {% make.nothing %}
          | "assign"                                                  {% make.nothing %}
          | "place"                                                   {% make.nothing %}
towards  -> "to"                                                      {% make.nothing %}
          | "on"                                                      {% make.nothing %}
          | "with"                                                    {% make.nothing %}
          | "beneath"                                                 {% make.nothing %}
          | "under"                                                   {% make.nothing %}
fatal    -> "bury"                                                    {% () => 'bury' %}
          | "discard"                                                 {% () => 'discard' %}
hoard    -> "hand" "minimum"                                          {% () => 'handMin' %}
          | "hand" "maximum"                                          {% () => 'handMax' %}
          | "sanity" "maximum"                                        {% () => 'sanityMax' %}
stat     -> poss hoard "is" increased "by" points                     {% ([who, stat, , , , by]) => make.dropYou({ stat, by, who }) %}
          | poss hoard "is" "reduce" "by" points                      {% ([who, stat, , , , n]) => make.dropYou({ stat, by: make.minus(n), who }) %}
          | "decrease" poss hoard "by" points                         {% ([, who, stat, , by]) => make.dropYou({ stat, by: make.minus(by), who }) %}
quality  -> sel "become" "visible"                                    {% ([of]) => ({ visible: true, of }) %}
          | sel "become" "invisible"                                  {% ([of]) => ({ visible: false, of }) %}
          | "you" "may" "see" "invisible" np                          {% () => ({ sees: 'invisible', of: { is: { type: 'Ally' }, pick: 'all' } }) %}
value    -> valueword "equal" "the" "number" "of" counted             {% ([, , , , , per]) => ({ value: { per }, of: { ref: 'self' }, how: 'set' }) %}
          | sel "'s" valueword "equal" "the" "number" "of" counted    {% ([of, , , , , , , per]) => ({ value: { per }, of, how: 'set' }) %}
          | sel "'s" valueword "is" "equal" "to" "the" "number" "of" counted {% ([of, , , , , , , , , per]) => ({ value: { per }, of, how: 'set' }) %}
trait    -> "who" "is" "a" words                                      {% ([, , , words]) => make.being(words) %}
canceling -> "cancel" npd done                                        {% ([, of, after]) => ({ window: { after, of, by: 'each' } }) %}
          | "cancel" num np done                                      {% ([, n, of, after], _at, reject) => (n === 1 ? { window: { after, of, by: 'each' } } : reject) %}
          | "cancel" num np "that" "is" done                          {% ([, n, of, , , after], _at, reject) => (n === 1 ? { window: { after, of, by: 'each' } } : reject) %}
          | "cancel" npd done "by" player                             {% ([, of, after, , by]) => ({ window: { after, of, by } }) %}
mod      -> "if" "you" "have" "stay" "here"                           {% () => ({ window: 'turn', stayed: 'here' }) %}

# Bury one Ally of your opponent with a value of 3 or less when played.   Bury one non-Steadfast Ally of your opponent when played.
search   -> base wheres worth                                         {% ([base, posts, is]) => make.narrowed(base, posts, is) %}
worth    -> "with" "a" valueword "of" num "or" "less"                 {% ([, , , , max]) => ({ value: { max } }) %}
          | "with" "a" valueword "of" num "or" "more"                 {% ([, , , , min]) => ({ value: { min } }) %}
          | "with" valueword num "or" "less"                          {% ([, , max]) => ({ value: { max } }) %}
          | "worth" num "point" "or" "less"                           {% ([, max]) => ({ value: { max } }) %}
          | "worth" num "or" "less"                                   {% ([, max]) => ({ value: { max } }) %}
          | "worth" num "point" "or" "more"                           {% ([, min]) => ({ value: { min } }) %}
          | "whose" valueword "is" num "or" "less"                    {% ([, , , max]) => ({ value: { max } }) %}
          | "whose" valueword "is" num "or" "more"                    {% ([, , , min]) => ({ value: { min } }) %}
          | "of" "value" num "or" "less"                              {% ([, , max]) => ({ value: { max } }) %}
          | "of" "value" num "or" "more"                              {% ([, , min]) => ({ value: { min } }) %}
          | "of" "up" "to" num "point"                                {% ([, , , max]) => ({ value: { max } }) %}
          | "of" num "point" "or" "less"                              {% ([, max]) => ({ value: { max } }) %}
          | "of" num "or" "less" "point"                              {% ([, max]) => ({ value: { max } }) %}
word     -> "non" %name                                               {% ([, name]) => make.non(name) %}

# You may travel from here to any Island Location regardless of Region.   Bring one Location in your Story Deck to its top when played.
item     -> "you" "may" "travel" "from" heregoing "to" anyplace       {% ([, , , , , , to]) => make.travelFromHere(make.route(to, { region: 'any' })) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace regions {% ([, , , , , , to, regions]) => make.travelFromHere(make.route(to, regions)) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace "regardless" "of" "region" {% ([, , , , , , to]) => make.travelFromHere(make.route(to, { region: 'any' })) %}
act      -> "bring" sel "to" "its" "top"                              {% ([, toTop]) => make.ofStory(toTop) %}
          | "bring" sel "to" "the" "top" "of" poss "story" "deck"     {% ([, toTop]) => make.ofStory(toTop) %}
          | "move" sel "to" "the" "top" "of" poss "story" "deck"      {% ([, toTop]) => make.ofStory(toTop) %}
          | "move" sel "to" "the" "top"                               {% ([, toTop]) => make.ofStory(toTop) %}
stat     -> "you" "may" "keep" num more "card" "in" "your" "hand"     {% ([, , , by]) => ({ stat: 'handMax', by }) %}
          | "the" hoard keepable "is" increased "by" points           {% ([, stat, , , , , by]) => ({ stat, by }) %}
          | "the" hoard keepable "is" "reduce" "by" points            {% ([, stat, , , , , n]) => ({ stat, by: make.minus(n) }) %}
keepable -> "number" "of" "card" "you" "may" "keep" "in" "your" "hand" {% make.nothing %}
quality  -> "can" "know" "any" num %name "spell"                      {% ([, , , n, name]) => make.iconSpells(n, name) %}
          | "can" "know" num %name "spell"                            {% ([, , n, name]) => make.iconSpells(n, name) %}
          | "can" "hold" num %name "spell"                            {% ([, , n, name]) => make.iconSpells(n, name) %}
          | "may" "bypass" passed                                     {% ([, , bypass]) => ({ bypass, may: true }) %}
          | "may" "bypass" "all" np                                   {% ([, , , is]) => ({ bypass: make.someKind(is), may: true }) %}
          | "cannot" "bypass" passed                                  {% ([, , bypass]) => ({ bypass, may: false }) %}
          | "may" "not" "bypass" passed                               {% ([, , , bypass]) => ({ bypass, may: false }) %}
          | "your" "investigator" "is" "not" "affected" "by" threatened {% ([, , , , , , immuneTo]) => ({ immuneTo }) %}
          | np "do" "not" "affect" "you"                              {% ([immuneTo]) => make.notOwn(immuneTo) %}
          | np "do" "not" "affect" thiscard                           {% ([immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | np "have" "no" "effect" "on" "you"                        {% ([immuneTo]) => make.notOwn(immuneTo) %}
          | np "have" "no" "effect" "on" thiscard                     {% ([immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
threats  -> "directed" "threat" "against" "you"                       {% () => 'threatsAgainstYou' %}
          | "each" "directed" "threat" "against" "you"                {% () => 'threatsAgainstYou' %}
permit   -> thiscard "may" "is" "play" "from" "any" "region"          {% () => ({ play: { title: 'self' }, waive: ['region'] }) %}
          | "you" "may" "play" thiscard "from" "any" "region"         {% () => ({ play: { title: 'self' }, waive: ['region'] }) %}
          | "you" "may" "play" npd "of" "any" "dimension"             {% ([, , , play]) => make.playAnywhere(play, ['dimension']) %}
          | "you" "may" "play" npd "from" "any" "dimension"           {% ([, , , play]) => make.playAnywhere(play, ['dimension']) %}
          | "you" "may" "play" npd "from" "any" "region"              {% ([, , , play]) => make.playAnywhere(play, ['region']) %}
          | "you" "may" "play" npd "of" "any" "region"                {% ([, , , play]) => make.playAnywhere(play, ['region']) %}
          | "you" "may" "play" npd "from" "another" "dimension"       {% ([, , , play]) => make.playAnywhere(play, ['dimension']) %}
          | "you" "may" "play" npd "from" "other" "dimension"         {% ([, , , play]) => make.playAnywhere(play, ['dimension']) %}
timing   -> "here" "at" "night"                                       {% () => ({ all: [{ at: { title: 'self' } }, { time: 'night' }] }) %}
          | at "this" "location"                                      {% () => ({ at: { title: 'self' } }) %}
player   -> "investigator"                                            {% make.allInvestigators %}

# ------------------------------------------------------------------ still other words

# If you remain here for an additional Turn, bury one Phobia.   Spend one Turn here to draw one card.   Upon arriving, lose 1 Sanity.
mod      -> "if" "you" remain "here" "for" aturn                      {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "if" "you" remain "here" aturn                            {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "if" "you" "spend" aturn "here"                           {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "when" "you" remain "here" "for" aturn                    {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "at" "the" "start" "of" "each" "turn" spenthere           {% () => ({ on: 'turnStart', if: { at: { title: 'self' } } }) %}
          | "if" thiscard "is" fate "in" "combat"                     {% ([, , , to]) => ({ on: make.left({ ref: 'self' }, to), if: { role: 'inCombat' } }) %}
          | "when" thiscard "is" fate "in" "combat"                   {% ([, , , to]) => ({ on: make.left({ ref: 'self' }, to), if: { role: 'inCombat' } }) %}
spenthere -> "spend" "here"                                           {% make.nothing %}
          | "spend" "at" "this" "location"                            {% make.nothing %}
lead     -> "spend" aturn "here" "to"                                 {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "spend" aturn "here" "and"                                {% () => ({ window: 'turn', stayed: 'here' }) %}
          | remain "here" "for" aturn "to"                            {% () => ({ window: 'turn', stayed: 'here' }) %}
          | remain "here" aturn "and"                                 {% () => ({ window: 'turn', stayed: 'here' }) %}
          | remain "here" aturn "to"                                  {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "when" "you" "arrive" ","                                 {% () => ({ on: 'arrived' }) %}
          | "when" "arrive" ","                                       {% () => ({ on: 'arrived' }) %}
          | "on" "arrive" ","                                         {% () => ({ on: 'arrived' }) %}
          | "this" "gate" "may" "is" "use" "to"                       {% () => ({ window: 'turn', cost: ['gate'], if: { at: { title: 'self' } } }) %}
          | "by" "use" "this" "gate" ","                              {% () => ({ window: 'turn', cost: ['gate'], if: { at: { title: 'self' } } }) %}
          | "by" "use" "this" "gate" "," "you" "may"                  {% () => ({ window: 'turn', cost: ['gate'], if: { at: { title: 'self' } } }) %}
window   -> "each" "turn" "that" "you" remain "here"                  {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "for" "each" "turn" "that" "you" remain "here"            {% () => ({ window: 'turn', stayed: 'here' }) %}
aturn    -> num "additional" "turn"                                   {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "another" "turn"                                          {% make.nothing %}
          | "a" "extra" "turn"                                        {% make.nothing %}
          | num "extra" "turn"                                        {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "a" "full" "turn"                                         {% make.nothing %}
          | num "full" "turn"                                         {% ([n], _at, reject) => (n === 1 ? null : reject) %}
trigger  -> "on" "arrive" "here"                                      {% () => 'arrived' %}
          | "when" "arrive" "here"                                    {% () => 'arrived' %}
          | "on" "arrival" "here"                                     {% () => 'arrived' %}
          | "on" "arrival" "at" "this" "location"                     {% () => 'arrived' %}
          | "on" "arrive" "at" "this" "location"                      {% () => 'arrived' %}
          | "after" "arrive" "here"                                   {% () => 'arrived' %}
          | whenever anybody "pass"                                   {% () => ({ passed: 'each' }) %}
          | whenever anybody "cast" "a" "spell"                       {% () => ({ spellCast: 'each' }) %}
          | whenever anybody "play" npd                               {% ([, , , is]) => ({ cardPlayed: is, by: 'each' }) %}
          | whenever anybody "begin" "a" "new" "threat"               {% () => ({ newThreat: 'each' }) %}
          | whenever "another" np "is" "play"                         {% ([, , is]) => make.cardPlayed(is) %}
          | whenever "any" "other" np "is" "play"                     {% ([, , , is]) => make.cardPlayed(is) %}
          | "if" "another" np "is" "play"                             {% ([, , is]) => make.cardPlayed(is) %}
          | "if" "any" "other" np "is" "play"                         {% ([, , , is]) => make.cardPlayed(is) %}
anybody  -> "a" "player"                                              {% make.nothing %}
          | "a" "investigator"                                        {% make.nothing %}
          | "any" "investigator"                                      {% make.nothing %}
tail     -> "," "but" "only" mod                                      {% ([, , , mod]) => mod %}
          | "only" mod                                                {% ([, mod]) => mod %}
          | "by" costs                                                {% ([, cost]) => ({ cost }) %}
player   -> "that" "investigator"                                     {% () => 'actor' %}
          | "affected" "investigator"                                 {% () => 'affected' %}
          | "the" "affected" "investigator"                           {% () => 'affected' %}
someone  -> "affected" "investigator"                                 {% () => 'affected' %}
          | "the" "affected" "investigator"                           {% () => 'affected' %}
          | "any" "player"                                            {% () => 'either' %}

# While you are at this Location, your Maximum gains 2.   While at a Water Location, this card gains 1.   While defending, this card gains 1.
atom     -> someone "is" at "this" "location"                         {% ([who]) => make.at({ title: 'self' }, who) %}
          | at "this" "location"                                      {% () => ({ at: { title: 'self' } }) %}
          | at npd                                                    {% ([, is]) => make.at(is, 'you') %}
          | "not" at npd                                              {% ([, , is]) => make.isNot(make.at(is, 'you')) %}
          | "here"                                                    {% () => ({ at: { title: 'self' } }) %}
          | "defending"                                               {% () => make.whileDefending() %}
          | "defending" "against" npd                                 {% ([, , is]) => make.against(is, 'defending') %}
          | "fight" "against" npd                                     {% ([, , is]) => make.against(is) %}
          | "fight" npd                                               {% ([, is]) => make.against(is) %}
          | "in" "combat" "against" npd                               {% ([, , , is]) => make.against(is) %}
          | thiscard "is" "defending"                                 {% () => ({ role: 'defending' }) %}
          | thiscard "defend"                                         {% () => ({ role: 'defending' }) %}
          | "affected" "investigator" "have" having                   {% ([, , , c]) => make.had(c, 'affected') %}
          | "the" "affected" "investigator" "have" having             {% ([, , , , c]) => make.had(c, 'affected') %}
          | "in" "a" "threat" "with" npd                              {% ([, , , , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side: 'own' })) %}
          | "in" "the" "same" "threat" "as" npd                       {% ([, , , , , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side: 'own' })) %}
          | thiscard "is" "in" "a" "threat" "with" npd                {% ([, , , , , , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side: 'own' })) %}
          | thiscard "is" "in" "the" "same" "threat" "as" npd         {% ([, , , , , , , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side: 'own' })) %}
          | poss sanity "is" range                                    {% ([who, , , range]) => make.dropYou({ number: 'sanity', ...range, who }) %}
          | "face-up"                                                 {% () => ({ not: { role: 'faceDown' } }) %}
          | thiscard "is" "face-up"                                   {% () => ({ not: { role: 'faceDown' } }) %}
range    -> "below" num                                               {% ([, n]) => ({ max: n - 1 }) %}
          | "above" num                                               {% ([, n]) => ({ min: n + 1 }) %}
          | "higher" "than" num                                       {% ([, , n]) => ({ min: n + 1 }) %}
          | "greater" "than" num                                      {% ([, , n]) => ({ min: n + 1 }) %}
          | "lower" "than" num                                        {% ([, , n]) => ({ max: n - 1 }) %}
having   -> num "or" "more" np "in" "play"                            {% ([atLeast, , , is]) => ({ inPlay: is, atLeast }) %}
          | num "or" "more" "other" np "in" "play"                    {% ([atLeast, , , , is]) => ({ inPlay: is, others: true, atLeast }) %}
          | "more" "than" num np "in" "play"                          {% ([, , n, is]) => ({ inPlay: is, atLeast: n + 1 }) %}
          | num np "in" "play"                                        {% ([n, is]) => make.several(n, is) %}
          | num "other" np "in" "play"                                {% ([n, , is]) => make.several(n, is, true) %}
          | "a" "other" np "in" "play"                                {% ([, , is]) => ({ inPlay: is, others: true }) %}
per      -> "each" period                                             {% ([, per]) => per %}
limit    -> "once" "in" "each" period                                 {% ([, , , per]) => ({ times: 1, per }) %}
          | "only" "once" "each" period                               {% ([, , , per]) => ({ times: 1, per }) %}
          | "twice" per                                               {% ([, per]) => ({ times: 2, per }) %}
group    -> "other" "ally"                                            {% () => make.sameStat %}
          | "another" "ally"                                          {% () => make.sameStat %}

# You may reuse this Gate for 2 Sanity.   This Gate may be reused by paying 1 Sanity.
quality  -> gateof "may" "is" "reuse"                                 {% ([of]) => ({ gateReuse: true, ...of }) %}
          | gateof "may" "is" "reuse" paying                          {% ([of, , , , cost]) => ({ gateReuse: true, cost, ...of }) %}
          | "you" "may" reusing "this" "gate"                         {% () => ({ gateReuse: true }) %}
          | "you" "may" reusing "this" "gate" paying                  {% ([, , , , , cost]) => ({ gateReuse: true, cost }) %}
          | "you" "may" "use" "this" "gate" "again"                   {% () => ({ gateReuse: true }) %}
          | "you" "may" "use" "this" "gate" "again" paying            {% ([, , , , , , cost]) => ({ gateReuse: true, cost }) %}
          | "you" "may" "use" "this" "gate" "any" "number" "of" "time" {% () => ({ gateReuse: true }) %}
          | "you" "may" "use" "this" "gate" "more" "than" "once" paying {% ([, , , , , , , , cost]) => ({ gateReuse: true, cost }) %}
          | gateof "may" "is" "use" "more" "than" "once" paying       {% ([of, , , , , , , cost]) => ({ gateReuse: true, cost, ...of }) %}
reusing  -> "reuse"                                                   {% make.nothing %}
paying   -> "," paid                                                  {% ([, cost]) => cost %}
          | paid                                                      {% make.first %}
          | "for" amount sanity "each" "time"                         {% ([, n]) => [{ sanity: n }] %}
          | "for" amount sanity "per" "use"                           {% ([, n]) => [{ sanity: n }] %}
          | "at" "a" "cost" "of" amount sanity                        {% ([, , , , n]) => [{ sanity: n }] %}
          | "at" "a" "cost" "of" amount sanity "each" "time"          {% ([, , , , n]) => [{ sanity: n }] %}
paid     -> "by" "pay" amount sanity                                  {% ([, , n]) => [{ sanity: n }] %}
          | "by" "spend" amount sanity                                {% ([, , n]) => [{ sanity: n }] %}
          | "by" "pay" amount sanity "each" "time"                    {% ([, , n]) => [{ sanity: n }] %}
          | "by" "pay" "its" sanity "cost"                            {% () => [{ sanity: 'ofThisCard' }] %}
          | "by" "pay" "its" sanity "cost" "again"                    {% () => [{ sanity: 'ofThisCard' }] %}
          | "by" "pay" "this" "location" "'s" sanity "cost"           {% () => [{ sanity: 'ofThisCard' }] %}
          | "by" "pay" "the" sanity "cost" "of" thiscard              {% () => [{ sanity: 'ofThisCard' }] %}

# Summon one Ghoul and attack your opponent when played.
act      -> "summon" some np "and" "attack" foe                       {% ([, , is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | "summon" some np "to" "attack" foe                        {% ([, , is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | "summon" some np "," "and" "attack" foe                   {% ([, , is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | "summon" some np "and" "attack"                           {% ([, , is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | "summon" some np "from" "your" "hand"                     {% ([, , is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | "summon" some np "from" "your" "hand" "and" "attack" foe  {% ([, , is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | "summon" some np "from" "your" "hand" "to" "attack" foe   {% ([, , is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | away "the" "card"                                         {% ([to]) => ({ move: make.it, to }) %}
          | "apply" "its" sanity gainorloss                           {% () => ({ sanity: 'pentagram', of: { ref: 'revealed' }, who: 'you', sign: 1 }) %}
          | "apply" "the" sanity gainorloss                           {% () => ({ sanity: 'pentagram', of: { ref: 'revealed' }, who: 'you', sign: 1 }) %}
          | "apply" "the" sanity gainorloss "of" thecard              {% () => ({ sanity: 'pentagram', of: { ref: 'revealed' }, who: 'you', sign: 1 }) %}
          | "gain" "or" "lose" "the" sanity "indicate" shownon        {% () => ({ sanity: 'pentagram', of: { ref: 'revealed' }, who: 'you', sign: 1 }) %}
          | "lose" num more sanity                                    {% ([, n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
          | "gain" num more sanity                                    {% ([, n]) => ({ sanity: n, who: 'you', sign: 1 }) %}
          | "cause" foe "to" act                                      {% ([, who, , op]) => make.doneBy(who, op) %}
          | "force" foe "to" act                                      {% ([, who, , op]) => make.doneBy(who, op) %}
          | "show" "you" "their" "hand"                               {% () => make.shownHand %}
          | "reveal" "their" "hand"                                   {% () => make.shownHand %}
          | "reveal" "their" "hand" "to" "you"                        {% () => make.shownHand %}
          | "choose" sel "to" "is" fatal                              {% ([, move, , , to]) => ({ move: make.fromHand(make.chosen(move)), to }) %}
          | "choose" sel "to" away                                    {% ([, move, , to]) => ({ move: make.fromHand(make.chosen(move)), to }) %}
          | "choose" sel "that" "they" "must" away                      {% ([, move, , , , to]) => ({ move: make.fromHand(make.chosen(move)), to }) %}
          | "discard" "any" "number" "of" "card" "from" "your" "hand" drawnfor {% () => make.exchangeAny %}
          | "discard" "any" "number" "of" "card" drawnfor             {% () => make.exchangeAny %}
          | "discard" "your" "hand" drawnfor                          {% () => make.exchangeAll %}
          | "discard" "all" "card" "in" "your" "hand" drawnfor        {% () => make.exchangeAll %}
          | "exchange" "any" "number" "of" "card"                     {% () => make.exchangeAny %}
          | "all" "pass" "so" "far" "is" "void"                       {% () => ({ passes: 'void' }) %}
          | "all" "pass" "so" "far" "this" "round" "is" "void"        {% () => ({ passes: 'void' }) %}
          | "all" "pass" "this" "round" "is" "void"                   {% () => ({ passes: 'void' }) %}
          | "all" "previous" "pass" "is" "void"                       {% () => ({ passes: 'void' }) %}
          | "all" "previous" "pass" "is" "cancel"                     {% () => ({ passes: 'void' }) %}
          | "cancel" "all" "pass" "so" "far"                          {% () => ({ passes: 'void' }) %}
          | "cancel" "all" "pass" "so" "far" "this" "round"           {% () => ({ passes: 'void' }) %}
          | "cancel" "all" "previous" "pass"                          {% () => ({ passes: 'void' }) %}
          | "this" "count" "as" "the" lastpass "pass" "of" eachround  {% () => ({ passes: 'end' }) %}
          | thiscard "count" "as" "the" lastpass "pass" "of" eachround {% () => ({ passes: 'end' }) %}
          | thiscard "end" eachround                                  {% () => ({ passes: 'end' }) %}
lastpass -> "last"                                                    {% make.nothing %}
          | "final"                                                   {% make.nothing %}
foe      -> "your" "opponent"                                         {% () => 'opponent' %}
          | "opponent"                                                {% () => 'opponent' %}
          | num "opponent"                                            {% ([n], _at, reject) => (n === 1 ? 'opponent' : reject) %}
          | "a" "opponent"                                            {% () => 'opponent' %}
          | "any" "opponent"                                          {% () => 'opponent' %}
          | "another" "player"                                        {% () => 'opponent' %}
          | "the" "opponent"                                          {% () => 'opponent' %}
some     -> "any" num                                                 {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
gainorloss -> "gain" "or" "loss"                                      {% make.nothing %}
          | "gain" "/" "loss"                                         {% make.nothing %}
          | "loss" "or" "gain"                                        {% make.nothing %}
          | "loss" "/" "gain"                                         {% make.nothing %}
thecard  -> "the" "card"                                              {% make.nothing %}
          | "that" "card"                                             {% make.nothing %}
          | "the" "reveal" "card"                                     {% make.nothing %}
drawnfor -> "and" "draw" "the" "same" "number"                        {% make.nothing %}
          | "and" "draw" "that" "many"                                {% make.nothing %}
shownon  -> "in" "its" "pentagram"                                    {% make.nothing %}
          | "on" "it"                                                 {% make.nothing %}
canceling -> "cancel" num np done "by" player                         {% ([, n, of, after, , by], _at, reject) => (n === 1 ? { window: { after, of, by } } : reject) %}
          | "cancel" num np "that" "is" done "by" player              {% ([, n, of, , , after, , by], _at, reject) => (n === 1 ? { window: { after, of, by } } : reject) %}
          | "cancel" "any" num np done "by" player                    {% ([, , n, of, after, , by], _at, reject) => (n === 1 ? { window: { after, of, by } } : reject) %}
          | "cancel" "any" num np done                                {% ([, , n, of, after], _at, reject) => (n === 1 ? { window: { after, of, by: 'each' } } : reject) %}
          | "cancel" "the" "effect" "of" npd done "by" player         {% ([, , , , of, after, , by]) => ({ window: { after, of, by } }) %}
          | "cancel" "the" "effect" "of" npd done                     {% ([, , , , of, after]) => ({ window: { after, of, by: 'each' } }) %}
          | "cancel" "the" "effect" "of" num np done "by" player      {% ([, , , , n, of, after, , by], _at, reject) => (n === 1 ? { window: { after, of, by } } : reject) %}
remark   -> "assign" "it" "to" thiscard "on" "a" "later" "turn"       {% () => ({}) %}
          | "assign" "it" "on" "a" "later" "turn"                     {% () => ({}) %}
          | "you" "may" "assign" "it" "on" "a" "later" "turn"         {% () => ({}) %}

# You may walk from here to any other Dreamlands Location.   May be played as an Ally at a Forest Location by using its Gate.
item     -> "you" "may" "walk" "from" heregoing "to" "any" "other" np {% ([, , , , , , , , is]) => make.walkFromHere(is) %}
          | "you" "may" "travel" "from" heregoing "to" "any" "other" np {% ([, , , , , , , , to]) => make.travelFromHere(make.route(to, { region: 'any' })) %}
items    -> "its" valueword "is" num "plus" amount                    {% ([, , , n, , more]) => make.baseAndMore(n, more) %}
          | valueword "is" num "plus" amount                          {% ([, , n, , more]) => make.baseAndMore(n, more) %}
allow    -> "by" "use" "its" "gate"                                   {% () => ({ cost: ['gate'] }) %}
          | "by" "use" "the" "gate"                                   {% () => ({ cost: ['gate'] }) %}
          | "by" "use" "a" "gate"                                     {% () => ({ cost: ['gate'] }) %}
          | "(" "use" "the" "gate" ")"                                {% () => ({ cost: ['gate'] }) %}
          | "(" "this" "use" "the" "gate" ")"                         {% () => ({ cost: ['gate'] }) %}
          | "," "use" "its" "gate"                                    {% () => ({ cost: ['gate'] }) %}
          | "," "use" "the" "gate"                                    {% () => ({ cost: ['gate'] }) %}
route    -> "a" np regions                                            {% ([, to, regions]) => make.route(to, regions) %}
          | "a" np regions placed                                     {% ([, to, regions, placed]) => make.route(to, regions, placed) %}
          | "a" np anyregion                                          {% ([, to]) => make.route(to, { region: 'any' }) %}
          | "a" np anyregion placed                                   {% ([, to, , placed]) => make.route(to, { region: 'any' }, placed) %}
          | "a" np anyregion "," placed                               {% ([, to, , , placed]) => make.route(to, { region: 'any' }, placed) %}
          | "any" np anyregion                                        {% ([, to]) => make.route(to, { region: 'any' }) %}
          | "a" "new" np anyregion                                    {% ([, , to]) => make.route(to, { region: 'any' }) %}
          | "a" "new" np anyregion placed                             {% ([, , to, , placed]) => make.route(to, { region: 'any' }, placed) %}
anyregion -> "regardless" "of" "region"                               {% make.nothing %}
          | "," "regardless" "of" "region" ","                        {% make.nothing %}
          | "," "regardless" "of" "region"                            {% make.nothing %}
waiving  -> "regardless" "of" "where" "it" "is" "find"                {% () => ['place'] %}
          | "regardless" "of" "where" "they" "is" "find"              {% () => ['place'] %}
          | "even" "if" "its" "place" "is" "not" "here"               {% () => ['place'] %}
permit   -> thiscard "may" "is" "add" "to" "the" defence2 late        {% () => ({ commit: 'defence' }) %}
          | "may" "is" "add" "to" "the" defence2 late                 {% () => ({ commit: 'defence' }) %}
          | thiscard "may" "is" "add" "to" "your" "threat" late       {% () => ({ commit: 'threat' }) %}
          | "may" "is" "add" "to" "your" "threat" late                {% () => ({ commit: 'threat' }) %}
          | "you" "may" "add" thiscard "to" "your" "threat" late      {% () => ({ commit: 'threat' }) %}
          | "you" "may" "add" thiscard "to" "the" defence2 late       {% () => ({ commit: 'defence' }) %}
          | "you" "may" "add" thiscard "to" "your" defence2 late      {% () => ({ commit: 'defence' }) %}
          | "may" "join" "the" "defence" "late"                       {% () => ({ commit: 'defence' }) %}
          | "may" "join" "the" "threat" "late"                        {% () => ({ commit: 'threat' }) %}
defence2 -> "defense"                                                 {% make.nothing %}
          | "defence"                                                 {% make.nothing %}
          | "defending" "ally"                                        {% make.nothing %}
late     -> "during" "combat"                                         {% make.nothing %}
          | "during" "the" "combat" combatpart                        {% make.nothing %}
          | "in" "combat"                                             {% make.nothing %}
          | "at" "any" "time" "during" "combat"                       {% make.nothing %}
replacement -> "start" "the" "next" "round" "with" thiscard "in" "your" "threat" "if" lives {% () => make.stays(true) %}
          | "if" lives2 "," "it" remain "in" "your" "threat"          {% () => make.stays(true) %}
          | "if" lives2 "," "it" remain "in" "your" "threat" "for" "the" "next" "round" {% () => make.stays(true) %}
          | "if" lives2 "," "start" "the" "next" "round" "with" thiscard "in" "your" "threat" {% () => make.stays(true) %}
          | "if" lives2 "," "start" "the" "next" "round" "with" "it" "in" "your" "threat" {% () => make.stays(true) %}
          | "if" happening "," "it" remain "in" "your" "threat"       {% ([, of]) => make.insteadIn(of) %}
          | "if" happening "," "you" "may" place2 "it" inside poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand', true) %}
          | "if" happening "," place2 "it" inside poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand') %}
          | "if" thiscard "is" "bury" "," "you" "may" back "it" "to" poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'hand', true) %}
          | "if" thiscard "is" "bury" "," back "it" "to" poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'hand') %}
          | "if" thiscard "is" "bury" "in" "combat" "," place2 "it" inside poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand') %}
          | "if" thiscard "is" "bury" "in" "combat" "," back "it" "to" poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand') %}
place2   -> "place"                                                   {% make.nothing %}
          | "put"                                                     {% make.nothing %}
lives    -> "it" "survive" "combat"                                   {% make.nothing %}
          | thiscard "survive" "combat"                               {% make.nothing %}
lives2   -> thiscard "survive" "combat"                               {% make.nothing %}
happening -> "you" "would" "lose" npd dueto                           {% ([, , , wouldLose]) => ({ wouldLose, by: 'opponent' }) %}
          | poss np "would" "is" "bury"                               {% ([of, is]) => ({ wouldBeBuried: make.selector(make.owned(of, is), []) }) %}
dueto    -> dueword poss "card"                                       {% ([, of], _at, reject) => (of === 'opponent' ? null : reject) %}
          | dueword poss "action"                                     {% ([, of], _at, reject) => (of === 'opponent' ? null : reject) %}
dueword  -> "due" "to"                                                {% make.nothing %}
          | "because" "of"                                            {% make.nothing %}
          | "to"                                                      {% make.nothing %}
          | "by"                                                      {% make.nothing %}
          | "as" "a" "result" "of"                                    {% make.nothing %}

# You pay 1 less Sanity when casting Spells.   Reduces the Sanity cost of all Tomes by 1.   Assign this card to one Ally.
quality  -> "know" num "spell"                                        {% ([, n]) => ({ holdsSpells: n }) %}
          | "know" "up" "to" num "spell"                              {% ([, , , n]) => ({ holdsSpells: n }) %}
          | "may" holds "up" "to" num "spell"                         {% ([, , , , n]) => ({ holdsSpells: n }) %}
          | "may" holds "up" "to" num "spell" anykind                 {% ([, , , , n]) => ({ holdsSpells: n }) %}
          | "can" "know" "up" "to" num "spell" anykind                {% ([, , , , n]) => ({ holdsSpells: n }) %}
          | "know" num "spell" anykind                                {% ([, n]) => ({ holdsSpells: n }) %}
          | "may" holds num "spell" anykind                           {% ([, , n]) => ({ holdsSpells: n }) %}
          | "is" "invisible"                                          {% () => ({ visible: false, of: { ref: 'self' } }) %}
          | np "may" "not" "is" "invisible"                           {% ([is]) => make.seen(is) %}
          | np "cannot" "is" "invisible"                              {% ([is]) => make.seen(is) %}
          | sel "lose" "their" "gate"                                 {% ([of]) => ({ attribute: 'Gate', give: false, of }) %}
          | sel "lose" "its" "gate"                                   {% ([of]) => ({ attribute: 'Gate', give: false, of }) %}
          | "you" "cannot" "is" "affected" "by" threatened            {% ([, , , , , immuneTo]) => ({ immuneTo }) %}
          | "your" "investigator" "cannot" "is" "affected" "by" threatened {% ([, , , , , , immuneTo]) => ({ immuneTo }) %}
          | "you" "may" "not" "is" "affected" "by" threatened         {% ([, , , , , , immuneTo]) => ({ immuneTo }) %}
          | "your" "investigator" "may" "not" "is" "affected" "by" threatened {% ([, , , , , , , immuneTo]) => ({ immuneTo }) %}
          | "your" "investigator" "is" "immune" "to" threatened       {% ([, , , , , immuneTo]) => ({ immuneTo }) %}
          | "your" "investigator" "is" "unaffected" "by" threatened   {% ([, , , , , immuneTo]) => ({ immuneTo }) %}
          | "you" "is" "unaffected" "by" threatened                   {% ([, , , , immuneTo]) => ({ immuneTo }) %}
          | "assign" "to" given                                       {% ([, , attachedTo]) => ({ attachedTo, sharesFate: false }) %}
          | giving thiscard towards given                             {% ([, , , attachedTo]) => make.givenFor(attachedTo) %}
          | "give" thiscard "to" given                                {% ([, , , attachedTo]) => make.givenFor(attachedTo) %}
          | "only" num "weapon" "per" "ally"                          {% ([, n], _at, reject) => (n === 1 ? { attachedTo: { type: 'Ally' }, sharesFate: true } : reject) %}
anykind  -> "of" "any" "kind"                                         {% make.nothing %}
          | "of" "any" "type"                                         {% make.nothing %}
given    -> num np                                                    {% ([n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "any" num np                                              {% ([, n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "any" num "of" "your" np                                  {% ([, n, , , is], _at, reject) => (n === 1 ? is : reject) %}
          | num "of" "your" np                                        {% ([n, , , is], _at, reject) => (n === 1 ? is : reject) %}
          | "a" np                                                    {% ([, is]) => is %}
          | "any" np                                                  {% ([, is]) => is %}
stat     -> sel "cost" num more sanity "to" "cast"                    {% ([of, , by]) => make.castingCost(of, by) %}
          | sel "cost" num more sanity                                {% ([of, , by]) => make.castingCost(of, by) %}
          | sel "cost" num "less" sanity                              {% ([of, , n]) => make.castingCost(of, -n) %}
          | np "cost" num more sanity "to" "cast"                     {% ([is, , by]) => make.castingCost({ is, pick: 'all' }, by) %}
          | np wheres "cost" num more sanity "to" "cast"              {% ([is, posts, , by]) => make.castingCost(make.barePlural(is, posts), by) %}
          | "reduce" "the" sanity "cost" "of" costly "by" num         {% ([, , , , , is, , n]) => make.costOf(is, { by: -n }) %}
          | "increase" "the" sanity "cost" "of" costly "by" num       {% ([, , , , , is, , by]) => make.costOf(is, { by }) %}
          | "reduce" "the" sanity "cost" "of" costly "by" num "point" {% ([, , , , , is, , n]) => make.costOf(is, { by: -n }) %}
          | "increase" "the" sanity "cost" "of" costly "by" num "point" {% ([, , , , , is, , by]) => make.costOf(is, { by }) %}
          | "you" "pay" num "less" sanity casting2                    {% ([, , n]) => make.costOf({ type: 'Spell' }, { by: -n }) %}
          | "you" "pay" num more sanity casting2                      {% ([, , by]) => make.costOf({ type: 'Spell' }, { by }) %}
          | "you" "pay" "no" sanity casting2                          {% () => make.costOf({ type: 'Spell' }, { by: 0, how: 'set' }) %}
casting2 -> "when" "casting" "spell"                                  {% make.nothing %}
          | "for" "casting" "spell"                                   {% make.nothing %}
          | "when" "cast" "spell"                                     {% make.nothing %}
          | "to" "cast" "spell"                                       {% make.nothing %}
          | "when" "you" "cast" "a" "spell"                           {% make.nothing %}
          | "to" "cast" "a" "spell"                                   {% make.nothing %}
costly   -> np                                                        {% make.first %}
          | "all" np                                                  {% ([, is]) => is %}
          | "all" "your" np                                           {% ([, , is]) => is %}
          | "your" np                                                 {% ([, is]) => is %}
          | "each" np                                                 {% ([, is]) => is %}
          | "any" np                                                  {% ([, is]) => is %}

# Bury half of your Allies when played.   Each other Ghoul in play gains 1.   All Students you have in play add 1.
base     -> "half" "of" poss np                                       {% ([, , of, is]) => ({ is, n: { half: 'count' }, pick: 'choose', of }) %}
          | "half" "of" poss np "(" "round" updown ")"                {% ([, , of, is, , , round]) => ({ is, n: { half: 'count', round }, pick: 'choose', of }) %}
          | "half" "of" poss np "," "round" updown                    {% ([, , of, is, , , round]) => ({ is, n: { half: 'count', round }, pick: 'choose', of }) %}
          | "half" poss np                                            {% ([, of, is]) => ({ is, n: { half: 'count' }, pick: 'choose', of }) %}
          | "half" poss np "(" "round" updown ")"                     {% ([, of, is, , , round]) => ({ is, n: { half: 'count', round }, pick: 'choose', of }) %}
          | every "other" np "defending" "with" thiscard              {% ([, , is]) => make.besides(is) %}
          | every "other" np "that" "defend" "with" thiscard          {% ([, , is]) => make.besides(is) %}
          | every "other" np "who" "defend" "with" thiscard           {% ([, , is]) => make.besides(is) %}
          | every "other" np "defending" "alongside" thiscard         {% ([, , is]) => make.besides(is) %}
search   -> every np "you" "have" "in" "play"                         {% ([, is]) => make.selector({ is, pick: 'all' }, [{ of: 'you' }]) %}
          | every np "that" "you" "have" "in" "play"                  {% ([, is]) => make.selector({ is, pick: 'all' }, [{ of: 'you' }]) %}
          | "the" "top" np "in" poss "story" "deck"                   {% ([, , is, , who]) => make.selector({ is, in: 'story', pick: 'top' }, [{ of: who }]) %}
          | "the" "top" "card" "in" poss "story" "deck"               {% ([, , , , who]) => make.selector({ in: 'story', pick: 'top' }, [{ of: who }]) %}
where    -> inside "the" "directed" "threat"                          {% () => ({ in: 'directedThreat', of: 'opponent' }) %}
          | inside "a" "directed" "threat"                            {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | inside "a" "directed" "threat" "against" "you"            {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | inside "any" "directed" "threat" "against" "you"          {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | inside "a" "directed" "threat" "attack" attacked          {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | "that" "affect" "them"                                    {% () => ({ affecting: 'they' }) %}
          | "affect" "them"                                           {% () => ({ affecting: 'they' }) %}
          | "which" "affect" player                                   {% ([, , affecting]) => ({ affecting }) %}
          | "which" "affect" "them"                                   {% () => ({ affecting: 'they' }) %}
trait    -> "who" "is" words                                          {% ([, , words]) => make.being(words) %}
          | "that" "is" words                                         {% ([, , words]) => make.being(words) %}
noun     -> "travel" "event" by2                                      {% ([, , is]) => is %}
by2      -> "by" way2                                                 {% ([, way]) => make.travelBy(way) %}
          | "by" way2 "or" way2                                       {% ([, a, , b]) => make.union([make.travelBy(a), make.travelBy(b)]) %}
way2     -> "sea"                                                     {% () => 'Sea' %}
          | "air"                                                     {% () => 'Air' %}
          | "land"                                                    {% () => 'Land' %}
op       -> player "must" "play" npd nextturn "or" act                {% ([who, , , playNext, , , op]) => make.orSuffers(who, playNext, op) %}
nextturn -> "next" "turn"                                             {% make.nothing %}
          | "next"                                                    {% make.nothing %}
          | "as" "their" "next" "turn"                                {% make.nothing %}
          | "on" "their" "next" "turn"                                {% make.nothing %}
          | "in" "their" "next" "turn"                                {% make.nothing %}
          | "as" "their" "next" "play"                                {% make.nothing %}
          | "for" "their" "next" "turn"                               {% make.nothing %}
rule     -> thiscard "cannot" "is" removing                           {% () => ({ kind: 'forbid', who: 'each', what: { bury: { ref: 'self' } } }) %}
          | thiscard "may" "not" "is" removing                        {% () => ({ kind: 'forbid', who: 'each', what: { bury: { ref: 'self' } } }) %}
removing -> "remove"                                                  {% make.nothing %}

# Each Ally called "Scientist" gains 1.   Joins "Zoog".
word     -> %strange                                                  {% make.first %}
trait    -> "call" %quoted                                            {% ([, quoted]) => ({ called: make.unquoted(quoted) }) %}

# ------------------------------------------------------------------ players by their place, decks searched, parts refused

# For each player: (if that player is at a Water Location: (that player loses 2 Sanity)) when played.
# Each Investigator at a Water Location loses 2 Sanity when played.   All players who are in the Dreamlands lose 1 Sanity when played.
op       -> "for" "each" "player" ":" block                           {% ([, , , , ops]) => ({ forEach: 'each', do: ops }) %}
          | "for" "each" "opponent" ":" block                         {% ([, , , , ops]) => ({ forEach: 'eachOpponent', do: ops }) %}
          | crowd thereat act                                         {% ([who, c, op]) => make.eachAt(who, c, op) %}
          | crowd thereat "must" act                                  {% ([who, c, , op]) => make.eachAt(who, c, op) %}
          | player act "if" "not" at npd                              {% ([who, op, , , , is]) => make.unlessAt(who, op, is) %}
crowd    -> "each" "investigator"                                     {% () => 'each' %}
          | "all" "investigator"                                      {% () => 'each' %}
          | "any" "investigator"                                      {% () => 'each' %}
          | "each" "player"                                           {% () => 'each' %}
          | "all" "player"                                            {% () => 'each' %}
          | "any" "player"                                            {% () => 'each' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "all" "opponents"                                         {% () => 'eachOpponent' %}
          | "each" "other" "player"                                   {% () => 'eachOpponent' %}
          | "each" "other" "investigator"                             {% () => 'eachOpponent' %}
          | "all" "other" "investigator"                              {% () => 'eachOpponent' %}
thereat  -> at npd                                                    {% ([, is]) => make.at(is, 'actor') %}
          | "not" at npd                                              {% ([, , is]) => make.isNot(make.at(is, 'actor')) %}
          | whoever "is" at npd                                       {% ([, , , is]) => make.at(is, 'actor') %}
          | whoever "is" "not" at npd                                 {% ([, , , , is]) => make.isNot(make.at(is, 'actor')) %}
          | "whose" "current" "location" "is" npd                     {% ([, , , , is]) => make.at(is, 'actor') %}
          | "whose" "current" "location" "is" "in" npd                {% ([, , , , , is]) => make.at(is, 'actor') %}
          | "whose" "current" "location" bear "the" np symbol         {% ([, , , , , is]) => make.at(is, 'actor') %}
          | "whose" "investigator" "is" at npd                        {% ([, , , , is]) => make.at(is, 'actor') %}
          | whoever "have" npd "in" "play"                            {% ([, , is]) => ({ inPlay: is, of: 'actor' }) %}
          | whoever "have" "no" np "in" "play"                        {% ([, , , is]) => ({ not: { inPlay: is, of: 'actor' } }) %}
          | whoever "cannot" "survive" hazard                         {% ([, , , canSurvive]) => ({ not: { canSurvive, who: 'actor' } }) %}
          | whoever "cannot" "survive" "in" hazard                    {% ([, , , , canSurvive]) => ({ not: { canSurvive, who: 'actor' } }) %}
          | whoever "have" range sanity                               {% ([, , range]) => ({ number: 'sanity', ...range, who: 'actor' }) %}
          | "with" range sanity                                       {% ([, range]) => ({ number: 'sanity', ...range, who: 'actor' }) %}
whoever  -> "who"                                                     {% make.nothing %}
          | "that"                                                    {% make.nothing %}
someone  -> "that" "player"                                           {% () => 'actor' %}
          | "that" "investigator"                                     {% () => 'actor' %}
atom     -> "that" "player" "have" having                             {% ([, , , c]) => make.had(c, 'actor') %}

# Arrange the top 3 cards of your Mythos Deck when played.   Look at the top five cards of your Mythos Deck and put them back in any order when played.
act      -> "arrange" sel                                             {% ([, arrange]) => ({ arrange }) %}
          | "look" "at" sel "and" back2 "them" inorder                {% ([, , arrange]) => make.arranged(arrange) %}
          | "look" "at" sel "," "and" back2 "them" inorder            {% ([, , arrange]) => make.arranged(arrange) %}
          | "rearrange" sel                                           {% ([, arrange]) => make.arranged(arrange) %}
          | "rearrange" sel inorder                                   {% ([, arrange]) => make.arranged(arrange) %}
          | "search" poss mythosdeck "for" search1 "and" away2        {% ([, of, , , is, , to]) => make.searched(of, is, to) %}
          | "search" "through" poss mythosdeck "for" search1 "and" away2 {% ([, , of, , , is, , to]) => make.searched(of, is, to) %}
          | "search" poss "discard" "pile" "for" search1 "and" away2  {% ([, of, , , , is, , to]) => make.searchedDiscards(of, is, to) %}
          | away "the" "card" "look" "at"                             {% ([to]) => ({ move: { ref: 'looked' }, to }) %}
          | "return" "the" "card" "look" "at" "to" "the" "hand"       {% () => ({ move: { ref: 'looked' }, to: 'hand' }) %}
ref      -> "the" "card" "look" "at"                                  {% () => ({ ref: 'looked' }) %}
zone     -> "whole" "mythos" "deck"                                   {% () => 'deck' %}
search1  -> num np                                                    {% ([n, is]) => ({ is, n, pick: 'choose' }) %}
          | "any" num np                                              {% ([, n, is]) => ({ is, n, pick: 'choose' }) %}
          | "up" "to" num np                                          {% ([, , n, is]) => ({ is, n, pick: 'choose', upTo: true }) %}
          | "a" np                                                    {% ([, is]) => ({ is, n: 1, pick: 'choose' }) %}
          | "any" np                                                  {% ([, is]) => ({ is, n: 1, pick: 'choose' }) %}
away2    -> place2 them inside poss "hand"                            {% () => 'hand' %}
          | place2 them "into" poss "hand"                            {% () => 'hand' %}
          | "add" them "to" poss "hand"                               {% () => 'hand' %}
          | "take" them "into" poss "hand"                            {% () => 'hand' %}
          | away them                                                 {% ([to]) => to %}
back2    -> "put"                                                     {% make.nothing %}
          | "return"                                                  {% make.nothing %}
          | "replace"                                                 {% make.nothing %}
          | "place"                                                   {% make.nothing %}
inorder  -> "back" "in" "any" "order"                                 {% make.nothing %}
          | "in" "any" "order"                                        {% make.nothing %}
          | "back" "in" "any" "order" "you" "wish"                    {% make.nothing %}
          | "in" "any" "order" "you" "wish"                           {% make.nothing %}
          | "in" "the" "order" "of" "your" "choice"                   {% make.nothing %}
          | "back" "on" "top" "in" "any" "order"                      {% make.nothing %}
          | "on" "top" "in" "any" "order"                             {% make.nothing %}

# This card cannot be defending.   This card cannot be controlled.   Cannot be chosen as a Defending Ally.   May not defend at Night.
quality  -> sel "cannot" "is" "defending"                             {% ([of]) => ({ cannotBe: 'defending', of }) %}
          | sel "cannot" "is" "control"                               {% ([of]) => ({ cannotBe: 'controlled', of }) %}
          | sel maynot "defend"                                       {% ([of]) => ({ cannotBe: 'defending', of }) %}
          | sel maynot "is" asdefender                                {% ([of]) => ({ cannotBe: 'defending', of }) %}
          | maynot "defend"                                           {% () => ({ cannotBe: 'defending', of: { ref: 'self' } }) %}
          | maynot "is" asdefender                                    {% () => ({ cannotBe: 'defending', of: { ref: 'self' } }) %}
          | maynot "is" "control"                                     {% () => ({ cannotBe: 'controlled', of: { ref: 'self' } }) %}
          | sel "may" "not" "is" "control"                            {% ([of]) => ({ cannotBe: 'controlled', of }) %}
          | np maynot "defend"                                        {% ([is]) => make.keptFrom(is, 'defending') %}
          | np maynot "is" "control"                                  {% ([is]) => make.keptFrom(is, 'controlled') %}
maynot   -> "cannot"                                                  {% make.nothing %}
          | "may" "not"                                               {% make.nothing %}
asdefender -> "choose" "as" "a" "defending" "ally"                    {% make.nothing %}
          | "a" "defending" "ally"                                    {% make.nothing %}
          | "use" "to" "defend"                                       {% make.nothing %}

# Double this card.   The value of this card is doubled at Night.   Double the value of one Ally until the end of Combat when played.
value    -> "double" valued                                           {% ([, of]) => ({ value: 2, of, how: 'double' }) %}
          | "the" valueword "of" sel "is" "double"                    {% ([, , , of]) => ({ value: 2, of, how: 'double' }) %}
          | sel "'s" valueword "is" "double"                          {% ([of]) => ({ value: 2, of, how: 'double' }) %}
          | "its" valueword "is" "double"                             {% () => ({ value: 2, of: { ref: 'self' }, how: 'double' }) %}
          | "their" valueword "is" "double"                           {% () => ({ value: 2, of: make.them, how: 'double' }) %}
          | valueword "is" "double"                                   {% () => ({ value: 2, of: { ref: 'self' }, how: 'double' }) %}
          | sel "double" "their" valueword                            {% ([of]) => ({ value: 2, of, how: 'double' }) %}
          | "double" "their" valueword                                {% () => ({ value: 2, of: { ref: 'self' }, how: 'double' }) %}

# Add 2 to this card, or 3 at Night.   Your opponent loses 2 Sanity, or 3 at Night, when played.
items    -> "add" num "to" valued orso                                {% ([, n, , of, more]) => make.valueOr(n, of, more) %}
          | "add" num "point" "to" valued orso                        {% ([, n, , , of, more]) => make.valueOr(n, of, more) %}
          | sel "add" num orso                                        {% ([of, , n, more]) => make.valueOr(n, of, more) %}
          | sel "add" num "to" "their" valueword orso                 {% ([of, , n, , , , more]) => make.valueOr(n, of, more) %}
          | sel "add" num "point" "to" "their" valueword orso         {% ([of, , n, , , , , more]) => make.valueOr(n, of, more) %}
          | "add" num "to" "their" valueword orso                     {% ([, n, , , , more]) => make.valueOr(n, make.them, more) %}
          | sel "gain" num orso                                       {% ([of, , n, more]) => make.valueOr(n, of, more) %}
op       -> player "lose" num sanity orso                             {% ([who, , n, , more]) => make.sanityOr(who, n, -1, more) %}
          | "lose" num sanity orso                                    {% ([, n, , more]) => make.sanityOr('you', n, -1, more) %}
          | "gain" num sanity orso                                    {% ([, n, , more]) => make.sanityOr('you', n, 1, more) %}
          | player "gain" num sanity orso                             {% ([who, , n, , more]) => make.sanityOr(who, n, 1, more) %}
orso     -> ors2 num so                                               {% ([, n, c]) => ({ n, if: c }) %}
          | ors2 num "point" so                                       {% ([, n, , c]) => ({ n, if: c }) %}
          | "(" num so ")"                                            {% ([, n, c]) => ({ n, if: c }) %}
          | "(" "or" num so ")"                                       {% ([, , n, c]) => ({ n, if: c }) %}
ors2     -> "," "or"                                                  {% make.nothing %}
          | "or"                                                      {% make.nothing %}
so       -> timing                                                    {% make.first %}
          | "if" cond                                                 {% ([, c]) => c %}
          | "while" cond                                              {% ([, c]) => c %}
          | "against" npd                                             {% ([, is]) => make.against(is) %}

# Add 2 to this card against Ghouls.   This card gains 1 against Monsters.   Ally adds 3 to his value against Servitors.
item     -> value "against" npd                                       {% ([effect, , is]) => make.heldAgainst(effect, is) %}

# ------------------------------------------------------------------ odds and ends of the same

# Each of your Allies adds 1 to its value.   While this card remains in play, your Maximum gains 1.   If you have a Tome, draw one card when played.
value    -> sel "add" points "to" "its" valueword                     {% ([of, , value]) => ({ value, of }) %}
          | sel "subtract" points "from" "its" valueword              {% ([of, , value]) => ({ value: make.minus(value), of }) %}
          | sel "gain" points "to" "its" valueword                    {% ([of, , value]) => ({ value, of }) %}
ref      -> "the" "ally"                                              {% () => ({ ref: 'host' }) %}
mod      -> "while" thiscard remain "in" "play"                       {% () => ({}) %}
          | "if" "cast" timing                                        {% ([, , c]) => ({ if: c }) %}
          | "when" "cast" timing                                      {% ([, , c]) => ({ if: c }) %}
          | "if" "play" timing                                        {% ([, , c]) => ({ if: c }) %}
          | "if" "you" "have" "stay" "here" since                     {% () => ({ window: 'turn', stayed: 'here' }) %}
since    -> "since" "a" "previous" "turn"                             {% make.nothing %}
          | "since" "a" "earlier" "turn"                              {% make.nothing %}
          | "since" "your" "last" "turn"                              {% make.nothing %}
          | "for" aturn                                               {% make.nothing %}
lead     -> "each" thiscard "that" surviving                          {% ([, , , on]) => ({ on }) %}
atom     -> "you" "have" npd                                          {% ([, , is]) => make.hasOne(is) %}
          | "your" "opponent" "have" npd                              {% ([, , , is]) => make.hasOne(is, 'opponent') %}
          | "the" "affected" "player" "have" npd                      {% ([, , , , is]) => make.hasOne(is, 'affected') %}
player   -> "that" "opponent"                                         {% () => 'opponent' %}
poss     -> "that" "opponent" "'s"                                    {% () => 'opponent' %}
remark   -> "choose" foe                                              {% ([, who]) => ({ foe: who }) %}
          | "this" "may" "is" done2 limit                             {% ([, , , , limit]) => ({ limit }) %}
          | "this" "may" "only" "is" done2 limit                      {% ([, , , , , limit]) => ({ limit }) %}
          | "this" ability "may" "is" "use" limit                     {% ([, , , , , limit]) => ({ limit }) %}
          | "this" ability "may" "only" "is" "use" limit              {% ([, , , , , , limit]) => ({ limit }) %}
          | "you" "may" "do" "this" limit                             {% ([, , , , limit]) => ({ limit }) %}
          | "you" "may" "only" "do" "this" limit                      {% ([, , , , , limit]) => ({ limit }) %}
done2    -> "do"                                                      {% make.nothing %}
          | "use"                                                     {% make.nothing %}
ability  -> "ability"                                                 {% make.nothing %}
          | "effect"                                                  {% make.nothing %}
          | "special" "effect"                                        {% make.nothing %}
          | "power"                                                   {% make.nothing %}
stat     -> "may" holds num more "spell"                              {% ([, , by]) => ({ stat: 'spellCapacity', by, of: { ref: 'self' } }) %}
          | "can" holds num more "spell"                              {% ([, , by]) => ({ stat: 'spellCapacity', by, of: { ref: 'self' } }) %}
          | poss np "may" holds num more "spell"                      {% ([of, is, , , by]) => make.roomier(make.selector(make.owned(of, is), []), by) %}
          | poss np "may" "each" holds num more "spell"               {% ([of, is, , , , by]) => make.roomier(make.selector(make.owned(of, is), []), by) %}
          | base "may" holds num more "spell"                         {% ([base, , , by]) => make.roomier(make.selector(base, []), by) %}
          | base holds num more "spell"                               {% ([base, , by]) => make.roomier(make.selector(base, []), by) %}
waiving  -> "without" "regard" "to" waivers                           {% ([, , , waive]) => waive %}
anyregion -> "without" "regard" "to" "region"                         {% make.nothing %}
replacement -> "begin" "the" "next" "round" "with" thiscard "in" "your" "threat" "if" lives {% () => make.stays(true) %}
          | "if" lives2 "," "begin" "the" "next" "round" "with" thiscard "in" "your" "threat" {% () => make.stays(true) %}
          | "if" lives2 "," "begin" "the" "next" "round" "with" "it" "in" "your" "threat" {% () => make.stays(true) %}
          | "if" lives2 "," "it" "begin" "the" "next" "round" "in" "your" "threat" {% () => make.stays(true) %}
act      -> "shuffle" "the" "deck"                                    {% () => ({ shuffle: 'deck', who: 'you' }) %}
          | "shuffle" "the" "mythos" "deck"                           {% () => ({ shuffle: 'deck', who: 'you' }) %}
item     -> "you" "may" "travel" "from" heregoing "to" anyplace "without" "regard" "to" "region" {% ([, , , , , , to]) => make.travelFromHere(make.route(to, { region: 'any' })) %}
permit   -> thiscard "may" "is" "add" "to" "the" defence2 late evenif {% () => ({ commit: 'defence' }) %}
          | "may" "is" "add" "to" "the" defence2 late evenif          {% () => ({ commit: 'defence' }) %}
evenif   -> "even" "if" "not" "choose" "as" "a" "defending" "ally"    {% make.nothing %}
          | "even" "if" "it" "is" "not" "choose" "as" "a" "defending" "ally" {% make.nothing %}

# Bury one Ally of your opponent of that player's choice when played.   This card bypasses Ally except card called "Zoog".
where    -> "of" "that" "player" "'s" "choice"                        {% () => ({ pick: 'choose', by: 'actor' }) %}
borne    -> "card" traits                                             {% ([, traits]) => make.filter([], traits) %}

# Speaks all languages.   Sees Invisible Monsters.
quality  -> "speak" "all" "language"                                  {% () => ({ languages: 'all' }) %}
          | "know" "all" "language"                                   {% () => ({ languages: 'all' }) %}
          | "see" "invisible" "monster"                               {% () => ({ sees: 'invisible', of: { ref: 'self' } }) %}
          | "see" "invisible" "card"                                  {% () => ({ sees: 'invisible', of: { ref: 'self' } }) %}
          | "can" "see" "invisible" "monster"                         {% () => ({ sees: 'invisible', of: { ref: 'self' } }) %}
          | sel "see" "invisible" "monster"                           {% ([of]) => ({ sees: 'invisible', of }) %}

# ------------------------------------------------------------------ what other sets may say

# Take one Artifact from your discard pile into your Hand when played.   Turn all of your Allies face-up when played.
act      -> "take" sel "into" poss "hand"                             {% ([, move, , who]) => more.toOwnHand(move, who) %}
          | "take" sel "in" poss "hand"                               {% ([, move, , who]) => more.toOwnHand(move, who) %}
          | "add" sel "to" poss "hand"                                {% ([, move, , who]) => more.toOwnHand(move, who) %}
          | place2 sel "in" poss "hand"                               {% ([, move, , who]) => more.toOwnHand(move, who) %}
          | "return" sel "to" poss "threat"                           {% ([, move, , whose]) => make.whose({ move, to: 'threat' }, whose) %}
          | "turn" sel "face-up"                                      {% ([, flip]) => ({ flip, face: 'up' }) %}
          | "turn" sel "face-down"                                    {% ([, flip]) => ({ flip, face: 'down' }) %}
          | "return" sel "face-up"                                    {% ([, flip]) => more.upAgain(flip) %}
          | "control" some np inside theirthreat                      {% ([, , is]) => ({ summonOrControl: is, allow: ['control'] }) %}
          | "exchange" num "card" handto "for" "the" "top" "card" "of" poss mythosdeck {% ([, exchange]) => make.oneFor(exchange) %}
          | "exchange" num "card" handto "for" "the" "top" num "card" "of" poss mythosdeck {% ([, exchange, , , , , n], _at, reject) => (n === exchange ? { exchange } : reject) %}
          | "exchange" num "card" handto                              {% ([, exchange]) => ({ exchange }) %}
          | "exchange" "up" "to" num "card" handto                    {% ([, , , exchange]) => ({ exchange, upTo: true }) %}
handto   -> inside poss "hand"                                        {% ([, who], _at, reject) => (who === 'you' || who === 'they' ? null : reject) %}
theirthreat -> "the" "opposing" "threat"                              {% make.nothing %}
          | "a" "opposing" "threat"                                   {% make.nothing %}
          | "a" "directed" "threat"                                   {% make.nothing %}
          | "your" "opponent" "'s" "threat"                           {% make.nothing %}
          | "a" "opponent" "'s" "threat"                              {% make.nothing %}

# Look at your opponent's Hand if any opponent is at a City Location when played.   While outside, this card gains 1.
someone  -> "any" "opponent"                                          {% () => 'opponent' %}
          | "a" "opponent"                                            {% () => 'opponent' %}
          | "any" "investigator"                                      {% () => 'either' %}
          | "your" "opponent" "'s" "investigator"                     {% () => 'opponent' %}
atom     -> "inside"                                                  {% () => ({ at: { pub: ['Inside'] } }) %}
          | "outside"                                                 {% () => ({ at: { pub: ['Outside'] } }) %}
          | "it" "is" "not" "a" np                                    {% ([, , , , is]) => ({ not: { revealedIs: is } }) %}
          | someone "have" "at" "most" num np "in" "play"             {% ([who, , , , n, is]) => more.fewAtMost(who, is, n) %}
          | someone "have" "no" "other" np "in" "play"                {% ([who, , , , is]) => more.noOther(who, is) %}
          | poss "current" "location" "is" "in" npd                   {% ([who, , , , , is]) => make.at(is, who) %}
timing   -> "during" "any" np                                         {% ([, , is]) => more.duringEvent(is) %}
          | "during" "a" np                                           {% ([, , is]) => more.duringEvent(is) %}
nowis    -> "make" "it" daynight                                      {% ([, , time]) => ({ time }) %}
          | "it" "become" daynight                                    {% ([, , time]) => ({ time }) %}

# Subtract 2 from each Threat attacking you while you are here.   Your Threat is increased by 2 at Night.
threats  -> "each" "threat" "attack" attacked                         {% () => 'threatsAgainstYou' %}
          | "all" "threat" "attack" attacked                          {% () => 'threatsAgainstYou' %}
          | "any" "threat" "attack" attacked                          {% () => 'threatsAgainstYou' %}
          | "any" "attack" "threat"                                   {% () => 'threatsAgainstYou' %}
          | "each" "attack" "threat"                                  {% () => 'threatsAgainstYou' %}
          | "all" "attack" "threat"                                   {% () => 'threatsAgainstYou' %}
          | "all" "directed" "threat" directing                       {% () => 'threatsAgainstYou' %}
          | "each" "directed" "threat" directing                      {% () => 'threatsAgainstYou' %}
          | "any" "directed" "threat" directing                       {% () => 'threatsAgainstYou' %}
          | "all" "threat" "directed" directing                       {% () => 'threatsAgainstYou' %}
          | "any" "threat" "directed" directing                       {% () => 'threatsAgainstYou' %}
          | "each" "threat" "directed" "at" "you"                     {% () => 'threatsAgainstYou' %}
directing -> "against" attacked                                       {% make.nothing %}
          | "at" attacked                                             {% make.nothing %}
threat   -> threats "is" increased "by" points                        {% ([of, , , , threatValue]) => ({ threatValue, of }) %}
          | threats "is" "reduce" "by" points                         {% ([of, , , , n]) => ({ threatValue: make.minus(n), of }) %}
          | thetotal threats "is" increased "by" points               {% ([, of, , , , threatValue]) => ({ threatValue, of }) %}
          | thetotal threats "is" "reduce" "by" points                {% ([, of, , , , n]) => ({ threatValue: make.minus(n), of }) %}
          | "add" points "to" threats                                 {% ([, threatValue, , of]) => ({ threatValue, of }) %}
          | "add" points "to" thetotal threats                        {% ([, threatValue, , , of]) => ({ threatValue, of }) %}
          | "subtract" points "from" threats                          {% ([, n, , of]) => ({ threatValue: make.minus(n), of }) %}
          | "subtract" points "from" thetotal threats                 {% ([, n, , , of]) => ({ threatValue: make.minus(n), of }) %}
          | "reduce" thetotal threats "by" points                     {% ([, , of, , n]) => ({ threatValue: make.minus(n), of }) %}
          | threats "add" points                                      {% ([of, , threatValue]) => ({ threatValue, of }) %}
          | threats "subtract" points                                 {% ([of, , n]) => ({ threatValue: make.minus(n), of }) %}
thetotal -> "the" "value" "of"                                        {% make.nothing %}
          | "the" "total" "value" "of"                                {% make.nothing %}
          | "the" "total" "of"                                        {% make.nothing %}

# Immune to all Spells.   Your Maximum and Minimum are each increased by one.   The Minimum of each opponent is reduced by 1.
threatened -> every np                                                {% ([, is]) => make.threatening(is) %}
          | "the" "effect" "of" np                                    {% ([, , , is]) => make.threatening(is) %}
          | "the" "effect" "of" every np                              {% ([, , , , is]) => make.threatening(is) %}
          | "the" "effect" "of" "any" np                              {% ([, , , , is]) => make.threatening(is) %}
items    -> poss hoard "and" hoard "is" increased "by" points         {% ([who, a, , b, , , , by]) => make.bothStats(who, a, b, by) %}
          | poss hoard "and" hoard "is" "reduce" "by" points          {% ([who, a, , b, , , , by]) => make.bothStats(who, a, b, make.minus(by)) %}
          | poss hoard "and" hoard "is" "each" increased "by" points  {% ([who, a, , b, , , , , by]) => make.bothStats(who, a, b, by) %}
          | poss hoard "and" hoard "is" "each" "reduce" "by" points   {% ([who, a, , b, , , , , by]) => make.bothStats(who, a, b, make.minus(by)) %}
          | poss hoard "and" poss hoard "is" increased "by" points    {% ([who, a, , , b, , , , by]) => make.bothStats(who, a, b, by) %}
          | "increase" poss hoard "and" poss hoard "by" points        {% ([, who, a, , , b, , by]) => make.bothStats(who, a, b, by) %}
stat     -> "the" hoard "of" player "is" increased "by" points        {% ([, stat, , who, , , , by]) => make.dropYou({ stat, by, who }) %}
          | "the" hoard "of" player "is" "reduce" "by" points         {% ([, stat, , who, , , , n]) => make.dropYou({ stat, by: make.minus(n), who }) %}
          | "reduce" "the" hoard "of" player "by" points              {% ([, , stat, , who, , n]) => make.dropYou({ stat, by: make.minus(n), who }) %}
          | "increase" "the" hoard "of" player "by" points            {% ([, , stat, , who, , by]) => make.dropYou({ stat, by, who }) %}
          | "you" "may" "keep" num "more" "card" "than" "your" "maximum" {% ([, , , by]) => ({ stat: 'handMax', by }) %}
          | "you" "may" "keep" num "card" "more" "than" "your" "maximum" {% ([, , , by]) => ({ stat: 'handMax', by }) %}
          | "you" "may" "keep" num more "card"                        {% ([, , , by]) => ({ stat: 'handMax', by }) %}
          | "you" "may" "keep" num more "card" "in" "your" "hand"     {% ([, , , by]) => ({ stat: 'handMax', by }) %}
          | "you" "may" "keep" num more "card" "at" "the" "end" "of" eachround {% ([, , , by]) => ({ stat: 'handMax', by }) %}
          | "that" "tome" maycan holds num more "spell"               {% ([, , , , by]) => ({ stat: 'spellCapacity', by, of: { ref: 'host' } }) %}
          | "that" "tome" maycan holds num "more" "spell"             {% ([, , , , by]) => ({ stat: 'spellCapacity', by, of: { ref: 'host' } }) %}
hoard    -> "hand" "limit"                                            {% () => 'handMax' %}
          | "maximum" "hand" "size"                                   {% () => 'handMax' %}
          | "minimum" "hand" "size"                                   {% () => 'handMin' %}
quality  -> "all" "gate" "may" "is" "use" "again"                     {% () => ({ gateReuse: true, of: { is: { type: 'Location', gate: true }, pick: 'all', of: 'each' } }) %}
          | "bearer" "may" "see" "invisible" "monster"                {% () => ({ sees: 'invisible', of: { ref: 'host' } }) %}
          | sel "may" "see" "invisible" "monster"                     {% ([of]) => ({ sees: 'invisible', of }) %}
          | sel "can" "see" "invisible" "monster"                     {% ([of]) => ({ sees: 'invisible', of }) %}
          | sel "may" "see" "invisible" "card"                        {% ([of]) => ({ sees: 'invisible', of }) %}
          | sel "can" "see" "invisible" "card"                        {% ([of]) => ({ sees: 'invisible', of }) %}
          | "you" "and" "your" "ally" "can" "survive" hazards         {% ([, , , , , , survives]) => ({ survives }) %}
          | "you" "and" "your" "ally" "can" "survive" "in" hazards    {% ([, , , , , , , survives]) => ({ survives }) %}
          | "your" "investigator" "and" "ally" "can" "survive" hazards {% ([, , , , , , survives]) => ({ survives }) %}
          | "your" "investigator" "and" "ally" "can" "survive" "in" hazards {% ([, , , , , , , survives]) => ({ survives }) %}

# All other Soldiers defending with him gain 1.   Spells cast here cost 1 additional Sanity.
base     -> every "other" np "defending" "with" "them"                {% ([, , is]) => make.besides(is) %}
          | every "other" np "that" "defend" "with" "them"            {% ([, , is]) => make.besides(is) %}
          | every "other" np "who" "defend" "with" "them"             {% ([, , is]) => make.besides(is) %}
          | every "other" np "defending" "alongside" "them"           {% ([, , is]) => make.besides(is) %}
          | every np "defending" "with" "them"                        {% ([, is]) => make.besides(is) %}
          | every np "defending" "with" thiscard                      {% ([, is]) => make.besides(is) %}
          | "half" "(" "round" updown ")" "of" poss np                {% ([, , , round, , , of, is]) => ({ is, n: { half: 'count', round }, pick: 'choose', of }) %}
          | "half" "(" "round" updown ")" poss np                     {% ([, , , round, , of, is]) => ({ is, n: { half: 'count', round }, pick: 'choose', of }) %}
where    -> "attack" attacked                                         {% () => ({ in: 'directedThreat', of: 'opponent' }) %}
          | "direct" "against" attacked                               {% () => ({ in: 'directedThreat', of: 'opponent' }) %}
          | "directed" "against" attacked                             {% () => ({ in: 'directedThreat', of: 'opponent' }) %}
          | "cast" "by" thiscard                                      {% () => ({ borneBy: 'self' }) %}
          | "that" "they" cast2                                       {% () => ({ borneBy: 'self' }) %}
cast2    -> "cast"                                                    {% make.nothing %}
          | "know"                                                    {% make.nothing %}
stat     -> "you" "pay" "no" sanity "for" "the" "spell" "they" cast2  {% () => ({ stat: 'castingCost', by: 0, how: 'set', of: { is: { type: 'Spell' }, pick: 'all', borneBy: 'self' } }) %}
          | "you" "pay" "no" sanity "for" "spell" "they" cast2        {% () => ({ stat: 'castingCost', by: 0, how: 'set', of: { is: { type: 'Spell' }, pick: 'all', borneBy: 'self' } }) %}
item     -> np "cast" "here" "cost" num more sanity                   {% ([is, , , , by]) => more.castHere(is, { by }) %}
          | np "cast" "here" "cost" num "more" sanity                 {% ([is, , , , by]) => more.castHere(is, { by }) %}
          | np "cast" "here" "cost" num "less" sanity                 {% ([is, , , , n]) => more.castHere(is, { by: -n }) %}
          | np "cast" "here" "cost" num sanity "less"                 {% ([is, , , , n]) => more.castHere(is, { by: -n }) %}
          | np "cast" "here" "cost" "no" sanity                       {% ([is]) => more.castHere(is, { by: 0, how: 'set' }) %}

# This card may be played anywhere.   If it is Night, you may not bury this Phobia at a City Location.
anywhere -> "anywhere"                                                {% () => ['place'] %}
permit   -> thiscard "need" "not" "is" "play" at itsplace             {% () => ({ play: { title: 'self' }, waive: ['place'] }) %}
          | thiscard "need" "not" "is" at itsplace                    {% () => ({ play: { title: 'self' }, waive: ['place'] }) %}
itsplace -> "the" "location" "list"                                   {% make.nothing %}
          | "its" "place"                                             {% make.nothing %}
          | "its" "list" "location"                                   {% make.nothing %}
rule     -> player "may" "not" "bury" thiscard at npd                 {% ([who, , , , , , is]) => make.forbidAt(who, { bury: { ref: 'self' } }, is) %}
          | player "cannot" "bury" thiscard at npd                    {% ([who, , , , , is]) => make.forbidAt(who, { bury: { ref: 'self' } }, is) %}
          | player "cannot" "remove" thiscard at npd                  {% ([who, , , , , is]) => make.forbidAt(who, { bury: { ref: 'self' } }, is) %}
          | player "cannot" "remove" thiscard                         {% ([who]) => ({ kind: 'forbid', who, what: { bury: { ref: 'self' } } }) %}
mustbe   -> "from" npd                                                {% ([, is]) => make.at(is, 'you') %}
requirement -> thiscard maycan "is" "play" "only" mustbe              {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | thiscard maycan "is" "play" "only" "if" cond              {% ([, , , , , , needs]) => ({ kind: 'require', needs }) %}
          | maycan "is" "play" "only" mustbe                          {% ([, , , , needs]) => ({ kind: 'require', needs }) %}
          | maycan "is" "play" "only" "if" cond                       {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
trait    -> "who" "do" "not" "bear" borne                             {% ([, , , , bears]) => make.without(bears) %}
          | "who" "do" "not" "have" borne                             {% ([, , , , bears]) => make.without(bears) %}
          | "that" "do" "not" "bear" borne                            {% ([, , , , bears]) => make.without(bears) %}
          | "not" "bear" borne                                        {% ([, , bears]) => make.without(bears) %}
          | "bear" borne                                              {% ([, bears]) => more.armed(bears) %}
thereat  -> "with" npd "in" "play"                                    {% ([, is]) => ({ inPlay: is, of: 'actor' }) %}
          | "without" npd "in" "play"                                 {% ([, is]) => ({ not: { inPlay: is, of: 'actor' } }) %}
          | whoever "do" "not" "have" npd "in" "play"                 {% ([, , , , is]) => ({ not: { inPlay: is, of: 'actor' } }) %}
op       -> crowd act "unless" "they" "have" npd "in" "play"          {% ([who, op, , , , is]) => make.eachAt(who, { not: { inPlay: is, of: 'actor' } }, op) %}
          | crowd act "unless" "they" "is" at npd                     {% ([who, op, , , , , is]) => make.eachAt(who, make.isNot(make.at(is, 'actor')), op) %}
          | crowd "must" act "unless" "they" "have" npd "in" "play"   {% ([who, , op, , , , is]) => make.eachAt(who, { not: { inPlay: is, of: 'actor' } }, op) %}
          | crowd "must" act "unless" "they" "is" at npd              {% ([who, , op, , , , , is]) => make.eachAt(who, make.isNot(make.at(is, 'actor')), op) %}
          | crowd act "unless" "they" "can" "survive" hazard          {% ([who, op, , , , , canSurvive]) => make.eachAt(who, { not: { canSurvive, who: 'actor' } }, op) %}
alternatives -> pays "or" act                                         {% ([a, , b]) => [[a], [b]] %}
          | act "or" pays                                             {% ([a, , b]) => [[a], [b]] %}
          | "either" pays "or" act                                    {% ([, a, , b]) => [[a], [b]] %}
pays     -> "pay" num sanity                                          {% ([, n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
          | "spend" num sanity                                        {% ([, n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
remark   -> away "any" "other" "card"                                 {% ([to]) => ({ otherwise: { move: { ref: 'revealed' }, to } }) %}
          | "cast" "in" "combat"                                      {% () => ({ window: 'combat' }) %}
          | "cast" "only" "in" "combat"                               {% () => ({ window: 'combat' }) %}
          | "cast" "during" "combat"                                  {% () => ({ window: 'combat' }) %}
          | "cast" "only" "during" "combat"                           {% () => ({ window: 'combat' }) %}
          | "may" "only" "is" "cast" "in" "combat"                    {% () => ({ window: 'combat' }) %}
          | "may" "is" "cast" "only" "in" "combat"                    {% () => ({ window: 'combat' }) %}
          | "may" "is" "cast" "only" "during" "combat"                {% () => ({ window: 'combat' }) %}
          | "can" "only" "is" "cast" "in" "combat"                    {% () => ({ window: 'combat' }) %}
          | "can" "only" "is" "cast" "during" "combat"                {% () => ({ window: 'combat' }) %}
          | place2 "the" "new" "location" placed                      {% ([, , , , placed]) => ({ placed }) %}
          | "play" "the" "new" "location" placed                      {% ([, , , , placed]) => ({ placed }) %}
          | "the" "new" "location" "is" "play" placed                 {% ([, , , , , placed]) => ({ placed }) %}
          | "the" "new" "location" "is" "place" placed                {% ([, , , , , placed]) => ({ placed }) %}
permit   -> "you" "may" "travel" "to" anyplace "with" thiscard        {% ([, , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "you" "may" "travel" "to" anyplace regions "with" thiscard {% ([, , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}

# ------------------------------------------------------------------ ways, Gates and Dimensions in other words

# You may play any Dreamlands Ally here regardless of where it is found.   You may play Monsters even if they are from another Dimension.
waiving  -> "even" "if" itthey ofanother "dimension"                  {% () => ['dimension'] %}
          | "even" "if" itthey ofanother "region"                     {% () => ['region'] %}
          | "even" "if" ofanother "dimension"                         {% () => ['dimension'] %}
itthey   -> "it"                                                      {% make.nothing %}
          | "they"                                                    {% make.nothing %}
ofanother -> "of" "another"                                           {% make.nothing %}
          | "is" "of" "another"                                       {% make.nothing %}
          | "is" "from" "another"                                     {% make.nothing %}
          | "is" "in" "another"                                       {% make.nothing %}
          | "is" "find" "in" "another"                                {% make.nothing %}
          | "from" "another"                                          {% make.nothing %}
          | "in" "another"                                            {% make.nothing %}
noun     -> words inside "the" dimension "or" "the" dimension         {% ([words, , , a, , , b]) => more.ofEither(words, a, b) %}
          | words inside "the" dimension "or" dimension               {% ([words, , , a, , b]) => more.ofEither(words, a, b) %}
trait    -> "in" "the" %name                                          {% ([, , name]) => make.place(name) %}
          | "from" "the" %name                                        {% ([, , name]) => make.place(name) %}
          | "in" "the" %strange                                       {% ([, , name]) => more.placeCalled(name) %}
          | "in" %strange                                             {% ([, name]) => more.placeCalled(name) %}
item     -> "you" "may" "play" npd heresaid waiving                   {% ([, , , play, , waive]) => more.playHere(play, waive) %}
          | "you" "may" "play" npd waiving heresaid                   {% ([, , , play, waive]) => more.playHere(play, waive) %}
          | "use" gatehere "to" "play" some np "as" "a" allymonster   {% ([, , , , , of, , , playAs]) => make.gateRole(of, playAs) %}
          | "use" gatehere "to" "play" np "as" allymonster            {% ([, , , , of, , playAs]) => make.gateRole(of, playAs) %}
          | "you" "may" "use" gatehere "to" "play" np "as" allymonster {% ([, , , , , , of, , playAs]) => make.gateRole(of, playAs) %}
          | "at" thiscard "," "you" "may" "play" npd waiving          {% ([, , , , , , play, waive]) => more.playHere(play, waive) %}
heresaid -> "here"                                                    {% make.nothing %}
          | at "this" "location"                                      {% make.nothing %}
allow    -> "through" "a" "gate"                                      {% () => ({ cost: ['gate'] }) %}
          | "through" "any" "gate"                                    {% () => ({ cost: ['gate'] }) %}
          | "use" "a" "gate"                                          {% () => ({ cost: ['gate'] }) %}
          | "use" "any" "gate"                                        {% () => ({ cost: ['gate'] }) %}
          | "by" "use" "any" "gate"                                   {% () => ({ cost: ['gate'] }) %}
          | "by" "use" "a" "gate" at npd                              {% ([, , , , , is]) => more.gateIn(is) %}
          | "by" "use" "any" "gate" at npd                            {% ([, , , , , is]) => more.gateIn(is) %}
          | "through" "a" "gate" at npd                               {% ([, , , , is]) => more.gateIn(is) %}
          | "through" "any" "gate" at npd                             {% ([, , , , is]) => more.gateIn(is) %}
allymonster -> %name "monster"                                        {% ([name]) => more.asMonster(name) %}
regions  -> "in" "the" "same" "or" "any" "other" "region"             {% () => ({ region: 'any' }) %}
          | "in" "the" "same" "or" "a" "different" "region"           {% () => ({ region: 'any' }) %}
          | "in" "the" "same" "or" "another" "region"                 {% () => ({ region: 'any' }) %}
          | "in" "this" "or" "any" "other" "region"                   {% () => ({ region: 'any' }) %}
          | "in" "any" "other" "region"                               {% () => ({ region: 'different' }) %}
          | "in" "a" "other" "region"                                 {% () => ({ region: 'different' }) %}
act      -> "on" "a" "later" "turn" "," "you" "may" "play" route      {% ([, , , , , , , , travel]) => ({ travel, when: 'laterTurn' }) %}
          | "you" "may" "play" route "on" "a" "later" "turn"          {% ([, , , travel]) => ({ travel, when: 'laterTurn' }) %}
          | "bring" sel "to" "the" "top"                              {% ([, toTop]) => make.ofStory(toTop) %}
          | "place" sel "on" "top" "of" poss "story" "deck"           {% ([, toTop]) => make.ofStory(toTop) %}
          | "control" some np "until" "the" "end" "of" "combat"       {% ([, , is]) => ({ summonOrControl: is, allow: ['control'] }) %}
          | "play" "a" "second" np "this" "turn"                      {% ([, , , play]) => ({ play }) %}
          | "play" "another" np                                       {% ([, , play]) => more.playOne(play) %}
          | "play" "another" np "this" "turn"                         {% ([, , play]) => more.playOne(play) %}
          | "play" num more np                                        {% ([, , n, , play], _at, reject) => (n === 1 ? { play } : reject) %}
          | "play" "a" more np                                        {% ([, , , play]) => ({ play }) %}
          | "play" "a" more np "this" "turn"                          {% ([, , , play]) => ({ play }) %}
          | "apply" "its" "pentagram"                                 {% () => ({ sanity: 'pentagram', of: { ref: 'revealed' }, who: 'you', sign: 1 }) %}
          | "gain" "or" "lose" "its" sanity                           {% () => ({ sanity: 'pentagram', of: { ref: 'revealed' }, who: 'you', sign: 1 }) %}
          | "gain" "or" "lose" sanity "as" "indicate" shownon         {% () => ({ sanity: 'pentagram', of: { ref: 'revealed' }, who: 'you', sign: 1 }) %}
shownon  -> "in" "the" "pentagram"                                    {% make.nothing %}
          | "in" "the" "card" "'s" "pentagram"                        {% make.nothing %}
          | "on" "the" "reveal" "card"                                {% make.nothing %}
route    -> "any" num np placed                                       {% ([, n, to, placed], _at, reject) => (n === 1 ? make.dimensionRoute(to, placed) : reject) %}
          | "any" num np "," placed                                   {% ([, n, to, , placed], _at, reject) => (n === 1 ? make.dimensionRoute(to, placed) : reject) %}
          | num np "," placed                                         {% ([n, to, , placed], _at, reject) => (n === 1 ? make.dimensionRoute(to, placed) : reject) %}
          | "a" "new" np "," placed                                   {% ([, , to, , placed]) => make.dimensionRoute(to, placed) %}
          | "any" np placed                                           {% ([, to, placed]) => make.dimensionRoute(to, placed) %}
          | "any" np "," placed                                       {% ([, to, , placed]) => make.dimensionRoute(to, placed) %}
          | "any" num np anyregion                                    {% ([, n, to], _at, reject) => (n === 1 ? make.route(to, { region: 'any' }) : reject) %}
          | "any" num np anyregion "or" "dimension"                   {% ([, n, to], _at, reject) => (n === 1 ? make.route(to, { region: 'any', dimension: 'any' }) : reject) %}
          | "any" np anyregion "or" "dimension"                       {% ([, to]) => make.route(to, { region: 'any', dimension: 'any' }) %}
          | "a" "new" np anyregion "or" "dimension"                   {% ([, , to]) => make.route(to, { region: 'any', dimension: 'any' }) %}
plays    -> "in" "your" zone                                          {% ([, , from]) => ({ from }) %}
          | "in" "your" zone waiving                                  {% ([, , from, waive]) => ({ from, waive }) %}
by       -> "by" vehicle "or" "by" vehicle                            {% ([, a, , , b]) => make.union([a, b]) %}
          | "by" vehicle "or" vehicle                                 {% ([, a, , b]) => make.union([a, b]) %}
rule     -> "you" "cannot" "leave" heregoing "by" "walk"              {% () => more.notOnFoot('leaveBy') %}
          | "you" "may" "not" "leave" heregoing "by" "walk"           {% () => more.notOnFoot('leaveBy') %}
          | "you" "may" "not" "walk" "from" heregoing                 {% () => more.notOnFoot('leaveBy') %}
          | "you" "cannot" "walk" "from" heregoing                    {% () => more.notOnFoot('leaveBy') %}
          | "you" "may" "not" "walk" "out" "of" heregoing             {% () => more.notOnFoot('leaveBy') %}
          | "you" "may" "not" reaching "by" "walk"                    {% () => more.notOnFoot('reachBy') %}
          | "you" "cannot" reaching "by" "walk"                       {% () => more.notOnFoot('reachBy') %}
          | "you" "may" "not" "walk" "to" heregoing                   {% () => more.notOnFoot('reachBy') %}
          | "you" "cannot" "walk" "to" heregoing                      {% () => more.notOnFoot('reachBy') %}
          | "you" "may" "not" "walk" "here"                           {% () => more.notOnFoot('reachBy') %}
          | "you" "cannot" "walk" "here"                              {% () => more.notOnFoot('reachBy') %}
          | heregoing maycan "not" "is" reached "by" "walk"           {% () => more.notOnFoot('reachBy') %}
          | heregoing "cannot" "is" reached "by" "walk"               {% () => more.notOnFoot('reachBy') %}

# You must have a Cat in play to travel to this Location.   If the card is a Monster, lose 3 Sanity when played.
requirement -> "you" "must" "have" npd "in" "play" "to" reaching      {% ([, , , is]) => make.requireInPlay(is) %}
          | "you" "must" "have" npd "to" "play" thiscard              {% ([, , , is]) => make.requireInPlay(is) %}
          | "you" "must" "have" npd "to" reaching                     {% ([, , , is]) => make.requireInPlay(is) %}
          | "you" maycan "only" reaching "if" cond                    {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" maycan reaching "only" "if" cond                    {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "cannot" reaching "unless" cond                     {% ([, , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "may" "not" reaching "unless" cond                  {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "cannot" "play" thiscard "unless" cond              {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "may" "not" "play" thiscard "unless" cond           {% ([, , , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "cannot" "play" thiscard "if" cond                  {% ([, , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "you" "may" "not" "play" thiscard "if" cond               {% ([, , , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "you" "cannot" "play" thiscard "while" cond               {% ([, , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "you" "may" "not" "play" thiscard "while" cond            {% ([, , , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
atom     -> "the" "card" "is" npd                                     {% ([, , , revealedIs]) => ({ revealedIs }) %}
          | "the" "card" "reveal" "is" npd                            {% ([, , , , revealedIs]) => ({ revealedIs }) %}
          | "the" "card" "is" "not" npd                               {% ([, , , , is]) => ({ not: { revealedIs: is } }) %}
          | "protect" "from" hazard                                   {% ([, , canSurvive]) => more.survivor(canSurvive) %}
          | "you" "is" "protect" "from" hazard                        {% ([, , , , canSurvive]) => ({ canSurvive }) %}
          | "your" "investigator" "is" "protect" "from" hazard        {% ([, , , , , canSurvive]) => ({ canSurvive }) %}
          | "you" "have" "protection" "from" hazard                   {% ([, , , , canSurvive]) => ({ canSurvive }) %}
          | "able" "to" "survive" hazard                              {% ([, , , canSurvive]) => more.survivor(canSurvive) %}
          | "able" "to" "survive" "in" hazard                         {% ([, , , , canSurvive]) => more.survivor(canSurvive) %}
thereat  -> "here"                                                    {% () => ({ at: { title: 'self' }, who: 'actor' }) %}
          | whoever "is" "here"                                       {% () => ({ at: { title: 'self' }, who: 'actor' }) %}
          | at "this" "location"                                      {% () => ({ at: { title: 'self' }, who: 'actor' }) %}
op       -> crowd thereat act "unless" safe                           {% ([who, c, op, , canSurvive]) => more.eachUnless(who, c, op, { canSurvive, who: 'actor' }) %}
          | crowd act "unless" safe                                   {% ([who, op, , canSurvive]) => make.eachAt(who, { not: { canSurvive, who: 'actor' } }, op) %}
          | crowd thereat act "unless" "they" "have" npd "in" "play"  {% ([who, c, op, , , , is]) => more.eachUnless(who, c, op, { inPlay: is, of: 'actor' }) %}
          | player "must" "play" npd nextturn "," "or" act            {% ([who, , , playNext, , , , op]) => make.orSuffers(who, playNext, op) %}
          | player "must" "play" npd nextturn "or" "else" act         {% ([who, , , playNext, , , , op]) => make.orSuffers(who, playNext, op) %}
safe     -> "protect" "from" hazard                                   {% ([, , hazard]) => hazard %}
          | "they" "can" "survive" hazard                             {% ([, , , hazard]) => hazard %}
          | "they" "can" "survive" "in" hazard                        {% ([, , , , hazard]) => hazard %}
          | "they" "is" "protect" "from" hazard                       {% ([, , , , hazard]) => hazard %}
          | "able" "to" "survive" hazard                              {% ([, , , hazard]) => hazard %}
          | "able" "to" "survive" "in" hazard                         {% ([, , , , hazard]) => hazard %}
items    -> "each" "of" "you" act                                     {% ([, , , op]) => more.bothOfUs(op) %}
          | "both" "you" "and" "your" "opponent" act                  {% ([, , , , , op]) => more.bothOfUs(op) %}
          | "you" "and" "your" "opponent" act                         {% ([, , , , op]) => more.bothOfUs(op) %}
          | "you" "and" "your" "opponent" "each" act                  {% ([, , , , , op]) => more.bothOfUs(op) %}
          | "you" "and" "your" "opponent" "both" act                  {% ([, , , , , op]) => more.bothOfUs(op) %}
          | "both" "of" "you" act                                     {% ([, , , op]) => more.bothOfUs(op) %}
          | "both" "player" act                                       {% ([, , op]) => more.bothOfUs(op) %}

# Joins with any Ghoul.   This card is not buried after Combat unless it absorbs its full value.
joined   -> "with" "any" np                                           {% ([, , is]) => is %}
quality  -> "join" "with" "any" np                                    {% ([, , , join]) => ({ join, may: true }) %}
          | "join" "any" np                                           {% ([, , join]) => ({ join, may: true }) %}
          | sel "may" "bypass" passed                                 {% ([of, , , bypass]) => make.dropSelf({ bypass, may: true, of }) %}
          | sel "can" "bypass" passed                                 {% ([of, , , bypass]) => make.dropSelf({ bypass, may: true, of }) %}
          | sel "cannot" "bypass" passed                              {% ([of, , , bypass]) => make.dropSelf({ bypass, may: false, of }) %}
          | "may" "carry" "any" num np                                {% ([, , , n, carries]) => ({ carries, n }) %}
          | "can" "carry" "any" num np                                {% ([, , , n, carries]) => ({ carries, n }) %}
          | thiscard maycan "carry" "any" num np                      {% ([, , , , n, carries]) => ({ carries, n }) %}
          | "may" "carry" num np "besides" npd                        {% ([, , n, carries]) => ({ carries, n }) %}
          | thiscard maycan "carry" num np "besides" npd              {% ([, , , n, carries]) => ({ carries, n }) %}
          | "they" maycan holds num "spell"                           {% ([, , , holdsSpells]) => ({ holdsSpells, of: make.them }) %}
          | sel "and" "any" num "other" "ally" "of" "your" "choice" "is" leftout {% ([of, , , plus, , , , , , , excluded]) => ({ excluded, of, plus }) %}
          | sel "and" "any" num "other" "ally" "of" "your" "choice" "is" unharmed {% ([of, , , plus]) => ({ excluded: 'epidemic', of, plus }) %}
          | sel "and" num "other" "ally" "of" "your" "choice" "is" unharmed {% ([of, , plus]) => ({ excluded: 'epidemic', of, plus }) %}
          | "may" "is" "use" "in" "place" "of" anyneeded2 npd         {% ([, , , , , , , is]) => make.standsFor(is) %}
          | thiscard maycan "is" "use" "in" "place" "of" anyneeded2 npd {% ([, , , , , , , , is]) => make.standsFor(is) %}
          | thiscard "count" "as" anyneeded2 npd                      {% ([, , , , is]) => make.standsFor(is) %}
          | thiscard maycan "replace" anyneeded2 npd                  {% ([, , , , is]) => make.standsFor(is) %}
unharmed -> "unaffected" "by" "epidemic"                              {% make.nothing %}
          | "not" "affected" "by" "epidemic"                          {% make.nothing %}
          | "immune" "to" "epidemic"                                  {% make.nothing %}
anyneeded2 -> "any" num "card" "need" "to" "play"                     {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "card" "require" "to" "play"                    {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "of" "the" "card" "need" "to" "play"            {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "of" "the" "card" "require" "to" "play"         {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "card" "need" "for"                             {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "card" "require" "for"                          {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
value    -> "subtract" points                                         {% ([, n]) => ({ value: make.minus(n), of: make.again }) %}
morecopies -> "more" "than" num "of" thiscard                         {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
          | "more" "than" num "of" "this" "card"                      {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
where    -> "affect" "any" "player"                                   {% () => ({ affecting: 'each' }) %}
          | "affect" "you" "or" "any" "other" "player"                {% () => ({ affecting: 'each' }) %}
          | "affect" "you" "or" "another" "player"                    {% () => ({ affecting: 'each' }) %}
sentence -> selfcost window "to" canceling                            {% ([cost, , , window]) => make.sentence([{ cost: [cost] }, window], [{ op: { cancel: 'cause' } }], []) %}
trigger  -> whenever "a" "spell" "is" "cast" "by" player              {% ([, , , , , , spellCast]) => ({ spellCast }) %}
          | whenever "any" "spell" "is" "cast" "by" player            {% ([, , , , , , spellCast]) => ({ spellCast }) %}
          | whenever "a" "spell" "is" "cast" "by" "you" "or" "your" "ally" {% () => ({ spellCast: 'you' }) %}
          | whenever "you" "or" "your" "ally" "cast" "a" "spell"      {% () => ({ spellCast: 'you' }) %}
          | whenever "a" "spell" "is" "cast"                          {% () => ({ spellCast: 'each' }) %}
          | whenever "any" "spell" "is" "cast"                        {% () => ({ spellCast: 'each' }) %}
          | whenever npd "is" "play" "by" player                      {% ([, is, , , , by]) => more.playedBy(is, by) %}
item     -> every np "cast" "while" cond "cost" "no" sanity           {% ([, is, , , c]) => more.castWhile(is, c, { by: 0, how: 'set' }) %}
          | every np "cast" "while" cond "cost" num "less" sanity     {% ([, is, , , c, , n]) => more.castWhile(is, c, { by: -n }) %}
          | every np "cast" "while" cond "cost" num more sanity       {% ([, is, , , c, , by]) => more.castWhile(is, c, { by }) %}
          | np "cast" "while" cond "cost" "no" sanity                 {% ([is, , , c]) => more.castWhile(is, c, { by: 0, how: 'set' }) %}
          | np "cast" "while" cond "cost" num "less" sanity           {% ([is, , , c, , n]) => more.castWhile(is, c, { by: -n }) %}
          | np "cast" "while" cond "cost" num more sanity             {% ([is, , , c, , by]) => more.castWhile(is, c, { by }) %}
          | every np "cast" "here" "cost" "no" sanity                 {% ([, is]) => more.castHere(is, { by: 0, how: 'set' }) %}
          | every np "cast" "here" "cost" num "less" sanity           {% ([, is, , , , n]) => more.castHere(is, { by: -n }) %}
          | every np "cast" "here" "cost" num more sanity             {% ([, is, , , , by]) => more.castHere(is, { by }) %}
replacement -> thiscard "is" "not" "bury" aftercombat "unless" absorbed {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "is" "not" "bury" aftercombat "unless" absorbed           {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "not" "bury" aftercombat "unless" absorbed                {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | thiscard "survive" "combat" "unless" absorbed             {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "survive" "combat" "unless" absorbed                      {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | thiscard "is" "bury" aftercombat "only" "if" absorbed     {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "bury" thiscard "after" "combat" "only" "if" absorbed     {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "bury" thiscard "in" "combat" "only" "if" absorbed        {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "if" thiscard "would" "is" "bury" "," "you" "may" costs "to" back "it" "to" poss "hand" {% ([, , , , , , , , cost]) => more.backFor(cost) %}
          | "if" thiscard "would" "is" "bury" "," "you" "may" costs "to" back "it" "to" poss "hand" "instead" {% ([, , , , , , , , cost]) => more.backFor(cost) %}
aftercombat -> "after" "combat"                                       {% make.nothing %}
          | "in" "combat"                                             {% make.nothing %}
          | "during" "combat"                                         {% make.nothing %}
          | "at" "the" "end" "of" "combat"                            {% make.nothing %}
absorbed -> "it" "absorb" "its" "full" "value"                        {% make.nothing %}
          | "it" "absorb" "its" "value"                               {% make.nothing %}
          | "it" "lose" "its" "full" "value"                          {% make.nothing %}
          | "it" "take" "its" "full" "value" "in" "loss"              {% make.nothing %}
          | "its" "full" "value" "is" "absorb"                        {% make.nothing %}
waivers  -> waivers "or" waiver                                       {% ([all, , each]) => [...all, each] %}
act      -> "search" poss mythosdeck "for" search1 "," "and" away2    {% ([, of, , , is, , , to]) => make.searched(of, is, to) %}
          | "search" poss "discard" "pile" "for" search1 "," "and" away2 {% ([, of, , , , is, , , to]) => make.searchedDiscards(of, is, to) %}
          | "search" poss "story" "deck" "for" search1 "and" away2    {% ([, of, , , , is, , to]) => more.searchedStory(of, is, to) %}
          | "search" poss mythosdeck "for" search1 "and" "put" "it" "into" "play" {% ([, of, , , is]) => more.searchedInto(of, is, 'deck') %}
          | "search" poss "discard" "pile" "for" search1 "and" "put" "it" "into" "play" {% ([, of, , , , is]) => more.searchedInto(of, is, 'discard') %}
items    -> "flip" sel "face-down" duration                           {% ([, flip, , until]) => more.flippedFor(flip, until) %}
requirement -> "you" "must" "is" at npd                               {% ([, , , , is]) => more.usedOnly(make.at(is, 'you')) %}

# ------------------------------------------------------------------ losses, Weapons and Spells in other words

# You may bury this card to save any other Ally from being buried.   If buried in Combat, return this card to your Hand instead.
replacement -> tobury saving "any" "other" np "from" "is" losing      {% ([cost, , , , is]) => more.savedBy(cost, is, true) %}
          | tobury saving "another" np "from" "is" losing             {% ([cost, , , is]) => more.savedBy(cost, is, true) %}
          | tobury saving num "other" np "from" "is" losing           {% ([cost, , n, , is], _at, reject) => (n === 1 ? more.savedBy(cost, is, true) : reject) %}
          | tobury saving num "of" "your" "other" np "from" "is" losing {% ([cost, , n, , , , is], _at, reject) => (n === 1 ? more.savedBy(cost, is, true) : reject) %}
          | tobury saving num np "from" "is" losing                   {% ([cost, , n, is], _at, reject) => (n === 1 ? more.savedBy(cost, is) : reject) %}
          | tobury saving "any" num np "from" "is" losing             {% ([cost, , , n, is], _at, reject) => (n === 1 ? more.savedBy(cost, is) : reject) %}
          | tobury saving num "of" "your" np "from" "is" losing       {% ([cost, , n, , , is], _at, reject) => (n === 1 ? more.savedBy(cost, is) : reject) %}
          | tobury "prevent" "the" "loss" "of" num np                 {% ([cost, , , , , n, is], _at, reject) => (n === 1 ? more.savedBy(cost, is) : reject) %}
          | tobury "prevent" "the" "loss" "of" "any" num np           {% ([cost, , , , , , n, is], _at, reject) => (n === 1 ? more.savedBy(cost, is) : reject) %}
          | tobury "prevent" "the" "loss" "of" "a" np                 {% ([cost, , , , , , is]) => more.savedBy(cost, is) %}
          | "if" thiscard "is" "bury" "in" "combat" "," back thiscard "to" poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand') %}
          | "if" thiscard "is" "bury" "," back thiscard "to" poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'hand') %}
          | "if" thiscard "is" "bury" "," "discard" "it" "instead"    {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'discard') %}
          | "if" thiscard "is" "bury" "in" "combat" "," "discard" "it" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'discard') %}
          | "if" thiscard "is" "bury" "in" "combat" "," "you" "may" back "it" "to" poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand', true) %}
          | "if" thiscard "would" "is" "bury" "in" "combat" "," back "it" "to" poss "hand" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand') %}
tobury   -> "bury" thiscard "to"                                      {% () => 'bury' %}
          | "discard" thiscard "to"                                   {% () => 'discard' %}
          | "you" "may" "bury" thiscard "to"                          {% () => 'bury' %}
          | "you" "may" "discard" thiscard "to"                       {% () => 'discard' %}
          | "as" "your" "turn" "," "bury" thiscard "to"               {% () => 'bury' %}
saving   -> "save"                                                    {% make.nothing %}
          | "prevent"                                                 {% make.nothing %}
          | "protect"                                                 {% make.nothing %}
          | "keep"                                                    {% make.nothing %}
pricing  -> "the" sanity "cost" "for" npd                             {% ([, , , , is]) => is %}
          | "the" sanity "cost" "for" "any" num np                    {% ([, , , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" sanity "cost" "for" num np                          {% ([, , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" sanity "cost" "for" cast npd                        {% ([, , , , , is]) => is %}
          | sanity "for" npd                                          {% ([, , is]) => is %}
          | sanity "to" "cast" npd                                    {% ([, , , is]) => is %}
          | "the" "casting" "cost" "of" npd                           {% ([, , , , is]) => is %}
          | "the" "casting" "cost" "of" "any" num np                  {% ([, , , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "the" "casting" "cost" "of" num np                        {% ([, , , , n, is], _at, reject) => (n === 1 ? is : reject) %}
search   -> num np onits                                              {% ([n, is, of], _at, reject) => (n === 1 ? make.selector({ is, in: 'story', pick: 'top' }, [{ of }]) : reject) %}
          | "any" num np onits                                        {% ([, n, is, of], _at, reject) => (n === 1 ? make.selector({ is, in: 'story', pick: 'top' }, [{ of }]) : reject) %}
          | "the" np onits                                            {% ([, is, of]) => make.selector({ is, in: 'story', pick: 'top' }, [{ of }]) %}
onits    -> "on" "top" "of" poss "story" "deck"                       {% ([, , , of], _at, reject) => (of === 'they' ? reject : of) %}
remark   -> "return" "it" "at" "the" "end" "of" "combat"              {% () => ({ controlEnds: true }) %}
          | "return" "it" "to" "its" "owner" "at" "the" "end" "of" "combat" {% () => ({ controlEnds: true }) %}
          | "return" "it" "to" "its" "owner" "after" "combat"         {% () => ({ controlEnds: true }) %}
          | "it" "return" "to" "its" "owner" "after" "combat"         {% () => ({ controlEnds: true }) %}
          | "it" "return" "to" "its" "owner" "at" "the" "end" "of" "combat" {% () => ({ controlEnds: true }) %}
          | "otherwise" "," "add" points                              {% ([, , , n]) => ({ elseAdd: n }) %}
          | "otherwise" "add" points                                  {% ([, , n]) => ({ elseAdd: n }) %}
          | "otherwise" "," "subtract" points                         {% ([, , , n]) => ({ elseAdd: make.minus(n) }) %}
          | "otherwise" "," "it" "add" points                         {% ([, , , , n]) => ({ elseAdd: n }) %}
          | "otherwise" "," "they" "add" points                       {% ([, , , , n]) => ({ elseAdd: n }) %}
item     -> "add" points "to" valued "if" bearing npd                 {% ([, n, , of, , , is]) => more.ifBorneBy(n, of, is) %}
items    -> "add" points "to" valued "," "or" num "if" bearing npd    {% ([, n, , of, , , m, , , is]) => more.ifBorneOr(n, of, m, is) %}
          | "add" points "to" valued "," "or" num "point" "if" bearing npd {% ([, n, , of, , , m, , , , is]) => more.ifBorneOr(n, of, m, is) %}
bearing  -> "the" "ally" "is"                                         {% make.nothing %}
          | "ally" "is"                                               {% make.nothing %}
          | "that" "ally" "is"                                        {% make.nothing %}
          | "the" "bearer" "is"                                       {% make.nothing %}
          | "bear" "by"                                               {% make.nothing %}
          | "use" "by"                                                {% make.nothing %}
          | "hold" "by"                                               {% make.nothing %}
          | "carry" "by"                                              {% make.nothing %}
          | "it" "is" "bear" "by"                                     {% make.nothing %}

# As your Turn, flip this card to make it Night until the end of the Round.   Bury one Ally with the lowest value when played.
act      -> nowis duration                                            {% ([effect, until]) => ({ start: { kind: 'static', effect }, until }) %}
          | "steal" num np "from" foe takingit                        {% ([, n, is, , of]) => more.stolen({ is, n, pick: 'choose', of }) %}
          | "steal" num "of" poss np takingit                         {% ([, n, , of, is]) => more.stolen({ is, n, pick: 'choose', of }) %}
          | "take" num np "from" foe takingit                         {% ([, n, is, , of]) => more.stolen({ is, n, pick: 'choose', of }) %}
          | "take" num "of" poss np takingit                          {% ([, n, , of, is]) => more.stolen({ is, n, pick: 'choose', of }) %}
takingit -> "and" "put" "it" "into" "play"                            {% make.nothing %}
          | "and" "put" "it" "in" "play"                              {% make.nothing %}
          | "and" "place" "it" "in" "play"                            {% make.nothing %}
          | "and" "put" "it" "into" "your" "play" "area"              {% make.nothing %}
          | "and" "place" "it" "in" "your" "play" "area"              {% make.nothing %}
          | "and" "put" "it" "among" "your" "own"                     {% make.nothing %}
permit   -> "may" "is" "use" "as" "a" allymonster                     {% ([, , , , , playAs]) => ({ playAs, of: 'self' }) %}
          | thiscard "may" "is" "use" "as" "a" allymonster            {% ([, , , , , , playAs]) => ({ playAs, of: 'self' }) %}
requirement -> "may" "is" "use" "only" mustbe                         {% ([, , , , needs]) => more.usedOnly(needs) %}
          | "may" "only" "is" "use" mustbe                            {% ([, , , , needs]) => more.usedOnly(needs) %}
          | "can" "only" "is" "use" mustbe                            {% ([, , , , needs]) => more.usedOnly(needs) %}
          | thiscard "may" "only" "is" "use" mustbe                   {% ([, , , , , needs]) => more.usedOnly(needs) %}
          | thiscard "may" "is" "use" "only" mustbe                   {% ([, , , , , needs]) => more.usedOnly(needs) %}
          | "may" "only" "is" "use" "if" cond                         {% ([, , , , , needs]) => more.usedOnly(needs) %}
          | "may" "only" "is" "cast" mustbe                           {% ([, , , , needs]) => more.usedOnly(needs) %}
          | "may" "is" "cast" "only" mustbe                           {% ([, , , , needs]) => more.usedOnly(needs) %}
          | "can" "only" "is" "cast" mustbe                           {% ([, , , , needs]) => more.usedOnly(needs) %}
          | thiscard "may" "only" "is" "cast" mustbe                  {% ([, , , , , needs]) => more.usedOnly(needs) %}
          | "may" "only" "is" "cast" "if" cond                        {% ([, , , , , needs]) => more.usedOnly(needs) %}
stat     -> "contain" num "spell"                                     {% ([, by]) => ({ stat: 'spellCapacity', by, how: 'set', of: { ref: 'self' } }) %}
          | "contain" "up" "to" num "spell"                           {% ([, , , by]) => ({ stat: 'spellCapacity', by, how: 'set', of: { ref: 'self' } }) %}
where    -> "with" "the" extreme valueword                            {% ([, , extreme]) => ({ extreme }) %}
base     -> "the" np "with" "the" extreme valueword                   {% ([, is, , , extreme]) => ({ is, n: 1, pick: 'choose', extreme }) %}
          | poss extreme "-" "value" np                               {% ([of, extreme, , , is]) => ({ is, n: 1, pick: 'choose', of, extreme }) %}
          | "the" extreme "value" np                                  {% ([, extreme, , is]) => ({ is, n: 1, pick: 'choose', extreme }) %}
extreme  -> "highest"                                                 {% () => 'highest' %}
          | "lowest"                                                  {% () => 'lowest' %}
          | "greatest"                                                {% () => 'highest' %}
          | "least"                                                   {% () => 'lowest' %}
ref      -> "the" "bearer" "(" np ")"                                 {% ([, , , is]) => ({ ref: 'host', is }) %}

# ------------------------------------------------------------------ the same, of any cards and at any moment

# Add 1 to all your other Students.   Bury one attacking Monster when cast.   Each Monster attacking with this card gains 1.
base     -> every poss "other" np                                     {% ([, of, , is]) => ({ is, pick: 'all', of, others: true }) %}
          | every "attack" np                                         {% ([, , is]) => wide.attacking({ is, pick: 'all' }) %}
          | count "attack" np                                         {% ([n, , is]) => wide.attacking({ is, ...n }) %}
          | every np "attack" "with" thiscard                         {% ([, is]) => wide.beside(is) %}
          | every "other" np "attack" "with" thiscard                 {% ([, , is]) => wide.beside(is) %}
          | every np "you" "play"                                     {% ([, is]) => ({ is, pick: 'all', of: 'you' }) %}
where    -> inside "threat" "attack" attacked                         {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | inside "the" "attack" "threat"                            {% () => ({ in: 'directedThreat', of: 'opponent' }) %}
          | inside "a" "attack" "threat"                              {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | inside "the" "threat"                                     {% () => ({ in: 'threat' }) %}
          | "cast" "from" thiscard                                    {% () => ({ borneBy: 'self' }) %}
          | "cast" "with" thiscard                                    {% () => ({ borneBy: 'self' }) %}
          | "contain" "in" thiscard                                   {% () => ({ borneBy: 'self' }) %}
          | "that" "they" carrying                                    {% () => ({ borneBy: 'self' }) %}
          | "they" carrying                                           {% () => ({ borneBy: 'self' }) %}
bare     -> np "you" "play"                                           {% ([is]) => make.barePlural(is, [{ of: 'you' }]) %}
ref      -> "ally" wielding thiscard                                  {% () => ({ ref: 'host' }) %}
          | "the" "ally" wielding thiscard                            {% () => ({ ref: 'host' }) %}
          | "a" "ally" wielding thiscard                              {% () => ({ ref: 'host' }) %}
carrying -> "carry"                                                   {% make.nothing %}
          | "bear"                                                    {% make.nothing %}
          | "hold"                                                    {% make.nothing %}
wielding -> "bear"                                                    {% make.nothing %}
          | "carry"                                                   {% make.nothing %}
          | "wield"                                                   {% make.nothing %}
          | "equip" "with"                                            {% make.nothing %}
          | "arm" "with"                                              {% make.nothing %}
          | "who" "bear"                                              {% make.nothing %}
          | "who" "carry"                                             {% make.nothing %}
          | "that" "bear"                                             {% make.nothing %}
          | "that" "carry"                                            {% make.nothing %}
trait    -> "equip" "with" borne                                      {% ([, , bears]) => more.armed(bears) %}
          | "arm" "with" borne                                        {% ([, , bears]) => more.armed(bears) %}
          | "carry" borne                                             {% ([, bears]) => more.armed(bears) %}
          | "who" "have" "no" borne                                   {% ([, , , bears]) => make.without(bears) %}
          | "that" "have" "no" borne                                  {% ([, , , bears]) => make.without(bears) %}
          | "who" "bear" "no" borne                                   {% ([, , , bears]) => make.without(bears) %}
          | "who" "carry" "no" borne                                  {% ([, , , bears]) => make.without(bears) %}
          | "that" "bear" "no" borne                                  {% ([, , , bears]) => make.without(bears) %}
          | "with" "no" borne                                         {% ([, , bears]) => make.without(bears) %}
player   -> "opponents"                                               {% () => 'eachOpponent' %}

# This card is worth 2 more points at Night.   Reduce the value of one attacking Monster to 1 when cast.   This card adds 2 if it defends alone.
value    -> sel "is" "worth" num "more" "point"                       {% ([of, , , value]) => ({ value, of }) %}
          | sel "is" "worth" num "more"                               {% ([of, , , value]) => ({ value, of }) %}
          | sel "is" "worth" num more "point"                         {% ([of, , , value]) => ({ value, of }) %}
          | sel "is" "worth" "a" more "point"                         {% ([of]) => ({ value: 1, of }) %}
          | sel "is" "worth" num "less" "point"                       {% ([of, , , n]) => ({ value: -n, of }) %}
          | sel "is" "worth" num "fewer" "point"                      {% ([of, , , n]) => ({ value: -n, of }) %}
          | sel "is" "worth" num "point" "less"                       {% ([of, , , n]) => ({ value: -n, of }) %}
          | sel "is" "worth" num "point" "more"                       {% ([of, , , value]) => ({ value, of }) %}
          | sel "is" "worth" num "less"                               {% ([of, , , n]) => ({ value: -n, of }) %}
          | sel "is" "worth" num "point"                              {% ([of, , , value]) => ({ value, of, how: 'set' }) %}
          | "reduce" valued "to" num                                  {% ([, of, , value]) => ({ value, of, how: 'set' }) %}
          | "decrease" valued "to" num                                {% ([, of, , value]) => ({ value, of, how: 'set' }) %}
          | "increase" valued "to" num                                {% ([, of, , value]) => ({ value, of, how: 'set' }) %}
          | "raise" valued "to" num                                   {% ([, of, , value]) => ({ value, of, how: 'set' }) %}
          | "change" valued "to" num                                  {% ([, of, , value]) => ({ value, of, how: 'set' }) %}
          | "the" valueword "of" sel "become" num                     {% ([, , , of, , value]) => ({ value, of, how: 'set' }) %}
          | bare "is" increased "by" points                           {% ([of, , , , value]) => ({ value, of }) %}
          | bare "is" "reduce" "by" points                            {% ([of, , , , value]) => ({ value: make.minus(value), of }) %}
          | bare "have" "a" valueword "of" num                        {% ([of, , , , , value]) => ({ value, of, how: 'set' }) %}
valued   -> "the" valueword "of" bare                                 {% ([, , , of]) => of %}
atom     -> "defending" "alone"                                       {% wide.aloneInDefence %}
          | thiscard "defend" "alone"                                 {% wide.aloneInDefence %}
          | thiscard "is" "defending" "alone"                         {% wide.aloneInDefence %}
          | "it" "defend" "alone"                                     {% wide.aloneInDefence %}
          | "they" "defend" "alone"                                   {% wide.aloneInDefence %}
          | thiscard "is" "the" "only" "defending" "ally"             {% wide.aloneInDefence %}
          | thiscard "is" "your" "only" "defending" "ally"            {% wide.aloneInDefence %}

# At the start of each Round in which you have no Tome in play, lose 1 Sanity.   You may use this Gate only if you have a Tome in play.
mod      -> "at" "the" "start" "of" "each" "turn" inwhich cond        {% ([, , , , , , , c]) => ({ on: 'turnStart', if: c }) %}
          | "at" "the" "start" "of" "each" "round" inwhich cond       {% ([, , , , , , , c]) => ({ on: 'roundStart', if: c }) %}
          | "at" "the" "end" "of" "each" "round" inwhich cond         {% ([, , , , , , , c]) => ({ on: 'roundEnd', if: c }) %}
          | "only" "if" cond                                          {% ([, , c]) => ({ if: c }) %}
          | "only" "while" cond                                       {% ([, , c]) => ({ if: c }) %}
          | "only" "when" cond                                        {% ([, , c]) => ({ if: c }) %}
inwhich  -> "in" "which"                                              {% make.nothing %}
          | "during" "which"                                          {% make.nothing %}
          | "that"                                                    {% make.nothing %}
          | "when"                                                    {% make.nothing %}
item     -> "you" "may" "use" "this" "gate" "only" gated2             {% ([, , , , , , c]) => wide.gateOnly(c) %}
          | "you" "may" "only" "use" "this" "gate" gated2             {% ([, , , , , , c]) => wide.gateOnly(c) %}
          | "this" "gate" "may" "only" "is" "use" gated2              {% ([, , , , , , c]) => wide.gateOnly(c) %}
          | "this" "gate" "may" "is" "use" "only" gated2              {% ([, , , , , , c]) => wide.gateOnly(c) %}
          | "you" "may" "not" "use" "this" "gate" "unless" cond       {% ([, , , , , , , c]) => wide.gateOnly(c) %}
          | "you" "cannot" "use" "this" "gate" "unless" cond          {% ([, , , , , , c]) => wide.gateOnly(c) %}
          | "this" "gate" "may" "not" "is" "use" "unless" cond        {% ([, , , , , , , c]) => wide.gateOnly(c) %}
          | "you" "may" "not" "use" "this" "gate"                     {% () => wide.gateNever() %}
          | "you" "cannot" "use" "this" "gate"                        {% () => wide.gateNever() %}
          | "this" "gate" "may" "not" "is" "use"                      {% () => wide.gateNever() %}
gated2   -> "if" cond                                                 {% ([, c]) => c %}
          | "while" cond                                              {% ([, c]) => c %}
          | "when" cond                                               {% ([, c]) => c %}
          | timing                                                    {% make.first %}

# While you have more Sanity than your opponent, add 1 to this card.   If your opponent has fewer Allies than you, draw one card when played.
atom     -> someone "have" "more" measured "than" someone2            {% ([who, , , more, , than]) => wide.hasMore(more, who, than) %}
          | someone "have" "fewer" measured "than" someone2           {% ([who, , , more, , than]) => wide.hasMore(more, than, who) %}
          | someone "have" "less" measured "than" someone2            {% ([who, , , more, , than]) => wide.hasMore(more, than, who) %}
          | poss sanity "is" "higher" "than" theirs                   {% ([who, , , , , than]) => wide.hasMore('sanity', who, than) %}
          | poss sanity "is" "greater" "than" theirs                  {% ([who, , , , , than]) => wide.hasMore('sanity', who, than) %}
          | poss sanity "is" "lower" "than" theirs                    {% ([who, , , , , than]) => wide.hasMore('sanity', than, who) %}
          | poss sanity "is" "less" "than" theirs                     {% ([who, , , , , than]) => wide.hasMore('sanity', than, who) %}
          | cardref "is" npd                                          {% ([card, , is]) => wide.cardIs(card, is) %}
          | thiscard "is" npd                                         {% ([, , is]) => wide.selfIs(is) %}
          | thiscard "is" "not" npd                                   {% ([, , , is]) => make.isNot(wide.selfIs(is)) %}
          | cardref "is" "not" npd                                    {% ([card, , , is]) => make.isNot(wide.cardIs(card, is)) %}
          | cardref bear borne                                        {% ([card, , bears]) => wide.cardBears(card, bears) %}
cardref  -> "the" "target"                                            {% () => ({ ref: 'target' }) %}
          | "target" "ally"                                           {% () => ({ ref: 'target' }) %}
          | "the" "target" "ally"                                     {% () => ({ ref: 'target' }) %}
          | "that" "ally"                                             {% () => ({ ref: 'host' }) %}
          | "the" "ally"                                              {% () => ({ ref: 'host' }) %}
          | "the" "bearer"                                            {% () => ({ ref: 'host' }) %}
          | "that" "card"                                             {% () => ({ ref: 'cause' }) %}
          | "the" "card" "look" "at"                                  {% () => ({ ref: 'looked' }) %}
measured -> np                                                        {% ([cards]) => wide.counted(cards) %}
          | np "in" "play"                                            {% ([cards]) => wide.counted(cards) %}
          | sanity                                                    {% () => 'sanity' %}
          | "card" "in" "hand"                                        {% () => 'hand' %}
          | "card" "in" poss "hand"                                   {% () => 'hand' %}
          | "adventure" "point"                                       {% () => 'points' %}
          | "victory" "point"                                         {% () => 'points' %}
someone2 -> someone                                                   {% make.first %}
          | "you" "do"                                                {% () => 'you' %}
          | "you" "have"                                              {% () => 'you' %}
          | "your" "opponent" "do"                                    {% () => 'opponent' %}
          | "your" "opponent" "have"                                  {% () => 'opponent' %}
          | "they" "do"                                               {% () => 'opponent' %}
          | "they" "have"                                             {% () => 'opponent' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "each" "other" "player"                                   {% () => 'eachOpponent' %}
          | "any" "other" "player"                                    {% () => 'eachOpponent' %}
          | "all" "opponents"                                         {% () => 'eachOpponent' %}
theirs   -> "your" "opponent" "'s"                                    {% () => 'opponent' %}
          | "that" "of" "your" "opponent"                             {% () => 'opponent' %}
          | "your" "opponent" "'s" sanity                             {% () => 'opponent' %}
          | "your"                                                    {% () => 'you' %}
          | "each" "opponent" "'s"                                    {% () => 'eachOpponent' %}

# Gain 1 Sanity for each Ally you have in play, up to 5, when played.   Each of your Ghouls gains 1 for the next Round when played.
tail     -> "," "up" "to" num                                         {% ([, , , most]) => ({ most }) %}
          | "up" "to" num                                             {% ([, , most]) => ({ most }) %}
          | "(" "up" "to" num ")"                                     {% ([, , , most]) => ({ most }) %}
          | "," "up" "to" num counts                                  {% ([, , , most]) => ({ most }) %}
          | "up" "to" num counts                                      {% ([, , most]) => ({ most }) %}
          | "(" "up" "to" num counts ")"                              {% ([, , , most]) => ({ most }) %}
amount   -> num "for" "each" counted "(" "up" "to" num ")"            {% ([times, , , per, , , , most]) => ({ ...make.per(times, per), most }) %}
act      -> "gain" num sanity "for" "each" counted "(" "up" "to" num ")" {% ([, n, , , , per, , , , most]) => ({ sanity: { ...make.per(n, per), most }, who: 'you', sign: 1 }) %}
          | "lose" num sanity "for" "each" counted "(" "up" "to" num ")" {% ([, n, , , , per, , , , most]) => ({ sanity: { ...make.per(n, per), most }, who: 'you', sign: -1 }) %}
counts   -> sanity                                                    {% make.nothing %}
          | "point"                                                   {% make.nothing %}
          | "card"                                                    {% make.nothing %}
lasting  -> "until" "the" "end" "of" "the" "next" "round"             {% () => 'throughNextRound' %}
          | "for" "this" "round" "and" "the" "next"                   {% () => 'throughNextRound' %}
          | "for" "the" "rest" "of" "this" "round" "and" "the" "next" {% () => 'throughNextRound' %}
          | "for" "the" "next" "round"                                {% () => 'nextRound' %}
          | "throughout" "the" "next" "round"                         {% () => 'nextRound' %}
remark   -> "if" cond "," "add" num "instead"                         {% ([, insteadIf, , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" cond "," "add" num "point" "instead"                 {% ([, insteadIf, , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" cond "," "subtract" num "instead"                    {% ([, insteadIf, , , n]) => ({ insteadIf, insteadAdd: -n }) %}
          | "if" cond "," act "instead"                               {% ([, insteadIf, , insteadOp]) => ({ insteadIf, insteadOp }) %}
          | "otherwise" "," "lose" num                                {% ([, , , n]) => ({ otherwiseSanity: { n, sign: -1 } }) %}
          | "otherwise" "," "gain" num                                {% ([, , , n]) => ({ otherwiseSanity: { n, sign: 1 } }) %}
          | "otherwise" "lose" num                                    {% ([, , n]) => ({ otherwiseSanity: { n, sign: -1 } }) %}
          | "otherwise" "gain" num                                    {% ([, , n]) => ({ otherwiseSanity: { n, sign: 1 } }) %}

# Joins Byakhees and other Deep Ones.   Bypasses Combat with Allies without a Weapon.   Only Allies with Weapons may defend against this card.
quality  -> "join" np "and" "other" np                                {% ([, a, , , b]) => ({ join: make.union([a, b]), may: true }) %}
          | "join" "other" np "and" "other" np                        {% ([, , a, , , b]) => ({ join: make.union([a, b]), may: true }) %}
          | "only" npd "may" "defend" "against" thiscard              {% ([, is]) => wide.defendedOnlyBy(is) %}
          | "only" npd "can" "defend" "against" thiscard              {% ([, is]) => wide.defendedOnlyBy(is) %}
          | "can" "only" "is" "defend" "against" "by" npd             {% ([, , , , , , is]) => wide.defendedOnlyBy(is) %}
          | "may" "only" "is" "defend" "against" "by" npd             {% ([, , , , , , is]) => wide.defendedOnlyBy(is) %}
          | np maynot "defend" "against" thiscard                     {% ([is]) => wide.defendedNotBy(is) %}
          | "cannot" "is" "defend" "against" "by" npd                 {% ([, , , , , is]) => wide.defendedNotBy(is) %}
passed   -> "combat" "with" npd                                       {% ([, , is]) => is %}
          | "combat" "with" "all" np                                  {% ([, , , is]) => make.someKind(is) %}

# Your hand size is increased by 1.   Each player draws two fewer cards at the start of each Round.   The Sanity cost of Spells in this Tome is reduced by 1.
hoard    -> "hand" "size"                                             {% () => 'draw' %}
points   -> num "card"                                                {% make.first %}
stat     -> player "draw" num "card" "fewer" "at" "the" "start" "of" eachround {% ([who, , n]) => make.dropYou({ stat: 'draw', by: -n, who }) %}
          | player "draw" num "card" "less" "at" "the" "start" "of" eachround {% ([who, , n]) => make.dropYou({ stat: 'draw', by: -n, who }) %}
          | player "draw" num "less" "card" "at" "the" "start" "of" eachround {% ([who, , n]) => make.dropYou({ stat: 'draw', by: -n, who }) %}
          | player "draw" num "card" "more" "at" "the" "start" "of" eachround {% ([who, , by]) => make.dropYou({ stat: 'draw', by, who }) %}
          | player "draw" num "more" "card" "at" "the" "start" "of" eachround {% ([who, , by]) => make.dropYou({ stat: 'draw', by, who }) %}
          | "draw" num "fewer" "card" "at" "the" "start" "of" eachround {% ([, n]) => ({ stat: 'draw', by: -n }) %}
          | "the" sanity "cost" "of" costly2 "is" "reduce" "by" points {% ([, , , , of, , , , n]) => wide.costOf(of, make.minus(n)) %}
          | "the" sanity "cost" "of" costly2 "is" increased "by" points {% ([, , , , of, , , , by]) => wide.costOf(of, by) %}
          | "reduce" "the" sanity "cost" "of" np wheres "by" points   {% ([, , , , , is, posts, , n]) => wide.costOf(make.selector({ is, pick: 'all' }, posts), make.minus(n)) %}
          | "reduce" "the" sanity "cost" "of" every np wheres "by" points {% ([, , , , , , is, posts, , n]) => wide.costOf(make.selector({ is, pick: 'all' }, posts), make.minus(n)) %}
costly2  -> costly                                                    {% ([is]) => ({ is, pick: 'all' }) %}
          | np wheres                                                 {% ([is, posts]) => make.selector({ is, pick: 'all' }, posts) %}
          | every np wheres                                           {% ([, is, posts]) => make.selector({ is, pick: 'all' }, posts) %}

# Take one Monster in your discard pile and add it to your Threat when cast.   When played, choose one: gain 3 Sanity, or draw 2 cards.
act      -> "take" sel "and" brought                                  {% ([, move, , to]) => wide.broughtTo(move, to) %}
          | "choose" sel "and" brought                                {% ([, move, , to]) => wide.broughtTo(make.chosen(move), to) %}
          | place2 sel "in" poss "threat"                             {% ([, move, , whose]) => make.whose({ move, to: 'threat' }, whose) %}
          | "add" sel "to" poss "threat"                              {% ([, move, , whose], _at, reject) => (move.ref === 'self' ? reject : make.whose({ move, to: 'threat' }, whose)) %}
          | "move" sel "to" poss "hand"                               {% ([, move, , who]) => more.toOwnHand(move, who) %}
          | "move" sel "into" poss "hand"                             {% ([, move, , who]) => more.toOwnHand(move, who) %}
          | "put" sel "on" "top" "of" poss "mythos" "deck"            {% ([, move, , , , whose]) => wide.onDeck(move, whose) %}
          | "return" sel "to" "the" "top" "of" poss "mythos" "deck"   {% ([, move, , , , , whose]) => wide.onDeck(move, whose) %}
          | place2 sel "face-down" "in" poss "threat"                 {% ([, move, , , whose]) => make.whose({ move, to: 'threat' }, whose) %}
          | "remove" sel                                              {% ([, move]) => wide.removed(move) %}
          | "bury" sel "from" "play"                                  {% ([, move]) => ({ move, to: 'bury' }) %}
          | "discard" sel "from" "play"                               {% ([, move]) => ({ move, to: 'discard' }) %}
brought  -> "add" them "to" poss "threat"                             {% ([, , , whose]) => ({ to: 'threat', whose }) %}
          | "add" them "to" poss "threat" "face-down"                 {% ([, , , whose]) => ({ to: 'threat', whose }) %}
          | "add" them "to" poss "threat" "," "face-down"             {% ([, , , whose]) => ({ to: 'threat', whose }) %}
          | "add" them "face-down" "to" poss "threat"                 {% ([, , , , whose]) => ({ to: 'threat', whose }) %}
          | place2 them "in" poss "threat"                            {% ([, , , whose]) => ({ to: 'threat', whose }) %}
          | place2 them "into" poss "threat"                          {% ([, , , whose]) => ({ to: 'threat', whose }) %}
          | place2 them "face-down" "in" poss "threat"                {% ([, , , , whose]) => ({ to: 'threat', whose }) %}
          | place2 them "face-down" "into" poss "threat"              {% ([, , , , whose]) => ({ to: 'threat', whose }) %}
          | "add" them "to" poss "hand"                               {% ([, , , whose]) => ({ to: 'hand', whose }) %}
          | place2 them "in" poss "hand"                              {% ([, , , whose]) => ({ to: 'hand', whose }) %}
          | place2 them "into" poss "hand"                            {% ([, , , whose]) => ({ to: 'hand', whose }) %}
          | "return" them "to" poss "hand"                            {% ([, , , whose]) => ({ to: 'hand', whose }) %}
          | place2 them "on" "top" "of" poss "mythos" "deck"          {% ([, , , , , whose]) => ({ to: 'deckTop', whose }) %}
          | place2 them "into" "play"                                 {% () => ({ to: 'play' }) %}
          | place2 them "in" "play"                                   {% () => ({ to: 'play' }) %}
op       -> "choose" num ":" alternatives                             {% ([, n, , choose], _at, reject) => (n === 1 ? { choose, by: 'you' } : reject) %}
          | "choose" num "of" "the" "follow" ":" alternatives         {% ([, n, , , , , choose], _at, reject) => (n === 1 ? { choose, by: 'you' } : reject) %}
alternatives -> act ";" "or" act                                      {% ([a, , , b]) => [[a], [b]] %}
          | act ";" act                                               {% ([a, , b]) => [[a], [b]] %}
          | act "," alternatives                                      {% ([a, , all]) => [[a], ...all] %}
          | act ";" alternatives                                      {% ([a, , all]) => [[a], ...all] %}
items    -> "look" "at" sel "and" "either" leaveit "or" away them     {% ([, , look, , , , , to]) => wide.leftOr(look, to) %}
          | "look" "at" sel "and" leaveit "or" away them              {% ([, , look, , , , to]) => wide.leftOr(look, to) %}
          | "look" "at" sel "and" "either" away them "or" leaveit     {% ([, , look, , , to]) => wide.leftOr(look, to) %}
leaveit  -> "leave" them "there"                                      {% make.nothing %}
          | "leave" them "on" "top"                                   {% make.nothing %}
          | "put" them "back"                                         {% make.nothing %}
          | "put" them "back" "on" "top"                              {% make.nothing %}
          | "return" them "to" "the" "top"                            {% make.nothing %}
          | "leave" them                                              {% make.nothing %}
replacement -> "you" "may" back thiscard "to" poss "hand" "instead" "of" losing them {% () => wide.backInstead(true) %}
          | back thiscard "to" poss "hand" "instead" "of" losing them {% () => wide.backInstead() %}
          | "at" "the" "end" "of" "combat" "," "you" "may" back thiscard "to" poss "hand" "instead" "of" losing them {% () => wide.backInstead(true, true) %}
          | "after" "combat" "," "you" "may" back thiscard "to" poss "hand" "instead" "of" losing them {% () => wide.backInstead(true, true) %}
          | "at" "the" "end" "of" "combat" "," back thiscard "to" poss "hand" "instead" "of" losing them {% () => wide.backInstead(undefined, true) %}
act      -> "discard" "their" "hand" drawnfor                         {% () => make.exchangeAll %}
          | "discard" "all" "card" inside "their" "hand" drawnfor     {% () => make.exchangeAll %}
restated -> "turn" "it" "face-up" "at" "the" "end" "of" eachround     {% make.nothing %}
          | "turn" thiscard "face-up" "at" "the" "end" "of" eachround {% make.nothing %}
          | "may" "is" "cast" "during" "combat"                       {% make.nothing %}
          | "may" "is" "cast" "in" "combat"                           {% make.nothing %}
          | thiscard "may" "is" "cast" "during" "combat"              {% make.nothing %}
          | thiscard "may" "is" "cast" "in" "combat"                  {% make.nothing %}
canceling -> "cancel" npd "as" "it" "is" "is" done                    {% ([, of, , , , , after]) => ({ window: { after, of, by: 'each' } }) %}
          | "cancel" npd "when" "it" "is" done                        {% ([, of, , , , after]) => ({ window: { after, of, by: 'each' } }) %}
          | "cancel" npd "as" "it" "is" done                          {% ([, of, , , , after]) => ({ window: { after, of, by: 'each' } }) %}

# ------------------------------------------------------------------ what the older sets might say in other words

# When your opponent has just cast a Spell, flip this card: cancel it.   When any player passes, he loses 1 Sanity.   When Night falls, lose 1 Sanity.
window   -> "when" player "have" "play" npd                           {% ([, by, , , of]) => ({ window: { after: 'played', of, by } }) %}
          | "when" player "have" "cast" npd                           {% ([, by, , , of]) => ({ window: { after: 'cast', of, by } }) %}
          | "after" player "have" "play" npd                          {% ([, by, , , of]) => ({ window: { after: 'played', of, by } }) %}
          | "after" player "have" "cast" npd                          {% ([, by, , , of]) => ({ window: { after: 'cast', of, by } }) %}
act      -> "cancel" "it"                                             {% () => ({ cancel: 'cause' }) %}
          | "cancel" "that" np                                        {% wide.cancelled %}
          | "cancel" "the" np                                         {% wide.cancelled %}
          | "that" np "is" "cancel"                                   {% ([, is]) => wide.cancelled([null, null, is]) %}
          | "the" np "is" "cancel"                                    {% ([, is]) => wide.cancelled([null, null, is]) %}
          | "it" "is" "cancel"                                        {% () => ({ cancel: 'cause' }) %}
canceling -> "cancel" npd "that" player "have" done                   {% ([, of, , by, , after]) => ({ window: { after, of, by } }) %}
          | "cancel" npd "which" player "have" done                   {% ([, of, , by, , after]) => ({ window: { after, of, by } }) %}
          | "cancel" npd "which" player done                          {% ([, of, , by, after]) => ({ window: { after, of, by } }) %}
          | "cancel" npd player "have" done                           {% ([, of, by, , after]) => ({ window: { after, of, by } }) %}
remark   -> "cast" "after" player "cast" npd                          {% ([, , by, , of]) => ({ window: { after: 'cast', of, by } }) %}
          | "cast" "when" player "cast" npd                           {% ([, , by, , of]) => ({ window: { after: 'cast', of, by } }) %}
          | "play" "after" player done npd                            {% ([, , by, after, of]) => ({ window: { after, of, by } }) %}
          | "play" "when" player done npd                             {% ([, , by, after, of]) => ({ window: { after, of, by } }) %}
          | "play" thiscard "after" player done npd                   {% ([, , , by, after, of]) => ({ window: { after, of, by } }) %}
          | "play" thiscard "when" player done npd                    {% ([, , , by, after, of]) => ({ window: { after, of, by } }) %}
          | "play" "after" player "have" done npd                     {% ([, , by, , after, of]) => ({ window: { after, of, by } }) %}
          | "play" "when" player "have" done npd                      {% ([, , by, , after, of]) => ({ window: { after, of, by } }) %}
          | "play" thiscard "when" player "have" done npd             {% ([, , , by, , after, of]) => ({ window: { after, of, by } }) %}
op       -> "they" act                                                {% ([, op]) => wide.byActor(op) %}
          | "they" "must" act                                         {% ([, , op]) => wide.byActor(op) %}
trigger  -> whenever "cast" "a" "spell"                               {% () => ({ spellCast: 'they' }) %}
          | whenever "play" npd                                       {% ([, , is]) => ({ cardPlayed: is, by: 'they' }) %}
          | whenever "pass"                                           {% () => ({ passed: 'they' }) %}
          | whenever "day" dawn "night"                               {% () => 'timeChanged' %}
          | whenever "night" "fall"                                   {% () => 'timeChanged' %}
          | whenever "night" "begin"                                  {% () => 'timeChanged' %}
          | whenever "it" "become" "night"                            {% () => 'timeChanged' %}
dawn     -> "turn" "to"                                               {% make.nothing %}
          | "turn" "into"                                             {% make.nothing %}
          | "change" "to"                                             {% make.nothing %}
          | "change" "into"                                           {% make.nothing %}
          | "become"                                                  {% make.nothing %}
          | "give" "way" "to"                                         {% make.nothing %}
sentence -> crowd "who" "pass" act                                    {% ([by, , , op]) => wide.whoPasses(by, op) %}
          | crowd "who" "pass" "this" "round" act                     {% ([by, , , , , op]) => wide.whoPasses(by, op, 'round') %}
          | remain "in" "play" "until" npd "is" "play"                {% ([, , , , is]) => wide.untilPlayed(is) %}
          | remain "in" "play" "until" "another" np "is" "play"       {% ([, , , , , is]) => wide.untilPlayed(is) %}
          | thiscard remain "in" "play" "until" npd "is" "play"       {% ([, , , , , is]) => wide.untilPlayed(is) %}
          | thiscard remain "in" "play" "until" "another" np "is" "play" {% ([, , , , , , is]) => wide.untilPlayed(is) %}
lasting  -> "until" "another" np "is" "play"                          {% ([, , is]) => ({ cardPlayed: is }) %}
mod      -> "while" remain "here" "for" aturn                         {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "while" "you" remain "here" "for" aturn                   {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "during" each2 "turn" "that" "you" remain "here"          {% () => ({ window: 'turn', stayed: 'here' }) %}
each2    -> "each"                                                    {% make.nothing %}
          | "any"                                                     {% make.nothing %}
lead     -> "command" ":"                                             {% () => ({ limit: { stacking: 'no', group: 'Command' } }) %}
          | "command" "ability" ":"                                   {% () => ({ limit: { stacking: 'no', group: 'Command' } }) %}
          | "by" "use" "this" "gate" "you" "may"                      {% () => ({ window: 'turn', cost: ['gate'], if: { at: { title: 'self' } } }) %}
          | "use" thiscard "to"                                       {% () => ({}) %}
          | "you" "may" "use" thiscard "to"                           {% () => ({ optional: true }) %}

# Bury one Phobia that affects you or another player when cast.   The value of this card is 5 at Night and 3 by Day.
where    -> "that" "affect" "you" "or" any2 "player"                  {% () => ({ affecting: 'each' }) %}
          | "which" "affect" "you" "or" any2 "player"                 {% () => ({ affecting: 'each' }) %}
          | "that" "affect" "any" "player"                            {% () => ({ affecting: 'each' }) %}
          | "on" "your" "investigator"                                {% () => ({ affecting: 'you' }) %}
          | "from" "you"                                              {% () => ({ affecting: 'you' }) %}
any2     -> "another"                                                 {% make.nothing %}
          | "any" "other"                                             {% make.nothing %}
          | "a" "other"                                               {% make.nothing %}
newcards -> "new" "card" "from" poss mythosdeck                       {% make.nothing %}
          | "card" "from" poss mythosdeck                             {% make.nothing %}
          | "a" "new" "card" "from" poss mythosdeck                   {% make.nothing %}
          | "the" "same" "number" "of" "card" "from" poss mythosdeck  {% make.nothing %}
value    -> sel "is" "reduce" "to" num                                {% ([of, , , , value]) => ({ value, of, how: 'set' }) %}
          | sel "is" "reduce" "to" num "point"                        {% ([of, , , , value]) => ({ value, of, how: 'set' }) %}
          | "reduce" valued "to" num "point"                          {% ([, of, , value]) => ({ value, of, how: 'set' }) %}
          | sel "is" increased "to" num                               {% ([of, , , , value]) => ({ value, of, how: 'set' }) %}
items    -> valueword "is" num so andor num so                        {% ([, , n, a, , m, b]) => wide.twoValues(n, a, m, b) %}
          | "its" valueword "is" num so andor num so                  {% ([, , , n, a, , m, b]) => wide.twoValues(n, a, m, b) %}
          | thiscard "'s" valueword "is" num so andor num so          {% ([, , , , n, a, , m, b]) => wide.twoValues(n, a, m, b) %}
          | "the" valueword "of" thiscard "is" num so andor num so    {% ([, , , , , n, a, , m, b]) => wide.twoValues(n, a, m, b) %}
          | valueword "is" num "if" cond "," "otherwise" other2 num   {% ([, , n, , c, , , , m]) => wide.twoValues(n, c, m) %}
          | "its" valueword "is" num "if" cond "," "otherwise" other2 num {% ([, , , n, , c, , , , m]) => wide.twoValues(n, c, m) %}
          | thiscard "'s" valueword "is" num "if" cond "," "otherwise" other2 num {% ([, , , , n, , c, , , , m]) => wide.twoValues(n, c, m) %}
          | "the" valueword "of" thiscard "is" num "if" cond "," "otherwise" other2 num {% ([, , , , , n, , c, , , , m]) => wide.twoValues(n, c, m) %}
andor    -> "and"                                                     {% make.nothing %}
          | "or"                                                      {% make.nothing %}
          | "," "and"                                                 {% make.nothing %}
          | "," "or"                                                  {% make.nothing %}
          | "," "but"                                                 {% make.nothing %}
          | ","                                                       {% make.nothing %}
other2   -> "it" "is"                                                 {% make.nothing %}
          | "its" valueword "is"                                      {% make.nothing %}
atom     -> someone "is" %name                                        {% ([who, , name]) => wide.inSuchPlace(who, name) %}
          | "it" "contain" npd                                        {% ([, , is]) => wide.itContains(is) %}
base     -> every np "defending" "you"                                {% ([, is]) => wide.defenders(is) %}
          | every np "that" "defend" "you"                            {% ([, is]) => wide.defenders(is) %}
          | every np "who" "defend" "you"                             {% ([, is]) => wide.defenders(is) %}
counted  -> "of" poss np                                              {% ([, of, is]) => make.selector({ is, pick: 'all' }, [{ of }]) %}
          | "of" poss "other" np                                      {% ([, of, , is]) => make.selector({ is, pick: 'all', others: true }, [{ of }]) %}
          | np "it" "contain"                                         {% ([is]) => ({ is, pick: 'all', in: 'threat' }) %}
          | np "in" "it"                                              {% ([is]) => ({ is, pick: 'all', in: 'threat' }) %}
threat   -> "add" num "to" "your" "threat" "for" "each" counted       {% ([, n, , , , , , per]) => ({ threatValue: make.per(n, per), of: 'yourThreat' }) %}
          | "add" num "point" "to" "your" "threat" "for" "each" counted {% ([, n, , , , , , , per]) => ({ threatValue: make.per(n, per), of: 'yourThreat' }) %}
ref      -> "the" "choose" np                                         {% () => ({ ref: 'target' }) %}
          | "the" "choose" "ally"                                     {% () => ({ ref: 'target' }) %}

# Joins other Ghouls and with Deep Ones.   All Ghouls may join each other.   You may use this Gate again, paying its Sanity cost each time.
joined   -> joined "and" "with" npd                                   {% ([a, , , b]) => make.union([a, b]) %}
          | joined "and" "with" "other" np                            {% ([a, , , , b]) => make.union([a, b]) %}
quality  -> "join" joined "and" "with" npd                            {% ([, a, , , b]) => ({ join: make.union([a, b]), may: true }) %}
          | sel "may" "join" joined                                   {% ([of, , , join]) => make.dropSelf({ join, may: true, of }) %}
          | every np "may" "join" "each" "other"                      {% ([, is]) => ({ join: is, may: true, of: { is, pick: 'all' } }) %}
          | every np "may" "join" "with" "each" "other"               {% ([, is]) => ({ join: is, may: true, of: { is, pick: 'all' } }) %}
          | "may" "is" "join" joined                                  {% ([, , , join]) => ({ join, may: true }) %}
          | "can" "is" "join" joined                                  {% ([, , , join]) => ({ join, may: true }) %}
          | thiscard "may" "is" "join" joined                         {% ([, , , , join]) => ({ join, may: true }) %}
          | sel "become" "a" %name                                    {% ([of, , , name]) => make.becomes(of, name) %}
          | "no" np "have" "a" %name                                  {% ([, is, , , name]) => wide.noneHas(is, name) %}
          | "no" np "have" %name                                      {% ([, is, , name]) => wide.noneHas(is, name) %}
          | thiscard maycan holds "up" "to" num "spell"               {% ([, , , , , holdsSpells]) => ({ holdsSpells }) %}
          | "can" "hold" num "spell" "with" "the" %name "icon"        {% ([, , n, , , , name]) => make.iconSpells(n, name) %}
          | "can" "know" num "spell" "with" "the" %name "icon"        {% ([, , n, , , , name]) => make.iconSpells(n, name) %}
          | "may" holds num "spell" "with" "the" %name "icon"         {% ([, , n, , , , name]) => make.iconSpells(n, name) %}
          | "if" bearer2 "is" losing "," thing2 "is" losing           {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "if" bearer2 "is" losing "," thing2 "suffer" "the" "same" "fate" {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "if" bearer2 "is" losing "," "so" "is" thing2             {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "if" "ally" "is" losing "," "so" "is" thing2              {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "count" "as" anyneeded2 npd                               {% ([, , , is]) => make.standsFor(is) %}
          | gateof "may" "is" "use" "any" "number" "of" "time"        {% ([of]) => ({ gateReuse: true, ...of }) %}
          | "you" "may" "have" "more" "than" num "copy" "of" np "in" "play" {% ([, , , , , n, , , is], _at, reject) => (n === 1 ? { copies: 'any', of: { is, pick: 'all' } } : reject) %}
          | "you" "may" "have" "more" "than" num np "in" "play"       {% ([, , , , , n, is], _at, reject) => (n === 1 ? { copies: 'any', of: { is, pick: 'all' } } : reject) %}
          | "you" "may" "have" "any" "number" "of" "copy" "of" np "in" "play" {% ([, , , , , , , , is]) => ({ copies: 'any', of: { is, pick: 'all' } }) %}
bearer2  -> "the" "ally"                                              {% make.nothing %}
          | "that" "ally"                                             {% make.nothing %}
          | "the" "bearer"                                            {% make.nothing %}
items    -> giving thiscard towards given "," "who" maycan holds num "spell" {% ([, , , attachedTo, , , , , n]) => wide.givenWithSpells(attachedTo, n) %}
          | "give" thiscard "to" given "," "who" maycan holds num "spell" {% ([, , , attachedTo, , , , , n]) => wide.givenWithSpells(attachedTo, n) %}
anyneeded2 -> num "of" "the" "card" "require" "to" "play"             {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "of" "the" "card" "need" "to" "play"                  {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "card" "need" "to" "play"                             {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "card" "require" "to" "play"                          {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "card" "need" "to" "summon"                     {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | num "card" "need" "to" "summon"                           {% ([n], _at, reject) => (n === 1 ? null : reject) %}
surviving2 -> "allow" "you" "and" "your" "ally" "to" "survive"        {% make.nothing %}
          | "allow" "your" "investigator" "and" "ally" "to" "survive" {% make.nothing %}
          | "protect" "you" "and" "your" "ally" "from"                {% make.nothing %}
gateof   -> "the" "gate" "at" "this" "location"                       {% () => ({}) %}
          | "the" "gate" "of" "this" "location"                       {% () => ({}) %}
          | "this" "location" "'s" "gate"                             {% () => ({}) %}
paying   -> "," "pay" "its" sanity "cost"                             {% () => [{ sanity: 'ofThisCard' }] %}
          | "," "pay" "its" sanity "cost" "each" "time"               {% () => [{ sanity: 'ofThisCard' }] %}
          | "by" "pay" "its" sanity "cost" "each" "time"              {% () => [{ sanity: 'ofThisCard' }] %}
          | "," "pay" amount sanity "each" "time"                     {% ([, , n]) => [{ sanity: n }] %}
          | "if" "you" "pay" "its" sanity "cost" "again"              {% () => [{ sanity: 'ofThisCard' }] %}
stat     -> "raise" poss hoard "by" points                            {% ([, who, stat, , by]) => make.dropYou({ stat, by, who }) %}
          | "lower" poss hoard "by" points                            {% ([, who, stat, , n]) => make.dropYou({ stat, by: make.minus(n), who }) %}
          | "you" "may" "keep" num more "card" "in" "your" "hand" "at" "the" "end" "of" eachround {% ([, , , by]) => ({ stat: 'handMax', by }) %}
          | every np "cost" num more sanity                           {% ([, is, , by]) => make.costOf(is, { by }) %}
          | every np "cost" num more sanity "to" "play"               {% ([, is, , by]) => make.costOf(is, { by }) %}
          | every np "cost" num "less" sanity "to" "play"             {% ([, is, , n]) => make.costOf(is, { by: -n }) %}
          | every np "cost" "no" sanity "to" "play"                   {% ([, is]) => make.costOf(is, { by: 0, how: 'set' }) %}
          | np "cost" num more sanity "to" "play"                     {% ([is, , by]) => make.costOf(is, { by }) %}
          | np "cost" num "less" sanity "to" "play"                   {% ([is, , n]) => make.costOf(is, { by: -n }) %}
          | np "cost" "no" sanity "to" "play"                         {% ([is]) => make.costOf(is, { by: 0, how: 'set' }) %}

# You may walk to any other City Location from here.   You must walk when leaving this Location.   This Location can be reached only by Travel by Sea.
item     -> "you" "may" "walk" "to" "any" "other" np "from" heregoing {% ([, , , , , , is]) => make.walkFromHere(is) %}
          | "you" "may" "walk" "to" "any" np "from" heregoing         {% ([, , , , , is]) => make.walkFromHere(is) %}
          | "you" "may" "walk" "from" heregoing "to" "any" np         {% ([, , , , , , , is]) => make.walkFromHere(is) %}
act      -> "on" "a" "later" "turn" "," "you" "may" journey           {% ([, , , , , , , travel]) => ({ travel, when: 'laterTurn' }) %}
          | "on" "a" "later" "turn" "," journey                       {% ([, , , , , travel]) => ({ travel, when: 'laterTurn' }) %}
          | "on" "a" "later" "turn" "you" "may" journey               {% ([, , , , , , travel]) => ({ travel, when: 'laterTurn' }) %}
anyplace -> "any" "new" np                                            {% ([, , is]) => is %}
placed   -> "," "place" position                                      {% ([, , position]) => position %}
          | "place" position                                          {% ([, position]) => position %}
          | "," "place" position "on" "top" "of" "your" "story" "deck" {% ([, , position]) => position %}
regions  -> "in" "this" "or" "another" "region"                       {% () => ({ region: 'any' }) %}
          | "in" "this" "or" "a" "different" "region"                 {% () => ({ region: 'any' }) %}
          | "in" "the" "current" "region"                             {% () => ({ region: 'same' }) %}
rule     -> "you" "must" "walk" "when" "leave" heregoing              {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | "you" "must" "walk" "when" "you" "leave" heregoing        {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | "you" "must" "walk" "when" "leave" "here"                 {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | thiscard maycan "is" reached "only" by                    {% ([, , , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | maycan "is" reached "only" by                             {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | "you" "may" "use" "any" gated "to" "play" thiscard "as" "a" allymonster {% ([, , , , is, , , , , , playAs]) => make.playedAs('self', playAs, { at: is, cost: ['gate'] }) %}
          | "by" "use" "this" "gate" "," "you" "may" "play" some np "as" "a" allymonster {% ([, , , , , , , , , of, , , playAs]) => wide.throughThisGate(of, playAs) %}
          | "by" "use" "this" "gate" "you" "may" "play" some np "as" "a" allymonster {% ([, , , , , , , , of, , , playAs]) => wide.throughThisGate(of, playAs) %}
          | "you" "may" "use" "any" gated "to" "play" some np "as" "a" allymonster {% ([, , , , is, , , , of, , , playAs]) => make.playedAs(of, playAs, { at: is, cost: ['gate'] }) %}
op       -> "on" poss "next" "turn" "," "they" "must" "play" npd "or" act {% ([, who, , , , , , , is, , op]) => make.orSuffers(who, is, op) %}
          | "on" poss "next" "turn" "they" "must" "play" npd "or" act {% ([, who, , , , , , is, , op]) => make.orSuffers(who, is, op) %}

# Start the next Round with this card in your Threat if it is buried in Combat.   If this card would be buried, return it to your Hand.
replacement -> "if" thiscard "is" "bury" "in" "combat" "," nextthreat  {% ([, , , , , , , may]) => wide.staysOn(may) %}
          | "if" thiscard "is" "bury" "," nextthreat                   {% ([, , , , , may]) => wide.staysOn(may) %}
          | "if" thiscard "would" "is" "bury" "in" "combat" "," nextthreat {% ([, , , , , , , , may]) => wide.staysOn(may) %}
          | nextthreat "if" "it" "is" "bury" "in" "combat"             {% ([may]) => wide.staysOn(may) %}
          | "if" lives2 "," nextthreat                                 {% ([, , , may]) => wide.staysOn(may, true) %}
          | "at" "the" "end" "of" "combat" "," nextthreat              {% ([, , , , , , may]) => wide.staysOn(may) %}
          | "after" "combat" "," nextthreat                            {% ([, , , may]) => wide.staysOn(may) %}
          | "instead" "of" "is" "bury" "," nextthreat                  {% ([, , , , , may]) => wide.staysOn(may) %}
          | "instead" "of" "is" "bury" "," ownoutcome                  {% ([, , , , , made]) => wide.outcome({ wouldBeBuried: { ref: 'self' } }, made) %}
          | "instead" "of" "is" "bury" "in" "combat" "," ownoutcome    {% ([, , , , , , , made]) => wide.outcome({ wouldBeBuried: { ref: 'self' }, inCombat: true }, made) %}
          | "if" thiscard "would" "is" "bury" "," ownoutcome           {% ([, , , , , , made]) => wide.outcome({ wouldBeBuried: { ref: 'self' } }, made) %}
          | "if" thiscard "would" "is" "bury" "in" "combat" "," ownoutcome {% ([, , , , , , , , made]) => wide.outcome({ wouldBeBuried: { ref: 'self' }, inCombat: true }, made) %}
          | thiscard "is" "only" "bury" aftercombat "if" absorbed      {% () => wide.stayedWhole() %}
          | thiscard "is" "only" "bury" "if" absorbed                  {% () => wide.stayedWhole() %}
          | "is" "only" "bury" aftercombat "if" absorbed               {% () => wide.stayedWhole() %}
          | "only" "bury" "if" absorbed                                {% () => wide.stayedWhole() %}
nextthreat -> starting "with" "it" "in" "your" "threat"               {% () => undefined %}
          | starting "with" thiscard "in" "your" "threat"             {% () => undefined %}
          | "you" "may" starting "with" "it" "in" "your" "threat"     {% () => true %}
          | "you" "may" starting "with" thiscard "in" "your" "threat" {% () => true %}
          | "it" remain "in" "your" "threat"                          {% () => undefined %}
          | thiscard remain "in" "your" "threat"                      {% () => undefined %}
          | "it" "return" "to" "your" "threat"                        {% () => undefined %}
starting -> "begin" "the" "next" "round"                              {% make.nothing %}
          | "start" "the" "next" "round"                              {% make.nothing %}
ownoutcome -> thiscard "is" "discard"                                 {% () => ({ to: 'discard' }) %}
          | "it" "is" "discard"                                       {% () => ({ to: 'discard' }) %}
          | "discard" thiscard                                        {% () => ({ to: 'discard' }) %}
          | "discard" "it"                                            {% () => ({ to: 'discard' }) %}
          | back "it" "to" poss "hand"                                {% () => ({ to: 'hand' }) %}
          | back thiscard "to" poss "hand"                            {% () => ({ to: 'hand' }) %}
          | "it" "is" back "to" poss "hand"                           {% () => ({ to: 'hand' }) %}
          | thiscard "is" back "to" poss "hand"                       {% () => ({ to: 'hand' }) %}
          | thiscard back "to" poss "hand"                            {% () => ({ to: 'hand' }) %}
          | "it" back "to" poss "hand"                                {% () => ({ to: 'hand' }) %}
          | "you" "may" back "it" "to" poss "hand"                    {% () => ({ to: 'hand', may: true }) %}
          | "you" "may" back thiscard "to" poss "hand"                {% () => ({ to: 'hand', may: true }) %}
          | "you" "may" "discard" "it"                                {% () => ({ to: 'discard', may: true }) %}
sentence -> selfcost "instead" "of" "pay" pricing                     {% ([cost, , , , is]) => make.freed(cost, is) %}
          | "instead" "of" "pay" pricing "," "you" "may" selfcost     {% ([, , , is, , , , cost]) => make.freed(cost, is) %}
pricing  -> "the" sanity "cost" "of" cast "a" np                      {% ([, , , , , , is]) => is %}
dueword  -> "through"                                                 {% make.nothing %}
          | "through" "the" "action" "of"                             {% make.nothing %}
          | "through" "the" "effect" "of"                             {% make.nothing %}
sentence -> "when" "you" "lose" npd dueto "," "you" "may" selfcost "to" "cancel" "that" "loss" {% ([, , , of, , , , , cost]) => make.sentence([{ window: { after: 'loss', of, by: 'opponent' } }, { cost: [cost] }], [{ op: { cancel: 'cause' } }], []) %}

# ------------------------------------------------------------------ prices, attacks, Passes and Story Decks in other words

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
cost     -> "use" "a" "gate"                                          {% () => 'gate' %}
          | "use" num "gate"                                          {% ([, n], _at, reject) => (n === 1 ? 'gate' : reject) %}
canceling -> "cancel" num np player "have" done                       {% ([, n, of, by, , after], _at, reject) => (n === 1 ? { window: { after, of, by } } : reject) %}
          | "cancel" num np "that" player "have" done                 {% ([, n, of, , by, , after], _at, reject) => (n === 1 ? { window: { after, of, by } } : reject) %}
          | "cancel" num np "that" player done                        {% ([, n, of, , by, after], _at, reject) => (n === 1 ? { window: { after, of, by } } : reject) %}
op       -> player act "if" theyso                                    {% ([who, op, , c]) => wide.ifThey(who, op, c) %}
          | player act "unless" theyso                                {% ([who, op, , c]) => wide.ifThey(who, op, make.isNot(c)) %}
          | player "must" act "if" theyso                             {% ([who, , op, , c]) => wide.ifThey(who, op, c) %}
          | player "must" act "unless" theyso                         {% ([who, , op, , c]) => wide.ifThey(who, op, make.isNot(c)) %}
theyso   -> "they" "is" at npd                                        {% ([, , , is]) => make.at(is, 'actor') %}
          | "they" "is" "outside"                                     {% () => make.at({ pub: ['Outside'] }, 'actor') %}
          | "they" "is" "inside"                                      {% () => make.at({ pub: ['Inside'] }, 'actor') %}
          | "they" "have" npd "in" "play"                             {% ([, , is]) => ({ inPlay: is, of: 'actor' }) %}
          | "they" "have" "no" np "in" "play"                         {% ([, , , is]) => ({ not: { inPlay: is, of: 'actor' } }) %}
          | "they" "have" range sanity                                {% ([, , range]) => ({ number: 'sanity', ...range, who: 'actor' }) %}
          | "they" "have" range "card" "in" "hand"                    {% ([, , range]) => ({ number: 'hand', ...range, who: 'actor' }) %}
          | "they" "have" range "card" "in" "their" "hand"            {% ([, , range]) => ({ number: 'hand', ...range, who: 'actor' }) %}
thereat  -> whoever "is" "outside"                                    {% () => make.at({ pub: ['Outside'] }, 'actor') %}
          | whoever "is" "inside"                                     {% () => make.at({ pub: ['Inside'] }, 'actor') %}
          | "outside"                                                 {% () => make.at({ pub: ['Outside'] }, 'actor') %}
          | "inside"                                                  {% () => make.at({ pub: ['Inside'] }, 'actor') %}
someturn -> "each" "of" "their" "turn"                                {% make.nothing %}
atom     -> "opposing" "by" npd                                       {% ([, , is]) => wide.opposedBy(is) %}
          | "oppose" npd                                              {% ([, is]) => wide.opposedBy(is) %}
          | "it" "oppose" npd                                         {% ([, , is]) => wide.opposedBy(is) %}
          | thiscard "oppose" npd                                     {% ([, , is]) => wide.opposedBy(is) %}
          | thiscard "is" "opposing" "by" npd                         {% ([, , , , is]) => wide.opposedBy(is) %}
value    -> "lose" num "point"                                        {% wide.ownChange %}
          | "gain" num "point"                                        {% wide.ownChange %}
          | "gain" num more "point"                                   {% wide.ownChange %}
trigger  -> "if" thiscard "cause" "any" "loss" "of" sanity            {% () => 'dealtLoss' %}
          | "if" thiscard "cause" "a" "loss" "of" sanity              {% () => 'dealtLoss' %}
          | "if" thiscard "cause" "your" "opponent" "to" "lose" sanity {% () => 'dealtLoss' %}
          | "if" thiscard "cause" sanity "loss"                       {% () => 'dealtLoss' %}
          | "if" thiscard "cause" "any" "loss"                        {% () => 'dealtLoss' %}

# A Monster of value 3 attacks your opponent when played.   Transfer one Phobia that affects you to your opponent when cast.
act      -> "cause" "them" "to" act                                   {% ([, , , op]) => make.doneBy('opponent', op) %}
          | "remove" sel "and" away them                              {% ([, move, , to]) => wide.goes(move, to) %}
          | "take" sel "and" away them                                {% ([, move, , to]) => wide.goes(move, to) %}
          | "move" sel "to" "yours"                                   {% ([, move]) => wide.toYours(move) %}
          | "move" sel "into" "yours"                                 {% ([, move]) => wide.toYours(move) %}
          | "return" "to" "play" sel                                  {% ([, , , move]) => ({ move, to: 'play' }) %}
          | "search" "through" poss "story" "deck" "for" search1 "and" away2 {% ([, , of, , , , is, , to]) => more.searchedStory(of, is, to) %}
          | "search" poss "story" "deck" "for" search1 "and" "return" them "to" poss "hand" {% ([, of, , , , is]) => more.searchedStory(of, is, 'hand') %}
          | "search" "through" poss "story" "deck" "for" search1 "and" "return" them "to" poss "hand" {% ([, , of, , , , is]) => more.searchedStory(of, is, 'hand') %}
          | "replace" sel "with" sel                                  {% ([, theirs, , swap]) => wide.swapped(theirs, swap) %}
          | "exchange" sel "with" sel                                 {% ([, theirs, , swap]) => wide.swapped(theirs, swap) %}
          | "swap" sel "with" sel                                     {% ([, theirs, , swap]) => wide.swapped(theirs, swap) %}
          | "exchange" sel "for" sel                                  {% ([, theirs, , swap]) => wide.swapped(theirs, swap) %}
          | "swap" sel "for" sel                                      {% ([, theirs, , swap]) => wide.swapped(theirs, swap) %}
          | "count" thiscard "as" "the" lastpass "pass" "of" eachround {% () => ({ passes: 'end' }) %}
          | "all" "pass" "declare" "so" "far" "is" "void"             {% () => ({ passes: 'void' }) %}
          | "all" "pass" "declare" "so" "far" "this" "round" "is" "void" {% () => ({ passes: 'void' }) %}
          | "all" "pass" "declare" "this" "round" "is" "void"         {% () => ({ passes: 'void' }) %}
          | "all" "pass" "declare" "this" "round" "is" "cancel"       {% () => ({ passes: 'void' }) %}
          | "lose" "a" "turn"                                         {% () => ({ skip: 'turn', who: 'you' }) %}
          | "lose" num "turn"                                         {% ([, n], _at, reject) => (n === 1 ? { skip: 'turn', who: 'you' } : reject) %}
          | "miss" "a" "turn"                                         {% () => ({ skip: 'turn', who: 'you' }) %}
          | "miss" "their" "next" "turn"                              {% () => ({ skip: 'turn', who: 'you' }) %}
          | "miss" "your" "next" "turn"                               {% () => ({ skip: 'turn', who: 'you' }) %}
          | "keep" "your" "great old one" "in" "play" num more "round" {% ([, , , , , extendGOO]) => ({ extendGOO }) %}
          | "a" "great old one" remain "in" "play" "for" num more "round" {% ([, , , , , , n]) => ({ extendGOO: n }) %}
          | "any" "great old one" remain "in" "play" "for" num more "round" {% ([, , , , , , n]) => ({ extendGOO: n }) %}
          | "your" "great old one" remain "in" "play" num more "round" {% ([, , , , , n]) => ({ extendGOO: n }) %}
          | sel "affect" foe                                          {% ([redirect, , to]) => wide.redirected(redirect, to) %}
          | sel "affect" foe "instead" "of" "you"                     {% ([redirect, , to]) => wide.redirected(redirect, to) %}
          | "transfer" sel "to" foe                                   {% ([, redirect, , to]) => wide.redirected(redirect, to) %}
          | "move" sel "to" foe                                       {% ([, redirect, , to]) => wide.redirected(redirect, to) %}
          | "transfer" sel "from" "yourself" "to" foe                 {% ([, redirect, , , , to]) => wide.fromYou(redirect, to) %}
          | "transfer" sel "from" "you" "to" foe                      {% ([, redirect, , , , to]) => wide.fromYou(redirect, to) %}
          | "summon" some np "," "which" "attack" foe                 {% ([, , is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | "summon" some np "which" "attack" foe                     {% ([, , is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | "attack" foe "with" num "point"                           {% ([, attack, , value]) => ({ attack, with: { value }, alliesMayDefend: false }) %}
          | "attack" foe "with" num "point" defence                   {% ([, attack, , value, , alliesMayDefend]) => ({ attack, with: { value }, alliesMayDefend }) %}
          | foe "is" "attack" "by" num "point"                        {% ([attack, , , , value]) => ({ attack, with: { value }, alliesMayDefend: false }) %}
          | foe "is" "attack" "by" attackers                          {% ([attack, , , , value]) => ({ attack, with: { value }, alliesMayDefend: false }) %}
          | foe "is" "attack" "with" num "point"                      {% ([attack, , , , value]) => ({ attack, with: { value }, alliesMayDefend: false }) %}
          | away "the" "top" "card" "of" poss "story" "deck" "," away "card" "until" locationup {% ([to, , , , , popStory]) => ({ popStory, to }) %}
          | away "the" "top" "card" "of" poss "story" "deck" "and" away "card" "until" locationup {% ([to, , , , , popStory]) => ({ popStory, to }) %}
          | away "the" "top" "card" "of" poss "story" "deck" "," "and" away "card" "until" locationup {% ([to, , , , , popStory]) => ({ popStory, to }) %}
          | "all" np onstories "is" fatal                             {% ([, is, , , to]) => ({ move: { is, in: 'story', pick: 'top', of: 'each' }, to }) %}
          | sel "is" fatal "at" "random"                              {% ([move, , to]) => wide.atRandom(move, to) %}
          | "bury" sel "at" "random"                                  {% ([, move]) => wide.atRandom(move, 'bury') %}
locationup -> "a" "location" "is" "reveal"                            {% make.nothing %}
          | "a" "location" "card" "is" "reveal"                       {% make.nothing %}
          | "a" "location" "is" "on" "top"                            {% make.nothing %}
          | "the" "top" "card" "is" "a" "location"                    {% make.nothing %}
          | "you" "reveal" "a" "location"                             {% make.nothing %}
anystory -> "story" "deck"                                            {% make.nothing %}
          | "player" "'s" "story" "deck"                              {% make.nothing %}
          | "all" "story" "deck"                                      {% make.nothing %}
          | "any" "player" "'s" "story" "deck"                        {% make.nothing %}
remark   -> "their" "ally" "may" "defend"                             {% () => ({ defended: true }) %}
          | "your" "ally" "may" "defend"                              {% () => ({ defended: true }) %}
          | "your" "opponent" "'s" "ally" "may" "defend"              {% () => ({ defended: true }) %}
          | "if" "it" "is" "not" "a" "location" "," again2 "until" locationup {% () => ({ popStory: true }) %}
          | again3 "until" locationup                                 {% () => ({ popStory: true }) %}
again2   -> "repeat"                                                  {% make.nothing %}
          | "repeat" "this"                                           {% make.nothing %}
          | again3                                                    {% make.nothing %}
again3   -> "continue"                                                {% make.nothing %}
          | "bury" "card"                                             {% make.nothing %}
          | "discard" "card"                                          {% make.nothing %}
          | "continue" "bury" "card"                                  {% make.nothing %}
          | "continue" "discard" "card"                               {% make.nothing %}
restated -> "ally" "may" "not" "defend"                               {% make.nothing %}
          | "ally" "cannot" "defend"                                  {% make.nothing %}
replacement -> "at" "the" "end" "of" "combat" "," away thiscard "instead" "of" losing them {% ([, , , , , , to]) => wide.outcome({ wouldBeBuried: { ref: 'self' }, inCombat: true }, { to }) %}
          | "after" "combat" "," away thiscard "instead" "of" losing them {% ([, , , to]) => wide.outcome({ wouldBeBuried: { ref: 'self' }, inCombat: true }, { to }) %}
          | away thiscard "instead" "of" losing them                  {% ([to]) => wide.outcome({ wouldBeBuried: { ref: 'self' } }, { to }) %}
stat     -> amount "pass" "is" passneed "to" "end" eachround          {% ([by]) => ({ stat: 'passesToEnd', by, how: 'set' }) %}
          | "it" "take" num "pass" "to" "end" eachround               {% ([, , by]) => ({ stat: 'passesToEnd', by, how: 'set' }) %}
          | "it" "take" num more "pass" "to" "end" eachround          {% ([, , by]) => ({ stat: 'passesToEnd', by }) %}
          | num more "pass" "is" passneed "to" "end" eachround        {% ([by]) => ({ stat: 'passesToEnd', by }) %}
          | "no" "more" "than" num "phobia" "may" "affect" anyone     {% ([, , , by, , , , who]) => make.dropYou({ stat: 'phobiaLimit', by, how: 'set', who }) %}
          | "only" num "phobia" "may" "affect" anyone                 {% ([, by, , , , who]) => make.dropYou({ stat: 'phobiaLimit', by, how: 'set', who }) %}
passneed -> "require"                                                 {% make.nothing %}
anyone   -> "you"                                                     {% () => 'you' %}
          | "your" "investigator"                                     {% () => 'you' %}
          | "each" "player"                                           {% () => 'each' %}
          | "each" "investigator"                                     {% () => 'each' %}
          | "any" "player"                                            {% () => 'each' %}
          | "any" "investigator"                                      {% () => 'each' %}
          | "a" "player"                                              {% () => 'each' %}
rule     -> "all" "threat" "must" "is" "keep" "face-up"               {% () => ({ kind: 'oblige', who: 'each', what: 'threatFaceUp' }) %}
          | "threat" "must" "is" "keep" "face-up"                     {% () => ({ kind: 'oblige', who: 'each', what: 'threatFaceUp' }) %}
          | every np "must" "is" reached by                           {% ([, to, , , , reachBy]) => ({ kind: 'oblige', who: 'each', what: { reachBy, to: make.location(to, true) } }) %}
          | every np maycan "only" "is" reached by                    {% ([, to, , , , , reachBy]) => ({ kind: 'oblige', who: 'each', what: { reachBy, to: make.location(to, true) } }) %}
          | "no" sanity "may" "is" "gain"                             {% () => ({ kind: 'forbid', who: 'each', what: 'gainSanity' }) %}
          | sanity maynot "is" "gain"                                 {% () => ({ kind: 'forbid', who: 'each', what: 'gainSanity' }) %}

# ------------------------------------------------------------------ signs alone, Gates and Weapons in other words

# Add 1 to this card by Day. -2 at Night.   Add 2 to this card while opposed by a Ghoul.   Value is halved by Day.   You may play any Dreamlands Ally through this Gate.
value    -> "+" num                                                   {% ([, value]) => ({ value, of: make.again }) %}
          | "-" num                                                   {% ([, n]) => ({ value: -n, of: make.again }) %}
          | "+" num "for" "each" counted                              {% ([, n, , , per]) => ({ value: make.per(n, per), of: make.again }) %}
          | "-" num "for" "each" counted                              {% ([, n, , , per]) => ({ value: make.minus(make.per(n, per)), of: make.again }) %}
          | valueword "is" increased "by" points                      {% ([, , , , value]) => ({ value, of: { ref: 'self' } }) %}
          | valueword "is" "reduce" "by" points                       {% ([, , , , n]) => ({ value: make.minus(n), of: { ref: 'self' } }) %}
          | valueword "halve"                                         {% () => ({ value: { half: { of: 'value' } }, of: { ref: 'self' }, how: 'half' }) %}
          | "half" valueword                                          {% () => ({ value: { half: { of: 'value' } }, of: { ref: 'self' }, how: 'half' }) %}
          | valueword "double"                                        {% () => ({ value: 2, of: { ref: 'self' }, how: 'double' }) %}
items    -> sel "gain" num "point" orso                               {% ([of, , n, , more]) => make.valueOr(n, of, more) %}
          | "+" num orso                                              {% ([, n, more]) => make.valueOr(n, make.again, more) %}
base     -> "another" np                                              {% ([, is]) => ({ is, n: 1, pick: 'choose', others: true }) %}
trait    -> "who" "is" "defending"                                    {% () => ({ defending: true }) %}
          | "that" "is" "defending"                                   {% () => ({ defending: true }) %}
          | "find" "in" "the" dimension                               {% ([, , , dimension]) => ({ dimension }) %}
ref      -> "a" "ally" "with" thiscard                                {% () => ({ ref: 'host' }) %}
          | "the" "ally" "with" thiscard                              {% () => ({ ref: 'host' }) %}
lead     -> costs "during" "combat" "to"                              {% ([cost]) => ({ cost, window: 'combat' }) %}
          | costs "in" "combat" "to"                                  {% ([cost]) => ({ cost, window: 'combat' }) %}
mod      -> "if" "reveal" "while" cond                                {% ([, , , c]) => ({ on: 'threatRevealed', if: c }) %}
          | "when" "reveal" "while" cond                              {% ([, , , c]) => ({ on: 'threatRevealed', if: c }) %}
          | "if" "reveal" timing                                      {% ([, , c]) => ({ on: 'threatRevealed', if: c }) %}
sentence -> "you" "may" "play" some np "through" gatehere             {% ([, , , , is]) => wide.playThrough(is) %}
          | "you" "may" "play" np "through" gatehere                  {% ([, , , is]) => wide.playThrough(is) %}
item     -> "any" np "may" "is" "play" heresaid waiving               {% ([, play, , , , , waive]) => more.playHere(play, waive) %}
          | np "may" "is" "play" heresaid waiving                     {% ([play, , , , , waive]) => more.playHere(play, waive) %}
permit   -> "do" "not" gateneed                                       {% () => ({ play: { title: 'self' }, waive: ['gate'] }) %}
          | thiscard "do" "not" gateneed                              {% () => ({ play: { title: 'self' }, waive: ['gate'] }) %}
          | "need" "no" "gate"                                        {% () => ({ play: { title: 'self' }, waive: ['gate'] }) %}
          | "need" "no" "gate" "to" "is" "play"                       {% () => ({ play: { title: 'self' }, waive: ['gate'] }) %}
          | "require" "no" "gate"                                     {% () => ({ play: { title: 'self' }, waive: ['gate'] }) %}
gateneed -> "need" "a" "gate"                                         {% make.nothing %}
          | "require" "a" "gate"                                      {% make.nothing %}
          | "need" "a" "gate" "to" "is" "play"                        {% make.nothing %}
          | "require" "a" "gate" "to" "is" "play"                     {% make.nothing %}
          | "require" "the" "use" "of" "a" "gate"                     {% make.nothing %}
requirement -> "require" "a" gated                                    {% ([, , is]) => make.requireAt(is) %}
          | "require" "the" "use" "of" "a" gated                      {% ([, , , , , is]) => make.requireAt(is) %}
          | thiscard "require" "a" gated                              {% ([, , , is]) => make.requireAt(is) %}
quality  -> "cannot" "become" %name                                   {% ([, , name]) => ({ cannotBecome: make.attribute(name), of: { ref: 'self' } }) %}
          | "may" "not" "become" %name                                {% ([, , , name]) => ({ cannotBecome: make.attribute(name), of: { ref: 'self' } }) %}
          | "play" thiscard "on" given                                {% ([, , , attachedTo]) => make.givenFor(attachedTo) %}
          | "attach" "to" given                                       {% ([, , attachedTo]) => make.givenFor(attachedTo) %}
          | "they" "gain" "the" %name "attribute"                     {% ([, , , name]) => ({ attribute: make.attribute(name), give: true, of: make.them }) %}
          | "they" "lose" "the" %name "attribute"                     {% ([, , , name]) => ({ attribute: make.attribute(name), give: false, of: make.them }) %}
          | poss np maynot "defend" "against" thiscard                {% ([, is]) => wide.defendedNotBy(is) %}
          | player maynot "defend" "with" np                          {% ([of, , , , is]) => wide.defendsWithout(of, is) %}
          | "join" "all" "other" np                                   {% ([, , , join]) => ({ join, may: true }) %}
          | "may" "join" "any" "threat"                               {% () => ({ join: { type: 'Monster' }, may: true }) %}
          | "can" "join" "any" "threat"                               {% () => ({ join: { type: 'Monster' }, may: true }) %}
          | "join" "any" "threat"                                     {% () => ({ join: { type: 'Monster' }, may: true }) %}
stat     -> np wheres "cost" "no" sanity                              {% ([is, posts]) => make.castingFree(make.barePlural(is, posts)) %}
          | np wheres "cost" num "less" sanity                        {% ([is, posts, , n]) => make.castingCost(make.barePlural(is, posts), -n) %}
          | "the" feature "of" sel "is" increased "by" points         {% ([, stat, , of, , , , by]) => wide.ofEach(stat, of, by) %}
          | "the" feature "of" sel "is" "reduce" "by" points          {% ([, stat, , of, , , , n]) => wide.ofEach(stat, of, make.minus(n)) %}
replacement -> "if" happening "," "you" "may" away search "instead"   {% ([, of, , , , to, move]) => make.instead(of, [{ op: { move, to } }], true) %}
          | "if" happening "," away search "instead"                  {% ([, of, , to, move]) => wide.lostInstead(of, to, move) %}
act      -> "end" "the" "round"                                       {% () => ({ passes: 'end' }) %}

# ------------------------------------------------------------------ leaving, arriving elsewhere and Turns beyond the usual

# When you leave this Location, lose 1 Sanity.   When any player arrives at a City Location, lose 1 Sanity.   Take an extra Turn when played.
trigger  -> "when" "you" "leave" heregoing                            {% () => 'departed' %}
          | "when" "your" "investigator" "leave" heregoing            {% () => 'departed' %}
          | "if" "you" "leave" heregoing                              {% () => 'departed' %}
          | whenever player arriving npd                              {% ([, by, , is]) => more.arrivedAt(by, is) %}
          | whenever "they" arriving npd                              {% ([, , , is]) => more.arrivedAt('they', is) %}
arriving -> "arrive" at                                               {% make.nothing %}
          | "enter"                                                   {% make.nothing %}
          | "reach"                                                   {% make.nothing %}
          | "travel" "to"                                             {% make.nothing %}
act      -> "take" num more "turn"                                    {% ([, extraTurn]) => ({ extraTurn, who: 'you' }) %}
          | "take" num "more" "turn"                                  {% ([, extraTurn]) => ({ extraTurn, who: 'you' }) %}
          | "take" "a" more "turn"                                    {% () => ({ extraTurn: 1, who: 'you' }) %}
          | "take" "another" "turn"                                   {% () => ({ extraTurn: 1, who: 'you' }) %}
          | "have" num more "turn"                                    {% ([, extraTurn]) => ({ extraTurn, who: 'you' }) %}
          | "have" "a" more "turn"                                    {% () => ({ extraTurn: 1, who: 'you' }) %}
          | "take" num more "turn" afterthis                          {% ([, extraTurn]) => ({ extraTurn, who: 'you' }) %}
          | "take" "a" more "turn" afterthis                          {% () => ({ extraTurn: 1, who: 'you' }) %}
          | "take" "another" "turn" afterthis                         {% () => ({ extraTurn: 1, who: 'you' }) %}
afterthis -> "after" "this" num                                       {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
          | "after" "this" "turn"                                     {% make.nothing %}
          | "in" "a" "row"                                            {% make.nothing %}
lasting  -> "until" "your" "next" "turn"                              {% () => 'yourNextTurn' %}
          | "until" "the" "start" "of" "your" "next" "turn"           {% () => 'yourNextTurn' %}

# ------------------------------------------------------------------ attacks, buried cards and more of the same

# A Monster of value 3 attacks you when you arrive here.   Return any one buried Ally to play when played.
act      -> attackers "attack" attacked                               {% ([value]) => ({ attack: 'you', with: { value }, alliesMayDefend: false }) %}
          | "you" "is" "attack" "by" attackers                        {% ([, , , , value]) => ({ attack: 'you', with: { value }, alliesMayDefend: false }) %}
          | attackers "attack" foe                                    {% ([value, , attack]) => ({ attack, with: { value }, alliesMayDefend: false }) %}
          | "suffer" "a" "attack" "of" num "point"                    {% ([, , , , value]) => ({ attack: 'you', with: { value }, alliesMayDefend: false }) %}
          | "suffer" "a" "attack" "of" "value" num                    {% ([, , , , , value]) => ({ attack: 'you', with: { value }, alliesMayDefend: false }) %}
          | "suffer" "a" "attack" "worth" points                      {% ([, , , , value]) => ({ attack: 'you', with: { value }, alliesMayDefend: false }) %}
          | "return" "it" "to" "the" "top"                            {% () => ({ move: make.it, to: 'deckTop' }) %}
          | "return" "it" "to" "the" "top" "of" poss mythosdeck       {% () => ({ move: make.it, to: 'deckTop' }) %}
          | "put" "it" "back"                                         {% () => ({ move: make.it, to: 'deckTop' }) %}
          | "put" "it" "back" "on" "top"                              {% () => ({ move: make.it, to: 'deckTop' }) %}
          | "put" "it" "back" "on" "top" "of" poss mythosdeck         {% () => ({ move: make.it, to: 'deckTop' }) %}
          | "return" "it"                                             {% () => ({ move: make.it, to: 'deckTop' }) %}
attackers -> "a" "monster" "of" "value" num                           {% ([, , , , value]) => value %}
          | "a" "monster" "with" "a" valueword "of" num               {% ([, , , , , , value]) => value %}
          | "a" "monster" "worth" points                              {% ([, , , value]) => value %}
          | "a" "attack" "of" "value" num                             {% ([, , , , value]) => value %}
          | "a" num "point" "monster"                                 {% ([, value]) => value %}
          | "a" "value" num "monster"                                 {% ([, , value]) => value %}
base     -> num "bury" np                                             {% ([n, , is]) => ({ is, n, pick: 'choose', in: 'story' }) %}
          | "any" num "bury" np                                       {% ([, n, , is]) => ({ is, n, pick: 'choose', in: 'story' }) %}
          | "a" "bury" np                                             {% ([, , is]) => ({ is, n: 1, pick: 'choose', in: 'story' }) %}
          | "any" "bury" np                                           {% ([, , is]) => ({ is, n: 1, pick: 'choose', in: 'story' }) %}
          | num "random" "bury" np                                    {% ([n, , , is]) => ({ is, n, pick: 'random', in: 'story' }) %}
          | num "of" "your" "bury" np                                 {% ([n, , , , is]) => ({ is, n, pick: 'choose', in: 'story' }) %}
          | num "discard" np                                          {% ([n, , is]) => ({ is, n, pick: 'choose', in: 'discard' }) %}
          | "any" num "discard" np                                    {% ([, n, , is]) => ({ is, n, pick: 'choose', in: 'discard' }) %}
          | "a" "discard" np                                          {% ([, , is]) => ({ is, n: 1, pick: 'choose', in: 'discard' }) %}
op       -> "if" cond "," act ";" "otherwise" "," act                 {% ([, c, , yes, , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," act ";" "otherwise" act                     {% ([, c, , yes, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," act ";" "if" "not" "," act                  {% ([, c, , yes, , , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," act "," "otherwise" "," act                 {% ([, c, , yes, , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
sentence -> "you" "must" act trigger "," "or" act                     {% ([, , a, on, , , b]) => make.sentence([{ on }], [{ op: { choose: [[a], [b]], by: 'you' } }], []) %}
          | "you" "must" act "or" act trigger                         {% ([, , a, , b, on]) => make.sentence([{ on }], [{ op: { choose: [[a], [b]], by: 'you' } }], []) %}
          | comer act                                                 {% ([, op]) => wide.whoComes(op) %}
          | comer "must" act                                          {% ([, , op]) => wide.whoComes(op) %}
comer    -> crowd "who" "arrive" "here"                               {% make.nothing %}
          | crowd "arrive" "here"                                     {% make.nothing %}
          | crowd "who" "enter" thiscard                              {% make.nothing %}
          | crowd "enter" thiscard                                    {% make.nothing %}
          | crowd "arrive" at thiscard                                {% make.nothing %}
          | crowd "who" "arrive" at thiscard                          {% make.nothing %}

# If another Private Eye is in play, add 1 to this card.   This card adds 1 to its value for each Phobia affecting you.
atom     -> "another" np "is" "in" "play"                             {% ([, is]) => make.others(is) %}
          | "your" "opponent" "is" at "the" "same" sameness           {% ([, , , , , , same]) => ({ same, as: 'opponent' }) %}
          | "your" "opponent" "is" at "the" "same" sameness "as" "you" {% ([, , , , , , same]) => ({ same, as: 'opponent' }) %}
          | "you" "is" at "the" "same" sameness "as" "your" "opponent" {% ([, , , , , same]) => ({ same, as: 'opponent' }) %}
          | "both" "you" "and" "your" "opponent" "is" at "the" "same" sameness {% ([, , , , , , , , , same]) => ({ same, as: 'opponent' }) %}
trait    -> "whose" valueword "is" num                                {% ([, , , n]) => ({ value: { min: n, max: n } }) %}
          | "with" valueword num                                      {% ([, , n]) => ({ value: { min: n, max: n } }) %}
          | "worth" num "point"                                       {% ([, n]) => ({ value: { min: n, max: n } }) %}
          | "worth" num                                               {% ([, n]) => ({ value: { min: n, max: n } }) %}
value    -> sel "add" num "to" "its" valueword "for" "each" counted   {% ([of, , n, , , , , , per]) => ({ value: make.per(n, per), of }) %}
          | sel "add" num "to" "their" valueword "for" "each" counted {% ([of, , n, , , , , , per]) => ({ value: make.per(n, per), of }) %}
          | sel "add" num "point" "to" "its" valueword "for" "each" counted {% ([of, , n, , , , , , , per]) => ({ value: make.per(n, per), of }) %}
          | sel "add" num "point" "to" "their" valueword "for" "each" counted {% ([of, , n, , , , , , , per]) => ({ value: make.per(n, per), of }) %}
          | sel "add" points "to" "value"                             {% ([of, , value]) => ({ value, of }) %}
trigger  -> "if" player "play" npd                                    {% ([, by, , is]) => more.playedBy(is, by) %}
items    -> "can" "know" "any" num %name "spell" "and" "any" num %name "spell" {% ([, , , n, a, , , , m, b]) => more.bothIcons(n, a, m, b) %}
          | "can" "know" num %name "spell" "and" num %name "spell"    {% ([, , n, a, , , m, b]) => more.bothIcons(n, a, m, b) %}
          | "add" points "to" valued "," num "if" bearing npd         {% ([, n, , of, , m, , , is]) => more.ifBorneOr(n, of, m, is) %}
          | "draw" num "card" "," "plus" num "for" "each" counted     {% ([, n, , , , m, , , per]) => [{ op: { draw: n } }, { op: { draw: make.per(m, per) } }] %}
          | "draw" num "card" "plus" num "for" "each" counted         {% ([, n, , , m, , , per]) => [{ op: { draw: n } }, { op: { draw: make.per(m, per) } }] %}
          | player "may" "not" forbidden "or" forbidden               {% ([who, , , a, , b]) => [{ rule: { kind: 'forbid', who, what: a } }, { rule: { kind: 'forbid', who, what: b } }] %}
          | player "cannot" forbidden "or" forbidden                  {% ([who, , a, , b]) => [{ rule: { kind: 'forbid', who, what: a } }, { rule: { kind: 'forbid', who, what: b } }] %}
          | "no" "player" "may" forbidden "or" forbidden              {% ([, , , a, , b]) => [{ rule: { kind: 'forbid', who: 'each', what: a } }, { rule: { kind: 'forbid', who: 'each', what: b } }] %}
          | "no" "investigator" "may" forbidden "or" forbidden        {% ([, , , a, , b]) => [{ rule: { kind: 'forbid', who: 'each', what: a } }, { rule: { kind: 'forbid', who: 'each', what: b } }] %}
stat     -> every np "cost" "no" sanity                               {% ([, is]) => make.costOf(is, { by: 0, how: 'set' }) %}
          | every np "cost" num "less" sanity                         {% ([, is, , n]) => make.costOf(is, { by: -n }) %}
          | every np "you" "play" "cost" "no" sanity                  {% ([, is]) => make.costOf(is, { by: 0, how: 'set' }) %}
          | every np "you" "play" "cost" num "less" sanity            {% ([, is, , , , n]) => make.costOf(is, { by: -n }) %}
          | every np "you" "play" "cost" num more sanity              {% ([, is, , , , by]) => make.costOf(is, { by }) %}
          | sel "may" holds num more "spell"                          {% ([of, , , by]) => more.roomierAll(of, by) %}
          | sel "may" "each" holds num more "spell"                   {% ([of, , , , by]) => more.roomierAll(of, by) %}
          | thiscard maycan holds num "more" "spell"                  {% ([, , , by]) => ({ stat: 'spellCapacity', by, of: { ref: 'self' } }) %}
waiving  -> "without" "a" "gate"                                      {% () => ['gate'] %}
          | "without" "use" "a" "gate"                                {% () => ['gate'] %}
requirement -> "you" "may" "not" "play" thiscard mustbe               {% ([, , , , , c]) => more.usedOnly(make.isNot(c)) %}
          | "you" "cannot" "play" thiscard mustbe                     {% ([, , , , c]) => more.usedOnly(make.isNot(c)) %}
          | "you" "may" "not" "use" thiscard mustbe                   {% ([, , , , , c]) => more.usedOnly(make.isNot(c)) %}
          | thiscard "may" "not" "is" "use" mustbe                    {% ([, , , , , c]) => more.usedOnly(make.isNot(c)) %}
          | "may" "not" "is" "use" mustbe                             {% ([, , , , c]) => more.usedOnly(make.isNot(c)) %}
          | "may" "not" "is" "cast" mustbe                            {% ([, , , , c]) => more.usedOnly(make.isNot(c)) %}
          | "cannot" "is" "cast" mustbe                               {% ([, , , c]) => more.usedOnly(make.isNot(c)) %}
          | "cannot" "is" "use" mustbe                                {% ([, , , c]) => more.usedOnly(make.isNot(c)) %}
window   -> "each" "time" "you" remain "here" "for" aturn             {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "each" "turn" "you" "spend" "here"                        {% () => ({ window: 'turn', stayed: 'here' }) %}
item     -> "you" "may" "travel" "from" heregoing "to" anyplace placed {% ([, , , , , , to, placed]) => make.travelFromHere(make.route(to, { region: 'any' }, placed)) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace regions placed {% ([, , , , , , to, regions, placed]) => make.travelFromHere(make.route(to, regions, placed)) %}
route    -> "any" num np "from" "your" "hand" "," placed              {% ([, n, to, , , , , placed], _at, reject) => (n === 1 ? make.dimensionRoute(to, placed) : reject) %}
          | num np "from" "your" "hand" "," placed                    {% ([n, to, , , , , placed], _at, reject) => (n === 1 ? make.dimensionRoute(to, placed) : reject) %}
          | "a" np "from" "your" "hand" "," placed                    {% ([, to, , , , , placed]) => make.dimensionRoute(to, placed) %}
journey  -> "travel" "to" anyplace placed                             {% ([, , to, placed]) => make.route(to, { region: 'any' }, placed) %}
          | "travel" "to" anyplace regions placed                     {% ([, , to, regions, placed]) => make.route(to, regions, placed) %}
duty     -> "must" reaching by                                        {% ([, , reachBy]) => ({ reachBy }) %}
base     -> every np "who" "defend" "with" thiscard                   {% ([, is]) => make.besides(is) %}
          | every np "that" "defend" "with" thiscard                  {% ([, is]) => make.besides(is) %}
costly   -> "any" np "you" "play"                                     {% ([, is]) => is %}
          | every np "you" "play"                                     {% ([, is]) => is %}
          | np "you" "play"                                           {% ([is]) => is %}
group    -> "another" "command" "ability"                             {% () => 'Command' %}
          | "other" "command" "ability"                               {% () => 'Command' %}

# ------------------------------------------------------------------ decks from below, walks, Weapons and what befalls players

# Put one card in your Hand on the bottom of your Mythos Deck when played.   Look at the top card of your Mythos Deck, put it on the bottom when played.
# Shuffle one Ally in your discard pile into your Mythos Deck when played.
act      -> putting sel bottomof                                      {% ([, move, of]) => more.toBottom(move, of) %}
          | putting "it" bottomof                                     {% ([, , of]) => more.toBottom(make.it, of) %}
          | putting "it" "on" "the" "bottom"                          {% () => more.toBottom(make.it, 'owner') %}
          | putting sel topof2                                        {% ([, move, of]) => more.toDeckTop(move, of) %}
          | putting "it" "on" "top"                                   {% () => more.toDeckTop(make.it, 'owner') %}
          | "pass" nextturn2                                          {% () => ({ passNext: true, who: 'you' }) %}
          | "spend" poss "next" "turn" "pass"                         {% ([, who], _at, reject) => (who === 'you' || who === 'they' ? { passNext: true, who: 'you' } : reject) %}
          | poss "next" "turn" "must" "is" "a" "pass"                 {% ([who]) => more.nextPass(who) %}
          | poss "next" "turn" "is" "a" "pass"                        {% ([who]) => more.nextPass(who) %}
          | poss "next" "turn" "count" "as" "a" "pass"                {% ([who]) => more.nextPass(who) %}
          | "take" sel "and" "put" "it" "into" "play"                 {% ([, move]) => more.takenFrom(move, 'play') %}
          | "take" sel "and" "put" "it" "in" "play"                   {% ([, move]) => more.takenFrom(move, 'play') %}
          | "take" sel "and" putting "it" "into" poss "hand"          {% ([, move]) => more.takenFrom(move, 'hand') %}
          | "take" sel "and" putting "it" "in" poss "hand"            {% ([, move]) => more.takenFrom(move, 'hand') %}
          | going "to" sel                                            {% ([, , to]) => more.backTo(to) %}
          | "summon" some np "without" "use" "a" "gate"               {% ([, , is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | "summon" some np "from" "your" "hand" "without" "use" "a" "gate" {% ([, , is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
items    -> "shuffle" sel "into" poss mythosdeck                      {% ([, move, , who]) => more.shuffledIn(move, who) %}
          | thiscard "count" "as" "your" "next" "turn"                {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | thiscard "use" "up" "your" "next" "turn"                  {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | thiscard "take" "up" "your" "next" "turn"                 {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | "count" "as" "your" "next" "turn"                         {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | "use" "up" "your" "next" "turn"                           {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
putting  -> "put"                                                     {% make.nothing %}
          | "place"                                                   {% make.nothing %}
          | "return"                                                  {% make.nothing %}
          | "move"                                                    {% make.nothing %}
bottomof -> "on" "the" "bottom" "of" poss mythosdeck                  {% ([, , , , of]) => of %}
          | "to" "the" "bottom" "of" poss mythosdeck                  {% ([, , , , of]) => of %}
          | "at" "the" "bottom" "of" poss mythosdeck                  {% ([, , , , of]) => of %}
          | "on" "the" "bottom" "of" "its" mythosdeck                 {% () => 'owner' %}
          | "under" poss mythosdeck                                   {% ([, of]) => of %}
          | "beneath" poss mythosdeck                                 {% ([, of]) => of %}
topof2   -> "on" "top" "of" poss mythosdeck                           {% ([, , , of]) => of %}
          | "on" "the" "top" "of" poss mythosdeck                     {% ([, , , , of]) => of %}
          | "to" "the" "top" "of" poss mythosdeck                     {% ([, , , , of]) => of %}
nextturn2 -> "as" poss "next" "turn"                                  {% make.nothing %}
          | "as" "the" "next" "turn"                                  {% make.nothing %}
          | "on" poss "next" "turn"                                   {% make.nothing %}
          | "in" poss "next" "turn"                                   {% make.nothing %}
          | "during" poss "next" "turn"                               {% make.nothing %}
          | "next" "turn"                                             {% make.nothing %}
going    -> "move"                                                    {% make.nothing %}
          | "return"                                                  {% make.nothing %}
          | "go"                                                      {% make.nothing %}
          | "go" "back"                                               {% make.nothing %}

# No player may walk.   You may not be attacked.   This card cannot be summoned.   You may not enter any Water Location.
forbidden -> "walk"                                                   {% () => 'walk' %}
          | "travel" "by" "walk"                                      {% () => 'walk' %}
          | "is" "attack"                                             {% () => 'beAttacked' %}
          | arriving npd                                              {% ([, is]) => more.notTo(is) %}
          | "visit" npd                                               {% ([, is]) => more.notTo(is) %}
          | "go" "to" npd                                             {% ([, , is]) => more.notTo(is) %}
rule     -> player "may" "not" "attack" attacked                      {% more.keptFromAttack %}
          | player "cannot" "attack" attacked                         {% more.keptFromAttack %}
          | "no" "player" "may" "attack" attacked                     {% more.keptFromAttack %}
          | "no" "opponent" "may" "attack" attacked                   {% more.keptFromAttack %}
          | "no" "threat" "may" "is" aimedat attacked                 {% more.keptFromAttack %}
          | "no" "monster" "may" "attack" attacked                    {% more.keptFromAttack %}
          | "threat" maynot "is" aimedat attacked                     {% more.keptFromAttack %}
          | "monster" maynot "attack" attacked                        {% more.keptFromAttack %}
          | "you" "is" "protect" "from" "attack"                      {% more.keptFromAttack %}
          | "walk" "is" notallowed                                    {% () => ({ kind: 'forbid', who: 'each', what: 'walk' }) %}
          | np "may" "not" "is" "play" "by" player                    {% ([play, , , , , , who]) => more.noPlayBy(play, who) %}
          | np "cannot" "is" "play" "by" player                       {% ([play, , , , , who]) => more.noPlayBy(play, who) %}
aimedat  -> "directed" "against"                                      {% make.nothing %}
          | "directed" "at"                                           {% make.nothing %}
          | "direct" "against"                                        {% make.nothing %}
          | "direct" "at"                                             {% make.nothing %}
notallowed -> "not" "allow"                                           {% make.nothing %}
          | "not" "permit"                                            {% make.nothing %}
          | "forbid"                                                  {% make.nothing %}
          | "impossible"                                              {% make.nothing %}
player   -> "player"                                                  {% make.allInvestigators %}
quality  -> sel maynot "is" "summon"                                  {% ([of]) => ({ cannotBe: 'summoned', of }) %}
          | maynot "is" "summon"                                      {% () => ({ cannotBe: 'summoned', of: { ref: 'self' } }) %}
          | np maynot "is" "summon"                                   {% ([is]) => make.keptFrom(is, 'summoned') %}
items    -> maynot "is" "summon" "or" "control"                       {% () => more.neitherPart({ ref: 'self' }) %}
          | maynot "is" "control" "or" "summon"                       {% () => more.neitherPart({ ref: 'self' }) %}
          | sel maynot "is" "summon" "or" "control"                   {% ([of]) => more.neitherPart(of) %}
          | sel maynot "is" "control" "or" "summon"                   {% ([of]) => more.neitherPart(of) %}

# This card can only be affected by Spells.   Only Spells may affect this card.
quality  -> sel maycan "only" "is" "affected" "by" threatened         {% ([of, , , , , , not]) => more.onlyBy(not, of) %}
          | maycan "only" "is" "affected" "by" threatened             {% ([, , , , , not]) => more.onlyBy(not, { ref: 'self' }) %}
          | sel maycan "is" "affected" "only" "by" threatened         {% ([of, , , , , , not]) => more.onlyBy(not, of) %}
          | maycan "is" "affected" "only" "by" threatened             {% ([, , , , , not]) => more.onlyBy(not, { ref: 'self' }) %}
          | sel "is" "affected" "only" "by" threatened                {% ([of, , , , , not]) => more.onlyBy(not, of) %}
          | sel "is" "only" "affected" "by" threatened                {% ([of, , , , , not]) => more.onlyBy(not, of) %}
          | "only" "affected" "by" threatened                         {% ([, , , not]) => more.onlyBy(not, { ref: 'self' }) %}
          | "affected" "only" "by" threatened                         {% ([, , , not]) => more.onlyBy(not, { ref: 'self' }) %}
          | "only" np maycan "affect" ref                             {% ([, not, , , of]) => more.onlyBy(not, of) %}
          | "only" np "affect" ref                                    {% ([, not, , of]) => more.onlyBy(not, of) %}
          | "you" maycan "only" "is" "affected" "by" threatened       {% ([, , , , , , not]) => more.onlyBy(not) %}
          | sel maynot "is" "affected" "by" "anything" "except" threatened {% ([of, , , , , , , not]) => more.onlyBy(not, of) %}
          | "immune" "to" "everything" "except" threatened            {% ([, , , , not]) => more.onlyBy(not, { ref: 'self' }) %}
          | "immune" "to" "all" "except" threatened                   {% ([, , , , not]) => more.onlyBy(not, { ref: 'self' }) %}

# This card may bear two Weapons.   This card knows Latin.
          | sel maycan bearing2 weapons                               {% ([of, , , weapons]) => make.dropSelf({ weapons, of }) %}
          | maycan bearing2 weapons                                   {% ([, , weapons]) => ({ weapons }) %}
          | np maycan bearing2 weapons                                {% ([is, , , weapons]) => more.armedAll(is, weapons) %}
          | np maycan "each" bearing2 weapons                         {% ([is, , , , weapons]) => more.armedAll(is, weapons) %}
          | weapons "may" "is" given2 "to" ref                        {% ([weapons, , , , , of]) => make.dropSelf({ weapons, of }) %}
          | sel "know" tongues                                        {% ([of, , languages]) => ({ languages, of }) %}
          | sel "know" manytongues                                    {% ([of, , languages]) => ({ languages, of }) %}
          | sel "know" "all" "language"                               {% ([of]) => ({ languages: 'all', of }) %}
          | sel "speak" tongues                                       {% ([of, , languages]) => ({ languages, of }) %}
          | sel "read" tongues                                        {% ([of, , languages]) => ({ languages, of }) %}
          | sel maycan reads tongues                                  {% ([of, , , languages]) => ({ languages, of }) %}
          | sel maycan reads "all" "language"                         {% ([of]) => ({ languages: 'all', of }) %}
          | "you" maycan reads tongues                                {% ([, , , languages]) => ({ languages }) %}
          | "you" maycan reads "all" "language"                       {% () => ({ languages: 'all' }) %}
          | "you" reads tongues                                       {% ([, , languages]) => ({ languages }) %}
          | "you" reads "all" "language"                              {% () => ({ languages: 'all' }) %}
          | maycan reads tongues                                      {% ([, , languages]) => ({ languages }) %}
          | maycan reads "all" "language"                             {% () => ({ languages: 'all' }) %}
          | "read" tongues                                            {% ([, languages]) => ({ languages }) %}
          | "read" manytongues                                        {% ([, languages]) => ({ languages }) %}
reads    -> "read"                                                    {% make.nothing %}
          | "speak"                                                   {% make.nothing %}
          | "know"                                                    {% make.nothing %}
          | "understand"                                              {% make.nothing %}
bearing2 -> "bear"                                                    {% make.nothing %}
          | "use"                                                     {% make.nothing %}
          | "wield"                                                   {% make.nothing %}
          | "have"                                                    {% make.nothing %}
          | "hold"                                                    {% make.nothing %}
          | "is" "give"                                               {% make.nothing %}
          | "is" "assign"                                             {% make.nothing %}
given2   -> "give"                                                    {% make.nothing %}
          | "assign"                                                  {% make.nothing %}
weapons  -> num "weapon"                                              {% ([n], _at, reject) => (n > 1 ? n : reject) %}
          | "up" "to" num "weapon"                                    {% ([, , n], _at, reject) => (n > 1 ? n : reject) %}
          | num more "weapon"                                         {% ([n]) => n + 1 %}
          | "a" more "weapon"                                         {% () => 2 %}
          | "a" "second" "weapon"                                     {% () => 2 %}
          | "any" "number" "of" "weapon"                              {% () => 'any' %}
          | "more" "than" num "weapon"                                {% ([, , n], _at, reject) => (n === 1 ? 'any' : reject) %}
more     -> "more"                                                    {% make.nothing %}

# When your opponent draws a card, lose 1 Sanity.   When you play a Monster through this Gate, gain 1 Sanity.
# At the start of Combat, draw one card.   When this card is committed to defend, gain 1 Sanity.
trigger  -> whenever player "draw" "a" "card"                         {% ([, drew]) => ({ drew }) %}
          | whenever player "draw" num "card"                         {% ([, drew, , n], _at, reject) => (n === 1 ? { drew } : reject) %}
          | whenever player "draw" "card"                             {% ([, drew]) => ({ drew }) %}
          | whenever "they" "draw" "a" "card"                         {% () => ({ drew: 'they' }) %}
          | whenever anybody "draw" "a" "card"                        {% () => ({ drew: 'each' }) %}
          | whenever player "play" npd throughit                      {% ([, by, , is]) => more.playedThrough(is, by) %}
          | whenever npd "is" "play" throughit                        {% ([, is]) => more.playedThrough(is, 'you') %}
          | whenever thiscard "is" "commit" "to" "defend"             {% () => 'defends' %}
          | whenever thiscard "defend"                                {% () => 'defends' %}
          | whenever thiscard "is" asdefender                         {% () => 'defends' %}
          | whenever "they" "defend"                                  {% () => 'defends' %}
          | "at" "the" "start" "of" "combat"                          {% () => 'combatBegins' %}
          | "at" "the" "start" "of" "each" "combat"                   {% () => 'combatBegins' %}
          | "when" "combat" "begin"                                   {% () => 'combatBegins' %}
          | "before" "combat"                                         {% () => 'combatBegins' %}
          | "before" "each" "combat"                                  {% () => 'combatBegins' %}
          | "before" "combat" "begin"                                 {% () => 'combatBegins' %}
          | arrivingat npd                                            {% ([, is]) => more.arrivedAt('you', is) %}
throughit -> "through" gatehere                                       {% make.nothing %}
          | "by" "use" gatehere                                       {% make.nothing %}
          | "use" gatehere                                            {% make.nothing %}
arrivingat -> "on" "arrive" "at"                                      {% make.nothing %}
          | "when" "arrive" "at"                                      {% make.nothing %}
          | "after" "arrive" "at"                                     {% make.nothing %}
          | "on" "arrival" "at"                                       {% make.nothing %}
          | "on" "enter"                                              {% make.nothing %}
          | "when" "enter"                                            {% make.nothing %}
          | "on" "reach"                                              {% make.nothing %}
item     -> np "play" throughit "gain" points                         {% ([is, , , , n]) => more.gatesOwn(is, n) %}
          | np "play" throughit "add" points                          {% ([is, , , , n]) => more.gatesOwn(is, n) %}
          | np "play" throughit "add" points "to" "their" valueword   {% ([is, , , , n]) => more.gatesOwn(is, n) %}
          | np "play" throughit "add" points "to" "its" valueword     {% ([is, , , , n]) => more.gatesOwn(is, n) %}
          | np "play" throughit "lose" points                         {% ([is, , , , n]) => more.gatesOwn(is, make.minus(n)) %}
          | every np "play" throughit "gain" points                   {% ([, is, , , , n]) => more.gatesOwn(is, n) %}
          | every np "play" throughit "add" points                    {% ([, is, , , , n]) => more.gatesOwn(is, n) %}
          | every np "play" throughit "add" points "to" "its" valueword {% ([, is, , , , n]) => more.gatesOwn(is, n) %}
          | every np "play" throughit "add" points "to" "their" valueword {% ([, is, , , , n]) => more.gatesOwn(is, n) %}
period   -> "visit"                                                   {% () => 'visit' %}
lead     -> "when" "you" "leave" ","                                  {% () => ({ on: 'departed' }) %}
          | "when" "leave" ","                                        {% () => ({ on: 'departed' }) %}

# At any time, bury this card: gain 2 Sanity.
window   -> "at" "any" "time"                                         {% () => ({ window: 'anyTime' }) %}
          | "at" "any" "time" "during" "combat"                       {% () => ({ window: 'combat' }) %}
          | "at" "any" "time" "in" "combat"                           {% () => ({ window: 'combat' }) %}

# While you have more Sanity than your opponent, add 1 to this card.   If your opponent has more cards in Hand than you, draw one card when played.
# While you have more Allies in play than your opponent, this card gains 1.
atom     -> someone "have" more sanity "than" rival                   {% ([who, , , , , than]) => more.moreThan('sanity', who, than) %}
          | someone "have" "less" sanity "than" rival                 {% ([who, , , , , than]) => more.moreThan('sanity', than, who) %}
          | someone "have" "fewer" sanity "than" rival                {% ([who, , , , , than]) => more.moreThan('sanity', than, who) %}
          | poss sanity "is" higher "than" rival2                     {% ([who, , , , , than]) => more.moreThan('sanity', who, than) %}
          | poss sanity "is" lower "than" rival2                      {% ([who, , , , , than]) => more.moreThan('sanity', than, who) %}
          | someone "have" "more" "card" inhand "than" rival          {% ([who, , , , , , than]) => more.moreThan('hand', who, than) %}
          | someone "have" "fewer" "card" inhand "than" rival         {% ([who, , , , , , than]) => more.moreThan('hand', than, who) %}
          | someone "have" "more" np "in" "play" "than" rival         {% ([who, , , is, , , , than]) => more.moreInPlay(is, who, than) %}
          | someone "have" "fewer" np "in" "play" "than" rival        {% ([who, , , is, , , , than]) => more.moreInPlay(is, than, who) %}
          | someone "have" "more" np "than" rival                     {% ([who, , , is, , than]) => more.moreInPlay(is, who, than) %}
          | someone "have" "fewer" np "than" rival                    {% ([who, , , is, , than]) => more.moreInPlay(is, than, who) %}
rival    -> "you"                                                     {% () => 'you' %}
          | "you" "do"                                                {% () => 'you' %}
          | "you" "have"                                              {% () => 'you' %}
          | "your" "opponent"                                         {% () => 'opponent' %}
          | "your" "opponent" "do"                                    {% () => 'opponent' %}
          | "your" "opponent" "have"                                  {% () => 'opponent' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "each" "other" "player"                                   {% () => 'eachOpponent' %}
          | "all" "opponents"                                         {% () => 'eachOpponent' %}
          | "that" "player"                                           {% () => 'actor' %}
          | "the" "affected" "player"                                 {% () => 'affected' %}
rival2   -> poss                                                      {% make.first %}
          | poss sanity                                               {% make.first %}
          | rival                                                     {% make.first %}
          | "yours"                                                   {% () => 'you' %}
higher   -> "higher"                                                  {% make.nothing %}
          | "greater"                                                 {% make.nothing %}
          | "more"                                                    {% make.nothing %}
lower    -> "lower"                                                   {% make.nothing %}
          | "less"                                                    {% make.nothing %}
inhand   -> "in" "hand"                                               {% make.nothing %}
          | "in" poss "hand"                                          {% make.nothing %}

# Bury one Phobia on you when played.   Each Ally who is Outside loses 1.
where    -> "on" player                                               {% ([, affecting]) => ({ affecting, events: true }) %}
trait    -> whois "outside"                                           {% () => ({ at: { pub: ['Outside'] } }) %}
          | whois "inside"                                            {% () => ({ at: { pub: ['Inside'] } }) %}
          | whois "outside" "location"                                {% () => ({ at: { pub: ['Outside'] } }) %}
          | "outside"                                                 {% () => ({ at: { pub: ['Outside'] } }) %}
          | "inside"                                                  {% () => ({ at: { pub: ['Inside'] } }) %}
          | whois "at" npd                                            {% ([, , is]) => more.standing(is) %}
          | whois "in" npd                                            {% ([, , is]) => more.standing(is) %}
          | "whose" "investigator" "is" at npd                        {% ([, , , , is]) => more.standing(is) %}
          | "whose" "player" "is" at npd                              {% ([, , , , is]) => more.standing(is) %}
whois    -> "who" "is"                                                {% make.nothing %}
          | "that" "is"                                               {% make.nothing %}

# This card may join the Threat late for 2 Sanity.
permit   -> thiscard "may" "join" "the" "threat" "late" paying        {% ([, , , , , , cost]) => ({ commit: 'threat', cost }) %}
          | thiscard "may" "join" "the" "defence" "late" paying       {% ([, , , , , , cost]) => ({ commit: 'defence', cost }) %}
          | thiscard "may" "join" "your" "threat" late2               {% () => ({ commit: 'threat' }) %}
          | thiscard "may" "join" "your" "threat" late2 paying        {% ([, , , , , , cost]) => ({ commit: 'threat', cost }) %}
          | "may" "join" "your" "threat" late2                        {% () => ({ commit: 'threat' }) %}
          | "may" "join" "your" "threat" late2 paying                 {% ([, , , , , cost]) => ({ commit: 'threat', cost }) %}
          | "may" "join" "the" "threat" late2 paying                  {% ([, , , , , cost]) => ({ commit: 'threat', cost }) %}
          | "may" "join" "the" defence2 late2 paying                  {% ([, , , , , cost]) => ({ commit: 'defence', cost }) %}
          | thiscard "may" "is" "add" "to" "your" "threat" late paying {% ([, , , , , , , , cost]) => ({ commit: 'threat', cost }) %}
          | "may" "is" "add" "to" "your" "threat" late paying         {% ([, , , , , , , cost]) => ({ commit: 'threat', cost }) %}
          | "you" "may" "add" thiscard "to" "your" "threat" late paying {% ([, , , , , , , , cost]) => ({ commit: 'threat', cost }) %}
sentence -> costs "to" "add" thiscard "to" "your" "threat" late       {% ([cost]) => make.sentence([], [{ rule: { kind: 'permit', permit: { commit: 'threat', cost } } }], []) %}
          | "you" "may" costs "to" "add" thiscard "to" "your" "threat" late {% ([, , cost]) => make.sentence([], [{ rule: { kind: 'permit', permit: { commit: 'threat', cost } } }], []) %}
          | costs "to" "add" thiscard "to" "your" defence2 late       {% ([cost]) => make.sentence([], [{ rule: { kind: 'permit', permit: { commit: 'defence', cost } } }], []) %}
late2    -> "late"                                                    {% make.nothing %}
          | late                                                      {% make.nothing %}

# Instead of being buried, this card returns to your Hand.   Discard this card instead of burying it.
replacement -> "instead" "of" lost2 "," kept                          {% ([, , of, , to]) => more.insteadOfLoss(of, to) %}
          | "instead" "of" lost2 kept                                 {% ([, , of, to]) => more.insteadOfLoss(of, to) %}
          | kept "instead" "of" lost2                                 {% ([to, , , of]) => more.insteadOfLoss(of, to) %}
          | "if" lives2 "," back "it" "to" poss "hand"                {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, 'hand') %}
          | "if" lives2 "," back thiscard "to" poss "hand"            {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, 'hand') %}
          | "if" lives2 "," "it" back "to" poss "hand"                {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, 'hand') %}
          | "if" lives2 "," "you" "may" back "it" "to" poss "hand"    {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, 'hand', true) %}
lost2    -> "bury"                                                    {% () => ({}) %}
          | "bury" itself                                             {% () => ({}) %}
          | "bury" aftercombat                                        {% () => ({ inCombat: true }) %}
          | "bury" itself aftercombat                                 {% () => ({ inCombat: true }) %}
          | "is" "bury"                                               {% () => ({}) %}
          | "is" "bury" aftercombat                                   {% () => ({ inCombat: true }) %}
          | "is" "bury" "or" "discard"                                {% () => ({ orDiscarded: true }) %}
kept     -> "discard" itself                                          {% () => ({ to: 'discard' }) %}
          | "you" "may" "discard" itself                              {% () => ({ to: 'discard', may: true }) %}
          | itself "is" "discard"                                     {% () => ({ to: 'discard' }) %}
          | itself "go" "to" poss "discard" "pile"                    {% () => ({ to: 'discard' }) %}
          | back itself "to" poss "hand"                              {% () => ({ to: 'hand' }) %}
          | "you" "may" back itself "to" poss "hand"                  {% () => ({ to: 'hand', may: true }) %}
          | itself back "to" poss "hand"                              {% () => ({ to: 'hand' }) %}
          | itself "is" back "to" poss "hand"                         {% () => ({ to: 'hand' }) %}
          | itself "may" "is" back "to" poss "hand"                   {% () => ({ to: 'hand', may: true }) %}
          | place2 itself inside poss "hand"                          {% () => ({ to: 'hand' }) %}
          | "you" "may" place2 itself inside poss "hand"              {% () => ({ to: 'hand', may: true }) %}

# ------------------------------------------------------------------ the same at other places of the sentence

# Remove all Phobias from your Investigator when played. Place one Ally in your discard pile when played.
act      -> "remove" sel                                              {% ([, move]) => more.removed(move) %}
          | "remove" sel "from" attacked                              {% ([, move]) => more.removed(move) %}
          | putting sel inpile                                        {% ([, move, of]) => more.intoPile(move, of, 'discard') %}
          | putting sel instory                                       {% ([, move, of]) => more.intoPile(move, of, 'bury') %}
          | "exchange" num "card" handto "with" "the" "top" "card" "of" poss mythosdeck {% ([, exchange]) => make.oneFor(exchange) %}
          | "reveal" poss "hand"                                      {% ([, of]) => more.shown(of) %}
inpile   -> "in" poss "discard" "pile"                                {% ([, of]) => of %}
          | "into" poss "discard" "pile"                              {% ([, of]) => of %}
          | "on" poss "discard" "pile"                                {% ([, of]) => of %}
instory  -> "on" "the" "bottom" "of" poss "story" "deck"              {% ([, , , , of]) => of %}
          | "at" "the" "bottom" "of" poss "story" "deck"              {% ([, , , , of]) => of %}
          | "into" poss "story" "deck"                                {% ([, of]) => of %}
op       -> act "unless" player pays                                  {% ([op, , who, price]) => more.boughtOff(op, who, price) %}
          | act "unless" player act                                   {% ([op, , who, other]) => more.boughtOff(op, who, other) %}
          | crowd thereat alternatives                                {% ([who, c, all]) => more.eachChooses(who, c, all) %}
          | crowd thereat "must" alternatives                         {% ([who, c, , all]) => more.eachChooses(who, c, all) %}
          | crowd thereat "must" "either" alternatives                {% ([who, c, , , all]) => more.eachChooses(who, c, all) %}
sentence -> comer alternatives                                        {% ([, choose]) => make.sentence([{ on: 'arrived' }], [{ op: { choose, by: 'you' } }], []) %}
          | comer "must" alternatives                                 {% ([, , choose]) => make.sentence([{ on: 'arrived' }], [{ op: { choose, by: 'you' } }], []) %}
          | comer "must" "either" alternatives                        {% ([, , , choose]) => make.sentence([{ on: 'arrived' }], [{ op: { choose, by: 'you' } }], []) %}
counted  -> np "they" "have" "in" "play"                              {% ([is]) => ({ is, pick: 'all', of: 'they' }) %}
          | np "they" "have"                                          {% ([is]) => ({ is, pick: 'all', of: 'they' }) %}
          | np "you" "have"                                           {% ([is]) => ({ is, pick: 'all' }) %}
where    -> inside "a" "opposing" zone                                {% ([, , , zone]) => ({ in: zone, of: 'opponent' }) %}
          | inside "any" "opposing" zone                              {% ([, , , zone]) => ({ in: zone, of: 'opponent' }) %}
          | inside "the" "threat" aimedat attacked                    {% () => ({ in: 'directedThreat', of: 'opponent' }) %}
          | inside "a" "threat" aimedat attacked                      {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | inside "any" "threat" aimedat attacked                    {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
player   -> num "opponent" "'s" "investigator"                        {% ([n], _at, reject) => (n === 1 ? 'opponent' : reject) %}
limit    -> "but" "not" "below" num                                   {% ([, , , floor]) => ({ floor }) %}
          | "but" "not" "less" "than" num                             {% ([, , , , floor]) => ({ floor }) %}
          | "but" "never" "below" num                                 {% ([, , , floor]) => ({ floor }) %}
floor    -> "with" "a" "minimum" "of" num                             {% ([, , , , floor]) => ({ floor }) %}
          | "(" "minimum" "of" num ")"                                {% ([, , , floor]) => ({ floor }) %}
          | "(" "minimum" num ")"                                     {% ([, , floor]) => ({ floor }) %}
          | "(" "to" "a" "minimum" "of" num ")"                       {% ([, , , , , floor]) => ({ floor }) %}
item     -> static "," floor                                          {% ([effect, , limit]) => more.floored(effect, limit) %}
          | static floor                                              {% ([effect, limit]) => more.floored(effect, limit) %}
stat     -> "reduce" "by" num "the" sanity "cost" "of" costly         {% ([, , n, , , , , is]) => make.costOf(is, { by: -n }) %}
          | "increase" "by" num "the" sanity "cost" "of" costly       {% ([, , by, , , , , is]) => make.costOf(is, { by }) %}
          | "casting" np "from" thiscard "cost" num "less" sanity     {% ([, is, , , , n]) => more.castFromThis(is, -n) %}
          | "casting" np "from" thiscard "cost" num more sanity       {% ([, is, , , , by]) => more.castFromThis(is, by) %}
          | np "cast" "from" thiscard "cost" num "less" sanity        {% ([is, , , , , n]) => more.castFromThis(is, -n) %}
          | np "cast" "from" thiscard "cost" num more sanity          {% ([is, , , , , by]) => more.castFromThis(is, by) %}
          | np "cast" "from" thiscard "cost" "no" sanity              {% ([is]) => more.castFromThis(is) %}
          | every np "cast" "from" thiscard "cost" num "less" sanity  {% ([, is, , , , , n]) => more.castFromThis(is, -n) %}
          | every np "cast" "from" thiscard "cost" "no" sanity        {% ([, is]) => more.castFromThis(is) %}
item     -> np "play" "here" "cost" "you" "no" sanity                 {% ([is]) => more.playedHere(is, { by: 0, how: 'set' }) %}
          | np "play" "here" "cost" "no" sanity                       {% ([is]) => more.playedHere(is, { by: 0, how: 'set' }) %}
          | np "play" "here" "cost" num "less" sanity                 {% ([is, , , , n]) => more.playedHere(is, { by: -n }) %}
          | np "play" "here" "cost" num more sanity                   {% ([is, , , , by]) => more.playedHere(is, { by }) %}
          | every np "play" "here" "cost" "no" sanity                 {% ([, is]) => more.playedHere(is, { by: 0, how: 'set' }) %}
          | every np "play" "here" "cost" num "less" sanity           {% ([, is, , , , n]) => more.playedHere(is, { by: -n }) %}
          | every np "play" "here" "cost" num more sanity             {% ([, is, , , , by]) => more.playedHere(is, { by }) %}
items    -> thiscard maycan holds num %name "spell" "and" num %name "spell" {% ([, , , n, a, , , m, b]) => more.bothIcons(n, a, m, b) %}
          | maycan holds num %name "spell" "and" num %name "spell"    {% ([, , n, a, , , m, b]) => more.bothIcons(n, a, m, b) %}
          | holds num %name "spell" "and" num %name "spell"           {% ([, n, a, , , m, b]) => more.bothIcons(n, a, m, b) %}
          | valueword "is" num timing "," num timing                  {% ([, , n, a, , m, b]) => more.eitherValue({ ref: 'self' }, n, a, m, b) %}
          | valueword "is" num timing "and" num timing                {% ([, , n, a, , m, b]) => more.eitherValue({ ref: 'self' }, n, a, m, b) %}
          | its valueword "is" num timing "," num timing              {% ([, , , n, a, , m, b]) => more.eitherValue({ ref: 'self' }, n, a, m, b) %}
          | its valueword "is" num timing "and" num timing            {% ([, , , n, a, , m, b]) => more.eitherValue({ ref: 'self' }, n, a, m, b) %}
          | sel "'s" valueword "is" num timing "and" num timing       {% ([of, , , , n, a, , m, b]) => more.eitherValue(of, n, a, m, b) %}
          | sel "is" "worth" num timing "and" num timing              {% ([of, , , n, a, , m, b]) => more.eitherValue(of, n, a, m, b) %}
          | sel "is" "worth" num timing "," num timing                {% ([of, , , n, a, , m, b]) => more.eitherValue(of, n, a, m, b) %}
          | valueword "is" num orso                                   {% ([, , n, more1]) => more.valueIsOr({ ref: 'self' }, n, more1) %}
          | its valueword "is" num orso                               {% ([, , , n, more1]) => more.valueIsOr({ ref: 'self' }, n, more1) %}
          | sel "is" "worth" num orso                                 {% ([of, , , n, more1]) => more.valueIsOr(of, n, more1) %}
value    -> sel "is" "worth" points                                   {% ([of, , , value]) => ({ value, of, how: 'set' }) %}
          | sel "count" "as" num "point"                              {% ([of, , , value]) => ({ value, of, how: 'set' }) %}
permit   -> "use" thiscard "to" "travel" "to" anyplace                {% ([, , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "use" thiscard "to" "travel" "to" anyplace regions        {% ([, , , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
          | "you" "may" "use" thiscard "to" "travel" "to" anyplace    {% ([, , , , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "you" "may" "use" thiscard "to" "travel" "to" anyplace regions {% ([, , , , , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
rule     -> thiscard maycan "is" "play" waiving at npd                {% ([, , , , waive, , is]) => more.waivedAt(waive, is) %}
          | maycan "is" "play" waiving at npd                         {% ([, , , waive, , is]) => more.waivedAt(waive, is) %}
joined   -> "with" "other" np                                         {% ([, , is]) => is %}
quality  -> "join" "with" "other" np                                  {% ([, , , join]) => ({ join, may: true }) %}
          | "join" "each" np                                          {% ([, , join]) => ({ join, may: true }) %}
requirement -> thiscard maycan "is" reached "only" "from" npd         {% ([, , , , , , is]) => make.requireAt(is) %}
          | thiscard maycan "only" "is" reached "from" npd            {% ([, , , , , , is]) => make.requireAt(is) %}
          | "you" maycan "only" reaching "from" npd                   {% ([, , , , , is]) => make.requireAt(is) %}
          | maycan "only" "is" reached "from" npd                     {% ([, , , , , is]) => make.requireAt(is) %}
          | "require" npd "in" "play"                                 {% ([, is]) => make.requireInPlay(is) %}

# At the end of each of your Turns, lose 1 Sanity.
trigger  -> "at" "the" "end" "of" someturn                            {% () => 'turnEnd' %}
mod      -> "at" "the" "start" "of" "the" "next" "round"              {% () => ({ on: 'roundStart', next: true }) %}
          | "at" "the" "start" "of" "next" "round"                    {% () => ({ on: 'roundStart', next: true }) %}
          | "at" "the" "end" "of" "the" "next" "round"                {% () => ({ on: 'roundEnd', next: true }) %}
          | "at" "the" "end" "of" "next" "round"                      {% () => ({ on: 'roundEnd', next: true }) %}

# ------------------------------------------------------------------ and in still other ways

# All your other Soldiers gain 1.   One Ally of yours gains 1 until the end of the Round when played.
base     -> "all" poss "other" np                                     {% ([, of, , is]) => ({ is, pick: 'all', of, others: true }) %}
          | poss "other" np                                           {% ([of, , is]) => more.othersOf(of, is) %}
          | num "of" "those" np                                       {% ([n, , , is]) => ({ is, n, pick: 'choose' }) %}
trait    -> "of" "yours"                                              {% () => ({}) %}
where    -> "when" "attack" attacked                                  {% () => ({ in: 'directedThreat', of: 'opponent' }) %}
          | "while" "attack" attacked                                 {% () => ({ in: 'directedThreat', of: 'opponent' }) %}
          | "place" inside thiscard                                   {% () => ({ borneBy: 'self' }) %}
          | "put" inside thiscard                                     {% () => ({ borneBy: 'self' }) %}
          | "store" inside thiscard                                   {% () => ({ borneBy: 'self' }) %}
search   -> "any" np onits                                            {% ([, is, of]) => make.selector({ is, in: 'story', pick: 'top' }, [{ of }]) %}
          | "a" np onits                                              {% ([, is, of]) => make.selector({ is, in: 'story', pick: 'top' }, [{ of }]) %}
value    -> sel "'s" valueword "is" "reduce" "to" num                 {% ([of, , , , , , value]) => ({ value, of, how: 'set' }) %}
          | sel "'s" valueword "is" increased "to" num                {% ([of, , , , , , value]) => ({ value, of, how: 'set' }) %}
          | sel "'s" valueword "become" num                           {% ([of, , , , value]) => ({ value, of, how: 'set' }) %}
          | "the" valueword "of" sel "become" num                     {% ([, , , of, , value]) => ({ value, of, how: 'set' }) %}
          | "the" valueword "of" sel "is" "reduce" "to" num           {% ([, , , of, , , , value]) => ({ value, of, how: 'set' }) %}
          | its valueword "become" num                                {% ([, , , value]) => ({ value, of: { ref: 'self' }, how: 'set' }) %}
          | its valueword "is" "reduce" "to" num                      {% ([, , , , , value]) => ({ value, of: { ref: 'self' }, how: 'set' }) %}
          | "gain" points                                             {% ([, value]) => ({ value, of: make.again }) %}
          | "lose" points                                             {% ([, n]) => ({ value: make.minus(n), of: make.again }) %}
          | sel "have" "a" valueword "of" num                         {% ([of, , , , , value]) => ({ value, of, how: 'set' }) %}
items    -> "add" num orso                                            {% ([, n, more1]) => make.valueOr(n, make.again, more1) %}
          | "add" num "point" orso                                    {% ([, n, , more1]) => make.valueOr(n, make.again, more1) %}
          | "gain" num orso                                           {% ([, n, more1]) => make.valueOr(n, make.again, more1) %}
amount   -> num "for" "each" "of" poss np                             {% ([n, , , , of, is]) => make.per(n, make.selector({ is, pick: 'all' }, [{ of }])) %}
act      -> "exchange" "a" "card"                                     {% () => ({ exchange: 1 }) %}
          | "exchange" "a" "card" handto                              {% () => ({ exchange: 1 }) %}
          | "return" "to" poss "hand" sel                             {% ([, , , , move]) => ({ move, to: 'hand' }) %}
          | "put" "into" "play" sel                                   {% ([, , , move]) => ({ move, to: 'play' }) %}
          | search "return" "to" poss "hand"                          {% ([move]) => ({ move, to: 'hand' }) %}
          | "choose" "and" away sel                                   {% ([, , to, move]) => ({ move: make.fromHand(make.chosen(move)), to }) %}
          | "look" "at" num "opposing" zone                           {% ([, , n, , zone], _at, reject) => (n === 1 ? { look: { in: zone, pick: 'all', of: 'opponent' } } : reject) %}
          | "look" "at" "a" "opposing" zone                           {% ([, , , , zone]) => ({ look: { in: zone, pick: 'all', of: 'opponent' } }) %}
          | "look" "at" "the" "opposing" zone                         {% ([, , , , zone]) => ({ look: { in: zone, pick: 'all', of: 'opponent' } }) %}
          | "show" "you" "their" "threat"                             {% () => more.shownThreat %}
          | "reveal" "their" "threat"                                 {% () => more.shownThreat %}
          | "reveal" "their" "threat" "to" "you"                      {% () => more.shownThreat %}
          | "gain" sanity "equal" "to" measure2                       {% ([, , , , sanity]) => ({ sanity, who: 'you', sign: 1 }) %}
          | "lose" sanity "equal" "to" measure2                       {% ([, , , , sanity]) => ({ sanity, who: 'you', sign: -1 }) %}
          | "draw" "card" "equal" "to" measure2                       {% ([, , , , draw]) => ({ draw }) %}
          | "gain" "as" "much" sanity "as" measure2                   {% ([, , , , , sanity]) => ({ sanity, who: 'you', sign: 1 }) %}
          | "lose" "as" "much" sanity "as" measure2                   {% ([, , , , , sanity]) => ({ sanity, who: 'you', sign: -1 }) %}
          | "cancel" "combat"                                         {% () => ({ skip: 'combat', who: 'each' }) %}
          | "cancel" "this" "round" "'s" "combat"                     {% () => ({ skip: 'combat', who: 'each' }) %}
          | "cancel" "combat" "this" "round"                          {% () => ({ skip: 'combat', who: 'each' }) %}
          | "no" "combat" "this" "round"                              {% () => ({ skip: 'combat', who: 'each' }) %}
          | "combat" "is" "skip" "this" "round"                       {% () => ({ skip: 'combat', who: 'each' }) %}
          | "skip" "combat" "this" "round"                            {% () => ({ skip: 'combat', who: 'each' }) %}
          | "combat" "do" "not" "take" "place" "this" "round"         {% () => ({ skip: 'combat', who: 'each' }) %}
measure2 -> "the" valueword "of" sel                                  {% ([, , , card]) => ({ of: 'value', card }) %}
          | "its" valueword                                           {% () => ({ of: 'value', card: make.it }) %}
          | sel "'s" valueword                                        {% ([card]) => ({ of: 'value', card }) %}
          | "the" "number" "of" counted                               {% ([, , , , per]) => ({ per }) %}
          | "half" "of" poss sanity                                   {% ([, , who], _at, reject) => (who === 'you' || who === 'they' ? { half: { of: 'sanity' } } : reject) %}
lead     -> "flip" "to"                                               {% () => ({ cost: [{ self: 'flip' }] }) %}
          | "bury" "to"                                               {% () => ({ cost: [{ self: 'bury' }] }) %}
          | "discard" "to"                                            {% () => ({ cost: [{ self: 'discard' }] }) %}
          | "flip" window "to"                                        {% ([, window]) => ({ ...window, cost: [{ self: 'flip' }] }) %}
          | "bury" window "to"                                        {% ([, window]) => ({ ...window, cost: [{ self: 'bury' }] }) %}
remark   -> "bury" "after" "use"                                      {% () => ({ cost: [{ self: 'bury' }] }) %}
          | "discard" "after" "use"                                   {% () => ({ cost: [{ self: 'discard' }] }) %}
          | "flip" "after" "use"                                      {% () => ({ cost: [{ self: 'flip' }] }) %}
          | thiscard "is" "bury" "after" "use"                        {% () => ({ cost: [{ self: 'bury' }] }) %}
          | thiscard "is" "discard" "after" "use"                     {% () => ({ cost: [{ self: 'discard' }] }) %}
          | thiscard "is" "flip" "after" "use"                        {% () => ({ cost: [{ self: 'flip' }] }) %}
          | thiscard "is" "bury" "when" "use"                         {% () => ({ cost: [{ self: 'bury' }] }) %}
          | thiscard "is" "flip" "when" "use"                         {% () => ({ cost: [{ self: 'flip' }] }) %}
restated -> "it" "turn" "face-up" "at" "the" "end" "of" eachround     {% make.nothing %}
          | "turn" "it" "face-up" "at" "the" "end" "of" eachround     {% make.nothing %}
          | "flip" "it" "face-up" "at" "the" "end" "of" eachround     {% make.nothing %}
canceling -> num np done "by" player "is" "cancel"                    {% ([n, of, after, , by], _at, reject) => (n === 1 ? { window: { after, of, by } } : reject) %}
          | "any" num np done "by" player "is" "cancel"               {% ([, n, of, after, , by], _at, reject) => (n === 1 ? { window: { after, of, by } } : reject) %}
          | npd done "by" player "is" "cancel"                        {% ([of, after, , by]) => ({ window: { after, of, by } }) %}

# You need not pay the Sanity cost of Tomes.   Only a Soldier may bear this Weapon.   This card cannot be stolen.   No player may use Artifacts.
stat     -> "you" "need" "not" "pay" "the" sanity "cost" "of" costly  {% ([, , , , , , , , is]) => make.costOf(is, { by: 0, how: 'set' }) %}
          | "you" "do" "not" "pay" "the" sanity "cost" "of" costly    {% ([, , , , , , , , is]) => make.costOf(is, { by: 0, how: 'set' }) %}
          | "you" "pay" "no" sanity "for" costly                      {% ([, , , , , is]) => make.costOf(is, { by: 0, how: 'set' }) %}
          | "you" "need" "not" "pay" sanity "for" costly              {% ([, , , , , , is]) => make.costOf(is, { by: 0, how: 'set' }) %}
          | "you" "pay" num "less" sanity "for" costly                {% ([, , n, , , , is]) => make.costOf(is, { by: -n }) %}
          | "you" "pay" num more sanity "for" costly                  {% ([, , by, , , , is]) => make.costOf(is, { by }) %}
          | np "cost" num "less" sanity "to" "play"                   {% ([is, , n]) => make.costOf(is, { by: -n }) %}
          | np "cost" num sanity "less" "to" "play"                   {% ([is, , n]) => make.costOf(is, { by: -n }) %}
          | np "cost" num sanity "less"                               {% ([is, , n]) => make.costOf(is, { by: -n }) %}
          | np "cost" num more sanity "to" "play"                     {% ([is, , by]) => make.costOf(is, { by }) %}
          | np "cost" "no" sanity "to" "play"                         {% ([is]) => make.costOf(is, { by: 0, how: 'set' }) %}
costly   -> "any" np "you" "cast"                                     {% ([, is]) => is %}
          | every np "you" "cast"                                     {% ([, is]) => is %}
          | np "you" "cast"                                           {% ([is]) => is %}
quality  -> "only" npd maycan bearing2 thiscard                       {% ([, is]) => more.onlyGivenTo(is) %}
          | "only" npd maycan "carry" thiscard                        {% ([, is]) => more.onlyGivenTo(is) %}
          | thiscard maycan "only" "is" borne2 "by" npd               {% ([, , , , , , is]) => more.onlyGivenTo(is) %}
          | maycan "only" "is" borne2 "by" npd                        {% ([, , , , , is]) => more.onlyGivenTo(is) %}
          | thiscard maycan "only" "is" given2 "to" npd               {% ([, , , , , , is]) => more.onlyGivenTo(is) %}
          | maycan "only" "is" given2 "to" npd                        {% ([, , , , , is]) => more.onlyGivenTo(is) %}
          | sel maynot "is" "steal"                                   {% ([of]) => ({ immuneTo: 'theft', of }) %}
          | maynot "is" "steal"                                       {% () => ({ immuneTo: 'theft', of: { ref: 'self' } }) %}
          | sel "have" "no" "gate"                                    {% ([of]) => ({ attribute: 'Gate', give: false, of }) %}
          | sel "have" "a" "gate"                                     {% ([of]) => ({ attribute: 'Gate', give: true, of }) %}
          | sel "gain" "a" "gate"                                     {% ([of]) => ({ attribute: 'Gate', give: true, of }) %}
          | maycan "carry" "any" np                                   {% ([, , , carries]) => ({ carries }) %}
          | maycan "carry" "a" np                                     {% ([, , , carries]) => ({ carries }) %}
          | thiscard maycan "carry" "any" np                          {% ([, , , , carries]) => ({ carries }) %}
          | thiscard maycan "carry" "a" np                            {% ([, , , , carries]) => ({ carries }) %}
          | maycan "carry" "up" "to" num np                           {% ([, , , , n, carries]) => ({ carries, n }) %}
          | thiscard maycan "carry" "up" "to" num np                  {% ([, , , , , n, carries]) => ({ carries, n }) %}
          | "carry" "up" "to" num np                                  {% ([, , , n, carries]) => ({ carries, n }) %}
          | maycan "carry" num more "weapon"                          {% ([, , n]) => ({ weapons: n + 1 }) %}
          | maycan "carry" "any" "number" "of" "weapon"               {% () => ({ weapons: 'any' }) %}
          | thiscard maycan "carry" "any" "number" "of" "weapon"      {% () => ({ weapons: 'any' }) %}
          | thiscard "count" "as" "a" %name "for" purpose             {% ([, , , , name, , purpose]) => ({ countsAs: name.written, for: purpose }) %}
          | "count" "as" "a" %name "for" purpose                      {% ([, , , name, , purpose]) => ({ countsAs: name.written, for: purpose }) %}
borne2   -> "bear"                                                    {% make.nothing %}
          | "use"                                                     {% make.nothing %}
          | "carry"                                                   {% make.nothing %}
          | "wield"                                                   {% make.nothing %}
          | "hold"                                                    {% make.nothing %}
forbidden -> "use" np                                                 {% ([, is]) => more.noUseOf(is) %}
          | "use" "any" np                                            {% ([, , is]) => more.noUseOf(is) %}
          | "use" "a" np                                              {% ([, , is]) => more.noUseOf(is) %}
rule     -> "no" np "may" "is" "use"                                  {% ([, is]) => more.noUse(is) %}
          | np maynot "is" "use"                                      {% ([is]) => more.noUse(is) %}
trigger  -> "if" "reveal"                                             {% () => 'threatRevealed' %}
atom     -> someone "hold" range "card"                               {% ([who, , range]) => make.dropYou({ number: 'hand', ...range, who }) %}
          | someone "hold" range "card" inhand                        {% ([who, , range]) => make.dropYou({ number: 'hand', ...range, who }) %}
          | "they" "have" range sanity                                {% ([, , range]) => ({ number: 'sanity', ...range, who: 'actor' }) %}
op       -> "if" cond "," deed ";" "otherwise" deed                   {% ([, c, , yes, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," deed ";" "otherwise" "," deed               {% ([, c, , yes, , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," deed "," "otherwise" deed                   {% ([, c, , yes, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," deed "," "otherwise" "," deed               {% ([, c, , yes, , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," deed ";" "if" "not" "," deed                {% ([, c, , yes, , , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | subject "lose" num "point"                                {% ([who, , n]) => make.doneBy(who, { sanity: n, who: 'you', sign: -1 }) %}
          | subject "gain" num "point"                                {% ([who, , n]) => make.doneBy(who, { sanity: n, who: 'you', sign: 1 }) %}
deed     -> subject act                                               {% ([who, op]) => make.doneBy(who, op) %}
          | act                                                       {% make.first %}
ref      -> "that" "monster"                                          {% () => make.thatOne %}
          | "that" "artifact"                                         {% () => make.thatOne %}
          | "that" "tome"                                             {% () => make.thatOne %}
          | "that" "spell"                                            {% () => make.thatOne %}
          | "that" "event"                                            {% () => make.thatOne %}
          | "that" "location"                                         {% () => make.thatOne %}
          | "that" "weapon"                                           {% () => make.thatOne %}
          | "that" "phobia"                                           {% () => make.thatOne %}
replacement -> "if" lost3 "," kept "instead"                          {% ([, of, , to]) => more.insteadOfLoss(of, to) %}
          | "when" lost3 "," kept "instead"                           {% ([, of, , to]) => more.insteadOfLoss(of, to) %}
          | "if" lost3 "," "instead" kept                             {% ([, of, , , to]) => more.insteadOfLoss(of, to) %}
          | "when" lost3 "," "instead" kept                           {% ([, of, , , to]) => more.insteadOfLoss(of, to) %}
          | "if" thiscard "would" "is" "bury" "," kept                {% ([, , , , , , to]) => more.insteadOfLoss({}, to) %}
          | "if" thiscard "would" "is" "bury" aftercombat "," kept    {% ([, , , , , , , to]) => more.insteadOfLoss({ inCombat: true }, to) %}
lost3    -> thiscard "is" "bury"                                      {% () => ({}) %}
          | thiscard "is" "bury" aftercombat                          {% () => ({ inCombat: true }) %}
          | "bury"                                                    {% () => ({}) %}
          | "bury" aftercombat                                        {% () => ({ inCombat: true }) %}
          | thiscard "is" "bury" "or" "discard"                       {% () => ({ orDiscarded: true }) %}
kept     -> putting itself topof2                                     {% () => ({ to: 'deckTop' }) %}
          | putting itself bottomof                                   {% () => ({ to: 'deckBottom' }) %}
          | "you" "may" putting itself topof2                         {% () => ({ to: 'deckTop', may: true }) %}
          | "you" "may" putting itself bottomof                       {% () => ({ to: 'deckBottom', may: true }) %}

# ------------------------------------------------------------------ what is gained and lost, seen and made

# When your opponent loses Sanity, gain 1 Sanity.   Makes one of your Monsters Invisible until the end of Combat when played.
trigger  -> whenever player "lose" sanity                             {% ([, by]) => ({ sanity: 'lost', by }) %}
          | whenever player "gain" sanity                             {% ([, by]) => ({ sanity: 'gained', by }) %}
          | whenever player "lose" "any" sanity                       {% ([, by]) => ({ sanity: 'lost', by }) %}
          | whenever player "gain" "any" sanity                       {% ([, by]) => ({ sanity: 'gained', by }) %}
act      -> "see" poss zone                                           {% ([, of, zone]) => ({ look: make.selector({ pick: 'all' }, [{ of, in: zone }]) }) %}
          | "see" "the" "card" inside poss zone                       {% ([, , , , of, zone]) => ({ look: make.selector({ pick: 'all' }, [{ of, in: zone }]) }) %}
          | away "half" "of" poss "hand" "," "round" updown           {% ([to, , , of, , , , round]) => make.halfHand(to, of, round) %}
          | away "half" poss "hand" "," "round" updown                {% ([to, , of, , , , round]) => make.halfHand(to, of, round) %}
          | away "half" poss "hand" "(" "round" updown ")"            {% ([to, , of, , , , round]) => make.halfHand(to, of, round) %}
          | "take" num "turn"                                         {% ([, n], _at, reject) => (n > 1 ? { extraTurn: n - 1, who: 'you' } : reject) %}
quality  -> "make" sel "invisible"                                    {% ([, of]) => ({ visible: false, of }) %}
          | "make" sel "visible"                                      {% ([, of]) => ({ visible: true, of }) %}
          | "no" np "may" "defend"                                    {% ([, is]) => ({ cannotBe: 'defending', of: { is, pick: 'all', of: 'each' } }) %}
          | "no" np "may" "is" "control"                              {% ([, is]) => ({ cannotBe: 'controlled', of: { is, pick: 'all', of: 'each' } }) %}
          | "no" np "may" "is" "summon"                               {% ([, is]) => ({ cannotBe: 'summoned', of: { is, pick: 'all', of: 'each' } }) %}
          | sel remain "face-down"                                    {% ([of]) => ({ staysFaceDown: true, of }) %}
          | "it" remain "face-down"                                   {% () => ({ staysFaceDown: true, of: make.them }) %}
          | "they" remain "face-down"                                 {% () => ({ staysFaceDown: true, of: make.them }) %}
value    -> "add" points "to" valueword                               {% ([, value]) => ({ value, of: make.again }) %}
items    -> poss hoard "and" hoard "is" "both" increased "by" points  {% ([who, a, , b, , , , , by]) => make.bothStats(who, a, b, by) %}
          | poss hoard "and" hoard "is" "both" "reduce" "by" points   {% ([who, a, , b, , , , , by]) => make.bothStats(who, a, b, make.minus(by)) %}
          | poss hoard "and" hoard "both" "gain" points               {% ([who, a, , b, , , by]) => make.bothStats(who, a, b, by) %}
stat     -> poss "hand" "may" contain2 "up" "to" num "card"           {% ([who, , , , , , by]) => make.dropYou({ stat: 'handMax', by, how: 'set', who }) %}
          | "you" "may" "keep" "up" "to" num "card" "in" "your" "hand" {% ([, , , , , by]) => ({ stat: 'handMax', by, how: 'set' }) %}
          | "you" "may" "keep" "up" "to" num "card"                   {% ([, , , , , by]) => ({ stat: 'handMax', by, how: 'set' }) %}
          | "you" "may" "draw" "a" more "card" "at" "the" "start" "of" eachround {% () => ({ stat: 'draw', by: 1 }) %}
          | "you" "may" "draw" "a" more "card" "each" "round"         {% () => ({ stat: 'draw', by: 1 }) %}
          | "draw" "a" more "card" "at" "the" "start" "of" eachround  {% () => ({ stat: 'draw', by: 1 }) %}
          | "draw" "a" more "card" "each" "round"                     {% () => ({ stat: 'draw', by: 1 }) %}
          | player "draw" "a" more "card" "at" "the" "start" "of" eachround {% ([who]) => make.dropYou({ stat: 'draw', by: 1, who }) %}
          | player "draw" "a" more "card" "each" "round"              {% ([who]) => make.dropYou({ stat: 'draw', by: 1, who }) %}
          | player "draw" num more "card" "each" "round"              {% ([who, , by]) => make.dropYou({ stat: 'draw', by, who }) %}
          | player "draw" num "fewer" "card" "each" "round"           {% ([who, , n]) => make.dropYou({ stat: 'draw', by: -n, who }) %}
          | player "draw" "a" more "card" "per" "round"               {% ([who]) => make.dropYou({ stat: 'draw', by: 1, who }) %}
          | player "draw" num more "card" "per" "round"               {% ([who, , by]) => make.dropYou({ stat: 'draw', by, who }) %}
contain2 -> "contain"                                                 {% make.nothing %}
          | "hold"                                                    {% make.nothing %}
lasting  -> "in" "the" "next" "combat"                                {% () => 'nextCombat' %}
          | "in" "the" "next" "round"                                 {% () => 'nextRound' %}
          | "during" "next" "combat"                                  {% () => 'nextCombat' %}
          | "during" "next" "round"                                   {% () => 'nextRound' %}
lead     -> "use" limit ":"                                           {% ([, limit]) => ({ limit }) %}
          | limit ":"                                                 {% ([limit]) => ({ limit }) %}
op       -> subject act "unless" "they" pays                          {% ([who, op, , , price]) => make.chooses(who, [[price], [op]]) %}
          | subject act "," "unless" "they" pays                      {% ([who, op, , , , price]) => make.chooses(who, [[price], [op]]) %}
          | subject act "," "unless" "they" act                       {% ([who, op, , , , price]) => make.chooses(who, [[price], [op]]) %}
crowd    -> "a" "investigator"                                        {% () => 'each' %}
          | "a" "player"                                              {% () => 'each' %}
waiving  -> "for" "no" sanity                                         {% () => ['cost'] %}
          | "for" "no" sanity "cost"                                  {% () => ['cost'] %}
          | "at" "no" sanity "cost"                                   {% () => ['cost'] %}
          | "at" "no" "cost"                                          {% () => ['cost'] %}
          | "without" "pay" "its" sanity "cost"                       {% () => ['cost'] %}
          | "without" "pay" "the" sanity "cost"                       {% () => ['cost'] %}
          | "without" "pay" sanity                                    {% () => ['cost'] %}
canceling -> "cancel" npd                                             {% ([, of]) => more.cancelled(of) %}
          | "cancel" num np                                           {% ([, n, of], _at, reject) => (n === 1 ? more.cancelled(of) : reject) %}
          | "cancel" "any" num np                                     {% ([, , n, of], _at, reject) => (n === 1 ? more.cancelled(of) : reject) %}
          | "cancel" "the" "effect" "of" npd                          {% ([, , , , of]) => more.cancelled(of) %}
          | "cancel" "the" "effect" "of" num np                       {% ([, , , , n, of], _at, reject) => (n === 1 ? more.cancelled(of) : reject) %}
          | "cancel" "the" "effect" "of" "any" num np                 {% ([, , , , , n, of], _at, reject) => (n === 1 ? more.cancelled(of) : reject) %}

# Exchange Hands with your opponent when played.   When your opponent draws a card, he or she loses 1 Sanity.
act      -> "exchange" "hand" "with" foe                              {% ([, , , exchangeHands]) => ({ exchangeHands }) %}
          | "exchange" "your" "hand" withhand foe                     {% ([, , , , exchangeHands]) => ({ exchangeHands }) %}
          | "exchange" "your" "hand" withhand foe "'s"                {% ([, , , , exchangeHands]) => ({ exchangeHands }) %}
          | "exchange" "your" "hand" withhand foe "'s" "hand"         {% ([, , , , exchangeHands]) => ({ exchangeHands }) %}
          | "exchange" "your" "hand" withhand "that" "of" foe         {% ([, , , , , , exchangeHands]) => ({ exchangeHands }) %}
          | "exchange" "your" "hand" withhand "the" "hand" "of" foe   {% ([, , , , , , , exchangeHands]) => ({ exchangeHands }) %}
items    -> "you" "and" "your" "opponent" "exchange" "hand"           {% () => [{ op: { exchangeHands: 'opponent' } }] %}
          | "you" "and" "your" "opponent" "exchange" "your" "hand"    {% () => [{ op: { exchangeHands: 'opponent' } }] %}
withhand -> "with"                                                    {% make.nothing %}
          | "for"                                                     {% make.nothing %}
lead     -> "you" "may" selfcost window "to"                          {% ([, , cost, window], _at, reject) => (window.faceDown ? reject : { ...window, cost: [cost] }) %}
          | "you" "may" selfcost window ":"                           {% ([, , cost, window], _at, reject) => (window.faceDown ? reject : { ...window, cost: [cost] }) %}
          | costs window "to"                                         {% ([cost, window], _at, reject) => (window.window === 'anyTime' ? { ...window, cost } : reject) %}
tail     -> duration                                                  {% ([until]) => ({ until }) %}

# If any other Ally would be buried, you may instead: bury this card.   When played: unless your opponent plays a Location next: (your opponent loses 3 Sanity).
happening -> anylost "would" "is" "bury"                              {% ([of]) => ({ wouldBeBuried: of }) %}
          | anylost "would" "is" "bury" "or" "discard"                {% ([of]) => ({ wouldBeBuried: of, orDiscarded: true }) %}
          | anylost "would" "is" "bury" "in" "combat"                 {% ([of]) => ({ wouldBeBuried: of, inCombat: true }) %}
          | anylost "would" "is" "bury" "in" "combat" "without" "full" "loss" {% ([of]) => ({ wouldBeBuried: of, inCombat: true, fullLoss: false }) %}
          | anylost "would" "is" "bury" "in" "combat" "with" "full" "loss" {% ([of]) => ({ wouldBeBuried: of, inCombat: true, fullLoss: true }) %}
          | anylost "would" "is" "bury" "without" "full" "loss"       {% ([of]) => ({ wouldBeBuried: of, fullLoss: false }) %}
          | anylost "would" "is" "bury" "with" "full" "loss"          {% ([of]) => ({ wouldBeBuried: of, fullLoss: true }) %}
          | anylost "would" "is" "lose"                               {% ([of]) => ({ wouldBeBuried: of, orDiscarded: true }) %}
anylost  -> "any" np                                                  {% ([, is]) => make.selector({ is, pick: 'all' }, []) %}
          | "any" np wheres                                           {% ([, is, posts]) => make.selector({ is, pick: 'all' }, posts) %}
          | "any" "other" np                                          {% ([, , is]) => make.selector({ is, pick: 'all', others: true }, []) %}
          | "any" "other" np wheres                                   {% ([, , is, posts]) => make.selector({ is, pick: 'all', others: true }, posts) %}
          | "any" "opposing" np                                       {% ([, , is]) => make.selector({ is, pick: 'all', opposing: true }, []) %}
          | "any" "opposing" np wheres                                {% ([, , is, posts]) => make.selector({ is, pick: 'all', opposing: true }, posts) %}
          | "any" "other" "opposing" np                               {% ([, , , is]) => make.selector({ is, pick: 'all', others: true, opposing: true }, []) %}
          | "any" "other" "opposing" np wheres                        {% ([, , , is, posts]) => make.selector({ is, pick: 'all', others: true, opposing: true }, posts) %}
op       -> "unless" player done3 ":" block                           {% ([, who, unless, , orElse]) => ({ orElse, unless, who }) %}
done3    -> "play" npd "next"                                         {% ([, playNext]) => ({ playNext }) %}
          | "play" "or" "discard" "a" "card"                          {% () => 'playOrDiscard' %}
          | "defend"                                                  {% () => 'defend' %}
          | "defend" "with" sel                                       {% ([, , defendWith]) => ({ defendWith }) %}
          | "keep" "their" "threat" "face-up"                         {% () => 'threatFaceUp' %}
          | reach by                                                  {% ([to, reachBy]) => ({ reachBy, ...to }) %}
          | reach by "or" "by" "travel" "event"                       {% ([to, reachBy]) => ({ reachBy, ...to, exceptTravel: true }) %}
          | "leave" "here" by                                         {% ([, , leaveBy]) => ({ leaveBy }) %}
