import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { uploadStore } from './upload-store.ts'

const UPLOAD = '/api/sms/oss/upload'

describe('uploaded pictures', async () => {
  const test = await buildTestApp()
  const { app } = test
  const { headers } = await aSession(test)
  const picture = (format: 'png' | 'jpeg' | 'webp') =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#3366ff' } })
      .withExif({ IFD0: { Artist: 'somebody' } })
      .toFormat(format)
      .toBuffer()

  async function upload(content: Buffer | string, name = 'a.png', sent: Record<string, string> = headers) {
    const form = new FormData()
    form.append('file', typeof content === 'string' ? content : new File([new Uint8Array(content)], name))
    const body = new Response(form)
    const payload = Buffer.from(await body.arrayBuffer())
    return app.inject({ method: 'POST', url: UPLOAD, payload, headers: { ...sent, 'content-type': body.headers.get('content-type')! } })
  }

  it('requires a login', async () => {
    expect((await upload(await picture('png'), 'a.png', {})).json()).toMatchObject({ code: 401 })
  })

  it('keeps jpg and png, drawn anew without what stood beside the pixels', async () => {
    for (const format of ['png', 'jpeg'] as const) {
      const { code, data } = (await upload(await picture(format))).json()
      expect([code, data.url]).toEqual([200, expect.stringMatching(/^\/api\/sms\/oss\/file\?name=[\w-]{22}\.(jpg|png)$/)])
      const shown = await app.inject({ url: data.url })
      expect(shown.headers['content-type']).toBe(`image/${format}`)
      const facts = await sharp(shown.rawPayload).metadata()
      expect(facts).toMatchObject({ format, width: 40, height: 20 })
      expect(facts.exif).toBeUndefined()
    }
  })

  it('the picture can be the avatar', async () => {
    const { url } = (await upload(await picture('png'))).json().data
    expect((await test.post('/api/user/user/updateUserInfo', { avatar: url }, headers)).code).toBe(200)
    expect((await test.post('/api/user/user/findUserInformation', {}, headers)).data).toMatchObject({ avatar: url })
  })

  it('the picture of somebody else cannot be the avatar, and is not deleted through it', async () => {
    const { url } = (await upload(await picture('png'))).json().data
    const show = (avatar: string, who: Record<string, string>) => test.post('/api/user/user/updateUserInfo', { avatar }, who)
    const other = await aSession(test)
    expect((await show(url, other.headers)).data).toMatchObject({ error: 'UPLOAD_NOT_FOUND' })
    expect((await test.post('/api/user/user/findUserInformation', {}, other.headers)).data).toMatchObject({ avatar: null })
    // Like one that was set before uploaders were recorded.
    await test.accounts.users.change(other.user.id, { avatar: url })
    await show('', other.headers)
    expect((await app.inject({ url })).statusCode).toBe(200)
  })

  it('a user has at most 500 pictures, an administrator as many as the site needs', async () => {
    const png = await picture('png')
    for (const [role, code] of [
      ['user', 403],
      ['operator', 200],
    ] as const) {
      const { user, headers: own } = await aSession(test, { role })
      await test.database.execute(
        `INSERT INTO uploads (name, user_id, created_at) SELECT '${user.id}' || n, '${user.id}', now() FROM generate_series(1, 500) n`,
      )
      expect((await upload(png, 'a.png', own)).json(), role).toMatchObject({ code })
    }
  })

  it('of many pictures at once two are decoded and a few wait', async () => {
    const { user } = await aSession(test)
    const { promise, resolve } = Promise.withResolvers<{ bytes: Buffer; extension: string }>()
    let begun = 0
    const store = uploadStore(test.store, test.database, Date.now, () => {
      begun += 1
      return promise
    })
    const add = () => store.add(new Blob(['x']), { userId: user.id, role: 'user' })
    const added = Array.from({ length: 8 }, add)
    await expect.poll(() => begun).toBe(2)
    await expect.poll(() => store.isBusy()).toBe(true)
    await expect(add()).rejects.toThrow('UPLOADS_BUSY')
    resolve({ bytes: Buffer.from('x'), extension: 'png' })
    expect(new Set(await Promise.all(added)).size).toBe(8)
  })

  it('rejects content of other types whatever its name, text instead of a file, and truncated files', async () => {
    const whole = await picture('jpeg')
    const contents = [await picture('webp'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('GIF89a')]
    for (const content of contents) expect((await upload(content)).json().message).toBe('上传文件格式必须为jpg/png/jpeg')
    for (const length of [200, whole.length - 20])
      expect((await upload(whole.subarray(0, length))).json().message).toBe('图片已损坏或不完整，请重新选择')
    expect((await upload('text')).json()).toMatchObject({ code: 400, message: '参数错误：file 请上传图片' })
  })

  it('rejects a picture that is valid in a second format, and a script in the form of one', async () => {
    const zip = Buffer.concat([await picture('png'), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)])
    const page = Buffer.concat([await picture('jpeg'), Buffer.from('<SCRIPT>alert(1)</SCRIPT>')])
    for (const content of [zip, page]) expect((await upload(content)).json().message).toBe('图片中含有其他类型的内容，无法上传')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await upload(svg)).json().message).toBe('上传文件格式必须为jpg/png/jpeg')
  })

  it('rejects 30,000 × 30,000 pixels before drawing any', async () => {
    const header = Buffer.from(await picture('png'))
    header.writeUInt32BE(30_000, 16)
    header.writeUInt32BE(30_000, 20)
    header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
    expect((await upload(header)).json().message).toBe('图片尺寸过大：30000×30000，最多 50 百万像素')
  })

  it('rejects more than 5 MB, and a body that is no form', async () => {
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).json().message).toBe('上传文件大小不能超过5M!')
    expect((await upload(Buffer.alloc(13 * 1024 * 1024))).json().data.error).toBe('BODY_TOO_LARGE')
    expect((await test.post(UPLOAD, {}, headers)).data).toMatchObject({ error: 'UNSUPPORTED_MEDIA_TYPE' })
    const broken = { ...headers, 'content-type': 'multipart/form-data' }
    expect((await app.inject({ method: 'POST', url: UPLOAD, payload: 'x', headers: broken })).json().data.error).toBe('BAD_REQUEST')
  })

  it('finds only its own names', async () => {
    for (const name of ['../secret', 'AAAAAAAAAAAAAAAAAAAAAA.svg']) {
      expect((await app.inject({ url: `/api/sms/oss/file?name=${encodeURIComponent(name)}` })).statusCode).toBe(400)
    }
    expect((await app.inject({ url: '/api/sms/oss/file?name=AAAAAAAAAAAAAAAAAAAAAA.png' })).statusCode).toBe(404)
  })
})
