# What holds a Spell, and so casts it: an Ally or Artifact that knows it, or your Investigator out of the Tome it stands in.

@lexer lexer

# When cast, if cast by a Priest: draw two cards.   When cast, if this Spell is cast from a Latin Tome: draw one card.   When cast, if this Spell is known by an Ally: draw one card.
spellso  -> spellkept                                                 {% draft.first %}
          | "not" spellkept                                           {% ([, c]) => conditions.isNot(c) %}
          | thiscard "is" spellkept                                  {% ([, , c]) => c %}
          | thiscard "is" "not" spellkept                            {% ([, , , c]) => conditions.isNot(c) %}
          | thiscard "is" "know" "by" npd                            {% ([, , , , is]) => keepers.keptBy(is) %}
          | "the" "caster" "is" npd                                   {% ([, , , is]) => keepers.keptBy(is) %}
          | "the" "caster" "is" "not" npd                             {% ([, , , , is]) => conditions.isNot(keepers.keptBy(is)) %}
          | "the" "ally" "who" "cast" thiscard "is" npd               {% ([, , , , , , is]) => keepers.keptBy(is) %}
          | npd "cast" thiscard                                       {% ([is]) => keepers.keptBy(is) %}
spellkept -> "cast" castwith npd                                      {% ([, , is]) => keepers.keptBy(is) %}
          | "cast" "by" "your" "investigator"                         {% () => keepers.byInvestigator %}
          | "cast" "by" "a" "investigator"                            {% () => keepers.byInvestigator %}
castwith -> "by"                                                      {% draft.nothing %}
          | "from"                                                    {% draft.nothing %}
          | "with"                                                    {% draft.nothing %}
          | "through"                                                 {% draft.nothing %}
          | "out" "of"                                                {% draft.nothing %}
# May only be cast by a Priest.   May be cast only from a Latin Tome.   May not be cast except by an Ally.
castsonly -> castonly "by" "your" "investigator"                       {% () => keepers.onlyBy({ type: 'Tome' }) %}
          | castonly castwith npd                                     {% ([, , is]) => keepers.onlyBy(is) %}
          | notcast "except" castwith npd                             {% ([, , , is]) => keepers.onlyBy(is) %}
          | notcast "unless" castwith npd                             {% ([, , , is]) => keepers.onlyBy(is) %}
          | notcast castwith npd                                      {% ([, , is]) => keepers.notBy(is) %}
castonly -> maycan "only" "is" "cast"                                 {% draft.nothing %}
          | maycan "is" "cast" "only"                                 {% draft.nothing %}
          | thiscard maycan "only" "is" "cast"                        {% draft.nothing %}
          | thiscard maycan "is" "cast" "only"                        {% draft.nothing %}
          | "cast" "only"                                             {% draft.nothing %}
          | "only" "cast"                                             {% draft.nothing %}
          | "must" "is" "cast"                                        {% draft.nothing %}
          | thiscard "must" "is" "cast"                               {% draft.nothing %}
notcast  -> barred "is" "cast"                                        {% draft.nothing %}
          | thiscard barred "is" "cast"                               {% draft.nothing %}
