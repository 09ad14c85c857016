# Threats as a whole: yours, those directed at you, and what they are worth more or less.

@lexer lexer

# Your Threat gains 1.   While you are here, each Threat directed against you loses 1.   Subtract 2 from each Threat attacking you while you are here.
# Add 1 point to the total value of your Threat for each Event in play.   Subtract 1 from each Threat attacking you for each Student you have in play.
# While this card is in play, the total value of each Directed Threat that attacks you is reduced by 2.   Your Threat is increased by 2 at Night.
threat   -> threats adding points                                     {% ([of, , by]) => values.ofThreats(of, by) %}
          | threats losing2 points                                    {% ([of, , n]) => values.ofThreats(of, cards.minus(n)) %}
          | raising threatsum "by" points                             {% ([, of, , by]) => values.ofThreats(of, by) %}
          | lowering threatsum "by" points                            {% ([, of, , n]) => values.ofThreats(of, cards.minus(n)) %}
          | threatsum "is" raising "by" points                        {% ([of, , , , by]) => values.ofThreats(of, by) %}
          | threatsum "is" lowering "by" points                       {% ([of, , , , n]) => values.ofThreats(of, cards.minus(n)) %}
          | "add" points "to" threatsum                               {% ([, by, , of]) => values.ofThreats(of, by) %}
          | "subtract" points "from" threatsum                        {% ([, n, , of]) => values.ofThreats(of, cards.minus(n)) %}
          | "add" numpoint "to" threatsum "for" "each" eachso         {% ([, n, , of, , , per]) => values.ofThreats(of, cards.per(n, per)) %}
          | "subtract" numpoint "from" threatsum "for" "each" eachso  {% ([, n, , of, , , per]) => values.ofThreats(of, cards.minus(cards.per(n, per))) %}
          | threats adding points "to" "its" ownsum                   {% ([of, , by]) => values.ofThreats(of, by) %}
          | threats losing2 points "from" "its" ownsum                {% ([of, , n]) => values.ofThreats(of, cards.minus(n)) %}
threatsum -> threats                                                  {% draft.first %}
          | threats "'s" ownsum                                       {% draft.first %}
          | thetotal threats                                          {% ([, of]) => of %}
thetotal -> "the" "value" "of"                                        {% draft.nothing %}
          | "the" "total" "value" "of"                                {% draft.nothing %}
          | "the" "total" "of"                                        {% draft.nothing %}
ownsum   -> "value"                                                   {% draft.nothing %}
          | "total" "value"                                           {% draft.nothing %}
          | "total"                                                   {% draft.nothing %}
adding   -> "gain"                                                    {% draft.nothing %}
          | "add"                                                     {% draft.nothing %}
losing2  -> "lose"                                                    {% draft.nothing %}
          | "subtract"                                                {% draft.nothing %}
raising  -> "increase"                                                {% draft.nothing %}
          | "raise"                                                   {% draft.nothing %}
lowering -> "reduce"                                                  {% draft.nothing %}
          | "lower"                                                   {% draft.nothing %}
          | "decrease"                                                {% draft.nothing %}

# Reduce one Threat directed against you by 2 until the end of Combat when cast.   Each attacking Threat loses 1 while you are here.
# Reduce the opposing Directed Threat by 1 point for each Star Event in play when cast.   Your opponent's Threat loses 1 while you are here.
threats  -> "your" bothsides                                          {% () => 'yourThreat' %}
          | eachthreat uponyou                                         {% () => 'threatsAgainstYou' %}
          | everyone "attack" "threat"                                {% () => 'threatsAgainstYou' %}
          | onethreat                                                 {% () => 'oneAgainstYou' %}
          | opposed bothsides                                         {% () => 'theirsAgainstYou' %}
          | "the" bothsides uponyou                                   {% () => 'theirsAgainstYou' %}
          | everyone "opposing" bothsides                             {% () => 'threatsAgainstYou' %}
          | "opposing" bothsides                                      {% () => 'threatsAgainstYou' %}
          | onedirected                                               {% () => 'oneDirected' %}
          | "any" "directed" "threat"                                 {% () => 'oneDirected' %}
          | "any" num "directed" "threat"                             {% ([, n], _at, reject) => (n === 1 ? 'oneDirected' : reject) %}
          | "each" bothsides                                          {% () => 'eachThreat' %}
          | "all" bothsides                                           {% () => 'eachThreat' %}
bothsides -> "threat"                                                 {% draft.nothing %}
          | "directed" "threat"                                       {% draft.nothing %}
eachthreat -> everyone "threat"                                        {% draft.nothing %}
          | everyone "directed" "threat"                              {% draft.nothing %}
          | "directed" "threat"                                       {% draft.nothing %}
          | "threat"                                                  {% draft.nothing %}
everyone -> "each"                                                    {% draft.nothing %}
          | "all"                                                     {% draft.nothing %}
          | "any"                                                     {% draft.nothing %}
uponyou  -> aiming                                                    {% draft.nothing %}
          | "against" attacked                                        {% draft.nothing %}
          | "at" attacked                                             {% draft.nothing %}
aiming   -> "attack" attacked                                         {% draft.nothing %}
          | aimedat attacked                                          {% draft.nothing %}
          | whichever "attack" attacked                               {% draft.nothing %}
          | whichever "is" aimedat attacked                           {% draft.nothing %}
          | whichever "is" "attack" attacked                          {% draft.nothing %}
whichever -> "that"                                                   {% draft.nothing %}
          | "which"                                                   {% draft.nothing %}
onethreat -> singled "threat" uponyou                               {% draft.nothing %}
          | "target" "threat"                                         {% draft.nothing %}
          | onedirected uponyou                                       {% draft.nothing %}
onedirected -> singled "directed" "threat"                            {% draft.nothing %}
          | "target" "directed" "threat"                              {% draft.nothing %}
          | "the" "target" "directed" "threat"                        {% draft.nothing %}
opposed  -> "the" "opposing"                                          {% draft.nothing %}
          | "the" "attack"                                            {% draft.nothing %}
          | "your" "opponent" "'s"                                    {% draft.nothing %}
          | "the" "opponent" "'s"                                     {% draft.nothing %}
onethreat -> singled "opponent" "'s" bothsides                         {% draft.nothing %}
          | "target" "opponent" "'s" bothsides                        {% draft.nothing %}
singled -> num                                                      {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "a"                                                       {% draft.nothing %}

# Bury one Monster in a Directed Threat attacking you when cast.   One Monster in the Threat against you loses 2 until the end of Combat when cast.
# Each Ghoul in Directed Threats that attack your Investigator loses 1 while you are here.   Each Ghoul in one of your Directed Threats gains 2 until the end of Combat when cast.
amidthreat -> inside threatdirected uponyou                             {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | inside "the" "directed" "threat" uponyou                  {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | inside "the" "threat" "attack" attacked                   {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | inside "the" "threat" "against" attacked                  {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | inside "the" "threat" aimedat attacked                    {% () => ({ in: 'directedThreat', of: 'opponent' }) %}
          | inside "all" threatdirected uponyou                       {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | inside "any" threatdirected uponyou                       {% () => ({ in: 'directedThreat', of: 'eachOpponent', single: true }) %}
          | inside "a" threatdirected uponyou                         {% () => ({ in: 'directedThreat', of: 'eachOpponent', single: true }) %}
          | inside num threatdirected uponyou                         {% ([, n], _at, reject) => (n === 1 ? { in: 'directedThreat', of: 'opponent' } : reject) %}
          | inside "any" "attack" "threat"                            {% () => ({ in: 'directedThreat', of: 'eachOpponent', single: true }) %}
          | inside "the" "attack" "threat"                            {% () => ({ in: 'directedThreat', of: 'opponent' }) %}
          | inside "a" "attack" "threat"                              {% () => ({ in: 'directedThreat', of: 'eachOpponent', single: true }) %}
          | inside "the" "directed" "threat"                          {% () => ({ in: 'directedThreat', of: 'opponent' }) %}
          | inside everyone "directed" "threat"                       {% () => ({ in: 'directedThreat', of: 'each' }) %}
          | inside "a" "directed" "threat"                            {% () => ({ in: 'directedThreat', of: 'eachOpponent', single: true }) %}
          | inside num "directed" "threat"                            {% ([, n], _at, reject) => (n === 1 ? { in: 'directedThreat', of: 'opponent' } : reject) %}
          | aiming                                                    {% () => ({ in: 'directedThreat', of: 'opponent' }) %}
          | inside num "of" "your" "directed" "threat"                {% ([, n], _at, reject) => (n === 1 ? { in: 'directedThreat', against: 'opponent' } : reject) %}
threatdirected -> "threat"                                            {% draft.nothing %}
          | "directed" "threat"                                       {% draft.nothing %}
