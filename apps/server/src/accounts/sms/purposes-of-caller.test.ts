import { expect, it } from 'vitest'
import { purposesOfCaller } from './purposes-of-caller.ts'

it('a code without a purpose serves the forms its requester can see, and changes no account of an administrator', () => {
  const [user, operator] = [{ role: 'user' }, { role: 'operator' }] as const
  const visitor = { isUser: false, hasWeChat: true }
  const all = ['login', 'register', 'resetPassword', 'bindWeChat', 'reservation']
  for (const account of [null, user]) expect(purposesOfCaller({ ...visitor, account })).toEqual(all)
  expect(purposesOfCaller({ ...visitor, account: user, hasWeChat: false })).not.toContain('bindWeChat')
  expect(purposesOfCaller({ ...visitor, account: operator })).toEqual(['login', 'register', 'reservation'])
  expect(purposesOfCaller({ isUser: true, hasWeChat: true, account: user })).toEqual([
    'oldPhone',
    'newPhone',
    'cancelAccount',
    'proof',
    'reservation',
  ])
})
