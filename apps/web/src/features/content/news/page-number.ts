/** The page an address names (`?page=2`), 1 where it names none. */
export function pageNumber(search: Readonly<Record<string, unknown>>): number {
  const { page } = search
  return typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}
