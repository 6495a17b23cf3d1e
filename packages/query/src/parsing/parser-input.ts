import type { FieldTable } from '@gezhi/records'
import type { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import type { Token } from './token.ts'

/** Input of a parser. */
export interface ParserInput {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly fields: FieldTable
  readonly diagnostics: DiagnosticList
}
