/**
 * Ids of words given as bytes, found without creating a string: most words of an English text are met many times. Two generations, of
 * which the older one is forgotten when the younger one is full.
 */
export class WordIds {
  readonly #generation: number
  #young: WordTable
  #old: WordTable
  #complete = true

  /** Keeps at least half of `maxWords` recently used words. */
  constructor(maxWords: number) {
    this.#generation = maxWords / 2
    this.#young = new WordTable()
    this.#old = new WordTable()
  }

  /** Whether nothing was forgotten yet. Reading a word can evict others, like setting one. */
  get complete(): boolean {
    return this.#complete
  }

  /** 0 if unknown. */
  get(words: Uint8Array, start: number, end: number): number {
    const hash = hashOf(words, start, end)
    const young = this.#young.get(words, start, end, hash)
    if (young !== 0) return young
    const old = this.#old.get(words, start, end, hash)
    if (old !== 0) this.#set(words, start, end, hash, old)
    return old
  }

  set(words: Uint8Array, start: number, end: number, id: number): void {
    this.#set(words, start, end, hashOf(words, start, end), id)
  }

  clear(): void {
    this.#complete &&= this.#young.size === 0 && this.#old.size === 0
    this.#young = new WordTable()
    this.#old = new WordTable()
  }

  #set(words: Uint8Array, start: number, end: number, hash: number, id: number): void {
    this.#young.set(words, start, end, hash, id)
    if (this.#young.size < this.#generation) return
    if (this.#old.size > 0) this.#complete = false
    this.#old = this.#young
    this.#young = new WordTable()
  }
}

/** FNV-1a. */
function hashOf(words: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ words[i]!, 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** A hash table with open addressing: 12 bytes a place, and the words one after another. */
class WordTable {
  size = 0
  #hashes = new Uint32Array(1 << 12)
  #ids = new Int32Array(1 << 12)
  /** Where the word begins in `#bytes`; a zero follows it. */
  #starts = new Uint32Array(1 << 12)
  #bytes = new Uint8Array(1 << 15)
  #used = 0

  get(words: Uint8Array, start: number, end: number, hash: number): number {
    return this.#ids[this.#place(words, start, end, hash)]!
  }

  set(words: Uint8Array, start: number, end: number, hash: number, id: number): void {
    if (this.size * 2 >= this.#ids.length) this.#grow()
    const place = this.#place(words, start, end, hash)
    if (this.#ids[place] === 0) {
      this.size++
      this.#hashes[place] = hash
      this.#starts[place] = this.#store(words, start, end)
    }
    this.#ids[place] = id
  }

  /** Where the word is, or the free place for it. */
  #place(words: Uint8Array, start: number, end: number, hash: number): number {
    const mask = this.#ids.length - 1
    let place = hash & mask
    while (this.#ids[place] !== 0 && !(this.#hashes[place] === hash && this.#isAt(this.#starts[place]!, words, start, end))) {
      place = (place + 1) & mask
    }
    return place
  }

  #isAt(at: number, words: Uint8Array, start: number, end: number): boolean {
    const bytes = this.#bytes
    for (let i = start; i < end; i++) if (bytes[at + i - start] !== words[i]) return false
    // No word contains a zero.
    return bytes[at + end - start] === 0
  }

  #store(words: Uint8Array, start: number, end: number): number {
    const at = this.#used
    this.#used += end - start + 1
    if (this.#used > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#used))
      grown.set(this.#bytes)
      this.#bytes = grown
    }
    this.#bytes.set(words.subarray(start, end), at)
    return at
  }

  #grow(): void {
    const [hashes, ids, starts] = [this.#hashes, this.#ids, this.#starts]
    const length = ids.length * 2
    this.#hashes = new Uint32Array(length)
    this.#ids = new Int32Array(length)
    this.#starts = new Uint32Array(length)
    for (let i = 0; i < ids.length; i++) {
      if (ids[i] === 0) continue
      let place = hashes[i]! & (length - 1)
      while (this.#ids[place] !== 0) place = (place + 1) & (length - 1)
      this.#hashes[place] = hashes[i]!
      this.#ids[place] = ids[i]!
      this.#starts[place] = starts[i]!
    }
  }
}
