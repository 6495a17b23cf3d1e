import { normalizeIP } from '@fastify/rate-limit'

/** What limits take for one place in the network: an address, of IPv6 its /64 network, since a client has all of that to choose from. */
export function networkOf(address: string): string {
  return address.includes(':') ? normalizeIP(address, 64) : address
}
