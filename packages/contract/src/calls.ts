import { getGuestToken } from './accounts/guest-token.ts'
import type { Call } from './call.ts'
import { searchDetail } from './patents/patent-detail.ts'
import { searchPatents, validateQuery } from './search/search.ts'

/** Every call of the API by domain. The server refuses to start when a call has no handler. */
export const CALLS = {
  accounts: { getGuestToken },
  search: { searchPatents, validateQuery },
  patents: { searchDetail },
} satisfies Record<string, Record<string, Call>>
