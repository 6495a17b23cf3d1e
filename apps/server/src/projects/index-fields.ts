import type { FieldValue, GivenIndexField, IndexField, IndexValue } from '@gezhi/contract'
import { CallError } from '../http/call-error.ts'

/** Values by the id of their field. */
export type IndexValues = Readonly<Record<string, Exclude<IndexValue, null>>>

/** The fields of an index as they become: given ones keep their ids and types, new ones get an id. Throws PROJECT_INDEX_FIELDS. */
export function changedFields(before: readonly IndexField[], given: readonly GivenIndexField[], newId: () => string): IndexField[] {
  const known = new Map(before.map((field) => [field.id, field]))
  const names = new Set<string>()
  const ids = new Set<string>()
  return given.map(({ id, name, type, optionList }) => {
    const isSelect = type === 'single' || type === 'multiple'
    const options = isSelect ? [...new Set(optionList)] : []
    const old = id === undefined ? undefined : known.get(id)
    const isUnknown = id !== undefined && (old === undefined || ids.has(id))
    if (names.has(name) || isUnknown || (old !== undefined && old.type !== type) || (isSelect && options.length === 0))
      throw new CallError('PROJECT_INDEX_FIELDS', { name })
    names.add(name)
    const field = { id: id ?? newId(), name, type, optionList: options }
    ids.add(field.id)
    return field
  })
}

/** Validates values by the fields of an index; `isUser`: whether an id is that of a user of the project. Throws PROJECT_INDEX_VALUE. */
export function checkValues(fields: readonly IndexField[], values: readonly FieldValue[], isUser: (id: string) => boolean): void {
  for (const { id, value } of values) {
    const field = fields.find((one) => one.id === id)
    if (field === undefined || (value !== null && !fits(field, value, isUser)))
      throw new CallError('PROJECT_INDEX_VALUE', { name: field?.name ?? id })
  }
}

/** Values without those of fields and options that no longer exist. Pure. */
export function valuesOfFields(fields: readonly IndexField[], values: IndexValues): IndexValues {
  const kept = fields.flatMap(({ id, optionList, type }): [string, IndexValues[string]][] => {
    const value = values[id]
    if (value === undefined) return []
    if (type === 'single') return optionList.includes(String(value)) ? [[id, value]] : []
    if (type !== 'multiple' || !Array.isArray(value)) return [[id, value]]
    const chosen = value.filter((one) => optionList.includes(one))
    return chosen.length === 0 ? [] : [[id, chosen]]
  })
  return Object.fromEntries(kept)
}

function fits({ type, optionList }: IndexField, value: Exclude<IndexValue, null>, isUser: (id: string) => boolean): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string'
    case 'single':
      return typeof value === 'string' && optionList.includes(value)
    case 'multiple':
      return Array.isArray(value) && value.every((one) => optionList.includes(one))
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'date':
      return typeof value === 'string' && isDay(value)
    case 'person':
      return typeof value === 'string' && isUser(value)
  }
}

/** Whether a text is a day of the calendar, `yyyyMMdd`. */
function isDay(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false
  const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  return !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso)
}
