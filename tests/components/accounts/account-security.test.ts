import { createHash } from 'node:crypto'
import { expect } from '../component-test.ts'
import { outbox, sendCodeTo, test } from '../../e2e/accounts/own-page.ts'

// Login methods of an account, changed by its owner: e-mail, password, phone, WeChat.

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

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

test('B.profile.16: a verification that could not be completed ends on a page that reports it', async ({ page }) => {
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
  for (const [password, message] of [
    ['Abc12', '至少包含8位及大小写字母和数字'],
    ['abcdefg1', '密码应包含大小写字母和数字'],
    ['Abcdefg1中', '密码不能包含中文汉字或空格！'],
  ] as const) {
    await fill(password)
    await submit()
    await expect(own.getByText(message, { exact: true })).toBeVisible()
  }
  await fill('Lamps4all', 'Abcdefg2')
  await submit()
  await expect(own.getByText('两次密码不一致')).toBeVisible()
  await own.getByLabel('新密码').fill('')
  await own.getByLabel('新密码').pressSequentially('Lamps4all'.repeat(3))
  await expect(own.getByLabel('新密码')).toHaveValue('Lamps4all'.repeat(3).slice(0, 20))
  await fill('Abcdefg1')
  await submit()
  await expect(own.getByText('密码过于常见，容易被猜中，请换一个')).toBeVisible()
  await fill('Lamps4all')
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
  await own.getByLabel('原密码').fill('Lamps4all')
  const sent = own.waitForRequest((request) => request.url().endsWith('/updatePassWord'))
  await submit()
  expect((await sent).postDataJSON()).toEqual({ oldPassword: md5('Lamps4all'), password: md5('Abcdefg2') })
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
  // The new phone has had no code yet, so nobody waits for it.
  const code = await sendCodeTo(own, own, '新手机号码', next)
  await expect(own.getByRole('button', { name: /^(60|59) 秒后重发$/ })).toBeDisabled()
  await own.clock.runFor(60_000)
  await expect(own.getByRole('button', { name: '重新发送' })).toBeEnabled()
  await own.getByLabel('短信验证码').fill(code)
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
