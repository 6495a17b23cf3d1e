import type { ListAnswer } from '@gezhi/contract'
import type { CountRequest, Filter, SearchEngine } from '@gezhi/search'
import { allows, type Rights } from '../../http/rights.ts'

/** What is searched for those without a login or a product (decisions G07). */
const COUNTRIES_FOR_ALL: Filter = { field: 'country', values: ['CN'], include: true }

/** The filters a search of somebody has besides their own; none where they see all countries. */
export function countryRule(rights: Rights): readonly Filter[] {
  return allows(rights, 'searchAllCountries') ? [] : [COUNTRIES_FOR_ALL]
}

/** What the rule hides of a search: how many, and what opens it. Null where the rule hides nothing of this search. */
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
