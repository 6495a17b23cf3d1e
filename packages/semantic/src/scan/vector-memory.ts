import type { QuantizedVector } from './quantized-vector.ts'

const PAGE = 65_536
/** Each thread has one page for its question and the results of one block. */
const MAX_THREADS = 64
const MAX_PAGES = 65_536
/** Vectors begin after the pages of the threads. */
export const FIRST_VECTOR = MAX_THREADS * PAGE

/** Vectors of documents in shared memory: plain data that can be posted between threads. */
export interface VectorMemory {
  readonly memory: WebAssembly.Memory
  /** Bytes per vector: its dimensions, zero-padded to a multiple of 16. */
  readonly width: number
  readonly dimensions: number
  readonly count: number
  readonly scales: Float32Array
  /** Number of the document of each vector, ascending. */
  readonly documents: Int32Array
  /** Number of threads that have taken a page. */
  readonly threads: Int32Array
}

/** Allocates memory for a number of vectors; `putVector` fills it. Throws RangeError if there is not enough memory. */
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

/** Writes the vector at an index. Documents must be in ascending order. */
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

/** The vector at an index, with the precision of one byte per component. */
export function readPlace({ memory, width, dimensions, scales }: VectorMemory, place: number): Float32Array {
  const bytes = new Int8Array(memory.buffer, FIRST_VECTOR + place * width, dimensions)
  return Float32Array.from(bytes, (value) => value * scales[place]!)
}

/** The address of a free page for a thread that reads the memory. Throws RangeError if there are more threads than pages. */
export function takeThreadPage({ threads }: VectorMemory): number {
  const taken = Atomics.add(threads, 0, 1)
  if (taken >= MAX_THREADS) throw new RangeError('Too many threads read the same vectors')
  return taken * PAGE
}
