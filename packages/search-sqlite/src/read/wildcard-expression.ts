/**
 * A pattern as a regular expression over a whole value, in any letter case: `*` 0 or more characters, `?` exactly one, `#` none or one.
 */
export function wildcardExpression(pattern: string): RegExp {
  const source = [...pattern].map((char) => WILDCARDS[char] ?? char.replace(/[\\^$.|+()[\]{}/]/, '\\$&')).join('')
  return new RegExp(`^${source}$`, 'isu')
}

const WILDCARDS: Record<string, string> = { '*': '.*', '?': '.', '#': '.?' }
