import type { Language } from '@gezhi/contract'
import type { LangText } from '@gezhi/records'

/** The text in the wanted language, else in English, which most can read, else the first there is, else nothing. */
export function textIn(texts: readonly LangText[] | undefined, language: Language): string {
  const named = (wanted: string) => texts?.find(({ lang }) => lang === wanted)
  return (named(language) ?? named('en') ?? texts?.[0])?.text ?? ''
}

/** The pieces of the wanted language first, otherwise in the order of the source. */
export function languageFirst<Piece extends { lang: string }>(pieces: readonly Piece[] | undefined, language: Language): Piece[] {
  const wanted = (pieces ?? []).filter(({ lang }) => lang === language)
  const others = (pieces ?? []).filter(({ lang }) => lang !== language)
  return [...wanted, ...others]
}
