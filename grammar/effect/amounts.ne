# How many and how much: numbers, counts of cards, halves and steps.

@lexer lexer

# Each Ghoul gains 1 for each Ghoul in your Threat.   Lose half of your Sanity (rounded up) when played.
num      -> %number                                                   {% ([n]) => n.value %}
amount   -> num                                                       {% draft.first %}
          | num "for" "each" eachso                                  {% ([n, , , per]) => cards.per(n, per) %}
          | "as" "much" "as" measure                                  {% ([, , , m]) => m %}
          | "the" "number" "of" counted                               {% ([, , , per]) => cards.per(1, per) %}
          | "equal" "to" "the" "number" "of" counted                  {% ([, , , , , per]) => cards.per(1, per) %}
          | "the" "number" "of" pennycount                            {% ([, , , per]) => cards.per(1, per) %}
          | "equal" "to" "the" "number" "of" pennycount               {% ([, , , , , per]) => cards.per(1, per) %}
          | "as" "many" "as" pennycount                               {% ([, , , per]) => cards.per(1, per) %}
          | "equal" "to" measure                                      {% ([, , m]) => m %}
          | halfof measure                                            {% ([, half]) => ({ half }) %}
          | halfof measure "(" "round" updown ")"                     {% ([, half, , , round]) => ({ half, round }) %}
          | halfof measure "," "round" updown                         {% ([, half, , , round]) => ({ half, round }) %}
          | "a" "choose" num "to" num                                 {% ([, , min, , max]) => ({ chosen: [min, max] }) %}
          | "by" "sanity" "(" steps ")"                               {% ([, , , steps]) => ({ steps, by: 'sanity' }) %}
          | num "for" "each" headcount "," "up" "to" num               {% ([times, , , per, , , , most]) => ({ ...cards.per(times, per), most }) %}
          | num "point" "for" "each" eachso                          {% ([n, , , , per]) => cards.per(n, per) %}
          | num "for" "each" eachso "(" "up" "to" num ")"            {% ([times, , , per, , , , most]) => ({ ...cards.per(times, per), most }) %}
          | num "for" "each" "of" poss np                             {% ([n, , , , of, is]) => cards.per(n, cards.selector({ is, pick: 'all' }, [{ of }])) %}
          | "twice" measure                                           {% ([, twice]) => ({ twice }) %}
          | "as" "much" "as" measure "(" "up" "to" num ")"            {% ([, , , m, , , , most]) => ({ least: [m, most] }) %}
          | "as" "much" "as" measure "beyond" num                    {% ([, , , m, , n]) => ({ beyond: [m, n] }) %}
capping  -> "(" "up" "to" num ")"                                     {% ([, , , most]) => most %}
          | "(" "up" "to" num sanity ")"                              {% ([, , , most]) => most %}
          | "up" "to" num                                             {% ([, , most]) => most %}
          | "up" "to" num sanity                                      {% ([, , most]) => most %}
          | "," "up" "to" num                                         {% ([, , , most]) => most %}
          | "," "up" "to" num sanity                                  {% ([, , , most]) => most %}
measure  -> "the" "value" "of" sel                                    {% ([, , , card]) => ({ of: 'value', card }) %}
          | "the" "print" "value" "of" sel                            {% ([, , , , card]) => ({ of: 'printedValue', card }) %}
          | "that" "of" sel                                           {% ([, , card]) => ({ of: 'value', card }) %}
          | "the" sanity "cost" "of" sel                              {% ([, , , , card]) => ({ of: 'cost', card }) %}
          | "the" sanity "cost" "of" "the" "card" "so" "move"         {% () => ({ of: 'cost', card: { ref: 'thus' } }) %}
          | poss "sanity"                                             {% ([whose]) => draft.dropWhose({ of: 'sanity', whose }) %}
          | poss "sanity" "above" "the" "maximum"                     {% ([whose]) => draft.dropWhose({ of: 'sanityAboveMax', whose }) %}
          | poss "maximum"                                            {% ([whose]) => draft.dropWhose({ of: 'handMax', whose }) %}
          | poss "minimum"                                            {% ([whose]) => draft.dropWhose({ of: 'handMin', whose }) %}
          | "(" amount ")"                                            {% ([, n]) => n %}
          | "the" sanity "so" "move"                                  {% () => ({ of: 'sanityThus' }) %}
          | "the" "number" "of" "player" "so" "move"                  {% () => ({ of: 'playersThus' }) %}
halfof   -> "half"                                                    {% draft.nothing %}
          | "half" "of"                                               {% draft.nothing %}
steps    -> step                                                      {% ([each]) => [each] %}
          | steps "," step                                            {% ([all, , each]) => [...all, each] %}
step     -> num "up" "to" num                                         {% ([n, , , upTo]) => ({ upTo, n }) %}
          | num "above"                                               {% ([n]) => ({ n }) %}
updown   -> "up"                                                      {% () => 'up' %}
          | "down"                                                    {% () => 'down' %}
points   -> amount                                                    {% draft.first %}
          | amount "point"                                            {% draft.first %}
          | amount "point" "each"                                     {% draft.first %}
          | amount "each"                                             {% draft.first %}
          | amount "point" "per" "card"                               {% draft.first %}
          | num "card"                                                {% draft.first %}
# This card gains 1 for each player who is at a Water Location.   This card gains 2 for each opponent (up to 4).   This card gains 1 for each opponent who is in the same Region as you.
eachso   -> eachof                                                     {% draft.first %}
          | pennycount                                                {% draft.first %}
          | headcount                                                 {% draft.first %}
          | pasts                                                     {% draft.first %}
# This card gains 1 for each Ally your opponent has lost this Round.   Draw one card for each Spell you have cast this Round when played.   This card gains 1 for each Ally lost this Round.
pasts    -> np someone "have" doneso thisperiod                       {% ([is, who, , did, when], _at, reject) => conditions.pasts(who, did, is, when) ?? reject %}
          | np "that" someone "have" doneso thisperiod                {% ([is, , who, , did, when], _at, reject) => conditions.pasts(who, did, is, when) ?? reject %}
          | np someone doneso thisperiod                              {% ([is, who, did, when], _at, reject) => conditions.pasts(who, did, is, when) ?? reject %}
          | np doneso "by" someone thisperiod                         {% ([is, did, , who, when], _at, reject) => conditions.pasts(who, did, is, when) ?? reject %}
          | np doneso thisperiod                                      {% ([is, did, when], _at, reject) => conditions.pasts('either', did, is, when) ?? reject %}
# Gain 1 Sanity for each of your Allies Buried this Round when played.   This card gains 1 for each Monster Discarded in the last Combat.
pasts    -> "of" poss np befallen thisperiod                          {% ([, who, is, did, when], _at, reject) => conditions.pasts(who, did, is, when) ?? reject %}
          | np befallen lastcombat                                    {% ([is, did, when], _at, reject) => (did === 'lost' ? reject : (conditions.pasts('either', did, is, when) ?? reject)) %}
eachpast -> eachof                                                    {% draft.first %}
          | pennycount                                                {% draft.first %}
          | pasts                                                     {% draft.first %}
doneso   -> didit                                                     {% draft.first %}
          | "lose"                                                    {% () => 'lost' %}
headcount -> heads                                                    {% ([players]) => ({ players }) %}
          | heads thereat                                            {% ([players, so], _at, reject) => cards.headcount(players, so) ?? reject %}
heads    -> "player"                                                  {% () => 'each' %}
          | "investigator"                                            {% () => 'each' %}
          | "opponent"                                                {% () => 'eachOpponent' %}
          | "other" "player"                                          {% () => 'eachOpponent' %}
          | "other" "investigator"                                    {% () => 'eachOpponent' %}
          | "of" "your" "opponents"                                   {% () => 'eachOpponent' %}
eachof   -> counted                                                   {% draft.first %}
          | counted "beyond" "the" nth                                {% ([per, , , after]) => ({ after, per }) %}
          | counted "after" "the" nth                                 {% ([per, , , after]) => ({ after, per }) %}
          | np afterthe nth wheres                                    {% ([is, , after, posts]) => ({ after, per: cards.selector({ is, pick: 'all' }, posts) }) %}
          | np afterthe nth "you" "have" "in" "play"                  {% ([is, , after]) => ({ after, per: { is, pick: 'all' } }) %}
          | num counted                                               {% ([every, per]) => ({ every, per }) %}
counted  -> np "among" those2                                         {% ([is, , ref]) => cards.amongThose(is, ref) %}
          | np "among" topsome                                        {% ([is, , top]) => cards.amongTop(top, is) %}
          | np "that" "defend" "against" itself                       {% ([is]) => cards.theirDefenders(is) %}
          | np "defending" "against" itself                           {% ([is]) => cards.theirDefenders(is) %}
          | np                                                        {% ([is]) => ({ is, pick: 'all' }) %}
          | np wheres                                                 {% ([is, posts]) => cards.selector({ is, pick: 'all' }, posts) %}
          | np wheres worth                                           {% ([is, posts, worth]) => cards.narrowed({ is, pick: 'all' }, posts, worth) %}
          | "other" np                                                {% ([, is]) => ({ is, pick: 'all', others: true }) %}
          | "opposing" np                                             {% ([, is]) => ({ is, pick: 'all', opposing: true }) %}
          | "opposing" np wheres                                      {% ([, is, posts]) => cards.selector({ is, pick: 'all', opposing: true }, posts) %}
          | np defendbeside                                           {% ([is]) => cards.besides(is) %}
          | "other" np defendbeside                                   {% ([, is]) => cards.besides(is) %}
          | loadof                                                    {% ([load]) => cards.bornBy(load) %}
          | "other" np wheres                                         {% ([, is, posts]) => cards.selector({ is, pick: 'all', others: true }, posts) %}
          | "of" poss np                                              {% ([, of, is]) => cards.selector({ is, pick: 'all' }, [{ of }]) %}
          | "of" poss np "in" "play"                                  {% ([, of, is]) => cards.selector({ is, pick: 'all' }, [{ of }]) %}
          | "of" poss "other" np "in" "play"                          {% ([, of, , is]) => cards.selector({ is, pick: 'all', others: true }, [{ of }]) %}
          | "of" poss "other" np                                      {% ([, of, , is]) => cards.selector({ is, pick: 'all', others: true }, [{ of }]) %}
          | np "it" "contain"                                         {% ([is]) => cards.inIt(is) %}
          | np "in" "it"                                              {% ([is]) => cards.inIt(is) %}
          | np "bypass"                                               {% ([is]) => cards.bypassed(is) %}
          | np "so" "bypass"                                          {% ([is]) => cards.bypassed(is) %}
          | np "they" "have" "in" "play"                              {% ([is]) => ({ is, pick: 'all', of: 'they' }) %}
          | np "they" "have"                                          {% ([is]) => ({ is, pick: 'all', of: 'they' }) %}
          | np "among" "their" "ally"                                 {% ([is]) => ({ is: nouns.asAlly(is), pick: 'all', of: 'they' }) %}
          | np "among" "your" "ally"                                  {% ([is]) => ({ is: nouns.asAlly(is), pick: 'all' }) %}
          | np "you" "have"                                           {% ([is]) => ({ is, pick: 'all' }) %}
          | np "you" "have" "in" "play" "as" "a" "ally"               {% ([is]) => ({ is: nouns.asAlly(is), pick: 'all' }) %}
          | "other" np "you" "have" "in" "play" "as" "a" "ally"       {% ([, is]) => ({ is: nouns.asAlly(is), pick: 'all', others: true }) %}
          | np "in" "play" "as" "a" "ally"                            {% ([is]) => ({ is: nouns.asAlly(is), pick: 'all' }) %}
# Discard two cards in your Hand, then gain 1 Sanity for each card discarded in this way, when played.   Your opponent loses 3 Sanity, then gain as much Sanity as was lost in this way, when played.
counted  -> np thus                                                   {% ([is]) => cards.thusMoved(is) %}
          | np "that" thus                                            {% ([is]) => cards.thusMoved(is) %}
          | "of" "them"                                               {% () => ({ ref: 'thus' }) %}
defendbeside -> "defending" besideit                                   {% draft.nothing %}
          | "that" "defend" besideit                                  {% draft.nothing %}
          | "who" "defend" besideit                                   {% draft.nothing %}
besideit -> "with" ownself                                            {% draft.nothing %}
          | "alongside" ownself                                       {% draft.nothing %}
ownself  -> thiscard                                                  {% draft.nothing %}
          | "it"                                                      {% draft.nothing %}
          | "them"                                                    {% draft.nothing %}
thus     -> "so" "move"                                               {% draft.nothing %}
          | "so" gone                                                 {% draft.nothing %}
          | gone "so"                                                 {% draft.nothing %}
          | gone thisway                                              {% draft.nothing %}
          | "you" gone thisway                                        {% draft.nothing %}
          | "they" gone thisway                                       {% draft.nothing %}
          | "your" "opponent" gone thisway                            {% draft.nothing %}
          | "is" gone thisway                                         {% draft.nothing %}
          | "is" "so" gone                                            {% draft.nothing %}
thisway  -> "in" "this" "way"                                         {% draft.nothing %}
          | "this" "way"                                              {% draft.nothing %}
          | "thus"                                                    {% draft.nothing %}
gone     -> "bury"                                                    {% draft.nothing %}
          | "flip"                                                    {% draft.nothing %}
          | "turn"                                                    {% draft.nothing %}
          | "flip" "face-down"                                        {% draft.nothing %}
          | "turn" "face-down"                                        {% draft.nothing %}
          | "discard"                                                 {% draft.nothing %}
          | "lose"                                                    {% draft.nothing %}
          | "return"                                                  {% draft.nothing %}
          | "remove"                                                  {% draft.nothing %}
those2   -> "the" "reveal" "card"                                     {% () => 'revealed' %}
          | "the" "card" "look" "at"                                  {% () => 'looked' %}
          | "the" "card" "so" "draw"                                  {% () => 'drawn' %}
          | "them"                                                    {% () => 'it' %}
