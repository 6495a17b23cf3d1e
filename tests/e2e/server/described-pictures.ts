import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { dataFolder } from '../../../apps/server/src/data-folder/data-folder.ts'
import { currentIndexFile } from '../../../apps/server/src/pictures/picture-index-file.ts'
import { testCacheFolder } from '../../../tools/test/memory-folder.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** What describes pictures of the demonstration, and draws them. */
const SOURCES = ['packages/pictures', 'packages/imports/src/demo', 'apps/server/src/pictures']

/**
 * Gives a new data folder the descriptions of pictures that an earlier server with as many records of the demonstration has stored:
 * describing those of 2,000 takes more than a minute of processor time beside the tests. The server describes whatever is missing.
 */
export async function restoreDescriptions(data: string, demo: number): Promise<void> {
  // Nothing is stored before the first server has described them.
  await cp(await cachedFolder(demo), dataFolder(data).pictureIndex, { recursive: true }).catch(() => {})
}

/** Stores the descriptions of a stopped server, if it is the first to complete them and nobody chose another model for it. */
export async function storeDescriptions(data: string, demo: number): Promise<void> {
  const folder = dataFolder(data).pictureIndex
  if (currentIndexFile(folder) === null) return
  if ((await readdir(folder)).some((name) => name !== 'current' && !name.includes('.pictures'))) return
  const copy = await mkdtemp(join(testCacheFolder(), 'gezhi-pictures-'))
  await cp(folder, copy, { recursive: true })
  await rename(copy, await cachedFolder(demo)).catch(() => rm(copy, { recursive: true, force: true }))
}

async function cachedFolder(demo: number): Promise<string> {
  const hash = createHash('sha256').update(String(demo))
  for (const folder of SOURCES) {
    const names = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })
    const paths = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    for (const path of paths.toSorted()) hash.update(relative(ROOT, path)).update(await readFile(path))
  }
  return join(testCacheFolder(), `gezhi-pictures-${hash.digest('hex').slice(0, 16)}`)
}
