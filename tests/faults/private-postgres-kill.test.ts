import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { it, onTestFinished } from 'vitest'
import { dataParent } from './server-process.ts'
import { surviveOutage } from './survive-outage.ts'

it('the private PostgreSQL killed beneath a running server is started again by it, and nothing acknowledged is lost', async () => {
  const folder = dataParent('gezhi-private-postgres-')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const data = join(folder, 'data')
  const go = async () => {
    process.kill(Number((await readFile(join(data, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGKILL')
  }
  await surviveOutage(data, {}, { go, comeBack: async () => {} })
}, 240_000)
