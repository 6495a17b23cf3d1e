import { allows, requireRight, type Rights } from '../../http/rights.ts'

/**
 * Rejects positions of a result list beyond the caller's limit (B.paging.11): a guest has the first page, a free user 500 results, a
 * member searchCount; the last position counts, so page 25 of 20 is the last of 500 (G26).
 */
export function requirePaging(rights: Rights, { from, size }: { readonly from: number; readonly size: number }): void {
  if (from > 0) requireRight(rights, 'turnResultPages')
  requireRight(rights, 'listResults', from + size)
}

/** Number of hits of a list that may be viewed in pages of `size`; null for all. A guest has the first page. */
export function viewableHits(rights: Rights, { size }: { readonly size: number }): number | null {
  const max = rights.grants.listResults
  if (max === 'unlimited') return null
  return allows(rights, 'turnResultPages') ? max : Math.min(size, max)
}
