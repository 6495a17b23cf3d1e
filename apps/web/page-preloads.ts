import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogueModule, pageModules } from './feature-modules.ts'

const ENTRY = 'index.html'

/** One file of the build in vite's manifest. */
interface BuiltChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, BuiltChunk>>

/**
 * Writes `.preloads.json` next to index.html: for each page that is opened from outside (`entry` in its manifest), by its path, the files
 * it needs at once besides those in index.html. The server adds them to the page, so that they load in parallel with the entry. Rejects
 * for a module that was not built.
 */
export async function writePagePreloads(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = new Set(filesOf(manifest, [ENTRY]))
  const pages = pageModules()
    .filter(({ route }) => route.entry)
    .map(({ route: { path, catalogues = [] }, module }) => {
      const modules = [module, ...['shell' as const, ...catalogues].map(catalogueModule)]
      return [path, filesOf(manifest, modules).filter((file) => !entry.has(file))]
    })
  await writeFile(join(folder, '.preloads.json'), JSON.stringify(Object.fromEntries(pages)))
}

/** The files some modules need to run, without duplicates. */
function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const add = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`A manifest names ${name}, which is not in the build`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const one of chunk.imports ?? []) add(one)
  }
  for (const name of modules) add(name)
  return [...files]
}
