import { applicationBase } from '../relations/relation-keys.ts'
import { applicationIdentity } from '../patent-identity.ts'
import type { PatentRecord } from '../patent-record.ts'

/** The identity of an application; null for a publication without its number. */
export function applicationKey({ office, applicationNumber }: PatentRecord): string | null {
  return applicationNumber === undefined || applicationBase(applicationNumber) === ''
    ? null
    : applicationIdentity(office, applicationNumber)
}
