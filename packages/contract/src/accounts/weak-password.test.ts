import { expect, it } from 'vitest'
import { frequentPasswordSpellings, isFrequentPassword, namesAsPasswords } from './weak-password.ts'

it('knows common passwords in any case, and the empty one', () => {
  expect(['123456', 'Password1', 'PASSW0RD', 'woaini1314', '88888888', ''].filter((password) => !isFrequentPassword(password))).toEqual([])
  expect(['Lamp0nDesk', 'correct horse battery', '123456 '].filter(isFrequentPassword)).toEqual([])
})

it('spells them in lower case, capitalised and in upper case', () => {
  const all = new Set(frequentPasswordSpellings())
  expect(['password1', 'Password1', 'PASSWORD1', '123456', ''].filter((password) => !all.has(password))).toEqual([])
  expect(all.size).toBeGreaterThan(20_000)
})

it('no name of an account is its password', () => {
  expect(namesAsPasswords({ nick: 'Wang', telephone: '13900000001', email: 'wang.wu@example.org' })).toEqual(
    expect.arrayContaining(['Wang', 'wang', 'WANG', '13900000001', 'wang.wu@example.org', 'wang.wu']),
  )
  expect(namesAsPasswords({ nick: null, email: '' })).toEqual([])
})
