import type { FollowType } from '@gezhi/contract'
import type { ReferredRecords } from '../kinds/referred-records.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { compareFacts, completeSnapshot, factsWithAvailability, snapshotOf } from './compare-facts.ts'
import type { FollowStore, StoredFollow } from './follow-store.ts'

/** Follows compared at once, which limits the time of a call. */
const BATCH = 100

/** Compares what a user follows with the index. */
export interface FollowComparer {
  /** The follows, those that were compared with another version of the index compared anew. */
  refresh(userId: string, rows: readonly StoredFollow[]): Promise<readonly StoredFollow[]>
  /** Compares some of those that are pending; returns how many have changed, and how many are still pending. */
  next(userId: string): Promise<{ changed: number; pending: number }>
  progress(userId: string): Promise<{ changed: number; pending: number }>
  /** Makes the present records the ones that later comparisons start from. */
  markSeen(userId: string, rows: readonly StoredFollow[]): Promise<void>
}

/** Comparisons of the follows of one type with the records of its kind. */
export function followComparer(store: FollowStore, type: FollowType, records: ReferredRecords): FollowComparer {
  const compare = async (userId: string, rows: readonly StoredFollow[], version: number) => {
    const facts = await records.facts(rows.map(({ code }) => code))
    const compared = rows.map((row, index) => {
      const present = factsWithAvailability(facts[index] ?? null)
      const snapshot = completeSnapshot(row.snapshot, present, dayOf(row.seenAt))
      const changes = compareFacts(snapshot, present)
      return { ...row, snapshot, changes: changes.length === 0 ? null : changes, comparedVersion: version }
    })
    await store.saveComparisons(userId, compared, version)
    return compared
  }
  const comparer: FollowComparer = {
    async refresh(userId, rows) {
      const version = await records.version()
      const old = rows.filter(({ comparedVersion }) => comparedVersion !== version)
      if (old.length === 0) return rows
      const compared = new Map((await compare(userId, old, version)).map((row) => [row.id, row]))
      return rows.map((row) => compared.get(row.id) ?? row)
    },
    async next(userId) {
      const version = await records.version()
      const rows = await store.pending(userId, type, version, BATCH)
      if (rows.length > 0) await compare(userId, rows, version)
      return store.progress(userId, type, version)
    },
    progress: async (userId) => store.progress(userId, type, await records.version()),
    async markSeen(userId, rows) {
      const version = await records.version()
      for (let from = 0; from < rows.length; from += BATCH) {
        const batch = rows.slice(from, from + BATCH)
        const facts = await records.facts(batch.map(({ code }) => code))
        const seen = batch.map(({ id, snapshot }, index) => ({
          id,
          // The facts of a missing record stay, so that they are compared when it is back.
          snapshot: { ...snapshot, ...snapshotOf(factsWithAvailability(facts[index] ?? null)) },
        }))
        await store.saveSeen(userId, seen, version)
      }
    },
  }
  return comparer
}

/** `yyyyMMdd` */
function dayOf(time: Date): string {
  return shanghaiTime(time).slice(0, 10).replaceAll('-', '')
}
