import { expect, test } from 'vitest'
import { isLongPage, shownItems, TOOLBAR_ITEMS } from './toolbar-items.ts'

const names = (work: boolean, topEnabled: boolean) => shownItems({ work, topEnabled }).map(({ name }) => name)

test('toolbar.08: seven items', () => {
  expect(TOOLBAR_ITEMS.map(({ name }) => name)).toEqual(['phone', 'demo', 'wechat', 'miniProgram', 'chat', 'mobile', 'top'])
  expect(names(false, true)).toHaveLength(7)
})

test('toolbar.07: back to the top only where it is enabled; alone on work pages', () => {
  expect(names(false, false)).not.toContain('top')
  expect(names(true, true)).toEqual(['top'])
  expect(names(true, false)).toEqual([])
  expect(['/resultList/tableList', '/searchDetail', '/helpCenter'].map(isLongPage)).toEqual([true, true, true])
  expect(['/', '/login', '/semantic'].map(isLongPage)).toEqual([false, false, false])
})
