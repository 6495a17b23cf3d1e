import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { it, onTestFinished } from 'vitest'
import { ownPostgres } from '../../apps/server/src/testing/own-postgres.ts'
import { dataParent } from './server-process.ts'
import { surviveOutage } from './survive-outage.ts'

it('PostgreSQL restarted under a running server: calls report it, then everything recovers by itself and sessions survive', async () => {
  const folder = dataParent('gezhi-postgres-restart-')
  const postgres = await ownPostgres()
  onTestFinished(async () => {
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  await surviveOutage(join(folder, 'data'), { DATABASE_URL: postgres.url }, { go: postgres.stop, comeBack: postgres.start })
}, 240_000)
