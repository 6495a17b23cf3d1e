import { readMarkForm } from '../form/mark-form.ts'
import { MARK_STATUSES, type SimilarityMark } from '../mark.ts'
import { BUCKET_COUNT } from './buckets.ts'
import { classBits } from './class-bits.ts'
import type { IndexColumns } from './index-columns.ts'
import { markFeatures } from './mark-features.ts'
import { NumberChunks } from './number-chunks.ts'
import { SimilarIndex } from './similar-index.ts'

/** Longer texts, ids and lists of groups are cut. */
const MAX_UNITS = 200
const MAX_GROUPS = 500

/** Builds an index from marks, one after the other; about 250 bytes of memory a mark while it does, half of it in the index. */
export class SimilarIndexBuilder {
  readonly #buckets = new NumberChunks()
  readonly #numbers = new NumberChunks()
  readonly #texts = new UnitList()
  readonly #ids = new UnitList()
  readonly #groups = new UnitList()
  readonly #lowClasses = new NumberChunks()
  readonly #highClasses = new NumberChunks()
  readonly #statuses = new NumberChunks()
  readonly #hanLengths = new NumberChunks()
  readonly #letterLengths = new NumberChunks()

  /** The number of marks so far. */
  get size(): number {
    return this.#statuses.length
  }

  /** Adds a mark. Marks without text are skipped: no rule finds them. */
  add({ id, text, classes, status }: SimilarityMark): void {
    const form = readMarkForm(text)
    const features = markFeatures(form)
    if (features.size === 0) return
    for (const bucket of features) {
      this.#buckets.push(bucket)
      this.#numbers.push(this.size)
    }
    this.#texts.add(unitsOf(text))
    this.#ids.add(unitsOf(id))
    this.#groups.add(classes.flatMap(({ groups = [] }) => groups.map(Number)).slice(0, MAX_GROUPS))
    const [low, high] = classBits(classes.map(({ number }) => number))
    this.#lowClasses.push(low)
    this.#highClasses.push(high)
    this.#hanLengths.push(Math.min(form.han.length, 255))
    this.#letterLengths.push(Math.min(form.letters.length, 255))
    this.#statuses.push(Math.max(MARK_STATUSES.indexOf(status), 0))
  }

  /** The index of all marks added. */
  finish(): SimilarIndex {
    const { size } = this
    const columns: IndexColumns = {
      ...this.#sortedPostings(),
      textStarts: this.#texts.starts(),
      texts: this.#texts.units(),
      idStarts: this.#ids.starts(),
      ids: this.#ids.units(),
      groupStarts: this.#groups.starts(),
      groups: this.#groups.units(),
      lowClasses: this.#lowClasses.copyTo(new Uint32Array(size)),
      highClasses: this.#highClasses.copyTo(new Uint32Array(size)),
      statuses: this.#statuses.copyTo(new Uint8Array(size)),
      hanLengths: this.#hanLengths.copyTo(new Uint8Array(size)),
      letterLengths: this.#letterLengths.copyTo(new Uint8Array(size)),
    }
    return new SimilarIndex(columns)
  }

  /** Counting sort by bucket: within one, marks stay in the order in which they were added. */
  #sortedPostings(): Pick<IndexColumns, 'bucketStarts' | 'postings'> {
    const bucketStarts = new Uint32Array(BUCKET_COUNT + 1)
    this.#buckets.forEach((bucket) => bucketStarts[bucket + 1]!++)
    for (let bucket = 0; bucket < BUCKET_COUNT; bucket++) bucketStarts[bucket + 1]! += bucketStarts[bucket]!
    const next = bucketStarts.slice()
    const order = new Uint32Array(this.#buckets.length)
    this.#buckets.forEach((bucket, at) => (order[at] = next[bucket]!++))
    const postings = new Uint32Array(this.#buckets.length)
    this.#numbers.forEach((number, at) => (postings[order[at]!] = number))
    return { bucketStarts, postings }
  }
}

/** Lists of 16-bit units, one for each mark. */
class UnitList {
  readonly #starts = new NumberChunks()
  readonly #units = new NumberChunks()

  add(units: readonly number[]): void {
    this.#starts.push(this.#units.length)
    for (const unit of units) this.#units.push(unit)
  }

  starts(): Uint32Array {
    const starts = this.#starts.copyTo(new Uint32Array(this.#starts.length + 1))
    starts[this.#starts.length] = this.#units.length
    return starts
  }

  units(): Uint16Array {
    return this.#units.copyTo(new Uint16Array(this.#units.length))
  }
}

function unitsOf(text: string): number[] {
  return Array.from({ length: Math.min(text.length, MAX_UNITS) }, (_, at) => text.charCodeAt(at))
}
