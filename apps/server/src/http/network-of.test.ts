import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:51234', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('a client of IPv6 counts as its /64 network, with or without a port', () => {
  const networks = ['2001:db8:1:1::1', '2001:db8:1:1::2', '[2001:db8:1:1::3]', '[2001:db8:1:1::4]:443'].map(networkOf)
  expect(new Set(networks).size).toBe(1)
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networks[0])
})
