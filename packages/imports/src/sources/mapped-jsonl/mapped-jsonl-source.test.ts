import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { MAPPED_JSONL_SOURCES } from './mapped-jsonl-source.ts'

const FIXTURE = join(import.meta.dirname, 'fixtures/cnki.jsonl')
const cnki = MAPPED_JSONL_SOURCES[0] as (typeof MAPPED_JSONL_SOURCES)[number]

const fragments = await collectAll(cnki.fragments(createReadStream(FIXTURE) as AsyncIterable<Buffer>))
const readings = new Map(fragments.map((fragment) => [fragment.position, cnki.read(fragment)]))
const recordAt = (line: number) => {
  const reading = readings.get(line)
  return reading?.kind === 'record' ? reading.record : undefined
}

test('the file is recognised by its keys, also when its first line is longer than the head', () => {
  const head = readFileSync(FIXTURE, 'utf8')
  expect(cnki.recognises(head)).toBe(true)
  expect(cnki.recognises(head.slice(0, head.indexOf('\n') - 5))).toBe(true)
  expect(cnki.recognises('{"publication_number": "CN1"}\n')).toBe(false)
  expect(cnki.recognises('publication_number,title')).toBe(false)
})

test('a Chinese application', () => {
  expect(recordAt(1)).toEqual({
    publicationNumber: 'CN600000001A',
    office: 'CN',
    kind: 'A',
    patentType: 'invention',
    publicationDate: '20300325',
    titles: [{ lang: 'zh', text: '一种会储电的风筝' }],
    applicants: [{ name: '湖畔大学', country: 'CN', province: '浙江省' }, { name: '青芦科技有限公司' }, { name: '白鹭纸业股份有限公司' }],
    inventors: [{ name: '苇一' }, { name: '芦二' }],
    abstracts: [{ lang: 'zh', text: '本发明公开了一种会储电的风筝。' }],
    claims: [{ lang: 'zh', number: 1, text: '一种会储电的风筝,其特征在于包括骨架。', independent: true, parents: [] }],
    ipc: ['A63H27/08', 'H01M10/0525', 'C09D5/24'],
    other: { subject_field: ['轻工业'] },
  })
})

test('a utility model is granted with its publication', () => {
  expect(recordAt(2)).toMatchObject({
    patentType: 'utility',
    grantDate: '20300305',
    applicants: [{ name: '苇一', country: 'CN', province: '广西壮族自治区' }],
    claims: [{ text: '一种风筝线轮。' }],
    ipc: ['A63H27/08', 'C09J9/02'],
  })
})

test('a Taiwanese application has both titles, names and the address apart, and keeps what is no symbol', () => {
  expect(recordAt(4)).toEqual({
    publicationNumber: 'TW209900003',
    office: 'TW',
    patentType: 'invention',
    publicationDate: '20300307',
    titles: [
      { lang: 'zh', text: '纸鸢及其制造方法' },
      { lang: 'en', text: 'PAPER KITE AND THE METHOD OF MAKING IT' },
    ],
    applicants: [{ name: '国立湖畔大学', otherNames: [{ lang: 'en', text: 'NATIONAL LAKESIDE UNIVERSITY' }], address: '花莲县湖畔路1号' }],
    inventors: [{ name: '芦二', otherNames: [{ lang: 'en', text: 'LU, ER' }] }, { name: '苇三' }],
    abstracts: [{ lang: 'zh', text: '一种纸鸢。' }],
    ipc: ['A63H27/08'],
    other: { ipc: ['A6'], subject_field: ['轻工业', '材料'] },
  })
})

test('texts in another language are marked with it', () => {
  expect(recordAt(7)).toMatchObject({
    office: 'JP',
    titles: [{ lang: 'ja' }],
    abstracts: [{ lang: 'en' }],
    applicants: [{ country: 'US' }],
  })
})

test('a line that cannot be a record is rejected with its reason, by its number', () => {
  expect(readings.get(5)).toEqual({
    kind: 'rejected',
    reason: { en: 'publication_date is not a date: 2030-13-01', zh: 'publication_date 不是日期：2030-13-01' },
  })
  expect(readings.get(6)).toEqual({ kind: 'rejected', reason: { en: 'the line is not a JSON object', zh: '该行不是 JSON 对象' } })
  expect(readings.size).toBe(6)
})

test('abstracts and citations of Google Patents: numbers of any office normalised, others stored as text', () => {
  const line =
    '{"publication_number": "US-10002248-B2", "abstract_en": "A kite\u0026#39;s tail.", "Citations": "US-2006021003-A1,WO-2030012345-A1,无,,US-2006021003-A1,无"}'
  const google = MAPPED_JSONL_SOURCES.find((source) => source.recognises(line)) as (typeof MAPPED_JSONL_SOURCES)[number]
  expect(google.format).toBe('google-citations-jsonl')
  expect(google.read({ position: 1, text: line })).toEqual({
    kind: 'record',
    record: {
      publicationNumber: 'US10002248B2',
      office: 'US',
      kind: 'B2',
      patentType: 'invention',
      titles: [],
      abstracts: [{ lang: 'en', text: "A kite's tail." }],
      citations: [{ publicationNumber: 'US20060021003A1' }, { publicationNumber: 'WO2030012345A1' }, { text: '无' }],
    },
  })
})
