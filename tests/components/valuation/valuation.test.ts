import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'
import { payBehind } from '../../e2e/payment/payment-steps.ts'

test('a patent is valued, its scores open to their inputs, and it is in the history', async ({ own }) => {
  await own.goto('/assessment')
  await own.getByRole('button', { name: '评估', exact: true }).click()
  await expect(own.getByRole('alert')).toContainText('请输入号码')
  const { data } = (await (
    await own.request.post('/api/search/ts/search', { data: { filter: { queryStr: 'type=B' }, size: 1 } })
  ).json()) as {
    data: { list: { publication_number: string }[] }
  }
  const number = data.list[0]!.publication_number
  await own.getByLabel('公开号或申请号').fill(number)
  await own.getByRole('button', { name: '评估', exact: true }).click()
  await expect(own.getByRole('heading', { name: '战略价值' })).toBeVisible()
  await own.getByText('防御价值', { exact: true }).click()
  await expect(own.getByRole('region', { name: '防御价值' }).getByRole('rowheader', { name: '剩余期限（年）' })).toBeVisible()
  await own.goto('/assessment')
  await expect(own.getByRole('listitem').getByRole('link', { name: number })).toBeVisible()
})

test('pasted numbers are valued; those not found are reported (valuation.24)', async ({ own }) => {
  await own.goto('/assessmentPatch')
  await own.getByLabel('号码（每行一个）').fill('CN999999999B')
  await own.getByRole('button', { name: '评估', exact: true }).click()
  await expect(own.getByRole('alert')).toContainText('没有可评估的专利')
})

test('valuation.25: a company is valued, its value has a page, and that leads to its patents', async ({ own }) => {
  const { data } = (await (
    await own.request.post('/api/search/ts/search', { data: { filter: { queryStr: 'type=B AND AP=公司' }, size: 1 } })
  ).json()) as { data: { list: { publication_number: string; applicant_patentee: { original: { name: string }[] } }[] } }
  const { publication_number: number, applicant_patentee: applicants } = data.list[0]!
  const company = applicants.original[0]!.name
  await own.goto('/assessmentIPR')
  await own.getByLabel('企业名称').fill(company)
  await own.getByRole('button', { name: '评估', exact: true }).click()
  await expect(own).toHaveURL(/\/assessmentIPRDetail\?id=/)
  await expect(own.getByRole('heading', { name: company, level: 1 })).toBeVisible()
  await expect(own.getByText(/^已评估 [1-9]\d* 件，共 [1-9]\d* 件$/)).toBeVisible()
  await expect(own.getByRole('heading', { name: '得分最高的专利' })).toBeVisible()
  await own.getByRole('link', { name: '查看全部专利' }).click()
  await expect(own).toHaveURL(/\/assessmentIPRFirmDetail\?id=/)
  await expect(own.getByRole('table').getByRole('link', { name: number })).toBeVisible()
  await own.goto('/assessmentIPR')
  await own.getByRole('listitem').getByRole('link', { name: company }).click()
  const report = own.waitForResponse(/downAnalyseFile/)
  await own.getByRole('button', { name: '下载报告 PDF' }).click()
  expect((await report).headers()['content-type']).toBe('application/pdf')
})

test('a company without patents is reported', async ({ own }) => {
  await own.goto('/assessmentIPR')
  await own.getByLabel('企业名称').fill('没有这家公司')
  await own.getByRole('button', { name: '评估', exact: true }).click()
  await expect(own.getByRole('alert')).toContainText('没有可评估的专利')
})

test('router.34: facts of a patent are changed and valued anew; wrong numbers are reported', async ({ own }) => {
  const { data } = (await (
    await own.request.post('/api/search/ts/search', { data: { filter: { queryStr: 'type=B' }, size: 1 } })
  ).json()) as {
    data: { list: { publication_number: string }[] }
  }
  const number = data.list[0]!.publication_number
  await own.goto('/preEvaluation')
  await expect(own.getByText('数据完整度 0%')).toBeVisible()
  await own.getByLabel('从已有专利带入（可选）').fill(number)
  await own.getByRole('button', { name: '带入', exact: true }).click()
  await expect(own.getByText(new RegExp(`^${number} 的评估为 .* 分，试算变化 0$`))).toBeVisible()
  const claims = own.getByLabel('权利要求数', { exact: true })
  await claims.fill('很多')
  await own.getByRole('button', { name: '试算', exact: true }).click()
  await expect(own.getByRole('alert')).toContainText('请输入 0 到 5,000 之间的数')
  await claims.fill('40')
  await own.getByRole('combobox', { name: '法律状态' }).selectOption('inactive')
  await own.getByRole('button', { name: '试算', exact: true }).click()
  await expect(own.getByText(new RegExp(`^${number} 的评估为 .* 分，试算变化 -\\d`))).toBeVisible()
})

test('valuation.24: the list and the details of one patent open at their addresses', async ({ own }) => {
  const { data } = (await (
    await own.request.post('/api/search/ts/search', { data: { filter: { queryStr: 'type=B' }, size: 1 } })
  ).json()) as {
    data: { list: { publication_number: string; title: string }[] }
  }
  const { publication_number: number, title } = data.list[0]!
  await own.goto('/assessmentList')
  await own.getByRole('button', { name: '检索', exact: true }).click()
  await expect(own.getByRole('region', { name: '价值评估列表' })).toBeVisible()
  await own.getByRole('combobox', { name: '级别' }).selectOption('C')
  await expect(own).toHaveURL(/patentValuationLevel=C/)
  await own.goto(`/assessmentDetail?id=${number}`)
  await expect(own.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await own.goBack()
  await expect(own.getByRole('combobox', { name: '级别' })).toHaveValue('C')
  await expect(own.getByRole('region', { name: '价值评估列表' })).toBeVisible()
})

test('C.pay.03: beyond the daily limit one report is bought over the page, and shown as left', async ({ own, account }) => {
  // A first purchase would bring a membership as its gift, and with it other limits.
  await inDatabase(
    `INSERT INTO gifts (user_id, type, order_no, product_name, end_time, given_at) VALUES ($1, 4, '0', '周卡', now(), now())`,
    [account.userId],
  )
  // The server of the tests has no limits: what one with limits answers.
  const message = '您每天最多评估 3 次，今天已用完；可按价格表购买单次报告'
  await own.route('**/patentValuation/valueCompany', (route) =>
    route.fulfill({ json: { code: 403, message, data: { error: 'VALUATION_LIMIT', requestId: 'r' } } }),
  )
  let used = 0
  await own.route('**/user/listEntitlements', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { role: 'free', list: [valuations(used)] } } }),
  )
  await own.goto('/assessmentIPR')
  const buy = own.getByRole('button', { name: '购买单次报告 ¥99.00', exact: true })
  await own.getByLabel('企业名称').fill('某公司')
  await expect(buy).toHaveCount(0)
  used = 3
  await own.getByRole('button', { name: '评估', exact: true }).click()
  await expect(own.getByRole('alert')).toContainText(message)
  await expect(own.getByText('单次报告剩余 0 次')).toBeVisible()
  const ordered = own.waitForResponse(/getIprPayOrder/)
  await buy.click()
  await ordered
  const dialog = own.getByRole('dialog', { name: '购买产品' })
  await expect(dialog.getByRole('radio', { name: /企业专利价值评估报告/ })).toBeChecked()
  await payBehind(own, '微信支付')
  await expect(dialog.getByText('支付成功')).toBeVisible()
  await expect(dialog.getByText('已购买：企业专利价值评估报告，现在即可使用')).toBeVisible()
  // The first purchase has a gift, with a button of the same name below.
  await dialog.getByRole('button', { name: '关闭' }).first().click()
  await expect(own.getByText('单次报告剩余 1 次')).toBeVisible()
  await expect(own.getByRole('alert')).toHaveCount(0)
})

/** The row of valuations in the table of capabilities, of a free user who used some today. */
function valuations(used: number) {
  const roles = { guest: 0, free: 3, member: 100, operator: null }
  return { name: 'valuePatents', label: '价值评估', counts: 'usesPerDay', limit: 3, used, refusal: null, roles }
}
