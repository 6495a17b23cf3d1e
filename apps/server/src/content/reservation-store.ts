import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { reservations } from './reservations-table.ts'

export type Reservation = typeof reservations.$inferSelect

/** Demonstrations people booked. */
export interface ReservationStore {
  add(booked: Omit<Reservation, 'id' | 'createdAt' | 'handledAt'>): Promise<void>
  /** Pending ones, oldest first, or completed ones, newest first. */
  list(handled: boolean, page: { readonly pageNo: number; readonly pageSize: number }): Promise<{ list: Reservation[]; total: number }>
  /** Marks one as completed; false if none is pending under this id. */
  handle(id: string): Promise<boolean>
}

/** Bookings in PostgreSQL; `now` in ms. Lists are read from `reports`. */
export function reservationStore(database: Database, now: () => number, reports = database): ReservationStore {
  return {
    async add(booked) {
      await database.insert(reservations).values({ ...booked, createdAt: new Date(now()) })
    },
    async list(handled, { pageNo, pageSize }) {
      const condition = handled ? isNotNull(reservations.handledAt) : isNull(reservations.handledAt)
      const list = await reports
        .select()
        .from(reservations)
        .where(condition)
        .orderBy(handled ? desc(reservations.handledAt) : asc(reservations.createdAt), asc(reservations.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await reports.select({ total: count() }).from(reservations).where(condition)
      return { list, total: counted!.total }
    },
    async handle(id) {
      const waiting = and(eq(reservations.id, id), isNull(reservations.handledAt))
      const rows = await database
        .update(reservations)
        .set({ handledAt: new Date(now()) })
        .where(waiting)
        .returning({ id: reservations.id })
      return rows.length > 0
    },
  }
}
