/** The pattern of LIKE for a text anywhere: its own `%` and `_` are escaped. */
export function likeOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
