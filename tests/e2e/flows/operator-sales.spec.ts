import { expect, type Page } from '@playwright/test'
import { seriousViolations, seriousViolationsInTheDark } from '../accessibility/serious-violations.ts'
import { test } from '../accounts/operator-page.ts'
import { HAS_DATABASE } from '../accounts/server-database.ts'
import { aBankTransfer, aPaidOrder, uploadSlip } from '../accounts/test-orders.ts'

// Sales in the console, in a browser: refunds and bank slips, with the keyboard, and what assistive software finds wrong.

// Skipped against a server from elsewhere, whose database the flows cannot reach.
test.skip(!HAS_DATABASE, 'needs the database of the server under test')

/** How many px the page is wider than the window. */
const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('an operator refunds an order in part and confirms a slip, with the keyboard; the buyer sees both', async ({
  ops,
  own,
  account,
  request,
  baseURL,
}) => {
  const orderNo = await aPaidOrder(request, account)
  await ops.goto(`/ops/orders?text=${account.nick}`)
  await ops.getByRole('link', { name: orderNo }).focus()
  await ops.keyboard.press('Enter')
  const refund = ops.getByRole('button', { name: '退款' })
  await refund.focus()
  await ops.keyboard.press('Enter')
  const dialog = ops.getByRole('dialog', { name: '退款' })
  await expect(dialog.getByLabel('金额（元）')).toBeFocused()
  expect(await seriousViolations(ops)).toEqual([])
  await ops.keyboard.press('ControlOrMeta+a')
  await ops.keyboard.type('98.01')
  await ops.keyboard.press('Tab')
  await ops.keyboard.type('补偿')
  await ops.keyboard.press('Enter')
  await expect(ops.getByText('已退款：¥98.01')).toBeVisible()
  await expect(refund).toBeFocused()

  const transfer = await aBankTransfer(request, account)
  await uploadSlip(baseURL, account, transfer)
  await ops.goto(`/ops/orders/${transfer}`)
  const slip = ops.getByRole('img', { name: `订单 ${transfer} 的转账凭证` })
  await expect.poll(() => slip.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  const saved = ops.waitForEvent('download')
  await ops.getByRole('button', { name: '下载凭证' }).click()
  expect((await saved).suggestedFilename()).toBe(`转账凭证 ${transfer}.jpg`)
  await ops.getByRole('button', { name: '确认到账' }).focus()
  await ops.keyboard.press('Enter')
  await expect(ops.getByLabel('到账金额（元）')).toBeFocused()
  await ops.keyboard.type('29.90')
  await ops.keyboard.press('Tab')
  await ops.keyboard.type(`B${transfer}`)
  await ops.keyboard.press('Enter')
  await expect(ops.getByText('已确认到账，权益已生效')).toBeVisible()

  await own.goto('/user/orderCenter')
  await expect(own.getByRole('listitem').filter({ hasText: orderNo })).toContainText('98.01')
  await expect(own.getByRole('listitem').filter({ hasText: transfer })).toContainText('已支付')
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`no page of sales has serious problems of access or is wider than a window of ${viewport.width} px`, async ({
    ops,
    request,
    account,
  }) => {
    const orderNo = await aPaidOrder(request, account)
    await ops.setViewportSize(viewport)
    for (const path of ['orders', `orders/${orderNo}`, 'invoices', 'prices', 'revenue', 'actions', 'valuation', 'valuation/2026-11']) {
      await ops.goto(`/ops/${path}`)
      await expect(ops.getByRole('heading', { level: 1 }), path).toBeVisible()
      await ops.waitForLoadState('networkidle')
      if (path === 'revenue') await expect(ops.getByRole('img', { name: '每日净收入（元）' }).locator('canvas')).toBeVisible()
      expect(await seriousViolations(ops), path).toEqual([])
      expect(await seriousViolationsInTheDark(ops), path).toEqual([])
      expect(await excess(ops), path).toBeLessThanOrEqual(0)
    }
  })
}
