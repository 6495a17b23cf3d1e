import type { Page } from '@playwright/test'
import { inDatabase } from './server-database.ts'
import { aSignedInAccount, signIn } from './test-accounts.ts'

/** An address in the language of the one that is open. */
function here(page: Page, path: string): string {
  const { origin, pathname } = new URL(page.url())
  return `${origin}${/^\/(?:zh|en)(?=\/|$)/.exec(pathname)?.[0] ?? ''}${path}`
}

/** Opens a page as a user whose profile is complete, and answers their id. */
async function openSignedIn(page: Page, path: string): Promise<string> {
  const account = await aSignedInAccount()
  await inDatabase(
    `UPDATE users SET email = nick || '@example.com', user_type = 2, profession = '3', occupation = 'Engineer', organization = 'Gezhi',
     address = '广东省 深圳市 南山区 科技园 1 号' WHERE id = $1`,
    [account.userId],
  )
  await signIn(page, account)
  await page.goto(here(page, path), { waitUntil: 'networkidle' })
  return account.userId
}

/** States of the pages of an account, reached from any page in its language: they are scanned for accessibility, and pictures are made. */
export const PERSONAL_STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  profile: (page) => openSignedIn(page, '/user/profile'),
  personals: (page) => openSignedIn(page, '/personalHome/personals'),
  'security-wechat': async (page) => {
    await openSignedIn(page, '/user/profile?tab=security')
    await page.locator('main li button').click()
    await page.getByRole('dialog').getByRole('img').waitFor()
  },
  'cancellation-identity': async (page) => {
    await openSignedIn(page, '/user/profile?tab=cancellation')
    await page.locator('main input[type=checkbox]').check()
    await page.locator('main fieldset button').click()
    await page.locator('dialog button[type=submit]').click()
  },
  'cancellation-pending': async (page) => {
    const id = await openSignedIn(page, '/404')
    await inDatabase(`INSERT INTO cancellations (user_id, reasons, created_at) VALUES ($1, '其他', now())`, [id])
    await page.goto(here(page, '/user/profile?tab=cancellation'), { waitUntil: 'networkidle' })
  },
  email: (page) => openSignedIn(page, '/personalHome/email'),
  phone: async (page) => {
    await openSignedIn(page, '/personalHome/phone')
    await page.locator('main button[type=submit]').click()
  },
  'change-password': async (page) => {
    await openSignedIn(page, '/personalHome/changepassword')
    await page.locator('main button[type=submit]').click()
  },
  address: (page) => openSignedIn(page, '/personalHome/address'),
  'account-menu': async (page) => {
    await openSignedIn(page, '/404')
    await page.getByRole('button', { name: /^(?:账号：|Account: )/ }).click()
  },
  'profile-completion': async (page) => {
    await signIn(page, await aSignedInAccount())
    await page.evaluate(() => localStorage.removeItem('completionAsked'))
    await page.goto(here(page, '/'), { waitUntil: 'networkidle' })
    await page.getByRole('dialog').waitFor()
  },
  'password-set': (page) => page.goto(here(page, '/passSuccess')),
  'link-over': (page) => page.goto(here(page, '/emailshixiao')),
}
