# What cards cost: which of them, how much more or less, and where they are played or cast for that.

@lexer lexer

# Spells cost 1 less Sanity point to cast.   Each Ally you play costs no Sanity.   Spells cast from this Tome cost no Sanity.   Each Spell you cast from this Tome costs 1 more Sanity.
# All Tomes played by you cost 1 Sanity point less to play.   Your opponent's Spells cost 1 additional Sanity to cast.   Monsters cost you 1 more Sanity when played.
pricing2 -> priced "cost" howmuch                                     {% ([of, , by]) => values.priceOf(of, by) %}
          | priced "cost" "you" howmuch                               {% ([of, , , by]) => values.priceOf(values.playedByYou(of), by) %}
          | castby "cost" howmuch                                     {% ([is, , by]) => values.priceOf({ is, pick: 'all' }, by) %}
          | allof fromthis "cost" howmuch                          {% ([is, , , by]) => values.castFromThis(is, by) %}
          | "casting" np fromthis "cost" howmuch                      {% ([, is, , , by]) => values.castFromThis(is, by) %}
priced   -> spellsof                                                  {% ([is]) => ({ is, pick: 'all' }) %}
          | poss np                                                   {% ([of, is]) => cards.selector({ is, pick: 'all' }, [{ of }]) %}
          | np wheres                                                 {% ([is, posts]) => cards.barePlural(is, posts) %}
          | every np wheres                                           {% ([, is, posts]) => cards.selector({ is, pick: 'all' }, posts) %}
          | "any" np wheres                                           {% ([, is, posts]) => cards.selector({ is, pick: 'all' }, posts) %}
          | every poss np                                             {% ([, of, is]) => cards.selector({ is, pick: 'all' }, [{ of }]) %}
          | every "of" poss np                                        {% ([, , of, is]) => cards.selector({ is, pick: 'all' }, [{ of }]) %}
          | spellsof "you" playcast                                   {% ([is]) => values.playedByYou({ is, pick: 'all' }) %}
          | spellsof playcast "by" "you"                              {% ([is]) => values.playedByYou({ is, pick: 'all' }) %}
          | spellsof playcast "by" player                             {% ([is, , , of], _at, reject) => (of === 'you' ? reject : cards.selector({ is, pick: 'all' }, [{ of }])) %}
spellsof -> np                                                        {% draft.first %}
          | every np                                                  {% ([, is]) => is %}
          | "any" np                                                  {% ([, is]) => is %}
allof    -> spellsof                                                  {% draft.first %}
          | "your" np                                                 {% ([, is]) => is %}
fromthis -> "from" thiscard                                           {% draft.nothing %}
          | "cast" "from" thiscard                                    {% draft.nothing %}
          | "you" "cast" "from" thiscard                              {% draft.nothing %}
          | "cast" "by" "you" "from" thiscard                         {% draft.nothing %}
howmuch  -> change2                                                   {% draft.first %}
          | change2 forwhat                                           {% ([by, verb]) => ({ ...by, ...(verb ? { verb } : {}) }) %}
change2  -> "no" sanity                                               {% () => ({ by: 0, how: 'set' }) %}
          | "nothing"                                                 {% () => ({ by: 0, how: 'set' }) %}
          | num "less"                                                {% ([n]) => ({ by: -n }) %}
          | num "less" sanity                                         {% ([n]) => ({ by: -n }) %}
          | num sanity "less"                                         {% ([n]) => ({ by: -n }) %}
          | num "fewer" sanity                                        {% ([n]) => ({ by: -n }) %}
          | num more                                                  {% ([by]) => ({ by }) %}
          | num more sanity                                           {% ([by]) => ({ by }) %}
          | num sanity more                                           {% ([by]) => ({ by }) %}
forwhat  -> "to" playcast                                             {% ([, verb]) => verb %}
          | "when" playcast                                           {% ([, verb]) => verb %}
          | "when" "they" "is" playcast                               {% ([, , , verb]) => verb %}
          | "when" "it" "is" playcast                                 {% ([, , , verb]) => verb %}
          | "when" "you" playcast "it"                                {% ([, , verb]) => verb %}
          | "when" "you" playcast "them"                              {% ([, , verb]) => verb %}

# Using this Gate costs 1 Sanity.
usefee   -> "use" "this" "gate" "cost" num sanity                     {% ([, , , , n]) => values.useFee('thisGate', 'you', n) %}

# Spells cast here cost 1 less Sanity.   Travel by Sea cards cost no Sanity to play from here.   Spells cast while you are Underground cost 1 less Sanity.
# Locations played in the Dreamlands cost 1 less Sanity.   Ghouls played through this Gate cost no Sanity.
# Spells cast from this Tome while it is Night cost no Sanity.   Allies played at any City Location cost 1 less Sanity.   Artifacts you play here cost no Sanity.
pricehere -> castplay placesaid "cost" howmuch                        {% ([[is, verb], when, , by]) => steps.priceSo(is, verb, by, when) %}
          | castplay placesaid "cost" "you" howmuch                   {% ([[is, verb], when, , , by]) => steps.priceSo(is, verb, by, when, true) %}
          | allof fromthis "while" cond "cost" howmuch             {% ([is, , , when, , by]) => steps.priceWhile(values.castFromThis(is, by), when) %}
          | allof "cost" change2 "to" playcast placesaid           {% ([is, , by, , verb, when]) => steps.priceSo(is, verb, by, when) %}
          | allof "cost" change2 "when" playcast placesaid         {% ([is, , by, , verb, when]) => steps.priceSo(is, verb, by, when) %}
          | allof "cost" "you" change2 "to" playcast placesaid     {% ([is, , , by, , verb, when]) => steps.priceSo(is, verb, by, when, true) %}
          | allof "cost" change2 heresaid                          {% ([is, , by]) => steps.priceWhile(values.priceOf({ is, pick: 'all' }, by), conditions.here) %}
          | pricehere "," floor                                       {% ([item, , limit]) => steps.flooredItem(item, limit) %}
castplay -> allof playcast                                         {% ([is, verb]) => [is, verb] %}
          | allof "you" playcast                                      {% ([is, , verb]) => [is, verb] %}
          | allof playcast "by" "you"                                 {% ([is, verb]) => [is, verb] %}
placesaid -> heresaid                                                 {% () => conditions.here %}
          | "from" "here"                                             {% () => conditions.here %}
          | "from" "this" "location"                                  {% () => conditions.here %}
          | throughit                                                 {% () => conditions.here %}
          | "while" cond                                              {% ([, when]) => when %}
          | at npd                                                    {% ([, is]) => steps.playedThere(is) %}
