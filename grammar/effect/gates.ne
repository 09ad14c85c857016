# Gates that serve again (M11.11): which ones, whom, for what, and what each further use costs.

@lexer lexer

# Each Gate may be used one additional time each Round.   You may use this Gate again, once a Round.
# You may reuse this Gate for 2 Sanity.   This Gate may be reused by paying 1 Sanity.   You may use this Gate again, paying its Sanity cost each time.   You may use the Gate of any Kingsport Location more than once.   This Gate may be used once more.   You may use the Gate of any Island Location a second time.   You may use a Gate one additional time by paying 2 Sanity points.
# This Gate may be used more than once, at a cost of 1 Sanity for each additional use.   Any Gate may be used again by any player, for 2 Sanity.   Any player may use any Gate more than once.   This Gate may be used again to play Deep Ones.
openagain -> regate                                                   {% draft.first %}
          | regate gatepays                                           {% ([again, cost]) => ({ ...again, cost }) %}
regate   -> gateset "may" "is" reused                                 {% ([of]) => ({ gateReuse: true, ...of }) %}
          | gateset "may" "is" reused reuses                          {% ([of, , , , how]) => ({ gateReuse: true, ...of, ...how }) %}
          | gateset "may" "is" "use" somore                           {% ([of, , , , times]) => ({ gateReuse: true, ...of, times }) %}
          | gateset "may" "is" "use" somore reuses                    {% ([of, , , , times, how]) => ({ gateReuse: true, ...of, ...how, times }) %}
          | gateset "may" "is" "use" somore aperiod                   {% ([of, , , , times, anew], _at, reject) => (anew === 'round' ? { gateReuse: true, ...of, times, anew } : reject) %}
          | gateset "may" "is" "use" somore aperiod reuses            {% ([of, , , , times, anew, how], _at, reject) => (anew === 'round' ? { gateReuse: true, ...of, ...how, times, anew } : reject) %}
          | gateuser "use" gateset2 somore aperiod                    {% ([who, , of, times, anew], _at, reject) => (anew === 'round' ? { gateReuse: true, ...values.gatesFor(who, of), times, anew } : reject) %}
          | gateuser "use" gateset2 somore aperiod gateuse            {% ([who, , of, times, anew, how], _at, reject) => (anew === 'round' ? { gateReuse: true, ...values.gatesFor(who, of), ...how, times, anew } : reject) %}
          | gateuser reuse gateset2                                   {% ([who, , of]) => ({ gateReuse: true, ...values.gatesFor(who, of) }) %}
          | gateuser reuse gateset2 gateuse                           {% ([who, , of, how]) => ({ gateReuse: true, ...values.gatesFor(who, of), ...how }) %}
          | gateuser "use" gateset2 anew                              {% ([who, , of]) => ({ gateReuse: true, ...values.gatesFor(who, of) }) %}
          | gateuser "use" gateset2 anew gateuse                      {% ([who, , of, , how]) => ({ gateReuse: true, ...values.gatesFor(who, of), ...how }) %}
          | gateuser "use" gateset2 somore                            {% ([who, , of, times]) => ({ gateReuse: true, ...values.gatesFor(who, of), times }) %}
          | gateuser "use" gateset2 somore gateuse                    {% ([who, , of, times, how]) => ({ gateReuse: true, ...values.gatesFor(who, of), ...how, times }) %}
somore   -> "once" "more"                                             {% () => 1 %}
          | "a" "second" "time"                                       {% () => 1 %}
          | "twice"                                                   {% () => 1 %}
          | num "time"                                                {% ([n], _at, reject) => (n > 1 ? n - 1 : reject) %}
          | "up" "to" num "time"                                      {% ([, , n], _at, reject) => (n > 1 ? n - 1 : reject) %}
          | num another2 "time"                                       {% ([n]) => n %}
          | "a" another2 "time"                                       {% () => 1 %}
          | "another" "time"                                          {% () => 1 %}
another2 -> "more"                                                    {% draft.nothing %}
          | "additional"                                              {% draft.nothing %}
          | "further"                                                 {% draft.nothing %}
          | "extra"                                                   {% draft.nothing %}
gateuser -> "may"                                                     {% () => 'you' %}
          | "you" "may"                                               {% () => 'you' %}
          | "your" "investigator" "may"                               {% () => 'you' %}
          | "any" "player" "may"                                      {% () => 'each' %}
          | "each" "player" "may"                                     {% () => 'each' %}
          | "any" "investigator" "may"                                {% () => 'each' %}
          | "each" "investigator" "may"                               {% () => 'each' %}
gateset  -> gateof                                                    {% draft.first %}
          | "all" "gate"                                              {% () => ({ who: 'each', of: values.everyGate }) %}
          | "any" "gate"                                              {% () => ({ who: 'each', of: values.everyGate }) %}
          | "each" "gate"                                             {% () => ({ who: 'each', of: values.everyGate }) %}
          | "gate" atof np                                            {% ([, , is]) => values.gatesOfAll(is) %}
          | "all" "gate" atof np                                      {% ([, , , is]) => values.gatesOfAll(is) %}
          | "any" "gate" atof np                                      {% ([, , , is]) => values.gatesOfAll(is) %}
          | "any" "gate" atof det np                                  {% ([, , , , is]) => values.gatesOfAll(is) %}
          | "each" "gate" atof np                                     {% ([, , , is]) => values.gatesOfAll(is) %}
atof     -> "at"                                                      {% draft.nothing %}
          | "in"                                                      {% draft.nothing %}
          | "of"                                                      {% draft.nothing %}
gateset2 -> owngate2                                                  {% draft.first %}
          | "the" "gate" atof "your" "current" "location"               {% () => ({ of: { ref: 'location' } }) %}
          | anygate                                                   {% ([of]) => ({ of }) %}
reused   -> "reuse"                                                   {% draft.nothing %}
          | "use" anew                                                {% draft.nothing %}
reuse    -> "reuse"                                                   {% draft.nothing %}
anew     -> oftener                                                   {% draft.nothing %}
          | oftener "per" "visit"                                     {% draft.nothing %}
          | oftener "each" "visit"                                    {% draft.nothing %}
          | oftener "per" "turn"                                      {% draft.nothing %}
          | oftener "each" "turn"                                     {% draft.nothing %}
oftener  -> "again"                                                   {% draft.nothing %}
          | "more" "than" "once"                                      {% draft.nothing %}
          | "any" "number" "of" "time"                                {% draft.nothing %}
          | "repeatedly"                                              {% draft.nothing %}
reuses   -> "by" "any" "player"                                       {% () => ({ who: 'each' }) %}
          | gateuse                                                   {% draft.first %}
          | "by" "any" "player" gateuse                               {% ([, , , how]) => ({ who: 'each', ...how }) %}
gateuse  -> "to" "play" npd                                           {% ([, , is]) => ({ for: is }) %}
          | "to" "summon" npd                                         {% ([, , is]) => ({ for: is }) %}
          | "for" npd                                                 {% ([, is], _at, reject) => (is.type === 'Monster' || is.attr?.includes('Cultist') ? { for: is } : reject) %}
gateof   -> owngate2                                                  {% draft.first %}
          | "the" "gate" "of" sel                                     {% ([, , , of]) => ({ of }) %}
          | "the" "gate" "at" sel                                     {% ([, , , of]) => ({ of }) %}
owngate2 -> "the" "gate" "here"                                       {% () => ({}) %}
          | "this" "gate"                                             {% () => ({}) %}
          | "the" "gate" "at" "this" "location"                       {% () => ({}) %}
          | "the" "gate" "of" "this" "location"                       {% () => ({}) %}
          | "this" "location" "'s" "gate"                             {% () => ({}) %}
anygate  -> npd                                                       {% ([is], _at, reject) => (is.gate && Object.keys(is).length > 1 ? values.gatesOf(is) : reject) %}
          | "the" "gate" "of" "any" np                                {% ([, , , , is]) => values.gatesOf(is) %}
          | "the" "gate" "of" "all" np                                {% ([, , , , is]) => values.gatesOf(is) %}
          | "the" "gate" "of" "each" np                               {% ([, , , , is]) => values.gatesOf(is) %}
          | "the" "gate" "of" np                                      {% ([, , , is]) => values.gatesOf(is) %}
          | "the" "gate" "at" "any" np                                {% ([, , , , is]) => values.gatesOf(is) %}
          | "any" "gate"                                              {% () => values.yourGates %}
          | "all" "gate"                                              {% () => values.yourGates %}
          | "each" "gate"                                             {% () => values.yourGates %}
          | "a" "gate"                                                {% () => values.aGate %}
          | "gate"                                                    {% () => values.yourGates %}

# You may use this Gate again for 2 Sanity.   This Gate may be used again, but you must pay 1 Sanity each time.   You may reuse this Gate at the cost of 1 Sanity per use.   You may use this Gate again, by burying one Ally of your choice each time.
gatepays -> bargain                                                   {% draft.first %}
          | "," bargain                                               {% ([, cost]) => cost %}
          | "(" bargain ")"                                           {% ([, cost]) => cost %}
bargain  -> bargained                                                 {% draft.first %}
          | bargained eachuse                                         {% draft.first %}
bargained -> pricedat gatedues                                         {% ([, cost]) => cost %}
          | mustdo payment gatedues                                   {% ([, , cost]) => cost %}
          | mustdo payment gatedues "and" gatecost                    {% ([, , cost, , more]) => [...cost, more] %}
          | mustdo gatecost "and" payment gatedues                    {% ([, cost, , , more]) => [cost, ...more] %}
          | mustdo gatecost                                           {% ([, cost]) => [cost] %}
          | gatecost                                                  {% ([cost]) => [cost] %}
          | payment gatedues                                          {% ([, cost]) => cost %}
          | "but" "each" subsequent "use" "cost" gatedues             {% ([, , , , , cost]) => cost %}
          | "but" "each" "use" "cost" gatedues                        {% ([, , , , cost]) => cost %}
gatecost -> "bury" search                                             {% ([, other]) => ({ other, how: 'bury' }) %}
          | "discard" search                                          {% ([, other]) => ({ other: cards.fromHand(other), how: 'discard' }) %}
          | "flip" search                                             {% ([, other]) => ({ other, how: 'flip' }) %}
          | "discard" num "card"                                      {% ([, n]) => ({ other: cards.selector({ n, pick: 'choose' }, [{ in: 'hand' }]), how: 'discard' }) %}
          | selfcost                                                  {% draft.first %}
pricedat -> "for"                                                     {% draft.nothing %}
          | "at" "a" "cost" "of"                                      {% draft.nothing %}
          | "at" "the" "cost" "of"                                    {% draft.nothing %}
          | "but" "at" "a" "cost" "of"                                {% draft.nothing %}
          | "but" "at" "the" "cost" "of"                              {% draft.nothing %}
          | "each" "at" "a" "cost" "of"                               {% draft.nothing %}
          | "for" "a" "cost" "of"                                     {% draft.nothing %}
mustdo   -> "by"                                                      {% draft.nothing %}
          | butmust                                                   {% draft.nothing %}
          | "if" "you"                                                {% draft.nothing %}
          | "provided" "you"                                          {% draft.nothing %}
payment  -> "pay"                                                     {% draft.nothing %}
          | "spend"                                                   {% draft.nothing %}
          | "lose"                                                    {% draft.nothing %}
gatedues -> amount sanity                                             {% ([n]) => [{ sanity: n }] %}
          | itslocation sanity "cost"                                 {% () => [{ sanity: 'ofThisCard' }] %}
          | "the" sanity "cost" "of" thiscard                         {% () => [{ sanity: 'ofThisCard' }] %}
          | "the" sanity "cost"                                       {% () => [{ sanity: 'ofThisCard' }] %}
          | "the" sanity "cost" "here"                                {% () => [{ sanity: 'ofThisCard' }] %}
          | "this" "cost" "(" costs ")"                               {% ([, , , cost]) => cost %}
          | "the" "use" "of" "its" "gate"                             {% () => ['gate'] %}
eachuse  -> againeach                                                 {% draft.nothing %}
          | "per" "use"                                               {% draft.nothing %}
          | "per" subsequent "use"                                    {% draft.nothing %}
          | "per" subsequent "gate" "use"                             {% draft.nothing %}
gateagain -> "for" "each" "subsequent" "gate" "use"                   {% draft.nothing %}
          | "each" "time"                                             {% draft.nothing %}
