import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'
import { header } from '../../e2e/patents/patent-steps.ts'

const LIST = '/resultList/tableList?q=石墨烯'

test('selected patents are compared by key; a single one first chooses what it is compared with', async ({ own }) => {
  await own.goto(LIST)
  const rows = own.locator('[data-row]')
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check()
  await own.keyboard.press('c')
  await expect(own).toHaveURL(/\/compare\?id=[^&]+&id=[^&]+$/)
  await expect(own.locator('#compare-claims article')).toHaveCount(2)
  await own.goto(LIST)
  await rows.nth(2).getByRole('link').first().click()
  await header(own).getByRole('heading', { level: 1 }).waitFor()
  await own.keyboard.press('c')
  const dialog = own.getByRole('dialog')
  await dialog.getByRole('textbox').fill('CN000000000Z')
  await dialog.getByRole('button', { name: '对比' }).click()
  await expect(own).toHaveURL(/\/compare\?id=[^&]+&id=CN000000000Z$/)
})
