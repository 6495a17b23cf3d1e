import { readPatentNumbers } from './numbers/read-patent-number.ts'
import { applicationBase } from './relations/relation-keys.ts'
import type { PatentRecord } from './patent-record.ts'

/**
 * The stable id of a record in every index: its publication number; else office and application number without check digit, as
 * `CN~CN201310123456`; null where it has neither, so that nothing could ever tell it is the same record again.
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

/** The id of what is known of an application apart from its publications. */
export function applicationIdentity(office: string, applicationNumber: string): string {
  return `${office}~${applicationBase(applicationNumber)}`
}

/** A number in any writing is shorter. */
const LONGEST_NUMBER = 60

/** The publication numbers that a text may denote, as an engine expects them; none if it cannot be a number. */
export function readPublicationIds(text: string): string[] {
  return text.length > LONGEST_NUMBER ? [] : readPatentNumbers(text, 'publication').map(({ number }) => number)
}
