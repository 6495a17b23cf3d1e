import { bracketedBounds, exchangeWildcards, plainOrQuoted, type DialectStyle } from '../dialect-style.ts'

/** How PatSnap is written. */
export const PATSNAP_STYLE: DialectStyle = {
  pattern: exchangeWildcards('?', '#'),
  proximity: ({ operator, distance, negated }) => {
    if (negated) return null
    if (operator === 'sen' || operator === 'para') return { text: operator === 'sen' ? '$SEN' : '$PARA' }
    return { text: `${operator === 'adj' ? '$PRE' : '$W'}${distance ?? 0}` }
  },
  frequency: (term, count) => `${term} $FREQ${count}`,
  xor: false,
  optional: false,
  semantic: null,
  history: null,
  field: (name, body) => `${name}:${body}`,
  fields: null,
  range: (name, range) => `${name}:${bracketedBounds(range)}`,
  date: (digits) => digits,
  wholeDays: true,
  symbol: (name, symbol, below) => ({ text: `${below ? name : name.replace(/_LOW$/, '')}:${symbol}` }),
  exact: null,
  word: plainOrQuoted,
}
