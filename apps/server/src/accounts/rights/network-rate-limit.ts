import { countedNetworks } from '../../http/network-of.ts'
import type { RateLimitStore } from './rate-limit-store.ts'

/** At most `max` actions of a network within `window` ms. */
export interface NetworkLimit {
  /** The key of the count of a network. */
  readonly key: (network: string) => string
  readonly max: number
  readonly window: number
}

/** Counts an action in the networks of an IP address; returns 0, or the ms until the next attempt is allowed. */
export async function takeOfNetworks(
  rateLimits: Pick<RateLimitStore, 'take'>,
  address: string,
  { key, max, window }: NetworkLimit,
): Promise<number> {
  for (const { network, share } of countedNetworks(address)) {
    const wait = await rateLimits.take(key(network), share * max, window)
    if (wait > 0) return wait
  }
  return 0
}
