/** A thread whose jobs are `hold` (a `HeldJob`) and `echo`. */
export const HELD_THREAD = new URL('./held-thread.ts', import.meta.url)

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
