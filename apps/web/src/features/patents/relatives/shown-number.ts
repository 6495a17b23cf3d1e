/** The number people know a patent by: of one without a publication number, whose id is `CN~CN201310016035.2`, that of its application. */
export function shownNumber(id: string): string {
  return /^[A-Z]{2}~(.+)$/.exec(id)?.[1] ?? id
}
