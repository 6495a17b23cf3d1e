import { expect } from 'vitest'
import type { TestApp } from './build-test-app.ts'

/** Asks for a code and reads it in the outbox. */
export async function anSmsCode({ post, accounts }: TestApp, telephone: string): Promise<string> {
  expect(await post('/api/user/user/sendCode', { telephone })).toMatchObject({ code: 200 })
  const [newest] = await accounts.gateways.sandbox!.outbox.list({ to: telephone })
  return newest!.code!
}
