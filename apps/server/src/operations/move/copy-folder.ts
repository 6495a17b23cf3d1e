import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { DataFolder } from '../../data-folder/data-folder.ts'
import type { OnMoveEvent } from './move-events.ts'

/**
 * Copies the parts of a data folder that do not depend on the engines: classes, codes of legal events, the history of imports and reject
 * files, the mark of the demonstration. Existing ones are replaced.
 */
export async function copyFolder(source: DataFolder, target: DataFolder, report: OnMoveEvent): Promise<void> {
  const named = [source.schemes, source.eventCodes, source.demonstration, source.demoAccounts, source.secretKey]
  const paths = [...(await existing(named)), ...(await filesBelow(source.imports))]
  let done = 0
  for (const path of paths) {
    const into = join(target.root, relative(source.root, path))
    await mkdir(dirname(into), { recursive: true })
    await copyWhole(path, into)
    report({ kind: 'progress', part: 'folder', done: ++done, total: paths.length })
  }
  report({ kind: 'moved', part: 'folder', total: paths.length })
}

/** Includes pending writes of SQLite; companion files of the replaced file are removed. */
async function copyWhole(path: string, into: string): Promise<void> {
  const unfinished = `${into}.unfinished`
  await rm(unfinished, { force: true })
  if (path.endsWith('.sqlite')) {
    const database = new DatabaseSync(path)
    try {
      database.prepare('VACUUM INTO ?').run(unfinished)
    } finally {
      database.close()
    }
    for (const beside of ['-wal', '-shm']) await rm(into + beside, { force: true })
  } else await copyFile(path, unfinished)
  await rename(unfinished, into)
}

async function existing(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => ((await namesIn(dirname(path))).includes(relative(dirname(path), path)) ? [path] : [])),
  )
  return found.flat()
}

async function filesBelow(folder: string): Promise<string[]> {
  const names = await namesIn(folder)
  return names.filter((name) => !/-(?:wal|shm|journal)$|\.unfinished$/.test(name)).map((name) => join(folder, name))
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
