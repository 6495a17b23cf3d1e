import type { Element } from '@xmldom/xmldom'
import xpath from 'xpath'

/** Elements and attributes an XPath names. */
export function nodes(root: Element, path: string): Element[] {
  return xpath.select(path, root as unknown as Node) as unknown as Element[]
}

/** Characters of everything an XPath names, in order, trimmed. */
export function strings(root: Element, path: string): string[] {
  return nodes(root, path).map((node) => String(xpath.select1('string(.)', node as unknown as Node)).trim())
}

/** The same with the blanks around them, which count where symbols stand in fixed places. */
export function rawStrings(root: Element, path: string): string[] {
  return nodes(root, path).map((node) => String(xpath.select1('string(.)', node as unknown as Node)).replace(/^\s*\n\s*|\s+$/g, ''))
}

/** Characters of the first thing an XPath names, undefined where it names none or an empty one. */
export function string(root: Element, path: string): string | undefined {
  return strings(root, path)[0] || undefined
}
