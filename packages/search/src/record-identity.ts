import type { PatentRecord } from '@gezhi/records'

/**
 * The stable id of a record in every index: its publication number; else office and application number, as `CN~CN201310123456.7`; null
 * where it has neither, so that nothing could ever tell it is the same record again.
 */
export function recordIdentity(record: PatentRecord): string | null {
  if (record.publicationNumber !== undefined && record.publicationNumber !== '') return record.publicationNumber
  if (record.applicationNumber !== undefined && record.applicationNumber !== '') return `${record.office}~${record.applicationNumber}`
  return null
}
