import { expect, test, type Locator, type Page } from '../component-test.ts'
import { newPhone } from '../../e2e/accounts/account-api.ts'
import { sendCodeTo } from '../../e2e/accounts/own-page.ts'

// A demonstration is booked in the dialog that the toolbar opens.

/** Opens the dialog. */
async function openBooking(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('button', { name: '预约演示' }).click()
  const dialog = page.getByRole('dialog', { name: '预约演示' })
  await expect(dialog.getByLabel('用户名')).toBeFocused()
  return dialog
}

const submit = (dialog: Locator) => dialog.getByRole('button', { name: /^(提交|正在提交…)$/ })
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

/** Fills everything in but phone and code. */
async function fillIn(dialog: Locator): Promise<void> {
  await dialog.getByLabel('用户名').fill('李雷')
  await dialog.getByLabel('邮箱').fill('li@example.com')
  await dialog.getByLabel('公司', { exact: true }).fill('格致科技')
  await dialog.getByLabel('公司职位').fill('工程师')
  await dialog.getByRole('checkbox', { name: /同意/ }).check()
}

test('demo.01, demo.14, demo.23, demo.24, demo.25: booked with a wrong, then the right code; a confirmation is displayed, and the form is empty again', async ({
  page,
}) => {
  const dialog = await openBooking(page)
  await fillIn(dialog)
  const telephone = newPhone()
  const code = await sendCodeTo(page, dialog, '手机号码', telephone)
  await dialog.getByLabel('短信验证码').fill(otherThan(code))
  const requested = page.waitForRequest(/checkTelephoneCode/)
  await dialog.getByLabel('公司', { exact: true }).focus()
  expect((await requested).postDataJSON()).toEqual({ telephone, code: otherThan(code), purpose: 'reservation' })
  await expect(dialog.getByText('验证码错误!')).toBeVisible()
  const right = page.waitForResponse(/checkTelephoneCode/)
  await dialog.getByLabel('短信验证码').fill(code)
  await expect(dialog.getByText('验证码错误!')).toBeHidden()
  await dialog.getByLabel('公司', { exact: true }).focus()
  expect(((await (await right).json()) as { code: number }).code).toBe(200)
  await dialog.getByLabel('分析功能').check()

  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/reservation/regist', async (route) => {
    await answered
    await route.continue()
  })
  const sent = page.waitForRequest(/reservation\/regist/)
  await submit(dialog).click()
  await expect(submit(dialog)).toHaveText('正在提交…')
  await expect(submit(dialog)).toHaveAttribute('aria-disabled', 'true')
  const { password, ...booking } = (await sent).postDataJSON() as Record<string, unknown>
  expect(password).not.toBe('')
  expect(booking).toEqual({
    name: '李雷',
    telephone,
    code,
    email: 'li@example.com',
    company: '格致科技',
    companyPosition: '工程师',
    attentionFunction: ['检索功能', '分析功能'],
  })
  answer()
  await expect(dialog.getByRole('status')).toHaveText('提交成功')
  for (const label of ['用户名', '手机号码', '短信验证码', '邮箱', '公司职位']) await expect(dialog.getByLabel(label)).toHaveValue('')
  await expect(dialog.getByLabel('公司', { exact: true })).toHaveValue('')
  await expect(dialog.getByRole('checkbox', { name: /同意/ })).not.toBeChecked()
})

test('demo.03, demo.04, demo.05, demo.06, demo.07, demo.08: five functions to choose from, search by default', async ({ page }) => {
  const functions = (await openBooking(page)).getByRole('group', { name: '关注功能' })
  await expect(functions.locator('label')).toHaveText(['检索功能', '分析功能', '知产业务', '报告功能', '其他'])
  await expect(functions.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(functions.getByLabel('检索功能')).toBeChecked()
})

const WRONG = [
  { id: 'demo.10', label: '用户名', value: '字'.repeat(21), good: '字'.repeat(20), text: '最多 20 个字符' },
  { id: 'demo.12', label: '手机号码', value: '12012345678', good: '13012345678', text: '请输入正确的手机号码' },
  { id: 'demo.16', label: '邮箱', value: 'li@', good: 'li@example.com', text: '邮箱格式错误！' },
  { id: 'demo.18', label: '公司', value: '字'.repeat(31), good: '字'.repeat(30), text: '最多 30 个字符' },
  { id: 'demo.20', label: '公司职位', value: '字'.repeat(21), good: '字'.repeat(20), text: '最多 20 个字符' },
] as const

test(`${WRONG.map(({ id }) => id).join(', ')}: errors are displayed once a field is left`, async ({ page }) => {
  const dialog = await openBooking(page)
  for (const { label, value, good, text } of WRONG) {
    const field = dialog.getByLabel(label, { exact: true })
    await field.fill(value)
    await field.blur()
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
    await field.fill(good)
    await field.blur()
    await expect(dialog.getByText(text, { exact: true })).toBeHidden()
  }
})

test('a booking that fails keeps what was written; by keyboard alone, and the focus goes back', async ({ page }) => {
  const dialog = await openBooking(page)
  await fillIn(dialog)
  await dialog.getByLabel('短信验证码').fill(await sendCodeTo(page, dialog, '手机号码', newPhone()))
  await page.route('**/reservation/regist', (route) => route.abort())
  await submit(dialog).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('网络异常，请稍后重试')
  await expect(dialog.getByLabel('用户名')).toHaveValue('李雷')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: '预约演示' })).toBeFocused()
})

test('the first wrong field of the dialog gets the focus, also where a form of the page behind it is wrong', async ({ page }) => {
  await page.goto('/Register')
  await page.getByRole('button', { name: '注册' }).click()
  await expect(page.locator('main [aria-invalid=true]').first()).toBeFocused()
  await page.getByRole('button', { name: '预约演示' }).click()
  const dialog = page.getByRole('dialog', { name: '预约演示' })
  await dialog.getByLabel('邮箱').focus()
  await submit(dialog).click()
  await expect(dialog.getByLabel('用户名')).toBeFocused()
})
