import type { WriteCounts } from '@gezhi/search'
import type { SentBatch } from '../threads/sent-batch.ts'
import { inPipeline } from './in-pipeline.ts'
import type { IndexWriter } from './index-writer.ts'
import { prepareText, type PreparedRecord } from './prepared-record.ts'

/** Prepares records given as JSON, here or in another thread. */
export type Prepare = (texts: readonly string[]) => Promise<PreparedRecord[]>

/** While one chunk is written the next is prepared. Of larger ones most would outlive the young generation of the heap. */
const CHUNK = 25

/**
 * Writes a batch as one transaction, in any number of chunks. A batch that fails is rolled back, or, while an index is built, fails the
 * build.
 */
export async function writeInChunks(writer: IndexWriter, batch: SentBatch, prepare: Prepare): Promise<WriteCounts> {
  const { layout } = writer
  const chunks = chunksOf(batch.puts)
  // For a few records sending them to another thread costs more than it saves.
  const prepareChunk = chunks.length > 1 ? prepare : async (texts: readonly string[]) => texts.map((text) => prepareText(layout, text))
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

function chunksOf(puts: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(puts.length / CHUNK) }, (_, i) => puts.slice(i * CHUNK, (i + 1) * CHUNK))
}

async function nextChunk(chunks: string[][], prepare: Prepare): Promise<PreparedRecord[] | null> {
  const chunk = chunks.shift()
  return chunk === undefined ? null : prepare(chunk)
}

function add(counts: { -readonly [Count in keyof WriteCounts]: number }, more: WriteCounts): void {
  counts.new += more.new
  counts.changed += more.changed
  counts.unchanged += more.unchanged
  counts.deleted += more.deleted
}
