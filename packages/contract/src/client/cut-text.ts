/** The beginning of a text, at most so many UTF-16 units: one fewer where a surrogate pair would be cut in half, which no call takes. Pure. */
export function cutText(text: string, maxUnits: number): string {
  return text.slice(0, maxUnits).replace(/[\uD800-\uDBFF]$/, '')
}
