import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether a host name or address is the local machine: `localhost`, 127.0.0.0/8, ::1, also as an IPv4-mapped IPv6 address. */
export function isLoopback(host: string): boolean {
  if (host === '127.0.0.1' || host === 'localhost') return true
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (bare === 'localhost') return true
  const family = isIP(bare)
  return family !== 0 && loopback.check(bare, family === 4 ? 'ipv4' : 'ipv6')
}
