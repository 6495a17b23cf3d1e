/** A text or part of a text with its language. */
export interface InLanguage {
  readonly lang: string
}

/** The languages of a record's texts, each once, in the order they occur. */
export function textLanguages(...texts: readonly (readonly InLanguage[])[]): string[] {
  return [...new Set(texts.flat().map(({ lang }) => lang))]
}

/** The texts in the requested language; if there are none, those in the first available language. */
export function inLanguage<Text extends InLanguage>(texts: readonly Text[], requested: string): readonly Text[] {
  const those = texts.filter(({ lang }) => lang === requested)
  return those.length > 0 ? those : texts.filter(({ lang }) => lang === texts[0]?.lang)
}

/** Texts of a patent by what they are. */
interface Texts {
  readonly titles: readonly InLanguage[]
  readonly abstracts: readonly InLanguage[]
  readonly claims: readonly InLanguage[]
  readonly description: readonly InLanguage[]
}

/** The initial language of a patent: the reader's, otherwise that of its text; if there are only titles, preferably English. */
export function firstLanguage({ titles, abstracts, claims, description }: Texts, reader: string): string {
  const all = textLanguages(description, claims, abstracts, titles)
  if (all.includes(reader)) return reader
  const [text] = textLanguages(description, claims, abstracts)
  return text ?? (all.includes('en') ? 'en' : (all[0] ?? reader))
}
