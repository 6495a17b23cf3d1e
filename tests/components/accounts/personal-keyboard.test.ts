import { expect, type Page } from '../component-test.ts'
import { newPhone } from '../../e2e/accounts/account-api.ts'
import { pressBy, skipToContent, tabTo } from '../../e2e/accounts/by-keyboard.ts'
import { outbox, test } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'

// The personal centre by keyboard alone: its ten pages, and what is asked over them.

/**
 * Number of Tab presses past the menu, which comes before a page's content, and the header, where a browser starts again after the
 * focused link was removed.
 */
const PAST_THE_MENU = 80

/** Opens a page of the centre; the focus is at the beginning of its content. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await skipToContent(page)
}

/** Has a code sent to a phone by its button and types it where it belongs. */
async function proveBy(page: Page, field: string, phone: string): Promise<void> {
  await page.keyboard.type(phone)
  const sent = page.waitForResponse((response) => response.url().endsWith('/sendCode'))
  await pressBy(page, page.getByRole('button', { name: '获取验证码' }))
  await sent
  await expect(page.getByLabel(field)).toBeFocused()
  await page.keyboard.type((await outbox(page, phone)).code)
  await page.keyboard.press('Enter')
}

test('another phone, after both are proven', async ({ own, account }) => {
  const next = newPhone()
  await open(own, '/personalHome/phone')
  await tabTo(own, own.getByLabel('原手机号码'), PAST_THE_MENU)
  await proveBy(own, '短信验证码', account.telephone)
  await expect(own.getByLabel('新手机号码')).toBeFocused()
  await proveBy(own, '短信验证码', next)
  await expect(own.getByText(`${next.slice(0, 3)}****${next.slice(-4)}`).first()).toBeVisible()
})

test('the WeChat dialog opens over the page and closes', async ({ own }) => {
  await open(own, '/user/profile?tab=security')
  const bind = own.getByRole('main').getByRole('button').first()
  await pressBy(own, bind, PAST_THE_MENU)
  const dialog = own.getByRole('dialog')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await own.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(bind).toBeFocused()
})

test('messages are selected and deleted, and all are deleted after confirmation', async ({ own, account }) => {
  for (const title of ['一', '二', '三']) {
    await inDatabase(`INSERT INTO messages (user_id, title, content, created_at) VALUES ($1, $2, $2, now())`, [account.userId, title])
  }
  await open(own, '/user/notification')
  await expect(own.getByRole('status').filter({ hasText: '3' })).toBeVisible()
  await tabTo(own, own.getByRole('main').getByRole('checkbox').nth(1), PAST_THE_MENU)
  await own.keyboard.press('Space')
  const remove = own.getByRole('button', { name: '删除所选' })
  for (let press = 0; press < PAST_THE_MENU && !(await remove.evaluate((button) => button === document.activeElement)); press += 1) {
    await own.keyboard.press('Shift+Tab')
  }
  await own.keyboard.press('Enter')
  await expect(own.getByRole('status').filter({ hasText: '2' })).toBeVisible()
  const all = own.getByRole('button', { name: '清空消息' })
  await pressBy(own, all, PAST_THE_MENU)
  const question = own.getByRole('dialog', { name: '提示' })
  await expect(question.locator(':focus')).toHaveCount(1)
  await own.keyboard.press('Escape')
  await expect(all).toBeFocused()
  await own.keyboard.press('Enter')
  await pressBy(own, question.getByRole('button', { name: '确定' }))
  await expect(own.getByText('暂无消息')).toBeVisible()
})

test('the profile is completed when requested', async ({ own }) => {
  await own.goto('/404')
  await own.evaluate(() => localStorage.removeItem('completionAsked'))
  await own.goto('/')
  const dialog = own.getByRole('dialog', { name: '完善信息' })
  await expect(dialog.getByLabel('用户类型')).toBeFocused()
  await own.keyboard.press('ArrowDown')
  await own.keyboard.press('Tab')
  await own.keyboard.press('ArrowDown')
  await pressBy(own, dialog.getByRole('button', { name: '保存' }))
  await expect(dialog).toHaveCount(0)
})
