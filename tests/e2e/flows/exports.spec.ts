import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { readTable } from '@gezhi/imports'
import { seriousViolations } from '../accessibility/serious-violations.ts'
import { test } from '../accounts/own-page.ts'
import { open, results } from '../results/result-steps.ts'

test('two selected records are exported as xlsx and csv, downloaded, and hold what the list shows', async ({ own }) => {
  await open(own, results())
  const boxes = own.locator('[data-row] input[type=checkbox]')
  await boxes.nth(0).check()
  await boxes.nth(2).check()
  const shown = await own.locator('[data-row]').evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText))
  await own.keyboard.press('e')
  await expect(own).toHaveURL(/\/exportPage\?picked=1/)
  await expect(own.getByText('所选的 2 件')).toBeVisible()
  expect(await seriousViolations(own)).toEqual([])
  for (const [format, extension] of [
    [/^Excel（xlsx）/, 'xlsx'],
    [/^CSV/, 'csv'],
  ] as const) {
    await own.getByRole('radio', { name: format }).check()
    await own.getByRole('button', { name: '开始导出' }).click()
    const row = own.getByRole('listitem').filter({ hasText: `.${extension}` })
    await expect(row).toBeVisible()
    const [saved] = await Promise.all([own.waitForEvent('download'), row.getByRole('button', { name: '下载', exact: true }).click()])
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^所选2件专利_\\d{8}_v\\d+\\.${extension}$`))
    const rows = readTable(await readFile(await saved.path()), 10)
    expect(rows).toHaveLength(3)
    expect(rows[0]!.slice(0, 3)).toEqual(['序号', '公开（公告）号', '标题'])
    for (const [index, at] of [0, 2].entries()) expect(shown[at]).toContain(rows[index + 1]![1])
  }
  await own.getByRole('link', { name: '下载中心' }).last().click()
  await expect(own.getByRole('listitem').filter({ hasText: '所选2件专利' })).toHaveCount(2)
  expect(await seriousViolations(own)).toEqual([])
})

test('a patent is downloaded as PDF from its page', async ({ own }) => {
  await open(own, results())
  await own.locator('[data-row] a[href*="searchDetail"]').first().click()
  await own.getByRole('heading', { level: 1 }).waitFor()
  const [saved] = await Promise.all([
    own.waitForEvent('download', { timeout: 90_000 }),
    own.getByRole('button', { name: '下载 PDF' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
})
