import type { DialectGrammar } from '../dialect-token.ts'
import { within } from '../dialect-token.ts'
import { bound, BRACKETED_RANGE, BRACKETS, exchange, fieldToken } from './shared-rules.ts'

const TERM_END = String.raw`(?![^\s()"])`

/**
 * Lens, a variant of Lucene's syntax: `title:(a OR b)`, `"a b"~5`, `+a -b`, `date_published:[2000 TO 2018]`, `\/`. Source: its help on
 * search syntax.
 */
export const LENS_GRAMMAR: DialectGrammar = {
  leftToRight: false,
  spaceIsSetByUser: false,
  wildcards: exchange({ '*': '*', '?': '?' }),
  freeText: { zh: '全部字段', en: 'all fields' },
  rules: [
    { pattern: new RegExp(`(?:AND|&&)${TERM_END}`, 'y'), tokens: () => ({ kind: 'and' }) },
    { pattern: new RegExp(String.raw`(?:OR|\|\|)${TERM_END}`, 'y'), tokens: () => ({ kind: 'or' }) },
    { pattern: /NOT(?=[\s(])/y, tokens: () => ({ kind: 'not' }) },
    { pattern: /[!-](?=[\p{L}\p{N}("])/uy, tokens: () => ({ kind: 'not' }) },
    { pattern: /\+(?=[\p{L}\p{N}("])/uy, tokens: () => [] },
    { pattern: /([a-z][\w.]*):\s*(>=|<=|>|<)/iy, tokens: ([, name = '', sign]) => fieldToken(name, sign as '>=') },
    { pattern: /([a-z][\w.]*):\s*/iy, tokens: ([, name = '']) => fieldToken(withoutExact(name), name === withoutExact(name) ? '=' : '==') },
    BRACKETED_RANGE,
    BRACKETS,
    {
      pattern: /"((?:[^"\\]|\\.)*)"~(\d+)/y,
      tokens: ([, text = '', distance]) => ({ kind: 'slop', text: unescaped(text), distance: within(Number(distance)) }),
    },
    { pattern: /"((?:[^"\\]|\\.)*)"?/y, tokens: ([, text = '']) => ({ kind: 'quote', text: unescaped(text) }) },
    { pattern: /\^[\d.]+/y, tokens: () => ({ kind: 'lost', code: 'ranking' }) },
    { pattern: /~\d*(?:\.\d+)?/y, tokens: () => ({ kind: 'lost', code: 'fuzzy' }) },
    { pattern: /\/(?:[^/\\\n]|\\.)+\//y, tokens: () => ({ kind: 'lost', code: 'unreadable' }) },
    { pattern: /(?:[^\s()"^~\\]|\\.)+/y, tokens: ([text]) => ({ kind: 'word', text: unescaped(text) }) },
  ],
}

/** `applicant.name.exact` is the whole value of `applicant.name`. */
function withoutExact(name: string): string {
  return name.replace(/\.exact$/i, '')
}

function unescaped(text: string): string {
  return bound(text.replace(/\\(.)/g, '$1')) ?? text
}
