import { BlockList, isIPv4 } from 'node:net'
import { isPermittedAddress } from '../permitted-address.ts'

/** IPv4 networks that are no public ones (IANA registry of special-purpose addresses), and the address of a cloud's own services. */
const SPECIAL_V4 = [
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'] as const),
  ...(['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'] as const),
  ...(['224.0.0.0/4', '240.0.0.0/4', '168.63.129.16/32'] as const),
]
/** All public IPv6 addresses. Loopback, link-local, unique local, multicast, mapped IPv4 and NAT64 are outside. */
const GLOBAL_V6 = ['2000::/3']
/** Protocol assignments with Teredo, documentation, and 6to4, which contains an IPv4 address. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const specialV4 = listOf(SPECIAL_V4, 'ipv4')
const globalV6 = listOf(GLOBAL_V6, 'ipv6')
const specialV6 = listOf(SPECIAL_V6, 'ipv6')

/** Whether events may be sent to an IP address: a public one, or one of the networks that the operator allows. */
export function mayReceive(address: string, networks: readonly string[]): boolean {
  if (networks.length > 0 && isPermittedAddress(address, networks)) return true
  if (isIPv4(address)) return !specialV4.check(address, 'ipv4')
  return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6')
}

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const written of networks) {
    const [network = '', prefix] = written.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}
