/** The pattern of LIKE that finds a text anywhere: its own `%` and `_` stand for themselves. */
export function likeOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
