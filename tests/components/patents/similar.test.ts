import { expect, test } from '../component-test.ts'
import { openFromList } from '../../e2e/patents/patent-steps.ts'

const SIMILAR = '**/patentValuation/queryResemblePatent'

test('similar patents are listed in the order of the server, without the patent itself', async ({ page }) => {
  const number = await openFromList(page, 1)
  const answered = page.waitForResponse(SIMILAR)
  await page.goto(`/zh/searchDetail?id=${number}&tab=similar`)
  const { data } = (await (await answered).json()) as { data: { list: { publication_number: string }[] } }
  const links = page.getByRole('tabpanel').getByRole('link')
  await expect(links).toHaveCount(data.list.length)
  const numbers = data.list.map((row) => row.publication_number)
  expect(numbers).not.toContain(number)
  await expect(links.first()).toContainText(numbers[0]!)
})

test('a patent that no other is similar to enough says so instead of listing distant ones', async ({ page }) => {
  const number = await openFromList(page, 1)
  await page.route(SIMILAR, (route) => route.fulfill({ json: { code: 200, message: '', data: { list: [], total: 0 } } }))
  await page.goto(`/zh/searchDetail?id=${number}&tab=similar`)
  await expect(page.getByText('没有找到相似的专利。')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(0)
})
