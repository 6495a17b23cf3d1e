const [DONE, TOTAL] = [0, 1]

/** Called with the number of copied documents and of all, while an outdated index is rebuilt. */
export type OnRebuild = (done: number, total: number) => void

/** Progress of a rebuild, written by the writer thread and read by its caller. */
export class RebuildProgress {
  readonly shared: SharedArrayBuffer
  readonly #cells: Int32Array

  /** 8 bytes shared by both threads. */
  constructor(shared = new SharedArrayBuffer(8)) {
    this.shared = shared
    this.#cells = new Int32Array(shared)
  }

  report(done: number, total: number): void {
    Atomics.store(this.#cells, DONE, done)
    Atomics.store(this.#cells, TOTAL, Math.max(done, total))
  }

  /** null before the first report. */
  read(): { readonly done: number; readonly total: number } | null {
    const total = Atomics.load(this.#cells, TOTAL)
    return total === 0 ? null : { done: Atomics.load(this.#cells, DONE), total }
  }
}
