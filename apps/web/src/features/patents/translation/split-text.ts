/** Where a long text is divided, best first: lines, sentences, clauses, words. */
const ENDS = [/\n/gu, /[。！？]|[.!?](?=\s)/gu, /[；;，,]/gu, /\s/gu] as const

/**
 * Divides a text into parts of at most `max` UTF-16 units, at the best boundary of the second half of each part. Joined, the parts are the
 * text; empty for an empty one.
 */
export function splitText(text: string, max: number): string[] {
  const parts: string[] = []
  let from = 0
  while (text.length - from > max) {
    const end = from + endWithin(text.slice(from, from + max))
    parts.push(text.slice(from, end))
    from = end
  }
  return from < text.length ? [...parts, text.slice(from)] : parts
}

/** Where a part ends: after the last boundary of the best kind in its second half, otherwise at its end. */
function endWithin(part: string): number {
  for (const end of ENDS) {
    const last = [...part.matchAll(end)].at(-1)
    if (last !== undefined && last.index + 1 > part.length / 2) return last.index + 1
  }
  // Never within a character of two units.
  return /[\ud800-\udbff]$/.test(part) && part.length > 1 ? part.length - 1 : part.length
}
