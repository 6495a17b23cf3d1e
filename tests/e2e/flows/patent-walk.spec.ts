import { expect, test } from '@playwright/test'
import { LIST, header, openFromList } from '../patents/patent-steps.ts'

test.describe('walking through the list', () => {
  test('n and p go to the next and previous patent, URL and position follow, and the list is where it was', async ({ page }) => {
    const first = await openFromList(page, 3)
    const status = header(page).getByRole('status').first()
    await expect(status).toHaveText(/^3 \/ [\d,]+$/)
    await page.keyboard.press('n')
    await expect(status).toHaveText(/^4 \//)
    await expect(page).not.toHaveURL(new RegExp(first))
    await page.keyboard.press('p')
    await expect(page).toHaveURL(new RegExp(`id=${first}.*at=3`))
    await page.keyboard.press('p')
    await page.keyboard.press('p')
    await expect(status).toHaveText(/^1 \//)
    await expect(header(page).getByRole('button', { name: /^上一件/ })).toBeDisabled()
    await page.getByRole('button', { name: '返回结果' }).click()
    await expect(page).toHaveURL(LIST)
    await expect(page.locator('[data-row="2"]')).toHaveAttribute('aria-current', 'true')
  })

  test('deep in a long list, after a patent, another patent and steps, the list is scrolled as it was left', async ({ page }) => {
    await page.goto(`${LIST}&size=100`)
    const link = page.locator('[data-row="60"] a:not([data-group])')
    await page.locator('[data-row]').first().hover()
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      await expect(link).toBeInViewport({ timeout: 200 })
    }).toPass()
    const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await link.click()
    await expect(page).toHaveURL(/at=61/)
    const number = new URL(page.url()).searchParams.get('id') ?? ''
    await page.getByRole('tab', { name: '相似专利' }).click()
    await page.getByRole('tabpanel').getByRole('link').first().click()
    await expect(page).not.toHaveURL(new RegExp(`id=${number}`))
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`id=${number}.*at=61`))
    const next = header(page).getByRole('button', { name: /^下一件/ })
    await expect(next).toBeEnabled()
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/at=62/)
    await page.keyboard.press('p')
    await expect(page).toHaveURL(/at=61/)
    await page.getByRole('button', { name: '返回结果' }).click()
    await expect(page.locator('[data-row="60"]')).toHaveAttribute('aria-current', 'true')
    await expect.poll(top).toBe(before)
  })

  test('a step over the end of a page leads back to the next page', async ({ page }) => {
    await openFromList(page, 20)
    await expect(header(page).getByRole('button', { name: /^下一件/ })).toBeEnabled()
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/at=21/)
    await page.getByRole('button', { name: '返回结果' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.locator('[data-row="0"] td').nth(1)).toHaveText('21')
  })
})

test('by keyboard alone: parts of the text, claims as a tree, the tabs beside it, a similar patent, and back to the list', async ({
  page,
}) => {
  const number = await openFromList(page, 2)
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`id=${number}`))
  const jumps = page.getByRole('navigation', { name: '内容' }).getByRole('button')
  await jumps.nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /^权利要求/ })).toBeInViewport()
  await page.getByRole('button', { name: '树状', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/claims=tree/)
  await page.getByRole('tab', { selected: true }).focus()
  for (const tab of ['signs', 'family', 'citations', 'legal', 'similar']) {
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(new RegExp(`tab=${tab}`))
  }
  const similar = page.getByRole('tabpanel').getByRole('link').first()
  await similar.waitFor()
  await page.keyboard.press('Tab')
  for (let press = 0; press < 3 && !(await similar.evaluate((link) => link === document.activeElement)); press++) {
    await page.keyboard.press('Tab')
  }
  await expect(similar).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(new RegExp(`id=${number}`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`id=${number}`))
  await header(page).getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-row="1"]')).toHaveAttribute('aria-current', 'true')
})
