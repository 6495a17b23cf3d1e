import { XmlElement, type XmlNode } from '@rgrove/parse-xml'

/** Whether a node is an element, with this name if given. */
export function isElement(node: XmlNode, name?: string): node is XmlElement {
  return node instanceof XmlElement && (name === undefined || node.name === name)
}

/** Child elements, with this name if given. */
export function childElements(element: XmlElement | null, name?: string): XmlElement[] {
  const found: XmlElement[] = []
  for (const child of element?.children ?? []) if (isElement(child, name)) found.push(child)
  return found
}

/** The first element along a path of names (`us-parties/inventors`), null if there is none. */
export function elementAt(element: XmlElement | null, path: string): XmlElement | null {
  let at = element
  for (const name of path.split('/')) at = at?.children.find((child): child is XmlElement => isElement(child, name)) ?? null
  return at
}

/** All elements along a path: of each step all children of the name. */
export function elementsAt(element: XmlElement | null, path: string): XmlElement[] {
  let found = element === null ? [] : [element]
  for (const name of path.split('/')) found = found.flatMap((at) => childElements(at, name))
  return found
}

/** Text of the element along a path with collapsed white space; undefined if empty. */
export function textAt(element: XmlElement | null, path: string): string | undefined {
  const text = elementAt(element, path)?.text.replace(/\s+/g, ' ').trim()
  return text === '' ? undefined : text
}
