import { createClient } from '@gezhi/contract/client'
import { currentLanguage } from '../language/i18n.ts'
import { LANGUAGES } from '../language/language.ts'
import { askGuestToken, keptGuestToken } from './guest-token.ts'

/** A call that has no answer after this long fails with a `TimeoutError` (G149). */
const TIMEOUT_MS = 30_000

/** The API in the language on the screen, with the visitor's token. Rejects with `ApiError` for every answer whose code is not 200. */
export const apiClient = createClient({
  token: keptGuestToken,
  renewToken: askGuestToken,
  language: () => LANGUAGES[currentLanguage()].tag,
  fetch: (input, init) => fetch(input, { ...init, signal: withTimeout(init?.signal) }),
})

function withTimeout(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}
