/**
 * The beginning of a text, at most `maxUnits` UTF-16 units: one fewer if a surrogate pair would be split, because calls reject half
 * pairs. Pure.
 */
export function cutText(text: string, maxUnits: number): string {
  return text.slice(0, maxUnits).replace(/[\uD800-\uDBFF]$/, '')
}
