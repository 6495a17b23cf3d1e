import { describe, expect, test } from 'vitest'
import { steppedClock } from '../../session/stepped-clock.ts'
import { watchOrder } from './watch-order.ts'

const MINUTE = 60_000

/** A dialog whose polls are answered in order: a state, or null for a poll that fails; the last answer is repeated. */
function watched(...answers: (number | null)[]) {
  const clock = steppedClock()
  const start = clock.now()
  const polls: number[] = []
  const waiting: boolean[] = []
  const ended: number[] = []
  const stop = watchOrder(
    {
      clock,
      until: start + 30 * MINUTE,
      async findStatus() {
        const payStatus = answers[Math.min(polls.length, answers.length - 1)]!
        polls.push((clock.now() - start) / 1000)
        if (payStatus === null) throw new Error('offline')
        return { payStatus }
      },
    },
    { isWaiting: (is) => waiting.push(is), ended: ({ payStatus }) => ended.push(payStatus) },
  )
  /** Seconds, each with time for the answers. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.pass(1000)
      for (let tick = 0; tick < 5; tick += 1) await Promise.resolve()
    }
  }
  return { polls, waiting, ended, pass, stop }
}

describe('watching an order', () => {
  test('B.payment.06, B.payment.08, B.payment.18: every 2 s through other states, until it is paid', async () => {
    const { polls, ended, pass } = watched(0, 2, 0, 1)
    await pass(60)
    expect(polls).toEqual([2, 4, 6, 8])
    expect(ended).toEqual([1])
  })

  test.each([5, 6])('B.payment.16, B.payment.17: %s ends it', async (state) => {
    const { polls, ended, pass } = watched(state)
    await pass(60)
    expect([polls, ended]).toEqual([[2], [state]])
  })

  test('B.payment.26: a failed poll stops the interval; it is repeated after longer pauses, and one that succeeds restores it', async () => {
    const { polls, waiting, ended, pass } = watched(0, null, null, null, 0, 1)
    await pass(60)
    expect(polls).toEqual([2, 4, 8, 16, 32, 34])
    expect(waiting).toEqual([false, true, true, true, false, false])
    expect(ended).toEqual([1])
  })

  test('polls that fail are repeated at least every minute until the codes are over, not for ever', async () => {
    const { polls, pass } = watched(null)
    await pass(60 * 60)
    expect(Math.max(...polls.slice(1).map((time, index) => time - polls[index]!))).toBe(60)
    expect(polls.at(-1)).toBeGreaterThan(30 * 60)
    expect(polls.at(-1)).toBeLessThanOrEqual(33 * 60)
  })

  test('nothing is polled or reported after it was stopped', async () => {
    const { polls, pass, stop } = watched(0)
    await pass(3)
    stop()
    await pass(60)
    expect(polls).toEqual([2])
  })
})
