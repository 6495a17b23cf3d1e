import type pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitStatements, StatementWatch, type ConnectingClient, type WatchedClient } from './watch-statements.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A connection on which statements are answered only by hand. */
function silentClient() {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const destroy = vi.fn<(error: Error) => void>()
  const client = { query: () => promise, connection: { stream: { destroy } } } as unknown as WatchedClient
  return { client, destroy, answer: () => resolve({ rows: [] }) }
}

it('closes the connection of a statement only if a new connection is not answered either', async () => {
  const answers = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true).mockResolvedValue(false)
  const watch = new StatementWatch(answers, 60)
  const { client, destroy } = silentClient()
  watch.add(client)
  void client.query('SELECT pg_sleep(60)')
  await vi.advanceTimersByTimeAsync(5900)
  expect([answers.mock.calls.length, destroy.mock.calls.length]).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(200)
  expect([answers.mock.calls.length, destroy.mock.calls.length]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(1000)
  expect(destroy).toHaveBeenCalledOnce()
})

it('closes a connection that reports nothing 10 s after the limit of statements, although new ones are answered', async () => {
  const watch = new StatementWatch(async () => true, 60)
  const { client, destroy } = silentClient()
  watch.add(client)
  void client.query('SELECT 1')
  await vi.advanceTimersByTimeAsync(69_000)
  expect(destroy).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(destroy).toHaveBeenCalled()
})

it('closes a connection that is not established in time while the process stops', async () => {
  const watch = new StatementWatch(async () => true, 60)
  const { client, destroy } = silentClient()
  const connecting = { ...client, connect: vi.fn<() => void>() } as unknown as ConnectingClient
  watch.addConnecting(connecting)
  connecting.connect(() => {})
  watch.limitAll(2000)
  await vi.advanceTimersByTimeAsync(1900)
  expect(destroy).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1200)
  expect(destroy).toHaveBeenCalledOnce()
})

it('leaves a connection alone while its limit is lifted', async () => {
  const watch = new StatementWatch(async () => true, 60)
  const { client, destroy, answer } = silentClient()
  watch.add(client)
  const lifting = limitStatements(client as pg.PoolClient, false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(destroy).not.toHaveBeenCalled()
  answer()
  await lifting
})

it('without a limit of statements only a server that does not answer ends them', async () => {
  const watch = new StatementWatch(async () => true, 0)
  const { client, destroy } = silentClient()
  watch.add(client)
  void client.query('SELECT 1')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(destroy).not.toHaveBeenCalled()
})

it('closes any connection whose statement exceeds a limit for all', async () => {
  const watch = new StatementWatch(async () => true, 0)
  const { client, destroy } = silentClient()
  watch.add(client)
  void limitStatements(client as pg.PoolClient, false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(destroy).not.toHaveBeenCalled()
  watch.limitAll(2000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(destroy).toHaveBeenCalledOnce()
})

it('does not look while statements are answered in time', async () => {
  const answers = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  const watch = new StatementWatch(answers, 60)
  const { client, destroy, answer } = silentClient()
  watch.add(client)
  const result = client.query('SELECT 1')
  await vi.advanceTimersByTimeAsync(4000)
  answer()
  expect(await result).toEqual({ rows: [] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([answers.mock.calls.length, destroy.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0, 0])
})

it('answers a callback as the client does', async () => {
  const watch = new StatementWatch(async () => true, 60)
  const client = { query: (_text: string, callback: (error: null, result: string) => void) => callback(null, 'row') }
  watch.add(client as unknown as WatchedClient)
  const callback = vi.fn<(error: null, result: string) => void>()
  client.query('SELECT 1', callback)
  expect(callback).toHaveBeenCalledWith(null, 'row')
  expect(vi.getTimerCount()).toBe(0)
})
