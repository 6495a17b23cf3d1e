/** Phases of a build, in this order. */
export const BUILD_PHASES = ['reading', 'learning', 'vectors'] as const

export type BuildPhase = (typeof BUILD_PHASES)[number]

const [PHASE, DONE, TOTAL] = [0, 1, 2]

/** Progress of a build, written by the building thread and read by its caller. */
export class BuildProgress {
  readonly #cells: Int32Array

  /** 12 bytes shared by both threads. */
  constructor(shared: SharedArrayBuffer) {
    this.#cells = new Int32Array(shared)
  }

  report(phase: BuildPhase, done: number, total: number): void {
    Atomics.store(this.#cells, PHASE, BUILD_PHASES.indexOf(phase) + 1)
    Atomics.store(this.#cells, DONE, done)
    Atomics.store(this.#cells, TOTAL, Math.max(done, total))
  }

  /** null before the first report. */
  read(): { phase: BuildPhase; done: number; total: number } | null {
    const phase = BUILD_PHASES[Atomics.load(this.#cells, PHASE) - 1]
    return phase === undefined ? null : { phase, done: Atomics.load(this.#cells, DONE), total: Atomics.load(this.#cells, TOTAL) }
  }
}
