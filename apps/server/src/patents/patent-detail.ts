import type { Language, PatentDetail } from '@gezhi/contract'
import type { Citation, Party, PatentRecord } from '@gezhi/records'
import type { RelationField, SearchEngine, StoredRecord } from '@gezhi/search'
import type { DrawingSource } from './drawing-sources.ts'
import { languageFirst } from './language-choice.ts'
import { patentRow } from './patent-row.ts'

/** At most so many relatives of one kind are listed. */
const MOST_RELATIVES = 500

/** Everything of one patent as the API says it: the record, and what the index knows of its relatives. */
export async function patentDetail(
  stored: StoredRecord,
  { engine, drawingSource }: { engine: SearchEngine; drawingSource: DrawingSource },
  language: Language,
): Promise<PatentDetail> {
  const { record } = stored
  const { family, publicationNumber } = record
  const [simple, extended, citedBy, cited] = await Promise.all([
    related(engine, 'family-simple', family?.simpleId),
    related(engine, 'family-extended', family?.extendedId),
    related(engine, 'cites', publicationNumber),
    engine.get(citedNumbers(record)),
  ])
  return {
    ...patentRow(stored, language),
    ...texts(record, language),
    citations: citations(record, cited),
    cited_by: citedBy.flatMap(({ record: { publicationNumber: number } }) => (number ? [{ publication_number: number }] : [])),
    family_simple: familyMembers(simple),
    family_extended: familyMembers(extended),
    legal_events: (record.legalEvents ?? []).map(({ date, code, office, text }) => ({ date, code, office, text })),
    drawings: drawings(stored, drawingSource),
    agency: partyNames(record.agencies),
    agent: partyNames(record.agents),
    assignee: partyNames(record.assignees),
    source: { format: record.source.format, file: record.source.file ?? null },
  }
}

async function related(engine: SearchEngine, field: RelationField, value: string | undefined): Promise<StoredRecord[]> {
  return value === undefined ? [] : engine.related(field, value, MOST_RELATIVES)
}

function citedNumbers({ citations = [] }: PatentRecord): string[] {
  return citations.flatMap(({ publicationNumber }) => publicationNumber ?? [])
}

function texts(record: PatentRecord, language: Language): Pick<PatentDetail, 'titles' | 'abstracts' | 'claims' | 'description'> {
  return {
    titles: record.titles.map(({ lang, text }) => ({ lang, text })),
    abstracts: (record.abstracts ?? []).map(({ lang, text }) => ({ lang, text })),
    claims: languageFirst(record.claims, language),
    description: languageFirst(record.description, language).map(({ lang, text, heading, section }) => ({
      lang,
      text,
      heading: heading ?? false,
      section: section ?? null,
    })),
  }
}

function citations({ citations = [] }: PatentRecord, cited: readonly StoredRecord[]): PatentDetail['citations'] {
  const inIndex = new Set(cited.map(({ record }) => record.publicationNumber))
  return citations.map(({ publicationNumber, category, text }: Citation) => ({
    publication_number: publicationNumber ?? null,
    category: category ?? null,
    text: text ?? null,
    in_index: publicationNumber !== undefined && inIndex.has(publicationNumber),
  }))
}

function familyMembers(members: readonly StoredRecord[]): PatentDetail['family_simple'] {
  return members.flatMap(({ record }) =>
    record.publicationNumber === undefined
      ? []
      : [{ publication_number: record.publicationNumber, country: record.office, application_date: record.applicationDate ?? null }],
  )
}

/** Only drawings that can be shown. */
function drawings({ docId, record }: StoredRecord, drawingSource: DrawingSource): PatentDetail['drawings'] {
  const number = record.publicationNumber ?? docId
  return (record.drawings ?? [])
    .filter((drawing) => drawingSource(record, drawing) !== null)
    .map(({ id, caption }) => ({
      id,
      caption: caption ?? null,
      url: `/api/search/ts/drawing?${new URLSearchParams({ number, id }).toString()}`,
    }))
}

function partyNames(parties: readonly Party[] | undefined): string[] {
  return (parties ?? []).map(({ name }) => name)
}
