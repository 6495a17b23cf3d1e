import type { CitationTree, Language, Relative } from '@gezhi/contract'
import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { patentsByNumber, relatives } from './relatives.ts'

/** Patents of the first generation in each direction. */
const MAX_FIRST = 20
/** Patents of the second generation below each of the first. */
const MAX_SECOND = 6

type Generations = CitationTree['cited']

/** Two generations of patents that a record cites, in its order, and of patents that cite it, oldest first. */
export async function citationTree(engine: SearchEngine<PatentRecord>, record: PatentRecord, language: Language): Promise<CitationTree> {
  const [cited, citing] = await Promise.all([citedGenerations(engine, record, language), citingGenerations(engine, record, language)])
  return { cited, citing }
}

async function citedGenerations(engine: SearchEngine<PatentRecord>, record: PatentRecord, language: Language): Promise<Generations> {
  const all = citedNumbers(record)
  const first = all.slice(0, MAX_FIRST)
  const held = await patentsByNumber(engine, first)
  const second = first.map((number) => {
    const cited = held.get(number)?.record
    return cited === undefined ? [] : citedNumbers(cited)
  })
  const heldBelow = await patentsByNumber(engine, [...new Set(second.flatMap((numbers) => numbers.slice(0, MAX_SECOND)))])
  const node = (number: string, records: typeof held) => ({
    publication_number: number,
    held: relativeOf(records.get(number)?.record, language),
  })
  return {
    total: all.length,
    list: first.map((number, index) => ({
      ...node(number, held),
      total: second[index]?.length ?? 0,
      children: (second[index] ?? []).slice(0, MAX_SECOND).map((below) => node(below, heldBelow)),
    })),
  }
}

async function citingGenerations(
  engine: SearchEngine<PatentRecord>,
  { publicationNumber }: PatentRecord,
  language: Language,
): Promise<Generations> {
  if (publicationNumber === undefined) return { total: 0, list: [] }
  const [[found = []], [total = 0]] = await Promise.all([
    engine.relatedEach({ field: 'cites', values: [publicationNumber], limit: MAX_FIRST, short: true }),
    engine.relatedCounts('cites', [publicationNumber]),
  ])
  const first = relatives(found, language)
  const numbers = first.map((one) => one.publication_number)
  if (numbers.length === 0) return { total, list: [] }
  const [below, counts] = await Promise.all([
    engine.relatedEach({ field: 'cites', values: numbers, limit: MAX_SECOND, short: true }),
    engine.relatedCounts('cites', numbers),
  ])
  return {
    total,
    list: first.map((held, index) => ({
      publication_number: held.publication_number,
      held,
      total: counts[index] ?? 0,
      children: relatives(below[index] ?? [], language).map((one) => ({ publication_number: one.publication_number, held: one })),
    })),
  }
}

/** The patents a record cites, each once, without itself. */
function citedNumbers({ citations = [], publicationNumber: own }: PatentRecord): string[] {
  return [...new Set(citations.flatMap(({ publicationNumber }) => publicationNumber ?? []))].filter((number) => number !== own)
}

function relativeOf(record: PatentRecord | undefined, language: Language): Relative | null {
  return record === undefined ? null : (relatives([{ record }], language)[0] ?? null)
}
