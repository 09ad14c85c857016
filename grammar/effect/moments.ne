# When something is done: what sets a clause off, the windows of a Turn and a Round, and how often.

@lexer lexer

# When this card is played: draw one card.   At the start of each Turn of the affected player: the affected player loses 1 Sanity.
trigger  -> "when" "play"                                             {% () => 'played' %}
          | "when" thiscard "is" "play"                               {% () => 'played' %}
          | "when" "you" "play" thiscard                              {% () => 'played' %}
          | moment thiscard "is" "play"                               {% () => 'played' %}
          | "when" "you" "arrive" "here"                              {% () => 'arrived' %}
          | "on" "arrival"                                            {% () => 'arrived' %}
          | "at" "the" "start" "of" someturn                          {% () => 'turnStart' %}
          | "at" "the" "start" "of" theirturn                         {% ([, , , , turnStarts]) => ({ turnStarts }) %}
          | "at" "the" "end" "of" theirturn                           {% ([, , , , turnEnds]) => ({ turnEnds }) %}
          | "at" "the" "start" "of" eachround                         {% () => 'roundStart' %}
          | "at" "the" "start" "of" eachround "that" "it" "remain" "in" "play" {% () => 'roundStart' %}
          | "at" "the" "start" "of" eachround "that" thiscard "is" "in" "play" {% () => 'roundStart' %}
          | "at" "the" "start" "of" eachround "that" thiscard "remain" "in" "play" {% () => 'roundStart' %}
          | "at" "the" "end" "of" eachround "that" "it" "remain" "in" "play" {% () => 'roundEnd' %}
          | "at" "the" "end" "of" eachround "that" thiscard "remain" "in" "play" {% () => 'roundEnd' %}
          | "at" "the" "end" "of" eachround                           {% () => 'roundEnd' %}
          | "before" "threat" "is" "reveal"                           {% () => 'beforeReveal' %}
          | "before" "monster" "is" "reveal"                          {% () => 'beforeReveal' %}
          | "before" "the" "monster" "is" "reveal"                    {% () => 'beforeReveal' %}
          | "before" "any" "threat" "is" "reveal"                     {% () => 'beforeReveal' %}
          | "before" "any" "monster" "is" "reveal"                    {% () => 'beforeReveal' %}
          | "before" "card" "is" "reveal"                             {% () => 'beforeReveal' %}
          | "when" "monster" "is" "reveal"                            {% () => 'threatRevealed' %}
          | "after" "monster" "is" "reveal"                           {% () => 'threatRevealed' %}
          | "when" "reveal"                                           {% () => 'threatRevealed' %}
          | "when" "threat" "is" "reveal"                             {% () => 'threatRevealed' %}
          | "when" "directed" "threat" "is" "reveal"                  {% () => 'threatRevealed' %}
          | "when" "it" "is" "reveal"                                 {% () => 'threatRevealed' %}
          | moment "it" "is" "reveal"                                 {% () => 'threatRevealed' %}
          | moment thiscard "is" "reveal"                             {% () => 'threatRevealed' %}
          | "when" thiscard "is" "reveal"                             {% () => 'threatRevealed' %}
          | "at" "the" "end" "of" "combat"                            {% () => 'combatEnded' %}
          | "after" "combat"                                          {% () => 'combatEnded' %}
          | "at" "the" "start" "of" "the" "game"                      {% () => 'gameStart' %}
          | "at" "the" "start" "of" "the" "match"                     {% () => 'gameStart' %}
          | "when" "the" "game" "begin"                               {% () => 'gameStart' %}
          | "when" "day" "give" "way" "to" "night"                    {% () => 'timeChanged' %}
          | "when" "night" "give" "way" "to" "day"                    {% () => 'dayBreaks' %}
          | "when" thiscard "cause" "a" "loss"                        {% () => 'dealtLoss' %}
          | "when" thiscard "cause" sanity "loss"                     {% () => 'dealtSanity' %}
          | "when" thiscard "cause" sanity "loss" "to" aplayer        {% () => 'dealtSanity' %}
          | "when" thiscard "cause" sanity "loss" "to" "your" "opponent" "'s" "investigator"{% () => 'dealtSanity' %}
          | "if" thiscard "cause" sanity "loss" "to" aplayer          {% () => 'dealtSanity' %}
          | "if" thiscard "cause" sanity "loss" "to" "your" "opponent" "'s" "investigator"{% () => 'dealtSanity' %}
          | "when" thiscard "cause" aplayer "to" "lose" sanity        {% () => 'dealtSanity' %}
          | "each" "time" thiscard "cause" sanity "loss"              {% () => 'dealtSanity' %}
          | whenever "a" "spell" "is" "cast" "from" "it"              {% () => ({ spellCast: 'each', from: 'self' }) %}
          | whenever "a" "spell" "is" "cast" "from" thiscard          {% () => ({ spellCast: 'each', from: 'self' }) %}
          | whenever "any" "spell" "is" "cast" "from" thiscard        {% () => ({ spellCast: 'each', from: 'self' }) %}
          | whenever player "cast" "a" "spell" "from" thiscard        {% ([, spellCast]) => ({ spellCast, from: 'self' }) %}
          | whenever player "cast" "a" "spell" "from" "it"            {% ([, spellCast]) => ({ spellCast, from: 'self' }) %}
          | "if" thiscard "cause" "sanity" "loss" "to" "your" "opponent" "'s" "ally" "or" "investigator" {% () => 'dealtLoss' %}
          | "when" "you" "complete" "a" "adventure"                   {% () => 'adventureDone' %}
          | whenever player "play" npd                                {% ([, by, , is]) => ({ cardPlayed: is, by }) %}
          | whenever npd "is" "play"                                  {% ([, is]) => moments.cardPlayed(is) %}
          | "if" npd "is" "play"                                      {% ([, is]) => moments.cardPlayed(is) %}
          | whenever sel "is" "bury"                                  {% ([, of]) => moments.leftBy(of, 'bury') %}
          | whenever sel "is" "discard"                               {% ([, of]) => moments.leftBy(of, 'discard') %}
          | whenever sel "is" "lose"                                  {% ([, of]) => moments.leftBy(of) %}
          | whenever player "lose" npd                                {% ([, of, , is], _at, reject) => moments.lostBy(of, is) ?? reject %}
          | whenever player "lose" npd "by" fate                      {% ([, of, , is, , to], _at, reject) => moments.lostBy(of, is, to) ?? reject %}
          | whenever player "begin" "a" "new" "threat"                {% ([, newThreat]) => ({ newThreat }) %}
          | whenever player tothreat                                  {% ([, threatGrew]) => ({ threatGrew }) %}
          | whenever player "turn" "a" "location"                     {% ([, locationTurned]) => ({ locationTurned }) %}
          | whenever player "pass"                                    {% ([, passed]) => ({ passed }) %}
          | whenever player "cast" "a" "spell"                        {% ([, by]) => ({ spellCast: by }) %}
          | whenever player "cast" npd                                {% ([, by, , is]) => moments.castSuch(is, by) %}
          | whenever player "use" "a" "gate"                          {% ([, gateUsed]) => ({ gateUsed }) %}
          | whenever player "use" "any" "gate"                        {% ([, gateUsed]) => ({ gateUsed }) %}
          | whenever anybody "use" "a" "gate"                         {% () => ({ gateUsed: 'each' }) %}
          | whenever anybody "use" "any" "gate"                       {% () => ({ gateUsed: 'each' }) %}
          | whenever "a" "gate" "is" "use"                            {% () => ({ gateUsed: 'each' }) %}
          | whenever "any" "gate" "is" "use"                          {% () => ({ gateUsed: 'each' }) %}
          | whenever "a" "gate" "is" "use" "by" player                {% ([, , , , , , gateUsed]) => ({ gateUsed }) %}
          | whenever player "use" "a" "gate" at npd                   {% ([, gateUsed, , , , , where]) => moments.gateUsedAt(gateUsed, where) %}
          | whenever "they" "use" "a" "gate"                          {% () => ({ gateUsed: 'they' }) %}
          | whenever player "use" "this" "gate"                       {% ([, gateUsed]) => ({ gateUsed, at: { title: 'self' } }) %}
          | whenever anybody "use" "this" "gate"                      {% () => ({ gateUsed: 'each', at: { title: 'self' } }) %}
          | whenever "this" "gate" "is" "use"                         {% () => ({ gateUsed: 'each', at: { title: 'self' } }) %}
          | whenever anybody "cast" npd                               {% ([, , , is]) => moments.castSuch(is, 'each') %}
          | whenever npd "is" "cast"                                  {% ([, is]) => moments.castSuch(is, 'each') %}
          | whenever npd "is" "cast" "by" player                      {% ([, is, , , , by]) => moments.castSuch(is, by) %}
          | whenever sel overturn                                     {% ([, of, face]) => moments.flippedOver(of, face) %}
          | whenever np overturn                                      {% ([, is, face]) => moments.nameFlipped(is, face) %}
          | "if" thiscard overturn                                    {% ([, , face]) => moments.flippedOver({ ref: 'self' }, face) %}
          | whenever thiscard overturn                                {% ([, , face]) => moments.flippedOver({ ref: 'self' }, face) %}
          | whenever "you" "flip" sel                                 {% ([, , , of]) => moments.flippedOver(of, undefined) %}
          | whenever "you" "flip" sel turned                          {% ([, , , of, face]) => moments.flippedOver(of, face) %}
          | whenever "you" "bury" thiscard                            {% () => ({ cardLeft: { ref: 'self' }, to: 'bury' }) %}
          | whenever "you" "discard" thiscard                         {% () => ({ cardLeft: { ref: 'self' }, to: 'discard' }) %}
          | "if" thiscard "is" fate                                   {% ([, , , to]) => moments.left({ ref: 'self' }, to) %}
          | "after" "combat" "is" "conclude"                          {% () => 'combatEnded' %}
          | "at" "the" "moment" "of" "reveal"                         {% () => 'threatRevealed' %}
          | whenever player "play" "a" "card" "that" "begin" "a" "new" "threat" {% ([, newThreat]) => ({ newThreat }) %}
          | whenever player "play" "a" "card" "that" "begin" "a" "new" "threat" "(" "not" "that" "is" "add" "to" "a" "exist" "threat" ")" {% ([, newThreat]) => ({ newThreat }) %}
          | whenever player "alter" "a" "location" "card" "'s" "orientation" {% ([, locationTurned]) => ({ locationTurned }) %}
          | "if" np "is" fate                                         {% ([, is, , to]) => moments.named(is, to) %}
          | whenever np "is" fate                                     {% ([, is, , to]) => moments.named(is, to) %}

# When this card is buried or discarded, lose 1 Sanity.   When Howard Lovecraft leaves play, lose 1 Sanity.
trigger  -> whenever thiscard "is" fate                               {% ([, , , to]) => moments.left({ ref: 'self' }, to) %}
          | whenever thiscard "leave" "play"                          {% () => ({ cardLeft: { ref: 'self' } }) %}
          | "if" thiscard "leave" "play"                              {% () => ({ cardLeft: { ref: 'self' } }) %}
          | whenever np "leave" "play"                                {% ([, is]) => moments.named(is, undefined) %}
          | "if" np "leave" "play"                                    {% ([, is]) => moments.named(is, undefined) %}
          | whenever sel "is" removed2                                {% ([, of], _at, reject) => (of.ref === undefined || of.ref === 'host' ? moments.leftBy(of) : reject) %}
          | "each" "time" "you" "arrive" "here"                       {% () => 'arrived' %}
          | "when" "you" "arrive" "at" heregoing                      {% () => 'arrived' %}
          | "when" "you" "enter" heregoing                            {% () => 'arrived' %}
          | whenever "you" "complete" "a" "adventure"                 {% () => 'adventureDone' %}
          | whenever player "add" npd "to" poss "threat"              {% ([, by, , is, , whose]) => moments.addedToThreat(is, by, whose) %}
          | whenever player "complete" "a" "adventure"                {% ([, completed], _at, reject) => (completed === 'you' ? reject : { completed }) %}
          | whenever anybody "complete" "a" "adventure"               {% () => ({ completed: 'each' }) %}
          | whenever player "complete" "any" "adventure"              {% ([, completed]) => (completed === 'you' ? 'adventureDone' : { completed }) %}
          | whenever "a" "adventure" "is" "complete"                  {% () => ({ completed: 'each' }) %}
          | whenever "a" "adventure" "is" "complete" "by" player      {% ([, , , , , , completed]) => (completed === 'you' ? 'adventureDone' : { completed }) %}
          | whenever player "complete" npd                            {% ([, by, , is]) => moments.completes(by, is) %}
          | whenever anybody "complete" npd                           {% ([, , , is]) => moments.completes('each', is) %}
          | "when" "combat" "end"                                     {% () => 'combatEnded' %}
          | "when" "the" "round" "end"                                {% () => 'roundEnd' %}
          | "after" "threat" "is" "reveal"                            {% () => 'threatRevealed' %}
          | "when" "threat" "is" "turn" "face-up"                     {% () => 'threatRevealed' %}
          | whenever "they" "pass"                                    {% () => ({ passed: 'they' }) %}
          | whenever "they" "cast" "a" "spell"                        {% () => ({ spellCast: 'they' }) %}
          | whenever "they" "play" npd                                {% ([, , , is]) => ({ cardPlayed: is, by: 'they' }) %}
          | "on" "arrive" "here"                                      {% () => 'arrived' %}
          | "when" "arrive" "here"                                    {% () => 'arrived' %}
          | "on" "arrival" "here"                                     {% () => 'arrived' %}
          | "on" "arrival" "at" "this" "location"                     {% () => 'arrived' %}
          | "on" "arrive" "at" "this" "location"                      {% () => 'arrived' %}
          | "after" "arrive" "here"                                   {% () => 'arrived' %}
          | whenever anybody "pass"                                   {% () => ({ passed: 'each' }) %}
          | whenever anybody "cast" "a" "spell"                       {% () => ({ spellCast: 'each' }) %}
          | whenever anybody "play" npd                               {% ([, , , is]) => ({ cardPlayed: is, by: 'each' }) %}
          | whenever anybody "begin" "a" "new" "threat"               {% () => ({ newThreat: 'each' }) %}
          | whenever anybody tothreat                                 {% () => ({ threatGrew: 'each' }) %}
          | whenever "another" np "is" "play"                         {% ([, , is]) => moments.cardPlayed(is) %}
          | whenever player "play" npd "on" "the" "affected" "player" {% ([, by, , cardPlayed]) => ({ cardPlayed, by, on: 'affected' }) %}
          | whenever anybody "play" npd "on" "the" "affected" "player" {% ([, , , cardPlayed]) => ({ cardPlayed, by: 'each', on: 'affected' }) %}
          | whenever "another" np "is" "play" againstyou              {% ([, , cardPlayed]) => ({ cardPlayed, by: 'each', on: 'you' }) %}
          | "if" "another" np "is" "play" againstyou                  {% ([, , cardPlayed]) => ({ cardPlayed, by: 'each', on: 'you' }) %}
          | whenever player "play" "another" np againstyou            {% ([, by, , , cardPlayed]) => ({ cardPlayed, by, on: 'you' }) %}
          | "if" player "play" "another" np againstyou                {% ([, by, , , cardPlayed]) => ({ cardPlayed, by, on: 'you' }) %}
          | whenever "any" "other" np "is" "play"                     {% ([, , , is]) => moments.cardPlayed(is) %}
          | "if" "another" np "is" "play"                             {% ([, , is]) => moments.cardPlayed(is) %}
          | "if" "any" "other" np "is" "play"                         {% ([, , , is]) => moments.cardPlayed(is) %}
          | whenever "a" "spell" "is" "cast" "by" player              {% ([, , , , , , spellCast]) => ({ spellCast }) %}
          | whenever "any" "spell" "is" "cast" "by" player            {% ([, , , , , , spellCast]) => ({ spellCast }) %}
          | whenever "a" "spell" "is" "cast" "by" "you" "or" "your" "ally" {% () => ({ spellCast: 'you' }) %}
          | whenever "you" "or" "your" "ally" "cast" "a" "spell"      {% () => ({ spellCast: 'you' }) %}
          | whenever "a" "spell" "is" "cast"                          {% () => ({ spellCast: 'each' }) %}
          | whenever "any" "spell" "is" "cast"                        {% () => ({ spellCast: 'each' }) %}
          | whenever npd "is" "play" "by" player                      {% ([, is, , , , by]) => moments.playedBy(is, by) %}
          | whenever "cast" "a" "spell"                               {% () => ({ spellCast: 'they' }) %}
          | whenever "play" npd                                       {% ([, , is]) => ({ cardPlayed: is, by: 'they' }) %}
          | whenever "pass"                                           {% () => ({ passed: 'they' }) %}
          | whenever "day" dawn "night"                               {% () => 'timeChanged' %}
          | whenever "night" "fall"                                   {% () => 'timeChanged' %}
          | whenever "night" "begin"                                  {% () => 'timeChanged' %}
          | whenever "it" "become" "night"                            {% () => 'timeChanged' %}
          | "if" thiscard "cause" "any" "loss" "of" sanity            {% () => 'dealtSanity' %}
          | whenever thiscard "cause" "a" sanity "loss"               {% () => 'dealtSanity' %}
          | whenever thiscard "cause" sanity "loss"                   {% () => 'dealtSanity' %}
          | whenever thiscard "cause" "a" "loss" "of" sanity          {% () => 'dealtSanity' %}
          | "if" thiscard "cause" "a" "loss" "of" sanity              {% () => 'dealtSanity' %}
          | "if" thiscard "cause" "your" "opponent" "to" "lose" sanity {% () => 'dealtSanity' %}
          | "if" thiscard "cause" sanity "loss"                       {% () => 'dealtSanity' %}
          | "if" thiscard "cause" "any" "loss"                        {% () => 'dealtLoss' %}

# Each time this card survives the Cosmic Battle, your opponent must discard one card.   Discard one card if this card survives Cosmic Battle.
trigger  -> whenever thiscard surviving                               {% ([, , on]) => on %}
          | "if" thiscard surviving                                   {% ([, , on]) => on %}

# When you leave this Location, lose 1 Sanity.   When any player arrives at a City Location, lose 1 Sanity.   Take an extra Turn when played.
trigger  -> "when" "you" "leave" heregoing                            {% () => 'departed' %}
          | "when" "your" "investigator" "leave" heregoing            {% () => 'departed' %}
          | "if" "you" "leave" heregoing                              {% () => 'departed' %}
          | whenever player arriving npd                              {% ([, by, , is]) => moments.arrivedAt(by, is) %}
          | whenever player "arrive" "here"                           {% ([, by]) => moments.comesHere(by) %}
          | whenever player arriving thiscard                         {% ([, by]) => moments.comesHere(by) %}
          | whenever player "leave" leftplace                         {% ([, by, , is]) => moments.leftFrom(by, is) %}
          | whenever "they" "leave" leftplace                         {% ([, , , is]) => moments.leftFrom('they', is) %}
          | "if" player "leave" leftplace                             {% ([, by, , is]) => moments.leftFrom(by, is) %}
          | "if" "they" "leave" leftplace                             {% ([, , , is]) => moments.leftFrom('they', is) %}
          | whenever player "walk"                                    {% ([, walked]) => ({ walked }) %}
          | whenever "they" "walk"                                    {% () => ({ walked: 'they' }) %}
          | whenever player "begin" "to" "walk"                       {% ([, walked]) => ({ walked }) %}
          | whenever player "begin" "walk"                            {% ([, walked]) => ({ walked }) %}
          | whenever player "start" "to" "walk"                       {% ([, walked]) => ({ walked }) %}
          | whenever player walkto npd                                {% ([, by, , is]) => moments.walkedTo(by, is) %}
          | whenever "they" walkto npd                                {% ([, , , is]) => moments.walkedTo('they', is) %}
          | whenever player "walk" "to" "a" "location"                {% ([, walked]) => ({ walked }) %}
          | whenever player "walk" "to" "a" "new" "location"          {% ([, walked]) => ({ walked }) %}
          | whenever "they" arriving npd                              {% ([, , , is]) => moments.arrivedAt('they', is) %}
          | "if" player "play" npd                                    {% ([, by, , is]) => moments.playedBy(is, by) %}

# When your opponent draws a card, lose 1 Sanity.   When you play a Monster through this Gate, gain 1 Sanity.
# At the start of Combat, draw one card.   When this card is committed to defend, gain 1 Sanity.
trigger  -> whenever player "draw" "a" "card"                         {% ([, drew]) => ({ drew }) %}
          | whenever player "draw" num "card"                         {% ([, drew, , n], _at, reject) => (n === 1 ? { drew } : reject) %}
          | whenever player "draw" "card"                             {% ([, drew]) => ({ drew }) %}
          | whenever "they" "draw" "a" "card"                         {% () => ({ drew: 'they' }) %}
          | whenever anybody "draw" "a" "card"                        {% () => ({ drew: 'each' }) %}
          | whenever player "play" npd throughit                      {% ([, by, , is]) => moments.playedThrough(is, by) %}
          | whenever player "play" npd "into" thiscard                {% ([, by, , is]) => moments.playedInto(is, by) %}
          | whenever npd "is" "play" throughit                        {% ([, is]) => moments.playedThrough(is, 'you') %}
          | whenever player "play" npd againstyou                     {% ([, by, , is]) => moments.playedOnYou(is, by) %}
          | whenever npd "is" "play" againstyou                       {% ([, is]) => ({ cardPlayed: is, by: 'each', on: 'you' }) %}
          | "if" npd "is" "play" againstyou                           {% ([, is]) => ({ cardPlayed: is, by: 'each', on: 'you' }) %}
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
          | arrivingat npd                                            {% ([, is]) => moments.arrivedAt('you', is) %}

# If Ally is lost, return this card to your Hand.   If this card survives to affect your opponent's Allies or Investigator, your opponent loses 2 Sanity.
trigger  -> "if" bearer3 "is" fate                                    {% ([, , , to]) => moments.left({ ref: 'host' }, to) %}
          | "if" thiscard hurtsurvived                                {% () => 'reachedDefenders' %}
          | whenever thiscard hurtsurvived                            {% () => 'reachedDefenders' %}
          | "if" thiscard "survive" "to" affecting3 "your" "opponent" "'s" "investigator" {% () => 'dealtSanity' %}
          | whenever thiscard "survive" "to" affecting3 "your" "opponent" "'s" "investigator" {% () => 'dealtSanity' %}

# When your opponent makes you lose this card, your opponent loses 3 Sanity.   If an opponent causes you to bury or discard a Tome, draw one card.
trigger  -> whenever losesus sel                                      {% ([, [by, to], of]) => moments.lostThrough(of, by, to) %}
          | "if" losesus sel                                          {% ([, [by, to], of]) => moments.lostThrough(of, by, to) %}
losesus  -> loser2 "make" "you" fate                                  {% ([by, , , to]) => [by, to] %}
          | loser2 "cause" "you" "to" fate                            {% ([by, , , , to]) => [by, to] %}
          | loser2 "force" "you" "to" fate                            {% ([by, , , , to]) => [by, to] %}
loser2   -> player                                                    {% draft.first %}
          | player "'s" "card"                                        {% draft.first %}
          | player "'s" "action"                                      {% draft.first %}
          | "a" "card" "play" "by" player                             {% ([, , , , by]) => by %}
          | "a" "card" "of" player                                    {% ([, , , by]) => by %}

# At the end of each of your Turns, lose 1 Sanity.
trigger  -> "at" "the" "end" "of" someturn                            {% () => 'turnEnd' %}
          | "if" "reveal"                                             {% () => 'threatRevealed' %}

# When your opponent loses Sanity, gain 1 Sanity.   Makes one of your Monsters Invisible until the end of Combat when played.
trigger  -> whenever player "lose" sanity                             {% ([, by]) => ({ sanity: 'lost', by }) %}
          | whenever player "gain" sanity                             {% ([, by]) => ({ sanity: 'gained', by }) %}
          | whenever player "lose" "any" sanity                       {% ([, by]) => ({ sanity: 'lost', by }) %}
          | whenever player "gain" "any" sanity                       {% ([, by]) => ({ sanity: 'gained', by }) %}

# When your opponent plays his second Event in a Round, draw one card.   After the third Event of a Round, lose 1 Sanity.
trigger  -> whenever player "play" nthone                             {% ([, by, , is]) => moments.playedBy(is, by) %}
          | whenever "they" "play" nthone                             {% ([, , , is]) => moments.playedBy(is, 'they') %}
          | whenever nthonly "is" "play"                               {% ([, is]) => moments.playedBy(nouns.ofAllPlayers(is), 'each') %}
          | whenever "the" nth np "is" "play" aperiod                 {% ([, , nth, is, , , when]) => moments.playedBy(nouns.ofAllPlayers(nouns.ordered(is, nth, when)), 'each') %}
          | "after" nthonly                                            {% ([, is]) => moments.playedBy(nouns.ofAllPlayers(is), 'each') %}
          | "after" nthonly "is" "play"                                {% ([, is]) => moments.playedBy(nouns.ofAllPlayers(is), 'each') %}
          | "after" "the" nth np "is" "play" aperiod                  {% ([, , nth, is, , , when]) => moments.playedBy(nouns.ofAllPlayers(nouns.ordered(is, nth, when)), 'each') %}
nthone   -> nthonly                                                   {% draft.first %}
          | "their" nth np aperiod                                    {% ([, nth, is, when]) => nouns.ordered(is, nth, when) %}
          | "your" nth np aperiod                                     {% ([, nth, is, when]) => nouns.ordered(is, nth, when) %}
          | "a" nth np aperiod                                        {% ([, nth, is, when]) => nouns.ordered(is, nth, when) %}
nthonly  -> "the" nth np aperiod                                      {% ([, nth, is, when]) => nouns.ordered(is, nth, when) %}
          | "the" nth np "play" aperiod                               {% ([, nth, is, , when]) => nouns.ordered(is, nth, when) %}
whenever -> "when"                                                    {% draft.nothing %}
          | "each" "time"                                             {% draft.nothing %}
          | "each" "time" "that"                                      {% draft.nothing %}
          | "any" "time" "that"                                       {% draft.nothing %}
          | "any" "time"                                              {% draft.nothing %}
moment   -> "at" "the" "moment" "that"                                {% draft.nothing %}
          | "at" "the" "moment" "when"                                {% draft.nothing %}
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
eachround -> "each" "round"                                           {% draft.nothing %}
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
          | "have" "keep" thiscard                                    {% () => ({ window: 'turn', stayed: 'withThis' }) %}
          | addturn "that" "you" remain "here"                        {% () => ({ window: 'turn', stayed: 'here' }) %}
          | addturn "you" remain "here"                               {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "in" "combat"                                             {% () => ({ window: 'combat' }) %}
          | "when" "cast"                                             {% () => ({ window: 'cast' }) %}
          | "when" "cast" "in" "combat"                               {% () => ({ window: 'combat' }) %}
          | "face-down"                                               {% () => ({ faceDown: true }) %}
          | "after" player "play" npd                                 {% ([, by, , of]) => ({ window: { after: 'played', of, by } }) %}
          | "after" player "play" "or" "turn" npd                     {% ([, by, , , , of]) => ({ window: { after: 'played', of, by, orTurned: true } }) %}
          | "after" player "play" "or" "cast" npd                     {% ([, by, , , , of]) => ({ window: { after: 'playedOrCast', of, by } }) %}
          | "after" player "cast" npd                                 {% ([, by, , of]) => ({ window: { after: 'cast', of, by } }) %}
          | "after" player "use" npd                                  {% ([, by, , of]) => ({ window: { after: 'used', of, by } }) %}
          | "after" player "play" "or" "cast" npd againstyou          {% ([, by, , , , of]) => ({ window: { after: 'playedOrCast', of, by, on: 'you' } }) %}
          | "after" player "play" npd againstyou                      {% ([, by, , of]) => ({ window: { after: 'played', of, by, on: 'you' } }) %}
          | "after" player "cast" npd againstyou                      {% ([, by, , of]) => ({ window: { after: 'cast', of, by, on: 'you' } }) %}
          | "after" player "use" npd againstyou                       {% ([, by, , of]) => ({ window: { after: 'used', of, by, on: 'you' } }) %}
          | "when" player "have" "use" npd                            {% ([, by, , , of]) => ({ window: { after: 'used', of, by } }) %}
          | "when" player "have" "play" npd againstyou                {% ([, by, , , of]) => ({ window: { after: 'played', of, by, on: 'you' } }) %}
          | "when" player "have" "cast" npd againstyou                {% ([, by, , , of]) => ({ window: { after: 'cast', of, by, on: 'you' } }) %}
          | "after" player "make" "you" "lose" npd                    {% ([, by, , , , of]) => ({ window: { after: 'loss', of, by } }) %}
          | "choose" sel                                              {% ([, target]) => ({ target }) %}
          | "each" "turn" "that" "you" remain "here"                  {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "for" "each" "turn" "that" "you" remain "here"            {% () => ({ window: 'turn', stayed: 'here' }) %}

# When your opponent has just cast a Spell, flip this card: cancel it.   When any player passes, he loses 1 Sanity.   When Night falls, lose 1 Sanity.
window   -> "when" player "have" "play" npd                           {% ([, by, , , of]) => ({ window: { after: 'played', of, by } }) %}
          | "when" player "have" "cast" npd                           {% ([, by, , , of]) => ({ window: { after: 'cast', of, by } }) %}
          | "after" player "have" "play" npd                          {% ([, by, , , of]) => ({ window: { after: 'played', of, by } }) %}
          | "after" player "have" "cast" npd                          {% ([, by, , , of]) => ({ window: { after: 'cast', of, by } }) %}
          | "after" player "have" "play" npd againstyou               {% ([, by, , , of]) => ({ window: { after: 'played', of, by, on: 'you' } }) %}
          | "after" player "have" "cast" npd againstyou               {% ([, by, , , of]) => ({ window: { after: 'cast', of, by, on: 'you' } }) %}
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
window   -> "if" bearer3 "is" "bury" aftercombat                      {% () => moments.goneInCombat({ ref: 'host' }) %}
          | whenever bearer3 "is" "bury" aftercombat                  {% () => moments.goneInCombat({ ref: 'host' }) %}
# When an opponent in your Region plays a Monster, lose 1 Sanity.   When a Spell is cast by any opponent at your Location, draw one card.   When an opponent in the Dreamlands casts a Spell, draw one card.
window   -> whenever player thereat doing                             {% ([, by, there, on], _at, reject) => moments.doneThere(by, there, on) ?? reject %}
          | whenever npd "is" "play" "by" player thereat              {% ([, is, , , , by, there], _at, reject) => moments.doneThere(by, there, { cardPlayed: is }) ?? reject %}
          | whenever "a" "spell" "is" "cast" "by" player thereat      {% ([, , , , , , by, there], _at, reject) => moments.doneThere(by, there, 'spellCast') ?? reject %}
# If you complete an Adventure, gain 1 Sanity.   Lose 2 Sanity if you end the Round at an Outside Location.
trigger  -> "if" player didso                                         {% ([, by, on]) => moments.didSo(by, on) %}
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
didso    -> "cast" "a" "spell"                                        {% () => 'spellCast' %}
          | "pass"                                                    {% () => 'passed' %}
          | "draw" "a" "card"                                         {% () => 'drew' %}
          | "complete" "a" "adventure"                                {% () => 'completed' %}
          | "begin" "a" "new" "threat"                                {% () => 'newThreat' %}
          | tothreat                                                  {% () => 'threatGrew' %}
          | "lose" sanity                                             {% () => 'lost' %}
          | "gain" sanity                                             {% () => 'gained' %}

# When your opponent adds a card to an existing Threat: draw one card.   When you add a Monster to an existing Threat, gain 1 Sanity.
tothreat -> "add" addition "to" "a" "exist" "threat"                  {% draft.nothing %}
addition -> "a" "card"                                                {% draft.nothing %}
          | "a" "monster"                                             {% draft.nothing %}
          | "card"                                                    {% draft.nothing %}
          | "monster"                                                 {% draft.nothing %}

# Lose 1 Sanity for each Spell you cast.   When you bury an Ally, gain 1 Sanity.
window   -> "for" "each" "spell" "you" "cast"                         {% () => ({ on: { spellCast: 'you' } }) %}
          | "for" "each" np "you" "play"                              {% ([, , cardPlayed]) => ({ on: { cardPlayed, by: 'you' } }) %}
trigger  -> whenever player "bury" "a" np                             {% ([, of, , , is]) => moments.buriedBy(of, is) %}
          | whenever player "bury" "any" np                           {% ([, of, , , is]) => moments.buriedBy(of, is) %}
          | whenever player "bury" num "of" poss np                   {% ([, of, , n, , whose, is]) => moments.buriedBy(of, is, n, whose) %}
doing    -> "walk"                                                    {% () => 'walked' %}
          | "play" npd                                                {% ([, cardPlayed]) => ({ cardPlayed }) %}
          | "cast" "a" "spell"                                        {% () => 'spellCast' %}
          | "pass"                                                    {% () => 'passed' %}
          | "draw" "a" "card"                                         {% () => 'drew' %}
          | "lose" sanity                                             {% () => 'lost' %}
          | "gain" sanity                                             {% () => 'gained' %}
          | "complete" "a" "adventure"                                {% () => 'completed' %}
          | "begin" "a" "new" "threat"                                {% () => 'newThreat' %}
          | tothreat                                                  {% () => 'threatGrew' %}
aturn    -> "a" "turn"                                                {% draft.nothing %}
          | num "turn"                                                {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "a" "additional" "turn"                                   {% draft.nothing %}
          | num "additional" "turn"                                   {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "another" "turn"                                          {% draft.nothing %}
          | "a" "extra" "turn"                                        {% draft.nothing %}
          | num "extra" "turn"                                        {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "a" "full" "turn"                                         {% draft.nothing %}
          | num "full" "turn"                                         {% ([n], _at, reject) => (n === 1 ? null : reject) %}
# Remain at any Library for a Turn with this card in play and bury one Phobia.   Spend a Turn here to draw one card.
staying  -> remain herestay forturn                                   {% () => ({ window: 'turn', stayed: 'here' }) %}
          | remain forturn herestay                                   {% () => ({ window: 'turn', stayed: 'here' }) %}
          | "spend" aturn herestay                                    {% () => ({ window: 'turn', stayed: 'here' }) %}
          | remain herestay forturn timing                            {% ([, , , c]) => ({ window: 'turn', stayed: 'here', if: c }) %}
          | "spend" aturn herestay timing                             {% ([, , , c]) => ({ window: 'turn', stayed: 'here', if: c }) %}
          | remain at npd forturn                                     {% ([, , is]) => moments.stayedAt(is) %}
          | remain forturn at npd                                     {% ([, , , is]) => moments.stayedAt(is) %}
          | "spend" aturn at npd                                      {% ([, , , is]) => moments.stayedAt(is) %}
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
surviving -> "survive" "the" "cosmic" "battle"                        {% () => 'survivedCosmicBattle' %}
          | "survive" "cosmic" "battle"                               {% () => 'survivedCosmicBattle' %}
          | "survive" "a" "cosmic" "battle"                           {% () => 'survivedCosmicBattle' %}
          | "reach" "the" "defender"                                  {% () => 'reachedDefenders' %}
          | "survive" "to" "affect" "your" "opponent" "'s" "ally" "or" "investigator" {% () => 'reachedDefenders' %}
hurtsurvived -> "survive" "to" affecting3 hurtable                    {% draft.nothing %}
affecting3 -> "affect"                                                {% draft.nothing %}
          | "reach"                                                   {% draft.nothing %}
          | "attack"                                                  {% draft.nothing %}
hurtable -> "your" "opponent" "'s" "ally" "or" "investigator"         {% draft.nothing %}
          | "your" "opponent" "'s" "investigator" "or" "ally"         {% draft.nothing %}
          | "your" "opponent" "or" "their" "ally"                     {% draft.nothing %}
          | "your" "opponent"                                         {% draft.nothing %}
          | "your" "opponent" "'s" "ally"                             {% draft.nothing %}
bearer3  -> "ally"                                                    {% draft.nothing %}
          | "the" "ally"                                              {% draft.nothing %}
          | "that" "ally"                                             {% draft.nothing %}
          | "the" "bearer"                                            {% draft.nothing %}
addturn  -> "for" "each" "additional" "turn"                          {% draft.nothing %}
          | "during" "each" "additional" "turn"                       {% draft.nothing %}
remain   -> "remain"                                                  {% draft.nothing %}
          | "stay"                                                    {% draft.nothing %}

# Once a Round, this card gains 1.   Draw one card when played, once a Game.   The value of this card is 3, not below 1.
limit    -> num "time" "during" "a" "round"                           {% ([times]) => ({ times, per: 'round' }) %}
          | "once" per                                                {% ([, per]) => ({ times: 1, per }) %}
          | num "time" per                                            {% ([times, , per]) => ({ times, per }) %}
          | "not" "cumulative"                                        {% () => ({ stacking: 'no' }) %}
          | "not" "cumulative" "with" group                           {% ([, , , group]) => ({ stacking: 'no', group }) %}
          | "cumulative"                                              {% () => ({ stacking: 'yes' }) %}
          | "cumulative" "with" group                                 {% ([, , group]) => ({ stacking: 'yes', group }) %}
          | "not" "below" num                                         {% ([, , floor]) => ({ floor }) %}
          | "not" "above" num                                         {% ([, , ceiling]) => ({ ceiling }) %}
          | "once" "each" period                                      {% ([, , per]) => ({ times: 1, per }) %}
          | "once" "during" "each" period                             {% ([, , , per]) => ({ times: 1, per }) %}
          | "only" "once" per                                         {% ([, , per]) => ({ times: 1, per }) %}
          | num "time" "each" period                                  {% ([times, , , per]) => ({ times, per }) %}
          | "once" "in" "each" period                                 {% ([, , , per]) => ({ times: 1, per }) %}
          | "only" "once" "each" period                               {% ([, , , per]) => ({ times: 1, per }) %}
          | "twice" per                                               {% ([, per]) => ({ times: 2, per }) %}
          | "but" "not" "below" num                                   {% ([, , , floor]) => ({ floor }) %}
          | "but" "not" "less" "than" num                             {% ([, , , , floor]) => ({ floor }) %}
          | "but" "never" "below" num                                 {% ([, , , floor]) => ({ floor }) %}
per      -> "a" period                                                {% ([, per]) => per %}
          | "per" period                                              {% ([, per]) => per %}
          | "for" "each" "card"                                       {% () => 'card' %}
          | "per" thiscard "card" "play"                              {% () => 'card' %}
          | "per" thiscard "play"                                     {% () => 'card' %}
          | "per" thiscard "card"                                     {% () => 'card' %}
          | "per" thiscard                                            {% () => 'card' %}
          | "each" period                                             {% ([, per]) => per %}
period   -> "turn"                                                    {% () => 'turn' %}
          | "round"                                                   {% () => 'round' %}
          | "game"                                                    {% () => 'game' %}
          | "card"                                                    {% () => 'card' %}
          | "visit"                                                   {% () => 'visit' %}
group    -> othersof changes statsaid                                 {% ([, how, stat]) => moments.othersThat(how, stat) %}
          | command "ability"                                         {% () => 'Command' %}
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
overturn -> "is" "flip"                                               {% () => undefined %}
          | "is" "flip" turned                                        {% ([, , face]) => face %}
          | "is" "turn" turned                                        {% ([, , face]) => face %}
          | "turn" turned                                             {% ([, face]) => face %}
turned   -> "face-down"                                               {% () => 'down' %}
          | "face-up"                                                 {% () => 'up' %}
fate     -> "bury"                                                    {% () => 'bury' %}
          | "discard"                                                 {% () => 'discard' %}
          | "lose"                                                    {% () => undefined %}
          | "bury" "or" "discard"                                     {% () => undefined %}
          | "discard" "or" "bury"                                     {% () => undefined %}
anybody  -> "a" "player"                                              {% draft.nothing %}
          | "a" "investigator"                                        {% draft.nothing %}
          | "any" "investigator"                                      {% draft.nothing %}
dawn     -> "turn" "to"                                               {% draft.nothing %}
          | "turn" "into"                                             {% draft.nothing %}
          | "change" "to"                                             {% draft.nothing %}
          | "change" "into"                                           {% draft.nothing %}
          | "become"                                                  {% draft.nothing %}
          | "give" "way" "to"                                         {% draft.nothing %}
leftplace -> npd                                                      {% draft.first %}
          | "any" np                                                  {% ([, is]) => is %}
          | dimension                                                 {% ([world]) => ({ dimension: world }) %}
          | "the" dimension                                           {% ([, world]) => ({ dimension: world }) %}
arriving -> "arrive" at                                               {% draft.nothing %}
          | "enter"                                                   {% draft.nothing %}
          | "reach"                                                   {% draft.nothing %}
          | "travel" "to"                                             {% draft.nothing %}
walkto   -> "walk" "to"                                               {% draft.nothing %}
          | "begin" "to" "walk" "to"                                  {% draft.nothing %}
          | "start" "to" "walk" "to"                                  {% draft.nothing %}
arrivingat -> "on" "arrive" "at"                                      {% draft.nothing %}
          | "when" "arrive" "at"                                      {% draft.nothing %}
          | "after" "arrive" "at"                                     {% draft.nothing %}
          | "on" "arrival" "at"                                       {% draft.nothing %}
          | "on" "enter"                                              {% draft.nothing %}
          | "when" "enter"                                            {% draft.nothing %}
          | "on" "reach"                                              {% draft.nothing %}

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

# When your opponent uses an Artifact, draw one card.   Lose 1 Sanity each time you play or use an Artifact.
trigger  -> whenever player "use" npd                                 {% ([, by, , is]) => moments.uses(by, is) %}
          | whenever anybody "use" npd                                {% ([, , , is]) => moments.uses('each', is) %}
          | whenever "they" "use" npd                                 {% ([, , , is]) => moments.uses('they', is) %}
          | whenever npd "is" "use"                                   {% ([, is]) => moments.uses('each', is) %}
          | whenever npd "is" "use" "by" player                       {% ([, is, , , , by]) => moments.uses(by, is) %}
doing    -> "use" npd                                                 {% ([, used], _at, reject) => (moments.isUsable(used) ? { used } : reject) %}
