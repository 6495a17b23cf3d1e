import type { UserProduct } from '@gezhi/contract'

/** How far a result list may be paged without a member's searchCount (decisions G26, G29). */
export const FREE_PAGING_LIMIT = 500

/** The four kinds of people (spec section 6), from least to most. */
export type Role = 'guest' | 'free' | 'member' | 'operator'

/** What someone may do, made from who they are and what they hold. */
export interface Rights {
  readonly role: Role
  /** How many results of a list may be looked at; null for all. A guest sees the first page of them only. */
  readonly pagingLimit: number | null
}

/** Nothing is limited: whoever runs Gezhi for themselves (`GEZHI_ACCESS=open`), and operators. */
export const ALL_RIGHTS: Rights = { role: 'operator', pagingLimit: null }

/** The rights of a visitor or guest. */
export const GUEST_RIGHTS: Rights = { role: 'guest', pagingLimit: FREE_PAGING_LIMIT }

/** The rights of an account with its living products. */
export function rightsOf(account: { readonly role: 'user' | 'operator' }, products: readonly UserProduct[]): Rights {
  if (account.role === 'operator') return ALL_RIGHTS
  if (products.length === 0) return { role: 'free', pagingLimit: FREE_PAGING_LIMIT }
  return { role: 'member', pagingLimit: Math.max(...products.map(({ searchCount }) => searchCount ?? FREE_PAGING_LIMIT)) }
}
