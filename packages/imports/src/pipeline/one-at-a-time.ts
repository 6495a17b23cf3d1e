/** Work of which one piece runs at a time while its caller goes on. */
export class OneAtATime {
  #last: Promise<void> = Promise.resolve()

  /** Starts the next piece, after `ended`. */
  start(work: () => Promise<void>): void {
    this.#last = work()
    // `ended` reports the error; until the caller awaits it, it would count as unhandled and end the process.
    this.#last.catch(() => {})
  }

  /** Resolves when nothing runs; rejects with the error of the last piece. */
  ended(): Promise<void> {
    return this.#last
  }
}
