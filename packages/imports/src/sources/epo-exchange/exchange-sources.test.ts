import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fragment } from '../../pipeline/import-source.ts'
import { bytesInChunks, collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { EXCHANGE_SOURCES } from './exchange-sources.ts'
import { splitExchangeDocuments } from './split-exchange-documents.ts'

const [docdb, ops] = EXCHANGE_SOURCES as [(typeof EXCHANGE_SOURCES)[number], (typeof EXCHANGE_SOURCES)[number]]
const text = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8')
const fragments = (name: string) => collectAll(splitExchangeDocuments(bytesInChunks(text(name), 1000)))

test('each file is of one format; other answers of the web service are of none', () => {
  const formats = (head: string) => EXCHANGE_SOURCES.filter((source) => source.recognises(head)).map(({ format }) => format)
  expect(['docdb.xml', 'without-namespace.xml', 'ops-biblio.xml'].map((name) => formats(text(name)))).toEqual([
    ['epo-docdb'],
    ['epo-docdb'],
    ['epo-ops-biblio'],
  ])
  expect(formats('<ops:world-patent-data><ops:patent-family><exchange-document country="EP">')).toEqual([])
})

test('documents come whole however the bytes are cut, with their place in the file', async () => {
  const whole = await fragments('docdb.xml')
  const file = Buffer.from(text('docdb.xml'))
  expect(whole.length).toBe(3)
  for (const { position } of whole) expect(file.subarray(position, position + 28).toString()).toBe('<exch:exchange-document coun')
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 400 }), async (size) => {
      expect(await collectAll(splitExchangeDocuments(bytesInChunks(text('docdb.xml'), size)))).toEqual(whole)
    }),
    { numRuns: 20 },
  )
})

test('a document that is too long is an error of its own, and the next one is read', async () => {
  const long = `<exchange-document country="DE">${'x'.repeat(5000)}</exchange-document>`
  const found = await collectAll(splitExchangeDocuments(bytesInChunks(long + text('without-namespace.xml'), 100), 2000))
  expect(found.map(({ error }) => error?.en)).toEqual(['longer than 64 MiB', undefined])
  expect(docdb.read(found[1] as Fragment)).toMatchObject({ record: { publicationNumber: 'YU9901A' } })
})

test('a DOCDB document', async () => {
  const [first] = await fragments('docdb.xml')
  expect(docdb.read(first as Fragment)).toEqual({
    kind: 'record',
    formatVersion: '2.5.9',
    record: {
      publicationNumber: 'WO2030000001A1',
      applicationNumber: 'PCT/IL2029/050001',
      office: 'WO',
      kind: 'A1',
      patentType: 'invention',
      applicationDate: '20290701',
      publicationDate: '20300110',
      priorities: [{ country: 'US', number: '202863000001', date: '20280702' }],
      titles: [
        { lang: 'pt', text: 'Pipa de junco' },
        { lang: 'en', text: 'Kite of reed' },
      ],
      abstracts: [{ lang: 'en', text: 'A kite made of reed.' }],
      applicants: [{ name: 'Kite Research & Development Ltd.', otherNames: [{ lang: 'und', text: 'KITE RES & DEV' }], country: 'IL' }],
      inventors: [{ name: 'PLOVER ADA' }],
      ipc: ['A63H27/08'],
      cpc: ['A63H27/082'],
      citations: [
        { publicationNumber: 'DE900001C', category: 'X, Y', party: 'TEAL AG', date: '19510927' },
        { category: 'ISR', text: 'HERON, "On strings", 2026' },
      ],
      family: { simpleId: '9000001' },
      other: {
        'doc-id': ['77'],
        'is-representative': ['YES'],
        'language-of-publication': ['pt'],
        'publication-reference original': ['2030/000001'],
        'application-reference original': ['IL2029/050001'],
        'priority-claim original': ['63/000,001'],
        'rel-passage': ['1: claims 1-3, * figure 2 *'],
        'designation-of-states': ['EP: AL AT', 'national: AE'],
      },
    },
  })
})

test('a document without its end is rejected alone; one deleted by the office is reported', async () => {
  const [, broken, deleted] = await fragments('docdb.xml')
  expect(() => docdb.read(broken as Fragment)).toThrow()
  expect(docdb.read(deleted as Fragment)).toMatchObject({ kind: 'rejected', reason: { en: 'the patent office deleted this document' } })
})

test('a document cut out of its file, without the declaration of its prefix', async () => {
  const [only] = await fragments('without-namespace.xml')
  expect(docdb.read(only as Fragment)).toMatchObject({ record: { publicationNumber: 'YU9901A', titles: [{ lang: 'sh', text: 'Zmaj' }] } })
})

test('an answer of the web service', async () => {
  const [only] = await fragments('ops-biblio.xml')
  expect(ops.read(only as Fragment)).toMatchObject({
    formatVersion: '3.2',
    record: {
      publicationNumber: 'EP2900001B1',
      applicationNumber: 'EP28000001.5',
      applicationDate: '20280303',
      grantDate: '20300102',
      priorities: [{ country: 'US', number: '202761000001P', date: '20270303' }],
      titles: [{ lang: 'und', text: 'Kite' }],
      applicants: [{ name: 'Pond Toys S.p.A.', otherNames: [{ lang: 'und', text: 'POND TOYS' }], country: 'IT' }],
      ipc: ['A63H27/022'],
      cpc: ['A63H27/08'],
      uspc: ['446/30'],
      citations: [{ publicationNumber: 'EP1900001A1', category: 'cited by applicant', party: 'KESTREL', date: '20100303' }],
    },
  })
})
