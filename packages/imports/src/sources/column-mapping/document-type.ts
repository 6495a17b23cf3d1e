import type { PatentType } from '@gezhi/records'

/** Type of a document, as determined by its number and kind code. */
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
 * China: kind letters A (application), B and C (grant), U and Y, S and D; without one the first digit determines the type (ZC 0007-2012), and
 * until 1989, when the publication number was the application number, its third. Taiwan: I, M and D before grants, years before
 * applications. USA: A until 2000, B, C, S, P, E and H grants or registrations; A1, A2 and A9 applications.
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
  { number: /^USPP\d+|^US\d+P[23]$/, type: { patentType: 'plant', granted: true } },
  { number: /^US\d+P[149]$/, type: { patentType: 'plant', granted: false } },
  { number: /^USRE/, type: { patentType: 'reissue', granted: true } },
  { number: /^USH/, type: { patentType: 'registration', granted: false } },
  { number: /^USD/, type: DESIGN },
  { number: /^US\d{5,8}(?:A|B[12])$/, type: INVENTION_GRANT },
  { number: /^US(?:19|20)\d{9}A[129]$/, type: INVENTION_APPLICATION },
]

/** China: the digit after the year, of four digits since October 2003. 8 and 9 came by the PCT. */
const APPLICATIONS: readonly (readonly [RegExp, PatentType])[] = [
  [/^CN(?:(?:19|20)\d\d[18]\d{7}|\d\d[18]\d{5})(?:\.|$)/, 'invention'],
  [/^CN(?:(?:19|20)\d\d[29]\d{7}|\d\d[29]\d{5})(?:\.|$)/, 'utility'],
  [/^CN(?:(?:19|20)\d\d3\d{7}|\d\d3\d{5})(?:\.|$)/, 'design'],
]

/** Type by application number, for records without other information; never whether it was granted. */
export function applicationType(applicationNumber: string): DocumentType {
  const patentType = APPLICATIONS.find(([number]) => number.test(applicationNumber))?.[1]
  return patentType === undefined ? { granted: false } : { patentType, granted: false }
}

/** Type by publication number; empty if number and kind do not determine it. */
export function documentType(publicationNumber: string): DocumentType {
  return ROWS.find((row) => row.number.test(publicationNumber))?.type ?? { granted: false }
}
