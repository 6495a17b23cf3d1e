import type { Client } from '@gezhi/contract/client'

/** What a user may use, as the API answers it. */
export type ApiEquity = Awaited<ReturnType<Client['openApi']['getApiEquity']>>

/** What is left: of the packs, without any of the free requests of today; null where nothing is limited. */
export function remainingUses({ packs, free }: ApiEquity): { readonly count: number | null; readonly isFree: boolean } {
  if (free.limit === null) return { count: null, isFree: true }
  const left = packs.reduce((sum, { total, used }) => sum + total - used, 0)
  return left > 0 ? { count: left, isFree: false } : { count: Math.max(0, free.limit - free.used), isFree: true }
}
