# How many and how much: numbers, counts of cards, halves and steps.

@lexer lexer

# Each Ghoul gains 1 for each Ghoul in your Threat.   Lose half of your Sanity (rounded up) when played.
num      -> %number                                                   {% ([n]) => n.value %}
amount   -> num                                                       {% make.first %}
          | num "for" "each" eachof                                  {% ([n, , , per]) => make.per(n, per) %}
          | "as" "much" "as" measure                                  {% ([, , , m]) => m %}
          | "the" "number" "of" counted                               {% ([, , , per]) => make.per(1, per) %}
          | "equal" "to" "the" "number" "of" counted                  {% ([, , , , , per]) => make.per(1, per) %}
          | "half" "of" measure                                       {% ([, , m]) => ({ half: m }) %}
          | "half" "of" measure "(" "round" updown ")"                {% ([, , m, , , round]) => ({ half: m, round }) %}
          | "a" "choose" num "to" num                                 {% ([, , min, , max]) => ({ chosen: [min, max] }) %}
          | "by" "sanity" "(" steps ")"                               {% ([, , , steps]) => ({ steps, by: 'sanity' }) %}
          | num "point" "for" "each" eachof                          {% ([n, , , , per]) => make.per(n, per) %}
          | num "for" "each" eachof "(" "up" "to" num ")"            {% ([times, , , per, , , , most]) => ({ ...make.per(times, per), most }) %}
          | num "for" "each" "of" poss np                             {% ([n, , , , of, is]) => make.per(n, make.selector({ is, pick: 'all' }, [{ of }])) %}
          | "twice" measure                                           {% ([, twice]) => ({ twice }) %}
measure  -> "the" "value" "of" sel                                    {% ([, , , card]) => ({ of: 'value', card }) %}
          | "the" sanity "cost" "of" sel                              {% ([, , , , card]) => ({ of: 'cost', card }) %}
          | "the" sanity "cost" "of" "the" "card" "so" "move"         {% () => ({ of: 'cost', card: { ref: 'thus' } }) %}
          | "your" "sanity"                                           {% () => ({ of: 'sanity' }) %}
          | "your" "sanity" "above" "the" "maximum"                   {% () => ({ of: 'sanityAboveMax' }) %}
          | "your" "maximum"                                          {% () => ({ of: 'handMax' }) %}
          | "your" "minimum"                                          {% () => ({ of: 'handMin' }) %}
          | "(" amount ")"                                            {% ([, n]) => n %}
          | "the" sanity "so" "move"                                  {% () => ({ of: 'sanityThus' }) %}
          | "the" "number" "of" "player" "so" "move"                  {% () => ({ of: 'playersThus' }) %}
steps    -> step                                                      {% ([each]) => [each] %}
          | steps "," step                                            {% ([all, , each]) => [...all, each] %}
step     -> num "up" "to" num                                         {% ([n, , , upTo]) => ({ upTo, n }) %}
          | num "above"                                               {% ([n]) => ({ n }) %}
updown   -> "up"                                                      {% () => 'up' %}
          | "down"                                                    {% () => 'down' %}
points   -> amount                                                    {% make.first %}
          | amount "point"                                            {% make.first %}
          | amount "point" "each"                                     {% make.first %}
          | amount "each"                                             {% make.first %}
          | amount "point" "per" "card"                               {% make.first %}
          | num "card"                                                {% make.first %}
eachof   -> counted                                                   {% make.first %}
          | counted "beyond" "the" nth                                {% ([per, , , after]) => ({ after, per }) %}
          | counted "after" "the" nth                                 {% ([per, , , after]) => ({ after, per }) %}
          | np afterthe nth wheres                                    {% ([is, , after, posts]) => ({ after, per: make.selector({ is, pick: 'all' }, posts) }) %}
          | np afterthe nth "you" "have" "in" "play"                  {% ([is, , after]) => ({ after, per: { is, pick: 'all' } }) %}
          | num counted                                               {% ([every, per]) => ({ every, per }) %}
counted  -> np "among" those2                                         {% ([is, , ref]) => wide.amongThose(is, ref) %}
          | np "that" "defend" "against" itself                       {% ([is]) => wide.theirDefenders(is) %}
          | np "defending" "against" itself                           {% ([is]) => wide.theirDefenders(is) %}
          | np                                                        {% ([is]) => ({ is, pick: 'all' }) %}
          | np wheres                                                 {% ([is, posts]) => make.selector({ is, pick: 'all' }, posts) %}
          | "other" np                                                {% ([, is]) => ({ is, pick: 'all', others: true }) %}
          | "other" np wheres                                         {% ([, is, posts]) => make.selector({ is, pick: 'all', others: true }, posts) %}
          | "of" poss np                                              {% ([, of, is]) => make.selector({ is, pick: 'all' }, [{ of }]) %}
          | "of" poss "other" np                                      {% ([, of, , is]) => make.selector({ is, pick: 'all', others: true }, [{ of }]) %}
          | np "it" "contain"                                         {% ([is]) => more.inIt(is) %}
          | np "in" "it"                                              {% ([is]) => more.inIt(is) %}
          | np "bypass"                                               {% ([is]) => far.bypassed(is) %}
          | np "so" "bypass"                                          {% ([is]) => far.bypassed(is) %}
          | np "they" "have" "in" "play"                              {% ([is]) => ({ is, pick: 'all', of: 'they' }) %}
          | np "they" "have"                                          {% ([is]) => ({ is, pick: 'all', of: 'they' }) %}
          | np "you" "have"                                           {% ([is]) => ({ is, pick: 'all' }) %}
          | np "your" "opponent" "have" "in" "play"                   {% ([is]) => ({ is, pick: 'all', of: 'opponent' }) %}
          | np "you" "have" "in" "play" "as" "a" "ally"               {% ([is]) => ({ is: make.asAlly(is), pick: 'all' }) %}
          | "other" np "you" "have" "in" "play" "as" "a" "ally"       {% ([, is]) => ({ is: make.asAlly(is), pick: 'all', others: true }) %}
          | np "in" "play" "as" "a" "ally"                            {% ([is]) => ({ is: make.asAlly(is), pick: 'all' }) %}
# Discard two cards in your Hand, then gain 1 Sanity for each card discarded in this way, when played.   Your opponent loses 3 Sanity, then gain as much Sanity as was lost in this way, when played.
counted  -> np thus                                                   {% ([is]) => far.thusMoved(is) %}
          | np "that" thus                                            {% ([is]) => far.thusMoved(is) %}
          | "of" "them"                                               {% () => ({ ref: 'thus' }) %}
thus     -> "so" "move"                                               {% make.nothing %}
          | "so" gone                                                 {% make.nothing %}
          | gone "so"                                                 {% make.nothing %}
          | gone thisway                                              {% make.nothing %}
          | "you" gone thisway                                        {% make.nothing %}
          | "they" gone thisway                                       {% make.nothing %}
          | "your" "opponent" gone thisway                            {% make.nothing %}
          | "is" gone thisway                                         {% make.nothing %}
          | "is" "so" gone                                            {% make.nothing %}
thisway  -> "in" "this" "way"                                         {% make.nothing %}
          | "this" "way"                                              {% make.nothing %}
          | "thus"                                                    {% make.nothing %}
gone     -> "bury"                                                    {% make.nothing %}
          | "flip"                                                    {% make.nothing %}
          | "turn"                                                    {% make.nothing %}
          | "flip" "face-down"                                        {% make.nothing %}
          | "turn" "face-down"                                        {% make.nothing %}
          | "discard"                                                 {% make.nothing %}
          | "lose"                                                    {% make.nothing %}
          | "return"                                                  {% make.nothing %}
          | "remove"                                                  {% make.nothing %}
those2   -> "the" "reveal" "card"                                     {% () => 'revealed' %}
          | "the" "card" "look" "at"                                  {% () => 'looked' %}
          | "them"                                                    {% () => 'it' %}
