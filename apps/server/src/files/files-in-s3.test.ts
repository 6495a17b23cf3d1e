import { Writable } from 'node:stream'
import { keyOfDrawing, keyOfPages } from '@gezhi/imports'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { signedHeaders } from '../testing/signed-headers.ts'
import { startS3Server } from '../testing/s3/s3-server.ts'
import { pictureFiles } from './picture-files.ts'
import { readS3Address } from '../settings/read-s3-address.ts'
import { s3FileStore } from './s3/s3-file-store.ts'

const NUMBER = 'US19000001B2'
const DRAWING = { id: '1', sourceFile: 'US19000001-20300101-D00001.TIF' }
const QUICK = { pauses: [5], limit: 1000 }

const server = await startS3Server()
afterAll(() => server.close())
const links = `&links=${encodeURIComponent(`http://127.0.0.1:${server.port}`)}`
const storeAt = (prefix: string, options = '') =>
  s3FileStore(readS3Address(server.url(prefix, options)), { quick: QUICK, patient: { ...QUICK, limit: Infinity } })

const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3366ff' } })
  .png()
  .toBuffer()

/** Log output of the server. */
const logged: string[] = []
const log = pino({ level: 'info' }, new Writable({ write: (chunk: Buffer, _encoding, done) => (logged.push(chunk.toString()), done()) }))

async function upload({ app }: TestApp, headers: Record<string, string>) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(png)], 'a.png'))
  const body = new Response(form)
  const payload = Buffer.from(await body.arrayBuffer())
  return app.inject({
    method: 'POST',
    url: '/api/sms/oss/upload',
    payload,
    headers: { ...headers, 'content-type': body.headers.get('content-type')! },
  })
}

describe('a server whose files are in S3', async () => {
  const record = aPatent({
    publicationNumber: NUMBER,
    office: 'US',
    drawings: [DRAWING],
    source: { format: 'us-grant', file: 'week.zip!US19000001.xml' },
  })
  const test = await buildTestApp({ records: [record], fileStore: storeAt('streamed'), log })
  const linked = await buildTestApp({ fileStore: storeAt('linked', links) })
  const { headers } = await aSession(test)
  const pictures = pictureFiles(storeAt('streamed'))
  await pictures.put(keyOfDrawing(DRAWING)!, await sharp(png).tiff().toBuffer())
  await pictures.put(keyOfPages('week.zip!US19000001.xml'), Buffer.from('%PDF-1.4'))
  const drawing = () => test.app.inject({ url: `/api/search/ts/drawing?number=${NUMBER}&id=1` })

  it('shows the drawing of a document, rendered once and stored there; offers the original, and its pages', async () => {
    const shown = await drawing()
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'png', width: 40, height: 20 })
    const stored = [...server.objects.keys()].filter((key) => key.startsWith('streamed/drawings/'))
    expect(stored).toHaveLength(1)
    server.requests.length = 0
    expect((await drawing()).rawPayload).toEqual(shown.rawPayload)
    expect(server.requests.filter((line) => line.startsWith('PUT'))).toEqual([])
    const { data } = await test.post<{ name: string }[]>(
      '/api/search/attach/list',
      { id: NUMBER },
      signedHeaders(headers.token, { id: NUMBER }),
    )
    expect(data.map(({ name }) => name)).toEqual([`${NUMBER}.pdf`, `${NUMBER}-1.png`, `${NUMBER}-1.tif`])
    const file = { method: 'POST', url: '/api/search/attach/download', payload: { id: NUMBER, name: `${NUMBER}.pdf` } } as const
    expect((await test.app.inject(file)).payload).toBe('%PDF-1.4')
  })

  it('keeps uploads there; the setting decides whether browsers load them from this server or by a signed link', async () => {
    const { url } = (await upload(test, headers)).json().data
    const shown = await test.app.inject({ url })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
    const other = (await upload(linked, (await aSession(linked)).headers)).json().data.url
    const sent = await linked.app.inject({ url: other })
    expect([sent.statusCode, sent.headers['cache-control']]).toEqual([302, 'private, max-age=150'])
    const followed = await fetch(String(sent.headers.location))
    expect([followed.status, followed.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await linked.app.inject({ url: '/api/sms/oss/file?name=AAAAAAAAAAAAAAAAAAAAAA.png' })).statusCode).toBe(404)
  })

  it('reports in both languages that the store is away, shows texts in the meantime, and continues when it is back', async () => {
    server.failure = () => ({ status: 503, code: 'SlowDown' })
    onTestFinished(() => void (server.failure = null))
    const shown = await drawing()
    expect([shown.statusCode, shown.json().data.error, shown.json().message]).toEqual([
      503,
      'FILES_AWAY',
      expect.stringMatching(/^图片存储暂时不可用，请稍后重试（编号 .+）$/),
    ])
    expect((await upload(test, { ...headers, 'accept-language': 'en' })).json()).toMatchObject({
      code: 503,
      message: expect.stringContaining('The image store is temporarily unavailable'),
    })
    const detail = await test.post<{ drawings: unknown[] }>(
      '/api/search/ts/searchDetail',
      { id: NUMBER },
      signedHeaders(headers.token, { id: NUMBER }),
    )
    expect([detail.code, detail.data.drawings]).toMatchObject([200, [{ id: '1' }]])
    const list = await test.post<{ list: unknown[] }>('/api/search/ts/search', { filter: { queryStr: '装置' }, drawings: 1 })
    expect(list.data.list).toMatchObject([{ drawings: { ids: ['1'], total: 1 } }])
    const ready = await test.app.inject({ url: '/readyz' })
    expect([ready.statusCode, ready.json()]).toMatchObject([200, { ready: true, files: false }])
    expect([...server.objects.keys()].filter((key) => key.startsWith('streamed/uploads/'))).toHaveLength(1)
    server.failure = null
    expect((await drawing()).statusCode).toBe(200)
    expect((await test.app.inject({ url: '/readyz' })).json()).toMatchObject({ ready: true, files: true })
    expect(logged.join('')).toContain('The file store answers 503')
    expect(logged.join('')).not.toMatch(/GEZHITESTKEY|se\/cret|se%2Fcret|Signature/)
  })
})
