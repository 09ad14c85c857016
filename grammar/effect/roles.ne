# Cards that are played in another role, as Allies or as Monsters: which, where, through which Gate, and at what price (M7.27).

@lexer lexer

# You may play Ghouls as Allies.   May be played as an Ally at a Forest Location by using its Gate.   This card may be played as an Ally at any City/Gate Location (uses Gate).
# May be played through any Dreamlands Gate as an Ally.   At any City/Gate Location, this card can be played as an Ally, using the Gate.   May be used as an Ally.
# May be played as a Monster only at a Church.   May be played as an Ally at any City for the use of its Gate, if any.
# You may use a Kingsport Gate to play this card as an Ally.   You may pay 1 Sanity and use this Gate to play any Ghoul as an Ally.   For 2 Sanity, you may use this Gate to play any Ghoul as an Ally.
# This Gate may be used to play any Ghoul as an Ally.   By using this Gate you may play one Ghoul as an Ally.   As your Turn, use this Gate to play Ghouls as Allies.
# This card may be played as an Ally at a Church without using a Gate.   Each player may play Ghouls as Allies at a City Location.
# Instead of adding this card to your Threat, you may play it as an Ally at any Gate Location.   You may use the Gate of any City Location and play this card as an Ally.
otherrole     -> comesso asrole                                            {% ([of, as]) => replacements.inRole(of, as, []) %}
          | comesso asrole roleparts                                  {% ([of, as, more]) => replacements.inRole(of, as, more) %}
          | comesso asrole "only" roleparts                           {% ([of, as, , more]) => replacements.inRole(of, as, [{ only: true }, ...more]) %}
          | comesso roleparts asrole                                  {% ([of, more, as]) => replacements.inRole(of, as, more) %}
          | comesso roleparts asrole roleparts                        {% ([of, some, as, more]) => replacements.inRole(of, as, [...some, ...more]) %}
          | at npd "," comesso asrole                                 {% ([, is, , of, as]) => replacements.inRole(of, as, [{ at: nouns.location(is) }]) %}
          | at npd comesso asrole                                     {% ([, is, of, as]) => replacements.inRole(of, as, [{ at: nouns.location(is) }]) %}
          | at npd "," comesso asrole roleparts                       {% ([, is, , of, as, more]) => replacements.inRole(of, as, [{ at: nouns.location(is) }, ...more]) %}
          | at npd comesso asrole roleparts                           {% ([, is, of, as, more]) => replacements.inRole(of, as, [{ at: nouns.location(is) }, ...more]) %}
          | gatefirst toplayit whocomes asrole                         {% ([gates, , of, as]) => replacements.inRole(of, as, gates) %}
          | gatefirst toplayit whocomes asrole roleparts               {% ([gates, , of, as, more]) => replacements.inRole(of, as, [...gates, ...more]) %}
          | "as" "your" "turn" "," gatefirst toplayit whocomes asrole  {% ([, , , , gates, , of, as]) => replacements.inRole(of, as, gates) %}
          | "as" "your" "turn" gatefirst toplayit whocomes asrole      {% ([, , , gates, , of, as]) => replacements.inRole(of, as, gates) %}
          | bygates2 comesso asrole                                   {% ([gates, of, as]) => replacements.inRole(of, as, gates) %}
          | bygates2 "," comesso asrole                               {% ([gates, , of, as]) => replacements.inRole(of, as, gates) %}
          | player "may" played3 whocomes asrole                      {% ([who, , , of, as]) => replacements.roleOfOthers(who, replacements.inRole(of, as, [])) %}
          | player "may" played3 whocomes asrole roleparts            {% ([who, , , of, as, more]) => replacements.roleOfOthers(who, replacements.inRole(of, as, more)) %}
          | player "may" played3 whocomes roleparts asrole            {% ([who, , , of, more, as]) => replacements.roleOfOthers(who, replacements.inRole(of, as, more)) %}
          | "you" "may" price6 "to" "play" whocomes asrole roleparts     {% ([, , cost, , , of, as, more]) => replacements.inRole(of, as, [{ cost }, ...more]) %}
comesso  -> thiscard maycan "is" played3                              {% () => 'self' %}
          | maycan "is" played3                                       {% () => 'self' %}
          | "you" maycan played3 whocomes                                {% ([, , , of]) => of %}
          | instead3 "you" maycan "play" "it"                         {% () => 'self' %}
          | instead3 "," "you" maycan "play" "it"                     {% () => 'self' %}
          | instead3 "," "you" maycan "play" thiscard                 {% () => 'self' %}
          | comers maycan "is" played3                                {% draft.first %}
played3  -> "play"                                                    {% draft.nothing %}
          | "use"                                                     {% draft.nothing %}
instead3 -> "instead" "of" "add" thiscard "to" "your" "threat"        {% draft.nothing %}
          | "instead" "of" "add" "it" "to" "your" "threat"            {% draft.nothing %}
          | "instead" "of" "play" thiscard "to" "your" "threat"       {% draft.nothing %}
          | "instead" "of" "place" thiscard "in" "your" "threat"      {% draft.nothing %}
          | "instead" "of" "play" thiscard "in" "your" "threat"       {% draft.nothing %}
          | "instead" "of" "play" thiscard "as" "a" "monster"         {% draft.nothing %}
whocomes    -> thiscard                                                  {% () => 'self' %}
          | comers                                                    {% draft.first %}
          | some np                                                   {% ([, is]) => is %}
comers   -> npd                                                       {% draft.first %}
          | "all" np                                                  {% ([, is]) => is %}
          | "other" np                                                {% ([, is]) => is %}
          | "any" "other" np                                          {% ([, , is]) => is %}
asrole   -> "as" allymonster                                          {% ([, as]) => as %}
          | "as" "a" allymonster                                      {% ([, , as]) => as %}
          | "as" "if" itthey "is" allymonster                         {% ([, , , , as]) => as %}
          | "as" "if" itthey "is" "a" allymonster                     {% ([, , , , , as]) => as %}
          | "as" "a" allymonster "instead" "of" "a" allymonster       {% ([, , as, , , , other], _at, reject) => (as === other ? reject : as) %}
          | "as" allymonster "instead" "of" allymonster               {% ([, as, , , other], _at, reject) => (as === other ? reject : as) %}
allymonster -> "ally"                                                 {% () => 'ally' %}
          | "monster"                                                 {% () => 'monster' %}
          | %name "monster"                                           {% ([name]) => nouns.asMonster(name) %}
roleparts -> rolepart                                                 {% ([part]) => [part] %}
          | roleparts rolepart                                        {% ([all, part]) => [...all, part] %}
rolepart -> allow                                                     {% draft.first %}
          | "here"                                                    {% () => ({ here: true }) %}
          | instead3                                                  {% () => ({}) %}
          | "at" "this" "location"                                    {% () => ({ here: true }) %}
          | "for" "the" "use" "of" "its" "gate" "," "if" "any"        {% () => ({ gateIfAny: true }) %}
          | byuse gatethere ifany                                       {% () => ({ gateIfAny: true }) %}
          | "," byuse gatethere ifany                                   {% () => ({ gateIfAny: true }) %}
          | "(" "use" gatethere ifany ")"                               {% () => ({ gateIfAny: true }) %}
          | "without" "use" "a" "gate"                                {% () => ({ noGate: true }) %}
          | "," bygates                                               {% ([, gate]) => gate %}
          | bygates                                                   {% draft.first %}
gatethere -> "gate"                                                    {% draft.nothing %}
          | "the" "gate"                                              {% draft.nothing %}
          | "its" "gate"                                              {% draft.nothing %}
          | "the" "gate" "there"                                      {% draft.nothing %}
ifany    -> "if" "any"                                                {% draft.nothing %}
          | "," "if" "any"                                            {% draft.nothing %}
          | "if" "it" "have" "one"                                    {% draft.nothing %}
          | "," "if" "it" "have" "one"                                {% draft.nothing %}
          | "if" "there" "is" "one"                                   {% draft.nothing %}
          | "," "if" "there" "is" "one"                               {% draft.nothing %}
bygates  -> byuse whichgate                                           {% ([, gate]) => gate %}
          | "(" "use" whichgate ")"                                   {% ([, , gate]) => gate %}
          | "(" "this" "use" whichgate ")"                            {% ([, , , gate]) => gate %}
bygates2 -> "by" "use" whichgate                                      {% ([, , gate]) => [gate] %}
          | "by" "use" whichgate "and" price6                         {% ([, , gate, , cost]) => [gate, { cost }] %}
          | "by" price6                                               {% ([, cost]) => [{ cost }] %}
byuse    -> "use"                                                     {% draft.nothing %}
          | "with"                                                    {% draft.nothing %}
          | "by" "use"                                                {% draft.nothing %}
          | "through"                                                 {% draft.nothing %}
          | "by" "mean" "of"                                          {% draft.nothing %}
gatefirst -> "use" whichgate                                        {% ([, gate]) => [gate] %}
          | "you" maycan "use" whichgate                              {% ([, , , gate]) => [gate] %}
          | price6 "and" "use" whichgate                              {% ([cost, , , gate]) => [gate, { cost }] %}
          | "you" maycan price6 "and" "use" whichgate                 {% ([, , cost, , , gate]) => [gate, { cost }] %}
          | "use" whichgate "and" price6                              {% ([, gate, , cost]) => [gate, { cost }] %}
          | "you" maycan "use" whichgate "and" price6                 {% ([, , , gate, , cost]) => [gate, { cost }] %}
          | "for" amount sanity "," gatefirst                       {% ([, n, , , gates]) => [...gates, { cost: [{ sanity: n }] }] %}
          | "by" price6 "," gatefirst                               {% ([, cost, , gates]) => [...gates, { cost }] %}
          | whichgate maycan "is" "use"                               {% ([gate]) => [gate] %}
toplayit -> "to" "play"                                               {% draft.nothing %}
          | "and" "play"                                              {% draft.nothing %}
          | "to" "place"                                              {% draft.nothing %}
whichgate -> gatehere                                                 {% () => ({ here: true, cost: ['gate'] }) %}
          | "gate"                                                    {% () => ({ cost: ['gate'] }) %}
          | "the" "gate"                                              {% () => ({ cost: ['gate'] }) %}
          | "the" "gate" "there"                                      {% () => ({ cost: ['gate'] }) %}
          | "its" "gate"                                              {% () => ({ cost: ['gate'] }) %}
          | "that" "gate"                                             {% () => ({ cost: ['gate'] }) %}
          | gatesite                                                  {% ([is]) => nouns.gateIn(is) %}
gatesite -> "a" gated                                                 {% ([, is]) => is %}
          | "any" gated                                               {% ([, is]) => is %}
          | "a" "gate" at npd                                         {% ([, , , is]) => is %}
          | "any" "gate" at npd                                       {% ([, , , is]) => is %}
          | "the" "gate" at "any" np                                  {% ([, , , , is]) => is %}
          | "the" "gate" at "a" np                                    {% ([, , , , is]) => is %}
          | "the" "gate" "of" "any" np                                {% ([, , , , is]) => is %}
          | "the" "gate" "of" "a" np                                  {% ([, , , , is]) => is %}
price6   -> "pay" amount sanity                                       {% ([, n]) => [{ sanity: n }] %}
          | "spend" amount sanity                                     {% ([, n]) => [{ sanity: n }] %}
          | "lose" amount sanity                                      {% ([, n]) => [{ sanity: n }] %}
