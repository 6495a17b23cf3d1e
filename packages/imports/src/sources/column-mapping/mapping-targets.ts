import { normalisePatentNumber, type PatentRecord, readDateSpan } from '@gezhi/records'
import { DATE_REASON, MappingFault } from './mapping-fault.ts'
import { readClassCells } from './read-class-cell.ts'
import { readRegion } from './read-region.ts'
import { textLanguage } from './text-language.ts'

/** A record while its columns are read; parties are names only until the row is complete. */
export type RecordDraft = Omit<PatentRecord, 'source' | 'office'>

/** One cell or key: its column, its values (never empty ones), the language of the mapping. */
export interface Cell {
  readonly column: string
  readonly values: readonly string[]
  readonly lang: string
}

/** What a column can hold. Throws `MappingFault` when the row cannot become a record. */
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
    draft.agencies = cell.values.map((name) => ({ name }))
  },
  agents: (draft, cell) => {
    draft.agents = cell.values.map((name) => ({ name }))
  },
  /** Province or country of the first applicant. Stands after the applicants in a mapping. */
  applicantRegion: (draft, cell) => {
    const region = readRegion(only(cell))
    const first = draft.applicants?.[0]
    if (region !== null && first !== undefined) Object.assign(first, region)
    else keep(draft, cell.column, cell.values)
  },
  /** Address of the first applicant. Stands after the applicants in a mapping. */
  applicantAddress: (draft, cell) => {
    const first = draft.applicants?.[0]
    if (first !== undefined) first.address = only(cell)
    else keep(draft, cell.column, cell.values)
  },
  /** IPC, and Locarno of designs, in one column. */
  classes: (draft, cell) => {
    const { ipc, locarno, unread } = readClassCells(cell.values)
    if (ipc.length > 0) draft.ipc = ipc
    if (locarno.length > 0) draft.locarno = locarno
    if (unread.length > 0) keep(draft, cell.column, unread)
  },
  other: (draft, cell) => keep(draft, cell.column, cell.values),
} satisfies Record<string, (draft: RecordDraft, cell: Cell) => void>

export type MappingTarget = keyof typeof MAPPING_TARGETS

/** Facts without a place of their own, under the source's own name. */
export function keep(draft: RecordDraft, name: string, values: readonly string[]): void {
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
  if (span?.unit !== 'day') throw new MappingFault(DATE_REASON(cell.column, only(cell)))
  return String(span.from)
}
