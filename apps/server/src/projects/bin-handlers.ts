import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { ProjectParts } from './project-parts.ts'
import { remainingDays } from './recycle-bin-store.ts'

type BinCalls = 'listRecycleBin' | 'cleanRecycleBin' | 'deleteForGood' | 'restoreDeleted'

/** Calls about the recycle bin of projects. */
export function binHandlers({ bin, now }: Pick<ProjectParts, 'bin' | 'now'>): Pick<Handlers['projects'], BinCalls> {
  return {
    async listRecycleBin(page, { caller: { userId } }) {
      const { list, total } = await bin.page(userId, page)
      return {
        total,
        list: list.map(({ deletedAt, ...entry }) => ({
          ...entry,
          deleteTime: shanghaiTime(deletedAt),
          remainDays: remainingDays(deletedAt, now()),
        })),
      }
    },
    async cleanRecycleBin(_request, { caller: { userId } }) {
      await bin.empty(userId)
      return true
    },
    async deleteForGood({ idList }, { caller: { userId } }) {
      if (!(await bin.remove(userId, idList))) throw new CallError('BIN_ENTRY_NOT_FOUND')
      return true
    },
    async restoreDeleted({ idList }, { caller: { userId } }) {
      if (!(await bin.restore(userId, idList))) throw new CallError('BIN_ENTRY_NOT_FOUND')
      return true
    },
  }
}
