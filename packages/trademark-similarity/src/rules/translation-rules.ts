import type { MarkForm } from '../form/mark-form.ts'
import { englishBase, type Translator } from '../translation/translator.ts'
import { containedNearness } from './nearness.ts'
import type { MarkPair, RuleComparison } from './similar-rule.ts'
import { hanRange, lettersRange } from './text-ranges.ts'

/** A translation is at most this near. */
const WHOLE = 0.88

/** Rules for marks of the same meaning in Chinese and English. */
export const TRANSLATION_RULES: readonly RuleComparison[] = [
  { method: 'han', rule: 'translation', compare: ({ query, mark, translate }) => englishOf(query, mark, translate) },
  { method: 'latin', rule: 'translation', compare: chineseOf },
]

function englishOf(query: MarkForm, mark: MarkForm, translate: Translator) {
  if (query.han.length === 0 || mark.letters === '') return null
  const english = englishBase(mark.words.map(({ text }) => text))
  return translate.toEnglish(query.han.join('')).includes(english) ? { nearness: WHOLE, ranges: lettersRange(mark) } : null
}

function chineseOf({ query, mark, translate }: MarkPair) {
  if (query.letters === '' || mark.han.length === 0) return null
  const text = mark.han.join('')
  const found = translate.toChinese(query.words.map((word) => word.text)).flatMap((chinese) => {
    const from = text === chinese ? 0 : chinese.length < 2 ? -1 : text.indexOf(chinese)
    const share = text === chinese ? 1 : containedNearness(chinese.length, text.length)
    return from === -1 ? [] : [{ nearness: WHOLE * share, ranges: hanRange(mark, from, from + chinese.length) }]
  })
  return found.sort((a, b) => b.nearness - a.nearness)[0] ?? null
}
