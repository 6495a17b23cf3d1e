/** What a writer reads: rows, records or references, in order. */
export type Source<T> = AsyncIterable<T> | Iterable<T>

/** The entries of a source, once. Its iterator is returned when the reader stops early, even before the first entry. */
export class EntrySource<T> implements AsyncIterableIterator<T> {
  readonly #iterator: AsyncIterator<T> | Iterator<T>
  #isOpen = true

  constructor(source: Source<T>) {
    this.#iterator = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]()
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  async next(): Promise<IteratorResult<T>> {
    if (!this.#isOpen) return { done: true, value: undefined }
    const result = await this.#iterator.next()
    if (result.done === true) this.#isOpen = false
    return result
  }

  async return(): Promise<IteratorResult<T>> {
    if (this.#isOpen) {
      this.#isOpen = false
      await this.#iterator.return?.()
    }
    return { done: true, value: undefined }
  }
}
