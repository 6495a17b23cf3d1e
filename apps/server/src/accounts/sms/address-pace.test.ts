import { expect, it } from 'vitest'
import { addressPace, CODES_PER_ADDRESS } from './address-pace.ts'

it('an address gets so many codes an hour; an IPv6 network counts as one, this machine not at all', () => {
  let clock = 0
  const pace = addressPace(() => clock)
  const send = (address: string, times = CODES_PER_ADDRESS) => {
    for (let count = 0; count < times; count += 1) pace(address)
  }
  send('127.0.0.1', 2 * CODES_PER_ADDRESS)
  send('198.51.100.7')
  expect(() => pace('198.51.100.7')).toThrow(expect.objectContaining({ error: 'TOO_FREQUENT', values: { seconds: 3600 } }))
  pace('198.51.100.8')
  send('2001:db8::1', CODES_PER_ADDRESS - 1)
  pace('2001:db8:0:0:ffff::2')
  expect(() => pace('2001:db8::3')).toThrow('TOO_FREQUENT')
  pace('2001:db8:0:1::3')
  clock += 3_600_000
  pace('198.51.100.7')
})
