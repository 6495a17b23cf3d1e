/** Where sentences, paragraphs and values begin in the columns of documents, as the forward store has them, without the tokens. */
export class ColumnHeads {
  /** By document: for each column its number, the number of sentences, and of each the distance to the one before and what it begins. */
  numbers = new Uint32Array(4096)
  readonly starts: Uint32Array
  readonly ends: Uint32Array
  readonly #columns: Uint8Array | null
  #size = 0

  /** `columns`: 1 for each that counts, null if all do. */
  constructor(documents: number, columns: Uint8Array | null) {
    this.starts = new Uint32Array(documents)
    this.ends = new Uint32Array(documents)
    this.#columns = columns
  }

  /** Adds the row of a document, in any order. */
  add(document: number, row: Uint8Array): void {
    this.starts[document] = this.#size
    let at = 0
    const varint = () => {
      let byte = row[at++]!
      let value = byte & 127
      for (let factor = 128; byte > 127; factor *= 128) value += ((byte = row[at++]!) & 127) * factor
      return value
    }
    while (at < row.length) {
      const column = varint()
      const length = varint()
      const end = at + length
      if (this.#columns === null || this.#columns[column] === 1) {
        varint() // Number of tokens.
        const sentences = varint()
        this.#reserve(sentences + 2)
        this.numbers[this.#size++] = column
        this.numbers[this.#size++] = sentences
        for (let left = sentences; left > 0; left--) this.numbers[this.#size++] = varint()
      }
      at = end
    }
    this.ends[document] = this.#size
  }

  #reserve(count: number): void {
    if (this.#size + count <= this.numbers.length) return
    const grown = new Uint32Array(Math.max(this.numbers.length * 2, this.#size + count))
    grown.set(this.numbers)
    this.numbers = grown
  }
}
