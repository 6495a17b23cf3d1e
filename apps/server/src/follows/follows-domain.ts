import { CALLS, type FollowType } from '@gezhi/contract'
import type { ReferredRecords } from '../kinds/referred-records.ts'
import { defineDomain, type Serving } from '../platform/domain.ts'
import { followHandlers } from './follow-handlers.ts'
import { followStore } from './follow-store.ts'
import { FOLLOWS_PERSONAL_DATA } from './personal-data.ts'

/** The records of a type of follows, opened for a process that serves. */
export type FollowedRecords = (serving: Pick<Serving, 'engines' | 'readiness'>) => ReferredRecords

declare module '../platform/domain.ts' {
  interface DomainServices {
    follows: {
      readonly kinds: {
        /** Domains of record kinds that come later add theirs under the type of its follows. */
        add(type: string, records: FollowedRecords): void
        /** The records of each type, once all domains are open. */
        open(serving: Parameters<FollowedRecords>[0]): (type: FollowType) => ReferredRecords
      }
    }
  }
}

/** Records that users follow, and what has changed in them. A kind of records is followed when its domain provides them here. */
export const followsDomain = defineDomain({
  name: 'follows',
  calls: CALLS.follows,
  personalData: FOLLOWS_PERSONAL_DATA,
  open({ database, now, service }) {
    const store = followStore(database, now)
    const kinds = new Map<string, FollowedRecords>([['patent', service('patents').referred]])
    const openKinds = (serving: Parameters<FollowedRecords>[0]) => {
      const records = new Map([...kinds].map(([type, recordsOf]) => [type, recordsOf(serving)]))
      return (type: FollowType) => records.get(type) ?? NO_RECORDS
    }
    return {
      handlers: (serving) => followHandlers({ store, recordsOf: openKinds(serving) }),
      services: { kinds: { add: (type: string, records: FollowedRecords) => void kinds.set(type, records), open: openKinds } },
    }
  },
})

/** The records of a type without an index. */
const NO_RECORDS: ReferredRecords = {
  codesOf: (number) => [number],
  find: async (numbers) => numbers.map(() => null),
  facts: async (numbers) => numbers.map(() => null),
  version: async () => 0,
}
