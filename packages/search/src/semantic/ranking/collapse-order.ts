/** The order of a list with one hit per group. */
export interface CollapsedOrder {
  /** The best index of each group, in the given order. */
  readonly places: readonly number[]
  /** Size of the group of an index. */
  readonly groupSize: (place: number) => number
}

/** Keeps the first index of each group. Pure. */
export function collapseOrder<Group>(order: readonly number[], group: (place: number) => Group): CollapsedOrder {
  const groups = Map.groupBy(order, group)
  return { places: [...groups.values()].map(([first]) => first!), groupSize: (place) => groups.get(group(place))!.length }
}
