import type { ClassSchemes } from '@gezhi/classification'
import type { QueryAbilities } from '@gezhi/query'
import type { SearchEngine } from '@gezhi/search'
import { allows, type Rights } from '../http/rights.ts'

/** What can tell what an installation evaluates. */
export interface AbilityPorts {
  readonly schemes: Pick<ClassSchemes, 'withSubgroups'>
  readonly engine: Pick<SearchEngine, 'supports'>
}

/**
 * What this installation can evaluate beyond the rest of the query language, at the time, for somebody: searching by meaning needs a login
 * wherever it is asked for, in its own calls as in a query (decisions G04).
 */
export function queryAbilities({ schemes, engine }: AbilityPorts, rights: Rights): QueryAbilities {
  const meaning = engine.supports.meaning && (allows(rights, 'searchByMeaning') ? true : 'login')
  return { classSchemes: schemes.withSubgroups(), meaning }
}
