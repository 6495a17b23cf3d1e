const REFERENCE = /\bclaims?\s+((?:\d+)(?:\s*(?:,|;|-|–|\bor\b|\band\b|\bto\b|\bthrough\b|\bclaims?\b)+\s*\d+)*)/gi
const STEP = /(\d+)(?:\s*(?:-|–|\bto\b|\bthrough\b)\s*(?:claims?\s*)?(\d+))?/g
const ALL_BEFORE = /\b(?:preceding|previous|foregoing|above) claims?\b/i

/**
 * Numbers of the claims that a claim refers to, in order, without duplicates: `claim 1`, `claims 2, 4 or 6`, `any of claims 1 to 3`. Only
 * earlier claims count: a forward reference is an error or not a reference.
 */
export function referencedClaims(text: string, number: number): number[] {
  const found = new Set<number>()
  for (const [, list = ''] of text.matchAll(REFERENCE)) for (const claim of listed(list, number)) found.add(claim)
  if (ALL_BEFORE.test(text)) for (let claim = 1; claim < number; claim++) found.add(claim)
  return [...found]
}

function listed(list: string, below: number): number[] {
  const claims: number[] = []
  for (const [, first, last = first] of list.matchAll(STEP)) {
    for (let claim = Number(first); claim <= Number(last) && claim < below; claim++) if (claim > 0) claims.push(claim)
  }
  return claims
}
