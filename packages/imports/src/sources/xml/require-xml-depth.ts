/** Maximum nesting of elements; patents have about 30. The parser and code that walks the tree recurse, and the stack is limited. */
export const MAX_XML_DEPTH = 500

/** Ends of constructs other than elements, by how they begin. */
const ENDS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const

/** Throws if elements are nested deeper than `MAX_XML_DEPTH`. Well-formedness is checked by the parser. */
export function requireXmlDepth(text: string): void {
  let depth = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (text[at + 1] === '/') {
      depth -= 1
      continue
    }
    const other = ENDS.find(([begin]) => text.startsWith(begin, at))
    const end = other ? text.indexOf(other[1], at + other[0].length) : endOfTag(text, at)
    if (end < 0) return
    if (other === undefined && text[end - 1] !== '/') depth += 1
    if (depth > MAX_XML_DEPTH)
      throw new Error(`more than ${MAX_XML_DEPTH} elements are nested within one another / 元素嵌套超过 ${MAX_XML_DEPTH} 层`)
    at = end
  }
}

/** Offset of the `>` that ends a tag, ignoring those in attribute values; negative if there is none. */
function endOfTag(text: string, start: number): number {
  const sign = /[>"']/g
  sign.lastIndex = start
  for (;;) {
    const found = sign.exec(text)
    if (found === null) return -1
    if (found[0] === '>') return found.index
    const closing = text.indexOf(found[0], found.index + 1)
    if (closing < 0) return -1
    sign.lastIndex = closing + 1
  }
}
