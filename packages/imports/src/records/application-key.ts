import { applicationBase, applicationIdentity, type PatentRecord } from '@gezhi/records'

/** The identity the application has for itself; null for a publication that does not name it. */
export function applicationKey({ office, applicationNumber }: PatentRecord): string | null {
  return applicationNumber === undefined || applicationBase(applicationNumber) === ''
    ? null
    : applicationIdentity(office, applicationNumber)
}
