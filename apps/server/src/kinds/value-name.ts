import type { Language } from '@gezhi/contract'
import { NO_VALUE, NO_VALUE_LABEL, type Field } from '@gezhi/records'
import type { RecordSearch } from './record-search.ts'

/** What a counted value is called in a language; the value itself if it has no other name. */
export function valueName<R extends object>(
  search: Pick<RecordSearch<R>, 'valueTitle'>,
  field: Field<R>,
  value: string,
  language: Language,
): string {
  if (field.type === 'date' && value === NO_VALUE) return NO_VALUE_LABEL[language]
  return field.labels?.[value]?.[language] ?? search.valueTitle?.(field, value, language) ?? value
}
