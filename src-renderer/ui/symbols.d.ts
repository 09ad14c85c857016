/** What vite-symbols.ts puts in the place of `virtual:symbols`: the outlines of each symbol, on a field of 512 by 512. */
declare module 'virtual:symbols' {
  export const symbols: Readonly<Record<import('./symbol-names.ts').SymbolName, readonly string[]>>
}
