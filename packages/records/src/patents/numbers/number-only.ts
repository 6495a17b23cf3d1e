import { normalisePatentNumber } from './read-patent-number.ts'

/** European publications of one application share a number. */
const EUROPEAN = /^EP\d{7}$/

/** Whether a publication number lacks its kind code, as in the European register: what is stated about it concerns the application. */
export function isNumberOnly(publicationNumber: string | undefined): boolean {
  return publicationNumber !== undefined && EUROPEAN.test(publicationNumber)
}

/** The number that European publications of one application share, without kind code; null for others. */
export function sharedNumber(publicationNumber: string | undefined): string | null {
  if (publicationNumber?.startsWith('EP') !== true) return null
  const { base } = normalisePatentNumber(publicationNumber, 'publication')
  return isNumberOnly(base) ? base : null
}
