# What may be done, must be done and must not be done.

@lexer lexer

# This card may be played right after a Train.
# No player may gain Sanity.   You must leave here by walking.   Day or Night Events may not be played.
# If this card would be buried, you may instead: give this card to one other Ally.
rule     -> permit                                                    {% ([permit]) => ({ kind: 'permit', permit }) %}
          | player "may" "not" forbidden                              {% ([who, , , what]) => ({ kind: 'forbid', who, what }) %}
          | "no" "player" "may" forbidden                             {% ([, , , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | "no" "investigator" "may" forbidden                       {% ([, , , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | "no" "opponent" "may" forbidden                           {% ([, , , what]) => ({ kind: 'forbid', who: 'eachOpponent', what }) %}
          | np "may" "not" "is" "play"                                {% ([play]) => ({ kind: 'forbid', who: 'each', what: { play } }) %}
          | player duty                                               {% ([who, what]) => ({ kind: 'oblige', who, what }) %}
          | "if" happening "," "it" "stay" "in" "play" "instead"      {% ([, of]) => make.instead(of, [], false) %}
          | "if" happening "," "discard" sel "instead"                {% ([, of, , , move]) => make.instead(of, [{ op: { move, to: 'discard' } }], false) %}

# No player may play an Ally while at a City Location.   Investigators at a City Location may not cast Spells.   No Ally may be played at a City Location.
rule     -> "no" "player" "may" forbidden at npd                      {% ([, , , what, , is]) => far.forbidThere('each', what, make.at(is, 'actor')) %}
          | "no" "player" "may" forbidden "while" thereat             {% ([, , , what, , c]) => far.forbidThere('each', what, c) %}
          | player "may" "not" forbidden at npd                       {% ([who, , , what, , is]) => far.foeForbiddenThere(who, what, make.at(is, 'actor')) %}
          | "no" "investigator" "may" forbidden at npd                {% ([, , , what, , is]) => far.forbidThere('each', what, make.at(is, 'actor')) %}
          | "no" "investigator" "may" forbidden "while" thereat       {% ([, , , what, , c]) => far.forbidThere('each', what, c) %}
          | "no" "opponent" "may" forbidden at npd                    {% ([, , , what, , is]) => far.forbidThere('eachOpponent', what, make.at(is, 'actor')) %}
          | "no" "opponent" "may" forbidden "while" thereat           {% ([, , , what, , c]) => far.forbidThere('eachOpponent', what, c) %}
          | "no" "player" thereat "may" forbidden                     {% ([, , c, , what]) => far.forbidThere('each', what, c) %}
          | "no" "investigator" thereat "may" forbidden               {% ([, , c, , what]) => far.forbidThere('each', what, c) %}
          | "no" "opponent" thereat "may" forbidden                   {% ([, , c, , what]) => far.forbidThere('eachOpponent', what, c) %}
          | crowd thereat "may" "not" forbidden                       {% ([who, c, , , what]) => far.forbidThere(who, what, c) %}
          | crowd thereat "cannot" forbidden                          {% ([who, c, , what]) => far.forbidThere(who, what, c) %}
          | crowd "may" "not" forbidden "while" thereat               {% ([who, , , what, , c]) => far.forbidThere(who, what, c) %}
          | crowd "cannot" forbidden "while" thereat                  {% ([who, , what, , c]) => far.forbidThere(who, what, c) %}
          | "no" np "may" "is" "play" at npd                          {% ([, play, , , , , is]) => far.forbidThere('each', { play }, make.at(is, 'actor')) %}
          | "no" np "can" "is" "play" at npd                          {% ([, play, , , , , is]) => far.forbidThere('each', { play }, make.at(is, 'actor')) %}
          | np "may" "not" "is" "play" at npd                         {% ([play, , , , , , is]) => far.forbidThere('each', { play }, make.at(is, 'actor')) %}
          | np "cannot" "is" "play" at npd                            {% ([play, , , , , is]) => far.forbidThere('each', { play }, make.at(is, 'actor')) %}
          | "no" "spell" "may" "is" "cast" at npd                     {% ([, , , , , , is]) => far.forbidThere('each', 'castSpells', make.at(is, 'actor')) %}
          | "spell" "may" "not" "is" "cast" at npd                    {% ([, , , , , , is]) => far.forbidThere('each', 'castSpells', make.at(is, 'actor')) %}
          | "no" sanity "may" "is" "gain" "by" crowd thereat          {% ([, , , , , , who, c]) => far.forbidThere(who, 'gainSanity', c) %}
          | "no" sanity "may" "is" "gain" "by" crowd                  {% ([, , , , , , who]) => ({ kind: 'forbid', who, what: 'gainSanity' }) %}

# No Train may be played.   By Day, no Storm may be played.
rule     -> "no" np "may" "is" "play"                                 {% ([, play]) => ({ kind: 'forbid', who: 'each', what: { play } }) %}
          | player "may" "not" "remove" thiscard                      {% ([who]) => ({ kind: 'forbid', who, what: { bury: { ref: 'self' } } }) %}
          | player "may" "not" "remove" thiscard at npd               {% ([who, , , , , , is]) => make.forbidAt(who, { bury: { ref: 'self' } }, is) %}
          | player "may" "not" "pass" "(" "to" "try" "to" "end" eachround ")" {% ([who]) => ({ kind: 'forbid', who, what: 'pass' }) %}
          | sel "must" "participate" "in" anycombat                   {% ([defendWith]) => ({ kind: 'oblige', who: 'opponent', what: { defendWith } }) %}
          | "if" happening "," "they" "is" "discard" "instead"        {% ([, of]) => make.insteadOf(of, 'discard') %}
          | "if" happening "," "they" "is" "bury" "instead"           {% ([, of]) => make.insteadOf(of, 'bury') %}
          | "your" "ally" "may" "attack" "your" "opponent" "as" "if" "they" "is" "in" "the" "same" "location" {% () => ({ kind: 'permit', permit: { commit: 'assault' } }) %}
          | "use" thiscard "as" "a" np bymeans "to" "any" "location" besides "," "except" borne {% ([, , , , , , , , , , , , not]) => make.anywhere({ not }) %}
          | "use" thiscard "as" "a" np bymeans "to" "any" "location"  {% () => make.anywhere() %}
          | "no" "spell" "may" "is" "cast"                            {% () => ({ kind: 'forbid', who: 'each', what: 'castSpells' }) %}
          | "no" np "may" "is" "cast"                                 {% ([, is]) => far.forbidCasting('each', is) %}
          | "no" np "can" "is" "cast"                                 {% ([, is]) => far.forbidCasting('each', is) %}
          | np "may" "not" "is" "cast"                                {% ([is]) => far.forbidCasting('each', is) %}
          | np "cannot" "is" "cast"                                   {% ([is]) => far.forbidCasting('each', is) %}
          | np "may" "not" "is" "cast" "by" player                    {% ([is, , , , , , who]) => far.forbidCasting(who, is) %}
          | "no" np "may" "is" "cast" "by" player                     {% ([, is, , , , , who]) => far.forbidCasting(who, is) %}
          | "no" np "may" "is" "cast" at npd                          {% ([, is, , , , , where]) => far.forbidCastingAt(is, make.at(where, 'actor')) %}
          | np "may" "not" "is" "cast" at npd                         {% ([is, , , , , , where]) => far.forbidCastingAt(is, make.at(where, 'actor')) %}
          | "no" "gate" "may" "is" "use"                              {% () => ({ kind: 'forbid', who: 'each', what: 'useGates' }) %}
          | "gate" "may" "not" "is" "use"                             {% () => ({ kind: 'forbid', who: 'each', what: 'useGates' }) %}
          | "spell" "may" "not" "is" "cast"                           {% () => ({ kind: 'forbid', who: 'each', what: 'castSpells' }) %}
          | player "may" "pass" "only" "if" cond                      {% ([who, , , , , c]) => ({ kind: 'forbid', who, what: 'pass', if: { not: c } }) %}
          | thiscard "is" "never" "bury"                              {% () => make.instead({ wouldBeBuried: { ref: 'self' } }, [], false) %}
          | thiscard "is" "never" "bury" "in" poss "story" "deck"     {% () => make.instead({ wouldBeBuried: { ref: 'self' } }, [], false) %}

# You must walk to this Location.   You may only travel here by Travel by Sea.   This Location may only be reached by walking.
rule     -> "you" "may" "only" reaching by                            {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | "you" "can" "only" reaching by                            {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | thiscard maycan "only" "is" reached by                    {% ([, , , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | maycan "only" "is" reached by                             {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | "you" maycan "only" "leave" heregoing by                  {% ([, , , , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy } }) %}
          | "you" "must" "walk" "to" heregoing                        {% () => ({ kind: 'oblige', who: 'you', what: { reachBy: 'walk' } }) %}
          | "you" "must" "walk" "to" heregoing "," "even" "from" npd  {% () => ({ kind: 'oblige', who: 'you', what: { reachBy: 'walk' } }) %}
          | "you" "must" "walk" "to" heregoing "," "even" "from" "another" np{% () => ({ kind: 'oblige', who: 'you', what: { reachBy: 'walk' } }) %}
          | "you" "must" "walk" "from" heregoing                      {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | "you" "must" "leave" heregoing by                         {% ([, , , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy } }) %}
          | "if" "you" "leave" heregoing "," "you" "must" "walk"      {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | "when" "you" "leave" heregoing "," "you" "must" "walk"    {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | thiscard maycan "is" "play" inplace                       {% ([, , , , if_]) => make.playedAt(if_) %}
          | maycan "is" "play" inplace                                {% ([, , , if_]) => make.playedAt(if_) %}
          | "you" "may" "play" thiscard inplace                       {% ([, , , , if_]) => make.playedAt(if_) %}

# You may play Ghouls as Allies.   You may use a Kingsport Gate to play this card as an Ally.
rule     -> maycan "is" "play" "as" "a" allymonster allowed           {% ([, , , , , playAs, more]) => make.playedAs('self', playAs, more) %}
          | maycan "is" "play" "as" "a" allymonster                   {% ([, , , , , playAs]) => make.playedAs('self', playAs, {}) %}
          | "you" "may" "play" npd "as" allymonster allowed           {% ([, , , of, , playAs, more]) => make.playedAs(of, playAs, more) %}
          | "you" "may" "play" npd "as" allymonster                   {% ([, , , of, , playAs]) => make.playedAs(of, playAs, {}) %}
          | npd "may" "is" "play" "as" allymonster allowed            {% ([of, , , , , playAs, more]) => make.playedAs(of, playAs, more) %}
          | npd "may" "is" "play" "as" allymonster                    {% ([of, , , , , playAs]) => make.playedAs(of, playAs, {}) %}
          | "you" "may" "use" "a" gated "to" "play" thiscard "as" "a" allymonster {% ([, , , , is, , , , , , playAs]) => make.playedAs('self', playAs, { at: is, cost: ['gate'] }) %}
          | "you" "may" "use" "a" gated "to" "play" some np "as" "a" allymonster {% ([, , , , is, , , , of, , , playAs]) => make.playedAs(of, playAs, { at: is, cost: ['gate'] }) %}
          | "you" "may" "use" "a" gated "to" "play" np "as" allymonster {% ([, , , , is, , , of, , playAs]) => make.playedAs(of, playAs, { at: is, cost: ['gate'] }) %}
          | "must" "defend"                                           {% () => ({ kind: 'oblige', who: 'you', what: { defendWith: { ref: 'self' } } }) %}
          | thiscard "must" "defend"                                  {% () => ({ kind: 'oblige', who: 'you', what: { defendWith: { ref: 'self' } } }) %}
          | "must" "is" "choose" "as" "a" "defending" "ally"          {% () => ({ kind: 'oblige', who: 'you', what: { defendWith: { ref: 'self' } } }) %}
          | thiscard "must" "is" "choose" "as" "a" "defending" "ally" {% () => ({ kind: 'oblige', who: 'you', what: { defendWith: { ref: 'self' } } }) %}
          | player "cannot" forbidden                                 {% ([who, , what]) => ({ kind: 'forbid', who, what }) %}
          | np "cannot" "is" "play"                                   {% ([play]) => make.forbidPlay(play) %}
          | "no" np "can" "is" "play"                                 {% ([, play]) => make.forbidPlay(play) %}
          | "no" "player" "can" forbidden                             {% ([, , , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | "no" "spell" "can" "is" "cast"                            {% () => ({ kind: 'forbid', who: 'each', what: 'castSpells' }) %}
          | "nobody" "may" forbidden                                  {% ([, , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | "neither" "player" "may" forbidden                        {% ([, , , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | thiscard "cannot" "is" removing                           {% () => ({ kind: 'forbid', who: 'each', what: { bury: { ref: 'self' } } }) %}
          | sel maynot "is" "bury" "by" npd                           {% ([of, , , , , by]) => far.notBuriedBy(of, by) %}
          | "no" np "may" "is" removing                               {% ([, is]) => far.noneRemoved(is) %}
          | "no" np "may" "is" removing "by" npd                      {% ([, is, , , , , by]) => far.notBuriedBy(make.allOf(is), by) %}
          | "no" np "may" "is" removing "by" foes2 np                 {% ([, is, , , , , who, by]) => far.notBuriedBy(make.allOf(is), by, who) %}
          | sel maynot "is" "bury"                                    {% ([of]) => far.keptInPlay(of) %}
          | np maynot "is" removing                                   {% ([is]) => far.noneRemoved(is) %}
          | sel maynot "is" "bury" "by" every np                      {% ([of, , , , , , by]) => far.notBuriedBy(of, by) %}
          | sel maynot "is" "bury" "by" foes2 np                      {% ([of, , , , , who, by]) => far.notBuriedBy(of, by, who) %}
          | maynot "is" "bury" "by" npd                               {% ([, , , , by]) => far.notBuriedBy({ ref: 'self' }, by) %}
          | maynot "is" "bury" "by" every np                          {% ([, , , , , by]) => far.notBuriedBy({ ref: 'self' }, by) %}
          | maynot "is" "bury" "by" foes2 np                          {% ([, , , , who, by]) => far.notBuriedBy({ ref: 'self' }, by, who) %}
          | thiscard "may" "not" "is" removing                        {% () => ({ kind: 'forbid', who: 'each', what: { bury: { ref: 'self' } } }) %}
          | thiscard "may" "not" "is" removing at npd                 {% ([, , , , , , is]) => make.forbidAt('you', { bury: { ref: 'self' } }, is) %}
          | thiscard "cannot" "is" removing at npd                    {% ([, , , , , is]) => make.forbidAt('you', { bury: { ref: 'self' } }, is) %}
          | player "may" "not" "bury" thiscard at npd                 {% ([who, , , , , , is]) => make.forbidAt(who, { bury: { ref: 'self' } }, is) %}
          | player "cannot" "bury" thiscard at npd                    {% ([who, , , , , is]) => make.forbidAt(who, { bury: { ref: 'self' } }, is) %}
          | player "cannot" "remove" thiscard at npd                  {% ([who, , , , , is]) => make.forbidAt(who, { bury: { ref: 'self' } }, is) %}
          | player "cannot" "remove" thiscard                         {% ([who]) => ({ kind: 'forbid', who, what: { bury: { ref: 'self' } } }) %}
          | "you" "cannot" "leave" heregoing "by" "walk"              {% () => more.notOnFoot('leaveBy') %}
          | "you" "may" "not" "leave" heregoing "by" "walk"           {% () => more.notOnFoot('leaveBy') %}
          | "you" "may" "not" "walk" "from" heregoing                 {% () => more.notOnFoot('leaveBy') %}
          | "you" "cannot" "walk" "from" heregoing                    {% () => more.notOnFoot('leaveBy') %}
          | "you" "may" "not" "walk" "out" "of" heregoing             {% () => more.notOnFoot('leaveBy') %}
          | "you" "may" "not" reaching "by" "walk"                    {% () => more.notOnFoot('reachBy') %}
          | "you" "cannot" reaching "by" "walk"                       {% () => more.notOnFoot('reachBy') %}
          | "you" "may" "not" "walk" "to" heregoing                   {% () => more.notOnFoot('reachBy') %}
          | "you" "cannot" "walk" "to" heregoing                      {% () => more.notOnFoot('reachBy') %}
          | "you" "may" "not" "walk" "here"                           {% () => more.notOnFoot('reachBy') %}
          | "you" "cannot" "walk" "here"                              {% () => more.notOnFoot('reachBy') %}
          | heregoing maycan "not" "is" reached "by" "walk"           {% () => more.notOnFoot('reachBy') %}
          | heregoing "cannot" "is" reached "by" "walk"               {% () => more.notOnFoot('reachBy') %}
          | "cannot" "is" reached "by" "walk"                         {% () => more.notOnFoot('reachBy') %}
          | "may" "not" "is" reached "by" "walk"                      {% () => more.notOnFoot('reachBy') %}
          | heregoing maycan "only" "is" "leave" by                   {% ([, , , , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy } }) %}
          | heregoing maycan "is" "leave" "only" by                   {% ([, , , , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy } }) %}
          | "you" "must" "walk" "when" "leave" heregoing              {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | "you" "must" "walk" "when" "you" "leave" heregoing        {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | "you" "must" "walk" "when" "leave" "here"                 {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | thiscard maycan "is" reached "only" by                    {% ([, , , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | maycan "is" reached "only" by                             {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | "you" "may" "use" "any" gated "to" "play" thiscard "as" "a" allymonster {% ([, , , , is, , , , , , playAs]) => make.playedAs('self', playAs, { at: is, cost: ['gate'] }) %}
          | "by" "use" "this" "gate" "," "you" "may" "play" some np "as" "a" allymonster {% ([, , , , , , , , , of, , , playAs]) => wide.throughThisGate(of, playAs) %}
          | "by" "use" "this" "gate" "you" "may" "play" some np "as" "a" allymonster {% ([, , , , , , , , of, , , playAs]) => wide.throughThisGate(of, playAs) %}
          | "you" "may" "use" "any" gated "to" "play" some np "as" "a" allymonster {% ([, , , , is, , , , of, , , playAs]) => make.playedAs(of, playAs, { at: is, cost: ['gate'] }) %}
          | "all" "threat" "must" "is" "keep" "face-up"               {% () => ({ kind: 'oblige', who: 'each', what: 'threatFaceUp' }) %}
          | "threat" "must" "is" "keep" "face-up"                     {% () => ({ kind: 'oblige', who: 'each', what: 'threatFaceUp' }) %}
          | every np "must" "is" reached by                           {% ([, to, , , , reachBy]) => ({ kind: 'oblige', who: 'each', what: { reachBy, to: make.location(to, true) } }) %}
          | every np maycan "only" "is" reached by                    {% ([, to, , , , , reachBy]) => ({ kind: 'oblige', who: 'each', what: { reachBy, to: make.location(to, true) } }) %}
          | "no" sanity "may" "is" "gain"                             {% () => ({ kind: 'forbid', who: 'each', what: 'gainSanity' }) %}
          | sanity maynot "is" "gain"                                 {% () => ({ kind: 'forbid', who: 'each', what: 'gainSanity' }) %}
          | player "may" "not" "attack" attacked                      {% more.keptFromAttack %}
          | player "cannot" "attack" attacked                         {% more.keptFromAttack %}
          | "no" "player" "may" "attack" attacked                     {% more.keptFromAttack %}
          | "no" "opponent" "may" "attack" attacked                   {% more.keptFromAttack %}
          | "no" "threat" "may" "is" aimedat attacked                 {% more.keptFromAttack %}
          | "no" "monster" "may" "attack" attacked                    {% more.keptFromAttack %}
          | "threat" maynot "is" aimedat attacked                     {% more.keptFromAttack %}
          | "monster" maynot "attack" attacked                        {% more.keptFromAttack %}
          | "you" "is" "protect" "from" "attack"                      {% more.keptFromAttack %}
          | "walk" "is" notallowed                                    {% () => ({ kind: 'forbid', who: 'each', what: 'walk' }) %}
          | np "may" "not" "is" "play" "by" player                    {% ([play, , , , , , who]) => more.noPlayBy(play, who) %}
          | np "cannot" "is" "play" "by" player                       {% ([play, , , , , who]) => more.noPlayBy(play, who) %}
          | "no" np "may" "is" "play" "by" player                     {% ([, play, , , , , who]) => more.noPlayBy(play, who) %}
          | "no" np "can" "is" "play" "by" player                     {% ([, play, , , , , who]) => more.noPlayBy(play, who) %}
          | thiscard maycan "is" "play" waiving at npd                {% ([, , , , waive, , is]) => more.waivedAt(waive, is) %}
          | "you" "may" "play" thiscard at npd waiving                {% ([, , , , , is, waive]) => more.waivedAt(waive, is) %}
          | "you" "may" "play" thiscard at "any" np waiving           {% ([, , , , , , is, waive]) => more.waivedAt(waive, is) %}
          | thiscard maycan "is" "play" at npd waiving                {% ([, , , , , is, waive]) => more.waivedAt(waive, is) %}
          | maycan "is" "play" at npd waiving                         {% ([, , , , is, waive]) => more.waivedAt(waive, is) %}
          | "you" "may" "play" thiscard waiving at npd                {% ([, , , , waive, , is]) => more.waivedAt(waive, is) %}
          | npd "may" "play" thiscard "regardless" "of" "language"    {% ([is]) => wide.readFor(is) %}
          | "you" "may" "travel" "from" npd "to" anyplace asby        {% ([, , , , is, , to]) => wide.travelFrom(is, make.route(to, { region: 'any' })) %}
          | "you" "may" "travel" "from" npd "to" anyplace             {% ([, , , , is, , to]) => wide.travelFrom(is, make.route(to, { region: 'any' })) %}
          | "you" "may" "play" npd at npd waiving                     {% ([, , , play, , is, waive]) => wide.playThere(play, is, waive) %}
          | "you" "may" "play" np at "any" np                         {% ([, , , is, , , place]) => wide.metThere(is, place) %}
          | "you" "may" "play" "any" np at "any" np                   {% ([, , , , is, , , place]) => wide.metThere(is, place) %}
          | "you" "may" "play" npd at npd "," waiving                 {% ([, , , play, , is, , waive]) => wide.playThere(play, is, waive) %}
          | "you" "may" "play" npd at "any" np waiving                {% ([, , , play, , , is, waive]) => wide.playThere(play, is, waive) %}
          | maycan "is" "play" waiving at npd                         {% ([, , , waive, , is]) => more.waivedAt(waive, is) %}
          | "no" np "may" "is" "use"                                  {% ([, is]) => more.noUse(is) %}
          | "no" np "may" "is" "play" againstyou                      {% ([, play]) => ({ kind: 'forbid', who: 'eachOpponent', what: { play, on: 'you' } }) %}
          | np maynot "is" "play" againstyou                          {% ([play]) => ({ kind: 'forbid', who: 'eachOpponent', what: { play, on: 'you' } }) %}
          | np maynot "is" "use"                                      {% ([is]) => more.noUse(is) %}

# Your opponent may not play more than one card a Turn.   No player may play more than two Events per Turn.   Each player may play only one Ally each Turn.
rule     -> player "may" "cast" "only" num np aperiod                 {% ([who, , , , n, is, per]) => far.castsOnly(who, n, is, per) %}
          | player "may" "only" "cast" num np aperiod                 {% ([who, , , , n, is, per]) => far.castsOnly(who, n, is, per) %}
          | player "may" "cast" "no" "more" "than" num np aperiod     {% ([who, , , , , , n, is, per]) => far.castsOnly(who, n, is, per) %}
          | "only" num np "may" "is" "cast" aperiod                   {% ([, n, is, , , , per]) => far.castsOnly('each', n, is, per) %}
          | "no" "more" "than" num np "may" "is" "cast" aperiod       {% ([, , , n, is, , , , per]) => far.castsOnly('each', n, is, per) %}
          | maycan "cast" "only" num ofthese aperiod                  {% ([, , , n, , per]) => far.castsOnly('you', n, { type: 'Spell' }, per, true) %}
          | thiscard maycan "cast" "only" num ofthese aperiod         {% ([, , , , n, , per]) => far.castsOnly('you', n, { type: 'Spell' }, per, true) %}
          | "only" num ofthese "may" "is" "cast" aperiod              {% ([, n, , , , , per]) => far.castsOnly('you', n, { type: 'Spell' }, per, true) %}
          | "only" num spellhere "may" "is" "cast" aperiod            {% ([, n, , , , , per]) => far.castsOnly('you', n, { type: 'Spell' }, per, true) %}
          | player "may" "cast" "only" num spellhere aperiod          {% ([who, , , , n, , per]) => far.castsOnly(who, n, { type: 'Spell' }, per, true) %}
rule     -> player "may" "play" "only" num np aperiod                 {% ([who, , , , n, is, per]) => far.playsOnly(who, n, is, per) %}
          | player "may" "play" "at" "most" num np aperiod            {% ([who, , , , , n, is, per]) => far.playsOnly(who, n, is, per) %}
          | player "may" "only" "play" num np aperiod                 {% ([who, , , , n, is, per]) => far.playsOnly(who, n, is, per) %}
          | player "can" "only" "play" num np aperiod                 {% ([who, , , , n, is, per]) => far.playsOnly(who, n, is, per) %}
          | player "can" "play" "only" num np aperiod                 {% ([who, , , , n, is, per]) => far.playsOnly(who, n, is, per) %}
          | "only" num np "may" "is" "play" "by" player aperiod       {% ([, n, is, , , , , who, per]) => far.playsOnly(who, n, is, per) %}
          | "only" num np "may" "is" "play" aperiod                   {% ([, n, is, , , , per]) => far.playsOnly('each', n, is, per) %}
          | "no" "more" "than" num np "may" "is" "play" aperiod       {% ([, , , n, is, , , , per]) => far.playsOnly('each', n, is, per) %}
          | player "may" "play" "no" "more" "than" num np aperiod     {% ([who, , , , , , n, is, per]) => far.playsOnly(who, n, is, per) %}
# Your opponent may play only Locations until the end of the Round when played.   No Investigator may walk to a Country Location.
rule     -> player "may" "play" "only" np                             {% ([who, , , , is]) => far.playsNothingBut(who, is) %}
          | player "may" "only" "play" np                             {% ([who, , , , is]) => far.playsNothingBut(who, is) %}
          | player "can" "only" "play" np                             {% ([who, , , , is]) => far.playsNothingBut(who, is) %}
          | player "may" "play" "nothing" "but" np                    {% ([who, , , , , is]) => far.playsNothingBut(who, is) %}
          | player maynot "play" "any" "card" "except" np             {% ([who, , , , , , is]) => far.playsNothingBut(who, is) %}
          | player maynot "walk" "to" npd                             {% ([who, , , , to]) => far.noWalkTo(who, make.location(to)) %}
          | "no" "player" "may" "walk" "to" npd                       {% ([, , , , , to]) => far.noWalkTo('each', make.location(to)) %}
          | "no" "investigator" "may" "walk" "to" npd                 {% ([, , , , , to]) => far.noWalkTo('each', make.location(to)) %}
          | "no" "opponent" "may" "walk" "to" npd                     {% ([, , , , , to]) => far.noWalkTo('eachOpponent', make.location(to)) %}

# This card may only be played if your Current Location is Underground.   This card may not be played if you have Dr. Allen in play.
requirement -> "you" "may" "play" thiscard "only" "if" cond           {% ([, , , , , , needs]) => ({ kind: 'require', needs }) %}
          | "cannot" "is" "play" "if" cond                            {% ([, , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "play" thiscard "when" cond                               {% ([, , , needs]) => ({ kind: 'require', needs }) %}
          | "play" thiscard "while" cond                              {% ([, , , needs]) => ({ kind: 'require', needs }) %}
          | "play" "only" "if" cond                                   {% ([, , , needs]) => ({ kind: 'require', needs }) %}
          | thiscard "may" "only" "is" "play" "if" cond            {% ([, , , , , , needs]) => ({ kind: 'require', needs }) %}
          | thiscard "may" "not" "is" "play" "if" cond                {% ([, , , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "can" "only" "is" "use" "against" np "who" "is" "inside" {% () => ({ kind: 'require', needs: { at: { pub: ['Inside'] }, who: 'opponent' } }) %}
          | "can" "only" "is" "use" "against" np "who" "is" "outside" {% () => ({ kind: 'require', needs: { at: { pub: ['Outside'] }, who: 'opponent' } }) %}

# This card may only be played at Night.   You must be at a Forest Location to play this card.   Play only at a City Location.
requirement -> thiscard maycan "only" "is" "play" mustbe              {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | maycan "only" "is" "play" mustbe                          {% ([, , , , needs]) => ({ kind: 'require', needs }) %}
          | maycan "only" "is" "play" "if" cond                       {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "play" "only" mustbe                                      {% ([, , needs]) => ({ kind: 'require', needs }) %}
          | "play" thiscard "only" mustbe                             {% ([, , , needs]) => ({ kind: 'require', needs }) %}
          | "play" thiscard "only" "if" cond                          {% ([, , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "must" "is" at npd "to" "play" thiscard             {% ([, , , , is]) => make.requireAt(is) %}
          | "you" "must" "have" npd "in" "play" "to" "play" thiscard  {% ([, , , is]) => make.requireInPlay(is) %}
          | thiscard "cannot" "is" "play" "if" cond                   {% ([, , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | thiscard "cannot" "is" "play" "while" cond                {% ([, , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "cannot" "is" "play" "while" cond                         {% ([, , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "play" thiscard "only" at npd                          {% ([, , , , is]) => make.requireAt(is) %}
          | thiscard "cannot" "is" "play" mustbe                      {% ([, , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "cannot" "is" "play" mustbe                               {% ([, , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "may" "not" "is" "play" "if" cond                         {% ([, , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "may" "not" "is" "play" mustbe                            {% ([, , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | thiscard "cannot" "is" "play" "unless" cond               {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "cannot" "is" "play" "unless" cond                        {% ([, , , , needs]) => ({ kind: 'require', needs }) %}
          | thiscard "may" "not" "is" "play" "unless" cond            {% ([, , , , , , needs]) => ({ kind: 'require', needs }) %}
          | "may" "not" "is" "play" "unless" cond                     {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | thiscard "must" "is" "play" mustbe                        {% ([, , , , needs]) => ({ kind: 'require', needs }) %}
          | "must" "is" "play" mustbe                                 {% ([, , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "may" "only" "play" thiscard mustbe                 {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "may" "only" "play" thiscard "if" cond              {% ([, , , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "may" "play" thiscard "only" mustbe                 {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | thiscard maycan "is" "play" "only" mustbe              {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | thiscard maycan "is" "play" "only" "if" cond              {% ([, , , , , , needs]) => ({ kind: 'require', needs }) %}
          | maycan "is" "play" "only" mustbe                          {% ([, , , , needs]) => ({ kind: 'require', needs }) %}
          | maycan "is" "play" "only" "if" cond                       {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}

# You must have a Cat in play to travel to this Location.   If the card is a Monster, lose 3 Sanity when played.
requirement -> "you" "must" "have" npd "in" "play" "to" reaching      {% ([, , , is]) => make.requireInPlay(is) %}
          | "you" "must" "have" npd "to" "play" thiscard              {% ([, , , is]) => make.requireInPlay(is) %}
          | "you" "must" "have" npd "to" reaching                     {% ([, , , is]) => make.requireInPlay(is) %}
          | "you" maycan "only" reaching "if" cond                    {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" maycan reaching "only" "if" cond                    {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "cannot" reaching "unless" cond                     {% ([, , , , needs]) => ({ kind: 'require', needs }) %}
          | "unless" cond "," "you" "cannot" reaching                 {% ([, needs]) => ({ kind: 'require', needs }) %}
          | "unless" cond "," "you" "may" "not" reaching              {% ([, needs]) => ({ kind: 'require', needs }) %}
          | "if" cond "," "you" "cannot" reaching                     {% ([, c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "if" cond "," "you" "may" "not" reaching                  {% ([, c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "you" "cannot" reaching "if" cond                         {% ([, , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "you" "may" "not" reaching "if" cond                      {% ([, , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "unless" cond "," "you" "cannot" "play" thiscard          {% ([, needs]) => ({ kind: 'require', needs }) %}
          | "unless" cond "," "you" "may" "not" "play" thiscard       {% ([, needs]) => ({ kind: 'require', needs }) %}
          | "unless" cond "," thiscard "may" "not" "is" "play"        {% ([, needs]) => ({ kind: 'require', needs }) %}
          | "unless" cond "," thiscard "cannot" "is" "play"           {% ([, needs]) => ({ kind: 'require', needs }) %}
          | "you" "may" "not" reaching "unless" cond                  {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "cannot" "play" thiscard "unless" cond              {% ([, , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "may" "not" "play" thiscard "unless" cond           {% ([, , , , , , needs]) => ({ kind: 'require', needs }) %}
          | "you" "cannot" "play" thiscard "if" cond                  {% ([, , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "you" "may" "not" "play" thiscard "if" cond               {% ([, , , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "you" "cannot" "play" thiscard "while" cond               {% ([, , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "you" "may" "not" "play" thiscard "while" cond            {% ([, , , , , , c]) => ({ kind: 'require', needs: { not: c } }) %}
          | "you" "must" "is" at npd                               {% ([, , , , is]) => more.usedOnly(make.at(is, 'you')) %}
          | "you" "must" "have" npd "in" "play"                       {% ([, , , is]) => more.usedOnly({ inPlay: is }) %}
          | "you" "must" "have" npd "in" "play" "to" "cast" thiscard  {% ([, , , is]) => more.usedOnly({ inPlay: is }) %}
          | "you" "must" "have" npd "in" "play" "to" "use" thiscard   {% ([, , , is]) => more.usedOnly({ inPlay: is }) %}
          | "may" "is" "use" "only" mustbe                         {% ([, , , , needs]) => more.usedOnly(needs) %}
          | "may" "only" "is" "use" mustbe                            {% ([, , , , needs]) => more.usedOnly(needs) %}
          | "can" "only" "is" "use" mustbe                            {% ([, , , , needs]) => more.usedOnly(needs) %}
          | thiscard "may" "only" "is" "use" mustbe                   {% ([, , , , , needs]) => more.usedOnly(needs) %}
          | thiscard "may" "is" "use" "only" mustbe                   {% ([, , , , , needs]) => more.usedOnly(needs) %}
          | "may" "only" "is" "use" "if" cond                         {% ([, , , , , needs]) => more.usedOnly(needs) %}
          | "may" "is" "use" "only" "if" cond                         {% ([, , , , , needs]) => more.usedOnly(needs) %}
          | thiscard "may" "is" "use" "only" "if" cond                {% ([, , , , , , needs]) => more.usedOnly(needs) %}
          | thiscard "may" "only" "is" "use" "if" cond                {% ([, , , , , , needs]) => more.usedOnly(needs) %}
          | "may" "is" "cast" "only" "if" cond                        {% ([, , , , , needs]) => more.usedOnly(needs) %}
          | "cast" "only" mustbe                                      {% ([, , needs]) => more.usedOnly(needs) %}
          | "cast" "only" "if" cond                                   {% ([, , , needs]) => more.usedOnly(needs) %}
          | "use" "only" mustbe                                       {% ([, , needs]) => more.usedOnly(needs) %}
          | "use" "only" "if" cond                                    {% ([, , , needs]) => more.usedOnly(needs) %}
          | "may" "only" "is" "cast" mustbe                           {% ([, , , , needs]) => more.usedOnly(needs) %}
          | "may" "is" "cast" "only" mustbe                           {% ([, , , , needs]) => more.usedOnly(needs) %}
          | "can" "only" "is" "cast" mustbe                           {% ([, , , , needs]) => more.usedOnly(needs) %}
          | thiscard "may" "only" "is" "cast" mustbe                  {% ([, , , , , needs]) => more.usedOnly(needs) %}
          | "may" "only" "is" "cast" "if" cond                        {% ([, , , , , needs]) => more.usedOnly(needs) %}
          | "require" "a" gated                                    {% ([, , is]) => make.requireAt(is) %}
          | "require" "the" "use" "of" "a" gated                      {% ([, , , , , is]) => make.requireAt(is) %}
          | thiscard "require" "a" gated                              {% ([, , , is]) => make.requireAt(is) %}
          | "you" "may" "not" "play" thiscard mustbe               {% ([, , , , , c]) => more.usedOnly(make.isNot(c)) %}
          | "you" "cannot" "play" thiscard mustbe                     {% ([, , , , c]) => more.usedOnly(make.isNot(c)) %}
          | "you" "may" "not" "use" thiscard mustbe                   {% ([, , , , , c]) => more.usedOnly(make.isNot(c)) %}
          | thiscard "may" "not" "is" "use" mustbe                    {% ([, , , , , c]) => more.usedOnly(make.isNot(c)) %}
          | "may" "not" "is" "use" mustbe                             {% ([, , , , c]) => more.usedOnly(make.isNot(c)) %}
          | "may" "not" "is" "cast" mustbe                            {% ([, , , , c]) => more.usedOnly(make.isNot(c)) %}
          | "cannot" "is" "cast" mustbe                               {% ([, , , c]) => more.usedOnly(make.isNot(c)) %}
          | "cannot" "is" "use" mustbe                                {% ([, , , c]) => more.usedOnly(make.isNot(c)) %}
          | thiscard maycan "is" reached "only" "from" npd         {% ([, , , , , , is]) => make.requireAt(is) %}
          | thiscard maycan "only" "is" reached "from" npd            {% ([, , , , , , is]) => make.requireAt(is) %}
          | "you" maycan "only" reaching "from" npd                   {% ([, , , , , is]) => make.requireAt(is) %}
          | maycan "only" "is" reached "from" npd                     {% ([, , , , , is]) => make.requireAt(is) %}
          | "require" npd "in" "play"                                 {% ([, is]) => make.requireInPlay(is) %}
permit   -> thiscard "may" "is" "play" "right" "after" npd            {% ([, , , , , , rightAfter]) => ({ rightAfter }) %}
          | "you" "may" "play" thiscard "after" "play" npd "," "on" "the" "same" "turn" {% ([, , , , , , rightAfter]) => ({ rightAfter }) %}
          | "you" "may" "play" thiscard "as" "a" allymonster allowed  {% ([, , , , , , playAs, more]) => ({ playAs, of: 'self', ...more }) %}
          | thiscard "may" "is" "play" "as" "a" allymonster allowed   {% ([, , , , , , playAs, more]) => ({ playAs, of: 'self', ...more }) %}
          | thiscard "may" "is" "play" "as" "a" allymonster           {% ([, , , , , , playAs]) => ({ playAs, of: 'self' }) %}
          | "you" "may" "play" "other" np "as" allymonster allowed    {% ([, , , , is, , playAs, more]) => ({ playAs, of: is, ...more }) %}
          | "you" "may" "play" npd "as" "a" allymonster allowed       {% ([, , , is, , , playAs, more]) => ({ playAs, of: is, ...more }) %}
          | "you" "may" "play" npd "as" "a" allymonster               {% ([, , , is, , , playAs]) => ({ playAs, of: is }) %}
          | "you" "may" "play" npd waiving                            {% ([, , , play, waive]) => make.plays(play, { waive }) %}
          | "you" "may" "play" npd "from" "any" "location" waiving    {% ([, , , play, , , , waive]) => make.plays(play, { waive }) %}
          | "you" "may" "play" npd "from" "any" "location" "," waiving {% ([, , , play, , , , , waive]) => make.plays(play, { waive }) %}
          | "you" "may" "play" npd waiving paying                     {% ([, , , play, waive, cost]) => make.plays(play, { waive, cost }) %}
          | "you" "may" "play" npd "from" "your" zone waiving         {% ([, , , play, , , from, waive]) => make.plays(play, { waive, from }) %}
          | "you" "may" "play" npd "from" "your" zone waiving paying  {% ([, , , play, , , from, waive, cost]) => make.plays(play, { waive, from, cost }) %}
          | "you" "may" "walk" "to" npd                               {% ([, , , , walkTo]) => ({ route: { walkTo: make.location(walkTo) } }) %}
          | "you" "may" "travel" "to" route                           {% ([, , , , route]) => ({ route }) %}
          | "your" "ally" "may" "assault" "your" "opponent"           {% () => ({ commit: 'assault' }) %}
          | thiscard "may" "join" "the" "defence" "late"              {% () => ({ commit: 'defence' }) %}
          | thiscard "may" "join" "the" "threat" "late"               {% () => ({ commit: 'threat' }) %}
          | "you" "may" "walk" "to" heregoing                         {% () => ({ route: { walkTo: { title: 'self' } } }) %}
          | "you" "may" "travel" "to" anyplace                        {% ([, , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "you" "may" "travel" "to" anyplace regions                {% ([, , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
          | "you" "may" "walk" "to" anyplace regions                  {% ([, , , , to, regions]) => make.permitRoute(make.route(to, regions, 'walking')) %}
          | "use" thiscard "as" "a" np bymeans "to" anyplace          {% ([, , , , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "use" thiscard "as" "a" np "to" anyplace                  {% ([, , , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "use" thiscard "as" "a" np "to" anyplace regions          {% ([, , , , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
          | "you" "may" "use" thiscard "as" "a" np "to" anyplace regions {% ([, , , , , , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
          | "use" thiscard "as" riding "to" anyplace                  {% ([, , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "use" thiscard "as" riding "to" anyplace regions          {% ([, , , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
          | "use" thiscard "as" riding "to" anyplace regions "," "except" borne {% ([, , , , , to, regions, , , not]) => make.permitRoute(make.route(far.butNot(to, not), regions)) %}
          | "use" thiscard "as" riding "to" anyplace "," "except" borne {% ([, , , , , to, , , not]) => make.permitRoute(make.route(far.butNot(to, not), { region: 'any' })) %}
          | "you" "may" "use" thiscard "as" riding "to" anyplace      {% ([, , , , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "you" "may" "use" thiscard "as" riding "to" anyplace regions {% ([, , , , , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
          | "you" "may" "use" thiscard "as" riding "to" anyplace regions "," "except" borne {% ([, , , , , , , to, regions, , , not]) => make.permitRoute(make.route(far.butNot(to, not), regions)) %}
          | "you" "may" "use" thiscard "as" riding "to" anyplace "," "except" borne {% ([, , , , , , , to, , , not]) => make.permitRoute(make.route(far.butNot(to, not), { region: 'any' })) %}
          | thiscard maycan "is" "use" "as" riding "to" anyplace      {% ([, , , , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | thiscard maycan "is" "use" "as" riding "to" anyplace regions {% ([, , , , , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
          | maycan "is" "use" "as" riding "to" anyplace               {% ([, , , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | maycan "is" "use" "as" riding "to" anyplace regions       {% ([, , , , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
          | thiscard maycan "is" "use" "as" "a" np "to" anyplace      {% ([, , , , , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | thiscard maycan "is" "use" "as" "a" np "to" anyplace regions {% ([, , , , , , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
          | "you" "may" "use" thiscard "as" "a" np "to" anyplace      {% ([, , , , , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}

# This card may be played in any Dimension.   May be played at any City Location.   You may play Dreamlands Allies.
permit   -> thiscard maycan "is" "play" anywhere                      {% ([, , , , waive]) => ({ play: { title: 'self' }, waive }) %}
          | maycan "is" "play" anywhere                               {% ([, , , waive]) => ({ play: { title: 'self' }, waive }) %}
          | "you" "may" "play" thiscard anywhere                      {% ([, , , , waive]) => ({ play: { title: 'self' }, waive }) %}
          | "you" "may" "play" npd anywhere                           {% ([, , , play, waive]) => make.playAnywhere(play, waive) %}
          | "you" "may" "play" npd                                    {% ([, , , play]) => make.playOfDimension(play) %}
          | np "may" "is" "play" anywhere                             {% ([play, , , , waive]) => make.playAnywhere(play, waive) %}
          | thiscard "may" "is" "play" "from" "any" "region"          {% () => ({ play: { title: 'self' }, waive: ['region'] }) %}
          | "you" "may" "play" thiscard "from" "any" "region"         {% () => ({ play: { title: 'self' }, waive: ['region'] }) %}
          | "you" "may" "play" npd "of" "any" "dimension"             {% ([, , , play]) => make.playAnywhere(play, ['dimension']) %}
          | "you" "may" "play" npd "from" "any" "dimension"           {% ([, , , play]) => make.playAnywhere(play, ['dimension']) %}
          | "you" "may" "play" npd "from" "any" "region"              {% ([, , , play]) => make.playAnywhere(play, ['region']) %}
          | "you" "may" "play" npd "of" "any" "region"                {% ([, , , play]) => make.playAnywhere(play, ['region']) %}
          | "you" "may" "play" npd "from" "another" "dimension"       {% ([, , , play]) => make.playAnywhere(play, ['dimension']) %}
          | "you" "may" "play" npd "from" "other" "dimension"         {% ([, , , play]) => make.playAnywhere(play, ['dimension']) %}
          | thiscard "may" "is" "add" "to" "the" defence2 late        {% () => ({ commit: 'defence' }) %}
          | "may" "is" "add" "to" "the" defence2 late                 {% () => ({ commit: 'defence' }) %}
          | thiscard "may" "is" "add" "to" "your" "threat" late       {% () => ({ commit: 'threat' }) %}
          | "may" "is" "add" "to" "your" "threat" late                {% () => ({ commit: 'threat' }) %}
          | "you" "may" "add" thiscard "to" "your" "threat" late      {% () => ({ commit: 'threat' }) %}
          | "you" "may" "add" thiscard "to" "the" defence2 late       {% () => ({ commit: 'defence' }) %}
          | "you" "may" "add" thiscard "to" "your" defence2 late      {% () => ({ commit: 'defence' }) %}
          | "may" "join" "the" "defence" "late"                       {% () => ({ commit: 'defence' }) %}
          | "may" "join" "the" "threat" "late"                        {% () => ({ commit: 'threat' }) %}
          | thiscard "may" "is" "add" "to" "the" defence2 late evenif {% () => ({ commit: 'defence' }) %}
          | "may" "is" "add" "to" "the" defence2 late evenif          {% () => ({ commit: 'defence' }) %}
          | thiscard "need" "not" "is" "play" at itsplace             {% () => ({ play: { title: 'self' }, waive: ['place'] }) %}
          | thiscard "need" "not" "is" at itsplace                    {% () => ({ play: { title: 'self' }, waive: ['place'] }) %}
          | "you" "may" "travel" "to" anyplace "with" thiscard        {% ([, , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "you" "may" "travel" "to" anyplace regions "with" thiscard {% ([, , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
          | "may" "is" "use" "as" "a" allymonster                     {% ([, , , , , playAs]) => ({ playAs, of: 'self' }) %}
          | thiscard "may" "is" "use" "as" "a" allymonster            {% ([, , , , , , playAs]) => ({ playAs, of: 'self' }) %}
          | "do" "not" gateneed                                       {% () => ({ play: { title: 'self' }, waive: ['gate'] }) %}
          | thiscard "do" "not" gateneed                              {% () => ({ play: { title: 'self' }, waive: ['gate'] }) %}
          | "need" "no" "gate"                                        {% () => ({ play: { title: 'self' }, waive: ['gate'] }) %}
          | "need" "no" "gate" "to" "is" "play"                       {% () => ({ play: { title: 'self' }, waive: ['gate'] }) %}
          | "require" "no" "gate"                                     {% () => ({ play: { title: 'self' }, waive: ['gate'] }) %}

# This card may join the Threat late for 2 Sanity.
permit   -> thiscard "may" "join" "the" "threat" "late" paying        {% ([, , , , , , cost]) => ({ commit: 'threat', cost }) %}
          | thiscard "may" "join" "the" "defence" "late" paying       {% ([, , , , , , cost]) => ({ commit: 'defence', cost }) %}
          | thiscard "may" "join" "your" "threat" late2               {% () => ({ commit: 'threat' }) %}
          | thiscard "may" "join" "your" "threat" late2 paying        {% ([, , , , , , cost]) => ({ commit: 'threat', cost }) %}
          | "may" "join" "your" "threat" late2                        {% () => ({ commit: 'threat' }) %}
          | "may" "join" "your" "threat" late2 paying                 {% ([, , , , , cost]) => ({ commit: 'threat', cost }) %}
          | "may" "join" "the" "threat" late2 paying                  {% ([, , , , , cost]) => ({ commit: 'threat', cost }) %}
          | "may" "join" "the" defence2 late2 paying                  {% ([, , , , , cost]) => ({ commit: 'defence', cost }) %}
          | thiscard "may" "is" "add" "to" "your" "threat" late paying {% ([, , , , , , , , cost]) => ({ commit: 'threat', cost }) %}
          | "may" "is" "add" "to" "your" "threat" late paying         {% ([, , , , , , , cost]) => ({ commit: 'threat', cost }) %}
          | "you" "may" "add" thiscard "to" "your" "threat" late paying {% ([, , , , , , , , cost]) => ({ commit: 'threat', cost }) %}
          | "use" thiscard "to" "travel" "to" anyplace                {% ([, , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "use" thiscard "to" "travel" "to" anyplace regions        {% ([, , , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
          | "you" "may" "use" thiscard "to" "travel" "to" anyplace    {% ([, , , , , , , to]) => make.permitRoute(make.route(to, { region: 'any' })) %}
          | "you" "may" "use" thiscard "to" "travel" "to" anyplace regions {% ([, , , , , , , to, regions]) => make.permitRoute(make.route(to, regions)) %}
forbidden -> "play" npd                                               {% ([, play]) => ({ play }) %}
          | "play" npd againstyou                                     {% ([, play]) => ({ play, on: 'you' }) %}
          | "gain" "sanity"                                           {% () => 'gainSanity' %}
          | "use" "gate"                                              {% () => 'useGates' %}
          | "cast" "spell"                                            {% () => 'castSpells' %}
          | "pass"                                                    {% () => 'pass' %}
          | "bury" "phobia"                                           {% () => 'buryPhobias' %}
          | "bury" sel                                                {% ([, bury]) => ({ bury }) %}
          | "bury" sel "by" np                                        {% ([, bury, , by]) => ({ bury, by }) %}
          | "join" npd                                                {% ([, join]) => ({ join }) %}
          | "flip" sel "face-up"                                      {% ([, flipUp]) => ({ flipUp }) %}
          | "affect" npd                                              {% ([, affect]) => ({ affect }) %}
          | "travel" "by" npd                                         {% ([, , travelBy]) => ({ travelBy }) %}

# No Investigator may travel by Sea.   This card has a value of 5 if your opponent is at a Water Location.   Draw one card for each Ally you have in play when played.
forbidden -> "use" "any" "gate"                                       {% () => 'useGates' %}
          | %name                                                     {% ([name]) => make.goBy(name) %}
          | "cast" "any" "spell"                                     {% () => 'castSpells' %}
          | "cast" np                                                 {% ([, is]) => far.castingOf(is) %}
          | "cast" "any" np                                           {% ([, , is]) => far.castingOf(is) %}
          | "complete" "a" "adventure"                                {% () => ({ play: { type: 'Adventure' } }) %}
          | "complete" "adventure"                                    {% () => ({ play: { type: 'Adventure' } }) %}
          | "complete" "any" "adventure"                              {% () => ({ play: { type: 'Adventure' } }) %}
          | "use" "a" "gate"                                          {% () => 'useGates' %}
          | "remove" "phobia"                                         {% () => 'buryPhobias' %}
          | "gain" "any" "sanity"                                     {% () => 'gainSanity' %}

# No player may walk.   You may not be attacked.   This card cannot be summoned.   You may not enter any Water Location.
forbidden -> "walk"                                                   {% () => 'walk' %}
          | "travel" "by" "walk"                                      {% () => 'walk' %}
          | "is" "attack"                                             {% () => 'beAttacked' %}
          | arriving npd                                              {% ([, is]) => more.notTo(is) %}
          | "visit" npd                                               {% ([, is]) => more.notTo(is) %}
          | "go" "to" npd                                             {% ([, , is]) => more.notTo(is) %}
          | "use" np                                                 {% ([, is]) => more.noUseOf(is) %}
          | "use" "any" np                                            {% ([, , is]) => more.noUseOf(is) %}
          | "use" "a" np                                              {% ([, , is]) => more.noUseOf(is) %}
# No player may cancel this card.   Your opponent may not cancel your Spells.
forbidden -> "cancel" thiscard                                        {% () => ({ cancel: { title: 'self' } }) %}
          | "cancel" thiscard "by" npd                                {% ([, , , by]) => ({ cancel: { title: 'self' }, by }) %}
          | "cancel" npd                                              {% ([, cancel]) => more.noCancel(cancel) %}
          | "cancel" npd "by" npd                                     {% ([, cancel, , by]) => more.noCancel(cancel, undefined, by) %}
          | "cancel" poss np                                          {% ([, of, cancel]) => more.noCancel(cancel, of) %}
          | "cancel" poss np "by" npd                                 {% ([, of, cancel, , by]) => more.noCancel(cancel, of, by) %}
          | "cancel" npd youdo                                        {% ([, cancel]) => more.noCancel(cancel, 'you') %}

# This card may not be cancelled by Spells.   Your Events may not be cancelled.   Spells cast by you may not be cancelled by your opponent.
rule     -> thiscard maynot "is" "cancel"                             {% () => more.notCancelled({ cancel: { title: 'self' } }) %}
          | thiscard maynot "is" "cancel" cancelby                    {% ([, , , , by]) => more.notCancelled({ cancel: { title: 'self' } }, by) %}
          | maynot "is" "cancel"                                      {% () => more.notCancelled({ cancel: { title: 'self' } }) %}
          | maynot "is" "cancel" cancelby                             {% ([, , , by]) => more.notCancelled({ cancel: { title: 'self' } }, by) %}
          | cancelled maynot "is" "cancel"                            {% ([what]) => more.notCancelled(what) %}
          | cancelled maynot "is" "cancel" cancelby                   {% ([what, , , , by]) => more.notCancelled(what, by) %}
          | "no" np "may" "is" "cancel"                               {% ([, is]) => more.notCancelled(more.noCancel(is)) %}
          | "no" np "may" "is" "cancel" cancelby                      {% ([, is, , , , by]) => more.notCancelled(more.noCancel(is), by) %}
          | "no" np "can" "is" "cancel"                               {% ([, is]) => more.notCancelled(more.noCancel(is)) %}
cancelled -> np                                                       {% ([is]) => more.noCancel(is) %}
          | "all" np                                                  {% ([, is]) => more.noCancel(is) %}
          | poss np                                                   {% ([of, is]) => more.noCancel(is, of) %}
          | np youdo                                                  {% ([is]) => more.noCancel(is, 'you') %}
          | np "that" youdo                                           {% ([is]) => more.noCancel(is, 'you') %}
          | np didit "by" player                                      {% ([is, , , of]) => more.noCancel(is, of) %}
          | "the" "effect" "of" cancelled                             {% ([, , , what]) => what %}
cancelby -> "by" player                                               {% ([, who]) => ({ who }) %}
          | "by" npd                                                  {% ([, by]) => ({ by }) %}
          | "with" npd                                                {% ([, by]) => ({ by }) %}
          | "by" "any" "other" "card"                                 {% () => ({}) %}
          | "by" "any" "mean"                                         {% () => ({}) %}

# Your opponents may not look at your Hand.
forbidden -> "cast" "more" "than" num np aperiod                      {% ([, , , moreThan, is, per]) => far.castMore(moreThan, is, per) %}
          | "cast" "more" "than" num spellhere aperiod                {% ([, , , moreThan, , per]) => far.castMore(moreThan, { type: 'Spell' }, per, true) %}
forbidden -> "play" "more" "than" num np aperiod                      {% ([, , , moreThan, play, per]) => far.playMore(moreThan, play, per) %}
          | "look" "at" "your" "hand"                                 {% () => 'seeHand' %}
          | "see" "your" "hand"                                       {% () => 'seeHand' %}
          | "see" "the" "card" "in" "your" "hand"                     {% () => 'seeHand' %}
          | "look" "at" "the" "card" "in" "your" "hand"               {% () => 'seeHand' %}
          | "play" "more" "than" num np                               {% ([, , , moreThan, play]) => far.playMore(moreThan, play, 'round') %}
riding   -> "a" "travel" "card"                                       {% make.nothing %}
          | "travel" "card"                                           {% make.nothing %}
          | np                                                        {% ([is], _at, reject) => (is.travel || [is.subtype].flat().some((each) => /^Travel by/.test(each ?? '')) ? null : reject) %}
allymonster -> "ally"                                                 {% () => 'ally' %}
          | "monster"                                                 {% () => 'monster' %}
          | %name "monster"                                        {% ([name]) => more.asMonster(name) %}
allowed  -> allow                                                     {% make.first %}
          | allowed allow                                             {% ([all, more]) => ({ ...all, ...more }) %}
allow    -> "at" npd                                                  {% ([, is]) => ({ at: make.location(is) }) %}
          | paying                                                    {% ([cost]) => ({ cost }) %}
          | "(" "use" "gate" ")"                                      {% () => ({ cost: ['gate'] }) %}
          | "," "keep" "its" "special" "effect"                       {% () => ({ keepsText: true }) %}
          | "by" "use" "its" "gate"                                   {% () => ({ cost: ['gate'] }) %}
          | "by" "use" "the" "gate"                                   {% () => ({ cost: ['gate'] }) %}
          | "by" "use" "a" "gate"                                     {% () => ({ cost: ['gate'] }) %}
          | "(" "use" "the" "gate" ")"                                {% () => ({ cost: ['gate'] }) %}
          | "(" "this" "use" "the" "gate" ")"                         {% () => ({ cost: ['gate'] }) %}
          | "," "use" "its" "gate"                                    {% () => ({ cost: ['gate'] }) %}
          | "," "use" "the" "gate"                                    {% () => ({ cost: ['gate'] }) %}
          | "through" "a" "gate"                                      {% () => ({ cost: ['gate'] }) %}
          | "through" "any" "gate"                                    {% () => ({ cost: ['gate'] }) %}
          | "use" "a" "gate"                                          {% () => ({ cost: ['gate'] }) %}
          | "use" "any" "gate"                                        {% () => ({ cost: ['gate'] }) %}
          | "by" "use" "any" "gate"                                   {% () => ({ cost: ['gate'] }) %}
          | "by" "use" "a" "gate" at npd                              {% ([, , , , , is]) => more.gateIn(is) %}
          | "by" "use" "any" "gate" at npd                            {% ([, , , , , is]) => more.gateIn(is) %}
          | "through" "a" "gate" at npd                               {% ([, , , , is]) => more.gateIn(is) %}
          | "through" "any" "gate" at npd                             {% ([, , , , is]) => more.gateIn(is) %}
waiving  -> "regardless" "of" waivers                                 {% ([, , waive]) => waive %}
          | "regardless" "of" "where" "it" "is" "find"                {% () => ['place'] %}
          | "regardless" "of" "where" "they" "is" "find"              {% () => ['place'] %}
          | "even" "if" "its" "place" "is" "not" "here"               {% () => ['place'] %}
          | "without" "regard" "to" waivers                           {% ([, , , waive]) => waive %}

# You may play any Dreamlands Ally here regardless of where it is found.   You may play Monsters even if they are from another Dimension.
waiving  -> "even" "if" itthey ofanother "dimension"                  {% () => ['dimension'] %}
          | evenif "neither" "you" "nor" "your" "ally" "know" "its" "language" {% () => ['language'] %}
          | evenif "neither" "you" "nor" "your" "ally" "know" "the" "language" {% () => ['language'] %}
          | evenif "you" "do" "not" "know" "its" "language"           {% () => ['language'] %}
          | evenif "you" "do" "not" "know" "the" "language"           {% () => ['language'] %}
          | evenif "you" "cannot" "read" "it"                         {% () => ['language'] %}
          | evenif "you" "cannot" "read" "its" "language"             {% () => ['language'] %}
          | evenif itthey "do" "not" "have" "the" np "attribute"      {% () => ['attribute'] %}
          | evenif itthey "do" "not" "bear" "the" np "attribute"      {% () => ['attribute'] %}
          | "even" "if" itthey ofanother "region"                     {% () => ['region'] %}
          | "even" "if" ofanother "dimension"                         {% () => ['dimension'] %}
          | "without" "a" "gate"                                      {% () => ['gate'] %}
          | "without" "use" "a" "gate"                                {% () => ['gate'] %}
          | "for" "no" sanity                                         {% () => ['cost'] %}
          | "for" "no" sanity "cost"                                  {% () => ['cost'] %}
          | "at" "no" sanity "cost"                                   {% () => ['cost'] %}
          | "at" "no" "cost"                                          {% () => ['cost'] %}
          | "even" "if" npd "is" "in" "play"                          {% ([, , is]) => wide.inStorms(is) %}
          | "even" "while" npd "is" "in" "play"                       {% ([, , is]) => wide.inStorms(is) %}
          | "even" "during" npd                                       {% ([, , is]) => wide.inStorms(is) %}
          | "even" "if" "that" "location" "lack" "the" np "attribute" {% () => ['attribute'] %}
          | "," "even" "if" "that" "location" "lack" "the" np "attribute"{% () => ['attribute'] %}
          | "even" "if" "it" "lack" "the" np "attribute"              {% () => ['attribute'] %}
          | "," "even" "if" "it" "lack" "the" np "attribute"          {% () => ['attribute'] %}
          | "without" "pay" "its" sanity "cost"                       {% () => ['cost'] %}
          | "without" "pay" "the" sanity "cost"                       {% () => ['cost'] %}
          | "without" "pay" sanity                                    {% () => ['cost'] %}
          | "without" "use" "the" "gate"                              {% () => ['gate'] %}
          | "without" "use" "any" "gate"                              {% () => ['gate'] %}
          | "without" "the" "use" "of" "a" "gate"                     {% () => ['gate'] %}
          | "without" "the" "use" "of" "the" "gate"                   {% () => ['gate'] %}
          | "without" "the" "gate"                                    {% () => ['gate'] %}
waivers  -> waiver                                                    {% ([each]) => [each] %}
          | waivers "and" waiver                                      {% ([all, , each]) => [...all, each] %}
          | waivers "," waiver                                        {% ([all, , each]) => [...all, each] %}
          | waivers "or" waiver                                       {% ([all, , each]) => [...all, each] %}
waiver   -> "attribute"                                               {% () => 'attribute' %}
          | "place"                                                   {% () => 'place' %}
          | "region"                                                  {% () => 'region' %}
          | "dimension"                                               {% () => 'dimension' %}
          | "the" "gate"                                              {% () => 'gate' %}
          | "the" "use" "of" "the" "gate"                             {% () => 'gateUsed' %}
          | "language"                                                {% () => 'language' %}
          | "storm"                                                   {% () => 'storm' %}
          | "cost"                                                    {% () => 'cost' %}
          | "name"                                                    {% () => 'named' %}
          | "current" "location" "'s" "attribute"                     {% () => 'attribute' %}
          | poss "current" "location" "'s" "attribute"                {% () => 'attribute' %}
          | "dimension" "and" "region"                                {% () => 'dimension' %}
          | "the" "dimension"                                         {% () => 'dimension' %}
          | "its" "dimension"                                         {% () => 'dimension' %}
          | "the" "region"                                            {% () => 'region' %}
          | "location" "attribute"                                    {% () => 'attribute' %}
          | poss "current" "region"                                   {% () => 'region' %}
          | poss "region"                                             {% () => 'region' %}
          | poss "current" "dimension"                                {% () => 'dimension' %}
          | "its" "sanity" "cost"                                     {% () => 'cost' %}
duty     -> "must" "walk" "to" "all" np                               {% ([, , , , to]) => ({ reachBy: 'walk', to: make.location(to) }) %}
          | "must" "play" npd "next"                                  {% ([, , playNext]) => ({ playNext }) %}
          | "must" "play" "or" "discard" "a" "card"                   {% () => 'playOrDiscard' %}
          | "must" "defend"                                           {% () => 'defend' %}
          | "must" "defend" "with" sel                                {% ([, , , defendWith]) => ({ defendWith }) %}
          | "must" "keep" "their" "threat" "face-up"                  {% () => 'threatFaceUp' %}
          | "must" reach by                                           {% ([, to, reachBy]) => ({ reachBy, ...to }) %}
          | "must" reach by "or" "by" "travel" "event"                {% ([, to, reachBy]) => ({ reachBy, ...to, exceptTravel: true }) %}
          | "must" "leave" "here" by                                  {% ([, , , leaveBy]) => ({ leaveBy }) %}
          | "must" "walk" "out" "of" thiscard                         {% () => ({ leaveBy: 'walk' }) %}
          | "must" "play" "or" "you" "must" "discard" num "card"      {% () => 'playOrDiscard' %}
          | "must" reaching by                                        {% ([, , reachBy]) => ({ reachBy }) %}
reach    -> "reach" "this" "card"                                     {% () => ({}) %}
          | "reach" npd                                               {% ([, to]) => ({ to: make.location(to, true) }) %}
          | "reach" "all" np                                          {% ([, , to]) => ({ to: make.location(to, true) }) %}
by       -> "by" "walk"                                               {% () => 'walk' %}
          | "by" npd                                                  {% ([, is]) => is %}
          | "by" vehicle                                              {% ([, is]) => is %}
          | "through" "the" "use" "of" npd                            {% ([, , , , is]) => is %}
          | "by" "use" npd                                            {% ([, , is]) => is %}
          | "by" vehicle "or" "by" vehicle                            {% ([, a, , , b]) => make.union([a, b]) %}
          | "by" vehicle "or" vehicle                                 {% ([, a, , b]) => make.union([a, b]) %}
bymeans  -> "(" "air" "or" "water" ")"                                {% make.nothing %}
          | "(" "air" ")"                                             {% make.nothing %}
          | "(" "land" ")"                                            {% make.nothing %}
          | "(" "sea" ")"                                             {% make.nothing %}
          | "(" "water" ")"                                           {% make.nothing %}
          | "(" "space" ")"                                           {% make.nothing %}
besides  -> "include" hazard                                          {% make.nothing %}
anycombat -> "any" "combat"                                           {% make.nothing %}
          | "each" "combat"                                           {% make.nothing %}
mustbe   -> timing                                                    {% make.first %}
          | at npd                                                    {% ([, is]) => make.at(is, 'you') %}
          | "while" cond                                              {% ([, c]) => c %}
          | "when" cond                                               {% ([, c]) => c %}
          | "from" npd                                                {% ([, is]) => make.at(is, 'you') %}
heregoing -> "this" "location"                                        {% make.nothing %}
          | thiscard                                                  {% make.nothing %}
          | "here"                                                    {% make.nothing %}
reaching -> "reach" heregoing                                         {% make.nothing %}
          | "travel" "to" heregoing                                   {% make.nothing %}
          | "travel" "here"                                           {% make.nothing %}
          | "arrive" "here"                                           {% make.nothing %}
          | "arrive" at heregoing                                     {% make.nothing %}
          | "enter" heregoing                                         {% make.nothing %}
reached  -> "reach"                                                   {% make.nothing %}
          | "enter"                                                   {% make.nothing %}
anyplace -> "any" np                                                  {% ([, is]) => is %}
          | "a" np                                                    {% ([, is]) => is %}
          | "a" "new" np                                              {% ([, , is]) => is %}
          | "any" "new" np                                            {% ([, , is]) => is %}
vehicle  -> "sea"                                                     {% () => make.travelBy('Sea') %}
          | "air"                                                     {% () => make.travelBy('Air') %}
          | "land"                                                    {% () => make.travelBy('Land') %}
anywhere -> "in" "any" "dimension"                                    {% () => ['dimension'] %}
          | "in" "any" "region"                                       {% () => ['region'] %}
          | "in" "any" "region" "or" "dimension"                      {% () => ['region', 'dimension'] %}
          | "in" "any" "location"                                     {% () => ['place'] %}
          | "at" "any" "location"                                     {% () => ['place'] %}
          | waiving                                                   {% make.first %}

# This card may be played anywhere.   If it is Night, you may not bury this Phobia at a City Location.
anywhere -> "anywhere"                                                {% () => ['place'] %}
inplace  -> at npd                                                    {% ([, is]) => make.placeOf(is) %}
gated    -> np                                                        {% ([is]) => make.gated(is) %}
defence2 -> "defense"                                                 {% make.nothing %}
          | "defence"                                                 {% make.nothing %}
          | "defending" "ally"                                        {% make.nothing %}
late     -> "during" "combat"                                         {% make.nothing %}
          | "during" "the" "combat" combatpart                        {% make.nothing %}
          | "in" "combat"                                             {% make.nothing %}
          | "at" "any" "time" "during" "combat"                       {% make.nothing %}
removing -> "remove"                                                  {% make.nothing %}
          | "bury"                                                    {% make.nothing %}
evenif   -> "even" "if" "not" "choose" "as" "a" "defending" "ally"    {% make.nothing %}
          | "even" "if" "it" "is" "not" "choose" "as" "a" "defending" "ally" {% make.nothing %}
itsplace -> "the" "location" "list"                                   {% make.nothing %}
          | "its" "place"                                             {% make.nothing %}
          | "its" "list" "location"                                   {% make.nothing %}
evenif   -> "even" "if"                                               {% make.nothing %}
          | "," "even" "if"                                           {% make.nothing %}
itthey   -> "it"                                                      {% make.nothing %}
          | "they"                                                    {% make.nothing %}
ofanother -> "of" "another"                                           {% make.nothing %}
          | "is" "of" "another"                                       {% make.nothing %}
          | "is" "from" "another"                                     {% make.nothing %}
          | "is" "in" "another"                                       {% make.nothing %}
          | "is" "find" "in" "another"                                {% make.nothing %}
          | "from" "another"                                          {% make.nothing %}
          | "in" "another"                                            {% make.nothing %}
gateneed -> "need" "a" "gate"                                         {% make.nothing %}
          | "require" "a" "gate"                                      {% make.nothing %}
          | "need" "a" "gate" "to" "is" "play"                        {% make.nothing %}
          | "require" "a" "gate" "to" "is" "play"                     {% make.nothing %}
          | "require" "the" "use" "of" "a" "gate"                     {% make.nothing %}
notallowed -> "not" "allow"                                           {% make.nothing %}
          | "not" "permit"                                            {% make.nothing %}
          | "forbid"                                                  {% make.nothing %}
          | "impossible"                                              {% make.nothing %}
asby     -> "as" "if" "by" np                                         {% make.nothing %}
          | "as" "if" "use" np                                        {% make.nothing %}
late2    -> "late"                                                    {% make.nothing %}
          | late                                                      {% make.nothing %}
# Return this card to your Hand after it is cast.
rule     -> "return" thiscard "to" poss "hand" aftercast2             {% () => far.backOnceCast({ ref: 'self' }) %}
          | thiscard "return" "to" poss "hand" aftercast2             {% () => far.backOnceCast({ ref: 'self' }) %}
          | thiscard "is" "return" "to" poss "hand" aftercast2        {% () => far.backOnceCast({ ref: 'self' }) %}
          | "return" "it" "to" poss "hand" aftercast2                 {% () => far.backOnceCast(far.ownSpells) %}
ofthese  -> "of" "them"                                               {% make.nothing %}
          | "spell"                                                   {% make.nothing %}
spellhere -> "spell" "from" thiscard                                  {% make.nothing %}
          | "spell" "in" thiscard                                     {% make.nothing %}
          | "spell" "hold" "by" thiscard                              {% make.nothing %}
aperiod  -> "a" "round"                                               {% () => 'round' %}
          | "of" "a" "round"                                          {% () => 'round' %}
          | "of" "each" "round"                                       {% () => 'round' %}
          | "of" "the" "round"                                        {% () => 'round' %}
          | "of" "a" "turn"                                           {% () => 'turn' %}
          | "of" "each" "turn"                                        {% () => 'turn' %}
          | "in" num "round"                                          {% ([, n], _at, reject) => (n === 1 ? 'round' : reject) %}
          | "in" "the" "same" "round"                                 {% () => 'round' %}
          | "in" num "turn"                                           {% ([, n], _at, reject) => (n === 1 ? 'turn' : reject) %}
          | "in" "the" "same" "turn"                                  {% () => 'turn' %}
          | "per" "round"                                             {% () => 'round' %}
          | "each" "round"                                            {% () => 'round' %}
          | "in" "a" "round"                                          {% () => 'round' %}
          | "in" "each" "round"                                       {% () => 'round' %}
          | "in" "any" "round"                                        {% () => 'round' %}
          | "a" "turn"                                                {% () => 'turn' %}
          | "per" "turn"                                              {% () => 'turn' %}
          | "each" "turn"                                             {% () => 'turn' %}
          | "in" "a" "turn"                                           {% () => 'turn' %}
