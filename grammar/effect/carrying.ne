# What an Ally or Artifact may carry beside what all may, in every way it is said (M8.4).

@lexer lexer

# Carries one Tome.   May carry up to two Artifacts.   On a later Turn, you may assign one Artifact to this card, which shares its fate.
# You may place one Tome beneath this card on your Turn.   One Artifact may be assigned to this card at any Location.
# Can carry one Artifact or one Tome.
carries  -> "carry" load                                              {% ([, load]) => load %}
          | "carry" load laters                                       {% ([, load]) => load %}
          | maycan "carry" load                                       {% ([, , load]) => values.armed(load) %}
          | maycan "carry" load laters                                {% ([, , load]) => load %}
          | thiscard maycan "carry" load                              {% ([, , , load]) => values.armed(load) %}
          | thiscard maycan "carry" load laters                       {% ([, , , load]) => load %}
          | "you" "may" later4 assigns load tothis                    {% ([, , , , load]) => values.laidBeneath(load) %}
          | "you" "may" assigns load tothis laters                    {% ([, , , load]) => values.laidBeneath(load) %}
          | "you" "may" later4 assigns load tothis laters             {% ([, , , , load]) => values.laidBeneath(load) %}
          | "you" "may" assigns load tothis                           {% ([, , , load]) => values.laidBeneath(load) %}
          | "you" "may" later4 assigns tothis load                    {% ([, , , , , load]) => values.laidBeneath(load) %}
          | "you" "may" later4 assigns tothis load laters             {% ([, , , , , load]) => values.laidBeneath(load) %}
          | "you" "may" later4 assigns thiscard load                  {% ([, , , , , load]) => values.laidBeneath(load) %}
          | onlater "you" "may" assigns load tothis                   {% ([, , , , load]) => values.laidBeneath(load) %}
          | onlater "you" "may" assigns load tothis laters            {% ([, , , , load]) => values.laidBeneath(load) %}
          | onlater "you" "may" assigns thiscard load                 {% ([, , , , , load]) => values.laidBeneath(load) %}
          | onlater "," "you" "may" assigns load tothis               {% ([, , , , , load]) => values.laidBeneath(load) %}
          | onlater "," "you" "may" assigns load tothis laters        {% ([, , , , , load]) => values.laidBeneath(load) %}
          | onlater "," "you" "may" assigns thiscard load             {% ([, , , , , , load]) => values.laidBeneath(load) %}
          | onlater "you" "may" assigns tothis load                   {% ([, , , , , load]) => values.laidBeneath(load) %}
          | onlater "you" "may" assigns tothis load laters            {% ([, , , , , load]) => values.laidBeneath(load) %}
          | "you" "may" assigns tothis load                           {% ([, , , , load]) => values.laidBeneath(load) %}
          | "you" "may" assigns tothis load laters                    {% ([, , , , load]) => values.laidBeneath(load) %}
          | maycan "is" "give" load                                   {% ([, , , load]) => values.givenIt(load) %}
          | maycan "is" "give" load laters                            {% ([, , , load]) => values.laidBeneath(load) %}
          | thiscard maycan "is" "give" load                          {% ([, , , , load]) => values.laidBeneath(load) %}
          | thiscard maycan "is" "give" load laters                   {% ([, , , , load]) => values.laidBeneath(load) %}
          | onlater "," load maycan "is" assigns tothis               {% ([, , load]) => values.laidBeneath(load) %}
          | onlater "," load maycan "is" assigns tothis laters        {% ([, , load]) => values.laidBeneath(load) %}
          | load maycan "is" assigns tothis                           {% ([load]) => values.givenIt(load) %}
          | load maycan "is" assigns tothis laters                    {% ([load]) => values.laidBeneath(load) %}
later4   -> "later"                                                   {% draft.nothing %}
load     -> np                                                        {% ([is]) => values.load(is) %}
          | num np                                                    {% ([n, is]) => values.load(is, n) %}
          | "any" num np                                              {% ([, n, is]) => values.load(is, n) %}
          | "up" "to" num np                                          {% ([, , n, is]) => values.load(is, n) %}
          | "a" np                                                    {% ([, is]) => values.load(is, 1) %}
          | "any" np                                                  {% ([, is]) => values.load(is) %}
          | "the" np                                                  {% ([, is]) => values.load(is) %}
          | num np "or" num np                                        {% ([n, is, , m, or], _at, reject) => (n === m ? values.load(nouns.union([is, or]), n) : reject) %}
          | "a" np "or" "a" np                                        {% ([, is, , , or]) => values.load(nouns.union([is, or])) %}
assigns  -> "assign"                                                  {% draft.nothing %}
          | "give"                                                    {% draft.nothing %}
          | "attach"                                                  {% draft.nothing %}
          | "place"                                                   {% draft.nothing %}
          | "put"                                                     {% draft.nothing %}
tothis   -> "to" thiscard                                             {% draft.nothing %}
          | "with" thiscard                                           {% draft.nothing %}
          | "beneath" thiscard                                        {% draft.nothing %}
          | "under" thiscard                                          {% draft.nothing %}
laters   -> later5                                                    {% draft.nothing %}
          | laters later5                                             {% draft.nothing %}
later5   -> onlater                                                   {% draft.nothing %}
          | "at" "any" "location"                                     {% draft.nothing %}
          | "in" "any" "location"                                     {% draft.nothing %}
          | "regardless" "of" "location"                              {% draft.nothing %}
          | "besides" npd                                             {% draft.nothing %}
          | sharing                                                   {% draft.nothing %}
onlater  -> "on" "a" "later" "turn"                                   {% draft.nothing %}
          | "on" "any" "later" "turn"                                 {% draft.nothing %}
          | "on" "later" "turn"                                       {% draft.nothing %}
          | "as" "a" "later" "turn"                                   {% draft.nothing %}
sharing  -> "," "which" "suffer" "any" "fate" "that" laterbearer "suffer" {% draft.nothing %}
          | "," "which" "suffer" "the" "same" "fate"                  {% draft.nothing %}
          | "," "which" "suffer" "the" "same" "fate" "as" laterbearer    {% draft.nothing %}
          | "," "which" "share" "their" "fate"                        {% draft.nothing %}
          | "," "which" "share" "its" "fate"                          {% draft.nothing %}
laterbearer -> thiscard                                                  {% draft.nothing %}
          | "they"                                                    {% draft.nothing %}
          | "it"                                                      {% draft.nothing %}
