import type { Page } from '@playwright/test'
import { totpCode } from '../../../apps/server/src/accounts/totp/totp-codes.ts'
import type { PageStates } from '../accessibility/scan-states.ts'
import { openQuiet } from '../browser/quiet-page.ts'
import { here, openSignedIn, signedInUser } from './open-signed-in.ts'
import { inDatabase } from './server-database.ts'
import { STRATEGY_STATES } from './strategy-states.ts'
import { aSignedInAccount, signIn } from './test-accounts.ts'

async function openTotpSetup(page: Page): Promise<void> {
  const account = await aSignedInAccount()
  await inDatabase(`UPDATE users SET role = 'operator' WHERE id = $1`, [account.userId])
  await signIn(page, account)
  await openQuiet(page, here(page, '/user/profile?tab=security'))
  await page.locator('main li button').first().click()
  await page.getByRole('dialog').getByRole('img').waitFor()
}

/**
 * States of the pages of an account, reached from any page in its language: they are scanned for accessibility, and pictures are made.
 * Those that change the account or sign in another stand last.
 */
export const PERSONAL_STATES: PageStates = {
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
  privacy: async (page) => {
    const id = await signedInUser(page)
    await inDatabase(
      `INSERT INTO data_copies (user_id, state, language, percent, parts, size, requested_at, seen_at) VALUES
       ($1, 'running', 'zh', 40, 0, 0, now(), now()), ($1, 'done', 'zh', 100, 1, 2621440, now() - interval '2 days', now()),
       ($1, 'failed', 'zh', 100, 0, 0, now() - interval '3 days', now()) ON CONFLICT DO NOTHING`,
      [id],
    )
    await openQuiet(page, here(page, '/user/profile?tab=privacy'))
    await page.locator('main progress').waitFor()
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
  'search-history-empty': (page) => openSignedIn(page, '/searchHistory'),
  'strategies-empty': (page) => openSignedIn(page, '/searchHistory/strategies'),
  ...STRATEGY_STATES,
  'account-menu': async (page) => {
    await openSignedIn(page, '/404')
    await page.getByRole('button', { name: /^(?:账号：|Account: )/ }).click()
  },
  messages: async (page) => {
    const id = await signedInUser(page)
    await inDatabase(`INSERT INTO messages (user_id, title, content, created_at) VALUES ($1, '监控结果', '甲公司公开了3件新专利', now())`, [
      id,
    ])
    await openQuiet(page, here(page, '/notification'))
    await page.locator('main li input[type=checkbox]').check()
  },
  'feedback-faults': async (page) => {
    await openSignedIn(page, '/helpCenter?panel=feedback')
    // The search has a form as well.
    await page.locator('main form textarea').waitFor()
    await page.locator('main form button[type=submit]').last().click()
    await page.locator('main [aria-invalid=true]').first().waitFor()
  },
  'feedback-history': async (page) => {
    const id = await signedInUser(page)
    await inDatabase(
      `INSERT INTO feedback (user_id, type, content, picture_path, contact, created_at, answer, answered_at)
       VALUES ($1, 2, '附图加载失败', '/api/sms/oss/file?name=AAAAAAAAAAAAAAAAAAAAAA.png', '13800000000', now(), '已修复，请重试。', now())`,
      [id],
    )
    await openQuiet(page, here(page, '/helpCenter?panel=feedbackHistory'))
    await page.locator('main tbody tr').first().waitFor()
  },
  'export-page': async (page) => {
    await openSignedIn(page, '/exportPage?q=graphene')
    await page.getByRole('grid').getByRole('row').first().waitFor()
  },
  'export-started': async (page) => {
    await openSignedIn(page, '/exportPage?q=graphene')
    await page.getByRole('button', { name: /^(?:开始导出|Export)$/ }).click()
    await page.getByRole('button', { name: /^(?:下载|Download)$/ }).waitFor({ timeout: 60_000 })
  },
  'export-none': (page) => openSignedIn(page, '/exportPage'),
  'downloads-empty': (page) => openSignedIn(page, '/downloadcenter'),
  downloads: async (page) => {
    const id = await signedInUser(page)
    await inDatabase(
      `INSERT INTO export_tasks (user_id, state, record_kind, file_type, source, field_list, language, title, file_name, max_records,
         total, done, parts, size, reason, notice, requested_at, seen_at, finished_at) VALUES
       ($1, 'running', 'patent', 'pdf', '{}', '[]', 'zh', '石墨烯 电池', NULL, 1000, 400, 140, 0, 0, NULL, true, now(), now() + interval '1 hour', NULL),
       ($1, 'done', 'patent', 'xlsx', '{}', '[]', 'zh', 'graphene', 'graphene_20261124_v12.xlsx', 5000, 1234, 1234, 1, 2621440, NULL, true,
         now() - interval '1 day', NULL, now()),
       ($1, 'failed', 'patent', 'docx', '{}', '[]', 'zh', '电池', NULL, 5000, 900, 0, 0, 0, '{"failure":"storageFull"}', true,
         now() - interval '2 days', NULL, now()) ON CONFLICT DO NOTHING`,
      [id],
    )
    await openQuiet(page, here(page, '/downloadcenter'))
    await page.locator('main progress').waitFor()
  },
  'search-settings': async (page) => {
    await openSignedIn(page, '/resultList/tableList?q=graphene')
    await page.getByRole('button', { name: /^(?:检索设置|Search settings)$/ }).click()
    await page.getByRole('dialog').waitFor()
  },
  'search-history': async (page) => {
    await openSignedIn(page, '/resultList/tableList?q=graphene')
    await openQuiet(page, here(page, '/searchHistory'))
    await page.getByRole('main').getByRole('link', { name: 'graphene' }).waitFor()
  },
  'cancellation-pending': async (page) => {
    const id = await signedInUser(page)
    await inDatabase(`INSERT INTO cancellations (user_id, reasons, created_at) VALUES ($1, '其他', now())`, [id])
    await openQuiet(page, here(page, '/user/profile?tab=cancellation'))
  },
  proof: async (page) => {
    const id = await openSignedIn(page, '/personalHome/email')
    // The server notices the change of the session by `proven_at`.
    await inDatabase(`UPDATE sessions SET started_at = started_at - interval '11 minutes', proven_at = NULL WHERE user_id = $1`, [id])
    await page.locator('main input[type=email]').fill('other@example.com')
    await page.locator('main button[type=submit]').click()
    await page.getByRole('dialog').locator('button[type=submit]').click()
  },
  'proof-by-totp': async (page) => {
    const id = await openSignedIn(page, '/personalHome/email')
    await inDatabase(`UPDATE sessions SET started_at = started_at - interval '11 minutes', proven_at = NULL WHERE user_id = $1`, [id])
    const data = { password: false, sms: false, totp: true, telephone: '' }
    await page.route('**/listProofMethods', (route) => route.fulfill({ json: { code: 200, message: 'success', data } }))
    await page.locator('main input[type=email]').fill('third@example.com')
    await page.locator('main button[type=submit]').click()
    await page.getByRole('dialog').locator('button[type=submit]').click()
  },
  'totp-setup': openTotpSetup,
  'totp-recovery-codes': async (page) => {
    await openTotpSetup(page)
    const dialog = page.getByRole('dialog')
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
    await dialog.locator('input').fill(totpCode(secret, Date.now()))
    await dialog.locator('button[type=submit]').click()
    await dialog.getByRole('listitem').first().waitFor()
  },
  'profile-completion': async (page) => {
    await signIn(page, await aSignedInAccount())
    await page.evaluate(() => localStorage.removeItem('completionAsked'))
    await openQuiet(page, here(page, '/'))
    await page.getByRole('dialog').waitFor()
  },
  'password-set': (page) => openQuiet(page, here(page, '/passSuccess')),
  'link-over': (page) => openQuiet(page, here(page, '/emailshixiao')),
}
