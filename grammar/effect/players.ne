# Who: you, opponents, owners, whoever is meant by what was said before.

@lexer lexer

player   -> alone                                                     {% draft.first %}
          | several                                                   {% draft.first %}

# Place 1 penny on one Ally of each player when played.   Return one Ally in each player's discard pile to its owner's Hand when played.
alone    -> "you"                                                     {% () => 'you' %}
          | "your" "investigator"                                     {% () => 'you' %}
          | "your" "opponent"                                         {% () => 'opponent' %}
          | "a" "opponent"                                            {% () => 'opponent' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "each" "player"                                           {% () => 'each' %}
          | "each" "investigator"                                     {% () => 'each' %}
          | "its" "owner"                                             {% () => 'owner' %}
          | "the" "affected" "player"                                 {% () => 'affected' %}
          | "that" "player"                                           {% () => 'actor' %}
          | "the" "sanest" "player"                                     {% () => 'mostSanity' %}
          | "the" "least" "sane" "player"                             {% () => 'leastSanity' %}
          | "opponent"                                                {% () => 'opponent' %}
          | num "opponent"                                            {% ([n], _at, reject) => (n === 1 ? 'opponent' : reject) %}

# Each other player loses 1 Sanity when played.   When another player plays a Monster, draw one card.
alone    -> "each" "other" "player"                                   {% () => 'eachOpponent' %}
          | "each" "other" "investigator"                             {% () => 'eachOpponent' %}
          | "each" "of" "your" "opponents"                            {% () => 'eachOpponent' %}
          | "another" "player"                                        {% () => 'opponent' %}
          | "any" "opponent"                                          {% () => 'opponent' %}
          | "target" "opponent"                                       {% () => 'opponent' %}
          | "the" "target" "opponent"                                 {% () => 'opponent' %}
          | poss "investigator"                                       {% ([whose], _at, reject) => (/^(?:opponent|eachOpponent|each|unaffected)$/.test(whose) ? whose : reject) %}
          | "investigator"                                            {% cards.allInvestigators %}
          | "that" "investigator"                                     {% () => 'actor' %}
          | "affected" "investigator"                                 {% () => 'affected' %}
          | "the" "affected" "investigator"                           {% () => 'affected' %}
          | "that" "opponent"                                         {% () => 'opponent' %}
          | "any" "other" "player"                                    {% () => 'opponent' %}
          | "another" "investigator"                                  {% () => 'opponent' %}
          | "any" "other" "investigator"                              {% () => 'opponent' %}
          | "each" "unaffected" "player"                              {% () => 'unaffected' %}
          | "any" "unaffected" "player"                              {% () => 'unaffected' %}

# Bury one Ally of any player when played.   All other players lose 1 Sanity when played.
several  -> "any" "player"                                            {% () => 'each' %}
          | "any" "player" "'s" "investigator"                        {% () => 'each' %}
          | "all" "player"                                            {% () => 'each' %}
          | "all" "investigator"                                      {% () => 'each' %}
          | "all" "other" "player"                                    {% () => 'eachOpponent' %}
          | "all" "other" "investigator"                              {% () => 'eachOpponent' %}
          | "your" "opponents"                                        {% () => 'eachOpponent' %}
          | "all" "opponents"                                         {% () => 'eachOpponent' %}
          | "all" "your" "opponents"                                  {% () => 'eachOpponent' %}
          | "opponents"                                               {% () => 'eachOpponent' %}
          | "player"                                                  {% cards.allInvestigators %}
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
          | "the" "least" "sane" "player" "'s"                        {% () => 'leastSanity' %}
          | "your" "investigator" "'s"                                {% () => 'you' %}
          | num "opponent" "'s"                                       {% ([n], _at, reject) => (n === 1 ? 'opponent' : reject) %}
          | "another" "player" "'s"                                   {% () => 'opponent' %}
          | "any" "opponent" "'s"                                     {% () => 'opponent' %}
          | "each" "other" "player" "'s"                              {% () => 'eachOpponent' %}
          | "target" "opponent" "'s"                                  {% () => 'opponent' %}
          | "the" "owner" "'s"                                        {% () => 'owner' %}
          | "any" "other" "player" "'s"                               {% () => 'opponent' %}
          | "each" "unaffected" "player" "'s"                         {% () => 'unaffected' %}
          | "any" "unaffected" "player" "'s"                         {% () => 'unaffected' %}
          | "that" "opponent" "'s"                                    {% () => 'opponent' %}
