import { expect, test, type Page } from '../component-test.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'
import { aSignedInAccount, browserOf } from '../../e2e/accounts/test-accounts.ts'
import { payBehind } from '../../e2e/payment/payment-steps.ts'

// Purchases with the simulated providers of a development server. The time of the page is Playwright's; that of the server is not.

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '开通会员' })

test('B.products.14 B.roles.24: everybody sees what is sold at /buyGoods; to buy, a visitor is led to the login', async ({ page }) => {
  await page.goto('/buyGoods')
  await expect(page).toHaveTitle('购买会员 - 格致')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '年卡',
    '周卡',
    '企业版',
    'AI 高级包',
    'API 包',
    '企业专利价值评估报告',
  ])
  await expect(page.getByText('¥29.90')).toBeVisible()
  await expect(page.getByRole('region', { name: '产品权益对照' })).toContainText('最多查看前 10,000 条结果')
  await page.getByRole('button', { name: '购买 年卡' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('B.products.12 B.payment.03 B.payment.06 B.payment.07 B.payment.09 B.payment.10 B.payment.12 B.payment.14 B.payment.27 B.payment.39 B.payment.41 B.orders.06: the dialog shows two codes of the product of 398, and when one is paid the result, the gift and the order', async ({
  browser,
  baseURL,
}) => {
  const context = await browserOf(browser, baseURL, await aSignedInAccount())
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/user/myRights?tab=ka')
  await expect(page.getByText('您还没有会员权益')).toBeVisible()
  await page.goto('/buyGoods?buy=default')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('radio', { name: /年卡/ })).toBeChecked()
  for (const name of ['微信支付二维码', '支付宝二维码']) {
    await expect(dialog.getByRole('img', { name })).toHaveAttribute('width', '86')
  }
  await expect(dialog.getByRole('timer')).toContainText('剩余支付时间')
  await payBehind(page, '支付宝')
  const polled = page.waitForResponse(/getPayStatus/)
  await page.clock.runFor(2000)
  await polled
  await expect(dialog.getByText('支付成功')).toBeVisible()
  // Nothing is left to be paid a second time.
  await expect(dialog.getByRole('timer')).toHaveCount(0)
  await expect(dialog.getByRole('img', { name: /二维码/ })).toHaveCount(0)
  await expect(dialog.getByText(/会员有效期至 \d{4}-\d\d-\d\d$/)).toBeVisible()
  await expect(dialog.getByText('恭喜获得首购礼包')).toBeVisible()
  await dialog.getByRole('button', { name: '查看订单' }).click()
  await expect(page).toHaveURL(/\/user\/orderCenter$/)
  const rows = page.getByRole('listitem').filter({ hasText: '订单号' })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('已支付')
  await expect(rows).toContainText('支付宝')
  await page.goto('/user/myRights?tab=ka')
  await expect(page.getByText(/最多查看前 10,?000 条结果/)).toBeVisible()
  await context.close()
})

test('a migrated user is told so with their entitlements, nobody else', async ({ browser, baseURL }) => {
  for (const type of [0, 2]) {
    const account = await aSignedInAccount()
    await inDatabase(`UPDATE users SET give_vip_type = $2 WHERE id = $1`, [account.userId, type])
    const context = await browserOf(browser, baseURL, account)
    const page = await context.newPage()
    await page.goto('/user/myRights')
    await expect(page.getByText('您还没有会员权益')).toBeVisible()
    await expect(page.getByText('您的账号由原平台迁移而来。')).toHaveCount(type === 2 ? 1 : 0)
    await context.close()
  }
})

test('B.payment.05 B.payment.19 B.payment.20 B.payment.22 B.payment.23 B.payment.24: another product gets other codes; after 30 minutes the codes can be refreshed', async ({
  browser,
  baseURL,
}) => {
  const context = await browserOf(browser, baseURL, await aSignedInAccount())
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/buyGoods?buy=1')
  const dialog = dialogOf(page)
  const link = dialog.getByRole('link', { name: '模拟支付' }).first()
  const year = await link.getAttribute('href')
  await dialog.getByRole('radio', { name: /周卡/ }).click()
  await expect(link).not.toHaveAttribute('href', year!)
  const week = await link.getAttribute('href')
  await expect(dialog.getByRole('timer')).toContainText('分钟')
  await page.clock.fastForward(30 * 60_000 + 1000)
  await expect(dialog.getByText('时间超时')).toBeVisible()
  await dialog.getByRole('button', { name: '刷新 微信支付' }).click()
  await expect(dialog.getByRole('img', { name: '微信支付二维码' })).toHaveCount(0)
  await expect(dialog.getByText('时间超时')).toBeVisible()
  expect(week).not.toBe(year)
  await context.close()
})

test('B.payment.16 B.orders.07: an unpaid order is cancelled in the order centre; an open dialog says so and stops asking', async ({
  browser,
  baseURL,
}) => {
  const context = await browserOf(browser, baseURL, await aSignedInAccount())
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/buyGoods?buy=2')
  await expect(dialogOf(page).getByRole('img', { name: '微信支付二维码' })).toBeVisible()
  const orders = await context.newPage()
  await orders.goto('/user/orderCenter')
  await orders.getByRole('button', { name: /^取消订单/ }).click()
  await expect(orders.getByRole('listitem').filter({ hasText: '订单号' })).toContainText('已取消')
  await page.clock.runFor(2000)
  await expect(dialogOf(page).getByText('订单已取消')).toBeVisible()
  await context.close()
})
