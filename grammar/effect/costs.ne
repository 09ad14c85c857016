# What is paid for something: Sanity, cards, Gates, Turns.

@lexer lexer

# As your Turn, pay 2 Sanity: draw one card.   As your Turn, bury this card and discard one Spell of your choice: draw two cards.
costs    -> cost                                                      {% ([each]) => [each] %}
          | costs "and" cost                                          {% ([all, , each]) => [...all, each] %}
          | costs "," cost                                            {% ([all, , each]) => [...all, each] %}
selfcost -> "bury" thiscard                                           {% () => ({ self: 'bury' }) %}
          | "discard" thiscard                                        {% () => ({ self: 'discard' }) %}
          | "flip" thiscard                                           {% () => ({ self: 'flip' }) %}
          | "flip" thiscard "face-down"                               {% () => ({ self: 'flip' }) %}
cost     -> pennyprice                                                {% draft.first %}
          | "pay" amount sanity                                       {% ([, n]) => ({ sanity: n }) %}
          | "pay" "the" sanity "cost" "of" thiscard                   {% () => ({ sanity: 'ofThisCard' }) %}
          | "pay" thiscard "'s" sanity "cost"                         {% () => ({ sanity: 'ofThisCard' }) %}
          | "bury" thiscard                                           {% () => ({ self: 'bury' }) %}
          | "discard" thiscard                                        {% () => ({ self: 'discard' }) %}
          | "flip" thiscard                                           {% () => ({ self: 'flip' }) %}
          | "rotate" thiscard                                         {% () => ({ self: 'rotate' }) %}
          | "bury" search                                             {% ([, other]) => ({ other: cards.onePaid(other), how: 'bury' }) %}
          | "bury" "the" "bearer"                                     {% () => ({ other: { ref: 'host' }, how: 'bury' }) %}
          | "discard" "the" "bearer"                                  {% () => ({ other: { ref: 'host' }, how: 'discard' }) %}
          | "flip" "the" "bearer" "face-down"                         {% () => ({ other: { ref: 'host' }, how: 'flip' }) %}
          | "discard" search                                          {% ([, other]) => ({ other: cards.onePaid(cards.fromHand(other)), how: 'discard' }) %}
          | "flip" search                                             {% ([, other]) => ({ other, how: 'flip' }) %}
          | "flip" search "face-down"                                 {% ([, other]) => ({ other, how: 'flip' }) %}
          | "use" "the" "gate"                                        {% () => 'gate' %}
          | "use" "its" "gate"                                        {% () => 'gate' %}
          | "spend" amount sanity                                     {% ([, n]) => ({ sanity: n }) %}
          | "flip" thiscard "face-down"                               {% () => ({ self: 'flip' }) %}
          | "lose" num sanity                                         {% ([, n]) => ({ sanity: n }) %}
          | "discard" num "card"                                      {% ([, n]) => ({ other: cards.selector({ n, pick: 'choose' }, [{ in: 'hand' }]), how: 'discard' }) %}
          | "use" "a" "gate"                                          {% () => 'gate' %}
          | "use" num "gate"                                          {% ([, n], _at, reject) => (n === 1 ? 'gate' : reject) %}
paying   -> "," "for" costing                                         {% ([, , cost]) => cost %}
          | "for" costing                                             {% ([, cost]) => cost %}
          | "," paid                                                  {% ([, cost]) => cost %}
          | paid                                                      {% draft.first %}
          | "," "but" "must" cost gateagain                           {% ([, , , cost]) => [cost] %}
          | "," "but" "you" "must" cost gateagain                     {% ([, , , , cost]) => [cost] %}
          | butmust "pay" itslocation sanity "cost" againeach          {% () => [{ sanity: 'ofThisCard' }] %}
          | "," butmust "pay" itslocation sanity "cost" againeach      {% () => [{ sanity: 'ofThisCard' }] %}
          | "," "provided" "you" "pay" itslocation sanity "cost" againeach {% () => [{ sanity: 'ofThisCard' }] %}
          | "if" "you" "pay" itslocation sanity "cost" againeach      {% () => [{ sanity: 'ofThisCard' }] %}
          | "if" "you" cost gateagain                                 {% ([, , cost]) => [cost] %}
          | "by" cost gateagain                                       {% ([, cost]) => [cost] %}
          | "," cost gateagain                                        {% ([, cost]) => [cost] %}
          | "for" amount sanity "each" "time"                         {% ([, n]) => [{ sanity: n }] %}
          | "for" amount sanity gateagain                             {% ([, n]) => [{ sanity: n }] %}
          | "," "for" amount sanity gateagain                         {% ([, , n]) => [{ sanity: n }] %}
          | "for" amount sanity "per" subsequent "use"                {% ([, n]) => [{ sanity: n }] %}
          | "for" amount sanity "per" subsequent "gate" "use"         {% ([, n]) => [{ sanity: n }] %}
          | "," "for" amount sanity "per" subsequent "use"            {% ([, , n]) => [{ sanity: n }] %}
          | "for" amount sanity "per" "use"                           {% ([, n]) => [{ sanity: n }] %}
          | "at" "a" "cost" "of" amount sanity                        {% ([, , , , n]) => [{ sanity: n }] %}
          | "at" "a" "cost" "of" amount sanity "each" "time"          {% ([, , , , n]) => [{ sanity: n }] %}
          | "," "pay" "its" sanity "cost"                             {% () => [{ sanity: 'ofThisCard' }] %}
          | "," "pay" "its" sanity "cost" "each" "time"               {% () => [{ sanity: 'ofThisCard' }] %}
          | "by" "pay" "its" sanity "cost" "each" "time"              {% () => [{ sanity: 'ofThisCard' }] %}
          | "," "pay" amount sanity "each" "time"                     {% ([, , n]) => [{ sanity: n }] %}
costing  -> "this" "cost" "(" costs ")"                               {% ([, , , cost]) => cost %}
          | amount sanity                                             {% ([n]) => [{ sanity: n }] %}
          | "the" sanity "cost" "of" thiscard                         {% () => [{ sanity: 'ofThisCard' }] %}
          | thiscard "'s" sanity "cost" gateagain                     {% () => [{ sanity: 'ofThisCard' }] %}
          | thiscard "'s" sanity "cost"                               {% () => [{ sanity: 'ofThisCard' }] %}
          | "the" "use" "of" "its" "gate"                             {% () => ['gate'] %}
sanity   -> "sanity"                                                  {% draft.nothing %}
          | "sanity" "point"                                          {% draft.nothing %}
          | "point" "of" "sanity"                                     {% draft.nothing %}
          | "point" "from" "your" "sanity"                            {% draft.nothing %}
          | "point" "of" "your" "sanity"                              {% draft.nothing %}
          | "point" "from" "their" "sanity"                           {% draft.nothing %}
          | "point" "of" "their" "sanity"                             {% draft.nothing %}
paid     -> "by" "pay" amount sanity                                  {% ([, , n]) => [{ sanity: n }] %}
          | "by" "pay" num more sanity                                {% ([, , n]) => [{ sanity: n }] %}
          | "by" "spend" num more sanity                              {% ([, , n]) => [{ sanity: n }] %}
          | "by" "spend" amount sanity                                {% ([, , n]) => [{ sanity: n }] %}
          | "by" "pay" amount sanity "each" "time"                    {% ([, , n]) => [{ sanity: n }] %}
          | "by" "pay" "its" sanity "cost"                            {% () => [{ sanity: 'ofThisCard' }] %}
          | "by" "pay" "its" sanity "cost" "again"                    {% () => [{ sanity: 'ofThisCard' }] %}
          | "by" "pay" "this" "location" "'s" sanity "cost"           {% () => [{ sanity: 'ofThisCard' }] %}
          | "by" "pay" "the" sanity "cost" "of" thiscard              {% () => [{ sanity: 'ofThisCard' }] %}
butmust  -> "but" "must"                                              {% draft.nothing %}
          | "but" "you" "must"                                        {% draft.nothing %}
itslocation -> "its"                                                  {% draft.nothing %}
          | thiscard "'s"                                             {% draft.nothing %}
          | "this" "location" "'s"                                    {% draft.nothing %}
          | "the" "location" "'s"                                     {% draft.nothing %}
          | "that" "location" "'s"                                    {% draft.nothing %}
againeach -> gateagain                                                {% draft.nothing %}
          | "again"                                                   {% draft.nothing %}
          | "again" "each" "time"                                     {% draft.nothing %}
          | "for" "each" "use"                                        {% draft.nothing %}
subsequent -> "subsequent"                                           {% draft.nothing %}
          | "additional"                                              {% draft.nothing %}
          | "further"                                                 {% draft.nothing %}
          | "later"                                                   {% draft.nothing %}

# As your Turn, use the Gate at your Current Location: draw one card.
cost     -> "use" "the" "gate" "at" "your" "current" "location"       {% () => 'gate' %}
          | "use" "the" "gate" "of" "your" "current" "location"       {% () => 'gate' %}
          | "use" "your" "current" "location" "'s" "gate"             {% () => 'gate' %}
