import { FOLDER_TREES, folderOf, type FolderTree } from '../folder-trees.ts'
import type { Violation, RepositoryRule } from '../repository-rule.ts'
import { resolveImport } from '../resolve-import.ts'
import { isTestPath, modulePaths, type SourceTree } from '../source-tree.ts'

/** Rules about folders. */
export const FOLDER_RULES: readonly RepositoryRule[] = [
  {
    name: 'no import cycles between folders',
    why: 'Folders in a cycle cannot be understood, tested or moved separately.',
    check: (tree) => FOLDER_TREES.flatMap((folders) => folderCircles(tree, folders)),
    broken: {
      files: {
        'apps/web/src/main.ts': "import './api/a.ts'",
        'apps/web/src/api/a.ts': "import '../storage/a.ts'\nimport type { B } from '../session/b.ts'",
        'apps/web/src/session/b.ts': "import './c.ts'\nimport '../storage/a.ts'",
        'apps/web/src/session/c.ts': "void import('../features/x/a.ts')",
        'apps/web/src/storage/a.ts': '',
        'apps/web/src/session/c.test.ts': "import '../app/a.ts'",
        'apps/web/src/features/x/a.ts': "import '../../api/a.ts'\nimport '../y/a.ts'",
        'apps/web/src/features/y/a.ts': "import '../../storage/a.ts'",
        'apps/web/src/app/a.ts': "import '../features/x/a.ts'",
        'apps/server/src/main.ts': "import './startup/a.ts'\nimport './settings.ts'",
        'apps/server/src/settings.ts': "import './http/a.ts'",
        'apps/server/src/startup/a.ts': "import '../http/a.ts'",
        'apps/server/src/http/a.ts': "import type { Settings } from '../settings.ts'",
      },
      at: [
        'apps/web/src/api/a.ts:2',
        'apps/web/src/features/x/a.ts:1',
        'apps/web/src/session/c.ts:1',
        'apps/server/src/http/a.ts:1',
        'apps/server/src/main.ts:1',
        'apps/server/src/settings.ts:1',
        'apps/server/src/startup/a.ts:1',
      ],
    },
  },
]

/** An import from one folder to another: the first one, and how many there are. */
interface FolderImport {
  readonly from: string
  readonly to: string
  readonly path: string
  readonly line: number
  readonly count: number
}

/** One violation per pair of folders in a cycle; type imports and `import()` count. */
function folderCircles(tree: SourceTree, folders: FolderTree): Violation[] {
  const arrows = folderImports(tree, folders)
  return arrows.flatMap(({ from, to, path, line, count }) => {
    const back = shortestRoute(arrows, to, from)
    const message = `${count} import${count === 1 ? '' : 's'} of ${to} in a cycle: ${[from, ...back].join(' → ')}`
    return back.length === 0 ? [] : [{ path, line, message }]
  })
}

function folderImports(tree: SourceTree, folders: FolderTree): FolderImport[] {
  const arrows = new Map<string, FolderImport>()
  for (const path of modulePaths(tree).filter((one) => !isTestPath(one))) {
    const from = folderOf(folders, path)
    if (from === undefined) continue
    for (const { specifier, line } of tree.module(path).imports) {
      const to = folderOf(folders, resolveImport(tree, path, specifier) ?? '')
      if (to === undefined || to === from) continue
      const before = arrows.get(`${from} ${to}`)
      arrows.set(`${from} ${to}`, before === undefined ? { from, to, path, line, count: 1 } : { ...before, count: before.count + 1 })
    }
  }
  return [...arrows.values()]
}

/** The folders on the shortest path, including both ends; empty without a path. */
function shortestRoute(arrows: readonly FolderImport[], start: string, end: string): string[] {
  const routes = [[start]]
  const seen = new Set([start])
  for (const route of routes) {
    const last = route.at(-1)!
    if (last === end) return route
    for (const { to } of arrows.filter(({ from }) => from === last)) {
      if (seen.has(to)) continue
      seen.add(to)
      routes.push([...route, to])
    }
  }
  return []
}
