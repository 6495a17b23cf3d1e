import type { MarkForm } from '../form/mark-form.ts'
import { pinyinLetters, splitPinyin } from '../sound/pinyin-letters.ts'
import { syllablesOf } from '../sound/syllables.ts'
import { containedNearness } from './nearness.ts'
import type { RuleComparison } from './similar-rule.ts'
import { hanRange, lettersRange } from './text-ranges.ts'

/** Pinyin gives no tone: it is less near than characters of the same sound. */
const WHOLE = 0.9
/** Fewer syllables within a longer mark sound like too many others. */
const MIN_WINDOW = 3

/** Rules between the pinyin letters of one mark and the Han characters of the other. */
export const PINYIN_RULES: readonly RuleComparison[] = [
  {
    method: 'pinyin',
    rule: 'sameSound',
    compare: ({ query, mark }) => {
      if (isPinyinOf(query.letters, mark.han)) return { nearness: WHOLE, ranges: hanRange(mark) }
      return isPinyinOf(mark.letters, query.han) ? { nearness: WHOLE, ranges: lettersRange(mark) } : null
    },
  },
  {
    method: 'pinyin',
    rule: 'contains',
    compare: ({ query, mark }) => {
      const syllables = pinyinOf(query)
      if (syllables === null || syllables.length < MIN_WINDOW) return null
      for (let from = 0; from + syllables.length <= mark.han.length; from++) {
        if (mark.han.length === syllables.length || !syllables.every((sound, index) => hasSound(mark.han[from + index]!, sound))) continue
        return {
          nearness: WHOLE * containedNearness(syllables.length, mark.han.length),
          ranges: hanRange(mark, from, from + syllables.length),
        }
      }
      return null
    },
  },
]

/** The syllables of a query that is pinyin and has no Han characters. Pure. */
export function pinyinOf({ letters, han }: MarkForm): readonly string[] | null {
  return han.length > 0 ? null : splitPinyin(letters)
}

/** Two letters are the initials of too many; a single character has no say. */
function isPinyinOf(letters: string, han: readonly string[]): boolean {
  if (letters === '' || han.length === 0 || letters.length < han.length) return false
  if (pinyinLetters(han).join('') === letters) return true
  const syllables = splitPinyin(letters)
  return syllables?.length === han.length && syllables.every((sound, index) => hasSound(han[index]!, sound))
}

function hasSound(char: string, sound: string): boolean {
  return syllablesOf(char).some((one) => one.sound === sound)
}
