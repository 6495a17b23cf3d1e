import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { callerSlots, NoSlotError } from '../../platform/caller-slots.ts'
import type { Accounts } from '../accounts.ts'
import { COPY_LIFETIME, type DataCopy } from './data-copy-store.ts'

/** Downloads of one account at the same time: each has parts of a copy in memory. */
const DOWNLOADS_AT_ONCE = 2

/** Calls about copies of one's data. */
export function dataCopyHandlers({
  dataCopies: copies,
  dailyQuota,
}: Pick<Accounts, 'dataCopies' | 'dailyQuota'>): Pick<
  Handlers['accounts'],
  'requestDataCopy' | 'listDataCopies' | 'downloadDataCopy' | 'removeDataCopy'
> {
  const downloads = callerSlots(DOWNLOADS_AT_ONCE)
  const begin = (userId: string) => {
    try {
      return downloads.take(userId)
    } catch (error) {
      throw error instanceof NoSlotError ? new CallError('DATA_COPY_DOWNLOADS', { limit: DOWNLOADS_AT_ONCE }, { cause: error }) : error
    }
  }
  return {
    async requestDataCopy(_request, context) {
      // Also counts those that fail or are removed, each of which costs as much.
      await dailyQuota('data-copy', context)
      const outcome = await copies.request(context.caller.userId, context.language)
      if (outcome === 'unfinished') throw new CallError('DATA_COPY_UNFINISHED')
      if (outcome === 'daily-limit') throw new CallError('DATA_COPY_DAILY_LIMIT')
      return true
    },
    listDataCopies: async (_request, context) => (await copies.list(context.caller.userId)).map(shownCopy),
    async downloadDataCopy({ id }, context) {
      const copy = await copies.find(context.caller.userId, id)
      if (copy === null) throw new CallError('DATA_COPY_NOT_FOUND')
      const name = `gezhi-${shanghaiTime(copy.requestedAt).slice(0, 10)}.zip`
      const end = begin(context.caller.userId)
      return { stream: copies.read(copy).once('close', end), name }
    },
    async removeDataCopy({ id }, context) {
      if (!(await copies.remove(context.caller.userId, id))) throw new CallError('DATA_COPY_NOT_FOUND')
      return true
    },
  }
}

function shownCopy({ id, state, percent, size, requestedAt }: DataCopy) {
  return {
    id,
    state,
    percent,
    size,
    requestTime: shanghaiTime(requestedAt),
    expireTime: shanghaiTime(new Date(requestedAt.getTime() + COPY_LIFETIME)),
  }
}
