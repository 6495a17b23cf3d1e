import { withDescendants, type ClassHierarchy, type QueryNode } from '@gezhi/query'
import type { SearchEngine, Selection } from './search-engine.ts'

/** Calls whose requests contain a query. */
const SELECTING: ReadonlySet<PropertyKey> = new Set<keyof SearchEngine>(['page', 'count', 'facets', 'table'])

/**
 * The same engine, for which a class in a query includes its descendants by the schemes available when a tree is first searched: page,
 * count and facets of one search share one expanded tree.
 */
export function withClassHierarchy<R extends object>(engine: SearchEngine<R>, hierarchy: ClassHierarchy): SearchEngine<R> {
  const known = new WeakMap<QueryNode, QueryNode>()
  const expand = (query: QueryNode) => {
    const tree = known.get(query) ?? withDescendants(query, hierarchy, engine.kind.fields)
    known.set(query, tree)
    return tree
  }
  const expanded = (request: Selection) => (request.query === null ? request : { ...request, query: expand(request.query) })
  return new Proxy(engine, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const call = (value as (...args: unknown[]) => unknown).bind(target)
      return SELECTING.has(name) ? (request: Selection) => call(expanded(request)) : call
    },
  })
}
