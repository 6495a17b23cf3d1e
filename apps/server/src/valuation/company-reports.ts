import type { Catalogue } from '../payment/products/catalogue.ts'
import type { PackStore } from '../payment/packs/pack-store.ts'
import type { Transaction } from '../database/connect-database.ts'
import { CallError } from '../http/call-error.ts'

/** Valuations of companies beyond the daily limit, each paid by a report that was bought (G167). */
export interface CompanyReports {
  /** Throws unless the user has a report: the rejection `limit` itself where none are sold. */
  require(userId: string, limit: CallError): Promise<void>
  /** Takes one if the transaction succeeds: a valuation that fails, or a server that stops, costs none. Throws without one. */
  take(transaction: Transaction, userId: string, limit: CallError): Promise<void>
}

/** The reports that were bought. */
export function companyReports(packs: Pick<PackStore, 'list' | 'use'>, products: Pick<Catalogue, 'list'>): CompanyReports {
  const needed = (limit: CallError) => new CallError('VALUATION_LIMIT', limit.values, { cause: limit })
  return {
    async require(userId, limit) {
      if ((await packs.list(userId)).some(({ type, used, total }) => type === 'IPR' && used < total)) return
      throw (await products.list()).some(({ type }) => type === 'IPR') ? needed(limit) : limit
    },
    async take(transaction, userId, limit) {
      if ((await packs.use(userId, 'IPR', transaction)) === null) throw needed(limit)
    },
  }
}

/** Counts a valuation; the rejection if the daily limit is reached, else null. */
export async function countWithinLimit(count: () => Promise<void>): Promise<CallError | null> {
  try {
    await count()
    return null
  } catch (error) {
    if (error instanceof CallError) return error
    throw error
  }
}
