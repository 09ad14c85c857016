# What happens instead of something else.

@lexer lexer

# If your opponent would make you lose an Artifact, you may instead: bury this card, bury that card.
replacement -> "if" happening "," "you" "may" "give" "it" "to" "another" np {% ([, of, , , , , , , , is]) => sentences.instead(of, [{ op: { give: { ref: 'self' }, to: { is, n: 1, pick: 'choose', others: true } } }], true) %}
          | "if" happening "," "you" "may" "bury" thiscard "instead" {% ([, of]) => sentences.instead(of, [{ op: { move: { ref: 'self' }, to: 'bury' } }], true) %}
          | "if" happening "," "you" "may" "discard" thiscard "instead" {% ([, of]) => sentences.instead(of, [{ op: { move: { ref: 'self' }, to: 'discard' } }], true) %}
          | "if" happening "," "you" "may" "flip" thiscard "face-down" "instead" {% ([, of]) => sentences.instead(of, [{ op: { flip: { ref: 'self' }, face: 'down' } }], true) %}
          | "when" causer wouldmake npd "," "you" "may" away thiscard "instead" {% ([, cause, , wouldLose, , , , to]) => sentences.instead({ ...cause, wouldLose }, [{ op: { move: { ref: 'self' }, to } }], true) %}
          | "when" causer wouldmake "another" np "," "you" "may" away thiscard "instead" {% ([, cause, , , wouldLose, , , , to]) => sentences.instead({ ...cause, wouldLose }, [{ op: { move: { ref: 'self' }, to } }], true) %}
          | "if" happening "," away thiscard "instead"                {% ([, of, , to]) => sentences.instead(of, [{ op: { move: { ref: 'self' }, to } }], false) %}
          | "if" happening "," "instead" ":" items                 {% ([, of, , , , items]) => sentences.instead(of, items, false) %}
          | "if" happening "," "you" "may" "instead" ":" items        {% ([, of, , , , , , items]) => sentences.instead(of, items, true) %}
          | "if" happening "," "instead" costs ":" items              {% ([, of, , , cost, , items]) => sentences.instead(of, items, false, cost) %}
          | "if" happening "," "you" "may" "instead" costs ":" items  {% ([, of, , , , , cost, , items]) => sentences.instead(of, items, true, cost) %}
          | "bury" thiscard "only" "if" "they" "take" "their" "full" valueword "in" sanity "loss" "during" "combat" {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "instead" "of" "bury" "it" "," "begin" "the" "next" "round" "with" num np "in" "your" "threat" "if" cond {% ([, , , , , , , , , , n, is, , , , , c]) => replacements.keptInThreat(n, is, c) %}
          | "instead" "of" "bury" "it" "," "begin" "the" "next" "round" "with" num %self "card" "in" "your" "threat" {% ([, , , , , , , , , , n]) => replacements.manyKept(n) %}
          | "instead" "of" "bury" "it" "," "begin" "the" "next" "round" "with" num %self "in" "your" "threat" {% ([, , , , , , , , , , n]) => replacements.manyKept(n) %}
          | "instead" "of" "bury" "it" "," "begin" "the" "next" "round" "with" num "of" "them" "in" "your" "threat" {% ([, , , , , , , , , , n]) => replacements.manyKept(n) %}
          | "if" happening "," "you" "may" away "it" "instead"        {% ([, of, , , , to]) => replacements.insteadOf(of, to, true) %}
          | "if" happening "," back "it" "to" poss "hand" "instead" {% ([, of]) => replacements.insteadOf(of, 'hand') %}
          | "if" happening "," "you" "may" back "it" "to" poss "hand" "instead" {% ([, of]) => replacements.insteadOf(of, 'hand', true) %}
          | "if" happening "," "it" "is" back "to" poss "hand" "instead" {% ([, of]) => replacements.insteadOf(of, 'hand') %}
          | "if" happening "," back thiscard "to" poss "hand" "instead" {% ([, of]) => replacements.insteadOf(of, 'hand') %}
          | "if" happening "," "you" "may" back thiscard "to" poss "hand" "instead" {% ([, of]) => replacements.insteadOf(of, 'hand', true) %}
          | "if" happening "," "it" "is" "discard" "instead"          {% ([, of]) => replacements.insteadOf(of, 'discard') %}
          | "if" happening "," "it" "is" "bury" "instead"             {% ([, of]) => replacements.insteadOf(of, 'bury') %}
          | "if" happening "," "discard" "it" "instead"               {% ([, of]) => replacements.insteadOf(of, 'discard') %}
          | thiscard "is" "discard" "instead" "of" "bury"             {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'discard') %}
          | thiscard "is" back "to" poss "hand" "instead" "of" "bury" {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'hand') %}
          | "start" "the" "next" "round" "with" thiscard "in" "your" "threat" "if" lives {% () => replacements.stays(true) %}
          | "if" lives2 "," "it" remain "in" "your" "threat"          {% () => replacements.stays(true) %}
          | "if" lives2 "," "it" remain "in" "your" "threat" "for" "the" "next" "round" {% () => replacements.stays(true) %}
          | "if" lives2 "," "start" "the" "next" "round" "with" thiscard "in" "your" "threat" {% () => replacements.stays(true) %}
          | "if" lives2 "," "start" "the" "next" "round" "with" "it" "in" "your" "threat" {% () => replacements.stays(true) %}
          | "if" happening "," "it" remain "in" "your" "threat"       {% ([, of]) => replacements.insteadIn(of) %}
          | "if" happening "," "you" "may" place2 "it" inside poss "hand" "instead" {% ([, of]) => replacements.insteadOf(of, 'hand', true) %}
          | "if" happening "," place2 "it" inside poss "hand" "instead" {% ([, of]) => replacements.insteadOf(of, 'hand') %}
          | "if" thiscard "is" "bury" "," "you" "may" back "it" "to" poss "hand" "instead" {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'hand', true) %}
          | "if" thiscard "is" "bury" "," back "it" "to" poss "hand" "instead" {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'hand') %}
          | "if" thiscard "is" "bury" "in" "combat" "," place2 "it" inside poss "hand" "instead" {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand') %}
          | "if" thiscard "is" "bury" "in" "combat" "," back "it" "to" poss "hand" "instead" {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand') %}
          | "begin" "the" "next" "round" "with" thiscard "in" "your" "threat" "if" lives {% () => replacements.stays(true) %}
          | "if" lives2 "," "begin" "the" "next" "round" "with" thiscard "in" "your" "threat" {% () => replacements.stays(true) %}
          | "if" lives2 "," "begin" "the" "next" "round" "with" "it" "in" "your" "threat" {% () => replacements.stays(true) %}
          | "if" lives2 "," "it" "begin" "the" "next" "round" "in" "your" "threat" {% () => replacements.stays(true) %}
          | thiscard "is" "not" "bury" aftercombat "unless" absorbed {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "is" "not" "bury" aftercombat "unless" absorbed           {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "not" "bury" aftercombat "unless" absorbed                {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | thiscard "survive" "combat" "unless" absorbed             {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "survive" "combat" "unless" absorbed                      {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | thiscard "is" "bury" aftercombat "only" "if" absorbed     {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "bury" thiscard "after" "combat" "only" "if" absorbed     {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "is" "bury" aftercombat "only" "if" absorbed              {% () => replacements.stayedWhole() %}
          | thiscard "is" "bury" "only" "if" absorbed "in" "combat"   {% () => replacements.stayedWhole() %}
          | thiscard "is" "bury" "only" "when" absorbed "in" "combat" {% () => replacements.stayedWhole() %}
          | "only" "bury" thiscard "if" absorbed "in" "combat"        {% () => replacements.stayedWhole() %}
          | "only" "bury" "if" absorbed "in" "combat"                 {% () => replacements.stayedWhole() %}
          | "is" "only" "bury" "if" absorbed "in" "combat"            {% () => replacements.stayedWhole() %}
          | thiscard "is" "only" "bury" "if" absorbed "in" "combat"   {% () => replacements.stayedWhole() %}
          | "is" "bury" "only" "if" absorbed "in" "combat"            {% () => replacements.stayedWhole() %}
          | "bury" thiscard "only" "if" absorbed "in" "combat"        {% () => replacements.stayedWhole() %}
          | "bury" thiscard "only" "when" absorbed "in" "combat"      {% () => replacements.stayedWhole() %}
          | "bury" "only" "if" absorbed "in" "combat"                 {% () => replacements.stayedWhole() %}
          | thiscard "is" "not" "bury" "unless" absorbed "in" "combat" {% () => replacements.stayedWhole() %}
          | "is" "not" "bury" "unless" absorbed "in" "combat"         {% () => replacements.stayedWhole() %}
          | "not" "bury" "unless" absorbed "in" "combat"              {% () => replacements.stayedWhole() %}
          | "bury" thiscard "in" "combat" "only" "if" absorbed        {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "if" thiscard "would" "is" "bury" "," "you" "may" costs "to" back "it" "to" poss "hand" {% ([, , , , , , , , cost]) => replacements.backFor(cost) %}
          | "if" thiscard "would" "is" "bury" "," "you" "may" costs "to" back "it" "to" poss "hand" "instead" {% ([, , , , , , , , cost]) => replacements.backFor(cost) %}

# You may bury this card to save any other Ally from being buried.   If buried in Combat, return this card to your Hand instead.
replacement -> tobury saving "any" "other" np "from" "is" losing      {% ([cost, , , , is, , , how]) => replacements.savedByThis(cost, is, true, how) %}
          | tobury saving "another" np "from" "is" losing             {% ([cost, , , is, , , how]) => replacements.savedByThis(cost, is, true, how) %}
          | tobury saving num "other" np "from" "is" losing           {% ([cost, , n, , is, , , how], _at, reject) => (n === 1 ? replacements.savedByThis(cost, is, true, how) : reject) %}
          | tobury saving num "of" "your" "other" np "from" "is" losing {% ([cost, , n, , , , is, , , how], _at, reject) => (n === 1 ? replacements.savedByThis(cost, is, true, how) : reject) %}
          | tobury saving num np "from" "is" losing                   {% ([cost, , n, is, , , how], _at, reject) => (n === 1 ? replacements.savedByThis(cost, is, undefined, how) : reject) %}
          | tobury saving "any" num np "from" "is" losing             {% ([cost, , , n, is, , , how], _at, reject) => (n === 1 ? replacements.savedByThis(cost, is, undefined, how) : reject) %}
          | tobury saving num "of" "your" np "from" "is" losing       {% ([cost, , n, , , is, , , how], _at, reject) => (n === 1 ? replacements.savedByThis(cost, is, undefined, how) : reject) %}
          | tobury "prevent" "the" "loss" "of" num np                 {% ([cost, , , , , n, is], _at, reject) => (n === 1 ? replacements.savedByThis(cost, is) : reject) %}
          | tobury "prevent" "the" "loss" "of" "any" num np           {% ([cost, , , , , , n, is], _at, reject) => (n === 1 ? replacements.savedByThis(cost, is) : reject) %}
          | tobury "prevent" "the" "loss" "of" "a" np                 {% ([cost, , , , , , is]) => replacements.savedByThis(cost, is) %}
          | "if" thiscard "is" "bury" "in" "combat" "," back thiscard "to" poss "hand" "instead" {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand') %}
          | "if" thiscard "is" "bury" "," back thiscard "to" poss "hand" "instead" {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'hand') %}
          | "if" thiscard "is" "bury" "," "discard" "it" "instead"    {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'discard') %}
          | "if" thiscard "is" "bury" "in" "combat" "," "discard" "it" "instead" {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'discard') %}
          | "if" thiscard "is" "bury" "in" "combat" "," "you" "may" back "it" "to" poss "hand" "instead" {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand', true) %}
          | "if" thiscard "would" "is" "bury" "in" "combat" "," back "it" "to" poss "hand" {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand') %}

# Start the next Round with this card in your Threat if it is buried in Combat.   If this card would be buried, return it to your Hand.
replacement -> nextthreat "if" cond                                       {% ([may, , c]) => replacements.staysOnIf(may, c) %}
          | "if" cond "," nextthreat                                  {% ([, c, , may]) => replacements.staysOnIf(may, c) %}
          | "instead" "of" "is" "bury" "," nextthreat "if" cond       {% ([, , , , , may, , c]) => replacements.staysOnIf(may, c) %}
          | "instead" "of" "is" "bury" aftercombat "," nextthreat     {% ([, , , , , , may]) => replacements.staysOn(may) %}
          | "instead" "of" "is" "bury" aftercombat "," nextthreat "if" cond {% ([, , , , , , may, , c]) => replacements.staysOnIf(may, c) %}
          | "if" thiscard "is" "bury" "in" "combat" "," nextthreat  {% ([, , , , , , , may]) => replacements.staysOn(may) %}
          | "if" thiscard "is" "bury" "," nextthreat                   {% ([, , , , , may]) => replacements.staysOn(may) %}
          | "if" thiscard "would" "is" "bury" "in" "combat" "," nextthreat {% ([, , , , , , , , may]) => replacements.staysOn(may) %}
          | nextthreat "if" "it" "is" "bury" "in" "combat"             {% ([may]) => replacements.staysOn(may) %}
          | "if" lives2 "," nextthreat                                 {% ([, , , may]) => replacements.staysOn(may, true) %}
          | "at" "the" "end" "of" "combat" "," nextthreat              {% ([, , , , , , may]) => replacements.staysOn(may) %}
          | "after" "combat" "," nextthreat                            {% ([, , , may]) => replacements.staysOn(may) %}
          | "instead" "of" "is" "bury" "," nextthreat                  {% ([, , , , , may]) => replacements.staysOn(may) %}
          | "instead" "of" "is" "bury" "," ownoutcome                  {% ([, , , , , made]) => replacements.outcome({ wouldBeBuried: { ref: 'self' } }, made) %}
          | "instead" "of" "is" "bury" "in" "combat" "," ownoutcome    {% ([, , , , , , , made]) => replacements.outcome({ wouldBeBuried: { ref: 'self' }, inCombat: true }, made) %}
          | "if" thiscard "would" "is" "bury" "," ownoutcome           {% ([, , , , , , made]) => replacements.outcome({ wouldBeBuried: { ref: 'self' } }, made) %}
          | "if" thiscard "would" "is" "bury" "in" "combat" "," ownoutcome {% ([, , , , , , , , made]) => replacements.outcome({ wouldBeBuried: { ref: 'self' }, inCombat: true }, made) %}
          | thiscard "is" "only" "bury" aftercombat "if" absorbed      {% () => replacements.stayedWhole() %}
          | thiscard "is" "only" "bury" "if" absorbed                  {% () => replacements.stayedWhole() %}
          | "is" "only" "bury" aftercombat "if" absorbed               {% () => replacements.stayedWhole() %}
          | "only" "bury" "if" absorbed                                {% () => replacements.stayedWhole() %}
          | "if" happening "," "you" "may" away search "instead"   {% ([, of, , , , to, move]) => sentences.instead(of, [{ op: { move, to } }], true) %}
          | "if" happening "," away search "instead"                  {% ([, of, , to, move]) => replacements.otherLostInstead(of, to, move) %}
          | "if" happening "," "you" "may" costs "to" keptback "instead" {% ([, of, , , , cost, , way]) => replacements.savedBy(of, way, true, cost) %}
          | "if" happening "," "you" "may" costs "and" keptback "instead" {% ([, of, , , , cost, , way]) => replacements.savedBy(of, way, true, cost) %}
          | "if" happening "," "you" "may" costs "and" keptthreat "instead" {% ([, of, , , , cost]) => replacements.staysAt(of, cost) %}
          | "if" happening "," "you" "may" costs "to" keptthreat "instead" {% ([, of, , , , cost]) => replacements.staysAt(of, cost) %}
          | "when" happening "," "you" "may" costs "and" keptback "instead" {% ([, of, , , , cost, , way]) => replacements.savedBy(of, way, true, cost) %}
          | "when" happening "," "you" "may" costs "to" keptback "instead" {% ([, of, , , , cost, , way]) => replacements.savedBy(of, way, true, cost) %}
          | "if" happening "," "you" "may" "flip" thatone "face-down" "instead" {% ([, of]) => replacements.savedBy(of, 'flip', true) %}
          | "if" happening "," "flip" them2 "face-down" "instead"     {% ([, of]) => replacements.savedBy(of, 'flip') %}
          | "if" happening "," them2 "is" "flip" "face-down" "instead" {% ([, of]) => replacements.savedBy(of, 'flip') %}
          | "instead" "of" lost2 "," thiscard "is" "flip" "face-down" {% ([, , of]) => replacements.savedBy({ wouldBeBuried: { ref: 'self' }, ...of }, 'flip') %}
          | "instead" "of" lost2 "," "flip" itself "face-down"        {% ([, , of]) => replacements.savedBy({ wouldBeBuried: { ref: 'self' }, ...of }, 'flip') %}

# If this card would be buried in Combat without any loss, return it to your Hand instead.   Return this card to your Hand after Combat if it absorbed no points.
replacement -> keptas "after" "combat" "if" unhurt                    {% ([to]) => replacements.insteadOfLoss(moments.unhurt, to) %}
          | keptas "if" unhurt                                        {% ([to]) => replacements.insteadOfLoss(moments.unhurt, to) %}
          | keptas "after" "combat" "unless" hurt                     {% ([to]) => replacements.insteadOfLoss(moments.unhurt, to) %}
          | keptas "unless" hurt                                      {% ([to]) => replacements.insteadOfLoss(moments.unhurt, to) %}
          | "if" unhurt "," keptas                                    {% ([, , , to]) => replacements.insteadOfLoss(moments.unhurt, to) %}
          | "if" unhurt "," keptas "after" "combat"                   {% ([, , , to]) => replacements.insteadOfLoss(moments.unhurt, to) %}
          | "after" "combat" "," "if" unhurt "," keptas               {% ([, , , , , , to]) => replacements.insteadOfLoss(moments.unhurt, to) %}
          | "after" "combat" "," keptas "if" unhurt                   {% ([, , , to]) => replacements.insteadOfLoss(moments.unhurt, to) %}
          | "if" unhurt "," nextthreat                                {% ([, , , may]) => replacements.staysUnhurt(may) %}
          | nextthreat "if" unhurt                                    {% ([may]) => replacements.staysUnhurt(may) %}
          | "do" "not" "bury" thiscard aftercombat "if" unhurt        {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, ...moments.unhurt }, [], false) %}
          | "do" "not" "bury" thiscard "if" unhurt                    {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, ...moments.unhurt }, [], false) %}
          | thiscard "is" "not" "bury" aftercombat "if" unhurt        {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, ...moments.unhurt }, [], false) %}
          | "is" "not" "bury" aftercombat "if" unhurt                 {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, ...moments.unhurt }, [], false) %}
          | "not" "bury" aftercombat "if" unhurt                      {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, ...moments.unhurt }, [], false) %}
          | thiscard "is" "not" "bury" aftercombat "unless" hurt      {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, ...moments.unhurt }, [], false) %}
          | "is" "not" "bury" aftercombat "unless" hurt               {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, ...moments.unhurt }, [], false) %}
unhurt   -> itself "absorb" "no" "point"                              {% draft.nothing %}
          | itself "absorb" "nothing"                                 {% draft.nothing %}
          | itself "do" "not" "absorb" "any" "point"                  {% draft.nothing %}
          | itself "do" "not" "absorb" "point"                        {% draft.nothing %}
          | itself "have" "absorb" "no" "point"                       {% draft.nothing %}
          | itself "have" "not" "absorb" "any" "point"                {% draft.nothing %}
          | itself "absorb" "no" "value"                              {% draft.nothing %}
hurt     -> itself "absorb" "any" "point"                             {% draft.nothing %}
          | itself "absorb" "point"                                   {% draft.nothing %}
          | itself "have" "absorb" "any" "point"                      {% draft.nothing %}
          | itself "absorb" "at" "least" num "point"                  {% ([, , , , n], _at, reject) => (n === 1 ? null : reject) %}

# Instead of being buried, this card returns to your Hand.   Discard this card instead of burying it.
replacement -> "instead" "of" lost2 "," keptas                        {% ([, , of, , to]) => replacements.insteadOfLoss(of, to) %}
          | "instead" "of" lost2 keptas                               {% ([, , of, to]) => replacements.insteadOfLoss(of, to) %}
          | keptas "instead" "of" lost2                               {% ([to, , , of]) => replacements.insteadOfLoss(of, to) %}
          | keptas "instead" "of" lost2 "if" cond                     {% ([to, , , of, , c]) => replacements.onlyIf(replacements.insteadOfLoss(of, to), c) %}
          | "instead" "of" lost2 "," keptas "if" cond                 {% ([, , of, , to, , c]) => replacements.onlyIf(replacements.insteadOfLoss(of, to), c) %}
          | "instead" "of" lost2 keptas "if" cond                     {% ([, , of, to, , c]) => replacements.onlyIf(replacements.insteadOfLoss(of, to), c) %}
          | "instead" "of" lost2 "," keptas "after" "combat" "if" cond  {% ([, , of, , to, , , , c]) => replacements.onlyIf(replacements.insteadOfLoss({ ...of, inCombat: true }, to), c) %}
          | keptas "after" "combat" "instead" "of" lost2 "if" cond    {% ([to, , , , , of, , c]) => replacements.onlyIf(replacements.insteadOfLoss({ ...of, inCombat: true }, to), c) %}
          | "after" "combat" "," keptas "instead" "of" lost2 "if" cond  {% ([, , , to, , , of, , c]) => replacements.onlyIf(replacements.insteadOfLoss({ ...of, inCombat: true }, to), c) %}
          | "if" npd "would" "is" "play" againstyou "," "you" "may" costs "instead" {% ([, of, , , , , , , , cost]) => replacements.playedInVain(of, cost) %}
          | "when" npd "would" "is" "play" againstyou "," "you" "may" costs "instead" {% ([, of, , , , , , , , cost]) => replacements.playedInVain(of, cost) %}
          | "if" npd "is" "play" againstyou "," "you" "may" costs "instead" {% ([, of, , , , , , , cost]) => replacements.playedInVain(of, cost) %}
          | "when" npd "is" "play" againstyou "," "you" "may" costs "instead" {% ([, of, , , , , , , cost]) => replacements.playedInVain(of, cost) %}
          | "if" player "play" npd againstyou "," "you" "may" costs "instead" {% ([, by, , of, , , , , cost]) => replacements.playedInVain(of, cost, by) %}
          | "when" player "play" npd againstyou "," "you" "may" costs "instead" {% ([, by, , of, , , , , cost]) => replacements.playedInVain(of, cost, by) %}
          | keptas "after" "combat" "instead" "of" lost2              {% ([to, , , , , of]) => replacements.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | "instead" "of" lost2 "," keptas "after" "combat"          {% ([, , of, , to]) => replacements.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | "instead" "of" lost2 keptas "after" "combat"              {% ([, , of, to]) => replacements.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | "after" "combat" "," keptas "instead" "of" lost2          {% ([, , , to, , , of]) => replacements.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | "at" "the" "end" "of" "combat" "," keptas "instead" "of" lost2 {% ([, , , , , , to, , , of]) => replacements.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | "after" "combat" "," "instead" "of" lost2 "," keptas      {% ([, , , , , of, , to]) => replacements.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | keptas "at" "the" "end" "of" "combat" "instead" "of" lost2  {% ([to, , , , , , , , of]) => replacements.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | "after" "combat" "," costs "to" "return" thiscard "to" poss "threat" "instead" "of" lost2{% ([, , , cost]) => replacements.staysFor(cost) %}
          | "after" "combat" "," "you" "may" costs "to" "return" thiscard "to" poss "threat" "instead" "of" lost2{% ([, , , , , cost]) => replacements.staysFor(cost) %}
          | "if" lives4 "," afterwards                                {% ([, , , to]) => replacements.outlived(to) %}
          | "if" lives4 "," afterwards notburied                      {% ([, , , to]) => replacements.outlived(to) %}
          | "if" lives4 "," "you" "may" afterwards                    {% ([, , , , , to]) => replacements.outlived(to, true) %}
          | "if" lives4 "," "you" "may" afterwards notburied          {% ([, , , , , to]) => replacements.outlived(to, true) %}
          | "if" lives4 "," notburied "," afterwards                  {% ([, , , , , to]) => replacements.outlived(to) %}
          | afterwards "if" lives4                                    {% ([to]) => replacements.outlived(to) %}
          | afterwards notburied "if" lives4                          {% ([to]) => replacements.outlived(to) %}
          | "you" "may" afterwards "if" lives4                        {% ([, , to]) => replacements.outlived(to, true) %}
          | "you" "may" afterwards notburied "if" lives4              {% ([, , to]) => replacements.outlived(to, true) %}
          | "instead" "of" lost2 "," "you" "may" costs "and" back itself "to" poss "hand" {% ([, , of, , , , cost]) => replacements.keptFor(of, cost) %}
          | "instead" "of" lost2 "," "you" "may" costs "to" back itself "to" poss "hand" {% ([, , of, , , , cost]) => replacements.keptFor(of, cost) %}
          | "you" "may" costs "and" back itself "to" poss "hand" "instead" "of" lost2 {% ([, , cost, , , , , , , , , of]) => replacements.keptFor(of, cost) %}
          | "you" "may" costs "to" back itself "to" poss "hand" "instead" "of" lost2 {% ([, , cost, , , , , , , , , of]) => replacements.keptFor(of, cost) %}
          | "if" lost3 "," "you" "may" costs "and" back itself "to" poss "hand" "instead" {% ([, of, , , , cost]) => replacements.keptFor(of, cost) %}
          | "if" lost3 "," keptas "instead"                        {% ([, of, , to]) => replacements.insteadOfLoss(of, to) %}
          | "when" lost3 "," keptas "instead"                         {% ([, of, , to]) => replacements.insteadOfLoss(of, to) %}
          | "if" lost3 "," "instead" keptas                           {% ([, of, , , to]) => replacements.insteadOfLoss(of, to) %}
          | "when" lost3 "," "instead" keptas                         {% ([, of, , , to]) => replacements.insteadOfLoss(of, to) %}
          | "if" thiscard "would" "is" "bury" "," keptas              {% ([, , , , , , to]) => replacements.insteadOfLoss({}, to) %}
          | "if" thiscard "would" "is" "bury" aftercombat "," keptas  {% ([, , , , , , , to]) => replacements.insteadOfLoss({ inCombat: true }, to) %}
replacement -> "if" happening "," "prevent" preventing                {% ([, of, , , upTo]) => replacements.prevented(of, upTo) %}
          | "if" happening "," reducing                               {% ([, of, , upTo]) => replacements.prevented(of, upTo) %}
          | "if" happening "," "you" "may" reducing                   {% ([, of, , , , upTo]) => replacements.prevented(of, upTo, true) %}
          | "if" happening "," "you" "may" costs "to" reducing        {% ([, of, , , , cost, , upTo]) => replacements.prevented(of, upTo, true, cost) %}
          | "if" happening "," costs "to" reducing                    {% ([, of, , cost, , upTo]) => replacements.prevented(of, upTo, true, cost) %}
          | "when" happening "," "you" "may" costs "to" reducing      {% ([, of, , , , cost, , upTo]) => replacements.prevented(of, upTo, true, cost) %}
          | "when" happening "," reducing and3 selfcost               {% ([, of, , upTo, , cost]) => replacements.prevented(of, upTo, true, [cost]) %}
          | "when" happening "," "you" "may" reducing and3 selfcost   {% ([, of, , , , upTo, , cost]) => replacements.prevented(of, upTo, true, [cost]) %}
          | "if" happening "," reducing and3 selfcost                 {% ([, of, , upTo, , cost]) => replacements.prevented(of, upTo, true, [cost]) %}
          | "if" happening "," "you" "may" "prevent" preventing       {% ([, of, , , , , upTo]) => replacements.prevented(of, upTo, true) %}
          | "if" happening "," "you" "may" costs "to" "prevent" preventing {% ([, of, , , , cost, , , upTo]) => replacements.prevented(of, upTo, true, cost) %}
          | "if" happening "," costs "to" "prevent" preventing        {% ([, of, , cost, , , upTo]) => replacements.prevented(of, upTo, undefined, cost) %}
          | "when" happening "," "you" "may" costs "to" "prevent" preventing {% ([, of, , , , cost, , , upTo]) => replacements.prevented(of, upTo, true, cost) %}
          | "when" happening "," "you" "may" away itself "instead"    {% ([, of, , , , to]) => replacements.lostInstead(of, to) %}
          | sparing "up" "to" num sanity                              {% ([cost, , , upTo]) => replacements.prevented({ wouldLoseSanity: true }, upTo, true, [cost]) %}
          | sparing "up" "to" num sanity sanityby                     {% ([cost, , , upTo, , from]) => replacements.prevented(moments.sanityLoss(from), upTo, true, [cost]) %}
          | sparing num sanity                                        {% ([cost, upTo]) => replacements.prevented({ wouldLoseSanity: true }, upTo, true, [cost]) %}
          | sparing num sanity sanityby                               {% ([cost, upTo, , from]) => replacements.prevented(moments.sanityLoss(from), upTo, true, [cost]) %}
          | sparing sanity                                            {% ([cost]) => replacements.prevented({ wouldLoseSanity: true }, undefined, true, [cost]) %}
          | sparing sanity sanityby                                   {% ([cost, , from]) => replacements.prevented(moments.sanityLoss(from), undefined, true, [cost]) %}
          | sparing "any" sanity                                      {% ([cost]) => replacements.prevented({ wouldLoseSanity: true }, undefined, true, [cost]) %}
happening -> "opponent" "play" "a" "card" "that" "would" "cause" "you" "to" "lose" npd {% ([, , , , , , , , , , wouldLose]) => ({ wouldLose, by: 'opponent' }) %}
          | "you" "would" "lose" npd                                 {% ([, , , wouldLose]) => ({ wouldLose }) %}
          | causer wouldmake npd                                      {% ([cause, , wouldLose]) => ({ ...cause, wouldLose }) %}
          | causer wouldmake "another" np                             {% ([cause, , , wouldLose]) => ({ ...cause, wouldLose }) %}
          | causer wouldmake num "of" "your" np                       {% ([cause, , n, , , wouldLose], _at, reject) => (n === 1 ? { ...cause, wouldLose } : reject) %}
          | "your" "opponent" "would" "make" "you" "lose" npd "by" npd {% ([, , , , , , wouldLose, , from]) => ({ wouldLose, by: 'opponent', from }) %}
          | "each" "opponent" "would" "make" "you" "lose" npd "by" npd {% ([, , , , , , wouldLose, , from]) => ({ wouldLose, by: 'eachOpponent', from }) %}
          | "any" "player" "would" "make" "you" "lose" npd "by" npd   {% ([, , , , , , wouldLose, , from]) => ({ wouldLose, by: 'each', from }) %}
          | "you" "would" "lose" npd "by" npd                         {% ([, , , wouldLose, , from]) => ({ wouldLose, from }) %}
          | "each" "opponent" "would" "make" "you" "lose" npd         {% ([, , , , , , wouldLose]) => ({ wouldLose, by: 'eachOpponent' }) %}
          | "any" "player" "would" "make" "you" "lose" npd            {% ([, , , , , , wouldLose]) => ({ wouldLose, by: 'each' }) %}
          | thiscard "is" "due" "to" "is" "bury"                      {% () => ({ wouldBeBuried: { ref: 'self' } }) %}
          | sel "would" "is" "bury"                                   {% ([of]) => moments.lossOf(of, { wouldBeBuried: of }) %}
          | sel "would" "is" "lose"                                   {% ([of]) => moments.lossOf(of, { wouldBeBuried: of, orDiscarded: true }) %}
          | sel "would" "is" "bury" "or" "discard"                    {% ([of]) => moments.lossOf(of, { wouldBeBuried: of, orDiscarded: true }) %}
          | sel "would" "is" "bury" "in" "combat"                     {% ([of]) => moments.lossOf(of, { wouldBeBuried: of, inCombat: true }) %}
          | sel "would" "is" "lose" "in" "combat"                     {% ([of]) => moments.lossOf(of, { wouldBeBuried: of, orDiscarded: true, inCombat: true }) %}
          | sel "would" "is" "bury" bywhat                            {% ([of, , , , by]) => moments.lossOf(of, { wouldBeBuried: of, ...by }) %}
          | sel "would" "is" "bury" "or" "discard" bywhat             {% ([of, , , , , , by]) => moments.lossOf(of, { wouldBeBuried: of, orDiscarded: true, ...by }) %}
          | sel "would" "is" "lose" bywhat                            {% ([of, , , , by]) => moments.lossOf(of, { wouldBeBuried: of, orDiscarded: true, ...by }) %}
          | anylost "would" "is" "bury" bywhat                        {% ([of, , , , by]) => ({ wouldBeBuried: of, ...by }) %}
          | anylost "would" "is" "bury" "or" "discard" bywhat         {% ([of, , , , , , by]) => ({ wouldBeBuried: of, orDiscarded: true, ...by }) %}
          | anylost "would" "is" "lose" bywhat                        {% ([of, , , , by]) => ({ wouldBeBuried: of, orDiscarded: true, ...by }) %}
          | sel "would" "is" "bury" "or" "discard" "in" "combat"      {% ([of]) => moments.lossOf(of, { wouldBeBuried: of, orDiscarded: true, inCombat: true }) %}
          | sel "would" "is" "bury" "in" "combat" "without" "any" "loss" {% ([of]) => moments.lossOf(of, { wouldBeBuried: of, ...moments.unhurt }) %}
          | anylost "would" "is" "bury" "in" "combat" "without" "any" "loss" {% ([of]) => ({ wouldBeBuried: of, ...moments.unhurt }) %}
          | sel "would" "is" "bury" "in" "combat" "without" "full" "loss" {% ([of]) => moments.lossOf(of, { wouldBeBuried: of, inCombat: true, fullLoss: false }) %}
          | sel "would" "is" "bury" "in" "combat" "with" "full" "loss" {% ([of]) => moments.lossOf(of, { wouldBeBuried: of, inCombat: true, fullLoss: true }) %}
          | "you" "would" "pay" "for" npd                             {% ([, , , , wouldPay]) => ({ wouldPay }) %}
          | "you" "would" "lose" npd dueto                           {% ([, , , wouldLose]) => ({ wouldLose, by: 'opponent' }) %}
          | poss np "would" "is" "bury"                               {% ([of, is]) => ({ wouldBeBuried: cards.selector(cards.owned(of, is), []) }) %}

# If your opponent's Event would cause you to lose an Ally, you may bury this card instead.   If a card played by an opponent makes you lose a Tome, bury this card instead.
causer   -> opponent2                                                 {% () => ({ by: 'opponent' }) %}
          | opponent2 "'s" np                                         {% ([, , from]) => replacements.causedBy(from) %}
          | "a" np "of" opponent2                                     {% ([, from]) => replacements.causedBy(from) %}
          | "a" np "play" "by" opponent2                              {% ([, from]) => replacements.causedBy(from) %}
          | opponent2 "play" "a" np "that"                            {% ([, , , from]) => replacements.causedBy(from) %}
          | opponent2 "play" "a" np "which"                           {% ([, , , from]) => replacements.causedBy(from) %}
bywhat   -> "by" det np                                               {% ([, , from]) => ({ from }) %}
          | "by" np                                                   {% ([, from], _at, reject) => (from.subtype === 'Day' || from.subtype === 'Night' ? reject : { from }) %}
          | "by" npd "of" opponent2                                   {% ([, from]) => ({ by: 'opponent', from }) %}
          | "by" opponent2 "'s" np                                    {% ([, , , from]) => ({ by: 'opponent', from }) %}
youwould -> "you" "would"                                             {% draft.nothing %}
          | "you" "would" "have" "to"                                 {% draft.nothing %}
          | "you" "have" "to"                                         {% draft.nothing %}
          | "you" "must"                                              {% draft.nothing %}
opponent2 -> "your" "opponent"                                        {% draft.nothing %}
          | "a" "opponent"                                            {% draft.nothing %}
          | "opponent"                                                {% draft.nothing %}
wouldmake -> "would" "make" "you" "lose"                              {% draft.nothing %}
          | "would" "cause" "you" "to" "lose"                         {% draft.nothing %}
          | "would" "force" "you" "to" "lose"                         {% draft.nothing %}
          | "would" "cause" "you" "to" "bury"                         {% draft.nothing %}
          | "would" "force" "you" "to" "bury"                         {% draft.nothing %}
          | "would" "cause" "you" "to" "bury" "or" "discard"          {% draft.nothing %}
          | "would" "cause" "you" "to" "discard" "or" "bury"          {% draft.nothing %}
          | "would" "force" "you" "to" "bury" "or" "discard"          {% draft.nothing %}
          | "would" "make" "you" "bury" "or" "discard"                {% draft.nothing %}
          | "cause" "you" "to" "bury"                                 {% draft.nothing %}
          | "force" "you" "to" "bury"                                 {% draft.nothing %}
          | "make" "you" "lose"                                       {% draft.nothing %}
          | "cause" "you" "to" "lose"                                 {% draft.nothing %}
          | "force" "you" "to" "lose"                                 {% draft.nothing %}

# If any other Ally would be buried, you may instead: bury this card.   When played: unless your opponent plays a Location next: (your opponent loses 3 Sanity).
happening -> youwould "bury" npd                                      {% ([, , is]) => ({ wouldBeBuried: cards.selector({ is, n: 1, pick: 'choose' }, []) }) %}
          | youwould "bury" num "of" "your" np                        {% ([, , n, , , is], _at, reject) => (n === 1 ? { wouldBeBuried: cards.selector({ is, n, pick: 'choose' }, []) } : reject) %}
          | "you" "would" "lose" npd "in" "combat"                    {% ([, , , is]) => ({ wouldBeBuried: cards.selector({ is, n: 1, pick: 'choose' }, []), inCombat: true }) %}
          | "you" "lose" npd "in" "combat"                            {% ([, , is]) => ({ wouldBeBuried: cards.selector({ is, n: 1, pick: 'choose' }, []), inCombat: true }) %}
          | "you" "would" "lose" num "of" "your" np "in" "combat"     {% ([, , , n, , , is], _at, reject) => (n === 1 ? { wouldBeBuried: cards.selector({ is, n, pick: 'choose' }, []), inCombat: true } : reject) %}
          | youwould "bury" "another" np                              {% ([, , , is]) => ({ wouldBeBuried: cards.selector({ is, n: 1, pick: 'choose', others: true }, []) }) %}
          | youwould "bury" "or" "discard" npd                        {% ([, , , , is]) => ({ wouldBeBuried: cards.selector({ is, n: 1, pick: 'choose' }, []), orDiscarded: true }) %}
          | youwould "discard" "or" "bury" npd                        {% ([, , , , is]) => ({ wouldBeBuried: cards.selector({ is, n: 1, pick: 'choose' }, []), orDiscarded: true }) %}
          | anylost "would" "is" "bury"                              {% ([of]) => ({ wouldBeBuried: of }) %}
          | anylost "would" "is" "bury" "or" "discard"                {% ([of]) => ({ wouldBeBuried: of, orDiscarded: true }) %}
          | anylost "would" "is" "bury" "in" "combat"                 {% ([of]) => ({ wouldBeBuried: of, inCombat: true }) %}
          | anylost "would" "is" "bury" "in" "combat" "without" "full" "loss" {% ([of]) => ({ wouldBeBuried: of, inCombat: true, fullLoss: false }) %}
          | anylost "would" "is" "bury" "in" "combat" "with" "full" "loss" {% ([of]) => ({ wouldBeBuried: of, inCombat: true, fullLoss: true }) %}
          | anylost "would" "is" "bury" "without" "full" "loss"       {% ([of]) => ({ wouldBeBuried: of, fullLoss: false }) %}
          | anylost "would" "is" "bury" "with" "full" "loss"          {% ([of]) => ({ wouldBeBuried: of, fullLoss: true }) %}
          | anylost "would" "is" "lose"                               {% ([of]) => ({ wouldBeBuried: of, orDiscarded: true }) %}
# If you would lose Sanity by Phobia Events, you may bury this card to prevent that.   Bury this card to prevent the loss of up to 4 Sanity points.
happening -> "you" "would" "lose" sanity                              {% () => ({ wouldLoseSanity: true }) %}
          | "you" "would" "lose" sanity sanityby                      {% ([, , , , from]) => moments.sanityLoss(from) %}
          | "your" "investigator" "would" "lose" sanity               {% () => ({ wouldLoseSanity: true }) %}
          | "your" "investigator" "would" "lose" sanity sanityby      {% ([, , , , , from]) => moments.sanityLoss(from) %}
          | "you" "would" "lose" "any" sanity                         {% () => ({ wouldLoseSanity: true }) %}
          | "you" "would" "lose" "any" sanity sanityby                {% ([, , , , , from]) => moments.sanityLoss(from) %}
keptback -> "discard" them2                                           {% () => 'discard' %}
          | back them2 "to" poss "hand"                               {% () => 'hand' %}
          | "flip" them2 "face-down"                                  {% () => 'flip' %}
          | place2 them2 inside poss "hand"                           {% () => 'hand' %}
keptthreat -> starting "with" them2 "in" "your" "threat"              {% draft.nothing %}
          | back them2 "to" "your" "threat"                           {% draft.nothing %}
          | "keep" them2 "in" "your" "threat"                         {% draft.nothing %}
them2    -> thatone                                                   {% draft.nothing %}
          | thiscard                                                  {% draft.nothing %}
thatone  -> "it"                                                      {% draft.nothing %}
          | "them"                                                    {% draft.nothing %}
          | "that" "card"                                             {% draft.nothing %}
          | "that" "ally"                                             {% draft.nothing %}
itself   -> "it"                                                      {% draft.nothing %}
          | thiscard                                                  {% draft.nothing %}
back     -> "return"                                                  {% draft.nothing %}
place2   -> "place"                                                   {% draft.nothing %}
          | "put"                                                     {% draft.nothing %}
lives    -> "it" "survive" "combat"                                   {% draft.nothing %}
          | thiscard "survive" "combat"                               {% draft.nothing %}
lives4   -> lives2                                                    {% draft.nothing %}
          | "it" "survive" "combat"                                   {% draft.nothing %}
          | thiscard "survive" "a" "combat"                           {% draft.nothing %}
          | thiscard "survive" "the" "combat"                         {% draft.nothing %}
          | thiscard "is" "not" "lose" "in" "combat"                  {% draft.nothing %}
          | "it" "is" "not" "lose" "in" "combat"                      {% draft.nothing %}
afterwards -> back itself "to" poss "hand"                            {% () => 'hand' %}
          | itself back "to" poss "hand"                              {% () => 'hand' %}
          | itself "is" back "to" poss "hand"                         {% () => 'hand' %}
          | place2 itself "in" poss "hand"                            {% () => 'hand' %}
          | "discard" itself                                          {% () => 'discard' %}
          | itself "is" "discard"                                     {% () => 'discard' %}
          | place2 itself "in" poss "discard" "pile"                  {% () => 'discard' %}
notburied -> "instead" "of" "bury" itself                             {% draft.nothing %}
          | "instead" "of" "bury"                                     {% draft.nothing %}
          | "rather" "than" "bury" itself                             {% draft.nothing %}
          | "rather" "than" "bury"                                    {% draft.nothing %}
          | "and" "do" "not" "bury" itself                            {% draft.nothing %}
          | "instead"                                                 {% draft.nothing %}
lives2   -> thiscard "survive" "combat"                               {% draft.nothing %}
dueto    -> dueword poss "card"                                       {% ([, of], _at, reject) => (of === 'opponent' ? null : reject) %}
          | dueword poss "action"                                     {% ([, of], _at, reject) => (of === 'opponent' ? null : reject) %}
dueword  -> "due" "to"                                                {% draft.nothing %}
          | "because" "of"                                            {% draft.nothing %}
          | "to"                                                      {% draft.nothing %}
          | "by"                                                      {% draft.nothing %}
          | "as" "a" "result" "of"                                    {% draft.nothing %}
          | "through"                                                 {% draft.nothing %}
          | "through" "the" "action" "of"                             {% draft.nothing %}
          | "through" "the" "effect" "of"                             {% draft.nothing %}
aftercombat -> "after" "combat"                                       {% draft.nothing %}
          | "in" "combat"                                             {% draft.nothing %}
          | "during" "combat"                                         {% draft.nothing %}
          | "at" "the" "end" "of" "combat"                            {% draft.nothing %}
absorbed -> "it" "absorb" "its" "full" valueword                      {% draft.nothing %}
          | "it" "absorb" "their" "full" valueword                    {% draft.nothing %}
          | "they" "absorb" "their" "full" valueword                  {% draft.nothing %}
          | "it" "take" "its" "full" valueword                        {% draft.nothing %}
          | "they" "take" "their" "full" valueword                    {% draft.nothing %}
          | "it" "suffer" "its" "full" valueword                      {% draft.nothing %}
          | "it" "take" "loss" "equal" "to" "its" "full" valueword    {% draft.nothing %}
          | "they" "absorb" "its" "full" valueword                    {% draft.nothing %}
          | thiscard "absorb" "its" "full" valueword                  {% draft.nothing %}
          | "it" "absorb" "its" "value"                               {% draft.nothing %}
          | "it" "lose" "its" "full" "value"                          {% draft.nothing %}
          | "it" "take" "its" "full" "value" "in" "loss"              {% draft.nothing %}
          | "its" "full" "value" "is" "absorb"                        {% draft.nothing %}
# Bury this card instead of another Ally that would be lost in Combat.   You may discard this card instead of any one of your Allies that would be buried.
replacement -> leavesplay "instead" "of" spared lostso                {% ([to, , , spared, how]) => replacements.lostFor(to, spared, how) %}
leavesplay  -> "bury" thiscard                                        {% () => 'bury' %}
          | "discard" thiscard                                        {% () => 'discard' %}
          | "you" "may" "bury" thiscard                               {% () => 'bury' %}
          | "you" "may" "discard" thiscard                            {% () => 'discard' %}
          | thiscard "may" "is" "bury"                                {% () => 'bury' %}
          | thiscard "may" "is" "discard"                             {% () => 'discard' %}
spared   -> "another" np                                              {% ([, is]) => ({ is, others: true }) %}
          | "any" "other" np                                          {% ([, , is]) => ({ is, others: true }) %}
          | "any" np                                                  {% ([, is]) => ({ is }) %}
          | "a" np                                                    {% ([, is]) => ({ is }) %}
          | num "other" np                                            {% ([n, , is], _at, reject) => (n === 1 ? { is, others: true } : reject) %}
          | "any" num np                                              {% ([, n, is], _at, reject) => (n === 1 ? { is } : reject) %}
          | "any" num "other" np                                      {% ([, n, , is], _at, reject) => (n === 1 ? { is, others: true } : reject) %}
          | num "of" "your" np                                        {% ([n, , , is], _at, reject) => (n === 1 ? { is } : reject) %}
          | "any" num "of" "your" np                                  {% ([, n, , , is], _at, reject) => (n === 1 ? { is } : reject) %}
          | num "of" "your" "other" np                                {% ([n, , , , is], _at, reject) => (n === 1 ? { is, others: true } : reject) %}
lostso   -> lostnow                                                   {% ([only]) => ({ only }) %}
          | lostnow "in" "combat"                                     {% () => ({ inCombat: true }) %}
          | "lose" "in" "combat"                                      {% () => ({ inCombat: true }) %}
          | "bury" "in" "combat"                                      {% () => ({ inCombat: true }) %}
lostnow  -> wouldis "bury"                                            {% () => true %}
          | wouldis "lose"                                            {% () => false %}
          | wouldis "bury" "or" "discard"                             {% () => false %}
          | whoever "you" "would" "lose"                              {% () => false %}
wouldis  -> whoever "would" "is"                                      {% draft.nothing %}
          | "which" "would" "is"                                      {% draft.nothing %}
          | whoever "would" "otherwise" "is"                          {% draft.nothing %}
tobury   -> "bury" thiscard "to"                                      {% () => 'bury' %}
          | "discard" thiscard "to"                                   {% () => 'discard' %}
          | "you" "may" "bury" thiscard "to"                          {% () => 'bury' %}
          | "you" "may" "discard" thiscard "to"                       {% () => 'discard' %}
          | "as" "your" "turn" "," "bury" thiscard "to"               {% () => 'bury' %}
saving   -> "save"                                                    {% draft.nothing %}
          | "prevent"                                                 {% draft.nothing %}
          | "protect"                                                 {% draft.nothing %}
          | "keep"                                                    {% draft.nothing %}
nextthreat -> starting "with" "it" "in" "your" "threat"               {% () => undefined %}
          | starting "with" thiscard "in" "your" "threat"             {% () => undefined %}
          | "you" "may" starting "with" "it" "in" "your" "threat"     {% () => true %}
          | "you" "may" starting "with" thiscard "in" "your" "threat" {% () => true %}
          | starting "in" "your" "threat"                             {% () => undefined %}
          | "it" starting "in" "your" "threat"                        {% () => undefined %}
          | thiscard starting "in" "your" "threat"                    {% () => undefined %}
          | "it" remain "in" "your" "threat"                          {% () => undefined %}
          | thiscard remain "in" "your" "threat"                      {% () => undefined %}
          | "it" "return" "to" "your" "threat"                        {% () => undefined %}
starting -> "begin" "the" "next" "round"                              {% draft.nothing %}
          | "start" "the" "next" "round"                              {% draft.nothing %}
ownoutcome -> thiscard "is" "discard"                                 {% () => ({ to: 'discard' }) %}
          | "it" "is" "discard"                                       {% () => ({ to: 'discard' }) %}
          | "discard" thiscard                                        {% () => ({ to: 'discard' }) %}
          | "discard" "it"                                            {% () => ({ to: 'discard' }) %}
          | back "it" "to" poss "hand"                                {% () => ({ to: 'hand' }) %}
          | back thiscard "to" poss "hand"                            {% () => ({ to: 'hand' }) %}
          | "it" "is" back "to" poss "hand"                           {% () => ({ to: 'hand' }) %}
          | thiscard "is" back "to" poss "hand"                       {% () => ({ to: 'hand' }) %}
          | thiscard back "to" poss "hand"                            {% () => ({ to: 'hand' }) %}
          | "it" back "to" poss "hand"                                {% () => ({ to: 'hand' }) %}
          | "you" "may" back "it" "to" poss "hand"                    {% () => ({ to: 'hand', may: true }) %}
          | "you" "may" back thiscard "to" poss "hand"                {% () => ({ to: 'hand', may: true }) %}
          | "you" "may" "discard" "it"                                {% () => ({ to: 'discard', may: true }) %}
lost2    -> "bury"                                                    {% () => ({}) %}
          | "bury" itself                                             {% () => ({}) %}
          | "bury" aftercombat                                        {% () => ({ inCombat: true }) %}
          | "bury" itself aftercombat                                 {% () => ({ inCombat: true }) %}
          | "lose" itself                                             {% () => ({ orDiscarded: true }) %}
          | "discard" itself                                          {% () => ({ orDiscarded: true }) %}
          | "bury" "or" "discard" itself                              {% () => ({ orDiscarded: true }) %}
          | "is" "lose"                                               {% () => ({ orDiscarded: true }) %}
          | "is" "discard"                                            {% () => ({ orDiscarded: true }) %}
          | "is" "bury"                                               {% () => ({}) %}
          | "is" "bury" aftercombat                                   {% () => ({ inCombat: true }) %}
          | "is" "bury" "or" "discard"                                {% () => ({ orDiscarded: true }) %}
keptas     -> "discard" itself                                        {% () => ({ to: 'discard' }) %}
          | "you" "may" "discard" itself                              {% () => ({ to: 'discard', may: true }) %}
          | itself "is" "discard"                                     {% () => ({ to: 'discard' }) %}
          | itself "go" "to" poss "discard" "pile"                    {% () => ({ to: 'discard' }) %}
          | back itself "to" poss "hand"                              {% () => ({ to: 'hand' }) %}
          | "you" "may" back itself "to" poss "hand"                  {% () => ({ to: 'hand', may: true }) %}
          | itself back "to" poss "hand"                              {% () => ({ to: 'hand' }) %}
          | itself "is" back "to" poss "hand"                         {% () => ({ to: 'hand' }) %}
          | itself "may" "is" back "to" poss "hand"                   {% () => ({ to: 'hand', may: true }) %}
          | place2 itself inside poss "hand"                          {% () => ({ to: 'hand' }) %}
          | "you" "may" place2 itself inside poss "hand"              {% () => ({ to: 'hand', may: true }) %}
          | putting itself topof2                                     {% () => ({ to: 'deckTop' }) %}
          | putting itself bottomof                                   {% () => ({ to: 'deckBottom' }) %}
          | "you" "may" putting itself topof2                         {% () => ({ to: 'deckTop', may: true }) %}
          | "you" "may" putting itself bottomof                       {% () => ({ to: 'deckBottom', may: true }) %}
lost3    -> thiscard "is" "bury"                                      {% () => ({}) %}
          | thiscard "is" "lose" aftercombat                          {% () => ({ inCombat: true }) %}
          | "lose" aftercombat                                        {% () => ({ inCombat: true }) %}
          | thiscard "is" "bury" aftercombat                          {% () => ({ inCombat: true }) %}
          | "bury"                                                    {% () => ({}) %}
          | "bury" aftercombat                                        {% () => ({ inCombat: true }) %}
          | thiscard "is" "bury" "or" "discard"                       {% () => ({ orDiscarded: true }) %}
anylost  -> "any" np                                                  {% ([, is]) => cards.selector({ is, pick: 'all' }, []) %}
          | "any" np wheres                                           {% ([, is, posts]) => cards.selector({ is, pick: 'all' }, posts) %}
          | "any" "other" np                                          {% ([, , is]) => cards.selector({ is, pick: 'all', others: true }, []) %}
          | "any" "other" np wheres                                   {% ([, , is, posts]) => cards.selector({ is, pick: 'all', others: true }, posts) %}
          | "any" "opposing" np                                       {% ([, , is]) => cards.selector({ is, pick: 'all', opposing: true }, []) %}
          | "any" "opposing" np wheres                                {% ([, , is, posts]) => cards.selector({ is, pick: 'all', opposing: true }, posts) %}
          | "any" "other" "opposing" np                               {% ([, , , is]) => cards.selector({ is, pick: 'all', others: true, opposing: true }, []) %}
          | "any" "other" "opposing" np wheres                        {% ([, , , is, posts]) => cards.selector({ is, pick: 'all', others: true, opposing: true }, posts) %}
preventing -> "that"                                                  {% () => undefined %}
          | "that" "loss"                                             {% () => undefined %}
          | "the" "loss"                                              {% () => undefined %}
          | "this" "loss"                                             {% () => undefined %}
          | "it"                                                      {% () => undefined %}
          | "up" "to" num "of" "that"                                 {% ([, , upTo]) => upTo %}
          | "up" "to" num "point" "of" "that"                         {% ([, , upTo]) => upTo %}
          | "up" "to" num "point" "of" "that" "loss"                  {% ([, , upTo]) => upTo %}
          | "up" "to" num "point" "of" "the" "loss"                   {% ([, , upTo]) => upTo %}
          | "up" "to" num "of" "it"                                   {% ([, , upTo]) => upTo %}
          | "up" "to" num "point"                                     {% ([, , upTo]) => upTo %}
          | "up" "to" num sanity                                      {% ([, , upTo]) => upTo %}
reducing -> "reduce" theloss "by" "up" "to" num "point"               {% ([, , , , , upTo]) => upTo %}
          | "reduce" theloss "by" "up" "to" num                       {% ([, , , , , upTo]) => upTo %}
          | "reduce" theloss "by" num "point"                         {% ([, , , upTo]) => upTo %}
          | "reduce" theloss "by" num                                 {% ([, , , upTo]) => upTo %}
theloss  -> "the" "loss"                                              {% draft.nothing %}
          | "that" "loss"                                             {% draft.nothing %}
          | "this" "loss"                                             {% draft.nothing %}
          | "it"                                                      {% draft.nothing %}
and3     -> "and"                                                     {% draft.nothing %}
          | ","                                                       {% draft.nothing %}
          | "," "and"                                                 {% draft.nothing %}
sparing  -> price3 "to" preventing2 "the" "loss" "of"                 {% ([cost]) => cost %}
          | price3 "to" preventing2 "a" "loss" "of"                   {% ([cost]) => cost %}
          | price3 "to" preventing2 "any" "loss" "of"                 {% ([cost]) => cost %}
price3   -> selfcost                                                  {% draft.first %}
          | "you" "may" selfcost                                      {% ([, , cost]) => cost %}
          | "at" "any" "time" "," "you" "may" selfcost                {% ([, , , , , , cost]) => cost %}
          | selfcost "at" "any" "time"                                {% draft.first %}
          | "you" "may" selfcost "at" "any" "time"                    {% ([, , cost]) => cost %}
preventing2 -> "prevent"                                              {% draft.nothing %}
          | "avoid"                                                   {% draft.nothing %}
          | "cancel"                                                  {% draft.nothing %}
          | "ignore"                                                  {% draft.nothing %}

# Bury this card only if it absorbs its full value.   This card begins the next Round in your Threat instead of being buried.
replacement -> "bury" thiscard "only" "if" absorbed                   {% () => replacements.stayedWhole() %}
          | "bury" thiscard "at" "the" "end" "of" "combat" "only" "if" absorbed {% () => replacements.stayedWhole() %}
          | thiscard "is" "bury" "only" "if" absorbed                 {% () => replacements.stayedWhole() %}
          | "is" "bury" "only" "if" absorbed                          {% () => replacements.stayedWhole() %}
          | thiscard "is" "not" "lose" aftercombat "unless" absorbed  {% () => replacements.stayedWhole() %}
          | "is" "not" "lose" aftercombat "unless" absorbed           {% () => replacements.stayedWhole() %}
          | thiscard "is" "not" "bury" "unless" absorbed              {% () => replacements.stayedWhole() %}
          | "is" "not" "bury" "unless" absorbed                       {% () => replacements.stayedWhole() %}
          | "do" "not" "bury" thiscard aftercombat "unless" absorbed  {% () => replacements.stayedWhole() %}
          | "do" "not" "bury" thiscard "unless" absorbed              {% () => replacements.stayedWhole() %}
          | "unless" absorbed "," staysthere                          {% () => replacements.stayedWhole() %}
          | "unless" absorbed "," staysthere insteadofthat            {% () => replacements.stayedWhole() %}
          | staysthere aftercombat "," "unless" absorbed              {% () => replacements.stayedWhole() %}
          | staysthere aftercombat "unless" absorbed                  {% () => replacements.stayedWhole() %}
          | staysthere "unless" absorbed                              {% () => replacements.stayedWhole() %}
          | remain "in" "your" "threat" aftercombat "unless" absorbed {% () => replacements.stayedWhole() %}
          | remain "in" "your" "threat" aftercombat "," "unless" absorbed {% () => replacements.stayedWhole() %}
          | remain "in" "your" "threat" "unless" absorbed             {% () => replacements.stayedWhole() %}
          | "if" thiscard "do" "not" "absorb" "its" "full" "value" "," staysthere {% () => replacements.stayedWhole() %}
          | "if" thiscard "do" "not" "absorb" "its" "full" "value" "," staysthere insteadofthat {% () => replacements.stayedWhole() %}
          | nextthreat insteadofthat                                  {% ([may]) => replacements.staysOn(may) %}
          | stayson                                                   {% ([may]) => replacements.staysOn(may) %}
          | stayson insteadofthat                                     {% ([may]) => replacements.staysOn(may) %}
          | "if" lives2 "," stayson                                   {% ([, , , may]) => replacements.staysOn(may, true) %}
          | "at" "the" "end" "of" "combat" "," stayson                {% ([, , , , , , may]) => replacements.staysOn(may) %}
          | "after" "combat" "," stayson                              {% ([, , , may]) => replacements.staysOn(may) %}
stayson  -> thiscard starting "in" "your" "threat"                    {% () => undefined %}
          | thiscard "may" starting "in" "your" "threat"              {% () => true %}
          | thiscard remain "in" "your" "threat" "for" "the" thenext "round" {% () => undefined %}
          | remain "in" "your" "threat" "for" "the" thenext "round"   {% () => undefined %}
          | remain "in" "your" "threat" aftercombat "for" "the" thenext "round" {% () => undefined %}
          | "you" "may" "keep" thiscard "in" "your" "threat" "for" "the" thenext "round" {% () => true %}
          | "keep" thiscard "in" "your" "threat" "for" "the" thenext "round" {% () => undefined %}
insteadofthat -> "instead" "of" lost2                                 {% draft.nothing %}
          | "," "instead" "of" lost2                                  {% draft.nothing %}
          | "rather" "than" lost2                                     {% draft.nothing %}
          | "," "rather" "than" lost2                                 {% draft.nothing %}
