import { expect, test, type Page } from '@playwright/test'
import { withInstallation } from '../server/with-installation.ts'

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
const names = (page: Page) =>
  toolbar(page)
    .getByRole('listitem')
    .locator('> :is(button, a)')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

test('G141: where nothing is set, items show the way to this installation, and none leads nowhere', async ({ page }) => {
  await page.goto('/')
  await expect(toolbar(page)).toBeVisible()
  expect(await names(page)).toEqual(['电话咨询', '预约演示', '微信咨询', '小程序', '在线咨询', '移动端'])
  await item(page, '微信咨询').hover()
  await expect(toolbar(page).getByText('扫一扫，在手机上打开本系统')).toBeVisible()
  await item(page, '电话咨询').hover()
  await expect(toolbar(page).getByText('本系统未设置服务热线')).toBeVisible()
})

test('toolbar.01, toolbar.03, toolbar.04, toolbar.06: number and QR codes under the pointer and at a press', async ({ page }) => {
  await withInstallation(page, SET)
  await page.goto('/')
  await item(page, '电话咨询').hover()
  await expect(toolbar(page).getByRole('link', { name: '400-800-0000' })).toHaveAttribute('href', 'tel:4008000000')
  await expect(toolbar(page).getByText('工作日 9:00–18:00')).toBeVisible()
  for (const name of ['微信咨询', '小程序', '移动端']) {
    await item(page, name).hover()
    const picture = toolbar(page).getByRole('img', { name: `${name}二维码` })
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(20)
  }
  await page.mouse.move(200, 300)
  await expect(toolbar(page).getByRole('img')).toHaveCount(0)
  await item(page, '电话咨询').getByRole('button').press('Enter')
  await expect(toolbar(page).getByText('400-800-0000')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toolbar(page).getByText('400-800-0000')).toHaveCount(0)
})

test('toolbar.07: back to the top comes on long pages, far down', async ({ page }) => {
  await page.goto('/helpCenter?id=41')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(item(page, '回到顶部')).toHaveCount(0)
  // The text may still be loading.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 700))
    await expect(item(page, '回到顶部')).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await item(page, '回到顶部').getByRole('button').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(item(page, '回到顶部')).toHaveCount(0)
})

test('on a phone the folded toolbar keeps to the margin: buttons as wide as the page are pressed at their very end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/helpCenter?panel=feedback', '/patent-service']) {
    await page.goto(path)
    const handle = toolbar(page).getByRole('button', { name: '展开工具条' })
    await expect(handle).toBeVisible()
    expect((await handle.boundingBox())!.x).toBeGreaterThanOrEqual(390 - 16)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await handle.click()
    await expect(toolbar(page).getByRole('listitem')).not.toHaveCount(0)
  }
})

test('toolbar.11: it attracts attention for 2 seconds when it appears and when pressed, and does not move with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('aside[data-attention]')) Object.assign(window, { askedAtFirst: true })
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
  await page.clock.install()
  await page.goto('/')
  const attention = () => toolbar(page).getAttribute('data-attention')
  const motion = () => toolbar(page).evaluate((bar) => bar.getAnimations().map((animation) => animation.effect?.getTiming().duration))
  await expect.poll(attention).toBeNull()
  expect(await page.evaluate(() => 'askedAtFirst' in window)).toBe(true)
  await page.clock.pauseAt(Date.now() + 600_000)
  await item(page, '移动端').getByRole('button').click()
  expect(await attention()).toBe('true')
  expect(await motion()).toEqual([2000])
  await page.clock.runFor(1900)
  expect(await attention()).toBe('true')
  await page.clock.runFor(200)
  expect(await attention()).toBeNull()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await item(page, '移动端').getByRole('button').click()
  expect(await attention()).toBe('true')
  expect(await motion()).toEqual([])
})
