import { normalizeIP } from '@fastify/rate-limit'

/**
 * The unit of limits for a place in the network: an address, for IPv6 its /64 network, since a client can use all of it. Some proxies
 * forward the port as well, which differs for each connection.
 */
export function networkOf(address: string): string {
  const [, bracketed, withPort] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  const bare = bracketed ?? withPort ?? address
  return bare.includes(':') ? normalizeIP(bare, 64) : bare
}
