import type { XmlElement } from '@rgrove/parse-xml'
import { readClassSymbol, readDateSpan, type Drawing, type LangText, type LegalEvent, type Priority } from '@gezhi/records'
import type { PatentImportFormat, PatentReading, ReadPatentRecord } from '../../patents/patent-format.ts'
import { splitXmlDocuments } from '../../pipeline/split-xml-documents.ts'
import { elementAt, elementsAt, textAt } from '../xml/element.ts'
import { parsePatentXml } from '../xml/parse-patent-xml.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'

/** Registered Community designs of the EUIPO as its open data has them (EM-DS 2.x, after WIPO ST.86), one to a document. */
export const EM_DS_SOURCE: PatentImportFormat = {
  format: 'euipo-em-ds',
  version: 1,
  rank: 2,
  recognises: (head) => /<Transaction\s[^>]*xmlns="https?:\/\/euipo\.europa\.eu\/design\/data"/.test(head),
  fragments: (bytes) => splitXmlDocuments(bytes),
  read: ({ text }) => readDocument(text),
}

function readDocument(text: string): PatentReading {
  const version = /EM-DS-Design-V(\d+)-(\d+)/.exec(text.slice(0, 2000))
  const content = elementAt(parsePatentXml(text), 'DesignTransactionBody/TransactionContentDetails/TransactionData/DesignDetails')
  const design = elementAt(content, 'Design')
  const number = textAt(design, 'DesignIdentifier')
  if (design === null || number === undefined) return { kind: 'rejected', reason: { en: 'there is no design', zh: '没有外观设计数据' } }
  if (design.attributes['operationCode'] === 'Delete') {
    return { kind: 'rejected', reason: { en: `the office deleted the design: ${number}`, zh: `该外观设计已被官方删除：${number}` } }
  }
  return { kind: 'record', record: toRecord(design, number), ...(version !== null && { formatVersion: `${version[1]}.${version[2]}` }) }
}

/** The designs of one application are separate rights, numbered `001063002-0001`: their numbers are those of application and publication. */
function toRecord(design: XmlElement, number: string): ReadPatentRecord {
  const at = (path: string) => textAt(design, path)
  const digits = number.replace(/\D/g, '')
  const office = at('RegistrationOfficeCode') ?? 'EM'
  return withoutEmpty<ReadPatentRecord>({
    office,
    publicationNumber: `${office}${digits}S`,
    applicationNumber: office + digits,
    kind: 'S',
    patentType: 'design',
    applicationDate: readDay(at('ApplicationDate')),
    publicationDate: readDay(at('PublicationDate')),
    grantDate: readDay(at('RegistrationDate')),
    titles: titlesOf(design),
    locarno: [...new Set(textsAt(design, 'ClassDescriptionDetails/ClassDescription/ClassNumber').flatMap(readLocarno))],
    drawings: drawingsOf(design),
    priorities: elementsAt(design, 'PriorityDetails/Priority').flatMap(priorityOf),
    legalEvents: eventsOf(design, office),
    // The open data has numbers in the office's register in place of names.
    other: withoutEmpty({
      ApplicantIdentifier: textsAt(design, 'ApplicantDetails/Applicant/ApplicantIdentifier'),
      RepresentativeIdentifier: textsAt(design, 'RepresentativeDetails/Representative/RepresentativeIdentifier'),
      VerbalElementText: textsAt(design, 'VerbalElementText'),
      CategoryCode: [...new Set(textsAt(design, `${VIEWS}/ViewCategory/CategoryCodeDetails/CategoryCode`))],
      ExpiryDate: textsAt(design, 'ExpiryDate'),
      DesignCurrentStatusCode: textsAt(design, 'DesignCurrentStatusCode'),
    }),
  })
}

const VIEWS = 'DesignRepresentationSheetDetails/DesignRepresentationSheet/ViewDetails/View'

/** The indications of products, several in one language as one title. */
function titlesOf(design: XmlElement): LangText[] {
  const written = elementsAt(design, 'IndicationProductDetails/IndicationProduct').flatMap((one) => {
    const text = one.text.replace(/\s+/g, ' ').trim()
    return text === '' ? [] : [{ lang: one.attributes['languageCode']?.toLowerCase() ?? 'und', text }]
  })
  return [...Map.groupBy(written, ({ lang }) => lang)].map(([lang, texts]) => ({ lang, text: texts.map(({ text }) => text).join('; ') }))
}

function drawingsOf(design: XmlElement): Drawing[] {
  return elementsAt(design, VIEWS).flatMap((view, index) => {
    const name = textAt(view, 'ViewURI')?.split('/').at(-1)
    return name === undefined ? [] : [{ id: String(index + 1), sourceFile: name }]
  })
}

function priorityOf(priority: XmlElement): Priority[] {
  const number = textAt(priority, 'PriorityNumber')
  if (number === undefined) return []
  return [
    withoutEmpty<Priority>({ number, country: textAt(priority, 'PriorityCountryCode'), date: readDay(textAt(priority, 'PriorityDate')) }),
  ]
}

/** Entries of the register, and the end of the design (ST.27: cessation). */
function eventsOf(design: XmlElement, office: string): LegalEvent[] {
  const entries = elementsAt(design, 'DesignRecordDetails/DesignRecord/DesignBasicRecord').flatMap((entry): LegalEvent[] => {
    const [date, text] = [readDay(textAt(entry, 'RecordCurrentStatusDate')), textAt(entry, 'BasicRecordKind')]
    return date === undefined || text === undefined ? [] : [{ date, code: textAt(entry, 'RecordIdentifier') ?? '', office, text }]
  })
  const [date, status] = [readDay(textAt(design, 'DesignCurrentStatusDate')), textAt(design, 'DesignCurrentStatusCode')]
  const isOver = status !== undefined && /lapsed|surrender|invalid|expired|cancel/i.test(status)
  const end = isOver && date !== undefined ? [{ date, code: 'STATUS', office, text: status, category: 'H' }] : []
  return [...entries, ...end].toSorted((a, b) => Number(a.date) - Number(b.date))
}

/** `03.01` as `03-01`. */
function readLocarno(written: string): string[] {
  return [readClassSymbol(written, 'locarno')?.symbol ?? written]
}

function textsAt(element: XmlElement, path: string): string[] {
  return elementsAt(element, path).flatMap(({ text }) => text.replace(/\s+/g, ' ').trim() || [])
}

function readDay(written: string | undefined): string | undefined {
  const span = written === undefined ? null : readDateSpan(written)
  return span?.unit === 'day' ? String(span.from) : undefined
}
