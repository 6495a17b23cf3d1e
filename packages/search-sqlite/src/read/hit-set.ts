import { firstAtLeast } from './snapshot.ts'

/** Hits as ordinals: indices of documents among all row ids in ascending order. Sorted, unique and immutable. */
export class HitSet {
  readonly ordinals: Uint32Array
  #bits: Uint32Array | null = null

  constructor(ordinals: Uint32Array) {
    this.ordinals = ordinals
  }

  static all(documents: number): HitSet {
    return HitSet.between(0, documents)
  }

  /** Ordinals in any order, without duplicates. */
  static of(ordinals: Uint32Array): HitSet {
    return new HitSet(ordinals.toSorted())
  }

  /** Ordinals from `from` to before `to`. */
  static between(from: number, to: number): HitSet {
    const ordinals = new Uint32Array(to - from)
    for (let i = 0; i < ordinals.length; i++) ordinals[i] = from + i
    return new HitSet(ordinals)
  }

  get size(): number {
    return this.ordinals.length
  }

  /** Bytes of retained memory. */
  get bytes(): number {
    return this.ordinals.byteLength + (this.#bits?.byteLength ?? 0)
  }

  has(ordinal: number): boolean {
    this.#bits ??= toBits(this.ordinals)
    return ((this.#bits[ordinal >>> 5] ?? 0) & (1 << (ordinal & 31))) !== 0
  }

  /** The index of an ordinal among the hits, -1 if it is none. */
  indexOf(ordinal: number): number {
    const at = firstAtLeast(this.ordinals, ordinal)
    return this.ordinals[at] === ordinal ? at : -1
  }

  and(other: HitSet): HitSet {
    const [small, large] = this.size <= other.size ? [this, other] : [other, this]
    return small.filter((ordinal) => large.has(ordinal))
  }

  minus(other: HitSet): HitSet {
    return this.filter((ordinal) => !other.has(ordinal))
  }

  or(other: HitSet): HitSet {
    return merge(this.ordinals, other.ordinals, true)
  }

  xor(other: HitSet): HitSet {
    return merge(this.ordinals, other.ordinals, false)
  }

  /** The last `count`, which are the newest. */
  tail(count: number): HitSet {
    return new HitSet(this.ordinals.subarray(Math.max(0, this.size - count)))
  }

  filter(accepts: (ordinal: number) => boolean): HitSet {
    const remaining = new Uint32Array(this.size)
    let size = 0
    for (const ordinal of this.ordinals) if (accepts(ordinal)) remaining[size++] = ordinal
    return new HitSet(remaining.slice(0, size))
  }
}

function toBits(ordinals: Uint32Array): Uint32Array {
  const bits = new Uint32Array(((ordinals.at(-1) ?? 0) >>> 5) + 1)
  for (const ordinal of ordinals) bits[ordinal >>> 5]! |= 1 << (ordinal & 31)
  return bits
}

function merge(a: Uint32Array, b: Uint32Array, isUnion: boolean): HitSet {
  const merged = new Uint32Array(a.length + b.length)
  let size = 0
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const left = a[i]!
    const right = b[j]!
    if (left <= right) i++
    if (right <= left) j++
    if (left !== right || isUnion) merged[size++] = Math.min(left, right)
  }
  while (i < a.length) merged[size++] = a[i++]!
  while (j < b.length) merged[size++] = b[j++]!
  return new HitSet(merged.slice(0, size))
}
