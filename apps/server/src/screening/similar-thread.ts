import { open, readFile } from 'node:fs/promises'
import { serveThread } from '@gezhi/threads'
import { loadIndex, SimilarIndex, SimilarIndexBuilder, storedIndex } from '@gezhi/trademark-similarity'
import { SIMILAR_THREAD } from './similar-thread-protocol.ts'

let builder = new SimilarIndexBuilder()
let index: SimilarIndex | null = null

serveThread(SIMILAR_THREAD, {
  add: (marks) => {
    for (const mark of marks) builder.add(mark)
  },
  finish: async ({ path }) => {
    const built = builder.finish()
    builder = new SimilarIndexBuilder()
    const file = await open(path, 'w')
    try {
      for (const bytes of storedIndex(built.columns)) await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    return built.size
  },
  open: async ({ path }) => {
    const columns = loadIndex(await alignedBytes(path))
    index = columns === null ? null : new SimilarIndex(columns)
    return index !== null
  },
  search: (query) => index?.search(query) ?? null,
})

/** The bytes of a file in a buffer of their own: those of small files begin anywhere in a shared one. */
async function alignedBytes(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path)
  return bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes)
}
