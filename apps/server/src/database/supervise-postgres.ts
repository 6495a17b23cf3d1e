import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseAddress } from './database-address.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { PostgresLocation } from './locate-postgres.ts'
import { isPostmaster, readPostmaster } from './postmaster-file.ts'
import { stopPostgres, stopPostgresSync } from './stop-postgres.ts'
import { printError } from '../terminal/print.ts'

/** ms between checks that it is running. */
const CHECK_INTERVAL_MS = 1000

export interface SupervisedPostgres {
  readonly address: DatabaseAddress
  /** Stops PostgreSQL, also during a restart, and resolves when it has ended; throws `PostgresStillRunning`. */
  stop(): Promise<void>
}

export interface SupervisionOptions {
  /** Aborts the first start, which then rejects and leaves no PostgreSQL. */
  readonly signal: AbortSignal
  /** It runs again, at another address. */
  moved(address: DatabaseAddress): void
  /** It ended, could not be restarted, or its data is gone; the next attempt follows. */
  failed(error: Error): void
}

/**
 * Starts the embedded PostgreSQL of a data folder and restarts it whenever it has ended by itself, for example after the OOM killer. If
 * the process exits without a stop, PostgreSQL is stopped on exit.
 */
export async function supervisePostgres(location: PostgresLocation, log: string, options: SupervisionOptions): Promise<SupervisedPostgres> {
  const ending = new AbortController()
  const stopAtExit = () => {
    try {
      stopPostgresSync(location.cluster)
    } catch (error) {
      printError((error as Error).message)
      process.exitCode = 1
    }
  }
  process.once('exit', stopAtExit)
  const stop = async () => {
    // From here on no other one is started: only the current one must be stopped.
    ending.abort()
    try {
      await stopPostgres(location.cluster)
    } finally {
      process.off('exit', stopAtExit)
    }
  }

  const first = await startEmbeddedPostgres(location, log, options.signal).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  let isMissing = false
  const look = async () => {
    const wasMissing = isMissing
    // Data that is gone, for example with a disk that is no longer mounted, is never replaced by new data.
    isMissing = !existsSync(join(location.cluster, 'PG_VERSION'))
    if (isMissing) {
      if (!wasMissing) options.failed(new Error(`PostgreSQL's data is no longer in ${location.cluster}`))
      return
    }
    const postmaster = await readPostmaster(location.cluster)
    if (postmaster !== null && (await isPostmaster(postmaster.pid, location.cluster))) return
    options.failed(new Error('PostgreSQL has ended and is started again'))
    const { address } = await startEmbeddedPostgres(location, log, ending.signal)
    options.moved(address)
  }
  let looking: Promise<void> | null = null
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: Error) => {
        if (!ending.signal.aborted) options.failed(error)
      })
      .finally(() => (looking = null))
  }, CHECK_INTERVAL_MS)
  timer.unref()
  return {
    address: first.address,
    async stop() {
      clearInterval(timer)
      await stop()
      await looking
    },
  }
}
