import { buffer } from 'node:stream/consumers'
import type { ValuationSummary, ValuedRow } from '@gezhi/contract'
import { writePdf } from '@gezhi/documents'
import { expect, inject, it } from 'vitest'
import { inWorkFolder } from '../analysis/in-work-folder.ts'
import { summaryReport } from './summary-report.ts'

const NOW = Date.parse('2027-03-01T12:00:00+08:00')
const NAMES = ['strategyValue', 'legalValue', 'technicalValue', 'marketValue']
const summary = (more: Partial<ValuationSummary> = {}) =>
  ({
    kind: 'portfolio',
    title: '甲电池有限公司',
    present: 4,
    found: 9,
    mean: 61.25,
    median: 60,
    average: 58.5,
    createTime: '2027-02-01 09:00:00',
    version: '2026-11',
    versionNow: '2027-01',
    levelsNow: { A: 1, B: 3, C: 0, D: 0 },
    groups: NAMES.map((key) => ({ key, name: key, average: 12, max: 26 })),
    years: [{ year: 2020, average: 61.25, count: 4 }],
    classes: [{ classCode: 'H01M', average: 61.25, count: 4 }],
    ...more,
  }) as unknown as ValuationSummary
const row = (number: string) =>
  ({
    id: number,
    publication_number: number,
    title: '一种电池',
    total: 80,
    level: 'A',
    strategyValue: 20,
    legalValue: 18,
    technicalValue: 24,
    marketValue: 18,
  }) as unknown as ValuedRow

it('tells present values, levels with their shares, means, and every patent', () => {
  const { title, subtitle, facts, blocks } = summaryReport(summary(), [row('CN1B'), row('CN2B')], { language: 'zh', now: NOW })
  expect([title, subtitle]).toEqual(['甲电池有限公司', 'IPR 价值评估报告'])
  expect(Object.fromEntries(facts)).toEqual({
    评估范围: '已评估 4 件，共 9 件',
    平均分: '61.25/100',
    中位分: '60/100',
    评估时: '平均 58.5 分，2027-02-01 09:00:00',
    规则版本: '2027-01',
    报告时间: '2027-03-01 12:00:00',
  })
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : []))
  expect(tables[0]).toEqual([
    ['A', '1', '25%'],
    ['B', '3', '75%'],
    ['C', '0', '0%'],
    ['D', '0', '0%'],
  ])
  expect(tables.at(-1)).toEqual(['CN1B', 'CN2B'].map((number) => [number, '一种电池', '80', 'A', '20', '18', '24', '18']))
})

it('says so if none of its patents can be seen any more, and divides by none', () => {
  const empty = summary({ kind: 'list', present: 0, levelsNow: { A: 0, B: 0, C: 0, D: 0 }, years: [], classes: [] })
  const { subtitle, blocks } = summaryReport(empty, [], { language: 'en', now: NOW })
  expect(subtitle).toBe('Batch valuation report')
  expect(blocks[0]).toMatchObject({ text: expect.stringContaining('No patent is left') })
  expect(JSON.stringify(blocks)).not.toContain('NaN')
})

it('is a PDF in a moment for as many patents as can be valued', { timeout: 60_000 }, async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => row(`CN${100_000_000 + index}B`))
  const record = summaryReport(summary(), rows, { language: 'zh', now: NOW })
  const bytes = await inWorkFolder(inject('testFolder'), async (workFolder) =>
    buffer(await writePdf({ title: record.title, language: 'zh', records: [record] }, { workFolder })),
  )
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})
