import { demoCompanies } from '@gezhi/imports'
import { readQuery, type QueryNode } from '@gezhi/query'
import { COMPANY_KIND, type CompanyRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { bytesOfFolder } from '../bytes-on-disk.ts'
import { median, percentile95 } from '../measuring.ts'

const DEFAULT_COMPANIES = 1_000_000
const BATCH = 2000
/** Queries of each kind, of companies at equal distances. */
const QUERIES = 200
const PAGE = 20
/** Goal for the 95th percentile, in milliseconds. */
const GOAL = 20

/** How users look for a company. */
const WAYS: readonly { readonly name: string; readonly query: (record: CompanyRecord) => string | undefined }[] = [
  { name: 'name', query: ({ names = [] }) => names[0]?.text },
  { name: 'short name', query: ({ shortName }) => shortName },
  { name: 'pinyin', query: (record) => beginning(record, 4).join('') },
  {
    name: 'initials',
    query: (record) =>
      beginning(record, 4)
        .map((syllable) => syllable.charAt(0))
        .join(''),
  },
]

/** The first page by relevance for names, short names, pinyin and initials as typed in the search box. */
export const companies: Benchmark = {
  name: 'companies',
  description: `Generated companies, ${DEFAULT_COMPANIES} unless a number is given, in the embedded engine with one reader: ${QUERIES} names, short names, beginnings of four syllables in pinyin and their initials, the first ${PAGE} by relevance, one after the other, each once; an index in a FOLDER named after the number is kept and used again; processor: time of the process, which neighbours on the machine do not lengthen as they do the other`,
  columns: ['what', 'count', 'p50', 'p95', 'slowest', 'processor p50', 'processor p95', 'goal', 'met by processor time'],
  run: async (temporary, [size, kept]) => {
    const count = Number(size ?? DEFAULT_COMPANIES)
    const folder = kept ?? temporary
    const engine = await openSqliteEngine({ kind: COMPANY_KIND, folder, readers: 1 })
    try {
      const built = await measured(() => fill(engine, count))
      const megabytes = ((await bytesOfFolder(folder)) / 1e6).toFixed(0)
      const rate = ((count * 1000) / built.processor).toFixed(0)
      const rows = [
        ['written', String(count), formatTime(built.time), '', '', formatTime(built.processor), '', `${rate}/CPU s, ${megabytes} MB`, ''],
      ]
      const sample = sampleOf(count)
      await search(engine, sample.slice(0, 20), WAYS[0]!.query)
      for (const { name, query } of WAYS) rows.push(row(name, await search(engine, sample, query)))
      return rows
    } finally {
      await engine.close()
    }
  },
}

interface Measured {
  /** Milliseconds. */
  readonly time: number
  readonly processor: number
}

async function measured(work: () => Promise<unknown>): Promise<Measured> {
  const [start, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { time: performance.now() - start, processor: (user + system) / 1000 }
}

/** Fills an engine unless it already contains so many. */
async function fill(engine: SearchEngine<CompanyRecord>, count: number): Promise<void> {
  if ((await engine.status()).documents === count) return
  const build = await engine.buildShadow()
  const puts: CompanyRecord[] = []
  for (const record of demoCompanies(1, count)) {
    puts.push(record)
    if (puts.length === BATCH) await build.write({ puts: puts.splice(0) })
  }
  if (puts.length > 0) await build.write({ puts })
  await build.finish()
}

/** Every n-th company. */
function sampleOf(count: number): CompanyRecord[] {
  const step = Math.max(1, Math.floor(count / QUERIES))
  const sample: CompanyRecord[] = []
  let at = 0
  for (const record of demoCompanies(1, count)) if (at++ % step === 0 && sample.length < QUERIES) sample.push(record)
  return sample
}

async function search(
  engine: SearchEngine<CompanyRecord>,
  sample: readonly CompanyRecord[],
  queryOf: (record: CompanyRecord) => string | undefined,
): Promise<Measured[]> {
  const runs: Measured[] = []
  for (const record of sample) {
    const text = queryOf(record)
    if (!text) continue
    const query = treeOf(text)
    const request = { query, sort: [{ by: 'relevance', order: 'desc' }], from: 0, size: PAGE } as const
    let hits = 0
    runs.push(await measured(async () => (hits = (await engine.page(request)).hits.length)))
    if (hits === 0) throw new Error(`${text} finds nothing`)
  }
  return runs
}

function treeOf(text: string): QueryNode {
  const { tree } = readQuery(text, { fields: COMPANY_KIND.fields, mode: 'box' })
  if (tree === null) throw new Error(`${text} is no query`)
  return tree
}

function beginning({ readings = [] }: CompanyRecord, syllables: number): string[] {
  const short = readings.toSorted((a, b) => a.length - b.length)[0] ?? ''
  return short.split(' ').slice(0, syllables)
}

function row(what: string, runs: readonly Measured[]): string[] {
  const times = runs.map(({ time }) => time)
  const processor = runs.map((run) => run.processor)
  const summary = [median(times), percentile95(times), Math.max(...times), median(processor), percentile95(processor)].map(formatTime)
  return [what, String(runs.length), ...summary, formatTime(GOAL), percentile95(processor) <= GOAL ? 'yes' : 'no']
}
