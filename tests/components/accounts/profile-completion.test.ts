import { expect, type Page } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

// The home page asks a user who has not said what they do.

/** Opens the home page as a user who was not asked for the profile yet. */
async function openHomeUnasked(page: Page): Promise<void> {
  await page.goto('/404')
  await page.evaluate(() => localStorage.removeItem('completionAsked'))
  await page.goto('/')
}

test('B.profile.01 B.profile.02 B.profile.09 B.profile.10: the home page requests the profile, once', async ({ own }) => {
  await openHomeUnasked(own)
  const dialog = own.getByRole('dialog', { name: '完善信息' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('用户类型').selectOption('企业')
  await dialog.getByLabel('行业').selectOption('电子与通信')
  await dialog.getByLabel('职业').fill('工程师')
  await dialog.getByLabel('单位').fill('格致')
  await dialog.getByLabel('地址').fill('北京市')
  await own.route('**/updateUserInformation', (route) => route.abort())
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByRole('alert')).toContainText('完善信息失败')
  await own.unroute('**/updateUserInformation')
  const sent = own.waitForRequest((request) => request.url().endsWith('/updateUserInformation'))
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(own.getByText('完善信息成功')).toBeVisible()
  expect((await sent).postDataJSON()).toEqual({
    userType: 2,
    profession: '1',
    occupation: '工程师',
    organization: '格致',
    address: '北京市',
  })
  await expect(dialog).toHaveCount(0)
})

test('the prompt for the profile can be closed, and does not come again in this session', async ({ own }) => {
  await openHomeUnasked(own)
  const dialog = own.getByRole('dialog', { name: '完善信息' })
  await expect(dialog).toBeVisible()
  await own.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const looked = own.waitForResponse((response) => response.url().includes('/api/'))
  await own.reload()
  await looked
  await expect(own.getByRole('combobox', { name: '检索内容' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
