import type { XmlElement } from '@rgrove/parse-xml'
import type { Priority } from '@gezhi/records'
import { elementsAt, textAt } from '../xml/element.ts'

/** Priorities from other offices, and provisional applications, whose date counts as well. */
export function readPriorities(bibliography: XmlElement | null): Priority[] {
  const claims = elementsAt(bibliography, 'priority-claims/priority-claim')
  const provisional = elementsAt(bibliography, 'us-related-documents/us-provisional-application/document-id')
  return [...claims, ...provisional].flatMap((id) => {
    const number = textAt(id, 'doc-number')
    if (number === undefined) return []
    const country = textAt(id, 'country')
    const date = textAt(id, 'date')
    return [{ number, ...(country !== undefined && { country }), ...(date !== undefined && { date }) }]
  })
}
