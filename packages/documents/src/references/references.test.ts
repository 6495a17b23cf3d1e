import { buffer, text } from 'node:stream/consumers'
import { plugins } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-ris'
import { describe, expect, it } from 'vitest'
import { formatBibtex } from './format-bibtex.ts'
import { formatGbt7714 } from './format-gbt7714.ts'
import { formatRis } from './format-ris.ts'
import type { Reference } from './reference.ts'
import { writeReferences } from './write-references.ts'

const CHINESE: Reference = {
  title: '一种石墨烯/硅 复合负极材料 & 100%_方法',
  inventors: ['张三', '李四'],
  applicants: ['某大学', '某公司; 分公司'],
  number: 'CN103399241B',
  applicationNumber: 'CN201310311111.1',
  office: 'CN',
  date: '2016-03-02',
  language: 'zh',
  url: 'https://example.org/p?id={1}&x=100%25',
  abstract: '第一行\r\n第二行 {未闭合',
}

const ENGLISH: Reference = {
  title: 'Electrode with $N$ layers #1 ~ C:\\x^2',
  inventors: ['Smith, John', 'Research and Sons'],
  applicants: ['Example Co., Ltd.', 'B', 'C', 'D'],
  number: 'US 7,654,321 B2',
  office: 'US',
  date: null,
  language: 'en',
}

/** What a parser that is not ours reads: CSL JSON. */
function parse(file: string): Record<string, unknown>[] {
  return plugins.input.chain(file, { generateGraph: false }) as Record<string, unknown>[]
}

describe('RIS', () => {
  it('is read by another program', () => {
    const [read] = parse(formatRis(CHINESE))
    expect(read).toMatchObject({
      type: 'patent',
      title: CHINESE.title,
      issued: { 'date-parts': [[2016, 3, 2]] },
      language: 'zh',
      URL: CHINESE.url,
      abstract: '第一行 第二行 {未闭合',
    })
    expect(JSON.stringify(read?.['author'])).toContain('张三')
    expect(read?.['author']).toHaveLength(2)
  })

  it('has the fields of patents and CRLF', () => {
    expect(formatRis(ENGLISH)).toBe(
      [
        'TY  - PAT',
        `TI  - ${ENGLISH.title}`,
        'AU  - Smith, John',
        'AU  - Research and Sons',
        'PB  - Example Co., Ltd.; B; C; D',
        'CY  - US',
        'SN  - US 7,654,321 B2',
        'LA  - en',
        'ER  - ',
        '',
        '',
      ].join('\r\n'),
    )
    expect(formatRis(CHINESE)).toContain(
      '\r\nPB  - 某大学; 某公司; 分公司\r\nCY  - CN\r\nSN  - CN103399241B\r\nM1  - CN201310311111.1\r\nPY  - 2016\r\nDA  - 2016/03/02/\r\n',
    )
  })
})

describe('BibTeX', () => {
  it('is read by another program', () => {
    const keys = new Set<string>()
    const [chinese, english] = parse(formatBibtex(CHINESE, keys) + formatBibtex(ENGLISH, keys))
    expect(chinese).toMatchObject({ type: 'patent', number: 'CN103399241B', issued: { 'date-parts': [[2016, 3, 2]] } })
    expect(chinese?.['title']).toBe(CHINESE.title)
    expect(chinese?.['author']).toHaveLength(2)
    expect(english?.['author']).toEqual([{ given: 'John', family: 'Smith' }, { family: 'Research and Sons' }])
    expect(english?.['number']).toBe(ENGLISH.number)
  })

  it('has keys that differ, and balanced braces', () => {
    const keys = new Set<string>()
    const entries = [CHINESE, CHINESE, ENGLISH, { ...ENGLISH, number: '—' }].map((reference) => formatBibtex(reference, keys))
    expect([...keys]).toEqual(['CN103399241B', 'CN103399241B-2', 'US7654321B2', 'patent'])
    for (const entry of entries) expect(entry.split('{')).toHaveLength(entry.split('}').length)
  })
})

describe('GB/T 7714', () => {
  it('names applicants, title, number and date', () => {
    expect(formatGbt7714(CHINESE, 1)).toBe(
      '[1] 某大学, 某公司; 分公司. 一种石墨烯/硅 复合负极材料 & 100%_方法: CN103399241B[P]. 2016-03-02.',
    )
  })

  it('names three of many, ends a part with one full stop, and does without a date', () => {
    expect(formatGbt7714(ENGLISH, 12)).toBe(`[12] Example Co., Ltd., B, C, et al. ${ENGLISH.title}: US 7,654,321 B2[P].`)
    expect(formatGbt7714({ ...CHINESE, applicants: [], title: '标题' }, 2)).toBe('[2] 张三, 李四. 标题: CN103399241B[P]. 2016-03-02.')
    expect(formatGbt7714({ ...ENGLISH, applicants: ['Example Inc.'], title: 'Title' }, 3)).toBe(
      '[3] Example Inc. Title: US 7,654,321 B2[P].',
    )
  })
})

describe('files of references', () => {
  it('hold all of them', async () => {
    const references = [CHINESE, ENGLISH, CHINESE]
    expect(parse(await text(writeReferences('ris', references)))).toHaveLength(3)
    expect(parse(await text(writeReferences('bibtex', references)))).toHaveLength(3)
    const lines = (await buffer(writeReferences('gbt7714', references))).toString().split('\r\n')
    expect(lines.map((line) => line.slice(0, 4))).toEqual(['\ufeff[1]', '[2] ', '[3] ', ''])
  })
})

it('a title with a full stop keeps none before its number', () => {
  expect(formatGbt7714({ ...CHINESE, title: 'Herbizide.' }, 1)).toContain('Herbizide: CN103399241B[P]')
})

it('a patent without title is named by its number', () => {
  const untitled = { ...CHINESE, title: '', applicants: [], inventors: [] }
  expect(formatGbt7714(untitled, 3)).toBe('[3] CN103399241B[P]. 2016-03-02.')
  for (const file of [formatRis(untitled), formatBibtex(untitled, new Set())])
    expect(parse(file)[0]).toMatchObject({ title: 'CN103399241B' })
})
