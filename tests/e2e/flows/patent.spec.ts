import { expect, test } from '@playwright/test'
import { header, openFromList } from '../patents/patent-steps.ts'

test.describe('reading', () => {
  test('text, claims and description are there, with the terms of the query marked', async ({ page }) => {
    await openFromList(page, 1)
    for (const part of ['著录项目', '摘要', /^权利要求/, '说明书']) {
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
    }
    await expect(page.locator('[data-claim="1"]')).toBeVisible()
    await expect(page.locator('mark[data-color="1"]').first()).toHaveText('石墨烯')
    await page.getByRole('button', { name: '说明书', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: '说明书' })).toBeInViewport()
    const outline = page.getByRole('navigation', { name: '说明书目录' }).getByRole('button')
    const last = (await outline.last().innerText()).trim()
    await outline.last().click()
    await expect(page.getByRole('heading', { level: 3, name: last })).toBeInViewport()
  })

  test('the legal timeline is newest first', async ({ page }) => {
    await openFromList(page, 3)
    await page.getByRole('tab', { name: /^法律状态/ }).click()
    const times = page.locator('[role=tabpanel] time')
    await times.first().waitFor()
    const dates = await times.allInnerTexts()
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('the divider is moved by keys and by pointer and stays where it was put', async ({ page }) => {
    await openFromList(page, 1)
    const divider = page.getByRole('separator')
    await divider.focus()
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowLeft')
    await expect(divider).toHaveAttribute('aria-valuenow', '50')
    await page.reload()
    await expect(divider).toHaveAttribute('aria-valuenow', '50')
    const box = await divider.boundingBox()
    if (!box) throw new Error('no divider')
    await page.mouse.move(box.x + 4, box.y + 100)
    await page.mouse.down()
    await page.mouse.move(1008, box.y + 100, { steps: 4 })
    await page.mouse.up()
    await expect(divider).toHaveAttribute('aria-valuenow', '70')
  })

  test('the number is copied; on paper there is the text without the tools', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const number = await openFromList(page, 1)
    await header(page).getByRole('button', { name: '复制公开号' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: '返回结果' })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: '说明书' })).toBeVisible()
    const { scrolls, higher } = await page.evaluate(() => ({
      scrolls: getComputedStyle(document.querySelector('[data-scroll-restoration-id=patent-text]')!).overflowY,
      higher: document.documentElement.scrollHeight > innerHeight,
    }))
    expect([scrolls, higher]).toEqual(['visible', true])
  })
})

test.describe('beside the text', () => {
  test('similar patents lead on; files are downloaded under their names', async ({ page }) => {
    const number = await openFromList(page, 1)
    await page.getByRole('tab', { name: '附件' }).click()
    await expect(page).toHaveURL(/tab=files/)
    const downloading = page.waitForEvent('download')
    await page.getByRole('tabpanel').getByRole('button').first().click()
    expect((await downloading).suggestedFilename()).toMatch(new RegExp(`^${number}-.+\\.png$`))
    await page.getByRole('tab', { name: '相似专利' }).click()
    const similar = page.getByRole('tabpanel').getByRole('link')
    await expect(similar.nth(5)).toBeVisible()
    const next = await similar.first().innerText()
    expect(next).not.toBe(number)
    await similar.first().click()
    await expect(header(page)).toContainText(next)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('one column with tabs, in the address, walked by arrow keys', async ({ page }) => {
    await openFromList(page, 2)
    await expect(page.getByRole('separator')).toHaveCount(0)
    await page.getByRole('tab', { name: /^权利要求/ }).click()
    await expect(page).toHaveURL(/tab=claims/)
    await expect(page.locator('[data-claim="1"]')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: '说明书' })).toBeFocused()
    await expect(page).toHaveURL(/tab=description/)
    await page.getByRole('tab', { name: /^法律状态/ }).click()
    await expect(page.getByRole('tab', { name: /^法律状态/ })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await page.getByRole('button', { name: '返回结果' }).click()
    await expect(page.locator('[data-row="1"]')).toHaveAttribute('aria-current', 'true')
  })
})
