/**
 * Compiles a nearley grammar file into an ES module. It is shared by the build, the tests and plain Node,
 * so that a grammar means the same everywhere; what the grammar says is not its business.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'

interface Compiled {
  config: { preprocessor?: string }
  customTokens: readonly string[]
  body: string[]
}

// nearley ships its compiler as untyped CommonJS files; these are the border.
const load = createRequire(import.meta.url)
const { Parser, Grammar } = load('nearley') as typeof import('nearley')
const compile = load('nearley/lib/compile.js') as (tree: unknown, options: { args: string[]; version: string }) => Compiled
const lint = load('nearley/lib/lint.js') as (grammar: Compiled, options: { out: { write(line: string): void } }) => void
const generate = load('nearley/lib/generate.js') as (grammar: Compiled, name: string) => string
const language = load('nearley/lib/nearley-language-bootstrapped.js') as import('nearley').CompiledRules

/** The grammar files that `file` takes in by `@include`, as absolute paths. */
export function included(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^@include\s+"([^"]+)"/gm)].map(([, name]) => resolve(dirname(file), name!))
}

/** Names that two files of a grammar both give a rule: nearley would make one rule of the two, and say nothing. */
function namedTwice(file: string): readonly string[] {
  const home = new Map<string, string>()
  const faults: string[] = []
  for (const each of [file, ...included(file)]) {
    for (const [, name] of readFileSync(each, 'utf8').matchAll(/^(\w+)(?:\[[^\]]*\])?\s*->/gm)) {
      const other = home.get(name!)
      if (other === undefined) home.set(name!, each)
      else if (other !== each) faults.push(`"${name}" is a rule of ${basename(other)} and of ${basename(each)}`)
    }
  }
  return [...new Set(faults)]
}

/** The sentences in the comments right above the rules of a grammar, each with its rule, and of those it takes in. */
function examplesOf(file: string): readonly (readonly [sentence: string, rule: string])[] {
  const found: (readonly [string, string])[] = []
  let block: string[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('# ') && !line.startsWith('# ---')) block.push(line.slice(2))
    else {
      const [, rule] = /^(\w+)\s*->/.exec(line) ?? []
      if (rule) found.push(...block.flatMap((each) => each.split(/ {3,}/)).map((each) => [each.trim(), rule] as const))
      block = []
    }
  }
  return [...found, ...included(file).flatMap(examplesOf)]
}

/**
 * The module a `.ne` file stands for: the rules as default export, `tokens`, the lexer tokens it names, and `examples`.
 * Throws an error with file, line and column if the file cannot be read as a grammar, if a rule leads
 * nowhere, or if two of its files give a rule the same name.
 */
export function compileNearley(file: string): string {
  try {
    const parser = new Parser(Grammar.fromCompiled(language))
    parser.feed(`${readFileSync(file, 'utf8')}\n`)
    // The grammar of grammars is ambiguous in harmless ways, so more than one reading is normal.
    if (parser.results.length === 0) throw new Error('the grammar file ends in the middle of a rule')
    const compiled = compile(parser.results[0], { args: [file], version: '2' })
    compiled.config.preprocessor = 'esmodule'
    // nearley sets its own code right behind ours, so a last statement without a semicolon needs the line to end.
    compiled.body = compiled.body.map((code) => `${code}\n`)
    const faults = [...namedTwice(file)]
    lint(compiled, { out: { write: (line) => faults.push(line.trim()) } })
    if (faults.length > 0) throw new Error(faults.join('; '))
    return `${generate(compiled, 'grammar')}export const tokens = ${JSON.stringify([...new Set(compiled.customTokens)])};
export const examples = ${JSON.stringify(examplesOf(file))};\n`
  } catch (error) {
    // nearley appends a list of everything it would have accepted, which fills a screen and hides the position.
    const message = (error as Error).message.split('Instead, I was expecting')[0]!.trim()
    throw new Error(`${file}: ${message}`)
  }
}
