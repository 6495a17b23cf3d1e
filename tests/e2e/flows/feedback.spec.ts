import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test as base, type Page } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'
import { test } from '../accounts/own-page.ts'
import { DATA_VARIABLE } from '../global-setup.ts'
import { serverEngines } from '../server/own-engines.ts'
import { HAS_DATABASE, inDatabase } from '../accounts/server-database.ts'

// Feedback with pictures, its history, and the operator's answer.

const FORM = '/helpCenter?panel=feedback'
const HISTORY = '/helpCenter?panel=feedbackHistory'

/** A picture of one pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const picture = (name: string, buffer: Buffer = PNG, mimeType = 'image/png') => ({ name, mimeType, buffer })

const chooser = (page: Page) => page.locator('main input[type=file]')
const submit = (page: Page) => page.getByRole('button', { name: '提交反馈' })
const pictures = (page: Page) => page.getByRole('group', { name: '图片' }).getByRole('img')
const faults = (page: Page) => page.getByRole('group', { name: '图片' }).getByRole('alert').getByRole('listitem')

/** Fills all of the form in but pictures. */
async function fillIn(page: Page, content: string): Promise<void> {
  await page.getByLabel('问题分类').selectOption('功能缺陷')
  await page.getByLabel('详细描述').fill(content)
  await page.getByLabel('联系方式').fill('13800000000')
}

base('feedback.17, feedback.20: a visitor cannot send, nor upload; the login stands beside', async ({ page }) => {
  await page.goto(FORM)
  await expect(submit(page)).toBeDisabled()
  await page.getByRole('button', { name: '上传图片' }).click()
  await expect(faults(page)).toHaveText(['请登录后上传图片'])
  await page.getByRole('main').getByRole('button', { name: '去登录' }).click()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
})

test.describe('signed in', () => {
  // Skipped against a server from elsewhere, whose database the flows cannot reach.
  test.skip(!HAS_DATABASE, 'needs the database of the server under test')

  test('feedback.06, feedback.07, feedback.08, feedback.23, feedback.24: five pictures go up, come back in the history, and get an answer', async ({
    own,
    account,
  }) => {
    // The operator's command starts a process of its own.
    test.setTimeout(120_000)
    await own.goto(HISTORY)
    await expect(own.getByText('暂无反馈信息')).toBeVisible()
    await own.goto(FORM)
    await fillIn(own, '附图加载失败')
    await chooser(own).setInputFiles(['1.png', '2.png', '3.png'].map((name) => picture(name)))
    await expect(pictures(own)).toHaveCount(3)
    await chooser(own).setInputFiles(['4.png', '5.png'].map((name) => picture(name)))
    await expect(pictures(own)).toHaveCount(5)
    await expect(own.getByRole('button', { name: '上传图片' })).toBeDisabled()
    await own.clock.install()
    const sent = own.waitForRequest(/help\/feedBack$/)
    await submit(own).click()
    const request = (await sent).postDataJSON() as { picturePath: string }
    expect(request).toMatchObject({ type: 2, content: '附图加载失败', contact: '13800000000' })
    const urls = request.picturePath.split(',')
    expect(new Set(urls).size).toBe(5)
    await expect(own.getByRole('status').filter({ hasText: '反馈成功' })).toBeVisible()
    await own.clock.runFor(2500)
    await expect(own.getByLabel('详细描述')).toHaveValue('附图加载失败')
    await own.clock.runFor(600)
    await expect(own.getByLabel('详细描述')).toHaveValue('')
    await expect(pictures(own)).toHaveCount(0)
    await own.clock.resume()

    await own.goto(HISTORY)
    const row = own.getByRole('row').nth(1)
    const [{ day }] = (await inDatabase<{ day: string }>(
      `SELECT to_char(created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS day FROM feedback WHERE user_id = $1`,
      [account.userId],
    )) as [{ day: string }]
    await expect(row.getByRole('cell')).toHaveText(['1', '功能缺陷', '附图加载失败', '13800000000', day, ''])
    await expect(row.getByRole('link')).toHaveAttribute('href', urls[0]!)
    await expect(own.getByRole('row')).toHaveCount(2)
    await expect(own.locator('main table img')).toHaveCount(1)

    await answerAsOperator(account.userId, '已修复，请重试。')
    await own.reload()
    await expect(own.getByRole('row').nth(2)).toContainText('已修复，请重试。')
    expect(await seriousViolations(own)).toEqual([])
  })

  test('feedback.11, feedback.12, feedback.14, feedback.15: what is missing is said beside it, and nothing is sent', async ({ own }) => {
    await own.goto(FORM)
    const sent: string[] = []
    own.on('request', (request) => sent.push(request.url()))
    await submit(own).click()
    for (const text of ['请选择问题分类', '请输入详细描述', '请上传图片', '请输入联系方式']) {
      await expect(own.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(own.getByLabel('问题分类')).toBeFocused()
    expect(sent.filter((url) => url.endsWith('/feedBack'))).toEqual([])
    expect(await seriousViolations(own)).toEqual([])
  })
})

/** What an operator does on the command line of the server. */
async function answerAsOperator(userId: string, answer: string): Promise<void> {
  const [given] = await inDatabase<{ id: string }>('SELECT id FROM feedback WHERE user_id = $1', [userId])
  const env = { ...process.env, GEZHI_DATA: process.env[DATA_VARIABLE], ...serverEngines() }
  await promisify(execFile)('npm', ['run', '-s', 'ops', '--', 'feedback', 'answer', given!.id, answer], { env })
}
