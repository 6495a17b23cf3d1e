import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readSettings } from '../../apps/server/src/settings/read-settings.ts'
import { ownPostgres } from '../../apps/server/src/testing/own-postgres.ts'
import { startS3Server } from '../../apps/server/src/testing/s3/s3-server.ts'
import { testDatabase } from '../../apps/server/src/testing/test-database.ts'
import { followEngine, openEngine } from '../../apps/server/src/adapters/open-engine.ts'
import type { SearchEngine } from '@gezhi/search'
import { PATENT_KIND } from '@gezhi/records'
import { startOpenSearch } from '../../tools/opensearch/start-cluster.ts'
import { dataParent } from './server-process.ts'

/** The stores that the processes of an installation share. */
export interface Installation {
  /** Its PostgreSQL. */
  readonly database: string
  /** Number of patents for the initial fill of an empty index. */
  readonly patents: number
  /** Environment variables of a new process; every call describes a separate machine if the installation has several. */
  settings(): Record<string, string>
  /** Its index, readable while its processes run. The caller closes it. */
  readIndex(): Promise<SearchEngine>
  /** Its index, writable while no process runs. The caller closes it. */
  writeIndex(): Promise<SearchEngine>
  /** Whether a semantic build has written anything. */
  isSemanticBuildBegun(): Promise<boolean>
  /** Stops whatever was started for it. */
  close(): Promise<void>
}

/** A single machine: one data folder, and the PostgreSQL of the tests. */
export async function oneMachine(): Promise<Installation> {
  const folder = dataParent('gezhi-one-')
  const { url, drop } = await testDatabase()
  const index = join(folder, 'data/index')
  return {
    database: url,
    patents: 0,
    settings: () => ({ GEZHI_DATA: join(folder, 'data') }),
    readIndex: () => followEngine({ kind: PATENT_KIND, folder: index }, readSettings({})),
    writeIndex: () => openEngine({ kind: PATENT_KIND, folder: index }, readSettings({})),
    isSemanticBuildBegun: async () => termVectorsIn(join(index, 'meaning.store')) > 0,
    async close() {
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Number of documents for which a build has computed term vectors. */
function termVectorsIn(store: string): number {
  if (!existsSync(store)) return 0
  const db = new DatabaseSync(store, { readOnly: true, timeout: 10_000 })
  try {
    return (db.prepare('SELECT count(*) AS count FROM bags').get() as { count: number }).count
  } finally {
    db.close()
  }
}

/** Machines that share only a cluster, a PostgreSQL server and a bucket: each process has its own data folder. */
export async function manyMachines(): Promise<Installation> {
  const folder = dataParent('gezhi-machines-')
  const [cluster, postgres, bucket] = await Promise.all([startOpenSearch(), ownPostgres(), startS3Server()])
  const shared = { GEZHI_SEARCH_URL: cluster.nodes.join(','), GEZHI_FILES_URL: bucket.url() }
  let machines = 0
  return {
    database: postgres.url,
    patents: 400,
    settings: () => ({ ...shared, GEZHI_DATA: join(folder, `machine-${machines++}`) }),
    readIndex: () => followEngine({ kind: PATENT_KIND, folder: '' }, readSettings(shared)),
    writeIndex: () => openEngine({ kind: PATENT_KIND, folder: '' }, readSettings(shared)),
    isSemanticBuildBegun: async () => (await (await fetch(new URL('/_cat/indices', cluster.nodes[0]))).text()).includes('-meaning-'),
    async close() {
      await Promise.all([cluster.stop(), postgres.remove(), bucket.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
