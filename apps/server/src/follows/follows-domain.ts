import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../platform/domain.ts'
import { followHandlers } from './follow-handlers.ts'
import { followStore } from './follow-store.ts'
import { FOLLOWS_PERSONAL_DATA } from './personal-data.ts'

/** Records that users follow, and what has changed in them. A kind of records is followed when its domain provides them here. */
export const followsDomain = defineDomain({
  name: 'follows',
  calls: CALLS.follows,
  personalData: FOLLOWS_PERSONAL_DATA,
  open({ database, now, service }) {
    const store = followStore(database, now)
    const patents = service('patents')
    return { handlers: (serving) => followHandlers({ store, records: { patent: patents.referred(serving) } }) }
  },
})
