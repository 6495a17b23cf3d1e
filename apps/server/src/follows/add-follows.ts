import type { FollowType } from '@gezhi/contract'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import { requireRight } from '../http/rights.ts'
import type { ReferredRecord, ReferredRecords } from '../kinds/referred-records.ts'
import { factsWithAvailability, snapshotOf } from './compare-facts.ts'
import type { FollowStore } from './follow-store.ts'

/** Outcome of following records. */
export interface AddedFollows {
  readonly added: number
  /** Followed before. */
  readonly already: number
  /** Numbers that are not in the index. */
  readonly missing: string[]
}

/** Follows the records of numbers as their user sees them now. Throws the rejection of `followRecords` beyond the user's limit. */
export async function addFollows(
  { store, records }: { readonly store: FollowStore; readonly records: ReferredRecords },
  type: FollowType,
  numbers: readonly string[],
  context: CallContext<UserCaller>,
): Promise<AddedFollows> {
  const { userId } = context.caller
  // The facts may become newer than this version, never older: then they are compared once more than needed.
  const version = await records.version()
  const found = await records.find(numbers)
  const missing = numbers.filter((_, index) => found[index] === null)
  const byCode = new Map(found.flatMap((record) => (record === null ? [] : [[record.code, record] as const])))
  const followed = new Set((await store.ofCodes(userId, type, [...byCode.keys()])).map(({ code }) => code))
  const fresh = [...byCode.values()].filter(({ code }) => !followed.has(code))
  const rights = await context.rights()
  const check = (present: number) => requireRight(rights, 'followRecords', present + fresh.length)
  if (fresh.length > 0) check(await store.count(userId))
  const facts = fresh.length === 0 ? [] : await records.facts(fresh.map(({ code }) => code))
  const rows = fresh.map((record: ReferredRecord, index) => ({
    code: record.code,
    title: record.title(context.language),
    snapshot: snapshotOf(factsWithAvailability(facts[index] ?? null)),
  }))
  const added = await store.add(userId, type, rows, version, check)
  return { added, already: byCode.size - added, missing }
}
