/**
 * The first thing a title of a class names, without the references to other classes that follow it in brackets: for `作业；运输` 作业,
 * for `Vehicles in general (ships B63)` Vehicles in general. Where nothing stands before them, the whole.
 */
export function shortTitle(title: string): string {
  return title.split(/[;；(（[]/)[0]?.trim() || title
}
