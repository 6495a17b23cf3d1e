import type { Trademark } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { WorkerThread } from '@gezhi/threads'
import type { SharedIndex } from './shared-index.ts'
import { newestIndex, replaceIndex } from './similar-index-files.ts'
import { similarityMarkOf } from './similar-mark-of.ts'
import { SIMILAR_THREAD } from './similar-thread-protocol.ts'

/** ms until an aborted thread is ended; the next build begins again. */
const STOPS_WITHIN = 500

/** Records read at once. */
const BATCH = 500

/** What an index is built from. */
export interface SimilarIndexSource {
  readonly engine: Pick<SearchEngine<Trademark>, 'contents' | 'status'>
  /** Folder of the index alone. */
  readonly folder: string
  /** Where processes with other folders find it; null if there are none. */
  readonly shared: SharedIndex | null
  /** `yyyyMMdd`. */
  readonly today: string
  readonly signal: AbortSignal
}

/**
 * Builds the index of similar marks from all records, in a thread, if they have changed since the last time. Returns the number of marks,
 * or null if nothing has changed. Rejects with the signal's reason; an interrupted build leaves the index as it was.
 */
export async function buildSimilarIndex({ engine, folder, shared, today, signal }: SimilarIndexSource): Promise<number | null> {
  const { version } = await engine.status()
  const newest = await newestIndex(folder)
  if (newest?.version === version) {
    await shared?.publish(newest.path, version, signal)
    return null
  }
  const thread = new WorkerThread(SIMILAR_THREAD, undefined, { stopsWithin: STOPS_WITHIN })
  try {
    for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
      signal.throwIfAborted()
      const { records, next }: Awaited<ReturnType<typeof engine.contents>> = await engine.contents({ after, limit: BATCH })
      const marks = records.flatMap(({ docId, record }) => similarityMarkOf(docId, record, today) ?? [])
      await thread.call('add', marks, { signal })
      after = next
    }
    let size = 0
    await replaceIndex(folder, version, async (path) => {
      size = await thread.call('finish', { path }, { signal })
      await shared?.publish(path, version, signal)
    })
    return size
  } finally {
    await thread.close()
  }
}
