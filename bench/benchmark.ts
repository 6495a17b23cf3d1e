/** One benchmark: a row of bench/benchmarks.ts. */
export interface Benchmark {
  readonly name: string
  /** What is measured, and with which data. */
  readonly description: string
  readonly columns: readonly string[]
  /** Runs in an empty folder; returns the rows of its table. `args` follow the name on the command line. */
  readonly run: (folder: string, args: readonly string[]) => Promise<readonly (readonly string[])[]>
}

/** Milliseconds in readable form. */
export function formatTime(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`
}
