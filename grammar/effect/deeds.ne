# What is done, one deed at a time: cards moved, drawn, flipped, shown, Sanity gained and lost, attacks, travel.

@lexer lexer

# When played: your opponent loses 2 Sanity.   When you arrive here: reveal the top card of your Mythos Deck, gain its pentagram, discard the revealed card.
act      -> pennydeed                                                 {% draft.first %}
          | "gain" amount sanity                                      {% ([, n]) => ({ sanity: n, who: 'you', sign: 1 }) %}
          | "lose" amount sanity                                      {% ([, n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
          | "lose" amount sanity "as" "a" "price"                     {% ([, n]) => ({ sanity: n, who: 'you', sign: -1, price: true }) %}
          | "gain" share                                              {% ([, n]) => ({ sanity: n, who: 'you', sign: 1 }) %}
          | "lose" share                                              {% ([, n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
          | "apply" "the" "pentagram" "of" sel                        {% ([, , , , of]) => ({ sanity: 'pentagram', of, who: 'you', sign: 1 }) %}
          | "gain" "its" "pentagram"                                  {% () => ({ sanity: 'pentagram', of: { ref: 'revealed' }, who: 'you', sign: 1 }) %}
          | "lose" "the" "pentagram" "of" sel                         {% ([, , , , of]) => ({ sanity: 'pentagram', of, who: 'you', sign: -1 }) %}
          | "bury"                                                    {% () => ({ move: { ref: 'self' }, to: 'bury' }) %}
          | "bury" sel                                                {% ([, move]) => ({ move, to: 'bury' }) %}
          | "bury" sel "," "without" "gate" "use"                     {% ([, move], _at, reject) => (move.in === 'story' || move.ref === 'location' ? { move, to: 'bury', gateShut: true } : reject) %}
          | "discard" sel "," "without" "gate" "use"                  {% ([, move], _at, reject) => (move.in === 'story' || move.ref === 'location' ? { move, to: 'discard', gateShut: true } : reject) %}
          | "return" sel "to" "the" "hand" "," "without" "gate" "use" {% ([, move], _at, reject) => (move.in === 'story' || move.ref === 'location' ? { move, to: 'hand', gateShut: true } : reject) %}
          | "discard" sel                                             {% ([, move], _at, reject) => (move.any && move.others && !move.is ? reject : { move: cards.fromHand(move), to: 'discard' }) %}
          | "return" sel "to" poss "hand"                             {% ([, move, , of]) => deeds.backToHand(move, of) %}
          | "return" sel "into" poss "hand"                           {% ([, move, , of]) => deeds.backToHand(move, of) %}
          | "return" sel "to" "the" "hand"                            {% ([, move]) => ({ move, to: 'hand' }) %}
          | "put" sel "into" poss "play" "area"                       {% ([, move, , whose]) => ({ move, to: 'play', whose }) %}
          | "put" sel "into" poss "hand"                              {% ([, move, , whose]) => ({ move, to: 'hand', whose }) %}
          | "put" sel "on" "its" "story" "deck"                       {% ([, move]) => ({ move, to: 'storyTop' }) %}
          | "put" sel "back" "on" "top"                               {% ([, move]) => ({ move, to: 'storyTop' }) %}
          | "put" sel "on" poss "story" "deck"                        {% ([, move, , whose]) => ({ move, to: 'storyTop', whose }) %}
          | "put" sel "on" "its" "mythos" "deck"                      {% ([, move]) => ({ move, to: 'deckTop' }) %}
          | "put" sel "on" poss "mythos" "deck"                       {% ([, move, , whose]) => ({ move, to: 'deckTop', whose }) %}
          | "set" sel "aside"                                         {% ([, move]) => ({ move, to: 'aside' }) %}
          | "randomly" "choose" num np "from" poss zone "that" they "must" away {% ([, , n, is, , of, zone, , , , to]) => ({ move: cards.random({ is, n }, [{ of, in: zone }]), to }) %}
          | "randomly" "choose" num "of" poss np "and" "flip" "card" "face-down" {% ([, , n, , of, is]) => ({ flip: { is, n, pick: 'random', of }, face: 'down' }) %}
          | "take" "the" "top" "card" "of" poss "story" "deck" "," "and" takenaway {% ([, , , , , of, , , , , to]) => ({ move: cards.selector({ in: 'story', pick: 'top' }, [{ of }]), to }) %}
          | "take" "the" "top" "card" "of" poss "story" "deck" "and" takenaway {% ([, , , , , of, , , , to]) => ({ move: cards.selector({ in: 'story', pick: 'top' }, [{ of }]), to }) %}
          | "you" "may" "force" "them" "to" act                       {% ([, , , , , op]) => deeds.doneBy('opponent', op) %}
          | "randomly" away sel                                       {% ([, to, of]) => deeds.randomly(of, to) %}
          | "randomly" "choose" "and" away sel                        {% ([, , , to, of]) => deeds.randomly(of, to) %}
          | "randomly" "choose" "and" "flip" sel "face-down"          {% ([, , , , of]) => deeds.randomlyTurned(of) %}
          | "randomly" "choose" "and" "flip" "face-down" sel          {% ([, , , , , of]) => deeds.randomlyTurned(of) %}
          | "randomly" "flip" sel "face-down"                         {% ([, , of]) => deeds.randomlyTurned(of) %}
          | "randomly" "flip" "face-down" sel                         {% ([, , , of]) => deeds.randomlyTurned(of) %}
          | "randomly" "discard" num zone "card"                      {% ([, , n, zone]) => ({ move: cards.random({ n }, [{ in: zone }]), to: 'discard' }) %}
          | "replace" thiscard ontop2                                 {% () => ({ move: { ref: 'self' }, to: 'storyTop' }) %}
          | "replace" thiscard                                        {% () => ({ move: { ref: 'self' }, to: 'storyTop' }) %}
          | "steal" num "choose" np                                   {% ([, n, , is]) => ({ move: { is, n, pick: 'choose', of: 'opponent' }, to: 'bury' }) %}
          | %unknown "(" "bury" ")" sel                               {% ([, , , , move]) => ({ move, to: 'bury' }) %}
          | "bury" "it"                                               {% () => ({ move: cards.it, to: 'bury' }) %}
          | "discard" "it"                                            {% () => ({ move: cards.it, to: 'discard' }) %}
          | "you" "must" "spend" "next" "turn" "in" %unknown "(" playnone ")" {% () => ({ skip: 'turn', who: 'you' }) %}
          | "set" "aside" sel                                         {% ([, , move]) => ({ move, to: 'aside' }) %}
          | act "," "pay" paidanyway                                  {% ([op]) => deeds.paidFor(op) %}
          | act "and" "pay" paidanyway                                {% ([op]) => deeds.paidFor(op) %}
          | act "," "back" duration                                   {% ([op, , , back]) => ({ ...op, back }) %}
          | search "is" "flip" "face-down"                            {% ([flip]) => ({ flip: deeds.eachOfAny(flip), face: 'down' }) %}
          | "flip" sel                                                {% ([, flip]) => deeds.flipped(flip) %}
          | "flip" sel "face-down"                                    {% ([, flip]) => ({ flip, face: 'down' }) %}
          | "flip" sel "face-up"                                      {% ([, flip]) => ({ flip, face: 'up' }) %}
          | "draw" amount "card"                                      {% ([, draw]) => ({ draw }) %}
          | "draw" "up" "to" num "card"                               {% ([, , , most]) => ({ draw: { chosen: [0, most] } }) %}
          | "draw" "up" "to" num "card" "from" owndeck                {% ([, , , most]) => ({ draw: { chosen: [0, most] } }) %}
          | "draw" "a" "number" "of" "card" "equal" "to" measure2     {% ([, , , , , , , draw]) => ({ draw }) %}
          | "draw" "as" "many" "card" "as" "you" "have" np            {% ([, , , , , , , is]) => ({ draw: { per: { is, pick: 'all' } } }) %}
          | "draw" "as" "many" "card" "as" "you" "have" np "in" "play" {% ([, , , , , , , is]) => ({ draw: { per: { is, pick: 'all' } } }) %}
          | "draw" "as" "many" "card" "as" "there" "is" counted       {% ([, , , , , , , per]) => ({ draw: { per } }) %}
          | "exchange" amount "card"                                  {% ([, exchange]) => ({ exchange }) %}
          | "exchange" "up" "to" amount "card"                        {% ([, , , exchange]) => ({ exchange, upTo: true }) %}
          | "reveal" sel                                              {% ([, reveal]) => ({ reveal }) %}
          | "reveal" "card" "from" "the" "top" "of" poss "mythos" "deck" "until" npd "is" "reveal" {% ([, , , , , , of, , , , until]) => deeds.turnedUpUntil(of, until) %}
          | "look" "at" sel                                           {% ([, , look]) => ({ look }) %}
          | "look" "at" poss "hand" "or" "threat"                     {% ([, , of]) => deeds.lookAtEither(of) %}
          | "look" "at" poss "hand" "or" "threat" "for" seconds  {% ([, , of, , , , , seconds]) => deeds.lookAtEither(of, seconds) %}
          | "look" "at" sel "for" seconds                        {% ([, , look, , seconds]) => ({ look, seconds }) %}
          | "look" "at" onethreat                                     {% () => ({ look: { in: 'directedThreat', pick: 'all', of: 'opponent' } }) %}
          | "look" "at" onethreat "for" seconds                       {% ([, , , , seconds]) => ({ look: { in: 'directedThreat', pick: 'all', of: 'opponent' }, seconds }) %}
          | "shuffle" poss "story" "deck"                             {% ([, who]) => ({ shuffle: 'story', who }) %}
          | "shuffle" poss "story" "deck" "except" "the" "top" "card" {% ([, who]) => ({ shuffle: 'story', who }) %}
          | "shuffle" poss "mythos" "deck"                            {% ([, who]) => ({ shuffle: 'deck', who }) %}
          | "shuffle" anyones "story" "deck"                          {% () => deeds.ofAnyPlayer((who) => ({ shuffle: 'story', who })) %}
          | "shuffle" anyones "mythos" "deck"                         {% () => deeds.ofAnyPlayer((who) => ({ shuffle: 'deck', who })) %}
          | away "the" "top" np "of" anyones "story" "deck"           {% ([to, , , is]) => deeds.ofAnyPlayer((of) => ({ move: { is, in: 'story', pick: 'top', of }, to })) %}
          | away "the" "top" np "in" anyones "story" "deck"           {% ([to, , , is]) => deeds.ofAnyPlayer((of) => ({ move: { is, in: 'story', pick: 'top', of }, to })) %}
          | away "the" "bottom" "card" "of" anyones "story" "deck"    {% ([to]) => deeds.ofAnyPlayer((of) => ({ move: { in: 'story', pick: 'lowest', of }, to })) %}
          | away "the" "bottom" np "of" anyones "story" "deck"        {% ([to, , , is]) => deeds.ofAnyPlayer((of) => ({ move: { is, in: 'story', pick: 'lowest', of }, to })) %}
          | away "the" "lowest" np "in" anyones "story" "deck"        {% ([to, , , is]) => deeds.ofAnyPlayer((of) => ({ move: { is, in: 'story', pick: 'lowest', of }, to })) %}
          | away anyones "current" "location"                         {% ([to]) => deeds.ofAnyPlayer((of) => ({ move: { ref: 'location', of }, to })) %}
          | away "the" "top" "card" "of" anyones mythosdeck           {% ([to]) => deeds.ofAnyPlayer((of) => ({ move: { in: 'deckTop', n: 1, of }, to })) %}
          | away "the" "top" num "card" "of" anyones mythosdeck       {% ([to, , , n]) => deeds.ofAnyPlayer((of) => ({ move: { in: 'deckTop', n, of }, to })) %}
          | away "the" "bottom" "card" "of" anyones mythosdeck        {% ([to]) => deeds.ofAnyPlayer((of) => ({ move: { in: 'deckBottom', n: 1, of }, to })) %}
          | "look" "at" "the" "bottom" "card" "of" anyones mythosdeck {% () => deeds.ofAnyPlayer((of) => ({ look: { in: 'deckBottom', n: 1, of } })) %}
          | "reveal" "the" "top" "card" "of" anyones mythosdeck       {% () => deeds.ofAnyPlayer((of) => ({ reveal: { in: 'deckTop', n: 1, of } })) %}
          | "look" "at" "the" "top" "card" "of" anyones mythosdeck    {% () => deeds.ofAnyPlayer((of) => ({ look: { in: 'deckTop', n: 1, of } })) %}
          | "arrange" topofany                                        {% ([, n]) => deeds.arrangedOfAny(n) %}
          | "rearrange" topofany                                      {% ([, n]) => deeds.arrangedOfAny(n) %}
          | "rearrange" topofany inorder                              {% ([, n]) => deeds.arrangedOfAny(n) %}
          | "look" "at" topofany "and" back2 "them" inorder           {% ([, , n]) => deeds.arrangedOfAny(n) %}
          | "look" "at" topofany "," "and" back2 "them" inorder       {% ([, , n]) => deeds.arrangedOfAny(n) %}
          | "look" "at" topofany "," back2 "them" inorder             {% ([, , n]) => deeds.arrangedOfAny(n) %}
          | "look" "at" "the" "top" num "card" "of" anyones mythosdeck {% ([, , , , n]) => deeds.ofAnyPlayer((of) => ({ look: { in: 'deckTop', n, of } })) %}
          | "reveal" "your" "hand"                                    {% () => ({ reveal: { in: 'hand', pick: 'all' } }) %}
          | "show" "their" "hand" "to" player                         {% ([, , , , to]) => deeds.shownTo(to) %}
          | "reveal" "their" "hand" "to" player                       {% ([, , , , to]) => deeds.shownTo(to) %}
          | "exchange" num "card" handto "for" num fresh "from" owndeck {% ([, exchange, , , , n], _at, reject) => (n === exchange ? { exchange } : reject) %}
          | "exchange" num "card" handto "for" num "from" owndeck         {% ([, exchange, , , , n], _at, reject) => (n === exchange ? { exchange } : reject) %}
          | "draw" "a" more "card"                                    {% () => ({ draw: 1, extra: true }) %}
          | "draw" "a" more "card" "from" owndeck                     {% () => ({ draw: 1, extra: true }) %}
          | "take" num np "from" foe                                  {% ([, n, is, , of]) => deeds.stolen({ is, n, pick: 'choose', of }) %}
          | "take" num "of" poss np                                   {% ([, n, , of, is]) => deeds.stolen({ is, n, pick: 'choose', of }) %}
          | "shuffle" poss "mythos" "deck" "and" "discard"            {% ([, who]) => ({ shuffle: 'deck+discard', who }) %}
          | "play" some np                                           {% ([, , is]) => ({ play: is }) %}
          | "play" some np plays                                     {% ([, , is, more]) => permissions.plays(is, more) %}
          | "play" "any" "number" "of" np                             {% ([, , , , play]) => permissions.plays(play, { times: 'any' }) %}
          | "play" "any" "number" "of" np plays                       {% ([, , , , play, more]) => permissions.plays(play, { ...more, times: 'any' }) %}
          | journey                                                   {% ([travel]) => ({ travel, when: 'now' }) %}
          | journey "on" "a" "later" "turn"                           {% ([travel]) => ({ travel, when: 'laterTurn' }) %}
          | journey "as" "your" "next" "turn"                         {% ([travel]) => ({ travel, when: 'nextTurn' }) %}
          | "play" voyage                                             {% ([, voyage]) => voyage %}
          | newplace ways "may" "is" "play" timely                    {% ([place, ways, , , , said]) => permissions.voyage(place, { ...said, ways: [...ways, ...said.ways] }) %}
          | newplace "may" "is" "play" timely                         {% ([place, , , , said]) => permissions.voyage(place, said) %}
          | "play" route                                              {% ([, travel]) => ({ travel, when: 'now' }) %}
          | "on" "your" "next" "turn" "," "play" route                {% ([, , , , , , travel]) => ({ travel, when: 'nextTurn' }) %}
          | "on" "your" "next" "turn" "," "you" "may" "play" route    {% ([, , , , , , , , travel]) => ({ travel, when: 'nextTurn' }) %}
          | "on" "your" "next" "turn" "," "play" some np              {% ([, , , , , , , is]) => permissions.travelNext(is) %}
          | "next" "turn" "," "play" some np                          {% ([, , , , , is]) => permissions.travelNext(is) %}
          | "play" some np "on" "your" "next" "turn"                  {% ([, , is]) => permissions.travelNext(is) %}
          | "on" "your" "next" "turn" "," journey                     {% ([, , , , , travel]) => ({ travel, when: 'nextTurn' }) %}
          | "on" "your" "next" "turn" "," "you" "may" journey         {% ([, , , , , , , travel]) => ({ travel, when: 'nextTurn' }) %}
          | player "draw" num "card" "fewer" nextdraw                 {% ([who, , n]) => deeds.nextDraw(who, -n) %}
          | player "draw" num "fewer" "card" nextdraw                 {% ([who, , n]) => deeds.nextDraw(who, -n) %}
          | "draw" num "fewer" "card" nextdraw                        {% ([, n]) => deeds.nextDraw('you', -n) %}
          | player "draw" num "fewer" nextdraw                        {% ([who, , n]) => deeds.nextDraw(who, -n) %}
          | player "draw" num "less" "card" nextdraw                  {% ([who, , n]) => deeds.nextDraw(who, -n) %}
          | player "draw" num "more" "card" nextdraw                  {% ([who, , n]) => deeds.nextDraw(who, n) %}
          | player "draw" num "additional" "card" nextdraw            {% ([who, , n]) => deeds.nextDraw(who, n) %}
          | nextstart "," player "draw" num "fewer" "card"            {% ([, , who, , n]) => deeds.nextDraw(who, -n) %}
          | nextstart "," player "draw" num "card" "fewer"            {% ([, , who, , n]) => deeds.nextDraw(who, -n) %}
          | nextstart "," player "draw" num "more" "card"             {% ([, , who, , n]) => deeds.nextDraw(who, n) %}
          | nextstart "," player "draw" num "additional" "card"       {% ([, , who, , n]) => deeds.nextDraw(who, n) %}
          | ref "is" "yours" duration                                 {% ([move, , , back]) => deeds.nowYours(move, back) %}
          | ref "is" "yours"                                          {% ([move]) => deeds.nowYours(move) %}
          | "summon" callee "or" "control" callee                     {% ([, a, , , b]) => ({ choose: [[{ summonOrControl: a, allow: ['summon'] }], [{ summonOrControl: b, allow: ['control'] }]], by: 'you' }) %}
          | "on" "a" "later" "turn" "," "play" "any" np               {% ([, , , , , , , to]) => permissions.anyLater(to, 'laterTurn') %}
          | "on" "a" "later" "turn" "," "you" "may" "play" "any" np   {% ([, , , , , , , , , to]) => permissions.anyLater(to, 'laterTurn') %}
          | "on" "a" "later" "turn" "," "play" route                  {% ([, , , , , , travel]) => ({ travel, when: 'laterTurn' }) %}
# When played: travel right-side-up to a new Location in the same Region on a later Turn for 2 Sanity.
          | journey "on" "a" "later" "turn" "for" costing             {% ([travel, , , , , , cost]) => permissions.atPrice(travel, cost) %}
          | "on" "a" "later" "turn" "," costs "to" "play" route       {% ([, , , , , cost, , , travel]) => permissions.atPrice(travel, cost) %}
          | "on" "a" "later" "turn" "," "you" "may" costs "to" "play" route {% ([, , , , , , , cost, , , travel]) => permissions.atPrice(travel, cost) %}
          | "on" "a" "later" "turn" "," costs "to" journey            {% ([, , , , , cost, , travel]) => permissions.atPrice(travel, cost) %}
          | "on" "a" "later" "turn" "," costs "and" "play" route      {% ([, , , , , cost, , , travel]) => permissions.atPrice(travel, cost) %}
          | "bring" sel "to" "the" "top" "of" "its" "story" "deck"    {% ([, toTop]) => ({ toTop }) %}
          | "bring" sel "to" "the" "top" "of" "its" "story" "deck" "," "without" "gate" "use" {% ([, toTop]) => ({ toTop, gateShut: true }) %}
          | "bring" sel "to" "the" "top" "of" "its" "story" "deck" "," "pay" "its" "sanity" "cost" {% ([, toTop]) => ({ toTop, pays: true }) %}
          | "clear" poss "story" "deck" "down" "to" "a" "location" "," "bury" "the" "top" "card"    {% ([, popStory]) => ({ popStory, to: 'bury' }) %}
          | "clear" poss "story" "deck" "down" "to" "a" "location" "," "discard" "the" "top" "card" {% ([, popStory]) => ({ popStory, to: 'discard' }) %}
          | "clear" poss "story" "deck" "down" "to" "a" "location" "," "bury" "the" "top" "card" "," "without" "gate" "use"    {% ([, popStory]) => ({ popStory, to: 'bury', gateShut: true }) %}
          | "clear" poss "story" "deck" "down" "to" "a" "location" "," "discard" "the" "top" "card" "," "without" "gate" "use" {% ([, popStory]) => ({ popStory, to: 'discard', gateShut: true }) %}
          | "attack" player "with" attacker defence                   {% ([, attack, , by, alliesMayDefend]) => ({ attack, with: by, alliesMayDefend }) %}
          | "attack" player "with" attacker                           {% ([, attack, , by]) => ({ attack, with: by, alliesMayDefend: false }) %}
          | "attack" "only" "the" "ally" "of" player "with" attacker defence {% ([, , , , , attack, , by, alliesMayDefend]) => ({ attack, only: 'allies', with: by, alliesMayDefend }) %}
          | "summon" callee                                           {% ([, is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | "control" callee                                          {% ([, is]) => ({ summonOrControl: is, allow: ['control'] }) %}
          | "summon" "or" "control" callee "only"                     {% ([, , , is]) => ({ summonOrControl: is, allow: ['summon', 'control'] }) %}
          | "summon" callee "which" "gain" num                        {% ([, is, , , gains]) => ({ summonOrControl: is, allow: ['summon'], gains }) %}
          | "summon" callee "which" thencalled                        {% ([, is, , told]) => ({ summonOrControl: is, allow: ['summon'], ...told }) %}
          | "summon" "or" "control" callee "which" thencalled         {% ([, , , is, , told]) => ({ summonOrControl: is, allow: ['summon', 'control'], ...told }) %}
          | "control" callee "which" "gain" num                       {% ([, is, , , gains]) => ({ summonOrControl: is, allow: ['control'], gains }) %}
          | "summon" "or" "control" callee "which" "gain" num         {% ([, , , is, , , gains]) => ({ summonOrControl: is, allow: ['summon', 'control'], gains }) %}
          | "summon" "or" "control" callee                            {% ([, , , is]) => ({ summonOrControl: is, allow: ['summon', 'control'] }) %}
          | "take" "control" "of" sel "until" "the" "end" "of" "combat" {% ([, , , control]) => ({ control, until: 'combat' }) %}
          | "cancel" "that"                                           {% () => ({ cancel: 'cause' }) %}
          | "let" sel "affect" player                                 {% ([, redirect, , to]) => ({ redirect, to }) %}
          | "let" sel "affect" player duration                        {% ([, redirect, , to, until]) => ({ redirect, to, until }) %}
          | "let" sel "affect" player "too"                           {% ([, redirect, , to]) => ({ redirect, to, also: true }) %}
          | "let" sel "affect" player "too" duration                  {% ([, redirect, , to, , until]) => ({ redirect, to, also: true, until }) %}
          | "choose" "the" "next" "play" "of" player "from" "that" "hand"{% ([, , , , , dictate]) => ({ dictate }) %}
          | "exchange" "your" investigatorcard "for" newperson        {% () => ({ newInvestigator: 'any' }) %}
          | "replace" "your" investigatorcard "with" newperson        {% () => ({ newInvestigator: 'any' }) %}
          | "choose" newperson "to" "replace" "your" "current" num    {% ([, , , , , , n], _at, reject) => (n === 1 ? { newInvestigator: 'any' } : reject) %}
          | "choose" newperson "to" "replace" "your" investigatorcard {% () => ({ newInvestigator: 'any' }) %}
          | "exchange" "your" "investigator" "for" num "of" "another" "education"{% () => ({ newInvestigator: 'otherEducation' }) %}
          | "replace" sel "by" sel                                    {% ([, theirs, , swap]) => ({ swap, for: theirs }) %}
          | "give" sel "to" sel                                       {% ([, give, , to], _at, reject) => (to.named ? reject : { give, to }) %}
          | "give" bearer4 count np "from" poss zone                  {% ([, to, n, is, , of, zone]) => deeds.givenTo(cards.selector({ is, ...n }, [{ of, in: zone }]), to) %}
          | "lose" "your" "next" "turn"                               {% () => ({ skip: 'turn', who: 'you' }) %}
          | "lose" "the" "next" "turn"                                {% () => ({ skip: 'turn', who: 'you' }) %}
          | "lose" "that" "turn"                                      {% () => ({ skip: 'turn', who: 'you', now: true }) %}
          | "skip" "combat"                                           {% () => ({ skip: 'combat', who: 'you' }) %}
          | "skip" "the" "discard" "step"                             {% () => ({ skip: 'discardStep', who: 'you' }) %}
          | "count" "this" "as" "the" "pass" "that" "end" "the" "round" {% () => ({ passes: 'end' }) %}
          | "keep" "your" "great old one" num "more" "round"          {% ([, , , extendGOO]) => ({ extendGOO }) %}
          | "move" "your" "spell" "among" "their" "holder"            {% () => ({ moveSpells: true }) %}
          | "turn" sel "into" count cardtype duration                 {% ([, card, , , become, until]) => ({ become, card, until }) %}

# Your opponent flips face-down one random Ally when played.   Increase your Investigator's maximum Sanity by 2 while you are here.
act      -> moving                                                   {% draft.first %}
          | turnedup                                                  {% draft.first %}
          | "flip" "face-down" sel                                    {% ([, , flip]) => ({ flip, face: 'down' }) %}
          | nextstart "," act                                         {% ([, , op]) => deeds.atNextRound(op) %}
          | act nextstart                                             {% ([op]) => deeds.atNextRound(op) %}
          | "flip" "face-up" sel                                      {% ([, , flip]) => ({ flip, face: 'up' }) %}
          | "shuffle" "story" "deck"                                  {% () => ({ shuffle: 'story', who: 'you' }) %}
          | "shuffle" poss "mythos" "deck" "and" "all" "discard"      {% ([, who]) => ({ shuffle: 'deck+discard', who }) %}
          | "draw" amount "card" "from" owndeck                       {% ([, draw]) => ({ draw }) %}
          | "play" np                                                 {% ([, play]) => deeds.playOfKind(play) %}
          | "play" np plays                                           {% ([, is, more]) => permissions.playsNamed(is, more) %}
          | "play" "a" "second" np                                    {% ([, , , play]) => ({ play }) %}
          | npd "may" "is" "play" evenduring "," "but" legally        {% ([play]) => ({ play, waive: ['place'] }) %}
          | "bury" ref "in" poss "story" "deck"                       {% ([, move]) => ({ move, to: 'bury' }) %}
          | "bury" np                                                 {% ([, is]) => deeds.everyEvent(is) %}
          | "bury" "any" np onstories                                 {% ([, , is]) => ({ move: { is, in: 'story', pick: 'top', of: 'each' }, to: 'bury' }) %}
          | "bury" "all" np onstories                                 {% ([, , is]) => ({ move: { is, in: 'story', pick: 'top', of: 'each' }, to: 'bury' }) %}
          | "bury" np onstories                                       {% ([, is]) => ({ move: { is, in: 'story', pick: 'top', of: 'each' }, to: 'bury' }) %}
          | "bury" each5 np onstories shut                            {% ([, , is]) => ({ move: { is, in: 'story', pick: 'top', of: 'each' }, to: 'bury', gateShut: true }) %}
          | "bury" np onstories shut                                  {% ([, is]) => ({ move: { is, in: 'story', pick: 'top', of: 'each' }, to: 'bury', gateShut: true }) %}
          | "all" np onstories "is" fatal shut                        {% ([, is, , , to]) => ({ move: { is, in: 'story', pick: 'top', of: 'each' }, to, gateShut: true }) %}
          | away count np "from" num "player" "'s" zone           {% ([to, n, is, , , , , zone]) => deeds.onePlayers(to, { is, ...n }, zone) %}
          | "randomly" "choose" "and" "bury" "half" "(" "round" updown ")" "of" poss np {% ([, , , , , , , round, , , of, is]) => ({ move: cards.selector({ is, n: { half: 'count', round }, pick: 'random' }, [{ of }]), to: 'bury' }) %}
          | "randomly" "discard" num                                  {% ([, , n]) => deeds.ofThatThreat({ move: { n, pick: 'random' }, to: 'discard' }) %}
          | "randomly" "choose" num np "and" "add" "them" "to" "your" "threat" summoned {% ([, , n, is]) => deeds.ofThatThreat({ control: cards.selector({ is, n, pick: 'random' }, []), until: 'combat' }) %}
          | "carry" "off" sel                                         {% ([, , move]) => ({ move, to: deeds.carriedOff }) %}
          | "it" "attack"                                             {% () => deeds.attackedBy('you') %}
          | "it" "attack" "you"                                       {% () => deeds.attackedBy('you') %}
          | "it" "so" "attack" foe                                    {% () => deeds.attackedBy('opponent') %}
          | "it" %unknown "(" "bury" ")" sel                          {% ([, , , , , move]) => ({ move, to: 'bury' }) %}
          | poss "investigator" "is" "affected" "by" "all" np "they" "have" "put" inside "play" "," duration {% ([to, , , , , , is, , , , , , , until]) => ({ redirect: cards.selector({ is, pick: 'all' }, [{ of: to }]), to, also: true, until }) %}
          | poss "investigator" "is" "affected" "by" "all" np "they" "have" "put" inside "play" {% ([to, , , , , , is]) => ({ redirect: cards.selector({ is, pick: 'all' }, [{ of: to }]), to, also: true }) %}
          | "this" "pass" "end" eachround                             {% () => ({ passes: 'end' }) %}
          | "this" "pass" "end" eachround "," "even" "if" onlypass    {% () => ({ passes: 'end' }) %}
          | "the" "pass" "by" "a" "player" "on" "a" "earlier" "turn" "is" "void" {% () => ({ passes: 'void' }) %}
          | "the" "pass" "by" "a" "player" "on" "a" "earlier" "turn" "is" "void" "-" "no" "pass" "have" "is" "announce" "for" eachround {% () => ({ passes: 'void' }) %}
          | sanity "above" "your" "maximum" "is" "lose"               {% () => ({ sanity: { of: 'sanityAboveMax' }, who: 'you', sign: -1 }) %}
          | "gain" "a" num "-" "second" "glance" "at" poss zone       {% ([, , seconds, , , , , of, zone]) => ({ look: deeds.wholePile(of, zone), seconds }) %}
          | "choose" "their" "next" "legal" "play" notapass "of" "a" "card" "from" "their" "hand" totable {% () => ({ dictate: 'opponent' }) %}
          | "transfer" num "or" "more" "spell" "from" num "tome" "to" "another" tospeakers {% () => ({ moveSpells: true }) %}
          | "decide" "if" sel "is" shown "(" num "value" ")" "or" shown "(" num "value" ")" {% ([, , of, , a, , x, , , , b, , y]) => deeds.eitherShown(of, [[a, x], [b, y]]) %}
          | "lose" "their" "next" "turn"                              {% () => ({ skip: 'turn', who: 'you' }) %}
          | "look" "at" poss zone                                     {% ([, , of, zone]) => ({ look: deeds.wholePile(of, zone) }) %}
          | "look" "at" poss zone "for" seconds                  {% ([, , of, zone, , seconds]) => ({ look: deeds.wholePile(of, zone), seconds }) %}
          | "draw" "a" "card"                                         {% () => ({ draw: 1 }) %}
          | "draw" num "card" "for" "each" eachpast                    {% ([, n, , , , per]) => ({ draw: cards.per(n, per) }) %}
          | "gain" num sanity "for" "each" eachpast                    {% ([, n, , , , per]) => ({ sanity: cards.per(n, per), who: 'you', sign: 1 }) %}
          | "lose" num sanity "for" "each" eachpast                    {% ([, n, , , , per]) => ({ sanity: cards.per(n, per), who: 'you', sign: -1 }) %}

# When played: discard one card, then draw two cards.   Discard your Hand when you arrive here.
act      -> away poss "hand"                                          {% ([to, of]) => deeds.wholeHand(to, of) %}
          | away "all" "card" inside poss "hand"                      {% ([to, , , , of]) => deeds.wholeHand(to, of) %}
          | away halves "of" poss "hand"                              {% ([to, share, , of]) => deeds.halfHand(to, of, share) %}
          | away halves poss "hand"                                   {% ([to, share, of]) => deeds.halfHand(to, of, share) %}
          | away half "of" poss "hand" rounding                       {% ([to, pick, , of, , round]) => deeds.halfHand(to, of, { n: { half: 'count', round }, pick }) %}
          | away half poss "hand" rounding                            {% ([to, pick, of, , round]) => deeds.halfHand(to, of, { n: { half: 'count', round }, pick }) %}
          | away half "of" "the" "card" inside poss "hand" rounding   {% ([to, pick, , , , , of, , round]) => deeds.halfHand(to, of, { n: { half: 'count', round }, pick }) %}
          | "discard" num "card" "and" "draw" "another"               {% ([, exchange]) => deeds.oneFor(exchange) %}
          | "discard" num "card" "from" "your" "hand" "and" "draw" "another" {% ([, exchange]) => deeds.oneFor(exchange) %}
          | "discard" num "card" "and" "replace" "it"                 {% ([, exchange]) => deeds.oneFor(exchange) %}
          | "draw" num more "card"                                    {% ([, draw]) => ({ draw, extra: true }) %}
          | "draw" num more "card" "from" owndeck                     {% ([, draw]) => ({ draw, extra: true }) %}
          | "draw" "the" "top" "card" "of" poss mythosdeck            {% ([, , , , , of], _at, reject) => (of === 'you' || of === 'they' ? { draw: 1 } : reject) %}
          | "draw" "a" "card" "from" owndeck                          {% () => ({ draw: 1 }) %}
          | "return" sel "to" "your" "opponent" "'s" "hand"           {% ([, move]) => deeds.toHandOf(move, 'opponent') %}
          | "play" "it"                                               {% () => deeds.playIt() %}
          | "play" "it" waiving                                       {% ([, , waive]) => deeds.playIt(waive) %}
          | "play" "the" "top" "card" "of" "your" mythosdeck          {% () => deeds.playIt() %}
          | "play" "the" "top" "card" "of" "your" mythosdeck waiving  {% ([, , , , , , , waive]) => deeds.playIt(waive) %}
          | "draw" "all" np "among" those2                            {% ([, , is, , ref]) => ({ move: { ref, is }, to: 'hand' }) %}
          | "choose" sel "and" "put" "it" "into" poss "hand"          {% ([, move, , , , , whose]) => deeds.intoHand(cards.chosen(move), whose) %}
          | "skip" "your" "next" "turn"                               {% () => ({ skip: 'turn', who: 'you' }) %}
          | "skip" "their" "next" "turn"                              {% () => ({ skip: 'turn', who: 'you' }) %}
          | "skip" "the" "next" "turn"                                {% () => ({ skip: 'turn', who: 'you' }) %}
          | poss "next" "turn" "is" "lose"                            {% ([who]) => ({ skip: 'turn', who }) %}
          | poss "next" "turn" "is" "skip"                            {% ([who]) => ({ skip: 'turn', who }) %}
          | "skip" "the" "combat" combatpart                          {% () => ({ skip: 'combat', who: 'each' }) %}
          | "skip" "the" "combat" combatpart "this" "round"           {% () => ({ skip: 'combat', who: 'each' }) %}
          | "there" "is" "no" "combat" "this" "round"                 {% () => ({ skip: 'combat', who: 'each' }) %}
          | "no" "combat" "take" "place" "this" "round"               {% () => ({ skip: 'combat', who: 'each' }) %}
          | "keep" "your" "great old one" "in" "play" "for" num "more" "round" {% ([, , , , , , extendGOO]) => ({ extendGOO }) %}
          | "keep" "your" "great old one" "in" "play" "for" num more "round" {% ([, , , , , , extendGOO]) => ({ extendGOO }) %}
          | "keep" "your" "great old one" "in" "play" "for" "a" more "round" {% () => ({ extendGOO: 1 }) %}
          | "your" "great old one" remain "in" "play" "for" num more "round" {% ([, , , , , , extendGOO]) => ({ extendGOO }) %}
          | "shuffle" poss "discard" "pile" "into" poss "mythos" "deck" {% ([, of, , , , who], _at, reject) => (of === who || who === 'they' ? { shuffle: 'deck+discard', who: of } : reject) %}
          | "shuffle" poss "mythos" "deck" "and" "discard" "pile"     {% ([, who]) => ({ shuffle: 'deck+discard', who }) %}
          | "look" "at" "the" "card" inside poss zone                 {% ([, , , , , of, zone]) => ({ look: deeds.wholePile(of, zone) }) %}

# This card is given to an Ally.   Bury one Ally of your opponent when played.   Your hand Maximum is increased by 2.
act      -> sel "is" fatal                                            {% ([move, , to]) => deeds.passive(move, to) %}
          | ref "is" "flip" "face-down"                               {% ([flip]) => ({ flip, face: 'down' }) %}
          | ref "is" "flip" "face-up"                                 {% ([flip]) => ({ flip, face: 'up' }) %}
          | search "is" "flip" "face-up"                              {% ([flip]) => ({ flip: deeds.eachOfAny(flip), face: 'up' }) %}
          | thiscard "return" "to" poss "hand"                        {% () => ({ move: { ref: 'self' }, to: 'hand' }) %}
          | thiscard "is" "return" "to" poss "hand"                   {% () => ({ move: { ref: 'self' }, to: 'hand' }) %}
          | search "is" "return" "to" poss "hand"                     {% ([move, , , , of]) => deeds.backToHand(move, of) %}
          | giving sel towards sel                                    {% ([, give, , to]) => ({ give, to }) %}

# Summon one Ghoul and attack your opponent when played.
act      -> summoning5                                                {% draft.first %}
          | "summon" callee "from" "your" "hand"                      {% ([, is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | away "the" "card"                                         {% ([to]) => ({ move: cards.it, to }) %}
          | "lose" num more sanity                                    {% ([, n]) => ({ sanity: n, who: 'you', sign: -1 }) %}
          | "gain" num more sanity                                    {% ([, n]) => ({ sanity: n, who: 'you', sign: 1 }) %}
          | compel player "to" act                                    {% ([, who, , op]) => deeds.forced(who, op) %}
          | "make" player act                                         {% ([, who, op]) => deeds.forced(who, op) %}
          | compel player "to" alternatives                           {% ([, who, , choose]) => deeds.forced(who, { choose, by: 'you' }) %}
          | compel player "to" "either" alternatives                  {% ([, who, , , choose]) => deeds.forced(who, { choose, by: 'you' }) %}
          | "show" "you" "their" "hand"                               {% () => deeds.shownHand %}
          | "reveal" "their" "hand"                                   {% () => deeds.shownHand %}
          | "play" meant                                              {% ([, which]) => ({ play: {}, which }) %}
          | "play" meant waiving                                      {% ([, which, waive]) => ({ play: {}, which, waive }) %}
# When played, draw two cards, then optionally play one Ally so drawn.
          | "play" some np amongthem                                  {% ([, , play, which]) => ({ play, which }) %}
          | "play" some np amongthem waiving                          {% ([, , play, which, waive]) => ({ play, which, waive }) %}
          | "reveal" "the" "card" "so" "move"                         {% () => deeds.shownFound %}
          | "discard" "your" "hand" drawnfor                          {% () => deeds.exchangeAll %}
          | "discard" "all" "but" num                                 {% ([, , , allBut]) => ({ move: cards.selector({ n: { allBut }, pick: 'choose' }, [{ in: 'hand' }]), to: 'discard' }) %}
          | "discard" "all" "but" num "card"                          {% ([, , , allBut]) => ({ move: cards.selector({ n: { allBut }, pick: 'choose' }, [{ in: 'hand' }]), to: 'discard' }) %}
          | "discard" "all" "but" num "card" handto                   {% ([, , , allBut]) => ({ move: cards.selector({ n: { allBut }, pick: 'choose' }, [{ in: 'hand' }]), to: 'discard' }) %}
          | "discard" "all" "but" num "of" "their" "card"             {% ([, , , allBut]) => ({ move: cards.selector({ n: { allBut }, pick: 'choose' }, [{ in: 'hand' }]), to: 'discard' }) %}
          | "discard" "card" "all" "but" num                          {% ([, , , , allBut]) => ({ move: cards.selector({ n: { allBut }, pick: 'choose' }, [{ in: 'hand' }]), to: 'discard' }) %}
          | "discard" "their" "hand" "all" "but" num "card"           {% ([, , , , , allBut]) => ({ move: cards.selector({ n: { allBut }, pick: 'choose' }, [{ in: 'hand' }]), to: 'discard' }) %}
          | "discard" "all" "card" "in" "your" "hand" drawnfor        {% () => deeds.exchangeAll %}
          | "exchange" "any" "number" "of" "card"                     {% () => deeds.exchangeAny %}
          | "this" "count" "as" "the" lastpass "pass" "of" eachround  {% () => ({ passes: 'end' }) %}
          | thiscard "count" "as" "the" lastpass "pass" "of" eachround {% () => ({ passes: 'end' }) %}
          | thiscard "end" eachround                                  {% () => ({ passes: 'end' }) %}

# Arrange the top 3 cards of your Mythos Deck when played.   Look at the top five cards of your Mythos Deck and put them back in any order when played.
act      -> "arrange" sel                                             {% ([, arrange]) => ({ arrange }) %}
          | "look" "at" sel "and" back2 "them" inorder                {% ([, , arrange]) => deeds.arranged(arrange) %}
          | "look" "at" sel "," "and" back2 "them" inorder            {% ([, , arrange]) => deeds.arranged(arrange) %}
          | "look" "at" sel "," back2 "them" inorder                  {% ([, , arrange]) => deeds.arranged(arrange) %}
          | "rearrange" sel                                           {% ([, arrange]) => deeds.arranged(arrange) %}
          | "rearrange" sel inorder                                   {% ([, arrange]) => deeds.arranged(arrange) %}
          | "search" poss mythosdeck "for" search1 "and" away2        {% ([, of, , , is, , to]) => deeds.searched(of, is, to) %}
          | "search" "through" poss mythosdeck "for" search1 "and" away2 {% ([, , of, , , is, , to]) => deeds.searched(of, is, to) %}
          | "search" poss mythosdeck "for" search1 "and" brought "," "and" "shuffle" poss mythosdeck{% ([, of, , , is, , to]) => deeds.foundFor(of, is, 'deck', to) %}
          | "search" poss mythosdeck "for" search1 "and" brought      {% ([, of, , , is, , to]) => deeds.foundFor(of, is, 'deck', to) %}
          | "search" poss mythosdeck "for" search1 "," "and" brought  {% ([, of, , , is, , , to]) => deeds.foundFor(of, is, 'deck', to) %}
          | "search" poss "discard" "pile" "for" search1 "and" brought{% ([, of, , , , is, , to]) => deeds.foundFor(of, is, 'discard', to) %}
          | "search" poss "discard" "pile" "for" search1 "," "and" brought{% ([, of, , , , is, , , to]) => deeds.foundFor(of, is, 'discard', to) %}
          | "summon" sel "and" brought                                {% ([, move, , to]) => deeds.broughtTo(move, to) %}
          | putting num "of" themall into2 poss "hand"                {% ([, n, , , , of], _at, reject) => (of === 'you' ? { move: cards.someOfIt(n), to: 'hand' } : reject) %}
          | "take" num "of" themall into2 poss "hand"                 {% ([, n, , , , of], _at, reject) => (of === 'you' ? { move: cards.someOfIt(n), to: 'hand' } : reject) %}
          | "keep" num "of" themall                                   {% ([, n]) => ({ move: cards.someOfIt(n), to: 'hand' }) %}
          | "take" num into2 poss "hand"                             {% ([, n, , of], _at, reject) => (of === 'you' ? { move: cards.someOfIt(n), to: 'hand' } : reject) %}
          | "replace" theothers inorder                               {% () => ({ arrange: cards.allOfIt() }) %}
          | "replace" theothers                                       {% () => ({ arrange: cards.allOfIt() }) %}
          | putting num into2 poss "hand"                             {% ([, n, , of], _at, reject) => (of === 'you' ? { move: cards.someOfIt(n), to: 'hand' } : reject) %}
          | "choose" num "of" themall "and" putting them into2 poss "hand"{% ([, n, , , , , , , of], _at, reject) => (of === 'you' ? { move: cards.someOfIt(n), to: 'hand' } : reject) %}
          | putting num np "among" thosecards into2 poss "hand"       {% ([, n, is, , , , of], _at, reject) => (of === 'you' ? { move: cards.someOfIt(n, is), to: 'hand' } : reject) %}
          | "take" num np "among" thosecards into2 poss "hand"        {% ([, n, is, , , , of], _at, reject) => (of === 'you' ? { move: cards.someOfIt(n, is), to: 'hand' } : reject) %}
          | "take" every np "among" themall into2 poss "hand"         {% ([, , is, , , , of], _at, reject) => (of === 'you' ? { move: cards.allOfIt(is), to: 'hand' } : reject) %}
          | putting every np "among" themall into2 poss "hand"        {% ([, , is, , , , of], _at, reject) => (of === 'you' ? { move: cards.allOfIt(is), to: 'hand' } : reject) %}
          | away every np "among" themall                             {% ([to, , is]) => ({ move: cards.allOfIt(is), to }) %}
          | away num np "among" themall                               {% ([to, n, is]) => ({ move: cards.someOfIt(n, is), to }) %}
          | away num "of" themall                                     {% ([to, n]) => ({ move: cards.someOfIt(n), to }) %}
          | away theothers                                            {% ([to]) => ({ move: cards.allOfIt(), to }) %}
          | putting theothers into2 poss "hand"                       {% ([, , , of], _at, reject) => (of === 'you' ? { move: cards.allOfIt(), to: 'hand' } : reject) %}
          | "take" theothers into2 poss "hand"                        {% ([, , , of], _at, reject) => (of === 'you' ? { move: cards.allOfIt(), to: 'hand' } : reject) %}
          | away "any" "number" "of" themall                          {% ([to]) => ({ move: cards.allOfIt(), to, optional: true }) %}
          | putting "any" "number" "of" themall into2 poss "hand"     {% ([, , , , , , of], _at, reject) => (of === 'you' ? { move: cards.allOfIt(), to: 'hand', optional: true } : reject) %}
          | putting num "of" themall backon                           {% ([, n, , , to]) => ({ move: cards.someOfIt(n), to }) %}
          | putting num backon                                        {% ([, n, to]) => ({ move: cards.someOfIt(n), to }) %}
          | putting "any" "number" "of" themall backon                {% ([, , , , , to]) => ({ move: cards.allOfIt(), to, optional: true }) %}
          | putting theothers bottomof                                {% () => ({ move: cards.allOfIt(), to: 'deckBottom' }) %}
          | putting theothers bottomof inorder                        {% () => ({ move: cards.allOfIt(), to: 'deckBottom' }) %}
          | putting theothers "on" "the" "bottom"                     {% () => ({ move: cards.allOfIt(), to: 'deckBottom' }) %}
          | "shuffle" theothers "into" poss mythosdeck                {% ([, , , who]) => ({ shuffle: 'deck', who }) %}
          | "shuffle" theothers "back" "into" poss mythosdeck         {% ([, , , , who]) => ({ shuffle: 'deck', who }) %}
          | putting theothers "back"                                  {% () => ({ arrange: cards.allOfIt() }) %}
          | putting theothers inorder                                 {% () => ({ arrange: cards.allOfIt() }) %}
          | putting theothers "back" inorder                          {% () => ({ arrange: cards.allOfIt() }) %}
          | putting theothers topof2                                  {% () => ({ arrange: cards.allOfIt() }) %}
          | putting theothers topof2 inorder                          {% () => ({ arrange: cards.allOfIt() }) %}
          | "search" poss "discard" "pile" "for" search1 "and" away2  {% ([, of, , , , is, , to]) => deeds.searchedDiscards(of, is, to) %}
          | away "the" "card" "look" "at"                             {% ([to]) => ({ move: { ref: 'looked' }, to }) %}
          | "return" "the" "card" "look" "at" "to" "the" "hand"       {% () => ({ move: { ref: 'looked' }, to: 'hand' }) %}
          | "shuffle" "the" "deck"                                    {% () => ({ shuffle: 'deck', who: 'you' }) %}
          | "shuffle" "the" "mythos" "deck"                           {% () => ({ shuffle: 'deck', who: 'you' }) %}

# Take one Artifact from your discard pile into your Hand when played.   Turn all of your Allies face-up when played.
act      -> "take" sel "into" poss "hand"                             {% ([, move, , who]) => deeds.toOwnHand(move, who) %}
          | "draw" sel                                                {% ([, move]) => deeds.drawnOut(move) %}
          | "recover" sel "to" poss "hand"                            {% ([, move, , who]) => deeds.toOwnHand(move, who) %}
          | "recover" sel "into" poss "hand"                          {% ([, move, , who]) => deeds.toOwnHand(move, who) %}
          | "take" sel "to" poss "hand"                               {% ([, move, , who]) => deeds.toOwnHand(move, who) %}
          | "take" sel "in" poss "hand"                               {% ([, move, , who]) => deeds.toOwnHand(move, who) %}
          | "add" sel "to" poss "hand"                                {% ([, move, , who]) => deeds.toOwnHand(move, who) %}
          | place2 sel "in" poss "hand"                               {% ([, move, , who]) => deeds.toOwnHand(move, who) %}
          | "turn" sel "face-up"                                      {% ([, flip]) => ({ flip, face: 'up' }) %}
          | "turn" sel "face-down"                                    {% ([, flip]) => ({ flip, face: 'down' }) %}
          | "return" sel toup                                         {% ([, flip]) => ({ flip, face: 'up' }) %}
          | "return" sel "face-up"                                    {% ([, flip]) => deeds.upAgain(flip) %}
          | "control" callee inside facingthreat                      {% ([, is]) => ({ summonOrControl: is, allow: ['control'] }) %}
          | "exchange" num "card" handto "for" "the" "top" "card" "of" owndeck {% ([, exchange]) => deeds.oneFor(exchange) %}
          | "exchange" num "card" handto "for" "the" "top" num "card" "of" owndeck {% ([, exchange, , , , , , n], _at, reject) => (n === exchange ? { exchange } : reject) %}
          | "exchange" num "card" handto                              {% ([, exchange]) => ({ exchange }) %}
          | "exchange" "up" "to" num "card" handto                    {% ([, , , exchange]) => ({ exchange, upTo: true }) %}
          | "on" "a" "later" "turn" "," "you" "may" "play" route      {% ([, , , , , , , , travel]) => ({ travel, when: 'laterTurn' }) %}
          | founding sel "and" putting them "right-side-up"           {% ([, toTop]) => deeds.ofStory(toTop) %}
          | "control" callee "until" "the" "end" "of" "combat"        {% ([, is]) => ({ summonOrControl: is, allow: ['control'] }) %}
          | "play" "a" "second" np "this" "turn"                      {% ([, , , play]) => ({ play }) %}
          | "play" "another" np                                       {% ([, , play]) => deeds.playAnother(play) %}
          | "play" "another" np "this" "turn"                         {% ([, , play]) => deeds.playAnother(play) %}
          | "play" some np "this" "turn"                              {% ([, , is]) => ({ play: is }) %}
          | "play" num more np                                        {% ([, n, , play], _at, reject) => (n === 1 ? { play } : reject) %}
          | "play" "a" more np                                        {% ([, , , play]) => ({ play }) %}
          | "play" "a" more np "this" "turn"                          {% ([, , , play]) => ({ play }) %}
          | "search" poss mythosdeck "for" search1 "," "and" away2    {% ([, of, , , is, , , to]) => deeds.searched(of, is, to) %}
          | "search" poss "discard" "pile" "for" search1 "," "and" away2 {% ([, of, , , , is, , , to]) => deeds.searchedDiscards(of, is, to) %}
          | "search" poss "story" "deck" "for" search1 "and" away2    {% ([, of, , , , is, , to]) => deeds.searchedStory(of, is, to) %}
          | "search" poss mythosdeck "for" search1 "and" "put" "it" "into" "play" {% ([, of, , , is]) => deeds.searchedInto(of, is, 'deck') %}
          | "search" poss "discard" "pile" "for" search1 "and" "put" "it" "into" "play" {% ([, of, , , , is]) => deeds.searchedInto(of, is, 'discard') %}

# As your Turn, flip this card to make it Night until the end of the Round.   Bury one Ally with the lowest value when played.
act      -> nowis duration                                            {% ([effect, until]) => ({ start: { kind: 'static', effect }, until }) %}
          | "steal" num np "from" foe takingit                        {% ([, n, is, , of]) => deeds.stolen({ is, n, pick: 'choose', of }) %}
          | "steal" num "of" poss np takingit                         {% ([, n, , of, is]) => deeds.stolen({ is, n, pick: 'choose', of }) %}
          | "steal" num np "from" foe                                 {% ([, n, is, , of]) => deeds.stolen({ is, n, pick: 'choose', of }) %}
          | "steal" num "of" poss np                                  {% ([, n, , of, is]) => deeds.stolen({ is, n, pick: 'choose', of }) %}
          | "steal" sel                                               {% ([, move]) => deeds.stolen(move) %}
          | "take" num np "from" foe duration                         {% ([, n, is, , of, back]) => deeds.stolen({ is, n, pick: 'choose', of }, back) %}
          | "take" num "of" poss np duration                          {% ([, n, , of, is, back]) => deeds.stolen({ is, n, pick: 'choose', of }, back) %}
          | "steal" num np "from" foe duration                        {% ([, n, is, , of, back]) => deeds.stolen({ is, n, pick: 'choose', of }, back) %}
          | "steal" num "of" poss np duration                         {% ([, n, , of, is, back]) => deeds.stolen({ is, n, pick: 'choose', of }, back) %}
          | "take" "control" "of" sel duration                        {% ([, , , move, back], _at, reject) => (back === 'combat' ? reject : deeds.stolen(move, back)) %}
          | "take" "control" "of" sel                                 {% ([, , , move]) => deeds.stolen(move) %}
          | "gain" "control" "of" sel                                 {% ([, , , move]) => deeds.stolen(move) %}
          | sel "come" "under" "your" "control"                       {% ([move]) => deeds.stolen(move) %}
          | "move" sel "to" "your" "side" "of" "the" "table"          {% ([, move]) => deeds.stolen(move) %}
          | foe "must" "move" num np "to" "your" "side" "of" "the" "table" {% ([of, , , n, is]) => deeds.stolen({ is, n, pick: 'choose', of, by: of }) %}
          | foe "must" "give" "you" sel                               {% ([of, , , , move]) => deeds.givenUp(move, of) %}
          | foe "give" "you" sel                                      {% ([of, , , move]) => deeds.givenUp(move, of) %}
          | "you" "take" "control" "of" sel                           {% ([, , , , move]) => deeds.stolen(move) %}
          | "take" num np "from" foe takingit                         {% ([, n, is, , of]) => deeds.stolen({ is, n, pick: 'choose', of }) %}
          | "take" num "of" poss np takingit                          {% ([, n, , of, is]) => deeds.stolen({ is, n, pick: 'choose', of }) %}
          | "draw" num "card" "for" "each" eachpast "(" "up" "to" num ")" {% ([, n, , , , per, , , , most]) => ({ draw: { ...cards.per(n, per), most } }) %}
          | "gain" num sanity "for" "each" eachpast "(" "up" "to" num ")" {% ([, n, , , , per, , , , most]) => ({ sanity: { ...cards.per(n, per), most }, who: 'you', sign: 1 }) %}
          | "lose" num sanity "for" "each" eachpast "(" "up" "to" num ")" {% ([, n, , , , per, , , , most]) => ({ sanity: { ...cards.per(n, per), most }, who: 'you', sign: -1 }) %}

# Take one Monster in your discard pile and add it to your Threat when cast.   When played, choose one: gain 3 Sanity, or draw 2 cards.
act      -> "take" sel "and" brought                                  {% ([, move, , to]) => deeds.broughtTo(move, to) %}
          | "recover" sel "and" brought                               {% ([, move, , to]) => deeds.broughtTo(move, to) %}
          | "choose" sel "and" brought                                {% ([, move, , to]) => deeds.broughtTo(cards.chosen(move), to) %}
          | "travel" "to" "any" np "in" poss "story" "deck"           {% ([, , , is, , of]) => deeds.toPlaceBelow(is, of) %}
          | "travel" "to" "a" np "in" poss "story" "deck"             {% ([, , , is, , of]) => deeds.toPlaceBelow(is, of) %}
          | "travel" "to" num np "in" poss "story" "deck"             {% ([, , n, is, , of], _at, reject) => (n === 1 ? deeds.toPlaceBelow(is, of) : reject) %}
          | "move" sel "to" poss "hand"                               {% ([, move, , who]) => deeds.toOwnHand(move, who) %}
          | "move" sel "into" poss "hand"                             {% ([, move, , who]) => deeds.toOwnHand(move, who) %}
          | "put" sel "on" "top" "of" poss "mythos" "deck"            {% ([, move, , , , whose]) => deeds.onDeck(move, whose) %}
          | "return" sel "to" "the" "top" "of" poss "mythos" "deck"   {% ([, move, , , , , whose]) => deeds.onDeck(move, whose) %}
          | "bury" sel "from" "play"                                  {% ([, move]) => ({ move, to: 'bury' }) %}
          | "discard" sel "from" "play"                               {% ([, move]) => ({ move, to: 'discard' }) %}
          | "discard" "their" "hand" drawnfor                         {% () => deeds.exchangeAll %}
          | "discard" "all" "card" inside "their" "hand" drawnfor     {% () => deeds.exchangeAll %}
          | "cancel" "it"                                             {% () => ({ cancel: 'cause' }) %}
          | "cancel" "that" np                                        {% deeds.cancelThat %}
          | "cancel" "that" "loss"                                    {% () => ({ cancel: 'cause' }) %}
          | "cancel" "the" np                                         {% deeds.cancelThat %}
          | "that" np "is" "cancel"                                   {% ([, is]) => deeds.cancelThat([null, null, is]) %}
          | "the" np "is" "cancel"                                    {% ([, is]) => deeds.cancelThat([null, null, is]) %}
          | "it" "is" "cancel"                                        {% () => ({ cancel: 'cause' }) %}
          | "on" "a" "later" "turn" "," "you" "may" journey           {% ([, , , , , , , travel]) => ({ travel, when: 'laterTurn' }) %}
          | "on" "a" "later" "turn" "," journey                       {% ([, , , , , travel]) => ({ travel, when: 'laterTurn' }) %}
          | "on" "a" "later" "turn" "you" "may" journey               {% ([, , , , , , travel]) => ({ travel, when: 'laterTurn' }) %}

# A Monster of value 3 attacks your opponent when played.   Transfer one Phobia that affects you to your opponent when cast.
act      -> "cause" "them" "to" act                                   {% ([, , , op]) => deeds.doneBy('opponent', op) %}
          | "cause" "all" "investigator" "to" act                     {% ([, , , , op]) => deeds.doneBy('each', op) %}
          | "cause" "each" "investigator" "to" act                    {% ([, , , , op]) => deeds.doneBy('each', op) %}
          | "choose" num "of" poss np "and" "bury" theirits np        {% ([, n, , of, is, , , , what]) => ({ move: cards.heldBy({ n, pick: 'choose' }, what, { of, is }), to: 'bury' }) %}
          | "choose" num "of" poss np "and" "discard" theirits np     {% ([, n, , of, is, , , , what]) => ({ move: cards.heldBy({ n, pick: 'choose' }, what, { of, is }), to: 'discard' }) %}
          | "remove" sel "and" away them                              {% ([, move, , to]) => deeds.goes(move, to) %}
          | "take" sel "and" away them                                {% ([, move, , to]) => deeds.goes(move, to) %}
          | "search" "through" poss "story" "deck" "for" search1 "and" away2 {% ([, , of, , , , is, , to]) => deeds.searchedStory(of, is, to) %}
          | "search" poss "story" "deck" "for" search1 "and" "return" them "to" poss "hand" {% ([, of, , , , is]) => deeds.searchedStory(of, is, 'hand') %}
          | "search" "through" poss "story" "deck" "for" search1 "and" "return" them "to" poss "hand" {% ([, , of, , , , is]) => deeds.searchedStory(of, is, 'hand') %}
          | "replace" sel "with" sel                                  {% ([, theirs, , swap]) => deeds.swapped(theirs, swap) %}
          | "exchange" sel "with" sel                                 {% ([, theirs, , swap]) => deeds.swapped(theirs, swap) %}
          | "swap" sel "with" sel                                     {% ([, theirs, , swap]) => deeds.swapped(theirs, swap) %}
          | "exchange" sel "for" sel                                  {% ([, theirs, , swap]) => deeds.swapped(theirs, swap) %}
          | "swap" sel "for" sel                                      {% ([, theirs, , swap]) => deeds.swapped(theirs, swap) %}
          | "count" thiscard "as" "the" lastpass "pass" "of" eachround {% () => ({ passes: 'end' }) %}
          | "lose" "a" "turn"                                         {% () => ({ skip: 'turn', who: 'you' }) %}
          | "lose" num "turn"                                         {% ([, n], _at, reject) => (n === 1 ? { skip: 'turn', who: 'you' } : reject) %}
          | "miss" "a" "turn"                                         {% () => ({ skip: 'turn', who: 'you' }) %}
          | "miss" "their" "next" "turn"                              {% () => ({ skip: 'turn', who: 'you' }) %}
          | "miss" "your" "next" "turn"                               {% () => ({ skip: 'turn', who: 'you' }) %}
          | "keep" "your" "great old one" "in" "play" num more "round" {% ([, , , , , extendGOO]) => ({ extendGOO }) %}
          | "your" "great old one" remain "in" "play" num more "round" {% ([, , , , , n]) => ({ extendGOO: n }) %}
          | sel "affect" foe                                          {% ([redirect, , to]) => deeds.redirected(redirect, to) %}
          | sel "affect" foe "instead" "of" "you"                     {% ([redirect, , to]) => deeds.redirected(redirect, to) %}
          | "transfer" sel "to" foe                                   {% ([, redirect, , to]) => deeds.redirected(redirect, to) %}
          | "move" sel "to" foe                                       {% ([, redirect, , to]) => deeds.redirected(redirect, to) %}
          | "transfer" sel "from" "yourself" "to" foe                 {% ([, redirect, , , , to]) => deeds.fromYou(redirect, to) %}
          | "transfer" sel "from" "you" "to" foe                      {% ([, redirect, , , , to]) => deeds.fromYou(redirect, to) %}
          | "attack" foe "with" "a" valueword "of" points             {% ([, attack, , , , , value]) => ({ attack, with: { value }, alliesMayDefend: false }) %}
          | "attack" foe "with" "a" valueword "of" points defence     {% ([, attack, , , , , value, alliesMayDefend]) => ({ attack, with: { value }, alliesMayDefend }) %}
          | "attack" foe "," "with" "a" valueword "of" points         {% ([, attack, , , , , , value]) => ({ attack, with: { value }, alliesMayDefend: false }) %}
          | "attack" foe "with" num "point"                           {% ([, attack, , value]) => ({ attack, with: { value }, alliesMayDefend: false }) %}
          | "attack" foe thereat "with" "a" valueword "of" points     {% ([, attack, at, , , , , value]) => deeds.ofOneWho(at, { attack, with: { value }, alliesMayDefend: false }) %}
          | "attack" foe thereat "with" num "point"                   {% ([, attack, at, , value]) => deeds.ofOneWho(at, { attack, with: { value }, alliesMayDefend: false }) %}
          | "attack" foe "with" num "point" defence                   {% ([, attack, , value, , alliesMayDefend]) => ({ attack, with: { value }, alliesMayDefend }) %}
          | foe "is" "attack" "by" attackers                          {% ([attack, , , , value]) => ({ attack, with: { value }, alliesMayDefend: false }) %}
          | away "the" "top" "card" "of" poss "story" "deck" "," away "card" "until" locationup {% ([to, , , , , popStory]) => ({ popStory, to }) %}
          | away "the" "top" "card" "of" poss "story" "deck" "and" away "card" "until" locationup {% ([to, , , , , popStory]) => ({ popStory, to }) %}
          | away "the" "top" "card" "of" poss "story" "deck" "," "and" away "card" "until" locationup {% ([to, , , , , popStory]) => ({ popStory, to }) %}
          | "all" np onstories "is" fatal                             {% ([, is, , , to]) => ({ move: { is, in: 'story', pick: 'top', of: 'each' }, to }) %}
          | sel "is" fatal "at" "random"                              {% ([move, , to]) => deeds.atRandom(move, to) %}
          | "bury" sel "at" "random"                                  {% ([, move]) => deeds.atRandom(move, 'bury') %}
          | "end" "the" "round"                                       {% () => ({ passes: 'end' }) %}
          | eachround "end"                                           {% () => ({ passes: 'end' }) %}
          | "this" "pass" "end" "play" "for" eachround                {% () => ({ passes: 'end' }) %}
          | "take" num more "turn"                                    {% ([, extraTurn]) => ({ extraTurn, who: 'you' }) %}
          | "take" num "more" "turn"                                  {% ([, extraTurn]) => ({ extraTurn, who: 'you' }) %}
          | "take" "a" more "turn"                                    {% () => ({ extraTurn: 1, who: 'you' }) %}
          | "take" "another" "turn"                                   {% () => ({ extraTurn: 1, who: 'you' }) %}
          | "have" num more "turn"                                    {% ([, extraTurn]) => ({ extraTurn, who: 'you' }) %}
          | "have" "a" more "turn"                                    {% () => ({ extraTurn: 1, who: 'you' }) %}
          | "take" num more "turn" afterthis                          {% ([, extraTurn]) => ({ extraTurn, who: 'you' }) %}
          | "take" "a" more "turn" afterthis                          {% () => ({ extraTurn: 1, who: 'you' }) %}
          | "take" "another" "turn" afterthis                         {% () => ({ extraTurn: 1, who: 'you' }) %}

# A Monster of value 3 attacks you when you arrive here.   Return any one buried Ally to play when played.
act      -> attackers "attack" attacked                               {% ([value]) => ({ attack: 'you', with: { value }, alliesMayDefend: false }) %}
          | "you" "is" "attack" "by" attackers                        {% ([, , , , value]) => ({ attack: 'you', with: { value }, alliesMayDefend: false }) %}
          | attackers "attack" foe                                    {% ([value, , attack]) => ({ attack, with: { value }, alliesMayDefend: false }) %}
          | "suffer" "a" "attack" "of" num "point"                    {% ([, , , , value]) => ({ attack: 'you', with: { value }, alliesMayDefend: false }) %}
          | "suffer" "a" "attack" "of" num "point" defence            {% ([, , , , value, , alliesMayDefend]) => ({ attack: 'you', with: { value }, alliesMayDefend }) %}
          | "suffer" "a" "attack" "of" "value" num defence            {% ([, , , , , value, alliesMayDefend]) => ({ attack: 'you', with: { value }, alliesMayDefend }) %}
          | "suffer" "a" "attack" "worth" points defence              {% ([, , , , value, alliesMayDefend]) => ({ attack: 'you', with: { value }, alliesMayDefend }) %}
          | "suffer" "a" "attack" "of" "value" num                    {% ([, , , , , value]) => ({ attack: 'you', with: { value }, alliesMayDefend: false }) %}
          | "suffer" "a" "attack" "worth" points                      {% ([, , , , value]) => ({ attack: 'you', with: { value }, alliesMayDefend: false }) %}
          | "return" "it" "to" "the" "top"                            {% () => ({ move: cards.it, to: 'deckTop' }) %}
          | "return" "it" "to" "the" "top" "of" poss mythosdeck       {% () => ({ move: cards.it, to: 'deckTop' }) %}
          | "put" "it" "back"                                         {% () => ({ move: cards.it, to: 'deckTop' }) %}
          | "put" "it" "back" "on" "top"                              {% () => ({ move: cards.it, to: 'deckTop' }) %}
          | "put" "it" "back" "on" "top" "of" poss mythosdeck         {% () => ({ move: cards.it, to: 'deckTop' }) %}
          | "return" "it"                                             {% () => ({ move: cards.it, to: 'deckTop' }) %}

# Put one card in your Hand on the bottom of your Mythos Deck when played.   Look at the top card of your Mythos Deck, put it on the bottom when played.
# Shuffle one Ally in your discard pile into your Mythos Deck when played.
act      -> putting sel bottomof                                      {% ([, move, of]) => deeds.toBottom(move, of) %}
          | putting "it" bottomof                                     {% ([, , of]) => deeds.toBottom(cards.it, of) %}
          | putting "it" "on" "the" "bottom"                          {% () => deeds.toBottom(cards.it, 'owner') %}
          | putting sel topof2                                        {% ([, move, of]) => deeds.toDeckTop(move, of) %}
          | putting "it" "on" "top"                                   {% () => deeds.toDeckTop(cards.it, 'owner') %}
          | "make" "a" "pass"                                         {% () => ({ passes: 'declare' }) %}
          | "pass" nextturn2                                          {% () => ({ passNext: true, who: 'you' }) %}
          | "spend" poss "next" "turn" "pass"                         {% ([, who], _at, reject) => (who === 'you' || who === 'they' ? { passNext: true, who: 'you' } : reject) %}
          | poss "next" "turn" "must" "is" "a" "pass"                 {% ([who]) => deeds.nextPass(who) %}
          | poss "next" "turn" "is" "a" "pass"                        {% ([who]) => deeds.nextPass(who) %}
          | poss "next" "turn" "count" "as" "a" "pass"                {% ([who]) => deeds.nextPass(who) %}
          | "take" sel "and" putting "it" "into" poss "hand"          {% ([, move]) => deeds.takenFrom(move, 'hand') %}
          | "take" sel "and" putting "it" "in" poss "hand"            {% ([, move]) => deeds.takenFrom(move, 'hand') %}
          | going "to" sel                                            {% ([, , to]) => deeds.backTo(to) %}
          | "summon" callee "without" "use" "a" "gate"                {% ([, is]) => ({ summonOrControl: is, allow: ['summon'] }) %}
          | "summon" callee "from" "your" "hand" "without" "use" "a" "gate"{% ([, is]) => ({ summonOrControl: is, allow: ['summon'] }) %}

# Remove all Phobias from your Investigator when played. Place one Ally in your discard pile when played.
act      -> "remove" sel                                              {% ([, move]) => deeds.removed(move) %}
          | "remove" sel "from" attacked                              {% ([, move]) => deeds.removed(move) %}
          | putting sel inpile                                        {% ([, move, of]) => deeds.intoPile(move, of, 'discard') %}
          | putting sel instory                                       {% ([, move, of]) => deeds.intoPile(move, of, 'bury') %}
          | "exchange" num "card" handto "with" "the" "top" "card" "of" owndeck {% ([, exchange]) => deeds.oneFor(exchange) %}
          | "reveal" poss "hand"                                      {% ([, of]) => deeds.shown(of) %}
          | "exchange" "a" "card"                                     {% () => ({ exchange: 1 }) %}
          | "exchange" "a" "card" handto                              {% () => ({ exchange: 1 }) %}
          | "return" "to" poss "hand" sel                             {% ([, , , , move]) => ({ move, to: 'hand' }) %}
          | search "return" "to" poss "hand"                          {% ([move]) => ({ move, to: 'hand' }) %}
          | "choose" "and" away sel                                   {% ([, , to, move]) => ({ move: cards.fromHand(cards.chosen(move)), to }) %}
          | "look" "at" num "opposing" zone                           {% ([, , n, , zone], _at, reject) => (n === 1 ? { look: { in: zone, pick: 'all', of: 'opponent' } } : reject) %}
          | "look" "at" "a" "opposing" zone                           {% ([, , , , zone]) => ({ look: { in: zone, pick: 'all', of: 'opponent' } }) %}
          | "look" "at" "the" "opposing" zone                         {% ([, , , , zone]) => ({ look: { in: zone, pick: 'all', of: 'opponent' } }) %}
          | "show" "you" "their" "threat"                             {% () => deeds.shownThreat %}
          | "reveal" "their" "threat"                                 {% () => deeds.shownThreat %}
          | "reveal" poss "threat"                                    {% ([, of], _at, reject) => (of === 'you' || of === 'they' ? reject : { look: { in: 'threat', pick: 'all', of } }) %}
          | "reveal" "all" "card" "in" poss "threat"                  {% ([, , , , of], _at, reject) => (of === 'you' || of === 'they' ? reject : { look: { in: 'threat', pick: 'all', of } }) %}
          | "reveal" "the" "card" "in" poss "threat"                  {% ([, , , , of], _at, reject) => (of === 'you' || of === 'they' ? reject : { look: { in: 'threat', pick: 'all', of } }) %}
          | "reveal" "their" "threat" "to" "you"                      {% () => deeds.shownThreat %}
          | "gain" sanity "equal" "to" gauged                       {% ([, , , , sanity]) => ({ sanity, who: 'you', sign: 1 }) %}
          | "lose" sanity "equal" "to" gauged                       {% ([, , , , sanity]) => ({ sanity, who: 'you', sign: -1 }) %}
          | "draw" "card" "equal" "to" gauged                       {% ([, , , , draw]) => ({ draw }) %}
          | "gain" "as" "much" sanity "as" gauged                   {% ([, , , , , sanity]) => ({ sanity, who: 'you', sign: 1 }) %}
          | "lose" "as" "much" sanity "as" gauged                   {% ([, , , , , sanity]) => ({ sanity, who: 'you', sign: -1 }) %}
          | "cancel" "combat"                                         {% () => ({ skip: 'combat', who: 'each' }) %}
          | "cancel" "this" "round" "'s" "combat"                     {% () => ({ skip: 'combat', who: 'each' }) %}
          | "cancel" "combat" "this" "round"                          {% () => ({ skip: 'combat', who: 'each' }) %}
          | "no" "combat" "this" "round"                              {% () => ({ skip: 'combat', who: 'each' }) %}
          | "combat" "is" "skip" "this" "round"                       {% () => ({ skip: 'combat', who: 'each' }) %}
          | "skip" "combat" "this" "round"                            {% () => ({ skip: 'combat', who: 'each' }) %}
          | "combat" "do" "not" "take" "place" "this" "round"         {% () => ({ skip: 'combat', who: 'each' }) %}
          | "see" poss zone                                           {% ([, of, zone]) => ({ look: deeds.wholePile(of, zone) }) %}
          | "see" "the" "card" inside poss zone                       {% ([, , , , of, zone]) => ({ look: deeds.wholePile(of, zone) }) %}
          | "take" num "turn"                                         {% ([, n], _at, reject) => (n > 1 ? { extraTurn: n - 1, who: 'you' } : reject) %}

# You may use the Gate at your Current Location a second time when cast.   Use the Gate of your Current Location one more time this Round, even if it has been used, when played.
act      -> "use" mygate oncemore                                     {% ([, , gateUses]) => ({ gateUses }) %}
          | "use" mygate oncemore though                              {% ([, , gateUses]) => ({ gateUses }) %}
          | "use" mygate oncemore gateround                           {% ([, , gateUses]) => ({ gateUses, until: 'round' }) %}
          | "use" mygate oncemore gateround though                    {% ([, , gateUses]) => ({ gateUses, until: 'round' }) %}
          | "use" mygate oncemore though gateround                    {% ([, , gateUses]) => ({ gateUses, until: 'round' }) %}
mygate   -> "the" "gate" "at" "your" "current" "location"             {% draft.nothing %}
          | "the" "gate" "of" "your" "current" "location"             {% draft.nothing %}
          | "your" "current" "location" "'s" "gate"                   {% draft.nothing %}
oncemore -> "again"                                                   {% () => 1 %}
          | "anew"                                                    {% () => 1 %}
          | "once" "more"                                             {% () => 1 %}
          | "once" "again"                                            {% () => 1 %}
          | num more "time"                                           {% draft.first %}
          | "a" more "time"                                           {% () => 1 %}
          | "another" "time"                                          {% () => 1 %}
          | "a" "second" "time"                                       {% () => 1 %}
          | "for" "a" "second" "time"                                 {% () => 1 %}
gateround -> "this" "round"                                           {% draft.nothing %}
          | "during" "this" "round"                                   {% draft.nothing %}
          | "for" "the" "rest" "of" "the" "round"                     {% draft.nothing %}
          | "until" "the" "end" "of" "the" "round"                    {% draft.nothing %}
though   -> concede                                                   {% draft.nothing %}
          | "," concede                                               {% draft.nothing %}
concede  -> "even" "if" usedup                                        {% draft.nothing %}
          | "although" usedup                                         {% draft.nothing %}
usedup   -> "your" "current" "location" "have" "is" "use"             {% draft.nothing %}
          | "it" "have" "is" "use"                                    {% draft.nothing %}
          | "it" "have" "already" "is" "use"                          {% draft.nothing %}
          | "it" "is" "already" "use"                                 {% draft.nothing %}
          | "you" "have" "use" "it"                                   {% draft.nothing %}
          | "you" "have" "already" "use" "it"                         {% draft.nothing %}

# Exchange Hands with your opponent when played.   When your opponent draws a card, he or she loses 1 Sanity.
act      -> "exchange" "hand" "with" foe                              {% ([, , , exchangeHands]) => ({ exchangeHands }) %}
          | "exchange" "your" "hand" withhand foe                     {% ([, , , , exchangeHands]) => ({ exchangeHands }) %}
          | "exchange" "your" "hand" withhand foe "'s"                {% ([, , , , exchangeHands]) => ({ exchangeHands }) %}
          | "exchange" "your" "hand" withhand foe "'s" "hand"         {% ([, , , , exchangeHands]) => ({ exchangeHands }) %}
          | "exchange" "your" "hand" withhand "that" "of" foe         {% ([, , , , , , exchangeHands]) => ({ exchangeHands }) %}
          | "exchange" "your" "hand" withhand "the" "hand" "of" foe   {% ([, , , , , , , exchangeHands]) => ({ exchangeHands }) %}
# Randomly choose one card from your opponent's Hand and discard it when played.   Flip face-down one Weapon held by a Defending Ally when played.
act      -> "randomly" "choose" num np inside poss zone "and" away them {% ([, , n, is, , of, zone, , to]) => ({ move: cards.random({ is, n }, [{ of, in: zone }]), to }) %}
          | "randomly" "choose" num np inside poss zone "," "and" away them {% ([, , n, is, , of, zone, , , to]) => ({ move: cards.random({ is, n }, [{ of, in: zone }]), to }) %}
          | "choose" num "random" np inside poss zone "and" away them {% ([, n, , is, , of, zone, , to]) => ({ move: cards.random({ is, n }, [{ of, in: zone }]), to }) %}
          | "skip" "the" "next" "combat"                              {% () => ({ skip: 'combat', who: 'each' }) %}
          | "skip" "the" "next" "combat" combatpart                   {% () => ({ skip: 'combat', who: 'each' }) %}
          | "cancel" "the" "next" "combat"                            {% () => ({ skip: 'combat', who: 'each' }) %}
          | "there" "is" "no" "combat"                                {% () => ({ skip: 'combat', who: 'each' }) %}
          | "there" "is" "no" "combat" "in" "this" "round"            {% () => ({ skip: 'combat', who: 'each' }) %}
          | "the" "next" "combat" "is" "skip"                         {% () => ({ skip: 'combat', who: 'each' }) %}
          | "the" "next" "combat" "is" "cancel"                       {% () => ({ skip: 'combat', who: 'each' }) %}
          | "the" "next" "combat" "do" "not" "take" "place"           {% () => ({ skip: 'combat', who: 'each' }) %}
act      -> "the" np "is" fatal                                       {% ([, is, , to]) => deeds.causeIs(is, to) %}
# Your opponent loses 2 Sanity, then gain the Sanity so lost, when played.   Each other player loses 2 Sanity, then gain 1 Sanity for each player who lost Sanity in this way, when played.
act      -> "gain" "the" sanity "so" "lose"                           {% () => deeds.gainsThus %}
          | "gain" "the" sanity "lose" thisway                        {% () => deeds.gainsThus %}
          | "gain" "all" sanity "lose" thisway                        {% () => deeds.gainsThus %}
          | "gain" "as" "many" sanity "as" measure2                   {% ([, , , , , sanity]) => ({ sanity, who: 'you', sign: 1 }) %}
          | "lose" "as" "many" sanity "as" measure2                   {% ([, , , , , sanity]) => ({ sanity, who: 'you', sign: -1 }) %}
          | "gain" "the" "same" "amount"                              {% () => deeds.gainsThus %}
          | "gain" "the" "same" "amount" "of" "sanity"                {% () => deeds.gainsThus %}
          | "gain" "that" "many" sanity                               {% () => deeds.gainsThus %}
          | "gain" "that" "much" sanity                               {% () => deeds.gainsThus %}
          | "gain" num sanity "for" "each" "player" losers            {% ([, n], _at, reject) => (n === 1 ? { sanity: { of: 'playersThus' }, who: 'you', sign: 1 } : reject) %}
          | "draw" num "card" "for" "each" "player" losers            {% ([, n], _at, reject) => (n === 1 ? { draw: { of: 'playersThus' } } : reject) %}
# Prevent the next loss of Sanity when played.   The next time you would lose Sanity, lose none when played.
act      -> "prevent" nextflow                                        {% ([, what]) => deeds.nextFlow(what, values.none) %}
          | "ignore" nextflow                                         {% ([, what]) => deeds.nextFlow(what, values.none) %}
          | "cancel" nextflow                                         {% ([, what]) => deeds.nextFlow(what, values.none) %}
          | "halve" nextflow                                          {% ([, what]) => deeds.nextFlow(what, values.half) %}
          | "double" nextflow                                         {% ([, what]) => deeds.nextFlow(what, values.twice) %}
          | "reduce" nextflow "by" points                             {% ([, what, , n]) => deeds.nextFlow(what, { by: cards.minus(n) }) %}
          | "increase" nextflow "by" points                           {% ([, what, , by]) => deeds.nextFlow(what, { by }) %}
          | nextflow "is" flowing                                     {% ([what, , how]) => deeds.nextFlow(what, how) %}
          | "the" "next" "time" player losegain sanity "," flowed     {% ([, , , who, went, , , how]) => deeds.nextFlow({ who, went }, how) %}
          | "the" "next" "time" player "would" losegain sanity "," flowed {% ([, , , who, , went, , , how]) => deeds.nextFlow({ who, went }, how) %}
          | "the" "next" "time" player losegain sanity "this" "round" "," flowed {% ([, , , who, went, , , , , how]) => deeds.nextFlow({ who, went, until: 'round' }, how) %}
          | "the" "next" "time" player "would" losegain sanity "this" "round" "," flowed {% ([, , , who, , went, , , , , how]) => deeds.nextFlow({ who, went, until: 'round' }, how) %}
          | "the" "next" "time" player "would" losegain sanity sanityby "," flowed {% ([, , , who, , went, , from, , how]) => deeds.nextFlow({ who, went, from }, how) %}
# Cancel the attack of one Monster in your opponent's Directed Threat when cast.   The next Threat that attacks you is cancelled when played.
act      -> "cancel" "the" "attack" "of" sel                          {% ([, , , , of]) => deeds.callOff(of) %}
          | "cancel" "a" "attack" "of" sel                            {% ([, , , , of]) => deeds.callOff(of) %}
          | "cancel" num np "'s" "attack"                             {% ([, n, is]) => deeds.callOff({ is, n, pick: 'choose' }) %}
          | "cancel" num np "'s" "attack" "against" attacked          {% ([, n, is]) => deeds.callOff({ is, n, pick: 'choose' }) %}
          | "cancel" "the" "attack" "of" sel "against" attacked       {% ([, , , , of]) => deeds.callOff(of) %}
          | "cancel" num "attack" np                                  {% ([, n, , is]) => deeds.callOff({ is, n, pick: 'choose' }) %}
          | "cancel" thethreat                                        {% () => deeds.callOffThreat('combat') %}
          | "cancel" thethreat "this" "round"                         {% () => deeds.callOffThreat('combat') %}
          | thethreat "is" "cancel"                                   {% () => deeds.callOffThreat('combat') %}
          | thethreat "this" "round" "is" "cancel"                    {% () => deeds.callOffThreat('combat') %}
          | "ignore" thethreat                                        {% () => deeds.callOffThreat('combat') %}
          | thethreat "have" "no" "effect"                            {% () => deeds.callOffThreat('combat') %}
# Play this card on one Ally of your opponent when played.
act      -> "play" thiscard "on" sel                                  {% ([, , , to]) => deeds.laidOn(to) %}
# The next Monster you play costs 2 less Sanity when played.   The next Tome you play this Turn costs no Sanity when played.
act      -> nextone "cost" "no" sanity                                {% ([one]) => deeds.nextPlay(one, { by: 0, how: 'set' }) %}
          | nextone "cost" num "less" sanity                          {% ([one, , n]) => deeds.nextPlay(one, { by: -n }) %}
          | nextone "cost" num sanity "less"                          {% ([one, , n]) => deeds.nextPlay(one, { by: -n }) %}
          | nextone "cost" num more sanity                            {% ([one, , by]) => deeds.nextPlay(one, { by }) %}
          | nextone "cost" "half"                                     {% ([one]) => deeds.nextPlay(one, { by: 2, how: 'half' }) %}
          | nextone "cost" "double"                                   {% ([one]) => deeds.nextPlay(one, { by: 2, how: 'double' }) %}
          | unpaid nextone                                            {% ([, one]) => deeds.nextPlay(one, { by: 0, how: 'set' }) %}
          | "reduce" "the" sanity "cost" "of" nextone "by" points     {% ([, , , , , one, , n]) => deeds.nextPlay(one, { by: cards.minus(n) }) %}
share    -> "all" sanity "above" "your" "maximum"                     {% () => ({ of: 'sanityAboveMax' }) %}
          | halfof poss sanity                                        {% ([, whose]) => ({ half: draft.dropWhose({ of: 'sanity', whose }) }) %}
          | halfof poss sanity "(" "round" updown ")"                 {% ([, whose, , , , round]) => ({ half: draft.dropWhose({ of: 'sanity', whose }), round }) %}
          | halfof poss sanity "," "round" updown                     {% ([, whose, , , , round]) => ({ half: draft.dropWhose({ of: 'sanity', whose }), round }) %}
they     -> "they"                                                    {% draft.nothing %}
          | opponent                                                  {% draft.nothing %}
opponent -> "opponent"                                                {% draft.nothing %}
          | "your" "opponent"                                         {% draft.nothing %}
takenaway -> "bury" "it"                                              {% () => 'bury' %}
          | "discard" "it"                                            {% () => 'discard' %}
exchanged -> "and" "replace" them "with" newcards                     {% draft.nothing %}
them     -> "them"                                                    {% draft.nothing %}
          | "it"                                                      {% draft.nothing %}
newcards -> "new" "card"                                              {% draft.nothing %}
          | "a" "new" "card"                                          {% draft.nothing %}
          | "as" "many" "new" "card"                                  {% draft.nothing %}
          | "as" "many" "new" "card" drawn                            {% draft.nothing %}
          | "as" "many" "new" "card" "from" owndeck                   {% draft.nothing %}
          | "a" "equal" "number" "of" "new" "card"                    {% draft.nothing %}
          | "the" "same" "number" "of" "new" "card"                   {% draft.nothing %}
          | "the" "same" "number" "of" "new" "card" "from" owndeck         {% draft.nothing %}
          | "as" "many" "card" "from" owndeck                         {% draft.nothing %}
          | "a" "new" "card" drawn                                    {% draft.nothing %}
          | "new" "card" drawn                                        {% draft.nothing %}
          | "a" "equal" "number" "of" "new" "card" drawn              {% draft.nothing %}
          | "the" "top" "card" "of" "your" "mythos" "deck"            {% draft.nothing %}
          | "the" "top" "card" "of" "their" "mythos" "deck"           {% draft.nothing %}
          | "new" "card" "from" owndeck                               {% draft.nothing %}
          | "card" "from" owndeck                                     {% draft.nothing %}
          | "a" "new" "card" "from" owndeck                           {% draft.nothing %}
          | "the" "same" "number" "of" "card" "from" owndeck          {% draft.nothing %}
owndeck  -> "your" mythosdeck                                        {% draft.nothing %}
          | "their" mythosdeck                                       {% draft.nothing %}
          | "your" "investigator" "'s" mythosdeck                    {% draft.nothing %}
drawn    -> "draw" "from" owndeck                                     {% draft.nothing %}
playnone -> "play" "no" "card" "," "do" "not" "pass"                  {% draft.nothing %}
          | "play" "no" "card" "and" "do" "not" "pass"                {% draft.nothing %}
          | "play" "no" "card" "," "and" "do" "not" "pass"            {% draft.nothing %}
          | "do" "not" "play" "any" "card" "or" "pass"                {% draft.nothing %}
          | "play" "no" "card" "," "and" "not" "pass"                 {% draft.nothing %}
plays    -> waiving                                                   {% ([waive]) => ({ waive }) %}
          | "as" "a" "ally"                                           {% () => ({ as: 'ally' }) %}
          | "as" "a" "ally" waiving                                   {% ([, , , waive]) => ({ as: 'ally', waive }) %}
          | "as" "a" "ally" "," waiving                               {% ([, , , , waive]) => ({ as: 'ally', waive }) %}
          | "from" "your" zone "as" "a" "ally"                        {% ([, , from]) => ({ from, as: 'ally' }) %}
          | "from" "your" zone "as" "a" "ally" waiving                {% ([, , from, , , , waive]) => ({ from, as: 'ally', waive }) %}
          | "from" "your" zone "as" "a" "ally" "," waiving            {% ([, , from, , , , , waive]) => ({ from, as: 'ally', waive }) %}
          | "from" "your" zone                                        {% ([, , from]) => ({ from }) %}
          | "from" "your" zone waiving                                {% ([, , from, waive]) => ({ from, waive }) %}
          | "in" "your" zone                                          {% ([, , from]) => (from === 'threat' ? { threat: true } : { from }) %}
          | "in" "your" zone waiving                                  {% ([, , from, waive]) => ({ ...(from === 'threat' ? { threat: true } : { from }), waive }) %}
          | "from" "your" zone inthreat3                              {% ([, , from]) => ({ from, threat: true }) %}
          | "from" "your" zone inthreat3 waiving                      {% ([, , from, , waive]) => ({ from, waive, threat: true }) %}
inthreat3 -> "in" "your" "threat"                                     {% draft.nothing %}
          | "into" "your" "threat"                                    {% draft.nothing %}
          | "to" "your" "threat"                                      {% draft.nothing %}
          | "as" "a" "part" "of" "your" "threat"                      {% draft.nothing %}
attacker -> sel                                                       {% draft.first %}
          | "value" amount                                            {% ([, value]) => ({ value }) %}
defence  -> ";" "ally" "may" "defend"                                 {% () => true %}
          | ";" "ally" "may" "not" "defending"                         {% () => false %}
          | "(" "ally" "may" "defend" ")"                             {% () => true %}
          | "(" "ally" "may" "not" "defend" ")"                       {% () => false %}
cardtype -> "location"                                                {% () => 'Location' %}
          | "ally"                                                    {% () => 'Ally' %}
          | "artifact"                                                {% () => 'Artifact' %}
          | "tome"                                                    {% () => 'Tome' %}
          | "spell"                                                   {% () => 'Spell' %}
          | "event"                                                   {% () => 'Event' %}
          | "monster"                                                 {% () => 'Monster' %}
          | "adventure"                                               {% () => 'Adventure' %}
away     -> "bury"                                                    {% () => 'bury' %}
          | "discard"                                                 {% () => 'discard' %}
onlypass -> "it" "is" "the" "only" "pass" "in" eachround              {% draft.nothing %}
evenduring -> "," "even" "during" "combat"                            {% draft.nothing %}
legally  -> "you" "must" "is" "legally" "able" "to" "play" "that" np "in" "your" "current" "region" {% draft.nothing %}
shut     -> "," "without" "gate" "use"                                {% draft.nothing %}
          | "without" "gate" "use"                                    {% draft.nothing %}
each5    -> "any"                                                     {% draft.nothing %}
          | "all"                                                     {% draft.nothing %}
          | "each"                                                    {% draft.nothing %}
onstories -> "on" "top" "of" anystory                                 {% draft.nothing %}
          | "on" "top" "of" anystory "(" "return" "to" "former" "location" ")" {% draft.nothing %}
anystory -> "any" "story" "deck"                                      {% draft.nothing %}
          | "a" "story" "deck"                                        {% draft.nothing %}
          | "each" "story" "deck"                                     {% draft.nothing %}
          | "all" "story" "deck"                                      {% draft.nothing %}
          | "any" "player" "'s" "story" "deck"                        {% draft.nothing %}
          | "a" "player" "'s" "story" "deck"                          {% draft.nothing %}
          | "each" "player" "'s" "story" "deck"                       {% draft.nothing %}
          | "story" "deck"                                            {% draft.nothing %}
          | "player" "'s" "story" "deck"                              {% draft.nothing %}
summoned -> "as" "if" "you" "summon" "them"                           {% draft.nothing %}
          | "as" "if" "you" "summon" "them" "(" "place" "crosswise" ")" {% draft.nothing %}
notapass -> "(" "cannot" "is" "a" "pass" ")"                          {% draft.nothing %}
totable  -> "to" "the" "table"                                        {% draft.nothing %}
beside   -> "beside" poss "investigator"                              {% ([, whose]) => whose %}
tospeakers -> "," "and" "from" "or" "to" "any" "ally" "who" "can" "know" "a" "spell" {% draft.nothing %}
shown    -> "visible"                                                 {% () => true %}
          | %name                                                     {% ([name]) => nouns.isInvisible(name) %}
combatpart -> "step"                                                  {% draft.nothing %}
          | "phase"                                                   {% draft.nothing %}
drawnfor -> "and" drawnfor2                                           {% draft.nothing %}
          | "and" "replace" "them"                                    {% draft.nothing %}
drawnfor2 -> "draw" asmany5                                           {% draft.nothing %}
          | "draw" asmany5 ofcards                                    {% draft.nothing %}
asmany5  -> "a" "equal" "number"                                      {% draft.nothing %}
          | "the" "same" "number"                                     {% draft.nothing %}
          | "as" "many"                                               {% draft.nothing %}
          | "that" "many"                                             {% draft.nothing %}
ofcards  -> "new" "card"                                              {% draft.nothing %}
          | "new" "card" "from" owndeck                               {% draft.nothing %}
          | "of" "card"                                               {% draft.nothing %}
          | "card"                                                    {% draft.nothing %}
          | "of" "card" "from" owndeck                                {% draft.nothing %}
          | "of" "new" "card"                                         {% draft.nothing %}
          | "of" "new" "card" "from" owndeck                          {% draft.nothing %}
          | "card" "from" owndeck                                     {% draft.nothing %}
giving   -> "attach"                                                  {% draft.nothing %}
          | "assign"                                                  {% draft.nothing %}
          | "place"                                                   {% draft.nothing %}
towards  -> "to"                                                      {% draft.nothing %}
          | "on"                                                      {% draft.nothing %}
          | "with"                                                    {% draft.nothing %}
          | "beneath"                                                 {% draft.nothing %}
          | "under"                                                   {% draft.nothing %}
fatal    -> "bury"                                                    {% () => 'bury' %}
          | "discard"                                                 {% () => 'discard' %}
lastpass -> "last"                                                    {% draft.nothing %}
          | "final"                                                   {% draft.nothing %}
foe      -> "your" "opponent"                                         {% () => 'opponent' %}
          | "that" "opponent"                                         {% () => 'opponent' %}
          | "opponent"                                                {% () => 'opponent' %}
          | num "opponent"                                            {% ([n], _at, reject) => (n === 1 ? 'opponent' : reject) %}
          | "a" "opponent"                                            {% () => 'opponent' %}
          | "any" "opponent"                                          {% () => 'opponent' %}
          | "any" num "opponent"                                      {% ([, n], _at, reject) => (n === 1 ? 'opponent' : reject) %}
          | "another" "player"                                        {% () => 'opponent' %}
          | "the" "opponent"                                          {% () => 'opponent' %}
search1  -> num np                                                    {% ([n, is]) => ({ is, n, pick: 'choose' }) %}
          | "another" np                                              {% ([, is]) => ({ is, n: 1, pick: 'choose' }) %}
          | "any" num np                                              {% ([, n, is]) => ({ is, n, pick: 'choose' }) %}
          | "up" "to" num np                                          {% ([, , n, is]) => ({ is, n, pick: 'choose', upTo: true }) %}
          | "a" np                                                    {% ([, is]) => ({ is, n: 1, pick: 'choose' }) %}
          | "any" np                                                  {% ([, is]) => ({ is, n: 1, pick: 'choose' }) %}
away2    -> place2 them inside poss "hand"                            {% () => 'hand' %}
          | place2 them "into" poss "hand"                            {% () => 'hand' %}
          | "add" them "to" poss "hand"                               {% () => 'hand' %}
          | "take" them "into" poss "hand"                            {% () => 'hand' %}
          | away them                                                 {% ([to]) => to %}
back2    -> "put"                                                     {% draft.nothing %}
          | "return"                                                  {% draft.nothing %}
          | "replace"                                                 {% draft.nothing %}
          | "place"                                                   {% draft.nothing %}
inorder  -> "back" "in" "any" "order"                                 {% draft.nothing %}
          | "in" "any" "order"                                        {% draft.nothing %}
          | "back" "in" "any" "order" "you" "wish"                    {% draft.nothing %}
          | "in" "any" "order" "you" "wish"                           {% draft.nothing %}
          | "in" "the" "order" "of" "your" "choice"                   {% draft.nothing %}
          | "back" "on" "top" "in" "any" "order"                      {% draft.nothing %}
          | "on" "top" "in" "any" "order"                             {% draft.nothing %}
nextdraw -> "at" "the" "start" "of" "the" "next" "round"              {% draft.nothing %}
          | "at" "the" "start" "of" "next" "round"                    {% draft.nothing %}
          | "next" "round"                                            {% draft.nothing %}
          | "for" "the" "next" "round"                                {% draft.nothing %}
          | "in" "the" "next" "round"                                 {% draft.nothing %}
nextstart -> "at" "the" "start" "of" "the" "next" "round"             {% draft.nothing %}
          | "at" "the" "start" "of" "next" "round"                    {% draft.nothing %}
          | "when" "the" "next" "round" "begin"                       {% draft.nothing %}
themall  -> "them"                                                    {% draft.nothing %}
          | thosecards                                                {% draft.nothing %}
thosecards -> "that" "card"                                           {% draft.nothing %}
          | "this" "card"                                             {% draft.nothing %}
          | "the" "card"                                              {% draft.nothing %}
theothers-> "the" "others"                                            {% draft.nothing %}
          | "the" "other"                                             {% draft.nothing %}
          | "the" "rest"                                              {% draft.nothing %}
          | "the" "rest" "of" "them"                                  {% draft.nothing %}
          | "the" "other" "card"                                      {% draft.nothing %}
          | "all" "other"                                             {% draft.nothing %}
          | "the" "remaining" "card"                                  {% draft.nothing %}
backon   -> topof2                                                    {% () => 'deckTop' %}
          | "back" topof2                                             {% () => 'deckTop' %}
          | "on" "top"                                                {% () => 'deckTop' %}
          | "back" "on" "top"                                         {% () => 'deckTop' %}
          | bottomof                                                  {% () => 'deckBottom' %}
          | "on" "the" "bottom"                                       {% () => 'deckBottom' %}
into2    -> "into"                                                    {% draft.nothing %}
          | "in"                                                      {% draft.nothing %}
handto   -> inside poss "hand"                                        {% ([, who], _at, reject) => (who === 'you' || who === 'they' ? null : reject) %}
amongthem -> "so" "draw"                                              {% () => ({ ref: 'drawn' }) %}
          | "so" "move"                                               {% () => ({ ref: 'thus' }) %}
callee   -> some np                                                   {% ([, is]) => is %}
          | np                                                        {% draft.first %}
# Summon a Ghoul which returns to your Hand after its attack when cast.   Summon or control a Ghoul which gains 2 and goes to your discard pile after its attack when cast.
thencalled -> thengone                                                {% ([goes]) => ({ goes }) %}
          | "gain" num "and" thengone                                 {% ([, gains, , goes]) => ({ gains, goes }) %}
          | "gain" num "but" thengone                                 {% ([, gains, , goes]) => ({ gains, goes }) %}
thengone -> "return" "to" "your" "hand" "after" "its" "attack"        {% () => 'hand' %}
          | "go" "to" "your" "discard" "pile" "after" "its" "attack"  {% () => 'discard' %}
facingthreat -> "the" "opposing" "threat"                             {% draft.nothing %}
          | "a" "opposing" "threat"                                   {% draft.nothing %}
          | "a" "directed" "threat"                                   {% draft.nothing %}
          | "your" "opponent" "'s" "threat"                           {% draft.nothing %}
          | "a" "opponent" "'s" "threat"                              {% draft.nothing %}
takingit -> "and" placing5 them with5 "your" "ally"                   {% draft.nothing %}
          | "and" placing5 them with5 "your"                          {% draft.nothing %}
          | "and" placing5 them "on" "your" "side"                    {% draft.nothing %}
          | "and" "put" "it" "into" "play"                            {% draft.nothing %}
          | "and" "put" "it" "in" "play"                              {% draft.nothing %}
          | "and" "place" "it" "in" "play"                            {% draft.nothing %}
          | "and" "put" "it" "into" "your" "play" "area"              {% draft.nothing %}
          | "and" "place" "it" "in" "your" "play" "area"              {% draft.nothing %}
          | "and" "put" "it" "among" "your" "own"                     {% draft.nothing %}
brought  -> "add" them "to" poss "threat"                             {% ([, , , whose]) => ({ to: 'threat', whose }) %}
          | "add" them "to" poss "threat" "face-down"                 {% ([, , , whose]) => ({ to: 'threat', whose }) %}
          | "add" them "to" poss "threat" "," "face-down"             {% ([, , , whose]) => ({ to: 'threat', whose }) %}
          | "add" them "face-down" "to" poss "threat"                 {% ([, , , , whose]) => ({ to: 'threat', whose }) %}
          | place2 them "in" poss "threat"                            {% ([, , , whose]) => ({ to: 'threat', whose }) %}
          | place2 them "into" poss "threat"                          {% ([, , , whose]) => ({ to: 'threat', whose }) %}
          | place2 them "face-down" "in" poss "threat"                {% ([, , , , whose]) => ({ to: 'threat', whose }) %}
          | place2 them "face-down" "into" poss "threat"              {% ([, , , , whose]) => ({ to: 'threat', whose }) %}
          | "add" them "to" poss "hand"                               {% ([, , , whose]) => ({ to: 'hand', whose }) %}
          | place2 them "in" poss "hand"                              {% ([, , , whose]) => ({ to: 'hand', whose }) %}
          | place2 them "into" poss "hand"                            {% ([, , , whose]) => ({ to: 'hand', whose }) %}
          | "return" them "to" poss "hand"                            {% ([, , , whose]) => ({ to: 'hand', whose }) %}
          | putting them topof2                                       {% ([, , whose]) => ({ to: 'deckTop', whose }) %}
          | putting them bottomof                                     {% ([, , whose]) => ({ to: 'deckBottom', whose }) %}
          | putting them "on" "top"                                   {% () => ({ to: 'deckTop', whose: 'owner' }) %}
          | putting them "on" "the" "bottom"                          {% () => ({ to: 'deckBottom', whose: 'owner' }) %}
          | place2 them "on" "top" "of" poss "story" "deck"           {% ([, , , , , whose]) => ({ to: 'storyTop', whose }) %}
          | place2 them "into" "play"                                 {% () => ({ to: 'play' }) %}
          | place2 them "in" "play"                                   {% () => ({ to: 'play' }) %}
locationup -> "a" "location" "is" "reveal"                            {% draft.nothing %}
          | "a" "location" "card" "is" "reveal"                       {% draft.nothing %}
          | "a" "location" "is" "on" "top"                            {% draft.nothing %}
          | "a" "location" "appear"                                   {% draft.nothing %}
          | "a" "location" "appear" "on" "top"                        {% draft.nothing %}
          | "a" "location" "show"                                     {% draft.nothing %}
          | "the" "top" "card" "is" "a" "location"                    {% draft.nothing %}
          | "you" "reveal" "a" "location"                             {% draft.nothing %}
afterthis -> "after" "this" num                                       {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
          | "after" "this" "turn"                                     {% draft.nothing %}
          | "in" "a" "row"                                            {% draft.nothing %}
attackers -> "a" strangers "worth" points                              {% ([, , , value]) => value %}
          | "a" strangers "of" num "point"                            {% ([, , , value]) => value %}
          | "a" strangers "with" "a" valueword "of" points            {% ([, , , , , , value]) => value %}
          | "a" strangers "of" "value" num                            {% ([, , , , value]) => value %}
          | "a" "monster" "of" "value" num                           {% ([, , , , value]) => value %}
          | "a" "monster" "with" "a" valueword "of" num               {% ([, , , , , , value]) => value %}
          | "a" "monster" "worth" points                              {% ([, , , value]) => value %}
          | "a" "attack" "of" "value" num                             {% ([, , , , value]) => value %}
          | "a" num "point" "monster"                                 {% ([, value]) => value %}
          | "a" "value" num "monster"                                 {% ([, , value]) => value %}
putting  -> "put"                                                     {% draft.nothing %}
          | "place"                                                   {% draft.nothing %}
          | "return"                                                  {% draft.nothing %}
          | "move"                                                    {% draft.nothing %}
bottomof -> "on" "the" "bottom" "of" poss mythosdeck                  {% ([, , , , of]) => of %}
          | "to" "the" "bottom" "of" poss mythosdeck                  {% ([, , , , of]) => of %}
          | "at" "the" "bottom" "of" poss mythosdeck                  {% ([, , , , of]) => of %}
          | "on" "the" "bottom" "of" "its" mythosdeck                 {% () => 'owner' %}
          | "on" "the" "bottom" "of" "that" "deck"                    {% () => 'owner' %}
          | "to" "the" "bottom" "of" "that" "deck"                    {% () => 'owner' %}
          | "on" "the" "bottom" "of" "the" mythosdeck                 {% () => 'owner' %}
          | "to" "the" "bottom" "of" "the" mythosdeck                 {% () => 'owner' %}
          | "under" poss mythosdeck                                   {% ([, of]) => of %}
          | "beneath" poss mythosdeck                                 {% ([, of]) => of %}
topof2   -> "on" "top" "of" poss mythosdeck                           {% ([, , , of]) => of %}
          | "on" "the" "top" "of" poss mythosdeck                     {% ([, , , , of]) => of %}
          | "on" "top" "of" "the" mythosdeck                          {% () => 'owner' %}
          | "to" "the" "top" "of" "the" mythosdeck                    {% () => 'owner' %}
          | "to" "the" "top" "of" poss mythosdeck                     {% ([, , , , of]) => of %}
nextturn2 -> "as" poss "next" "turn"                                  {% draft.nothing %}
          | "as" "the" "next" "turn"                                  {% draft.nothing %}
          | "on" poss "next" "turn"                                   {% draft.nothing %}
          | "in" poss "next" "turn"                                   {% draft.nothing %}
          | "during" poss "next" "turn"                               {% draft.nothing %}
          | "next" "turn"                                             {% draft.nothing %}
going    -> "move"                                                    {% draft.nothing %}
          | "return"                                                  {% draft.nothing %}
          | "go"                                                      {% draft.nothing %}
          | "go" "back"                                               {% draft.nothing %}
inpile   -> "in" poss "discard" "pile"                                {% ([, of]) => of %}
          | "to" poss "discard" "pile"                                {% ([, of]) => of %}
          | "to" "the" "top" "of" poss "discard" "pile"               {% ([, , , , of]) => of %}
          | "on" "top" "of" poss "discard" "pile"                     {% ([, , , of]) => of %}
          | "on" "the" "top" "of" poss "discard" "pile"               {% ([, , , , of]) => of %}
          | "into" poss "discard" "pile"                              {% ([, of]) => of %}
          | "on" poss "discard" "pile"                                {% ([, of]) => of %}
instory  -> "on" "the" "bottom" "of" poss "story" "deck"              {% ([, , , , of]) => of %}
          | "at" "the" "bottom" "of" poss "story" "deck"              {% ([, , , , of]) => of %}
          | "into" poss "story" "deck"                                {% ([, of]) => of %}
          | "in" poss "story" "deck"                                  {% ([, of]) => of %}
          | "in" poss "story" "deck" "(" "bury" "it" ")"              {% ([, of]) => of %}
gauged   -> measure2                                                  {% draft.first %}
          | measure2 capping                                          {% ([n, most]) => (typeof n === 'object' && 'per' in n ? { ...n, most } : { least: [n, most] }) %}
          | measure2 "beyond" num                                     {% ([m, , n], _at, reject) => (typeof m === 'object' && 'of' in m ? { beyond: [m, n] } : reject) %}
measure2 -> "the" worthword "of" sel                                  {% ([, of, , card]) => ({ of, card }) %}
          | "its" worthword                                           {% ([, of]) => ({ of, card: cards.it }) %}
          | "its" sanity "cost"                                       {% () => ({ of: 'cost', card: cards.it }) %}
          | "the" sanity "cost" "of" sel                              {% ([, , , , card]) => ({ of: 'cost', card }) %}
          | sel "'s" sanity "cost"                                    {% ([card]) => ({ of: 'cost', card }) %}
          | "twice" measure3                                          {% ([, twice]) => ({ twice }) %}
          | "double" measure3                                         {% ([, twice]) => ({ twice }) %}
          | "half" measure3                                           {% ([, half]) => ({ half }) %}
          | "half" "of" measure3                                      {% ([, , half]) => ({ half }) %}
          | "half" measure3 "," "round" updown                        {% ([, half, , , round]) => ({ half, round }) %}
          | "half" measure3 "(" "round" updown ")"                    {% ([, half, , , round]) => ({ half, round }) %}
          | sel "'s" worthword                                        {% ([card, , of]) => ({ of, card }) %}
          | "the" "number" "of" counted                               {% ([, , , per]) => cards.per(1, per) %}
          | halfof poss sanity                                        {% ([, whose]) => ({ half: draft.dropWhose({ of: 'sanity', whose }) }) %}
          | player "have"                                             {% ([whose]) => draft.dropWhose({ of: 'sanity', whose }) %}
          | "the" sanity "so" "lose"                                  {% () => ({ of: 'sanityThus' }) %}
          | "the" sanity "lose" thisway                               {% () => ({ of: 'sanityThus' }) %}
          | "the" "amount" "lose"                                     {% () => ({ of: 'sanityThus' }) %}
          | "the" "amount" "lose" thisway                             {% () => ({ of: 'sanityThus' }) %}
          | "the" "number" "of" sanity "lose" thisway                 {% () => ({ of: 'sanityThus' }) %}
          | "is" "lose" thisway                                       {% () => ({ of: 'sanityThus' }) %}
          | "your" "opponent" "lose"                                  {% () => ({ of: 'sanityThus' }) %}
          | "your" "opponent" "lose" thisway                          {% () => ({ of: 'sanityThus' }) %}
          | "they" "lose"                                             {% () => ({ of: 'sanityThus' }) %}
          | "they" "lose" thisway                                     {% () => ({ of: 'sanityThus' }) %}
withhand -> "with"                                                    {% draft.nothing %}
          | "for"                                                     {% draft.nothing %}
losers   -> "who" "lose" sanity thisway                               {% draft.nothing %}
          | "that" "lose" sanity thisway                              {% draft.nothing %}
          | "who" "lose" sanity                                       {% draft.nothing %}
          | "that" "lose" sanity                                      {% draft.nothing %}
          | "who" "is" "so" "affected"                                {% draft.nothing %}
          | "so" "move"                                               {% draft.nothing %}
nextflow -> flowonce                                                  {% draft.first %}
          | flowonce "this" "round"                                   {% ([what]) => ({ ...what, until: 'round' }) %}
          | flowonce "in" "this" "round"                              {% ([what]) => ({ ...what, until: 'round' }) %}
          | flowonce "this" "turn"                                    {% ([what]) => ({ ...what, until: 'turn' }) %}
flowonce -> "the" "next" flow "of" sanity                             {% ([, , went]) => ({ who: 'you', went }) %}
          | "the" "next" flow "of" sanity "of" player                 {% ([, , went, , , , who]) => ({ who, went }) %}
          | "the" "next" "sanity" flow                                {% ([, , , went]) => ({ who: 'you', went }) %}
          | poss "next" "sanity" flow                                 {% ([who, , , went]) => ({ who, went }) %}
          | poss "next" flow "of" sanity                              {% ([who, , went]) => ({ who, went }) %}
          | "the" "next" "sanity" flow "of" player                    {% ([, , , went, , who]) => ({ who, went }) %}
thethreat -> "the" "next" "threat" aimedthere                         {% draft.nothing %}
          | "the" "next" "attack" aimedthere                          {% draft.nothing %}
          | num "threat" aimedthere                                   {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | num "directed" "threat" "against" attacked                {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "your" "opponent" "'s" "directed" "threat"                {% draft.nothing %}
          | "a" "directed" "threat" "against" attacked                {% draft.nothing %}
          | "the" "directed" "threat" "against" attacked              {% draft.nothing %}
          | "your" "opponent" "'s" "attack"                           {% draft.nothing %}
aimedthere -> "that" "attack" attacked                                {% draft.nothing %}
          | "attack" attacked                                         {% draft.nothing %}
          | "against" attacked                                        {% draft.nothing %}
          | aimedat attacked                                          {% draft.nothing %}
          | "that" "is" aimedat attacked                              {% draft.nothing %}
nextone  -> nextdone                                                  {% draft.first %}
          | nextdone "this" "round"                                   {% ([one]) => ({ ...one, until: 'round' }) %}
          | nextdone "this" "turn"                                    {% ([one]) => ({ ...one, until: 'turn' }) %}
          | nextdone "until" "the" "end" "of" "the" "round"           {% ([one]) => ({ ...one, until: 'round' }) %}
          | nextdone "until" "the" "end" "of" "the" "turn"            {% ([one]) => ({ ...one, until: 'turn' }) %}
nextdone -> "the" "next" np player "play"                             {% ([, , is, by]) => ({ is, by, verb: 'play' }) %}
          | "the" "next" np player "cast"                             {% ([, , is, by]) => ({ is, by, verb: 'cast' }) %}
          | "the" "next" np "play" "by" player                        {% ([, , is, , , by]) => ({ is, by, verb: 'play' }) %}
          | "the" "next" np "cast" "by" player                        {% ([, , is, , , by]) => ({ is, by, verb: 'cast' }) %}
          | "the" "next" "your" np                                    {% ([, , , is]) => ({ is }) %}
          | poss "next" np                                            {% ([by, , is]) => ({ is, by }) %}
theirits -> "their"                                                   {% draft.nothing %}
          | "its"                                                     {% draft.nothing %}
toup     -> "to" "face-up" "position"                                 {% draft.nothing %}
          | "to" "its" "face-up" "position"                           {% draft.nothing %}
          | "to" "their" "face-up" "position"                         {% draft.nothing %}
          | "to" "a" "face-up" "position"                             {% draft.nothing %}
          | "to" "the" "face-up" "position"                           {% draft.nothing %}

# Choose one Ally that your opponent must flip face-down when played.   Randomly choose one Artifact or Tome that your opponent must return to his or her Hand when played.
# Your opponent chooses one Ally to flip when played.   Choose one Ally of your opponent and return it to its owner's Hand when played.
act      -> "choose" sel thatmust doom                                {% ([, card, who, doom]) => deeds.mustMeet(card, who, doom) %}
          | "choose" sel "that" "they" "must" doom                    {% ([, card, , , , doom]) => deeds.meets(cards.chosen(card), doom) %}
          | "choose" sel "to" doom                                    {% ([, card, , doom]) => deeds.meets(cards.chosen(card), doom) %}
          | "choose" sel "to" "is" doom                               {% ([, card, , , doom]) => deeds.meets(cards.chosen(card), doom) %}
          | "choose" sel "and" doomthem                               {% ([, card, , doom]) => deeds.meets(cards.chosen(card), doom) %}
          | "randomly" "choose" sel thatmust doom                     {% ([, , card, who, doom]) => deeds.mustMeet(deeds.byLot(card), who, doom) %}
          | "randomly" "choose" sel "that" "they" "must" doom         {% ([, , card, , , , doom]) => deeds.meets(deeds.byLot(card), doom) %}
          | "randomly" "choose" sel "to" doom                         {% ([, , card, , doom]) => deeds.meets(deeds.byLot(card), doom) %}
          | "randomly" "choose" sel "to" "is" doom                    {% ([, , card, , , doom]) => deeds.meets(deeds.byLot(card), doom) %}
          | "randomly" "choose" sel "and" doomthem                    {% ([, , card, , doom]) => deeds.meets(deeds.byLot(card), doom) %}
act      -> "cause" sel "to" "is" doom                                {% ([, card, , , doom]) => deeds.meets(card, doom) %}
          | "make" sel "is" doom                                      {% ([, card, , doom]) => deeds.meets(card, doom) %}
          | "have" sel doom                                           {% ([, card, doom]) => deeds.meets(card, doom) %}
          | "randomly" "choose" sel "and" brought                     {% ([, , card, , to]) => deeds.broughtTo(deeds.byLot(card), to) %}
thatmust -> "that" player "must"                                      {% ([, who]) => who %}
          | player "must"                                             {% ([who]) => who %}
doom     -> away                                                      {% ([to]) => ({ to }) %}
          | "flip"                                                    {% () => ({ face: 'down' }) %}
          | turning "face-down"                                       {% () => ({ face: 'down' }) %}
          | turning "face-up"                                         {% () => ({ face: 'up' }) %}
          | "return" homewards                                        {% ([, of]) => ({ to: 'hand', of }) %}
          | "reveal"                                                  {% () => ({ reveal: true }) %}
doomthem -> away them                                                 {% ([to]) => ({ to }) %}
          | "flip" them                                               {% () => ({ face: 'down' }) %}
          | turning them "face-down"                                  {% () => ({ face: 'down' }) %}
          | turning them "face-up"                                    {% () => ({ face: 'up' }) %}
          | "return" them homewards                                   {% ([, , of]) => ({ to: 'hand', of }) %}
turning  -> "flip"                                                    {% draft.nothing %}
          | "turn"                                                    {% draft.nothing %}
homewards -> "to" poss "hand"                                         {% ([, of]) => of %}
          | "into" poss "hand"                                        {% ([, of]) => of %}
          | "to" "the" "hand"                                         {% () => 'they' %}

# When played: bury one Ally of your opponent, then your opponent loses Sanity equal to its Sanity cost.
act      -> "lose" manymore                                           {% ([, sanity]) => ({ sanity, who: 'you', sign: -1 }) %}
          | "gain" manymore                                           {% ([, sanity]) => ({ sanity, who: 'you', sign: 1 }) %}
manymore -> "twice" "its" sanity "cost"                               {% () => ({ twice: { of: 'cost', card: cards.it } }) %}
          | "half" "its" sanity "cost"                                {% () => ({ half: { of: 'cost', card: cards.it } }) %}
          | "half" "its" sanity "cost" "," "round" updown             {% ([, , , , , , round]) => ({ half: { of: 'cost', card: cards.it }, round }) %}
          | "half" "its" sanity "cost" "(" "round" updown ")"         {% ([, , , , , , round]) => ({ half: { of: 'cost', card: cards.it }, round }) %}
          | "its" sanity "cost"                                       {% () => ({ of: 'cost', card: cards.it }) %}
          | "the" sanity "cost" "of" "that" "card"                    {% () => ({ of: 'cost', card: cards.it }) %}
worthword -> valueword                                                {% () => 'value' %}
          | "print" valueword                                         {% () => 'printedValue' %}
measure3 -> "its" sanity "cost"                                       {% () => ({ of: 'cost', card: cards.it }) %}
          | "its" worthword                                           {% ([, of]) => ({ of, card: cards.it }) %}
          | "the" "number" "of" counted                               {% ([, , , per]) => cards.per(1, per) %}
          | "the" worthword "of" sel                                  {% ([, of, , card]) => ({ of, card }) %}
          | "the" sanity "cost" "of" sel                              {% ([, , , , card]) => ({ of: 'cost', card }) %}

# Give one Weapon in your discard pile to one of your Allies when played.   When played: search your Mythos Deck for one Weapon and assign it to this card.
act      -> "give" search "to" bearer4                                {% ([, give, , to]) => deeds.givenTo(give, to) %}
          | "give" search "to" bearer4 "," "pay" "its" sanity "cost"  {% ([, give, , to]) => deeds.givenAtCost(deeds.givenTo(give, to)) %}
          | "assign" search "to" bearer4                              {% ([, give, , to]) => deeds.givenTo(give, to) %}
          | "attach" search "to" bearer4                              {% ([, give, , to]) => deeds.givenTo(give, to) %}
          | "take" search "and" onto                                  {% ([, give, , to]) => deeds.givenTo(give, to) %}
          | "recover" search "and" onto                               {% ([, give, , to]) => deeds.givenTo(give, to) %}
          | "choose" search "and" onto                                {% ([, give, , to]) => deeds.givenTo(give, to) %}
          | "return" search "to" "play" "," "assign" "to" bearer4     {% ([, give, , , , , , to]) => deeds.givenTo(give, to) %}
          | "return" search "to" "play" "," "attach" "to" bearer4     {% ([, give, , , , , , to]) => deeds.givenTo(give, to) %}
          | "return" search "to" "play" "and" onto                    {% ([, give, , , , to]) => deeds.givenTo(give, to) %}
          | "return" search "to" bearer4                              {% ([, give, , to]) => deeds.givenTo(give, to) %}
          | "search" poss mythosdeck "for" search1 "and" onto         {% ([, of, , , give, , to]) => deeds.givenFrom(of, 'deck', give, to) %}
          | "search" poss mythosdeck "for" search1 "," "and" onto     {% ([, of, , , give, , , to]) => deeds.givenFrom(of, 'deck', give, to) %}
          | "search" poss "discard" "pile" "for" search1 "and" onto   {% ([, of, , , , give, , to]) => deeds.givenFrom(of, 'discard', give, to) %}
          | "search" poss "discard" "pile" "for" search1 "," "and" onto {% ([, of, , , , give, , , to]) => deeds.givenFrom(of, 'discard', give, to) %}
onto     -> "assign" "it" "to" bearer4                                {% ([, , , to]) => to %}
          | "attach" "it" "to" bearer4                                {% ([, , , to]) => to %}
          | "give" "it" "to" bearer4                                  {% ([, , , to]) => to %}
          | "place" "it" "with" bearer4                               {% ([, , , to]) => to %}
          | "put" "it" "with" bearer4                                 {% ([, , , to]) => to %}
bearer4  -> "this" "ally"                                             {% () => ({ ref: 'self' }) %}
          | "this" "card"                                             {% () => ({ ref: 'self' }) %}
          | "your" "own" "ally"                                       {% () => ({ is: { type: 'Ally' }, n: 1, pick: 'choose' }) %}
          | search                                                    {% draft.first %}
# Take the bottom card of your Story Deck and place it in your Hand, then lose any Sanity indicated on it, when played.
act      -> "lose" "any" sanity "indicate" "on" movedone              {% () => deeds.costOfMoved() %}
          | "lose" "the" sanity "indicate" "on" movedone              {% () => deeds.costOfMoved() %}
          | "pay" "any" sanity "indicate" "on" movedone               {% () => deeds.costOfMoved() %}
          | "pay" "the" sanity "indicate" "on" movedone               {% () => deeds.costOfMoved() %}
movedone -> "it"                                                      {% draft.nothing %}
          | "that" "card"                                             {% draft.nothing %}
          | "the" "card"                                              {% draft.nothing %}
# Choose one Location in your Story Deck and place it on top of your Story Deck when played.
founding -> "choose"                                                  {% draft.nothing %}
          | "take"                                                    {% draft.nothing %}

# All Phobias that affect you affect your opponent instead for the rest of the Round when played.
act      -> sel "affect" foe3 "instead"                                {% ([redirect, , to]) => deeds.redirected(redirect, to) %}
          | sel "affect" foe3 "instead" duration                       {% ([redirect, , to, , until]) => deeds.redirected(redirect, to, until) %}
          | sel "affect" foe3 "instead" "," duration                   {% ([redirect, , to, , , until]) => deeds.redirected(redirect, to, until) %}
          | sel "affect" foe3 duration                                 {% ([redirect, , to, until]) => deeds.redirected(redirect, to, until) %}
          | sel "affect" foe3 "," duration                             {% ([redirect, , to, , until]) => deeds.redirected(redirect, to, until) %}
          | sel "affect" foe3 "instead" "of" "you" duration            {% ([redirect, , to, , , , until]) => deeds.redirected(redirect, to, until) %}
          | sel "too" "affect" foe3                                   {% ([redirect, , , to]) => deeds.redirected(redirect, to, undefined, true) %}
          | sel "too" "affect" foe3 duration                          {% ([redirect, , , to, until]) => deeds.redirected(redirect, to, until, true) %}
          | sel "affect" foe3 "too"                                    {% ([redirect, , to]) => deeds.redirected(redirect, to, undefined, true) %}
          | sel "affect" foe3 "too" duration                          {% ([redirect, , to, , until]) => deeds.redirected(redirect, to, until, true) %}
          | duration "," sel "affect" foe3                             {% ([until, , redirect, , to]) => deeds.redirected(redirect, to, until) %}
          | duration "," sel "affect" foe3 "instead"                   {% ([until, , redirect, , to]) => deeds.redirected(redirect, to, until) %}
          | duration "," sel "affect" foe3 "instead" "of" "you"        {% ([until, , redirect, , to]) => deeds.redirected(redirect, to, until) %}
          | duration "," sel "too" "affect" foe3                      {% ([until, , redirect, , , to]) => deeds.redirected(redirect, to, until, true) %}
          | "transfer" sel "to" foe3 duration                          {% ([, redirect, , to, until]) => deeds.redirected(redirect, to, until) %}
          | "transfer" sel "from" "your" "investigator" "to" foe3      {% ([, redirect, , , , , to]) => deeds.fromYou(redirect, to) %}
          | "move" sel "from" "your" "investigator" "to" foe3          {% ([, redirect, , , , , to]) => deeds.fromYou(redirect, to) %}
          | "transfer" sel "to" foe4                                  {% ([, redirect, , to]) => deeds.redirected(redirect, to) %}
          | "move" sel "to" foe4                                      {% ([, redirect, , to]) => deeds.redirected(redirect, to) %}
          | sel "affect" foe4                                         {% ([redirect, , to]) => deeds.redirected(redirect, to) %}
          | sel "affect" whoplayedit                                  {% ([redirect]) => deeds.turnedBack(redirect) %}
          | sel "affect" whoplayedit "instead"                        {% ([redirect]) => deeds.turnedBack(redirect) %}
          | sel "affect" whoplayedit "instead" "of" "you"             {% ([redirect]) => deeds.turnedBack(redirect) %}
          | sel "affect" whoplayedit duration                         {% ([redirect, , , until]) => deeds.turnedBack(redirect, until) %}
          | sel "affect" whoplayedit "instead" duration               {% ([redirect, , , , until]) => deeds.turnedBack(redirect, until) %}
          | "transfer" sel "to" whoplayedit                           {% ([, redirect]) => deeds.turnedBack(redirect) %}
          | "return" sel "to" whoplayedit                             {% ([, redirect]) => deeds.turnedBack(redirect) %}
          | "turn" sel "back" "on" whoplayedit                        {% ([, redirect]) => deeds.turnedBack(redirect) %}
          | "turn" sel "on" whoplayedit                               {% ([, redirect]) => deeds.turnedBack(redirect) %}
whoplayedit -> "its" "owner"                                           {% draft.nothing %}
          | "their" "owner"                                           {% draft.nothing %}
          | "the" "one" "who" "play" "it"                             {% draft.nothing %}
          | "the" "player" "who" "play" "it"                          {% draft.nothing %}
          | "the" "opponent" "who" "play" "it"                        {% draft.nothing %}
          | "that" "player"                                           {% draft.nothing %}
foe      -> "your" "opponent" "'s" "investigator"                     {% () => 'opponent' %}
          | "another" "investigator"                                  {% () => 'opponent' %}
          | "target" "opponent"                                       {% () => 'opponent' %}
foe3     -> foe                                                       {% draft.first %}
          | foe4                                                      {% draft.first %}
          | "a" "player" "of" "your" "choice"                         {% () => 'opponent' %}
          | "any" "player" "of" "your" "choice"                       {% () => 'opponent' %}
          | "any" "player"                                            {% () => 'opponent' %}
person4  -> "investigator"                                            {% draft.nothing %}
          | "player"                                                  {% draft.nothing %}
foe4     -> "any" "other" "investigator"                              {% () => 'opponent' %}
          | "any" "other" "player"                                    {% () => 'opponent' %}

# When played: play one Spell from your Story Deck into this card.   As your Turn, pay 1 Sanity: place one Spell from your Hand in this Tome.
act      -> laying3 num np intothis                                   {% ([, n, is]) => deeds.laidInto(is, n) %}
          | laying3 num np frompiles intothis                         {% ([, n, is, from]) => deeds.laidInto(is, n, from) %}
          | laying3 "any" num np frompiles intothis                   {% ([, , n, is, from]) => deeds.laidInto(is, n, from) %}
          | "take" num np frompiles "and" laying3 "it" intothis       {% ([, n, is, from]) => deeds.laidInto(is, n, from) %}
          | "choose" num np frompiles "and" laying3 "it" intothis     {% ([, n, is, from]) => deeds.laidInto(is, n, from) %}
          | laying3 num np intothat                                   {% ([, n, is]) => deeds.laidInto(is, n, 'hand', 'cause') %}
          | laying3 num np frompiles intothat                         {% ([, n, is, from]) => deeds.laidInto(is, n, from, 'cause') %}
laying3  -> "place"                                                   {% draft.nothing %}
          | "put"                                                     {% draft.nothing %}
          | "play"                                                    {% draft.nothing %}
          | "add"                                                     {% draft.nothing %}
          | "move"                                                    {% draft.nothing %}
intothat -> "in" "that" "card"                                        {% draft.nothing %}
          | "into" "that" "card"                                      {% draft.nothing %}
intothis -> "in" ownself                                              {% draft.nothing %}
          | "into" ownself                                            {% draft.nothing %}
          | "to" thiscard                                             {% draft.nothing %}
frompiles -> inside "your" "hand"                                     {% () => 'hand' %}
          | inside "your" "story" "deck"                              {% () => 'story' %}
          | inside "your" "discard" "pile"                            {% () => 'discard' %}

# One Great Old One that you have in play remains in play for one additional Round when played.
act      -> goos remain "in" "play" forlonger                           {% ([, , , , n]) => ({ extendGOO: n }) %}
          | goos remain forlonger                                     {% ([, , n]) => ({ extendGOO: n }) %}
          | "keep" goos "in" "play" forlonger                           {% ([, , , , n]) => ({ extendGOO: n }) %}
          | goos "may" remain "in" "play" forlonger                     {% ([, , , , , n]) => ({ extendGOO: n }) %}
goos     -> num god youhave3                                          {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num god youhave3                                    {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" god youhave3                                        {% draft.nothing %}
          | "a" god youhave3                                          {% draft.nothing %}
          | num "of" "your" god                                       {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "of" "your" god                                 {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" "of" "your" god                                     {% draft.nothing %}
          | "the" god youhave3                                        {% draft.nothing %}
          | "your" god2                                               {% draft.nothing %}
youhave3 -> "that" "you" "have" "in" "play"                           {% draft.nothing %}
          | "you" "have" "in" "play"                                  {% draft.nothing %}
          | "that" "you" "have" "play"                                {% draft.nothing %}
          | "in" "your" "threat"                                      {% draft.nothing %}
          | "in" "play" "beside" "you"                                {% draft.nothing %}
god      -> "great old one"                                           {% draft.nothing %}
          | god2                                                      {% draft.nothing %}
god2     -> "great old one" "or" "outer god"                          {% draft.nothing %}
          | "outer god" "or" "great old one"                          {% draft.nothing %}
forlonger  -> "for" num more "round"                                    {% ([, n]) => n %}
          | "for" num "more" "round"                                  {% ([, n]) => n %}
          | num more "round"                                          {% ([n]) => n %}
          | "for" "a" more "round"                                    {% () => 1 %}
          | "a" more "round"                                          {% () => 1 %}
          | "for" "another" "round"                                   {% () => 1 %}
          | "for" "the" thenext "round"                               {% () => 1 %}

# When played: search your Story Deck for one Location and put it on top.
act      -> "search" poss "story" "deck" "for" search1 "and" placing5 them ontop {% ([, of, , , , is]) => deeds.upFrom(of, is) %}
          | "search" poss "story" "deck" "for" search1 "and" placing5 them ontop2 {% ([, of, , , , is]) => deeds.upFrom(of, is) %}
          | "shuffle" theremaining "of" poss "story" "deck"           {% ([, , , who]) => ({ shuffle: 'story', who }) %}
anyones  -> "any" "player" "'s"                                       {% draft.nothing %}
          | num "player" "'s"                                         {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num "player" "'s"                                   {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "a" "player" "'s"                                         {% draft.nothing %}
fresh    -> "card"                                                    {% draft.nothing %}
          | "new" "card"                                              {% draft.nothing %}
compel   -> "cause"                                                   {% draft.nothing %}
          | "force"                                                   {% draft.nothing %}
          | "compel"                                                  {% draft.nothing %}
          | "require"                                                 {% draft.nothing %}
theremaining -> "the" "rest"                                          {% draft.nothing %}
          | "the" "remainder"                                         {% draft.nothing %}
          | "the" "other" "card"                                      {% draft.nothing %}
placing5 -> "place"                                                   {% draft.nothing %}
          | "put"                                                     {% draft.nothing %}
          | "return"                                                  {% draft.nothing %}
          | "move"                                                    {% draft.nothing %}
          | "bring"                                                   {% draft.nothing %}
ontop    -> ontop2 "," "right-side-up"                                {% draft.nothing %}
          | ontop2 "right-side-up"                                    {% draft.nothing %}
          | "right-side-up" ontop2                                    {% draft.nothing %}
          | "," "right-side-up" "," ontop2                            {% draft.nothing %}
          | "," "right-side-up" ontop2                                {% draft.nothing %}
ontop2   -> "on" "top"                                                {% draft.nothing %}
          | "on" "the" "top"                                          {% draft.nothing %}
          | "to" "the" "top"                                          {% draft.nothing %}
          | "on" "top" "of" poss "story" "deck"                       {% draft.nothing %}
          | "on" "the" "top" "of" poss "story" "deck"                 {% draft.nothing %}
          | "to" "the" "top" "of" poss "story" "deck"                 {% draft.nothing %}
          | "on" "top" "of" "the" "deck"                              {% draft.nothing %}
          | "on" "top" "of" "it"                                      {% draft.nothing %}
          | "to" "its" "top"                                          {% draft.nothing %}

# Clear your opponent's Story Deck down to a Location of the Dreamlands, bury the top card when played.
# Turn your opponent's Current Location crosswise when played.   Turn your crosswise Location right-side-up when played.   Rotate any player's crosswise Location right-side-up when played.
# When you play a Travel by Sea Event, you may travel on in this Turn.
act      -> "travel" "on" "in" "this" "turn"                          {% () => ({ travelOn: true }) %}

act      -> turnaround poss "current" "location" "crosswise"          {% ([, who]) => deeds.topTurned('crosswise', who) %}
          | turnaround poss "location" "crosswise"                    {% ([, who]) => deeds.topTurned('crosswise', who) %}
          | turnaround poss "crosswise" "location" "right-side-up"    {% ([, who]) => deeds.topTurned('upright', who) %}
          | turnaround "any" "player" "'s" "current" "location" "crosswise" {% () => deeds.anyTopTurned('crosswise') %}
          | turnaround "any" "player" "'s" "crosswise" "location" "right-side-up" {% () => deeds.anyTopTurned('upright') %}
          | turnaround "any" "crosswise" "location" "right-side-up"   {% () => deeds.anyTopTurned('upright') %}
turnaround -> "turn"                                                  {% draft.nothing %}
          | "rotate"                                                  {% draft.nothing %}
act      -> "clear" poss "story" "deck" "down" "to" npd "," away "the" "top" "card" {% ([, popStory, , , , , is, , to]) => deeds.clearedTo(popStory, is, to) %}
          | "clear" poss "story" "deck" "down" "to" npd "," away "the" "top" "card" "," "without" "gate" "use" {% ([, popStory, , , , , is, , to]) => deeds.clearedTo(popStory, is, to, true) %}
          | away "the" "top" "card" "of" poss "story" "deck" "and" away "card" "until" anotherup {% ([to, , , , , of, , , , , , , is]) => deeds.clearedTo(of, is, to) %}
          | away "the" "top" "card" "of" poss "story" "deck" "," "and" away "card" "until" anotherup {% ([to, , , , , of, , , , , , , , is]) => deeds.clearedTo(of, is, to) %}
anotherup -> npd "is" "reveal"                                        {% draft.first %}
          | npd "is" "on" "top"                                       {% draft.first %}
          | npd "show"                                                {% draft.first %}
          | "the" "top" "card" "is" npd                               {% ([, , , , is]) => is %}

# Randomly choose one Ally that each opponent must bury when played.   Begin the next Round with one Monster from your Story Deck in your Threat when played.
act      -> "randomly" "choose" num np "that" "each" "opponent" "must" away {% ([, , n, is, , , , , to]) => ({ move: { is, n, pick: 'random', of: 'eachOpponent' }, to }) %}
          | starting "with" thatmonster "in" "your" "threat"          {% ([, , card]) => deeds.keptForNext(card) %}
          | starting "with" thatmonster "in" "your" "threat" insteadofthat {% ([, , card]) => deeds.keptForNext(card) %}
          | thatmonster starting "in" "your" "threat"                 {% ([card]) => deeds.keptForNext(card) %}
          | thatmonster starting "in" "your" "threat" insteadofthat   {% ([card]) => deeds.keptForNext(card) %}
          | thatmonster remain "in" "your" "threat" "for" "the" thenext "round" {% ([card]) => deeds.keptForNext(card) %}
          | "keep" thatmonster "in" "your" "threat" "for" "the" thenext "round" {% ([, card]) => deeds.keptForNext(card) %}
          | thatmonster "is" "not" "bury" aftercombat "but" starting "in" "your" "threat" {% ([card]) => deeds.keptForNext(card) %}
          | thatmonster "is" "not" "bury" aftercombat "," "but" starting "in" "your" "threat" {% ([card]) => deeds.keptForNext(card) %}
          | thatmonster "is" "not" "bury" aftercombat "," "but" remain "in" "your" "threat" {% ([card]) => deeds.keptForNext(card) %}
          | thatmonster "is" "not" "bury" aftercombat                 {% ([card]) => deeds.keptForNext(card) %}
          | starting "with" sel "in" "your" "threat"                  {% ([, , move]) => deeds.broughtNext(move) %}
thatmonster -> "that" "monster"                                       {% () => cards.that('Monster') %}
          | "the" "choose" "monster"                                  {% () => ({ ref: 'target' }) %}
          | "the" "target"                                            {% () => ({ ref: 'target' }) %}
          | "target" "monster"                                        {% () => ({ ref: 'target' }) %}
act      -> survivor                                                  {% draft.first %}

# All Passes announced so far this Round are voided when played.   Void all previous Passes when played.   Void one Pass of your opponent when played.
act      -> allpasses "is" voided                                     {% () => ({ passes: 'void' }) %}
          | voided allpasses                                          {% () => ({ passes: 'void' }) %}
          | voided allpasses passer player                            {% ([, , , who]) => ({ passes: 'void', who }) %}
          | allpasses passer player "is" voided                       {% ([, , who]) => ({ passes: 'void', who }) %}
          | voided poss "pass"                                        {% ([, who]) => ({ passes: 'void', who }) %}
          | poss "pass" "is" voided                                   {% ([who]) => ({ passes: 'void', who }) %}
          | voided num "pass"                                         {% ([, n], _at, reject) => (n === 1 ? { passes: 'void', n } : reject) %}
          | num "pass" "is" voided                                    {% ([n], _at, reject) => (n === 1 ? { passes: 'void', n } : reject) %}
          | voided num "pass" passer player                           {% ([, n, , , who]) => ({ passes: 'void', who, n }) %}
          | num "pass" passer player "is" voided                      {% ([n, , , who]) => ({ passes: 'void', who, n }) %}
          | voided num "of" poss "pass"                               {% ([, n, , who]) => ({ passes: 'void', who, n }) %}
          | num "of" poss "pass" "is" voided                          {% ([n, , who]) => ({ passes: 'void', who, n }) %}
allpasses -> "all" "pass"                                             {% draft.nothing %}
          | "all" "previous" "pass"                                   {% draft.nothing %}
          | "all" "pass" sofar                                        {% draft.nothing %}
          | "all" "pass" "declare"                                    {% draft.nothing %}
          | "all" "pass" "declare" sofar                              {% draft.nothing %}
sofar    -> "so" "far"                                                {% draft.nothing %}
          | "this" "round"                                            {% draft.nothing %}
          | "so" "far" "this" "round"                                 {% draft.nothing %}
          | "so" "far" "in" "this" "round"                            {% draft.nothing %}
          | "in" "this" "round"                                       {% draft.nothing %}
passer   -> "of"                                                      {% draft.nothing %}
          | "by"                                                      {% draft.nothing %}
          | "declare" "by"                                            {% draft.nothing %}
voided   -> "void"                                                    {% draft.nothing %}
          | "cancel"                                                  {% draft.nothing %}

# Discard one Ally of your opponent when played. If it is Steadfast, flip it face-down instead.
act      -> "flip" "it" "face-down"                                   {% () => ({ flip: cards.it, face: 'down' }) %}
          | "flip" "it" "face-up"                                     {% () => ({ flip: cards.it, face: 'up' }) %}

# Any one Great Old One in play remains for one additional Round when cast.   All other Outer Gods in play remain in play for two additional Rounds when played.
act      -> sel remain forlonger                                      {% ([of, , n]) => deeds.godsStay(of, n) %}
          | sel remain "in" "play" forlonger                          {% ([of, , , , n]) => deeds.godsStay(of, n) %}
          | sel "may" remain "in" "play" forlonger                    {% ([of, , , , , n]) => deeds.godsStay(of, n) %}
          | "keep" sel "in" "play" forlonger                          {% ([, of, , , n]) => deeds.godsStay(of, n) %}
          | "extend" "the" "stay" "of" sel "by" num "round"           {% ([, , , , of, , n]) => deeds.godsStay(of, n) %}
          | "that" god remain forlonger                               {% ([, , , n]) => deeds.godsStay(cards.that('Monster'), n) %}
          | "that" god remain "in" "play" forlonger                   {% ([, , , , , n]) => deeds.godsStay(cards.that('Monster'), n) %}
          | "keep" "that" god "in" "play" forlonger                   {% ([, , , , , n]) => deeds.godsStay(cards.that('Monster'), n) %}

# Take your opponent's Priest and place it with your own Allies until the end of the Round when played.
act      -> "take" sel takingit                                       {% ([, move]) => deeds.stolen(move) %}
          | "take" sel takingit duration                              {% ([, move, , back]) => deeds.stolen(move, back) %}
          | "take" sel "from" foe                                     {% ([, move, , of]) => deeds.stolen({ ...move, of }) %}
          | "take" sel "from" foe duration                            {% ([, move, , of, back]) => deeds.stolen({ ...move, of }, back) %}
          | "give" sel "to" foe                                       {% ([, move, , to]) => deeds.handedOver(move, to) %}
          | "take" sel "from" foe takingit duration                   {% ([, move, , , , back]) => deeds.stolen({ ...move, of: 'opponent' }, back) %}
          | "steal" sel duration                                      {% ([, move, back]) => deeds.stolen(move, back) %}
          | "steal" sel takingit duration                             {% ([, move, , back]) => deeds.stolen(move, back) %}
          | "exchange" num "of" poss np "in" "play" "for" num handto  {% ([, n, , of, is, , , , m]) => deeds.handedFor({ is, n, of }, m) %}
          | "exchange" num np "in" "play" "for" num handto            {% ([, n, is, , , , m]) => deeds.handedFor({ is, n }, m) %}
          | "exchange" num "of" poss np "for" num handto              {% ([, n, , of, is, , m]) => deeds.handedFor({ is, n, of }, m) %}
with5    -> "with"                                                    {% draft.nothing %}
          | "among"                                                   {% draft.nothing %}
          | "beside"                                                  {% draft.nothing %}
paidanyway -> "any" sanity "cost"                                     {% draft.nothing %}
          | "its" sanity "cost"                                       {% draft.nothing %}
          | "the" sanity "cost"                                       {% draft.nothing %}
          | "their" sanity "cost"                                     {% draft.nothing %}

# Discard up to three cards from your Hand and replace them with as many new cards when played.   Your opponent discards two cards and draws the same number when played.
# Discard any number of cards, then draw that many, when played.   Replace up to two cards of your Hand with new cards from your Mythos Deck when played.
act      -> "discard" somecards instead5                              {% ([, what]) => what %}
          | "replace" somecards "with" newcards                       {% ([, what]) => what %}
          | "exchange" somecards newfor                               {% ([, what]) => what %}
somecards -> howmany "card"                                           {% draft.first %}
          | howmany "card" handto                                     {% draft.first %}
          | howmany "card" "of" poss "hand"                           {% ([what, , , who], _at, reject) => (who === 'you' || who === 'they' ? what : reject) %}
          | howmany "of" poss "card"                                  {% ([what, , who], _at, reject) => (who === 'you' || who === 'they' ? what : reject) %}
howmany  -> num                                                       {% ([exchange]) => ({ exchange }) %}
          | "up" "to" num                                             {% ([, , exchange]) => ({ exchange, upTo: true }) %}
          | "any" "number" "of"                                       {% () => deeds.exchangeAny %}
instead5 -> exchanged                                                 {% draft.nothing %}
          | "," exchanged                                             {% draft.nothing %}
          | drawnfor                                                  {% draft.nothing %}
          | "," drawnfor                                              {% draft.nothing %}
          | "," drawnfor2                                             {% draft.nothing %}
newfor   -> "for" newcards                                            {% draft.nothing %}
          | "for" "the" "same" "number" ofcards                       {% draft.nothing %}
          | "for" "a" "equal" "number" ofcards                        {% draft.nothing %}

# Summon one Ghoul from your Hand to attack your opponent when played.   Summon one Ghoul, which attacks your opponent and is buried, when played.
summoning5 -> "summon" callee striking                                {% ([, is, at]) => deeds.summoned(is, at) %}
          | "summon" callee "from" "your" "hand" striking             {% ([, is, , , , at]) => deeds.summoned(is, at) %}
striking -> strikelink "attack"                                       {% draft.nothing %}
          | strikelink "attack" foeso                                 {% ([, , at]) => at %}
          | strikelink "attack" foeso gone5                           {% ([, , at]) => at %}
          | strikelink "attack" gone5                                 {% draft.nothing %}
          | strikelink "attack" foeso theydefend                      {% ([, , at]) => at %}
          | strikelink "attack" foeso theydefend gone5                {% ([, , at]) => at %}
          | ";" summoned3 "attack" foeso theydefend                   {% ([, , , at]) => at %}
          | ";" summoned3 "attack" foeso theydefend gone5             {% ([, , , at]) => at %}
          | ";" summoned3 "attack"                                    {% draft.nothing %}
          | ";" summoned3 "attack" foeso                              {% ([, , , at]) => at %}
          | ";" summoned3 "attack" foeso gone5                        {% ([, , , at]) => at %}
          | ";" summoned3 "attack" gone5                              {% draft.nothing %}
          | "and" "have" "it" "attack" foeso                          {% ([, , , , at]) => at %}
          | "and" "have" "them" "attack" foeso                        {% ([, , , , at]) => at %}
foeso    -> foe                                                       {% draft.nothing %}
          | foe4                                                      {% draft.nothing %}
          | "any" person4                                             {% draft.nothing %}
          | "any" num person4                                         {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | num person4                                               {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" num opponent2                                       {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | foe thereat                                               {% ([, at]) => at %}
theydefend -> "(" "ally" "may" "defend" ")"                           {% draft.nothing %}
strikelink -> "and"                                                   {% draft.nothing %}
          | "," "and"                                                 {% draft.nothing %}
          | "to"                                                      {% draft.nothing %}
          | "which"                                                   {% draft.nothing %}
          | "," "which"                                               {% draft.nothing %}
          | "that"                                                    {% draft.nothing %}
          | "which" "must"                                            {% draft.nothing %}
          | "," "which" "must"                                        {% draft.nothing %}
          | "that" "must"                                             {% draft.nothing %}
summoned3 -> "it"                                                     {% draft.nothing %}
          | "they"                                                    {% draft.nothing %}
gone5    -> "and" "is" "bury"                                         {% draft.nothing %}
          | "," "and" "is" "bury"                                     {% draft.nothing %}
          | "and" "is" "bury" afterwards5                             {% draft.nothing %}
afterwards5 -> "after" "the" "attack"                                 {% draft.nothing %}
          | "after" "this" "attack"                                   {% draft.nothing %}
          | "after" "it"                                              {% draft.nothing %}

# One Monster in your Hand attacks your opponent when played.   Your opponent is attacked by a Ghoul from your Hand when played.
# Your opponent is attacked for 6 points (Allies may defend) when played.   You are attacked with 3 points when you arrive here.
act      -> search "attack" foe                                       {% ([by, , who]) => deeds.attackFromHand(by, who) %}
          | search "attack" foe defence                               {% ([by, , who, defended]) => deeds.attackFromHand(by, who, defended) %}
          | foe "is" "attack" "by" search                             {% ([who, , , , by]) => deeds.attackFromHand(by, who) %}
          | foe "is" "attack" "by" search defence                     {% ([who, , , , by, defended]) => deeds.attackFromHand(by, who, defended) %}
          | foe "is" "attack" strength5                               {% ([attack, , , value]) => ({ attack, with: { value }, alliesMayDefend: false }) %}
          | foe "is" "attack" strength5 defence                       {% ([attack, , , value, alliesMayDefend]) => ({ attack, with: { value }, alliesMayDefend }) %}
          | "you" "is" "attack" strength5                             {% ([, , , value]) => ({ attack: 'you', with: { value }, alliesMayDefend: false }) %}
          | "you" "is" "attack" strength5 defence                     {% ([, , , value, alliesMayDefend]) => ({ attack: 'you', with: { value }, alliesMayDefend }) %}
strength5 -> "for" num "point"                                        {% ([, value]) => value %}
          | "with" num "point"                                        {% ([, value]) => value %}
          | "by" num "point"                                          {% ([, value]) => value %}
          | "with" "a" valueword "of" points                          {% ([, , , , value]) => value %}
          | "," "with" "a" valueword "of" points                      {% ([, , , , , value]) => value %}
strangers -> %unknown                                                 {% draft.nothing %}
          | strangers %unknown                                        {% draft.nothing %}
defence  -> "," "whose" "ally" "may" "defend"                         {% () => true %}
          | "," "and" "ally" "may" "defend"                           {% () => true %}
          | "," "but" "ally" "may" "defend"                           {% () => true %}
          | ";" "your" "ally" "may" "defend"                          {% () => true %}
          | ";" "their" "ally" "may" "defend"                         {% () => true %}
          | "(" "your" "ally" "may" "defend" ")"                      {% () => true %}
          | "(" "their" "ally" "may" "defend" ")"                     {% () => true %}

# Exchange your Investigator card for another that is not in play when played.   Replace your Investigator with a new one when you arrive here.
investigatorcard -> "investigator"                                    {% draft.nothing %}
          | "investigator" "card"                                     {% draft.nothing %}
          | "current" "investigator"                                  {% draft.nothing %}
          | "current" "investigator" "card"                           {% draft.nothing %}
newperson -> person5                                                  {% draft.nothing %}
          | person5 "that" "is" "not" "in" "play"                     {% draft.nothing %}
          | person5 "not" "in" "play"                                 {% draft.nothing %}
person5  -> "another"                                                 {% draft.nothing %}
          | "another" "investigator"                                  {% draft.nothing %}
          | "another" "investigator" "card"                           {% draft.nothing %}
          | "any" "other" "investigator"                              {% draft.nothing %}
          | "any" "other" "investigator" "card"                       {% draft.nothing %}
          | "a" "new" "investigator"                                  {% draft.nothing %}
          | "a" "new" "investigator" "card"                           {% draft.nothing %}
          | "a" "new" num                                             {% ([, , n], _at, reject) => (n === 1 ? null : reject) %}
          | "another" num                                             {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
topofany -> "the" "top" num "card" "of" anyones mythosdeck            {% ([, , n]) => n %}
seconds  -> num "second"                                              {% draft.first %}
          | num "minute"                                              {% ([n]) => 60 * n %}
          | "a" "minute"                                              {% () => 60 %}
          | "half" "a" "minute"                                       {% () => 30 %}

# As your Turn, flip this card: look at your opponent's Hand in the same Region.
act      -> "look" "at" poss zone therebare                           {% ([, , of, zone, c]) => ({ look: cards.selector({ pick: 'all' }, [{ of, in: zone, theirs: { if: c } }]) }) %}
          | "look" "at" "the" zone "of" wholecrowd                    {% ([, , , zone, , of]) => ({ look: deeds.wholePile(of, zone) }) %}
          | "look" "at" "the" zone "of" foe therebare                 {% ([, , , zone, , of, c]) => ({ look: cards.selector({ pick: 'all' }, [{ of, in: zone, theirs: { if: c } }]) }) %}
          | "look" "at" "the" zone "of" foe4 therebare                {% ([, , , zone, , of, c]) => ({ look: cards.selector({ pick: 'all' }, [{ of, in: zone, theirs: { if: c } }]) }) %}

# When you arrive here, draw one card for each opponent in the same Region.   Gain 1 Sanity for each other player in the Dreamlands when played.
act      -> "draw" num "card" "for" peers                             {% ([, draw, , , of]) => deeds.forPeers({ draw }, of) %}
          | "gain" num sanity "for" peers                             {% ([, sanity, , , of]) => deeds.forPeers({ sanity, who: 'you', sign: 1 }, of) %}
          | "lose" num sanity "for" peers                             {% ([, sanity, , , of]) => deeds.forPeers({ sanity, who: 'you', sign: -1 }, of) %}
peers    -> peer                                                      {% ([each]) => ({ each }) %}
          | peer thereat                                              {% ([each, c]) => ({ each, if: c }) %}
peer     -> "each" "opponent"                                         {% () => 'eachOpponent' %}
          | "each" "other" "player"                                   {% () => 'eachOpponent' %}
          | "each" "other" "investigator"                             {% () => 'eachOpponent' %}
          | "each" "player"                                           {% () => 'each' %}
          | "each" "investigator"                                     {% () => 'each' %}

# Draw cards up to a Hand of 10 when played.   Your opponent draws cards until he or she has 8 in Hand when played.
act      -> "draw" "card" "up" "to" "a" "hand" "of" num               {% ([, , , , , , , handTo]) => ({ draw: { handTo } }) %}
          | "draw" "card" "until" handhas num inhand4                 {% ([, , , , handTo]) => ({ draw: { handTo } }) %}
          | "draw" "card" "until" handhas num "card"                  {% ([, , , , handTo]) => ({ draw: { handTo } }) %}
          | "draw" "card" "until" handhas num "card" inhand4          {% ([, , , , handTo]) => ({ draw: { handTo } }) %}
          | "draw" "until" handhas num "card"                         {% ([, , , handTo]) => ({ draw: { handTo } }) %}
          | "draw" "until" handhas num "card" inhand4                 {% ([, , , handTo]) => ({ draw: { handTo } }) %}
handhas  -> "you" "have"                                              {% draft.nothing %}
          | "you" "hold"                                              {% draft.nothing %}
          | "they" "have"                                             {% draft.nothing %}
          | "they" "hold"                                             {% draft.nothing %}
          | "your" "hand" "contain"                                   {% draft.nothing %}
          | "their" "hand" "contain"                                  {% draft.nothing %}
          | "your" "hand" "have"                                      {% draft.nothing %}
          | "their" "hand" "have"                                     {% draft.nothing %}
          | "your" "hand" "hold"                                      {% draft.nothing %}
          | "their" "hand" "hold"                                     {% draft.nothing %}
inhand4  -> "in" "hand"                                               {% draft.nothing %}
          | "in" "your" "hand"                                        {% draft.nothing %}
          | "in" "their" "hand"                                       {% draft.nothing %}
