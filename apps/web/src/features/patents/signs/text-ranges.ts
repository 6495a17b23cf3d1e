/** A range of the document for a range of an element's text, in UTF-16 units; null if the text is shorter. */
export function rangeOf(element: Element, start: number, end: number): Range | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let at = 0
  let begun = false
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const length = (node as Text).data.length
    if (!begun && start < at + length) {
      range.setStart(node, start - at)
      begun = true
    }
    if (begun && end <= at + length) {
      range.setEnd(node, end - at)
      return range
    }
    at += length
  }
  return null
}

/** The offset in an element's text of a position in one of its text nodes. */
export function offsetIn(element: Element, node: Node, offset: number): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let at = 0
  for (let next = walker.nextNode(); next !== null && next !== node; next = walker.nextNode()) at += (next as Text).data.length
  return at + offset
}

/** The position in the document at a point of the window, as browsers name it; null where there is no text. */
export function caretAt(x: number, y: number): { readonly node: Node; readonly offset: number } | null {
  if (typeof document.caretPositionFromPoint === 'function') {
    const position = document.caretPositionFromPoint(x, y)
    return position && { node: position.offsetNode, offset: position.offset }
  }
  const range = (document as { caretRangeFromPoint?: (x: number, y: number) => Range | null }).caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}
