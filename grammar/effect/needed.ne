# The two cards that a Great Old One needs (M11.46), and any that another card asks for, where they need not be there: none of them, or all but one.
@lexer lexer

# You may play Great Old Ones regardless of the cards they need.   You may play Great Old Ones regardless of one of the cards they need.   This card may be played regardless of the cards it needs.
waivedneed -> neededcards                                              {% () => 'needed' %}
          | num "of" neededcards                                      {% ([n], _at, reject) => (n === 1 ? 'oneNeeded' : reject) %}

# You may play Great Old Ones without the cards needed to play them.   You may play Great Old Ones with only one of the two required cards.
needwaived -> "without" neededcards                                   {% () => ['needed'] %}
          | "without" having2 neededcards                             {% () => ['needed'] %}
          | "without" "any" "of" neededcards                          {% () => ['needed'] %}
          | "without" having2 "any" "of" neededcards                  {% () => ['needed'] %}
          | "without" num "of" neededcards                            {% ([, n], _at, reject) => (n === 1 ? ['oneNeeded'] : reject) %}
          | "with" "only" num "of" neededcards                        {% ([, , n], _at, reject) => (n === 1 ? ['oneNeeded'] : reject) %}
          | "with" "only" num "of" neededcards "in" "play"            {% ([, , n], _at, reject) => (n === 1 ? ['oneNeeded'] : reject) %}
          | "with" num "of" neededcards "missing"                     {% ([, n], _at, reject) => (n === 1 ? ['oneNeeded'] : reject) %}
          | evenif "you" notdo "have" neededcards                     {% () => ['needed'] %}
          | evenif "you" notdo "have" neededcards "in" "play"         {% () => ['needed'] %}
          | evenif neededcards "is" "not" "in" "play"                 {% () => ['needed'] %}
          | evenif neededcards "is" "not" meeting                     {% () => ['needed'] %}
          | evenif neededcards "is" "missing"                         {% () => ['needed'] %}
          | evenif "you" "have" "only" num "of" neededcards           {% ([, , , , n], _at, reject) => (n === 1 ? ['oneNeeded'] : reject) %}
          | evenif "you" "have" "only" num "of" neededcards "in" "play" {% ([, , , , n], _at, reject) => (n === 1 ? ['oneNeeded'] : reject) %}
          | evenif "you" "lack" num "of" neededcards                  {% ([, , , n], _at, reject) => (n === 1 ? ['oneNeeded'] : reject) %}
          | evenif "only" num "of" neededcards "is" "in" "play"       {% ([, , n], _at, reject) => (n === 1 ? ['oneNeeded'] : reject) %}
          | evenif "only" num "of" neededcards "is" meeting           {% ([, , n], _at, reject) => (n === 1 ? ['oneNeeded'] : reject) %}
          | evenif num "of" neededcards "is" "missing"                {% ([, n], _at, reject) => (n === 1 ? ['oneNeeded'] : reject) %}
          | evenif num "of" neededcards "is" "not" "in" "play"        {% ([, n], _at, reject) => (n === 1 ? ['oneNeeded'] : reject) %}
neededcards -> manyneeded itthey need2                                {% draft.nothing %}
          | manyneeded "that" itthey need2                            {% draft.nothing %}
          | manyneeded need2 "to" "play" itthem2                      {% draft.nothing %}
          | manyneeded need2 "for" itthem2                            {% draft.nothing %}
          | manyneeded need2                                          {% draft.nothing %}
          | "the" need2 "card"                                        {% draft.nothing %}
          | "the" num need2 "card"                                  {% ([, n], _at, reject) => (n === 2 ? null : reject) %}
          | itstheir need2 "card"                                     {% draft.nothing %}
          | itstheir num need2 "card"                               {% ([, n], _at, reject) => (n === 2 ? null : reject) %}
          | itstheir "requirement"                                    {% draft.nothing %}
          | itstheir num "requirement"                              {% ([, n], _at, reject) => (n === 2 ? null : reject) %}
manyneeded -> "the" "card"                                            {% draft.nothing %}
          | "the" num "card"                                        {% ([, n], _at, reject) => (n === 2 ? null : reject) %}
itthem2  -> "it"                                                      {% draft.nothing %}
          | "them"                                                    {% draft.nothing %}
itstheir -> "its"                                                     {% draft.nothing %}
          | "their"                                                   {% draft.nothing %}
having2  -> "have"                                                    {% draft.nothing %}
          | meeting                                                   {% draft.nothing %}
meeting  -> "meet"                                                    {% draft.nothing %}
          | "fulfill"                                                 {% draft.nothing %}
          | "fulfil"                                                  {% draft.nothing %}
notdo    -> "do" "not"                                                {% draft.nothing %}
