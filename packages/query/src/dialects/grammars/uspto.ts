import type { ProximityOperator } from '../../parsing/token.ts'
import type { DialectGrammar, DialectTokenBody } from '../dialect-token.ts'
import { within } from '../dialect-token.ts'
import { BRACKETS, DOUBLE_QUOTES, fieldToken } from './shared-rules.ts'

const OPERATORS: Readonly<Record<string, ProximityOperator>> = { ADJ: 'adj', NEAR: 'near', WITH: 'sen', SAME: 'para' }

/**
 * USPTO Patent Public Search: `(a or b).ti.`, `a adj3 b`, `a near3 b`, `with`, `same`, `@ad>=1980<=1985`, `$` for any end. ADJ and NEAR count
 * steps: 1 is adjacent. Source: the office's pages on operators, searchable indexes and wildcards.
 */
export const USPTO_GRAMMAR: DialectGrammar = {
  leftToRight: false,
  spaceIsSetByUser: true,
  wildcards: readWildcards,
  rules: [
    {
      pattern: /(not\s+)?(adj|near|with|same)(\d*)(?![^\s()"])/iy,
      tokens: ([, not, name = '', count = '']) => proximityToken(name.toUpperCase(), count === '' ? 1 : Number(count), not !== undefined),
    },
    { pattern: /(and|or|not|xor)(?![^\s()"])/iy, tokens: ([, name = '']) => ({ kind: name.toLowerCase() as 'and' }) },
    { pattern: /[LS](\d+)(?![^\s()])/y, tokens: ([, line]) => ({ kind: 'history', line: Number(line) }) },
    {
      pattern: /@([a-z]+)\s*(?:>=?)\s*"?(\d[\d/-]*)"?\s*(?:<=?)\s*"?(\d[\d/-]*)"?/iy,
      tokens: ([all, name = '', from = '', to = '']) => [
        fieldToken(name),
        { kind: 'range', from, to, fromInclusive: all.includes('>='), toInclusive: all.includes('<=') },
      ],
    },
    { pattern: /@([a-z]+)\s*(>=|<=|=|>|<)\s*/iy, tokens: ([, name = '', sign]) => fieldToken(name, sign as '=') },
    // `.ti.`, `.ti,ab.`: after a word, a bracket or a quote.
    { pattern: /\.([a-z]{2,4}(?:,[a-z]{2,4})*)\.(?![^\s()])/iy, tokens: ([, names = '']) => ({ kind: 'suffix', names: names.split(',') }) },
    BRACKETS,
    DOUBLE_QUOTES,
    { pattern: /(?:[^\s()"“”.]|\.(?![a-z]{2,4}(?:,[a-z]{2,4})*\.(?:[\s()]|$)))+/iy, tokens: ([text]) => ({ kind: 'word', text }) },
  ],
}

function proximityToken(name: string, count: number, negated: boolean): DialectTokenBody {
  const operator = OPERATORS[name] as ProximityOperator
  if (operator === 'adj' || operator === 'near') return { kind: 'proximity', operator, distance: within(count - 1), negated }
  const near = count > 1 ? { operator: 'para' as const, near: 'PARA' } : { operator }
  return { kind: 'proximity', distance: null, negated, ...near }
}

/** `$` any number of characters, `$1` none or one, `$3` up to three, `?` one, `*` any. */
function readWildcards(text: string): { text: string; near: boolean } | null {
  if (!/[$?*]/.test(text)) return null
  let near = false
  const ours = text.replace(/\$(\d*)/g, (_, digits: string) => {
    if (digits === '1') return '#'
    near ||= digits !== ''
    return '*'
  })
  return { text: ours, near }
}
