import type { Element } from '@xmldom/xmldom'
import xpath from 'xpath'

/** Elements and attributes selected by an XPath. */
export function nodes(root: Element, path: string): Element[] {
  return xpath.select(path, root as unknown as Node) as unknown as Element[]
}

/** Texts of everything an XPath selects, in order, trimmed. */
export function strings(root: Element, path: string): string[] {
  return nodes(root, path).map((node) => characters(node).trim())
}

/** The same untrimmed, for symbols in fixed columns. */
export function rawStrings(root: Element, path: string): string[] {
  return nodes(root, path).map((node) => characters(node).replace(/^\s*\n\s*|\s+$/g, ''))
}

/** Text of the first node an XPath selects; undefined if there is none or it is empty. */
export function string(root: Element, path: string): string | undefined {
  return strings(root, path)[0] || undefined
}

/** The text of an element or attribute, including its descendants. */
function characters(node: Element): string {
  return xpath.select('string(.)', node as unknown as Node) as unknown as string
}
