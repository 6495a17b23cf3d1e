import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { BackgroundSlot } from './background-slot.ts'

const NEVER = new AbortController().signal

/** A build that ends when it is told to. */
function aBuild() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve }
}

test('builds run one after another, in the order in which they came', async () => {
  const slot = new BackgroundSlot()
  const began: string[] = []
  const [first, second] = [aBuild(), aBuild()]
  const all = [first, second].map((build, i) => slot.run(NEVER, async () => (began.push(`${i}`), build.run())))
  await turn()
  await slot.runAtOnce(async () => void began.push('at once'))
  expect(began).toEqual(['0', 'at once'])
  first.end()
  await all[0]
  await turn()
  expect(began).toEqual(['0', 'at once', '1'])
  second.end()
  await all[1]
})

test('a long build gives way to those that wait, and goes on after them', async () => {
  const slot = new BackgroundSlot()
  const steps: string[] = []
  const step = aBuild()
  const long = slot.run(NEVER, async (giveWay) => {
    await giveWay()
    steps.push('went on for nobody')
    await step.run()
    await giveWay()
    steps.push('went on')
  })
  await turn()
  const other = slot.run(NEVER, async () => void steps.push('other'))
  step.end()
  await Promise.all([long, other])
  expect(steps).toEqual(['went on for nobody', 'other', 'went on'])
})

test('a build that is stopped while it gives way, or before it began, leaves the slot to the others', async () => {
  const slot = new BackgroundSlot()
  const stopping = new AbortController()
  const other = aBuild()
  const step = aBuild()
  const long = slot.run(stopping.signal, async (giveWay) => {
    await step.run()
    await giveWay()
  })
  const otherRun = slot.run(NEVER, other.run)
  const waiting = slot.run(stopping.signal, async () => {})
  const rejected = Promise.allSettled([long, waiting])
  step.end()
  await turn()
  stopping.abort(new Error('stopped'))
  expect((await rejected).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  let last = false
  const lastRun = slot.run(NEVER, async () => void (last = true))
  await turn()
  expect(last).toBe(false)
  other.end()
  await Promise.all([otherRun, lastRun])
  expect(last).toBe(true)
})

test('no build begins while an import runs, and a long one pauses where it gives way', async () => {
  const slot = new BackgroundSlot()
  const [first, second] = [aBuild(), aBuild()]
  const steps: string[] = []
  const step = aBuild()
  const long = slot.run(NEVER, async (giveWay) => {
    await step.run()
    await giveWay()
    steps.push('went on')
  })
  await turn()
  const imports = [slot.holdBack(first.run), slot.holdBack(second.run)]
  expect(slot.isHeldBack).toBe(true)
  step.end()
  await turn()
  // Imports do not wait for builds, nor does what they wait for themselves.
  await slot.runAtOnce(async () => void steps.push('at once'))
  const stopping = new AbortController()
  const other = slot.run(stopping.signal, async () => void steps.push('other'))
  stopping.abort(new Error('stopped'))
  await expect(other).rejects.toThrow('stopped')
  first.end()
  await imports[0]
  expect(steps).toEqual(['at once'])
  second.end()
  await Promise.all([...imports, long])
  expect(steps).toEqual(['at once', 'went on'])
  expect(slot.isHeldBack).toBe(false)
})
