import { expect, test } from '../component-test.ts'
import { LOGIN_STATES } from '../../e2e/accounts/login-states.ts'
import { anAccount } from '../../e2e/accounts/account-api.ts'
import { accountButton, captchaAnswer } from '../../e2e/accounts/login-steps.ts'

for (const [path, field, chinese, english] of [
  ['/login', 'phoneOrEmail', '登录', 'Log in'],
  ['/Register', 'nick', '注册', 'Register'],
  ['/forgoPass', 'telephone', '找回密码', 'Reset password'],
] as const) {
  test(`the language is switched at ${path}, and what was typed stays`, async ({ page }) => {
    await page.goto(path)
    await page.locator(`[name=${field}]`).fill('13912345678')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english)
    await expect(page.locator(`[name=${field}]`)).toHaveValue('13912345678')
    expect(await page.locator('main').innerText()).not.toMatch(/\p{Script=Han}/u)
  })
}

for (const [name, reach] of Object.entries(LOGIN_STATES)) {
  test(`in English nothing of "${name}" is Chinese but names`, async ({ page }) => {
    await page.goto('/en/login')
    await reach(page)
    const shown = (await page.locator('dialog[open], main').allInnerTexts()).join('\n')
    expect(shown.replaceAll('微信用户', '')).not.toMatch(/\p{Script=Han}/u)
  })
}

test('a login by keyboard alone', async ({ page, request }) => {
  const { telephone, nick, password } = await anAccount(request)
  await page.goto('/login')
  await page.locator('[data-verify-id]').waitFor()
  await page.getByRole('tab', { name: '账号登录' }).focus()
  const { keyboard } = page
  await keyboard.press('ArrowRight')
  await expect(page.locator('[name=phone]')).toBeVisible()
  await keyboard.press('ArrowLeft')
  const next = async (name: string, key: string | null) => {
    for (let step = 0; step < 4; step += 1) {
      await keyboard.press('Tab')
      if (await page.evaluate((requested) => document.activeElement?.getAttribute('name') === requested, name)) break
    }
    await expect(page.locator(`[name=${name}]`)).toBeFocused()
    if (key !== null) await keyboard.type(key)
  }
  await page.locator('[data-verify-id]').waitFor()
  await next('phoneOrEmail', telephone)
  await next('password', password)
  await next('yzmCode', await captchaAnswer(page))
  await next('agreement', ' ')
  await keyboard.press('Enter')
  await expect(accountButton(page, nick)).toBeVisible()
})
