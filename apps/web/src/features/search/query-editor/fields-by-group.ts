import type { SearchField } from '@gezhi/contract/client'

export interface FieldGroupList {
  readonly name: string
  readonly list: readonly SearchField[]
}

/** Fields by group in their order; with a text only those whose command, alias or name has it. Pure. */
export function fieldsByGroup(fields: readonly SearchField[], text: string): FieldGroupList[] {
  const typed = text.trim().toLowerCase()
  const found = fields.filter(({ name, code, aliases }) => [name, code, ...aliases].some((each) => each.toLowerCase().includes(typed)))
  return [...new Set(found.map(({ groupName }) => groupName))].map((name) => ({
    name,
    list: found.filter(({ groupName }) => groupName === name),
  }))
}

/** The text inserted for a field, and the caret's offset from its end. Dates get the template of a range (B.search-box.51). Pure. */
export function fieldTemplate({ code, inputType }: Pick<SearchField, 'code' | 'inputType'>): { text: string; back: number } {
  if (inputType === 'date') return { text: `${code}=[20230101 TO 20231231]`, back: 0 }
  if (inputType === 'count') return { text: `${code}>=`, back: 0 }
  return inputType === 'text' || inputType === 'party' ? { text: `${code}=()`, back: 1 } : { text: `${code}=`, back: 0 }
}
