import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../platform/domain.ts'
import { forMembers } from './for-members.ts'
import { WORKSPACES_PERSONAL_DATA } from './personal-data.ts'
import { sharedSpaces } from './shared-spaces.ts'
import { spaceBin } from './space-bin.ts'
import { spaceFileHandlers } from './space-file-handlers.ts'
import { spaceFileStore } from './space-file-store.ts'
import { spaceHandlers } from './space-handlers.ts'
import { spaceStore } from './space-store.ts'

/** Spaces of users: trees of references to records, shared by links, with a recycle bin. */
export const workspacesDomain = defineDomain({
  name: 'workspaces',
  calls: CALLS.workspaces,
  personalData: WORKSPACES_PERSONAL_DATA,
  open({ database, now, service, settings }) {
    const bin = spaceBin(database, now)
    const parts = {
      database,
      spaces: spaceStore(database, now),
      files: spaceFileStore(database, now),
      shared: sharedSpaces(database, service('accounts').nickOf, now),
      bin,
      now,
    }
    const { kinds } = service('follows')
    return {
      handlers(serving) {
        const handlers = { ...spaceHandlers(parts), ...spaceFileHandlers({ ...parts, recordsOf: kinds.open(serving) }) }
        return settings.GEZHI_WORKSPACE_NEEDS_PRODUCT === 'on' ? forMembers(handlers) : handlers
      },
      jobs: [{ queue: 'purge-space-bin', cron: '23 * * * *', run: () => bin.purgeExpired() }],
    }
  },
})
