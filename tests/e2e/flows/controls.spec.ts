import { expect, test, type Locator, type Page } from '@playwright/test'
import { bundlePage } from '../../../apps/web/testing/bundle-page.ts'
import { policyViolations } from '../browser/policy-violations.ts'
import { facet, open, results } from '../results/result-steps.ts'

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
        await panel(page).getByRole('checkbox', { name: '国家/地区' }).check()
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

test('trees that cannot be fetched fail in their own panel, with retry, and leave the rows alone', async ({ page }) => {
  // Simulates a page that was just reloaded for a missing chunk: it is not reloaded a second time, which would happen under the click
  // below.
  await page.addInitScript(() => sessionStorage.setItem('chunksRecovered', String(Date.now())))
  await page.route('**/ipc-panel-*.js', (route) => route.abort())
  await open(page, results())
  const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: '重试' }) })
  await expect(failure).toBeVisible()
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.unroute('**/ipc-panel-*.js')
  await failure.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('treegrid', { name: 'IPC 分类' })).toBeVisible()
})

test('columns are moved by keyboard: Enter lifts one, Tab chooses the place, Enter drops it, Esc puts it back', async ({ page }) => {
  const violations = policyViolations(page)
  await open(page, results())
  const keys = () => page.locator('thead th[data-column]').evaluateAll((heads) => heads.map((head) => head.getAttribute('data-column')))
  const first = await keys()
  const head = (name: string) => page.locator('thead').getByRole('button', { name, exact: true })
  await head('申请日').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('th[data-drop-target]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('th[data-drop-target]')).toHaveCount(0)
  expect(await keys()).toEqual(first)

  await head('申请日').focus()
  await page.keyboard.press('Enter')
  for (let tabs = 0; tabs < first.length && (await page.locator('th[data-column=applicant][data-drop-target]').count()) === 0; tabs += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(keys).toEqual(['application_date', 'applicant', ...first.slice(2)])
  expect(violations).toEqual([])
})

test('a range of days is chosen in a calendar, by keyboard too, and in the fields', async ({ page }) => {
  const violations = policyViolations(page)
  await page.goto('/zh/lawSearch')
  const [from, to] = [page.getByLabel('起', { exact: true }), page.getByLabel('止', { exact: true })]
  await from.fill('2020-02-03')
  await to.fill('2020-02-05')
  const button = page.getByRole('button', { name: '选择起止日期' })
  await button.click()
  const calendar = page.getByRole('dialog', { name: '选择起止日期' })
  await expect(calendar.getByRole('combobox', { name: '年' })).toContainText('2020')
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveCount(3)
  await calendar.getByRole('combobox', { name: '月' }).selectOption('三月')
  await calendar.getByRole('button', { name: /2020年3月10日/ }).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(calendar).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(from).toHaveValue('2020-03-10')
  await expect(to).toHaveValue('2020-03-18')
  await button.press('Enter')
  await calendar.waitFor()
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(from).toHaveValue('2020-03-10')
  await from.fill('2021-01-01')
  await expect(page.getByText('起始日期晚于截止日期')).toBeVisible()
  expect(violations).toEqual([])
})

test('what an input method composes narrows nothing until it is words', async ({ page }) => {
  await open(page, results())
  const applicants = facet(page, '申请人')
  const box = applicants.getByRole('searchbox')
  await box.focus()
  const before = await applicants.getByRole('listitem').count()
  const method = await page.context().newCDPSession(page)
  for (const text of ['d', 'da', 'da x', 'da xu', 'da xue'])
    await method.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await expect(box).toHaveValue('da xue')
  await expect(applicants.getByRole('listitem')).toHaveCount(before)
  await expect(applicants.getByText('没有找到')).toHaveCount(0)
  await method.send('Input.insertText', { text: '大学' })
  await expect(box).toHaveValue('大学')
  await expect(applicants.locator('li [title]').first()).toHaveAttribute('title', /大学/)
})
