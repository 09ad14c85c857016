# Deeds in a row: one after the other, either of several, for each, with a way out, and what follows from what was done.

@lexer lexer

# It is Night until the end of the Round, and each Ghoul gains 1 until the end of the Round.
items    -> item                                                      {% ([each]) => [each] %}
          | nowis                                                     {% ([effect]) => [{ effect }] %}
          | nowis duration                                            {% ([effect, until]) => [{ effect, until }] %}
          | items sep item                                            {% ([all, , each]) => [...all, each] %}

# Discard both this card and Ally after use in Combat.
items    -> "discard" "both" ref "and" ref                            {% ([, , a, , b]) => make.both('discard', a, b) %}
          | "bury" "both" ref "and" ref                               {% ([, , a, , b]) => make.both('bury', a, b) %}
          | "you" "may" "walk" "between" heregoing "and" npd          {% ([, , , , , , is]) => [make.walkFromHere(is), make.walkFrom({ title: 'self' }, is)] %}
          | "you" "must" "walk" "to" "and" "from" heregoing           {% make.walkBothWays %}
          | "you" maycan "only" "walk" "to" "and" "from" heregoing    {% make.walkBothWays %}
          | "you" maynot "walk" "to" "or" "from" heregoing            {% () => [{ rule: more.notOnFoot('reachBy') }, { rule: more.notOnFoot('leaveBy') }] %}
          | "you" maynot "walk" "to" "and" "from" heregoing           {% () => [{ rule: more.notOnFoot('reachBy') }, { rule: more.notOnFoot('leaveBy') }] %}
          | "you" maynot "enter" "or" "leave" heregoing "by" "walk"   {% () => [{ rule: more.notOnFoot('reachBy') }, { rule: more.notOnFoot('leaveBy') }] %}
          | "count" "as" "a" asname "if" cond sep "otherwise" "as" "a" asname {% ([, , , a, , c, , , , , b]) => far.oneOrOther(a, c, b) %}
          | thiscard "count" "as" "a" asname "if" cond sep "otherwise" "as" "a" asname {% ([, , , , a, , c, , , , , b]) => far.oneOrOther(a, c, b) %}
          | "count" "as" "a" asname "while" cond sep "otherwise" "as" "a" asname {% ([, , , a, , c, , , , , b]) => far.oneOrOther(a, c, b) %}
          | "if" cond "," "count" "as" "a" asname sep "otherwise" "as" "a" asname {% ([, c, , , , , a, , , , , b]) => far.oneOrOther(a, c, b) %}
          | "count" "as" "both" "a" %name "and" "a" %name             {% ([, , , , a, , , b]) => wide.bothKinds({ ref: 'self' }, a, b) %}
          | "is" "both" %name "and" %name                             {% ([, , a, , b]) => wide.bothKinds({ ref: 'self' }, a, b) %}
          | "have" "both" "the" %name "and" %name symbol              {% ([, , , a, , b]) => wide.bothKinds({ ref: 'self' }, a, b) %}
          | "have" "the" %name "and" %name symbol                     {% ([, , a, , b]) => wide.bothKinds({ ref: 'self' }, a, b) %}
          | sel "have" "both" "the" %name "and" %name symbol          {% ([of, , , , a, , b]) => wide.bothKinds(of, a, b) %}
          | sel "is" "both" %name "and" %name                         {% ([of, , , a, , b]) => wide.bothKinds(of, a, b) %}
          | sel "add" num so also2 num so                              {% ([of, , n, a, , m, b]) => wide.addedEither(of, n, a, m, b) %}
          | "add" num "to" valued so also2 num so                      {% ([, n, , of, a, , m, b]) => wide.addedEither(of, n, a, m, b) %}
          | "add" num "to" valued so also2 num "point" so              {% ([, n, , of, a, , m, , b]) => wide.addedEither(of, n, a, m, b) %}
          | "add" num "point" "to" valued so also2 num so              {% ([, n, , , of, a, , m, b]) => wide.addedEither(of, n, a, m, b) %}
          | "add" num "point" "to" valued so also2 num "point" so      {% ([, n, , , of, a, , m, , b]) => wide.addedEither(of, n, a, m, b) %}
          | sel "count" "as" "both" "a" %name "and" "a" %name         {% ([of, , , , , a, , , b]) => wide.bothKinds(of, a, b) %}
          | "count" "as" "a" %name "and" "a" %name                    {% ([, , , a, , , b]) => wide.bothKinds({ ref: 'self' }, a, b) %}
          | sel "count" "as" "a" %name "and" "a" %name                {% ([of, , , , a, , , b]) => wide.bothKinds(of, a, b) %}
          | sel "gain" "the" %name "and" %name symbol                 {% ([of, , , a, , b]) => wide.bothKinds(of, a, b) %}
          | sel "have" "the" %name "and" %name symbol                 {% ([of, , , a, , b]) => wide.bothKinds(of, a, b) %}
          | "your" "investigator" "and" "ally" maynot "is" "affected" "by" threatened {% ([, , , , , , , , immuneTo]) => wide.allUnaffected(immuneTo) %}
          | "your" "investigator" "and" "ally" maynot "is" "affected" "by" threatened duration {% ([, , , , , , , , immuneTo, until]) => wide.allUnaffected(immuneTo, until) %}
          | "you" "and" "your" "ally" maynot "is" "affected" "by" threatened {% ([, , , , , , , , immuneTo]) => wide.allUnaffected(immuneTo) %}
          | "you" "and" "your" "ally" maynot "is" "affected" "by" threatened duration {% ([, , , , , , , , immuneTo, until]) => wide.allUnaffected(immuneTo, until) %}
          | "you" "and" "your" "ally" "is" unaffected2 threatened     {% ([, , , , , , immuneTo]) => wide.allUnaffected(immuneTo) %}
          | "you" "and" "your" "ally" "is" unaffected2 threatened duration {% ([, , , , , , immuneTo, until]) => wide.allUnaffected(immuneTo, until) %}
          | "your" "investigator" "and" "ally" "is" unaffected2 threatened {% ([, , , , , , immuneTo]) => wide.allUnaffected(immuneTo) %}
          | "your" "investigator" "and" "ally" "is" unaffected2 threatened duration {% ([, , , , , , immuneTo, until]) => wide.allUnaffected(immuneTo, until) %}
          | "play" num np                                             {% ([, n, is]) => make.severalPlays(n, is) %}
          | "play" num np "from" "your" "hand"                        {% ([, n, is]) => make.severalPlays(n, is, 'hand') %}
          | "increase" poss hoard "and" hoard "by" points             {% ([, who, a, , b, , by]) => make.bothStats(who, a, b, by) %}
          | "reduce" poss hoard "and" hoard "by" points               {% ([, who, a, , b, , by]) => make.bothStats(who, a, b, make.minus(by)) %}
          | "add" points "to" poss hoard "and" hoard                  {% ([, by, , who, a, , b]) => make.bothStats(who, a, b, by) %}
          | "subtract" points "from" poss hoard "and" hoard           {% ([, by, , who, a, , b]) => make.bothStats(who, a, b, make.minus(by)) %}
          | "its" valueword "is" num "plus" amount                    {% ([, , , n, , more]) => make.baseAndMore(n, more) %}
          | valueword "is" "equal" "to" "the" "number" "of" counted "plus" num{% ([, , , , , , , per, , n]) => make.baseAndMore(n, { per }) %}
          | "its" valueword "is" "equal" "to" "the" "number" "of" counted "plus" num{% ([, , , , , , , , per, , n]) => make.baseAndMore(n, { per }) %}
          | thiscard "'s" valueword "is" "equal" "to" "the" "number" "of" counted "plus" num{% ([, , , , , , , , , per, , n]) => make.baseAndMore(n, { per }) %}
          | "the" valueword "of" thiscard "is" "equal" "to" "the" "number" "of" counted "plus" num{% ([, , , , , , , , , , per, , n]) => make.baseAndMore(n, { per }) %}
          | ref "is" "yours" duration "and" "is" "bury"               {% ([move, , , back]) => wide.yoursThenLost(move, back) %}
          | ref "is" "yours" duration "," "and" "is" "bury"           {% ([move, , , back]) => wide.yoursThenLost(move, back) %}
          | ref "is" "yours" duration "," "and" "is" "bury" instorywhose{% ([move, , , back]) => wide.yoursThenLost(move, back) %}
          | ref "is" "yours" duration "and" "is" "bury" instorywhose  {% ([move, , , back]) => wide.yoursThenLost(move, back) %}
          | valueword "is" num "plus" amount                          {% ([, , n, , more]) => make.baseAndMore(n, more) %}

# Return each Spell held by this card to your Hand after it is cast, but lose 1 Sanity.
items    -> "return" thosespells "to" poss "hand" aftercast2 sep "lose" num sanity {% ([, of, , , , , , , n]) => far.backOnceCastFor(of, n) %}
          | "return" "it" "to" poss "hand" aftercast2 sep "lose" num sanity {% ([, , , , , , , , n]) => far.backOnceCastFor(far.ownSpells, n) %}

# Add 2 to this card, or 3 at Night.   Your opponent loses 2 Sanity, or 3 at Night, when played.
items    -> "add" num "to" valued orso                                {% ([, n, , of, more]) => make.valueOr(n, of, more) %}
          | "add" num "point" "to" valued orso                        {% ([, n, , , of, more]) => make.valueOr(n, of, more) %}
          | sel "add" num orso                                        {% ([of, , n, more]) => make.valueOr(n, of, more) %}
          | sel "add" num "to" "their" valueword orso                 {% ([of, , n, , , , more]) => make.valueOr(n, of, more) %}
          | sel "add" num "point" "to" "their" valueword orso         {% ([of, , n, , , , , more]) => make.valueOr(n, of, more) %}
          | "add" num "to" "their" valueword orso                     {% ([, n, , , , more]) => make.valueOr(n, make.them, more) %}
          | sel "gain" num orso                                       {% ([of, , n, more]) => make.valueOr(n, of, more) %}
          | poss hoard "and" hoard "is" increased "by" points         {% ([who, a, , b, , , , by]) => make.bothStats(who, a, b, by) %}
          | poss hoard "and" hoard "is" "reduce" "by" points          {% ([who, a, , b, , , , by]) => make.bothStats(who, a, b, make.minus(by)) %}
          | poss hoard "and" hoard "is" "each" increased "by" points  {% ([who, a, , b, , , , , by]) => make.bothStats(who, a, b, by) %}
          | poss hoard "and" hoard "is" "each" "reduce" "by" points   {% ([who, a, , b, , , , , by]) => make.bothStats(who, a, b, make.minus(by)) %}
          | poss hoard "and" poss hoard "is" increased "by" points    {% ([who, a, , , b, , , , by]) => make.bothStats(who, a, b, by) %}
          | "increase" poss hoard "and" poss hoard "by" points        {% ([, who, a, , , b, , by]) => make.bothStats(who, a, b, by) %}
          | "each" "of" "you" act                                     {% ([, , , op]) => more.bothOfUs(op) %}
          | "both" "you" "and" "your" "opponent" act                  {% ([, , , , , op]) => more.bothOfUs(op) %}
          | "you" "and" "your" "opponent" act                         {% ([, , , , op]) => more.bothOfUs(op) %}
          | "you" "and" "your" "opponent" "each" act                  {% ([, , , , , op]) => more.bothOfUs(op) %}
          | "you" "and" "your" "opponent" "both" act                  {% ([, , , , , op]) => more.bothOfUs(op) %}
          | "both" "you" "and" "your" "opponent" "must" act           {% ([, , , , , , op]) => more.bothOfUs(op) %}
          | "you" "and" "your" "opponent" "must" act                  {% ([, , , , , op]) => more.bothOfUs(op) %}
          | "you" "and" "your" "opponent" "must" "each" act           {% ([, , , , , , op]) => more.bothOfUs(op) %}
          | "you" "and" "your" "opponent" "must" "both" act           {% ([, , , , , , op]) => more.bothOfUs(op) %}
          | "both" "of" "you" "must" act                              {% ([, , , , op]) => more.bothOfUs(op) %}
          | "both" "of" "you" act                                     {% ([, , , op]) => more.bothOfUs(op) %}
          | "both" "player" act                                       {% ([, , op]) => more.bothOfUs(op) %}
          | "flip" sel "face-down" duration                           {% ([, flip, , until]) => more.flippedFor(flip, until) %}
          | "add" points "to" valued "," "or" num "if" borneby npd    {% ([, n, , of, , , m, , , is]) => more.ifBorneOr(n, of, m, is) %}
          | "add" points "to" valued "," "or" num "point" "if" borneby npd {% ([, n, , of, , , m, , , , is]) => more.ifBorneOr(n, of, m, is) %}
          | "look" "at" sel "and" "either" leaveit "or" away them     {% ([, , look, , , , , to]) => wide.leftOr(look, to) %}
          | "look" "at" sel "and" leaveit "or" away them              {% ([, , look, , , , to]) => wide.leftOr(look, to) %}
          | "look" "at" sel "and" "either" away them "or" leaveit     {% ([, , look, , , to]) => wide.leftOr(look, to) %}
          | valueword "is" num so andor num so                        {% ([, , n, a, , m, b]) => wide.twoValues(n, a, m, b) %}
          | "its" valueword "is" num so andor num so                  {% ([, , , n, a, , m, b]) => wide.twoValues(n, a, m, b) %}
          | thiscard "'s" valueword "is" num so andor num so          {% ([, , , , n, a, , m, b]) => wide.twoValues(n, a, m, b) %}
          | "the" valueword "of" thiscard "is" num so andor num so    {% ([, , , , , n, a, , m, b]) => wide.twoValues(n, a, m, b) %}
          | valueword "is" num "if" cond "," "otherwise" other2 num   {% ([, , n, , c, , , , m]) => wide.twoValues(n, c, m) %}
          | "its" valueword "is" num "if" cond "," "otherwise" other2 num {% ([, , , n, , c, , , , m]) => wide.twoValues(n, c, m) %}
          | thiscard "'s" valueword "is" num "if" cond "," "otherwise" other2 num {% ([, , , , n, , c, , , , m]) => wide.twoValues(n, c, m) %}
          | "the" valueword "of" thiscard "is" num "if" cond "," "otherwise" other2 num {% ([, , , , , n, , c, , , , m]) => wide.twoValues(n, c, m) %}
          | giving thiscard towards given "," "who" room {% ([, , , attachedTo, , , has]) => wide.givenWith(attachedTo, room.roomIn(has, { ref: 'host' })) %}
          | "give" thiscard "to" given "," "who" room {% ([, , , attachedTo, , , has]) => wide.givenWith(attachedTo, room.roomIn(has, { ref: 'host' })) %}
          | sel "gain" num "point" orso                               {% ([of, , n, , more]) => make.valueOr(n, of, more) %}
          | "+" num orso                                              {% ([, n, more]) => make.valueOr(n, make.again, more) %}
          | "add" points "to" valued "," num "if" bearing npd         {% ([, n, , of, , m, , , is]) => more.ifBorneOr(n, of, m, is) %}
          | "draw" num "card" "," "plus" num "for" "each" eachof     {% ([, n, , , , m, , , per]) => [{ op: { draw: n } }, { op: { draw: make.per(m, per) } }] %}
          | "draw" num "card" "plus" num "for" "each" eachof         {% ([, n, , , m, , , per]) => [{ op: { draw: n } }, { op: { draw: make.per(m, per) } }] %}
          | player "may" "not" forbidden "or" forbidden               {% ([who, , , a, , b]) => [{ rule: { kind: 'forbid', who, what: a } }, { rule: { kind: 'forbid', who, what: b } }] %}
          | player "cannot" forbidden "or" forbidden                  {% ([who, , a, , b]) => [{ rule: { kind: 'forbid', who, what: a } }, { rule: { kind: 'forbid', who, what: b } }] %}
          | "no" "player" "may" forbidden "or" forbidden              {% ([, , , a, , b]) => [{ rule: { kind: 'forbid', who: 'each', what: a } }, { rule: { kind: 'forbid', who: 'each', what: b } }] %}
          | "no" "investigator" "may" forbidden "or" forbidden        {% ([, , , a, , b]) => [{ rule: { kind: 'forbid', who: 'each', what: a } }, { rule: { kind: 'forbid', who: 'each', what: b } }] %}
          | "shuffle" sel "into" poss mythosdeck                      {% ([, move, , who]) => more.shuffledIn(move, who) %}
          | putting num "of" themall into2 poss "hand" "and" theothers bottomof{% ([, n, , , , of], _at, reject) => (of === 'you' ? wide.oneAndRest(n, { move: wide.allOfIt(), to: 'deckBottom' }) : reject) %}
          | putting num into2 poss "hand" "and" theothers bottomof    {% ([, n, , of], _at, reject) => (of === 'you' ? wide.oneAndRest(n, { move: wide.allOfIt(), to: 'deckBottom' }) : reject) %}
          | putting num "of" themall into2 poss "hand" "and" theothers inorder{% ([, n, , , , of], _at, reject) => (of === 'you' ? wide.oneAndRest(n, { arrange: wide.allOfIt() }) : reject) %}
          | putting num into2 poss "hand" "and" theothers inorder     {% ([, n, , of], _at, reject) => (of === 'you' ? wide.oneAndRest(n, { arrange: wide.allOfIt() }) : reject) %}
          | putting num "of" themall into2 poss "hand" "and" theothers inpile{% ([, n, , , , of], _at, reject) => (of === 'you' ? wide.oneAndRest(n, { move: wide.allOfIt(), to: 'discard' }) : reject) %}
          | putting num into2 poss "hand" "and" theothers inpile      {% ([, n, , of], _at, reject) => (of === 'you' ? wide.oneAndRest(n, { move: wide.allOfIt(), to: 'discard' }) : reject) %}
          | changing points fromto "the" hoard "and" changing points fromto "the" hoard keepable{% ([v, n, , , a, , w, m, , , b]) => wide.twoStats(v, n, a, w, m, b) %}
          | changing points fromto poss hoard "and" changing points fromto poss hoard{% ([v, n, , who, a, , w, m, , other, b], _at, reject) => (who === other && who === 'you' ? wide.twoStats(v, n, a, w, m, b) : reject) %}
          | changing points fromto poss hoard "and" changing points fromto poss hoard keepable{% ([v, n, , who, a, , w, m, , other, b], _at, reject) => (who === other && who === 'you' ? wide.twoStats(v, n, a, w, m, b) : reject) %}
          | "take" sel "and" "shuffle" them "into" poss mythosdeck "and" thiscard {% ([, move, , , , , who]) => far.withThisCard(more.shuffledIn(move, who)) %}
          | "shuffle" sel "into" poss mythosdeck "and" thiscard       {% ([, move, , who]) => far.withThisCard(more.shuffledIn(move, who)) %}
          | "take" sel "and" "shuffle" them "into" poss mythosdeck    {% ([, move, , , , , who]) => more.shuffledIn(move, who) %}
          | "choose" sel "and" "shuffle" them "into" poss mythosdeck  {% ([, move, , , , , who]) => more.shuffledIn(make.chosen(move), who) %}
          | static so "," "but" static so                             {% ([a, when, , , b, other]) => wide.butThen(a, when, b, other) %}
          | static so "," "but" static so floor                       {% ([a, when, , , b, other, limit]) => wide.butThen(a, when, b, other, limit) %}
          | static so "," "but" static so "," floor                   {% ([a, when, , , b, other, , limit]) => wide.butThen(a, when, b, other, limit) %}
          | static "," "but" static so                                {% ([a, , , b, other]) => wide.butThen(a, undefined, b, other) %}
          | static "," "but" static so floor                          {% ([a, , , b, other, limit]) => wide.butThen(a, undefined, b, other, limit) %}
          | static "," "but" static so "," floor                      {% ([a, , , b, other, , limit]) => wide.butThen(a, undefined, b, other, limit) %}
          | static so "and" static so                                 {% ([a, when, , b, other]) => wide.butThen(a, when, b, other) %}
          | static so "," "and" static so                             {% ([a, when, , , b, other]) => wide.butThen(a, when, b, other) %}
          | thiscard "count" "as" "your" "next" "turn"                {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | "you" "may" "play" some np                                {% ([, , , , is]) => [far.mayRead(is)] %}
          | "you" "may" "play" some np "," "but" "you" "pay" num more sanity "to" "play" them {% ([, , , , is, , , , , n]) => [far.mayRead(is, n)] %}
          | "you" "may" "play" some np "," "but" "you" "must" "pay" num more sanity "to" "play" them {% ([, , , , is, , , , , , n]) => [far.mayRead(is, n)] %}
          | "you" "may" "play" some np "," "but" "must" "pay" num more sanity "to" "play" them {% ([, , , , is, , , , , n]) => [far.mayRead(is, n)] %}
          | thiscard "use" "up" "your" "next" "turn"                  {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | thiscard "take" "up" "your" "next" "turn"                 {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | "count" "as" "your" "next" "turn"                         {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | "use" "up" "your" "next" "turn"                           {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | maynot "is" "summon" "or" "control"                       {% () => more.neitherPart({ ref: 'self' }) %}
          | maynot "is" "control" "or" "summon"                       {% () => more.neitherPart({ ref: 'self' }) %}
          | sel maynot "is" "summon" "or" "control"                   {% ([of]) => more.neitherPart(of) %}
          | sel maynot "is" "control" "or" "summon"                   {% ([of]) => more.neitherPart(of) %}
          | valueword "is" num timing "," num timing                  {% ([, , n, a, , m, b]) => more.eitherValue({ ref: 'self' }, n, a, m, b) %}
          | valueword "is" num timing "and" num timing                {% ([, , n, a, , m, b]) => more.eitherValue({ ref: 'self' }, n, a, m, b) %}
          | its valueword "is" num timing "," num timing              {% ([, , , n, a, , m, b]) => more.eitherValue({ ref: 'self' }, n, a, m, b) %}
          | its valueword "is" num timing "and" num timing            {% ([, , , n, a, , m, b]) => more.eitherValue({ ref: 'self' }, n, a, m, b) %}
          | sel "'s" valueword "is" num timing "and" num timing       {% ([of, , , , n, a, , m, b]) => more.eitherValue(of, n, a, m, b) %}
          | sel "is" "worth" num timing "and" num timing              {% ([of, , , n, a, , m, b]) => more.eitherValue(of, n, a, m, b) %}
          | sel "is" "worth" num timing "," num timing                {% ([of, , , n, a, , m, b]) => more.eitherValue(of, n, a, m, b) %}
          | valueword "is" num orso                                   {% ([, , n, more1]) => more.valueIsOr({ ref: 'self' }, n, more1) %}
          | its valueword "is" num orso                               {% ([, , , n, more1]) => more.valueIsOr({ ref: 'self' }, n, more1) %}
          | sel "is" "worth" num orso                                 {% ([of, , , n, more1]) => more.valueIsOr(of, n, more1) %}
          | "add" num orso                                            {% ([, n, more1]) => make.valueOr(n, make.again, more1) %}
          | "add" num "point" orso                                    {% ([, n, , more1]) => make.valueOr(n, make.again, more1) %}
          | "gain" num orso                                           {% ([, n, more1]) => make.valueOr(n, make.again, more1) %}
          | poss hoard "and" hoard "is" "both" increased "by" points  {% ([who, a, , b, , , , , by]) => make.bothStats(who, a, b, by) %}
          | poss hoard "and" hoard "is" "both" "reduce" "by" points   {% ([who, a, , b, , , , , by]) => make.bothStats(who, a, b, make.minus(by)) %}
          | poss hoard "and" hoard "both" "gain" points               {% ([who, a, , b, , , by]) => make.bothStats(who, a, b, by) %}
          | "you" "and" "your" "opponent" "exchange" "hand"           {% () => [{ op: { exchangeHands: 'opponent' } }] %}
          | "you" "and" "your" "opponent" "exchange" "your" "hand"    {% () => [{ op: { exchangeHands: 'opponent' } }] %}
# Add 1 to your Maximum, or 2 at Night.
items    -> "add" num "to" poss hoard orso                            {% ([, n, , who, stat, more1]) => far.statOr(who, stat, n, more1) %}
          | "add" num "to" "the" hoard keepable orso                  {% ([, n, , , stat, , more1]) => far.statOr('you', stat, n, more1) %}
          | "increase" poss hoard "by" num orso                       {% ([, who, stat, , n, more1]) => far.statOr(who, stat, n, more1) %}
          | poss hoard "gain" num orso                                {% ([who, stat, , n, more1]) => far.statOr(who, stat, n, more1) %}
          | poss hoard "is" increased "by" num orso                   {% ([who, stat, , , , n, more1]) => far.statOr(who, stat, n, more1) %}
          | "subtract" num "from" poss hoard orso                     {% ([, n, , who, stat, more1]) => far.statOr(who, stat, n, more1, -1) %}
          | "reduce" poss hoard "by" num orso                         {% ([, who, stat, , n, more1]) => far.statOr(who, stat, n, more1, -1) %}
          | poss hoard "lose" num orso                                {% ([who, stat, , n, more1]) => far.statOr(who, stat, n, more1, -1) %}
items    -> "flip" "face-down" sel duration                           {% ([, , flip, until]) => more.flippedFor(flip, until) %}
          | sel "is" "flip" "face-down" duration                      {% ([flip, , , , until]) => more.flippedFor(flip, until) %}
          | "turn" sel "face-down" duration                           {% ([, flip, , until]) => more.flippedFor(flip, until) %}
items    -> "add" num "to" valued "and" num further "against" npd     {% ([, n, , of, , m, , , is]) => far.andMore(n, of, m, make.against(is)) %}
          | "add" num "point" "to" valued "and" num further "against" npd {% ([, n, , , of, , m, , , is]) => far.andMore(n, of, m, make.against(is)) %}
          | "add" num "to" valued "," "and" num further "against" npd {% ([, n, , of, , , m, , , is]) => far.andMore(n, of, m, make.against(is)) %}
          | "add" num "point" "to" valued "," "and" num further "against" npd {% ([, n, , , of, , , m, , , is]) => far.andMore(n, of, m, make.against(is)) %}
          | "add" num "to" valued "and" num further so                {% ([, n, , of, , m, , c]) => far.andMore(n, of, m, c) %}
          | "add" num "point" "to" valued "and" num further so        {% ([, n, , , of, , m, , c]) => far.andMore(n, of, m, c) %}
          | "add" num "to" valued "," "and" num further so            {% ([, n, , of, , , m, , c]) => far.andMore(n, of, m, c) %}
          | "add" num "point" "to" valued "," "and" num further so    {% ([, n, , , of, , , m, , c]) => far.andMore(n, of, m, c) %}
          | sel "add" num "and" num further so                        {% ([of, , n, , m, , c]) => far.andMore(n, of, m, c) %}
items    -> away "both" "card"                                        {% ([to]) => far.bothCards(to) %}
          | "both" "card" "is" fatal                                  {% ([, , , to]) => far.bothCards(to) %}
          | "both" "is" fatal                                         {% ([, , to]) => far.bothCards(to) %}
          | away "both"                                               {% ([to]) => far.bothCards(to) %}
item     -> op                                                        {% ([op]) => ({ op }) %}
          | static                                                    {% ([effect]) => ({ effect }) %}
          | static duration                                           {% ([effect, until]) => ({ effect, until }) %}
          | rule                                                      {% ([rule]) => ({ rule }) %}
          | rule duration                                             {% ([rule, until]) => far.during(rule, until) %}
          | "(" sentence ")" duration                                 {% ([, sentence, , until], _at, reject) => (sentence.mod.until ? reject : { sentence, until }) %}
          | static "," duration                                       {% ([effect, , until]) => ({ effect, until }) %}
          | static duration "," floor                                 {% ([effect, until, , limit]) => ({ effect: make.limited(effect, limit), until }) %}
          | static floor "," duration                                 {% ([effect, limit, , until]) => ({ effect: make.limited(effect, limit), until }) %}
          | static floor duration                                     {% ([effect, limit, until]) => ({ effect: make.limited(effect, limit), until }) %}
          | "is" "never" "bury"                                       {% () => ({ rule: make.instead({ wouldBeBuried: { ref: 'self' } }, [], false) }) %}
          | "is" "never" "bury" "in" poss "story" "deck"              {% () => ({ rule: make.instead({ wouldBeBuried: { ref: 'self' } }, [], false) }) %}
          | "new" "ones" "may" "not" "is" "play"                     {% () => ({ rule: make.neither }) %}
          | "half" "strength" "in" npd                                {% ([, , , is]) => make.halfIn(is) %}
          | "no" "effect" "on" np "," "but" "if" "none" "is" "in" "play" nowis {% ([, , , is, , , , , , , , effect]) => make.unlessOther(is, effect) %}

# You may walk to Kingsport Head from this Location.   You may use this Gate to play any Ghoul as an Ally.   No Spells may be cast while this card is in play.
item     -> "you" "may" "walk" "to" npd "from" heregoing              {% ([, , , , is]) => make.walkFromHere(is) %}
          | "you" "may" "walk" "from" heregoing "to" npd              {% ([, , , , , , is]) => make.walkFromHere(is) %}
          | "you" "may" "use" "this" "gate" "to" "play" some np "as" "a" allymonster {% ([, , , , , , , , of, , , playAs]) => make.gateRole(of, playAs) %}

# You may not play an Event on your next Turn when played.

# You may walk to Kingsport Head from any Location.   You may walk to this Location from any Kingsport Location.
item     -> "you" "may" "walk" "to" npd "from" "any" "location"       {% ([, , , , is]) => make.walkFrom(is) %}
          | "you" "may" "walk" "to" "any" np                          {% ([, , , , , is]) => make.walkFrom(is) %}
          | "you" "may" "walk" "to" npd "from" npd                    {% ([, , , , is, , from]) => make.walkFrom(is, from) %}
          | "you" "may" "walk" "to" heregoing "from" npd              {% ([, , , , , , from]) => make.walkFrom({ title: 'self' }, from) %}
          | "you" "may" "walk" "here" "from" npd                      {% ([, , , , , from]) => make.walkFrom({ title: 'self' }, from) %}

# You may travel from here to any Island Location regardless of Region.   Bring one Location in your Story Deck to its top when played.
item     -> "you" "may" "travel" "from" heregoing "to" anyplace       {% ([, , , , , , to]) => make.travelFromHere(make.route(to, { region: 'any' })) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace regions {% ([, , , , , , to, regions]) => make.travelFromHere(make.route(to, regions)) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace "regardless" "of" "region" {% ([, , , , , , to]) => make.travelFromHere(make.route(to, { region: 'any' })) %}

# You may walk from here to any other Dreamlands Location.   May be played as an Ally at a Forest Location by using its Gate.
item     -> "you" "may" "walk" "from" heregoing "to" "any" "other" np {% ([, , , , , , , , is]) => make.walkFromHere(is) %}
          | "you" "may" "travel" "from" heregoing "to" "any" "other" np {% ([, , , , , , , , to]) => make.travelFromHere(make.route(to, { region: 'any' })) %}

# Add 2 to this card against Ghouls.   This card gains 1 against Monsters.   Ally adds 3 to his value against Servitors.
item     -> value "against" npd                                       {% ([effect, , is]) => make.heldAgainst(effect, is) %}
          | value "against" npd "only"                                {% ([effect, , is]) => make.heldAgainst(effect, is) %}
          | value "only" "against" npd                                {% ([effect, , , is]) => make.heldAgainst(effect, is) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace "without" "regard" "to" "region" {% ([, , , , , , to]) => make.travelFromHere(make.route(to, { region: 'any' })) %}
          | np "cast" "here" "cost" num more sanity                   {% ([is, , , , by]) => more.castHere(is, { by }) %}
          | np "cast" "here" "cost" num "more" sanity                 {% ([is, , , , by]) => more.castHere(is, { by }) %}
          | np "cast" "here" "cost" num "less" sanity                 {% ([is, , , , n]) => more.castHere(is, { by: -n }) %}
          | np "cast" "here" "cost" num sanity "less"                 {% ([is, , , , n]) => more.castHere(is, { by: -n }) %}
          | np "cast" "here" "cost" "no" sanity                       {% ([is]) => more.castHere(is, { by: 0, how: 'set' }) %}
          | "you" "may" "play" npd heresaid waiving                   {% ([, , , play, , waive]) => more.playHere(play, waive) %}
          | "you" "may" "play" npd waiving heresaid                   {% ([, , , play, waive]) => more.playHere(play, waive) %}
          | "use" gatehere "to" "play" some np "as" "a" allymonster   {% ([, , , , , of, , , playAs]) => make.gateRole(of, playAs) %}
          | "use" gatehere "to" "play" np "as" allymonster            {% ([, , , , of, , playAs]) => make.gateRole(of, playAs) %}
          | "you" "may" "use" gatehere "to" "play" np "as" allymonster {% ([, , , , , , of, , playAs]) => make.gateRole(of, playAs) %}
          | "at" thiscard "," "you" "may" "play" npd waiving          {% ([, , , , , , play, waive]) => more.playHere(play, waive) %}
          | every np "cast" "while" cond "cost" "no" sanity           {% ([, is, , , c]) => more.castWhile(is, c, { by: 0, how: 'set' }) %}
          | every np "cast" "while" cond "cost" num "less" sanity     {% ([, is, , , c, , n]) => more.castWhile(is, c, { by: -n }) %}
          | every np "cast" "while" cond "cost" num more sanity       {% ([, is, , , c, , by]) => more.castWhile(is, c, { by }) %}
          | np "cast" "while" cond "cost" "no" sanity                 {% ([is, , , c]) => more.castWhile(is, c, { by: 0, how: 'set' }) %}
          | np "cast" "while" cond "cost" num "less" sanity           {% ([is, , , c, , n]) => more.castWhile(is, c, { by: -n }) %}
          | np "cast" "while" cond "cost" num more sanity             {% ([is, , , c, , by]) => more.castWhile(is, c, { by }) %}
          | every np "cast" "here" "cost" "no" sanity                 {% ([, is]) => more.castHere(is, { by: 0, how: 'set' }) %}
          | every np "cast" "here" "cost" num "less" sanity           {% ([, is, , , , n]) => more.castHere(is, { by: -n }) %}
          | every np "cast" "here" "cost" num more sanity             {% ([, is, , , , by]) => more.castHere(is, { by }) %}
          | "add" points "to" valued "if" bearing npd                 {% ([, n, , of, , , is]) => more.ifBorneBy(n, of, is) %}
          | "you" "may" "use" "this" "gate" "only" gated2             {% ([, , , , , , c]) => wide.gateOnly(c) %}
          | "you" "may" "only" "use" "this" "gate" gated2             {% ([, , , , , , c]) => wide.gateOnly(c) %}
          | "this" "gate" "may" "only" "is" "use" gated2              {% ([, , , , , , c]) => wide.gateOnly(c) %}
          | "this" "gate" "may" "is" "use" "only" gated2              {% ([, , , , , , c]) => wide.gateOnly(c) %}
          | "you" "may" "not" "use" "this" "gate" "unless" cond       {% ([, , , , , , , c]) => wide.gateOnly(c) %}
          | "you" "cannot" "use" "this" "gate" "unless" cond          {% ([, , , , , , c]) => wide.gateOnly(c) %}
          | "this" "gate" "may" "not" "is" "use" "unless" cond        {% ([, , , , , , , c]) => wide.gateOnly(c) %}
          | "you" "may" "not" "use" "this" "gate"                     {% () => wide.gateNever() %}
          | "you" "cannot" "use" "this" "gate"                        {% () => wide.gateNever() %}
          | "this" "gate" "may" "not" "is" "use"                      {% () => wide.gateNever() %}

# You may walk to any other City Location from here.   You must walk when leaving this Location.   This Location can be reached only by Travel by Sea.
item     -> "you" "may" "walk" "to" "any" "other" np "from" heregoing {% ([, , , , , , is]) => make.walkFromHere(is) %}
          | "you" "may" "walk" "to" "any" np "from" heregoing         {% ([, , , , , is]) => make.walkFromHere(is) %}
          | "you" "may" "walk" "from" heregoing "to" "any" np         {% ([, , , , , , , is]) => make.walkFromHere(is) %}
          | "any" np "may" "is" "play" heresaid waiving               {% ([, play, , , , , waive]) => more.playHere(play, waive) %}
          | np "may" "is" "play" heresaid waiving                     {% ([play, , , , , waive]) => more.playHere(play, waive) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace placed {% ([, , , , , , to, placed]) => make.travelFromHere(make.route(to, { region: 'any' }, placed)) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace regions placed {% ([, , , , , , to, regions, placed]) => make.travelFromHere(make.route(to, regions, placed)) %}
          | np "play" throughit "gain" points                         {% ([is, , , , n]) => more.gatesOwn(is, n) %}
          | np "play" throughit "add" points                          {% ([is, , , , n]) => more.gatesOwn(is, n) %}
          | np "play" throughit "add" points "to" "their" valueword   {% ([is, , , , n]) => more.gatesOwn(is, n) %}
          | np "play" throughit "add" points "to" "its" valueword     {% ([is, , , , n]) => more.gatesOwn(is, n) %}
          | np "play" throughit "lose" points                         {% ([is, , , , n]) => more.gatesOwn(is, make.minus(n)) %}
          | every np "play" throughit "gain" points                   {% ([, is, , , , n]) => more.gatesOwn(is, n) %}
          | every np "play" throughit "add" points                    {% ([, is, , , , n]) => more.gatesOwn(is, n) %}
          | every np "play" throughit "add" points "to" "its" valueword {% ([, is, , , , n]) => more.gatesOwn(is, n) %}
          | every np "play" throughit "add" points "to" "their" valueword {% ([, is, , , , n]) => more.gatesOwn(is, n) %}
          | static "," floor                                          {% ([effect, , limit]) => more.floored(effect, limit) %}
          | static so "," floor                                       {% ([effect, when, , limit]) => wide.flooredSo(effect, when, limit) %}
          | static so floor                                           {% ([effect, when, limit]) => wide.flooredSo(effect, when, limit) %}
          | static floor                                              {% ([effect, limit]) => more.floored(effect, limit) %}
          | np "play" "here" "cost" "you" "no" sanity                 {% ([is]) => more.playedHere(is, { by: 0, how: 'set' }) %}
          | np "play" "here" "cost" "no" sanity                       {% ([is]) => more.playedHere(is, { by: 0, how: 'set' }) %}
          | np "play" "here" "cost" num "less" sanity                 {% ([is, , , , n]) => more.playedHere(is, { by: -n }) %}
          | np "play" "here" "cost" num more sanity                   {% ([is, , , , by]) => more.playedHere(is, { by }) %}
          | every np "play" "here" "cost" "no" sanity                 {% ([, is]) => more.playedHere(is, { by: 0, how: 'set' }) %}
          | every np "play" "here" "cost" num "less" sanity           {% ([, is, , , , n]) => more.playedHere(is, { by: -n }) %}
          | every np "play" "here" "cost" num more sanity             {% ([, is, , , , by]) => more.playedHere(is, { by }) %}
# Your opponent may play only one card during the next Round when played.
item     -> player "may" "play" "only" num np "during" "the" "next" "round" {% ([who, , , , n, is]) => far.playsOnlyIn(who, n, is, 'nextRound') %}
          | player "may" "play" "only" num np "in" "the" "next" "round" {% ([who, , , , n, is]) => far.playsOnlyIn(who, n, is, 'nextRound') %}
          | player "may" "play" "only" num np "next" "round"          {% ([who, , , , n, is]) => far.playsOnlyIn(who, n, is, 'nextRound') %}
          | player "may" "play" "only" num np "this" "round"          {% ([who, , , , n, is]) => far.playsOnlyIn(who, n, is, 'round') %}
          | player "may" "play" "only" num np "during" "this" "round" {% ([who, , , , n, is]) => far.playsOnlyIn(who, n, is, 'round') %}
          | player "may" "play" "no" "more" "than" num np "this" "round" {% ([who, , , , , , n, is]) => far.playsOnlyIn(who, n, is, 'round') %}
          | player "may" "play" "no" "more" "than" num np "next" "round" {% ([who, , , , , , n, is]) => far.playsOnlyIn(who, n, is, 'nextRound') %}
# The first Monster you play each Turn costs 2 less Sanity.   Ignore the Sanity cost of the first Spell you cast each Turn.
item     -> firstone "cost" "no" sanity                               {% ([one]) => far.firstOf(one, { by: 0, how: 'set' }) %}
          | firstone "cost" num "less" sanity                         {% ([one, , n]) => far.firstOf(one, { by: -n }) %}
          | firstone "cost" num sanity "less"                         {% ([one, , n]) => far.firstOf(one, { by: -n }) %}
          | firstone "cost" num more sanity                           {% ([one, , by]) => far.firstOf(one, { by }) %}
          | unpaid firstone                                           {% ([, one]) => far.firstOf(one, { by: 0, how: 'set' }) %}
          | "reduce" "the" sanity "cost" "of" firstone "by" points    {% ([, , , , , one, , n]) => far.firstOf(one, { by: make.minus(n) }) %}
op       -> act                                                       {% make.first %}
          | subject act                                               {% ([who, op]) => make.doneBy(who, op) %}
          | "optionally" act                                          {% ([, op]) => make.optional(op) %}
          | act "," "and" "the" "same" "for" "each" "other" "player" "in" "the" "same" spread  {% ([op, , , , , , , , , , , , over]) => make.spread(op, over) %}
          | "if" cond "," act "," "otherwise" act                     {% ([, c, , yes, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | act "if" cond "," "otherwise" act                         {% ([yes, , c, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond ":" block                                       {% ([, c, , yes]) => ({ if: c, do: yes }) %}
          | "if" cond ":" block "otherwise" block                     {% ([, c, , yes, , no]) => ({ if: c, do: yes, else: no }) %}
          | player "choose" ":" blocks                                {% ([by, , , choose]) => ({ choose, by }) %}
          | "unless" player duty ":" block                            {% ([, who, unless, , orElse]) => ({ orElse, unless, who }) %}
          | player "must" away poss "current" "location" "if" "it" bear "the" np "attribute" "," "otherwise" away "it" {% ([who, , to, of, , , , , , , is, , , , other]) => make.placeLost(who, to, is, other) %}
          | player "must" "play" np "next" "turn" "or" "suffer" "a" "attack" "worth" points {% ([who, , , playNext, , , , , , , , value]) => make.orAttacked(who, playNext, value) %}
          | player "must" "play" "a" np "next" "turn" "or" "suffer" "a" "attack" "worth" points {% ([who, , , , playNext, , , , , , , , value]) => make.orAttacked(who, playNext, value) %}

# When played: your opponent loses 2 Sanity or discards one card.   When played: your opponent loses 2 Sanity unless he or she discards one card.
op       -> alternatives                                              {% ([choose]) => ({ choose, by: 'you' }) %}
          | "either" alternatives                                     {% ([, choose]) => ({ choose, by: 'you' }) %}
          | "choose" "to" alternatives                                {% ([, , choose]) => ({ choose, by: 'you' }) %}
          | "choose" "either" "to" alternatives                       {% ([, , , choose]) => ({ choose, by: 'you' }) %}
          | subject alternatives                                      {% ([who, choose]) => make.chooses(who, choose) %}
          | subject "either" alternatives                             {% ([who, , choose]) => make.chooses(who, choose) %}
          | subject "choose" "to" alternatives                        {% ([who, , , choose]) => make.chooses(who, choose) %}
          | subject act "unless" "they" act                           {% ([who, a, , , b]) => make.chooses(who, [[b], [a]]) %}
          | act "unless" "you" act                                    {% ([a, , , b]) => ({ choose: [[b], [a]], by: 'you' }) %}
          | player "must" "play" npd nextturn "or" act                {% ([who, , , playNext, , , op]) => make.orSuffers(who, playNext, op) %}

# For each player: (if that player is at a Water Location: (that player loses 2 Sanity)) when played.
# Each Investigator at a Water Location loses 2 Sanity when played.   All players who are in the Dreamlands lose 1 Sanity when played.
op       -> "for" "each" "player" ":" block                           {% ([, , , , ops]) => ({ forEach: 'each', do: ops }) %}
          | "for" "each" "opponent" ":" block                         {% ([, , , , ops]) => ({ forEach: 'eachOpponent', do: ops }) %}
          | crowd thereat act                                         {% ([who, c, op]) => make.eachAt(who, c, op) %}
          | crowd thereat "must" act                                  {% ([who, c, , op]) => make.eachAt(who, c, op) %}
          | player act "if" "not" at npd                              {% ([who, op, , , , is]) => make.unlessAt(who, op, is) %}
          | player "lose" num sanity orso                             {% ([who, , n, , more]) => make.sanityOr(who, n, -1, more) %}
          | "lose" num sanity orso                                    {% ([, n, , more]) => make.sanityOr('you', n, -1, more) %}
          | "gain" num sanity orso                                    {% ([, n, , more]) => make.sanityOr('you', n, 1, more) %}
          | player "gain" num sanity orso                             {% ([who, , n, , more]) => make.sanityOr(who, n, 1, more) %}
          | crowd act "unless" "they" "have" npd "in" "play"          {% ([who, op, , , , is]) => make.eachAt(who, { not: { inPlay: is, of: 'actor' } }, op) %}
          | crowd act "unless" "they" "is" at npd                     {% ([who, op, , , , , is]) => make.eachAt(who, make.isNot(make.at(is, 'actor')), op) %}
          | crowd "must" act "unless" "they" "have" npd "in" "play"   {% ([who, , op, , , , is]) => make.eachAt(who, { not: { inPlay: is, of: 'actor' } }, op) %}
          | crowd "must" act "unless" "they" "is" at npd              {% ([who, , op, , , , , is]) => make.eachAt(who, make.isNot(make.at(is, 'actor')), op) %}
          | crowd act "unless" "they" "can" "survive" hazard          {% ([who, op, , , , , canSurvive]) => make.eachAt(who, { not: { canSurvive, who: 'actor' } }, op) %}
          | crowd thereat act "unless" safe                           {% ([who, c, op, , canSurvive]) => more.eachUnless(who, c, op, { canSurvive, who: 'actor' }) %}
          | crowd act "unless" safe                                   {% ([who, op, , canSurvive]) => make.eachAt(who, { not: { canSurvive, who: 'actor' } }, op) %}
          | crowd thereat act "unless" "they" "have" npd "in" "play"  {% ([who, c, op, , , , is]) => more.eachUnless(who, c, op, { inPlay: is, of: 'actor' }) %}
          | player "must" "play" npd nextturn "," "or" act            {% ([who, , , playNext, , , , op]) => make.orSuffers(who, playNext, op) %}
          | player "must" "play" npd nextturn "or" "else" act         {% ([who, , , playNext, , , , op]) => make.orSuffers(who, playNext, op) %}
          | "choose" num ":" alternatives                             {% ([, n, , choose], _at, reject) => (n === 1 ? { choose, by: 'you' } : reject) %}
          | "choose" num "of" "the" "follow" ":" alternatives         {% ([, n, , , , , choose], _at, reject) => (n === 1 ? { choose, by: 'you' } : reject) %}
          | player "may" ":" block                                    {% ([by, , , ops]) => ({ choose: [ops, []], by }) %}
          | player "may" act                                          {% ([who, , op]) => make.mayDo(who, [op]) %}
          | player "may" act "and" act                                {% ([who, , a, , b]) => make.mayDo(who, [a, b]) %}
          | player "may" pays "to" act                                {% ([who, , price, , op]) => make.mayDo(who, [price, op]) %}
          | player "may" act atcost                                   {% ([who, , op, price]) => make.mayDo(who, [price, op]) %}
          | crowd thereat "may" act                                   {% ([who, c, , op]) => make.eachMay(who, c, [op]) %}
          | crowd thereat "may" act atcost                            {% ([who, c, , op, price]) => make.eachMay(who, c, [price, op]) %}
          | crowd thereat "may" pays "to" act                         {% ([who, c, , price, , op]) => make.eachMay(who, c, [price, op]) %}
          | foe thereat act                                           {% ([, c, op]) => make.oneWho(c, op) %}
          | foe thereat "must" act                                    {% ([, c, , op]) => make.oneWho(c, op) %}
          | "choose" foe thereat sep hewho act                        {% ([, , c, , , op]) => make.oneWho(c, op) %}
          | "choose" foe sep hewho act                                {% ([, who, , , op]) => make.doneBy(who, op) %}
          | "they" act                                                {% ([, op]) => wide.byActor(op) %}
          | foe away "it"                                             {% ([, to]) => ({ move: make.it, to }) %}
          | foe "must" away "it"                                      {% ([, , to]) => ({ move: make.it, to }) %}
          | foe away "that" "card"                                    {% ([, to]) => ({ move: { ref: 'cause' }, to }) %}
          | foe "must" away "that" "card"                             {% ([, , to]) => ({ move: { ref: 'cause' }, to }) %}
          | "they" "must" act                                         {% ([, , op]) => wide.byActor(op) %}
          | "on" poss "next" "turn" "," "they" "must" "play" npd "or" act {% ([, who, , , , , , , is, , op]) => make.orSuffers(who, is, op) %}
          | "on" poss "next" "turn" "they" "must" "play" npd "or" act {% ([, who, , , , , , is, , op]) => make.orSuffers(who, is, op) %}
          | player act "if" theyso                                    {% ([who, op, , c]) => wide.ifThey(who, op, c) %}
          | player act "unless" theyso                                {% ([who, op, , c]) => wide.ifThey(who, op, make.isNot(c)) %}
          | player "must" act "if" theyso                             {% ([who, , op, , c]) => wide.ifThey(who, op, c) %}
          | player "must" act "unless" theyso                         {% ([who, , op, , c]) => wide.ifThey(who, op, make.isNot(c)) %}
          | "if" cond "," act ";" "otherwise" "," act                 {% ([, c, , yes, , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," act ";" "otherwise" act                     {% ([, c, , yes, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," act ";" "if" "not" "," act                  {% ([, c, , yes, , , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," act "," "otherwise" "," act                 {% ([, c, , yes, , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | act "unless" player pays                                  {% ([op, , who, price]) => more.boughtOff(op, who, price) %}
          | act "unless" player act                                   {% ([op, , who, other]) => more.boughtOff(op, who, other) %}
          | crowd thereat alternatives                                {% ([who, c, all]) => more.eachChooses(who, c, all) %}
          | crowd thereat "must" alternatives                         {% ([who, c, , all]) => more.eachChooses(who, c, all) %}
          | crowd thereat "must" "either" alternatives                {% ([who, c, , , all]) => more.eachChooses(who, c, all) %}
          | "if" cond "," deed ";" "otherwise" deed                   {% ([, c, , yes, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," deed ";" "otherwise" "," deed               {% ([, c, , yes, , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," deed "," "otherwise" deed                   {% ([, c, , yes, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," deed "," "otherwise" "," deed               {% ([, c, , yes, , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," deed ";" "if" "not" "," deed                {% ([, c, , yes, , , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | subject "lose" num "point"                                {% ([who, , n]) => make.doneBy(who, { sanity: n, who: 'you', sign: -1 }) %}
          | subject "gain" num "point"                                {% ([who, , n]) => make.doneBy(who, { sanity: n, who: 'you', sign: 1 }) %}
          | subject act "unless" "they" pays                          {% ([who, op, , , price]) => make.chooses(who, [[price], [op]]) %}
          | subject act "," "unless" "they" pays                      {% ([who, op, , , , price]) => make.chooses(who, [[price], [op]]) %}
          | subject act "," "unless" "they" act                       {% ([who, op, , , , price]) => make.chooses(who, [[price], [op]]) %}
          | "unless" player done3 ":" block                           {% ([, who, unless, , orElse]) => ({ orElse, unless, who }) %}

# When played, your opponent must choose between losing 3 Sanity and burying one Ally of his or her choice.
op       -> subject "choose" "between" act "and" act                  {% ([who, , , a, , b]) => make.chooses(who, [[a], [b]]) %}
          | subject "choose" "between" act "or" act                   {% ([who, , , a, , b]) => make.chooses(who, [[a], [b]]) %}
          | subject "choose" "between" act "and" subject act          {% ([who, , , a, , , b]) => make.chooses(who, [[a], [b]]) %}
          | "choose" "between" act "and" act                          {% ([, , a, , b]) => ({ choose: [[a], [b]], by: 'you' }) %}
          | "choose" "between" act "or" act                           {% ([, , a, , b]) => ({ choose: [[a], [b]], by: 'you' }) %}
# When played: travel right-side-up to a new Location in the same Region.
# When played: travel walking to a new Forest Location in any Region of any Dimension on a later Turn.
journey  -> "travel" position "to" newplace regions                   {% ([, placed, , is, region]) => make.way(is, region, placed) %}
          | "travel" "to" anyplace                                    {% ([, , to]) => make.route(to, { region: 'any' }) %}
          | "travel" "to" anyplace regions                            {% ([, , to, regions]) => make.route(to, regions) %}
          | "travel" "to" anyplace placed                             {% ([, , to, placed]) => make.route(to, { region: 'any' }, placed) %}
          | "travel" "to" anyplace regions placed                     {% ([, , to, regions, placed]) => make.route(to, regions, placed) %}
sep      -> "," "but"                                                 {% make.nothing %}
          | ","                                                       {% make.nothing %}
          | ";"                                                       {% make.nothing %}
          | "and"                                                     {% make.nothing %}
          | "," "and"                                                 {% make.nothing %}

# This card gains 2 until the end of the Round.   When cast: each of your Allies gains 1 for the rest of Combat.
duration -> lasting                                                   {% make.first %}
          | lasting "and" lasting                                     {% ([a, , b]) => ({ all: [a, b] }) %}
lasting  -> "until" "the" "next" np "is" "play"                        {% ([, , , cardPlayed]) => ({ cardPlayed }) %}
          | "until" "the" "end" "of" "the" "round"                    {% () => 'round' %}
          | "for" "the" "rest" "of" "the" "round"                     {% () => 'round' %}
          | "for" "the" "remainder" "of" "the" "round"                {% () => 'round' %}
          | "for" "the" "remainder" "of" "this" "round"               {% () => 'round' %}
          | "until" "the" "end" "of" "combat"                         {% () => 'combat' %}
          | "for" "the" "rest" "of" "combat"                          {% () => 'combat' %}
          | "for" "the" "remainder" "of" "combat"                     {% () => 'combat' %}
          | "until" "the" "end" "of" "the" "next" "combat"            {% () => 'nextCombat' %}
          | "during" "the" "next" "combat"                            {% () => 'nextCombat' %}
          | "during" "the" "next" "round"                             {% () => 'nextRound' %}
          | "for" "the" "rest" "of" "the" "game"                      {% () => 'game' %}
          | "until" "the" "end" "of" "the" "turn"                     {% () => 'turn' %}
          | "while" thiscard remain "face-down"                       {% () => 'whileFaceDown' %}
          | "while" thiscard remain "flip"                            {% () => 'whileFaceDown' %}
          | "while" "you" remain "there"                              {% () => 'whileHere' %}
          | "until" npd "is" "play"                                   {% ([, is]) => ({ cardPlayed: is }) %}
          | "until" player "play" npd                                 {% ([, by, , is]) => ({ cardPlayed: is, by }) %}
          | "this" "round"                                            {% () => 'round' %}
          | "for" "the" "duration" "of" "this" "combat"               {% () => 'combat' %}
          | "for" "the" "duration" "of" "combat"                      {% () => 'combat' %}
          | "that" "location" "remain" "your" "top" "story" "deck" "card" {% () => 'whileHere' %}
          | "for" "the" "remainder" "of" "this" "combat"              {% () => 'combat' %}
          | "for" "the" "rest" "of" "this" "round"                    {% () => 'round' %}
          | "for" "the" "rest" "of" "this" "combat"                   {% () => 'combat' %}
          | "until" "the" "end" "of" "this" "round"                   {% () => 'round' %}
          | "until" "the" "end" "of" "this" "combat"                  {% () => 'combat' %}
          | "during" "this" "combat"                                  {% () => 'combat' %}
          | "until" "the" "end" "of" "the" "next" "round"             {% () => 'throughNextRound' %}
          | "for" "this" "round" "and" "the" "next"                   {% () => 'throughNextRound' %}
          | "for" "the" "rest" "of" "this" "round" "and" "the" "next" {% () => 'throughNextRound' %}
          | "for" "the" "next" "round"                                {% () => 'nextRound' %}
          | "throughout" "the" "next" "round"                         {% () => 'nextRound' %}
          | "until" "another" np "is" "play"                          {% ([, , is]) => ({ cardPlayed: is }) %}
          | "until" "your" "next" "turn"                              {% () => 'yourNextTurn' %}
          | "until" "the" "start" "of" "your" "next" "turn"           {% () => 'yourNextTurn' %}
          | "in" "the" "next" "combat"                                {% () => 'nextCombat' %}
          | "in" "the" "next" "round"                                 {% () => 'nextRound' %}
          | "during" "next" "combat"                                  {% () => 'nextCombat' %}
          | "during" "next" "round"                                   {% () => 'nextRound' %}
          | "until" player "next" losegain sanity                     {% ([, by, , sanity]) => ({ sanity, by }) %}
          | "until" "the" "end" "of" poss "next" "turn"               {% ([, , , , turnOf]) => ({ turnOf }) %}
          | "until" "after" poss "next" "turn"                        {% ([, , turnOf]) => ({ turnOf }) %}
          | "through" poss "next" "turn"                              {% ([, turnOf]) => ({ turnOf }) %}
          | "during" poss "next" "turn"                               {% ([, turnOf]) => ({ turnOf }) %}
          | "on" poss "next" "turn"                                   {% ([, turnOf]) => ({ turnOf }) %}
          | "in" poss "next" "turn"                                   {% ([, turnOf]) => ({ turnOf }) %}
block    -> "(" items ")"                                             {% ([, items]) => make.block(items) %}
blocks   -> block "or" block                                          {% ([a, , b]) => [a, b] %}
          | blocks "or" block                                         {% ([all, , each]) => [...all, each] %}
subject  -> player                                                    {% make.first %}
          | player "must"                                             {% make.first %}
floor    -> "to" "a" num "point" "minimum"                            {% ([, , floor]) => ({ floor }) %}
          | "to" "a" "minimum" "of" num                               {% ([, , , , floor]) => ({ floor }) %}
          | "with" "a" "minimum" "of" num                             {% ([, , , , floor]) => ({ floor }) %}
          | "(" "minimum" "of" num ")"                                {% ([, , , floor]) => ({ floor }) %}
          | "(" "minimum" num ")"                                     {% ([, , floor]) => ({ floor }) %}
          | "(" "to" "a" "minimum" "of" num ")"                       {% ([, , , , , floor]) => ({ floor }) %}
alternatives -> act "or" act                                          {% ([a, , b]) => [[a], [b]] %}
          | act "or" "to" act                                         {% ([a, , , b]) => [[a], [b]] %}
          | act "," "or" "to" act                                     {% ([a, , , , b]) => [[a], [b]] %}
          | act "," "or" act                                          {% ([a, , , b]) => [[a], [b]] %}
          | alternatives "or" act                                     {% ([all, , b]) => [...all, [b]] %}
          | pays "or" act                                         {% ([a, , b]) => [[a], [b]] %}
          | act "or" pays                                             {% ([a, , b]) => [[a], [b]] %}
          | "either" pays "or" act                                    {% ([, a, , b]) => [[a], [b]] %}
          | act ";" "or" act                                      {% ([a, , , b]) => [[a], [b]] %}
          | act ";" act                                               {% ([a, , b]) => [[a], [b]] %}
          | act "," alternatives                                      {% ([a, , all]) => [[a], ...all] %}
          | act ";" alternatives                                      {% ([a, , all]) => [[a], ...all] %}
nextturn -> "next" "turn"                                             {% make.nothing %}
          | "next"                                                    {% make.nothing %}
          | "as" "their" "next" "turn"                                {% make.nothing %}
          | "on" "their" "next" "turn"                                {% make.nothing %}
          | "in" "their" "next" "turn"                                {% make.nothing %}
          | "as" "their" "next" "play"                                {% make.nothing %}
          | "for" "their" "next" "turn"                               {% make.nothing %}
crowd    -> "each" "investigator"                                     {% () => 'each' %}
          | "all" "investigator"                                      {% () => 'each' %}
          | "any" "investigator"                                      {% () => 'each' %}
          | "each" "player"                                           {% () => 'each' %}
          | "all" "player"                                            {% () => 'each' %}
          | "any" "player"                                            {% () => 'each' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "all" "opponents"                                         {% () => 'eachOpponent' %}
          | "each" "other" "player"                                   {% () => 'eachOpponent' %}
          | "each" "other" "investigator"                             {% () => 'eachOpponent' %}
          | "all" "other" "investigator"                              {% () => 'eachOpponent' %}
          | "a" "investigator"                                        {% () => 'each' %}
          | "a" "player"                                              {% () => 'each' %}
          | "investigator"                                            {% make.allInvestigators %}
          | "player"                                                  {% make.allInvestigators %}
thereat  -> whoever "is" "walk"                                       {% () => ({ walking: true, who: 'actor' }) %}
          | at npd                                                    {% ([, is]) => make.at(is, 'actor') %}
          | "not" at npd                                              {% ([, , is]) => make.isNot(make.at(is, 'actor')) %}
          | whoever "is" at npd                                       {% ([, , , is]) => make.at(is, 'actor') %}
          | whoever "is" "not" at npd                                 {% ([, , , , is]) => make.isNot(make.at(is, 'actor')) %}
          | "whose" "current" "location" "is" npd                     {% ([, , , , is]) => make.at(is, 'actor') %}
          | "whose" "current" "location" "is" "in" npd                {% ([, , , , , is]) => make.at(is, 'actor') %}
          | "whose" "current" "location" bear "the" np symbol         {% ([, , , , , is]) => make.at(is, 'actor') %}
          | "whose" "investigator" "is" at npd                        {% ([, , , , is]) => make.at(is, 'actor') %}
          | whoever "have" npd "in" "play"                            {% ([, , is]) => ({ inPlay: is, of: 'actor' }) %}
          | whoever "have" "no" np "in" "play"                        {% ([, , , is]) => ({ not: { inPlay: is, of: 'actor' } }) %}
          | whoever "cannot" "survive" hazard                         {% ([, , , canSurvive]) => ({ not: { canSurvive, who: 'actor' } }) %}
          | whoever "cannot" "survive" "in" hazard                    {% ([, , , , canSurvive]) => ({ not: { canSurvive, who: 'actor' } }) %}
          | whoever "have" range sanity                               {% ([, , range]) => ({ number: 'sanity', ...range, who: 'actor' }) %}
          | "with" range sanity                                       {% ([, range]) => ({ number: 'sanity', ...range, who: 'actor' }) %}
          | "with" range "card" "in" "hand"                           {% ([, range]) => ({ number: 'hand', ...range, who: 'actor' }) %}
          | "with" range "card" "in" "their" "hand"                   {% ([, range]) => ({ number: 'hand', ...range, who: 'actor' }) %}
          | whoever "have" range "card" "in" "hand"                   {% ([, , range]) => ({ number: 'hand', ...range, who: 'actor' }) %}
          | whoever "have" range "card" "in" "their" "hand"           {% ([, , range]) => ({ number: 'hand', ...range, who: 'actor' }) %}
          | "with" npd "in" "play"                                    {% ([, is]) => ({ inPlay: is, of: 'actor' }) %}
          | "without" npd "in" "play"                                 {% ([, is]) => ({ not: { inPlay: is, of: 'actor' } }) %}
          | whoever "do" "not" "have" npd "in" "play"                 {% ([, , , , is]) => ({ not: { inPlay: is, of: 'actor' } }) %}
          | "here"                                                    {% () => ({ at: { title: 'self' }, who: 'actor' }) %}
          | whoever "is" "here"                                       {% () => ({ at: { title: 'self' }, who: 'actor' }) %}
          | at "this" "location"                                      {% () => ({ at: { title: 'self' }, who: 'actor' }) %}
          | whoever "is" "outside"                                    {% () => make.at({ pub: ['Outside'] }, 'actor') %}
          | whoever "is" "inside"                                     {% () => make.at({ pub: ['Inside'] }, 'actor') %}
          | "outside"                                                 {% () => make.at({ pub: ['Outside'] }, 'actor') %}
          | "inside"                                                  {% () => make.at({ pub: ['Inside'] }, 'actor') %}
          | whoever "know" speaks                                    {% ([, , c]) => c %}
          | "with" range "card" inhand                                {% ([, range]) => ({ number: 'hand', ...range, who: 'actor' }) %}
          | whoever "have" range "card" inhand                        {% ([, , range]) => ({ number: 'hand', ...range, who: 'actor' }) %}
          | "with" range np "in" "play"                               {% ([, range, is]) => more.countOf(is, range, 'actor') %}
          | whoever "have" range np "in" "play"                       {% ([, , range, is]) => more.countOf(is, range, 'actor') %}
          | "with" "no" np "in" "play"                                {% ([, , is]) => ({ not: { inPlay: is, of: 'actor' } }) %}
          | at "the" "same" sameness asyou                            {% ([, , , same]) => ({ same, as: 'actor' }) %}
          | at "your" sameness                                        {% ([, , same]) => ({ same, as: 'actor' }) %}
          | whoever "is" at "your" sameness                           {% ([, , , , same]) => ({ same, as: 'actor' }) %}
          | whoever "is" at "the" "same" sameness asyou               {% ([, , , , , same]) => ({ same, as: 'actor' }) %}
          | "whose" "current" "location" "is" at "the" "same" sameness asyou {% ([, , , , , , , same]) => ({ same, as: 'actor' }) %}
          | "whose" sanity "is" range                                 {% ([, , , range]) => ({ number: 'sanity', ...range, who: 'actor' }) %}
# Each player with three or more Ghouls in his Threat loses 1 Sanity when played.   Any player who is affected by a Phobia loses 1 Sanity when played.
thereat  -> having2 npd "in" "their" "threat"                         {% ([, is]) => far.inHisThreat(is, {}) %}
          | having2 range np "in" "their" "threat"                    {% ([, range, is]) => far.inHisThreat(is, range) %}
          | having2 "no" np "in" "their" "threat"                     {% ([, , is]) => make.isNot(far.inHisThreat(is, {})) %}
          | "without" npd "in" "their" "threat"                       {% ([, is]) => make.isNot(far.inHisThreat(is, {})) %}
          | having2 range np                                          {% ([, range, is]) => far.manyOf(is, range, 'actor') %}
          | having2 npd                                               {% ([, is]) => make.hasOne(is, 'actor') %}
          | whoever "is" "affected" "by" npd                          {% ([, , , , is]) => far.affectedBy(is, 'actor') %}
          | whoever "is" "affected" "by" num "or" "more" np           {% ([, , , , n, , , is]) => far.affectedBy(is, 'actor', n) %}
          | whoever "is" "affected" "by" "no" np                      {% ([, , , , , is]) => make.isNot(far.affectedBy(is, 'actor')) %}
          | whoever "is" "not" "affected" "by" npd                    {% ([, , , , , is]) => make.isNot(far.affectedBy(is, 'actor')) %}
          | "affected" "by" npd                                       {% ([, , is]) => far.affectedBy(is, 'actor') %}
          | "affected" "by" num "or" "more" np                        {% ([, , n, , , is]) => far.affectedBy(is, 'actor', n) %}
          | "not" "affected" "by" npd                                 {% ([, , , is]) => make.isNot(far.affectedBy(is, 'actor')) %}
having2  -> whoever "have"                                            {% make.nothing %}
          | "with"                                                    {% make.nothing %}
asyou    -> "as" "you"                                                {% make.nothing %}
          | "as" "yours"                                              {% make.nothing %}
          | "as" "your"                                               {% make.nothing %}
speaks   -> %name                                                     {% ([name]) => make.knows(name, 'actor') %}
          | speaks "or" %name                                         {% ([a, , name]) => more.eitherTongue(a, make.knows(name, 'actor')) %}
whoever  -> "who"                                                     {% make.nothing %}
          | "that"                                                    {% make.nothing %}
orso     -> ors2 num so                                               {% ([, n, c]) => ({ n, if: c }) %}
          | ors2 num "point" so                                       {% ([, n, , c]) => ({ n, if: c }) %}
          | "(" num so ")"                                            {% ([, n, c]) => ({ n, if: c }) %}
          | "(" "or" num so ")"                                       {% ([, , n, c]) => ({ n, if: c }) %}
          | "," num so                                                {% ([, n, c]) => ({ n, if: c }) %}
          | "," num "point" so                                        {% ([, n, , c]) => ({ n, if: c }) %}
          | "," "but" num so                                          {% ([, , n, c]) => ({ n, if: c }) %}
          | "," "but" num "point" so                                  {% ([, , n, , c]) => ({ n, if: c }) %}
also2    -> ors2                                                      {% make.nothing %}
          | ";" "or"                                                  {% make.nothing %}
ors2     -> "," "or"                                                  {% make.nothing %}
          | "or"                                                      {% make.nothing %}
so       -> timing                                                    {% make.first %}
          | timing "while" cond                                       {% ([a, , b]) => ({ all: [a, b] }) %}
          | "if" cond                                                 {% ([, c]) => c %}
          | "while" cond                                              {% ([, c]) => c %}
          | "against" "a" athreat "contain" npd                       {% ([, , , , is]) => ({ threatHas: is, side: 'opposing' }) %}
          | "against" "a" athreat "include" npd                       {% ([, , , , is]) => ({ threatHas: is, side: 'opposing' }) %}
          | "against" "a" athreat "with" npd                          {% ([, , , , is]) => ({ threatHas: is, side: 'opposing' }) %}
          | "against" "a" athreat "of" num "or" "more" np             {% ([, , , , n, , , is]) => more.manyOpposing(n, is) %}
          | "against" npd                                             {% ([, is]) => make.against(is) %}
pays     -> "pay" num sanity                                          {% ([, n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
          | "spend" num sanity                                        {% ([, n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
          | "lose" num sanity                                         {% ([, n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
atcost   -> "at" "the" "cost" "of" num sanity                         {% ([, , , , n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
          | "at" "a" "cost" "of" num sanity                           {% ([, , , , n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
          | "for" num sanity                                          {% ([, n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
hewho    -> "that" "opponent"                                         {% make.nothing %}
          | "that" "opponent" "must"                                  {% make.nothing %}
          | "that" "player"                                           {% make.nothing %}
          | "that" "player" "must"                                    {% make.nothing %}
          | "they"                                                    {% make.nothing %}
          | "they" "must"                                             {% make.nothing %}
          | "who"                                                     {% make.nothing %}
          | "who" "must"                                              {% make.nothing %}
athreat  -> "threat"                                                  {% make.nothing %}
          | "directed" "threat"                                       {% make.nothing %}
asname   -> %name                                                     {% make.first %}
          | %name "ally"                                              {% make.first %}
heresaid -> "here"                                                    {% make.nothing %}
          | at "this" "location"                                      {% make.nothing %}
safe     -> "protect" "from" hazard                                   {% ([, , hazard]) => hazard %}
          | "they" "can" "survive" hazard                             {% ([, , , hazard]) => hazard %}
          | "they" "can" "survive" "in" hazard                        {% ([, , , , hazard]) => hazard %}
          | "they" "is" "protect" "from" hazard                       {% ([, , , , hazard]) => hazard %}
          | "able" "to" "survive" hazard                              {% ([, , , hazard]) => hazard %}
          | "able" "to" "survive" "in" hazard                         {% ([, , , , hazard]) => hazard %}
bearing  -> "the" "ally" "is"                                         {% make.nothing %}
          | "that" "ally" "is"                                        {% make.nothing %}
          | "the" "bearer" "is"                                       {% make.nothing %}
          | borneby                                                   {% make.nothing %}
borneby  -> "ally" "is"                                               {% make.nothing %}
          | "bear" "by"                                               {% make.nothing %}
          | "use" "by"                                                {% make.nothing %}
          | "hold" "by"                                               {% make.nothing %}
          | "carry" "by"                                              {% make.nothing %}
          | "it" "is" "bear" "by"                                     {% make.nothing %}
gated2   -> "if" cond                                                 {% ([, c]) => c %}
          | "while" cond                                              {% ([, c]) => c %}
          | "when" cond                                               {% ([, c]) => c %}
          | timing                                                    {% make.first %}
leaveit  -> "leave" them "there"                                      {% make.nothing %}
          | "leave" them "on" "top"                                   {% make.nothing %}
          | "put" them "back"                                         {% make.nothing %}
          | "put" them "back" "on" "top"                              {% make.nothing %}
          | "return" them "to" "the" "top"                            {% make.nothing %}
          | "leave" them                                              {% make.nothing %}
andor    -> "and"                                                     {% make.nothing %}
          | "or"                                                      {% make.nothing %}
          | "," "and"                                                 {% make.nothing %}
          | "," "or"                                                  {% make.nothing %}
          | "," "but"                                                 {% make.nothing %}
          | ","                                                       {% make.nothing %}
other2   -> "it" "is"                                                 {% make.nothing %}
          | "its" valueword "is"                                      {% make.nothing %}
theyso   -> "they" "is" at npd                                        {% ([, , , is]) => make.at(is, 'actor') %}
          | "they" "is" "outside"                                     {% () => make.at({ pub: ['Outside'] }, 'actor') %}
          | "they" "is" "inside"                                      {% () => make.at({ pub: ['Inside'] }, 'actor') %}
          | "they" "have" npd "in" "play"                             {% ([, , is]) => ({ inPlay: is, of: 'actor' }) %}
          | "they" "have" "no" np "in" "play"                         {% ([, , , is]) => ({ not: { inPlay: is, of: 'actor' } }) %}
          | "they" "have" range sanity                                {% ([, , range]) => ({ number: 'sanity', ...range, who: 'actor' }) %}
          | "they" "have" range "card" "in" "hand"                    {% ([, , range]) => ({ number: 'hand', ...range, who: 'actor' }) %}
          | "they" "have" range "card" "in" "their" "hand"            {% ([, , range]) => ({ number: 'hand', ...range, who: 'actor' }) %}
throughit -> "through" gatehere                                       {% make.nothing %}
          | "by" "use" gatehere                                       {% make.nothing %}
          | "use" gatehere                                            {% make.nothing %}
deed     -> subject act                                               {% ([who, op]) => make.doneBy(who, op) %}
          | act                                                       {% make.first %}
done3    -> "play" npd "next"                                         {% ([, playNext]) => ({ playNext }) %}
          | "play" "or" "discard" "a" "card"                          {% () => 'playOrDiscard' %}
          | "defend"                                                  {% () => 'defend' %}
          | "defend" "with" sel                                       {% ([, , defendWith]) => ({ defendWith }) %}
          | "keep" "their" "threat" "face-up"                         {% () => 'threatFaceUp' %}
          | reach by                                                  {% ([to, reachBy]) => ({ reachBy, ...to }) %}
          | reach by "or" "by" "travel" "event"                       {% ([to, reachBy]) => ({ reachBy, ...to, exceptTravel: true }) %}
          | "leave" "here" by                                         {% ([, , leaveBy]) => ({ leaveBy }) %}
further  -> more                                                      {% make.nothing %}
          | more "point"                                              {% make.nothing %}
firstone -> "the" nth np youdo aperiod                                {% ([, nth, is, done, per]) => ({ is, done, per, nth }) %}
          | "the" nth np aperiod                                      {% ([, nth, is, per]) => far.ownOnes(is, per, nth) %}
          | "the" nth "your" np aperiod                               {% ([, nth, , is, per]) => far.ownOnes(is, per, nth) %}
          | "your" nth np aperiod                                     {% ([, nth, is, per]) => far.ownOnes(is, per, nth) %}
          | "each" np youdo afterthe nth aperiod                      {% ([, is, done, , nth, per]) => ({ is, done, per, nth, after: true }) %}
          | "each" np afterthe nth youdo aperiod                      {% ([, is, , nth, done, per]) => ({ is, done, per, nth, after: true }) %}
          | "each" np afterthe nth "that" youdo aperiod               {% ([, is, , nth, , done, per]) => ({ is, done, per, nth, after: true }) %}
          | "each" "your" np afterthe nth aperiod                     {% ([, , is, , nth, per]) => ({ ...far.ownOnes(is, per, nth), after: true }) %}
          | "each" np afterthe nth didit aperiod                      {% ([, is, , nth, done, per]) => ({ is, done, per, nth, after: true }) %}
          | "each" np afterthe nth aperiod                            {% ([, is, , nth, per]) => ({ ...far.ownOnes(is, per, nth), after: true }) %}
youdo    -> "you" "cast"                                              {% () => 'cast' %}
          | "you" "play"                                              {% () => 'played' %}
unpaid   -> "ignore" "the" sanity "cost" "of"                         {% make.nothing %}
          | "you" "need" "not" "pay" "the" sanity "cost" "of"         {% make.nothing %}
          | "you" "do" "not" "pay" "the" sanity "cost" "of"           {% make.nothing %}
          | "you" "may" "ignore" "the" sanity "cost" "of"             {% make.nothing %}
          | "you" "pay" "no" sanity "for"                             {% make.nothing %}
          | "pay" "no" sanity "for"                                   {% make.nothing %}
changing -> "add"                                                     {% () => 1 %}
          | "subtract"                                                {% () => -1 %}
fromto   -> "to"                                                      {% make.nothing %}
          | "from"                                                    {% make.nothing %}
instorywhose -> "in" poss "story" "deck"                              {% make.nothing %}
          | "in" "its" "story" "deck"                                 {% make.nothing %}
          | "in" "their" "owner" "'s" "story" "deck"                  {% make.nothing %}

# Can know one Folk Spell and one Eye Spell.   This card holds two Folk Spells and one Eye Spell.
items    -> holding roomcount kindspell "and" roomcount kindspell     {% ([verb, n, a, , m, b]) => room.bothRooms(verb, { ...n, ...a }, { ...m, ...b }) %}
          | sel holding roomcount kindspell "and" roomcount kindspell {% ([of, verb, n, a, , m, b]) => room.bothRooms(verb, { ...n, ...a }, { ...m, ...b }, of) %}
