import type { Element } from '@xmldom/xmldom'
import xpath from 'xpath'

/** Elements and attributes an XPath names. */
export function nodes(root: Element, path: string): Element[] {
  return xpath.select(path, root as unknown as Node) as unknown as Element[]
}

/** Characters of everything an XPath names, in order, trimmed. */
export function strings(root: Element, path: string): string[] {
  return nodes(root, path).map((node) => characters(node).trim())
}

/** The same with the blanks around them, which count where symbols are in fixed places. */
export function rawStrings(root: Element, path: string): string[] {
  return nodes(root, path).map((node) => characters(node).replace(/^\s*\n\s*|\s+$/g, ''))
}

/** Text of the first node of an XPath expression, undefined if there is none or it is empty. */
export function string(root: Element, path: string): string | undefined {
  return strings(root, path)[0] || undefined
}

/** The characters of an element or attribute, those of all elements below it included. */
function characters(node: Element): string {
  return xpath.select('string(.)', node as unknown as Node) as unknown as string
}
