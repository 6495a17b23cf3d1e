import { expect, it } from 'vitest'
import { countedNetworks, networkOf } from './network-of.ts'

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

it('limits count a client of IPv6 in its /48 network, too', () => {
  expect(countedNetworks('203.0.113.5')).toEqual([{ network: '203.0.113.5', share: 1 }])
  expect(countedNetworks('::ffff:203.0.113.5')).toEqual([{ network: '203.0.113.5', share: 1 }])
  const [one, other] = ['2001:db8:1:1::1', '[2001:db8:1:2::1]:443'].map(countedNetworks)
  expect(one).toHaveLength(2)
  expect(one![0]).not.toEqual(other![0])
  expect(one![1]).toEqual(other![1])
  expect(countedNetworks('2001:db8:2:1::1')[1]).not.toEqual(one![1])
})
