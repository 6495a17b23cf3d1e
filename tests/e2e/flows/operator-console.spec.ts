import { expect, type Browser, type Page } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'
import { test as base } from '../accounts/own-page.ts'
import { HAS_DATABASE, inDatabase } from '../accounts/server-database.ts'
import { aRegisteredAccount, aSignedInAccount, browserOf, logIn, post, type TestAccount } from '../accounts/test-accounts.ts'

// The console of the operators: what they do there is what users see.

// Skipped against a server from elsewhere, whose database the flows cannot reach.
base.skip(!HAS_DATABASE, 'needs the database of the server under test')

interface Fixtures {
  /** A page of an operator. */
  readonly ops: Page
}

const test = base.extend<Fixtures>({
  ops: async ({ browser, baseURL }, give) => {
    const context = await anOperator(browser, baseURL)
    await give(await context.newPage())
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
async function giveFeedback(page: Page, { token, telephone }: SignedIn, content: string): Promise<void> {
  const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') }
  const uploaded = await page.request.post('/api/sms/oss/upload', { headers: { token }, multipart: { file } })
  const { url } = ((await uploaded.json()) as { data: { url: string } }).data
  const given = await post(page.request, '/api/user/feedback/add', { type: 2, content, picturePath: url, contact: telephone }, { token })
  expect(given.code).toBe(200)
}

test('a visitor signs in first and comes back; another user has no rights and sees nothing of the console', async ({
  page,
  own,
  account,
}) => {
  await page.goto('/ops/accounts')
  await expect(page).toHaveURL(/\/login/)
  const operator = await aRegisteredAccount(page.request)
  await inDatabase(`UPDATE users SET role = 'operator' WHERE id = $1`, [operator.userId])
  await logIn(page, operator.telephone)
  await expect(page).toHaveURL(/\/ops\/accounts$/)
  await expect(page.getByRole('heading', { level: 1, name: '账号' })).toBeVisible()
  await own.goto('/ops/accounts')
  await expect(own.getByRole('heading', { name: '没有权限' })).toBeVisible()
  await expect(own.getByRole('navigation', { name: '管理后台' })).toHaveCount(0)
  await expect(own.locator('main')).not.toContainText(account.telephone)
  expect((await post(own.request, '/api/user/ops/account/list', {}, { token: account.token })).code).toBe(403)
})

test('the menu of the account leads operators to the console, and nobody else', async ({ ops, own }) => {
  for (const [page, entries] of [
    [ops, 1],
    [own, 0],
  ] as const) {
    await page.goto('/')
    const facts = page.waitForResponse(/findUserInformation/)
    await page.getByRole('button', { name: /^账号：/ }).click()
    await facts
    await expect(page.getByRole('link', { name: '用户中心' })).toBeVisible()
    await expect(page.getByRole('link', { name: '管理后台' })).toHaveCount(entries)
  }
  await ops.getByRole('link', { name: '管理后台' }).click()
  await expect(ops.getByRole('heading', { level: 1, name: '意见反馈' })).toBeVisible()
})

test('feedback is answered where it stands, and its user sees the answer', async ({ ops, own, account }) => {
  const said = `附图打不开 ${account.telephone}`
  await giveFeedback(own, account, said)
  await ops.goto(`/ops/feedback?text=${account.telephone}`)
  const card = ops.getByRole('listitem').filter({ hasText: said })
  await expect(card.getByRole('img', { name: '图片 1' })).toBeVisible()
  await expect(card.getByRole('button', { name: '发送答复' })).toBeDisabled()
  await card.getByLabel('答复').fill('已经修复，谢谢。')
  await card.getByRole('button', { name: '发送答复' }).click()
  await expect(ops.getByText(`已答复 ${account.nick}`)).toBeVisible()
  await expect(ops.getByText('没有符合条件的内容')).toBeVisible()
  await ops.getByLabel('状态').selectOption('已答复')
  await expect(ops.getByRole('listitem').filter({ hasText: said })).toContainText('已经修复，谢谢。')
  await own.goto('/helpCenter?panel=feedbackHistory')
  await expect(own.getByText('已经修复，谢谢。')).toBeVisible()
  await own.goto('/notification')
  await expect(own.getByText('您的反馈已答复').first()).toBeVisible()
})

test('an article is written, previewed and saved, and the reader sees it; the second of two operators is told', async ({
  ops,
  page,
  browser,
  baseURL,
}) => {
  const revised = `键盘操作 ${Date.now()}`
  const second = await anOperator(browser, baseURL)
  const other = await second.newPage()
  await other.goto('/ops/articles/62')
  await ops.goto('/ops/articles?section=function&text=keyboard')
  await ops.getByRole('row', { name: /^62 / }).getByRole('link').click()
  const chinese = ops.getByRole('region', { name: '中文' })
  await expect(ops.getByRole('button', { name: '保存' })).toBeDisabled()
  await chinese.getByLabel('标题').fill(revised)
  await chinese
    .getByLabel('正文')
    .fill('按 `?` 看全部快捷键。\n\n<script>document.title = "x"</script><img src="https://evil.example/x.png" onerror="document.title=1">')
  await ops.getByRole('button', { name: '预览' }).click()
  await expect(chinese.getByRole('article')).toContainText('看全部快捷键')
  await expect(chinese.locator('script, img')).toHaveCount(0)
  await ops.getByRole('button', { name: '保存' }).click()
  await expect(ops.getByText('已修改', { exact: true })).toBeVisible()
  await page.goto('/hleparticulars?id=62')
  await expect(page.getByRole('heading', { level: 1, name: revised })).toBeVisible()
  await expect(page.locator('main')).toContainText('看全部快捷键')
  await expect(page.locator('main script, main img[src*="evil"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^[x1]$/)

  await other.getByRole('region', { name: '英文' }).getByLabel('标题').fill('Keys')
  await other.getByRole('button', { name: '保存' }).click()
  await expect(other.getByRole('alert')).toContainText('其他管理员已修改这篇文章')
  await other.getByRole('button', { name: '载入最新版本' }).click()
  await expect(other.getByRole('region', { name: '中文' }).getByLabel('标题')).toHaveValue(revised)
  await second.close()

  await ops.getByRole('button', { name: '恢复初始内容' }).click()
  await ops.getByRole('dialog').getByRole('button', { name: '恢复初始内容' }).click()
  await expect(ops.getByText('已恢复初始内容')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: revised })).toHaveCount(0)
})

test('a new article is hidden until it is published, and hidden again', async ({ ops, page }) => {
  await ops.goto('/ops/articles/new')
  for (const [side, title] of [
    ['中文', '停机通知'],
    ['英文', 'Maintenance'],
  ] as const) {
    await ops.getByRole('region', { name: side }).getByLabel('标题').fill(title)
    await ops.getByRole('region', { name: side }).getByLabel('正文').fill(title)
  }
  await ops.getByRole('button', { name: '保存' }).click()
  await expect(ops).toHaveURL(/\/ops\/articles\/\d{6}$/)
  const id = /\d{6}$/.exec(ops.url())![0]
  const read = async () => (await post(page.request, '/api/search/sysadmin/detail/detailInfo', { id: Number(id) })).code
  expect(await read()).toBe(404)
  await ops.getByRole('button', { name: '发布' }).click()
  await expect(ops.getByText('已发布', { exact: true }).first()).toBeVisible()
  expect(await read()).toBe(200)
  await ops.getByRole('button', { name: '下线' }).click()
  await expect(ops.getByText('未发布', { exact: true })).toBeVisible()
  expect(await read()).toBe(404)
})

test('a request to close an account is refused with a reason, another one granted', async ({ ops, own, account }) => {
  const ask = async ({ userId }: TestAccount) =>
    inDatabase(`INSERT INTO cancellations (user_id, reasons, created_at) VALUES ($1, '不再使用', now())`, [userId])
  await ask(account)
  const leaving = await aSignedInAccount()
  await ask(leaving)
  await ops.goto('/ops/cancellations')
  await ops
    .getByRole('row', { name: new RegExp(account.nick) })
    .getByRole('button', { name: '驳回' })
    .click()
  await ops
    .getByRole('dialog')
    .getByLabel(/驳回原因/)
    .fill('尚有未完成的订单。')
  await ops.getByRole('dialog').getByRole('button', { name: '驳回' }).click()
  await expect(ops.getByText('申请已驳回')).toBeVisible()
  await ops
    .getByRole('row', { name: new RegExp(leaving.nick) })
    .getByRole('button', { name: '同意注销' })
    .click()
  await ops.getByRole('dialog').getByRole('button', { name: '同意注销' }).click()
  await expect(ops.getByText('账号已注销')).toBeVisible()
  await expect(ops.getByRole('row', { name: new RegExp(leaving.nick) })).toHaveCount(0)
  await own.goto('/notification')
  await expect(own.getByText('尚有未完成的订单。').first()).toBeVisible()
  expect((await post(own.request, '/api/user/user/findUserInformation', {}, { token: leaving.token })).code).toBe(996)
})

test('an account is made, its password told once; it signs in, and is locked', async ({ ops, page }) => {
  const telephone = `137${String(Date.now()).slice(-8)}`
  await ops.goto('/ops/accounts')
  await ops.getByRole('button', { name: '新建账号' }).click()
  const dialog = ops.getByRole('dialog')
  await dialog.getByLabel('手机号码').fill(telephone)
  await dialog.getByLabel('用户名').fill(`新${telephone}`)
  await dialog.getByRole('button', { name: '新建账号' }).click()
  const password = (await dialog.getByTestId('password').textContent())!.trim()
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await page.goto('/login')
  await logIn(page, telephone, password)
  await expect(page).not.toHaveURL(/login/)
  await ops.getByLabel('用户名、手机号码或邮箱').fill(telephone)
  const row = ops.getByRole('row', { name: new RegExp(telephone) })
  await row.getByRole('button', { name: '停用' }).click()
  await ops.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  await expect(row.getByText('已停用')).toBeVisible()
})

test('dictionaries and synonyms are changed', async ({ ops, page }) => {
  const label = `建议${String(Date.now()).slice(-6)}`
  await ops.goto('/ops/dictionaries?type=feedback_type')
  await ops.getByRole('button', { name: '添加条目' }).click()
  const dialog = ops.getByRole('dialog')
  await dialog.getByLabel('值', { exact: true }).fill(label)
  await dialog.getByLabel('中文名称').fill(label)
  await dialog.getByLabel('英文名称').fill('Idea')
  await dialog.getByRole('button', { name: '保存' }).click()
  const row = ops.getByRole('row', { name: new RegExp(label) })
  await expect(row).toBeVisible()
  const shown = async () =>
    (await post<{ dictValue: string }[]>(page.request, '/api/search/sysadmin/dict/selectDict', { dictType: 'feedback_type' })).data.map(
      ({ dictValue }) => dictValue,
    )
  expect(await shown()).toContain(label)
  await row.getByRole('button', { name: '删除' }).click()
  await ops.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(row).toHaveCount(0)
  expect(await shown()).not.toContain(label)

  await ops.goto('/ops/synonyms')
  await ops.getByRole('button', { name: '添加同义词' }).click()
  await ops.getByRole('dialog').getByRole('textbox').fill(`${label}甲，${label}乙`)
  await ops.getByRole('dialog').getByRole('button', { name: '添加同义词' }).click()
  await ops.getByLabel('查找词').fill(`${label}乙`)
  await expect(ops.getByRole('listitem')).toHaveText([`${label}乙`, `${label}甲`].toSorted())
})

test('the service line, a QR code and the offer of the home page are set, refused where they cannot be used, and given back', async ({
  ops,
  page,
}) => {
  const phone = `400-${String(Date.now()).slice(-7)}`
  const group = (name: string) => ops.getByRole('form', { name })
  await ops.goto('/ops/settings')
  const service = group('服务热线与在线客服')
  await expect(service.getByRole('button', { name: '保存' })).toBeDisabled()
  await service.getByLabel('服务电话').fill(phone)
  await service.getByLabel('在线客服地址').fill('javascript:alert(1)')
  await service.getByRole('button', { name: '保存' }).click()
  await expect(service.getByRole('alert')).toHaveText('在线客服地址 须为以 http:// 或 https:// 开头的地址')
  await expect(service.getByLabel('服务电话')).toHaveValue(phone)
  await service.getByLabel('在线客服地址').fill('https://chat.example.com/')
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

  for (const name of ['服务电话', '在线客服地址']) await service.getByRole('button', { name: `恢复${name}` }).click()
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

test('a service is added, worded anew and removed, and visitors see it', async ({ ops, page }) => {
  const name = `专利导航${String(Date.now()).slice(-6)}`
  await ops.goto('/ops/services')
  await ops.getByRole('link', { name: '新建服务' }).click()
  for (const [language, words] of [
    ['中文', [name, '为产业做专利导航。', '服务内容', '导航报告\n\n专利地图']],
    ['英文', ['Navigation', 'For industries.', 'What it covers', 'A report']],
  ] as const) {
    const side = ops.getByRole('region', { name: language })
    await side.getByLabel('名称').fill(words[0])
    await side.getByLabel('简介').fill(words[1])
    await side.getByLabel('小标题').fill(words[2])
    await side.getByLabel('内容，每行一项').fill(words[3])
  }
  await ops.getByRole('button', { name: '保存' }).click()
  await ops.getByRole('link', { name }).click()
  await expect(ops.getByRole('heading', { level: 1, name })).toBeVisible()
  await ops.getByRole('region', { name: '中文' }).getByLabel('简介').fill('<b>为企业</b>做专利导航。')
  await ops.getByRole('button', { name: '保存' }).click()
  await expect(ops.getByRole('row', { name: new RegExp(name) })).toContainText('<b>为企业</b>做专利导航。')

  await page.goto('/patent-service')
  await page.getByRole('link', { name: `了解详情：${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('<b>为企业</b>做专利导航。').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '专利地图' })).toBeVisible()

  await ops
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: '删除' })
    .click()
  await ops.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(ops.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '没有这项服务' })).toBeVisible()
})

test('everything is reached with the keyboard, and a dialog gives the focus back', async ({ ops }) => {
  await ops.goto('/ops/feedback')
  await ops.getByRole('link', { name: /^意见反馈/ }).focus()
  for (const _ of [1, 2, 3]) await ops.keyboard.press('Tab')
  await ops.keyboard.press('Enter')
  await expect(ops.getByRole('heading', { level: 1, name: '文章' })).toBeVisible()
  await ops.goto('/ops/accounts')
  const add = ops.getByRole('button', { name: '新建账号' })
  await add.focus()
  await ops.keyboard.press('Enter')
  await expect(ops.getByRole('dialog').getByLabel('手机号码')).toBeFocused()
  await ops.keyboard.press('Escape')
  await expect(ops.getByRole('dialog')).toHaveCount(0)
  await expect(add).toBeFocused()
})

for (const name of [
  'feedback',
  'bookings',
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
]) {
  test(`/ops/${name} has one heading, a title of its own, and nothing axe finds`, async ({ ops }) => {
    await ops.goto(`/ops/${name}`)
    await expect(ops.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(ops).toHaveTitle(/ - 管理后台 - 格致$/)
    expect(await seriousViolations(ops)).toEqual([])
  })
}
