import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyOfDrawing, runImport } from '@gezhi/imports'
import { type QueryNode, readQuery } from '@gezhi/query'
import { PATENT_KIND, TRADEMARK_KIND, type Trademark } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import type { SearchEngine } from '@gezhi/search'
import { decodeXML } from 'entities'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REAL_FILES, REAL_FILES_MISSING } from './real-files.ts'

const ALL_MARKS = readQuery('office=EM', { fields: TRADEMARK_KIND.fields }).tree as QueryNode

// The real documents are not part of the repository; a message reports if they are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('real trademarks and designs', () => {
  let folder: string
  let engines: { readonly trademark: SearchEngine; readonly patent: SearchEngine }
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gezhi-real-marks-'))
    const [trademark, patent] = await Promise.all([
      openSqliteEngine({ kind: TRADEMARK_KIND, folder: join(folder, 'trademarks'), readers: 1 }),
      openSqliteEngine({ kind: PATENT_KIND, folder: join(folder, 'patents'), readers: 1 }),
    ])
    engines = { trademark, patent }
  })
  afterAll(async () => {
    await Promise.all(Object.values(engines).map((engine) => engine.close()))
    rmSync(folder, { recursive: true, force: true })
  })

  const run = async (path: string) => {
    const pictures = new Set<string>()
    const put = async (key: string) => pictures.size < pictures.add(key).size
    const request = { engines, paths: [join(REAL_FILES, path)], rejectedFolder: folder, pictures: { put } }
    return { ...(await runImport({ ...request, onEvent: () => {} })), keys: pictures }
  }
  const unchanged = { counts: { new: 0, changed: 0 }, damaged: 0, unrecognised: 0 }

  test('B.trademark.01: 621 trademarks of the EUIPO with the facts of their README; a second run changes nothing', async () => {
    expect(await run('trademarks/euipo-em-tm-v3.4')).toMatchObject({
      counts: { read: 621, new: 621, rejected: 0 },
      damaged: 0,
      unrecognised: 0,
    })
    expect(await run('trademarks/euipo-em-tm-v3.4')).toMatchObject(unchanged)
    const count = async (field: string, values: readonly string[]) =>
      (await engines.trademark.count({ query: ALL_MARKS, filters: [{ field, values, include: true }] })).total
    const features = ['word', 'figurative', 'shape']
    const counts = await Promise.all(features.map((feature) => count('feature', [feature])))
    // Of 824 marks, a quarter of which is held out: 459 word marks, 364 figurative ones, one shape.
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(621)
    expect(counts[0]).toBeGreaterThan(counts[1] ?? 0)
    expect(counts[2]).toBeLessThanOrEqual(1)
    expect(await count('office', ['EM'])).toBe(621)
  })

  test('each trademark of the EUIPO has the facts of its document, read by other means', async () => {
    const documents = zipFiles(join(REAL_FILES, 'trademarks/euipo-em-tm-v3.4'))
    expect(documents.length).toBe(621)
    const stored = await engines.trademark.get(documents.map((text) => `EM${Number(one(text, 'ApplicationNumber'))}`))
    const records = new Map(stored.map(({ record }) => [(record as Trademark).applicationNumber, record as Trademark]))
    for (const text of documents) {
      // Earlier marks and seniorities have dates and numbers of the same names.
      const own = text.replace(/<(OppositionDetails|SeniorityDetails|PriorityDetails)>[^]*?<\/\1>/g, '')
      const record = records.get(one(text, 'ApplicationNumber'))
      expect({
        number: record?.applicationNumber,
        words: record?.words?.[0]?.text,
        dates: [record?.applicationDate, record?.registrationDate, record?.expiryDate, record?.statusDate],
        status: record?.officeStatus,
        classes: record?.niceClasses,
        goods: record?.goods?.reduce((sum, { texts }) => sum + texts.length, 0) ?? 0,
        figures: (record?.viennaCodes?.length ?? 0) + (record?.other?.['CategoryCode']?.length ?? 0),
        oppositions: record?.oppositions?.length ?? 0,
      }).toEqual({
        number: one(text, 'ApplicationNumber'),
        words: one(section(own, 'WordMarkSpecification'), 'MarkVerbalElementText'),
        dates: ['ApplicationDate', 'RegistrationDate', 'ExpiryDate', 'MarkCurrentStatusDate'].map((name) =>
          one(own, name)?.replaceAll('-', ''),
        ),
        status: one(text, 'MarkCurrentStatusCode'),
        classes: [
          ...new Set(all(section(text, 'GoodsServicesDetails'), 'ClassNumber').map((number) => number.padStart(2, '0'))),
        ].toSorted(),
        goods: all(text, 'GoodsServicesDescription').filter((goods) => goods !== '').length,
        figures: new Set(all(section(text, 'MarkImageDetails'), 'CategoryCode')).size,
        oppositions: new Set(all(text, 'OppositionIdentifier')).size,
      })
    }
  })

  test('B.trademark.01: the marks of the USPTO in three versions and an archive, with its picture; a second run changes nothing', async () => {
    const first = await run('trademarks/uspto-tsdr')
    expect(first).toMatchObject({ counts: { read: 4, rejected: 0 }, pictures: 2, damaged: 0, unrecognised: 0 })
    const stored = (await engines.trademark.get(['US76044902', 'US74631225'])).map(({ record }) => record as Trademark)
    expect(
      stored.map(({ status, niceClasses, events, renewalDate, expiryDate }) => [
        status,
        niceClasses,
        events?.length,
        renewalDate,
        expiryDate,
      ]),
    ).toEqual([
      ['registered', ['09', '42'], 32, undefined, '20140323'],
      ['registered', ['09'], 34, '20080804', '20180804'],
    ])
    expect(first.keys).toContain(keyOfDrawing(stored[0]?.images?.[0] ?? {}))
    expect(await run('trademarks/uspto-tsdr')).toMatchObject(unchanged)
  })

  test('245 designs of the EUIPO, of which the office deleted one; a second run changes nothing', async () => {
    const first = await run('designs-register')
    expect(first).toMatchObject({ counts: { read: 245, new: 244, rejected: 1 }, damaged: 0, unrecognised: 0 })
    expect(first.reasons.map(({ reason }) => reason.en)).toEqual([expect.stringContaining('the office deleted the design')])
    expect(await run('designs-register')).toMatchObject(unchanged)
    const { tree } = readQuery('type=design', { fields: PATENT_KIND.fields })
    expect((await engines.patent.count({ query: tree })).total).toBe(244)
  })
})

/** The texts of all files in the zip files of a folder. */
function zipFiles(folder: string): string[] {
  const archives = readdirSync(folder).map((name) => unzipSync(readFileSync(join(folder, name))))
  return archives.flatMap((members) => Object.values(members).map((bytes) => strFromU8(bytes)))
}

/** The contents of all elements of a name. */
function all(text: string, name: string): string[] {
  const found = text.matchAll(new RegExp(`<${name}(?: [^>]*)?(?:/>|>([^<]*)</${name}>)`, 'g'))
  return [...found].map(([, content = '']) => decodeXML(content).replace(/\s+/g, ' ').trim())
}

/** The content of the first element of a name that is not empty. */
function one(text: string, name: string): string | undefined {
  return all(text, name).find((content) => content !== '')
}

function section(text: string, name: string): string {
  return new RegExp(`<${name}>[^]*?</${name}>`).exec(text)?.[0] ?? ''
}
