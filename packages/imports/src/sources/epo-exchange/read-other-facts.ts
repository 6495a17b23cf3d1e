import type { XmlElement } from '@rgrove/parse-xml'
import { childElements, elementAt, elementsAt } from '../xml/element.ts'
import { citedPassages } from './read-citations.ts'
import { idsByForm, textsAt } from './read-reference.ts'

/** Attributes of the document that describe the publication. */
const ATTRIBUTES = ['doc-id', 'is-representative', 'originating-office', 'date-added-docdb', 'date-of-last-exchange']
const PLAIN = ['language-of-filing', 'language-of-publication', 'extended-kind-code']

/** Facts without a property in the record, under the names of the source. */
export function readOtherFacts(document: XmlElement, bibliography: XmlElement): Record<string, string[]> {
  const facts: Record<string, string[]> = {}
  const add = (name: string, values: readonly (string | undefined)[]) => {
    const known = values.filter((value): value is string => value !== undefined && value !== '')
    if (known.length > 0) facts[name] = known
  }
  for (const name of ATTRIBUTES) add(name, [document.attributes[name]])
  for (const name of PLAIN) add(name, textsAt(bibliography, name))
  for (const name of ['publication-reference', 'application-reference']) add(`${name} original`, originals(elementsAt(bibliography, name)))
  add(
    'priority-claim original',
    elementsAt(bibliography, 'priority-claims/priority-claim').flatMap((claim) => originals([claim])),
  )
  add('rel-passage', citedPassages(bibliography))
  add('dates-of-public-availability', availability(bibliography))
  add('designation-of-states', designations(bibliography))
  return facts
}

function originals(references: readonly XmlElement[]): string[] {
  const id = idsByForm(references).get('original')
  return id === undefined ? [] : textsAt(id, 'doc-number')
}

/** `examined-printed-without-grant 19680104`. */
function availability(bibliography: XmlElement): string[] {
  const steps = childElements(elementAt(bibliography, 'dates-of-public-availability'))
  return steps.map((step) => [step.name, ...textsAt(step, 'document-id/date'), ...textsAt(step, 'date')].join(' '))
}

/** National states one by one, regional ones after their office: `EP: AL AT BE`. */
function designations(bibliography: XmlElement): string[] {
  const states = childElements(elementAt(bibliography, 'designation-of-states')).flatMap((treaty) => childElements(treaty))
  return states.map((group) => {
    const region = textsAt(group, 'region/country').join(' ')
    return `${region === '' ? group.name : region}: ${textsAt(group, 'country').join(' ')}`
  })
}
