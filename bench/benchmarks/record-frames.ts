import { zstdCompressSync, zstdDecompressSync, type ZstdOptions } from 'node:zlib'
import type { Benchmark } from '../benchmark.ts'
import { openRawIndex } from '../generated-index.ts'
import { median } from '../measuring.ts'

const RECORDS = 8000
const READS = 4000
const ROUNDS = 3
const RECORDS_A_FRAME = [1, 4, 16]
/** Spreads the reads over the records: a prime near the golden section of 2³². */
const STRIDE = 2_654_435_761

/** Whether storing several records in one zstd frame would be worth another layout of the index. */
export const recordFrames: Benchmark = {
  name: 'record-frames',
  description: `The fronts of the first ${RECORDS} records stored in the index of a folder, compressed as now, one in a frame, and ${RECORDS_A_FRAME.slice(1).join(' and ')} together, in turn; then ${READS} of them read one by one, each from its whole frame. CPU time a record, medians of ${ROUNDS} rounds`,
  columns: ['records a frame', 'bytes a record', 'compressing', 'reading'],
  run: async (_ownFolder, [folder]) => {
    if (folder === undefined) throw new Error('Name the folder of an index')
    const raw = await openRawIndex(folder)
    const stored = raw.prepare('SELECT front FROM documents LIMIT ?').all(RECORDS) as { front: Uint8Array }[]
    raw.close()
    const records = stored.map(({ front }) => zstdDecompressSync(front))
    const rounds = Array.from({ length: ROUNDS }, () => RECORDS_A_FRAME.map((together) => measure(records, together)))
    return RECORDS_A_FRAME.map((together, i) => {
      const of = (side: 'compressing' | 'reading') => `${median(rounds.map((round) => round[i]![side])).toFixed(1)} µs`
      return [String(together), rounds[0]![i]!.bytes.toFixed(0), of('compressing'), of('reading')]
    })
  },
}

/** Bytes, and µs of CPU for compressing and for reading, of a record. */
function measure(records: readonly Buffer[], together: number): { bytes: number; compressing: number; reading: number } {
  const frames: Buffer[] = []
  const compressing = microseconds(() => {
    for (let i = 0; i < records.length; i += together) frames.push(compress(Buffer.concat(records.slice(i, i + together))))
  })
  const starts = records.map((_, i) => records.slice(i - (i % together), i).reduce((sum, { length }) => sum + length, 0))
  let read = 0
  const reading = microseconds(() => {
    for (let n = 0; n < READS; n++) {
      const i = (n * STRIDE) % records.length
      const frame = zstdDecompressSync(frames[Math.floor(i / together)]!)
      read += frame.toString('utf8', starts[i], starts[i]! + records[i]!.length).length
    }
  })
  if (read === 0) throw new Error('Nothing was read')
  const bytes = frames.reduce((sum, { length }) => sum + length, 0) / records.length
  return { bytes, compressing: compressing / records.length, reading: reading / READS }
}

/** As the index does it. */
function compress(bytes: Buffer): Buffer {
  const options: ZstdOptions & { readonly pledgedSrcSize: number } = {
    chunkSize: Math.max(64, Math.min(bytes.length, 65_536)),
    pledgedSrcSize: bytes.length,
  }
  return zstdCompressSync(bytes, options)
}

function microseconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
