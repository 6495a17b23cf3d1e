import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/operator-page.ts'
import { outbox } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'
import { post } from '../../e2e/accounts/test-accounts.ts'
import { aBankTransfer, aPaidOrder, uploadSlip } from '../../e2e/accounts/test-orders.ts'

// Orders in the console: what an operator does with money is what the buyer sees.

const PAID = /^¥398\.00/

test('orders are listed with amounts of two decimals and found by number, state and payment method in the address', async ({
  ops,
  request,
  account,
}) => {
  const orderNo = await aPaidOrder(request, account)
  await ops.goto('/ops/orders')
  await expect(ops).toHaveTitle(/订单 - 管理后台/)
  const row = ops.getByRole('row', { name: new RegExp(orderNo) })
  await expect(row).toContainText(account.nick)
  await expect(row).toContainText('¥398.00')
  await expect(row).toContainText('已支付')
  await ops.getByLabel('状态', { exact: true }).selectOption('refunded')
  await expect(ops).toHaveURL(/state=refunded/)
  await ops.goto(`/ops/orders?text=${orderNo}&state=paid&payType=WX`)
  await expect(ops.getByRole('row')).toHaveCount(2)
  await ops.goto(`/ops/orders?text=${'9'.repeat(24)}`)
  await expect(ops.getByText('没有符合条件的内容')).toBeVisible()
})

test('an order is refunded in part with a reason, after a proof of identity; more than is left cannot be entered', async ({
  ops,
  operator,
  request,
  account,
}) => {
  const orderNo = await aPaidOrder(request, account)
  await inDatabase(`UPDATE sessions SET started_at = now() - interval '1 hour' WHERE user_id = $1`, [operator.userId])
  await ops.goto(`/ops/orders/${orderNo}`)
  await expect(ops.getByRole('heading', { level: 1 })).toContainText(orderNo)
  await expect(ops.getByRole('table', { name: '流水' }).getByRole('cell', { name: PAID })).toBeVisible()
  await ops.getByRole('button', { name: '退款' }).click()
  const dialog = ops.getByRole('dialog', { name: '退款' })
  await expect(dialog.getByLabel('金额（元）')).toHaveValue('398.00')
  await dialog.getByLabel('金额（元）').fill('398.01')
  await dialog.getByLabel('原因').fill('补偿')
  await dialog.getByRole('button', { name: '确认退款' }).click()
  await expect(dialog.getByText('超过可退金额')).toBeVisible()
  await dialog.getByLabel('金额（元）').fill('98.01')
  await expect(dialog.getByText('部分退款后还剩 ¥299.99，权益不变。')).toBeVisible()
  await dialog.getByRole('button', { name: '确认退款' }).click()
  const proof = ops.getByRole('dialog', { name: '验证身份' })
  await proof.getByLabel('手机号码').fill(operator.telephone)
  await proof.getByRole('button', { name: '获取验证码' }).click()
  await expect(proof.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await proof.getByLabel('短信验证码').fill((await outbox(ops, operator.telephone)).code)
  await proof.getByRole('button', { name: '验证', exact: true }).click()
  await expect(ops.getByText('已退款：¥98.01')).toBeVisible()
  await expect(ops.getByRole('table', { name: '退款记录' })).toContainText('补偿')
  await expect(ops.getByRole('table', { name: '流水' })).toContainText('-¥98.01')
  const { data } = await post<{ refundedPrice: number; payStatus: number }>(
    request,
    '/api/pay/order/getOrder',
    { orderNo },
    { token: account.token },
  )
  expect(data).toMatchObject({ refundedPrice: 98.01, payStatus: 1 })
})

test('the slip of a transfer is rejected with a reason for the buyer; the next one is confirmed for its amount and reference', async ({
  ops,
  baseURL,
  request,
  account,
}) => {
  const orderNo = await aBankTransfer(request, account)
  await uploadSlip(baseURL, account, orderNo)
  await ops.goto(`/ops/orders/${orderNo}`)
  await expect(ops.getByRole('img', { name: `订单 ${orderNo} 的转账凭证` })).toBeVisible()
  await ops.getByRole('button', { name: '驳回凭证' }).click()
  const rejecting = ops.getByRole('dialog', { name: '驳回转账凭证' })
  await rejecting.getByRole('button', { name: '驳回凭证' }).click()
  await expect(rejecting.getByText('请填写原因（将告知用户）')).toBeVisible()
  await rejecting.getByLabel('原因（将告知用户）').fill('金额不清晰')
  await rejecting.getByRole('button', { name: '驳回凭证' }).click()
  await expect(ops.getByText('凭证已驳回')).toBeVisible()
  await expect(ops.getByText('待支付', { exact: true })).toBeVisible()
  const told = await post<{ list: { content: string }[] }>(request, '/api/sms/msg/list', {}, { token: account.token })
  expect(told.data.list[0]!.content).toContain('金额不清晰')

  await uploadSlip(baseURL, account, orderNo)
  await ops.reload()
  await ops.getByRole('button', { name: '确认到账' }).click()
  const dialog = ops.getByRole('dialog', { name: '确认到账' })
  await dialog.getByLabel('到账金额（元）').fill('29.8')
  await dialog.getByLabel('银行流水号').fill(`B${orderNo}`)
  await dialog.getByRole('button', { name: '确认到账' }).click()
  await expect(dialog.getByText('到账金额须与订单金额一致：29.90')).toBeVisible()
  await expect(dialog.getByLabel('到账金额（元）')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('button', { name: '重试' })).toHaveCount(0)
  await dialog.getByLabel('到账金额（元）').fill('29.90')
  await dialog.getByRole('button', { name: '确认到账' }).click()
  await expect(ops.getByText('已确认到账，权益已生效')).toBeVisible()
  await expect(ops.getByText('已支付', { exact: true })).toBeVisible()

  await ops.getByRole('button', { name: '退款' }).click()
  await ops.getByLabel('原因').fill('误购')
  await ops.getByRole('dialog').getByRole('button', { name: '确认退款' }).click()
  await expect(ops.getByText('退款已提交：¥29.90')).toBeVisible()
  await ops.getByRole('button', { name: '登记已退回' }).click()
  const returned = ops.getByRole('dialog')
  await returned.getByRole('button', { name: '登记已退回' }).click()
  await expect(returned.getByLabel('银行流水号')).toHaveAttribute('aria-invalid', 'true')
  await returned.getByLabel('银行流水号').fill('XMB20261130002')
  await returned.getByRole('button', { name: '登记已退回' }).click()
  await expect(ops.getByText('已登记退回')).toBeVisible()
  await expect(ops.locator('h1 + span')).toHaveText('已退款')
})

test('an order that is not there, and a number that is none, say so', async ({ ops }) => {
  await ops.goto(`/ops/orders/${'1'.repeat(24)}`)
  await expect(ops.getByRole('alert')).toContainText('未找到该订单')
  await ops.goto('/ops/orders/1')
  await expect(ops.getByRole('heading', { level: 1 })).not.toContainText('订单')
})

test('a list that cannot be loaded says why, and is loaded again', async ({ ops }) => {
  let isBroken = true
  await ops.route('**/pay/ops/order/list', (route) => (isBroken ? route.abort() : route.continue()))
  await ops.goto('/ops/orders')
  await expect(ops.getByRole('alert')).toContainText('加载失败')
  isBroken = false
  await ops.getByRole('alert').getByRole('button', { name: '重试' }).click()
  await expect(ops.getByRole('table', { name: '订单' })).toBeVisible()
})
