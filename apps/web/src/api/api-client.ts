import { createClient } from '@gezhi/contract/client'
import { currentLanguage } from '../language/i18n.ts'
import { LANGUAGES } from '../language/language.ts'
import { endSession, readSessionEnd } from '../session/session-end.ts'
import { sessionToken } from '../session/session-store.ts'
import { requestCaptcha } from './captcha-demand.ts'
import { requestProof } from './proof-demand.ts'
import { requestGuestToken, storedGuestToken } from './guest-token.ts'

/** A call without a response after this time fails with a `TimeoutError` (G149), unless the call defines another timeout. */
const TIMEOUT_MS = 30_000

/**
 * The API client, with the language on the screen and the visitor's token. Rejects with `ApiError` for every response whose code is not
 * 200.
 */
export const apiClient = createClient({
  token: () => sessionToken() ?? storedGuestToken(),
  // A user with an invalid token gets an error; a guest just gets another token.
  renewToken: async () => (sessionToken() ? null : requestGuestToken()),
  onRejected: ({ code }, token) => {
    const reason = readSessionEnd(code)
    if (reason !== null && token !== null && token === sessionToken()) endSession(reason)
  },
  passCaptcha: requestCaptcha,
  passProof: requestProof,
  now: Date.now,
  language: () => LANGUAGES[currentLanguage()].tag,
  fetch: (input, init, timeoutMs = TIMEOUT_MS) => fetch(input, { ...init, signal: withTimeout(init.signal, timeoutMs) }),
})

function withTimeout(signal: AbortSignal | null | undefined, timeoutMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}
