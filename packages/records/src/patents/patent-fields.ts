import { fieldTable, type FieldTable } from '../kinds/field-table.ts'
import { CLASS_FIELDS } from './fields/class-fields.ts'
import { COUNT_FIELDS } from './fields/count-fields.ts'
import { DATE_FIELDS } from './fields/date-fields.ts'
import { RELATION_FIELDS } from './fields/relation-fields.ts'
import { NUMBER_FIELDS } from './fields/number-fields.ts'
import { PARTY_FIELDS } from './fields/party-fields.ts'
import { STATUS_FIELDS } from './fields/status-fields.ts'
import { TEXT_FIELDS } from './fields/text-fields.ts'
import type { PatentField } from './patent-field.ts'
import type { PatentRecord } from './patent-record.ts'

/** In the order of forms and help pages. */
const FIELDS: readonly PatentField[] = [
  ...TEXT_FIELDS,
  ...NUMBER_FIELDS,
  ...PARTY_FIELDS,
  ...DATE_FIELDS,
  ...CLASS_FIELDS,
  ...STATUS_FIELDS,
  ...RELATION_FIELDS,
  ...COUNT_FIELDS,
]

/** The field table of patents. */
export const PATENT_FIELD_TABLE: FieldTable<PatentRecord> = fieldTable({
  list: FIELDS,
  freeText: 'FULL',
  anyNumber: 'number',
  company: 'APCS',
})
