import { expect, it } from 'vitest'
import { isPermittedAddress } from './permitted-address.ts'

it('permits listed addresses and networks, of IPv4 also in the notation of IPv6', () => {
  const permitted = ['203.0.113.7', '10.1.0.0/16', '2001:db8::/32']
  for (const address of ['203.0.113.7', '10.1.255.3', '::ffff:10.1.0.1', '2001:db8:1::5']) {
    expect(isPermittedAddress(address, permitted), address).toBe(true)
  }
  for (const address of ['203.0.113.8', '10.2.0.1', '2001:db9::1', '::1', 'unknown', '']) {
    expect(isPermittedAddress(address, permitted), address).toBe(false)
  }
})

it('permits every address if none is listed', () => {
  expect(isPermittedAddress('198.51.100.1', [])).toBe(true)
})
