import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import type { Readiness } from './readiness.ts'

describe('health', async () => {
  const readiness: Readiness = { phase: 'demonstration', done: 500, total: 20_000 }
  const { app, post } = await buildTestApp({ readiness })

  it('tells how far the start is, while searches say that they wait', async () => {
    readiness.phase = 'demonstration'
    const response = await app.inject({ url: '/readyz' })
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ ready: false, phase: 'demonstration', done: 500, total: 20_000, database: true })
    expect(await post('/api/search/ts/search', { filter: { queryStr: 'a' } })).toMatchObject({
      code: 500,
      message: '检索服务正在启动，请稍候',
      data: { error: 'SEARCH_STARTING' },
    })
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })

  it('is ready once searches find what they should, and no longer when it stops', async () => {
    readiness.phase = 'ready'
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)
    readiness.phase = 'stopping'
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503)
  })
})
