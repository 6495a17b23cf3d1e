import { ApiError, type ErrorName } from '@gezhi/contract/client'

const REJECTIONS: readonly string[] = ['PAGING_NEEDS_LOGIN', 'FREE_PAGING_LIMIT', 'MEMBER_PAGING_LIMIT'] satisfies ErrorName[]

/** The message of the server if a page is beyond the limit of the user (B.paging.04 to 10); null for any other error. */
export function pagingRejection(error: Error | null): {
  readonly message: string
  /** Results that may be viewed; 0 if the server does not say. */
  readonly limit: number
  readonly needsLogin: boolean
  readonly needsProduct: boolean
} | null {
  if (!(error instanceof ApiError) || !REJECTIONS.includes(error.error)) return null
  const limit = Number((error.data as { readonly limit?: unknown }).limit ?? 0)
  return {
    message: error.message,
    limit,
    needsLogin: error.error === 'PAGING_NEEDS_LOGIN',
    needsProduct: error.error === 'FREE_PAGING_LIMIT',
  }
}
