import { ApiError, type ErrorName } from '@gezhi/contract/client'

const REFUSALS: readonly string[] = ['PAGING_NEEDS_LOGIN', 'FREE_PAGING_LIMIT', 'MEMBER_PAGING_LIMIT'] satisfies ErrorName[]

/** The server's words when a page is beyond what whoever asks may look at (B.paging.04 to 10); null for any other error. */
export function pagingRejection(error: Error | null): { readonly message: string; readonly needsLogin: boolean } | null {
  if (!(error instanceof ApiError) || !REFUSALS.includes(error.error)) return null
  return { message: error.message, needsLogin: error.error === 'PAGING_NEEDS_LOGIN' }
}
