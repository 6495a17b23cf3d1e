import type { Fault, HouseRule } from '../house-rule.ts'
import { DOMAIN_EXCEPTIONS, DOMAIN_TREES, DOMAINS, OTHER_FOLDERS } from '../domains.ts'
import type { SourceTree } from '../source-tree.ts'

/** Rules about the words of the house. */
export const DOMAIN_RULES: readonly HouseRule[] = [
  {
    name: 'domains have the same word in contract, server and web',
    why: 'Whoever knows the word finds all three places; two words for one thing hide half of it.',
    check: (tree) => [...unknownWords(tree), ...missingWords(tree)],
    broken: {
      files: {
        'packages/contract/src/search/a.ts': '',
        'apps/server/src/search/a.ts': '',
        'apps/web/src/features/search/a.ts': '',
        'packages/contract/src/monitors/a.ts': '',
        'apps/server/src/monitors/a.ts': '',
        'apps/web/src/features/alerts/a.ts': '',
      },
      at: ['apps/web/src/features/alerts:1', 'packages/contract/src/monitors:1'],
    },
  },
]

type TreeName = keyof typeof DOMAIN_TREES
const TREE_NAMES = Object.keys(DOMAIN_TREES) as TreeName[]

function foldersIn(tree: SourceTree, root: string): Set<string> {
  const below = tree.paths.filter((path) => path.startsWith(root)).map((path) => path.slice(root.length))
  return new Set(below.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/'))))
}

function unknownWords(tree: SourceTree): Fault[] {
  return TREE_NAMES.flatMap((name) => {
    const root = DOMAIN_TREES[name]
    return [...foldersIn(tree, root)]
      .filter((word) => !(DOMAINS as readonly string[]).includes(word) && !(`${root}${word}` in OTHER_FOLDERS))
      .map((word) => ({
        path: `${root}${word}`,
        line: 1,
        says: 'is no domain (tests/repository/domains.ts): use the domain’s word or say why not',
      }))
  })
}

function missingWords(tree: SourceTree): Fault[] {
  const found = new Map(TREE_NAMES.map((name) => [name, foldersIn(tree, DOMAIN_TREES[name])]))
  return DOMAINS.flatMap((word) => {
    const has = TREE_NAMES.filter((name) => found.get(name)!.has(word))
    const missing = TREE_NAMES.filter((name) => !has.includes(name) && !DOMAIN_EXCEPTIONS[word]?.missing.includes(name))
    return has.length === 0 || missing.length === 0
      ? []
      : [{ path: `${DOMAIN_TREES[has[0]!]}${word}`, line: 1, says: `${word} is not in ${missing.join(' and ')}` }]
  })
}
