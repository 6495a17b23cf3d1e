import { expect, test, type Page } from '@playwright/test'

const sidebar = (page: Page) => page.getByRole('navigation', { name: '检索工具' })
const sideMenu = (page: Page) => page.getByRole('dialog', { name: '菜单' })

test('shell.04, shell.07: the sidebar is 200 px with words, or 56 px with icons whose names show under the pointer; it stays as it was left', async ({
  page,
}) => {
  await page.goto('/homeSearch')
  const width = () => sidebar(page).evaluate((bar) => bar.getBoundingClientRect().width)
  const semantic = sidebar(page).getByRole('link', { name: '语义检索' })
  await expect.poll(width).toBe(200)
  await sidebar(page).getByRole('button', { name: '收起' }).click()
  await expect.poll(width).toBe(56)
  const opacity = () => semantic.locator('span').evaluate((label) => getComputedStyle(label).opacity)
  await page.mouse.move(700, 500)
  expect(await opacity()).toBe('0')
  await semantic.hover()
  await expect.poll(opacity).toBe('1')
  await page.mouse.move(700, 500)
  await semantic.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect.poll(opacity).toBe('1')
  await page.reload()
  await expect.poll(width).toBe(56)
  await sidebar(page).getByRole('button', { name: '展开' }).click()
  await expect.poll(width).toBe(200)
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

test('navigation.04: where code cannot be fetched, the page that was on its way is opened anew', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  let failures = 0
  await page.route(/assets\/functions-page-.*\.js/, (route) => (failures++ === 0 ? route.abort() : route.continue()))
  const anew = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/functions'))
  await page.evaluate(() => {
    history.pushState({}, '', '/functions')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await anew
  await expect(page).toHaveTitle('功能介绍 - 格致')
  expect(failures).toBeGreaterThan(0)
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

test('shell.26: notices stand above everything', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const layers = await page.locator('#root > [role=status]').evaluateAll((all) => all.map((one) => getComputedStyle(one).zIndex))
  expect(layers).toContain('9999999')
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
