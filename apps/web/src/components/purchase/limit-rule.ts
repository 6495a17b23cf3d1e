import type { Client } from '@gezhi/contract/client'

type Entitlements = Awaited<ReturnType<Client['accounts']['listEntitlements']>>

/** What a limited action needs first, or that it runs. */
export type LimitRule = 'run' | 'login' | 'purchase'

/**
 * The limit-button rule (B.roles.20 to 22), before an action is called: a visitor who may not do it at all logs in, a user without a product
 * buys one, also where today's uses or this amount exceed what is free. What a visitor may do runs; for members the server decides.
 */
export function limitRule({ role, list }: Pick<Entitlements, 'role' | 'list'>, name: string, amount = 1): LimitRule {
  const row = list.find((one) => one.name === name)
  if (row === undefined || row.limit === null) return 'run'
  if (role === 'guest') return row.limit === 0 ? 'login' : 'run'
  if (role !== 'free') return 'run'
  // Of items that are counted by day the same one counts once, which only the server knows.
  const isUsedUp = row.counts === 'usesPerDay' && (row.used ?? 0) >= row.limit
  const isTooMuch = row.counts === 'amount' && amount > row.limit
  return row.limit === 0 || isUsedUp || isTooMuch ? 'purchase' : 'run'
}
