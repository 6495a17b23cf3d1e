import { and, asc, count, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { serviceEnquiries } from './service-enquiries-table.ts'

export type ServiceEnquiry = typeof serviceEnquiries.$inferSelect

/** Enquiries of one phone in 24 hours. */
export const MAX_ENQUIRIES = 5
const DAY = 24 * 3_600_000

/** Enquiries about services. */
export interface ServiceEnquiryStore {
  /** False if the phone has sent as many as are allowed. */
  add(sent: Omit<ServiceEnquiry, 'id' | 'createdAt' | 'handledAt'>): Promise<boolean>
  /** Pending ones, oldest first, or completed ones, newest first. */
  list(handled: boolean, page: { readonly pageNo: number; readonly pageSize: number }): Promise<{ list: ServiceEnquiry[]; total: number }>
  /** Marks one as completed; false if none is pending under this id. */
  handle(id: string): Promise<boolean>
}

/** Enquiries in PostgreSQL; `now` in ms. Lists are read from `reports`. */
export function serviceEnquiryStore(database: Database, now: () => number, reports = database): ServiceEnquiryStore {
  return {
    add: (sent) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'service_enquiries', sent.telephone)
        const ofDay = and(eq(serviceEnquiries.telephone, sent.telephone), gt(serviceEnquiries.createdAt, new Date(now() - DAY)))
        if ((await transaction.$count(serviceEnquiries, ofDay)) >= MAX_ENQUIRIES) return false
        await transaction.insert(serviceEnquiries).values({ ...sent, createdAt: new Date(now()) })
        return true
      }),
    async list(handled, { pageNo, pageSize }) {
      const condition = handled ? isNotNull(serviceEnquiries.handledAt) : isNull(serviceEnquiries.handledAt)
      const list = await reports
        .select()
        .from(serviceEnquiries)
        .where(condition)
        .orderBy(handled ? desc(serviceEnquiries.handledAt) : asc(serviceEnquiries.createdAt), asc(serviceEnquiries.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await reports.select({ total: count() }).from(serviceEnquiries).where(condition)
      return { list, total: counted!.total }
    },
    async handle(id) {
      const waiting = and(eq(serviceEnquiries.id, id), isNull(serviceEnquiries.handledAt))
      const rows = await database
        .update(serviceEnquiries)
        .set({ handledAt: new Date(now()) })
        .where(waiting)
        .returning({ id: serviceEnquiries.id })
      return rows.length > 0
    },
  }
}
