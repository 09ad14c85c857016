# What may be done, must be done and must not be done.

@lexer lexer

# This card may be played right after a Train.
# No player may gain Sanity.   You must leave here by walking.   Day or Night Events may not be played.
# If this card would be buried, you may instead: give this card to one other Ally.
rule     -> permit                                                    {% ([permit]) => ({ kind: 'permit', permit }) %}
          | ban                                                       {% draft.first %}
          | notgone                                                   {% draft.first %}
          | yourside "must" "know" %name "to" castuse heldspells      {% ([, , , name]) => permissions.castKnowing(name) %}
          | heldspells maycan "only" "is" castuse mustbe               {% ([, , , , , c]) => permissions.castOnlyIf(c) %}
          | heldspells maycan "is" castuse "only" mustbe               {% ([, , , , , c]) => permissions.castOnlyIf(c) %}
          | heldspells maycan "only" "is" castuse "if" cond            {% ([, , , , , , c]) => permissions.castOnlyIf(c) %}
          | heldspells maycan "is" castuse "only" "if" cond            {% ([, , , , , , c]) => permissions.castOnlyIf(c) %}
          | heldspells maynot "is" castuse "unless" cond               {% ([, , , , , c]) => permissions.castOnlyIf(c) %}
          | "you" "may" "only" castuse "spell" "from" thiscard "if" cond {% ([, , , , , , , , c]) => permissions.castOnlyIf(c) %}
          | player "may" "not" forbidden                              {% ([who, , , what]) => ({ kind: 'forbid', who, what }) %}
          | "no" "player" "may" forbidden                             {% ([, , , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | "no" "investigator" "may" forbidden                       {% ([, , , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | "no" "opponent" "may" forbidden                           {% ([, , , what]) => ({ kind: 'forbid', who: 'eachOpponent', what }) %}
          | np "may" "not" "is" "play"                                {% ([play]) => ({ kind: 'forbid', who: 'each', what: { play } }) %}
          | player duty                                               {% ([who, what]) => ({ kind: 'oblige', who, what }) %}
          | "if" happening "," "it" "stay" "in" "play" "instead"      {% ([, of]) => sentences.instead(of, [], false) %}
          | "if" happening "," "discard" sel "instead"                {% ([, of, , , move]) => sentences.instead(of, [{ op: { move, to: 'discard' } }], false) %}

# No player may play an Ally while at a City Location.   Investigators at a City Location may not cast Spells.   No Ally may be played at a City Location.
rule     -> "no" "player" "may" forbidden at npd                      {% ([, , , what, , is]) => replacements.forbiddenIn('each', what, is) %}
          | "no" "player" "may" forbidden "while" thereat             {% ([, , , what, , c]) => replacements.forbidThere('each', what, c) %}
          | player "may" "not" forbidden at npd                       {% ([who, , , what, , is]) => replacements.forbiddenIn(who, what, is) %}
          | player "cannot" forbidden at npd                          {% ([who, , what, , is]) => replacements.forbiddenIn(who, what, is) %}
          | "no" "investigator" "may" forbidden at npd                {% ([, , , what, , is]) => replacements.forbiddenIn('each', what, is) %}
          | "no" "investigator" "may" forbidden "while" thereat       {% ([, , , what, , c]) => replacements.forbidThere('each', what, c) %}
          | "no" "opponent" "may" forbidden at npd                    {% ([, , , what, , is]) => replacements.forbiddenIn('eachOpponent', what, is) %}
          | "no" "opponent" "may" forbidden "while" thereat           {% ([, , , what, , c]) => replacements.forbidThere('eachOpponent', what, c) %}
          | crowd thereat "may" "not" "use" "this" "gate"             {% ([who, c]) => replacements.gateShutTo(who, c) %}
          | crowd thereat "cannot" "use" "this" "gate"                {% ([who, c]) => replacements.gateShutTo(who, c) %}
          | "no" "player" thereat "may" "use" "this" "gate"           {% ([, , c]) => replacements.gateShutTo('each', c) %}
          | "no" "investigator" thereat "may" "use" "this" "gate"     {% ([, , c]) => replacements.gateShutTo('each', c) %}
          | "no" "player" thereat "may" forbidden                     {% ([, , c, , what]) => replacements.forbidThere('each', what, c) %}
          | "no" "investigator" thereat "may" forbidden               {% ([, , c, , what]) => replacements.forbidThere('each', what, c) %}
          | "no" "opponent" thereat "may" forbidden                   {% ([, , c, , what]) => replacements.forbidThere('eachOpponent', what, c) %}
          | crowd thereat "may" "not" forbidden                       {% ([who, c, , , what]) => replacements.forbidThere(who, what, c) %}
          | crowd thereat "cannot" forbidden                          {% ([who, c, , what]) => replacements.forbidThere(who, what, c) %}
          | crowd "may" "not" forbidden "while" thereat               {% ([who, , , what, , c]) => replacements.forbidThere(who, what, c) %}
          | crowd "cannot" forbidden "while" thereat                  {% ([who, , what, , c]) => replacements.forbidThere(who, what, c) %}
          | "no" np "may" "is" "play" at npd                          {% ([, play, , , , , is]) => replacements.forbidThere('each', { play }, conditions.at(is, 'actor')) %}
          | "no" np "may" "is" "play" "by" crowd thereat              {% ([, play, , , , , who, c]) => replacements.forbidThere(who, { play }, c) %}
          | "no" np "can" "is" "play" "by" crowd thereat              {% ([, play, , , , , who, c]) => replacements.forbidThere(who, { play }, c) %}
          | np "may" "not" "is" "play" "by" crowd thereat             {% ([play, , , , , , who, c]) => replacements.forbidThere(who, { play }, c) %}
          | np "cannot" "is" "play" "by" crowd thereat                {% ([play, , , , , who, c]) => replacements.forbidThere(who, { play }, c) %}
          | "no" "spell" "may" "is" "cast" "by" crowd thereat         {% ([, , , , , , who, c]) => replacements.forbidThere(who, 'castSpells', c) %}
          | "spell" "may" "not" "is" "cast" "by" crowd thereat        {% ([, , , , , , who, c]) => replacements.forbidThere(who, 'castSpells', c) %}
          | "no" "gate" "may" "is" "use" "by" crowd thereat           {% ([, , , , , , who, c]) => replacements.forbidThere(who, 'useGates', c) %}
          | "no" np "can" "is" "play" at npd                          {% ([, play, , , , , is]) => replacements.forbidThere('each', { play }, conditions.at(is, 'actor')) %}
          | np "may" "not" "is" "play" at npd                         {% ([play, , , , , , is]) => replacements.forbidThere('each', { play }, conditions.at(is, 'actor')) %}
          | np "cannot" "is" "play" at npd                            {% ([play, , , , , is]) => replacements.forbidThere('each', { play }, conditions.at(is, 'actor')) %}
          | "no" "spell" "may" "is" "cast" at npd                     {% ([, , , , , , is]) => replacements.forbidThere('each', 'castSpells', conditions.at(is, 'actor')) %}
          | "spell" "may" "not" "is" "cast" at npd                    {% ([, , , , , , is]) => replacements.forbidThere('each', 'castSpells', conditions.at(is, 'actor')) %}
          | "no" sanity "may" "is" "gain" "by" crowd thereat          {% ([, , , , , , who, c]) => replacements.forbidThere(who, 'gainSanity', c) %}
          | "no" sanity "may" "is" "gain" "by" crowd                  {% ([, , , , , , who]) => ({ kind: 'forbid', who, what: 'gainSanity' }) %}

# No player may use more than one Gate a Round.   Each player at a Port may play two Allies together.
rule     -> "no" "player" "may" "use" "more" "than" num "gate" aperiod {% ([, , , , , , n, , per]) => permissions.gatesMore('each', n, per) %}
          | "no" "investigator" "may" "use" "more" "than" num "gate" aperiod {% ([, , , , , , n, , per]) => permissions.gatesMore('each', n, per) %}
          | "no" "opponent" "may" "use" "more" "than" num "gate" aperiod {% ([, , , , , , n, , per]) => permissions.gatesMore('eachOpponent', n, per) %}
          | player "may" "not" "use" "more" "than" num "gate" aperiod {% ([who, , , , , , n, , per]) => permissions.gatesMore(who, n, per) %}
          | crowd thereat "may" "play" num np "together"              {% ([who, c, , , n, is]) => permissions.leaveThere(c, { effect: permissions.together(who, n, is, is) }) %}
          | crowd thereat "may" "play" npd anywhere                   {% ([who, c, , , is, waive]) => permissions.leaveThere(c, { permit: permissions.ofOthers(who, permissions.playAnywhere(is, waive)) }) %}
          | player "may" "play" npd anywhere at npd                   {% ([who, , , is, waive, , where]) => permissions.leaveThere(conditions.at(where, 'actor'), { permit: permissions.ofOthers(who, permissions.playAnywhere(is, waive)) }) %}
          | player "may" "play" npd at npd anywhere                   {% ([who, , , is, , where, waive]) => permissions.leaveThere(conditions.at(where, 'actor'), { permit: permissions.ofOthers(who, permissions.playAnywhere(is, waive)) }) %}

# No Train may be played.   By Day, no Storm may be played.
rule     -> "no" np "may" "is" "play"                                 {% ([, play]) => ({ kind: 'forbid', who: 'each', what: { play } }) %}
          | "no" np "may" "is" "play" "except" "in" %name             {% ([, play, , , , , , name]) => permissions.noOtherTravel(play, name) %}
          | "no" np "may" "is" "play" "except" %name                  {% ([, play, , , , , name]) => permissions.noOtherTravel(play, name) %}
          | player "may" "not" "remove" thiscard                      {% ([who]) => ({ kind: 'forbid', who, what: { bury: { ref: 'self' } } }) %}
          | player "may" "not" "remove" thiscard at npd               {% ([who, , , , , , is]) => replacements.forbidAt(who, { bury: { ref: 'self' } }, is) %}
          | player "may" "not" "pass" "(" "to" "try" "to" "end" eachround ")" {% ([who]) => ({ kind: 'forbid', who, what: 'pass' }) %}
          | whom "must" "participate" "in" anycombat                  {% ([of]) => replacements.mustDefend(of) %}
          | whom "must" "defend"                                      {% ([of]) => replacements.mustDefend(of) %}
          | whom "must" "defend" "in" anycombat                       {% ([of]) => replacements.mustDefend(of) %}
          | "if" happening "," "they" "is" "discard" "instead"        {% ([, of]) => replacements.insteadOf(of, 'discard') %}
          | "your" np "is" "discard" "instead" "of" "bury"            {% ([, is]) => replacements.allSpared(is) %}
          | np "that" "you" "lose" "is" "discard" "instead" "of" "bury" {% ([is]) => replacements.allSpared(is) %}
          | np "that" "you" "lose" "here" "is" "discard" "instead" "of" "bury" {% ([is]) => replacements.allSpared(is, true) %}
          | np "that" "you" "lose" "while" "here" "is" "discard" "instead" "of" "bury" {% ([is]) => replacements.allSpared(is, true) %}
          | np "that" "you" "lose" "while" "you" "is" "here" "is" "discard" "instead" "of" "bury" {% ([is]) => replacements.allSpared(is, true) %}
          | "if" happening "," "they" "is" "bury" "instead"           {% ([, of]) => replacements.insteadOf(of, 'bury') %}
          | "your" "ally" "may" "attack" "your" "opponent" "as" "if" "they" "is" "in" "the" "same" "location" {% () => ({ kind: 'permit', permit: { commit: 'assault' } }) %}
          | "no" "spell" "may" "is" "cast"                            {% () => ({ kind: 'forbid', who: 'each', what: 'castSpells' }) %}
          | "no" np "may" "is" "cast"                                 {% ([, is]) => replacements.forbidCasting('each', is) %}
          | "no" np "can" "is" "cast"                                 {% ([, is]) => replacements.forbidCasting('each', is) %}
          | np "may" "not" "is" "cast"                                {% ([is]) => replacements.forbidCasting('each', is) %}
          | np "cannot" "is" "cast"                                   {% ([is]) => replacements.forbidCasting('each', is) %}
          | np "may" "not" "is" "cast" "by" player                    {% ([is, , , , , , who]) => replacements.forbidCasting(who, is) %}
          | "no" np "may" "is" "cast" "by" player                     {% ([, is, , , , , who]) => replacements.forbidCasting(who, is) %}
          | "no" np "may" "is" "cast" at npd                          {% ([, is, , , , , where]) => replacements.forbidCastingAt(is, conditions.at(where, 'actor')) %}
          | np "may" "not" "is" "cast" at npd                         {% ([is, , , , , , where]) => replacements.forbidCastingAt(is, conditions.at(where, 'actor')) %}
          | "no" "gate" "may" "is" "use"                              {% () => ({ kind: 'forbid', who: 'each', what: 'useGates' }) %}
          | gateshut                                                  {% draft.first %}
          | "gate" maynot "is" "use"                                  {% () => ({ kind: 'forbid', who: 'each', what: 'useGates' }) %}
          | "gate" maynot "is" "use" "by" player                      {% ([, , , , , who]) => ({ kind: 'forbid', who, what: 'useGates' }) %}
          | "no" "gate" maycan "is" "use" "by" player                 {% ([, , , , , , who]) => ({ kind: 'forbid', who, what: 'useGates' }) %}
          | sanity maynot "is" "gain" "by" player                     {% ([, , , , , who]) => ({ kind: 'forbid', who, what: 'gainSanity' }) %}
          | "no" np maycan "is" "use" "by" player                     {% ([, is, , , , , who]) => bans.unusedBy(is, who) %}
          | np maynot "is" "use" "by" player                          {% ([is, , , , , who]) => bans.unusedBy(is, who) %}
          | "spell" "may" "not" "is" "cast"                           {% () => ({ kind: 'forbid', who: 'each', what: 'castSpells' }) %}
          | player "may" "pass" "only" "if" cond                      {% ([who, , , , , c]) => ({ kind: 'forbid', who, what: 'pass', if: { not: c } }) %}
          | thiscard "is" "never" "bury"                              {% () => sentences.instead({ wouldBeBuried: { ref: 'self' } }, [], false) %}
          | "never" "bury"                                            {% () => sentences.instead({ wouldBeBuried: { ref: 'self' } }, [], false) %}
          | "never" "bury" "in" poss "story" "deck"                   {% () => sentences.instead({ wouldBeBuried: { ref: 'self' } }, [], false) %}
          | thiscard "is" "never" "bury" "in" poss "story" "deck"     {% () => sentences.instead({ wouldBeBuried: { ref: 'self' } }, [], false) %}

# Each player may only walk to new Locations.   New Locations may only be reached by walking.   Leave only by Travel by Sea.
rule     -> player maycan "only" "walk" "to" newlocation              {% ([who]) => replacements.onlyOnFoot(who) %}
          | player maycan "walk" "only" "to" newlocation              {% ([who]) => replacements.onlyOnFoot(who) %}
          | player "must" "walk" "to" newlocation                     {% ([who]) => replacements.onlyOnFoot(who) %}
          | player maycan "only" "reach" newlocation "by" "walk"      {% ([who]) => replacements.onlyOnFoot(who) %}
          | player maycan "reach" newlocation "only" "by" "walk"      {% ([who]) => replacements.onlyOnFoot(who) %}
          | "new" "location" maycan "only" "is" reached "by" "walk"   {% () => replacements.onlyOnFoot('each') %}
          | "new" "location" maycan "is" reached "only" "by" "walk"   {% () => replacements.onlyOnFoot('each') %}
          | "leave" "only" by                                         {% ([, , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy } }) %}
          | "leave" "only" orwalk                                     {% ([, , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy, orWalk: true } }) %}
          | "leave" heregoing "only" by                               {% ([, , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy } }) %}
          | "leave" heregoing "only" orwalk                           {% ([, , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy, orWalk: true } }) %}
          | "reach" "only" by                                         {% ([, , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | "enter" "only" by                                         {% ([, , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
newlocation -> "new" "location"                                       {% draft.nothing %}
          | "a" "new" "location"                                      {% draft.nothing %}
          | "all" "new" "location"                                    {% draft.nothing %}
          | "each" "new" "location"                                   {% draft.nothing %}

# You must walk to this Location.   You may only travel here by Travel by Sea.   This Location may only be reached by walking.
rule     -> "you" "may" "only" reaching by                            {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | "you" maycan reaching "only" by                           {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | "you" maycan leaving "only" by                              {% ([, , , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy } }) %}
          | "only" npd maycan "is" "use" "to" reaching                {% ([, reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | "you" "can" "only" reaching by                            {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | thiscard maycan "only" "is" reached by                    {% ([, , , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | maycan "only" "is" reached by                             {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | "you" maycan "only" leaving by                              {% ([, , , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy } }) %}
          | "you" "must" "walk" "to" heregoing                        {% () => ({ kind: 'oblige', who: 'you', what: { reachBy: 'walk' } }) %}
          | "you" "must" "walk" "to" heregoing "," "even" "from" npd  {% () => ({ kind: 'oblige', who: 'you', what: { reachBy: 'walk' } }) %}
          | "you" "must" "walk" "to" heregoing "," "even" "from" "another" np{% () => ({ kind: 'oblige', who: 'you', what: { reachBy: 'walk' } }) %}
          | "you" "must" "walk" "from" heregoing                      {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | "you" "must" leaving by                                     {% ([, , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy } }) %}
          | "if" "you" "leave" heregoing "," "you" "must" "walk"      {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | "when" "you" "leave" heregoing "," "you" "must" "walk"    {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | thiscard maycan "is" "play" inplace                       {% ([, , , , if_]) => replacements.playedAt(if_) %}
          | maycan "is" "play" inplace                                {% ([, , , if_]) => replacements.playedAt(if_) %}
          | "you" "may" "play" thiscard inplace                       {% ([, , , , if_]) => replacements.playedAt(if_) %}

rule     -> otherrole                                                 {% draft.first %}
          | "must" "defend"                                           {% () => ({ kind: 'oblige', who: 'you', what: { defendWith: { ref: 'self' } } }) %}
          | "must" "is" "choose" "as" "a" "defending" "ally"          {% () => ({ kind: 'oblige', who: 'you', what: { defendWith: { ref: 'self' } } }) %}
          | thiscard "must" "is" "choose" "as" "a" "defending" "ally" {% () => ({ kind: 'oblige', who: 'you', what: { defendWith: { ref: 'self' } } }) %}
          | player "cannot" forbidden                                 {% ([who, , what]) => ({ kind: 'forbid', who, what }) %}
          | np "cannot" "is" "play"                                   {% ([play]) => replacements.forbidPlay(play) %}
          | "no" np "can" "is" "play"                                 {% ([, play]) => replacements.forbidPlay(play) %}
          | "no" "player" "can" forbidden                             {% ([, , , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | "no" "spell" "can" "is" "cast"                            {% () => ({ kind: 'forbid', who: 'each', what: 'castSpells' }) %}
          | "nobody" "may" forbidden                                  {% ([, , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | "neither" "player" "may" forbidden                        {% ([, , , what]) => ({ kind: 'forbid', who: 'each', what }) %}
          | thiscard "may" "not" "is" removing at npd                 {% ([, , , , , , is]) => replacements.forbidAt('you', { bury: { ref: 'self' } }, is) %}
          | thiscard "cannot" "is" removing at npd                    {% ([, , , , , is]) => replacements.forbidAt('you', { bury: { ref: 'self' } }, is) %}
          | player "may" "not" "bury" thiscard at npd                 {% ([who, , , , , , is]) => replacements.forbidAt(who, { bury: { ref: 'self' } }, is) %}
          | player "cannot" "bury" thiscard at npd                    {% ([who, , , , , is]) => replacements.forbidAt(who, { bury: { ref: 'self' } }, is) %}
          | player "cannot" "remove" thiscard at npd                  {% ([who, , , , , is]) => replacements.forbidAt(who, { bury: { ref: 'self' } }, is) %}
          | player "cannot" "remove" thiscard                         {% ([who]) => ({ kind: 'forbid', who, what: { bury: { ref: 'self' } } }) %}
          | "you" "cannot" "leave" heregoing "by" "walk"              {% () => replacements.notOnFoot('leaveBy') %}
          | "you" "may" "not" "leave" heregoing "by" "walk"           {% () => replacements.notOnFoot('leaveBy') %}
          | "you" "may" "not" "walk" "from" heregoing                 {% () => replacements.notOnFoot('leaveBy') %}
          | "you" "cannot" "walk" "from" heregoing                    {% () => replacements.notOnFoot('leaveBy') %}
          | "you" "may" "not" "walk" "out" "of" heregoing             {% () => replacements.notOnFoot('leaveBy') %}
          | "you" "may" "not" reaching "by" "walk"                    {% () => replacements.notOnFoot('reachBy') %}
          | "you" "cannot" reaching "by" "walk"                       {% () => replacements.notOnFoot('reachBy') %}
          | "you" "may" "not" "walk" "to" heregoing                   {% () => replacements.notOnFoot('reachBy') %}
          | "you" "cannot" "walk" "to" heregoing                      {% () => replacements.notOnFoot('reachBy') %}
          | "you" "may" "not" "walk" "here"                           {% () => replacements.notOnFoot('reachBy') %}
          | "you" "cannot" "walk" "here"                              {% () => replacements.notOnFoot('reachBy') %}
          | heregoing maycan "not" "is" reached "by" "walk"           {% () => replacements.notOnFoot('reachBy') %}
          | heregoing "cannot" "is" reached "by" "walk"               {% () => replacements.notOnFoot('reachBy') %}
          | "cannot" "is" reached "by" "walk"                         {% () => replacements.notOnFoot('reachBy') %}
          | "may" "not" "is" reached "by" "walk"                      {% () => replacements.notOnFoot('reachBy') %}
          | heregoing maycan "only" "is" "leave" by                   {% ([, , , , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy } }) %}
          | heregoing maycan "is" "leave" "only" by                   {% ([, , , , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy } }) %}
          | "you" "must" "walk" "when" "leave"                        {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | "you" "must" "walk" "when" "leave" heregoing              {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | "you" "must" "walk" "when" "you" "leave" heregoing        {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | "you" "must" "walk" "when" "leave" "here"                 {% () => ({ kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } }) %}
          | thiscard maycan "is" reached "only" by                    {% ([, , , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | maycan "is" reached "only" by                             {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy } }) %}
          | "all" "threat" "must" "is" "keep" "face-up"               {% () => ({ kind: 'oblige', who: 'each', what: 'threatFaceUp' }) %}
          | "all" "hand" "must" "is" "keep" "face-up"                 {% () => ({ kind: 'oblige', who: 'each', what: 'handFaceUp' }) %}
          | "threat" "must" "is" "keep" "face-up"                     {% () => ({ kind: 'oblige', who: 'each', what: 'threatFaceUp' }) %}
          | every np "must" "is" reached by                           {% ([, to, , , , reachBy]) => ({ kind: 'oblige', who: 'each', what: { reachBy, to: nouns.location(to, true) } }) %}
          | every np maycan "only" "is" reached by                    {% ([, to, , , , , reachBy]) => ({ kind: 'oblige', who: 'each', what: { reachBy, to: nouns.location(to, true) } }) %}
          | "no" sanity "may" "is" "gain"                             {% () => ({ kind: 'forbid', who: 'each', what: 'gainSanity' }) %}
          | sanity maynot "is" "gain"                                 {% () => ({ kind: 'forbid', who: 'each', what: 'gainSanity' }) %}
          | player "may" "not" "attack" attacked                      {% ([by]) => replacements.keptFromAttack(by) %}
          | player "cannot" "attack" attacked                         {% ([by]) => replacements.keptFromAttack(by) %}
          | "no" "player" "may" "attack" attacked                     {% () => replacements.keptFromAttack() %}
          | "no" "opponent" "may" "attack" attacked                   {% () => replacements.keptFromAttack() %}
          | "no" "threat" "may" "is" aimedat attacked                 {% () => replacements.keptFromAttack() %}
          | "threat" maynot "is" aimedat attacked                     {% () => replacements.keptFromAttack() %}
          | "you" "is" "protect" "from" "attack"                      {% () => replacements.keptFromAttack() %}
          | "walk" "is" notallowed                                    {% () => ({ kind: 'forbid', who: 'each', what: 'walk' }) %}
          | np "may" "not" "is" "play" "by" player                    {% ([play, , , , , , who]) => replacements.noPlayBy(play, who) %}
          | np "cannot" "is" "play" "by" player                       {% ([play, , , , , who]) => replacements.noPlayBy(play, who) %}
          | "no" np "may" "is" "play" "by" player                     {% ([, play, , , , , who]) => replacements.noPlayBy(play, who) %}
          | "no" np "can" "is" "play" "by" player                     {% ([, play, , , , , who]) => replacements.noPlayBy(play, who) %}
          | thiscard maycan "is" "play" waiving at npd                {% ([, , , , waive, , is]) => replacements.waivedAt(waive, is) %}
          | "you" "may" "play" thiscard at npd waiving                {% ([, , , , , is, waive]) => replacements.waivedAt(waive, is) %}
          | "you" "may" "play" thiscard at "any" np waiving           {% ([, , , , , , is, waive]) => replacements.waivedAt(waive, is) %}
          | thiscard maycan "is" "play" at npd waiving                {% ([, , , , , is, waive]) => replacements.waivedAt(waive, is) %}
          | maycan "is" "play" at npd waiving                         {% ([, , , , is, waive]) => replacements.waivedAt(waive, is) %}
          | "you" "may" "play" thiscard waiving at npd                {% ([, , , , waive, , is]) => replacements.waivedAt(waive, is) %}
          | npd "may" "play" thiscard "regardless" "of" "language"    {% ([is]) => replacements.readFor(is) %}
          | "you" "may" "travel" "from" npd "to" anyplace asby        {% ([, , , , is, , to]) => replacements.travelFrom(is, permissions.route(to, { region: 'any' })) %}
          | "you" "may" "travel" "from" npd "to" anyplace             {% ([, , , , is, , to]) => replacements.travelFrom(is, permissions.route(to, { region: 'any' })) %}
          | "you" "may" "play" npd at npd waiving                     {% ([, , , play, , is, waive]) => replacements.playThere(play, is, waive) %}
          | "you" maycan "play" playable atplace                      {% ([, , , is, place]) => replacements.metThere(is, place) %}
          | playable maycan "is" "play" atplace                       {% ([is, , , , place]) => replacements.metThere(is, place) %}
          | playable waiving maycan "is" "play" atplace               {% ([is, waive, , , , place]) => replacements.playThere(is, place, waive) %}
          | "you" "may" "play" npd at npd "," waiving                 {% ([, , , play, , is, , waive]) => replacements.playThere(play, is, waive) %}
          | "you" "may" "play" npd at "any" np waiving                {% ([, , , play, , , is, waive]) => replacements.playThere(play, is, waive) %}
          | maycan "is" "play" waiving at npd                         {% ([, , , waive, , is]) => replacements.waivedAt(waive, is) %}
          | "no" np "may" "is" "use"                                  {% ([, is]) => replacements.noUse(is) %}
          | "no" np "may" "is" "play" aimedprep attacked                      {% ([, play]) => ({ kind: 'forbid', who: 'eachOpponent', what: { play, on: 'you' } }) %}
          | np maynot "is" "play" aimedprep attacked                          {% ([play]) => ({ kind: 'forbid', who: 'eachOpponent', what: { play, on: 'you' } }) %}
          | np maynot "is" "use"                                      {% ([is]) => replacements.noUse(is) %}

# Your opponent may not play more than one card a Turn.   No player may play more than two Events per Turn.   Each player may play only one Ally each Turn.
rule     -> player "may" "cast" "only" num np aperiod                 {% ([who, , , , n, is, per]) => replacements.castsOnly(who, n, is, per) %}
          | player "may" "only" "cast" num np aperiod                 {% ([who, , , , n, is, per]) => replacements.castsOnly(who, n, is, per) %}
          | player "may" "cast" "no" "more" "than" num np aperiod     {% ([who, , , , , , n, is, per]) => replacements.castsOnly(who, n, is, per) %}
          | "only" num np "may" "is" "cast" aperiod                   {% ([, n, is, , , , per]) => replacements.castsOnly('each', n, is, per) %}
          | "no" "more" "than" num np "may" "is" "cast" aperiod       {% ([, , , n, is, , , , per]) => replacements.castsOnly('each', n, is, per) %}
          | maycan "cast" "only" num ofthese aperiod                  {% ([, , , n, , per]) => replacements.castsOnly('you', n, { type: 'Spell' }, per, true) %}
          | thiscard maycan "cast" "only" num ofthese aperiod         {% ([, , , , n, , per]) => replacements.castsOnly('you', n, { type: 'Spell' }, per, true) %}
          | "only" num ofthese "may" "is" "cast" aperiod              {% ([, n, , , , , per]) => replacements.castsOnly('you', n, { type: 'Spell' }, per, true) %}
          | "only" num spellhere "may" "is" "cast" aperiod            {% ([, n, , , , , per]) => replacements.castsOnly('you', n, { type: 'Spell' }, per, true) %}
          | player "may" "cast" "only" num spellhere aperiod          {% ([who, , , , n, , per]) => replacements.castsOnly(who, n, { type: 'Spell' }, per, true) %}
rule     -> player "may" "play" "only" num np aperiod                 {% ([who, , , , n, is, per]) => replacements.playsOnly(who, n, is, per) %}
          | player "may" "play" "at" "most" num np aperiod            {% ([who, , , , , n, is, per]) => replacements.playsOnly(who, n, is, per) %}
          | player "may" "only" "play" num np aperiod                 {% ([who, , , , n, is, per]) => replacements.playsOnly(who, n, is, per) %}
          | player "can" "only" "play" num np aperiod                 {% ([who, , , , n, is, per]) => replacements.playsOnly(who, n, is, per) %}
          | player "can" "play" "only" num np aperiod                 {% ([who, , , , n, is, per]) => replacements.playsOnly(who, n, is, per) %}
          | "only" num np "may" "is" "play" "by" player aperiod       {% ([, n, is, , , , , who, per]) => replacements.playsOnly(who, n, is, per) %}
          | "only" num np "may" "is" "play" aperiod                   {% ([, n, is, , , , per]) => replacements.playsOnly('each', n, is, per) %}
          | "no" "more" "than" num np "may" "is" "play" aperiod       {% ([, , , n, is, , , , per]) => replacements.playsOnly('each', n, is, per) %}
          | player "may" "play" "no" "more" "than" num np aperiod     {% ([who, , , , , , n, is, per]) => replacements.playsOnly(who, n, is, per) %}
# Your opponent may play only Locations until the end of the Round when played.   No Investigator may walk to a Country Location.
rule     -> player "may" "play" "only" np                             {% ([who, , , , is]) => replacements.playsOnlySuch(who, is) %}
          | player "may" "only" "play" np                             {% ([who, , , , is]) => replacements.playsOnlySuch(who, is) %}
          | player "can" "only" "play" np                             {% ([who, , , , is]) => replacements.playsOnlySuch(who, is) %}
          | player "may" "play" "nothing" "but" np                    {% ([who, , , , , is]) => replacements.playsNothingBut(who, is) %}
          | player maynot "play" "any" "card" "except" np             {% ([who, , , , , , is]) => replacements.playsNothingBut(who, is) %}
          | nowalker "walk" "from" npd                                {% ([who, , , is]) => replacements.noWalkFrom(who, is) %}
          | nowalker "walk" "from" npd "to" npd                       {% ([who, , , from, , to]) => replacements.noWalkBetween(who, from, to) %}
          | nowalker "walk" "from" npd "to" "another"                 {% ([who, , , is]) => replacements.noWalkBetween(who, is, is) %}
          | nowalker "walk" "from" num np "to" "another"              {% ([who, , , n, is], _at, reject) => (n === 1 ? replacements.noWalkBetween(who, is, is) : reject) %}
          | nowalker "walk" "between" np                              {% ([who, , , is]) => replacements.noWalkBetween(who, is, is) %}
          | player maynot "walk" "to" npd                             {% ([who, , , , to]) => replacements.noWalkTo(who, nouns.location(to)) %}
          | "no" "player" "may" "walk" "to" npd                       {% ([, , , , , to]) => replacements.noWalkTo('each', nouns.location(to)) %}
          | "no" "investigator" "may" "walk" "to" npd                 {% ([, , , , , to]) => replacements.noWalkTo('each', nouns.location(to)) %}
          | "no" "opponent" "may" "walk" "to" npd                     {% ([, , , , , to]) => replacements.noWalkTo('eachOpponent', nouns.location(to)) %}

# This card may only be played at Night.   Play only at a City Location.   May not be played unless you are Outside.   Only to be played at a Cemetery.
# May only be cast while you have a Cultist in play.   You cannot use this card if it is Night.   This card may not be played if you have Dr. Allen in play.
requirement -> playonly proviso                                       {% ([, needs]) => replacements.requiring(needs) %}
          | playonly timeplace                                        {% ([, needs]) => replacements.requiring(needs) %}
          | notplay proviso                                           {% ([, c]) => replacements.requiring(conditions.isNot(c)) %}
          | notplay excepting                                         {% ([, needs]) => replacements.requiring(needs) %}
          | notplay ifwhile thiscard "is" "in" "play"                 {% () => replacements.requiring(conditions.isNot({ inPlay: { title: 'self' } })) %}
          | "unless" cond "," notplay                                 {% ([, needs]) => replacements.requiring(needs) %}
          | ifwhile cond "," notplay                                  {% ([, c]) => replacements.requiring(conditions.isNot(c)) %}
          | "play" mustbe "only"                                      {% ([, needs]) => replacements.requiring(needs) %}
          | "play" thiscard mustbe "only"                             {% ([, , needs]) => replacements.requiring(needs) %}
          | useonly2 proviso                                          {% ([, needs]) => replacements.usedOnly(needs, 'told') %}
          | castsonly                                                 {% draft.first %}
          | useonly2 timeplace                                        {% ([, needs]) => replacements.usedOnly(needs, 'told') %}
          | notuse proviso                                            {% ([, c]) => replacements.usedOnly(conditions.isNot(c), 'told') %}
          | notuse excepting                                          {% ([, needs]) => replacements.usedOnly(needs, 'told') %}
          | "unless" cond "," notuse                                  {% ([, needs]) => replacements.usedOnly(needs) %}
          | ifwhile cond "," notuse                                   {% ([, c]) => replacements.usedOnly(conditions.isNot(c)) %}
          | youmust musts                                             {% ([, told]) => replacements.usedOnly(told('you')) %}
          | youmust musts playingit                                      {% ([, told]) => replacements.requiring(told('you')) %}
          | youmust musts "to" usecast thiscard                       {% ([, told]) => replacements.usedOnly(told('you')) %}
          | "to" "play" thiscard "," youmust musts                    {% ([, , , , , told]) => replacements.requiring(told('you')) %}
          | "to" usecast thiscard "," youmust musts                   {% ([, , , , , told]) => replacements.usedOnly(told('you')) %}
youmust  -> "you" "must"                                              {% draft.nothing %}
          | "your" "investigator" "must"                              {% draft.nothing %}
          | "you" "need" "to"                                         {% draft.nothing %}
musts    -> "is" being                                                {% ([, told]) => told %}
          | "not" "is" being                                          {% ([, , told]) => players.notSo(told) %}
          | "know" langs                                              {% ([, told]) => told %}
          | "alone" "know" langs                                      {% ([, , told]) => players.himself(told) %}
          | "have" mustown                                            {% ([, told]) => told %}
mustown  -> many np "in" "play"                                       {% ([min, is]) => players.countOf(is, { min }) %}
          | many np                                                   {% ([min, is]) => players.manyOf(is, { min }) %}
          | num np "in" "play"                                        {% ([min, is]) => players.countOf(is, { min }) %}
          | "no" np "in" "play"                                       {% ([, is]) => players.hasNone(is) %}
          | "no" np                                                   {% ([, is]) => players.hasNoSuch(is) %}
          | fewest np "in" "play"                                     {% ([max, is]) => players.countOf(is, { max }) %}
          | range sanity                                              {% ([range]) => players.number('sanity', range) %}
          | range "card" inhand                                       {% ([range]) => players.number('hand', range) %}
playingit   -> "to" "play" thiscard                                      {% draft.nothing %}
          | "to" reaching                                             {% draft.nothing %}
proviso  -> mustbe                                                    {% draft.first %}
          | "if" cond                                                 {% ([, c]) => c %}
# Play only by Day and at a City Location.   May be cast only at Night or in the Dreamlands.
timeplace -> timing anonly mustat                                     {% ([c, , there]) => conditions.both(c, there) %}
          | mustat anonly timing                                      {% ([there, , c]) => conditions.both(there, c) %}
          | timing anonly "if" cond                                   {% ([c, , , other]) => conditions.both(c, other) %}
          | timing anonly "while" cond                                {% ([c, , , other]) => conditions.both(c, other) %}
          | mustat anonly "if" cond                                   {% ([there, , , c]) => conditions.both(there, c) %}
          | mustat anonly "while" cond                                {% ([there, , , c]) => conditions.both(there, c) %}
          | timing "or" mustat                                        {% ([c, , there]) => conditions.ofAny([c, there]) %}
          | mustat "or" timing                                        {% ([there, , c]) => conditions.ofAny([there, c]) %}
anonly   -> "and"                                                     {% draft.nothing %}
          | "and" "only"                                              {% draft.nothing %}
excepting -> "unless" cond                                            {% ([, c]) => c %}
          | "except" proviso                                          {% ([, c]) => c %}
          | "," "except" proviso                                      {% ([, , c]) => c %}
ifwhile  -> "if"                                                      {% draft.nothing %}
          | "while"                                                   {% draft.nothing %}
          | "when"                                                    {% draft.nothing %}
playonly -> maycan "only" "is" "play"                                 {% draft.nothing %}
          | maycan "is" "play" "only"                                 {% draft.nothing %}
          | thiscard maycan "only" "is" "play"                        {% draft.nothing %}
          | thiscard maycan "is" "play" "only"                        {% draft.nothing %}
          | "play" "only"                                             {% draft.nothing %}
          | "only" "play"                                             {% draft.nothing %}
          | "play" thiscard "only"                                    {% draft.nothing %}
          | "only" "to" "is" "play"                                   {% draft.nothing %}
          | "to" "is" "play" "only"                                   {% draft.nothing %}
          | thiscard "is" "play" "only"                               {% draft.nothing %}
          | "must" "is" "play"                                        {% draft.nothing %}
          | thiscard "must" "is" "play"                               {% draft.nothing %}
          | "you" maycan "only" "play" thiscard                       {% draft.nothing %}
          | "you" maycan "play" thiscard "only"                       {% draft.nothing %}
          | "you" maycan "only" reaching                              {% draft.nothing %}
          | "you" maycan reaching "only"                              {% draft.nothing %}
          | entered "only"                                            {% draft.nothing %}
          | maycan "only" "is" entered                                {% draft.nothing %}
          | maycan "is" entered "only"                                {% draft.nothing %}
          | thiscard maycan "only" "is" entered                       {% draft.nothing %}
          | thiscard maycan "is" entered "only"                       {% draft.nothing %}
          | "must" "is" entered                                       {% draft.nothing %}
          | thiscard "must" "is" entered                              {% draft.nothing %}
entered  -> "enter"                                                   {% draft.nothing %}
          | "reach"                                                   {% draft.nothing %}
          | "visit"                                                   {% draft.nothing %}
useonly2 -> maycan "only" "is" usecast                                {% draft.nothing %}
          | maycan "is" usecast "only"                                {% draft.nothing %}
          | thiscard maycan "only" "is" usecast                       {% draft.nothing %}
          | thiscard maycan "is" usecast "only"                       {% draft.nothing %}
          | usecast "only"                                            {% draft.nothing %}
          | "only" usecast                                            {% draft.nothing %}
          | usecast thiscard "only"                                   {% draft.nothing %}
          | "only" "to" "is" usecast                                  {% draft.nothing %}
          | "to" "is" usecast "only"                                  {% draft.nothing %}
          | "must" "is" usecast                                       {% draft.nothing %}
          | thiscard "must" "is" usecast                              {% draft.nothing %}
          | thiscard "is" usecast "only"                              {% draft.nothing %}
          | "you" maycan "only" usecast thiscard                      {% draft.nothing %}
          | "you" maycan usecast thiscard "only"                      {% draft.nothing %}
notplay  -> barred "is" "play"                                        {% draft.nothing %}
          | thiscard barred "is" "play"                               {% draft.nothing %}
          | "you" barred "play" thiscard                              {% draft.nothing %}
          | "you" barred reaching                                     {% draft.nothing %}
          | barred "is" entered                                       {% draft.nothing %}
          | thiscard barred "is" entered                              {% draft.nothing %}
notuse   -> barred "is" usecast                                       {% draft.nothing %}
          | thiscard barred "is" usecast                              {% draft.nothing %}
          | "you" barred usecast thiscard                             {% draft.nothing %}
barred   -> "cannot"                                                  {% draft.nothing %}
          | "may" "not"                                               {% draft.nothing %}
usecast  -> "use"                                                     {% draft.nothing %}
          | "cast"                                                    {% draft.nothing %}

# This card may only be played if your Current Location is Underground.
requirement -> "play" thiscard "when" cond                               {% ([, , , needs]) => ({ kind: 'require', needs }) %}
          | "play" thiscard "while" cond                              {% ([, , , needs]) => ({ kind: 'require', needs }) %}
          | "can" "only" "is" "use" "against" np "who" "is" "inside" {% () => ({ kind: 'require', needs: { at: { pub: ['Inside'] }, who: 'opponent' } }) %}
          | "can" "only" "is" "use" "against" np "who" "is" "outside" {% () => ({ kind: 'require', needs: { at: { pub: ['Outside'] }, who: 'opponent' } }) %}

# You must be at a Forest Location to play this card.   You must have at least two Cultists in play to cast this Spell.   You must have three or more Allies to play this card.
requirement -> "play" at npd                                             {% ([, , is]) => replacements.requirePlace(is) %}

          | "you" "must" "have" npd "in" "play" "to" "play" thiscard  {% ([, , , is]) => replacements.requireInPlay(is) %}

# Play at a Port.   Play at Night only.
requirement -> "play" mustbe                                          {% ([, needs]) => ({ kind: 'require', needs }) %}

# Play face-down into your Threat through any Dreamlands Gate.   Play through a Gate in the Waking World.
requirement -> "play" suchgate                                        {% ([, is]) => replacements.requireAt(is) %}
          | "play" thiscard suchgate                                  {% ([, , is]) => replacements.requireAt(is) %}
          | "play" "only" suchgate                                    {% ([, , is]) => replacements.requireAt(is) %}
          | "play" intothreat suchgate                                {% ([, , is]) => replacements.requireAt(is) %}
          | "play" thiscard intothreat suchgate                       {% ([, , , is]) => replacements.requireAt(is) %}
suchgate -> gateby det gated                                          {% ([, , is], _at, reject) => (nouns.isSuchGate(is) ? is : reject) %}
          | gateby "any" gated                                        {% ([, , is], _at, reject) => (nouns.isSuchGate(is) ? is : reject) %}
          | "," suchgate                                              {% ([, is]) => is %}
gateby   -> "through"                                                 {% draft.nothing %}
          | "use"                                                     {% draft.nothing %}
          | "by" "use"                                                {% draft.nothing %}

# You must be Underground.   You must have a Cat in play to travel to this Location.   If the card is a Monster, lose 3 Sanity when played.
requirement -> "you" "must" "have" npd "in" "play" "to" reaching      {% ([, , , is]) => replacements.requireInPlay(is) %}
          | "you" "must" "have" npd "to" "play" thiscard              {% ([, , , is]) => replacements.requireInPlay(is) %}
          | "you" "must" "have" npd "to" reaching                     {% ([, , , is]) => replacements.requireInPlay(is) %}
          | "your" "current" "location" "must" "is" npd               {% ([, , , , , is]) => replacements.usedOnly(conditions.ofCurrent(conditions.at(is, 'you'))) %}
          | "you" "must" "have" npd "in" "play"                       {% ([, , , is]) => replacements.usedOnly({ inPlay: is }) %}
          | "you" "must" "have" npd "in" "play" "to" "cast" thiscard  {% ([, , , is]) => replacements.usedOnly({ inPlay: is }) %}
          | "you" "must" "have" npd "in" "play" "to" "use" thiscard   {% ([, , , is]) => replacements.usedOnly({ inPlay: is }) %}
          | "require" "a" gated                                    {% ([, , is]) => replacements.requireAt(is) %}
          | "require" "the" "use" "of" "a" gated                      {% ([, , , , , is]) => replacements.requireAt(is) %}
          | thiscard "require" "a" gated                              {% ([, , , is]) => replacements.requireAt(is) %}
          | thiscard maycan "is" reached "only" "from" npd         {% ([, , , , , , is]) => replacements.requireAt(is) %}
          | thiscard maycan "only" "is" reached "from" npd            {% ([, , , , , , is]) => replacements.requireAt(is) %}
          | maycan "only" "is" reached "from" npd                     {% ([, , , , , is]) => replacements.requireAt(is) %}
          | "require" npd "in" "play"                                 {% ([, is]) => replacements.requireInPlay(is) %}
# This card may be played from your discard pile for 2 Sanity.   You may play this card from your Story Deck regardless of Region.
ownplay  -> thiscard maycan "is" "play"                               {% draft.nothing %}
          | maycan "is" "play"                                        {% draft.nothing %}
          | "you" maycan "play" thiscard                              {% draft.nothing %}
permit   -> following                                                 {% ([rightAfter]) => ({ rightAfter }) %}
          | following evenso                                          {% ([rightAfter]) => ({ rightAfter, waive: ['region'] }) %}
          | following "," evenso                                      {% ([rightAfter]) => ({ rightAfter, waive: ['region'] }) %}
          | following "and" evenso                                    {% ([rightAfter]) => ({ rightAfter, waive: ['region'] }) %}
          | "you" "may" "play" npd waiving                            {% ([, , , play, waive]) => permissions.plays(play, { waive }) %}
          | "you" "may" "play" npd "from" "any" "location" waiving    {% ([, , , play, , , , waive]) => permissions.plays(play, { waive }) %}
          | "you" "may" "play" npd "from" "any" "location" "," waiving {% ([, , , play, , , , , waive]) => permissions.plays(play, { waive }) %}
          | "you" "may" "play" npd waiving gateaside                  {% ([, , , play, waive]) => permissions.plays(play, { waive, cost: ['gate'] }) %}
          | "you" "may" "play" npd waiving paying                     {% ([, , , play, waive, cost]) => permissions.plays(play, { waive, cost }) %}
          | "you" "may" "play" npd "from" "your" zone waiving         {% ([, , , play, , , from, waive]) => permissions.plays(play, { waive, from }) %}
          | "you" "may" "play" np frompile                            {% ([, , , play, from]) => ({ play, waive: [], from }) %}
          | ownplay frompile                                          {% ([, from]) => permissions.fromItsPile(from, []) %}
          | ownplay frompile paying                                   {% ([, from, cost]) => permissions.fromItsPile(from, [], cost) %}
          | ownplay frompile waiving                                  {% ([, from, waive]) => permissions.fromItsPile(from, waive) %}
          | ownplay frompile waiving paying                           {% ([, from, waive, cost]) => permissions.fromItsPile(from, waive, cost) %}
          | "you" "may" "play" npd "from" "your" zone waiving paying  {% ([, , , play, , , from, waive, cost]) => permissions.plays(play, { waive, from, cost }) %}
          | "you" "may" "play" npd "from" "any" "location"            {% ([, , , play]) => permissions.playFromAnywhere(play) %}
          | "you" "may" "play" npd "at" "any" "location" "," waiving  {% ([, , , play, , , , , waive]) => permissions.plays(play, { waive }) %}
          | "you" neednot "walk" wherewalk                            {% ([, , , region]) => permissions.permitRoute(permissions.route({ type: 'Location' }, region)) %}
          | "you" "may" "travel" "to" route                           {% ([, , , , route]) => ({ route }) %}
          | "your" "ally" "may" "assault" "your" "opponent"           {% () => ({ commit: 'assault' }) %}
          | thiscard "may" "join" "the" "defence" "late"              {% () => ({ commit: 'defence' }) %}
          | thiscard "may" "join" "the" "threat" "late"               {% () => ({ commit: 'threat' }) %}
          | thiscard "may" "join" "the" "defence" oncereveal          {% () => ({ commit: 'defence', revealed: true }) %}
          | "may" "join" "the" "defence" oncereveal                   {% () => ({ commit: 'defence', revealed: true }) %}
          | thiscard "may" "join" "the" "defence" oncereveal paying   {% ([, , , , , , cost]) => ({ commit: 'defence', revealed: true, cost }) %}
          | "you" "may" "travel" "to" heregoing "right-side-up"       {% () => permissions.straightHere %}
          | "you" neednot "walk" "to" heregoing                       {% () => permissions.unwalkedHere %}
          | "you" "may" "travel" "to" anyplace                        {% ([, , , , to]) => permissions.permitRoute(permissions.route(to, { region: 'any' })) %}
          | "you" "may" "travel" "to" anyplace regions                {% ([, , , , to, regions]) => permissions.permitRoute(permissions.route(to, regions)) %}
          | "you" "may" "walk" "to" anyplace regions                  {% ([, , , , to, regions], _at, reject) => (regions.is?.dimension ? reject : permissions.permitRoute(permissions.route(to, regions, 'walking'))) %}
          | "use" thiscard "as" riding "to" anyplace                  {% ([, , , as, , to]) => permissions.ridden([as], to, { region: 'any' }) %}
          | "use" thiscard "as" riding "to" anyplace regions          {% ([, , , as, , to, regions]) => permissions.ridden([as], to, regions) %}
          | "use" thiscard "as" riding "to" anyplace regions "," "except" excepted {% ([, , , as, , to, regions, , , not]) => permissions.ridden([as], nouns.butNot(to, not), regions) %}
          | "use" thiscard "as" riding "to" anyplace "," "except" excepted {% ([, , , as, , to, , , not]) => permissions.ridden([as], nouns.butNot(to, not), { region: 'any' }) %}
          | "you" "may" "use" thiscard "as" riding "to" anyplace      {% ([, , , , , as, , to]) => permissions.ridden([as], to, { region: 'any' }) %}
          | "you" "may" "use" thiscard "as" riding "to" anyplace regions {% ([, , , , , as, , to, regions]) => permissions.ridden([as], to, regions) %}
          | "you" "may" "use" thiscard "as" riding "to" anyplace regions "," "except" excepted {% ([, , , , , as, , to, regions, , , not]) => permissions.ridden([as], nouns.butNot(to, not), regions) %}
          | "you" "may" "use" thiscard "as" riding "to" anyplace "," "except" excepted {% ([, , , , , as, , to, , , not]) => permissions.ridden([as], nouns.butNot(to, not), { region: 'any' }) %}
          | thiscard maycan "is" "use" "as" riding "to" anyplace      {% ([, , , , , as, , to]) => permissions.ridden([as], to, { region: 'any' }) %}
          | thiscard maycan "is" "use" "as" riding "to" anyplace regions {% ([, , , , , as, , to, regions]) => permissions.ridden([as], to, regions) %}
          | maycan "is" "use" "as" riding "to" anyplace               {% ([, , , , as, , to]) => permissions.ridden([as], to, { region: 'any' }) %}
          | maycan "is" "use" "as" riding "to" anyplace regions       {% ([, , , , as, , to, regions]) => permissions.ridden([as], to, regions) %}
# Each player may play Monsters regardless of the Gate.   You may play the new Location right after a Train.
permit   -> player "may" "play" npd anywhere                          {% ([who, , , play, waive]) => permissions.ofOthers(who, permissions.playAnywhere(play, waive)) %}
          | player "may" "play" npd anywhere paying                   {% ([who, , , play, waive, cost]) => permissions.ofOthers(who, permissions.plays(play, { waive, cost })) %}
          | player "may" "play" "the" "new" "location" "right" "after" npd {% ([who, , , , , , , , sooner]) => permissions.goingOn(who, sooner) %}
# This card may be played right after a Train: if so, discard one card.   This card may be played right after an Ally: if so, draw one card and lose 1 Sanity.
permit   -> following ":" "if" "so" "," act                           {% ([rightAfter, , , , , op]) => ({ rightAfter, do: [op] }) %}
          | following ":" "if" "so" "," deedrow                       {% ([rightAfter, , , , , ops]) => ({ rightAfter, do: ops }) %}
following -> mayfollow rightafter npd                                  {% ([, , is]) => is %}
          | mayfollow rightafter npd sameturn                         {% ([, , is]) => is %}
          | mayfollow rightafter npd "," sameturn                     {% ([, , is]) => is %}
          | mayfollow "this" "turn" rightafter npd                    {% ([, , , , is]) => is %}
          | mayfollow "this" "turn" "," rightafter npd                {% ([, , , , , is]) => is %}
          | mayfollow "this" "turn" "as" npd                          {% ([, , , , is]) => is %}
mayfollow -> thiscard "may" "is" "play"                                {% draft.nothing %}
          | "may" "is" "play"                                         {% draft.nothing %}
          | "you" "may" "play" thiscard                               {% draft.nothing %}
          | "may" "play" thiscard                                     {% draft.nothing %}
rightafter -> "after"                                                  {% draft.nothing %}
          | "right" "after"                                           {% draft.nothing %}
          | "directly" "after"                                        {% draft.nothing %}
          | "following"                                               {% draft.nothing %}
          | rightafter2 "play"                                        {% draft.nothing %}
          | rightafter2 "you" "play"                                  {% draft.nothing %}
rightafter2 -> "after"                                                 {% draft.nothing %}
          | "right" "after"                                           {% draft.nothing %}
          | "directly" "after"                                        {% draft.nothing %}

# This card may be played in any Dimension.   May be played at any City Location.   You may play Dreamlands Allies.
permit   -> thiscard maycan "is" "play" anywhere                      {% ([, , , , waive]) => ({ play: { title: 'self' }, waive }) %}
          | thiscard maycan "is" "play" anywhere paying               {% ([, , , , waive, cost], _at, reject) => (cost.length === 1 && cost[0] === 'gate' ? { play: { title: 'self' }, waive, cost } : reject) %}
          | maycan "is" "play" anywhere                               {% ([, , , waive]) => ({ play: { title: 'self' }, waive }) %}
          | "you" "may" "play" thiscard anywhere                      {% ([, , , , waive]) => ({ play: { title: 'self' }, waive }) %}
          | "you" "may" "play" npd anywhere                           {% ([, , , play, waive]) => permissions.playAnywhere(play, waive) %}
          | "you" "may" "play" npd                                    {% ([, , , play]) => permissions.playOfDimension(play) %}
          | np "may" "is" "play" anywhere                             {% ([play, , , , waive]) => permissions.playAnywhere(play, waive) %}
          | thiscard "may" "is" "play" "from" "any" "region"          {% () => ({ play: { title: 'self' }, waive: ['region'] }) %}
          | "you" "may" "play" thiscard "from" "any" "region"         {% () => ({ play: { title: 'self' }, waive: ['region'] }) %}
          | "you" "may" "play" npd "of" "any" "dimension"             {% ([, , , play]) => permissions.playAnywhere(play, ['dimension']) %}
          | "you" "may" "play" npd "from" "any" "dimension"           {% ([, , , play]) => permissions.playAnywhere(play, ['dimension']) %}
          | "you" "may" "play" npd "from" "any" "region"              {% ([, , , play]) => permissions.playAnywhere(play, ['region']) %}
          | "you" "may" "play" npd "of" "any" "region"                {% ([, , , play]) => permissions.playAnywhere(play, ['region']) %}
          | "you" "may" "play" npd "from" "another" "dimension"       {% ([, , , play]) => permissions.playAnywhere(play, ['dimension']) %}
          | "you" "may" "play" npd "from" "other" "dimension"         {% ([, , , play]) => permissions.playAnywhere(play, ['dimension']) %}
          | thiscard "may" "is" "add" "to" "the" defence2 latecome    {% ([, , , , , , , when]) => ({ commit: 'defence', ...when }) %}
          | "may" "is" "add" "to" "the" defence2 latecome             {% ([, , , , , , when]) => ({ commit: 'defence', ...when }) %}
          | thiscard "may" "is" "add" "to" "your" "threat" late       {% () => ({ commit: 'threat' }) %}
          | "may" "is" "add" "to" "your" "threat" late                {% () => ({ commit: 'threat' }) %}
          | "you" "may" "add" thiscard "to" "your" "threat" late      {% () => ({ commit: 'threat' }) %}
          | "you" "may" "add" thiscard "to" "the" defence2 latecome   {% ([, , , , , , , when]) => ({ commit: 'defence', ...when }) %}
          | "you" "may" "add" thiscard "to" "your" defence2 latecome  {% ([, , , , , , , when]) => ({ commit: 'defence', ...when }) %}
          | latecome "," "you" "may" "add" thiscard "to" "your" defence2 {% ([when]) => ({ commit: 'defence', ...when }) %}
          | latecome "," "you" "may" "add" thiscard "to" "the" defence2 {% ([when]) => ({ commit: 'defence', ...when }) %}
          | late "," "you" "may" "add" thiscard "to" "your" "threat"  {% () => ({ commit: 'threat' }) %}
          | latecome "," thiscard "may" "is" "add" "to" "your" defence2 {% ([when]) => ({ commit: 'defence', ...when }) %}
          | latecome "," thiscard "may" "is" "add" "to" "the" defence2 {% ([when]) => ({ commit: 'defence', ...when }) %}
          | late "," thiscard "may" "is" "add" "to" "your" "threat"   {% () => ({ commit: 'threat' }) %}
          | thiscard "may" "is" "add" "to" "your" defence2 latecome   {% ([, , , , , , , when]) => ({ commit: 'defence', ...when }) %}
          | "may" "is" "add" "to" "your" defence2 latecome            {% ([, , , , , , when]) => ({ commit: 'defence', ...when }) %}
          | "may" "join" "the" "defence" "late"                       {% () => ({ commit: 'defence' }) %}
          | "may" "join" "the" "threat" "late"                        {% () => ({ commit: 'threat' }) %}
          | thiscard "may" "is" "add" "to" "the" defence2 latecome evenif {% ([, , , , , , , when]) => ({ commit: 'defence', ...when }) %}
          | "may" "is" "add" "to" "the" defence2 latecome evenif      {% ([, , , , , , when]) => ({ commit: 'defence', ...when }) %}
          | thiscard "need" "not" "is" "play" at itsplace             {% () => ({ play: { title: 'self' }, waive: ['place'] }) %}
          | thiscard "need" "not" "is" at itsplace                    {% () => ({ play: { title: 'self' }, waive: ['place'] }) %}
          | "you" "may" "travel" "to" anyplace "with" thiscard        {% ([, , , , to]) => permissions.permitRoute(permissions.route(to, { region: 'any' })) %}
          | "you" "may" "travel" "to" anyplace regions "with" thiscard {% ([, , , , to, regions]) => permissions.permitRoute(permissions.route(to, regions)) %}
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
          | "use" thiscard "to" "travel" "to" anyplace                {% ([, , , , , to]) => permissions.permitRoute(permissions.route(to, { region: 'any' })) %}
          | "use" thiscard "to" "travel" "to" anyplace regions        {% ([, , , , , to, regions]) => permissions.permitRoute(permissions.route(to, regions)) %}
          | "you" "may" "use" thiscard "to" "travel" "to" anyplace    {% ([, , , , , , , to]) => permissions.permitRoute(permissions.route(to, { region: 'any' })) %}
          | "you" "may" "use" thiscard "to" "travel" "to" anyplace regions {% ([, , , , , , , to, regions]) => permissions.permitRoute(permissions.route(to, regions)) %}
forbidden -> "play" npd                                               {% ([, play]) => ({ play }) %}
          | harming                                                   {% draft.first %}
          | "play" npd aimedprep attacked                                     {% ([, play]) => ({ play, on: 'you' }) %}
          | "play" npd "through" "this" "gate"                        {% ([, play]) => ({ play, through: 'here' }) %}
          | "play" npd "on" "top" "of" npd                            {% ([, play, , , , onTop]) => permissions.playedOn(play, onTop) %}
          | "gain" "sanity"                                           {% () => 'gainSanity' %}
          | "use" "gate"                                              {% () => 'useGates' %}
          | "cast" "spell"                                            {% () => 'castSpells' %}
          | "pass"                                                    {% () => 'pass' %}
          | "bury" "phobia"                                           {% () => 'buryPhobias' %}
          | "join" npd                                                {% ([, join]) => ({ join }) %}
          | "flip" sel "face-up"                                      {% ([, flipUp]) => ({ flipUp }) %}
          | "affect" npd                                              {% ([, affect]) => ({ affect }) %}
          | "travel" "by" npd                                         {% ([, , travelBy]) => ({ travelBy }) %}

# No player may reach a Country Location by walking.   You may not reach this card by Travel by Sea.   You may not leave here by Travel Event.
rule     -> player maynot "reach" thiscard by                        {% ([who, , , , by]) => replacements.notBy('reachBy', by, who) %}
          | "no" "player" "may" "reach" thiscard by                   {% ([, , , , , by]) => replacements.notBy('reachBy', by, 'each') %}
          | player maynot "reach" npd by                              {% ([who, , , to, by]) => replacements.notBy('reachBy', by, who, nouns.location(to)) %}
          | "no" "player" "may" "reach" npd by                        {% ([, , , , to, by]) => replacements.notBy('reachBy', by, 'each', nouns.location(to)) %}
          | player maynot "leave" "here" by                           {% ([who, , , , by]) => replacements.notBy('leaveBy', by, who) %}
          | "no" "player" "may" "leave" "here" by                     {% ([, , , , , by]) => replacements.notBy('leaveBy', by, 'each') %}

# No Investigator may travel by Sea.   This card has a value of 5 if your opponent is at a Water Location.   Draw one card for each Ally you have in play when played.
forbidden -> "use" "any" "gate"                                       {% () => 'useGates' %}
          | %name                                                     {% ([name]) => permissions.goBy(name) %}
          | "cast" "any" "spell"                                     {% () => 'castSpells' %}
          | "cast" np                                                 {% ([, is]) => permissions.castingOf(is) %}
          | "cast" "any" np                                           {% ([, , is]) => permissions.castingOf(is) %}
          | "cast" "a" "spell"                                        {% () => 'castSpells' %}
          | "cast" "a" np                                             {% ([, , is]) => permissions.castingOf(is) %}
          | "cast" np "from" np                                       {% ([, is, , held]) => permissions.castingFrom(is, held) %}
          | "cast" "any" np "from" np                                 {% ([, , is, , held]) => permissions.castingFrom(is, held) %}
          | "complete" "a" "adventure"                                {% () => ({ play: { type: 'Adventure' } }) %}
          | "complete" "adventure"                                    {% () => ({ play: { type: 'Adventure' } }) %}
          | "complete" "any" "adventure"                              {% () => ({ play: { type: 'Adventure' } }) %}
          | "use" "a" "gate"                                          {% () => 'useGates' %}
          | "rotate" "location"                                       {% () => 'arrive' %}
          | "rotate" "a" "location"                                   {% () => 'arrive' %}
          | "rotate" "any" "location"                                 {% () => 'arrive' %}
          | "remove" "phobia"                                         {% () => 'buryPhobias' %}
          | "gain" "any" "sanity"                                     {% () => 'gainSanity' %}

# No player may rotate Locations.
# No player may draw cards.   Each opponent may not draw cards until the end of the Round when played.
forbidden -> "draw" "card"                                            {% () => 'drawCards' %}
          | "draw" "any" "card"                                       {% () => 'drawCards' %}

# You may not draw cards at the start of each Round.   While you are here, no player may draw any cards at the start of a Round.
forbidden -> "draw" "card" "at" "the" "start" "of" eachround          {% () => 'drawForRound' %}
          | "draw" "any" "card" "at" "the" "start" "of" eachround     {% () => 'drawForRound' %}

# No player may add Monsters to any Threat.   Your opponent may not add cards to his Threat until the end of the Round when played.
forbidden -> "add" npd "to" athreat2                                   {% ([, play]) => ({ play, to: 'threat' }) %}
athreat2 -> "a" "threat"                                              {% draft.nothing %}
          | "any" "threat"                                            {% draft.nothing %}
          | "their" "threat"                                          {% draft.nothing %}
rule     -> "you" maynot "add" npd "to" "your" "threat"               {% ([, , , play]) => bans.addedToNone(play, 'you') %}
          | "no" np "may" "is" "add" "to" athreat2                    {% ([, play]) => ({ kind: 'forbid', who: 'each', what: { play, to: 'threat' } }) %}
          | "no" np maycan "is" "add" "to" poss "threat"              {% ([, play, , , , , who]) => bans.addedToNone(play, who) %}
          | np maynot "is" "add" "to" poss "threat"                   {% ([play, , , , , who]) => bans.addedToNone(play, who) %}
          | np maynot "is" "add" "to" athreat2                        {% ([play]) => bans.addedToNone(play, 'each') %}

# No player may walk.   You may not be attacked.   This card cannot be summoned.   You may not enter any Water Location.
forbidden -> "walk"                                                   {% () => 'walk' %}
          | "travel" "by" "walk"                                      {% () => 'walk' %}
          | "is" "attack"                                             {% () => 'beAttacked' %}
          | "is" "threaten"                                           {% () => 'beThreatened' %}
          | "is" "attack" "by" np                                     {% ([, , , is]) => replacements.attackedBy(is) %}
          | "is" "attack" "by" thiscard                               {% () => ({ beAttackedBy: { title: 'self' } }) %}
          | arriving npd                                              {% ([, is]) => permissions.notTo(is) %}
          | "visit" npd                                               {% ([, is]) => permissions.notTo(is) %}
          | "go" "to" npd                                             {% ([, , is]) => permissions.notTo(is) %}
          | "use" np                                                 {% ([, is]) => permissions.noUseOf(is) %}
          | "use" np "in" thiscard                                   {% ([, is]) => permissions.noUseOf({ ...is, borneBy: { title: 'self' } }) %}
          | "use" "any" np                                            {% ([, , is]) => permissions.noUseOf(is) %}
          | "use" "a" np                                              {% ([, , is]) => permissions.noUseOf(is) %}
# No player may cancel this card.   Your opponent may not cancel your Spells.
forbidden -> "cancel" thiscard                                        {% () => ({ cancel: { title: 'self' } }) %}
          | "cancel" thiscard "by" npd                                {% ([, , , by]) => ({ cancel: { title: 'self' }, by }) %}
          | "cancel" "a" "spell" "in" thiscard                        {% () => ({ cancel: { type: 'Spell', borneBy: { title: 'self' } } }) %}
          | "cancel" npd                                              {% ([, cancel]) => permissions.noCancel(cancel) %}
          | "cancel" npd "by" npd                                     {% ([, cancel, , by]) => permissions.noCancel(cancel, undefined, by) %}
          | "cancel" poss np                                          {% ([, of, cancel]) => permissions.noCancel(cancel, of) %}
          | "cancel" poss np "by" npd                                 {% ([, of, cancel, , by]) => permissions.noCancel(cancel, of, by) %}
          | "cancel" npd youdo                                        {% ([, cancel]) => permissions.noCancel(cancel, 'you') %}

# This card may not be cancelled by Spells.   Your Events may not be cancelled.   Spells cast by you may not be cancelled by your opponent.
rule     -> thiscard maynot "is" "cancel"                             {% () => replacements.notCancelled({ cancel: { title: 'self' } }) %}
          | thiscard maynot "is" "cancel" cancelby                    {% ([, , , , by]) => replacements.notCancelled({ cancel: { title: 'self' } }, by) %}
          | maynot "is" "cancel"                                      {% () => replacements.notCancelled({ cancel: { title: 'self' } }) %}
          | maynot "is" "cancel" cancelby                             {% ([, , , by]) => replacements.notCancelled({ cancel: { title: 'self' } }, by) %}
          | cancelled maynot "is" "cancel"                            {% ([what]) => replacements.notCancelled(what) %}
          | cancelled "is" proof by5 "that" "cancel" npd              {% ([what, , , by, , , is]) => replacements.proofAgainst(what, is, by) %}
          | cancelled "is" proof by5 "that" "would" "cancel" npd      {% ([what, , , by, , , , is]) => replacements.proofAgainst(what, is, by) %}
          | thiscard "is" proof by5 "that" "cancel" npd               {% ([, , , by, , , is]) => replacements.proofAgainst({ cancel: { title: 'self' } }, is, by) %}
          | thiscard "is" proof by5 "that" "would" "cancel" npd       {% ([, , , by, , , , is]) => replacements.proofAgainst({ cancel: { title: 'self' } }, is, by) %}
          | proof by5 "that" "would" "cancel" npd                     {% ([, by, , , , is]) => replacements.proofAgainst({ cancel: { title: 'self' } }, is, by) %}
          | proof by5 "that" "cancel" npd                             {% ([, by, , , is]) => replacements.proofAgainst({ cancel: { title: 'self' } }, is, by) %}
          | cancelled maynot "is" "cancel" cancelby                   {% ([what, , , , by]) => replacements.notCancelled(what, by) %}
          | "no" np "may" "is" "cancel"                               {% ([, is]) => replacements.notCancelled(permissions.noCancel(is)) %}
          | "no" np "may" "is" "cancel" cancelby                      {% ([, is, , , , by]) => replacements.notCancelled(permissions.noCancel(is), by) %}
          | "no" np "can" "is" "cancel"                               {% ([, is]) => replacements.notCancelled(permissions.noCancel(is)) %}
cancelled -> np                                                       {% ([is]) => permissions.noCancel(is) %}
          | "all" np                                                  {% ([, is]) => permissions.noCancel(is) %}
          | poss np                                                   {% ([of, is]) => permissions.noCancel(is, of) %}
          | "all" poss np                                             {% ([, of, is]) => permissions.noCancel(is, of) %}
          | "each" "of" poss np                                       {% ([, , of, is]) => permissions.noCancel(is, of) %}
          | "all" "of" poss np                                        {% ([, , of, is]) => permissions.noCancel(is, of) %}
          | np youdo                                                  {% ([is]) => permissions.noCancel(is, 'you') %}
          | np "that" youdo                                           {% ([is]) => permissions.noCancel(is, 'you') %}
          | np didit "by" player                                      {% ([is, , , of]) => permissions.noCancel(is, of) %}
          | heldspells                                                {% () => ({ cancel: { type: 'Spell', borneBy: { title: 'self' } } }) %}
          | "spell" "from" thiscard                                   {% () => ({ cancel: { type: 'Spell', borneBy: { title: 'self' } } }) %}
          | "spell" "cast" "from" thiscard                            {% () => ({ cancel: { type: 'Spell', borneBy: { title: 'self' } } }) %}
          | "the" "effect" "of" cancelled                             {% ([, , , what]) => what %}
proof    -> "not" "affected" "by"                                     {% draft.nothing %}
          | "unaffected" "by"                                         {% draft.nothing %}
          | "immune" "to"                                             {% draft.nothing %}
by5      -> "card"                                                    {% () => undefined %}
          | "any" "card"                                              {% () => undefined %}
          | "all" "card"                                              {% () => undefined %}
          | "effect"                                                  {% () => undefined %}
          | "any" "effect"                                            {% () => undefined %}
          | "all" "effect"                                            {% () => undefined %}
          | npd                                                       {% draft.first %}
          | "all" np                                                  {% ([, is]) => is %}
cancelby -> "by" player                                               {% ([, who]) => ({ who }) %}
          | "by" agent                                                {% ([, doer]) => doer %}
          | "with" agent                                              {% ([, doer]) => doer %}
          | byany                                                     {% () => ({}) %}
          | "by" "any" "other" "card"                                 {% () => ({}) %}
          | "by" "any" "mean"                                         {% () => ({}) %}

# Your opponents may not look at your Hand.
forbidden -> "cast" "more" "than" num np aperiod                      {% ([, , , moreThan, is, per]) => permissions.castMore(moreThan, is, per) %}
          | "cast" "more" "than" num np                               {% ([, , , moreThan, is]) => permissions.castMore(moreThan, is, 'round') %}
          | "cast" "more" "than" num spellhere aperiod                {% ([, , , moreThan, , per]) => permissions.castMore(moreThan, { type: 'Spell' }, per, true) %}
# Your opponent may not defend with more than two Allies.
forbidden -> "defend" "with" "more" "than" num np                     {% ([, , , , moreThan, defendWith]) => permissions.defendsWithMore(moreThan, defendWith) %}
forbidden -> "play" "more" "than" num np aperiod                      {% ([, , , moreThan, play, per]) => permissions.playMore(moreThan, play, per) %}
          | "look" "at" "your" "hand"                                 {% () => 'seeHand' %}
          | "see" "your" "hand"                                       {% () => 'seeHand' %}
          | "see" "the" "card" "in" "your" "hand"                     {% () => 'seeHand' %}
          | "look" "at" "the" "card" "in" "your" "hand"               {% () => 'seeHand' %}
          | "play" "more" "than" num np                               {% ([, , , moreThan, play]) => permissions.playMore(moreThan, play, 'round') %}
riding   -> "a" "travel" "card"                                       {% () => ({}) %}
          | "travel" "card"                                           {% () => ({}) %}
          | "a" "travel" "event"                                      {% () => ({}) %}
          | "travel" "event"                                          {% () => ({}) %}
          | "a" "travel" "card" byways                                {% ([, , , as]) => as %}
          | "travel" "card" byways                                    {% ([, , as]) => as %}
          | "a" np                                                    {% ([, is], _at, reject) => permissions.rides(is) ?? reject %}
          | np                                                        {% ([is], _at, reject) => permissions.rides(is) ?? reject %}
# If Controlled, use this card as a Travel Card (Air) to any Location including Space, except Underground.
permit   -> "use" thiscard "as" riding "to" anyplace into             {% ([, , , as, , to, into]) => permissions.ridden([as, into], to, { region: 'any' }) %}
          | "use" thiscard "as" riding "to" anyplace regions into     {% ([, , , as, , to, regions, into]) => permissions.ridden([as, into], to, regions) %}
          | "use" thiscard "as" riding "to" anyplace into "," "except" excepted {% ([, , , as, , to, into, , , not]) => permissions.ridden([as, into], nouns.butNot(to, not), { region: 'any' }) %}
          | "you" "may" "use" thiscard "as" riding "to" anyplace into {% ([, , , , , as, , to, into]) => permissions.ridden([as, into], to, { region: 'any' }) %}
          | "you" "may" "use" thiscard "as" riding "to" anyplace regions into {% ([, , , , , as, , to, regions, into]) => permissions.ridden([as, into], to, regions) %}
          | "you" "may" "use" thiscard "as" riding "to" anyplace into "," "except" excepted {% ([, , , , , as, , to, into, , , not]) => permissions.ridden([as, into], nouns.butNot(to, not), { region: 'any' }) %}
          | "you" "may" "travel" "to" anyplace into                   {% ([, , , , to, into]) => permissions.ridden([into], to, { region: 'any' }) %}
          | "you" "may" "travel" "to" anyplace regions into           {% ([, , , , to, regions, into]) => permissions.ridden([into], to, regions) %}
into     -> "include" element                                         {% ([, as]) => ({ as }) %}
          | "," "include" element                                     {% ([, , as]) => ({ as }) %}
          | "(" "include" element ")"                                 {% ([, , as]) => ({ as }) %}
element  -> "space"                                                   {% () => nouns.travelThrough('Space') %}
          | "underwater"                                              {% () => nouns.travelThrough('Underwater') %}
          | "space" "location"                                        {% () => nouns.travelThrough('Space') %}
          | "any" "space" "location"                                  {% () => nouns.travelThrough('Space') %}
byways   -> "(" byway ")"                                             {% ([, as]) => ({ as }) %}
          | "(" byway "and" byway ")"                                 {% ([, a, , b]) => ({ as: nouns.union([a, b]) }) %}
          | "(" byway "or" byway ")"                                  {% ([, a, , b]) => ({ as: nouns.union([a, b]) }) %}
byway    -> vehicle                                                   {% ([is]) => is %}
          | np                                                        {% ([is], _at, reject) => permissions.rides(is)?.as ?? reject %}
          | "by" vehicle                                              {% ([, is]) => is %}
          | "in" vehicle                                              {% ([, is]) => is %}
          | "water"                                                   {% () => nouns.travelBy('Sea') %}
allow    -> "at" npd                                                  {% ([, is], _at, reject) => (is.type === 'Event' ? reject : { at: nouns.location(is) }) %}
          | "in" npd                                                  {% ([, is], _at, reject) => (is.dimension === undefined ? { at: nouns.location(is) } : reject) %}
          | paying                                                    {% ([cost]) => ({ cost }) %}
          | "," "keep" "its" "special" "effect"                       {% () => ({ keepsText: true }) %}
gateaside -> "(" "use" "gate" ")"                                     {% draft.nothing %}
          | "(" "use" "a" "gate" ")"                                  {% draft.nothing %}
          | "(" "use" "the" "gate" ")"                                {% draft.nothing %}
          | "(" "use" "this" "gate" ")"                               {% draft.nothing %}
waiving  -> "regardless" "of" "region" "or" "subregion"               {% () => ['region', 'place'] %}
          | "regardless" "of" waivers                                 {% ([, , waive]) => waive %}
          | "regardless" "of" "where" "it" "is" "find"                {% () => ['region', 'place'] %}
          | "regardless" "of" "where" "they" "is" "find"              {% () => ['region', 'place'] %}
          | "even" "if" "its" "place" "is" "not" "here"               {% () => ['place'] %}
          | "without" "regard" "to" waivers                           {% ([, , , waive]) => waive %}

# You may play any Dreamlands Ally here regardless of where it is found.   You may play Monsters even if they are from another Dimension.
waiving  -> "even" "if" itthey ofanother "dimension"                  {% () => ['dimension'] %}
          | evenif "you" "is" "in" ofanother2 "region"                {% () => ['region'] %}
          | evenif "you" "is" "in" ofanother2 "dimension"             {% () => ['dimension'] %}
          | evenif "neither" "you" "nor" "your" "ally" "know" "its" "language" {% () => ['language'] %}
          | evenif "neither" "you" "nor" "your" "ally" "know" "the" "language" {% () => ['language'] %}
          | evenif "you" "do" "not" "know" "its" "language"           {% () => ['language'] %}
          | evenif "you" "do" "not" "know" "the" "language"           {% () => ['language'] %}
          | evenif "you" "cannot" "read" "it"                         {% () => ['language'] %}
          | evenif "you" "cannot" "read" "its" "language"             {% () => ['language'] %}
          | evenif itthey "do" "not" "have" "the" np "attribute"      {% ([, , , , , , is]) => [is.gate ? 'gate' : 'attribute'] %}
          | evenif itthey "do" "not" "have" "a" "gate"                {% () => ['gate'] %}
          | evenif itthey "have" "no" "gate"                          {% () => ['gate'] %}
          | evenif "there" "is" "no" "gate"                           {% () => ['gate'] %}
          | evenif itthey "do" "not" "bear" "the" np "attribute"      {% ([, , , , , , is]) => [is.gate ? 'gate' : 'attribute'] %}
          | "even" "if" itthey ofanother "region"                     {% () => ['region'] %}
          | "that" "could" "is" "play" in2 "region"                   {% () => ['place'] %}
          | "who" "could" "is" "play" in2 "region"                    {% () => ['place'] %}
          | evenif itthey "could" "not" "is" "find" in2 "subregion"   {% () => ['place'] %}
          | evenif itthey "is" "not" "find" in2 "subregion"           {% () => ['place'] %}
          | evenif itthey "is" "not" "find" "here"                    {% () => ['place'] %}
          | evenif itthey "could" "not" "is" "find" "here"            {% () => ['place'] %}
          | "even" "if" ofanother "dimension"                         {% () => ['dimension'] %}
          | evenif "you" "is" "not" "in" thatworld                    {% () => ['dimension'] %}
          | evenif "you" "is" "in" thatworld                          {% () => ['dimension'] %}
          | evenif "not" "in" thatworld                               {% () => ['dimension'] %}
          | evenif "in" thatworld                                     {% () => ['dimension'] %}
          | offrom anyother "dimension"                               {% () => ['dimension'] %}
          | offrom anyother "region"                                  {% () => ['region'] %}
          | needwaived                                                {% draft.first %}
          | "without" "a" "gate"                                      {% () => ['gate'] %}
          | "without" "use" "a" "gate"                                {% () => ['gate'] %}
          | "for" "no" sanity                                         {% () => ['cost'] %}
          | "for" "no" sanity "cost"                                  {% () => ['cost'] %}
          | "at" "no" sanity "cost"                                   {% () => ['cost'] %}
          | "at" "no" "cost"                                          {% () => ['cost'] %}
          | "even" "if" npd "is" "in" "play"                          {% ([, , is]) => permissions.inStorms(is) %}
          | "even" "while" npd "is" "in" "play"                       {% ([, , is]) => permissions.inStorms(is) %}
          | "even" "during" npd                                       {% ([, , is]) => permissions.inStorms(is) %}
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
playable -> npd                                                       {% draft.first %}
          | every np                                                  {% ([, is]) => is %}
          | "any" num np                                              {% ([, n, is], _at, reject) => (n === 1 ? is : reject) %}
atplace  -> at npd                                                    {% ([, is]) => is %}
          | at "the" dimension                                        {% ([, , dimension]) => ({ dimension }) %}
          | at "any" dimension "location"                             {% ([, , dimension]) => ({ dimension, type: 'Location' }) %}
offrom   -> "of"                                                      {% draft.nothing %}
          | "from"                                                    {% draft.nothing %}
anyother -> "any"                                                     {% draft.nothing %}
          | "another"                                                 {% draft.nothing %}
          | "any" "other"                                             {% draft.nothing %}
          | "a" "different"                                           {% draft.nothing %}
in2      -> "in" "this"                                               {% draft.nothing %}
          | "in" "your" "current"                                     {% draft.nothing %}
          | "in" "the" "current"                                      {% draft.nothing %}
          | "in" "your"                                               {% draft.nothing %}
waivers  -> waiver                                                    {% ([each]) => (Array.isArray(each) ? each : [each]) %}
          | waivers "and" waiver                                      {% ([all, , each]) => [...new Set([...all, each].flat())] %}
          | waivers "," waiver                                        {% ([all, , each]) => [...new Set([...all, each].flat())] %}
          | waivers "or" waiver                                       {% ([all, , each]) => [...new Set([...all, each].flat())] %}
waiver   -> "attribute"                                               {% () => 'attribute' %}
          | "place"                                                   {% () => 'place' %}
          | "region"                                                  {% () => 'region' %}
          | "dimension"                                               {% () => 'dimension' %}
          | "the" "gate"                                              {% () => 'gate' %}
          | "the" "use" "of" "the" "gate"                             {% () => 'gateUsed' %}
          | "language"                                                {% () => 'language' %}
          | "storm"                                                   {% () => 'storm' %}
          | "island"                                                  {% () => 'island' %}
          | "cost"                                                    {% () => 'cost' %}
          | sanity "gain"                                             {% () => 'gain' %}
          | "name"                                                    {% () => 'named' %}
          | waivedneed                                                {% draft.first %}
          | "current" "location" "'s" "attribute"                     {% () => 'attribute' %}
          | poss "current" "location" "'s" "attribute"                {% () => 'attribute' %}
          | attributes2 "of" poss "current" "location"                {% () => 'attribute' %}
          | attributes2 "of" "the" "location"                         {% () => 'attribute' %}
          | attributes2 "of" "the" "current" "location"               {% () => 'attribute' %}
          | "dimension" "and" "region"                                {% () => 'dimension' %}
          | "the" "dimension"                                         {% () => 'dimension' %}
          | "its" "dimension"                                         {% () => 'dimension' %}
          | "the" "region"                                            {% () => 'region' %}
          | "location" "attribute"                                    {% () => 'attribute' %}
          | poss "current" "region"                                   {% () => 'region' %}
          | poss "region"                                             {% () => 'region' %}
          | poss "current" "dimension"                                {% () => 'dimension' %}
          | "its" "sanity" "cost"                                     {% () => 'cost' %}
          | "the" "location" "'s" "attribute"                         {% () => 'attribute' %}
          | "its" "region"                                            {% () => 'region' %}
attributes2 -> "attribute"                                            {% draft.nothing %}
          | "the" "attribute"                                         {% draft.nothing %}
duty     -> "must" "keep" "your" "threat" "face-up"                    {% () => 'threatFaceUp' %}
          | "must" "keep" "your" "hand" "face-up"                     {% () => 'handFaceUp' %}
          | "must" "keep" "their" "hand" "face-up"                    {% () => 'handFaceUp' %}
          | "must" "walk" "to" "all" np                               {% ([, , , , to]) => ({ reachBy: 'walk', to: nouns.location(to) }) %}
          | "must" "play" npd "next"                                  {% ([, , playNext]) => ({ playNext }) %}
          | "must" "play" "or" "discard" "a" "card"                   {% () => 'playOrDiscard' %}
          | "must" "defend"                                           {% () => 'defend' %}
          | "must" "defend" "with" sel                                {% ([, , , defendWith]) => ({ defendWith }) %}
          | "must" "keep" "their" "threat" "face-up"                  {% () => 'threatFaceUp' %}
          | "must" reach by                                           {% ([, to, reachBy]) => ({ reachBy, ...to }) %}
          | "must" reach by "or" "by" "travel" "event"                {% ([, to, reachBy]) => ({ reachBy, ...to, exceptTravel: true }) %}
          | "must" "leave" "here" by                                  {% ([, , , leaveBy]) => ({ leaveBy }) %}
          | "must" "leave" "here" orwalk                              {% ([, , , leaveBy]) => ({ leaveBy, orWalk: true }) %}
          | "must" "leave" "here" "by" "walk" "to" walkend            {% ([, , , , , , to]) => permissions.leaveOnFootTo('walk', to) %}
          | "must" "leave" "here" orwalk "to" walkend                 {% ([, , , by, , to]) => permissions.leaveOnFootTo(by, to) %}
          | "must" reach orwalk                                       {% ([, to, reachBy]) => ({ reachBy, ...to, orWalk: true }) %}
          | "must" reach "by" "walk" "from" walkend                   {% ([, to, , , , from]) => permissions.reachOnFootFrom({ reachBy: 'walk', ...to }, from) %}
          | "must" reach orwalk "from" walkend                        {% ([, to, reachBy, , from]) => permissions.reachOnFootFrom({ reachBy, ...to, orWalk: true }, from) %}
          | "must" "walk" "out" "of" thiscard                         {% () => ({ leaveBy: 'walk' }) %}
          | "must" "play" "or" "you" "must" "discard" num "card"      {% () => 'playOrDiscard' %}
          | "must" reaching by                                        {% ([, , reachBy]) => ({ reachBy }) %}
reach    -> "reach" "this" "card"                                     {% () => ({}) %}
          | "reach" npd                                               {% ([, to]) => ({ to: nouns.location(to, true) }) %}
          | "reach" "all" np                                          {% ([, , to]) => ({ to: nouns.location(to, true) }) %}
by       -> "by" "walk"                                               {% () => 'walk' %}
          | means                                                     {% draft.first %}
          | means "or" means                                          {% ([a, , b]) => nouns.union([a, b]) %}
          | "by" vehicle "or" vehicle                                 {% ([, a, , b]) => nouns.union([a, b]) %}
means    -> "by" npd                                                  {% ([, is]) => permissions.meansOf(is) %}
          | "by" vehicle                                              {% ([, is]) => is %}
          | with2 npd                                                 {% ([, is]) => permissions.meansOf(is) %}
          | "underwater"                                              {% () => nouns.travelUnderwater %}
with2    -> "by" "use"                                                {% draft.nothing %}
          | "by" "play"                                               {% draft.nothing %}
          | "by" "use" "of"                                           {% draft.nothing %}
          | "by" "the" "use" "of"                                     {% draft.nothing %}
          | "by" "means" "of"                                         {% draft.nothing %}
          | "through" "the" "use" "of"                                {% draft.nothing %}
          | "with"                                                    {% draft.nothing %}
          | "use"                                                     {% draft.nothing %}
          | "via"                                                     {% draft.nothing %}
orwalk   -> "by" "walk" "or" npd                                      {% ([, , , is]) => replacements.besidesWalking(is) %}
          | "by" "walk" "or" by                                       {% ([, , , is]) => replacements.besidesWalking(is) %}
          | by "or" "by" "walk"                                       {% ([is]) => replacements.besidesWalking(is) %}
          | by "or" "walk"                                            {% ([is]) => replacements.besidesWalking(is) %}
leaving  -> "leave" heregoing                                         {% draft.nothing %}
          | "leave"                                                   {% draft.nothing %}
          | "travel" "from" heregoing                                 {% draft.nothing %}
          | "travel" "away" "from" heregoing                          {% draft.nothing %}
          | "depart" "from" heregoing                                 {% draft.nothing %}
          | "depart" heregoing                                        {% draft.nothing %}
          | "depart"                                                  {% draft.nothing %}
anycombat -> "any" "combat"                                           {% draft.nothing %}
          | "each" "combat"                                           {% draft.nothing %}
mustbe   -> timing                                                    {% draft.first %}
          | mustat                                                    {% draft.first %}
          | timing mustat                                             {% ([c, there]) => conditions.both(c, there) %}
          | timing "," mustat                                         {% ([c, , there]) => conditions.both(c, there) %}
          | mustat timing                                             {% ([there, c]) => conditions.both(there, c) %}
          | timing "while" cond                                       {% ([c, , other]) => conditions.both(c, other) %}
          | timing "if" cond                                          {% ([c, , other]) => conditions.both(c, other) %}
          | "while" cond                                              {% ([, c]) => c %}
          | "when" cond                                               {% ([, c]) => c %}
          | "from" npd                                                {% ([, is]) => conditions.at(is, 'you') %}
mustat   -> barely                                                    {% draft.first %}
          | at npd                                                    {% ([, is]) => conditions.amid(is) %}
          | at npd "or" at npd                                        {% ([, a, , , b]) => conditions.amid(nouns.union([a, b])) %}
barely   -> "inside"                                                  {% () => ({ at: { pub: ['Inside'] } }) %}
          | "outside"                                                 {% () => ({ at: { pub: ['Outside'] } }) %}
          | %name                                                     {% ([name]) => conditions.youBareAt(name) %}
neednot  -> "need" "not"                                              {% draft.nothing %}
          | "do" "not" "have" "to"                                    {% draft.nothing %}
          | "do" "not" "need" "to"                                    {% draft.nothing %}
          | "need" "never"                                            {% draft.nothing %}
          | "never" "have" "to"                                       {% draft.nothing %}
          | "never" "need" "to"                                       {% draft.nothing %}
wherewalk -> "between" "location" regions                             {% ([, , region], _at, reject) => (['same', 'subregion', 'city'].includes(region.region) ? region : reject) %}
          | "to" "location" regions                                   {% ([, , region], _at, reject) => (['same', 'subregion', 'city'].includes(region.region) ? region : reject) %}
          | "to" "a" "new" "location" regions                         {% ([, , , , region], _at, reject) => (['same', 'subregion', 'city'].includes(region.region) ? region : reject) %}
          | "within" "the" "same" walkwithin                          {% ([, , , region]) => ({ region }) %}
walkwithin -> "region"                                                {% () => 'same' %}
          | "subregion"                                               {% () => 'subregion' %}
          | "city"                                                    {% () => 'city' %}
nowalker -> player maynot                                             {% draft.first %}
          | "no" "player" "may"                                       {% () => 'each' %}
          | "no" "investigator" "may"                                 {% () => 'each' %}
          | "no" "opponent" "may"                                     {% () => 'eachOpponent' %}
heregoing -> "this" "location"                                        {% draft.nothing %}
          | thiscard                                                  {% draft.nothing %}
          | "here"                                                    {% draft.nothing %}
reaching -> "reach" heregoing                                         {% draft.nothing %}
          | "travel" "to" heregoing                                   {% draft.nothing %}
          | "travel" "here"                                           {% draft.nothing %}
          | "arrive" "here"                                           {% draft.nothing %}
          | "arrive" at heregoing                                     {% draft.nothing %}
          | "enter" heregoing                                         {% draft.nothing %}
          | "come" heregoing                                          {% draft.nothing %}
          | "come" "to" heregoing                                     {% draft.nothing %}
          | "go" "to" heregoing                                       {% draft.nothing %}
          | "arrive"                                                  {% draft.nothing %}
          | "enter"                                                   {% draft.nothing %}
reached  -> "reach"                                                   {% draft.nothing %}
          | "enter"                                                   {% draft.nothing %}
anyplace -> "any" np                                                  {% ([, is]) => is %}
          | np                                                        {% ([is], _at, reject) => (permissions.isNamedPlace(is) ? is : reject) %}
          | "the" np                                                  {% ([, is], _at, reject) => (permissions.isNamedPlace(is) ? is : reject) %}
          | "a" np                                                    {% ([, is]) => is %}
          | "a" "new" np                                              {% ([, , is]) => is %}
          | "any" "new" np                                            {% ([, , is]) => is %}
vehicle  -> "sea"                                                     {% () => nouns.travelBy('Sea') %}
          | "air"                                                     {% () => nouns.travelBy('Air') %}
          | "land"                                                    {% () => nouns.travelBy('Land') %}
anywhere -> "in" "any" "dimension"                                    {% () => ['dimension'] %}
          | "in" "any" "region"                                       {% () => ['region'] %}
          | "in" "any" "region" "or" "dimension"                      {% () => ['region', 'dimension'] %}
          | waiving                                                   {% draft.first %}

# This card may be played anywhere.   If it is Night, you may not bury this Phobia at a City Location.
waiving  -> "anywhere"                                                {% () => permissions.anywhere %}
          | "in" "any" "location"                                     {% () => permissions.anywhere %}
          | "at" "any" "location"                                     {% () => permissions.anywhere %}
inplace  -> at npd                                                    {% ([, is]) => conditions.placeOf(is) %}
gated    -> np                                                        {% ([is]) => nouns.gated(is) %}
defence2 -> "defense"                                                 {% draft.nothing %}
          | "defence"                                                 {% draft.nothing %}
          | "defending" "ally"                                        {% draft.nothing %}
latecome -> late                                                      {% () => ({}) %}
          | oncereveal                                                {% () => ({ revealed: true }) %}
          | late onlyonce oncereveal                                  {% () => ({ revealed: true }) %}
oncereveal -> "at" "the" "moment" "that" "threat" "is" "reveal"       {% draft.nothing %}
          | "after" "the" "directed" "threat" "is" "reveal"           {% draft.nothing %}
          | "after" "directed" "threat" "is" "reveal"                 {% draft.nothing %}
          | "after" "threat" "is" "reveal"                            {% draft.nothing %}
          | "after" "all" "threat" "is" "reveal"                      {% draft.nothing %}
          | "once" "all" "threat" "is" "reveal"                       {% draft.nothing %}
          | "once" "threat" "is" "reveal"                             {% draft.nothing %}
          | "when" "threat" "is" "reveal"                             {% draft.nothing %}
onlyonce -> ","                                                       {% draft.nothing %}
          | "," "even"                                                {% draft.nothing %}
late     -> "during" "combat"                                         {% draft.nothing %}
          | "during" "the" "combat" combatpart                        {% draft.nothing %}
          | "in" "combat"                                             {% draft.nothing %}
          | "at" "any" "time" "during" "combat"                       {% draft.nothing %}
removing -> "remove"                                                  {% draft.nothing %}
          | "bury"                                                    {% draft.nothing %}
evenif   -> "even" "if" "not" "choose" "as" "a" "defending" "ally"    {% draft.nothing %}
          | "even" "if" "it" "is" "not" "choose" "as" "a" "defending" "ally" {% draft.nothing %}
itsplace -> "the" "location" "list"                                   {% draft.nothing %}
          | "its" "place"                                             {% draft.nothing %}
          | "its" "list" "location"                                   {% draft.nothing %}
evenif   -> "even" "if"                                               {% draft.nothing %}
          | "," "even" "if"                                           {% draft.nothing %}
itthey   -> "it"                                                      {% draft.nothing %}
          | "they"                                                    {% draft.nothing %}
ofanother -> "of" "another"                                           {% draft.nothing %}
          | "is" "of" "another"                                       {% draft.nothing %}
          | "is" "from" "another"                                     {% draft.nothing %}
          | "is" "in" "another"                                       {% draft.nothing %}
          | "is" "find" "in" "another"                                {% draft.nothing %}
          | "from" "another"                                          {% draft.nothing %}
          | "in" "another"                                            {% draft.nothing %}
gateneed -> "need" "a" "gate"                                         {% draft.nothing %}
          | "require" "a" "gate"                                      {% draft.nothing %}
          | "need" "a" "gate" "to" "is" "play"                        {% draft.nothing %}
          | "require" "a" "gate" "to" "is" "play"                     {% draft.nothing %}
          | "require" "the" "use" "of" "a" "gate"                     {% draft.nothing %}
notallowed -> "not" "allow"                                           {% draft.nothing %}
          | "not" "permit"                                            {% draft.nothing %}
          | "forbid"                                                  {% draft.nothing %}
          | "impossible"                                              {% draft.nothing %}
asby     -> "as" "if" "by" np                                         {% draft.nothing %}
          | "as" "if" "use" np                                        {% draft.nothing %}
late2    -> "late"                                                    {% draft.nothing %}
          | late                                                      {% draft.nothing %}
# Return this card to your Hand after it is cast.
rule     -> "return" thiscard "to" poss "hand" aftercast2             {% () => replacements.backOnceCast({ ref: 'self' }) %}
          | thiscard "return" "to" poss "hand" aftercast2             {% () => replacements.backOnceCast({ ref: 'self' }) %}
          | thiscard "is" "return" "to" poss "hand" aftercast2        {% () => replacements.backOnceCast({ ref: 'self' }) %}
          | "return" "it" "to" poss "hand" aftercast2                 {% () => replacements.backOnceCast(cards.ownSpells) %}

# Do not flip this card after it is cast.   This card remains face-up after it is cast.   This card is not flipped face-down after casting.
rule     -> selfstays aftercast2                                      {% () => replacements.staysOnceCast %}
          | aftercast2 "," selfstays                                  {% () => replacements.staysOnceCast %}
selfstays -> "do" "not" "flip" thiscard                               {% draft.nothing %}
          | "do" "not" "flip" thiscard "face-down"                    {% draft.nothing %}
          | thiscard "is" "not" "flip"                                {% draft.nothing %}
          | thiscard "is" "not" "flip" "face-down"                    {% draft.nothing %}
          | thiscard "remain" "face-up"                               {% draft.nothing %}
ofthese  -> "of" "them"                                               {% draft.nothing %}
          | "spell"                                                   {% draft.nothing %}
spellhere -> "spell" "from" thiscard                                  {% draft.nothing %}
          | "spell" "in" thiscard                                     {% draft.nothing %}
          | "spell" "hold" "by" thiscard                              {% draft.nothing %}
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
sameturn -> "on" "the" "same" "turn"                                  {% draft.nothing %}
          | "in" "the" "same" "turn"                                  {% draft.nothing %}
          | "during" "the" "same" "turn"                              {% draft.nothing %}
evenso   -> "regardless" "of" "region"                                {% draft.nothing %}
          | "even" "if" "you" "is" "in" ofanother2 "region"           {% draft.nothing %}
          | "even" "if" "it" "is" "in" ofanother2 "region"            {% draft.nothing %}
ofanother2 -> "another"                                               {% draft.nothing %}
          | "a" "different"                                           {% draft.nothing %}

# No Gate in the Dreamlands may be used.   Gates at Water Locations may not be used.
rule     -> "no" "gate" at npd "may" "is" "use"                       {% ([, , , is]) => replacements.forbidThere('each', 'useGates', conditions.at(is, 'actor')) %}
          | "no" "gate" at npd "can" "is" "use"                       {% ([, , , is]) => replacements.forbidThere('each', 'useGates', conditions.at(is, 'actor')) %}
          | "gate" at npd "may" "not" "is" "use"                      {% ([, , is]) => replacements.forbidThere('each', 'useGates', conditions.at(is, 'actor')) %}
          | "gate" at npd "cannot" "is" "use"                         {% ([, , is]) => replacements.forbidThere('each', 'useGates', conditions.at(is, 'actor')) %}
          | "no" %name "gate" "may" "is" "use"                        {% ([, name]) => replacements.gatesShut(name) %}
          | %name "gate" "may" "not" "is" "use"                       {% ([name]) => replacements.gatesShut(name) %}
          | "no" "dreamlands" "gate" "may" "is" "use"                 {% () => replacements.forbidThere('each', 'useGates', conditions.at({ dimension: 'dreamlands' }, 'actor')) %}
          | "dreamlands" "gate" "may" "not" "is" "use"                {% () => replacements.forbidThere('each', 'useGates', conditions.at({ dimension: 'dreamlands' }, 'actor')) %}

# This Location may be played in the Dreamlands as well as in the Waking World.
rule     -> thiscard maycan "is" "play" eitherworld                   {% ([, , , , both]) => replacements.ofBothWorlds(both) %}
          | maycan "is" "play" eitherworld                            {% ([, , , both]) => replacements.ofBothWorlds(both) %}
          | "you" maycan "play" thiscard eitherworld                  {% ([, , , , both]) => replacements.ofBothWorlds(both) %}
          | thiscard maycan "is" reached eitherworld                  {% ([, , , , both]) => replacements.ofBothWorlds(both) %}
          | "you" maycan "travel" "to" heregoing eitherworld          {% ([, , , , , both]) => replacements.ofBothWorlds(both) %}
eitherworld -> inoutof dimensions2 "or" inoutof dimensions2           {% ([, a, , , b]) => [a, b] %}
          | inoutof dimensions2 "or" dimensions2                      {% ([, a, , b]) => [a, b] %}
          | inoutof dimensions2 "and" inoutof dimensions2             {% ([, a, , , b]) => [a, b] %}
          | inoutof dimensions2 "and" dimensions2                     {% ([, a, , b]) => [a, b] %}
          | "either" inoutof dimensions2 "or" inoutof dimensions2     {% ([, , a, , , b]) => [a, b] %}
          | "either" inoutof dimensions2 "or" dimensions2             {% ([, , a, , b]) => [a, b] %}
          | inoutof "either" dimensions2 "or" dimensions2             {% ([, , a, , b]) => [a, b] %}
          | "both" inoutof dimensions2 "and" inoutof dimensions2      {% ([, , a, , , b]) => [a, b] %}
          | inoutof "both" dimensions2 "and" dimensions2              {% ([, , a, , b]) => [a, b] %}
inoutof  -> "in"                                                      {% draft.nothing %}
          | "from"                                                    {% draft.nothing %}
dimensions2 -> "the" dimension                                        {% ([, dimension]) => dimension %}

# This Location may not be reached by Travel by Sea.   You may not leave this Location by Travel by Air.
rule     -> thiscard "may" "not" "is" reached by                      {% ([, , , , , is]) => replacements.notBy('reachBy', is) %}
          | "may" "not" "is" reached by                               {% ([, , , , is]) => replacements.notBy('reachBy', is) %}
          | "you" "may" "not" reaching by                             {% ([, , , , is]) => replacements.notBy('reachBy', is) %}
          | "you" "may" "not" leaving by                              {% ([, , , , is]) => replacements.notBy('leaveBy', is) %}

# You may travel from this Location only by walking or by Travel by Sea.   You may play this card only from an Underground Location.   This Location may only be entered by walking or by Travel by Air.
rule     -> thiscard maycan "only" "is" reached orwalk                {% ([, , , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy, orWalk: true } }) %}
          | thiscard maycan "is" reached "only" orwalk                {% ([, , , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy, orWalk: true } }) %}
          | maycan "only" "is" reached orwalk                         {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy, orWalk: true } }) %}
          | maycan "is" reached "only" orwalk                         {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy, orWalk: true } }) %}
          | "you" maycan leaving "only" orwalk                        {% ([, , , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy, orWalk: true } }) %}
          | "you" maycan "only" leaving orwalk                        {% ([, , , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy, orWalk: true } }) %}
          | "you" "must" leaving orwalk                               {% ([, , , leaveBy]) => ({ kind: 'oblige', who: 'you', what: { leaveBy, orWalk: true } }) %}
          | "you" maycan reaching "only" orwalk                       {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy, orWalk: true } }) %}
          | "you" maycan "only" reaching orwalk                       {% ([, , , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy, orWalk: true } }) %}
          | "you" "must" reaching orwalk                              {% ([, , , reachBy]) => ({ kind: 'oblige', who: 'you', what: { reachBy, orWalk: true } }) %}
          | "you" maycan "play" thiscard "only" "from" npd            {% ([, , , , , , is]) => replacements.requireAt(is) %}
          | "you" maycan "only" "play" thiscard "from" npd            {% ([, , , , , , is]) => replacements.requireAt(is) %}
          | thiscard maycan "only" "is" "play" "from" npd             {% ([, , , , , , is]) => replacements.requireAt(is) %}
          | thiscard maycan "is" "play" "only" "from" npd             {% ([, , , , , , is]) => replacements.requireAt(is) %}
          | maycan "only" "is" "play" "from" npd                      {% ([, , , , , is]) => replacements.requireAt(is) %}
          | maycan "is" "play" "only" "from" npd                      {% ([, , , , , is]) => replacements.requireAt(is) %}
          | "play" thiscard "only" "from" npd                         {% ([, , , , is]) => replacements.requireAt(is) %}
          | "play" "only" "from" npd                                  {% ([, , , is]) => replacements.requireAt(is) %}
          | "you" maycan "play" thiscard "from" npd waiving           {% ([, , , , , is, waive]) => replacements.playedFrom(is, waive) %}
          | "you" maycan "play" thiscard "from" npd "," waiving       {% ([, , , , , is, , waive]) => replacements.playedFrom(is, waive) %}
          | thiscard maycan "is" "play" "from" npd waiving            {% ([, , , , , is, waive]) => replacements.playedFrom(is, waive) %}
          | thiscard maycan "is" "play" "from" npd "," waiving        {% ([, , , , , is, , waive]) => replacements.playedFrom(is, waive) %}
          | maycan "is" "play" "from" npd waiving                     {% ([, , , , is, waive]) => replacements.playedFrom(is, waive) %}
          | maycan "is" "play" "from" npd "," waiving                 {% ([, , , , is, , waive]) => replacements.playedFrom(is, waive) %}

# Play any one Ally from your Hand as if you were in its subregion when played.   You may play Weapons at Locations without the Artifact attribute.
waiving  -> "as" "if" "you" "is" at placeofit                         {% ([, , , , , waive]) => [waive] %}
permit   -> "you" "may" "travel" "regardless" "of" "storm"             {% () => ({ play: { travel: true, type: 'Event' }, waive: ['storm'] }) %}
waiver   -> "your" "location"                                         {% () => permissions.anywhere %}
          | "its" "location"                                          {% () => 'place' %}
          | "their" "location"                                        {% () => 'place' %}
          | poss "current" "location"                                 {% () => permissions.anywhere %}
thatworld -> dimension                                                {% draft.first %}
          | "the" dimension                                           {% ([, world]) => world %}
          | "that" "dimension"                                        {% draft.nothing %}
placeofit -> "place"                                                  {% () => 'place' %}
          | "the" "right" "place"                                     {% () => 'place' %}
          | "the" "right" "location"                                  {% () => 'place' %}
          | itsplace2 "region"                                        {% () => 'region' %}
          | itsplace2 "dimension"                                     {% () => 'dimension' %}
itsplace2 -> "its"                                                    {% draft.nothing %}
          | "their"                                                   {% draft.nothing %}
          | "the" "right"                                             {% draft.nothing %}
permit   -> "you" "may" "play" npd at npd "that" "do" "not" bear "the" np "attribute" {% ([, , , play, , where, , , , , , is]) => permissions.playsWithout(play, where, is) %}
          | "you" "may" "play" npd at npd "that" "lack" "the" np "attribute" {% ([, , , play, , where, , , , is]) => permissions.playsWithout(play, where, is) %}
          | "you" "may" "play" npd at npd "without" "the" np "attribute" {% ([, , , play, , where, , , is]) => permissions.playsWithout(play, where, is) %}
vehicle  -> "underwater"                                              {% () => nouns.travelThrough('Underwater') %}
          | "space"                                                   {% () => nouns.travelThrough('Space') %}

# You must have an Ally who knows Binary.   No Artifact may be used at City Locations.
requirement -> "you" "must" "have" npd                                {% ([, , , is]) => replacements.usedWithAlly(is) %}
rule     -> "no" np "may" "is" "use" at npd                           {% ([, is, , , , , where]) => replacements.noUseAt(is, conditions.at(where, 'actor')) %}
          | np maynot "is" "use" at npd                               {% ([is, , , , , where]) => replacements.noUseAt(is, conditions.at(where, 'actor')) %}
          | "no" np "can" "is" "use" at npd                           {% ([, is, , , , , where]) => replacements.noUseAt(is, conditions.at(where, 'actor')) %}
yourside -> "your" "investigator" "or" "a" "ally"                     {% draft.nothing %}
          | "you" "or" "a" "ally"                                     {% draft.nothing %}
          | "you" "or" num "of" "your" "ally"                         {% draft.nothing %}
          | "your" "investigator" "or" num "of" "your" "ally"         {% draft.nothing %}
castuse  -> "cast"                                                    {% draft.nothing %}
          | "use"                                                     {% draft.nothing %}
heldspells -> "the" "spell" inside ownself                            {% draft.nothing %}
          | "spell" inside ownself                                    {% draft.nothing %}
          | "any" "spell" inside ownself                              {% draft.nothing %}

# Ghouls may not attack you.   This card may not attack Investigators who are Outside.   This card may only attack a player in the Dreamlands.
rule     -> np maynot "attack" victims                                {% ([is, , , whom]) => replacements.notAgainst(is, whom) %}
          | "no" np "may" "attack" victims                            {% ([, is, , , whom]) => replacements.notAgainst(is, whom) %}
          | "no" np "can" "attack" victims                            {% ([, is, , , whom]) => replacements.notAgainst(is, whom) %}
          | thiscard maynot "attack" victims                          {% ([, , , whom]) => replacements.notAgainst({ title: 'self' }, whom) %}
          | maynot "attack" victims                                   {% ([, , whom]) => replacements.notAgainst({ title: 'self' }, whom) %}
          | np "may" "only" "attack" victims                          {% ([is, , , , whom]) => replacements.onlyAgainst(is, whom) %}
          | thiscard "may" "only" "attack" victims                    {% ([, , , , whom]) => replacements.onlyAgainst({ title: 'self' }, whom) %}
          | "may" "only" "attack" victims                             {% ([, , , whom]) => replacements.onlyAgainst({ title: 'self' }, whom) %}
          | "attack" "only" victims                                   {% ([, , whom]) => replacements.onlyAgainst({ title: 'self' }, whom) %}
          | np "must" "attack" victims                                {% ([is, , , whom]) => replacements.onlyAgainst(is, whom) %}
          | thiscard "must" "attack" victims                          {% ([, , , whom]) => replacements.onlyAgainst({ title: 'self' }, whom) %}
          | "must" "attack" victims                                   {% ([, , whom]) => replacements.onlyAgainst({ title: 'self' }, whom) %}
          | np "must" "attack" "the" "sanest" "player"                {% ([is]) => replacements.directedAt(is, 'mostSanity') %}
          | thiscard "must" "attack" "the" "sanest" "player"          {% () => replacements.directedAt({ title: 'self' }, 'mostSanity') %}
          | "must" "attack" "the" "sanest" "player"                   {% () => replacements.directedAt({ title: 'self' }, 'mostSanity') %}
          | np "must" "attack" "the" "least" "sane" "player"          {% ([is]) => replacements.directedAt(is, 'leastSanity') %}
          | thiscard "must" "attack" "the" "least" "sane" "player"    {% () => replacements.directedAt({ title: 'self' }, 'leastSanity') %}
          | "must" "attack" "the" "least" "sane" "player"             {% () => replacements.directedAt({ title: 'self' }, 'leastSanity') %}
          | player "must" "direct" np "at" player                     {% ([who, , , is, , at]) => ({ kind: 'oblige', who, what: { directAt: at, with: is } }) %}
          | player "must" "direct" thiscard "at" player               {% ([who, , , , , at]) => ({ kind: 'oblige', who, what: { directAt: at, with: { title: 'self' } } }) %}
victims  -> attacked                                                  {% () => ({ who: 'you' }) %}
          | crowd thereat                                             {% ([who, c]) => ({ who, if: c }) %}
          | foe thereat                                               {% ([, c]) => ({ who: 'eachOpponent', if: c }) %}
# Only players who know Latin may use this Gate.   Only Investigators with fewer than 10 Sanity may travel here.
rule     -> "only" people thereat "may" "use" "this" "gate"           {% ([, , c]) => replacements.gateShutTo('each', conditions.isNot(c)) %}
          | "only" people thereat "may" forbidden                     {% ([, , c, , what]) => replacements.forbidThere('each', what, conditions.isNot(c)) %}
          | "only" people thereat "may" "travel" "here"               {% ([, , c]) => replacements.onlyWho(c) %}
          | "only" people thereat "may" "play" thiscard               {% ([, , c]) => replacements.onlyWho(c) %}
people   -> "player"                                                  {% draft.nothing %}
          | "investigator"                                            {% draft.nothing %}
          | "a" "player"                                              {% draft.nothing %}
          | "a" "investigator"                                        {% draft.nothing %}
