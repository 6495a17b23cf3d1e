import { CallError } from '../../http/call-error.ts'
import { callerKey } from '../../http/caller-key.ts'
import type { CallContext } from '../../http/call-context.ts'
import { isLoopback } from '../../settings/loopback.ts'
import type { Settings } from '../../settings/settings.ts'
import type { RateLimitStore } from './rate-limit-store.ts'

const DAY = 24 * 60 * 60_000

/** Actions that store data, with their maximum in 24 hours for an account, or for the network of a caller without one. */
export const DAILY_QUOTAS = {
  'batch-list': 500,
  'stored-query': 2000,
  upload: 200,
  'data-copy': 5,
  'share-project': 200,
  'invite-member': 20,
} as const

export type DailyAction = keyof typeof DAILY_QUOTAS

/** Counts an action of a caller; throws DAILY_QUOTA, without counting it, beyond the quota. */
export type DailyQuota = (action: DailyAction, by: Pick<CallContext, 'caller' | 'address'>) => Promise<void>

/** Quotas shared by all processes; administrators and, in development, the local machine have none. They also apply where capabilities have no limits. */
export function dailyQuota(rateLimits: Pick<RateLimitStore, 'take'>, mode: Settings['GEZHI_MODE']): DailyQuota {
  return async (action, { caller, address }) => {
    if ((mode === 'development' && isLoopback(address)) || (caller.kind === 'user' && caller.role === 'operator')) return
    const limit = DAILY_QUOTAS[action]
    const wait = await rateLimits.take(`${PREFIX}${action}:${callerKey(caller, address)}`, limit, DAY)
    if (wait > 0) throw new CallError('DAILY_QUOTA', { limit })
  }
}

const PREFIX = 'day-'

/** The keys of the counts of an account. */
export function dailyQuotaKeys(userId: string): readonly string[] {
  return Object.keys(DAILY_QUOTAS).map((action) => `${PREFIX}${action}:user ${userId}`)
}
