/** A `&` that begins no reference. */
const BARE_AND = /&(?!#\d+;|#x[\da-f]+;|[a-z][\w.-]*;)/gi
/** Comments, CDATA, declarations and instructions; tags with well-formed attributes; or a `<` of its own. */
const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[!?][^<>]*>|<(\/?)([a-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</gi

interface Opened {
  readonly name: string
  /** Place in the text. */
  readonly at: number
}

/**
 * The text with signs that stand for themselves written as references: bare `&` and `<`, which early files contain, and tags that nothing closes
 * or opens (`x <b> y`). A document is read to its end but for the line in which such a sign stands.
 */
export function repairXml(text: string): string {
  const stray = strayMarks(text)
  let repaired = ''
  let from = 0
  for (const at of stray) {
    repaired += `${text.slice(from, at)}&lt;`
    from = at + 1
  }
  return (repaired + text.slice(from)).replace(BARE_AND, '&amp;')
}

/** Places of each `<` that is no markup, ascending. */
function strayMarks(text: string): number[] {
  const open: Opened[] = []
  const stray: number[] = []
  for (const { 0: mark, 1: closing, 2: name, 4: empty, index: at } of text.matchAll(MARKUP)) {
    if (mark === '<') stray.push(at)
    if (name === undefined || empty === '/') continue
    if (closing !== '/') {
      open.push({ name, at })
      continue
    }
    const begin = open.findLastIndex((one) => one.name === name)
    if (begin === -1) stray.push(at)
    else
      stray.push(
        ...open
          .splice(begin)
          .slice(1)
          .map((unclosed) => unclosed.at),
      )
  }
  return [...stray, ...open.map((unclosed) => unclosed.at)].toSorted((a, b) => a - b)
}
