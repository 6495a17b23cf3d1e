import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import { decodeHTMLStrict } from 'entities'
import { greekLetter } from './iso-greek.ts'
import { requireXmlDepth } from './require-xml-depth.ts'

/**
 * Parses one XML document and returns its root element. Entities defined only in the office's DTD (`&mdash;`) are known; nothing is ever
 * fetched, and entities defined in a document are not expanded. Throws with line and column if it is not well formed or nested too deep.
 */
export function parsePatentXml(text: string): XmlElement {
  requireXmlDepth(text)
  const { root } = parseXml(text, { resolveUndefinedEntity: namedCharacter })
  if (root === null) throw new Error('there is no element')
  return root
}

/** The DTDs take their entity names from the ISO and MathML sets, which HTML includes except for the older Greek letters. */
function namedCharacter(reference: string): string | null {
  const decoded = decodeHTMLStrict(reference)
  return decoded === reference ? greekLetter(reference) : decoded
}
