import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { describeFileStore, keysOf } from '../../testing/describe-file-store.ts'
import { TEST_FILES_URL, testFileStore } from '../../testing/test-file-store.ts'
import { startS3Server, type InjectedFailure } from '../../testing/s3/s3-server.ts'
import { FileStoreError } from '../file-store.ts'
import { readS3Address } from '../../settings/read-s3-address.ts'
import { s3FileStore } from './s3-file-store.ts'
import type { RetryPolicy } from './s3-requests.ts'

const server = await startS3Server()
afterAll(() => server.close())

describeFileStore('a bucket', () => Promise.resolve(s3FileStore(readS3Address(server.url(randomUUID())))))

// The same against the configured store.
if (TEST_FILES_URL !== null) describeFileStore('the bucket of TEST_FILES_URL', () => Promise.resolve(testFileStore('')))

const QUICK: RetryPolicy = { pauses: [5, 10, 20], limit: 3000 }
const PATIENT: RetryPolicy = { pauses: [5, 5, 5, 5, 5, 5, 5, 5], limit: Infinity }
const DOWN: InjectedFailure = { status: 503, code: 'SlowDown' }

describe('a bucket in trouble', () => {
  const aStore = (options = '') => s3FileStore(readS3Address(server.url(randomUUID(), options)), { quick: QUICK, patient: PATIENT })
  /** The next `times` requests fail; all of them by default. */
  const failing = (issue: InjectedFailure, times = Infinity, method?: string) => {
    let left = times
    server.requests.length = 0
    server.failure = (request) => ((method === undefined || request.method === method) && left-- > 0 ? issue : null)
    onTestFinished(() => void (server.failure = null))
  }
  const FAILURES: readonly InjectedFailure[] = [
    DOWN,
    { status: 500, code: 'InternalError' },
    { status: 400, code: 'RequestTimeout' },
    'cut',
    'cut half',
  ]

  it.each(FAILURES)('%j twice, then a response: retried, stored once, completely', async (issue) => {
    const store = aStore()
    failing(issue, 2, 'PUT')
    const bytes = Buffer.alloc(400_000, 'picture')
    expect(await store.put('pictures/a.tif', bytes)).toBe(true)
    expect(server.requests.filter((line) => line.startsWith('PUT'))).toHaveLength(3)
    failing(issue, 2, 'GET')
    expect(bytes.equals((await store.get('pictures/a.tif'))!)).toBe(true)
    expect(await store.put('pictures/a.tif', bytes)).toBe(false)
  })

  it.each(FAILURES)(
    '%j permanently: reported as away in time, nothing is visible, and it works again when the store is back',
    async (issue) => {
      const store = aStore()
      failing(issue, Infinity, 'PUT')
      // "In time": a store that is tried for ever exceeds the limit of the test.
      const tried = store.put('pictures/a.tif', Buffer.alloc(400_000, 'picture'))
      await expect(tried).rejects.toMatchObject({ name: 'FileStoreError', issue: 'away' })
      server.failure = null
      expect(await store.find('pictures/a.tif')).toBeNull()
      expect(await keysOf(store.list(''))).toEqual([])
      expect(await store.put('pictures/a.tif', Buffer.from('whole'))).toBe(true)
    },
  )

  it('while it is away there is only one request at a time', async () => {
    const store = aStore()
    failing(DOWN)
    await expect(store.find('a')).rejects.toThrow('503')
    const before = server.requests.length
    expect(before).toBe(1 + QUICK.pauses.length)
    await expect(store.find('a')).rejects.toThrow(FileStoreError)
    expect(server.requests).toHaveLength(before + 1)
  })

  it('work that can wait outlasts what people would not wait for, and ends when it is stopped', async () => {
    const stopping = new AbortController()
    const store = aStore().patient(stopping.signal)
    failing(DOWN, 7)
    expect(await store.put('pictures/a.tif', Buffer.from('a'))).toBe(true)
    failing(DOWN)
    const waiting = s3FileStore(readS3Address(server.url(randomUUID())))
      .patient(stopping.signal)
      .put('b', Buffer.from('b'))
    setTimeout(() => stopping.abort(new Error('stopped')), 50)
    await expect(waiting).rejects.toThrow(/stopped|abort/)
  })

  it('a wrong secret, a wrong key and a missing bucket are rejected at once, and no message contains a secret', async () => {
    const errors = {
      '403 SignatureDoesNotMatch': server.url().replace('se%2Fcret', 'wrong'),
      '403 InvalidAccessKeyId': server.url().replace('GEZHITESTKEY', 'NOBODY'),
      '404 NoSuchBucket': server.url().replace('/gezhi/', '/other/'),
    }
    for (const [message, url] of Object.entries(errors)) {
      server.requests.length = 0
      const error = await s3FileStore(readS3Address(url))
        .check()
        .catch((reason: unknown) => reason)
      expect(error).toMatchObject({ issue: 'rejected', message: `The file store answers ${message}` })
      expect(server.requests).toHaveLength(1)
      expect(JSON.stringify(error)).not.toMatch(/cret|GEZHITESTKEY|NOBODY/)
    }
  })
})

describe('links to a bucket', () => {
  const links = `&links=${encodeURIComponent(`http://127.0.0.1:${server.port}`)}`
  const store = s3FileStore(readS3Address(server.url('l', links)))

  it('are good for a while, for one file, and not once they were changed', async () => {
    const key = 'drawings/专利 (1)+&.png'
    await store.put(key, Buffer.from('png'))
    await store.put('drawings/other.png', Buffer.from('other'))
    const link = (await store.link(key, 60))!
    const got = await fetch(link)
    expect([got.status, await got.text(), got.headers.get('content-type')]).toEqual([200, 'png', 'image/png'])
    const changed = [
      link.replace(/(Signature=)(.)/, (_, name: string, sign: string) => name + (sign === '0' ? '1' : '0')),
      link.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'),
      link.replace(/drawings\/[^?]+/, 'drawings/other.png'),
      link.replace(/\?.*/, ''),
    ]
    for (const one of changed) expect([one, (await fetch(one)).status]).toEqual([one, 403])
    expect((await fetch(link, { method: 'DELETE' })).status).toBe(403)
    expect(store.linksFrom).toBe(`http://127.0.0.1:${server.port}`)
  })

  it('expire', async () => {
    await store.put('a.png', Buffer.from('png'))
    const link = (await store.link('a.png', 60))!
    expect((await fetch(link)).status).toBe(200)
    server.now = () => Date.now() + 62_000
    onTestFinished(() => void (server.now = Date.now))
    expect((await fetch(link)).status).toBe(403)
  })
})
