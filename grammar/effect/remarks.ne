# What is said although it goes without saying, and what is no rule: read, and left out of the rules.

@lexer lexer

# Do not bury this card after Combat if it absorbed no points. Instead, it remains in your Threat for the next Round.
remark   -> "instead" "," staysthere                                  {% () => ({ staysThere: true }) %}
          | "instead" staysthere                                      {% () => ({ staysThere: true }) %}
          | staysthere "instead"                                      {% () => ({ staysThere: true }) %}
staysthere -> itself remain "in" "your" "threat"                      {% make.nothing %}
          | itself remain "in" "your" "threat" "for" "the" thenext "round" {% make.nothing %}
          | itself remain "in" "your" "threat" "until" "the" thenext "round" {% make.nothing %}
          | itself remain "in" "play"                                 {% make.nothing %}

# As your Turn, draw one card. You lose 1 Sanity for doing so.
remark   -> "you" "lose" num sanity "for" "do" "so"                   {% ([, , n]) => ({ cost: [{ sanity: n }] }) %}
          | "lose" num sanity "for" "do" "so"                         {% ([, n]) => ({ cost: [{ sanity: n }] }) %}
          | "do" "so" "cost" num sanity                               {% ([, , , n]) => ({ cost: [{ sanity: n }] }) %}
          | "do" "so" "cost" "you" num sanity                         {% ([, , , , n]) => ({ cost: [{ sanity: n }] }) %}
remark   -> limit                           {% ([limit]) => ({ limit }) %}
          | restated                        {% () => ({}) %}
          | "your" "opponent" "must" "bury" "their" "card" {% () => ({ also: { move: { ref: 'cause' }, to: 'bury' } }) %}
          | "opponent" "bury" "card" "use"  {% () => ({ also: { move: { ref: 'cause' }, to: 'bury' } }) %}
          | "if" "card" "reveal" "is" "not" "a" "location" "," "bury" "it" {% () => ({ popStory: true }) %}
          | otherswho "in" "the" "same" spread "as" target "is" "similarly" "affected" {% ([, , , , over]) => ({ spread: over }) %}
          | otherswho2 "in" "the" "same" spread "is" "similarly" "affected" {% ([, , , , over]) => ({ spread: over }) %}
          | otherswho2 "in" "the" "same" spread "as" target "is" "similarly" "affected" {% ([, , , , over]) => ({ spread: over }) %}
          | otherswho "in" "the" "same" spread "is" "similarly" "affected" {% ([, , , , over]) => ({ spread: over }) %}
          | "threat" "event"                                          {% () => ({ threatEvent: true }) %}
          | "play" thiscard intothreat                                {% () => ({ threatEvent: true }) %}
          | "play" intothreat                                         {% () => ({ threatEvent: true }) %}
          | "play" thiscard intothreat throughgate                    {% () => ({ threatEvent: true }) %}
          | "play" intothreat throughgate                             {% () => ({ threatEvent: true }) %}
          | "travel" "event" "may" "is" "play" "normally" {% () => ({ exceptTravel: true }) %}
          | "ignore" eitherway ";" "no" "gate" "use"                  {% () => ({ gateShut: true }) %}
          | "ignore" eitherway "," "no" "gate" "use"                  {% () => ({ gateShut: true }) %}
          | "this" "special" "effect" "box" "is" "valid" "even" "when" thiscard "is" "in" "play" "as" "a" "ally" {% () => ({ keepsText: true }) %}
          | "may" "only" "is" "cast" "during" "combat" {% () => ({ window: 'combat' }) %}
          | "ally" "may" "defend"                                     {% () => ({ defended: true }) %}
          | "ally" "may" "defend" "you"                               {% () => ({ defended: true }) %}
          | "ally" "may" "defend" "you" "," act                       {% ([, , , , , op]) => ({ defended: true, next: op }) %}
          | away "any" "other" "card" "draw"                        {% ([to]) => ({ otherwise: { move: { ref: 'revealed' }, to } }) %}
          | away "such" np                                          {% ([to]) => ({ carriedOff: to }) %}
          | "neither" "may" "is" "play"                               {% () => ({ neither: true }) %}
          | selfcost "after" "use"                                    {% ([cost]) => ({ cost: [cost] }) %}
          | selfcost "when" "use"                                     {% ([cost]) => ({ cost: [cost] }) %}
          | otherswho2 "in" "the" "same" spread "must" act            {% ([, , , , over, , op]) => ({ spread: over, same: op }) %}
          | otherswho "in" "the" "same" spread "must" act             {% ([, , , , over, , op]) => ({ spread: over, same: op }) %}
          | otherswho "in" "the" "same" spread act                    {% ([, , , , over, op]) => ({ spread: over, same: op }) %}
          | otherone "in" "the" "same" spread "must" act              {% ([, , , , over, , op]) => ({ spread: over, same: op }) %}
          | "designate" num "threat" "to" "is" "affected" "before" "monster" "is" "reveal" {% () => ({ moment: 'beforeReveal' }) %}
          | "otherwise" "," act                                       {% ([, , otherwise]) => ({ otherwise }) %}
          | "otherwise" act                                           {% ([, otherwise]) => ({ otherwise }) %}
          | away "any" "other" "card" "reveal"                        {% ([to]) => ({ otherwise: { move: wide.allOfIt(), to }, rest: true }) %}
          | away "any" "other" "card"                                 {% ([to]) => ({ otherwise: { move: wide.allOfIt(), to }, rest: true }) %}
          | "any" "other" "card" "is" fate                            {% ([, , , , to], _at, reject) => (to ? { otherwise: { move: wide.allOfIt(), to }, rest: true } : reject) %}
          | "any" "other" "card" "reveal" "is" fate                   {% ([, , , , , to], _at, reject) => (to ? { otherwise: { move: wide.allOfIt(), to }, rest: true } : reject) %}
          | "all" "other" "card" "is" fate                            {% ([, , , , to], _at, reject) => (to ? { otherwise: { move: wide.allOfIt(), to }, rest: true } : reject) %}
          | "all" "others" "is" fate                                  {% ([, , , to], _at, reject) => (to ? { otherwise: { move: wide.allOfIt(), to }, rest: true } : reject) %}
          | "otherwise" "," item                                      {% ([, , each], _at, reject) => ('op' in each ? { otherwise: each.op } : reject) %}
          | "otherwise" item                                          {% ([, each], _at, reject) => ('op' in each ? { otherwise: each.op } : reject) %}
          | "if" "not" "," act                                        {% ([, , , otherwise]) => ({ otherwise }) %}
          | "if" "you" "do" "," act                                   {% ([, , , , ifDone]) => ({ ifDone }) %}
          | "if" "they" "do" "not" "," act                            {% ([, , , , , op]) => ({ ifNotDone: op, by: 'they' }) %}
          | "if" "your" "opponent" "do" "not" "," act                 {% ([, , , , , , op]) => ({ ifNotDone: op, by: 'opponent' }) %}
          | "choose" sel                                              {% ([, aim]) => ({ aim }) %}
          | "assign" "it" "to" thiscard "on" "a" "later" "turn"       {% () => ({}) %}
          | "assign" "it" "on" "a" "later" "turn"                     {% () => ({}) %}
          | "you" "may" "assign" "it" "on" "a" "later" "turn"         {% () => ({}) %}
          | "play" "on" foe                                           {% ([, , who]) => ({ foe: who }) %}
          | "play" thiscard "on" foe                                  {% ([, , , who]) => ({ foe: who }) %}
          | "play" "only" "on" foe                                    {% ([, , , who]) => ({ foe: who }) %}
          | "play" "only" "against" foe thereat                       {% ([, , , who, c]) => ({ foe: who, foeIf: c }) %}
          | "play" "only" "on" foe thereat                            {% ([, , , who, c]) => ({ foe: who, foeIf: c }) %}
          | "play" thiscard "only" "on" foe thereat                   {% ([, , , , who, c]) => ({ foe: who, foeIf: c }) %}
          | "play" "on" foe thereat                                   {% ([, , who, c]) => ({ foe: who, foeIf: c }) %}
          | "play" thiscard "on" foe thereat                          {% ([, , , who, c]) => ({ foe: who, foeIf: c }) %}
          | useonly foe thereat                                       {% ([, who, c]) => ({ foe: who, foeIf: c }) %}
          | "choose" foe                                              {% ([, who]) => ({ foe: who }) %}
          | "choose" foe thereat                                      {% ([, who, c]) => ({ foe: who, foeIf: c }) %}
          | "randomly" "choose" sel                                   {% ([, , aim]) => more.randomAim(aim) %}
          | "choose" sel "at" "random"                                {% ([, aim]) => more.randomAim(aim) %}
          | "this" "may" "is" done2 limit                             {% ([, , , , limit]) => ({ limit }) %}
          | "this" "may" "only" "is" done2 limit                      {% ([, , , , , limit]) => ({ limit }) %}
          | "this" ability "may" "is" "use" limit                     {% ([, , , , , limit]) => ({ limit }) %}
          | "this" ability "may" "only" "is" "use" limit              {% ([, , , , , , limit]) => ({ limit }) %}
          | "you" "may" "do" "this" limit                             {% ([, , , , limit]) => ({ limit }) %}
          | "you" "may" "only" "do" "this" limit                      {% ([, , , , , limit]) => ({ limit }) %}
          | away "any" "other" "card"                                 {% ([to]) => ({ otherwise: { move: { ref: 'revealed' }, to } }) %}
          | "cast" "in" "combat"                                      {% () => ({ window: 'combat' }) %}
          | "cast" "only" "in" "combat"                               {% () => ({ window: 'combat' }) %}
          | "cast" "during" "combat"                                  {% () => ({ window: 'combat' }) %}
          | "cast" "only" "during" "combat"                           {% () => ({ window: 'combat' }) %}
          | "may" "only" "is" "cast" "in" "combat"                    {% () => ({ window: 'combat' }) %}
          | "may" "is" "cast" "only" "in" "combat"                    {% () => ({ window: 'combat' }) %}
          | "may" "is" "cast" "only" "during" "combat"                {% () => ({ window: 'combat' }) %}
          | "can" "only" "is" "cast" "in" "combat"                    {% () => ({ window: 'combat' }) %}
          | "can" "only" "is" "cast" "during" "combat"                {% () => ({ window: 'combat' }) %}
          | place2 "the" "new" "location" placed                      {% ([, , , , placed]) => ({ placed }) %}
          | "play" "the" "new" "location" placed                      {% ([, , , , placed]) => ({ placed }) %}
          | "the" "new" "location" "is" "play" placed                 {% ([, , , , , placed]) => ({ placed }) %}
          | "the" "new" "location" "is" "place" placed                {% ([, , , , , placed]) => ({ placed }) %}
          | "the" "new" "location" "must" bear "the" np symbol        {% ([, , , , , , is]) => ({ goesTo: make.bearing(is) }) %}
          | "the" "new" "location" "must" "is" np                     {% ([, , , , , is]) => ({ goesTo: is }) %}
          | "the" "new" "location" "must" "is" "a" np                 {% ([, , , , , , is]) => ({ goesTo: is }) %}
          | "it" "must" "is" "a" np                                   {% ([, , , , is]) => ({ goesTo: is }) %}
          | "the" "location" "must" "is" "a" np                       {% ([, , , , , is]) => ({ goesTo: is }) %}
          | "the" "location" "must" bear "the" np symbol              {% ([, , , , , is]) => ({ goesTo: make.bearing(is) }) %}
          | "return" "it" "at" "the" "end" "of" "combat"              {% () => ({ controlEnds: true }) %}
          | "return" "it" "to" "its" "owner" "at" "the" "end" "of" "combat" {% () => ({ controlEnds: true }) %}
          | "return" "it" "to" "its" "owner" "after" "combat"         {% () => ({ controlEnds: true }) %}
          | "it" "return" "to" "its" "owner" "after" "combat"         {% () => ({ controlEnds: true }) %}
          | "it" "return" "to" "its" "owner" "at" "the" "end" "of" "combat" {% () => ({ controlEnds: true }) %}
          | "otherwise" "," "add" points                              {% ([, , , n]) => ({ elseAdd: n }) %}
          | "otherwise" "add" points                                  {% ([, , n]) => ({ elseAdd: n }) %}
          | "otherwise" "," "subtract" points                         {% ([, , , n]) => ({ elseAdd: make.minus(n) }) %}
          | "otherwise" "," "it" "add" points                         {% ([, , , , n]) => ({ elseAdd: n }) %}
          | "otherwise" "," "they" "add" points                       {% ([, , , , n]) => ({ elseAdd: n }) %}
          | "if" cond "," "add" num "instead"                         {% ([, insteadIf, , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" cond "," "they" "gain" num "instead"                 {% ([, insteadIf, , , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" cond "," "they" "gain" num "point" "instead"         {% ([, insteadIf, , , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" cond "," "they" "add" num "instead"                  {% ([, insteadIf, , , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" cond "," "they" "add" num "point" "instead"          {% ([, insteadIf, , , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" cond "," "gain" num "instead"                        {% ([, insteadIf, , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "you" "may" "not" "cast" thiscard "on" npd                {% ([, , , , , , except]) => ({ except }) %}
          | "you" "may" "not" "use" thiscard "on" npd                 {% ([, , , , , , except]) => ({ except }) %}
          | "may" "not" "is" "cast" "on" npd                          {% ([, , , , , except]) => ({ except }) %}
          | "may" "not" "is" "use" "on" npd                           {% ([, , , , , except]) => ({ except }) %}
          | thiscard "may" "not" "is" "use" "on" npd                  {% ([, , , , , , except]) => ({ except }) %}
          | thiscard "may" "not" "is" "cast" "on" npd                 {% ([, , , , , , except]) => ({ except }) %}
          | "if" cond "," "add" num "point" "instead"                 {% ([, insteadIf, , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" cond "," "subtract" num "instead"                    {% ([, insteadIf, , , n]) => ({ insteadIf, insteadAdd: -n }) %}
          | "if" cond "," act "instead"                               {% ([, insteadIf, , insteadOp]) => ({ insteadIf, insteadOp }) %}
          | "if" cond "," item "instead"                              {% ([, insteadIf, , each], _at, reject) => ('op' in each ? { insteadIf, insteadOp: each.op } : reject) %}
          | "otherwise" "," "lose" num                                {% ([, , , n]) => ({ otherwiseSanity: { n, sign: -1 } }) %}
          | "otherwise" "," "gain" num                                {% ([, , , n]) => ({ otherwiseSanity: { n, sign: 1 } }) %}
          | "otherwise" "lose" num                                    {% ([, , n]) => ({ otherwiseSanity: { n, sign: -1 } }) %}
          | "otherwise" "gain" num                                    {% ([, , n]) => ({ otherwiseSanity: { n, sign: 1 } }) %}
          | "cast" "after" player "cast" npd                          {% ([, , by, , of]) => ({ window: { after: 'cast', of, by } }) %}
          | "cast" "when" player "cast" npd                           {% ([, , by, , of]) => ({ window: { after: 'cast', of, by } }) %}
          | "play" "after" player done npd                            {% ([, , by, after, of]) => ({ window: { after, of, by } }) %}
          | "play" "when" player done npd                             {% ([, , by, after, of]) => ({ window: { after, of, by } }) %}
          | "play" thiscard "after" player done npd                   {% ([, , , by, after, of]) => ({ window: { after, of, by } }) %}
          | "play" thiscard "when" player done npd                    {% ([, , , by, after, of]) => ({ window: { after, of, by } }) %}
          | "play" "after" player "have" done npd                     {% ([, , by, , after, of]) => ({ window: { after, of, by } }) %}
          | "play" "when" player "have" done npd                      {% ([, , by, , after, of]) => ({ window: { after, of, by } }) %}
          | "play" thiscard "when" player "have" done npd             {% ([, , , by, , after, of]) => ({ window: { after, of, by } }) %}
          | "their" "ally" "may" "defend"                             {% () => ({ defended: true }) %}
          | "your" "ally" "may" "defend"                              {% () => ({ defended: true }) %}
          | "your" "opponent" "'s" "ally" "may" "defend"              {% () => ({ defended: true }) %}
          | "if" "it" "is" "not" "a" "location" "," again2 "until" locationup {% () => ({ popStory: true }) %}
          | again3 "until" locationup                                 {% () => ({ popStory: true }) %}
          | "cost" num sanity "to" "use"                              {% ([, n]) => ({ price: n }) %}
          | thiscard "cost" num sanity "to" "use"                     {% ([, , n]) => ({ price: n }) %}
          | "cost" num sanity "each" "time" "it" "is" "use"           {% ([, n]) => ({ price: n }) %}
          | "rotate" "after" "use"                                    {% () => ({ cost: [{ self: 'rotate' }] }) %}
          | "rotate" thiscard "after" "use"                           {% () => ({ cost: [{ self: 'rotate' }] }) %}
          | "rotate" thiscard "when" "use"                            {% () => ({ cost: [{ self: 'rotate' }] }) %}
          | "bury" "after" "use"                                      {% () => ({ cost: [{ self: 'bury' }] }) %}
          | "discard" "after" "use"                                   {% () => ({ cost: [{ self: 'discard' }] }) %}
          | "flip" "after" "use"                                      {% () => ({ cost: [{ self: 'flip' }] }) %}
          | "flip" thiscard                                           {% () => ({ cost: [{ self: 'flip' }] }) %}
          | cost gateagain                                            {% ([cost]) => ({ cost: [cost] }) %}
          | "you" "must" cost gateagain                               {% ([, , cost]) => ({ cost: [cost] }) %}
          | "flip" thiscard "face-down"                               {% () => ({ cost: [{ self: 'flip' }] }) %}
          | "rotate" thiscard                                         {% () => ({ cost: [{ self: 'rotate' }] }) %}
          | "rotate" "when" "use"                                     {% () => ({ cost: [{ self: 'rotate' }] }) %}
          | "flip" thiscard "when" "use"                              {% () => ({ cost: [{ self: 'flip' }] }) %}
          | "flip" thiscard "after" "use"                             {% () => ({ cost: [{ self: 'flip' }] }) %}
          | "bury" thiscard "when" "use"                              {% () => ({ cost: [{ self: 'bury' }] }) %}
          | "bury" thiscard "after" "use"                             {% () => ({ cost: [{ self: 'bury' }] }) %}
          | "discard" thiscard "when" "use"                           {% () => ({ cost: [{ self: 'discard' }] }) %}
          | "discard" thiscard "after" "use"                          {% () => ({ cost: [{ self: 'discard' }] }) %}
          | thiscard "is" "bury" "after" "use"                        {% () => ({ cost: [{ self: 'bury' }] }) %}
          | thiscard "is" "bury" aftercast2                           {% () => ({ cost: [{ self: 'bury' }] }) %}
          | thiscard "is" "discard" aftercast2                        {% () => ({ cost: [{ self: 'discard' }] }) %}
          | "bury" thiscard aftercast2                                {% () => ({ cost: [{ self: 'bury' }] }) %}
          | "discard" thiscard aftercast2                             {% () => ({ cost: [{ self: 'discard' }] }) %}
          | thiscard "is" "discard" "after" "use"                     {% () => ({ cost: [{ self: 'discard' }] }) %}
          | thiscard "is" "flip" "after" "use"                        {% () => ({ cost: [{ self: 'flip' }] }) %}
          | thiscard "is" "bury" "when" "use"                         {% () => ({ cost: [{ self: 'bury' }] }) %}
          | thiscard "is" "flip" "when" "use"                         {% () => ({ cost: [{ self: 'flip' }] }) %}

          | "cost" num sanity "per" "use"                             {% ([, n]) => ({ price: n }) %}
          | "use" thiscard "cost" num sanity                          {% ([, , , n]) => ({ price: n }) %}
          | "pay" num sanity "to" "use" thiscard                      {% ([, n]) => ({ price: n }) %}
          | "pay" num sanity "each" "time" thiscard "is" "use"        {% ([, n]) => ({ price: n }) %}
          | "if" insteadso "," "increase" them "by" num "instead"     {% ([, insteadIf, , , , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" insteadso "," "increase" them "by" num "point" "instead" {% ([, insteadIf, , , , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" insteadso "," "reduce" them "by" num "instead"       {% ([, insteadIf, , , , , n]) => ({ insteadIf, insteadAdd: -n }) %}
          | "if" insteadso "," "reduce" them "by" num "point" "instead" {% ([, insteadIf, , , , , n]) => ({ insteadIf, insteadAdd: -n }) %}
          | "if" insteadso "," "the" "increase" "is" num "point" "instead" {% ([, insteadIf, , , , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" "cast" timing "," "add" num "instead"                {% ([, , insteadIf, , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" "cast" timing "," "add" num "point" "instead"        {% ([, , insteadIf, , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" "cast" timing "," act "instead"                      {% ([, , insteadIf, , insteadOp]) => ({ insteadIf, insteadOp }) %}
          | "if" "play" timing "," act "instead"                      {% ([, , insteadIf, , insteadOp]) => ({ insteadIf, insteadOp }) %}
# Keep at least your Minimum and at most your Maximum.   The Tome may contain Spells.   This Tome may be replaced with another, if lost.
restated -> keeping                                                   {% make.nothing %}
          | "you" "must" "is" "in" "the" "proper" "dimension" {% make.nothing %}
          | "you" "must" "is" "in" "the" "correct" "dimension" {% make.nothing %}
          | np "that" "affect" "you" "is" "not" "remove"    {% make.nothing %}
          | np "that" "affect" "you" "is" "not" "affect"    {% make.nothing %}
          | np "in" "play" "is" "not" "remove"              {% make.nothing %}
          | np "in" "play" "is" "not" "affect"              {% make.nothing %}
          | "bury" everyone2 "spell" "when" "cast"                    {% make.nothing %}
          | "bury" everyone2 "spell" "after" "it" "is" "cast"         {% make.nothing %}
          | "bury" everyone2 "spell" "after" "casting" "it"           {% make.nothing %}
          | remain "until" "remove"                                   {% make.nothing %}
          | thiscard remain "in" "play" "until" "remove"              {% make.nothing %}
          | "if" thiscard "is" losing "," "both" "weapon" "suffer" "the" "same" "fate"{% make.nothing %}
          | "if" thiscard "is" losing "," "any" "weapon" "suffer" "the" "same" "fate"{% make.nothing %}
          | "if" thiscard "is" losing "," "all" "weapon" "suffer" "the" "same" "fate"{% make.nothing %}
          | "if" "either" "weapon" "is" losing "," "the" "other" "remain" "with" "that" "ally"{% make.nothing %}
          | "if" "either" "weapon" "is" losing "," "the" "other" "remain" "with" thiscard{% make.nothing %}
          | "ally" "is" "bury" "as" "usual"                           {% make.nothing %}
          | "the" "ally" "is" "bury" "as" "usual"                     {% make.nothing %}
          | np "commit" "in" "the" "same" "battle" "defend" "against" "other" np asusual {% make.nothing %}
          | np "defend" "against" "other" np asusual                  {% make.nothing %}
          | np "may" "defend" "against" "other" np asusual            {% make.nothing %}
          | "they" "may" "defend" "against" "other" np asusual        {% make.nothing %}
          | "it" "is" "bury" "as" "usual"                             {% make.nothing %}
          | "all" "card" remain "in" "their" "threat"                 {% make.nothing %}
          | "all" "threat" remain "as" "they" "is"                    {% make.nothing %}
          | "during" "the" "discard" "phase" "," keeping              {% make.nothing %}
          | everyone3 "spell" heldthere "suffer" "the" "same" "fate"  {% make.nothing %}
          | everyone3 "spell" heldthere "is" losing                   {% make.nothing %}
          | "the" "tome" "may" "contain" "spell"                      {% make.nothing %}
          | this thing maycan "is" "replace" "with" "another" "," "if" "lose" {% make.nothing %}
          | this thing "remain" "with" %self "and" "suffer" "any" "fate" "that" %self "suffer" {% make.nothing %}
          | "repeat" "until" "a" "location" "is" "reveal"             {% make.nothing %}
          | "repeat" "until" "a" "location" "card" "is" "reveal"      {% make.nothing %}
          | "protection" "from" "card" "that" "would" "cause" "you" "to" "lose" npd {% make.nothing %}
          | "protection" "from" "card" "that" "cause" "you" "to" "lose" npd {% make.nothing %}
          | "protection" "from" "card" "that" "cause" "you" "to" "lose" npd "at" "random" {% make.nothing %}
          | "protection" "from" "card" "that" "would" "cause" "you" "to" "lose" npd "at" "random" {% make.nothing %}
          | "your" "opponent" "must" "bury" "the" "card" "in" "their" "story" "deck" {% make.nothing %}
          | this thing "have" "constant" "effect"                     {% make.nothing %}
          | "ignore" "sanity" "gain" "/" "loss" ";" "may" "use" "gate" {% make.nothing %}
          | "play" thiscard "and" "announce" %quoted                  {% make.nothing %}
          | "bury" thiscard "once" "the" "ally" "have" "is" "move"    {% make.nothing %}
          | "cast" thiscard "on" npd inside "your" "hand"             {% make.nothing %}
          | "protect" "against" "theft"                               {% make.nothing %}
          | "protection" "from" "theft" "of" npd                      {% make.nothing %}
          | "protection" "from" "the" "theft" "of" npd                {% make.nothing %}
          | "protection" "against" "theft"                            {% make.nothing %}
          | "protection" "against" "theft" "of" npd                   {% make.nothing %}
          | "remain" "thus" lasting                                   {% make.nothing %}
          | "rotate" np "to" "indicate" "it" "is" "the" "target"      {% make.nothing %}
          | "if" thiscard "is" losing "," the thing "suffer" "the" "same" "fate" {% make.nothing %}
          | "you" "or" "your" "ally" "must" "know" "the" "proper" "language" "," "if" "need" {% make.nothing %}
          | "pay" "any" sanity "cost" "for" "play" "that" thing       {% make.nothing %}
          | "spell" "icon" "for" "tome" "and" "spell" "must" "match"  {% make.nothing %}
          | "spell" "cannot" "is" "transfer" "from" "or" "to" "your" "hand" {% make.nothing %}
          | "turn" "it" "face-up" "at" "the" "end" "of" eachround     {% make.nothing %}
          | "turn" thiscard "face-up" "at" "the" "end" "of" eachround {% make.nothing %}
          | "may" "is" "cast" "during" "combat"                       {% make.nothing %}
          | "may" "is" "cast" "in" "combat"                           {% make.nothing %}
          | thiscard "may" "is" "cast" "during" "combat"              {% make.nothing %}
          | thiscard "may" "is" "cast" "in" "combat"                  {% make.nothing %}
          | "ally" "may" "not" "defend"                               {% make.nothing %}
          | "ally" "cannot" "defend"                                  {% make.nothing %}
          | "it" "turn" "face-up" "at" "the" "end" "of" eachround     {% make.nothing %}
          | "flip" "it" "face-up" "at" "the" "end" "of" eachround     {% make.nothing %}
          | "if" thiscard "is" losing "," "both" "weapon" "suffer" "the" "same" "fate" {% make.nothing %}
          | "if" thiscard "is" losing "," "all" "weapon" "suffer" "the" "same" "fate" {% make.nothing %}
          | "if" thiscard "is" losing "," "so" "is" "its" "weapon"    {% make.nothing %}
          | "all" "threat" remain "in" "play" "until" "the" thenext "round" {% make.nothing %}
          | "all" "threat" remain "in" "place"                        {% make.nothing %}
          | player "do" "not" "regain" "the" sanity spentfor               {% make.nothing %}
          | "the" sanity spentfor "is" "not" "regain"                   {% make.nothing %}
          | "the" sanity spentfor "is" "lose"                         {% make.nothing %}
          | "card" "in" "each" "threat" remain keptthere              {% make.nothing %}
          | "card" "in" "all" "threat" remain keptthere               {% make.nothing %}
          | "all" "card" "in" "each" "threat" remain keptthere        {% make.nothing %}
          | "each" "threat" remain keptthere                          {% make.nothing %}
          | "all" "threat" remain keptthere                           {% make.nothing %}
          | "threat" remain keptthere                                 {% make.nothing %}
          | "all" "threat" remain "in" "play"                         {% make.nothing %}
          | "all" "threat" remain "in" "play" "for" "the" thenext "round" {% make.nothing %}
otherswho -> "any" "other" "investigator" "who" "is"                  {% make.nothing %}
          | "any" "other" "player" "whose" "investigator" "is"        {% make.nothing %}
otherswho2 -> "any" "other" "investigator"                            {% make.nothing %}
          | "any" "other" "player"                                    {% make.nothing %}
          | "each" "other" "player"                                   {% make.nothing %}
          | "each" "other" "investigator"                             {% make.nothing %}
          | "all" "other" "player"                                    {% make.nothing %}
          | "all" "other" "investigator"                              {% make.nothing %}
intothreat -> "in" "your" "threat"                                    {% make.nothing %}
          | "to" "your" "threat"                                      {% make.nothing %}
          | "into" "your" "threat"                                    {% make.nothing %}
          | "face-down" "in" "your" "threat"                          {% make.nothing %}
          | "face-down" "to" "your" "threat"                          {% make.nothing %}
          | "face-down" "into" "your" "threat"                        {% make.nothing %}
throughgate -> "(" "use" "gate" ")"                                   {% make.nothing %}
          | "(" "use" "a" "gate" ")"                                  {% make.nothing %}
          | "(" "use" "the" "gate" ")"                                {% make.nothing %}
          | "(" "this" "use" "a" "gate" ")"                           {% make.nothing %}
          | "(" "this" "use" "the" "gate" ")"                         {% make.nothing %}
          | "," "use" "a" "gate"                                      {% make.nothing %}
          | "," "use" "the" "gate"                                    {% make.nothing %}
          | "," "use" "its" "gate"                                    {% make.nothing %}
          | "through" "a" "gate"                                      {% make.nothing %}
          | "by" "use" "a" "gate"                                     {% make.nothing %}
          | "by" "use" "the" "gate"                                   {% make.nothing %}
target   -> "the" "target"                                            {% make.nothing %}
          | "target"                                                  {% make.nothing %}
spentfor -> "spend"                                                   {% make.nothing %}
          | "pay"                                                     {% make.nothing %}
          | "spend" "on" "it"                                         {% make.nothing %}
          | "pay" "for" "it"                                          {% make.nothing %}
          | "spend" "to" "cast" "it"                                  {% make.nothing %}
keptthere -> "there"                                                  {% make.nothing %}
          | "there" "until" thenext2                                  {% make.nothing %}
          | "in" "play" "until" "the" "next" "combat"                 {% make.nothing %}
          | "as" "they" "is" "until" thenext2                         {% make.nothing %}
          | "in" "place" "until" thenext2                             {% make.nothing %}
          | "where" "they" "is"                                       {% make.nothing %}
          | "where" "they" "is" "until" thenext2                      {% make.nothing %}
thenext2 -> "the" "next" "combat"                                     {% make.nothing %}
          | "the" "next" "round"                                      {% make.nothing %}
keeping  -> "keep" lowest "and" highest                               {% make.nothing %}
          | "you" "must" "keep" lowest                                {% make.nothing %}
          | "you" "may" "keep" highest                                {% make.nothing %}
          | "if" "you" "have" "fewer" "than" minimum "," "you" "may" "not" "discard" "any" {% make.nothing %}
          | "if" "you" "have" "more" "than" maximum "," "you" "must" "discard" "some" {% make.nothing %}
          | keeping ";" keeping                                       {% make.nothing %}
lowest   -> "at" "least" minimum                                      {% make.nothing %}
highest  -> "at" "most" maximum                                       {% make.nothing %}
          | "up" "to" maximum                                         {% make.nothing %}
minimum  -> "your" "minimum"                                          {% make.nothing %}
          | "this" "minimum" "number" "of" "card" "in" "your" "hand"  {% make.nothing %}
maximum  -> "your" "maximum"                                          {% make.nothing %}
          | "this" "maximum"                                          {% make.nothing %}
aftercast2 -> "after" "it" "is" "cast"                                {% make.nothing %}
          | "after" "cast"                                            {% make.nothing %}
          | "after" "cast" "it"                                       {% make.nothing %}
          | "once" "cast"                                             {% make.nothing %}
this     -> "this"                                                    {% make.nothing %}
          | "the"                                                     {% make.nothing %}
thing    -> "artifact"                                                {% make.nothing %}
          | "tome"                                                    {% make.nothing %}
          | "spell"                                                   {% make.nothing %}
          | "weapon"                                                  {% make.nothing %}
          | "card"                                                    {% make.nothing %}
maycan   -> "may"                                                     {% make.nothing %}
          | "can"                                                     {% make.nothing %}
done     -> "cast"                                                    {% () => 'cast' %}
          | "play"                                                    {% () => 'played' %}
otherone -> "each" "other" "player" "'s" "investigator"               {% make.nothing %}
          | "each" "other" "investigator"                             {% make.nothing %}
the      -> "the"                                                     {% make.nothing %}
done2    -> "do"                                                      {% make.nothing %}
          | "use"                                                     {% make.nothing %}
ability  -> "ability"                                                 {% make.nothing %}
          | "effect"                                                  {% make.nothing %}
          | "special" "effect"                                        {% make.nothing %}
          | "power"                                                   {% make.nothing %}
again2   -> "repeat"                                                  {% make.nothing %}
          | "repeat" "this"                                           {% make.nothing %}
          | again3                                                    {% make.nothing %}
again3   -> "continue"                                                {% make.nothing %}
          | "bury" "card"                                             {% make.nothing %}
          | "discard" "card"                                          {% make.nothing %}
          | "continue" "bury" "card"                                  {% make.nothing %}
          | "continue" "discard" "card"                               {% make.nothing %}
thenext  -> "next"                                                    {% make.nothing %}
          | "following"                                                 {% make.nothing %}
insteadso -> cond                                                     {% make.first %}
          | "cast" timing                                             {% ([, c]) => c %}
          | "play" timing                                             {% ([, c]) => c %}
everyone2 -> "each"                                                   {% make.nothing %}
          | "all"                                                     {% make.nothing %}
          | "any"                                                     {% make.nothing %}
everyone3 -> "any"                                                    {% make.nothing %}
          | "all"                                                     {% make.nothing %}
          | "each"                                                    {% make.nothing %}
heldthere -> "in" "that" "tome"                                       {% make.nothing %}
          | "in" "the" "tome"                                         {% make.nothing %}
          | "in" "it"                                                 {% make.nothing %}
          | "it" "contain"                                            {% make.nothing %}
          | "it" "hold"                                               {% make.nothing %}
          | "it" "know"                                               {% make.nothing %}
asusual  -> "as" "normal"                                             {% make.nothing %}
          | "as" "usual"                                              {% make.nothing %}
          | "normally"                                                {% make.nothing %}
useonly  -> maycan2 "only" "is" used2 onagainst                       {% make.nothing %}
          | thiscard maycan2 "only" "is" used2 onagainst              {% make.nothing %}
          | maycan2 "is" used2 "only" onagainst                       {% make.nothing %}
          | thiscard maycan2 "is" used2 "only" onagainst              {% make.nothing %}
maycan2  -> "may"                                                     {% make.nothing %}
          | "can"                                                     {% make.nothing %}
used2    -> "use"                                                     {% make.nothing %}
          | "play"                                                    {% make.nothing %}
onagainst -> "on"                                                     {% make.nothing %}
          | "against"                                                 {% make.nothing %}

# Play this card on your own Investigator.
restated -> "play" thiscard "on" "your" "investigator"                {% make.nothing %}
          | "play" "on" "your" "investigator"                         {% make.nothing %}
          | "play" thiscard "on" "yourself"                           {% make.nothing %}
          | "play" "on" "yourself"                                    {% make.nothing %}

# When played, bring one Location in your Story Deck to its top. Ignore its Sanity gain or loss.
remark   -> "ignore" eitherway                                        {% () => ({ freely: 'either' }) %}
          | "ignore" eitherway "of" thatcard2                         {% () => ({ freely: 'either' }) %}
          | "no" sanity "is" "gain" "or" "lose"                       {% () => ({ freely: 'either' }) %}
          | "no" sanity "is" "gain" "or" "lose" forit                 {% () => ({ freely: 'either' }) %}
          | "you" neither2 "gain" neither3 "lose" sanity forit        {% () => ({ freely: 'either' }) %}
          | "no" sanity "is" "lose"                                   {% () => ({ freely: 'loss' }) %}
          | "no" sanity "is" "lose" forit                             {% () => ({ freely: 'loss' }) %}
          | "no" sanity "is" "pay"                                    {% () => ({ freely: 'loss' }) %}
          | "no" sanity "is" "pay" forit                              {% () => ({ freely: 'loss' }) %}
          | "no" sanity "cost" "is" "pay"                             {% () => ({ freely: 'loss' }) %}
          | "no" sanity "cost" "is" "pay" forit                       {% () => ({ freely: 'loss' }) %}
          | "you" "lose" "no" sanity forit                            {% () => ({ freely: 'loss' }) %}
          | "you" "pay" "no" sanity forit                             {% () => ({ freely: 'loss' }) %}
          | "you" "pay" "no" sanity "cost" forit                      {% () => ({ freely: 'loss' }) %}
          | "you" "do" "not" "pay" itssanity                          {% () => ({ freely: 'loss' }) %}
          | "do" "not" "pay" itssanity                                {% () => ({ freely: 'loss' }) %}
          | "you" "need" "not" "pay" itssanity                        {% () => ({ freely: 'loss' }) %}
          | "ignore" itssanity                                        {% () => ({ freely: 'loss' }) %}
          | "ignore" "any" sanity "cost"                              {% () => ({ freely: 'loss' }) %}
eitherway -> sanity "gain" "or" "loss"                                {% make.nothing %}
          | sanity "loss" "or" "gain"                                 {% make.nothing %}
          | sanity "loss" "/" "gain"                                  {% make.nothing %}
          | sanity "gain" "/" "loss"                                  {% make.nothing %}
          | "the" sanity "gain" "or" "loss"                           {% make.nothing %}
          | "the" sanity "loss" "or" "gain"                           {% make.nothing %}
          | "its" sanity "gain" "or" "loss"                           {% make.nothing %}
          | "its" sanity "loss" "or" "gain"                           {% make.nothing %}
          | "any" sanity "gain" "or" "loss"                           {% make.nothing %}
          | "any" sanity "loss" "or" "gain"                           {% make.nothing %}
          | "its" "pentagram"                                         {% make.nothing %}
thatcard2 -> "that" "card"                                            {% make.nothing %}
          | "that" np                                                 {% make.nothing %}
          | "the" "card"                                              {% make.nothing %}
          | "the" "new" np                                            {% make.nothing %}
          | "the" np                                                  {% make.nothing %}
          | "this" "card"                                             {% make.nothing %}
forit    -> "for" "it"                                                {% make.nothing %}
          | "for" "do" "so"                                           {% make.nothing %}
          | "for" "this" "play"                                       {% make.nothing %}
          | "for" "this" np                                           {% make.nothing %}
          | "for" thatcard2                                           {% make.nothing %}
itssanity -> "its" sanity "cost"                                      {% make.nothing %}
          | "the" sanity "cost"                                       {% make.nothing %}
          | "the" sanity "cost" "of" thatcard2                        {% make.nothing %}
          | "any" sanity "cost" forit                                 {% make.nothing %}
neither2 -> "neither"                                                 {% make.nothing %}
          | "do" "not"                                                {% make.nothing %}
neither3 -> "nor"                                                     {% make.nothing %}
          | "or"                                                      {% make.nothing %}

# When played, put one Ally in your Story Deck into play. Pay any Sanity costs for that Ally.   While you are here, you may travel to any Location in any Region. Pay 1 Sanity each time you do so.
remark   -> "pay" itssanity                                           {% () => ({ paid: true }) %}
          | "you" "must" "pay" itssanity                              {% () => ({ paid: true }) %}
          | "you" "pay" itssanity                                     {% () => ({ paid: true }) %}
          | "pay" num sanity                                          {% ([, n]) => ({ cost: [{ sanity: n }] }) %}
          | "pay" num sanity eachdoing                                {% ([, n]) => ({ cost: [{ sanity: n }] }) %}
          | "lose" num sanity eachdoing                               {% ([, n]) => ({ cost: [{ sanity: n }] }) %}
          | "you" "must" "pay" num sanity eachdoing                   {% ([, , , n]) => ({ cost: [{ sanity: n }] }) %}
          | away num "card" "from" "your" "hand" eachdoing            {% ([how, n]) => ({ cost: [{ other: { in: 'hand', n, pick: 'choose' }, how }] }) %}
eachdoing -> "each" "time" "you" "do" "so"                            {% make.nothing %}
          | "each" "time" "you" "do"                                  {% make.nothing %}
          | "each" "time" "you" "travel" "in" "this" "way"            {% make.nothing %}
          | "each" "time" "you" "travel" "so"                         {% make.nothing %}
