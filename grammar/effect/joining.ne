# Which cards may be played together, in every way it is said (M11.20).

@lexer lexer

# Joins Deep Ones and Shoggoths.   Joins Byakhees and other Deep Ones.   May be joined with any Ghoul.   All Ghouls join Deep Ones.
# Joins other Ghouls and with Deep Ones.   All Ghouls may join each other.   Any two Cultists may join one another.   May not join other Ghouls.
# Joins one Monster.   Joins up to two Ghouls.   All Ghouls may join any one Cultist.   Cultists may join this card.   You may join any two Ghouls to each other.   Can join any Threat that contains a Deep One.
joins    -> mayjoin joined                                            {% ([may, join]) => ({ join, may }) %}
          | mayjoin joinfew np                                        {% ([may, upTo, join], _at, reject) => (may ? { join, may, upTo } : reject) %}
          | sel mayjoin joinfew np                                    {% ([of, may, upTo, join], _at, reject) => (may ? draft.dropSelf({ join, may, of: cards.whichever(of), upTo }) : reject) %}
          | sel mayjoin joined                                        {% ([of, may, join]) => draft.dropSelf({ join, may, of: cards.whichever(of) }) %}
          | manyof np mayjoin eachother                               {% ([, is, may]) => ({ join: is, may, of: { is, pick: 'all' } }) %}
          | "you" "may" "join" manyof np eachother                    {% ([, , , , is]) => ({ join: is, may: true, of: { is, pick: 'all' } }) %}
          | "you" "may" "join" manyof np toeachother                  {% ([, , , , is]) => ({ join: is, may: true, of: { is, pick: 'all' } }) %}
          | "no" np "may" "join" joined                               {% ([, is, , , join]) => ({ join, may: false, of: cards.allOf(is) }) %}
          | sel mayjoin                                               {% ([of, may], _at, reject) => (may ? reject : draft.dropSelf({ join: { type: 'Monster' }, may, of })) %}
          | np mayjoin thiscard                                       {% ([join, may]) => ({ join, may }) %}
          | joinmark np mayjoin thiscard                              {% ([, join, may]) => ({ join, may }) %}
          | np mayjoin "with" thiscard                                {% ([join, may]) => ({ join, may }) %}
          | joinmark np mayjoin "with" thiscard                       {% ([, join, may]) => ({ join, may }) %}
          | "you" "may" "join" joined "to" thiscard                   {% ([, , , join]) => ({ join, may: true }) %}
          | "you" "may" "join" joined "with" thiscard                 {% ([, , , join]) => ({ join, may: true }) %}

# You may play two Ghouls together.   Each player may play two Allies together.   You may play an Artifact and a Tome together.
# Two of this card may be played together.
joins    -> player "may" "play" num np "together"                     {% ([who, , , most, is]) => permissions.together(who, most, is, is) %}
          | player "may" "play" npd "and" npd "together"              {% ([who, , , one, , two]) => permissions.together(who, 2, one, two) %}
          | player "may" "play" num np "together" paying              {% ([who, , , most, is, , cost]) => permissions.together(who, most, is, is, cost) %}
          | player "may" "play" npd "and" npd "together" paying       {% ([who, , , one, , two, , cost]) => permissions.together(who, 2, one, two, cost) %}
          | num "of" thiscard "may" "is" "play" "together"            {% ([most], _at, reject) => (most > 1 ? { join: { title: 'self' }, may: true, most } : reject) %}
mayjoin  -> "join"                                                    {% () => true %}
          | maycan "join"                                             {% () => true %}
          | maycan "is" "join"                                        {% () => true %}
          | "do" "not" "join"                                         {% () => false %}
          | "may" "not" "join"                                        {% () => false %}
          | "cannot" "join"                                           {% () => false %}
          | "may" "not" "is" "join"                                   {% () => false %}
          | "cannot" "is" "join"                                      {% () => false %}
          | "may" "never" "join"                                      {% () => false %}
          | "never" "join"                                            {% () => false %}
joined   -> joiners                                                   {% ([all], _at, reject) => nouns.joinable(nouns.union(all)) ?? reject %}
          | joiners inthreat                                          {% ([all]) => nouns.union(all) %}
          | anythreat2                                                {% () => ({ type: 'Monster' }) %}
          | anythreat2 thatholds npd                                  {% ([, , is]) => is %}
joiners  -> np                                                        {% ([is], _at, reject) => (nouns.isSaidWithOthers(is) ? reject : [is]) %}
          | joinmark np                                               {% ([, is], _at, reject) => (nouns.isSaidWithOthers(is) ? reject : [is]) %}
          | joiners andor joinmark np                                 {% ([all, , , is]) => [...all, is] %}
          | joiners "," joinmark np                                   {% ([all, , , is]) => [...all, is] %}
          | joiners "," andor joinmark np                             {% ([all, , , , is]) => [...all, is] %}
          | joiners "," np "," andor joinmark np                      {% ([all, , one, , , , is]) => [...all, one, is] %}
          | joiners "," np andor joinmark np                          {% ([all, , one, , , is]) => [...all, one, is] %}
          | joiners "as" "well" "as" joinmark np                      {% ([all, , , , , is]) => [...all, is] %}
joinmark -> joindet                                                   {% draft.nothing %}
          | "with"                                                    {% draft.nothing %}
          | "to"                                                      {% draft.nothing %}
          | "with" joindet                                            {% draft.nothing %}
          | "to" joindet                                              {% draft.nothing %}
joindet  -> det                                                       {% draft.nothing %}
          | every                                                     {% draft.nothing %}
          | "other"                                                   {% draft.nothing %}
          | "another"                                                 {% draft.nothing %}
          | "any" "other"                                             {% draft.nothing %}
          | every "other"                                             {% draft.nothing %}
          | "any" "and" "all"                                         {% draft.nothing %}
joinfew  -> fewof                                                     {% draft.first %}
          | "with" fewof                                              {% ([, n]) => n %}
fewof    -> num                                                       {% draft.first %}
          | num "other"                                               {% draft.first %}
          | "any" num                                                 {% ([, n]) => n %}
          | "any" num "other"                                         {% ([, n]) => n %}
          | "up" "to" num                                             {% ([, , n]) => n %}
          | "up" "to" num "other"                                     {% ([, , n]) => n %}
inthreat -> "in" "a" "threat"                                         {% draft.nothing %}
          | "in" "any" "threat"                                       {% draft.nothing %}
          | "in" "your" "threat"                                      {% draft.nothing %}
          | "in" "the" "same" "threat"                                {% draft.nothing %}
anythreat2 -> "any" "threat"                                          {% draft.nothing %}
          | "a" "threat"                                              {% draft.nothing %}
          | "any" "of" "your" "threat"                                {% draft.nothing %}
thatholds -> "that" "contain"                                         {% draft.nothing %}
          | "which" "contain"                                         {% draft.nothing %}
          | "contain"                                                 {% draft.nothing %}
          | "with"                                                    {% draft.nothing %}
manyof   -> every                                                     {% draft.nothing %}
          | "any"                                                     {% draft.nothing %}
          | num                                                       {% ([n], _at, reject) => (n === 2 ? null : reject) %}
          | "your"                                                    {% draft.nothing %}
eachother -> "each" "other"                                           {% draft.nothing %}
          | "one" "another"                                           {% draft.nothing %}
          | "with" "each" "other"                                     {% draft.nothing %}
          | "with" "one" "another"                                    {% draft.nothing %}
          | "together"                                                {% draft.nothing %}
toeachother -> "to" "each" "other"                                    {% draft.nothing %}
          | "to" "one" "another"                                      {% draft.nothing %}
