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

test('G213: a search keeps its number when its list is shown again, and gets a new one when it is repeated', async ({ own }) => {
  const stored: string[] = []
  own.on('request', (request) => {
    if (/searchHistory\/add/.test(request.url())) stored.push(request.url())
  })
  await own.goto('/resultList?q=电池')
  await expect.poll(() => stored.length).toBe(1)
  await own.locator('[data-row]').first().getByRole('link').first().click()
  await expect(own).toHaveURL(/searchDetail/)
  await own.goBack()
  await own.locator('[data-row]').first().waitFor()
  expect(stored).toHaveLength(1)
  for (const query of ['石墨烯', '电池']) {
    await own.getByRole('main').getByRole('textbox', { name: '检索式' }).fill(query)
    await own.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
    await own.locator('[data-row]').first().waitFor()
    await expect.poll(() => stored.length).toBe(query === '电池' ? 3 : 2)
  }
  await own.goto('/searchHistory')
  const rows = own.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toContainText('#3')
  await expect(rows.last()).toContainText('#2')
  // The number of the first run still names it.
  await own.goto(`/commandSearch?q=${encodeURIComponent('#1 AND country=CN')}`)
  await expect(own.getByRole('region', { name: '检索前的命中数' }).getByRole('row').nth(1)).toContainText('电池')
})
