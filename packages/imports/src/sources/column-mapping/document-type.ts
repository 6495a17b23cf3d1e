import type { PatentType } from '@gezhi/records'

/** What a document is, as its number and kind code say. */
export interface DocumentType {
  readonly patentType?: PatentType
  /** The publication announces a grant. */
  readonly granted: boolean
}

interface Row {
  readonly number: RegExp
  readonly type: DocumentType
}

const INVENTION_APPLICATION: DocumentType = { patentType: 'invention', granted: false }
const INVENTION_GRANT: DocumentType = { patentType: 'invention', granted: true }
const UTILITY: DocumentType = { patentType: 'utility', granted: true }
const DESIGN: DocumentType = { patentType: 'design', granted: true }

/**
 * China: kind letters A (application), B and C (grant), U and Y, S and D; without one the first digit tells the type (ZC 0007-2012), and
 * until 1989, when the publication number was the application number, its third. Taiwan: I, M and D before grants, years before
 * applications.
 */
const ROWS: readonly Row[] = [
  { number: /^CN.*A\d?$/, type: INVENTION_APPLICATION },
  { number: /^CN.*[BC]\d?$/, type: INVENTION_GRANT },
  { number: /^CN.*[UY]\d?$/, type: UTILITY },
  { number: /^CN.*[SD]\d?$/, type: DESIGN },
  { number: /^CN8[5-9]1\d{5}$/, type: INVENTION_APPLICATION },
  { number: /^CN8[5-9]2\d{5}$/, type: { patentType: 'utility', granted: false } },
  { number: /^CN8[5-9]3\d{5}$/, type: { patentType: 'design', granted: false } },
  { number: /^CN1\d{6,8}$/, type: { patentType: 'invention', granted: false } },
  { number: /^CN2\d{6,8}$/, type: UTILITY },
  { number: /^CN3\d{6,8}$/, type: DESIGN },
  { number: /^TWI\d/, type: INVENTION_GRANT },
  { number: /^TWM\d/, type: UTILITY },
  { number: /^TWD\d/, type: DESIGN },
  { number: /^TW(?:19|20)\d{7}/, type: INVENTION_APPLICATION },
]

/** Type by publication number; nothing where number and kind do not say. */
export function documentType(publicationNumber: string): DocumentType {
  return ROWS.find((row) => row.number.test(publicationNumber))?.type ?? { granted: false }
}
