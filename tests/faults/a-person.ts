import { createHash } from 'node:crypto'
import { expect } from 'vitest'

/** Everybody's password, as sent over the wire. */
export const PASSWORD = createHash('md5').update('Lamp0nDesk').digest('hex')

/** The response envelope of a call. */
export interface Answer<Data = unknown> {
  readonly code: number
  readonly message: string
  readonly data: Data
}

/** POSTs JSON to a server and returns the envelope. */
export async function post<Data = unknown>(
  url: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer<Data>> {
  const all = { 'content-type': 'application/json', ...headers }
  const answer = await fetch(url + path, { method: 'POST', headers: all, body: JSON.stringify(body) })
  return (await answer.json()) as Answer<Data>
}

/** Registers a user with a phone number. */
export async function register(url: string, telephone: string): Promise<void> {
  expect(await post(url, '/api/user/user/sendCode', { telephone })).toMatchObject({ code: 200 })
  const outbox = await fetch(`${url}/api/dev/outbox?to=${telephone}`)
  const { data } = (await outbox.json()) as Answer<{ list: { code: string }[] }>
  const form = { nick: `n${telephone}`, telephone, email: `${telephone}@example.org`, password: PASSWORD, yzmCodes: data.list[0]!.code }
  expect(await post(url, '/api/user/user/regist', form)).toMatchObject({ code: 200 })
}

/** Logs a user in with a captcha issued by `captchaFrom`, possibly another process; returns code and token. */
export async function logIn(url: string, phoneOrEmail: string, captchaFrom = url): Promise<{ code: number; token: string }> {
  const { verifyId } = (await post<{ verifyId: string }>(captchaFrom, '/api/user/user/getLoginCode', {})).data
  const drawn = await fetch(`${captchaFrom}/api/dev/captcha?verifyId=${verifyId}`)
  const { answer } = ((await drawn.json()) as Answer<{ answer: string }>).data
  const login = await post<{ token: string }>(url, '/api/user/user/login', { phoneOrEmail, password: PASSWORD, verifyId, code: answer })
  return { code: login.code, token: login.data.token }
}
