import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { WEB_DIST } from './build.ts'
import { openedBudgets, pageModules } from './feature-modules.ts'

// node apps/web/check-budgets.ts: sums what each route downloads on a first visit, over the imports in the build's manifest, and fails if
// one exceeds its budget or has none. Budgets of pages are in the manifests of the features (`budget`), common ones in budgets.json.

interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

interface Budgets {
  readonly shell: { readonly js: number; readonly css: number }
  readonly catalogue: number
  readonly openedLater: number
  /** Loaded by every page, though not at once. */
  readonly fetchedSoon: readonly string[]
  /** Shared parts loaded on demand that may be larger than others; those of a feature are in its manifest. */
  readonly opened: Readonly<Record<string, number>>
}

interface Weighed {
  readonly name: string
  readonly kilobytes: number
  readonly budget: number
}

const manifest = readJson<Record<string, ManifestChunk>>(join(WEB_DIST, '.vite/manifest.json'))
const budgets = readJson<Budgets>(join(import.meta.dirname, 'budgets.json'))
const routes = routeBudgets()
const pageFiles = new Set(Object.keys(routes).map((page) => manifest[page]?.file))
const opened: Readonly<Record<string, number>> = { ...budgets.opened, ...openedBudgets() }
const shell = namedInPage(readFileSync(join(WEB_DIST, 'index.html'), 'utf8'))

const rows = [...weighShell(), ...weighRoutes(), ...weighLater()]
for (const row of rows.toSorted((a, b) => b.kilobytes / b.budget - a.kilobytes / a.budget)) console.log(describe(row))
const errors = [...rows.filter((row) => row.kilobytes > row.budget).map((row) => `over: ${row.name}`), ...pagesWithoutBudget()]
for (const error of errors) console.error(error)
process.exitCode = errors.length === 0 ? 0 : 1

function weighShell(): Weighed[] {
  return [
    { name: 'shell', kilobytes: kilobytes(scripts(shell)), budget: budgets.shell.js },
    { name: 'shell styles', kilobytes: kilobytes(styles(shell)), budget: budgets.shell.css },
  ]
}

function weighRoutes(): Weighed[] {
  return Object.entries(routes).map(([page, budget]) => {
    if (!manifest[page]) throw new Error(`A manifest names ${page}, which the build does not know.`)
    return { name: page, kilobytes: kilobytes(scripts(new Set([...shell, ...closure(page)]))), budget }
  })
}

/** Catalogues and other parts loaded on demand: only what a page does not have already counts. */
function weighLater(): Weighed[] {
  const pages = new Set([...Object.keys(routes), ...budgets.fetchedSoon].flatMap((page) => [...closure(page)]))
  const later = new Set(Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []))
  return [...later]
    .filter((name) => !isPage(name))
    .map((name) => ({
      name,
      kilobytes: kilobytes(
        scripts(new Set([...closure(name)].filter((chunk) => chunk === name || !(shell.has(chunk) || pages.has(chunk))))),
      ),
      budget: opened[name] ?? (name.includes('/catalogue/') ? budgets.catalogue : budgets.openedLater),
    }))
}

/** kB by file; a file that is the page of several routes has one budget. */
function routeBudgets(): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { route, module } of pageModules()) {
    if (route.budget === undefined) continue
    if ((found[module] ?? route.budget) !== route.budget)
      throw new Error(`${module} has two budgets: ${found[module]} and ${route.budget} (${route.path})`)
    found[module] = route.budget
  }
  return found
}

function pagesWithoutBudget(): string[] {
  return Object.keys(manifest)
    .filter((name) => name.startsWith('src/') && isPage(name) && routes[name] === undefined)
    .map((name) => `no budget: ${name} (its feature.ts)`)
}

function isPage(name: string): boolean {
  return (name.startsWith('src/') && name.endsWith('-page.tsx')) || pageFiles.has(manifest[name]?.file)
}

/** The chunks in index.html, with their imports: an entry that consists only of imports has no chunk of its own. */
function namedInPage(html: string): Set<string> {
  const shellChunks = new Set<string>()
  for (const [name, { file }] of Object.entries(manifest)) if (html.includes(`"/${file}"`)) closure(name, shellChunks)
  return shellChunks
}

/** A chunk and its static imports. */
function closure(name: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(name)) {
    seen.add(name)
    for (const next of manifest[name]?.imports ?? []) closure(next, seen)
  }
  return seen
}

function scripts(chunks: ReadonlySet<string>): Set<string> {
  return new Set([...chunks].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js')))
}

function styles(chunks: ReadonlySet<string>): Set<string> {
  return new Set(
    [...chunks].flatMap((name) => [...(manifest[name]?.css ?? []), manifest[name]?.file ?? '']).filter((file) => file.endsWith('.css')),
  )
}

function kilobytes(files: ReadonlySet<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(join(WEB_DIST, `${file}.gz`)).size, 0) / 1000
}

function describe({ name, kilobytes: weight, budget }: Weighed): string {
  return `${weight.toFixed(1).padStart(7)} of ${String(budget).padStart(3)} kB  ${name}`
}

function readJson<Data>(path: string): Data {
  return JSON.parse(readFileSync(path, 'utf8')) as Data
}
