import { claimCategory } from '@gezhi/records'
import type { PageClaim } from '../../claims/claim-facts.ts'
import type { ChosenClaim } from '../compare-address.ts'

/** The claims of one patent in a comparison. */
export interface ComparedClaims {
  /** In one language. */
  readonly claims: readonly PageClaim[]
  /** Number of the compared claim; `all` for all of them. */
  readonly chosen: number | 'all'
  /** Its text. */
  readonly text: string
  readonly lang: string
}

/**
 * The compared claims of patents, null for one without claims: in the language that most of them have, preferably `preferred`; without a
 * choice, the first independent claim, if possible of the category of that of the base.
 */
export function comparedClaims(
  patents: readonly (readonly PageClaim[])[],
  chosen: readonly ChosenClaim[],
  base: number,
  preferred: string,
): (ComparedClaims | null)[] {
  const shared = sharedLanguage(patents, preferred)
  const sets = patents.map((claims) => inOneLanguage(claims, shared))
  const baseSet = sets[base] ?? []
  const baseChoice = chosen[base] ?? null
  const baseClaim = (typeof baseChoice === 'number' ? claimOf(baseSet, baseChoice) : undefined) ?? firstIndependent(baseSet)
  const category = baseClaim === undefined ? null : claimCategory(baseClaim.text, baseClaim.lang)
  return sets.map((claims, index) => {
    const first = firstIndependent(claims.filter((claim) => claimCategory(claim.text, claim.lang) === category)) ?? firstIndependent(claims)
    const choice = chosen[index] ?? null
    const claim = (typeof choice === 'number' ? claimOf(claims, choice) : undefined) ?? (index === base ? (baseClaim ?? first) : first)
    if (claim === undefined) return null
    if (choice !== 'all') return { claims, chosen: claim.number, text: claim.text, lang: claim.lang }
    return { claims, chosen: 'all' as const, text: claims.map(({ number, text }) => `${number}. ${text}`).join('\n'), lang: claim.lang }
  })
}

/** The language that most texts have; of equals the preferred one, then the one that occurs first. */
export function sharedLanguage(patents: readonly (readonly { readonly lang: string }[])[], preferred: string): string {
  const counts = new Map([[preferred, 0]])
  for (const texts of patents) for (const lang of new Set(texts.map((text) => text.lang))) counts.set(lang, (counts.get(lang) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0] ?? preferred
}

function inOneLanguage(claims: readonly PageClaim[], lang: string): readonly PageClaim[] {
  const those = claims.filter((claim) => claim.lang === lang)
  return those.length > 0 ? those : claims.filter((claim) => claim.lang === claims[0]?.lang)
}

function claimOf(claims: readonly PageClaim[], number: number): PageClaim | undefined {
  return claims.find((claim) => claim.number === number)
}

/** The first independent claim; of claims that all refer to others the first. */
function firstIndependent(claims: readonly PageClaim[]): PageClaim | undefined {
  const inOrder = claims.toSorted((a, b) => a.number - b.number)
  return inOrder.find(({ independent }) => independent) ?? inOrder[0]
}
