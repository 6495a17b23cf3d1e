import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../platform/domain.ts'
import { companyGroupStore } from './company-group-store.ts'
import { groupHandlers } from './group-handlers.ts'
import { GROUP_PERSONAL_DATA } from './personal-data.ts'

/** Company groups: applicants that a user counts as one. */
export const groupsDomain = defineDomain({
  name: 'groups',
  calls: CALLS.groups,
  personalData: GROUP_PERSONAL_DATA,
  open({ database, now, service }) {
    const store = companyGroupStore(database, now)
    const { link } = service('companies')
    return { handlers: (serving) => groupHandlers({ store, now, link: link(serving) }, serving) }
  },
})
