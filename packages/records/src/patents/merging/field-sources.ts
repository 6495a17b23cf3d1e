import type { PatentRecord, Provenance, StatedField } from '../patent-record.ts'

/** The value of a field from one source. */
export interface FieldSource<Field extends StatedField = StatedField> {
  readonly source: Provenance
  /** In the source's form. */
  readonly value: NonNullable<PatentRecord[Field]>
  /** Whether the record has exactly this value. */
  readonly isShown: boolean
}

/** The sources of a field, most trusted first, with their values. */
export function fieldSources<Field extends StatedField>(record: PatentRecord, field: Field): FieldSource<Field>[] {
  const shown = record[field]
  if (record.statements === undefined) return shown === undefined ? [] : [{ source: record.source, value: shown, isShown: true }]
  return record.statements.flatMap(({ source, same, otherwise }): FieldSource<Field>[] => {
    if (same.includes(field)) return shown === undefined ? [] : [{ source, value: shown, isShown: true }]
    const differing = otherwise?.[field]
    return differing === undefined ? [] : [{ source, value: differing, isShown: false }]
  })
}
