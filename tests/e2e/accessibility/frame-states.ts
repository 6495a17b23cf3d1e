import type { Page } from '@playwright/test'
import type { PageStates } from './scan-states.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 760

async function openSideMenu(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('dialog', { name: '菜单' }).waitFor()
}

/** States of the frame around the pages, and how each is reached. */
export const FRAME_STATES: PageStates = {
  'the search menu, or on a phone the side menu': async (page) => {
    if (isPhone(page)) return openSideMenu(page)
    await page.goto('/homeSearch')
    await page.getByRole('navigation', { name: '主导航' }).getByRole('button').click()
  },
  'the side menu': openSideMenu,
  'the folded sidebar': async (page) => {
    await page.goto('/superSearch/all')
    if (!isPhone(page)) await page.getByRole('navigation', { name: '检索工具' }).getByRole('button', { name: '收起' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  'the help drawer': async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: '打开帮助' }).click()
    await page.getByRole('dialog', { name: '帮助中心' }).getByRole('article').waitFor()
  },
  'a QR code of the toolbar': async (page) => {
    await page.goto('/')
    const toolbar = page.getByRole('complementary', { name: '工具条' })
    if (isPhone(page)) await toolbar.getByRole('button', { name: '展开工具条' }).click()
    await toolbar.getByRole('button', { name: '移动端' }).click()
    await toolbar.getByRole('img').waitFor()
  },
  'one of the seven functions': async (page) => {
    await page.goto('/graphSearch')
    await page.locator('[data-overlay]').waitFor()
  },
  'the palette': async (page) => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: '快速前往' }).getByRole('option').first().waitFor()
  },
}
