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
  'apps/server/src/app': 'composes the domains, the platform and HTTP; lists all domains',
  'apps/server/src/platform': 'the definition of a domain, and the services every process provides to domains',
  'apps/server/src/settings': 'the table of settings and the parsing of their values',
  'apps/server/src/data-folder': 'names of the entries of a data folder, and its lock',
  'apps/server/src/terminal': 'terminal output, with control characters escaped',
  'apps/server/src/http': 'the steps every call passes through: envelope, caller, request ids',
  'apps/server/src/tracing': 'spans of requests, searches, statements and jobs, by OpenTelemetry',
  'apps/server/src/metrics': 'what a process counts and measures of itself, in the format of Prometheus',
  'packages/contract/src/kinds': 'requests and responses of lists of records of any kind',
  'apps/server/src/kinds': 'searches lists of records of any kind and builds the responses, for the domains of the kinds',
  'apps/server/src/tools': 'what the assistant, models and clients of the Model Context Protocol may ask the records',
  'apps/server/src/database': 'the PostgreSQL supervisor, migrations and the pool, used by all domains',
  'apps/server/src/files': 'the port for files, such as drawings; used by imports and patents',
  'apps/server/src/adapters': 'builds the adapters that the settings select',
  'apps/server/src/startup': 'the start of processes of each role, until the server listens',
  'apps/server/src/testing': 'starts a server for tests',
  'apps/web/src/features/home': 'the home page: part of the shell, with its own catalogue and chunk',
  'packages/contract/src/client': 'the typed client, for all domains',
  'packages/contract/src/openapi': 'the OpenAPI document of all calls',
}

/** A domain that exists in only some trees, with the reason. An exception for one in all or none of them is out of date and fails. */
export const DOMAIN_EXCEPTIONS: Readonly<Record<string, { readonly missing: readonly DomainTree[]; readonly why: string }>> = {}

/** Tables that tables of other domains may reference by a foreign key. */
export const REFERRED_TABLES: Readonly<Record<string, string>> = {
  'apps/server/src/accounts/users/users-table.ts': 'rows of a user are deleted with the account',
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
