import type { Language } from '@gezhi/contract'
import { numberWithOffice, PATENT_FIELD_TABLE, type Claim, type Paragraph, type PatentRecord, type Priority } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { fieldColumns, VALUE_SEPARATOR, writtenDate } from '../../kinds/field-columns.ts'
import type { ExportColumn } from '../../kinds/record-export.ts'
import { textIn } from '../../kinds/language-choice.ts'
import { abstractBlocks, claimBlocks, descriptionBlocks, drawingBlocks, eventBlocks } from './patent-blocks.ts'
import { textsInOneLanguage } from './texts-in-one-language.ts'

type Column = ExportColumn<PatentRecord>
type Stored = StoredRecord<PatentRecord>

/** Text that is long enough for a block of a document. */
const LONG = 60

const column = (value: (record: PatentRecord, language: Language) => string | number | null | undefined): Pick<Column, 'value'> => ({
  value: ({ record }, language) => value(record, language) || null,
})

const listed = (values: (record: PatentRecord) => readonly string[] | undefined) =>
  column((record) => [...new Set(values(record))].join(VALUE_SEPARATOR))

const claimsOf = (which: (claim: Claim) => boolean) =>
  column((record, language) => textsInOneLanguage(record.claims, language).filter(which).map(writtenClaim).join('\n'))

const descriptionOf = (section?: Paragraph['section']) =>
  column((record, language) =>
    textsInOneLanguage(record.description, language)
      .filter((paragraph) => section === undefined || paragraph.section === section)
      .map(({ text }) => text)
      .join('\n'),
  )

/** A claim with its number, which some sources include in the text. */
function writtenClaim({ number, text }: Claim): string {
  return /^\s*\d+\s*[.、．)]/.test(text) ? text : `${number}. ${text}`
}

/** A priority number with its office, also where it has no known form: `JP 115496/84`. */
function writtenPriority(priority: Priority): string {
  const number = numberWithOffice(priority)
  return priority.country !== undefined && /^\s*\d/.test(number) ? `${priority.country} ${number}` : number
}

/** Fields whose values in the index are not for reading, and texts. */
const OWN: Readonly<Record<string, Partial<Column>>> = {
  TI: column((record, language) => textIn(record.titles, language)),
  AB: { ...column((record, language) => textIn(record.abstracts, language)), blocks: abstractBlocks },
  CLAIM: { ...claimsOf(() => true), width: LONG, blocks: claimBlocks(() => true) },
  ICLM: { ...claimsOf(({ independent }) => independent), width: LONG, blocks: claimBlocks(({ independent }) => independent) },
  DCLM: { ...claimsOf(({ independent }) => !independent), width: LONG, blocks: claimBlocks(({ independent }) => !independent) },
  DESC: { ...descriptionOf(), width: LONG, blocks: descriptionBlocks() },
  'DESC-F': { ...descriptionOf('field'), blocks: descriptionBlocks('field') },
  'DESC-B': { ...descriptionOf('background'), blocks: descriptionBlocks('background') },
  'DESC-S': { ...descriptionOf('summary'), blocks: descriptionBlocks('summary') },
  'DESC-D': { ...descriptionOf('drawings'), blocks: descriptionBlocks('drawings') },
  'DESC-E': { ...descriptionOf('embodiments'), blocks: descriptionBlocks('embodiments') },
  ADDR: {
    ...listed(({ applicants = [], assignees = [] }) => [...applicants, ...assignees].flatMap(({ address }) => address ?? [])),
    width: 40,
  },
  pn: column(({ publicationNumber }) => publicationNumber),
  an: column(({ applicationNumber }) => applicationNumber),
  prn: listed(({ priorities = [] }) => priorities.map(writtenPriority)),
  ipc: listed(({ ipc }) => ipc),
  'ipc-main': column(({ ipc }) => ipc?.[0]),
  cpc: listed(({ cpc }) => cpc),
  'cpc-main': column(({ cpc }) => cpc?.[0]),
  loc: listed(({ locarno }) => locarno),
  uc: listed(({ uspc }) => uspc),
  ct: listed(({ citations = [] }) => citations.flatMap(({ publicationNumber }) => publicationNumber ?? [])),
}

/** Unions of other fields, and what only serves searches. */
const OMITTED = ['FULL', 'ALL', 'TXT', 'TIAB', 'TIABC', 'number', 'class', 'APCS', 'AP-IN', 'WHO', 'status-change']

/** Code of the column of legal events, which lists those of the whole application. */
export const EVENTS_COLUMN = 'events'

/** Columns without a field that can be searched. */
const ADDED: readonly Column[] = [
  {
    code: EVENTS_COLUMN,
    label: { zh: '法律事件', en: 'Legal events' },
    group: { zh: '法律事件', en: 'Legal events' },
    kind: 'text',
    width: LONG,
    value: ({ record }: Stored) => record.legalEvents?.map(writtenEvent).join('\n') || null,
    blocks: eventBlocks,
  },
  {
    code: 'drawings',
    label: { zh: '附图', en: 'Drawings' },
    group: { zh: '文本', en: 'Text' },
    kind: 'text',
    width: LONG,
    value: () => null,
    blocks: drawingBlocks,
    inDocumentsOnly: true,
  },
]

function writtenEvent({ date, code, text }: NonNullable<PatentRecord['legalEvents']>[number]): string {
  return [writtenDate(date), code, text].filter(Boolean).join(' ')
}

/** The columns of patents: every field of the field table with values, legal events and drawings. */
export const PATENT_COLUMNS: readonly Column[] = [...fieldColumns(PATENT_FIELD_TABLE, { omitted: OMITTED, own: OWN }), ...ADDED]

const DOCUMENT_FACTS = 'pn pd an ad grant-pd prn type legal-state AP APC in ADDR agc AT ipc cpc loc'
const DOCUMENT_TEXTS = 'AB CLAIM DESC drawings events'

/** Columns of the default template. */
export const PATENT_DEFAULT_COLUMNS = {
  table: ['pn', 'TI', 'AB', 'AP', 'APC', 'in', 'an', 'ad', 'pd', 'grant-pd', 'type', 'status', 'ipc-main', 'ipc', 'agc'],
  document: `${DOCUMENT_FACTS} ${DOCUMENT_TEXTS}`.split(' '),
} as const
