import type { Language, PatentRow } from '@gezhi/contract'
import { numberWithOffice, publicationType, type PatentRecord, type Party } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { textIn } from '../kinds/language-choice.ts'
import { statusFacts } from './legal-state.ts'

/**
 * A stored record as a row of the API: title and abstract in the request's language if available, names as written in the source, because
 * filters use these values.
 */
export function patentRow({ docId, record }: StoredRecord<PatentRecord>, language: Language): PatentRow {
  return {
    id: docId,
    publication_number: record.publicationNumber ?? null,
    application_number: record.applicationNumber ?? null,
    application_date: record.applicationDate ?? null,
    publication_date: record.publicationDate ?? null,
    title: textIn(record.titles, language),
    abstract: textIn(record.abstracts, language),
    country: record.office,
    kind: record.kind ?? null,
    patent_type: publicationType(record) ?? null,
    ...statusFacts(record),
    class_ipc: (record.ipc ?? []).map((ipc) => ({ ipc })),
    class_cpc: (record.cpc ?? []).map((cpc) => ({ cpc })),
    applicant_patentee: { original: originalNames(record.applicants) },
    assignee: { original: originalNames(record.assignees) },
    inventor: { original: originalNames(record.inventors) },
    priority_claim: (record.priorities ?? []).map((priority) => ({ number: numberWithOffice(priority) })),
  }
}

function originalNames(parties: readonly Party[] | undefined): { name: string }[] {
  return (parties ?? []).map(({ name }) => ({ name }))
}
