import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

test('a question is answered with passages, answered again and deleted (G190, navigation.10)', async ({ own }) => {
  await own.goto('/aiChat')
  await expect(own.getByText('还没有对话')).toBeVisible()
  await own.getByRole('button', { name: /检索专利/ }).click()
  const field = own.getByLabel('问题', { exact: true })
  await expect(field).toHaveValue('2018 年以后石墨烯电池的有效专利')
  await field.fill('石墨烯')
  await own.getByRole('button', { name: '发送' }).click()
  const log = own.getByRole('log')
  await expect(log.getByText(/共找到 \d+ 件专利/)).toBeVisible()
  const source = log.getByRole('link', { name: /^在原文中打开：CN/ }).first()
  await expect(source).toHaveAttribute('href', /\/searchDetail\?id=CN\d+[A-Z]\d?&passage=/)
  await expect(log.getByRole('link', { name: '打开结果列表' })).toHaveAttribute('href', /\/resultList\?q=/)
  await own.getByRole('button', { name: '重新回答' }).click()
  await expect(log.getByText(/共找到 \d+ 件专利/)).toHaveCount(1)
  await own.getByRole('button', { name: '重命名“石墨烯”' }).first().click()
  await own.getByLabel('名称').fill('碳材料')
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByRole('heading', { name: '碳材料', level: 1 })).toBeVisible()
  await field.fill('未发送的问题')
  await own.getByRole('button', { name: '删除“碳材料”' }).first().click()
  await expect(own.getByText('对话已删除')).toBeVisible()
  await own.getByRole('button', { name: '撤销' }).click()
  await expect(own.getByRole('link', { name: /碳材料/ })).toBeVisible()
})

test('Enter sends, but not within an input method; a blank of a suggestion is not sent', async ({ own }) => {
  await own.goto('/patentedAi/homePage')
  const field = own.getByLabel('问题', { exact: true })
  await own.getByRole('button', { name: /解读权利要求/ }).click()
  await expect(field).toHaveValue('【公开号】的权利要求')
  await field.press('Enter')
  await expect(field).toHaveValue('【公开号】的权利要求')
  await field.fill('CN199999999X 的权利要求')
  await field.press('Enter')
  await expect(
    own
      .getByRole('log')
      .getByText(/CN199999999X/)
      .first(),
  ).toBeVisible()
  await expect(own).toHaveURL(/\/aiChat\?id=/)
})

test('a visitor logs in to ask, and the question stays (G190, router.13)', async ({ page }) => {
  await page.goto('/aiChat')
  const field = page.getByLabel('问题', { exact: true })
  await expect(page.getByText('登录后可以提问')).toBeVisible()
  await field.fill('石墨烯')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
  await expect(field).toHaveValue('石墨烯')
})

test('the purchase opens if no question is left, for a member too (G190)', async ({ own }) => {
  const message = '您的会员权益每天最多可免费提问 20 次'
  await own.route('**/api/ai/topic/send', (route) =>
    route.fulfill({ status: 403, json: { code: 403, message, data: { error: 'MEMBER_LIMIT', requestId: '1' } } }),
  )
  await own.goto('/aiChat')
  await own.getByLabel('问题', { exact: true }).fill('石墨烯')
  await own.getByRole('button', { name: '发送' }).click()
  await expect(own.getByRole('dialog').getByRole('img', { name: '微信支付二维码' })).toBeVisible()
})
