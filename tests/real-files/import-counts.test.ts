import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type EventCodes, type FileReport, type ImportEvent, type ImportReport, openEventCodes, runImport } from '@gezhi/imports'
import { type PatentRecord, PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import type { SearchEngine } from '@gezhi/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REAL_FILES, REAL_FILES_MISSING } from './real-files.ts'

/** The documents of each set according to its list: path prefix, format and count. */
const SETS: readonly (readonly [path: string, format: RegExp, read: number])[] = [
  ['uspto-patents/redbook-grant/', /^us-redbook-grant$/, 367],
  ['uspto-patents/redbook-grant-bibliographic/', /^us-redbook-grant$/, 11],
  ['uspto-patents/redbook-application/', /^us-redbook-application$/, 11],
  ['uspto-patents/st32-grant-2001-2004/', /^us-st32-grant$/, 16],
  ['uspto-patents/pap-application-2001-2004/', /^us-pap-application$/, 5],
  ['uspto-patents/greenbook-1976-2001/', /^us-green-book$/, 3],
  ['uspto-patents/brs-text/', /^us-brs-text$/, 6],
  ['uspto-patents/public-search-biblio.jsonl.gz', /^us-public-search-bibliographic$/, 4_246],
  ['uspto-patents/public-search-fulltext.jsonl.gz', /^us-public-search-full-text$/, 18],
  ['uspto-status/examination-data-peds.jsonl.gz', /^us-examination-data$/, 433],
  ['uspto-status/examination-data-st96.zip', /^us-st96-status$/, 293],
  ['uspto-status/open-data-portal-applications.jsonl.gz', /^us-open-data-portal$/, 250],
  ['uspto-status/office-actions.jsonl.gz', /^us-office-actions$/, 74],
  ['uspto-status/office-rejections.jsonl.gz', /^us-office-rejections$/, 72],
  ['uspto-status/office-citations.jsonl.gz', /^us-office-citations$/, 97],
  ['uspto-status/ptab.jsonl.gz', /^us-trial-board$/, 162],
  // 108 assignments, one of which concerns a thousand patents.
  ['uspto-status/patent-assignments.xml.gz', /^us-assignments$/, 4_711],
  // The publications of 26 applications in 5 families.
  ['uspto-status/global-dossier-family/', /^us-global-dossier$/, 34],
  ['cn-patents/cnki-export/', /^cnki-xls$/, 32_396],
  ['cn-patents/cnki-records.jsonl.gz', /^cnki-jsonl$/, 29_962],
  ['cn-patents/cnki-with-keywords.csv.gz', /^cnki-csv$/, 1_125],
  ['cn-patents/taian-city.xlsx', /^mapped-xlsx$/, 5_514],
  ['cn-patents/g06f-with-cpc.csv.gz', /^chinese-cpc-csv$/, 3_455],
  ['cn-patents/cnipa-style-export-2013.xlsx', /^mapped-xlsx$/, 151],
  ['cn-patents/materials-with-claims.csv', /^chinese-claims-csv$/, 23],
  ['cn-patents/reference-lines-gbt7714.txt.gz', /^gbt7714-lines$/, 9_562],
  // 34 responses, two of which contain two documents each.
  ['epo/ops/biblio-', /^epo-ops-biblio$/, 36],
  ['epo/ops/claims-', /^epo-ops-full-text$/, 3],
  ['epo/ops/description-', /^epo-ops-full-text$/, 3],
  // 3 families.
  ['epo/ops/family-', /^epo-ops-family$/, 30],
  ['epo/ops/legal-', /^epo-ops-family$/, 3],
  ['epo/ops/images-', /^epo-ops-images$/, 4],
  // 8 responses, one of which contains 25 documents.
  ['epo/ops/register-', /^epo-ops-register$/, 32],
  // Publications in 11 responses.
  ['epo/ops/search-', /^epo-ops-search$/, 626],
  ['epo/ops/number-service-', /^epo-ops-numbers$/, 13],
  // 9 documents of the German back file, 2 international ones, 1 of Yugoslavia.
  ['uspto-patents/sequence-listing/', /^us-redbook-grant$/, 10],
  ['epo/docdb/', /^epo-docdb$/, 12],
  ['epo/ep-fulltext/', /^ep-fulltext$/, 44],
  ['epo/ep-fulltext-not-well-formed/', /^ep-fulltext$/, 3],
  // Codes of legal events, below a header row.
  ['epo/legal-event-codes-current.xlsx', /^mapped-xlsx$/, 4_398 - 1],
  ['epo/legal-event-codes-20220730.xlsx', /^mapped-xlsx$/, 4_269 - 1],
  ['google-patents/bigquery-abstracts-citations.jsonl.gz', /^google-citations-jsonl$/, 8_962],
  ['google-patents/bigquery-fulltext.csv.gz', /^google-fulltext-csv$/, 30],
]

/** Files that are not documents, and how they are listed. */
const LISTED: readonly (readonly [path: string, what: string, number: number])[] = [
  ['uspto-patents/dtd.zip', 'document type definition', 58],
]

/** The list of the full documents, which comes with them and is not an office file. */
const NO_OFFICE_FILE = 'uspto-patents/index.tsv'
const FOLDERS = ['uspto-patents', 'uspto-status', 'cn-patents', 'epo', 'google-patents']

/** Stored: all sets except the large tables, whose formats also occur in others. */
const WRITTEN = [
  'uspto-patents/redbook-grant',
  'uspto-patents/redbook-application',
  'uspto-patents/st32-grant-2001-2004',
  'uspto-patents/pap-application-2001-2004',
  'uspto-patents/greenbook-1976-2001',
  'uspto-patents/brs-text',
  'uspto-patents/public-search-fulltext.jsonl.gz',
  'uspto-status',
  'cn-patents/cnki-with-keywords.csv.gz',
  'cn-patents/materials-with-claims.csv',
  'cn-patents/cnipa-style-export-2013.xlsx',
  'epo',
  'google-patents/bigquery-fulltext.csv.gz',
]

let folder: string
let engine: SearchEngine<PatentRecord>
let eventCodes: EventCodes

// The real documents are not part of the repository; a message reports if they are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('real files', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gezhi-real-'))
    engine = await openSqliteEngine({ kind: PATENT_KIND, folder: join(folder, 'index'), readers: 1 })
    eventCodes = openEventCodes(join(folder, 'event-codes.sqlite'))
  })
  afterAll(async () => {
    eventCodes.close()
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  })

  describe('all of them, the large tables without being written', () => {
    let runs: readonly Run[]
    let files: readonly FileReport[]
    beforeAll(async () => {
      runs = [await run(WRITTEN), await run(others(), true)]
      files = runs.flatMap((one) => one.files)
    })

    test.each(SETS)('%s', (path, format, read) => {
      const ofSet = files.filter(({ file }) => file.startsWith(path))
      expect(ofSet.filter((file) => !format.test(file.format))).toEqual([])
      expect(ofSet.reduce((sum, { counts }) => sum + counts.read, 0)).toBe(read)
    })

    test.each(LISTED)('%s is listed as %s', (path, what, number) => {
      const ofSet = files.filter(({ file }) => file.startsWith(path))
      expect(ofSet.reduce((sum, { setAside }) => sum + (setAside[what] ?? 0), 0)).toBe(number)
      expect(ofSet.reduce((sum, { counts }) => sum + counts.read, 0)).toBe(0)
    })

    test('nothing is rejected, damaged or unknown, and no file is of no set', () => {
      for (const { report } of runs) expect(report).toMatchObject({ counts: { rejected: 0 }, damaged: 0 })
      expect(runs.flatMap(({ unrecognised }) => unrecognised)).toEqual([NO_OFFICE_FILE])
      const known = [...SETS, ...LISTED].map(([path]) => path)
      expect(files.filter(({ file }) => !known.some((path) => file.startsWith(path)))).toEqual([])
    })

    test('written again, nothing changes', async () => {
      const { read } = runs[0]!.report.counts
      expect((await run(WRITTEN)).report.counts).toEqual({ read, new: 0, changed: 0, unchanged: read, rejected: 0 })
    })
  })

  test('the list of documents and the records agree on each grant', async () => {
    const rows = indexRows().filter((row) => /^redbook-(grant|application)\//.test(row.file))
    expect(rows.length).toBe(378)
    for (const row of rows) {
      const [stored] = await engine.get([`${row.number}${row.kind}`])
      const record = stored?.record
      // The list omits descriptions of a single sentence.
      if (row.description === '1') expect(record?.description).toBeDefined()
      expect({
        number: row.number,
        date: record?.publicationDate,
        abstract: record?.abstracts !== undefined,
        claims: record?.claims?.length ?? 0,
        citations: record?.citations?.length ?? 0,
        classified: [record?.ipc, record?.cpc, record?.locarno, record?.uspc].some((symbols) => symbols !== undefined),
      }).toEqual({
        number: row.number,
        date: row.date,
        abstract: row.abstract === '1',
        claims: Number(row.claims),
        citations: Number(row.citations),
        classified: row.classified === '1',
      })
    }
  })
})

/** In total and per file, the number read is the sum of the outcomes. */
function expectSums({ report, files }: Run): void {
  const all = [report.counts, ...files.map(({ counts }) => counts)]
  expect(all.filter((counts) => counts.read !== counts.new + counts.changed + counts.unchanged + counts.rejected)).toEqual([])
}

/** All other files. */
function others(): string[] {
  const parted = FOLDERS.filter((name) => !WRITTEN.includes(name))
  const paths = parted.flatMap((name) => readdirSync(join(REAL_FILES, name)).map((file) => join(name, file)))
  return paths.filter((path) => !WRITTEN.includes(path))
}

interface Run {
  readonly report: ImportReport
  /** Names below the folder of the real files. */
  readonly files: readonly FileReport[]
  readonly unrecognised: readonly string[]
}

async function run(paths: readonly string[], dryRun = false): Promise<Run> {
  const events: ImportEvent[] = []
  const report = await runImport({
    paths: paths.map((path) => join(REAL_FILES, path)),
    engines: { patent: engine },
    eventCodes,
    rejectedFolder: folder,
    dryRun,
    onEvent: (event) => events.push(event),
  })
  // A name begins with the last part of a path; that of a file in an archive continues with `!`.
  const named = (name: string) => join(dirname(paths.find((path) => basename(path) === name.split(/[/!]/)[0]) ?? ''), name)
  const files = events.filter((event) => event.kind === 'file').map((event) => ({ ...event, file: named(event.file) }))
  const unrecognised = events.flatMap((event) => (event.kind === 'unrecognised' ? [named(event.file)] : []))
  const done = { report, files, unrecognised }
  expectSums(done)
  return done
}

/** The list that comes with the documents: number, kind, date and sizes of each document's parts. */
function indexRows(): Record<
  'number' | 'kind' | 'date' | 'abstract' | 'claims' | 'description' | 'citations' | 'classified' | 'file',
  string
>[] {
  const [head = '', ...lines] = readFileSync(join(REAL_FILES, 'uspto-patents/index.tsv'), 'utf8').trim().split('\n')
  const names = head.split('\t')
  return lines.map(
    (line) => Object.fromEntries(line.split('\t').map((cell, index) => [names[index], cell])) as ReturnType<typeof indexRows>[number],
  )
}
