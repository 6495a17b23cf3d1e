import { createHash } from 'node:crypto'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { HAS_DATABASE, inDatabase } from '../accounts/server-database.ts'
import { aSignedInAccount, browserOf, stored, type TestAccount } from '../accounts/test-accounts.ts'

// What users do with their own account, signed in from the start.

const test = base.extend<{ account: TestAccount & { token: string }; own: Page }>({
  // oxlint-disable-next-line no-empty-pattern
  account: async ({}, give) => give(await aSignedInAccount()),
  own: async ({ browser, baseURL, account }, give) => {
    const context = await browserOf(browser, baseURL, account)
    await give(await context.newPage())
    await context.close()
  },
})

test.skip(!HAS_DATABASE, 'needs the database of the server under test')

const PAGES = {
  personals: '个人信息',
  email: '修改邮箱',
  phone: '修改手机',
  address: '修改地址',
  organization: '修改单位',
  industry: '修改行业',
  changepassword: '修改密码',
  userNick: '修改用户名',
  usertype: '修改用户类型',
  occupation: '修改职业',
} as const

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

async function outbox(page: Page, to: string): Promise<{ code: string; text: string }> {
  const answer = (await (await page.request.get(`/api/dev/outbox?to=${to}`)).json()) as { data: { list: { code: string; text: string }[] } }
  return answer.data.list[0]!
}

/** A second code within the minute would ask for a captcha: the one that was sent counts as older. */
async function letWaitEnd(telephone: string): Promise<void> {
  await inDatabase(`UPDATE sms_codes SET created_at = created_at - interval '61 seconds' WHERE telephone = $1`, [telephone])
}

async function sendCodeTo(page: Page, place: Page | Locator, label: string, telephone: string): Promise<string> {
  await place.getByLabel(label).fill(telephone)
  const sent = page.waitForResponse((response) => response.url().endsWith('/sendCode'))
  await place.getByRole('button', { name: /获取验证码|重新发送/ }).click()
  expect(((await (await sent).json()) as { code: number }).code).toBe(200)
  return (await outbox(page, telephone)).code
}

test('B.router.09: /user leads to the profile, /personalHome to the overview, what is not there to /404', async ({ own }) => {
  await own.goto('/user')
  await expect(own).toHaveURL(/\/user\/profile$/)
  await expect(own).toHaveTitle('个人资料 - 格致')
  await own.goto('/personalHome')
  await expect(own).toHaveURL(/\/personalHome\/personals$/)
  for (const path of ['/user/download', '/user/orderCenter', '/personalHome/nothing']) {
    await own.goto(path)
    await expect(own, path).toHaveURL(/\/404$/)
  }
})

test('B.router.11: the personal home has ten pages, all in its menu', async ({ own }) => {
  for (const [path, title] of Object.entries(PAGES)) {
    await own.goto(`/personalHome/${path}`)
    await expect(own).toHaveTitle(`${title} - 格致`)
    await expect(own.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(own.getByRole('navigation', { name: '用户中心' }).getByRole('link', { name: title })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(own.getByRole('navigation', { name: '用户中心' }).locator('[aria-current]')).toHaveCount(1)
  }
})

test('a visitor is sent to the login, and the page is kept to come back to', async ({ page }) => {
  for (const path of ['/personalHome/email', '/user/profile?tab=security']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
    expect(await stored(page, 'loginRedirectPath')).toEqual([path])
  }
})

test('B.login.23: the phone is shown masked, everywhere', async ({ own, account }) => {
  await own.goto('/user/profile?tab=security')
  await expect(own.locator('nav [aria-current=page]').filter({ hasNotText: '专利' })).toHaveText(['账号安全'])
  const masked = `${account.telephone.slice(0, 3)}****${account.telephone.slice(-4)}`
  await expect(own.getByText(masked)).toHaveCount(2)
  await own.getByRole('button', { name: `账号：${account.nick}` }).click()
  await expect(own.getByText(masked)).toHaveCount(3)
  expect((await own.content()).replaceAll(account.nick, '')).not.toContain(account.telephone.slice(3, 7))
})

test('B.roles.18 B.roles.19: a member sees until when, the latest of the products, as a date', async ({ own, account }) => {
  await own.clock.install()
  await own.goto('/user/profile')
  await expect(own.getByText('免费用户')).toBeVisible()
  for (const end of ['2099-05-01 10:00:00+08', '2099-12-31 10:00:00+08', '2099-07-01 10:00:00+08']) {
    await inDatabase(
      `INSERT INTO user_products (user_id, product_name, search_count, start_time, end_time) VALUES ($1, '年卡', 10000, now() - interval '1 day', $2)`,
      [account.userId, end],
    )
  }
  await own.clock.runFor(12_000)
  await expect(own.getByText('会员有效期至 2099-12-31', { exact: true })).toBeVisible()
})

test('B.roles.01 B.profile.08 B.profile.11: the profile offers five user types and the professions of the server, and keeps what is chosen', async ({
  own,
  account,
}) => {
  await own.goto('/user/profile')
  const types = own.getByLabel('用户类型').getByRole('option')
  await expect(types).toHaveText(['请选择', '个人', '企业', '高校', '政府', '科研院所'])
  await expect(own.getByLabel('行业').getByRole('option')).toHaveCount(14)
  await own.getByLabel('用户名').fill('')
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByText('请输入用户名！')).toBeVisible()
  await own.getByLabel('用户名').fill(`新${account.nick}`)
  await own.getByLabel('用户类型').selectOption('科研院所')
  await own.getByLabel('行业').selectOption('专利代理师')
  await own.getByLabel('职业').fill('工程师')
  await own.getByLabel('单位').fill('格致研究所')
  await own.getByLabel('省份').selectOption('广东省')
  await own.getByLabel('城市').selectOption('深圳市')
  await own.getByLabel('区县').selectOption('南山区')
  await own.getByLabel('详细地址').pressSequentially('科技园 1 号')
  const sent = own.waitForRequest((request) => request.url().endsWith('/updateUserInfo'))
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByText('修改成功')).toBeVisible()
  expect((await sent).postDataJSON()).toEqual({
    nick: `新${account.nick}`,
    userType: 5,
    profession: '3',
    occupation: '工程师',
    organization: '格致研究所',
    address: '广东省 深圳市 南山区 科技园 1 号',
  })
  await expect(own.getByRole('button', { name: `账号：新${account.nick}` })).toBeVisible()
  await own.goto('/personalHome/personals')
  for (const fact of ['科研院所', '专利代理师', '工程师', '格致研究所', '广东省 深圳市 南山区 科技园 1 号']) {
    await expect(own.getByText(fact)).toBeVisible()
  }
})

test('a name that is taken is said at its field; a field page leads back to the overview', async ({ own }) => {
  const other = await aSignedInAccount()
  await own.goto('/personalHome/userNick')
  await own.getByLabel('用户名').fill(other.nick)
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByText('用户名已存在！')).toBeVisible()
  await own.goto('/personalHome/occupation')
  await own.getByLabel('职业').fill('律师')
  await own.getByLabel('职业').press('Enter')
  await expect(own).toHaveURL(/\/personalHome\/personals$/)
  await expect(own.getByText('律师')).toBeVisible()
})

test('a picture is cut to a square, shown in the header and removed again; other files are refused', async ({ own }) => {
  await own.goto('/personalHome/personals')
  const file = own.getByLabel('上传头像', { exact: true }).and(own.locator('input'))
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(own.getByRole('alert')).toHaveText('上传文件格式必须为jpg/png/jpeg')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(own.getByRole('alert')).toHaveText('上传文件格式必须为jpg/png/jpeg')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(own.getByRole('alert')).toHaveText('上传文件大小不能超过5M!')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await aPicture(own) })
  await expect(own.getByText('修改成功')).toBeVisible()
  const shown = own.locator('header img[src^="/api/sms/oss/file"]')
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([256, 256])
  await own.getByRole('button', { name: '移除头像' }).click()
  await expect(shown).toHaveCount(0)
})

/** A png of 600 by 400. */
async function aPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 400
    canvas.getContext('2d')!.fillRect(0, 0, 300, 400)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1]!, 'base64')
}

test('B.profile.12 B.profile.13 B.profile.15 B.profile.17 B.profile.18: an address is given, its letter sent, its link opened', async ({
  own,
  account,
}) => {
  const email = `${account.nick}@example.org`
  await own.goto('/personalHome/email')
  await expect(own.getByText('尚未填写邮箱')).toBeVisible()
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByText('请输入邮箱！')).toBeVisible()
  await own.getByLabel('邮箱').fill('nobody')
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByText('邮箱格式错误！')).toBeVisible()
  await own.getByLabel('邮箱').fill(email)
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByText('未验证')).toBeVisible()
  const sent = own.waitForRequest((request) => request.url().endsWith('/sendActivationEmail'))
  await own.getByRole('button', { name: '发送验证邮件' }).click()
  await expect(own.getByText('邮件发送成功')).toBeVisible()
  expect((await sent).postDataJSON()).toEqual({})
  await own.getByRole('button', { name: '发送验证邮件' }).click()
  await expect(own.getByRole('alert')).toContainText('邮件发送失败')
  const link = /http\S+/.exec((await outbox(own, email)).text)![0]
  await own.goto(link)
  await expect(own).toHaveURL(/\/emailsuccess$/)
  await expect(own.getByRole('heading', { name: '邮箱验证成功' })).toBeVisible()
  await own.goto(link)
  await expect(own).toHaveURL(/\/emailshixiao$/)
  await expect(own.getByRole('heading', { name: '邮箱验证链接已失效' })).toBeVisible()
  await own.goto(link.replace(/code=.*/, 'code=wrong'))
  await expect(own).toHaveURL(/\/emailedanger$/)
  await expect(own.getByRole('heading', { name: '邮箱验证失败' })).toBeVisible()
  await own.getByRole('link', { name: '去邮箱设置' }).click()
  await expect(own.getByText('已验证')).toBeVisible()
})

test('B.profile.16: a verification that could not be finished ends on a page that says so', async ({ page }) => {
  await page.goto('/emailerror')
  await expect(page).toHaveTitle('邮箱验证超时 - 格致')
  await expect(page.getByRole('heading', { name: '邮箱验证超时' })).toBeVisible()
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('B.password.18 B.password.19 B.password.20 B.password.21 B.password.22 B.forgot.05: the first password, then another', async ({
  own,
}) => {
  await own.goto('/personalHome/changepassword')
  const fill = async (password: string, confirm = password) => {
    await own.getByLabel('新密码').fill(password)
    await own.getByLabel('确认密码').fill(confirm)
  }
  const submit = () => own.getByRole('button', { name: /^(设置密码|修改密码)$/ }).click()
  await expect(own.getByLabel('原密码')).toHaveCount(0)
  for (const [password, said] of [
    ['Abc12', '至少包含8位及大小写字母和数字'],
    ['abcdefg1', '密码应包含大小写字母和数字'],
    ['Abcdefg1中', '密码不能包含中文汉字或空格！'],
  ] as const) {
    await fill(password)
    await submit()
    await expect(own.getByText(said, { exact: true })).toBeVisible()
  }
  await fill('Abcdefg1', 'Abcdefg2')
  await submit()
  await expect(own.getByText('两次密码不一致')).toBeVisible()
  await own.getByLabel('新密码').fill('')
  await own.getByLabel('新密码').pressSequentially('Abcdefg1'.repeat(3))
  await expect(own.getByLabel('新密码')).toHaveValue('Abcdefg1'.repeat(3).slice(0, 20))
  await fill('Abcdefg1')
  await submit()
  await expect(own).toHaveURL(/\/passSuccess$/)
  await expect(own.getByRole('heading', { name: '密码设置成功' })).toBeVisible()
  await own.goto('/personalHome/changepassword')
  await fill('Abcdefg2')
  await submit()
  await expect(own.getByText('请输入原密码')).toBeVisible()
  await own.getByLabel('原密码').fill('Wrong123')
  await submit()
  await expect(own.getByRole('alert')).toHaveText('原密码错误！')
  await own.getByLabel('原密码').fill('Abcdefg1')
  const sent = own.waitForRequest((request) => request.url().endsWith('/updatePassWord'))
  await submit()
  expect((await sent).postDataJSON()).toEqual({ oldPassword: md5('Abcdefg1'), password: md5('Abcdefg2') })
  await expect(own).toHaveURL(/\/passSuccess$/)
  await own.getByRole('link', { name: '返回首页' }).click()
  await expect(own).toHaveURL(/\/$/)
})

test('B.login-sms.10 B.login-sms.11 B.login-sms.14: another phone, proven by codes for the old one and the new one', async ({
  own,
  account,
}) => {
  const next = `134${account.telephone.slice(3)}`
  await own.clock.install()
  await own.goto('/personalHome/phone')
  await own.getByLabel('原手机号码').fill('13100000000')
  await own.getByRole('button', { name: '获取验证码' }).click()
  await expect(own.getByText('与账号的手机号码不一致')).toBeVisible()
  const old = await sendCodeTo(own, own, '原手机号码', account.telephone)
  await expect(own.getByRole('button', { name: /^(60|59) 秒后重发$/ })).toBeDisabled()
  await own.getByLabel('短信验证码').fill(old === '000000' ? '111111' : '000000')
  await own.getByRole('button', { name: '下一步' }).click()
  await expect(own.getByText('验证码错误!')).toBeVisible()
  await own.getByLabel('短信验证码').fill(old)
  await own.getByRole('button', { name: '下一步' }).click()
  await expect(own.getByText('第 2 步，共 2 步')).toBeVisible()
  await own.clock.runFor(60_000)
  await expect(own.getByRole('button', { name: '重新发送' })).toBeEnabled()
  await own.getByLabel('短信验证码').fill(await sendCodeTo(own, own, '新手机号码', next))
  await own.getByRole('button', { name: '更换手机号码' }).click()
  await expect(own.getByText('修改成功')).toBeVisible()
  await expect(own.getByText(`当前手机号码：134****${next.slice(-4)}`)).toBeVisible()
})

test('B.login-sms.12: a code that could not be sent', async ({ own, account }) => {
  await own.route('**/api/user/user/sendCode', (route) => route.abort())
  await own.goto('/personalHome/phone')
  await own.getByLabel('原手机号码').fill(account.telephone)
  await own.getByRole('button', { name: '获取验证码' }).click()
  await expect(own.getByText('验证码发送失败！')).toBeVisible()
})

/** Opens the home page as whoever was not asked for the profile yet. */
async function openHomeUnasked(page: Page): Promise<void> {
  await page.goto('/404')
  await page.evaluate(() => localStorage.removeItem('completionAsked'))
  await page.goto('/')
}

test('B.profile.01 B.profile.02 B.profile.09 B.profile.10: the home page asks for the profile, once', async ({ own }) => {
  await openHomeUnasked(own)
  const dialog = own.getByRole('dialog', { name: '完善信息' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('用户类型').selectOption('企业')
  await dialog.getByLabel('行业').selectOption('研发人员')
  await dialog.getByLabel('职业').fill('工程师')
  await dialog.getByLabel('单位').fill('格致')
  await dialog.getByLabel('地址').fill('北京市')
  await own.route('**/updateUserInformation', (route) => route.abort())
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByRole('alert')).toContainText('完善信息失败')
  await own.unroute('**/updateUserInformation')
  const sent = own.waitForRequest((request) => request.url().endsWith('/updateUserInformation'))
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(own.getByText('完善信息成功')).toBeVisible()
  expect((await sent).postDataJSON()).toEqual({
    userType: 2,
    profession: '1',
    occupation: '工程师',
    organization: '格致',
    address: '北京市',
  })
  await expect(dialog).toHaveCount(0)
})

test('the question for the profile can be closed, and is not asked again in this session', async ({ own }) => {
  await openHomeUnasked(own)
  const dialog = own.getByRole('dialog', { name: '完善信息' })
  await expect(dialog).toBeVisible()
  await own.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const looked = own.waitForResponse((response) => response.url().includes('/api/'))
  await own.reload()
  await looked
  await expect(own.getByRole('combobox')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('B.cancellation.01 B.cancellation.02 B.cancellation.03 B.cancellation.05 B.cancellation.06 B.cancellation.07 B.cancellation.08 B.cancellation.09 B.cancellation.11: closing the account, step by step', async ({
  own,
  account,
}) => {
  await own.goto('/user/profile?tab=cancellation')
  const begin = own.getByRole('button', { name: '身份验证' })
  await expect(begin).toBeDisabled()
  await expect(own.getByText('3-5 个工作日')).toBeVisible()
  await own.getByRole('checkbox').check()
  await begin.click()
  const identity = own.getByRole('dialog', { name: '身份验证' })
  await identity.getByLabel('手机号码').fill(account.telephone)
  await identity.getByRole('button', { name: '验证', exact: true }).click()
  await expect(identity.getByText('请输入验证码', { exact: true })).toBeVisible()
  const code = await sendCodeTo(own, identity, '手机号码', account.telephone)
  await identity.getByLabel('短信验证码').fill(code === '000000' ? '111111' : '000000')
  await identity.getByRole('button', { name: '验证', exact: true }).click()
  await expect(identity.getByText('验证码错误!')).toBeVisible()
  await expect(own.getByText('请选择注销原因')).toHaveCount(0)
  await identity.getByLabel('短信验证码').fill(code)
  const checked = own.waitForRequest((request) => request.url().endsWith('/checkTelephoneCode'))
  await identity.getByRole('button', { name: '验证', exact: true }).click()
  expect((await checked).postDataJSON()).toEqual({ telephone: account.telephone, code })
  const reasons = own.getByRole('group', { name: /请选择注销原因/ })
  await expect(reasons.locator('label')).toHaveText(['担心信息安全', '功能不满足需求', '骚扰过多', '不再使用', '其他'])
  await own.getByRole('button', { name: '提交注销申请' }).click()
  await expect(reasons.getByRole('alert')).toHaveText('请选择注销原因')
  await reasons.getByLabel('其他').check()
  await reasons.getByLabel('担心信息安全').check()
  await own.getByRole('button', { name: '提交注销申请' }).click()
  const question = own.getByRole('dialog', { name: '确认注销账号' })
  const sent = own.waitForRequest((request) => request.url().endsWith('/stopUse'))
  await question.getByRole('button', { name: '确定' }).click()
  expect((await sent).postDataJSON()).toEqual({ telephone: account.telephone, code, stopReasonType: '担心信息安全,其他' })
  for (const reloaded of [false, true]) {
    if (reloaded) await own.reload()
    await expect(own.getByText('您的注销申请已提交，我们将在3-5个工作日内审核')).toBeVisible()
    await expect(own.getByText('如需撤销注销，请联系客服')).toBeVisible()
    for (const control of await own.locator('main fieldset').first().locator('input, button').all()) await expect(control).toBeDisabled()
  }
})

test('a code that grew old while reasons were chosen has to be proven again', async ({ own, account }) => {
  await own.goto('/user/profile?tab=cancellation')
  await own.getByRole('checkbox').check()
  await own.getByRole('button', { name: '身份验证' }).click()
  const identity = own.getByRole('dialog', { name: '身份验证' })
  await identity.getByLabel('短信验证码').fill(await sendCodeTo(own, identity, '手机号码', account.telephone))
  await identity.getByRole('button', { name: '验证', exact: true }).click()
  await inDatabase(`UPDATE sms_codes SET created_at = created_at - interval '6 minutes' WHERE telephone = $1`, [account.telephone])
  await own
    .getByRole('group', { name: /请选择注销原因/ })
    .getByLabel('其他')
    .check()
  await own.getByRole('button', { name: '提交注销申请' }).click()
  await own.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(own.getByRole('alert')).toContainText('验证码错误!')
  await own.getByRole('alert').getByRole('button', { name: '身份验证' }).click()
  await expect(own.getByRole('button', { name: '身份验证' })).toBeEnabled()
  await letWaitEnd(account.telephone)
})

test('WeChat is bound by a scan and unbound after a question', async ({ own }) => {
  await own.goto('/user/profile?tab=security')
  await own.getByRole('button', { name: '绑定' }).click()
  const dialog = own.getByRole('dialog', { name: '绑定微信' })
  await expect(dialog.getByRole('img', { name: '微信二维码' })).toBeVisible()
  const uuid = await dialog.locator('[data-uuid]').getAttribute('data-uuid')
  await own.request.post('/api/dev/wechat/scan', { data: { uuid, openId: `o${uuid}`, nick: '微信用户' } })
  await expect(own.getByText('微信绑定成功')).toBeVisible()
  await expect(own.getByText('已绑定')).toBeVisible()
  await own.getByRole('button', { name: '解绑' }).click()
  await own.getByRole('dialog', { name: '解绑微信' }).getByRole('button', { name: '确定' }).click()
  await expect(own.getByText('未绑定')).toBeVisible()
})

test('the account menu leads to the pages of the account and closes on the way; all by keyboard', async ({ own, account }) => {
  await own.goto('/404')
  const menu = own.getByRole('button', { name: `账号：${account.nick}` })
  await menu.focus()
  await own.keyboard.press('Enter')
  await own.keyboard.press('Tab')
  await expect(own.getByRole('link', { name: '用户中心' })).toBeFocused()
  await own.keyboard.press('Tab')
  await expect(own.getByRole('link', { name: '账号安全' })).toBeFocused()
  await own.keyboard.press('Enter')
  await expect(own).toHaveURL(/\/user\/profile\?tab=security$/)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('the phone has the menu as a list', async ({ own }) => {
  await own.setViewportSize({ width: 390, height: 844 })
  await own.goto('/user/profile')
  await own.getByRole('combobox', { name: '用户中心' }).selectOption('修改单位')
  await expect(own).toHaveURL(/\/personalHome\/organization$/)
})
