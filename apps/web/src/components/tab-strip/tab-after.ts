/** The index of the tab for a key pressed at `at`, of `count`; wraps around. null for other keys. Pure. */
export function tabAfter(key: string, at: number, count: number): number | null {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key]
  return to === undefined || count === 0 ? null : (to + count) % count
}
