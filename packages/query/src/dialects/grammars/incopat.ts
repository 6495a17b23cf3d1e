import type { DialectGrammar } from '../dialect-token.ts'
import { within } from '../dialect-token.ts'
import { BOOLEANS, BRACKETED_RANGE, BRACKETS, COMMENT, DOUBLE_QUOTES, exchange, fieldToken, TERM } from './shared-rules.ts'

/** incoPat: `ti=(a or b)`, `a (3w) b`, `a (3n) b`, `(s)`, `(p)`, `"a"(5f)`, `(x<=pd<=y)`, `R=…`, `… OPT …`. Source: its help on command search. */
export const INCOPAT_GRAMMAR: DialectGrammar = {
  leftToRight: false,
  spaceIsSetByUser: false,
  wildcards: exchange({ '*': '*', $: '*', '?': '?' }),
  rules: [
    COMMENT,
    // `(w)` is `(1w)`, `(n)` is `(1n)`: the number of words between. `(3n)` and `(3nn)` are the same.
    {
      pattern: /\(\s*(\d*)\s*(w|nn?)\s*\)/iy,
      tokens: ([, count = '', sign = '']) => ({
        kind: 'proximity',
        operator: sign.toLowerCase() === 'w' ? 'adj' : 'near',
        distance: within(count === '' ? 1 : Number(count)),
        negated: false,
      }),
    },
    {
      pattern: /\(\s*([sp])\s*\)/iy,
      tokens: ([, sign = '']) => ({
        kind: 'proximity',
        operator: sign.toLowerCase() === 's' ? 'sen' : 'para',
        distance: null,
        negated: false,
      }),
    },
    { pattern: /\(\s*(\d+)\s*f\s*\)/iy, tokens: ([, count]) => ({ kind: 'times', count: Number(count) }) },
    {
      pattern: /\(\s*([\w-]+)\s*<=\s*([a-z][\w-]*)\s*<=\s*([\w-]+)\s*\)/iy,
      tokens: ([, from = '', name = '', to = '']) => [
        fieldToken(name),
        { kind: 'range', from, to, fromInclusive: true, toInclusive: true },
      ],
    },
    { pattern: /OPT(?=[\s(])/y, tokens: () => ({ kind: 'optional' }) },
    BOOLEANS,
    { pattern: /TREE@/iy, tokens: () => ({ kind: 'lost', code: 'company-tree' }) },
    {
      pattern: /([a-z][a-z0-9-]*(?:\s*,\s*[a-z][a-z0-9-]*)*)\s*(>=|<=|=|>|<)\s*/iy,
      tokens: ([, names = '', sign]) => fieldToken(names, sign as '='),
    },
    BRACKETED_RANGE,
    BRACKETS,
    DOUBLE_QUOTES,
    { pattern: /'([^']*)'/y, tokens: ([, text = '']) => ({ kind: 'quote', text }) },
    TERM,
  ],
}
