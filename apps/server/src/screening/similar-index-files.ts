import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of the index, named after the version of the records they were built from. */
const NAME = /^(\d+)\.similar$/

/** The newest index in a folder; null if there is none. */
export async function newestIndex(folder: string): Promise<{ path: string; version: number } | null> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const version = Math.max(-1, ...names.map((name) => Number(NAME.exec(name)?.[1] ?? -1)))
  return version < 0 ? null : { path: join(folder, `${version}.similar`), version }
}

/** Writes an index as the newest of its folder and removes the others. A reader that opened one of those keeps what it has read. */
export async function replaceIndex(folder: string, version: number, write: (path: string) => Promise<unknown>): Promise<void> {
  await mkdir(folder, { recursive: true })
  // Several processes may replace it at once.
  const unfinished = join(folder, `${randomUUID()}.unfinished`)
  try {
    await write(unfinished)
    await rename(unfinished, join(folder, `${version}.similar`))
  } finally {
    await rm(unfinished, { force: true })
  }
  for (const name of await readdir(folder)) {
    const other = NAME.exec(name)?.[1]
    if (other !== undefined && Number(other) !== version) await rm(join(folder, name), { force: true })
  }
}
