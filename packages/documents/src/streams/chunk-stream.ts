import { Readable } from 'node:stream'
import { EntrySource, type Source } from './entry-source.ts'

/** Bytes of a chunk, about: few enough to wait in memory, many enough to be written at once. */
const CHUNK_LENGTH = 64 * 1024

/**
 * A stream of the bytes of `texts(entries)`. Reads as far as its reader does. If it is destroyed, the source's iterator is returned; an error
 * of the source destroys it with that error.
 */
export function streamTexts<T>(source: Source<T>, texts: (entries: AsyncIterable<T>) => AsyncIterable<string>): Readable {
  const entries = new EntrySource(source)
  return returnOnClose(chunkStream(joinTexts(texts(entries))), entries)
}

/** A stream of chunks of bytes. */
export function chunkStream(chunks: AsyncIterable<Buffer>): Readable {
  return Readable.from(chunks, { objectMode: false, highWaterMark: CHUNK_LENGTH })
}

/** Returns the iterator of the entries when a stream closes that may not have begun to read them. */
export function returnOnClose<S extends Readable>(stream: S, entries: EntrySource<unknown>): S {
  // Nobody is left to learn of an error.
  return stream.once('close', () => void entries.return().catch(() => undefined))
}

/** Texts as UTF-8 in chunks of about 64 KB; chunks among them stay as they are. */
export async function* joinTexts(texts: AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
  let joined = ''
  for await (const text of texts) {
    if (typeof text === 'string') joined += text
    if (typeof text === 'string' && joined.length < CHUNK_LENGTH) continue
    if (joined !== '') yield Buffer.from(joined)
    joined = ''
    if (typeof text !== 'string') yield text
  }
  if (joined !== '') yield Buffer.from(joined)
}
