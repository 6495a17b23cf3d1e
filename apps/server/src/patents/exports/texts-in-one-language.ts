import type { Language } from '@gezhi/contract'

/** The texts in one language: the given one, otherwise English, otherwise that of the first. Pure. */
export function textsInOneLanguage<Text extends { readonly lang: string }>(texts: readonly Text[] | undefined, language: Language): Text[] {
  const available = new Set((texts ?? []).map(({ lang }) => lang))
  const chosen = [language, 'en'].find((lang) => available.has(lang)) ?? texts?.[0]?.lang
  return (texts ?? []).filter(({ lang }) => lang === chosen)
}
