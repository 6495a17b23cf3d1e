import type { XmlElement } from '@rgrove/parse-xml'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'

/** Plain facts: path, and the name they are stored under. */
const PLAIN: readonly (readonly [string, string])[] = [
  ['domestic-filing-data/application-number-series-code', 'us-application-series-code'],
  ['domestic-filing-data/continued-prosecution-application', 'continued-prosecution-application'],
  ['domestic-filing-data/rule-47-flag', 'us-rule-47-flag'],
  ['publication-filing-type', 'publication-filing-type'],
  ['technical-information/classification-ipc/classification-ipc-edition', 'edition'],
  ['technical-information/botanic/latin-name', 'latin-name'],
  ['technical-information/botanic/variety', 'variety'],
  ['international-conventions/usc371-date', 'us-371c124-date'],
  ['international-conventions/usc102e-date', 'us-102e-date'],
]

/** Facts that name a document. */
const DOCUMENTS: readonly (readonly [string, string])[] = [
  ['prior-publication/document-id', 'related-publication'],
  ['international-conventions/pct-application/document-id', 'pct-or-regional-filing-data'],
  ['international-conventions/pct-publication/document-id', 'pct-or-regional-publishing-data'],
]

/** Facts without a property in the record. */
export function readPapOtherFacts(data: XmlElement | null): Record<string, string[]> {
  const facts: Record<string, string[]> = {}
  const add = (name: string, values: readonly string[]) => {
    const known = values.filter((value) => value !== '')
    if (known.length > 0) facts[name] = [...(facts[name] ?? []), ...known]
  }
  for (const [path, name] of PLAIN)
    add(
      name,
      elementsAt(data, path).map((element) => element.text.replace(/\s+/g, ' ').trim()),
    )
  for (const [path, name] of DOCUMENTS) add(name, elementsAt(data, path).map(describe))
  for (const relation of relations(elementAt(data, 'continuity-data'))) add(relation.name.replace(/-of$/, ''), relatedDocuments(relation))
  return facts
}

function describe(id: XmlElement): string {
  return ['country-code', 'doc-number', 'kind-code', 'document-date']
    .map((part) => textAt(id, part))
    .filter((part) => part !== undefined)
    .join(' ')
}

/** `continuations` only groups the relations below it. */
function relations(continuity: XmlElement | null): XmlElement[] {
  return childElements(continuity).flatMap((relation) => (relation.name === 'continuations' ? childElements(relation) : [relation]))
}

/** The parent with its outcome and its patent; a relation without parents names its document. */
function relatedDocuments(relation: XmlElement): string[] {
  const parents = elementsAt(relation, 'parent-child').map((pair) =>
    [
      ...elementsAt(pair, 'parent/document-id').map(describe),
      ...elementsAt(pair, 'parent-patent/document-id').map((id) => `grant ${describe(id)}`),
      ...elementsAt(relation, 'parent-pct/document-id').map((id) => `pct ${describe(id)}`),
      ...elementsAt(pair, 'parent-status').map((status) => status.text.trim()),
    ].join(', '),
  )
  return parents.length > 0 ? parents : elementsAt(relation, 'document-id').map(describe)
}
