import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/operator-page.ts'
import { post } from '../../e2e/accounts/test-accounts.ts'
import { aPaidOrder } from '../../e2e/accounts/test-orders.ts'

// Invoices, the price list, revenue, the audit log and entitlements granted by hand, in the console.

const REQUEST = { invoiceType: 1, taxNumber: '91350100M000100Y43', email: 'finance@example.org' }
const PDF = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`

test('an invoice is rejected with a reason, then issued with its number and file; a later refund needs a red-letter invoice', async ({
  ops,
  request,
  account,
}) => {
  const headers = { token: account.token }
  const orderNo = await aPaidOrder(request, account)
  const invoiceHeader = `某公司 ${orderNo}`
  const requested = () => post(request, '/api/user/invoice/addInvoice', { ...REQUEST, invoiceHeader, orderNoList: [orderNo] }, headers)
  await requested()
  await ops.goto(`/ops/invoices?state=requested&text=${account.nick}`)
  await expect(ops).toHaveTitle(/发票 - 管理后台/)
  const row = ops.getByRole('row', { name: new RegExp(orderNo) })
  await expect(row).toContainText('¥398.00')
  await row.getByRole('button', { name: '驳回' }).click()
  await ops.getByRole('dialog').getByLabel('原因（将告知用户）').fill('抬头有误')
  await ops.getByRole('dialog').getByRole('button', { name: '驳回' }).click()
  await expect(ops.getByText('开票申请已驳回')).toBeVisible()
  await expect(ops.getByText('没有符合条件的内容')).toBeVisible()

  await requested()
  await ops.reload()
  await row.getByRole('button', { name: '开具' }).click()
  const dialog = ops.getByRole('dialog', { name: '开具发票' })
  await dialog.getByLabel('发票号码').fill('123')
  await dialog.getByRole('button', { name: '开具' }).click()
  await expect(dialog.getByText('发票号码须为 8 到 20 位数字')).toBeVisible()
  await expect(dialog.getByText('请选择发票文件')).toBeVisible()
  const invoiceNo = orderNo.slice(-20)
  await dialog.getByLabel('发票号码').fill(invoiceNo)
  await dialog.getByLabel(/发票文件/).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) })
  await dialog.getByRole('button', { name: '开具' }).click()
  await expect(ops.getByText('发票已开具')).toBeVisible()

  await ops.goto(`/ops/orders/${orderNo}`)
  await expect(ops.getByText(`已开具 ${invoiceNo}`)).toBeVisible()
  await ops.getByRole('button', { name: '退款' }).click()
  await expect(ops.getByRole('dialog')).toContainText(`该订单已开具发票 ${invoiceNo}，退款后须开具红字发票`)
  await ops.getByLabel('金额（元）').fill('98')
  await ops.getByLabel('原因').fill('补偿')
  await ops.getByRole('dialog').getByRole('button', { name: '确认退款' }).click()
  await expect(ops.getByText('已退款：¥98.00')).toBeVisible()
  await ops.goto(`/ops/invoices?text=${invoiceNo}`)
  await expect(row.filter({ hasText: '已开具' })).toContainText('开具后退款 ¥98.00，须红冲')
  await ops.getByRole('button', { name: '导出' }).click()
  const answer = ops.waitForResponse(/invoice\/export/)
  await ops.getByRole('dialog').getByLabel('格式').selectOption('csv')
  await ops.getByRole('dialog').getByRole('button', { name: '导出' }).click()
  expect(await (await answer).text()).toContain(invoiceNo)
  await expect(ops.getByRole('dialog')).toHaveCount(0)
})

test('an issued invoice is reversed with the number, file and reason of a red-letter invoice, which the buyer sees and replaces', async ({
  ops,
  operator,
  own: page,
  request,
  account,
  baseURL,
}) => {
  const headers = { token: account.token }
  const orderNo = await aPaidOrder(request, account)
  const [invoiceNo, redInvoiceNo] = [`7${orderNo.slice(-19)}`, `8${orderNo.slice(-19)}`]
  const body = { ...REQUEST, invoiceHeader: '旧抬头公司', orderNoList: [orderNo] }
  const { data } = await post<{ id: string }>(request, '/api/user/invoice/addInvoice', body, headers)
  const form = new FormData()
  for (const [name, value] of Object.entries({ id: data.id, invoiceNo, file: new File([PDF], 'a.pdf') })) form.append(name, value)
  const issued = await fetch(new URL('/api/pay/ops/invoice/issue', baseURL), {
    method: 'POST',
    body: form,
    headers: { token: operator.token },
  })
  expect(await issued.json()).toMatchObject({ code: 200 })
  await ops.goto(`/ops/invoices?text=${invoiceNo}`)
  await ops.getByRole('button', { name: '红冲', exact: true }).click()
  const dialog = ops.getByRole('dialog', { name: '红冲发票' })
  await expect(dialog).toContainText(`发票 ${invoiceNo}，抬头：旧抬头公司，金额 ¥398.00`)
  await dialog.getByRole('button', { name: '红冲', exact: true }).click()
  await expect(dialog.getByText('发票号码须为 8 到 20 位数字')).toBeVisible()
  await expect(dialog.getByText('请选择发票文件')).toBeVisible()
  await dialog.getByLabel('红字发票号码').fill(redInvoiceNo)
  await dialog.getByLabel(/红字发票文件/).setInputFiles({ name: 'red.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) })
  await dialog.getByLabel('原因（将告知用户）').fill('抬头有误')
  await dialog.getByRole('button', { name: '红冲', exact: true }).click()
  await expect(ops.getByText('发票已红冲')).toBeVisible()
  const row = ops.getByRole('row', { name: new RegExp(orderNo) })
  await expect(row).toContainText(`红字发票 ${redInvoiceNo}`)
  await expect(row.getByRole('button', { name: '红冲', exact: true })).toHaveCount(0)
  await expect(row.getByRole('button', { name: `下载红字发票 ${redInvoiceNo}` })).toBeVisible()
  await ops.goto(`/ops/actions?text=${orderNo}&action=reverse+invoice`)
  await expect(ops.getByRole('row', { name: /红冲发票/ }).getByRole('link', { name: orderNo })).toBeVisible()

  await page.goto('/user/orderCenter?tab=invoices')
  const invoice = page.getByRole('listitem').filter({ hasText: redInvoiceNo })
  await expect(invoice).toContainText('已红冲')
  await expect(invoice).toContainText('红冲原因：抬头有误')
  await expect(invoice.getByRole('button', { name: `下载红字发票 ${redInvoiceNo}` })).toBeVisible()
  await expect(page.getByText('1 个订单可开票')).toBeVisible()
})

test('a new version of a product has a price from a time on and an end, and is withdrawn before it begins; the version before stays as it is', async ({
  ops,
}) => {
  await ops.goto('/ops/prices')
  await ops.getByRole('button', { name: '企业版：新版本' }).click()
  const dialog = ops.getByRole('dialog')
  await expect(dialog.getByLabel('原价（元）')).toHaveValue('1990.00')
  const next = new Date().getFullYear() + 1
  await dialog.getByLabel('售价（元）').fill('1990.01')
  await dialog.getByRole('button', { name: '添加版本' }).click()
  await expect(dialog.getByText('售价不能高于原价')).toBeVisible()
  await dialog.getByLabel('售价（元）').fill('990.5')
  await dialog.getByLabel('生效时间').fill(`${next}-01-02T00:00:00`)
  await dialog.getByLabel('结束时间').fill(`${next}-01-01T00:00:00`)
  await dialog.getByRole('button', { name: '添加版本' }).click()
  await expect(dialog.getByText('结束时间须晚于生效时间')).toBeVisible()
  await dialog.getByLabel('结束时间').fill(`${next}-02-01T00:00:00`)
  await dialog.getByRole('button', { name: '添加版本' }).click()
  await expect(ops.getByText('企业版的版本 2 已添加')).toBeVisible()
  const upcoming = ops.getByRole('row', { name: /企业版.*990\.50/ })
  for (const text of [`${next}-01-02 00:00:00`, `${next}-02-01 00:00:00`, '待生效', '优惠']) await expect(upcoming).toContainText(text)
  await expect(ops.getByRole('row', { name: /企业版.*初始/ })).toContainText('在售')
  await ops.getByRole('button', { name: '撤回 企业版 的版本 2' }).click()
  await dialog.getByLabel('原因').fill('价格有误')
  await dialog.getByRole('button', { name: '撤回' }).click()
  await expect(ops.getByText('企业版的版本 2 已撤回')).toBeVisible()
  await expect(upcoming).toHaveCount(0)
  await ops.goto('/ops/actions?action=withdraw+price')
  await expect(ops.getByRole('row', { name: /价格有误/ })).toContainText('撤回价目版本')
})

test('revenue is listed by day beside its chart; the period is in the address, and an impossible one is the last 30 days', async ({
  ops,
  request,
  account,
}) => {
  await aPaidOrder(request, account, 2)
  await ops.goto('/ops/revenue?from=2026-13-01&to=x')
  // Nothing is drawn without a browser: the flow of the pages of sales looks at the chart.
  await expect(ops.getByRole('heading', { name: '每日净收入（元）' })).toBeVisible()
  // Other tests pay on the same day.
  await expect(ops.getByRole('table', { name: '每日明细' })).toContainText(/\d{4}-\d\d-\d\d¥[\d,]+\.\d\d/)
  await expect(ops.getByRole('button', { name: '近 30 天' })).toHaveAttribute('aria-pressed', 'true')
  await ops.goto('/ops/revenue?from=2020-01-01&to=2020-01-31')
  await expect(ops.getByText('这段时间没有收款或退款')).toBeVisible()
  await ops.getByRole('button', { name: '近 7 天' }).click()
  await expect(ops).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  await expect(ops.getByRole('table', { name: '每日明细' })).toBeVisible()
  await ops.goto('/ops/revenue?from=2020-01-01&to=2026-01-31')
  await expect(ops.getByRole('alert')).toContainText('最多 366 天')
})

test('a product is granted by hand with a reason, is in the audit log, and is taken back', async ({ ops, operator, account }) => {
  await ops.goto(`/ops/accounts?text=${account.nick}`)
  await ops.getByRole('button', { name: '赠送权益' }).click()
  const dialog = ops.getByRole('dialog')
  await dialog.getByRole('button', { name: '赠送权益' }).click()
  await expect(dialog.getByText('请填写产品')).toBeVisible()
  await dialog.getByLabel('产品').selectOption('1')
  const reason = `赔付 ${account.nick}`
  await dialog.getByLabel('原因（记入操作记录）').fill(reason)
  await dialog.getByRole('button', { name: '赠送权益' }).click()
  await expect(ops.getByText(`已赠送权益给 ${account.nick}`)).toBeVisible()
  await expect(ops.getByRole('row', { name: new RegExp(account.nick) })).toContainText('年卡')
  await ops.goto('/ops/actions?action=grant')
  const row = ops.getByRole('row', { name: new RegExp(reason) })
  for (const text of [operator.nick, '赠送权益', account.nick, '年卡（编号 1）']) await expect(row).toContainText(text)
  await expect(row).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
  await ops.getByLabel('操作', { exact: true }).selectOption('refund')
  await expect(ops).toHaveURL(/action=refund/)
  await expect(row).toHaveCount(0)
  await ops.goto(`/ops/grants?text=${account.nick}`)
  const granted = ops.getByRole('row', { name: new RegExp(reason) })
  await expect(granted).toContainText('有效')
  await granted.getByRole('button', { name: `收回 ${account.nick} 的年卡` }).click()
  await dialog.getByRole('button', { name: '收回' }).click()
  await expect(dialog.getByText('请填写原因（记入操作记录）')).toBeVisible()
  await dialog.getByLabel('原因（记入操作记录）').fill('误操作')
  await dialog.getByRole('button', { name: '收回' }).click()
  await expect(granted).toContainText(`误操作（${operator.nick}）`)
  await expect(granted.getByRole('button')).toHaveCount(0)
  await ops.goto(`/ops/accounts?text=${account.nick}`)
  await expect(ops.getByRole('row', { name: new RegExp(account.nick) })).not.toContainText('年卡')
  await ops.goto('/ops/actions?action=grant')
  const exported = ops.waitForResponse(/action\/export\?.*action=grant/)
  await ops.getByRole('button', { name: '导出 CSV' }).click()
  expect(await (await exported).text()).toContain(reason)
})

test('an operator does nothing with their own account or order, and is told why', async ({ ops, operator, request }) => {
  await ops.goto(`/ops/accounts?text=${operator.nick}`)
  await expect(ops.getByRole('button', { name: '赠送权益' })).toBeDisabled()
  await expect(ops.getByText('本人账号，须由另一位管理员操作')).toBeVisible()
  const orderNo = await aPaidOrder(request, operator, 2)
  await ops.goto(`/ops/orders/${orderNo}`)
  await expect(ops.getByRole('button', { name: '退款' })).toBeDisabled()
  await expect(ops.getByText('这是您自己的订单，须由另一位管理员处理。')).toBeVisible()
})

test('nobody else sees what was sold', async ({ own }) => {
  for (const path of ['orders', 'invoices', 'prices', 'revenue', 'actions', 'valuation']) {
    await own.goto(`/ops/${path}`)
    await expect(own.getByRole('heading', { name: '没有权限' }), path).toBeVisible()
  }
})
