import type { ClassSchemes } from '@gezhi/classification'
import type { QueryAbilities } from '@gezhi/query'
import type { SearchEngine } from '@gezhi/search'

/** What can tell what an installation evaluates. */
export interface AbilityPorts {
  readonly schemes: Pick<ClassSchemes, 'withSubgroups'>
  readonly engine: Pick<SearchEngine, 'supports'>
}

/** What this installation can evaluate beyond the rest of the query language, at the time. */
export function queryAbilities({ schemes, engine }: AbilityPorts): QueryAbilities {
  return { classSchemes: schemes.withSubgroups(), meaning: engine.supports.meaning }
}
