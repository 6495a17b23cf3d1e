import {
  COLOUR_DIMENSIONS,
  pictureSignature,
  scanPictures,
  SEARCHED_ORIENTATIONS,
  SHAPE_DIMENSIONS,
  signatureWords,
  type PictureView,
  type ScannedRows,
} from '@gezhi/pictures'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { median, percentile95 } from '../measuring.ts'

const DEFAULT_PICTURES = 200_000
/** Measured by `pictures`. */
const ROWS_PER_PICTURE = { marks: 1.78, drawings: 18.3 }
const QUERIES = 40
const HITS = 100
const WORDS = signatureWords(SHAPE_DIMENSIONS)

/** Latency of the scan over the rows of many pictures, in memory. */
export const pictureScan: Benchmark = {
  name: 'picture-scan',
  description: `Search by picture over random rows in memory, ${ROWS_PER_PICTURE.marks} per mark and ${ROWS_PER_PICTURE.drawings} per drawing, ${DEFAULT_PICTURES} of them unless a number is given; ${QUERIES} queries, ${HITS} hits, one thread; orientations: quarter turns, mirrored, and turns of 15, 30 and 45° in both directions; processor: time of the process, which neighbours on the machine do not lengthen as they do the other`,
  columns: ['query', 'rows', 'views', 'p50', 'p95', 'processor p50', 'processor p95', 'signatures'],
  run: (_folder, [size]) => {
    const pictures = Number(size ?? DEFAULT_PICTURES)
    const orientations = SEARCHED_ORIENTATIONS.length
    const marks = randomRows(pictures, ROWS_PER_PICTURE.marks)
    measureQueries('warm-up', marks, 2, orientations)
    const table = [
      measureQueries('marks, one view', marks, 1, 0),
      measureQueries('marks, two views', marks, 2, 0),
      measureQueries('marks, two views, any orientation', marks, 2, orientations),
    ]
    const drawings = randomRows(pictures, ROWS_PER_PICTURE.drawings)
    return Promise.resolve([
      ...table,
      measureQueries('drawings, one view', drawings, 1, 0),
      measureQueries('drawings, one view, any orientation', drawings, 1, orientations),
    ])
  },
}

function measureQueries(name: string, rows: ScannedRows, upright: number, orientations: number): string[] {
  const runs = Array.from({ length: QUERIES }, () => {
    const views = [null, ...SEARCHED_ORIENTATIONS.slice(0, orientations)].flatMap((orientation) =>
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

function randomRows(pictures: number, rowsPerPicture: number): ScannedRows {
  const count = Math.round(pictures * rowsPerPicture)
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
      pictures: rows.map((row) => Math.floor(row / rowsPerPicture)),
      records: rows.map((row) => Math.floor(row / rowsPerPicture)),
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
