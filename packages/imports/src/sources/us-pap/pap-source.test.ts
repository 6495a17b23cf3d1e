import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { PAP_SOURCE } from './pap-source.ts'

const file = join(import.meta.dirname, 'fixtures/application.xml')
const fragments = await collectAll(PAP_SOURCE.fragments(createReadStream(file) as AsyncIterable<Buffer>))
const readings = fragments.map((fragment) => PAP_SOURCE.read(fragment))
const record = readings[0]?.kind === 'record' ? readings[0].record : undefined

test('a file is recognised by its root; the name of the DTD is its version', () => {
  expect(PAP_SOURCE.recognises(readFileSync(file, 'utf8'))).toBe(true)
  expect(PAP_SOURCE.recognises('<us-patent-application>')).toBe(false)
  expect(readings).toMatchObject([{ kind: 'record', formatVersion: 'v15-2001-01-31' }])
})

test('bibliography; an application is not granted', () => {
  expect(record).toMatchObject({
    publicationNumber: 'US20280000001A1',
    applicationNumber: 'US09900001',
    office: 'US',
    kind: 'A1',
    patentType: 'invention',
    applicationDate: '20270304',
    publicationDate: '20280106',
    priorities: [
      { number: '197 00 001', country: 'DE', date: '20260305' },
      { number: '60000001', country: 'US', date: '20260102' },
    ],
    titles: [{ lang: 'en', text: 'Kite with CO₂' }],
    abstracts: [{ lang: 'en', text: 'A kite that flies.' }],
    ipc: ['H01M4/36', 'H01M10/0525'],
    uspc: ['429/231.95', '2/69'],
    drawings: [{ id: '1', sourceFile: 'US20280000001A1-20280106-D00000.TIF' }],
  })
  expect(record).not.toHaveProperty('grantDate')
})

test('parties', () => {
  const inventors = [
    { name: 'Ada J. Plover', address: 'Windermere, CA', country: 'US', province: 'CA', city: 'Windermere' },
    { name: 'Mr. Bo Wren', address: 'Lund', country: 'SE', city: 'Lund' },
  ]
  expect(record?.inventors).toEqual(inventors)
  expect(record?.applicants).toEqual(inventors)
  expect(record?.assignees).toEqual([{ name: 'Pond Toys Inc.', kind: 'company', address: 'Turin', country: 'IT', city: 'Turin' }])
  expect(record?.agencies).toMatchObject([{ name: 'Rook & Raven', address: '1 Lake Road, Windermere, CA, 90000' }])
})

test('claims and description', () => {
  expect(record?.claims).toEqual([
    { lang: 'en', number: 1, text: 'A kite, comprising:\na frame;\na store.', independent: true, parents: [] },
    { lang: 'en', number: 2, text: 'The kite of claim 1, red.', independent: false, parents: [1] },
  ])
  expect(record?.description).toEqual([
    { lang: 'en', text: 'It continues another.' },
    { lang: 'en', text: 'Field of Invention', heading: true, section: 'field' },
    { lang: 'en', text: '3 kites are old.', section: 'field' },
    { lang: 'en', text: 'This one stores.', section: 'summary' },
    { lang: 'en', text: 'FIG. 1 shows a kite.', section: 'drawings' },
    { lang: 'en', text: 'Background of the tail', heading: true, section: 'embodiments' },
    { lang: 'en', text: 'The tail.', section: 'embodiments' },
  ])
})

test('facts without a place of their own', () => {
  expect(record?.other).toEqual({
    'us-application-series-code': ['09'],
    'publication-filing-type': ['new-utility'],
    edition: ['07'],
    continuation: ['US 09800001 20250102, grant US 8000009, GRANTED'],
    'non-provisional-of-provisional': ['US 60000001 20260102'],
  })
})
