import type { ProductGrants } from '@gezhi/contract'
import { shanghaiDay } from '@gezhi/records'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import { grantsOfProduct } from '../products/product-grants.ts'
import { contains, overlaps, readRange, type AddressRange } from './address-ranges.ts'
import { institutionDays, institutionReaders, institutions } from './institutions-table.ts'

/** A reader counts for this long after the last request, ms. */
export const READER_WINDOW = 15 * 60_000
/** How long this process relies on what it read: institutions, and the place of a reader; ms. */
const RELIANCE = 10_000
/** Readers this process remembers; beyond that they are asked for again. */
const MAX_REMEMBERED = 50_000

export type Institution = typeof institutions.$inferSelect
/** What an operator states about an institution. */
export type InstitutionFacts = Omit<Institution, 'id' | 'createdAt'>

/** What an institution gives a reader. */
export interface InstitutionAccess {
  readonly institution: Institution
  /** full: all places are taken, and it gives nothing now. */
  readonly state: 'reading' | 'full'
  readonly grants: ProductGrants
}

/** Institutions, and the places their readers take. */
export interface InstitutionStore {
  /** By name, with the number of readers now. */
  list(): Promise<readonly (Institution & { readonly readers: number })[]>
  /** Throws INSTITUTION_RANGE_INVALID, INSTITUTION_RANGE_TAKEN, INSTITUTION_NOT_FOUND; returns the id. */
  save(id: string | null, facts: InstitutionFacts): Promise<string>
  remove(id: string): Promise<void>
  days(id: string, count: number): Promise<readonly { day: string; visits: number; turnedAway: number }[]>
  /**
   * What a reader (`userSubject`, or `guest ID`) gets at an address; takes a place if one is free. Without an address, in the background:
   * what they got in the last 15 minutes. Null if no institution has the address.
   */
  accessOf(subject: string, address: string | null): Promise<InstitutionAccess | null>
  purgeExpired(): Promise<void>
}

interface KnownInstitution {
  readonly institution: Institution
  readonly ranges: readonly AddressRange[]
}

/** Institutions in PostgreSQL; `now` in ms. */
export function institutionStore(database: Database, now: () => number): InstitutionStore {
  let known: { readonly at: number; readonly all: Promise<readonly KnownInstitution[]> } | null = null
  const seats = new Map<string, { readonly at: number; readonly state: InstitutionAccess['state'] }>()
  const forget = () => {
    known = null
    seats.clear()
  }
  const read = async () =>
    (await database.select().from(institutions)).map((institution) => ({ institution, ranges: rangesOf(institution) }))
  const all = (): Promise<readonly KnownInstitution[]> => {
    if (known !== null && now() - known.at < RELIANCE) return known.all
    const reading = { at: now(), all: read() }
    known = reading
    reading.all.catch(() => (known = known === reading ? null : known))
    return reading.all
  }
  const isValid = ({ validUntil }: Institution) => validUntil === null || validUntil.getTime() > now()
  const recent = () => gt(institutionReaders.seenAt, new Date(now() - READER_WINDOW))

  /** Takes or renews a seat. The row of the institution is locked: of simultaneous requests none exceeds the limit. */
  const takeSeat = ({ id }: Institution, subject: string): Promise<InstitutionAccess['state'] | null> =>
    database.transaction(async (transaction) => {
      const [locked] = await transaction
        .select({ seats: institutions.seats })
        .from(institutions)
        .where(eq(institutions.id, id))
        .for('update')
      if (locked === undefined) return null
      const readers = await transaction
        .select({ subject: institutionReaders.subject, admitted: institutionReaders.admitted })
        .from(institutionReaders)
        .where(and(eq(institutionReaders.institutionId, id), recent()))
      const own = readers.find((reader) => reader.subject === subject)
      const taken = readers.filter(({ admitted }) => admitted).length
      const admitted = own?.admitted === true || taken < locked.seats
      const row = { institutionId: id, subject, admitted, seenAt: new Date(now()) }
      await transaction
        .insert(institutionReaders)
        .values(row)
        .onConflictDoUpdate({ target: [institutionReaders.institutionId, institutionReaders.subject], set: row })
      // A visit is counted when it begins, and when a place is free after all.
      if (own?.admitted !== admitted) {
        const { visits, turnedAway } = institutionDays
        await transaction
          .insert(institutionDays)
          .values({ institutionId: id, day: shanghaiDay(now()), visits: admitted ? 1 : 0, turnedAway: admitted ? 0 : 1 })
          .onConflictDoUpdate({
            target: [institutionDays.institutionId, institutionDays.day],
            set: admitted ? { visits: sql`${visits} + 1` } : { turnedAway: sql`${turnedAway} + 1` },
          })
      }
      return admitted ? 'reading' : 'full'
    })

  const access = (institution: Institution, state: InstitutionAccess['state']): InstitutionAccess => ({
    institution,
    state,
    grants: grantsOfProduct({ searchCount: institution.searchCount, grants: null }),
  })

  return {
    async list() {
      const count = sql<number>`(SELECT count(*)::int FROM ${institutionReaders} AS reader WHERE reader.institution_id = ${institutions.id} AND reader.admitted AND reader.seen_at > ${new Date(now() - READER_WINDOW).toISOString()}::timestamptz)`
      const rows = await database.select({ institution: institutions, readers: count }).from(institutions).orderBy(institutions.nameZh)
      return rows.map(({ institution, readers }) => ({ ...institution, readers }))
    },
    async save(id, facts) {
      const ranges = facts.ranges.map((text) => {
        const range = readRange(text)
        if (range === null) throw new CallError('INSTITUTION_RANGE_INVALID', { range: text })
        return range
      })
      const row = { ...facts, ranges: [...new Set(ranges.map(({ text }) => text))] }
      const saved = await database.transaction(async (transaction) => {
        await transaction.execute(sql`LOCK TABLE ${institutions} IN SHARE ROW EXCLUSIVE MODE`)
        const others = (await transaction.select().from(institutions)).filter((other) => other.id !== id)
        for (const other of others)
          for (const taken of rangesOf(other)) {
            const range = ranges.find((own) => overlaps(own, taken))
            if (range !== undefined)
              throw new CallError('INSTITUTION_RANGE_TAKEN', { range: range.text, name: { zh: other.nameZh, en: other.nameEn } })
          }
        const [changed] =
          id === null
            ? await transaction
                .insert(institutions)
                .values({ ...row, createdAt: new Date(now()) })
                .returning({ id: institutions.id })
            : await transaction.update(institutions).set(row).where(eq(institutions.id, id)).returning({ id: institutions.id })
        if (changed === undefined) throw new CallError('INSTITUTION_NOT_FOUND')
        return changed.id
      })
      forget()
      return saved
    },
    async remove(id) {
      const { rowCount } = await database.delete(institutions).where(eq(institutions.id, id))
      forget()
      if (rowCount === 0) throw new CallError('INSTITUTION_NOT_FOUND')
    },
    async days(id, count) {
      const [found] = await database.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, id))
      if (found === undefined) throw new CallError('INSTITUTION_NOT_FOUND')
      const { day, visits, turnedAway, institutionId } = institutionDays
      return database.select({ day, visits, turnedAway }).from(institutionDays).where(eq(institutionId, id)).orderBy(desc(day)).limit(count)
    },
    async accessOf(subject, address) {
      const valid = (await all()).filter(({ institution }) => isValid(institution))
      if (valid.length === 0) return null
      if (address === null) {
        const { institutionId, subject: reader, admitted } = institutionReaders
        const rows = await database
          .select({ institutionId })
          .from(institutionReaders)
          .where(and(eq(reader, subject), eq(admitted, true), recent()))
        const found = valid.find(({ institution }) => rows.some((row) => row.institutionId === institution.id))
        return found === undefined ? null : access(found.institution, 'reading')
      }
      const found = valid.find(({ ranges }) => ranges.some((range) => contains(range, address)))
      if (found === undefined) return null
      const { institution } = found
      const key = `${institution.id} ${subject}`
      const seat = seats.get(key)
      if (seat !== undefined && now() - seat.at < RELIANCE) return access(institution, seat.state)
      const state = await takeSeat(institution, subject)
      if (state === null) return null
      if (seats.size >= MAX_REMEMBERED) seats.clear()
      seats.set(key, { at: now(), state })
      return access(institution, state)
    },
    async purgeExpired() {
      await database.delete(institutionReaders).where(lt(institutionReaders.seenAt, new Date(now() - READER_WINDOW)))
      seats.clear()
    },
  }
}

/** Ranges as stored; what another version wrote and this one cannot read has no addresses. */
function rangesOf({ ranges }: Institution): AddressRange[] {
  return ranges.flatMap((text) => readRange(text) ?? [])
}
