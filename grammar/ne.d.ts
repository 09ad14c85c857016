/** What an imported nearley grammar is; see compile-ne.ts, which makes it so. */
declare module '*.ne' {
  const rules: import('nearley').CompiledRules
  export default rules
  /** The lexer tokens the grammar names as `%token`. moo never denies one, so a test compares them with the lexer's own. */
  export const tokens: readonly string[]
  /** The sentences in the comments above its rules, each with the rule it stands above. */
  export const examples: readonly (readonly [sentence: string, rule: string])[]
}

/** The edition of the language that the file belongs to; see edition.ts, which makes it. */
declare module '*?edition' {
  const edition: string
  export default edition
}
