import type { PatentDetail, Relative } from '@gezhi/contract/client'

/** The other publication of an invention whose text is compared first: the grant of an application, or the application of a grant. */
export interface Counterpart {
  readonly publicationNumber: string
  /** What the other one is. */
  readonly is: 'application' | 'grant'
}

type Publications = Pick<PatentDetail, 'publication_number' | 'kind' | 'publications' | 'same_invention'>

/** Published applications: A and A1 to A9 (for A3, a search report without claims, another is preferred). */
const APPLICATION = /^A[124-9]?$/
/** Granted patents, utility models examined or registered: B, C, Y. */
const GRANT = /^[BCY]\d?$/

/**
 * The counterpart of a publication among those of its application, otherwise among those numbered apart; null without one. Of several the
 * first published counts, so that a grant is the original one and not one amended later.
 */
export function counterpart(patent: Publications): Counterpart | null {
  const own = patent.kind ?? ''
  const is = GRANT.test(own) ? 'application' : own.startsWith('A') ? 'grant' : null
  if (is === null) return null
  const apart = patent.same_invention.filter(({ reason }) => reason === 'application-and-grant')
  const kind = is === 'grant' ? GRANT : APPLICATION
  const found = [patent.publications, apart].map((list) => firstOf(list, kind, patent.publication_number)).find((one) => one !== null)
  return found ? { publicationNumber: found.publication_number, is } : null
}

function firstOf(list: readonly Relative[], kind: RegExp, own: string | null): Relative | null {
  const those = list.filter((one) => kind.test(one.kind ?? '') && one.publication_number !== own)
  return those.toSorted((a, b) => (a.publication_date ?? '9').localeCompare(b.publication_date ?? '9'))[0] ?? null
}
