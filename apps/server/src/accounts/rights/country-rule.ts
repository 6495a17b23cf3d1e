import type { ListAnswer } from '@gezhi/contract'
import type { CountRequest, FieldFilter, SearchEngine } from '@gezhi/search'
import { allows, type Rights } from '../../http/rights.ts'

/** What callers without a login or a product may search (decisions G07). */
const COUNTRIES_FOR_ALL: FieldFilter = { field: 'country', values: ['CN'], include: true }

/** The additional filters of a caller's searches; none if they may see all countries. */
export function countryRule(rights: Rights): readonly FieldFilter[] {
  return allows(rights, 'searchAllCountries') ? [] : [COUNTRIES_FOR_ALL]
}

/** What the rule hides in a search: the number of hits, and what the caller needs to see them. Null if nothing is hidden. */
export async function hiddenByCountryRule(
  engine: SearchEngine,
  selection: CountRequest,
  rights: Rights,
): Promise<NonNullable<ListAnswer['hidden']> | null> {
  if (allows(rights, 'searchAllCountries')) return null
  const filters = [...(selection.filters ?? []), { ...COUNTRIES_FOR_ALL, include: false }]
  const { total, relation } = await engine.count({ ...selection, filters })
  return total === 0 ? null : { total, totalRelation: relation, opens: rights.role === 'guest' ? 'login' : 'product' }
}
