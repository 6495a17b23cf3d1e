import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

test('deleted searches come back by undoing; otherwise they are deleted when the page is left', async ({ own }) => {
  for (const query of ['电池', '石墨烯']) {
    const stored = own.waitForResponse(/searchHistory\/add/)
    await own.goto(`/resultList?q=${query}`)
    await stored
  }
  const sent: string[] = []
  own.on('request', (request) => {
    if (/searchHistory\/del/.test(request.url())) sent.push(request.url())
  })
  await own.goto('/searchHistory')
  const rows = own.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await own.getByRole('checkbox', { name: /石墨烯/ }).check()
  await own.getByRole('button', { name: '删除所选' }).click()
  await expect(rows).toHaveCount(1)
  await own.getByRole('button', { name: '撤销' }).click()
  await expect(rows).toHaveCount(2)
  expect(sent).toEqual([])
  await own.getByRole('button', { name: '清空历史' }).click()
  await own.getByRole('button', { name: '确定' }).click()
  await expect(own.getByText('暂无检索历史')).toBeVisible()
  const deleted = own.waitForResponse(/searchHistory\/delAll/)
  await own.getByRole('link', { name: '首页' }).first().click()
  await deleted
  await own.goto('/searchHistory')
  await expect(own.getByText('暂无检索历史')).toBeVisible()
})
