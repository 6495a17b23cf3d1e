import type { SearchableKind } from '../kinds/searchable-kind.ts'
import { isSemanticQuery } from './is-semantic-query.ts'
import type { SearchMode } from './search-mode.ts'

const QUOTED = /["“”][^"“”]*["“”]/g
/** A field command: `AP=`, `ad >= `, `ipc:`. */
const COMMAND = /[\p{L}][\p{L}\p{N}._-]*\s*(?:[=:＝：<>＜＞])/u

/**
 * The key of the order a list begins in where nothing else was chosen (G204): relevance for free text and questions, else the first of the kind.
 * Looks at the words only; a wrong guess costs an order. Pure.
 */
export function usualSort({ sorts }: SearchableKind, query: string, mode: SearchMode | null): string {
  const relevance = sorts.find(({ sortField }) => sortField === 'relevance')
  const isFreeText = mode === null && query.trim() !== '' && !COMMAND.test(query.replace(QUOTED, ''))
  const ranks = isFreeText || isSemanticQuery(query)
  return ranks && relevance !== undefined ? relevance.key : sorts[0].key
}
