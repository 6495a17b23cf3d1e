import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { loadIndex, SimilarIndex, SimilarIndexBuilder, storedIndex } from '@gezhi/trademark-similarity'
import { generatedMarks, similarMarkCases } from '@gezhi/trademark-similarity/testing'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { median, percentile95 } from '../measuring.ts'

const DEFAULT_MARKS = 1_000_000
const GENERATED_QUERIES = 200
/** Comparing all marks takes seconds for each query. */
const SCANNED_QUERIES = 3
const HITS = 100
/** Other marks than those of the index. */
const QUERY_SEED = 7

/** Latency of searches for similar marks by all rules, with the comparison of all marks as the baseline. */
export const similarMarks: Benchmark = {
  name: 'similar-marks',
  description: `Similar marks by all rules over generated marks, ${DEFAULT_MARKS} unless a number is given: the index built from a stream, stored to a file and loaded; ${GENERATED_QUERIES} other generated marks and the queries of the similar-mark cases, ${HITS} hits, one thread, one after the other; baseline: every mark compared by the same rules, ${SCANNED_QUERIES} queries; processor: time of the process, which neighbours on the machine do not lengthen as they do the other`,
  columns: ['what', 'count', 'p50', 'p95', 'slowest', 'processor p50', 'processor p95', 'size'],
  run: async (folder, [size]) => {
    const count = Number(size ?? DEFAULT_MARKS)
    const built = measured(() => buildIndex(count))
    const path = join(folder, 'similar-marks')
    const stored = await measuredAsync(() => writeIndex(path, built.result))
    const loaded = await measuredAsync(() => readIndex(path))
    const index = loaded.result
    const generated = [...generatedMarks(GENERATED_QUERIES, QUERY_SEED)].map(({ text }) => text)
    const cases = [...new Set(similarMarkCases().map(({ query }) => query))]
    search(index, [...generated.slice(0, 20), ...cases.slice(0, 20)])
    return [
      row('build', count, [built], `${megabytes(index.bytes)} with what a search needs`),
      row('store', 1, [stored], megabytes((await stat(path)).size)),
      row('load', 1, [loaded], megabytes(process.memoryUsage().rss)),
      row('generated marks', generated.length, search(index, generated), ''),
      row('queries of the cases', cases.length, search(index, cases), ''),
      row('baseline: all compared', SCANNED_QUERIES, scan(index, cases.slice(0, SCANNED_QUERIES)), ''),
    ]
  },
}

interface Measured<T> {
  readonly result: T
  /** Milliseconds. */
  readonly time: number
  readonly processor: number
}

function measured<T>(work: () => T): Measured<T> {
  const [start, before] = [performance.now(), process.cpuUsage()]
  const result = work()
  return { result, ...since(start, before) }
}

async function measuredAsync<T>(work: () => Promise<T>): Promise<Measured<T>> {
  const [start, before] = [performance.now(), process.cpuUsage()]
  const result = await work()
  return { result, ...since(start, before) }
}

function since(start: number, before: NodeJS.CpuUsage): { time: number; processor: number } {
  const { user, system } = process.cpuUsage(before)
  return { time: performance.now() - start, processor: (user + system) / 1000 }
}

function buildIndex(count: number): SimilarIndex {
  const builder = new SimilarIndexBuilder()
  for (const mark of generatedMarks(count)) builder.add(mark)
  return builder.finish()
}

async function writeIndex(path: string, { columns }: SimilarIndex): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (const bytes of storedIndex(columns)) await file.write(bytes)
  } finally {
    await file.close()
  }
}

async function readIndex(path: string): Promise<SimilarIndex> {
  const columns = loadIndex(await readFile(path))
  if (columns === null) throw new Error('The stored index cannot be loaded')
  return new SimilarIndex(columns)
}

function search(index: SimilarIndex, texts: readonly string[]): Measured<unknown>[] {
  return texts.map((text) => measured(() => index.search({ text, limit: HITS })))
}

function scan(index: SimilarIndex, texts: readonly string[]): Measured<unknown>[] {
  return texts.map((text) => measured(() => index.compareAll({ text, limit: HITS })))
}

function row(what: string, count: number, runs: readonly Measured<unknown>[], size: string): string[] {
  const times = runs.map(({ time }) => time)
  const processor = runs.map((run) => run.processor)
  const summary = [median(times), percentile95(times), Math.max(...times), median(processor), percentile95(processor)]
  return [what, String(count), ...summary.map(formatTime), size]
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
