# What is said of a card, whichever it is: behind who, that or which, of one of several, and of one that was named before.

@lexer lexer

# Bury one Ally of your opponent who knows no Language when played.   If one of your Allies knows none of your Languages, lose 1 Sanity when played.
telling  -> "know" "no" "language"                                    {% () => ({ not: { speaks: 'any' } }) %}
          | "know" "a" "language"                                     {% () => ({ speaks: 'any' }) %}
          | "know" "none" "of" yourown "language"                     {% () => ({ not: { speaks: 'yours' } }) %}
          | "do" "not" "know" "any" "of" yourown "language"           {% () => ({ not: { speaks: 'yours' } }) %}
          | "know" num "of" yourown "language"                        {% ([, n], _at, reject) => (n === 1 ? { speaks: 'yours' } : reject) %}
          | "know" "any" "of" yourown "language"                      {% () => ({ speaks: 'yours' }) %}
          | "know" "a" "language" exceptsave %name                    {% ([, , , , name]) => nouns.foreign(name) %}
          | "know" "no" "language" exceptsave %name                   {% ([, , , , name]) => nouns.notSo(nouns.foreign(name)) %}
          | "know" tongues6                                           {% ([, either]) => ({ or: either }) %}
          | "know" "either" tongues6                                  {% ([, , either]) => ({ or: either }) %}
          | "do" "not" "know" tongues6                                {% ([, , , either]) => ({ not: { or: either } }) %}
          | "know" "neither" tongue7 "nor" tongue7                    {% ([, , a, , b]) => ({ not: { or: [a, b] } }) %}
yourown  -> "your"                                                    {% draft.nothing %}
          | "your" "investigator" "'s"                                {% draft.nothing %}
tongues6 -> tongue7 "or" tongue7                                      {% ([a, , b]) => [a, b] %}
          | tongue7 "," tongues6                                      {% ([a, , rest]) => [a, ...rest] %}
          | tongue7 "," "or" tongue7                                  {% ([a, , , b]) => [a, b] %}
tongue7  -> %name                                                     {% ([name], _at, reject) => nouns.tongue(name) ?? reject %}

# Bury one Tome of your opponent that contains more than two Spells when played.   If one of your Tomes contains no Spells, draw one card when played.
telling  -> withinit range np                                         {% ([, range, is]) => nouns.bearingMany(is, range) %}
          | withinit "a" np                                           {% ([, , is]) => nouns.bearingMany(is, { min: 1 }) %}
          | withinit "any" np                                         {% ([, , is]) => nouns.bearingMany(is, { min: 1 }) %}
          | withinit "no" np                                          {% ([, , is]) => nouns.bearingMany(is, { max: 0 }) %}
          | "do" "not" withinit "a" np                                {% ([, , , , is]) => nouns.bearingMany(is, { max: 0 }) %}
          | "do" "not" withinit "any" np                              {% ([, , , , is]) => nouns.bearingMany(is, { max: 0 }) %}
          | carrying range np                                         {% ([, range, is]) => nouns.bearingMany(is, range) %}
withinit -> "contain"                                                 {% draft.nothing %}
          | "include"                                                 {% draft.nothing %}

# You may travel from here to any Location that is both Water and Forest.   Each Ally who is neither a Priest nor a Cultist gains 1.
telling  -> "is" "both" words "and" words                             {% ([, , a, , b]) => nouns.bothBorne(nouns.filter(a, []), nouns.filter(b, [])) %}
          | "is" "both" "a" words "and" "a" words                     {% ([, , , a, , , b]) => nouns.bothBorne(nouns.filter(a, []), nouns.filter(b, [])) %}
          | "is" "both" "a" words "and" words                         {% ([, , , a, , b]) => nouns.bothBorne(nouns.filter(a, []), nouns.filter(b, [])) %}
          | "is" "neither" words "nor" words                          {% ([, , a, , b]) => nouns.neitherBeing(a, b) %}
          | "is" "neither" "a" words "nor" "a" words                  {% ([, , , a, , , b]) => nouns.neitherBeing(a, b) %}

# Bury one Ally of your opponent who could be played at a Water Location when played.   Each Ally who could not be played here loses 1.
telling  -> "could" "is" "play" "here"                                {% () => ({ foundAt: { title: 'self' } }) %}
          | "could" "is" "play" at npd                                {% ([, , , , is]) => nouns.foundAt(is) %}
          | "could" "not" "is" "play" "here"                        {% () => ({ not: { foundAt: { title: 'self' } } }) %}
          | "could" "not" "is" "play" at npd                          {% ([, , , , , is]) => nouns.notSo(nouns.foundAt(is)) %}
