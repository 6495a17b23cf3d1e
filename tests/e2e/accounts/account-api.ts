import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { wirePassword } from '@gezhi/contract/wire-password'

/** What every call answers. */
export interface Envelope<Data> {
  readonly code: number
  readonly message: string
  readonly data: Data
}

/** An account that can log in. */
export interface TestAccount {
  readonly telephone: string
  readonly nick: string
  readonly password: string
}

/** Number of the next phone. Starts at random: a server used by several runs may know phones of an earlier process with the same id. */
let made = randomInt(10_000)

/** A phone nobody has yet. */
export function newPhone(): string {
  const [worker, number] = [process.pid % 10_000, made++ % 10_000]
  return `136${String(worker).padStart(4, '0')}${String(number).padStart(4, '0')}`
}

/** Posts JSON; returns the envelope. */
export async function post<Data>(request: APIRequestContext, path: string, data: object): Promise<Envelope<Data>> {
  return (await (await request.post(path, { data })).json()) as Envelope<Data>
}

/** Gets; returns the envelope. */
export async function get<Data>(request: APIRequestContext, path: string): Promise<Envelope<Data>> {
  return (await (await request.get(path)).json()) as Envelope<Data>
}

/** The newest code that was sent to a phone, from the outbox of the sandbox; empty when none was. */
export async function sentCode(request: APIRequestContext, phone: string): Promise<string> {
  const { data } = await get<{ list: { code: string | null }[] }>(request, `/api/dev/outbox?to=${phone}`)
  return data.list[0]?.code ?? ''
}

/** The answer of a captcha, null for one that is used or too old. */
export async function answerOf(request: APIRequestContext, verifyId: string | null): Promise<string | null> {
  return (await get<{ answer?: string }>(request, `/api/dev/captcha?verifyId=${verifyId}`)).data.answer ?? null
}

/**
 * Requests a code for a phone, valid in the browser of `request`, and returns it; solves the captcha required for a second one within the
 * minute (G132).
 */
export async function aCode(request: APIRequestContext, phone: string): Promise<string> {
  const first = await post<{ verifyId: string }>(request, '/api/user/user/sendCode', { telephone: phone })
  if (first.code === 429) {
    const { verifyId } = first.data
    await post(request, '/api/search/captcha/check', { verifyId, result: await answerOf(request, verifyId) })
    succeeded(await post(request, '/api/user/user/sendCode', { telephone: phone }))
  }
  return sentCode(request, phone)
}

/** Registers an account. */
export async function anAccount(request: APIRequestContext, password = 'Secret123'): Promise<TestAccount> {
  const telephone = newPhone()
  const nick = `n${telephone}`
  const yzmCodes = await aCode(request, telephone)
  const form = { nick, password: wirePassword(password), telephone, email: `${nick}@example.com`, yzmCodes }
  succeeded(await post(request, '/api/user/user/regist', form))
  return { telephone, nick, password }
}

/** Confirms a login by WeChat as a tester would on the page for developers; returns what WeChat comes back with. */
export async function scan(request: APIRequestContext, uuid: string, openId: string): Promise<{ code: string; state: string }> {
  const answer = await post<{ code: string; state: string }>(request, '/api/dev/wechat/scan', { uuid, openId, nick: '微信甲' })
  return succeeded(answer)
}

/** The data of an envelope; throws what it says where it is an error. */
function succeeded<Data>({ code, message, data }: Envelope<Data>): Data {
  if (code !== 200) throw new Error(`The call was answered with ${code}: ${message}`)
  return data
}

let openIds = 0

/** An id of a WeChat account that no other test has. */
export function newOpenId(): string {
  return `open-${process.pid}-${Date.now()}-${openIds++}`
}
