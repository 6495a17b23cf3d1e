import { LANGUAGES } from '../../../language/language.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** Formats counts and percentages in the language of the interface. */
export function useNumberFormat(): { count: (count: number) => string; share: (part: number, whole: number) => string } {
  const { tag } = LANGUAGES[useLanguage()]
  return {
    count: (count) => count.toLocaleString(tag),
    share: (part, whole) =>
      (whole === 0 ? 0 : part / whole).toLocaleString(tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  }
}
