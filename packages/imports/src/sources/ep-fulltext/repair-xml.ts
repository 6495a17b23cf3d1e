/** A `&` that does not start a reference. */
const BARE_AND = /&(?!#\d+;|#x[\da-f]+;|[a-z][\w.-]*;)/gi
/** Comments, CDATA, declarations and instructions; tags with well-formed attributes; or a bare `<`. */
const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[!?][^<>]*>|<(\/?)([a-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</gi

interface Opened {
  readonly name: string
  /** Offset in the text. */
  readonly at: number
}

/**
 * Escapes literal characters of early files: bare `&` and `<`, and unpaired tags (`x <b> y`). Without this the parser would fail for the
 * whole document.
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

/** Offsets of each `<` that is not markup, ascending. */
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
