# What becomes of Spells once they have been cast (M9.24, M7.23): an order or a statement, when it is done, and what is not done instead,
# in whatever order these stand.
@lexer lexer

# Return each Spell held by this card to your Hand after it is cast.   Discard each Spell held by this card after it is cast.   Flip each Spell held by this card face-down after it is cast.   Flip the Spell face-down after it is cast, instead of Burying it.   After it is cast, return the Spell to your Hand.   Once cast, the Spell is returned to your Hand.
oncecast -> spellfate aftercast2                                      {% draft.first %}
          | spellfate aftercast2 notburied2                           {% draft.first %}
          | spellfate notburied2 aftercast2                           {% draft.first %}
          | aftercast2 "," spellfate                                  {% ([, , fate]) => fate %}
          | aftercast2 "," spellfate notburied2                       {% ([, , fate]) => fate %}
          | aftercast2 spellfated                                     {% ([, fate]) => fate %}
          | aftercast2 spellfated notburied2                          {% ([, fate]) => fate %}
          | thosespells "is" "not" "flip" "face-down"                 {% ([of]) => values.onceCast(of, 'stays') %}
          | thosespells "remain" "face-up"                            {% ([of]) => values.onceCast(of, 'stays') %}
spellfate -> "return" thosespells "to" poss "hand"                    {% ([, of]) => values.onceCast(of, 'hand') %}
          | away thosespells                                          {% ([to, of]) => values.onceCast(of, to) %}
          | away thosespells instorynow                               {% ([to, of], _at, reject) => (to === 'bury' ? values.onceCast(of, to) : reject) %}
          | "flip" thosespells "face-down"                            {% ([, of]) => values.onceCast(of, 'flip') %}
          | "flip" thosespells                                        {% ([, of]) => values.onceCast(of, 'flip') %}
          | "turn" thosespells "face-down"                            {% ([, of]) => values.onceCast(of, 'flip') %}
          | "do" "not" "flip" thosespells                             {% ([, , , of]) => values.onceCast(of, 'stays') %}
          | "do" "not" "flip" thosespells "face-down"                 {% ([, , , of]) => values.onceCast(of, 'stays') %}
          | spellfated                                                {% draft.first %}
spellfated -> thosespells "return" "to" poss "hand"                   {% ([of]) => values.onceCast(of, 'hand') %}
          | thosespells "is" "return" "to" poss "hand"                {% ([of]) => values.onceCast(of, 'hand') %}
          | thosespells "is" away                                     {% ([of, , to]) => values.onceCast(of, to) %}
          | thosespells "is" away instorynow                          {% ([of, , to], _at, reject) => (to === 'bury' ? values.onceCast(of, to) : reject) %}
          | thosespells turnedover                                    {% ([of]) => values.onceCast(of, 'flip') %}
          | thosespells "is" "not" "flip" "face-down"                 {% ([of]) => values.onceCast(of, 'stays') %}
          | thosespells "is" "not" "flip"                             {% ([of]) => values.onceCast(of, 'stays') %}
          | thosespells "remain" "face-up"                            {% ([of]) => values.onceCast(of, 'stays') %}
thosespells -> sel                                                    {% draft.first %}
          | "each"                                                    {% () => cards.ownSpells %}
          | "it"                                                      {% () => cards.ownSpells %}
          | bare                                                      {% draft.first %}
          | "the" "spell"                                             {% () => cards.ownSpells %}
          | "that" "spell"                                            {% () => cards.ownSpells %}
          | "spell"                                                   {% () => cards.ownSpells %}
          | "any" "spell"                                             {% () => cards.ownSpells %}
          | "each" "spell"                                            {% () => cards.ownSpells %}
          | "all" "spell"                                             {% () => cards.ownSpells %}
          | "them"                                                    {% () => cards.ownSpells %}
turnedover -> "is" "flip" "face-down"                                {% draft.nothing %}
          | "is" "turn" "face-down"                                   {% draft.nothing %}
          | "turn" "face-down"                                        {% draft.nothing %}
notburied2 -> "instead"                                               {% draft.nothing %}
          | "," "instead" "of" bury5                                  {% draft.nothing %}
          | "," "rather" "than" bury5                                 {% draft.nothing %}
          | "instead" "of" "is" "discard"                             {% draft.nothing %}
          | "instead" "of" "discard"                                  {% draft.nothing %}
          | ";" notburied4                                         {% draft.nothing %}
          | "," "and" notburied4                                      {% draft.nothing %}
          | "," "but" notburied4                                      {% draft.nothing %}
          | "and" notburied4                                          {% draft.nothing %}
          | "instead" "of" bury5                                      {% draft.nothing %}
          | "," "not" "bury"                                          {% draft.nothing %}
          | "rather" "than" bury5                                     {% draft.nothing %}
notburied4 -> "it" "is" "not" "bury"                                 {% draft.nothing %}
          | "they" "is" "not" "bury"                                  {% draft.nothing %}
          | "is" "not" "bury"                                         {% draft.nothing %}
          | "do" "not" "bury" "it"                                    {% draft.nothing %}
          | "do" "not" "bury" "them"                                  {% draft.nothing %}
bury5    -> "bury"                                                    {% draft.nothing %}
          | "bury" "it"                                               {% draft.nothing %}
          | "bury" "them"                                             {% draft.nothing %}
          | "is" "bury"                                               {% draft.nothing %}
instorynow -> "in" poss "story" "deck"                                {% draft.nothing %}
aftercast2 -> castwhen castwhat "is" "cast"                           {% draft.nothing %}
          | castwhen castwhat "have" "is" "cast"                      {% draft.nothing %}
          | castwhen "cast" castwhat                                  {% draft.nothing %}
          | castwhen "cast"                                           {% draft.nothing %}
          | castwhen "is" "cast"                                      {% draft.nothing %}
          | "after" "casting"                                         {% draft.nothing %}
castwhen -> "after"                                                   {% draft.nothing %}
          | "once"                                                    {% draft.nothing %}
          | "when"                                                    {% draft.nothing %}
castwhat -> "it"                                                      {% draft.nothing %}
          | "they"                                                    {% draft.nothing %}
          | "them"                                                    {% draft.nothing %}
          | "that" "spell"                                            {% draft.nothing %}
          | "the" "spell"                                             {% draft.nothing %}
