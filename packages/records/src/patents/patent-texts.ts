import { ownersOf } from './fields/party-fields.ts'
import type { TextColumn } from './patent-field.ts'
import type { Paragraph, Party, PatentRecord } from './patent-record.ts'

/**
 * The values of one text column of a record, each analysed by itself: a title or abstract in one language, one claim, one paragraph,
 * one name. Nothing matches across two values.
 */
export function columnTexts(record: PatentRecord, column: TextColumn): string[] {
  return COLUMN_TEXTS[column](record)
}

const COLUMN_TEXTS: Record<TextColumn, (record: PatentRecord) => string[]> = {
  title: (record) => record.titles.map(({ text }) => text),
  abstract: (record) => (record.abstracts ?? []).map(({ text }) => text),
  independentClaims: (record) => claims(record, true),
  dependentClaims: (record) => claims(record, false),
  description: (record) => paragraphs(record, undefined),
  descriptionField: (record) => paragraphs(record, 'field'),
  descriptionBackground: (record) => paragraphs(record, 'background'),
  descriptionSummary: (record) => paragraphs(record, 'summary'),
  descriptionDrawings: (record) => paragraphs(record, 'drawings'),
  descriptionEmbodiments: (record) => paragraphs(record, 'embodiments'),
  firstApplicant: (record) => names(record.applicants?.slice(0, 1)),
  otherApplicants: (record) => names(record.applicants?.slice(1)),
  assignee: (record) => names(ownersOf(record)),
  firstInventor: (record) => names(record.inventors?.slice(0, 1)),
  otherInventors: (record) => names(record.inventors?.slice(1)),
  agency: (record) => names(record.agencies),
  agent: (record) => names(record.agents),
  examiner: (record) => names(record.examiners),
  address: (record) => [...new Set([...(record.applicants ?? []), ...(record.assignees ?? [])].flatMap(({ address }) => address ?? []))],
}

function claims(record: PatentRecord, independent: boolean): string[] {
  return (record.claims ?? []).filter((claim) => claim.independent === independent).map(({ text }) => text)
}

function paragraphs(record: PatentRecord, section: Paragraph['section']): string[] {
  return (record.description ?? []).filter((paragraph) => paragraph.section === section).map(({ text }) => text)
}

function names(parties: readonly Party[] | undefined): string[] {
  return (parties ?? []).flatMap((party) => [party.name, ...(party.otherNames ?? []).map(({ text }) => text)])
}
