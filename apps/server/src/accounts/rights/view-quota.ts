import { createHash } from 'node:crypto'
import type { ErrorName } from '@gezhi/contract'
import { patentDay } from '@gezhi/records'
import { and, count, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import type { Caller } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { patentViews } from './patent-views-table.ts'
import type { Rights, Role } from '../../http/rights.ts'

/** Patents a guest and a free user may open a day (decisions G84); a member has searchCount. */
export const DAILY_VIEWS = { guest: 10, free: 50 } as const
/** Patents all guests of one address may open a day: a guest who says to be somebody else each time comes no further. */
export const DAILY_VIEWS_OF_ADDRESS = 100

/** Who wants to open a patent. */
export interface Viewer {
  readonly caller: Caller
  readonly rights: Rights
  /** IP address. */
  readonly address: string
}

/** How many patents may be opened today, and how many were; `limit` is null where nothing is counted. */
export interface ViewCount {
  readonly limit: number | null
  readonly used: number
}

/** How many patents people open a day. The same patent opened again that day is one. */
export interface ViewQuota {
  /** Counts a patent somebody opens. Throws VIEWS_NEED_LOGIN, FREE_VIEW_LIMIT, MEMBER_VIEW_LIMIT beyond the limit. */
  take(viewer: Viewer, docId: string): Promise<void>
  /** Throws the same where the patent could not be opened; counts nothing. */
  check(viewer: Viewer, docId: string): Promise<ViewCount>
}

const BEYOND: Readonly<Record<Role, ErrorName>> = {
  guest: 'VIEWS_NEED_LOGIN',
  free: 'FREE_VIEW_LIMIT',
  member: 'MEMBER_VIEW_LIMIT',
  operator: 'MEMBER_VIEW_LIMIT',
}

/** How many patents a role may open a day; null for all. */
export function dailyViews({ role, pagingLimit }: Rights): number | null {
  return role === 'guest' || role === 'free' ? DAILY_VIEWS[role] : pagingLimit
}

interface Ledger {
  readonly viewer: string
  readonly limit: number
}

/** Views in PostgreSQL; `now` in ms, for tests. Days begin in China. */
export function viewQuota(
  database: Pick<Database, 'select' | 'insert' | 'delete' | 'execute' | 'transaction'>,
  now: () => number = Date.now,
): ViewQuota {
  const today = () => patentDay(now())
  const countOf = async (on: Pick<Database, 'select'>, viewer: string) => {
    const [row] = await on
      .select({ used: count() })
      .from(patentViews)
      .where(and(eq(patentViews.viewer, viewer), eq(patentViews.day, today())))
    return row?.used ?? 0
  }
  const wasOpened = async (on: Pick<Database, 'select'>, viewer: string, docId: string) => {
    const mine = and(eq(patentViews.viewer, viewer), eq(patentViews.day, today()), eq(patentViews.docId, docId))
    return (await on.select({ docId: patentViews.docId }).from(patentViews).where(mine)).length > 0
  }
  const refuse = ({ rights }: Viewer, { limit }: Ledger) => new CallError(BEYOND[rights.role], { limit })
  return {
    async take(viewer, docId) {
      for (const ledger of ledgersOf(viewer, today())) {
        if (await wasOpened(database, ledger.viewer, docId)) continue
        await database.transaction(async (transaction) => {
          // Two at once would both find room for one.
          await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${ledger.viewer}))`)
          const used = await countOf(transaction, ledger.viewer)
          if (used >= ledger.limit) throw refuse(viewer, ledger)
          if (used === 0) await transaction.delete(patentViews).where(lt(patentViews.day, today()))
          await transaction.insert(patentViews).values({ viewer: ledger.viewer, day: today(), docId }).onConflictDoNothing()
        })
      }
    },
    async check(viewer, docId) {
      const told: ViewCount[] = []
      for (const ledger of ledgersOf(viewer, today())) {
        const used = await countOf(database, ledger.viewer)
        if (used >= ledger.limit && !(await wasOpened(database, ledger.viewer, docId))) throw refuse(viewer, ledger)
        told.push({ limit: ledger.limit, used })
      }
      return told[0] ?? { limit: null, used: 0 }
    },
  }
}

/** What a view is counted in; the viewer's own count first. Without a token, which only an open server allows, nothing is counted. */
function ledgersOf({ caller, rights, address }: Viewer, day: string): Ledger[] {
  const limit = dailyViews(rights)
  if (limit === null || caller.kind === 'visitor') return []
  if (caller.kind === 'user') return [{ viewer: `user ${caller.userId}`, limit }]
  const hash = createHash('sha256').update(`${day} ${address}`).digest('base64url')
  return [
    { viewer: `guest ${caller.guestId}`, limit },
    { viewer: `address ${hash}`, limit: DAILY_VIEWS_OF_ADDRESS },
  ]
}
