import type { ClaimNode } from '@gezhi/contract'
import { claimTree, type Claim, type ClaimBranch } from '@gezhi/records'

/** The claims of one language as trees: `lang`, otherwise `otherwise`, otherwise the record's first language. */
export function claimNodes(claims: readonly Claim[], lang: string | undefined, otherwise: string): ClaimNode[] {
  const languages = new Set(claims.map((claim) => claim.lang))
  const chosen = [lang, otherwise].find((one) => one !== undefined && languages.has(one)) ?? claims[0]?.lang
  return claimTree(claims.filter((claim) => claim.lang === chosen)).map(claimNode)
}

function claimNode({ claim, children }: ClaimBranch<Claim>): ClaimNode {
  return { num: claim.number, text: claim.text, dependOn: claim.parents, children: children.map(claimNode) }
}
