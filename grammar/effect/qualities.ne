# What a card is and has while it is in play: attributes, languages, what it bears, what it is immune to.

@lexer lexer

# It is Night.   Each Location gains the Water attribute.   Holds one Spell.
# This card is given to an Ally, whose fate it shares.   Carries one Tome.
quality  -> sel "gain" "the" %name "attribute"                        {% ([of, , , name]) => ({ attribute: nouns.attribute(name), give: true, of }) %}
          | joins                                                     {% draft.first %}
          | takenas                                                   {% draft.first %}
          | carries                                                   {% draft.first %}
          | standsfor                                                 {% draft.first %}
          | sel "bear" "the" %name symbol                             {% ([of, , , name], _at, reject) => (of.ref === 'location' ? { attribute: nouns.attribute(name), give: true, of } : reject) %}
          | sel "lose" "the" %name "attribute"                        {% ([of, , , name]) => ({ attribute: nouns.attribute(name), give: false, of }) %}
          | sel "have" "the" "attribute" "of" sel "instead" "of" "its" "own" {% ([of, , , , , attributesOf]) => ({ attributesOf, of }) %}
          | sel "cannot" "become" %name                               {% ([of, , , name]) => ({ cannotBecome: nouns.attribute(name), of }) %}
          | "invisible"                                               {% () => ({ visible: false, of: { ref: 'self' } }) %}
          | sel "is" "invisible"                                      {% ([of]) => ({ visible: false, of }) %}
          | sel "is" "visible"                                        {% ([of]) => ({ visible: true, of }) %}
          | sel "is" %name                                            {% ([of, , name]) => values.becomes(of, name) %}
          | "no" np "bear" "the" %name symbol                         {% ([, is, , , name]) => ({ attribute: nouns.attribute(name), give: false, of: cards.allOf(is) }) %}
          | "no" np "have" "the" %name symbol                         {% ([, is, , , name]) => ({ attribute: nouns.attribute(name), give: false, of: cards.allOf(is) }) %}
          | every np "bear" "the" %name symbol                        {% ([, is, , , name]) => ({ attribute: nouns.attribute(name), give: true, of: cards.allOf(is) }) %}
          | sel "have" "no" "special" "effect"                        {% ([of]) => ({ noEffects: true, of }) %}
          | sel "see" "invisible" "card"                              {% ([of]) => ({ sees: 'invisible', of }) %}
          | sel "may" "not" "bear" npd                                {% ([of, , , , cannotBear]) => draft.dropSelf({ cannotBear, of }) %}
          | poss np "may" "not" bearing npd                           {% ([by, is, , , , cannotBear]) => values.keptUnarmed(is, by, cannotBear) %}
          | "no" np "may" bearing npd                                 {% ([, is, , , cannotBear]) => values.keptUnarmed(is, 'each', cannotBear) %}
          | "no" np "can" bearing npd                                 {% ([, is, , , cannotBear]) => values.keptUnarmed(is, 'each', cannotBear) %}
          | poss np "cannot" bearing npd                              {% ([by, is, , , cannotBear]) => values.keptUnarmed(is, by, cannotBear) %}
          | poss np "do" "not" "use" "weapon"                         {% ([by, is]) => values.keptUnarmed(is, by, { type: 'Artifact', subtype: ['Weapon', 'Enchanted Weapon'] }) %}
          | passers "must" "bypass" passedby                          {% ([of, , , bypass]) => ({ bypass, may: true, of }) %}
          | passers "bypass" passedby                                 {% ([of, , bypass]) => ({ bypass, may: true, of }) %}
          | passers "cannot" "bypass" passedby                        {% ([of, , , bypass]) => ({ bypass, may: false, of }) %}
          | passers "may" "not" "bypass" passedby                     {% ([of, , , , bypass]) => ({ bypass, may: false, of }) %}
          | thiscard maynot "is" "bypass"                             {% () => values.passesThis({ is: { type: 'Monster' }, pick: 'all' }, false) %}
          | maynot "is" "bypass"                                      {% () => values.passesThis({ is: { type: 'Monster' }, pick: 'all' }, false) %}
          | thiscard "cannot" "is" "bypass" "by" passers              {% ([, , , , , of]) => ({ bypass: 'self', may: false, of }) %}
          | sel "bypass" passed                                       {% ([of, , bypass]) => draft.dropSelf({ bypass, may: true, of }) %}
          | sel "bypass" thiscard                                     {% ([of]) => values.passesThis(of, true) %}
          | sel "may" "bypass" thiscard                               {% ([of]) => values.passesThis(of, true) %}
          | sel "can" "bypass" thiscard                               {% ([of]) => values.passesThis(of, true) %}
          | sel maynot "bypass" thiscard                              {% ([of]) => values.passesThis(of, false) %}
          | sel "may" "not" "bypass" passed                           {% ([of, , , , bypass]) => draft.dropSelf({ bypass, may: false, of }) %}
          | thiscard "is" "give" "to" npd                             {% ([, , , , attachedTo]) => ({ attachedTo, sharesFate: false }) %}
          | thiscard "is" "give" "to" npd "or" "keep" "by" "you"      {% ([, , , , attachedTo]) => ({ attachedTo, sharesFate: false, orYou: true }) %}
          | thiscard "is" "give" "to" npd "or" "keep" "by" "you" "," "whose" "fate" "it" "share" {% ([, , , , attachedTo]) => ({ attachedTo, sharesFate: true, orYou: true }) %}
          | thiscard "is" "give" "to" npd "," "whose" "fate" "it" "share" {% ([, , , , attachedTo]) => ({ attachedTo, sharesFate: true }) %}
          | thiscard "is" "give" "to" npd "as" num "weapon" "," "whose" "fate" "it" "share" {% ([, , , , attachedTo, , slots]) => ({ attachedTo, sharesFate: true, slots }) %}
          | thiscard "is" "give" "to" npd "as" num "weapon"           {% ([, , , , attachedTo, , slots]) => ({ attachedTo, sharesFate: false, slots }) %}
          | thiscard "is" "give" "to" npd "," "whose" "fate" "it" "share" "," "besides" "weapon" {% ([, , , , attachedTo]) => ({ attachedTo, sharesFate: true, uncounted: true }) %}
          | thiscard "is" "give" "to" npd "," "besides" "weapon"      {% ([, , , , attachedTo]) => ({ attachedTo, sharesFate: false, uncounted: true }) %}
          | thiscard "is" "give" "to" npd "as" num "weapon" "," "whose" "fate" "it" "share" "," "besides" "weapon" {% ([, , , , attachedTo, , slots]) => ({ attachedTo, sharesFate: true, slots, uncounted: true }) %}
          | thiscard "is" "give" "to" npd "as" num "weapon" "," "besides" "weapon" {% ([, , , , attachedTo, , slots]) => ({ attachedTo, sharesFate: false, slots, uncounted: true }) %}
          | num "weapon" "per" "ally"                                 {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "if" "ally" "is" losing "," thing2 "suffer" "the" "same" "fate" {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "give" thiscard "to" num "of" "your" np "in" "play"       {% ([, , , , , , attachedTo]) => ({ attachedTo, sharesFate: false }) %}
          | "place" this thing "with" npd                             {% ([, , , , attachedTo]) => ({ attachedTo, sharesFate: false }) %}
          | "if" thattome "is" losing "," thing2 "suffer" "the" "same" "fate" {% () => ({ attachedTo: { type: 'Tome' }, sharesFate: true }) %}
          | "if" thattome "is" fate "," thing2 "is" fate              {% ([, , , of, , , , as]) => values.sameFate(of, as, 'Tome') %}
          | "if" thattome "is" losing "," "so" "is" thing2            {% () => ({ attachedTo: { type: 'Tome' }, sharesFate: true }) %}
          | "protection" "from" npd                                   {% ([, , immuneTo]) => ({ immuneTo }) %}
          | protected "from" npd                                      {% ([[word], , immuneTo]) => values.protectedFrom(word, immuneTo) %}
          | protected "from" "all" np                                 {% ([[word], , , immuneTo]) => values.protectedFrom(word, immuneTo) %}
          | protected "against" "all" np                              {% ([[word], , , immuneTo]) => values.protectedFrom(word, immuneTo) %}
          | protected "against" npd                                   {% ([[word], , immuneTo]) => values.protectedFrom(word, immuneTo) %}
          | protecting "theft"                                        {% () => ({ immuneTo: 'theft' }) %}
          | protecting "the" "theft" "of" npd                         {% ([, , , , is]) => values.keptFromTheft(is) %}
          | protecting "theft" "of" npd                               {% ([, , , is]) => values.keptFromTheft(is) %}
          | "protection" "against" npd                                {% ([, , immuneTo]) => ({ immuneTo }) %}
          | "protection" "from" npd "and" "from" "card" "that" "cause" "you" "to" "lose" npd {% ([, , immuneTo]) => ({ immuneTo }) %}
          | thiscard "is" "a" %unknown "card"                         {% ([, , , word]) => ({ countsAs: word.written }) %}
          | thiscard "is" "a" %quoted "card"                          {% ([, , , quoted]) => ({ countsAs: nouns.unquoted(quoted) }) %}
          | sel "is" "not" "turn" %name "by" "card" "that" "turn" "ally" %name {% ([of, , , , name]) => ({ cannotBecome: nouns.attribute(name), of }) %}
          | "not" "turn" %name "by" "card" "that" "turn" "ally" %name {% ([, , name]) => ({ cannotBecome: nouns.attribute(name), of: { ref: 'self' } }) %}
          | protects                                                  {% draft.first %}
          | sel "is" leftout                                          {% ([of, , excluded]) => ({ excluded, of }) %}
          | sel "and" num "other" "of" "your" "choice" "is" leftout   {% ([of, , plus, , , , , , excluded]) => ({ excluded, of, plus }) %}
          | sel "and" num "ally" "of" "your" "choice" "is" leftout    {% ([of, , plus, , , , , , excluded]) => ({ excluded, of, plus }) %}
          | sel "and" num "other" "ally" "of" "your" "choice" "is" leftout {% ([of, , plus, , , , , , , excluded]) => ({ excluded, of, plus }) %}
          | sel "is" leftout "of" "each" "opponent"                           {% ([of, , excluded], _at, reject) => (excluded === 'random' ? { excluded, of, by: 'eachOpponent' } : reject) %}
          | sel "and" num "other" "ally" "of" "your" "choice" "is" leftout "of" "each" "opponent" {% ([of, , plus, , , , , , , excluded], _at, reject) => (excluded === 'random' ? { excluded, of, plus, by: 'eachOpponent' } : reject) %}
          | thiscard "count" "as" %quoted                             {% ([, , , quoted]) => ({ countsAs: nouns.unquoted(quoted) }) %}
          | thiscard "count" "as" %quoted "for" purpose               {% ([, , , quoted, , purpose]) => ({ countsAs: nouns.unquoted(quoted), for: purpose }) %}
          | "you" "may" "have" "any" "number" "of" np "in" "play" "as" "ally" {% ([, , , , , , is]) => ({ copies: 'any', of: { is, pick: 'all' } }) %}
          | "you" "may" "have" "any" "number" "of" np "as" "ally"  {% ([, , , , , , is]) => ({ copies: 'any', of: { is, pick: 'all' } }) %}
          | "you" "may" "have" "any" "number" "of" np "in" "play"     {% ([, , , , , , is]) => ({ copies: 'any', of: { is, pick: 'all' } }) %}
          | sel "cannot" "is" "flip" "face-up"                        {% ([of]) => ({ staysFaceDown: true, of }) %}
          | sel "cannot" "is" "flip" "face-up" "in" "the" "flip" "step" {% ([of]) => ({ staysFaceDown: 'flipStep', of }) %}
          | "the" "card" "so" "move" "cannot" "is" "flip" "face-up"   {% () => ({ staysFaceDown: true, of: { ref: 'thus' } }) %}
          | thiscard "make" sel "visible"                             {% ([, , of]) => ({ visible: true, of }) %}
          | "can" "find" num %name "spell" "in" thiscard              {% ([, , n, name]) => ({ holdsSpells: n, ...nouns.icon(name) }) %}
          | "do" "not" "use" npd                                      {% ([, , , cannotBear]) => values.unarmed(cannotBear) %}
          | "if" bearer3 "is" fate "," fate thiscard                  {% ([, , , to, , as]) => values.sameFate(to, as) %}
          | "can" "is" "use" "in" "place" "of" anyneeded "play" npd   {% ([, , , , , , , , is]) => values.standsFor(is, true) %}
          | "can" "is" "use" "in" "place" "of" anyneeded "play" named {% ([, , , , , , , , is]) => values.standsForNamed(is, 'anyOne', true) %}
          | "can" "is" "use" "in" "the" "place" "of" anyneeded "play" npd {% ([, , , , , , , , , is]) => values.standsFor(is, true) %}
          | "can" "is" "use" "in" "the" "place" "of" anyneeded "play" named {% ([, , , , , , , , , is]) => values.standsForNamed(is, 'anyOne', true) %}
          | np "no" "longer" "cost" sanity "to" "cast"                {% ([is]) => ({ stat: 'castingCost', by: 0, how: 'set', of: { is, pick: 'all' } }) %}
          | "at" "the" "time" "of" "play" thiscard "choose" "the" sanity "loss" "," "from" num "to" "-" num "point" {% ([, , , , , , , , , , , , min, , , max]) => ({ stat: 'cost', by: { chosen: [min, max] }, how: 'set', of: { ref: 'self' } }) %}
          | thiscard "is" "a" %name "card"                            {% ([, , , name]) => ({ countsAs: name.written }) %}
          | thiscard "is" "a" %self "card"                            {% ([, , , name]) => ({ countsAs: name.written }) %}
          | "if" "ally" "is" fate "," thiscard "is" fate              {% ([, , , of, , , , as]) => values.sameFate(of, as) %}
          | "bypass" passed                                           {% ([, bypass]) => ({ bypass, may: true }) %}
          | "bypass" "all" np                                         {% ([, , is]) => ({ bypass: nouns.someKind(is), may: true }) %}
          | sel "bypass" "all" np                                     {% ([of, , , is]) => draft.dropSelf({ bypass: nouns.someKind(is), may: true, of }) %}

quality  -> sel "have" "the" %name symbol                             {% ([of, , , name]) => ({ attribute: nouns.attribute(name), give: true, of }) %}
          | thiscard "bear" "the" %name symbol                        {% ([, , , name]) => ({ attribute: nouns.attribute(name), give: true, of: { ref: 'self' } }) %}
          | sel "feature" "a" "gate"                                  {% ([of]) => ({ attribute: 'Gate', give: true, of }) %}
          | sel "feature" "the" %name symbol                          {% ([of, , , name]) => ({ attribute: nouns.attribute(name), give: true, of }) %}
          | sel "gain" "the" %name "symbol"                           {% ([of, , , name]) => ({ attribute: nouns.attribute(name), give: true, of }) %}
          | sel "lose" "the" %name "symbol"                           {% ([of, , , name]) => ({ attribute: nouns.attribute(name), give: false, of }) %}
          | sel "become" %name                                        {% ([of, , name]) => values.becomes(of, name) %}
          | "count" "as" "a" %name "location"                         {% ([, , , name]) => values.isTaken({ ref: 'self' }, name) %}
          | sel "count" "as" "a" %name "location"                     {% ([of, , , , name]) => values.isTaken(of, name) %}
          | thiscard "do" "not" "count" uncount "the" "limit" "of" num "weapon" "per" "ally"{% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true, uncounted: true }) %}
          | "do" "not" "count" uncount "the" "limit" "of" num "weapon" "per" "ally"{% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true, uncounted: true }) %}
          | "do" "not" "count" "as" "a" "weapon"                      {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true, uncounted: true }) %}
          | thiscard maycan "is" given2 "to" "a" "ally" "who" "have" "another" "weapon" {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: false, uncounted: true }) %}
          | maycan "is" given2 "to" "a" "ally" "who" "have" "another" "weapon" {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: false, uncounted: true }) %}
          | thiscard maycan "is" given2 "to" "a" "ally" "who" bear "a" "weapon" {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: false, uncounted: true }) %}
          | maycan "is" given2 "to" "a" "ally" "who" bear "a" "weapon" {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: false, uncounted: true }) %}
          | bearer3 "must" "is" npd                                   {% ([, , , is]) => values.bearerMust(is) %}
          | bearer3 "must" "is" npd "to" touse                        {% ([, , , is]) => values.bearerMust(is) %}
          | bearer3 "must" "is" npd "or" "is" npd "to" touse          {% ([, , , a, , , b]) => values.bearerMust(nouns.union([a, b])) %}
          | bearer3 "must" "know" %name                               {% ([, , , name]) => values.bearerMust(nouns.language(name)) %}
          | bearer3 "must" "know" %name "to" touse                    {% ([, , , name]) => values.bearerMust(nouns.language(name)) %}
          | bearer3 "may" "not" "is" npd                              {% ([, , , , not]) => values.bearerMustNot(not) %}
          | bearer3 "cannot" "is" npd                                 {% ([, , , not]) => values.bearerMustNot(not) %}
          | bearer3 "must" "not" "is" npd                             {% ([, , , , not]) => values.bearerMustNot(not) %}
          | mayneverbe given2 "to" kept                               {% ([, , , not]) => values.bearerMustNot(not) %}
          | thiscard mayneverbe given2 "to" kept                      {% ([, , , , not]) => values.bearerMustNot(not) %}
          | mayneverbe "use" "by" kept                                {% ([, , , not]) => values.bearerMustNot(not) %}
          | thiscard mayneverbe "use" "by" kept                       {% ([, , , , not]) => values.bearerMustNot(not) %}
          | mayneverbe "carry" "by" kept                              {% ([, , , not]) => values.bearerMustNot(not) %}
          | thiscard mayneverbe "carry" "by" kept                     {% ([, , , , not]) => values.bearerMustNot(not) %}
          | kept mayneveruse thiscard                                 {% ([not]) => values.bearerMustNot(not) %}
          | threatened "is" "ignore"                                  {% ([immuneTo]) => ({ immuneTo }) %}
          | "any" np affecting2 attacked "is" "ignore"                {% ([, is]) => ({ immuneTo: is }) %}
          | "any" np "is" "ignore"                                    {% ([, is]) => ({ immuneTo: is }) %}
          | "you" "may" "have" morecopies "in" "play"                 {% () => ({ copies: 'any', of: { is: { title: 'self' }, pick: 'all' } }) %}
          | "cannot" "use" npd                                        {% ([, , cannotBear]) => values.unarmed(cannotBear) %}
          | "may" "not" "use" npd                                     {% ([, , , cannotBear]) => values.unarmed(cannotBear) %}
          | "cannot" "bear" npd                                       {% ([, , cannotBear]) => values.unarmed(cannotBear) %}
          | "you" "may" "see" "invisible" "card"                      {% () => ({ sees: 'invisible', of: { is: { type: 'Ally' }, pick: 'all' } }) %}
          | sel "become" "visible"                                    {% ([of]) => ({ visible: true, of }) %}
          | sel "become" "invisible"                                  {% ([of]) => ({ visible: false, of }) %}
          | "you" "may" "see" "invisible" np                          {% () => ({ sees: 'invisible', of: { is: { type: 'Ally' }, pick: 'all' } }) %}
          | "may" "bypass" passed                                     {% ([, , bypass]) => ({ bypass, may: true }) %}
          | "may" "bypass" "all" np                                   {% ([, , , is]) => ({ bypass: nouns.someKind(is), may: true }) %}
          | "cannot" "bypass" passed                                  {% ([, , bypass]) => ({ bypass, may: false }) %}
          | "may" "not" "bypass" passed                               {% ([, , , bypass]) => ({ bypass, may: false }) %}
          | "invisible" "monster" "is" "visible" "to" sel             {% ([, , , , , of]) => ({ sees: 'invisible', of }) %}
          | "all" "invisible" "monster" "is" "visible" "to" sel       {% ([, , , , , , of]) => ({ sees: 'invisible', of }) %}

# You pay 1 less Sanity when casting Spells.   Reduces the Sanity cost of all Tomes by 1.   Assign this card to one Ally.
quality  -> "is" "invisible"                                          {% () => ({ visible: false, of: { ref: 'self' } }) %}
          | np "may" "not" "is" "invisible"                           {% ([is]) => values.seen(is) %}
          | np "cannot" "is" "invisible"                              {% ([is]) => values.seen(is) %}
          | sel "lose" "their" "gate"                                 {% ([of]) => ({ attribute: 'Gate', give: false, of }) %}
          | sel "lose" "its" "gate"                                   {% ([of]) => ({ attribute: 'Gate', give: false, of }) %}
          | "assign" "to" given                                       {% ([, , attachedTo]) => ({ attachedTo, sharesFate: false }) %}
          | giving thiscard towards given onmyside                    {% ([, , , attachedTo]) => values.givenFor(attachedTo) %}
          | "give" thiscard "to" given onmyside                       {% ([, , , attachedTo]) => values.givenFor(attachedTo) %}
          | sel "may" "play" tongues                                  {% ([of, , , languages]) => ({ languages, of }) %}
          | "you" "may" "play" tongues                                {% ([, , , languages]) => ({ languages }) %}
          | giving thiscard towards given                             {% ([, , , attachedTo]) => values.givenFor(attachedTo) %}
          | "give" thiscard "to" given                                {% ([, , , attachedTo]) => values.givenFor(attachedTo) %}
          | "only" num "weapon" "per" "ally"                          {% ([, n], _at, reject) => (n === 1 ? { attachedTo: { type: 'Ally' }, sharesFate: true } : reject) %}

# One Defending Ally cannot absorb points until the end of Combat when revealed.   Each of your Allies cannot absorb points from Ghouls.
# This card absorbs points first.   Each Corrupt Ally absorbs points last while you are here.   Each Defending Ally of your opponent absorbs no more than 1 point.
quality  -> sel maynot "absorb" points2                               {% ([of]) => ({ cannotBe: 'absorbing', of }) %}
          | maynot "absorb" points2                                   {% () => ({ cannotBe: 'absorbing', of: { ref: 'self' } }) %}
          | sel maynot "absorb" points2 "from" attackers2              {% ([of, , , , , by]) => ({ cannotBe: 'absorbing', of, by }) %}
          | sel "absorb" "no" "point" "from" attackers2                {% ([of, , , , , by]) => ({ cannotBe: 'absorbing', of, by }) %}
          | sel "absorb" "no" "point"                                 {% ([of]) => ({ cannotBe: 'absorbing', of }) %}
          | sel "absorb" "point" "first"                              {% ([of]) => ({ absorbs: 'first', of }) %}
          | sel "absorb" "point" "last"                               {% ([of]) => ({ absorbs: 'last', of }) %}
          | sel "absorb" "no" "more" "than" num "point"               {% ([of, , , , , absorbs]) => ({ absorbs, of }) %}
          | "absorb" "no" "more" "than" num "point"                   {% ([, , , , absorbs]) => ({ absorbs, of: { ref: 'self' } }) %}
          | "absorb" "point" "first"                                  {% () => ({ absorbs: 'first', of: { ref: 'self' } }) %}
          | "absorb" "point" "last"                                   {% () => ({ absorbs: 'last', of: { ref: 'self' } }) %}
          | "they" maynot "absorb" points2                            {% () => ({ cannotBe: 'absorbing', of: cards.them }) %}
points2  -> "point"                                                   {% draft.nothing %}
          | "any" "point"                                             {% draft.nothing %}
          | "damage"                                                  {% draft.nothing %}
          | "any" "damage"                                            {% draft.nothing %}

# This card cannot be defending.   This card cannot be controlled.   Cannot be chosen as a Defending Ally.   May not defend at Night.
quality  -> sel "cannot" "is" "defending"                             {% ([of]) => ({ cannotBe: 'defending', of }) %}
          | sel maynot "take" "part" "in" "combat"                    {% ([of]) => ({ cannotBe: 'fighting', of }) %}
          | maynot "take" "part" "in" "combat"                        {% () => ({ cannotBe: 'fighting', of: { ref: 'self' } }) %}
          | "no" np maycan "take" "part" "in" "combat"                {% ([, is]) => ({ cannotBe: 'fighting', of: cards.allOf(is) }) %}
          | sel "cannot" "is" "control"                               {% ([of]) => ({ cannotBe: 'controlled', of }) %}
          | sel maynot "defend"                                       {% ([of]) => ({ cannotBe: 'defending', of }) %}
          | sel maynot "is" asdefender                                {% ([of]) => ({ cannotBe: 'defending', of }) %}
          | maynot "defend"                                           {% () => ({ cannotBe: 'defending', of: { ref: 'self' } }) %}
          | maynot "is" asdefender                                    {% () => ({ cannotBe: 'defending', of: { ref: 'self' } }) %}
          | maynot "is" "control"                                     {% () => ({ cannotBe: 'controlled', of: { ref: 'self' } }) %}
          | sel "may" "not" "is" "control"                            {% ([of]) => ({ cannotBe: 'controlled', of }) %}
          | sel maynot "fight"                                        {% ([of]) => values.doesNotFight(of) %}
          | np maynot "fight"                                         {% ([is]) => values.doesNotFight(cards.allOf(is)) %}
          | np maynot "defend"                                        {% ([is]) => values.keptFrom(is, 'defending') %}
          | np maynot "is" "control"                                  {% ([is]) => values.keptFrom(is, 'controlled') %}

# Sees Invisible Monsters.
quality  -> openagain                                                 {% draft.first %}
          | immunity                                                  {% draft.first %}
          | unturned                                                  {% draft.first %}
          | languages                                                 {% draft.first %}
          | "they" "is" leftout                                       {% ([, , excluded]) => ({ excluded, of: cards.them }) %}
          | "see" "invisible" "monster"                               {% () => ({ sees: 'invisible', of: { ref: 'self' } }) %}
          | "see" "invisible" "card"                                  {% () => ({ sees: 'invisible', of: { ref: 'self' } }) %}
          | "can" "see" "invisible" "monster"                         {% () => ({ sees: 'invisible', of: { ref: 'self' } }) %}
          | sel "see" "invisible" "monster"                           {% ([of]) => ({ sees: 'invisible', of }) %}
          | "bearer" "may" "see" "invisible" "monster"                {% () => ({ sees: 'invisible', of: { ref: 'host' } }) %}
          | sel "may" "see" "invisible" "monster"                     {% ([of]) => ({ sees: 'invisible', of }) %}
          | sel "can" "see" "invisible" "monster"                     {% ([of]) => ({ sees: 'invisible', of }) %}
          | sel "may" "see" "invisible" "card"                        {% ([of]) => ({ sees: 'invisible', of }) %}
          | sel "can" "see" "invisible" "card"                        {% ([of]) => ({ sees: 'invisible', of }) %}
          | sel "see" thiscard                                        {% ([of]) => values.seenBy(of) %}
          | sel "may" "see" thiscard                                  {% ([of]) => values.seenBy(of) %}
          | sel "can" "see" thiscard                                  {% ([of]) => values.seenBy(of) %}
          | "no" "ally" "except" excepted maycan "see" thiscard       {% ([, , , not]) => values.seenBy(cards.allOf(not)) %}
          | sel "may" "bypass" passed                                 {% ([of, , , bypass]) => draft.dropSelf({ bypass, may: true, of }) %}
          | sel "can" "bypass" passed                                 {% ([of, , , bypass]) => draft.dropSelf({ bypass, may: true, of }) %}
          | sel "cannot" "bypass" passed                              {% ([of, , , bypass]) => draft.dropSelf({ bypass, may: false, of }) %}
          | sel "and" "any" num "other" "ally" "of" "your" "choice" "is" leftout {% ([of, , , plus, , , , , , , excluded]) => ({ excluded, of, plus }) %}
          | sel "and" "any" num "other" "ally" "of" "your" "choice" "is" unharmed {% ([of, , , plus]) => ({ excluded: 'epidemic', of, plus }) %}
          | sel "and" num "other" "ally" "of" "your" "choice" "is" unharmed {% ([of, , plus]) => ({ excluded: 'epidemic', of, plus }) %}
          | maycan "is" "use" "in" "place" "of" anyneeded2 npd        {% ([, , , , , , , is]) => values.standsFor(is, true) %}
          | maycan "is" "use" "in" "place" "of" anyneeded2 named      {% ([, , , , , , , is]) => values.standsForNamed(is, 'anyOne', true) %}
          | thiscard maycan "is" "use" "in" "place" "of" anyneeded2 npd {% ([, , , , , , , , is]) => values.standsFor(is, true) %}
          | thiscard maycan "is" "use" "in" "place" "of" anyneeded2 named {% ([, , , , , , , , is]) => values.standsForNamed(is, 'anyOne', true) %}
          | thiscard "count" "as" anyneeded2 npd                      {% ([, , , , is]) => values.standsFor(is, true) %}
          | thiscard "count" "as" anyneeded2 named                    {% ([, , , , is]) => values.standsForNamed(is, 'anyOne', true) %}
          | thiscard maycan "is" "use" "in" "the" "place" "of" anyneeded2 npd {% ([, , , , , , , , , is]) => values.standsFor(is, true) %}
          | thiscard maycan "is" "use" "in" "the" "place" "of" anyneeded2 named {% ([, , , , , , , , , is]) => values.standsForNamed(is, 'anyOne', true) %}
          | maycan "is" "use" "in" "the" "place" "of" anyneeded2 npd  {% ([, , , , , , , , is]) => values.standsFor(is, true) %}
          | maycan "is" "use" "in" "the" "place" "of" anyneeded2 named {% ([, , , , , , , , is]) => values.standsForNamed(is, 'anyOne', true) %}
          | "can" "is" "use" "in" "place" "of" anyneeded2 npd         {% ([, , , , , , , is]) => values.standsFor(is, true) %}
          | "can" "is" "use" "in" "place" "of" anyneeded2 named       {% ([, , , , , , , is]) => values.standsForNamed(is, 'anyOne', true) %}
          | thiscard maycan "replace" anyneeded2 npd                  {% ([, , , , is]) => values.standsFor(is, true) %}
          | thiscard maycan "replace" anyneeded2 named                {% ([, , , , is]) => values.standsForNamed(is, 'anyOne', true) %}

# Bypasses Combat with Allies without a Weapon.   Only Allies with Weapons may defend against this card.
# Only the Ally with the highest value may defend against this card.   The Ally with the lowest value may not defend against this card.
quality  -> "only" ranked "may" "defend" "against" thiscard           {% ([, rank]) => values.defendedOnlyByRank(rank) %}
          | "only" ranked "can" "defend" "against" thiscard           {% ([, rank]) => values.defendedOnlyByRank(rank) %}
          | ranked maynot "defend" "against" thiscard                 {% ([rank]) => values.defendedNotByRank(rank) %}
ranked   -> "the" "ally" "with" "the" extreme valueword               {% ([, , , , rank]) => rank %}
          | "the" extreme valueword "ally"                            {% ([, rank]) => rank %}
          | "the" extreme "ally"                                      {% ([, rank]) => rank %}
quality  -> "only" npd "may" "defend" "against" thiscard              {% ([, is]) => values.defendedOnlyBy(is) %}
          | maynot "defend" "against" npd                             {% ([, , , is]) => values.keptFromMeeting(is, { ref: 'self' }) %}
          | sel maynot "defend" "against" npd                         {% ([of, , , , is]) => values.keptFromMeeting(is, of) %}
          | np maynot "defend" "against" npd                          {% ([who, , , , is]) => values.allKeptFromMeeting(is, who) %}
          | "may" "only" "defend" "against" npd                       {% ([, , , , is]) => values.meetsOnly(is, { ref: 'self' }) %}
          | "can" "only" "defend" "against" npd                       {% ([, , , , is]) => values.meetsOnly(is, { ref: 'self' }) %}
          | sel "may" "only" "defend" "against" npd                   {% ([of, , , , , is]) => values.meetsOnly(is, of) %}
          | sel "can" "only" "defend" "against" npd                   {% ([of, , , , , is]) => values.meetsOnly(is, of) %}
          | "only" npd "can" "defend" "against" thiscard              {% ([, is]) => values.defendedOnlyBy(is) %}
          | "can" "only" "is" "defend" "against" "by" npd             {% ([, , , , , , is]) => values.defendedOnlyBy(is) %}
          | "may" "only" "is" "defend" "against" "by" npd or3 "by" npd {% ([, , , , , , a, , , b]) => values.defendedOnlyBy(nouns.union([a, b])) %}
          | "can" "only" "is" "defend" "against" "by" npd or3 "by" npd {% ([, , , , , , a, , , b]) => values.defendedOnlyBy(nouns.union([a, b])) %}
          | "may" "only" "is" "defend" "against" "by" npd             {% ([, , , , , , is]) => values.defendedOnlyBy(is) %}
          | np maynot "defend" "against" thiscard                     {% ([is]) => values.defendedNotBy(is) %}
          | maynot "is" "defend" "against" "by" npd                   {% ([, , , , , is]) => values.defendedNotBy(is) %}
          | "no" np maycan "defend" "against" thiscard                {% ([, is]) => values.defendedNotBy(is) %}
          | player maynot "defend" "against" thiscard "with" np       {% ([who, , , , , , is], _at, reject) => (who === 'you' ? reject : values.defendedNotBy(is)) %}
          | player maynot "use" np "to" "defend" "against" thiscard   {% ([who, , , is], _at, reject) => (who === 'you' ? reject : values.defendedNotBy(is)) %}
          | player maynot "use" np "to" "defend"                      {% ([of, , , is]) => values.defendsWithout(of, is) %}
          | player maynot "choose" np "as" "defending" "ally"         {% ([of, , , is]) => values.defendsWithout(of, is) %}
          | player maynot "choose" np "as" "a" "defending" "ally"     {% ([of, , , is]) => values.defendsWithout(of, is) %}
          | player maynot "choose" np "to" "defend"                   {% ([of, , , is]) => values.defendsWithout(of, is) %}
          | "you" maynot "choose" thiscard "to" "defend"              {% () => ({ cannotBe: 'defending', of: { ref: 'self' } }) %}
          | "you" maynot "choose" thiscard "as" "a" "defending" "ally" {% () => ({ cannotBe: 'defending', of: { ref: 'self' } }) %}
          | "no" np maycan "is" asdefender                            {% ([, is]) => ({ cannotBe: 'defending', of: cards.allOf(is) }) %}
          | "no" np maycan "fight"                                    {% ([, is]) => values.doesNotFight(cards.allOf(is)) %}
          | sel "become" "a" %name                                    {% ([of, , , name]) => values.becomes(of, name) %}
          | "no" np "have" "a" %name                                  {% ([, is, , , name]) => values.noneHas(is, name) %}
          | "no" np "have" %name                                      {% ([, is, , name]) => values.noneHas(is, name) %}
          | "if" bearer2 "is" fate "," thing2 "is" fate               {% ([, , , of, , , , as]) => values.sameFate(of, as) %}
          | "if" bearer2 "is" losing "," thing2 "suffer" "the" "same" "fate" {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "if" bearer2 "is" losing "," "so" "is" thing2             {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "if" bearer2 "is" losing "," thing2 "is"                  {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "if" bearer2 "is" losing "," thing2 "is" "too"            {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "if" "ally" "is" losing "," thing2 "is"                   {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "if" "ally" "is" losing "," "so" "is" thing2              {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "count" "as" anyneeded2 npd                               {% ([, , , is]) => values.standsFor(is, true) %}
          | "count" "as" anyneeded2 named                             {% ([, , , is]) => values.standsForNamed(is, 'anyOne', true) %}
          | "you" "may" "have" "more" "than" num "copy" "of" np "in" "play" {% ([, , , , , n, , , is], _at, reject) => (n === 1 ? { copies: 'any', of: { is, pick: 'all' } } : reject) %}
          | "you" "may" "have" "more" "than" num np "in" "play"       {% ([, , , , , n, is], _at, reject) => (n === 1 ? { copies: 'any', of: { is, pick: 'all' } } : reject) %}
          | "you" "may" "have" "any" "number" "of" "copy" "of" np "in" "play" {% ([, , , , , , , , is]) => ({ copies: 'any', of: { is, pick: 'all' } }) %}
          | "count" "as" "a" %name "ally"                             {% ([, , , name]) => values.isTaken({ ref: 'self' }, name) %}
          | sel "count" "as" "a" %name "ally"                         {% ([of, , , , name]) => values.isTaken(of, name) %}
          | "cannot" "become" %name                                   {% ([, , name]) => ({ cannotBecome: nouns.attribute(name), of: { ref: 'self' } }) %}
          | sel "may" "not" "become" %name                            {% ([of, , , , name]) => ({ cannotBecome: nouns.attribute(name), of }) %}
          | "may" "not" "become" %name                                {% ([, , , name]) => ({ cannotBecome: nouns.attribute(name), of: { ref: 'self' } }) %}
          | "play" thiscard "on" given                                {% ([, , , attachedTo]) => values.givenFor(attachedTo) %}
          | "attach" "to" given                                       {% ([, , attachedTo]) => values.givenFor(attachedTo) %}
          | "they" "gain" "the" %name "attribute"                     {% ([, , , name]) => ({ attribute: nouns.attribute(name), give: true, of: cards.them }) %}
          | "they" "lose" "the" %name "attribute"                     {% ([, , , name]) => ({ attribute: nouns.attribute(name), give: false, of: cards.them }) %}
          | poss np maynot "defend" "against" thiscard                {% ([, is]) => values.defendedNotBy(is) %}
          | player maynot "defend" "with" np                          {% ([of, , , , is]) => values.defendsWithout(of, is) %}
          | sel maynot "is" "summon"                                  {% ([of]) => ({ cannotBe: 'summoned', of }) %}
          | maynot "is" "summon"                                      {% () => ({ cannotBe: 'summoned', of: { ref: 'self' } }) %}
          | np maynot "is" "summon"                                   {% ([is]) => values.keptFrom(is, 'summoned') %}

# This card can only be affected by Spells.   Only Spells may affect this card.
quality  -> sel maycan "only" "is" "affected" "by" threatened         {% ([of, , , , , , not]) => values.onlyBy(not, of) %}
          | maycan "only" "is" "affected" "by" threatened             {% ([, , , , , not]) => values.onlyBy(not, { ref: 'self' }) %}
          | sel maycan "is" "affected" "only" "by" threatened         {% ([of, , , , , , not]) => values.onlyBy(not, of) %}
          | maycan "is" "affected" "only" "by" threatened             {% ([, , , , , not]) => values.onlyBy(not, { ref: 'self' }) %}
          | sel "is" "affected" "only" "by" threatened                {% ([of, , , , , not]) => values.onlyBy(not, of) %}
          | sel "is" "only" "affected" "by" threatened                {% ([of, , , , , not]) => values.onlyBy(not, of) %}
          | "only" "affected" "by" threatened                         {% ([, , , not]) => values.onlyBy(not, { ref: 'self' }) %}
          | "affected" "only" "by" threatened                         {% ([, , , not]) => values.onlyBy(not, { ref: 'self' }) %}
          | "only" np maycan "affect" ref                             {% ([, not, , , of]) => values.onlyBy(not, of) %}
          | "only" np "affect" ref                                    {% ([, not, , of]) => values.onlyBy(not, of) %}
          | "you" maycan "only" "is" "affected" "by" threatened       {% ([, , , , , , not]) => values.onlyBy(not) %}
          | "immune" "to" "all" "except" threatened                   {% ([, , , , not]) => values.onlyBy(not, { ref: 'self' }) %}

# This card may bear two Weapons.   This card knows Latin.
quality  -> sel maycan bearing2 weapons                               {% ([of, , , weapons]) => draft.dropSelf({ weapons, of }) %}
          | maycan bearing2 weapons                                   {% ([, , weapons]) => ({ weapons }) %}
          | maycan "only" armed2 npd                                {% ([, , , is]) => values.armedOnly(is) %}
          | maycan armed2 "only" npd                                {% ([, , , is]) => values.armedOnly(is) %}
          | thiscard maycan "only" armed2 npd                       {% ([, , , , is]) => values.armedOnly(is) %}
          | thiscard maycan armed2 "only" npd                       {% ([, , , , is]) => values.armedOnly(is) %}
          | maycan "carry" weapons whichofthem                        {% ([, , n, asked]) => values.armedIf(n, asked) %}
          | thiscard maycan "carry" weapons whichofthem               {% ([, , , n, asked]) => values.armedIf(n, asked) %}
          | maycan bearing2 weapons whichofthem                       {% ([, , n, asked]) => values.armedIf(n, asked) %}
          | thiscard maycan bearing2 weapons whichofthem              {% ([, , , n, asked]) => values.armedIf(n, asked) %}
          | np maycan bearing2 weapons                                {% ([is, , , weapons]) => values.armedAll(is, weapons) %}
          | np maycan "each" bearing2 weapons                         {% ([is, , , , weapons]) => values.armedAll(is, weapons) %}
          | weapons "may" "is" given2 "to" ref                        {% ([weapons, , , , , of]) => draft.dropSelf({ weapons, of }) %}
          | "only" npd maycan bearing2 thiscard                       {% ([, is]) => values.onlyGivenTo(is) %}
          | "only" npd maycan "carry" thiscard                        {% ([, is]) => values.onlyGivenTo(is) %}
          | thiscard maycan "only" "is" borne2 "by" npd               {% ([, , , , , , is]) => values.onlyGivenTo(is) %}
          | maycan "only" "is" borne2 "by" npd                        {% ([, , , , , is]) => values.onlyGivenTo(is) %}
          | thiscard maycan "only" "is" given2 "to" npd               {% ([, , , , , , is]) => values.onlyGivenTo(is) %}
          | maycan "only" "is" given2 "to" npd                        {% ([, , , , , is]) => values.onlyGivenTo(is) %}
          | sel maynot "is" "steal"                                   {% ([of]) => ({ immuneTo: 'theft', of }) %}
          | maynot "is" "steal"                                       {% () => ({ immuneTo: 'theft', of: { ref: 'self' } }) %}
          | sel "have" "no" "gate"                                    {% ([of]) => ({ attribute: 'Gate', give: false, of }) %}
          | sel "have" "a" "gate"                                     {% ([of]) => ({ attribute: 'Gate', give: true, of }) %}
          | sel "gain" "a" "gate"                                     {% ([of]) => ({ attribute: 'Gate', give: true, of }) %}
          | sel "have" manygates                                      {% ([of], _at, reject) => (of.pick === 'all' ? { attribute: 'Gate', give: true, of } : reject) %}
          | sel "gain" manygates                                      {% ([of], _at, reject) => (of.pick === 'all' ? { attribute: 'Gate', give: true, of } : reject) %}
          | maycan "carry" num more "weapon"                          {% ([, , n]) => ({ weapons: n + 1 }) %}
          | maycan "carry" "any" "number" "of" "weapon"               {% () => ({ weapons: 'any' }) %}
          | thiscard maycan "carry" "any" "number" "of" "weapon"      {% () => ({ weapons: 'any' }) %}
          | thiscard "count" "as" "a" %name "for" purpose             {% ([, , , , name, , purpose]) => values.countsFor(name, purpose) %}
          | "count" "as" "a" %name "for" purpose                      {% ([, , , name, , purpose]) => values.countsFor(name, purpose) %}
          | "make" sel "invisible"                                    {% ([, of]) => ({ visible: false, of }) %}
          | "make" sel "visible"                                      {% ([, of]) => ({ visible: true, of }) %}
          | "no" np "may" "defend"                                    {% ([, is]) => ({ cannotBe: 'defending', of: cards.allOf(is) }) %}
          | "no" np "may" "is" "control"                              {% ([, is]) => ({ cannotBe: 'controlled', of: cards.allOf(is) }) %}
          | "no" np "may" "is" "summon"                               {% ([, is]) => ({ cannotBe: 'summoned', of: cards.allOf(is) }) %}
          | sel remain "face-down"                                    {% ([of]) => ({ staysFaceDown: true, of }) %}
          | sel "may" "not" "is" "flip" "face-up"                     {% ([of]) => ({ staysFaceDown: true, of }) %}
          | "it" maynot "is" "flip" "face-up"                         {% () => ({ staysFaceDown: true, of: cards.them }) %}
          | "they" maynot "is" "flip" "face-up"                       {% () => ({ staysFaceDown: true, of: cards.them }) %}
          | "it" remain "face-down"                                   {% () => ({ staysFaceDown: true, of: cards.them }) %}
          | "they" remain "face-down"                                 {% () => ({ staysFaceDown: true, of: cards.them }) %}

# Monsters in any Threat attacking you are not Invisible.   Is not turned Corrupt by cards that turn Allies Corrupt.
quality  -> sel "is" "not" "invisible"                                {% ([of]) => ({ visible: true, of }) %}
          | "no" np "is" "invisible"                                  {% ([, is]) => ({ visible: true, of: cards.allOf(is) }) %}
          | "no" np wheres "is" "invisible"                           {% ([, is, posts]) => values.noneInvisible(is, posts) %}
          | bare "is" "not" "invisible"                               {% ([of]) => ({ visible: true, of }) %}
          | "cause" sel "to" "become" "visible"                       {% ([, of]) => ({ visible: true, of }) %}
          | "cause" sel "to" "become" "invisible"                     {% ([, of]) => ({ visible: false, of }) %}
          | "cause" sel "to" "is" "visible"                           {% ([, of]) => ({ visible: true, of }) %}
          | "cause" sel "to" "is" "invisible"                         {% ([, of]) => ({ visible: false, of }) %}
          | bare "is" "visible"                                       {% ([of]) => ({ visible: true, of }) %}
          | bare "is" "invisible"                                     {% ([of]) => ({ visible: false, of }) %}
          | "is" "not" "turn" %name "by" "card" "that" "turn" "ally" %name {% ([, , , name]) => ({ cannotBecome: nouns.attribute(name), of: { ref: 'self' } }) %}
          | "is" "not" "turn" %name "by" "card"                       {% ([, , , name]) => ({ cannotBecome: nouns.attribute(name), of: { ref: 'self' } }) %}
          | maynot "is" "turn" %name                                  {% ([, , , name]) => ({ cannotBecome: nouns.attribute(name), of: { ref: 'self' } }) %}
          | maynot "is" "make" %name                                  {% ([, , , name]) => ({ cannotBecome: nouns.attribute(name), of: { ref: 'self' } }) %}
          | sel maynot "is" "turn" %name                              {% ([of, , , , name]) => ({ cannotBecome: nouns.attribute(name), of }) %}
          | sel maynot "is" "make" %name                              {% ([of, , , , name]) => ({ cannotBecome: nouns.attribute(name), of }) %}
          | "never" "become" %name                                    {% ([, , name]) => ({ cannotBecome: nouns.attribute(name), of: { ref: 'self' } }) %}
          | sel "never" "become" %name                                {% ([of, , , name]) => ({ cannotBecome: nouns.attribute(name), of }) %}
# This card cannot be attacking.   Weapons of your opponent's Allies add nothing.   Ghouls may not attack while it is Day.
quality  -> sel "cannot" "is" "attack"                                {% ([of]) => values.noAttack(of) %}
          | sel maynot "attack"                                       {% ([of]) => values.noAttack(of) %}
          | np maynot "attack"                                        {% ([is]) => values.noneAttack(is) %}
          | maynot "attack"                                           {% () => values.noAttack({ ref: 'self' }) %}
          | "no" np "may" "attack"                                    {% ([, is]) => values.noAttack(cards.allOf(is)) %}
          | sel "add" "nothing"                                       {% ([of]) => values.noAddition(of) %}
          | sel "add" "nothing" "to" "their" valueword                {% ([of]) => values.noAddition(of) %}
          | sel "add" "nothing" "to" "its" valueword                  {% ([of]) => values.noAddition(of) %}
          | sel "add" "nothing" "to" "the" valueword "of" np          {% ([of, , , , , , , whose]) => values.noAdditionTo(of, whose) %}
          | "weapon" "add" "nothing" "to" "the" valueword "of" poss "ally" {% ([, , , , , , , by]) => values.noAddition(cards.selector({ is: { type: 'Artifact', subtype: ['Weapon', 'Enchanted Weapon'], borneBy: { type: 'Ally' } }, pick: 'all' }, [{ of: by }])) %}
          | foesarms "add" "nothing" "to" "the" valueword "of" "ally" meeting2 thiscard {% ([of]) => values.noAddition(of) %}
          | foesarms "add" "nothing" "to" "the" valueword "of" "ally" "opposing" thiscard {% ([of]) => values.noAddition(of) %}
          | sel "add" "no" "value"                                    {% ([of]) => values.noAddition(of) %}
          | sel "add" "no" "point"                                    {% ([of]) => values.noAddition(of) %}
          | sel "have" "no" "effect" "on" valueword                   {% ([of]) => values.noAddition(of) %}
          | "no" np "add" "point"                                     {% ([, is]) => values.noAddition(cards.allOf(is)) %}
          | "no" np "add" "point" "to" "the" valueword "of" np        {% ([, is, , , , , , , whose]) => values.noAdditionTo(cards.allOf(is), whose) %}
          | "no" np "add" "point" "to" ownvalue                       {% ([, is]) => values.noAddition(cards.allOf(is)) %}
          | "no" np "add" "to" ownvalue                               {% ([, is]) => values.noAddition(cards.allOf(is)) %}
          | bare "add" "nothing"                                      {% ([of]) => values.noAddition(of) %}
          | bare "add" "nothing" "to" "their" valueword               {% ([of]) => values.noAddition(of) %}
          | bare "add" "nothing" "to" "the" valueword "of" np         {% ([of, , , , , , , whose]) => values.noAdditionTo(of, whose) %}
          | bare "add" "no" "point"                                   {% ([of]) => values.noAddition(of) %}
# Each of your Students gains 1.   This card loses 2.   Add 1 to this card.   The value of each Ghoul is 3.
static   -> value                                                     {% draft.first %}
          | threat                                                    {% draft.first %}
          | stat                                                      {% draft.first %}
          | quality                                                   {% draft.first %}

nowis    -> "it" "is" daynight                                        {% ([, , time]) => ({ time }) %}
          | "make" "it" daynight                                      {% ([, , time]) => ({ time }) %}
          | "it" "become" daynight                                    {% ([, , time]) => ({ time }) %}
or3      -> "or"                                                      {% draft.nothing %}
          | "," "or"                                                  {% draft.nothing %}
foesarms -> np                                                        {% ([is], _at, reject) => cards.opposingArms(is) ?? reject %}
          | np "except" excepted                                      {% ([is, , not], _at, reject) => cards.opposingArms({ ...is, ...nouns.exceptFor(not) }) ?? reject %}
meeting2 -> "who" "defend" "against"                                  {% draft.nothing %}
          | "that" "defend" "against"                                 {% draft.nothing %}
          | "defending" "against"                                     {% draft.nothing %}
          | "who" "oppose"                                            {% draft.nothing %}
          | "that" "oppose"                                           {% draft.nothing %}
byany    -> "by" "any" "card"                                         {% draft.nothing %}
          | "by" "any" "effect"                                       {% draft.nothing %}
          | "by" "other" "card"                                       {% draft.nothing %}
          | "by" "card"                                               {% draft.nothing %}
thatthreat -> "that" "threat"                                         {% draft.nothing %}
          | "the" "opposing" "threat"                                 {% draft.nothing %}
          | "the" "opposing" "directed" "threat"                      {% draft.nothing %}
          | "your" "opponent" "'s" "threat"                           {% draft.nothing %}
onmyside -> "in" "play"                                               {% draft.nothing %}
          | "you" "have" "in" "play"                                  {% draft.nothing %}
          | "that" "you" "have" "in" "play"                           {% draft.nothing %}
thattome -> "the" "tome"                                              {% draft.nothing %}
          | "that" "tome"                                             {% draft.nothing %}
# This Weapon may not be used by a Student or a Priest.   Cultists may not use this Weapon.
kept     -> npd                                                       {% draft.first %}
          | npd "or" npd                                              {% ([a, , b]) => nouns.union([a, b]) %}
          | npd "and" npd                                             {% ([a, , b]) => nouns.union([a, b]) %}
mayneverbe -> "may" "not" "is"                                        {% draft.nothing %}
          | "cannot" "is"                                             {% draft.nothing %}
mayneveruse -> "may" "not" "use"                                      {% draft.nothing %}
          | "cannot" "use"                                            {% draft.nothing %}
symbol   -> "attribute"                                               {% draft.nothing %}
          | "symbol"                                                  {% draft.nothing %}
losing   -> "bury"                                                    {% () => 'bury' %}
          | "discard"                                                 {% draft.nothing %}
          | "lose"                                                    {% draft.nothing %}
          | "bury" "or" "discard"                                     {% draft.nothing %}
          | "discard" "or" "bury"                                     {% draft.nothing %}
passers  -> np                                                        {% ([is]) => values.passersBy(is) %}
          | every np                                                  {% ([, is]) => values.passersBy(is) %}
          | every np "of" "any" "player"                              {% ([, is]) => values.passersBy(is) %}
passedby -> thiscard                                                  {% () => 'self' %}
          | "card" "of" "the" "same" "title"                          {% () => ({ title: 'self' }) %}
          | "card" "with" "a" "card" "of" "the" "same" "title"        {% () => ({ bears: { title: 'self' } }) %}
          | "that" "ally"                                             {% () => 'host' %}
          | "the" "bearer"                                            {% () => 'host' %}
          | "the" "bearer" "of" thiscard                              {% () => 'host' %}
thing2   -> thiscard                                                  {% draft.nothing %}
          | "this" %unknown                                           {% draft.nothing %}
bearing  -> "bear"                                                    {% draft.nothing %}
          | "carry"                                                   {% draft.nothing %}
          | "hold"                                                    {% draft.nothing %}
          | "use"                                                     {% draft.nothing %}
          | "wield"                                                   {% draft.nothing %}
passed   -> "combat" "with" "your" "opponent" "'s" "threat"            {% () => 'threat' %}
          | "combat" "with" "all" "card" "in" "your" "opponent" "'s" "threat" {% () => 'threat' %}
          | npd                                                       {% ([is], _at, reject) => (nouns.sparesOwnName(is) ? reject : is) %}
          | "the" "opposing" "threat"                                 {% () => 'threat' %}
          | "combat" "with" "all" np "in" "your" "opponent" "'s" "threat" {% ([, , , is]) => nouns.inThreat(is) %}
          | "combat" "with" "all" np "in" "your" "opponent" "'s" "threat" "except" excepted {% ([, , , is, , , , , , , not]) => ({ ...is, not }) %}
          | "combat" "with" "opponent" "'s" "threat"                  {% () => 'threat' %}
          | "opponent" "'s" "threat"                                  {% () => 'threat' %}
          | "your" "opponent" "'s" "threat"                           {% () => 'threat' %}
          | "all" "opposing" np                                       {% ([, , is]) => nouns.someKind(is) %}
          | "opposing" np                                             {% ([, is]) => nouns.someKind(is) %}
          | "all" np "in" thatthreat                                  {% ([, is]) => nouns.inThreat(is) %}
          | np "in" thatthreat                                        {% ([is]) => nouns.inThreat(is) %}
          | "combat" "with" npd                                       {% ([, , is]) => is %}
          | "combat" "with" "all" np                                  {% ([, , , is]) => nouns.someKind(is) %}
threatened -> npd                                                     {% ([is]) => nouns.threatening(is) %}
          | "theft"                                                   {% () => 'theft' %}
          | "effect" "on" "the" "story" "deck"                        {% () => 'storyDeckEffects' %}
          | "the" "power" "of" "great old one"                        {% () => 'GreatOldOnes' %}
          | hazard                                                    {% draft.first %}

# Immune to all Spells.   Not affected by the Special Effects of Monsters.   Your Maximum and Minimum are each increased by one.   The Minimum of each opponent is reduced by 1.
threatened -> every np                                                {% ([, is]) => nouns.threatening(is) %}
          | specialof npd                                             {% ([, is]) => nouns.threatening(is) %}
          | specialof every np                                        {% ([, , is]) => nouns.threatening(is) %}
          | np "'" "special" "effect"                                 {% ([is]) => nouns.threatening(is) %}
          | every np "'" "special" "effect"                           {% ([, is]) => nouns.threatening(is) %}
          | npd "'s" "special" "effect"                               {% ([is]) => nouns.threatening(is) %}
          | every np affecting2 attacked                              {% ([, is]) => nouns.threatening(is) %}
          | np affecting2 attacked                                    {% ([is]) => nouns.threatening(is) %}
          | "the" "effect" "of" np                                    {% ([, , , is]) => nouns.threatening(is) %}
          | "the" "effect" "of" every np                              {% ([, , , , is]) => nouns.threatening(is) %}
          | "the" "effect" "of" "any" np                              {% ([, , , , is]) => nouns.threatening(is) %}
leftout  -> "exclude" "when" "determine" "the" "result" "of" "a" "epidemic" {% () => 'epidemic' %}
          | "leave" "out" "of" "epidemic"                             {% () => 'epidemic' %}
          | "leave" "out" "of" np                                     {% ([, , , is]) => nouns.kindOfEvent(is) %}
          | "exclude" "when" "determine" "the" "result" "of" npd      {% ([, , , , , , is]) => nouns.kindOfEvent(is) %}
          | "leave" "out" "of" "random" "choice"                      {% () => 'random' %}
          | "exclude" whenchoosing randomally                         {% () => 'random' %}
          | "not" "count" whenchoosing randomally                     {% () => 'random' %}
          | "leave" "out" whenchoosing randomally                     {% () => 'random' %}
          | "exclude" "(" "as" "if" "they" "weren't" "present" ")" "when" "determine" "the" "result" "of" "a" "epidemic" {% () => 'epidemic' %}
whenchoosing -> "when" "choose"                                       {% draft.nothing %}
          | "when" "choosing"                                         {% draft.nothing %}
          | "when" "determine"                                        {% draft.nothing %}
          | whenever "a" "card" "call" "for"                          {% draft.nothing %}
randomally -> "a" "random" "ally"                                     {% draft.nothing %}
          | "random" "ally"                                           {% draft.nothing %}
          | "ally" "at" "random"                                      {% draft.nothing %}
          | "a" "ally" "at" "random"                                  {% draft.nothing %}
          | "ally" "randomly"                                         {% draft.nothing %}
affecting2 -> "affect"                                                {% draft.nothing %}
          | "that" "affect"                                           {% draft.nothing %}
unaffected2 -> "not" "affected" "by"                                  {% draft.nothing %}
          | "unaffected" "by"                                         {% draft.nothing %}
          | "immune" "to"                                             {% draft.nothing %}
purpose  -> "great old one"                                           {% () => 'GreatOldOne' %}
          | "location"                                                {% () => 'Location' %}
          | "adventure"                                               {% () => 'Adventure' %}
anyneeded -> "any" num "of" "the" "card" "need" "to"                  {% draft.nothing %}

# This card is not buried after Combat unless it absorbs its full value.
morecopies -> "more" "than" num "copy" "of" thiscard                  {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" "number" "of" thiscard                              {% draft.nothing %}
          | "any" "number" "of" "copy" "of" thiscard                  {% draft.nothing %}
          | "more" "than" num "of" thiscard                         {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
          | "more" "than" num "of" "this" "card"                      {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
anykind  -> "of" "any" "kind"                                         {% draft.nothing %}
          | "of" "any" "type"                                         {% draft.nothing %}
namedor  -> np "or" "a" np                                            {% ([is, , , kind]) => nouns.thatOneOr(is, kind) %}
          | np "or" "any" np                                          {% ([is, , , kind]) => nouns.thatOneOr(is, kind) %}
          | np "or" "any" "other" np                                  {% ([is, , , , kind]) => nouns.thatOneOr(is, kind) %}
          | np "or" "another" np                                      {% ([is, , , kind]) => nouns.thatOneOr(is, kind) %}
given    -> num np                                                    {% ([n, is], _at, reject) => (n === 1 ? is : reject) %}
          | np                                                        {% ([is]) => nouns.byName(is) %}
          | namedor                                                   {% draft.first %}
          | "any" num np                                              {% ([, n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "any" num "of" "your" np                                  {% ([, n, , , is], _at, reject) => (n === 1 ? is : reject) %}
          | num "of" "your" np                                        {% ([n, , , is], _at, reject) => (n === 1 ? is : reject) %}
          | "a" np                                                    {% ([, is]) => is %}
          | "any" np                                                  {% ([, is]) => is %}
maynot   -> "cannot"                                                  {% draft.nothing %}
          | "do" "not"                                                {% draft.nothing %}
          | "may" "not"                                               {% draft.nothing %}
ownvalue -> "a" "ally" "'s" valueword                                 {% draft.nothing %}
          | "ally" "'s" valueword                                     {% draft.nothing %}
          | "the" "ally" "'s" valueword                               {% draft.nothing %}
          | "its" valueword                                           {% draft.nothing %}
asdefender -> "defending"                                             {% draft.nothing %}
          | "defending" "ally"                                        {% draft.nothing %}
          | "choose" "as" "defending" "ally"                        {% draft.nothing %}
          | "choose" "as" "a" "defending" "ally"                    {% draft.nothing %}
          | "a" "defending" "ally"                                    {% draft.nothing %}
          | "use" "to" "defend"                                       {% draft.nothing %}
unharmed -> "unaffected" "by" "epidemic"                              {% draft.nothing %}
          | "not" "affected" "by" "epidemic"                          {% draft.nothing %}
          | "immune" "to" "epidemic"                                  {% draft.nothing %}
named    -> %name                                                     {% draft.first %}
          | %family                                                   {% draft.first %}
          | %strange                                                  {% draft.first %}
anyneeded2 -> "any" num "card" "need" "to" "play"                     {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "card" "require" "to" "play"                    {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "of" "the" "card" "need" "to" "play"            {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "of" "the" "card" "require" "to" "play"         {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "card" "need" "for"                             {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "card" "require" "for"                          {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | num "of" "the" "card" "require" "to" "play"             {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "of" "the" "card" "need" "to" "play"                  {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "card" "need" "to" "play"                             {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "card" "require" "to" "play"                          {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "card" "need" "to" "summon"                     {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | num "card" "need" "to" "summon"                           {% ([n], _at, reject) => (n === 1 ? null : reject) %}
bearer2  -> "the" "ally"                                              {% draft.nothing %}
          | "that" "ally"                                             {% draft.nothing %}
          | "the" "bearer"                                            {% draft.nothing %}
armed2   -> bearing2                                                  {% draft.nothing %}
          | "carry"                                                   {% draft.nothing %}
bearing2 -> "bear"                                                    {% draft.nothing %}
          | "use"                                                     {% draft.nothing %}
          | "wield"                                                   {% draft.nothing %}
          | "have"                                                    {% draft.nothing %}
          | "hold"                                                    {% draft.nothing %}
          | "is" "give"                                               {% draft.nothing %}
          | "is" "assign"                                             {% draft.nothing %}
given2   -> "give"                                                    {% draft.nothing %}
          | "assign"                                                  {% draft.nothing %}
weapons  -> num "weapon"                                              {% ([n], _at, reject) => (n > 1 ? n : reject) %}
          | "up" "to" num "weapon"                                    {% ([, , n], _at, reject) => (n > 1 ? n : reject) %}
          | num more "weapon"                                         {% ([n]) => n + 1 %}
          | "a" more "weapon"                                         {% () => 2 %}
          | "a" "second" "weapon"                                     {% () => 2 %}
          | "any" "number" "of" "weapon"                              {% () => 'any' %}
          | "more" "than" num "weapon"                                {% ([, , n], _at, reject) => (n === 1 ? 'any' : reject) %}
borne2   -> "bear"                                                    {% draft.nothing %}
          | "use"                                                     {% draft.nothing %}
          | "carry"                                                   {% draft.nothing %}
          | "wield"                                                   {% draft.nothing %}
          | "hold"                                                    {% draft.nothing %}
uncount  -> "toward"                                                  {% draft.nothing %}
          | "towards"                                                 {% draft.nothing %}
          | "against"                                                 {% draft.nothing %}
touse    -> "use" thiscard                                            {% draft.nothing %}
          | "bear" thiscard                                           {% draft.nothing %}
          | "carry" thiscard                                          {% draft.nothing %}
          | "use" "it"                                                {% draft.nothing %}
          | "carry" "it"                                              {% draft.nothing %}
specialof -> "special" "effect" "of"                                  {% draft.nothing %}
          | "the" "special" "effect" "of"                             {% draft.nothing %}
          | "any" "special" "effect" "of"                             {% draft.nothing %}
foes2    -> "your" "opponent" "'s"                                    {% () => 'eachOpponent' %}
          | "each" "opponent" "'s"                                    {% () => 'eachOpponent' %}
          | "a" "opponent" "'s"                                       {% () => 'eachOpponent' %}
          | "any" "opponent" "'s"                                     {% () => 'eachOpponent' %}
          | "opponent" "'s"                                           {% () => 'eachOpponent' %}

# Holds one Folk Spell.   May hold one additional Folk Spell.   Your Tomes can each contain two more Folk or Eye Spells.   This card holds one Eye Spell only.
quality  -> oncecast                                                  {% draft.first %}
          | room                                                      {% ([has]) => values.roomIn(has) %}
          | sel room                                                  {% ([of, has]) => values.roomIn(has, of) %}
          | poss np room                                              {% ([of, is, has]) => values.roomIn(has, cards.selector(cards.owned(of, is), [])) %}
          | "it" room                                                 {% ([, has]) => values.roomIn(has) %}
          | "they" room                                               {% ([, has]) => values.roomIn(has, cards.them) %}
          | "that" "tome" room                                        {% ([, , has]) => values.roomIn(has, { ref: 'host' }) %}
          | "any" num kindspell maycan "is" heldthere2                {% ([, n, icon]) => values.roomIn({ n, ...icon }) %}
          | num kindspell "may" "is" heldthere2                       {% ([n, icon]) => values.roomIn({ n, ...icon }) %}
          | num kindspell "can" "is" heldthere2                       {% ([n, icon]) => values.roomIn({ n, ...icon }) %}
          | "up" "to" num kindspell "may" "is" heldthere2             {% ([, , n, icon]) => values.roomIn({ n, ...icon }) %}
          | num more kindspell "may" "is" heldthere2                  {% ([n, , icon]) => values.roomIn({ n, more: true, ...icon }) %}
          | num more kindspell "can" "is" heldthere2                  {% ([n, , icon]) => values.roomIn({ n, more: true, ...icon }) %}
          | "only" num kindspell "may" "is" heldthere2                {% ([, n, icon]) => values.roomIn({ n, only: true, ...icon }) %}
          | "no" "more" "than" num kindspell "may" "is" heldthere2    {% ([, , , n, icon]) => values.roomIn({ n, only: true, ...icon }) %}
          | "you" "may" storing roomcount kindspell therein           {% ([, , , count, icon]) => values.roomIn({ ...count, ...icon }) %}
# May hold Spells of any icon.   Your Tomes may hold Spells of any icon.   Spells of any icon may be placed in this Tome.
quality  -> holding anyicon                                           {% () => values.iconless() %}
          | sel holding anyicon                                       {% ([of]) => values.iconless(of) %}
          | poss np holding anyicon                                   {% ([of, is]) => values.iconless(cards.selector(cards.owned(of, is), [])) %}
          | "you" "may" storing anyicon "in" thiscard                 {% () => values.iconless() %}
          | anyicon "may" "is" storing "in" thiscard                  {% () => values.iconless() %}
          | anyicon "may" "is" heldthere2                             {% () => values.iconless() %}
          | "spell" "in" thiscard "may" "is" "of" "any" "icon"        {% () => values.iconless() %}
anyicon  -> "spell" "of" "any" "icon"                                 {% draft.nothing %}
room     -> holding roomcount kindspell                               {% ([verb, count, icon]) => ({ ...verb, ...count, ...icon }) %}
          | holding roomcount kindspell "only"                        {% ([verb, count, icon]) => ({ ...verb, ...count, ...icon, only: true }) %}
holding  -> "hold"                                                    {% () => ({}) %}
          | "know"                                                    {% () => ({}) %}
          | "contain"                                                 {% () => ({ told: true }) %}
          | maycan "hold"                                             {% () => ({}) %}
          | maycan "know"                                             {% () => ({}) %}
          | maycan "contain"                                          {% () => ({ told: true }) %}
          | maycan "each" holds                                       {% () => ({}) %}
          | maycan "only" holds                                       {% () => ({ only: true }) %}
roomcount -> num                                                      {% ([n]) => ({ n }) %}
          | "any" num                                                 {% ([, n]) => ({ n }) %}
          | "any" "number" "of"                                       {% () => ({ n: draft.boundless }) %}
          | "up" "to" num                                             {% ([, , n]) => ({ n }) %}
          | "only" num                                                {% ([, n]) => ({ n, only: true }) %}
          | "no" "more" "than" num                                    {% ([, , , n]) => ({ n, only: true }) %}
          | num more                                                  {% ([n]) => ({ n, more: true }) %}
          | "up" "to" num more                                        {% ([, , n]) => ({ n, more: true }) %}
          | "a"                                                       {% () => ({ n: 1 }) %}
          | "a" "single"                                              {% () => ({ n: 1 }) %}
          | "a" more                                                  {% () => ({ n: 1, more: true }) %}
          | "a" "second"                                              {% () => ({ n: 1, more: true }) %}
kindspell -> "spell"                                                  {% () => ({}) %}
          | "spell" anykind                                           {% () => ({}) %}
          | "spell" "of" "any" "icon"                                 {% () => ({ icon: 'any' }) %}
          | %name "spell"                                             {% ([name]) => nouns.icons(name) %}
          | %name "or" %name "spell"                                  {% ([a, , b]) => nouns.icons(a, b) %}
          | %name "spell" "or" %name "spell"                          {% ([a, , , b]) => nouns.icons(a, b) %}
          | %name "spell" "or" num %name "spell"                      {% ([a, , , n, b], _at, reject) => (n === 1 ? nouns.icons(a, b) : reject) %}
          | "spell" "with" "the" %name "icon"                         {% ([, , , name]) => nouns.icons(name) %}
          | "spell" "bear" "the" %name "icon"                         {% ([, , , name]) => nouns.icons(name) %}
          | "spell" "," "which" "must" "show" "the" %name "icon"      {% ([, , , , , , name]) => nouns.icons(name) %}
          | "spell" "," "which" "must" "is" "a" %name "spell"         {% ([, , , , , , name]) => nouns.icons(name) %}
          | "spell" "," "which" "must" "is" "of" "the" %name "icon"   {% ([, , , , , , , name]) => nouns.icons(name) %}
          | "spell" "," "which" "must" bear "the" %name "icon"        {% ([, , , , , , name]) => nouns.icons(name) %}
storing  -> "keep"                                                    {% draft.nothing %}
          | "place"                                                   {% draft.nothing %}
          | "put"                                                     {% draft.nothing %}
          | "store"                                                   {% draft.nothing %}
heldthere2 -> "hold" "by" thiscard                                    {% draft.nothing %}
          | "hold" therein                                            {% draft.nothing %}
          | "contain" therein                                         {% draft.nothing %}
          | storing therein                                           {% draft.nothing %}
therein  -> "in" thiscard                                             {% draft.nothing %}
          | "beneath" thiscard                                        {% draft.nothing %}
          | "under" thiscard                                          {% draft.nothing %}

attackers2 -> npd                                                      {% draft.first %}
          | every np                                                  {% ([, is]) => is %}

# May not be chosen at random.
quality  -> maynot "is" "at" "random"                                 {% () => ({ excluded: 'random', of: { ref: 'self' } }) %}
          | sel maynot "is" "at" "random"                             {% ([of]) => ({ excluded: 'random', of }) %}
protected -> "protect"

# This Tome may not contain Spells.
quality  -> thiscard maynot "contain" "spell"                         {% () => ({ stat: 'spellCapacity', by: 0, how: 'set', of: { ref: 'self' } }) %}
          | maynot "contain" "spell"                                  {% () => ({ stat: 'spellCapacity', by: 0, how: 'set', of: { ref: 'self' } }) %}
          | sel maynot "know" "spell"                                 {% ([of]) => ({ stat: 'spellCapacity', by: 0, how: 'set', of }) %}
          | sel maynot "hold" "spell"                                 {% ([of]) => ({ stat: 'spellCapacity', by: 0, how: 'set', of }) %}
          | sel maynot "contain" "spell"                              {% ([of]) => ({ stat: 'spellCapacity', by: 0, how: 'set', of }) %}
          | sel maynot "know" "any" "spell"                           {% ([of]) => ({ stat: 'spellCapacity', by: 0, how: 'set', of }) %}
          | sel maynot "hold" "any" "spell"                           {% ([of]) => ({ stat: 'spellCapacity', by: 0, how: 'set', of }) %}
          | thiscard maynot "contain" "any" "spell"                   {% () => ({ stat: 'spellCapacity', by: 0, how: 'set', of: { ref: 'self' } }) %}
          | thiscard maycan "contain" "no" "spell"                    {% () => ({ stat: 'spellCapacity', by: 0, how: 'set', of: { ref: 'self' } }) %}
          | maycan "contain" "no" "spell"                             {% () => ({ stat: 'spellCapacity', by: 0, how: 'set', of: { ref: 'self' } }) %}
          | thiscard "contain" "no" "spell"                           {% () => ({ stat: 'spellCapacity', by: 0, how: 'set', of: { ref: 'self' } }) %}

# You may have up to three copies of this card in play.
quality  -> "you" "may" "have" "up" "to" num copiesof "in" "play"     {% ([, , , , , n, of]) => values.atMostCopies(n, of) %}
          | "you" "may" "have" num copiesof "in" "play"               {% ([, , , n, of]) => values.atMostCopies(n, of) %}
          | "you" "may" "have" "no" "more" "than" num copiesof "in" "play" {% ([, , , , , , n, of]) => values.atMostCopies(n, of) %}
          | "up" "to" num copiesof "may" "is" "in" "play"             {% ([, , n, of]) => values.atMostCopies(n, of) %}
          | "you" "may" "have" morecopies "in" "play" "," "up" "to" num {% ([, , , , , , , , , n]) => values.atMostCopies(n, { title: 'self' }) %}
copiesof -> "of" "this" "ally"                                        {% () => ({ title: 'self' }) %}
          | "of" %self                                                {% () => ({ title: 'self' }) %}
          | "copy" "of" thiscard                                      {% () => ({ title: 'self' }) %}
          | "copy" "of" "the" "ally"                                  {% () => ({ title: 'self' }) %}
          | "copy" "of" "them"                                        {% () => ({ title: 'self' }) %}
          | "copy" "of" np                                            {% ([, , is]) => is %}
          | "of" "this" "card"                                        {% () => ({ title: 'self' }) %}

# Counts as a Ghoul for any Adventure that requires one.
quality  -> thiscard "count" "as" "a" asname5 "for" purposes          {% ([, , , , name, , purpose]) => values.countsFor(name, purpose) %}
          | "count" "as" "a" asname5 "for" purposes                   {% ([, , , name, , purpose]) => values.countsFor(name, purpose) %}
asname5  -> %name                                                     {% draft.first %}
          | %strange                                                  {% draft.first %}
          | %family                                                   {% draft.first %}
purposes -> det purpose "that" "require" num                          {% ([, purpose]) => purpose %}
          | det purpose "that" "need" num                             {% ([, purpose]) => purpose %}
          | det purpose "which" "require" num                         {% ([, purpose]) => purpose %}
          | det purpose "that" "require" "a" asname5                  {% ([, purpose]) => purpose %}
          | det purpose "that" "need" "a" asname5                     {% ([, purpose]) => purpose %}
# All Ruins have Gates.   Site Locations gain Gates.
manygates -> "gate"                                                   {% ([{ written }], _at, reject) => (/s$/i.test(written) ? null : reject) %}

# May carry two Weapons if one is an Enchanted Weapon.   May carry two Weapons if both are Enchanted Weapons.   May carry two Weapons, one of which must be an Enchanted Weapon.
whichofthem -> iffor oneofthem "is" npd                               {% ([, , , oneOf]) => ({ oneOf }) %}
          | "," iffor oneofthem "is" npd                              {% ([, , , , oneOf]) => ({ oneOf }) %}
          | iffor bothofthem "is" np                                  {% ([, , , allOf]) => ({ allOf }) %}
          | "," iffor bothofthem "is" np                              {% ([, , , , allOf]) => ({ allOf }) %}
          | iffor "neither" "is" npd                                  {% ([, , , not]) => ({ allOf: { not } }) %}
          | "," num "of" "which" "must" "is" npd                      {% ([, n, , , , , oneOf], _at, reject) => (n === 1 ? { oneOf } : reject) %}
          | "," num "of" "them" "a" np                                {% ([, n, , , , oneOf], _at, reject) => (n === 1 ? { oneOf } : reject) %}
# This card may bear two Weapons if one of them is not an Enchanted Weapon.   May have two Weapons, but only one Enchanted Weapon.
whichofthem -> iffor oneofthem "is" "not" npd                         {% ([, , , , not]) => ({ oneOf: { not } }) %}
          | "," "but" "only" num np                                   {% ([, , , n, not], _at, reject) => (n === 1 ? { oneOf: { not }, ofTwo: true } : reject) %}
iffor    -> "if"                                                      {% draft.nothing %}
          | "provided" "that"                                         {% draft.nothing %}
oneofthem -> num                                                      {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "of" "them"                                           {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "at" "least" num                                          {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
          | "at" "least" num "of" "them"                              {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
          | "either"                                                  {% draft.nothing %}
          | "either" "of" "them"                                      {% draft.nothing %}
bothofthem -> "both"                                                  {% draft.nothing %}
          | "both" "of" "them"                                        {% draft.nothing %}
          | "all" "of" "them"                                         {% draft.nothing %}
