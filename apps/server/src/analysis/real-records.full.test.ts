import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { GROUP_TABLES, type Analysis, type CatalogueChart, type GroupTableRows } from '@gezhi/contract'
import { runImport } from '@gezhi/imports'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REAL_FILES, REAL_FILES_MISSING } from '../../../../tests/real-files/real-files.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { expectWhiteSpots } from './testing/expect-white-spots.ts'
import { expectedPairs, expectedRows, recordsByValue } from './testing/expected-rows.ts'

/** One record in so many of the largest set, which are alike. */
const SHARE = 4
const LARGEST = 'uspto-patents/public-search-biblio.jsonl.gz'
/** Sets that together with it have parties, classes, citations, families, legal states and events. */
const SETS = ['uspto-patents/redbook-grant', 'uspto-status', 'cn-patents/taian-city.xlsx', 'epo/ops', 'epo/docdb']
const APPLICANT = 'applicant_patentee.original.name'
const YEAR = 2026
/** Its values are words of texts. */
const WHITE_SPOTS = 'p29'

// The real files are not part of the repository; a message reports if they are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('charts of real records', async () => {
  const test = await buildTestApp({ now: () => Date.parse(`${YEAR}-07-01T00:00:00Z`) })
  const { headers } = await aSession(test)
  const ask = async <Data>(path: string, request: object) => (await test.post<Data>(path, request, headers)).data
  const charts = await ask<CatalogueChart[]>('/api/search/report/listAnalyseReportType', {})
  const rejectedFolder = mkdtempSync(join(tmpdir(), 'gezhi-real-charts-'))
  let records: readonly PatentRecord[]
  let applicantList: readonly string[]

  beforeAll(async () => {
    const engine = test.serving.engines.of(PATENT_KIND)
    const lines = gunzipSync(readFileSync(join(REAL_FILES, LARGEST)))
      .toString()
      .split('\n')
    const part = join(rejectedFolder, 'part.jsonl')
    writeFileSync(part, lines.filter((_line, index) => index % SHARE === 0).join('\n'))
    const paths = [part, ...SETS.map((set) => join(REAL_FILES, set))]
    await runImport({ paths, engines: { patent: engine }, rejectedFolder, onEvent: () => {} })
    records = await contentsOf(engine)
    expect(records.length).toBeGreaterThan(4000)
    applicantList = recordsByValue(records, APPLICANT)
      .slice(0, 3)
      .map(([name]) => name)
  }, 1_200_000)
  afterAll(() => rmSync(rejectedFolder, { recursive: true, force: true }))

  it.each(charts.flatMap(({ code }) => (code === WHITE_SPOTS ? [] : [[code]])))(
    '%s has the figures of a count that reads every record',
    { timeout: 300_000 },
    async (code) => {
      for (const [queryStr, found] of [
        ['country=CN OR country=US OR country=EP OR country=WO', ({ office }) => ['CN', 'US', 'EP', 'WO'].includes(office)],
        ['pd=[20150101 TO 20991231]', ({ publicationDate = '' }) => publicationDate >= '20150101'],
      ] as readonly (readonly [string, (record: PatentRecord) => boolean])[]) {
        const answer = await ask<Analysis>('/api/search/analyse/parentAnalyse', { type: code, queryStr, applicantList })
        const expected = expectedRows(code, records.filter(found), { applicants: applicantList, year: YEAR })
        expect([answer.total, answer.complete]).toEqual([expected.total, true])
        expect(answer.list.map(({ name: _name, columnName: _columnName, companyName: _companyName, ...row }) => row)).toEqual(expected.rows)
      }
    },
  )

  it('white spots have the figures of a count that reads every text', { timeout: 300_000 }, async () => {
    const { list, total, complete } = await ask<Analysis>('/api/search/analyse/parentAnalyse', {
      type: WHITE_SPOTS,
      queryStr: 'country=CN',
    })
    expect([total, complete]).toEqual([records.filter(({ office }) => office === 'CN').length, true])
    expect(list.length).toBeGreaterThan(30)
    expect(list.some((row) => row.count === 0)).toBe(true)
    expectWhiteSpots(
      list,
      records.filter(({ office }) => office === 'CN'),
    )
  })

  it('tables of applicant groups have the figures of a count that reads every record', { timeout: 300_000 }, async () => {
    const together = records.filter(({ applicants = [] }) => applicants.length > 1)
    const frequent = (list: readonly PatentRecord[]) => recordsByValue(list, APPLICANT).slice(0, 4)
    const names = [...new Set([records, together, citing(records)].flatMap(frequent).map(([name]) => name))]
    // Two companies in the first group.
    const groups = [names.slice(0, 2), ...names.slice(2).map((name) => [name])]
    for (const [index, own] of groups.entries())
      await ask('/api/search/ag/add', { name: `g${index}`, companyList: own.map((name) => ({ name })) })
    const visible = records.filter(({ office }) => ['CN', 'US', 'EP', 'WO'].includes(office))
    const queryStr = 'country=CN OR country=US OR country=EP OR country=WO'
    for (const by of GROUP_TABLES) {
      const { list, complete } = await ask<GroupTableRows>('/api/search/ag/tabulate', { by, queryStr })
      const pairs = list.flatMap((row) => (row.columnName === undefined ? [] : [{ ends: [row.name, row.columnName], count: row.count }]))
      expect(complete, by).toBe(true)
      expect(pairs.length, by).toBeGreaterThan(0)
      // Only citations have a direction.
      const written = pairs.map(({ ends, count }) => [...(by === 'partner' ? ends.toSorted() : ends), count].join(' '))
      expect(written.toSorted(), by).toEqual(expectedPairs(by, visible, groups).toSorted())
    }
  })
})

/** Records with a citation of another, and those they cite. */
function citing(records: readonly PatentRecord[]): PatentRecord[] {
  const digits = (number = '') => number.replace(/[A-Z]\d?$/, '')
  const byNumber = new Map(records.map((record) => [digits(record.publicationNumber), record]))
  return records.flatMap((record) => {
    const cited = (record.citations ?? []).flatMap(({ publicationNumber }) => byNumber.get(digits(publicationNumber)) ?? [])
    return cited.length === 0 ? [] : [record, ...cited]
  })
}

async function contentsOf(engine: SearchEngine<PatentRecord>): Promise<PatentRecord[]> {
  const records = []
  for (let after: string | null = null; ;) {
    const part = await engine.contents({ after, limit: 1000 })
    records.push(...part.records.map(({ record }) => record))
    if (part.next === null) return records
    after = part.next
  }
}
