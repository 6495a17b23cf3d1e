import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordKind } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { testEngineOf } from '../../apps/server/src/testing/test-engine.ts'

const BATCH = 2000

/** An engine with these records of a kind: the embedded one, or an OpenSearch cluster if `TEST_SEARCH_URL` is set. */
export async function engineOver<R extends object>(
  kind: RecordKind<R>,
  records: readonly R[],
): Promise<{ engine: SearchEngine<R>; dispose: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-oracle-'))
  const { engine, drop } = await testEngineOf(kind, folder)
  const build = await engine.buildShadow()
  for (let i = 0; i < records.length; i += BATCH) await build.write({ puts: records.slice(i, i + BATCH) })
  await build.finish()
  const dispose = async () => {
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { engine, dispose }
}

/** Reproducible random integers from 0 to `below` - 1. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
