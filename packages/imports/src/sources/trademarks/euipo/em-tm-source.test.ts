import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TRADEMARK_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../../../pipeline/testing/temp-folder.ts'
import { runImport } from '../../../pipeline/run-import.ts'
import { recogniseSource } from '../../../pipeline/recognise-source.ts'
import { SOURCES } from '../../every-source.ts'
import { EM_TM_SOURCE } from './em-tm-source.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const FIGURATIVE = readFileSync(join(FIXTURES, 'em-tm-figurative.xml'), 'utf8')

const read = (text: string) => EM_TM_SOURCE.read({ position: 0, text })

test('a file of the EUIPO is recognised by its namespace', () => {
  expect(recogniseSource(Buffer.from(FIGURATIVE), SOURCES)?.format).toBe('euipo-em-tm')
  expect(EM_TM_SOURCE.recognises('<Transaction xmlns="http://www.wipo.int/standards/XMLSchema/trademarks">')).toBe(false)
})

test('a figurative mark with goods in several languages, an opposition, entries and an appeal', () => {
  const reading = read(FIGURATIVE)
  expect(reading).toEqual({
    kind: 'record',
    formatVersion: '3.4',
    record: {
      office: 'EM',
      languages: ['fr', 'en'],
      applicationNumber: '098000001',
      registrationNumber: '098000001',
      words: [{ lang: 'und', text: 'Zephyr & Co' }],
      feature: 'figurative',
      kind: 'certification',
      images: [{ id: '1', sourceFile: '000990000001.JPG' }],
      viennaCodes: ['27.05.01', '26.04.05'],
      other: { CategoryCode: ['98.04'] },
      niceClasses: ['09', '35'],
      goods: [
        {
          niceClass: '35',
          texts: [
            { lang: 'en', text: 'Renting of kites & balloons.' },
            { lang: 'de', text: 'Vermietung von Drachen.' },
          ],
        },
        { niceClass: '09', texts: [{ lang: 'fr', text: 'Logiciels pour cerfs-volants.' }] },
      ],
      owners: [{ identifier: '9079006' }],
      applicationDate: '20300408',
      publicationDate: '20300416',
      registrationDate: '20301002',
      expiryDate: '20400408',
      status: 'challenged',
      officeStatus: 'Registration cancellation pending',
      statusDate: '20311006',
      events: [
        { date: '20300416', code: 'A.1', text: 'Bulletin 2030/072, A.1', type: 'publication' },
        { date: '20301006', code: 'B.1', text: 'Bulletin 2030/191, B.1', type: 'registration' },
        { date: '20310527', code: '097950422', text: 'Proprietor - Total transfers', type: 'record' },
        { date: '20310921', code: 'R9866/2031-4', text: 'Appeal', type: 'decision' },
      ],
      oppositions: [
        {
          number: '093126194',
          date: '20300716',
          grounds: ['Likelihood of confusion', 'Bad faith'],
          opponents: [{ identifier: '939344' }],
          earlierMarks: [{ office: 'ES', applicationNumber: 'M9689432', words: 'ZEFIRO', feature: 'word' }],
        },
      ],
      priorities: [{ country: 'FR', number: '9584090', date: '20291123' }],
    },
  })
})

test('states of claims and entries, the days of earlier marks, and divisions are read', () => {
  const text = FIGURATIVE.replace('</PriorityDate>', '</PriorityDate><PriorityStatusCode>Refused</PriorityStatusCode>')
    .replace('</BasicRecordKind>', '</BasicRecordKind><RecordCurrentStatusCode>Decision to reject (final)</RecordCurrentStatusCode>')
    .replace('<ApplicationNumber>M9689432<', '<ApplicationDate>2011-05-29</ApplicationDate><ApplicationNumber>M9689432<')
    .replace(
      '<AppealDetails>',
      '<TradeMarkRelationDetails><TradeMarkRelation><RelatedTradeMarkIdentifier>098000009</RelatedTradeMarkIdentifier><TradeMarkRelationKind>Parent Division</TradeMarkRelationKind></TradeMarkRelation></TradeMarkRelationDetails><AppealDetails>',
    )
  const reading = read(text)
  const { record } = reading as Extract<typeof reading, { kind: 'record' }>
  expect(record.priorities).toMatchObject([{ number: '9584090', status: 'Refused' }])
  expect(record.events?.map((event) => event.text)).toContain('Proprietor - Total transfers (Decision to reject (final))')
  expect(record.oppositions?.[0]?.earlierMarks?.[0]).toMatchObject({ applicationNumber: 'M9689432', applicationDate: '20110529' })
  expect(record.other).toMatchObject({ 'Parent Division': ['098000009'] })
  const published = text.replace('Decision to reject (final)', 'Not to be published')
  expect(JSON.stringify(read(published))).toContain('"Proprietor - Total transfers"')
})

test('goods in an unusual writing are read by the XML parser, with the same result', () => {
  const unusual = FIGURATIVE.replace('>Renting of kites &amp; balloons.<', '><![CDATA[Renting of kites & balloons.]]><!-- translated --><')
  expect(read(unusual)).toEqual(read(FIGURATIVE))
})

test('documents without a trademark are rejected, broken ones throw', () => {
  expect(read(FIGURATIVE.replace(/<TradeMarkDetails>[^]*<\/TradeMarkDetails>/, ''))).toMatchObject({ kind: 'rejected' })
  expect(() => read(FIGURATIVE.slice(0, -40))).toThrow()
})

async function imported(paths: readonly string[]) {
  const folder = tempFolder()
  const engine = await openSqliteEngine({ kind: TRADEMARK_KIND, folder, readers: 1 })
  onTestFinished(() => engine.close())
  const run = async () => (await runImport({ engines: { trademark: engine }, paths, rejectedFolder: folder, onEvent: () => {} })).counts
  return { engine, first: await run(), second: await run() }
}

test('a file goes through the pipeline; a second run changes nothing', async () => {
  const { engine, first, second } = await imported([FIXTURES])
  expect(first).toMatchObject({ read: 1, new: 1, rejected: 0 })
  expect(second).toMatchObject({ new: 0, changed: 0 })
  const [stored] = await engine.get(['EM98000001'])
  const source = { format: 'euipo-em-tm', version: '3.4' }
  expect(stored?.record).toMatchObject({ applicationNumber: '098000001', source, goods: [{ niceClass: '35' }, { niceClass: '09' }] })
})
