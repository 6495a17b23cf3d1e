import type { MarkForm } from '../form/mark-form.ts'
import { pinyinLetters } from '../sound/pinyin-letters.ts'
import type { RuleComparison } from './similar-rule.ts'
import { hanRange, lettersRange } from './text-ranges.ts'

/** Initials are letters of one word. */
const MIN_INITIALS = 2
const MAX_INITIALS = 6

/** The rule for letters that are the initials of words or of Chinese characters (字头). */
export const INITIALS_RULES: readonly RuleComparison[] = [
  {
    method: 'initials',
    rule: 'initials',
    compare: ({ query, mark }) => {
      const letters = initialsSought(query)
      if (letters === null) return null
      if (mark.letters === letters) return { nearness: 0.95, ranges: lettersRange(mark) }
      if (wordInitials(mark) === letters) return { nearness: 0.75, ranges: lettersRange(mark) }
      return hanInitials(mark) === letters ? { nearness: 0.6, ranges: hanRange(mark) } : null
    },
  },
]

/** The letters of a query that can be initials: one word of two to six letters and nothing else; else null. Pure. */
export function initialsSought({ words, han, digits }: MarkForm): string | null {
  const letters = words.length === 1 ? words[0]!.text : ''
  const isShort = letters.length >= MIN_INITIALS && letters.length <= MAX_INITIALS
  return isShort && han.length === 0 && digits === '' && /^[a-z]+$/.test(letters) ? letters : null
}

/** First letters of several words; empty for fewer than two. Pure. */
export function wordInitials({ words }: MarkForm): string {
  return words.length < MIN_INITIALS ? '' : words.map(({ text }) => text.charAt(0)).join('')
}

/** First letters of the pinyin of the Han characters; empty for fewer than two. Pure. */
export function hanInitials({ han }: MarkForm): string {
  if (han.length < MIN_INITIALS || han.length > MAX_INITIALS) return ''
  return pinyinLetters(han)
    .map((syllable) => syllable.charAt(0))
    .join('')
}
