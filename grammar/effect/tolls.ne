# What somebody must give before he does something: to play such a card, cast a Spell, use a Gate or an Artifact, walk, arrive on foot, or pass.

@lexer lexer

# Each player must discard one card to play a Tome.   No player may use a Gate without losing 1 Sanity.   No opponent may walk unless he or she discards one card.
# Before each player may Pass, he or she must discard one card.   Each player must lose 1 Sanity before passing.   To walk, your opponent must pay 1 Sanity.
# Using Artifacts costs each opponent 1 Sanity.   It costs any player 2 Sanity to use a Gate.   Your opponent must pay 1 Sanity to use an Artifact.   You must pay 1 Sanity to play any Ally.
# Walking costs each player 1 Sanity.   It costs each opponent 1 Sanity to Pass.   Each player may walk only for 1 Sanity.   Tomes may only be played by losing 1 Sanity.
# Each player may play Night Events only for this cost (discard one card in your Hand).   Each player may rotate Locations only for this cost (discard one card in your Hand).
tolls    -> player "must" givings "to" tolled                         {% ([who, , toll, , done]) => tolls.tolled(who, done, toll) %}
          | player "must" givings "before" tolled                     {% ([who, , toll, , done]) => tolls.tolled(who, done, toll) %}
          | player "must" givings "before" "they" maycan tolled       {% ([who, , toll, , , , done]) => tolls.tolled(who, done, toll) %}
          | "before" tolled "," player "must" givings                 {% ([, done, , who, , toll]) => tolls.tolled(who, done, toll) %}
          | "to" tolled "," player "must" givings                     {% ([, done, , who, , toll]) => tolls.tolled(who, done, toll) %}
          | "before" tollpayer maycan tolled "," "they" "must" givings {% ([, who, , done, , , , toll]) => tolls.tolled(who, done, toll) %}
          | "before" tollpayer tolled "," "they" "must" givings       {% ([, who, done, , , , toll]) => tolls.tolled(who, done, toll) %}
          | tollfree tolled "without" givings                         {% ([who, done, , toll]) => tolls.tolled(who, done, toll) %}
          | tollfree tolled "unless" "they" givings                   {% ([who, done, , , toll]) => tolls.tolled(who, done, toll) %}
          | "you" maynot tolled "unless" "you" givings                {% ([, , done, , , toll]) => tolls.tolled('you', done, toll) %}
          | "you" maycan tolled "only" "if" "you" givings             {% ([, , done, , , , toll]) => tolls.tolled('you', done, toll) %}
          | "you" maycan "only" tolled "if" "you" givings             {% ([, , , done, , , toll]) => tolls.tolled('you', done, toll) %}
          | player maycan "only" tolled "if" "they" givings           {% ([who, , , done, , , toll]) => tolls.tolled(who, done, toll) %}
          | np maycan "only" "is" tolledso "by" givings               {% ([is, , , , verb, , toll]) => tolls.tolledSo(is, verb, toll) %}
          | np maycan "is" tolledso "only" "by" givings               {% ([is, , , verb, , , toll]) => tolls.tolledSo(is, verb, toll) %}
          | "no" np maycan "is" tolledso "without" givings            {% ([, is, , , verb, , toll]) => tolls.tolledSo(is, verb, toll) %}
          | np maynot "is" tolledso "without" givings                 {% ([is, , , verb, , toll]) => tolls.tolledSo(is, verb, toll) %}
          | "no" "gate" maycan "is" "use" "without" givings           {% ([, , , , , , toll]) => tolls.tolled('each', 'gate', toll) %}
          | tolled "cost" player num sanity                           {% ([done, , who, n]) => tolls.tolled(who, done, [{ sanity: n }]) %}
          | "it" "cost" player num sanity "to" tolled                 {% ([, , who, n, , , done]) => tolls.tolled(who, done, [{ sanity: n }]) %}
          | player maycan tolled "only" paying                        {% ([who, , done, , toll]) => tolls.tolled(who, done, toll) %}
          | player maycan "only" tolled paying                        {% ([who, , , done, toll]) => tolls.tolled(who, done, toll) %}
          | player maycan tolled "only" "by" givings                  {% ([who, , done, , , toll]) => tolls.tolled(who, done, toll) %}
          | player maycan "only" tolled "by" givings                  {% ([who, , , done, , toll]) => tolls.tolled(who, done, toll) %}
          | player maycan tolled "only" "if" "they" givings           {% ([who, , done, , , , toll]) => tolls.tolled(who, done, toll) %}
tolledso -> "play"                                                    {% () => 'play' %}
          | "cast"                                                    {% () => 'cast' %}
          | "use"                                                     {% () => 'use' %}
tollpayer -> player                                                   {% draft.first %}
          | "a" "player"                                              {% () => 'each' %}
          | "any" "player"                                            {% () => 'each' %}
          | "any" "investigator"                                      {% () => 'each' %}
          | "any" "opponent"                                          {% () => 'eachOpponent' %}
tollfree -> "no" "player" maycan                                      {% () => 'each' %}
          | "no" "investigator" maycan                                {% () => 'each' %}
          | "nobody" maycan                                           {% () => 'each' %}
          | "no" "opponent" maycan                                    {% () => 'eachOpponent' %}
          | player maynot                                             {% draft.first %}
givings  -> given3                                                    {% ([each]) => [each] %}
          | givings "and" given3                                      {% ([all, , each]) => [...all, each] %}
given3   -> cost                                                      {% draft.first %}
tolled   -> "pass"                                                    {% () => 'pass' %}
          | "walk"                                                    {% () => 'walk' %}
          | "begin" "to" "walk"                                       {% () => 'walk' %}
          | "rotate" "location"                                       {% () => 'arrive' %}
          | "rotate" "a" "location"                                   {% () => 'arrive' %}
          | "complete" "a" "adventure"                                {% () => ({ play: { type: 'Adventure' } }) %}
          | "complete" "adventure"                                    {% () => ({ play: { type: 'Adventure' } }) %}
          | "complete" "any" "adventure"                              {% () => ({ play: { type: 'Adventure' } }) %}
          | "use" "gate"                                              {% () => 'gate' %}
          | "use" agate                                               {% () => 'gate' %}
          | "use" "this" "gate"                                       {% () => 'thisGate' %}
          | "play" np                                                 {% ([, play]) => ({ play }) %}
          | "play" "a" np                                             {% ([, , play]) => ({ play }) %}
          | "play" "any" np                                           {% ([, , play]) => ({ play }) %}
          | "play" "each" np                                          {% ([, , play]) => ({ play }) %}
          | "cast" np                                                 {% ([, cast]) => ({ cast }) %}
          | "cast" "a" np                                             {% ([, , cast]) => ({ cast }) %}
          | "cast" "any" np                                           {% ([, , cast]) => ({ cast }) %}
          | "cast" "each" np                                          {% ([, , cast]) => ({ cast }) %}
          | "use" np                                                  {% ([, use]) => ({ use }) %}
          | "use" "a" np                                              {% ([, , use]) => ({ use }) %}
          | "use" "any" np                                            {% ([, , use]) => ({ use }) %}
          | "use" every np                                            {% ([, , use]) => ({ use }) %}
          | "use" "the" np                                            {% ([, , use]) => ({ use }) %}
