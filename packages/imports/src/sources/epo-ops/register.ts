import type { XmlElement } from '@rgrove/parse-xml'
import { type Citation, normalisePatentNumber, type Party, type Priority, readPatentNumbers } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { leadingSymbol } from '../epo-exchange/read-classifications.ts'
import { classSymbols } from '../us-redbook/read-classifications.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'
import { readRegisterEvents, stepsWithoutDay } from './register-events.ts'

/**
 * Entries of the European register. One without bibliographic data (events or steps alone) is identified by the number it was requested
 * by.
 */
export function registerRecords(search: XmlElement): ReadPatentRecord[] {
  const requested = /(?:publication\s*=\s*)?(EP\d{7})/.exec(textAt(search, 'query') ?? '')?.[1]
  return elementsAt(search, 'register-documents/register-document').flatMap((document) => registerRecord(document, requested))
}

function registerRecord(document: XmlElement, requested: string | undefined): ReadPatentRecord[] {
  const data = elementAt(document, 'bibliographic-data')
  const filed = referenceIn(data, 'application-reference', 'EP')
  const number = textAt(filed, 'doc-number')
  const known =
    number === undefined
      ? { publicationNumber: requested }
      : { applicationNumber: normalisePatentNumber(`EP${number}`, 'application').number }
  if (number === undefined && requested === undefined) return []
  return [
    withoutEmpty<ReadPatentRecord>({
      ...known,
      office: 'EP',
      applicationDate: textAt(filed, 'date'),
      titles: childElements(data, 'invention-title')
        .map((title) => ({ lang: (title.attributes['lang'] ?? 'und').toLowerCase(), text: inlineText(title) }))
        .filter(({ text }) => text !== ''),
      priorities: elementsAt(data, 'priority-claims/priority-claim').flatMap(readPriority),
      applicants: parties(data, 'applicants/applicant'),
      inventors: parties(data, 'inventors/inventor'),
      agents: parties(data, 'agents/agent'),
      ipc: classSymbols('ipc', symbols(data)),
      citations: elementsAt(data, 'references-cited/citation').map(readCitation),
      legalEvents: readRegisterEvents(document),
      other: otherFacts(document, data),
    }),
  ]
}

function referenceIn(data: XmlElement | null, name: string, country: string): XmlElement | null {
  const ids = elementsAt(data, `${name}/document-id`)
  return ids.find((id) => textAt(id, 'country') === country) ?? null
}

function readPriority(claim: XmlElement): Priority[] {
  const number = textAt(claim, 'doc-number')
  return number === undefined ? [] : [withoutEmpty<Priority>({ number, country: textAt(claim, 'country'), date: textAt(claim, 'date') })]
}

/** The register retains former parties, each group with the date of the change; the first group is current. */
function parties(data: XmlElement | null, path: string): Party[] {
  const [group = '', one = ''] = path.split('/')
  return childElements(elementAt(data, `parties/${group}`), one).flatMap((element) => {
    const book = elementAt(element, 'addressbook')
    const name = textAt(book, 'name')
    if (name === undefined) return []
    const lines = childElements(elementAt(book, 'address')).filter((line) => /^address-\d/.test(line.name))
    return [
      withoutEmpty<Party>({
        name,
        address: lines
          .map((line) => line.text.replace(/\s+/g, ' ').trim())
          .filter(Boolean)
          .join(', '),
        country: textAt(book, 'address/country') ?? textAt(element, 'residence/country'),
      }),
    ]
  })
}

/** All symbols are in one text, separated by commas or semicolons. */
function symbols(data: XmlElement | null): string[] {
  return elementsAt(data, 'classifications-ipcr/classification-ipcr/text').flatMap(({ text }) =>
    text
      .split(/[,;]+/)
      .map((symbol) => symbol.trim())
      .filter(Boolean)
      .map(leadingSymbol),
  )
}

/** Further details of the search report follow the number as text. */
function readCitation(citation: XmlElement): Citation {
  const id = elementAt(citation, 'patcit/document-id')
  const written = ['country', 'doc-number', 'kind'].map((name) => textAt(id, name) ?? '').join('')
  const number = id === null ? undefined : (readPatentNumbers(written, 'publication')[0]?.number ?? written)
  const texts = [...elementsAt(citation, 'patcit/text'), ...elementsAt(citation, 'nplcit/text')].map(inlineText)
  return withoutEmpty<Citation>({
    publicationNumber: number,
    category:
      elementsAt(citation, 'category')
        .map(({ text }) => text.trim())
        .join(', ') || citation.attributes['cited-phase'],
    text: [
      ...texts,
      ...elementsAt(citation, 'nplcit/doi')
        .concat(elementsAt(citation, 'doi'))
        .map(({ text }) => text.trim()),
    ]
      .filter(Boolean)
      .join(' '),
  })
}

function otherFacts(document: XmlElement, data: XmlElement | null): Record<string, string[]> {
  const facts: Record<string, (string | undefined)[]> = {
    publications: elementsAt(data, 'publication-reference/document-id').map(describe),
    applications: elementsAt(data, 'application-reference/document-id').map(describe),
    'language-of-filing': [textAt(data, 'language-of-filing')],
    'designation-of-states': elementsAt(data, 'designation-of-states/designation-pct/regional').map(describeRegion),
    'search-report': elementsAt(data, 'search-reports-information/search-report-information').map(describeReport),
    'cited-phase': elementsAt(data, 'references-cited/citation').map(({ attributes }) => attributes['cited-phase']),
    'date-produced': [document.attributes['date-produced']],
    'former parties': formerParties(data),
    'procedural steps without a day': stepsWithoutDay(document),
  }
  const known = Object.entries(facts).map(
    ([name, values]) => [name, values.filter((value) => value !== undefined && value !== '')] as const,
  )
  return Object.fromEntries(known.filter(([, values]) => values.length > 0)) as Record<string, string[]>
}

function describe(id: XmlElement): string {
  return ['country', 'doc-number', 'kind', 'date']
    .map((name) => textAt(id, name))
    .filter(Boolean)
    .join(' ')
}

function describeRegion(regional: XmlElement): string {
  const states = childElements(regional, 'country').map(({ text }) => text.trim())
  return `${textAt(regional, 'region/country') ?? ''}: ${states.join(' ')}`
}

function describeReport(report: XmlElement): string {
  const published = elementsAt(report, 'search-report-publication/document-id').map(describe)
  const mailed = textAt(report, 'date-search-report-mailed/date')
  return [report.attributes['office'], report.attributes['search-type'], ...published, mailed && `mailed ${mailed}`]
    .filter(Boolean)
    .join(' ')
}

/** Parties of the later groups of each role, with the date of their change. */
function formerParties(data: XmlElement | null): string[] {
  return childElements(elementAt(data, 'parties')).flatMap((group, index, all) => {
    if (all.findIndex(({ name }) => name === group.name) === index) return []
    const names = childElements(group)
      .map((one) => textAt(one, 'addressbook/name'))
      .filter(Boolean)
    return [`${group.name} ${group.attributes['change-date'] ?? ''}: ${names.join('; ')}`]
  })
}
