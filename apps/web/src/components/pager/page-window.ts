/** Number of page buttons in a pager (B.results.11). */
export const PAGE_BUTTONS = 9

/** Number of pages: at least 1, also for an empty list. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** A slot of the pager: a page, or a gap between pages that are not adjacent. */
export type PagerSlot = { readonly kind: 'page'; readonly page: number } | { readonly kind: 'gap'; readonly after: number }

/**
 * The slots of a pager: all pages up to nine, otherwise nine slots with the first page, the last page and those around the current one,
 * with gaps.
 */
export function pageWindow(current: number, last: number): PagerSlot[] {
  if (last <= PAGE_BUTTONS) return pagesFrom(1, last)
  const inner = PAGE_BUTTONS - 2
  if (current <= inner - 2) return [...pagesFrom(1, inner), { kind: 'gap', after: inner }, ...pagesFrom(last, last)]
  if (current >= last - inner + 3) return [...pagesFrom(1, 1), { kind: 'gap', after: 1 }, ...pagesFrom(last - inner + 1, last)]
  const from = current - 2
  return [
    ...pagesFrom(1, 1),
    { kind: 'gap', after: 1 },
    ...pagesFrom(from, from + 4),
    { kind: 'gap', after: from + 4 },
    ...pagesFrom(last, last),
  ]
}

function pagesFrom(first: number, last: number): PagerSlot[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({ kind: 'page', page: first + index }))
}

/** Input of a page number: digits only, other characters are removed (B.paging.01). */
export function digitsOnly(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}

/** The target page of a jump: 0, and a page beyond the last one, is page 1 (B.paging.02, B.paging.03). Null for an empty box. */
export function jumpTarget(typed: string, last: number): number | null {
  const digits = digitsOnly(typed)
  if (digits === '') return null
  const page = Number(digits)
  return page === 0 || page > last ? 1 : page
}
