/** Beyond this number all results are dropped: 4 MB. */
const MAX_KNOWN = 20_000
/** Longer texts hardly repeat. */
const MAX_LENGTH = 60

/** A pure function of a text that keeps its results: class symbols and numbers are read many times for each record. */
export function remembered<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (text.length > MAX_LENGTH) return make(text)
    if (known.size >= MAX_KNOWN) known.clear()
    const own = detached(text)
    const made = make(own)
    known.set(own, made)
    return made
  }
}

/** The same text as a value of its own: a part of a longer one otherwise keeps all of that in memory. */
export function detached(part: string): string {
  return ` ${part}`.slice(1)
}
