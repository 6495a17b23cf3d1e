import { bracketedBounds, exchangeWildcards, type DialectStyle } from '../dialect-style.ts'

/** How Lens is written. */
export const LENS_STYLE: DialectStyle = {
  pattern: exchangeWildcards('?', null),
  // Slop applies to a phrase of two words: the printer writes it if both operands are single words.
  proximity: () => null,
  frequency: null,
  xor: false,
  optional: false,
  semantic: null,
  history: null,
  field: (name, body) => `${name}:${body}`,
  fields: null,
  range: (name, range) => `${name}:${bracketedBounds(range)}`,
  date: (digits) =>
    digits.replace(/^(\d{4})(\d{2})?(\d{2})?$/, (_, ...parts: unknown[]) =>
      parts
        .slice(0, 3)
        .filter((part) => typeof part === 'string')
        .join('-'),
    ),
  wholeDays: false,
  symbol: (name, symbol, below) => {
    const text = `${name}:${symbol.replace('/', '\\/')}`
    if (!symbol.includes('/')) return { text: `${text}*` }
    return below ? { text, near: text } : { text }
  },
  exact: (name, quoted) => `${name}.exact:${quoted}`,
  word: (text) =>
    /^(?:AND|OR|NOT|TO)$/.test(text)
      ? `"${text}"`
      : text.replace(/[\\/:()[\]{}"^~+!*?&|-]/g, (sign) => (sign === '-' ? sign : `\\${sign}`)),
}
