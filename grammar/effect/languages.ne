# Who knows which languages.

@lexer lexer

# You speak Latin and Greek.   Speaks all languages.   Knows Latin, German, and Greek.   Each of your Students may read Latin.
# Your Investigator knows all languages except Glyphs and Binary.   Can understand both Latin and Greek.
languages -> spoken                                                   {% ([languages]) => ({ languages }) %}
          | "you" spoken                                              {% ([, languages]) => ({ languages }) %}
          | "your" "investigator" spoken                              {% ([, , languages]) => ({ languages }) %}
          | sel spoken                                                {% ([of, languages]) => ({ languages, of }) %}
spoken   -> reads tongues                                             {% ([, languages]) => languages %}
          | maycan reads tongues                                      {% ([, , languages]) => languages %}
          | "is" "able" "to" reads tongues                            {% ([, , , , languages]) => languages %}
          | reads "all" "language"                                    {% () => 'all' %}
          | reads "all" "language" exceptsave tongues                 {% ([, , , , known]) => conditions.tonguesBut(known) %}
          | maycan reads "all" "language" exceptsave tongues          {% ([, , , , , known]) => conditions.tonguesBut(known) %}
          | maycan reads "all" "language"                             {% () => 'all' %}
          | "is" "able" "to" reads "all" "language"                   {% () => 'all' %}
exceptsave -> "except"                                                {% draft.nothing %}
          | "," "except"                                              {% draft.nothing %}
          | "but"                                                     {% draft.nothing %}
          | "save"                                                    {% draft.nothing %}
reads    -> "read"                                                    {% draft.nothing %}
          | "speak"                                                   {% draft.nothing %}
          | "know"                                                    {% draft.nothing %}
          | "understand"                                              {% draft.nothing %}
tongues  -> tongue                                                    {% ([each]) => [each] %}
          | tongues "and" tongue2                                     {% ([all, , each]) => [...all, each] %}
          | tongues "," tongue2                                       {% ([all, , each]) => [...all, each] %}
          | tongues "," "and" tongue2                                 {% ([all, , , each]) => [...all, each] %}
          | "both" tongue "and" tongue2                               {% ([, each, , other]) => [each, other] %}
tongue   -> %name                                                     {% ([name], _at, reject) => conditions.knows(name).knows ?? reject %}
tongue2  -> tongue                                                    {% draft.first %}
          | %family                                                   {% ([name], _at, reject) => (/(?:[ai]an|ese|ish)$/.test(name.written) ? name.written : reject) %}
          | %strange                                                  {% ([name]) => name.written %}
