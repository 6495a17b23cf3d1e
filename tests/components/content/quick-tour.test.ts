import { expect, type Page } from '../component-test.ts'
import { aCode, newPhone } from '../../e2e/accounts/account-api.ts'
import { logInByCode, openSmsMode } from '../../e2e/accounts/login-steps.ts'
import { test } from '../../e2e/accounts/own-page.ts'

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

test.describe('the guide of a user who is signed in', () => {
  test('skipping the guide ends it for good, too', async ({ own }) => {
    await openHomeUnguided(own)
    const requested = own.waitForRequest(/guide\/add/)
    await guide(own).getByRole('button', { name: '跳过' }).click()
    await requested
    await expect(guide(own)).toBeHidden()
  })

  test('the profile is not requested at the login of the guide', async ({ own }) => {
    await own.goto('/404')
    await own.evaluate(() => localStorage.removeItem('completionAsked'))
    await openHomeUnguided(own)
    await expect(own.getByRole('dialog', { name: '选择数据库范围' })).toBeVisible()
    await own.keyboard.press('Escape')
    await own.reload()
    await expect(own.getByRole('combobox', { name: '检索内容' })).toBeVisible()
    await expect(guide(own)).toHaveCount(0)
    expect(await own.evaluate(() => localStorage.getItem('completionAsked'))).toBe('true')
  })
})

test('roles.27: new users see the tips at their first login', async ({ page, request }) => {
  const telephone = newPhone()
  await openSmsMode(page)
  await logInByCode(page, telephone, await aCode(request, telephone))
  await page.getByRole('button', { name: '跳过' }).click()
  await expect(page.getByRole('dialog', { name: '选择数据库范围' })).toContainText('欢迎使用格致')
})

test('a visitor opens the guide, and Esc ends it with the focus where it was', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: '新手引导' })
  await opener.press('Enter')
  await expect(guide(page)).not.toContainText('欢迎使用格致')
  await expect(guide(page).getByRole('button', { name: '下一步' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(guide(page)).toBeHidden()
  await expect(opener).toBeFocused()
})
