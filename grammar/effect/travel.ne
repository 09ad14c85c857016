# Where one travels: to which Location, in which Region or Dimension, and how it is placed.

@lexer lexer

# When played: travel right-side-up to a new Location in the same Region.   When played: play a new Country Location anywhere in the Dreamlands, right-side-up.
# When played: travel walking to a new Forest Location in any Region of any Dimension on a later Turn.   When played: play any one Water Location from your Hand, regardless of Region, right-side-up.
# When played: travel right-side-up to a new Water Location in any Region as by a Travel by Sea Event.
route    -> newplace                                                  {% ([place]) => permissions.destination(place, []) %}
          | newplace ways                                             {% ([place, said]) => permissions.destination(place, said) %}
          | oldplace                                                  {% ([place]) => permissions.destination(place, []) %}
          | oldplace ways                                             {% ([place, said]) => permissions.destination(place, said) %}
          | num np ways                                               {% ([n, to, said], _at, reject) => (n === 1 && permissions.tellsWay(said) ? permissions.destination({ to }, said) : reject) %}

# When played: play a new Country Location in the same Region on a later Turn, right-side-up.   Play a new City Location, on a later Turn, in any Region right-side-up when played.
voyage   -> newplace timely                                           {% ([place, said]) => permissions.voyage(place, said) %}
          | oldplace timely                                           {% ([place, said]) => permissions.voyage(place, said) %}
timely   -> intime                                                    {% ([when]) => ({ when, ways: [] }) %}
          | ways intime                                               {% ([ways, when]) => ({ when, ways }) %}
          | intime ways                                               {% ([when, ways]) => ({ when, ways }) %}
          | ways intime ways                                          {% ([some, when, more]) => ({ when, ways: [...some, ...more] }) %}
intime   -> intime2                                                   {% draft.first %}
          | "," intime2                                               {% ([, when]) => when %}
          | "," intime2 ","                                           {% ([, when]) => when %}
intime2  -> "on" "a" "later" "turn"                                   {% () => 'laterTurn' %}
          | "as" "your" "next" "turn"                                 {% () => 'nextTurn' %}
newplace -> newdet "location" "card"                                  {% () => ({ isNew: true, to: { type: 'Location' } }) %}
          | newdet np                                                 {% ([, to]) => ({ isNew: true, to }) %}
oldplace -> "a" np                                                    {% ([, to]) => ({ to }) %}
          | "any" np                                                  {% ([, to]) => ({ to, isAny: true }) %}
newdet   -> "a" "new"                                                 {% draft.nothing %}
          | "any" "new"                                               {% draft.nothing %}
          | "another"                                                 {% draft.nothing %}
          | num "new"                                                 {% ([n], _at, reject) => (n === 1 ? null : reject) %}
ways     -> way                                                       {% ([each]) => [each] %}
          | ways way                                                  {% draft.push %}
way      -> regions                                                   {% ([where]) => ({ where }) %}
          | regions trait                                             {% ([where, trait]) => ({ where, trait }) %}
          | "," regions                                               {% ([, where]) => ({ where }) %}
          | anyregion                                                 {% () => ({ anyRegion: true }) %}
          | anyregion "or" "dimension"                                {% () => ({ anyRegion: true, beyond: true }) %}
          | "regardless" "of" "dimension"                             {% () => ({ beyond: true }) %}
          | "," "regardless" "of" "dimension"                         {% () => ({ beyond: true }) %}
          | placed                                                    {% ([placed]) => ({ placed }) %}
          | "(" "except" npd ")"                                      {% ([, , not]) => permissions.excepted(not) %}
          | "," "except" npd                                          {% ([, , not]) => permissions.excepted(not) %}
          | "except" npd                                              {% ([, not]) => permissions.excepted(not) %}
          | "as" "by" npd                                             {% ([, , as]) => permissions.asBy(as) %}
          | "as" "by" vehicle                                         {% ([, , as]) => permissions.asBy(as) %}
          | "as" "by" vehicle "or" vehicle                            {% ([, , a, , b]) => permissions.asBy({ ...a, subtype: [a.subtype, b.subtype] }) %}
          | costless                                                  {% ([free]) => ({ free }) %}
          | "from" "your" "hand"                                      {% () => ({}) %}
          | "from" thiscard                                           {% () => ({}) %}
costless -> "without" "its" sanity "loss"                             {% () => 'loss' %}
          | "without" "its" sanity "gain" "or" "loss"                 {% () => 'either' %}
anyregion -> "regardless" "of" "region"                               {% draft.nothing %}
          | "," "regardless" "of" "region" ","                        {% draft.nothing %}
          | "," "regardless" "of" "region"                            {% draft.nothing %}
          | "without" "regard" "to" "region"                         {% draft.nothing %}
regions  -> "in" "the" "same" "city"                                  {% () => ({ region: 'city' }) %}
          | "in" "this" "city"                                        {% () => ({ region: 'city' }) %}
          | "in" "your" "current" "city"                              {% () => ({ region: 'city' }) %}
          | "in" "your" "city"                                        {% () => ({ region: 'city' }) %}
          | "in" "the" "same" "region"                                {% () => ({ region: 'same' }) %}
          | "in" "the" "same" "region" "as" theirspot                 {% () => ({ region: 'opponentsRegion' }) %}
          | "in" "the" "same" "subregion" "as" theirspot              {% () => ({ region: 'opponentsSubregion' }) %}
          | "in" "the" "same" "subregion"                             {% () => ({ region: 'subregion' }) %}
          | "in" "this" "subregion"                                   {% () => ({ region: 'subregion' }) %}
          | "in" "your" "current" "subregion"                         {% () => ({ region: 'subregion' }) %}
          | "in" "your" "subregion"                                   {% () => ({ region: 'subregion' }) %}
          | "in" "a" "different" "region"                             {% () => ({ region: 'different' }) %}
          | "in" "any" "region"                                       {% () => ({ region: 'any' }) %}
          | regions "of" "this" "dimension"                           {% ([region]) => ({ ...region, dimension: 'same' }) %}
          | regions "of" "your" "dimension"                           {% ([region]) => ({ ...region, dimension: 'same' }) %}
          | regions "of" "your" "current" "dimension"                 {% ([region]) => ({ ...region, dimension: 'same' }) %}
          | regions "of" "the" "current" "dimension"                  {% ([region]) => ({ ...region, dimension: 'same' }) %}
          | "in" "a" "different" "dimension"                          {% () => ({ region: 'any', dimension: 'different' }) %}
          | "in" "another" "dimension"                                {% () => ({ region: 'any', dimension: 'different' }) %}
          | "in" "any" "other" "dimension"                            {% () => ({ region: 'any', dimension: 'different' }) %}
          | regions "of" "a" "different" "dimension"                  {% ([region]) => ({ ...region, dimension: 'different' }) %}
          | regions "of" "another" "dimension"                        {% ([region]) => ({ ...region, dimension: 'different' }) %}
          | regions "of" "the" "same" "dimension"                     {% ([region]) => ({ ...region, dimension: 'same' }) %}
          | regions "of" "any" "dimension"                            {% ([region]) => ({ ...region, dimension: 'any' }) %}
          | "in" "any" dimensions placekind                           {% ([, , dimension]) => ({ region: 'any', is: { dimension } }) %}
          | "in" "any" placekind "of" dimensions                      {% ([, , , , dimension]) => ({ region: 'any', is: { dimension } }) %}
          | "in" "any" placekind "of" dimensions "or" dimensions      {% ([, , , , a, , b]) => ({ region: 'any', is: { or: [{ dimension: a }, { dimension: b }] } }) %}
          | "in" "any" placekind "of" "either" dimensions "or" dimensions {% ([, , , , , a, , b]) => ({ region: 'any', is: { or: [{ dimension: a }, { dimension: b }] } }) %}
          | "in" dimensions "or" dimensions "," "whichever" "you" "is" "not" "in" {% ([, a, , b]) => ({ region: 'any', dimension: 'different', is: { or: [{ dimension: a }, { dimension: b }] } }) %}
          | "in" dimensions "or" dimensions "," "whichever" "you" "is" "not" "in" "," {% ([, a, , b]) => ({ region: 'any', dimension: 'different', is: { or: [{ dimension: a }, { dimension: b }] } }) %}
          | "anywhere"                                                {% () => ({ region: 'any' }) %}
          | "anywhere" "in" "the" "world"                             {% () => ({ region: 'any' }) %}
          | "anywhere" "in" dimensions                                {% ([, , dimension]) => ({ region: 'any', is: { dimension } }) %}
          | "anywhere" "in" "the" "same" "region"                     {% () => ({ region: 'same' }) %}
          | "anywhere" "in" "the" "same" "dimension"                  {% () => ({ region: 'any', dimension: 'same' }) %}
          | "in" "any" "region" "or" "dimension"                      {% () => ({ region: 'any', dimension: 'any' }) %}
          | "in" "any" "dimension"                                    {% () => ({ region: 'any', dimension: 'any' }) %}
          | "in" "another" "region"                                   {% () => ({ region: 'different' }) %}
          | "in" "your" "current" "region"                            {% () => ({ region: 'same' }) %}
          | "in" "this" "region"                                      {% () => ({ region: 'same' }) %}
          | "in" "the" "dreamlands"                                   {% () => ({ region: 'any', is: { dimension: 'dreamlands' } }) %}
          | "in" "the" "waking" "world"                               {% () => ({ region: 'any', is: { dimension: 'waking' } }) %}
          | "in" "the" "new" "aeon"                                   {% () => ({ region: 'any', is: { dimension: 'new-aeon' } }) %}
          | "in" "the" "same" "or" "any" "other" "region"             {% () => ({ region: 'any' }) %}
          | "in" "the" "same" "or" "in" "any" "other" "region"        {% () => ({ region: 'any' }) %}
          | "in" "the" "same" "region" "or" "in" "any" "other"        {% () => ({ region: 'any' }) %}
          | "in" "the" "same" "region" "or" "any" "other"             {% () => ({ region: 'any' }) %}
          | "in" "the" "same" "dimension"                             {% () => ({ region: 'any', dimension: 'same' }) %}
          | "in" "your" "current" "dimension"                         {% () => ({ region: 'any', dimension: 'same' }) %}
          | "in" "this" "dimension"                                   {% () => ({ region: 'any', dimension: 'same' }) %}
          | "in" "the" "same" "or" "a" "different" "region"           {% () => ({ region: 'any' }) %}
          | "in" "the" "same" "or" "another" "region"                 {% () => ({ region: 'any' }) %}
          | "in" "this" "or" "any" "other" "region"                   {% () => ({ region: 'any' }) %}
          | "in" "any" "other" "region"                               {% () => ({ region: 'different' }) %}
          | "in" "a" "other" "region"                                 {% () => ({ region: 'different' }) %}
          | "in" "this" "or" "another" "region"                       {% () => ({ region: 'any' }) %}
          | "in" "this" "or" "a" "different" "region"                 {% () => ({ region: 'any' }) %}
          | "in" "the" "current" "region"                             {% () => ({ region: 'same' }) %}
          | "in" "any" "subregion" "of" "the" "same" "region"         {% () => ({ region: 'same' }) %}
          | "in" "any" "subregion" "of" "this" "region"               {% () => ({ region: 'same' }) %}
          | "in" other5 "subregion"                                   {% () => ({ region: 'same', elsewhere: true }) %}
          | "in" other5 "subregion" "of" "the" "same" "region"        {% () => ({ region: 'same', elsewhere: true }) %}
          | "in" other5 "subregion" "of" "this" "region"              {% () => ({ region: 'same', elsewhere: true }) %}
          | "in" other5 "subregion" "of" "your" "region"              {% () => ({ region: 'same', elsewhere: true }) %}
          | "in" other5 "subregion" "of" "any" "region"               {% () => ({ region: 'any', elsewhere: true }) %}
          | "in" other5 "subregion" "of" "the" dimension              {% ([, , , , , dimension]) => ({ region: 'any', elsewhere: true, is: { dimension } }) %}
          | "in" other5 "region" "of" "the" dimension                 {% ([, , , , , dimension]) => ({ region: 'different', is: { dimension } }) %}
theirspot -> "your" "opponent"                                        {% draft.nothing %}
          | "your" "opponent" "'s" "current" "location"               {% draft.nothing %}
other5   -> "a" "different"                                           {% draft.nothing %}
          | "another"                                                 {% draft.nothing %}
          | "any" "other"                                             {% draft.nothing %}
          | "a" "other"                                               {% draft.nothing %}
placekind -> "region"                                                {% draft.nothing %}
          | "subregion"                                               {% draft.nothing %}
          | "region" "or" "subregion"                                 {% draft.nothing %}
placed   -> position                                                  {% draft.first %}
          | "," position                                              {% ([, position]) => position %}
          | position "on" "top" "of" "your" "story" "deck"            {% draft.first %}
          | "," position "on" "top" "of" "your" "story" "deck"        {% ([, position]) => position %}
          | "," "place" position                                      {% ([, , position]) => position %}
          | "place" position                                          {% ([, position]) => position %}
          | "," "place" position "on" "top" "of" "your" "story" "deck" {% ([, , position]) => position %}
position -> "right-side-up"                                           {% () => 'rightSideUp' %}
          | "walk"                                                    {% () => 'walking' %}
dimensions -> dimension                                               {% draft.first %}
          | "the" dimension                                           {% ([, dimension]) => dimension %}
