import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import { describeSearchEngine, type EngineUnderTest } from '@gezhi/search/testing'
import { openSqliteEngine } from './open-sqlite-engine.ts'

describe('the SQLite engine', () => describeSearchEngine({ newEngine }))

async function newEngine(): Promise<EngineUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-engine-'))
  return openUnderTest(folder)
}

async function openUnderTest(folder: string): Promise<EngineUnderTest> {
  const engine = await openSqliteEngine({ folder })
  const under: EngineUnderTest = {
    engine,
    reopen: async () => {
      await engine.close()
      const again = await openUnderTest(folder)
      under.dispose = again.dispose
      return again
    },
    dispose: async () => {
      await engine.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return under
}
