import { type XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml'
import { childElements, isElement } from '../xml/element.ts'

/**
 * The title of a class in printed form: parts separated by semicolons, references in round brackets, additions to the IPC in curly ones.
 * Empty if there is none.
 */
export function cpcTitle(title: XmlElement | null): string {
  return childElements(title, 'title-part').map(textOfElement).filter(Boolean).join('; ')
}

const BRACKETS: Readonly<Record<string, readonly [string, string]>> = { reference: ['(', ')'], 'CPC-specific-text': ['{', '}'] }

function textOfElement(element: XmlElement): string {
  return element.children.map(textOfNode).join('').replace(/\s+/g, ' ').trim()
}

function textOfNode(node: XmlNode): string {
  if (node instanceof XmlText) return node.text
  if (!isElement(node)) return ''
  const [open, close] = BRACKETS[node.name] ?? ['', '']
  const text = textOfElement(node)
  // Words of a `text` end with a space if something follows.
  return open === undefined || open === '' ? text + (/\s$/.test(node.text) ? ' ' : '') : ` ${open}${text}${close}`
}
