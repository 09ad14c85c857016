# What a card is taken as: another class, attribute, time or Region for good, or another card where one is asked for.

@lexer lexer

# This Location is considered a City.   This card is treated as a Greater Servitor.   All Ghouls function as Cultists while you are here.
# This card counts as Dr. Vane.   This Ally counts as a Ghoul.   Is considered a Merchant.   This card acts as at Night.   This Location is treated as if it were in the South Pacific.   Counts as a Cultist.   Treat all Ghouls as Cultists.
takenas  -> sel taken taking                                          {% ([of, , how]) => values.takenAs(of, how) %}
          | taken taking                                              {% ([, how]) => values.takenAs({ ref: 'self' }, how) %}
          | thiscard taken "a" naming                                 {% ([, , , name]) => values.alsoCalled(name) %}
          | taken "a" naming                                          {% ([, , name]) => values.alsoCalled(name) %}
          | thiscard taken %strange                                   {% ([, , name]) => values.alsoCalled(name) %}
          | taken %strange                                            {% ([, name]) => values.alsoCalled(name) %}
          | "treat" sel "as" taking                                   {% ([, of, , how]) => values.takenAs(of, how) %}
naming   -> %strange                                                  {% draft.first %}
          | %family                                                   {% draft.first %}
taken    -> "count" "as"                                              {% draft.nothing %}
          | "function" "as"                                           {% draft.nothing %}
          | "act" "as"                                                {% draft.nothing %}
          | "is" "treat" "as"                                         {% draft.nothing %}
          | "is" "regard" "as"                                        {% draft.nothing %}
          | "is" "classify" "as"                                      {% draft.nothing %}
          | "is" "consider"                                           {% draft.nothing %}
          | "is" "consider" "as"                                      {% draft.nothing %}
          | "is" "consider" "to" "is"                                 {% draft.nothing %}
taking   -> %name                                                     {% ([name]) => ({ name }) %}
          | "a" %name                                                 {% ([, name]) => ({ name }) %}
          | "a" words                                                 {% ([, words]) => ({ words }) %}
          | "at" daynight                                             {% ([, time]) => ({ time }) %}
          | "in" %name                                                {% ([, name]) => ({ region: name }) %}
          | "in" "the" %name                                          {% ([, , name]) => ({ region: name }) %}
          | "if" "it" "is" daynight                                   {% ([, , , time]) => ({ time }) %}
          | "if" asifit taking                                        {% ([, , how]) => how %}
asifit   -> "it" "is"                                                 {% draft.nothing %}
          | "they" "is"                                               {% draft.nothing %}

# This card counts as any one Location that an Adventure needs.   May be used as any one Tome when you complete an Adventure.
standsfor -> thiscard standing standfor "that" "a" purpose need2         {% ([, , is, , , purpose]) => values.standsIn(is, purpose, true) %}
          | thiscard standing standfor "that" "a" purpose need2 "," "and" "is" "bury" "for" "it" {% ([, , is, , , purpose]) => values.standsIn(is, purpose) %}
          | thiscard standing standfor "that" "a" purpose need2 "," "and" "is" "discard" "for" "it" {% ([, , is, , , purpose]) => values.discardedFor(values.standsIn(is, purpose)) %}
          | thiscard standing standfor "that" named need2 "," "and" "is" "bury" "for" "it" {% ([, , is, , of], _at, reject) => (is.any ? values.standsForNamed(of, is.any) : reject) %}
          | thiscard standing standfor "that" named need2 "," "and" "is" "discard" "for" "it" {% ([, , is, , of], _at, reject) => (is.any ? values.discardedFor(values.standsForNamed(of, is.any)) : reject) %}
          | thiscard standing standfor "that" named need2             {% ([, , is, , of], _at, reject) => (is.any ? values.standsForNamed(of, is.any, true) : reject) %}
          | thiscard standing standkind "that" "a" "great old one" need2 {% ([, , is]) => values.standsForKind(is, true) %}
          | thiscard standing standkind "that" "a" "great old one" need2 "," "and" "is" "bury" "for" "it" {% ([, , is]) => values.standsForKind(is) %}
          | thiscard standing standkind "that" "a" "great old one" need2 "," "and" "is" "discard" "for" "it" {% ([, , is]) => values.discardedFor(values.standsForKind(is)) %}
          | thiscard standing standfor "that" "a" "outer god" need2     {% ([, , is]) => values.standsForOuter(is, true) %}
          | thiscard standing standfor "that" "a" "outer god" need2 "," "and" "is" "bury" "for" "it" {% ([, , is]) => values.standsForOuter(is) %}
          | thiscard standing standfor "that" "a" "outer god" need2 "," "and" "is" "discard" "for" "it" {% ([, , is]) => values.discardedFor(values.standsForOuter(is)) %}
          | standing standfor "that" "a" purpose need2                  {% ([, is, , , purpose]) => values.standsIn(is, purpose, true) %}
          | thiscard standing standfor totell                           {% ([, , is]) => values.standsIn(is, 'Adventure', true) %}
          | standing standfor totell                                    {% ([, is]) => values.standsIn(is, 'Adventure', true) %}
          | standing "the" asname5 totell                               {% ([, , name]) => values.countsFor(name, 'Adventure') %}
          | thiscard standing "the" asname5 totell                      {% ([, , , name]) => values.countsFor(name, 'Adventure') %}
          | standing "a" asname5 totell                                 {% ([, , name]) => values.countsFor(name, 'Adventure') %}
          | "you" "may" "use" thiscard asif standfor totell             {% ([, , , , , is]) => values.standsIn(is, 'Adventure', true) %}
          | "bury" thiscard "to" "use" "it" asif standfor totell        {% ([, , , , , , is]) => values.standsIn(is, 'Adventure') %}
          | "you" "may" "bury" thiscard asif standfor totell            {% ([, , , , , is]) => values.standsIn(is, 'Adventure') %}
          | "bury" thiscard asif standfor totell                        {% ([, , , is]) => values.standsIn(is, 'Adventure') %}
          | "you" "may" "bury" thiscard "to" "replace" standfor totell  {% ([, , , , , , is]) => values.standsIn(is, 'Adventure') %}
          | thiscard standing standfor totell "," "but" "is" "bury" {% ([, , is]) => values.standsIn(is, 'Adventure') %}
          | standing standfor totell "," "but" "is" "bury"       {% ([, is]) => values.standsIn(is, 'Adventure') %}
          | standing standfor totell "," "and" "is" "bury"       {% ([, is]) => values.standsIn(is, 'Adventure') %}
          | whencomplete "," thiscard standing standfor                 {% ([, , , , is]) => values.standsIn(is, 'Adventure', true) %}
          | whencomplete "," "you" "may" "use" thiscard asif standfor   {% ([, , , , , , , is]) => values.standsIn(is, 'Adventure', true) %}
standsfor -> thiscard "count" "as" "the" title6 "for" purpose          {% ([, , , , countsAs, , purpose]) => ({ countsAs, for: purpose }) %}
          | thiscard standing titled totell                           {% ([, , countsAs]) => ({ countsAs, for: 'Adventure' }) %}
          | standing titled totell                                    {% ([, countsAs]) => ({ countsAs, for: 'Adventure' }) %}
          | "you" "may" "use" thiscard asif titled totell             {% ([, , , , , countsAs]) => ({ countsAs, for: 'Adventure' }) %}
          | whencomplete "," thiscard standing titled                 {% ([, , , , countsAs]) => ({ countsAs, for: 'Adventure' }) %}
titled   -> title5                                                    {% draft.first %}
          | "the" title5                                              {% ([, title]) => title %}
          | "a" title5                                                {% ([, title]) => title %}
title5   -> %name                                                     {% ([name], _at, reject) => nouns.titleOf(name) ?? reject %}
          | %strange                                                  {% ([name]) => name.written %}
          | %quoted                                                   {% ([quoted]) => nouns.unquoted(quoted) %}
title6   -> title5                                                    {% draft.first %}
          | %family                                                   {% ([name]) => name.written %}
standing -> "count" "as"                                              {% draft.nothing %}
          | maycan "count" "as"                                       {% draft.nothing %}
          | maycan "is" "count" "as"                                  {% draft.nothing %}
          | maycan "is" "consider"                                    {% draft.nothing %}
          | maycan "is" "use" asif                                    {% draft.nothing %}
          | maycan "serve" "as"                                       {% draft.nothing %}
          | maycan "replace"                                          {% draft.nothing %}
          | maycan "substitute" "for"                                 {% draft.nothing %}
          | maycan "is" "substitute" "for"                            {% draft.nothing %}
          | maycan "stand" "in" "for"                                 {% draft.nothing %}
          | maycan "stand" "for"                                      {% draft.nothing %}
          | maycan "take" "the" "place" "of"                          {% draft.nothing %}
          | "replace"                                                 {% draft.nothing %}
          | "substitute" "for"                                        {% draft.nothing %}
          | "stand" "in" "for"                                        {% draft.nothing %}
          | "take" "the" "place" "of"                                 {% draft.nothing %}
protecting -> "protection" "from"                                     {% draft.nothing %}
          | "protection" "against"                                    {% draft.nothing %}
          | "protect" "against"                                       {% draft.nothing %}
          | "protect" "from"                                          {% draft.nothing %}
          | "protect" "you" "from"                                    {% draft.nothing %}
          | "protect" "you" "against"                                 {% draft.nothing %}
          | "protect" "your" "investigator" "from"                    {% draft.nothing %}
          | "protect" "your" "investigator" "against"                 {% draft.nothing %}
asif     -> "as"                                                      {% draft.nothing %}
          | "as" "if" "it" "is"                                       {% draft.nothing %}
          | "in" "place" "of"                                         {% draft.nothing %}
          | "in" "the" "place" "of"                                   {% draft.nothing %}
          | "instead" "of"                                            {% draft.nothing %}
standfor   -> num np                                                    {% ([n, is]) => nouns.oneOfType(n, is) %}
          | "any" num np                                              {% ([, n, is]) => nouns.oneOfType(n, is) %}
          | "any" np                                                  {% ([, is]) => nouns.oneOfType(1, is) %}
          | "any" "other" np                                          {% ([, , is]) => nouns.oneOfType(1, is) %}
          | "any" num "other" np                                      {% ([, n, , is]) => nouns.oneOfType(n, is) %}
          | "a" np                                                    {% ([, is]) => nouns.oneOfType(1, is) %}
standkind -> num np                                                    {% ([n, is]) => nouns.oneOfKind(n, is) %}
need2    -> "need"                                                    {% draft.nothing %}
          | "require"                                                 {% draft.nothing %}
          | "ask" "for"                                               {% draft.nothing %}
          | "call" "for"                                              {% draft.nothing %}
totell   -> whencomplete                                              {% draft.nothing %}
          | "to" "complete" anadventure                               {% draft.nothing %}
          | "in" completing anadventure                               {% draft.nothing %}
          | "need" "to" "complete" anadventure                        {% draft.nothing %}
          | "require" "to" "complete" anadventure                     {% draft.nothing %}
          | "need" "for" anadventure                                  {% draft.nothing %}
          | "need" "by" anadventure                                   {% draft.nothing %}
          | "require" "for" anadventure                               {% draft.nothing %}
          | "require" "by" anadventure                                {% draft.nothing %}
          | "name" "in" anadventure                                   {% draft.nothing %}
          | "in" anadventure                                          {% draft.nothing %}
          | "for" anadventure                                         {% draft.nothing %}
          | "in" "all" "adventure"                                    {% draft.nothing %}
          | "for" "all" "adventure"                                   {% draft.nothing %}
          | "for" "the" "purpose" "of" anadventure                    {% draft.nothing %}
          | "for" "the" "purpose" "of" completing anadventure         {% draft.nothing %}
          | "for" "purpose" "of" completing anadventure               {% draft.nothing %}
          | "for" completing anadventure                              {% draft.nothing %}
          | "for" "purpose" "of" anadventure                          {% draft.nothing %}
whencomplete -> "when" "you" "complete" anadventure                   {% draft.nothing %}
          | "when" completing anadventure                             {% draft.nothing %}
          | "while" completing anadventure                            {% draft.nothing %}
completing -> "complete"                                              {% draft.nothing %}
          | "the" "completion" "of"                                   {% draft.nothing %}
anadventure -> "a" "adventure"                                        {% draft.nothing %}
          | "any" "adventure"                                         {% draft.nothing %}
          | "any" num "adventure"                                     {% draft.nothing %}
          | "your" "adventure"                                        {% draft.nothing %}
          | "adventure"                                               {% draft.nothing %}
