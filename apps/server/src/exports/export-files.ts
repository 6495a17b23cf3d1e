import { Readable } from 'node:stream'
import type { FileStore } from '../files/file-store.ts'

/** Bytes of a part: each writer and each download has one or two in memory. */
const PART_SIZE = 1024 * 1024

/** Key prefix of the parts; files below it are served only by the download call, to their owner. */
const FOLDER = 'exports'

/** A task with its parts. */
interface StoredParts {
  readonly id: string
  readonly parts: number
}

/** The keys of all parts of a task. */
export function exportKeys({ id, parts }: StoredParts): readonly string[] {
  return Array.from({ length: parts }, (_, number) => keyOf(id, number))
}

function keyOf(id: string, number: number): string {
  return `${FOLDER}/${id}/${number}`
}

/** Stores a stream in parts, one in memory at a time. `announce` is called with number and size before each part; it may throw to stop. */
export async function storeExport(
  files: FileStore,
  id: string,
  stream: AsyncIterable<Uint8Array>,
  announce: (number: number, size: number) => Promise<void>,
): Promise<void> {
  let [number, size]: [number, number] = [0, 0]
  let chunks: Uint8Array[] = []
  const store = async () => {
    await announce(number, size)
    await files.put(keyOf(id, number), Buffer.concat(chunks))
    number += 1
    size = 0
    chunks = []
  }
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= PART_SIZE) await store()
  }
  if (size > 0) await store()
}

/** Removes the parts of a task. */
export async function removeExport(files: FileStore, task: StoredParts): Promise<void> {
  for (const key of exportKeys(task)) await files.remove(key)
}

/** The parts of a task as one stream; each part is read when it is sent. Fails if a part is missing. */
export function readExport(files: FileStore, task: StoredParts): Readable {
  return Readable.from(
    (async function* () {
      for (const key of exportKeys(task)) {
        const part = await files.get(key)
        if (part === null) throw new Error(`A part of an export is missing: ${key}`)
        yield part
      }
    })(),
  )
}
