import { expect, test } from 'vitest'
import { rebuildLines } from './rebuild-lines.ts'

test('a rebuild is announced once, then counted every five seconds and at its end', () => {
  const lines: string[] = []
  let now = 0
  const report = rebuildLines(
    (line) => lines.push(line),
    'searches go on',
    () => now,
  )
  const steps: [ms: number, done: number][] = [
    [0, 0],
    [1000, 200],
    [4900, 900],
    [5000, 1000],
    [5250, 1000],
    [9000, 1800],
    [9500, 2000],
    [20_000, 2000],
  ]
  for (const [ms, done] of steps) {
    now = ms
    report(done, 2000)
  }
  expect(lines).toEqual([
    expect.stringMatching(/^Rebuilding the index from its 2000 documents.*2000 件文献/),
    '  searches go on',
    '  1000 / 2000',
    '  2000 / 2000',
  ])
})
