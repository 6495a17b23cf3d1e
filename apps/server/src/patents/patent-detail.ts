import type { Language, Party as ShownParty, PatentDetail } from '@gezhi/contract'
import { applicantPlace, type Party, type PatentRecord } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import type { DrawingSource } from './drawing-sources.ts'
import { languageFirst } from '../kinds/language-choice.ts'
import { patentRow } from './patent-row.ts'
import { applicationEvents } from './application-events.ts'
import { legalEvent, legalState, stateOn, statusFacts } from './legal-state.ts'
import { citationsOf, citedBy, familyOf, publicationsOf, relatives } from './relatives.ts'
import { sameInventionOf } from './same-invention.ts'
import { sourceStatements } from './source-statements.ts'
import { shownDrawings } from './shown-drawings.ts'

interface DetailSources {
  readonly engine: SearchEngine<PatentRecord>
  readonly drawingSource: DrawingSource
  /** `yyyyMMdd`, for deciding whether terms have ended. */
  readonly today: string
}

/** All data of one patent for the API: the record, and related records in the index. */
export async function patentDetail(
  stored: StoredRecord<PatentRecord>,
  { engine, drawingSource, today }: DetailSources,
  language: Language,
): Promise<PatentDetail> {
  const { record } = stored
  const [simple, extended, publications, sameInvention, citing, citations, drawings] = await Promise.all([
    familyOf(engine, record, 'simple'),
    familyOf(engine, record, 'extended'),
    publicationsOf(engine, record),
    sameInventionOf(engine, record, language),
    citedBy(engine, record),
    citationsOf(engine, record, language),
    shownDrawings(stored, drawingSource),
  ])
  const published = publications.map((one) => one.record)
  const state = stateOn(today, record, published)
  return {
    ...patentRow(stored, language),
    ...texts(record, language),
    ...facts(record),
    citations,
    cited_by: relatives(citing.list, language),
    cited_by_total: citing.total,
    publications: relatives(publications, language),
    same_invention: sameInvention,
    family_simple: relatives(simple, language),
    family_extended: relatives(extended, language),
    legal_events: applicationEvents([record, ...published]).map(legalEvent),
    ...statusFacts({ ...record, ...(state !== null && { legalStatus: state.status, legalState: state }) }),
    legal_state: legalState(state),
    sources: sourceStatements(record),
    drawings,
    drawings_missing: (record.drawings ?? []).length - drawings.length,
  }
}

function texts(
  record: PatentRecord,
  language: Language,
): Pick<PatentDetail, 'titles' | 'abstracts' | 'claims' | 'description' | 'sequences'> {
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
    sequences: (record.sequences ?? []).map(({ number, length, molecule, organism, features, text }) => ({
      number: number ?? null,
      length: length ?? null,
      molecule: molecule ?? null,
      organism: organism ?? null,
      features: features ?? [],
      text,
    })),
  }
}

type Fact = 'grant_date' | 'priorities' | 'parties' | 'class_locarno' | 'class_uspc' | 'page_count' | 'other'

function facts(record: PatentRecord): Pick<PatentDetail, Fact> {
  return {
    grant_date: record.grantDate ?? null,
    priorities: (record.priorities ?? []).map(({ number, country, date }) => ({ number, country: country ?? null, date: date ?? null })),
    parties: {
      applicant: parties(record.applicants),
      assignee: parties(record.assignees),
      inventor: parties(record.inventors),
      agency: parties(record.agencies),
      agent: parties(record.agents),
      examiner: parties(record.examiners),
    },
    class_locarno: record.locarno ?? [],
    class_uspc: record.uspc ?? [],
    page_count: record.pageCount ?? null,
    other: Object.entries(record.other ?? {}).map(([name, values]) => ({ name, values })),
  }
}

function parties(from: readonly Party[] | undefined): ShownParty[] {
  return (from ?? []).map(partyOf)
}

function partyOf(party: Party): ShownParty {
  const { name, otherNames, kind, address } = party
  return {
    name,
    other_names: (otherNames ?? []).map(({ lang, text }) => ({ lang, text })),
    kind: kind ?? null,
    address: address ?? null,
    country: applicantPlace(party).country ?? null,
  }
}
