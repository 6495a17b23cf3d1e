import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'
import { aSignedInAccount, stored } from '../../e2e/accounts/test-accounts.ts'

// The pages of the user centre and the personal home, and what leads to them.

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

test('B.router.09: /user leads to the profile, /personalHome to the overview, what is not there to /404', async ({ own }) => {
  await own.goto('/user')
  await expect(own).toHaveURL(/\/user\/profile$/)
  await expect(own).toHaveTitle('个人资料 - 格致')
  await own.goto('/personalHome')
  await expect(own).toHaveURL(/\/personalHome\/personals$/)
  await own.goto('/personalHome/nothing')
  await expect(own).toHaveURL(/\/404$/)
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

test('a visitor is sent to the login, and the page is stored for the return', async ({ page }) => {
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

test('B.roles.01 B.profile.08 B.profile.11: the profile offers five user types and the industries of the server, and keeps what is chosen', async ({
  own,
  account,
}) => {
  await own.goto('/user/profile')
  const types = own.getByLabel('用户类型').getByRole('option')
  await expect(types).toHaveText(['请选择', '个人', '企业', '高校', '政府', '科研院所'])
  await expect(own.getByLabel('行业').getByRole('option')).toHaveCount(17)
  await own.getByLabel('用户名').fill('')
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByText('请输入用户名！')).toBeVisible()
  await own.getByLabel('用户名').fill(`新${account.nick}`)
  await own.getByLabel('用户类型').selectOption('科研院所')
  await own.getByLabel('行业').selectOption('知识产权服务')
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
  for (const fact of ['科研院所', '知识产权服务', '工程师', '格致研究所', '广东省 深圳市 南山区 科技园 1 号']) {
    await expect(own.getByText(fact)).toBeVisible()
  }
})

test('an English page offers provinces by their English names and stores the Chinese name', async ({ own }) => {
  await own.goto('/en/user/profile')
  const provinces = own.getByLabel('Province')
  await expect(provinces.getByRole('option')).toHaveCount(35)
  await provinces.selectOption('Inner Mongolia')
  await expect(provinces).toHaveValue('内蒙古自治区')
  for (const label of ['City', 'District']) await expect(own.getByLabel(label).locator('option:not([lang=zh])')).toHaveCount(1)
  await expect(own.getByLabel('City').getByRole('option')).toHaveCount(13)
})

test('a taken name is reported at its field; a field page leads back to the overview', async ({ own }) => {
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
