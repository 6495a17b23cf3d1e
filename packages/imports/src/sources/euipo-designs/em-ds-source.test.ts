import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recogniseSource } from '../../pipeline/recognise-source.ts'
import { runImport } from '../../pipeline/run-import.ts'
import { patentEngines } from '../../pipeline/testing/patent-engines.ts'
import { tempFolder } from '../../pipeline/testing/temp-folder.ts'
import { SOURCES } from '../every-source.ts'
import { EM_DS_SOURCE } from './em-ds-source.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const DESIGN = readFileSync(join(FIXTURES, 'em-ds-design.xml'), 'utf8')
const read = (text: string) => EM_DS_SOURCE.read({ position: 0, text })
const newEngine = patentEngines()

test('a design with its views, products by language, classes, entries of the register and its end', () => {
  expect(recogniseSource(Buffer.from(DESIGN), SOURCES)?.format).toBe('euipo-em-ds')
  expect(read(DESIGN)).toEqual({
    kind: 'record',
    formatVersion: '2.1',
    record: {
      office: 'EM',
      publicationNumber: 'EM0990630020002S',
      applicationNumber: 'EM0990630020002',
      kind: 'S',
      patentType: 'design',
      applicationDate: '20201224',
      publicationDate: '20210902',
      grantDate: '20201225',
      titles: [
        { lang: 'de', text: 'Drachen; Ballone' },
        { lang: 'en', text: 'Kites' },
      ],
      locarno: ['21-01'],
      drawings: [
        { id: '1', sourceFile: '099063002_0002_1.JPG' },
        { id: '2', sourceFile: '099063002_0002_2.JPG' },
      ],
      priorities: [{ number: '993102', country: 'FR', date: '20200710' }],
      legalEvents: [
        { date: '20220611', code: '099866508', office: 'EM', text: 'Total transfer' },
        { date: '20261003', code: 'STATUS', office: 'EM', text: 'Design lapsed', category: 'H' },
      ],
      other: {
        ApplicantIdentifier: ['96708'],
        VerbalElementText: ['HERON'],
        CategoryCode: ['26.01.01'],
        ExpiryDate: ['2025-12-24'],
        DesignCurrentStatusCode: ['Design lapsed'],
      },
    },
  })
})

test('a design the office deleted is rejected by its number; documents without one, too', () => {
  expect(read(DESIGN.replace('"Insert"', '"Delete"'))).toEqual({
    kind: 'rejected',
    reason: { en: 'the office deleted the design: 099063002-0002', zh: '该外观设计已被官方删除：099063002-0002' },
  })
  expect(read(DESIGN.replace(/<Design [^]*<\/Design>/, ''))).toMatchObject({ kind: 'rejected' })
})

test('a file goes through the pipeline; a lapsed design is dead, and a second run changes nothing', async () => {
  const engine = await newEngine()
  const run = async () =>
    (await runImport({ engines: { patent: engine }, paths: [FIXTURES], rejectedFolder: tempFolder(), onEvent: () => {} })).counts
  expect(await run()).toMatchObject({ read: 1, new: 1, rejected: 0 })
  expect(await run()).toMatchObject({ new: 0, changed: 0 })
  const [stored] = await engine.get(['EM0990630020002S'])
  expect(stored?.record).toMatchObject({ legalStatus: 'inactive', legalState: { detail: 'ceased' } })
})
