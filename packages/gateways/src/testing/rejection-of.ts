import { inspect } from 'node:util'
import { expect } from 'vitest'
import { GatewayError } from '../gateway-error.ts'

/**
 * The `GatewayError` a call rejects with; anything else fails the test. No secret may appear in it; if `secrets` is a function, it is
 * called after the call.
 */
export async function rejectionOf(
  call: Promise<unknown>,
  secrets: readonly string[] | (() => readonly string[]) = [],
): Promise<GatewayError> {
  const error: unknown = await call.then(
    () => new Error('it did not reject'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof GatewayError)) throw error
  // As a log would write it: message, stack, cause and all own fields.
  const logged = inspect(error, { depth: 10, showHidden: true })
  for (const secret of typeof secrets === 'function' ? secrets() : secrets) {
    expect(secret).not.toBe('')
    expect(logged).not.toContain(secret)
  }
  expect(error.zh).toMatch(/\p{sc=Han}/u)
  expect(error.en).toMatch(/^[\x20-\x7e]+$/)
  return error
}
