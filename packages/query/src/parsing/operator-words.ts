import type { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import type { TextRange } from '../tree.ts'
import type { ProximityOperator, Token } from './token.ts'

/** Maximum distance of NEAR and ADJ. */
export const MAX_DISTANCE = 999
/** Maximum number of occurrences for FREQ. */
export const MAX_FREQUENCY = 1000

const BOOLEANS: Readonly<Record<string, 'and' | 'or' | 'xor' | 'not'>> = {
  AND: 'and',
  OR: 'or',
  XOR: 'xor',
  NOT: 'not',
  与: 'and',
  或: 'or',
  非: 'not',
  '&': 'and',
  '|': 'or',
  '!': 'not',
}

const WITH_NUMBER = /^(NEAR|ADJ|FREQ)\/(\d{1,9})$/i
const USUAL_DISTANCE = 5

/**
 * The operator for a word of the query, or null. AND, OR, NOT, XOR and those with a number in any letter case, the others in capitals.
 */
export function readOperator(word: string, range: TextRange, diagnostics: DiagnosticList): Token | null {
  const boolean = Object.hasOwn(BOOLEANS, word.toUpperCase()) ? BOOLEANS[word.toUpperCase()] : undefined
  if (boolean !== undefined) return { kind: boolean, ...range }
  if (word === 'OPT') return { kind: 'optional', ...range }
  if (word === 'SEN' || word === 'PARA') {
    return { kind: 'proximity', operator: word === 'SEN' ? 'sen' : 'para', distance: null, ...range }
  }
  const numbered = WITH_NUMBER.exec(word)
  if (numbered !== null) return withNumber((numbered[1] as string).toUpperCase(), Number(numbered[2]), range, diagnostics)
  return word === 'NEAR' || word === 'ADJ' ? withoutNumber(word, range, diagnostics) : null
}

function withNumber(name: string, number: number, range: TextRange, diagnostics: DiagnosticList): Token {
  if (name === 'FREQ') {
    if (number < 1 || number > MAX_FREQUENCY) diagnostics.add('frequency-out-of-range', range, { limit: MAX_FREQUENCY })
    return { kind: 'frequency', count: number, ...range }
  }
  if (number > MAX_DISTANCE) {
    diagnostics.add('distance-too-large', range, { limit: MAX_DISTANCE }, { range, text: `${name}/${MAX_DISTANCE}` })
  }
  return { kind: 'proximity', operator: name.toLowerCase() as ProximityOperator, distance: Math.min(number, MAX_DISTANCE), ...range }
}

function withoutNumber(name: 'NEAR' | 'ADJ', range: TextRange, diagnostics: DiagnosticList): Token {
  diagnostics.add('distance-missing', range, { operator: name }, { range, text: `${name}/${USUAL_DISTANCE}` })
  return { kind: 'proximity', operator: name === 'NEAR' ? 'near' : 'adj', distance: USUAL_DISTANCE, ...range }
}
