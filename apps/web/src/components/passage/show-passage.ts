/** The name of the highlight, which `highlight.css` colours. */
const HIGHLIGHT = 'gz-passage'
/** ms between attempts: parts of a page are loaded one after another. */
const AGAIN_AFTER = 200
const MAX_ATTEMPTS = 25

/** Scrolls to a passage of the page and highlights it, as soon as it is there; returns what takes that back. */
export function showPassage(text: string, onLook: () => void): () => void {
  let timer = 0
  const look = (attempt: number) => {
    onLook()
    const range = rangeOf(document.querySelector('main') ?? document.body, text)
    if (range === null) {
      if (attempt < MAX_ATTEMPTS) timer = window.setTimeout(() => look(attempt + 1), AGAIN_AFTER)
      return
    }
    // Older browsers scroll without a colour.
    if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(range))
    range.startContainer.parentElement?.closest('details')?.setAttribute('open', '')
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  }
  look(0)
  return () => {
    clearTimeout(timer)
    if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT)
  }
}

/** Where a text stands in an element, over the borders of its nodes and without regard to white space. */
function rangeOf(element: Element, text: string): Range | null {
  const nodes: { readonly node: Text; readonly from: number }[] = []
  let all = ''
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    nodes.push({ node: node as Text, from: all.length })
    all += (node as Text).data.replace(/\s/g, '')
  }
  const wanted = text.replace(/\s/g, '')
  const at = all.indexOf(wanted)
  if (wanted === '' || at < 0) return null
  const range = document.createRange()
  const [start, end] = [pointAt(nodes, at), pointAt(nodes, at + wanted.length - 1)]
  range.setStart(start.node, start.offset)
  range.setEnd(end.node, end.offset + 1)
  return range
}

/** The node and offset of a character, counted without white space. */
function pointAt(nodes: readonly { readonly node: Text; readonly from: number }[], at: number): { node: Text; offset: number } {
  const { node, from } = nodes.findLast((one) => one.from <= at)!
  let left = at - from
  for (let offset = 0; offset < node.data.length; offset++) {
    if (/\s/.test(node.data[offset]!)) continue
    if (left === 0) return { node, offset }
    left -= 1
  }
  return { node, offset: Math.max(0, node.data.length - 1) }
}
