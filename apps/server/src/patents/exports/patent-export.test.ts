import type { PatentRecord } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { claimBlocks, descriptionBlocks, drawingBlocks, eventBlocks } from './patent-blocks.ts'
import { PATENT_COLUMNS, PATENT_DEFAULT_COLUMNS } from './patent-columns.ts'
import { patentHeading } from './patent-heading.ts'
import { patentReference } from './patent-reference.ts'

const stored = (record: PatentRecord) => ({ docId: 'd', record })
const NONE = { picture: () => Promise.resolve(null) }

describe('columns of patents', () => {
  const record = aPatent({
    publicationNumber: 'US9000001B2',
    office: 'US',
    titles: [
      { lang: 'zh', text: '泵' },
      { lang: 'en', text: 'Pump' },
    ],
    publicationDate: '20150407',
    priorities: [
      { number: '61000001', country: 'US', date: '20120101' },
      { number: '61000002', country: 'US', date: '20120201' },
      { number: '115496/84', country: 'JP', date: '19840607' },
    ],
    legalStatus: 'active',
    ipc: ['F04B1/00', 'F04B9/10'],
    citations: [{ publicationNumber: 'US5000000A' }, { text: 'Book' }],
    claims: [
      { lang: 'en', number: 1, text: '1. A pump.', independent: true, parents: [] },
      { lang: 'en', number: 2, text: 'The pump of claim 1.', independent: false, parents: [1] },
    ],
  })
  const valueOf = (code: string, language: 'zh' | 'en' = 'zh') =>
    PATENT_COLUMNS.find((column) => column.code === code)?.value(stored(record), language)

  it('have the values of the record as people read them', () => {
    const values = { TI: '泵', pd: '2015-04-07', pdy: 2015, pdm: '2015-04', status: '有效', country: '美国', ipc: 'F04B1/00; F04B9/10' }
    for (const [code, value] of Object.entries(values)) expect(valueOf(code), code).toBe(value)
    expect(valueOf('TI', 'en')).toBe('Pump')
    expect(valueOf('prd')).toBe('2012-01-01; 2012-02-01; 1984-06-07')
    expect(valueOf('prn')).toBe('US61000001; US61000002; JP 115496/84')
    expect(valueOf('CLAIM')).toBe('1. A pump.\n2. The pump of claim 1.')
    expect([valueOf('ct'), valueOf('ct-times'), valueOf('npl-count'), valueOf('agc')]).toEqual(['US5000000A', 1, 1, null])
  })

  it('exist once each, the default ones among them', () => {
    const codes = PATENT_COLUMNS.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of [...PATENT_DEFAULT_COLUMNS.table, ...PATENT_DEFAULT_COLUMNS.document]) expect(codes).toContain(code)
  })
})

describe('documents of patents', () => {
  it('indent claims below those they refer to, and do not repeat their numbers', async () => {
    const claim = (number: number, text: string, parents: number[] = []) => ({
      lang: 'zh',
      number,
      text,
      parents,
      independent: !parents.length,
    })
    const record = aPatent({
      claims: [claim(1, '1、一种泵。'), claim(2, '如权利要求1。', [1]), claim(3, '如权利要求2。', [2]), claim(4, '方法。')],
    })
    expect(await claimBlocks(() => true)(stored(record), 'zh', NONE)).toEqual([
      {
        kind: 'list',
        items: [
          { text: '一种泵。', depth: 0, number: '1.' },
          { text: '如权利要求1。', depth: 1, number: '2.' },
          { text: '如权利要求2。', depth: 2, number: '3.' },
          { text: '方法。', depth: 0, number: '4.' },
        ],
      },
    ])
  })

  it('number paragraphs through the whole description, but not headings', async () => {
    const record = aPatent({
      description: [
        { lang: 'zh', text: '技术领域', heading: true, section: 'field' },
        { lang: 'zh', text: '涉及泵。', section: 'field' },
        { lang: 'zh', text: '已有泵。', section: 'background' },
      ],
    })
    expect(await descriptionBlocks('background')(stored(record), 'zh', NONE)).toEqual([
      { kind: 'paragraph', text: '已有泵。', number: '[0002]' },
    ])
    expect((await descriptionBlocks()(stored(record), 'zh', NONE)).map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'paragraph'])
  })

  it('list the sequences after the description, each with its facts', async () => {
    const sequences = [
      { number: '1', length: '6', molecule: 'DNA', organism: 'Homo sapiens', text: 'atggcc   6\nMet Ala' },
      { number: '2', text: '' },
    ]
    const record = aPatent({ description: [{ lang: 'zh', text: '涉及引物。' }], sequences })
    expect(await descriptionBlocks()(stored(record), 'zh', NONE)).toEqual([
      { kind: 'paragraph', text: '涉及引物。', number: '[0001]' },
      { kind: 'heading', text: '序列表（2 条序列）', level: 2 },
      { kind: 'heading', text: 'SEQ ID NO: 1', level: 3 },
      { kind: 'paragraph', text: 'DNA · 6 · Homo sapiens' },
      { kind: 'paragraph', text: 'atggcc   6\nMet Ala' },
      { kind: 'heading', text: 'SEQ ID NO: 2', level: 3 },
      { kind: 'paragraph', text: '序列表过长，未收录此序列' },
    ])
    expect(await descriptionBlocks('field')(stored(record), 'zh', NONE)).toEqual([])
  })

  it('list events oldest first and leave out drawings without a picture', async () => {
    const record = aPatent({
      legalEvents: [
        { date: '20200101', code: 'B', office: 'CN', text: '授权' },
        { date: '20190101', code: 'A', office: 'CN', text: '公开' },
      ],
      drawings: [{ id: '1' }, { id: '2', caption: '结构' }],
    })
    expect(await eventBlocks(stored(record), 'zh', NONE)).toMatchObject([{ rows: [['2019-01-01', 'CN', 'A', '公开'], expect.anything()] }])
    const picture = (_record: PatentRecord, id: string) =>
      Promise.resolve(id === '1' ? null : { bytes: Buffer.from('x'), type: 'png' as const })
    expect(await drawingBlocks(stored(record), 'zh', { picture })).toMatchObject([{ kind: 'picture', picture: { caption: '结构' } }])
  })
})

it('a reference names the title in the language of the office', () => {
  const titles = [
    { lang: 'en', text: 'Pump' },
    { lang: 'zh', text: '泵' },
  ]
  expect(patentReference(stored(aPatent({ titles, office: 'CN' })), 'en')).toMatchObject({
    title: '泵',
    language: 'zh',
    date: '2021-03-04',
  })
  const german = aPatent({
    titles: [...titles, { lang: 'de', text: 'Pumpe' }],
    office: 'EP',
    description: [{ lang: 'de', text: 'Die Pumpe.' }],
  })
  expect(patentReference(stored(german), 'zh')).toMatchObject({ title: 'Pumpe', language: 'de' })
  expect(patentReference(stored(aPatent({ titles, office: 'WO' })), 'zh')).toMatchObject({ title: 'Pump', language: 'en' })
})

it('an application without a publication is named by its own number', () => {
  const { publicationNumber: _, ...application } = aPatent({ titles: [], office: 'EP', applicationNumber: 'EP15860753.1' })
  const one = { docId: 'EP~EP15860753', record: application }
  expect(patentReference(one, 'en')).toMatchObject({ number: 'EP15860753.1' })
  expect(patentHeading(one, 'en')).toEqual({ title: 'EP15860753.1' })
})
