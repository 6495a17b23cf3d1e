import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { CAPTCHA_ALPHABET, captchaSvg } from './captcha-svg.ts'
import { newCaptchaText } from './draw-captcha.ts'

describe('captchas', async () => {
  const test = await buildTestApp()
  const { post } = test
  const fresh = async (verifyId = '') =>
    (await post<{ verifyId: string; verifyImgStr: string }>('/api/user/user/getLoginCode', { verifyId })).data
  const check = (verifyId: string, result: string) => post('/api/user/user/checkLoginCode', { verifyId, result })

  it('captcha.01, captcha.02: an id and a picture of 110 by 40 that does not contain its answer', async () => {
    const { verifyId, verifyImgStr } = await fresh()
    const picture = Buffer.from(verifyImgStr.split(',')[1]!, 'base64')
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 110, height: 40 })
    expect(JSON.stringify({ verifyId, verifyImgStr: picture.toString('latin1') })).not.toContain(
      await test.accounts.captchas.answerOf(verifyId),
    )
  })

  it('B.captcha.11: the pre-check does not use it up, two wrong answers do', async () => {
    const { verifyId } = await fresh()
    const answer = (await test.accounts.captchas.answerOf(verifyId))!
    for (let time = 0; time < 7; time += 1) expect((await check(verifyId, answer.toLowerCase())).code).toBe(200)
    for (let time = 0; time < 2; time += 1) expect((await check(verifyId, '????')).message).toBe('验证码错误！')
    expect((await check(verifyId, answer)).code).toBe(400)
  })

  it('a new picture kills the one before', async () => {
    const first = await fresh()
    const answer = (await test.accounts.captchas.answerOf(first.verifyId))!
    await fresh(first.verifyId)
    expect((await check(first.verifyId, answer)).code).toBe(400)
  })

  it('B.captcha.03, B.captcha.04: 4 glyphs, 4 lines and 10 dots, whatever the chance', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const random = (from: number, to: number) => from + (numbers.next().value! % (to - from))
        const svg = captchaSvg('A3KX', random)
        const counts = [/<path class="glyph"/g, /fill="none" stroke/g, /<circle/g].map((what) => svg.match(what)!.length)
        expect(counts).toEqual([4, 4, 10])
      }),
      { numRuns: 50 },
    )
  })

  it('answers have 4 characters without look-alikes', () => {
    for (let time = 0; time < 200; time += 1) expect(newCaptchaText()).toMatch(/^[A-Z0-9]{4}$/)
    for (const alike of ['0OQD', '1IL', '2Z', '5S', '8B', '6G', 'UV']) {
      expect([...CAPTCHA_ALPHABET].filter((character) => alike.includes(character)).length, alike).toBeLessThanOrEqual(1)
    }
  })
})
