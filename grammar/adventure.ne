# Adventure recipes: the stretches of a story that ask for something. Everything between them is story.
#
# A stretch is read as far as it goes. Articles and quotation marks are left out before; words are in the
# singular and in small letters. A comment above a rule is a sentence it reads.
@{%
  import { lexer } from './adventure-lexer.ts'
  import { beside, differ, given, requirement, spokenOf } from './adventure-actions.ts'
%}
@lexer lexer

island -> requirement {% id %}
        | choice      {% id %}
        | thing       {% id %}
        | sum         {% id %}
        | sanity      {% id %}
        | time        {% id %}
        | event       {% id %}
        | member      {% id %}
        | again       {% id %}
        | refused     {% id %}

# TWO different WATER Locations
# TOME that contains a blasphemous SPELL
# back to the PRESS LOCATION while it is DAY
# TWO Locations in KINGSPORT
requirement -> options far:*                       {% ([options, far]) => requirement(null, options, far) %}
             | quantity options far:*              {% ([quantity, options, far]) => requirement(quantity, options, far) %}
             | quantity bare far:*                 {% ([quantity, option, far]) => requirement(quantity, [option], far) %}
             | holds between:? quantity:? options far:*  {% ([, , quantity, options, far]) => requirement(quantity, options, far, true) %}
             | "while" "it" "is" options           {% ([, , , options]) => requirement(null, options, []) %}

holds -> "contain" | "containing" | "hold" | "holding" | "concealing" | "conceal"

# two brave STEADFAST ALLIES
# 4 different CITY LOCATIONS
# at least ONE SPELL
quantity -> least:? %number                        {% ([, number]) => ({ number }) %}
          | least:? %number "of"                   {% ([, number]) => ({ number }) %}
          | least:? %number more                   {% ([, number]) => ({ number }) %}
          | least:? %number besides                {% ([, number]) => ({ number, besides: true }) %}
          | %number ormore                         {% ([number]) => ({ number }) %}
          | least:? %number between                {% ([, number]) => ({ number, loose: true }) %}
          | least:? %number "different" between:?  {% ([, number]) => ({ number, different: true }) %}
          | "different" between:?                  {% () => ({ different: true }) %}
          | "different" %number                    {% ([, number]) => ({ number, different: true }) %}
          | more                                   {% () => ({}) %}
          | besides                                {% () => ({ besides: true }) %}

least   -> "at" "least" | "no" "fewer" "than"
more    -> "more" | "second" | "third" | "additional" | "further"
besides -> "other" | "another"
between -> %story | %story %story

# PRESS LOCATION or SOCIETY LOCATION
# AUTHORS, SCHOLARS, PROFESSORS, or ARTISTS
options -> anyOf                                   {% id %}
         | "either" anyOf                          {% ([, options]) => options %}
anyOf   -> joined                                  {% id %}
         | listed                                  {% id %}
         | apart                                   {% id %}
joined  -> option                                  {% ([each]) => [each] %}
         | joined or option                        {% ([all, , each]) => [...all, each] %}
         | joined "(" "or" option ")"              {% ([all, , , each]) => [...all, each] %}
listed  -> commas or option                        {% ([all, , each]) => [...all, each] %}
         | listed or option                        {% ([all, , each]) => [...all, each] %}
# CORRUPT CULTIST or else AUTHOR
apart   -> option "or" "else" option               {% ([a, , , b]) => [{ ...a, apart: true }, { ...b, apart: true }] %}
         | apart "or" "else" option                {% ([all, , , each]) => [...all, { ...each, apart: true }] %}
commas  -> option "," option                       {% ([a, , b]) => [a, b] %}
         | commas "," option                       {% ([all, , each]) => [...all, each] %}
or      -> "or" | "," "or" | "or" "either" | "or" "other" | "or" "another" | "," "or" "other" | "and" "/" "or"
# A Type in small letters asks for a card only where its number stands in capitals.
bare    -> %kind near:*                            {% ([kind, near]) => ({ phrase: { parts: [], kind }, near }) %}

option  -> phrase near:*                           {% ([phrase, near]) => ({ phrase, near }) %}

# STEADFAST AUTHOR; but in "a CITY a TOME" the second article begins another phrase
# FOREST/COUNTRY LOCATIONS
# TRAVEL BY CAR
phrase  -> parts                                   {% ([parts]) => ({ parts }) %}
         | parts %kind                             {% ([parts, kind]) => ({ parts, kind }) %}
         | %trait "by" %title                      {% ([travel, , by]) => ({ parts: [travel], by }) %}
# Latin TOME
parts   -> part                                    {% ([each]) => [each] %}
         | %mention part                           {% spokenOf %}
         | parts part                              {% beside %}
         | parts "/" part                          {% ([all, , each]) => [...all, each] %}
part    -> %title {% id %} | %trait {% id %} | %lone {% id %} | %name {% id %} | family {% id %}

# member of the MARSH family
family  -> %name "family"                          {% ([name]) => name %}
         | "member" "of" %name "family":?          {% ([, , name]) => name %}

# HOUSE with a Gate
# TWO HOUSES, each with a GATE
# TOME in Latin or Greek
# TOME in a language other than English
# LIBRARY in the Dreamlands
# TOME with a DEATH icon
# LIBRARY other than THE ATHENAEUM
near    -> with "gate"                             {% () => ({ near: 'gate', is: true }) %}
         | each with "gate"                        {% () => ({ near: 'gate', is: true }) %}
         | "," each with "gate"                    {% () => ({ near: 'gate', is: true }) %}
         | "without" "gate"                        {% () => ({ near: 'gate', is: false }) %}
         | inside named                            {% ([[how], what]) => ({ near: 'in', how, what }) %}
         | inside anyNamed                         {% ([[how], all]) => ({ near: 'either', each: all.map((what) => ({ near: 'in', how, what })) }) %}
         | written anyIn                           {% ([, all]) => ({ near: 'either', each: all.map((what) => ({ near: 'knows', what })) }) %}
         | knows anyNamed                          {% ([, all]) => ({ near: 'either', each: all.map((what) => ({ near: 'knows', what })) }) %}
         | placed inside anyNamed                  {% ([, [how], all]) => ({ near: 'either', each: all.map((what) => ({ near: 'in', how, what })) }) %}
         | placed inside named                     {% ([, [how], what]) => ({ near: 'in', how, what }) %}
         | notInside named                         {% ([, what]) => ({ near: 'notIn', what }) %}
         | "in" "region" except named              {% ([, , , what]) => ({ near: 'notIn', what }) %}
         | written:? "in" "language" except named  {% ([, , , , what]) => ({ near: 'otherLanguage', what }) %}
         | written "in" named                      {% ([, , what]) => ({ near: 'knows', what }) %}
         | knows named                             {% ([, what]) => ({ near: 'knows', what }) %}
         | "(" who:? must:? "in" named ")"         {% ([, , , , what]) => ({ near: 'knows', what }) %}
         | "(" who:? must:? "in" tongues ")"       {% ([, , , , all]) => ({ near: 'either', each: all.map((what) => ({ near: 'knows', what })) }) %}
         | rel affects target                      {% ([, , target]) => ({ near: 'target', target }) %}
         | "affecting" target                      {% ([, target]) => ({ near: 'target', target }) %}
         | written:? "in" "language" unread        {% () => ({ near: 'unknownLanguage' }) %}
         | with sign "icon"                        {% ([, what]) => ({ near: 'icon', what }) %}
         | with "icon" "of" sign                   {% ([, , , what]) => ({ near: 'icon', what }) %}
         | with "symbol" "of" sign                 {% ([, , , what]) => ({ near: 'icon', what }) %}
         | with sign "symbol"                      {% ([, what]) => ({ near: 'icon', what }) %}
         | with %mention                           {% ([, what]) => ({ near: 'icon', what }) %}
         | with %mention "of" %mention             {% ([, what]) => ({ near: 'icon', what }) %}
         | except %title                           {% ([, title]) => ({ near: 'notTitle', title }) %}
         | "(" except %title ")"                   {% ([, , title]) => ({ near: 'notTitle', title }) %}
         | "(" "not" %title ")"                    {% ([, , title]) => ({ near: 'notTitle', title }) %}
         | "with" worded "in" "title"              {% ([, words]) => ({ near: 'titleHas', words }) %}
         | "with" worded "in" "name"               {% ([, words]) => ({ near: 'titleHas', words }) %}
         | "(" anyCard "with" worded "in" titleWord ")"  {% ([, [kind], , words]) => given({ near: 'titleHas', words, ...kind }) %}
         | "(" who must:? anyCard "with" worded "in" titleWord ")"  {% ([, , , [kind], , words]) => given({ near: 'titleHas', words, ...kind }) %}
         | "named" worded                          {% ([, words]) => ({ near: 'titleHas', words }) %}
         | "whose" "title" includes worded         {% ([, , , words]) => ({ near: 'titleHas', words }) %}
         | "(" anyCard "with" theWord "in" titleWord ")"  {% ([, [kind]]) => ({ near: 'thatWord', ...kind }) %}
         | "(" anyCard "whose" titleWord includes theWord ")"  {% ([, [kind]]) => ({ near: 'thatWord', ...kind }) %}
         | "(" theWord must "in" titleWord ")"     {% () => ({ near: 'thatWord' }) %}
         | "(" theWord "in" titleWord ")"          {% () => ({ near: 'thatWord' }) %}
         | pastOf                                  {% id %}
         | asideIn                                 {% id %}
         | worth                                   {% id %}
         | rel is "not" quality                    {% ([, , , quality]) => ({ near: 'not', qualities: [quality] }) %}
         | rel doNot costWord "you":? sanityPoints {% ([, , , , costs]) => ({ near: 'not', qualities: [{ costs }] }) %}
         | "," "not" saidOnly                      {% ([, , quality]) => ({ near: 'not', qualities: [quality] }) %}
         | "(" "not" saidOnly ")"                  {% ([, , quality]) => ({ near: 'not', qualities: [quality] }) %}
         | "(" who must:? "not" "be":? quality ")" {% ([, , , , , quality]) => ({ near: 'not', qualities: [quality] }) %}

# BUSINESS (it must be in INNSMOUTH)
# CHURCH (not in Arkham)
asideIn -> "there"                                 {% () => ({ near: 'there' }) %}
         | inside thatPlace placeWord              {% ([, , [word]]) => ({ near: 'there', word }) %}
         | "," each inside named                   {% ([, , [how], what]) => ({ near: 'in', how, what }) %}
         | "(" each inside named ")"               {% ([, , [how], what]) => ({ near: 'in', how, what }) %}
         | "," "both" inside named                 {% ([, , [how], what]) => ({ near: 'in', how, what }) %}
         | "(" "both" inside named ")"             {% ([, , [how], what]) => ({ near: 'in', how, what }) %}
         | inside placeWord except named           {% ([, , , what]) => ({ near: 'notIn', what }) %}
         | "of" "language" except named            {% ([, , , what]) => ({ near: 'otherLanguage', what }) %}
         | "(" who must inside named ")"           {% ([, , , [how], what]) => ({ near: 'in', how, what }) %}
         | rel "must" "be" inside named            {% ([, , , [how], what]) => ({ near: 'in', how, what }) %}
         | "," rel beIs inside named               {% ([, , , [how], what]) => ({ near: 'in', how, what }) %}
         | "(" notInside anyNamed ")"              {% ([, , all]) => ({ near: 'not', qualities: all.map((what) => ({ near: { near: 'notIn', what } })) }) %}
         | "(" notInside named ")"                 {% ([, , what]) => ({ near: 'notIn', what }) %}
         | "(" who "must" "not" "be" inside named ")"  {% ([, , , , , , what]) => ({ near: 'notIn', what }) %}
         | rel "must":? "is":? "not" "be":? inside named  {% ([, , , , , , what]) => ({ near: 'notIn', what }) %}
thatPlace -> "that" | "this" | "that" "same"
placeWord -> "city" | "town" | "village" | "place" | "subregion" | "region" | "country" | "land"
beIs    -> "is" | "are" | "must" "be"

# MONSTER worth at least 3 points
# ALLY (of value 3 or more)
worth   -> worthOf                                 {% id %}
         | worthOf each                            {% ([near]) => ({ ...near, each: true }) %}
         | "," each worthOf                        {% ([, , near]) => ({ ...near, each: true }) %}
         | "(" worthOf each:? ")"                  {% ([, near]) => near %}
         | "(" who must:? worthOf ")"              {% ([, , , near]) => near %}
         | rel is worthOf                          {% ([, , near]) => near %}
worthOf -> "worth" least:? %number ormore:? points:? ormore:?   {% ([, , number]) => ({ near: 'worth', atLeast: number.number }) %}
         | valued "value" "of":? least:? %number ormore:?       {% ([, , , , number]) => ({ near: 'worth', atLeast: number.number }) %}
         | "whose" "value" "is" least:? %number ormore:?        {% ([, , , , number]) => ({ near: 'worth', atLeast: number.number }) %}
valued  -> "with" | "of" | "having"
points  -> "point" | "victory" "point"

# TWO ALLIES, at least one of whom must be a PRIEST
# THREE HOUSES, one of them with a Gate
# TWO STEADFAST ALLIES of whom at least one is a PRIEST
# SIX LOCATIONS, THREE of which must be INSIDE and three OUTSIDE
# FOUR TOMES or ARTIFACTS, at least two of which must cost you Sanity
some    -> somes                                   {% ([some]) => ({ far: 'some', some }) %}
somes   -> someOf                                  {% ([each]) => [each] %}
         | somes "and" least:? %number "of":? whichThem:? quality  {% ([all, , , number, , , quality]) => [...all, { number, quality }] %}
         | somes "," "and":? least:? %number "of":? whichThem:? quality  {% ([all, , , , number, , , quality]) => [...all, { number, quality }] %}
someOf  -> least:? %number "of" whichThem quality  {% ([, number, , , quality]) => ({ number, quality }) %}
         | "of" which least:? %number quality      {% ([, , , number, quality]) => ({ number, quality }) %}
# TWO ALLIES, one STEADFAST and one CORRUPT
pair    -> %number quality "and" %number quality   {% ([a, of, , b, other]) => [{ number: a, quality: of }, { number: b, quality: other }] %}
         | %number quality "," %number quality "," "and":? %number quality  {% ([a, one, , b, two, , , c, three]) => [{ number: a, quality: one }, { number: b, quality: two }, { number: c, quality: three }] %}
whichThem -> "which" | "whom" | "them" | "these" | "those"

# FOUR TOMES, no more than two of which may be in English
atMost  -> noMore %number "of" whichThem quality   {% ([, number, , , quality]) => ({ far: 'atMost', number, quality }) %}
         | "of" which noMore %number quality       {% ([, , , number, quality]) => ({ far: 'atMost', number, quality }) %}
noMore  -> "no" "more" "than" | "at" "most" | "not" "more" "than"

# FOUR ALLIES, none of whom may be Corrupt
# TWO TOMES (neither in English)
none    -> noneWord "of" whichThem quality         {% ([, , , quality]) => ({ far: 'none', qualities: [quality] }) %}
         | "of" which noneWord quality             {% ([, , , quality]) => ({ far: 'none', qualities: [quality] }) %}
         | noneWord quality                        {% ([, quality]) => ({ far: 'none', qualities: [quality] }) %}
noneWord -> "none" | "neither"

# FOUR ARTIFACTS or TOMES (at least one of each)
ofEach  -> least:? %number "of" "each" sortWord:?  {% ([, number], _at, reject) => (number.number === 1 ? { far: 'ofEach' } : reject) %}

quality -> being:? options                         {% ([, options]) => ({ options }) %}
         | being:? saidPhrase                      {% ([, option]) => ({ options: [option] }) %}
         | being:? gated                           {% ([, near]) => ({ near }) %}
         | being:? written:? inside named          {% ([, , [how], what]) => ({ near: { near: 'in', how, what } }) %}
         | being:? worthOf                         {% ([, near]) => ({ near }) %}
         | mustDo:? costWord "you":? sanityPoints  {% ([, , , costs]) => ({ costs }) %}
saidOnly -> saidPhrase                             {% ([option]) => ({ options: [option] }) %}
saidPhrase -> saids                                {% ([parts]) => ({ phrase: { parts }, near: [] }) %}
         | saids %kind                             {% ([parts, kind]) => ({ phrase: { parts, kind }, near: [] }) %}
         | %kind                                   {% ([kind]) => ({ phrase: { parts: [], kind }, near: [] }) %}
saids   -> %said                                   {% ([each]) => [each] %}
         | saids %said                             {% ([all, each]) => [...all, each] %}
gated   -> "with" "gate"                           {% () => ({ near: 'gate', is: true }) %}
         | mustDo:? have "gate"                    {% () => ({ near: 'gate', is: true }) %}
have    -> "have" | "ha" | "has" | "having"
mustDo  -> "must" | "may" | "can" | "should"
doNot   -> "do" "not" | "doe" "not" | "dont" | "doesnt"
being   -> "is" | "are" | "being" | mustDo "be"
costWord -> "cost" | "costing"

# NECRONOMICON (any card with that word in its title)
anyCard -> "any":? "card"                          {% () => [{}] %}
         | "any":? %kind                           {% ([, kind]) => [{ kind }] %}
theWord -> that:? wordWord
wordWord -> "word" | "name"
titleWord -> it:? "title" | it:? "name"
it      -> "their" | "his" | "her" | "its"

# EVENT that affects your opponent's Ally
affects -> "affect" | "target"
target  -> "opponent" targetWord                   {% ([, [word]]) => `Opponent's ${word.value}` %}
         | targetWord                              {% ([[word]]) => `Your ${word.value}` %}
         | "all" targetWord                        {% ([, [word]]) => `All ${word.value}` %}
targetWord -> "investigator" | "ally" | "hand" | "threat" | "spell"

# ALLY from the Past of ARKHAM
pastOf  -> inside "past" "of" named                {% ([, , , where]) => ({ near: 'past', where }) %}

with     -> "with" | "having" | "bearing" | "showing" | rel "ha" | rel "has" | rel "have"
inside   -> "in" | "within" | "along" | "of" | "from" | "throughout" | "inside"
placed   -> "located" | "situated" | "lying" | "found"
notInside -> "outside" | "outside" "of" | "not" "in" | "not" "from" | "," "not" "in" | "," "not" "from"
except   -> "other" "than" | "except" | "except" "for" | "but" | "but" "not" | "save" | "save" "for" | "apart" "from"
written  -> "written" | "printed" | rel "is" "written"
knows    -> rel "must":? knowing | "," rel "must":? knowing | "knowing" | "speaking" | "reading"
knowing  -> "know" | "speak" | "read"
includes -> "include" | "contain" | "ha" | "has" | "include" "word" | "contain" "word" | "ha" "word" | "has" "word"
unread   -> rel:? "you" cannot read | rel:? "investigator" cannot read | "unknown" "to" you
cannot   -> "do" "not" | "doe" "not" | "dont" | "doesnt" | "cannot" | "can" "not" | "cant"
read     -> "know" | "read" | "speak" | "understand"
you      -> "you" | "investigator"
rel      -> "that" | "who" | "which"
anyIn    -> "in" anyNamed                          {% ([, all]) => all %}
# In capitals the second place asks for a card of its own.
anyNamed -> named or %mention                      {% ([a, , b]) => [a, b] %}
          | anyNamed or %mention                   {% ([all, , each]) => [...all, each] %}
          | mentions or %mention                   {% ([all, , each]) => [...all, each] %}
# TOME (in LATIN or GREEK)
tongues -> anyNamed {% id %}
         | named or %lone                          {% ([a, , b]) => [a, b] %}
mentions -> named "," %mention                     {% ([a, , b]) => [a, b] %}
          | mentions "," %mention                  {% ([all, , each]) => [...all, each] %}
named    -> %lone {% id %} | %mention {% id %}
sign     -> %lone {% id %} | %mention {% id %} | %trait {% id %}
worded   -> word                                   {% ([each]) => [each] %}
          | worded "or" word                       {% ([all, , each]) => [...all, each] %}
word     -> %name {% id %} | %trait {% id %} | %unknown {% id %} | %lone {% id %} | %title {% id %}

# ALLY that costs you Sanity
# TWO ALLIES that are either AUTHORS or SCHOLARS
# CITY LOCATIONS where you might find an ARTIFACT or TOME
# DOCTOR (he must be in your Story Deck)
# GATE LOCATIONS located in three different cities or towns
# CEMETERY LOCATIONS (TWO DIFFERENT CARDS)
# ONE SPELL in that Tome
far     -> costs                                   {% ([atLeast]) => ({ far: 'costs', atLeast }) %}
         | "(" each:? costs ")"                    {% ([, , atLeast]) => ({ far: 'costs', atLeast }) %}
         | "," each costs                          {% ([, , atLeast]) => ({ far: 'costs', atLeast }) %}
         | rel is options                          {% ([, , options]) => ({ far: 'are', options }) %}
         | "where" "you" may "find" options        {% ([, , , , options]) => ({ far: 'find', options }) %}
         | place                                   {% id %}
         | "(" place ")"                           {% ([, each]) => each %}
         | some                                    {% id %}
         | "," some                                {% ([, each]) => each %}
         | "(" some ")"                            {% ([, each]) => each %}
         | atMost                                  {% id %}
         | "," pair                                {% ([, some]) => ({ far: 'some', some, whole: true }) %}
         | "(" pair ")"                            {% ([, some]) => ({ far: 'some', some, whole: true }) %}
         | "," "of" which noMore %number quality   {% ([, , , , number, quality]) => ({ far: 'atMost', number, quality }) %}
         | "," noMore %number "of" whichThem quality  {% ([, , number, , , quality]) => ({ far: 'atMost', number, quality }) %}
         | "(" atMost ")"                          {% ([, each]) => each %}
         | none                                    {% id %}
         | "," none                                {% ([, each]) => each %}
         | "(" none ")"                            {% ([, each]) => each %}
         | "," ofEach                              {% ([, each]) => each %}
         | "(" ofEach ")"                          {% ([, each]) => each %}
         | "(" asides ")"                          {% ([, all]) => ({ far: 'all', each: all }) %}
         | "(" who must differing ")"              {% ([, , , each]) => each %}
         | "must" "be" differing                   {% ([, , each]) => each %}
         | "(" "at" %kind differing ")"            {% ([, , , each]) => each %}
         | across respect "different" "from" "those" "before"  {% ([, each]) => ({ far: 'unlike', by: each.by }) %}
         | differing                               {% id %}
         | "," each differing                      {% ([, , each]) => each %}
         | "," differing                           {% ([, each]) => each %}
         | ",":? noTwo                             {% ([, each]) => each %}
         | "(" noTwo ")"                           {% ([, each]) => each %}
         | "," alldifferent                        {% () => ({ far: 'count', different: true, cards: true }) %}
         | "(" differing ")"                       {% ([, each]) => each %}
         | "(" counted ")"                         {% ([, each]) => each %}
         | held:? from book                        {% ([, , tome]) => ({ far: 'inTome', tome }) %}
         | held:? from that book                   {% ([, , , tome]) => ({ far: 'inTome', tome, that: true }) %}
         | held:? inIt "it"                        {% () => ({ far: 'inTome' }) %}
         | "(" held:? from that:? book ")"         {% ([, , , , tome]) => ({ far: 'inTome', tome, that: true }) %}
         | "(" %kind must held:? from that:? book ")"  {% ([, , , , , , tome]) => ({ far: 'inTome', tome, that: true }) %}
         | "(" who must held:? from that:? book ")"  {% ([, , , , , , tome]) => ({ far: 'inTome', tome, that: true }) %}
         | "(" completed ")"                       {% () => ({ far: 'zone', zone: 'completed' }) %}
         | "," completed                           {% () => ({ far: 'zone', zone: 'completed' }) %}

# an Adventure by its Title (you must have completed that Adventure)
completed -> rel:? "you" "must":? "have" "already":? "completed" that:? %kind:?  {% () => null %}
           | "already":? "completed"               {% () => null %}
           | who:? must "already":? "completed"    {% () => null %}
           | who:? must amongThem "your":? "completed" %kind     {% () => null %}

# a MYTHOS EXPERIENCE (it must be among your completed Adventures)
amongThem -> "among" | "one" "of" | "one" "among"

is      -> "is" | "are" | "must" "be"
may     -> "might" | "may" | "can" | "could"

place   -> who:? must:? "in" "story" "deck"        {% () => ({ far: 'zone', zone: 'storyDeck' }) %}
         | "from" "story" "deck"                   {% () => ({ far: 'zone', zone: 'storyDeck' }) %}
         | who:? must:? "buried" "in" "story" "deck"  {% () => ({ far: 'zone', zone: 'storyDeck' }) %}
         | who:? must "buried"                     {% () => ({ far: 'zone', zone: 'storyDeck' }) %}
         | who:? must:? "in" "play"                {% () => ({ far: 'inPlay' }) %}
         | who:? must:? "now" "in" "play"          {% () => ({ far: 'inPlay' }) %}
         | who:? must:? "currently" "in" "play"    {% () => ({ far: 'inPlay' }) %}
         | who:? must:? "in" "play" "now"          {% () => ({ far: 'inPlay' }) %}
         | who:? must:? "current" "location"       {% () => ({ far: 'inPlay' }) %}
who     -> "he" | "he" "or" "she" | "she" | "it" | "they" | "who" | "which" | "that" | "both" | "all" | "card"
must    -> "must" "be" | "must" "lie" | "is" | "are" | "lying" | "lie"

differing -> spread:? across "at" "least" %number "different":? respect  {% ([, , , , number, , each]) => given({ ...each, number }) %}
           | spread:? across %number:? "different" respect             {% ([, , number, , each]) => given({ ...each, number }) %}
           | spread:? across %number:? "different" respect and respect {% ([, , number, , each]) => given({ ...each, number }) %}
           | spread:? across %number:? "different" %mention respect  {% ([, [how], number, , what, each]) => ({ far: 'all', each: [given({ ...each, number }), { far: 'placed', how, what }] }) %}
           | spread:? across "another" respect                         {% ([, , , each]) => each %}
           | spread:? across %number:? "separate" respect              {% ([, , number, , each]) => given({ ...each, number }) %}
spread  -> "located" | "situated" | "found" | each | "lying" | rel "is" | rel "are" | rel "lie"
each    -> "each" | "all"
across  -> "in" | "from" | "of" | "with" | "within"
and     -> "and" | "or"
respect -> respectWord                             {% ([[word]]) => differ(word) %}
         | "sub" "region"                          {% ([word]) => differ({ ...word, text: 'subregion' }) %}
respectWord -> "city" | "town" | "village" | "place" | "subregion" | "region" | "subtype" | "class" | "kind" | "type"
             | "language" | "tongue" | "icon" | "symbol" | "version" | "printing" | "title" | "name"

counted -> %number                                 {% ([number], _at, reject) => (number.article === 'any' ? reject : { far: 'count', number, different: false, cards: false }) %}
         | %number cards                           {% ([number]) => ({ far: 'count', number, different: false, cards: true }) %}
         | %number "different"                     {% ([number]) => ({ far: 'count', number, different: true, cards: true }) %}
         | %number "different" cards               {% ([number]) => ({ far: 'count', number, different: true, cards: true }) %}
         | "different"                             {% () => ({ far: 'count', different: true, cards: true }) %}
         | "different" cards                       {% () => ({ far: 'count', different: true, cards: true }) %}
         | alldifferent                            {% () => ({ far: 'count', different: true, cards: true }) %}
         | "not" "the":? "same"                    {% () => ({ far: 'count', different: true, cards: true }) %}
         | "not" "alike"                           {% () => ({ far: 'count', different: true, cards: true }) %}
         | %number "different":? %kind "with" that marked  {% ([number, different]) => ({ far: 'count', number, different: different !== null, cards: true }) %}
         | "none" "alike"                          {% () => ({ far: 'count', different: true, cards: true }) %}
         | least:? %number ormore:? "of" "them"    {% ([, number]) => ({ far: 'count', number, different: false, cards: true }) %}
         | "at" "least" %number                    {% ([, , number]) => ({ far: 'count', number, different: false, cards: true }) %}
         | %number "or" "more"                     {% ([number]) => ({ far: 'count', number, different: false, cards: true }) %}
         | "none" "of" "them" "alike"              {% () => ({ far: 'count', different: true, cards: true }) %}
         | "no" two "alike"                        {% () => ({ far: 'count', different: true, cards: true }) %}
         | "no" two "of" "the":? "same" titleWord  {% () => ({ far: 'count', different: true, cards: true }) %}
         | "no" two with "the":? "same" titleWord  {% () => ({ far: 'count', different: true, cards: true }) %}
# FOUR ARTIFACTS or TOMES (none alike, at least one of each)
asides  -> aside asideAnd aside                    {% ([a, , b]) => [a, b] %}
         | asides asideAnd aside                   {% ([all, , each]) => [...all, each] %}
asideAnd -> "," | ";" | "and" | "," "and" | ":"
aside   -> counted {% id %} | place {% id %} | differing {% id %} | some {% id %} | atMost {% id %} | none {% id %} | ofEach {% id %} | noTwo {% id %}

# FIVE MONSTERS, no two of the same class
# FOUR HOUSES, no two of which stand in the same town
# THREE LOCATIONS, of which no two are in the same subregion
noTwo   -> "no" two ofOr "same" respect            {% ([, , , , each]) => each %}
         | "no" two "of" whichThem stands:? ofOr:? "same" respect  {% ([, , , , , , , each]) => each %}
         | "of" which "no" two stands:? ofOr:? "same" respect      {% ([, , , , , , , each]) => each %}
         | "no" two stands ofOr:? "same" respect   {% ([, , , , , each]) => each %}
         | noneWord "of" whichThem stands:? ofOr:? "same" respect asOther:?  {% ([, , , , , , each]) => each %}
stands  -> "is" | "are" | "stand" | "standing" | "lie" | "lying" | "share" | "sharing" | "bear" | "bearing" | "have" | "having" | "being" | mustDo "be" | mustDo "share" | mustDo "bear"
asOther -> "a" "another" | "as" "another" | "as" "other" | "as" "others"
ofOr    -> "of" | "with" | "from" | "in"
marked  -> "symbol" | "icon" | "sign" | "attribute" | "word"
alldifferent -> "not" "the":? "same" | "not" "alike" | "all" "different" | "all" "of" "them" "different" | "each" "different"
two     -> %number {% ([number], _at, reject) => (number.number === 2 ? number : reject) %}
cards   -> "one" | "card" | "copy" | %kind | %trait

held    -> "contained" | "held" | "found" | "hidden" | "written" | "learned" | "kept"
from    -> "in" | "from" | "within" | "inside"
inIt    -> "in" | "within" | "inside"
that    -> "that" | "this" | "same" | "said" | "that" "same" | "this" "same"
book    -> bookWord                                {% ([[word]]) => word %}
bookWord -> "tome" | "book" | "volume"

costs   -> rel "cost" "you":? sanityPoints         {% ([, , , atLeast]) => atLeast %}
         | "costing" "you":? sanityPoints          {% ([, , atLeast]) => atLeast %}
         | rel "cost" "investigator" sanityPoints  {% ([, , , atLeast]) => atLeast %}
sanityPoints -> "sanity"                           {% () => 1 %}
         | "sanity" "point"                        {% () => 1 %}
         | least:? %number ormore:? "sanity"       {% ([, number]) => number.number %}
         | least:? %number ormore:? "sanity" "point"  {% ([, number]) => number.number %}
         | least:? %number "point" "of" "sanity"   {% ([, number]) => number.number %}
         | least:? %number "sanity" ormore         {% ([, number]) => number.number %}
         | least:? %number "sanity" "point" ormore {% ([, number]) => number.number %}
ormore  -> "or" "more"

# BARNABAS MARSH, JEREMIAH BREWSTER and ROBERT MARSH (two of these three)
# two of these: TRAIN, CAR and EVENING
choice  -> list "(" %number "of" these ")"         {% ([options, , number]) => ({ is: 'choice', number, options }) %}
         | list "(" %number ")"                     {% ([options, , number], _at, reject) => (number.article === 'any' ? { is: 'choice', number, options } : reject) %}
         | %number "of" these ":":? list           {% ([number, , , , options]) => ({ is: 'choice', number, options }) %}
list    -> option "and" option                     {% ([a, , b]) => [a, b] %}
         | option "or" option                      {% ([a, , b]) => [a, b] %}
         | commas                                  {% id %}
         | commas "and" option                     {% ([all, , each]) => [...all, each] %}
         | commas "," "and" option                 {% ([all, , , each]) => [...all, each] %}
         | commas "or" option                      {% ([all, , each]) => [...all, each] %}
         | commas "," "or" option                  {% ([all, , , each]) => [...all, each] %}
these   -> "these" | "these" %number | "them" | "those" | "following" | "following" %number | "these" "following" | %number

# one thing that costs you at least 1 sanity point
thing   -> %number things costs                    {% ([number, [thing], atLeast]) => ({ is: 'thing', number, thing, atLeast }) %}
things  -> "thing" | "item" | "card"

# 20 POINTS-WORTH OF MONSTERS in your Story Deck
# MONSTERS worth 20 points or more
# ALLIES costing a total of 6 Sanity
sum     -> least:? %number "point" "worth" "of" options far:*           {% ([, number, , , , options, far]) => ({ is: 'sum', number, what: 'value', options, far }) %}
         | least:? %number "point" "of" options far:*                   {% ([, number, , , options, far]) => ({ is: 'sum', number, what: 'value', options, far }) %}
         | least:? %number "sanity" "point" "worth" "of" options far:*  {% ([, number, , , , , options, far]) => ({ is: 'sum', number, what: 'sanityCost', options, far }) %}
         | options "worth" "total":? "of":? least:? %number ormore:? "point" ormore:? far:*  {% ([options, , , , , number, , , , far]) => ({ is: 'sum', number, what: 'value', options, far, behind: true }) %}
         | options "with" "total" "value" "of" least:? %number ormore:? "point":? ormore:? far:*  {% ([options, , , , , , number, , , , far]) => ({ is: 'sum', number, what: 'value', options, far, behind: true }) %}
         | options totalCost far:*                                      {% ([options, number, far]) => ({ is: 'sum', number, what: 'sanityCost', options, far }) %}
totalCost -> "costing" "you":? "total" "of" least:? %number ormore:? "sanity" "point":?     {% ([, , , , , number]) => number %}
           | rel "cost" "you":? "total" "of" least:? %number ormore:? "sanity" "point":?    {% ([, , , , , , number]) => number %}

# SANITY below SIX POINTS
# 5 SANITY or less
sanity  -> "sanity" between:? below %number "point":?        {% ([said, , , number]) => ({ is: 'sanity', below: number.number, said: [said, number] }) %}
         | "sanity" "must" "be" below %number "point":?      {% ([said, , , , number]) => ({ is: 'sanity', below: number.number, said: [said, number] }) %}
         | "sanity" "must" %story below %number "point":?    {% ([said, , , , number]) => ({ is: 'sanity', below: number.number, said: [said, number] }) %}
         | "sanity" "is" now:? below %number "point":?       {% ([said, , , , number]) => ({ is: 'sanity', below: number.number, said: [said, number] }) %}
         | "sanity" ",":? "to" %number "point":? orless      {% ([said, , , number]) => ({ is: 'sanity', below: number.number + 1, said: [said, number] }) %}
         | below %number "sanity" "point":?                  {% ([, number, said]) => ({ is: 'sanity', below: number.number, said: [said, number] }) %}
         | "sanity" of:? %number "point":? orless            {% ([said, , number]) => ({ is: 'sanity', below: number.number + 1, said: [said, number] }) %}
         | "sanity" of:? "at" "most" %number "point":?       {% ([said, , , , number]) => ({ is: 'sanity', below: number.number + 1, said: [said, number] }) %}
         | %number "sanity" "point":? orless                 {% ([number, said]) => ({ is: 'sanity', below: number.number + 1, said: [said, number] }) %}
         | %number orless "sanity" "point":?                 {% ([number, , said]) => ({ is: 'sanity', below: number.number + 1, said: [said, number] }) %}
         | "sanity" "not" "be" over %number "point":?        {% ([said, , , , number]) => ({ is: 'sanity', below: number.number + 1, said: [said, number] }) %}
         | "sanity" "must" "not" "be" over %number "point":? {% ([said, , , , , number]) => ({ is: 'sanity', below: number.number + 1, said: [said, number] }) %}
         | "sanity" may "not" "be" over %number "point":?    {% ([said, , , , , number]) => ({ is: 'sanity', below: number.number + 1, said: [said, number] }) %}
now     -> "now" | "already" | "by" "now"
over    -> "above" | "over" | "more" "than" | "higher" "than" | "greater" "than"
below   -> "below" | "under" | "beneath" | "less" "than" | "lower" "than" | "fewer" "than"
orless  -> "or" "less" | "or" "lower" | "or" "fewer"
of      -> "of" | "at" | "is" | "must" "be"

# it is NIGHT
time    -> "it" is %trait                          {% ([, , when]) => ({ is: 'time', when }) %}

# "REROLLS" YOUR INVESTIGATOR
event   -> reroll "investigator"                   {% ([[said]]) => ({ is: 'event', what: 'Investigator exchanged', said }) %}
reroll  -> "reroll" | "rerolled" | "rerolling"

# MEMBER OF THE THERON-MARKS SOCIETY
member  -> "member" "of" %title                    {% ([, , title]) => ({ is: 'member', title }) %}

again   -> %number near near:*                     {% ([number, near, more]) => ({ is: 'again', number, near: [near, ...more] }) %}
         | "another" "one":? near near:*           {% ([word, , near, more]) => ({ is: 'again', number: { ...word, number: 1 }, near: [near, ...more] }) %}
         | furtherOne near:*                       {% ([[word], near]) => ({ is: 'again', number: { ...word, number: 1 }, near }) %}
showing -> "bear" | "bears" | "show" | "shows" | "feature" | "features" | "has" | "ha"
shown   -> "attribute" | "symbol" | "icon"
furtherOne -> "another" "one" | "second" "one" | "third" "one" | "further" "one"

# What a recipe cannot say is refused, not passed over.
refused -> %number "of" which                      {% ([, , [word]]) => ({ is: 'refused', word, why: 'That some of several cards have a property of their own cannot be told. Ask for them as cards of their own.' }) %}
         | "with" attributed "attribute"           {% ([word]) => ({ is: 'refused', word, why: 'Write the attribute in capital letters before the card type: "PORT LOCATION".' }) %}
         | rel showing attributed shown                      {% ([, , word]) => ({ is: 'refused', word, why: 'Write the attribute in capital letters before the card type: "PORT LOCATION".' }) %}
         | notInside named                         {% ([, word]) => ({ is: 'refused', word, why: 'Only a Region or a language can be excluded.' }) %}
         | "none" "of" excluded                    {% ([word]) => ({ is: 'refused', word, why: 'What some of several cards must not be cannot be told.' }) %}
         | "in" "same" sameWord                    {% ([word]) => ({ is: 'refused', word, why: 'That cards must be from the same place cannot be told. Name the place.' }) %}
         | without quantity:? options              {% ([[word]]) => ({ is: 'refused', word, why: 'That there is no such card cannot be asked for.' }) %}
         | %number "of" others with "gate"         {% ([, , [word]]) => ({ is: 'refused', word, why: 'That some of several cards have a property of their own cannot be told. Ask for them as cards of their own.' }) %}
         | %number inside named and rest inside named  {% ([word]) => ({ is: 'refused', word, why: 'That some of several cards have a property of their own cannot be told. Ask for them as cards of their own.' }) %}
         | "of" ordinal sortWord                   {% ([, , [word]]) => ({ is: 'refused', word, why: 'That a card is of another kind than others cannot be told so. Say "of different kinds" of all of them.' }) %}
         | knows "no" "language"                   {% ([, word]) => ({ is: 'refused', word, why: 'That somebody knows no language cannot be asked for.' }) %}
         | rel "cost" "you":? "no" "sanity"        {% ([, word]) => ({ is: 'refused', word, why: 'That a card costs no Sanity cannot be asked for.' }) %}
         | "costing" "you":? "no" "sanity"         {% ([word]) => ({ is: 'refused', word, why: 'That a card costs no Sanity cannot be asked for.' }) %}
which   -> "which" | "whom"
others  -> "them" | "these" | "those"
rest    -> "other" | "another" | %number
ordinal -> "second" | "third" | "fourth" | "another" | "other" | "different"
sortWord -> "kind" | "type" | "sort" | "subtype"
excluded -> "which" | "whom" | "them" | "these"
sameWord -> "city" | "town" | "region" | "subregion"
attributed -> %story | "past" | %mention | %trait | %lone | %unknown
without -> "no" | "without" | "without" "using" | "without" "ever" "using"
