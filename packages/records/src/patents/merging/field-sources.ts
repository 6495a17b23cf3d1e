import type { PatentRecord, Provenance, StatedField } from '../patent-record.ts'

/** What one source said of a field. */
export interface FieldSource<Field extends StatedField = StatedField> {
  readonly source: Provenance
  /** In its own form. */
  readonly value: NonNullable<PatentRecord[Field]>
  /** Whether the record has it exactly so. */
  readonly isShown: boolean
}

/** Which sources spoke of a field, the one believed first at the front, and what each said. */
export function fieldSources<Field extends StatedField>(record: PatentRecord, field: Field): FieldSource<Field>[] {
  const shown = record[field]
  if (record.statements === undefined) return shown === undefined ? [] : [{ source: record.source, value: shown, isShown: true }]
  return record.statements.flatMap(({ source, same, otherwise }): FieldSource<Field>[] => {
    if (same.includes(field)) return shown === undefined ? [] : [{ source, value: shown, isShown: true }]
    const differing = otherwise?.[field]
    return differing === undefined ? [] : [{ source, value: differing, isShown: false }]
  })
}
