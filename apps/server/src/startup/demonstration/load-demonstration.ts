import { existsSync } from 'node:fs'
import { open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SearchEngine } from '@gezhi/search'
import type { Readiness } from '../../http/readiness.ts'
import type { FillIndex } from './fill-index.ts'

export interface Demonstration {
  /** Its records decide whether the installation is empty. */
  readonly engine: SearchEngine
  /** How many records, 0 for none. */
  readonly count: number
  /** Indexes of other kinds, filled first if they are empty as well. */
  readonly further: readonly Pick<Demonstration, 'engine' | 'count'>[]
  readonly fill: FillIndex
  /** Marker file: the demonstration was created or skipped in this data folder. */
  readonly marker: string
  readonly readiness: Readiness
  readonly signal: AbortSignal
  readonly print: (line: string) => void
}

/**
 * Fills an empty data folder with the demonstration, once: each kind as a shadow index that is switched in when complete, so that a killed
 * start begins again. A folder that contains records, or was once started with a count of 0, is left unchanged.
 */
export async function loadDemonstration(demonstration: Demonstration): Promise<void> {
  const { engine, marker, count } = demonstration
  if (existsSync(marker)) return
  const { documents } = await engine.status()
  const missing = documents === 0 ? count : 0
  if (missing > 0) {
    for (const further of demonstration.further) {
      if ((await further.engine.status()).documents === 0) await fill({ ...demonstration, ...further })
    }
    await fill(demonstration)
  }
  await writeMarker(marker, { patents: missing, at: new Date().toISOString() })
}

async function fill({ engine, count, fill: fillIndex, readiness, signal, print }: Demonstration): Promise<void> {
  Object.assign(readiness, { phase: 'demonstration', done: 0, total: count } satisfies Readiness)
  print(`Generating ${count} records for the demonstration (GEZHI_DEMO, ${engine.kind.name}), at the first start only…`)
  await fillIndex(engine, { count, signal, onWritten: (written) => reportProgress(readiness, written, print) })
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
