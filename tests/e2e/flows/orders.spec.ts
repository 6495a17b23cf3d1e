import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { seriousViolations, seriousViolationsInTheDark } from '../accessibility/serious-violations.ts'
import { test } from '../accounts/own-page.ts'
import { HAS_DATABASE } from '../accounts/server-database.ts'
import { post } from '../accounts/test-accounts.ts'
import { anOperator, issueInvoice, PARTY, pdfNamed } from '../payment/payment-steps.ts'

// Skipped against a server from elsewhere, whose database the flows cannot reach.
test.skip(!HAS_DATABASE, 'needs the database of the server under test')

/** No part of a page is wider than the phone. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousViolations(page)).toEqual([])
  expect(await seriousViolationsInTheDark(page)).toEqual([])
}

test('payment.02 payment.04 contract.02 contract.17 shell.12: an order by bank transfer with its contract, slip and invoice', async ({
  own: page,
  account,
}) => {
  const ops = await anOperator(page.request)
  await page.goto('/buyGoods')
  await page.getByRole('button', { name: '购买 周卡' }).press('Enter')
  const purchase = page.getByRole('dialog', { name: '开通会员' })
  const code = purchase.getByRole('img', { name: '微信支付二维码' })
  await expect(code).toBeVisible()
  expect((await purchase.boundingBox())!.width).toBe(497)
  expect(await code.boundingBox()).toMatchObject({ width: 86, height: 86 })
  await expectAccessible(page)
  await purchase.getByText('合同信息').press('Enter')
  await expect(purchase.getByLabel('主体名称', { exact: true })).toBeVisible()
  expect((await purchase.getByLabel('主体名称', { exact: true }).boundingBox())!.width).toBe(354)
  await expectAccessible(page)
  await purchase.getByRole('button', { name: '对公转账' }).click()
  await expect(purchase.getByText('110000', { exact: true })).toBeVisible()
  await purchase.getByText('合同信息').press('Enter')
  for (const [label, value] of Object.entries(PARTY)) await purchase.getByLabel(label, { exact: true }).fill(value)
  await purchase.getByRole('button', { name: '保存' }).press('Enter')
  await expect(page.getByText('合同修改成功')).toBeVisible()
  await purchase.getByRole('button', { name: '查看订单' }).press('Enter')
  await expect(page).toHaveURL(/\/user\/orderCenter$/)
  await expect(purchase).toHaveCount(0)

  // The codes that were not paid are a cancelled order.
  const order = page.getByRole('listitem').filter({ hasText: '对公转账' })
  await expect(order).toContainText('待支付')
  const orderNo = /\d{24}/.exec(await order.innerText())![0]
  await expectAccessible(page)
  await page.getByRole('button', { name: `凭证 ${orderNo}` }).press('Enter')
  const slip = page.getByRole('dialog', { name: '转账凭证' })
  await slip.getByLabel('转账凭证文件').setInputFiles(pdfNamed('slip.pdf'))
  await expectAccessible(page)
  await slip.getByRole('button', { name: '上传凭证' }).press('Enter')
  await expect(order).toContainText('转账审核中')
  await ops('transfer/confirm', { orderNo, price: 29.9, reference: `F${orderNo}` })

  await page.goto('/user/orderCenter?tab=contracts')
  await page.getByRole('button', { name: `合同 ${orderNo}` }).press('Enter')
  const contract = page.getByRole('dialog', { name: '合同' })
  await expect(contract).toContainText(PARTY['主体名称'])
  await expectAccessible(page)
  const generated = page.waitForEvent('download')
  await contract.getByRole('button', { name: '下载合同' }).press('Enter')
  expect((await generated).suggestedFilename()).toBe(`合同 ${orderNo}.pdf`)
  expect((await readFile(await (await generated).path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: '发票' }).press('Enter')
  // Disabled, and no target of keys, until it is known what can be invoiced.
  await expect(page.getByRole('button', { name: '申请开票' })).toBeEnabled()
  await page.getByRole('button', { name: '申请开票' }).press('Enter')
  const request = page.getByRole('dialog', { name: '申请开票' })
  await request.getByRole('checkbox', { name: /周卡/ }).press('Space')
  await expect(request.getByText('¥29.90').last()).toBeVisible()
  await expect(request.getByLabel('发票抬头')).toHaveValue(PARTY['主体名称'])
  await request.getByRole('radio', { name: '专用发票' }).check()
  await request.getByLabel('税号').fill('91350100M000100Y43')
  await request.getByLabel('接收邮箱').fill('buyer@example.org')
  await expectAccessible(page)
  await request.getByRole('button', { name: '提交申请' }).press('Enter')
  const invoice = page.getByRole('listitem').filter({ hasText: '申请时间' })
  await expect(invoice).toContainText('待开票')
  const { token } = account
  const { data } = await post<{ list: { id: string }[] }>(page.request, '/api/user/invoice/list', {}, { token })
  await issueInvoice(page.request, data.list[0]!.id, '24512000000123456789')
  await page.reload()
  await expect(invoice).toContainText('已开票')
  await expectAccessible(page)
  const issued = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载发票 24512000000123456789' }).press('Enter')
  expect((await issued).suggestedFilename()).toBe('发票 24512000000123456789.pdf')
})

test('shell.15: the renewal is 296 px wide; on a phone neither it nor the orders are wider than the screen', async ({ own: page }) => {
  await page.clock.install()
  await page.goto('/user/orderCenter')
  await page.route('**/api/user/user/getUserVip', (route) =>
    route.fulfill({ json: { code: 410, message: '权益已过期', data: { error: 'RIGHTS_EXPIRED', requestId: 'r' } } }),
  )
  await page.clock.runFor(12_000)
  const renewal = page.getByRole('dialog', { name: '权益已过期' })
  await expect(renewal).toBeVisible()
  expect((await renewal.boundingBox())!.width).toBe(296)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  await renewal.getByRole('button', { name: '立即续费' }).click()
  const purchase = page.getByRole('dialog', { name: '开通会员' })
  await expect(purchase.getByRole('img', { name: '支付宝二维码' })).toBeVisible()
  expect(await overflow(page)).toBe(0)

  // A phone cannot scan its own screen: Alipay opens by the link of its code, the code of WeChat is saved.
  await expect(purchase.getByText('再在微信“扫一扫”中从相册选取')).toBeVisible()
  await expect(purchase.getByRole('link', { name: '打开支付宝' })).toHaveAttribute('href', /^https?:/)
  const picture = purchase.getByRole('img', { name: '微信支付二维码' })
  await expect(picture).toHaveAttribute('src', /^blob:/)
  expect(await picture.boundingBox()).toMatchObject({ width: 86, height: 86 })
  const saved = page.waitForEvent('download')
  await purchase.getByRole('button', { name: '保存二维码' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('微信支付二维码.png')
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG')
  await expectAccessible(page)
})
