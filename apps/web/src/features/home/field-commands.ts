import type { Language } from '@gezhi/contract/client'
import type { KindLanguage } from '../../kinds/kind-language.ts'

export interface FieldCommand {
  readonly name: string
  readonly label: Readonly<Record<Language, string>>
  /** Inserted into the box. */
  readonly text: string
  /** Position of the caret in `text`. */
  readonly caret: number
}

/** The commands offered by the search box. Dates are compared, everything else is searched in brackets. Throws for an unknown field. */
export function fieldCommands({ boxCommands, fields }: KindLanguage): FieldCommand[] {
  return boxCommands.map((name) => {
    const field = fields.find(name)
    if (!field) throw new Error(`The field table has no ${name}`)
    const { label, type } = field
    return { name, label, text: type === 'date' ? `${name}>=` : `${name}=()`, caret: name.length + 2 }
  })
}
