import { expect, test, type Locator, type Page } from '@playwright/test'
import { bundlePage } from '../../../apps/web/testing/bundle-page.ts'
import { policyViolations } from '../browser/policy-violations.ts'
import { open, results } from '../results/result-steps.ts'

const menuButton = (page: Page) => page.getByRole('button', { name: '显示字段' })
const panel = (page: Page) => page.getByRole('dialog', { name: '显示字段' })

/** How far the panel is from where it belongs: below the button, or above it, and within its width; px. */
async function distance(button: Locator, shown: Locator): Promise<number> {
  const [trigger, box] = [await button.boundingBox(), await shown.boundingBox()]
  if (!trigger || !box) throw new Error('nothing is drawn')
  const beside = Math.min(Math.abs(box.y - trigger.y - trigger.height), Math.abs(trigger.y - box.y - box.height))
  return Math.max(beside, Math.abs(box.x + box.width - trigger.x - trigger.width))
}

test.describe('a popover', () => {
  for (const [width, height] of [
    [1440, 900],
    [1200, 800],
    [761, 800],
  ] as const) {
    test(`opens at its button, also where the page is scaled: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const violations = policyViolations(page)
      await open(page, results())
      await menuButton(page).click()
      await expect.poll(() => distance(menuButton(page), panel(page))).toBeLessThan(8)
      expect(violations).toEqual([])
    })
  }

  test('is worked by keyboard alone: arrows, Home, End, letters, Enter, drag; Esc gives the focus back', async ({ page }) => {
    await open(page, results())
    const heads = page.locator('thead th[data-column]')
    const first = await heads.first().getAttribute('data-column')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const rows = panel(page).getByRole('row')
    await expect(rows.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(rows.last()).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.type('CPC')
    await expect(panel(page).getByRole('row', { name: 'CPC' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('checkbox', { name: 'CPC' })).toBeChecked()

    // The handle of a row is its first control. Enter lifts the field, an arrow chooses the place, Enter drops it.
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(panel(page).getByRole('button', { name: '拖动 申请人' })).toBeFocused()
    await page.keyboard.press('Enter')
    const place = panel(page).getByRole('button', { name: '插入到 申请日 和 公开日 之间' })
    await page.keyboard.press('ArrowDown')
    await expect(place).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heads.nth(1)).toHaveAttribute('data-column', first ?? '')

    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()
  })

  test.describe('in a dialog', () => {
    let document: string
    test.beforeAll(async () => {
      document = await bundlePage('components/popover/testing/popover-in-dialog.tsx')
    })

    for (const [width, height] of [
      [1440, 900],
      [1200, 800],
      [390, 844],
    ] as const) {
      test(`is drawn over it at its button, works, and Esc closes the popover alone: ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.route('http://controls.test/', (route) => route.fulfill({ contentType: 'text/html', body: document }))
        await page.goto('http://controls.test/')
        const dialog = page.getByRole('dialog', { name: '对话框' })
        // The dialog is scrolled, so that what is placed in it by its own coordinates lands elsewhere.
        await menuButton(page).scrollIntoViewIfNeeded()
        await menuButton(page).click()
        await expect(panel(page)).toBeVisible()
        if (width > 760) await expect.poll(() => distance(menuButton(page), panel(page))).toBeLessThan(8)
        await panel(page).getByRole('row', { name: '国家/地区' }).click()
        await expect(page.getByRole('status')).toHaveText('applicant inventor country')
        await page.keyboard.press('Escape')
        await expect(panel(page)).toHaveCount(0)
        await expect(dialog).toBeVisible()
        await expect(menuButton(page)).toBeFocused()
        // A press elsewhere closes the popover, and does nothing else.
        await menuButton(page).click()
        await panel(page).waitFor()
        await page.mouse.click(4, 4)
        await expect(panel(page)).toHaveCount(0)
        await expect(dialog).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      })
    }
  })
})
