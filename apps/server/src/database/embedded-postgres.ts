import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { makeSocketFolder, SOCKET_PREFIX } from '../data-folder/socket-folder.ts'
import type { Account } from './postgres-account.ts'
import type { PostgresLocation } from './locate-postgres.ts'
import { clusterName } from './postgres-processes.ts'
import type { DatabaseAddress } from './database-address.ts'
import { admitWithoutPassword, passwordFile, PORT, ROLES, secureDatabase, superuserAddress } from './postgres-roles.ts'
import { isPostmaster, readPostmaster, type Postmaster } from './postmaster-file.ts'
import { stopPostgres } from './stop-postgres.ts'

export interface EmbeddedPostgres {
  /** Of the role that owns the database and is not a superuser. */
  readonly address: DatabaseAddress
  /** True if a server left by a killed process was taken over. */
  readonly attached: boolean
  /** Stops PostgreSQL and resolves when it has ended; throws `PostgresStillRunning`. */
  stop(): Promise<void>
}

/** Bytes. */
const MAX_LOG_BYTES = 10_000_000
const OPTIONS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: PORT,
  log_checkpoints: 'off',
  // Details of errors contain values of rows, such as an e-mail address that is taken.
  log_error_verbosity: 'terse',
}
const START_LIMIT = 120_000
const CONNECT_LIMIT = 2000
const MAX_WAIT = 10_000
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const WRONG_PASSWORD = '28P01'

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over the one left running by a killed process. It listens on a Unix socket in
 * a folder only its account may enter and requires a password; no TCP port. `log` is its log file. Rejects when the signal is aborted:
 * none is started after that, but one that was already started or found may still run.
 */
export async function startEmbeddedPostgres(
  location: PostgresLocation,
  log: string,
  signal: AbortSignal = NEVER,
): Promise<EmbeddedPostgres> {
  signal.throwIfAborted()
  if (!existsSync(join(location.cluster, 'PG_VERSION'))) await createCluster(location, signal)
  await admitWithoutPassword(location)
  const left = await readPostmaster(location.cluster)
  if (left && (await isReadyWhileAlive(left, location, signal))) return running(location, left, true)
  if (left) await forget(left, location)
  return running(location, await launchPatiently(location, log, signal), false)
}

const NEVER = new AbortController().signal

/** Removes files of an ended PostgreSQL: its process id may now belong to another program and would prevent a start. */
async function forget({ socketFolder }: Postmaster, { cluster }: PostgresLocation): Promise<void> {
  await removeSocketFolder(socketFolder)
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}

/** Creates PostgreSQL's data in a temporary folder and renames it, so that the final folder is always complete. */
async function createCluster({ binaries, cluster, account }: PostgresLocation, signal: AbortSignal): Promise<void> {
  const unfinished = join(dirname(cluster), `.${basename(cluster)}.unfinished`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await setOwner(unfinished, account)
  const args = ['-D', unfinished, '-U', ROLES.superuser, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  try {
    signal.throwIfAborted()
    await runInitdb(spawn(binaries.initdb, args, { cwd: '/', env: CLEAN_ENVIRONMENT, detached: true, stdio: 'pipe', ...account }), signal)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    signal.throwIfAborted()
    throw new Error(`PostgreSQL's data cannot be made in ${dirname(cluster)}: ${(error as Error).message}`, { cause: error })
  }
  // Passwords of an earlier cluster.
  await rm(passwordFile(cluster), { force: true })
  await rename(unfinished, cluster)
}

/** Resolves when initdb has finished; rejects with its output. An abort, and the end of this process, kill its process group. */
async function runInitdb(initdb: ChildProcess, signal: AbortSignal): Promise<void> {
  const kill = () => {
    if (initdb.pid !== undefined && initdb.exitCode === null && initdb.signalCode === null) process.kill(-initdb.pid, 'SIGKILL')
  }
  process.once('exit', kill)
  signal.addEventListener('abort', kill, { once: true })
  try {
    initdb.stdout?.resume()
    // Ends when no process of the group has it open.
    const complaint = text(initdb.stderr!)
    const [code] = (await once(initdb, 'close')) as [number | null]
    if (code !== 0) throw new Error((await complaint) || `initdb ended with code ${code}`)
  } finally {
    process.off('exit', kill)
    signal.removeEventListener('abort', kill)
  }
}

/** The environment of PostgreSQL: only PATH, so that no PG* variable affects it. */
const CLEAN_ENVIRONMENT = { PATH: process.env['PATH'] ?? '', TZ: 'UTC', LC_ALL: 'C.UTF-8' }

async function launch(location: PostgresLocation, log: string, signal: AbortSignal): Promise<Postmaster> {
  const socketFolder = await makeSocketFolder(location.cluster, `.s.PGSQL.${PORT}`, location.account)
  const output = await openLog(log)
  try {
    signal.throwIfAborted()
    const child = spawnPostgres(location, socketFolder, output.fd)
    const postmaster = { pid: child.pid ?? 0, socketFolder }
    await Promise.race([untilReady(postmaster, location, signal), failed(child)]).catch((error: unknown) => {
      child.kill('SIGQUIT')
      throw error
    })
    return postmaster
  } catch (error) {
    await removeSocketFolder(socketFolder)
    signal.throwIfAborted()
    throw new Error(`PostgreSQL did not start: ${(error as Error).message}. Its last words in ${log}:\n${await lastLines(log)}`, {
      cause: error,
    })
  } finally {
    await output.close()
  }
}

function spawnPostgres({ binaries, cluster, account }: PostgresLocation, socketFolder: string, output: number): ChildProcess {
  const options = { ...OPTIONS, unix_socket_directories: socketFolder, cluster_name: clusterName(cluster) }
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: a Ctrl-C in the terminal must only reach this process, which then stops PostgreSQL in order.
  const child = spawn(binaries.postgres, ['-D', cluster, ...args], {
    cwd: '/',
    env: CLEAN_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', output, output],
    ...account,
  })
  child.unref()
  return child
}

/** Rejects once a child has failed to start or ended. */
function failed(child: ChildProcess): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}`)))
  })
  // Its end after a successful start is not an error of the start.
  end.catch(() => {})
  return end
}

/** Processes of a killed PostgreSQL may hold its shared memory for a moment: then a new one fails to start and is retried. */
async function launchPatiently(location: PostgresLocation, log: string, signal: AbortSignal): Promise<Postmaster> {
  const deadline = Date.now() + MAX_WAIT
  for (;;) {
    try {
      return await launch(location, log, signal)
    } catch (error) {
      if (Date.now() > deadline || !/shared memory block/.test(String(error))) throw error
      await sleep(250, undefined, { signal })
    }
  }
}

/** Opens for appending; truncates a large file. */
async function openLog(log: string) {
  // The first start has no log yet; other errors are those of opening it.
  const { size } = await stat(log).catch(() => ({ size: 0 }))
  return open(log, size > MAX_LOG_BYTES ? 'w' : 'a', 0o600)
}

async function setOwner(folder: string, account: Account | null): Promise<void> {
  if (account) await chown(folder, account.uid, account.gid)
}

/** Removes a socket folder we have created; any other folder stays. */
async function removeSocketFolder(folder: string): Promise<void> {
  if (basename(folder).startsWith(SOCKET_PREFIX)) await rm(folder, { recursive: true, force: true })
}

async function untilReady(postmaster: Postmaster, { cluster }: PostgresLocation, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + START_LIMIT
  while (!(await answers(postmaster, cluster))) await waitForAnswer(deadline, signal)
}

/** Waits until a PostgreSQL left running accepts connections; false if it ends first. */
async function isReadyWhileAlive(postmaster: Postmaster, { cluster }: PostgresLocation, signal: AbortSignal): Promise<boolean> {
  const deadline = Date.now() + START_LIMIT
  while (await isPostmaster(postmaster.pid, cluster)) {
    if (await answers(postmaster, cluster)) return true
    await waitForAnswer(deadline, signal)
  }
  return false
}

async function waitForAnswer(deadline: number, signal: AbortSignal): Promise<void> {
  if (Date.now() > deadline) throw new Error(`PostgreSQL gave no answer within ${START_LIMIT / 1000} s`)
  await sleep(15, undefined, { signal })
}

/** Whether it accepts connections; false also during crash recovery. Rejects if it never will: with another password. */
async function answers(postmaster: Postmaster, cluster: string): Promise<boolean> {
  const client = new pg.Client({ ...(await superuserAddress(postmaster, cluster)), connectionTimeoutMillis: CONNECT_LIMIT })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD)
      throw new Error(describeWrongPassword(cluster), { cause: error })
    return false
  } finally {
    // The connection only tested availability.
    await client.end().catch(() => {})
  }
}

function describeWrongPassword(cluster: string): string {
  const file = passwordFile(cluster)
  return (
    `The passwords in ${file} are not those of PostgreSQL's data in ${cluster}. Delete the file and restart: new passwords are generated. / ` +
    `${file} 中的密码与 ${cluster} 中的数据不符，请删除该文件后重新启动，系统将生成新密码。`
  )
}

async function running(location: PostgresLocation, postmaster: Postmaster, attached: boolean): Promise<EmbeddedPostgres> {
  return { address: await secureDatabase(postmaster, location), attached, stop: () => stop(location, postmaster) }
}

async function stop({ cluster }: PostgresLocation, { socketFolder }: Postmaster): Promise<void> {
  await stopPostgres(cluster)
  await removeSocketFolder(socketFolder)
}

async function lastLines(log: string): Promise<string> {
  // The lines only add to an error, which is reported without them.
  const content = await readFile(log, 'utf8').catch(() => '')
  return content.trimEnd().split('\n').slice(-8).join('\n')
}
