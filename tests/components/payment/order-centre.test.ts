import { test as own } from '../../e2e/accounts/own-page.ts'
import { post } from '../../e2e/accounts/test-accounts.ts'
import { anOperator, aPaidOrder, aTransfer, PARTY, pdfNamed } from '../../e2e/payment/payment-steps.ts'
import { expect, type Page } from '../component-test.ts'

// The order centre: transfers, contracts and invoices of the simulated purchases of a development server.

const test = own
const orders = (page: Page) => page.getByRole('listitem').filter({ hasText: '订单号' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('payment.02 orders.01 orders.02: a bank slip is checked by its content, waits, is rejected with the reason, replaced and confirmed', async ({
  own: page,
  account,
}) => {
  const orderNo = await aTransfer(page.request, account)
  const ops = await anOperator(page.request)
  await page.goto('/user/orderCenter')
  await expect(orders(page)).toContainText('对公转账')
  await expect(orders(page)).toContainText('周卡')
  await expect(orders(page)).toContainText('¥29.90')
  await expect(orders(page)).toContainText('待支付')
  await page.getByRole('button', { name: `凭证 ${orderNo}` }).click()
  const slip = dialog(page, '转账凭证')
  await expect(slip).toContainText('招商银行')
  await expect(slip).toContainText(orderNo)
  const file = slip.getByLabel('转账凭证文件')
  await file.setInputFiles({ name: 'slip.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') })
  await expect(slip.getByText('文件须为 pdf、jpg 或 png', { exact: true })).toBeVisible()
  await expect(slip.getByRole('button', { name: '上传凭证' })).toBeDisabled()
  // A name and a type are no content.
  await file.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('paid') })
  await slip.getByRole('button', { name: '上传凭证' }).click()
  await expect(slip.getByText('文件须为 pdf、jpg 或 png', { exact: true })).toBeVisible()
  await file.setInputFiles(pdfNamed('slip.pdf'))
  await slip.getByRole('button', { name: '上传凭证' }).click()
  await expect(slip).toBeHidden()
  await expect(orders(page)).toContainText('转账审核中')
  await expect(orders(page)).toContainText('凭证已上传，待管理员确认到账。')
  await expect(page.getByRole('button', { name: `取消订单 ${orderNo}` })).toHaveCount(0)

  await ops('transfer/reject', { orderNo, message: '金额不清晰' })
  await page.reload()
  await expect(orders(page)).toContainText('凭证未通过：金额不清晰')
  await expect(orders(page)).toContainText('待支付')
  await page.getByRole('button', { name: `凭证 ${orderNo}` }).click()
  await expect(dialog(page, '转账凭证').getByRole('alert')).toContainText('金额不清晰')
  await dialog(page, '转账凭证').getByLabel('转账凭证文件').setInputFiles(pdfNamed('again.pdf'))
  await dialog(page, '转账凭证').getByRole('button', { name: '重新上传' }).click()
  await expect(orders(page)).toContainText('转账审核中')

  await ops('transfer/confirm', { orderNo, price: 29.9, reference: `T${orderNo}` })
  await page.reload()
  await expect(orders(page)).toContainText('已支付')
  await page.getByRole('button', { name: `凭证 ${orderNo}` }).click()
  await expect(dialog(page, '转账凭证')).toContainText('转账已确认到账。')
  const downloaded = page.waitForResponse(/order\/slip/)
  await dialog(page, '转账凭证').getByRole('button', { name: '下载已上传的凭证' }).click()
  expect((await downloaded).headers()['content-type']).toBe('application/pdf')
})

test('contract.05 contract.06 contract.07 contract.08 contract.09 contract.10 contract.11 contract.12 contract.13 contract.14 contract.15 contract.16: a contract is written, changed, and locked by the payment', async ({
  own: page,
  account,
}) => {
  const orderNo = await aTransfer(page.request, account)
  const ops = await anOperator(page.request)
  await page.goto('/user/orderCenter?tab=contracts')
  await expect(page.getByText('暂无合同')).toBeVisible()
  await page.getByRole('tab', { name: '订单' }).click()
  await page.getByRole('button', { name: `合同 ${orderNo}` }).click()
  const contract = dialog(page, '合同')
  await expect(contract).toContainText('支付完成后合同信息不可修改，合同主体即为开票主体，合同可在订单中心下载')
  await contract.getByRole('button', { name: '保存' }).click()
  for (const message of [
    '请输入主体名称',
    '请输入营业执照或者身份证号码',
    '请输入联系人',
    '请输入联系电话',
    '请输入正确邮箱',
    '请输入收件人联系地址',
  ])
    await expect(contract.getByText(message, { exact: true })).toBeVisible()
  for (const [label, value] of Object.entries(PARTY)) await contract.getByLabel(label, { exact: true }).fill(value)
  await contract.getByLabel('邮箱', { exact: true }).fill('nobody@nowhere')
  await contract.getByRole('button', { name: '保存' }).click()
  await expect(contract.getByText('请输入正确邮箱', { exact: true })).toBeVisible()
  await contract.getByLabel('邮箱', { exact: true }).fill(PARTY['邮箱'])
  await contract.getByLabel('营业执照或身份证号码', { exact: true }).fill('12345')
  await contract.getByRole('button', { name: '保存' }).click()
  await expect(contract.getByText(/^须为 18 位统一社会信用代码、身份证号码/)).toBeVisible()
  await expect(contract.getByLabel('营业执照或身份证号码', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await contract.getByLabel('营业执照或身份证号码', { exact: true }).fill(PARTY['营业执照或身份证号码'])

  // A failure only ends the waiting: the form stays as it was written.
  await page.route('**/api/pay/order/addContract', (route) => route.abort())
  await contract.getByRole('button', { name: '保存' }).click()
  await expect(contract.getByRole('alert')).toHaveText('网络异常，请稍后重试')
  await expect(contract.getByRole('button', { name: '保存' })).toBeEnabled()
  await expect(contract.getByLabel('主体名称', { exact: true })).toHaveValue(PARTY['主体名称'])
  await page.unroute('**/api/pay/order/addContract')
  await contract.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('合同修改成功')).toBeVisible()
  await expect(contract).toContainText(PARTY['收件人联系地址'])

  await contract.getByRole('button', { name: '修改合同信息' }).click()
  await contract.getByLabel('联系人', { exact: true }).fill('李四')
  await contract.getByRole('button', { name: '保存' }).click()
  await expect(contract.getByText('李四')).toBeVisible()
  await contract.getByRole('button', { name: '关闭' }).click()

  await page.getByRole('button', { name: `凭证 ${orderNo}` }).click()
  await dialog(page, '转账凭证').getByLabel('转账凭证文件').setInputFiles(pdfNamed('slip.pdf'))
  await dialog(page, '转账凭证').getByRole('button', { name: '上传凭证' }).click()
  await expect(orders(page)).toContainText('转账审核中')
  await ops('transfer/confirm', { orderNo, price: 29.9, reference: `T${orderNo}` })
  await page.goto('/user/orderCenter?tab=contracts')
  await page.getByRole('button', { name: `合同 ${orderNo}` }).click()
  await expect(contract.getByText('李四')).toBeVisible()
  await expect(contract.getByRole('button', { name: '修改合同信息' })).toHaveCount(0)
})

test('contract.18 a signed copy takes the place of the generated contract, and is removed again', async ({ own: page, account }) => {
  const orderNo = await aTransfer(page.request, account)
  const [mainName, idNumber, contacts, phone, email, address] = Object.values(PARTY)
  const party = { orderNo, mainName, idNumber, contacts, phone, email, address }
  await post(page.request, '/api/pay/order/addContract', party, { token: account.token })
  await page.goto('/user/orderCenter?tab=contracts')
  await page.getByRole('button', { name: `合同 ${orderNo}` }).click()
  const contract = dialog(page, '合同')
  await expect(contract).toContainText('合同由系统生成，可下载、签署后上传。')
  await contract
    .getByLabel('签署后的合同文件')
    .setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await contract.getByRole('button', { name: '上传签署后的合同' }).click()
  await expect(contract.getByText(/^文件已损坏、不完整或含有其他内容/)).toBeVisible()
  await contract.getByLabel('签署后的合同文件').setInputFiles(pdfNamed('签署.pdf'))
  await contract.getByRole('button', { name: '上传签署后的合同' }).click()
  await expect(contract.getByText('已上传签署后的合同：签署.pdf')).toBeVisible()
  const signed = await page.request.get(`/api/pay/order/contractFile?orderNo=${orderNo}`, { headers: { token: account.token } })
  expect(await signed.text()).toContain('startxref')
  await contract.getByRole('button', { name: '恢复为系统生成的合同' }).click()
  await expect(contract).toContainText('合同由系统生成，可下载、签署后上传。')
  const generated = page.waitForResponse(/contractFile/)
  await contract.getByRole('button', { name: '下载合同' }).click()
  expect((await generated).headers()['content-type']).toBe('application/pdf')
})

test('invoice.01 invoice.02: orders are chosen, the tax number is checked, the request is cancelled, rejected and made again', async ({
  own: page,
  account,
}) => {
  const ops = await anOperator(page.request)
  await page.goto('/user/orderCenter?tab=invoices')
  await expect(page.getByText('没有可开票的订单')).toBeVisible()
  await expect(page.getByText('暂无发票')).toBeVisible()
  await expect(page.getByRole('button', { name: '申请开票' })).toBeDisabled()
  await aPaidOrder(page.request, account, 2)
  await aPaidOrder(page.request, account, 1)
  await page.reload()
  await expect(page.getByText('2 个订单可开票')).toBeVisible()
  const request = async (type: '普通发票' | '专用发票') => {
    await page.getByRole('button', { name: '申请开票' }).click()
    const form = dialog(page, '申请开票')
    await expect(form.getByText('请选择要开票的订单')).toBeVisible()
    for (const name of [/周卡/, /年卡/]) await form.getByRole('checkbox', { name }).check()
    await expect(form.getByText('¥427.90')).toBeVisible()
    await form.getByRole('radio', { name: type }).check()
    await form.getByLabel('发票抬头').fill('北京某某科技有限公司')
    await form.getByLabel('接收邮箱').fill('buyer@example.org')
    return form
  }
  const form = await request('专用发票')
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(form.getByText('请填写税号')).toBeVisible()
  await form.getByLabel('税号').fill('12345')
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(form.getByText('税号须为 18 位统一社会信用代码')).toBeVisible()
  await form.getByLabel('税号').fill('91350100M000100Y40')
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(form.getByText('号码无效：校验码不符，请逐位核对')).toBeVisible()
  await expect(form.getByLabel('税号')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('税号').fill('91350100M000100Y43')
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(form).toBeHidden()
  const rows = page.getByRole('listitem').filter({ hasText: '申请时间' })
  await expect(rows).toContainText('待开票')
  await expect(rows).toContainText('专用发票')
  await expect(rows).toContainText('¥427.90')
  await page.getByRole('button', { name: '取消申请 北京某某科技有限公司' }).click()
  await expect(rows).toContainText('已取消')

  const again = await request('普通发票')
  await again.getByRole('button', { name: '提交申请' }).click()
  await expect(again).toBeHidden()
  await expect(rows.first()).toContainText('待开票')
  const listed = await post<{ list: { id: string; status: string }[] }>(
    page.request,
    '/api/user/invoice/list',
    {},
    { token: account.token },
  )
  await ops('invoice/reject', { id: listed.data.list.find(({ status }) => status === 'requested')!.id, note: '抬头有误' })
  await page.reload()
  await expect(rows.first()).toContainText('未通过原因：抬头有误')
  await expect(page.getByText('2 个订单可开票')).toBeVisible()
})

test('contract.07: header and tax number of an invoice are those of the party of the contract', async ({ own: page, account }) => {
  const orderNo = await aPaidOrder(page.request, account)
  const [mainName, idNumber, contacts, phone, email, address] = Object.values(PARTY)
  const party = { orderNo, mainName, idNumber, contacts, phone, email, address }
  await post(page.request, '/api/pay/order/addContract', party, { token: account.token })
  await page.goto('/user/orderCenter?tab=invoices')
  await page.getByRole('button', { name: '申请开票' }).click()
  const form = dialog(page, '申请开票')
  await form.getByRole('checkbox').first().check()
  await expect(form.getByLabel('发票抬头')).toHaveValue(PARTY['主体名称'])
  await expect(form.getByLabel('发票抬头')).toHaveAttribute('readonly')
  await expect(form.getByLabel('税号')).toHaveValue(PARTY['营业执照或身份证号码'])
  await form.getByLabel('税号').fill('')
  await expect(form.getByLabel('税号')).toHaveValue('')
  await form.getByLabel('税号').fill('91110000600037341L')
  await expect(form.getByLabel('税号')).toHaveValue('91110000600037341L')
})

test('each tab shows the shape of its rows while they are on their way', async ({ own: page }) => {
  let gate = Promise.withResolvers<void>()
  for (const path of ['order/list', 'invoice/list'])
    await page.route(`**/${path}`, async (route) => {
      await gate.promise
      await route.fallback()
    })
  for (const [tab, empty] of [
    ['', '暂无订单'],
    ['?tab=contracts', '暂无合同'],
    ['?tab=invoices', '暂无发票'],
  ]) {
    gate = Promise.withResolvers<void>()
    await page.goto(`/user/orderCenter${tab}`)
    await expect(page.getByTestId('rows-skeleton')).toBeVisible()
    await expect(page.getByText(empty!)).toHaveCount(0)
    gate.resolve()
    await expect(page.getByText(empty!)).toBeVisible()
    await expect(page.getByTestId('rows-skeleton')).toHaveCount(0)
  }
})

test('orders of one state are listed; a list that cannot be loaded says so and is loaded again', async ({ own: page, account }) => {
  await aPaidOrder(page.request, account)
  await page.route('**/api/pay/order/list', (route) => route.abort())
  await page.goto('/user/orderCenter')
  await expect(page.getByRole('alert')).toContainText('订单未能载入')
  await page.unroute('**/api/pay/order/list')
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click()
  await expect(orders(page)).toHaveCount(1)
  await page.getByLabel('订单状态').selectOption('待支付')
  await expect(page.getByText('没有该状态的订单')).toBeVisible()
  await page.getByLabel('订单状态').selectOption('已支付')
  await expect(orders(page)).toHaveCount(1)
})
