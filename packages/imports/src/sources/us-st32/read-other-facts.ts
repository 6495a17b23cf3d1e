import type { XmlElement } from '@rgrove/parse-xml'
import { nationalSymbol } from '../us-redbook/read-classifications.ts'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'

/** Plain facts: path, and the name they are stored under, which is that of the later versions of the format. */
const PLAIN: readonly (readonly [string, string])[] = [
  ['B200/B211US', 'us-application-series-code'],
  ['B400/B472/B474', 'length-of-grant'],
  ['B400/B472/B474US', 'us-term-extension'],
  ['B400/B472/B473', 'disclaimer'],
  ['B400/B472/B473US', 'disclaimer'],
  ['B500/B510/B516', 'edition'],
  ['B500/B550/B551', 'latin-name'],
  ['B500/B570/B577', 'number-of-claims'],
  ['B500/B570/B578US', 'us-exemplary-claim'],
  ['B500/B590/B595', 'number-of-drawing-sheets'],
  ['B500/B590/B596', 'number-of-figures'],
  ['B700/B745/B748US', 'art-unit'],
  ['B800/B860/B864US/DATE', 'us-371c124-date'],
]

const DOCUMENTS: readonly (readonly [string, string])[] = [
  ['B800/B860/B861/DOC', 'pct-or-regional-filing-data'],
  ['B800/B870/B871/DOC', 'pct-or-regional-publishing-data'],
]

/** Related documents (`B600`) by the codes of ST.9; `B680US`, provisional applications, are priorities. */
const RELATIONS: Readonly<Record<string, string>> = {
  B620: 'addition',
  B630: 'continuing',
  B640: 'reissue',
  B645: 'reexamination',
  B650: 'related-publication',
  B660: 'substitution',
  B690US: 'related-publication',
}

/** Facts without a property in the record. */
export function readSt32OtherFacts(data: XmlElement | null): Record<string, string[]> {
  const facts: Record<string, string[]> = {}
  const add = (name: string, values: readonly string[]) => {
    const known = values.filter((value) => value !== '')
    if (known.length > 0) facts[name] = [...(facts[name] ?? []), ...known]
  }
  for (const [path, name] of PLAIN) add(name, elementsAt(data, path).map(plainText))
  for (const [path, name] of DOCUMENTS) add(name, elementsAt(data, path).map(describe))
  const searched = childElements(elementAt(data, 'B500/B580'))
  add(
    'field-of-search',
    searched.map((element) => nationalSymbol(element.text.replace(/^\s*\n\s*/, '').trimEnd())),
  )
  for (const relation of childElements(elementAt(data, 'B600'))) add(RELATIONS[relation.name] ?? relation.name, relatedDocuments(relation))
  return facts
}

function plainText(element: XmlElement): string {
  return element.text.replace(/\s+/g, ' ').trim()
}

function describe(document: XmlElement): string {
  return ['CTRY', 'DNUM', 'KIND', 'DATE']
    .map((part) => textAt(document, part))
    .filter((part) => part !== undefined)
    .join(' ')
}

/** Each parent with its outcome; a relation without parents lists its documents. */
function relatedDocuments(relation: XmlElement): string[] {
  const parents = descendants(relation, 'PARENT-US').map((parent) =>
    ['PDOC/DOC', 'PPUB/DOC']
      .flatMap((path) => elementsAt(parent, path).map(describe))
      .concat(textAt(parent, 'PSTA') ?? [])
      .join(', '),
  )
  return parents.length > 0 ? parents : descendants(relation, 'DOC').map(describe)
}

function descendants(element: XmlElement, name: string): XmlElement[] {
  return childElements(element).flatMap((child) => (child.name === name ? [child] : descendants(child, name)))
}
