# What a card is and has while it is in play: attributes, languages, what it bears, what it is immune to.

@lexer lexer

# Joins Deep Ones and Shoggoths.   It is Night.   Each Location gains the Water attribute.   Holds one Spell.
# This card is given to an Ally, whose fate it shares.   Carries one Tome.
quality  -> sel "gain" "the" %name "attribute"                        {% ([of, , , name]) => ({ attribute: make.attribute(name), give: true, of }) %}
          | sel "lose" "the" %name "attribute"                        {% ([of, , , name]) => ({ attribute: make.attribute(name), give: false, of }) %}
          | sel "have" "the" "attribute" "of" sel "instead" "of" "its" "own" {% ([of, , , , , attributesOf]) => ({ attributesOf, of }) %}
          | sel "cannot" "become" %name                               {% ([of, , , name]) => ({ cannotBecome: make.attribute(name), of }) %}
          | sel "count" "as" %name                                    {% ([of, , , name]) => make.treatAs(of, name) %}
          | sel "function" "as" "if" "it" "is" daynight               {% ([of, , , , , , time]) => ({ treatAs: time, of, as: 'time' }) %}
          | "invisible"                                               {% () => ({ visible: false, of: { ref: 'self' } }) %}
          | sel "act" "as" "at" daynight                              {% ([of, , , , time]) => ({ treatAs: time, of, as: 'time' }) %}
          | sel "is" "invisible"                                      {% ([of]) => ({ visible: false, of }) %}
          | sel "is" "visible"                                        {% ([of]) => ({ visible: true, of }) %}
          | sel "is" %name                                            {% ([of, , name]) => make.becomes(of, name) %}
          | "no" np "bear" "the" %name symbol                         {% ([, is, , , name]) => ({ attribute: make.attribute(name), give: false, of: make.allOf(is) }) %}
          | every np "bear" "the" %name symbol                        {% ([, is, , , name]) => ({ attribute: make.attribute(name), give: true, of: make.allOf(is) }) %}
          | sel "is" "classify" "as" %name                            {% ([of, , , , name]) => make.treatAs(of, name) %}
          | sel "see" "invisible" "card"                              {% ([of]) => ({ sees: 'invisible', of }) %}
          | sel "may" "not" "bear" npd                                {% ([of, , , , cannotBear]) => make.dropSelf({ cannotBear, of }) %}
          | poss np "may" "not" bearing npd                           {% ([by, is, , , , cannotBear]) => make.keptUnarmed(is, by, cannotBear) %}
          | poss np "cannot" bearing npd                              {% ([by, is, , , cannotBear]) => make.keptUnarmed(is, by, cannotBear) %}
          | poss np "do" "not" "use" "weapon"                         {% ([by, is]) => make.keptUnarmed(is, by, { type: 'Artifact', subtype: ['Weapon', 'Enchanted Weapon'] }) %}
          | "join" "other" np                                         {% ([, , join]) => ({ join, may: true }) %}
          | "join" "with" np                                          {% ([, , join]) => ({ join, may: true }) %}
          | "join" npd                                                {% ([, join]) => ({ join, may: true }) %}
          | sel "join" npd                                            {% ([of, , join]) => make.dropSelf({ join, may: true, of }) %}
          | sel "may" "not" "join" npd                                {% ([of, , , , join]) => make.dropSelf({ join, may: false, of }) %}
          | sel "bypass" passed                                       {% ([of, , bypass]) => make.dropSelf({ bypass, may: true, of }) %}
          | sel "may" "not" "bypass" passed                           {% ([of, , , , bypass]) => make.dropSelf({ bypass, may: false, of }) %}
          | gateof "may" "is" "use" "again"                           {% ([of]) => ({ gateReuse: true, ...of }) %}
          | gateof "may" "is" "use" "again" paying                    {% ([of, , , , , cost]) => ({ gateReuse: true, cost, ...of }) %}
          | "carry" np                                                {% ([, carries]) => ({ carries }) %}
          | "carry" num np                                            {% ([, n, carries]) => ({ carries, n }) %}
          | thiscard "is" "give" "to" npd                             {% ([, , , , attachedTo]) => ({ attachedTo, sharesFate: false }) %}
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
          | "if" thattome "is" losing "," thing2 "is" losing          {% () => ({ attachedTo: { type: 'Tome' }, sharesFate: true }) %}
          | "if" thattome "is" losing "," "so" "is" thing2            {% () => ({ attachedTo: { type: 'Tome' }, sharesFate: true }) %}
          | "protection" "from" npd                                   {% ([, , immuneTo]) => ({ immuneTo }) %}
          | protected "from" npd                                      {% ([[word], , immuneTo]) => far.protectedFrom(word, immuneTo) %}
          | protected "from" "all" np                                 {% ([[word], , , immuneTo]) => far.protectedFrom(word, immuneTo) %}
          | protected "against" "all" np                              {% ([[word], , , immuneTo]) => far.protectedFrom(word, immuneTo) %}
          | protected "against" npd                                   {% ([[word], , immuneTo]) => far.protectedFrom(word, immuneTo) %}
          | "protect" "you" "against" npd                             {% ([, , , immuneTo]) => ({ immuneTo }) %}
          | "you" "is" "protect" "against" npd                        {% ([, , , , immuneTo]) => ({ immuneTo }) %}
          | "your" "investigator" "is" "protect" "against" npd        {% ([, , , , , immuneTo]) => ({ immuneTo }) %}
          | "protection" "against" npd                                {% ([, , immuneTo]) => ({ immuneTo }) %}
          | "protect" "you" "from" npd                                {% ([, , , immuneTo]) => ({ immuneTo }) %}
          | "you" "is" "protect" "from" npd                           {% ([, , , , immuneTo]) => ({ immuneTo }) %}
          | "your" "investigator" "is" "protect" "from" npd           {% ([, , , , , immuneTo]) => ({ immuneTo }) %}
          | "protect" "your" "investigator" "from" npd                {% ([, , , , immuneTo]) => ({ immuneTo }) %}
          | "protection" "from" npd "and" "from" "card" "that" "cause" "you" "to" "lose" npd {% ([, , immuneTo]) => ({ immuneTo }) %}
          | "you" "may" assigning thiscard num np assigned            {% ([, , , , n, carries]) => ({ carries, n }) %}
          | "on" "a" "later" "turn" "you" "may" assigning thiscard num np assigned {% ([, , , , , , , , n, carries]) => ({ carries, n }) %}
          | "you" "may" "use" "this" "gate" "more" "than" "once"      {% () => ({ gateReuse: true }) %}
          | "may" "use" "this" "gate" "more" "than" "once"            {% () => ({ gateReuse: true }) %}
          | thiscard "is" "a" %unknown "card"                         {% ([, , , word]) => ({ countsAs: word.written }) %}
          | thiscard "is" "a" %quoted "card"                          {% ([, , , quoted]) => ({ countsAs: make.unquoted(quoted) }) %}
          | sel "is" "not" "turn" %name "by" "card" "that" "turn" "ally" %name {% ([of, , , , name]) => ({ cannotBecome: make.attribute(name), of }) %}
          | "you" "speak" tongues                                     {% ([, , languages]) => ({ languages }) %}
          | "you" "speak" manytongues                                 {% ([, , languages]) => ({ languages }) %}
          | "you" "speak" "all" "language"                            {% () => ({ languages: 'all' }) %}
          | sel "is" "not" "affected" "by" threatened                   {% ([of, , , , , immuneTo]) => ({ immuneTo, of }) %}
          | "you" "is" "not" "affected" "by" threatened                 {% ([, , , , , immuneTo]) => ({ immuneTo }) %}
          | sel "is" leftout                                          {% ([of, , excluded]) => ({ excluded, of }) %}
          | sel "and" num "other" "of" "your" "choice" "is" leftout   {% ([of, , plus, , , , , , excluded]) => ({ excluded, of, plus }) %}
          | sel "and" num "ally" "of" "your" "choice" "is" leftout    {% ([of, , plus, , , , , , excluded]) => ({ excluded, of, plus }) %}
          | sel "and" num "other" "ally" "of" "your" "choice" "is" leftout {% ([of, , plus, , , , , , , excluded]) => ({ excluded, of, plus }) %}
          | "you" "can" "survive" hazards                             {% ([, , , survives]) => ({ survives }) %}
          | thiscard "count" "as" %quoted                             {% ([, , , quoted]) => ({ countsAs: make.unquoted(quoted) }) %}
          | thiscard "count" "as" %quoted "for" purpose               {% ([, , , quoted, , purpose]) => ({ countsAs: make.unquoted(quoted), for: purpose }) %}
          | "you" "may" "have" "any" "number" "of" np "in" "play"     {% ([, , , , , , is]) => ({ copies: 'any', of: { is, pick: 'all' } }) %}
          | sel "cannot" "is" "flip" "face-up"                        {% ([of]) => ({ staysFaceDown: true, of }) %}
          | thiscard "make" sel "visible"                             {% ([, , of]) => ({ visible: true, of }) %}
          | "know" manytongues                                        {% ([, languages]) => ({ languages }) %}
          | "know" tongues                                            {% ([, languages]) => ({ languages }) %}
          | "can" "find" num %name "spell" "in" thiscard              {% ([, , n, name]) => ({ holdsSpells: n, ...make.icon(name) }) %}
          | "do" "not" "use" npd                                      {% ([, , , cannotBear]) => make.unarmed(cannotBear) %}
          | "you" "may" "place" "a" np "beneath" thiscard placing     {% ([, , , , carries]) => ({ carries, n: 1 }) %}
          | "you" "may" "place" num np "beneath" thiscard placing     {% ([, , , n, carries]) => ({ carries, n }) %}
          | "if" bearer3 "is" fate "," fate thiscard                  {% ([, , , to, , as]) => far.sameFate(to, as) %}
          | "can" "is" "use" "in" "place" "of" anyneeded "play" npd   {% ([, , , , , , , , is]) => make.standsFor(is) %}
          | "can" "is" "use" "in" "the" "place" "of" anyneeded "play" npd {% ([, , , , , , , , , is]) => make.standsFor(is) %}
          | np "no" "longer" "cost" sanity "to" "cast"                {% ([is]) => ({ stat: 'castingCost', by: 0, how: 'set', of: { is, pick: 'all' } }) %}
          | "at" "the" "time" "of" "play" thiscard "choose" "the" sanity "loss" "," "from" num "to" "-" num "point" {% ([, , , , , , , , , , , , min, , , max]) => ({ stat: 'cost', by: { chosen: [min, max] }, how: 'set', of: { ref: 'self' } }) %}
          | "join" "with" "any" "other" np                            {% ([, , , , join]) => ({ join, may: true }) %}
          | "join" "other" np "," "and" "with" np                     {% ([, , a, , , , b]) => ({ join: make.union([a, b]), may: true }) %}
          | sel "function" "as" "a" words                             {% ([of, , , , words]) => make.actsAs(of, words) %}
          | thiscard "is" "a" %name "card"                            {% ([, , , name]) => ({ countsAs: name.written }) %}
          | thiscard "is" "a" %self "card"                            {% ([, , , name]) => ({ countsAs: name.written }) %}
          | "not" "affected" "by" threatened                          {% ([, , , immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | "your" "investigator" "can" "survive" hazards             {% ([, , , , survives]) => ({ survives }) %}
          | "you" "can" "survive" "in" hazards                        {% ([, , , , survives]) => ({ survives }) %}
          | "your" "investigator" "can" "survive" "in" hazards        {% ([, , , , , survives]) => ({ survives }) %}
          | "if" "ally" "is" losing "," thiscard "is" losing          {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "bypass" passed                                           {% ([, bypass]) => ({ bypass, may: true }) %}
          | "bypass" "all" np                                         {% ([, , is]) => ({ bypass: make.someKind(is), may: true }) %}
          | sel "bypass" "all" np                                     {% ([of, , , is]) => make.dropSelf({ bypass: make.someKind(is), may: true, of }) %}
          | "do" "not" "join" joined                                  {% ([, , , join]) => ({ join, may: false }) %}
          | "may" "not" "join" joined                                 {% ([, , , join]) => ({ join, may: false }) %}
          | "join" "all" np                                           {% ([, , join]) => ({ join, may: true }) %}
          | thiscard "may" "carry" num np                             {% ([, , , n, carries]) => ({ carries, n }) %}
          | "may" "carry" num np                                      {% ([, , n, carries]) => ({ carries, n }) %}

# You are protected from Radiation.   Allows you to survive Underwater.
quality  -> surviving2 hazards                                        {% ([, survives]) => ({ survives }) %}
          | sel "have" "the" %name symbol                             {% ([of, , , name]) => ({ attribute: make.attribute(name), give: true, of }) %}
          | thiscard "bear" "the" %name symbol                        {% ([, , , name]) => ({ attribute: make.attribute(name), give: true, of: { ref: 'self' } }) %}
          | sel "feature" "the" %name symbol                          {% ([of, , , name]) => ({ attribute: make.attribute(name), give: true, of }) %}
          | sel "gain" "the" %name "symbol"                           {% ([of, , , name]) => ({ attribute: make.attribute(name), give: true, of }) %}
          | sel "lose" "the" %name "symbol"                           {% ([of, , , name]) => ({ attribute: make.attribute(name), give: false, of }) %}
          | sel "become" %name                                        {% ([of, , name]) => make.becomes(of, name) %}
          | sel "is" "consider" %name                                 {% ([of, , , name]) => make.isTaken(of, name) %}
          | sel "is" "consider" "a" %name                             {% ([of, , , , name]) => make.isTaken(of, name) %}
          | sel "is" "consider" "to" "is" %name                       {% ([of, , , , , name]) => make.isTaken(of, name) %}
          | sel "is" "consider" "to" "is" "a" %name                   {% ([of, , , , , , name]) => make.isTaken(of, name) %}
          | sel "is" "treat" "as" %name                               {% ([of, , , , name]) => make.isTaken(of, name) %}
          | sel "is" "treat" "as" "a" %name                           {% ([of, , , , , name]) => make.isTaken(of, name) %}
          | "treat" sel "as" %name                                    {% ([, of, , name]) => make.isTaken(of, name) %}
          | "treat" sel "as" "a" %name                                {% ([, of, , , name]) => make.isTaken(of, name) %}
          | sel "count" "as" "a" %name                                {% ([of, , , , name]) => make.isTaken(of, name) %}
          | "count" "as" "a" %name                                    {% ([, , , name]) => make.isTaken({ ref: 'self' }, name) %}
          | "count" "as" "a" %name "location"                         {% ([, , , name]) => make.isTaken({ ref: 'self' }, name) %}
          | sel "count" "as" "a" %name "location"                     {% ([of, , , , name]) => make.isTaken(of, name) %}
          | "immune" "to" threatened                                  {% ([, , immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | "may" "not" "is" "the" "target" "of" threatened           {% ([, , , , , , immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | "cannot" "is" "the" "target" "of" threatened              {% ([, , , , , immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | sel "may" "not" "is" "the" "target" "of" threatened       {% ([of, , , , , , , immuneTo]) => ({ immuneTo, of }) %}
          | sel "cannot" "is" "the" "target" "of" threatened          {% ([of, , , , , , immuneTo]) => ({ immuneTo, of }) %}
          | "may" "not" "is" "the" "target" "of" foes2 npd            {% ([, , , , , , by, is]) => wide.immuneToTheirs(is, by, { ref: 'self' }) %}
          | "cannot" "is" "the" "target" "of" foes2 npd               {% ([, , , , , by, is]) => wide.immuneToTheirs(is, by, { ref: 'self' }) %}
          | sel "may" "not" "is" "the" "target" "of" foes2 npd        {% ([of, , , , , , , by, is]) => wide.immuneToTheirs(is, by, of) %}
          | sel "cannot" "is" "the" "target" "of" foes2 npd           {% ([of, , , , , , by, is]) => wide.immuneToTheirs(is, by, of) %}
          | sel "is" "not" "affected" "by" foes2 npd                  {% ([of, , , , , by, is]) => wide.immuneToTheirs(is, by, of) %}
          | "not" "affected" "by" foes2 npd                           {% ([, , , by, is]) => wide.immuneToTheirs(is, by, { ref: 'self' }) %}
          | "immune" "to" foes2 npd                                   {% ([, , by, is]) => wide.immuneToTheirs(is, by, { ref: 'self' }) %}
          | sel "is" "immune" "to" foes2 npd                          {% ([of, , , , by, is]) => wide.immuneToTheirs(is, by, of) %}
          | "cannot" "is" "affected" "by" foes2 npd                   {% ([, , , , by, is]) => wide.immuneToTheirs(is, by, { ref: 'self' }) %}
          | sel "cannot" "is" "affected" "by" foes2 npd               {% ([of, , , , , by, is]) => wide.immuneToTheirs(is, by, of) %}
          | "you" "is" "not" "affected" "by" foes2 npd                {% ([, , , , , by, is]) => wide.immuneToTheirs(is, by) %}
          | thiscard "do" "not" "count" uncount "the" "limit" "of" num "weapon" "per" "ally"{% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true, uncounted: true }) %}
          | "do" "not" "count" uncount "the" "limit" "of" num "weapon" "per" "ally"{% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true, uncounted: true }) %}
          | "do" "not" "count" "as" "a" "weapon"                      {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true, uncounted: true }) %}
          | thiscard maycan "is" given2 "to" "a" "ally" "who" "have" "another" "weapon" {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: false, uncounted: true }) %}
          | maycan "is" given2 "to" "a" "ally" "who" "have" "another" "weapon" {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: false, uncounted: true }) %}
          | thiscard maycan "is" given2 "to" "a" "ally" "who" bear "a" "weapon" {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: false, uncounted: true }) %}
          | maycan "is" given2 "to" "a" "ally" "who" bear "a" "weapon" {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: false, uncounted: true }) %}
          | "ally" "must" "is" npd                                    {% ([, , , is]) => wide.bearerMust(is) %}
          | "the" "ally" "must" "is" npd                              {% ([, , , , is]) => wide.bearerMust(is) %}
          | "ally" "must" "is" npd "to" touse                         {% ([, , , is]) => wide.bearerMust(is) %}
          | "the" "ally" "must" "is" npd "to" touse                   {% ([, , , , is]) => wide.bearerMust(is) %}
          | "the" "ally" "must" "is" npd "or" "is" npd "to" touse     {% ([, , , , a, , , b]) => wide.bearerMust(make.union([a, b])) %}
          | "ally" "must" "is" npd "or" "is" npd "to" touse           {% ([, , , a, , , b]) => wide.bearerMust(make.union([a, b])) %}
          | "the" "bearer" "must" "is" npd                            {% ([, , , , is]) => wide.bearerMust(is) %}
          | "may" "only" "is" "use" "by" npd                          {% ([, , , , , is]) => wide.bearerMust(is) %}
          | "may" "only" "is" "carry" "by" npd                        {% ([, , , , , is]) => wide.bearerMust(is) %}
          | sel "is" "immune" "to" threatened                         {% ([of, , , , immuneTo]) => ({ immuneTo, of }) %}
          | "you" "is" "immune" "to" threatened                       {% ([, , , , immuneTo]) => ({ immuneTo }) %}
          | "cannot" "is" "affected" "by" threatened                  {% ([, , , , immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | "may" "not" "is" "affected" "by" threatened               {% ([, , , , , immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | sel "cannot" "is" "affected" "by" threatened              {% ([of, , , , , immuneTo]) => ({ immuneTo, of }) %}
          | sel "may" "not" "is" "affected" "by" threatened           {% ([of, , , , , , immuneTo]) => ({ immuneTo, of }) %}
          | "unaffected" "by" threatened                              {% ([, , immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | "ignore" threatened                                       {% ([, immuneTo]) => ({ immuneTo }) %}
          | threatened "is" "ignore"                                  {% ([immuneTo]) => ({ immuneTo }) %}
          | "any" np affecting2 attacked "is" "ignore"                {% ([, is]) => ({ immuneTo: is }) %}
          | "any" np "is" "ignore"                                    {% ([, is]) => ({ immuneTo: is }) %}
          | "you" "may" "ignore" threatened                           {% ([, , , immuneTo]) => ({ immuneTo }) %}
          | "your" "investigator" "may" "ignore" threatened           {% ([, , , , immuneTo]) => ({ immuneTo }) %}
          | sel "is" "unaffected" "by" threatened                     {% ([of, , , , immuneTo]) => ({ immuneTo, of }) %}
          | "you" "may" "have" morecopies "in" "play"                 {% () => ({ copies: 'any', of: { is: { title: 'self' }, pick: 'all' } }) %}
          | "your" "investigator" "know" tongues                      {% ([, , , languages]) => ({ languages }) %}
          | "your" "investigator" "know" manytongues                  {% ([, , , languages]) => ({ languages }) %}
          | "your" "investigator" "speak" tongues                     {% ([, , , languages]) => ({ languages }) %}
          | "speak" tongues                                           {% ([, languages]) => ({ languages }) %}
          | "speak" manytongues                                       {% ([, languages]) => ({ languages }) %}
          | "cannot" "use" npd                                        {% ([, , cannotBear]) => make.unarmed(cannotBear) %}
          | "may" "not" "use" npd                                     {% ([, , , cannotBear]) => make.unarmed(cannotBear) %}
          | "cannot" "bear" npd                                       {% ([, , cannotBear]) => make.unarmed(cannotBear) %}
          | "may" "join" joined                                       {% ([, , join]) => ({ join, may: true }) %}
          | "can" "join" joined                                       {% ([, , join]) => ({ join, may: true }) %}
          | "may" "join" "any" "other" np                             {% ([, , , , join]) => ({ join, may: true }) %}
          | "join" "any" "other" np                                   {% ([, , , join]) => ({ join, may: true }) %}
          | "cannot" "join" joined                                    {% ([, , join]) => ({ join, may: false }) %}
          | "can" "carry" num np                                      {% ([, , n, carries]) => ({ carries, n }) %}
          | thiscard "can" "carry" num np                             {% ([, , , n, carries]) => ({ carries, n }) %}
          | "all" "gate" "may" "is" "use" "more" "than" "once"        {% () => ({ gateReuse: true, of: { is: { type: 'Location', gate: true }, pick: 'all', of: 'each' } }) %}
          | "this" "gate" "may" "is" "use" "more" "than" "once"       {% () => ({ gateReuse: true }) %}
          | "this" "gate" "may" "is" "use" "any" "number" "of" "time" {% () => ({ gateReuse: true }) %}
          | "you" "may" "see" "invisible" "card"                      {% () => ({ sees: 'invisible', of: { is: { type: 'Ally' }, pick: 'all' } }) %}
          | sel "become" "visible"                                    {% ([of]) => ({ visible: true, of }) %}
          | sel "become" "invisible"                                  {% ([of]) => ({ visible: false, of }) %}
          | "you" "may" "see" "invisible" np                          {% () => ({ sees: 'invisible', of: { is: { type: 'Ally' }, pick: 'all' } }) %}
          | "may" "bypass" passed                                     {% ([, , bypass]) => ({ bypass, may: true }) %}
          | "may" "bypass" "all" np                                   {% ([, , , is]) => ({ bypass: make.someKind(is), may: true }) %}
          | "cannot" "bypass" passed                                  {% ([, , bypass]) => ({ bypass, may: false }) %}
          | "may" "not" "bypass" passed                               {% ([, , , bypass]) => ({ bypass, may: false }) %}
          | "your" "investigator" "is" "not" "affected" "by" threatened {% ([, , , , , , immuneTo]) => ({ immuneTo }) %}
          | np "do" "not" "affect" "you"                              {% ([immuneTo]) => make.notOwn(immuneTo) %}
          | np "do" "not" "affect" thiscard                           {% ([immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}
          | np "have" "no" "effect" "on" "you"                        {% ([immuneTo]) => make.notOwn(immuneTo) %}
          | np "have" "no" "effect" "on" thiscard                     {% ([immuneTo]) => ({ immuneTo, of: { ref: 'self' } }) %}

# You may reuse this Gate for 2 Sanity.   This Gate may be reused by paying 1 Sanity.
quality  -> gateof "may" "is" "reuse"                                 {% ([of]) => ({ gateReuse: true, ...of }) %}
          | gateof "may" "is" "reuse" paying                          {% ([of, , , , cost]) => ({ gateReuse: true, cost, ...of }) %}
          | "you" "may" reusing "this" "gate"                         {% () => ({ gateReuse: true }) %}
          | "you" "may" reusing "this" "gate" paying                  {% ([, , , , , cost]) => ({ gateReuse: true, cost }) %}
          | "you" "may" "use" "this" "gate" "again"                   {% () => ({ gateReuse: true }) %}
          | "you" "may" "use" "this" "gate" "again" paying            {% ([, , , , , , cost]) => ({ gateReuse: true, cost }) %}
          | "you" "may" "use" "this" "gate" "any" "number" "of" "time" {% () => ({ gateReuse: true }) %}
          | "you" "may" "use" "this" "gate" "more" "than" "once" paying {% ([, , , , , , , , cost]) => ({ gateReuse: true, cost }) %}
          | gateof "may" "is" "use" "more" "than" "once" paying       {% ([of, , , , , , , cost]) => ({ gateReuse: true, cost, ...of }) %}

# You pay 1 less Sanity when casting Spells.   Reduces the Sanity cost of all Tomes by 1.   Assign this card to one Ally.
quality  -> "is" "invisible"                                          {% () => ({ visible: false, of: { ref: 'self' } }) %}
          | np "may" "not" "is" "invisible"                           {% ([is]) => make.seen(is) %}
          | np "cannot" "is" "invisible"                              {% ([is]) => make.seen(is) %}
          | sel "lose" "their" "gate"                                 {% ([of]) => ({ attribute: 'Gate', give: false, of }) %}
          | sel "lose" "its" "gate"                                   {% ([of]) => ({ attribute: 'Gate', give: false, of }) %}
          | "you" "cannot" "is" "affected" "by" threatened            {% ([, , , , , immuneTo]) => ({ immuneTo }) %}
          | "your" "investigator" "cannot" "is" "affected" "by" threatened {% ([, , , , , , immuneTo]) => ({ immuneTo }) %}
          | "you" "may" "not" "is" "affected" "by" threatened         {% ([, , , , , , immuneTo]) => ({ immuneTo }) %}
          | "your" "investigator" "may" "not" "is" "affected" "by" threatened {% ([, , , , , , , immuneTo]) => ({ immuneTo }) %}
          | "your" "investigator" "is" "immune" "to" threatened       {% ([, , , , , immuneTo]) => ({ immuneTo }) %}
          | "your" "investigator" "is" "unaffected" "by" threatened   {% ([, , , , , immuneTo]) => ({ immuneTo }) %}
          | "you" "is" "unaffected" "by" threatened                   {% ([, , , , immuneTo]) => ({ immuneTo }) %}
          | "assign" "to" given                                       {% ([, , attachedTo]) => ({ attachedTo, sharesFate: false }) %}
          | giving thiscard towards given onmyside                    {% ([, , , attachedTo]) => make.givenFor(attachedTo) %}
          | "give" thiscard "to" given onmyside                       {% ([, , , attachedTo]) => make.givenFor(attachedTo) %}
          | sel "may" "play" tongues                                  {% ([of, , , languages]) => ({ languages, of }) %}
          | "you" "may" "play" tongues                                {% ([, , , languages]) => ({ languages }) %}
          | sel "may" "not" "is" "affected" "by" foes2 npd            {% ([of, , , , , , by, is]) => wide.immuneToTheirs(is, by, of) %}
          | "may" "not" "is" "affected" "by" foes2 npd                {% ([, , , , , by, is]) => wide.immuneToTheirs(is, by, { ref: 'self' }) %}
          | giving thiscard towards given                             {% ([, , , attachedTo]) => make.givenFor(attachedTo) %}
          | "give" thiscard "to" given                                {% ([, , , attachedTo]) => make.givenFor(attachedTo) %}
          | "only" num "weapon" "per" "ally"                          {% ([, n], _at, reject) => (n === 1 ? { attachedTo: { type: 'Ally' }, sharesFate: true } : reject) %}

# This card cannot be defending.   This card cannot be controlled.   Cannot be chosen as a Defending Ally.   May not defend at Night.
quality  -> sel "cannot" "is" "defending"                             {% ([of]) => ({ cannotBe: 'defending', of }) %}
          | sel "cannot" "is" "control"                               {% ([of]) => ({ cannotBe: 'controlled', of }) %}
          | sel maynot "defend"                                       {% ([of]) => ({ cannotBe: 'defending', of }) %}
          | sel maynot "is" asdefender                                {% ([of]) => ({ cannotBe: 'defending', of }) %}
          | maynot "defend"                                           {% () => ({ cannotBe: 'defending', of: { ref: 'self' } }) %}
          | maynot "is" asdefender                                    {% () => ({ cannotBe: 'defending', of: { ref: 'self' } }) %}
          | maynot "is" "control"                                     {% () => ({ cannotBe: 'controlled', of: { ref: 'self' } }) %}
          | sel "may" "not" "is" "control"                            {% ([of]) => ({ cannotBe: 'controlled', of }) %}
          | np maynot "defend"                                        {% ([is]) => make.keptFrom(is, 'defending') %}
          | np maynot "is" "control"                                  {% ([is]) => make.keptFrom(is, 'controlled') %}

# Speaks all languages.   Sees Invisible Monsters.
quality  -> "speak" "all" "language"                                  {% () => ({ languages: 'all' }) %}
          | "know" "all" "language"                                   {% () => ({ languages: 'all' }) %}
          | "see" "invisible" "monster"                               {% () => ({ sees: 'invisible', of: { ref: 'self' } }) %}
          | "see" "invisible" "card"                                  {% () => ({ sees: 'invisible', of: { ref: 'self' } }) %}
          | "can" "see" "invisible" "monster"                         {% () => ({ sees: 'invisible', of: { ref: 'self' } }) %}
          | sel "see" "invisible" "monster"                           {% ([of]) => ({ sees: 'invisible', of }) %}
          | "all" "gate" "may" "is" "use" "again"                     {% () => ({ gateReuse: true, of: { is: { type: 'Location', gate: true }, pick: 'all', of: 'each' } }) %}
          | "bearer" "may" "see" "invisible" "monster"                {% () => ({ sees: 'invisible', of: { ref: 'host' } }) %}
          | sel "may" "see" "invisible" "monster"                     {% ([of]) => ({ sees: 'invisible', of }) %}
          | sel "can" "see" "invisible" "monster"                     {% ([of]) => ({ sees: 'invisible', of }) %}
          | sel "may" "see" "invisible" "card"                        {% ([of]) => ({ sees: 'invisible', of }) %}
          | sel "can" "see" "invisible" "card"                        {% ([of]) => ({ sees: 'invisible', of }) %}
          | "you" "and" "your" "ally" "can" "survive" hazards         {% ([, , , , , , survives]) => ({ survives }) %}
          | "you" "and" "your" "ally" "can" "survive" "in" hazards    {% ([, , , , , , , survives]) => ({ survives }) %}
          | "your" "investigator" "and" "ally" "can" "survive" hazards {% ([, , , , , , survives]) => ({ survives }) %}
          | "your" "investigator" "and" "ally" "can" "survive" "in" hazards {% ([, , , , , , , survives]) => ({ survives }) %}
          | "join" "with" "any" np                                    {% ([, , , join]) => ({ join, may: true }) %}
          | "join" "any" np                                           {% ([, , join]) => ({ join, may: true }) %}
          | sel "may" "bypass" passed                                 {% ([of, , , bypass]) => make.dropSelf({ bypass, may: true, of }) %}
          | sel "can" "bypass" passed                                 {% ([of, , , bypass]) => make.dropSelf({ bypass, may: true, of }) %}
          | sel "cannot" "bypass" passed                              {% ([of, , , bypass]) => make.dropSelf({ bypass, may: false, of }) %}
          | "may" "carry" "any" num np                                {% ([, , , n, carries]) => ({ carries, n }) %}
          | "can" "carry" "any" num np                                {% ([, , , n, carries]) => ({ carries, n }) %}
          | thiscard maycan "carry" "any" num np                      {% ([, , , , n, carries]) => ({ carries, n }) %}
          | "may" "carry" num np "besides" npd                        {% ([, , n, carries]) => ({ carries, n }) %}
          | thiscard maycan "carry" num np "besides" npd              {% ([, , , n, carries]) => ({ carries, n }) %}
          | sel "and" "any" num "other" "ally" "of" "your" "choice" "is" leftout {% ([of, , , plus, , , , , , , excluded]) => ({ excluded, of, plus }) %}
          | sel "and" "any" num "other" "ally" "of" "your" "choice" "is" unharmed {% ([of, , , plus]) => ({ excluded: 'epidemic', of, plus }) %}
          | sel "and" num "other" "ally" "of" "your" "choice" "is" unharmed {% ([of, , plus]) => ({ excluded: 'epidemic', of, plus }) %}
          | "may" "is" "use" "in" "place" "of" anyneeded2 npd         {% ([, , , , , , , is]) => make.standsFor(is) %}
          | thiscard maycan "is" "use" "in" "place" "of" anyneeded2 npd {% ([, , , , , , , , is]) => make.standsFor(is) %}
          | thiscard "count" "as" anyneeded2 npd                      {% ([, , , , is]) => make.standsFor(is) %}
          | thiscard maycan "replace" anyneeded2 npd                  {% ([, , , , is]) => make.standsFor(is) %}

# Joins Byakhees and other Deep Ones.   Bypasses Combat with Allies without a Weapon.   Only Allies with Weapons may defend against this card.
quality  -> "join" np "and" "other" np                                {% ([, a, , , b]) => ({ join: make.union([a, b]), may: true }) %}
          | "join" "other" np "and" "other" np                        {% ([, , a, , , b]) => ({ join: make.union([a, b]), may: true }) %}
          | "only" npd "may" "defend" "against" thiscard              {% ([, is]) => wide.defendedOnlyBy(is) %}
          | maynot "defend" "against" npd                             {% ([, , , is]) => wide.keptFromMeeting(is, { ref: 'self' }) %}
          | sel maynot "defend" "against" npd                         {% ([of, , , , is]) => wide.keptFromMeeting(is, of) %}
          | np maynot "defend" "against" npd                          {% ([who, , , , is]) => wide.allKeptFromMeeting(is, who) %}
          | "may" "only" "defend" "against" npd                       {% ([, , , , is]) => wide.meetsOnly(is, { ref: 'self' }) %}
          | "can" "only" "defend" "against" npd                       {% ([, , , , is]) => wide.meetsOnly(is, { ref: 'self' }) %}
          | sel "may" "only" "defend" "against" npd                   {% ([of, , , , , is]) => wide.meetsOnly(is, of) %}
          | sel "can" "only" "defend" "against" npd                   {% ([of, , , , , is]) => wide.meetsOnly(is, of) %}
          | "only" npd "can" "defend" "against" thiscard              {% ([, is]) => wide.defendedOnlyBy(is) %}
          | "can" "only" "is" "defend" "against" "by" npd             {% ([, , , , , , is]) => wide.defendedOnlyBy(is) %}
          | "may" "only" "is" "defend" "against" "by" npd or3 "by" npd {% ([, , , , , , a, , , b]) => wide.defendedOnlyBy(make.union([a, b])) %}
          | "can" "only" "is" "defend" "against" "by" npd or3 "by" npd {% ([, , , , , , a, , , b]) => wide.defendedOnlyBy(make.union([a, b])) %}
          | "may" "only" "is" "defend" "against" "by" npd             {% ([, , , , , , is]) => wide.defendedOnlyBy(is) %}
          | np maynot "defend" "against" thiscard                     {% ([is]) => wide.defendedNotBy(is) %}
          | "cannot" "is" "defend" "against" "by" npd                 {% ([, , , , , is]) => wide.defendedNotBy(is) %}
          | "join" joined "and" "with" npd                            {% ([, a, , , b]) => ({ join: make.union([a, b]), may: true }) %}
          | sel "may" "join" joined                                   {% ([of, , , join]) => make.dropSelf({ join, may: true, of }) %}
          | every np "may" "join" "each" "other"                      {% ([, is]) => ({ join: is, may: true, of: { is, pick: 'all' } }) %}
          | every np "may" "join" "with" "each" "other"               {% ([, is]) => ({ join: is, may: true, of: { is, pick: 'all' } }) %}
          | "may" "is" "join" joined                                  {% ([, , , join]) => ({ join, may: true }) %}
          | "can" "is" "join" joined                                  {% ([, , , join]) => ({ join, may: true }) %}
          | thiscard "may" "is" "join" joined                         {% ([, , , , join]) => ({ join, may: true }) %}
          | sel "become" "a" %name                                    {% ([of, , , name]) => make.becomes(of, name) %}
          | "no" np "have" "a" %name                                  {% ([, is, , , name]) => wide.noneHas(is, name) %}
          | "no" np "have" %name                                      {% ([, is, , name]) => wide.noneHas(is, name) %}
          | "if" bearer2 "is" losing "," thing2 "is" losing           {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "if" bearer2 "is" losing "," thing2 "suffer" "the" "same" "fate" {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "if" bearer2 "is" losing "," "so" "is" thing2             {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "if" "ally" "is" losing "," "so" "is" thing2              {% () => ({ attachedTo: { type: 'Ally' }, sharesFate: true }) %}
          | "count" "as" anyneeded2 npd                               {% ([, , , is]) => make.standsFor(is) %}
          | gateof "may" "is" "use" "any" "number" "of" "time"        {% ([of]) => ({ gateReuse: true, ...of }) %}
          | "you" "may" "have" "more" "than" num "copy" "of" np "in" "play" {% ([, , , , , n, , , is], _at, reject) => (n === 1 ? { copies: 'any', of: { is, pick: 'all' } } : reject) %}
          | "you" "may" "have" "more" "than" num np "in" "play"       {% ([, , , , , n, is], _at, reject) => (n === 1 ? { copies: 'any', of: { is, pick: 'all' } } : reject) %}
          | "you" "may" "have" "any" "number" "of" "copy" "of" np "in" "play" {% ([, , , , , , , , is]) => ({ copies: 'any', of: { is, pick: 'all' } }) %}
          | "count" "as" "a" %name "ally"                             {% ([, , , name]) => make.isTaken({ ref: 'self' }, name) %}
          | sel "count" "as" "a" %name "ally"                         {% ([of, , , , name]) => make.isTaken(of, name) %}
          | "cannot" "become" %name                                   {% ([, , name]) => ({ cannotBecome: make.attribute(name), of: { ref: 'self' } }) %}
          | "may" "not" "become" %name                                {% ([, , , name]) => ({ cannotBecome: make.attribute(name), of: { ref: 'self' } }) %}
          | "play" thiscard "on" given                                {% ([, , , attachedTo]) => make.givenFor(attachedTo) %}
          | "attach" "to" given                                       {% ([, , attachedTo]) => make.givenFor(attachedTo) %}
          | "they" "gain" "the" %name "attribute"                     {% ([, , , name]) => ({ attribute: make.attribute(name), give: true, of: make.them }) %}
          | "they" "lose" "the" %name "attribute"                     {% ([, , , name]) => ({ attribute: make.attribute(name), give: false, of: make.them }) %}
          | poss np maynot "defend" "against" thiscard                {% ([, is]) => wide.defendedNotBy(is) %}
          | player maynot "defend" "with" np                          {% ([of, , , , is]) => wide.defendsWithout(of, is) %}
          | "join" "all" "other" np                                   {% ([, , , join]) => ({ join, may: true }) %}
          | "may" "join" "any" "threat"                               {% () => ({ join: { type: 'Monster' }, may: true }) %}
          | "can" "join" "any" "threat"                               {% () => ({ join: { type: 'Monster' }, may: true }) %}
          | "join" "any" "threat"                                     {% () => ({ join: { type: 'Monster' }, may: true }) %}
          | "join" "any" "threat" "that" "contain" npd                {% ([, , , , , join]) => ({ join, may: true }) %}
          | "may" "join" "any" "threat" "that" "contain" npd          {% ([, , , , , , join]) => ({ join, may: true }) %}
          | "may" "join" "any" "threat" "which" "contain" npd         {% ([, , , , , , join]) => ({ join, may: true }) %}
          | "join" npd "in" "a" "threat"                              {% ([, join]) => ({ join, may: true }) %}
          | "join" npd "in" "any" "threat"                            {% ([, join]) => ({ join, may: true }) %}
          | sel maynot "is" "summon"                                  {% ([of]) => ({ cannotBe: 'summoned', of }) %}
          | maynot "is" "summon"                                      {% () => ({ cannotBe: 'summoned', of: { ref: 'self' } }) %}
          | np maynot "is" "summon"                                   {% ([is]) => make.keptFrom(is, 'summoned') %}

# This card can only be affected by Spells.   Only Spells may affect this card.
quality  -> sel maycan "only" "is" "affected" "by" threatened         {% ([of, , , , , , not]) => more.onlyBy(not, of) %}
          | maycan "only" "is" "affected" "by" threatened             {% ([, , , , , not]) => more.onlyBy(not, { ref: 'self' }) %}
          | sel maycan "is" "affected" "only" "by" threatened         {% ([of, , , , , , not]) => more.onlyBy(not, of) %}
          | maycan "is" "affected" "only" "by" threatened             {% ([, , , , , not]) => more.onlyBy(not, { ref: 'self' }) %}
          | sel "is" "affected" "only" "by" threatened                {% ([of, , , , , not]) => more.onlyBy(not, of) %}
          | sel "is" "only" "affected" "by" threatened                {% ([of, , , , , not]) => more.onlyBy(not, of) %}
          | "only" "affected" "by" threatened                         {% ([, , , not]) => more.onlyBy(not, { ref: 'self' }) %}
          | "affected" "only" "by" threatened                         {% ([, , , not]) => more.onlyBy(not, { ref: 'self' }) %}
          | "only" np maycan "affect" ref                             {% ([, not, , , of]) => more.onlyBy(not, of) %}
          | "only" np "affect" ref                                    {% ([, not, , of]) => more.onlyBy(not, of) %}
          | "you" maycan "only" "is" "affected" "by" threatened       {% ([, , , , , , not]) => more.onlyBy(not) %}
          | sel maynot "is" "affected" "by" "anything" "except" threatened {% ([of, , , , , , , not]) => more.onlyBy(not, of) %}
          | "immune" "to" "everything" "except" threatened            {% ([, , , , not]) => more.onlyBy(not, { ref: 'self' }) %}
          | "immune" "to" "all" "except" threatened                   {% ([, , , , not]) => more.onlyBy(not, { ref: 'self' }) %}

# This card may bear two Weapons.   This card knows Latin.
quality  -> sel maycan bearing2 weapons                               {% ([of, , , weapons]) => make.dropSelf({ weapons, of }) %}
          | maycan bearing2 weapons                                   {% ([, , weapons]) => ({ weapons }) %}
          | np maycan bearing2 weapons                                {% ([is, , , weapons]) => more.armedAll(is, weapons) %}
          | np maycan "each" bearing2 weapons                         {% ([is, , , , weapons]) => more.armedAll(is, weapons) %}
          | weapons "may" "is" given2 "to" ref                        {% ([weapons, , , , , of]) => make.dropSelf({ weapons, of }) %}
          | sel "know" tongues                                        {% ([of, , languages]) => ({ languages, of }) %}
          | sel "know" manytongues                                    {% ([of, , languages]) => ({ languages, of }) %}
          | sel "know" "all" "language"                               {% ([of]) => ({ languages: 'all', of }) %}
          | sel "speak" tongues                                       {% ([of, , languages]) => ({ languages, of }) %}
          | sel "read" tongues                                        {% ([of, , languages]) => ({ languages, of }) %}
          | sel maycan reads tongues                                  {% ([of, , , languages]) => ({ languages, of }) %}
          | sel maycan reads "all" "language"                         {% ([of]) => ({ languages: 'all', of }) %}
          | "you" maycan reads tongues                                {% ([, , , languages]) => ({ languages }) %}
          | "you" maycan reads "all" "language"                       {% () => ({ languages: 'all' }) %}
          | "you" reads tongues                                       {% ([, , languages]) => ({ languages }) %}
          | "you" reads "all" "language"                              {% () => ({ languages: 'all' }) %}
          | maycan reads tongues                                      {% ([, , languages]) => ({ languages }) %}
          | maycan reads "all" "language"                             {% () => ({ languages: 'all' }) %}
          | "read" tongues                                            {% ([, languages]) => ({ languages }) %}
          | "read" manytongues                                        {% ([, languages]) => ({ languages }) %}
          | "join" "with" "other" np                                  {% ([, , , join]) => ({ join, may: true }) %}
          | "join" "with" "other" np "and" "with" np                  {% ([, , , a, , , b]) => ({ join: make.union([a, b]), may: true }) %}
          | "join" "other" np "and" "with" "other" np                 {% ([, , a, , , , b]) => ({ join: make.union([a, b]), may: true }) %}
          | "join" "each" np                                          {% ([, , join]) => ({ join, may: true }) %}
          | "only" npd maycan bearing2 thiscard                       {% ([, is]) => more.onlyGivenTo(is) %}
          | "only" npd maycan "carry" thiscard                        {% ([, is]) => more.onlyGivenTo(is) %}
          | thiscard maycan "only" "is" borne2 "by" npd               {% ([, , , , , , is]) => more.onlyGivenTo(is) %}
          | maycan "only" "is" borne2 "by" npd                        {% ([, , , , , is]) => more.onlyGivenTo(is) %}
          | thiscard maycan "only" "is" given2 "to" npd               {% ([, , , , , , is]) => more.onlyGivenTo(is) %}
          | maycan "only" "is" given2 "to" npd                        {% ([, , , , , is]) => more.onlyGivenTo(is) %}
          | sel maynot "is" "steal"                                   {% ([of]) => ({ immuneTo: 'theft', of }) %}
          | maynot "is" "steal"                                       {% () => ({ immuneTo: 'theft', of: { ref: 'self' } }) %}
          | sel "have" "no" "gate"                                    {% ([of]) => ({ attribute: 'Gate', give: false, of }) %}
          | sel "have" "a" "gate"                                     {% ([of]) => ({ attribute: 'Gate', give: true, of }) %}
          | sel "gain" "a" "gate"                                     {% ([of]) => ({ attribute: 'Gate', give: true, of }) %}
          | maycan "carry" "any" np                                   {% ([, , , carries]) => ({ carries }) %}
          | maycan "carry" "a" np                                     {% ([, , , carries]) => ({ carries }) %}
          | thiscard maycan "carry" "any" np                          {% ([, , , , carries]) => ({ carries }) %}
          | thiscard maycan "carry" "a" np                            {% ([, , , , carries]) => ({ carries }) %}
          | maycan "carry" "up" "to" num np                           {% ([, , , , n, carries]) => ({ carries, n }) %}
          | thiscard maycan "carry" "up" "to" num np                  {% ([, , , , , n, carries]) => ({ carries, n }) %}
          | "carry" "up" "to" num np                                  {% ([, , , n, carries]) => ({ carries, n }) %}
          | maycan "carry" num more "weapon"                          {% ([, , n]) => ({ weapons: n + 1 }) %}
          | maycan "carry" "any" "number" "of" "weapon"               {% () => ({ weapons: 'any' }) %}
          | thiscard maycan "carry" "any" "number" "of" "weapon"      {% () => ({ weapons: 'any' }) %}
          | thiscard "count" "as" "a" %name "for" purpose             {% ([, , , , name, , purpose]) => ({ countsAs: name.written, for: purpose }) %}
          | "count" "as" "a" %name "for" purpose                      {% ([, , , name, , purpose]) => ({ countsAs: name.written, for: purpose }) %}
          | "make" sel "invisible"                                    {% ([, of]) => ({ visible: false, of }) %}
          | "make" sel "visible"                                      {% ([, of]) => ({ visible: true, of }) %}
          | "no" np "may" "defend"                                    {% ([, is]) => ({ cannotBe: 'defending', of: make.allOf(is) }) %}
          | "no" np "may" "is" "control"                              {% ([, is]) => ({ cannotBe: 'controlled', of: make.allOf(is) }) %}
          | "no" np "may" "is" "summon"                               {% ([, is]) => ({ cannotBe: 'summoned', of: make.allOf(is) }) %}
          | sel remain "face-down"                                    {% ([of]) => ({ staysFaceDown: true, of }) %}
          | sel "may" "not" "is" "flip" "face-up"                     {% ([of]) => ({ staysFaceDown: true, of }) %}
          | "it" maynot "is" "flip" "face-up"                         {% () => ({ staysFaceDown: true, of: make.them }) %}
          | "they" maynot "is" "flip" "face-up"                       {% () => ({ staysFaceDown: true, of: make.them }) %}
          | "it" remain "face-down"                                   {% () => ({ staysFaceDown: true, of: make.them }) %}
          | "they" remain "face-down"                                 {% () => ({ staysFaceDown: true, of: make.them }) %}

# Monsters in any Threat attacking you are not Invisible.   Is not turned Corrupt by cards that turn Allies Corrupt.
quality  -> sel "is" "not" "invisible"                                {% ([of]) => ({ visible: true, of }) %}
          | bare "is" "not" "invisible"                               {% ([of]) => ({ visible: true, of }) %}
          | "cause" sel "to" "become" "visible"                       {% ([, of]) => ({ visible: true, of }) %}
          | "cause" sel "to" "become" "invisible"                     {% ([, of]) => ({ visible: false, of }) %}
          | "cause" sel "to" "is" "visible"                           {% ([, of]) => ({ visible: true, of }) %}
          | "cause" sel "to" "is" "invisible"                         {% ([, of]) => ({ visible: false, of }) %}
          | bare "is" "visible"                                       {% ([of]) => ({ visible: true, of }) %}
          | bare "is" "invisible"                                     {% ([of]) => ({ visible: false, of }) %}
          | "is" "not" "turn" %name "by" "card" "that" "turn" "ally" %name {% ([, , , name]) => ({ cannotBecome: make.attribute(name), of: { ref: 'self' } }) %}
          | "is" "not" "turn" %name "by" "card"                       {% ([, , , name]) => ({ cannotBecome: make.attribute(name), of: { ref: 'self' } }) %}
          | maynot "is" "turn" %name                                  {% ([, , , name]) => ({ cannotBecome: make.attribute(name), of: { ref: 'self' } }) %}
          | maynot "is" "make" %name                                  {% ([, , , name]) => ({ cannotBecome: make.attribute(name), of: { ref: 'self' } }) %}
          | sel maynot "is" "turn" %name                              {% ([of, , , , name]) => ({ cannotBecome: make.attribute(name), of }) %}
          | sel maynot "is" "make" %name                              {% ([of, , , , name]) => ({ cannotBecome: make.attribute(name), of }) %}
          | "never" "become" %name                                    {% ([, , name]) => ({ cannotBecome: make.attribute(name), of: { ref: 'self' } }) %}
          | sel "never" "become" %name                                {% ([of, , , name]) => ({ cannotBecome: make.attribute(name), of }) %}
# This card cannot be flipped.   May hold one Spell of any icon.
quality  -> sel maynot "is" "flip"                                    {% ([of]) => far.unflipped(of) %}
          | sel maynot "is" "flip" "face-down"                        {% ([of]) => far.unflipped(of) %}
          | sel maynot "is" "flip" "face-down" byany                  {% ([of]) => far.unflipped(of) %}
          | sel maynot "is" "flip" byany                              {% ([of]) => far.unflipped(of) %}
          | maynot "is" "flip"                                        {% () => far.unflipped({ ref: 'self' }) %}
          | maynot "is" "flip" "face-down"                            {% () => far.unflipped({ ref: 'self' }) %}
          | maynot "is" "flip" "face-down" byany                      {% () => far.unflipped({ ref: 'self' }) %}
# This card cannot be attacking.   Weapons of your opponent's Allies add nothing.   Ghouls may not attack while it is Day.
quality  -> sel "cannot" "is" "attack"                                {% ([of]) => far.noAttack(of) %}
          | sel maynot "attack"                                       {% ([of]) => far.noAttack(of) %}
          | np maynot "attack"                                        {% ([is]) => far.noneAttack(is) %}
          | maynot "attack"                                           {% () => far.noAttack({ ref: 'self' }) %}
          | "no" np "may" "attack"                                    {% ([, is]) => far.noAttack(make.allOf(is)) %}
          | sel "add" "nothing"                                       {% ([of]) => far.noAddition(of) %}
          | sel "add" "nothing" "to" "their" valueword                {% ([of]) => far.noAddition(of) %}
          | sel "add" "nothing" "to" "its" valueword                  {% ([of]) => far.noAddition(of) %}
          | sel "add" "nothing" "to" "the" valueword "of" np          {% ([of]) => far.noAddition(of) %}
          | "weapon" "add" "nothing" "to" "the" valueword "of" poss "ally" {% ([, , , , , , , by]) => far.noAddition(make.selector({ is: { type: 'Artifact', subtype: ['Weapon', 'Enchanted Weapon'], borneBy: { type: 'Ally' } }, pick: 'all' }, [{ of: by }])) %}
          | "weapon" "add" "nothing" "to" "the" valueword "of" "ally" meeting2 thiscard {% () => far.noAddition(far.opposingWeapons) %}
          | "weapon" "add" "nothing" "to" "the" valueword "of" "ally" "opposing" thiscard {% () => far.noAddition(far.opposingWeapons) %}
          | sel "add" "no" "value"                                    {% ([of]) => far.noAddition(of) %}
          | sel "add" "no" "point"                                    {% ([of]) => far.noAddition(of) %}
          | sel "have" "no" "effect" "on" valueword                   {% ([of]) => far.noAddition(of) %}
          | bare "add" "nothing"                                      {% ([of]) => far.noAddition(of) %}
          | bare "add" "nothing" "to" "their" valueword               {% ([of]) => far.noAddition(of) %}
          | bare "add" "nothing" "to" "the" valueword "of" np         {% ([of]) => far.noAddition(of) %}
          | bare "add" "no" "point"                                   {% ([of]) => far.noAddition(of) %}
# Each of your Students gains 1.   This card loses 2.   Add 1 to this card.   The value of each Ghoul is 3.
static   -> value                                                     {% make.first %}
          | threat                                                    {% make.first %}
          | stat                                                      {% make.first %}
          | quality                                                   {% make.first %}

# Your Threat gains 1.   While you are here, each Threat directed against you loses 1.
threat   -> threats "gain" points                                     {% ([of, , threatValue]) => far.ofThreats(of, threatValue) %}
          | threats "lose" points                                     {% ([of, , n]) => far.ofThreats(of, make.minus(n)) %}
          | "reduce" threats "by" points                              {% ([, of, , n]) => far.ofThreats(of, make.minus(n)) %}
          | "increase" "the" "value" "of" threats "by" points         {% ([, , , , of, , threatValue]) => far.ofThreats(of, threatValue) %}
          | "increase" "the" "total" "value" "of" threats "by" points {% ([, , , , , of, , threatValue]) => far.ofThreats(of, threatValue) %}
          | "increase" threats "by" points                            {% ([, of, , threatValue]) => far.ofThreats(of, threatValue) %}
          | threats "is" increased "by" points                        {% ([of, , , , threatValue]) => far.ofThreats(of, threatValue) %}
          | threats "is" "reduce" "by" points                         {% ([of, , , , n]) => far.ofThreats(of, make.minus(n)) %}
          | thetotal threats "is" increased "by" points               {% ([, of, , , , threatValue]) => far.ofThreats(of, threatValue) %}
          | thetotal threats "is" "reduce" "by" points                {% ([, of, , , , n]) => far.ofThreats(of, make.minus(n)) %}
          | "add" points "to" threats                                 {% ([, threatValue, , of]) => far.ofThreats(of, threatValue) %}
          | "add" points "to" thetotal threats                        {% ([, threatValue, , , of]) => far.ofThreats(of, threatValue) %}
          | "subtract" points "from" threats                          {% ([, n, , of]) => far.ofThreats(of, make.minus(n)) %}
          | "subtract" points "from" thetotal threats                 {% ([, n, , , of]) => far.ofThreats(of, make.minus(n)) %}
          | "reduce" thetotal threats "by" points                     {% ([, , of, , n]) => far.ofThreats(of, make.minus(n)) %}
          | threats "add" points                                      {% ([of, , threatValue]) => far.ofThreats(of, threatValue) %}
          | threats "subtract" points                                 {% ([of, , n]) => far.ofThreats(of, make.minus(n)) %}
          | "add" num "to" "your" "threat" "for" "each" eachof       {% ([, n, , , , , , per]) => ({ threatValue: make.per(n, per), of: 'yourThreat' }) %}
          | "add" num "point" "to" "your" "threat" "for" "each" eachof {% ([, n, , , , , , , per]) => ({ threatValue: make.per(n, per), of: 'yourThreat' }) %}
threats  -> "your" "threat"                                           {% () => 'yourThreat' %}
          | "each" "threat" "directed" "against" "you"                  {% () => 'threatsAgainstYou' %}
          | "each" "directed" "threat" "attack" "you"                 {% () => 'threatsAgainstYou' %}
          | "directed" "threat" "against" "you"                       {% () => 'threatsAgainstYou' %}
          | "each" "directed" "threat" "against" "you"                {% () => 'threatsAgainstYou' %}

# Reduce one Threat directed against you by 2 until the end of Combat when cast.
threats  -> onethreat                                                 {% () => 'oneAgainstYou' %}
onethreat -> num "directed" "threat"                                  {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "directed" "threat" "attack" attacked                 {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "directed" "threat" "against" attacked                {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "directed" "threat" aimedat attacked                  {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "threat" aimedat attacked                             {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "threat" "attack" attacked                            {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "a" "directed" "threat" "attack" attacked                 {% make.nothing %}
          | "a" "directed" "threat" "against" attacked                {% make.nothing %}
          | "a" "directed" "threat" aimedat attacked                  {% make.nothing %}
          | "a" "threat" aimedat attacked                             {% make.nothing %}
          | "a" "threat" "attack" attacked                            {% make.nothing %}
          | "target" "directed" "threat"                              {% make.nothing %}
          | "the" "target" "directed" "threat"                        {% make.nothing %}
          | "target" "directed" "threat" "attack" attacked            {% make.nothing %}

# Subtract 2 from each Threat attacking you while you are here.   Your Threat is increased by 2 at Night.
threats  -> "each" "threat" "attack" attacked                         {% () => 'threatsAgainstYou' %}
          | "all" "threat" "attack" attacked                          {% () => 'threatsAgainstYou' %}
          | "any" "threat" "attack" attacked                          {% () => 'threatsAgainstYou' %}
          | "any" "attack" "threat"                                   {% () => 'threatsAgainstYou' %}
          | "each" "attack" "threat"                                  {% () => 'threatsAgainstYou' %}
          | "all" "attack" "threat"                                   {% () => 'threatsAgainstYou' %}
          | "all" "directed" "threat" directing                       {% () => 'threatsAgainstYou' %}
          | "each" "directed" "threat" directing                      {% () => 'threatsAgainstYou' %}
          | "any" "directed" "threat" directing                       {% () => 'threatsAgainstYou' %}
          | "all" "threat" "directed" directing                       {% () => 'threatsAgainstYou' %}
          | "any" "threat" "directed" directing                       {% () => 'threatsAgainstYou' %}
          | "each" "threat" "directed" "at" "you"                     {% () => 'threatsAgainstYou' %}
nowis    -> "it" "is" daynight                                        {% ([, , time]) => ({ time }) %}
          | "make" "it" daynight                                      {% ([, , time]) => ({ time }) %}
          | "it" "become" daynight                                    {% ([, , time]) => ({ time }) %}
or3      -> "or"                                                      {% make.nothing %}
          | "," "or"                                                  {% make.nothing %}
# Return each Spell held by this card to your Hand after it is cast.   Discard each Spell held by this card after it is cast.
quality  -> "return" thosespells "to" poss "hand" aftercast2          {% ([, of]) => far.onceCast(of, 'hand') %}
          | thosespells "return" "to" poss "hand" aftercast2          {% ([of]) => far.onceCast(of, 'hand') %}
          | thosespells "is" "return" "to" poss "hand" aftercast2     {% ([of]) => far.onceCast(of, 'hand') %}
          | away thosespells aftercast2                               {% ([to, of]) => far.onceCast(of, to) %}
          | away thosespells instorynow aftercast2                    {% ([to, of], _at, reject) => (to === 'bury' ? far.onceCast(of, to) : reject) %}
          | away thosespells "when" "cast"                            {% ([to, of]) => far.onceCast(of, to) %}
          | thosespells "is" away aftercast2                          {% ([of, , to]) => far.onceCast(of, to) %}
          | "do" "not" "flip" thosespells aftercast2                  {% ([, , , of]) => far.onceCast(of, 'stays') %}
          | "do" "not" "flip" thosespells "face-down" aftercast2      {% ([, , , of]) => far.onceCast(of, 'stays') %}
          | thosespells "is" "not" "flip" "face-down" aftercast2      {% ([of]) => far.onceCast(of, 'stays') %}
          | thosespells "is" "not" "flip" aftercast2                  {% ([of]) => far.onceCast(of, 'stays') %}
          | thosespells "is" "not" "flip" "face-down"                 {% ([of]) => far.onceCast(of, 'stays') %}
          | thosespells "remain" "face-up" aftercast2                 {% ([of]) => far.onceCast(of, 'stays') %}
          | thosespells "remain" "face-up" "when" "cast"              {% ([of]) => far.onceCast(of, 'stays') %}
thosespells -> sel                                                    {% make.first %}
          | bare                                                      {% make.first %}
          | "the" "spell"                                             {% () => far.ownSpells %}
          | "that" "spell"                                            {% () => far.ownSpells %}
          | "spell"                                                   {% () => far.ownSpells %}
          | "any" "spell"                                             {% () => far.ownSpells %}
          | "each" "spell"                                            {% () => far.ownSpells %}
          | "all" "spell"                                             {% () => far.ownSpells %}
          | "them"                                                    {% () => far.ownSpells %}
instorynow -> "in" poss "story" "deck"                                {% make.nothing %}
meeting2 -> "who" "defend" "against"                                  {% make.nothing %}
          | "that" "defend" "against"                                 {% make.nothing %}
          | "defending" "against"                                     {% make.nothing %}
          | "who" "oppose"                                            {% make.nothing %}
          | "that" "oppose"                                           {% make.nothing %}
byany    -> "by" "any" "card"                                         {% make.nothing %}
          | "by" "any" "effect"                                       {% make.nothing %}
          | "by" "other" "card"                                       {% make.nothing %}
          | "by" "card"                                               {% make.nothing %}
thatthreat -> "that" "threat"                                         {% make.nothing %}
          | "the" "opposing" "threat"                                 {% make.nothing %}
          | "the" "opposing" "directed" "threat"                      {% make.nothing %}
          | "your" "opponent" "'s" "threat"                           {% make.nothing %}
onmyside -> "in" "play"                                               {% make.nothing %}
          | "you" "have" "in" "play"                                  {% make.nothing %}
          | "that" "you" "have" "in" "play"                           {% make.nothing %}
thattome -> "the" "tome"                                              {% make.nothing %}
          | "that" "tome"                                             {% make.nothing %}
symbol   -> "attribute"                                               {% make.nothing %}
          | "symbol"                                                  {% make.nothing %}
losing   -> "bury"                                                    {% make.nothing %}
          | "discard"                                                 {% make.nothing %}
          | "lose"                                                    {% make.nothing %}
          | "bury" "or" "discard"                                     {% make.nothing %}
          | "discard" "or" "bury"                                     {% make.nothing %}
thing2   -> thiscard                                                  {% make.nothing %}
          | "this" %unknown                                           {% make.nothing %}
assigning -> "assign" "to"                                            {% make.nothing %}
          | "later" "assign" "to"                                     {% make.nothing %}
assigned -> "at" "any" "location"                                     {% make.nothing %}
gateof   -> "the" "gate" "here"                                       {% () => ({}) %}
          | "this" "gate"                                             {% () => ({}) %}
          | "the" "gate" "of" sel                                     {% ([, , , of]) => ({ of }) %}
          | "the" "gate" "at" "this" "location"                       {% () => ({}) %}
          | "the" "gate" "of" "this" "location"                       {% () => ({}) %}
          | "this" "location" "'s" "gate"                             {% () => ({}) %}
bearing  -> "bear"                                                    {% make.nothing %}
          | "carry"                                                   {% make.nothing %}
          | "hold"                                                    {% make.nothing %}
          | "use"                                                     {% make.nothing %}
          | "wield"                                                   {% make.nothing %}
gateagain -> "for" "each" "subsequent" "gate" "use"                   {% make.nothing %}
passed   -> "combat" "with" "your" "opponent" "'s" "threat"            {% () => 'threat' %}
          | "combat" "with" "all" "card" "in" "your" "opponent" "'s" "threat" {% () => 'threat' %}
          | npd                                                       {% make.first %}
          | "the" "opposing" "threat"                                 {% () => 'threat' %}
          | "combat" "with" "all" np "in" "your" "opponent" "'s" "threat" {% ([, , , is]) => make.someKind(is) %}
          | "combat" "with" "all" np "in" "your" "opponent" "'s" "threat" "except" borne {% ([, , , is, , , , , , , not]) => ({ ...is, not }) %}
          | "combat" "with" "opponent" "'s" "threat"                  {% () => 'threat' %}
          | "opponent" "'s" "threat"                                  {% () => 'threat' %}
          | "your" "opponent" "'s" "threat"                           {% () => 'threat' %}
          | "all" "opposing" np                                       {% ([, , is]) => make.someKind(is) %}
          | "opposing" np                                             {% ([, is]) => make.someKind(is) %}
          | "all" np "in" thatthreat                                  {% ([, is]) => make.someKind(is) %}
          | np "in" thatthreat                                        {% ([is]) => is %}
          | "combat" "with" npd                                       {% ([, , is]) => is %}
          | "combat" "with" "all" np                                  {% ([, , , is]) => make.someKind(is) %}
tongues  -> tongue                                                    {% ([each]) => [each] %}
          | tongues "and" tongue                                      {% ([all, , each]) => [...all, each] %}
tongue   -> %name                                                     {% ([name], _at, reject) => make.knows(name).knows ?? reject %}
threatened -> npd                                                     {% ([is]) => make.threatening(is) %}
          | "theft"                                                   {% () => 'theft' %}
          | "effect" "on" "the" "story" "deck"                        {% () => 'storyDeckEffects' %}
          | "the" "power" "of" "great old one"                        {% () => 'GreatOldOnes' %}
          | hazard                                                    {% make.first %}

# Immune to all Spells.   Your Maximum and Minimum are each increased by one.   The Minimum of each opponent is reduced by 1.
threatened -> every np                                                {% ([, is]) => make.threatening(is) %}
          | every np affecting2 attacked                              {% ([, is]) => make.threatening(is) %}
          | np affecting2 attacked                                    {% ([is]) => make.threatening(is) %}
          | "the" "effect" "of" np                                    {% ([, , , is]) => make.threatening(is) %}
          | "the" "effect" "of" every np                              {% ([, , , , is]) => make.threatening(is) %}
          | "the" "effect" "of" "any" np                              {% ([, , , , is]) => make.threatening(is) %}
leftout  -> "exclude" "when" "determine" "the" "result" "of" "a" "epidemic" {% () => 'epidemic' %}
          | "leave" "out" "of" "epidemic"                             {% () => 'epidemic' %}
          | "leave" "out" "of" "random" "choice"                      {% () => 'random' %}
          | "exclude" "(" "as" "if" "they" "weren't" "present" ")" "when" "determine" "the" "result" "of" "a" "epidemic" {% () => 'epidemic' %}
affecting2 -> "affect"                                                {% make.nothing %}
          | "that" "affect"                                           {% make.nothing %}
unaffected2 -> "not" "affected" "by"                                  {% make.nothing %}
          | "unaffected" "by"                                         {% make.nothing %}
          | "immune" "to"                                             {% make.nothing %}
hazards  -> hazard                                                    {% ([each]) => [each] %}
          | hazards "and" hazard                                      {% ([all, , each]) => [...all, each] %}
purpose  -> "great old one"                                           {% () => 'GreatOldOne' %}
          | "location"                                                {% () => 'Location' %}
          | "adventure"                                               {% () => 'Adventure' %}
placing  -> "on" "your" "turn"                                        {% make.nothing %}
          | "on" "your" "turn" at "any" "location"                    {% make.nothing %}
          | at "any" "location"                                       {% make.nothing %}
anyneeded -> "any" num "of" "the" "card" "need" "to"                  {% make.nothing %}
manytongues -> tongue "," tongues                                     {% ([each, , rest]) => [each, ...rest] %}
joined   -> npd                                                       {% make.first %}
          | "other" np                                                {% ([, is]) => is %}
          | "with" npd                                                {% ([, is]) => is %}
          | "with" "other" np                                         {% ([, , is]) => is %}
          | "with" "any" "other" np                                   {% ([, , , is]) => is %}
          | "all" np                                                  {% ([, is]) => is %}

# Joins with any Ghoul.   This card is not buried after Combat unless it absorbs its full value.
joined   -> "with" "any" np                                           {% ([, , is]) => is %}

# Joins other Ghouls and with Deep Ones.   All Ghouls may join each other.   You may use this Gate again, paying its Sanity cost each time.
joined   -> joined "and" "with" npd                                   {% ([a, , , b]) => make.union([a, b]) %}
          | joined "and" "with" "other" np                            {% ([a, , , , b]) => make.union([a, b]) %}
surviving2 -> "allow" "you" "to" "survive"                            {% make.nothing %}
          | "allow" "your" "investigator" "to" "survive"              {% make.nothing %}
          | thiscard "allow" "you" "to" "survive"                     {% make.nothing %}
          | thiscard "allow" "your" "investigator" "to" "survive"     {% make.nothing %}
          | "you" "is" "protect" "from"                               {% make.nothing %}
          | "your" "investigator" "is" "protect" "from"               {% make.nothing %}
          | "protect" "you" "from"                                    {% make.nothing %}
          | "protect" "your" "investigator" "from"                    {% make.nothing %}
          | "you" "may" "survive"                                     {% make.nothing %}
          | "your" "investigator" "may" "survive"                     {% make.nothing %}
          | "can" "survive"                                           {% make.nothing %}
          | "allow" "you" "and" "your" "ally" "to" "survive"        {% make.nothing %}
          | "allow" "your" "investigator" "and" "ally" "to" "survive" {% make.nothing %}
          | "protect" "you" "and" "your" "ally" "from"                {% make.nothing %}
morecopies -> "more" "than" num "copy" "of" thiscard                  {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" "number" "of" thiscard                              {% make.nothing %}
          | "any" "number" "of" "copy" "of" thiscard                  {% make.nothing %}
          | "more" "than" num "of" thiscard                         {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
          | "more" "than" num "of" "this" "card"                      {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
reusing  -> "reuse"                                                   {% make.nothing %}
anykind  -> "of" "any" "kind"                                         {% make.nothing %}
          | "of" "any" "type"                                         {% make.nothing %}
given    -> num np                                                    {% ([n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "any" num np                                              {% ([, n, is], _at, reject) => (n === 1 ? is : reject) %}
          | "any" num "of" "your" np                                  {% ([, n, , , is], _at, reject) => (n === 1 ? is : reject) %}
          | num "of" "your" np                                        {% ([n, , , is], _at, reject) => (n === 1 ? is : reject) %}
          | "a" np                                                    {% ([, is]) => is %}
          | "any" np                                                  {% ([, is]) => is %}
maynot   -> "cannot"                                                  {% make.nothing %}
          | "do" "not"                                                {% make.nothing %}
          | "may" "not"                                               {% make.nothing %}
asdefender -> "choose" "as" "a" "defending" "ally"                    {% make.nothing %}
          | "a" "defending" "ally"                                    {% make.nothing %}
          | "use" "to" "defend"                                       {% make.nothing %}
directing -> "against" attacked                                       {% make.nothing %}
          | "at" attacked                                             {% make.nothing %}
thetotal -> "the" "value" "of"                                        {% make.nothing %}
          | "the" "total" "value" "of"                                {% make.nothing %}
          | "the" "total" "of"                                        {% make.nothing %}
unharmed -> "unaffected" "by" "epidemic"                              {% make.nothing %}
          | "not" "affected" "by" "epidemic"                          {% make.nothing %}
          | "immune" "to" "epidemic"                                  {% make.nothing %}
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
bearer2  -> "the" "ally"                                              {% make.nothing %}
          | "that" "ally"                                             {% make.nothing %}
          | "the" "bearer"                                            {% make.nothing %}
reads    -> "read"                                                    {% make.nothing %}
          | "speak"                                                   {% make.nothing %}
          | "know"                                                    {% make.nothing %}
          | "understand"                                              {% make.nothing %}
bearing2 -> "bear"                                                    {% make.nothing %}
          | "use"                                                     {% make.nothing %}
          | "wield"                                                   {% make.nothing %}
          | "have"                                                    {% make.nothing %}
          | "hold"                                                    {% make.nothing %}
          | "is" "give"                                               {% make.nothing %}
          | "is" "assign"                                             {% make.nothing %}
given2   -> "give"                                                    {% make.nothing %}
          | "assign"                                                  {% make.nothing %}
weapons  -> num "weapon"                                              {% ([n], _at, reject) => (n > 1 ? n : reject) %}
          | "up" "to" num "weapon"                                    {% ([, , n], _at, reject) => (n > 1 ? n : reject) %}
          | num more "weapon"                                         {% ([n]) => n + 1 %}
          | "a" more "weapon"                                         {% () => 2 %}
          | "a" "second" "weapon"                                     {% () => 2 %}
          | "any" "number" "of" "weapon"                              {% () => 'any' %}
          | "more" "than" num "weapon"                                {% ([, , n], _at, reject) => (n === 1 ? 'any' : reject) %}
borne2   -> "bear"                                                    {% make.nothing %}
          | "use"                                                     {% make.nothing %}
          | "carry"                                                   {% make.nothing %}
          | "wield"                                                   {% make.nothing %}
          | "hold"                                                    {% make.nothing %}
uncount  -> "toward"                                                  {% make.nothing %}
          | "towards"                                                 {% make.nothing %}
          | "against"                                                 {% make.nothing %}
touse    -> "use" thiscard                                            {% make.nothing %}
          | "bear" thiscard                                           {% make.nothing %}
          | "carry" thiscard                                          {% make.nothing %}
          | "use" "it"                                                {% make.nothing %}
          | "carry" "it"                                              {% make.nothing %}
foes2    -> "your" "opponent" "'s"                                    {% () => 'eachOpponent' %}
          | "each" "opponent" "'s"                                    {% () => 'eachOpponent' %}
          | "a" "opponent" "'s"                                       {% () => 'eachOpponent' %}
          | "any" "opponent" "'s"                                     {% () => 'eachOpponent' %}
          | "opponent" "'s"                                           {% () => 'eachOpponent' %}

# Holds one Folk Spell.   May hold one additional Folk Spell.   Your Tomes can each contain two more Folk or Eye Spells.   This card holds one Eye Spell only.
quality  -> room                                                      {% ([has]) => room.roomIn(has) %}
          | sel room                                                  {% ([of, has]) => room.roomIn(has, of) %}
          | poss np room                                              {% ([of, is, has]) => room.roomIn(has, make.selector(make.owned(of, is), [])) %}
          | "it" room                                                 {% ([, has]) => room.roomIn(has) %}
          | "they" room                                               {% ([, has]) => room.roomIn(has, make.them) %}
          | "that" "tome" room                                        {% ([, , has]) => room.roomIn(has, { ref: 'host' }) %}
          | num kindspell "may" "is" heldthere2                       {% ([n, icon]) => room.roomIn({ n, ...icon }) %}
          | num kindspell "can" "is" heldthere2                       {% ([n, icon]) => room.roomIn({ n, ...icon }) %}
          | "up" "to" num kindspell "may" "is" heldthere2             {% ([, , n, icon]) => room.roomIn({ n, ...icon }) %}
          | num more kindspell "may" "is" heldthere2                  {% ([n, , icon]) => room.roomIn({ n, more: true, ...icon }) %}
          | num more kindspell "can" "is" heldthere2                  {% ([n, , icon]) => room.roomIn({ n, more: true, ...icon }) %}
          | "only" num kindspell "may" "is" heldthere2                {% ([, n, icon]) => room.roomIn({ n, only: true, ...icon }) %}
          | "no" "more" "than" num kindspell "may" "is" heldthere2    {% ([, , , n, icon]) => room.roomIn({ n, only: true, ...icon }) %}
          | "you" "may" storing roomcount kindspell "in" thiscard     {% ([, , , count, icon]) => room.roomIn({ ...count, ...icon }) %}
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
          | %name "spell"                                             {% ([name]) => room.icons(name) %}
          | %name "or" %name "spell"                                  {% ([a, , b]) => room.icons(a, b) %}
          | "spell" "with" "the" %name "icon"                         {% ([, , , name]) => room.icons(name) %}
          | "spell" "bear" "the" %name "icon"                         {% ([, , , name]) => room.icons(name) %}
          | "spell" "," "which" "must" "show" "the" %name "icon"      {% ([, , , , , , name]) => room.icons(name) %}
storing  -> "keep"                                                    {% make.nothing %}
          | "place"                                                   {% make.nothing %}
          | "put"                                                     {% make.nothing %}
          | "store"                                                   {% make.nothing %}
heldthere2 -> "hold" "by" thiscard                                    {% make.nothing %}
          | "hold" "in" thiscard                                      {% make.nothing %}
          | "store" "in" thiscard                                     {% make.nothing %}
          | "keep" "in" thiscard                                      {% make.nothing %}
          | "place" "in" thiscard                                     {% make.nothing %}
          | "put" "in" thiscard                                       {% make.nothing %}
          | "contain" "in" thiscard                                   {% make.nothing %}

# This card counts as any one Location that an Adventure needs.   May be used as any one Tome when you complete an Adventure.
quality  -> thiscard standing standfor "that" "a" purpose need2         {% ([, , is, , , purpose]) => room.standsIn(is, purpose, true) %}
          | thiscard standing standfor "that" "a" purpose need2 "," "and" "is" "bury" "for" "it" {% ([, , is, , , purpose]) => room.standsIn(is, purpose) %}
          | standing standfor "that" "a" purpose need2                  {% ([, is, , , purpose]) => room.standsIn(is, purpose, true) %}
          | thiscard standing standfor totell                           {% ([, , is]) => room.standsIn(is, 'Adventure', true) %}
          | standing standfor totell                                    {% ([, is]) => room.standsIn(is, 'Adventure', true) %}
          | "you" "may" "use" thiscard asif standfor totell             {% ([, , , , , is]) => room.standsIn(is, 'Adventure', true) %}
          | "bury" thiscard "to" "use" "it" asif standfor totell        {% ([, , , , , , is]) => room.standsIn(is, 'Adventure') %}
          | "you" "may" "bury" thiscard asif standfor totell            {% ([, , , , , is]) => room.standsIn(is, 'Adventure') %}
          | "bury" thiscard asif standfor totell                        {% ([, , , is]) => room.standsIn(is, 'Adventure') %}
          | "you" "may" "bury" thiscard "to" "replace" standfor totell  {% ([, , , , , , is]) => room.standsIn(is, 'Adventure') %}
          | thiscard standing standfor totell "," "but" "is" "bury" {% ([, , is]) => room.standsIn(is, 'Adventure') %}
          | standing standfor totell "," "but" "is" "bury"       {% ([, is]) => room.standsIn(is, 'Adventure') %}
          | standing standfor totell "," "and" "is" "bury"       {% ([, is]) => room.standsIn(is, 'Adventure') %}
          | whencomplete "," thiscard standing standfor                 {% ([, , , , is]) => room.standsIn(is, 'Adventure', true) %}
          | whencomplete "," "you" "may" "use" thiscard asif standfor   {% ([, , , , , , , is]) => room.standsIn(is, 'Adventure', true) %}
standing -> "count" "as"                                              {% make.nothing %}
          | maycan "count" "as"                                       {% make.nothing %}
          | maycan "is" "count" "as"                                  {% make.nothing %}
          | maycan "is" "consider"                                    {% make.nothing %}
          | maycan "is" "use" asif                                    {% make.nothing %}
          | maycan "serve" "as"                                       {% make.nothing %}
          | maycan "replace"                                          {% make.nothing %}
          | maycan "substitute" "for"                                 {% make.nothing %}
          | maycan "is" "substitute" "for"                            {% make.nothing %}
          | maycan "stand" "in" "for"                                 {% make.nothing %}
          | maycan "stand" "for"                                      {% make.nothing %}
          | maycan "take" "the" "place" "of"                          {% make.nothing %}
          | "replace"                                                 {% make.nothing %}
          | "substitute" "for"                                        {% make.nothing %}
          | "stand" "in" "for"                                        {% make.nothing %}
          | "take" "the" "place" "of"                                 {% make.nothing %}
asif     -> "as"                                                      {% make.nothing %}
          | "as" "if" "it" "is"                                       {% make.nothing %}
          | "in" "place" "of"                                         {% make.nothing %}
          | "in" "the" "place" "of"                                   {% make.nothing %}
          | "instead" "of"                                            {% make.nothing %}
standfor   -> num np                                                    {% ([n, is]) => room.oneOfType(n, is) %}
          | "any" num np                                              {% ([, n, is]) => room.oneOfType(n, is) %}
          | "any" np                                                  {% ([, is]) => room.oneOfType(1, is) %}
          | "any" "other" np                                          {% ([, , is]) => room.oneOfType(1, is) %}
          | "any" num "other" np                                      {% ([, n, , is]) => room.oneOfType(n, is) %}
          | "a" np                                                    {% ([, is]) => room.oneOfType(1, is) %}
need2    -> "need"                                                    {% make.nothing %}
          | "require"                                                 {% make.nothing %}
          | "ask" "for"                                               {% make.nothing %}
          | "call" "for"                                              {% make.nothing %}
totell   -> whencomplete                                              {% make.nothing %}
          | "to" "complete" anadventure                               {% make.nothing %}
          | "in" completing anadventure                               {% make.nothing %}
          | "need" "to" "complete" anadventure                        {% make.nothing %}
          | "require" "to" "complete" anadventure                     {% make.nothing %}
          | "need" "for" anadventure                                  {% make.nothing %}
          | "need" "by" anadventure                                   {% make.nothing %}
          | "require" "for" anadventure                               {% make.nothing %}
          | "require" "by" anadventure                                {% make.nothing %}
          | "name" "in" anadventure                                   {% make.nothing %}
          | "in" anadventure                                          {% make.nothing %}
          | "for" anadventure                                         {% make.nothing %}
          | "for" "purpose" "of" completing anadventure               {% make.nothing %}
          | "for" completing anadventure                              {% make.nothing %}
          | "for" "purpose" "of" anadventure                          {% make.nothing %}
whencomplete -> "when" "you" "complete" anadventure                   {% make.nothing %}
          | "when" completing anadventure                             {% make.nothing %}
          | "while" completing anadventure                            {% make.nothing %}
completing -> "complete"                                              {% make.nothing %}
          | "the" "completion" "of"                                   {% make.nothing %}
anadventure -> "a" "adventure"                                        {% make.nothing %}
          | "any" "adventure"                                         {% make.nothing %}
          | "any" num "adventure"                                     {% make.nothing %}
          | "your" "adventure"                                        {% make.nothing %}
          | "adventure"                                               {% make.nothing %}

# May not be chosen at random.
quality  -> maynot "is" "at" "random"                                 {% () => ({ excluded: 'random', of: { ref: 'self' } }) %}
          | sel maynot "is" "at" "random"                             {% ([of]) => ({ excluded: 'random', of }) %}
protected -> "protect"
