import type { FileStore } from '../files/file-store.ts'
import type { IndexCaller } from './index-thread-protocol.ts'
import { storeLearningState } from './learning-state.ts'
import { storeLearned } from './model-choice.ts'
import type { PictureSource } from './picture-source.ts'
import { pictureData } from './record-pictures.ts'

/** Pictures learned from, of each kind of record: more improve nothing and take memory, 6 kB each. */
const MAX_TRAINING_PICTURES = 4000
/** Records read at once. */
const BATCH = 50

interface Learning {
  readonly sources: readonly PictureSource[]
  readonly files: FileStore
  readonly folder: string
  readonly signal: AbortSignal
}

/**
 * Learns projections from pictures spread over all records and stores them in the folder. Pictures of one design are a family, other
 * pictures have none. Kinds with too few pictures keep their projection.
 */
export async function learnFromRecords(call: IndexCaller, { sources, files, folder, signal }: Learning): Promise<void> {
  const pictures: Record<string, number> = {}
  const learned: string[] = []
  for (const source of sources) {
    await teach(call, source, files, signal, (count) => {
      pictures[source.shows] = count
      return storeLearningState(folder, { state: 'running', pictures, learned })
    })
    const file = await call('learn', { shows: source.shows }, { signal })
    if (file === null) continue
    await storeLearned(folder, source.shows, file)
    learned.push(source.shows)
  }
  await storeLearningState(folder, { state: 'done', pictures, learned })
}

async function teach(
  call: IndexCaller,
  source: PictureSource,
  files: FileStore,
  signal: AbortSignal,
  onProgress: (count: number) => Promise<void>,
): Promise<void> {
  const { documents } = await source.engine.status()
  const step = Math.max(1, Math.ceil(documents / MAX_TRAINING_PICTURES))
  let [position, count] = [0, 0]
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const { records, next }: Awaited<ReturnType<typeof source.engine.contents>> = await source.engine.contents({ after, limit: BATCH })
    for (const { docId, record } of records) {
      signal.throwIfAborted()
      if (position++ % step !== 0 || count >= MAX_TRAINING_PICTURES) continue
      const read = await Promise.all(source.pictures(record).map(({ id }) => pictureData(source, record, id, files, signal)))
      const family = source.hasViews(record) ? docId : null
      count = await call('teach', { shows: source.shows, family, pictures: read.filter((one) => one !== null) }, { signal })
    }
    await onProgress(count)
    after = count >= MAX_TRAINING_PICTURES ? null : next
  }
}
