# What becomes of Monsters of which an Ally has absorbed points.

@lexer lexer

# Ghouls absorbed by this card are discarded instead of buried.   Monsters absorbed by this card return to their owner's Hand instead of being buried.
absorbedgone -> np "absorb" "by" absorber "is" "discard" notjustburied    {% ([is, , , by]) => replacements.goneOfThose(is, by, 'discard') %}
          | np "absorb" "by" absorber back "to" poss "hand" notjustburied {% ([is, , , by]) => replacements.goneOfThose(is, by, 'hand') %}
          | np "absorb" "by" absorber "is" back "to" poss "hand" notjustburied {% ([is, , , by]) => replacements.goneOfThose(is, by, 'hand') %}
notjustburied -> "instead"                                                {% draft.nothing %}
          | "instead" "of" "bury"                                     {% draft.nothing %}
          | "instead" "of" "is" "bury"                                {% draft.nothing %}
absorber -> thiscard                                                  {% () => 'self' %}
          | "the" "bearer"                                            {% () => 'host' %}
absorbedloss -> sel wouldbe goneso "in" "combat" "absorb" "by" absorber {% ([of, , how, , , , , absorbedBy]) => moments.lossOf(of, { wouldBeBuried: of, ...how, inCombat: true, absorbedBy }) %}
          | anylost wouldbe goneso "in" "combat" "absorb" "by" absorber {% ([of, , how, , , , , absorbedBy]) => ({ wouldBeBuried: of, ...how, inCombat: true, absorbedBy }) %}
