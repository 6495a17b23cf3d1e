import type { XmlElement } from '@rgrove/parse-xml'
import type { Drawing } from '@gezhi/records'
import { elementAt, elementsAt } from '../xml/element.ts'

/** The drawings by file name; the pictures themselves are not part of the XML. */
export function readDrawings(drawings: XmlElement | null): Drawing[] {
  return elementsAt(drawings, 'figure').map((figure, index) => {
    const sourceFile = elementAt(figure, 'img')?.attributes['file']
    return { id: String(index + 1), ...(sourceFile !== undefined && { sourceFile }) }
  })
}
