import { quantized } from './quantized-vector.ts'
import { scanKernel, type Dots } from './scan-kernel.ts'
import { FIRST_VECTOR, takeThreadPage, type VectorMemory } from './vector-memory.ts'

/** Vectors per call of the kernel: their results fit into the thread's page next to the question. */
const BLOCK = 8192
const RESULTS = 16_384

/** Vectors near a question, best first. */
export interface Near {
  /** Indices in the memory. */
  readonly places: Int32Array
  /** Cosines. */
  readonly scores: Float64Array
}

/** Compares vectors with a question; one per thread. */
export class VectorScan {
  readonly vectors: VectorMemory
  readonly #dots: Dots
  readonly #page: number
  readonly #results: Int32Array
  #scale = 0

  constructor(vectors: VectorMemory) {
    if (vectors.width * 2 > RESULTS) throw new RangeError(`Vectors of ${vectors.dimensions} numbers are too wide to be compared`)
    this.vectors = vectors
    this.#dots = scanKernel(vectors.memory)
    this.#page = takeThreadPage(vectors)
    this.#results = new Int32Array(vectors.memory.buffer, this.#page + RESULTS, BLOCK)
  }

  /** Sets the question, of length 1 and the dimensions of the vectors. */
  setQuestion(question: Float32Array): void {
    const { scale, bytes } = quantized(question)
    const target = new Int16Array(this.vectors.memory.buffer, this.#page, this.vectors.width)
    target.fill(0)
    target.set(bytes)
    this.#scale = scale
  }

  /** The cosine of one vector with the question. */
  score(place: number): number {
    this.#dots(this.#page, FIRST_VECTOR + place * this.vectors.width, 1, this.vectors.width, this.#page + RESULTS)
    return this.#results[0]! * this.#scale * this.vectors.scales[place]!
  }

  /** The vectors nearest to the question, at most `maxCount`; only those that pass `accepts`. */
  nearest(maxCount: number, accepts: (place: number) => boolean = () => true): Near {
    const best = new BestPlaces(maxCount)
    const { count, width, scales } = this.vectors
    for (let from = 0; from < count; from += BLOCK) {
      const size = Math.min(BLOCK, count - from)
      this.#dots(this.#page, FIRST_VECTOR + from * width, size, width, this.#page + RESULTS)
      for (let i = 0; i < size; i++) {
        const score = this.#results[i]! * this.#scale * scales[from + i]!
        if (score > best.bar && accepts(from + i)) best.add(from + i, score)
      }
    }
    return best.take()
  }
}

/** Collects the best of many in a buffer of twice the size. */
class BestPlaces {
  /** Minimum score to be collected. */
  bar = -Infinity
  readonly #maxCount: number
  #entries: { place: number; score: number }[] = []

  constructor(maxCount: number) {
    this.#maxCount = maxCount
  }

  add(place: number, score: number): void {
    this.#entries.push({ place, score })
    if (this.#entries.length >= this.#maxCount * 2) this.#cut()
  }

  take(): Near {
    this.#cut()
    return { places: Int32Array.from(this.#entries, ({ place }) => place), scores: Float64Array.from(this.#entries, ({ score }) => score) }
  }

  #cut(): void {
    this.#entries = this.#entries.sort((a, b) => b.score - a.score || a.place - b.place).slice(0, this.#maxCount)
    if (this.#entries.length === this.#maxCount) this.bar = this.#entries.at(-1)?.score ?? -Infinity
  }
}
