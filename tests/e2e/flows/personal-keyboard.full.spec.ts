import { expect, type Page } from '@playwright/test'
import { pressBy, skipToContent, tabTo } from '../accounts/by-keyboard.ts'
import { outbox, test } from '../accounts/own-page.ts'
import { HAS_DATABASE } from '../accounts/server-database.ts'

// The personal centre by keyboard alone: its ten pages, and what is asked over them.

// Skipped against an external server, whose database the flows cannot access.
test.skip(!HAS_DATABASE, 'needs the database of the server under test')

/**
 * Number of Tab presses past the menu, which comes before a page's content, and the header, where a browser starts again after the
 * focused link was removed.
 */
const PAST_THE_MENU = 80

/** Opens a page of the personal centre; the focus is at the start of its content. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await skipToContent(page)
}

/** Selects the next option of a list by arrow key. */
async function chooseNext(page: Page, label: string): Promise<void> {
  const list = page.getByLabel(label, { exact: true })
  await expect(list.getByRole('option').nth(1)).toBeAttached()
  await tabTo(page, list, PAST_THE_MENU)
  await page.keyboard.press('ArrowDown')
  await expect(list).not.toHaveValue('')
}

/** Requests an SMS code by its button and enters it in the field. */
async function proveBy(page: Page, field: string, phone: string): Promise<void> {
  await page.keyboard.type(phone)
  const sent = page.waitForResponse((response) => response.url().endsWith('/sendCode'))
  await pressBy(page, page.getByRole('button', { name: '获取验证码' }))
  await sent
  await expect(page.getByLabel(field)).toBeFocused()
  await page.keyboard.type((await outbox(page, phone)).code)
  await page.keyboard.press('Enter')
}

test('from the overview through the pages of one field, each saved and back', async ({ own, account }) => {
  await open(own, '/personalHome/personals')
  const saved = async () => {
    await expect(own).toHaveURL(/\/personalHome\/personals$/)
    await expect(own.getByText('修改成功').last()).toBeVisible()
  }
  await tabTo(own, own.getByRole('link', { name: '修改 用户名' }), PAST_THE_MENU)
  await own.keyboard.press('Enter')
  await expect(own).toHaveURL(/\/userNick$/)
  // Exact: the overview, which is shown until this page is loaded, has a link of this name, which still has the focus.
  await tabTo(own, own.getByLabel('用户名', { exact: true }), PAST_THE_MENU)
  await own.keyboard.press('End')
  await own.keyboard.type('新')
  await own.keyboard.press('Enter')
  await saved()
  await expect(own.getByRole('button', { name: `账号：${account.nick}新` })).toBeVisible()
  for (const [path, label] of [
    ['usertype', '用户类型'],
    ['industry', '行业'],
  ] as const) {
    await open(own, `/personalHome/${path}`)
    await chooseNext(own, label)
    await pressBy(own, own.getByRole('button', { name: '保存' }))
    await saved()
  }
  for (const [path, label] of [
    ['occupation', '职业'],
    ['organization', '单位'],
  ] as const) {
    await open(own, `/personalHome/${path}`)
    await tabTo(own, own.getByLabel(label, { exact: true }), PAST_THE_MENU)
    await own.keyboard.type(`我的${label}`)
    await own.keyboard.press('Enter')
    await saved()
    await expect(own.getByText(`我的${label}`)).toBeVisible()
  }
  await open(own, '/personalHome/address')
  for (const label of ['省份', '城市', '区县']) await chooseNext(own, label)
  await tabTo(own, own.getByLabel('详细地址'))
  await own.keyboard.type('1 号')
  await own.keyboard.press('Enter')
  await saved()
})

test('the first password, another e-mail address, and the picture', async ({ own, account }) => {
  await open(own, '/personalHome/changepassword')
  await tabTo(own, own.getByLabel('新密码', { exact: true }), PAST_THE_MENU)
  await own.keyboard.type('Secret123')
  await tabTo(own, own.getByLabel('确认密码', { exact: true }))
  await own.keyboard.type('Secret123')
  await own.keyboard.press('Enter')
  await expect(own).toHaveURL(/\/passSuccess$/)
  await open(own, '/personalHome/email')
  await tabTo(own, own.getByLabel('邮箱', { exact: true }), PAST_THE_MENU)
  await own.keyboard.type(`${account.nick}@example.com`)
  await own.keyboard.press('Enter')
  await expect(own.getByText('修改成功')).toBeVisible()
  await open(own, '/personalHome/personals')
  const chooser = own.waitForEvent('filechooser')
  await tabTo(own, own.locator('button', { hasText: '上传头像' }), PAST_THE_MENU)
  await own.keyboard.press('Enter')
  await chooser
})

test('closing the account: each dialog takes the focus, Esc gives it back', async ({ own, account }) => {
  await open(own, '/user/profile?tab=cancellation')
  await tabTo(own, own.getByRole('checkbox').first(), PAST_THE_MENU)
  await own.keyboard.press('Space')
  const begin = own.getByRole('button', { name: '身份验证' })
  await pressBy(own, begin)
  const identity = own.getByRole('dialog', { name: '身份验证' })
  await expect(identity.getByLabel('手机号码')).toBeFocused()
  await own.keyboard.press('Escape')
  await expect(identity).toHaveCount(0)
  await expect(begin).toBeFocused()
  await own.keyboard.press('Enter')
  await expect(identity.getByLabel('手机号码')).toBeFocused()
  await proveBy(own, '短信验证码', account.telephone)
  await expect(identity).toHaveCount(0)
  await expect(own.getByRole('checkbox', { name: '担心信息安全' })).toBeFocused()
  await tabTo(own, own.getByRole('checkbox', { name: '其他' }))
  await own.keyboard.press('Space')
  const submit = own.getByRole('button', { name: '提交注销申请' })
  await pressBy(own, submit)
  const question = own.getByRole('dialog', { name: '确认注销账号' })
  await expect(question.locator(':focus')).toHaveCount(1)
  await own.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(submit).toBeFocused()
  await own.keyboard.press('Enter')
  await pressBy(own, question.getByRole('button', { name: '确定' }))
  await expect(own.getByText('您的注销申请已提交，我们将在3-5个工作日内审核')).toBeVisible()
})
