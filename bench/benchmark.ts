/** One benchmark: a row of bench/benchmarks.ts. */
export interface Benchmark {
  readonly name: string
  /** What is measured, and on what. */
  readonly description: string
  readonly columns: readonly string[]
  /** Measures in an empty folder of its own; returns the rows of its table. `args` follow the name on the command line. */
  readonly run: (folder: string, args: readonly string[]) => Promise<readonly (readonly string[])[]>
}

/** Milliseconds as people read them. */
export function formatTime(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`
}
