import type { Violation, RepositoryRule } from '../repository-rule.ts'
import {
  DOMAIN_EXCEPTIONS,
  DOMAIN_TREES,
  domainOf,
  domainWords,
  OTHER_FOLDERS,
  REFERRED_TABLES,
  TREE_NAMES,
  type DomainTree,
} from '../domains.ts'
import { resolveImport } from '../resolve-import.ts'
import { isTestPath, modulePaths, type SourceTree } from '../source-tree.ts'

/** Rules about domains. */
export const DOMAIN_RULES: readonly RepositoryRule[] = [
  {
    name: 'domains have the same word in contract, server and web',
    why: 'One word finds all three folders of a domain.',
    check: (tree) => [...unknownWords(tree), ...missingWords(tree, DOMAIN_EXCEPTIONS)],
    broken: {
      files: {
        'packages/contract/src/search/calls.ts': '',
        'apps/server/src/search/a.ts': '',
        'apps/web/src/features/search/a.ts': '',
        'packages/contract/src/monitors/calls.ts': '',
        'apps/server/src/monitors/a.ts': '',
        'apps/web/src/features/alerts/a.ts': '',
      },
      at: ['apps/web/src/features/alerts:1', 'packages/contract/src/monitors:1'],
    },
  },
  {
    name: 'exceptions of domains are up to date',
    why: 'An exception that is no longer needed hides the next violation.',
    check: (tree) => [...needlessExceptions(tree, DOMAIN_EXCEPTIONS), ...needlessRows(tree)],
    broken: {
      files: { 'apps/server/src/http/a.ts': '' },
      at: [
        ...Object.keys(OTHER_FOLDERS)
          .filter((folder) => folder !== 'apps/server/src/http')
          .map(() => 'tests/repository/domains.ts:1'),
        ...[...Object.keys(DOMAIN_EXCEPTIONS), ...Object.keys(REFERRED_TABLES)].map(() => 'tests/repository/domains.ts:1'),
      ],
    },
  },
  {
    name: 'no domain reads tables of another',
    why: 'Only the domain that owns a table reads it; other domains use the services of that domain.',
    check: (tree) => foreignTables(tree),
    broken: {
      files: {
        'packages/contract/src/accounts/calls.ts': '',
        'packages/contract/src/content/calls.ts': '',
        'apps/server/src/accounts/users/users-table.ts': '',
        'apps/server/src/content/feedback-table.ts': "import { users } from '../accounts/users/users-table.ts'",
        'apps/server/src/content/feedback-store.ts':
          "import './feedback-table.ts'\nimport type { User } from '../accounts/users/users-table.ts'",
        'apps/server/src/content/feedback.test.ts': "import '../accounts/users/users-table.ts'",
        'apps/server/src/http/a.ts': "import '../content/feedback-table.ts'",
      },
      at: ['apps/server/src/content/feedback-store.ts:2', 'apps/server/src/http/a.ts:1'],
    },
  },
  {
    name: 'a call is named once',
    why: 'Tables of calls are spread into one another: the second of two calls with one name silently replaces the first.',
    check: (tree) => repeatedCalls(tree),
    broken: {
      files: {
        'packages/contract/src/content/news.ts': "export const newsCalls = {\n  listNews: call({\n    path: '/a',\n  }),\n}",
        'packages/contract/src/content/help.ts':
          'export const helpCalls = {\n  exportHelp: fileCall({\n  }),\n  listHelp: call({\n  }),\n}',
        'packages/contract/src/search/news.ts': 'export const NEWS_CALLS = {\n  a: 1,\n  listNews: searchCall({\n  }),\n}',
      },
      at: ['packages/contract/src/search/news.ts:3'],
    },
  },
]

function foldersIn(tree: SourceTree, root: string): Set<string> {
  const below = tree.paths.filter((path) => path.startsWith(root)).map((path) => path.slice(root.length))
  return new Set(below.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/'))))
}

function unknownWords(tree: SourceTree): Violation[] {
  const words = domainWords(tree)
  return TREE_NAMES.flatMap((name) => {
    const root = DOMAIN_TREES[name]
    return [...foldersIn(tree, root)]
      .filter((word) => !words.includes(word) && !(`${root}${word}` in OTHER_FOLDERS))
      .map((word) => ({
        path: `${root}${word}`,
        line: 1,
        message: 'is no domain of the contract: use the domain’s word, or give the reason in tests/repository/domains.ts',
      }))
  })
}

function missingTrees(tree: SourceTree, word: string): DomainTree[] {
  return TREE_NAMES.filter((name) => !foldersIn(tree, DOMAIN_TREES[name]).has(word))
}

function missingWords(tree: SourceTree, exceptions: typeof DOMAIN_EXCEPTIONS): Violation[] {
  return domainWords(tree).flatMap((word) => {
    const missing = missingTrees(tree, word).filter((name) => !exceptions[word]?.missing.includes(name))
    return missing.length === 0
      ? []
      : [{ path: `${DOMAIN_TREES.contract}${word}`, line: 1, message: `${word} is not in ${missing.join(' and ')}` }]
  })
}

/** Exceptions for words that are not domains, or that exist where they are declared missing. */
export function needlessExceptions(tree: SourceTree, exceptions: typeof DOMAIN_EXCEPTIONS): Violation[] {
  const words = domainWords(tree)
  return Object.entries(exceptions).flatMap(([word, { missing }]) => {
    const there = missing.filter((name) => !missingTrees(tree, word).includes(name))
    if (!words.includes(word)) return [exceptionViolation(`${word} is no domain`)]
    return there.length === 0 ? [] : [exceptionViolation(`${word} is in ${there.join(' and ')}`)]
  })
}

function needlessRows(tree: SourceTree): Violation[] {
  const folders = Object.keys(OTHER_FOLDERS).filter((folder) => !tree.paths.some((path) => path.startsWith(`${folder}/`)))
  const tables = Object.keys(REFERRED_TABLES).filter((path) => !tree.has(path))
  return [...folders, ...tables].map((path) => exceptionViolation(`there is no ${path}`))
}

function exceptionViolation(message: string): Violation {
  return { path: 'tests/repository/domains.ts', line: 1, message }
}

const TABLE = /^apps\/server\/src\/.*-table\.ts$/

function foreignTables(tree: SourceTree): Violation[] {
  const words = domainWords(tree)
  return modulePaths(tree)
    .filter((path) => path.startsWith(DOMAIN_TREES.server) && !isTestPath(path))
    .flatMap((path) =>
      tree.module(path).imports.flatMap(({ specifier, line }) => {
        const table = resolveImport(tree, path, specifier) ?? ''
        const owner = TABLE.test(table) ? domainOf(words, table) : undefined
        if (owner === undefined || owner === domainOf(words, path)) return []
        if (TABLE.test(path) && table in REFERRED_TABLES) return []
        return [{ path, line, message: `reads a table of ${owner}; use the services of that domain` }]
      }),
    )
}

const TABLE_BEGIN = /^export const \w*calls = \{$/i
const ROW = /^ {2}(\w+): \w+\(/

/** The calls of a file's tables, with their lines; whatever declares them, `call` or what wraps it. */
function declaredCalls(text: string): { readonly name: string; readonly line: number }[] {
  let inTable = false
  return text.split('\n').flatMap((row, index) => {
    if (TABLE_BEGIN.test(row)) inTable = true
    else if (row.startsWith('}')) inTable = false
    const name = inTable ? ROW.exec(row)?.[1] : undefined
    return name === undefined ? [] : [{ name, line: index + 1 }]
  })
}

function repeatedCalls(tree: SourceTree): Violation[] {
  const places = new Map<string, string>()
  return modulePaths(tree)
    .filter((path) => path.startsWith(DOMAIN_TREES.contract) && !isTestPath(path))
    .flatMap((path) =>
      declaredCalls(tree.text(path)).flatMap(({ name, line }) => {
        const first = places.get(name)
        if (first === undefined) places.set(name, `${path}:${line}`)
        return first === undefined ? [] : [{ path, line, message: `there is a call ${name} already: ${first}` }]
      }),
    )
}
