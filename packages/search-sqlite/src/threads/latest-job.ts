/** Background work of which only the latest runs: starting another one aborts the one before, also of another caller. */
export class LatestJob {
  #running: AbortController | null = null

  /** Aborts the job before, then starts this one. It also ends with `signal`; how it ends is not reported. */
  start(run: (signal: AbortSignal) => Promise<unknown>, signal: AbortSignal): void {
    this.stop()
    const controller = new AbortController()
    this.#running = controller
    // Nothing awaits it, and its failure is reported to the next caller of the same job.
    run(AbortSignal.any([controller.signal, signal])).catch(() => {})
  }

  /** Aborts the job that runs, if there is one. */
  stop(): void {
    this.#running?.abort()
    this.#running = null
  }
}
