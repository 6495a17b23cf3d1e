import type { Installation } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { isLongPage, shownItems, TOOLBAR_ITEMS } from './toolbar-items.ts'

const BARE: Installation = {
  access: 'open',
  servicePhone: null,
  serviceHours: null,
  serviceChat: null,
  qrCodes: [],
  menuBases: {},
  sharedLoginSites: [],
  activity: null,
}
const names = (installation: Installation, top = false) => shownItems(installation, top).map(({ name }) => name)

test('toolbar.08: seven items', () => {
  expect(TOOLBAR_ITEMS.map(({ name }) => name)).toEqual(['phone', 'demo', 'wechat', 'miniProgram', 'chat', 'mobile', 'top'])
})

test('an item without content is left out', () => {
  expect(names(BARE)).toEqual(['demo', 'mobile'])
  expect(names({ ...BARE, servicePhone: '1' })).toEqual(['phone', 'demo', 'chat', 'mobile'])
  expect(names({ ...BARE, serviceChat: 'https://c.example' })).toEqual(['demo', 'chat', 'mobile'])
  expect(names({ ...BARE, qrCodes: ['miniProgram', 'wechat'] })).toEqual(['demo', 'wechat', 'miniProgram', 'mobile'])
})

test('toolbar.07: back to the top only where it is enabled', () => {
  expect(names(BARE, true)).toEqual(['demo', 'mobile', 'top'])
  expect(['/resultList/tableList', '/searchDetail', '/helpCenter'].map(isLongPage)).toEqual([true, true, true])
  expect(['/', '/login', '/semantic'].map(isLongPage)).toEqual([false, false, false])
})
