import { expect, test } from 'vitest'
import { ACTIVITY_EVENTS, INACTIVITY_MS, watchInactivity } from './inactivity.ts'
import { steppedClock } from '../session/stepped-clock.ts'

function idle({ signedIn = true } = {}) {
  const clock = steppedClock()
  let shared = 0
  let prompts = 0
  const start = () =>
    watchInactivity({
      clock,
      lastActive: { read: () => shared, write: (time) => (shared = time) },
      signedIn: () => signedIn,
      prompt: () => (prompts += 1),
    })
  return { clock, start, asked: () => prompts }
}

test('B.session.12: prompts once after two hours without activity, not a millisecond before', () => {
  const { clock, start, asked: prompts } = idle()
  start()
  clock.pass(7_199_999)
  expect(prompts()).toBe(0)
  clock.pass(1)
  expect(prompts()).toBe(1)
  clock.pass(3 * INACTIVITY_MS)
  expect(prompts()).toBe(1)
})

test('B.session.13: mouse, key, click and scroll restart the two hours', () => {
  expect(ACTIVITY_EVENTS).toEqual(['mousemove', 'mousedown', 'keydown', 'click', 'scroll'])
  const { clock, start, asked: prompts } = idle()
  const tab = start()
  for (const _event of ACTIVITY_EVENTS) {
    clock.pass(INACTIVITY_MS - 1)
    tab.active()
  }
  expect(prompts()).toBe(0)
  clock.pass(INACTIVITY_MS)
  expect(prompts()).toBe(1)
})

test('B.session.15: going on gives another two hours; until then activity is no answer', () => {
  const { clock, start, asked: prompts } = idle()
  const tab = start()
  clock.pass(INACTIVITY_MS)
  tab.active()
  clock.pass(INACTIVITY_MS)
  expect(prompts()).toBe(1)
  tab.resume()
  clock.pass(INACTIVITY_MS - 1)
  expect(prompts()).toBe(1)
  clock.pass(1)
  expect(prompts()).toBe(2)
})

test('activity in another tab counts', () => {
  const { clock, start, asked: prompts } = idle()
  start()
  const other = start()
  clock.pass(INACTIVITY_MS - 1)
  other.active()
  clock.pass(INACTIVITY_MS - 1)
  expect(prompts()).toBe(0)
})

test('going on in one tab is an answer in all', () => {
  const { clock, start, asked: prompts } = idle()
  const [one, other] = [start(), start()]
  clock.pass(INACTIVITY_MS)
  expect(prompts()).toBe(2)
  one.resume()
  other.activeElsewhere()
  clock.pass(INACTIVITY_MS - 1)
  expect(prompts()).toBe(2)
  clock.pass(1)
  expect(prompts()).toBe(4)
})

test('after a sleep beyond the limit the prompt comes at the first movement', () => {
  const { clock, start, asked: prompts } = idle()
  // Timers do not run while a machine sleeps: none of this clock ever does.
  const tab = watchInactivity({
    clock: { ...clock, after: () => () => {} },
    lastActive: { read: () => 0, write: () => {} },
    signedIn: () => true,
    prompt: start,
  })
  clock.pass(INACTIVITY_MS + 1)
  tab.active()
  clock.pass(INACTIVITY_MS)
  expect(prompts()).toBe(1)
})

test('a visitor gets no prompt', () => {
  const { clock, start, asked: prompts } = idle({ signedIn: false })
  start()
  clock.pass(5 * INACTIVITY_MS)
  expect(prompts()).toBe(0)
})
