import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import type { SearchEngine } from '@gezhi/search'
import { describeSearchEngine, type EngineUnderTest } from '@gezhi/search/testing'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from './open-sqlite-engine.ts'

interface Opened {
  readonly engine: SearchEngine
  readonly folder: string
}

/** Left open by the last case and empty. To start the threads of one for each case takes longer than all that is asked of it. */
let left: Opened | null = null

describe('the SQLite engine', () => {
  describeSearchEngine({ newEngine })
  afterAll(async () => {
    if (left !== null) await remove(left)
  })
})

async function newEngine(): Promise<EngineUnderTest> {
  const opened = left ?? (await open(await mkdtemp(join(tmpdir(), 'gezhi-engine-'))))
  left = null
  return under(opened)
}

async function open(folder: string): Promise<Opened> {
  return { engine: await openSqliteEngine({ kind: PATENT_KIND, folder }), folder }
}

function under(opened: Opened): EngineUnderTest {
  const it: EngineUnderTest = {
    engine: opened.engine,
    reopen: async () => {
      await opened.engine.close()
      const again = under(await open(opened.folder))
      it.dispose = again.dispose
      return again
    },
    dispose: async () => {
      if (await emptied(opened.engine)) left = opened
      else await remove(opened)
    },
  }
  return it
}

/** Puts an index with nothing in it in the place of the one that was written; false where the case closed the engine or left a build open. */
async function emptied(engine: SearchEngine): Promise<boolean> {
  try {
    await (await engine.buildAside()).finish()
    return true
  } catch {
    // Whatever it was, the next case has an engine of its own.
    return false
  }
}

async function remove({ engine, folder }: Opened): Promise<void> {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
}
