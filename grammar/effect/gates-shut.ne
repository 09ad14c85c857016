# Gates that may not be used: of the Location that is aimed at, of somebody's Current Location, at such Locations.
@lexer lexer

# The Gate of your opponent's Current Location may not be used until the end of the Round when played.   The Gate of your opponent's Current Location is closed.
gateshut -> "the" "gate" "of" sel maynot "is" "use"                    {% ([, , , of]) => replacements.gateShutOf(of) %}
          | "the" "gate" "of" sel shutnow                             {% ([, , , of]) => replacements.gateShutOf(of) %}
          | "the" "gate" "of" sel maynot "is" "use" "by" player       {% ([, , , of, , , , , who]) => replacements.gateShutOf(of, who) %}
          | sel "'s" "gate" maynot "is" "use"                         {% ([of]) => replacements.gateShutOf(of) %}
          | sel "'s" "gate" shutnow                                   {% ([of]) => replacements.gateShutOf(of) %}
          | player maynot "use" "the" "gate" "of" sel                 {% ([who, , , , , , of]) => replacements.gateShutOf(of, who) %}
          | "no" "player" "may" "use" "the" "gate" "of" sel           {% ([, , , , , , , of]) => replacements.gateShutOf(of) %}
          | player maynot "use" sel "'s" "gate"                       {% ([who, , , of]) => replacements.gateShutOf(of, who) %}
          | gates2 npd shutnow                                        {% ([, is]) => replacements.forbidThere('each', 'useGates', conditions.at(is, 'actor')) %}
          | gates2 npd maynot "is" "use"                              {% ([, is]) => replacements.forbidThere('each', 'useGates', conditions.at(is, 'actor')) %}
          | gates2 "all" np shutnow                                   {% ([, , is]) => replacements.forbidThere('each', 'useGates', conditions.at(is, 'actor')) %}
          | gates2 "all" np maynot "is" "use"                         {% ([, , is]) => replacements.forbidThere('each', 'useGates', conditions.at(is, 'actor')) %}
gates2   -> "gate" "of"                                               {% draft.nothing %}
          | "all" "gate" "of"                                         {% draft.nothing %}
          | "all" "gate" at                                           {% draft.nothing %}
          | "the" "gate" at                                           {% draft.nothing %}
          | "the" "gate" "of"                                         {% draft.nothing %}
          | "each" "gate" at                                          {% draft.nothing %}
shutnow  -> staying2 shut2                                            {% draft.nothing %}
          | "cannot" "is" "open"                                      {% draft.nothing %}
staying2 -> "is"                                                      {% draft.nothing %}
          | "remain"                                                  {% draft.nothing %}
          | "stay"                                                    {% draft.nothing %}
shut2    -> "close"                                                   {% draft.nothing %}
          | "shut"                                                    {% draft.nothing %}
          | "seal"                                                    {% draft.nothing %}
