import type { SearchableKind } from '../kinds/searchable-kind.ts'
import { isSemanticQuery } from './is-semantic-query.ts'
import type { SearchMode } from './search-mode.ts'

const QUOTED = /["“”][^"“”]*["“”]/g
/** A field command: `AP=`, `ad >= `, `ipc:`. */
const COMMAND = /[\p{L}][\p{L}\p{N}._-]*\s*(?:[=:＝：<>＜＞])/u

/**
 * Key of the default sort order (G204): relevance for free text and questions, otherwise the first order of the kind.
 * A heuristic on the words of the query. Pure.
 */
export function usualSort({ sorts }: SearchableKind, query: string, mode: SearchMode | null): string {
  const relevance = sorts.find(({ sortField }) => sortField === 'relevance')
  const isFreeText = mode === null && query.trim() !== '' && !COMMAND.test(query.replace(QUOTED, ''))
  const ranks = isFreeText || isSemanticQuery(query)
  return ranks && relevance !== undefined ? relevance.key : sorts[0].key
}
