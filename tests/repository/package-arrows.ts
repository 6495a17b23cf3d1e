import { isTestPath } from './source-tree.ts'

/** Allowed imports between packages: the table in ARCHITECTURE.md as data. A package not listed may not import any other. */
export const PACKAGE_ARROWS: Readonly<Record<string, readonly string[]>> = {
  records: [],
  query: ['records'],
  classification: ['records'],
  threads: [],
  documents: [],
  charts: [],
  pictures: [],
  'trademark-similarity': ['query'],
  search: ['semantic', 'query', 'records', 'threads'],
  semantic: ['threads'],
  'search-sqlite': ['search', 'semantic', 'query', 'records', 'threads'],
  'search-opensearch': ['search', 'semantic', 'query', 'records', 'threads'],
  imports: ['classification', 'search', 'query', 'records', 'threads'],
  contract: ['query', 'records'],
  gateways: ['contract', 'semantic'],
  web: ['charts', 'contract', 'query', 'records'],
  server: [
    'contract',
    'classification',
    'imports',
    'search',
    'semantic',
    'search-sqlite',
    'search-opensearch',
    'query',
    'records',
    'gateways',
    'documents',
    'charts',
    'pictures',
    'threads',
    'trademark-similarity',
  ],
}

/** Packages that also run in browsers: no `node:*`, no I/O, no clock. */
export const BROWSER_PACKAGES: readonly string[] = ['records', 'query', 'contract', 'web', 'charts', 'trademark-similarity']

/** Adapters: selected in one place, so that they are replaceable. */
export const ADAPTERS: readonly string[] = ['search-sqlite', 'search-opensearch']

/** The files that select adapters. */
export const ADAPTER_CHOOSERS: readonly RegExp[] = [/^apps\/server\/src\/adapters\//]

/** The package a file of `apps/*` or `packages/*` belongs to, without the scope; undefined for tools, tests and bench. */
export function packageOf(path: string): string | undefined {
  return /^(?:apps|packages)\/([^/]+)\//.exec(path)?.[1]
}

/** The workspace package an import names: `@gezhi/query/x` → `query`; undefined for libraries and files. */
export function importedPackage(specifier: string): string | undefined {
  return /^@gezhi\/([^/]+)/.exec(specifier)?.[1]
}

/** Tests may combine any packages; production code may not. */
export function isBoundByArrows(path: string): boolean {
  return packageOf(path) !== undefined && !isTestPath(path)
}
