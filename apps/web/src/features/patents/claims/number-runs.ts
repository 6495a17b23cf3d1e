/** Consecutive numbers as ranges, in ascending order: 3 1 2 5 are 1 to 3 and 5. */
export function numberRuns(numbers: readonly number[]): (readonly [from: number, to: number])[] {
  const runs: [number, number][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last !== undefined && number <= last[1] + 1) last[1] = number
    else runs.push([number, number])
  }
  return runs
}

/** Numbers of claims for reading: `1–3, 5`. */
export function formatNumbers(numbers: readonly number[]): string {
  return numberRuns(numbers)
    .map(([from, to]) => (from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`))
    .join(', ')
}
