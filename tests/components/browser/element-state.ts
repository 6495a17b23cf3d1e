import { PageStyles } from './page-styles.ts'

/** Whether an element would be drawn, as far as that can be known without layout: by style sheets, `hidden`, closed `details` and dialogs. */
export function isVisible(element: Element): boolean {
  if (!element.isConnected || (element as HTMLInputElement).type === 'hidden') return false
  const styles = PageStyles.of(element)
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.hasAttribute('inert') || styles?.display(at) === 'none') return false
    const details = at.parentElement
    if (details?.tagName === 'DETAILS' && !details.hasAttribute('open') && at.tagName !== 'SUMMARY') return false
  }
  return styles?.visibility(element) !== 'hidden'
}

/** Whether a control takes no input, by itself, its fieldset or what it is in. */
export function isDisabled(element: Element): boolean {
  return element.matches(':disabled, fieldset:disabled *') || element.closest('[aria-disabled=true]') !== null
}

const SILENT = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'HEAD', 'TITLE'])

/** Whether an element holds no text for readers. */
export function isSilent({ tagName }: Element): boolean {
  return SILENT.has(tagName)
}

/** The text of an element as Playwright compares it: all of it, drawn or not, but for scripts; of a button that is an input its value. */
export function textOf(element: Element): string {
  const { tagName, type, value } = element as HTMLInputElement
  if (tagName === 'INPUT' && ['submit', 'button', 'reset'].includes(type)) return value
  const text = element.textContent ?? ''
  return element.querySelector('script, style, noscript, template') === null ? text : spoken(element)
}

function spoken(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? ''
  if (node.nodeType !== 1 || isSilent(node as Element)) return ''
  return Array.from(node.childNodes, spoken).join('')
}

/** The text of an element as it reads, about as `innerText`: blocks apart, what is not drawn left out. */
export function innerTextOf(element: Element): string {
  const styles = PageStyles.of(element)
  let text = ''
  const visit = (node: Node) => {
    if (node.nodeType === 3) text += (node.nodeValue ?? '').replaceAll(/\s+/g, ' ')
    if (node.nodeType !== 1) return
    const display = styles?.display(node as Element) ?? 'inline'
    if (display === 'none') return
    const isBlock = !/^(?:inline|contents|table-cell)/.test(display)
    if (isBlock) text += '\n'
    for (const next of node.childNodes) visit(next)
    if (isBlock) text += '\n'
  }
  for (const node of element.childNodes) visit(node)
  return text
    .replaceAll(/ *\n+ */g, '\n')
    .replaceAll(/\n+/g, '\n')
    .trim()
}

/** Spaces as Playwright compares them: runs are one, none at the ends. */
export function normalised(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim()
}
