import { normalisePatentNumber, readClassSymbol, type PatentRecord, readDateSpan, readPatentNumbers } from '@gezhi/records'
import { DATE_REASON, MappingError } from './mapping-error.ts'
import { readClaimsText } from './read-claims-text.ts'
import { readClassCells } from './read-class-cell.ts'
import { readDescriptionText } from './read-description-text.ts'
import { readPriority } from './read-priority.ts'
import { readAddress, readRegion } from './read-region.ts'
import { textLanguage } from './text-language.ts'

/** A record while its columns are read; parties are names only until the row is complete. */
export type RecordDraft = Omit<PatentRecord, 'source' | 'office'>

/** One cell or key: its column, its non-empty values, the language of the mapping. */
export interface Cell {
  readonly column: string
  readonly values: readonly string[]
  readonly lang: string
}

/** Number of an agency in the office's register, after its name. */
const AGENCY_CODE = /(?<!\s)\s+\d{5}$/

/** What a column can contain. Throws `MappingError` if the row cannot become a record. */
export const MAPPING_TARGETS = {
  publicationNumber: (draft, cell) => {
    const read = normalisePatentNumber(only(cell), 'publication')
    draft.publicationNumber = read.number
    if (read.kind !== undefined) draft.kind = read.kind
  },
  applicationNumber: (draft, cell) => {
    draft.applicationNumber = normalisePatentNumber(only(cell), 'application').number
  },
  publicationDate: (draft, cell) => {
    draft.publicationDate = day(cell)
  },
  applicationDate: (draft, cell) => {
    draft.applicationDate = day(cell)
  },
  grantDate: (draft, cell) => {
    draft.grantDate = day(cell)
  },
  title: (draft, cell) => {
    draft.titles.push(text(only(cell), cell.lang))
  },
  abstract: (draft, cell) => {
    draft.abstracts = [...(draft.abstracts ?? []), text(only(cell), cell.lang)]
  },
  mainClaim: (draft, cell) => {
    const claim = only(cell).replace(/^(?:权利要求书\s*)?1\s*(?:[、．]|[.,](?!\d))\s*|^权利要求书\s*/, '')
    draft.claims = [{ lang: textLanguage(claim, cell.lang), number: 1, text: claim, independent: true, parents: [] }]
  },
  /** All claims in one text. */
  claims: (draft, cell) => {
    draft.claims = readClaimsText(only(cell), textLanguage(only(cell), cell.lang))
  },
  /** The whole description in one text, one paragraph per line. */
  description: (draft, cell) => {
    draft.description = readDescriptionText(only(cell), textLanguage(only(cell), cell.lang))
  },
  applicants: (draft, cell) => {
    draft.applicants = cell.values.map((name) => ({ name }))
  },
  assignees: (draft, cell) => {
    draft.assignees = cell.values.map((name) => ({ name }))
  },
  inventors: (draft, cell) => {
    draft.inventors = cell.values.map((name) => ({ name }))
  },
  agencies: (draft, cell) => {
    draft.agencies = cell.values.map((name) => ({ name: name.replace(AGENCY_CODE, '') }))
    if (cell.values.some((name) => AGENCY_CODE.test(name))) setValues(draft, cell.column, cell.values)
  },
  agents: (draft, cell) => {
    draft.agents = cell.values.map((name) => ({ name }))
  },
  examiners: (draft, cell) => {
    draft.examiners = cell.values.map((name) => ({ name }))
  },
  /** Province or country of the first applicant. Comes after the applicants in a mapping. */
  applicantRegion: (draft, cell) => {
    const region = readRegion(only(cell))
    const first = draft.applicants?.[0]
    if (region !== null && first !== undefined) Object.assign(first, region)
    else setValues(draft, cell.column, cell.values)
  },
  /** Address of the first applicant. Comes after the applicants in a mapping. */
  applicantAddress: (draft, cell) => {
    const first = draft.applicants?.[0]
    if (first !== undefined) Object.assign(first, { address: only(cell), ...readAddress(only(cell)) })
    else setValues(draft, cell.column, cell.values)
  },
  cpc: (draft, cell) => {
    draft.cpc = [...new Set(cell.values.map((symbol) => readClassSymbol(symbol, 'cpc')?.symbol ?? symbol))]
  },
  /** Numbers of cited patents without duplicates; what is not a number is stored as text. */
  citations: (draft, cell) => {
    draft.citations = [...new Set(cell.values)].map((written) =>
      readPatentNumbers(written, 'publication').length > 0
        ? { publicationNumber: normalisePatentNumber(written, 'publication').number }
        : { text: written },
    )
  },
  /** `2012.01.16 DE 202012000389.5`. */
  priorities: (draft, cell) => {
    draft.priorities = cell.values.map(readPriority)
  },
  /** IPC, and Locarno of designs, in one column. */
  classes: (draft, cell) => {
    const { ipc, locarno, unread } = readClassCells(cell.values)
    if (ipc.length > 0) draft.ipc = [...new Set([...(draft.ipc ?? []), ...ipc])]
    if (locarno.length > 0) draft.locarno = [...new Set([...(draft.locarno ?? []), ...locarno])]
    if (unread.length > 0) setValues(draft, cell.column, unread)
  },
  other: (draft, cell) => setValues(draft, cell.column, cell.values),
} satisfies Record<string, (draft: RecordDraft, cell: Cell) => void>

export type MappingTarget = keyof typeof MAPPING_TARGETS

/** Facts without a property of their own, under the source's name. */
export function setValues(draft: RecordDraft, name: string, values: readonly string[]): void {
  draft.other = { ...draft.other, [name]: [...values] }
}

function only(cell: Cell): string {
  return cell.values.join('; ')
}

function text(written: string, lang: string): { lang: string; text: string } {
  return { lang: textLanguage(written, lang), text: written }
}

function day(cell: Cell): string {
  const span = readDateSpan(only(cell))
  if (span?.unit !== 'day') throw new MappingError(DATE_REASON(cell.column, only(cell)))
  return String(span.from)
}
