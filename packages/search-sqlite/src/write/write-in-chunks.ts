import type { WriteBatch, WriteCounts } from '@gezhi/search'
import { inPipeline } from './in-pipeline.ts'
import type { IndexWriter } from './index-writer.ts'
import { identityOf, prepareRecord, type PreparedRecord } from './prepared-record.ts'

/** Prepares records, here or in another thread. */
export type Prepare = (records: readonly object[]) => Promise<PreparedRecord[]>

/** While one chunk is written the next is prepared. */
const CHUNK = 100

/**
 * Writes a batch as one transaction, in any number of chunks. Rejects with `SearchError` before anything is written if a record has no
 * identity; a batch that fails later is rolled back, or, while an index is built, fails the build.
 */
export async function writeInChunks(writer: IndexWriter, batch: WriteBatch<object>, prepare: Prepare): Promise<WriteCounts> {
  const { layout } = writer
  for (const record of batch.puts) identityOf(layout.kind, record)
  const chunks = chunksOf(batch.puts)
  // For a few records sending them to another thread costs more than it saves.
  const prepareChunk =
    chunks.length > 1 ? prepare : async (records: readonly object[]) => records.map((record) => prepareRecord(layout, record))
  writer.begin()
  try {
    const counts = { new: 0, changed: 0, unchanged: 0, deleted: 0 }
    await inPipeline(
      () => nextChunk(chunks, prepareChunk),
      (chunk) => add(counts, writer.apply(chunk, [])),
    )
    add(counts, writer.apply([], batch.deletes ?? []))
    writer.end(batch.progress)
    return counts
  } catch (error) {
    writer.takeBack()
    throw error
  }
}

function chunksOf(puts: readonly object[]): object[][] {
  return Array.from({ length: Math.ceil(puts.length / CHUNK) }, (_, i) => puts.slice(i * CHUNK, (i + 1) * CHUNK))
}

async function nextChunk(chunks: object[][], prepare: Prepare): Promise<PreparedRecord[] | null> {
  const chunk = chunks.shift()
  return chunk === undefined ? null : prepare(chunk)
}

function add(counts: { -readonly [Count in keyof WriteCounts]: number }, more: WriteCounts): void {
  counts.new += more.new
  counts.changed += more.changed
  counts.unchanged += more.unchanged
  counts.deleted += more.deleted
}
