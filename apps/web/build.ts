import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow, fingerprintOf, packageSources } from '../../tools/build/source-files.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Where the server finds the built app. */
export const WEB_DIST = join(import.meta.dirname, 'dist')

const DAY_MS = 24 * 60 * 60 * 1000

/** Written last, so that an interrupted build counts as none. */
const FINGERPRINT = join(WEB_DIST, '.sources')

/** The names of the files of the build, one a line: those of earlier builds stay beside them for a day. */
const OWN_FILES = join(WEB_DIST, '.files')

/** The sources of the build besides the packages of this repository that the app depends on. */
const SOURCES = [
  'package-lock.json',
  'apps/web/build.ts',
  'apps/web/control-locales.ts',
  'apps/web/feature-modules.ts',
  'apps/web/flag-pictures.ts',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/page-preloads.ts',
  'apps/web/public',
  'apps/web/src',
  'apps/web/vite.config.ts',
  'tools/build/source-files.ts',
]

/** Files that a server can send compressed; not index.html, whose nonce differs every time. */
const COMPRESSED = /\.(?:js|css|svg|json|txt)$/

/** Files compressed at once: there are more of them than a process may have open in some containers (1,024). */
const AT_ONCE = 32

/** Whether `dist` is up to date with the sources. Takes milliseconds. */
export async function webIsFresh(): Promise<boolean> {
  const built = await readFile(FINGERPRINT, 'utf8').catch(() => null)
  return built !== null && built === (await fingerprint())
}

/** The files of the build in `dist`, as paths in it, without those retained from earlier builds. */
export async function webFiles(): Promise<string[]> {
  return (await readFile(OWN_FILES, 'utf8')).split('\n')
}

/**
 * Builds the app into `dist` and writes a `.br` and a `.gz` next to each file; the previous build stays until the new one is complete.
 */
export async function buildWeb(): Promise<void> {
  const sources = await fingerprint()
  const folder = join(ROOT, 'node_modules/.cache/gezhi-web', String(process.pid))
  await mkdir(folder, { recursive: true })
  try {
    await runVite(folder)
    // Loads the manifests of the features, which checking the build does not need.
    const { writePagePreloads } = await import('./page-preloads.ts')
    await writePagePreloads(folder)
    const texts = (await filesBelow(folder)).filter((file) => COMPRESSED.test(file))
    for (let next = 0; next < texts.length; next += AT_ONCE) await Promise.all(texts.slice(next, next + AT_ONCE).map(compress))
    const files = (await filesBelow(folder)).map((file) => relative(folder, file)).toSorted()
    await writeFile(join(folder, '.files'), files.join('\n'))
    await retainRecentAssets(folder)
    await writeFile(join(folder, '.sources'), sources)
    await replaceDist(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** With NODE_ENV=test the result would contain React's development build, twice as large. */
async function runVite(folder: string): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    const { build } = await import('vite')
    await build({
      configFile: join(import.meta.dirname, 'vite.config.ts'),
      configLoader: 'native',
      logLevel: 'warn',
      build: { outDir: folder, emptyOutDir: true },
    })
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

/** Open pages, and a running server, still request files of the previous build: they stay for a day. */
async function retainRecentAssets(folder: string): Promise<void> {
  const assets = join(WEB_DIST, 'assets')
  const names = await readdir(assets).catch(() => [])
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const name of names) {
    const { mtimeMs } = await stat(join(assets, name))
    if (Date.now() - mtimeMs > DAY_MS) continue
    await cp(join(assets, name), join(folder, 'assets', name), { preserveTimestamps: true, force: false })
  }
}

async function replaceDist(folder: string): Promise<void> {
  const old = `${folder}-old`
  await rename(WEB_DIST, old).catch(ignoreMissing)
  await rename(folder, WEB_DIST)
  await rm(old, { recursive: true, force: true })
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function fingerprint(): Promise<string> {
  return fingerprintOf([...SOURCES, ...(await packageSources('apps/web'))])
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (await webIsFresh()) {
    console.log('The web app is up to date.')
  } else {
    const started = performance.now()
    await buildWeb()
    console.log(`The web app was built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  }
}
