/** Whether a whole text matches a pattern. */
export interface WildcardTest {
  test(text: string): boolean
}

/** Wildcards that a regular expression may have: its time grows with the length of the text to the power of their number. */
const MAX_IN_EXPRESSION = 2

/**
 * A pattern of the query language over a whole text: `*` 0 or more characters, `?` exactly one, `#` none or one. A pattern of several
 * wildcards takes time in proportion to its length and that of the text; nothing could stop a regular expression.
 */
export function wildcardTest(pattern: string, { ignoreCase }: { readonly ignoreCase: boolean }): WildcardTest {
  const chars = [...pattern.replace(/\*+/g, '*')]
  if (chars.filter((char) => char === '*' || char === '#').length <= MAX_IN_EXPRESSION) return expressionOf(chars, ignoreCase)
  return stepwiseTest(chars, ignoreCase)
}

const SOURCES: Readonly<Record<string, string>> = { '*': '.*', '?': '.', '#': '.?' }

function expressionOf(chars: readonly string[], ignoreCase: boolean): RegExp {
  const source = chars.map((char) => SOURCES[char] ?? char.replace(/[\\^$.|+()[\]{}/]/, '\\$&')).join('')
  return new RegExp(`^${source}$`, ignoreCase ? 'isu' : 'su')
}

/** Follows all possible numbers of matched steps at once. */
function stepwiseTest(chars: readonly string[], ignoreCase: boolean): WildcardTest {
  const fold = (char: string) => (ignoreCase ? char.toLowerCase() : char)
  const steps = chars.map((char) => (WILDCARDS.has(char) ? char : fold(char)))
  const literals = steps.map((step) => !WILDCARDS.has(step))
  return {
    test(text) {
      let states = reach(new Uint8Array(steps.length + 1).fill(1, 0, 1), steps)
      for (const char of text) {
        states = reach(advance(states, steps, literals, fold(char)), steps)
        if (!states.includes(1)) return false
      }
      return states[steps.length] === 1
    },
  }
}

const WILDCARDS: ReadonlySet<string> = new Set(['*', '?', '#'])

/** The numbers of matched steps that are possible after one more character. */
function advance(states: Uint8Array, steps: readonly string[], literals: readonly boolean[], char: string): Uint8Array {
  const next = new Uint8Array(states.length)
  for (let at = 0; at < steps.length; at += 1) {
    if (states[at] !== 1) continue
    if (steps[at] === '*') next[at] = 1
    else if (literals[at] !== true || steps[at] === char) next[at + 1] = 1
  }
  return next
}

/** Adds what is possible without a further character; changes `states`. */
function reach(states: Uint8Array, steps: readonly string[]): Uint8Array {
  for (let at = 0; at < steps.length; at += 1) {
    if (states[at] === 1 && (steps[at] === '*' || steps[at] === '#')) states[at + 1] = 1
  }
  return states
}
