import { expect } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'
import { test } from '../accounts/own-page.ts'

test('settings.05 settings.09: fields and colours are chosen, follow the account to another browser, and a visitor keeps their own', async ({
  own,
  browser,
}) => {
  const list = '/zh/resultList/tableList?q=%E7%94%B5%E6%B1%A0'
  await own.goto(list)
  await own.locator('[data-row]').first().waitFor()
  await own.getByRole('button', { name: '显示字段' }).click()
  const saved = own.waitForResponse(/displayFields\/save/)
  await own.getByRole('dialog', { name: '显示字段' }).getByRole('checkbox', { name: '国家/地区' }).check()
  await saved
  await own.keyboard.press('Escape')
  await expect(own.locator('th[data-column=country]')).toBeVisible()
  const mark = own.locator('[data-row] mark').first()
  const yellow = await mark.evaluate((node) => getComputedStyle(node).backgroundColor)
  await own.getByRole('button', { name: '检索设置' }).click()
  const panel = own.getByRole('dialog', { name: '检索设置' })
  const coloured = own.waitForResponse(/searchSet\/save/)
  await panel.getByLabel('第 1 个词的颜色').selectOption({ label: '青' })
  await coloured
  await expect.poll(() => mark.evaluate((node) => getComputedStyle(node).backgroundColor)).not.toBe(yellow)

  const elsewhere = await browser.newContext({ storageState: await own.context().storageState() })
  const other = await elsewhere.newPage()
  // A browser directly after a login: only the session is stored.
  await other.addInitScript(() => localStorage.removeItem('gezhi.searchSettings'))
  const fetched = other.waitForResponse(/searchSet\/find/)
  await other.goto(list)
  await fetched
  await expect(other.locator('th[data-column=country]')).toBeVisible()
  await expect
    .poll(() =>
      other
        .locator('[data-row] mark')
        .first()
        .evaluate((node) => getComputedStyle(node).backgroundColor),
    )
    .not.toBe(yellow)
  await elsewhere.close()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(list)
  await visitor.locator('[data-row]').first().waitFor()
  await expect(visitor.locator('th[data-column=country]')).toHaveCount(0)
  await visitor.getByRole('button', { name: '显示字段' }).click()
  await visitor.getByRole('dialog', { name: '显示字段' }).getByRole('checkbox', { name: '专利类型' }).uncheck()
  await visitor.reload()
  await expect(visitor.locator('th[data-column=applicant]')).toBeVisible()
  await expect(visitor.locator('th[data-column=patent_type]')).toHaveCount(0)
  await visitor.context().close()
})

test('the dialog of the shortcuts has no serious violation of accessibility', async ({ own }) => {
  await own.goto('/zh')
  await own.getByRole('region', { name: '快捷导航' }).getByRole('button', { name: '添加' }).click()
  const dialog = own.getByRole('dialog', { name: '快捷导航' })
  await dialog.getByLabel('页面').selectOption({ label: '命令检索' })
  await dialog.getByRole('button', { name: '添加' }).click()
  await expect(dialog.getByText('/commandSearch')).toBeVisible()
  expect(await seriousViolations(own)).toEqual([])
})
