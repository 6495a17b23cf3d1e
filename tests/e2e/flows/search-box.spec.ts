import { expect, test, type Page } from '@playwright/test'

const box = (page: Page) => page.getByRole('combobox', { name: '检索内容' })
const form = (page: Page) => page.getByRole('search')
const expansion = (page: Page) => form(page).getByRole('switch', { name: '智能扩展' })

test('search-box.05: with smart expansion on, words are searched with their synonyms, as long as the tab is open', async ({ page }) => {
  await page.route('**/keyword/expand', (route) =>
    route.fulfill({
      json: {
        code: 200,
        message: '',
        data: [{ word: '电池', synonymList: [{ word: 'battery', language: 'en', source: 'operator', score: 1 }] }],
      },
    }),
  )
  await page.goto('/')
  await expect(expansion(page)).not.toBeChecked()
  await expansion(page).check()
  await page.reload()
  await expect(expansion(page)).toBeChecked()
  await box(page).fill('电池')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/resultList/)
  expect(new URL(page.url()).searchParams.get('q')).toBe('(电池 OR battery)')
})
