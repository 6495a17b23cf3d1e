import type { Field } from '@gezhi/records'
import { analyzeText } from '../analyzer/analyze-text.ts'
import type { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import { alternativesOf } from '../lowering/lower-pattern.ts'
import { QUERY_LIMITS } from '../limits.ts'
import type { QueryNode } from '../tree.ts'
import { placeOf } from './place.ts'

type Counted = 'terms' | 'patterns' | 'positions'

const CODES = { terms: 'too-many-terms', patterns: 'too-many-patterns', positions: 'too-many-positions' } as const

/**
 * Counts the resources a query needs during the tree walk; reports once, at the node that exceeds it, when a limit of `QUERY_LIMITS` is
 * exceeded.
 */
export class LimitCounter {
  readonly #diagnostics: DiagnosticList
  readonly #counts: Record<Counted, number> = { terms: 0, patterns: 0, positions: 0 }

  constructor(diagnostics: DiagnosticList) {
    this.#diagnostics = diagnostics
  }

  /** Counts one node without its descendants; `here` are the fields that apply to it. */
  count(node: QueryNode, here: readonly Field[]): void {
    const searchesText = here.some(({ text }) => text !== undefined)
    switch (node.kind) {
      case 'pattern':
        this.#add('patterns', alternativesOf(node.text), node)
        break
      case 'word':
      case 'phrase':
        if (searchesText) this.#checkLength(node)
        break
      case 'exact':
      case 'range':
        break
      case 'proximity':
      case 'frequency':
        return this.#add('positions', 1, node)
      default:
        return
    }
    // Texts of several fields are searched together, values field by field.
    this.#add('terms', (searchesText ? 1 : 0) + here.filter(({ text }) => text === undefined).length, node)
  }

  #add(counted: Counted, more: number, node: QueryNode): void {
    const before = this.#counts[counted]
    const limit = QUERY_LIMITS[counted]
    this.#counts[counted] += more
    if (before <= limit && before + more > limit) this.#diagnostics.add(CODES[counted], placeOf(node), { limit })
  }

  #checkLength(node: Extract<QueryNode, { kind: 'word' | 'phrase' }>): void {
    const limit = QUERY_LIMITS.phrase
    // No token is shorter than a character.
    if (node.text.length <= limit || this.#diagnostics.isFull('phrase-too-long')) return
    const { length } = analyzeText(node.text).tokens
    if (length > limit) this.#diagnostics.add('phrase-too-long', placeOf(node), { limit, length })
  }
}
