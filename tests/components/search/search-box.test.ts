import { randomUUID } from 'node:crypto'
import { expect, test, type Page, type Request } from '../component-test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: '检索内容' })
const form = (page: Page) => page.getByRole('search')
const suggestions = (page: Page) => page.getByRole('listbox', { name: '联想词' }).getByRole('option')
const translate = (page: Page) => form(page).getByRole('button', { name: '翻译' })

/** The first translation of a server waits until its dictionary is read. */
async function readDictionary({ request }: Page): Promise<void> {
  const guest = await request.get(`/api/user/user/getYoukeToken?userId=${randomUUID()}`)
  const { data: token } = (await guest.json()) as { data: string }
  await request.post('/api/search/translate/translate', { headers: { token }, data: { title: '电池' }, timeout: 90_000 })
}

/** What the page asks of one call from now on. */
function requestsTo(page: Page, path: string): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(path)) requests.push(request)
  })
  return requests
}

test('search-box.08, search-box.18: the empty box offers history and commands; more history sends a visitor to the login', async ({
  page,
}) => {
  await page.goto('/')
  await box(page).focus()
  await expect(page.getByRole('option', { name: /TIAB/ })).toBeVisible()
  await page.getByRole('option', { name: '更多历史' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('search-box.03, search-box.25, search-box.37: Chinese is put into English in the box, which has the focus then; nothing else is translated', async ({
  page,
}) => {
  await readDictionary(page)
  await page.goto('/')
  await expect(translate(page)).toBeDisabled()
  await box(page).fill('graphene')
  await expect(translate(page)).toBeDisabled()
  await box(page).fill('石墨烯电池')
  const answered = page.waitForResponse(/translate\/translate$/)
  await translate(page).click()
  expect((await answered).request().postDataJSON()).toEqual({ targetLang: 'en', title: '石墨烯电池' })
  await expect(box(page)).toHaveValue('graphene battery')
  await expect(box(page)).toBeFocused()
  await expect(translate(page)).toBeDisabled()
})

test('what cannot be translated stays, with the reason', async ({ page }) => {
  await page.route('**/translate/translate', (route) => route.fulfill({ json: { code: 500, message: '没有可用的翻译引擎', data: null } }))
  await page.goto('/')
  await box(page).fill('石墨烯')
  await translate(page).click()
  await expect(form(page).getByRole('alert')).toHaveText('没有可用的翻译引擎')
  await expect(box(page)).toHaveValue('石墨烯')
  await box(page).fill('石墨')
  await expect(form(page).getByRole('alert')).toBeHidden()
})

test('search-box.14: Enter on a highlighted suggestion fills the box and searches', async ({ page }) => {
  await page.goto('/')
  await box(page).pressSequentially('石')
  await suggestions(page).first().waitFor()
  await box(page).press('ArrowDown')
  const chosen = await suggestions(page).first().locator('span').first().textContent()
  await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true')
  const search = requestsTo(page, '/ts/search')
  await box(page).press('Enter')
  await expect(box(page)).toHaveValue(chosen!)
  await expect(page).toHaveURL(/resultList/)
  expect(new URL(page.url()).searchParams.get('q')).toBe(chosen)
  // search-box.35, search-box.36: what the box itself asks for.
  expect(search[0]!.postDataJSON()).toMatchObject({ filter: { queryStr: chosen }, from: 0, size: 10 })
})

test('search-box.14: the suggestion an arrow went to stays the one Enter takes, whatever is answered meanwhile', async ({ page }) => {
  await page.goto('/')
  await box(page).pressSequentially('石')
  await suggestions(page).first().waitFor()
  const late = Promise.withResolvers<void>()
  await page.route('**/suggest/all', async (route) => {
    await late.promise
    await route.continue()
  })
  await box(page).pressSequentially('墨')
  await box(page).press('ArrowDown')
  const walked = await suggestions(page).allTextContents()
  const chosen = await suggestions(page).first().locator('span').first().textContent()
  const answered = page.waitForResponse('**/suggest/all')
  late.resolve()
  await answered
  await page.waitForTimeout(300)
  expect(await suggestions(page).allTextContents()).toEqual(walked)
  await box(page).press('Enter')
  await expect(box(page)).toHaveValue(chosen!)
})

test('search-box.15: a click anywhere takes the suggestions away', async ({ page }) => {
  await page.goto('/')
  await box(page).pressSequentially('石')
  await suggestions(page).first().waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(suggestions(page)).toHaveCount(0)
})

test('search-box.32, search-box.33: five of each kind are requested, at most once a second, the last text always', async ({ page }) => {
  await page.goto('/')
  const requests = requestsTo(page, '/suggest/all')
  const start = Date.now()
  await box(page).pressSequentially('shimoxi', { delay: 60 })
  await expect.poll(() => requests.at(-1)?.postDataJSON()).toMatchObject({ word: 'shimoxi', count: 5 })
  expect(requests.length).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - start) / 1000))
  await expect(suggestions(page).filter({ hasText: '石墨烯' }).first()).toBeVisible()
})

test('search-box.20: number formats open in a new tab', async ({ page }) => {
  await page.goto('/')
  const opened = page.waitForEvent('popup')
  await form(page).getByRole('link', { name: '号码格式说明' }).click()
  const card = await opened
  await expect(card).toHaveURL(/\/functionCard\?.*id=45/)
  expect(new URL(card.url()).searchParams.get('fieldLogic')).toBe('0')
  await expect(card.getByRole('heading', { level: 1 })).toBeVisible()
})

test('roles.29, search-box.04: a visitor searches without a login; the batch icon requires one', async ({ page }) => {
  await page.goto('/')
  await box(page).fill('电池')
  await form(page).getByRole('button', { name: '检索', exact: true }).click()
  await expect(page).toHaveURL(/resultList/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goto('/')
  await form(page).getByRole('button', { name: '批量检索' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
