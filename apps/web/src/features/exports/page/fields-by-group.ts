import type { ExportField } from '@gezhi/contract/client'

/** The fields of one group. */
export interface FieldGroup {
  readonly name: string
  readonly fields: readonly ExportField[]
}

/** Fields whose names contain a word, by group, in the order in which the groups first occur. Pure. */
export function groupsOf(fields: readonly ExportField[], word: string): FieldGroup[] {
  const part = word.trim().toLowerCase()
  const found = fields.filter(({ name }) => name.toLowerCase().includes(part))
  const names = [...new Set(found.map(({ groupName }) => groupName))]
  return names.map((name) => ({ name, fields: found.filter(({ groupName }) => groupName === name) }))
}

/** The chosen codes after some were switched on, at the end, or off. Pure. */
export function changedCodes(chosen: readonly string[], codes: readonly string[], on: boolean): string[] {
  return on ? [...chosen, ...codes.filter((code) => !chosen.includes(code))] : chosen.filter((code) => !codes.includes(code))
}
