import type { CALLS, ParsedRequestOf } from '@gezhi/contract'
import type { QueryNode } from '@gezhi/query'
import { type PatentRecord, RELATION_KEYS } from '@gezhi/records'
import type { Filter, SearchEngine, StoredRecord } from '@gezhi/search'
import { followCitations } from './citation-search.ts'
import { extensibleWords, withSynonyms } from './extend-words.ts'
import { anyOf, hasAny } from '../../classification/join-queries.ts'

type ExtendRequest = ParsedRequestOf<(typeof CALLS)['search']['searchExtended']>
export type Extension = ExtendRequest['extendList'][number]

/** The query, and filters of the list and of the caller's visibility. */
export interface ExtendQuestion {
  readonly query: QueryNode
  readonly extensions: readonly Extension[]
  readonly filters: readonly Filter[]
  /** Counts groups of this grouping. */
  readonly collapse?: string
  /** Synonyms of a word. */
  readonly synonymsOf: (word: string) => Promise<readonly string[]>
  readonly signal: AbortSignal
}

export interface Extended {
  readonly query: QueryNode
  readonly parts: { part: string; total: number }[]
  readonly wordList: { word: string; synonymList: string[] }[]
  readonly cut: boolean
}

/** Maximum number of hits whose families and citations are followed, by relevance. */
const MAX_FOLLOWED = 300
/** Maximum number of patents per relation. */
const MAX_BROUGHT = 2000
/** Maximum number of publications of one family. */
const MAX_OF_FAMILY = 100

/** A query extended by synonyms of its words, families and citations of its hits, with the number each adds. */
export async function extendQuery(engine: SearchEngine<PatentRecord>, question: ExtendQuestion): Promise<Extended> {
  const { query, extensions, filters, signal, collapse } = question
  const selection = { filters, exact: true, signal, ...(collapse !== undefined && { collapse }) }
  const total = async (node: QueryNode) => (await engine.count({ ...selection, query: node })).total
  const base = await total(query)
  const parts = [{ part: 'base', total: base }]
  const alternatives: QueryNode[] = [query]
  const add = async (part: Extension, node: QueryNode | null) => {
    if (node !== null) alternatives.push(node)
    parts.push({ part, total: node === null ? 0 : (await total(anyOf([query, node]) as QueryNode)) - base })
  }
  const wordList = extensions.includes('synonyms') ? await wordsOf(question) : []
  if (extensions.includes('synonyms')) {
    const synonyms = new Map(wordList.map(({ word, synonymList }) => [word, synonymList]))
    await add('synonyms', wordList.some(({ synonymList }) => synonymList.length > 0) ? withSynonyms(query, synonyms) : null)
  }
  const relations = extensions.filter((one) => one !== 'synonyms')
  const hits = relations.length === 0 ? [] : await bestHits(engine, question)
  let cut = relations.length > 0 && (await engine.count({ query, filters, exact: true, signal })).total > hits.length
  for (const relation of relations) {
    const numbers = hits.length === 0 ? [] : await related(engine, relation, hits)
    cut ||= numbers.length > MAX_BROUGHT
    await add(relation, hasAny('pn', numbers.slice(0, MAX_BROUGHT)))
  }
  return { query: anyOf(alternatives) ?? query, parts, wordList, cut }
}

async function wordsOf({ query, synonymsOf }: ExtendQuestion) {
  return Promise.all(extensibleWords(query).map(async (word) => ({ word, synonymList: [...(await synonymsOf(word))] })))
}

async function bestHits(
  engine: SearchEngine<PatentRecord>,
  { query, filters, signal }: ExtendQuestion,
): Promise<readonly StoredRecord<PatentRecord>[]> {
  const sort = [{ by: 'relevance', order: 'desc' } as const]
  return (await engine.page({ query, filters, sort, from: 0, size: MAX_FOLLOWED, short: true, signal })).hits
}

/** Publication numbers of the records related to any of the hits. */
async function related(
  engine: SearchEngine<PatentRecord>,
  relation: Exclude<Extension, 'synonyms'>,
  hits: readonly StoredRecord<PatentRecord>[],
): Promise<string[]> {
  if (relation === 'family') return familyNumbers(engine, hits)
  const numbers = hits.flatMap(({ record }) => record.publicationNumber ?? [])
  return [...(await followCitations(engine, { numbers, directions: [relation], depth: 1 })).found]
}

/** Publication numbers of the simple families of the hits: everything connected by keys of the relation. */
async function familyNumbers(engine: SearchEngine<PatentRecord>, hits: readonly StoredRecord<PatentRecord>[]): Promise<string[]> {
  const numbers = new Set<string>()
  const followed = new Set<string>()
  let records = hits.map(({ record }) => record)
  while (records.length > 0 && numbers.size <= MAX_BROUGHT) {
    const values = [...new Set(records.flatMap(RELATION_KEYS['family-simple']))].filter((key) => !followed.has(key))
    for (const key of values) followed.add(key)
    const found = values.length === 0 ? [] : await engine.relatedEach({ field: 'family-simple', values, limit: MAX_OF_FAMILY, short: true })
    records = found.flat().map(({ record }) => record)
    for (const { publicationNumber } of records) if (publicationNumber !== undefined) numbers.add(publicationNumber)
  }
  return [...numbers]
}
