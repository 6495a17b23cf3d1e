import type { CALLS, ParsedRequestOf } from '@gezhi/contract'
import { and, desc, eq, getTableColumns, ilike, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { likeOf } from '../database/like-of.ts'
import { monitorRuns, monitors } from './monitors-table.ts'
import { nextRunTime } from './next-run-time.ts'

const { known: _known, snapshot: _snapshot, ...LISTED } = getTableColumns(monitors)
const { ids: _ids, ...LISTED_RUN } = getTableColumns(monitorRuns)

/** A monitor without what it knows of the records. */
export type StoredMonitor = Omit<typeof monitors.$inferSelect, 'known' | 'snapshot'>
/** A run without the ids of its records. */
export type StoredRun = Omit<typeof monitorRuns.$inferSelect, 'ids'>

/** What a new monitor watches, how often, and where it reports. */
export type NewMonitor = Pick<StoredMonitor, NewField>
type NewField =
  | 'name'
  | 'type'
  | 'recordKind'
  | 'target'
  | 'search'
  | 'address'
  | 'code'
  | 'frequency'
  | 'sendWhenEmpty'
  | 'email'
  | 'language'
/** What can be changed of a monitor. */
export type MonitorChange = Partial<Pick<StoredMonitor, 'name' | 'frequency' | 'sendWhenEmpty' | 'email' | 'language'>>

/** Which monitors of a user are listed. */
export type MonitorSelection = Pick<ParsedRequestOf<(typeof CALLS)['monitors']['listMonitors']>, 'type' | 'status' | 'keyWord'>

interface PageNumbers {
  readonly pageNo: number
  readonly pageSize: number
}

/** What users monitor. Monitors and runs of other users are not found. */
export interface MonitorStore {
  /** Newest first. */
  page(userId: string, selection: MonitorSelection, page: PageNumbers): Promise<{ list: readonly StoredMonitor[]; total: number }>
  find(userId: string, id: string): Promise<StoredMonitor | null>
  /** Whether all monitors are the user's. */
  haveAll(userId: string, ids: readonly string[]): Promise<boolean>
  /** Whether a name belongs to another monitor of the user than `but`. */
  isTaken(userId: string, name: string, but?: string): Promise<boolean>
  /** `check` gets the number of monitors of the user and throws if there may be no more. Returns the id; null if the name is taken. */
  add(userId: string, monitor: NewMonitor, check: (present: number) => void): Promise<string | null>
  change(userId: string, id: string, change: MonitorChange): Promise<'changed' | 'missing' | 'taken'>
  /** Turns a monitor on or off; false if it does not exist. */
  switch(userId: string, id: string, isOn: boolean): Promise<boolean>
  /** Requests a run; false if the monitor does not exist. */
  request(userId: string, id: string): Promise<boolean>
  /** Removes all of them; false and no change if one does not exist. */
  remove(userId: string, ids: readonly string[]): Promise<boolean>
  /** The runs of a monitor, newest first. */
  runs(userId: string, id: string, page: PageNumbers): Promise<{ list: readonly StoredRun[]; total: number }>
  findRun(userId: string, runId: string): Promise<StoredRun | null>
  /** Ids of the records of a run. */
  runIds(runId: string, page: PageNumbers): Promise<readonly string[]>
  /** The last run of a monitor whose alert was sent; null if there is none. */
  lastSent(userId: string, id: string): Promise<StoredRun | null>
  /** Removes runs that ended before a time. */
  purgeRuns(before: Date): Promise<void>
}

/** Monitors in PostgreSQL; `now` in ms. */
export function monitorStore(database: Database, now: () => number): MonitorStore {
  const own = (userId: string, id: string) => and(eq(monitors.userId, userId), eq(monitors.id, id))
  const named = (userId: string, name: string, but?: string) =>
    and(eq(monitors.userId, userId), sql`lower(${monitors.name}) = lower(${name})`, but === undefined ? undefined : ne(monitors.id, but))
  const firstRun = async (condition: ReturnType<typeof and>) => {
    const [run] = await database.select(LISTED_RUN).from(monitorRuns).where(condition).orderBy(desc(monitorRuns.number)).limit(1)
    return run ?? null
  }
  return {
    async page(userId, { type, status, keyWord = '' }, { pageNo, pageSize }) {
      const like = keyWord === '' ? null : likeOf(keyWord)
      const condition = and(
        eq(monitors.userId, userId),
        type === undefined ? undefined : eq(monitors.type, type),
        status === undefined ? undefined : eq(monitors.isOn, status === 1),
        like === null ? undefined : or(ilike(monitors.name, like), ilike(monitors.target, like), ilike(monitors.code, like)),
      )
      const list = await database
        .select(LISTED)
        .from(monitors)
        .where(condition)
        .orderBy(desc(monitors.createdAt), desc(monitors.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list, total: await database.$count(monitors, condition) }
    },
    async find(userId, id) {
      const [monitor] = await database.select(LISTED).from(monitors).where(own(userId, id))
      return monitor ?? null
    },
    async haveAll(userId, ids) {
      const uniqueIds = [...new Set(ids.map((id) => id.toLowerCase()))]
      return (await database.$count(monitors, and(eq(monitors.userId, userId), inArray(monitors.id, uniqueIds)))) === uniqueIds.length
    },
    isTaken: async (userId, name, but) => (await database.$count(monitors, named(userId, name, but))) > 0,
    add: (userId, monitor, check) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'monitors', userId)
        check(await transaction.$count(monitors, eq(monitors.userId, userId)))
        if ((await transaction.$count(monitors, named(userId, monitor.name))) > 0) return null
        const time = { createdAt: new Date(now()), nextAt: nextRunTime(monitor.frequency, now()) }
        const [added] = await transaction
          .insert(monitors)
          .values({ ...monitor, userId, ...time })
          .returning({ id: monitors.id })
        return added!.id
      }),
    change: (userId, id, change) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'monitors', userId)
        if (change.name !== undefined && (await transaction.$count(monitors, named(userId, change.name, id))) > 0) return 'taken'
        const [before] = await transaction.select({ frequency: monitors.frequency }).from(monitors).where(own(userId, id)).for('update')
        if (before === undefined) return 'missing'
        const { frequency = before.frequency } = change
        const schedule = frequency === before.frequency ? {} : { nextAt: nextRunTime(frequency, now()) }
        await transaction
          .update(monitors)
          .set({ ...change, frequency, ...schedule })
          .where(own(userId, id))
        return 'changed'
      }),
    async switch(userId, id, isOn) {
      const found = await database.select({ frequency: monitors.frequency, isOn: monitors.isOn }).from(monitors).where(own(userId, id))
      if (found[0] === undefined) return false
      // A run that came due while it was off is not caught up on when it is turned on.
      const schedule = isOn && !found[0].isOn ? { nextAt: nextRunTime(found[0].frequency, now()) } : {}
      await database
        .update(monitors)
        .set({ isOn, ...schedule })
        .where(own(userId, id))
      return true
    },
    async request(userId, id) {
      const { rowCount } = await database
        .update(monitors)
        .set({ requestedAt: sql`coalesce(${monitors.requestedAt}, ${new Date(now()).toISOString()}::timestamptz)` })
        .where(own(userId, id))
      return rowCount === 1
    },
    remove: (userId, ids) =>
      database.transaction(async (transaction) => {
        const uniqueIds = [...new Set(ids.map((id) => id.toLowerCase()))]
        const chosen = and(eq(monitors.userId, userId), inArray(monitors.id, uniqueIds))
        const found = await transaction.select({ id: monitors.id }).from(monitors).where(chosen).for('update')
        if (found.length < uniqueIds.length) return false
        await transaction.delete(monitors).where(chosen)
        return true
      }),
    async runs(userId, id, { pageNo, pageSize }) {
      const condition = and(eq(monitorRuns.userId, userId), eq(monitorRuns.monitorId, id))
      const list = await database
        .select(LISTED_RUN)
        .from(monitorRuns)
        .where(condition)
        .orderBy(desc(monitorRuns.number))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list, total: await database.$count(monitorRuns, condition) }
    },
    findRun: (userId, runId) => firstRun(and(eq(monitorRuns.userId, userId), eq(monitorRuns.id, runId))),
    async runIds(runId, { pageNo, pageSize }) {
      const first = (pageNo - 1) * pageSize + 1
      const page = sql<string[]>`${monitorRuns.ids}[${first}::int:${first + pageSize - 1}::int]`
      const [run] = await database.select({ page }).from(monitorRuns).where(eq(monitorRuns.id, runId))
      return run?.page ?? []
    },
    lastSent: (userId, id) => firstRun(and(eq(monitorRuns.userId, userId), eq(monitorRuns.monitorId, id), isNotNull(monitorRuns.sentAt))),
    async purgeRuns(before) {
      await database.delete(monitorRuns).where(lte(monitorRuns.endedAt, before))
    },
  }
}
