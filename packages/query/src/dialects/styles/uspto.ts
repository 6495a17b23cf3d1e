import { exchangeWildcards, plainOrQuoted, type DialectStyle } from '../dialect-style.ts'

/** How USPTO Patent Public Search is written: ADJ and NEAR count steps, one more than the words between. */
export const USPTO_STYLE: DialectStyle = {
  pattern: exchangeWildcards('?', '$1', '$'),
  proximity: ({ operator, distance, negated }) => {
    const not = negated ? 'NOT ' : ''
    if (operator === 'sen' || operator === 'para') return { text: `${not}${operator === 'sen' ? 'WITH' : 'SAME'}` }
    return { text: `${not}${operator.toUpperCase()}${(distance ?? 0) + 1}` }
  },
  frequency: null,
  xor: true,
  optional: false,
  semantic: null,
  history: (line) => `L${line}`,
  field: (name, body) => `${body}.${name}.`,
  fields: (names, body) => `${body}.${names.join(',')}.`,
  range: (name, { from, to, fromInclusive, toInclusive }) =>
    `@${name}${from === null ? '' : `${fromInclusive ? '>=' : '>'}${from}`}${to === null ? '' : `${toInclusive ? '<=' : '<'}${to}`}`,
  date: (digits) => digits,
  wholeDays: false,
  symbol: (name, symbol, below) => {
    if (!symbol.includes('/')) return { text: `${symbol}$.${name}.` }
    const text = `"${symbol}".${name}.`
    return below ? { text, near: text } : { text }
  },
  exact: null,
  word: plainOrQuoted,
}
