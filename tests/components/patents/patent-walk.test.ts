import { expect, test } from '../component-test.ts'
import { header, openFromList } from '../../e2e/patents/patent-steps.ts'

test.describe('walking through the list', () => {
  test('the same address in another window has the same place in the list', async ({ page, browser }) => {
    await openFromList(page, 3)
    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto(page.url())
    await expect(header(elsewhere).getByRole('status').first()).toHaveText(/^3 \//)
    await elsewhere.getByRole('button', { name: '返回结果' }).click()
    await expect(elsewhere.locator('[data-row]').first()).toBeVisible()
    await elsewhere.context().close()
  })
})
