import { fieldTable, type FieldTable } from '../kinds/field-table.ts'
import { CLASS_FIELDS } from './fields/class-fields.ts'
import { COUNT_FIELDS } from './fields/count-fields.ts'
import { DATE_FIELDS } from './fields/date-fields.ts'
import { LINK_FIELDS } from './fields/link-fields.ts'
import { NUMBER_FIELDS } from './fields/number-fields.ts'
import { PARTY_FIELDS } from './fields/party-fields.ts'
import { STATUS_FIELDS } from './fields/status-fields.ts'
import { TEXT_FIELDS } from './fields/text-fields.ts'
import type { PatentField } from './patent-field.ts'
import type { PatentRecord } from './patent-record.ts'

/** Every field of patents, in the order of forms and help pages. */
export const PATENT_FIELDS: readonly PatentField[] = [
  ...TEXT_FIELDS,
  ...NUMBER_FIELDS,
  ...PARTY_FIELDS,
  ...DATE_FIELDS,
  ...CLASS_FIELDS,
  ...STATUS_FIELDS,
  ...LINK_FIELDS,
  ...COUNT_FIELDS,
]

/** The field table of patents. */
export const PATENT_FIELD_TABLE: FieldTable<PatentRecord> = fieldTable({
  list: PATENT_FIELDS,
  freeText: 'FULL',
  anyNumber: 'number',
  company: 'APCS',
})

/** `PATENT_FIELD_TABLE.find`. */
export function patentField(name: string): PatentField | undefined {
  return PATENT_FIELD_TABLE.find(name)
}

/** `PATENT_FIELD_TABLE.byFacet`. */
export function facetField(facet: string): PatentField | undefined {
  return PATENT_FIELD_TABLE.byFacet(facet)
}

/** `PATENT_FIELD_TABLE.bySort`. */
export function sortField(sort: string): PatentField | undefined {
  return PATENT_FIELD_TABLE.bySort(sort)
}
