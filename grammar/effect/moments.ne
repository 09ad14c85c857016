# When something is done: what sets a clause off, the windows of a Turn and a Round, and how often.

@lexer lexer

# When this card is played: draw one card.   At the start of each Turn of the affected player: the affected player loses 1 Sanity.
trigger  -> whenever pennymoment                                      {% ([, on]) => on %}
          | "when" "play"                                             {% () => 'played' %}
          | "when" thiscard "is" "play"                               {% () => 'played' %}
          | "when" "you" "play" thiscard                              {% () => 'played' %}
          | "when" "you" "arrive" "here"                              {% () => 'arrived' %}
          | "on" "arrival"                                            {% () => 'arrived' %}
          | "at" "the" "start" "of" someturn                          {% () => 'turnStart' %}
          | "at" "the" "start" "of" theirturn                         {% ([, , , , turnStarts]) => ({ turnStarts }) %}
          | "at" "the" "end" "of" thetime "night"                     {% () => 'dayBreaks' %}
          | "at" "the" "end" "of" thetime "day"                       {% () => 'timeChanged' %}
          | "at" "the" "end" "of" theirturn                           {% ([, , , , turnEnds]) => ({ turnEnds }) %}
          | "at" "the" "start" "of" eachround                         {% () => 'roundStart' %}
          | "at" "the" "start" "of" eachround "that" "it" "remain" "in" "play" {% () => 'roundStart' %}
          | "at" "the" "start" "of" eachround "that" thiscard "is" "in" "play" {% () => 'roundStart' %}
          | "at" "the" "start" "of" eachround "that" thiscard "remain" "in" "play" {% () => 'roundStart' %}
          | "at" "the" "end" "of" eachround "that" "it" "remain" "in" "play" {% () => 'roundEnd' %}
          | "at" "the" "end" "of" eachround "that" thiscard "remain" "in" "play" {% () => 'roundEnd' %}
          | "at" "the" "end" "of" eachround                           {% () => 'roundEnd' %}
          | "at" eachround "'s" "start"                               {% () => 'roundStart' %}
          | "at" eachround "'s" "end"                                 {% () => 'roundEnd' %}
          | "before" "each" "round"                                   {% () => 'roundStart' %}
          | "after" "each" "round"                                    {% () => 'roundEnd' %}
          | "at" someturn "'s" "start"                                {% () => 'turnStart' %}
          | "at" someturn "'s" "end"                                  {% () => 'turnEnd' %}
          | "after" someturn                                          {% () => 'turnEnd' %}
          | "as" beginsorends                                         {% ([, on]) => on %}
          | "before" threatsaid "is" shownup                          {% () => 'beforeReveal' %}
          | "before" monstersaid "is" "reveal"                        {% () => 'beforeReveal' %}
          | "before" "card" "is" "reveal"                             {% () => 'beforeReveal' %}
          | "at" "the" "end" "of" combatsaid                          {% () => 'combatEnded' %}
          | "after" combatsaid                                        {% () => 'combatEnded' %}
          | "at" "the" "start" "of" "the" "game"                      {% () => 'gameStart' %}
          | "at" "the" "start" "of" "the" "match"                     {% () => 'gameStart' %}
          | "at" "the" "moment" "of" "reveal"                         {% () => 'threatRevealed' %}

# When you arrive here, draw one card.   Each time you arrive here, draw one card.   Upon arriving at this Location, draw one card.
trigger  -> whenever "you" "arrive" "here"                            {% () => 'arrived' %}
          | whenever "you" arriving heregoing                         {% () => 'arrived' %}
          | "on" "arrive" "here"                                      {% () => 'arrived' %}
          | "when" "arrive" "here"                                    {% () => 'arrived' %}
          | "on" "arrival" "here"                                     {% () => 'arrived' %}
          | "on" "arrival" "at" "this" "location"                     {% () => 'arrived' %}
          | "on" "arrive" "at" "this" "location"                      {% () => 'arrived' %}
          | "after" "arrive" "here"                                   {% () => 'arrived' %}
          | arrivingat npd                                            {% ([, is]) => moments.arrivedAt('you', is) %}
arrivingat -> "on" "arrive" "at"                                      {% draft.nothing %}
          | "when" "arrive" "at"                                      {% draft.nothing %}
          | "after" "arrive" "at"                                     {% draft.nothing %}
          | "on" "arrival" "at"                                       {% draft.nothing %}
          | "on" "enter"                                              {% draft.nothing %}
          | "when" "enter"                                            {% draft.nothing %}
          | "on" "reach"                                              {% draft.nothing %}

# At the start of Combat, draw one card.   At the end of each of your Turns, lose 1 Sanity.
trigger  -> "at" "the" "start" "of" combatsaid                        {% () => 'combatBegins' %}
          | "before" combatsaid                                       {% () => 'combatBegins' %}
          | "before" combatsaid begun                                 {% () => 'combatBegins' %}
          | "at" "the" "end" "of" someturn                            {% () => 'turnEnd' %}

# When your opponent plays an Ally, draw one card.   If Ally is lost, return this card to your Hand.   After an Ally is played, draw one card.
trigger  -> whenever happens                                          {% ([, on]) => on %}
          | whenever act2                                             {% ([, told]) => told('they') %}
          | whenever "you" "flip" thiscard                            {% () => moments.flippedOver({ ref: 'self' }, undefined) %}
          | whenever "you" "flip" thiscard turned                     {% ([, , , , face]) => moments.flippedOver({ ref: 'self' }, face) %}
          | whenever somebody offering                                {% ([, by, told]) => told(by) %}
          | "if" happens                                              {% ([, on]) => moments.supposed(on) %}
          | "if" somebody offering                                    {% ([, by, told], _at, reject) => (by === 'you' ? reject : told(by)) %}
          | "after" occurs                                            {% ([, on]) => on %}
          | "if" bearer3 "is" fate                                    {% ([, , , to]) => moments.left({ ref: 'host' }, to) %}
          | "after" nthonly                                           {% ([, is]) => moments.playedBy(nouns.ofAllPlayers(is), 'each') %}
# When any player arrives here, draw one card.   When you play a Tome or your opponent plays a Spell, draw one card.   When an opponent in your Region plays a Monster, lose 1 Sanity.
window   -> occasion anyplayer2 "arrive" "here"                       {% () => ({ on: 'arrived', twin: { on: { arrivedAt: { title: 'self' }, by: 'opponent' } } }) %}
          | occasion happens "or" happens                             {% ([, on, , other]) => ({ on, twin: { on: other } }) %}
          | occasion somebody act2 "or" act2                            {% ([, by, a, , b]) => moments.eitherDone(by, a, b) %}
          | whenever act2 "or" act2                                   {% ([, a, , b]) => moments.eitherDone('they', a, b) %}
          | occasion player thereat act2                              {% ([, by, there, told], _at, reject) => moments.doneThere(by, there, told) ?? reject %}
          | occasion player act2 samely                               {% ([, by, told, there], _at, reject) => moments.doneIn(by, there('actor'), told) ?? reject %}
          | occasion npd passive "by" player thereat                  {% ([, is, told, , by, there], _at, reject) => moments.doneThere(by, there, (who) => told(is, who)) ?? reject %}
anyplayer2 -> "any" "player"                                          {% draft.nothing %}
          | "a" "player"                                              {% draft.nothing %}
          | "any" "investigator"                                      {% draft.nothing %}
act2     -> feat                                                      {% draft.first %}
          | offering                                                  {% draft.first %}
          | answerable                                                {% draft.first %}
occasion -> whenever                                                  {% draft.nothing %}
          | "if"                                                      {% draft.nothing %}
whenever -> "when"                                                    {% draft.nothing %}
          | "each" "time"                                             {% draft.nothing %}
          | "each" "time" "that"                                      {% draft.nothing %}
          | "any" "time" "that"                                       {% draft.nothing %}
          | "any" "time"                                              {% draft.nothing %}
          | "once"                                                    {% draft.nothing %}
          | "at" "the" "moment"                                       {% draft.nothing %}
          | "the" "moment"                                            {% draft.nothing %}
          | "the" "moment" "that"                                     {% draft.nothing %}
          | "the" "moment" "when"                                     {% draft.nothing %}
theirturn -> "each" "turn" "of" other3                                {% ([, , , who]) => who %}
          | "each" "of" others4 "turn"                                {% ([, , who]) => who %}
          | others4 "turn"                                            {% draft.first %}
other3   -> "your" "opponent"                                         {% () => 'opponent' %}
          | "a" "opponent"                                            {% () => 'opponent' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "each" "other" "player"                                   {% () => 'eachOpponent' %}
          | "your" "opponents"                                        {% () => 'eachOpponent' %}
          | "any" "player"                                            {% () => 'each' %}
          | "each" "player"                                           {% () => 'each' %}
          | "each" "unaffected" "player"                              {% () => 'unaffected' %}
          | "any" "unaffected" "player"                               {% () => 'unaffected' %}
others4  -> "your" "opponent" "'s"                                    {% () => 'opponent' %}
          | "a" "opponent" "'s"                                       {% () => 'opponent' %}
          | "each" "opponent" "'s"                                    {% () => 'eachOpponent' %}
          | "each" "other" "player" "'s"                              {% () => 'eachOpponent' %}
          | "any" "player" "'s"                                       {% () => 'each' %}
          | "each" "player" "'s"                                      {% () => 'each' %}
          | "each" "unaffected" "player" "'s"                         {% () => 'unaffected' %}
someturn -> "each" "turn"                                             {% draft.nothing %}
          | "your" "turn"                                             {% draft.nothing %}
          | "each" "of" "your" "turn"                                 {% draft.nothing %}
          | "each" "turn" "of" "the" "affected" "player"              {% draft.nothing %}
          | "their" "turn"                                            {% draft.nothing %}
          | "each" "of" "their" "turn"                                {% draft.nothing %}
combatsaid -> "combat"                                                {% draft.nothing %}
          | "each" "combat"                                           {% draft.nothing %}
          | "any" "combat"                                            {% draft.nothing %}
          | "a" "combat"                                              {% draft.nothing %}
threatsaid -> "threat"                                                {% draft.nothing %}
          | "any" "threat"                                            {% draft.nothing %}
          | "all" "threat"                                            {% draft.nothing %}
          | "the" "threat"                                            {% draft.nothing %}
          | "directed" "threat"                                       {% draft.nothing %}
monstersaid -> "monster"                                              {% draft.nothing %}
          | "the" "monster"                                           {% draft.nothing %}
          | "any" "monster"                                           {% draft.nothing %}
shownup  -> "reveal"                                                  {% draft.nothing %}
          | "turn" "face-up"                                          {% draft.nothing %}
          | "flip" "face-up"                                          {% draft.nothing %}
eachround -> "each" "round"                                           {% draft.nothing %}
          | "each" "new" "round"                                      {% draft.nothing %}
          | "a" "new" "round"                                         {% draft.nothing %}
          | "any" "round"                                             {% draft.nothing %}
          | "the" "round"                                             {% draft.nothing %}
          | "a" "round"                                               {% draft.nothing %}
          | "this" "round"                                            {% draft.nothing %}
          | "the" "current" "round"                                  {% draft.nothing %}

# As your Turn, having stayed here: bury one Phobia that affects you.   In Combat, discard this card: bury one random Monster.
# After your opponent casts a Spell, flip this card: cancel that.
window   -> "as" "your" "turn"                                        {% () => ({ window: 'turn' }) %}
          | "on" "your" "turn"                                        {% () => ({ window: 'turn' }) %}
          | "have" "stay" "here"                                      {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "have" "stay" "here" "for" twoturns                       {% () => ({ window: 'turn', stayed: 'hereTwice' }) %}
          | "have" "keep" thiscard                                    {% () => ({ window: 'turn', stayed: 'withThis' }) %}
          | addturn "that" "you" remain "here"                        {% () => ({ window: 'turn', stayed: 'here' }) %}
          | addturn "you" remain "here"                               {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "in" "combat"                                             {% () => ({ window: 'combat' }) %}
          | "when" "cast"                                             {% () => ({ window: 'cast' }) %}
          | "when" "cast" "in" "combat"                               {% () => ({ window: 'combat' }) %}
          | "face-down"                                               {% () => ({ faceDown: true }) %}
          | "after" player "play" npd                                 {% ([, by, said, of]) => moments.answers(said, { after: 'played', of, by }) %}
          | "after" player "play" "or" "turn" npd                     {% ([, by, , , , of]) => ({ window: { after: 'played', of, by, orTurned: true } }) %}
          | "after" player "play" "or" "cast" npd                     {% ([, by, , , , of]) => ({ window: { after: 'playedOrCast', of, by } }) %}
          | "after" player "cast" npd                                 {% ([, by, said, of]) => moments.answers(said, { after: 'cast', of, by }) %}
          | "after" player "use" npd                                  {% ([, by, said, of]) => moments.answers(said, { after: 'used', of, by }) %}
          | "after" player "play" "or" "cast" npd whomhit             {% ([, by, , , , of, on]) => ({ window: { after: 'playedOrCast', of, by, on } }) %}
          | "after" player "play" npd whomhit                         {% ([, by, said, of, on]) => moments.answers(said, { after: 'played', of, by, on }) %}
          | "after" player "cast" npd whomhit                         {% ([, by, , of, on]) => ({ window: { after: 'cast', of, by, on } }) %}
          | "after" player "use" npd whomhit                          {% ([, by, , of, on]) => ({ window: { after: 'used', of, by, on } }) %}
          | "after" player "have" "use" npd                           {% ([, by, , , of]) => ({ window: { after: 'used', of, by } }) %}
          | "when" player "have" "use" npd                            {% ([, by, , , of]) => ({ window: { after: 'used', of, by } }) %}
          | "when" player "have" "play" npd whomhit                   {% ([, by, , , of, on]) => ({ window: { after: 'played', of, by, on } }) %}
          | "when" player "have" "cast" npd whomhit                   {% ([, by, , , of, on]) => ({ window: { after: 'cast', of, by, on } }) %}
          | "after" player "play" npd that3 lossmade                  {% ([, by, , of, , lost]) => moments.costing({ window: { after: 'played', of, by } }, lost) %}
          | "after" player "cast" npd that3 lossmade                  {% ([, by, , of, , lost]) => moments.costing({ window: { after: 'cast', of, by } }, lost) %}
          | "after" player "have" "cast" npd that3 lossmade           {% ([, by, , , of, , lost]) => moments.costing({ window: { after: 'cast', of, by } }, lost) %}
          | "after" player "use" npd that3 lossmade                   {% ([, by, , of, , lost]) => moments.costing({ window: { after: 'used', of, by } }, lost) %}
          | "after" player "make" "you" "lose" npd                    {% ([, by, , , , of]) => ({ window: { after: 'loss', of, by } }) %}
          | "choose" sel                                              {% ([, target], _at, reject) => (target.theirs ? reject : { target }) %}
          | "each" "turn" "that" "you" remain "here"                  {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "for" "each" "turn" "that" "you" remain "here"            {% () => ({ window: 'turn', stayed: 'here' }) %}

# When your opponent has just cast a Spell, flip this card: cancel it.   When any player passes, he loses 1 Sanity.   When Night falls, lose 1 Sanity.
window   -> "when" player "have" "play" npd                           {% ([, by, , , of]) => ({ window: { after: 'played', of, by } }) %}
          | "when" player "have" "cast" npd                           {% ([, by, , , of]) => ({ window: { after: 'cast', of, by } }) %}
          | "after" player "have" "play" npd                          {% ([, by, , , of]) => ({ window: { after: 'played', of, by } }) %}
          | "after" player "have" "cast" npd                          {% ([, by, , , of]) => ({ window: { after: 'cast', of, by } }) %}
          | "after" player "have" "play" npd whomhit                  {% ([, by, , , of, on]) => ({ window: { after: 'played', of, by, on } }) %}
          | "after" player "have" "cast" npd whomhit                  {% ([, by, , , of, on]) => ({ window: { after: 'cast', of, by, on } }) %}
          | "each" "time" "you" remain "here" "for" aturn             {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "each" "turn" "you" "spend" "here"                        {% () => ({ window: 'turn', stayed: 'here' }) %}

# At any time, bury this card: gain 2 Sanity.
window   -> "at" "any" "time"                                         {% () => ({ window: 'anyTime' }) %}
          | "at" "any" "time" "during" "combat"                       {% () => ({ window: 'combat' }) %}
          | "at" "any" "time" "in" "combat"                           {% () => ({ window: 'combat' }) %}
# When this card is used in Combat, lose 1 Sanity.
window   -> whenever thiscard "is" "use" "in" "combat"                {% () => ({ on: 'combatEnded', if: { role: 'fought' } }) %}
          | whenever "they" "is" "use" "in" "combat"                  {% () => ({ on: 'combatEnded', if: { role: 'fought' } }) %}
# If Ally is buried after Combat, return this card to your Hand.
window   -> occasion bearer3 "is" fate "after" "combat"               {% ([, , , to]) => moments.goneInCombat({ ref: 'host' }, to) %}
          | occasion sel "is" fate "after" "combat"                   {% ([, of, , to]) => moments.goneInCombat(of, to) %}
# When an opponent in your Region plays a Monster, lose 1 Sanity.   When a Spell is cast by any opponent at your Location, draw one card.   When an opponent in the Dreamlands casts a Spell, draw one card.
# If you complete an Adventure, gain 1 Sanity.   Lose 2 Sanity if you end the Round at an Outside Location.
window   -> "if" "you" ending atpoint at npd                          {% ([, , , on, , is]) => ({ on, if: conditions.at(is, 'you') }) %}
          | "if" "you" ending atpoint "inside"                        {% ([, , , on]) => ({ on, if: { at: { pub: ['Inside'] } } }) %}
          | "if" "you" ending atpoint "outside"                       {% ([, , , on]) => ({ on, if: { at: { pub: ['Outside'] } } }) %}
          | "if" "you" ending atpoint "here"                          {% ([, , , on]) => ({ on, if: { at: { title: 'self' } } }) %}
          | "if" "you" ending atpoint "walk"                          {% ([, , , on]) => ({ on, if: { walking: true } }) %}
          | "if" "you" begins atstart at npd                          {% ([, , , on, , is]) => ({ on, if: conditions.at(is, 'you') }) %}
          | "if" "you" begins atstart "inside"                        {% ([, , , on]) => ({ on, if: { at: { pub: ['Inside'] } } }) %}
          | "if" "you" begins atstart "outside"                       {% ([, , , on]) => ({ on, if: { at: { pub: ['Outside'] } } }) %}
          | "if" "you" begins atstart "here"                          {% ([, , , on]) => ({ on, if: { at: { title: 'self' } } }) %}
ending   -> "end"                                                     {% draft.nothing %}
          | "finish"                                                  {% draft.nothing %}
begins   -> "begin"                                                   {% draft.nothing %}
          | "start"                                                   {% draft.nothing %}
atpoint  -> eachround                                                 {% () => 'roundEnd' %}
          | someturn                                                  {% () => 'turnEnd' %}
          | "a" "turn"                                                {% () => 'turnEnd' %}
atstart  -> eachround                                                 {% () => 'roundStart' %}
          | someturn                                                  {% () => 'turnStart' %}
          | "a" "turn"                                                {% () => 'turnStart' %}

# When your opponent adds a card to an existing Threat: draw one card.   When you add a Monster to an existing Threat, gain 1 Sanity.
tothreat -> "add" addition "to" "a" "exist" "threat"                  {% draft.nothing %}
addition -> "a" "card"                                                {% draft.nothing %}
          | "a" "monster"                                             {% draft.nothing %}
          | "card"                                                    {% draft.nothing %}
          | "monster"                                                 {% draft.nothing %}

# Lose 1 Sanity for each Spell you cast.   When you bury an Ally, gain 1 Sanity.
window   -> "for" "each" "spell" "you" "cast"                         {% () => ({ on: { spellCast: 'you' } }) %}
          | "for" "each" np "you" "play"                              {% ([, , cardPlayed]) => ({ on: { cardPlayed, by: 'you' } }) %}
aturn    -> "a" "turn"                                                {% draft.nothing %}
          | num "turn"                                                {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "a" "additional" "turn"                                   {% draft.nothing %}
          | num "additional" "turn"                                   {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "another" "turn"                                          {% draft.nothing %}
          | "a" "extra" "turn"                                        {% draft.nothing %}
          | num "extra" "turn"                                        {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "a" "full" "turn"                                         {% draft.nothing %}
          | num "full" "turn"                                         {% ([n], _at, reject) => (n === 1 ? null : reject) %}
twoturns -> num "turn"                                                {% ([n], _at, reject) => (n === 2 ? null : reject) %}
          | num "full" "turn"                                         {% ([n], _at, reject) => (n === 2 ? null : reject) %}
          | num "consecutive" "turn"                                  {% ([n], _at, reject) => (n === 2 ? null : reject) %}
# Remain at any Library for a Turn with this card in play and bury one Phobia.   Spend a Turn here to draw one card.
# Remain here for two consecutive Turns and bury all Phobias that affect you.
staying  -> remain herestay forturn                                   {% () => ({ window: 'turn', stayed: 'here' }) %}
          | remain forturn herestay                                   {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "spend" aturn herestay                                    {% () => ({ window: 'turn', stayed: 'here' }) %}
          | remain herestay forturn timing                            {% ([, , , c]) => ({ window: 'turn', stayed: 'here', if: c }) %}
          | "spend" aturn herestay timing                             {% ([, , , c]) => ({ window: 'turn', stayed: 'here', if: c }) %}
          | remain at npd forturn                                     {% ([, , is]) => moments.stayedAt(is) %}
          | remain forturn at npd                                     {% ([, , , is]) => moments.stayedAt(is) %}
          | "spend" aturn at npd                                      {% ([, , , is]) => moments.stayedAt(is) %}
          | remain herestay "for" twoturns                            {% () => ({ window: 'turn', stayed: 'hereTwice' }) %}
          | "spend" twoturns herestay                                 {% () => ({ window: 'turn', stayed: 'hereTwice' }) %}
          | remain at npd "for" twoturns                              {% ([, , is]) => moments.stayedAt(is, 'hereTwice') %}
          | "spend" twoturns at npd                                   {% ([, , , is]) => moments.stayedAt(is, 'hereTwice') %}
          | remain at npd withthis forturn                            {% ([, , is]) => moments.stayedWith(is) %}
          | remain at npd forturn withthis                            {% ([, , is]) => moments.stayedWith(is) %}
          | remain forturn at npd withthis                            {% ([, , , is]) => moments.stayedWith(is) %}
          | remain withthis at npd forturn                            {% ([, , , is]) => moments.stayedWith(is) %}
          | remain withthis forturn at npd                            {% ([, , , , is]) => moments.stayedWith(is) %}
          | "spend" aturn at npd withthis                             {% ([, , , is]) => moments.stayedWith(is) %}
          | "spend" aturn withthis at npd                             {% ([, , , , is]) => moments.stayedWith(is) %}
herestay -> "here"                                                    {% draft.nothing %}
          | "on" thiscard                                             {% draft.nothing %}
forturn  -> "for" aturn                                               {% draft.nothing %}
          | aturn                                                     {% draft.nothing %}
withthis -> "with" thiscard                                           {% draft.nothing %}
          | "with" thiscard "in" "play"                               {% draft.nothing %}
          | "while" thiscard "is" "in" "play"                         {% draft.nothing %}
bearer3  -> "ally"                                                    {% draft.nothing %}
          | "the" "ally"                                              {% draft.nothing %}
          | "that" "ally"                                             {% draft.nothing %}
          | "the" "bearer"                                            {% draft.nothing %}
addturn  -> "for" "each" "additional" "turn"                          {% draft.nothing %}
          | "during" "each" "additional" "turn"                       {% draft.nothing %}
remain   -> "remain"                                                  {% draft.nothing %}
          | "stay"                                                    {% draft.nothing %}

# Once a Round, this card gains 1.   Draw one card when played, once a Game.   This card gains 1 once during the Game.   The value of this card is 3, not below 1.
limit    -> howoften                                                  {% draft.first %}
          | howoften "(" "bury" "at" "last" ")"                       {% ([limit], _at, reject) => (limit.per === 'card' ? { ...limit, last: 'bury' } : reject) %}
          | howoften "(" "discard" "at" "last" ")"                    {% ([limit], _at, reject) => (limit.per === 'card' ? { ...limit, last: 'discard' } : reject) %}
          | howoften "in" "all"                                       {% ([limit]) => ({ ...limit, shared: true }) %}
          | atmostso howoften                                         {% ([, limit]) => limit %}
          | "but" howoften                                            {% ([, limit]) => limit %}
          | "but" atmostso howoften                                   {% ([, , limit]) => limit %}
          | "not" "cumulative"                                        {% () => ({ stacking: 'no' }) %}
          | "not" "cumulative" "with" group                           {% ([, , , group]) => ({ stacking: 'no', group }) %}
          | "cumulative"                                              {% () => ({ stacking: 'yes' }) %}
          | "cumulative" "with" group                                 {% ([, , group]) => ({ stacking: 'yes', group }) %}
          | "not" "below" num                                         {% ([, , floor]) => ({ floor }) %}
          | "not" "above" num                                         {% ([, , ceiling]) => ({ ceiling }) %}
          | "but" "not" "below" num                                   {% ([, , , floor]) => ({ floor }) %}
          | "but" "not" "less" "than" num                             {% ([, , , , floor]) => ({ floor }) %}
          | "but" "never" "below" num                                 {% ([, , , floor]) => ({ floor }) %}
howoften -> "once" per                                                {% ([, per]) => ({ times: 1, per }) %}
          | "twice" per                                               {% ([, per]) => ({ times: 2, per }) %}
          | num "time" per                                            {% ([times, , per]) => ({ times, per }) %}
atmostso -> "only"                                                    {% draft.nothing %}
          | "no" "more" "than"                                        {% draft.nothing %}
          | "not" "more" "than"                                       {% draft.nothing %}
          | "never" "more" "than"                                     {% draft.nothing %}
          | "at" "most"                                               {% draft.nothing %}
          | "up" "to"                                                 {% draft.nothing %}
          | "maximum"                                                 {% draft.nothing %}
          | "a" "maximum" "of"                                        {% draft.nothing %}
          | "to" "a" "maximum" "of"                                   {% draft.nothing %}
# Draw one card when you pass, but not more than two cards in the same Round.   When you play an Ally, gain 1 Sanity, up to 2 points each Round.
window   -> atmostso inall                                            {% ([, inAll]) => ({ inAll }) %}
          | "but" atmostso inall                                      {% ([, , inAll]) => ({ inAll }) %}
inall    -> num per                                                   {% ([n, per]) => ({ n, per }) %}
          | num "card" per                                            {% ([n, , per]) => ({ n, per, what: 'draw' }) %}
          | num sanity per                                            {% ([n, , per]) => ({ n, per, what: 'sanity' }) %}
          | num "point" per                                           {% ([n, , per]) => ({ n, per, what: 'sanity' }) %}
per      -> "a" period                                                {% ([, per]) => per %}
          | inone "a" period                                         {% ([, , per]) => per %}
          | inone "any" period                                       {% ([, , per]) => per %}
          | inone "each" period                                      {% ([, , per]) => per %}
          | inone "the" "same" period                                {% ([, , , per]) => per %}
          | inone num period                                         {% ([, n, per], _at, reject) => (n === 1 ? per : reject) %}
          | inone "any" num period                                   {% ([, , n, per], _at, reject) => (n === 1 ? per : reject) %}
          | inone "the" "game"                                        {% () => 'game' %}
          | "while" thiscard "is" "in" "play"                         {% () => 'card' %}
          | "while" "you" "is" "here"                                 {% () => 'visit' %}
          | "per" period                                              {% ([, per]) => per %}
          | "for" "each" "card"                                       {% () => 'card' %}
          | "per" thiscard "card" "play"                              {% () => 'card' %}
          | "per" thiscard "play"                                     {% () => 'card' %}
          | "per" thiscard "card"                                     {% () => 'card' %}
          | "per" thiscard                                            {% () => 'card' %}
          | "each" period                                             {% ([, per]) => per %}
inone    -> "in"                                                      {% draft.nothing %}
          | "during"                                                  {% draft.nothing %}
period   -> "turn"                                                    {% () => 'turn' %}
          | "round"                                                   {% () => 'round' %}
          | "combat"                                                  {% () => 'round' %}
          | "game"                                                    {% () => 'game' %}
          | "card"                                                    {% () => 'card' %}
          | "visit"                                                   {% () => 'visit' %}
group    -> othersof changes statsaid                                 {% ([, how, stat]) => moments.othersThat(how, stat) %}
          | command "ability"                                         {% () => 'Command' %}
          | "any" command "ability"                                   {% () => 'Command' %}
          | "a" command "ability"                                     {% () => 'Command' %}
          | command "ability" "of" "another" "ally"                   {% () => 'Command' %}
          | command "ability" "of" "any" "other" "ally"               {% () => 'Command' %}
          | command "ability" "of" "other" "ally"                     {% () => 'Command' %}
          | %quoted                                                   {% ([quoted]) => nouns.unquoted(quoted) %}
          | likes alike                                               {% () => moments.sameStat %}
          | likes otherkind whothat "do" equally                      {% () => moments.sameStat %}
          | "other" otherkinds                                        {% () => moments.sameStat %}
          | othersof "let" "you" "draw" "more"                        {% () => 'raises draw' %}
          | othersof "let" "you" "draw" more "card"                   {% () => 'raises draw' %}
          | othersof "give" "you" more "card"                         {% () => 'raises draw' %}
          | "other" words                                             {% ([, said]) => moments.groupOf(said) %}
          | "the" %strange                                            {% ([, name]) => name.written %}
          | %strange                                                  {% ([name]) => name.written %}
          | "the" %name                                               {% ([, name], _at, reject) => nouns.titleOf(name) ?? reject %}
          | %name                                                     {% ([name], _at, reject) => nouns.titleOf(name) ?? reject %}
          | "the" %quoted                                             {% ([, quoted]) => nouns.unquoted(quoted) %}
likes    -> "other"                                                   {% draft.nothing %}
          | "any" "other"                                             {% draft.nothing %}
          | "another"                                                 {% draft.nothing %}
          | "similar"                                                 {% draft.nothing %}
          | "other" "similar"                                         {% draft.nothing %}
          | "other" "such"                                            {% draft.nothing %}
alike    -> "ally"                                                    {% draft.nothing %}
          | "location"                                                {% draft.nothing %}
          | "card"                                                    {% draft.nothing %}
equally  -> "so"                                                      {% draft.nothing %}
          | "the" "same"                                              {% draft.nothing %}
          | "this"                                                    {% draft.nothing %}
          | "likewise"                                                {% draft.nothing %}
command  -> "command"                                                 {% draft.nothing %}
          | "the" "command"                                           {% draft.nothing %}
          | "other" "command"                                         {% draft.nothing %}
          | "any" "other" "command"                                   {% draft.nothing %}
          | "another" "command"                                       {% draft.nothing %}
          | "another" "ally" "'s" "command"                           {% draft.nothing %}
          | "any" "other" "ally" "'s" "command"                       {% draft.nothing %}
othersof -> otherones whothat                                         {% draft.nothing %}
          | "other" otherones whothat                                 {% draft.nothing %}
          | "another" otherones whothat                               {% draft.nothing %}
          | "any" "other" otherones whothat                           {% draft.nothing %}
otherones -> otherkind                                                {% draft.nothing %}
          | otherkinds                                                {% draft.nothing %}
otherkinds -> otherkind "or" otherkind                                {% draft.nothing %}
          | otherkind "and" otherkind                                 {% draft.nothing %}
otherkind -> "card"                                                   {% draft.nothing %}
          | "card" "of" "its" "type"                                  {% draft.nothing %}
          | "ally"                                                    {% draft.nothing %}
          | "location"                                                {% draft.nothing %}
          | "artifact"                                                {% draft.nothing %}
          | "tome"                                                    {% draft.nothing %}
          | "event"                                                   {% draft.nothing %}
          | "effect"                                                  {% draft.nothing %}
statsaid -> "your" hoard                                              {% ([, stat]) => stat %}
          | "your" "draw"                                             {% () => 'draw' %}
          | "the" hoard "of" np                                       {% draft.nothing %}
          | "the" hoard "of" "your" np                                {% draft.nothing %}
          | "the" feature "of" np                                     {% draft.nothing %}
          | "the" feature "of" "your" np                              {% draft.nothing %}
          | feature                                                   {% draft.nothing %}
          | "the" "number" "of" "card" "draw"                         {% draft.nothing %}
          | "the" "number" "of" "card" "you" "draw"                   {% draft.nothing %}
          | valuesof                                                  {% draft.nothing %}
valuesof -> "the" "value" "of" np                                     {% draft.nothing %}
          | "the" "value" "of" "your" np                              {% draft.nothing %}
          | "their" "value"                                           {% draft.nothing %}
          | np                                                        {% draft.nothing %}
whothat  -> "that"                                                    {% draft.nothing %}
          | "which"                                                   {% draft.nothing %}
          | "who"                                                     {% draft.nothing %}
changes  -> "raise"                                                   {% () => 'raises' %}
          | "increase"                                                {% () => 'raises' %}
          | "lower"                                                   {% () => 'lowers' %}
          | "decrease"                                                {% () => 'lowers' %}
          | "reduce"                                                  {% () => 'lowers' %}
          | "affect"                                                  {% draft.nothing %}
          | "change"                                                  {% draft.nothing %}

# If this card is in your Hand at the start of the game, draw one card.   If this card is in your Hand at the start of a Round, draw one card.
heldmod  -> "if" inyourhand "at" "the" "start" "of" "the" "game"      {% () => ({ on: 'gameStart', if: { role: 'inHand' } }) %}
          | "if" inyourhand "when" "the" "game" "begin"               {% () => ({ on: 'gameStart', if: { role: 'inHand' } }) %}
          | "if" inyourhand "at" "the" "start" "of" "the" "first" "round" {% () => ({ on: 'gameStart', if: { role: 'inHand' } }) %}
          | "if" inyourhand "at" "the" "start" "of" eachround         {% () => ({ on: 'roundStart', if: { role: 'inHand' } }) %}
          | "if" inyourhand "at" "the" "start" "of" "a" "round"       {% () => ({ on: 'roundStart', if: { role: 'inHand' } }) %}
          | "if" inyourhand "when" "a" "round" "begin"                {% () => ({ on: 'roundStart', if: { role: 'inHand' } }) %}
          | "if" thiscard "is" "in" "your" openinghand                {% () => ({ on: 'gameStart', if: { role: 'inHand' } }) %}
          | "if" "you" "have" thiscard "in" "your" openinghand        {% () => ({ on: 'gameStart', if: { role: 'inHand' } }) %}
inyourhand -> thiscard "is" "in" "your" "hand"                        {% draft.nothing %}
          | "you" "have" thiscard "in" "your" "hand"                  {% draft.nothing %}
          | "you" "hold" thiscard "in" "your" "hand"                  {% draft.nothing %}
          | "you" "hold" thiscard                                     {% draft.nothing %}
          | "you" "have" thiscard "in" "hand"                         {% draft.nothing %}
openinghand -> "opening" "hand"                                       {% draft.nothing %}
          | "start" "hand"                                            {% draft.nothing %}
          | "first" "hand"                                            {% draft.nothing %}
          | "initial" "hand"                                          {% draft.nothing %}
