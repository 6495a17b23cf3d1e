import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { untilAborted } from './until-aborted.ts'

test('a promise that fails after the signal was aborted is handled, whenever that was', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  for (const abortFirst of [true, false]) {
    const ending = new AbortController()
    const { promise, reject } = Promise.withResolvers<never>()
    if (abortFirst) ending.abort(new Error('cancelled'))
    const waiting = untilAborted(promise, ending.signal)
    ending.abort(new Error('cancelled'))
    await expect(waiting).rejects.toThrow('cancelled')
    reject(new Error('The thread is closed'))
    await setImmediate()
  }
  expect(unhandled).toEqual([])
})

test('a promise that ends first is the answer', async () => {
  expect(await untilAborted(Promise.resolve(1), new AbortController().signal)).toBe(1)
})
