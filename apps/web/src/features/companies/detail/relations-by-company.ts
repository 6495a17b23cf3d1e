import type { RelatedCompany } from '@gezhi/contract/client'

/** All relations to one company. */
export type Relations = readonly [RelatedCompany, ...RelatedCompany[]]

/** Relations of each company, in order: the direct parent is often the ultimate one too. Pure. */
export function relationsByCompany(related: readonly RelatedCompany[]): Relations[] {
  const found = new Map<string, Relations>()
  for (const one of related) {
    const before = found.get(one.lei)
    found.set(one.lei, before === undefined ? [one] : [...before, one])
  }
  return [...found.values()]
}
