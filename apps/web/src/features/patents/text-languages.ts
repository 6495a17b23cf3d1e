/** A text or part of a text with its language. */
export interface InLanguage {
  readonly lang: string
}

/** The languages of a record's texts, each once, in the order they occur. */
export function textLanguages(...texts: readonly (readonly InLanguage[])[]): string[] {
  return [...new Set(texts.flat().map(({ lang }) => lang))]
}

/** What there is in the wanted language; where there is nothing, what is in the first language there is. */
export function inLanguage<Text extends InLanguage>(texts: readonly Text[], wanted: string): readonly Text[] {
  const those = texts.filter(({ lang }) => lang === wanted)
  return those.length > 0 ? those : texts.filter(({ lang }) => lang === texts[0]?.lang)
}
