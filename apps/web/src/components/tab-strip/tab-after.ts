/** The place of the tab that a key leads to from `at`, of `count`; past either end it begins again. null for a key that leads nowhere. Pure. */
export function tabAfter(key: string, at: number, count: number): number | null {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key]
  return to === undefined || count === 0 ? null : (to + count) % count
}
