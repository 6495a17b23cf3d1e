/** Mutual exclusion, first come first served. The holder calls `leave` when done. */
export class Mutex {
  #taken = false
  readonly #waiting: (() => void)[] = []

  get isTaken(): boolean {
    return this.#taken
  }

  /** Whether others wait for it. */
  get hasWaiting(): boolean {
    return this.#waiting.length > 0
  }

  /** Takes it if it is free; returns whether the caller holds it. */
  tryTake(): boolean {
    if (this.#taken) return false
    this.#taken = true
    return true
  }

  /** Resolves when the caller holds the mutex. Rejects with the signal's reason when aborted before. */
  async take(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (!this.#taken) {
      this.#taken = true
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const abandon = () => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1)
      reject(signal!.reason as Error)
    }
    this.#waiting.push(resolve)
    signal?.addEventListener('abort', abandon, { once: true })
    await promise.finally(() => signal?.removeEventListener('abort', abandon))
  }

  leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#taken = false
    else next()
  }
}
