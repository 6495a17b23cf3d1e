import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { COPY_LIFETIME, type DataCopy, type DataCopyStore } from './data-copy-store.ts'

/** Calls about copies of one's data. */
export function dataCopyHandlers(
  copies: DataCopyStore,
): Pick<Handlers['accounts'], 'requestDataCopy' | 'listDataCopies' | 'downloadDataCopy' | 'removeDataCopy'> {
  return {
    async requestDataCopy(_request, context) {
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
      return { stream: copies.read(copy), name }
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
