import type { Language, PatentDetail, Relative } from '@gezhi/contract'
import { type FamilyKind, familyMembers, type PatentRecord, RELATION_KEYS } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import { statusFacts } from './legal-state.ts'
import { textIn } from '../kinds/language-choice.ts'

/** Maximum number of related patents of one kind. */
const MAX_RELATIVES = 500
/** Publications of one number with different kind codes: an application and its grant. */
const MAX_KINDS = 10

/** A record's family of a kind, including itself, oldest first. */
export async function familyOf(
  engine: SearchEngine<PatentRecord>,
  record: PatentRecord,
  kind: FamilyKind,
): Promise<readonly StoredRecord<PatentRecord>[]> {
  return (await familyMembers(engine, record, kind, MAX_RELATIVES)).members
}

/** The publications of a record's application, including itself, oldest first. */
export async function publicationsOf(engine: SearchEngine<PatentRecord>, record: PatentRecord): Promise<StoredRecord<PatentRecord>[]> {
  const values = RELATION_KEYS.application(record)
  const found = values.length === 0 ? [] : await engine.relatedEach({ field: 'application', values, limit: MAX_KINDS, short: true })
  return [...new Map(found.flat().map((stored) => [stored.docId, stored])).values()]
}

/** Patents that cite a publication, oldest first, and their number. */
export async function citedBy(
  engine: SearchEngine<PatentRecord>,
  { publicationNumber }: PatentRecord,
): Promise<{ list: readonly StoredRecord<PatentRecord>[]; total: number }> {
  if (publicationNumber === undefined) return { list: [], total: 0 }
  const [[list = []], [total = 0]] = await Promise.all([
    engine.relatedEach({ field: 'cites', values: [publicationNumber], limit: MAX_RELATIVES, short: true }),
    engine.relatedCounts('cites', [publicationNumber]),
  ])
  return { list, total }
}

/** Records by publication number: the publication itself, otherwise another one of its number; without those that are not in the index. */
export async function patentsByNumber(
  engine: SearchEngine<PatentRecord>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord<PatentRecord>>> {
  if (numbers.length === 0) return new Map()
  const found = await engine.relatedEach({ field: 'publication', values: numbers, limit: MAX_KINDS, short: true })
  return new Map(
    numbers.flatMap((number, index) => {
      const records = (found[index] ?? []).filter(({ record }) => record.publicationNumber !== undefined)
      const nearest = records.find(({ record }) => record.publicationNumber === number) ?? records[0]
      return nearest === undefined ? [] : [[number, nearest] as const]
    }),
  )
}

/** The citations of a record, each patent with its record if it is in the index. */
export async function citationsOf(
  engine: SearchEngine<PatentRecord>,
  { citations = [] }: PatentRecord,
  language: Language,
): Promise<PatentDetail['citations']> {
  const held = await patentsByNumber(engine, [...new Set(citations.flatMap(({ publicationNumber }) => publicationNumber ?? []))])
  return citations.map(({ publicationNumber, category, party, date, text }) => {
    const stored = held.get(publicationNumber ?? '')
    return {
      publication_number: publicationNumber ?? null,
      category: category ?? null,
      party: party ?? null,
      date: date ?? null,
      text: text ?? null,
      held: stored === undefined ? null : (relatives([stored], language)[0] ?? null),
    }
  })
}

/** Stored records in the form of lists of related patents; those without a publication number cannot be named and are left out. */
export function relatives(stored: readonly Pick<StoredRecord<PatentRecord>, 'record'>[], language: Language): Relative[] {
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
            applicant: (record.applicants?.[0] ?? record.assignees?.[0])?.name ?? null,
            ...statusFacts(record),
          },
        ],
  )
}
