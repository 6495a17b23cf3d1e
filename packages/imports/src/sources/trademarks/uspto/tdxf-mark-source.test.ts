import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TRADEMARK_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { recogniseSource } from '../../../pipeline/recognise-source.ts'
import { runImport } from '../../../pipeline/run-import.ts'
import { bytesInChunks } from '../../../pipeline/testing/bytes-in-chunks.ts'
import { tempFolder } from '../../../pipeline/testing/temp-folder.ts'
import { SOURCES } from '../../every-source.ts'

/** Written after the published structure of the daily file; no daily file of the office is available to the tests. */
const FIXTURE = join(import.meta.dirname, 'fixtures/tdxf-daily.xml')
const DAILY = readFileSync(FIXTURE, 'utf8')

async function readingsOf(text: string): Promise<unknown[]> {
  const source = recogniseSource(Buffer.from(text), SOURCES)
  expect(source?.format).toBe('uspto-tdxf')
  const readings: unknown[] = []
  for await (const fragment of source?.fragments(bytesInChunks(text, 300)) ?? []) readings.push(source?.read(fragment))
  return readings
}

test('each file of a day is a trademark with its statements, classes, owners and history', async () => {
  const [registered, filed, ...rest] = await readingsOf(DAILY)
  expect(rest).toEqual([])
  expect(registered).toEqual({
    kind: 'record',
    record: {
      office: 'US',
      applicationNumber: '99000011',
      registrationNumber: '9900012',
      words: [{ lang: 'und', text: 'REED & KITE' }],
      otherWords: [{ lang: 'en', text: 'The English translation of "REED" is "reed".' }],
      feature: 'combined',
      kind: 'individual',
      descriptions: [{ lang: 'en', text: 'The mark consists of a kite above a reed.' }],
      disclaimers: [{ lang: 'en', text: '"KITE"' }],
      colours: ['Blue and white'],
      viennaCodes: ['21.03.01', '05.05.02'],
      niceClasses: ['09', '35'],
      goods: [
        { niceClass: '09', texts: [{ lang: 'en', text: 'Kites with sensors; software for kites' }] },
        { niceClass: '35', texts: [{ lang: 'en', text: 'Retail of kites' }] },
      ],
      owners: [
        {
          name: 'Reed Kites Inc.',
          otherNames: [{ lang: 'und', text: 'DBA Kites of Heron' }],
          address: '1 Pond Street, Heron, CA, 99901',
          country: 'US',
        },
      ],
      representatives: [{ name: 'A. Heron' }],
      applicationDate: '20300509',
      publicationDate: '20311230',
      registrationDate: '20320323',
      renewalDate: '20420323',
      expiryDate: '20520323',
      expiryIsDerived: true,
      status: 'registered',
      officeStatus: '700',
      statusDate: '20320323',
      events: [
        { date: '20300513', code: 'NWAP', text: 'NEW APPLICATION ENTERED', type: 'application' },
        { date: '20311230', code: 'PUBO', text: 'PUBLISHED FOR OPPOSITION', type: 'publication' },
        { date: '20320323', code: 'R.PR', text: 'REGISTERED-PRINCIPAL REGISTER', type: 'registration' },
      ],
      priorities: [{ country: 'CA', number: '9900001', date: '20300102' }],
      madrid: { registrationNumber: '9900013', date: '20320401' },
      other: { 'pseudo mark': ['READ AND KITE'], AF0000: ['SECT 15.'] },
    },
  })
  // Classes of the office's own are no Nice classes, but not lost.
  expect(filed).toEqual({
    kind: 'record',
    record: {
      office: 'US',
      applicationNumber: '99000021',
      feature: 'figurative',
      kind: 'certification',
      niceClasses: [],
      owners: [{ name: '北京云岭科技有限公司', address: '云岭路1号, Beijing', country: 'CN' }],
      applicationDate: '20330101',
      status: 'filed',
      officeStatus: '630',
      statusDate: '20330104',
      other: { GSA001: ['Kites'], 'international class': ['A'] },
    },
  })
})

test('B.trademark.01: marks of a daily file are found by their words; a second run changes nothing', async () => {
  const folder = tempFolder()
  const engine = await openSqliteEngine({ kind: TRADEMARK_KIND, folder, readers: 1 })
  onTestFinished(() => engine.close())
  const run = async () =>
    (await runImport({ engines: { trademark: engine }, paths: [FIXTURE], rejectedFolder: folder, onEvent: () => {} })).counts
  expect(await run()).toMatchObject({ read: 2, new: 2, rejected: 0 })
  expect(await run()).toMatchObject({ new: 0, changed: 0, rejected: 0 })
  const found = await engine.suggest({ text: 'reed', limit: 5, of: 'TM', filters: [] })
  expect(found.map(({ text }) => text)).toEqual(['REED & KITE'])
})
