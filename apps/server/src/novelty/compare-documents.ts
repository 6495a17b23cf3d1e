import { setImmediate } from 'node:timers/promises'
import { MAX_COMPARED_DOCUMENTS, type Language } from '@gezhi/contract'
import { readQuery, type QueryNode } from '@gezhi/query'
import type { PatentRecord } from '@gezhi/records'
import type { FieldFilter, SearchEngine, StoredRecord } from '@gezhi/search'
import { textIn } from '../kinds/language-choice.ts'
import { familiesOf } from '../patents/families-of.ts'
import { featureComparer, type ComparedFeature } from './compare-features.ts'
import { findPriorArt } from './find-prior-art.ts'
import type { StoredComparison } from './novelties-table.ts'

/** What is compared with what. */
export interface Comparing {
  /** Text, unless a stored patent is analysed. */
  readonly content: string
  readonly patent: string | null
  readonly features: readonly string[]
  readonly applicationDate: string | null
  readonly language: Language
  /** What the user may see. */
  readonly visible: readonly FieldFilter[]
  readonly synonyms: readonly (readonly string[])[]
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (done: number) => void
}

type ComparingEngine = Pick<SearchEngine<PatentRecord>, 'get' | 'relatedEach' | 'kind'> & {
  readonly semantic: NonNullable<SearchEngine<PatentRecord>['semantic']>
}

/** Share of the whole work that is searching. */
const SEARCHING = 0.5
/** Full texts read at once. */
const READ = 5
/** Members of the analysed patent's own family among the hits, at most. */
const OWN_FAMILY = 30

/** Searches for the documents nearest to a text or patent and compares each with its features. */
export async function compareDocuments(engine: ComparingEngine, comparing: Comparing): Promise<StoredComparison[]> {
  const { content, patent, features, applicationDate, visible, synonyms, signal, onProgress } = comparing
  const { candidates, features: terms } = await findPriorArt(engine.semantic, {
    question: patent === null ? { kind: 'text', text: content } : { kind: 'record', id: patent },
    features,
    query: applicationDate === null ? null : earlierThan(applicationDate, engine.kind.fields),
    filters: visible,
    synonyms,
    size: MAX_COMPARED_DOCUMENTS + OWN_FAMILY,
    signal,
    onSearched: (done) => onProgress((SEARCHING * done) / (features.length + 1)),
  })
  const own = patent === null ? new Set<string>() : await familyOf(engine, patent)
  const compare = featureComparer(terms)
  const compared: StoredComparison[] = []
  for (let at = 0; at < candidates.length && compared.length < MAX_COMPARED_DOCUMENTS; at += READ) {
    const part = candidates.slice(at, at + READ)
    const scores = new Map(part.map(({ docId, score }) => [docId, score]))
    const stored = await engine.get(
      part.map(({ docId }) => docId),
      { signal },
    )
    for (const one of stored) {
      if (own.has(one.record.publicationNumber ?? one.docId) || compared.length >= MAX_COMPARED_DOCUMENTS) continue
      compared.push(comparisonOf(one, { score: scores.get(one.docId) ?? 0, features: compare(one.record), language: comparing.language }))
      onProgress(SEARCHING + ((1 - SEARCHING) * compared.length) / MAX_COMPARED_DOCUMENTS)
      // A description of a hundred pages takes a while: requests of others are answered in between.
      await setImmediate()
      signal.throwIfAborted()
    }
  }
  return compared
}

/** Published or filed before a date. */
function earlierThan(date: string, fields: ComparingEngine['kind']['fields']): QueryNode | null {
  return readQuery(`pd<${date} OR eprd<${date}`, { mode: 'command', fields }).tree
}

async function familyOf(engine: ComparingEngine, id: string): Promise<ReadonlySet<string>> {
  const [stored] = await engine.get([id])
  if (stored === undefined) return new Set()
  const [family] = await familiesOf(engine, [stored.record])
  return new Set([stored.record.publicationNumber ?? stored.docId, ...(family ?? [])])
}

interface ComparedWith {
  readonly score: number
  readonly features: readonly ComparedFeature[]
  readonly language: Language
}

function comparisonOf({ docId, record }: StoredRecord<PatentRecord>, { score, features, language }: ComparedWith): StoredComparison {
  return {
    id: docId,
    number: record.publicationNumber ?? record.applicationNumber ?? docId,
    office: record.office,
    title: textIn(record.titles, language),
    applicants: (record.applicants ?? []).map(({ name }) => name),
    applicationDate: record.applicationDate ?? null,
    priorityDate: firstPriority(record),
    publicationDate: record.publicationDate ?? null,
    score: Math.round(score * 10) / 10,
    features: features.map(rounded),
  }
}

/** The earliest date of a priority; null without one. */
export function firstPriority({ priorities = [] }: PatentRecord): string | null {
  return priorities.flatMap(({ date }) => date ?? []).toSorted()[0] ?? null
}

function rounded(feature: ComparedFeature): ComparedFeature {
  const { passage } = feature
  // PostgreSQL stores neither NUL nor unpaired surrogates; a passage is quoted literally or not at all.
  const isStorable = passage === null || (passage.text.isWellFormed() && !passage.text.includes('\0'))
  return { ...feature, coverage: Math.round(feature.coverage * 1000) / 1000, passage: isStorable ? passage : null }
}
