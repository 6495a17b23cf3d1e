import type { QueryNode } from '@gezhi/query'
import { PATENT_FIELD_TABLE } from '@gezhi/records'

/** Synonyms of words in a query. */
export type SynonymsOfWords = ReadonlyMap<string, readonly string[]>

/**
 * Words of a query that may be extended: searched in texts, not excluded, and not part of a proximity. Without duplicates, in order.
 * Pure.
 */
export function extensibleWords(query: QueryNode): string[] {
  switch (query.kind) {
    case 'word':
    case 'phrase':
      return [query.text]
    case 'and':
    case 'or':
      return [...new Set(query.operands.flatMap(extensibleWords))]
    case 'field':
      return isText(query.fields) ? extensibleWords(query.operand) : []
    case 'optional':
      return extensibleWords(query.required)
    case 'not':
    case 'xor':
    case 'proximity':
    case 'frequency':
    case 'pattern':
    case 'range':
    case 'exact':
    case 'semantic':
    case 'history':
    case 'strategy':
    case 'records':
      return []
  }
}

/** The query with each of its words joined by OR to its synonyms: finds everything the query finds. Pure. */
export function withSynonyms(query: QueryNode, synonyms: SynonymsOfWords): QueryNode {
  const extend = (node: QueryNode) => withSynonyms(node, synonyms)
  switch (query.kind) {
    case 'word':
    case 'phrase': {
      const others = (synonyms.get(query.text) ?? []).map((text): QueryNode => ({ kind: /\s/.test(text) ? 'phrase' : 'word', text }))
      return others.length === 0 ? query : { kind: 'or', operands: [query, ...others] }
    }
    case 'and':
    case 'or':
      return { ...query, operands: query.operands.map(extend) }
    case 'field':
      return isText(query.fields) ? { ...query, operand: extend(query.operand) } : query
    case 'optional':
      return { ...query, required: extend(query.required) }
    case 'not':
    case 'xor':
    case 'proximity':
    case 'frequency':
    case 'pattern':
    case 'range':
    case 'exact':
    case 'semantic':
    case 'history':
    case 'strategy':
    case 'records':
      return query
  }
}

/** Names of people and companies are also text, but have no synonyms. */
function isText(fields: readonly string[]): boolean {
  return fields.every((name) => PATENT_FIELD_TABLE.find(name)?.type === 'text')
}
