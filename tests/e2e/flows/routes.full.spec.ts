import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import zh from '../../../apps/web/src/app/catalogue/zh.ts'
import { ROUTES as ALL_ROUTES, type RouteRow } from '../../../apps/web/src/app/routes/routes.ts'
import { visit } from '../browser/visit.ts'
import { SERVER_START_MS, startTestServer, type TestServer } from '../server/start-test-server.ts'

// Opens every route as a visitor, a free user and a member, on a server with roles and limits.

/** Set to the URL of a running server with `GEZHI_ACCESS=membership` to open the routes there. */
const GIVEN = process.env['E2E_MEMBERSHIP_URL']

let server: Pick<TestServer, 'url'> & Partial<TestServer>
// Hundreds of pages: recording each costs more than opening it.
test.use({ trace: 'off' })
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(SERVER_START_MS)
  server = GIVEN === undefined ? await startTestServer({ demo: 200, access: 'membership' }) : { url: GIVEN }
})
test.afterAll(() => server?.stop?.())

/** The console has its own flows. The last row represents every unknown path. */
const ROUTES: readonly RouteRow[] = [
  ...ALL_ROUTES.filter(({ access }) => access !== 'operator'),
  { path: '*', title: { zh: '', en: '' }, access: 'public', redirect: '/404' },
]

/** URLs used instead of the path in the table. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '*': '/no/such/page',
  '/superSearch/$scene': '/superSearch/all',
  '/newFlash_deatil/{$id}.html': '/newFlash_deatil/401.html',
  '/newsinfo/$id': '/newsinfo/301',
  '/publicApiServiceDetail/$id': '/publicApiServiceDetail/1',
  '/newsinfo': '/newsinfo?id=301',
  '/hleparticulars': '/hleparticulars?id=40',
  '/functionCard': '/functionCard?id=45&fieldLogic=0',
  '/privacy': '/privacy?id=1',
  '/resultList': '/resultList?q=电池',
}

const addressOf = ({ path }: RouteRow, patent: string) => {
  if (/^\/(?:searchDetail|particulars)$/.test(path)) return `${path}?id=${patent}`
  return EXAMPLES[path] ?? (path.startsWith('/resultList/') ? `${path}?q=电池` : path)
}

type Role = 'visitor' | 'user'

/** The path at which a role arrives. */
function expectedPath(row: RouteRow, role: Role, address: string): string {
  if (role === 'visitor' && (row.access === 'login' || row.access === 'reader')) return '/login'
  if (role === 'visitor' && row.access === 'overlay') return row.path
  if (row.redirect) return row.redirect
  return row.path === '/resultList' ? '/resultList/tableList' : address.split('?')[0]!
}

const routeAt = (path: string) => ROUTES.find((row) => (EXAMPLES[row.path]?.split('?')[0] ?? row.path) === path)

/** Opens a URL within the current page or in a new document, and waits until `path` is rendered with its title. */
async function open(page: Page, address: string, path: string, anew: boolean): Promise<void> {
  if (anew) await page.goto(server.url + address)
  else await visit(page, address)
  const row = routeAt(path)
  if (!row) throw new Error(`No route has ${path}`)
  const title = `${row.title?.zh} - ${zh.product}`
  const drawn = () => page.evaluate(() => [location.pathname, document.title, document.querySelector('main')?.innerText.trim() !== ''])
  await expect.poll(drawn, { message: `${address}: path, title, something is drawn`, intervals: [20] }).toEqual([path, title, true])
}

/** Errors in a page, except requests cancelled by navigation. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  const at = () => new URL(page.url()).pathname
  page.on('console', (message) => message.type() === 'error' && errors.push(`${at()}: ${message.text()}`))
  page.on('pageerror', (error) => errors.push(`${at()}: ${error.message}`))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') errors.push(`${at()}: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => response.status() >= 400 && errors.push(`${at()}: ${response.status()} ${response.url()}`))
  return errors
}

async function aPatent(page: Page): Promise<string> {
  const guest = (await (await page.request.get(`${server.url}/api/user/user/getYoukeToken?userId=${randomUUID()}`)).json()) as {
    data: string
  }
  const headers = { token: guest.data }
  const found = await page.request.post(`${server.url}/api/search/ts/search`, { headers, data: { filter: { queryStr: '电池' }, size: 1 } })
  return ((await found.json()) as { data: { list: { publication_number: string }[] } }).data.list[0]!.publication_number
}

test('router.03, router.21, roles.08, roles.11, roles.12, navigation.01: every route as a visitor', async ({ page }) => {
  test.setTimeout(600_000)
  const errors = errorsOf(page)
  const patent = await aPatent(page)
  // Until the app is drawn nothing follows the address.
  await open(page, '/', '/', true)
  for (const row of ROUTES) {
    const address = addressOf(row, patent)
    const path = expectedPath(row, 'visitor', address)
    // These seven also as the first page of a visit.
    await open(page, address, path, row.access === 'overlay')
    const saved = await page.evaluate(() => localStorage.getItem('loginRedirectPath'))
    if (path === '/login' && row.path !== '/login') expect(decodeURI(saved ?? ''), 'the page to come back to').toBe(address)
    await expect(page.locator('[data-overlay]')).toHaveCount(row.access === 'overlay' ? 1 : 0)
    if (row.access === 'overlay') {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.title.zh)
      await page.mouse.click(500, 300)
      await expect(page).toHaveURL(`${server.url}/login`)
      expect(await page.evaluate(() => localStorage.getItem('loginRedirectPath'))).toBe(row.path)
    }
  }
  expect(errors).toEqual([])
})
