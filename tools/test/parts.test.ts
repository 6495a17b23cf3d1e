import { afterEach, expect, it, vi } from 'vitest'
import { runParts, shardsOf, type Part } from './parts.ts'
import type { Outcome } from './runners.ts'
import { withinTimeLeft } from './time-limit.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const passed = (part: string): Outcome => ({ part, seconds: 1, counts: { passed: 1, failed: 0, skipped: 0 }, unwell: [] })
const endIn = (seconds: number) => vi.stubEnv('TEST_END', String(Math.floor(Date.now() / 1000) + seconds))

it('parts run two at a time, and their outcomes keep the order', async () => {
  endIn(3600)
  const running = new Set<string>()
  let most = 0
  const part = (name: string, ticks: number): Part => [
    name,
    async () => {
      running.add(name)
      most = Math.max(most, running.size)
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
      running.delete(name)
      return name === 'b' ? [passed('b 1'), passed('b 2')] : passed(name)
    },
  ]
  const outcomes = await runParts([part('a', 20), part('b', 3), part('c', 1), part('d', 9)], 2)
  expect(outcomes.map(({ part: name }) => name)).toEqual(['a', 'b 1', 'b 2', 'c', 'd'])
  expect(most).toBe(2)
})

it('a part for which too little time is left is skipped with the reason', async () => {
  const parts: Part[] = [['long', async (name) => passed(name)]]
  endIn(3600)
  expect(await runParts(parts, 2)).toEqual([passed('long')])
  endIn(120)
  expect(await runParts(parts, 2)).toEqual([
    {
      part: 'long',
      seconds: 0,
      counts: { passed: 0, failed: 0, skipped: 1 },
      unwell: [],
      lines: ['SKIPPED long: too little time is left until the time limit of the run'],
    },
  ])
})

it('a command is stopped at the end of the time, and runs as it is without a limit', () => {
  vi.stubEnv('TEST_END', '')
  expect(withinTimeLeft(['vitest', 'run'])).toEqual(['vitest', 'run'])
  endIn(-5)
  expect(withinTimeLeft(['vitest', 'run'])).toEqual(['timeout', '--kill-after=20', '1', 'vitest', 'run'])
})

it('shards are numbered from 1 of their count', () => {
  expect(shardsOf('faults', 2)).toEqual([
    ['faults 1/2', ['--shard=1/2']],
    ['faults 2/2', ['--shard=2/2']],
  ])
  expect(shardsOf('recipes', 1)).toEqual([['recipes', []]])
})
