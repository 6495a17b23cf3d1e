import type { Language } from '@gezhi/contract/client'
import { readStored, writeStored } from '../storage/browser-storage.ts'

const KEY = 'gezhi.language'

/** The languages of the interface (B.i18n.03) and their codes for browsers and servers. */
export const LANGUAGES: Readonly<Record<Language, { readonly tag: string; readonly name: string }>> = {
  zh: { tag: 'zh-CN', name: '中文' },
  en: { tag: 'en', name: 'English' },
}

/** The language this visit starts in: that of the address (`/en/…`), else the one chosen last, else Chinese (B.i18n.01). */
export function startLanguage(): Language {
  return segmentLanguage(location.pathname) ?? (readStored(KEY) === 'en' ? 'en' : 'zh')
}

/** The language in the first segment of a path; null if there is none. */
export function segmentLanguage(path: string): Language | null {
  return (/^\/(zh|en)(?:\/|$)/.exec(path)?.[1] ?? null) as Language | null
}

/** A path without its language segment: `/en/resultList` is `/resultList`. */
export function withoutLanguage(path: string): string {
  return segmentLanguage(path) ? path.slice(3) || '/' : path
}

/** Stores the language for the next visit and sets it for screen readers and hyphenation. */
export function rememberLanguage(language: Language): void {
  document.documentElement.lang = LANGUAGES[language].tag
  writeStored(KEY, language)
}
