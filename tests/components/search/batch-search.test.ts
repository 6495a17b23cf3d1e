import { expect, type Page } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

/** Publication numbers of the corpus, as its own list shows them. */
async function someNumbers(page: Page): Promise<string[]> {
  const answer = await page.request.post('/api/search/ts/search', { data: { filter: { queryStr: 'country=CN' }, size: 3 } })
  const { data } = (await answer.json()) as { data: { list: { publication_number: string }[] } }
  return data.list.map(({ publication_number: number }) => number)
}

test.describe('batch search', () => {
  test('batch.02: without errors there is no list of errors to download', async ({ own }) => {
    await own.goto('/patchSearch')
    await own.getByLabel('或直接粘贴，每行一个').fill((await someNumbers(own)).join('\n'))
    await own.getByRole('button', { name: '开始匹配' }).click()
    await expect(own.getByText('共 3 行：找到 3 行，未找到 0 行')).toBeVisible()
    await expect(own.getByRole('button', { name: '下载错误列表' })).toHaveCount(0)
  })

  test('a visitor of an open installation searches without a login', async ({ page }) => {
    await page.goto('/patchSearch')
    await expect(page.getByRole('heading', { level: 1, name: '批量检索' })).toBeVisible()
    await expect(page).toHaveURL(/\/patchSearch$/)
  })
})
