import type { ClassSchemes } from '@gezhi/classification'
import type { ReadOptions } from '@gezhi/query'
import type { SearchEngine } from '@gezhi/search'
import { allows, type Rights } from '../http/rights.ts'
import type { OwnFields } from './own-fields.ts'

/** The abilities of an installation. */
export interface QueryParts {
  readonly schemes: Pick<ClassSchemes, 'withSubgroups'>
  readonly engine: Pick<SearchEngine, 'supports' | 'kind'>
}

/** Parsing options: the fields of a kind, and the abilities of the installation. */
export type QueryOptions = Required<Pick<ReadOptions, 'fields' | 'abilities'>> & { readonly own?: OwnFields | undefined }

/**
 * How the queries of a caller are parsed, with the own fields they may use. Semantic search requires a login, in its own calls as in a query
 * (decisions G04).
 */
export function queryOptions({ schemes, engine }: QueryParts, rights: Rights, own?: OwnFields): QueryOptions {
  const semantic = engine.supports.semantic && (allows(rights, 'searchByMeaning') ? true : 'login')
  return { fields: own?.fields ?? engine.kind.fields, own, abilities: { classSchemes: schemes.withSubgroups(), semantic } }
}
