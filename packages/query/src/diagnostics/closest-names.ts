/** Names within a small edit distance of what was written, closest first. */
export function closestNames(written: string, names: readonly string[]): string[] {
  const target = written.toLowerCase()
  const maxDistance = target.length <= 3 ? 1 : 2
  return names
    .filter((name) => Math.abs(name.length - target.length) <= maxDistance)
    .map((name) => ({ name, distance: editDistance(target, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ name }) => name)
}

/** Optimal string alignment distance. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const steps = [(last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (same ? 0 : 1)]
      row.push(Math.min(...steps, swapped ? (before[j - 2] as number) + 1 : Infinity))
    }
    before = last
    last = row
  }
  return last[b.length] as number
}
