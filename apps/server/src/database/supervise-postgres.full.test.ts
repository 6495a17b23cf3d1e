import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { DatabaseAddress } from './database-address.ts'
import { locatePostgres } from './locate-postgres.ts'
import { readPostmaster } from './postmaster-file.ts'
import { supervisePostgres } from './supervise-postgres.ts'

it('makes no new data in the place of data that is gone, and runs again once it is back', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-supervisor-'))
  chmodSync(folder, 0o755)
  const location = await locatePostgres(join(folder, 'postgres'), folder, () => {})
  const failures: string[] = []
  const moved = vi.fn<(address: DatabaseAddress) => void>()
  const options = { signal: new AbortController().signal, moved, failed: ({ message }: Error) => void failures.push(message) }
  const postgres = await supervisePostgres(location, join(folder, 'postgres.log'), options)
  try {
    const { pid } = (await readPostmaster(location.cluster))!
    renameSync(location.cluster, `${location.cluster}-away`)
    process.kill(pid, 'SIGKILL')
    // Three looks of the supervisor; initdb takes about a second.
    await sleep(4000)
    expect(existsSync(location.cluster)).toBe(false)
    expect(failures).toEqual([`PostgreSQL's data is no longer in ${location.cluster}`])
    renameSync(`${location.cluster}-away`, location.cluster)
    await vi.waitFor(() => expect(moved).toHaveBeenCalledOnce(), { timeout: 240_000 })
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
