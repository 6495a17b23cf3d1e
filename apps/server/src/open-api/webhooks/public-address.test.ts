import { expect, it } from 'vitest'
import { mayReceive } from './public-address.ts'

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.1',
  '2606:4700:4700::1111',
  '2400:3200::1',
]

/** Loopback, private, link-local, CGNAT, multicast, reserved; mapped, translated and tunnelled forms; services of clouds. */
const INTERNAL = [
  ...(['0.0.0.0', '10.0.0.1', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'] as const),
  ...(['172.31.255.255', '192.0.0.192', '192.168.1.1', '198.18.0.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'] as const),
  ...(['168.63.129.16', '::', '::1', '::ffff:10.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::7f00:1', '64:ff9b::a00:1'] as const),
  ...(['64:ff9b:1::a00:1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:a00:1::'] as const),
]

it.each(PUBLIC)('%s may receive events', (address) => expect(mayReceive(address, [])).toBe(true))

it.each(INTERNAL)('%s may not', (address) => expect(mayReceive(address, [])).toBe(false))

it('networks that the operator allows may, and no others', () => {
  const networks = ['10.1.0.0/16', 'fd00:1::/32', '192.168.7.7']
  for (const address of ['10.1.2.3', 'fd00:1::5', '192.168.7.7', '1.1.1.1']) expect(mayReceive(address, networks), address).toBe(true)
  for (const address of ['10.2.0.1', 'fd00:2::5', '192.168.7.8', '127.0.0.1', '169.254.169.254'])
    expect(mayReceive(address, networks), address).toBe(false)
})
