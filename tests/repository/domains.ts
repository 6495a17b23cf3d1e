import type { SourceTree } from './source-tree.ts'

/** The three trees in which each domain has a folder (ARCHITECTURE.md). A folder of the contract with a `calls.ts` is a domain. */
export const DOMAIN_TREES = {
  contract: 'packages/contract/src/',
  server: 'apps/server/src/',
  web: 'apps/web/src/features/',
} as const

export type DomainTree = keyof typeof DOMAIN_TREES
export const TREE_NAMES = Object.keys(DOMAIN_TREES) as DomainTree[]

/** Folders of a tree that are not domains, with their purpose. */
export const OTHER_FOLDERS: Readonly<Record<string, string>> = {
  'apps/server/src/app': 'puts the domains, the platform and the HTTP side together; lists all domains',
  'apps/server/src/platform': 'what domains are defined by, and what every process gives them',
  'apps/server/src/settings': 'the table of settings, and how their values are read',
  'apps/server/src/data-folder': 'names of all that a data folder holds, and its lock',
  'apps/server/src/terminal': 'what programs print, with controls escaped',
  'apps/server/src/http': 'what every call passes through: envelope, caller, request ids',
  'packages/contract/src/kinds': 'requests and responses of lists of records of any kind',
  'apps/server/src/kinds': 'how lists of records of any kind are searched and answered, for the domains of the kinds',
  'apps/server/src/database': 'the PostgreSQL supervisor, migrations and the pool, used by all domains',
  'apps/server/src/files': 'the files port: pictures that came with documents, used by imports and patents',
  'apps/server/src/adapters': 'builds the adapters main.ts chooses',
  'apps/server/src/startup': 'how processes of each role start: what happens before the server listens',
  'apps/server/src/testing': 'starts a server for tests',
  'apps/web/src/features/home': 'the home page: part of the shell, with words and code loaded apart',
  'packages/contract/src/client': 'the typed client, for all domains',
  'packages/contract/src/openapi': 'the OpenAPI document of all calls',
}

/** A domain that exists in only some trees, with the reason. An exception for one in all or none of them is out of date and fails. */
export const DOMAIN_EXCEPTIONS: Readonly<Record<string, { readonly missing: readonly DomainTree[]; readonly why: string }>> = {}

/** Tables that tables of other domains may reference by a foreign key. */
export const REFERRED_TABLES: Readonly<Record<string, string>> = {
  'apps/server/src/accounts/users/users-table.ts': 'what users store belongs to them, and goes with them',
}

/** The words of the domains: the folders of the contract that declare calls. */
export function domainWords(tree: SourceTree): readonly string[] {
  const calls = /^packages\/contract\/src\/([^/]+)\/calls\.ts$/
  return tree.paths.flatMap((path) => calls.exec(path)?.[1] ?? [])
}

/** The domain of a file in one of the three trees; undefined outside domains. */
export function domainOf(words: readonly string[], path: string): string | undefined {
  const root = TREE_NAMES.map((name) => DOMAIN_TREES[name]).find((one) => path.startsWith(one))
  if (root === undefined) return undefined
  const word = path.slice(root.length).split('/', 1)[0]!
  return words.includes(word) ? word : undefined
}
