/** Whether an element would be drawn, as far as that can be known without style sheets: `hidden`, closed `details` and dialogs, `display: none` of its own. */
export function isVisible(element: Element): boolean {
  if (!element.isConnected) return false
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.hasAttribute('hidden') || at.hasAttribute('inert')) return false
    if (at.tagName === 'DIALOG' && !at.hasAttribute('open')) return false
    if ((at as HTMLElement).style?.display === 'none' || (at as HTMLElement).style?.visibility === 'hidden') return false
    const details = at.parentElement
    if (details?.tagName === 'DETAILS' && !details.hasAttribute('open') && at.tagName !== 'SUMMARY') return false
    if (at !== element && at.getAttribute('aria-hidden') === 'true' && at.tagName !== 'BODY') continue
  }
  return (element as HTMLInputElement).type !== 'hidden'
}

const BLOCKS = new Set([
  'ADDRESS',
  'ARTICLE',
  'ASIDE',
  'BLOCKQUOTE',
  'BR',
  'DD',
  'DIV',
  'DL',
  'DT',
  'FIELDSET',
  'FIGURE',
  'FOOTER',
  'FORM',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'HEADER',
  'HR',
  'LI',
  'MAIN',
  'NAV',
  'OL',
  'OPTION',
  'P',
  'PRE',
  'SECTION',
  'TABLE',
  'TBODY',
  'TD',
  'TH',
  'TR',
  'UL',
])

/** The text of an element as it reads, about as `innerText`: blocks apart, what is hidden left out. A field's is its value. */
export function textOf(element: Element): string {
  if (element.tagName === 'INPUT' && ['submit', 'button', 'reset'].includes((element as HTMLInputElement).type))
    return (element as HTMLInputElement).value
  let text = ''
  const visit = (node: Node) => {
    if (node.nodeType === 3) text += node.nodeValue ?? ''
    if (node.nodeType !== 1) return
    const child = node as Element
    if (child.hasAttribute('hidden') || child.tagName === 'SCRIPT' || child.tagName === 'STYLE' || child.tagName === 'TITLE') return
    if (child.tagName === 'DIALOG' && !child.hasAttribute('open')) return
    const block = BLOCKS.has(child.tagName)
    if (block) text += '\n'
    for (const next of child.childNodes) visit(next)
    if (block) text += '\n'
  }
  for (const node of element.childNodes) visit(node)
  return text.trim()
}

/** Spaces as Playwright compares them: runs are one, none at the ends. */
export function normalised(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim()
}
