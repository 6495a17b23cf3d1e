import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import { decodeHTMLStrict } from 'entities'
import { greekLetter } from './iso-greek.ts'
import { requireXmlDepth } from './require-xml-depth.ts'

/**
 * The root element of one XML document. Named characters that only the office's DTD defines (`&mdash;`) are known; nothing is ever
 * fetched, and entities a document defines itself are not expanded. Throws with line and column where it is not well formed, and where
 * elements stand too deep in one another.
 */
export function parsePatentXml(text: string): XmlElement {
  requireXmlDepth(text)
  const { root } = parseXml(text, { resolveUndefinedEntity: namedCharacter })
  if (root === null) throw new Error('there is no element')
  return root
}

/** The DTDs take their names from the ISO and MathML sets, which are among HTML's but for the Greek letters of the older one. */
function namedCharacter(reference: string): string | null {
  const decoded = decodeHTMLStrict(reference)
  return decoded === reference ? greekLetter(reference) : decoded
}
