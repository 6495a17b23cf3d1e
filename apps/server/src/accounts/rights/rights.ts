import type { UserProduct } from '@gezhi/contract'

/** How far a result list may be paged without a member's searchCount (decisions G26, G29). */
export const FREE_PAGING_LIMIT = 500

/** The four kinds of people (spec section 6), from least to most. */
export type Role = 'guest' | 'free' | 'member' | 'operator'

/** What someone may do, made from who they are and what they hold. */
export interface Rights {
  readonly role: Role
  /** searchCount of the best living product; null without a product. */
  readonly searchCount: number | null
}

/** Everything is allowed: whoever runs Gezhi for themselves (`GEZHI_ACCESS=open`). */
export const OPEN_RIGHTS: Rights = { role: 'operator', searchCount: null }

/** The rights of a visitor or guest. */
export const GUEST_RIGHTS: Rights = { role: 'guest', searchCount: null }

/** The rights of an account with its living products. */
export function rightsOf(account: { role: 'user' | 'operator' }, products: readonly UserProduct[]): Rights {
  const best = products.length ? Math.max(...products.map(({ searchCount }) => searchCount ?? FREE_PAGING_LIMIT)) : null
  return { role: account.role === 'operator' ? 'operator' : best === null ? 'free' : 'member', searchCount: best }
}
