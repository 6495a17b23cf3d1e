import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect, test, type Page } from '../component-test.ts'
import zh from '../../../apps/web/src/app/catalogue/zh.ts'
import { ROUTES as ALL_ROUTES, type RouteRow } from '../../../apps/web/src/app/routes/routes.ts'
import { DEMO_PHONES, demoSignIn } from '../../e2e/accounts/demo-sign-in.ts'
import { visit } from '../../e2e/browser/visit.ts'
import { startTestServer, type TestServer } from '../../e2e/server/start-test-server.ts'

// Every route of the product, opened by a visitor, a free user and a member, where roles and limits count.

/** Set to the address of a running server with `GEZHI_ACCESS=membership` to open the routes there. */
const GIVEN = process.env['E2E_MEMBERSHIP_URL']

let server: Pick<TestServer, 'url'> & Partial<TestServer>
// Hundreds of pages: what would be kept of each costs more than opening it.
test.use({ trace: 'off' })
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  server = GIVEN === undefined ? await startTestServer({ demo: 200, access: 'membership' }) : { url: GIVEN }
})
test.afterAll(() => server?.stop?.())

/** The admin console has its own flows. The last entry is a path without a route. */
const ROUTES: readonly RouteRow[] = [
  ...ALL_ROUTES.filter(({ access }) => access !== 'operator'),
  { path: '*', title: { zh: '', en: '' }, access: 'public', redirect: '/404' },
]

/** Addresses used instead of the path of the table. */
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

/** Opens an address in the page that is open, or in a new document, and waits until a page is drawn at `path` under its title. */
async function open(page: Page, address: string, path: string, anew: boolean): Promise<void> {
  if (anew) await page.goto(server.url + address)
  else await visit(page, address)
  const row = routeAt(path)
  if (!row) throw new Error(`No route has ${path}`)
  const title = `${row.title?.zh} - ${zh.product}`
  const drawn = () => page.evaluate(() => [location.pathname, document.title, document.querySelector('main')?.innerText.trim() !== ''])
  await expect.poll(drawn, { message: `${address}: path, title, something is drawn`, interval: 20 }).toEqual([path, title, true])
}

/** What goes wrong in a page, but for requests that are given up because another page is opened. */
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

type Account = keyof typeof DEMO_PHONES

const sessions = new Map<Account, Record<string, string>>()

/** What a login leaves in the browser's storage; a second message to one phone would have to wait. */
async function signIn(request: APIRequestContext, who: Account): Promise<Record<string, string>> {
  const stored = sessions.get(who) ?? (await demoSignIn(request, server.url, DEMO_PHONES[who]))
  sessions.set(who, stored)
  return stored
}

const storeSession = (page: Page, stored: Record<string, string>) =>
  page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)

for (const who of ['free', 'member'] as const) {
  test(`roles.14, router.02, router.32: every route as ${who === 'free' ? 'a free user' : 'a member'}`, async ({ page, request }) => {
    const stored = await signIn(request, who)
    expect(JSON.parse(stored['userProduct']!)).toHaveLength(who === 'free' ? 0 : 1)
    await storeSession(page, stored)
    const errors = errorsOf(page)
    const patent = await aPatent(page)
    // Until the app is drawn nothing follows the address.
    await open(page, '/', '/', true)
    for (const row of ROUTES) {
      if (row.path === '/login') continue
      const address = addressOf(row, patent)
      await open(page, address, expectedPath(row, 'user', address), false)
      await expect(page.locator('[data-overlay]')).toHaveCount(0)
    }
    expect(errors).toEqual([])
  })
}

test('search-box.22, roles.20: a free user who searches trademarks from the box is offered one, and shown what it opens', async ({
  page,
  request,
}) => {
  const stored = await signIn(request, 'free')
  // The quick tour of a first login would cover the box.
  await request.post(`${server.url}/api/user/guide/add`, { headers: { token: stored['token']! }, data: { type: 'home' } })
  const user = { ...(JSON.parse(stored['user']!) as object), guideStatus: 1 }
  await storeSession(page, { ...stored, user: JSON.stringify(user) })
  await page.goto(`${server.url}/homeSearch`)
  await page.getByRole('combobox', { name: '检索类型' }).selectOption('商标')
  const box = page.getByRole('search').getByRole('combobox', { name: '检索内容' })
  await box.fill('云岭')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/vipIndex\?for=trademark$/)
  await expect(page.getByText('您目前的身份：免费用户')).toBeVisible()
  // The limits are those of the server.
  const views = page.getByRole('table', { name: '权限和限额' }).getByRole('row').filter({ hasText: '查看商标详情' })
  await expect(views.getByRole('cell')).toHaveText(['不支持', /^每天最多查看 50 件商标/, '每天最多查看 500 件商标'])
  await expect(page.getByRole('table', { name: '权限和限额' })).toContainText('查新分析')
  const purchase = page.getByRole('dialog', { name: '开通会员' })
  await purchase.getByRole('button', { name: '关闭' }).click()
  await expect(purchase).toHaveCount(0)
  await page.getByRole('link', { name: '所有登录用户都可以在此检索' }).click()
  await expect(page).toHaveURL(/\/trademark$/)
})

test('router.15, router.16, router.17: ids of letters end at /404', async ({ page }) => {
  await page.goto(server.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const address of ['/newsinfo/7a', '/newFlash_deatil/a.html', '/publicApiServiceDetail/x1']) await open(page, address, '/404', false)
})

test('router.34: /interspace, /preEvaluation and /Thelog are among them', () => {
  const paths = ROUTES.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/interspace', '/preEvaluation', '/Thelog']))
})

test('router.01: no address has a #, and every one may be loaded anew', async ({ page }) => {
  await page.goto(`${server.url}/functions`)
  await page.reload()
  await expect(page).toHaveTitle(`${routeAt('/functions')?.title?.zh} - ${zh.product}`)
  expect(page.url()).toBe(`${server.url}/functions`)
})

test('the table has every route of the specification, with who may open it and where it leads', () => {
  const specified = join(import.meta.dirname, '../../../../shared/spec/routes.json')
  // The specification is no part of the checkout.
  if (!existsSync(specified)) return console.log(`skipped: there is no ${specified} to compare with`)
  const { routes, meta } = JSON.parse(readFileSync(specified, 'utf8')) as {
    routes: { path: string; loginDecided: string; redirect?: string; aliases?: string[] }[]
    meta: { overlayRoutes: string[] }
  }
  const login = { public: 'public', guest: 'guest', reader: 'login', login: 'login', overlay: 'login', operator: 'login' }
  const plain = (path: string) =>
    path
      .replace('/:pathMatch(.*)*', '*')
      .replace(/:(\w+)(?:\(\\d\+\))?/, (_, name: string) => (path.includes('.html') ? `{$${name}}` : `$${name}`))
  const specifiedRows = routes.flatMap(({ path, loginDecided, redirect, aliases = [] }) =>
    [path, ...aliases].map((one) => [plain(one), loginDecided, redirect]),
  )
  // Of our own: the advanced search without its scene, the comparison of patents, the tab of saved strategies, the list of own notes, the views of
  // the list of marks, the screening of similar marks, patent landscapes, webhooks, the
  // return from single sign-on.
  const own = [
    ['/superSearch', 'guest', '/superSearch/all'],
    ['/compare', 'guest', undefined],
    ['/searchHistory/strategies', 'login', undefined],
    ['/user/notes', 'login', undefined],
    ['/trademark/result/imgList', 'login', undefined],
    ['/trademark/result/tableList', 'login', undefined],
    ['/trademark/similar', 'login', undefined],
    ['/visualindex/landscape', 'login', undefined],
    ['/manageApiWebhooks', 'login', undefined],
    ['/manageApiWebhooks/$id', 'login', undefined],
    ['/singleSignOn', 'public', undefined],
  ]
  const inOrder = (rows: readonly (readonly (string | undefined)[])[]) => rows.toSorted(([a], [b]) => (a! < b! ? -1 : 1))
  expect(inOrder(ROUTES.map(({ path, access, redirect }) => [path, login[access], redirect]))).toEqual(inOrder([...specifiedRows, ...own]))
  expect(
    ROUTES.filter(({ access }) => access === 'overlay')
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(meta.overlayRoutes.toSorted())
})
