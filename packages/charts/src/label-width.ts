/** Approximate pixels of a text of 12 px. */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) width += letter > '\u2e80' ? 12 : 7
  return width
}

/** A text of at most that many pixels. */
export function cutToWidth(text: string, width: number): string {
  if (textWidth(text) <= width) return text
  let end = text.length
  while (end > 1 && textWidth(text.slice(0, end)) > width - 12) end -= 1
  return `${text.slice(0, end)}…`
}

/** A text of at most that many characters. */
export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}
