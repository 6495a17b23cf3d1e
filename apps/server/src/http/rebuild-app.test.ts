import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import { rebuildApp } from './rebuild-app.ts'

test('while the index is rebuilt, health, browsers and programs get its progress', async () => {
  const app = await rebuildApp(readSettings({}), pino({ level: 'silent' }), {
    readiness: { phase: 'rebuilding', done: 12_000, total: 39_705 },
    version: '0.0.0-test',
    databaseAnswers: async () => true,
    indexAnswers: async () => false,
    rebuild: () => null,
    filesAnswer: async () => true,
    storageProblem: async () => null,
  })
  onTestFinished(() => app.close())
  const ready = await app.inject({ url: '/readyz' })
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    expect.objectContaining({ ready: false, phase: 'rebuilding', done: 12_000, total: 39_705, index: false }),
  ])
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  const page = (language: string) => app.inject({ url: '/zh/search?q=a', headers: { 'accept-language': language } })
  const chinese = await page('zh-CN')
  expect([chinese.statusCode, chinese.headers['retry-after'], chinese.headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(chinese.body).toContain('正在重建索引：12,000 / 39,705 件')
  expect((await page('en')).body).toContain('12,000 of 39,705 documents')
  for (const method of ['GET', 'POST'] as const)
    expect((await app.inject({ url: '/api/search/ts/search', method })).json()).toMatchObject({ data: { error: 'SEARCH_STARTING' } })
})
