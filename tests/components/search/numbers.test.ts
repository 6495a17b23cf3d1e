import type { Page } from '@playwright/test'
import { open, results } from '../../e2e/results/result-steps.ts'
import { expect, test } from '../component-test.ts'

/** The publication number of the first patent of a search. */
async function heldNumber(page: Page): Promise<string> {
  await open(page, results())
  return (await page.locator('[data-row]').first().locator('td').nth(2).textContent()) ?? ''
}

test('a number in any writing finds its patent in the box of the result list', async ({ page }) => {
  const number = await heldNumber(page)
  const box = page.getByRole('search').getByRole('textbox').first()
  for (const written of [number, number.toLowerCase(), `${number.slice(0, 2)} ${number.slice(2)}`]) {
    await box.fill(written)
    await box.press('Enter')
    await expect(page.locator('[data-row]')).toHaveCount(1)
    await expect(page.locator('[data-row]').first().locator('td').nth(2)).toHaveText(number)
  }
})

test('a number that is not held is reported, with its normalised form and where to look', async ({ page }) => {
  const number = await heldNumber(page)
  const otherKind = `${number.replace(/[A-Z]\d?$/, '')}T9`
  await page.goto(`/resultList/tableList?q=${encodeURIComponent(otherKind)}`)
  await expect(page.getByRole('heading', { name: /^库中未收录/ })).toBeVisible()
  await expect(page.getByText(`已识别为 ${otherKind}`)).toBeVisible()
  await expect(page.getByRole('link', { name: number })).toHaveAttribute('href', new RegExp(encodeURIComponent(number)))
  await expect(page.getByRole('link', { name: 'Espacenet' })).toHaveAttribute('href', /worldwide\.espacenet\.com/)
})

test('of several numbers those that are not held are named above the list', async ({ page }) => {
  const number = await heldNumber(page)
  await page.goto(`/resultList/tableList?q=${encodeURIComponent(`${number}, CN199999999T`)}`)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await expect(page.getByText('2 个号码中有 1 个库中未收录：')).toBeVisible()
})

test('a missing patent has a page of its own with a box', async ({ page }) => {
  const number = await heldNumber(page)
  await page.goto('/searchDetail?id=CN198888888D')
  await expect(page.getByRole('heading', { name: '库中未收录 CN 198888888 D' })).toBeVisible()
  const box = page.getByRole('search').getByRole('textbox', { name: '号码、关键词、申请人，或检索式' })
  await expect(box).toHaveValue('CN198888888D')
  await box.fill(number)
  await page.getByRole('button', { name: '去检索' }).click()
  await expect(page).toHaveURL(new RegExp(`resultList.*${number}`))
})

test('/404 names the address that was not found', async ({ page }) => {
  for (const [address, shown] of [
    ['/no/such/page?x=1', '/no/such/page?x=1'],
    [encodeURI('/无此页?q=电池'), '/无此页?q=电池'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/404$/)
    await expect(page.getByText(shown, { exact: true })).toBeVisible()
  }
})
