import type { TextColumn } from '../kinds/text-column.ts'
import { ownersOf } from './fields/party-fields.ts'
import type { PatentTextColumn } from './patent-field.ts'
import type { Paragraph, Party, PatentRecord } from './patent-record.ts'

type NamedColumn = TextColumn<PatentRecord> & { readonly name: PatentTextColumn }

/**
 * The text columns of patents: a title or abstract in one language, a claim, a paragraph or a name is one value. In the order of
 * `TEXT_COLUMNS`.
 */
export const PATENT_TEXT_COLUMNS: readonly NamedColumn[] = [
  { name: 'title', weight: 10, role: 'title', texts: (record) => record.titles.map(({ text }) => text) },
  { name: 'abstract', weight: 4, role: 'abstract', texts: (record) => (record.abstracts ?? []).map(({ text }) => text) },
  { name: 'independentClaims', weight: 3, role: 'claims', inBody: true, texts: (record) => claims(record, true) },
  { name: 'dependentClaims', weight: 2, inBody: true, texts: (record) => claims(record, false) },
  { name: 'description', weight: 1, role: 'body', inBody: true, texts: (record) => paragraphs(record, undefined) },
  { name: 'descriptionField', weight: 1, inBody: true, texts: (record) => paragraphs(record, 'field') },
  { name: 'descriptionBackground', weight: 1, inBody: true, texts: (record) => paragraphs(record, 'background') },
  { name: 'descriptionSummary', weight: 1, role: 'body', inBody: true, texts: (record) => paragraphs(record, 'summary') },
  { name: 'descriptionDrawings', weight: 1, inBody: true, texts: (record) => paragraphs(record, 'drawings') },
  { name: 'descriptionEmbodiments', weight: 1, inBody: true, texts: (record) => paragraphs(record, 'embodiments') },
  { name: 'firstApplicant', weight: 5, texts: (record) => names(record.applicants?.slice(0, 1)) },
  { name: 'otherApplicants', weight: 5, texts: (record) => names(record.applicants?.slice(1)) },
  { name: 'assignee', weight: 5, texts: (record) => names(ownersOf(record)) },
  { name: 'firstInventor', weight: 5, texts: (record) => names(record.inventors?.slice(0, 1)) },
  { name: 'otherInventors', weight: 5, texts: (record) => names(record.inventors?.slice(1)) },
  { name: 'agency', weight: 1, texts: (record) => names(record.agencies) },
  { name: 'agent', weight: 1, texts: (record) => names(record.agents) },
  { name: 'examiner', weight: 1, texts: (record) => names(record.examiners) },
  { name: 'address', weight: 1, texts: addresses },
]

function claims(record: PatentRecord, independent: boolean): string[] {
  return (record.claims ?? []).filter((claim) => claim.independent === independent).map(({ text }) => text)
}

function paragraphs(record: PatentRecord, section: Paragraph['section']): string[] {
  return (record.description ?? []).filter((paragraph) => paragraph.section === section).map(({ text }) => text)
}

function names(parties: readonly Party[] | undefined): string[] {
  return (parties ?? []).flatMap((party) => [party.name, ...(party.otherNames ?? []).map(({ text }) => text)])
}

function addresses({ applicants = [], assignees = [] }: PatentRecord): string[] {
  return [...new Set([...applicants, ...assignees].flatMap(({ address }) => address ?? []))]
}
