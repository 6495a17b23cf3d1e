import type { RepositoryRule, Violation } from '../repository-rule.ts'
import { RETIRED_NAME_EXCEPTIONS, RETIRED_WHOLE_NAMES, RETIRED_WORDS } from '../retired-names.ts'
import { modulePaths, type SourceTree } from '../source-tree.ts'

const EXCEPTIONS = 'tests/repository/retired-names.ts'

/** Retired words do not come back in names: of exports, files, folders, functions, members and parameters. */
export const RETIRED_NAME_RULES: readonly RepositoryRule[] = [
  {
    name: 'retired names stay retired',
    why: 'One thing has one name; CONTRIBUTING.md lists the standard terms.',
    check: (tree) => {
      const found = modulePaths(tree).flatMap((path) => retiredNames(tree, path))
      const isExcepted = (path: string, name: string) => RETIRED_NAME_EXCEPTIONS.some((one) => one.path === path && one.name === name)
      return [
        ...found.filter(({ path, name }) => !isExcepted(path, name)).map(toViolation),
        ...RETIRED_NAME_EXCEPTIONS.filter(
          (one) => tree.has(one.path) && !found.some(({ path, name }) => path === one.path && name === one.name),
        ).map(({ path, name }) => ({ path: EXCEPTIONS, line: 1, message: `${path} no longer has ${name}: remove the exception` })),
      ]
    },
    broken: {
      files: {
        'packages/query/src/move-refused.ts': '',
        'packages/query/src/bags/row.ts': '',
        'packages/query/src/a.ts': [
          'export const warehouse = 1',
          'export const MOST_ROWS = 2',
          'export const hearChanges = 3',
          'interface Row { readonly tellTime: string; readonly intelligent: boolean }',
          'class Reader { #bag = 1; adoptIndex() {} }',
          'function read(piece: string, { fault }: Row, ...rest: string[]) {}',
          'function first(most: number, mostFrequent: number) {}',
        ].join('\n'),
        'apps/web/src/a.ts': 'interface Row { readonly tellTime: string }',
      },
      at: [
        'apps/web/src/a.ts:1',
        'packages/query/src/a.ts:2',
        'packages/query/src/a.ts:3',
        'packages/query/src/a.ts:4',
        'packages/query/src/a.ts:5',
        'packages/query/src/a.ts:5',
        'packages/query/src/a.ts:6',
        'packages/query/src/a.ts:7',
        'packages/query/src/bags/row.ts:1',
        'packages/query/src/move-refused.ts:1',
      ],
    },
  },
]

interface RetiredName {
  readonly path: string
  readonly line: number
  readonly name: string
  readonly terms: readonly string[]
}

function toViolation({ path, line, name, terms }: RetiredName): Violation {
  return { path, line, message: `${name}: the standard term is ${terms.join('; ')}` }
}

function retiredNames(tree: SourceTree, path: string): RetiredName[] {
  const { exports, names } = tree.module(path)
  const exported = new Set(exports.map(({ name, line }) => `${name} ${line}`))
  const all = [
    ...path.split('/').map((name) => ({ name, line: 1 })),
    ...exports,
    ...names.filter(({ name, line }) => !exported.has(`${name} ${line}`)),
  ]
  return all.flatMap(({ name, line }) => {
    const terms = standardTerms(name)
    return terms.length === 0 ? [] : [{ path, line, name, terms }]
  })
}

function standardTerms(name: string): string[] {
  if (name.startsWith('MOST_')) return ['MAX_']
  if (/^(?:LEAST|FEWEST)_/.test(name)) return ['MIN_']
  const bare = name.replace(/^#/, '')
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  const retired = [...RETIRED_WORDS.filter(({ word }) => words.includes(word)), ...RETIRED_WHOLE_NAMES.filter(({ word }) => word === bare)]
  return retired.map(({ term }) => term)
}
