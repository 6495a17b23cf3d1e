import type { SearchEngine } from '@gezhi/search'

/** Progress of the rebuilds beside the indexes that answer. */
export interface RebuildProgress {
  readonly done: number
  readonly total: number
}

/** The rebuilds of all kinds together; null if there are none. */
export function rebuildProgress(engines: readonly Pick<SearchEngine, 'rebuilding'>[]): RebuildProgress | null {
  const rebuilds = engines.flatMap(({ rebuilding }) => rebuilding ?? [])
  if (rebuilds.length === 0) return null
  return {
    done: rebuilds.reduce((sum, { done }) => sum + done, 0),
    total: rebuilds.reduce((sum, { total }) => sum + total, 0),
  }
}
