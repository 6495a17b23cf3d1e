import { type DatabaseAddress, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { PostgresPlace } from './postgres-place.ts'
import { isPostmaster, readPostmaster } from './postmaster-file.ts'

/** ms between looks whether it still runs. */
const LOOKED_EVERY = 1000

export interface KeptPostgres {
  readonly address: DatabaseAddress
  /** Ends PostgreSQL and resolves when it is gone. */
  stop(): Promise<void>
}

export interface Upkeep {
  /** It runs again, at another address. */
  moved(address: DatabaseAddress): void
  /** It ended, or could not be started again; that is tried anew. */
  failed(error: Error): void
}

/** Starts the private PostgreSQL of a data folder, and again whenever it has ended by itself, as when the system killed it for its memory. */
export async function keepPostgres(place: PostgresPlace, log: string, upkeep: Upkeep): Promise<KeptPostgres> {
  const first = await startEmbeddedPostgres(place, log)
  let current: EmbeddedPostgres = first
  let looking: Promise<void> | null = null

  const look = async () => {
    const postmaster = await readPostmaster(place.cluster)
    if (postmaster !== null && (await isPostmaster(postmaster.pid, place.cluster))) return
    upkeep.failed(new Error('PostgreSQL has ended and is started again'))
    current = await startEmbeddedPostgres(place, log)
    upkeep.moved(current.address)
  }
  const timer = setInterval(() => {
    looking ??= look()
      .catch(upkeep.failed)
      .finally(() => (looking = null))
  }, LOOKED_EVERY)
  timer.unref()
  return {
    address: first.address,
    async stop() {
      clearInterval(timer)
      await looking
      await current.stop()
    },
  }
}
