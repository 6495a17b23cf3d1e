import { setTimeout as sleep } from 'node:timers/promises'
import { PostgresStillRunning } from '../database/stop-postgres.ts'
import { newLog } from '../http/new-log.ts'
import { newReadiness } from '../http/readiness.ts'
import type { Settings } from '../settings/settings.ts'
import { startTracing } from '../tracing/start-tracing.ts'
import { cleanupStack } from '../platform/cleanup-stack.ts'
import { makeDataFolder } from '../data-folder/data-folder.ts'
import { startAllInOne } from './start-all-in-one.ts'
import type { Adapters, StartOptions, StartParts } from './start-parts.ts'
import { startWeb } from './start-web.ts'
import { startWorker } from './start-worker.ts'

export interface RunningServer {
  readonly address: string
  /**
   * Announces the stop (`/readyz` 503), continues serving for GEZHI_DRAIN_SECONDS, and then ends everything in order: no new requests,
   * running ones finished, engine, jobs, database, lock.
   */
  stop(): Promise<void>
}

/** The start of each role; resolves with the address it listens on. */
const STARTS = {
  all: startAllInOne,
  web: startWeb,
  worker: startWorker,
} as const satisfies Record<Settings['GEZHI_ROLE'], (parts: StartParts) => Promise<string>>

/** Starts a process in its role on its data folder; resolves when it is operational. Leaves nothing running when it rejects. */
export async function startServer(settings: Settings, adapters: Adapters, options: StartOptions): Promise<RunningServer> {
  const opened = cleanupStack()
  const readiness = newReadiness()
  try {
    const folder = await makeDataFolder(settings.GEZHI_DATA)
    const log = newLog(settings.GEZHI_LOG)
    opened.defer(await startTracing(settings, { version: options.version, log }))
    const files = await adapters.openFiles(settings, folder.files, options.print)
    const address = await STARTS[settings.GEZHI_ROLE]({ ...options, settings, adapters, folder, files, log, readiness, opened })
    const stop = async () => {
      readiness.draining = true
      await sleep(settings.GEZHI_DRAIN_SECONDS * 1000)
      await opened.disposeAsync()
    }
    return { address, stop }
  } catch (error) {
    readiness.draining = true
    // The error that ended the start is reported, not failures to close afterwards; but remaining processes must be reported.
    await opened.disposeAsync().catch((failure: unknown) => {
      if (failure instanceof PostgresStillRunning) options.print(failure.message)
    })
    throw error
  }
}
