import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { expect, test as base, type Locator, type Page } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'
import { DATA_VARIABLE } from '../../e2e/global-setup.ts'
import { serverEngines } from '../../e2e/server/own-engines.ts'
import { programCommand } from '../../../tools/test/program-command.ts'

// Feedback with pictures, its history, and the operator's answer.

const FORM = '/helpCenter?panel=feedback'
const HISTORY = '/helpCenter?panel=feedbackHistory'

/** A picture of one pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const picture = (name: string, buffer: Buffer = PNG, mimeType = 'image/png') => ({ name, mimeType, buffer })

const chooser = (page: Page) => page.locator('main input[type=file]')
const submit = (page: Page) => page.getByRole('button', { name: '提交反馈' })
const pictures = (page: Page) => page.getByRole('group', { name: '图片' }).getByRole('img')
const errors = (page: Page) => page.getByRole('group', { name: '图片' }).getByRole('alert').getByRole('listitem')

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
  await expect(errors(page)).toHaveText(['请登录后上传图片'])
  await page.getByRole('main').getByRole('button', { name: '去登录' }).click()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
})

test.describe('signed in', () => {
  test('feedback.06, feedback.07, feedback.08, feedback.23, feedback.24: five pictures go up, come back in the history, and get an answer', async ({
    own,
    account,
  }) => {
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
    await expect(own.getByRole('main').getByRole('link', { name: '查看反馈历史' })).toBeVisible()
    await own.clock.runFor(2500)
    await expect(own.getByLabel('详细描述')).toHaveCount(0)
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
    await expect(row.getByRole('link')).toHaveAttribute('href', urls[0])
    await expect(own.getByRole('row')).toHaveCount(2)
    await expect(own.locator('main table img')).toHaveCount(1)

    await answerAsOperator(account.userId, '已修复，请重试。')
    await own.reload()
    await expect(own.getByRole('row').nth(2)).toContainText('已修复，请重试。')
  })

  test('feedback.11, feedback.12, feedback.14, feedback.15: missing values are reported beside the fields, and nothing is sent', async ({
    own,
  }) => {
    await own.goto(FORM)
    const sent: string[] = []
    own.on('request', (request) => sent.push(request.url()))
    // The phone of the account is there already (G203).
    await expect(own.getByLabel('联系方式')).toHaveValue(/^1\d{2}\*{4}\d{4}$/)
    await own.getByLabel('联系方式').fill('')
    await submit(own).click()
    for (const text of ['请选择问题分类', '请输入详细描述', '请上传图片', '请输入联系方式']) {
      await expect(own.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(own.getByLabel('问题分类')).toBeFocused()
    expect(sent.filter((url) => url.endsWith('/feedBack'))).toEqual([])
  })

  test('feedback.13, feedback.16: more than 300 characters, and a contact that is no mobile number', async ({ own }) => {
    await own.goto(FORM)
    await fillIn(own, '字'.repeat(301))
    await own.getByLabel('联系方式').fill('12800000000')
    await chooser(own).setInputFiles(picture('1.png'))
    await expect(pictures(own)).toHaveCount(1)
    await submit(own).click()
    await expect(own.getByText('最多 300 个字符')).toBeVisible()
    await expect(own.getByText('请输入有效的手机号码')).toBeVisible()
    await own.getByLabel('详细描述').fill('字'.repeat(300))
    await own.getByLabel('联系方式').fill('13800000000')
    await submit(own).click()
    await expect(own.getByText('反馈成功')).toBeVisible()
  })

  test('feedback.18, feedback.19, feedback.21: only jpg and png, up to 5 MB, at most five', async ({ own }) => {
    await own.goto(FORM)
    const uploaded: string[] = []
    own.on('request', (request) => {
      if (request.url().includes('/oss/upload')) uploaded.push(request.url())
    })
    await chooser(own).setInputFiles([
      picture('a.gif', Buffer.from('GIF89a'), 'image/gif'),
      picture('b.png', Buffer.alloc(5 * 1024 * 1024 + 1)),
    ])
    await expect(errors(own)).toHaveText(['a.gif：上传文件格式必须为jpg/png/jpeg', 'b.png：上传文件大小不能超过5M!'])
    expect(uploaded).toEqual([])
    await chooser(own).setInputFiles(['1', '2', '3', '4', '5', '6'].map((name) => picture(`${name}.png`)))
    await expect(pictures(own)).toHaveCount(5)
    await expect(errors(own)).toHaveText(['最多上传 5 张图片'])
    await own.getByRole('button', { name: '移除第 2 张图片' }).click()
    await expect(pictures(own)).toHaveCount(4)
  })

  const malicious = [
    [
      'a script drawn as SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      '上传文件格式必须为jpg/png/jpeg',
    ],
    ['a picture that is a page, too', Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')]), '图片中含有其他类型的内容，无法上传'],
    ['30,000 × 30,000 pixels', hugePng(), '图片尺寸过大：30000×30000，最多 50 百万像素'],
    ['a picture that is cut off', PNG.subarray(0, 50), '图片已损坏或不完整，请重新选择'],
  ] as const

  for (const [what, content, text] of malicious) {
    test(`rejects ${what} with a message, and leaves the other pictures`, async ({ own }) => {
      await own.goto(FORM)
      await chooser(own).setInputFiles([picture('good.png'), picture('bad.png', content)])
      await expect(pictures(own)).toHaveCount(1)
      await expect(errors(own)).toHaveText([`bad.png：${text}`])
    })
  }

  test('feedback.25: a failure raises no notice over the page; the form reports it and the input stays', async ({ own }) => {
    await own.goto(FORM)
    await fillIn(own, '网络断开时')
    await chooser(own).setInputFiles(picture('1.png'))
    await expect(pictures(own)).toHaveCount(1)
    await own.route('**/help/feedBack', (route) => route.abort())
    await submit(own).click()
    await expect(own.getByRole('main').getByRole('alert')).toHaveText('反馈未提交：网络异常，请稍后重试')
    await expect(own.getByText('网络异常，请稍后重试')).toHaveCount(1)
    await expect(own.getByLabel('详细描述')).toHaveValue('网络断开时')
    await own.unroute('**/help/feedBack')
    await submit(own).click()
    await expect(own.getByText('反馈成功')).toBeVisible()
  })

  test('feedback.09, feedback.26: the history has 20 rows a page, numbered continuously; an empty one has a message', async ({
    own,
    account,
  }) => {
    await own.goto(HISTORY)
    await expect(own.getByText('暂无反馈信息', { exact: true })).toBeVisible()
    await inDatabase(
      `INSERT INTO feedback (user_id, type, content, picture_path, contact, created_at)
       SELECT $1, 4, '第' || n || '条', '/api/sms/oss/file?name=AAAAAAAAAAAAAAAAAAAAAA.png', '13800000000', now() + n * interval '1 second'
       FROM generate_series(1, 21) n`,
      [account.userId],
    )
    await own.reload()
    await expect(contents(own)).toHaveCount(20)
    await expect(contents(own).first()).toHaveText('第21条')
    await own.getByRole('button', { name: '下一页' }).click()
    await expect(contents(own)).toHaveText(['第1条'])
    await expect(own.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('21')
  })

  test('feedback.27: the kinds are those of the dictionary, in both languages', async ({ own }) => {
    await own.goto(FORM)
    await expect(own.getByLabel('问题分类').locator('option')).toHaveText(['请选择', '产品建议', '功能缺陷', '内容修订', '其他'])
    const requested = own.waitForRequest(
      (request) => request.url().endsWith('/selectDict') && /feedback_type/.test(request.postData() ?? ''),
    )
    await own.goto(`/en${FORM}`)
    await requested
    await expect(own.getByLabel('Type').locator('option').first()).toHaveText('Please choose')
    await expect(own.getByLabel('Type').locator('option').nth(1)).not.toHaveText(/\p{Script=Han}/u)
  })
})

/** What an operator does on the command line of the server. */
async function answerAsOperator(userId: string, answer: string): Promise<void> {
  const [given] = await inDatabase<{ id: string }>('SELECT id FROM feedback WHERE user_id = $1', [userId])
  const settings = { GEZHI_DATA: process.env[DATA_VARIABLE], ...serverEngines() }
  const { file, args, cwd, env } = programCommand('ops-command', ['feedback', 'answer', given!.id, answer], settings)
  await promisify(execFile)(file, args, { cwd, env })
}

function contents(page: Page): Locator {
  return page.locator('main tbody tr td:nth-child(3)')
}

/** A png of one pixel that says it is 30,000 pixels wide and high. */
function hugePng(): Buffer {
  const header = Buffer.from(PNG)
  header.writeUInt32BE(30_000, 16)
  header.writeUInt32BE(30_000, 20)
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
  return header
}
