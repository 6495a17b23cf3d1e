import { expect, type Page } from '@playwright/test'
import { test } from '../accounts/own-page.ts'
import { HAS_DATABASE } from '../accounts/server-database.ts'

// The guide for new users, over the search box of home.

/** Opens home as a user who has not seen the guide. */
async function openHomeUnguided(page: Page): Promise<void> {
  await page.goto('/404')
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user')!) as object
    localStorage.setItem('user', JSON.stringify({ ...user, guideStatus: 0 }))
  })
  await page.goto('/')
}

const guide = (page: Page) => page.getByRole('dialog')

test('the light is on the right part where pages are drawn at 0.8', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: '新手引导' }).click()
  const scope = page.locator('form[role=search] button[aria-haspopup=dialog]').first()
  await expectLightOn(page, scope)
  // Its button becomes wider while the guide is open: a number appears in it.
  await scope.evaluate((button) => (button.style.paddingInlineEnd = '80px'))
  await expectLightOn(page, scope)
})

test.describe('the guide of a user who is signed in', () => {
  // Skipped against a server from elsewhere, whose database the flows cannot reach.
  test.skip(!HAS_DATABASE, 'needs the database of the server under test')

  test('home.19 home.20 home.21: three steps with light on scope, box and button; then it does not return', async ({ own }) => {
    await openHomeUnguided(own)
    await expect(guide(own)).toContainText('第 1 步，共 3 步')
    await expect(guide(own).getByRole('heading')).toHaveText('选择数据库范围')
    await expectLightOn(own, own.locator('form[role=search] button[aria-haspopup=dialog]').first())
    await guide(own).getByRole('button', { name: '下一步' }).press('Enter')
    await expect(guide(own)).toContainText('第 2 步，共 3 步')
    await expect(guide(own).locator('dt')).toHaveText(['智能检索', '号码检索', '企业检索'])
    await expectLightOn(own, own.locator('form[role=search] [role=combobox]'))
    await guide(own).getByRole('button', { name: '下一步' }).click()
    await expect(guide(own)).toContainText('第 3 步，共 3 步')
    await expectLightOn(own, own.locator('form[role=search] button[type=submit]'))
    const requested = own.waitForRequest(/guide\/add/)
    await guide(own).getByRole('button', { name: '完成' }).click()
    expect((await requested).postDataJSON()).toEqual({ type: 'home' })
    await expect(guide(own)).toBeHidden()
    await own.reload()
    await expect(own.getByRole('combobox', { name: '检索内容' })).toBeVisible()
    await own.waitForLoadState('networkidle')
    await expect(guide(own)).toBeHidden()
    // The server stores it, so that it holds on every computer.
    const facts = own.waitForResponse(/findUserInformation/)
    await own.goto('/user/profile')
    expect(((await (await facts).json()) as { data: { guideStatus: number } }).data.guideStatus).toBe(1)
  })
})

/** The light of the guide lies round a part of the page. */
async function expectLightOn(page: Page, part: ReturnType<Page['locator']>): Promise<void> {
  const middle = async () => {
    const [light, box] = [await guide(page).locator('div').first().boundingBox(), await part.boundingBox()]
    return (
      light && box && Math.hypot(light.x + light.width / 2 - box.x - box.width / 2, light.y + light.height / 2 - box.y - box.height / 2)
    )
  }
  await expect.poll(middle).toBeLessThan(2)
}
