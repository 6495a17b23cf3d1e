import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../platform/domain.ts'
import { applicantGroupStore } from './applicant-group-store.ts'
import type { CountedNames } from './group-figures.ts'
import { groupHandlers, namesOf } from './group-handlers.ts'
import { GROUP_PERSONAL_DATA } from './personal-data.ts'

declare module '../platform/domain.ts' {
  interface DomainServices {
    groups: {
      /** The groups of a user with the names of their applicants. */
      of(userId: string): Promise<readonly CountedNames[]>
    }
  }
}

/** Applicant groups: applicants that a user counts as one. */
export const groupsDomain = defineDomain({
  name: 'groups',
  calls: CALLS.groups,
  personalData: GROUP_PERSONAL_DATA,
  open({ database, now, service }) {
    const store = applicantGroupStore(database, now)
    const { link } = service('companies')
    return {
      handlers: (serving) => groupHandlers({ store, now, link: link(serving) }, serving),
      services: { of: async (userId: string) => (await store.list(userId)).map(namesOf) },
    }
  },
})
