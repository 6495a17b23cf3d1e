import type { Language } from '@gezhi/contract/client'
import { LANGUAGE_LABELS, type CodeLabels } from '@gezhi/records'

const LANGUAGES: CodeLabels = LANGUAGE_LABELS

/** What the browser has names for. */
const LANGUAGE_CODE = /^[a-z]{2,3}$/

/** The name of a text's language; without a label here the browser's, or the code. */
export function languageName(code: string, language: Language): string {
  const label = LANGUAGES[code]?.[language]
  if (label !== undefined || !LANGUAGE_CODE.test(code)) return label ?? code
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
}
