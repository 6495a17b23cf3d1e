import type { XmlElement } from '@rgrove/parse-xml'
import type { LegalEvent, Priority } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { applicationNumber, bySequence, dayOf, idsByForm, publicationNumber, textsAt } from '../epo-exchange/read-reference.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'

/** The members of an INPADOC family, each with its numbers, priorities, simple family and legal events. */
export function familyRecords(family: XmlElement): ReadPatentRecord[] {
  const requested = publicationNumber(idsByForm(childElements(family, 'publication-reference')))
  return childElements(family, 'family-member').flatMap((member) => memberRecord(member, requested))
}

function memberRecord(member: XmlElement, requested: string | undefined): ReadPatentRecord[] {
  const publication = idsByForm(childElements(member, 'publication-reference'))
  const application = childElements(member, 'application-reference')
  const number = publicationNumber(publication)
  if (number === undefined) return []
  const simpleId = member.attributes['family-id']
  const facts: Record<string, (string | undefined)[]> = {
    'member of the family of': [requested],
    'is-representative': application.map(({ attributes }) => attributes['is-representative']),
    'application-reference doc-id': application.map(({ attributes }) => attributes['doc-id']),
    'priority-claim': bySequence(childElements(member, 'priority-claim')).flat().map(describePriority),
  }
  return [
    withoutEmpty<ReadPatentRecord>({
      publicationNumber: number,
      applicationNumber: applicationNumber(idsByForm(application)),
      office: number.slice(0, 2),
      kind: textAt(publication.get('docdb') ?? null, 'kind'),
      applicationDate: dayOf(idsByForm(application)),
      publicationDate: dayOf(publication),
      titles: [],
      priorities: bySequence(childElements(member, 'priority-claim')).flatMap(readPriority),
      family: simpleId === undefined ? undefined : { simpleId },
      legalEvents: childElements(member, 'legal').flatMap(readEvent),
      other: Object.fromEntries(
        Object.entries(facts)
          .map(([name, values]) => [name, values.filter((value): value is string => value !== undefined)] as const)
          .filter(([, values]) => values.length > 0),
      ),
    }),
  ]
}

function readPriority(forms: readonly XmlElement[]): Priority[] {
  const ids = idsByForm(forms)
  const docdb = ids.get('docdb') ?? null
  const number = textAt(docdb, 'doc-number')
  return number === undefined ? [] : [withoutEmpty<Priority>({ number, country: textAt(docdb, 'country'), date: dayOf(ids) })]
}

/** `US 84183504 A, active YES, linkage 2, national`: details of a priority besides number, country and date. */
function describePriority(claim: XmlElement): string {
  const id = elementAt(claim, 'document-id')
  const number = ['country', 'doc-number', 'kind'].map((name) => textAt(id, name)).filter((part) => part !== undefined)
  const [active, linkage] = [textAt(claim, 'priority-active-indicator'), textAt(claim, 'priority-linkage-type')]
  return [number.join(' '), active && `active ${active}`, linkage && `linkage ${linkage}`, claim.attributes['kind']]
    .filter(Boolean)
    .join(', ')
}

/** Parts of an event that are recorded elsewhere in it: numbers of the document, code, and when the database exchanged it. */
const RECORDED_ELSEWHERE = new Set(['L001EP', 'L002EP', 'L003EP', 'L004EP', 'L005EP', 'L007EP', 'L008EP', 'L018EP', 'L019EP', 'L500EP'])

/** The date is that of the gazette; all further parts follow the description, each under the database's name. */
function readEvent(event: XmlElement): LegalEvent[] {
  const date = textAt(event, 'L007EP')?.replaceAll('-', '')
  if (date === undefined) return []
  const parts = [...childElements(event), ...elementsAt(event, 'L500EP').flatMap((details) => childElements(details))]
  const details = parts.filter(({ name }) => /^L\d{3}EP$/.test(name) && !RECORDED_ELSEWHERE.has(name)).map(describePart)
  const influence = event.attributes['infl']?.trim()
  return [
    {
      date,
      code: (event.attributes['code'] ?? '').trim(),
      office: textsAt(event, 'L001EP')[0] ?? '',
      text: [event.attributes['desc'] ?? '', influence && `(${influence})`, ...details].filter(Boolean).join('; '),
    },
  ]
}

function describePart(part: XmlElement): string {
  const text = [part.text.trim(), part.attributes['descData']].filter(Boolean).join(' ')
  return text === '' ? '' : `${part.attributes['desc'] ?? part.name}: ${text}`
}
