import type { MarkForm, TextRange } from '../form/mark-form.ts'
import { editDistance } from './edit-distance.ts'
import { isReordered } from './han-rules.ts'
import { containedNearness, partNearness } from './nearness.ts'
import type { RuleComparison } from './similar-rule.ts'
import { hanRange, numbersRange } from './text-ranges.ts'

/** Numbers of fewer digits are contained in, and one digit away from, too many others. */
const MIN_DIGITS = 3

/** Rules for the numbers of two marks, in digits or, in marks of nothing else, Chinese numerals. */
export const NUMBER_RULES: readonly RuleComparison[] = [
  {
    method: 'digits',
    rule: 'identical',
    compare: ({ query, mark }) =>
      query.digits !== '' && query.digits === mark.digits ? { nearness: partNearness(query, mark), ranges: numbersRange(mark) } : null,
  },
  {
    method: 'digits',
    rule: 'translation',
    compare: ({ query, mark }) => {
      const [one, other] = [digitsOf(query), digitsOf(mark)]
      const isWritten = one.length > 1 && one === other && (query.digits === '') !== (mark.digits === '')
      return isWritten ? { nearness: 0.85, ranges: rangeOf(mark) } : null
    },
  },
  {
    method: 'digits',
    rule: 'contains',
    compare: ({ query, mark }) => {
      const [short, long] = query.digits.length < mark.digits.length ? [query.digits, mark.digits] : [mark.digits, query.digits]
      const isContained = short.length >= MIN_DIGITS && short.length < long.length && long.includes(short)
      return isContained ? { nearness: containedNearness(short.length, long.length), ranges: numbersRange(mark) } : null
    },
  },
  {
    method: 'digits',
    rule: 'editDistance',
    compare: ({ query, mark }) => {
      if (query.digits.length <= MIN_DIGITS || mark.digits.length <= MIN_DIGITS) return null
      const edits = editDistance(query.digits, mark.digits, 1)
      return edits === 1 ? { nearness: 1 - 1 / Math.max(query.digits.length, mark.digits.length), ranges: numbersRange(mark) } : null
    },
  },
  {
    method: 'digits',
    rule: 'reordered',
    compare: ({ query, mark }) =>
      query.digits.length >= MIN_DIGITS && isReordered([...query.digits], [...mark.digits])
        ? { nearness: 0.8, ranges: numbersRange(mark) }
        : null,
  },
]

const NUMERALS: Readonly<Record<string, string>> = {
  零: '0',
  〇: '0',
  一: '1',
  壹: '1',
  幺: '1',
  二: '2',
  贰: '2',
  两: '2',
  三: '3',
  叁: '3',
  四: '4',
  肆: '4',
  五: '5',
  伍: '5',
  六: '6',
  陆: '6',
  七: '7',
  柒: '7',
  八: '8',
  捌: '8',
  九: '9',
  玖: '9',
}

/** The numbers of a mark; those written in Chinese numerals if its Han characters are nothing else. Pure. */
export function digitsOf({ digits, han }: MarkForm): string {
  if (digits !== '') return digits
  const read = han.map((char) => NUMERALS[char])
  return read.includes(undefined) ? '' : read.join('')
}

function rangeOf(mark: MarkForm): TextRange[] {
  return mark.digits === '' ? hanRange(mark) : numbersRange(mark)
}
