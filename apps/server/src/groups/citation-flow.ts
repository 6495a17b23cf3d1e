import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { Filter, SearchEngine } from '@gezhi/search'
import type { CountedGroup } from './counted-group.ts'

/** Patents read for all subjects together, and for one, at most: the newest. */
const MAX_READ = 20_000
const MAX_READ_EACH = 10_000
const PAGE = 1000

const { cites, publication } = PATENT_KIND.relations as Readonly<Record<string, { keys(record: PatentRecord): readonly string[] }>>

interface Reading {
  readonly filters: readonly Filter[]
  readonly signal: AbortSignal
}

/** What citing and cited patents of a subject have in common: numbers without kind code. */
interface SubjectNumbers {
  readonly published: ReadonlySet<string>
  /** The cited numbers of each patent that cites. */
  readonly cited: readonly (readonly string[])[]
}

/**
 * Patents of each subject (rows) that cite at least one patent of each subject (columns). Citations are those that the citing record states;
 * a patent of several subjects counts for each. Incomplete if a subject has more patents than are read.
 */
export async function citationFlow(
  engine: Pick<SearchEngine<PatentRecord>, 'page'>,
  subjects: readonly CountedGroup[],
  request: Reading,
): Promise<{ readonly flow: readonly (readonly number[])[]; readonly complete: boolean }> {
  const limit = Math.min(MAX_READ_EACH, Math.floor(MAX_READ / Math.max(1, subjects.length)))
  const numbers: SubjectNumbers[] = []
  // One after another: a table must not occupy the engine.
  for (const subject of subjects) numbers.push(await readNumbers(engine, subject, limit, request))
  return { flow: flowBetween(numbers), complete: subjects.every(({ count }) => count <= limit) }
}

async function readNumbers(
  engine: Pick<SearchEngine<PatentRecord>, 'page'>,
  { query, count }: CountedGroup,
  limit: number,
  { filters, signal }: Reading,
): Promise<SubjectNumbers> {
  const published = new Set<string>()
  const cited: (readonly string[])[] = []
  for (let from = 0; from < Math.min(count, limit); from += PAGE) {
    const size = Math.min(PAGE, limit - from)
    const { hits } = await engine.page({ query, filters, from, size, short: true, signal })
    for (const { record } of hits) {
      for (const number of publication!.keys(record)) published.add(number)
      const own = cites!.keys(record)
      if (own.length > 0) cited.push(own)
    }
    if (hits.length < size) break
  }
  return { published, cited }
}

/** Pure. */
function flowBetween(numbers: readonly SubjectNumbers[]): number[][] {
  return numbers.map(({ cited }) =>
    numbers.map(({ published }) => cited.filter((list) => list.some((number) => published.has(number))).length),
  )
}
