import type { Waiting } from './use-operator.ts'

/** The pages below /ops, by group. */
export const CONSOLE_GROUPS = [
  { group: 'people', pages: ['feedback', 'bookings', 'enquiries', 'cancellations'] },
  { group: 'sales', pages: ['orders', 'invoices', 'prices', 'grants', 'revenue', 'actions'] },
  { group: 'texts', pages: ['articles', 'services', 'dictionaries', 'synonyms'] },
  { group: 'system', pages: ['health', 'settings', 'valuation', 'accounts', 'institutions', 'imports', 'jobs'] },
] as const

export type ConsolePageName = (typeof CONSOLE_GROUPS)[number]['pages'][number]

/** What waits on a page, by the names of `countWaiting`. */
export const WAITING: Partial<Record<ConsolePageName, readonly (keyof Waiting)[]>> = {
  feedback: ['feedback'],
  bookings: ['bookings'],
  enquiries: ['enquiries'],
  cancellations: ['cancellations'],
  orders: ['transfers', 'refunds'],
  invoices: ['invoices'],
}

/** All pages in the order of the list. */
export const CONSOLE_PAGES: readonly ConsolePageName[] = CONSOLE_GROUPS.flatMap(({ pages }) => [...pages])
