import { setTimeout as sleep } from 'node:timers/promises'
import { postgresProcesses, type PostgresProcess } from './postgres-processes.ts'

/** Processes of a PostgreSQL that could not be stopped. The message, for people, contains their ids and the data directory. */
export class PostgresStillRunning extends Error {
  override name = 'PostgresStillRunning'

  constructor(cluster: string, left: readonly PostgresProcess[]) {
    const pids = left.map(({ pid }) => pid)
    super(
      `PostgreSQL could not be stopped: process ${pids.join(', ')} still uses the data directory ${cluster}. Kill it manually. / ` +
        `PostgreSQL 未能停止：进程 ${pids.join('、')} 仍在使用数据目录 ${cluster}，请手动终止。`,
    )
  }
}

/** A signal (https://www.postgresql.org/docs/current/server-shutdown.html), its target, and the ms to wait for the end. */
interface StopStep {
  readonly signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'
  readonly to: 'postmaster' | 'all'
  readonly wait: number
}

/** After an immediate shutdown or a kill the next start needs crash recovery, but no commit is lost. */
const FAST: StopStep = { signal: 'SIGINT', to: 'postmaster', wait: 3500 }
const IMMEDIATE: StopStep = { signal: 'SIGQUIT', to: 'postmaster', wait: 700 }
const KILL: StopStep = { signal: 'SIGKILL', to: 'all', wait: 500 }

/**
 * Stops the PostgreSQL of a data directory and processes of a killed one, within 5 s; resolves when all have ended. Throws `PostgresStillRunning`
 * if processes remain, such as those of another account or those blocked by a dead disk. The caller ensures that nobody starts one
 * meanwhile.
 */
export async function stopPostgres(cluster: string): Promise<void> {
  for (const step of [FAST, IMMEDIATE, KILL]) {
    if (!send(step, cluster)) continue
    const deadline = performance.now() + step.wait
    while (performance.now() < deadline && postgresProcesses(cluster).length > 0) await sleep(20)
  }
  describeLeft(cluster)
}

/** The same synchronously, within 1.2 s: for a process that exits. */
export function stopPostgresSync(cluster: string): void {
  for (const step of [IMMEDIATE, KILL]) {
    if (!send(step, cluster)) continue
    const deadline = performance.now() + step.wait
    while (performance.now() < deadline && postgresProcesses(cluster).length > 0) sleepSync(20)
  }
  describeLeft(cluster)
}

/** Whether there was a process to signal. Backends without a postmaster only react to a kill, which comes last. */
function send({ signal, to }: StopStep, cluster: string): boolean {
  const targets = postgresProcesses(cluster).filter(({ isPostmaster }) => to === 'all' || isPostmaster)
  for (const { pid } of targets) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended, or belongs to another account: then it is among the remaining ones.
    }
  }
  return targets.length > 0
}

function describeLeft(cluster: string): void {
  const left = postgresProcesses(cluster)
  if (left.length > 0) throw new PostgresStillRunning(cluster, left)
}

function sleepSync(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
