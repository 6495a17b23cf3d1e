import type { ErrorName } from '@gezhi/contract'
import { CallError } from '../../http/call-error.ts'
import type { Rights, Role } from '../../http/rights.ts'

/** What is said to whom beyond the limit of their lists (decisions L). */
const BEYOND: Readonly<Record<Role, ErrorName>> = {
  guest: 'PAGING_NEEDS_LOGIN',
  free: 'FREE_PAGING_LIMIT',
  member: 'MEMBER_PAGING_LIMIT',
  operator: 'MEMBER_PAGING_LIMIT',
}

/**
 * Refuses positions of a result list beyond the limit of the role (B.paging.11): a guest has the first page, a free user 500 results,
 * a member searchCount; the last position counts, so page 25 of 20 is the last of 500 (G26).
 */
export function requirePaging({ role, pagingLimit }: Rights, { from, size }: { readonly from: number; readonly size: number }): void {
  const beyond = pagingLimit !== null && from + size > pagingLimit
  if (beyond || (role === 'guest' && from > 0)) throw new CallError(BEYOND[role], { limit: pagingLimit ?? 0 })
}

/** How many hits of a list may be looked at in pages of `size`; null for all. A guest has the first page. */
export function viewableHits({ role, pagingLimit }: Rights, { size }: { readonly size: number }): number | null {
  return role === 'guest' && pagingLimit !== null ? Math.min(size, pagingLimit) : pagingLimit
}

/** Refuses whoever is not logged in. */
export function requireLogin({ role }: Rights): void {
  if (role === 'guest') throw new CallError('UNAUTHENTICATED')
}

/** The limit-button rule (B.roles.20, 21): needs a login, and then a product. */
export function requireProduct(rights: Rights): void {
  requireLogin(rights)
  if (rights.role === 'free') throw new CallError('PRODUCT_NEEDED')
}

/** Whether a search covers all countries, or CN only: without a product or login it is CN (G07). */
export function seesAllCountries({ role }: Rights): boolean {
  return role === 'member' || role === 'operator'
}

/** Refuses everybody but operators. */
export function requireOperator({ role }: Rights): void {
  if (role !== 'operator') throw new CallError('FORBIDDEN')
}
