import type { Envelope } from '@gezhi/contract'
import { expect } from 'vitest'
import { captchas } from '../../apps/server/src/accounts/captcha/captchas-table.ts'
import { newCaptchaText } from '../../apps/server/src/accounts/captcha/draw-captcha.ts'
import { md5, PASSWORD } from '../../apps/server/src/testing/an-account.ts'
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'

export const USER = '/api/user/user'

/** A browser with its own client address; it stores cookies until they are cleared. */
export interface TestBrowser {
  post<Data = Record<string, unknown>>(url: string, body: object, headers?: Record<string, string>): Promise<Envelope<Data>>
  /** Logs in with a correct captcha that requires no proof of work. */
  enter(phoneOrEmail: string, password?: string): Promise<Envelope<{ token: string }>>
  /** The same; returns the code of the envelope. */
  logIn(phoneOrEmail: string, password?: string): Promise<number>
  /** Requests an SMS code and reads it from the outbox. */
  smsCode(telephone: string, purpose?: string): Promise<string>
}

/** A browser that calls the app of a test. */
export function aBrowser(test: TestApp, { address = '127.0.0.1', cookies = true } = {}): TestBrowser {
  const stored = new Map<string, string>()
  const post: TestBrowser['post'] = async (url, payload, headers = {}) => {
    const cookie = [...stored].map((pair) => pair.join('=')).join('; ')
    const response = await test.app.inject({ method: 'POST', url, payload, headers: { ...headers, cookie }, remoteAddress: address })
    for (const { name, value } of cookies ? response.cookies : []) stored.set(name, value)
    return response.json()
  }
  const enter: TestBrowser['enter'] = async (phoneOrEmail, password = PASSWORD) => {
    // A page of the login gives a browser its cookie.
    if (cookies && stored.size === 0) await post(`${USER}/getLoginCode`, {})
    const captcha = await anUndrawnCaptcha(test)
    return post(`${USER}/login`, { ...captcha, phoneOrEmail, password: md5(password) })
  }
  return {
    post,
    enter,
    logIn: async (phoneOrEmail, password) => (await enter(phoneOrEmail, password)).code,
    async smsCode(telephone, purpose) {
      expect(await post(`${USER}/sendCode`, { telephone, ...(purpose !== undefined && { purpose }) })).toMatchObject({ code: 200 })
      const [newest] = await test.accounts.gateways.sandbox!.outbox.list({ to: telephone })
      return newest!.code!
    },
  }
}

/** A captcha of the login without its picture, and its answer. */
async function anUndrawnCaptcha({ database, accounts }: TestApp): Promise<{ verifyId: string; code: string }> {
  const code = newCaptchaText()
  const [row] = await database
    .insert(captchas)
    .values({ answer: code, expiresAt: new Date(accounts.now() + 60_000) })
    .returning({ id: captchas.id })
  return { verifyId: row!.id, code }
}
