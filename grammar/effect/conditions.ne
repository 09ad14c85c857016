# If something holds: where somebody is, what is in play, counts, the time, and how these are joined.

@lexer lexer

cond     -> atom                                                      {% make.first %}
          | ands                                                      {% ([all]) => ({ all }) %}
          | ors                                                       {% ([any]) => ({ any }) %}
          | "either" ors                                              {% ([, any]) => ({ any }) %}
ands     -> atom "and" atom                                           {% ([a, , b]) => [a, b] %}
          | ands "and" atom                                           {% ([all, , b]) => [...all, b] %}
          | atom "," "and" atom                                       {% ([a, , , b]) => [a, b] %}
          | atom "," "and" twice                                      {% ([a, , , both]) => [a, ...both] %}
          | atom "and" twice                                          {% ([a, , both]) => [a, ...both] %}
          | twice                                                     {% make.first %}
ors      -> atom "or" atom                                            {% ([a, , b]) => [a, b] %}
          | ors "or" atom                                             {% ([any, , b]) => [...any, b] %}
          | atom "or" "if" atom                                       {% ([a, , , b]) => [a, b] %}
          | atom "," "or" "if" atom                                   {% ([a, , , , b]) => [a, b] %}

# While you are here, this card gains 1.   If your opponent is at a Forest Location, this card is Invisible.
# While you have Howard Lovecraft in play, this card gains 2.   If it is Night or a Storm Event is in play, this card gains 1.
atom     -> "(" cond ")"                                              {% ([, c]) => c %}
          | "not" "(" cond ")"                                        {% ([, , c]) => ({ not: c }) %}
          | "you" "is" "here"                                         {% () => ({ at: { title: 'self' } }) %}
          | "you" "is" "here" "without" npd "in" "play"               {% ([, , , , is]) => ({ all: [{ at: { title: 'self' } }, { not: { inPlay: is } }] }) %}
          | thiscard "is" mycurrent                                   {% () => ({ at: { title: 'self' } }) %}
          | npd "is" mycurrent                                        {% ([is]) => far.hereIs(is) %}
          | "your" "investigator" "have" npd "in" "play" "as" "a" "ally" {% ([, , , is]) => ({ inPlay: make.asAlly(is) }) %}
          | "your" "investigator" "have" npd "as" "a" "ally"          {% ([, , , is]) => ({ inPlay: make.asAlly(is) }) %}
          | thiscard "is" mycurrent "on" "your" "story" "deck"        {% () => ({ at: { title: 'self' } }) %}
          | someone "is" at npd                                       {% ([who, , , is]) => make.at(is, who) %}
          | at %self                                                  {% () => ({ at: { title: 'self' } }) %}
          | currentof "is" npd                                        {% ([who, , is]) => make.at(is, who) %}
          | currentof bear "the" np "attribute"                       {% ([who, , , is]) => make.at(is, who) %}
          | topof "is" npd                                            {% ([who, , is]) => make.at(is, who, true) %}
          | topof bear "the" np "attribute"                           {% ([who, , , is]) => make.at(is, who, true) %}
          | npd "is" topof                                            {% ([is, , who]) => make.at(is, who, true) %}
          | thiscard "is" topof                                       {% ([, , who]) => make.at({ title: 'self' }, who, true) %}
          | "you" "have" npd "as" topof                               {% ([, , is, , who]) => make.at(is, who, true) %}
          | "your" "investigator" "have" npd                          {% ([, , , is]) => ({ inPlay: is }) %}
          | "any" "other" np "is" "in" "play"                         {% ([, , is]) => make.others(is) %}
          | "any" "other" np "is" "in" "play" "as" "a" "ally"         {% ([, , is]) => make.others(make.asAlly(is)) %}
          | npd "is" "in" "play" "as" "a" "ally"                      {% ([is]) => make.inPlay(make.asAlly(is)) %}
          | npd "is" "in" "play" "as" "ally"                          {% ([is]) => make.inPlay(make.asAlly(is)) %}
          | "you" "have" npd "in" "play" "as" "a" "ally"              {% ([, , is]) => ({ inPlay: make.asAlly(is) }) %}
          | "you" "have" npd "as" "a" "ally"                          {% ([, , is]) => ({ inPlay: make.asAlly(is) }) %}
          | "you" "have" npd "as" "a" "ally" "in" "play"              {% ([, , is]) => ({ inPlay: make.asAlly(is) }) %}
          | npd "is" "part" "of" side                                 {% ([threatHas, , , , side]) => ({ threatHas, side }) %}
          | npd "is" "a" "part" "of" "it"                             {% ([threatHas]) => ({ threatHas, side: 'own' }) %}
          | someone "is" "inside"                                     {% ([who]) => make.at({ pub: ['Inside'] }, who) %}
          | someone "is" "outside"                                    {% ([who]) => make.at({ pub: ['Outside'] }, who) %}
          | "a" %self "is" "in" "a" "threat"                          {% () => ({ role: 'inThreat' }) %}
          | npd "is" "in" side                                        {% ([threatHas, , , side]) => ({ threatHas, side }) %}
          | "you" "have" having                                       {% ([, , c]) => c %}
          | "your" "opponent" "have" having                           {% ([, , , c]) => make.had(c, 'opponent') %}
          | "any" "player" "have" having                              {% ([, , , c]) => make.had(c, 'anyone') %}
          | "each" "player" "have" having                             {% ([, , , c]) => make.had(c, 'each') %}
          | "the" "affected" "player" "have" having                   {% ([, , , , c]) => make.had(c, 'affected') %}
          | "any" "unaffected" "player" "have" having                {% ([, , , , c]) => make.had(c, 'unaffected') %}
          | npd "is" "in" "play"                                      {% ([is]) => make.inPlay(is) %}
          | "either" npd "is" "in" "play"                             {% ([, is]) => make.inPlay(is) %}
          | "it" "is" %name                                           {% ([, , name]) => far.isTimeOf(name) %}
          | "it" "is" "the" %name                                     {% ([, , , name]) => far.isTimeOf(name) %}
          | "it" "is" "not" "the" %name                               {% ([, , , , name]) => make.isNot(far.isTimeOf(name)) %}
          | "it" "is" daynight                                        {% ([, , time]) => ({ time }) %}
          | side "contain" npd                                        {% ([side, , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side })) %}
          | side "contain" "other" np                                 {% ([side, , , threatHas]) => ({ threatHas, side, others: true }) %}
          | side "contain" "more" "than" num np                       {% ([side, , , , moreThan, threatHas]) => ({ threatHas, side, moreThan }) %}
          | side "contain" "more" "than" num "other" np               {% ([side, , , , moreThan, , threatHas]) => ({ threatHas, side, others: true, moreThan }) %}
          | side "include" npd                                        {% ([side, , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side })) %}
          | thiscard "have" "fight"                                   {% () => ({ role: 'fought' }) %}
          | npd "is" "lose" "in" "this" "combat"                      {% ([lostInCombat]) => ({ lostInCombat }) %}
          | thiscard "is" role                                        {% ([, , role]) => ({ role }) %}
          | "the" "wielder" "is" "choose" "as" "a" "defending" "ally" {% () => ({ role: 'hostDefending' }) %}
          | "they" "is" "choose" "as" "a" "defending" "ally"          {% () => ({ role: 'defending' }) %}
          | thiscard "is" "choose" "as" "a" "defending" "ally"        {% () => ({ role: 'defending' }) %}
          | "the" "bearer" "is" "a" "defending" "ally"                {% () => ({ role: 'hostDefending' }) %}
          | "in" "combat"                                             {% () => ({ role: 'inCombat' }) %}
          | "the" "reveal" "card" "is" npd                            {% ([, , , , revealedIs]) => ({ revealedIs }) %}
          | someone "can" "survive" hazard                            {% ([who, , , canSurvive]) => make.dropYou({ canSurvive, who }) %}
          | "you" "and" other "is" at "the" "same" sameness           {% ([, , as, , , , , same]) => ({ same, as }) %}
          | "you" "and" other "is" "in" "the" "same" sameness         {% ([, , as, , , , , same]) => ({ same, as }) %}
          | someone "have" range sanity                               {% ([who, , range]) => make.dropYou({ number: 'sanity', ...range, who }) %}
          | someone "have" range "card" "in" "hand"                   {% ([who, , range]) => make.dropYou({ number: 'hand', ...range, who }) %}
          | range "pass" "is" "declare"                               {% ([range]) => ({ number: 'passes', ...range }) %}
          | someone "know" %name                                      {% ([who, , name]) => make.knows(name, who) %}
          | "your" "investigator" "is" sex                            {% ([, , , investigator]) => ({ investigator }) %}
          | "it" "is" "a" np                                          {% ([, , , revealedIs]) => ({ revealedIs }) %}
          | "it" bear "the" np "attribute"                            {% ([, , , revealedIs]) => ({ revealedIs }) %}
          | "you" "or" "your" "ally" "have" npd                       {% ([, , , , , is]) => ({ inPlay: is }) %}
          | side "contain" "more" "than" num np "," "include" npd     {% ([side, , , , moreThan, threatHas]) => ({ threatHas, side, moreThan }) %}
          | npd "is" "lose" "in" "combat"                             {% ([lostInCombat]) => ({ lostInCombat }) %}
          | "the" "card" "in" "your" "hand" "number" num              {% ([, , , , , , n]) => ({ number: 'hand', min: n, max: n }) %}
          | mycurrent "is" "in" "the" "same" sameness "as" poss "current" "location" {% ([, , , , , same, , as]) => ({ same, as }) %}
          | someone "have" range "card" "in" poss "hand"              {% ([who, , range]) => make.dropYou({ number: 'hand', ...range, who }) %}
          | "you" "remain" "here"                                     {% () => ({ at: { title: 'self' } }) %}
          | someone "have" "no" np "in" "play"                        {% ([who, , , is]) => make.hasNone(who, is) %}
          | someone "have" "no" np                                    {% ([who, , , is]) => make.hasNone(who, is) %}
          | someone "can" "survive" "in" hazard                       {% ([who, , , , canSurvive]) => make.dropYou({ canSurvive, who }) %}
          | currentof "is" "in" npd                                   {% ([who, , , is]) => make.at(is, who) %}
          | someone "is" "not" at npd                                 {% ([who, , , , is]) => make.isNot(make.at(is, who)) %}
          | currentof "is" "not" npd                                  {% ([who, , , is]) => make.isNot(make.at(is, who)) %}
          | someone "is" "not" "here"                                 {% ([who]) => make.isNot(make.at({ title: 'self' }, who)) %}
          | someone "is" "here"                                       {% ([who]) => make.at({ title: 'self' }, who) %}
          | someone "cannot" "survive" hazard                         {% ([who, , , canSurvive]) => ({ not: make.dropYou({ canSurvive, who }) }) %}
          | someone "cannot" "survive" "in" hazard                    {% ([who, , , , canSurvive]) => ({ not: make.dropYou({ canSurvive, who }) }) %}
          | someone "have" "no" "card" "in" poss "hand"               {% ([who]) => make.dropYou({ number: 'hand', max: 0, who }) %}
          | npd "is" "not" "in" "play"                                {% ([is]) => make.isNot(make.inPlay(is)) %}
          | "no" np "is" "in" "play"                                  {% ([, is]) => make.isNot(make.inPlay(is)) %}
          | "there" "is" npd "in" "play"                              {% ([, , is]) => make.inPlay(is) %}
          | "there" "is" "no" np "in" "play"                          {% ([, , , is]) => make.isNot(make.inPlay(is)) %}
          | "you" "do" "not" "have" npd "in" "play"                   {% ([, , , , is]) => ({ not: { inPlay: is } }) %}
          | "your" "opponent" "do" "not" "have" npd "in" "play"       {% ([, , , , , is]) => ({ not: { inPlay: is, of: 'opponent' } }) %}
          | "it" "is" "not" daynight                                  {% ([, , , time]) => ({ not: { time } }) %}
          | someone "is" "not" "inside"                               {% ([who]) => make.isNot(make.at({ pub: ['Inside'] }, who)) %}
          | someone "is" "not" "outside"                              {% ([who]) => make.isNot(make.at({ pub: ['Outside'] }, who)) %}
          | "in" "your" "threat"                                      {% () => ({ role: 'inThreat' }) %}
          | "in" "a" "threat"                                         {% () => ({ role: 'inThreat' }) %}
          | thiscard "is" "in" "a" "threat"                           {% () => ({ role: 'inThreat' }) %}
          | thiscard "is" "in" "your" "threat"                        {% () => ({ role: 'inThreat' }) %}

# While you are at this Location, your Maximum gains 2.   While at a Water Location, this card gains 1.   While defending, this card gains 1.
atom     -> someone "is" at "this" "location"                         {% ([who]) => make.at({ title: 'self' }, who) %}
          | at "this" "location"                                      {% () => ({ at: { title: 'self' } }) %}
          | at npd                                                    {% ([, is]) => make.whileThere(is) %}
          | "not" at npd                                              {% ([, , is]) => make.isNot(make.whileThere(is)) %}
          | "here"                                                    {% () => make.whileHere() %}
          | "defending"                                               {% () => make.whileDefending() %}
          | "defending" "against" "a" athreat "contain" npd           {% ([, , , , , is]) => ({ all: [{ role: 'defending' }, { threatHas: is, side: 'opposing' }] }) %}
          | "defending" "against" "a" athreat "include" npd           {% ([, , , , , is]) => ({ all: [{ role: 'defending' }, { threatHas: is, side: 'opposing' }] }) %}
          | "defending" "against" "a" athreat "of" num "or" "more" np {% ([, , , , , n, , , is]) => more.defendingAgainstMany(n, is) %}
          | "defending" "against" npd                                 {% ([, , is]) => make.against(is, 'defending') %}
          | "fight" "against" npd                                     {% ([, , is]) => make.against(is) %}
          | "fight" npd                                               {% ([, is]) => make.against(is) %}
          | "in" "combat" "against" npd                               {% ([, , , is]) => make.against(is) %}
          | thiscard "is" "defending"                                 {% () => ({ role: 'defending' }) %}
          | thiscard "defend"                                         {% () => ({ role: 'defending' }) %}
          | "affected" "investigator" "have" having                   {% ([, , , c]) => make.had(c, 'affected') %}
          | "the" "affected" "investigator" "have" having             {% ([, , , , c]) => make.had(c, 'affected') %}
          | "in" "a" "threat" "with" npd                              {% ([, , , , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side: 'own' })) %}
          | "in" "the" "same" "threat" "as" npd                       {% ([, , , , , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side: 'own' })) %}
          | thiscard "is" "in" "a" "threat" "with" npd                {% ([, , , , , , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side: 'own' })) %}
          | thiscard "is" "in" "the" "same" "threat" "as" npd         {% ([, , , , , , , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side: 'own' })) %}
          | poss sanity "is" range                                    {% ([who, , , range]) => make.dropYou({ number: 'sanity', ...range, who }) %}
          | "face-up"                                                 {% () => ({ not: { role: 'faceDown' } }) %}
          | thiscard "is" "face-up"                                   {% () => ({ not: { role: 'faceDown' } }) %}
          | "that" "player" "have" having                             {% ([, , , c]) => make.had(c, 'actor') %}
          | npd "is" "among" theopposing "defending" "ally"           {% ([is]) => more.opposingDefender(is) %}
          | someone "have" "no" "defending" "ally"                    {% ([who]) => more.noneOf(who, { type: 'Ally', defending: true }) %}
          | npd "is" "in" "play" "as" "your" "ally"                   {% ([is]) => ({ inPlay: make.asAlly(is) }) %}
          | "you" "have" npd                                          {% ([, , is]) => make.hasOne(is) %}
          | "your" "opponent" "have" npd                              {% ([, , , is]) => make.hasOne(is, 'opponent') %}
          | "the" "affected" "player" "have" npd                      {% ([, , , , is]) => make.hasOne(is, 'affected') %}
          | "inside"                                                  {% () => ({ at: { pub: ['Inside'] } }) %}
          | "outside"                                                 {% () => ({ at: { pub: ['Outside'] } }) %}
          | "it" "is" "not" "a" np                                    {% ([, , , , is]) => ({ not: { revealedIs: is } }) %}
          | someone "have" "at" "most" num np "in" "play"             {% ([who, , , , n, is]) => more.fewAtMost(who, is, n) %}
          | someone "have" "no" "other" np "in" "play"                {% ([who, , , , is]) => more.noOther(who, is) %}
          | poss "current" "location" "is" "in" npd                   {% ([who, , , , , is]) => make.at(is, who) %}
          | "the" "card" "is" npd                                     {% ([, , , revealedIs]) => ({ revealedIs }) %}
          | "the" "card" "reveal" "is" npd                            {% ([, , , , revealedIs]) => ({ revealedIs }) %}
          | "the" "card" "is" "not" npd                               {% ([, , , , is]) => ({ not: { revealedIs: is } }) %}
          | "protect" "from" hazard                                   {% ([, , canSurvive]) => more.survivor(canSurvive) %}
          | "you" "is" "protect" "from" hazard                        {% ([, , , , canSurvive]) => ({ canSurvive }) %}
          | "your" "investigator" "is" "protect" "from" hazard        {% ([, , , , , canSurvive]) => ({ canSurvive }) %}
          | "you" "have" "protection" "from" hazard                   {% ([, , , , canSurvive]) => ({ canSurvive }) %}
          | "able" "to" "survive" hazard                              {% ([, , , canSurvive]) => more.survivor(canSurvive) %}
          | "able" "to" "survive" "in" hazard                         {% ([, , , , canSurvive]) => more.survivor(canSurvive) %}
          | "defending" "alone"                                       {% wide.aloneInDefence %}
          | thiscard "defend" "alone"                                 {% wide.aloneInDefence %}
          | thiscard "is" "defending" "alone"                         {% wide.aloneInDefence %}
          | "it" "defend" "alone"                                     {% wide.aloneInDefence %}
          | "they" "defend" "alone"                                   {% wide.aloneInDefence %}
          | thiscard "is" "the" "only" "defending" "ally"             {% wide.aloneInDefence %}
          | thiscard "is" "your" "only" "defending" "ally"            {% wide.aloneInDefence %}
          | thiscard "is" carrying borne                              {% ([, , , bears]) => wide.cardBears({ ref: 'self' }, bears) %}
          | thiscard carrying borne                                   {% ([, , bears]) => wide.cardBears({ ref: 'self' }, bears) %}
          | thiscard "have" borne                                     {% ([, , bears]) => wide.cardBears({ ref: 'self' }, bears) %}
          | thiscard "is" "unopposed"                                 {% wide.unopposed %}
          | "unopposed"                                               {% wide.unopposed %}
          | "attack" aplayer "who" "have" npd                         {% ([, , , , is]) => make.hasOne(is, 'opponent') %}
          | "attack" aplayer "with" npd                               {% ([, , , is]) => make.hasOne(is, 'opponent') %}
          | "attack" aplayer at npd                                   {% ([, , , is]) => make.at(is, 'opponent') %}
          | "attack" aplayer "who" "is" at npd                        {% ([, , , , , is]) => make.at(is, 'opponent') %}
          | "attack" aplayer "who" "is" "inside"                      {% () => make.at({ pub: ['Inside'] }, 'opponent') %}
          | "attack" aplayer "who" "is" "outside"                     {% () => make.at({ pub: ['Outside'] }, 'opponent') %}
          | side "include" "both" npd "and" npd                       {% ([side, , , a, , b]) => ({ all: [a, b].map((threatHas) => ({ threatHas, side })) }) %}
          | side "contain" "both" npd "and" npd                       {% ([side, , , a, , b]) => ({ all: [a, b].map((threatHas) => ({ threatHas, side })) }) %}
          | "it" "include" npd                                        {% ([, , is]) => wide.itContains(is) %}
          | "it" "contain" "both" npd "and" npd                       {% ([, , , a, , b]) => wide.itContainsBoth(a, b) %}
          | "it" "include" "both" npd "and" npd                       {% ([, , , a, , b]) => wide.itContainsBoth(a, b) %}
          | "any" "opponent" "have" "the" "same" mycurrent2           {% () => ({ same: 'title', as: 'opponent' }) %}
          | "your" "opponent" "have" "the" "same" mycurrent2          {% () => ({ same: 'title', as: 'opponent' }) %}
          | "a" "opponent" "have" "the" "same" mycurrent2             {% () => ({ same: 'title', as: 'opponent' }) %}
          | someone "have" thiscard "in" "play"                       {% ([who]) => wide.hasThisCard(who) %}

# While you have more Sanity than your opponent, add 1 to this card.   If your opponent has fewer Allies than you, draw one card when played.
atom     -> someone "have" "more" measured "than" someone2            {% ([who, , , more, , than]) => wide.hasMore(more, who, than) %}
          | someone "have" "fewer" measured "than" someone2           {% ([who, , , more, , than]) => wide.hasMore(more, than, who) %}
          | someone "have" "less" measured "than" someone2            {% ([who, , , more, , than]) => wide.hasMore(more, than, who) %}
          | poss sanity "is" "higher" "than" theirs                   {% ([who, , , , , than]) => wide.hasMore('sanity', who, than) %}
          | poss sanity "is" "greater" "than" theirs                  {% ([who, , , , , than]) => wide.hasMore('sanity', who, than) %}
          | poss sanity "is" "lower" "than" theirs                    {% ([who, , , , , than]) => wide.hasMore('sanity', than, who) %}
          | poss sanity "is" "less" "than" theirs                     {% ([who, , , , , than]) => wide.hasMore('sanity', than, who) %}
          | cardref "is" npd                                          {% ([card, , is]) => wide.cardIs(card, is) %}
          | cardref bear "the" np "attribute"                         {% ([card, , , is]) => wide.cardIs(card, is) %}
          | thiscard bear "the" np "attribute"                        {% ([, , , is]) => wide.selfIs(is) %}
          | thiscard "is" npd                                         {% ([, , is]) => wide.selfIs(is) %}
          | thiscard "is" "not" npd                                   {% ([, , , is]) => make.isNot(wide.selfIs(is)) %}
          | cardref "is" at npd                                       {% ([card, , , is]) => wide.cardAt(card, is) %}
          | cardref "is" "not" at npd                                 {% ([card, , , , is]) => make.isNot(wide.cardAt(card, is)) %}
          | cardref "is" "not" npd                                    {% ([card, , , is]) => make.isNot(wide.cardIs(card, is)) %}
          | cardref bear borne                                        {% ([card, , bears]) => wide.cardBears(card, bears) %}
          | someone "is" %name                                        {% ([who, , name]) => wide.inSuchPlace(who, name) %}
          | "it" "contain" npd                                        {% ([, , is]) => wide.itContains(is) %}
          | "opposing" "by" npd                                       {% ([, , is]) => wide.opposedBy(is) %}
          | "oppose" npd                                              {% ([, is]) => wide.opposedBy(is) %}
          | "it" "oppose" npd                                         {% ([, , is]) => wide.opposedBy(is) %}
          | thiscard "oppose" npd                                     {% ([, , is]) => wide.opposedBy(is) %}
          | thiscard "is" "opposing" "by" npd                         {% ([, , , , is]) => wide.opposedBy(is) %}

# If another Private Eye is in play, add 1 to this card.   This card adds 1 to its value for each Phobia affecting you.
atom     -> "another" np "is" "in" "play"                             {% ([, is]) => make.others(is) %}
          | elsewho "is" at "the" "same" sameness                     {% ([as, , , , , same]) => ({ same, as }) %}
          | elsewho "is" at "the" "same" sameness "as" "you"          {% ([as, , , , , same]) => ({ same, as }) %}
          | elsewho "is" at "your" sameness                           {% ([as, , , , same]) => ({ same, as }) %}
          | "you" "is" at "the" "same" sameness "as" elsewho          {% ([, , , , , same, , as]) => ({ same, as }) %}
          | "both" "you" "and" "your" "opponent" "is" at "the" "same" sameness {% ([, , , , , , , , , same]) => ({ same, as: 'opponent' }) %}

# While you have more Sanity than your opponent, add 1 to this card.   If your opponent has more cards in Hand than you, draw one card when played.
# While you have more Allies in play than your opponent, this card gains 1.
atom     -> someone "have" more sanity "than" rival                   {% ([who, , , , , than]) => more.moreThan('sanity', who, than) %}
          | someone "have" "less" sanity "than" rival                 {% ([who, , , , , than]) => more.moreThan('sanity', than, who) %}
          | someone "have" "fewer" sanity "than" rival                {% ([who, , , , , than]) => more.moreThan('sanity', than, who) %}
          | poss sanity "is" higher "than" rival2                     {% ([who, , , , , than]) => more.moreThan('sanity', who, than) %}
          | poss sanity "is" lower "than" rival2                      {% ([who, , , , , than]) => more.moreThan('sanity', than, who) %}
          | someone "have" "more" "card" inhand "than" rival          {% ([who, , , , , , than]) => more.moreThan('hand', who, than) %}
          | someone "have" "fewer" "card" inhand "than" rival         {% ([who, , , , , , than]) => more.moreThan('hand', than, who) %}
          | someone "have" "more" np "in" "play" "than" rival         {% ([who, , , is, , , , than]) => more.moreInPlay(is, who, than) %}
          | someone "have" "fewer" np "in" "play" "than" rival        {% ([who, , , is, , , , than]) => more.moreInPlay(is, than, who) %}
          | someone "have" "more" np "than" rival                     {% ([who, , , is, , than]) => more.moreInPlay(is, who, than) %}
          | someone "have" "fewer" np "than" rival                    {% ([who, , , is, , than]) => more.moreInPlay(is, than, who) %}
          | someone "hold" range "card"                               {% ([who, , range]) => make.dropYou({ number: 'hand', ...range, who }) %}
          | someone "hold" range "card" inhand                        {% ([who, , range]) => make.dropYou({ number: 'hand', ...range, who }) %}
          | "they" "have" range sanity                                {% ([, , range]) => ({ number: 'sanity', ...range, who: 'actor' }) %}
# While you are walking, this card gains 1.   If your opponent is walking, draw one card when played.
atom     -> someone "is" "walk"                                       {% ([who]) => far.walks(who) %}
          | someone "is" "not" "walk"                                 {% ([who]) => make.isNot(far.walks(who)) %}
          | "walk"                                                    {% () => make.whileWalking() %}
          | "they" "is" "walk"                                        {% () => far.walks('actor') %}
# While you are here and you are in Combat, this card is Invisible.   While a Cultist is in the same Threat, this card is Invisible.
atom     -> "you" "is" "in" "combat"                                  {% () => ({ role: 'inCombat' }) %}
          | npd "is" "in" "the" "same" "threat"                       {% ([is]) => far.besideIn(is) %}
          | "another" np "is" "in" "the" "same" "threat"              {% ([, is]) => far.besideIn(is) %}
          | npd "is" "in" "this" "threat"                             {% ([is]) => far.besideIn(is) %}
          | npd "is" "part" "of" "it"                                 {% ([is]) => wide.itContains(is) %}
          | "it" "is" "in" "play" "as" "a" "ally"                     {% () => ({ role: 'ally' }) %}
          | "in" "play" "as" "a" "ally"                               {% () => ({ role: 'ally' }) %}
# If you have played a Location this Turn, draw one card when played.   While your opponent has not cast a Spell this Turn, this card is Invisible.
atom     -> someone "have" didit "at" "least" num np thisperiod      {% ([who, , done, , , n, is, when]) => far.hasDone(who, done, is, when, n) %}
          | someone "have" didit num "or" "more" np thisperiod        {% ([who, , done, n, , , is, when]) => far.hasDone(who, done, is, when, n) %}
          | someone "have" didit "more" "than" num np thisperiod      {% ([who, , done, , , n, is, when]) => far.hasDone(who, done, is, when, n + 1) %}
          | someone didit num "or" "more" np thisperiod               {% ([who, done, n, , , is, when]) => far.hasDone(who, done, is, when, n) %}
          | someone "have" didit npd thisperiod                       {% ([who, , done, is, when]) => far.hasDone(who, done, is, when) %}
          | someone "have" "not" didit npd thisperiod                 {% ([who, , , done, is, when]) => make.isNot(far.hasDone(who, done, is, when)) %}
          | someone "have" didit "no" np thisperiod                   {% ([who, , done, , is, when]) => make.isNot(far.hasDone(who, done, is, when)) %}
          | someone "do" "not" didit npd thisperiod                   {% ([who, , , done, is, when]) => make.isNot(far.hasDone(who, done, is, when)) %}
          | someone didit npd thisperiod                              {% ([who, done, is, when]) => far.hasDone(who, done, is, when) %}
          | someone didit "no" np thisperiod                          {% ([who, done, , is, when]) => make.isNot(far.hasDone(who, done, is, when)) %}
# If both you and your opponent are at Water Locations, this card gains 1.
atom     -> bothofyou "is" at npd                                     {% ([, , , is]) => far.bothAt(is) %}
          | bothofyou "is" "inside"                                   {% () => far.bothAt({ pub: ['Inside'] }) %}
          | bothofyou "is" "outside"                                  {% () => far.bothAt({ pub: ['Outside'] }) %}
          | "you" "and" "your" "opponent" "is" "both" at npd          {% ([, , , , , , , is]) => far.bothAt(is) %}
          | "you" "and" "your" "opponent" "is" "both" "inside"        {% () => far.bothAt({ pub: ['Inside'] }) %}
          | "you" "and" "your" "opponent" "is" "both" "outside"       {% () => far.bothAt({ pub: ['Outside'] }) %}
          | neitherofyou "is" at npd                                  {% ([, , , is]) => far.neitherAt(is) %}
          | neitherofyou "is" "inside"                                {% () => far.neitherAt({ pub: ['Inside'] }) %}
          | neitherofyou "is" "outside"                               {% () => far.neitherAt({ pub: ['Outside'] }) %}
# If three or more Soldiers are in play beside your Investigator, this card gains 1.   If two or more Ghouls are in play, draw one card when played.
atom     -> npd "is" "in" "play" "beside" "you"                       {% ([is]) => make.hasOne(is) %}
          | "another" np "is" "in" "play" "beside" "you"              {% ([, is]) => ({ inPlay: is, others: true }) %}
          | "no" np "is" "in" "play" "beside" "you"                   {% ([, is]) => make.hasNone('you', is) %}
          | num "or" "more" np "is" "in" "play" "beside" "you"        {% ([atLeast, , , is]) => ({ inPlay: is, atLeast }) %}
          | num "or" "more" "other" np "is" "in" "play" "beside" "you" {% ([atLeast, , , , is]) => ({ inPlay: is, others: true, atLeast }) %}
          | "at" "least" num np "is" "in" "play" "beside" "you"       {% ([, , atLeast, is]) => ({ inPlay: is, atLeast }) %}
          | num "or" "more" np "is" "in" "play"                       {% ([atLeast, , , is]) => ({ inPlay: is, of: 'anyone', atLeast }) %}
          | "at" "least" num np "is" "in" "play"                      {% ([, , atLeast, is]) => ({ inPlay: is, of: 'anyone', atLeast }) %}
bothofyou -> "both" "you" "and" "your" "opponent"                     {% make.nothing %}
          | "you" "and" "your" "opponent" "both"                      {% make.nothing %}
          | "both" "you" "and" "opponent"                             {% make.nothing %}
          | "both" "investigator"                                     {% make.nothing %}
          | "both" "player"                                           {% make.nothing %}
neitherofyou -> "neither" "you" "nor" "your" "opponent"               {% make.nothing %}
          | "neither" "player"                                        {% make.nothing %}
          | "neither" "investigator"                                  {% make.nothing %}
thiscard -> "this" %name                                              {% ([, name], _at, reject) => make.isKind(name) ? null : reject %}
          | "this" possession                                         {% make.nothing %}
          | "this" "card"                                             {% make.nothing %}
          | "this"                                                    {% make.nothing %}
          | %self                                                     {% make.nothing %}
          | "the" %self                                               {% make.nothing %}
possession -> "spell"                                                 {% make.nothing %}
          | "artifact"                                              {% make.nothing %}
          | "tome"                                                    {% make.nothing %}
          | "weapon"                                                  {% make.nothing %}
          | "phobia"                                                {% make.nothing %}
          | "event"                                                   {% make.nothing %}
          | "monster"                                                 {% make.nothing %}
          | "creature"                                                {% make.nothing %}
          | "entity"                                                  {% make.nothing %}
          | "ally"                                                  {% make.nothing %}
          | "location"                                              {% make.nothing %}
mycurrent -> "your" "current" "location"                              {% make.nothing %}
currentof -> poss "current" "location"                                {% make.first %}
topof    -> "the" "top" "card" "of" poss "story" "deck"               {% ([, , , , who]) => who %}
at       -> "at"                                                      {% make.nothing %}
          | "in"                                                      {% make.nothing %}
bear     -> "bear"                                                    {% make.nothing %}
          | "feature"                                                 {% make.nothing %}
          | "have"                                                    {% make.nothing %}
someone  -> "you"                                                     {% () => 'you' %}
          | "your" "investigator"                                     {% () => 'you' %}
          | "your" "opponent"                                         {% () => 'opponent' %}
          | "either" "you" "or" "your" "opponent"                     {% () => 'either' %}
          | "you" "or" "your" "opponent"                              {% () => 'either' %}
          | "the" "affected" "player"                                 {% () => 'affected' %}
          | "either" "you" "or" "opponent"                            {% () => 'either' %}
          | "affected" "investigator"                                 {% () => 'affected' %}
          | "the" "affected" "investigator"                           {% () => 'affected' %}
          | "opponent"                                                {% () => 'opponent' %}
          | "any" "player"                                            {% () => 'either' %}
          | "that" "player"                                           {% () => 'actor' %}
          | "that" "investigator"                                     {% () => 'actor' %}

# Look at your opponent's Hand if any opponent is at a City Location when played.   While outside, this card gains 1.
someone  -> "any" "opponent"                                          {% () => 'opponent' %}
          | "any" "unaffected" "player"                              {% () => 'unaffected' %}
          | "a" "opponent"                                            {% () => 'opponent' %}
          | "any" "investigator"                                      {% () => 'either' %}
          | "your" "opponent" "'s" "investigator"                     {% () => 'opponent' %}
# If the affected player and any unaffected player are in the same Region, this card gains 1.
atom     -> "the" "affected" "player" "and" other "is" at "the" "same" sameness {% ([, , , , as, , , , , same]) => ({ same, as, who: 'affected' }) %}
elsewho  -> "your" "opponent"                                         {% () => 'opponent' %}
          | "your" "opponent" "'s" "investigator"                     {% () => 'opponent' %}
          | "a" "opponent"                                            {% () => 'opponent' %}
          | "any" "opponent"                                          {% () => 'opponent' %}
          | "any" "opponent" "'s" "investigator"                      {% () => 'opponent' %}
          | "a" "opponent" "'s" "investigator"                        {% () => 'opponent' %}
          | "another" "player"                                        {% () => 'opponent' %}
          | "another" "investigator"                                  {% () => 'opponent' %}
          | "any" "other" "player"                                    {% () => 'opponent' %}
          | "any" "other" "investigator"                              {% () => 'opponent' %}
          | "that" "player"                                           {% () => 'actor' %}
other    -> "your" "opponent"                                         {% () => 'opponent' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "the" "affected" "player"                                 {% () => 'affected' %}
          | "any" "unaffected" "player"                              {% () => 'unaffected' %}
          | "that" "player"                                           {% () => 'actor' %}
having   -> npd "in" "play"                                           {% ([is]) => make.ofEach(is, (one) => ({ inPlay: one })) %}
          | "another" np "in" "play"                                  {% ([, is]) => ({ inPlay: is, others: true }) %}
          | "at" "least" num np "in" "play"                           {% ([, , atLeast, is]) => ({ inPlay: is, atLeast }) %}
          | "at" "least" num "other" np "in" "play"                   {% ([, , atLeast, , is]) => ({ inPlay: is, others: true, atLeast }) %}
          | num "or" "more" np "in" "play"                            {% ([atLeast, , , is]) => ({ inPlay: is, atLeast }) %}
          | num "or" "more" "other" np "in" "play"                    {% ([atLeast, , , , is]) => ({ inPlay: is, others: true, atLeast }) %}
          | "more" "than" num np "in" "play"                          {% ([, , n, is]) => ({ inPlay: is, atLeast: n + 1 }) %}
          | num np "in" "play"                                        {% ([n, is]) => make.several(n, is) %}
          | num "other" np "in" "play"                                {% ([n, , is]) => make.several(n, is, true) %}
          | "a" "other" np "in" "play"                                {% ([, , is]) => ({ inPlay: is, others: true }) %}
side     -> "the" "affected" "player" "'s" "threat"                   {% () => 'affected' %}
          | "that" "player" "'s" "threat"                             {% () => 'actor' %}
          | "opposing" "threat"                                       {% () => 'opposing' %}
          | "the" "threat" "attack" attacked                          {% () => 'opposing' %}
          | "a" "threat" "attack" attacked                            {% () => 'opposing' %}
          | "any" "threat" "attack" attacked                          {% () => 'opposing' %}
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
          | "region"                                                  {% () => 'region' %}
range    -> num "or" "more"                                           {% ([min]) => ({ min }) %}
          | num "or" "less"                                           {% ([max]) => ({ max }) %}
          | num "or" "fewer"                                          {% ([max]) => ({ max }) %}
          | "exactly" num                                             {% ([, n]) => ({ min: n, max: n }) %}
          | num "to" num                                              {% ([min, , max]) => ({ min, max }) %}
          | "more" "than" num                                         {% ([, , n]) => ({ min: n + 1 }) %}
          | "less" "than" num                                         {% ([, , n]) => ({ max: n - 1 }) %}
          | "fewer" "than" num                                        {% ([, , n]) => ({ max: n - 1 }) %}
          | "at" "least" num                                          {% ([, , min]) => ({ min }) %}
          | "at" "most" num                                           {% ([, , max]) => ({ max }) %}
          | "below" num                                               {% ([, n]) => ({ max: n - 1 }) %}
          | "above" num                                               {% ([, n]) => ({ min: n + 1 }) %}
          | "higher" "than" num                                       {% ([, , n]) => ({ min: n + 1 }) %}
          | "greater" "than" num                                      {% ([, , n]) => ({ min: n + 1 }) %}
          | "lower" "than" num                                        {% ([, , n]) => ({ max: n - 1 }) %}
sex      -> "male"                                                    {% () => 'male' %}
          | "female"                                                  {% () => 'female' %}
daynight -> "day"                                                     {% () => 'day' %}
          | "night"                                                   {% () => 'night' %}
hazard   -> "space"                                                   {% () => 'Space' %}
          | "underwater"                                              {% () => 'Underwater' %}
          | "radiation"                                               {% () => 'Radiation' %}
          | "in" "space"                                              {% () => 'Space' %}
twice    -> "both" "location" "have" "the" np "attribute"             {% ([, , , , is]) => make.bothAt(is) %}
cardref  -> "the" "target"                                            {% () => ({ ref: 'target' }) %}
          | "target" "ally"                                           {% () => ({ ref: 'target' }) %}
          | "the" "target" "ally"                                     {% () => ({ ref: 'target' }) %}
          | "that" "ally"                                             {% () => ({ ref: 'host' }) %}
          | "the" "ally"                                              {% () => ({ ref: 'host' }) %}
          | "the" "bearer"                                            {% () => ({ ref: 'host' }) %}
          | "that" "card"                                             {% () => ({ ref: 'cause' }) %}
          | "the" "card" "look" "at"                                  {% () => ({ ref: 'looked' }) %}
aplayer  -> "a" "investigator"                                         {% make.nothing %}
          | "a" "player"                                              {% make.nothing %}
          | "a" "opponent"                                            {% make.nothing %}
          | "your" "opponent"                                         {% make.nothing %}
          | "any" "opponent"                                          {% make.nothing %}
          | "any" "investigator"                                      {% make.nothing %}
          | "any" "player"                                            {% make.nothing %}
mycurrent2 -> mycurrent                                               {% make.nothing %}
          | "current" "location"                                      {% make.nothing %}
          | "current" "location" "as" "you"                           {% make.nothing %}
          | "location" "as" "you"                                     {% make.nothing %}
measured -> np                                                        {% ([cards]) => wide.counted(cards) %}
          | np "in" "play"                                            {% ([cards]) => wide.counted(cards) %}
          | sanity                                                    {% () => 'sanity' %}
          | "card" "in" "hand"                                        {% () => 'hand' %}
          | "card" "in" poss "hand"                                   {% () => 'hand' %}
          | "card" "in" "threat"                                      {% () => 'threat' %}
          | "adventure" "point"                                       {% () => 'points' %}
          | "victory" "point"                                         {% () => 'points' %}
someone2 -> someone                                                   {% make.first %}
          | "you" "do"                                                {% () => 'you' %}
          | "you" "have"                                              {% () => 'you' %}
          | "your" "opponent" "do"                                    {% () => 'opponent' %}
          | "your" "opponent" "have"                                  {% () => 'opponent' %}
          | "they" "do"                                               {% () => 'opponent' %}
          | "they" "have"                                             {% () => 'opponent' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "each" "other" "player"                                   {% () => 'eachOpponent' %}
          | "any" "other" "player"                                    {% () => 'eachOpponent' %}
          | "all" "opponents"                                         {% () => 'eachOpponent' %}
theirs   -> "your" "opponent" "'s"                                    {% () => 'opponent' %}
          | "that" "of" "your" "opponent"                             {% () => 'opponent' %}
          | "your" "opponent" "'s" sanity                             {% () => 'opponent' %}
          | "your"                                                    {% () => 'you' %}
          | "each" "opponent" "'s"                                    {% () => 'eachOpponent' %}
rival    -> "you"                                                     {% () => 'you' %}
          | "you" "do"                                                {% () => 'you' %}
          | "you" "have"                                              {% () => 'you' %}
          | "your" "opponent"                                         {% () => 'opponent' %}
          | "your" "opponent" "do"                                    {% () => 'opponent' %}
          | "your" "opponent" "have"                                  {% () => 'opponent' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "each" "other" "player"                                   {% () => 'eachOpponent' %}
          | "all" "opponents"                                         {% () => 'eachOpponent' %}
          | "that" "player"                                           {% () => 'actor' %}
          | "the" "affected" "player"                                 {% () => 'affected' %}
rival2   -> poss                                                      {% make.first %}
          | poss sanity                                               {% make.first %}
          | rival                                                     {% make.first %}
          | "yours"                                                   {% () => 'you' %}
higher   -> "higher"                                                  {% make.nothing %}
          | "greater"                                                 {% make.nothing %}
          | "more"                                                    {% make.nothing %}
lower    -> "lower"                                                   {% make.nothing %}
          | "less"                                                    {% make.nothing %}
inhand   -> "in" "hand"                                               {% make.nothing %}
          | "in" poss "hand"                                          {% make.nothing %}
theopposing -> "opposing"                                             {% make.nothing %}
          | "the" "opposing"                                          {% make.nothing %}
          | "your" "opponent" "'s"                                    {% make.nothing %}
didit    -> "play"                                                    {% () => 'played' %}
          | "cast"                                                    {% () => 'cast' %}
thisperiod -> "this" "round"                                          {% () => 'round' %}
          | "in" "this" "round"                                       {% () => 'round' %}
          | "during" "this" "round"                                   {% () => 'round' %}
          | "this" "turn"                                             {% () => 'turn' %}
          | "in" "this" "turn"                                        {% () => 'turn' %}

# If you have fewer than three Allies in play, lose 1 Sanity when played.   While you are alone, this card gains 1.
atom     -> someone "have" few np "in" "play"                         {% ([who, , n, is]) => more.fewAtMost(who, is, n) %}
          | someone "have" few np                                     {% ([who, , n, is]) => more.fewAtMost(who, is, n) %}
          | "you" "speak" %name                                       {% ([, , name]) => make.knows(name) %}
          | "your" "investigator" "speak" %name                       {% ([, , , name]) => make.knows(name) %}
          | someone "have" many np                                    {% ([who, , n, is]) => more.manyAtLeast(who, is, n) %}
          | "no" "other" np "is" "in" "play"                          {% ([, , is]) => make.isNot(make.others(is)) %}
          | "there" "is" "no" "other" np "in" "play"                  {% ([, , , , is]) => make.isNot(make.others(is)) %}
          | "there" "is" "another" np "in" "play"                     {% ([, , , is]) => make.others(is) %}
          | "your" "opponent" "have" npd "in" "their" "threat"        {% ([, , , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side: 'opposing' })) %}
          | "your" "opponent" "have" "no" np "in" "their" "threat"    {% ([, , , , is]) => make.isNot(make.ofEach(is, (threatHas) => ({ threatHas, side: 'opposing' }))) %}
          | poss "education" "is" range                               {% ([who, , , range]) => make.dropYou({ number: 'education', ...range, who }) %}
          | someone "have" "a" "education" "of" range                 {% ([who, , , , , range]) => make.dropYou({ number: 'education', ...range, who }) %}
          | someone "have" range "education"                          {% ([who, , range]) => make.dropYou({ number: 'education', ...range, who }) %}
          | someone "is" "alone"                                      {% ([who]) => more.noneOf(who, { type: 'Ally' }) %}
          | "alone"                                                   {% () => more.noneOf('you', { type: 'Ally' }) %}
          | "you" "is" at npd "without" npd2 "in" "play"              {% ([, , , is, , none]) => ({ all: [make.at(is, 'you'), { not: { inPlay: none } }] }) %}
many     -> num "or" "more"                                           {% make.first %}
          | "at" "least" num                                          {% ([, , n]) => n %}
          | "more" "than" num                                         {% ([, , n]) => n + 1 %}
few      -> "fewer" "than" num                                        {% ([, , n]) => n - 1 %}
          | "less" "than" num                                         {% ([, , n]) => n - 1 %}
          | "no" "more" "than" num                                    {% ([, , , n]) => n %}
          | num "or" "fewer"                                          {% make.first %}
          | num "or" "less"                                           {% make.first %}
npd2     -> "a" np                                                    {% ([, is]) => is %}
          | "any" np                                                  {% ([, is]) => is %}

# If you are affected by a Phobia, gain 1 Sanity when played.   While your opponent is affected by at least two Phobias, this card gains 1.
atom     -> someone "is" "affected" "by" npd                          {% ([who, , , , is]) => far.affectedBy(is, who) %}
          | someone "is" "affected" "by" num "or" "more" np           {% ([who, , , , n, , , is]) => far.affectedBy(is, who, n) %}
          | someone "is" "affected" "by" "at" "least" num np          {% ([who, , , , , , n, is]) => far.affectedBy(is, who, n) %}
          | someone "is" "affected" "by" "no" np                      {% ([who, , , , , is]) => make.isNot(far.affectedBy(is, who)) %}
          | someone "is" "not" "affected" "by" npd                    {% ([who, , , , , is]) => make.isNot(far.affectedBy(is, who)) %}
          | npd "affect" someone                                      {% ([is, , who]) => far.affectedBy(is, who) %}
          | num "or" "more" np "affect" someone                       {% ([n, , , is, , who]) => far.affectedBy(is, who, n) %}
          | "no" np "affect" someone                                  {% ([, is, , who]) => make.isNot(far.affectedBy(is, who)) %}

# If your Threat is empty, draw one card when played.   While you have a Ghoul in your Threat, this card gains 1.
atom     -> side "is" "empty"                                         {% ([side]) => ({ not: { threatHas: {}, side } }) %}
          | side "contain" "no" np                                    {% ([side, , , is]) => make.isNot(make.ofEach(is, (threatHas) => ({ threatHas, side }))) %}
          | "you" "have" npd "in" "your" "threat"                     {% ([, , is]) => make.ofEach(is, (threatHas) => ({ threatHas, side: 'own' })) %}
          | "you" "have" "no" np "in" "your" "threat"                 {% ([, , , is]) => make.isNot(make.ofEach(is, (threatHas) => ({ threatHas, side: 'own' }))) %}
          | "there" "is" npd "in" side                                {% ([, , is, , side]) => make.ofEach(is, (threatHas) => ({ threatHas, side })) %}
          | "there" "is" "no" np "in" side                            {% ([, , , is, , side]) => make.isNot(make.ofEach(is, (threatHas) => ({ threatHas, side }))) %}
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

# While your opponent has more cards in his Threat than you, draw one card when played.   If your Threat is larger than your opponent's, gain 1 Sanity when played.
atom     -> someone "have" "more" "card" "in" poss "threat" "than" rival   {% ([who, , , , , , , , than]) => more.moreThan('threat', who, than) %}
          | someone "have" "fewer" "card" "in" poss "threat" "than" rival  {% ([who, , , , , , , , than]) => more.moreThan('threat', than, who) %}
          | someone "have" "a" larger "threat" "than" rival2         {% ([who, , , , , , than]) => more.moreThan('threat', who, than) %}
          | someone "have" "a" smaller "threat" "than" rival2         {% ([who, , , , , , than]) => more.moreThan('threat', than, who) %}
          | poss "threat" "is" larger "than" theirthreat             {% ([who, , , , , than]) => more.moreThan('threat', who, than) %}
          | poss "threat" "is" smaller "than" theirthreat             {% ([who, , , , , than]) => more.moreThan('threat', than, who) %}
theirthreat -> poss "threat"                                          {% make.first %}
          | poss                                                      {% make.first %}
          | "yours"                                                   {% () => 'you' %}
          | "that" "of" player                                        {% ([, , than]) => than %}
larger   -> "larger"                                                  {% make.nothing %}
          | "bigger"                                                  {% make.nothing %}
          | "greater"                                                 {% make.nothing %}
smaller  -> "smaller"                                                 {% make.nothing %}
          | "lesser"                                                  {% make.nothing %}
