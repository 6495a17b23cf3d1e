import type { RepositoryRule, Violation } from '../repository-rule.ts'
import type { SourceTree } from '../source-tree.ts'

const LOCK_FILE = 'package-lock.json'
/** The registry of packages without an explicit URL. */
const REGISTRY = 'https://registry.npmjs.org/'

/** Licences (SPDX identifiers) compatible with Apache-2.0 for installed packages. */
const PERMITTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** Packages under other licences: the start of the name, the licence, and why that is acceptable. */
const EXCEPTIONS: readonly { readonly name: string; readonly license: string; readonly why: string }[] = [
  { name: '@img/sharp-', license: 'LGPL-3.0-or-later', why: 'libvips, a shared library that is installed unchanged and can be replaced' },
  { name: 'lightningcss', license: 'MPL-2.0', why: 'used unchanged to build the web app; nothing of it is delivered' },
  {
    name: '@resvg/resvg-js',
    license: 'MPL-2.0',
    why: 'used unchanged to render charts on the server; a file-level copyleft of its own sources',
  },
  { name: 'axe-core', license: 'MPL-2.0', why: 'used unchanged in tests' },
]

/** Rules about the lock file. */
export const LOCK_FILE_RULES: readonly RepositoryRule[] = [
  {
    name: 'licences of dependencies are permitted',
    why: 'Users who install Gezhi receive every dependency under its own licence.',
    check: (tree) => packages(tree).flatMap((entry) => forbiddenLicences(tree, entry)),
    broken: {
      files: {
        [LOCK_FILE]: lockFileOf({
          a: { license: 'MIT' },
          b: { license: 'GPL-3.0-only' },
          c: {},
          d: { license: '(GPL-3.0-only OR MIT)' },
          e: { license: 'MIT AND GPL-3.0-only' },
          lightningcss: { license: 'MPL-2.0' },
        }),
      },
      at: [`${LOCK_FILE}:3`, `${LOCK_FILE}:4`, `${LOCK_FILE}:6`],
    },
  },
  {
    name: 'dependencies come from the registry, with a checksum',
    why: 'A package from elsewhere, or without a checksum, can change after it was reviewed.',
    check: (tree) =>
      packages(tree)
        .filter(({ resolved = REGISTRY, integrity = '' }) => !resolved.startsWith(REGISTRY) || !integrity.startsWith('sha512-'))
        .map(({ path }) => at(tree, path, 'needs a SHA-512 checksum, and no address outside registry.npmjs.org')),
    broken: {
      files: {
        [LOCK_FILE]: lockFileOf({
          a: { resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz', integrity: 'sha512-x' },
          b: { resolved: 'git+ssh://git@example.org/b.git', integrity: 'sha512-x' },
          c: {},
          d: { integrity: 'sha512-x' },
        }),
      },
      at: [`${LOCK_FILE}:3`, `${LOCK_FILE}:4`],
    },
  },
]

interface LockedPackage {
  /** Key in the lock file, such as `node_modules/a/node_modules/b`. */
  readonly path: string
  readonly name: string
  readonly license?: string
  readonly resolved?: string
  readonly integrity?: string
}

/** Installed packages, without the workspaces of the repository and links to them. */
function packages(tree: SourceTree): LockedPackage[] {
  if (!tree.has(LOCK_FILE)) return []
  const lock = JSON.parse(tree.text(LOCK_FILE)) as { packages: Record<string, Omit<LockedPackage, 'path' | 'name'> & { link?: true }> }
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, entry]) => ({ path, name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), ...entry }))
}

function forbiddenLicences(tree: SourceTree, { path, name, license }: LockedPackage): Violation[] {
  if (license === undefined) return [at(tree, path, 'states no licence')]
  const isPermitted = (one: string): boolean =>
    PERMITTED.has(one) || EXCEPTIONS.some((exception) => exception.license === one && name.startsWith(exception.name))
  return satisfies(license, isPermitted) ? [] : [at(tree, path, `is under ${license}, which is not permitted (rules/lock-file.ts)`)]
}

/** Whether an SPDX expression without nested brackets can be satisfied with permitted licences. */
function satisfies(expression: string, isPermitted: (license: string) => boolean): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return alternatives.some((alternative) => alternative.split(' AND ').every((license) => isPermitted(license.trim())))
}

function at(tree: SourceTree, path: string, message: string): Violation {
  const line = tree
    .text(LOCK_FILE)
    .split('\n')
    .findIndex((text) => text.includes(`"${path}"`))
  return { path: LOCK_FILE, line: line + 1, message: `${path} ${message}` }
}

function lockFileOf(entries: Readonly<Record<string, object>>): string {
  const lines = Object.entries(entries).map(([name, entry]) => `"node_modules/${name}": ${JSON.stringify(entry)}`)
  return `{ "packages": {\n${lines.join(',\n')}\n} }`
}
