/** Elements within one another; patents have some 30. The parser, and whoever walks its tree, go as deep as the document and the stack does not. */
export const MAX_XML_DEPTH = 500

/** Where what is no element ends, by how it begins. */
const ENDS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const

/** Throws where elements of a document stand deeper in one another than `MAX_XML_DEPTH`. What is not well formed is left to the parser. */
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

/** Offset of the `>` of a tag, which values of attributes may hold too; negative where there is none. */
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
