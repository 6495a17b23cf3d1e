import { expect } from 'vitest'
import type { TestApp } from './build-test-app.ts'

/** Requests a code, with the header of a session for one that changes its account, and reads it in the outbox. */
export async function anSmsCode({ post, accounts }: TestApp, phone: string, headers: Record<string, string> = {}): Promise<string> {
  expect(await post('/api/user/user/sendCode', { telephone: phone }, headers)).toMatchObject({ code: 200 })
  const [newest] = await accounts.gateways.sandbox!.outbox.list({ to: phone })
  return newest!.code!
}
