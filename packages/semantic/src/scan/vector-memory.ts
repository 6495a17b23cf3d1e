import type { QuantizedVector } from './quantized-vector.ts'

const PAGE = 65_536
/** Each thread has one page for its question and the results of one block. */
const MAX_THREADS = 64
const MAX_PAGES = 65_536
/** Vectors begin after the pages of the threads. */
export const FIRST_VECTOR = MAX_THREADS * PAGE

/** Vectors of documents in memory that threads share: plain data that may be posted from one to another. */
export interface VectorMemory {
  readonly memory: WebAssembly.Memory
  /** Bytes a vector takes: its dimensions and zeros up to a multiple of 16. */
  readonly width: number
  readonly dimensions: number
  readonly count: number
  readonly scales: Float32Array
  /** Number of the document of each vector, ascending. */
  readonly documents: Int32Array
  /** How many threads have taken a page. */
  readonly threads: Int32Array
}

/** Room for so many vectors; `put` fills it. Throws RangeError where so much memory cannot be had. */
export function vectorMemory(dimensions: number, count: number): VectorMemory {
  const width = Math.ceil(dimensions / 16) * 16
  const pages = MAX_THREADS + Math.max(1, Math.ceil((count * width) / PAGE))
  if (pages > MAX_PAGES) throw new RangeError(`${count} vectors of ${width} bytes do not fit into 4 GB`)
  return {
    memory: new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true }),
    width,
    dimensions,
    count,
    scales: new Float32Array(new SharedArrayBuffer(count * 4)),
    documents: new Int32Array(new SharedArrayBuffer(count * 4)),
    threads: new Int32Array(new SharedArrayBuffer(4)),
  }
}

/** Writes vector number `place`. Documents must ascend with the places. */
export function putVector(
  { memory, width, scales, documents }: VectorMemory,
  place: number,
  document: number,
  vector: QuantizedVector,
): void {
  new Int8Array(memory.buffer, FIRST_VECTOR + place * width, width).set(vector.bytes)
  scales[place] = vector.scale
  documents[place] = document
}

/** The vector at a place, as near to what was put as one byte a number can tell. */
export function readPlace({ memory, width, dimensions, scales }: VectorMemory, place: number): Float32Array {
  const bytes = new Int8Array(memory.buffer, FIRST_VECTOR + place * width, dimensions)
  return Float32Array.from(bytes, (value) => value * scales[place]!)
}

/** The address of a page of its own for a thread that reads the memory. Throws RangeError when more threads ask than there are pages. */
export function takeThreadPage({ threads }: VectorMemory): number {
  const taken = Atomics.add(threads, 0, 1)
  if (taken >= MAX_THREADS) throw new RangeError('Too many threads read the same vectors')
  return taken * PAGE
}
