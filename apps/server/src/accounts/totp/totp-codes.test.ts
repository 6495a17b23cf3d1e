import { expect, it } from 'vitest'
import { newRecoveryCodes, newTotpSecret, recoveryHash, totpCode, totpStep, totpUri } from './totp-codes.ts'

/** The secret of the test vectors of RFC 6238, `12345678901234567890` in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it('RFC 6238: codes of the test vectors, of which the last 6 digits are used', () => {
  const vectors = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ] as const
  for (const [seconds, code] of vectors) expect(totpCode(SECRET, seconds * 1000)).toBe(code)
})

it('accepts the codes of the adjacent time steps, and returns which one matched', () => {
  const now = 1_234_567_890_000
  const step = Math.floor(now / 30_000)
  for (const delta of [-1, 0, 1]) expect(totpStep(SECRET, totpCode(SECRET, now + delta * 30_000), now)).toBe(step + delta)
  for (const delta of [-2, 2]) expect(totpStep(SECRET, totpCode(SECRET, now + delta * 30_000), now)).toBeNull()
})

it('secrets have 160 bits, and an address for apps', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(totpUri(secret, '张三'))
  expect(uri.protocol + uri.host).toBe('otpauth:totp')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ issuer: 'Gezhi', secret, digits: '6', period: '30' })
})

it('recovery codes are ten different ones, compared without hyphens', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
  expect(recoveryHash('ABCD-2345-ABCD-2345')).toBe(recoveryHash('ABCD2345ABCD2345'))
})
