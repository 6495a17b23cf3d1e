import type { SemanticStatus, TranslationSource } from '@gezhi/search'
import { isModelDue } from '@gezhi/search/semantic'
import { readStatus } from '../../storage/index-status.ts'
import { readMeta, type SemanticMeta } from '../store/semantic-meta.ts'
import { belongs, waitingDocuments, type BuildFiles } from './term-vector-writer.ts'
import { vectorCount } from './vector-writer.ts'

/** The contents of a store for its index. */
export function semanticStatus(files: Omit<BuildFiles, 'db' | 'layout'>): Omit<SemanticStatus, 'building'> {
  const { index, store } = files
  const meta = readMeta(store)
  const { model } = meta
  const { documents } = readStatus({ prepare: index })
  const row =
    model === null || !belongs(meta, index)
      ? undefined
      : (store('SELECT id, dimensions, sample FROM models WHERE number = ?').get(model) as unknown as ModelRow)
  const vectors = row === undefined ? 0 : vectorCount({ store }, model!)
  return {
    documents,
    vectors,
    waiting: Math.max(waitingDocuments(files), leftUndone(meta, row ?? null, vectors)),
    model: row === undefined ? null : { ...row },
    translations: translationsOf(store),
    technicalTerms: meta.technicalTerms,
    teaching: meta.teaching,
  }
}

/**
 * Documents read by a build that was killed before it had learned or computed all vectors: nothing was written since, but work remains.
 */
function leftUndone({ documents, nextModel }: SemanticMeta, model: ModelRow | null, vectors: number): number {
  const learns = model === null || model.sample !== null
  if (nextModel !== null || (learns && isModelDue(model, documents, null))) return documents
  // Vectors of an external model are counted by the caller.
  return model === null || !learns ? 0 : Math.max(0, documents - vectors)
}

interface ModelRow {
  readonly id: string
  readonly dimensions: number
  readonly sample: number | null
}

function translationsOf(store: BuildFiles['store']): Partial<Record<TranslationSource, number>> {
  const rows = store('SELECT origin, count(*) AS count FROM lexicon GROUP BY origin').all() as {
    origin: TranslationSource
    count: number
  }[]
  return Object.fromEntries(rows.map(({ origin, count }) => [origin, count]))
}
