import { getGuestToken } from './accounts/guest-token.ts'
import type { AnyCall } from './call.ts'
import { getDrawing } from './patents/drawing.ts'
import { searchDetail } from './patents/patent-detail.ts'
import { searchPatents } from './search/search.ts'
import { validateQuery } from './search/validate-query.ts'

/** Every call of the API by domain. The server refuses to start when a call has no handler. */
export const CALLS = {
  accounts: { getGuestToken },
  search: { searchPatents, validateQuery },
  patents: { searchDetail, getDrawing },
} satisfies Record<string, Record<string, AnyCall>>

export type Calls = typeof CALLS
