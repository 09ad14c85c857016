# What else befalls cards, Hands, decks and players that a card can wait for: what goes back, is given, called off or summoned, and who is attacked.

@lexer lexer

# When one of your Allies is returned to your Hand, draw one card.   When Howard Lovecraft is returned to your Hand, draw one card.   Whenever an opponent returns one of your Allies to your Hand, lose 1 Sanity.
befall3  -> sel "is" "return" tohand                                  {% ([of, , , whose]) => befalls.returned(of, whose) %}
          | sel "return" tohand                                       {% ([of, , whose]) => befalls.returned(of, whose) %}
          | sel "is" "return" tohand "by" somebody                    {% ([of, , , whose, , by]) => befalls.returned(of, whose, by) %}
suffered -> "return" sel tohand                                       {% ([, of, whose]) => (by) => befalls.returned(of, whose, by) %}
tohand   -> "to" handof "hand"                                        {% ([, whose]) => whose %}
          | "to" "a" "hand"                                           {% () => null %}
handof   -> poss                                                      {% draft.first %}
          | "any" "player" "'s"                                       {% () => 'each' %}
          | "a" "player" "'s"                                         {% () => 'each' %}

# When you discard a card in your Hand, gain 1 Sanity.   When a Monster is discarded from your Hand, draw one card.   When an opponent makes you discard a card in your Hand, draw one card.
suffered -> giveup npd inside handof "hand"                             {% ([to, is, , whose]) => (of) => befalls.fromHand(of, is, to, whose) %}
          | losesit somebody "to" giveup npd inside handof "hand"       {% ([, of, , to, is, , whose]) => (by) => befalls.fromHand(of, is, to, whose, by) %}
          | "make" somebody giveup npd inside handof "hand"             {% ([, of, to, is, , whose]) => (by) => befalls.fromHand(of, is, to, whose, by) %}
          | "discard" "a" "card"                                      {% () => (of) => befalls.fromHand(of, {}, 'discard', of) %}
befall3  -> npd "is" giveup inside handof "hand"                        {% ([is, , to, , whose]) => befalls.fromHand(whose, is, to, whose) %}
          | npd "is" giveup inside handof "hand" "by" somebody          {% ([is, , to, , whose, , , by]) => befalls.fromHand(whose, is, to, whose, by) %}
          | npd inside handof "hand" "is" giveup                        {% ([is, , whose, , , to]) => befalls.fromHand(whose, is, to, whose) %}
losesit  -> causes                                                    {% draft.nothing %}

# When you reshuffle your Mythos Deck, gain 1 Sanity.   Whenever any player's Mythos Deck is reshuffled, he loses 1 Sanity.
suffered -> "shuffle" handof mythosdeck                                 {% ([said, whose]) => (by) => befalls.reshuffled(said, by, whose) %}
          | "shuffle" handof discards "into" handof mythosdeck            {% ([, whose, , , deck]) => (by) => befalls.turnedOver(by, whose, deck) %}
befall3  -> handof mythosdeck "is" "shuffle"                            {% ([whose, , , said]) => befalls.reshuffled(said, whose, whose) %}
          | handof discards "is" "shuffle" "into" handof mythosdeck       {% ([whose, , , , , deck]) => befalls.turnedOver(whose, whose, deck) %}
discards -> "discard" "pile"                                          {% draft.nothing %}
          | "discard" "card"                                          {% draft.nothing %}
          | "discard"                                                 {% draft.nothing %}

# When your opponent looks at your Hand, draw one card.   When you look at the Hand of your opponent, gain 1 Sanity.
suffered -> "look" "at" handof "hand"                                   {% ([, , whose]) => (by) => befalls.handSeen(whose, by) %}
          | "look" "at" "the" "hand" "of" somebody                    {% ([, , , , , whose]) => (by) => befalls.handSeen(whose, by) %}
befall3  -> handof "hand" "is" "look" "at" "by" somebody                {% ([whose, , , , , , by]) => befalls.handSeen(whose, by) %}

# When a Weapon is given to one of your Allies, draw one card.   When you give a Weapon to an Ally, gain 1 Sanity.   When one of your Allies is given a Weapon, draw one card.
suffered -> handing npd "to" sel                                      {% ([, is, , to]) => (by) => befalls.gives(by, is, to) %}
          | handing sel npd                                           {% ([, to, is]) => (by) => befalls.gives(by, is, to) %}
befall3  -> sel "is" handing "to" sel                                 {% ([of, , , , to]) => befalls.given(of, to) %}
          | sel "is" handing npd                                      {% ([to, , , is]) => befalls.given(befalls.one(is), to) %}
handing  -> "give"                                                    {% draft.nothing %}
          | "assign"                                                  {% draft.nothing %}

# When one of your Allies is committed to defend, draw one card.   When an Ally of your opponent defends, he loses 1 Sanity.
befall3  -> sel "is" "commit" "to" "defend"                           {% ([of]) => befalls.defended(of) %}
          | sel "is" "commit" "as" "a" "defending" "ally"             {% ([of]) => befalls.defended(of) %}
          | sel "is" asdefender                                       {% ([of]) => befalls.defended(of) %}
          | sel "is" "use" "as" "a" "defending" "ally"                {% ([of]) => befalls.defended(of) %}
          | sel "become" "a" "defending" "ally"                       {% ([of]) => befalls.defended(of) %}
          | sel "defend"                                              {% ([of]) => befalls.defended(of) %}
          | sel "defend" "you"                                        {% ([of]) => befalls.defended(of) %}

# When you are attacked, draw one card.   When a Ghoul attacks you, lose 1 Sanity.   When your opponent is attacked by one of your Ghouls, gain 1 Sanity.   When you are attacked by one or more Ghouls, lose 1 Sanity.
suffered -> "is" "attack"                                             {% () => (attacked) => ({ attacked }) %}
          | "is" "attack" "by" sourced                                {% ([, , , is]) => (on) => befalls.attackedWith(on, is) %}
          | "is" "attack" "by" num "or" "more" np                     {% ([, , , n, , , is]) => (on) => befalls.attackedTogether(on, n, is) %}
          | "attack" somebody                                         {% ([, on]) => (by) => befalls.attackedBy(on, by) %}
befall3  -> sourced "attack" somebody                                 {% ([is, , on]) => befalls.attackedWith(on, is) %}
          | somebody "is" "attack" "by" somebody                      {% ([on, , , , by]) => befalls.attackedBy(on, by) %}

# When you summon a Monster, draw one card.   When your opponent summons a Monster against you, lose 1 Sanity.   When a Greater Servitor is summoned, lose 1 Sanity.
suffered -> "summon" npd                                              {% ([, is]) => (by) => befalls.summoned(is, by) %}
          | "summon" npd againstyou                                   {% ([, is]) => (by) => befalls.summoned(is, by, true) %}
befall3  -> npd "is" "summon"                                         {% ([is]) => befalls.summoned(is, 'each') %}
          | npd "is" "summon" "by" somebody                           {% ([is, , , , by]) => befalls.summoned(is, by) %}
          | npd "is" "summon" againstyou                              {% ([is]) => befalls.summoned(is, 'each', true) %}

# When a Spell of yours is cancelled, draw one card.   When you cancel an Event, gain 1 Sanity.   When a Spell of yours is cancelled by an Artifact, draw one card.
suffered -> "cancel" cancelable                                       {% ([, [is, of]]) => (by) => befalls.cancelled(is, of, { by }) %}
befall3  -> cancelable "is" "cancel"                                  {% ([[is, of]]) => befalls.cancelled(is, of, {}) %}
          | cancelable "is" "cancel" "by" somebody                    {% ([[is, of], , , , by]) => befalls.cancelled(is, of, { by }) %}
          | cancelable "is" "cancel" usingit sourced                  {% ([[is, of], , , , from]) => befalls.cancelled(is, of, { from }) %}
usingit  -> "by"                                                      {% draft.nothing %}
          | "with"                                                    {% draft.nothing %}
          | "through"                                                 {% draft.nothing %}
cancelable -> npd                                                     {% ([is]) => [is, 'each'] %}
          | npd "of" "yours"                                          {% ([is]) => [is, 'you'] %}
          | npd "of" player                                           {% ([is, , of]) => [is, of] %}
          | poss np                                                   {% ([of, is]) => [is, of] %}
          | num "of" poss np                                          {% ([n, , of, is], _at, reject) => (n === 1 ? [is, of] : reject) %}
