import type { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { ZipFile } from 'yazl'
import { chunkStream, joinTexts, returnOnClose } from './chunk-stream.ts'
import { EntrySource, type Source } from './entry-source.ts'

/** Levels of compression, up to 9. Level 6 would make large texts 4 % smaller in half as much time again. */
const STREAM_LEVEL = 4
const TEXT_LEVEL = 6

/** Adds files to a zip file, one after the other: each call resolves when the reader of the zip file can take more. */
export interface ZipEntries {
  addTexts(name: string, texts: AsyncIterable<string | Buffer>): Promise<void>
  /** Small texts. */
  addText(name: string, text: string): Promise<void>
  /** Bytes that are compressed already. */
  addBytes(name: string, bytes: Buffer): Promise<void>
}

/**
 * A stream of a zip file to which `write` adds its entries. If the stream is destroyed, `write` is rejected and the source's iterator
 * returned; an error of `write` destroys the stream with that error.
 */
export function zipStream<T>(source: Source<T>, write: (zip: ZipEntries, entries: AsyncIterable<T>) => Promise<void>): Readable {
  const entries = new EntrySource(source)
  const zip = new ZipFile()
  const output = returnOnClose(zip.outputStream as PassThrough, entries)
  zip.on('error', (error: Error) => output.destroy(error))
  void write(zipEntries(zip, output), entries).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error as Error),
  )
  return output
}

function zipEntries(zip: ZipFile, output: PassThrough): ZipEntries {
  return {
    addTexts: (name, texts) => addChunks(zip, output, name, joinTexts(texts)),
    addText: (name, text) => addBuffer(zip, output, name, Buffer.from(text), TEXT_LEVEL),
    addBytes: (name, bytes) => addBuffer(zip, output, name, bytes, 0),
  }
}

async function addChunks(zip: ZipFile, output: PassThrough, name: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  const content = chunkStream(chunks)
  // Without this a reader that goes away leaves the content waiting for it.
  const stop = (): void => void content.destroy()
  output.once('close', stop)
  content.once('error', (error) => output.destroy(error))
  zip.addReadStream(content, name, { compressionLevel: STREAM_LEVEL })
  if (output.destroyed) stop()
  await finished(content)
  output.off('close', stop)
}

async function addBuffer(zip: ZipFile, output: PassThrough, name: string, bytes: Buffer, compressionLevel: number): Promise<void> {
  zip.addBuffer(bytes, name, { compressionLevel })
  // The zip file goes on with the next entry in a later round of the event loop.
  await setImmediate()
  if (output.writableNeedDrain) await drained(output)
  if (output.destroyed) throw new Error('The reader of the zip file is gone')
}

function drained(output: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      output.off('drain', settle).off('close', settle)
      resolve()
    }
    output.on('drain', settle).on('close', settle)
  })
}
