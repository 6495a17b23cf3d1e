import type { RepositoryRule } from '../repository-rule.ts'
import { modulePaths } from '../source-tree.ts'

/** Words that names no longer use, and the standard term that replaced each. A word is listed once its last use in exports and file names is gone. */
const RETIRED: ReadonlyMap<string, string> = new Map([
  ['refused', 'rejected or forbidden'],
  ['retell', 'recompute'],
  ['hear', 'subscribe'],
  ['house', 'repository'],
  ['entrance', 'session issuer'],
])

/** Retired words do not come back in exported names or names of files. */
export const RETIRED_NAME_RULES: readonly RepositoryRule[] = [
  {
    name: 'retired names stay retired',
    why: 'Two names for one thing are looked up twice; CONTRIBUTING.md lists the standard terms.',
    check: (tree) =>
      modulePaths(tree).flatMap((path) => [
        ...replacements(path.slice(path.lastIndexOf('/') + 1)).map((term) => ({
          path,
          line: 1,
          says: `call the file by the standard term: ${term}`,
        })),
        ...tree
          .module(path)
          .exports.flatMap(({ name, line }) =>
            replacements(name).map((term) => ({ path, line, says: `${name}: the standard term is ${term}` })),
          ),
      ]),
    broken: {
      files: {
        'packages/query/src/move-refused.ts': '',
        'packages/query/src/a.ts': 'export const warehouse = 1\nexport const MOST_ROWS = 2\nexport const hearChanges = 3',
      },
      at: ['packages/query/src/a.ts:2', 'packages/query/src/a.ts:3', 'packages/query/src/move-refused.ts:1'],
    },
  },
]

function replacements(name: string): string[] {
  if (name.startsWith('MOST_')) return ['MAX_']
  const segments = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  return segments.flatMap((segment) => RETIRED.get(segment) ?? [])
}
