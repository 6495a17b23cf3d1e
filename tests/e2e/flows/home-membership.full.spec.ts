import { expect, test, type Page } from '@playwright/test'
import { SERVER_START_MS, startTestServer, type TestServer } from '../server/start-test-server.ts'

// Home where searching is for members: on a server of its own, for that of the other flows is open to everyone.

let server: TestServer

// In one worker: each that has a part of these flows would start the server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(SERVER_START_MS)
  server = await startTestServer({ demo: 50, access: 'membership' })
})
test.afterAll(() => server.stop())

/** Where a login would lead. */
const storedPath = (page: Page) => page.evaluate(() => localStorage.getItem('loginRedirectPath'))

test('home.14: a hot word leads a visitor to the login, and from there on to its results', async ({ page }) => {
  await page.goto(server.url)
  await page.getByRole('navigation', { name: '热门检索' }).getByRole('link', { name: '光刻机' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => storedPath(page)).toBe(`/resultList?q=${encodeURIComponent('光刻机')}`)
})

test('home.15: a card leads a visitor to the login, and from there on to its page; no click is counted', async ({ page }) => {
  const counted: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/count/add')) counted.push(request.url())
  })
  await page.goto(server.url)
  const cards = page.getByRole('navigation', { name: '更多检索方式' }).getByRole('link')
  const paths = await cards.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(paths.length).toBeGreaterThanOrEqual(3)
  for (const [index, path] of paths.entries()) {
    await page.goto(server.url)
    await cards.nth(index).click()
    await expect(page).toHaveURL(/\/login$/)
    expect(await storedPath(page)).toBe(path)
  }
  expect(counted).toEqual([])
})

test('G14: the button searches for a visitor, who has no login', async ({ page }) => {
  await page.goto(server.url)
  await page.getByRole('combobox', { name: '检索内容' }).fill('电池')
  await page.getByRole('search').getByRole('button', { name: '检索', exact: true }).click()
  await expect(page).toHaveURL(/\/resultList\/tableList\?q=/)
})
