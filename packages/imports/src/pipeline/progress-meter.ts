import type { ImportCounts, ImportProgress } from './import-event.ts'

/** Computes rate and remaining time from the progress so far. Times in milliseconds. */
export class ProgressMeter {
  readonly #started: number
  readonly #totalBytes: number

  constructor(started: number, totalBytes: number) {
    this.#started = started
    this.#totalBytes = totalBytes
  }

  at(now: number, file: string, counts: ImportCounts, bytes: number): ImportProgress {
    const seconds = Math.max((now - this.#started) / 1000, 0.001)
    const passed = Math.min(bytes, this.#totalBytes)
    const bytesPerSecond = Math.round(passed / seconds)
    return {
      kind: 'progress',
      file,
      counts,
      bytes: passed,
      totalBytes: this.#totalBytes,
      recordsPerSecond: Math.round(counts.read / seconds),
      bytesPerSecond,
      secondsLeft: bytesPerSecond === 0 ? null : Math.ceil((this.#totalBytes - passed) / bytesPerSecond),
    }
  }
}
