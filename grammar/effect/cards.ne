# Which cards: nouns with what they are and have, where they lie, how they are picked, and how they are referred to.

@lexer lexer

# Discard one Artifact, Tome or Spell of your opponent when played.   Bury each Day or Night Event of any player when played.
# Each Corrupt Ally with a Weapon loses 1.   Each Country/Gate Location gains the Church attribute.
np       -> noun                                                      {% ([item]) => nouns.union([item]) %}
          | nouns "or" noun                                           {% ([all, , each]) => nouns.union(nouns.allSuch([...all, each])) %}
          | nouns "and" noun                                          {% ([all, , each]) => nouns.unionAnd([...all, each]) %}
          | nouns "," "or" noun                                       {% ([all, , , each]) => nouns.union(nouns.allSuch([...all, each])) %}
          | nouns "or" "a" noun                                       {% ([all, , , each]) => nouns.union([...all, each]) %}
          | nouns "," "or" "a" noun                                   {% ([all, , , , each]) => nouns.union([...all, each]) %}
          | nouns "or" "the" noun                                     {% ([all, , , each]) => nouns.union([...all, each]) %}
          | nouns "," "or" "the" noun                                 {% ([all, , , , each]) => nouns.union([...all, each]) %}
          | nouns "and" "the" noun                                    {% ([all, , , each]) => nouns.unionAnd([...all, each]) %}

# Bury one Living Dead Monster or Ally of your opponent when played.   Add 1 to the value of all Deep Ones, Ghouls, and certain Corrupt Cultists while you are here.
np       -> nouns "," "and" noun                                      {% ([all, , , each]) => nouns.unionAnd([...all, each]) %}
          | nouns "," "and" "certain" noun                            {% ([all]) => nouns.union(all) %}
          | nouns "and" "certain" noun                                {% ([all]) => nouns.union(all) %}
          | nouns "or" "a" "new" noun                                 {% ([all, , , , each]) => nouns.union([...all, each]) %}
          | noun "or" "another" noun                                  {% ([one, , , each]) => nouns.orAnother(one, each) %}
          | noun "or" "any" "other" noun                              {% ([one, , , , each]) => nouns.orAnyOther(one, each) %}
          | noun "(" "include" noun ")"                               {% ([all, , , each]) => nouns.including(all, each) %}
          | tonguesof noun                                            {% ([names, noun]) => nouns.inTongues(names, noun) %}
tonguesof -> tongues2 "or"                                            {% ([names]) => names %}
          | tongues2 "and"                                            {% ([names]) => names %}
          | tongues2 "," "or"                                         {% ([names]) => names %}
          | tongues2 "," "and"                                        {% ([names]) => names %}
tongues2 -> %name                                                     {% ([name]) => [name] %}
          | tongues2 "," %name                                        {% ([all, , name]) => [...all, name] %}
nouns    -> noun                                                      {% ([each]) => [each] %}
          | nouns "," noun                                            {% ([all, , each]) => [...all, each] %}
noun     -> words                                                     {% ([words]) => nouns.filter(words, []) %}
          | words cardnoun                                            {% ([words, [card]]) => nouns.filter(words, [], card) %}
          | cardnoun                                                  {% ([[card]]) => nouns.filter([], [], card) %}
          | words traits                                              {% ([words, traits]) => nouns.filter(words, traits) %}
          | words cardnoun traits                                     {% ([words, [card], traits]) => nouns.filter(words, traits, card) %}
          | cardnoun traits                                           {% ([[card], traits]) => nouns.filter([], traits, card) %}
          | words "family" "member"                                   {% ([words]) => nouns.filter(words, []) %}
          | "member" "of" "the" words "family"                        {% ([, , , words]) => nouns.filter(words, []) %}
          | num "point" words                                         {% ([n, , words]) => nouns.exactlyWorth(n, words) %}
          | "card" oftitle                                            {% () => ({ title: 'self' }) %}
          | "copy" "of" thiscard                                      {% () => ({ title: 'self' }) %}
          | words "of" "the" %name                                    {% ([words, , , name]) => nouns.ofIcon(words, name) %}
          | "travel" "event" by2                                      {% ([, , is]) => is %}
          | words inside "the" dimension "or" "the" dimension         {% ([words, , , a, , , b]) => nouns.ofEither(words, a, b) %}
          | words inside "the" dimension "or" dimension               {% ([words, , , a, , b]) => nouns.ofEither(words, a, b) %}
          | words "of" "the" dimension "or" "the" dimension           {% ([words, , , a, , , b]) => nouns.ofEither(words, a, b) %}
          | words "of" "the" dimension "or" dimension                 {% ([words, , , a, , b]) => nouns.ofEither(words, a, b) %}
doneto   -> "flip"                                                    {% draft.nothing %}
          | "so" "flip"                                               {% draft.nothing %}
          | "flip" "in" "this" "way"                                  {% draft.nothing %}
oftitle  -> "of" "the" "same" "title"                                 {% draft.nothing %}
          | "with" "the" "same" "title"                               {% draft.nothing %}
          | "of" "this" "title"                                       {% draft.nothing %}
          | "with" "this" "title"                                     {% draft.nothing %}
inon     -> "in"                                                      {% draft.nothing %}
          | "on"                                                      {% draft.nothing %}
cardnoun -> "card"
words    -> word                                                      {% ([each]) => [each] %}
          | words word                                                {% draft.push %}
          | words "/" word                                            {% ([all, , each]) => [...all, each] %}
word     -> %name                                                     {% draft.first %}
          | %self                                                     {% draft.first %}
          | %family                                                   {% draft.first %}
          | %quoted                                                   {% draft.first %}
          | "face-down"                                               {% () => ({ faceDown: true }) %}
          | "face-up"                                                 {% () => ({ faceDown: false }) %}
          | "visible"                                                 {% () => ({ invisible: false }) %}

# While you are in the Dreamlands, this card gains 1.   While your Current Location is in Kingsport, this card gains 1.
word     -> "dreamlands"                                              {% () => ({ dimension: 'dreamlands' }) %}
          | "waking" "world"                                          {% () => ({ dimension: 'waking' }) %}
          | "new" "aeon"                                              {% () => ({ dimension: 'new-aeon' }) %}
          | "non" %name                                               {% ([, name]) => nouns.non(name) %}

# Each Ally called "Scientist" gains 1.   Joins "Zoog".
word     -> %strange                                                  {% draft.first %}
traits   -> trait                                                     {% ([each]) => [each] %}
          | traits trait                                              {% draft.push %}
# Each Monster (the second of the Round) gains 1.   Each of your Allies (after the first of the Turn) gains 1.   This card gains 1 while you are at a Port (in your Region).   Each Monster (summoned) in your Threat gains 1.
trait    -> "(" "the" nth "of" "the" period2 ")"                      {% ([, , nth, , , when]) => ({ order: { nth, this: when } }) %}
          | "(" "after" "the" nth "of" "the" period2 ")"              {% ([, , , nth, , , when]) => ({ order: { nth, this: when, after: true } }) %}
          | "(" "bury" "this" "round" ")"                             {% () => ({ gone: 'bury' }) %}
          | "(" "bury" "in" "the" "last" "combat" ")"                 {% () => ({ gone: 'bury', goneIn: 'lastCombat' }) %}
          | "(" "discard" "in" "the" "last" "combat" ")"              {% () => ({ gone: 'discard', goneIn: 'lastCombat' }) %}
          | "(" "summon" ")"                                          {% () => ({ fightsAs: 'summoned' }) %}
          | "(" "control" ")"                                         {% () => ({ fightsAs: 'controlled' }) %}
          | "(" "attack" "any" "player" "," "if" cond ")"             {% ([, , , , , , c]) => nouns.attacking('each', c) %}
          | "(" "attack" "any" "opponent" "," "if" cond ")"           {% ([, , , , , , c]) => nouns.attacking('eachOpponent', c) %}
          | "(" "attack" "any" "player" suchaone ")"                  {% ([, , , , c]) => ({ attacks: { who: 'each', if: c } }) %}
          | "(" "attack" "any" "opponent" suchaone ")"                {% ([, , , , c]) => ({ attacks: { who: 'eachOpponent', if: c } }) %}
          | "(" "discard" "this" "round" ")"                          {% () => ({ gone: 'discard' }) %}
          | "(" "in" "another" "region" ")"                           {% () => ({ elsewhere: 'region' }) %}
          | "(" "in" "another" "subregion" ")"                        {% () => ({ elsewhere: 'subregion' }) %}
          | "(" "in" "another" "dimension" ")"                        {% () => ({ elsewhere: 'dimension' }) %}
          | "(" "in" "your" "region" ")"                              {% () => ({ native: 'region' }) %}
          | "(" "in" "your" "subregion" ")"                           {% () => ({ native: 'subregion' }) %}
          | "(" "play" "this" period2 ")"                             {% ([, , , when]) => ({ order: { nth: 0, this: when, after: true } }) %}
          | "(" "cast" "this" period2 ")"                             {% ([, , , when]) => ({ order: { nth: 0, this: when, after: true } }) %}
          | "(" "the" nth "of" "the" period2 "by" "any" "player" ")"  {% ([, , nth, , , when]) => ({ order: { nth, this: when, all: true } }) %}
          | "(" "after" "the" nth "of" "the" period2 "by" "any" "player" ")" {% ([, , , nth, , , when]) => ({ order: { nth, this: when, after: true, all: true } }) %}
nth      -> "first"                                                   {% () => 1 %}
          | "second"                                                  {% () => 2 %}
          | "third"                                                   {% () => 3 %}
          | "fourth"                                                  {% () => 4 %}
          | "fifth"                                                   {% () => 5 %}
period2  -> "round"                                                   {% () => 'round' %}
          | "turn"                                                    {% () => 'turn' %}

# The second Monster you play each Round gains 1.   Each Ally you play after the first of a Turn gains 1.
search   -> "the" nth np youdo aperiod                                {% ([, nth, is, done, when]) => cards.inOrder(is, done, { nth, this: when }) %}
          | "the" nth np "play" aperiod                               {% ([, nth, is, , when]) => cards.inOrder(is, 'played', { nth, this: when, all: true }, 'each') %}
          | "the" nth np player "play" aperiod                        {% ([, nth, is, of, , when]) => cards.inOrder(is, 'played', { nth, this: when }, of) %}
          | "the" nth "your" np aperiod                               {% ([, nth, , is, when]) => cards.inOrder(is, 'played', { nth, this: when }) %}
          | "each" "your" np afterthe nth aperiod                     {% ([, , is, , nth, when]) => cards.inOrder(is, 'played', { nth, this: when, after: true }) %}
          | "your" nth np aperiod                                     {% ([, nth, is, when]) => cards.inOrder(is, 'played', { nth, this: when }) %}
          | "each" np youdo afterthe nth aperiod                      {% ([, is, done, , nth, when]) => cards.inOrder(is, done, { nth, this: when, after: true }) %}
          | "each" np afterthe nth youdo aperiod                      {% ([, is, , nth, done, when]) => cards.inOrder(is, done, { nth, this: when, after: true }) %}
          | "each" np afterthe nth "that" youdo aperiod               {% ([, is, , nth, , done, when]) => cards.inOrder(is, done, { nth, this: when, after: true }) %}
          | "each" np afterthe nth aperiod                            {% ([, is, , nth, when]) => cards.inOrder(is, 'played', { nth, this: when, after: true }) %}
          | "each" np afterthe nth "play" aperiod                     {% ([, is, , nth, , when]) => cards.inOrder(is, 'played', { nth, this: when, after: true, all: true }, 'each') %}
          | "each" np player "play" afterthe nth aperiod              {% ([, is, of, , , nth, when]) => cards.inOrder(is, 'played', { nth, this: when, after: true }, of) %}
some3    -> num np                                                    {% ([n, is]) => [{ n, is, pick: 'choose' }, []] %}
          | num np wheres                                             {% ([n, is, posts]) => [{ n, is, pick: 'choose' }, posts] %}
          | num "random" np                                           {% ([n, , is]) => [{ n, is, pick: 'random' }, []] %}
          | num "random" np wheres                                    {% ([n, , is, posts]) => [{ n, is, pick: 'random' }, posts] %}
          | "up" "to" num np                                          {% ([, , n, is]) => [{ n, is, pick: 'choose', upTo: true }, []] %}
          | "up" "to" num np wheres                                   {% ([, , n, is, posts]) => [{ n, is, pick: 'choose', upTo: true }, posts] %}
          | num "of" poss np                                          {% ([n, , of, is]) => [{ n, is, pick: 'choose' }, [{ of }]] %}
          | num "random" "of" poss np                                 {% ([n, , , of, is]) => [{ n, is, pick: 'random' }, [{ of }]] %}
# Bury one of your Allies, then your opponent must bury one Ally of the same or lower value as that, when played.
asthat   -> "of" "the" "same" sameas                                  {% ([, , , asThat], _at, reject) => (asThat.same === 'title' ? reject : { asThat }) %}
          | "of" "the" "same" sameas "as" "that"                      {% ([, , , asThat]) => ({ asThat }) %}
sameas   -> "title"                                                   {% () => ({ same: 'title' }) %}
          | "type"                                                    {% () => ({ same: 'type' }) %}
          | "value"                                                   {% () => ({ same: 'value' }) %}
          | "or" "lower" "value"                                      {% () => ({ same: 'value', also: 'less' }) %}
          | "or" "higher" "value"                                     {% () => ({ same: 'value', also: 'more' }) %}
entitled -> %name                                                     {% ([name]) => nouns.asWritten(name) %}
          | %family                                                   {% ([name]) => nouns.asWritten(name) %}
          | %strange                                                  {% ([name]) => nouns.asWritten(name) %}
          | "the" "word" entitled                                     {% ([, , titleHas]) => titleHas %}
          | "the" "name" entitled                                     {% ([, , titleHas]) => titleHas %}
          | "the" "word" %quoted                                      {% ([, , quoted]) => nouns.unquoted(quoted) %}
afterthe -> "after" "the"                                             {% draft.nothing %}
          | "beyond" "the"                                            {% draft.nothing %}
trait    -> pennytrait                                                {% draft.first %}
          | "with" borne                                              {% ([, bears]) => ({ bears }) %}
          | "with" %quoted "in" "its" "title"                         {% ([, quoted]) => ({ titleHas: nouns.unquoted(quoted) }) %}
          | "with" %quoted "in" "their" "title"                       {% ([, quoted]) => ({ titleHas: nouns.unquoted(quoted) }) %}
          | "with" entitled "in" "its" "title"                        {% ([, titleHas]) => ({ titleHas }) %}
          | "with" entitled "in" "their" "title"                      {% ([, titleHas]) => ({ titleHas }) %}
          | "without" borne                                            {% ([, bears]) => nouns.without(bears) %}
          | "of" "up" "to" num "point" "(" "exclude" "the" "value" "of" "any" "weapon" ")" {% ([, , , max]) => ({ value: { max, withoutWeapon: true } }) %}
          | "of" "up" "to" num "point" "(" "include" "weapon" ")"     {% ([, , , max]) => ({ value: { max } }) %}
          | "up" "to" num "point" "in" "value" "(" "include" "weapon" ")" {% ([, , max]) => ({ value: { max } }) %}
          | "of" "odd" "value"                                        {% () => ({ value: { odd: true } }) %}
          | "of" "even" "value"                                       {% () => ({ value: { odd: false } }) %}
          | "not" "counting" "weapon"                                 {% () => ({ value: { withoutWeapon: true } }) %}
          | "that" "cost" "sanity"                                    {% () => ({ costsSanity: true }) %}
          | "that" "cost" "no" "sanity"                               {% () => ({ costsSanity: false }) %}
          | asthat                                                    {% draft.first %}
          | "of" "the" "name" "type"                                  {% () => ({ ofNamedType: true }) %}
          | "of" "the" "name" "title"                                 {% () => ({ ofNamedTitle: true }) %}
          | "from" "your" "current" "subregion"                       {% () => ({ native: 'subregion' }) %}
          | "from" "your" "current" "region"                          {% () => ({ native: 'region' }) %}
          | that2 "summon" "or" "control" monsters2                   {% () => ({ does: ['summon', 'control'] }) %}
          | that2 "summon" monsters2                                  {% () => ({ does: ['summon'] }) %}
          | that2 "control" monsters2                                 {% () => ({ does: ['control'] }) %}
          | inside "a" words                                          {% ([, , words]) => nouns.holder(words) %}
          | inside "any" words                                        {% ([, , words]) => nouns.holder(words) %}
          | inside "your" words                                       {% ([, , words]) => nouns.holder(words) %}
          | inside "any" "of" "your" words                            {% ([, , , , words]) => nouns.holder(words) %}
          | inside "all" "of" "your" words                            {% ([, , , , words]) => nouns.holder(words) %}
          | inside "all" "your" words                                 {% ([, , , words]) => nouns.holder(words) %}
          | "in" %name                                                {% ([, name]) => nouns.inPlace(name) %}
          | "of" "the" dimension                                      {% ([, , dimension]) => ({ dimension }) %}
          | shows "the" %name "icon"                                  {% ([, , name]) => nouns.icon(name) %}
          | withattr words "attribute"                                {% ([, words]) => nouns.attributed(words) %}
          | withattr words "and" words "attribute"                    {% ([, a, , b]) => nouns.bothBorne(nouns.borne(a), nouns.borne(b)) %}
          | "feature" "the" words "and" words "attribute"             {% ([, , a, , b]) => nouns.bothBorne(nouns.borne(a), nouns.borne(b)) %}
          | withattr words "or" words "attribute"                     {% ([, a, , b]) => nouns.union([nouns.borne(a), nouns.borne(b)]) %}
          | that3 "know" %name                                        {% ([, , name]) => nouns.language(name) %}
          | that3 "do" "not" "know" %name                             {% ([, , , , name]) => ({ not: nouns.language(name) }) %}
          | "write" "in" %name                                        {% ([, , name]) => nouns.language(name) %}
          | "that" "is" "write" "in" %name                            {% ([, , , , name]) => nouns.language(name) %}
          | "in" %name "language"                                     {% ([, name]) => nouns.language(name) %}
          | "in" "the" %name "language"                               {% ([, , name]) => nouns.language(name) %}
          | "in" tongue                                               {% ([, language]) => ({ language }) %}
          | "except" excepted                                         {% ([, not]) => nouns.exceptFor(not) %}
          | "except" "(" np ")"                                       {% ([, , not]) => ({ not }) %}
          | "except" "card" oftitle                                   {% () => nouns.exceptFor({ title: 'self' }) %}
          | "not" "defending"                                          {% () => ({ defending: false }) %}
          | "who" "defend"                                            {% () => ({ defending: true }) %}
          | "that" "defend"                                           {% () => ({ defending: true }) %}
          | "that" "is" "no" "travel" "event"                         {% () => ({ travel: false }) %}
          | "that" "is" "not" "exotic"                                {% () => ({ exotic: false }) %}
          | "(" "not" "a" words ")"                                   {% ([, , , words]) => nouns.otherThan(words) %}
          | "of" "up" "to" num "point" "(" "include" "the" "value" "of" "any" "weapon" ")" {% ([, , , max]) => ({ value: { max } }) %}
          | bear "the" np symbol                                      {% ([, , is]) => nouns.bearing(is) %}
          | "that" bear "the" np symbol                               {% ([, , , is]) => nouns.bearing(is) %}
          | "that" bear "a" np symbol                                 {% ([, , , is]) => nouns.bearing(is) %}
          | "which" bear "the" np symbol                              {% ([, , , is]) => nouns.bearing(is) %}
          | "with" "either" "the" np symbol                           {% ([, , , is]) => nouns.bearing(is) %}
          | "with" "the" np symbol                                    {% ([, , is]) => nouns.bearing(is) %}
          | "with" "a" np symbol                                      {% ([, , is]) => nouns.bearing(is) %}
          | "of" "the" %name                                          {% ([, , name]) => nouns.placeOf(name) %}
          | "in" "the" dimension                                      {% ([, , dimension]) => nouns.inWorld(dimension) %}
          | "from" "the" dimension                                    {% ([, , dimension]) => ({ dimension }) %}
          | "from" %name                                              {% ([, name]) => nouns.place(name) %}
          | "who" "bear" borne                                        {% ([, , bears]) => ({ bears }) %}
          | "who" "have" borne                                        {% ([, , bears]) => ({ bears }) %}
          | "that" "have" borne                                       {% ([, , bears]) => ({ bears }) %}
          | "that" "is" "not" words                                   {% ([, , , words]) => nouns.notBeing(words) %}
          | "who" "is" "not" words                                    {% ([, , , words]) => nouns.notBeing(words) %}
          | "who" "is" "a" words                                      {% ([, , , words]) => nouns.being(words) %}
          | "who" "is" words                                          {% ([, , words]) => nouns.being(words) %}
          | "that" "is" words                                         {% ([, , words]) => nouns.being(words) %}
          | "call" %quoted                                            {% ([, quoted]) => ({ called: nouns.unquoted(quoted) }) %}
          | "who" "do" "not" "bear" borne                             {% ([, , , , bears]) => nouns.without(bears) %}
          | "who" "do" "not" "have" borne                             {% ([, , , , bears]) => nouns.without(bears) %}
          | "that" "do" "not" "bear" borne                            {% ([, , , , bears]) => nouns.without(bears) %}
          | "not" "bear" borne                                        {% ([, , bears]) => nouns.without(bears) %}
          | "bear" borne                                              {% ([, bears]) => nouns.armed(bears) %}
          | "in" "the" %name                                          {% ([, , name]) => nouns.inPlace(name) %}
          | "from" "the" %name                                        {% ([, , name]) => nouns.place(name) %}
          | "in" "the" %strange                                       {% ([, , name]) => nouns.placeCalled(name) %}
          | "in" %strange                                             {% ([, name]) => nouns.placeCalled(name) %}
          | "on" %name                                                {% ([, name]) => nouns.ofLocation(nouns.place(name)) %}
          | inon "the" %family                                        {% ([, , name]) => nouns.ofLocation(nouns.placeCalled(name)) %}
          | "on" "the" %strange                                       {% ([, , name]) => nouns.ofLocation(nouns.placeCalled(name)) %}
          | inon %family                                              {% ([, name]) => nouns.ofLocation(nouns.placeCalled(name)) %}
          | "on" %strange                                             {% ([, name]) => nouns.ofLocation(nouns.placeCalled(name)) %}
          | "equip" "with" borne                                      {% ([, , bears]) => nouns.armed(bears) %}
          | "arm" "with" borne                                        {% ([, , bears]) => nouns.armed(bears) %}
          | "carry" borne                                             {% ([, bears]) => nouns.armed(bears) %}
          | "who" "have" "no" borne                                   {% ([, , , bears]) => nouns.without(bears) %}
          | "that" "have" "no" borne                                  {% ([, , , bears]) => nouns.without(bears) %}
          | "who" "bear" "no" borne                                   {% ([, , , bears]) => nouns.without(bears) %}
          | "who" "carry" "no" borne                                  {% ([, , , bears]) => nouns.without(bears) %}
          | "that" "bear" "no" borne                                  {% ([, , , bears]) => nouns.without(bears) %}
          | "with" "no" borne                                         {% ([, , bears]) => nouns.without(bears) %}
          | whois "defending"                                         {% () => ({ defending: true }) %}
          | whois "not" "defending"                                   {% () => ({ defending: false }) %}
          | "find" "in" "the" dimension                               {% ([, , , dimension]) => ({ dimension }) %}
          | whois "outside"                                           {% () => ({ at: { pub: ['Outside'] } }) %}
          | whois "inside"                                            {% () => ({ at: { pub: ['Inside'] } }) %}
          | whois "outside" "location"                                {% () => ({ at: { pub: ['Outside'] } }) %}
          | "outside"                                                 {% () => ({ at: { pub: ['Outside'] } }) %}
          | "inside"                                                  {% () => ({ at: { pub: ['Inside'] } }) %}
          | whois "at" npd                                            {% ([, , is]) => conditions.standingAt(is) %}
          | whois "at" "either" npd                                   {% ([, , , is], _at, reject) => (is.or ? conditions.standingAt(is) : reject) %}
          | whois "in" npd                                            {% ([, , is]) => conditions.standingAt(is) %}
          | "whose" "investigator" "is" at npd                        {% ([, , , , is]) => conditions.standingAt(is) %}
          | "whose" "player" "is" at npd                              {% ([, , , , is]) => conditions.standingAt(is) %}
          | "of" "yours"                                              {% () => nouns.ofYours %}
          | heldby "a" words                                          {% ([, , words]) => nouns.holder(words) %}
          | heldby "any" words                                        {% ([, , words]) => nouns.holder(words) %}
          | heldby "your" words                                       {% ([, , words]) => nouns.holder(words) %}
excepted -> borne                                                     {% draft.first %}
          | words traits                                              {% ([words, traits]) => nouns.filter(words, traits) %}
          | det words traits                                          {% ([, words, traits]) => nouns.filter(words, traits) %}
          | "those" traits                                            {% ([, traits]) => nouns.filter([], traits) %}
shows    -> "with"                                                    {% draft.nothing %}
          | bear                                                      {% draft.nothing %}
          | "that" bear                                               {% draft.nothing %}
          | "which" bear                                              {% draft.nothing %}
borne    -> words                                                     {% ([words]) => nouns.filter(words, []) %}
          | words "card"                                              {% ([words]) => nouns.filter(words, []) %}
          | det words                                                 {% ([, words]) => nouns.filter(words, []) %}
          | "card" traits                                             {% ([, traits]) => nouns.filter([], traits) %}
dimension -> "waking" "world"                                         {% () => 'waking' %}
          | "dreamlands"                                              {% () => 'dreamlands' %}
          | "new" "aeon"                                              {% () => 'new-aeon' %}
npd      -> np                                                        {% draft.first %}
          | det np                                                    {% ([, is]) => is %}
det      -> "a"                                                       {% draft.nothing %}
          | "the"                                                     {% draft.nothing %}
          | "any"                                                     {% draft.nothing %}

# Flip two random Allies of your opponent face-down when played.   Discard the top card of your opponent's Story Deck when played.
# Bury up to two Allies of your choice when played.   Discard the lowest Event in your opponent's Story Deck when played.   Look at the bottom card of your Mythos Deck when played.
sel      -> ref                                                       {% draft.first %}
          | search                                                    {% draft.first %}
ref      -> thiscard                                                  {% () => ({ ref: 'self' }) %}
          | "the" "target"                                            {% () => ({ ref: 'target' }) %}
          | "that" "ally"                                             {% () => ({ ref: 'host' }) %}
          | "the" "bearer"                                            {% () => ({ ref: 'host' }) %}
          | "ally"                                                    {% cards.theAlly %}
          | "each" "of" "those" doneto                                {% () => ({ ref: 'thus' }) %}
          | "those" doneto                                            {% () => ({ ref: 'thus' }) %}
          | "what" thiscard "bear"                                    {% () => ({ ref: 'attached' }) %}
          | "the" "reveal" "card"                                     {% () => ({ ref: 'revealed' }) %}
          | "the" "card" "so" "draw"                                  {% () => ({ ref: 'drawn' }) %}
          | "the" "reveal" "card" "(" np ")"                          {% ([, , , , is]) => ({ ref: 'revealed', is }) %}
          | "the" "card" "look" "at" "(" np ")"                       {% ([, , , , , is]) => ({ ref: 'looked', is }) %}
          | "that" "card"                                             {% () => ({ ref: 'cause' }) %}
          | "what" "hold" "that" "card"                               {% () => ({ ref: 'holder' }) %}
          | poss "current" "location"                                 {% ([who]) => cards.selector({ ref: 'location' }, [{ of: who }]) %}
          | "target" np                                               {% ([, is]) => cards.aimedAt(is) %}
          | "the" "target" np                                         {% ([, , is]) => cards.aimedAt(is) %}
          | "target" np wheres                                        {% ([, is, posts]) => cards.aimedIn(is, posts) %}
          | "target" np wheres worth                                  {% ([, is, posts, value]) => cards.aimedIn(is, posts, value) %}
          | "target" np "of" foe                                      {% ([, is, , of]) => cards.aimedAt(is, of) %}
          | "them"                                                    {% () => cards.them %}
          | "the" "card" "look" "at"                                  {% () => ({ ref: 'looked' }) %}
          | "the" "ally"                                              {% () => ({ ref: 'host' }) %}
          | "the" "bearer" "(" np ")"                                 {% ([, , , is]) => ({ ref: 'host', is }) %}
          | "ally" wielding thiscard                                  {% () => ({ ref: 'host' }) %}
          | "the" "ally" wielding thiscard                            {% () => ({ ref: 'host' }) %}
          | "a" "ally" wielding thiscard                              {% () => ({ ref: 'host' }) %}
          | "the" "choose" np                                         {% () => ({ ref: 'target' }) %}
          | "the" "choose" "ally"                                     {% () => ({ ref: 'target' }) %}
          | "a" "ally" "with" thiscard                                {% () => ({ ref: 'host' }) %}
          | "the" "ally" "with" thiscard                              {% () => ({ ref: 'host' }) %}
          | "that" "monster"                                          {% () => cards.that('Monster') %}
          | "that" "artifact"                                         {% () => cards.that('Artifact') %}
          | "that" "tome"                                             {% () => cards.that('Tome') %}
          | "that" "spell"                                            {% () => cards.that('Spell') %}
          | "that" "event"                                            {% () => cards.that('Event') %}
          | "that" "location"                                         {% () => cards.that('Location') %}
          | "that" "weapon"                                           {% () => cards.that('Artifact') %}
          | "that" "phobia"                                           {% () => cards.that('Event') %}
# When played, draw one card, then play the card so drawn.
meant    -> "the" "card" "so" "move"                                  {% () => ({ ref: 'thus' }) %}
          | "the" "card" "so" "draw"                                  {% () => ({ ref: 'drawn' }) %}
          | "the" "target"                                            {% () => ({ ref: 'target' }) %}
# When played, choose two Allies of your opponent: bury the lowest of the target.   When played, choose two Allies of your opponent: bury one of the target with the highest value.
search   -> "the" extreme "of" "the" "target"                         {% ([, extreme]) => ({ ref: 'target', pick: 'all', extreme }) %}
          | num "of" "the" "target" "with" "the" extreme "value"      {% ([n, , , , , , extreme]) => ({ ref: 'target', pick: 'choose', n, extreme }) %}
search   -> base                                                      {% ([base]) => cards.selector(base, []) %}
          | "the" np wheres "of" wholecrowd                           {% ([, is, posts, , each]) => cards.theExtreme(is, [...posts, { of: 'actor', theirs: { each } }]) %}
          | "the" extreme "value" np "of" wholecrowd                  {% ([, extreme, , is, , each]) => cards.theExtreme(is, [{ extreme, of: 'actor', theirs: { each } }]) %}
          | some3 "for" "each" eachof                                 {% ([some, , , of]) => cards.manyAs(some, of) %}
          | "the" np wheres                                           {% ([, is, posts]) => cards.theExtreme(is, posts) %}
          | count np "among" those2                                   {% ([n, is, , ref]) => cards.someOf(n, is, ref) %}
          | count np "among" those2 "of" "your" "opponent" "'s" "choice" {% ([n, is, , ref]) => cards.someOf({ ...n, by: 'opponent' }, is, ref) %}
          | count np "hold" "by" heldwhom                             {% ([n, is, , , held]) => cards.heldBy(n, is, held) %}
          | count np "bear" "by" heldwhom                             {% ([n, is, , , held]) => cards.heldBy(n, is, held) %}
          | count np "carry" "by" heldwhom                            {% ([n, is, , , held]) => cards.heldBy(n, is, held) %}
          | base wheres                                               {% ([base, posts]) => cards.selector(base, posts) %}
          | base "except" excepted                                    {% ([base, , not]) => cards.narrowed(base, [], nouns.exceptFor(not)) %}
          | base wheres "except" excepted                             {% ([base, posts, , not]) => cards.narrowed(base, posts, nouns.exceptFor(not)) %}
          | base wheres "except" "card" oftitle                       {% ([base, posts]) => cards.narrowed(base, posts, nouns.exceptFor({ title: 'self' })) %}
          | "all" "but" num "of" "the" np wheres                      {% ([, , allBut, , , is, posts]) => cards.selector({ is, n: { allBut }, pick: 'choose' }, posts) %}
          | "all" "but" num "of" "the" np                             {% ([, , allBut, , , is]) => cards.selector({ is, n: { allBut }, pick: 'choose' }, []) %}
          | "the" "top" "card" "of" poss "story" "deck"               {% ([, , , , who]) => cards.selector({ in: 'story', pick: 'top' }, [{ of: who }]) %}
          | topsome                                                   {% ([top]) => cards.amongTop(top) %}
          | every np "among" topsome                                  {% ([, is, , top]) => cards.amongTop(top, is) %}
          | "the" "top" np "of" poss "story" "deck"                   {% ([, , is, , who]) => cards.selector({ is, in: 'story', pick: 'top' }, [{ of: who }]) %}
          | "the" "lowest" np "in" poss "story" "deck"                {% ([, , is, , who]) => cards.selector({ is, in: 'story', pick: 'lowest' }, [{ of: who }]) %}
          | "the" np "closest" "to" "the" "bottom" "of" poss "story" "deck" {% ([, is, , , , , , who]) => cards.selector({ is, in: 'story', pick: 'lowest' }, [{ of: who }]) %}
          | "the" "bottom" "card" "of" poss "story" "deck"            {% ([, , , , who]) => cards.selector({ in: 'story', pick: 'lowest' }, [{ of: who }]) %}
          | "the" "bottom" np "of" poss "story" "deck"                {% ([, , is, , who]) => cards.selector({ is, in: 'story', pick: 'lowest' }, [{ of: who }]) %}
          | "the" "bottom" num "card" "of" poss "story" "deck"        {% ([, , n, , , who]) => cards.selector({ n, in: 'story', pick: 'lowest' }, [{ of: who }]) %}
          | num "card" inside "the" "bottom" "of" poss "story" "deck" {% ([n, , , , , , who]) => cards.selector({ n, in: 'story', pick: 'lowest' }, [{ of: who }]) %}
          | "up" "to" num "card" inside "the" "bottom" "of" poss "story" "deck" {% ([, , n, , , , , , who]) => cards.selector({ n: { chosen: [0, n] }, in: 'story', pick: 'lowest' }, [{ of: who }]) %}
          | "the" "lowest" amount np "in" poss "story" "deck"         {% ([, , n, is, , who]) => cards.selector({ is, n, in: 'story', pick: 'lowest' }, [{ of: who }]) %}
          | "the" np "closest" "to" "the" "top" "of" poss "story" "deck" {% ([, is, , , , , , who]) => cards.selector({ is, in: 'story', pick: 'top' }, [{ of: who }]) %}
          | "the" "top" "card" "of" poss mythosdeck                   {% ([, , , , who]) => cards.selector({ in: 'deckTop', n: 1 }, [{ of: who }]) %}
          | "the" "bottom" "card" "of" poss mythosdeck                {% ([, , , , who]) => cards.selector({ in: 'deckBottom', n: 1 }, [{ of: who }]) %}
          | "the" "bottom" num "card" "of" poss mythosdeck            {% ([, , n, , , who]) => cards.selector({ in: 'deckBottom', n }, [{ of: who }]) %}
          | "the" "top" "card" "of" poss "discard" "pile"             {% ([, , , , who]) => cards.selector({ in: 'discard', pick: 'top' }, [{ of: who }]) %}
          | "the" "top" num "card" "of" poss "discard" "pile"         {% ([, , n, , , who]) => cards.selector({ in: 'discard', pick: 'top', n }, [{ of: who }]) %}
          | "the" "top" num "card" "of" poss mythosdeck               {% ([, , n, , , who]) => cards.selector({ in: 'deckTop', n }, [{ of: who }]) %}

# Bury one Ally of your opponent with a value of 3 or less when played.   Bury one non-Steadfast Ally of your opponent when played.
search   -> base wheres bearing3                                      {% ([base, posts, bears]) => cards.narrowed(base, posts, { bears }) %}
          | base wheres pennytrait                                    {% ([base, posts, is]) => cards.narrowed(base, posts, is) %}
          | base wheres worth                                         {% ([base, posts, is]) => cards.narrowed(base, posts, is) %}
          | every np "you" "have" "in" "play" "as" "a" "ally"         {% ([, is]) => cards.selector({ is: nouns.asAlly(is), pick: 'all' }, [{ of: 'you' }]) %}
          | every "other" np "you" "have" "in" "play" "as" "a" "ally" {% ([, , is]) => cards.selector({ is: nouns.asAlly(is), pick: 'all', others: true }, [{ of: 'you' }]) %}
          | "the" "top" np "in" poss "story" "deck"                   {% ([, , is, , who]) => cards.selector({ is, in: 'story', pick: 'top' }, [{ of: who }]) %}
          | "the" "top" "card" "in" poss "story" "deck"               {% ([, , , , who]) => cards.selector({ in: 'story', pick: 'top' }, [{ of: who }]) %}
          | num np onits                                              {% ([n, is, of], _at, reject) => (n === 1 ? cards.selector({ is, in: 'story', pick: 'top' }, [{ of }]) : reject) %}
          | "any" num np onits                                        {% ([, n, is, of], _at, reject) => (n === 1 ? cards.selector({ is, in: 'story', pick: 'top' }, [{ of }]) : reject) %}
          | "the" np onits                                            {% ([, is, of]) => cards.selector({ is, in: 'story', pick: 'top' }, [{ of }]) %}
          | "any" np onits                                            {% ([, is, of]) => cards.selector({ is, in: 'story', pick: 'top' }, [{ of }]) %}
          | "a" np onits                                              {% ([, is, of]) => cards.selector({ is, in: 'story', pick: 'top' }, [{ of }]) %}
          | base inside "it"                                          {% ([base]) => cards.selector(base, [cards.shownThere]) %}
          | base ofothers "in" "the" "same" spread "as" "target"       {% ([base, , , , , over]) => cards.selector(base, [{ of: 'opponent', spread: over, spreadOnly: true }]) %}
          | base ofothers "in" "the" "same" spread "as" "target" "of" "that" "player" "'s" "choice" {% ([base, , , , , over]) => cards.selector(base, [{ of: 'opponent', by: 'opponent', spread: over, spreadOnly: true }]) %}
          | base ofothers around "besides" "target"                    {% ([base, , spread]) => cards.selector(base, [{ of: 'opponent', spread, spreadOnly: true }]) %}
          | base ofothers around "besides" "target" "of" "that" "player" "'s" "choice" {% ([base, , spread]) => cards.selector(base, [{ of: 'opponent', by: 'opponent', spread, spreadOnly: true }]) %}
          | base wheres inside "it"                                   {% ([base, posts]) => cards.selector(base, [...posts, cards.shownThere]) %}
topsome  -> "the" "top" num "card" "of" poss "story" "deck"           {% ([, , n, , , of]) => [n, of] %}
          | "the" "top" num "card" "in" poss "story" "deck"           {% ([, , n, , , of]) => [n, of] %}
ofothers -> "of" "each" "other" "player"                              {% draft.nothing %}
mythosdeck -> "mythos" "deck"                                         {% draft.nothing %}
base     -> every np                                                  {% ([, is]) => ({ is, pick: 'all' }) %}
          | every "other" np                                          {% ([, , is]) => ({ is, pick: 'all', others: true }) %}
          | every "opposing" np                                       {% ([, , is]) => ({ is, pick: 'all', opposing: true }) %}
          | every "other" "opposing" np                               {% ([, , , is]) => ({ is, pick: 'all', others: true, opposing: true }) %}
          | every "of" poss np                                        {% ([, , of, is]) => ({ is, pick: 'all', of }) %}
          | every "of" poss "other" np                                {% ([, , of, , is]) => ({ is, pick: 'all', of, others: true }) %}
          | "all" poss np                                             {% ([, of, is]) => ({ is, pick: 'all', of }) %}
          | np                                                        {% ([is]) => cards.byTitle(is) %}
          | poss np                                                   {% ([of, is]) => cards.owned(of, is) %}
          | "any" np                                                  {% ([, is]) => cards.anyOf(is) %}
          | "any" "other" np                                          {% ([, , is]) => ({ ...cards.anyOf(is), others: true }) %}
          | count np                                                  {% ([n, is]) => ({ is, ...n }) %}
          | count "other" np                                          {% ([n, , is]) => ({ is, ...n, others: true }) %}
          | count "opposing" np                                       {% ([n, , is]) => ({ is, ...n, opposing: true }) %}
          | count "other" "opposing" np                               {% ([n, , , is]) => ({ is, ...n, others: true, opposing: true }) %}
          | "any" np "or" "any" "other" np                            {% ([, a, , , , b], _at, reject) => (nouns.isNamed(a) ? reject : { ...cards.anyOf(nouns.union([a, b])), others: true }) %}
          | poss "random" np                                          {% ([of, , is]) => ({ is, n: 1, pick: 'random', of }) %}
          | poss num "point" np                                       {% ([of, n, , is]) => cards.worth(of, n, is) %}
          | "each" "affected" np                                      {% () => cards.those %}
          | num "of" poss np                                          {% ([n, , of, is]) => ({ is, n, pick: 'choose', of }) %}
          | num "random" "of" poss np                                 {% ([n, , , of, is]) => ({ is, n, pick: 'random', of }) %}

# Bury any number of your Allies, then gain 1 Sanity for each Ally buried in this way, when played.
base     -> "any" "number" "of" poss np                               {% ([, , , of, is]) => cards.anyNumber({ is, pick: 'choose', of }) %}
          | "any" "number" "of" "other" np                            {% ([, , , , is]) => cards.anyNumber({ is, pick: 'choose', others: true }) %}
          | "any" "number" "of" np                                    {% ([, , , is]) => cards.anyNumber({ is, pick: 'choose' }) %}

# When played: discard any one Artifact or Tome of your opponent.   Your Deep Ones gain 1.
base     -> "any" num np                                              {% ([, n, is]) => ({ is, n, pick: 'choose' }) %}
          | "any" num "of" poss np                                    {% ([, n, , of, is]) => ({ is, n, pick: 'choose', of }) %}
          | "up" "to" num "of" poss np                                {% ([, , n, , of, is]) => ({ is, n, pick: 'choose', upTo: true, of }) %}
          | "all" "other" "of" poss np                                {% ([, , , of, is]) => ({ is, pick: 'all', of, others: true }) %}
          | "all" "of" "the" np                                       {% ([, , , is]) => ({ is, pick: 'all' }) %}

# Bury half of your Allies when played.   Each other Ghoul in play gains 1.   All Students you have in play add 1.
base     -> halves "of" poss np                                       {% ([share, , of, is]) => ({ is, ...share, of }) %}
          | halves poss np                                            {% ([share, of, is]) => ({ is, ...share, of }) %}
          | half "of" poss np rounding                                {% ([pick, , of, is, round]) => ({ is, n: { half: 'count', round }, pick, of }) %}
          | half poss np rounding                                     {% ([pick, of, is, round]) => ({ is, n: { half: 'count', round }, pick, of }) %}
          | "all" "but" num "of" poss np                              {% ([, , allBut, , of, is], _at, reject) => (Object.keys(is).length === 0 ? reject : { is, n: { allBut }, pick: 'choose', of }) %}

# All other Soldiers defending with him gain 1.   Spells cast here cost 1 additional Sanity.
base     -> every "other" np defendbeside                             {% ([, , is]) => cards.besides(is) %}
          | every np defendbeside                                     {% ([, is]) => cards.besides(is) %}
          | poss extreme "-" "value" np                               {% ([of, extreme, , , is]) => ({ is, n: 1, pick: 'choose', of, extreme }) %}
          | poss extreme "value" np                                   {% ([of, extreme, , is]) => ({ is, n: 1, pick: 'choose', of, extreme }) %}
          | poss extreme np                                           {% ([of, extreme, is]) => ({ is, n: 1, pick: 'choose', of, extreme }) %}
          | "the" extreme "value" np                                  {% ([, extreme, , is]) => ({ is, n: 1, pick: 'choose', extreme, ofOne: true }) %}

# Add 1 to all your other Students.   Bury one attacking Monster when cast.   Each Monster attacking with this card gains 1.
base     -> every poss "other" np                                     {% ([, of, , is]) => ({ is, pick: 'all', of, others: true }) %}
          | every "attack" np                                         {% ([, , is]) => cards.attacking({ is, pick: 'all' }) %}
          | count "attack" np                                         {% ([n, , is]) => cards.attacking({ is, ...n }) %}
          | every np "attack" "with" thiscard                         {% ([, is]) => cards.beside(is) %}
          | every "other" np "attack" "with" thiscard                 {% ([, , is]) => cards.beside(is) %}
          | every np "you" "play"                                     {% ([, is]) => ({ is, pick: 'all', of: 'you' }) %}
          | every np "defending" "you"                                {% ([, is]) => cards.defenders(is) %}
          | every np "that" "defend" "you"                            {% ([, is]) => cards.defenders(is) %}
          | every np "who" "defend" "you"                             {% ([, is]) => cards.defenders(is) %}
          | "another" np                                              {% ([, is]) => ({ is, n: 1, pick: 'choose', others: true }) %}
          | heaped                                                    {% draft.first %}

# All your other Soldiers gain 1.   One Ally of yours gains 1 until the end of the Round when played.
base     -> "all" poss "other" np                                     {% ([, of, , is]) => ({ is, pick: 'all', of, others: true }) %}
          | poss "other" np                                           {% ([of, , is]) => cards.othersOf(of, is) %}
# Each Weapon that your opponent's Allies bear adds nothing.   Bury one Weapon carried by your opponent's Allies when played.
base     -> every loadof                                              {% ([, load]) => cards.bornBy(load) %}
          | num loadof                                                {% ([n, load]) => cards.bornBy(load, n) %}
loadof   -> np "of" poss np                                           {% ([is, , of, by]) => ({ is, of, by }) %}
          | np carrying "by" poss np                                  {% ([is, , , of, by]) => ({ is, of, by }) %}
          | np "that" poss np bearing4                                {% ([is, , of, by]) => ({ is, of, by }) %}
          | np poss np bearing4                                       {% ([is, of, by]) => ({ is, of, by }) %}
bearing4 -> carrying                                                  {% draft.nothing %}
          | "is" carrying                                             {% draft.nothing %}
          | "have"                                                    {% draft.nothing %}
          | "have" "in" "play"                                        {% draft.nothing %}
          | "use"                                                     {% draft.nothing %}
# Bury one of your other Allies when played.   Each Ghoul in one Directed Threat loses 1 until the end of Combat when cast.
base     -> num "of" poss "other" np                                  {% ([n, , of, , is]) => ({ is, n, pick: 'choose', of, others: true }) %}
          | "any" num "of" poss "other" np                            {% ([, n, , of, , is]) => ({ is, n, pick: 'choose', of, others: true }) %}
some     -> count                                                     {% cards.onlyOne %}
          | "any"                                                     {% draft.nothing %}
          | "any" num                                                 {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
every    -> "each"                                                    {% draft.nothing %}
          | "all"                                                     {% draft.nothing %}
count    -> amount                                                    {% ([n]) => ({ n, pick: 'choose' }) %}
          | amount "random"                                           {% ([n]) => ({ n, pick: 'random' }) %}
          | "up" "to" amount                                          {% ([, , n]) => ({ n, pick: 'choose', upTo: true }) %}
          | "up" "to" amount "random"                                 {% ([, , n]) => ({ n, pick: 'random', upTo: true }) %}
          | "a"                                                       {% () => ({ n: 1, pick: 'choose' }) %}
          | "a" "random"                                              {% () => ({ n: 1, pick: 'random' }) %}
          | halves "of" "the"                                         {% draft.first %}
          | halves "of" "the" "random"                                 {% ([{ n }]) => ({ n, pick: 'random' }) %}
halves   -> half                                                      {% ([pick]) => ({ n: { half: 'count' }, pick }) %}
          | "half" rounding                                           {% ([, round]) => ({ n: { half: 'count', round }, pick: 'choose' }) %}
          | "half" rounding "random"                                  {% ([, round]) => ({ n: { half: 'count', round }, pick: 'random' }) %}
half     -> "half"                                                    {% () => 'choose' %}
          | "half" "random"                                           {% () => 'random' %}
wheres   -> where                                                     {% ([each]) => [each] %}
          | wheres where                                              {% draft.push %}
where    -> amidthreat                                                {% draft.first %}
          | inside "target" zone                                      {% ([, , zone]) => ({ of: 'opponent', in: zone }) %}
          | "choose" "by" "the" "player" "of" "the" %self "card"  {% () => ({}) %}
          | "except" thiscard                                         {% () => ({ others: true }) %}
          | inside poss "story" "deck" "except" "the" "top" "card"    {% ([, of]) => ({ of, in: 'story', belowTop: true, ofEach: true }) %}
          | inside "any" "story" "deck" "except" "the" "top" "card"   {% () => ({ of: 'each', in: 'story', belowTop: true, whichever: true }) %}
          | "of" alone                                                {% ([, of]) => ({ of, ofEach: true }) %}
          | "of" several                                              {% ([, of]) => ({ of }) %}
          | inside poss zone                                          {% ([, of, zone]) => ({ of, in: zone, ofEach: true }) %}
          | "of" poss "hand"                                          {% ([, of]) => ({ of, in: 'hand' }) %}
          | "in" "the" "same" "threat"                                {% () => ({ in: 'threat', mine: true }) %}
          | "in" "that" "threat"                                      {% () => ({ in: 'threat', mine: true }) %}
          | inside "the" "opposing" zone                              {% ([, , , zone]) => cards.opposingZone(zone) %}
          | "hold" "by" bearer                                        {% ([, , borneBy]) => ({ borneBy }) %}
          | "in" "play"                                               {% () => ({ table: true }) %}
          | "from" "play"                                             {% () => ({ table: true }) %}
          | "on" "the" "table"                                        {% () => ({ table: true }) %}
          | "that" "is" "set" "aside"                                 {% () => ({ in: 'aside' }) %}
          | "that" "affect" player                                    {% ([, , affecting]) => ({ affecting }) %}
          | "affect" player                                           {% ([, affecting]) => ({ affecting }) %}
          | "of" "your" "choice"                                      {% () => ({ pick: 'choose', by: 'you' }) %}
          | "of" "your" "opponent" "'s" "choice"                      {% () => ({ pick: 'choose', by: 'opponent' }) %}
          | "of" "its" "owner" "'s" "choice"                          {% () => ({ pick: 'choose', by: 'owner' }) %}
          | "of" "the" "affected" "player" "'s" "choice"              {% () => ({ pick: 'choose', by: 'affected' }) %}
          | "of" "each" "player" "'s" "choice"                        {% () => ({ pick: 'choose', by: 'each' }) %}
          | "of" "each" "opponent" "'s" "choice"                      {% () => ({ pick: 'choose', by: 'eachOpponent' }) %}
          | "choose" "from" poss zone                                 {% ([, , of, zone]) => ({ of, in: zone, pick: 'choose' }) %}
          | inside "all" zone "attack" attacked                       {% () => ({ in: 'directedThreat', of: 'eachOpponent' }) %}
          | "of" "the" "choose" "opponent"                            {% () => ({ of: 'opponent' }) %}
          | "of" "their" "choice"                                     {% () => ({ pick: 'choose', by: 'they' }) %}
          | "choose" "by" player                                      {% ([, , by]) => ({ pick: 'choose', by }) %}
          | "," "choose" "by" player                                  {% ([, , , by]) => ({ pick: 'choose', by }) %}
          | "of" "the" extreme valueword                              {% ([, , extreme]) => ({ extreme }) %}
          | "of" extreme valueword                                    {% ([, extreme]) => ({ extreme }) %}
          | "at" "random"                                             {% () => ({ pick: 'random' }) %}
          | "," np "first"                                            {% ([, first]) => ({ first }) %}
          | inside "any" zone                                         {% ([, , zone]) => ({ of: 'each', in: zone, whichever: true }) %}
          | inside "a" zone                                           {% ([, , zone], _at, reject) => (zone === 'directedThreat' ? reject : { of: 'each', in: zone }) %}
          | player "have" "in" "play"                                 {% ([of]) => ({ of, table: true }) %}
          | "that" player "have" "in" "play"                          {% ([, of]) => ({ of, table: true }) %}
          | inside thiscard                                           {% () => ({ borneBy: 'self' }) %}
          | "of" "any" "other" "player"                               {% () => ({ of: 'opponent' }) %}
          | "that" "affect" "them"                                    {% () => ({ affecting: 'they' }) %}
          | "affect" "them"                                           {% () => ({ affecting: 'they' }) %}
          | "which" "affect" player                                   {% ([, , affecting]) => ({ affecting }) %}
          | "which" "affect" "them"                                   {% () => ({ affecting: 'they' }) %}

# Bury one Ally of your opponent of that player's choice when played.   This card bypasses Ally except card called "Zoog".
where    -> "of" "that" "player" "'s" "choice"                        {% () => ({ pick: 'choose', by: 'actor' }) %}
          | "cast" "by" thiscard                                      {% () => ({ borneBy: 'self' }) %}
          | "that" "they" cast2                                       {% () => ({ borneBy: 'self' }) %}
          | "affect" "any" "player"                                   {% () => ({ affecting: 'each' }) %}
          | "affect" "you" "or" "any" "other" "player"                {% () => ({ affecting: 'each' }) %}
          | "affect" "you" "or" "another" "player"                    {% () => ({ affecting: 'each' }) %}
          | "with" "the" extreme valueword                            {% ([, , extreme]) => ({ extreme }) %}
          | "defending" "against" thiscard                            {% () => ({ opposing: true }) %}
          | "opposing" opposed2                                       {% () => ({ opposing: true }) %}
          | that3 oppose opposed2                                     {% () => ({ opposing: true }) %}
          | "that" "defend" "against" thiscard                        {% () => ({ opposing: true }) %}
          | "who" "defend" "against" thiscard                         {% () => ({ opposing: true }) %}
          | "while" "defending" "against" thiscard                    {% () => ({ opposing: true }) %}
          | inside "the" "threat"                                     {% () => ({ in: 'threat' }) %}
          | "cast" "from" thiscard                                    {% () => ({ borneBy: 'self' }) %}
          | "cast" "with" thiscard                                    {% () => ({ borneBy: 'self' }) %}
          | "contain" "in" thiscard                                   {% () => ({ borneBy: 'self' }) %}
          | "that" "they" carrying                                    {% () => ({ borneBy: 'self' }) %}
          | "they" carrying                                           {% () => ({ borneBy: 'self' }) %}

# Bury one Phobia that affects you or another player when cast.   The value of this card is 5 at Night and 3 by Day.
where    -> "that" "affect" "you" "or" any2 "player"                  {% () => ({ affecting: 'each' }) %}
          | "which" "affect" "you" "or" any2 "player"                 {% () => ({ affecting: 'each' }) %}
          | "that" "affect" "any" "player"                            {% () => ({ affecting: 'each' }) %}
          | "on" "your" "investigator"                                {% () => ({ affecting: 'you' }) %}
          | "from" "you"                                              {% () => ({ affecting: 'you' }) %}

# Each Monster attacking any player at a Water Location is Invisible.   Each Ghoul attacking any opponent who is Outside gains 1.   Each Monster that you summon gains 2.   Each Lesser Servitor Monster controlled by you is Invisible.   Bury one Phobia on you when played.   Each Ally who is Outside loses 1.
search   -> "your" "summon" np                                        {% ([, , is]) => cards.selector({ is, pick: 'all' }, [{ in: 'threat', fightsAs: 'summoned' }]) %}
          | "your" "control" np                                       {% ([, , is]) => cards.selector({ is, pick: 'all' }, [{ in: 'threat', fightsAs: 'controlled' }]) %}
where    -> that2 "you" "summon"                                      {% () => ({ in: 'threat', fightsAs: 'summoned' }) %}
          | "you" "summon"                                            {% () => ({ in: 'threat', fightsAs: 'summoned' }) %}
          | "summon" "by" "you"                                       {% () => ({ in: 'threat', fightsAs: 'summoned' }) %}
          | that2 "is" "summon" "by" "you"                            {% () => ({ in: 'threat', fightsAs: 'summoned' }) %}
          | that2 "you" "control"                                     {% () => ({ in: 'threat', fightsAs: 'controlled' }) %}
          | "you" "control"                                           {% () => ({ in: 'threat', fightsAs: 'controlled' }) %}
          | "control" "by" "you"                                      {% () => ({ in: 'threat', fightsAs: 'controlled' }) %}
          | that2 "is" "control" "by" "you"                           {% () => ({ in: 'threat', fightsAs: 'controlled' }) %}
          | "attack" "any" "player" suchaone                          {% ([, , , c]) => ({ in: 'threat', of: 'each', attacks: { who: 'each', if: c } }) %}
          | "attack" "any" "opponent" suchaone                        {% ([, , , c]) => ({ in: 'threat', of: 'each', attacks: { who: 'eachOpponent', if: c } }) %}
          | "on" player                                               {% ([, affecting]) => ({ affecting, events: true }) %}
          | inside "a" "opposing" zone                                {% ([, , , zone]) => cards.opposingZone(zone) %}
          | inside "any" "opposing" zone                              {% ([, , , zone]) => cards.opposingZone(zone) %}
          | "when" "attack" attacked                                  {% () => cards.opposingZone('threat') %}
          | "while" "attack" attacked                                 {% () => cards.opposingZone('threat') %}
          | "place" inside thiscard                                   {% () => ({ borneBy: 'self' }) %}
          | "put" inside thiscard                                     {% () => ({ borneBy: 'self' }) %}
          | "store" inside thiscard                                   {% () => ({ borneBy: 'self' }) %}
          | inside "any" zone "attack" attacked                       {% ([, , zone]) => ({ ...cards.opposingZone(zone), of: 'eachOpponent', single: true }) %}
          | inside "that" "hand"                                      {% () => cards.shownThere %}
          | "there"                                                   {% () => cards.shownThere %}
bearer   -> "the" "target"                                            {% () => 'target' %}
          | "the" "bearer"                                            {% () => 'host' %}
          | "that" "ally"                                             {% () => 'host' %}
          | "that" "card"                                             {% () => 'cause' %}
          | thiscard                                                  {% () => 'self' %}
inside   -> "in"                                                      {% draft.nothing %}
          | "from"                                                    {% draft.nothing %}
# When played, bury one Ally of your opponent, and the same for each other player at a Water Location in the same Region.
around   -> at npd                                                    {% ([, is]) => nouns.around(is) %}
          | at npd "in" "the" "same" near                             {% ([, is, , , , same]) => nouns.around(is, same) %}
          | at npd "in" "the" "same" near "as" target               {% ([, is, , , , same]) => nouns.around(is, same) %}
# When played, bury one Ally of your opponent, and the same for each other player on a Travel by Sea Event.
          | "on" npd                                                  {% ([, is]) => nouns.aboardAround(is) %}
near     -> "region"                                                  {% () => 'region' %}
          | "subregion"                                               {% () => 'subregion' %}
spread   -> "region"                                                  {% () => 'region' %}
          | "subregion"                                               {% () => 'subregion' %}
          | "city"                                                    {% () => 'city' %}
zone     -> "threat"                                                  {% () => 'threat' %}
          | "directed" "threat"                                       {% () => 'directedThreat' %}
          | "story" "deck"                                            {% () => 'story' %}
          | "hand"                                                    {% () => 'hand' %}
          | "mythos" "deck"                                           {% () => 'deckTop' %}
          | "discard" "pile"                                          {% () => 'discard' %}
          | "play" "area"                                             {% () => 'play' %}
          | "whole" "mythos" "deck"                                   {% () => 'deck' %}
attacked -> "you"                                                     {% draft.nothing %}
          | "your" "investigator"                                     {% draft.nothing %}
bearing3 -> "who" bear borne                                          {% ([, , bears]) => bears %}
          | "who" holdknow borne                                      {% ([, isSpell, bears], _at, reject) => (isSpell && bears.type !== 'Spell' ? reject : bears) %}
          | "that" holdknow borne                                     {% ([, isSpell, bears], _at, reject) => (isSpell && bears.type !== 'Spell' ? reject : bears) %}
          | "that" bear borne                                         {% ([, , bears]) => bears %}
          | "bear" borne                                              {% ([, bears]) => bears %}
          | "with" borne                                              {% ([, bears]) => bears %}
worth    -> heldby "a" words                                          {% ([, , words]) => nouns.holder(words) %}
          | asthat                                                    {% draft.first %}
          | heldby "any" words                                        {% ([, , words]) => nouns.holder(words) %}
by2      -> "by" way2                                                 {% ([, way]) => nouns.travelBy(way) %}
          | "by" way2 "or" way2                                       {% ([, a, , b]) => nouns.union([nouns.travelBy(a), nouns.travelBy(b)]) %}
way2     -> "sea"                                                     {% () => 'Sea' %}
          | "air"                                                     {% () => 'Air' %}
          | "land"                                                    {% () => 'Land' %}
onits    -> "on" "top" "of" poss "story" "deck"                       {% ([, , , of], _at, reject) => (of === 'they' ? reject : of) %}
extreme  -> "highest"                                                 {% () => 'highest' %}
          | "lowest"                                                  {% () => 'lowest' %}
          | "greatest"                                                {% () => 'highest' %}
          | "least"                                                   {% () => 'lowest' %}
holdknow -> carrying                                                  {% () => false %}
          | "know"                                                    {% () => true %}
          | "know" "or" "hold"                                        {% () => true %}
          | "hold" "or" "know"                                        {% () => true %}
carrying -> "carry"                                                   {% draft.nothing %}
          | "bear"                                                    {% draft.nothing %}
          | "hold"                                                    {% draft.nothing %}
wielding -> "bear"                                                    {% draft.nothing %}
          | "carry"                                                   {% draft.nothing %}
          | "wield"                                                   {% draft.nothing %}
          | "equip" "with"                                            {% draft.nothing %}
          | "arm" "with"                                              {% draft.nothing %}
          | "who" "bear"                                              {% draft.nothing %}
          | "who" "carry"                                             {% draft.nothing %}
          | "that" "bear"                                             {% draft.nothing %}
          | "that" "carry"                                            {% draft.nothing %}
any2     -> "another"                                                 {% draft.nothing %}
          | "any" "other"                                             {% draft.nothing %}
          | "a" "other"                                               {% draft.nothing %}
aimedat  -> "directed" "against"                                      {% draft.nothing %}
          | "directed" "at"                                           {% draft.nothing %}
          | "direct" "against"                                        {% draft.nothing %}
          | "direct" "at"                                             {% draft.nothing %}
          | "aim" "at"                                                {% draft.nothing %}
          | "aim" "against"                                           {% draft.nothing %}
whois    -> that3 "is"                                                {% draft.nothing %}
heldby   -> "hold" "by"                                               {% draft.nothing %}
          | "carry" "by"                                              {% draft.nothing %}
          | "bear" "by"                                               {% draft.nothing %}
          | "use" "by"                                                {% draft.nothing %}
          | "wield" "by"                                              {% draft.nothing %}
withattr -> "with" "the"                                              {% draft.nothing %}
          | that3 "have" "the"                                        {% draft.nothing %}
          | that3 "bear" "the"                                        {% draft.nothing %}
          | "bear" "the"                                              {% draft.nothing %}
          | "have" "the"                                              {% draft.nothing %}
noattr   -> "without" "the"                                           {% draft.nothing %}
          | that3 "do" "not" "have" "the"                             {% draft.nothing %}
          | that3 "do" "not" "bear" "the"                             {% draft.nothing %}
# Each Ally without the Corrupt attribute gains 1.   Bury one Ally of your opponent with the Corrupt attribute when played.   Bury one Ally of your opponent without a Weapon when played.   Bury one Ally of your opponent who knows Latin when played.
trait    -> noattr words "attribute"                                  {% ([, words]) => nouns.lacking(words) %}
worth    -> noattr words "attribute"                                  {% ([, words]) => nouns.ofAPlaceOnly(nouns.lacking(words)) %}
          | withattr words "attribute"                                {% ([, words]) => nouns.attributed(words) %}
          | "without" borne                                           {% ([, bears]) => nouns.bearingNone(bears) %}
          | "with" "no" borne                                         {% ([, , bears]) => nouns.bearingNone(bears) %}
          | that3 "know" %name                                        {% ([, , name]) => nouns.language(name) %}
          | that3 "do" "not" "know" %name                             {% ([, , , , name]) => ({ not: nouns.language(name) }) %}
heldwhom -> "any" "of" poss np                                        {% ([, , of, is]) => ({ of, is }) %}
          | num "of" poss np                                          {% ([n, , of, is], _at, reject) => (n === 1 ? { of, is } : reject) %}
          | poss np                                                   {% ([of, is]) => ({ of, is }) %}
          | "a" np "of" player                                        {% ([, is, , of]) => ({ of, is }) %}
          | "any" np "of" player                                      {% ([, is, , of]) => ({ of, is }) %}

# Bury one Artifact of your opponent that costs Sanity when played.   Each Spell cast by any player costs 1 additional Sanity.
# Bury one Ally of your opponent from your current Subregion when played.
worth    -> "that" "cost" "sanity"                                    {% () => ({ costsSanity: true }) %}
          | "from" "your" "current" "subregion"                       {% () => ({ native: 'subregion' }) %}
          | "from" "your" "current" "region"                          {% () => ({ native: 'region' }) %}
          | "that" "cost" "no" "sanity"                               {% () => ({ costsSanity: false }) %}
base     -> every np "cast" "by" player                               {% ([, is, , , of], _at, reject) => (is.type === 'Spell' ? { is, pick: 'all', of } : reject) %}

# Bury each Cultist of your opponent whose Current Location is a Port or features the Water attribute when played.
trait    -> "whose" "current" "location" "is" npd                     {% ([, , , , is], _at, reject) => (is.or ? reject : conditions.currentlyAt(is)) %}
          | "whose" "current" "location" "is" "either" npd            {% ([, , , , , is], _at, reject) => (is.or ? conditions.currentlyAt(is) : reject) %}
worth    -> whosehere                                                 {% draft.first %}
          | whois "at" "either" npd                                   {% ([, , , is], _at, reject) => (is.or ? conditions.standingAt(is) : reject) %}
whosehere -> "whose" "current" "location" "is" npd                    {% ([, , , , is]) => conditions.currentlyAt(is) %}
          | "whose" "current" "location" "is" "in" npd                {% ([, , , , , is]) => conditions.currentlyAt(is) %}
          | "whose" "current" "location" bear "the" np "attribute"    {% ([, , , , , is]) => conditions.currentlyAt(is) %}
          | "whose" "current" "location" "is" npd "or" bear "the" np "attribute" {% ([, , , , a, , , , b]) => conditions.currentlyAtEither(a, b) %}
          | "whose" "current" "location" bear "the" np "attribute" "or" "is" npd {% ([, , , , , a, , , , b]) => conditions.currentlyAtEither(a, b) %}

# Bury one Ally of your opponent who is at a Water Location when played.   Bury one Ally of your opponent with a value greater than 3 when played.   Spells of the Eye icon cost 1 less Sanity to cast.
trait    -> pointed                                                   {% draft.first %}
          | "who" holdknow borne                                      {% ([, isSpell, bears], _at, reject) => (isSpell && bears.type !== 'Spell' ? reject : { bears }) %}
          | "that" holdknow borne                                     {% ([, isSpell, bears], _at, reject) => (isSpell && bears.type !== 'Spell' ? reject : { bears }) %}
          | "not" heldby "a" words                                    {% ([, , , words]) => nouns.heldByNone(words) %}
          | "not" heldby "any" words                                  {% ([, , , words]) => nouns.heldByNone(words) %}
          | shows "the" %name "icon"                                  {% ([, , name]) => nouns.icon(name) %}
          | "of" "the" %name "icon"                                   {% ([, , name]) => nouns.icon(name) %}
          | "with" "the" %name "symbol"                               {% ([, , name]) => nouns.icon(name) %}
          | "of" "the" %name "symbol"                                 {% ([, , name]) => nouns.icon(name) %}
worth    -> pointed                                                   {% draft.first %}
          | "who" "do" "not" bear borne                               {% ([, , , , bears]) => nouns.without(bears) %}
          | "that" "do" "not" bear borne                              {% ([, , , , bears]) => nouns.without(bears) %}
          | "who" bear "no" borne                                     {% ([, , , bears]) => nouns.without(bears) %}
          | "that" bear "no" borne                                    {% ([, , , bears]) => nouns.without(bears) %}
          | whois at npd                                              {% ([, , is]) => conditions.standingAt(is) %}
          | whois "outside"                                           {% () => ({ at: { pub: ['Outside'] } }) %}
          | whois "inside"                                            {% () => ({ at: { pub: ['Inside'] } }) %}
          | "whose" "investigator" "is" at npd                        {% ([, , , , is]) => conditions.standingAt(is) %}
# Bury one Ally of your opponent worth at least 3 points when played.   Each Ally of 2 or fewer points loses 1.   Bury one Ally of your opponent whose own value is more than 3 when played.
pointed  -> "of" "value" worthso                                        {% ([, , value]) => ({ value }) %}
          | "of" "print" "value" eitherrange                          {% ([, , , value]) => ({ value: { ...value, printed: true } }) %}
          | "of" pointrange                                           {% ([, value]) => ({ value }) %}
          | "with" pointrange                                         {% ([, value]) => ({ value }) %}
          | "with" valueword eitherrange                              {% ([, , value]) => ({ value }) %}
          | "with" valueword "of" eitherrange                         {% ([, , , value]) => ({ value }) %}
          | "with" "a" valueword eitherrange                          {% ([, , , value]) => ({ value }) %}
          | "with" "a" valueword "of" eitherrange                     {% ([, , , , value]) => ({ value }) %}
          | "worth" eitherrange                                       {% ([, value]) => ({ value }) %}
          | whois "worth" eitherrange                                 {% ([, , value]) => ({ value }) %}
          | "whose" valueword "is" eitherrange                        {% ([, , , value]) => ({ value }) %}
          | "whose" "own" valueword "is" eitherrange                  {% ([, , , , value]) => ({ value: { ...value, withoutWeapon: true } }) %}
          | "up" "to" num "point" "in" valueword                      {% ([, , max]) => ({ value: { max } }) %}
          | "of" "up" "to" num "point" "in" valueword                 {% ([, , , max]) => ({ value: { max } }) %}
          | "of" lowhigh valueword "than" thiscard                    {% ([, than]) => ({ value: { than } }) %}
lowhigh  -> "lower"                                                   {% () => 'lower' %}
          | "higher"                                                  {% () => 'higher' %}
eitherrange -> worthso                                                  {% draft.first %}
          | pointrange                                                {% draft.first %}
worthso  -> num                                                       {% ([n]) => ({ min: n, max: n }) %}
          | range                                                     {% draft.first %}
          | num "or" num                                              {% ([min, , max], _at, reject) => (max === min + 1 ? { min, max } : reject) %}
          | "up" "to" num                                             {% ([, , max]) => ({ max }) %}
          | "over" num                                                {% ([, n]) => ({ min: n + 1 }) %}
          | "under" num                                               {% ([, n]) => ({ max: n - 1 }) %}
pointrange -> worthso "point"                                         {% draft.first %}
          | num "point" "or" "less"                                   {% ([max]) => ({ max }) %}
          | num "point" "or" "fewer"                                  {% ([max]) => ({ max }) %}
          | num "point" "or" "more"                                   {% ([min]) => ({ min }) %}
that2    -> "that"                                                    {% draft.nothing %}
          | "which"                                                   {% draft.nothing %}
monsters2 -> "monster"                                                {% draft.nothing %}
          | "a" "monster"                                             {% draft.nothing %}
          | "any" "monster"                                           {% draft.nothing %}
that3    -> "that"                                                    {% draft.nothing %}
          | "who"                                                     {% draft.nothing %}
          | "which"                                                   {% draft.nothing %}
oppose   -> "oppose"                                                  {% draft.nothing %}
          | "opposing"                                                {% draft.nothing %}
opposed2 -> thiscard                                                  {% draft.nothing %}
          | bearer3                                                   {% draft.nothing %}

# Bury one random Ally of an opponent whose Current Location is in the same subregion as yours when cast.   Bury one Ally of each opponent in the same Region when cast.
where    -> "of" foe therebare                                        {% ([, of, c]) => ({ of, theirs: { if: c } }) %}
          | "of" foe4 therebare                                       {% ([, of, c]) => ({ of, theirs: { if: c } }) %}
          | "of" wholecrowd therebare                                 {% ([, each, c]) => ({ of: 'actor', theirs: { if: c, each } }) %}
          | "affect" foe therebare                                    {% ([, affecting, c]) => ({ affecting, theirs: { if: c } }) %}
          | "affect" foe4 therebare                                   {% ([, affecting, c]) => ({ affecting, theirs: { if: c } }) %}
          | that3 "affect" foe therebare                              {% ([, , affecting, c]) => ({ affecting, theirs: { if: c } }) %}
          | that3 "affect" foe4 therebare                             {% ([, , affecting, c]) => ({ affecting, theirs: { if: c } }) %}
          | inside "the" zone "of" foe therebare                      {% ([, , zone, , of, c]) => ({ of, in: zone, theirs: { if: c } }) %}
          | inside "the" zone "of" foe4 therebare                     {% ([, , zone, , of, c]) => ({ of, in: zone, theirs: { if: c } }) %}
          | inside "the" zone "of" wholecrowd therebare               {% ([, , zone, , each, c]) => ({ of: 'actor', in: zone, theirs: { if: c, each } }) %}
          | inside "the" zone "of" foe4                               {% ([, , zone, , of]) => ({ of, in: zone }) %}
          | samely                                                    {% ([told]) => ({ theirs: { if: told('actor') } }) %}
          | inside poss zone "whose" oftheirs                         {% ([, of, zone, , told], _at, reject) => (of === 'you' ? reject : { of, in: zone, theirs: { if: told('actor') } }) %}
          | inside poss zone moreless                                 {% ([, of, zone, c], _at, reject) => (of === 'you' ? reject : { of, in: zone, theirs: { if: c } }) %}
          | inside poss zone at npd                                   {% ([, of, zone, , is]) => ({ of, in: zone, theirs: { if: players.at(is)('actor') } }) %}
suchaone -> whereat                                                   {% ([told]) => told('actor') %}
          | "not" whereat                                             {% ([, told]) => conditions.isNot(told('actor')) %}
          | samely                                                    {% ([told]) => told('actor') %}
          | whoever pred                                              {% ([, told]) => told('actor') %}
          | "whose" hispred                                           {% ([, told]) => told('actor') %}
          | "without" npd                                             {% ([, is]) => ({ not: { inPlay: is, of: 'actor' } }) %}
          | "with" possessing                                         {% ([, told]) => told('actor') %}
wholecrowd -> "each" "investigator"                                   {% () => 'each' %}
          | "all" "investigator"                                      {% () => 'each' %}
          | "each" "player"                                           {% () => 'each' %}
          | "all" "player"                                            {% () => 'each' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "all" "opponents"                                         {% () => 'eachOpponent' %}
          | "your" "opponents"                                        {% () => 'eachOpponent' %}
          | "opponents"                                               {% () => 'eachOpponent' %}
          | "each" "other" "player"                                   {% () => 'eachOpponent' %}
          | "all" "other" "player"                                    {% () => 'eachOpponent' %}
          | "each" "other" "investigator"                             {% () => 'eachOpponent' %}
          | "all" "other" "investigator"                              {% () => 'eachOpponent' %}

# Flip one random Ally of your opponent who is not defending when played.   Bury one Ally of your opponent that is defending when played.
worth    -> whois "not" "defending"                                   {% () => ({ defending: false }) %}
          | whois "defending"                                         {% () => ({ defending: true }) %}
          | "not" "defending"                                         {% () => ({ defending: false }) %}
pointed  -> "up" "to" num "point"                                     {% ([, , max]) => ({ value: { max } }) %}
# Bury one Ally of your opponent who is Corrupt when played.   Bury one Phobia that affects you or any other Investigator when cast.
worth    -> whois words                                               {% ([, words]) => nouns.being(words) %}
          | whois "a" words                                           {% ([, , words]) => nouns.being(words) %}
          | whois "not" words                                         {% ([, , words], _at, reject) => nouns.notBeing(words).not?.defending ? reject : nouns.ofAPlaceOnly(nouns.notBeing(words)) %}
where    -> "affect" "you" "or" any2 "investigator"                   {% () => ({ affecting: 'each' }) %}
          | "that" "affect" "you" "or" any2 "investigator"            {% () => ({ affecting: 'each' }) %}

# Return one of your discarded Allies to your Hand when played.   Return up to two buried Tomes to your Hand when played.
heaped   -> count heap np                                             {% ([n, zone, is]) => ({ is, ...n, in: zone }) %}
          | "any" heap np                                             {% ([, zone, is]) => cards.anyIn(is, zone) %}
          | "any" num heap np                                         {% ([, n, zone, is]) => ({ is, n, pick: 'choose', in: zone }) %}
          | every heap np                                             {% ([, zone, is]) => ({ is, pick: 'all', in: zone }) %}
          | num "of" poss heap np                                     {% ([n, , of, zone, is]) => ({ is, n, pick: 'choose', of, in: zone }) %}
          | "any" num "of" poss heap np                               {% ([, n, , of, zone, is]) => ({ is, n, pick: 'choose', of, in: zone }) %}
          | "up" "to" num "of" poss heap np                           {% ([, , n, , of, zone, is]) => ({ is, n, pick: 'choose', upTo: true, of, in: zone }) %}
          | every "of" poss heap np                                   {% ([, , of, zone, is]) => ({ is, pick: 'all', of, in: zone }) %}
heap     -> "bury"                                                    {% () => 'story' %}
          | "discard"                                                 {% () => 'discard' %}

# Bury one Ally of your opponent who is not a Priest when played.   Each Ally who knows a Language gains 1.   Each Ally (if that player is walking) of any player loses 1.
trait    -> that3 telling                                             {% ([, is]) => is %}
          | that3 "is" "not" "a" words                                {% ([, , , , words]) => nouns.notBeing(words) %}
          | "(" "if" cond ")"                                         {% ([, , whose]) => nouns.ofPlayerWho(whose) %}
worth    -> that3 telling                                             {% ([, is]) => is %}
          | that3 "is" "not" "a" words                                {% ([, , , , words]) => nouns.notBeing(words) %}
          | that3 "is" "a" words "or" "a" words                       {% ([, , , a, , , b]) => nouns.eitherBeing(a, b) %}
          | that3 "is" words "or" words                               {% ([, , a, , b]) => nouns.eitherBeing(a, b) %}
