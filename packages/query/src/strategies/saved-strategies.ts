import type { FieldTable } from '@gezhi/records'
import { expandReferences, referencesIn } from '../editing/expand-references.ts'
import { QUERY_LIMITS } from '../limits.ts'
import { childrenOf } from '../query-nodes.ts'
import { readQuery } from '../read-query.ts'
import type { QueryNode } from '../tree.ts'
import type { SavedStrategies, SavedStrategy, StrategyIssue, StrategyResolution } from './strategy-resolution.ts'
import { strategyKey } from './strategy-title.ts'

/**
 * The strategies of a user for reading queries over some fields. `within` is the title of the strategy that is being written: references
 * that lead back to it are circles. Pure; resolved strategies are cached in the result.
 */
export function savedStrategies(list: readonly SavedStrategy[], fields: FieldTable, within?: string): SavedStrategies {
  const resolver = new StrategyResolver(list, fields)
  const outer = within === undefined ? [] : [within]
  return {
    list,
    find: (title) => resolver.find(title),
    resolve(title) {
      const { resolution } = resolver.resolve(title, outer)
      // Of the strategy being edited, only cycles are reported.
      return resolution.kind === 'found' || resolution.kind === 'circle'
        ? resolution
        : { ...resolution, path: resolution.path.slice(outer.length) }
    },
  }
}

/** A resolution with the number of terms of its query. */
interface Resolved {
  readonly resolution: StrategyResolution
  readonly terms: number
}

/** Accepts every reference: those of a strategy are resolved one by one. */
const UNCHECKED: SavedStrategies = {
  list: [],
  find: () => undefined,
  resolve: (title) => ({ kind: 'found', tree: { kind: 'strategy', title } }),
}

class StrategyResolver {
  readonly #fields: FieldTable
  readonly #byKey: ReadonlyMap<string, SavedStrategy>
  readonly #resolved = new Map<string, Resolved>()

  constructor(list: readonly SavedStrategy[], fields: FieldTable) {
    this.#fields = fields
    this.#byKey = new Map(list.map((strategy) => [strategyKey(strategy.title), strategy]))
  }

  find(title: string): SavedStrategy | undefined {
    return this.#byKey.get(strategyKey(title))
  }

  /** `outer` are the titles of the strategies that lead to this reference. */
  resolve(title: string, outer: readonly string[]): Resolved {
    const key = strategyKey(title)
    const known = this.#resolved.get(key)
    if (known !== undefined) return known
    const strategy = this.#byKey.get(key)
    const path = [...outer, strategy?.title ?? title]
    const again = outer.find((one) => strategyKey(one) === key)
    if (again !== undefined) return failed('circle', [...outer, again])
    if (strategy === undefined) return failed('unknown', path)
    const resolved = this.#resolveQuery(strategy, path)
    // The path to a cause depends on where it began.
    if (resolved.resolution.kind === 'found') this.#resolved.set(key, resolved)
    return resolved
  }

  #resolveQuery({ query, mode, hasOtherCriteria }: SavedStrategy, path: readonly string[]): Resolved {
    if (hasOtherCriteria) return failed('criteria', path)
    const abilities = { semantic: true, strategies: UNCHECKED }
    const { tree, diagnostics } = readQuery(query, { mode, fields: this.#fields, abilities })
    if (tree === null || diagnostics.some(({ severity }) => severity === 'error')) return failed('broken', path)
    let terms = termsIn(tree)
    const found = new Map<string, QueryNode>()
    for (const title of referencesIn(tree).titles) {
      const inner = this.resolve(title, path)
      if (inner.resolution.kind !== 'found') return inner
      terms += inner.terms
      found.set(title, inner.resolution.tree)
      // Checked for each: strategies that name others twice grow exponentially.
      if (terms > QUERY_LIMITS.terms) return failed('large', path)
    }
    return { resolution: { kind: 'found', tree: expandReferences(tree, { strategy: (title) => found.get(title) }).tree }, terms }
  }
}

function failed(kind: StrategyIssue, path: readonly string[]): Resolved {
  return { resolution: { kind, path }, terms: 0 }
}

function termsIn(node: QueryNode): number {
  const children = childrenOf(node)
  if (children.length > 0) return children.reduce((sum, child) => sum + termsIn(child), 0)
  return node.kind === 'strategy' ? 0 : 1
}
