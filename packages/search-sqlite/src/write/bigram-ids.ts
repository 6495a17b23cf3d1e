/** Ids of tokens of one or two UTF-16 units, which nearly all CJK tokens are: many times faster than a Map of strings. */
export class BigramIds {
  #keys = new Uint32Array(1 << 16)
  #ids = new Uint32Array(1 << 16)
  #size = 0

  /** 0 if unknown; ids begin at 1. */
  get(key: number): number {
    return this.#ids[this.#place(key)]!
  }

  set(key: number, id: number): void {
    if (this.#size * 2 >= this.#keys.length) this.#grow()
    const place = this.#place(key)
    if (this.#ids[place] === 0) this.#size++
    this.#keys[place] = key
    this.#ids[place] = id
  }

  clear(): void {
    this.#ids.fill(0)
    this.#size = 0
  }

  #place(key: number): number {
    const mask = this.#keys.length - 1
    let place = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d) >>> 7
    while (this.#ids[place & mask] !== 0 && this.#keys[place & mask] !== key) place++
    return place & mask
  }

  #grow(): void {
    const keys = this.#keys
    const ids = this.#ids
    this.#keys = new Uint32Array(keys.length * 2)
    this.#ids = new Uint32Array(keys.length * 2)
    this.#size = 0
    for (let i = 0; i < keys.length; i++) if (ids[i] !== 0) this.set(keys[i]!, ids[i]!)
  }
}

/** The key of a token of one or two units, null for a longer one. */
export function bigramKey(token: string): number | null {
  if (token.length === 2) return ((token.charCodeAt(0) << 16) | token.charCodeAt(1)) >>> 0
  return token.length === 1 ? token.charCodeAt(0) : null
}

/** The token of a key. */
export function bigramOf(key: number): string {
  return key > 0xffff ? String.fromCharCode(key >>> 16, key & 0xffff) : String.fromCharCode(key)
}
