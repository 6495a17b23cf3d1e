import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SpooledFile {
  readonly path: string
  bytes(): AsyncIterable<Buffer>
  remove(): Promise<void>
}

/** Writes a stream into a file of its own in the temp directory, for archives that must be read out of order. */
export async function spoolToFile(bytes: AsyncIterable<Buffer>): Promise<SpooledFile> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-import-'))
  const path = join(folder, 'archive')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await writeFile(path, bytes)
  } catch (error) {
    await remove()
    throw error
  }
  return { path, bytes: () => createReadStream(path) as AsyncIterable<Buffer>, remove }
}
