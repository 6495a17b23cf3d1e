import { expect, test, type Locator, type Page } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'

// A demonstration is booked in the dialog that the toolbar opens.

/** Opens the dialog. */
async function openBooking(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('button', { name: '预约演示' }).click()
  const dialog = page.getByRole('dialog', { name: '预约演示' })
  await expect(dialog.getByLabel('用户名')).toBeFocused()
  return dialog
}

const submit = (dialog: Locator) => dialog.getByRole('button', { name: /^(提交|正在提交…)$/ })

test('shell.14: the dialog is 1000 px wide', async ({ page }) => {
  expect((await (await openBooking(page)).boundingBox())?.width).toBe(1000)
})

test('demo.09, demo.11, demo.13, demo.15, demo.17, demo.19, demo.21, demo.22: missing values are reported beside the fields, and nothing is sent', async ({
  page,
}) => {
  const dialog = await openBooking(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await dialog.getByLabel('检索功能').uncheck()
  await submit(dialog).click()
  for (const text of [
    '请输入用户名！',
    '请输入手机号码！',
    '请输入验证码',
    '请输入邮箱！',
    '请输入公司',
    '请输入公司职位',
    '请选择关注功能',
    '请勾选协议信息',
  ]) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(dialog.getByLabel('用户名')).toBeFocused()
  expect(sent.filter((url) => url.includes('/reservation/'))).toEqual([])
  expect(await seriousViolations(page)).toEqual([])
})

test('on a phone the dialog takes the whole screen', async ({ page }) => {
  await page.goto('/')
  await page.setViewportSize({ width: 390, height: 844 })
  const unfold = page.getByRole('button', { name: /展开/ })
  const opener = page.getByRole('button', { name: '预约演示' })
  await expect(unfold.or(opener).first()).toBeVisible()
  if (!(await opener.isVisible())) await unfold.click()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '预约演示' })
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
