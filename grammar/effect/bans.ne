# What may not be done to cards: to bury, discard or flip them; by whom, and with what.

@lexer lexer

# Your Reporters may not be buried or discarded.   No Ally may be buried or discarded by Events.   This card may not be discarded by your opponent's Spells.
ban      -> sel maynot "is" loss                                      {% ([of, , , how]) => bans.kept(of, how) %}
          | "the" "bearer" maynot "is" loss                           {% ([, , , , how]) => bans.bearerKept(how) %}
          | maynot "is" loss                                          {% ([, , how]) => bans.kept({ ref: 'self' }, how) %}
          | np maynot "is" loss                                       {% ([is, , , how]) => bans.noneOf(is, how) %}
          | "no" np maycan "is" loss                                  {% ([, is, , , how]) => bans.noneOf(is, how) %}
          | sel maynot "is" loss bydoing                                 {% ([of, , , how, doer]) => bans.kept(of, how, doer) %}
          | maynot "is" loss bydoing                                     {% ([, , how, doer]) => bans.kept({ ref: 'self' }, how, doer) %}
          | "no" np maycan "is" loss bydoing                             {% ([, is, , , how, doer]) => bans.noneOf(is, how, doer) %}
loss     -> "bury"                                                    {% () => 'bury' %}
          | "remove"                                                  {% () => 'bury' %}
          | "discard"                                                 {% () => 'discard' %}
          | removed2                                                  {% () => 'either' %}
removed2 -> "bury" "or" "discard"                                     {% draft.nothing %}
          | "discard" "or" "bury"                                     {% draft.nothing %}

# This card cannot be flipped.   Your Allies may not be flipped face-down by opponent's Spells or Events.   No Ally may be flipped by Events.
unturned -> sel maynot "is" facedown                                  {% ([of]) => bans.unflipped(of) %}
          | maynot "is" facedown                                      {% () => bans.unflipped({ ref: 'self' }) %}
          | "no" np maycan "is" facedown                              {% ([, is]) => bans.unflipped(cards.allOf(is)) %}
          | sel maynot "is" facedown bydoing                             {% ([of, , , , doer]) => bans.unflipped(of, doer) %}
          | maynot "is" facedown bydoing                                 {% ([, , , doer]) => bans.unflipped({ ref: 'self' }, doer) %}
          | "no" np maycan "is" facedown bydoing                         {% ([, is, , , , doer]) => bans.unflipped(cards.allOf(is), doer) %}
ban      -> sel maynot "is" facedown bydoing                             {% ([of, , , , doer]) => bans.unflippedBy(of, doer) %}
          | maynot "is" facedown bydoing                                 {% ([, , , doer]) => bans.unflippedBy({ ref: 'self' }, doer) %}
          | "no" np maycan "is" facedown bydoing                         {% ([, is, , , , doer]) => bans.unflippedBy(cards.allOf(is), doer) %}

# This card cannot be controlled by Spells.   No Spell may Summon this card.   No player may Control your Ghouls.
unturned -> sel maynot "is" parted bydoing                            {% ([of, , , part, doer]) => bans.unparted(part, of, doer) %}
          | maynot "is" parted bydoing                                {% ([, , part, doer]) => bans.unparted(part, { ref: 'self' }, doer) %}
          | "no" np maycan "is" parted                                {% ([, is, , , part]) => bans.unparted(part, cards.allOf(is)) %}
          | "no" np maycan "is" parted bydoing                        {% ([, is, , , part, doer]) => bans.unparted(part, cards.allOf(is), doer) %}
          | harmless parted sel                                       {% ([doer, part, of]) => bans.unparted(part, of, doer) %}
          | "no" "player" maycan parted sel                           {% ([, , , part, of]) => bans.unparted(part, of) %}
          | player maynot parted sel                                  {% ([who, , part, of]) => bans.unparted(part, of, { who }) %}
parted   -> "control"                                                 {% () => 'controlled' %}
          | "summon"                                                  {% () => 'summoned' %}
facedown -> "flip"                                                    {% draft.nothing %}
          | "flip" "face-down"                                        {% draft.nothing %}
          | "turn" "face-down"                                        {% draft.nothing %}

# Your opponent's Spells may not bury your Allies.   No Event may flip this card.   None of your opponent's Spells may cause your Allies to be discarded.
ban      -> harmless harmful                                          {% ([doer, told]) => bans.kept(told.of, told.how, doer) %}
          | harmless "cancel" uncancelled                             {% ([doer, , what]) => replacements.notCancelled(what, doer) %}
          | harmless "is" "use" "to" "cancel" uncancelled             {% ([doer, , , , , what]) => replacements.notCancelled(what, doer) %}
          | effectsof maynot "is" "cancel"                            {% ([what]) => replacements.notCancelled(what) %}
          | effectsof maynot "is" "cancel" cancelby                   {% ([what, , , , doer]) => replacements.notCancelled(what, doer) %}
uncancelled -> thiscard                                               {% () => ({ cancel: { title: 'self' } }) %}
          | cancelled                                                 {% draft.first %}
          | effectsof                                                 {% draft.first %}
effectsof -> "the" "effect" "of" thiscard                             {% () => ({ cancel: { title: 'self' } }) %}
          | "its" "effect"                                            {% () => ({ cancel: { title: 'self' } }) %}
          | "its" "special" "effect"                                  {% () => ({ cancel: { title: 'self' } }) %}
harmless -> "nothing" maycan                                          {% () => ({}) %}
          | np maynot                                                 {% ([is]) => bans.withCards(is) %}
          | "no" np maycan                                            {% ([, is]) => bans.withCards(is) %}
          | foes2 np maynot                                           {% ([who, is]) => bans.withCards(is, who) %}
          | "no" foes2 np maycan                                      {% ([, who, is]) => bans.withCards(is, who) %}
          | np offoes maynot                                          {% ([is, who]) => bans.withCards(is, who) %}
          | "no" np offoes maycan                                     {% ([, is, who]) => bans.withCards(is, who) %}
harmful  -> harm sel                                                  {% ([how, of]) => ({ how, of }) %}
          | "flip" sel "face-down"                                    {% ([, of]) => ({ how: 'flip', of }) %}
          | "cause" sel "to" "is" harmed                              {% ([, of, , , how]) => ({ how, of }) %}
          | "is" "use" "to" harm sel                                  {% ([, , , how, of]) => ({ how, of }) %}
          | "is" "use" "to" "flip" sel "face-down"                    {% ([, , , , of]) => ({ how: 'flip', of }) %}
harm     -> loss                                                      {% draft.first %}
          | "flip"                                                    {% () => 'flip' %}
harmed   -> loss                                                      {% draft.first %}
          | facedown                                                  {% () => 'flip' %}

# Your opponents may not attack you with Ghouls.   You are protected from attack by Ghouls.   Opponents' Monsters may not attack you.
ban      -> attacked "is" "protect" shielding "attack" "by" np        {% ([, , , , , , is]) => ({ kind: 'forbid', who: 'you', what: replacements.attackedBy(is) }) %}
          | "protect" attacked shielding "attack" "by" np             {% ([, , , , , is]) => ({ kind: 'forbid', who: 'you', what: replacements.attackedBy(is) }) %}
          | player maynot "attack" attacked "with" np                 {% ([who, , , , , is]) => bans.attackWith(who, is) %}
          | "no" "opponent" maycan "attack" attacked "with" np        {% ([, , , , , , is]) => bans.attackWith('eachOpponent', is) %}
          | foes2 np maynot "attack" attacked                         {% ([, is]) => bans.attackWith('eachOpponent', is) %}

# No Spells may be cast from the target until the end of the Round when played.   Your opponent's Allies may not cast Spells.   This card may not hold Death Spells.   The target may not be used until the end of the Round when played.
ban      -> "no" np maycan "is" castuse "from" keeper                {% ([, cast, , , , , from]) => bans.castFrom(cast, from) %}
          | np maynot "is" castuse "from" keeper                     {% ([cast, , , , , from]) => bans.castFrom(cast, from) %}
          | "no" np maycan "is" castuse "from" keeper "by" player     {% ([, cast, , , , , from, , who]) => bans.castFrom(cast, from, who) %}
          | np maynot "is" castuse "from" keeper "by" player          {% ([cast, , , , , from, , who]) => bans.castFrom(cast, from, who) %}
          | sel maynot "cast" np                                       {% ([of, , , cast]) => bans.castByThose(cast, of) %}
          | "no" np maycan "is" castuse "from" sel                    {% ([, cast, , , , , of]) => bans.ofAllThose(cast, of) %}
          | np maynot "is" castuse "from" sel                         {% ([cast, , , , , of]) => bans.ofAllThose(cast, of) %}
          | heldspells maynot "is" castuse                            {% () => bans.castFrom({ type: 'Spell' }, 'self') %}
          | "no" np maycan "is" laidin keeper                        {% ([, play, , , , into]) => bans.laidIn(play, into) %}
          | np maynot "is" laidin keeper                             {% ([play, , , , into]) => bans.laidIn(play, into) %}
          | keeper maynot containing np                              {% ([into, , , play]) => bans.holdsNone(play, into) %}
          | maynot containing np                                      {% ([, , play]) => bans.holdsNone(play, 'self') %}
          | keeper maycan containing "no" np                         {% ([into, , , , play]) => bans.holdsNone(play, into) %}
          | maycan containing "no" np                                 {% ([, , , play]) => bans.holdsNone(play, 'self') %}
          | keeper maynot "is" "use"                                  {% ([which]) => bans.unused(which) %}
keeper   -> ref                                                       {% ([of]) => bans.holderOf(of) %}
          | "it"                                                      {% () => cards.them %}
laidin   -> "add" "to"                                                {% draft.nothing %}
          | "place" inside                                            {% draft.nothing %}
          | "put" inside                                              {% draft.nothing %}
          | "play" "into"                                             {% draft.nothing %}
          | "play" "in"                                               {% draft.nothing %}
containing -> "hold"                                                  {% draft.nothing %}
          | "contain"                                                 {% draft.nothing %}

# No player may play a Spell into this card.   Each opponent may not play a Spell into the target.   No player may cast Dream Spells from the target.
harming  -> "play" npd "into" keeper                                 {% ([, play, , into]) => bans.spellInto(play, into) %}
          | "cast" np "from" keeper                                   {% ([, cast, , from]) => bans.castingFrom(cast, from) %}
          | "cast" np "from" sel                                      {% ([, cast, , from]) => bans.castingFromAll(cast, from) %}
          | "use" keeper                                              {% ([, which]) => bans.noUseOfThat(which) %}
          | "play" meant                                              {% ([, which]) => ({ play: {}, which }) %}
          | "play" count np "among" those2                           {% ([, n, is, , ref]) => bans.playOfThose(n, is, ref) %}

# No player may bury or discard the target.   Your opponent may not use Events to flip your Allies.   While you are here, each opponent may not discard each card in your Hand.
harming  -> loss np                                                   {% ([how, is]) => bans.harmingAll(is, how) %}
          | loss sel                                                 {% ([how, of]) => bans.harming(of, how) %}
          | "flip" sel                                                {% ([, of]) => bans.harming(of, 'flip') %}
          | "flip" sel "face-down"                                    {% ([, of]) => bans.harming(of, 'flip') %}
          | loss sel sowith                                         {% ([how, of, doer]) => bans.harmingWith(of, how, doer) %}
          | "flip" sel sowith                                       {% ([, of, doer]) => bans.harmingWith(of, 'flip', doer) %}
          | "flip" sel "face-down" sowith                           {% ([, of, , doer]) => bans.harmingWith(of, 'flip', doer) %}
          | "use" npd "to" harm sel                                   {% ([, by, , how, of]) => bans.harmingWith(of, how, bans.withCards(by)) %}
          | "use" npd "to" "cancel" uncancelled                       {% ([, by, , , what]) => bans.cancelWith(what, bans.withCards(by)) %}
          | "cancel" uncancelled "with" agent                         {% ([, what, , by]) => bans.cancelWith(what, by) %}
          | "use" npd "to" "flip" sel "face-down"                     {% ([, by, , , of]) => bans.harmingWith(of, 'flip', bans.withCards(by)) %}
          | "cause" sel "to" "is" harmed                              {% ([, of, , , how]) => bans.harming(of, how) %}
          | making "you" harm sel                                     {% ([, , how, of]) => bans.harming(of, how) %}
          | "cause" "you" "to" harm sel                               {% ([, , , how, of]) => bans.harming(of, how) %}
          | "force" "you" "to" harm sel                               {% ([, , , how, of]) => bans.harming(of, how) %}
making   -> "make"                                                    {% draft.nothing %}
sowith -> "by" agent                                                {% ([, doer]) => doer %}
          | "by" "use" npd                                            {% ([, , by]) => bans.withCards(by) %}
          | "by" "mean" "of" npd                                      {% ([, , , by]) => bans.withCards(by) %}
          | "with" np                                                 {% ([, by], _at, reject) => ([by.type].flat().every((each) => each === 'Spell' || each === 'Event') && by.type ? bans.withCards(by) : reject) %}

# Your Artifacts may not be discarded by Spells of your opponents.   This card may not be buried except by Spells.   Your Allies may not be buried by the Special Effects of Monsters.
bydoing     -> "by" agent                                                {% ([, doer]) => doer %}
          | "by" foes3                                                {% ([, who]) => ({ who }) %}
          | "except" "by" npd                                         {% ([, , not]) => bans.exceptBy(not) %}
          | "," "except" "by" npd                                     {% ([, , , not]) => bans.exceptBy(not) %}
          | "by" "anything" "except" npd                              {% ([, , , not]) => bans.exceptBy(not) %}
          | "by" "any" "card" "except" npd                            {% ([, , , , not]) => bans.exceptBy(not) %}
          | byany                                                     {% () => ({}) %}
          | "with" agent                                              {% ([, doer]) => doer %}
agent    -> "your" np                                                 {% ([, by]) => bans.withCards(by, 'you') %}
          | "your" "own" np                                           {% ([, , by]) => bans.withCards(by, 'you') %}
          | npd                                                       {% ([by], _at, reject) => (Object.keys(by).length > 0 ? bans.withCards(by) : reject) %}
          | every np                                                  {% ([, by]) => bans.withCards(by) %}
          | npd "of" "any" "player"                                   {% ([by]) => bans.withCards(by) %}
          | foes2 np                                                  {% ([who, by]) => bans.withCards(by, who) %}
          | npd offoes                                                {% ([by, who]) => bans.withCards(by, who) %}
          | every np offoes                                           {% ([, by, who]) => bans.withCards(by, who) %}
          | specialof npd                                             {% ([, by]) => bans.withCards(by) %}
          | specialof every np                                        {% ([, , by]) => bans.withCards(by) %}
          | specialof foes2 np                                        {% ([, who, by]) => bans.withCards(by, who) %}
          | specialof npd offoes                                      {% ([, by, who]) => bans.withCards(by, who) %}
          | foes2 "special" "effect"                                  {% ([who]) => ({ who }) %}
foes3    -> "your" "opponent"                                         {% () => 'eachOpponent' %}
          | "opponent"                                                {% () => 'eachOpponent' %}
          | "opponents"                                               {% () => 'eachOpponent' %}
          | "your" "opponents"                                        {% () => 'eachOpponent' %}
          | "a" "opponent"                                            {% () => 'eachOpponent' %}
          | "any" "opponent"                                          {% () => 'eachOpponent' %}
          | "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "another" "player"                                        {% () => 'eachOpponent' %}
          | "other" "player"                                          {% () => 'eachOpponent' %}
          | "any" "other" "player"                                    {% () => 'eachOpponent' %}
          | "another" "investigator"                                  {% () => 'eachOpponent' %}
          | "other" "investigator"                                    {% () => 'eachOpponent' %}
          | "any" "other" "investigator"                              {% () => 'eachOpponent' %}
offoes   -> "of" foes3                                                {% ([, who]) => who %}
          | "play" "by" foes3                                         {% ([, , who]) => who %}
          | "cast" "by" foes3                                         {% ([, , who]) => who %}
          | "that" foes3 "play"                                       {% ([, who]) => who %}
          | "that" foes3 "cast"                                       {% ([, who]) => who %}
          | foes3 "play"                                              {% ([who]) => who %}
