import { firstAtLeast } from './snapshot.ts'

/**
 * Hits as ordinals: indices of documents among all row ids in ascending order. Unique and immutable. Many hits are kept as one bit per
 * document, few as a sorted list: whichever is smaller.
 */
export class HitSet {
  readonly size: number
  /** Whether the bits are the form in which the hits are kept. */
  readonly #isDense: boolean
  readonly #list: Uint32Array | null
  #bits: Uint32Array | null
  /** The list of dense hits while somebody uses it. */
  #listed: WeakRef<Uint32Array> | null = null

  /** Of ascending ordinals, or of bits by ordinal. */
  private constructor(size: number, list: Uint32Array | null, bits: Uint32Array | null) {
    this.size = size
    this.#isDense = list === null
    this.#list = list
    this.#bits = bits
  }

  /** Of ascending ordinals without duplicates. */
  static ofSorted(ordinals: Uint32Array): HitSet {
    return new HitSet(ordinals.length, ordinals, null)
  }

  /** Ordinals in any order, without duplicates. */
  static of(ordinals: Uint32Array): HitSet {
    return HitSet.ofSorted(ordinals.toSorted())
  }

  /** Bit `i & 31` of number `i >>> 5` is set if ordinal i is a hit. The hits take over the array. */
  static ofBits(bits: Uint32Array): HitSet {
    const size = bitCount(bits)
    return size > bits.length ? new HitSet(size, null, bits) : HitSet.ofSorted(toList(bits, size))
  }

  static all(documents: number): HitSet {
    return HitSet.between(0, documents)
  }

  /** Ordinals from `from` to before `to`. */
  static between(from: number, to: number): HitSet {
    const bits = new Uint32Array((to + 31) >>> 5)
    if (to > from) {
      bits.fill(0xffffffff, from >>> 5)
      bits[from >>> 5] = 0xffffffff << (from & 31)
      if ((to & 31) !== 0) bits[to >>> 5]! &= ~(0xffffffff << (to & 31))
    }
    return HitSet.ofBits(bits)
  }

  static none(): HitSet {
    return HitSet.ofSorted(new Uint32Array(0))
  }

  /** In ascending order. Read it once: of many hits the list is made, and not kept. */
  get ordinals(): Uint32Array {
    if (this.#list !== null) return this.#list
    const known = this.#listed?.deref()
    if (known !== undefined) return known
    const list = toList(this.#bits!, this.size)
    this.#listed = new WeakRef(list)
    return list
  }

  /** Bytes of retained memory; the bits of a list may still be made, and take no more than those of any dense set. */
  get bytes(): number {
    return this.#isDense ? this.#bits!.byteLength : this.#list!.byteLength * 2
  }

  has(ordinal: number): boolean {
    const bits = (this.#bits ??= toBits(this.#list!))
    return ((bits[ordinal >>> 5] ?? 0) & (1 << (ordinal & 31))) !== 0
  }

  /** The index of an ordinal among the hits, -1 if it is none. */
  indexOf(ordinal: number): number {
    const { ordinals } = this
    const at = firstAtLeast(ordinals, ordinal)
    return ordinals[at] === ordinal ? at : -1
  }

  and(other: HitSet): HitSet {
    const [small, large] = this.size <= other.size ? [this, other] : [other, this]
    if (!small.#isDense || !large.#isDense) return small.filter((ordinal) => large.has(ordinal))
    const [a, b] = [small.#bits!, large.#bits!]
    const both = new Uint32Array(Math.min(a.length, b.length))
    for (let i = 0; i < both.length; i++) both[i] = a[i]! & b[i]!
    return HitSet.ofBits(both)
  }

  minus(other: HitSet): HitSet {
    if (!this.#isDense) return this.filter((ordinal) => !other.has(ordinal))
    const bits = this.#bits!.slice()
    if (other.#isDense) for (let i = Math.min(bits.length, other.#bits!.length) - 1; i >= 0; i--) bits[i]! &= ~other.#bits![i]!
    else for (const ordinal of other.#list!) if (ordinal >>> 5 < bits.length) bits[ordinal >>> 5]! &= ~(1 << (ordinal & 31))
    return HitSet.ofBits(bits)
  }

  or(other: HitSet): HitSet {
    if (!this.#isDense && !other.#isDense) return merge(this.#list!, other.#list!, true)
    const bits = this.#copiedBits(other)
    if (other.#isDense) for (let i = 0; i < other.#bits!.length; i++) bits[i]! |= other.#bits![i]!
    else for (const ordinal of other.#list!) bits[ordinal >>> 5]! |= 1 << (ordinal & 31)
    return HitSet.ofBits(bits)
  }

  xor(other: HitSet): HitSet {
    if (!this.#isDense && !other.#isDense) return merge(this.#list!, other.#list!, false)
    const bits = this.#copiedBits(other)
    if (other.#isDense) for (let i = 0; i < other.#bits!.length; i++) bits[i]! ^= other.#bits![i]!
    else for (const ordinal of other.#list!) bits[ordinal >>> 5]! ^= 1 << (ordinal & 31)
    return HitSet.ofBits(bits)
  }

  /** The last `count`, which are the newest. */
  tail(count: number): HitSet {
    if (count >= this.size) return this
    if (this.#list !== null) return HitSet.ofSorted(this.#list.subarray(this.size - count))
    const list = new Uint32Array(count)
    let left = count
    for (const ordinal of this.down()) {
      list[--left] = ordinal
      if (left === 0) break
    }
    return HitSet.ofSorted(list)
  }

  /** The hits below `before`, in descending order; stops early for a page. */
  *down(before = Infinity): Generator<number, void, void> {
    if (this.#list !== null) {
      for (let i = firstAtLeast(this.#list, before) - 1; i >= 0; i--) yield this.#list[i]!
      return
    }
    const bits = this.#bits!
    for (let i = Math.min(bits.length - 1, Math.floor(before / 32)); i >= 0; i--) {
      for (let word = bits[i]!; word !== 0;) {
        const highest = 31 - Math.clz32(word)
        word &= ~(1 << highest)
        if (i * 32 + highest < before) yield i * 32 + highest
      }
    }
  }

  filter(accepts: (ordinal: number) => boolean): HitSet {
    const remaining = new Uint32Array(this.size)
    let size = 0
    for (const ordinal of this.ordinals) if (accepts(ordinal)) remaining[size++] = ordinal
    return HitSet.ofSorted(remaining.slice(0, size))
  }

  /** Its bits, with room for those of another. */
  #copiedBits(other: HitSet): Uint32Array {
    const length = Math.max(lengthOfBits(this.#list, this.#bits), lengthOfBits(other.#list, other.#bits))
    const bits = new Uint32Array(length)
    if (this.#isDense) bits.set(this.#bits!)
    else for (const ordinal of this.#list!) bits[ordinal >>> 5]! |= 1 << (ordinal & 31)
    return bits
  }
}

function lengthOfBits(list: Uint32Array | null, bits: Uint32Array | null): number {
  return list === null ? bits!.length : ((list.at(-1) ?? 0) >>> 5) + 1
}

/** Number of set bits. */
export function bitCount(bits: Uint32Array): number {
  let count = 0
  for (let i = 0; i < bits.length; i++) {
    const pairs = bits[i]! - ((bits[i]! >>> 1) & 0x55555555)
    const quads = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
    count += Math.imul((quads + (quads >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

function toList(bits: Uint32Array, size: number): Uint32Array {
  const list = new Uint32Array(size)
  let at = 0
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i]!; word !== 0; word &= word - 1) list[at++] = i * 32 + 31 - Math.clz32(word & -word)
  }
  return list
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
  return HitSet.ofSorted(merged.slice(0, size))
}
