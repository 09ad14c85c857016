# What happens that a card can wait for: what players do, and what befalls cards. The words before it stand in moments.ne.

@lexer lexer

# When your opponent plays an Ally, draw one card.   Each time any player casts a Spell, lose 1 Sanity.   If a Phobia is played by your opponent, draw one card.
happens  -> occurs                                                    {% draft.first %}
          | losesus sel                                               {% ([[by, to], of]) => moments.lostThrough(of, by, to) %}
          | player answerable                                         {% ([by, told]) => told(by) %}
occurs   -> befall3                                                   {% draft.first %}
          | player feat                                               {% ([by, told]) => told(by) %}
          | doer feat                                                 {% ([by, told]) => told(by) %}
          | doer answerable                                           {% ([by, told]) => told(by) %}
          | npd passive                                               {% ([is, told]) => told(is, 'each') %}
          | npd passive "by" somebody                                   {% ([is, told, , by]) => told(is, by) %}
doer     -> "they"                                                    {% () => 'they' %}
          | anybody                                                   {% () => 'each' %}
          | "either" "player"                                         {% () => 'each' %}
          | "either" "investigator"                                   {% () => 'each' %}
          | "you" "or" "your" "ally"                                  {% () => 'you' %}
anybody  -> "a" "player"                                              {% draft.nothing %}
          | "a" "investigator"                                        {% draft.nothing %}
          | "any" "investigator"                                      {% draft.nothing %}
somebody -> player                                                    {% draft.first %}
          | doer                                                      {% draft.first %}
passive  -> "is" "play"                                               {% () => moments.playedBy %}
          | "come" "into" "play"                                      {% () => moments.playedBy %}
          | "enter" "play"                                            {% () => moments.playedBy %}
          | "is" "put" "into" "play"                                  {% () => moments.playedBy %}
          | "is" "play" againstyou                                    {% () => moments.laidOnYou %}
          | "is" "cast"                                               {% () => moments.castSuch %}
          | "is" "use"                                                {% () => moments.usedBy %}
          | "is" "complete"                                           {% () => moments.completedBy %}
occurs   -> "another" np passive                                      {% ([, is, told]) => told(is, 'each') %}
          | "another" np passive "by" somebody                            {% ([, is, told, , by]) => told(is, by) %}
          | "any" "other" np passive                                  {% ([, , is, told]) => told(is, 'each') %}
          | "any" "other" np passive "by" somebody                        {% ([, , is, told, , by]) => told(is, by) %}
          | npd "is" "play" throughit                                 {% ([is]) => moments.playedThrough('you', is) %}
          | agate "is" "use"                                          {% () => ({ gateUsed: 'each' }) %}
          | agate "is" "use" "by" somebody                            {% ([, , , , gateUsed]) => ({ gateUsed }) %}
          | agate at npd "is" "use"                                   {% ([, , where]) => moments.gateUsedAt('each', where) %}
          | agate at npd "is" "use" "by" somebody                     {% ([, , where, , , , by]) => moments.gateUsedAt(by, where) %}
          | "this" "gate" "is" "use"                                  {% () => ({ gateUsed: 'each', at: { title: 'self' } }) %}
          | "this" "gate" "is" "use" "by" somebody   {% ([, , , , , gateUsed]) => ({ gateUsed, at: { title: 'self' } }) %}
          | npd "is" "cast" castfrom                                  {% ([is]) => moments.castFrom('each', is) %}
          | npd "is" "cast" castfrom "by" somebody                        {% ([is, , , , , by]) => moments.castFrom(by, is) %}

# Whenever you play a Monster through this Gate, gain 1 Sanity.   When your opponent plays his second Event in a Round, draw one card.
answerable -> "play" npd                                              {% ([, is]) => (by) => moments.playedBy(is, by) %}
          | "play" npd againstyou                                     {% ([, is]) => (by) => moments.playedOnYou(is, by) %}
          | "play" npd aimedprep yourally                            {% ([, is]) => (by) => moments.playedOnYou(is, by) %}
          | "cast" npd                                                {% ([, is]) => (by) => moments.castSuch(is, by) %}
          | "use" npd                                                 {% ([, is]) => (by) => moments.uses(by, is) %}
feat     -> suffered                                                  {% draft.first %}
          | "put" npd "into" "play"                                   {% ([, is]) => (by) => moments.playedBy(is, by) %}
          | "play" "another" np                                       {% ([, , is]) => (by) => moments.playedBy(is, by) %}
          | "play" nthone                                             {% ([, is]) => (by) => moments.playedBy(is, by) %}
          | "play" npd throughit                                      {% ([, is]) => (by) => moments.playedThrough(by, is) %}
          | "play" npd "into" thiscard                                {% ([, is]) => (by) => moments.playedInto(is, by, 'self') %}
          | "play" npd "into" npd                                     {% ([, is, , into]) => (by) => moments.playedInto(is, by, into) %}
          | "add" npd "to" npd                                        {% ([, is, , into]) => (by) => moments.playedInto(is, by, into) %}
          | "play" "another" np againstyou                            {% ([, , is]) => (by) => moments.laidOnYou(is, by) %}
          | "play" npd "on" "the" "affected" "player"                 {% ([, cardPlayed]) => (by) => ({ cardPlayed, by, on: 'affected' }) %}
          | "play" "a" "card" "that" "begin" "a" "new" "threat"       {% () => (newThreat) => ({ newThreat }) %}
          | "play" "a" "card" "that" "begin" "a" "new" "threat" "(" "not" "that" "is" "add" "to" "a" "exist" "threat" ")" {% () => (newThreat) => ({ newThreat }) %}
          | beginning "threat"                                        {% () => (newThreat) => ({ newThreat }) %}
          | tothreat                                                  {% () => (threatGrew) => ({ threatGrew }) %}
          | "cast" npd castfrom                                       {% ([, is]) => (by) => moments.castFrom(by, is) %}
          | gatebeing agate                                           {% () => (gateUsed) => ({ gateUsed }) %}
          | gatebeing poss "gate"                                     {% ([, whose]) => (by) => moments.ownGate(by, whose) %}
          | gatebeing "this" "gate"                                   {% () => (gateUsed) => ({ gateUsed, at: { title: 'self' } }) %}
          | gatebeing agate at npd                                    {% ([, , , where]) => (by) => moments.gateUsedAt(by, where) %}
          | "turn" "a" "location"                                     {% () => (locationTurned) => ({ locationTurned }) %}
          | "alter" "a" "location" "card" "'s" "orientation"          {% () => (locationTurned) => ({ locationTurned }) %}
          | "pass"                                                    {% () => (passed) => ({ passed }) %}
          | "draw" drawncard                                          {% () => (drew) => ({ drew }) %}
          | "draw" drawncard "from" poss drawpile                     {% ([, , , whose]) => (by) => moments.drawsFrom(by, whose) %}
          | "complete" npd                                            {% ([, is]) => (by) => moments.completes(by, is) %}
          | "finish" npd                                              {% ([, is]) => (by) => moments.completes(by, is) %}
agate    -> "a" "gate"                                                {% draft.nothing %}
          | "any" "gate"                                              {% draft.nothing %}
gatebeing -> "use"                                                    {% draft.nothing %}
          | "pass" "through"                                          {% draft.nothing %}
          | "travel" "through"                                        {% draft.nothing %}
          | "go" "through"                                            {% draft.nothing %}
beginning -> "begin" "a" "new"                                        {% draft.nothing %}
          | "begin" "a"                                               {% draft.nothing %}
          | "start" "a" "new"                                         {% draft.nothing %}
          | "start" "a"                                               {% draft.nothing %}
drawncard -> "a" "card"                                               {% draft.nothing %}
          | num "card"                                                {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" "card"                                              {% draft.nothing %}
          | "card"                                                    {% draft.nothing %}
drawpile -> "mythos" "deck"                                           {% draft.nothing %}
          | "deck"                                                    {% draft.nothing %}
feat     -> begun ownturn                                             {% () => (by) => moments.turnOf(by, 'turnStarts') %}
          | ending ownturn                                            {% () => (by) => moments.turnOf(by, 'turnEnds') %}
ownturn  -> "a" "turn"                                                {% draft.nothing %}
          | "each" "turn"                                             {% draft.nothing %}
          | "any" "turn"                                              {% draft.nothing %}
          | "their" "turn"                                            {% draft.nothing %}
          | "your" "turn"                                             {% draft.nothing %}
castfrom -> "from" thiscard                                           {% draft.nothing %}
          | "from" "it"                                               {% draft.nothing %}

# When your opponent loses Sanity, gain 1 Sanity.   When you lose an Ally by burying, gain 1 Sanity.   Whenever you bury an Ally, gain 1 Sanity.
feat     -> "lose" anysanity                                          {% () => (by) => ({ sanity: 'lost', by }) %}
          | "lose" anysanity sourcedby                                {% ([, , from]) => (by) => moments.sanityFrom('lost', by, from) %}
          | "gain" anysanity sourcedby                                {% ([, , from]) => (by) => moments.sanityFrom('gained', by, from) %}
          | "lose" anysanity fromcombat                               {% () => (by) => ({ sanity: 'lost', by, from: 'combat' }) %}
          | "lose" npd sourcedby                                      {% ([, is, from]) => (of) => moments.lostFrom(of, is, from) %}
          | "lose" num "of" poss np sourcedby                         {% ([, n, , whose, is, from]) => (of) => moments.lostFrom(of, is, from, n, whose) %}
          | "suffer" lossof                                           {% () => (by) => ({ sanity: 'lost', by }) %}
          | "gain" anysanity                                          {% () => (by) => ({ sanity: 'gained', by }) %}
          | "lose" num "of" poss np                                   {% ([, n, , whose, is]) => (of) => moments.losesOwn(of, is, n, whose) %}
          | "lose" npd                                                {% ([, is]) => (of) => moments.lostBy(of, is) %}
          | "lose" npd "by" fate                                      {% ([, is, , to]) => (of) => moments.lostBy(of, is, to) %}
anysanity -> sanity                                                   {% draft.nothing %}
          | "any" sanity                                              {% draft.nothing %}
          | %number sanity                                            {% ([n], _at, reject) => (/^an?$/i.test(n.written) ? null : reject) %}
          | num "or" "more" sanity                                    {% ([n], _at, reject) => (n === 1 ? null : reject) %}
occurs   -> anysanity "is" "lose" "by" somebody                       {% ([, , , , by]) => ({ sanity: 'lost', by }) %}
          | anysanity "is" "gain" "by" somebody                       {% ([, , , , by]) => ({ sanity: 'gained', by }) %}
          | drawncard "is" "draw"                                     {% () => ({ drew: 'each' }) %}
          | drawncard "is" "draw" "by" somebody                       {% ([, , , , drew]) => ({ drew }) %}
          | "a" "new" "threat" "is" begun                             {% () => ({ newThreat: 'each' }) %}
          | "a" "new" "threat" "is" begun "by" somebody               {% ([, , , , , , newThreat]) => ({ newThreat }) %}
begun    -> "begin"                                                   {% draft.nothing %}
          | "start"                                                   {% draft.nothing %}
offering -> "bury" "a" np                                             {% ([, , is]) => (of) => moments.givenUp(of, is, 'bury') %}
          | "bury" "any" np                                           {% ([, , is]) => (of) => moments.givenUp(of, is, 'bury') %}
          | giveup num "of" poss np                                   {% ([to, n, , whose, is]) => (of) => moments.givenUp(of, is, to, n, whose) %}
giveup   -> "bury"                                                    {% () => 'bury' %}
          | "discard"                                                 {% () => 'discard' %}

# When any player arrives at a City Location, lose 1 Sanity.   When you arrive here by walking, lose 1 Sanity.   When you leave a Forest Location, draw one card.   Whenever an opponent walks, draw one card.
feat     -> arriving npd                                              {% ([, is]) => (by) => moments.arrivedAt(by, is) %}
          | "arrive" at npd "by" "walk"                               {% ([, , is]) => (by) => moments.arrivedOnFoot(by, is, true) %}
          | "arrive" at npd "by" "walk" "for" "a" "turn"              {% ([, , is]) => (by) => moments.arrivedOnFoot(by, is, 'asTurn') %}
          | "arrive" "here"                                           {% () => (by) => moments.comesHere(by) %}
          | "arrive" "here" "by" "walk"                               {% () => moments.comesHereOnFoot %}
          | arriving thiscard                                         {% () => (by) => moments.comesHere(by) %}
          | arriving thiscard "by" "walk"                             {% () => moments.comesHereOnFoot %}
          | departing leftplace                                         {% ([, is]) => (by) => moments.leftFrom(by, is) %}
          | departing heregoing                                         {% () => (by) => moments.leavesHere(by) %}
          | "walk"                                                    {% () => (walked) => ({ walked }) %}
          | "begin" "to" "walk"                                       {% () => (walked) => ({ walked }) %}
          | "begin" "walk"                                            {% () => (walked) => ({ walked }) %}
          | "start" "to" "walk"                                       {% () => (walked) => ({ walked }) %}
          | "start" "walk"                                            {% () => (walked) => ({ walked }) %}
          | walkto npd                                                {% ([, is]) => (by) => moments.walkedTo(by, is) %}
          | "walk" "to" "a" "location"                                {% () => (walked) => ({ walked }) %}
          | "walk" "to" "a" "new" "location"                          {% () => (walked) => ({ walked }) %}
leftplace -> npd                                                      {% draft.first %}
          | dimension                                                 {% ([world]) => ({ dimension: world }) %}
          | "the" dimension                                           {% ([, world]) => ({ dimension: world }) %}
arriving -> "arrive" at                                               {% draft.nothing %}
          | "enter"                                                   {% draft.nothing %}
          | "reach"                                                   {% draft.nothing %}
          | "travel" "to"                                             {% draft.nothing %}
          | "come" "to"                                               {% draft.nothing %}
          | "go" "to"                                                 {% draft.nothing %}
          | "move" "to"                                               {% draft.nothing %}
departing -> "leave"                                                   {% draft.nothing %}
          | "depart"                                                  {% draft.nothing %}
          | "depart" "from"                                           {% draft.nothing %}
          | "move" "from"                                             {% draft.nothing %}
          | "move" "away" "from"                                      {% draft.nothing %}
          | "go" "away" "from"                                        {% draft.nothing %}
          | "go" "on" "from"                                          {% draft.nothing %}
walkto   -> "walk" "to"                                               {% draft.nothing %}
          | "begin" "to" "walk" "to"                                  {% draft.nothing %}
          | "start" "to" "walk" "to"                                  {% draft.nothing %}

# When this card is buried or discarded, lose 1 Sanity.   When Howard Lovecraft leaves play, lose 1 Sanity.   Whenever any Ally is buried, draw one card.
occurs   -> sel "is" fate                                             {% ([of, said, to], _at, reject) => (moments.isPast(said) ? reject : moments.leftBy(of, to)) %}
          | sel "is" fate sourcedby                                   {% ([of, , to, from]) => moments.lostTo(of, to, { from }) %}
          | sourced giveup sel                                        {% ([from, to, of]) => moments.lostTo(of, to, { from }) %}
          | sourced causes "you" "to" fate sel                        {% ([from, , , , to, of]) => moments.lostTo(of, to, { from }) %}
          | sourced "make" "you" fate sel                             {% ([from, , , to, of]) => moments.lostTo(of, to, { from }) %}
          | sourced causes somebody "to" "lose" anysanity             {% ([from, , by]) => moments.sanityFrom('lost', by, from) %}
          | sourced "make" somebody "lose" anysanity                  {% ([from, , by]) => moments.sanityFrom('lost', by, from) %}
          | sel "is" giveup because loser2                            {% ([of, , to, , by]) => moments.lostTo(of, to, { by }) %}
          | sel "is" removed2 because loser2                          {% ([of, , , , by]) => moments.lostTo(of, undefined, { by }) %}
          | sel "is" "lose" because foecard                           {% ([of, , , , by]) => moments.lostTo(of, undefined, { by }) %}
          | "you" "lose" npd because foecard                          {% ([, , is, , by]) => moments.lostThrough({ is, n: 1, pick: 'choose' }, by, undefined) %}
          | "any" "player" "'s" np "is" fate                          {% ([, , , is, , to]) => moments.lostBy('each', is, to) %}
          | poss np "is" fate                                         {% ([whose, is, , to]) => moments.namedOf(whose, is, to) %}
          | npd "is" "lose" "by" player                               {% ([is, , , , of]) => moments.lostBy(of, is) %}
          | np "is" fate                                              {% ([of, said, to], _at, reject) => (moments.isPast(said) ? reject : moments.named(of, to)) %}
          | sel "is" "remove" "from" "play"                           {% ([of]) => moments.leftBy(of) %}
          | np "is" "remove" "from" "play"                            {% ([is]) => moments.named(is, undefined) %}
          | sel "leave" "play"                                        {% ([of]) => moments.leftBy(of) %}
          | thiscard "leave" "play"                                   {% () => ({ cardLeft: { ref: 'self' } }) %}
          | np "leave" "play"                                         {% ([is]) => moments.named(is, undefined) %}
          | "you" giveup thiscard                                     {% ([, to]) => ({ cardLeft: { ref: 'self' }, to }) %}
          | "you" "lose" thiscard                                     {% () => ({ cardLeft: { ref: 'self' } }) %}
          | sel overturn                                              {% ([of, face]) => moments.flippedOver(of, face) %}
          | np overturn                                               {% ([is, face]) => moments.nameFlipped(is, face) %}
          | "you" "flip" sel                                          {% ([, , of]) => moments.youFlip(of, undefined) %}
          | "you" "flip" sel turned                                   {% ([, , of, face]) => moments.youFlip(of, face) %}
losesus  -> loser2 "make" "you" fate                                  {% ([by, , , to]) => [by, to] %}
          | loser2 "cause" "you" "to" fate                            {% ([by, , , , to]) => [by, to] %}
          | loser2 "force" "you" "to" fate                            {% ([by, , , , to]) => [by, to] %}
causes   -> "cause"                                                   {% draft.nothing %}
          | "force"                                                   {% draft.nothing %}
loser2   -> player                                                    {% draft.first %}
          | foecard                                                   {% draft.first %}
foecard  -> player "'s" "card"                                        {% draft.first %}
          | player "'s" "action"                                      {% draft.first %}
          | "a" "card" "play" "by" player                             {% ([, , , , by]) => by %}
          | "a" "card" "of" player                                    {% ([, , , by]) => by %}
          | "any" "card" "of" player                                  {% ([, , , by]) => by %}
          | "any" "card" "play" "by" player                           {% ([, , , , by]) => by %}
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

# After the third Event of a Round, lose 1 Sanity.   When the second Event is played in a Round, lose 1 Sanity.
occurs   -> nthonly "is" "play"                                       {% ([is]) => moments.playedBy(nouns.ofAllPlayers(is), 'each') %}
          | "the" nth np "is" "play" aperiod                          {% ([, nth, is, , , when]) => moments.playedBy(nouns.ofAllPlayers(nouns.ordered(is, nth, when)), 'each') %}
nthone   -> nthonly                                                   {% draft.first %}
          | "their" nth np aperiod                                    {% ([, nth, is, when]) => nouns.ordered(is, nth, when) %}
          | "your" nth np aperiod                                     {% ([, nth, is, when]) => nouns.ordered(is, nth, when) %}
          | "a" nth np aperiod                                        {% ([, nth, is, when]) => nouns.ordered(is, nth, when) %}
nthonly  -> "the" nth np aperiod                                      {% ([, nth, is, when]) => nouns.ordered(is, nth, when) %}
          | "the" nth np "play" aperiod                               {% ([, nth, is, , when]) => nouns.ordered(is, nth, when) %}

# When this card is revealed, lose 1 Sanity.   When this card is committed to defend, gain 1 Sanity.   Each time this card survives the Cosmic Battle, your opponent must discard one card.
occurs   -> thiscard "is" "reveal"                                    {% () => 'threatRevealed' %}
          | "it" "is" "reveal"                                        {% () => 'threatRevealed' %}
          | threatsaid "is" shownup                                   {% () => 'threatRevealed' %}
          | "monster" "is" "reveal"                                   {% () => 'threatRevealed' %}
          | "reveal"                                                  {% () => 'threatRevealed' %}
          | thiscard surviving                                        {% ([, on]) => on %}
          | thiscard hurtsurvived                                     {% () => 'reachedDefenders' %}
          | thiscard "survive" "to" affecting3 "your" "opponent" "'s" "investigator" {% () => 'dealtSanity' %}
          | thiscard "is" "commit" "to" "defend"                      {% () => 'defends' %}
          | thiscard "defend"                                         {% () => 'defends' %}
          | thiscard "defend" "you"                                   {% () => 'defends' %}
          | thiscard "is" asdefender                                  {% () => 'defends' %}
          | thiscard "is" "use" "as" "a" "defending" "ally"           {% () => 'defends' %}
          | thiscard "become" "a" "defending" "ally"                  {% () => 'defends' %}
          | "they" "defend"                                           {% () => 'defends' %}
          | beginsorends                                              {% draft.first %}
          | thiscard causing                                          {% ([, on]) => on %}
causing  -> "cost" aplayer sanity                                     {% () => 'dealtSanity' %}
          | "cost" aplayer "any" sanity                               {% () => 'dealtSanity' %}
          | "cost" "your" "opponent" "'s" "investigator" sanity       {% () => 'dealtSanity' %}
          | "cost" "your" "opponent" "'s" "investigator" "any" sanity {% () => 'dealtSanity' %}
          | "cause" lossof                                            {% () => 'dealtSanity' %}
          | "cause" lossof "to" aplayer                               {% () => 'dealtSanity' %}
          | "cause" lossof "to" "your" "opponent" "'s" "investigator" {% () => 'dealtSanity' %}
          | "cause" aplayer "to" "lose" sanity                        {% () => 'dealtSanity' %}
          | "cause" "a" "loss"                                        {% () => 'dealtLoss' %}
          | "cause" "any" "loss"                                      {% () => 'dealtLoss' %}
          | "cause" "sanity" "loss" "to" "your" "opponent" "'s" "ally" "or" "investigator" {% () => 'dealtLoss' %}
lossof   -> sanity "loss"                                             {% draft.nothing %}
          | "a" sanity "loss"                                         {% draft.nothing %}
          | "any" sanity "loss"                                       {% draft.nothing %}
          | "a" "loss" "of" sanity                                    {% draft.nothing %}
          | "any" "loss" "of" sanity                                  {% draft.nothing %}
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

# When Night falls, lose 1 Sanity.   When Night gives way to Day, gain 1 Sanity.   When the Round ends, draw one card.   When the game begins, draw one card.
occurs   -> "day" dawn "night"                                        {% () => 'timeChanged' %}
          | "night" "fall"                                            {% () => 'timeChanged' %}
          | "night" "begin"                                           {% () => 'timeChanged' %}
          | "it" "become" "night"                                     {% () => 'timeChanged' %}
          | "night" dawn "day"                                        {% () => 'dayBreaks' %}
          | "day" "break"                                             {% () => 'dayBreaks' %}
          | "day" "begin"                                             {% () => 'dayBreaks' %}
          | "it" "become" "day"                                       {% () => 'dayBreaks' %}
          | thetime "night" "end"                                     {% () => 'dayBreaks' %}
          | "night" "end"                                             {% () => 'dayBreaks' %}
          | thetime "day" "end"                                       {% () => 'timeChanged' %}
          | "day" "end"                                               {% () => 'timeChanged' %}
          | "the" "game" "begin"                                      {% () => 'gameStart' %}
          | "the" "match" "begin"                                     {% () => 'gameStart' %}
beginsorends -> eachround begun                                       {% () => 'roundStart' %}
          | eachround "end"                                           {% () => 'roundEnd' %}
          | someturn begun                                            {% () => 'turnStart' %}
          | someturn "end"                                            {% () => 'turnEnd' %}
          | theirturn begun                                           {% ([turnStarts]) => ({ turnStarts }) %}
          | theirturn "end"                                           {% ([turnEnds]) => ({ turnEnds }) %}
          | combatsaid begun                                          {% () => 'combatBegins' %}
          | combatsaid "end"                                          {% () => 'combatEnded' %}
          | combatsaid "is" "conclude"                                {% () => 'combatEnded' %}
thetime  -> "the"                                                     {% draft.nothing %}
          | "a"                                                       {% draft.nothing %}
          | "each"                                                    {% draft.nothing %}
          | "any"                                                     {% draft.nothing %}
dawn     -> "turn" "to"                                               {% draft.nothing %}
          | "turn" "into"                                             {% draft.nothing %}
          | "change" "to"                                             {% draft.nothing %}
          | "change" "into"                                           {% draft.nothing %}
          | "become"                                                  {% draft.nothing %}
          | "give" "way" "to"                                         {% draft.nothing %}
