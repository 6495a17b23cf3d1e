/** The page number in the address (`?page=2`), default 1. */
export function pageNumber(search: Readonly<Record<string, unknown>>): number {
  const { page } = search
  return typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}
