import type { ClassScheme, Field, FieldTable } from '@gezhi/records'
import type { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import type { QueryNode, TextRange } from '../tree.ts'

/** What the system at hand can evaluate beyond the rest of the language. */
export interface QueryAbilities {
  /** `login`: available after signing in. */
  readonly semantic?: boolean | 'login'
  readonly history?: boolean
  /** Schemes that tell which classes stand below a subgroup; left out where that is not known, so that nothing is said of it. */
  readonly classSchemes?: readonly ClassScheme[]
}

export interface ValidationInput {
  readonly fields: FieldTable
  readonly diagnostics: DiagnosticList
  readonly abilities: QueryAbilities
}

export interface Place extends ValidationInput {
  /** Fields that hold here. */
  readonly here: readonly Field[]
  /** What was asked for so far. */
  readonly limits: { count(node: QueryNode, here: readonly Field[]): void }
  /** Whether the text stands under no field of its own. */
  readonly free: boolean
}

/** Where a node stands in the input; the beginning for nodes made by programs. */
export function placeOf(node: QueryNode): TextRange {
  return node.range ?? { start: 0, end: 0 }
}
