# A toy grammar that shows an import of a grammar works: sums of whole numbers.
@{% import { lexer } from './lexer.ts' %}
@lexer lexer

sum -> sum %plus %number {% ([a, , b]) => a + Number(b.value) %}
     | %number {% ([a]) => Number(a.value) %}
