/** The order of a list with one hit a group. */
export interface CollapsedOrder {
  /** The best place of each group, in the order they were given. */
  readonly places: readonly number[]
  /** How many places the group of a place has. */
  readonly groupSize: (place: number) => number
}

/** Keeps the first place of each group. Pure. */
export function collapseOrder<Group>(order: readonly number[], group: (place: number) => Group): CollapsedOrder {
  const groups = Map.groupBy(order, group)
  return { places: [...groups.values()].map(([first]) => first!), groupSize: (place) => groups.get(group(place))!.length }
}
