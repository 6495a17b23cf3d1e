import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Pages people open from outside, by the beginning of their path, and the modules each needs at once: the server names their files in the
 * page it answers, so that they come beside the entry and not after it.
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['src/features/home/home-page.tsx', 'src/features/home/catalogue/zh.ts'],
  '/resultList': ['src/features/search/result-list-page.tsx', 'src/features/search/catalogue/zh.ts'],
  '/searchDetail': ['src/features/patents/patent-page.tsx', 'src/features/patents/catalogue/zh.ts'],
  '/login': ['src/features/accounts/login/login-page.tsx', 'src/features/accounts/catalogue/zh.ts', 'src/components/form/catalogue/zh.ts'],
}

/** The words of the shell, which every page waits for. */
const EVERYWHERE = 'src/app/catalogue/zh.ts'
const ENTRY = 'index.html'

/** One file of the build, as vite's manifest says it. */
interface BuiltChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, BuiltChunk>>

/** Writes `.preloads.json` beside index.html: the files of each page that index.html does not name itself. Rejects for a module that was not built. */
export async function writePagePreloads(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = new Set(filesOf(manifest, [ENTRY]))
  const pages = Object.entries(PAGES).map(([path, modules]) => [
    path,
    filesOf(manifest, [EVERYWHERE, ...modules]).filter((file) => !entry.has(file)),
  ])
  await writeFile(join(folder, '.preloads.json'), JSON.stringify(Object.fromEntries(pages)))
}

/** The files some modules need before they run, each once. */
function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const add = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`apps/web/page-preloads.ts names ${name}, which is not in the build`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const one of chunk.imports ?? []) add(one)
  }
  for (const name of modules) add(name)
  return [...files]
}
