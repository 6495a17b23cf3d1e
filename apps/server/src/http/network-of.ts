import { normalizeIP } from '@fastify/rate-limit'

/** A part of the network in which actions are counted. */
export interface CountedNetwork {
  readonly network: string
  /** Multiple of the limit of a single address or /64 network. */
  readonly share: number
}

/** Limits of a /48 network of IPv6, as multiples of those of a /64: it may belong to one attacker or to thousands of phones. */
const SITE_SHARE = 16

/**
 * The unit of limits for a place in the network: an address, for IPv6 its /64 network, since a client can use all of it. Some proxies
 * forward the port as well, which differs for each connection.
 */
export function networkOf(address: string): string {
  return prefixOf(address, 64)
}

/**
 * The networks in which an action that guesses, costs money or reveals something counts: for IPv6 also the /48, because hosters assign it
 * to a single customer, who has 65,536 networks.
 */
export function countedNetworks(address: string): readonly CountedNetwork[] {
  const network = networkOf(address)
  return network.includes(':')
    ? [
        { network, share: 1 },
        { network: `${prefixOf(address, 48)}/48`, share: SITE_SHARE },
      ]
    : [{ network, share: 1 }]
}

function prefixOf(address: string, bits: 48 | 64): string {
  const [, bracketed, withPort] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  const bare = bracketed ?? withPort ?? address
  return bare.includes(':') ? normalizeIP(bare, bits) : bare
}
