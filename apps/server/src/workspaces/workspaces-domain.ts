import { CALLS, MAX_UNFINISHED_ADDITIONS, type FollowType } from '@gezhi/contract'
import type { RecordSet } from '@gezhi/search'
import type { CallContext } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { defineDomain, type Serving } from '../platform/domain.ts'
import { tableTasks } from '../platform/table-tasks.ts'
import { describeAdditionReason } from './addition-reason.ts'
import { forMembers, requireProduct } from './for-members.ts'
import { WORKSPACES_PERSONAL_DATA } from './personal-data.ts'
import { runAdditions, runWaitingAdditions } from './run-additions.ts'
import { sharedSpaces } from './shared-spaces.ts'
import { spaceReader } from './space-access.ts'
import { spaceAdditionHandlers } from './space-addition-handlers.ts'
import { spaceAdditionStore } from './space-addition-store.ts'
import { spaceAdditions } from './space-additions-table.ts'
import { spaceBin } from './space-bin.ts'
import { spaceFileHandlers } from './space-file-handlers.ts'
import { filesOfSpace, spaceFileStore } from './space-file-store.ts'
import { spaceHandlers } from './space-handlers.ts'
import { spaceStore } from './space-store.ts'

/** Services of the domain workspaces. */
export interface WorkspaceServices {
  /** The files of a type in a space that the caller may read. Throws SPACE_NOT_FOUND, PRODUCT_NEEDED. */
  filesOf(spaceId: string, type: FollowType, context: Pick<CallContext, 'caller' | 'rights'>): Promise<RecordSet>
  /** Carries out all additions of lists that wait, for tests. */
  addWaiting(serving: Serving): Promise<void>
}

declare module '../platform/domain.ts' {
  interface DomainServices {
    workspaces: WorkspaceServices
  }
}

/** Spaces of users: trees of references to records, shared by links, with a recycle bin. */
export const workspacesDomain = defineDomain({
  name: 'workspaces',
  calls: CALLS.workspaces,
  personalData: WORKSPACES_PERSONAL_DATA,
  open({ database, log, now, service, settings }) {
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
    const additions = spaceAdditionStore(database, now)
    const needsProduct = settings.GEZHI_WORKSPACE_NEEDS_PRODUCT === 'on'
    const readable = spaceReader(parts.spaces, parts.shared)
    const worker = { additions, kinds: service('exports').kinds, accounts: service('accounts'), log }
    return {
      handlers(serving) {
        const handlers = {
          ...spaceHandlers(parts),
          ...spaceFileHandlers({ ...parts, recordsOf: kinds.open(serving) }),
          ...spaceAdditionHandlers({ ...worker, spaces: parts.spaces }, serving),
        }
        return needsProduct ? forMembers(handlers) : handlers
      },
      recordWork: [{ name: 'additions to spaces', run: (serving, signal) => runAdditions(worker, serving, signal) }],
      userTasks: [
        tableTasks(database, {
          kind: 'space-additions',
          title: { zh: '添加到空间', en: 'Addition to a space' },
          table: spaceAdditions,
          lock: 'spaceAdditions',
          limit: MAX_UNFINISHED_ADDITIONS,
          describe: describeAdditionReason,
          cancel: ({ id, userId }) => additions.cancel(userId, id),
        }),
      ],
      jobs: [
        { queue: 'purge-space-bin', cron: '23 * * * *', run: () => bin.purgeExpired() },
        { queue: 'purge-space-additions', cron: '29 * * * *', run: () => additions.purgeExpired() },
      ],
      services: {
        async filesOf(spaceId: string, type: FollowType, context: Pick<CallContext, 'caller' | 'rights'>) {
          if (context.caller.kind !== 'user') throw new CallError('SPACE_NOT_FOUND')
          if (needsProduct) await requireProduct(context)
          const { space } = await readable(context.caller.userId, spaceId)
          return filesOfSpace(parts.files, space, type)
        },
        addWaiting: (serving: Serving) => runWaitingAdditions(worker, serving),
      },
    }
  },
})
