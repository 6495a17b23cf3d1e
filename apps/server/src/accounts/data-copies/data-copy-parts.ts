import { Readable } from 'node:stream'
import type { FileStore } from '../../files/file-store.ts'

/** Bytes of a part, which must fit into memory. */
const PART_SIZE = 4 * 1024 * 1024

/** Key prefix of the parts; files below it are served only by the download call, to their owner. */
const FOLDER = 'data-copies'

/** The key of a part of a copy. */
export function partKey(copyId: string, number: number): string {
  return `${FOLDER}/${copyId}/${number}`
}

/** The keys of all parts of a copy. */
export function partKeys({ id, parts }: { readonly id: string; readonly parts: number }): readonly string[] {
  return Array.from({ length: parts }, (_, number) => partKey(id, number))
}

/** Stores a stream in parts, one in memory at a time. `announce` is called with number and size before each part; it may throw to stop. */
export async function storeParts(
  files: FileStore,
  copyId: string,
  stream: AsyncIterable<Buffer>,
  announce: (number: number, size: number) => Promise<void>,
): Promise<void> {
  let [number, size]: [number, number] = [0, 0]
  let chunks: Buffer[] = []
  const store = async () => {
    await announce(number, size)
    await files.put(partKey(copyId, number), Buffer.concat(chunks))
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

/** Removes the parts of a copy. */
export async function removeParts(files: FileStore, copy: { readonly id: string; readonly parts: number }): Promise<void> {
  for (const key of partKeys(copy)) await files.remove(key)
}

/** The parts of a copy as one stream; each part is read when it is sent. Fails if a part is missing. */
export function readParts(files: FileStore, copy: { readonly id: string; readonly parts: number }): Readable {
  return Readable.from(
    (async function* () {
      for (const key of partKeys(copy)) {
        const part = await files.get(key)
        if (part === null) throw new Error(`A part of a data copy is missing: ${key}`)
        yield part
      }
    })(),
  )
}
