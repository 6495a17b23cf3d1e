import { expect, type Page } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'
import { test } from '../accounts/own-page.ts'

/** Publication numbers of the corpus, as its own list shows them. */
async function someNumbers(page: Page): Promise<string[]> {
  const answer = await page.request.post('/api/search/ts/search', { data: { filter: { queryStr: 'country=CN' }, size: 3 } })
  const { data } = (await answer.json()) as { data: { list: { publication_number: string }[] } }
  return data.list.map(({ publication_number: number }) => number)
}

test.describe('batch search', () => {
  test('batch.10: rejections are displayed in the words of the server', async ({ own }) => {
    await own.goto('/patchSearch')
    const picture = { name: 'a.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from([0, 1, 2, 3, 4, 5]) }
    await own.getByLabel('文件（xls、xlsx 或 csv）').setInputFiles(picture)
    await own.getByRole('button', { name: '开始匹配' }).click()
    await expect(own.getByText('文件无法读取：文件不是 xls、xlsx 或 csv 表格').first()).toBeVisible()
  })

  test('search-modes.04 batch.01 batch.02 batch.05 batch.09: upload, then confirm, then the list; what was not found is downloaded', async ({
    own,
  }) => {
    await own.goto('/patchSearch')
    const numbers = await someNumbers(own)
    await expect(own.getByRole('listitem').filter({ hasText: '上传' })).toHaveAttribute('aria-current', 'step')
    await own.getByLabel('文件（xls、xlsx 或 csv）').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`号码\n${numbers.join('\n')}\nXX-nothing\n`),
    })
    await own.getByRole('button', { name: '开始匹配' }).click()
    await expect(own.getByText('文件上传成功')).toBeVisible()
    await expect(own.getByText('共 4 行：找到 3 行，未找到 1 行')).toBeVisible()
    expect(await seriousViolations(own)).toEqual([])
    const checked = own.waitForResponse(/findUserInformation/)
    const saved = own.waitForEvent('download')
    await own.getByRole('button', { name: '下载错误列表' }).click()
    expect(((await (await checked).json()) as { code: number }).code).toBe(200)
    expect((await saved).suggestedFilename()).toBe('错误列表.xls')
    const requested = own.waitForRequest(/ts\/batchSearch/)
    await own.getByRole('button', { name: '检索', exact: true }).click()
    await requested
    await expect(own).toHaveURL(/resultList.*w=batch/)
    await expect(own.locator('[data-row]')).toHaveCount(3)
    await own.getByRole('link', { name: '修改条件' }).click()
    await expect(own.getByRole('heading', { name: '批量检索' })).toBeVisible()
  })

  test('batch.04: the template is downloaded after the user was verified, and not if that fails', async ({ own }) => {
    await own.goto('/patchSearch')
    const saved = own.waitForEvent('download')
    await own.getByRole('button', { name: '下载模板' }).click()
    expect((await saved).suggestedFilename()).toBe('qc-template.xls')
    await own.route('**/findUserInformation', (route) =>
      route.fulfill({ json: { code: 500, message: '服务器错误', data: { error: 'INTERNAL', requestId: 'r' } } }),
    )
    const calls: string[] = []
    own.on('request', (request) => calls.push(request.url()))
    await own.getByRole('button', { name: '下载模板' }).click()
    await expect(own.getByText('服务器错误')).toBeVisible()
    expect(calls.filter((url) => url.includes('downloadTemplate'))).toEqual([])
  })

  test('search-box.04 batch.11: the box has an icon that opens batch search, 815 px wide', async ({ own }) => {
    await own.goto('/')
    await own.getByRole('button', { name: '批量检索' }).click()
    const dialog = own.getByRole('dialog', { name: '批量检索' })
    await expect(dialog).toBeVisible()
    expect((await dialog.boundingBox())?.width).toBe(815)
    await own.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})
