import { SearchError } from '@gezhi/search'
import { expect, it } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { withMethods } from '../testing/with-methods.ts'

const SEARCH = '/api/search/ts/search'

it('calls are answered STORAGE_GONE, in the language of the caller, while the data folder is gone; pages and health go on', async () => {
  let gone = false
  const { app, post } = await buildTestApp({ storage: { isGone: () => gone, problem: () => Promise.resolve(gone ? 'gone' : null) } })
  expect(await post(SEARCH, { filter: { queryStr: 'a' } })).toMatchObject({ code: 200 })
  gone = true
  expect(await post(SEARCH, { filter: { queryStr: 'a' } })).toMatchObject({
    code: 500,
    message: '服务器的数据目录已不存在，请联系管理员',
    data: { error: 'STORAGE_GONE' },
  })
  const ready = await app.inject({ url: '/readyz' })
  expect([ready.statusCode, ready.json()]).toEqual([503, expect.objectContaining({ ready: false, storage: 'gone' })])
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
})

it('a write on a full disk fails with STORAGE_FULL', async () => {
  const full = [
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    new SearchError('disk-full', 'database or disk is full'),
  ]
  for (const error of full) {
    const { post } = await buildTestApp({ wrapEngine: (engine) => withMethods(engine, { page: () => Promise.reject(error) }) })
    expect((await post(SEARCH, { filter: { queryStr: 'a' } })).data).toMatchObject({ error: 'STORAGE_FULL' })
  }
})
