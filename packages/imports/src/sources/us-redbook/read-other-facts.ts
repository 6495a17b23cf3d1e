import type { XmlElement } from '@rgrove/parse-xml'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'
import { describeDocument } from './read-document-id.ts'
import { nationalSymbol } from './read-classifications.ts'

/** Plain facts below the bibliography: path, stored under its last name. */
const PLAIN = [
  'us-application-series-code',
  'us-term-of-grant/length-of-grant',
  'us-term-of-grant/us-term-extension',
  'us-term-of-grant/disclaimer/text',
  'number-of-claims',
  'examiners/primary-examiner/department',
  'us-exemplary-claim',
  'figures/number-of-drawing-sheets',
  'figures/number-of-figures',
  'us-botanic/latin-name',
  'us-botanic/variety',
  'classification-locarno/edition',
  'us-field-of-classification-search/classification-cpc-text',
  'us-field-of-classification-search/classification-cpc-combination-text',
]

/** Facts that name a document: stored as `US 11673271 B2 20070209`. */
const DOCUMENTS = [
  'pct-or-regional-filing-data/document-id',
  'pct-or-regional-publishing-data/document-id',
  'us-related-documents/related-publication/document-id',
]

/** Facts without a property in the record, under the names of the source. */
export function readOtherFacts(root: XmlElement, bibliography: XmlElement | null): Record<string, string[]> {
  const facts: Record<string, string[]> = {}
  const add = (name: string, values: readonly (string | undefined)[]) => {
    const known = values.filter((value): value is string => value !== undefined && value !== '')
    if (known.length > 0) facts[name] = [...(facts[name] ?? []), ...known]
  }
  for (const path of PLAIN)
    add(
      lastName(path),
      elementsAt(bibliography, path).map((element) => element.text.replace(/\s+/g, ' ').trim()),
    )
  for (const path of DOCUMENTS) add(path.split('/').at(-2) as string, elementsAt(bibliography, path).map(describeDocument))
  add(
    'us-371c124-date',
    [371, '371c124', '371c12'].map((name) => textAt(bibliography, `pct-or-regional-filing-data/us-${name}-date/date`)),
  )
  for (const parties of ['parties', 'us-parties'])
    add('correspondence-address', elementsAt(bibliography, `${parties}/correspondence-address`).map(inOneLine))
  for (const path of ['us-field-of-classification-search/classification-national', 'field-of-search/classification-national'])
    add('field-of-search', elementsAt(bibliography, path).map(searchedClass))
  for (const relation of childElements(elementAt(bibliography, 'us-related-documents'))) add(relation.name, relatedDocuments(relation))
  add('us-claim-statement', [textAt(root, 'us-claim-statement')])
  add(
    'sequence-list',
    elementsAt(root, 'us-sequence-list-doc/sequence-list').map(({ attributes }) => attributes['file']),
  )
  add('us-sir-flag', [elementAt(bibliography, 'us-sir-flag')?.attributes['sir-text']])
  return facts
}

/** The lines of an address, separated by commas. */
function inOneLine(element: XmlElement): string {
  const parts = childElements(element)
  if (parts.length === 0) return element.text.replace(/\s+/g, ' ').trim()
  return parts.map(inOneLine).filter(Boolean).join(', ')
}

/** Facts whose last name alone would be ambiguous. */
const NAMES: Readonly<Record<string, string>> = {
  'us-term-of-grant/disclaimer/text': 'disclaimer',
  'examiners/primary-examiner/department': 'art-unit',
}

function lastName(path: string): string {
  return NAMES[path] ?? (path.split('/').at(-1) as string)
}

/** Ranges (`426 76- 80`) stay as written. */
function searchedClass(element: XmlElement): string | undefined {
  const symbol = elementAt(element, 'main-classification')?.text.trimEnd()
  return symbol === undefined ? undefined : nationalSymbol(symbol)
}

/** Parents of a continuation, division, reissue: each document with its outcome. */
function relatedDocuments(relation: XmlElement): string[] {
  return elementsAt(relation, 'relation/parent-doc').flatMap((parent) => {
    const status = textAt(parent, 'parent-status')
    const own = childElements(parent, 'document-id').map(describeDocument)
    const later = ['parent-grant-document', 'parent-pct-document'].flatMap((name) =>
      elementsAt(parent, `${name}/document-id`).map((id) => `${name.slice(7, -9)} ${describeDocument(id)}`),
    )
    return [[...own, ...later, status].filter(Boolean).join(', ')]
  })
}
