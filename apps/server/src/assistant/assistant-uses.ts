import type { UsageLimits } from '../accounts/rights/usage-limits.ts'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import type { CountedUse } from '../http/usage.ts'
import type { PackStore } from '../payment/packs/pack-store.ts'

/** Uses of the assistant: those of packs, and without one some a day (G190). */
export interface AssistantUses {
  /** Counts one; throws the rejection of the capability if none is left, with which the purchase opens. */
  take(context: Pick<CallContext<UserCaller>, 'caller' | 'rights' | 'address'>): Promise<CountedUse>
  /** What is left; null where nothing is counted. */
  left(context: Pick<CallContext<UserCaller>, 'caller' | 'rights' | 'address'>): Promise<{ packs: number; today: number } | null>
}

/** Uses that are counted in packs and by the capability. */
export function assistantUses(packs: PackStore, usage: Pick<UsageLimits, 'take' | 'today'>): AssistantUses {
  return {
    async take({ caller, rights, address }) {
      const given = await rights()
      if (given.grants.askAssistant !== 'unlimited') {
        const used = await packs.use(caller.userId, 'AI')
        if (used !== null) return { refund: () => packs.release(used.pack) }
      }
      return usage.take({ caller, rights: given, address }, 'askAssistant')
    },
    async left({ caller, rights, address }) {
      const { limit, used } = await usage.today({ caller, rights: await rights(), address }, 'askAssistant')
      if (limit === null) return null
      const own = (await packs.list(caller.userId)).filter(({ type }) => type === 'AI')
      return { packs: own.reduce((sum, pack) => sum + pack.total - pack.used, 0), today: Math.max(0, limit - used) }
    },
  }
}
