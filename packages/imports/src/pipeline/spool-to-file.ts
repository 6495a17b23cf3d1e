import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asDamagedFile, type DamagedFile } from './damaged-file.ts'

export interface SpooledFile {
  readonly path: string
  /** What broke while the stream was read; the file holds what came before. */
  readonly damage: DamagedFile | null
  bytes(): AsyncIterable<Buffer>
  remove(): Promise<void>
}

/** Writes a stream into a file of its own in the temp directory, for archives that must be read out of order. */
export async function spoolToFile(bytes: AsyncIterable<Buffer>): Promise<SpooledFile> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-import-'))
  const path = join(folder, 'archive')
  const remove = () => rm(folder, { recursive: true, force: true })
  let damage: DamagedFile | null = null
  async function* readable(): AsyncGenerator<Buffer> {
    try {
      yield* bytes
    } catch (error) {
      damage = asDamagedFile(error)
    }
  }
  try {
    await writeFile(path, readable())
  } catch (error) {
    await remove()
    throw error
  }
  return { path, damage, bytes: () => createReadStream(path) as AsyncIterable<Buffer>, remove }
}
