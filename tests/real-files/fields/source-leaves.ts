import { DOMParser, type Element, type Node } from '@xmldom/xmldom'
import { decodeHTML } from 'entities'

/** A value of a source document, and its path including lists and repeated elements. */
export interface Leaf {
  readonly path: string
  readonly text: string
}

/** Inline markup, which is not part of a path. */
const INLINE = new Set('b i u o sub sup sub2 sup2 br BOLD ITALIC SB SP HIL PDAT bold italic superscript subscript highlight'.split(' '))

/** The root element of an XML document, by a parser that the product does not use. */
export function xmlRoot(text: string): Element {
  const plain = text
    .replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/, '')
    .replace(/&(?!(?:amp|lt|gt|quot|apos|#\w+);)(\w+;)?/g, (_, name?: string) => (name === undefined ? '&amp;' : named(name)))
  const root = new DOMParser({ onError: (level, message) => level === 'fatalError' && fail(message) }).parseFromString(
    plain.trimStart(),
    'text/xml',
  ).documentElement
  return root ?? fail('no element')
}

/** A character defined only in the office's DTD. */
function named(name: string): string {
  return decodeHTML(`&${name}`).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function fail(message: string): never {
  throw new Error(message)
}

/** Texts and attributes of an element, once per occurrence. */
export function xmlLeaves(element: Element, path = ''): Leaf[] {
  const own = INLINE.has(element.localName ?? '') ? path : `${path}/${element.localName}`
  const attributes = Array.from(element.attributes, ({ name, value }) => ({ path: `${own}/@${name}`, text: value }))
  const children = Array.from(element.childNodes as unknown as Iterable<Node>).flatMap((child): Leaf[] => {
    if (child.nodeType === child.ELEMENT_NODE) return xmlLeaves(child as Element, own)
    return child.nodeType === child.TEXT_NODE && (child.nodeValue ?? '').trim() !== '' ? [{ path: own, text: child.nodeValue ?? '' }] : []
  })
  return [...attributes.filter(({ path: at }) => !/\/@xmlns/.test(at)), ...children]
}

/** Values of a JSON document. */
export function jsonLeaves(value: unknown, path = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => jsonLeaves(item, path))
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, item]) => jsonLeaves(item, `${path}/${key}`))
  return value === null || value === '' ? [] : [{ path, text: typeof value === 'string' ? value : JSON.stringify(value) }]
}

/** Values of a text document whose lines begin with tags; continuation lines are indented. */
export function taggedLeaves(text: string): Leaf[] {
  const leaves: { path: string; text: string }[] = []
  for (const line of text.split(/\r?\n/)) {
    const [, tag, value = ''] = /^([A-Z][A-Z0-9]{1,3})(?:\s+(.*))?$/.exec(line) ?? []
    if (tag !== undefined) leaves.push({ path: `/${tag}`, text: value })
    else if (leaves.length > 0) leaves[leaves.length - 1]!.text += ` ${line.trim()}`
  }
  return leaves
}
