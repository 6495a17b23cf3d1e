import { readPatentNumbers } from './numbers/read-patent-number.ts'
import { applicationBase } from './relations/relation-keys.ts'
import type { PatentRecord } from './patent-record.ts'

/**
 * The stable id of a record in every index: its publication number; otherwise office and application number without check digit, as
 * `CN~CN201310123456`; null without either, because the record could never be recognised again.
 */
export function recordIdentity({
  publicationNumber,
  applicationNumber,
  office,
}: Pick<PatentRecord, 'publicationNumber' | 'applicationNumber' | 'office'>): string | null {
  if (publicationNumber !== undefined && publicationNumber !== '') return publicationNumber
  if (applicationNumber !== undefined && applicationNumber !== '') return applicationIdentity(office, applicationNumber)
  return null
}

/** The id of a record about an application without its publications. */
export function applicationIdentity(office: string, applicationNumber: string): string {
  return `${office}~${applicationBase(applicationNumber)}`
}

/** Any written number is shorter. */
const LONGEST_NUMBER = 60

/** The possible publication numbers for a text, in the form an engine expects; none if it cannot be a number. */
export function readPublicationIds(text: string): string[] {
  return text.length > LONGEST_NUMBER ? [] : readPatentNumbers(text, 'publication').map(({ number }) => number)
}
