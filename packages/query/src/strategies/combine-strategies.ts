/** How strategies are combined; NOT: the first without the others. */
export type StrategyLogic = 'AND' | 'OR' | 'NOT'

/** The query that combines strategies by references to them, in their order. Pure. */
export function combineStrategies(titles: readonly string[], logic: StrategyLogic): string {
  return titles.map((title) => `#{${title}}`).join(` ${logic} `)
}
