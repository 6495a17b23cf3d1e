import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { BY } from '../testing/command-line.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { logLevelSubscription, runLogCommand } from './log-level.ts'

afterEach(() => void vi.useRealTimers())

it('logs the requests of a running server once the command orders it, until it is reset', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const { app, database } = await buildTestApp({ log, subscribes: true, settings: { GEZHI_LOG: 'warn' } })
  const request = async () => {
    lines.length = 0
    await app.inject({ url: '/healthz' })
    return lines.filter((line) => line.includes('request completed')).length
  }
  expect(await request()).toBe(0)
  expect(await runLogCommand(database, ['log', 'info', '5'], BY)).toEqual([expect.stringContaining('info for 5 min')])
  await expect.poll(request).toBe(1)
  await runLogCommand(database, ['log', 'reset'], BY)
  await expect.poll(request).toBe(0)
})

it('returns to the level of the setting after the time, which a later order extends', () => {
  vi.useFakeTimers()
  const logs = [{ level: 'warn' }, { level: 'warn' }]
  const levels = () => logs.map(({ level }) => level)
  const { received } = logLevelSubscription(logs, 'warn')
  received('debug 10')
  expect(levels()).toEqual(['debug', 'debug'])
  vi.advanceTimersByTime(9 * 60_000)
  received('info 10')
  vi.advanceTimersByTime(9 * 60_000)
  expect(levels()).toEqual(['info', 'info'])
  vi.advanceTimersByTime(60_000)
  expect(levels()).toEqual(['warn', 'warn'])
  for (const other of ['silent 5', 'debug 0', 'debug 1441', 'debug x', '']) received(other)
  expect(levels()).toEqual(['warn', 'warn'])
})

it('leaves other commands to others, and explains itself for a level there is not', async () => {
  const { database } = await buildTestApp()
  expect(await runLogCommand(database, ['user', 'list'], BY)).toBeNull()
  await expect(runLogCommand(database, ['log', 'loud'], BY)).rejects.toThrow(/log LEVEL/)
})
