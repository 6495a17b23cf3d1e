import { createHash } from 'node:crypto'
import { getCapability, type MeteredCapability } from '@gezhi/contract'
import { shanghaiDay } from '@gezhi/records'
import { countedNetworks } from '../../http/network-of.ts'
import { forbiddenError, requireRight, suffices } from '../../http/rights.ts'
import type { Consumer, CountedUse, TakeUse } from '../../http/usage.ts'
import { userSubject } from './capability-uses-table.ts'
import type { Meter, UsageMeter } from './usage-meter.ts'

/** Today's limit and usage; `limit` is null if nothing is counted. */
export interface UsageToday {
  readonly limit: number | null
  readonly used: number
}

/** Enforces daily limits. */
export interface UsageLimits {
  readonly take: TakeUse
  /** Throws the same error as a use of the item would; counts nothing. */
  check(consumer: Consumer, name: MeteredCapability, item: string): Promise<UsageToday>
  /** Today's usage. */
  today(consumer: Consumer, name: MeteredCapability): Promise<UsageToday>
}

interface LimitedMeter extends Meter {
  readonly limit: number
}

/** Limits counted by a meter; `now` in ms. */
export function usageLimits(meter: UsageMeter, now: () => number): UsageLimits {
  const metersOf = (consumer: Consumer, name: MeteredCapability) => limitedMeters(consumer, name, shanghaiDay(now()))
  const usageOf = async ([first]: readonly LimitedMeter[]): Promise<UsageToday> =>
    first === undefined ? { limit: null, used: 0 } : { limit: first.limit, used: (await meter.read(first)).used }
  return {
    async take(consumer, name, item) {
      requireRight(consumer.rights, name)
      const counted: CountedUse[] = []
      const refund = async () => {
        for (const use of counted) await use.refund()
      }
      for (const one of metersOf(consumer, name)) {
        const use = await meter.take(one, one.limit, item)
        if (use === null) {
          await refund()
          throw forbiddenError(consumer.rights, name)
        }
        counted.push(use)
      }
      return { refund }
    },
    async check(consumer, name, item) {
      const meters = metersOf(consumer, name)
      for (const one of meters) {
        const { used, known } = await meter.read(one, item)
        if (!known && !suffices(one.limit, used + 1)) throw forbiddenError(consumer.rights, name)
      }
      return usageOf(meters)
    },
    today: async (consumer, name) => usageOf(metersOf(consumer, name)),
  }
}

/**
 * The meters of a use; the consumer's own first. Guests are also counted by address, because they can obtain a new identity at any time.
 */
function limitedMeters({ caller, rights, address }: Consumer, capability: MeteredCapability, day: string): LimitedMeter[] {
  const limit = rights.grants[capability]
  if (limit === 'unlimited') return []
  if (caller.kind === 'user') return [{ subject: userSubject(caller.userId), capability, limit }]
  // A reader of an institution: many share an address, and the institution limits how many there are.
  if (rights.role !== 'guest' && caller.kind === 'guest') return [{ subject: `guest ${caller.guestId}`, capability, limit }]
  const row = getCapability(capability)
  const together = ('guestsPerAddress' in row && row.guestsPerAddress) || limit
  const hashOf = (network: string) => createHash('sha256').update(`${day} ${network}`).digest('base64url')
  return [
    ...(caller.kind === 'guest' ? [{ subject: `guest ${caller.guestId}`, capability, limit }] : []),
    ...countedNetworks(address).map(({ network, share }) => ({
      subject: `address ${hashOf(network)}`,
      capability,
      limit: share * together,
    })),
  ]
}
