import fastifyRateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { CallError } from './call-error.ts'
import { networkOf } from './network-of.ts'
import { isLoopback } from '../settings/loopback.ts'
import type { RequestCounts } from './request-counts.ts'

/**
 * At most `GEZHI_RATE_LIMIT` requests a minute from one address (one /64 network of IPv6). In development the local machine is not
 * limited; in production a loopback address belongs to a proxy, or to a client that can make one relay requests.
 */
export async function registerRateLimit(
  app: FastifyInstance,
  { GEZHI_RATE_LIMIT: limit, GEZHI_MODE: mode }: Pick<Settings, 'GEZHI_RATE_LIMIT' | 'GEZHI_MODE'>,
  counts: RequestCounts,
): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: limit,
    timeWindow: '1 minute',
    store: storeOf(counts),
    // Computed for every request: most addresses need no parsing.
    keyGenerator: ({ ip }) => networkOf(ip),
    ...(mode === 'development' && { allowList: ({ ip }) => isLoopback(ip) }),
    errorResponseBuilder: (_request, { ttl }) => new CallError('TOO_FREQUENT', { seconds: Math.ceil(ttl / 1000) }),
  })
}

/** The counts in the form the plugin requires: a class it instantiates. */
function storeOf(counts: RequestCounts) {
  return class implements FastifyRateLimitStore {
    incr(address: string, callback: (error: Error | null, counted?: { current: number; ttl: number }) => void): void {
      callback(null, counts.add(address))
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }
}
