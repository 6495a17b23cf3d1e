import { expect, test, type Page } from '@playwright/test'
import { DEMO_PHONES, demoSignIn } from '../accounts/demo-sign-in.ts'
import { countries, dialog, open, opener } from '../databases/database-steps.ts'
import { SERVER_START_MS, startTestServer, type TestServer } from '../server/start-test-server.ts'

// Uses its own server: that of the other flows is open to everyone and has their accounts.

const box = (page: Page) => page.getByRole('combobox', { name: '检索内容' })

// A login ends the previous session of its account.
test.describe.configure({ mode: 'serial' })
let server: TestServer
let stored: Record<string, string> = {}
test.beforeAll(async ({ request }) => {
  test.setTimeout(SERVER_START_MS)
  server = await startTestServer({ demo: 200, access: 'membership' })
  const left = await demoSignIn(request, server.url, DEMO_PHONES.member)
  // The guide for new users is marked as seen.
  const user = { ...(JSON.parse(left['user']!) as object), guideStatus: 1 }
  stored = { ...left, user: JSON.stringify(user) }
})
test.afterAll(() => server?.stop())

/** Opens a page logged in as the member. */
async function asMember(page: Page, path: string): Promise<void> {
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, stored)
  await page.goto(server.url + path)
  await page.getByRole('button', { name: /^账号：/ }).waitFor()
}

test('database.11, database.13: without a product only CN is selected, nothing can be changed, and the button displays 1 after 1.5 s', async ({
  page,
}) => {
  // Seen by the page itself: the test may see the button late.
  await page.addInitScript(() => {
    const seen = new Map<string, number>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const { textContent: text } of document.querySelectorAll('button'))
        if (text?.startsWith('全球数据库') && !seen.has(text)) seen.set(text, performance.now())
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  await page.goto(server.url)
  await expect(opener(page)).toHaveText('全球数据库1')
  const wait = await page.evaluate(() => {
    const { seen } = window as unknown as { readonly seen: ReadonlyMap<string, number> }
    return (seen.get('全球数据库1') ?? Number.NaN) - (seen.get('全球数据库') ?? Number.NaN)
  })
  expect(wait).toBeGreaterThan(1000)
  await open(page)
  for (const one of await countries(page).getByRole('checkbox').all()) await expect(one).toBeDisabled()
  await expect(countries(page).getByRole('checkbox', { name: /^中国 / })).toBeChecked()
  await expect(countries(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('search-box.19, router.22: a signed-in user sees all of the history in a new tab', async ({ page }) => {
  await asMember(page, '/')
  await box(page).focus()
  const opened = page.waitForEvent('popup')
  await page.getByRole('option', { name: '更多历史' }).click()
  await expect(await opened).toHaveURL(/\/searchHistory$/)
  await expect(page).toHaveURL(/\/$/)
})

test('database.12: who holds a product chooses countries, and searches in these alone', async ({ page }) => {
  await asMember(page, '/')
  await open(page)
  const all = await countries(page).getByRole('checkbox').all()
  for (const one of all) await expect(one).toBeEnabled()
  for (const one of all) await one.uncheck()
  await expect(dialog(page).getByRole('button', { name: '保存' })).toBeDisabled()
  await countries(page).getByRole('checkbox', { name: /^美国/ }).check()
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await expect(opener(page)).toHaveText('全球数据库1')
  await box(page).fill('battery')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/co=US/)
})

test('database.18, database.19: the tree shows its first six regions open on home, its first beside the advanced form, which searches where was chosen', async ({
  page,
}) => {
  await asMember(page, '/')
  await open(page)
  const regions = await countries(page).getByRole('button').count()
  expect(regions).toBeGreaterThan(1)
  for (let at = 0; at < regions; at++)
    await expect(countries(page).getByRole('button').nth(at)).toHaveAttribute('aria-expanded', String(at < 6))
  await page.goto(`${server.url}/superSearch/all?q=电池`)
  await open(page)
  for (let at = 0; at < regions; at++)
    await expect(countries(page).getByRole('button').nth(at)).toHaveAttribute('aria-expanded', String(at < 1))
  await dialog(page).getByRole('checkbox', { name: '实用新型' }).uncheck()
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: '检索', exact: true }).last().click()
  await expect(page).toHaveURL(/resultList.*ty=A/)
})

test('command search looks in the databases chosen', async ({ page }) => {
  await asMember(page, '/commandSearch?q=TI%3D(电池)')
  await open(page)
  await dialog(page).getByRole('checkbox', { name: '发明授权', exact: true }).uncheck()
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
  await expect(page).toHaveURL(/resultList.*ty=A/)
})
