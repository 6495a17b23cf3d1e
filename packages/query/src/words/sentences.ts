import type { ProximityNode, RangeNode } from '../tree.ts'

/** The phrases for each part of a query in one language. */
export interface Sentences {
  readonly and: string
  readonly or: string
  readonly orTerms: string
  readonly label: (label: string, at: number) => string
  readonly quote: (text: string) => string
  readonly pattern: (text: string) => string
  readonly brackets: (text: string) => string
  readonly contains: (label: string, terms: string) => string
  readonly is: (label: string, value: string) => string
  readonly within: (label: string, value: string) => string
  readonly exactly: (label: string, value: string) => string
  /** A range of dates or of other values. */
  readonly range: (label: string, range: RangeNode, dates: boolean) => string
  readonly xor: (parts: readonly string[]) => string
  readonly not: (text: string) => string
  readonly holds: (label: string, text: string) => string
  readonly proximity: (node: ProximityNode, left: string, right: string) => string
  readonly frequency: (term: string, count: number) => string
  readonly optional: (required: string, optional: string) => string
  readonly semantic: (text: string) => string
  readonly history: (line: number) => string
  readonly strategy: (title: string) => string
}

const zh: Sentences = {
  and: '，且',
  or: '，或',
  orTerms: '或',
  label: (label) => label,
  quote: (text) => `“${text}”`,
  pattern: (text) => `形如“${text}”的词`,
  brackets: (text) => `（${text}）`,
  contains: (label, terms) => `${label}含${terms}`,
  is: (label, value) => `${label}为 ${value}`,
  within: (label, value) => `${label}属于 ${value}`,
  exactly: (label, value) => `${label}恰为${value}`,
  range: (label, { from, to, fromInclusive, toInclusive }, dates) => {
    if (from === null && to === null) return `有${label}`
    const low = from === null ? '' : `${fromInclusive ? (dates ? '不早于' : '不小于') : dates ? '晚于' : '大于'} ${from}`
    const high = to === null ? '' : `${toInclusive ? (dates ? '不晚于' : '不大于') : dates ? '早于' : '小于'} ${to}`
    return from !== null && to !== null && fromInclusive && toInclusive
      ? `${label}从 ${from} 到 ${to}`
      : `${label}${low}${low && high ? '且' : ''}${high}`
  },
  xor: (parts) => (parts.length === 2 ? `${parts.join('与')}仅满足其一` : `满足以下条件中的奇数个：${parts.join('；')}`),
  not: (text) => `不是（${text}）`,
  holds: (label, text) => `${label}中${text}`,
  proximity: ({ operator, distance, negated }, left, right) => {
    const no = negated ? '没有' : '有'
    if (operator === 'sen') return `${left}的同一句中${no}${right}`
    if (operator === 'para') return `${left}的同一段中${no}${right}`
    if (distance === 0) return operator === 'adj' ? `${left}之后紧接着${no}${right}` : `紧邻${left}${no}${right}`
    return operator === 'adj' ? `${left}之后隔至多 ${distance} 个词${no}${right}` : `与${left}隔至多 ${distance} 个词${no}${right}`
  },
  frequency: (term, count) => `${term}出现至少 ${count} 次`,
  optional: (required, optional) => `${required}；${optional}的排在前面`,
  semantic: (text) => `语义与${text}相近`,
  history: (line) => `检索历史中编号 ${line} 的检索`,
  strategy: (title) => `保存的检索式${title}`,
}

const en: Sentences = {
  and: ' and ',
  or: ' or ',
  orTerms: ' or ',
  label: (label, at) => (at === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)),
  quote: (text) => `“${text}”`,
  pattern: (text) => `words like “${text}”`,
  brackets: (text) => `(${text})`,
  contains: (label, terms) => `${label} contains ${terms}`,
  is: (label, value) => `${label} is ${value}`,
  within: (label, value) => `${label} is within ${value}`,
  exactly: (label, value) => `${label} is exactly ${value}`,
  range: (label, { from, to, fromInclusive, toInclusive }, dates) => {
    if (from === null && to === null) return `${label} is known`
    if (from !== null && to !== null && fromInclusive && toInclusive) return `${label} is from ${from} to ${to}`
    const low =
      from === null ? '' : fromInclusive ? (dates ? `${from} or later` : `at least ${from}`) : dates ? `after ${from}` : `more than ${from}`
    const high =
      to === null ? '' : toInclusive ? (dates ? `${to} or earlier` : `at most ${to}`) : dates ? `before ${to}` : `less than ${to}`
    return `${label} is ${[low, high].filter((part) => part !== '').join(' and ')}`
  },
  xor: (parts) =>
    parts.length === 2 ? `either ${parts.join(' or ')}, not both` : `an odd number of these conditions: ${parts.join('; ')}`,
  not: (text) => `not (${text})`,
  holds: (label, text) => `${label} contains ${text}`,
  proximity: ({ operator, distance, negated }, left, right) => {
    const no = negated ? 'without' : 'with'
    if (operator === 'sen') return `${left} ${no} ${right} in the same sentence`
    if (operator === 'para') return `${left} ${no} ${right} in the same paragraph`
    if (distance === 0) return operator === 'adj' ? `${left} ${no} ${right} right after it` : `${left} ${no} ${right} right beside it`
    const words = distance === 1 ? '1 word' : `${distance} words`
    return operator === 'adj'
      ? `${left} ${no} ${right} after it, at most ${words} between`
      : `${left} ${no} ${right} near it, at most ${words} between`
  },
  frequency: (term, count) => `${term} at least ${count} times`,
  optional: (required, optional) => `${required}; ranked first: ${optional}`,
  semantic: (text) => `similar in meaning to ${text}`,
  history: (line) => `search ${line} of the history`,
  strategy: (title) => `the saved strategy ${title}`,
}

/** Both languages. */
export const SENTENCES: Readonly<Record<'zh' | 'en', Sentences>> = { zh, en }
