# What one types to find cards. Above each rule stand queries that it reads; a test feeds them back. Blanks are gone
# before this, marks that lead nowhere are taken out and reported, and words after an exclamation mark are `named`.

@{%
import { lexer } from './query-lexer.ts'
import * as make from './query-actions.ts'
%}
@lexer lexer

# arkham   t:ally or t:monster   a b or c
any   -> all                    {% make.same %}
       | any %or all            {% make.either %}

# arkham t:ally   (a or b) c
all   -> item                   {% make.same %}
       | all item               {% make.both %}

# -t:event   -(a or b)
item  -> atom                   {% make.same %}
       | %not atom              {% make.negated %}

# arkham   "miskatonic university"   !elder sign   t:ally
atom  -> %open any %close       {% make.bracketed %}
       | %word                  {% make.word %}
       | %number                {% make.word %}
       | %phrase                {% make.phrase %}
       | %bang name             {% make.title %}
       | field                  {% make.same %}

# !elder sign   !"elder sign"
name  -> %phrase                {% make.same %}
       | named                  {% make.same %}
named -> %named                 {% make.same %}
       | named %named           {% make.longer %}

# t:ally   val>=3   san>val   region:"lovecraft country",europe   t:
field -> %field %compare values {% make.field %}
       | %field %compare %nothing {% make.unfinished %}
values -> value                 {% make.list %}
       | values %comma value    {% make.listed %}
value -> %word                  {% make.same %}
       | %number                {% make.same %}
       | %phrase                {% make.same %}
