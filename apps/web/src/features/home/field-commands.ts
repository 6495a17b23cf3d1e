import type { Language } from '@gezhi/contract/client'
import { PATENT_FIELD_TABLE } from '@gezhi/records'

/** The commands the search box offers (B.search-box.38 to B.search-box.49), in its order. */
const COMMANDS = ['FULL', 'TIAB', 'TI', 'AB', 'AP', 'APC', 'in', 'agc', 'ad', 'pd', 'grant-pd', 'prd'] as const

export interface FieldCommand {
  readonly name: string
  readonly label: Readonly<Record<Language, string>>
  /** What is put into the box. */
  readonly text: string
  /** Where the caret goes in `text`. */
  readonly caret: number
}

/** Dates are compared, everything else is looked for in brackets. */
export const FIELD_COMMANDS: readonly FieldCommand[] = COMMANDS.map((name) => {
  const field = PATENT_FIELD_TABLE.find(name)
  if (!field) throw new Error(`The field table has no ${name}`)
  return field.type === 'date'
    ? { name, label: field.label, text: `${name}>=`, caret: name.length + 2 }
    : { name, label: field.label, text: `${name}=()`, caret: name.length + 2 }
})
