/** Background work of which only the latest runs: starting another one aborts the one before, whoever started it. */
export class LatestJob {
  #running: AbortController | null = null

  /** Aborts the job before, then starts this one. It also ends with `signal`; how it ends is not reported. */
  start(run: (signal: AbortSignal) => Promise<unknown>, signal: AbortSignal): void {
    this.stop()
    const controller = new AbortController()
    this.#running = controller
    // Nobody waits for it, and whatever stops it is reported to whoever asks for the same next.
    run(AbortSignal.any([controller.signal, signal])).catch(() => {})
  }

  /** Aborts the job that runs, if there is one. */
  stop(): void {
    this.#running?.abort()
    this.#running = null
  }
}
