import { expect, test } from 'vitest'
import { readClassSymbol } from '../classes/class-symbol.ts'
import { MARK_NUMBERS } from './mark-number.ts'
import { markStanding } from './mark-standing.ts'
import type { Trademark } from './trademark.ts'
import { TRADEMARK_FIELD_TABLE, TRADEMARK_KIND } from './trademark-kind.ts'
import { NICE_CLASS_LABELS } from '../class-titles/nice-class-labels.ts'
import { VIENNA_CATEGORY_LABELS } from '../class-titles/vienna-category-labels.ts'

const MARK: Trademark = {
  office: 'EM',
  languages: ['de'],
  applicationNumber: '018224433',
  words: [{ lang: 'en', text: 'Rheogeo' }],
  niceClasses: ['09', '35'],
  similarGroups: ['0901'],
  viennaCodes: ['27.05.01'],
  goods: [
    {
      niceClass: '09',
      texts: [
        { lang: 'de', text: 'Software' },
        { lang: 'fr', text: 'Logiciels' },
        { lang: 'en', text: 'Software' },
      ],
    },
  ],
  status: 'opposed',
  source: { format: 'x', file: 'a', position: 1 },
}
const values = (name: string, record: Trademark = MARK) => TRADEMARK_FIELD_TABLE.find(name)?.values?.(record)

test('the module exports the kind, and its parts name each other', async () => {
  const { kind } = (await import(/* @vite-ignore */ TRADEMARK_KIND.module)) as { kind: unknown }
  expect(kind).toBe(TRADEMARK_KIND)
  const columns = TRADEMARK_KIND.textColumns.map(({ name }) => name)
  for (const { text = [] } of TRADEMARK_FIELD_TABLE.list) for (const name of text) expect(columns).toContain(name)
  for (const name of TRADEMARK_KIND.suggestFields) expect(values(name)).toBeDefined()
})

test('a mark is known by its application, otherwise by its registration, in any writing', () => {
  expect(TRADEMARK_KIND.identity(MARK)).toBe('EM18224433')
  expect(TRADEMARK_KIND.identity({ ...MARK, applicationNumber: undefined as never, registrationNumber: '12' })).toBe('EMR12')
  expect(TRADEMARK_KIND.identity({ office: 'CN', niceClasses: [], source: MARK.source })).toBeNull()
  for (const written of ['EM018224433', 'em 018224433', 'EUTM 18224433', '018224433', '018 224 433'])
    expect(TRADEMARK_KIND.readIds(written), written).toContain('EM18224433')
  expect(TRADEMARK_KIND.readIds('4711')).toEqual([])
})

test('numbers are compared with and without the office; short ones and words are none', () => {
  expect(MARK_NUMBERS.read('018224433')[0]?.value).toBe('18224433')
  expect(MARK_NUMBERS.read('第12345678号')[0]?.value).toBe('12345678')
  expect(values('NO')).toEqual(['EM18224433', '18224433'])
  for (const text of ['4711', 'rheogeo', 'QQ12', '']) expect(MARK_NUMBERS.isNumber(text), text).toBe(false)
})

test('classes: similar groups below their class, sections below their division', () => {
  expect(values('nc')).toEqual(['09', '35', '0901'])
  expect(values('vc')).toEqual(['270501'])
  expect([values('vc-category'), values('vc-division')]).toEqual([['27'], ['27.05']])
  expect(['9', '009', '第9类', 'Class 9'].map((text) => readClassSymbol(text, 'nice')?.key)).toEqual(['09', '09', '09', '09'])
  expect(['0', '46', '00', '4601', 'x'].map((text) => readClassSymbol(text, 'nice'))).toEqual([null, null, null, null, null])
  expect(['27.5.1', '270501', '27.05', '7'].map((text) => readClassSymbol(text, 'vienna')?.symbol)).toEqual([
    '27.05.01',
    '27.05.01',
    '27.05',
    '07',
  ])
  expect(['30', '0.1', '27.05.01.02', 'x'].map((text) => readClassSymbol(text, 'vienna'))).toEqual([null, null, null, null])
  expect(Object.keys(NICE_CLASS_LABELS)).toHaveLength(45)
  expect(Object.keys(VIENNA_CATEGORY_LABELS)).toHaveLength(29)
})

test('goods are searched in the languages of the procedure, English and Chinese', () => {
  const goods = TRADEMARK_KIND.textColumns.find(({ name }) => name === 'goods')
  expect(goods?.texts(MARK)).toEqual(['Software', 'Software'])
  expect(goods?.texts({ ...MARK, languages: ['it'], goods: [{ niceClass: '09', texts: [{ lang: 'fr', text: 'Logiciels' }] }] })).toEqual([
    'Logiciels',
  ])
})

test('every state of the procedure has a standing', () => {
  expect(markStanding(MARK)).toBe('pending')
  expect(values('status')).toEqual(['pending'])
  expect(values('stage')).toEqual(['opposed'])
})

test('of several records the most trusted and latest remains, in any order', () => {
  const rankOf = (format: string) => (format === 'y' ? 2 : 1)
  const later = { ...MARK, status: 'registered' as const, source: { format: 'x', file: 'b', position: 0 } }
  const trusted = { ...MARK, status: 'refused' as const, source: { format: 'y', file: 'a' } }
  for (const records of [
    [MARK, later],
    [later, MARK],
  ])
    expect(TRADEMARK_KIND.merge(records, rankOf)).toBe(later)
  for (const records of [
    [MARK, trusted, later],
    [later, trusted, MARK],
  ])
    expect(TRADEMARK_KIND.merge(records, rankOf)).toBe(trusted)
  // A table with a row for each class.
  const rows = ['35', '09'].map((niceClass, position): Trademark => {
    const goods = [{ niceClass, texts: [{ lang: 'zh', text: niceClass }] }]
    return { office: 'CN', applicationNumber: '1', niceClasses: [niceClass], goods, source: { format: 'x', file: 'a', position } }
  })
  for (const records of [rows, rows.toReversed()])
    expect(TRADEMARK_KIND.merge(records, rankOf)).toMatchObject({
      niceClasses: ['09', '35'],
      goods: [{ niceClass: '09' }, { niceClass: '35' }],
    })
  // A status of an older date in a file of a later name does not count; the picture of the older record remains.
  const pictured = { ...MARK, statusDate: '20300101', images: [{ id: '1', sourceFile: 'a.jpg' }], source: { format: 'x', file: 'z' } }
  const renewed = { ...MARK, statusDate: '20290101', events: [{ date: '20310101', text: 'renewed', type: 'record' as const }] }
  for (const records of [
    [pictured, renewed],
    [renewed, pictured],
  ])
    expect(TRADEMARK_KIND.merge(records, rankOf)).toEqual({ ...renewed, images: pictured.images })
  expect(TRADEMARK_KIND.content(MARK)).toBe(TRADEMARK_KIND.content({ ...MARK, source: { format: 'z' } }))
})
