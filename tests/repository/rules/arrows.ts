import type { Violation, RepositoryRule } from '../repository-rule.ts'
import {
  ADAPTER_CHOOSERS,
  ADAPTERS,
  BROWSER_PACKAGES,
  importedPackage,
  isBoundByArrows,
  PACKAGE_ARROWS,
  packageOf,
} from '../package-arrows.ts'
import { resolveImport } from '../resolve-import.ts'
import { isTestPath, modulePaths, type SourceTree } from '../source-tree.ts'

/** Rules about imports. */
export const ARROW_RULES: readonly RepositoryRule[] = [
  {
    name: 'packages import permitted packages only',
    why: 'Each package can be understood, tested and replaced alone only if its dependencies have one direction.',
    check: (tree) =>
      boundImports(tree).flatMap(({ path, line, specifier }) => {
        const [own, other] = [packageOf(path)!, importedPackage(specifier)]
        if (other === undefined || other === own || (PACKAGE_ARROWS[own] ?? []).includes(other)) return []
        return [{ path, line, message: `${own} must not import ${other}; it may import: ${PACKAGE_ARROWS[own]?.join(', ') || 'nothing'}` }]
      }),
    broken: {
      files: {
        'packages/records/src/a.ts': "import '@gezhi/query'",
        'packages/query/src/a.ts': "import '@gezhi/records'\nexport { b } from '@gezhi/search'",
        'packages/query/src/a.test.ts': "import '@gezhi/search'",
      },
      at: ['packages/query/src/a.ts:2', 'packages/records/src/a.ts:1'],
    },
  },
  {
    name: 'adapters are selected in one place',
    why: 'An engine is replaceable only if no other module imports it.',
    check: (tree) =>
      boundImports(tree).flatMap(({ path, line, specifier }) => {
        const other = importedPackage(specifier)
        if (other === undefined || !ADAPTERS.includes(other) || packageOf(path) === other) return []
        if (ADAPTER_CHOOSERS.some((chooser) => chooser.test(path))) return []
        return [{ path, line, message: `imports the adapter ${other}; use the port; adapters are selected in apps/server/src/adapters` }]
      }),
    broken: {
      files: {
        'apps/server/src/adapters/open-engine.ts': "import '@gezhi/search-sqlite'",
        'apps/server/src/main.ts': "import '@gezhi/search-sqlite'",
        'apps/server/src/search/answer-search.ts': "import '@gezhi/search-sqlite'",
      },
      at: ['apps/server/src/main.ts:1', 'apps/server/src/search/answer-search.ts:1'],
    },
  },
  {
    name: 'packages are imported through their entry points',
    why: 'Only what `exports` lists is the interface of a package; everything else may change at any time.',
    check: (tree) => allImports(tree).flatMap((found) => doorViolation(tree, found)),
    broken: {
      files: {
        'packages/query/package.json': '{ "exports": { ".": "./src/index.ts" } }',
        'packages/query/src/index.ts': '',
        'apps/server/src/settings.ts': '',
        'tools/a.ts': "import '../apps/server/src/settings.ts'",
        'packages/search/src/a.ts': "import '@gezhi/query'\nimport '@gezhi/query/src/scanner.ts'\nimport '../../query/src/index.ts'",
      },
      at: ['packages/search/src/a.ts:2', 'packages/search/src/a.ts:3'],
    },
  },
  {
    name: 'code for browsers does not import Node modules',
    why: 'The query language and the field tables give the same result in the editor as on the server.',
    check: (tree) =>
      boundImports(tree)
        .filter(
          ({ path, specifier }) => /\/src\//.test(path) && BROWSER_PACKAGES.includes(packageOf(path)!) && specifier.startsWith('node:'),
        )
        .map(({ path, line, specifier }) => ({ path, line, message: `${packageOf(path)} runs in browsers: no ${specifier}` })),
    broken: {
      files: { 'packages/query/src/a.ts': "import { b } from './b.ts'\nimport 'node:fs'", 'apps/web/vite.config.ts': "import 'node:path'" },
      at: ['packages/query/src/a.ts:2'],
    },
  },
  {
    name: 'web features do not import each other',
    why: 'A feature can be read and removed alone; what two features share belongs in components or in a folder of its own, and app combines them.',
    check: (tree) =>
      allImports(tree).flatMap(({ path, line, specifier }) => {
        const target = resolveImport(tree, path, specifier)
        if (target === undefined || isTestPath(path) || !path.startsWith('apps/web/src/') || FEATURE_GATHERERS.test(path)) return []
        if (target.startsWith('apps/web/src/app/')) return [{ path, line, message: 'imports app, which composes the features' }]
        const [own, other] = [featureOf(path), featureOf(target)]
        if (other === undefined || own === other) return []
        if (own !== undefined && PAGES_OF_SEARCH.test(target)) return []
        return [
          {
            path,
            line,
            message: own === undefined ? `shared code imports the feature ${other}` : `feature ${own} imports feature ${other}`,
          },
        ]
      }),
    broken: {
      files: {
        'apps/web/src/app/router.tsx': "import '../features/search/page.tsx'",
        'apps/web/src/components/row.tsx': "import '../features/search/page.tsx'",
        'apps/web/src/features/patents/page.tsx': "import '../search/page.tsx'",
        'apps/web/src/features/patents/list-page.tsx': "import '../search/result-list-page.tsx'",
        'apps/web/src/features/search/result-list-page.tsx': '',
        'apps/web/src/features/search/page.tsx': "import './list.tsx'\nimport '../../app/router.tsx'",
        'apps/web/src/features/search/list.tsx': '',
      },
      at: ['apps/web/src/components/row.tsx:1', 'apps/web/src/features/patents/page.tsx:1', 'apps/web/src/features/search/page.tsx:2'],
    },
  },
  {
    name: 'web features have a manifest, and the list names it',
    why: 'A feature that is missing from the list has no menu entry and no address, and nobody notices.',
    check: (tree) =>
      [...new Set(tree.paths.flatMap((path) => featureOf(path) ?? []))].flatMap((feature) => {
        const manifest = `apps/web/src/features/${feature}/feature.ts`
        if (!tree.has(manifest)) return [{ path: `apps/web/src/features/${feature}`, line: 1, message: 'has no feature.ts' }]
        const listed =
          tree.has(FEATURE_LIST) &&
          tree.module(FEATURE_LIST).imports.some(({ specifier }) => resolveImport(tree, FEATURE_LIST, specifier) === manifest)
        return listed ? [] : [{ path: manifest, line: 1, message: `is not in ${FEATURE_LIST}` }]
      }),
    broken: {
      files: {
        'apps/web/src/app/feature-list.ts': "import { search } from '../features/search/feature.ts'",
        'apps/web/src/features/search/feature.ts': '',
        'apps/web/src/features/patents/feature.ts': '',
        'apps/web/src/features/alerts/page.tsx': '',
      },
      at: ['apps/web/src/features/alerts:1', 'apps/web/src/features/patents/feature.ts:1'],
    },
  },
  {
    name: 'no import cycles between files',
    why: 'Files in a cycle can only be understood together, and may fail depending on the order in which they are loaded.',
    check: (tree) => circles(tree),
    broken: {
      files: {
        'packages/query/src/a.ts': "import './b.ts'",
        'packages/query/src/b.ts': "import './a.ts'",
        'packages/query/src/c.ts': "import './a.ts'",
        'packages/query/src/d.ts': "import { e } from './e.ts'",
        'packages/query/src/e.ts': "void import('./a.ts')\nimport type { D } from './d.ts'",
        'packages/query/src/f.ts': "void import('./g.ts')",
        'packages/query/src/g.ts': "import type { F } from './f.ts'",
      },
      at: ['packages/query/src/a.ts:1', 'packages/query/src/d.ts:1', 'packages/query/src/f.ts:1'],
    },
  },
  {
    name: 'entry points list their exports',
    why: 'With `export *` everything a file exports becomes part of the interface.',
    check: (tree) =>
      allImports(tree)
        .filter(({ path, names, typeOnly, dynamic }) => path.endsWith('/index.ts') && names.includes('*') && !typeOnly && !dynamic)
        .filter(({ path, line }) => tree.text(path).split('\n')[line - 1]?.startsWith('export * from') === true)
        .map(({ path, line }) => ({ path, line, message: 'export * in an entry point: list the names' })),
    broken: {
      files: { 'packages/query/src/index.ts': "export { a } from './a.ts'\nexport * from './b.ts'\nexport * as c from './c.ts'" },
      at: ['packages/query/src/index.ts:2'],
    },
  },
]

/** Names every feature of the web app. */
const FEATURE_LIST = 'apps/web/src/app/feature-list.ts'

/** Pages that search records of any kind: features of other kinds render them within their `KindContext`. */
const PAGES_OF_SEARCH = /^apps\/web\/src\/features\/search\/(?:.*\/)?(?:result-list|advanced|command)-page\.tsx$/

/** Files that combine the features. */
const FEATURE_GATHERERS = /^apps\/web\/src\/(app\/|main\.tsx$)/

interface FoundImport {
  path: string
  line: number
  specifier: string
  names: readonly string[]
  typeOnly: boolean
  dynamic: boolean
}

function allImports(tree: SourceTree): FoundImport[] {
  return modulePaths(tree).flatMap((path) => tree.module(path).imports.map((one) => ({ ...one, path })))
}

function boundImports(tree: SourceTree): FoundImport[] {
  return allImports(tree).filter(({ path }) => isBoundByArrows(path))
}

function featureOf(path: string): string | undefined {
  return /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1]
}

function doorViolation(tree: SourceTree, { path, line, specifier }: FoundImport): Violation[] {
  const target = resolveImport(tree, path, specifier)
  // Apps have no entry points: tools and tests import their files, packages never do (package-arrows.ts).
  const isForeign = target !== undefined && packageOf(target) !== undefined && packageOf(target) !== packageOf(path)
  if (isForeign && (target.startsWith('packages/') || packageOf(path) !== undefined))
    return [{ path, line, message: `imports ${packageOf(target)} by a path; import it by its name` }]
  const name = importedPackage(specifier)
  if (name === undefined) return []
  const manifest = `packages/${name}/package.json`
  const entryPoints = tree.has(manifest) ? (JSON.parse(tree.text(manifest)) as { exports?: Record<string, string> }).exports : undefined
  const entryPoint = specifier.replace(`@gezhi/${name}`, '.')
  return entryPoints?.[entryPoint] === undefined
    ? [{ path, line, message: `@gezhi/${name} has no entry point "${entryPoint}" in its package.json` }]
    : []
}

/** One violation per import cycle; type imports and `import()` count. */
function circles(tree: SourceTree): Violation[] {
  const done = new Set<string>()
  const violations: Violation[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (done.has(path)) return
    for (const { specifier, line } of tree.module(path).imports) {
      const next = resolveImport(tree, path, specifier)
      if (next === undefined || !/\.(ts|tsx|mjs)$/.test(next)) continue
      const start = [...trail, path].indexOf(next)
      if (start === -1) visit(next, [...trail, path])
      else violations.push(circleViolation(tree, [...trail, path].slice(start), line))
    }
    done.add(path)
  }
  for (const path of modulePaths(tree)) visit(path, [])
  return violations
}

function circleViolation(tree: SourceTree, circle: readonly string[], lastLine: number): Violation {
  const [first, second] = circle
  const line =
    second === undefined
      ? lastLine
      : (tree.module(first!).imports.find(({ specifier }) => resolveImport(tree, first!, specifier) === second)?.line ?? 1)
  return { path: first!, line, message: `import cycle: ${[...circle, first].join(' → ')}` }
}
