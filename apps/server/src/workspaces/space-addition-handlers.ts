import { MAX_ADDED_RECORDS, type SpaceAddition } from '@gezhi/contract'
import { withoutPaging } from '../exports/background-context.ts'
import type { ExportKinds } from '../exports/export-kinds.ts'
import { countRecords } from '../exports/list-records.ts'
import { requestedSource } from '../exports/requested-source.ts'
import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireReady } from '../http/require-ready.ts'
import { requireRight } from '../http/rights.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { Serving } from '../platform/domain.ts'
import type { SpaceAdditionStore, StoredAddition } from './space-addition-store.ts'
import type { SpaceStore } from './space-store.ts'

interface AdditionParts {
  readonly additions: SpaceAdditionStore
  readonly spaces: SpaceStore
  readonly kinds: ExportKinds
}

/** Characters of the description of a list. */
const MAX_TITLE = 200

type AdditionCalls = 'addListToSpace' | 'listSpaceAdditions' | 'cancelSpaceAddition'

/** Calls about lists that are added to spaces in the background. */
export function spaceAdditionHandlers(
  { additions, spaces, kinds }: AdditionParts,
  serving: Serving,
): Pick<Handlers['workspaces'], AdditionCalls> {
  return {
    async addListToSpace({ spaceId, type, call, request }, context) {
      requireReady(serving.readiness)
      const { userId } = context.caller
      if (!(await spaces.all(userId)).some(({ id }) => id === spaceId)) throw new CallError('SPACE_NOT_FOUND')
      const exported = kinds.find(type)
      if (exported === undefined) throw new CallError('EXPORT_KIND_UNKNOWN', { type })
      const rights = await context.rights()
      const open = exported.open(serving)
      const list = { call, request, part: 'all' as const }
      const { source, title } = requestedSource({ list }, exported, open, { language: context.language, rights })
      const unpaged = { ...context, rights: () => Promise.resolve(withoutPaging(rights)) }
      const { total } = await countRecords(source, open, unpaged)
      if (total === 0) throw new CallError('SPACE_LIST_EMPTY')
      requireRight(rights, 'storeWorkspaceRecords', total)
      if (total > MAX_ADDED_RECORDS) throw new CallError('SPACE_LIST_TOO_LARGE', { limit: MAX_ADDED_RECORDS })
      const described = title.slice(0, MAX_TITLE).toWellFormed()
      return { id: await additions.add({ userId, spaceId, type, source, title: described, language: context.language, total }) }
    },
    listSpaceAdditions: async (_request, { caller }) => (await additions.list(caller.userId)).map(shownAddition),
    async cancelSpaceAddition({ id }, { caller }) {
      if (!(await additions.cancel(caller.userId, id))) throw new CallError('SPACE_ADDITION_NOT_FOUND')
      return true
    },
  }
}

function shownAddition({ id, spaceId, title, state, total, done, added, reason, requestedAt }: StoredAddition): SpaceAddition {
  return { id, spaceId, title, state, total, done: Math.min(done, total), added, reason, createTime: shanghaiTime(requestedAt) }
}
