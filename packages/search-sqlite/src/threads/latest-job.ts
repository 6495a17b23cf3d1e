/** Background work of which only the latest runs: starting a job aborts the previous one, also of another caller. */
export class LatestJob {
  #running: AbortController | null = null

  /** Aborts the previous job, then starts this one. It also ends with `signal`; its result is not reported. */
  start(run: (signal: AbortSignal) => Promise<unknown>, signal: AbortSignal): void {
    this.stop()
    const controller = new AbortController()
    this.#running = controller
    // Nothing awaits it, and its error is reported to the next caller of the same job.
    run(AbortSignal.any([controller.signal, signal])).catch(() => {})
  }

  /** Aborts the running job, if there is one. */
  stop(): void {
    this.#running?.abort()
    this.#running = null
  }
}
