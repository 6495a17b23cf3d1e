import { join } from 'node:path'
import type { SearchEngine } from '@gezhi/search'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { fillIndex } from '../generated-index.ts'
import { median, percentile95, timed, treeOf } from '../measuring.ts'
import { openPostgresTexts, type PostgresTexts } from '../postgres-texts.ts'
import { ENGINE_QUERIES } from './engine-queries.ts'

const DEFAULT_PATENTS = 100_000
const ROUNDS = 10

/** PostgreSQL full text search compared with the embedded engine: the same patents, tokens and queries, in one run. */
export const postgres: Benchmark = {
  name: 'postgres',
  description: `The embedded engine, without kept hits, beside PostgreSQL full text (GIN over the same tokens with their positions, filled and analysed), ${DEFAULT_PATENTS} generated patents unless a number is given: the newest 20 records, and these together with the exact count (on a connection and a thread of their own); ${ROUNDS} rounds each, p95`,
  columns: ['query', 'hits', 'page', 'PostgreSQL', 'ratio', 'page and count', 'PostgreSQL', 'ratio'],
  run: async (folder, [size]) => {
    const patents = Number(size ?? DEFAULT_PATENTS)
    const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: join(folder, 'engine'), cacheBytes: 0 })
    const other = await openPostgresTexts(join(folder, 'postgres'))
    try {
      await fillIndex(engine, patents)
      console.log(`PostgreSQL filled and indexed in ${formatTime((await other.fill(patents)) ?? 0)}`)
      return await compare(engine, other)
    } finally {
      await other.close()
      await engine.close()
    }
  },
}

async function compare(engine: SearchEngine, other: PostgresTexts): Promise<string[][]> {
  const rows: string[][] = []
  const all: [number[], number[], number[], number[]] = [[], [], [], []]
  for (const { text, tsquery } of ENGINE_QUERIES) {
    if (tsquery === undefined) continue
    const query = treeOf(text)
    const page = () => engine.page({ query, from: 0, size: 20 })
    const count = async () => (await engine.count({ query, exact: true })).total
    const theirPage = () => other.page(tsquery)
    const theirCount = () => other.count(tsquery)
    const [total, theirs] = [await count(), await theirCount()]
    if (theirs !== total) throw new Error(`${text}: ${total} hits, PostgreSQL ${theirs}`)
    const measured = [
      await times(page),
      await times(theirPage),
      await times(() => Promise.all([page(), count()])),
      await times(() => Promise.all([theirPage(), theirCount()])),
    ] as const
    measured.forEach((one, i) => all[i]!.push(...one))
    rows.push([
      `\`${text.replaceAll('|', '\\|')}\``,
      String(total),
      ...versus(measured[0], measured[1]),
      ...versus(measured[2], measured[3]),
    ])
  }
  return [...rows, ['**all**', '', ...versus(all[0], all[1]), ...versus(all[2], all[3])]]
}

async function times(work: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = []
  for (let i = 0; i < ROUNDS; i++) found.push((await timed(work))[1])
  return found
}

function versus(ours: readonly number[], theirs: readonly number[]): string[] {
  const [a, b] = [percentile95(ours), percentile95(theirs)]
  return [formatTime(a), formatTime(b), `${(b / a).toFixed(1)} (median ${(median(theirs) / median(ours)).toFixed(1)})`]
}
