/** Parsers of references, which come without types. */
declare module '@citation-js/core' {
  export const plugins: { readonly input: { chain(file: string, options: { readonly generateGraph: boolean }): unknown } }
}
declare module '@citation-js/plugin-bibtex'
declare module '@citation-js/plugin-ris'
