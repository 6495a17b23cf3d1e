import type { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import type { FieldTable } from '../field-table.ts'
import type { QueryNode } from '../tree.ts'

/** What the system at hand can evaluate beyond the rest of the language. */
export interface QueryAbilities {
  readonly meaning?: boolean
  readonly history?: boolean
}

export interface ValidationInput {
  readonly fields: FieldTable
  readonly diagnostics: DiagnosticList
  readonly abilities: QueryAbilities
}

export function validate(_tree: QueryNode, _input: ValidationInput): void {}
