import type { BinnedSpace, Space, SpaceBranch, SpaceNode } from '@gezhi/contract'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { remainingDays, type StoredBinEntry } from './space-bin.ts'
import type { StoredSpace } from './space-store.ts'

type Counts = ReadonlyMap<string, number>

/** A space as calls return it. */
export function shownSpace({ id, name, parentId, shareCode, createdAt }: StoredSpace, counts: Counts): Space {
  return { id, name, parentId, count: counts.get(id) ?? 0, shareFlag: shareCode === null ? 0 : 1, createTime: shanghaiTime(createdAt) }
}

/** An entry of the recycle bin; `now` in ms. */
export function shownEntry({ deletedAt, ...entry }: StoredBinEntry, now: number): BinnedSpace {
  return { ...entry, kind: 'space', deleteTime: shanghaiTime(deletedAt), remainDays: remainingDays(deletedAt, now) }
}

/** Spaces as a tree, in their order; those whose parent is not among them are at the top. */
export function spaceTree(spaces: readonly StoredSpace[], counts: Counts): SpaceNode[] {
  const below = childrenOf(spaces)
  const nodeOf = ({ id, name, shareCode }: StoredSpace): SpaceNode => ({
    id,
    name,
    count: counts.get(id) ?? 0,
    shareFlag: shareCode === null ? 0 : 1,
    children: (below.get(id) ?? []).map(nodeOf),
  })
  return (below.get(null) ?? []).map(nodeOf)
}

/** The same with names only. */
export function spaceBranches(spaces: readonly StoredSpace[]): SpaceBranch[] {
  const below = childrenOf(spaces)
  const branchOf = ({ id, name }: StoredSpace): SpaceBranch => ({ id, name, children: (below.get(id) ?? []).map(branchOf) })
  return (below.get(null) ?? []).map(branchOf)
}

function childrenOf(spaces: readonly StoredSpace[]): ReadonlyMap<string | null, readonly StoredSpace[]> {
  const present = new Set(spaces.map(({ id }) => id))
  return Map.groupBy(spaces, ({ parentId }) => (parentId !== null && present.has(parentId) ? parentId : null))
}
