# What values, Sanity, Hands and prices are while a card is in play.

@lexer lexer

# Your Minimum loses 1, not cumulative with other cards of its Type that lower your Minimum.   Your Maximum gains 1.   Each player's Maximum is at most 5.
# Three Passes are needed to end a Round.   The Sanity cost of each Tome loses 1.   You draw 1 more card.
stat     -> poss hoard "gain" points                                  {% ([who, stat, , by]) => draft.dropYou({ stat, by, who }) %}
          | pricing2                                                  {% draft.first %}
          | usefee                                                    {% draft.first %}
          | tolls                                                     {% draft.first %}
          | poss hoard "lose" points                                  {% ([who, stat, , n]) => draft.dropYou({ stat, by: cards.minus(n), who }) %}
          | poss hoard "is" "at" "most" num                           {% ([who, stat, , , , by]) => draft.dropYou({ stat, by, how: 'most', who }) %}
          | poss hoard "is" amount                                    {% ([who, stat, , by]) => draft.dropYou({ stat, by, how: 'set', who }) %}
          | hoardchange                                               {% draft.first %}
          | hoardchange "for" "each" eachso                           {% ([change, , , per]) => values.changedForEach(change, per) %}
          | "the" feature "of" sel "gain" points                      {% ([, stat, , of, , by]) => values.statOfEach(stat, of, by) %}
          | "the" feature "of" sel "lose" points                      {% ([, stat, , of, , n]) => values.statOfEach(stat, of, cards.minus(n)) %}
          | "the" feature "of" sel "is" amount                        {% ([, stat, , of, , by]) => values.statOfEach(stat, of, by, 'set') %}
          | amount "pass" "is" "need" "to" "end" "a" "round"          {% ([by]) => ({ stat: 'passesToEnd', by, how: 'set' }) %}
          | amount "more" "pass" "is" "need" "to" "end" "a" "round"   {% ([by]) => ({ stat: 'passesToEnd', by }) %}
          | player "draw" amount "more" "card"                        {% ([who, , by]) => draft.dropYou({ stat: 'draw', by, who }) %}
          | poss "hand" "is" increased "by" num "card" "at" "the" "start" "of" eachround {% ([who, , , , , by]) => draft.dropYou({ stat: 'draw', by, who }) %}
          | player "draw" amount "fewer" "card"                       {% ([who, , n]) => draft.dropYou({ stat: 'draw', by: cards.minus(n), who }) %}
          | player "draw" "exactly" amount "card"                     {% ([who, , , by]) => draft.dropYou({ stat: 'draw', by, how: 'set', who }) %}
          | "increase" poss hoard "by" points                         {% ([, who, stat, , by]) => draft.dropYou({ stat, by, who }) %}
          | "reduce" poss hoard "by" points                           {% ([, who, stat, , n]) => draft.dropYou({ stat, by: cards.minus(n), who }) %}
          | amount "pass" "is" "require" "to" "end" endofplay         {% ([by]) => ({ stat: 'passesToEnd', by, how: 'set' }) %}

# Add 1 to your Maximum for each Student you have in play.   Subtract 1 from the Minimum number of cards you may keep in your Hand for every two Allies in play.
# Increase the Spell capacity of all your Tomes by 1.   The Spell capacity of each of your Latin Tomes is raised by 1.
stat     -> raising "the" "spell" "capacity" "of" sel "by" points     {% ([, , , , , of, , by]) => values.statOfEach('spellCapacity', of, by) %}
          | lowering "the" "spell" "capacity" "of" sel "by" points    {% ([, , , , , of, , n]) => values.statOfEach('spellCapacity', of, cards.minus(n)) %}
          | "add" points "to" "the" "spell" "capacity" "of" sel       {% ([, by, , , , , , of]) => values.statOfEach('spellCapacity', of, by) %}
          | "the" "spell" "capacity" "of" sel "is" raising "by" points {% ([, , , , of, , , , by]) => values.statOfEach('spellCapacity', of, by) %}
          | "the" "spell" "capacity" "of" sel "is" lowering "by" points {% ([, , , , of, , , , n]) => values.statOfEach('spellCapacity', of, cards.minus(n)) %}
attime   -> "at" "a" "time"                                            {% draft.nothing %}
          | "at" "any" "time"                                         {% draft.nothing %}
          | "at" "once"                                               {% draft.nothing %}
hoardchange -> "subtract" points "from" poss hoard keepable           {% ([, n, , who, stat]) => draft.dropYou({ stat, by: cards.minus(n), who }) %}
          | "add" points "to" poss hoard keepable                     {% ([, by, , who, stat]) => draft.dropYou({ stat, by, who }) %}
          | "subtract" points "from" poss hoard                       {% ([, n, , who, stat]) => draft.dropYou({ stat, by: cards.minus(n), who }) %}
          | "add" points "to" poss hoard                              {% ([, by, , who, stat]) => draft.dropYou({ stat, by, who }) %}
          | player "subtract" points "from" itsown2 hoard             {% ([who, , n, , , stat]) => draft.dropYou({ stat, by: cards.minus(n), who }) %}
          | player "add" points "to" itsown2 hoard                    {% ([who, , by, , , stat]) => draft.dropYou({ stat, by, who }) %}
          | "subtract" points "from" "the" hoard keepable             {% ([, n, , , stat]) => ({ stat, by: cards.minus(n) }) %}
          | "add" points "to" "the" hoard keepable                    {% ([, by, , , stat]) => ({ stat, by }) %}

# Draw one additional card at the beginning of each Round.   Spells cost 1 less Sanity point to cast.   Can know up to two Spells.
stat     -> "draw" amount more "card" "at" "the" "start" "of" eachround {% ([, by]) => ({ stat: 'draw', by }) %}
          | "draw" num more "card" "at" "the" "start" "of" eachround "for" "each" eachso {% ([, n, , , , , , , , , , per]) => ({ stat: 'draw', by: cards.per(n, per) }) %}
          | "you" "draw" num more "card" "at" "the" "start" "of" eachround "for" "each" eachso {% ([, , n, , , , , , , , , , per]) => ({ stat: 'draw', by: cards.per(n, per) }) %}
          | "draw" amount more "card" "each" "round"                  {% ([, by]) => ({ stat: 'draw', by }) %}
          | "you" "may" "draw" amount more "card" "at" "the" "start" "of" eachround {% ([, , , by]) => ({ stat: 'draw', by }) %}
          | player "draw" amount more "card" "at" "the" "start" "of" eachround {% ([who, , by]) => draft.dropYou({ stat: 'draw', by, who }) %}
          | player "draw" num "fewer" "card" "at" "the" "start" "of" eachround {% ([who, , n]) => draft.dropYou({ stat: 'draw', by: -n, who }) %}
          | sel "cost" "no" sanity "to" "cast"                        {% ([of]) => values.castingFree(of) %}
          | sel "cost" num "less" sanity "to" "cast"                  {% ([of, , n]) => values.castingCost(of, -n) %}
          | sel "cost" num sanity "less" "to" "cast"                  {% ([of, , n]) => values.castingCost(of, -n) %}
          | sel "cost" num "more" sanity "to" "cast"                  {% ([of, , by]) => values.castingCost(of, by) %}
          | poss hoard "is" increased "by" points                     {% ([who, stat, , , , by]) => draft.dropYou({ stat, by, who }) %}
          | poss hoard "is" "reduce" "by" points                      {% ([who, stat, , , , n]) => draft.dropYou({ stat, by: cards.minus(n), who }) %}
          | "decrease" poss hoard "by" points                         {% ([, who, stat, , by]) => draft.dropYou({ stat, by: cards.minus(by), who }) %}
          | "you" "may" "keep" num more "card" "in" "your" "hand"     {% ([, , , by]) => ({ stat: 'handMax', by }) %}
          | "the" hoard keepable "is" increased "by" points           {% ([, stat, , , , , by]) => ({ stat, by }) %}
          | "the" hoard keepable "is" "reduce" "by" points            {% ([, stat, , , , , n]) => ({ stat, by: cards.minus(n) }) %}
          | sel "cost" num more sanity "to" "cast"                    {% ([of, , by]) => values.castingCost(of, by) %}
          | sel "cost" num more sanity                                {% ([of, , by]) => values.castingCost(of, by) %}
          | sel "cost" num "less" sanity                              {% ([of, , n]) => values.castingCost(of, -n) %}
          | "reduce" "the" sanity "cost" "of" costly "by" num         {% ([, , , , , is, , n]) => values.costOf(is, { by: -n }) %}
          | "increase" "the" sanity "cost" "of" costly "by" num       {% ([, , , , , is, , by]) => values.costOf(is, { by }) %}
          | "you" "pay" "no" sanity "cost" "for" costly               {% ([, , , , , , is]) => values.costOf(is, { by: 0, how: 'set' }) %}
          | "reduce" "the" sanity "cost" "of" costly "by" num "point" {% ([, , , , , is, , n]) => values.costOf(is, { by: -n }) %}
          | "increase" "the" sanity "cost" "of" costly "by" num "point" {% ([, , , , , is, , by]) => values.costOf(is, { by }) %}
          | "you" "pay" num "less" sanity casting2                    {% ([, , n]) => values.costOf({ type: 'Spell' }, { by: -n }) %}
          | "you" "pay" num more sanity casting2                      {% ([, , by]) => values.costOf({ type: 'Spell' }, { by }) %}
          | "you" "pay" "no" sanity casting2                          {% () => values.costOf({ type: 'Spell' }, { by: 0, how: 'set' }) %}
          | "the" hoard "of" player "is" increased "by" points        {% ([, stat, , who, , , , by]) => draft.dropYou({ stat, by, who }) %}
          | "the" hoard "of" player "is" "reduce" "by" points         {% ([, stat, , who, , , , n]) => draft.dropYou({ stat, by: cards.minus(n), who }) %}
          | "reduce" "the" hoard "of" player "by" points              {% ([, , stat, , who, , n]) => draft.dropYou({ stat, by: cards.minus(n), who }) %}
          | "increase" "the" hoard "of" player "by" points            {% ([, , stat, , who, , by]) => draft.dropYou({ stat, by, who }) %}
          | "you" "may" "keep" num np "above" "your" "maximum"         {% ([, , , n, is]) => values.keeps(n, is) %}
          | "you" "may" "keep" "any" "number" "of" np "above" "your" "maximum" {% ([, , , , , , is]) => values.keeps('any', is) %}
          | "you" "may" "keep" num "more" "card" "than" "your" "maximum" {% ([, , , by]) => ({ stat: 'handMax', by }) %}
          | "you" "may" "keep" num "card" "more" "than" "your" "maximum" {% ([, , , by]) => ({ stat: 'handMax', by }) %}
          | "you" "may" "keep" num more "card"                        {% ([, , , by]) => ({ stat: 'handMax', by }) %}
          | "you" "may" "keep" num more "card" "at" "the" "end" "of" eachround {% ([, , , by]) => ({ stat: 'handMax', by }) %}
          | "that" "tome" "'s" feature "is" increased "by" points     {% ([, , , stat, , , , by]) => values.ofTome(stat, by) %}
          | "increase" "the" feature "of" "that" "tome" "by" points   {% ([, , stat, , , , , by]) => values.ofTome(stat, by) %}
          | "you" "pay" "no" sanity "for" "the" "spell" "they" cast2  {% () => ({ stat: 'castingCost', by: 0, how: 'set', of: { is: { type: 'Spell' }, pick: 'all', borneBy: 'self' } }) %}
          | "you" "pay" "no" sanity "for" "spell" "they" cast2        {% () => ({ stat: 'castingCost', by: 0, how: 'set', of: { is: { type: 'Spell' }, pick: 'all', borneBy: 'self' } }) %}
          | thiscard "cost" "no" sanity                               {% () => ({ stat: 'cost', by: 0, how: 'set', of: { ref: 'self' } }) %}
          | thiscard "cost" "nothing"                                 {% () => ({ stat: 'cost', by: 0, how: 'set', of: { ref: 'self' } }) %}
          | "cost" "nothing"                                          {% () => ({ stat: 'cost', by: 0, how: 'set', of: { ref: 'self' } }) %}
          | "cost" "no" sanity                                        {% () => ({ stat: 'cost', by: 0, how: 'set', of: { ref: 'self' } }) %}
          | "cost" num "less" sanity                                  {% ([, n]) => ({ stat: 'cost', by: -n, of: { ref: 'self' } }) %}
          | "cost" num sanity "less"                                  {% ([, n]) => ({ stat: 'cost', by: -n, of: { ref: 'self' } }) %}
          | "cost" num more sanity                                    {% ([, by]) => ({ stat: 'cost', by, of: { ref: 'self' } }) %}
          | thiscard "cost" "no" sanity "to" "cast"                   {% () => ({ stat: 'castingCost', by: 0, how: 'set', of: { ref: 'self' } }) %}
          | thiscard "cost" num "less" sanity                         {% ([, , n]) => ({ stat: 'cost', by: -n, of: { ref: 'self' } }) %}
          | thiscard "cost" num "less" sanity "to" "cast"             {% ([, , n]) => ({ stat: 'castingCost', by: -n, of: { ref: 'self' } }) %}
          | thiscard "cost" num sanity "less"                         {% ([, , n]) => ({ stat: 'cost', by: -n, of: { ref: 'self' } }) %}
          | thiscard "cost" num more sanity                           {% ([, , by]) => ({ stat: 'cost', by, of: { ref: 'self' } }) %}
          | thiscard "cost" num more sanity "to" "cast"               {% ([, , by]) => ({ stat: 'castingCost', by, of: { ref: 'self' } }) %}
          | "reduce" "by" points "the" sanity "cost" "of" costly2     {% ([, , n, , , , , of]) => values.costOfThese(of, cards.minus(n)) %}
          | npd "require" "the" "loss" "of" num sanity                {% ([is, , , , , by]) => values.costOf(is, { by }) %}
          | "all" np "require" "the" "loss" "of" num sanity           {% ([, is, , , , , by]) => values.costOf(is, { by }) %}
          | every np "require" "the" "loss" "of" num more sanity      {% ([, is, , , , , by]) => values.costOf(is, { by }) %}
          | "increase" "by" points "the" sanity "cost" "of" costly2   {% ([, , by, , , , , of]) => values.costOfThese(of, by) %}
          | "you" "lose" "no" sanity arrivingat npd                   {% ([, , , , , is]) => values.freeArrival(is) %}
          | "your" "investigator" "lose" "no" sanity arrivingat npd   {% ([, , , , , , is]) => values.freeArrival(is) %}
          | "lose" "no" sanity arrivingat npd                         {% ([, , , , is]) => values.freeArrival(is) %}
          | "you" "do" "not" "lose" sanity playingof npd              {% ([, , , , , , is]) => values.costOf(is, { by: 0, how: 'set' }) %}
          | "you" "lose" "no" sanity playingof npd                    {% ([, , , , , is]) => values.costOf(is, { by: 0, how: 'set' }) %}
          | "the" hoard "number" "of" "card" "that" player "may" "keep" "is" "reduce" "by" points{% ([, stat, , , , , who, , , , , , n]) => draft.dropYou({ stat, by: cards.minus(n), who }) %}
          | "the" hoard "number" "of" "card" "that" player "may" "keep" "is" increased "by" points{% ([, stat, , , , , who, , , , , , by]) => draft.dropYou({ stat, by, who }) %}
          | "the" hoard "number" "of" "card" "that" player "may" "keep" "in" "their" "hand" "is" "reduce" "by" points{% ([, stat, , , , , who, , , , , , , , , n]) => draft.dropYou({ stat, by: cards.minus(n), who }) %}
          | "the" hoard "number" "of" "card" "that" player "may" "keep" "in" "their" "hand" "is" increased "by" points{% ([, stat, , , , , who, , , , , , , , , by]) => draft.dropYou({ stat, by, who }) %}
          | player "draw" num "card" "fewer" "at" "the" "start" "of" eachround {% ([who, , n]) => draft.dropYou({ stat: 'draw', by: -n, who }) %}
          | player "draw" num "card" "less" "at" "the" "start" "of" eachround {% ([who, , n]) => draft.dropYou({ stat: 'draw', by: -n, who }) %}
          | player "draw" num "less" "card" "at" "the" "start" "of" eachround {% ([who, , n]) => draft.dropYou({ stat: 'draw', by: -n, who }) %}
          | player "draw" num "card" "more" "at" "the" "start" "of" eachround {% ([who, , by]) => draft.dropYou({ stat: 'draw', by, who }) %}
          | player "draw" num "more" "card" "at" "the" "start" "of" eachround {% ([who, , by]) => draft.dropYou({ stat: 'draw', by, who }) %}
          | "draw" num "fewer" "card" "at" "the" "start" "of" eachround {% ([, n]) => ({ stat: 'draw', by: -n }) %}
          | "the" sanity "cost" "of" costly2 "is" "reduce" "by" points {% ([, , , , of, , , , n]) => values.costOfThese(of, cards.minus(n)) %}
          | "the" sanity "cost" "of" costly2 "is" increased "by" points {% ([, , , , of, , , , by]) => values.costOfThese(of, by) %}
          | "reduce" "the" sanity "cost" "of" np wheres "by" points   {% ([, , , , , is, posts, , n]) => values.costOfThese(cards.selector({ is, pick: 'all' }, posts), cards.minus(n)) %}
          | "reduce" "the" sanity "cost" "of" every np wheres "by" points {% ([, , , , , , is, posts, , n]) => values.costOfThese(cards.selector({ is, pick: 'all' }, posts), cards.minus(n)) %}
          | "raise" poss hoard "by" points                            {% ([, who, stat, , by]) => draft.dropYou({ stat, by, who }) %}
          | "lower" poss hoard "by" points                            {% ([, who, stat, , n]) => draft.dropYou({ stat, by: cards.minus(n), who }) %}
          | "you" "may" "keep" num more "card" "in" "your" "hand" "at" "the" "end" "of" eachround {% ([, , , by]) => ({ stat: 'handMax', by }) %}
          | every np "cost" num more sanity "to" entering             {% ([, is, , by]) => steps.enteringCost(is, { by }) %}
          | every np "cost" num "less" sanity "to" entering           {% ([, is, , n]) => steps.enteringCost(is, { by: -n }) %}
          | np "cost" num more sanity "to" entering                   {% ([is, , by]) => steps.enteringCost(is, { by }) %}
          | np "cost" num "less" sanity "to" entering                 {% ([is, , n]) => steps.enteringCost(is, { by: -n }) %}
          | amount "pass" "is" passneed "to" "end" eachround          {% ([by]) => ({ stat: 'passesToEnd', by, how: 'set' }) %}
          | "it" "take" num "pass" "to" "end" eachround               {% ([, , by]) => ({ stat: 'passesToEnd', by, how: 'set' }) %}
          | "it" "take" num more "pass" "to" "end" eachround          {% ([, , by]) => ({ stat: 'passesToEnd', by }) %}
          | num more "pass" "is" passneed "to" "end" eachround        {% ([by]) => ({ stat: 'passesToEnd', by }) %}
          | "no" "more" "than" num "phobia" "may" "affect" anyone     {% ([, , , by, , , , who]) => draft.dropYou({ stat: 'phobiaLimit', by, how: 'set', who }) %}
          | "only" num "phobia" "may" "affect" anyone                 {% ([, by, , , , who]) => draft.dropYou({ stat: 'phobiaLimit', by, how: 'set', who }) %}
          | player "may" "not" "is" "affected" "by" "more" "than" num "phobia" attime {% ([who, , , , , , , , by]) => draft.dropYou({ stat: 'phobiaLimit', by, how: 'set', who }) %}
          | player "cannot" "is" "affected" "by" "more" "than" num "phobia" attime {% ([who, , , , , , , by]) => draft.dropYou({ stat: 'phobiaLimit', by, how: 'set', who }) %}
          | "the" feature "of" sel "is" increased "by" points         {% ([, stat, , of, , , , by]) => values.statOfEach(stat, of, by) %}
          | "the" feature "of" sel "is" "reduce" "by" points          {% ([, stat, , of, , , , n]) => values.statOfEach(stat, of, cards.minus(n)) %}
          | "reduce" "by" num "the" sanity "cost" "of" costly         {% ([, , n, , , , , is]) => values.costOf(is, { by: -n }) %}
          | "increase" "by" num "the" sanity "cost" "of" costly       {% ([, , by, , , , , is]) => values.costOf(is, { by }) %}

# You need not pay the Sanity cost of Tomes.   Only a Soldier may bear this Weapon.   This card cannot be stolen.   No player may use Artifacts.
stat     -> "you" "need" "not" "pay" "the" sanity "cost" "of" costly  {% ([, , , , , , , , is]) => values.costOf(is, { by: 0, how: 'set' }) %}
          | "you" "do" "not" "pay" "the" sanity "cost" "of" costly    {% ([, , , , , , , , is]) => values.costOf(is, { by: 0, how: 'set' }) %}
          | "you" "pay" "no" sanity "for" costly                      {% ([, , , , , is]) => values.costOf(is, { by: 0, how: 'set' }) %}
          | "you" "need" "not" "pay" sanity "for" costly              {% ([, , , , , , is]) => values.costOf(is, { by: 0, how: 'set' }) %}
          | "you" "pay" num "less" sanity "for" costly                {% ([, , n, , , , is]) => values.costOf(is, { by: -n }) %}
          | "you" "pay" num more sanity "for" costly                  {% ([, , by, , , , is]) => values.costOf(is, { by }) %}
          | poss "hand" "may" contain2 "up" "to" num "card"           {% ([who, , , , , , by]) => draft.dropYou({ stat: 'handMax', by, how: 'set', who }) %}
          | "you" "may" "keep" "up" "to" num "card" "in" "your" "hand" {% ([, , , , , by]) => ({ stat: 'handMax', by, how: 'set' }) %}
          | "you" "may" "keep" "up" "to" num "card"                   {% ([, , , , , by]) => ({ stat: 'handMax', by, how: 'set' }) %}
          | "you" "may" "draw" "a" more "card" "at" "the" "start" "of" eachround {% () => ({ stat: 'draw', by: 1 }) %}
          | "you" "may" "draw" "a" more "card" "each" "round"         {% () => ({ stat: 'draw', by: 1 }) %}
          | "draw" "a" more "card" "at" "the" "start" "of" eachround  {% () => ({ stat: 'draw', by: 1 }) %}
          | "draw" "a" more "card" "each" "round"                     {% () => ({ stat: 'draw', by: 1 }) %}
          | player "draw" "a" more "card" "at" "the" "start" "of" eachround {% ([who]) => draft.dropYou({ stat: 'draw', by: 1, who }) %}
          | player "draw" "a" more "card" "each" "round"              {% ([who]) => draft.dropYou({ stat: 'draw', by: 1, who }) %}
          | player "draw" num more "card" "each" "round"              {% ([who, , by]) => draft.dropYou({ stat: 'draw', by, who }) %}
          | player "draw" num "fewer" "card" "each" "round"           {% ([who, , n]) => draft.dropYou({ stat: 'draw', by: -n, who }) %}
          | player "draw" "a" more "card" "per" "round"               {% ([who]) => draft.dropYou({ stat: 'draw', by: 1, who }) %}
          | player "draw" num more "card" "per" "round"               {% ([who, , by]) => draft.dropYou({ stat: 'draw', by, who }) %}
          | "reduce" "by" num "point" "the" sanity "cost" "of" costly {% ([, , n, , , , , , is]) => values.costOf(is, { by: -n }) %}
          | "increase" "by" num "point" "the" sanity "cost" "of" costly {% ([, , by, , , , , , is]) => values.costOf(is, { by }) %}
          | player "draw" num "card" "fewer" "at" "the" "end" "of" eachround {% ([who, , n]) => draft.dropYou({ stat: 'draw', by: -n, who }) %}
          | player "draw" num "fewer" "card" "at" "the" "end" "of" eachround {% ([who, , n]) => draft.dropYou({ stat: 'draw', by: -n, who }) %}
          | player "draw" num more "card" "at" "the" "end" "of" eachround {% ([who, , by]) => draft.dropYou({ stat: 'draw', by, who }) %}
# Your Sanity losses by Phobia Events lose 1.   Your Sanity losses in Combat are at most 6 in one Combat.   Your opponent's Sanity losses are doubled.
# You lose no Sanity from Phobias.   Your Investigator cannot lose more than 6 Sanity points in any one Combat.   All losses of Sanity are doubled.
# Whenever a player loses Sanity, he loses 1 point less.   You lose half as much Sanity from Events.   You cannot lose Sanity in Combat.
stat     -> poss "sanity" flow sanityby "gain" points                 {% ([who, , went, from, , by]) => values.flows(who, went, { by }, from) %}
          | poss "sanity" flow sanityby "lose" points                 {% ([who, , went, from, , n]) => values.flows(who, went, { by: cards.minus(n) }, from) %}
          | poss "sanity" flow sanityby "is" amount                   {% ([who, , went, from, , by]) => values.flows(who, went, { by, how: 'set' }, from) %}
          | poss "sanity" flow sanityby "is" flowing                  {% ([who, , went, from, , how]) => values.flows(who, went, how, from) %}
          | poss "sanity" flow "gain" points                          {% ([who, , went, , by]) => values.flows(who, went, { by }) %}
          | poss "sanity" flow "lose" points                          {% ([who, , went, , n]) => values.flows(who, went, { by: cards.minus(n) }) %}
          | poss "sanity" flow "is" amount                            {% ([who, , went, , by]) => values.flows(who, went, { by, how: 'set' }) %}
          | poss "sanity" flow "is" flowing                           {% ([who, , went, , how]) => values.flows(who, went, how) %}
          | allflows "is" flowing                                     {% ([all, , how]) => values.flowsOf(all, how) %}
          | "reduce" allflows "by" points                             {% ([, all, , n]) => values.flowsOf(all, { by: cards.minus(n) }) %}
          | "increase" allflows "by" points                           {% ([, all, , by]) => values.flowsOf(all, { by }) %}
          | "halve" allflows                                          {% ([, all]) => values.flowsOf(all, values.half) %}
          | "double" allflows                                         {% ([, all]) => values.flowsOf(all, values.twice) %}
          | player losegain "no" sanity sanityby                      {% ([who, went, , , from]) => values.flows(who, went, values.none, from) %}
          | player losegain num "less" sanity sanityby                {% ([who, went, n, , , from]) => values.flows(who, went, { by: -n }, from) %}
          | player losegain num "fewer" sanity sanityby               {% ([who, went, n, , , from]) => values.flows(who, went, { by: -n }, from) %}
          | player losegain num sanity "less" sanityby                {% ([who, went, n, , , from]) => values.flows(who, went, { by: -n }, from) %}
          | player losegain num more sanity sanityby                  {% ([who, went, by, , , from]) => values.flows(who, went, { by }, from) %}
          | player losegain num sanity more sanityby                  {% ([who, went, by, , , from]) => values.flows(who, went, { by }, from) %}
          | player losegain "half" "as" "much" sanity                 {% ([who, went]) => values.flows(who, went, values.half) %}
          | player losegain "half" "as" "much" sanity sanityby        {% ([who, went, , , , , from]) => values.flows(who, went, values.half, from) %}
          | player losegain "half" "as" "many" sanity                 {% ([who, went]) => values.flows(who, went, values.half) %}
          | player losegain "half" "as" "many" sanity sanityby        {% ([who, went, , , , , from]) => values.flows(who, went, values.half, from) %}
          | player losegain "only" "half" "as" "much" sanity          {% ([who, went]) => values.flows(who, went, values.half) %}
          | player losegain "only" "half" "the" sanity sanityby       {% ([who, went, , , , , from]) => values.flows(who, went, values.half, from) %}
          | player losegain "twice" "as" "much" sanity                {% ([who, went]) => values.flows(who, went, values.twice) %}
          | player losegain "twice" "as" "much" sanity sanityby       {% ([who, went, , , , , from]) => values.flows(who, went, values.twice, from) %}
          | player losegain "twice" "as" "many" sanity                {% ([who, went]) => values.flows(who, went, values.twice) %}
          | player losegain "twice" "as" "many" sanity sanityby       {% ([who, went, , , , , from]) => values.flows(who, went, values.twice, from) %}
          | player losegain "double" sanity                           {% ([who, went]) => values.flows(who, went, values.twice) %}
          | player losegain "double" sanity sanityby                  {% ([who, went, , , from]) => values.flows(who, went, values.twice, from) %}
          | player losegain "double" "the" sanity                     {% ([who, went]) => values.flows(who, went, values.twice) %}
          | player maynot "lose" sanity                               {% ([who]) => values.flows(who, 'lost', values.none) %}
          | player maynot "gain" sanity sanityby                      {% ([who, , , , from]) => values.flows(who, 'gained', values.none, from) %}
          | player "do" "not" "gain" sanity sanityby                  {% ([who, , , , , from]) => values.flows(who, 'gained', values.none, from) %}
          | player maynot "gain" "any" sanity sanityby                {% ([who, , , , , from]) => values.flows(who, 'gained', values.none, from) %}
          | "no" playing1 maycan "gain" sanity sanityby               {% ([, , , , , from]) => values.flows('each', 'gained', values.none, from) %}
          | "no" sanity "may" "is" "gain" sanityby                    {% ([, , , , , from]) => values.flows('each', 'gained', values.none, from) %}
          | player maynot "lose" sanity sanityby                      {% ([who, , , , from]) => values.flows(who, 'lost', values.none, from) %}
          | player maynot "lose" "any" sanity                         {% ([who]) => values.flows(who, 'lost', values.none) %}
          | player maynot "lose" "any" sanity sanityby                {% ([who, , , , , from]) => values.flows(who, 'lost', values.none, from) %}
          | player "do" "not" "lose" sanity sanityby                  {% ([who, , , , , from]) => values.flows(who, 'lost', values.none, from) %}
          | player "do" "not" "lose" sanity                           {% ([who]) => values.flows(who, 'lost', values.none) %}
          | "no" playing1 maycan "lose" sanity                        {% () => values.flows('each', 'lost', values.none) %}
          | "no" playing1 maycan "lose" sanity sanityby               {% ([, , , , , from]) => values.flows('each', 'lost', values.none, from) %}
          | player maynot losegain "more" "than" num sanity           {% ([who, , went, , , by]) => values.flows(who, went, { by, how: 'most' }) %}
          | player maynot losegain "more" "than" num sanity atonce    {% ([who, , went, , , by, , per]) => values.flows(who, went, { by, how: 'most', ...per }) %}
          | player maynot losegain "more" "than" num sanity sanityby  {% ([who, , went, , , by, , from]) => values.flows(who, went, { by, how: 'most' }, from) %}
          | player losegain "at" "most" num sanity atonce             {% ([who, went, , , by, , per]) => values.flows(who, went, { by, how: 'most', ...per }) %}
          | whenever player losegain sanity "," flowed                {% ([, who, went, , , how]) => values.flowsSo(who, went, how) %}
          | whenever player losegain sanity sanityby "," flowed       {% ([, who, went, , from, , how]) => values.flowsSo(who, went, how, from) %}
          | whenever player "would" losegain sanity "," flowed        {% ([, who, , went, , , how]) => values.flowsSo(who, went, how) %}
          | whenever player "would" losegain sanity sanityby "," flowed {% ([, who, , went, , from, , how]) => values.flowsSo(who, went, how, from) %}
          | whenever anybody losegain sanity "," flowed               {% ([, , went, , , how]) => values.flowsSo('each', went, how) %}
          | whenever anybody losegain sanity sanityby "," flowed      {% ([, , went, , from, , how]) => values.flowsSo('each', went, how, from) %}
          | whenever anybody "would" losegain sanity "," flowed       {% ([, , , went, , , how]) => values.flowsSo('each', went, how) %}
          | whenever player losegain "any" sanity "," flowed          {% ([, who, went, , , , how]) => values.flowsSo(who, went, how) %}
value    -> whom plus2 plenty                                         {% ([of, , value]) => ({ value, of }) %}
          | whom minus2 points                                        {% ([of, , n]) => ({ value: cards.minus(n), of }) %}
          | whom plus2 plenty "to" itsvalue                           {% ([of, , value]) => ({ value, of }) %}
          | whom minus2 points "from" itsvalue                        {% ([of, , n]) => ({ value: cards.minus(n), of }) %}
          | whom "lose" points "of" valueword                         {% ([of, , n]) => ({ value: cards.minus(n), of }) %}
          | "they" "raise" "the" valueword "of" sel "by" points       {% ([, , , , , of, , value]) => ({ value, of }) %}
          | "add" points "to" valued                                  {% ([, value, , of]) => ({ value, of }) %}
          | "subtract" points "from" valued                           {% ([, value, , of]) => ({ value: cards.minus(value), of }) %}
          | increased valued "by" points                              {% ([, of, , value]) => ({ value, of }) %}
          | reduced valued "by" points                                {% ([, of, , n]) => ({ value: cards.minus(n), of }) %}
          | increased valued "to" numpoint                            {% ([, of, , value]) => ({ value, of, how: 'set' }) %}
          | reduced valued "to" numpoint                              {% ([, of, , value]) => ({ value, of, how: 'set' }) %}
          | "change" valued "to" numpoint                             {% ([, of, , value]) => ({ value, of, how: 'set' }) %}
          | "+" num "to" valued                                       {% ([, value, , of]) => ({ value, of }) %}
          | "-" num "to" valued                                       {% ([, value, , of]) => ({ value: cards.minus(value), of }) %}
          | "halve" valued                                            {% ([, of]) => values.halved(of) %}
          | "halve" valued rounding                                   {% ([, of, round]) => values.halved(of, round) %}
          | "halve" rounding valued                                   {% ([, round, of]) => values.halved(of, round) %}
          | "double" valued                                           {% ([, of]) => ({ value: 2, of, how: 'double' }) %}

# While you are here, this card makes all Ghouls in any attacking Threat visible.   Card value is 2 if Ghouls are part of your opponent's Threat.
# The value of all Ghouls is reduced by 2 points while it is Day.   Each of your Allies adds 1 to its value.
value    -> sel "weaken" "and" "lose" points "of" valueword           {% ([of, , , , value]) => ({ value: cards.minus(value), of }) %}
          | sel "weaken" "and" "lose" points                          {% ([of, , , , value]) => ({ value: cards.minus(value), of }) %}
          | granting sel points                                         {% ([, of, value]) => ({ value, of }) %}
          | granting sel "a" "bonus" "of" points                        {% ([, of, , , , value]) => ({ value, of }) %}
          | granting sel "a" "bonus" "of" "+" num                       {% ([, of, , , , , value]) => ({ value, of }) %}
          | granting sel "a" num "point" "bonus"                        {% ([, of, , value]) => ({ value, of }) %}
          | granting sel "a" "+" num "bonus"                            {% ([, of, , , value]) => ({ value, of }) %}
          | granting sel "+" num                                        {% ([, of, , value]) => ({ value, of }) %}
          | granting sel "-" num                                        {% ([, of, , n]) => ({ value: -n, of }) %}
          | granting points "to" sel                                    {% ([, value, , of]) => ({ value, of }) %}
          | "add" points                                              {% ([, value]) => ({ value, of: cards.again }) %}
          | "add" num more "point"                                    {% ([, value]) => ({ value, of: cards.again }) %}
          | "subtract" num more "point"                               {% ([, n]) => ({ value: -n, of: cards.again }) %}

# Add 2 to the value of each Ghoul for each Student you have in play.   All Cultists subtract 1 point from their value while it is Day.
value    -> "add" numpoint "to" valued "for" "each" eachso           {% ([, n, , of, , , per]) => ({ value: cards.per(n, per), of }) %}
          | "subtract" numpoint "from" valued "for" "each" eachso    {% ([, n, , of, , , per]) => ({ value: cards.minus(cards.per(n, per)), of }) %}
          | whom plus2 numpoint "to" itsvalue "for" "each" eachso    {% ([of, , n, , , , , per]) => ({ value: cards.per(n, per), of }) %}
          | whom minus2 numpoint "from" itsvalue "for" "each" eachso {% ([of, , n, , , , , per]) => ({ value: cards.minus(cards.per(n, per)), of }) %}

# This Ally's value is 5.   Its value is 3 at Night.   This card is immune to Spells.   The value of Ghouls is 3.   The value of Ghouls in play becomes 2 by Day.
# The value of each of your Allies is at least 1.   Value is halved by Day.   The value of this card is doubled at Night.   This Ally's value is reduced to 2 at Night.   Value is increased by 1 at Night.
# The value of this card may not be lowered.   This Ally may only bear Enchanted Weapons.   This Ally's value may not be reduced by Spells.
value    -> worthof "is" "at" "least" numpoint                        {% ([of, , , , least]) => values.noLess(of, least) %}
          | worthof "is" points                                       {% ([of, , value]) => ({ value, of, how: 'set' }) %}
          | worthof "become" points                                   {% ([of, , value]) => ({ value, of, how: 'set' }) %}
          | worthof "equal" amount                                    {% ([of, , value]) => ({ value, of, how: 'set' }) %}
          | worthof "equal" measure                                   {% ([of, , value]) => ({ value, of, how: 'set' }) %}
          | worthof "is" "halve"                                      {% ([of]) => values.halved(of) %}
          | worthof "is" "halve" rounding                             {% ([of, , , round]) => values.halved(of, round) %}
          | worthof "is" "double"                                     {% ([of]) => ({ value: 2, of, how: 'double' }) %}
          | worthof "is" increased "by" points                        {% ([of, , , , value]) => ({ value, of }) %}
          | worthof "is" reduced "by" points                          {% ([of, , , , n]) => ({ value: cards.minus(n), of }) %}
          | worthof "is" increased "to" numpoint                      {% ([of, , , , value]) => ({ value, of, how: 'set' }) %}
          | worthof "is" reduced "to" numpoint                        {% ([of, , , , value]) => ({ value, of, how: 'set' }) %}
          | worthof increased "by" points                             {% ([of, , , value]) => ({ value, of }) %}
          | worthof maynot "is" lowered                               {% ([of]) => ({ unlowered: true, of }) %}
          | worthof maynot "is" lowered "by" sourced                  {% ([of, , , , , by]) => values.unloweredBy(of, by) %}
          | worthof maynot "is" lowered "by" "any" "card"             {% ([of]) => ({ unlowered: true, of }) %}
          | worthof maynot "is" lowered "by" foes3                    {% ([of]) => values.unloweredBy(of, { owner: 'opponent' }) %}
          | "no" np maycan lowered valued                             {% ([, by, , , of]) => values.unloweredBy(of, by) %}
          | "nothing" maycan lowered valued                           {% ([, , , of]) => ({ unlowered: true, of }) %}
          | "no" "card" maycan lowered valued                         {% ([, , , , of]) => ({ unlowered: true, of }) %}
          | valueword "halve"                                         {% () => values.halved({ ref: 'self' }) %}
          | "half" valueword                                          {% () => values.halved({ ref: 'self' }) %}
          | valueword "double"                                        {% () => ({ value: 2, of: { ref: 'self' }, how: 'double' }) %}

# Double this card.   Double the value of one Ally until the end of Combat when played.   This card has a value of 5 at Night.   Ghouls have their value doubled at Night.
# This card is worth 2 more points at Night.   Reduce the value of one attacking Monster to 1 when cast.   This card adds 2 if it defends alone.
value    -> whom "is" "worth" "double"                                {% ([of]) => ({ value: 2, of, how: 'double' }) %}
          | whom "is" "worth" "double" itsown2 valueword              {% ([of]) => ({ value: 2, of, how: 'double' }) %}
          | whom "is" "worth" "twice" itsown2 valueword               {% ([of]) => ({ value: 2, of, how: 'double' }) %}
          | whom "is" "worth" "half" itsown2 valueword                {% ([of]) => values.halved(of) %}
          | whom "have" "double" valueword                            {% ([of]) => ({ value: 2, of, how: 'double' }) %}
          | whom "have" "double" itsown2 valueword                    {% ([of]) => ({ value: 2, of, how: 'double' }) %}
          | whom "have" "twice" itsown2 valueword                     {% ([of]) => ({ value: 2, of, how: 'double' }) %}
          | whom "is" "double"                                        {% ([of]) => ({ value: 2, of, how: 'double' }) %}
          | whom athalf                                               {% ([of]) => values.halved(of) %}
          | whom athalf rounding                                      {% ([of, , round]) => values.halved(of, round) %}
          | whom "have" itsown2 valueword "double"                    {% ([of]) => ({ value: 2, of, how: 'double' }) %}
          | whom "have" itsown2 valueword "halve"                     {% ([of]) => values.halved(of) %}
          | whom "have" itsown2 valueword increased "by" points       {% ([of, , , , , , value]) => ({ value, of }) %}
          | whom "have" itsown2 valueword reduced "by" points         {% ([of, , , , , , n]) => ({ value: cards.minus(n), of }) %}
          | whom "have" itsown2 valueword increased "to" numpoint     {% ([of, , , , , , value]) => ({ value, of, how: 'set' }) %}
          | whom "have" itsown2 valueword reduced "to" numpoint       {% ([of, , , , , , value]) => ({ value, of, how: 'set' }) %}
          | whom "have" "a" valueword "of" numpoint                   {% ([of, , , , , value]) => ({ value, of, how: 'set' }) %}
          | whom "have" "a" "+" num "to" "their" valueword            {% ([of, , , , value]) => ({ value, of }) %}
          | sel "double" itsown2 valueword                            {% ([of]) => ({ value: 2, of, how: 'double' }) %}
          | sel "double" "in" valueword                               {% ([of]) => ({ value: 2, of, how: 'double' }) %}
          | "double" "their" valueword                                {% () => ({ value: 2, of: { ref: 'self' }, how: 'double' }) %}
          | whom "is" increased "by" points                           {% ([of, , , , value]) => ({ value, of }) %}
          | whom "is" reduced "by" points                             {% ([of, , , , n]) => ({ value: cards.minus(n), of }) %}
          | whom "is" increased "to" numpoint                         {% ([of, , , , value]) => ({ value, of, how: 'set' }) %}
          | whom "is" reduced "to" numpoint                           {% ([of, , , , value]) => ({ value, of, how: 'set' }) %}
          | whom "is" "worth" moreworth                               {% ([of, , , value]) => ({ value, of }) %}
          | whom "is" "worth" "nothing"                               {% ([of]) => ({ value: 0, of, how: 'set' }) %}
          | whom "is" "worth" points                                  {% ([of, , , value]) => ({ value, of, how: 'set' }) %}
          | whom "count" "as" numpoint                                {% ([of, , , value]) => ({ value, of, how: 'set' }) %}
          | np "add" points "to" "their" valueword "in" anythreat     {% ([is, , value]) => ({ value, of: cards.inAnyThreat(is) }) %}
          | np plus2 points "in" anythreat                            {% ([is, , value]) => ({ value, of: cards.inAnyThreat(is) }) %}
          | np "lose" points "in" anythreat                           {% ([is, , n]) => ({ value: cards.minus(n), of: cards.inAnyThreat(is) }) %}
          | "it" "add" points "to" "their" valueword                  {% ([, , value]) => ({ value, of: { ref: 'host' } }) %}
          | "it" "subtract" points "from" "their" valueword           {% ([, , n]) => ({ value: cards.minus(n), of: { ref: 'host' } }) %}
moreworth -> num "more" "point"                                       {% draft.first %}
          | num "more"                                                {% draft.first %}
          | num more2 "point"                                         {% draft.first %}
          | num "point" "more"                                        {% draft.first %}
          | "a" more "point"                                          {% () => 1 %}
          | num "less" "point"                                        {% ([n]) => -n %}
          | num "fewer" "point"                                       {% ([n]) => -n %}
          | num "point" "less"                                        {% ([n]) => -n %}
          | num "point" "fewer"                                       {% ([n]) => -n %}
          | num "less"                                                {% ([n]) => -n %}

# Add 1 to this card by Day. -2 at Night.   Add 2 to this card while opposed by a Ghoul.   You may play any Dreamlands Ally through this Gate.
value    -> "+" num                                                   {% ([, value]) => ({ value, of: cards.again }) %}
          | "-" num                                                   {% ([, n]) => ({ value: -n, of: cards.again }) %}
          | "+" num "for" "each" eachso                              {% ([, n, , , per]) => ({ value: cards.per(n, per), of: cards.again }) %}
          | "-" num "for" "each" eachso                              {% ([, n, , , per]) => ({ value: cards.minus(cards.per(n, per)), of: cards.again }) %}
          | "subtract" points                                         {% ([, n]) => ({ value: cards.minus(n), of: cards.again }) %}
          | "gain" points                                             {% ([, value]) => ({ value, of: cards.again }) %}
          | "lose" points                                             {% ([, n]) => ({ value: cards.minus(n), of: cards.again }) %}
          | "add" points "to" valueword                               {% ([, value]) => ({ value, of: cards.again }) %}
          | "lose" num "point"                                        {% values.ownChange %}
          | "gain" num "point"                                        {% values.ownChange %}
          | "gain" num more "point"                                   {% values.ownChange %}
whom     -> sel                                                       {% draft.first %}
          | bare                                                      {% draft.first %}
plus2    -> "add"                                                     {% draft.nothing %}
          | "gain"                                                    {% draft.nothing %}
minus2   -> "lose"                                                    {% draft.nothing %}
          | "subtract"                                                {% draft.nothing %}
lowered  -> reduced                                                   {% draft.nothing %}
          | "lower"                                                   {% draft.nothing %}
reduced  -> "reduce"                                                  {% draft.nothing %}
          | "decrease"                                                {% draft.nothing %}
plenty   -> points                                                    {% draft.first %}
          | num more2 "point"                                         {% draft.first %}
itsvalue -> itsown2 valueword                                         {% draft.nothing %}
          | "the" valueword                                           {% draft.nothing %}
          | "value"                                                   {% draft.nothing %}
numpoint -> num                                                       {% draft.first %}
          | num "point"                                               {% draft.first %}
athalf   -> "is" "reduce" "to" "half" valueword                       {% draft.nothing %}
          | "is" "reduce" "to" "half" itsown2 valueword               {% draft.nothing %}
          | "is" "reduce" "to" "half" "of" itsown2 valueword          {% draft.nothing %}
          | "is" "reduce" "by" "half"                                 {% draft.nothing %}
          | "is" "at" "half" valueword                                {% draft.nothing %}
          | "is" "halve"                                              {% draft.nothing %}
          | "have" "half" valueword                                   {% draft.nothing %}
          | "have" "half" itsown2 valueword                           {% draft.nothing %}
rounding -> "(" "round" updown ")"                                    {% ([, , round]) => round %}
          | "," "round" updown                                        {% ([, , round]) => round %}
# Halve the value of this card (round up) if it is Night.   Add 1 to this card and two additional points against Ghouls.
valued   -> sel                                                       {% draft.first %}
          | ofworth                                                   {% draft.first %}
          | "the" "attack" "of" sel                                   {% ([, , , of]) => of %}
          | "the" "attack" "from" np                                  {% ([, , , is]) => ({ is, in: 'directedThreat', of: 'opponent', pick: 'all' }) %}
worthof  -> ofworth                                                   {% draft.first %}
          | valueword                                                 {% () => ({ ref: 'self' }) %}
ofworth  -> "the" valueword "of" whom                                 {% ([, , , of]) => of %}
          | "the" valueword "of" np wheres                            {% ([, , , is, posts]) => cards.ofOneKind(is, posts) %}
          | sel "'s" valueword                                        {% draft.first %}
          | poss np "'s" valueword                                    {% ([of, is]) => cards.selector(cards.owned(of, is), []) %}
          | "ally" "'s" valueword                                     {% () => ({ ref: 'host' }) %}
          | "their" valueword                                         {% () => cards.them %}
          | "its" valueword                                           {% () => ({ ref: 'self' }) %}
granting -> "give"                                                    {% draft.nothing %}
          | "grant"                                                   {% draft.nothing %}
valueword -> "value"                                                  {% draft.nothing %}
          | "card" "value"                                            {% draft.nothing %}
keepable -> "number" "of" "card" "that" "you" "may" "keep" "in" "your" "hand" {% draft.nothing %}
          | "number" "of" "card" "you" "may" "keep" "in" "your" "hand" {% draft.nothing %}
hoard    -> "minimum"                                                 {% () => 'handMin' %}
          | "maximum"                                                 {% () => 'handMax' %}
          | "maximum" "sanity"                                        {% () => 'sanityMax' %}
          | "education"                                               {% () => 'education' %}
          | "phobia" "limit"                                          {% () => 'phobiaLimit' %}
          | "hand" "minimum"                                          {% () => 'handMin' %}
          | "hand" "maximum"                                          {% () => 'handMax' %}
          | "sanity" "maximum"                                        {% () => 'sanityMax' %}
          | "hand" "limit"                                            {% () => 'handMax' %}
          | "maximum" "hand" "size"                                   {% () => 'handMax' %}
          | "minimum" "hand" "size"                                   {% () => 'handMin' %}

# Your hand size is increased by 1.   Each player draws two fewer cards at the start of each Round.   The Sanity cost of Spells in this Tome is reduced by 1.
hoard    -> "hand" "size"                                             {% () => 'draw' %}
feature  -> "spell" "capacity"                                        {% () => 'spellCapacity' %}
          | "sanity" "cost"                                           {% () => 'cost' %}
          | "casting" "cost"                                          {% () => 'castingCost' %}
endofplay -> "a" "round"                                              {% draft.nothing %}
          | "card" "play" "in" "a" "round"                            {% draft.nothing %}
more2    -> "additional"                                              {% draft.nothing %}
          | "extra"                                                   {% draft.nothing %}
more     -> "additional"                                              {% draft.nothing %}
          | "extra"                                                   {% draft.nothing %}
          | "more"                                                    {% draft.nothing %}
bare     -> np                                                        {% ([is]) => cards.barePlural(is) %}
          | np wheres                                                 {% ([is, posts]) => cards.barePlural(is, posts) %}
          | "other" np                                                {% ([, is]) => cards.barePlural(is, [], true) %}
          | np "you" "play"                                           {% ([is]) => cards.barePlural(is, [{ of: 'you' }]) %}
          | np "of" poss np                                           {% ([is, , of, by]) => cards.bornBy({ is, of, by }) %}
increased -> "increase"                                               {% draft.nothing %}
          | "raise"                                                   {% draft.nothing %}
its      -> "its"                                                     {% draft.nothing %}
holds    -> "hold"                                                    {% draft.nothing %}
          | "know"                                                    {% draft.nothing %}
          | "contain"                                                 {% draft.nothing %}
casting2 -> "when" "casting" "spell"                                  {% draft.nothing %}
          | "for" "casting" "spell"                                   {% draft.nothing %}
          | "when" "cast" "spell"                                     {% draft.nothing %}
          | "to" "cast" "spell"                                       {% draft.nothing %}
          | "when" "you" "cast" "a" "spell"                           {% draft.nothing %}
          | "to" "cast" "a" "spell"                                   {% draft.nothing %}
playingof-> "from" "play"                                             {% draft.nothing %}
          | "for" "play"                                              {% draft.nothing %}
          | "when" "play"                                             {% draft.nothing %}
          | "by" "play"                                               {% draft.nothing %}
costly   -> np                                                        {% draft.first %}
          | "all" np                                                  {% ([, is]) => is %}
          | "your" np                                                 {% ([, is]) => is %}
          | "each" np                                                 {% ([, is]) => is %}
          | "any" np                                                  {% ([, is]) => is %}
          | "any" np "you" "play"                                     {% ([, is]) => is %}
          | every np "you" "play"                                     {% ([, is]) => is %}
          | np "you" "play"                                           {% ([is]) => is %}
          | "any" np "you" "cast"                                     {% ([, is]) => is %}
          | every np "you" "cast"                                     {% ([, is]) => is %}
          | np "you" "cast"                                           {% ([is]) => is %}
          | every np "you" "cast" "from" "a" words                    {% ([, is, , , , , held]) => nouns.inHolder(is, held) %}
          | np "you" "cast" "from" "a" words                          {% ([is, , , , , held]) => nouns.inHolder(is, held) %}
          | every np "you" "cast" "from" words                        {% ([, is, , , , held]) => nouns.inHolder(is, held) %}
          | np "you" "cast" "from" words                              {% ([is, , , , held]) => nouns.inHolder(is, held) %}
          | every "your" np                                           {% ([, , is]) => is %}
cast2    -> "cast"                                                    {% draft.nothing %}
          | "know"                                                    {% draft.nothing %}
costly2  -> costly                                                    {% ([is]) => ({ is, pick: 'all' }) %}
          | np wheres                                                 {% ([is, posts]) => cards.selector({ is, pick: 'all' }, posts) %}
          | every np wheres                                           {% ([, is, posts]) => cards.selector({ is, pick: 'all' }, posts) %}
passneed -> "require"                                                 {% draft.nothing %}
          | "need"                                                    {% draft.nothing %}
anyone   -> "you"                                                     {% () => 'you' %}
          | "your" "investigator"                                     {% () => 'you' %}
          | "each" "player"                                           {% () => 'each' %}
          | "each" "investigator"                                     {% () => 'each' %}
          | "any" "player"                                            {% () => 'each' %}
          | "any" "investigator"                                      {% () => 'each' %}
          | "a" "player"                                              {% () => 'each' %}
contain2 -> "contain"                                                 {% draft.nothing %}
          | "hold"                                                    {% draft.nothing %}
flow     -> "loss"                                                    {% () => 'lost' %}
          | "gain"                                                    {% () => 'gained' %}
losegain -> "lose"                                                    {% () => 'lost' %}
          | "gain"                                                    {% () => 'gained' %}
flowing  -> "double"                                                  {% () => values.twice %}
          | "halve"                                                   {% () => values.half %}
          | "halve" "(" "round" "up" ")"                              {% () => values.half %}
          | "at" "most" amount                                        {% ([, , by]) => ({ by, how: 'most' }) %}
          | "at" "most" amount atonce                                 {% ([, , by, per]) => ({ by, how: 'most', ...per }) %}
          | increased "by" points                                     {% ([, , by]) => ({ by }) %}
          | "reduce" "by" points                                      {% ([, , n]) => ({ by: cards.minus(n) }) %}
          | "prevent"                                                 {% () => values.none %}
          | "ignore"                                                  {% () => values.none %}
          | "cancel"                                                  {% () => values.none %}
flowed   -> "they" losegain num sanity "less"                         {% ([, went, n]) => ({ went, by: -n }) %}
          | "they" losegain num "less"                                {% ([, went, n]) => ({ went, by: -n }) %}
          | "they" losegain num "point" "less"                        {% ([, went, n]) => ({ went, by: -n }) %}
          | "they" losegain num "less" "point"                        {% ([, went, n]) => ({ went, by: -n }) %}
          | "they" losegain num "less" sanity                         {% ([, went, n]) => ({ went, by: -n }) %}
          | "they" losegain num "fewer" "point"                       {% ([, went, n]) => ({ went, by: -n }) %}
          | "they" losegain num more "point"                          {% ([, went, by]) => ({ went, by }) %}
          | "they" losegain num more                                  {% ([, went, by]) => ({ went, by }) %}
          | "they" losegain num more sanity                           {% ([, went, by]) => ({ went, by }) %}
          | "they" losegain "a" more "point"                          {% ([, went]) => ({ went, by: 1 }) %}
          | "they" losegain "a" more sanity                           {% ([, went]) => ({ went, by: 1 }) %}
          | losegain num more                                         {% ([went, by]) => ({ went, by }) %}
          | losegain num more "point"                                 {% ([went, by]) => ({ went, by }) %}
          | losegain num more sanity                                  {% ([went, by]) => ({ went, by }) %}
          | losegain num "less"                                       {% ([went, n]) => ({ went, by: -n }) %}
          | losegain num "less" "point"                               {% ([went, n]) => ({ went, by: -n }) %}
          | losegain num "less" sanity                                {% ([went, n]) => ({ went, by: -n }) %}
          | losegain num "point" "less"                               {% ([went, n]) => ({ went, by: -n }) %}
          | losegain num sanity "less"                                {% ([went, n]) => ({ went, by: -n }) %}
          | "you" losegain num more sanity                            {% ([, went, by]) => ({ went, by }) %}
          | "you" losegain num "less" sanity                          {% ([, went, n]) => ({ went, by: -n }) %}
          | manifold                                                  {% ([how]) => how %}
          | "they" manifold                                           {% ([, how]) => how %}
          | "you" manifold                                            {% ([, how]) => how %}
          | "double" thatflow                                         {% () => values.twice %}
          | "halve" thatflow                                          {% () => values.half %}
          | "halve" thatflow "(" "round" "up" ")"                     {% () => values.half %}
          | thatflow "is" flowing                                     {% ([, , how]) => how %}
          | "reduce" thatflow "by" points                             {% ([, , , n]) => ({ by: cards.minus(n) }) %}
          | "increase" thatflow "by" points                           {% ([, , , by]) => ({ by }) %}
manifold -> losegain "twice" "as" "much"                              {% ([went]) => ({ went, ...values.twice }) %}
          | losegain "twice" "that" "much"                            {% ([went]) => ({ went, ...values.twice }) %}
          | losegain "twice" "that" "amount"                          {% ([went]) => ({ went, ...values.twice }) %}
          | losegain "half" "as" "much"                               {% ([went]) => ({ went, ...values.half }) %}
          | losegain "half" "that" "much"                             {% ([went]) => ({ went, ...values.half }) %}
          | losegain "only" "half" "as" "much"                        {% ([went]) => ({ went, ...values.half }) %}
          | losegain "half" "that" "amount"                           {% ([went]) => ({ went, ...values.half }) %}
          | losegain "none"                                           {% ([went]) => ({ went, ...values.none }) %}
thatflow -> "the" flow                                                {% draft.nothing %}
          | "that" flow                                               {% draft.nothing %}
          | "it"                                                      {% draft.nothing %}
          | "the" "amount"                                            {% draft.nothing %}
          | "the" "sanity" flow                                       {% draft.nothing %}
allflows -> "all" "sanity" flow                                       {% ([, , went]) => ['each', went] %}
          | "all" flow "of" sanity                                    {% ([, went]) => ['each', went] %}
          | "each" "sanity" flow                                      {% ([, , went]) => ['each', went] %}
          | "each" flow "of" sanity                                   {% ([, went]) => ['each', went] %}
          | "all" "your" "sanity" flow                                {% ([, , , went]) => ['you', went] %}
          | "your" flow "of" sanity                                   {% ([, went]) => ['you', went] %}
          | "all" "your" "sanity" flow sanityby                       {% ([, , , went, from]) => ['you', went, from] %}
          | "your" "sanity" flow                                      {% ([, , went]) => ['you', went] %}
          | "your" "sanity" flow sanityby                             {% ([, , went, from]) => ['you', went, from] %}
          | "all" flow "of" sanity sanityby                           {% ([, went, , , from]) => ['each', went, from] %}
          | "all" "sanity" flow sanityby                              {% ([, , went, from]) => ['each', went, from] %}
          | "any" flow "of" sanity sanityby                           {% ([, went, , , from]) => ['you', went, from] %}
          | "any" "sanity" flow sanityby                              {% ([, , went, from]) => ['you', went, from] %}
          | "the" flow "of" sanity sanityby                           {% ([, went, , , from]) => ['you', went, from] %}
sanityby -> sourcedby                                                 {% ([from]) => nouns.causeOf(from) %}
          | "from" npd                                                {% ([, is], _at, reject) => (is.subtype === 'Day' || is.subtype === 'Night' ? nouns.causeOf(is) : reject) %}
          | because thiscard                                          {% () => ({ title: 'self' }) %}
          | fromcombat                                                {% () => 'combat' %}
          | "in" "combat"                                             {% () => 'combat' %}
          | "during" "combat"                                         {% () => 'combat' %}
          | "in" "battle"                                             {% () => 'combat' %}
fromcombat -> because "combat"                                        {% draft.nothing %}
          | because "battle"                                          {% draft.nothing %}
          | because "attack"                                          {% draft.nothing %}
          | because "a" "attack"                                      {% draft.nothing %}
          | because "threat"                                          {% draft.nothing %}
sourcedby -> because sourced                                          {% ([, from]) => from %}
          | because "the" "effect" "of" sourced                       {% ([, , , , from]) => from %}
because  -> "by"                                                      {% draft.nothing %}
          | "from"                                                    {% draft.nothing %}
          | "through"                                                 {% draft.nothing %}
          | "due" "to"                                                {% draft.nothing %}
          | "because" "of"                                            {% draft.nothing %}
          | "cause" "by"                                              {% draft.nothing %}
          | "as" "a" "result" "of"                                    {% draft.nothing %}
          | "to"                                                      {% draft.nothing %}
sourced  -> npd                                                       {% ([is], _at, reject) => (is.subtype === 'Day' || is.subtype === 'Night' ? reject : is) %}
          | "a" np                                                    {% ([, is]) => is %}
          | every np                                                  {% ([, is]) => is %}
          | poss np                                                   {% ([whose, is]) => nouns.ownedBy(whose, is) %}
          | num "of" poss np                                          {% ([n, , whose, is], _at, reject) => (n === 1 ? nouns.ownedBy(whose, is) : reject) %}
          | npd "of" player                                           {% ([is, , whose]) => nouns.ownedBy(whose, is) %}
          | npd "of" "your" "opponent" "'s"                           {% ([is]) => nouns.ownedBy('opponent', is) %}
          | npd "of" "yours"                                          {% ([is]) => nouns.ownedBy('you', is) %}
          | npd "play" "by" player                                    {% ([is, , , whose]) => nouns.ownedBy(whose, is) %}
          | npd "cast" "by" player                                    {% ([is, , , whose]) => nouns.ownedBy(whose, is) %}
atonce   -> "in" "any" num "combat"                                   {% () => ({ per: 'combat' }) %}
          | "in" num "combat"                                         {% () => ({ per: 'combat' }) %}
          | "in" "a" "combat"                                         {% () => ({ per: 'combat' }) %}
          | "in" "any" "combat"                                       {% () => ({ per: 'combat' }) %}
          | "in" "each" "combat"                                      {% () => ({ per: 'combat' }) %}
          | "per" "combat"                                            {% () => ({ per: 'combat' }) %}
          | "at" "a" "time"                                           {% () => ({}) %}
          | "at" "once"                                               {% () => ({}) %}
          | "at" num "time"                                           {% () => ({}) %}
          | "at" "any" num "time"                                     {% () => ({}) %}
playing1 -> "player"                                                  {% draft.nothing %}
          | "investigator"                                            {% draft.nothing %}
anythreat -> "each" "threat"                                          {% draft.nothing %}
          | "any" "threat"                                            {% draft.nothing %}

# You must pay 1 Sanity for each Ally you play.
stat     -> "you" "must" paying2 num sanity "for" "each" np "you" "play" {% ([, , , by, , , , is]) => values.costOf(is, { by }) %}
paying2  -> "pay"                                                     {% draft.nothing %}
          | "spend"                                                   {% draft.nothing %}

# The casting cost of each Spell is doubled.   The Sanity cost of each Tome is halved.   Spells cost twice their normal Sanity cost to cast.
stat     -> "the" "casting" "cost" "of" costly2 "is" manifold2        {% ([, , , , of, , how]) => values.folded(of, how) %}
          | "the" sanity "cost" "of" costly4 "is" manifold2           {% ([, , , , of, , how]) => values.folded(of, how) %}
          | manifold3 "the" sanity "cost" "of" costly4                {% ([how, , , , , of]) => values.folded(of, how) %}
          | costly4 "cost" manyfold ownprice                          {% ([of, , how]) => values.folded(of, how) %}
          | costly4 "cost" manyfold ownprice toplay                   {% ([of, , how]) => values.folded(of, how) %}
          | thiscard "cost" manyfold ownprice                         {% ([, , how]) => values.foldedOwn(how) %}
          | thiscard "cost" manyfold ownprice toplay                  {% ([, , how]) => values.foldedOwn(how) %}
          | player paying3 manyfold "the" sanity "cost" "of" costly2  {% ([who, , how, , , , , of]) => values.folded(of, how, who) %}
          | player paying3 manyfold "the" sanity "cost" "of" every np "they" playcast {% ([who, , how, , , , , , is]) => values.folded({ is, pick: 'all' }, how, who) %}
          | player paying3 manyfold "the" sanity "cost" "of" np "they" playcast {% ([who, , how, , , , , is]) => values.folded({ is, pick: 'all' }, how, who) %}
          | player paying3 manyfold "the" sanity "cost" "of" "any" np "they" playcast {% ([who, , how, , , , , , is]) => values.folded({ is, pick: 'all' }, how, who) %}
          | player paying3 manyfold "as" "much" sanity "for" costly2  {% ([who, , how, , , , , of]) => values.folded(of, how, who) %}
          | player paying3 manyfold "as" "much" sanity "to" "play" costly2 {% ([who, , how, , , , , , of]) => values.folded(of, how, who) %}
          | player paying3 manyfold "as" "much" sanity "to" "cast" costly2 {% ([who, , how, , , , , , of]) => values.folded(of, how, who) %}
manyfold -> "twice"                                                   {% () => 'double' %}
          | "double"                                                  {% () => 'double' %}
          | "half"                                                    {% () => 'half' %}
          | "only" "half"                                             {% () => 'half' %}
manifold2 -> "double"                                                 {% () => 'double' %}
          | "halve"                                                   {% () => 'half' %}
          | "halve" "(" "round" "up" ")"                              {% () => 'half' %}
manifold3 -> "double"                                                 {% () => 'double' %}
          | "halve"                                                   {% () => 'half' %}
ownprice -> "as" "much" sanity                                        {% draft.nothing %}
          | itsown sanity                                             {% draft.nothing %}
          | itsown sanity "cost"                                      {% draft.nothing %}
          | itsown "normal" sanity "cost"                             {% draft.nothing %}
          | itsown "usual" sanity "cost"                              {% draft.nothing %}
          | itsown "print" sanity "cost"                              {% draft.nothing %}
itsown   -> "their"                                                   {% draft.nothing %}
          | "its"                                                     {% draft.nothing %}
          | "the"                                                     {% draft.nothing %}
toplay   -> "to" "cast"                                               {% draft.nothing %}
          | "to" "play"                                               {% draft.nothing %}
paying3  -> "pay"                                                     {% draft.nothing %}
          | "must" "pay"                                              {% draft.nothing %}
playcast -> "cast"                                                    {% () => 'cast' %}
          | "play"                                                    {% () => 'play' %}
costly4  -> mine2                                                     {% draft.first %}
          | "all" np                                                  {% ([, is]) => ({ is, pick: 'all', of: 'each' }) %}
mine2    -> np                                                        {% ([is]) => ({ is, pick: 'all' }) %}
          | poss np                                                   {% ([of, is]) => cards.selector({ is, pick: 'all' }, [{ of }]) %}
          | np wheres                                                 {% ([is, posts]) => cards.selector({ is, pick: 'all' }, posts) %}
          | "each" np                                                 {% ([, is]) => ({ is, pick: 'all' }) %}
          | "each" "of" poss np                                       {% ([, , of, is]) => cards.selector({ is, pick: 'all' }, [{ of }]) %}
          | "all" poss np                                             {% ([, of, is]) => cards.selector({ is, pick: 'all' }, [{ of }]) %}
          | "each" np wheres                                          {% ([, is, posts]) => cards.selector({ is, pick: 'all' }, posts) %}
          | "all" np wheres                                           {% ([, is, posts]) => cards.selector({ is, pick: 'all' }, posts) %}
          | np "you" playcast                                         {% ([is]) => ({ is, pick: 'all' }) %}
          | every np "you" playcast                                   {% ([, is]) => ({ is, pick: 'all' }) %}
entering -> "arrive" "at"                                             {% draft.nothing %}
          | "enter"                                                   {% draft.nothing %}
          | "visit"                                                   {% draft.nothing %}
          | "travel" "to"                                             {% draft.nothing %}
itsown2  -> "its"                                                     {% draft.nothing %}
          | "their"                                                   {% draft.nothing %}
castby   -> every np "you" "cast"                                     {% ([, is], _at, reject) => (is.type === 'Spell' ? is : reject) %}
          | "any" np "you" "cast"                                     {% ([, is], _at, reject) => (is.type === 'Spell' ? is : reject) %}
          | np "you" "cast"                                           {% ([is], _at, reject) => (is.type === 'Spell' ? is : reject) %}
          | every np "you" "cast" "from" "a" words                    {% ([, is, , , , , held]) => nouns.inHolder(is, held) %}
          | every np "you" "cast" "from" words                        {% ([, is, , , , held]) => nouns.inHolder(is, held) %}
          | np "you" "cast" "from" "a" words                          {% ([is, , , , , held]) => nouns.inHolder(is, held) %}
          | np "you" "cast" "from" words                              {% ([is, , , , held]) => nouns.inHolder(is, held) %}
          | every "your" np                                           {% ([, , is], _at, reject) => (is.type === 'Spell' ? is : reject) %}
          | every "your" np "from" "a" words                          {% ([, , is, , , held], _at, reject) => (is.type === 'Spell' ? nouns.inHolder(is, held) : reject) %}
          | every "your" np "from" words                              {% ([, , is, , held], _at, reject) => (is.type === 'Spell' ? nouns.inHolder(is, held) : reject) %}
          | "your" np "from" "a" words                                {% ([, is, , , held], _at, reject) => (is.type === 'Spell' ? nouns.inHolder(is, held) : reject) %}
          | "your" np "from" words                                    {% ([, is, , held], _at, reject) => (is.type === 'Spell' ? nouns.inHolder(is, held) : reject) %}

# All Sanity gains are losses instead.   Each gain of Sanity becomes a loss.
stat     -> allflows "is" flow "instead"                              {% ([all, , to]) => values.turnedInto(all, to) %}
          | allflows "is" "a" flow "instead"                          {% ([all, , , to]) => values.turnedInto(all, to) %}
          | allflows "become" flow                                    {% ([all, , to]) => values.turnedInto(all, to) %}
          | allflows "become" "a" flow                                {% ([all, , , to]) => values.turnedInto(all, to) %}
          | allflows "become" flow "instead"                          {% ([all, , to]) => values.turnedInto(all, to) %}
          | allflows "is" "treat" "as" flow                           {% ([all, , , , to]) => values.turnedInto(all, to) %}
          | poss "sanity" flow "is" flow "instead"                    {% ([who, , went, , to]) => values.turnedInto([who, went], to) %}
          | poss "sanity" flow sanityby "is" flow "instead"           {% ([who, , went, from, , to]) => values.turnedInto([who, went, from], to) %}
