/** The words of the toy language. */
import moo from 'moo'

export const lexer = moo.compile({ number: /[0-9]+/, plus: '+' })
