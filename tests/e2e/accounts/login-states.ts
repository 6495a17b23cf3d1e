import type { Page } from '@playwright/test'

// States of the login that a server reaches by a history we do not want to play for every picture: the form is sent and the answer made up.

const BEAN = {
  password: 'true',
  loginCount: 3,
  giveVipType: 0,
  trialApTime: null,
  newUser: false,
  guideStatus: 1,
  nick: '张三',
  avatar: null,
  telephone: '139****0001',
  onLineUser: [
    { userId: 'a', avatar: null, telephone: '139****0003', onlineTime: 13_260_000 },
    { userId: 'b', avatar: null, telephone: '139****0004', onlineTime: 660_000 },
  ],
}
const ANSWER = { token: 's', userProduct: [], loginBean: BEAN, defaultPage: '/homeSearch', nick: '张三', avatar: null }
const FIRST = { ...ANSWER, loginBean: { ...BEAN, password: 'false', loginCount: 0 } }
const IDENTITY = { openId: 'open-1', platform: 'WeiXin', nick: '微信用户', avatar: null, access_token: 't' }

async function answer(page: Page, call: string, code: number, data: unknown): Promise<void> {
  await page.route(`**/${call}`, (route) => route.fulfill({ json: { code, message: code === 200 ? 'success' : 'x', data } }))
}

/** Sends mode 2, whose answer is made up. */
async function send(page: Page, code: number, data: unknown): Promise<void> {
  await answer(page, 'telephoneLogin', code, data)
  await page.getByRole('tab').nth(1).click()
  await page.locator('[name=phone]').fill('13900000001')
  await page.locator('[name=verifyCode]').fill('123456')
  await page.locator('[name=agreement]').check()
  await page.locator('button[type=submit]').click()
}

/** What may come between a login and its end; each is reached from /login. */
export const LOGIN_STATES = {
  elsewhere: async (page: Page) => {
    await send(page, 997, { ...ANSWER, error: 'LOGGED_IN_ELSEWHERE' })
    await page.getByRole('dialog').waitFor()
  },
  group: async (page: Page) => {
    await send(page, 993, { ...ANSWER, error: 'GROUP_SEATS_TAKEN' })
    await page.getByRole('radio').first().waitFor()
  },
  totp: async (page: Page) => {
    await send(page, 992, { error: 'TOTP_NEEDED', token: 's' })
    await page.getByRole('dialog').locator('button[type=submit]').click()
  },
  'first-password': async (page: Page) => {
    await send(page, 200, FIRST)
    await page.locator('[name=confirm]').waitFor()
    await page.locator('button[type=submit]').click()
  },
  'expired-password': async (page: Page) => {
    await answer(page, 'checkValidPassWord', 200, true)
    await send(page, 200, ANSWER)
    await page.locator('[name=old]').waitFor()
    await page.locator('button[type=submit]').click()
  },
  'bind-phone': async (page: Page) => {
    await send(page, 200, IDENTITY)
    await page.getByRole('dialog').locator('button[type=submit]').click()
  },
  frequent: async (page: Page) => {
    await answer(page, 'sendCode', 429, { error: 'CAPTCHA_NEEDED', verifyId: '' })
    await page.getByRole('tab').nth(1).click()
    await page.locator('[name=phone]').fill('13900000001')
    await page.locator('[name=verifyCode] ~ button').click()
    await page.getByRole('dialog').locator('[data-verify-id]').waitFor()
  },
} as const satisfies Record<string, (page: Page) => Promise<void>>
