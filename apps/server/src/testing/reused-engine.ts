import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchEngine } from '@gezhi/search'
import { inject } from 'vitest'
import { TEST_SEARCH_URL, testEngine, type TestEngine } from './test-engine.ts'

/** Engines that wait for the next app; beyond these they are closed. */
const MAX_STORED = 6

/** Of this worker: its test files share modules. */
const idle: TestEngine[] = []

/**
 * An empty engine for one app after another. The threads of the embedded one take five times as long to start as all else an app is made of,
 * and next to nothing to be given an empty index. In a cluster (`TEST_SEARCH_URL`) each app has an index of its own.
 */
export async function reusedEngine(): Promise<TestEngine> {
  const own = idle.pop() ?? (await testEngine(await mkdtemp(join(inject('testFolder'), 'engine-')), 1))
  return TEST_SEARCH_URL === null ? { engine: own.engine, drop: () => keep(own) } : own
}

async function keep(own: TestEngine): Promise<void> {
  if (idle.length < MAX_STORED && (await emptied(own.engine))) idle.push(own)
  else await own.drop()
}

/** Puts an index with nothing in it in the place of the one that was written; false where the test closed the engine or left it at work. */
async function emptied(engine: SearchEngine): Promise<boolean> {
  try {
    if ((await engine.semantic?.status())?.building === true) return false
    await (await engine.buildShadow()).finish()
    return true
  } catch {
    // Whatever it was, the next app has an engine of its own.
    return false
  }
}
