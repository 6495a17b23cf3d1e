import type { Consumer, CountedUse, TakeUse } from '../http/usage.ts'
import type { Rights } from '../http/rights.ts'
import { ALL_RIGHTS } from '../http/rights.ts'
import { CallError } from '../http/call-error.ts'
import type { UsageLimits } from '../accounts/rights/usage-limits.ts'
import type { PackStore } from '../payment/packs/pack-store.ts'

/** What a user may still use. */
export interface ApiQuota {
  /** Requests that are granted. */
  readonly limit: number
  readonly remaining: number
  /** When the rest expires or the day ends, in ms. */
  readonly reset: number
}

/** A request that was counted. */
export interface MeteredUse extends CountedUse {
  /** One paid from a pack has no other limits; a free one has those of its user. */
  readonly rights: Rights
}

/** Counts requests to the open API. */
export interface ApiMeter {
  /** Takes a use of the pack that ends first, otherwise a free one of today. Throws API_QUOTA_USED_UP. */
  take(consumer: Consumer): Promise<MeteredUse>
  /** What is left; null where nothing is limited. */
  quota(consumer: Consumer): Promise<ApiQuota | null>
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Counts in the packs and daily limits of the database; `now` in ms. */
export function apiMeter(packs: PackStore, usage: Pick<UsageLimits, 'today'> & { readonly take: TakeUse }, now: () => number): ApiMeter {
  return {
    async take(consumer) {
      const { caller, rights } = consumer
      if (rights.grants.callOpenApi === 'unlimited') return { rights, refund: async () => {} }
      if (caller.kind !== 'user') throw new CallError('UNAUTHENTICATED')
      const use = await packs.use(caller.userId, 'API')
      if (use !== null) return { rights: ALL_RIGHTS, refund: () => packs.release(use.pack) }
      const { refund } = await usage.take(consumer, 'callOpenApi').catch((error: unknown) => {
        throw usedUp(error, rights, now())
      })
      return { rights, refund }
    },
    async quota(consumer) {
      const { caller, rights } = consumer
      if (rights.grants.callOpenApi === 'unlimited' || caller.kind !== 'user') return null
      const running = (await packs.list(caller.userId)).filter(({ type, used, total }) => type === 'API' && used < total)
      if (running.length > 0) {
        const limit = running.reduce((sum, { total }) => sum + total, 0)
        const used = running.reduce((sum, pack) => sum + pack.used, 0)
        return { limit, remaining: limit - used, reset: Math.max(...running.map(({ endTime }) => endTime.getTime())) }
      }
      const { limit, used } = await usage.today(consumer, 'callOpenApi')
      return limit === null ? null : { limit, remaining: Math.max(0, limit - used), reset: endOfDay(now()) }
    },
  }
}

/** The next midnight of Asia/Shanghai, in ms. */
export function endOfDay(time: number): number {
  return (Math.floor((time + 8 * HOUR) / DAY) + 1) * DAY - 8 * HOUR
}

/** The rejection of the free quota as the error of the open API. */
function usedUp(error: unknown, { grants }: Rights, time: number): unknown {
  const seconds = Math.ceil((endOfDay(time) - time) / 1000)
  return error instanceof CallError ? new CallError('API_QUOTA_USED_UP', { limit: grants.callOpenApi, seconds }, { cause: error }) : error
}
