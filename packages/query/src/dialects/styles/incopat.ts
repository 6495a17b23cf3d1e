import { bracketedBounds, exchangeWildcards, oneSided, plainOrQuoted, type DialectStyle } from '../dialect-style.ts'

/** How incoPat is written. */
export const INCOPAT_STYLE: DialectStyle = {
  pattern: exchangeWildcards('?', null),
  proximity: ({ operator, distance, negated }) => {
    if (negated) return null
    if (operator === 'sen' || operator === 'para') return { text: operator === 'sen' ? '(s)' : '(p)' }
    return { text: `(${distance ?? 0}${operator === 'adj' ? 'w' : 'n'})` }
  },
  frequency: (term, count) => `${term}(${count}f)`,
  xor: false,
  optional: true,
  semantic: (quoted) => `R=(${quoted})`,
  history: null,
  field: (name, body) => `${name}=${body}`,
  fields: null,
  range: (name, range) => `${name}${oneSided(range) ?? `=${bracketedBounds(range)}`}`,
  date: (digits) => digits,
  wholeDays: false,
  symbol: (name, symbol, below) => ({ text: `${below ? name : name.replace(/-LOW$/, '')}=${symbol}` }),
  exact: null,
  word: plainOrQuoted,
}
