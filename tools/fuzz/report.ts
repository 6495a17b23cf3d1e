/** Limits that hold for every input. */
export const MAX_MILLISECONDS = 30_000
export const MAX_BYTES = 1024 ** 3

/** The result of a fuzz run. */
export interface FuzzReport {
  /** What was tested, with the count. */
  readonly tried: string
  /** Number of responses by outcome. */
  readonly outcomes: ReadonlyMap<string, number>
  readonly slowest: number
  /** Peak memory of the tested process, bytes. */
  readonly memory: number
  /** Each describes how to reproduce it. */
  readonly failures: readonly string[]
}

/** Prints a report that ends with `N passed, N failed, N skipped`; returns the exit code. */
export function printReport(name: string, { tried, outcomes, slowest, memory, failures }: FuzzReport): number {
  const counts = [...outcomes].toSorted(([, a], [, b]) => b - a).map(([outcome, count]) => `${count} ${outcome}`)
  const tooMuch = memory > MAX_BYTES ? [`${Math.round(memory / 1024 ** 2)} MB resident`] : []
  const all = [...failures, ...tooMuch]
  console.log(`${tried}: ${counts.join(', ')}`)
  console.log(`slowest ${Math.round(slowest)} ms, at most ${Math.round(memory / 1024 ** 2)} MB resident`)
  for (const failure of all) console.log(`FAILED ${name}: ${failure}`)
  console.log(`${all.length === 0 ? 1 : 0} passed, ${all.length} failed, 0 skipped`)
  return all.length === 0 ? 0 : 1
}

/** Adds to the count of an outcome. */
export function countOutcome(outcomes: Map<string, number>, outcome: string, more = 1): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + more)
}
