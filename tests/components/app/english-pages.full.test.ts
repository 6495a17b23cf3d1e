import { expect, test, type Page } from '../component-test.ts'
import { visit } from '../../e2e/browser/visit.ts'
import { ROUTES, type RouteRow } from '../../../apps/web/src/app/routes/routes.ts'
import { test as ownTest } from '../../e2e/accounts/own-page.ts'

// Every page that is there, in English: no Chinese is left but names and data.

/** Addresses used instead of the path of the table; without one a page has nothing to display. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/superSearch/$scene': '/superSearch/all',
  '/newFlash_deatil/{$id}.html': '/newFlash_deatil/401.html',
  '/newsinfo/$id': '/newsinfo/301',
  '/newsinfo': '/newsinfo?id=301',
  '/hleparticulars': '/hleparticulars?id=40',
  '/functionCard': '/functionCard?id=45&fieldLogic=1',
  '/second-service': '/second-service?id=10801',
  '/resultList': '/resultList?q=graphene',
}

/** Pages with forms that are signed in to; the others are looked at as a visitor. */
const OWN: readonly RouteRow['access'][] = ['login', 'overlay']
const THERE = ROUTES.filter(({ redirect, access }) => redirect === undefined && access !== 'operator')

const addressOf = ({ path }: RouteRow, patent: string) => {
  if (/^\/(?:searchDetail|particulars)$/.test(path)) return `/en${path}?id=${patent}`
  return `/en${EXAMPLES[path] ?? (path.startsWith('/resultList/') ? `${path}?q=graphene` : path)}`
}

/** Elements that may be Chinese: those marked with their language, code, names and texts of documents. */
const DATA = '[lang|=zh], [translate=no], code, kbd, [data-row], [data-key], textarea, noscript, script, style'
/** Queries and what is typed into them, for documents in Chinese; the name of another product. */
const EXAMPLE = String.raw`[A-Za-z-]+=\S|^Example: \S+$|^PatSnap 智慧芽$`

/** Texts and names of elements that are Chinese, with where they stand. */
async function chineseIn(page: Page): Promise<string[]> {
  return page.evaluate(
    ([data, example]) => {
      const found: string[] = []
      const note = (element: Element | null, text: string | null) => {
        if (
          element === null ||
          text === null ||
          !/\p{Script=Han}/u.test(text) ||
          element.closest(data!) ||
          new RegExp(example!).test(text.trim())
        )
          return
        found.push(
          `${element.localName}${element.className ? `.${element.className.toString().split(' ')[0]}` : ''}: ${text.trim().slice(0, 80)}`,
        )
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) note(walker.currentNode.parentElement, walker.currentNode.textContent)
      for (const element of document.querySelectorAll('*')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) note(element, element.getAttribute(name))
      }
      return found
    },
    [DATA, EXAMPLE],
  )
}

async function lookAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  return lookAtOpen(page, address)
}

/** The same of the page that is open. */
async function lookAtOpen(page: Page, address: string): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('main'), address).not.toBeEmpty()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy=true]'), address).toHaveCount(0)
  return (await chineseIn(page)).map((text) => `${address}: ${text}`)
}

test('i18n.02: a visitor who chose English reads no Chinese on any page but names and data', async ({ page }) => {
  await page.goto('/en/resultList/tableList?q=graphene')
  const link = page.locator('[data-row] a[href*="searchDetail"]').first()
  const patent = new URL((await link.getAttribute('href'))!, page.url()).searchParams.get('id')!
  const left: string[] = []
  for (const row of THERE.filter(({ access }) => !OWN.includes(access))) left.push(...(await lookAt(page, addressOf(row, patent))))
  expect(left).toEqual([])
})

ownTest('i18n.02: a user who chose English reads no Chinese on any page but names and data', async ({ own }) => {
  const left: string[] = []
  for (const row of THERE.filter(({ access }) => OWN.includes(access))) left.push(...(await lookAt(own, addressOf(row, ''))))
  expect(left).toEqual([])
})

test('i18n.02: no English help article has Chinese in it but examples', async ({ page, request }) => {
  const answer = await request.post('/api/news/helpCenter/index', { data: {}, headers: { 'accept-language': 'en' } })
  const { data } = (await answer.json()) as { data: { children: Entry[] }[] }
  const articles = data.flatMap(({ children }) => children).flatMap(articlesBelow)
  expect(articles.length).toBeGreaterThan(30)
  await page.goto('/en/helpCenter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const left: string[] = []
  for (const { id, title } of articles) {
    const address = `/en/helpCenter?id=${id}`
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(title)
    left.push(...(await lookAtOpen(page, address)))
  }
  expect(left).toEqual([])
})

test('i18n.01, i18n.02, i18n.03: Chinese unless chosen otherwise; the switch offers the other of the two, and turns a page of text', async ({
  page,
}) => {
  await page.goto('/helpCenter?id=45')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('号码格式')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Number formats')
  await expect(page.getByRole('button', { name: 'English' })).toBeHidden()
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('号码格式')
})

test('i18n.04: a language segment is zh or en; anything else is no page', async ({ page }) => {
  await page.goto('/en/privacy?id=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  await page.goto('/zh/privacy?id=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('隐私政策')
  await page.goto('/fr/privacy?id=1')
  await expect(page).toHaveURL(/\/404$/)
})

interface Entry {
  readonly id: number
  readonly title: string
  readonly detailContent: string
  readonly children: readonly Entry[]
}

function articlesBelow(entry: Entry): Entry[] {
  return [...(entry.detailContent === '' ? [] : [entry]), ...entry.children.flatMap(articlesBelow)]
}
