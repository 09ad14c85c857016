# The time of day for some: players, those at a place, Threats; and what is neither Day nor Night.

@lexer lexer

# It is Night for you.   While you are here, it is Night for you, your Allies and all Threats directed at you.   It is neither Day nor Night.
# It is Day for each player who is Outside.   It is Night for you and all cards attacking you.   For your opponent it is Day.   It is Night for all Threats directed at you.
hours    -> "it" "is" timesaid "for" hoursof                          {% ([, , time, , parts]) => hours.hours(time, parts) %}
          | "it" "become" timesaid "for" hoursof                      {% ([, , time, , parts]) => hours.hours(time, parts) %}
          | "make" "it" timesaid "for" hoursof                        {% ([, , time, , parts]) => hours.hours(time, parts) %}
          | "for" hoursof "it" "is" timesaid                          {% ([, parts, , , time]) => hours.hours(time, parts) %}
          | "for" hoursof "," "it" "is" timesaid                      {% ([, parts, , , , time]) => hours.hours(time, parts) %}
          | "it" "is" neitherhour                                     {% () => [{ effect: { time: 'neither' } }] %}
timesaid -> daynight                                                  {% draft.first %}
          | neitherhour                                               {% () => 'neither' %}
neitherhour -> "neither" daynight "nor" daynight                      {% ([, a, , b], _at, reject) => (a === b ? reject : null) %}
hoursof  -> hourspart                                                 {% ([part]) => [part] %}
          | hoursof "," hourspart                                     {% ([all, , part]) => [...all, part] %}
          | hoursof "," "for" hourspart                               {% ([all, , , part]) => [...all, part] %}
          | hoursof "and" hourspart                                   {% ([all, , part]) => [...all, part] %}
          | hoursof "and" "for" hourspart                             {% ([all, , , part]) => [...all, part] %}
          | hoursof "," "and" hourspart                               {% ([all, , , part]) => [...all, part] %}
          | hoursof "," "and" "for" hourspart                         {% ([all, , , , part]) => [...all, part] %}
hourspart -> player                                                   {% ([who]) => ({ who }) %}
          | player "alone"                                            {% ([who]) => ({ who }) %}
          | crowd thereat                                             {% ([who, so]) => ({ who, so }) %}
          | "those" thereat                                           {% ([, so]) => ({ who: 'each', so }) %}
          | poss "ally"                                               {% ([allies]) => ({ allies }) %}
          | "your" "other" "ally"                                     {% () => ({ allies: 'you', others: true }) %}
          | thiscard                                                  {% () => ({ self: true }) %}
          | poss "threat"                                             {% ([threat]) => ({ threat }) %}
          | eachthreat uponyou                                        {% () => ({ attackers: true }) %}
          | everyone "card" aiming                                    {% () => ({ attackers: true }) %}
          | everyone "monster" aiming                                 {% () => ({ attackers: true }) %}
          | "monster" aiming                                          {% () => ({ attackers: true }) %}
