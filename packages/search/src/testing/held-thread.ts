import { serveJobs, throwIfCancelled } from '../threads/serve-jobs.ts'

/** A job that goes on until it is let go: numbers of `gate` are how many jobs began, and 1 once they may end. */
export interface HeldJob {
  readonly gate: Int32Array
  /** Goes on when it is cancelled too, as a statement of SQLite does. */
  readonly deaf?: boolean
}

function hold({ gate, deaf = false }: HeldJob): string {
  Atomics.add(gate, 0, 1)
  Atomics.notify(gate, 0)
  while (Atomics.load(gate, 1) === 0) {
    if (!deaf) throwIfCancelled()
    Atomics.wait(gate, 1, 0, 5)
  }
  return 'let go'
}

serveJobs({ hold, echo: (argument: unknown) => argument })
