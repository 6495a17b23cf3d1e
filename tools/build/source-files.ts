import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** One hash over names and contents of files, and of files in folders, without tests. Paths start at the root of the repository. */
export async function fingerprintOf(sources: readonly string[]): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesBelow(join(ROOT, source))))).flat()
  const counted = files.filter((file) => !/\.test\.tsx?$/.test(file)).toSorted()
  const hash = createHash('sha256')
  // One after the other: a server that looks whether its bundle is current would keep the memory of them all.
  for (const file of counted) {
    const content = readFileSync(file)
    hash.update(`${relative(ROOT, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** The source folders of the packages of this repository that a workspace depends on, through others as well. */
export async function packageSources(workspace: string): Promise<Set<string>> {
  const manifest = JSON.parse(await readFile(join(ROOT, workspace, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> }
  const packages = Object.keys(manifest.dependencies ?? {})
    .filter((name) => name.startsWith('@gezhi/'))
    .map((name) => name.replace('@gezhi', 'packages'))
  const further = await Promise.all(packages.map(packageSources))
  return new Set([...packages.map((folder) => `${folder}/src`), ...further.flatMap((found) => [...found])])
}

/** The files of a folder at any depth; of a file, itself. */
export async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  return entries ? entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)) : [path]
}
