import type { Language, Relative } from '@gezhi/contract'
import type { PatentRecord } from '@gezhi/records'
import type { RelationField, SearchEngine, StoredRecord } from '@gezhi/search'
import { textIn } from './language-choice.ts'

/** At most so many relatives of one kind are listed. */
const MOST_RELATIVES = 500

/** Other patents that share a value of a field, oldest first; none for a patent without the value. */
export async function related(engine: SearchEngine, field: RelationField, value: string | undefined): Promise<StoredRecord[]> {
  return value === undefined ? [] : engine.related(field, value, MOST_RELATIVES)
}

/** The family of a kind a record belongs to, itself among them. */
export async function familyOf(engine: SearchEngine, { family }: PatentRecord, kind: 'simple' | 'extended'): Promise<StoredRecord[]> {
  return kind === 'simple' ? related(engine, 'family-simple', family?.simpleId) : related(engine, 'family-extended', family?.extendedId)
}

/** Stored records as lists of relatives show them; those without a publication number cannot be named and are left out. */
export function relatives(stored: readonly StoredRecord[], language: Language): Relative[] {
  return stored.flatMap(({ record }) =>
    record.publicationNumber === undefined
      ? []
      : [
          {
            publication_number: record.publicationNumber,
            country: record.office,
            kind: record.kind ?? null,
            application_date: record.applicationDate ?? null,
            publication_date: record.publicationDate ?? null,
            title: textIn(record.titles, language),
            applicant: record.applicants?.[0]?.name ?? null,
            legal_status: record.legalStatus ?? null,
          },
        ],
  )
}
