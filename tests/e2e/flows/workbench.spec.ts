import { expect, test, type Page } from '@playwright/test'

const results = (query: string, more = '', view = 'tableList') => `/zh/resultList/${view}?q=${encodeURIComponent(query)}${more}`

/** Opens a result list and waits for its rows. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('[data-row]').first().waitFor()
}

test('columns are widened, moved and hidden, and stay so', async ({ page }) => {
  await open(page, results('电池'))
  const heads = page.locator('thead th[data-column]')
  const applicant = page.locator('th[data-column=applicant]')
  // The headers are replaced by draggable ones.
  await applicant.getByRole('button').waitFor()
  const edge = applicant.getByRole('separator')
  const before = Number(await edge.getAttribute('aria-valuenow'))
  const box = await edge.boundingBox()
  if (!box) throw new Error('no edge')
  // At its last pixel: the next header must not cover it.
  await page.mouse.move(box.x + box.width - 1, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width + 59, box.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 60))
  await edge.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 44))

  // Not exactly in the centre, where a screen reader clicks.
  const [sourcePosition, targetPosition] = [
    { x: 12, y: 8 },
    { x: 20, y: 10 },
  ]
  await page.locator('th[data-column=main_ipc]').getByRole('button').dragTo(applicant, { sourcePosition, targetPosition, steps: 4 })
  await expect(heads.first()).toHaveAttribute('data-column', 'main_ipc')
  await page.getByRole('button', { name: '显示字段' }).click()
  const menu = page.getByRole('dialog', { name: '显示字段' })
  await menu.getByRole('checkbox', { name: '申请号' }).check()
  await menu.getByRole('checkbox', { name: '专利类型' }).uncheck()
  await menu.getByRole('button', { name: 'IPC 主分类号 后移', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await page.reload()
  await expect(heads.nth(1)).toHaveAttribute('data-column', 'main_ipc')
  await expect(page.locator('th[data-column=application_number]')).toBeVisible()
  await expect(page.locator('th[data-column=patent_type]')).toHaveCount(0)
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 44))
})
