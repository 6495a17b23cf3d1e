import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { postgresPlace } from '../database/postgres-place.ts'

/** A PostgreSQL of a test's own, which it may stop, start and restart. */
export interface OwnPostgres {
  /** Where it listens on 127.0.0.1. */
  readonly port: number
  /** Its database as the superuser `gezhi` by Unix socket: no password, no TLS. */
  readonly url: string
  /** Starts it and resolves when it lets in. */
  start(): Promise<void>
  /** SIGINT, so that connections are closed; resolves when it is gone. */
  stop(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

export interface OwnPostgresOptions {
  /** Lines of pg_hba.conf; by Unix socket everybody is let in. */
  readonly hba?: readonly string[]
  /** Lines of postgresql.conf. */
  readonly settings?: readonly string[]
  /** Files beside its data by name, readable by it alone; settings may name them. */
  readonly files?: Readonly<Record<string, string>>
}

const START_LIMIT = 60_000

/** Makes and starts one of the programs npm installed, on a free port and with nothing waiting for the disk. */
export async function ownPostgres({ hba = [], settings = [], files = {} }: OwnPostgresOptions = {}): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-own-'))
  await chmod(folder, 0o755)
  const { binaries, account, cluster } = await postgresPlace(join(folder, 'postgres'), folder, () => {})
  const give = async (path: string) => (account ? chown(path, account.uid, account.gid) : undefined)
  const sockets = join(folder, 'sockets')
  for (const path of [cluster, sockets]) {
    await mkdir(path, { mode: 0o700 })
    await give(path)
  }
  const initdb = ['-D', cluster, '-U', 'gezhi', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  await promisify(execFile)(binaries.initdb, initdb, { cwd: '/', ...account })
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(cluster, name), content, { mode: 0o600 })
    await give(join(cluster, name))
  }
  const port = await freePort()
  const own = [`port = ${port}`, `listen_addresses = '127.0.0.1'`, `unix_socket_directories = '${sockets}'`, 'fsync = off', ...settings]
  await appendFile(join(cluster, 'postgresql.conf'), `${own.join('\n')}\n`)
  await writeFile(join(cluster, 'pg_hba.conf'), `${['local all all trust', ...hba].join('\n')}\n`)
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
    // It was only to ask whether there is an answer.
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
