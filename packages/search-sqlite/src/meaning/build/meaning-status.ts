import type { MeaningStatus, TranslationSource } from '@gezhi/search'
import { readStatus } from '../../storage/index-status.ts'
import { readMeta } from '../store/meaning-meta.ts'
import { belongs, waitingDocuments, type BuildFiles } from './bag-writer.ts'
import { vectorCount } from './vector-writer.ts'

/** What a store holds for its index. */
export function meaningStatus(files: Omit<BuildFiles, 'db'>): Omit<MeaningStatus, 'building'> {
  const { index, store } = files
  const meta = readMeta(store)
  const { model } = meta
  const { documents } = readStatus({ prepare: index })
  const row =
    model === null || !belongs(meta, index)
      ? undefined
      : (store('SELECT id, dimensions, sample FROM models WHERE number = ?').get(model) as unknown as ModelRow)
  return {
    documents,
    vectors: row === undefined ? 0 : vectorCount({ store }, model!),
    waiting: waitingDocuments(files),
    model: row === undefined ? null : { ...row },
    translations: translationsOf(store),
  }
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
