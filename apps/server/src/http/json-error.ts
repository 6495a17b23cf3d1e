/** A token of JSON (RFC 8259), or the white space between two. */
const TOKEN =
  /[ \t\n\r]+|[[\]{},:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

type Expecting = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

/**
 * Offset of the syntax error in a text that JSON.parse rejected: the first invalid token, or the text's length if it ends too early. V8
 * includes the position only in some of its messages.
 */
export function jsonErrorOffset(text: string): number {
  const open: ('[' | '{')[] = []
  let expecting: Expecting = 'value'
  let offset = 0
  while (offset < text.length) {
    TOKEN.lastIndex = offset
    const token = TOKEN.exec(text)?.[0]
    if (token === undefined) return offset
    if (!/^\s/.test(token)) {
      const next = step(token, expecting, open)
      if (next === null) return offset
      expecting = next
    }
    offset = TOKEN.lastIndex
  }
  return offset
}

/** What may follow a token, null if the token is invalid there. Updates `open`. */
function step(token: string, expecting: Expecting, open: ('[' | '{')[]): Expecting | null {
  if (token === ':') return expecting === ':' ? 'value' : null
  if (token === ',') return expecting === ', or end' && open.length ? (open.at(-1) === '[' ? 'value' : 'key') : null
  if (token === ']' || token === '}') return close(token, expecting, open)
  if (expecting === 'key' || expecting === 'key or }') return token.startsWith('"') ? ':' : null
  if (expecting !== 'value' && expecting !== 'value or ]') return null
  if (token !== '[' && token !== '{') return ', or end'
  open.push(token)
  return token === '[' ? 'value or ]' : 'key or }'
}

function close(token: ']' | '}', expecting: Expecting, open: ('[' | '{')[]): Expecting | null {
  const fits = open.at(-1) === (token === ']' ? '[' : '{')
  const allowed = expecting === ', or end' || expecting === (token === ']' ? 'value or ]' : 'key or }')
  if (!fits || !allowed) return null
  open.pop()
  return ', or end'
}

/** Line and column of an offset, both from 1; columns in UTF-16 units. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
