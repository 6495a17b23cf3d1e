import { expect, it } from 'vitest'
import { contains, overlaps, readRange } from './address-ranges.ts'

it.each([
  ['203.0.113.77/24', '203.0.113.0/24'],
  ['203.0.113.77', '203.0.113.77/32'],
  ['10.0.0.0/8', '10.0.0.0/8'],
  ['2001:DB8:0:0::1/32', '2001:db8::/32'],
  ['2001:db8::1', '2001:db8::1/128'],
  ['fd00::/20', 'fd00::/20'],
])('%s is the range %s', (text, normalised) => {
  expect(readRange(text)?.text).toBe(normalised)
})

it.each([
  '0.0.0.0/0',
  '::/0',
  '128.0.0.0/1',
  '8.0.0.0/7',
  '2000::/3',
  '2001::/19',
  '203.0.113.0/33',
  '2001:db8::/129',
  '::ffff:203.0.113.0/120',
])('%s is too large, or written in a way no caller is compared with', (text) => {
  expect(readRange(text)).toBeNull()
})

it.each(['', 'example.edu', '203.0.113', '203.0.113.0/', '203.0.113.0/a', '203.0.113.0/24/8', '203.0.113.1-9', 'fe80::1%eth0/64'])(
  '"%s" is no range',
  (text) => {
    expect(readRange(text)).toBeNull()
  },
)

it('contains the addresses of its network only, also mapped to IPv6 and with the port of a proxy', () => {
  const four = readRange('203.0.113.0/24')!
  expect(
    ['203.0.113.0', '203.0.113.255', '::ffff:203.0.113.9', '::ffff:cb00:7109', '203.0.113.9:4711'].map((one) => contains(four, one)),
  ).toEqual(Array.from({ length: 5 }, () => true))
  expect(['203.0.112.255', '203.0.114.0', '::cb00:7109', '2001:db8::1', '', 'unknown'].map((one) => contains(four, one))).toEqual(
    Array.from({ length: 6 }, () => false),
  )
  const six = readRange('2001:db8:1::/48')!
  expect(['2001:db8:1::', '2001:DB8:1:ffff::9', '[2001:db8:1::5]:443'].map((one) => contains(six, one))).toEqual([true, true, true])
  expect(['2001:db8:2::', '2001:db8::1', '1.2.3.4'].map((one) => contains(six, one))).toEqual([false, false, false])
})

it('overlaps with a range inside it or around it, not with a neighbour', () => {
  const range = (text: string) => readRange(text)!
  expect(overlaps(range('10.0.0.0/8'), range('10.1.2.3'))).toBe(true)
  expect(overlaps(range('10.1.2.3'), range('10.0.0.0/8'))).toBe(true)
  expect(overlaps(range('10.0.0.0/9'), range('10.128.0.0/9'))).toBe(false)
  expect(overlaps(range('10.0.0.0/8'), range('a00::/32'))).toBe(false)
})
