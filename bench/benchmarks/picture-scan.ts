import {
  COLOUR_DIMENSIONS,
  pictureSignature,
  QUARTER_ORIENTATIONS,
  scanPictures,
  SHAPE_DIMENSIONS,
  signatureWords,
  type PictureView,
  type ScannedRows,
} from '@gezhi/pictures'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { median, percentile95 } from '../measuring.ts'

const DEFAULT_PICTURES = 200_000
const ROWS_PER_PICTURE = 1.78
const QUERIES = 40
const HITS = 100
const WORDS = signatureWords(SHAPE_DIMENSIONS)

/** Latency of the scan over the rows of many pictures, in memory. */
export const pictureScan: Benchmark = {
  name: 'picture-scan',
  description: `Search by picture over random rows in memory, ${ROWS_PER_PICTURE} per picture, ${DEFAULT_PICTURES} pictures unless a number is given; ${QUERIES} queries, ${HITS} hits, one thread; orientations: quarter turns and mirrored; processor: time of the process, which neighbours on the machine do not lengthen as they do the other`,
  columns: ['query', 'rows', 'views', 'p50', 'p95', 'processor p50', 'processor p95', 'signatures'],
  run: (_folder, [size]) => {
    const count = Math.round(Number(size ?? DEFAULT_PICTURES) * ROWS_PER_PICTURE)
    const rows = randomRows(count)
    const measured = (name: string, upright: number, orientations: number): string[] => measureQueries(name, rows, upright, orientations)
    measured('warm-up', 2, 7)
    return Promise.resolve([
      measured('one view', 1, 0),
      measured('two views', 2, 0),
      measured('two views, any orientation', 2, QUARTER_ORIENTATIONS.length),
    ])
  },
}

function measureQueries(name: string, rows: ScannedRows, upright: number, orientations: number): string[] {
  const runs = Array.from({ length: QUERIES }, () => {
    const views = [null, ...QUARTER_ORIENTATIONS.slice(0, orientations)].flatMap((orientation) =>
      Array.from({ length: upright }, () => randomView(orientation)),
    )
    const [start, before] = [performance.now(), process.cpuUsage()]
    scanPictures({ queries: [views], combine: 'any', colourWeight: 0.1, limit: HITS }, rows)
    const time = performance.now() - start
    const { user, system } = process.cpuUsage(before)
    return { time, processor: (user + system) / 1000 }
  })
  const [times, processor] = [runs.map(({ time }) => time), runs.map((run) => run.processor)]
  const times4 = [median(times), percentile95(times), median(processor), percentile95(processor)]
  const count = rows.signatures.length / WORDS
  return [
    name,
    String(count),
    String(upright * (orientations + 1)),
    ...times4.map(formatTime),
    `${(rows.signatures.byteLength / 1e6).toFixed(1)} MB`,
  ]
}

function randomRows(count: number): ScannedRows {
  const [shapes, colours] = [randomBytes(count * SHAPE_DIMENSIONS), randomBytes(count * COLOUR_DIMENSIONS)]
  const signatures = new Uint32Array(count * WORDS)
  for (let row = 0; row < count; row++) {
    signatures.set(pictureSignature(shapes.subarray(row * SHAPE_DIMENSIONS, (row + 1) * SHAPE_DIMENSIONS)), row * WORDS)
  }
  const select = (all: Int8Array, rows: Int32Array, size: number): Int8Array => {
    const selected = new Int8Array(rows.length * size)
    rows.forEach((row, i) => selected.set(all.subarray(row * size, (row + 1) * size), i * size))
    return selected
  }
  return {
    signatures,
    accepted: null,
    read: (rows) => ({
      shapes: select(shapes, rows, SHAPE_DIMENSIONS),
      colours: select(colours, rows, COLOUR_DIMENSIONS),
      pictures: rows.map((row) => Math.floor(row / ROWS_PER_PICTURE)),
      parts: new Uint8Array(rows.length),
    }),
  }
}

function randomView(orientation: PictureView['orientation']): PictureView {
  return { view: 'whole', box: [0, 0, 255, 255], shape: randomBytes(SHAPE_DIMENSIONS), colour: randomBytes(COLOUR_DIMENSIONS), orientation }
}

function randomBytes(length: number): Int8Array {
  return Int8Array.from({ length }, () => Math.round((Math.random() - 0.5) * 140))
}
