import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'

/** Creates a key over its dialog and returns its secret. */
async function createKey(own: Parameters<Parameters<typeof test>[2]>[0]['own'], name: string): Promise<string> {
  await own.goto('/manageApiList')
  await own.getByRole('button', { name: '创建密钥', exact: true }).click()
  const dialog = own.getByRole('dialog')
  await dialog.getByLabel('名称').fill(name)
  await dialog.getByRole('button', { name: '创建密钥', exact: true }).click()
  await expect(own.getByRole('dialog')).toContainText('请立即复制并妥善保存')
  const secret = (await own.getByRole('dialog').locator('code').textContent()) ?? ''
  await own.getByRole('button', { name: '我已保存' }).click()
  return secret
}

test('router.30: a key is shown once, calls the API from the test page, is counted on the board, and is revoked', async ({ own }) => {
  await own.goto('/manageApiList')
  await expect(own.getByText('还没有密钥')).toBeVisible()
  const secret = await createKey(own, '分析程序')
  expect(secret).toMatch(/^gz_[\w-]{43}$/)
  await expect(own.getByRole('row', { name: /分析程序/ })).toContainText(`${secret.slice(0, 8)}…`)
  await expect(own.getByText(secret)).toHaveCount(0)
  await own.goto('/apiTest')
  await own.getByLabel('密钥').fill(secret)
  await own.getByRole('button', { name: '发送' }).click()
  await expect(own.getByRole('region', { name: '响应' })).toContainText('200')
  await expect(own.getByRole('region', { name: '响应' })).toContainText('totalRelation')
  await own.getByLabel(/^q/).fill('TI=(')
  await own.getByRole('button', { name: '发送' }).click()
  await expect(own.getByRole('region', { name: '响应' })).toContainText('QUERY_SYNTAX')
  await own.goto('/manageApiBoard')
  await expect(own.getByRole('region', { name: '按接口' }).getByRole('row', { name: '专利检索 1 1' })).toBeVisible()
  await expect(own.getByRole('region', { name: '按密钥' }).getByRole('row', { name: '分析程序 1 1' })).toBeVisible()
  await own.goto('/manageApiList')
  await own.getByRole('button', { name: '吊销：分析程序' }).click()
  await own.getByRole('dialog').getByRole('button', { name: '吊销', exact: true }).click()
  await expect(own.getByText('还没有密钥')).toBeVisible()
  const rejected = await own.request.get('/api/v1/patents?q=a', { headers: { authorization: `Bearer ${secret}` } })
  expect(rejected.status()).toBe(401)
})

test('a key needs a name, a scope, and addresses that can be read', async ({ own }) => {
  await own.goto('/manageApiList')
  await own.getByRole('button', { name: '创建密钥', exact: true }).click()
  const dialog = own.getByRole('dialog')
  const create = dialog.getByRole('button', { name: '创建密钥', exact: true })
  await create.click()
  await expect(dialog.getByText('请输入名称')).toBeVisible()
  await dialog.getByLabel('名称').fill('程序')
  for (const scope of ['专利', '商标', '企业', '图像检索', '监控', '批量导出', 'MCP 工具'])
    await dialog.getByRole('checkbox', { name: scope }).uncheck()
  await create.click()
  await expect(dialog.getByText('请至少选择一项权限')).toBeVisible()
  await dialog.getByRole('checkbox', { name: '专利' }).check()
  await dialog.getByLabel('允许的 IP').fill('10.0.0.0/40')
  await create.click()
  await expect(dialog.getByText(/须为 IP 地址或 CIDR 网段/)).toBeVisible()
})

test('products.04, products.10: packs are listed with what is used, and the purchase opens', async ({ own, account }) => {
  await own.goto('/manageApiEquity')
  await expect(own.getByText('没有可用的 API 包')).toBeVisible()
  await own.getByRole('button', { name: '购买 API 包 ¥999' }).click()
  await expect(own.getByRole('dialog')).toContainText('API 包')
  await inDatabase(
    "INSERT INTO packs (source, user_id, type, product_name, total, used, start_time, end_time) VALUES ($1, $2, 'API', 'API 包', 10000, 40, now() - interval '1 day', now() + interval '1 year')",
    [`order:test-${account.userId}`, account.userId],
  )
  await own.goto('/manageApiEquity')
  await expect(own.getByRole('row', { name: /API 包/ })).toContainText('40 / 10,000')
})

test('router.16, router.31: operations are listed and described to everybody', async ({ page }) => {
  await page.goto('/publicApiService')
  await page.getByRole('link', { name: /\/status/ }).click()
  await expect(page).toHaveURL(/\/publicApiServiceDetail\/7$/)
  await expect(page.getByRole('heading', { name: '法律状态', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: '请求参数' }).getByRole('row', { name: /number/ })).toContainText('必填')
  await page.getByRole('button', { name: 'Python' }).click()
  await expect(page.getByRole('region', { name: '示例' })).toContainText('import requests')
  await page.getByRole('link', { name: '测试此接口' }).click()
  await expect(page.getByLabel('接口')).toHaveValue('7')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('alert')).toContainText('请输入密钥')
  await page.goto('/publicApiServiceDetail?id=2')
  await expect(page.getByRole('heading', { name: '专利详情', level: 1 })).toBeVisible()
  await page.goto('/publicApiServiceDetail/999')
  await expect(page.getByRole('heading', { name: '没有这个接口' })).toBeVisible()
})
