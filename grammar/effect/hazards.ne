# Space, water and Radiation: who is protected from them, and who is asked whether he is (M19.15).

@lexer lexer

# You can survive in Space and Underwater.   Your Investigator is protected from both Space and Radiation.   Can survive Radiation.
# You and your Allies have protection from Radiation.   The bearer and your Investigator may survive Underwater.
# Protection from Radiation.   Provides you with protection from Space.   Allows your Investigator to survive Underwater.
protects -> survivors withstand hazards                               {% ([, , survives]) => ({ survives }) %}
          | withstand hazards                                         {% ([, survives]) => ({ survives }) %}
          | "protection" "from" hazards                               {% ([, , survives]) => ({ survives }) %}
          | "protect" survivors "from" hazards                        {% ([, , , survives]) => ({ survives }) %}
          | thiscard "protect" survivors "from" hazards               {% ([, , , , survives]) => ({ survives }) %}
          | "protect" survivors "in" "space"                          {% () => ({ survives: ['Space'] }) %}
          | letting survivors "to" surviveit hazards                  {% ([, , , , survives]) => ({ survives }) %}
          | letting survivors surviveit hazards                       {% ([, , , survives]) => ({ survives }) %}
          | granted "protection" "from" hazards                      {% ([, , , survives]) => ({ survives }) %}
          | granted survivors "protection" "from" hazards            {% ([, , , , survives]) => ({ survives }) %}
          | granted survivors "with" "protection" "from" hazards     {% ([, , , , , survives]) => ({ survives }) %}
          | granted "protection" "from" hazards "to" survivors       {% ([, , , survives]) => ({ survives }) %}
          | sel "can" surviveit hazard                                {% ([of, , , immuneTo]) => values.survivesIt(of, immuneTo) %}
          | sel "is" "protect" "from" hazard                          {% ([of, , , , immuneTo]) => values.survivesIt(of, immuneTo) %}
          | sel "have" "protection" "from" hazard                     {% ([of, , , , immuneTo]) => values.survivesIt(of, immuneTo) %}
withstand -> "can" surviveit                                          {% draft.nothing %}
          | "may" surviveit                                           {% draft.nothing %}
          | "is" "able" "to" surviveit                                {% draft.nothing %}
          | "is" "protect" "from"                                     {% draft.nothing %}
          | "have" "protection" "from"                                {% draft.nothing %}
          | "gain" "protection" "from"                                {% draft.nothing %}
surviveit -> "survive"                                                {% draft.nothing %}
          | "survive" "in"                                            {% draft.nothing %}
letting  -> "allow"                                                   {% draft.nothing %}
          | "let"                                                     {% draft.nothing %}
          | "enable"                                                  {% draft.nothing %}
          | thiscard "allow"                                          {% draft.nothing %}
          | thiscard "let"                                            {% draft.nothing %}
          | thiscard "enable"                                         {% draft.nothing %}
granted -> "give"                                                    {% draft.nothing %}
          | "grant"                                                   {% draft.nothing %}
          | "provide"                                                 {% draft.nothing %}
          | thiscard "give"                                           {% draft.nothing %}
          | thiscard "grant"                                          {% draft.nothing %}
          | thiscard "provide"                                        {% draft.nothing %}
# Your Investigator and all of your Allies can survive in Space.   The bearer and your Investigator can survive in Space.
survivors -> yourself                                                 {% draft.nothing %}
          | yourself "and" besideyou                                  {% draft.nothing %}
          | besideyou "and" yourself                                  {% draft.nothing %}
          | "both" besideyou "and" yourself                           {% draft.nothing %}
          | "both" yourself "and" besideyou                           {% draft.nothing %}
yourself -> "you"                                                     {% draft.nothing %}
          | "your" "investigator"                                     {% draft.nothing %}
besideyou -> "ally"                                                   {% draft.nothing %}
          | "your" "ally"                                             {% draft.nothing %}
          | "all" "your" "ally"                                       {% draft.nothing %}
          | "all" "of" "your" "ally"                                  {% draft.nothing %}
          | "each" "of" "your" "ally"                                 {% draft.nothing %}
          | "this" "ally"                                             {% draft.nothing %}
          | "that" "ally"                                             {% draft.nothing %}
          | "the" "ally"                                              {% draft.nothing %}
          | "the" "bearer"                                            {% draft.nothing %}
          | "bearer"                                                  {% draft.nothing %}
          | %self                                                     {% draft.nothing %}
hazards  -> hazard                                                    {% ([each]) => [each] %}
          | hazards andor hazard                                      {% ([all, , each]) => [...all, each] %}
          | hazards "," hazard                                        {% ([all, , each]) => [...all, each] %}
          | hazards "," andor hazard                                  {% ([all, , , each]) => [...all, each] %}
          | "both" hazard "and" hazard                                {% ([, one, , two]) => [one, two] %}
hazard   -> "space"                                                   {% () => 'Space' %}
          | "underwater"                                              {% () => 'Underwater' %}
          | "radiation"                                               {% () => 'Radiation' %}
          | "in" "space"                                              {% () => 'Space' %}
          | "in" "radiation"                                          {% () => 'Radiation' %}
          | inat2 "any" "space" "location"                            {% () => 'Space' %}
          | inat2 "any" "underwater" "location"                       {% () => 'Underwater' %}
          | inat2 "any" "location" "that" "have" "radiation"          {% () => 'Radiation' %}
          | inat2 "any" "location" "with" "radiation"                 {% () => 'Radiation' %}
inat2    -> "in"                                                      {% draft.nothing %}
          | "at"                                                      {% draft.nothing %}

# If your opponent cannot survive Radiation, add 2 to this card's value.   Unless protected from Radiation, lose 2 Sanity when played.
# Add 2 to this card's value if you have protection from Space.   Lose 2 Sanity when played unless able to survive in Space.
survives -> "protect" "from" hazard                                   {% ([, , canSurvive]) => conditions.survivor(canSurvive) %}
          | "able" "to" surviveit hazard                              {% ([, , , canSurvive]) => conditions.survivor(canSurvive) %}
unprotected -> "cannot" surviveit                                     {% draft.nothing %}
          | "is" "not" "able" "to" surviveit                          {% draft.nothing %}
          | "is" "unable" "to" surviveit                              {% draft.nothing %}
          | "is" "not" "protect" "from"                               {% draft.nothing %}
          | "is" "unprotected" "from"                                 {% draft.nothing %}
          | "have" "no" "protection" "from"                           {% draft.nothing %}
          | "do" "not" "have" "protection" "from"                     {% draft.nothing %}

# You must be able to survive Underwater or lose 5 Sanity at the start of each Turn.   You must have protection from Radiation or lose 5 Sanity when played.
survivor -> "you" "must" mustsurvive hazard "or" item                 {% ([, , , canSurvive, , each]) => deeds.unlessSurviving(canSurvive, each) %}
mustsurvive -> surviveit                                              {% draft.nothing %}
          | "can" surviveit                                           {% draft.nothing %}
          | "have" "protection" "from"                                {% draft.nothing %}
          | "is" "protect" "from"                                     {% draft.nothing %}
# Each Investigator at a City Location loses 2 Sanity unless he is protected from Radiation when played.
safe     -> "protect" "from" hazard                                   {% ([, , hazard]) => hazard %}
          | "able" "to" surviveit hazard                              {% ([, , , hazard]) => hazard %}
          | "they" withstand hazard                                   {% ([, , hazard]) => hazard %}
