import { expect, test } from 'vitest'
import { changeOf, valuesOf } from './profile-values.ts'

const before = { nick: '张三', userType: '', profession: '3', occupation: '经理', organization: '', address: '' }

test('a form sends what differs; an empty text takes a field back, an empty user type does not', () => {
  expect(changeOf(before, before)).toEqual({})
  expect(changeOf(before, { ...before, userType: '2', occupation: '', address: '北京市 ' })).toEqual({
    userType: 2,
    occupation: '',
    address: '北京市 ',
  })
  expect(changeOf({ ...before, userType: '2' }, { userType: '' })).toEqual({})
})

test('a form starts with the values of the account, missing ones as empty text', () => {
  const account = { ...before, userType: 5, organization: null, address: null } as unknown as Parameters<typeof valuesOf>[0]
  expect(valuesOf(account)).toEqual({ ...before, userType: '5' })
})
