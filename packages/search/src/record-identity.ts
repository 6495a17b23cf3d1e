import { applicationBase, type PatentRecord } from '@gezhi/records'

/**
 * The stable id of a record in every index: its publication number; else office and application number without check digit, as
 * `CN~CN201310123456`; null where it has neither, so that nothing could ever tell it is the same record again.
 */
export function recordIdentity({ publicationNumber, applicationNumber, office }: PatentRecord): string | null {
  if (publicationNumber !== undefined && publicationNumber !== '') return publicationNumber
  if (applicationNumber !== undefined && applicationNumber !== '') return applicationIdentity(office, applicationNumber)
  return null
}

/** The id of what is known of an application apart from its publications. */
export function applicationIdentity(office: string, applicationNumber: string): string {
  return `${office}~${applicationBase(applicationNumber)}`
}
