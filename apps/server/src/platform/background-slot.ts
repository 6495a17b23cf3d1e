import { Mutex } from '@gezhi/threads'

/** Lets builds that wait go first, in the midst of one so long that they should not wait for its end. Rejects with the signal's reason. */
export type GiveWay = () => Promise<void>

/**
 * Lets builds that work in the background for minutes run one after another: each takes a core, and memory of its own. One per process,
 * first come first served.
 */
export class BackgroundSlot {
  readonly #mutex = new Mutex()

  /** Runs a build when no other runs. Rejects with the signal's reason when aborted before. */
  async run<Result>(signal: AbortSignal, build: (giveWay: GiveWay) => Promise<Result>): Promise<Result> {
    await this.#mutex.take(signal)
    let isHeld = true
    const giveWay: GiveWay = async () => {
      if (!this.#mutex.hasWaiting) return
      isHeld = false
      this.#mutex.leave()
      await this.#mutex.take(signal)
      isHeld = true
    }
    try {
      return await build(giveWay)
    } finally {
      if (isHeld) this.#mutex.leave()
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
}
