import type { QueryNode } from '@gezhi/query'
import { PATENT_FIELD_TABLE } from '@gezhi/records'

/** Synonyms of words as they stand in a query. */
export type SynonymsOfWords = ReadonlyMap<string, readonly string[]>

/** Words of a query that may stand for others: those looked for in texts, not excluded, and not held to a distance. Each once, in order. Pure. */
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
      return []
  }
}

/** The query with each of its words joined by OR to its synonyms: it finds all that the query finds. Pure. */
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
      return query
  }
}

/** Names of people and companies are texts too, but mean themselves. */
function isText(fields: readonly string[]): boolean {
  return fields.every((name) => PATENT_FIELD_TABLE.find(name)?.type === 'text')
}
