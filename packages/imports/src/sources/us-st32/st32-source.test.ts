import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { ST32_SOURCE } from './st32-source.ts'

const file = join(import.meta.dirname, 'fixtures/grant.xml')
const fragments = await collectAll(ST32_SOURCE.fragments(createReadStream(file) as AsyncIterable<Buffer>))
const readings = fragments.map((fragment) => ST32_SOURCE.read(fragment))
const record = readings[0]?.kind === 'record' ? readings[0].record : undefined

test('a file is recognised by its root, and its version is stored', () => {
  expect(ST32_SOURCE.recognises(readFileSync(file, 'utf8'))).toBe(true)
  expect(ST32_SOURCE.recognises('<us-patent-grant>')).toBe(false)
  expect(readings).toMatchObject([{ kind: 'record', formatVersion: '2.5' }, { kind: 'record' }])
})

test('bibliography', () => {
  expect(record).toMatchObject({
    publicationNumber: 'US9000001B1',
    applicationNumber: 'US09900001',
    office: 'US',
    kind: 'B1',
    patentType: 'invention',
    applicationDate: '20270304',
    publicationDate: '20300101',
    grantDate: '20300101',
    priorities: [
      { number: '971', date: '20260305', country: 'NO' },
      { number: '972', date: '20260306', country: 'SE' },
      { number: '60/000001', date: '20260102', country: 'US' },
    ],
    titles: [{ lang: 'en', text: 'Kite with CO₂ & sun — new' }],
    abstracts: [{ lang: 'en', text: 'A kite of τ.\nIt flies.' }],
    ipc: ['H01M10/52', 'H01M4/36'],
    uspc: ['429/231.95', '429/94'],
    drawings: [{ id: '1', sourceFile: 'US09000001-20300101-D00000.TIF' }],
  })
})

test('parties', () => {
  const inventor = { name: 'Ada J. Plover', address: 'Windermere, CA', country: 'US', province: 'CA', city: 'Windermere' }
  expect(record).toMatchObject({
    applicants: [inventor],
    inventors: [inventor],
    assignees: [{ name: 'University of Pond', kind: 'university', address: 'Turin', country: 'IT', city: 'Turin' }],
    agencies: [{ name: 'Rook & Raven' }],
    agents: [{ name: 'Cy Rook' }],
    examiners: [{ name: 'Dee Owl' }],
  })
})

test('citations', () => {
  expect(record?.citations).toEqual([
    { publicationNumber: 'US5000001A', category: 'cited by examiner', party: 'Kestrel et al.', date: '199103' },
    { publicationNumber: 'WO1996000001', category: 'cited by other', date: '199608' },
    { category: 'cited by other', text: 'Heron, On strings, 2026.' },
  ])
})

test('claims and description', () => {
  expect(record?.claims).toEqual([
    { lang: 'en', number: 1, text: 'A kite, comprising:\na frame.', independent: true, parents: [] },
    { lang: 'en', number: 2, text: 'The kite of claim 1, red.', independent: false, parents: [1] },
  ])
  expect(record?.description).toEqual([
    { lang: 'en', text: 'It continues another.' },
    { lang: 'en', text: 'BACKGROUND', heading: true, section: 'background' },
    { lang: 'en', text: 'Kites are old.', section: 'background' },
    { lang: 'en', text: 'FIG. 1 shows it.', section: 'drawings' },
    { lang: 'en', text: 'The tail is of 10³ feathers.', section: 'embodiments' },
  ])
})

test('facts without a place of their own', () => {
  expect(record?.other).toEqual({
    'us-application-series-code': ['09'],
    edition: ['7'],
    'number-of-claims': ['2'],
    'field-of-search': ['429/94'],
    continuing: ['09/800001 20250102, 03'],
    B680US: ['60/000001 20260102'],
    'related-publication': ['US 20280000002 A1 20280304'],
  })
})

test('a design has Locarno classes', () => {
  expect(readings[1]).toMatchObject({
    record: { publicationNumber: 'USD900003S1', patentType: 'design', locarno: ['21-01'], uspc: ['D21/448'] },
  })
  expect(readings[1]).not.toHaveProperty('record.ipc')
})
