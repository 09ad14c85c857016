# What happens instead of something else.

@lexer lexer

# If your opponent would make you lose an Artifact, you may instead: bury this card, bury that card.
replacement -> ifso happening "," "you" "may" "give" "it" "to" "another" np {% ([, of, , , , , , , , is]) => sentences.instead(of, [{ op: { give: { ref: 'self' }, to: { is, n: 1, pick: 'choose', others: true } } }], true) %}
          | ifso happening "," "you" "may" "bury" thiscard "instead" {% ([, of]) => sentences.instead(of, [{ op: { move: { ref: 'self' }, to: 'bury' } }], true) %}
          | ifso happening "," "you" "may" "discard" thiscard "instead" {% ([, of]) => sentences.instead(of, [{ op: { move: { ref: 'self' }, to: 'discard' } }], true) %}
          | ifso happening "," "you" "may" "flip" thiscard "face-down" "instead" {% ([, of]) => sentences.instead(of, [{ op: { flip: { ref: 'self' }, face: 'down' } }], true) %}
          | ifso happening "," away thiscard "instead"                {% ([, of, , to]) => sentences.instead(of, [{ op: { move: { ref: 'self' }, to } }], false) %}
          | ifso happening "," "instead" ":" items                 {% ([, of, , , , items]) => sentences.instead(of, items, false) %}
          | ifso happening "," "you" "may" "instead" ":" items        {% ([, of, , , , , , items]) => sentences.instead(of, items, true) %}
          | ifso happening "," "instead" costs ":" items              {% ([, of, , , cost, , items]) => sentences.instead(of, items, false, cost) %}
          | ifso happening "," "you" "may" "instead" costs ":" items  {% ([, of, , , , , cost, , items]) => sentences.instead(of, items, true, cost) %}
          | "bury" thiscard "only" "if" "they" "take" "their" "full" valueword "in" sanity "loss" "during" "combat" {% () => sentences.instead({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, [], false) %}
          | "instead" "of" "bury" "it" "," "begin" "the" "next" "round" "with" num np "in" "your" "threat" "if" cond {% ([, , , , , , , , , , n, is, , , , , c]) => replacements.keptInThreat(n, is, c) %}
          | "instead" "of" "bury" "it" "," "begin" "the" "next" "round" "with" num %self "card" "in" "your" "threat" {% ([, , , , , , , , , , n]) => replacements.manyKept(n) %}
          | "instead" "of" "bury" "it" "," "begin" "the" "next" "round" "with" num %self "in" "your" "threat" {% ([, , , , , , , , , , n]) => replacements.manyKept(n) %}
          | "instead" "of" "bury" "it" "," "begin" "the" "next" "round" "with" num "of" "them" "in" "your" "threat" {% ([, , , , , , , , , , n]) => replacements.manyKept(n) %}
          | absorbedgone                                              {% draft.first %}
          | thiscard "is" "discard" "instead" "of" "bury"             {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'discard') %}
          | thiscard "is" back "to" poss "hand" "instead" "of" "bury" {% () => replacements.insteadOf({ wouldBeBuried: { ref: 'self' } }, 'hand') %}
          | "start" "the" "next" "round" "with" thiscard "in" "your" "threat" "if" lives {% () => replacements.stays(true) %}
          | "if" lives2 "," "it" remain "in" "your" "threat"          {% () => replacements.stays(true) %}
          | "if" lives2 "," "it" remain "in" "your" "threat" "for" "the" "next" "round" {% () => replacements.stays(true) %}
          | "if" lives2 "," "start" "the" "next" "round" "with" thiscard "in" "your" "threat" {% () => replacements.stays(true) %}
          | "if" lives2 "," "start" "the" "next" "round" "with" "it" "in" "your" "threat" {% () => replacements.stays(true) %}
          | ifso happening "," "it" remain "in" "your" "threat"       {% ([, of]) => replacements.insteadIn(of) %}
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
          | ifso happening "," "you" "may" away search "instead"   {% ([, of, , , , to, move]) => sentences.instead(of, [{ op: { move: cards.ownOne(to === 'discard' ? cards.fromHand(move) : move), to } }], true) %}
          | ifso happening "," away search "instead"                  {% ([, of, , to, move]) => replacements.otherLostInstead(of, to, move) %}
          | ifso happening "," "you" "may" costs "and" keptthreat "instead" {% ([, of, , , , cost]) => replacements.staysAt(of, cost) %}
          | ifso happening "," "you" "may" costs "to" keptthreat "instead" {% ([, of, , , , cost]) => replacements.staysAt(of, cost) %}
          | "instead" "of" lost2 "," thiscard "is" "flip" "face-down" {% ([, , of]) => replacements.savedBy({ wouldBeBuried: { ref: 'self' }, ...of }, { to: 'flip' }) %}
          | "instead" "of" lost2 "," "flip" itself "face-down"        {% ([, , of]) => replacements.savedBy({ wouldBeBuried: { ref: 'self' }, ...of }, { to: 'flip' }) %}

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
replacement -> ifso happening "," "prevent" preventing                {% ([, of, , , upTo]) => replacements.prevented(of, upTo) %}
          | ifso happening "," reducing                               {% ([, of, , upTo]) => replacements.prevented(of, upTo) %}
          | ifso happening "," "you" "may" spareable                  {% ([, of, , , , share]) => replacements.prevented(of, share, true) %}
          | ifso happening "," costs "to" "prevent" preventing        {% ([, of, , cost, , , upTo]) => replacements.prevented(of, upTo, undefined, cost) %}
          | ifso happening "," "you" "may" costs soasto "prevent" preventing {% ([, of, , , , cost, , , share]) => replacements.prevented(of, share, true, cost) %}
          | ifso happening "," youmaypay soasto lessened               {% ([, of, , cost, , share]) => replacements.givenUpFor(of, share, cost) %}
          | ifso happening "," "you" "may" spareable and3 costs       {% ([, of, , , , share, , cost]) => replacements.prevented(of, share, true, cost) %}
          | ifso happening "," lessened and3 costs                    {% ([, of, , share, , cost]) => replacements.prevented(of, share, true, cost) %}
          | ifso happening "," "you" "may" away itself "instead"      {% ([, of, , , , to]) => replacements.lostInstead(of, to) %}
          | youmaypay ifso happening soasto lessened                   {% ([cost, , of, , share]) => replacements.givenUpFor(of, share, cost) %}
          | youmaypay ifso happening soasto "prevent" preventing       {% ([cost, , of, , , share]) => replacements.prevented(of, share, true, cost) %}

# If one of your Allies would be buried, it is flipped face-down instead.   If this card would be lost, you may pay 2 Sanity to return it to your Hand instead.
replacement -> ifso happening "," elsewhere8 "instead"                {% ([, of, , way]) => replacements.savedBy(of, way) %}
          | ifso happening "," "instead" elsewhere8                   {% ([, of, , , way]) => replacements.savedBy(of, way) %}
          | ifso happening "," becomes8 "instead"                     {% ([, of, , way]) => replacements.savedBy(of, way) %}
          | ifso happening "," "instead" becomes8                     {% ([, of, , , way]) => replacements.savedBy(of, way) %}
          | ifso happening "," staysput                               {% ([, of]) => replacements.savedBy(of, { to: 'stay' }) %}
          | ifso happening "," "you" "may" elsewhere8 "instead"       {% ([, of, , , , way]) => replacements.savedBy(of, way, true) %}
          | ifso happening "," maybecome8 "instead"                   {% ([, of, , way]) => replacements.savedBy(of, way, true) %}
          | ifso happening "," "you" "may" costs soasto elsewhere8    {% ([, of, , , , cost, , way]) => replacements.savedBy(of, way, true, cost) %}
          | ifso happening "," "you" "may" costs soasto elsewhere8 "instead" {% ([, of, , , , cost, , way]) => replacements.savedBy(of, way, true, cost) %}
          | ifso happening "," "you" "may" costs soasto becomes8 "instead" {% ([, of, , , , cost, , way]) => replacements.savedBy(of, way, true, cost) %}
          | ifso happening "," "you" "may" insanity "instead"         {% ([, of, , , , sanity]) => replacements.savedBy(of, { to: 'stay' }, true, [{ sanity }]) %}
insanity -> "pay" num sanity                                          {% ([, n]) => n %}
          | "spend" num sanity                                        {% ([, n]) => n %}
elsewhere8 -> back them3 "to" poss "hand"                             {% ([, self]) => ({ to: 'hand', ...self }) %}
          | "take" them3 into8 poss "hand"                            {% ([, self]) => ({ to: 'hand', ...self }) %}
          | place2 them3 into8 poss "hand"                            {% ([, self]) => ({ to: 'hand', ...self }) %}
          | "add" them3 "to" poss "hand"                              {% ([, self]) => ({ to: 'hand', ...self }) %}
          | putting them3 topof2                                      {% ([, self]) => ({ to: 'deckTop', ...self }) %}
          | putting them3 bottomof                                    {% ([, self]) => ({ to: 'deckBottom', ...self }) %}
          | "shuffle" them3 "into" "your" mythosdeck                  {% ([, self]) => ({ to: 'deck', ...self }) %}
          | "discard" them3                                           {% ([, self]) => ({ to: 'discard', ...self }) %}
          | place2 them3 into8 poss "discard" "pile"                  {% ([, self]) => ({ to: 'discard', ...self }) %}
          | "flip" them3                                              {% ([, self]) => ({ to: 'flip', ...self }) %}
          | "flip" them3 "face-down"                                  {% ([, self]) => ({ to: 'flip', ...self }) %}
          | "turn" them3 "face-down"                                  {% ([, self]) => ({ to: 'flip', ...self }) %}
          | "keep" them3 "in" "play"                                  {% ([, self]) => ({ to: 'stay', ...self }) %}
          | "keep" them3                                              {% ([, self]) => ({ to: 'stay', ...self }) %}
          | "leave" them3 "in" "play"                                 {% ([, self]) => ({ to: 'stay', ...self }) %}
          | "save" them3                                              {% ([, self]) => ({ to: 'stay', ...self }) %}
          | "keep" thatone "in" poss "threat"                         {% () => ({ to: 'threat' }) %}
          | "leave" thatone "in" poss "threat"                        {% () => ({ to: 'threat' }) %}
becomes8 -> them3 "is" part8                                          {% ([self, , to]) => ({ to, ...self }) %}
          | them3 back "to" poss "hand"                               {% ([self]) => ({ to: 'hand', ...self }) %}
          | them3 "go" "to" poss "hand"                               {% ([self]) => ({ to: 'hand', ...self }) %}
          | them3 "go" "to" poss "discard" "pile"                     {% ([self]) => ({ to: 'discard', ...self }) %}
          | them3 remain "in" "play"                                  {% ([self]) => ({ to: 'stay', ...self }) %}
          | thatone remain "in" poss "threat"                         {% () => ({ to: 'threat' }) %}
maybecome8 -> them3 maycan "is" part8                                 {% ([self, , , to]) => ({ to, ...self }) %}
          | them3 maycan back "to" poss "hand"                        {% ([self]) => ({ to: 'hand', ...self }) %}
          | them3 maycan remain "in" "play"                           {% ([self]) => ({ to: 'stay', ...self }) %}
part8    -> back "to" poss "hand"                                     {% () => 'hand' %}
          | "take" into8 poss "hand"                                  {% () => 'hand' %}
          | place2 into8 poss "hand"                                  {% () => 'hand' %}
          | "discard"                                                 {% () => 'discard' %}
          | "flip"                                                    {% () => 'flip' %}
          | "flip" "face-down"                                        {% () => 'flip' %}
          | "turn" "face-down"                                        {% () => 'flip' %}
          | "keep" "in" "play"                                        {% () => 'stay' %}
staysput -> thatone remain "in" "play"                                {% draft.nothing %}
          | thatone "is" "not"                                        {% draft.nothing %}
          | thatone "is" "not" goneso                                 {% draft.nothing %}
          | "keep" thatone "in" "play"                                {% draft.nothing %}
into8    -> "in"                                                      {% draft.nothing %}
          | "into"                                                    {% draft.nothing %}
          | "to"                                                      {% draft.nothing %}
          | "back" "into"                                             {% draft.nothing %}
them3    -> thatone                                                   {% () => ({}) %}
          | thiscard                                                  {% () => ({ self: true }) %}

# You may bury this card instead of losing Sanity.   Discard this card to prevent the loss of up to 4 Sanity points in Combat.   Flip this card to lose 2 fewer Sanity points.
replacement -> youmaypay insteadof lossspared                         {% ([cost, , loss]) => replacements.givenUpFor(loss[0], loss[1], cost) %}
          | insteadof lossspared "," youmaypay                        {% ([, loss, , cost]) => replacements.givenUpFor(loss[0], loss[1], cost) %}
          | youmaypay "to" preventing2 lossspared                     {% ([cost, , , loss]) => replacements.prevented(loss[0], loss[1], true, cost) %}
          | youmaypay "to" preventing2 oneloss                        {% ([cost, , , of]) => replacements.givenUpFor(of, undefined, cost) %}
          | youmaypay "to" "reduce" anyloss byso                      {% ([cost, , , of, share]) => replacements.prevented(of, share, true, cost) %}
          | youmaypay "to" "halve" anyloss                            {% ([cost, , , of]) => replacements.prevented(of, { left: 'half' }, true, cost) %}
          | youmaypay "to" "lose" fewer sanity                        {% ([cost, , , share]) => replacements.prevented(moments.sanityLoss(), share, true, cost) %}
          | youmaypay "to" "lose" fewer sanity sanityby                 {% ([cost, , , share, , by]) => replacements.prevented(moments.sanityLoss(by), share, true, cost) %}
youmaypay -> costs                                                    {% draft.first %}
          | "you" "may" costs                                         {% ([, , cost]) => cost %}
          | "at" "any" "time" "," "you" "may" costs                   {% ([, , , , , , cost]) => cost %}
          | costs "at" "any" "time"                                   {% draft.first %}
          | "you" "may" costs "at" "any" "time"                       {% ([, , cost]) => cost %}
insteadof -> "instead" "of"                                           {% draft.nothing %}
          | "," "instead" "of"                                        {% draft.nothing %}
          | "rather" "than"                                           {% draft.nothing %}
          | "," "rather" "than"                                       {% draft.nothing %}
          | "in" "place" "of"                                         {% draft.nothing %}
lossspared -> "lose" sanityof                                         {% ([, of]) => [moments.sanityLoss(of[1]), of[0]] %}
          | "the" "loss" "of" sanityof                                {% ([, , , of]) => [moments.sanityLoss(of[1]), of[0]] %}
          | "loss" "of" sanityof                                      {% ([, , of]) => [moments.sanityLoss(of[1]), of[0]] %}
          | anyloss                                                   {% ([of]) => [of, undefined] %}
sanityof -> sanity                                                    {% () => [undefined, undefined] %}
          | "any" sanity                                              {% () => [undefined, undefined] %}
          | upto sanity                                               {% ([n]) => [n, undefined] %}
          | sanity sanityby                                             {% ([, by]) => [undefined, by] %}
          | "any" sanity sanityby                                       {% ([, , by]) => [undefined, by] %}
          | upto sanity sanityby                                        {% ([n, , by]) => [n, by] %}
upto     -> num                                                       {% draft.first %}
          | "up" "to" num                                             {% ([, , n]) => n %}
anyloss  -> aloss "sanity" "loss"                                     {% () => moments.sanityLoss() %}
          | aloss "sanity" "loss" sanityby                              {% ([, , , by]) => moments.sanityLoss(by) %}
          | aloss "loss" "of" sanity                                  {% () => moments.sanityLoss() %}
          | aloss "loss" "of" sanity sanityby                           {% ([, , , , by]) => moments.sanityLoss(by) %}
aloss    -> "a"                                                       {% draft.nothing %}
          | "any"                                                     {% draft.nothing %}
          | "your"                                                    {% draft.nothing %}
oneloss  -> num "loss" "of" sanity                                    {% ([n], _at, reject) => (n === 1 ? moments.sanityLoss() : reject) %}
          | num "loss" "of" sanity sanityby                           {% ([n, , , , by], _at, reject) => (n === 1 ? moments.sanityLoss(by) : reject) %}
          | "any" num "loss" "of" sanity                              {% ([, n], _at, reject) => (n === 1 ? moments.sanityLoss() : reject) %}
          | "any" num "loss" "of" sanity sanityby                     {% ([, n, , , , by], _at, reject) => (n === 1 ? moments.sanityLoss(by) : reject) %}
byso     -> "by" upto                                                 {% ([, n]) => n %}
          | "by" upto sanity                                          {% ([, n]) => n %}
          | "by" upto "point"                                         {% ([, n]) => n %}
          | "by" "half"                                               {% () => ({ left: 'half' }) %}
          | "to" num                                                  {% ([, left]) => ({ left }) %}
          | "to" num sanity                                           {% ([, left]) => ({ left }) %}
          | "to" num "point"                                          {% ([, left]) => ({ left }) %}
soasto    -> "to"                                                      {% draft.nothing %}
          | "and"                                                     {% draft.nothing %}
          | "," "and"                                                 {% draft.nothing %}
          | "," "to"                                                  {% draft.nothing %}
          | ";"                                                       {% draft.nothing %}
          | ","                                                       {% draft.nothing %}
spareable -> lessened                                                 {% draft.first %}
          | "prevent" preventing                                      {% ([, upTo]) => upTo %}
lessened -> "reduce" theloss byso                                     {% ([, , share]) => share %}
          | "halve" theloss                                           {% () => ({ left: 'half' }) %}
          | theloss "is" "reduce" byso                                {% ([, , , share]) => share %}
          | theloss "is" "halve"                                      {% () => ({ left: 'half' }) %}
          | "subtract" upto "from" theloss                            {% ([, n]) => n %}
          | "subtract" upto "point" "from" theloss                    {% ([, n]) => n %}
          | spares preventing                                         {% ([, upTo]) => upTo %}
          | "prevent" "the" "loss" "of" upto sanity                   {% ([, , , , n]) => n %}
          | "prevent" "the" "loss" "of" upto "point"                  {% ([, , , , n]) => n %}
          | "avoid" "lose" thepoints                                  {% draft.nothing %}
          | "lose" fewer                                              {% ([, share]) => share %}
          | "lose" fewer sanity                                       {% ([, share]) => share %}
          | "lose" fewer "point"                                      {% ([, share]) => share %}
          | "lose" fewer "instead"                                    {% ([, share]) => share %}
          | "lose" "none"                                             {% () => undefined %}
          | "lose" "none" "of" "it"                                   {% () => undefined %}
          | "lose" "no" sanity                                        {% () => undefined %}
          | "lose" "nothing"                                          {% () => undefined %}
spares   -> "avoid"                                                   {% draft.nothing %}
          | "cancel"                                                  {% draft.nothing %}
          | "ignore"                                                  {% draft.nothing %}
thepoints -> "it"                                                     {% draft.nothing %}
          | "them"                                                    {% draft.nothing %}
          | "sanity"                                                  {% draft.nothing %}
fewer    -> upto "less"                                               {% draft.first %}
          | upto "fewer"                                              {% draft.first %}
          | upto "point" "less"                                       {% draft.first %}
          | upto "point" "fewer"                                      {% draft.first %}
          | upto sanity "less"                                        {% draft.first %}
          | "only" num                                                {% ([, left]) => ({ left }) %}
          | "no" "more" "than" num                                    {% ([, , , left]) => ({ left }) %}
          | "at" "most" num                                           {% ([, , left]) => ({ left }) %}
          | "only" "half"                                             {% () => ({ left: 'half' }) %}
          | "half"                                                    {% () => ({ left: 'half' }) %}
          | "only" "half" "of" "it"                                   {% () => ({ left: 'half' }) %}
          | "half" "as" "much"                                        {% () => ({ left: 'half' }) %}
          | "only" "half" "as" "much"                                 {% () => ({ left: 'half' }) %}
          | "half" "that" "much"                                      {% () => ({ left: 'half' }) %}
happening -> "opponent" "play" "a" "card" "that" "would" "cause" "you" "to" "lose" npd {% ([, , , , , , , , , , wouldLose]) => ({ wouldLose, by: 'opponent' }) %}
          | "you" "would" "lose" npd                                 {% ([, , , wouldLose]) => ({ wouldLose }) %}
          | causer wouldmake npd                                      {% ([cause, how, is]) => replacements.madeToLose(cause, how, is) %}
          | causer wouldmake "another" np                             {% ([cause, how, , is]) => replacements.madeToLose(cause, how, is, true) %}
          | causer wouldmake num "of" "your" np                       {% ([cause, how, n, , , is], _at, reject) => (n === 1 ? replacements.madeToLose(cause, how, is) : reject) %}
          | anycause makesyoulose npd                                 {% ([from, , wouldLose]) => ({ wouldLose, ...from }) %}
          | anycause makesyoulose num "of" "your" np                  {% ([from, , n, , , wouldLose], _at, reject) => (n === 1 ? { wouldLose, ...from } : reject) %}
          | "your" "opponent" "would" "make" "you" "lose" npd "by" npd {% ([, , , , , , wouldLose, , from]) => ({ wouldLose, by: 'opponent', from }) %}
          | "each" "opponent" "would" "make" "you" "lose" npd "by" npd {% ([, , , , , , wouldLose, , from]) => ({ wouldLose, by: 'eachOpponent', from }) %}
          | "any" "player" "would" "make" "you" "lose" npd "by" npd   {% ([, , , , , , wouldLose, , from]) => ({ wouldLose, by: 'each', from }) %}
          | "you" "would" "lose" npd "by" npd                         {% ([, , , wouldLose, , from]) => ({ wouldLose, from }) %}
          | "each" "opponent" "would" "make" "you" "lose" npd         {% ([, , , , , , wouldLose]) => ({ wouldLose, by: 'eachOpponent' }) %}
          | "any" "player" "would" "make" "you" "lose" npd            {% ([, , , , , , wouldLose]) => ({ wouldLose, by: 'each' }) %}
          | absorbedloss                                              {% draft.first %}
          | sel wouldbe goneso                                        {% ([of, , how]) => moments.lossOf(of, { wouldBeBuried: of, ...how }) %}
          | sel wouldbe goneso incombat7                              {% ([of, , how]) => moments.lossOf(of, { wouldBeBuried: of, ...how, inCombat: true }) %}
          | sel wouldbe goneso incombat7 "by" thiscard                {% ([of, , how]) => moments.lossOf(of, { wouldBeBuried: of, ...how, inCombat: true, from: { title: 'self' } }) %}
          | sel wouldbe goneso incombat7 bysome                       {% ([of, , how, , from]) => moments.lossOf(of, { wouldBeBuried: of, ...how, inCombat: true, from }) %}
          | sel wouldbe goneso bywhat                                 {% ([of, , how, by]) => moments.lossOf(of, { wouldBeBuried: of, ...how, ...by }) %}
          | anylost wouldbe goneso                                    {% ([of, , how]) => ({ wouldBeBuried: of, ...how }) %}
          | anylost wouldbe goneso incombat7                          {% ([of, , how]) => ({ wouldBeBuried: of, ...how, inCombat: true }) %}
          | anylost wouldbe goneso incombat7 "by" thiscard            {% ([of, , how]) => ({ wouldBeBuried: of, ...how, inCombat: true, from: { title: 'self' } }) %}
          | anylost wouldbe goneso incombat7 bysome                   {% ([of, , how, , from]) => ({ wouldBeBuried: of, ...how, inCombat: true, from }) %}
          | anylost wouldbe goneso bywhat                             {% ([of, , how, by]) => ({ wouldBeBuried: of, ...how, ...by }) %}
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
anycause -> "a" np                                                    {% ([, from]) => replacements.anyCause(from) %}
          | "any" np                                                  {% ([, from]) => replacements.anyCause(from) %}
          | "a" np "of" "any" "player"                                {% ([, from]) => replacements.anyCause(from) %}
          | "any" "player" "'s" np                                    {% ([, , , from]) => replacements.anyCause(from) %}
makesyoulose -> "would" makeyou1 "lose"                               {% draft.nothing %}
          | "would" makeyou1 "bury" "or" "discard"                    {% draft.nothing %}
          | "would" makeyou1 "discard" "or" "bury"                    {% draft.nothing %}
wouldbe  -> "would" "is"                                              {% draft.nothing %}
          | "must" "is"                                               {% draft.nothing %}
          | "is" "due" "to" "is"                                      {% draft.nothing %}
goneso   -> "bury"                                                    {% () => ({}) %}
          | "lose"                                                    {% () => ({ orDiscarded: true }) %}
          | "bury" "or" "discard"                                     {% () => ({ orDiscarded: true }) %}
          | "discard" "or" "bury"                                     {% () => ({ orDiscarded: true }) %}
          | "discard"                                                 {% () => ({ orDiscarded: 'only' }) %}
incombat7 -> "in" "combat"                                            {% draft.nothing %}
          | "during" "combat"                                         {% draft.nothing %}
          | "after" "combat"                                          {% draft.nothing %}
          | "at" "the" "end" "of" "combat"                            {% draft.nothing %}
bywhat   -> "by" opponent2                                            {% () => ({ by: 'opponent' }) %}
          | bysome                                                    {% ([from]) => ({ from }) %}
          | "by" npd "of" opponent2                                   {% ([, from]) => replacements.causedBy(from) %}
          | "by" opponent2 "'s" np                                    {% ([, , , from]) => replacements.causedBy(from) %}
bysome   -> "by" det np                                               {% ([, , from]) => from %}
          | "by" np                                                   {% ([, from], _at, reject) => (from.subtype === 'Day' || from.subtype === 'Night' ? reject : from) %}
ifso     -> "if"                                                      {% draft.nothing %}
          | whenever                                                  {% draft.nothing %}
youwould -> "you" "would"                                             {% draft.nothing %}
          | "you" "would" "have" "to"                                 {% draft.nothing %}
          | "you" "have" "to"                                         {% draft.nothing %}
          | "you" "must"                                              {% draft.nothing %}
opponent2 -> "your" "opponent"                                        {% draft.nothing %}
          | "a" "opponent"                                            {% draft.nothing %}
          | "opponent"                                                {% draft.nothing %}
wouldmake -> makeyou "lose"                                           {% () => 'lose' %}
          | makeyou "bury" "or" "discard"                             {% () => 'lose' %}
          | makeyou "discard" "or" "bury"                             {% () => 'lose' %}
          | makeyou "bury"                                            {% () => 'bury' %}
          | makeyou "discard"                                         {% () => 'discard' %}
makeyou  -> "would" makeyou1                                          {% draft.nothing %}
          | makeyou1                                                  {% draft.nothing %}
makeyou1 -> "make" "you"                                              {% draft.nothing %}
          | "cause" "you" "to"                                        {% draft.nothing %}
          | "force" "you" "to"                                        {% draft.nothing %}

# If any other Ally would be buried, you may instead: bury this card.   When played: unless your opponent plays a Location next: (your opponent loses 3 Sanity).
happening -> youwould goneso2 lostone                                 {% ([, how, of]) => ({ wouldBeBuried: of, ...how }) %}
          | youwould goneso2 lostone incombat7                        {% ([, how, of]) => ({ wouldBeBuried: of, ...how, inCombat: true }) %}
          | youwould goneso2 lostone bywhat                           {% ([, how, of, by]) => ({ wouldBeBuried: of, ...how, ...by }) %}
          | "you" "would" "lose" lostone "in" "combat"                {% ([, , , of]) => ({ wouldBeBuried: of, orDiscarded: true, inCombat: true }) %}
          | "you" "lose" lostone "in" "combat"                        {% ([, , of]) => ({ wouldBeBuried: of, orDiscarded: true, inCombat: true }) %}
          | youwould2 "lose" npd                                      {% ([, , wouldLose]) => ({ wouldLose }) %}
          | youwould3 "lose" lostone2                                 {% ([, , wouldLose]) => ({ wouldLose }) %}
          | youwould3 "lose" lostother                                {% ([, , of]) => replacements.anyLost(of) %}
          | anylost "would" "is" "bury" "in" "combat" "without" "full" "loss" {% ([of]) => ({ wouldBeBuried: of, inCombat: true, fullLoss: false }) %}
          | anylost "would" "is" "bury" "in" "combat" "with" "full" "loss" {% ([of]) => ({ wouldBeBuried: of, inCombat: true, fullLoss: true }) %}
          | anylost "would" "is" "bury" "without" "full" "loss"       {% ([of]) => ({ wouldBeBuried: of, fullLoss: false }) %}
          | anylost "would" "is" "bury" "with" "full" "loss"          {% ([of]) => ({ wouldBeBuried: of, fullLoss: true }) %}
lostone  -> npd                                                       {% ([is]) => cards.selector({ is, n: 1, pick: 'choose' }, []) %}
          | lostone2                                                  {% ([is]) => cards.selector({ is, n: 1, pick: 'choose' }, []) %}
          | lostother                                                 {% draft.first %}
lostone2 -> num "of" "your" np                                        {% ([n, , , is], _at, reject) => (n === 1 ? is : reject) %}
          | "any" num "of" "your" np                                  {% ([, n, , , is], _at, reject) => (n === 1 ? is : reject) %}
          | "any" "of" "your" np                                      {% ([, , , is]) => is %}
          | "a" np "of" "yours"                                       {% ([, is]) => is %}
lostother -> "another" np                                             {% ([, is]) => cards.selector({ is, n: 1, pick: 'choose', others: true }, []) %}
          | num "of" "your" "other" np                                {% ([n, , , , is], _at, reject) => (n === 1 ? cards.selector({ is, n, pick: 'choose', others: true }, []) : reject) %}
          | "any" num "of" "your" "other" np                          {% ([, n, , , , is], _at, reject) => (n === 1 ? cards.selector({ is, n, pick: 'choose', others: true }, []) : reject) %}
goneso2  -> "bury"                                                    {% () => ({}) %}
          | "bury" "or" "discard"                                     {% () => ({ orDiscarded: true }) %}
          | "discard" "or" "bury"                                     {% () => ({ orDiscarded: true }) %}
          | "discard"                                                 {% () => ({ orDiscarded: 'only' }) %}
youwould2 -> "you" "would" "have" "to"                                {% draft.nothing %}
          | "you" "have" "to"                                         {% draft.nothing %}
          | "you" "must"                                              {% draft.nothing %}
youwould3 -> "you" "would"                                            {% draft.nothing %}
          | youwould2                                                 {% draft.nothing %}
# If you would lose Sanity by Phobia Events, you may bury this card to prevent that.   Bury this card to prevent the loss of up to 4 Sanity points.
happening -> whowould losessanity                                      {% ([, atLeast]) => moments.sanityLoss(undefined, atLeast) %}
          | whowould losessanity sanityby                               {% ([, atLeast, by]) => moments.sanityLoss(by, atLeast) %}
          | sanity "would" "is" "lose"                                {% () => moments.sanityLoss() %}
          | sanity "would" "is" "lose" sanityby                         {% ([, , , , by]) => moments.sanityLoss(by) %}
          | num "or" "more" sanity "would" "is" "lose"                {% ([atLeast]) => moments.sanityLoss(undefined, atLeast) %}
          | num "or" "more" sanity "would" "is" "lose" sanityby         {% ([atLeast, , , , , , , by]) => moments.sanityLoss(by, atLeast) %}
whowould -> youwould                                                  {% draft.nothing %}
          | "you"                                                     {% draft.nothing %}
          | "your" "investigator"                                     {% draft.nothing %}
          | "your" "investigator" "would"                             {% draft.nothing %}
          | "your" "investigator" "must"                              {% draft.nothing %}
losessanity -> "lose" sanity                                          {% () => undefined %}
          | "lose" "any" sanity                                       {% () => undefined %}
          | "lose" num "or" "more" sanity                             {% ([, n]) => n %}
          | "lose" num sanity "or" "more"                             {% ([, n]) => n %}
          | "lose" "at" "least" num sanity                            {% ([, , , n]) => n %}
          | "lose" "more" "than" num sanity                           {% ([, , , n]) => n + 1 %}
          | suffers aloss "sanity" "loss"                             {% () => undefined %}
          | suffers "sanity" "loss"                                   {% () => undefined %}
          | suffers aloss "loss" "of" sanity                          {% () => undefined %}
          | suffers aloss "sanity" "loss" "of" num "or" "more"        {% ([, , , , , n]) => n %}
          | suffers "a" "loss" "of" num "or" "more" sanity            {% ([, , , , n]) => n %}
suffers  -> "suffer"                                                  {% draft.nothing %}
          | "take"                                                    {% draft.nothing %}
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
          | lostnow "in" "combat"                                     {% ([only]) => ({ only, inCombat: true }) %}
          | "lose" "in" "combat"                                      {% () => ({ only: false, inCombat: true }) %}
          | "bury" "in" "combat"                                      {% () => ({ only: true, inCombat: true }) %}
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
          | "is" "lose" "in" "combat"                                 {% () => ({ orDiscarded: true, inCombat: true }) %}
          | "lose" itself "in" "combat"                               {% () => ({ orDiscarded: true, inCombat: true }) %}
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
          | thiscard "is" "lose" aftercombat                          {% () => ({ orDiscarded: true, inCombat: true }) %}
          | "lose" aftercombat                                        {% () => ({ orDiscarded: true, inCombat: true }) %}
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
          | num "of" "that" "at" "a" "time"                           {% ([upTo]) => ({ upTo, repeated: true }) %}
          | "all" "but" num "of" "that"                               {% ([, , left]) => ({ left }) %}
          | "half" "of" "that"                                        {% () => ({ left: 'half' }) %}
          | "half" "of" "it"                                          {% () => ({ left: 'half' }) %}
          | "half" "of" "the" "loss"                                  {% () => ({ left: 'half' }) %}
          | "them"                                                    {% () => undefined %}
          | num "of" "it"                                             {% ([upTo]) => upTo %}
          | num "of" "them"                                           {% ([upTo]) => upTo %}
          | num "point"                                               {% ([upTo]) => upTo %}
          | num "point" "of" "it"                                     {% ([upTo]) => upTo %}
          | num "point" "of" "loss"                                   {% ([upTo]) => upTo %}
          | num "point" "of" "the" "loss"                             {% ([upTo]) => upTo %}
          | num "point" "of" "that" "loss"                            {% ([upTo]) => upTo %}
          | num sanity                                                {% ([upTo]) => upTo %}
          | "up" "to" num "of" "them"                                 {% ([, , upTo]) => upTo %}
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
reducing -> "reduce" theloss byso                                     {% ([, , share]) => share %}
theloss  -> "the" "loss"                                              {% draft.nothing %}
          | "that" "loss"                                             {% draft.nothing %}
          | "this" "loss"                                             {% draft.nothing %}
          | "it"                                                      {% draft.nothing %}
and3     -> "and"                                                     {% draft.nothing %}
          | ","                                                       {% draft.nothing %}
          | "," "and"                                                 {% draft.nothing %}
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
