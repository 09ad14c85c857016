# Places that nobody leaves, or leaves for others, or reaches and leaves by such means.

@lexer lexer

# No player may leave Boston.   Your opponent may not leave any City Location.   No Investigator may leave the Dreamlands by Travel by Sea.
# No player may travel from Boston to the Dreamlands.   No Travel Event may be used to reach any Island Location.   Travel by Sea may not be used to leave a City Location.
notgone  -> tollfree "leave" npd                                      {% ([who, , is]) => places.notLeaving(who, is) %}
          | tollfree "travel" "from" npd                              {% ([who, , , is]) => places.notLeaving(who, is) %}
          | tollfree "leave" npd by                                   {% ([who, , is, by]) => places.notLeavingBy(who, is, by) %}
          | tollfree "travel" "from" npd "to" npd                     {% ([who, , , from, , to]) => places.notBetween(who, from, to) %}
          | tollfree %name "from" npd                                 {% ([who, name, , is]) => places.notLeavingBy(who, is, places.journey(name)) %}
          | tollfree %name "to" npd                                   {% ([who, name, , to]) => places.notReachingBy(who, to, places.journey(name)) %}
          | tollfree "use" npd "to" "leave" npd                       {% ([who, , by, , , is]) => places.notLeavingBy(who, is, by) %}
          | tollfree "use" npd "to" "reach" npd                       {% ([who, , by, , , to]) => places.notReachingBy(who, to, by) %}
          | "no" np maycan "is" "use" "to" "leave" npd                {% ([, by, , , , , , is]) => places.notLeavingBy('each', is, by) %}
          | "no" np maycan "is" "use" "to" "reach" npd                {% ([, by, , , , , , to]) => places.notReachingBy('each', to, by) %}
          | np maynot "is" "use" "to" "leave" npd                     {% ([by, , , , , , is]) => places.notLeavingBy('each', is, by) %}
          | np maynot "is" "use" "to" "reach" npd                     {% ([by, , , , , , to]) => places.notReachingBy('each', to, by) %}
