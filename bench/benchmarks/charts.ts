import { join } from 'node:path'
import type { Analysis } from '@gezhi/contract'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { analyser, chartOf } from '../../apps/server/src/analysis/analyser.ts'
import { applicantsNeeded, catalogue } from '../../apps/server/src/analysis/catalogue/chart-catalogue.ts'
import { FIELDS } from '../../apps/server/src/analysis/catalogue/chart-definition.ts'
import type { CountSelection } from '../../apps/server/src/analysis/counted-selection.ts'
import { SAMPLE } from '../../apps/server/src/analysis/sampled-patents.ts'
import { writeReport } from '../../apps/server/src/analysis/write-report.ts'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { fillIndex } from '../generated-index.ts'
import { median, timed } from '../measuring.ts'
import { familyProcessorTime } from '../processor-time.ts'

const DEFAULT_PATENTS = 100_000
const ROUNDS = 5
const COMPARED = 3
const REPORT_CHARTS = 20
const TIME_LIMIT = 60_000

/** Every chart of the catalogue over a whole index, and a report of them as a file. */
export const charts: Benchmark = {
  name: 'charts',
  description: `Every chart of the catalogue over all of ${DEFAULT_PATENTS} generated patents (another number as the first argument), in a folder that is kept where one is named: the first count after opening an engine, which waits until its columns are loaded, then the first time of the chart on this engine and the median of ${ROUNDS} repetitions; then a report of ${REPORT_CHARTS} charts as a PDF. CPU: time of the process and its children`,
  columns: ['chart', 'opening', 'first', 'CPU', 'again', 'rows'],
  run: async (ownFolder, [size, reused]) => {
    const patents = Number(size ?? DEFAULT_PATENTS)
    const folder = reused ?? ownFolder
    const filling = await openSqliteEngine({ kind: PATENT_KIND, folder })
    await fillIndex(filling, patents)
    const [names] = await filling.facets({ query: null, facets: [{ field: FIELDS.applicant, count: COMPARED }], timeLimit: TIME_LIMIT })
    await filling.close()
    const applicantList = names!.list.map(({ value }) => value)
    const rows = []
    const analyses: { type: string; text: string; analysis: Analysis }[] = []
    for (const { code } of catalogue(3, 'zh')) {
      const [engine, opening] = await timed(() => openedEngine(folder))
      const analyse = analyser({ count: counter(engine), sample: () => firstPatents(engine), now: Date.now })
      const request = { type: code, applicantList: applicantsNeeded(chartOf(code)) === 0 ? [] : applicantList }
      const before = familyProcessorTime(process.pid)
      const [analysis, first] = await timed(() => analyse(request, CONTEXT))
      const processor = familyProcessorTime(process.pid) - before
      const again = []
      for (let round = 0; round < ROUNDS; round += 1) again.push((await timed(() => analyse(request, CONTEXT)))[1])
      await engine.close()
      analyses.push({ type: code, text: '', analysis })
      const times = [opening, first, processor * 1000, median(again)].map(formatTime)
      console.log(`${code}: ${times.join(', ')}`)
      rows.push([code, ...times, String(analysis.list.length)])
    }
    const before = familyProcessorTime(process.pid)
    const report = { title: '分析报告', remark: '', charts: analyses.slice(0, REPORT_CHARTS) }
    const work = { fileType: 'pdf', language: 'zh', workFolder: join(ownFolder, 'report'), signal: new AbortController().signal } as const
    const [file, took] = await timed(() => writeReport(report, work))
    const processor = familyProcessorTime(process.pid) - before
    return [...rows, [`PDF of ${REPORT_CHARTS} charts`, '', formatTime(took), formatTime(processor * 1000), '', `${file.length} bytes`]]
  },
}

/** An engine with one reader whose columns are loaded, as those of a server that has started. */
async function openedEngine(folder: string): Promise<SearchEngine<PatentRecord>> {
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, readers: 1 })
  // An engine loads its columns and then its words beside the requests: each of these waits for what it began before.
  for (const from of [0, 1, 2]) await engine.page({ query: null, from, size: 1 })
  return engine
}

/** As many patents as white spots take their terms from. */
async function firstPatents(engine: SearchEngine): Promise<PatentRecord[]> {
  const { hits } = await engine.page({ query: null, from: 0, size: SAMPLE })
  return hits.map(({ record }) => record as PatentRecord)
}

const CONTEXT = { language: 'zh', signal: new AbortController().signal } as unknown as Parameters<ReturnType<typeof analyser>>[1]

/** Counts all records of an engine as the server does for a list that finds them all. */
function counter(engine: SearchEngine): CountSelection {
  return async (_source, { filters = [], groups = [], tables = [] }) => {
    const selection = {
      query: null,
      filters: filters.map(({ field, values }) => ({ field: fieldOf(field), values, include: true })),
      timeLimit: TIME_LIMIT,
    }
    const [{ total, relation }, facets, pairs, status] = await Promise.all([
      engine.count({ ...selection, exact: true }),
      groups.length === 0 ? [] : engine.facets({ ...selection, facets: groups }),
      Promise.all(tables.map(({ row, column }) => engine.table({ ...selection, rows: row, columns: column }))),
      engine.status(),
    ])
    const named = (value: string) => ({ value, name: value })
    return {
      total,
      totalRelation: relation,
      groupList: facets.map(({ field, list, timedOut }) => ({ field, timedOut, list: list.map((one) => ({ ...one, name: one.value })) })),
      tableList: pairs.map(({ rows, columns, counts, timedOut }, index) => ({
        row: tables[index]!.row.field,
        column: tables[index]!.column.field,
        rows: rows.map(named),
        columns: columns.map(named),
        counts: counts.map((row) => [...row]),
        timedOut,
      })),
      complete: [...facets, ...pairs].every(({ timedOut }) => !timedOut),
      ...status,
    }
  }
}

function fieldOf(facet: string): string {
  return PATENT_KIND.fields.byFacet(facet)?.name ?? facet
}
