import { claimTree, type ClaimBranch, type ClaimLike } from '@gezhi/records'

/** A claim below its independent one. */
export interface ClaimRow<Claim extends ClaimLike> {
  readonly branch: ClaimBranch<Claim>
  /** How far below its independent claim; 0 for that one. */
  readonly depth: number
}

/** Everything below an independent claim in reading order, with its depth. */
export function rowsBelow<Claim extends ClaimLike>(root: ClaimBranch<Claim>): ClaimRow<Claim>[] {
  const rows: ClaimRow<Claim>[] = []
  const waiting = root.children.map((branch) => ({ branch, depth: 1 })).reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    rows.push(next)
    const depth = next.depth + 1
    waiting.push(...next.branch.children.map((branch) => ({ branch, depth })).reverse())
  }
  return rows
}

/** A row of a table of claims: an independent claim with the number of its dependents, or one of these. */
export interface TableRow<Claim extends ClaimLike> {
  readonly claim: Claim
  readonly depth: number
  /** Claims below; 0 for dependent ones. */
  readonly dependents: number
}

/** The rows of a table of claims by independent claim; the dependents of those in `folded` are left out. */
export function tableRows<Claim extends ClaimLike>(claims: readonly Claim[], folded: ReadonlySet<number>): TableRow<Claim>[] {
  return claimTree(claims).flatMap((root) => {
    const below = rowsBelow(root)
    const head = { claim: root.claim, depth: 0, dependents: below.length }
    if (folded.has(root.claim.number)) return [head]
    return [head, ...below.map(({ branch, depth }) => ({ claim: branch.claim, depth, dependents: 0 }))]
  })
}
