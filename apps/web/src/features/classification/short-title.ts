/**
 * The first term in a title of a class, without references to other classes in brackets: for `作业；运输` 作业, for `Vehicles in general (ships
 * B63)` Vehicles in general. The whole title if it starts with a bracket.
 */
export function shortTitle(title: string): string {
  return title.split(/[;；(（[]/)[0]?.trim() || title
}
