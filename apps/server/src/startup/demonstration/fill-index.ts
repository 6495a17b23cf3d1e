import type { IndexBuild, SearchEngine } from '@gezhi/search'

/** Fills the empty index of a kind with this number of records. Rejects with the signal's reason; the index is unchanged then. */
export type FillIndex = (engine: SearchEngine, filling: Filling) => Promise<void>

export interface Filling {
  readonly count: number
  readonly signal: AbortSignal
  /** Called with the number of records written since the last call. */
  readonly onWritten: (records: number) => void
}

const BATCH = 500

/** Builds a shadow index of records and switches it in. A failed or aborted build is discarded. */
export async function buildIndex<R extends object>(
  engine: Pick<SearchEngine<R>, 'buildShadow'>,
  records: Iterable<R>,
  { signal, onWritten }: Omit<Filling, 'count'>,
): Promise<void> {
  const index = await engine.buildShadow()
  try {
    await writeAll(index, records, { signal, onWritten })
    await index.finish()
  } catch (error) {
    // The first error is reported; remains are removed at the next start.
    await index.abandon().catch(() => {})
    throw error
  }
}

/** The next batch is generated while the previous one is written: two threads work in parallel. */
async function writeAll<R extends object>(
  index: IndexBuild<R>,
  records: Iterable<R>,
  { signal, onWritten }: Omit<Filling, 'count'>,
): Promise<void> {
  let writing: Promise<unknown> = Promise.resolve()
  for (const puts of batches(records)) {
    await writing
    signal.throwIfAborted()
    writing = index.write({ puts }).then(() => onWritten(puts.length))
    // Handled when it is awaited; until then it must not count as an unhandled rejection.
    writing.catch(() => {})
  }
  await writing
}

function* batches<R>(records: Iterable<R>): Generator<R[]> {
  let batch: R[] = []
  for (const record of records) {
    batch.push(record)
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length) yield batch
}
