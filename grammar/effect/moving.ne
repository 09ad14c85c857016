# Where cards are put: into play, into a Threat, into a Hand, on top of a Story Deck, by whatever verb.

@lexer lexer

# Put one Ally in your Story Deck into play when played.   Return to play one buried Ally when played.   Place this card face-down in your Threat when played.
# Choose any Location in your Story Deck and place it on top, right-side up, when played.   Bring one Location in your Story Deck to its top when played.
# Take one Location in your Story Deck and place it on top of your Story Deck when played.   Choose any Location in your Story Deck and place it on top, right-side up, when played.
# Take one Artifact in your opponent's discard pile and place it beside your Investigator when played.
# Take one random Monster from a Directed Threat attacking you and place it in your Threat until the end of Combat when cast.
# Bring the Location closest to the bottom of your Story Deck to the top, ignoring Sanity gain or loss, when played.
moving   -> shift moved goal                                          {% ([, move, goal]) => moving.put(move, goal) %}
          | "add" moved goal                                          {% ([, move, goal], _at, reject) => (move.ref === 'self' ? reject : moving.put(move, goal)) %}
          | "add" shape moved goal                                    {% ([, , move, goal], _at, reject) => (move.ref === 'self' ? reject : moving.putIntoThreat(move, goal)) %}
          | shift goal2 moved                                         {% ([, goal, move]) => moving.put(move, goal) %}
          | shift shape moved goal                                    {% ([, , move, goal]) => moving.putIntoThreat(move, goal) %}
          | finding moved then5 shift2 them goal                      {% ([, move, , , , goal]) => moving.found(move, goal) %}
          | finding moved then5 shift2 goal2 them                     {% ([, move, , , goal]) => moving.found(move, goal) %}
          | "choose" moved then5 shift2 them goal                     {% ([, move, , , , goal]) => moving.found(cards.chosen(move), goal) %}
          | "choose" moved then5 shift2 goal2 them                     {% ([, move, , , goal]) => moving.found(cards.chosen(move), goal) %}
          | finding moved then5 shift2 them threatgoal duration       {% ([, move, , , , goal, until]) => moving.lent(move, goal, until) %}
          | shift moved threatgoal duration                           {% ([, move, goal, until]) => moving.lent(move, goal, until) %}
          | sel "join" poss "threat"                                  {% ([move, , whose]) => moving.put(move, { to: 'threat', whose }) %}
moved    -> sel                                                       {% draft.first %}
          | "it"                                                      {% () => cards.it %}
then5    -> "and"                                                     {% draft.nothing %}
          | "," "and"                                                 {% draft.nothing %}
          | ","                                                       {% draft.nothing %}
shift    -> placing5                                                  {% draft.first %}
          | "take"                                                    {% draft.nothing %}
          | "transfer"                                                {% draft.nothing %}
shift2   -> shift                                                     {% draft.nothing %}
          | "add"                                                     {% draft.nothing %}
finding  -> "take"                                                    {% draft.nothing %}
          | "recover"                                                 {% draft.nothing %}
          | "find"                                                    {% draft.nothing %}
          | "remove"                                                  {% draft.nothing %}
goal     -> goal2                                                     {% draft.first %}
          | topgoal                                                   {% draft.first %}
          | topgoal "," "ignore" eitherway                            {% draft.first %}
          | topgoal "ignore" eitherway                                {% draft.first %}
          | threatgoal gateless                                       {% draft.first %}
goal2    -> playgoal                                                  {% draft.first %}
          | threatgoal                                                {% draft.first %}
playgoal -> into3 "play"                                              {% () => ({ to: 'play' }) %}
          | "back" into3 "play"                                       {% () => ({ to: 'play' }) %}
          | "on" "the" "table"                                        {% () => ({ to: 'play' }) %}
          | playgoal beside                                           {% ([goal, whose]) => ({ ...goal, whose }) %}
          | beside                                                    {% ([whose]) => ({ to: 'play', whose }) %}
into3    -> "into"                                                    {% draft.nothing %}
          | "in"                                                      {% draft.nothing %}
          | "to"                                                      {% draft.nothing %}
threatgoal -> into3 poss "threat"                                     {% ([, whose]) => ({ to: 'threat', whose }) %}
          | shape into3 poss "threat"                                 {% ([, , whose]) => ({ to: 'threat', whose }) %}
          | into3 poss "threat" shape                                 {% ([, whose]) => ({ to: 'threat', whose }) %}
          | into3 "yours"                                             {% () => ({ to: 'threat', whose: 'you', threats: true }) %}
          | into3 "yours" shape                                       {% () => ({ to: 'threat', whose: 'you', threats: true }) %}
shape    -> facing5                                                   {% draft.nothing %}
          | "," facing5                                               {% draft.nothing %}
          | "(" facing5 ")"                                           {% draft.nothing %}
facing5  -> "face-down"                                               {% draft.nothing %}
          | "crosswise"                                               {% draft.nothing %}
gateless -> "without" "use" "a" "gate"                                {% draft.nothing %}
          | "," "without" "use" "a" "gate"                            {% draft.nothing %}
          | "without" "a" "gate"                                      {% draft.nothing %}
          | "," "without" "a" "gate"                                  {% draft.nothing %}
          | "without" "gate" "use"                                    {% draft.nothing %}
          | "," "without" "gate" "use"                                {% draft.nothing %}
topgoal  -> ontop                                                     {% () => ({ to: 'top' }) %}
          | ontop2                                                    {% () => ({ to: 'top' }) %}
          | "up" ontop                                                {% () => ({ to: 'top' }) %}
          | "up" ontop2                                               {% () => ({ to: 'top' }) %}
