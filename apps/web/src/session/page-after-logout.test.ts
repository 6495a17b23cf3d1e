import { expect, test } from 'vitest'
import { pageAfterLogout } from './page-after-logout.ts'

test('session.03, session.04: a logout leads to /, but stays on the purchase page', () => {
  expect(['/', '/user/notification', '/resultList/tableList', '/buyGoods'].map(pageAfterLogout)).toEqual(['/', '/', '/', '/buyGoods'])
})
