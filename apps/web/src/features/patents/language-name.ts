import type { Language } from '@gezhi/contract/client'
import { LANGUAGE_LABELS, type CodeLabels } from '@gezhi/records'

const LANGUAGES: CodeLabels = LANGUAGE_LABELS

/** The name of a text's language, its code where it has none. */
export function languageName(code: string, language: Language): string {
  return LANGUAGES[code]?.[language] ?? code
}
