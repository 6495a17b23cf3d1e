import type { Field } from '../kinds/field.ts'
import type { PatentRecord } from './patent-record.ts'

/** One row of the field table of patents (`patent-fields.ts`). */
export type PatentField = Field<PatentRecord>

/**
 * Columns of analysed text. Engines store each text once: texts shared by several fields are split into separate columns, so that
 * `claims` is the independent and the dependent ones, `AP` the first applicant and the others.
 */
export const TEXT_COLUMNS = [
  'title',
  'abstract',
  'independentClaims',
  'dependentClaims',
  'description',
  'descriptionField',
  'descriptionBackground',
  'descriptionSummary',
  'descriptionDrawings',
  'descriptionEmbodiments',
  'firstApplicant',
  'otherApplicants',
  'assignee',
  'firstInventor',
  'otherInventors',
  'agency',
  'agent',
  'examiner',
  'address',
] as const
export type PatentTextColumn = (typeof TEXT_COLUMNS)[number]
