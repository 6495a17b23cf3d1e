import { PATENT_FIELDS, patentField, type PatentField } from '@gezhi/records'

/** The fields one kind of record is searched by. */
export interface FieldTable {
  readonly list: readonly PatentField[]
  readonly find: (name: string) => PatentField | undefined
  /** Field of text without a field. */
  readonly freeText: string
  /** Field of a search-box input that is only numbers. */
  readonly anyNumber: string
  /** Field offered for names of organisations. */
  readonly company: string
}

export const PATENT_FIELD_TABLE: FieldTable = {
  list: PATENT_FIELDS,
  find: patentField,
  freeText: 'FULL',
  anyNumber: 'number',
  company: 'APCS',
}
