import { exchangeWildcards, oneSided, plainOrQuoted, type DialectStyle } from '../dialect-style.ts'

/** How Espacenet's query language is written. */
export const ESPACENET_STYLE: DialectStyle = {
  pattern: exchangeWildcards('#', '?'),
  proximity: ({ operator, distance, negated }) => {
    if (negated) return null
    if (operator === 'sen' || operator === 'para') return { text: `prox/unit=${operator === 'sen' ? 'sentence' : 'paragraph'}` }
    return { text: `prox/distance<${(distance ?? 0) + 1}${operator === 'adj' ? '/ordered' : ''}` }
  },
  frequency: null,
  xor: false,
  optional: false,
  semantic: null,
  history: null,
  field: (name, body) => `${name}=${body}`,
  fields: null,
  range: (name, range) => `${name}${oneSided(range) ?? ` within "${range.from ?? ''} ${range.to ?? ''}"`}`,
  date: (digits) => digits,
  wholeDays: false,
  symbol: (name, symbol, below) => ({ text: `${name}=${symbol}${below && symbol.includes('/') ? '/low' : ''}` }),
  exact: null,
  word: plainOrQuoted,
}
