# Deeds in a row: one after the other, either of several, for each, with a way out, and what follows from what was done.

@lexer lexer

# It is Night until the end of the Round, and each Ghoul gains 1 until the end of the Round.
items    -> item                                                      {% ([each]) => [each] %}
          | nowis                                                     {% ([effect]) => [{ effect }] %}
          | nowis duration                                            {% ([effect, until]) => [{ effect, until }] %}
          | hours                                                     {% draft.first %}
          | hours duration                                            {% ([all, until]) => all.map((each) => ({ ...each, until })) %}
          | items sep hours                                           {% ([all, , more]) => [...all, ...more] %}
          | items sep item                                            {% ([all, sep, each], _at, reject) => (deeds.takesInAll(all.at(-1), sep) ? reject : [...all, each]) %}
          | items sep flipsthis                                       {% ([all, sep, op], _at, reject) => (deeds.takesInAll(all.at(-1), sep) ? reject : [...all, { op }]) %}

# When you pass: draw one card, then flip this card.
flipsthis -> "flip" thiscard                                          {% () => ({ flip: { ref: 'self' }, face: 'down' }) %}
          | thiscard "is" "flip"                                      {% () => ({ flip: { ref: 'self' }, face: 'down' }) %}

# Discard both this card and Ally after use in Combat.   Flip both this card and Ally face-down after use in Combat.
items    -> "discard" "both" ref "and" ref                            {% ([, , a, , b]) => steps.both('discard', a, b) %}
          | "bury" "both" ref "and" ref                               {% ([, , a, , b]) => steps.both('bury', a, b) %}
          | "flip" "both" ref "and" ref "face-down"                   {% ([, , a, , b]) => steps.both('flip', a, b) %}
          | "flip" "both" ref "and" ref                               {% ([, , a, , b]) => steps.both('flip', a, b) %}
          | walksboth                                                 {% draft.first %}
          | "you" "must" "walk" "to" heregoing sep "you" "must" "walk" outof "it" also3 {% steps.walkBothWays %}
          | "you" "must" "walk" "to" heregoing sep "you" "must" "walk" outof "it" {% steps.walkBothWays %}
          | "you" "must" "walk" "to" heregoing sep outof "it"         {% steps.walkBothWays %}
          | "you" "must" "walk" "to" heregoing sep "walk" outof "it"  {% steps.walkBothWays %}
          | "you" "must" "walk" "to" "and" "from" heregoing           {% steps.walkBothWays %}
          | "you" maycan "only" "walk" "to" "and" "from" heregoing    {% steps.walkBothWays %}
          | "you" maycan bothways "only" by                           {% ([, , , , by]) => steps.bothWays(by) %}
          | "you" maycan "only" bothways by                           {% ([, , , , by]) => steps.bothWays(by) %}
          | bothways "only" by                                        {% ([, , by]) => steps.bothWays(by) %}
          | bothways "only" orwalk                                    {% ([, , by]) => steps.bothWays(by, true) %}
          | "only" npd maycan "is" "use" "to" bothways                {% ([, by]) => steps.bothWays(permissions.meansOf(by)) %}
          | "you" "must" "use" npd "to" bothways                      {% ([, , , by]) => steps.bothWays(permissions.meansOf(by)) %}
          | onlyreach sep mustleave by                                {% ([to, , , by]) => steps.waysApart(to, by) %}
          | onlyreach sep mustleave sameway                           {% ([to]) => steps.waysApart(to) %}
          | "you" "must" "walk" "here" sep mustleave sameway          {% () => steps.waysApart('walk') %}
          | "you" "must" "walk" "to" heregoing sep mustleave sameway  {% () => steps.waysApart('walk') %}
          | "you" "must" bothways by                                  {% ([, , , by]) => steps.bothWays(by) %}
          | "you" maycan bothways "only" orwalk                       {% ([, , , , by]) => steps.bothWays(by, true) %}
          | "you" maycan "only" bothways orwalk                       {% ([, , , , by]) => steps.bothWays(by, true) %}
          | "you" "must" bothways orwalk                              {% ([, , , by]) => steps.bothWays(by, true) %}
          | heregoing maycan "only" "is" reached orand "leave" by     {% ([, , , , , , , by]) => steps.bothWays(by) %}
          | heregoing maycan "is" reached orand "leave" "only" by     {% ([, , , , , , , by]) => steps.bothWays(by) %}
          | "you" maynot "walk" "to" "or" "from" heregoing            {% () => [{ rule: replacements.notOnFoot('reachBy') }, { rule: replacements.notOnFoot('leaveBy') }] %}
          | "you" maynot "walk" "to" "and" "from" heregoing           {% () => [{ rule: replacements.notOnFoot('reachBy') }, { rule: replacements.notOnFoot('leaveBy') }] %}
          | "you" maynot "enter" "or" "leave" heregoing "by" "walk"   {% () => [{ rule: replacements.notOnFoot('reachBy') }, { rule: replacements.notOnFoot('leaveBy') }] %}
          | "count" "as" "a" asname "if" cond sep "otherwise" "as" "a" asname {% ([, , , a, , c, , , , , b]) => steps.oneOrOther(a, c, b) %}
          | thiscard "count" "as" "a" asname "if" cond sep "otherwise" "as" "a" asname {% ([, , , , a, , c, , , , , b]) => steps.oneOrOther(a, c, b) %}
          | "count" "as" "a" asname "while" cond sep "otherwise" "as" "a" asname {% ([, , , a, , c, , , , , b]) => steps.oneOrOther(a, c, b) %}
          | "if" cond "," "count" "as" "a" asname sep "otherwise" "as" "a" asname {% ([, c, , , , , a, , , , , b]) => steps.oneOrOther(a, c, b) %}
          | "count" "as" "both" "a" %name "and" "a" %name             {% ([, , , , a, , , b]) => steps.bothKinds({ ref: 'self' }, a, b) %}
          | "is" "both" %name "and" %name                             {% ([, , a, , b]) => steps.bothKinds({ ref: 'self' }, a, b) %}
          | sel "is" %name "and" %name                                {% ([of, , a, , b]) => steps.bothKinds(of, a, b) %}
          | sel "is" %name "and" %name duration                       {% ([of, , a, , b, until]) => steps.bothFor(steps.bothKinds(of, a, b), until) %}
          | sel "is" "both" %name "and" %name                         {% ([of, , , a, , b]) => steps.bothKinds(of, a, b) %}
          | sel "add" num so also2 num so                              {% ([of, , n, a, , m, b]) => steps.addedEither(of, n, a, m, b) %}
          | sel "add" num "point" so also2 num so                      {% ([of, , n, , a, , m, b]) => steps.addedEither(of, n, a, m, b) %}
          | sel "add" num "point" so also2 num "point" so              {% ([of, , n, , a, , m, , b]) => steps.addedEither(of, n, a, m, b) %}
          | sel "gain" num so also2 num so                             {% ([of, , n, a, , m, b]) => steps.addedEither(of, n, a, m, b) %}
          | sel "gain" num "point" so also2 num so                     {% ([of, , n, , a, , m, b]) => steps.addedEither(of, n, a, m, b) %}
          | sel "gain" num "point" so also2 num "point" so             {% ([of, , n, , a, , m, , b]) => steps.addedEither(of, n, a, m, b) %}
          | "add" num so also2 num so                                  {% ([, n, a, , m, b]) => steps.addedEither(cards.again, n, a, m, b) %}
          | "add" num "point" so also2 num so                          {% ([, n, , a, , m, b]) => steps.addedEither(cards.again, n, a, m, b) %}
          | "add" num "point" so also2 num "point" so                  {% ([, n, , a, , m, , b]) => steps.addedEither(cards.again, n, a, m, b) %}
          | "gain" num so also2 num so                                 {% ([, n, a, , m, b]) => steps.addedEither(cards.again, n, a, m, b) %}
          | "gain" num "point" so also2 num so                         {% ([, n, , a, , m, b]) => steps.addedEither(cards.again, n, a, m, b) %}
          | "gain" num "point" so also2 num "point" so                 {% ([, n, , a, , m, , b]) => steps.addedEither(cards.again, n, a, m, b) %}
          | "add" num "to" valued so also2 num so                      {% ([, n, , of, a, , m, b]) => steps.addedEither(of, n, a, m, b) %}
          | "add" num "to" valued so also2 num "point" so              {% ([, n, , of, a, , m, , b]) => steps.addedEither(of, n, a, m, b) %}
          | "add" num "point" "to" valued so also2 num so              {% ([, n, , , of, a, , m, b]) => steps.addedEither(of, n, a, m, b) %}
          | "add" num "point" "to" valued so also2 num "point" so      {% ([, n, , , of, a, , m, , b]) => steps.addedEither(of, n, a, m, b) %}
          | sel "count" "as" "both" "a" %name "and" "a" %name         {% ([of, , , , , a, , , b]) => steps.bothKinds(of, a, b) %}
          | "count" "as" "a" %name "and" "a" %name                    {% ([, , , a, , , b]) => steps.bothKinds({ ref: 'self' }, a, b) %}
          | sel "count" "as" "a" %name "and" "a" %name                {% ([of, , , , a, , , b]) => steps.bothKinds(of, a, b) %}
          | "your" "investigator" "and" "ally" maynot "is" "affected" "by" threatened {% ([, , , , , , , , immuneTo]) => steps.allUnaffected(immuneTo) %}
          | "your" "investigator" "and" "ally" maynot "is" "affected" "by" threatened duration {% ([, , , , , , , , immuneTo, until]) => steps.allUnaffected(immuneTo, until) %}
          | "you" "and" "your" "ally" maynot "is" "affected" "by" threatened {% ([, , , , , , , , immuneTo]) => steps.allUnaffected(immuneTo) %}
          | "you" "and" "your" "ally" maynot "is" "affected" "by" threatened duration {% ([, , , , , , , , immuneTo, until]) => steps.allUnaffected(immuneTo, until) %}
          | "you" "and" "your" "ally" "is" unaffected2 threatened     {% ([, , , , , , immuneTo]) => steps.allUnaffected(immuneTo) %}
          | "you" "and" "your" "ally" "is" unaffected2 threatened duration {% ([, , , , , , immuneTo, until]) => steps.allUnaffected(immuneTo, until) %}
          | "your" "investigator" "and" "ally" "is" unaffected2 threatened {% ([, , , , , , immuneTo]) => steps.allUnaffected(immuneTo) %}
          | "your" "investigator" "and" "ally" "is" unaffected2 threatened duration {% ([, , , , , , immuneTo, until]) => steps.allUnaffected(immuneTo, until) %}
          | np "have" "no" "effect" "on" bothyours                    {% ([immuneTo]) => steps.allUnaffected(immuneTo) %}
          | np "have" "no" "effect" "on" bothyours duration           {% ([immuneTo, , , , , , until]) => steps.allUnaffected(immuneTo, until) %}
          | "no" np "have" "any" "effect" "on" bothyours              {% ([, immuneTo]) => steps.allUnaffected(immuneTo) %}
          | "no" np "have" "any" "effect" "on" bothyours duration     {% ([, immuneTo, , , , , , until]) => steps.allUnaffected(immuneTo, until) %}
          | np "do" "not" "affect" bothyours                          {% ([immuneTo]) => steps.allUnaffected(immuneTo) %}
          | np "do" "not" "affect" bothyours duration                 {% ([immuneTo, , , , , until]) => steps.allUnaffected(immuneTo, until) %}
          | "no" np "affect" bothyours                                {% ([, immuneTo]) => steps.allUnaffected(immuneTo) %}
          | "play" num np                                             {% ([, n, is]) => steps.severalPlays(n, is) %}
          | "play" num more np                                        {% ([, n, , is], _at, reject) => (n > 1 ? steps.severalPlays(n, is) : reject) %}
          | "play" "up" "to" num np                                   {% ([, , , n, is]) => steps.upToPlays(n, is) %}
          | "play" "up" "to" num np plays                             {% ([, , , n, is, more1]) => steps.upToPlays(n, is, more1) %}
          | "play" num np plays                                       {% ([, n, is, more1]) => steps.allPlays(n, is, more1) %}
          | "play" single np "and" single np                          {% ([, , a, , , b]) => steps.bothPlayed(a, b) %}
          | "play" single np "and" single np plays                    {% ([, , a, , , b, ways]) => steps.bothPlayed(a, b, ways) %}
          | "play" single np "and" single np "together"               {% ([, , a, , , b]) => steps.bothPlayed(a, b) %}
          | "increase" poss hoard "and" hoard "by" points             {% ([, who, a, , b, , by]) => steps.bothStats(who, a, b, by) %}
          | "reduce" poss hoard "and" hoard "by" points               {% ([, who, a, , b, , by]) => steps.bothStats(who, a, b, cards.minus(by)) %}
          | "add" points "to" poss hoard "and" hoard                  {% ([, by, , who, a, , b]) => steps.bothStats(who, a, b, by) %}
          | "add" points "to" poss hoard "and" poss hoard             {% ([, by, , who, a, , , b]) => steps.bothStats(who, a, b, by) %}
          | "subtract" points "from" poss hoard "and" hoard           {% ([, by, , who, a, , b]) => steps.bothStats(who, a, b, cards.minus(by)) %}
          | "its" valueword "is" num "plus" amount                    {% ([, , , n, , more]) => steps.baseAndMore(n, more) %}
          | valueword "is" "equal" "to" "the" "number" "of" counted "plus" num{% ([, , , , , , , per, , n]) => steps.baseAndMore(n, { per }) %}
          | "its" valueword "is" "equal" "to" "the" "number" "of" counted "plus" num{% ([, , , , , , , , per, , n]) => steps.baseAndMore(n, { per }) %}
          | thiscard "'s" valueword "is" "equal" "to" "the" "number" "of" counted "plus" num{% ([, , , , , , , , , per, , n]) => steps.baseAndMore(n, { per }) %}
          | "the" valueword "of" thiscard "is" "equal" "to" "the" "number" "of" counted "plus" num{% ([, , , , , , , , , , per, , n]) => steps.baseAndMore(n, { per }) %}
          | ref "is" "yours" duration "and" "is" "bury"               {% ([move, , , back]) => steps.yoursThenLost(move, back) %}
          | ref "is" "yours" duration "," "and" "is" "bury"           {% ([move, , , back]) => steps.yoursThenLost(move, back) %}
          | ref "is" "yours" duration "," "and" "is" "bury" instorywhose{% ([move, , , back]) => steps.yoursThenLost(move, back) %}
          | ref "is" "yours" duration "and" "is" "bury" instorywhose  {% ([move, , , back]) => steps.yoursThenLost(move, back) %}
          | valueword "is" num "plus" amount                          {% ([, , n, , more]) => steps.baseAndMore(n, more) %}

# Return each Spell held by this card to your Hand after it is cast, but lose 1 Sanity.
items    -> "return" thosespells "to" poss "hand" aftercast2 sep "lose" num sanity {% ([, of, , , , , , , n]) => steps.backOnceCastFor(of, n) %}
          | "return" "it" "to" poss "hand" aftercast2 sep "lose" num sanity {% ([, , , , , , , , n]) => steps.backOnceCastFor(cards.ownSpells, n) %}

# Add 2 to this card, or 3 at Night.   Your opponent loses 2 Sanity, or 3 at Night, when played.
items    -> "add" num "to" valued orso                                {% ([, n, , of, more]) => steps.valueOr(n, of, more) %}
          | "add" num "point" "to" valued orso                        {% ([, n, , , of, more]) => steps.valueOr(n, of, more) %}
          | sel "add" num orso                                        {% ([of, , n, more]) => steps.valueOr(n, of, more) %}
          | sel "add" num "to" "their" valueword orso                 {% ([of, , n, , , , more]) => steps.valueOr(n, of, more) %}
          | sel "add" num "point" "to" "their" valueword orso         {% ([of, , n, , , , , more]) => steps.valueOr(n, of, more) %}
          | "add" num "to" "their" valueword orso                     {% ([, n, , , , more]) => steps.valueOr(n, cards.them, more) %}
          | sel "gain" num orso                                       {% ([of, , n, more]) => steps.valueOr(n, of, more) %}
          | poss hoard "and" hoard "is" increased "by" points         {% ([who, a, , b, , , , by]) => steps.bothStats(who, a, b, by) %}
          | poss hoard "and" hoard "is" "reduce" "by" points          {% ([who, a, , b, , , , by]) => steps.bothStats(who, a, b, cards.minus(by)) %}
          | poss hoard "and" hoard "is" "each" increased "by" points  {% ([who, a, , b, , , , , by]) => steps.bothStats(who, a, b, by) %}
          | poss hoard "and" hoard "is" "each" "reduce" "by" points   {% ([who, a, , b, , , , , by]) => steps.bothStats(who, a, b, cards.minus(by)) %}
          | poss hoard "and" poss hoard "is" increased "by" points    {% ([who, a, , , b, , , , by]) => steps.bothStats(who, a, b, by) %}
          | "increase" poss hoard "and" poss hoard "by" points        {% ([, who, a, , , b, , by]) => steps.bothStats(who, a, b, by) %}
          | bothofus act                                              {% ([, op]) => steps.bothOfUs(op) %}
          | "flip" sel "face-down" duration                           {% ([, flip, , until]) => steps.flippedFor(flip, until) %}
          | "add" points "to" valued "," "or" num "if" borneby npd    {% ([, n, , of, , , m, , , is]) => steps.ifBorneOr(n, of, m, is) %}
          | "add" points "to" valued "," "or" num "point" "if" borneby npd {% ([, n, , of, , , m, , , , is]) => steps.ifBorneOr(n, of, m, is) %}
          | "look" "at" sel "and" "either" leaveit "or" away them     {% ([, , look, , , , , to]) => steps.leftOr(look, to) %}
          | "look" "at" sel "and" leaveit "or" away them              {% ([, , look, , , , to]) => steps.leftOr(look, to) %}
          | "look" "at" sel "and" "either" away them "or" leaveit     {% ([, , look, , , to]) => steps.leftOr(look, to) %}
          | valueword "is" num so andor num so                        {% ([, , n, a, , m, b]) => steps.twoValues(n, a, m, b) %}
          | "its" valueword "is" num so andor num so                  {% ([, , , n, a, , m, b]) => steps.twoValues(n, a, m, b) %}
          | thiscard "'s" valueword "is" num so andor num so          {% ([, , , , n, a, , m, b]) => steps.twoValues(n, a, m, b) %}
          | "the" valueword "of" thiscard "is" num so andor num so    {% ([, , , , , n, a, , m, b]) => steps.twoValues(n, a, m, b) %}
          | valueword "is" num "if" cond "," "otherwise" itbeing num  {% ([, , n, , c, , , , m]) => steps.twoValues(n, c, m) %}
          | "its" valueword "is" num "if" cond "," "otherwise" itbeing num {% ([, , , n, , c, , , , m]) => steps.twoValues(n, c, m) %}
          | thiscard "'s" valueword "is" num "if" cond "," "otherwise" itbeing num {% ([, , , , n, , c, , , , m]) => steps.twoValues(n, c, m) %}
          | "the" valueword "of" thiscard "is" num "if" cond "," "otherwise" itbeing num {% ([, , , , , n, , c, , , , m]) => steps.twoValues(n, c, m) %}
          | giving thiscard towards given "," "who" room {% ([, , , attachedTo, , , has]) => steps.givenWith(attachedTo, values.roomIn(has, { ref: 'host' })) %}
          | "give" thiscard "to" given "," "who" room {% ([, , , attachedTo, , , has]) => steps.givenWith(attachedTo, values.roomIn(has, { ref: 'host' })) %}
          | sel "gain" num "point" orso                               {% ([of, , n, , more]) => steps.valueOr(n, of, more) %}
          | "+" num orso                                              {% ([, n, more]) => steps.valueOr(n, cards.again, more) %}
          | "add" points "to" valued "," num "if" bearerbeing npd     {% ([, n, , of, , m, , , is]) => steps.ifBorneOr(n, of, m, is) %}
          | "draw" num "card" "," "plus" num "for" "each" eachof     {% ([, n, , , , m, , , per]) => [{ op: { draw: n } }, { op: { draw: cards.per(m, per) } }] %}
          | "draw" num "card" "plus" num "for" "each" eachof         {% ([, n, , , m, , , per]) => [{ op: { draw: n } }, { op: { draw: cards.per(m, per) } }] %}
          | player "may" "not" forbidden "or" forbidden               {% ([who, , , a, , b]) => [{ rule: { kind: 'forbid', who, what: a } }, { rule: { kind: 'forbid', who, what: b } }] %}
          | player "cannot" forbidden "or" forbidden                  {% ([who, , a, , b]) => [{ rule: { kind: 'forbid', who, what: a } }, { rule: { kind: 'forbid', who, what: b } }] %}
          | "no" "player" "may" forbidden "or" forbidden              {% ([, , , a, , b]) => [{ rule: { kind: 'forbid', who: 'each', what: a } }, { rule: { kind: 'forbid', who: 'each', what: b } }] %}
          | "no" "investigator" "may" forbidden "or" forbidden        {% ([, , , a, , b]) => [{ rule: { kind: 'forbid', who: 'each', what: a } }, { rule: { kind: 'forbid', who: 'each', what: b } }] %}
          | "shuffle" sel "into" poss mythosdeck                      {% ([, move, , who]) => steps.shuffledIn(move, who) %}
          | putting num "of" themall into2 poss "hand" "and" theothers bottomof{% ([, n, , , , of], _at, reject) => (of === 'you' ? steps.oneAndRest(n, { move: cards.allOfIt(), to: 'deckBottom' }) : reject) %}
          | putting num into2 poss "hand" "and" theothers bottomof    {% ([, n, , of], _at, reject) => (of === 'you' ? steps.oneAndRest(n, { move: cards.allOfIt(), to: 'deckBottom' }) : reject) %}
          | putting num "of" themall into2 poss "hand" "and" theothers inorder{% ([, n, , , , of], _at, reject) => (of === 'you' ? steps.oneAndRest(n, { arrange: cards.allOfIt() }) : reject) %}
          | putting num into2 poss "hand" "and" theothers inorder     {% ([, n, , of], _at, reject) => (of === 'you' ? steps.oneAndRest(n, { arrange: cards.allOfIt() }) : reject) %}
          | putting num "of" themall into2 poss "hand" "and" theothers inpile{% ([, n, , , , of], _at, reject) => (of === 'you' ? steps.oneAndRest(n, { move: cards.allOfIt(), to: 'discard' }) : reject) %}
          | putting num into2 poss "hand" "and" theothers inpile      {% ([, n, , of], _at, reject) => (of === 'you' ? steps.oneAndRest(n, { move: cards.allOfIt(), to: 'discard' }) : reject) %}
          | changing points fromto "the" hoard "and" changing points fromto "the" hoard keepable{% ([v, n, , , a, , w, m, , , b]) => steps.twoStats(v, n, a, w, m, b) %}
          | changing points fromto poss hoard "and" changing points fromto poss hoard{% ([v, n, , who, a, , w, m, , other, b], _at, reject) => (who === other && who === 'you' ? steps.twoStats(v, n, a, w, m, b) : reject) %}
          | changing points fromto poss hoard "and" changing points fromto poss hoard keepable{% ([v, n, , who, a, , w, m, , other, b], _at, reject) => (who === other && who === 'you' ? steps.twoStats(v, n, a, w, m, b) : reject) %}
          | "take" sel "and" "shuffle" them "into" poss mythosdeck "and" thiscard {% ([, move, , , , , who]) => steps.withThisCard(steps.shuffledIn(move, who)) %}
          | "shuffle" sel "into" poss mythosdeck "and" thiscard       {% ([, move, , who]) => steps.withThisCard(steps.shuffledIn(move, who)) %}
          | "take" sel "and" "shuffle" them "into" poss mythosdeck    {% ([, move, , , , , who]) => steps.shuffledIn(move, who) %}
          | "choose" sel "and" "shuffle" them "into" poss mythosdeck  {% ([, move, , , , , who]) => steps.shuffledIn(cards.chosen(move), who) %}
          | static so "," "but" static so                             {% ([a, when, , , b, other]) => steps.butThen(a, when, b, other) %}
          | static so "," "but" static so floor                       {% ([a, when, , , b, other, limit]) => steps.butThen(a, when, b, other, limit) %}
          | static so "," "but" static so "," floor                   {% ([a, when, , , b, other, , limit]) => steps.butThen(a, when, b, other, limit) %}
          | static "," "but" static so                                {% ([a, , , b, other]) => steps.butThen(a, undefined, b, other) %}
          | static "," "but" static so floor                          {% ([a, , , b, other, limit]) => steps.butThen(a, undefined, b, other, limit) %}
          | static "," "but" static so "," floor                      {% ([a, , , b, other, , limit]) => steps.butThen(a, undefined, b, other, limit) %}
          | static so "and" static so                                 {% ([a, when, , b, other]) => steps.butThen(a, when, b, other) %}
          | static so "," "and" static so                             {% ([a, when, , , b, other]) => steps.butThen(a, when, b, other) %}
          | thiscard "count" "as" "your" "next" "turn"                {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | "you" "may" "play" some np                                {% ([, , , , is]) => steps.alone(steps.mayRead(is)) %}
          | "you" "may" "play" some np "," "but" "you" "pay" num more sanity "to" "play" them {% ([, , , , is, , , , , n]) => steps.alone(steps.mayRead(is, n)) %}
          | "you" "may" "play" some np "," "but" "you" "must" "pay" num more sanity "to" "play" them {% ([, , , , is, , , , , , n]) => steps.alone(steps.mayRead(is, n)) %}
          | "you" "may" "play" some np "," "but" "must" "pay" num more sanity "to" "play" them {% ([, , , , is, , , , , n]) => steps.alone(steps.mayRead(is, n)) %}
          | thiscard "use" "up" "your" "next" "turn"                  {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | thiscard "take" "up" "your" "next" "turn"                 {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | "count" "as" "your" "next" "turn"                         {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | "use" "up" "your" "next" "turn"                           {% () => [{ op: { skip: 'turn', who: 'you' } }] %}
          | maynot "is" "summon" "or" "control"                       {% () => steps.neitherPart({ ref: 'self' }) %}
          | maynot "is" "control" "or" "summon"                       {% () => steps.neitherPart({ ref: 'self' }) %}
          | sel maynot "is" "summon" "or" "control"                   {% ([of]) => steps.neitherPart(of) %}
          | sel maynot "is" "control" "or" "summon"                   {% ([of]) => steps.neitherPart(of) %}
          | "no" np "may" "is" "summon" "or" "control"                {% ([, is]) => steps.neitherPart(cards.allOf(is)) %}
          | "no" np "may" "is" "control" "or" "summon"                {% ([, is]) => steps.neitherPart(cards.allOf(is)) %}
          | valueword "is" num timing "," num timing                  {% ([, , n, a, , m, b]) => steps.eitherValue({ ref: 'self' }, n, a, m, b) %}
          | valueword "is" num timing "and" num timing                {% ([, , n, a, , m, b]) => steps.eitherValue({ ref: 'self' }, n, a, m, b) %}
          | its valueword "is" num timing "," num timing              {% ([, , , n, a, , m, b]) => steps.eitherValue({ ref: 'self' }, n, a, m, b) %}
          | its valueword "is" num timing "and" num timing            {% ([, , , n, a, , m, b]) => steps.eitherValue({ ref: 'self' }, n, a, m, b) %}
          | sel "'s" valueword "is" num timing "and" num timing       {% ([of, , , , n, a, , m, b]) => steps.eitherValue(of, n, a, m, b) %}
          | sel "is" "worth" num timing "and" num timing              {% ([of, , , n, a, , m, b]) => steps.eitherValue(of, n, a, m, b) %}
          | sel "is" "worth" num timing "," num timing                {% ([of, , , n, a, , m, b]) => steps.eitherValue(of, n, a, m, b) %}
          | valueword "is" num orso                                   {% ([, , n, more1]) => steps.valueIsOr({ ref: 'self' }, n, more1) %}
          | its valueword "is" num orso                               {% ([, , , n, more1]) => steps.valueIsOr({ ref: 'self' }, n, more1) %}
          | sel "is" "worth" num orso                                 {% ([of, , , n, more1]) => steps.valueIsOr(of, n, more1) %}
          | "add" num orso                                            {% ([, n, more1]) => steps.valueOr(n, cards.again, more1) %}
          | "add" num "point" orso                                    {% ([, n, , more1]) => steps.valueOr(n, cards.again, more1) %}
          | "gain" num orso                                           {% ([, n, more1]) => steps.valueOr(n, cards.again, more1) %}
          | poss hoard "and" hoard "is" "both" increased "by" points  {% ([who, a, , b, , , , , by]) => steps.bothStats(who, a, b, by) %}
          | poss hoard "and" hoard "is" "both" "reduce" "by" points   {% ([who, a, , b, , , , , by]) => steps.bothStats(who, a, b, cards.minus(by)) %}
          | poss hoard "and" hoard "both" "gain" points               {% ([who, a, , b, , , by]) => steps.bothStats(who, a, b, by) %}
          | "you" "and" "your" "opponent" "exchange" "hand"           {% () => [{ op: { exchangeHands: 'opponent' } }] %}
          | "you" "and" "your" "opponent" "exchange" "your" "hand"    {% () => [{ op: { exchangeHands: 'opponent' } }] %}
# Add 1 to your Maximum, or 2 at Night.
items    -> "add" num "to" poss hoard orso                            {% ([, n, , who, stat, more1]) => steps.statOr(who, stat, n, more1) %}
          | "add" num "to" "the" hoard keepable orso                  {% ([, n, , , stat, , more1]) => steps.statOr('you', stat, n, more1) %}
          | "increase" poss hoard "by" num orso                       {% ([, who, stat, , n, more1]) => steps.statOr(who, stat, n, more1) %}
          | poss hoard "gain" num orso                                {% ([who, stat, , n, more1]) => steps.statOr(who, stat, n, more1) %}
          | poss hoard "is" increased "by" num orso                   {% ([who, stat, , , , n, more1]) => steps.statOr(who, stat, n, more1) %}
          | "subtract" num "from" poss hoard orso                     {% ([, n, , who, stat, more1]) => steps.statOr(who, stat, n, more1, -1) %}
          | "reduce" poss hoard "by" num orso                         {% ([, who, stat, , n, more1]) => steps.statOr(who, stat, n, more1, -1) %}
          | poss hoard "lose" num orso                                {% ([who, stat, , n, more1]) => steps.statOr(who, stat, n, more1, -1) %}
items    -> "flip" "face-down" sel duration                           {% ([, , flip, until]) => steps.flippedFor(flip, until) %}
          | sel "is" "flip" "face-down" duration                      {% ([flip, , , , until]) => steps.flippedFor(flip, until) %}
          | "turn" sel "face-down" duration                           {% ([, flip, , until]) => steps.flippedFor(flip, until) %}
items    -> "add" num "to" valued "and" num further "against" npd     {% ([, n, , of, , m, , , is]) => steps.andMore(n, of, m, conditions.against(is)) %}
          | "add" num "point" "to" valued "and" num further "against" npd {% ([, n, , , of, , m, , , is]) => steps.andMore(n, of, m, conditions.against(is)) %}
          | "add" num "to" valued "," "and" num further "against" npd {% ([, n, , of, , , m, , , is]) => steps.andMore(n, of, m, conditions.against(is)) %}
          | "add" num "point" "to" valued "," "and" num further "against" npd {% ([, n, , , of, , , m, , , is]) => steps.andMore(n, of, m, conditions.against(is)) %}
          | "add" num "to" valued "and" num further so                {% ([, n, , of, , m, , c]) => steps.andMore(n, of, m, c) %}
          | "add" num "point" "to" valued "and" num further so        {% ([, n, , , of, , m, , c]) => steps.andMore(n, of, m, c) %}
          | "add" num "to" valued "," "and" num further so            {% ([, n, , of, , , m, , c]) => steps.andMore(n, of, m, c) %}
          | "add" num "point" "to" valued "," "and" num further so    {% ([, n, , , of, , , m, , c]) => steps.andMore(n, of, m, c) %}
          | sel "add" num "and" num further so                        {% ([of, , n, , m, , c]) => steps.andMore(n, of, m, c) %}
items    -> away "both" "card"                                        {% ([to]) => steps.bothCards(to) %}
          | away "both"                                               {% ([to]) => steps.bothCards(to) %}
          | away "both" "of" "them"                                   {% ([to]) => steps.bothCards(to) %}
          | "both" "card" "is" fatal                                  {% ([, , , to]) => steps.bothCards(to) %}
          | "both" "is" fatal                                         {% ([, , to]) => steps.bothCards(to) %}
item     -> op                                                        {% ([op]) => ({ op }) %}
          | pricehere                                                 {% draft.first %}
          | static                                                    {% ([effect]) => ({ effect }) %}
          | static duration                                           {% ([effect, until]) => ({ effect, until }) %}
          | rule                                                      {% ([rule]) => ({ rule }) %}
          | walks                                                     {% draft.first %}
          | rule duration                                             {% ([rule, until]) => steps.ruleDuring(rule, until) %}
          | "(" sentence ")" duration                                 {% ([, sentence, , until], _at, reject) => (sentence.mod.until ? reject : { sentence, until }) %}
          | static "," duration                                       {% ([effect, , until]) => ({ effect, until }) %}
          | static duration "," floor                                 {% ([effect, until, , limit]) => ({ effect: moments.limited(effect, limit), until }) %}
          | static floor "," duration                                 {% ([effect, limit, , until]) => ({ effect: moments.limited(effect, limit), until }) %}
          | static floor duration                                     {% ([effect, limit, until]) => ({ effect: moments.limited(effect, limit), until }) %}
          | "is" "never" "bury"                                       {% () => ({ rule: sentences.instead({ wouldBeBuried: { ref: 'self' } }, [], false) }) %}
          | "is" "never" "bury" "in" poss "story" "deck"              {% () => ({ rule: sentences.instead({ wouldBeBuried: { ref: 'self' } }, [], false) }) %}
          | "new" "ones" "may" "not" "is" "play"                     {% () => ({ rule: permissions.neither }) %}
          | "half" "strength" at npd                                  {% ([, , , is]) => steps.halfThere(is) %}
          | "half" "value" at npd                                     {% ([, , , is]) => steps.halfThere(is) %}
          | "half" "strength" "in" npd                                {% ([, , , is]) => steps.halfIn(is) %}
          | "no" "effect" "on" np "," "but" "if" "none" "is" "in" "play" nowis {% ([, , , is, , , , , , , , effect]) => steps.unlessOther(is, effect) %}

# No Spells may be cast while this card is in play.   You may not play an Event on your next Turn when played.

# You may travel from here to any Island Location regardless of Region.   Bring one Location in your Story Deck to its top when played.
item     -> "you" "may" "walk" "from" heregoing "to" anyplace regions {% ([, , , , , , to, regions]) => steps.travelFromHere(permissions.route(to, regions, 'walking')) %}
          | "from" heregoing "," "you" "may" "walk" "to" anyplace regions {% ([, , , , , , , to, regions]) => steps.travelFromHere(permissions.route(to, regions, 'walking')) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace       {% ([, , , , , , to]) => steps.travelFromHere(permissions.route(to, { region: 'any' })) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace regions {% ([, , , , , , to, regions]) => steps.travelFromHere(permissions.route(to, regions)) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace "regardless" "of" "region" {% ([, , , , , , to]) => steps.travelFromHere(permissions.route(to, { region: 'any' })) %}

item     -> "you" "may" "travel" "from" heregoing "to" "any" "other" np {% ([, , , , , , , , to]) => steps.travelFromHere(permissions.route(to, { region: 'any' })) %}

# Add 2 to this card against Ghouls.   This card gains 1 against Monsters.   Ally adds 3 to his value against Servitors.   Cultists may be played here from your Story Deck.   Monsters played through this Gate are Invisible.   Allies played here gain 1.
item     -> np maycan "is" "play" heresaid frompile                    {% ([play, , , , , from]) => steps.playedFrom(play, from) %}
          | "any" np maycan "is" "play" heresaid frompile              {% ([, play, , , , , from]) => steps.playedFrom(play, from) %}
          | np maycan "is" "play" frompile heresaid                    {% ([play, , , , from]) => steps.playedFrom(play, from) %}
          | "you" "may" "play" npd heresaid frompile                  {% ([, , , play, , from]) => steps.playedFrom(play, from) %}
          | "you" "may" "play" npd frompile heresaid                  {% ([, , , play, from]) => steps.playedFrom(play, from) %}
          | npd ofgate gatedhas                                        {% ([is, , holds]) => steps.gatesOwn(is, holds) %}
          | every np ofgate gatedhas                                   {% ([, is, , holds]) => steps.gatesOwn(is, holds) %}
          | npd ofgate gatedhas duration                               {% ([is, , holds, until]) => steps.gatesOwn(is, holds, until) %}
          | every np ofgate gatedhas duration                          {% ([, is, , holds, until]) => steps.gatesOwn(is, holds, until) %}
          | npd ofhere gatedhas                                        {% ([is, , holds]) => steps.playedHereHas(is, holds) %}
          | every np ofhere gatedhas                                   {% ([, is, , holds]) => steps.playedHereHas(is, holds) %}
          | npd ofhere gatedhas duration                               {% ([is, , holds, until]) => steps.playedHereHas(is, holds, until) %}
          | every np ofhere gatedhas duration                          {% ([, is, , holds, until]) => steps.playedHereHas(is, holds, until) %}
          | value "against" npd                                       {% ([effect, , is]) => steps.heldAgainst(effect, is) %}
          | value "against" npd "only"                                {% ([effect, , is]) => steps.heldAgainst(effect, is) %}
          | value "only" "against" npd                                {% ([effect, , , is]) => steps.heldAgainst(effect, is) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace "without" "regard" "to" "region" {% ([, , , , , , to]) => steps.travelFromHere(permissions.route(to, { region: 'any' })) %}
          | np "play" heresaid nogate                                 {% ([play, , , waive]) => steps.playHere(play, [waive]) %}
          | np "play" heresaid "into" "your" "threat" nogate          {% ([play, , , , , , waive]) => steps.playHere(play, [waive]) %}
          | every np "play" heresaid nogate                           {% ([, play, , , waive]) => steps.playHere(play, [waive]) %}
          | every np "play" heresaid "into" "your" "threat" nogate    {% ([, play, , , , , , waive]) => steps.playHere(play, [waive]) %}
          | "you" "may" "play" npd heresaid waiving                   {% ([, , , play, , waive]) => steps.playHere(play, waive) %}
          | "you" "may" "play" npd heresaid waiving gateaside         {% ([, , , play, , waive]) => steps.playHere(play, waive, ['gate']) %}
          | np maycan "is" "play" heresaid waiving gateaside           {% ([play, , , , , waive]) => steps.playHere(play, waive, ['gate']) %}
          | "you" "may" "play" npd waiving heresaid                   {% ([, , , play, waive]) => steps.playHere(play, waive) %}
          | "at" thiscard "," "you" "may" "play" npd waiving          {% ([, , , , , , play, waive]) => steps.playHere(play, waive) %}
          | "add" points "to" valued "if" bearerbeing npd             {% ([, n, , of, , , is]) => steps.ifBorneBy(n, of, is) %}
          | "you" "may" "use" "this" "gate" "only" gated2             {% ([, , , , , , c]) => steps.gateOnly(c) %}
          | "you" "may" "only" "use" "this" "gate" gated2             {% ([, , , , , , c]) => steps.gateOnly(c) %}
          | "this" "gate" "may" "only" "is" "use" gated2              {% ([, , , , , , c]) => steps.gateOnly(c) %}
          | "this" "gate" "may" "is" "use" "only" gated2              {% ([, , , , , , c]) => steps.gateOnly(c) %}
          | "you" "may" "not" "use" "this" "gate" "unless" cond       {% ([, , , , , , , c]) => steps.gateOnly(c) %}
          | "you" "cannot" "use" "this" "gate" "unless" cond          {% ([, , , , , , c]) => steps.gateOnly(c) %}
          | "this" "gate" "may" "not" "is" "use" "unless" cond        {% ([, , , , , , , c]) => steps.gateOnly(c) %}
          | "you" "may" "not" "use" "this" "gate"                     {% () => steps.gateNever() %}
          | "you" "cannot" "use" "this" "gate"                        {% () => steps.gateNever() %}
          | "this" "gate" "may" "not" "is" "use"                      {% () => steps.gateNever() %}

# You may walk to any other City Location from here.   You must walk when leaving this Location.   This Location can be reached only by Travel by Sea.
          | "any" np maycan "is" "play" heresaid waiving               {% ([, play, , , , , waive]) => steps.playHere(play, waive) %}
          | every np maycan "is" "play" heresaid waiving               {% ([, play, , , , , waive]) => steps.playHere(play, waive) %}
          | playable waiving maycan "is" "play" heresaid              {% ([play, waive]) => steps.playHere(play, waive) %}
          | np maycan "is" "play" heresaid waiving                     {% ([play, , , , , waive]) => steps.playHere(play, waive) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace placed {% ([, , , , , , to, placed]) => steps.travelFromHere(permissions.route(to, { region: 'any' }, placed)) %}
          | "you" "may" "travel" "from" heregoing "to" anyplace regions placed {% ([, , , , , , to, regions, placed]) => steps.travelFromHere(permissions.route(to, regions, placed)) %}
          | static "," floor                                          {% ([effect, , limit]) => steps.floored(effect, limit) %}
          | static so "," floor                                       {% ([effect, when, , limit]) => steps.flooredSo(effect, when, limit) %}
          | static so floor                                           {% ([effect, when, limit]) => steps.flooredSo(effect, when, limit) %}
          | static floor                                              {% ([effect, limit]) => steps.floored(effect, limit) %}
# Your opponent may play only one card during the next Round when played.
item     -> player "may" "play" "only" num np "during" "the" "next" "round" {% ([who, , , , n, is]) => steps.playsOnlyIn(who, n, is, 'nextRound') %}
          | player "may" "play" "only" num np "in" "the" "next" "round" {% ([who, , , , n, is]) => steps.playsOnlyIn(who, n, is, 'nextRound') %}
          | player "may" "play" "only" num np "next" "round"          {% ([who, , , , n, is]) => steps.playsOnlyIn(who, n, is, 'nextRound') %}
          | player "may" "play" "only" num np "this" "round"          {% ([who, , , , n, is]) => steps.playsOnlyIn(who, n, is, 'round') %}
          | player "may" "play" "only" num np "during" "this" "round" {% ([who, , , , n, is]) => steps.playsOnlyIn(who, n, is, 'round') %}
          | player "may" "play" "no" "more" "than" num np "this" "round" {% ([who, , , , , , n, is]) => steps.playsOnlyIn(who, n, is, 'round') %}
          | player "may" "play" "no" "more" "than" num np "next" "round" {% ([who, , , , , , n, is]) => steps.playsOnlyIn(who, n, is, 'nextRound') %}
# The first Monster you play each Turn costs 2 less Sanity.   Ignore the Sanity cost of the first Spell you cast each Turn.
item     -> firstone "cost" "no" sanity                               {% ([one]) => steps.firstOf(one, { by: 0, how: 'set' }) %}
          | firstone "cost" num "less" sanity                         {% ([one, , n]) => steps.firstOf(one, { by: -n }) %}
          | firstone "cost" num sanity "less"                         {% ([one, , n]) => steps.firstOf(one, { by: -n }) %}
          | firstone "cost" num more sanity                           {% ([one, , by]) => steps.firstOf(one, { by }) %}
          | unpaid firstone                                           {% ([, one]) => steps.firstOf(one, { by: 0, how: 'set' }) %}
          | "reduce" "the" sanity "cost" "of" firstone "by" points    {% ([, , , , , one, , n]) => steps.firstOf(one, { by: cards.minus(n) }) %}
op       -> act                                                       {% draft.first %}
          | subject act                                               {% ([who, op]) => deeds.doneBy(who, op) %}
          | "optionally" act                                          {% ([, op]) => deeds.optional(op) %}
          | act "," "and" "the" "same" "for" "each" "other" "player" "in" "the" "same" spread  {% ([op, , , , , , , , , , , , over]) => deeds.spread(op, over) %}
          | act "," "and" "the" "same" "for" "each" "other" "player" around {% ([op, , , , , , , , , over]) => deeds.spread(op, over) %}
          | "if" cond "," act "," "otherwise" act                     {% ([, c, , yes, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | act "if" cond "," "otherwise" act                         {% ([yes, , c, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond ":" block                                       {% ([, c, , yes]) => ({ if: c, do: yes }) %}
          | "if" cond ":" block "otherwise" block                     {% ([, c, , yes, , no]) => ({ if: c, do: yes, else: no }) %}
          | player "choose" ":" blocks                                {% ([by, , , choose]) => ({ choose, by }) %}
          | "unless" player duty ":" block                            {% ([, who, unless, , orElse]) => ({ orElse, unless, who }) %}
          | player "must" away poss "current" "location" "if" "it" bear "the" np "attribute" "," "otherwise" away "it" {% ([who, , to, of, , , , , , , is, , , , other]) => deeds.placeLost(who, to, is, other) %}
          | player "must" "play" np "next" "turn" "or" "suffer" "a" "attack" "worth" points {% ([who, , , playNext, , , , , , , , value]) => deeds.orAttacked(who, playNext, value) %}
          | player "must" "play" "a" np "next" "turn" "or" "suffer" "a" "attack" "worth" points {% ([who, , , , playNext, , , , , , , , value]) => deeds.orAttacked(who, playNext, value) %}

# When played: your opponent loses 2 Sanity or discards one card.   When played: your opponent loses 2 Sanity unless he or she discards one card.
op       -> alternatives                                              {% ([choose]) => ({ choose, by: 'you' }) %}
          | "either" alternatives                                     {% ([, choose]) => ({ choose, by: 'you' }) %}
          | "choose" "to" alternatives                                {% ([, , choose]) => ({ choose, by: 'you' }) %}
          | "choose" "either" "to" alternatives                       {% ([, , , choose]) => ({ choose, by: 'you' }) %}
          | subject alternatives                                      {% ([who, choose]) => deeds.chooses(who, choose) %}
          | subject "either" alternatives                             {% ([who, , choose]) => deeds.chooses(who, choose) %}
          | subject "choose" "to" alternatives                        {% ([who, , , choose]) => deeds.chooses(who, choose) %}
          | subject act "unless" "they" act                           {% ([who, a, , , b]) => deeds.chooses(who, [[b], [a]]) %}
          | subject act "unless" "they" "choose" "to" act             {% ([who, a, , , , , b]) => deeds.chooses(who, [[b], [a]]) %}
          | act "unless" "you" act                                    {% ([a, , , b]) => ({ choose: [[b], [a]], by: 'you' }) %}
          | act "unless" "you" "choose" "to" act                      {% ([a, , , , , b]) => ({ choose: [[b], [a]], by: 'you' }) %}
          | player "must" "play" npd nextturn "or" dues                {% ([who, , , playNext, , , ops]) => deeds.orSuffers(who, playNext, ops) %}

# When played: bury one Event in play, or your opponent loses 2 Sanity.   When played: draw one card, or your opponent may not play any Ally on his or her next Turn.
op       -> act "," "or" foe act                                      {% ([a, , , who, b]) => deeds.orHe(a, deeds.doneBy(who, b)) %}
          | act "or" foe act                                          {% ([a, , who, b]) => deeds.orHe(a, deeds.doneBy(who, b)) %}
          | act "," "or" foe "must" act                               {% ([a, , , who, , b]) => deeds.orHe(a, deeds.doneBy(who, b)) %}
          | act "or" foe "must" act                                   {% ([a, , who, , b]) => deeds.orHe(a, deeds.doneBy(who, b)) %}
          | act "," "or" rule duration                                {% ([a, , , start, until]) => deeds.orBarred(a, start, until) %}

# When played: travel right-side-up to a new Location in any Region on a later Turn, and there: (lose 1 Sanity, then draw one card).
op       -> journey "on" "a" "later" "turn" "," "and" "there" ":" block {% ([travel, , , , , , , , , there]) => ({ travel, when: 'laterTurn', there }) %}
          | journey "on" "a" "later" "turn" "for" costing "," "and" "there" ":" block {% ([travel, , , , , , cost, , , , , there]) => permissions.atPrice(travel, cost, there) %}
          | journey "as" "your" "next" "turn" "," "and" "there" ":" block {% ([travel, , , , , , , , , there]) => ({ travel, when: 'nextTurn', there }) %}
          | "optionally" journey "on" "a" "later" "turn" "," "and" "there" ":" block {% ([, travel, , , , , , , , , there]) => ({ travel, when: 'laterTurn', there, optional: true }) %}
          | "optionally" journey "as" "your" "next" "turn" "," "and" "there" ":" block {% ([, travel, , , , , , , , , there]) => ({ travel, when: 'nextTurn', there, optional: true }) %}

# For each player: (if that player is at a Water Location: (that player loses 2 Sanity)) when played.
# Each Investigator at a Water Location must play a Location next or lose 2 Sanity when played.   Each Investigator at a Water Location loses 2 Sanity when played.   All players who are in the Dreamlands lose 1 Sanity when played.
op       -> "for" "each" "player" ":" block                           {% ([, , , , ops]) => ({ forEach: 'each', do: ops }) %}
          | "for" "each" "opponent" ":" block                         {% ([, , , , ops]) => ({ forEach: 'eachOpponent', do: ops }) %}
          | "for" "your" "opponent" "and" "each" "other" "player" "in" "the" "same" spread ":" block {% ([, , , , , , , , , , over, , ops]) => ({ alike: ops, spread: over }) %}
          | "for" "your" "opponent" "and" "each" "other" "player" around ":" block {% ([, , , , , , , over, , ops]) => ({ alike: ops, spread: over }) %}
          | "name" "the" "title" "of" "a" np ":" block                {% ([, , , , , is, , ops]) => deeds.titleNamed(is, ops) %}
          | "name" "a" "type" "of" "card" ":" block                   {% ([, , , , , , ops]) => ({ name: 'type', do: ops }) %}
          | "name" "a" "region" ":" block                             {% ([, , , , ops]) => ({ name: 'region', do: ops }) %}
          | "name" "a" "type" "of" "card" "except" np ":" block       {% ([, , , , , , except, , ops]) => deeds.typeNamed(except, ops) %}
          | crowd thereat act                                         {% ([who, c, op]) => deeds.eachAt(who, c, op) %}
          | crowd thereat "must" act                                  {% ([who, c, , op]) => deeds.eachAt(who, c, op) %}
          | crowd thereat "must" "play" npd nextturn "or" dues        {% ([who, c, , , playNext, , , ops]) => deeds.orSuffersAt(who, c, playNext, ops) %}
          | crowd thereat "must" "play" npd nextturn "," "or" dues    {% ([who, c, , , playNext, , , , ops]) => deeds.orSuffersAt(who, c, playNext, ops) %}
          | crowd thereat "must" deedrow                              {% ([who, c, , ops]) => deeds.eachDoesAt(who, c, ops) %}
          | player "may" alternatives                                 {% ([who, , choose]) => deeds.mayDoEither(who, choose) %}
          | player "may" "either" alternatives                        {% ([who, , , choose]) => (who === 'you' ? deeds.mayDoEither(who, choose) : deeds.chooses(who, choose)) %}
          | "choose" foe sep hewho alternatives                       {% ([, who, , , choose]) => deeds.doneBy(who, { choose, by: 'you' }) %}
          | "choose" foe sep hewho "either" alternatives              {% ([, who, , , , choose]) => deeds.doneBy(who, { choose, by: 'you' }) %}
          | player "must" pays                                        {% ([who, , op]) => deeds.forced(who, op) %}
          | foe "must" "exchange" "hand" "with" "you"                 {% ([who]) => ({ exchangeHands: who }) %}
          | foe "exchange" "hand" "with" "you"                        {% ([who]) => ({ exchangeHands: who }) %}
          | player act "if" "not" at npd                              {% ([who, op, , , , is]) => deeds.unlessAt(who, op, is) %}
          | player "lose" num sanity orso                             {% ([who, , n, , more]) => deeds.sanityOr(who, n, -1, more) %}
          | "lose" num sanity orso                                    {% ([, n, , more]) => deeds.sanityOr('you', n, -1, more) %}
          | crowd losesor num sanity ors2 num "if" theyso              {% ([who, sign, n, , , m, , when]) => deeds.eachSanityOr(who, undefined, sign, n, m, when) %}
          | crowd losesor num sanity ors2 num "point" "if" theyso      {% ([who, sign, n, , , m, , , when]) => deeds.eachSanityOr(who, undefined, sign, n, m, when) %}
          | crowd thereat losesor num sanity ors2 num "if" theyso      {% ([who, at, sign, n, , , m, , when]) => deeds.eachSanityOr(who, at, sign, n, m, when) %}
          | crowd thereat losesor num sanity ors2 num "point" "if" theyso {% ([who, at, sign, n, , , m, , , when]) => deeds.eachSanityOr(who, at, sign, n, m, when) %}
          | foe losesor num sanity ors2 num "if" theyso                {% ([, sign, n, , , m, , when]) => deeds.foeSanityOr(sign, n, m, when) %}
          | foe losesor num sanity ors2 num "point" "if" theyso        {% ([, sign, n, , , m, , , when]) => deeds.foeSanityOr(sign, n, m, when) %}
          | "gain" num sanity orso                                    {% ([, n, , more]) => deeds.sanityOr('you', n, 1, more) %}
          | player "gain" num sanity orso                             {% ([who, , n, , more]) => deeds.sanityOr(who, n, 1, more) %}
          | crowd act "unless" "they" "have" npd "in" "play"          {% ([who, op, , , , is]) => deeds.eachAt(who, { not: { inPlay: is, of: 'actor' } }, op) %}
          | crowd act "unless" "they" "is" at npd                     {% ([who, op, , , , , is]) => deeds.eachAt(who, conditions.isNot(conditions.at(is, 'actor')), op) %}
          | crowd "must" act "unless" "they" "have" npd "in" "play"   {% ([who, , op, , , , is]) => deeds.eachAt(who, { not: { inPlay: is, of: 'actor' } }, op) %}
          | crowd "must" act "unless" "they" "is" at npd              {% ([who, , op, , , , , is]) => deeds.eachAt(who, conditions.isNot(conditions.at(is, 'actor')), op) %}
          | crowd thereat act "unless" safe                           {% ([who, c, op, , canSurvive]) => deeds.eachUnless(who, c, op, { canSurvive, who: 'actor' }) %}
          | "each" "opponent" at "the" "same" sameness act            {% ([, , , , , same, op]) => deeds.eachAt('eachOpponent', { same, as: 'actor' }, op) %}
          | "each" "opponent" at "the" "same" sameness "must" act     {% ([, , , , , same, , op]) => deeds.eachAt('eachOpponent', { same, as: 'actor' }, op) %}
          | crowd act "unless" safe                                   {% ([who, op, , canSurvive]) => deeds.eachAt(who, { not: { canSurvive, who: 'actor' } }, op) %}
          | crowd thereat act "unless" "they" "have" npd "in" "play"  {% ([who, c, op, , , , is]) => deeds.eachUnless(who, c, op, { inPlay: is, of: 'actor' }) %}
          | player "must" "play" npd nextturn "," "or" dues            {% ([who, , , playNext, , , , ops]) => deeds.orSuffers(who, playNext, ops) %}
          | player "must" "play" npd nextturn "or" "else" dues         {% ([who, , , playNext, , , , ops]) => deeds.orSuffers(who, playNext, ops) %}
          | "choose" num ":" choices                                  {% ([, n, , choose], _at, reject) => (n === 1 ? { choose, by: 'you' } : reject) %}
          | "choose" num "of" "the" "follow" ":" choices         {% ([, n, , , , , choose], _at, reject) => (n === 1 ? { choose, by: 'you' } : reject) %}
          | player "may" ":" block                                    {% ([by, , , ops]) => ({ choose: [ops, []], by }) %}
          | player "may" act                                          {% ([who, , op]) => deeds.mayDo(who, [op]) %}
          | player "may" act "and" act                                {% ([who, , a, , b]) => deeds.mayDo(who, [a, b]) %}
          | player "may" pays "to" act                                {% ([who, , price, , op]) => deeds.mayDo(who, [price, op]) %}
          | player "may" act atcost                                   {% ([who, , op, price]) => deeds.mayDo(who, [price, op]) %}
          | crowd thereat "may" act                                   {% ([who, c, , op]) => deeds.eachMay(who, c, [op]) %}
          | crowd thereat "may" act atcost                            {% ([who, c, , op, price]) => deeds.eachMay(who, c, [price, op]) %}
          | crowd thereat "may" pays "to" act                         {% ([who, c, , price, , op]) => deeds.eachMay(who, c, [price, op]) %}
          | foe thereat act                                           {% ([, c, op]) => deeds.oneWho(c, op) %}
          | foe thereat "must" act                                    {% ([, c, , op]) => deeds.oneWho(c, op) %}
          | "choose" foe thereat sep hewho act                        {% ([, , c, , , op]) => deeds.oneWho(c, op) %}
          | "choose" foe sep hewho act                                {% ([, who, , , op]) => deeds.doneBy(who, op) %}
          | foe "choose" sel sep "you" "must" away "it"               {% ([, , move, , , , to]) => deeds.ofFoesChoice(move, to) %}
          | foe "choose" sel sep "you" away "it"                      {% ([, , move, , , to]) => deeds.ofFoesChoice(move, to) %}
          | foe "choose" sel "that" "you" "must" away                 {% ([, , move, , , , to]) => deeds.ofFoesChoice(move, to) %}
          | foe "choose" sel "," "which" "you" "must" away            {% ([, , move, , , , , to]) => deeds.ofFoesChoice(move, to) %}
          | "they" act                                                {% ([, op]) => deeds.byActor(op) %}
          | foe away "it"                                             {% ([, to]) => ({ move: cards.it, to }) %}
          | foe "must" away "it"                                      {% ([, , to]) => ({ move: cards.it, to }) %}
          | foe away "that" "card"                                    {% ([, to]) => ({ move: { ref: 'cause' }, to }) %}
          | foe "must" away "that" "card"                             {% ([, , to]) => ({ move: { ref: 'cause' }, to }) %}
          | "they" "must" act                                         {% ([, , op]) => deeds.byActor(op) %}
          | "on" poss "next" "turn" "," "they" "must" "play" npd "or" dues {% ([, who, , , , , , , is, , ops]) => deeds.orSuffers(who, is, ops) %}
          | "on" poss "next" "turn" "they" "must" "play" npd "or" dues {% ([, who, , , , , , is, , ops]) => deeds.orSuffers(who, is, ops) %}
          | player act "if" theyso                                    {% ([who, op, , c]) => deeds.ifThey(who, op, c) %}
          | player act "unless" theyso                                {% ([who, op, , c]) => deeds.ifThey(who, op, conditions.isNot(c)) %}
          | player "must" act "if" theyso                             {% ([who, , op, , c]) => deeds.ifThey(who, op, c) %}
          | player "must" act "unless" theyso                         {% ([who, , op, , c]) => deeds.ifThey(who, op, conditions.isNot(c)) %}
          | "if" cond "," act ";" "otherwise" "," act                 {% ([, c, , yes, , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," act ";" "otherwise" act                     {% ([, c, , yes, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," act ";" "if" "not" "," act                  {% ([, c, , yes, , , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," act "," "otherwise" "," act                 {% ([, c, , yes, , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | act "unless" player pays                                  {% ([op, , who, price]) => deeds.boughtOff(op, who, price) %}
          | act "unless" player act                                   {% ([op, , who, other]) => deeds.boughtOff(op, who, other) %}
          | crowd thereat alternatives                                {% ([who, c, all]) => deeds.eachChooses(who, c, all) %}
          | crowd thereat "must" alternatives                         {% ([who, c, , all]) => deeds.eachChooses(who, c, all) %}
          | crowd thereat "must" "either" alternatives                {% ([who, c, , , all]) => deeds.eachChooses(who, c, all) %}
          | "if" cond "," deed ";" "otherwise" deed                   {% ([, c, , yes, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," deed ";" "otherwise" "," deed               {% ([, c, , yes, , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," deed "," "otherwise" deed                   {% ([, c, , yes, , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," deed "," "otherwise" "," deed               {% ([, c, , yes, , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | "if" cond "," deed ";" "if" "not" "," deed                {% ([, c, , yes, , , , , no]) => ({ if: c, do: [yes], else: [no] }) %}
          | subject "lose" num "point"                                {% ([who, , n]) => deeds.doneBy(who, { sanity: n, who: 'you', sign: -1 }) %}
          | subject "gain" num "point"                                {% ([who, , n]) => deeds.doneBy(who, { sanity: n, who: 'you', sign: 1 }) %}
          | subject act "unless" "they" pays                          {% ([who, op, , , price]) => deeds.chooses(who, [[price], [op]]) %}
          | subject act "," "unless" "they" pays                      {% ([who, op, , , , price]) => deeds.chooses(who, [[price], [op]]) %}
          | subject act "," "unless" "they" act                       {% ([who, op, , , , price]) => deeds.chooses(who, [[price], [op]]) %}
          | "unless" player done3 ":" block                           {% ([, who, unless, , orElse]) => ({ orElse, unless, who }) %}

# When played, your opponent must choose between losing 3 Sanity and burying one Ally of his or her choice.
op       -> subject "choose" "between" act "and" act                  {% ([who, , , a, , b]) => deeds.chooses(who, [[a], [b]]) %}
          | subject "choose" "between" act "or" act                   {% ([who, , , a, , b]) => deeds.chooses(who, [[a], [b]]) %}
          | subject "choose" "between" act "and" subject act          {% ([who, , , a, , , b]) => deeds.chooses(who, [[a], [b]]) %}
          | "choose" "between" act "and" act                          {% ([, , a, , b]) => ({ choose: [[a], [b]], by: 'you' }) %}
          | "choose" "between" act "or" act                           {% ([, , a, , b]) => ({ choose: [[a], [b]], by: 'you' }) %}
# When played: travel to any City Location.   When played: travel walking to a new Location in the same Region.
journey  -> "travel" position "to" newplace regions                   {% ([, placed, , place, where]) => permissions.destination(place, [{ where }, { placed }]) %}
          | "travel" position "to" newplace regions "as" "by" npd     {% ([, placed, , place, where, , , as]) => permissions.destination(place, [{ where }, { placed }, permissions.asBy(as)]) %}
          | "travel" position "to" newplace regions "," "except" npd  {% ([, placed, , place, where, , , not]) => permissions.destination(place, [{ where }, { placed }, permissions.excepted(not)]) %}
          | "travel" position "to" newplace regions costless           {% ([, placed, , place, where, free]) => permissions.destination(place, [{ where }, { placed }, { free }]) %}
          | "travel" position "to" newplace regions "as" "by" npd costless {% ([, placed, , place, where, , , as, free]) => permissions.destination(place, [{ where }, { placed }, permissions.asBy(as), { free }]) %}
          | "travel" position "to" newplace regions costless "," "except" npd {% ([, placed, , place, where, free, , , not]) => permissions.destination(place, [{ where }, { placed }, { free }, permissions.excepted(not)]) %}
          | "travel" "to" newplace ways                               {% ([, , place, said]) => permissions.destination(place, said) %}
          | "travel" "to" oldplace ways                               {% ([, , place, said]) => permissions.destination(place, said) %}
          | "travel" "to" anyplace                                    {% ([, , to]) => permissions.route(to, { region: 'any' }) %}
          | "travel" "to" anyplace regions                            {% ([, , to, regions]) => permissions.route(to, regions) %}
          | "travel" "to" anyplace placed                             {% ([, , to, placed]) => permissions.route(to, { region: 'any' }, placed) %}
          | "travel" "to" anyplace regions placed                     {% ([, , to, regions, placed]) => permissions.route(to, regions, placed) %}
items    -> lostturns                                                 {% draft.first %}
          | items sep lostturns                                       {% ([all, , more1]) => [...all, ...more1] %}
lostturns -> losesturns num "turn"                                    {% ([, n]) => steps.turnsLost(n, 'you') %}
          | player losesturns num "turn"                              {% ([who, , n]) => steps.turnsLost(n, who) %}
          | player "must" losesturns num "turn"                       {% ([who, , , n]) => steps.turnsLost(n, who) %}
          | "you" "must" "spend" "your" "next" num "turn" "in" %unknown "(" playnone ")" {% ([, , , , , n]) => steps.turnsLost(n, 'you') %}
single   -> "a"                                                       {% draft.nothing %}
          | num                                                       {% ([n], _at, reject) => (n === 1 ? null : reject) %}
losesturns -> "lose"                                                  {% draft.nothing %}
          | "miss"                                                    {% draft.nothing %}
          | "skip"                                                    {% draft.nothing %}
          | "lose" poss "next"                                        {% ([, of], _at, reject) => (of === 'you' || of === 'they' ? null : reject) %}
          | "miss" poss "next"                                        {% ([, of], _at, reject) => (of === 'you' || of === 'they' ? null : reject) %}
          | "skip" poss "next"                                        {% ([, of], _at, reject) => (of === 'you' || of === 'they' ? null : reject) %}
          | "lose" "the" "next"                                       {% draft.nothing %}
          | "miss" "the" "next"                                       {% draft.nothing %}
          | "skip" "the" "next"                                       {% draft.nothing %}
outof    -> "from"                                                    {% draft.nothing %}
          | "out" "of"                                                {% draft.nothing %}
          | "away" "from"                                             {% draft.nothing %}
also3    -> "as" "well"                                               {% draft.nothing %}
          | "too"                                                     {% draft.nothing %}
          | "," "too"                                                 {% draft.nothing %}
sep      -> "," "but"                                                 {% draft.nothing %}
          | ","                                                       {% draft.nothing %}
          | ";"                                                       {% draft.nothing %}
          | "and"                                                     {% () => 'and' %}
          | "," "and"                                                 {% draft.nothing %}

# Each Location gains the Water and Forest attributes.   Your Current Location gains the Cemetery attribute and a Gate until the end of the Round when played.
# No Location bears the Water or Forest symbol until the end of the Round when played.
items    -> sel gives traitrow                                          {% ([of, , names]) => steps.traitsOf(of, names) %}
          | sel gives traitrow duration                                 {% ([of, , names, until]) => steps.traitsOf(of, names, { until }) %}
          | sel "lose" traitrow                                         {% ([of, , names]) => steps.traitsOf(of, names, { give: false }) %}
          | sel "lose" traitrow duration                                {% ([of, , names, until]) => steps.traitsOf(of, names, { give: false, until }) %}
          | gives traitrow                                              {% ([, names]) => steps.traitsOf({ ref: 'self' }, names) %}
          | "lose" traitrow                                             {% ([, names]) => steps.traitsOf({ ref: 'self' }, names, { give: false }) %}
          | "no" np gives eithertrait                                 {% ([, is, , names]) => steps.traitsOf(cards.allOf(is), names, { give: false }) %}
          | "no" np gives eithertrait duration                        {% ([, is, , names, until]) => steps.traitsOf(cards.allOf(is), names, { give: false, until }) %}
gives    -> "gain"                                                    {% draft.nothing %}
          | "have"                                                    {% draft.nothing %}
          | bear                                                      {% draft.nothing %}
traitrow -> severaltraits                                                   {% draft.first %}
          | "both" severaltraits                                           {% ([, names]) => names %}
severaltraits -> "the" %name "and" %name symbol                            {% ([, a, , b]) => [a, b] %}
          | "the" %name "," %name "and" %name symbol                  {% ([, a, , b, , c]) => [a, b, c] %}
          | "the" %name "," %name "," "and" %name symbol              {% ([, a, , b, , , c]) => [a, b, c] %}
          | onetrait "and" onetrait                                       {% ([a, , b]) => [a, b] %}
          | onetrait "," onetrait "and" onetrait                            {% ([a, , b, , c]) => [a, b, c] %}
          | onetrait "," onetrait "," "and" onetrait                        {% ([a, , b, , , c]) => [a, b, c] %}
onetrait -> "the" %name symbol                                        {% ([, name]) => name %}
          | "a" "gate"                                                {% () => 'Gate' %}
eithertrait -> "the" %name "or" %name symbol                          {% ([, a, , b]) => [a, b] %}
          | "the" %name symbol "or" "the" %name symbol                {% ([, a, , , , b]) => [a, b] %}

# This card gains 2 until the end of the Round.   When cast: each of your Allies gains 1 for the rest of Combat.
duration -> lasting                                                   {% draft.first %}
          | lasting "and" lasting                                     {% ([a, , b]) => ({ all: [a, b] }) %}
          | lasting "or" lasting                                      {% ([a, , b]) => ({ all: [a, b] }) %}
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
          | "while" thiscard remain "in" "play"                       {% () => 'whileThisStays' %}
          | "until" thiscard "is" "face-down"                         {% () => 'whileThisFaceUp' %}
          | "while" "you" remain "there"                              {% () => 'whileHere' %}
          | "until" "you" "leave" "that" "location"                   {% () => 'whileHere' %}
          | "until" "that" "card" "leave" "play"                      {% () => 'whileInPlay' %}
          | "until" "you" "leave" "there"                             {% () => 'whileHere' %}
          | "until" npd "is" "play"                                   {% ([, is]) => ({ cardPlayed: is }) %}
          | "until" player "play" npd                                 {% ([, by, , is]) => ({ cardPlayed: is, by }) %}
          | "until" player "play" "another" np                        {% ([, by, , , is]) => ({ cardPlayed: is, by }) %}
          | "until" npd "is" "cast"                                   {% ([, is], _at, reject) => steps.untilCast(is) ?? reject %}
          | "until" player "cast" npd                                 {% ([, by, , is], _at, reject) => steps.untilCast(is, by) ?? reject %}
          | "this" "round"                                            {% () => 'round' %}
          | "this" "combat"                                           {% () => 'combat' %}
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
          | "until" "it" "is" daynight                                {% ([, , , time]) => ({ time }) %}
          | "until" "it" "become" daynight                            {% ([, , , time]) => ({ time }) %}
          | "until" daynight                                          {% ([, time]) => ({ time }) %}
          | "until" atom                                              {% ([, so], _at, reject) => steps.untilSo(so) ?? reject %}
          | "until" ors                                               {% ([, any], _at, reject) => steps.untilSo(conditions.ofAny(any)) ?? reject %}
          | "until" "your" "next" "turn"                              {% () => 'yourNextTurn' %}
          | "until" "the" "start" "of" "your" "next" "turn"           {% () => 'yourNextTurn' %}
          | "until" "the" "start" "of" poss "next" "turn"             {% ([, , , , whose], _at, reject) => steps.untilTurnOf(whose) ?? reject %}
          | "until" poss "next" "turn"                                {% ([, whose], _at, reject) => steps.untilTurnOf(whose) ?? reject %}
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
          | "until" "the" "end" "of" poss "next" num "turn"           {% ([, , , , whose, , n], _at, reject) => steps.throughTurns(whose, n) ?? reject %}
          | "during" poss "next" num "turn"                           {% ([, whose, , n], _at, reject) => steps.throughTurns(whose, n) ?? reject %}
block    -> "(" items ")"                                             {% ([, items]) => sentences.block(items) %}
blocks   -> block "or" block                                          {% ([a, , b]) => [a, b] %}
          | blocks "or" block                                         {% ([all, , each]) => [...all, each] %}
subject  -> player                                                    {% draft.first %}
          | player "must"                                             {% draft.first %}
floor    -> "to" "a" num "point" "minimum"                            {% ([, , floor]) => ({ floor }) %}
          | "to" "a" "minimum" "of" num                               {% ([, , , , floor]) => ({ floor }) %}
          | "with" "a" "minimum" "of" num                             {% ([, , , , floor]) => ({ floor }) %}
          | "(" "minimum" "of" num ")"                                {% ([, , , floor]) => ({ floor }) %}
          | "(" "minimum" num ")"                                     {% ([, , floor]) => ({ floor }) %}
          | "(" "to" "a" "minimum" "of" num ")"                       {% ([, , , , , floor]) => ({ floor }) %}
losesor  -> "lose"                                                    {% () => -1 %}
          | "gain"                                                    {% () => 1 %}
          | "must" "lose"                                             {% () => -1 %}
deedrow  -> act "and" act                                             {% ([a, , b]) => [a, b] %}
          | act "," "and" act                                         {% ([a, , , b]) => [a, b] %}
          | act "," act                                               {% ([a, , b]) => [a, b] %}
          | deedrow "and" act                                         {% ([all, , each]) => [...all, each] %}
          | deedrow "," "and" act                                     {% ([all, , , each]) => [...all, each] %}
alternatives -> act "or" act                                          {% ([a, , b]) => deeds.either(a, b) %}
          | act "or" "to" act                                         {% ([a, , , b]) => deeds.either(a, b) %}
          | act "," "or" "to" act                                     {% ([a, , , , b]) => [[a], [b]] %}
          | act "," "or" act                                          {% ([a, , , b]) => deeds.either(a, b) %}
          | alternatives "or" act                                     {% ([all, , b]) => [...all, [b]] %}
          | pays "or" act                                         {% ([a, , b]) => [[a], [b]] %}
          | act "or" pays                                             {% ([a, , b]) => deeds.either(a, b) %}
          | "either" pays "or" act                                    {% ([, a, , b]) => [[a], [b]] %}
          | act ";" "or" act                                      {% ([a, , , b]) => [[a], [b]] %}
          | act "," alternatives                                      {% ([a, , all]) => [[a], ...all] %}
choices  -> alternatives                                              {% draft.first %}
          | act ";" act                                               {% ([a, , b]) => [[a], [b]] %}
          | act ";" choices                                           {% ([a, , all]) => [[a], ...all] %}
nextturn -> "next" "turn"                                             {% draft.nothing %}
          | "next"                                                    {% draft.nothing %}
          | "as" "their" "next" "turn"                                {% draft.nothing %}
          | "on" "their" "next" "turn"                                {% draft.nothing %}
          | "in" "their" "next" "turn"                                {% draft.nothing %}
          | "as" "their" "next" "play"                                {% draft.nothing %}
          | "for" "their" "next" "turn"                               {% draft.nothing %}
crowd    -> "each" "investigator"                                     {% () => 'each' %}
          | "your" "opponents"                                        {% () => 'eachOpponent' %}
          | "all" "your" "opponents"                                  {% () => 'eachOpponent' %}
          | "each" "of" "your" "opponents"                            {% () => 'eachOpponent' %}
          | "all" "of" "your" "opponents"                             {% () => 'eachOpponent' %}
          | "all" "other" "player"                                    {% () => 'eachOpponent' %}
          | "opponents"                                               {% () => 'eachOpponent' %}
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
          | "investigator"                                            {% cards.allInvestigators %}
          | "player"                                                  {% cards.allInvestigators %}
# Each Investigator who is Outside and cannot survive Radiation loses 1 Sanity when played.   Each player who has a Tome in play and is at a City Location draws one card when played.
# Each player with three or more Ghouls in his Threat loses 1 Sanity when played.   Any player who is affected by a Phobia loses 1 Sanity when played.
thereat  -> whereat                                                   {% ([told]) => told('actor') %}
          | "while" whereat                                           {% ([, told]) => told('actor') %}
          | "while" "they" "is" whereat                               {% ([, , , told]) => told('actor') %}
          | "not" whereat                                             {% ([, told]) => conditions.isNot(told('actor')) %}
          | whoever pred                                              {% ([, told]) => told('actor') %}
          | "with" possessing                                         {% ([, told]) => told('actor') %}
          | "without" npd "in" "play"                                 {% ([, is]) => ({ not: { inPlay: is, of: 'actor' } }) %}
          | "without" npd "in" "their" "threat"                       {% ([, is]) => conditions.isNot(players.inThreat(is, {}, 'they')('actor')) %}
          | "whose" hispred                                           {% ([, told]) => told('actor') %}
          | "whose" "investigator" pred                               {% ([, , told]) => told('actor') %}
          | thereat "and" therealso                                   {% ([a, , b]) => conditions.andAlso(a, b) %}
          | thereat "and" whereat                                     {% ([a, , told]) => conditions.andAlso(a, told('actor')) %}
          | thereat "and" whoever pred                                {% ([a, , , told]) => conditions.andAlso(a, told('actor')) %}
          | thereat "or" therealso                                    {% ([a, , b]) => conditions.orElse(a, b) %}
          | thereat "or" whereat                                      {% ([a, , told]) => conditions.orElse(a, told('actor')) %}
          | thereat "or" whoever pred                                 {% ([a, , , told]) => conditions.orElse(a, told('actor')) %}
          | thereat samely                                            {% ([a, told]) => conditions.both(a, told('actor')) %}
          | samely whoever pred                                       {% ([told, , also]) => conditions.both(told('actor'), also('actor')) %}
therebare -> whereat                                                  {% ([told]) => told('actor') %}
          | "not" whereat                                             {% ([, told]) => conditions.isNot(told('actor')) %}
          | whoever "is" samely                                       {% ([, , told]) => told('actor') %}
          | whoever ofplayers                                         {% ([, told]) => told('actor') %}
          | whoever ofplayers "and" ofplayers                         {% ([, a, , b]) => players.bothTold(a, b)('actor') %}
          | whoever ofplayers "or" ofplayers                          {% ([, a, , b]) => players.eitherTold(a, b)('actor') %}
          | "whose" oftheirs                                          {% ([, told]) => told('actor') %}
          | "with" range sanity                                       {% ([, range]) => players.number('sanity', range)('actor') %}
          | whoever "have" range sanity                               {% ([, , range]) => players.number('sanity', range)('actor') %}
theyso   -> "they" pred                                               {% ([, told]) => told('actor') %}
          | "their" hispred                                           {% ([, told]) => told('actor') %}
whoever  -> "who"                                                     {% draft.nothing %}
          | "that"                                                    {% draft.nothing %}
orso     -> ors2 num so                                               {% ([, n, c]) => ({ n, if: c }) %}
          | ors2 num "point" so                                       {% ([, n, , c]) => ({ n, if: c }) %}
          | "(" num so ")"                                            {% ([, n, c]) => ({ n, if: c }) %}
          | "(" "or" num so ")"                                       {% ([, , n, c]) => ({ n, if: c }) %}
          | "," num so                                                {% ([, n, c]) => ({ n, if: c }) %}
          | "," num "point" so                                        {% ([, n, , c]) => ({ n, if: c }) %}
          | "," "but" num so                                          {% ([, , n, c]) => ({ n, if: c }) %}
          | "," "but" num "point" so                                  {% ([, , n, , c]) => ({ n, if: c }) %}
also2    -> ors2                                                      {% draft.nothing %}
          | ";" "or"                                                  {% draft.nothing %}
ors2     -> "," "or"                                                  {% draft.nothing %}
          | "or"                                                      {% draft.nothing %}
so       -> timing                                                    {% draft.first %}
          | timing "while" cond                                       {% ([a, , b]) => ({ all: [a, b] }) %}
          | "if" cond                                                 {% ([, c]) => c %}
          | "while" cond                                              {% ([, c]) => c %}
          | "against" "a" athreat "contain" npd                       {% ([, , , , is]) => ({ threatHas: is, side: 'opposing' }) %}
          | "against" "a" athreat "include" npd                       {% ([, , , , is]) => ({ threatHas: is, side: 'opposing' }) %}
          | "against" "a" athreat "with" npd                          {% ([, , , , is]) => ({ threatHas: is, side: 'opposing' }) %}
          | "against" "a" athreat "of" num "or" "more" np             {% ([, , , , n, , , is]) => conditions.manyOpposing(n, is) %}
          | "against" npd                                             {% ([, is]) => conditions.against(is) %}
pays     -> "pay" num sanity                                          {% ([, n]) => ({ sanity: n, who: 'you', sign: -1, price: true }) %}
          | "spend" num sanity                                        {% ([, n]) => ({ sanity: n, who: 'you', sign: -1, price: true }) %}
          | "lose" num sanity                                         {% ([, n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
atcost   -> "at" "the" "cost" "of" num sanity                         {% ([, , , , n]) => ({ sanity: n, who: 'you', sign: -1, price: true }) %}
          | "at" "a" "cost" "of" num sanity                           {% ([, , , , n]) => ({ sanity: n, who: 'you', sign: -1, price: true }) %}
          | "for" num sanity                                          {% ([, n]) => ({ sanity: n, who: 'you', sign: -1, price: true }) %}
hewho    -> "that" "opponent"                                         {% draft.nothing %}
          | "that" "opponent" "must"                                  {% draft.nothing %}
          | "that" "player"                                           {% draft.nothing %}
          | "that" "player" "must"                                    {% draft.nothing %}
          | "they"                                                    {% draft.nothing %}
          | "they" "must"                                             {% draft.nothing %}
          | "who"                                                     {% draft.nothing %}
          | "who" "must"                                              {% draft.nothing %}
athreat  -> "threat"                                                  {% draft.nothing %}
          | "directed" "threat"                                       {% draft.nothing %}
asname   -> %name                                                     {% draft.first %}
          | %name "ally"                                              {% draft.first %}
heresaid -> "here"                                                    {% draft.nothing %}
          | at "this" "location"                                      {% draft.nothing %}
bearerbeing  -> "the" "ally" "is"                                     {% draft.nothing %}
          | "that" "ally" "is"                                        {% draft.nothing %}
          | "the" "bearer" "is"                                       {% draft.nothing %}
          | borneby                                                   {% draft.nothing %}
# This card cannot be controlled or stolen.
items    -> sel maynot "is" "control" "or" "steal"                    {% ([of]) => steps.keptByOwner(of) %}
          | sel maynot "is" "steal" "or" "control"                    {% ([of]) => steps.keptByOwner(of) %}
          | maynot "is" "control" "or" "steal"                        {% () => steps.keptByOwner({ ref: 'self' }) %}

# One player's Current Location gains the Cemetery attribute until the end of the Round when cast.
item     -> num "player" "'s" "current" "location" gaining "the" %name "attribute" duration {% ([n, , , , , , , name, , until], _at, reject) => (n === 1 ? steps.placeOfOne(name, until) : reject) %}
          | "any" "player" "'s" "current" "location" gaining "the" %name "attribute" duration {% ([, , , , , , , name, , until]) => steps.placeOfOne(name, until) %}
gaining  -> "gain"                                                    {% draft.nothing %}
          | "bear"                                                    {% draft.nothing %}
          | "have"                                                    {% draft.nothing %}
borneby  -> "ally" "is"                                               {% draft.nothing %}
          | "bear" "by"                                               {% draft.nothing %}
          | "use" "by"                                                {% draft.nothing %}
          | "hold" "by"                                               {% draft.nothing %}
          | "carry" "by"                                              {% draft.nothing %}
          | "it" "is" "bear" "by"                                     {% draft.nothing %}
gated2   -> "if" cond                                                 {% ([, c]) => c %}
          | "while" cond                                              {% ([, c]) => c %}
          | "when" cond                                               {% ([, c]) => c %}
          | timing                                                    {% draft.first %}
leaveit  -> "leave" them "there"                                      {% draft.nothing %}
          | "leave" them "on" "top"                                   {% draft.nothing %}
          | "put" them "back"                                         {% draft.nothing %}
          | "put" them "back" "on" "top"                              {% draft.nothing %}
          | "return" them "to" "the" "top"                            {% draft.nothing %}
          | "leave" them                                              {% draft.nothing %}
andor    -> "and"                                                     {% draft.nothing %}
          | "or"                                                      {% draft.nothing %}
          | "," "and"                                                 {% draft.nothing %}
          | "," "or"                                                  {% draft.nothing %}
          | "," "but"                                                 {% draft.nothing %}
          | ","                                                       {% draft.nothing %}
itbeing   -> "it" "is"                                                {% draft.nothing %}
          | "its" valueword "is"                                      {% draft.nothing %}
frompile -> "from" "your" "story" "deck"                              {% () => 'story' %}
          | "from" "your" "discard" "pile"                            {% () => 'discard' %}
throughit -> gateway gatehere                                         {% draft.nothing %}
gateway  -> "through"                                                 {% draft.nothing %}
          | "with"                                                    {% draft.nothing %}
          | "by" "use"                                                {% draft.nothing %}
          | "use"                                                     {% draft.nothing %}
          | "via"                                                     {% draft.nothing %}
ofhere   -> "play" heresaid                                           {% draft.nothing %}
          | "you" "play" heresaid                                     {% draft.nothing %}
          | "that" "you" "play" heresaid                              {% draft.nothing %}
          | "that" "is" "play" heresaid                               {% draft.nothing %}
ofgate   -> "play" throughit                                          {% draft.nothing %}
          | "you" "play" throughit                                    {% draft.nothing %}
          | "that" "you" "play" throughit                             {% draft.nothing %}
          | "that" "is" "play" throughit                              {% draft.nothing %}
gatedhas -> "gain" points                                             {% ([, n]) => steps.valued(n) %}
          | "add" points                                              {% ([, n]) => steps.valued(n) %}
          | "add" points "to" "its" valueword                         {% ([, n]) => steps.valued(n) %}
          | "add" points "to" "their" valueword                       {% ([, n]) => steps.valued(n) %}
          | "lose" points                                             {% ([, n]) => steps.valued(cards.minus(n)) %}
          | "subtract" points                                         {% ([, n]) => steps.valued(cards.minus(n)) %}
          | "is" "invisible"                                          {% () => ({ visible: false }) %}
          | "become" "invisible"                                      {% () => ({ visible: false }) %}
          | "become" %name                                            {% ([, name]) => steps.attributed(name) %}
          | "is" %name                                                {% ([, name]) => steps.attributed(name) %}
          | "gain" "the" %name "attribute"                            {% ([, , name]) => steps.attributed(name) %}
          | "lose" "the" %name "attribute"                            {% ([, , name]) => steps.attributed(name, false) %}
          | "is" "visible"                                            {% () => ({ visible: true }) %}
          | "cannot" "is" "control"                                   {% () => ({ cannotBe: 'controlled' }) %}
          | "may" "not" "is" "control"                                {% () => ({ cannotBe: 'controlled' }) %}
deed     -> subject act                                               {% ([who, op]) => deeds.doneBy(who, op) %}
          | act                                                       {% draft.first %}
done3    -> "play" npd "next"                                         {% ([, playNext]) => ({ playNext }) %}
          | "play" "or" "discard" "a" "card"                          {% () => 'playOrDiscard' %}
          | "defend"                                                  {% () => 'defend' %}
          | "defend" "with" sel                                       {% ([, , defendWith]) => ({ defendWith }) %}
          | "keep" "their" "threat" "face-up"                         {% () => 'threatFaceUp' %}
          | "keep" "their" "hand" "face-up"                           {% () => 'handFaceUp' %}
          | reach by                                                  {% ([to, reachBy]) => ({ reachBy, ...to }) %}
          | reach by "or" "by" "travel" "event"                       {% ([to, reachBy]) => ({ reachBy, ...to, exceptTravel: true }) %}
          | "leave" "here" by                                         {% ([, , leaveBy]) => ({ leaveBy }) %}
          | "leave" "here" orwalk                                     {% ([, , leaveBy]) => ({ leaveBy, orWalk: true }) %}
          | "leave" "here" "by" "walk" "to" walkend                   {% ([, , , , , to]) => permissions.leaveOnFootTo('walk', to) %}
          | "leave" "here" orwalk "to" walkend                        {% ([, , by, , to]) => permissions.leaveOnFootTo(by, to) %}
          | reach orwalk                                              {% ([to, reachBy]) => ({ reachBy, ...to, orWalk: true }) %}
further  -> more                                                      {% draft.nothing %}
          | more "point"                                              {% draft.nothing %}
firstone -> "the" nth np youdo aperiod                                {% ([, nth, is, done, per]) => ({ is, done, per, nth }) %}
          | "the" nth np aperiod                                      {% ([, nth, is, per]) => values.ownOnes(is, per, nth) %}
          | "the" nth "your" np aperiod                               {% ([, nth, , is, per]) => values.ownOnes(is, per, nth) %}
          | "your" nth np aperiod                                     {% ([, nth, is, per]) => values.ownOnes(is, per, nth) %}
          | "each" np youdo afterthe nth aperiod                      {% ([, is, done, , nth, per]) => ({ is, done, per, nth, after: true }) %}
          | "each" np afterthe nth youdo aperiod                      {% ([, is, , nth, done, per]) => ({ is, done, per, nth, after: true }) %}
          | "each" np afterthe nth "that" youdo aperiod               {% ([, is, , nth, , done, per]) => ({ is, done, per, nth, after: true }) %}
          | "each" "your" np afterthe nth aperiod                     {% ([, , is, , nth, per]) => ({ ...values.ownOnes(is, per, nth), after: true }) %}
          | "each" np afterthe nth didit aperiod                      {% ([, is, , nth, done, per]) => ({ is, done, per, nth, after: true }) %}
          | "each" np afterthe nth aperiod                            {% ([, is, , nth, per]) => ({ ...values.ownOnes(is, per, nth), after: true }) %}
youdo    -> "you" "cast"                                              {% () => 'cast' %}
          | "you" "play"                                              {% () => 'played' %}
unpaid   -> "ignore" "the" sanity "cost" "of"                         {% draft.nothing %}
          | "you" "need" "not" "pay" "the" sanity "cost" "of"         {% draft.nothing %}
          | "you" "do" "not" "pay" "the" sanity "cost" "of"           {% draft.nothing %}
          | "you" "may" "ignore" "the" sanity "cost" "of"             {% draft.nothing %}
          | "you" "pay" "no" sanity "for"                             {% draft.nothing %}
          | "pay" "no" sanity "for"                                   {% draft.nothing %}
changing -> "add"                                                     {% () => 1 %}
          | "subtract"                                                {% () => -1 %}
fromto   -> "to"                                                      {% draft.nothing %}
          | "from"                                                    {% draft.nothing %}
instorywhose -> "in" poss "story" "deck"                              {% draft.nothing %}
          | "in" "its" "story" "deck"                                 {% draft.nothing %}
          | "in" "their" "owner" "'s" "story" "deck"                  {% draft.nothing %}
therealso -> pred                                                     {% ([told]) => told('actor') %}

# Can know one Folk Spell and one Eye Spell.   This card holds two Folk Spells and one Eye Spell.
items    -> maycan "carry" load "and" load                            {% ([, , a, , b]) => steps.bothCarried(a, b) %}
          | "carry" load "and" load                                   {% ([, a, , b]) => steps.bothCarried(a, b) %}
items    -> holding roomcount kindspell "and" roomcount kindspell     {% ([verb, n, a, , m, b]) => steps.bothRooms(verb, { ...n, ...a }, { ...m, ...b }) %}
          | sel holding roomcount kindspell "and" roomcount kindspell {% ([of, verb, n, a, , m, b]) => steps.bothRooms(verb, { ...n, ...a }, { ...m, ...b }, of) %}
# Storm Events have no effect on you or your Allies.
bothyours -> "you" "or" "your" "ally"                                 {% draft.nothing %}
          | "you" "and" "your" "ally"                                 {% draft.nothing %}
          | "your" "investigator" "or" "ally"                         {% draft.nothing %}
          | "your" "investigator" "and" "ally"                        {% draft.nothing %}
# Monsters played here do not use the Gate.
nogate   -> "do" "not" "use" "the" "gate"                             {% () => 'gate' %}
          | "do" "not" "use" "a" "gate"                               {% () => 'gate' %}
          | "do" "not" "use" "its" "gate"                             {% () => 'gate' %}
          | "need" "not" "use" "the" "gate"                           {% () => 'gate' %}
          | "do" "not" "use" "this" "gate"                            {% () => 'gate' %}
          | "do" "not" "need" "a" "gate"                              {% () => 'gate' %}
          | "do" "not" "require" "a" "gate"                           {% () => 'gate' %}
          | "need" "no" "gate"                                        {% () => 'gate' %}
          | "require" "no" "gate"                                     {% () => 'gate' %}

# Your opponent must play a Location next, or else lose 2 Sanity, when played.   Your opponent must play an Ally or lose 1 Sanity when played.
op       -> player "must" "play" npd "," "or" dues                     {% ([who, , , playNext, , , ops]) => deeds.orSuffers(who, playNext, ops) %}
          | player "must" "play" npd "or" dues                         {% ([who, , , playNext, , ops]) => deeds.orSuffers(who, playNext, ops) %}
          | player "must" "play" npd "," "or" "else" dues              {% ([who, , , playNext, , , , ops]) => deeds.orSuffers(who, playNext, ops) %}
          | player "must" "play" npd "or" "else" dues                  {% ([who, , , playNext, , , ops]) => deeds.orSuffers(who, playNext, ops) %}
          | player "must" "play" npd nextturn "," "or" "else" dues     {% ([who, , , playNext, , , , , ops]) => deeds.orSuffers(who, playNext, ops) %}
          | player "must" "either" "play" npd "," "or" dues            {% ([who, , , , playNext, , , ops]) => deeds.orSuffers(who, playNext, ops) %}
          | player "must" "either" "play" npd "or" dues                {% ([who, , , , playNext, , ops]) => deeds.orSuffers(who, playNext, ops) %}
          | player "must" "either" "play" npd nextturn "," "or" dues   {% ([who, , , , playNext, , , , ops]) => deeds.orSuffers(who, playNext, ops) %}
          | player "must" "either" "play" npd nextturn "or" dues       {% ([who, , , , playNext, , , ops]) => deeds.orSuffers(who, playNext, ops) %}
# Your opponent must play a Location next, or he or she must discard two cards, when played.
dues     -> act                                                       {% ([op]) => [op] %}
          | deedrow                                                   {% draft.first %}
          | "they" dues                                               {% ([, ops]) => ops %}
          | "they" "must" dues                                        {% ([, , ops]) => ops %}
alternatives -> act "or" "else" act                                   {% ([a, , , b]) => [[a], [b]] %}
          | act "," "or" "else" act                                   {% ([a, , , , b]) => [[a], [b]] %}

# Either draw two cards if it is Day, or gain 2 Sanity if it is Night, when played.
op       -> "either" act "if" cond "," "or" act "if" cond             {% ([, a, , c, , , b, , d]) => steps.oneAsItIs(a, c, b, d) %}
          | "either" act "if" cond "or" act "if" cond                 {% ([, a, , c, , b, , d]) => steps.oneAsItIs(a, c, b, d) %}
          | act "if" cond "," "or" act "if" cond                      {% ([a, , c, , , b, , d]) => steps.oneAsItIs(a, c, b, d) %}
          | act "if" cond "or" act "if" cond                          {% ([a, , c, , b, , d]) => steps.oneAsItIs(a, c, b, d) %}

# Bring one Location in your Story Deck to its top, then shuffle the rest of your Story Deck, when played.
items    -> "shuffle" theremaining "of" poss "story" "deck" "and" placing5 thatplace ontop {% ([, , , who]) => steps.upAndShuffled(who) %}
          | "shuffle" theremaining "of" poss "story" "deck" "and" placing5 thatplace ontop2 {% ([, , , who]) => steps.upAndShuffled(who) %}
          | "shuffle" theremaining "and" placing5 thatplace ontop     {% () => steps.upAndShuffled('you') %}
          | placing5 thatplace ontop "and" "shuffle" theremaining     {% () => steps.upAndShuffled('you') %}
          | placing5 thatplace ontop2 "and" "shuffle" theremaining    {% () => steps.upAndShuffled('you') %}
          | placing5 thatplace ontop                                  {% () => steps.upAndShuffled() %}
          | "discard" num "random" "card" exchanged                   {% ([, n]) => steps.replacedAtRandom(n) %}
          | "discard" num "random" "card" drawnfor                    {% ([, n]) => steps.replacedAtRandom(n) %}
          | "discard" num "random" "card" handto exchanged            {% ([, n]) => steps.replacedAtRandom(n) %}
          | "discard" num "random" "card" handto drawnfor             {% ([, n]) => steps.replacedAtRandom(n) %}
          | placing5 thatplace ontop2                                 {% () => steps.upAndShuffled() %}
thatplace -> "this" "location"                                        {% draft.nothing %}
          | "it"                                                      {% draft.nothing %}
          | "that" "location"                                         {% draft.nothing %}
          | "the" "choose" "location"                                 {% draft.nothing %}
          | "the" "location"                                          {% draft.nothing %}
bothways -> "travel" "to" orand "from" heregoing                      {% draft.nothing %}
          | "travel" "to" heregoing orand "from" "it"                 {% draft.nothing %}
          | "come" "to" orand "leave" heregoing                       {% draft.nothing %}
          | "go" "to" orand "from" heregoing                          {% draft.nothing %}
          | reachit orand goaway                                      {% draft.nothing %}
          | reachit "," orand goaway                                  {% draft.nothing %}
          | reachit "," orand goaway ","                              {% draft.nothing %}
          | reachit orand "to" goaway                                 {% draft.nothing %}
onlyreach -> "you" maycan reaching "only" by                          {% ([, , , , by]) => by %}
          | "you" maycan "only" reaching by                           {% ([, , , , by]) => by %}
          | "you" "must" reaching by                                  {% ([, , , by]) => by %}
          | thiscard maycan "only" "is" reached by                    {% ([, , , , , by]) => by %}
          | thiscard maycan "is" reached "only" by                    {% ([, , , , , by]) => by %}
mustleave -> "must" leaving                                           {% draft.nothing %}
          | "you" "must" leaving                                      {% draft.nothing %}
          | "may" "only" leaving                                      {% draft.nothing %}
          | leaving                                                   {% draft.nothing %}
sameway  -> "by" "the" "same" "means"                                 {% draft.nothing %}
          | "the" "same" "way"                                        {% draft.nothing %}
          | "in" "the" "same" "way"                                   {% draft.nothing %}
          | "likewise"                                                {% draft.nothing %}
reachit  -> reaching                                                  {% draft.nothing %}
          | "arrive" "at"                                             {% draft.nothing %}
          | "reach"                                                   {% draft.nothing %}
          | "come"                                                    {% draft.nothing %}
goaway   -> leaving                                                   {% draft.nothing %}
          | "leave" "it"                                              {% draft.nothing %}
          | "away"                                                    {% draft.nothing %}
          | "go"                                                      {% draft.nothing %}
          | "go" "away"                                               {% draft.nothing %}
orand    -> "and"                                                     {% draft.nothing %}
          | "or"                                                      {% draft.nothing %}

# Choose one: each opponent loses 1 Sanity, or gain 2 Sanity, when played.
op       -> "choose" num ":" saidto commaor act                       {% ([, n, , a, , b], _at, reject) => (n === 1 ? steps.thisOrThat(a, b) : reject) %}
          | "choose" num ":" act commaor saidto                       {% ([, n, , a, , b], _at, reject) => (n === 1 ? steps.thisOrThat(a, b) : reject) %}
          | "choose" num ":" saidto commaor saidto                    {% ([, n, , a, , b], _at, reject) => (n === 1 ? steps.thisOrThat(a, b) : reject) %}
          | "choose" num ":" saidto commaor "you" act                 {% ([, n, , a, , , b], _at, reject) => (n === 1 ? steps.thisOrThat(a, b) : reject) %}
saidto   -> foe act                                                   {% ([who, op]) => deeds.doneBy(who, op) %}
          | "each" "opponent" act                                     {% ([, , op]) => deeds.doneBy('eachOpponent', op) %}
          | "each" "player" act                                       {% ([, , op]) => deeds.doneBy('each', op) %}
commaor  -> "or"                                                      {% draft.nothing %}
          | "," "or"                                                  {% draft.nothing %}

# One player of your choice loses 2 Sanity when played.   Any one player must discard one card of his choice from his Hand when played.
op       -> chosenone act                                             {% ([, op]) => deeds.doneByOne(op) %}
          | chosenone "must" act                                      {% ([, , op]) => deeds.doneByOne(op) %}
chosenone -> num "player"                                             {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "player" "of" "your" "choice"                        {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "player"                                        {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "player" "of" "your" "choice"                   {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "a" "player" "of" "your" "choice"                         {% draft.nothing %}
          | "any" "player" "of" "your" "choice"                       {% draft.nothing %}
          | "the" "player" "of" "your" "choice"                       {% draft.nothing %}
          | "any" "player" "you" "choose"                             {% draft.nothing %}

# All Investigators at City Locations, including you, lose their next Turn when played.
op       -> crowd thereat youtoo act                                  {% ([who, c, , op]) => deeds.allAndYou(who, deeds.eachAt(who, c, op)) %}
          | crowd thereat youtoo "must" act                           {% ([who, c, , , op]) => deeds.allAndYou(who, deeds.eachAt(who, c, op)) %}
          | crowd youtoo act                                          {% ([who, , op]) => deeds.allAndYou(who, deeds.doneBy(who, op)) %}
          | crowd youtoo "must" act                                   {% ([who, , , op]) => deeds.allAndYou(who, deeds.doneBy(who, op)) %}
youtoo   -> "," "include" you3 ","                                    {% draft.nothing %}
          | "include" you3                                            {% draft.nothing %}
          | "(" "include" you3 ")"                                    {% draft.nothing %}
          | "," "you" "include" ","                                   {% draft.nothing %}
          | "(" "you" "include" ")"                                   {% draft.nothing %}
you3     -> "you"                                                     {% draft.nothing %}
          | "yours"                                                   {% draft.nothing %}
          | "your"                                                    {% draft.nothing %}
          | "your" "investigator"                                     {% draft.nothing %}
          | "yourself"                                                {% draft.nothing %}


# Each opponent with 15 or more Sanity loses 3, those with 8 to 14 lose 2, and any others lose 1, when played.
op       -> crowd "with" range sanity flowby tiersep tiers            {% ([who, , range, , flow, , rest]) => deeds.tiered(who, [{ range, ...flow }, ...rest]) %}
          | crowd whoever "have" range sanity flowby tiersep tiers    {% ([who, , , range, , flow, , rest]) => deeds.tiered(who, [{ range, ...flow }, ...rest]) %}
tiers    -> theothers5 flowby                                         {% ([, flow]) => [flow] %}
          | "those" "with" range flowby                               {% ([, , range, flow]) => [{ range, ...flow }] %}
          | "those" "with" range sanity flowby                        {% ([, , range, , flow]) => [{ range, ...flow }] %}
          | "those" "with" range flowby tiersep tiers                 {% ([, , range, flow, , rest]) => [{ range, ...flow }, ...rest] %}
          | "those" "with" range sanity flowby tiersep tiers          {% ([, , range, , flow, , rest]) => [{ range, ...flow }, ...rest] %}
tiersep  -> ","                                                       {% draft.nothing %}
          | "," "and"                                                 {% draft.nothing %}
          | "and"                                                     {% draft.nothing %}
          | ";"                                                       {% draft.nothing %}
flowby   -> losegain num                                              {% ([went, n]) => ({ went, n }) %}
          | losegain num sanity                                       {% ([went, n]) => ({ went, n }) %}
          | losegain num "point"                                      {% ([went, n]) => ({ went, n }) %}
theothers5 -> "any" "others"                                          {% draft.nothing %}
          | "all" "others"                                            {% draft.nothing %}
          | "the" "others"                                            {% draft.nothing %}
          | "others"                                                  {% draft.nothing %}
          | "the" "rest"                                              {% draft.nothing %}
          | "all" "other" "player"                                    {% draft.nothing %}
          | "all" "other" "opponents"                                 {% draft.nothing %}
# Bury one random Ally of an opponent with more Sanity than you when cast.
therebare -> moreless                                                 {% draft.first %}
          | "with" npd                                                {% ([, is], _at, reject) => (is.subtype === 'Phobia' ? players.affectedBy(is)('actor') : reject) %}

# You and your opponent both lose 1 Sanity when played.   Each of you must return one Artifact to your Hand when played.
bothofus -> us                                                        {% draft.nothing %}
          | us "must"                                                 {% draft.nothing %}
us       -> "each" "of" "you"                                         {% draft.nothing %}
          | "both" "of" "you"                                         {% draft.nothing %}
          | "both" "player"                                           {% draft.nothing %}
          | "both" "investigator"                                     {% draft.nothing %}
          | "both" meandhim                                           {% draft.nothing %}
          | meandhim                                                  {% draft.nothing %}
          | meandhim "each"                                           {% draft.nothing %}
          | meandhim "both"                                           {% draft.nothing %}
          | meandhim "must" "each"                                    {% draft.nothing %}
          | meandhim "must" "both"                                    {% draft.nothing %}
meandhim -> "you" "and" foe                                           {% draft.nothing %}
          | foe "and" "you"                                           {% draft.nothing %}
