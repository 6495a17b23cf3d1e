import { expect, test, type Page } from '../component-test.ts'
import { withInstallation } from '../../e2e/server/with-installation.ts'

const SET = {
  servicePhone: '400-800-0000',
  serviceHours: '工作日 9:00–18:00',
  serviceChat: 'https://chat.example.com/',
} as const

const toolbar = (page: Page) => page.getByRole('complementary', { name: '工具条' })
const item = (page: Page, name: string) =>
  toolbar(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`[aria-label="${name}"]`) })

test('toolbar.02: a demonstration is booked in the form of its dialog', async ({ page }) => {
  await page.goto('/')
  await item(page, '预约演示').getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(item(page, '预约演示').getByRole('button')).toBeFocused()
})

test('toolbar.05: the online chat opens where it is; without an address it shows the service line', async ({ page }) => {
  await withInstallation(page, SET)
  await page.goto('/')
  await expect(item(page, '在线咨询').getByRole('link')).toHaveAttribute('href', 'https://chat.example.com/')
  await expect(item(page, '在线咨询').getByRole('link')).toHaveAttribute('target', '_blank')
  await page.unrouteAll()
  await withInstallation(page, { ...SET, serviceChat: null })
  await page.reload()
  await item(page, '在线咨询').getByRole('button').click()
  await expect(toolbar(page).getByText('400-800-0000')).toBeVisible()
})

test('toolbar.09, toolbar.10: it folds by hand, and by itself where pages are drawn smaller', async ({ page }) => {
  await page.goto('/')
  await toolbar(page).getByRole('button', { name: '收起工具条' }).click()
  await expect(toolbar(page).getByRole('listitem')).toHaveCount(0)
  await toolbar(page).getByRole('button', { name: '展开工具条' }).click()
  await expect(toolbar(page).getByRole('listitem')).not.toHaveCount(0)
  await page.setViewportSize({ width: 1300, height: 800 })
  await expect(toolbar(page).getByRole('listitem')).toHaveCount(0)
  await toolbar(page).getByRole('button', { name: '展开工具条' }).click()
  await expect(toolbar(page).getByRole('listitem')).not.toHaveCount(0)
})
