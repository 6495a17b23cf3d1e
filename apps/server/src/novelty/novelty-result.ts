import type { ComparedDocument, ComparedFeatureRow, Disclosure, Language, Novelty, NoveltyResult } from '@gezhi/contract'
import type { FieldFilter } from '@gezhi/search'
import { describeReason } from '../exports/task-reason.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { DocumentEdit, StoredComparison } from './novelties-table.ts'
import type { StoredNovelty } from './novelty-queue.ts'
import type { ListedNovelty } from './novelty-store.ts'
import { NOVELTY_TEXTS, reasonText } from './novelty-texts.ts'
import { dateRoleOf, missingDate, proposeCategories, type Proposal } from './propose-categories.ts'

/** Status by state (G88). */
const STATUS = { waiting: 0, running: 0, done: 1, failed: 2 } as const

/** An analysis as a row of the history. */
export function listedNovelty({ count, ...novelty }: ListedNovelty, language: Language): Novelty {
  return { ...rowOf(novelty, language), documents: novelty.state === 'done' ? count : null }
}

/** An analysis with its table, without documents that the caller may no longer see. Pure. */
export function noveltyResult(novelty: StoredNovelty, visible: readonly FieldFilter[], language: Language): NoveltyResult {
  const stored = visibleDocuments(novelty, visible).toSorted(byDisclosure)
  const list = comparedDocuments(novelty, stored, language)
  return {
    ...rowOf(novelty, language),
    documents: novelty.state === 'done' ? stored.length : null,
    textContent: novelty.content,
    publicationNumber: novelty.patent === null ? null : novelty.content,
    applicationDate: novelty.applicationDate,
    featureList: novelty.features.map((text) => ({ text })),
    list,
    conclusion: novelty.state === 'done' ? conclusionOf(list, novelty.features.length, language) : [],
  }
}

/** The documents of an analysis that a caller may see. */
export function visibleDocuments({ documents }: Pick<StoredNovelty, 'documents'>, visible: readonly FieldFilter[]): StoredComparison[] {
  return (documents ?? []).filter(({ office }) => visible.every(({ values }) => values.includes(office)))
}

/** The features with what a document says of them. Pure. */
export function comparedFeatures(novelty: StoredNovelty, document: StoredComparison, language: Language): ComparedFeatureRow[] {
  const edit = novelty.edits[document.id]
  return document.features.map(({ coverage, missing, passage, disclosure: proposed }, place) => ({
    feature: novelty.features[place] ?? '',
    disclosure: edit?.disclosures?.[place] ?? proposed,
    proposed,
    coverage,
    missing: [...missing],
    passage: passage && {
      ...passage,
      name: NOVELTY_TEXTS[language].columns[passage.column] ?? passage.column,
      marks: passage.marks.map((mark) => ({ ...mark })),
    },
  }))
}

function rowOf(novelty: Omit<ListedNovelty, 'count'>, language: Language): Omit<Novelty, 'documents'> {
  const { id, title, state, progress, reason, features, requestedAt } = novelty
  return {
    id,
    title,
    status: STATUS[state],
    progress: progress / 1000,
    reason: reason === null ? null : describeReason(reason, language),
    features: features.length,
    createTime: shanghaiTime(requestedAt),
  }
}

/** Those that disclose the most features first, as proposed: an edit moves none. Between equals the more similar one. */
function byDisclosure(a: StoredComparison, b: StoredComparison): number {
  const count = ({ features }: StoredComparison, disclosure: Disclosure) =>
    features.filter((feature) => feature.disclosure === disclosure).length
  return count(b, 'disclosed') - count(a, 'disclosed') || count(b, 'partly') - count(a, 'partly')
}

function comparedDocuments(novelty: StoredNovelty, documents: readonly StoredComparison[], language: Language): ComparedDocument[] {
  const judged = documents.map((document) => {
    const dates = { filed: document.priorityDate ?? document.applicationDate, published: document.publicationDate }
    return {
      id: document.id,
      dateRole: dateRoleOf(dates, novelty.applicationDate),
      missing: missingDate(dates, novelty.applicationDate),
      cells: cellsOf(document, novelty.edits[document.id]),
    }
  })
  const proposals = proposeCategories(judged)
  const numbers = new Map(documents.map(({ id, number }) => [id, number]))
  const sentences = ({ reasons }: Proposal) => reasons.map((reason) => reasonText(reason, (id) => numbers.get(id) ?? id, language))
  return documents.map((document, at) => {
    const { id, number, title, applicants, applicationDate, priorityDate, publicationDate, score, features } = document
    const { dateRole, cells } = judged[at]!
    const edit = novelty.edits[id]
    return {
      id,
      publicationNumber: number,
      title,
      applicants: [...applicants],
      applicationDate,
      priorityDate,
      publicationDate,
      dateRole,
      score,
      category: edit?.category ?? proposals[at]!.category,
      proposed: proposals[at]!.category,
      reasons: sentences(proposals[at]!),
      note: edit?.note ?? '',
      features: features.map(({ disclosure, coverage }, place) => ({ disclosure: cells[place]!, proposed: disclosure, coverage })),
    }
  })
}

function cellsOf({ features }: StoredComparison, edit: DocumentEdit | undefined) {
  return features.map(({ disclosure }, place) => edit?.disclosures?.[place] ?? disclosure)
}

function conclusionOf(list: readonly ComparedDocument[], features: number, language: Language): string[] {
  const texts = NOVELTY_TEXTS[language]
  if (list.length === 0) return [texts.none]
  const ofCategory = (category: ComparedDocument['category']) => list.filter((document) => document.category === category)
  const [x, y] = [ofCategory('X'), ofCategory('Y')]
  const found = [
    ...(x.length > 0 ? [texts.destroyed(x.map(({ publicationNumber }) => publicationNumber).join(language === 'zh' ? '、' : ', '))] : []),
    ...(y.length > 1 ? [texts.combined(y[0]!.publicationNumber, partnerOf(y, features).publicationNumber)] : []),
  ]
  const places = Array.from({ length: features }, (_, place) => place)
  const nowhere = places.filter((place) => list.every((document) => document.features[place]!.disclosure === 'not'))
  const open = places.filter(
    (place) => !nowhere.includes(place) && list.every((document) => document.features[place]!.disclosure !== 'disclosed'),
  )
  return [
    ...(found.length === 0 ? [texts.noDocuments] : found),
    ...(nowhere.length > 0 ? [texts.nowhere(texts.features(nowhere))] : []),
    ...(open.length > 0 ? [texts.open(texts.features(open))] : []),
  ]
}

/** Of the documents of category Y, the one that completes the first, or if a user chose them otherwise, the second. */
function partnerOf([first, ...others]: readonly ComparedDocument[], features: number): ComparedDocument {
  const completes = (other: ComparedDocument) =>
    Array.from({ length: features }, (_, place) => place).every(
      (place) => first!.features[place]!.disclosure === 'disclosed' || other.features[place]!.disclosure === 'disclosed',
    )
  return others.find(completes) ?? others[0]!
}
