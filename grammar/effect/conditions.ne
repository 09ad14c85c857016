# If something holds: where somebody is, what is in play, counts, the time, and how these are joined.

@lexer lexer

cond     -> atom                                                      {% draft.first %}
          | ands                                                      {% ([all]) => ({ all }) %}
          | ors                                                       {% ([any]) => conditions.ofAny(any) %}
          | "either" ors                                              {% ([, any]) => conditions.ofAny(any) %}
ands     -> atom "and" atom                                           {% ([a, , b]) => conditions.carried([a, b]) %}
          | ands "and" atom                                           {% ([all, , b]) => conditions.carried([...all, b]) %}
          | atom "," "and" atom                                       {% ([a, , , b]) => conditions.carried([a, b]) %}
          | atom "," "and" twice                                      {% ([a, , , both]) => [a, ...both] %}
          | atom "and" twice                                          {% ([a, , both]) => [a, ...both] %}
          | twice                                                     {% draft.first %}
          | listed4 "and" atom                                        {% ([all, , b]) => conditions.carried([...all, b]) %}
          | listed4 "," "and" atom                                    {% ([all, , , b]) => conditions.carried([...all, b]) %}
          | "both" atom "and" atom                                    {% ([, a, , b]) => conditions.carried([a, b]) %}
listed4  -> atom "," atom                                             {% ([a, , b]) => [a, b] %}
          | listed4 "," atom                                          {% ([all, , b]) => [...all, b] %}
ors      -> listed4 "or" atom                                         {% ([any, , b]) => conditions.alternatives([...any, b]) %}
          | listed4 "," "or" atom                                     {% ([any, , , b]) => conditions.alternatives([...any, b]) %}
          | atom "or" atom                                            {% ([a, , b]) => conditions.alternatives([a, b]) %}
          | ors "or" atom                                             {% ([any, , b]) => conditions.alternatives([...any, b]) %}
          | atom "," "or" atom                                        {% ([a, , , b]) => conditions.alternatives([a, b]) %}
          | atom "or" "while" atom                                    {% ([a, , , b]) => conditions.alternatives([a, b]) %}
          | atom "or" "when" atom                                     {% ([a, , , b]) => conditions.alternatives([a, b]) %}
          | atom "or" "if" atom                                       {% ([a, , , b]) => conditions.alternatives([a, b]) %}
          | atom "," "or" "if" atom                                   {% ([a, , , , b]) => conditions.alternatives([a, b]) %}

# While you are here, this card gains 1.   If your opponent is at a Forest Location, this card is Invisible.
# While you have Howard Lovecraft in play, this card gains 2.   If it is Night or a Storm Event is in play, this card gains 1.
atom     -> pennycond                                                 {% draft.first %}
          | spellso                                                   {% draft.first %}
          | "(" cond ")"                                              {% ([, c]) => c %}
          | "not" "(" cond ")"                                        {% ([, , c]) => ({ not: c }) %}
          | "you" "is" "here"                                         {% () => ({ at: { title: 'self' } }) %}
          | "you" "is" "here" "without" npd "in" "play"               {% ([, , , , is]) => ({ all: [{ at: { title: 'self' } }, { not: { inPlay: is } }] }) %}
          | thiscard "is" mycurrent                                   {% () => ({ at: { title: 'self' } }) %}
          | npd "is" mycurrent                                        {% ([is]) => conditions.hereIs(is) %}
          | "your" "investigator" "have" npd "in" "play" "as" "a" "ally" {% ([, , , is]) => ({ inPlay: nouns.asAlly(is) }) %}
          | "your" "investigator" "have" npd "as" "a" "ally"          {% ([, , , is]) => ({ inPlay: nouns.asAlly(is) }) %}
          | thiscard "is" mycurrent "on" "your" "story" "deck"        {% () => ({ at: { title: 'self' } }) %}
          | at %self                                                  {% () => ({ at: { title: 'self' } }) %}
          | topof "is" npd                                            {% ([who, , is]) => conditions.at(is, who, true) %}
          | topof bear "the" np "attribute"                           {% ([who, , , is]) => conditions.at(nouns.featured(is), who, true) %}
          | npd "is" topof                                            {% ([is, , who]) => conditions.at(is, who, true) %}
          | thiscard "is" topof                                       {% ([, , who]) => conditions.at({ title: 'self' }, who, true) %}
          | "you" "have" npd "as" topof                               {% ([, , is, , who]) => conditions.at(is, who, true) %}
          | "any" "other" np "is" "in" "play"                         {% ([, , is]) => conditions.others(is, conditions.anybodys) %}
          | "any" "other" np "is" "in" "play" "as" "a" "ally"         {% ([, , is]) => conditions.others(nouns.asAlly(is)) %}
          | npd "is" "in" "play" "as" "a" "ally"                      {% ([is]) => conditions.inPlay(nouns.asAlly(is)) %}
          | npd "is" "in" "play" "as" "ally"                          {% ([is]) => conditions.inPlay(nouns.asAlly(is)) %}
          | "you" "have" npd "in" "play" "as" "a" "ally"              {% ([, , is]) => ({ inPlay: nouns.asAlly(is) }) %}
          | "you" "have" npd "as" "a" "ally"                          {% ([, , is]) => ({ inPlay: nouns.asAlly(is) }) %}
          | "you" "have" npd "as" "a" "ally" "in" "play"              {% ([, , is]) => ({ inPlay: nouns.asAlly(is) }) %}
          | npd "is" "part" "of" side                                 {% ([is, , , , side]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side })) %}
          | npd "is" "a" "part" "of" "it"                             {% ([threatHas]) => ({ threatHas, side: 'own' }) %}
          | "a" %self "is" "in" "a" "threat"                          {% () => ({ role: 'inThreat' }) %}
          | np "and" other2 np "is" "part" "of" side               {% ([a, , , b, , , , side]) => conditions.bothOf(a, b, side) %}
          | np "and" other2 np "is" "in" side                      {% ([a, , , b, , , side]) => conditions.bothOf(a, b, side) %}
          | side "contain" np "and" other2 np                      {% ([side, , a, , , b]) => conditions.bothOf(a, b, side) %}
          | npd "is" "in" side                                        {% ([is, , , side], _at, reject) => (is.title === 'self' && side === 'own' ? reject : conditions.ofEach(is, (threatHas) => ({ threatHas, side }))) %}
          | np "is" "in" "play"                                       {% ([is]) => conditions.inPlay(is) %}
          | "a" np "is" "in" "play"                                   {% ([, is]) => conditions.inPlay(is) %}
          | "the" np "is" "in" "play"                                 {% ([, is]) => conditions.inPlay(is) %}
          | "any" np "is" "in" "play"                                 {% ([, is]) => conditions.anybodys(is) %}
          | "either" npd "is" "in" "play"                             {% ([, is]) => conditions.inPlay(is) %}
          | "it" "is" %name                                           {% ([, , name]) => conditions.isTimeOf(name) %}
          | "it" "is" "the" %name                                     {% ([, , , name]) => conditions.isTimeOf(name) %}
          | "it" "is" "not" "the" %name                               {% ([, , , , name]) => conditions.isNot(conditions.isTimeOf(name)) %}
          | "it" "is" daynight                                        {% ([, , time]) => ({ time }) %}
          | side "contain" npd                                        {% ([side, , is]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side })) %}
          | side "contain" "other" np                                 {% ([side, , , threatHas]) => ({ threatHas, side, others: true }) %}
          | "both" "threat" "contain" npd                             {% ([, , , is]) => conditions.inBothThreats(is) %}
          | side "contain" "more" "than" num np                       {% ([side, , , , moreThan, threatHas]) => ({ threatHas, side, moreThan }) %}
          | side "contain" manyofthem np                              {% ([side, , n, threatHas]) => conditions.manyIn(side, n, threatHas) %}
          | side "contain" manyofthem "other" np                      {% ([side, , n, , threatHas]) => conditions.manyIn(side, n, threatHas, true) %}
          | side "contain" "more" "than" num "other" np               {% ([side, , , , moreThan, , threatHas]) => ({ threatHas, side, others: true, moreThan }) %}
          | side "include" npd                                        {% ([side, , is]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side })) %}
          | thiscard "have" "fight"                                   {% () => ({ role: 'fought' }) %}
          | thiscard "have" "fight" "and" "is" "not" "lose" "in" "this" "combat" {% () => conditions.livedThrough('fought') %}
          | thiscard "is" "a" "defending" "ally" "and" "is" "not" "lose" "in" "this" "combat" {% () => conditions.livedThrough('defending') %}
          | thiscard "is" "lose" "in" "this" "combat"                 {% () => ({ role: 'lost' }) %}
          | thiscard "is" "not" "lose" "in" "this" "combat"           {% () => conditions.isNot({ role: 'lost' }) %}
          | npd "is" "lose" "in" "this" "combat"                      {% ([lostInCombat]) => ({ lostInCombat }) %}
          | thiscard "is" role                                        {% ([, , role]) => ({ role }) %}
          | "the" "wielder" "is" "choose" "as" "a" "defending" "ally" {% () => ({ role: 'hostDefending' }) %}
          | "they" "is" "choose" "as" "a" "defending" "ally"          {% () => ({ role: 'defending' }) %}
          | thiscard "is" "choose" "as" "a" "defending" "ally"        {% () => ({ role: 'defending' }) %}
          | "the" "bearer" "is" "a" "defending" "ally"                {% () => ({ role: 'hostDefending' }) %}
          | "the" "ally" "is" "a" "defending" "ally"                  {% () => ({ role: 'hostDefending' }) %}
          | "that" "ally" "is" "a" "defending" "ally"                 {% () => ({ role: 'hostDefending' }) %}
          | "in" "combat"                                             {% () => ({ role: 'inCombat' }) %}
          | "the" "reveal" "card" "is" npd                            {% ([, , , , revealedIs]) => ({ revealedIs }) %}
          | "you" "and" other "is" at "the" "same" sameness           {% ([, , as, , , , , same]) => ({ same, as }) %}
          | "both" "you" "and" other "is" at "the" "same" sameness    {% ([, , , as, , , , , same]) => ({ same, as }) %}
          | range "pass" "is" "declare"                               {% ([range]) => ({ number: 'passes', ...range }) %}
          | "no" "pass" been "declare"                                {% () => ({ number: 'passes', max: 0 }) %}
          | "a" "pass" been "declare"                                 {% () => ({ number: 'passes', min: 1 }) %}
          | "no" "pass" been "declare" thisperiod                     {% ([, , , , when]) => players.notSo(players.passedOnce(when))('either') %}
          | "a" "pass" been "declare" thisperiod                      {% ([, , , , when]) => players.passedOnce(when)('either') %}
          | range "other" "pass" "is" "declare"                       {% ([range]) => ({ number: 'passes', ...range, besides: true }) %}
          | "the" "pass" "end" eachround                              {% () => ({ passesEnd: true }) %}
          | "this" "pass" "end" eachround                             {% () => ({ passesEnd: true }) %}
          | "your" "investigator" "is" sex                            {% ([, , , investigator]) => ({ investigator }) %}
          | "it" "is" "a" np                                          {% ([, , , revealedIs]) => ({ revealedIs }) %}
          | "it" bear "the" np "attribute"                            {% ([, , , revealedIs]) => ({ revealedIs: nouns.named(revealedIs) }) %}
          | "you" "or" "your" "ally" "have" npd                       {% ([, , , , , is]) => ({ inPlay: is }) %}
          | side "contain" "more" "than" num np "," "include" npd     {% ([side, , , , moreThan, threatHas]) => ({ threatHas, side, moreThan }) %}
          | npd "is" "lose" "in" "combat"                             {% ([lostInCombat]) => ({ lostInCombat }) %}
          | "the" "card" "in" "your" "hand" "number" num              {% ([, , , , , , n]) => ({ number: 'hand', min: n, max: n }) %}
          | "you" "remain" "here"                                     {% () => ({ at: { title: 'self' } }) %}
          | npd "is" "not" "in" "play"                                {% ([is]) => conditions.isNot(conditions.inPlay(is)) %}
          | "no" np "is" "in" "play"                                  {% ([, is]) => conditions.isNot(conditions.anybodys(is)) %}
          | "there" "is" npd "in" "play"                              {% ([, , is]) => conditions.anybodys(is) %}
          | "neither" npd "nor" npd "is" "in" "play"                  {% ([, a, , b]) => conditions.neitherOf(a, b) %}
          | "there" "is" "no" np "in" "play"                          {% ([, , , is]) => conditions.isNot(conditions.anybodys(is)) %}
          | "it" "is" neitherhour                                     {% () => ({ all: [{ not: { time: 'day' } }, { not: { time: 'night' } }] }) %}
          | "it" "is" "not" daynight                                  {% ([, , , time]) => ({ not: { time } }) %}
          | "in" "your" "threat"                                      {% () => ({ role: 'inThreat' }) %}
          | "in" "a" "threat"                                         {% () => ({ role: 'inThreat' }) %}
          | thiscard "is" "in" "a" "threat"                           {% () => ({ role: 'inThreat' }) %}
          | thiscard "is" "in" "your" "threat"                        {% () => ({ role: 'inThreat' }) %}

# While you are at this Location, your Maximum gains 2.   While at a Water Location, this card gains 1.   While defending, this card gains 1.
atom     -> at "this" "location"                                      {% () => ({ at: { title: 'self' } }) %}
          | at npd                                                    {% ([, is]) => conditions.whileThere(is) %}
          | "on" npd                                                  {% ([, is]) => conditions.whileOn(is) %}
          | "not" at npd                                              {% ([, , is]) => conditions.isNot(conditions.whileThere(is)) %}
          | "here"                                                    {% () => conditions.whileHere() %}
          | "defending"                                               {% () => conditions.whileDefending() %}
          | "defending" "against" "a" athreat "contain" npd           {% ([, , , , , is]) => ({ all: [{ role: 'defending' }, { threatHas: is, side: 'opposing' }] }) %}
          | "defending" "against" "a" athreat "include" npd           {% ([, , , , , is]) => ({ all: [{ role: 'defending' }, { threatHas: is, side: 'opposing' }] }) %}
          | "defending" "against" "a" athreat "of" num "or" "more" np {% ([, , , , , n, , , is]) => conditions.defendingAgainstMany(n, is) %}
          | "defending" "against" npd                                 {% ([, , is]) => conditions.against(is, 'defending') %}
          | "fight" "against" npd                                     {% ([, , is]) => conditions.against(is) %}
          | "fight" npd                                               {% ([, is]) => conditions.against(is) %}
          | "in" "combat" "against" npd                               {% ([, , , is]) => conditions.against(is) %}
          | thiscard "is" "defending"                                 {% () => ({ role: 'defending' }) %}
          | thiscard "defend"                                         {% () => ({ role: 'defending' }) %}
          | "in" "a" "threat" "with" npd                              {% ([, , , , is]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side: 'own' })) %}
          | "in" "the" "same" "threat" "as" npd                       {% ([, , , , , is]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side: 'own' })) %}
          | thiscard "is" "in" "a" "threat" "with" npd                {% ([, , , , , , is]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side: 'own' })) %}
          | thiscard "is" "in" "the" "same" "threat" "as" npd         {% ([, , , , , , , is]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side: 'own' })) %}
          | "face-up"                                                 {% () => ({ not: { role: 'faceDown' } }) %}
          | thiscard "is" "face-up"                                   {% () => ({ not: { role: 'faceDown' } }) %}
          | "you" "is" "attack" "by" npd                              {% ([, , , , is]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side: 'opposing' })) %}
          | "your" "investigator" "is" "attack" "by" npd              {% ([, , , , , is]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side: 'opposing' })) %}
          | npd "is" "among" theopposing "defending" "ally"           {% ([is]) => conditions.opposingDefender(is) %}
          | npd "is" "among" "your" "ally"                            {% ([is]) => ({ inPlay: nouns.asAlly(is) }) %}
          | npd "is" "in" "play" "as" "your" "ally"                   {% ([is]) => ({ inPlay: nouns.asAlly(is) }) %}
          | "inside"                                                  {% () => conditions.whereNow({ pub: ['Inside'] }) %}
          | "outside"                                                 {% () => conditions.whereNow({ pub: ['Outside'] }) %}
          | %name                                                     {% ([name]) => conditions.whereNamed(name) %}
          | "it" "is" "not" "a" np                                    {% ([, , , , is]) => ({ not: { revealedIs: is } }) %}
          | "the" "card" "is" npd                                     {% ([, , , revealedIs]) => ({ revealedIs }) %}
          | "the" "card" "reveal" "is" npd                            {% ([, , , , revealedIs]) => ({ revealedIs }) %}
          | "the" "card" "is" "not" npd                               {% ([, , , , is]) => ({ not: { revealedIs: is } }) %}
          | survives                                                  {% draft.first %}
          | "defending" "alone"                                       {% conditions.aloneInDefence %}
          | thiscard "defend" "alone"                                 {% conditions.aloneInDefence %}
          | thiscard "is" "defending" "alone"                         {% conditions.aloneInDefence %}
          | "it" "defend" "alone"                                     {% conditions.aloneInDefence %}
          | "they" "defend" "alone"                                   {% conditions.aloneInDefence %}
          | thiscard "is" "the" "only" "defending" "ally"             {% conditions.aloneInDefence %}
          | thiscard "is" "your" "only" "defending" "ally"            {% conditions.aloneInDefence %}
          | thiscard "is" carrying borne                              {% ([, , , bears]) => conditions.cardBears({ ref: 'self' }, bears) %}
          | thiscard carrying borne                                   {% ([, , bears]) => conditions.cardBears({ ref: 'self' }, bears) %}
          | thiscard carrying borne "or" borne                        {% ([, , a, , b]) => conditions.cardBears({ ref: 'self' }, nouns.union([a, b])) %}
          | thiscard "is" carrying borne "or" borne                   {% ([, , , a, , b]) => conditions.cardBears({ ref: 'self' }, nouns.union([a, b])) %}
          | thiscard "have" borne "or" borne                          {% ([, , a, , b]) => conditions.cardBears({ ref: 'self' }, nouns.union([a, b])) %}
          | thiscard "have" borne                                     {% ([, , bears]) => conditions.cardBears({ ref: 'self' }, bears) %}
          | thiscard carrying words                                   {% ([, , words]) => conditions.holdsNamed({ ref: 'self' }, words) %}
          | thiscard carrying det words                               {% ([, , , words]) => conditions.holdsNamed({ ref: 'self' }, words, true) %}
          | cardref "bear" words                                      {% ([card, , words]) => conditions.holdsNamed(card, words) %}
          | cardref "bear" det words                                  {% ([card, , , words]) => conditions.holdsNamed(card, words, true) %}
          | thiscard carrying det "card" traits                       {% ([, , , , traits]) => conditions.cardHolds({ ref: 'self' }, nouns.filter([], traits)) %}
          | cardref "bear" det "card" traits                          {% ([card, , , , traits]) => conditions.cardHolds(card, nouns.filter([], traits)) %}
          | thiscard "is" "unopposed"                                 {% conditions.unopposed %}
          | "unopposed"                                               {% conditions.unopposed %}
          | "attack" aplayer "who" "have" npd                         {% ([, , , , is]) => conditions.hasOne(is, 'opponent') %}
          | "attack" aplayer "with" npd                               {% ([, , , is]) => conditions.hasOne(is, 'opponent') %}
          | "attack" aplayer at npd                                   {% ([, , , is]) => conditions.at(is, 'opponent') %}
          | "attack" aplayer "who" "is" at npd                        {% ([, , , , , is]) => conditions.at(is, 'opponent') %}
          | "attack" aplayer "who" "is" "inside"                      {% () => conditions.at({ pub: ['Inside'] }, 'opponent') %}
          | "attack" aplayer "who" "is" "outside"                     {% () => conditions.at({ pub: ['Outside'] }, 'opponent') %}
          | side "include" "both" npd "and" npd                       {% ([side, , , a, , b]) => ({ all: [a, b].map((threatHas) => ({ threatHas, side })) }) %}
          | side "contain" "both" npd "and" npd                       {% ([side, , , a, , b]) => ({ all: [a, b].map((threatHas) => ({ threatHas, side })) }) %}
          | "it" "include" npd                                        {% ([, , is]) => conditions.itContains(is) %}
          | "it" "contain" "both" npd "and" npd                       {% ([, , , a, , b]) => conditions.itContainsBoth(a, b) %}
          | "it" "include" "both" npd "and" npd                       {% ([, , , a, , b]) => conditions.itContainsBoth(a, b) %}

# While you have more Sanity than your opponent, add 1 to this card.   If your opponent has fewer Allies than you, draw one card when played.
atom     -> cardref "is" npd                                          {% ([card, , is]) => conditions.cardIs(card, is) %}
          | thiscard "is" inuseby npd                                 {% ([, , , is]) => conditions.cardIs({ ref: 'host' }, is) %}
          | inuseby npd                                               {% ([, is]) => conditions.cardIs({ ref: 'host' }, is) %}
          | npd inuse thiscard                                        {% ([is]) => conditions.cardIs({ ref: 'host' }, is) %}
          | cardref bear "the" np "attribute"                         {% ([card, , , is]) => conditions.cardIs(card, nouns.named(is)) %}
          | thiscard bear "the" np "attribute"                        {% ([, , , is]) => conditions.selfIs(nouns.named(is)) %}
          | thiscard "is" npd                                         {% ([, , is]) => conditions.selfIs(is) %}
          | thiscard "is" "not" npd                                   {% ([, , , is]) => conditions.isNot(conditions.selfIs(is)) %}
          | cardref "is" at npd                                       {% ([card, , , is]) => conditions.cardAt(card, is) %}
          | cardref "is" "not" at npd                                 {% ([card, , , , is]) => conditions.isNot(conditions.cardAt(card, is)) %}
          | cardref "is" "not" npd                                    {% ([card, , , is]) => conditions.isNot(conditions.cardIs(card, is)) %}
          | cardref bear borne                                        {% ([card, , bears]) => conditions.cardBears(card, bears) %}
          | cardref telling                                           {% ([card, is]) => conditions.cardIs(card, is) %}
          | cardref unarmed borne                                     {% ([card, , bears]) => conditions.isNot(conditions.cardBears(card, bears)) %}
          | "it" "contain" npd                                        {% ([, , is]) => conditions.itContains(is) %}
          | npd "oppose" "it"                                         {% ([is]) => conditions.opposedBy(is) %}
          | npd "oppose" thiscard                                     {% ([is]) => conditions.opposedBy(is) %}
          | "opposing" "by" npd                                       {% ([, , is]) => conditions.opposedBy(is) %}
          | "oppose" npd                                              {% ([, is]) => conditions.opposedBy(is) %}
          | "it" "oppose" npd                                         {% ([, , is]) => conditions.opposedBy(is) %}
          | opposed2 "oppose" npd                                     {% ([, , is]) => conditions.opposedBy(is) %}
          | thiscard "is" "opposing" "by" npd                         {% ([, , , , is]) => conditions.opposedBy(is) %}

# If another Private Eye is in play, add 1 to this card.   This card adds 1 to its value for each Phobia affecting you.
atom     -> "another" np "is" "in" "play"                             {% ([, is]) => conditions.others(is) %}

# While you have more Sanity than your opponent, add 1 to this card.   If your opponent has more cards in Hand than you, draw one card when played.
# While you have more Allies in play than your opponent, this card gains 1.
atom     -> "they" "have" range sanity                                {% ([, , range]) => ({ number: 'sanity', ...range, who: 'actor' }) %}
# If the Gate of your Current Location has been used, draw one card when played.   While the Gate of your opponent's Current Location has not been used, this card gains 1.
atom     -> "the" "gate" "of" poss "current" "location" spent         {% ([, , , who, , , isSo]) => conditions.gateSpent(who, isSo) %}
          | poss "current" "location" "'s" "gate" spent               {% ([who, , , , , isSo]) => conditions.gateSpent(who, isSo) %}
spent    -> "have" "is" "use"                                         {% () => true %}
          | "have" "already" "is" "use"                               {% () => true %}
          | "have" "not" "is" "use"                                   {% () => false %}
          | "have" "not" "yet" "is" "use"                             {% () => false %}

# While you are walking, this card gains 1.   If your opponent is walking, draw one card when played.
atom     -> "walk"                                                    {% () => conditions.whileWalking() %}
          | "they" "is" "walk"                                        {% () => conditions.walks('actor') %}
# While you are here and you are in Combat, this card is Invisible.   While a Cultist is in the same Threat, this card is Invisible.
atom     -> "you" "is" "in" "combat"                                  {% () => ({ role: 'inCombat' }) %}
          | npd "is" "in" "the" "same" "threat"                       {% ([is]) => conditions.besideIn(is) %}
          | "another" np "is" "in" "the" "same" "threat"              {% ([, is]) => conditions.besideIn(is) %}
          | npd "is" "in" "this" "threat"                             {% ([is]) => conditions.besideIn(is) %}
          | npd "is" "part" "of" "it"                                 {% ([is]) => conditions.itContains(is) %}
          | "it" "is" "in" "play" "as" "a" "ally"                     {% () => ({ role: 'ally' }) %}
          | "in" "play" "as" "a" "ally"                               {% () => ({ role: 'ally' }) %}
# If you have played a Location this Turn, draw one card when played.   While your opponent has not cast a Spell this Turn, this card is Invisible.
# If both you and your opponent are at Water Locations, this card gains 1.
# If three or more Soldiers are in play beside your Investigator, this card gains 1.   If two or more Ghouls are in play, draw one card when played.
atom     -> npd "is" "in" "play" "beside" "you"                       {% ([is]) => conditions.hasOne(is) %}
          | "another" np "is" "in" "play" "beside" "you"              {% ([, is]) => ({ inPlay: is, others: true }) %}
          | "no" np "is" "in" "play" "beside" "you"                   {% ([, is]) => conditions.hasNone('you', is) %}
          | num "or" "more" np "is" "in" "play" "beside" "you"        {% ([atLeast, , , is]) => ({ inPlay: is, atLeast }) %}
          | num "or" "more" "other" np "is" "in" "play" "beside" "you" {% ([atLeast, , , , is]) => ({ inPlay: is, others: true, atLeast }) %}
          | "at" "least" num np "is" "in" "play" "beside" "you"       {% ([, , atLeast, is]) => ({ inPlay: is, atLeast }) %}
          | num "or" "more" np "is" "in" "play"                       {% ([atLeast, , , is]) => ({ inPlay: is, ...conditions.ofAll(is), atLeast }) %}
          | "at" "least" num np "is" "in" "play"                      {% ([, , atLeast, is]) => ({ inPlay: is, ...conditions.ofAll(is), atLeast }) %}
          | "at" "least" num "other" np "is" "in" "play"              {% ([, , atLeast, , is]) => ({ inPlay: is, ...conditions.ofAll(is), others: true, atLeast }) %}
          | num "or" "more" "other" np "is" "in" "play"               {% ([atLeast, , , , is]) => ({ inPlay: is, ...conditions.ofAll(is), others: true, atLeast }) %}
# If The Necronomicon is in your Story Deck, this card gains 2.   If your opponent's Story Deck contains two or more Tomes, draw one card when played.
atom     -> npd "is" inside poss pile2                                {% ([is, , , of, zone]) => conditions.lies(is, zone, of) %}
          | npd "lie" inside poss pile2                               {% ([is, , , of, zone]) => conditions.lies(is, zone, of) %}
          | "no" np "is" inside poss pile2                            {% ([, is, , , of, zone]) => conditions.isNot(conditions.lies(is, zone, of)) %}
          | num "or" "more" np "is" inside poss pile2                 {% ([n, , , is, , , of, zone]) => conditions.lies(is, zone, of, n) %}
          | "at" "least" num np "is" inside poss pile2                {% ([, , n, is, , , of, zone]) => conditions.lies(is, zone, of, n) %}
          | poss pile2 contains npd                                   {% ([of, zone, , is]) => conditions.lies(is, zone, of) %}
          | poss pile2 contains "no" np                               {% ([of, zone, , , is]) => conditions.isNot(conditions.lies(is, zone, of)) %}
          | poss pile2 contains num "or" "more" np                    {% ([of, zone, , n, , , is]) => conditions.lies(is, zone, of, n) %}
          | poss pile2 contains "at" "least" num np                   {% ([of, zone, , , , n, is]) => conditions.lies(is, zone, of, n) %}
          | "there" "is" npd inside poss pile2                        {% ([, , is, , of, zone]) => conditions.lies(is, zone, of) %}
          | "there" "is" "no" np inside poss pile2                    {% ([, , , is, , of, zone]) => conditions.isNot(conditions.lies(is, zone, of)) %}
          | "there" "is" num "or" "more" np inside poss pile2         {% ([, , n, , , is, , of, zone]) => conditions.lies(is, zone, of, n) %}
          | "there" "is" "at" "least" num np inside poss pile2        {% ([, , , , n, is, , of, zone]) => conditions.lies(is, zone, of, n) %}
pile2    -> "story" "deck"                                            {% () => 'story' %}
          | "discard" "pile"                                          {% () => 'discard' %}
contains -> "contain"                                                 {% draft.nothing %}
          | "include"                                                 {% draft.nothing %}
thiscard -> "this" %name                                              {% ([, name], _at, reject) => nouns.isKind(name) ? null : reject %}
          | "this" possession                                         {% draft.nothing %}
          | "this" "card"                                             {% draft.nothing %}
          | "this"                                                    {% draft.nothing %}
          | %self                                                     {% draft.nothing %}
          | "the" %self                                               {% draft.nothing %}
possession -> "spell"                                                 {% draft.nothing %}
          | "artifact"                                              {% draft.nothing %}
          | "tome"                                                    {% draft.nothing %}
          | "weapon"                                                  {% draft.nothing %}
          | "phobia"                                                {% draft.nothing %}
          | "event"                                                   {% draft.nothing %}
          | "monster"                                                 {% draft.nothing %}
          | "creature"                                                {% draft.nothing %}
          | "entity"                                                  {% draft.nothing %}
          | "ally"                                                  {% draft.nothing %}
          | "location"                                              {% draft.nothing %}
mycurrent -> "your" "current" "location"                              {% draft.nothing %}
topof    -> "the" "top" "card" "of" poss "story" "deck"               {% ([, , , , who]) => who %}
          | poss "top" "card"                                         {% draft.first %}
          | "the" "top" "card" "of" eitherone "story" "deck"          {% () => 'either' %}
          | "the" "top" "card" "of" "any" "story" "deck"              {% () => 'either' %}
          | poss "story" "deck" "'s" "top" "card"                     {% draft.first %}
at       -> "at"                                                      {% draft.nothing %}
          | "in"                                                      {% draft.nothing %}
unarmed  -> bear "no"                                                 {% draft.nothing %}
          | "carry" "no"                                              {% draft.nothing %}
          | "hold" "no"                                               {% draft.nothing %}
          | "do" "not" bear                                           {% draft.nothing %}
          | "do" "not" "carry"                                        {% draft.nothing %}
          | "do" "not" "hold"                                         {% draft.nothing %}
bear     -> "bear"                                                    {% draft.nothing %}
          | "feature"                                                 {% draft.nothing %}
          | "have"                                                    {% draft.nothing %}
someone  -> "you"                                                     {% () => 'you' %}
          | "your" "investigator"                                     {% () => 'you' %}
          | "your" "opponent"                                         {% () => 'opponent' %}
          | "the" "affected" "player"                                 {% () => 'affected' %}
          | "affected" "investigator"                                 {% () => 'affected' %}
          | "the" "affected" "investigator"                           {% () => 'affected' %}
          | "opponent"                                                {% () => 'opponent' %}
          | "any" "player"                                            {% () => 'either' %}
          | "that" "player"                                           {% () => 'actor' %}
          | "that" "investigator"                                     {% () => 'actor' %}

# Look at your opponent's Hand if any opponent is at a City Location when played.   While outside, this card gains 1.
someone  -> "any" "opponent"                                          {% () => 'opponent' %}
          | duo                                                       {% () => 'either' %}
          | "either" duo                                              {% () => 'either' %}
          | "any" "unaffected" "player"                              {% () => 'unaffected' %}
          | "a" "opponent"                                            {% () => 'opponent' %}
          | "any" "investigator"                                      {% () => 'either' %}
          | "your" "opponent" "'s" "investigator"                     {% () => 'opponent' %}
          | "another" "player"                                        {% () => 'opponent' %}
          | "another" "investigator"                                  {% () => 'opponent' %}
          | "any" "other" "player"                                    {% () => 'opponent' %}
          | "any" "other" "investigator"                              {% () => 'opponent' %}
          | "either" "player"                                         {% () => 'either' %}
          | "either" "investigator"                                   {% () => 'either' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "all" "opponents"                                         {% () => 'eachOpponent' %}
# If your Investigator or your opponent is at a City Location, this card gains 1.   While your opponent, or you, are Underground, this card is Invisible.
duo      -> duo1 "or" duo2                                            {% draft.nothing %}
          | duo2 "or" duo1                                            {% draft.nothing %}
          | duo1 "," "or" duo2 ","                                    {% draft.nothing %}
          | duo2 "," "or" duo1 ","                                    {% draft.nothing %}
duo1     -> "you"                                                     {% draft.nothing %}
          | "your" "investigator"                                     {% draft.nothing %}
duo2     -> "your" "opponent"                                         {% draft.nothing %}
          | "opponent"                                                {% draft.nothing %}
          | "a" "opponent"                                            {% draft.nothing %}
          | "any" "opponent"                                          {% draft.nothing %}
          | "your" "opponent" "'s" "investigator"                     {% draft.nothing %}

# If either player's Current Location is a Forest Location, this card gains 1.   While a Temple is the Current Location of your opponent, this card gains 1.
# If no player's Current Location is in the Dreamlands, draw one card when played.
atom     -> eitherone hispred                                         {% ([, told]) => told('either') %}
          | noone hispred                                             {% ([, told]) => players.noneSo('either', told) %}
          | npd "is" thecurrent                                       {% ([is, , who]) => conditions.ofCurrent(conditions.at(is, who)) %}
thecurrent -> eitherone "current" "location"                          {% () => 'either' %}
          | "the" "current" "location" "of" someone                   {% ([, , , , who]) => who %}
          | poss "current" "location"                                 {% ([who], _at, reject) => (who === 'you' ? reject : who) %}
eitherone -> "either" "player" "'s"                                   {% draft.nothing %}
          | "either" "investigator" "'s"                              {% draft.nothing %}
          | "any" "player" "'s"                                       {% draft.nothing %}
          | "any" "investigator" "'s"                                 {% draft.nothing %}
          | "a" "player" "'s"                                         {% draft.nothing %}
          | "your" "or" "your" "opponent" "'s"                        {% draft.nothing %}
          | "either" "your" "or" "your" "opponent" "'s"               {% draft.nothing %}
          | "your" "opponent" "'s" "or" "your"                        {% draft.nothing %}
noone    -> "no" "player" "'s"                                        {% draft.nothing %}
          | "no" "investigator" "'s"                                  {% draft.nothing %}
          | "neither" "player" "'s"                                   {% draft.nothing %}
          | "neither" "investigator" "'s"                             {% draft.nothing %}

# If Howard Lovecraft is one of your Allies, this card gains 1.   While this card and Howard Lovecraft are both in play, this card gains 1.
atom     -> npd "is" num "of" "your" np                               {% ([is, , n, , , kind], _at, reject) => (n === 1 ? (conditions.oneOfYours(is, kind) ?? reject) : reject) %}
          | npd "is" num "of" "your" np "in" "play"                   {% ([is, , n, , , kind], _at, reject) => (n === 1 ? (conditions.oneOfYours(is, kind) ?? reject) : reject) %}
          | thiscard "and" npd "is" "both" "in" "play"                {% ([, , is]) => conditions.inPlay(is) %}
          | "both" thiscard "and" npd "is" "in" "play"                {% ([, , , is]) => conditions.inPlay(is) %}
          | npd "and" thiscard "is" "both" "in" "play"                {% ([is]) => conditions.inPlay(is) %}

# When played: discard the top card of your opponent's Mythos Deck, then if the card so moved is an Event: (your opponent loses 2 Sanity).
atom     -> "the" "card" "so" "move" "is" npd                         {% ([, , , , , is]) => ({ card: { ref: 'thus' }, is }) %}

# When played: flip each Ally of your opponent face-down, then if two or more Allies are so moved: (draw 1 card).
# When played: bury each Cultist card of your opponent, then if no Priest was buried in this way: (draw 1 card).
atom     -> many np wentso                                            {% ([n, is]) => conditions.wentSo(is, n) %}
          | many wentso                                               {% ([n]) => conditions.wentSo({}, n) %}
          | num wentso                                                {% ([n]) => conditions.wentSo({}, n) %}
          | num np wentso                                             {% ([n, is]) => conditions.wentSo(is, n) %}
          | npd wentso                                                {% ([is]) => conditions.wentSo(is, 1) %}
          | "any" np wentso                                           {% ([, is]) => conditions.wentSo(is, 1) %}
          | "any" wentso                                              {% () => conditions.wentSo({}, 1) %}
          | few np wentso                                             {% ([max, is]) => ({ not: conditions.wentSo(is, max + 1) }) %}
          | few wentso                                                {% ([max]) => ({ not: conditions.wentSo({}, max + 1) }) %}
          | "no" np wentso                                            {% ([, is]) => ({ not: conditions.wentSo(is, 1) }) %}
          | "none" wentso                                             {% () => ({ not: conditions.wentSo({}, 1) }) %}
wentso   -> "is" "so" "move"                                          {% draft.nothing %}
          | "is" "so" wentby                                          {% draft.nothing %}
          | "is" wentby "so"                                          {% draft.nothing %}
          | "is" wentby wentway                                       {% draft.nothing %}
wentway  -> "in" "this" "way"                                         {% draft.nothing %}
          | "this" "way"                                              {% draft.nothing %}
          | "thus"                                                    {% draft.nothing %}
wentby   -> "bury"                                                    {% draft.nothing %}
          | "flip"                                                    {% draft.nothing %}
          | "flip" "face-down"                                        {% draft.nothing %}
          | "turn" "face-down"                                        {% draft.nothing %}
          | "discard"                                                 {% draft.nothing %}
          | "return"                                                  {% draft.nothing %}

# When played: draw 1 card, then if the card so drawn is an Ally: (gain 1 Sanity).
atom     -> "the" "card" "so" "draw" "is" npd                         {% ([, , , , , is]) => ({ card: { ref: 'drawn' }, is }) %}

# When played, choose one Ally of your opponent: the target loses 2 until the end of the Round, then if the target's value is 0 or less: (discard the target).
atom     -> "the" "target" "'s" "value" "is" range                    {% ([, , , , , value]) => ({ card: { ref: 'target' }, is: { value } }) %}

# When played: reveal the top card of your Mythos Deck, then if a Monster is revealed: (lose 1 Sanity).
atom     -> npd "is" "reveal"                                         {% ([revealedIs]) => ({ revealedIs }) %}
          | npd "is" "turn" "up"                                      {% ([revealedIs]) => ({ revealedIs }) %}

# If the affected player and any unaffected player are in the same Region, this card gains 1.
atom     -> "the" "affected" "player" "and" other "is" at "the" "same" sameness {% ([, , , , as, , , , , same]) => ({ same, as, who: 'affected' }) %}
other    -> "your" "opponent"                                         {% () => 'opponent' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "the" "affected" "player"                                 {% () => 'affected' %}
          | "any" "unaffected" "player"                              {% () => 'unaffected' %}
          | "that" "player"                                           {% () => 'actor' %}
having   -> npd "in" "play"                                           {% ([is]) => conditions.ofEach(is, (one) => ({ inPlay: one })) %}
          | "another" np "in" "play"                                  {% ([, is]) => ({ inPlay: is, others: true }) %}
          | "at" "least" num np "in" "play"                           {% ([, , atLeast, is]) => ({ inPlay: is, atLeast }) %}
          | "at" "least" num "other" np "in" "play"                   {% ([, , atLeast, , is]) => ({ inPlay: is, others: true, atLeast }) %}
          | num "or" "more" np "in" "play"                            {% ([atLeast, , , is]) => ({ inPlay: is, atLeast }) %}
          | num "or" "more" "other" np "in" "play"                    {% ([atLeast, , , , is]) => ({ inPlay: is, others: true, atLeast }) %}
          | "more" "than" num "other" np "in" "play"                  {% ([, , n, , is]) => ({ inPlay: is, others: true, atLeast: n + 1 }) %}
          | "at" "least" num "other" np                               {% ([, , atLeast, , is]) => ({ inPlay: is, others: true, atLeast }) %}
          | num "or" "more" "other" np                                {% ([atLeast, , , , is]) => ({ inPlay: is, others: true, atLeast }) %}
          | "more" "than" num "other" np                              {% ([, , n, , is]) => ({ inPlay: is, others: true, atLeast: n + 1 }) %}
          | "more" "than" num np "in" "play"                          {% ([, , n, is]) => ({ inPlay: is, atLeast: n + 1 }) %}
          | num np "in" "play"                                        {% ([n, is]) => conditions.several(n, is) %}
          | num "other" np "in" "play"                                {% ([n, , is]) => conditions.several(n, is, true) %}
          | "a" "other" np "in" "play"                                {% ([, , is]) => ({ inPlay: is, others: true }) %}
somethreat -> "any" "threat"                                          {% draft.nothing %}
          | "any" "player" "'s" "threat"                              {% draft.nothing %}
side     -> "the" "affected" "player" "'s" "threat"                   {% () => 'affected' %}
          | "that" "player" "'s" "threat"                             {% () => 'actor' %}
          | "opposing" "threat"                                       {% () => 'opposing' %}
          | "the" threatdirected uponyou                              {% () => 'opposing' %}
          | "a" threatdirected uponyou                                {% () => 'opposing' %}
          | "any" threatdirected uponyou                              {% () => 'opposing' %}
          | "your" "threat"                                           {% () => 'own' %}
          | "this" "threat"                                           {% () => 'own' %}
          | "its" "threat"                                            {% () => 'own' %}
          | "your" "opponent" "'s" "threat"                           {% () => 'opposing' %}
          | "the" "opposing" "threat"                                 {% () => 'opposing' %}
          | "opponent" "'s" "threat"                                  {% () => 'opposing' %}
          | "that" "opponent" "'s" "threat"                           {% () => 'opposing' %}
          | "the" "opposing" "directed" "threat"                      {% () => 'opposing' %}
          | "opposing" "directed" "threat"                            {% () => 'opposing' %}
          | "the" "target" "threat"                                   {% () => 'opposing' %}
          | "target" "threat"                                         {% () => 'opposing' %}
# If Summoned or Controlled, this card gains 1.   While this card is Summoned or Controlled, this card gains 1.
atom     -> thiscard "is" hither                                     {% ([, , c]) => c %}
hither  -> "summon" "or" "control"                                   {% () => ({ any: [{ role: 'summoned' }, { role: 'controlled' }] }) %}
          | "control" "or" "summon"                                   {% () => ({ any: [{ role: 'summoned' }, { role: 'controlled' }] }) %}
          | "summon" "or" "if" "control"                              {% () => ({ any: [{ role: 'summoned' }, { role: 'controlled' }] }) %}
          | "either" "summon" "or" "control"                          {% () => ({ any: [{ role: 'summoned' }, { role: 'controlled' }] }) %}
# If your opponent's Threat contains at least three cards, lose 1 Sanity when played.   If your opponent's Hand contains five or more cards, draw one card when played.
manyofthem -> "at" "least" num                                        {% ([, , min]) => ({ min }) %}
          | num "or" "more"                                           {% ([min]) => ({ min }) %}
          | "fewer" "than" num                                        {% ([, , n]) => ({ max: n - 1 }) %}
          | "less" "than" num                                         {% ([, , n]) => ({ max: n - 1 }) %}
          | num "or" "fewer"                                          {% ([max]) => ({ max }) %}
          | num "or" "less"                                           {% ([max]) => ({ max }) %}
role     -> "a" "defending" "ally"                                    {% () => 'defending' %}
          | "summon"                                                  {% () => 'summoned' %}
          | "control"                                                 {% () => 'controlled' %}
          | "a" "ally"                                                {% () => 'ally' %}
          | "in" "play" "as" "a" "ally"                               {% () => 'ally' %}
          | "in" "a" "threat"                                         {% () => 'inThreat' %}
          | "in" "combat"                                             {% () => 'inCombat' %}
          | "face-down"                                               {% () => 'faceDown' %}
sameness -> "location"                                                {% () => 'title' %}
          | "subregion"                                               {% () => 'subregion' %}
          | "city"                                                    {% () => 'city' %}
          | "region"                                                  {% () => 'region' %}
          | "dimension"                                               {% () => 'dimension' %}
range    -> num "or" "more"                                           {% ([min]) => ({ min }) %}
          | num "or" "less"                                           {% ([max]) => ({ max }) %}
          | num "or" "fewer"                                          {% ([max]) => ({ max }) %}
          | "exactly" num                                             {% ([, n]) => ({ min: n, max: n }) %}
          | num "to" num                                              {% ([min, , max]) => ({ min, max }) %}
          | "from" num "to" num                                       {% ([, min, , max]) => ({ min, max }) %}
          | "more" "than" num                                         {% ([, , n]) => ({ min: n + 1 }) %}
          | "less" "than" num                                         {% ([, , n]) => ({ max: n - 1 }) %}
          | "fewer" "than" num                                        {% ([, , n]) => ({ max: n - 1 }) %}
          | "at" "least" num                                          {% ([, , min]) => ({ min }) %}
          | "at" "most" num                                           {% ([, , max]) => ({ max }) %}
          | "no" "more" "than" num                                    {% ([, , , max]) => ({ max }) %}
          | "no" "fewer" "than" num                                   {% ([, , , min]) => ({ min }) %}
          | "between" num "and" num                                   {% ([, min, , max]) => ({ min, max }) %}
          | "below" num                                               {% ([, n]) => ({ max: n - 1 }) %}
          | "under" num                                               {% ([, n]) => ({ max: n - 1 }) %}
          | "over" num                                                {% ([, n]) => ({ min: n + 1 }) %}
          | "above" num                                               {% ([, n]) => ({ min: n + 1 }) %}
          | "higher" "than" num                                       {% ([, , n]) => ({ min: n + 1 }) %}
          | "greater" "than" num                                      {% ([, , n]) => ({ min: n + 1 }) %}
          | "lower" "than" num                                        {% ([, , n]) => ({ max: n - 1 }) %}
sex      -> "male"                                                    {% () => 'male' %}
          | "female"                                                  {% () => 'female' %}
daynight -> "day"                                                     {% () => 'day' %}
          | "night"                                                   {% () => 'night' %}
twice    -> "both" "location" "have" "the" np "attribute"             {% ([, , , , is]) => conditions.eachOfBothAt(nouns.featured(is)) %}
inuseby  -> inuse "by"                                                {% draft.nothing %}
inuse    -> carrying                                                  {% draft.nothing %}
          | "use"                                                     {% draft.nothing %}
          | "wield"                                                   {% draft.nothing %}
cardref  -> "the" "target"                                            {% () => ({ ref: 'target' }) %}
          | "target" np                                               {% ([, is]) => cards.aimedAt(is) %}
          | "the" "target" np                                         {% ([, , is]) => cards.aimedAt(is) %}
          | "target" np "of" foe                                      {% ([, is, , of]) => cards.aimedAt(is, of) %}
          | "that" "ally"                                             {% () => ({ ref: 'host' }) %}
          | "the" "ally"                                              {% () => ({ ref: 'host' }) %}
          | "the" "bearer"                                            {% () => ({ ref: 'host' }) %}
          | "that" "card"                                             {% () => ({ ref: 'cause' }) %}
          | "what" "hold" "that" "card"                               {% () => ({ ref: 'holder' }) %}
          | "the" "card" "look" "at"                                  {% () => ({ ref: 'looked' }) %}
aplayer  -> "a" "investigator"                                         {% draft.nothing %}
          | "a" "player"                                              {% draft.nothing %}
          | "a" "opponent"                                            {% draft.nothing %}
          | "your" "opponent"                                         {% draft.nothing %}
          | "any" "opponent"                                          {% draft.nothing %}
          | "any" "investigator"                                      {% draft.nothing %}
          | "any" "player"                                            {% draft.nothing %}
mycurrent2 -> mycurrent                                               {% draft.nothing %}
          | "current" "location"                                      {% draft.nothing %}
          | "current" "location" "as" "you"                           {% draft.nothing %}
          | "location" "as" "you"                                     {% draft.nothing %}
measured -> np                                                        {% ([cards]) => conditions.counted(cards) %}
          | np "in" "play"                                            {% ([cards]) => conditions.counted(cards) %}
          | sanity                                                    {% () => 'sanity' %}
          | "card" "in" "hand"                                        {% () => 'hand' %}
          | "card" "in" poss "hand"                                   {% () => 'hand' %}
          | "card" "in" poss "threat"                                 {% () => 'threat' %}
          | "card" "in" "threat"                                      {% () => 'threat' %}
          | "adventure" "point"                                       {% () => 'points' %}
          | "education"                                               {% () => 'education' %}
          | "victory" "point"                                         {% () => 'points' %}
rival    -> "any" "unaffected" "player"                               {% () => 'unaffected' %}
          | "its" "owner"                                             {% () => 'owner' %}
          | "a" "opponent"                                            {% () => 'opponent' %}
          | "any" "opponent"                                          {% () => 'opponent' %}
          | "another" "player"                                        {% () => 'opponent' %}
          | "another" "investigator"                                  {% () => 'opponent' %}
          | "any" "other" "player"                                    {% () => 'eachOpponent' %}
          | "any" "other" "investigator"                              {% () => 'eachOpponent' %}
          | "they"                                                    {% () => 'opponent' %}
          | "they" "do"                                               {% () => 'opponent' %}
          | "they" "have"                                             {% () => 'opponent' %}
          | "you"                                                     {% () => 'you' %}
          | "you" "do"                                                {% () => 'you' %}
          | "you" "have"                                              {% () => 'you' %}
          | "your" "opponent"                                         {% () => 'opponent' %}
          | "your" "opponent" "do"                                    {% () => 'opponent' %}
          | "your" "opponent" "have"                                  {% () => 'opponent' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "each" "other" "player"                                   {% () => 'eachOpponent' %}
          | "all" "other" "player"                                    {% () => 'eachOpponent' %}
          | "each" "other" "investigator"                             {% () => 'eachOpponent' %}
          | "all" "other" "investigator"                              {% () => 'eachOpponent' %}
          | "all" "opponents"                                         {% () => 'eachOpponent' %}
          | "that" "player"                                           {% () => 'actor' %}
          | "the" "affected" "player"                                 {% () => 'affected' %}
rival2   -> poss                                                      {% draft.first %}
          | poss sanity                                               {% draft.first %}
          | rival                                                     {% draft.first %}
          | "that" "of" rival                                         {% ([, , who]) => who %}
          | "yours"                                                   {% () => 'you' %}
higher   -> "higher"                                                  {% draft.nothing %}
          | "greater"                                                 {% draft.nothing %}
          | "more"                                                    {% draft.nothing %}
lower    -> "lower"                                                   {% draft.nothing %}
          | "less"                                                    {% draft.nothing %}
inhand   -> "in" "hand"                                               {% draft.nothing %}
          | "in" poss "hand"                                          {% draft.nothing %}
theopposing -> "opposing"                                             {% draft.nothing %}
          | "the" "opposing"                                          {% draft.nothing %}
          | "your" "opponent" "'s"                                    {% draft.nothing %}
didit    -> "play"                                                    {% () => 'played' %}
          | "cast"                                                    {% () => 'cast' %}
thisperiod -> "this" "round"                                          {% () => 'round' %}
          | "in" "this" "round"                                       {% () => 'round' %}
          | "during" "this" "round"                                   {% () => 'round' %}
          | "this" "turn"                                             {% () => 'turn' %}
          | "during" "this" "turn"                                    {% () => 'turn' %}
          | "in" "this" "turn"                                        {% () => 'turn' %}
          | "since" "your" "last" "turn"                              {% () => 'sinceTurn' %}
          | lastcombat                                                {% draft.first %}
          | "during" "the" "round"                                    {% () => 'round' %}
          | "during" "that" "round"                                   {% () => 'round' %}
          | "in" "that" "round"                                       {% () => 'round' %}
          | "that" "round"                                            {% () => 'round' %}
lastcombat -> "in" "the" "last" "combat"                              {% () => 'lastCombat' %}
          | "during" "the" "last" "combat"                            {% () => 'lastCombat' %}
          | "in" "the" "previous" "combat"                            {% () => 'lastCombat' %}
          | "during" "the" "previous" "combat"                        {% () => 'lastCombat' %}
# If one of your Allies was Buried since your last Turn, draw one card when played.   At the end of the Round, if no Ally was lost this Round: gain 1 Sanity.
befallen -> "lose"                                                    {% () => 'lost' %}
          | "bury"                                                    {% () => 'buried' %}
          | "discard"                                                 {% () => 'discarded' %}
          | "bury" "or" "discard"                                     {% () => 'lost' %}
          | "discard" "or" "bury"                                     {% () => 'lost' %}
# If an Ally was buried this Round, draw one card when played.
been     -> "is"                                                      {% ([{ written }], _at, reject) => (/^(?:is|are|being)$/i.test(written) ? reject : null) %}
          | "have" "is"                                               {% draft.nothing %}
atom     -> portion been befallen thisperiod                          {% ([{ range, who, is }, , did, when]) => players.befell(did, is, when, range)(who) %}
          | inside4 been befallen thisperiod                          {% ([{ is, range }, , did, when], _at, reject) => (nouns.isOurs(is) ? reject : players.befell(did, is, when, range)('either')) %}
          | npd been didit "by" someone thisperiod                    {% ([is, , did, , who, when]) => players.done(did, is, when)(who) %}
          | "no" np been didit "by" someone thisperiod                {% ([, is, , did, , who, when]) => players.notSo(players.done(did, is, when))(who) %}
          | many4 been didit thisperiod                               {% ([{ is, range }, , did, when]) => players.befell(did, is, when, range)('either') %}
          | portion been "lose" incombat2                            {% ([{ range, who, is }]) => players.lostSo(is, range)(who) %}

# If you have fewer than three Allies in play, lose 1 Sanity when played.   While you are alone, this card gains 1.
atom     -> "no" "other" np "is" "in" "play"                          {% ([, , is]) => conditions.isNot(conditions.others(is)) %}
          | "there" "is" "no" "other" np "in" "play"                  {% ([, , , , is]) => conditions.isNot(conditions.others(is)) %}
          | "there" "is" "another" np "in" "play"                     {% ([, , , is]) => conditions.others(is) %}
          | "alone"                                                   {% () => conditions.noneOf('you', { type: 'Ally' }) %}
          | "you" "is" at npd "without" npd2 "in" "play"              {% ([, , , is, , none]) => conditions.bothSo(conditions.at(is, 'you'), { not: { inPlay: none } }) %}
many     -> num "or" "more"                                           {% draft.first %}
          | "at" "least" num                                          {% ([, , n]) => n %}
          | "more" "than" num                                         {% ([, , n]) => n + 1 %}
few      -> "fewer" "than" num                                        {% ([, , n]) => n - 1 %}
          | "less" "than" num                                         {% ([, , n]) => n - 1 %}
          | "no" "more" "than" num                                    {% ([, , , n]) => n %}
          | num "or" "fewer"                                          {% draft.first %}
          | num "or" "less"                                           {% draft.first %}
npd2     -> "a" np                                                    {% ([, is]) => is %}
          | "any" np                                                  {% ([, is]) => is %}

# If you are affected by a Phobia, gain 1 Sanity when played.   While your opponent is affected by at least two Phobias, this card gains 1.
atom     -> npd "affect" someone                                      {% ([is, , who]) => conditions.affectedBy(is, who) %}
          | many4 "affect" someone                                    {% ([{ is, range }, , who]) => players.affectedSo(is, range)(who) %}
          | "there" "is" many4 "affect" someone                       {% ([, , { is, range }, , who]) => players.affectedSo(is, range)(who) %}
          | "no" np "affect" someone                                  {% ([, is, , who]) => conditions.isNot(conditions.affectedBy(is, who)) %}

# If your Threat is empty, draw one card when played.   While you have a Ghoul in your Threat, this card gains 1.
other2   -> "another"                                                 {% draft.nothing %}
          | "any" "other"                                             {% draft.nothing %}
atom     -> everybody "is" at "the" "same" sameness                   {% ([as, , , , , same]) => ({ same, as }) %}
          | everybody "is" "not" at "the" "same" sameness             {% ([as, , , , , , same]) => ({ not: { same, as } }) %}
          | "you" "and" other "is" "not" at "the" "same" sameness     {% ([, , as, , , , , , same]) => ({ not: { same, as } }) %}
          | "you" "and" other "is" at "different" sameness            {% ([, , as, , , , same]) => ({ not: { same, as } }) %}
          | poss pile2 "is" "empty"                                   {% ([of, zone]) => conditions.isNot(conditions.lies({}, zone, of)) %}
          | side "contain" "only" np                                  {% ([side, , , is]) => conditions.onlyIn(is, side) %}
          | side "contain" "nothing" "but" np                         {% ([side, , , , is]) => conditions.onlyIn(is, side) %}
          | thiscard "is" "part" "of" "a" "threat"                    {% () => ({ role: 'inThreat' }) %}
          | npd been didit thisperiod                                 {% ([is, , did, when]) => conditions.hasDone('either', did, is, when) %}
          | "no" np been didit thisperiod                             {% ([, is, , did, when]) => conditions.isNot(conditions.hasDone('either', did, is, when)) %}
          | many np "is" "in" side                                    {% ([min, is, , , side]) => conditions.inThreat(is, { min }, side) %}
          | many np "is" "part" "of" side                             {% ([min, is, , , , side]) => conditions.inThreat(is, { min }, side) %}
          | "there" "is" many np "in" side                            {% ([, , min, is, , side]) => conditions.inThreat(is, { min }, side) %}
          | thiscard "is" "your" "only" "ally"                        {% () => conditions.noOther('you', { type: 'Ally' }) %}
          | thiscard "is" "your" "only" "ally" "in" "play"            {% () => conditions.noOther('you', { type: 'Ally' }) %}
          | thiscard carrying "no" borne                              {% ([, , , bears]) => conditions.isNot(conditions.cardBears({ ref: 'self' }, bears)) %}
          | thiscard "do" "not" carrying borne                        {% ([, , , , bears]) => conditions.isNot(conditions.cardBears({ ref: 'self' }, bears)) %}
          | thiscard "contain" npd                                    {% ([, , bears]) => conditions.cardBears({ ref: 'self' }, bears) %}
          | thiscard "contain" "no" np                                {% ([, , , bears]) => conditions.isNot(conditions.cardBears({ ref: 'self' }, bears)) %}
          | side "is" "empty"                                         {% ([side]) => ({ not: { threatHas: {}, side } }) %}
          | side "contain" "no" np                                    {% ([side, , , is]) => conditions.isNot(conditions.ofEach(is, (threatHas) => ({ threatHas, side }))) %}
          | "there" "is" npd "in" side                                {% ([, , is, , side]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side })) %}
          | npd "is" "a" "defending" "ally"                           {% ([is]) => conditions.defends(is) %}
          | somethreat "contain" npd                                   {% ([, , is]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side: 'each' })) %}
          | somethreat "include" npd                                   {% ([, , is]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side: 'each' })) %}
          | somethreat "contain" "more" "than" num np                  {% ([, , , , moreThan, threatHas]) => ({ threatHas, side: 'each', moreThan }) %}
          | somethreat "contain" "other" np                            {% ([, , , threatHas]) => ({ threatHas, side: 'each', others: true }) %}
          | somethreat "contain" "more" "than" num "other" np          {% ([, , , , moreThan, , threatHas]) => ({ threatHas, side: 'each', others: true, moreThan }) %}
          | npd "is" "in" somethreat                                   {% ([is]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side: 'each' })) %}
          | "there" "is" npd "in" somethreat                           {% ([, , is]) => conditions.ofEach(is, (threatHas) => ({ threatHas, side: 'each' })) %}
          | "there" "is" "no" np "in" somethreat                       {% ([, , , is]) => conditions.isNot(conditions.ofEach(is, (threatHas) => ({ threatHas, side: 'each' }))) %}
          | "no" np "is" "in" somethreat                               {% ([, is]) => conditions.isNot(conditions.ofEach(is, (threatHas) => ({ threatHas, side: 'each' }))) %}
          | "there" "is" "no" np "in" side                            {% ([, , , is, , side]) => conditions.isNot(conditions.ofEach(is, (threatHas) => ({ threatHas, side }))) %}
          | "there" "is" "no" "other" np "in" side                    {% ([, , , , threatHas, , side]) => ({ not: { threatHas, side, others: true } }) %}
          | "there" "is" "another" np "in" side                       {% ([, , , threatHas, , side]) => ({ threatHas, side, others: true }) %}
          | "no" "other" np "is" "in" side                            {% ([, , threatHas, , , side]) => ({ not: { threatHas, side, others: true } }) %}
          | "no" "other" np "is" "part" "of" side                     {% ([, , threatHas, , , , side]) => ({ not: { threatHas, side, others: true } }) %}
          | "no" np "is" "part" "of" side                             {% ([, threatHas, , , , side]) => ({ not: { threatHas, side } }) %}
          | "no" np "is" "in" side                                    {% ([, threatHas, , , side]) => ({ not: { threatHas, side } }) %}
          | "another" np "is" "in" side                               {% ([, threatHas, , , side]) => ({ threatHas, side, others: true }) %}
          | "another" np "is" "part" "of" side                        {% ([, threatHas, , , , side]) => ({ threatHas, side, others: true }) %}
          | "other" np "is" "in" side                                 {% ([, threatHas, , , side]) => ({ threatHas, side, others: true }) %}
          | "other" np "is" "part" "of" side                          {% ([, threatHas, , , , side]) => ({ threatHas, side, others: true }) %}
          | side "contain" "no" "other" np                            {% ([side, , , , threatHas]) => ({ not: { threatHas, side, others: true } }) %}

# While your opponent is at a Water Location, this card gains 1.   If no Investigator is in the Dreamlands, draw one card when played.
# While all players are Outside, this card gains 1.   If neither you nor your opponent is at a City Location, this card gains 1.
atom     -> someone preds                                             {% ([who, told]) => told(who) %}
          | poss hispred                                              {% ([who, told]) => told(who) %}
          | kin kinpred                                               {% ([kin, so]) => kin(so) %}
          | nobody preds                                              {% ([who, told]) => players.noneSo(who, told) %}
          | everybody pred                                            {% ([others, told]) => players.allSo(others, told) %}
          | countso                                                   {% draft.first %}
          | "you" "and" "your" "opponent" "is" "both" being           {% ([, , , , , , told]) => players.allSo('opponent', told) %}
nobody   -> "no" "player"                                             {% () => 'either' %}
          | "no" "investigator"                                       {% () => 'either' %}
          | "no" "opponent"                                           {% () => 'opponent' %}
          | "no" "other" "player"                                     {% () => 'opponent' %}
          | "no" "other" "investigator"                               {% () => 'opponent' %}
          | "neither" "you" "nor" "your" "opponent"                   {% () => 'either' %}
          | "neither" "player"                                        {% () => 'either' %}
          | "neither" "investigator"                                  {% () => 'either' %}
everybody -> "both" "you" "and" "your" "opponent"                     {% () => 'opponent' %}
          | "you" "and" "your" "opponent" "both"                      {% () => 'opponent' %}
          | "both" "you" "and" "opponent"                             {% () => 'opponent' %}
          | "both" "investigator"                                     {% () => 'opponent' %}
          | "both" "player"                                           {% () => 'opponent' %}
          | "all" "player"                                            {% () => 'eachOpponent' %}
          | "all" "investigator"                                      {% () => 'eachOpponent' %}
          | "each" "player"                                           {% () => 'eachOpponent' %}
          | "each" "investigator"                                     {% () => 'eachOpponent' %}

# While your opponent has more cards in his Threat than you, draw one card when played.   If your Threat is larger than your opponent's, gain 1 Sanity when played.
larger   -> "larger"                                                  {% draft.nothing %}
          | "bigger"                                                  {% draft.nothing %}
          | "greater"                                                 {% draft.nothing %}
smaller  -> "smaller"                                                 {% draft.nothing %}
          | "lesser"                                                  {% draft.nothing %}

# While your Current Location is a Cemetery Location or features the Church attribute, this card gains 1.
atom     -> topof "is" npd "or" bear "the" np "attribute"             {% ([who, , a, , , , b]) => conditions.oneOf(conditions.at(a, who, true), conditions.at(b, who, true)) %}
          | topof bear "the" np "attribute" "or" "is" npd             {% ([who, , , a, , , , b]) => conditions.oneOf(conditions.at(a, who, true), conditions.at(b, who, true)) %}

# At the start of the game, if this card is in your Hand: draw one card.
atom     -> thiscard "is" "in" "your" "hand"                          {% () => ({ role: 'inHand' }) %}
          | "it" "is" "in" "your" "hand"                              {% () => ({ role: 'inHand' }) %}

# If a Travel by Air card is on top of your Story Deck, lose 2 Sanity when played.   If the bottom card of your Story Deck is an Ally, lose 1 Sanity when played.
atom     -> npd "is" "on" "top" "of" poss "story" "deck"              {% ([is, , , , , who]) => conditions.at(is, who, true) %}
          | npd "is" "on" "top" "of" anypile2 "story" "deck"          {% ([is]) => conditions.at(is, 'either', true) %}
          | poss "story" "deck" "have" npd "on" "top"                 {% ([who, , , , is]) => conditions.at(is, who, true) %}
          | "there" "is" npd "on" "top" "of" poss "story" "deck"      {% ([, , is, , , , who]) => conditions.at(is, who, true) %}
          | "the" "top" "card" "of" poss "discard" "pile" "is" npd    {% ([, , , , who, , , , is]) => conditions.liesOnTop(is, who) %}
          | npd "is" "on" "top" "of" poss "discard" "pile"            {% ([is, , , , , who]) => conditions.liesOnTop(is, who) %}
          | npd "is" "the" "top" "card" "of" poss "discard" "pile"    {% ([is, , , , , , who]) => conditions.liesOnTop(is, who) %}
          | "the" "top" "card" "of" poss "discard" "pile" "is" "not" npd {% ([, , , , who, , , , , is]) => conditions.isNot(conditions.liesOnTop(is, who)) %}
          | poss "discard" "pile" "have" npd "on" "top"               {% ([who, , , , is]) => conditions.liesOnTop(is, who) %}
          | "the" lowest2 "card" inof poss pile2 "is" npd             {% ([, , , , of, zone, , is]) => conditions.liesLowest(is, zone, of) %}
          | "the" lowest2 "card" inof poss pile2 "is" "not" npd       {% ([, , , , of, zone, , , is]) => conditions.isNot(conditions.liesLowest(is, zone, of)) %}
          | npd "is" "the" lowest2 "card" inof poss pile2             {% ([is, , , , , , of, zone]) => conditions.liesLowest(is, zone, of) %}
          | npd "is" "at" "the" "bottom" "of" poss pile2              {% ([is, , , , , , of, zone]) => conditions.liesLowest(is, zone, of) %}
          | "it" "is" %name                                           {% ([, , name]) => conditions.isBearing(name) %}
          | "it" "is" "not" %name                                     {% ([, , , name]) => conditions.isNot(conditions.isBearing(name)) %}
lowest2  -> "bottom"                                                  {% draft.nothing %}
          | "lowest"                                                  {% draft.nothing %}
inof     -> "in"                                                      {% draft.nothing %}
          | "of"                                                      {% draft.nothing %}
anypile2 -> "any"                                                     {% draft.nothing %}
          | "a"                                                       {% draft.nothing %}
          | eitherone                                                 {% draft.nothing %}
cardref  -> "the" "artifact"                                          {% () => cards.that('Artifact') %}
          | "the" "monster"                                           {% () => cards.that('Monster') %}
          | "the" "tome"                                              {% () => cards.that('Tome') %}
          | "the" "spell"                                             {% () => cards.that('Spell') %}
          | "the" "event"                                             {% () => cards.that('Event') %}
          | "that" "artifact"                                         {% () => cards.that('Artifact') %}
          | "that" "monster"                                          {% () => cards.that('Monster') %}
          | "that" "tome"                                             {% () => cards.that('Tome') %}
          | "that" "event"                                            {% () => cards.that('Event') %}

# Bury one Ally of your opponent when played. If its value is 3 or more, draw one card.   Flip one Ally of your opponent face-down when played. If that Ally has a value of 3 or less, draw one card.
# While the value of this card is 4 or more, this card is Invisible.
atom     -> "its" valueword "is" eitherrange                          {% ([, , , value]) => ({ revealedIs: { value } }) %}
          | "their" valueword "is" eitherrange                        {% ([, , , value]) => ({ revealedIs: { value } }) %}
          | "it" "have" "a" valueword "of" eitherrange                {% ([, , , , , value]) => ({ revealedIs: { value } }) %}
          | "that" "ally" "'s" valueword "is" eitherrange             {% ([, , , , , value]) => ({ card: { ref: 'host' }, is: { value } }) %}
          | thiscard "'s" valueword "is" eitherrange                  {% ([, , , , value]) => ({ card: { ref: 'self' }, is: { value } }) %}
          | "the" valueword "of" thiscard "is" eitherrange            {% ([, , , , , value]) => ({ card: { ref: 'self' }, is: { value } }) %}
          | "that" "ally" "have" "a" valueword "of" eitherrange       {% ([, , , , , , value]) => ({ card: { ref: 'host' }, is: { value } }) %}
          | "that" "ally" "'s" "print" valueword "is" eitherrange     {% ([, , , , , , value]) => ({ card: { ref: 'host' }, is: { value: { ...value, printed: true } } }) %}
          | "that" "ally" "have" "a" "print" valueword "of" eitherrange {% ([, , , , , , , value]) => ({ card: { ref: 'host' }, is: { value: { ...value, printed: true } } }) %}
          | "its" "print" valueword "is" eitherrange                  {% ([, , , , value]) => ({ revealedIs: { value: { ...value, printed: true } } }) %}
          | "it" "have" "a" "print" valueword "of" eitherrange        {% ([, , , , , , value]) => ({ revealedIs: { value: { ...value, printed: true } } }) %}

# Bury one Event of any player when played. If it is yours, gain 2 Sanity.   Bury one Ally of any player when played. If that Ally is not your opponent's, draw one card.
atom     -> "it" "is" owned                                           {% ([, , owner]) => ({ revealedIs: { owner } }) %}
          | "it" "is" "not" owned                                     {% ([, , , owner]) => ({ not: { revealedIs: { owner } } }) %}
          | cardref "is" owned                                        {% ([card, , owner]) => ({ card, is: { owner } }) %}
          | cardref "is" "not" owned                                  {% ([card, , , owner]) => ({ not: { card, is: { owner } } }) %}
          | "the" "card" "so" "move" "is" owned                       {% ([, , , , , owner]) => ({ card: { ref: 'thus' }, is: { owner } }) %}
owned    -> "yours"                                                   {% () => 'you' %}
          | "your" "opponent" "'s"                                    {% () => 'opponent' %}
