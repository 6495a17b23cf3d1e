import { expect, test } from 'vitest'
import { inFirstOrder, withNew } from './first-order.ts'

const values = (text: string) => text.split('').map((value, index) => ({ value, name: value, count: 9 - index }))
const text = (list: readonly { value: string }[]) => list.map(({ value }) => value).join('')

test('values keep the place they first had, new ones come behind', () => {
  const first = withNew([], values('abc'))
  const next = withNew(first, values('cdb'))
  expect(next).toEqual(['a', 'b', 'c', 'd'])
  expect(text(inFirstOrder(values('cdb'), next))).toBe('bcd')
  expect(text(inFirstOrder(values('dcba'), first))).toBe('abcd')
  expect(withNew(next, values('ba'))).toBe(next)
})
