import type { PatentRecord } from './patent-record.ts'

/**
 * One row of the field table (`patent-fields.ts`): what can be searched, shown, counted or sorted by one name. The parser,
 * completion, the advanced form, the engines' mappings, export columns and the help page are all derived from these rows.
 */
export interface PatentField {
  /** The command in a query, in its canonical writing: `TI`, `ad`, `ipc`. Names are matched in any case. */
  name: string
  aliases: string[]
  type: FieldType
  label: { zh: string; en: string }
  /** One query that finds something in the demonstration corpus. */
  example: string
  /**
   * The columns of analysed text this field searches, any of them. Absent for fields that are only values.
   * Party fields have both: `AP=(中山大学)` looks in the text, `AP=="中山大学"` and the facet use the value.
   */
  text?: readonly TextColumn[]
  /** Exact values of this field in a record, normalised for comparison and order; dates `yyyyMMdd` and counts as numbers. */
  values?: (record: PatentRecord) => readonly (string | number)[]
  /** Name by which `groupList` of the API asks for the facet (`class_ipc.section`). */
  facet?: string
  /** Name by which `sortList` of the API asks for the order (`application_date`). The first value of a record counts. */
  sort?: string
  /** Why nothing can be found yet: no importer fills it. Shown as a diagnostic. */
  withoutSource?: { zh: string; en: string }
}

export type FieldType = 'text' | 'party' | 'number' | 'date' | 'class' | 'code' | 'count'

/** Columns of analysed text. The engines store each once; `FULL` and `TIAB` name several. */
export const TEXT_COLUMNS = [
  'title',
  'abstract',
  'claims',
  'description',
  'applicant',
  'assignee',
  'inventor',
  'agent',
  'examiner',
  'address',
] as const
export type TextColumn = (typeof TEXT_COLUMNS)[number]
