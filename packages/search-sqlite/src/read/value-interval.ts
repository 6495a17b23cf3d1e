import type { ValueTest } from '@gezhi/query'

/** Text values from `from` to before `to`, by code point. */
export interface ValueInterval {
  readonly from: string
  readonly to: string
}

/** Sorts after every text with the requested prefix. */
const AFTER_ALL = '\u{10ffff}'
/** The smallest text after another is that text with this appended. */
const NEXT = '\0'

/**
 * The narrowest interval with every value that can pass a test; values for `pattern`, which ignores letter case, must still be tested.
 */
export function valueInterval(test: ValueTest): ValueInterval {
  switch (test.op) {
    case 'equals':
      return { from: String(test.value), to: String(test.value) + NEXT }
    case 'prefix':
      return startingWith(test.prefix)
    case 'pattern':
      return startingWith(/^[^*?#\p{L}]*/u.exec(test.pattern)![0])
    case 'range':
      return {
        from: test.from === null ? '' : String(test.from) + (test.fromInclusive ? '' : NEXT),
        to: test.to === null ? AFTER_ALL : String(test.to) + (test.toInclusive ? NEXT : ''),
      }
  }
}

function startingWith(prefix: string): ValueInterval {
  return { from: prefix, to: prefix + AFTER_ALL }
}
