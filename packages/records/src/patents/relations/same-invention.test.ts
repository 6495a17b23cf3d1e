import { expect, test } from 'vitest'
import type { PatentRecord } from '../patent-record.ts'
import { sameInvention, sameInventionKey, sameInventions } from './same-invention.ts'

const record = (fact: Partial<PatentRecord>): PatentRecord => ({
  office: 'CN',
  titles: [{ lang: 'zh', text: '一种风筝（骨架）' }],
  applicants: [{ name: '格致大学' }, { name: '某公司' }],
  inventors: [{ name: '张三' }, { name: '李四' }],
  source: { format: 'test' },
  ...fact,
})
const application = record({ publicationNumber: 'CN1781943', patentType: 'invention', publicationDate: '20060607' })
const grant = record({ publicationNumber: 'CN100336827C', kind: 'C', patentType: 'invention', publicationDate: '20070912' })
const invention = record({ publicationNumber: 'CN102184485A', kind: 'A', patentType: 'invention', publicationDate: '20110914' })
const model = record({ publicationNumber: 'CN202257682U', kind: 'U', patentType: 'utility', publicationDate: '20120530' })

test('names in any order, punctuation aside; nothing without inventors or at other offices', () => {
  expect(
    sameInventionKey(record({ applicants: [{ name: '某公司' }, { name: '格致 大学' }], titles: [{ lang: 'zh', text: '一种风筝(骨架)' }] })),
  ).toBe(sameInventionKey(record({})))
  expect([sameInventionKey(record({ inventors: [] })), sameInventionKey(record({ office: 'US' }))]).toEqual([undefined, undefined])
})

test.each<[string, PatentRecord, PatentRecord, object | null]>([
  ['application and grant of the old numbering', application, grant, { reason: 'application-and-grant', sameDay: null }],
  ['in either order', grant, application, { reason: 'application-and-grant', sameDay: null }],
  ['invention and utility model', invention, model, { reason: 'utility-model-twin', sameDay: null }],
  [
    'filed on one day',
    { ...invention, applicationDate: '20110301' },
    { ...model, applicationDate: '20110301' },
    { reason: 'utility-model-twin', sameDay: true },
  ],
  ['filed on different days', { ...invention, applicationDate: '20110301' }, { ...model, applicationDate: '20110302' }, null],
  ['published many years apart', invention, { ...model, publicationDate: '20190530' }, null],
  ['a grant whose number names another application', application, { ...grant, publicationNumber: 'CN101226981B', kind: 'B' }, null],
  [
    'an application of the first numbers of nine digits, granted under an own number',
    { ...application, publicationNumber: 'CN101021897' },
    { ...grant, publicationNumber: 'CN100410963C' },
    { reason: 'application-and-grant', sameDay: null },
  ],
  ['a grant before the application', { ...application, publicationDate: '20080101' }, grant, null],
  [
    'a grant of TW before the application is published',
    { ...application, office: 'TW', publicationNumber: 'TW202243411', publicationDate: '20221101' },
    { ...grant, office: 'TW', publicationNumber: 'TWI760191', kind: 'B', publicationDate: '20220401' },
    { reason: 'application-and-grant', sameDay: null },
  ],
  ['two applications', application, { ...application, publicationNumber: 'CN1781944' }, null],
  ['other inventors', invention, { ...model, inventors: [{ name: '王五' }] }, null],
  ['itself', invention, invention, null],
])('%s', (_, one, other, same) => expect(sameInvention(one, other)).toEqual(same))

test('of a series of one title no application is taken for that of a grant', () => {
  const second = { ...application, publicationNumber: 'CN1781944' }
  expect(sameInventions(grant, [application, grant]).map(({ record: { publicationNumber } }) => publicationNumber)).toEqual(['CN1781943'])
  expect(sameInventions(grant, [application, grant, second])).toEqual([])
  expect(sameInventions(application, [application, grant, second])).toEqual([])
  expect(sameInventions(invention, [invention, model, application]).map(({ reason }) => reason)).toEqual(['utility-model-twin'])
})

test('of a series of one title no utility model is taken for the twin of one application, unless both were filed on one day', () => {
  const second = { ...invention, publicationNumber: 'CN102184486A' }
  const granted = { ...invention, publicationNumber: 'CN102184485B', kind: 'B' }
  const numbers = (record: PatentRecord, alike: PatentRecord[]) =>
    sameInventions(record, alike).map(({ record: { publicationNumber } }) => publicationNumber)
  expect(numbers(model, [invention, granted])).toEqual(['CN102184485A', 'CN102184485B'])
  expect(numbers(model, [invention, second])).toEqual([])
  expect(numbers(invention, [model, second])).toEqual([])
  const dated = [
    { ...invention, applicationDate: '20110301' },
    { ...second, applicationDate: '20110501' },
  ]
  expect(numbers({ ...model, applicationDate: '20110301' }, dated)).toEqual(['CN102184485A'])
})
