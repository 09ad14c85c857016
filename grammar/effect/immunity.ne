# Which cards, and whose, do nothing to a player or to cards of his.

@lexer lexer

# This card is immune to Spells.   Your Allies are not affected by Events of your opponents.   You may not be affected by Phobias.   Not affected by Storms.
immunity -> sel "is" proofto peril                                    {% ([of, , , to]) => values.immune(to, of) %}
          | proofto peril                                             {% ([, to]) => values.immune(to, { ref: 'self' }) %}
          | attacked "is" proofto peril                               {% ([, , , to]) => values.immune(to) %}
          | sel maynot "is" touched peril                             {% ([of, , , , to]) => values.immune(to, of) %}
          | sel maynot "is" "affected" "except" "by" threatened       {% ([of, , , , , , not]) => values.onlyBy(not, of) %}
          | maynot "is" "affected" "except" "by" threatened           {% ([, , , , , not]) => values.onlyBy(not, { ref: 'self' }) %}
          | maynot "is" touched peril                                 {% ([, , , to]) => values.immune(to, { ref: 'self' }) %}
          | sel maynot "is" targeted peril                             {% ([of, , , , to]) => values.untargeted(to, of) %}
          | maynot "is" targeted peril                                 {% ([, , , to]) => values.untargeted(to, { ref: 'self' }) %}
          | attacked maynot "is" targeted peril                        {% ([, , , , to]) => values.untargeted(to) %}
          | "no" np maycan "is" targeted peril                         {% ([, is, , , , to]) => values.untargeted(to, cards.allOf(is)) %}
          | attacked maynot "is" touched peril                        {% ([, , , , to]) => values.immune(to) %}
          | "no" np maycan "is" touched peril                         {% ([, is, , , , to]) => values.immune(to, cards.allOf(is)) %}
          | sel "is" shielded peril                                   {% ([of, , , to]) => values.shielded(to, of) %}
          | attacked "is" shielded peril                              {% ([, , , to]) => values.shielded(to) %}
          | thiscard "protect" sel shielding peril                    {% ([, , of, , to]) => values.shielded(to, of) %}
          | thiscard "protect" attacked shielding peril               {% ([, , , , to]) => values.shielded(to) %}
          | granted sel "protection" shielding peril                  {% ([, of, , , to]) => values.shielded(to, of) %}
          | granted attacked "protection" shielding peril             {% ([, , , , to]) => values.shielded(to) %}
          | granted attacked "with" "protection" shielding peril      {% ([, , , , , to]) => values.shielded(to) %}
          | sel "suffer" "no" "effect" "from" peril                   {% ([of, , , , , to]) => values.immune(to, of) %}
          | attacked "suffer" "no" "effect" "from" peril              {% ([, , , , , to]) => values.immune(to) %}
          | "protect" sel shielding peril                             {% ([, of, , to]) => values.shielded(to, of) %}
          | "protect" attacked shielding peril                        {% ([, , , to]) => values.shielded(to) %}
          | sel "have" "protection" shielding peril                   {% ([of, , , , to]) => values.shielded(to, of) %}
          | attacked "have" "protection" shielding peril              {% ([, , , , to]) => values.shielded(to) %}
          | sel "ignore" peril                                        {% ([of, , to]) => values.immune(to, of) %}
          | sel maycan "ignore" peril                                 {% ([of, , , to]) => values.immune(to, of) %}
          | "ignore" peril                                            {% ([, to]) => values.immune(to) %}
          | attacked "ignore" peril                                   {% ([, , to]) => values.immune(to) %}
          | attacked maycan "ignore" peril                            {% ([, , , to]) => values.immune(to) %}
proofto  -> "not" "affected" "by"                                     {% draft.nothing %}
          | "unaffected" "by"                                         {% draft.nothing %}
          | "immune" tofrom                                           {% draft.nothing %}
          | "exempt" "from"                                           {% draft.nothing %}
          | "not" "subject" "to"                                      {% draft.nothing %}
tofrom   -> "to"                                                      {% draft.nothing %}
          | "from"                                                    {% draft.nothing %}
          | "against"                                                 {% draft.nothing %}
touched  -> "affected" "by"                                           {% draft.nothing %}
targeted  -> "the" "target" "of"                                       {% draft.nothing %}
          | "a" "target" "of"                                         {% draft.nothing %}
          | "target" "of"                                             {% draft.nothing %}
shielded -> "protect" shielding                                       {% draft.nothing %}
shielding -> "from"                                                   {% draft.nothing %}
          | "against"                                                 {% draft.nothing %}

# This card cannot be the target of Spells.   You cannot be the target of Events.   No Ally of yours can be the target of opponents' Events.   Artifacts may not target your Allies.   No Event may target this card.
immunity -> perils maynot "target" sel                                {% ([to, , , of]) => values.untargeted(to, of) %}
          | perils maynot "target" attacked                           {% ([to]) => values.untargeted(to) %}
          | "no" perils maycan "target" attacked                      {% ([, to]) => values.untargeted(to) %}
          | "no" perils "target" sel                                  {% ([, to, , of]) => values.untargeted(to, of) %}
          | "no" perils maycan "target" sel                           {% ([, to, , , of]) => values.untargeted(to, of) %}

# Storms do not affect you.   No Spell of your opponents may affect your Allies.   All Epidemics have no effect on this card.
immunity -> perils maynot reaches sel                                 {% ([to, , , of]) => values.immune(to, of) %}
          | perils maynot reaches attacked                            {% ([to]) => values.immune(to) %}
          | perils "have" "no" "effect" "on" sel                      {% ([to, , , , , of]) => values.immune(to, of) %}
          | perils "have" "no" "effect" "on" attacked                 {% ([to]) => values.immune(to) %}
          | "no" perils reaches sel                                   {% ([, to, , of]) => values.immune(to, of) %}
          | "no" perils reaches attacked                              {% ([, to]) => values.immune(to) %}
          | "no" perils maycan reaches sel                            {% ([, to, , , of]) => values.immune(to, of) %}
          | "no" perils maycan reaches attacked                       {% ([, to]) => values.immune(to) %}
          | "no" perils "have" someeffect sel                         {% ([, to, , , of]) => values.immune(to, of) %}
          | "no" perils "have" someeffect attacked                    {% ([, to]) => values.immune(to) %}
reaches  -> "affect"                                                  {% draft.nothing %}
          | "apply" "to"                                              {% draft.nothing %}
someeffect -> "any" "effect" "on"                                     {% draft.nothing %}
          | "a" "effect" "on"                                         {% draft.nothing %}
          | "effect" "on"                                             {% draft.nothing %}
peril    -> threatened                                                {% ([is]) => ({ is }) %}
          | specialof every np                                        {% ([, , is]) => ({ is }) %}
          | theirs2                                                   {% draft.first %}
          | foes3                                                     {% ([by]) => ({ is: {}, by }) %}
          | allbut threatened                                         {% ([, not]) => values.allBut(not) %}
allbut   -> "anything" "except"                                       {% draft.nothing %}
          | "everything" "except"                                     {% draft.nothing %}
theirs2  -> foes2 npd                                                 {% ([by, is]) => ({ is, by }) %}
          | npd offoes                                                {% ([is, by]) => ({ is, by }) %}
          | every np offoes                                           {% ([, is, by]) => ({ is, by }) %}
          | specialof foes2 np                                        {% ([, by, is]) => ({ is, by }) %}
          | specialof npd offoes                                      {% ([, is, by]) => ({ is, by }) %}
          | "the" "effect" "of" foes2 np                              {% ([, , , by, is]) => ({ is, by }) %}
          | "the" "effect" "of" npd offoes                            {% ([, , , is, by]) => ({ is, by }) %}
          | foes2 "special" "effect"                                  {% ([by]) => ({ is: {}, by }) %}
perils   -> np                                                        {% ([is]) => ({ is }) %}
          | every np                                                  {% ([, is]) => ({ is }) %}
          | specialof np                                              {% ([, is]) => ({ is }) %}
          | "the" "effect" "of" np                                    {% ([, , , is]) => ({ is }) %}
          | "effect" "of" np                                          {% ([, , is]) => ({ is }) %}
          | theirs2                                                   {% draft.first %}
