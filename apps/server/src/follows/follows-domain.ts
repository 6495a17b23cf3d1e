import { CALLS } from '@gezhi/contract'
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
      /** Domains of record kinds that come later add theirs under the type of its follows. */
      readonly kinds: { add(type: string, records: FollowedRecords): void }
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
    return {
      handlers(serving) {
        const records = Object.fromEntries([...kinds].map(([type, recordsOf]) => [type, recordsOf(serving)]))
        return followHandlers({ store, records })
      },
      services: { kinds: { add: (type: string, records: FollowedRecords) => void kinds.set(type, records) } },
    }
  },
})
