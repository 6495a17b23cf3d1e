import type { PayChannel } from '@gezhi/contract'
import type { BillEntry } from '@gezhi/gateways'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { receivePayment, type SettleParts } from '../gateway/settle-payments.ts'
import { ledger } from '../orders/ledger-table.ts'
import { reconciliations, type Difference } from './reconciliations-table.ts'

const DAY = 24 * 3_600_000
/** Days that are compared every day. */
const COMPARED_DAYS = 7

/** Result of comparing a day of a channel. */
export type Reconciliation = typeof reconciliations.$inferSelect

/**
 * Compares the ledger with the bill of a day (`yyyy-MM-dd`), once the provider has it. Payments and refunds that only the bill has are
 * booked, because the provider signed the bill's address; what only the ledger has, or with another amount, is a difference.
 */
export async function reconcile(parts: SettleParts, channel: PayChannel, day: string): Promise<Reconciliation | null> {
  const { database, channels, refunds, now, log } = parts
  const gateway = channels.get(channel)
  if (gateway === undefined) return null
  const bill = await gateway.bill(day)
  const before = await bookedOn(parts, channel, day)
  const missing = bill.filter((entry) => !before.has(keyOf(entry)))
  for (const entry of missing) {
    const { orderNo, transaction, amount, happenedAt, refundNo } = entry
    if (refundNo === null) await receivePayment(parts, channel, { orderNo, transaction, amount, paidAt: happenedAt })
    else if ((await refunds.find(refundNo))?.amount === amount) await refunds.complete(refundNo, happenedAt)
  }
  const booked = await bookedOn(parts, channel, day)
  const billed = new Map(bill.map((entry) => [keyOf(entry), entry]))
  const differences = [...new Set([...billed.keys(), ...booked.keys()])].flatMap((key): Difference[] => {
    const [ours, theirs] = [booked.get(key), billed.get(key)]
    if (ours !== undefined && theirs !== undefined && Math.abs(ours.amount) === theirs.amount) return []
    const [kind, reference] = key.split(' ') as [Difference['kind'], string]
    const orderNo = theirs?.orderNo ?? ours!.orderNo
    return [{ kind, orderNo, reference, billed: theirs?.amount ?? null, booked: ours === undefined ? null : Math.abs(ours.amount) }]
  })
  const row = {
    day,
    channel,
    billed: bill.length,
    matched: bill.length - missing.length,
    corrected: missing.filter((entry) => booked.has(keyOf(entry))).length,
    differences,
    comparedAt: new Date(now()),
  }
  await database
    .insert(reconciliations)
    .values(row)
    .onConflictDoUpdate({
      target: [reconciliations.day, reconciliations.channel],
      // What an earlier comparison corrected stays on record.
      set: { ...row, corrected: sql`${reconciliations.corrected} + ${row.corrected}` },
    })
  if (differences.length > 0) log.error({ channel, day, differences: differences.length }, 'the ledger differs from the bill')
  return row
}

/**
 * Compares the last days with the bills of every provider: each day several times, because a bill may not be available in time, or a clock
 * that was ahead may have requested it before the day was over. After that the command compares a day.
 */
export async function reconcileLastDays(parts: SettleParts): Promise<void> {
  const { channels, now, log } = parts
  const days = Array.from({ length: COMPARED_DAYS }, (_, index) => shanghaiTime(new Date(now() - (index + 1) * DAY)).slice(0, 10))
  for (const day of days)
    for (const channel of channels.keys())
      await reconcile(parts, channel, day).catch(({ message }: Error) => log.error({ channel, day, message }, 'no bill'))
}

/** Entries of the ledger of a day in Shanghai. */
async function bookedOn({ database }: SettleParts, channel: PayChannel, day: string) {
  const start = Date.parse(`${day}T00:00:00+08:00`)
  const rows = await database
    .select()
    .from(ledger)
    .where(and(eq(ledger.channel, channel), gte(ledger.happenedAt, new Date(start)), lt(ledger.happenedAt, new Date(start + DAY))))
  return new Map(rows.map((row) => [`${row.kind} ${row.reference}`, row]))
}

function keyOf({ kind, transaction, refundNo }: BillEntry): string {
  return `${kind} ${refundNo ?? transaction}`
}
