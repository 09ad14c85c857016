# What is called off: a card that somebody has played, cast or used, against whomever.

@lexer lexer

# Cancel one Spell cast against you.   Cancel an Event just played on one of your Artifacts or your Threat.   Cancel the effect of any Event that your opponent has played.   Cancel a Spell cast by your opponent at one of your Allies.
# Flip this card to cancel an opponent's Artifact that was used.   Any one Event played by your opponent is cancelled.   Cancel a Phobia as it is played.
canceling -> "cancel" recalled                                        {% ([, of]) => moments.cancelled(of) %}
          | "cancel" "the" "use" "of" recalled                        {% ([, , , , of]) => moments.calledOff(of, { after: 'used' }) %}
          | "cancel" "the" "use" "of" recalled "by" player            {% ([, , , , of, , by]) => moments.calledOff(of, { after: 'used', by }) %}
          | "cancel" "the" "use" "of" recalled wasdone                {% ([, , , , of, how], _at, reject) => (how.after === 'used' ? moments.calledOff(of, how) : reject) %}
          | "cancel" recalled wasdone                                 {% ([, of, how]) => moments.calledOff(of, how) %}
          | "cancel" poss np wasdone                                  {% ([, by, of, how]) => moments.calledOff(of, how, by) %}
          | "cancel" num "of" poss np wasdone                         {% ([, n, , by, of, how], _at, reject) => (n === 1 ? moments.calledOff(of, how, by) : reject) %}
          | "cancel" recalled that3 lossmade                          {% ([, of, , lost]) => moments.costing(moments.cancelled(of), lost) %}
          | "cancel" recalled wasdone that3 lossmade                  {% ([, of, how, , lost]) => moments.costing(moments.calledOff(of, how), lost) %}
          | "cancel" poss np that3 lossmade                           {% ([, by, of, , lost]) => moments.costing(moments.calledOff(of, moments.doneWith(of), by), lost) %}
          | "cancel" poss np wasdone that3 lossmade                   {% ([, by, of, how, , lost]) => moments.costing(moments.calledOff(of, how, by), lost) %}
          | recalled wasdone "is" "cancel"                            {% ([of, how]) => moments.calledOff(of, how) %}
recalled -> npd                                                       {% draft.first %}
          | num np                                                    {% ([n, of], _at, reject) => (n === 1 ? of : reject) %}
          | "any" num np                                              {% ([, n, of], _at, reject) => (n === 1 ? of : reject) %}
          | "the" "effect" "of" recalled                              {% ([, , , of]) => of %}
wasdone  -> hasdone                                                   {% ([after]) => ({ after }) %}
          | hasdone doneon                                            {% ([after, how]) => ({ after, ...how }) %}
          | that3 "is" hasdone                                        {% ([, , after]) => ({ after }) %}
          | that3 "is" hasdone doneon                                 {% ([, , after, how]) => ({ after, ...how }) %}
          | that3 "have" "is" hasdone                                 {% ([, , , after]) => ({ after }) %}
          | that3 "have" "is" hasdone doneon                          {% ([, , , after, how]) => ({ after, ...how }) %}
          | doer5 hasdone                                             {% ([by, after]) => ({ after, by }) %}
          | doer5 hasdone whomhit                                     {% ([by, after, on]) => ({ after, by, on }) %}
          | that3 doer5 hasdone                                       {% ([, by, after]) => ({ after, by }) %}
          | that3 doer5 hasdone whomhit                               {% ([, by, after, on]) => ({ after, by, on }) %}
          | "as" "it" "is" "is" hasdone                               {% ([, , , , after]) => ({ after }) %}
          | "as" "it" "is" hasdone                                    {% ([, , , after]) => ({ after }) %}
          | "when" "it" "is" hasdone                                  {% ([, , , after]) => ({ after }) %}
doneon   -> whomhit                                                   {% ([on]) => ({ on }) %}
          | "by" player                                               {% ([, by]) => ({ by }) %}
          | "by" player whomhit                                       {% ([, by, on]) => ({ by, on }) %}
          | whomhit "by" player                                       {% ([on, , by]) => ({ by, on }) %}
          | sincelast                                                 {% draft.nothing %}
doer5    -> player                                                    {% draft.first %}
          | player "have"                                             {% draft.first %}
hasdone  -> done                                                      {% draft.first %}
          | "use"                                                     {% () => 'used' %}
sincelast -> "since" "your" "last" "turn"                             {% draft.nothing %}
againstyou -> aimedprep attacked                                      {% draft.nothing %}
          | aimedprep attacked "or" yourally                          {% draft.nothing %}
whomhit  -> againstyou                                                {% () => 'you' %}
          | aimedprep attacked "or" "ally"                            {% () => 'you' %}
          | aimedprep attacked "or" others9                           {% () => 'you' %}
          | aimedprep attacked "," hits                               {% () => 'you' %}
          | aimedprep attacked "or" aimedprep hits                    {% () => 'you' %}
          | aimedprep hits "or" attacked                              {% () => 'you' %}
          | aimedprep hits "or" aimedprep attacked                    {% () => 'you' %}
          | aimedprep hits                                            {% ([, hits], _at, reject) => (new Set(hits).size < hits.length ? reject : hits.length === 1 ? hits[0] : hits) %}
hits     -> ofyours                                                   {% ([one]) => [one] %}
          | hits "or" ofyours                                         {% ([hits, , one]) => [...hits, one] %}
          | hits "or" aimedprep ofyours                               {% ([hits, , , one]) => [...hits, one] %}
          | hits "or" hitkind                                         {% ([hits, , one]) => [...hits, one] %}
          | hits "," ofyours                                          {% ([hits, , one]) => [...hits, one] %}
          | hits "," "or" ofyours                                     {% ([hits, , , one]) => [...hits, one] %}
ofyours  -> yourally                                                  {% () => 'yourAllies' %}
          | others9                                                   {% draft.first %}
others9  -> "your" "threat"                                           {% () => 'yourThreat' %}
          | num "monster" "in" "your" "threat"                        {% ([n], _at, reject) => (n === 1 ? 'yourThreat' : reject) %}
          | "a" "monster" "in" "your" "threat"                        {% () => 'yourThreat' %}
          | "your" goods                                              {% ([, goods]) => goods %}
          | num "of" "your" goods                                     {% ([n, , , goods], _at, reject) => (n === 1 ? goods : reject) %}
          | "any" "of" "your" goods                                   {% ([, , , goods]) => goods %}
          | "any" num "of" "your" goods                               {% ([, n, , , goods], _at, reject) => (n === 1 ? goods : reject) %}
hitkind  -> goods                                                     {% draft.first %}
          | "ally"                                                    {% () => 'yourAllies' %}
          | "threat"                                                  {% () => 'yourThreat' %}
goods    -> "artifact"                                                {% () => 'yourArtifacts' %}
          | "tome"                                                    {% () => 'yourTomes' %}
          | "monster"                                                 {% () => 'yourThreat' %}
aimedprep -> "on"                                                     {% draft.nothing %}
          | "against"                                                 {% draft.nothing %}
          | "at"                                                      {% draft.nothing %}
yourally -> "your" "ally"                                             {% draft.nothing %}
          | num "of" "your" "ally"                                    {% ([n], _at, reject) => (n === 1 ? null : reject) %}
          | "any" "of" "your" "ally"                                  {% draft.nothing %}
          | "any" num "of" "your" "ally"                              {% ([, n], _at, reject) => (n === 1 ? null : reject) %}
          | "a" "ally" "of" "yours"                                   {% draft.nothing %}

# Cancel an Event that would cause you to lose an Artifact.   Flip this card to cancel a Spell cast since your last Turn that made you lose Allies or cards from your Hand.
lossmade -> makeyou "lose" lostthings                                 {% ([, , what]) => ({ what }) %}
          | makeyou "bury" "or" "discard" lostthings                  {% ([, , , , what]) => ({ what }) %}
          | makeyou "discard" "or" "bury" lostthings                  {% ([, , , , what]) => ({ what }) %}
          | makeyou "bury" lostthings                                 {% ([, , what], _at, reject) => (what.includes('sanity') ? reject : { what, to: 'bury' }) %}
          | makeyou "discard" lostthings                              {% ([, , what], _at, reject) => (what.includes('sanity') ? reject : { what, to: 'discard' }) %}
          | "have" makeyou1 "lose" lostthings                         {% ([, , , what]) => ({ what }) %}
lostthings -> lostkind                                                {% ([one]) => [one] %}
          | lostheld                                                 {% ([one]) => [one] %}
          | lostrow "or" lostheld                                    {% ([row, , other]) => [...row, other] %}
          | lostrow "," "or" lostheld                                {% ([row, , , other]) => [...row, other] %}
          | lostheld "or" lostkind                                   {% ([other, , one]) => [one, other] %}
lostrow  -> lostkind                                                  {% ([one]) => [one] %}
          | lostheld                                                 {% ([one]) => [one] %}
          | lostrow "," lostkind                                      {% ([row, , one]) => [...row, one] %}
lostkind -> npd                                                       {% draft.first %}
          | num "of" "your" np                                        {% ([n, , , is], _at, reject) => (n === 1 ? is : reject) %}
          | "any" "of" "your" np                                      {% ([, , , is]) => is %}
          | "any" num "of" "your" np                                  {% ([, n, , , is], _at, reject) => (n === 1 ? is : reject) %}
          | "your" np                                                 {% ([, is]) => is %}
lostheld -> "card" inside "your" "hand"                              {% () => 'hand' %}
          | "a" "card" inside "your" "hand"                           {% () => 'hand' %}
          | num "card" inside "your" "hand"                           {% ([n], _at, reject) => (n === 1 ? 'hand' : reject) %}
          | sanity                                                    {% () => 'sanity' %}
          | "any" sanity                                              {% () => 'sanity' %}
