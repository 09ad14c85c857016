# How many cards of a kind somebody has, in play and in his piles, and who has more of them.

@lexer lexer

# While two of your Allies are in play, this card gains 1.   If none of your opponent's Tomes is in play, draw one card when played.
# If there is an Ally of your opponent in play, draw one card when played.   While no Ghoul of yours is in play, this card gains 1.
quota    -> range                                                     {% draft.first %}
          | "only" num                                                {% ([, n]) => ({ min: n, max: n }) %}
partly   -> quota                                                     {% draft.first %}
          | num                                                       {% ([min]) => ({ min }) %}
          | "any"                                                     {% () => ({ min: 1 }) %}
          | "any" num                                                 {% ([, n], _at, reject) => (n === 1 ? { min: 1 } : reject) %}
          | "none"                                                    {% () => ({ max: 0 }) %}
somany  -> quota                                                     {% draft.first %}
          | num                                                       {% ([min]) => ({ min }) %}
          | "a"                                                       {% () => ({ min: 1 }) %}
          | "any"                                                     {% () => ({ min: 1 }) %}
          | "no"                                                      {% () => ({ max: 0 }) %}
ofwhom   -> poss                                                      {% draft.first %}
          | eitherone                                                 {% () => 'either' %}
portion  -> partly "of" ofwhom np                                     {% ([range, , who, is]) => ({ range, who, is }) %}
          | somany np "of" someone                                   {% ([range, is, , who]) => ({ range, who, is }) %}
          | somany np                                                {% ([range, is], _at, reject) => (nouns.isOurs(is) ? { range, who: 'you', is } : reject) %}
countso  -> portion "is" "in" "play"                                  {% ([{ range, who, is }]) => players.thereAre(is, range, who) %}
          | "there" "is" portion "in" "play"                          {% ([, , { range, who, is }]) => players.thereAre(is, range, who) %}
kinof    -> portion                                                   {% ([{ range, who, is }]) => players.among(is, who, range) %}
          | "all" "of" ofwhom np                                      {% ([, , who, is]) => players.amongAll(is, who) %}
          | "all" ofwhom np                                           {% ([, who, is]) => players.amongAll(is, who) %}
          | "each" "of" ofwhom np                                     {% ([, , who, is]) => players.amongAll(is, who) %}

# If your Allies number three or more, draw one card when played.   While the number of your Allies is less than your opponent's, this card gains 1.
# While the number of cards in your Hand exceeds 5, this card gains 1.   If your Allies outnumber those of your opponent, draw one card when played.
stock    -> ofwhom np                                                 {% ([who, is]) => players.stock(is, who) %}
          | ofwhom np "in" "play"                                     {% ([who, is]) => players.stock(is, who) %}
          | np "of" someone                                           {% ([is, , who]) => players.stock(is, who) %}
          | np "of" someone "in" "play"                               {% ([is, , who]) => players.stock(is, who) %}
          | np                                                        {% ([is], _at, reject) => (nouns.isOurs(is) ? players.stock(is, 'you') : reject) %}
          | np someone "have" "in" "play"                             {% ([is, who]) => players.stock(is, who) %}
          | np someone "have"                                         {% ([is, who]) => players.stock(is, who) %}
          | np "that" someone "have" "in" "play"                      {% ([is, , who]) => players.stock(is, who) %}
          | np "that" someone "have"                                  {% ([is, , who]) => players.stock(is, who) %}
          | "card" "in" ofwhom "hand"                                 {% ([, , who]) => players.held('hand', who) %}
          | "the" "card" "in" ofwhom "hand"                           {% ([, , , who]) => players.held('hand', who) %}
          | "card" "in" ofwhom "threat"                               {% ([, , who]) => players.held('threat', who) %}
          | "the" "card" "in" ofwhom "threat"                         {% ([, , , who]) => players.held('threat', who) %}
          | np "in" ofwhom "threat"                                   {% ([is, , who], _at, reject) => (Object.keys(is).length > 0 ? players.heldInThreat(is, who) : reject) %}
          | np "in" ofwhom pile2                                      {% ([is, , who, zone]) => players.piled(is, zone, who) %}
sofew    -> "is" quota                                                {% ([, range]) => range %}
          | "is" num                                                  {% ([, n]) => ({ min: n, max: n }) %}
          | "equal" num                                               {% ([, n]) => ({ min: n, max: n }) %}
          | "is" "equal" "to" num                                     {% ([, , , n]) => ({ min: n, max: n }) %}
          | "exceed" num                                              {% ([, n]) => ({ min: n + 1 }) %}
          | "do" "not" "exceed" num                                   {% ([, , , n]) => ({ max: n }) %}
countso  -> "the" "number" "of" stock sofew                           {% ([, , , stock, range]) => stock.number(range) %}
          | stock "number" quota                                      {% ([stock, , range]) => stock.number(range) %}
          | stock "number" num                                        {% ([stock, , n]) => stock.number({ min: n, max: n }) %}
          | "the" "number" "of" stock surpassing than2                {% ([, , , stock, how, than]) => stock.compared(how, than) %}
          | stock "outnumber" than2                                   {% ([stock, , than]) => stock.compared('more', than) %}
          | "there" "is" "more" stock "than" "in" ofwhom ofzone       {% ([, , , stock, , , who]) => stock.compared('more', who) %}
          | "there" "is" "more" stock "than" "in" ofwhom              {% ([, , , stock, , , who]) => stock.compared('more', who) %}
          | "there" "is" "fewer" stock "than" "in" ofwhom ofzone      {% ([, , , stock, , , who]) => stock.compared('fewer', who) %}
          | "there" "is" "fewer" stock "than" "in" ofwhom             {% ([, , , stock, , , who]) => stock.compared('fewer', who) %}
          | "there" "is" quota "card" inhand2                         {% ([, , range, , who]) => players.number('hand', range)(who) %}
          | "there" "is" "no" "card" inhand2                          {% ([, , , , who]) => players.number('hand', { max: 0 })(who) %}
          | quota "card" "is" inhand2                                 {% ([range, , , who]) => players.number('hand', range)(who) %}
          | "no" "card" "is" inhand2                                  {% ([, , , who]) => players.number('hand', { max: 0 })(who) %}
inhand2  -> "in" ofwhom "hand"                                        {% ([, who]) => who %}
ofzone   -> "hand"                                                    {% draft.nothing %}
          | "threat"                                                  {% draft.nothing %}
surpassing -> "is" higher "than"                                      {% () => 'more' %}
          | "is" larger "than"                                        {% () => 'more' %}
          | "exceed"                                                  {% () => 'more' %}
          | "is" lower "than"                                         {% () => 'fewer' %}
          | "is" smaller "than"                                       {% () => 'fewer' %}
          | "is" "fewer" "than"                                       {% () => 'fewer' %}
          | "equal"                                                   {% () => 'same' %}
          | "is" "equal" "to"                                         {% () => 'same' %}
          | "is" "the" "same" "as"                                    {% () => 'same' %}
than2    -> ofwhom                                                    {% draft.first %}
          | "that" "of" rival                                         {% ([, , who]) => who %}
          | "those" "of" rival                                        {% ([, , who]) => who %}
          | "the" "number" "of" stock                                 {% ([, , , stock]) => stock %}
          | stock                                                     {% draft.first %}
          | "yours"                                                   {% () => 'you' %}

# If you have the most Allies, draw one card when played.   While you have at least as many Tomes as your opponent, this card gains 1.
# While you have as many Allies as your opponent or more, this card gains 1.   If you do not have as many Artifacts as your opponent, draw one card when played.
# If you and your opponent have the same number of Allies, draw one card when played.   While you do not have three or more Allies in play, this card gains 1.
hasmany  -> "do" "not" "have" counting                                {% ([, , , told]) => players.notSo(told) %}
          | "do" "not" "have" "as" much measured "as" rival           {% ([, , , , , what, , than]) => players.more(what, than, true) %}
          | "do" "not" "have" range np                                {% ([, , , range, is]) => players.notSo(players.manyOf(is, range)) %}
          | "do" "not" "have" range np "in" "play"                    {% ([, , , range, is]) => players.notSo(players.countOf(is, range)) %}
          | "do" "not" "have" "more" measured "than" rival            {% ([, , , , what, , than]) => players.notSo(players.more(what, than)) %}
          | "do" "not" "have" "fewer" measured "than" rival           {% ([, , , , what, , than]) => players.notSo(players.more(what, than, true)) %}
          | "do" "not" "have" "less" measured "than" rival            {% ([, , , , what, , than]) => players.notSo(players.more(what, than, true)) %}
          | "do" "not" "have" range sanity                            {% ([, , , range]) => players.notSo(players.number('sanity', range)) %}
          | "do" "not" "have" range "card" inhand                     {% ([, , , range]) => players.notSo(players.number('hand', range)) %}
counting -> "only" num np                                             {% ([, n, is]) => players.manyOf(is, { min: n, max: n }) %}
          | "only" num np "in" "play"                                 {% ([, n, is]) => players.countOf(is, { min: n, max: n }) %}
          | num "to" num np                                           {% ([min, , max, is]) => players.manyOf(is, { min, max }) %}
          | num "to" num np "in" "play"                               {% ([min, , max, is]) => players.countOf(is, { min, max }) %}
          | foremost                                                  {% draft.first %}
          | foremost "alone"                                          {% ([most]) => players.alone(most) %}
          | "at" "least" "as" much measured "as" rival                {% ([, , , , what, , than]) => players.notSo(players.more(what, than, true)) %}
          | "as" much "or" "more" measured "as" rival                 {% ([, , , , what, , than]) => players.notSo(players.more(what, than, true)) %}
          | "as" much "or" "more" measured "than" rival               {% ([, , , , what, , than]) => players.notSo(players.more(what, than, true)) %}
          | "as" much measured "as" rival "or" "more"                 {% ([, , what, , than]) => players.notSo(players.more(what, than, true)) %}
          | "exactly" "as" much measured "as" rival                   {% ([, , , what, , than]) => players.asMuch(what, than) %}
          | "the" "same" "number" "of" measured "as" rival            {% ([, , , , what, , than]) => players.asMuch(what, than) %}
          | "the" "same" sanity "as" rival                            {% ([, , , , than]) => players.asMuch('sanity', than) %}
          | "no" "more" measured "than" rival                         {% ([, , what, , than]) => players.notSo(players.more(what, than)) %}
          | "no" "fewer" measured "than" rival                        {% ([, , what, , than]) => players.notSo(players.more(what, than, true)) %}
          | "no" "less" measured "than" rival                         {% ([, , what, , than]) => players.notSo(players.more(what, than, true)) %}
          | "a" larger "number" "of" measured "than" rival            {% ([, , , , what, , than]) => players.more(what, than) %}
          | "a" smaller "number" "of" measured "than" rival           {% ([, , , , what, , than]) => players.more(what, than, true) %}
          | "a" higher sanity "than" rival                            {% ([, , , , than]) => players.more('sanity', than) %}
          | "a" lower sanity "than" rival                             {% ([, , , , than]) => players.more('sanity', than, true) %}
          | "a" larger "hand" "than" rival2                           {% ([, , , , than]) => players.more('hand', than) %}
          | "a" smaller "hand" "than" rival2                          {% ([, , , , than]) => players.more('hand', than, true) %}
          | range "adventure" "point"                                 {% ([range]) => players.number('points', range) %}
          | "no" "adventure" "point"                                  {% () => players.number('points', { max: 0 }) %}
          | "a" higher "education" "than" rival2                      {% ([, , , , than]) => players.more('education', than) %}
          | "a" lower "education" "than" rival2                       {% ([, , , , than]) => players.more('education', than, true) %}
          | "a" sanity "of" range                                     {% ([, , , range]) => players.number('sanity', range) %}
          | "a" oddity "number" "of" sanity                           {% ([, odd]) => players.parity('sanity', odd) %}
          | "a" oddity "number" "of" "card" inhand                    {% ([, odd]) => players.parity('hand', odd) %}
          | "a" "empty" "hand"                                        {% () => players.number('hand', { max: 0 }) %}
          | "no" "hand"                                               {% () => players.number('hand', { max: 0 }) %}
          | "no" "threat"                                             {% () => players.threatOf({}, { max: 0 }) %}
          | "a" "threat"                                              {% () => players.threatOf({}, { min: 1 }) %}
oddity   -> "even"                                                    {% () => false %}
          | "odd"                                                     {% () => true %}
much     -> "many"                                                    {% draft.nothing %}
          | "much"                                                    {% draft.nothing %}
fewest3  -> "fewest"                                                  {% draft.nothing %}
          | "least"                                                   {% draft.nothing %}
ofthem   -> "of" "all" "player"                                       {% () => 'each' %}
          | "of" "all" "investigator"                                 {% () => 'each' %}
          | "of" "any" "player"                                       {% () => 'each' %}
          | "among" "all" "player"                                    {% () => 'each' %}
          | "of" "your" "opponents"                                   {% () => 'eachOpponent' %}
          | "of" "all" "unaffected" "player"                          {% () => 'unaffected' %}
highest3 -> "highest"                                                 {% draft.nothing %}
          | "greatest"                                                {% draft.nothing %}
lowest3  -> "lowest"                                                  {% draft.nothing %}
          | "smallest"                                                {% draft.nothing %}
score    -> sanity                                                    {% () => 'sanity' %}
          | "education"                                               {% () => 'education' %}
countso  -> both3 "have" "the" "same" "number" "of" measured          {% ([, , , , , , what]) => players.asMuch(what, 'opponent')('you') %}
          | both3 "have" "a" "equal" "number" "of" measured           {% ([, , , , , , what]) => players.asMuch(what, 'opponent')('you') %}
          | both3 "have" "the" "same" sanity                          {% () => players.asMuch('sanity', 'opponent')('you') %}
          | both3 "have" "equal" sanity                               {% () => players.asMuch('sanity', 'opponent')('you') %}
          | nobody "have" "as" much measured "as" "you"               {% ([, , , , what]) => players.more(what, 'eachOpponent')('you') %}
both3    -> "you" "and" "your" "opponent"                             {% draft.nothing %}
          | everybody                                                 {% draft.nothing %}

# While your Threat contains exactly two Ghouls, this card gains 1.   If your Threat does not contain a Ghoul, draw one card when played.
# If your Threat has three or more cards in it, draw one card when played.   While all cards in your Threat are Ghouls, this card gains 1.
comprising  -> "contain"                                                 {% draft.nothing %}
          | "include"                                                 {% draft.nothing %}
          | "have"                                                    {% draft.nothing %}
          | "hold"                                                    {% draft.nothing %}
          | "consist" "of"                                            {% draft.nothing %}
          | "number"                                                  {% draft.nothing %}
inside4  -> npd                                                       {% ([is]) => ({ is, range: { min: 1 } }) %}
          | quota np                                                  {% ([range, is]) => ({ is, range }) %}
          | num np                                                    {% ([min, is]) => ({ is, range: { min } }) %}
          | "no" np                                                   {% ([, is]) => ({ is, range: { max: 0 } }) %}
many4    -> quota np                                                  {% ([range, is]) => ({ is, range }) %}
          | num np                                                    {% ([min, is], _at, reject) => (min > 1 ? { is, range: { min } } : reject) %}
onlyof   -> "contain" "only"                                          {% draft.nothing %}
          | "contain" "nothing" "but"                                 {% draft.nothing %}
          | "include" "only"                                          {% draft.nothing %}
          | "consist" "only" "of"                                     {% draft.nothing %}
          | "consist" "entirely" "of"                                 {% draft.nothing %}
          | "is" "make" "up" "only" "of"                              {% draft.nothing %}
          | "is" "make" "up" "entirely" "of"                          {% draft.nothing %}
allcards -> "all" "card" "in"                                         {% draft.nothing %}
          | "all" "of" "the" "card" "in"                              {% draft.nothing %}
          | "all" "the" "card" "in"                                   {% draft.nothing %}
          | "each" "card" "in"                                        {% draft.nothing %}
          | "each" "of" "the" "card" "in"                             {% draft.nothing %}
countso  -> side comprising many4                                        {% ([side, , { is, range }]) => conditions.inThreat(is, range, side) %}
          | side comprising inside4 "in" "it"                       {% ([side, , { is, range }]) => conditions.inThreat(is, range, side) %}
          | side comprising inside4 "in" side                       {% ([side, , { is, range }, , again], _at, reject) => (side === again ? conditions.inThreat(is, range, side) : reject) %}
          | side "hold" inside4                                       {% ([side, , { is, range }]) => conditions.inThreat(is, range, side) %}
          | side "do" "not" comprising inside4                           {% ([side, , , , { is, range }]) => conditions.isNot(conditions.inThreat(is, range, side)) %}
          | side "is" "without" np                                    {% ([side, , , is]) => conditions.inThreat(is, { max: 0 }, side) %}
          | side "is" "not" "empty"                                   {% ([side]) => conditions.inThreat({}, { min: 1 }, side) %}
          | "there" "is" many4 "in" side                              {% ([, , { is, range }, , side]) => conditions.inThreat(is, range, side) %}
          | "there" "is" "nothing" "in" side                          {% ([, , , , side]) => conditions.inThreat({}, { max: 0 }, side) %}
          | many4 "is" "in" side                                      {% ([{ is, range }, , , side]) => conditions.inThreat(is, range, side) %}
          | many4 "is" "part" "of" side                               {% ([{ is, range }, , , , side]) => conditions.inThreat(is, range, side) %}
          | npd "lie" "in" side                                       {% ([is, , , side]) => conditions.inThreat(is, { min: 1 }, side) %}
          | side onlyof np                                            {% ([side, , is]) => conditions.onlyIn(is, side) %}
          | allcards side "is" npd                                    {% ([, side, , is]) => conditions.onlyIn(is, side) %}
          | "only" np "is" "in" side                                  {% ([, is, , , side]) => conditions.onlyIn(is, side) %}
          | partly "of" "the" "card" "in" side "is" npd               {% ([range, , , , , side, , is]) => conditions.inThreat(is, range, side) %}
hasmany  -> "do" "not" "have" inside4 "in" whosethreat                {% ([, , , { is, range }, , of]) => players.notSo(players.inThreat(is, range, of)) %}
counting -> many4 "in" whosethreat                                  {% ([{ is, range }, , of]) => players.inThreat(is, range, of) %}
          | inside4 "in" "threat"                                     {% ([{ is, range }]) => players.threatOf(is, range) %}

# If your Story Deck contains exactly one Tome, draw one card when played.   While you have fewer than three Phobias in your Story Deck, this card gains 1.
# If any Story Deck contains a Tome, draw one card when played.   If you have an Artifact in your Hand, draw one card when played.
pile3    -> pile2                                                     {% draft.first %}
          | "hand"                                                    {% () => 'hand' %}
somepile -> ofwhom pile3                                              {% ([who, zone]) => ({ who, zone }) %}
          | "any" pile2                                               {% ([, zone]) => ({ who: 'either', zone }) %}
          | "a" pile2                                                 {% ([, zone]) => ({ who: 'either', zone }) %}
          | "the" pile2 "of" someone                                  {% ([, zone, , who]) => ({ who, zone }) %}
          | "the" "hand" "of" someone                                 {% ([, , , who]) => ({ who, zone: 'hand' }) %}
countso  -> somepile enclosing inside4                                 {% ([{ who, zone }, , { is, range }]) => players.lies(is, zone, range)(who) %}
          | somepile comprising inside4 "in" "it"                   {% ([{ who, zone }, , { is, range }]) => players.lies(is, zone, range)(who) %}
          | somepile "do" "not" comprising inside4                       {% ([{ who, zone }, , , , { is, range }]) => conditions.isNot(players.lies(is, zone, range)(who)) %}
          | somepile "is" "not" "empty"                               {% ([{ who, zone }]) => players.lies({}, zone, { min: 1 })(who) %}
          | "there" "is" inside4 within somepile                      {% ([, , { is, range }, , { who, zone }]) => players.lies(is, zone, range)(who) %}
          | inside4 "is" within somepile                              {% ([{ is, range }, , , { who, zone }]) => players.lies(is, zone, range)(who) %}
          | inside4 "have" "is" "bury" within somepile                {% ([{ is, range }, , , , , { who, zone }]) => players.lies(is, zone, range)(who) %}
          | inside4 "lie" within somepile                             {% ([{ is, range }, , , { who, zone }]) => players.lies(is, zone, range)(who) %}
          | partly "of" "the" "card" "in" somepile "is" npd           {% ([range, , , , , { who, zone }, , is]) => players.lies(is, zone, range)(who) %}
          | "both" "story" "deck" "contain" npd                       {% ([, , , , is]) => players.allSo('opponent', players.lies(is, 'story', { min: 1 })) %}
hasmany  -> "have" inside4 within2 poss pile3                         {% ([, { is, range }, , of, zone]) => players.lying(is, zone, of, range) %}
          | "do" "not" "have" inside4 within2 poss pile3              {% ([, , , { is, range }, , of, zone]) => players.notSo(players.lying(is, zone, of, range)) %}
          | "have" inside4 "in" "hand"                                {% ([, { is, range }]) => players.lying(is, 'hand', 'they', range) %}
          | "do" "not" "have" inside4 "in" "hand"                     {% ([, , , { is, range }]) => players.notSo(players.lying(is, 'hand', 'they', range)) %}
enclosing -> "contain"                                                 {% draft.nothing %}
          | "include"                                                 {% draft.nothing %}
          | "hold"                                                    {% draft.nothing %}
within   -> "in"                                                      {% draft.nothing %}
          | "bury" "in"                                               {% draft.nothing %}
          | "discard" "in"                                            {% draft.nothing %}
within2  -> within                                                    {% draft.first %}
          | "from"                                                    {% draft.nothing %}

# While your Sanity is 10, this card gains 1.   If your Sanity exceeds your opponent's, draw one card when played.   If your Hand is larger than your opponent's, lose 1 Sanity when played.
hismany  -> "education" "is" higher "than" rival2                     {% ([, , , , than]) => players.more('education', than) %}
          | "education" "is" lower "than" rival2                      {% ([, , , , than]) => players.more('education', than, true) %}
          | sanity "is" num                                           {% ([, , n]) => players.number('sanity', { min: n, max: n }) %}
          | sanity "is" num "point"                                   {% ([, , n]) => players.number('sanity', { min: n, max: n }) %}
          | sanity "equal" num                                        {% ([, , n]) => players.number('sanity', { min: n, max: n }) %}
          | sanity "is" "equal" "to" num                              {% ([, , , , n]) => players.number('sanity', { min: n, max: n }) %}
          | sanity "do" "not" "exceed" num                            {% ([, , , , max]) => players.number('sanity', { max }) %}
          | sanity "is" "not" range                                   {% ([, , , range]) => players.notSo(players.number('sanity', range)) %}
          | sanity "number" quota                                     {% ([, , range]) => players.number('sanity', range) %}
          | sanity "exceed" rival2                                    {% ([, , than]) => players.more('sanity', than) %}
          | sanity "do" "not" "exceed" rival2                         {% ([, , , , than]) => players.notSo(players.more('sanity', than)) %}
          | sanity "equal" rival2                                     {% ([, , than]) => players.asMuch('sanity', than) %}
          | sanity "is" "the" "same" "as" rival2                      {% ([, , , , , than]) => players.asMuch('sanity', than) %}
          | sanity "is" "above" rival2                                {% ([, , , than]) => players.more('sanity', than) %}
          | sanity "is" "below" rival2                                {% ([, , , than]) => players.more('sanity', than, true) %}
          | sanity "is" "the" "highest"                               {% () => players.more('sanity', 'eachOpponent') %}
          | sanity "is" "the" "highest" ofthem                        {% () => players.more('sanity', 'eachOpponent') %}
          | sanity "is" "the" "lowest"                                {% () => players.fewestOf('sanity') %}
          | sanity "is" "the" "lowest" ofthem                         {% () => players.fewestOf('sanity') %}
          | sanity "is" oddity                                        {% ([, , odd]) => players.parity('sanity', odd) %}
          | sanity "is" "a" oddity "number"                           {% ([, , , odd]) => players.parity('sanity', odd) %}
          | "hand" contains "a" oddity "number" "of" "card"           {% ([, , , odd]) => players.parity('hand', odd) %}
          | "hand" "is" larger "than" rival4                          {% ([, , , , than]) => players.more('hand', than) %}
          | "hand" "is" smaller "than" rival4                         {% ([, , , , than]) => players.more('hand', than, true) %}
          | "hand" "consist" "of" quota "card"                        {% ([, , , range]) => players.number('hand', range) %}
          | "hand" "number" quota "card"                              {% ([, , range]) => players.number('hand', range) %}
          | "hand" "contain" "no" "card"                              {% () => players.number('hand', { max: 0 }) %}
          | "hand" "is" "not" "empty"                                 {% () => players.number('hand', { min: 1 }) %}
          | "threat" "is" larger "than" poss "threat"                 {% ([, , , , than]) => players.more('threat', than) %}
          | "threat" "is" smaller "than" poss "threat"                {% ([, , , , than]) => players.more('threat', than, true) %}
          | "threat" contains "more" "card" "than" poss "threat"      {% ([, , , , , than]) => players.more('threat', than) %}
          | "threat" contains "fewer" "card" "than" poss "threat"     {% ([, , , , , than]) => players.more('threat', than, true) %}
          | "threat" "outnumber" rival4                               {% ([, , than]) => players.more('threat', than) %}
rival4   -> rival2                                                    {% draft.first %}
          | poss "hand"                                               {% draft.first %}

# Bury one Ally of an opponent whose Sanity is lower than yours when played.   Look at two random cards in the Hand of an opponent whose Education is lower than yours when played.
# Bury one Ally of an opponent with fewer Artifacts than you when played.   Flip one Ally of an opponent whose Education is 3 or more when played.
whosemore -> sanity "is" higher "than" rival2                          {% ([, , , , than]) => players.more('sanity', than) %}
          | sanity "is" lower "than" rival2                           {% ([, , , , than]) => players.more('sanity', than, true) %}
          | sanity "exceed" rival2                                    {% ([, , than]) => players.more('sanity', than) %}
          | "education" "is" range                                    {% ([, , range]) => players.number('education', range) %}
          | "education" "is" higher "than" rival2                     {% ([, , , , than]) => players.more('education', than) %}
          | "education" "is" lower "than" rival2                      {% ([, , , , than]) => players.more('education', than, true) %}
          | "education" "exceed" rival2                               {% ([, , than]) => players.more('education', than) %}
          | "hand" "is" larger "than" rival2                          {% ([, , , , than]) => players.more('hand', than) %}
          | "hand" "is" smaller "than" rival2                         {% ([, , , , than]) => players.more('hand', than, true) %}
          | "hand" contains "more" "card" "than" rival2               {% ([, , , , , than]) => players.more('hand', than) %}
          | "hand" contains "fewer" "card" "than" rival2              {% ([, , , , , than]) => players.more('hand', than, true) %}
          | "threat" "is" larger "than" rival2                        {% ([, , , , than]) => players.more('threat', than) %}
          | "threat" "is" smaller "than" rival2                       {% ([, , , , than]) => players.more('threat', than, true) %}
moreless -> "with" "more" measured "than" rival                       {% ([, , what, , than]) => players.more(what, than)('actor') %}
          | "with" "fewer" measured "than" rival                      {% ([, , what, , than]) => players.more(what, than, true)('actor') %}
          | whoever "have" "more" measured "than" rival               {% ([, , , what, , than]) => players.more(what, than)('actor') %}
          | whoever "have" "fewer" measured "than" rival              {% ([, , , what, , than]) => players.more(what, than, true)('actor') %}
          | whoever "have" "less" measured "than" rival               {% ([, , , what, , than]) => players.more(what, than, true)('actor') %}
          | "with" "less" measured "than" rival                       {% ([, , what, , than]) => players.more(what, than, true)('actor') %}
          | "with" "a" higher "education" "than" rival2               {% ([, , , , , than]) => players.more('education', than)('actor') %}
          | "with" "a" lower "education" "than" rival2                {% ([, , , , , than]) => players.more('education', than, true)('actor') %}
          | "with" higher "education" "than" rival2                   {% ([, , , , than]) => players.more('education', than)('actor') %}
          | "with" lower "education" "than" rival2                    {% ([, , , , than]) => players.more('education', than, true)('actor') %}
          | "with" higher sanity "than" rival2                        {% ([, , , , than]) => players.more('sanity', than)('actor') %}
          | "with" lower sanity "than" rival2                         {% ([, , , , than]) => players.more('sanity', than, true)('actor') %}
          | "with" range "education"                                  {% ([, range]) => players.number('education', range)('actor') %}

# Each player who has the most Allies alone draws one card when played.   Each player who has the fewest Allies draws one card when played.
foremost -> "the" "most" measured                                     {% ([, , what]) => players.foremost(what, 'each') %}
          | "the" "most" measured ofthem                              {% ([, , what, than]) => players.foremost(what, than) %}
          | "the" fewest3 measured                                    {% ([, , what]) => players.foremost(what, 'each', true) %}
          | "the" fewest3 measured ofthem                             {% ([, , what, than]) => players.foremost(what, than, true) %}
          | "the" highest3 score                                      {% ([, , what]) => players.foremost(what, 'each') %}
          | "the" highest3 score ofthem                               {% ([, , what, than]) => players.foremost(what, than) %}
          | "the" lowest3 score                                       {% ([, , what]) => players.foremost(what, 'each', true) %}
          | "the" lowest3 score ofthem                                {% ([, , what, than]) => players.foremost(what, than, true) %}
