/** What an imported nearley grammar is; see compile-ne.ts, which makes it so. */
declare module '*.ne' {
  const rules: import('nearley').CompiledRules
  export default rules
  /** The lexer tokens the grammar names as `%token`. moo never denies one, so a test compares them with the lexer's own. */
  export const tokens: readonly string[]
}
