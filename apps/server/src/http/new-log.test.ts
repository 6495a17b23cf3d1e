import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { withMethods } from '../testing/with-methods.ts'
import { newLog } from './new-log.ts'

describe('the log', async () => {
  let written = ''
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString()
      done()
    },
  })
  const log = newLog('info', sink)
  const { app } = await buildTestApp({
    log,
    settings: { GEZHI_ACCESS: 'membership' },
    wrapEngine: (engine) => withMethods(engine, { page: () => Promise.reject(new Error('inside')) }),
  })

  it('has a line for each request with its id, and nothing of query, headers and body', async () => {
    written = ''
    await app.inject({
      method: 'POST',
      url: '/api/search/ts/search?secret=in-the-address',
      headers: { token: 'my-token', cookie: 'a=my-cookie', authorization: 'Bearer my-bearer', 'x-request-id': 'r-1' },
      payload: { filter: { queryStr: 'my-query' } },
    })
    await app.inject({ url: '/api/none?secret=in-the-address' })
    const lines = written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const requests = lines.filter(({ res }) => res !== undefined)
    expect(requests).toHaveLength(2)
    expect(requests[0]).toMatchObject({ requestId: 'r-1', res: { status: 200 } })
    expect(written).not.toMatch(/my-token|my-cookie|my-bearer|my-query|in-the-address/)
  })

  it('holds nothing that a terminal would obey, and stays JSON', () => {
    written = ''
    log.info({ file: 'a\u001b[31m\u009b31m\u202e.xml' }, 'read')
    expect(written).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    expect(JSON.parse(written)).toMatchObject({ file: 'a\u001b[31m\u009b31m\u202e.xml' })
  })

  it('masks what may be a secret wherever it is logged', () => {
    written = ''
    log.info({ token: 's1', password: 's2', headers: { token: 's3', authorization: 's4' }, user: { password: 's5' } }, 'x')
    log.info({ settings: { DATABASE_URL: 's6' } })
    expect(written).not.toMatch(/s[1-6]"/)
    expect(written).toContain('[secret]')
  })

  it('contains the cause of a failure with the id sent to the client', async () => {
    written = ''
    const token = (await app.inject({ url: '/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11' })).json()
      .data as string
    const payload = { filter: { queryStr: 'a' } }
    const { data } = (await app.inject({ method: 'POST', url: '/api/search/ts/search', headers: { token }, payload })).json()
    const failure = written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { requestId: string; err?: { message: string } })
      .find(({ err }) => err)
    expect(failure).toMatchObject({ requestId: data.requestId, err: { message: 'inside' } })
    expect(written).not.toContain(token)
  })
})
