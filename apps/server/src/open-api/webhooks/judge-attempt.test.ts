import { expect, it } from 'vitest'
import { judgeAttempt, type AttemptedDelivery } from './judge-attempt.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.parse('2026-03-01T00:00:00Z')
const first: AttemptedDelivery = { type: 'monitor.alert', attempts: 1, failingSince: null }
const failed = { statusCode: 503, detail: 'busy' }

it('a failure is tried again later and later, for about a day', () => {
  const delays: number[] = []
  for (let attempts = 1; ; attempts += 1) {
    const { delivery, ending } = judgeAttempt({ ...first, attempts }, failed, { now: NOW, random: 0 })
    expect(ending).toBeNull()
    if (delivery.nextAt === null) {
      expect(delivery).toMatchObject({ state: 'failed', statusCode: 503, failure: 'status', detail: 'busy' })
      break
    }
    expect(delivery.state).toBe('waiting')
    delays.push(delivery.nextAt.getTime() - NOW)
  }
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect(delays).toHaveLength(8)
  const total = delays.reduce((sum, delay) => sum + delay, 0)
  expect([total > 20 * HOUR, total * 1.2 < 30 * HOUR]).toEqual([true, true])
})

it('delays differ by up to a fifth', () => {
  const { delivery } = judgeAttempt(first, failed, { now: NOW, random: 1 })
  expect(delivery.nextAt!.getTime() - NOW).toBe(6000)
})

it('a success ends a series of failures', () => {
  const before = { ...first, attempts: 4, failingSince: new Date(NOW - 2 * DAY) }
  expect(judgeAttempt(before, { statusCode: 202, detail: '' }, { now: NOW, random: 0 })).toEqual({
    delivery: { state: 'delivered', nextAt: null, statusCode: 202, failure: null, detail: '' },
    failingSince: null,
    ending: null,
  })
})

it('410 turns the webhook off, a redirect does not', () => {
  expect(judgeAttempt(first, { statusCode: 410, detail: '' }, { now: NOW, random: 0 })).toMatchObject({
    delivery: { state: 'failed' },
    ending: 'gone',
  })
  expect(judgeAttempt(first, { statusCode: 302, detail: '' }, { now: NOW, random: 0 })).toMatchObject({
    delivery: { state: 'waiting' },
    ending: null,
  })
})

it('a delivery that is given up turns the webhook off only after days of failures', () => {
  const last = (since: number) => ({ ...first, attempts: 9, failingSince: new Date(NOW - since) })
  expect(judgeAttempt(last(DAY), failed, { now: NOW, random: 0 })).toMatchObject({ delivery: { state: 'failed' }, ending: null })
  expect(judgeAttempt(last(3 * DAY), failed, { now: NOW, random: 0 })).toMatchObject({ delivery: { state: 'failed' }, ending: 'failing' })
})

it('a test is attempted once, and its failure does not count', () => {
  expect(judgeAttempt({ ...first, type: 'ping' }, { failure: 'timeout', detail: '' }, { now: NOW, random: 0 })).toMatchObject({
    delivery: { state: 'failed', failure: 'timeout', statusCode: null },
    failingSince: null,
  })
})
