import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { demoPatents } from '@gezhi/imports/demo'
import {
  classAtLevel,
  DEFAULT_VALUATION_FORMULA,
  PATENT_KIND,
  totalWithoutCitations,
  valuationFacts,
  type PatentRecord,
} from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { valueStored, type ValuedPatent } from '../../apps/server/src/valuation/patent-valuer.ts'
import { formatTime, type Benchmark } from '../benchmark.ts'

const DEFAULT_PATENTS = 10_000
const BATCH = 500
const TODAY = '20261128'
const RESAMPLES = 1000
/** Patents of one class and year from which their order is compared. */
const MIN_PEERS = 5

/** Time of valuing patents, and whether the score orders them as later citations do. */
export const valuation: Benchmark = {
  name: 'valuation',
  description: `Values of ${DEFAULT_PATENTS} generated patents (another number as the first argument) in the embedded engine, twice; CPU: time of the process. With a data folder as the second argument (npm run import): Spearman of the score without its citation part with the citing patents in that index, for US grants with a citing count, ranked within main IPC subclass and filing year of at least ${MIN_PEERS}; interval of 95 %: bootstrap of ${RESAMPLES}`,
  columns: ['what', 'patents', 'time', 'CPU', 'result'],
  run: async (folder, [size, data]) => {
    const count = Number(size ?? DEFAULT_PATENTS)
    const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, readers: 1 })
    const rows: string[][] = []
    try {
      await fill(engine, count)
      for (const what of ['first run', 'second run']) {
        const started = performance.now()
        const before = process.cpuUsage()
        const { valued, hash } = await valueAll(engine)
        const { user, system } = process.cpuUsage(before)
        rows.push([what, String(valued), formatTime(performance.now() - started), formatTime((user + system) / 1000), hash])
      }
    } finally {
      await engine.close()
    }
    return data === undefined ? rows : [...rows, ...(await orders(join(data, 'index')))]
  },
}

async function fill(engine: SearchEngine<PatentRecord>, count: number): Promise<void> {
  let puts: PatentRecord[] = []
  for (const record of demoPatents({ seed: 28, count })) {
    puts.push(record)
    if (puts.length === BATCH) {
      await engine.write({ puts })
      puts = []
    }
  }
  await engine.write({ puts })
}

async function* valuedBatches(engine: SearchEngine<PatentRecord>): AsyncGenerator<ValuedPatent[]> {
  let after: string | null = null
  do {
    const { records, next } = await engine.contents({ after, limit: 100 })
    yield await valueStored(engine, records, { formula: DEFAULT_VALUATION_FORMULA, today: TODAY })
    after = next
  } while (after !== null)
}

async function valueAll(engine: SearchEngine<PatentRecord>): Promise<{ valued: number; hash: string }> {
  const hash = createHash('sha256')
  let valued = 0
  for await (const batch of valuedBatches(engine)) {
    for (const { valuation: value } of batch) hash.update(JSON.stringify(value))
    valued += batch.length
  }
  return { valued, hash: hash.digest('hex').slice(0, 12) }
}

interface Pair {
  readonly score: number
  readonly citing: number
}

async function orders(folder: string): Promise<string[][]> {
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, readers: 1 })
  try {
    const started = performance.now()
    const before = process.cpuUsage()
    const groups = new Map<string, Pair[]>()
    let all = 0
    for await (const batch of valuedBatches(engine)) {
      for (const { stored, valuation: value } of batch) {
        const key = groupOf(stored.record)
        if (key === null) continue
        all += 1
        const citing = value.groups
          .flatMap(({ scores }) => scores.flatMap(({ facts }) => facts))
          .find(({ fact }) => fact === 'citingPatents')
        const pair = { score: totalWithoutCitations(value), citing: Number(citing?.value ?? 0) }
        groups.set(key, [...(groups.get(key) ?? []), pair])
      }
    }
    const strata = [...groups.values()].filter((pairs) => pairs.length >= MIN_PEERS && new Set(pairs.map(({ citing }) => citing)).size > 1)
    const ranked = strata.flatMap(rankedPairs)
    const rho = correlation(ranked)
    const { user, system } = process.cpuUsage(before)
    const [low, high] = interval(strata)
    const result = `Spearman ${rho.toFixed(3)}, 95 % ${low.toFixed(3)} to ${high.toFixed(3)}; ${strata.length} groups, ${ranked.length} patents compared, ${strata.flat().filter(({ citing }) => citing > 0).length} of them cited`
    return [['US grants', String(all), formatTime(performance.now() - started), formatTime((user + system) / 1000), result]]
  } finally {
    await engine.close()
  }
}

/** Class and year of a US grant of an invention; null for others. */
function groupOf(record: PatentRecord): string | null {
  const { office, ipc = [], applicationDate } = record
  const facts = valuationFacts(record, { family: [], citing: 0 }, TODAY)
  const subclass = ipc[0] === undefined ? null : classAtLevel(ipc[0], 'ipc', 'subclass')
  if (office !== 'US' || facts.examination !== 'examined' || subclass == null || applicationDate === undefined) return null
  return `${subclass} ${applicationDate.slice(0, 4)}`
}

/** Ranks within a group, from 0 to 1, ties at their mean. */
function rankedPairs(pairs: readonly Pair[]): [number, number][] {
  const scores = ranks(pairs.map(({ score }) => score))
  const citing = ranks(pairs.map((pair) => pair.citing))
  return scores.map((rank, index) => [rank, citing[index]!])
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const lower = values.filter((one) => one < value).length
    const equal = values.filter((one) => one === value).length
    return (lower + equal / 2) / values.length
  })
}

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length
  const [a, b] = [mean(0), mean(1)]
  const sum = (of: (pair: readonly [number, number]) => number) => pairs.reduce((total, pair) => total + of(pair), 0)
  return sum(([x, y]) => (x - a) * (y - b)) / Math.sqrt(sum(([x]) => (x - a) ** 2) * sum(([, y]) => (y - b) ** 2))
}

/** Resamples whole groups: patents of one group are not independent. */
function interval(strata: readonly (readonly Pair[])[]): [number, number] {
  let state = 28
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const ranked = strata.map(rankedPairs)
  const found = Array.from({ length: RESAMPLES }, () =>
    correlation(Array.from({ length: ranked.length }, () => ranked[Math.floor(random() * ranked.length)]!).flat()),
  ).toSorted((x, y) => x - y)
  return [found[Math.floor(RESAMPLES * 0.025)]!, found[Math.floor(RESAMPLES * 0.975)]!]
}
