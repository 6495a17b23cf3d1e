import { expect, test, type Page } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: '搜索帮助' })

test('the help is searched by words of its texts: hits are marked in the list and in the article, and the marks can go', async ({
  page,
}) => {
  await page.goto('/helpCenter')
  await searchBox(page).fill('校验位')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL(/\/helpCenter\?q=/)
  const found = page.getByRole('main').getByRole('listitem').filter({ hasText: '校验位' })
  await expect(found.locator('mark').first()).toHaveText('校验位')
  await found.getByRole('link', { name: '号码格式' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('号码格式')
  await expect(page.locator('article mark')).toHaveText('校验位')
  await page.getByRole('link', { name: '取消高亮' }).click()
  await expect(page.locator('article mark')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('号码格式')
})

test('a part of an article has its place in the address, and links between articles keep the document', async ({ page }) => {
  await page.goto(`/helpCenter?id=41#${encodeURIComponent('各类字段的取值')}`)
  await expect(page.getByRole('heading', { name: '各类字段的取值' })).toBeInViewport()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('article').getByRole('link', { name: '检索字段', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('检索字段')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('stored HTML with script runs nothing, even where the server had not cleaned it', async ({ page }) => {
  await page.route('**/helpCenter/get', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { content: string } }
    answer.data.content = '<p>Text</p><img src=x onerror="window.ran=1"><script>window.ran=1</script><svg onload="window.ran=1"></svg>'
    await route.fulfill({ json: answer })
  })
  await page.goto('/helpCenter?id=41')
  await expect(page.getByText('Text', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('keyboard only: from the search box to a marked hit', async ({ page }) => {
  await page.goto('/helpCenter')
  await searchBox(page).focus()
  await page.keyboard.type('括号')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('括号')
  const hit = page
    .getByRole('listitem')
    .filter({ has: page.locator('mark') })
    .getByRole('link', { name: '检索语法' })
  await hit.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('article mark').first()).toHaveText('括号')
})

test('shell.09, shell.10, shell.11: the drawer is 960 px wide, 62 px below the top, and has its panels', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: '打开帮助' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: '帮助中心' })
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveText('系统介绍')
  await expect.poll(async () => (await drawer.boundingBox())!.x).toBe(1440 - 960)
  expect(await drawer.boundingBox()).toEqual({ x: 480, y: 62, width: 960, height: 838 })
  for (const part of ['系统介绍', '功能介绍', '数据介绍']) await expect(drawer.getByRole('heading', { name: part }).first()).toBeVisible()
  await drawer.getByRole('button', { name: '数据范围' }).click()
  await expect(drawer.getByRole('table')).toContainText('2,000')
  const panels = {
    二维码介绍: '移动端',
    更新日志: '2026-11-24',
    意见反馈: '详细描述',
    反馈历史: '登录后',
    账号注销: '3 至 5 个工作日',
  }
  for (const [name, shows] of Object.entries(panels)) {
    await drawer.getByRole('button', { name, exact: true }).click()
    await expect(drawer.getByRole('heading', { level: 3, name })).toBeVisible()
    await expect(drawer.getByText(shows).first()).toBeVisible()
  }
  expect(await seriousViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})
