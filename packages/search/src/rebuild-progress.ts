import type { IndexRebuild, SearchReader } from './search-engine.ts'

/** Documents that were copied, and all. */
export type RebuildCount = Pick<IndexRebuild, 'done' | 'total'>

/** The rebuilds beside the indexes of several engines together; null if there are none. */
export function rebuildProgress(engines: readonly Pick<SearchReader, 'rebuilding'>[]): RebuildCount | null {
  const rebuilds = engines.flatMap(({ rebuilding }) => rebuilding ?? [])
  if (rebuilds.length === 0) return null
  return {
    done: rebuilds.reduce((sum, { done }) => sum + done, 0),
    total: rebuilds.reduce((sum, { total }) => sum + total, 0),
  }
}

/** Seconds that the rest of a rebuild takes at its pace so far; null before a hundredth of it is done. `now`: ms since 1970. */
export function secondsLeft({ done, total, since }: Pick<IndexRebuild, 'done' | 'total' | 'since'>, now: number): number | null {
  if (since === null || done === 0 || done * 100 < total) return null
  return Math.ceil(((now - since) / 1000 / done) * (total - done))
}
