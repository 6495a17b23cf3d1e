import { isValidProof } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { workFor } from '../../apps/server/src/accounts/captcha/captcha-work.ts'
import { anAccount, md5, PASSWORD } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { aBrowser, USER } from './a-browser.ts'

interface Captcha {
  readonly verifyId: string
  readonly work: { readonly bits: number; readonly required: boolean }
}

describe('the proof of work of a captcha', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { telephone: phoneOrEmail } = await anAccount(test)
  const login = { phoneOrEmail, password: md5(PASSWORD) }

  function solve({ verifyId, work }: Captcha): string {
    for (let nonce = 0; ; nonce += 1) if (isValidProof(verifyId, String(nonce), work.bits)) return String(nonce)
  }

  it('is not required for a few captchas, then for the whole address, for 15 minutes', async () => {
    const at = (address: string) => aBrowser(test, { address })
    const take = async (address: string) => (await at(address).post<Captcha>(`${USER}/getLoginCode`, {})).data
    const required = []
    for (let count = 0; count < 6; count += 1) required.push((await take('203.0.113.1')).work.required)
    expect(required).toEqual([false, false, false, false, false, true])
    expect((await take('203.0.113.2')).work).toEqual({ bits: 16, required: false })
    clock += 15 * 60_000
    expect((await take('203.0.113.1')).work.required).toBe(false)
  })

  it('opens the login where it is required; without it, or with another, nothing is looked at or used up', async () => {
    const browser = aBrowser(test, { address: '203.0.113.3' })
    let captcha: Captcha
    do captcha = (await browser.post<Captcha>(`${USER}/getLoginCode`, {})).data
    while (!captcha.work.required)
    const { verifyId } = captcha
    const code = (await test.accounts.captchas.answerOf(verifyId))!
    const other = solve({ ...captcha, verifyId: '0' })
    for (const work of [{}, { work: '' }, { work: 'x' }, { work: other }])
      for (const answer of [code, '????'])
        expect(await browser.post(`${USER}/login`, { ...login, verifyId, code: answer, ...work })).toMatchObject({
          code: 400,
          data: { error: 'WORK_NEEDED' },
        })
    expect((await browser.post(`${USER}/login`, { ...login, verifyId, code, work: solve(captcha) })).code).toBe(200)
  })

  it('is required after a few wrong answers, too, before the next attempt', async () => {
    const browser = aBrowser(test, { address: '203.0.113.4' })
    const take = async () => (await browser.post<Captcha>(`${USER}/getLoginCode`, {})).data
    const look = async ({ verifyId }: Captcha, work?: string) => {
      const { message, data } = await browser.post(`${USER}/checkLoginCode`, { verifyId, result: '????', ...(work && { work }) })
      return data?.error ?? message
    }
    for (const captcha of [await take(), await take()])
      for (let looks = 0; looks < 2; looks += 1) expect(await look(captcha)).toBe('CAPTCHA_WRONG')
    const captcha = await take()
    expect(captcha.work.required).toBe(true)
    expect(await look(captcha)).toBe('WORK_NEEDED')
    expect(await look(captcha, solve(captcha))).toBe('CAPTCHA_WRONG')
  })

  it('stands before the answer that lifts a rate limit too', async () => {
    const verifyId = await test.accounts.captchas.demand('search:someone')
    const captcha = await test.accounts.captchas.replace(verifyId, { bits: 12, required: true })
    const result = (await test.accounts.captchas.answerOf(captcha.verifyId))!
    const check = (work?: string) => test.post('/api/search/captcha/check', { verifyId: captcha.verifyId, result, work })
    expect((await check()).data).toMatchObject({ error: 'WORK_NEEDED' })
    expect(await test.accounts.captchas.takePass('search:someone')).toBe(false)
    expect((await check(solve(captcha))).code).toBe(200)
    expect(await test.accounts.captchas.takePass('search:someone')).toBe(true)
  })

  it('doubles as the captchas of an address do, up to some seconds', () => {
    expect([1, 5, 6, 10, 11, 20, 40, 80, 160, 320, 1000].map((count) => workFor(count).bits)).toEqual([
      16, 16, 17, 17, 18, 18, 19, 20, 21, 22, 22,
    ])
  })
})
