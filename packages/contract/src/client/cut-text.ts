/** The beginning of a text, at most so many UTF-16 units: one fewer where a surrogate pair would be cut in half, which no call takes. Pure. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
