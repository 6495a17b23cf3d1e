import type { WriteCounts } from '@gezhi/search'
import type { SentBatch } from '../threads/sent-batch.ts'
import { inPipeline } from './in-pipeline.ts'
import type { IndexWriter } from './index-writer.ts'
import { prepareChunk, type Chunk, type PreparedChunk } from './prepared-chunk.ts'
import { prepareText } from './prepared-record.ts'

/** Prepares a chunk of records given as JSON, here or in another thread. */
export type Prepare = (chunk: Chunk<string>) => Promise<PreparedChunk>

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
  const prepareHere: Prepare = async (chunk) => prepareChunk(chunk, (texts) => texts.map((text) => prepareText(layout, text)))
  const prepareNext = chunks.length === 1 ? prepareHere : prepare
  writer.begin()
  try {
    const counts = { new: 0, changed: 0, unchanged: 0, deleted: 0 }
    await inPipeline(
      () => nextChunk(chunks, writer, prepareNext),
      ({ records, readings }) => {
        writer.readings.write(readings)
        add(counts, writer.apply(records, []))
      },
    )
    add(counts, writer.apply([], batch.deletes ?? []))
    writer.end(batch.progress)
    return counts
  } catch (error) {
    writer.takeBack()
    throw error
  }
}

/**
 * Several chunks are followed by two without records, with which the new texts of the last two are read: the dictionary of readings would
 * otherwise be in the memory of both threads.
 */
function chunksOf(puts: readonly string[]): string[][] {
  const chunks = Array.from({ length: Math.ceil(puts.length / CHUNK) }, (_, i) => puts.slice(i * CHUNK, (i + 1) * CHUNK))
  return chunks.length > 1 ? [...chunks, [], []] : chunks
}

async function nextChunk(chunks: string[][], writer: IndexWriter, prepare: Prepare): Promise<PreparedChunk | null> {
  const records = chunks.shift()
  return records === undefined ? null : prepare({ records, unread: writer.readings.take() })
}

function add(counts: { -readonly [Count in keyof WriteCounts]: number }, more: WriteCounts): void {
  counts.new += more.new
  counts.changed += more.changed
  counts.unchanged += more.unchanged
  counts.deleted += more.deleted
}
