import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether an address is one of some addresses and networks in CIDR notation; without any, every address is. */
export function isPermittedAddress(address: string, permitted: readonly string[]): boolean {
  if (permitted.length === 0) return true
  const bare = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (isIP(bare) === 0) return false
  const list = new BlockList()
  for (const written of permitted) {
    const [network = '', prefix] = written.split('/')
    if (prefix === undefined) list.addAddress(network, familyOf(network))
    else list.addSubnet(network, Number(prefix), familyOf(network))
  }
  return list.check(bare, familyOf(bare))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
