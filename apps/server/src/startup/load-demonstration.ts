import { existsSync } from 'node:fs'
import { open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SearchEngine } from '@gezhi/search'
import type { Readiness } from '../http/readiness.ts'

export interface Demonstration<R extends object> {
  readonly engine: SearchEngine<R>
  /** Marker file: the demonstration was created or skipped in this data folder. */
  readonly marker: string
  /** How many records, 0 for none. */
  readonly count: number
  readonly records: (count: number) => Iterable<R> | AsyncIterable<R>
  /** Records of other kinds, written first to engines that are empty as well. */
  readonly further: readonly FurtherRecords[]
  readonly readiness: Readiness
  readonly signal: AbortSignal
  readonly print: (line: string) => void
}

/** Records of another kind. */
export interface FurtherRecords {
  readonly engine: SearchEngine
  readonly count: number
  readonly records: (count: number) => Iterable<object> | AsyncIterable<object>
}

const BATCH = 500

/**
 * Fills an empty data folder with the demonstration, once: each kind as a shadow index that is switched in when complete, so that a killed
 * start begins again. A folder that contains records, or was once started with a count of 0, is left unchanged.
 */
export async function loadDemonstration<R extends object>(demonstration: Demonstration<R>): Promise<void> {
  const { engine, marker, count } = demonstration
  if (existsSync(marker)) return
  const { documents } = await engine.status()
  const missing = documents === 0 ? count : 0
  if (missing > 0) {
    for (const further of demonstration.further) {
      if ((await further.engine.status()).documents === 0) await build({ ...demonstration, ...further })
    }
    await build(demonstration)
  }
  await writeMarker(marker, { patents: missing, at: new Date().toISOString() })
}

type Building<R extends object> = Pick<Demonstration<R>, 'engine' | 'count' | 'records' | 'readiness' | 'signal' | 'print'>

async function build<R extends object>({ engine, count, records, readiness, signal, print }: Building<R>): Promise<void> {
  Object.assign(readiness, { phase: 'demonstration', done: 0, total: count } satisfies Readiness)
  print(`Generating ${count} records for the demonstration (GEZHI_DEMO, ${engine.kind.name}), at the first start only…`)
  const index = await engine.buildShadow()
  try {
    // The next batch is generated while the previous one is written: two threads work in parallel.
    let writing: Promise<unknown> = Promise.resolve()
    for await (const puts of batches(records(count))) {
      await writing
      signal.throwIfAborted()
      writing = index.write({ puts }).then(() => reportProgress(readiness, puts.length, print))
      // Handled when it is awaited; until then it must not count as an unhandled rejection.
      writing.catch(() => {})
    }
    await writing
    await index.finish()
  } catch (error) {
    // The first error is reported; remains are removed at the next start.
    await index.abandon().catch(() => {})
    throw error
  }
}

async function* batches<R>(records: Iterable<R> | AsyncIterable<R>): AsyncGenerator<R[]> {
  let batch: R[] = []
  for await (const record of records) {
    batch.push(record)
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length) yield batch
}

/** Whether a data folder was filled with the demonstration, by its marker. */
export async function holdsDemonstration(marker: string): Promise<boolean> {
  const text = await readFile(marker, 'utf8').catch(() => '{}')
  return ((JSON.parse(text) as { patents?: number }).patents ?? 0) > 0
}

/** One line per fifth. */
function reportProgress(readiness: Readiness, written: number, print: (line: string) => void): void {
  const { done = 0, total = 1 } = readiness
  readiness.done = done + written
  const fifth = (value: number) => Math.floor((5 * value) / total)
  if (fifth(readiness.done) > fifth(done)) print(`  ${readiness.done} of ${total}`)
}

/** Atomic and durable when it resolves. */
async function writeMarker(path: string, content: object): Promise<void> {
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w')
  await file.writeFile(`${JSON.stringify(content)}\n`)
  await file.sync()
  await file.close()
  await rename(unfinished, path)
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
