import type { DialectTokenBody, DialectRule, Relation } from '../dialect-token.ts'

/** Rules that several dialects share. */

export const BRACKETS: DialectRule = {
  pattern: /[()（）]/y,
  tokens: ([sign]) => ({ kind: sign === '(' || sign === '（' ? 'open' : 'close' }),
}

/** `"…"`, in straight or curly quotes; an unclosed quote extends to the end. */
export const DOUBLE_QUOTES: DialectRule = {
  pattern: /["“”]([^"“”]*)["“”]?/y,
  tokens: ([, text = '']) => ({ kind: 'quote', text }),
}

/** AND, OR, NOT, XOR as separate words, in any letter case. */
export const BOOLEANS: DialectRule = {
  pattern: /(and|or|not|xor)(?![^\s()"])/iy,
  tokens: ([, name = '']) => ({ kind: name.toLowerCase() as 'and' | 'or' | 'not' | 'xor' }),
}

/** `[a TO b]`, `{a TO b}`, an asterisk for an open end. */
export const BRACKETED_RANGE: DialectRule = {
  pattern: /([[{])\s*("?[^\s\]}"]+"?)\s+to\s+("?[^\s\]}"]+"?)\s*([\]}])/iy,
  tokens: ([, open, from = '', to = '', close]) => ({
    kind: 'range',
    from: bound(from),
    to: bound(to),
    fromInclusive: open === '[',
    toInclusive: close === ']',
  }),
}

/** A line that starts with `#`: a comment. */
export const COMMENT: DialectRule = { pattern: /(?<=^|\n)#\s[^\n]*/y, tokens: () => [] }

/** Anything else: a term up to white space, a bracket or a quote. */
export const TERM: DialectRule = { pattern: /[^\s()（）"“”]+/y, tokens: ([text]) => ({ kind: 'word', text }) }

/** A bound of a range without its quotes, null for an open end. */
export function bound(text: string): string | null {
  const plain = text.replaceAll('"', '').trim()
  return plain === '*' || plain === '' ? null : plain
}

/** A field before its value. */
export function fieldToken(names: string, relation: Relation = '='): DialectTokenBody {
  return { kind: 'field', names: names.split(/[\s,]+/).filter(Boolean), relation }
}

/** Replaces characters one for one; null if the text contains none of them. */
export function exchange(signs: Readonly<Record<string, string>>): (text: string) => { text: string; near: boolean } | null {
  const any = new RegExp(
    `[${Object.keys(signs)
      .map((sign) => `\\${sign}`)
      .join('')}]`,
    'g',
  )
  return (text) => (text.search(any) < 0 ? null : { text: text.replace(any, (sign) => signs[sign] as string), near: false })
}
