import { expect, test } from 'vitest'
import { EMAIL, like, optional, sixToTwenty, strong, phone, wholeNumber, type Check } from './checks.ts'

const problemOf = (checks: readonly Check<object>[], value: string) =>
  checks.map((check) => check(value, {})).find((problem) => problem !== null) ?? null

test('B.login-sms.07: mainland mobile numbers, with and without their prefix', () => {
  const checks = phone('telephoneMissing')
  expect(['13900000001', '+8613900000001', '008619900000001'].map((value) => problemOf(checks, value))).toEqual([null, null, null])
  expect(['12900000001', '1390000000', '139000000011', '+1 13900000001'].map((value) => problemOf(checks, value))).toEqual(
    Array.from({ length: 4 }, () => 'telephoneWrong'),
  )
  expect(problemOf(checks, ' ')).toBe('telephoneMissing')
})

test('B.register.09 B.register.10: 6 to 20 characters', () => {
  expect(['12345', '123456', '1'.repeat(20), '1'.repeat(21)].map((value) => problemOf(sixToTwenty, value))).toEqual([
    'passwordShort',
    null,
    null,
    'passwordLong',
  ])
})

test('B.password.18 B.password.19 B.password.20: too short, a class missing, Chinese or a space', () => {
  expect(['Ab1', 'abcdefg1', 'Abcdefg1中', 'Abcdef g1', 'Abcdefg1'].map((value) => problemOf(strong, value))).toEqual([
    'strongLength',
    'strongClasses',
    'passwordLetters',
    'passwordLetters',
    null,
  ])
})

test('whole numbers of a range, and what may be left out', () => {
  const wrong = { problem: 'wholeNumber', min: 1, max: 30 }
  expect(['1', ' 30 ', '0', '31', '1.5', '-1', '1e1', ''].map((value) => problemOf([wholeNumber(1, 30)], value))).toEqual([
    null,
    null,
    ...Array.from({ length: 6 }, () => wrong),
  ])
  const email = optional(like(EMAIL, 'emailWrong'))
  expect(['', ' ', 'a@example.org', 'a'].map((value) => problemOf(email, value))).toEqual([null, null, null, 'emailWrong'])
})
