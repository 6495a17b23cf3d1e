import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { locatePostgres } from '../database/locate-postgres.ts'

/** A PostgreSQL of a test, which the test may stop, start and restart. */
export interface OwnPostgres {
  /** Its port on 127.0.0.1. */
  readonly port: number
  /** Its database as the superuser `gezhi` by Unix socket: no password, no TLS. */
  readonly url: string
  /** Folder of its data. */
  readonly cluster: string
  /** Starts it and resolves when it accepts connections. */
  start(): Promise<void>
  /** SIGINT, so that connections are closed; resolves when it has ended. */
  stop(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

export interface OwnPostgresOptions {
  /** Lines of pg_hba.conf; connections by Unix socket need no password. */
  readonly hba?: readonly string[]
  /** Lines of postgresql.conf. */
  readonly settings?: readonly string[]
  /** Files next to its data, by name, readable by it alone; settings may refer to them. */
  readonly files?: Readonly<Record<string, string>>
  /** A currently stopped primary: this one copies its data and follows it by streaming replication. */
  readonly follows?: OwnPostgres
  /** Folder of a system PostgreSQL, used instead of the one installed by npm; without it `TEST_POSTGRES_FOLDER`, if set. */
  readonly installation?: string | undefined
}

const START_LIMIT = 60_000

/** Creates and starts one on a free port, without syncing to disk. */
export async function ownPostgres({
  hba = [],
  settings = [],
  files = {},
  follows,
  installation = process.env['TEST_POSTGRES_FOLDER'] || undefined,
}: OwnPostgresOptions = {}): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-own-'))
  await chmod(folder, 0o755)
  const { binaries: installed, account, cluster } = await locatePostgres(join(folder, 'postgres'), folder, () => {})
  const binaries =
    installation === undefined ? installed : { initdb: join(installation, 'bin/initdb'), postgres: join(installation, 'bin/postgres') }
  const give = async (path: string) => (account ? chown(path, account.uid, account.gid) : undefined)
  const sockets = join(folder, 'sockets')
  await mkdir(sockets, { mode: 0o700 })
  await give(sockets)
  if (follows === undefined) {
    await mkdir(cluster, { mode: 0o700 })
    await give(cluster)
    const initdb = ['-D', cluster, '-U', 'gezhi', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
    await promisify(execFile)(binaries.initdb, initdb, { cwd: '/', ...account })
  } else {
    // An exact copy, with the permissions PostgreSQL requires.
    await promisify(execFile)('cp', ['-a', follows.cluster, cluster])
    await writeFile(join(cluster, 'standby.signal'), '')
  }
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(cluster, name), content, { mode: 0o600 })
    await give(join(cluster, name))
  }
  const port = await freePort()
  // At first it may start before the other one.
  const followed = follows && `primary_conninfo = 'host=${new URL(follows.url).searchParams.get('host')} port=${follows.port} user=gezhi'`
  const own = [
    `port = ${port}`,
    `listen_addresses = '127.0.0.1'`,
    `unix_socket_directories = '${sockets}'`,
    'fsync = off',
    ...(followed ? [followed, "wal_retrieve_retry_interval = '100ms'"] : []),
    ...settings,
  ]
  await appendFile(join(cluster, 'postgresql.conf'), `${own.join('\n')}\n`)
  await writeFile(join(cluster, 'pg_hba.conf'), `${['local all,replication all trust', ...hba].join('\n')}\n`)
  const url = `postgresql://gezhi@localhost:${port}/postgres?host=${encodeURIComponent(sockets)}`

  let child: ChildProcess | null = null
  const start = async () => {
    const started = spawn(binaries.postgres, ['-D', cluster], { cwd: '/', stdio: 'ignore', ...account })
    child = started
    const deadline = Date.now() + START_LIMIT
    while (!(await letsIn(url))) {
      if (started.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start (${started.exitCode})`)
      await sleep(20)
    }
  }
  const stop = async () => {
    const running = child
    child = null
    if (running === null || running.exitCode !== null) return
    running.kill('SIGINT')
    await once(running, 'exit')
  }
  await start()
  return {
    port,
    url,
    cluster,
    start,
    stop,
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function letsIn(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    // The connection only tested availability.
    await client.end().catch(() => {})
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
