# Pennies (tokens, counters, beads) on cards: placed, removed, given as a price, counted and asked for.

@lexer lexer

# Place two pennies on this card when played.   When your opponent plays a Monster, put a penny on this card (up to 3 in all).   At the end of each Round, remove all pennies from this card.
pennydeed -> laying pennies pennyon                                   {% ([, n, on]) => ({ pennies: n, on, sign: 1 }) %}
          | laying pennies pennyon pennymost                          {% ([, n, on, most]) => ({ pennies: n, on, sign: 1, most }) %}
          | laying num "penny" pennyon "for" "each" eachof            {% ([, n, , on, , , per]) => ({ pennies: cards.per(n, per), on, sign: 1 }) %}
          | laying "a" "penny" pennyon "for" "each" eachof            {% ([, , , on, , , per]) => ({ pennies: cards.per(1, per), on, sign: 1 }) %}
          | num "penny" "is" laying pennyon                           {% ([n, , , , on]) => ({ pennies: n, on, sign: 1 }) %}
          | "a" "penny" "is" laying pennyon                           {% ([, , , , on]) => ({ pennies: 1, on, sign: 1 }) %}
          | num "penny" "is" unlaying pennyfrom                       {% ([n, , , , on]) => ({ pennies: n, on, sign: -1 }) %}
          | "a" "penny" "is" unlaying pennyfrom                       {% ([, , , , on]) => ({ pennies: 1, on, sign: -1 }) %}
          | "all" "penny" "is" unlaying pennyfrom                     {% ([, , , , on]) => ({ pennies: 'all', on, sign: -1 }) %}
          | laying pennies                                            {% ([, n]) => ({ pennies: n, on: { ref: 'self' }, sign: 1 }) %}
          | laying pennies pennymost                                  {% ([, n, most]) => ({ pennies: n, on: { ref: 'self' }, sign: 1, most }) %}
          | unlaying pennies                                          {% ([, n]) => ({ pennies: n, on: { ref: 'self' }, sign: -1 }) %}
          | unlaying pennies pennyfrom                                {% ([, n, on]) => ({ pennies: n, on, sign: -1 }) %}
          | unlaying "all" "penny"                                    {% () => ({ pennies: 'all', on: { ref: 'self' }, sign: -1 }) %}
          | unlaying "all" "penny" pennyfrom                          {% ([, , , on]) => ({ pennies: 'all', on, sign: -1 }) %}
          | unlaying "all" "the" "penny"                              {% () => ({ pennies: 'all', on: { ref: 'self' }, sign: -1 }) %}
          | unlaying "all" "the" "penny" pennyfrom                    {% ([, , , , on]) => ({ pennies: 'all', on, sign: -1 }) %}
laying   -> "place"                                                   {% draft.nothing %}
          | "put"                                                     {% draft.nothing %}
          | "add"                                                     {% draft.nothing %}
unlaying -> "remove"                                                  {% draft.nothing %}
          | "take"                                                    {% draft.nothing %}
          | "take" "away"                                             {% draft.nothing %}
pennies  -> num "penny"                                               {% draft.first %}
          | "a" "penny"                                               {% () => 1 %}
          | "another" "penny"                                         {% () => 1 %}
          | "one" "more" "penny"                                      {% () => 1 %}
          | num "more" "penny"                                        {% draft.first %}
          | "a" "choose" num "to" num "penny"                         {% ([, , min, , max]) => ({ chosen: [min, max] }) %}
          | num "penny" "for" "each" eachof                           {% ([n, , , , per]) => cards.per(n, per) %}
          | "a" "penny" "for" "each" eachof                           {% ([, , , , per]) => cards.per(1, per) %}
          | num "for" "each" eachof "penny"                           {% ([n, , , per]) => cards.per(n, per) %}
          | "as" "much" "as" measure "penny"                          {% ([, , , m]) => m %}
pennyon  -> "on" pennied                                              {% ([, on]) => on %}
          | "to" pennied                                              {% ([, on]) => on %}
pennyfrom -> "from" pennied                                           {% ([, from]) => from %}
          | "on" pennied                                              {% ([, from]) => from %}
          | "off" pennied                                             {% ([, from]) => from %}
pennymost -> "(" "up" "to" num "in" "all" ")"                         {% ([, , , most]) => most %}
          | "," "up" "to" num "penny"                                 {% ([, , , most]) => most %}
          | "up" "to" num "penny"                                     {% ([, , most]) => most %}
pennied  -> sel                                                       {% draft.first %}
          | "it"                                                      {% () => cards.it %}

# As your Turn, remove two pennies from this card: draw one card.   In Combat, remove a penny and pay 1 Sanity: draw one card.
pennyprice -> unlaying pennies                                        {% ([, n]) => ({ pennies: n }) %}
          | unlaying pennies pennyfrom                                {% ([, n, from]) => cards.penniesFrom(n, from) %}

# This card gains 1 for each penny on it.   Your Maximum loses 1 for each 2 pennies on this card.   Draw one card for each penny on this card when played.
pennycount -> "penny"                                                 {% () => ({ pennies: { ref: 'self' } }) %}
          | "penny" "on" pennied                                      {% ([, , on]) => ({ pennies: on }) %}
          | "penny" layingthere "on" pennied                          {% ([, , , on]) => ({ pennies: on }) %}
          | "penny" pennied haspennies                                {% ([, on]) => ({ pennies: on }) %}
          | num "penny"                                               {% ([every]) => cards.everyPennies(every, { ref: 'self' }) %}
          | num "penny" "on" pennied                                  {% ([every, , , on]) => cards.everyPennies(every, on) %}
          | num "penny" pennied haspennies                            {% ([every, , on]) => cards.everyPennies(every, on) %}
layingthere -> "lie"                                                  {% draft.nothing %}
          | "that" "lie"                                              {% draft.nothing %}
          | "place"                                                   {% draft.nothing %}
haspennies -> "hold"                                                  {% draft.nothing %}
          | "bear"                                                    {% draft.nothing %}
          | "have"                                                    {% draft.nothing %}
          | "contain"                                                 {% draft.nothing %}
          | "carry"                                                   {% draft.nothing %}
          | "have" "on" "it"                                          {% draft.nothing %}

# While this card holds three or more pennies, your Maximum loses 2.   If there are no pennies on this card, draw one card when played.   While it bears a penny, this card gains 1.
pennycond -> pennied haspennies manypennies                           {% ([card, , pennies]) => ({ card, is: { pennies } }) %}
          | pennied haspennies manypennies onit6                      {% ([card, , pennies]) => ({ card, is: { pennies } }) %}
          | "there" "is" manypennies "on" pennied                     {% ([, , pennies, , card]) => ({ card, is: { pennies } }) %}
          | "there" "is" manypennies "leave" "on" pennied              {% ([, , pennies, , , card]) => ({ card, is: { pennies } }) %}
          | "there" "is" manypennies "leave"                           {% ([, , pennies]) => ({ card: { ref: 'self' }, is: { pennies } }) %}
          | manypennies "is" "on" pennied                             {% ([pennies, , , card]) => ({ card, is: { pennies } }) %}
          | manypennies "lie" "on" pennied                            {% ([pennies, , , card]) => ({ card, is: { pennies } }) %}
          | manypennies "is" "leave"                                   {% ([pennies]) => ({ card: { ref: 'self' }, is: { pennies } }) %}
          | manypennies "is" "leave" "on" pennied                      {% ([pennies, , , , card]) => ({ card, is: { pennies } }) %}
          | manypennies "remain"                                      {% ([pennies]) => ({ card: { ref: 'self' }, is: { pennies } }) %}
          | manypennies "remain" "on" pennied                         {% ([pennies, , , card]) => ({ card, is: { pennies } }) %}
onit6    -> "on" "it"                                                 {% draft.nothing %}
          | "on" "them"                                               {% draft.nothing %}
          | "leave"                                                    {% draft.nothing %}
manypennies -> range "penny"                                          {% draft.first %}
          | num "penny"                                               {% ([min]) => ({ min }) %}
          | "a" "penny"                                               {% () => ({ min: 1 }) %}
          | "any" "penny"                                             {% () => ({ min: 1 }) %}
          | "penny"                                                   {% () => ({ min: 1 }) %}
          | "no" "penny"                                              {% () => ({ max: 0 }) %}
          | "no" "more" "penny"                                       {% () => ({ max: 0 }) %}
          | "not" "a" "penny"                                         {% () => ({ max: 0 }) %}

# When the last penny is removed from this card, bury it.   When a penny is placed on one of your Allies, draw one card.   When you remove a penny from this card, lose 1 Sanity.
pennymoment -> "the" "last" "penny" pennygone                         {% () => ({ penny: 'last', on: { ref: 'self' } }) %}
          | "the" "last" "penny" pennygone "from" pennied             {% ([, , , , , on]) => cards.pennyMoved('last', on) %}
          | "the" "last" "penny" "on" pennied pennygone               {% ([, , , , on]) => cards.pennyMoved('last', on) %}
          | "the" "last" "of" "the" "penny" pennygone                 {% () => ({ penny: 'last', on: { ref: 'self' } }) %}
          | "the" "last" "of" "its" "penny" pennygone                 {% () => ({ penny: 'last', on: { ref: 'self' } }) %}
          | "its" "last" "penny" pennygone                            {% () => ({ penny: 'last', on: { ref: 'self' } }) %}
          | "you" unlaying "the" "last" "penny"                       {% () => ({ penny: 'last', on: { ref: 'self' } }) %}
          | "you" unlaying "the" "last" "penny" "from" pennied        {% ([, , , , , , on]) => cards.pennyMoved('last', on) %}
          | "all" "penny" pennygone                                   {% () => ({ penny: 'last', on: { ref: 'self' } }) %}
          | "all" "penny" pennygone "from" pennied                    {% ([, , , , on]) => cards.pennyMoved('last', on) %}
          | "all" "the" "penny" pennygone                             {% () => ({ penny: 'last', on: { ref: 'self' } }) %}
          | pennied "have" "lose" "its" "last" "penny"                {% ([on]) => cards.pennyMoved('last', on) %}
          | pennied "lose" "its" "last" "penny"                       {% ([on]) => cards.pennyMoved('last', on) %}
          | "a" "penny" "is" laying "on" pennied                      {% ([, , , , , on]) => cards.pennyMoved('placed', on) %}
          | "a" "penny" "is" unlaying                                 {% () => ({ penny: 'removed', on: { ref: 'self' } }) %}
          | "a" "penny" "is" unlaying pennyfrom                       {% ([, , , , on]) => cards.pennyMoved('removed', on) %}
          | "you" laying "a" "penny" "on" pennied                     {% ([, , , , , on]) => cards.pennyMoved('placed', on) %}
          | "you" unlaying "a" "penny"                                {% () => ({ penny: 'removed', on: { ref: 'self' } }) %}
          | "you" unlaying "a" "penny" pennyfrom                      {% ([, , , , on]) => cards.pennyMoved('removed', on) %}
pennygone -> "is" unlaying                                            {% draft.nothing %}
          | "have" "is" unlaying                                      {% draft.nothing %}
          | "is" "go"                                                 {% draft.nothing %}
          | "have" "go"                                               {% draft.nothing %}
          | "go"                                                      {% draft.nothing %}

# Each Ally with two or more pennies gains 1.   Bury one Ally of your opponent with two or more pennies on it when played.   Allies without pennies lose 1.
pennytrait -> "with" manypennies                                      {% ([, pennies]) => ({ pennies }) %}
          | "with" manypennies onit6                                  {% ([, pennies]) => ({ pennies }) %}
          | "without" "penny"                                         {% () => ({ pennies: { max: 0 } }) %}
          | "without" "a" "penny"                                     {% () => ({ pennies: { max: 0 } }) %}
          | "that" haspennies manypennies                             {% ([, , pennies]) => ({ pennies }) %}
          | "who" haspennies manypennies                              {% ([, , pennies]) => ({ pennies }) %}
          | "hold" manypennies                                        {% ([, pennies]) => ({ pennies }) %}
          | "bear" manypennies                                        {% ([, pennies]) => ({ pennies }) %}
