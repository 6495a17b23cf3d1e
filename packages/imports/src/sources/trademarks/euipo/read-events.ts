import type { XmlElement } from '@rgrove/parse-xml'
import type { MarkEvent, MarkEventType } from '@gezhi/records'
import { elementsAt, textAt } from '../../xml/element.ts'
import { readDay } from '../read-facts.ts'

/** Parts of the Bulletin: A applications, B registrations, C entries in the register, D renewals and ends. */
const SECTIONS: Readonly<Record<string, MarkEventType>> = { A: 'publication', B: 'registration', C: 'record', D: 'end' }

/** The first publication of the application; undefined if it has not been published. */
export function firstPublication(mark: XmlElement): string | undefined {
  return publications(mark)
    .filter(({ section }) => section.startsWith('A'))
    .map(({ date }) => date)
    .toSorted()[0]
}

/** What happened to a mark, oldest first: publications, entries in the register, appeals. */
export function readEvents(mark: XmlElement, data: XmlElement): MarkEvent[] {
  const published = publications(mark).map(({ date, section, bulletin }): MarkEvent => {
    return { date, code: section, text: `Bulletin ${bulletin}, ${section}`, type: SECTIONS[section.charAt(0)] ?? 'other' }
  })
  const entries = elementsAt(mark, 'MarkRecordDetails/MarkRecord/BasicRecord').flatMap((record) =>
    event(textAt(record, 'RecordCurrentStatusDate'), entryText(record), textAt(record, 'RecordIdentifier'), 'record'),
  )
  const appeals = elementsAt(data, 'AppealDetails/Appeal').flatMap((appeal) =>
    event(textAt(appeal, 'AppealDate'), 'Appeal', textAt(appeal, 'AppealIdentifier'), 'decision'),
  )
  return [...published, ...entries, ...appeals].toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1))
}

/** The entry with its state, unless that is only whether the Bulletin has it: `Proprietor - Total transfers (Decision to reject (final))`. */
function entryText(record: XmlElement): string | undefined {
  const [kind, status] = [textAt(record, 'BasicRecordKind'), textAt(record, 'RecordCurrentStatusCode')]
  return kind === undefined || status === undefined || /publish/i.test(status) ? kind : `${kind} (${status})`
}

function event(written: string | undefined, text: string | undefined, code: string | undefined, type: MarkEventType): MarkEvent[] {
  const date = readDay(written)
  return date === undefined || text === undefined ? [] : [{ date, ...(code !== undefined && { code }), text, type }]
}

function publications(mark: XmlElement): { date: string; section: string; bulletin: string }[] {
  return elementsAt(mark, 'PublicationDetails/Publication').flatMap((one) => {
    const date = readDay(textAt(one, 'PublicationDate'))
    const section = textAt(one, 'PublicationSection') ?? ''
    return date === undefined ? [] : [{ date, section, bulletin: textAt(one, 'PublicationIdentifier') ?? '' }]
  })
}
