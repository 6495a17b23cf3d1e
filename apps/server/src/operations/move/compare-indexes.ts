import { isDeepStrictEqual } from 'node:util'
import { readQuery, type QueryNode } from '@gezhi/query'
import type { FieldTable, RecordKind } from '@gezhi/records'
import type { Hit, SearchEngine, StoredRecord } from '@gezhi/search'
import { indexQuestions, type IndexQuestion } from './index-questions.ts'
import type { Comparison, OnMoveEvent } from './move-events.ts'

/** Number of records compared in full, sampled across the index. */
const SAMPLE = 200
/** Number of them whose words and values are used for the questions. */
const QUESTIONS_OF = 12
const PAGE = 50
/** ms: a facet that ran out of time cannot be compared. */
const TIME_LIMIT = 120_000

/**
 * Compares two indexes: number of records, progress of each source, some full records, and totals, first pages and facets for queries
 * made from these records. The order within one date is up to the engine.
 */
export async function compareIndexes(source: SearchEngine, target: SearchEngine, report: OnMoveEvent = () => {}): Promise<Comparison[]> {
  const [ours, theirs] = await Promise.all([source.status(), target.status()])
  const sample = await sampleOf(source, ours.documents)
  const comparisons: Comparison[] = [
    { of: 'records', source: ours.documents, target: theirs.documents, differences: [] },
    await compareSources(source, target),
    await compareSample(sample, target),
    await compareAnswers(source, target, sample, report),
  ]
  return comparisons.map((comparison) => ({ ...comparison, kind: source.kind.label }))
}

async function compareSources(source: SearchEngine, target: SearchEngine): Promise<Comparison> {
  const [ours, theirs] = await Promise.all([source.allProgress(), target.allProgress()])
  const known = new Map(theirs.map((progress) => [progress.source, progress]))
  const differing = ours.filter((progress) => !isDeepStrictEqual(known.get(progress.source), progress))
  return { of: 'sources', source: ours.length, target: theirs.length, differences: differing.map((progress) => progress.source) }
}

/** Pages from positions spread evenly over all records by date. */
async function sampleOf(engine: SearchEngine, documents: number): Promise<StoredRecord[]> {
  const pages = Math.min(20, Math.ceil(documents / 10))
  const found: Hit[] = []
  for (let page = 0; page < pages; page++) {
    const from = Math.min(Math.floor((documents / pages) * page), DEEPEST)
    found.push(...(await engine.page({ query: null, from, size: SAMPLE / 20 })).hits)
  }
  const ids = new Set(found.map(({ docId }) => docId))
  return engine.get([...ids])
}

/** Beyond it a cluster does not page. */
const DEEPEST = 900_000

async function compareSample(sample: readonly StoredRecord[], target: SearchEngine): Promise<Comparison> {
  const theirs = new Map((await target.get(sample.map(({ docId }) => docId))).map(({ docId, record }) => [docId, record]))
  const differing = sample.filter(({ docId, record }) => !isDeepStrictEqual(theirs.get(docId), record))
  return {
    of: 'sample',
    source: sample.length,
    target: sample.length - differing.length,
    differences: differing.map(({ docId }) => docId),
  }
}

async function compareAnswers(
  source: SearchEngine,
  target: SearchEngine,
  sample: readonly StoredRecord[],
  report: OnMoveEvent,
): Promise<Comparison> {
  const step = Math.max(1, Math.floor(sample.length / QUESTIONS_OF))
  const questionsOf = sample.filter((_, i) => i % step === 0).slice(0, QUESTIONS_OF)
  const questions = indexQuestions(
    source.kind,
    questionsOf.map(({ record }) => record),
  )
  const differences: string[] = []
  for (const [done, question] of questions.entries()) {
    report({ kind: 'compares', part: 'index', of: source.kind.label, done, total: questions.length })
    const [ours, theirs] = await Promise.all([source, target].map((engine) => answerOf(engine, question)))
    if (!isDeepStrictEqual(ours, theirs)) differences.push(describeDifference(question, ours!, theirs!))
  }
  return { of: 'questions', source: questions.length, target: questions.length - differences.length, differences }
}

interface Answer {
  readonly total: number
  readonly groups: number
  /** Dates of the first page, in order. */
  readonly dates: readonly string[]
  /** Records of the first page whose position does not depend on the order within a date. */
  readonly ids: readonly string[]
  readonly facets: readonly unknown[]
}

async function answerOf(engine: SearchEngine, question: IndexQuestion): Promise<Answer> {
  const { kind } = engine
  const [grouping] = Object.keys(kind.groupings)
  const selection = { query: question.query === null ? null : treeOf(question.query, kind.fields), filters: question.filters ?? [] }
  const [page, count, groups, facets] = await Promise.all([
    engine.page({ ...selection, from: 0, size: PAGE, short: true }),
    engine.count({ ...selection, exact: true }),
    engine.count({ ...selection, exact: true, ...(grouping !== undefined && { collapse: grouping }) }),
    question.facets === undefined ? [] : engine.facets({ ...selection, facets: question.facets, timeLimit: TIME_LIMIT }),
  ])
  return { total: count.total, groups: groups.total, ...firstPage(page.hits, count.total, kind), facets }
}

function firstPage(hits: readonly Hit[], total: number, kind: RecordKind): Pick<Answer, 'dates' | 'ids'> {
  const last = hits.at(-1)
  const surely = hits.filter((hit) => hits.length === total || dateOf(hit, kind) !== dateOf(last!, kind))
  return { dates: hits.map((hit) => dateOf(hit, kind)), ids: surely.map(({ docId }) => docId).toSorted() }
}

/** The value hits are sorted by. */
function dateOf({ record }: Hit, { order }: RecordKind): string {
  return order.date(record) ?? `by ${order.fallback?.(record) ?? ''}`
}

function treeOf(query: string, fields: FieldTable): QueryNode {
  const { tree, diagnostics } = readQuery(query, { fields, mode: 'command' })
  const error = diagnostics.find(({ severity }) => severity === 'error')
  if (tree === null || error !== undefined) throw new Error(`${query}: ${error?.message.en}`)
  return tree
}

function describeDifference({ query, filters = [] }: IndexQuestion, ours: Answer, theirs: Answer): string {
  const questionText = [query ?? '*', ...filters.map(({ field, values }) => `${field}=${values.join('|')}`)].join(' ')
  const what = (['total', 'groups', 'dates', 'ids', 'facets'] as const).filter((part) => !isDeepStrictEqual(ours[part], theirs[part]))
  return `${questionText}: ${what.join(', ')} (${ours.total}, ${theirs.total})`
}
