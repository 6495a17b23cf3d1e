import { MAX_SLIP } from '@gezhi/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import { scheduleFileDeletions } from '../../accounts/uploads/pending-deletions.ts'
import type { Database } from '../../database/connect-database.ts'
import type { CallContext, Handlers, UserCaller } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { DocumentFiles } from '../uploads/document-files.ts'
import { transitionOf } from './order-transitions.ts'
import { orders, type StoredOrder } from './orders-table.ts'
import { DOCUMENT_NAMES } from '../document-names.ts'

export interface SlipParts {
  readonly database: Database
  readonly documents: DocumentFiles
  /** ms. */
  readonly now: () => number
  /** The caller’s order. Throws ORDER_NOT_FOUND. */
  ownOrder(orderNo: string, context: CallContext<UserCaller>): Promise<StoredOrder>
}

/** Orders of a user with a slip. */
const MAX_SLIPS = 200

/** Calls about the bank slips of transfers. */
export function slipHandlers({ database, documents, now, ownOrder }: SlipParts): Pick<Handlers['payment'], 'uploadSlip' | 'getSlip'> {
  return {
    async uploadSlip({ orderNo, file }, context) {
      requireOpenTransfer(await ownOrder(orderNo, context), now())
      const own = and(eq(orders.userId, context.caller.userId), isNotNull(orders.slip))
      if ((await database.$count(orders, own)) >= MAX_SLIPS) throw new CallError('DOCUMENT_TOTAL', { limit: MAX_SLIPS })
      const slip = await documents.add('slips', file, MAX_SLIP)
      await database.transaction(async (transaction) => {
        const [order] = await transaction.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update')
        const time = new Date(now())
        const isOpen = order !== undefined && isOpenTransfer(order, now())
        await scheduleFileDeletions(transaction, [isOpen ? order.slip : slip], time)
        const state = isOpen ? (transitionOf(order.state, 'submitSlip')?.to ?? order.state) : null
        if (state !== null) await transaction.update(orders).set({ slip, state }).where(eq(orders.orderNo, orderNo))
      })
      requireOpenTransfer(await ownOrder(orderNo, context), now())
      return true
    },
    async getSlip({ orderNo }, context) {
      const { slip } = await ownOrder(orderNo, context)
      const file = slip === null ? null : await documents.download(slip, `${DOCUMENT_NAMES.slip} ${orderNo}`)
      if (file === null) throw new CallError('SLIP_NOT_FOUND')
      return file
    },
  }
}

function isOpenTransfer({ payType, state, expiresAt }: StoredOrder, now: number): boolean {
  return payType === 'DGZZ' && (state === 'transferring' || (state === 'unpaid' && expiresAt.getTime() > now))
}

function requireOpenTransfer(order: StoredOrder, now: number): void {
  if (!isOpenTransfer(order, now)) throw new CallError('SLIP_NOT_EXPECTED')
}
