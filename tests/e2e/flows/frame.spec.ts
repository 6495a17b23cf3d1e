import { expect, test, type Page } from '@playwright/test'
import { aSignedInAccount, browserOf } from '../accounts/test-accounts.ts'
import { withInstallation } from '../server/with-installation.ts'

const top = (page: Page) => page.getByRole('navigation', { name: '主导航' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: '检索工具' })
const sideMenu = (page: Page) => page.getByRole('dialog', { name: '菜单' })

test('shell.01, shell.02: top navigation with the search menu, side menu, help drawer and toolbar', async ({ page }) => {
  await page.goto('/')
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
  await expect(page.getByRole('complementary', { name: '工具条' })).toBeVisible()
})

test('the search menu by keyboard: arrows, Home, End, Esc', async ({ page }) => {
  await page.goto('/')
  const button = top(page).getByRole('button', { name: '专利检索' })
  await button.press('ArrowDown')
  await expect(top(page).getByRole('link', { name: '简单检索' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(top(page).getByRole('link', { name: '高级检索' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(top(page).getByRole('link', { name: '扩展检索' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(top(page).getByRole('link', { name: '简单检索' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('roles.15: whoever is signed in has a menu of their pages', async ({ browser, baseURL }) => {
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

test('shell.04, shell.07: the sidebar is 200 px with words, or 56 px with icons whose names show under the pointer; it stays as it was left', async ({
  page,
}) => {
  await page.goto('/homeSearch')
  const width = () => sidebar(page).evaluate((bar) => bar.getBoundingClientRect().width)
  const semantic = sidebar(page).getByRole('link', { name: '语义检索' })
  expect(await width()).toBe(200)
  await sidebar(page).getByRole('button', { name: '收起' }).click()
  expect(await width()).toBe(56)
  const opacity = () => semantic.locator('span').evaluate((label) => getComputedStyle(label).opacity)
  await page.mouse.move(700, 500)
  expect(await opacity()).toBe('0')
  await semantic.hover()
  expect(await opacity()).toBe('1')
  await page.mouse.move(700, 500)
  await semantic.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await opacity()).toBe('1')
  await page.reload()
  expect(await width()).toBe(56)
  await sidebar(page).getByRole('button', { name: '展开' }).click()
  expect(await width()).toBe(200)
})

test('shell.08, navigation.02: the side menu opens at the right and closes when a page comes', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '打开菜单' }).click()
  // It slides in.
  await expect.poll(() => sideMenu(page).evaluate((menu) => menu.getBoundingClientRect().right)).toBe(1440)
  await sideMenu(page).getByRole('link', { name: '引证检索' }).click()
  await expect(page).toHaveTitle('引证检索 - 格致')
  await expect(sideMenu(page)).toHaveCount(0)
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.goBack()
  await expect(page).toHaveTitle('首页 - 格致')
  await expect(sideMenu(page)).toHaveCount(0)
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
  await page.getByRole('heading', { name: '可以这样检索' }).waitFor()
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.getByRole('contentinfo').getByRole('link', { name: '数据中心' }).click()
  await expect(page).toHaveTitle('数据中心 - 格致')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('navigation.04: where code cannot be fetched, the page that was on its way is opened anew', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  let refused = 0
  await page.route(/assets\/functions-page-.*\.js/, (route) => (refused++ === 0 ? route.abort() : route.continue()))
  const anew = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/functions'))
  await page.evaluate(() => {
    history.pushState({}, '', '/functions')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await anew
  await expect(page).toHaveTitle('功能介绍 - 格致')
  expect(refused).toBeGreaterThan(0)
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

test('shell.22, shell.23: pages are drawn at 0.8 below 1356 px, whole from there, and phones have a layout of their own', async ({
  page,
}) => {
  await page.goto('/')
  const scale = () => page.evaluate(() => getComputedStyle(document.querySelector('#root')!).zoom)
  for (const [width, zoom] of [
    [1356, '1'],
    [1355, '0.8'],
    [761, '0.8'],
    [760, '1'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await scale(), `${width} px`).toBe(zoom)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `no overflow at ${width} px`).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1300, height: 800 })
  await page.getByRole('button', { name: '打开菜单' }).click()
  const { y, height } = (await sideMenu(page).boundingBox())!
  expect([Math.round(y), Math.round(y + height)]).toEqual([0, 800])
})

test('shell.24, shell.25: an old browser is told so, until it is told not to', async ({ page }) => {
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

test('shell.26: notices stand above everything', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const layers = await page.locator('#root > [role=status]').evaluateAll((all) => all.map((one) => getComputedStyle(one).zIndex))
  expect(layers).toContain('9999999')
})

test('shell.30: the service line stands at the foot', async ({ page }) => {
  await withInstallation(page, { servicePhone: '010-1234 5678' })
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '服务热线 010-1234 5678' })).toHaveAttribute(
    'href',
    'tel:01012345678',
  )
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

test('the palette finds the pages of the menus, and ? lists the keys of every page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '专利号、检索式、页面或设置' }).fill('引证')
  await page.getByRole('option', { name: /前往\s*引证检索/ }).click()
  await expect(page).toHaveTitle('引证检索 - 格致')
  await page.locator('main').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible()
})
