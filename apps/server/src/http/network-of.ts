import { normalizeIP } from '@fastify/rate-limit'

/** The unit of limits for a place in the network: an address, for IPv6 its /64 network, since a client can use all of it. */
export function networkOf(address: string): string {
  return address.includes(':') ? normalizeIP(address, 64) : address
}
