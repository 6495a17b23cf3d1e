import type { Language } from '@gezhi/contract'
import type { LangText } from '@gezhi/records'

/** The text in the preferred language, otherwise in English, otherwise the first, otherwise empty. */
export function textIn(texts: readonly LangText[] | undefined, language: Language): string {
  const named = (requested: string) => texts?.find(({ lang }) => lang === requested)
  return (named(language) ?? named('en') ?? texts?.[0])?.text ?? ''
}

/** The texts in the given language first, otherwise in the order of the source. */
export function languageFirst<Text extends { lang: string }>(texts: readonly Text[] | undefined, language: Language): Text[] {
  const requested = (texts ?? []).filter(({ lang }) => lang === language)
  const others = (texts ?? []).filter(({ lang }) => lang !== language)
  return [...requested, ...others]
}

/** The name of a party in the given language where the source gives it so; otherwise as the source writes it. */
export function nameIn(name: string, otherNames: readonly LangText[] | undefined, language: Language): string {
  const isChinese = /\p{Script=Han}/u.test(name)
  const isRead = language === 'zh' ? isChinese : !/[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}]/u.test(name)
  return (isRead ? undefined : otherNames?.find(({ lang }) => lang === language)?.text) ?? name
}
