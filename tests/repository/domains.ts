/** The domains of the house (ARCHITECTURE.md): one word each, the same in contract, server and web. */
export const DOMAINS = [
  'accounts',
  'content',
  'search',
  'patents',
  'classification',
  'pictures',
  'trademarks',
  'companies',
  'library',
  'exports',
  'monitors',
  'workspaces',
  'reports',
  'valuation',
  'novelty',
  'atlas',
  'commerce',
  'assistant',
  'openapi',
  'operations',
] as const

/** The three trees that name them. */
export const DOMAIN_TREES = {
  contract: 'packages/contract/src/',
  server: 'apps/server/src/',
  web: 'apps/web/src/features/',
} as const

/** Folders in a tree that are no domain. */
export const OTHER_FOLDERS: Readonly<Record<string, string>> = {
  'apps/server/src/http': 'what every call passes through: envelope, caller, request ids',
  'apps/server/src/database': 'the PostgreSQL supervisor, migrations and the pool, used by all domains',
  'apps/server/src/files': 'the files port: pictures that came with documents, used by imports and patents',
  'apps/server/src/adapters': 'builds the adapters main.ts chooses',
  'apps/server/src/startup': 'data folder, its lock, what happens before the server listens',
  'apps/web/src/features/home': 'the home page: part of the shell, with words and code loaded apart',
  'packages/contract/src/client': 'the typed client, for all domains',
  'apps/server/src/testing': 'starts a server for tests',
}

/** A domain that stands in some trees only, and why. */
export const DOMAIN_EXCEPTIONS: Readonly<
  Record<string, { readonly missing: readonly (keyof typeof DOMAIN_TREES)[]; readonly why: string }>
> = {
  accounts: { missing: ['web'], why: 'the API only so far: there is no page to log in with' },
  classification: { missing: ['web'], why: 'only calls so far, which search and patent pages use' },
  content: { missing: ['web'], why: 'only calls so far' },
  openapi: { missing: ['server', 'web'], why: 'only the OpenAPI document so far; a plugin of the server gives it and its page' },
}
