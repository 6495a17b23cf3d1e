import { expect, test } from 'vitest'
import { callerKey } from './caller-key.ts'

test('an account is one caller wherever it is; without an account it is the address (for IPv6 the network), whatever the guest token', () => {
  const user = { kind: 'user', userId: 'u1', sessionId: 's', role: 'user', pending: false, provenAt: 0, totp: false } as const
  expect(callerKey(user, '192.0.2.1')).toBe(callerKey({ ...user, sessionId: 't' }, '192.0.2.2'))
  expect(callerKey({ kind: 'guest', guestId: 'g1' }, '192.0.2.1')).toBe(callerKey({ kind: 'visitor' }, '192.0.2.1'))
  expect(callerKey({ kind: 'visitor' }, '2001:db8::1')).toBe(callerKey({ kind: 'visitor' }, '2001:db8::2'))
  expect(callerKey({ kind: 'visitor' }, '192.0.2.1')).not.toBe(callerKey({ kind: 'visitor' }, '192.0.2.2'))
})
