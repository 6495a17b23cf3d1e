import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SemanticSearch, SemanticStatus } from '@gezhi/search'
import { expect, test } from 'vitest'
import { BackgroundSlot } from '../../platform/background-slot.ts'
import { maintainSemanticIndexes } from './maintain-semantic-indexes.ts'

const status = (waiting: number): SemanticStatus => ({
  documents: 10,
  vectors: 10,
  waiting,
  model: null,
  translations: {},
  technicalTerms: null,
  teaching: null,
  building: false,
})

const OPTIONS = { every: 5, slot: new BackgroundSlot(), memoryMb: () => 1024, onFailure: () => {}, onPostponed: () => {} }

/** A store with this number of unbuilt records. */
function semanticWith(waiting: number, build: SemanticSearch['build']): SemanticSearch {
  return {
    status: async () => status(waiting),
    build,
    rank: () => Promise.reject(new Error('not asked')),
    neighbours: () => Promise.reject(new Error('not asked')),
  }
}

test('builds while records wait, one build at a time, and rests when none do', async () => {
  let left = 2
  let running = 0
  let max = 0
  const semantic = semanticWith(0, async () => {
    max = Math.max(max, ++running)
    await sleep(20)
    running--
    left--
    return status(left)
  })
  const maintenance = maintainSemanticIndexes([{ ...semantic, status: async () => status(left) }], OPTIONS)
  await expect.poll(() => left).toBe(0)
  await sleep(30)
  expect([left, max]).toEqual([0, 1])
  await maintenance.stop()
})

test('nothing is checked or built while an import runs', async () => {
  const imports = Promise.withResolvers<void>()
  const slot = new BackgroundSlot()
  const held = slot.holdBack(() => imports.promise)
  let checks = 0
  const semantic = semanticWith(1, async () => status(0))
  const counted = { ...semantic, status: () => (checks++, semantic.status()) }
  const maintenance = maintainSemanticIndexes([counted], { ...OPTIONS, slot })
  await sleep(30)
  expect(checks).toBe(0)
  imports.resolve()
  await held
  await expect.poll(() => checks).toBeGreaterThan(0)
  await maintenance.stop()
})

test('a failure is reported and retried; stopping ends a build and is no failure', async () => {
  const failures: unknown[] = []
  let calls = 0
  const semantic = semanticWith(1, async ({ signal } = {}) => {
    if (++calls === 1) throw new Error('disk full')
    await once(signal as AbortSignal, 'abort')
    throw new Error('stopped')
  })
  const maintenance = maintainSemanticIndexes([semantic], { ...OPTIONS, onFailure: (error) => failures.push(error) })
  await expect.poll(() => calls).toBe(2)
  await maintenance.stop()
  expect(failures.map(String)).toEqual(['Error: disk full'])
})

test('texts in both languages that were not learned from yet start a build, once', async () => {
  let taught: string | null = null
  let calls = 0
  const semantic = semanticWith(0, async ({ teaching } = {}) => {
    calls++
    taught = teaching!.edition
    return status(0)
  })
  const search = { ...semantic, status: async () => ({ ...status(0), teaching: taught }) }
  const maintenance = maintainSemanticIndexes([search], { ...OPTIONS, teaching: () => ({ edition: 'one', read: () => [] }) })
  await expect.poll(() => taught).toBe('one')
  await sleep(30)
  expect(calls).toBe(1)
  await maintenance.stop()
})

test('waits while memory is short, reports it once, and builds with what there is then', async () => {
  const built: (number | undefined)[] = []
  const postponed: number[] = []
  let memory = 100
  let looks = 0
  const semantic = semanticWith(1, async (options) => {
    built.push(options?.memoryMb)
    return status(0)
  })
  const memoryMb = () => {
    looks++
    return memory
  }
  const maintenance = maintainSemanticIndexes([semantic], { ...OPTIONS, memoryMb, onPostponed: (megabytes) => postponed.push(megabytes) })
  await expect.poll(() => looks).toBeGreaterThan(2)
  expect([built, postponed]).toEqual([[], [100]])
  memory = 200
  await expect.poll(() => built[0]).toBe(200)
  await maintenance.stop()
})

test('looks less often after each failure', async () => {
  let looks = 0
  let builds = 0
  const semantic = {
    ...semanticWith(1, async () => {
      builds++
      throw new Error('out of memory')
    }),
    status: async () => status(1),
  }
  const maintenance = maintainSemanticIndexes([semantic], { ...OPTIONS, every: 1, memoryMb: () => (looks++, 1024) })
  await sleep(60)
  await maintenance.stop()
  expect(builds).toBeGreaterThan(1)
  expect(builds).toBeLessThan(8)
  expect(looks).toBe(builds)
})

test('indexes are built one after the other, each with the memory that is left then; one that fails does not hold up the others', async () => {
  const left = [1, 1, 1]
  const failures: unknown[] = []
  let running = 0
  let max = 0
  const indexes = left.map((_, at): SemanticSearch => ({
    ...semanticWith(0, async () => {
      max = Math.max(max, ++running)
      await sleep(10)
      running--
      if (at === 0) throw new Error('broken')
      left[at] = 0
      return status(0)
    }),
    status: async () => status(left[at]!),
  }))
  const maintenance = maintainSemanticIndexes(indexes, { ...OPTIONS, onFailure: (error) => failures.push(error) })
  await expect.poll(() => [left[1], left[2]]).toEqual([0, 0])
  await maintenance.stop()
  expect(max).toBe(1)
  expect(failures).not.toEqual([])
})
