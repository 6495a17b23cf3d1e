import type { Locator, Page } from '@playwright/test'

/** Opens an address of the app within the open document, like its links: a new document takes several times as long. */
export const opener = (page: Page): Locator => page.getByRole('button', { name: /^全球数据库/ })
/** The choice of databases. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '全球数据库' })
/** Its types of patents. */
export const types = (page: Page): Locator => dialog(page).getByRole('group', { name: '专利类型' }).getByRole('checkbox')
/** Its countries below their regions. */
export const countries = (page: Page): Locator => dialog(page).getByRole('group', { name: '国家/地区' })

/** Opens the dialog and waits for what it shows. */
export async function open(page: Page): Promise<void> {
  await opener(page).click()
  await types(page).first().waitFor()
}
