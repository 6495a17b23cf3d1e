import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { replaceFile } from './model-choice.ts'

const SUFFIX = '.pictures'
/** Contains the name of the file that is searched. */
const CURRENT = 'current'

/**
 * The file of the index of one model and generation: another one is built beside it and replaces it when it is complete. Rows of different
 * models are never compared.
 */
export function pictureIndexFile(folder: string, modelId: string, generation: number): string {
  const name = createHash('sha256')
    .update(modelId)
    .update(generation === 0 ? '' : `\n${generation}`)
  return join(folder, `${name.digest('hex').slice(0, 16)}${SUFFIX}`)
}

/** Where the index that another machine built is fetched to. */
export function fetchedFolder(folder: string): string {
  return join(folder, 'fetched')
}

/**
 * The files to search, the first that can be opened: the complete one of this folder, the one fetched from another machine, the one being
 * built. A complete one that an earlier version of the program wrote in other tables cannot be opened; until it is replaced, what has been
 * described anew is searched.
 */
export function searchedIndexFiles(folder: string): string[] {
  const files = [currentIndexFile(folder), newestIndexFile(fetchedFolder(folder)), newestIndexFile(folder)]
  return files.filter((file) => file !== null)
}

/** The complete file of this folder; null if there is none yet. */
export function currentIndexFile(folder: string): string | null {
  const pointer = join(folder, CURRENT)
  if (!existsSync(pointer)) return null
  const file = join(folder, basename(readFileSync(pointer, 'utf8').trim()))
  return file.endsWith(SUFFIX) && existsSync(file) ? file : null
}

/** The file of a folder that was begun last; null if there is none. */
export function newestIndexFile(folder: string): string | null {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(SUFFIX)) : []
  const dated = names.map((name) => ({
    path: join(folder, name),
    at: statSync(join(folder, name), { throwIfNoEntry: false })?.birthtimeMs ?? 0,
  }))
  return dated.toSorted((a, b) => b.at - a.at)[0]?.path ?? null
}

/** Creates the folder of the index. */
export async function makePictureFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
}

/** Searches use this file from now on; those of other models are removed. */
export async function completeIndexFile(folder: string, file: string): Promise<void> {
  if (currentIndexFile(folder) !== file) await replaceFile(join(folder, CURRENT), basename(file))
  await removeOtherIndexes(folder, file)
}

/** Removes the other indexes of a folder. */
export async function removeOtherIndexes(folder: string, file: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (/\.pictures(?:-wal|-shm)?$/.test(name) && !path.startsWith(file)) await rm(path, { force: true })
  }
}
