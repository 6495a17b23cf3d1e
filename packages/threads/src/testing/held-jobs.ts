import { defineThread } from '../thread-protocol.ts'
import { PLAIN_ERRORS } from '../thread-errors.ts'

/** A job that blocks its thread until it is released. `gate[0]` is the number of started jobs, `gate[1]` is 1 once they may end. */
export interface HeldJob {
  readonly gate: Int32Array
  /** Ignores cancellation, like a statement of SQLite. */
  readonly deaf?: boolean
}

export interface HeldOperations {
  readonly hold: { readonly request: HeldJob; readonly response: string }
  readonly echo: { readonly request: string; readonly response: string }
  /** Throws a RangeError with the request as its message. */
  readonly fail: { readonly request: string; readonly response: never }
  /** Ends the thread without a response. */
  readonly die: { readonly request: null; readonly response: never }
}

/** A thread for tests of code that calls threads. */
export const HELD_THREAD = defineThread<HeldOperations>(new URL('./held-thread.ts', import.meta.url), PLAIN_ERRORS)

/** The gate of held jobs. */
export function newGate(): { readonly gate: Int32Array; began(): number; open(): void } {
  const gate = new Int32Array(new SharedArrayBuffer(8))
  return {
    gate,
    began: () => Atomics.load(gate, 0),
    open: () => {
      Atomics.store(gate, 1, 1)
      Atomics.notify(gate, 1)
    },
  }
}
