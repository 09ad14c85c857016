# What happens instead of something else.

@lexer lexer

# If your opponent would make you lose an Artifact, you may instead: bury this card, bury that card.
replacement -> "if" happening "," "you" "may" "give" "it" "to" "another" np {% ([, of, , , , , , , , is]) => make.instead(of, [{ op: { give: { ref: 'self' }, to: { is, n: 1, pick: 'choose', others: true } } }], true) %}
          | "if" happening "," "you" "may" "bury" thiscard "instead" {% ([, of]) => make.instead(of, [{ op: { move: { ref: 'self' }, to: 'bury' } }], true) %}
          | "if" happening "," "you" "may" "discard" thiscard "instead" {% ([, of]) => make.instead(of, [{ op: { move: { ref: 'self' }, to: 'discard' } }], true) %}
          | "if" happening "," "you" "may" "flip" thiscard "face-down" "instead" {% ([, of]) => make.instead(of, [{ op: { flip: { ref: 'self' }, face: 'down' } }], true) %}
          | "if" happening "," "instead" ":" items                 {% ([, of, , , , items]) => make.instead(of, items, false) %}
          | "if" happening "," "you" "may" "instead" ":" items        {% ([, of, , , , , , items]) => make.instead(of, items, true) %}
          | "if" happening "," "instead" costs ":" items              {% ([, of, , , cost, , items]) => make.instead(of, items, false, cost) %}
          | "if" happening "," "you" "may" "instead" costs ":" items  {% ([, of, , , , , cost, , items]) => make.instead(of, items, true, cost) %}
          | "bury" thiscard "only" "if" "they" "take" "their" "full" valueword "in" sanity "loss" "during" "combat" {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "instead" "of" "bury" "it" "," "begin" "the" "next" "round" "with" num np "in" "your" "threat" "if" cond {% ([, , , , , , , , , , n, is, , , , , c]) => make.keptInThreat(n, is, c) %}
          | "if" happening "," "you" "may" away itself "instead"   {% ([, of, , , , to]) => make.instead(of, [{ op: { move: { ref: 'self' }, to } }], true) %}
          | "if" happening "," back "it" "to" poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand') %}
          | "if" happening "," "you" "may" back "it" "to" poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand', true) %}
          | "if" happening "," "it" "is" back "to" poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand') %}
          | "if" happening "," back thiscard "to" poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand') %}
          | "if" happening "," "you" "may" back thiscard "to" poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand', true) %}
          | "if" happening "," "it" "is" "discard" "instead"          {% ([, of]) => make.insteadOf(of, 'discard') %}
          | "if" happening "," "it" "is" "bury" "instead"             {% ([, of]) => make.insteadOf(of, 'bury') %}
          | "if" happening "," "discard" "it" "instead"               {% ([, of]) => make.insteadOf(of, 'discard') %}
          | thiscard "is" "discard" "instead" "of" "bury"             {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'discard') %}
          | thiscard "is" back "to" poss "hand" "instead" "of" "bury" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'hand') %}
          | "start" "the" "next" "round" "with" thiscard "in" "your" "threat" "if" lives {% () => make.stays(true) %}
          | "if" lives2 "," "it" remain "in" "your" "threat"          {% () => make.stays(true) %}
          | "if" lives2 "," "it" remain "in" "your" "threat" "for" "the" "next" "round" {% () => make.stays(true) %}
          | "if" lives2 "," "start" "the" "next" "round" "with" thiscard "in" "your" "threat" {% () => make.stays(true) %}
          | "if" lives2 "," "start" "the" "next" "round" "with" "it" "in" "your" "threat" {% () => make.stays(true) %}
          | "if" happening "," "it" remain "in" "your" "threat"       {% ([, of]) => make.insteadIn(of) %}
          | "if" happening "," "you" "may" place2 "it" inside poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand', true) %}
          | "if" happening "," place2 "it" inside poss "hand" "instead" {% ([, of]) => make.insteadOf(of, 'hand') %}
          | "if" thiscard "is" "bury" "," "you" "may" back "it" "to" poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'hand', true) %}
          | "if" thiscard "is" "bury" "," back "it" "to" poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'hand') %}
          | "if" thiscard "is" "bury" "in" "combat" "," place2 "it" inside poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand') %}
          | "if" thiscard "is" "bury" "in" "combat" "," back "it" "to" poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand') %}
          | "begin" "the" "next" "round" "with" thiscard "in" "your" "threat" "if" lives {% () => make.stays(true) %}
          | "if" lives2 "," "begin" "the" "next" "round" "with" thiscard "in" "your" "threat" {% () => make.stays(true) %}
          | "if" lives2 "," "begin" "the" "next" "round" "with" "it" "in" "your" "threat" {% () => make.stays(true) %}
          | "if" lives2 "," "it" "begin" "the" "next" "round" "in" "your" "threat" {% () => make.stays(true) %}
          | thiscard "is" "not" "bury" aftercombat "unless" absorbed {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "is" "not" "bury" aftercombat "unless" absorbed           {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "not" "bury" aftercombat "unless" absorbed                {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | thiscard "survive" "combat" "unless" absorbed             {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "survive" "combat" "unless" absorbed                      {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | thiscard "is" "bury" aftercombat "only" "if" absorbed     {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "bury" thiscard "after" "combat" "only" "if" absorbed     {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "bury" thiscard "in" "combat" "only" "if" absorbed        {% () => make.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "if" thiscard "would" "is" "bury" "," "you" "may" costs "to" back "it" "to" poss "hand" {% ([, , , , , , , , cost]) => more.backFor(cost) %}
          | "if" thiscard "would" "is" "bury" "," "you" "may" costs "to" back "it" "to" poss "hand" "instead" {% ([, , , , , , , , cost]) => more.backFor(cost) %}

# You may bury this card to save any other Ally from being buried.   If buried in Combat, return this card to your Hand instead.
replacement -> tobury saving "any" "other" np "from" "is" losing      {% ([cost, , , , is]) => more.savedBy(cost, is, true) %}
          | tobury saving "another" np "from" "is" losing             {% ([cost, , , is]) => more.savedBy(cost, is, true) %}
          | tobury saving num "other" np "from" "is" losing           {% ([cost, , n, , is], _at, reject) => (n === 1 ? more.savedBy(cost, is, true) : reject) %}
          | tobury saving num "of" "your" "other" np "from" "is" losing {% ([cost, , n, , , , is], _at, reject) => (n === 1 ? more.savedBy(cost, is, true) : reject) %}
          | tobury saving num np "from" "is" losing                   {% ([cost, , n, is], _at, reject) => (n === 1 ? more.savedBy(cost, is) : reject) %}
          | tobury saving "any" num np "from" "is" losing             {% ([cost, , , n, is], _at, reject) => (n === 1 ? more.savedBy(cost, is) : reject) %}
          | tobury saving num "of" "your" np "from" "is" losing       {% ([cost, , n, , , is], _at, reject) => (n === 1 ? more.savedBy(cost, is) : reject) %}
          | tobury "prevent" "the" "loss" "of" num np                 {% ([cost, , , , , n, is], _at, reject) => (n === 1 ? more.savedBy(cost, is) : reject) %}
          | tobury "prevent" "the" "loss" "of" "any" num np           {% ([cost, , , , , , n, is], _at, reject) => (n === 1 ? more.savedBy(cost, is) : reject) %}
          | tobury "prevent" "the" "loss" "of" "a" np                 {% ([cost, , , , , , is]) => more.savedBy(cost, is) %}
          | "if" thiscard "is" "bury" "in" "combat" "," back thiscard "to" poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand') %}
          | "if" thiscard "is" "bury" "," back thiscard "to" poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'hand') %}
          | "if" thiscard "is" "bury" "," "discard" "it" "instead"    {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'discard') %}
          | "if" thiscard "is" "bury" "in" "combat" "," "discard" "it" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'discard') %}
          | "if" thiscard "is" "bury" "in" "combat" "," "you" "may" back "it" "to" poss "hand" "instead" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand', true) %}
          | "if" thiscard "would" "is" "bury" "in" "combat" "," back "it" "to" poss "hand" {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true }, 'hand') %}

# Start the next Round with this card in your Threat if it is buried in Combat.   If this card would be buried, return it to your Hand.
replacement -> "if" thiscard "is" "bury" "in" "combat" "," nextthreat  {% ([, , , , , , , may]) => wide.staysOn(may) %}
          | "if" thiscard "is" "bury" "," nextthreat                   {% ([, , , , , may]) => wide.staysOn(may) %}
          | "if" thiscard "would" "is" "bury" "in" "combat" "," nextthreat {% ([, , , , , , , , may]) => wide.staysOn(may) %}
          | nextthreat "if" "it" "is" "bury" "in" "combat"             {% ([may]) => wide.staysOn(may) %}
          | "if" lives2 "," nextthreat                                 {% ([, , , may]) => wide.staysOn(may, true) %}
          | "at" "the" "end" "of" "combat" "," nextthreat              {% ([, , , , , , may]) => wide.staysOn(may) %}
          | "after" "combat" "," nextthreat                            {% ([, , , may]) => wide.staysOn(may) %}
          | "instead" "of" "is" "bury" "," nextthreat                  {% ([, , , , , may]) => wide.staysOn(may) %}
          | "instead" "of" "is" "bury" "," ownoutcome                  {% ([, , , , , made]) => wide.outcome({ wouldBeBuried: { ref: 'self' } }, made) %}
          | "instead" "of" "is" "bury" "in" "combat" "," ownoutcome    {% ([, , , , , , , made]) => wide.outcome({ wouldBeBuried: { ref: 'self' }, inCombat: true }, made) %}
          | "if" thiscard "would" "is" "bury" "," ownoutcome           {% ([, , , , , , made]) => wide.outcome({ wouldBeBuried: { ref: 'self' } }, made) %}
          | "if" thiscard "would" "is" "bury" "in" "combat" "," ownoutcome {% ([, , , , , , , , made]) => wide.outcome({ wouldBeBuried: { ref: 'self' }, inCombat: true }, made) %}
          | thiscard "is" "only" "bury" aftercombat "if" absorbed      {% () => wide.stayedWhole() %}
          | thiscard "is" "only" "bury" "if" absorbed                  {% () => wide.stayedWhole() %}
          | "is" "only" "bury" aftercombat "if" absorbed               {% () => wide.stayedWhole() %}
          | "only" "bury" "if" absorbed                                {% () => wide.stayedWhole() %}
          | "if" happening "," "you" "may" away search "instead"   {% ([, of, , , , to, move]) => make.instead(of, [{ op: { move, to } }], true) %}
          | "if" happening "," away search "instead"                  {% ([, of, , to, move]) => wide.lostInstead(of, to, move) %}
          | "if" happening "," "you" "may" costs "to" keptback "instead" {% ([, of, , , , cost, , way]) => wide.savedBy(of, way, true, cost) %}
          | "if" happening "," "you" "may" "flip" them2 "face-down" "instead" {% ([, of]) => wide.savedBy(of, 'flip', true) %}
          | "if" happening "," "flip" them2 "face-down" "instead"     {% ([, of]) => wide.savedBy(of, 'flip') %}
          | "if" happening "," them2 "is" "flip" "face-down" "instead" {% ([, of]) => wide.savedBy(of, 'flip') %}
          | "instead" "of" lost2 "," thiscard "is" "flip" "face-down" {% ([, , of]) => wide.savedBy({ wouldBeBuried: { ref: 'self' }, ...of }, 'flip') %}
          | "instead" "of" lost2 "," "flip" itself "face-down"        {% ([, , of]) => wide.savedBy({ wouldBeBuried: { ref: 'self' }, ...of }, 'flip') %}

# If this card would be buried in Combat without any loss, return it to your Hand instead.   Return this card to your Hand after Combat if it absorbed no points.
replacement -> kept "after" "combat" "if" unhurt                      {% ([to]) => more.insteadOfLoss(far.unhurt, to) %}
          | kept "if" unhurt                                          {% ([to]) => more.insteadOfLoss(far.unhurt, to) %}
          | kept "after" "combat" "unless" hurt                       {% ([to]) => more.insteadOfLoss(far.unhurt, to) %}
          | kept "unless" hurt                                        {% ([to]) => more.insteadOfLoss(far.unhurt, to) %}
          | "if" unhurt "," kept                                      {% ([, , , to]) => more.insteadOfLoss(far.unhurt, to) %}
          | "if" unhurt "," kept "after" "combat"                     {% ([, , , to]) => more.insteadOfLoss(far.unhurt, to) %}
          | "after" "combat" "," "if" unhurt "," kept                 {% ([, , , , , , to]) => more.insteadOfLoss(far.unhurt, to) %}
          | "after" "combat" "," kept "if" unhurt                     {% ([, , , to]) => more.insteadOfLoss(far.unhurt, to) %}
          | "if" unhurt "," nextthreat                                {% ([, , , may]) => far.staysUnhurt(may) %}
          | nextthreat "if" unhurt                                    {% ([may]) => far.staysUnhurt(may) %}
          | "do" "not" "bury" thiscard aftercombat "if" unhurt        {% () => make.instead({ wouldBeBuried: { ref: 'self' }, ...far.unhurt }, [], false) %}
          | "do" "not" "bury" thiscard "if" unhurt                    {% () => make.instead({ wouldBeBuried: { ref: 'self' }, ...far.unhurt }, [], false) %}
          | thiscard "is" "not" "bury" aftercombat "if" unhurt        {% () => make.instead({ wouldBeBuried: { ref: 'self' }, ...far.unhurt }, [], false) %}
          | "is" "not" "bury" aftercombat "if" unhurt                 {% () => make.instead({ wouldBeBuried: { ref: 'self' }, ...far.unhurt }, [], false) %}
          | "not" "bury" aftercombat "if" unhurt                      {% () => make.instead({ wouldBeBuried: { ref: 'self' }, ...far.unhurt }, [], false) %}
          | thiscard "is" "not" "bury" aftercombat "unless" hurt      {% () => make.instead({ wouldBeBuried: { ref: 'self' }, ...far.unhurt }, [], false) %}
          | "is" "not" "bury" aftercombat "unless" hurt               {% () => make.instead({ wouldBeBuried: { ref: 'self' }, ...far.unhurt }, [], false) %}
unhurt   -> itself "absorb" "no" "point"                              {% make.nothing %}
          | itself "absorb" "nothing"                                 {% make.nothing %}
          | itself "do" "not" "absorb" "any" "point"                  {% make.nothing %}
          | itself "do" "not" "absorb" "point"                        {% make.nothing %}
          | itself "have" "absorb" "no" "point"                       {% make.nothing %}
          | itself "have" "not" "absorb" "any" "point"                {% make.nothing %}
          | itself "absorb" "no" "value"                              {% make.nothing %}
hurt     -> itself "absorb" "any" "point"                             {% make.nothing %}
          | itself "absorb" "point"                                   {% make.nothing %}
          | itself "have" "absorb" "any" "point"                      {% make.nothing %}
          | itself "absorb" "at" "least" num "point"                  {% ([, , , , n], _at, reject) => (n === 1 ? null : reject) %}

# Instead of being buried, this card returns to your Hand.   Discard this card instead of burying it.
replacement -> "instead" "of" lost2 "," kept                          {% ([, , of, , to]) => more.insteadOfLoss(of, to) %}
          | "instead" "of" lost2 kept                                 {% ([, , of, to]) => more.insteadOfLoss(of, to) %}
          | kept "instead" "of" lost2                                 {% ([to, , , of]) => more.insteadOfLoss(of, to) %}
          | kept "instead" "of" lost2 "if" cond                       {% ([to, , , of, , c]) => far.onlyIf(more.insteadOfLoss(of, to), c) %}
          | "instead" "of" lost2 "," kept "if" cond                   {% ([, , of, , to, , c]) => far.onlyIf(more.insteadOfLoss(of, to), c) %}
          | "instead" "of" lost2 kept "if" cond                       {% ([, , of, to, , c]) => far.onlyIf(more.insteadOfLoss(of, to), c) %}
          | "instead" "of" lost2 "," kept "after" "combat" "if" cond  {% ([, , of, , to, , , , c]) => far.onlyIf(more.insteadOfLoss({ ...of, inCombat: true }, to), c) %}
          | kept "after" "combat" "instead" "of" lost2 "if" cond      {% ([to, , , , , of, , c]) => far.onlyIf(more.insteadOfLoss({ ...of, inCombat: true }, to), c) %}
          | "after" "combat" "," kept "instead" "of" lost2 "if" cond  {% ([, , , to, , , of, , c]) => far.onlyIf(more.insteadOfLoss({ ...of, inCombat: true }, to), c) %}
          | "if" npd "would" "is" "play" againstyou "," "you" "may" costs "instead" {% ([, of, , , , , , , , cost]) => far.playedInVain(of, cost) %}
          | "when" npd "would" "is" "play" againstyou "," "you" "may" costs "instead" {% ([, of, , , , , , , , cost]) => far.playedInVain(of, cost) %}
          | "if" npd "is" "play" againstyou "," "you" "may" costs "instead" {% ([, of, , , , , , , cost]) => far.playedInVain(of, cost) %}
          | "when" npd "is" "play" againstyou "," "you" "may" costs "instead" {% ([, of, , , , , , , cost]) => far.playedInVain(of, cost) %}
          | kept "after" "combat" "instead" "of" lost2                {% ([to, , , , , of]) => more.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | "instead" "of" lost2 "," kept "after" "combat"            {% ([, , of, , to]) => more.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | "instead" "of" lost2 kept "after" "combat"                {% ([, , of, to]) => more.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | "after" "combat" "," kept "instead" "of" lost2            {% ([, , , to, , , of]) => more.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | "at" "the" "end" "of" "combat" "," kept "instead" "of" lost2 {% ([, , , , , , to, , , of]) => more.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | "after" "combat" "," "instead" "of" lost2 "," kept        {% ([, , , , , of, , to]) => more.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | kept "at" "the" "end" "of" "combat" "instead" "of" lost2  {% ([to, , , , , , , , of]) => more.insteadOfLoss({ ...of, inCombat: true }, to) %}
          | "after" "combat" "," costs "to" "return" thiscard "to" poss "threat" "instead" "of" lost2{% ([, , , cost]) => wide.staysFor(cost) %}
          | "after" "combat" "," "you" "may" costs "to" "return" thiscard "to" poss "threat" "instead" "of" lost2{% ([, , , , , cost]) => wide.staysFor(cost) %}
          | "if" lives2 "," back "it" "to" poss "hand"                {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, 'hand') %}
          | "if" lives2 "," back thiscard "to" poss "hand"            {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, 'hand') %}
          | "if" lives2 "," "it" back "to" poss "hand"                {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, 'hand') %}
          | "if" lives2 "," "you" "may" back "it" "to" poss "hand"    {% () => make.insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, 'hand', true) %}
          | "instead" "of" lost2 "," "you" "may" costs "and" back itself "to" poss "hand" {% ([, , of, , , , cost]) => far.keptFor(of, cost) %}
          | "instead" "of" lost2 "," "you" "may" costs "to" back itself "to" poss "hand" {% ([, , of, , , , cost]) => far.keptFor(of, cost) %}
          | "you" "may" costs "and" back itself "to" poss "hand" "instead" "of" lost2 {% ([, , cost, , , , , , , , , of]) => far.keptFor(of, cost) %}
          | "you" "may" costs "to" back itself "to" poss "hand" "instead" "of" lost2 {% ([, , cost, , , , , , , , , of]) => far.keptFor(of, cost) %}
          | "if" lost3 "," "you" "may" costs "and" back itself "to" poss "hand" "instead" {% ([, of, , , , cost]) => far.keptFor(of, cost) %}
          | "if" lost3 "," kept "instead"                          {% ([, of, , to]) => more.insteadOfLoss(of, to) %}
          | "when" lost3 "," kept "instead"                           {% ([, of, , to]) => more.insteadOfLoss(of, to) %}
          | "if" lost3 "," "instead" kept                             {% ([, of, , , to]) => more.insteadOfLoss(of, to) %}
          | "when" lost3 "," "instead" kept                           {% ([, of, , , to]) => more.insteadOfLoss(of, to) %}
          | "if" thiscard "would" "is" "bury" "," kept                {% ([, , , , , , to]) => more.insteadOfLoss({}, to) %}
          | "if" thiscard "would" "is" "bury" aftercombat "," kept    {% ([, , , , , , , to]) => more.insteadOfLoss({ inCombat: true }, to) %}
replacement -> "if" happening "," "prevent" preventing                {% ([, of, , , upTo]) => far.prevented(of, upTo) %}
          | "if" happening "," reducing                               {% ([, of, , upTo]) => far.prevented(of, upTo) %}
          | "if" happening "," "you" "may" reducing                   {% ([, of, , , , upTo]) => far.prevented(of, upTo, true) %}
          | "if" happening "," "you" "may" costs "to" reducing        {% ([, of, , , , cost, , upTo]) => far.prevented(of, upTo, true, cost) %}
          | "if" happening "," costs "to" reducing                    {% ([, of, , cost, , upTo]) => far.prevented(of, upTo, true, cost) %}
          | "when" happening "," "you" "may" costs "to" reducing      {% ([, of, , , , cost, , upTo]) => far.prevented(of, upTo, true, cost) %}
          | "when" happening "," reducing and3 selfcost               {% ([, of, , upTo, , cost]) => far.prevented(of, upTo, true, [cost]) %}
          | "when" happening "," "you" "may" reducing and3 selfcost   {% ([, of, , , , upTo, , cost]) => far.prevented(of, upTo, true, [cost]) %}
          | "if" happening "," reducing and3 selfcost                 {% ([, of, , upTo, , cost]) => far.prevented(of, upTo, true, [cost]) %}
          | "if" happening "," "you" "may" "prevent" preventing       {% ([, of, , , , , upTo]) => far.prevented(of, upTo, true) %}
          | "if" happening "," "you" "may" costs "to" "prevent" preventing {% ([, of, , , , cost, , , upTo]) => far.prevented(of, upTo, true, cost) %}
          | "if" happening "," costs "to" "prevent" preventing        {% ([, of, , cost, , , upTo]) => far.prevented(of, upTo, undefined, cost) %}
          | "when" happening "," "you" "may" costs "to" "prevent" preventing {% ([, of, , , , cost, , , upTo]) => far.prevented(of, upTo, true, cost) %}
          | "when" happening "," "you" "may" away itself "instead"    {% ([, of, , , , to]) => far.lostInstead(of, to) %}
          | sparing "up" "to" num sanity                              {% ([cost, , , upTo]) => far.prevented({ wouldLoseSanity: true }, upTo, true, [cost]) %}
          | sparing "up" "to" num sanity sanityby                     {% ([cost, , , upTo, , from]) => far.prevented(far.sanityLoss(from), upTo, true, [cost]) %}
          | sparing num sanity                                        {% ([cost, upTo]) => far.prevented({ wouldLoseSanity: true }, upTo, true, [cost]) %}
          | sparing num sanity sanityby                               {% ([cost, upTo, , from]) => far.prevented(far.sanityLoss(from), upTo, true, [cost]) %}
          | sparing sanity                                            {% ([cost]) => far.prevented({ wouldLoseSanity: true }, undefined, true, [cost]) %}
          | sparing sanity sanityby                                   {% ([cost, , from]) => far.prevented(far.sanityLoss(from), undefined, true, [cost]) %}
          | sparing "any" sanity                                      {% ([cost]) => far.prevented({ wouldLoseSanity: true }, undefined, true, [cost]) %}
happening -> "opponent" "play" "a" "card" "that" "would" "cause" "you" "to" "lose" npd {% ([, , , , , , , , , , wouldLose]) => ({ wouldLose, by: 'opponent' }) %}
          | "you" "would" "lose" npd                                 {% ([, , , wouldLose]) => ({ wouldLose }) %}
          | "your" "opponent" "would" "make" "you" "lose" npd         {% ([, , , , , , wouldLose]) => ({ wouldLose, by: 'opponent' }) %}
          | "each" "opponent" "would" "make" "you" "lose" npd         {% ([, , , , , , wouldLose]) => ({ wouldLose, by: 'eachOpponent' }) %}
          | "any" "player" "would" "make" "you" "lose" npd            {% ([, , , , , , wouldLose]) => ({ wouldLose, by: 'each' }) %}
          | thiscard "is" "due" "to" "is" "bury"                      {% () => ({ wouldBeBuried: { ref: 'self' } }) %}
          | sel "would" "is" "bury"                                   {% ([of]) => more.lossOf(of, { wouldBeBuried: of }) %}
          | sel "would" "is" "lose"                                   {% ([of]) => more.lossOf(of, { wouldBeBuried: of, orDiscarded: true }) %}
          | sel "would" "is" "bury" "or" "discard"                    {% ([of]) => more.lossOf(of, { wouldBeBuried: of, orDiscarded: true }) %}
          | sel "would" "is" "bury" "in" "combat"                     {% ([of]) => more.lossOf(of, { wouldBeBuried: of, inCombat: true }) %}
          | sel "would" "is" "bury" "in" "combat" "without" "any" "loss" {% ([of]) => more.lossOf(of, { wouldBeBuried: of, ...far.unhurt }) %}
          | anylost "would" "is" "bury" "in" "combat" "without" "any" "loss" {% ([of]) => ({ wouldBeBuried: of, ...far.unhurt }) %}
          | sel "would" "is" "bury" "in" "combat" "without" "full" "loss" {% ([of]) => more.lossOf(of, { wouldBeBuried: of, inCombat: true, fullLoss: false }) %}
          | sel "would" "is" "bury" "in" "combat" "with" "full" "loss" {% ([of]) => more.lossOf(of, { wouldBeBuried: of, inCombat: true, fullLoss: true }) %}
          | "you" "would" "pay" "for" npd                             {% ([, , , , wouldPay]) => ({ wouldPay }) %}
          | "you" "would" "lose" npd dueto                           {% ([, , , wouldLose]) => ({ wouldLose, by: 'opponent' }) %}
          | poss np "would" "is" "bury"                               {% ([of, is]) => ({ wouldBeBuried: make.selector(make.owned(of, is), []) }) %}

# If any other Ally would be buried, you may instead: bury this card.   When played: unless your opponent plays a Location next: (your opponent loses 3 Sanity).
happening -> anylost "would" "is" "bury"                              {% ([of]) => ({ wouldBeBuried: of }) %}
          | anylost "would" "is" "bury" "or" "discard"                {% ([of]) => ({ wouldBeBuried: of, orDiscarded: true }) %}
          | anylost "would" "is" "bury" "in" "combat"                 {% ([of]) => ({ wouldBeBuried: of, inCombat: true }) %}
          | anylost "would" "is" "bury" "in" "combat" "without" "full" "loss" {% ([of]) => ({ wouldBeBuried: of, inCombat: true, fullLoss: false }) %}
          | anylost "would" "is" "bury" "in" "combat" "with" "full" "loss" {% ([of]) => ({ wouldBeBuried: of, inCombat: true, fullLoss: true }) %}
          | anylost "would" "is" "bury" "without" "full" "loss"       {% ([of]) => ({ wouldBeBuried: of, fullLoss: false }) %}
          | anylost "would" "is" "bury" "with" "full" "loss"          {% ([of]) => ({ wouldBeBuried: of, fullLoss: true }) %}
          | anylost "would" "is" "lose"                               {% ([of]) => ({ wouldBeBuried: of, orDiscarded: true }) %}
# If you would lose Sanity by Phobia Events, you may bury this card to prevent that.   Bury this card to prevent the loss of up to 4 Sanity points.
happening -> "you" "would" "lose" sanity                              {% () => ({ wouldLoseSanity: true }) %}
          | "you" "would" "lose" sanity sanityby                      {% ([, , , , from]) => far.sanityLoss(from) %}
          | "your" "investigator" "would" "lose" sanity               {% () => ({ wouldLoseSanity: true }) %}
          | "your" "investigator" "would" "lose" sanity sanityby      {% ([, , , , , from]) => far.sanityLoss(from) %}
          | "you" "would" "lose" "any" sanity                         {% () => ({ wouldLoseSanity: true }) %}
          | "you" "would" "lose" "any" sanity sanityby                {% ([, , , , , from]) => far.sanityLoss(from) %}
keptback -> "discard" them2                                           {% () => 'discard' %}
          | back them2 "to" poss "hand"                               {% () => 'hand' %}
          | "flip" them2 "face-down"                                  {% () => 'flip' %}
them2    -> "it"                                                      {% make.nothing %}
          | "them"                                                    {% make.nothing %}
          | thiscard                                                  {% make.nothing %}
          | "that" "card"                                             {% make.nothing %}
          | "that" "ally"                                             {% make.nothing %}
itself   -> "it"                                                      {% make.nothing %}
          | thiscard                                                  {% make.nothing %}
back     -> "return"                                                  {% make.nothing %}
place2   -> "place"                                                   {% make.nothing %}
          | "put"                                                     {% make.nothing %}
lives    -> "it" "survive" "combat"                                   {% make.nothing %}
          | thiscard "survive" "combat"                               {% make.nothing %}
lives2   -> thiscard "survive" "combat"                               {% make.nothing %}
dueto    -> dueword poss "card"                                       {% ([, of], _at, reject) => (of === 'opponent' ? null : reject) %}
          | dueword poss "action"                                     {% ([, of], _at, reject) => (of === 'opponent' ? null : reject) %}
dueword  -> "due" "to"                                                {% make.nothing %}
          | "because" "of"                                            {% make.nothing %}
          | "to"                                                      {% make.nothing %}
          | "by"                                                      {% make.nothing %}
          | "as" "a" "result" "of"                                    {% make.nothing %}
          | "through"                                                 {% make.nothing %}
          | "through" "the" "action" "of"                             {% make.nothing %}
          | "through" "the" "effect" "of"                             {% make.nothing %}
aftercombat -> "after" "combat"                                       {% make.nothing %}
          | "in" "combat"                                             {% make.nothing %}
          | "during" "combat"                                         {% make.nothing %}
          | "at" "the" "end" "of" "combat"                            {% make.nothing %}
absorbed -> "it" "absorb" "its" "full" "value"                        {% make.nothing %}
          | "it" "absorb" "its" "value"                               {% make.nothing %}
          | "it" "lose" "its" "full" "value"                          {% make.nothing %}
          | "it" "take" "its" "full" "value" "in" "loss"              {% make.nothing %}
          | "its" "full" "value" "is" "absorb"                        {% make.nothing %}
# Bury this card instead of another Ally that would be lost in Combat.   You may discard this card instead of any one of your Allies that would be buried.
replacement -> leaving "instead" "of" spared lostso                   {% ([to, , , spared, how]) => more.lostFor(to, spared, how) %}
leaving  -> "bury" thiscard                                           {% () => 'bury' %}
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
wouldis  -> whoever "would" "is"                                      {% make.nothing %}
          | "which" "would" "is"                                      {% make.nothing %}
          | whoever "would" "otherwise" "is"                          {% make.nothing %}
tobury   -> "bury" thiscard "to"                                      {% () => 'bury' %}
          | "discard" thiscard "to"                                   {% () => 'discard' %}
          | "you" "may" "bury" thiscard "to"                          {% () => 'bury' %}
          | "you" "may" "discard" thiscard "to"                       {% () => 'discard' %}
          | "as" "your" "turn" "," "bury" thiscard "to"               {% () => 'bury' %}
saving   -> "save"                                                    {% make.nothing %}
          | "prevent"                                                 {% make.nothing %}
          | "protect"                                                 {% make.nothing %}
          | "keep"                                                    {% make.nothing %}
nextthreat -> starting "with" "it" "in" "your" "threat"               {% () => undefined %}
          | starting "with" thiscard "in" "your" "threat"             {% () => undefined %}
          | "you" "may" starting "with" "it" "in" "your" "threat"     {% () => true %}
          | "you" "may" starting "with" thiscard "in" "your" "threat" {% () => true %}
          | "it" remain "in" "your" "threat"                          {% () => undefined %}
          | thiscard remain "in" "your" "threat"                      {% () => undefined %}
          | "it" "return" "to" "your" "threat"                        {% () => undefined %}
starting -> "begin" "the" "next" "round"                              {% make.nothing %}
          | "start" "the" "next" "round"                              {% make.nothing %}
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
kept     -> "discard" itself                                          {% () => ({ to: 'discard' }) %}
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
          | thiscard "is" "bury" aftercombat                          {% () => ({ inCombat: true }) %}
          | "bury"                                                    {% () => ({}) %}
          | "bury" aftercombat                                        {% () => ({ inCombat: true }) %}
          | thiscard "is" "bury" "or" "discard"                       {% () => ({ orDiscarded: true }) %}
anylost  -> "any" np                                                  {% ([, is]) => make.selector({ is, pick: 'all' }, []) %}
          | "any" np wheres                                           {% ([, is, posts]) => make.selector({ is, pick: 'all' }, posts) %}
          | "any" "other" np                                          {% ([, , is]) => make.selector({ is, pick: 'all', others: true }, []) %}
          | "any" "other" np wheres                                   {% ([, , is, posts]) => make.selector({ is, pick: 'all', others: true }, posts) %}
          | "any" "opposing" np                                       {% ([, , is]) => make.selector({ is, pick: 'all', opposing: true }, []) %}
          | "any" "opposing" np wheres                                {% ([, , is, posts]) => make.selector({ is, pick: 'all', opposing: true }, posts) %}
          | "any" "other" "opposing" np                               {% ([, , , is]) => make.selector({ is, pick: 'all', others: true, opposing: true }, []) %}
          | "any" "other" "opposing" np wheres                        {% ([, , , is, posts]) => make.selector({ is, pick: 'all', others: true, opposing: true }, posts) %}
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
theloss  -> "the" "loss"                                              {% make.nothing %}
          | "that" "loss"                                             {% make.nothing %}
          | "this" "loss"                                             {% make.nothing %}
          | "it"                                                      {% make.nothing %}
and3     -> "and"                                                     {% make.nothing %}
          | ","                                                       {% make.nothing %}
          | "," "and"                                                 {% make.nothing %}
sparing  -> price3 "to" preventing2 "the" "loss" "of"                 {% ([cost]) => cost %}
          | price3 "to" preventing2 "a" "loss" "of"                   {% ([cost]) => cost %}
          | price3 "to" preventing2 "any" "loss" "of"                 {% ([cost]) => cost %}
price3   -> selfcost                                                  {% make.first %}
          | "you" "may" selfcost                                      {% ([, , cost]) => cost %}
          | "at" "any" "time" "," "you" "may" selfcost                {% ([, , , , , , cost]) => cost %}
          | selfcost "at" "any" "time"                                {% make.first %}
          | "you" "may" selfcost "at" "any" "time"                    {% ([, , cost]) => cost %}
preventing2 -> "prevent"                                              {% make.nothing %}
          | "avoid"                                                   {% make.nothing %}
          | "cancel"                                                  {% make.nothing %}
          | "ignore"                                                  {% make.nothing %}
