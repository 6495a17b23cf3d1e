import type { IndexValue } from '@gezhi/contract/client'
import type { EditedValues } from './value-fields.tsx'

/** What became of values that were edited while somebody else saved others. */
export interface MergedValues {
  /** Own values where they were edited, otherwise those that are stored now. */
  readonly values: EditedValues
  /** Ids of the fields to which both gave different values. */
  readonly conflicts: readonly string[]
}

/** Joins values that were edited with what is stored now; `before`: what was stored when the editing began. Pure. */
export function mergedValues(before: EditedValues, edited: EditedValues, now: EditedValues): MergedValues {
  const own = changedFields(before, edited)
  const values = { ...now, ...Object.fromEntries(own.map((id) => [id, edited[id] ?? null])) }
  const conflicts = own.filter((id) => !isSame(before[id], now[id]) && !isSame(edited[id], now[id]))
  return { values, conflicts }
}

/** Ids of the fields whose values differ. Pure. */
export function changedFields(before: EditedValues, after: EditedValues): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((id) => !isSame(before[id], after[id]))
}

function isSame(a: IndexValue | undefined, b: IndexValue | undefined): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}
