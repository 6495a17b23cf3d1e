import { expect, type Browser, type Page } from '../component-test.ts'
import { test as base } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'
import { aRegisteredAccount, aSignedInAccount, browserOf, logIn, post, type TestAccount } from '../../e2e/accounts/test-accounts.ts'

// The console of the operators: what they do there is what users see.

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
  await expect(ops.getByRole('heading', { level: 1, name: '系统健康' })).toBeVisible()
})

test('an article is written, previewed and saved, and the reader sees it; the second of two operators gets an error', async ({
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

test('a request to close an account is rejected with a reason, another one approved', async ({ ops, own, account }) => {
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

test('an account is created, its password displayed once; it signs in, and is locked', async ({ ops, page }) => {
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

test('dialogs of the console report the error of each field, and focus the first', async ({ ops }) => {
  const dialog = ops.getByRole('dialog')
  await ops.goto('/ops/accounts')
  await ops.getByRole('button', { name: '新建账号' }).click()
  await dialog.getByLabel('手机号码').fill('123')
  await dialog.getByLabel('邮箱（选填）').fill('a')
  await dialog.getByRole('button', { name: '新建账号' }).click()
  for (const problem of ['请输入正确的手机号码', '请输入用户名！', '邮箱格式错误！']) await expect(dialog.getByText(problem)).toBeVisible()
  await expect(dialog.getByLabel('手机号码')).toBeFocused()

  await ops.goto('/ops/dictionaries?type=feedback_type')
  await ops.getByRole('button', { name: '添加条目' }).click()
  await dialog.getByLabel('中文名称').fill('建议')
  await dialog.getByLabel('排序').fill('一')
  await dialog.getByRole('button', { name: '保存' }).click()
  for (const problem of ['请填写值', '请填写英文名称', '排序须为 0 到 1000000 的整数'])
    await expect(dialog.getByText(problem)).toBeVisible()
  await expect(dialog.getByText('请填写中文名称')).toHaveCount(0)
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
  await expect(row.getByText('反馈分类')).toBeVisible()
  await expect(ops.getByText('feedback_type')).toHaveCount(0)
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

test('a service is added, edited and removed, and visitors see it', async ({ ops, page }) => {
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
  await expect(page.getByRole('heading', { level: 1, name: '未找到服务' })).toBeVisible()
})

test('everything is reached with the keyboard, and a dialog gives the focus back', async ({ ops }) => {
  await ops.goto('/ops/feedback')
  await ops.getByRole('link', { name: /^意见反馈/ }).focus()
  for (const _ of [1, 2, 3, 4]) await ops.keyboard.press('Tab')
  await ops.keyboard.press('Enter')
  await expect(ops.getByRole('heading', { level: 1, name: '订单' })).toBeVisible()
  await ops.goto('/ops/accounts')
  const add = ops.getByRole('button', { name: '新建账号' })
  await add.focus()
  await ops.keyboard.press('Enter')
  await expect(ops.getByRole('dialog').getByLabel('手机号码')).toBeFocused()
  await ops.keyboard.press('Escape')
  await expect(ops.getByRole('dialog')).toHaveCount(0)
  await expect(add).toBeFocused()
})

test('background jobs are listed with their schedules, those that failed or run alone on request, and nobody else sees them', async ({
  ops,
  own: page,
}) => {
  await ops.goto('/ops/jobs')
  await expect(ops).toHaveTitle(/后台任务 - 管理后台/)
  const row = ops.getByRole('row', { name: /settle-payments/ })
  for (const text of ['处理支付与退款', '每分钟']) await expect(row).toContainText(text)
  await expect(row).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:00/)
  await ops.getByLabel('仅看异常与进行中').click()
  await expect(ops).toHaveURL(/state=open/)
  await expect(ops.getByRole('row', { name: /purge-api-uses/ })).toHaveCount(0)
  await page.goto('/ops/jobs')
  await expect(page.getByText('没有权限')).toBeVisible()
})

test('the console opens with what is wrong with the installation and what to do, as the doctor reports it', async ({ ops }) => {
  await ops.goto('/ops')
  await expect(ops).toHaveTitle(/系统健康 - 管理后台/)
  await expect(ops.getByRole('list', { name: '需要处理' })).toContainText('npm run ops -- backup')
  await expect(ops.getByText('磁盘可用')).toBeVisible()
  await expect(ops.getByRole('row', { name: /数据库/ })).toContainText(/\d (?:k|M)B/)
})
