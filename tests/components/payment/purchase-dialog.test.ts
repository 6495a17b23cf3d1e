import { inDatabase } from '../../e2e/accounts/server-database.ts'
import { offer, popup, sellOffer } from '../../e2e/accounts/offer-steps.ts'
import { test as own } from '../../e2e/accounts/own-page.ts'
import { aRegisteredAccount, logIn, stored } from '../../e2e/accounts/test-accounts.ts'
import { aTransfer, payBehind } from '../../e2e/payment/payment-steps.ts'
import { expect, test as visitor, type Page } from '../component-test.ts'

// The purchase dialog over any page, and what opens it.

const test = own
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '开通会员' })
const codesOf = (page: Page) => dialogOf(page).getByRole('img', { name: '微信支付二维码' })
/** The next poll says that the last product has ended. */
const expireRights = (page: Page) =>
  page.route('**/api/user/user/getUserVip', (route) =>
    route.fulfill({ json: { code: 410, message: '权益已过期', data: { error: 'RIGHTS_EXPIRED', requestId: 'r' } } }),
  )

/** Opens the purchase dialog over an open page by its renewal dialog. */
async function renew(page: Page): Promise<void> {
  await expireRights(page)
  await page.clock.runFor(12_000)
  await page.getByRole('dialog', { name: '权益已过期' }).getByRole('button', { name: '立即续费' }).click()
}

test('session.17 session.18 session.19 session.20 payment.01 payment.04: expired rights open the renewal over the page, which opens the purchase there', async ({
  own: page,
}) => {
  await page.clock.install()
  await page.goto('/user/myRights')
  await expect(page.getByText('您还没有会员权益')).toBeVisible()
  await expireRights(page)
  await page.clock.runFor(12_000)
  const renewal = page.getByRole('dialog', { name: '权益已过期' })
  await expect(renewal).toContainText('续费 398 元')
  await renewal.getByRole('button', { name: '立即续费' }).click()
  await expect(dialogOf(page).getByRole('radio', { name: /年卡/ })).toBeChecked()
  for (const name of ['微信支付二维码', '支付宝二维码']) {
    await expect(dialogOf(page).getByRole('img', { name })).toHaveAttribute('width', '86')
    await expect(dialogOf(page).getByRole('img', { name })).toHaveAttribute('height', '86')
  }
  await expect(page).toHaveURL(/\/user\/myRights$/)
})

test('router.27 roles.16: ?tab=ka selects the cards; who has none is offered to open VIP', async ({ own: page }) => {
  await page.goto('/user/myRights?tab=rights')
  await expect(page.getByRole('tab', { name: '权益与用量' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/user/myRights?tab=ka')
  await expect(page.getByRole('tab', { name: '会员卡' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: '开通VIP' }).click()
  await expect(dialogOf(page).getByRole('radio', { name: /年卡/ })).toBeChecked()
})

test('products.11 payment.29 orders.03 orders.04: an order that was left unpaid is shown first; another product starts without it', async ({
  own: page,
}) => {
  await page.goto('/buyGoods?buy=2')
  await expect(codesOf(page)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: '关闭' }).click()
  await page.goto('/user/myRights')
  const created: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/createOrder')) created.push(request.postData() ?? '')
  })
  await page.getByRole('button', { name: '开通VIP' }).click()
  await expect(dialogOf(page).getByText('待支付')).toBeVisible()
  await expect(dialogOf(page)).toContainText('周卡')
  await expect(codesOf(page)).toHaveCount(0)
  expect(created).toEqual([])
  await dialogOf(page).getByRole('button', { name: '选择其他产品' }).click()
  await expect(dialogOf(page).getByRole('radio', { name: /年卡/ })).toBeChecked()
  await expect(codesOf(page)).toBeVisible()
  expect(created.map((body) => JSON.parse(body) as object)).toMatchObject([{ productId: 1, reset: false }])
})

test('an order that was left unpaid does not stand in the way of a product that is asked for by its name', async ({ own: page }) => {
  await page.goto('/buyGoods?buy=1')
  await expect(codesOf(page)).toBeVisible()
  await page.goto('/buyGoods')
  await page.getByRole('button', { name: '购买 周卡' }).click()
  await expect(dialogOf(page).getByText('待支付')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: '购买周卡 ¥29.90' }).click()
  await expect(dialogOf(page).getByRole('radio', { name: /周卡/ })).toBeChecked()
  await expect(codesOf(page)).toBeVisible()
})

test('payment.25 orders.05: where a transfer is open for the product, the dialog closes and the reminder leads to the orders', async ({
  own: page,
  account,
}) => {
  await aTransfer(page.request, account, 1)
  await page.goto('/buyGoods?buy=2')
  // The transfer is the only unpaid order: it is shown in place of the codes.
  await expect(dialogOf(page).getByText('待支付')).toBeVisible()
  await expect(codesOf(page)).toHaveCount(0)
  // Another tab of the same browser ordered something else meanwhile.
  const { token } = account
  await page.request.post('/api/pay/buy/createOrder', { data: { productId: 2 }, headers: { token } })
  await page.goto('/buyGoods?buy=1')
  await dialogOf(page)
    .getByRole('button', { name: /^购买年卡/ })
    .click()
  const reminder = page.getByRole('dialog', { name: '您有未支付的订单' })
  await expect(reminder).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  await reminder.getByRole('button', { name: '查看订单' }).click()
  await expect(page).toHaveURL(/\/user\/orderCenter$/)
  await expect(reminder).toHaveCount(0)
})

test('payment.28 payment.21: a failed payment says so; a refresh starts again with other codes', async ({ own: page }) => {
  await page.clock.install()
  await page.goto('/buyGoods?buy=2')
  await expect(codesOf(page)).toBeVisible()
  await page.route('**/api/pay/buy/getPayStatus', (route) =>
    route.fulfill({ json: { code: 200, message: 'ok', data: { payStatus: 6, userProduct: [] } } }),
  )
  await page.clock.runFor(2000)
  await expect(dialogOf(page).getByText('支付失败')).toBeVisible()
  await page.unroute('**/api/pay/buy/getPayStatus')
  const created = page.waitForRequest(/createOrder/)
  await dialogOf(page).getByRole('button', { name: '刷新' }).click()
  expect(JSON.parse((await created).postData() ?? '{}')).toMatchObject({ productId: 2, reset: true })
  await expect(codesOf(page)).toBeVisible()
  await expect(dialogOf(page).getByText('支付失败')).toHaveCount(0)
})

test('payment.15 payment.31 payment.11: an order paid over the order centre is in its list when the result leads there', async ({
  own: page,
}) => {
  await page.clock.install()
  await page.goto('/user/orderCenter')
  await expect(page.getByText('暂无订单')).toBeVisible()
  await renew(page)
  await expect(codesOf(page)).toBeVisible()
  const refreshed = page.waitForRequest(/order\/list/)
  await dialogOf(page).getByRole('button', { name: '关闭' }).click()
  await page.clock.runFor(1000)
  await refreshed
  await expect(page.getByRole('listitem').filter({ hasText: '订单号' })).toContainText('待支付')
  await page.getByRole('button', { name: /^去支付/ }).click()
  await expect(codesOf(page)).toBeVisible()
  await page.unroute('**/api/user/user/getUserVip')
  await payBehind(page, '微信支付')
  await page.clock.runFor(2000)
  await dialogOf(page).getByText('支付成功').waitFor()
  await dialogOf(page).getByRole('button', { name: '查看订单' }).click()
  await expect(page).toHaveURL(/\/user\/orderCenter$/)
  await expect(page.getByRole('listitem').filter({ hasText: '订单号' })).toContainText('已支付')
})

test('contract.01 contract.02: the contract is written in the payment dialog, and stays while the order is paid', async ({ own: page }) => {
  await page.clock.install()
  await page.goto('/buyGoods?buy=2')
  await expect(codesOf(page)).toBeVisible()
  await dialogOf(page).getByText('合同信息').click()
  await dialogOf(page).getByLabel('主体名称', { exact: true }).fill('北京某某科技有限公司')
  await payBehind(page, '支付宝')
  await page.clock.runFor(2000)
  await expect(dialogOf(page).getByText('支付成功')).toBeVisible()
  await expect(dialogOf(page).getByLabel('主体名称', { exact: true })).toHaveValue('北京某某科技有限公司')
})

test('activity.07 payment.30: the offer opens the purchase of its product; closing it clears the offer', async ({ own: page }) => {
  await offer(page, 86_400_000)
  await sellOffer(page)
  await page.goto('/')
  await popup(page).getByRole('button', { name: '立即购买' }).click()
  await expect(dialogOf(page).getByRole('radio', { name: /端午节限时活动/ })).toBeChecked()
  await dialogOf(page).getByRole('button', { name: '关闭' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await stored(page, 'pendingProduct')).toEqual([null])
})

visitor('login.41: after a login with is_ACTIVITY the purchase of the offer opens', async ({ page }) => {
  const account = await aRegisteredAccount(page.request)
  await offer(page, 86_400_000)
  await sellOffer(page)
  await page.goto('/login?is_ACTIVITY=1')
  await logIn(page, account.telephone)
  await expect(dialogOf(page).getByRole('radio', { name: /端午节限时活动/ })).toBeChecked()
})

visitor('login.42: 1.5 s after the login, whose products have ended is asked to renew', async ({ page }) => {
  const account = await aRegisteredAccount(page.request)
  await inDatabase(
    `INSERT INTO user_products (user_id, product_name, search_count, start_time, end_time)
     VALUES ($1, '周卡', 2000, now() - interval '9 days', now() - interval '2 days')`,
    [account.userId],
  )
  await page.clock.install()
  await page.goto('/login')
  await logIn(page, account.telephone)
  await expect(page).toHaveURL(/\/$/)
  const renewal = page.getByRole('dialog', { name: '权益已过期' })
  await expect(renewal).toHaveCount(0)
  await page.clock.runFor(1500)
  await expect(renewal).toBeVisible()
})
