# What is said of a player: where he is, what he has, can do and has done. It is told of whoever the sentence speaks of; `ofplayers` of a player alone, and of no card of his.

@lexer lexer

# While your opponent is at a Water Location, this card gains 1.   If your opponent is not in the Dreamlands, draw one card when played.
# At the end of Combat, if you have lost 1 or more Sanity in this Combat: draw one card.   At the end of Combat, if you lost no Sanity in this Combat: draw one card.
# At the end of Combat, if you have lost two or more Allies in this Combat: draw one card.   At the end of Combat, if your opponent has lost an Ally in this Combat: draw one card.   At the end of Combat, if you lost no Ally in this Combat: draw one card.
# If your opponent has declared 1 or more Passes, draw one card when played.
# While you are Outside and have a Tome in play, this card gains 1.   If any player is affected by a Phobia, draw one card when played.
preds    -> pred                                                      {% draft.first %}
          | pred "and" pred                                           {% ([a, , b]) => players.bothTold(a, b) %}
          | pred "or" pred                                            {% ([a, , b]) => players.eitherTold(a, b) %}
pred     -> ofplayers                                                 {% draft.first %}
          | "is" being                                                {% ([, told]) => told %}
          | hasmany                                                   {% draft.first %}
          | "is" "not" being                                          {% ([, , told]) => players.notSo(told) %}
          | "is" "either" being "or" being                            {% ([, , a, , b]) => players.eitherTold(a, b) %}
          | "is" "neither" being "nor" being                          {% ([, , a, , b]) => players.notSo(players.eitherTold(a, b)) %}
          | "have" possessing                                         {% ([, told]) => told %}
          | "do" "not" "have" npd "in" "play"                         {% ([, , , is]) => players.hasNone(is) %}
          | "do" "not" "have" npd                                     {% ([, , , is]) => players.hasNoSuch(is) %}
          | "do" "not" "have" npd asally                              {% ([, , , is]) => players.hasNone(nouns.asAlly(is)) %}
ofplayers -> "have" "lose" range sanity incombat2                      {% ([, , range]) => players.number('sanityLost', range) %}
          | "have" "lose" sanity incombat2                            {% () => players.number('sanityLost', { min: 1 }) %}
          | "have" "lose" "no" sanity incombat2                       {% () => players.number('sanityLost', { max: 0 }) %}
          | "lose" "no" sanity incombat2                              {% () => players.number('sanityLost', { max: 0 }) %}
          | "have" "lose" npd incombat2                               {% ([, , is]) => players.lostInCombat(is) %}
          | "have" "lose" "no" np incombat2                           {% ([, , , is]) => players.notSo(players.lostInCombat(is)) %}
          | "lose" npd incombat2                                      {% ([, is]) => players.lostInCombat(is) %}
          | "have" "lose" many np incombat2                           {% ([, , n, is]) => players.lostInCombat(is, n) %}
          | "lose" many np incombat2                                  {% ([, n, is]) => players.lostInCombat(is, n) %}
          | "have" "not" "lose" npd incombat2                         {% ([, , , is]) => players.notSo(players.lostInCombat(is)) %}
          | "do" "not" "lose" npd incombat2                           {% ([, , , is]) => players.notSo(players.lostInCombat(is)) %}
          | "lose" "no" np incombat2                                  {% ([, , is]) => players.notSo(players.lostInCombat(is)) %}
          | withstand hazard                                          {% ([, hazard]) => players.canSurvive(hazard) %}
          | unprotected hazard                                        {% ([, hazard]) => players.notSo(players.canSurvive(hazard)) %}
pred     -> knowing                                                 {% draft.first %}
          | "alone" knowing                                          {% ([, told]) => players.himself(told) %}
ofplayers -> passdone                                                  {% () => players.passes({ min: 1 }) %}
          | notpassed                                                 {% () => players.passes({ max: 0 }) %}
          | "have" "declare" range "pass"                             {% ([, , range]) => players.passes(range) %}
          | "hold" range "card"                                       {% ([, range]) => players.number('hand', range) %}
          | "hold" range "card" inhand                                {% ([, range]) => players.number('hand', range) %}
          | "hold" "more" "card" "than" rival                         {% ([, , , , than]) => players.more('hand', than) %}
          | "hold" "fewer" "card" "than" rival                        {% ([, , , , than]) => players.more('hand', than, true) %}
passdone -> "have" "pass"                                             {% draft.nothing %}
          | "have" "declare" "a" "pass"                               {% draft.nothing %}
notpassed -> "have" "not" "pass"                                      {% draft.nothing %}
          | "have" "declare" "no" "pass"                              {% draft.nothing %}

# If your opponent has passed this Round, draw one card when played.   While you have not passed this Round, this card gains 1.
ofplayers -> passdone thisperiod                                       {% ([, when]) => players.passedOnce(when) %}
          | notpassed thisperiod                                      {% ([, when]) => players.notSo(players.passedOnce(when)) %}
          | "pass" thisperiod                                         {% ([{ written }, when], _at, reject) => (/ed$/i.test(written) ? players.passedOnce(when) : reject) %}
          | "do" "not" "pass" thisperiod                              {% ([, , , when]) => players.notSo(players.passedOnce(when)) %}

# Bury one Ally of an opponent who is walking when played.   Each Ally of any player who has a Priest in play loses 1.   Bury one Ally of an opponent who is not Outside when played.
ofplayers -> "is" "walk"                                              {% () => players.walks %}
          | "is" "not" "walk"                                         {% () => players.notSo(players.walks) %}
          | "is" "not" whereat                                        {% ([, , told]) => players.notSo(told) %}
          | "is" "affected" "by" npd                                  {% ([, , , is]) => players.affectedBy(is) %}
          | "is" "affected" "by" "no" np                              {% ([, , , , is]) => players.notSo(players.affectedBy(is)) %}
          | "have" npd "in" "play"                                    {% ([, is]) => players.having(conditions.ofEach(is, (one) => ({ inPlay: one }))) %}
          | "have" "no" np "in" "play"                                {% ([, , is]) => players.hasNone(is) %}
          | "do" "not" "have" npd "in" "play"                         {% ([, , , is]) => players.hasNone(is) %}
          | "have" many np "in" "play"                                {% ([, atLeast, is]) => players.having({ inPlay: is, atLeast }) %}
          | "have" fewest np "in" "play"                              {% ([, max, is]) => players.countOf(is, { max }) %}
          | "have" npd "on" "top" "of" poss "story" "deck"            {% ([, is, , , , whose]) => players.hasOnTop(is, whose) %}
          | "have" npd "in" whosethreat                               {% ([, is, , of]) => players.inThreat(is, {}, of) %}
          | "have" range "card" inhand                                {% ([, range]) => players.number('hand', range) %}
          | "have" "no" "card" inhand                                 {% () => players.number('hand', { max: 0 }) %}
incombat2 -> "in" "this" "combat"                                     {% draft.nothing %}
          | "this" "combat"                                           {% draft.nothing %}
# While your Investigator knows Latin, this card gains 1.   If you know Latin or Greek, draw one card when played.
knowing  -> "know" langs                                            {% ([, told]) => told %}
          | "know" "both" langs                                     {% ([, , told]) => told %}
          | "know" "either" langs                                   {% ([, , told]) => told %}
          | "know" "no" %name                                       {% ([, , name]) => players.notSo(players.knows(name)) %}
          | "speak" langs                                           {% ([, told]) => told %}
          | "do" "not" "know" langs                                 {% ([, , , told]) => players.notSo(told) %}
          | "do" "not" "speak" langs                                {% ([, , , told]) => players.notSo(told) %}
langs  -> %name                                                     {% ([name]) => players.knows(name) %}
          | langs "or" %name                                        {% ([a, , name]) => players.eitherTold(a, players.knows(name)) %}
          | langs "and" %name                                       {% ([a, , name]) => players.bothTold(a, players.knows(name)) %}
being    -> whereat                                                   {% draft.first %}
          | %name                                                     {% ([name]) => players.bareAt(name) %}
          | "walk"                                                    {% () => players.walks %}
          | "alone"                                                   {% () => players.hasNone({ type: 'Ally' }) %}
whereat  -> at npd                                                    {% ([, is]) => players.at(is) %}
          | "on" npd                                                  {% ([, is]) => players.aboard(is) %}
          | "here"                                                    {% () => players.at({ title: 'self' }) %}
          | at "this" "location"                                      {% () => players.at({ title: 'self' }) %}
          | "inside"                                                  {% () => players.at({ pub: ['Inside'] }) %}
          | "outside"                                                 {% () => players.at({ pub: ['Outside'] }) %}
          | "outside" at npd                                          {% ([, , is]) => players.bothTold(players.at({ pub: ['Outside'] }), players.at(is)) %}
          | "inside" at npd                                           {% ([, , is]) => players.bothTold(players.at({ pub: ['Inside'] }), players.at(is)) %}
          | samely                                                    {% draft.first %}
          | "affected" "by" npd                                       {% ([, , is]) => players.affectedBy(is) %}
          | "affected" "by" many4                                     {% ([, , { is, range }]) => players.affectedSo(is, range) %}
          | "affected" "by" "no" np                                   {% ([, , , is]) => players.notSo(players.affectedBy(is)) %}

# While your opponent is Outside at a Water Location, this card gains 1.   If your opponent is in the same Region as you, this card gains 1.   If your opponent's Current Location is in another subregion, this card gains 1.
samely   -> at "the" "same" sameness                                  {% ([, , , same]) => players.sameAs(same) %}
          | at "the" "same" sameness "as" likewise                    {% ([, , , same, , than]) => players.sameAs(same, than) %}
          | at "your" sameness                                        {% ([, , same]) => players.sameAs(same) %}
          | at poss sameness                                          {% ([, who, same], _at, reject) => (who === 'you' ? reject : players.sameAs(same, who)) %}
          | at mycurrent                                              {% () => players.sameAs('title') %}
          | at "this" "region"                                        {% () => players.sameAs('region') %}
          | at "this" "subregion"                                     {% () => players.sameAs('subregion') %}
          | at "a" "different" sameness                               {% ([, , , same]) => players.notSo(players.sameAs(same)) %}
          | at "a" "different" sameness unlike likewise               {% ([, , , same, , than]) => players.notSo(players.sameAs(same, than)) %}
          | at "another" sameness                                     {% ([, , same]) => players.notSo(players.sameAs(same)) %}
          | at "another" sameness unlike likewise                     {% ([, , same, , than]) => players.notSo(players.sameAs(same, than)) %}
likewise -> rival                                                     {% draft.first %}
          | "yours"                                                   {% () => 'you' %}
          | poss                                                      {% draft.first %}
          | poss "current" "location"                                 {% draft.first %}
          | "that" "of" rival                                         {% ([, , who]) => who %}
unlike   -> "than"                                                    {% draft.nothing %}
          | "from"                                                    {% draft.nothing %}

# While your opponent is on a Travel by Sea Event, this card gains 1.   Each player on a Travel Event loses 1 Sanity when played.   If your Current Location is a Travel by Air Event, draw one card when played.
# While you have three or more Allies in play, this card gains 1.   If your opponent has no Tomes, draw one card when played.
# Each opponent with more Sanity than you loses 2 Sanity when played.   Each player who has fewer Allies than you buries one Ally when played.
# Each player with three or more Ghouls in his Threat loses 1 Sanity when played.   While you have more Allies than your opponent, this card gains 1.
# If you have more Artifacts than Allies, draw one card when played.   If your opponent has fewer Allies than you have Tomes, draw one card when played.
possessing -> having                                                  {% ([had]) => players.having(had) %}
          | counting                                                  {% draft.first %}
          | npd                                                       {% ([is]) => players.has(is) %}
          | "no" np "in" "play"                                       {% ([, is]) => players.hasNone(is) %}
          | "no" np                                                   {% ([, is]) => players.hasNoSuch(is) %}
          | "no" "defending" "ally"                                   {% () => players.hasNone({ type: 'Ally', defending: true }) %}
          | "no" "other" np "in" "play"                               {% ([, , is]) => players.noOther(is) %}
          | "no" "other" np                                           {% ([, , is]) => players.noOther(is) %}
          | fewest np "in" "play"                                     {% ([max, is]) => players.countOf(is, { max }) %}
          | fewest np                                                 {% ([max, is]) => players.manyOf(is, { max }) %}
          | "exactly" num np "in" "play"                              {% ([, n, is]) => players.countOf(is, { min: n, max: n }) %}
          | "exactly" num np                                          {% ([, n, is]) => players.manyOf(is, { min: n, max: n }) %}
          | many np                                                   {% ([min, is]) => players.manyOf(is, { min }) %}
          | num np "or" "more"                                        {% ([min, is]) => players.manyOf(is, { min }) %}
          | num np "or" "fewer"                                       {% ([max, is]) => players.manyOf(is, { max }) %}
          | range sanity                                              {% ([range]) => players.number('sanity', range) %}
          | range "card" inhand                                       {% ([range]) => players.number('hand', range) %}
          | "no" "card" inhand                                        {% () => players.number('hand', { max: 0 }) %}
          | range "education"                                         {% ([range]) => players.number('education', range) %}
          | "a" "education" "of" range                                {% ([, , , range]) => players.number('education', range) %}
          | "more" measured "than" rival                              {% ([, what, , than]) => players.more(what, than) %}
          | "fewer" measured "than" rival                             {% ([, what, , than]) => players.more(what, than, true) %}
          | "less" measured "than" rival                              {% ([, what, , than]) => players.more(what, than, true) %}
          | "more" inplay4 "than" inplay4                             {% ([, much, , little]) => players.moreThan(much, little) %}
          | "fewer" inplay4 "than" inplay4                            {% ([, little, , much]) => players.fewerThan(little, much) %}
          | "more" inplay4 "than" rival3 inplay4                      {% ([, much, , than, little]) => players.moreThan(much, little, than) %}
          | "fewer" inplay4 "than" rival3 inplay4                     {% ([, little, , than, much]) => players.fewerThan(little, much, than) %}
          | "higher" sanity "than" rival                              {% ([, , , than]) => players.more('sanity', than) %}
          | "greater" sanity "than" rival                             {% ([, , , than]) => players.more('sanity', than) %}
          | "lower" sanity "than" rival                               {% ([, , , than]) => players.more('sanity', than, true) %}
          | num sanity "or" "more"                                    {% ([min]) => players.number('sanity', { min }) %}
          | num sanity "or" "less"                                    {% ([max]) => players.number('sanity', { max }) %}
          | num sanity "or" "fewer"                                   {% ([max]) => players.number('sanity', { max }) %}
          | "both" npd "and" npd "in" "play"                          {% ([, a, , b]) => players.bothTold(players.having({ inPlay: a }), players.having({ inPlay: b })) %}
          | "neither" npd "nor" npd "in" "play"                       {% ([, a, , b]) => players.bothTold(players.hasNone(a), players.hasNone(b)) %}
          | "neither" npd "nor" npd                                   {% ([, a, , b]) => players.bothTold(players.hasNoSuch(a), players.hasNoSuch(b)) %}
          | npd asally                                                {% ([is]) => players.having(conditions.ofEach(is, (one) => ({ inPlay: nouns.asAlly(one) }))) %}
          | "no" np asally                                            {% ([, is]) => players.hasNone(nouns.asAlly(is)) %}
          | "another" np asally                                       {% ([, is]) => players.having({ inPlay: nouns.asAlly(is), others: true }) %}
          | "no" "other" np asally                                    {% ([, , is]) => players.noOther(nouns.asAlly(is)) %}
          | "neither" npd "nor" npd asally                            {% ([, a, , b]) => players.bothTold(players.hasNone(nouns.asAlly(a)), players.hasNone(nouns.asAlly(b))) %}
          | many np asally                                            {% ([min, is]) => players.countOf(nouns.asAlly(is), { min }) %}
          | num np asally                                             {% ([min, is]) => players.countOf(nouns.asAlly(is), { min }) %}
          | fewest np asally                                          {% ([max, is]) => players.countOf(nouns.asAlly(is), { max }) %}
          | "exactly" num np asally                                   {% ([, n, is]) => players.countOf(nouns.asAlly(is), { min: n, max: n }) %}
          | "a" larger "threat" "than" rival2                         {% ([, , , , than]) => players.more('threat', than) %}
          | "a" smaller "threat" "than" rival2                        {% ([, , , , than]) => players.more('threat', than, true) %}
          | npd "in" whosethreat                                      {% ([is, , of]) => players.inThreat(is, {}, of) %}
          | range np "in" whosethreat                                 {% ([range, is, , of]) => players.inThreat(is, range, of) %}
          | "no" np "in" whosethreat                                  {% ([, is, , of]) => players.notSo(players.inThreat(is, {}, of)) %}
          | npd "on" "top" "of" poss "story" "deck"                   {% ([is, , , , whose]) => players.hasOnTop(is, whose) %}
          | "the" "same" mycurrent2                                   {% () => players.sameAs('title') %}
          | thiscard "in" "play"                                      {% () => players.hasThisCard %}
# If your opponent has a Student as an Ally, draw one card when played.   While you have no Student as an Ally, this card is Invisible.   If any player has two or more Students as Allies, lose 1 Sanity when played.
asally   -> "as" "a" "ally"                                           {% draft.nothing %}
          | "as" "ally"                                               {% draft.nothing %}
          | "as" "a" "ally" "in" "play"                               {% draft.nothing %}
          | "as" "ally" "in" "play"                                   {% draft.nothing %}
inplay4  -> np                                                        {% draft.first %}
          | np "in" "play"                                            {% draft.first %}
rival3   -> "you" "have"                                              {% () => 'you' %}
          | foe "have"                                                {% () => 'opponent' %}
whosethreat -> poss "threat"                                          {% draft.first %}
fewest   -> few                                                       {% draft.first %}
          | "at" "most" num                                           {% ([, , n]) => n %}

# If you have played a Location this Turn, draw one card when played.   While your opponent has not cast a Spell this Turn, this card is Invisible.
ofplayers -> "have" didit many np thisperiod                           {% ([, did, n, is, when]) => players.done(did, is, when, n) %}
          | didit many np thisperiod                                  {% ([did, n, is, when]) => players.done(did, is, when, n) %}
          | "have" didit npd thisperiod                               {% ([, did, is, when]) => players.done(did, is, when) %}
          | didit npd thisperiod                                      {% ([did, is, when]) => players.done(did, is, when) %}
          | "have" "not" didit npd thisperiod                         {% ([, , did, is, when]) => players.notSo(players.done(did, is, when)) %}
          | "do" "not" didit npd thisperiod                           {% ([, , did, is, when]) => players.notSo(players.done(did, is, when)) %}
          | "have" didit "no" np thisperiod                           {% ([, did, , is, when]) => players.notSo(players.done(did, is, when)) %}
          | didit "no" np thisperiod                                  {% ([did, , is, when]) => players.notSo(players.done(did, is, when)) %}

# If you have used a Gate this Round, draw one card when played.   While your opponent has used no Gate this Turn, this card gains 1.
ofplayers -> "have" "use" gateornone thisperiod                        {% ([, , no, when]) => players.usedGate(when, no) %}
          | "use" gateornone thisperiod                               {% ([, no, when]) => players.usedGate(when, no) %}
          | "have" "not" "use" "a" "gate" thisperiod                  {% ([, , , , , when]) => players.usedGate(when, true) %}
          | "do" "not" "use" "a" "gate" thisperiod                    {% ([, , , , , when]) => players.usedGate(when, true) %}
          | "have" "not" "use" "any" "gate" thisperiod                {% ([, , , , , when]) => players.usedGate(when, true) %}
          | "do" "not" "use" "any" "gate" thisperiod                  {% ([, , , , , when]) => players.usedGate(when, true) %}
gateornone -> "a" "gate"                                              {% () => false %}
          | "any" "gate"                                              {% () => false %}
          | "no" "gate"                                               {% () => true %}

# If you have lost an Ally this Round, draw one card when played.   If your opponent has lost at least two Artifacts this Round, gain 1 Sanity when played.
ofplayers -> "have" "lose" many np thisperiod                          {% ([, , n, is, when]) => players.done('lost', is, when, n === 1 ? undefined : n) %}
          | "lose" many np thisperiod                                 {% ([, n, is, when]) => players.done('lost', is, when, n === 1 ? undefined : n) %}
          | "have" "lose" npd thisperiod                              {% ([, , is, when]) => players.done('lost', is, when) %}
          | "lose" npd thisperiod                                     {% ([, is, when]) => players.done('lost', is, when) %}
          | "have" "not" "lose" npd thisperiod                        {% ([, , , is, when]) => players.notSo(players.done('lost', is, when)) %}
          | "do" "not" "lose" npd thisperiod                          {% ([, , , is, when]) => players.notSo(players.done('lost', is, when)) %}
          | "have" "lose" "no" np thisperiod                          {% ([, , , is, when]) => players.notSo(players.done('lost', is, when)) %}
          | "lose" "no" np thisperiod                                 {% ([, , is, when]) => players.notSo(players.done('lost', is, when)) %}

# While your Current Location is a Cemetery Location, this card gains 1.   If your Sanity is below 10, draw one card when played.
# If your opponent's Current Location is in the same Region as yours, this card gains 1.   While your opponent's Current Location has a Gate, this card gains 1.
hispred  -> "current" "location" hereso                               {% ([, , told]) => players.ofCurrent(told) %}
          | hismany                                                   {% draft.first %}
          | "hand" "is" larger "than" rival2                          {% ([, , , , than]) => players.more('hand', than) %}
          | "hand" "is" smaller "than" rival2                         {% ([, , , , than]) => players.more('hand', than, true) %}
          | "education" "exceed" rival2                               {% ([, , than]) => players.more('education', than) %}
          | "current" "location" hereso "or" hereso                   {% ([, , a, , b]) => players.ofCurrent(players.eitherTold(a, b)) %}
          | "current" "location" hereso "and" hereso                  {% ([, , a, , b]) => players.ofCurrent(players.bothTold(a, b)) %}
          | sanity "is" range                                         {% ([, , range]) => players.number('sanity', range) %}
          | sanity "is" range sanity                                  {% ([, , range]) => players.number('sanity', range) %}
          | sanity "is" higher "than" rival2                          {% ([, , , , than]) => players.more('sanity', than) %}
          | sanity "is" lower "than" rival2                           {% ([, , , , than]) => players.more('sanity', than, true) %}
          | sanity "is" "equal" "to" rival2                           {% ([, , , , than]) => players.asMuch('sanity', than) %}
          | sanity "is" range "point"                                 {% ([, , range]) => players.number('sanity', range) %}
          | sanity "exceed" num                                       {% ([, , n]) => players.number('sanity', { min: n + 1 }) %}
          | "education" "is" range                                    {% ([, , range]) => players.number('education', range) %}
          | "hand" contains range "card"                              {% ([, , range]) => players.number('hand', range) %}
          | "hand" contains "more" "card" "than" rival2               {% ([, , , , , than]) => players.more('hand', than) %}
          | "hand" contains "fewer" "card" "than" rival2              {% ([, , , , , than]) => players.more('hand', than, true) %}
          | "hand" "is" "empty"                                       {% () => players.number('hand', { max: 0 }) %}
          | "threat" contains "more" "card" "than" rival2             {% ([, , , , , than]) => players.more('threat', than) %}
          | "threat" contains "fewer" "card" "than" rival2            {% ([, , , , , than]) => players.more('threat', than, true) %}
          | "threat" "is" larger "than" rival2                        {% ([, , , , than]) => players.more('threat', than) %}
          | "threat" "is" smaller "than" rival2                       {% ([, , , , than]) => players.more('threat', than, true) %}
          | "threat" contains npd                                     {% ([, , is]) => players.inThreat(is, {}, 'they') %}
          | "threat" contains "no" np                                 {% ([, , , is]) => players.notSo(players.inThreat(is, {}, 'they')) %}
hereso   -> "is" npd                                                  {% ([, is]) => players.currentIs(is) %}
          | "is" whereat                                              {% ([, told]) => told %}
          | "is" "not" npd                                            {% ([, , is]) => players.notSo(players.currentIs(is)) %}
          | "is" "not" whereat                                        {% ([, , told]) => players.notSo(told) %}
          | bear "the" np symbol                                      {% ([, , is]) => players.at(nouns.featured(is)) %}
          | bear "the" "attribute" np                                 {% ([, , , is]) => players.at(nouns.featured(is)) %}
          | bear np "as" "a" "attribute"                              {% ([, is]) => players.at(nouns.featured(is)) %}
          | "do" "not" bear "the" np symbol                           {% ([, , , , is]) => players.notSo(players.at(nouns.featured(is))) %}
          | "do" "not" bear "a" np                                    {% ([, , , , is]) => players.hasGate(false, is) %}
          | bear "a" np                                               {% ([, , is]) => players.hasGate(true, is) %}
          | bear "no" np                                              {% ([, , is]) => players.hasGate(false, is) %}

# Bury one Ally of an opponent whose Sanity is 5 or less when played.   Bury one Ally of an opponent whose Current Location has no Gate when played.
oftheirs -> sanity "is" range                                         {% ([, , range]) => players.number('sanity', range) %}
          | whosemore                                                 {% draft.first %}
          | "hand" "is" "empty"                                       {% () => players.number('hand', { max: 0 }) %}
          | "hand" contains range "card"                              {% ([, , range]) => players.number('hand', range) %}
          | "threat" contains npd                                     {% ([, , is]) => players.inThreat(is, {}, 'they') %}
          | "current" "location" hereelse                             {% ([, , told]) => players.ofCurrent(told) %}
          | "current" "location" hereso "and" hereso                  {% ([, , a, , b]) => players.ofCurrent(players.bothTold(a, b)) %}
hereelse -> "is" samely                                               {% ([, told]) => told %}
          | "is" "not" npd                                            {% ([, , is]) => players.notSo(players.at(is)) %}
          | "is" "not" whereat                                        {% ([, , told]) => players.notSo(told) %}
          | "do" "not" bear "the" np symbol                           {% ([, , , , is]) => players.notSo(players.at(nouns.featured(is))) %}
          | bear "no" np                                              {% ([, , is]) => players.hasGate(false, is) %}

# If one of your Allies knows Latin, draw one card when played.   While none of your Allies is Corrupt, this card gains 1.
kin      -> kinof                                                     {% draft.first %}
          | "any" np "in" "play"                                      {% ([, is]) => players.among(is, 'anyone', { min: 1 }) %}
          | "a" np "in" "play"                                        {% ([, is]) => players.among(is, 'anyone', { min: 1 }) %}
          | many np "in" "play"                                       {% ([min, is]) => players.among(is, nouns.isOurs(is) ? 'you' : 'anyone', { min }) %}
          | "no" np "in" "play"                                       {% ([, is]) => players.among(is, 'anyone', { max: 0 }) %}
kinpred  -> "know" %name                                              {% ([, name]) => nouns.language(name) %}
          | "do" "not" "know" %name                                   {% ([, , , name]) => ({ not: nouns.language(name) }) %}
          | carrying borne                                            {% ([, bears]) => nouns.armed(bears) %}
          | carrying "no" borne                                       {% ([, , bears]) => nouns.without(bears) %}
          | "do" "not" carrying borne                                 {% ([, , , bears]) => nouns.without(bears) %}
          | "is" words                                                {% ([, words]) => nouns.being(words) %}
          | "is" "a" words                                            {% ([, , words]) => nouns.being(words) %}
          | "is" "not" words                                          {% ([, , words]) => nouns.notBeing(words) %}
          | "is" "defending"                                          {% () => ({ defending: true }) %}
          | "defend"                                                  {% () => ({ defending: true }) %}

# If one of your Allies is at a Water Location, draw one card when played.   While none of your Allies has a Weapon, this card gains 1.   If one of your Allies is worth 3 or more, draw one card when played.
kinpred  -> telling                                                   {% draft.first %}
          | "is" "not" "a" words                                      {% ([, , , words]) => nouns.notBeing(words) %}
          | "is" "a" words "or" "a" words                             {% ([, , a, , , b]) => nouns.eitherBeing(a, b) %}
          | "is" words "or" words                                     {% ([, a, , b]) => nouns.eitherBeing(a, b) %}
          | "know" "a" "spell"                                        {% () => ({ bears: { type: 'Spell' } }) %}
          | "know" "no" "spell"                                       {% () => ({ not: { bears: { type: 'Spell' } } }) %}
          | "is" "play" thisperiod                                    {% ([, , when], _at, reject) => (when === 'sinceTurn' || when === 'lastCombat' ? reject : { order: { nth: 0, this: when, after: true } }) %}
          | "have" borne                                              {% ([, bears]) => nouns.armed(bears) %}
          | "have" "no" borne                                         {% ([, , bears]) => nouns.without(bears) %}
          | "do" "not" "have" borne                                   {% ([, , , bears]) => nouns.without(bears) %}
          | "do" "not" "use" borne                                    {% ([, , , bears]) => nouns.without(bears) %}
          | "have" "the" words "attribute"                            {% ([, , words]) => nouns.attributed(words) %}
          | bear "the" words "attribute"                              {% ([, , words]) => nouns.attributed(words) %}
          | "do" "not" "have" "the" words "attribute"                 {% ([, , , , words]) => nouns.lacking(words) %}
          | "is" at npd                                               {% ([, , is]) => conditions.standingAt(is) %}
          | "is" "outside"                                            {% () => ({ at: { pub: ['Outside'] } }) %}
          | "is" "inside"                                             {% () => ({ at: { pub: ['Inside'] } }) %}
          | "is" "worth" eitherrange                                  {% ([, , value]) => ({ value }) %}
          | "have" "a" valueword "of" eitherrange                     {% ([, , , , value]) => ({ value }) %}
          | "have" "a" "print" valueword "of" eitherrange             {% ([, , , , , value]) => ({ value: { ...value, printed: true } }) %}
          | "is" "not" "defending"                                    {% () => ({ defending: false }) %}
          | "do" "not" "defend"                                       {% () => ({ defending: false }) %}
          | "cost" sanity                                             {% () => ({ costsSanity: true }) %}
          | "cost" "no" sanity                                        {% () => ({ costsSanity: false }) %}

# If you have come by a Travel by Sea Event, draw one card when you arrive here.   If your opponent has not come by a Travel Event, draw one card when played.
ofplayers -> "have" "come" "by" npd                                    {% ([, , , is]) => players.cameBy(is) %}
          | "have" "not" "come" "by" npd                              {% ([, , , , is]) => players.notSo(players.cameBy(is)) %}
