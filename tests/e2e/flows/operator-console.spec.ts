import { expect, type Browser, type Page } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'
import { test as base } from '../accounts/own-page.ts'
import { HAS_DATABASE, inDatabase } from '../accounts/server-database.ts'
import { aSignedInAccount, browserOf, post, type TestAccount } from '../accounts/test-accounts.ts'

// The console of the operators: what they do there is what users see.

// Skipped against a server from elsewhere, whose database the flows cannot reach.
base.skip(!HAS_DATABASE, 'needs the database of the server under test')

interface Fixtures {
  /** A page of an operator. */
  readonly ops: Page
}

const test = base.extend<Fixtures>({
  ops: async ({ browser, baseURL }, provide) => {
    const context = await anOperator(browser, baseURL)
    await provide(await context.newPage())
    await context.close()
  },
})

async function anOperator(browser: Browser, baseURL: string | undefined) {
  const account = await aSignedInAccount()
  await inDatabase(`UPDATE users SET role = 'operator' WHERE id = $1`, [account.userId])
  return browserOf(browser, baseURL, account)
}

type SignedIn = TestAccount & { readonly token: string }

/** A blue picture of 8 by 8. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWNQDNiKFTEMLQkAk2xJgaIyhh4AAAAASUVORK5CYII='

/** Gives feedback with a picture. */
async function sendFeedback(page: Page, { token, telephone }: SignedIn, content: string): Promise<void> {
  const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') }
  const uploaded = await page.request.post('/api/sms/oss/upload', { headers: { token }, multipart: { file } })
  const { url } = ((await uploaded.json()) as { data: { url: string } }).data
  const given = await post(page.request, '/api/user/feedback/add', { type: 2, content, picturePath: url, contact: telephone }, { token })
  expect(given.code).toBe(200)
}

test('feedback is answered where it stands, and its user sees the answer', async ({ ops, own, account }) => {
  const complaint = `附图加载失败 ${account.telephone}`
  await sendFeedback(own, account, complaint)
  await ops.goto(`/ops/feedback?text=${account.telephone}`)
  const card = ops.getByRole('listitem').filter({ hasText: complaint })
  await expect(card.getByRole('img', { name: '图片 1' })).toBeVisible()
  await expect(card.getByRole('button', { name: '发送答复' })).toBeDisabled()
  await card.getByLabel('答复').fill('已经修复，谢谢。')
  await card.getByRole('button', { name: '发送答复' }).click()
  await expect(ops.getByText(`已答复 ${account.nick}`)).toBeVisible()
  await expect(ops.getByText('没有符合条件的内容')).toBeVisible()
  await ops.getByLabel('状态').selectOption('已答复')
  await expect(ops.getByRole('listitem').filter({ hasText: complaint })).toContainText('已经修复，谢谢。')
  await own.goto('/helpCenter?panel=feedbackHistory')
  await expect(own.getByText('已经修复，谢谢。')).toBeVisible()
  await own.goto('/notification')
  await expect(own.getByText('您的反馈已答复').first()).toBeVisible()
})

test('the service line, a QR code and the offer of the home page are set, rejected if invalid, and reset', async ({ ops, page }) => {
  const phone = `400-${String(Date.now()).slice(-7)}`
  const group = (name: string) => ops.getByRole('form', { name })
  await ops.goto('/ops/settings')
  const service = group('服务热线与在线咨询')
  await expect(service.getByRole('button', { name: '保存' })).toBeDisabled()
  await service.getByLabel('服务热线').fill(phone)
  await service.getByLabel('在线咨询地址').fill('javascript:alert(1)')
  await service.getByRole('button', { name: '保存' }).click()
  await expect(service.getByRole('alert')).toHaveText('在线咨询地址 须为以 http:// 或 https:// 开头的地址')
  await expect(service.getByLabel('服务热线')).toHaveValue(phone)
  await service.getByLabel('在线咨询地址').fill('https://chat.example.com/')
  await service.getByRole('button', { name: '保存' }).click()
  await expect(service.getByRole('alert')).toHaveCount(0)
  await group('二维码').getByLabel('微信咨询').fill('https://example.com/kf')
  await group('二维码').getByRole('button', { name: '保存' }).click()
  await expect(group('二维码').getByRole('img', { name: '微信咨询' })).toBeVisible()
  const offer = group('首页限时活动')
  await offer.getByLabel('开启活动').check()
  await offer.getByLabel('活动名称（中文）').fill('周年活动')
  await offer.getByLabel('活动价格（元）').fill('19.9')
  await offer.getByLabel('结束时间（北京时间）').fill('2099-12-31T23:59:59')
  await offer.getByRole('button', { name: '保存' }).click()
  await expect(offer.getByText('展示中')).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: new RegExp(phone) })).toBeVisible()
  await expect(page.getByRole('region', { name: '周年活动' })).toContainText('19.90')
  await expect(page.getByRole('complementary', { name: '工具条' }).getByRole('button', { name: '微信咨询' })).toBeVisible()

  for (const name of ['服务热线', '在线咨询地址']) await service.getByRole('button', { name: `恢复${name}` }).click()
  await group('二维码').getByRole('button', { name: '恢复微信咨询' }).click()
  for (const name of ['开启活动', '活动名称（中文）', '活动价格（元）', '结束时间（北京时间）'])
    await offer.getByRole('button', { name: `恢复${name}` }).click()
  await expect(offer.getByText('未开启，不展示')).toBeVisible()
  await expect(ops.getByRole('button', { name: /^恢复/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(phone)).toHaveCount(0)
  await expect(page.getByRole('region', { name: '周年活动' })).toHaveCount(0)
})

/** Pages of the console. */
const PAGES = [
  'feedback',
  'bookings',
  'enquiries',
  'cancellations',
  'articles',
  'articles/41',
  'services',
  'services/10801',
  'dictionaries',
  'synonyms',
  'settings',
  'accounts',
  'imports',
]

test('each page of the console has one heading, a title of its own, and nothing axe finds', async ({ ops }) => {
  for (const name of PAGES) {
    await test.step(name, async () => {
      await ops.goto(`/ops/${name}`)
      await expect.soft(ops.getByRole('heading', { level: 1 }), name).toHaveCount(1)
      await expect.soft(ops, name).toHaveTitle(/ - 管理后台 - 格致$/)
      expect.soft(await seriousViolations(ops), name).toEqual([])
    })
  }
})
