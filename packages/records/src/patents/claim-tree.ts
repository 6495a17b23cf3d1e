/** A claim as input of a tree. */
export interface ClaimLike {
  /** From 1, unique within a language. */
  readonly number: number
  readonly independent: boolean
  /** Claims this one refers to; empty for an independent one. */
  readonly parents: readonly number[]
}

/** A claim with its dependent claims. */
export interface ClaimBranch<Claim extends ClaimLike> {
  readonly claim: Claim
  readonly children: readonly ClaimBranch<Claim>[]
  /** Further claims it refers to besides its parent in the tree (multiple dependency). */
  readonly alsoUnder: readonly number[]
}

/**
 * The claims as trees, roots and children in the order of their numbers. The parent is the first claim a claim refers to; claims that
 * refer to nothing, to themselves, to a missing claim or in a cycle are roots, so every claim appears exactly once.
 */
export function claimTree<Claim extends ClaimLike>(claims: readonly Claim[]): ClaimBranch<Claim>[] {
  const byNumber = new Map(claims.map((claim) => [claim.number, claim]))
  const parentOf = new Map(claims.map((claim) => [claim.number, parentIn(byNumber, claim)]))
  const childrenOf = new Map<number | null, Claim[]>()
  for (const claim of [...claims].sort((a, b) => a.number - b.number)) {
    const parent = isRooted(parentOf, claim.number) ? (parentOf.get(claim.number) ?? null) : null
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), claim])
  }
  const branch = (claim: Claim): ClaimBranch<Claim> => ({
    claim,
    children: (childrenOf.get(claim.number) ?? []).map(branch),
    alsoUnder: claim.parents.filter((number) => number !== parentOf.get(claim.number) && byNumber.has(number)),
  })
  return (childrenOf.get(null) ?? []).map(branch)
}

function parentIn<Claim extends ClaimLike>(byNumber: ReadonlyMap<number, Claim>, claim: Claim): number | null {
  return claim.parents.find((number) => number !== claim.number && byNumber.has(number)) ?? null
}

/** Whether the chain of parents of a claim ends, rather than forming a cycle. */
function isRooted(parentOf: ReadonlyMap<number, number | null>, number: number): boolean {
  const seen = new Set<number>()
  for (let here: number | null = number; here !== null; here = parentOf.get(here) ?? null) {
    if (seen.has(here)) return false
    seen.add(here)
  }
  return true
}
