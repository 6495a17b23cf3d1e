import type { DialectGrammar } from '../dialect-token.ts'
import { within } from '../dialect-token.ts'
import { BOOLEANS, BRACKETED_RANGE, BRACKETS, COMMENT, DOUBLE_QUOTES, exchange, fieldToken, TERM } from './shared-rules.ts'

/** PatSnap: `TTL:(a OR b)`, `a $PRE3 b`, `a $W3 b`, `$SEN`, `$PARA`, `"a" $FREQ5`, `PBD:[20010101 TO *]`. Source: its help on search syntax. */
export const PATSNAP_GRAMMAR: DialectGrammar = {
  leftToRight: false,
  spaceIsSetByUser: false,
  wildcards: exchange({ '*': '*', '?': '?', '#': '#' }),
  freeText: { zh: '标题、摘要、权利要求等主要字段', en: 'the main fields (title, abstract, claims and others)' },
  rules: [
    COMMENT,
    {
      pattern: /\$(PRE|WS?)(\d*)(?![^\s("])/iy,
      tokens: ([, sign = '', count = '']) => ({
        kind: 'proximity',
        operator: sign.toUpperCase() === 'PRE' ? 'adj' : 'near',
        distance: within(Number(count || 0)),
        negated: false,
      }),
    },
    {
      pattern: /\$(SEN|PARA)(?![^\s("])/iy,
      tokens: ([, sign = '']) => ({
        kind: 'proximity',
        operator: sign.toUpperCase() === 'SEN' ? 'sen' : 'para',
        distance: null,
        negated: false,
      }),
    },
    { pattern: /\$FREQ(\d+)/iy, tokens: ([, count]) => ({ kind: 'times', count: Number(count) }) },
    BOOLEANS,
    { pattern: /TREE@/iy, tokens: () => ({ kind: 'lost', code: 'company-tree' }) },
    { pattern: /([a-z]\w*)\s*:\s*/iy, tokens: ([, name = '']) => fieldToken(name) },
    BRACKETED_RANGE,
    BRACKETS,
    DOUBLE_QUOTES,
    TERM,
  ],
}
