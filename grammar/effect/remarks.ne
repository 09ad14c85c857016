# What is said although it goes without saying, and what is no rule: read, and left out of the rules.

@lexer lexer

# Do not bury this card after Combat if it absorbed no points. Instead, it remains in your Threat for the next Round.
remark   -> "instead" "," staysthere                                  {% () => ({ staysThere: true }) %}
          | "instead" staysthere                                      {% () => ({ staysThere: true }) %}
          | staysthere "instead"                                      {% () => ({ staysThere: true }) %}
          | spared5 remain "in" "play"                                {% ([is]) => ({ sparedThere: is }) %}
          | spared5 remain "in" "play" "instead"                      {% ([is]) => ({ sparedThere: is }) %}
          | spared5 "is" "not" fate                                   {% ([is]) => ({ sparedThere: is }) %}
staysthere -> itself remain "in" "your" "threat"                      {% draft.nothing %}
          | itself remain "in" "your" "threat" "for" "the" thenext "round" {% draft.nothing %}
          | itself remain "in" "your" "threat" "until" "the" thenext "round" {% draft.nothing %}
          | itself remain "in" "play"                                 {% draft.nothing %}

# Your opponent loses the next Turn when played. Play no card on that Turn.
remark   -> "play" "no" "card" "on" "that" "turn"                     {% () => ({ turnIsLost: true }) %}

# When cast: draw one card, or gain 1 Sanity. If it is Night, you may do both.
remark   -> "if" cond "," "you" "may" "do" "both"                      {% ([, bothIf]) => ({ bothIf }) %}
          | "you" "may" "do" "both" "if" cond                          {% ([, , , , , bothIf]) => ({ bothIf }) %}

# You may remain here for one Turn and bury one Phobia. If it is Night, you may bury two instead.
# As your Turn, bury this card: draw two cards. If you know Latin, draw three instead.
remark   -> "if" cond "," didmany num "instead"                       {% ([, insteadIf, , did, n]) => ({ insteadIf, insteadMany: { did, n } }) %}
          | "if" cond "," drawnot num "card" lessof "instead"       {% ([, insteadIf, , , n, , sign]) => ({ insteadIf, insteadDrawn: sign * n }) %}
          | "if" cond "," drawnot num lessof "card" "instead"       {% ([, insteadIf, , , n, sign]) => ({ insteadIf, insteadDrawn: sign * n }) %}
          | "if" cond "," drawnot num lessmore "instead"              {% ([, insteadIf, , , n, sign]) => ({ insteadIf, insteadDrawn: sign * n }) %}
          | "if" cond "," didmany num "point" "instead"               {% ([, insteadIf, , did, n]) => ({ insteadIf, insteadMany: { did, n } }) %}
          | "if" cond "," didmany allofthem "instead"                 {% ([, insteadIf, , did]) => ({ insteadIf, insteadMany: { did, n: 'all' } }) %}
          | "if" cond "," "you" "may" didmany allofthem "instead"     {% ([, insteadIf, , , , did]) => ({ insteadIf, insteadMany: { did, n: 'all' }, insteadMay: true }) %}
          | "if" cond "," "you" "may" didmany num "instead"           {% ([, insteadIf, , , , did, n]) => ({ insteadIf, insteadMany: { did, n }, insteadMay: true }) %}
allofthem -> "all" "of" "them"                                        {% draft.nothing %}
          | "them" "all"                                              {% draft.nothing %}
          | "each" "of" "them"                                        {% draft.nothing %}
didmany  -> "bury"                                                    {% () => 'bury' %}
          | "discard"                                                 {% () => 'discard' %}
          | "flip"                                                    {% () => 'flip' %}
          | "draw"                                                    {% () => 'draw' %}
          | "lose"                                                    {% () => 'lose' %}
          | "return"                                                  {% () => 'return' %}

remark   -> "if" "ally" "is" losing "," "keep" thiscard               {% () => ({ kept: true }) %}

# As your Turn, bury this card: draw two cards. This card may not be used in Combat.
remark   -> thiscard "may" "not" "is" "use" "in" "combat"             {% () => ({ notFought: true }) %}

# Bury this card to look at your opponent's Threat. Use before Threats are revealed.
remark   -> "use" "before" threat5 "is" "reveal"                    {% () => ({ usedAt: 'beforeReveal' }) %}
          | "use" "when" threat5 "is" "reveal"                      {% () => ({ usedAt: 'threatRevealed' }) %}
          | "use" "before" "monster" "is" "reveal"                    {% () => ({ usedAt: 'beforeReveal' }) %}
threat5  -> "threat"                                                 {% draft.nothing %}
          | "the" "threat"                                            {% draft.nothing %}
          | "any" "threat"                                            {% draft.nothing %}

# As your Turn, bury this card: draw two cards. If you know Latin, you may flip this card instead of burying it.
# As your Turn, bury this card: draw two cards. If you know Latin, flip this card instead of burying it.
remark   -> "if" cond "," "you" "may" costsother                       {% ([, c, , , , price]) => ({ otherPrice: { ...price, if: c } }) %}
          | "if" cond "," costsother                                   {% ([, c, , price]) => ({ otherPrice: { ...price, if: c, must: true } }) %}
costsother -> selfcost "instead" "of" spentso "it"                     {% ([how, , , of], _at, reject) => (typeof how === 'object' && 'self' in how && how.self !== of ? { how: how.self, of } : reject) %}
spentso  -> "bury"                                                    {% () => 'bury' %}
          | "discard"                                                 {% () => 'discard' %}
          | "flip"                                                    {% () => 'flip' %}

# Play a new Location in the same Region, right-side-up, when played. If it is Night, the Location may be in any Region.
remark   -> "if" cond "," "the" "location" "may" "is" regions         {% ([, c, , , , , , to]) => ({ farther: { if: c, to } }) %}
          | "the" "location" "may" "is" regions                       {% ([, , , , to]) => ({ farther: { to } }) %}
          | "the" "new" "location" "may" "is" regions                 {% ([, , , , , to]) => ({ farther: { to } }) %}
          | "regardless" "of" "region"                                {% () => ({ farther: { to: { region: 'any' } } }) %}
          | "regardless" "of" "dimension"                             {% () => ({ farther: { to: { dimension: 'any' } } }) %}

# Travel right-side-up to a new City Location in the same Region on a later Turn when played. If it is Night, you may do so on the same Turn instead.
# Travel right-side-up to a new City Location in the same Region on a later Turn when played. You may lose 1 Sanity to do this on the same Turn.
remark   -> "if" cond "," "you" "may" goso sooner                     {% ([, c]) => ({ sooner: { if: c } }) %}
          | "you" "may" goso sooner "if" cond                         {% ([, , , , , c]) => ({ sooner: { if: c } }) %}
          | "you" "may" goso sooner "by" "lose" num sanity            {% ([, , , , , , n]) => ({ sooner: { sanity: n } }) %}
          | "you" "may" goso sooner "by" "pay" num sanity             {% ([, , , , , , n]) => ({ sooner: { sanity: n } }) %}
          | "you" "may" goso sooner "if" "you" "lose" num sanity      {% ([, , , , , , , n]) => ({ sooner: { sanity: n } }) %}
          | "you" "may" "lose" num sanity "to" goso sooner            {% ([, , , n]) => ({ sooner: { sanity: n } }) %}
          | "you" "may" "pay" num sanity "to" goso sooner             {% ([, , , n]) => ({ sooner: { sanity: n } }) %}
          | "you" "may" "lose" num sanity "to" goso                   {% ([, , , n]) => ({ sooner: { sanity: n } }) %}
          | "you" "may" "pay" num sanity "to" goso                    {% ([, , , n]) => ({ sooner: { sanity: n } }) %}
          | "you" "may" goso "by" "lose" num sanity                   {% ([, , , , , n]) => ({ sooner: { sanity: n } }) %}
          | "you" "may" goso "by" "pay" num sanity                    {% ([, , , , , n]) => ({ sooner: { sanity: n } }) %}
          | "you" "may" goso "if" "you" "lose" num sanity             {% ([, , , , , , n]) => ({ sooner: { sanity: n } }) %}
          | "if" cond "," "you" "may" goso                            {% ([, c]) => ({ sooner: { if: c } }) %}
goso     -> "do" "so"                                                 {% draft.nothing %}
          | "do" "this"                                               {% draft.nothing %}
          | "play" "the" "location"                                   {% draft.nothing %}
          | "play" "the" "new" "location"                             {% draft.nothing %}
          | "play" "that" "location"                                  {% draft.nothing %}
sooner   -> "this" "turn"                                             {% draft.nothing %}
          | "this" "turn" "instead"                                   {% draft.nothing %}
          | "instead"                                                 {% draft.nothing %}

# Lose 2 Sanity when played. If you have Howard Lovecraft in play, ignore this effect.
remark   -> "if" cond "," "ignore" "this" "effect"                    {% ([, ignoredIf]) => ({ ignoredIf }) %}
          | "ignore" "this" "effect" "if" cond                        {% ([, , , , ignoredIf]) => ({ ignoredIf }) %}

# Your opponent loses the next Turn when played. (Play no cards, do not Pass.)
remark   -> "(" playnone ")"                                          {% () => ({}) %}

# When cast: draw one card. You must discard one Artifact to cast this card.   When played: draw two cards. To play this card, discard one Tome.
remark   -> "you" "must" costs payforit                               {% ([, , cost]) => ({ cost, toPlay: true }) %}
          | "must" costs payforit                                     {% ([, cost]) => ({ cost, toPlay: true }) %}
          | costs payforit                                            {% ([cost]) => ({ cost, toPlay: true }) %}
          | payforit "," costs                                        {% ([, , cost]) => ({ cost, toPlay: true }) %}
          | payforit "," "you" "must" costs                           {% ([, , , , cost]) => ({ cost, toPlay: true }) %}
          | payforit "you" "must" costs                               {% ([, , , cost]) => ({ cost, toPlay: true }) %}
payforit -> "to" playcast thiscard                                    {% draft.nothing %}
          | "when" "cast" thiscard                                    {% draft.nothing %}
          | "when" "casting" thiscard                                 {% draft.nothing %}
          | "when" "you" "cast" thiscard                              {% draft.nothing %}
          | "in" "order" "to" playcast thiscard                       {% draft.nothing %}

# Flip all Allies of your opponent when played. Dreamers are discarded instead.   Bury all Allies of your opponent when played. Priests are not buried but discarded.
remark   -> np ismust unlikely "instead"                             {% ([is, , how]) => ({ unlike: { is, how } }) %}
          | np ismust unlikely "instead" "of" unlikely               {% ([is, , how, , , not]) => ({ unlike: { is, how, not } }) %}
          | np "is" "not" unlikely "but" unlikely                    {% ([is, , , not, , how]) => ({ unlike: { is, how, not } }) %}
          | np "is" "not" unlikely "but" ismust unlikely             {% ([is, , , not, , , how]) => ({ unlike: { is, how, not } }) %}
          | np ismust unlikely "," "not" unlikely                    {% ([is, , how, , , not]) => ({ unlike: { is, how, not } }) %}
          | np ismust unlikely "and" "not" unlikely                  {% ([is, , how, , , not]) => ({ unlike: { is, how, not } }) %}
          | np ismust "only" unlikely                                {% ([is, , , how]) => ({ unlike: { is, how } }) %}
          | np ismust "only" unlikely "instead"                      {% ([is, , , how]) => ({ unlike: { is, how } }) %}
          | unlikely np "instead"                                    {% ([how, is]) => ({ unlike: { is, how } }) %}
          | unlikely np "instead" "of" unlikely "them"               {% ([how, is, , , not]) => ({ unlike: { is, how, not } }) %}
ismust   -> "is"                                                      {% draft.nothing %}
          | "must" "is"                                               {% draft.nothing %}
unlikely -> "bury"                                                    {% () => 'bury' %}
          | "discard"                                                 {% () => 'discard' %}
          | "flip"                                                    {% () => 'flip' %}
          | "flip" "face-down"                                        {% () => 'flip' %}

drawnot  -> "draw"                                                    {% draft.nothing %}
          | player "draw"                                             {% draft.nothing %}
          | "they" "draw"                                             {% draft.nothing %}
          | player "must" "draw"                                      {% draft.nothing %}
lessof   -> "fewer"                                                   {% () => -1 %}
          | "less"                                                    {% () => -1 %}
lessmore -> lessof                                                    {% draft.first %}
          | "more"                                                    {% () => 1 %}
dealtwith -> unlikely                                                 {% draft.first %}
          | "cancel"                                                  {% () => 'cancel' %}
          | "summon"                                                  {% () => 'summon' %}
          | "control"                                                 {% () => 'control' %}
          | "take"                                                    {% () => 'hand' %}
          | "return"                                                  {% () => 'hand' %}
          | "play"                                                    {% () => 'play' %}
thisway2 -> thisway                                                   {% draft.nothing %}
          | "this" "way"                                              {% draft.nothing %}
          | "thus"                                                    {% draft.nothing %}
          | "by" thiscard                                             {% draft.nothing %}
          | "with" thiscard                                           {% draft.nothing %}

# As your Turn, draw one card. You lose 1 Sanity for doing so.
aspayment -> "as" "payment"                                           {% draft.nothing %}
          | "in" "payment"                                            {% draft.nothing %}
          | "as" "a" "price"                                          {% draft.nothing %}
          | "as" "its" "price"                                        {% draft.nothing %}
remark   -> "you" "lose" num sanity "for" "do" "so"                   {% ([, , n]) => ({ cost: [{ sanity: n }] }) %}
          | "lose" num sanity "for" "do" "so"                         {% ([, n]) => ({ cost: [{ sanity: n }] }) %}
          | cost aspayment                                            {% ([cost]) => ({ cost: [cost] }) %}
          | "you" "must" cost aspayment                               {% ([, , cost]) => ({ cost: [cost] }) %}
          | aspayment "," cost                                        {% ([, , cost]) => ({ cost: [cost] }) %}
          | "do" "so" "cost" num sanity                               {% ([, , , n]) => ({ cost: [{ sanity: n }] }) %}
          | "do" "so" "cost" "you" num sanity                         {% ([, , , , n]) => ({ cost: [{ sanity: n }] }) %}
remark   -> limit                           {% ([limit]) => ({ limit }) %}
          | timing itthey "do" "not"                                  {% ([notWhile]) => ({ notWhile }) %}
          | timing "," itthey "do" "not"                              {% ([notWhile]) => ({ notWhile }) %}
          | itthey "do" "not" timing                                  {% ([, , , notWhile]) => ({ notWhile }) %}
          | itthey "do" "not" "do" "so" timing                        {% ([, , , , , notWhile]) => ({ notWhile }) %}
          | "do" "not" "affect" npd                                   {% ([, , , except]) => ({ except }) %}
          | npd mayneverbe dealtwith thisway2                         {% ([except, , exceptOf]) => ({ except, exceptOf }) %}
          | "no" np maycan "is" dealtwith thisway2                    {% ([, except, , , exceptOf]) => ({ except, exceptOf }) %}
          | mayneverbe "use" "to" dealtwith npd                       {% ([, , , exceptOf, except]) => ({ except, exceptOf }) %}
          | thiscard mayneverbe "use" "to" dealtwith npd              {% ([, , , , exceptOf, except]) => ({ except, exceptOf }) %}
          | thiscard maynot "cancel" npd                              {% ([, , , except]) => ({ except, exceptOf: 'cancel' }) %}
          | npd "is" "not" "affected"                                 {% ([except]) => ({ except }) %}
          | "spell" castby9 "by" allies9 "is" "not" "affected"        {% () => ({ except: { type: 'Spell', borneBy: { type: 'Ally' } } }) %}
          | npd "is" "exclude"                                        {% ([except]) => ({ except }) %}
          | npd "is" "exempt"                                         {% ([except]) => ({ except }) %}
          | npd "is" "exempt" spared2                                 {% ([except]) => ({ except }) %}
          | npd "is" "immune"                                         {% ([except]) => ({ except }) %}
          | npd "is" "immune" spared2                                 {% ([except]) => ({ except }) %}
          | npd "is" "not" "count"                                    {% ([uncounted]) => ({ uncounted }) %}
          | npd "do" "not" "count"                                    {% ([uncounted]) => ({ uncounted }) %}
          | "do" "not" "count" npd                                    {% ([, , , uncounted]) => ({ uncounted }) %}
          | "this" "do" "not" "affect" npd                            {% ([, , , , except]) => ({ except }) %}
          | "this" "do" "not" "apply" "to" npd                        {% ([, , , , , except]) => ({ except }) %}
          | "do" "not" "apply" "to" npd                               {% ([, , , , except]) => ({ except }) %}
          | mayneverbe "use" usedon2 npd                              {% ([, , , except]) => ({ except }) %}
          | thiscard mayneverbe "use" usedon2 npd                     {% ([, , , , except]) => ({ except }) %}
          | "do" "not" "work" usedon2 npd                             {% ([, , , , except]) => ({ except }) %}
          | thiscard "do" "not" "work" usedon2 npd                    {% ([, , , , , except]) => ({ except }) %}
          | "have" "no" "effect" usedon2 npd                          {% ([, , , , except]) => ({ except }) %}
          | "not" "against" npd                                       {% ([, , except]) => ({ except }) %}
          | "useless" usedon2 npd                                     {% ([, , except]) => ({ except }) %}
          | thiscard "is" "useless" usedon2 npd                       {% ([, , , , except]) => ({ except }) %}
          | "this" "have" "no" "effect" usedon2 npd                   {% ([, , , , , except]) => ({ except }) %}
          | thiscard "have" "no" "effect" usedon2 npd                 {% ([, , , , , except]) => ({ except }) %}
          | "this" "do" "not" saves5 npd                              {% ([, , , , except]) => ({ except }) %}
          | "do" "not" saves5 npd                                     {% ([, , , except]) => ({ except }) %}
usedon2  -> "on"                                                      {% draft.nothing %}
          | "against"                                                 {% draft.nothing %}
          | "for"                                                     {% draft.nothing %}
saves5   -> "save"                                                    {% draft.nothing %}
          | "protect"                                                 {% draft.nothing %}
          | "help"                                                    {% draft.nothing %}
remark   -> "this" "do" "not" "work" usedon2 npd                      {% ([, , , , , except]) => ({ except }) %}
          | restated                        {% () => ({}) %}
          | "your" "opponent" "must" "bury" "their" "card" {% () => ({ also: { move: { ref: 'cause' }, to: 'bury' } }) %}
          | "your" "opponent" "must" "bury" thecause {% () => ({ also: { move: { ref: 'cause' }, to: 'bury' } }) %}
          | "your" "opponent" "bury" thecause {% () => ({ also: { move: { ref: 'cause' }, to: 'bury' } }) %}
          | thecause "is" "bury"                                      {% () => ({ also: { move: { ref: 'cause' }, to: 'bury' } }) %}
          | "bury" thecause                                           {% () => ({ also: { move: { ref: 'cause' }, to: 'bury' } }) %}
          | "opponent" "bury" "card" "use"  {% () => ({ also: { move: { ref: 'cause' }, to: 'bury' } }) %}
          | "bury" thiscard "as" "well"                               {% () => ({ also: { move: { ref: 'self' }, to: 'bury' } }) %}
          | "discard" thiscard "as" "well"                            {% () => ({ also: { move: { ref: 'self' }, to: 'discard' } }) %}
          | "if" "card" "reveal" "is" "not" "a" "location" "," "bury" "it" {% () => ({ popStory: true }) %}
          | "if" "the" "card" "reveal" "is" "not" "a" "location" "," "bury" "it" {% () => ({ popStory: true }) %}
          | "if" "the" "reveal" "card" "is" "not" "a" "location" "," "bury" "it" {% () => ({ popStory: true }) %}
          | "if" "the" "next" "card" "is" "not" "a" "location" "," "bury" "it" {% () => ({ popStory: true }) %}
          | "bury" "any" "card" "reveal" "that" "is" "not" "a" "location" {% () => ({ popStory: true }) %}
          | "the" "same" happens5 otherswho "in" "the" "same" spread  {% ([, , , , , , , over]) => ({ spread: over }) %}
          | "the" "same" happens5 otherswho "in" "the" "same" spread "as" target {% ([, , , , , , , over]) => ({ spread: over }) %}
          | "the" "same" happens5 otherswho2 "in" "the" "same" spread {% ([, , , , , , , over]) => ({ spread: over }) %}
          | "the" "same" happens5 otherswho2 "in" "the" "same" spread "as" target {% ([, , , , , , , over]) => ({ spread: over }) %}
          | otherswho "in" "the" "same" spread "as" target "is" "similarly" "affected" {% ([, , , , over]) => ({ spread: over }) %}
          | otherswho2 "in" "the" "same" spread "is" "similarly" "affected" {% ([, , , , over]) => ({ spread: over }) %}
          | otherswho2 "in" "the" "same" spread "as" target "is" "similarly" "affected" {% ([, , , , over]) => ({ spread: over }) %}
          | otherswho "in" "the" "same" spread "is" "similarly" "affected" {% ([, , , , over]) => ({ spread: over }) %}
          | otherswho around "is" "similarly" "affected"              {% ([, spread]) => ({ spread }) %}
          | otherswho2 around "is" "similarly" "affected"             {% ([, spread]) => ({ spread }) %}
          | "the" "same" happens5 otherswho around                    {% ([, , , , spread]) => ({ spread }) %}
          | "the" "same" happens5 otherswho2 around                   {% ([, , , , spread]) => ({ spread }) %}
          | "not" "a" "weapon"                                        {% () => ({ noWeapon: true }) %}
          | thiscard "is" "not" "a" "weapon"                          {% () => ({ noWeapon: true }) %}
          | "is" "not" "a" "weapon"                                   {% () => ({ noWeapon: true }) %}
          | thatfighter "take" "no" "part" "in" thiscombat            {% () => ({ outOfCombat: true }) %}
          | thatfighter "do" "not" "take" "part" "in" thiscombat      {% () => ({ outOfCombat: true }) %}
          | "threat" "event"                                          {% () => ({ threatEvent: true }) %}
          | "use" "a" "gate"                                          {% () => ({ usesGate: true }) %}
          | "use" "gate"                                              {% () => ({ usesGate: true }) %}
          | thiscard "use" "a" "gate"                                 {% () => ({ usesGate: true }) %}
          | "play" throughgate                                        {% () => ({ usesGate: true }) %}
          | "play" thiscard intothreat                                {% () => ({ threatEvent: true }) %}
          | "play" intothreat                                         {% () => ({ threatEvent: true }) %}
          | "play" thiscard intothreat throughgate                    {% () => ({ threatEvent: true }) %}
          | "play" intothreat throughgate                             {% () => ({ threatEvent: true }) %}
          | npd "may" "is" "play" "normally"                          {% ([asEver], _at, reject) => (asEver.travel ? reject : { asEver }) %}
          | "travel" "event" "may" "is" "play" "normally" {% () => ({ exceptTravel: true }) %}
          | "otherwise" "," thiscard "may" "not" "is" "play"          {% () => ({ onlySo: true }) %}
          | "otherwise" thiscard "may" "not" "is" "play"              {% () => ({ onlySo: true }) %}
          | "may" "is" "play" "on" "your" "or" "a" "opponent" "'s"    {% () => ({ onEither: true }) %}
          | thiscard "may" "is" "play" "on" "your" "or" "a" "opponent" "'s" {% () => ({ onEither: true }) %}
          | goesback                                                  {% () => ({ backThere: 'gone' }) %}
          | goesback "(" eitherloss nogate8 ")"                       {% () => ({ backThere: 'gone', gateShut: true }) %}
          | goesback "(" nogate8 ")"                                  {% () => ({ backThere: 'gone', gateShut: true }) %}
          | goesback nogate8                                          {% () => ({ backThere: 'gone', gateShut: true }) %}
          | goesback "," nogate8                                      {% () => ({ backThere: 'gone', gateShut: true }) %}
          | nogate8                                                   {% () => ({ gateShut: true }) %}
          | goesback "(" noeither ")"                                 {% () => ({ backThere: 'gone' }) %}
          | goesback "and" "lose" nextturn9                           {% () => ({ backThere: 'gone', idle: true }) %}
          | goesback "(" eitherloss nogate8 ")" "and" "lose" nextturn9 {% () => ({ backThere: 'gone', gateShut: true, idle: true }) %}
          | goesback "(" nogate8 ")" "and" "lose" nextturn9           {% () => ({ backThere: 'gone', gateShut: true, idle: true }) %}
          | goesback "(" noeither ")" "and" "lose" nextturn9          {% () => ({ backThere: 'gone', idle: true }) %}
          | "if" "it" "is" "a" np "," goesback                        {% ([, , , , is], _at, reject) => (is.travel || is.type === 'Location' ? { backThere: 'called' } : reject) %}
          | "ignore" eitherway gatesep gateclosed                     {% () => ({ gateShut: true }) %}
          | "this" "special" "effect" "box" "is" "valid" "even" "when" thiscard "is" "in" "play" "as" "a" "ally" {% () => ({ keepsText: true }) %}
          | "may" "only" "is" "cast" "during" "combat" {% () => ({ window: 'combat' }) %}
          | "ally" "may" "defend"                                     {% () => ({ defended: true }) %}
          | "ally" "may" "defend" "you"                               {% () => ({ defended: true }) %}
          | "only" "ally" "is" "lose" "to" "this" "attack"            {% () => ({ alliesAlone: true }) %}
          | summoned2 "attack" foe                                    {% () => ({ summoned: true }) %}
          | summoned2 "attack" foe thereat                            {% ([, , , at]) => ({ summonedAt: at }) %}
          | summoned2 "must" "attack" foe                             {% () => ({ summoned: true }) %}
          | summoned2 "must" "attack" foe thereat                     {% ([, , , , at]) => ({ summonedAt: at }) %}
          | summoned2 "attack" foe "," "but" "ally" "may" "defend"    {% () => ({ summoned: true }) %}
          | summoned2 "attack" foe "," "and" "ally" "may" "defend"    {% () => ({ summoned: true }) %}
          | "bury" "the" np                                           {% ([, , summoned]) => ({ summoned }) %}
          | "bury" "the" np afterwards5                               {% ([, , summoned]) => ({ summoned }) %}
          | "bury" "that" "monster" afterwards5                       {% () => ({ summoned: true }) %}
          | "bury" "it" afterwards5                                   {% () => ({ summoned: true }) %}
          | "the" "monster" "is" "bury" afterwards5                   {% () => ({ summoned: true }) %}
          | "it" "is" "bury" afterwards5                              {% () => ({ summoned: true }) %}
          | summoned2 "is" "bury" "after" "the" "attack"              {% () => ({ summoned: true }) %}
          | "after" "the" "attack" "," "bury" "it"                    {% () => ({ summoned: true }) %}
          | "after" "the" "attack" "," summoned2 "is" "bury"          {% () => ({ summoned: true }) %}
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
          | "otherwise" "," act "and" act                             {% ([, , otherwise, , otherwiseThen]) => ({ otherwise, otherwiseThen }) %}
          | "otherwise" act "and" act                                 {% ([, otherwise, , otherwiseThen]) => ({ otherwise, otherwiseThen }) %}
          | "otherwise" act                                           {% ([, otherwise]) => ({ otherwise }) %}
          | away "any" "other" "card" "reveal"                        {% ([to]) => ({ otherwise: { move: cards.allOfIt(), to }, rest: true }) %}
          | away "any" "other" "card"                                 {% ([to]) => ({ otherwise: { move: cards.allOfIt(), to }, rest: true }) %}
          | "any" "other" "card" "is" fate                            {% ([, , , , to], _at, reject) => (to ? { otherwise: { move: cards.allOfIt(), to }, rest: true } : reject) %}
          | "any" "other" "card" "reveal" "is" fate                   {% ([, , , , , to], _at, reject) => (to ? { otherwise: { move: cards.allOfIt(), to }, rest: true } : reject) %}
          | "all" "other" "card" "is" fate                            {% ([, , , , to], _at, reject) => (to ? { otherwise: { move: cards.allOfIt(), to }, rest: true } : reject) %}
          | "all" "others" "is" fate                                  {% ([, , , to], _at, reject) => (to ? { otherwise: { move: cards.allOfIt(), to }, rest: true } : reject) %}
          | "otherwise" "," item                                      {% ([, , each], _at, reject) => ('op' in each ? { otherwise: each.op } : reject) %}
          | "otherwise" item                                          {% ([, each], _at, reject) => ('op' in each ? { otherwise: each.op } : reject) %}
          | "if" "not" "," act                                        {% ([, , , otherwise]) => ({ otherwise }) %}
          | "otherwise" "," "you" "may" act                           {% ([, , , , op], _at, reject) => ('move' in op || 'play' in op ? { otherwise: { ...op, optional: true } } : reject) %}
          | "otherwise" "you" "may" act                               {% ([, , , op], _at, reject) => ('move' in op || 'play' in op ? { otherwise: { ...op, optional: true } } : reject) %}
          | "if" "not" "," "you" "may" act                            {% ([, , , , , op], _at, reject) => ('move' in op || 'play' in op ? { otherwise: { ...op, optional: true } } : reject) %}
          | "if" "you" "do" "," act                                   {% ([, , , , ifDone]) => ({ ifDone }) %}
          | "if" "you" "do" "and" cond "," act                        {% ([, , , , when, , op]) => ({ ifDone: { if: when, do: [op] } }) %}
          | "if" "they" "do" "not" "," dues                           {% ([, , , , , ops]) => ({ ifNotDone: ops, by: 'they' }) %}
          | "if" "they" "cannot" "not" "," dues                       {% ([, , , , , ops]) => ({ ifNotDone: ops, by: 'they', ifUnable: true }) %}
          | "if" "your" "opponent" "do" "not" "," dues                {% ([, , , , , , ops]) => ({ ifNotDone: ops, by: 'opponent' }) %}
          | "choose" sel                                              {% ([, aim], _at, reject) => (aim.theirs ? reject : { aim }) %}
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
          | useonly anyfoe thereat                                    {% ([, , c]) => ({ foe: 'opponent', foeIf: c }) %}
          | useonly foe thereat                                       {% ([, who, c]) => ({ foe: who, foeIf: c }) %}
          | "choose" foe                                              {% ([, who]) => ({ foe: who }) %}
          | "choose" foe thereat                                      {% ([, who, c]) => ({ foe: who, foeIf: c }) %}
          | "randomly" "choose" sel                                   {% ([, , aim]) => cards.randomAim(aim) %}
          | "choose" sel "at" "random"                                {% ([, aim]) => cards.randomAim(aim) %}
          | "this" "may" "is" done2 limit                             {% ([, , , , limit]) => ({ limit }) %}
          | "this" "may" "only" "is" done2 limit                      {% ([, , , , , limit]) => ({ limit }) %}
          | "this" "may" "is" done2 "only" limit                      {% ([, , , , , limit]) => ({ limit }) %}
          | "this" "can" "is" done2 limit                             {% ([, , , , limit]) => ({ limit }) %}
          | "this" "can" "only" "is" done2 limit                      {% ([, , , , , limit]) => ({ limit }) %}
          | "this" "can" "is" done2 "only" limit                      {% ([, , , , , limit]) => ({ limit }) %}
          | "this" ability "may" "is" "use" limit                     {% ([, , , , , limit]) => ({ limit }) %}
          | "this" ability "may" "only" "is" "use" limit              {% ([, , , , , , limit]) => ({ limit }) %}
          | "you" "may" "do" "this" limit                             {% ([, , , , limit]) => ({ limit }) %}
          | "you" "may" "only" "do" "this" limit                      {% ([, , , , , limit]) => ({ limit }) %}
          | away "any" "other" "card"                                 {% ([to]) => ({ otherwise: { move: { ref: 'revealed' }, to } }) %}
          | usableso fighting                                         {% () => ({ alsoWindow: 'combat' }) %}
          | usableso "as" "your" "turn" "or" fighting                 {% () => ({ alsoWindow: 'combat' }) %}
          | usableso fighting "or" "as" "your" "turn"                 {% () => ({ alsoWindow: 'combat' }) %}
          | usableso "even" fighting                                  {% () => ({ alsoWindow: 'combat' }) %}
          | usableso "at" "any" "time"                                {% () => ({ alsoWindow: 'anyTime' }) %}
          | "cast" "in" "combat"                                      {% () => ({ window: 'combat' }) %}
          | "cast" "only" "in" "combat"                               {% () => ({ window: 'combat' }) %}
          | "cast" "during" "combat"                                  {% () => ({ window: 'combat' }) %}
          | "cast" "only" "during" "combat"                           {% () => ({ window: 'combat' }) %}
          | "may" "only" "is" "cast" "in" "combat"                    {% () => ({ window: 'combat' }) %}
          | thiscard "may" "only" "is" "cast" fighting                {% () => ({ window: 'combat' }) %}
          | thiscard "can" "only" "is" "cast" fighting                {% () => ({ window: 'combat' }) %}
          | thiscard "may" "is" "cast" "only" fighting                {% () => ({ window: 'combat' }) %}
          | thiscard "can" "is" "cast" "only" fighting                {% () => ({ window: 'combat' }) %}
          | "can" "is" "cast" "only" fighting                         {% () => ({ window: 'combat' }) %}
          | "may" "is" "cast" "only" "in" "combat"                    {% () => ({ window: 'combat' }) %}
          | "may" "is" "cast" "only" "during" "combat"                {% () => ({ window: 'combat' }) %}
          | "can" "only" "is" "cast" "in" "combat"                    {% () => ({ window: 'combat' }) %}
          | "can" "only" "is" "cast" "during" "combat"                {% () => ({ window: 'combat' }) %}
          | place2 newly placed                                       {% ([, , placed]) => ({ placed }) %}
          | "play" newly placed                                       {% ([, , placed]) => ({ placed }) %}
          | newly "is" "play" placed                                  {% ([, , , placed]) => ({ placed }) %}
          | newly "is" "place" placed                                 {% ([, , , placed]) => ({ placed }) %}
          | "the" "new" "location" "must" bear "the" np symbol        {% ([, , , , , , is]) => ({ goesTo: nouns.bearing(is) }) %}
          | "the" "new" "location" "must" "is" np                     {% ([, , , , , is]) => ({ goesTo: is }) %}
          | "the" "new" "location" "must" "is" "a" np                 {% ([, , , , , , is]) => ({ goesTo: is }) %}
          | "the" "new" "location" "may" "not" "is" npd               {% ([, , , , , , is]) => ({ goesTo: { not: nouns.location(is) } }) %}
          | "the" "new" "location" "may" "is" npd                     {% ([, , , , , is]) => ({ goesToo: is }) %}
          | "it" "must" "is" "a" np                                   {% ([, , , , is]) => ({ goesTo: is }) %}
          | "the" "location" "must" "is" "a" np                       {% ([, , , , , is]) => ({ goesTo: is }) %}
          | "the" "location" "must" bear "the" np symbol              {% ([, , , , , is]) => ({ goesTo: nouns.bearing(is) }) %}
          | "return" "it" "at" "the" "end" "of" "combat"              {% () => ({ controlEnds: true }) %}
          | "return" "it" "to" "its" "owner" "at" "the" "end" "of" "combat" {% () => ({ controlEnds: true }) %}
          | "return" "it" "to" "its" "owner" "after" "combat"         {% () => ({ controlEnds: true }) %}
          | "it" "return" "to" "its" "owner" "after" "combat"         {% () => ({ controlEnds: true }) %}
          | "it" "return" "to" "its" "owner" "at" "the" "end" "of" "combat" {% () => ({ controlEnds: true }) %}
          | "otherwise" "," "add" points                              {% ([, , , n]) => ({ elseAdd: n }) %}
          | "otherwise" "add" points                                  {% ([, , n]) => ({ elseAdd: n }) %}
          | "otherwise" "," "subtract" points                         {% ([, , , n]) => ({ elseAdd: cards.minus(n) }) %}
          | "otherwise" num                                           {% ([, elseNumber]) => ({ elseNumber }) %}
          | "otherwise" num "point"                                   {% ([, elseNumber]) => ({ elseNumber }) %}
          | "otherwise" "," num                                       {% ([, , elseNumber]) => ({ elseNumber }) %}
          | "otherwise" "," num "point"                               {% ([, , elseNumber]) => ({ elseNumber }) %}
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
          | "if" cond "," "you" "may" act "instead"                   {% ([, insteadIf, , , , insteadOp]) => ({ insteadIf, insteadOp, insteadMay: true }) %}
          | "if" cond "," act "and" act "instead"                     {% ([, insteadIf, , insteadOp, , insteadMore]) => ({ insteadIf, insteadOp, insteadMore }) %}
          | "if" cond "," "you" "may" act "and" act "instead"         {% ([, insteadIf, , , , insteadOp, , insteadMore]) => ({ insteadIf, insteadOp, insteadMore, insteadMay: true }) %}
          | timing "," "you" "may" act "and" act "instead"            {% ([insteadIf, , , , insteadOp, , insteadMore]) => ({ insteadIf, insteadOp, insteadMore, insteadMay: true }) %}
          | timing "," act "and" act "instead"                        {% ([insteadIf, , insteadOp, , insteadMore]) => ({ insteadIf, insteadOp, insteadMore }) %}
          | "if" cond "," "you" "may" "instead" act                   {% ([, insteadIf, , , , , insteadOp]) => ({ insteadIf, insteadOp, insteadMay: true }) %}
          | "if" cond "," "instead" act                               {% ([, insteadIf, , , insteadOp]) => ({ insteadIf, insteadOp }) %}
          | timing "," "you" "may" act "instead"                      {% ([insteadIf, , , , insteadOp]) => ({ insteadIf, insteadOp, insteadMay: true }) %}
          | timing "," act "instead"                                  {% ([insteadIf, , insteadOp]) => ({ insteadIf, insteadOp }) %}
          | "if" cond "," item "instead"                              {% ([, insteadIf, , each], _at, reject) => ('op' in each ? (cards.byHim.has(each.op) ? reject : { insteadIf, insteadOp: each.op }) : 'effect' in each && !each.until && !each.if && each.effect.of?.ref === 'self' ? { insteadIf, insteadEffect: each.effect } : reject) %}
          | "otherwise" "," "lose" num                                {% ([, , , n]) => ({ otherwiseSanity: { n, sign: -1 } }) %}
          | "otherwise" "," "gain" num                                {% ([, , , n]) => ({ otherwiseSanity: { n, sign: 1 } }) %}
          | "otherwise" "lose" num                                    {% ([, , n]) => ({ otherwiseSanity: { n, sign: -1 } }) %}
          | "otherwise" "gain" num                                    {% ([, , n]) => ({ otherwiseSanity: { n, sign: 1 } }) %}
          | answering player done npd                                 {% ([, by, after, of]) => ({ window: { after, of, by } }) %}
          | answering player "have" done npd                          {% ([, by, , after, of]) => ({ window: { after, of, by } }) %}
          | answering player done npd whomhit                         {% ([, by, after, of, on]) => ({ window: { after, of, by, on } }) %}
          | answering player "have" done npd whomhit                  {% ([, by, , after, of, on]) => ({ window: { after, of, by, on } }) %}
          | answering npd "is" done                                   {% ([, of, , after]) => ({ window: { after, of, by: 'each' } }) %}
          | answering npd "is" done whomhit                           {% ([, of, , after, on]) => ({ window: { after, of, by: 'each', on } }) %}
          | answering npd "is" done "by" player                       {% ([, of, , after, , by]) => ({ window: { after, of, by } }) %}
          | answering npd "is" done "by" player whomhit               {% ([, of, , after, , by, on]) => ({ window: { after, of, by, on } }) %}
          | answering npd "is" done whomhit "by" player               {% ([, of, , after, on, , by]) => ({ window: { after, of, by, on } }) %}
          | answering "you" "have" "lose" npd sincelast               {% ([, , , , of]) => ({ window: { after: 'loss', of, by: 'each' } }) %}
          | answering "you" "lose" npd sincelast                      {% ([, , , of]) => ({ window: { after: 'loss', of, by: 'each' } }) %}
          | answering player "make" "you" "lose" npd                  {% ([, by, , , , of]) => ({ window: { after: 'loss', of, by } }) %}
          | answering player "make" "you" "lose" npd sincelast        {% ([, by, , , , of]) => ({ window: { after: 'loss', of, by } }) %}
          | "their" "ally" "may" "defend"                             {% () => ({ defended: true }) %}
          | "your" "ally" "may" "defend"                              {% () => ({ defended: true }) %}
          | "your" "opponent" "'s" "ally" "may" "defend"              {% () => ({ defended: true }) %}
          | "if" "it" "is" "not" "a" "location" "," again2 "until" locationup {% () => ({ popStory: true }) %}
          | "repeat" "until" locationup                               {% () => ({ popStory: true, repeats: true }) %}
          | "repeat" "this" "until" locationup                        {% () => ({ popStory: true, repeats: true }) %}
          | again3 "until" locationup                                 {% () => ({ popStory: true }) %}
          | "bury" nolocation "until" locationup                      {% () => ({ popStory: true }) %}
          | "cost" num sanity "to" "use"                              {% ([, n]) => ({ price: n }) %}
          | thiscard "cost" num sanity "to" "use"                     {% ([, , n]) => ({ price: n }) %}
          | "cost" num sanity "each" "time" "it" "is" "use"           {% ([, n]) => ({ price: n }) %}
          | "rotate" "after" "use"                                    {% () => ({ cost: [{ self: 'rotate' }] }) %}
          | "rotate" thiscard "after" "use"                           {% () => ({ cost: [{ self: 'rotate' }] }) %}
          | "rotate" thiscard "when" "use"                            {% () => ({ cost: [{ self: 'rotate' }] }) %}
          | "bury" "after" "use"                                      {% () => ({ cost: [{ self: 'bury' }] }) %}
          | "discard" "after" "use"                                   {% () => ({ cost: [{ self: 'discard' }] }) %}
          | "flip" "after" "use"                                      {% () => ({ cost: [{ self: 'flip' }] }) %}
          | "bury" "when" "use"                                       {% () => ({ cost: [{ self: 'bury' }] }) %}
          | "discard" "when" "use"                                    {% () => ({ cost: [{ self: 'discard' }] }) %}
          | "flip" "when" "use"                                       {% () => ({ cost: [{ self: 'flip' }] }) %}
          | "flip" thiscard                                           {% () => ({ cost: [{ self: 'flip' }] }) %}
          | cost gateagain                                            {% ([cost]) => ({ cost: [cost] }) %}
          | "must" cost gateagain                                     {% ([, cost]) => ({ cost: [cost] }) %}
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
          | npd "add" num "point" "instead"                           {% ([is, , insteadAdd]) => ({ insteadIf: conditions.borneBySuch(is), insteadAdd }) %}
          | npd "add" num "instead"                                   {% ([is, , insteadAdd]) => ({ insteadIf: conditions.borneBySuch(is), insteadAdd }) %}
          | "if" borneby npd "," "add" num "point" "instead"          {% ([, , is, , , insteadAdd]) => ({ insteadIf: conditions.borneBySuch(is), insteadAdd }) %}
          | "if" borneby npd "," "add" num "instead"                  {% ([, , is, , , insteadAdd]) => ({ insteadIf: conditions.borneBySuch(is), insteadAdd }) %}
          | "add" num "point" "instead" "if" borneby npd              {% ([, insteadAdd, , , , , is]) => ({ insteadIf: conditions.borneBySuch(is), insteadAdd }) %}
          | "if" "cast" timing "," "add" num "instead"                {% ([, , insteadIf, , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" "cast" timing "," "add" num "point" "instead"        {% ([, , insteadIf, , , insteadAdd]) => ({ insteadIf, insteadAdd }) %}
          | "if" "cast" timing "," act "instead"                      {% ([, , insteadIf, , insteadOp]) => ({ insteadIf, insteadOp }) %}
          | "if" "play" timing "," act "instead"                      {% ([, , insteadIf, , insteadOp]) => ({ insteadIf, insteadOp }) %}
# Keep at least your Minimum and at most your Maximum.   The Tome may contain Spells.   This Tome may be replaced with another, if lost.
restated -> keeping                                                   {% draft.nothing %}
          | "if" thiscard "is" losing "," "bury" toomany              {% draft.nothing %}
          | "if" thiscard "leave" "play" "," "bury" toomany           {% draft.nothing %}
          | "if" thiscard "is" losing "," toomany "is" "bury"         {% draft.nothing %}
          | "if" thiscard "leave" "play" "," toomany "is" "bury"      {% draft.nothing %}
          | "bury" toomany "if" thiscard "is" losing                  {% draft.nothing %}
          | "bury" toomany "if" thiscard "leave" "play"               {% draft.nothing %}
          | "you" "must" "is" "in" "the" "proper" "dimension" {% draft.nothing %}
          | "you" "must" "is" "in" "the" "correct" "dimension" {% draft.nothing %}
          | np "that" "affect" "you" "is" "not" "remove"    {% draft.nothing %}
          | np "that" "affect" "you" "is" "not" "affect"    {% draft.nothing %}
          | np "in" "play" "is" "not" "remove"              {% draft.nothing %}
          | np "in" "play" "is" "not" "affect"              {% draft.nothing %}
          | "bury" everyone2 "spell" "when" "cast"                    {% draft.nothing %}
          | "bury" everyone2 "spell" "after" "it" "is" "cast"         {% draft.nothing %}
          | "bury" everyone2 "spell" "after" "casting" "it"           {% draft.nothing %}
          | remain "until" "remove"                                   {% draft.nothing %}
          | thiscard remain "in" "play" "until" "remove"              {% draft.nothing %}
          | "if" thiscard "is" losing "," "both" "weapon" "suffer" "the" "same" "fate"{% draft.nothing %}
          | "add" "the" valueword "of" "both"                         {% draft.nothing %}
          | "add" "the" valueword "of" "both" "weapon"                {% draft.nothing %}
          | "if" thiscard "is" losing "," "any" "weapon" "suffer" "the" "same" "fate"{% draft.nothing %}
          | "if" thiscard "is" losing "," "all" "weapon" "suffer" "the" "same" "fate"{% draft.nothing %}
          | "if" "either" "weapon" "is" losing "," "the" "other" "remain" "with" "that" "ally"{% draft.nothing %}
          | "if" "either" "weapon" "is" losing "," "the" "other" "remain" "with" thiscard{% draft.nothing %}
          | "ally" "is" "bury" "as" "usual"                           {% draft.nothing %}
          | "the" "ally" "is" "bury" "as" "usual"                     {% draft.nothing %}
          | np "commit" "in" "the" "same" "battle" "defend" "against" "other" np asusual {% draft.nothing %}
          | np "defend" "against" "other" np asusual                  {% draft.nothing %}
          | np "may" "defend" "against" "other" np asusual            {% draft.nothing %}
          | "they" "may" "defend" "against" "other" np asusual        {% draft.nothing %}
          | "it" "is" "bury" "as" "usual"                             {% draft.nothing %}
          | "all" "card" remain "in" "their" "threat"                 {% draft.nothing %}
          | "all" "threat" remain "as" "they" "is"                    {% draft.nothing %}
          | "during" "the" "discard" "phase" "," keeping              {% draft.nothing %}
          | everyone3 "spell" heldthere "suffer" "the" "same" "fate"  {% draft.nothing %}
          | everyone3 "spell" heldthere "is" losing                   {% draft.nothing %}
          | "the" "tome" "may" "contain" "spell"                      {% draft.nothing %}
          | this thing maycan "is" "replace" "with" "another" "," "if" "lose" {% draft.nothing %}
          | "it" maycan "is" "replace" "with" "another" "," "if" "lose" {% draft.nothing %}
          | "if" "it" "is" losing "," "it" maycan "is" "replace" "with" "another" {% draft.nothing %}
          | "language" "and" sanity "cost" "apply"                    {% draft.nothing %}
          | this thing "remain" "with" %self "and" "suffer" "any" "fate" "that" %self "suffer" {% draft.nothing %}
          | "protection" "from" "card" "that" "would" "cause" "you" "to" "lose" npd {% draft.nothing %}
          | "protection" "from" "card" "that" "cause" "you" "to" "lose" npd {% draft.nothing %}
          | "protection" "from" "card" "that" "cause" "you" "to" "lose" npd "at" "random" {% draft.nothing %}
          | "protection" "from" "card" "that" "would" "cause" "you" "to" "lose" npd "at" "random" {% draft.nothing %}
          | "your" "opponent" "must" "bury" "the" "card" "in" "their" "story" "deck" {% draft.nothing %}
          | this thing "have" "constant" "effect"                     {% draft.nothing %}
          | "bury" thiscard "once" "the" "ally" "have" "is" "move"    {% draft.nothing %}
          | "cast" thiscard "on" npd inside "your" "hand"             {% draft.nothing %}
          | "remain" "thus" lasting                                   {% draft.nothing %}
          | "rotate" np "to" "indicate" "it" "is" "the" "target"      {% draft.nothing %}
          | "you" "or" "your" "ally" "must" "know" "the" "proper" "language" "," "if" "need" {% draft.nothing %}
          | "spell" "icon" "for" "tome" "and" "spell" "must" "match"  {% draft.nothing %}
          | "spell" "cannot" "is" "transfer" "from" "or" "to" "your" "hand" {% draft.nothing %}
          | "turn" "it" "face-up" "at" "the" "end" "of" eachround     {% draft.nothing %}
          | "turn" thiscard "face-up" "at" "the" "end" "of" eachround {% draft.nothing %}
          | "may" "is" "cast" "during" "combat"                       {% draft.nothing %}
          | "may" "is" "cast" "in" "combat"                           {% draft.nothing %}
          | thiscard "may" "is" "cast" "during" "combat"              {% draft.nothing %}
          | thiscard "may" "is" "cast" "in" "combat"                  {% draft.nothing %}
          | "ally" "may" "not" "defend"                               {% draft.nothing %}
          | "ally" "cannot" "defend"                                  {% draft.nothing %}
          | "it" "turn" "face-up" "at" "the" "end" "of" eachround     {% draft.nothing %}
          | "flip" "it" "face-up" "at" "the" "end" "of" eachround     {% draft.nothing %}
          | "if" thiscard "is" losing "," "so" "is" "its" "weapon"    {% draft.nothing %}
          | "all" "threat" remain "in" "play" "until" "the" thenext "round" {% draft.nothing %}
          | "all" "threat" remain "in" "place"                        {% draft.nothing %}
          | player "do" "not" "regain" "the" sanity spentfor               {% draft.nothing %}
          | "the" sanity spentfor "is" "not" "regain"                   {% draft.nothing %}
          | "the" sanity spentfor "is" "lose"                         {% draft.nothing %}
          | "card" "in" "each" "threat" remain keptthere              {% draft.nothing %}
          | "card" "in" "all" "threat" remain keptthere               {% draft.nothing %}
          | "all" "card" "in" "each" "threat" remain keptthere        {% draft.nothing %}
          | "each" "threat" remain keptthere                          {% draft.nothing %}
          | "all" "threat" remain keptthere                           {% draft.nothing %}
          | "threat" remain keptthere                                 {% draft.nothing %}
          | "all" "threat" remain "in" "play"                         {% draft.nothing %}
          | "all" "threat" remain "in" "play" "for" "the" thenext "round" {% draft.nothing %}
happens5 -> %unknown "to"                                              {% draft.nothing %}
          | "apply" "to"                                              {% draft.nothing %}
          | "go" "for"                                                {% draft.nothing %}
otherswho -> "any" "other" "investigator" "who" "is"                  {% draft.nothing %}
          | "any" "other" "player" "whose" "investigator" "is"        {% draft.nothing %}
          | "any" "other" "player" "who" "is"                         {% draft.nothing %}
          | "each" "other" "player" "whose" "investigator" "is"       {% draft.nothing %}
          | "each" "other" "investigator" "who" "is"                  {% draft.nothing %}
otherswho2 -> "any" "other" "investigator"                            {% draft.nothing %}
          | "any" "other" "player"                                    {% draft.nothing %}
          | "each" "other" "player"                                   {% draft.nothing %}
          | "each" "other" "investigator"                             {% draft.nothing %}
          | "all" "other" "player"                                    {% draft.nothing %}
          | "all" "other" "investigator"                              {% draft.nothing %}
intothreat -> "in" "your" "threat"                                    {% draft.nothing %}
          | "to" "your" "threat"                                      {% draft.nothing %}
          | "into" "your" "threat"                                    {% draft.nothing %}
          | "face-down" "in" "your" "threat"                          {% draft.nothing %}
          | "face-down" "to" "your" "threat"                          {% draft.nothing %}
          | "face-down" "into" "your" "threat"                        {% draft.nothing %}
throughgate -> "(" "use" "gate" ")"                                   {% draft.nothing %}
          | "(" "use" "a" "gate" ")"                                  {% draft.nothing %}
          | "(" "use" "the" "gate" ")"                                {% draft.nothing %}
          | "(" "this" "use" "a" "gate" ")"                           {% draft.nothing %}
          | "(" "this" "use" "the" "gate" ")"                         {% draft.nothing %}
          | "," "use" "a" "gate"                                      {% draft.nothing %}
          | "," "use" "the" "gate"                                    {% draft.nothing %}
          | "," "use" "its" "gate"                                    {% draft.nothing %}
          | "through" "a" "gate"                                      {% draft.nothing %}
          | "by" "use" "a" "gate"                                     {% draft.nothing %}
          | "by" "use" "the" "gate"                                   {% draft.nothing %}
target   -> "the" "target"                                            {% draft.nothing %}
          | "target"                                                  {% draft.nothing %}
spentfor -> "spend"                                                   {% draft.nothing %}
          | "pay"                                                     {% draft.nothing %}
          | "spend" "on" "it"                                         {% draft.nothing %}
          | "pay" "for" "it"                                          {% draft.nothing %}
          | "spend" "to" "cast" "it"                                  {% draft.nothing %}
keptthere -> "there"                                                  {% draft.nothing %}
          | "there" "until" thenext2                                  {% draft.nothing %}
          | "in" "play" "until" "the" "next" "combat"                 {% draft.nothing %}
          | "as" "they" "is" "until" thenext2                         {% draft.nothing %}
          | "in" "place" "until" thenext2                             {% draft.nothing %}
          | "where" "they" "is"                                       {% draft.nothing %}
          | "where" "they" "is" "until" thenext2                      {% draft.nothing %}
thenext2 -> "the" "next" "combat"                                     {% draft.nothing %}
          | "the" "next" "round"                                      {% draft.nothing %}
keeping  -> "keep" lowest "and" highest                               {% draft.nothing %}
          | "you" "must" "keep" lowest                                {% draft.nothing %}
          | "you" "may" "keep" highest                                {% draft.nothing %}
          | "if" "you" "have" "fewer" "than" minimum "," "you" "may" "not" "discard" "any" {% draft.nothing %}
          | "if" "you" "have" "more" "than" maximum "," "you" "must" "discard" "some" {% draft.nothing %}
          | keeping ";" keeping                                       {% draft.nothing %}
lowest   -> "at" "least" minimum                                      {% draft.nothing %}
highest  -> "at" "most" maximum                                       {% draft.nothing %}
          | "up" "to" maximum                                         {% draft.nothing %}
minimum  -> "your" "minimum"                                          {% draft.nothing %}
          | "this" "minimum" "number" "of" "card" "in" "your" "hand"  {% draft.nothing %}
maximum  -> "your" "maximum"                                          {% draft.nothing %}
          | "this" "maximum"                                          {% draft.nothing %}
toomany  -> "the" more "spell"                                        {% draft.nothing %}
          | "any" more "spell"                                        {% draft.nothing %}
          | "the" "excess" "spell"                                    {% draft.nothing %}
          | "any" "excess" "spell"                                    {% draft.nothing %}
this     -> "this"                                                    {% draft.nothing %}
          | "the"                                                     {% draft.nothing %}
thing    -> "artifact"                                                {% () => 'Artifact' %}
          | "tome"                                                    {% () => 'Tome' %}
          | "spell"                                                   {% () => 'Spell' %}
          | "weapon"                                                  {% () => 'Artifact' %}
          | "card"                                                    {% draft.nothing %}
paid5    -> "pay"                                                     {% draft.nothing %}
          | "you" "must" "pay"                                        {% draft.nothing %}
that5    -> "that"                                                    {% draft.nothing %}
          | "the"                                                     {% draft.nothing %}
          | "this"                                                    {% draft.nothing %}
          | "such"                                                    {% draft.nothing %}
          | "such" "a"                                                {% draft.nothing %}
thing5   -> thing                                                     {% draft.nothing %}
          | "ally"                                                    {% draft.nothing %}
          | "monster"                                                 {% draft.nothing %}
          | "event"                                                   {% draft.nothing %}
          | "location"                                                {% draft.nothing %}
maycan   -> "may"                                                     {% draft.nothing %}
          | "can"                                                     {% draft.nothing %}
spared5  -> "the" np                                                  {% ([, is]) => is %}
          | "that" np                                                 {% ([, is]) => is %}
thatfighter -> "that" "ally"                                          {% draft.nothing %}
          | "the" "ally"                                              {% draft.nothing %}
          | "they"                                                    {% draft.nothing %}
thiscombat -> "this" "combat"                                         {% draft.nothing %}
          | "the" "combat"                                            {% draft.nothing %}
          | "combat"                                                  {% draft.nothing %}
newly    -> "the" "new" "location"                                    {% draft.nothing %}
          | "the" "location"                                          {% draft.nothing %}
          | "that" "location"                                         {% draft.nothing %}
          | "this" "new" "location"                                   {% draft.nothing %}
usableso -> maycan "is" "use"                                         {% draft.nothing %}
          | thiscard maycan "is" "use"                                {% draft.nothing %}
          | "it" maycan "is" "use"                                    {% draft.nothing %}
          | "this" maycan "is" "use"                                  {% draft.nothing %}
          | "this" maycan "is" done2                                  {% draft.nothing %}
          | "you" maycan "do" "this"                                  {% draft.nothing %}
          | "you" maycan "use" thiscard                               {% draft.nothing %}
fighting -> "in" "combat"                                             {% draft.nothing %}
          | "during" "combat"                                         {% draft.nothing %}
answering -> "play" "when"                                            {% draft.nothing %}
          | "play" "after"                                            {% draft.nothing %}
          | "play" thiscard "when"                                    {% draft.nothing %}
          | "play" thiscard "after"                                   {% draft.nothing %}
          | "cast" "when"                                             {% draft.nothing %}
          | "cast" "after"                                            {% draft.nothing %}
          | "cast" thiscard "when"                                    {% draft.nothing %}
          | "cast" thiscard "after"                                   {% draft.nothing %}
done     -> "cast"                                                    {% () => 'cast' %}
          | "play"                                                    {% () => 'played' %}
          | "play" "or" "cast"                                        {% () => 'playedOrCast' %}
          | "cast" "or" "play"                                        {% () => 'playedOrCast' %}
otherone -> "each" "other" "player" "'s" "investigator"               {% draft.nothing %}
          | "each" "other" "investigator"                             {% draft.nothing %}
the      -> "the"                                                     {% draft.nothing %}
done2    -> "do"                                                      {% draft.nothing %}
          | "done"                                                    {% draft.nothing %}
ability  -> "ability"                                                 {% draft.nothing %}
          | "special" "ability"                                       {% draft.nothing %}
          | "effect"                                                  {% draft.nothing %}
          | "special" "effect"                                        {% draft.nothing %}
          | "power"                                                   {% draft.nothing %}
# Add 2 to this card. You may not use this ability while you have a Tome in play.   Add 2 to this card. This ability may only be used at a City Location.
remark   -> "you" maynot "use" "this" ability mustbe                  {% ([, , , , , c]) => ({ heldIf: conditions.isNot(c) }) %}
          | "you" maynot "use" "this" ability "if" cond               {% ([, , , , , , c]) => ({ heldIf: conditions.isNot(c) }) %}
          | "you" maynot "use" "this" ability "unless" cond           {% ([, , , , , , heldIf]) => ({ heldIf }) %}
          | "you" "may" "use" "this" ability "only" mustbe            {% ([, , , , , , heldIf]) => ({ heldIf }) %}
          | "you" "may" "use" "this" ability "only" "if" cond         {% ([, , , , , , , heldIf]) => ({ heldIf }) %}
          | "you" maycan "only" "use" "this" ability mustbe           {% ([, , , , , , heldIf]) => ({ heldIf }) %}
          | "you" maycan "only" "use" "this" ability "if" cond        {% ([, , , , , , , heldIf]) => ({ heldIf }) %}
# Add 2 to this card. Works only at Night.   You are not affected by Phobias. This ability only functions in the Dreamlands.   Add 2 to this card. Usable only if you have a Tome in play.   As your Turn, draw one card. Does not work at Night.
remark   -> worksonly mustbe                                          {% ([, heldIf]) => ({ heldIf }) %}
          | worksonly "if" cond                                       {% ([, , heldIf]) => ({ heldIf }) %}
          | worksnot mustbe                                           {% ([, c]) => ({ heldIf: conditions.isNot(c) }) %}
          | worksnot "if" cond                                        {% ([, , c]) => ({ heldIf: conditions.isNot(c) }) %}
          | worksnot "unless" cond                                    {% ([, , heldIf]) => ({ heldIf }) %}
worksonly -> "only"                                                    {% draft.nothing %}
          | onlyworks                                                {% draft.nothing %}
          | whatworks onlyworks                                       {% draft.nothing %}
          | whatworks "is" onlyusable                                 {% draft.nothing %}
          | onlyusable                                                {% draft.nothing %}
          | "this" ability maycan "only" "is" "use"                   {% draft.nothing %}
          | "this" ability maycan "is" "use" "only"                   {% draft.nothing %}
onlyworks -> works "only"                                             {% draft.nothing %}
          | "only" works                                              {% draft.nothing %}
onlyusable -> usable "only"                                           {% draft.nothing %}
          | "only" usable                                             {% draft.nothing %}
worksnot -> neverworks                                                {% draft.nothing %}
          | whatworks neverworks                                      {% draft.nothing %}
          | whatworks "is" "not" usable                               {% draft.nothing %}
          | "not" usable                                              {% draft.nothing %}
          | "not"                                                     {% draft.nothing %}
          | "never"                                                   {% draft.nothing %}
          | "this" ability maynot "is" "use"                          {% draft.nothing %}
neverworks -> maynot works                                            {% draft.nothing %}
          | "have" "no" "effect"                                      {% draft.nothing %}
whatworks -> "this" ability                                           {% draft.nothing %}
          | "the" ability                                             {% draft.nothing %}
          | "its" ability                                             {% draft.nothing %}
          | "their" ability                                           {% draft.nothing %}
          | thiscard                                                  {% draft.nothing %}
          | "it"                                                      {% draft.nothing %}
works    -> "apply"                                                   {% draft.nothing %}
          | "work"                                                    {% draft.nothing %}
          | "function"                                                {% draft.nothing %}
          | "operate"                                                 {% draft.nothing %}
usable   -> "usable"                                                  {% draft.nothing %}
          | "useable"                                                 {% draft.nothing %}
          | "effective"                                               {% draft.nothing %}
again2   -> "repeat"                                                  {% draft.nothing %}
          | "repeat" "this"                                           {% draft.nothing %}
          | again3                                                    {% draft.nothing %}
again3   -> "continue"                                                {% draft.nothing %}
          | "bury" "card"                                             {% draft.nothing %}
          | "discard" "card"                                          {% draft.nothing %}
          | "continue" away "card"                                    {% draft.nothing %}
          | "continue" "to" away "card"                               {% draft.nothing %}
          | away "each" "card" beneath5                               {% draft.nothing %}
          | away "all" "card" beneath5                                {% draft.nothing %}
          | away "the" "card" beneath5                                {% draft.nothing %}
beneath5 -> "beneath"                                                  {% draft.nothing %}
          | "beneath" "it"                                            {% draft.nothing %}
          | "below"                                                   {% draft.nothing %}
          | "below" "it"                                              {% draft.nothing %}
          | "under" "it"                                              {% draft.nothing %}
nolocation -> allsuch "non" "location" "card"                           {% draft.nothing %}
          | allsuch "non" "location"                                    {% draft.nothing %}
          | allsuch "card" thatare "not" "location"                     {% draft.nothing %}
          | allsuch "card" thatare "not" "a" "location"                 {% draft.nothing %}
          | allsuch "card" thatare "no" "location"                      {% draft.nothing %}
allsuch    -> "any"                                                     {% draft.nothing %}
          | "all"                                                     {% draft.nothing %}
          | "each"                                                    {% draft.nothing %}
thatare  -> "that" "is"                                               {% draft.nothing %}
          | "which" "is"                                              {% draft.nothing %}
thenext  -> "next"                                                    {% draft.nothing %}
          | "following"                                                 {% draft.nothing %}
insteadso -> cond                                                     {% draft.first %}
          | "cast" timing                                             {% ([, c]) => c %}
          | "play" timing                                             {% ([, c]) => c %}
everyone2 -> "each"                                                   {% draft.nothing %}
          | "all"                                                     {% draft.nothing %}
          | "any"                                                     {% draft.nothing %}
everyone3 -> "any"                                                    {% draft.nothing %}
          | "all"                                                     {% draft.nothing %}
          | "each"                                                    {% draft.nothing %}
heldthere -> "in" "that" "tome"                                       {% draft.nothing %}
          | "in" "the" "tome"                                         {% draft.nothing %}
          | "in" "it"                                                 {% draft.nothing %}
          | "it" "contain"                                            {% draft.nothing %}
          | "it" "hold"                                               {% draft.nothing %}
          | "it" "know"                                               {% draft.nothing %}
asusual  -> "as" "normal"                                             {% draft.nothing %}
          | "as" "usual"                                              {% draft.nothing %}
          | "normally"                                                {% draft.nothing %}
anyfoe   -> "investigator"                                            {% draft.nothing %}
          | "player"                                                  {% draft.nothing %}
          | "opponent"                                                {% draft.nothing %}
          | "ally"                                                    {% draft.nothing %}
useonly  -> maycan2 "only" "is" used2 onagainst                       {% draft.nothing %}
          | thiscard maycan2 "only" "is" used2 onagainst              {% draft.nothing %}
          | maycan2 "is" used2 "only" onagainst                       {% draft.nothing %}
          | thiscard maycan2 "is" used2 "only" onagainst              {% draft.nothing %}
maycan2  -> "may"                                                     {% draft.nothing %}
          | "can"                                                     {% draft.nothing %}
used2    -> "use"                                                     {% draft.nothing %}
          | "play"                                                    {% draft.nothing %}
onagainst -> "on"                                                     {% draft.nothing %}
          | "against"                                                 {% draft.nothing %}

# As your Turn, bury this card: shuffle your Story Deck. Return your Current Location to the top.
remark   -> back "your" "current" "location" atthetop                 {% () => ({ keepsPlace: true }) %}
          | "your" "current" "location" remainson atthetop            {% () => ({ keepsPlace: true }) %}
          | putting "your" "current" "location" back atthetop         {% () => ({ keepsPlace: true }) %}
          | ownlocation remainson atthetop                            {% () => ({ keepsPlace: true }) %}
          | ownlocation "is" leaveon atthetop                         {% () => ({ keepsPlace: true }) %}
          | leaveon ownlocation atthetop                              {% () => ({ keepsPlace: true }) %}
          | ownlocation remain "where" "it" "is"                      {% () => ({ keepsPlace: true }) %}
leaveon  -> "leave"                                                   {% draft.nothing %}
          | "keep"                                                    {% draft.nothing %}
ownlocation -> "the" "current" "location"                             {% draft.nothing %}
          | "their" "current" "location"                              {% draft.nothing %}
          | "the" "top" "location"                                    {% draft.nothing %}
          | "the" "top" "card"                                        {% draft.nothing %}
atthetop -> "to" "the" "top"                                          {% draft.nothing %}
          | "on" "top"                                                {% draft.nothing %}
          | "to" "the" "top" "of" "your" "story" "deck"               {% draft.nothing %}
          | "on" "top" "of" "your" "story" "deck"                     {% draft.nothing %}
remainson -> "remain"                                                 {% draft.nothing %}
          | "stay"                                                    {% draft.nothing %}
          | "is" back                                                 {% draft.nothing %}
          | "is" putting                                              {% draft.nothing %}

# When played, bring one Location in your Story Deck to its top. It is now your Current Location.
remark   -> "it" "is" poss "current" "location"                       {% () => ({ nowThere: true }) %}
          | "it" "become" poss "current" "location"                   {% () => ({ nowThere: true }) %}
          | "its" "gate" "may" "is" "use"                             {% () => ({ nowThere: true }) %}
          | "you" "may" "use" "its" "gate"                            {% () => ({ nowThere: true }) %}

# When played, exchange your Investigator for another. Your current Sanity does not change.
remark   -> keptsanity "do" "not" "change"                            {% () => ({ sanityKept: true }) %}
          | keptsanity "is" "not" "affected"                          {% () => ({ sanityKept: true }) %}
          | keptsanity "remain" "the" "same"                          {% () => ({ sanityKept: true }) %}
          | "keep" keptsanity                                         {% () => ({ sanityKept: true }) %}
          | "you" "keep" keptsanity                                   {% () => ({ sanityKept: true }) %}
keptsanity -> "your" sanity                                           {% draft.nothing %}
          | "your" "current" sanity                                   {% draft.nothing %}
          | "current" sanity                                          {% draft.nothing %}

# When played, exchange one of your Allies for one Ally in your Story Deck. Bury the first.
remark   -> "bury" oldone                                             {% () => ({ swappedTo: 'story' }) %}
          | oldone "is" "bury"                                        {% () => ({ swappedTo: 'story' }) %}
          | "return" oldone "to" poss "hand"                          {% () => ({ swappedTo: 'hand' }) %}
          | oldone "is" "return" "to" poss "hand"                     {% () => ({ swappedTo: 'hand' }) %}
          | "take" oldone "into" poss "hand"                          {% () => ({ swappedTo: 'hand' }) %}
oldone   -> "the" "first"                                             {% draft.nothing %}
          | "the" "former"                                            {% draft.nothing %}
          | "the" "first" num                                         {% draft.nothing %}
          | "the" "first" "card"                                      {% draft.nothing %}
          | "the" "former" "card"                                     {% draft.nothing %}
          | "the" "old" num                                           {% draft.nothing %}
          | "the" "old" "card"                                        {% draft.nothing %}
          | "the" "old" thing5                                        {% draft.nothing %}
          | "the" "first" thing5                                      {% draft.nothing %}

# This card may be played anywhere. You must know the Language.
remark   -> "you" "must" "know" "the" "language"                      {% () => ({ knows: true }) %}
          | "you" "must" "know" "its" "language"                      {% () => ({ knows: true }) %}
          | "you" "must" "know" "the" "language" "in" "which" "it" "is" "write" {% () => ({ knows: true }) %}
          | "its" "language" "must" "is" "know"                       {% () => ({ knows: true }) %}
          | "the" "language" "must" "is" "know"                       {% () => ({ knows: true }) %}


# Its Sanity cost is still paid.   That player must pay its Sanity cost.
restated -> costthen "is" "pay"                                       {% draft.nothing %}
          | costthen "must" "is" "pay"                                {% draft.nothing %}
          | payer "pay" costthen                                      {% draft.nothing %}
          | payer "must" "pay" costthen                               {% draft.nothing %}
costthen -> "its" sanity "cost"                                       {% draft.nothing %}
          | "its" "cost"                                              {% draft.nothing %}
          | "the" "cost"                                              {% draft.nothing %}
          | "the" "cost" "of" "that" "spell"                          {% draft.nothing %}
          | "the" sanity "cost"                                       {% draft.nothing %}
          | "the" sanity "cost" "of" "that" "spell"                   {% draft.nothing %}
payer    -> "that" "player"                                           {% draft.nothing %}
          | "your" "opponent"                                         {% draft.nothing %}
          | "its" "owner"                                             {% draft.nothing %}

# Play this card and declare a Pass.   Play this card as you Pass, then bury it.
remark   -> "play" thiscard "and" passing5                            {% () => ({ declares: true }) %}
          | "play" thiscard "and" "pass"                              {% () => ({ declares: true }) %}
          | "play" thiscard "and" "announce" %quoted                  {% () => ({ declares: true }) %}
          | "play" thiscard "as" "you" "pass" "," "bury" "it"         {% () => ({ declares: true }) %}
          | "play" thiscard "as" "you" "pass"                         {% () => ({ declares: true }) %}
passing5 -> "declare" "a" "pass"                                      {% draft.nothing %}
          | "announce" "a" "pass"                                     {% draft.nothing %}
          | "make" "a" "pass"                                         {% draft.nothing %}

# Play this card on your own Investigator.
restated -> "play" thiscard "on" "your" "investigator"                {% draft.nothing %}
          | "play" "on" "your" "investigator"                         {% draft.nothing %}
          | "play" thiscard "on" "yourself"                           {% draft.nothing %}
          | "play" "on" "yourself"                                    {% draft.nothing %}

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
          | "pay" "any" sanity "cost"                                 {% () => ({ paid: true }) %}
          | "pay" "all" sanity "cost"                                 {% () => ({ paid: true }) %}
          | paid5 "any" sanity "cost" "for" "play" that5 thing5       {% () => ({ paid: true }) %}
          | paid5 "the" sanity "cost" "for" "play" that5 thing5       {% () => ({ paid: true }) %}
          | paid5 "any" sanity "cost" "of" "play" that5 thing5        {% () => ({ paid: true }) %}
          | paid5 "the" sanity "cost" "of" "play" that5 thing5        {% () => ({ paid: true }) %}
          | paid5 "its" sanity "cost" "as" "usual"                    {% () => ({ paid: true }) %}
          | "you" "must" "pay" "any" sanity "cost"                    {% () => ({ paid: true }) %}
          | "any" sanity "cost" "for" "play" that5 thing5 "must" "is" "pay" {% () => ({ paid: true }) %}
          | "any" sanity "cost" "of" "play" that5 thing5 "must" "is" "pay" {% () => ({ paid: true }) %}
          | "any" sanity "cost" "must" "is" "pay"                     {% () => ({ paid: true }) %}
          | "do" "not" "pay" itssanity                                {% () => ({ freely: 'loss' }) %}
          | "you" "need" "not" "pay" itssanity                        {% () => ({ freely: 'loss' }) %}
          | "ignore" itssanity                                        {% () => ({ freely: 'loss' }) %}
          | "you" "may" "pay" num sanity "instead" "of" "pay" itssanity {% ([, , , boughtFor]) => ({ boughtFor }) %}
          | "ignore" "any" sanity "cost"                              {% () => ({ freely: 'loss' }) %}
          | "ignore" eitherway gatesep gateopen                       {% () => ({ freely: 'either', asUsual: true }) %}
gatesep  -> ";"                                                       {% draft.nothing %}
          | ","                                                       {% draft.nothing %}
          | "," "but"                                                 {% draft.nothing %}
          | "," "and"                                                 {% draft.nothing %}
          | "and"                                                     {% draft.nothing %}
          | "but"                                                     {% draft.nothing %}
gateopen -> "may" "use" gatethere                                     {% draft.nothing %}
          | "you" "may" "use" gatethere                               {% draft.nothing %}
          | gatethere "may" "is" "use"                                {% draft.nothing %}
gateclosed -> "no" "gate" "use"                                       {% draft.nothing %}
          | "no" "use" "of" gatethere                                 {% draft.nothing %}
          | "do" "not" "use" gatethere                                {% draft.nothing %}
          | "may" "not" "use" gatethere                               {% draft.nothing %}
          | "you" "may" "not" "use" gatethere                         {% draft.nothing %}
          | gatethere "may" "not" "is" "use"                          {% draft.nothing %}
eitherway -> sanity "gain" "or" "loss"                                {% draft.nothing %}
          | sanity "loss" "or" "gain"                                 {% draft.nothing %}
          | sanity "loss" "/" "gain"                                  {% draft.nothing %}
          | sanity "gain" "/" "loss"                                  {% draft.nothing %}
          | sanity "gain" "and" "loss"                                {% draft.nothing %}
          | sanity "loss" "and" "gain"                                {% draft.nothing %}
          | "any" sanity "gain" "/" "loss"                            {% draft.nothing %}
          | "any" sanity "loss" "/" "gain"                            {% draft.nothing %}
          | "its" sanity "gain" "/" "loss"                            {% draft.nothing %}
          | "its" sanity "loss" "/" "gain"                            {% draft.nothing %}
          | "the" sanity "gain" "/" "loss"                            {% draft.nothing %}
          | "the" sanity "loss" "/" "gain"                            {% draft.nothing %}
          | "the" sanity "gain" "or" "loss"                           {% draft.nothing %}
          | "the" sanity "loss" "or" "gain"                           {% draft.nothing %}
          | "its" sanity "gain" "or" "loss"                           {% draft.nothing %}
          | "its" sanity "loss" "or" "gain"                           {% draft.nothing %}
          | "any" sanity "gain" "or" "loss"                           {% draft.nothing %}
          | "any" sanity "loss" "or" "gain"                           {% draft.nothing %}
          | "its" "pentagram"                                         {% draft.nothing %}
thatcard2 -> "that" "card"                                            {% draft.nothing %}
          | "that" np                                                 {% draft.nothing %}
          | "the" "card"                                              {% draft.nothing %}
          | "the" "new" np                                            {% draft.nothing %}
          | "the" np                                                  {% draft.nothing %}
          | "this" "card"                                             {% draft.nothing %}
forit    -> "for" "it"                                                {% draft.nothing %}
          | "for" "do" "so"                                           {% draft.nothing %}
          | "for" "this" "play"                                       {% draft.nothing %}
          | "for" "this" np                                           {% draft.nothing %}
          | "for" thatcard2                                           {% draft.nothing %}
itssanity -> "its" sanity "cost"                                      {% draft.nothing %}
          | "its" "cost"                                              {% draft.nothing %}
          | "the" "cost"                                              {% draft.nothing %}
          | "the" sanity "cost"                                       {% draft.nothing %}
          | "the" sanity "cost" "of" thatcard2                        {% draft.nothing %}
          | "any" sanity "cost" forit                                 {% draft.nothing %}
          | "that" thing5 "'s" sanity "cost"                          {% draft.nothing %}
          | "the" thing5 "'s" sanity "cost"                           {% draft.nothing %}
neither2 -> "neither"                                                 {% draft.nothing %}
          | "do" "not"                                                {% draft.nothing %}
neither3 -> "nor"                                                     {% draft.nothing %}
          | "or"                                                      {% draft.nothing %}

# When played, put one Ally in your Story Deck into play. Pay any Sanity costs for that Ally.   While you are here, you may travel to any Location in any Region. Pay 1 Sanity each time you do so.
remark   -> "if" thiscard "is" losing "," the thing "suffer" "the" "same" "fate" {% ([, , , , , , held]) => ({ heldFate: held }) %}
          | "pay" itssanity                                           {% () => ({ paid: true }) %}
          | "the" "bearer" "is" "not" "affected"                      {% () => ({ bearerStays: true }) %}
          | "you" "must" "pay" itssanity                              {% () => ({ paid: true }) %}
          | "you" "pay" itssanity                                     {% () => ({ paid: true }) %}
          | doneagain5                                                  {% ([again]) => ({ again }) %}
          | "if" cond "," doneagain5                                    {% ([, c, , again]) => ({ again: { ...again, if: c } }) %}
          | doneagain5 "if" cond                                        {% ([again, , c]) => ({ again: { ...again, if: c } }) %}
          | sparedhere                                                {% ([waived]) => ({ waived }) %}
          | sparedhere "," "but" "must" paidall                       {% ([waived]) => ({ waived, paid: true }) %}
          | sparedhere "," "but" "you" "must" paidall                 {% ([waived]) => ({ waived, paid: true }) %}
          | "pay" num sanity                                          {% ([, n]) => ({ cost: [{ sanity: n }] }) %}
          | "pay" num sanity eachdoing                                {% ([, n]) => ({ cost: [{ sanity: n }] }) %}
          | "lose" num sanity eachdoing                               {% ([, n]) => ({ cost: [{ sanity: n }] }) %}
          | selfcost eachdoing                                        {% ([cost]) => ({ cost: [cost] }) %}
          | away num "card" "from" "your" "hand" eachtime             {% ([how, n]) => ({ cost: [{ other: { in: 'hand', n, pick: 'choose' }, how }] }) %}
          | givenso todoso                                            {% ([cost]) => ({ cost: [cost] }) %}
          | "you" "must" givenso todoso                               {% ([, , cost]) => ({ cost: [cost] }) %}
          | "if" cond "," paidso todoso                               {% ([, costIf, , cost]) => ({ cost: [cost], costIf }) %}
          | "if" cond "," "you" "must" paidso todoso                  {% ([, costIf, , , , cost]) => ({ cost: [cost], costIf }) %}
          | "you" "must" paidso todoso "if" cond                      {% ([, , cost, , , costIf]) => ({ cost: [cost], costIf }) %}
          | paidso todoso "if" cond                                   {% ([cost, , , costIf]) => ({ cost: [cost], costIf }) %}
          | "you" "must" "pay" num sanity eachdoing                   {% ([, , , n]) => ({ cost: [{ sanity: n }] }) %}
doneagain5 -> "you" "may" "do" "this" again6                            {% () => ({ may: true }) %}
          | "you" "may" "do" "so" again6                              {% () => ({ may: true }) %}
          | "do" "this" again6                                        {% () => ({}) %}
          | "do" "so" again6                                          {% () => ({}) %}
again6   -> "twice"                                                   {% draft.nothing %}
          | "a" "second" "time"                                       {% draft.nothing %}
          | "once" "more"                                             {% draft.nothing %}
          | "once" "again"                                            {% draft.nothing %}
sparedhere -> "you" "need" "not" "is" "at" "a" "gate"                 {% () => 'gate' %}
          | "you" "need" "not" "use" "a" "gate"                       {% () => 'gate' %}
          | "you" "need" "not" "is" "at" "a" "location" "with" "a" "gate" {% () => 'gate' %}
          | "no" "gate" "is" needed3                                  {% () => 'gate' %}
          | "a" "gate" "is" "not" needed3                             {% () => 'gate' %}
          | "you" "need" "no" "gate"                                  {% () => 'gate' %}
          | "you" "do" "not" "need" "a" "gate"                        {% () => 'gate' %}
          | "you" "need" "not" "is" "at" "a" "location" "with" "the" kindwithsymbol "attribute" {% () => 'attribute' %}
needed3  -> "need"                                                    {% draft.nothing %}
          | "require"                                                 {% draft.nothing %}
kindwithsymbol -> "tome"                                              {% draft.nothing %}
          | "artifact"                                                {% draft.nothing %}
paidall  -> "pay" itssanity                                           {% draft.nothing %}
          | "pay" "all" sanity "cost"                                 {% draft.nothing %}
          | "pay" "their" sanity "cost"                               {% draft.nothing %}
          | "pay" "any" sanity "cost"                                 {% draft.nothing %}
# When played, draw three cards. If it is Night, you must discard one card to do so.   When played, draw three cards. You must bury one Ally to do so.
paidso   -> givenso                                                   {% draft.first %}
          | selfcost                                                  {% draft.first %}
          | "pay" num sanity                                          {% ([, n]) => ({ sanity: n }) %}
          | "lose" num sanity                                         {% ([, n]) => ({ sanity: n }) %}
givenso  -> "bury" search                                             {% ([, other]) => ({ other: cards.onePaid(other), how: 'bury' }) %}
          | "discard" search                                          {% ([, other]) => ({ other: cards.onePaid(cards.fromHand(other)), how: 'discard' }) %}
          | "flip" search                                             {% ([, other]) => ({ other, how: 'flip' }) %}
          | "discard" num "card"                                      {% ([, n]) => ({ other: cards.selector({ n, pick: 'choose' }, [{ in: 'hand' }]), how: 'discard' }) %}
todoso   -> "to" "do" "so"                                            {% draft.nothing %}
eachdoing -> todoso                                                   {% draft.nothing %}
          | eachtime                                                  {% draft.nothing %}
eachtime -> "each" "time" "you" "do" "so"                            {% draft.nothing %}
          | "each" "time" "you" "do"                                  {% draft.nothing %}
          | "each" "time" "you" "travel" "in" "this" "way"            {% draft.nothing %}
          | "each" "time" "you" "travel" "so"                         {% draft.nothing %}

# While you are here, each of your Tomes may hold one more Spell. If you leave, bury the additional Spell.
remark   -> ifgone "," "bury" extraspell                              {% () => ({ excess: true }) %}
          | "bury" extraspell ifgone                                  {% () => ({ excess: true }) %}
          | extraspell "is" "bury" ifgone                             {% () => ({ excess: true }) %}
          | ifgone "," extraspell "is" "bury"                         {% () => ({ excess: true }) %}
ifgone   -> "if" "you" leaving                                        {% draft.nothing %}
          | "when" "you" leaving                                      {% draft.nothing %}
extraspell -> "the" more "spell"                                      {% draft.nothing %}
          | "any" more "spell"                                        {% draft.nothing %}
          | "each" more "spell"                                       {% draft.nothing %}
          | "all" more "spell"                                        {% draft.nothing %}
          | "the" "excess" "spell"                                    {% draft.nothing %}
          | "any" "excess" "spell"                                    {% draft.nothing %}
          | "all" "excess" "spell"                                    {% draft.nothing %}

# Bury this card only if it absorbs its full value; otherwise it remains in your Threat.
remark   -> "otherwise" staysthere                                    {% () => ({ staysThere: true }) %}
          | "otherwise" "," staysthere                                {% () => ({ staysThere: true }) %}
          | "any" "other" "card" "is" place2 inside poss "hand"       {% () => ({ otherwise: { move: { ref: 'revealed' }, to: 'hand' }, rest: true }) %}
          | "any" "other" "card" "go" inside poss "hand"              {% () => ({ otherwise: { move: { ref: 'revealed' }, to: 'hand' }, rest: true }) %}
          | "any" "other" "card" "go" "to" poss "hand"                {% () => ({ otherwise: { move: { ref: 'revealed' }, to: 'hand' }, rest: true }) %}
          | "any" "other" "card" "is" "add" "to" poss "hand"          {% () => ({ otherwise: { move: { ref: 'revealed' }, to: 'hand' }, rest: true }) %}
          | place2 "any" "other" "card" inside poss "hand"            {% () => ({ otherwise: { move: { ref: 'revealed' }, to: 'hand' }, rest: true }) %}
          | "add" "any" "other" "card" "to" poss "hand"               {% () => ({ otherwise: { move: { ref: 'revealed' }, to: 'hand' }, rest: true }) %}
          | "any" "other" "card" "is" "return" "to" "the" "top" "of" thedeck {% () => ({ otherwise: { move: { ref: 'revealed' }, to: 'deckTop' }, rest: true }) %}
          | "return" "any" "other" "card" "to" "the" "top" "of" thedeck {% () => ({ otherwise: { move: { ref: 'revealed' }, to: 'deckTop' }, rest: true }) %}
          | "any" "other" "card" "is" place2 "on" "top" "of" thedeck  {% () => ({ otherwise: { move: { ref: 'revealed' }, to: 'deckTop' }, rest: true }) %}
          | "any" "other" "card" "is" place2 bottomof                 {% () => ({ otherwise: { move: { ref: 'revealed' }, to: 'deckBottom' }, rest: true }) %}
thedeck  -> poss "mythos" "deck"                                      {% draft.nothing %}
          | "the" "deck"                                              {% draft.nothing %}
          | "the" "mythos" "deck"                                     {% draft.nothing %}

# Bury the top card of your opponent's Story Deck when played. Repeat until a Location of the Dreamlands is revealed.
remark   -> again2 "until" anotherup                                  {% ([, , until], _at, reject) => (until.type === 'Location' && Object.keys(until).length > 1 ? { popStory: true, until } : reject) %}
          | again3 "until" anotherup                                  {% ([, , until], _at, reject) => (until.type === 'Location' && Object.keys(until).length > 1 ? { popStory: true, until } : reject) %}

# Clear your opponent's Story Deck down to a City Location, bury the top card, when played. If there is none, nothing happens.
remark   -> "if" "there" "is" "none" "," "nothing" "is" "do"          {% () => ({ noneSuch: true }) %}

# On a later Turn, play a new Location in the same Region when played. If you are in the Waking World, you must first lose 1 Sanity.
remark   -> "if" cond "," "you" "must" "first" act                    {% ([, c, , , , , op]) => ({ first: { if: c, do: [op] } }) %}
          | "if" cond "," "first" act                                 {% ([, c, , , op]) => ({ first: { if: c, do: [op] } }) %}
          | "if" cond "," "you" "first" act                           {% ([, c, , , , op]) => ({ first: { if: c, do: [op] } }) %}
          | "if" cond "," "you" "must" act "first"                    {% ([, c, , , , op]) => ({ first: { if: c, do: [op] } }) %}
          | "if" cond "," "you" "must" "first" "pay" amount sanity    {% ([, c, , , , , , n]) => ({ first: { if: c, do: [{ sanity: n, who: 'you', sign: -1 }] } }) %}
          | place2 "it" placed                                        {% ([, , placed]) => ({ placed }) %}
          | place2 "them" placed                                      {% ([, , placed]) => ({ placed }) %}
          | "play" "it" placed                                        {% ([, , placed]) => ({ placed }) %}
          | "play" "them" placed                                      {% ([, , placed]) => ({ placed }) %}
          | crowd thereat "must" away num                             {% ([who, c, , to, n]) => ({ there: { who, if: c, to, n } }) %}
          | crowd thereat away num                                    {% ([who, c, to, n]) => ({ there: { who, if: c, to, n } }) %}
          | crowd thereat "must" away num "instead"                   {% ([who, c, , to, n]) => ({ there: { who, if: c, to, n } }) %}
          | crowd thereat away num "instead"                          {% ([who, c, to, n]) => ({ there: { who, if: c, to, n } }) %}
          | crowd thereat "lose" num                                  {% ([who, c, , n]) => ({ there: { who, if: c, n } }) %}
          | crowd thereat "lose" num "instead"                        {% ([who, c, , n]) => ({ there: { who, if: c, n } }) %}
          | crowd thereat "lose" num sanity "instead"                 {% ([who, c, , n]) => ({ there: { who, if: c, n } }) %}
          | crowd thereat "gain" num "instead"                        {% ([who, c, , n]) => ({ there: { who, if: c, n, gains: true } }) %}
          | crowd thereat "gain" num sanity "instead"                 {% ([who, c, , n]) => ({ there: { who, if: c, n, gains: true } }) %}

# Each player loses 1 Sanity when played. You are not affected.
remark   -> "you" "is" "not" "affected"                               {% () => ({ notYou: true }) %}
          | "you" "is" "unaffected"                                   {% () => ({ notYou: true }) %}
          | "you" "is" "not" "affected" "by" "this"                   {% () => ({ notYou: true }) %}
          | "you" "is" "not" "affected" "by" thiscard                 {% () => ({ notYou: true }) %}
          | "you" "is" "unaffected" "by" thiscard                     {% () => ({ notYou: true }) %}
          | "this" "do" "not" "affect" "you"                          {% () => ({ notYou: true }) %}
          | thiscard "do" "not" "affect" "you"                        {% () => ({ notYou: true }) %}

# No player may gain Sanity. Players who have a Priest in play are not affected by this card.
remark   -> crowd thereat "is" "not" "affected" "by" thiscard         {% ([who, c]) => ({ spared: { who, if: c } }) %}
          | crowd thereat "is" "not" "affected"                       {% ([who, c]) => ({ spared: { who, if: c } }) %}
          | thiscard "do" "not" "affect" crowd thereat                {% ([, , , , who, c]) => ({ spared: { who, if: c } }) %}
thecause -> "the" "card" "use"                                          {% draft.nothing %}
          | "the" "card" "they" "use"                                 {% draft.nothing %}
          | "the" "card" "that" "they" "use"                          {% draft.nothing %}
          | "the" "card" "use" "to" "do" "so"                         {% draft.nothing %}
          | "the" "card" "that" "cause" "the" "loss"                  {% draft.nothing %}
          | "the" "card" "cause" "the" "loss"                         {% draft.nothing %}
summoned2 -> "it"                                                       {% draft.nothing %}
          | "the" "monster"                                           {% draft.nothing %}
          | "that" "monster"                                          {% draft.nothing %}
          | "this" "monster"                                          {% draft.nothing %}

# As your Turn, pay 1 Sanity and draw one card. May be used once per Round.   As your Turn, draw one card. This card may only be used once a Round.
remark   -> isused limit                                              {% ([, usedAtMost]) => ({ usedAtMost }) %}
          | thiscard isused limit                                     {% ([, , usedAtMost]) => ({ usedAtMost }) %}
          | "it" isused limit                                         {% ([, , usedAtMost]) => ({ usedAtMost }) %}
          | "use" limit                                               {% ([, usedAtMost]) => ({ usedAtMost }) %}
          | "use" thiscard limit                                      {% ([, , usedAtMost]) => ({ usedAtMost }) %}
          | "you" "may" "use" thiscard limit                          {% ([, , , , usedAtMost]) => ({ usedAtMost }) %}
          | "you" "may" "only" "use" thiscard limit                   {% ([, , , , , usedAtMost]) => ({ usedAtMost }) %}
          | "this" isused limit                                       {% ([, , usedAtMost]) => ({ usedAtMost }) %}
isused   -> maycan2 "is" usedone                                      {% draft.nothing %}
          | maycan2 "only" "is" usedone                               {% draft.nothing %}
usedone  -> "use"                                                     {% draft.nothing %}
          | "do"                                                      {% draft.nothing %}

# Randomly choose one Ally that your opponent must discard when played. Any other players whose Investigators are in the same subregion as target lose one Ally as well.
remark   -> otherswho "in" "the" "same" spread "as" target "lose" num np {% ([, , , , over, , , , n, is]) => ({ spread: over, lost: { n, is } }) %}
          | otherswho2 "in" "the" "same" spread "as" target "lose" num np {% ([, , , , over, , , , n, is]) => ({ spread: over, lost: { n, is } }) %}
          | otherswho "in" "the" "same" spread "as" target "must" act {% ([, , , , over, , , , op]) => ({ spread: over, same: op }) %}
          | otherswho2 "in" "the" "same" spread "as" target "must" act {% ([, , , , over, , , , op]) => ({ spread: over, same: op }) %}
          | otherswho "in" "the" "same" spread "as" target act        {% ([, , , , over, , , op]) => ({ spread: over, same: op }) %}

# Take your opponent's Priest and place it with your own Allies until the end of the Round when played. Then, return the Ally and bury this card.
remark   -> "return" thatally tohisowner                              {% () => ({ givenBack: true }) %}
          | "return" thatally                                         {% () => ({ givenBack: true }) %}
          | takenone "may" "defend"                                   {% () => ({ givenBack: true }) %}
          | takenone "may" "defend" "you"                             {% () => ({ givenBack: true }) %}
          | "return" thatally "and" "bury" thiscard                   {% () => ({ givenBack: true }) %}
          | "return" thatally tohisowner "and" "bury" thiscard        {% () => ({ givenBack: true }) %}
takenone -> thatally                                                  {% draft.nothing %}
          | "they"                                                    {% draft.nothing %}
          | "it"                                                      {% draft.nothing %}
thatally -> "the" "ally"                                              {% draft.nothing %}
          | "that" "ally"                                             {% draft.nothing %}
          | "the" "artifact"                                          {% draft.nothing %}
          | "that" "artifact"                                         {% draft.nothing %}
          | "it"                                                      {% draft.nothing %}
tohisowner -> "to" "its" "owner"                                      {% draft.nothing %}
          | "to" "their" "owner"                                      {% draft.nothing %}
          | "to" "your" "opponent"                                    {% draft.nothing %}
          | "to" "that" "opponent"                                    {% draft.nothing %}
goesback -> goer "return" "to" formerplace                            {% draft.nothing %}
          | goer "remain" "at" formerplace                            {% draft.nothing %}
          | goer "remain" "in" formerplace                            {% draft.nothing %}
goer     -> "opponent"                                                {% draft.nothing %}
          | "your" "opponent"                                         {% draft.nothing %}
          | "that" "opponent"                                         {% draft.nothing %}
          | "that" "player"                                           {% draft.nothing %}
          | "they"                                                    {% draft.nothing %}
          | "each" "player"                                           {% draft.nothing %}
formerplace -> "former" "location"                                    {% draft.nothing %}
          | "their" "former" "location"                               {% draft.nothing %}
          | "the" "former" "location"                                 {% draft.nothing %}
          | "their" "former" "current" "location"                     {% draft.nothing %}
eitherloss -> noeither ","                                            {% draft.nothing %}
          | noeither ";"                                              {% draft.nothing %}
          | noeither "and"                                            {% draft.nothing %}
noeither -> "no" "sanity" "gain" "/" "loss"                           {% draft.nothing %}
          | "no" "sanity" "loss" "/" "gain"                           {% draft.nothing %}
          | "no" "sanity" "gain" "or" "loss"                          {% draft.nothing %}
          | "ignore" "sanity" "gain" "/" "loss"                       {% draft.nothing %}
          | "ignore" "sanity" "loss" "/" "gain"                       {% draft.nothing %}
nogate8  -> "no" "gate" "use"                                         {% draft.nothing %}
          | "without" "gate" "use"                                    {% draft.nothing %}
          | "gate" "may" "not" "is" "use"                             {% ([{ written }], _at, reject) => (/s$/i.test(written) ? reject : null) %}
castby9  -> "cast"                                                    {% draft.nothing %}
          | "hold"                                                    {% draft.nothing %}
          | "know"                                                    {% draft.nothing %}
allies9  -> "ally"                                                    {% draft.nothing %}
          | "a" "ally"                                                {% draft.nothing %}
          | "your" "ally"                                             {% draft.nothing %}
          | "their" "ally"                                            {% draft.nothing %}
nextturn9 -> "the" "next" "turn"                                      {% draft.nothing %}
          | "their" "next" "turn"                                     {% draft.nothing %}
          | "a" "turn"                                                {% draft.nothing %}

# The Phobia is buried in its owner's Story Deck when removed.
restated -> phobia5 "is" "bury" "in" "its" "owner" "'s" "story" "deck" whengone {% draft.nothing %}
          | whengone "," phobia5 "is" "bury" "in" "its" "owner" "'s" "story" "deck" {% draft.nothing %}
          | phobia5 "is" "bury" "by" "its" "owner" whengone           {% draft.nothing %}
          | phobia5 "is" "bury" whengone                              {% draft.nothing %}
          | whengone "," phobia5 "is" "bury"                          {% draft.nothing %}
          | whengone "," phobia5 "is" "bury" "by" "its" "owner"       {% draft.nothing %}
          | "its" "owner" "bury" "it" whengone                        {% draft.nothing %}
phobia5  -> "the" "phobia"                                            {% draft.nothing %}
          | "that" "phobia"                                           {% draft.nothing %}
          | "it"                                                      {% draft.nothing %}
whengone -> "when" "remove"                                           {% draft.nothing %}
          | "when" "it" "is" "remove"                                 {% draft.nothing %}
          | "if" "remove"                                             {% draft.nothing %}
          | "once" "remove"                                           {% draft.nothing %}
          | "once" "it" "is" "remove"                                 {% draft.nothing %}
spared2  -> "to" "this"                                               {% draft.nothing %}
          | "from" "this"                                             {% draft.nothing %}
          | "to" thiscard                                             {% draft.nothing %}
          | "from" thiscard                                           {% draft.nothing %}
          | "to" "this" "effect"                                      {% draft.nothing %}
          | "from" "this" "effect"                                    {% draft.nothing %}
          | "to" "its" "effect"                                       {% draft.nothing %}
