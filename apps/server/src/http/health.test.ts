import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { readSettings } from '../settings/read-settings.ts'
import { healthApp } from './health-app.ts'
import type { Readiness } from './readiness.ts'

describe('health', async () => {
  const readiness: Readiness = { phase: 'demonstration', done: 500, total: 20_000 }
  const { app, post } = await buildTestApp({ readiness })

  it('reports the progress of the start, while searches report that they wait', async () => {
    readiness.phase = 'demonstration'
    const response = await app.inject({ url: '/readyz' })
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({
      ready: false,
      phase: 'demonstration',
      done: 500,
      total: 20_000,
      database: true,
      index: true,
      files: true,
      writes: 'accepted',
      storage: 'ok',
    })
    expect(await post('/api/search/ts/search', { filter: { queryStr: 'a' } })).toMatchObject({
      code: 500,
      message: '检索服务正在启动，请稍候',
      data: { error: 'SEARCH_STARTING' },
    })
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive', version: '0.0.0-test' })
  })

  it('is ready once searches find what they should, and no longer when it stops, though it goes on answering and ends connections', async () => {
    readiness.phase = 'ready'
    const ready = await app.inject({ url: '/readyz' })
    expect([ready.statusCode, ready.headers.connection]).toEqual([200, 'keep-alive'])
    readiness.draining = true
    const stopping = await app.inject({ url: '/readyz' })
    expect([stopping.statusCode, stopping.headers.connection]).toEqual([503, 'close'])
    expect(stopping.json()).toMatchObject({ ready: false, phase: 'stopping' })
    expect(await post('/api/search/ts/search', { filter: { queryStr: 'a' } })).toMatchObject({ code: 200 })
  })
})

describe('health of a process', () => {
  const answers = async (facts: {
    phase?: 'starting' | 'ready'
    database?: boolean
    index?: boolean | null
    files?: boolean
    storage?: 'full' | 'gone'
  }) => {
    const { phase = 'ready', database = true, index = true, files = true, storage = null } = facts
    const app = await healthApp(readSettings({}), pino({ level: 'silent' }), {
      readiness: { phase },
      version: '0.0.0-test',
      databaseAnswers: async () => database,
      indexAnswers: async () => index,
      rebuild: () => null,
      filesAnswer: async () => files,
      storageProblem: async () => storage,
    })
    const answer = await app.inject({ url: '/readyz' })
    const { statusCode } = answer
    const json = answer.json<{ files: boolean; writes: string; storage: string }>()
    const other = await app.inject({ url: '/api/search/ts/search', method: 'POST' })
    expect([other.statusCode, other.json().data.error]).toEqual([404, 'NOT_FOUND'])
    await app.close()
    expect(json).toMatchObject({ files, writes: storage === null ? 'accepted' : 'rejected', storage: storage ?? 'ok' })
    return statusCode
  }

  it('is not ready while its database or its index is away, or it starts; one without an index is ready without it, and all without files', async () => {
    expect(await answers({})).toBe(200)
    expect(await answers({ database: false })).toBe(503)
    expect(await answers({ index: false })).toBe(503)
    expect(await answers({ phase: 'starting' })).toBe(503)
    expect(await answers({ index: null })).toBe(200)
    expect(await answers({ files: false })).toBe(200)
    expect(await answers({ storage: 'gone' })).toBe(503)
  })

  it('is ready on a full disk, for searches go on, and reports that writes are rejected', async () => {
    expect(await answers({ storage: 'full' })).toBe(200)
  })
})
