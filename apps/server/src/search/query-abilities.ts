import type { ClassSchemes } from '@gezhi/classification'
import type { QueryAbilities } from '@gezhi/query'

/** What this installation can evaluate beyond the rest of the query language, at the time. */
export function queryAbilities(schemes: Pick<ClassSchemes, 'withSubgroups'>): QueryAbilities {
  return { classSchemes: schemes.withSubgroups() }
}
