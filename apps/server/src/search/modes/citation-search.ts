import { RELATION_KEYS, type Citation, type Grouping, type PatentRecord } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'

export type Direction = 'citing' | 'cited'
export type CitedBy = 'examiner' | 'applicant'

export interface CitationQuestion {
  readonly numbers: readonly string[]
  readonly directions: readonly Direction[]
  /** Steps, 1 to 3. */
  readonly depth: number
  readonly by?: CitedBy
  /** The group of a record that the parts count; by default they count records. */
  readonly group?: Grouping<PatentRecord>['key']
}

export interface CitationAnswer {
  /** Publication numbers of the results, without the given ones. */
  readonly found: readonly string[]
  readonly unknownNumbers: readonly string[]
  readonly parts: readonly { readonly part: string; readonly total: number }[]
  readonly cut: boolean
}

/** Maximum number of patents followed in total: three steps of a much-cited patent would be most of a field. */
const MAX_FOLLOWED = 20_000
/** Maximum number of records of one number, or citing one number. */
const MAX_OF_ONE = 2_000

/** Follows citations in both directions, step by step; a patent is counted in the first step that reaches it. */
export async function followCitations(
  engine: Pick<SearchEngine<PatentRecord>, 'relatedEach'>,
  { numbers, directions, depth, by, group }: CitationQuestion,
): Promise<CitationAnswer> {
  const { held, unknownNumbers } = await recordsOf(engine, numbers)
  const found = new Map<string, StoredRecord<PatentRecord>>()
  const parts: { part: string; total: number }[] = []
  let cut = false
  for (const direction of directions) {
    let from: readonly StoredRecord<PatentRecord>[] = held
    const met = new Set(held.map(({ docId }) => docId))
    for (let step = 1; step <= depth && !cut; step++) {
      const next = (await (direction === 'citing' ? citing(engine, from, by) : cited(engine, from, by))).filter(
        ({ docId }) => !met.has(docId),
      )
      for (const stored of next) met.add(stored.docId)
      for (const stored of next) found.set(stored.docId, stored)
      parts.push({ part: `${direction}-${step}`, total: new Set(next.map(({ docId, record }) => group?.(record) ?? docId)).size })
      cut = found.size > MAX_FOLLOWED
      from = next
    }
  }
  const sources = new Set(held.map(({ docId }) => docId))
  const list = [...found.values()].filter(({ docId }) => !sources.has(docId)).slice(0, MAX_FOLLOWED)
  return { found: list.flatMap(({ record }) => record.publicationNumber ?? []), unknownNumbers, parts, cut }
}

/** Publications of the numbers, which may be application numbers. */
async function recordsOf(engine: Pick<SearchEngine<PatentRecord>, 'relatedEach'>, numbers: readonly string[]) {
  const [published, applied] = await Promise.all(
    (['publication', 'application'] as const).map((field) => engine.relatedEach({ field, values: numbers, limit: 20 })),
  )
  const of = (index: number) => [...(published?.[index] ?? []), ...(applied?.[index] ?? [])]
  return {
    held: distinct(numbers.flatMap((_, index) => of(index))),
    unknownNumbers: numbers.filter((_, index) => of(index).length === 0),
  }
}

async function cited(
  engine: Pick<SearchEngine<PatentRecord>, 'relatedEach'>,
  from: readonly StoredRecord<PatentRecord>[],
  by?: CitedBy,
): Promise<StoredRecord<PatentRecord>[]> {
  const values = [...new Set(from.flatMap(({ record }) => citedNumbers(record, by)))]
  if (values.length === 0) return []
  return distinct((await engine.relatedEach({ field: 'publication', values, limit: 20 })).flat())
}

async function citing(
  engine: Pick<SearchEngine<PatentRecord>, 'relatedEach'>,
  from: readonly StoredRecord<PatentRecord>[],
  by?: CitedBy,
): Promise<StoredRecord<PatentRecord>[]> {
  const values = [...new Set(from.flatMap(({ record }) => record.publicationNumber ?? []))]
  if (values.length === 0) return []
  const found = await engine.relatedEach({ field: 'cites', values, limit: MAX_OF_ONE })
  const citingRecords =
    by === undefined
      ? found.flat()
      : found.flatMap((list, index) => list.filter(({ record }) => cites(record, values[index] as string, by)))
  return distinct(citingRecords)
}

function cites(record: PatentRecord, number: string, by: CitedBy): boolean {
  const keys = RELATION_KEYS.publication({ ...record, publicationNumber: number })
  const made = { ...record, citations: (record.citations ?? []).filter((citation) => madeBy(citation, by)) }
  return RELATION_KEYS.cites(made).some((key) => keys.includes(key))
}

function citedNumbers({ citations = [] }: PatentRecord, by?: CitedBy): string[] {
  return citations
    .filter((citation) => by === undefined || madeBy(citation, by))
    .flatMap(({ publicationNumber }) => publicationNumber ?? [])
}

/** `cited by examiner` of US documents; a category of a search report (X, Y, A) is an examiner's, D is the applicant's own. */
function madeBy({ category = '' }: Citation, by: CitedBy): boolean {
  const normalised = category.toLowerCase()
  if (/examiner|\bsea\b|\bexa\b/.test(normalised) || /^[xyaeprtl]+\d?$/.test(normalised)) return by === 'examiner'
  return by === 'applicant' && (/applicant|\bapp\b|other|third/.test(normalised) || /^d$/.test(normalised))
}

function distinct(stored: readonly StoredRecord<PatentRecord>[]): StoredRecord<PatentRecord>[] {
  return [...new Map(stored.map((one) => [one.docId, one])).values()]
}
