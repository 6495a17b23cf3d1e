import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asDamagedFile, type DamagedFile } from './damaged-file.ts'

export interface SpooledFile {
  readonly path: string
  /** Damage found while reading the stream; the file contains what came before. */
  readonly damage: DamagedFile | null
  bytes(): AsyncIterable<Buffer>
  remove(): Promise<void>
}

const PREFIX = 'gezhi-import-'
/** The process that created a folder. */
const OWNER = /^gezhi-import-(\d+)-/

/** Removes temporary files of killed processes: each is as large as its archive. */
async function purgeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = OWNER.exec(name)?.[1]
    // Files of another account stay, because they cannot be removed.
    if (owner !== undefined && !isAlive(Number(owner))) await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {})
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Writes a stream to a temporary file, for archives that must be read out of order. */
export async function spoolToFile(bytes: AsyncIterable<Buffer>): Promise<SpooledFile> {
  await purgeAbandoned()
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
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
