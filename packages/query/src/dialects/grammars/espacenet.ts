import type { ProximityOperator } from '../../parsing/token.ts'
import type { DialectGrammar, DialectTokenBody } from '../dialect-token.ts'
import { within } from '../dialect-token.ts'
import { BOOLEANS, BRACKETS, DOUBLE_QUOTES, exchange, fieldToken, TERM } from './shared-rules.ts'

/**
 * Espacenet and OPS, the contextual query language: `ti any "a b"`, `ti=a prox/distance<3 ti=b`, `pd within "2005 2006"`, `cpc=A61K/low`.
 * `?` is none or one character there and `#` exactly one. Source: the EPO's help on smart search and its OPS reference guide.
 */
export const ESPACENET_GRAMMAR: DialectGrammar = {
  leftToRight: true,
  spaceIsSetByUser: false,
  wildcards: exchange({ '*': '*', '?': '#', '#': '?' }),
  freeText: { zh: '标题、摘要和人名', en: 'titles, abstracts and names' },
  rules: [
    { pattern: /prox((?:\/[a-z]+(?:(?:<=|<|=|==)\w+)?)*)(?![^\s()"])/iy, tokens: ([, modifiers = '']) => proximityToken(modifiers) },
    BOOLEANS,
    {
      pattern: /([a-z]+)\s+(any|all|within)\s+(?=["“])/iy,
      tokens: ([, name = '', word = '']) => fieldToken(name, word.toLowerCase() as 'any'),
    },
    { pattern: /([a-z]+)\s*(>=|<=|==|=|>|<)\s*/iy, tokens: ([, name = '', sign]) => fieldToken(name, sign as '=') },
    BRACKETS,
    DOUBLE_QUOTES,
    TERM,
  ],
}

/** `/distance<3/ordered` and the like. Without a distance the operands are adjacent. */
function proximityToken(modifiers: string): DialectTokenBody {
  const unit = /\/unit={1,2}(\w+)/i.exec(modifiers)?.[1]?.toLowerCase()
  const ordered = /\/ordered/i.test(modifiers)
  const [, sign, count] = /\/distance(<=|<|={1,2})(\d+)/i.exec(modifiers) ?? []
  if (unit === 'sentence' || unit === 'paragraph') {
    return { kind: 'proximity', operator: unit === 'sentence' ? 'sen' : 'para', distance: null, negated: false }
  }
  const operator: ProximityOperator = ordered ? 'adj' : 'near'
  const distance = within(count === undefined ? 0 : Number(count) - (sign === '<' ? 1 : 0))
  return {
    kind: 'proximity',
    operator,
    distance,
    negated: false,
    ...(sign?.startsWith('=') ? { near: `${operator.toUpperCase()}/${distance}` } : {}),
  }
}
