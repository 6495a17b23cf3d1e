/** The column of a diagnostic: its first character, from 1; a character outside the BMP counts one. */
export function columnOf(query: string, start: number): number {
  return Array.from(query.slice(0, start)).length + 1
}
