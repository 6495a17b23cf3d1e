/**
 * The number by which users know a patent: without a publication number, when the id is `CN~CN201310016035.2`, that of its application.
 */
export function shownNumber(id: string): string {
  return /^[A-Z]{2}~(.+)$/.exec(id)?.[1] ?? id
}
