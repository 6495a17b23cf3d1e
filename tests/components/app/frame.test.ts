import { expect, test, type Page } from '../component-test.ts'
import { aSignedInAccount, browserOf } from '../../e2e/accounts/test-accounts.ts'
import { withInstallation } from '../../e2e/server/with-installation.ts'

const top = (page: Page) => page.getByRole('navigation', { name: '主导航' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: '检索工具' })
const sideMenu = (page: Page) => page.getByRole('dialog', { name: '菜单' })

test('shell.01, shell.02: top navigation with the search menu, side menu, help drawer and toolbar', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('complementary', { name: '工具条' })).toBeVisible()
  await top(page).getByRole('button', { name: '专利检索' }).click()
  await top(page).getByRole('link', { name: '高级检索' }).click()
  await expect(page).toHaveTitle('高级检索 - 格致')
  await expect(top(page).getByRole('link', { name: '高级检索' })).toHaveCount(0)
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(sideMenu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '打开菜单' })).toBeFocused()
  await page.getByRole('button', { name: '打开帮助' }).click()
  await expect(page.getByRole('dialog', { name: '帮助中心' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('the search menu by keyboard: arrows, Home, End, Esc', async ({ page }) => {
  await page.goto('/')
  const button = top(page).getByRole('button', { name: '专利检索' })
  await button.press('ArrowDown')
  await expect(top(page).getByRole('link', { name: '简单检索' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(top(page).getByRole('link', { name: '高级检索' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(top(page).getByRole('link', { name: '价值评估' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(top(page).getByRole('link', { name: '简单检索' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('roles.15: users have a menu of their pages', async ({ browser, baseURL }) => {
  const account = await aSignedInAccount()
  const context = await browserOf(browser, baseURL, account)
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: `账号：${account.nick}` }).press('ArrowDown')
  await expect(page.getByRole('link', { name: '用户中心' })).toBeFocused()
  await page.getByRole('link', { name: '检索历史' }).click()
  await expect(page).toHaveTitle('检索历史 - 格致')
  await context.close()
})

test('shell.03: no navigation on /login, /updatelog and /hleparticulars', async ({ page }) => {
  for (const path of ['/login', '/updatelog', '/hleparticulars?id=40']) {
    await page.goto(path)
    await expect(page.locator('main')).not.toBeEmpty()
    await expect(page.getByRole('link', { name: '格致首页' })).toBeVisible()
    await expect(top(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: '打开菜单' })).toHaveCount(0)
  }
})

test('shell.21: search pages of the side menu are where the environment of the host has them', async ({ page }) => {
  await withInstallation(page, { menuBases: { development: 'https://dev.example.com', production: 'https://example.com' } })
  await page.goto('/')
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(sideMenu(page).getByRole('link', { name: '高级检索' })).toHaveAttribute('href', 'https://dev.example.com/superSearch/all')
  await expect(sideMenu(page).getByRole('link', { name: '首页' })).toHaveAttribute('href', '/')
})

test('navigation.03: a page begins at its top', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { name: '检索示例' }).waitFor()
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.getByRole('contentinfo').getByRole('link', { name: '数据中心' }).click()
  await expect(page).toHaveTitle('数据中心 - 格致')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('navigation.10: pages with a layout of their own put the frame back as it was', async ({ page }) => {
  await page.goto('/homeSearch')
  await sidebar(page).getByRole('button', { name: '收起' }).click()
  await page.evaluate(() => {
    history.pushState({}, '', '/newsFlash')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect(page).toHaveTitle(/快讯 - 格致/)
  await page.goBack()
  await expect(sidebar(page).getByRole('button', { name: '收起' })).toBeVisible()
})

test('shell.24, shell.25: old browsers get a notice until it is dismissed', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(RegExp.prototype, 'dotAll'))
  await page.goto('/')
  const banner = page.getByRole('alert').filter({ hasText: '当前浏览器版本过低，为保证使用体验，请升级浏览器' })
  await expect(banner).toBeVisible()
  await page.reload()
  await banner.getByRole('button', { name: '不再提示' }).click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(banner).toHaveCount(0)
})

test('shell.30: the service line stands at the foot', async ({ page }) => {
  await withInstallation(page, { servicePhone: '010-1234 5678' })
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '服务热线 010-1234 5678' })).toHaveAttribute(
    'href',
    'tel:01012345678',
  )
})

test('the version stands at the foot, for those who report a problem', async ({ page }) => {
  await withInstallation(page, { version: '1.2.3' })
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('格致 Gezhi 1.2.3')
})

test('roles.07, roles.13, router.23: a visitor sees home, the demonstration, the login, the registration and, in a tab of its own, the help', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: '预约演示' })).toBeVisible()
  const opened = page.waitForEvent('popup')
  await top(page).getByRole('link', { name: '帮助中心' }).click()
  const help = await opened
  await expect(help).toHaveURL(/\/helpCenter$/)
  await expect(help).toHaveTitle('帮助中心 - 格致')
  await help.close()
  await page.getByRole('link', { name: '登录', exact: true }).click()
  await expect(page).toHaveTitle('登录 - 格致')
  await page.goto('/Register')
  await expect(page).toHaveTitle('注册 - 格致')
})
