import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'
import { testDatabase } from '../../apps/server/src/testing/test-database.ts'
import { describeManyProcesses } from './describe-many-processes.ts'
import { dataParent } from './server-process.ts'

describe('two web and two worker processes on one database and one data folder', () => {
  describeManyProcesses(async () => {
    const folder = dataParent('gezhi-many-')
    const { url, drop } = await testDatabase()
    return {
      database: url,
      patents: 0,
      settings: () => ({ GEZHI_DATA: join(folder, 'data') }),
      async close() {
        await drop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  })
})
