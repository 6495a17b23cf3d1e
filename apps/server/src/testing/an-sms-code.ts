import { expect } from 'vitest'
import type { TestApp } from './build-test-app.ts'

/** Asks for a code and reads it in the outbox. */
export async function anSmsCode({ post, accounts }: TestApp, phone: string): Promise<string> {
  expect(await post('/api/user/user/sendCode', { telephone: phone })).toMatchObject({ code: 200 })
  const [newest] = await accounts.gateways.sandbox!.outbox.list({ to: phone })
  return newest!.code!
}
