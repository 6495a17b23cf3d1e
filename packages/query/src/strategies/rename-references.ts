import type { FieldTable } from '@gezhi/records'
import { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import { scan } from '../parsing/scanner.ts'
import { strategyKey } from './strategy-title.ts'

/** The query with each reference to the strategy `from` changed to `to`; everything else stays as written. Pure. */
export function renameReferences(text: string, from: string, to: string, fields: FieldTable): string {
  const key = strategyKey(from)
  return scan(text, 'command', fields, new DiagnosticList())
    .filter((token) => token.kind === 'strategy' && strategyKey(token.title) === key)
    .reduceRight((before, { start, end }) => `${before.slice(0, start)}#{${to}}${before.slice(end)}`, text)
}
