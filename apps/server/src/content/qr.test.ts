import sharp from 'sharp'
import { describe, expect, test as it } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

const QR = '/api/user/qr/get'

interface Qr {
  readonly url: string
  readonly target: string
  readonly configured: boolean
}

describe('QR codes of the toolbar', async () => {
  const test = await buildTestApp({ settings: { GEZHI_QR_WECHAT: 'https://example.org/kf' } })
  const qr = async (type: string) => (await test.post<Qr>(QR, { type }, { host: 'gezhi.localhost:8080' })).data

  it('toolbar.12: /qr/get returns a picture for each kind, with the address of its setting or of the installation', async () => {
    expect(await qr('wechat')).toMatchObject({ target: 'https://example.org/kf', configured: true })
    for (const type of ['miniProgram', 'mobile']) {
      expect(await qr(type)).toMatchObject({ target: 'http://gezhi.localhost:8080', configured: false })
    }
  })

  it('the picture can be drawn, is square, and is another one for another target', async () => {
    const { url } = await qr('wechat')
    const svg = decodeURIComponent(url.replace(/^data:image\/svg\+xml,/, ''))
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
    expect([format, width]).toEqual(['svg', height])
    expect((await qr('mobile')).url).not.toBe(url)
  })

  it('rejects other kinds', async () => {
    expect(await test.post(QR, { type: 'other' })).toMatchObject({ code: 400 })
  })
})
