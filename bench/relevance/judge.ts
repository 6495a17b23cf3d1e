import type { SearchEngine } from '@gezhi/search'
import type { PatentRecord } from '@gezhi/records'
import { interval, mean, formatMean, type Metric } from './metrics.ts'
import { plainBm25 } from './plain-bm25.ts'
import type { QuerySet, RelevanceQuery } from './query-set.ts'
import { CHANNELS, ranked, formatRow } from './systems.ts'

/** Hits of a query that are measured, at most. */
export const MAX_HITS = 110

/** Publication numbers found by a way to search, best first. */
export type System = (query: RelevanceQuery) => Promise<string[]>

/** Rows of a table: each system, by default each channel of the engine, compared with plain BM25 by one metric on one set. */
export async function judge(
  engine: SearchEngine<PatentRecord>,
  { name, records, queries }: QuerySet,
  metrics: Readonly<Record<string, Metric>>,
  systems: Readonly<Record<string, System>> = channelSystems(engine),
): Promise<string[][]> {
  const plain = plainBm25(records)
  const answers = new Map<string, string[][]>([['plain BM25', queries.map(({ text }) => plain(text, MAX_HITS))]])
  for (const [channel, system] of Object.entries(systems)) {
    const found: string[][] = []
    for (const query of queries) found.push(await system(query))
    answers.set(channel, found)
  }
  const parts = ['', ...new Set(queries.flatMap((query) => [...(query.parts?.keys() ?? [])]))]
  return parts.flatMap((part) => {
    const scored = queries.map((query) =>
      part === '' ? query : { ...query, relevant: query.parts?.get(part) ?? new Map<string, number>() },
    )
    const places = [...scored.keys()].filter((i) => scored[i]!.relevant.size > 0)
    return Object.entries(metrics).flatMap(([metric, measure]) => {
      const valuesOf = (found: readonly string[][]) =>
        places.map((i) =>
          measure(
            found[i]!.filter((id) => !scored[i]!.leftOut.has(id)),
            scored[i]!,
          ),
        )
      const bm25 = valuesOf(answers.get('plain BM25')!)
      return Array.from(answers, ([channel, found]) => {
        const values = valuesOf(found)
        return formatRow([
          part === '' ? name : `${name}: ${part}`,
          channel,
          `${metric} (${places.length})`,
          ...formatMean(values),
          against(values, bm25),
        ])
      })
    })
  })
}

function channelSystems(engine: SearchEngine<PatentRecord>): Record<string, System> {
  return Object.fromEntries(
    Object.entries(CHANNELS).map(([name, channels]) => [name, (query: RelevanceQuery) => ranked(engine, query, MAX_HITS, channels)]),
  )
}

/** Improvement over plain BM25, as a difference with its paired 95 % interval, and as a factor. */
function against(values: readonly number[], bm25: readonly number[]): string {
  if (values.every((value, i) => value === bm25[i])) return ''
  const differences = values.map((value, i) => value - bm25[i]!)
  const [low, high] = interval(differences)
  return `${signed(mean(differences))} (${signed(low)} to ${signed(high)}), ×${(mean(values) / mean(bm25)).toFixed(2)}`
}

function signed(value: number): string {
  return (value < 0 ? '' : '+') + value.toFixed(3)
}
