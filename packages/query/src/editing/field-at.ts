import type { Field, FieldTable } from '@gezhi/records'
import { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import { scan } from '../parsing/scanner.ts'

/** The field that would apply to what is written next after a text; undefined for free text. */
export function fieldAfter(text: string, fields: FieldTable): Field | undefined {
  const brackets: (string | undefined)[] = []
  let pending: string | undefined
  for (const token of scan(text, 'command', fields, new DiagnosticList())) {
    if (token.kind === 'open') brackets.push(pending ?? brackets.at(-1))
    else if (token.kind === 'close') brackets.pop()
    pending = token.kind === 'field' ? token.names.at(-1) : undefined
  }
  const name = pending ?? brackets.at(-1)
  return name === undefined ? undefined : fields.find(name)
}
