# Where one may walk, in every order of whence and whither (M6.28).

@lexer lexer

# You may walk to Kingsport Head from this Location.   You may walk from here to any other Dreamlands Location.   You may walk here from any Waking World Location.
# You may walk from any New Aeon Water Location to a Dreamlands Location.   This card allows you to walk to any Forest Location.   From here you may walk to any Cemetery Location.
# This Location may be walked to from any Kingsport Location.   You may walk into any Water Location from here.
walks    -> walker footways                                               {% ([, footways]) => steps.walks(footways) %}
          | whence walker footways                                        {% ([from, , footways]) => steps.walks([{ from }, ...footways]) %}
          | whence "," walker footways                                    {% ([from, , , footways]) => steps.walks([{ from }, ...footways]) %}
          | heregoing maycan "is" "walk" "to" whence                  {% ([, , , , , from]) => steps.walks([{ to: { title: 'self' } }, { from }]) %}
          | heregoing maycan "is" reached "by" "walk" whence          {% ([, , , , , , from]) => steps.walks([{ to: { title: 'self' } }, { from }]) %}
walker   -> "you" maycan "walk"                                       {% draft.nothing %}
          | "you" maycan "walk" "directly"                            {% draft.nothing %}
          | "your" "investigator" maycan "walk"                       {% draft.nothing %}
          | letting yourself "to" "walk"                              {% draft.nothing %}
          | letting yourself "walk"                                   {% draft.nothing %}
footways     -> footway                                                      {% ([part]) => [part] %}
          | footways footway                                                 {% ([all, part]) => [...all, part] %}
footway     -> whither walkend                                           {% ([, to]) => ({ to }) %}
          | whither walkend elsewhere                                 {% ([, to, more]) => ({ to: steps.anyPlace([to, ...more]) }) %}
          | "here"                                                    {% () => ({ to: { title: 'self' } }) %}
          | "out" "to" walkend                                        {% ([, , to]) => ({ to, from: { title: 'self' } }) %}
          | whence                                                    {% ([from]) => ({ from }) %}
whither  -> "to"                                                      {% draft.nothing %}
          | "into"                                                    {% draft.nothing %}
          | "onto"                                                    {% draft.nothing %}
# You may walk from here to any Forest Location in Lovecraft Country, or to any Location in the Dreamlands.   You may walk here from any Port, or from any Island.
elsewhere -> either whither walkend                                   {% ([, , to]) => [to] %}
          | elsewhere either whither walkend                          {% ([all, , , to]) => [...all, to] %}
either   -> "or"                                                      {% draft.nothing %}
          | "," "or"                                                  {% draft.nothing %}
          | ","                                                       {% draft.nothing %}
whence   -> "from" walkend                                            {% ([, from]) => from %}
          | "from" walkend "or" "from" walkend                        {% ([, one, , , other]) => steps.anyPlace([one, other]) %}
          | "from" walkend "," "or" "from" walkend                    {% ([, one, , , , other]) => steps.anyPlace([one, other]) %}
          | "out" "of" walkend                                        {% ([, , from]) => from %}
walkend  -> heregoing                                                 {% () => ({ title: 'self' }) %}
          | "the" dimension                                           {% ([, dimension]) => ({ dimension }) %}
          | npd                                                       {% draft.first %}
          | every np                                                  {% ([, is]) => is %}
          | "other" np                                                {% ([, is]) => is %}
          | "another" np                                              {% ([, is]) => is %}
          | "any" "other" np                                          {% ([, , is]) => is %}
          | "all" "other" np                                          {% ([, , is]) => is %}

# You may walk between this Location and any Port.   You may walk from here to any City Location, and back.   You may walk here from any Port, and from here to any Forest Location.
# You may walk to or from any Forest Location.   You may walk between any two City Locations.
walksboth -> walker "between" walkend "and" walkend                   {% ([, , a, , b]) => steps.walksBetween(a, b) %}
          | walker "between" "any" num np                             {% ([, , , n, is], _at, reject) => (n === 2 ? steps.walksBetween(is, is) : reject) %}
          | walker "between" num np                                   {% ([, , n, is], _at, reject) => (n === 2 ? steps.walksBetween(is, is) : reject) %}
          | walker "between" np                                       {% ([, , is]) => steps.walksBetween(is, is) %}
          | walker footways backagain                                     {% ([, footways]) => steps.walksBack(footways) %}
          | walker footways "," "and" footways                                {% ([, one, , , two]) => steps.walksTwice(one, two) %}
          | walker footways "and" footways                                    {% ([, one, , two]) => steps.walksTwice(one, two) %}
          | walker "to" "or" "from" walkend                           {% ([, , , , is]) => steps.walksBetween({ title: 'self' }, is) %}
          | walker "to" "and" "from" walkend                          {% ([, , , , is]) => steps.walksBetween({ title: 'self' }, is) %}
backagain -> "," "and" "back"                                         {% draft.nothing %}
          | "and" "back"                                              {% draft.nothing %}
          | "," "and" "back" "again"                                  {% draft.nothing %}
          | "and" "back" "again"                                      {% draft.nothing %}
          | "," "or" "back"                                           {% draft.nothing %}
          | "or" "back"                                               {% draft.nothing %}
          | "or" "back" "again"                                       {% draft.nothing %}
