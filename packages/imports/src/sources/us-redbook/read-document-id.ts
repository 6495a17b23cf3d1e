import type { XmlElement } from '@rgrove/parse-xml'
import { normalisePatentNumber, type NumberRole } from '@gezhi/records'
import { textAt } from '../xml/element.ts'

/** Normalised number of a `document-id`; undefined if it has none. */
export function documentNumber(id: XmlElement | null, role: NumberRole): string | undefined {
  const number = textAt(id, 'doc-number')
  if (number === undefined) return undefined
  const country = textAt(id, 'country') ?? ''
  const kind = role === 'publication' ? (textAt(id, 'kind') ?? '') : ''
  const named = number.toUpperCase().startsWith(country) ? number : country + number
  return normalisePatentNumber(named + kind, role).number
}

/** Full date of a `document-id`, `yyyyMMdd`; undefined if day or month is unknown. */
export function documentDay(id: XmlElement | null): string | undefined {
  const date = textAt(id, 'date')
  return date !== undefined && /^\d{4}(?!00)\d\d(?!00)\d\d$/.test(date) ? date : undefined
}

/** Date as far as it is known: `yyyyMMdd`, `yyyyMM` or `yyyy`. */
export function documentDate(id: XmlElement | null): string | undefined {
  return textAt(id, 'date')?.replace(/(?:00){1,2}$/, '')
}

/** A `document-id` in one line, as the source has it: `US 11673271 B2 20070209`. */
export function describeDocument(id: XmlElement): string {
  return ['country', 'doc-number', 'kind', 'date']
    .map((part) => textAt(id, part))
    .filter(Boolean)
    .join(' ')
}
