import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { demoPatents } from '@gezhi/imports/demo'
import { formatTime } from './benchmark.ts'
import { lengthening } from './full-texts.ts'

const BATCH = 2000

/** Generated patents in batches: with title, abstract and main claim, or with all claims and a description of usual length too. */
export function* generatedBatches(patents: number, { fullText = false } = {}): Generator<PatentRecord[], void, void> {
  const lengthen = fullText ? lengthening() : (record: PatentRecord) => record
  let batch: PatentRecord[] = []
  for (const { claims, drawings: _, ...record } of demoPatents({ seed: 1, count: patents, withoutDescription: !fullText })) {
    batch.push(lengthen({ ...record, ...(claims !== undefined && { claims: fullText ? claims : claims.slice(0, 1) }) }))
    if (batch.length === (fullText ? BATCH / 10 : BATCH)) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

/** Fills an engine with `count` documents unless it already contains them; prints and returns the ms it took, null if it was filled. */
export async function fillIndex(engine: SearchEngine, patents: number, { fullText = false } = {}): Promise<number | null> {
  if ((await engine.count({ query: null, exact: true })).total === patents) return null
  const start = performance.now()
  const build = await engine.buildShadow()
  let written = 0
  for (const batch of generatedBatches(patents, { fullText })) {
    await build.write({ puts: batch })
    written += batch.length
    if (written % 100_000 === 0) console.log(`${written} written, ${((written * 1000) / (performance.now() - start)).toFixed(0)} a second`)
  }
  await build.finish()
  const took = performance.now() - start
  console.log(`${patents} patents written and optimised in ${formatTime(took)}`)
  return took
}

/** The file of the one index in a folder, opened for reading past the engine, with as large a page cache as its readers have. */
export async function openRawIndex(folder: string): Promise<DatabaseSync> {
  const file = (await readdir(folder)).find((name) => name.endsWith('.index'))!
  const raw = new DatabaseSync(join(folder, file), { readOnly: true })
  raw.exec('PRAGMA cache_size=-65536')
  return raw
}

/** Bytes a document of the index, apart from the stored records, and of these. */
export function reportIndexSize(raw: DatabaseSync, patents: number): string {
  const rows = raw.prepare('SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name').all() as { name: string; bytes: number }[]
  const sum = (is: (name: string) => boolean) => rows.reduce((total, { name, bytes }) => total + (is(name) ? bytes : 0), 0) / patents
  return `${sum((name) => name !== 'documents').toFixed(0)} bytes of index and ${sum((name) => name === 'documents').toFixed(0)} of stored records a document`
}
