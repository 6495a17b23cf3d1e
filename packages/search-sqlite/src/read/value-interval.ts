import type { ValueTest } from '@gezhi/query'

/** Text values from `from` to before `to`, by code point. */
export interface ValueInterval {
  readonly from: string
  readonly to: string
}

/** Follows every text that begins as asked. */
const AFTER_ALL = '\u{10ffff}'
/** The smallest text that follows another is that one and this. */
const NEXT = '\0'

/** The narrowest interval that holds every value a test can pass; for `pattern`, which is in any case, the values in it must still be looked at. */
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
