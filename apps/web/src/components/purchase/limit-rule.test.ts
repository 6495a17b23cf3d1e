import { expect, it } from 'vitest'
import { limitRule } from './limit-rule.ts'

const rowOf = (counts: 'access' | 'amount' | 'usesPerDay' | 'itemsPerDay', limit: number | null, used: number | null = null) => ({
  name: 'x',
  label: '',
  counts,
  limit,
  used,
  refusal: null,
  roles: {} as never,
})
type Role = 'guest' | 'free' | 'member' | 'operator'
const ruleOf = (role: Role, row: ReturnType<typeof rowOf>, amount?: number) => limitRule({ role, list: [row] }, 'x', amount)

it('roles.20 opens the purchase for a user without a product whose limit is reached, before the call', () => {
  expect(ruleOf('free', rowOf('access', 0))).toBe('purchase')
  expect(ruleOf('free', rowOf('usesPerDay', 3, 2))).toBe('run')
  expect(ruleOf('free', rowOf('usesPerDay', 3, 3))).toBe('purchase')
  expect(ruleOf('free', rowOf('amount', 100), 100)).toBe('run')
  expect(ruleOf('free', rowOf('amount', 100), 101)).toBe('purchase')
})

it('roles.21 opens the login for a visitor, roles.22 except where visitors may', () => {
  expect(ruleOf('guest', rowOf('access', 0))).toBe('login')
  expect(ruleOf('guest', rowOf('usesPerDay', 10, 10))).toBe('run')
  expect(ruleOf('guest', rowOf('access', null))).toBe('run')
})

it('leaves members, items counted once a day and unknown rows to the server', () => {
  expect(ruleOf('member', rowOf('usesPerDay', 3, 3))).toBe('run')
  expect(ruleOf('free', rowOf('itemsPerDay', 3, 3))).toBe('run')
  expect(limitRule({ role: 'free', list: [] }, 'x')).toBe('run')
})
