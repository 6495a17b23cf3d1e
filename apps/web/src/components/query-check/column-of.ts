/** The place of a diagnostic as people count: the character at which it begins, from 1; a character outside the BMP is one. */
export function columnOf(query: string, start: number): number {
  return Array.from(query.slice(0, start)).length + 1
}
