import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { PATENT_KIND, type RecordKind } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { inject } from 'vitest'
import { RECORD_KINDS } from '../kinds/record-kinds.ts'
import { TEST_SEARCH_URL, testEngine, testEngineOf, type TestEngine } from './test-engine.ts'

/** Maximum number of idle engines; further ones are closed. */
const MAX_STORED = 6

/** Of this worker: its test files share modules. */
const idle: TestEngine[] = []

/**
 * An empty engine for each app. Starting the threads of the embedded one takes five times as long as the rest of an app, whereas emptying
 * its index is fast. In a cluster (`TEST_SEARCH_URL`) each app has a separate index.
 */
export async function reusedEngine(): Promise<TestEngine> {
  const own = idle.pop() ?? (await testEngine(await mkdtemp(join(inject('testFolder'), 'engine-')), 1))
  return TEST_SEARCH_URL === null ? { engine: own.engine, drop: () => storeForReuse(own) } : own
}

/** Engines of the other kinds, which stay empty: apps with records of such a kind bring their own. One of each for all apps of a worker. */
export function emptyEngines(): Promise<readonly SearchEngine[]> {
  return (empty ??= Promise.all(RECORD_KINDS.filter(({ name }) => name !== PATENT_KIND.name).map(openEmpty)))
}

let empty: Promise<readonly SearchEngine[]> | undefined

async function openEmpty(kind: RecordKind): Promise<SearchEngine> {
  return (await testEngineOf(kind, await mkdtemp(join(inject('testFolder'), `${kind.name}-`)), 1)).engine
}

async function storeForReuse(own: TestEngine): Promise<void> {
  if (idle.length < MAX_STORED && (await emptied(own.engine))) idle.push(own)
  else await own.drop()
}

/** Replaces a written index by an empty one; false if the test closed the engine or left it busy. */
async function emptied(engine: SearchEngine): Promise<boolean> {
  try {
    if ((await engine.semantic?.status())?.building === true) return false
    await (await engine.buildShadow()).finish()
    return true
  } catch {
    // On any error the next app gets a new engine.
    return false
  }
}
