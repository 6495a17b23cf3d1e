import { expect, test, type Page } from '@playwright/test'
import { demoSignIn } from '../accounts/demo-sign-in.ts'
import { countries, dialog, open, opener } from '../databases/database-steps.ts'

/** One of the members of a group: nobody else signs it in meanwhile. */
const MEMBER = '13900000003'
const box = (page: Page) => page.getByRole('combobox', { name: '检索内容' })

// A login takes the place of the last one of its account.
test.describe.configure({ mode: 'serial' })
let kept: Record<string, string> = {}
test.beforeAll(async ({ request, baseURL }) => {
  const left = await demoSignIn(request, baseURL ?? process.env['E2E_URL'] ?? '', MEMBER)
  // The guide for new users was seen already.
  const user = { ...(JSON.parse(left['user']!) as object), guideStatus: 1 }
  kept = { ...left, user: JSON.stringify(user) }
})

test.afterAll(async ({ request, baseURL }) => {
  // The seat is free again.
  await request.post(`${baseURL ?? process.env['E2E_URL'] ?? ''}/api/user/user/logout`, {
    headers: { token: kept['token'] ?? '' },
    data: {},
  })
})

/** Opens a page signed in as the member. */
async function asMember(page: Page, path: string): Promise<void> {
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, kept)
  await page.goto(path)
  await page.getByRole('button', { name: /^账号：/ }).waitFor()
}

test('search-box.19: a signed-in user sees all of the history in a new tab', async ({ page }) => {
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
  await page.goto('/superSearch/all?q=电池')
  await open(page)
  for (let at = 0; at < regions; at++)
    await expect(countries(page).getByRole('button').nth(at)).toHaveAttribute('aria-expanded', String(at < 1))
  await dialog(page).getByRole('checkbox', { name: '实用新型' }).uncheck()
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: '检索', exact: true }).last().click()
  await expect(page).toHaveURL(/resultList.*ty=invention/)
})

test('command search looks in the databases chosen', async ({ page }) => {
  await asMember(page, '/commandSearch?q=TI%3D(电池)')
  await open(page)
  await dialog(page).getByRole('checkbox', { name: '发明', exact: true }).uncheck()
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
  await expect(page).toHaveURL(/resultList.*ty=utility/)
})
