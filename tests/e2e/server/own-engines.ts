import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Engines for servers of the flows, instead of those in the data folder; set by `npm run test:real`. */
export const ENGINES = {
  /** Nodes of an OpenSearch cluster, separated by commas. */
  search: 'E2E_SEARCH_URL',
  /** A PostgreSQL server, as the URL of a database. */
  database: 'E2E_DATABASE_URL',
  /** An S3 bucket in the format of `GEZHI_FILES_URL`, without prefix. */
  files: 'E2E_FILES_URL',
} as const

export interface OwnEngines {
  /** Environment variables of the server. */
  readonly settings: Readonly<Record<string, string>>
  /** Removes what was created for it. */
  drop(): Promise<void>
}

/** The engines of the server of the flows, as JSON, for tests that access them directly. */
export const SERVER_ENGINES = 'E2E_SERVER_ENGINES'

/** The engine settings of the server of the flows; empty for the embedded engines. */
export function serverEngines(): Readonly<Record<string, string>> {
  return JSON.parse(process.env[SERVER_ENGINES] ?? '{}') as Record<string, string>
}

/** An index, a database and a file prefix for one server, on the engines of the environment; null without any. */
export async function ownEngines(): Promise<OwnEngines> {
  const name = `flows-${randomBytes(6).toString('hex')}`
  const made = [await ownIndex(name), await ownDatabase(name.replace('-', '_')), ownFiles(name)].filter((one) => one !== null)
  return {
    settings: Object.assign({}, ...made.map(({ settings }) => settings)) as Record<string, string>,
    async drop() {
      for (const one of made) await one.drop()
    },
  }
}

async function ownIndex(name: string): Promise<OwnEngines | null> {
  const nodes = process.env[ENGINES.search]
  if (nodes === undefined) return null
  return {
    settings: { GEZHI_SEARCH_URL: nodes, GEZHI_SEARCH_INDEX: name, GEZHI_SEARCH_REPLICAS: nodes.includes(',') ? '1' : '0' },
    drop: async () => void (await fetch(new URL(`/${name}-*`, nodes.split(',')[0]), { method: 'DELETE' })),
  }
}

async function ownDatabase(name: string): Promise<OwnEngines | null> {
  const server = process.env[ENGINES.database]
  if (server === undefined) return null
  await execute(server, `CREATE DATABASE ${name}`)
  return {
    settings: { DATABASE_URL: server.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`) },
    drop: () => execute(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** Remaining files in the bucket are deleted with it. */
function ownFiles(name: string): OwnEngines | null {
  const bucket = process.env[ENGINES.files]
  if (bucket === undefined) return null
  const url = new URL(bucket)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${name}`
  return { settings: { GEZHI_FILES_URL: url.href }, drop: async () => {} }
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
