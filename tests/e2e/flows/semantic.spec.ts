import { expect, test, type Page } from '@playwright/test'

const question = (page: Page) => page.getByRole('textbox', { name: '技术方案或专利号' })
const search = (page: Page) => page.locator('form').getByRole('button', { name: '检索', exact: true })

test('B.search-modes.03: a question, its words, ranked patents with their reasons, a patent page, and back to the question', async ({
  page,
}) => {
  await page.goto('/semantic')
  await question(page).fill('石墨烯包覆的硅负极材料，循环寿命长')
  await page.getByRole('button', { name: '查看关键词' }).click()
  const words = page.getByRole('region', { name: '这样理解你的问题' })
  await words.getByRole('button').first().click()
  await expect(words.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
  await search(page).click()
  await expect(page).toHaveURL(/\/resultList\/imgText\?.*w=semantic/)
  await expect(page.getByText('相关度 100').first()).toBeVisible()
  await expect(page.getByRole('list', { name: '起作用的词' }).first().getByRole('listitem').first()).toBeVisible()
  const address = page.url()
  await page.getByRole('link', { name: '修改条件' }).click()
  await expect(question(page)).toHaveValue('石墨烯包覆的硅负极材料，循环寿命长')
  await page.goto(address)
  await page.locator('[data-row="0"] a').first().click()
  await expect(page).toHaveURL(/\/searchDetail\?/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('相关度 100').first()).toBeVisible()
})

test('a question is asked for, and looked for within a query', async ({ page }) => {
  await page.goto('/semantic')
  await search(page).click()
  await expect(page.getByRole('alert')).toHaveText('请输入检索内容')
  await question(page).fill('电池')
  await page.getByRole('textbox', { name: /检索范围/ }).fill('country=JP')
  await question(page).press('Control+Enter')
  await expect(page.getByText('相关度 100').first()).toBeVisible()
  for (const number of await page.locator('[data-row]').allTextContents()) expect(number).toContain('JP')
})

test('in English the page and its reasons are English', async ({ page }) => {
  await page.goto('/en/semantic')
  await page.getByRole('textbox', { name: 'Technical idea or patent number' }).fill('graphene battery anode')
  await page.getByRole('button', { name: 'Show the words' }).click()
  await expect(page.getByRole('heading', { name: 'How the question is understood' })).toBeVisible()
  await page.locator('form').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Relevance 100').first()).toBeVisible()
})
