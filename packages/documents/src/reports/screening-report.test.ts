import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { writePdf } from '../pdf/write-pdf.ts'
import { screeningReport } from './screening-report.ts'
import type { ScreeningReport } from './screening-values.ts'

const REPORT: ScreeningReport = {
  mark: '云锦阁',
  classes: [9, 30],
  methods: ['han', 'pinyin'],
  rules: ['sameSound', 'lookAlike', 'contains'],
  liveOnly: false,
  date: '2026-11-24',
  total: 3,
  marks: [
    {
      number: 'CN 18224433',
      text: '老芸锦阁 <A> #b',
      owner: '云岭科技有限公司',
      classes: [30, 43],
      status: 'registered',
      rules: [
        { rule: 'sameSound', nearness: 0.834, part: '芸锦阁' },
        { rule: 'lookAlike', nearness: 0.7, part: '老芸锦阁 <A> #b' },
      ],
      tier: 'medium',
    },
    {
      number: 'EM 5',
      text: '云锦',
      owner: '',
      classes: [1],
      status: 'ended',
      rules: [{ rule: 'contains', nearness: 0.8, part: '云锦' }],
      tier: 'none',
    },
  ],
}

async function pdfText(report: ScreeningReport, language: 'zh' | 'en'): Promise<string> {
  const workFolder = await mkdtemp(join(tmpdir(), 'gezhi-screening-'))
  try {
    const record = screeningReport(report, language)
    const bytes = await buffer(await writePdf({ title: record.title, language, records: [record] }, { workFolder }))
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
    return text.replace(/\s+/g, '')
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}

describe('screening report', () => {
  it.each([
    [
      'zh',
      [
        '云锦阁',
        '9、30',
        '汉字、拼音',
        '读音相同或近似、字形近似、包含',
        '云岭科技有限公司',
        '共3件近似商标，列出前2件',
        '高0、中1、低0、无1',
        '读音相同或近似83%(芸锦阁)',
        '字形近似70%',
        '老芸锦阁<A>#b',
        '已注册',
        '失效',
        '不构成法律意见',
      ],
    ],
    [
      'en',
      [
        '9,30',
        'Chinesecharacters,Pinyin',
        '3similarmarks,ofwhichthefirst2',
        'High0,Medium1,Low0,None1',
        'Soundsalike83%(芸锦阁)',
        'Registered',
        'notlegaladvice',
      ],
    ],
  ] as const)('has marks, rules, parts, statuses and tiers in the PDF (%s)', async (language, parts) => {
    const text = await pdfText(REPORT, language)
    for (const part of parts) expect(text).toContain(part)
  })

  it('reports that nothing was found, in all classes and by all methods', () => {
    const { facts, blocks } = screeningReport({ ...REPORT, classes: [], methods: [], total: 0, marks: [] }, 'zh')
    expect(facts).toContainEqual(['尼斯类别', '全部'])
    expect(facts).toContainEqual(['查询方式', '全部'])
    expect(blocks).toContainEqual({ kind: 'paragraph', text: '未发现近似商标。' })
  })

  it('names what restricted the search', () => {
    const facts = (report: Partial<ScreeningReport>) => screeningReport({ ...REPORT, ...report }, 'zh').facts
    expect(facts({ rules: ['identical'], liveOnly: true })).toEqual(
      expect.arrayContaining([
        ['近似规则', '相同'],
        ['查询范围', '只看有效和申请中的商标'],
      ]),
    )
    expect(facts({ rules: [] })).toEqual(
      expect.arrayContaining([
        ['近似规则', '全部'],
        ['查询范围', '全部'],
      ]),
    )
  })

  it('has goods and the date of the data where they are known', () => {
    const { facts } = screeningReport({ ...REPORT, goods: 'coffee', dataDate: '2026-11-20' }, 'en')
    expect(facts).toEqual(
      expect.arrayContaining([
        ['Goods and services', 'coffee'],
        ['Data as of', '2026-11-20'],
      ]),
    )
  })
})
