import type { OwnField } from '@gezhi/query'

/** The values of a field as people read them: dates with hyphens, users by their names. Pure. */
export function shownValue({ type, options }: Pick<OwnField, 'type' | 'options'>, values: readonly (string | number)[]): string {
  return values.map((value) => shownOne(type, options, value)).join('; ')
}

function shownOne(type: OwnField['type'], options: OwnField['options'], value: string | number): string {
  if (type === 'date') return String(value).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  // Of a user who has left the project there is no name.
  if (type === 'person') return options.find((option) => option.value === value)?.label ?? '—'
  return String(value)
}
