import type { ClassScheme, Field, FieldTable } from '@gezhi/records'
import type { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import type { SavedStrategies } from '../strategies/strategy-resolution.ts'
import type { QueryNode, TextRange } from '../tree.ts'

/** Optional features of the search engine beyond the common language. */
export interface QueryAbilities {
  /** `login`: available after signing in. */
  readonly semantic?: boolean | 'login'
  readonly history?: boolean
  /** The strategies a query can refer to; `login`: available after signing in. */
  readonly strategies?: SavedStrategies | 'login'
  /** Schemes with the hierarchy of subgroups; omitted if unknown, so that nothing is reported. */
  readonly classSchemes?: readonly ClassScheme[]
}

export interface ValidationInput {
  readonly fields: FieldTable
  readonly diagnostics: DiagnosticList
  readonly abilities: QueryAbilities
}

export interface Place extends ValidationInput {
  /** Fields that apply here. */
  readonly here: readonly Field[]
  /** Resources counted so far. */
  readonly limits: { count(node: QueryNode, here: readonly Field[]): void }
  /** Whether the text has no field of its own. */
  readonly free: boolean
}

/** Range of a node in the input; the beginning for generated nodes. */
export function placeOf(node: QueryNode): TextRange {
  return node.range ?? { start: 0, end: 0 }
}
