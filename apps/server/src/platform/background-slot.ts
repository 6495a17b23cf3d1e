import { Mutex } from '@gezhi/threads'

/**
 * Lets imports end, and builds that wait go first, in the midst of one so long that they should not wait for its end. Rejects with the
 * signal's reason.
 */
export type GiveWay = () => Promise<void>

/**
 * Lets builds that work in the background for minutes run one after another: each takes a core, and memory of its own. One per process,
 * first come first served.
 */
export class BackgroundSlot {
  readonly #mutex = new Mutex()
  /** Held while builds are held back. */
  readonly #gate = new Mutex()

  /** Runs a build when no other runs. Rejects with the signal's reason when aborted before. */
  async run<Result>(signal: AbortSignal, build: (giveWay: GiveWay) => Promise<Result>): Promise<Result> {
    await this.#take(signal)
    let isHeld = true
    const giveWay: GiveWay = async () => {
      if (!this.#mutex.hasWaiting && !this.isHeldBack) return
      isHeld = false
      this.#mutex.leave()
      await this.#take(signal)
      isHeld = true
    }
    try {
      return await build(giveWay)
    } finally {
      if (isHeld) this.#mutex.leave()
    }
  }

  get isHeldBack(): boolean {
    return this.#gate.isTaken
  }

  /**
   * Holds builds back while an import runs, one at a time: what they make would soon be outdated, and they would read all records again
   * and again.
   */
  async holdBack<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#gate.take()
    try {
      return await work()
    } finally {
      this.#gate.leave()
    }
  }

  /** Runs a short build, for which imports wait, at once; others begin after it. */
  async runAtOnce<Result>(build: () => Promise<Result>): Promise<Result> {
    const isHeld = this.#mutex.tryTake()
    try {
      return await build()
    } finally {
      if (isHeld) this.#mutex.leave()
    }
  }

  async #take(signal: AbortSignal): Promise<void> {
    await this.#mutex.take(signal)
    try {
      await this.#gate.take(signal)
      this.#gate.leave()
    } catch (error) {
      this.#mutex.leave()
      throw error
    }
  }
}
