import type { Language } from '@gezhi/contract/client'
import type { KindLanguage } from '../../kinds/kind-language.ts'

export interface FieldCommand {
  readonly name: string
  readonly label: Readonly<Record<Language, string>>
  /** What is put into the box. */
  readonly text: string
  /** Where the caret goes in `text`. */
  readonly caret: number
}

/** The commands the search box offers. Dates are compared, everything else is looked for in brackets. Throws for a field there is not. */
export function fieldCommands({ boxCommands, fields }: KindLanguage): FieldCommand[] {
  return boxCommands.map((name) => {
    const field = fields.find(name)
    if (!field) throw new Error(`The field table has no ${name}`)
    const { label, type } = field
    return { name, label, text: type === 'date' ? `${name}>=` : `${name}=()`, caret: name.length + 2 }
  })
}
