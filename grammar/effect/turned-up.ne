# What is turned up or looked at: what its pentagram does to somebody, and to whose Hand it goes.

@lexer lexer

# When you arrive here: reveal the top card of your Mythos Deck, gain its pentagram, discard the revealed card.
# When you arrive here, reveal the top card of your Mythos Deck, apply any Sanity gain or loss printed on it, then discard it.
# As your Turn, flip this card: reveal the top card of your Mythos Deck. If it is a Spell, put it in your Hand. Discard any other card.
turnedup -> "apply" pentagram                                         {% () => deeds.shownPentagram %}
          | "suffer" pentagram                                        {% () => deeds.shownPentagram %}
          | pentagram "apply" "to" "you"                              {% () => deeds.shownPentagram %}
          | gainlose "its" sanity                                     {% () => deeds.shownPentagram %}
          | gainlose anysuch sanity saidthere                         {% () => deeds.shownPentagram %}
          | gainlose sanity "as" saidthere                            {% () => deeds.shownPentagram %}
          | gainlose "as" saidthere                                   {% () => deeds.shownPentagram %}
          | gainlose anysuch "number" saidthere                       {% () => deeds.shownPentagram %}
          | search "is" "reveal"                                      {% ([reveal]) => deeds.turnedUp(reveal) %}
          | taking5 upcard                                            {% () => ({ move: cards.it, to: 'hand' }) %}
          | taking5 upcard handgoal                                   {% () => ({ move: cards.it, to: 'hand' }) %}
          | shift2 "it" handgoal                                      {% () => ({ move: cards.it, to: 'hand' }) %}
          | shift2 upcard2 handgoal                                   {% () => ({ move: cards.it, to: 'hand' }) %}
          | "return" "it" "to" poss "hand"                            {% () => ({ move: cards.it, to: 'hand' }) %}
          | "it" "go" "to" "your" "hand"                              {% () => ({ move: cards.it, to: 'hand' }) %}
          | "it" "go" "into" "your" "hand"                            {% () => ({ move: cards.it, to: 'hand' }) %}
          | "play" upcard2                                            {% () => deeds.playIt() %}
          | "they" "may" "is" "play"                                  {% () => ({ ...deeds.playIt(), optional: true }) %}
          | "it" "may" "is" "play"                                    {% () => ({ ...deeds.playIt(), optional: true }) %}
pentagram -> anysuch sanity gainorloss                                {% draft.nothing %}
          | anysuch sanity gainorloss saidthere                       {% draft.nothing %}
          | "its" "pentagram"                                         {% draft.nothing %}
          | "the" "card" "'s" "pentagram"                             {% draft.nothing %}
gainlose -> "gain" "or" "lose"                                        {% draft.nothing %}
          | "lose" "or" "gain"                                        {% draft.nothing %}
anysuch  -> "the"                                                     {% draft.nothing %}
          | "its"                                                     {% draft.nothing %}
          | "any"                                                     {% draft.nothing %}
          | "the" "card" "'s"                                         {% draft.nothing %}
          | "the" "reveal" "card" "'s"                                {% draft.nothing %}
saidthere -> marked                                                   {% draft.nothing %}
          | marked shownon                                            {% draft.nothing %}
          | shownon                                                   {% draft.nothing %}
          | "of" thecard                                              {% draft.nothing %}
marked   -> "indicate"                                                {% draft.nothing %}
          | "show"                                                    {% draft.nothing %}
          | "print"                                                   {% draft.nothing %}
shownon  -> "on" thecard                                              {% draft.nothing %}
          | "in" "the" "pentagram" "on" "the" "card"                  {% draft.nothing %}
          | "in" "its" "pentagram"                                    {% draft.nothing %}
          | "in" "their" "pentagram"                                  {% draft.nothing %}
          | "by" "its" "pentagram"                                    {% draft.nothing %}
          | "on" "them"                                               {% draft.nothing %}
          | "on" "it"                                                 {% draft.nothing %}
          | "in" "the" "pentagram"                                    {% draft.nothing %}
          | "in" "the" "card" "'s" "pentagram"                        {% draft.nothing %}
          | "in" "that" "card" "'s" "pentagram"                       {% draft.nothing %}
gainorloss -> "gain" "or" "loss"                                      {% draft.nothing %}
          | "gain" "/" "loss"                                         {% draft.nothing %}
          | "loss" "or" "gain"                                        {% draft.nothing %}
          | "loss" "/" "gain"                                         {% draft.nothing %}
thecard  -> "the" "card"                                              {% draft.nothing %}
          | "that" "card"                                             {% draft.nothing %}
          | "the" "reveal" "card"                                     {% draft.nothing %}
upcard   -> "it"                                                      {% draft.nothing %}
          | upcard2                                                   {% draft.nothing %}
upcard2  -> "that" "card"                                             {% draft.nothing %}
          | "the" "card"                                              {% draft.nothing %}
taking5  -> "draw"                                                    {% draft.nothing %}
          | "keep"                                                    {% draft.nothing %}
handgoal -> into3 poss "hand"                                         {% ([, of], _at, reject) => (of === 'you' ? null : reject) %}
          | inside poss "hand"                                        {% ([, of], _at, reject) => (of === 'you' ? null : reject) %}
