import { applicationBase } from '../relations/relation-keys.ts'
import { applicationIdentity } from '../patent-identity.ts'
import type { PatentRecord } from '../patent-record.ts'

/** The identity the application has for itself; null for a publication that does not name it. */
export function applicationKey({ office, applicationNumber }: PatentRecord): string | null {
  return applicationNumber === undefined || applicationBase(applicationNumber) === ''
    ? null
    : applicationIdentity(office, applicationNumber)
}
