import { LANGUAGES } from '../../../language/language.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** Writes counts and shares in the language on the screen. */
export function useFigureWords(): { count: (count: number) => string; share: (part: number, whole: number) => string } {
  const { tag } = LANGUAGES[useLanguage()]
  return {
    count: (count) => count.toLocaleString(tag),
    share: (part, whole) =>
      (whole === 0 ? 0 : part / whole).toLocaleString(tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  }
}
