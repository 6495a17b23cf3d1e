import type { LangText } from '../kinds/lang-text.ts'
import type { Provenance } from '../kinds/provenance.ts'

export type { LangText, Provenance }

/**
 * All data about one patent publication: the source's values in their original language, and normalised values. Plain JSON data; absent
 * facts are absent, never empty strings. Dates are `yyyyMMdd` strings, languages ISO 639-1 in lower case (`zh`, `en`, …; `und` if the
 * source does not give it). Offices and countries are WIPO ST.3 codes.
 */
export interface PatentRecord {
  /** Normalised: office, number, kind, without spaces or dots (`CN103399241B`, `US7272630B2`). Unique in an index if present. */
  publicationNumber?: string
  /** Normalised: office and number as the office writes it, CN with its check digit after a dot where known (`CN201310123456.7`). */
  applicationNumber?: string
  /** Publishing office, ST.3. */
  office: string
  /** Kind code, ST.16 (`A1`, `B`, `U`, `S1`). */
  kind?: string
  patentType?: PatentType
  applicationDate?: string
  publicationDate?: string
  grantDate?: string
  priorities?: Priority[]
  titles: LangText[]
  abstracts?: LangText[]
  claims?: Claim[]
  description?: Paragraph[]
  /** The sequence listing of the description. */
  sequences?: Sequence[]
  applicants?: Party[]
  /** Current owners if the source distinguishes them from the applicants. */
  assignees?: Party[]
  inventors?: Party[]
  agencies?: Party[]
  agents?: Party[]
  examiners?: Party[]
  /** Normalised symbols, first one first: `H01M4/36`. */
  ipc?: string[]
  cpc?: string[]
  locarno?: string[]
  uspc?: string[]
  citations?: Citation[]
  family?: Family
  /** Key of its simple family (`familyGroup`), if other records show that it differs from the one derived from this record. */
  familyGroup?: string
  legalEvents?: LegalEvent[]
  legalStatus?: LegalStatus
  /** A more specific state than `legalStatus`, and what determined it; absent if unknown. */
  legalState?: LegalState
  /** First date (`yyyyMMdd`) on which `legalState`, or its absence, must be recomputed; absent if no later change is known. */
  legalStateDue?: string
  drawings?: Drawing[]
  pageCount?: number
  /** Facts without a property above, unchanged under the source's own name. */
  other?: Record<string, string[]>
  /** Its origin; with several sources the first of `statements`. */
  source: Provenance
  /** If there are several sources: the data of each, most trusted first. */
  statements?: Statement[]
}

/** Fields of a record that sources supply and that are merged separately. */
export type StatedField = Exclude<
  keyof PatentRecord,
  'source' | 'statements' | 'legalStatus' | 'legalState' | 'legalStateDue' | 'familyGroup'
>

/** The data of one of several sources of a record. */
export interface Statement {
  source: Provenance
  /** It is about the application, not about this publication. */
  ofApplication?: boolean
  /** Fields whose values in the record equal those of this source. */
  same: StatedField[]
  /** Its values of the other fields. */
  otherwise?: Partial<Pick<PatentRecord, StatedField>>
}

export type PatentType = 'invention' | 'utility' | 'design' | 'plant' | 'reissue' | 'registration'

export interface Priority {
  number: string
  country?: string
  date?: string
}

export interface Claim {
  lang: string
  /** From 1, unique within a language. */
  number: number
  text: string
  independent: boolean
  /** Numbers of the claims this one refers to; empty for an independent claim. */
  parents: number[]
}

/** One paragraph of the description, as divided by the source. */
export interface Paragraph {
  lang: string
  text: string
  /** A heading between paragraphs. */
  heading?: boolean
  section?: 'field' | 'background' | 'summary' | 'drawings' | 'embodiments'
}

/** One sequence of a listing (WIPO ST.25), as the source writes it. */
export interface Sequence {
  /** After `SEQ ID NO:`; absent for a listing that the source does not divide. */
  number?: string
  /** Number of bases or amino acids. */
  length?: string
  /** `DNA`, `RNA`, `PRT`. */
  molecule?: string
  organism?: string
  /** Features: key, location, other information. */
  features?: string[]
  /** The residues, in the lines of the source; empty if they are not stored because the listing is too long. */
  text: string
}

export type ApplicantKind = 'company' | 'university' | 'institute' | 'hospital' | 'government' | 'person'

export interface Party {
  /** As the source writes it. */
  name: string
  /** The same name in other languages or spellings the source gives. */
  otherNames?: LangText[]
  kind?: ApplicantKind
  address?: string
  country?: string
  province?: string
  city?: string
  /** Date on which an office recorded this owner (`yyyyMMdd`); if sources give several owners, those recorded last are current. */
  recorded?: string
}

export interface Citation {
  /** Normalised publication number of a cited patent; absent for other literature. */
  publicationNumber?: string
  /** Search-report category, or the citing party: `X`, `Y`, `A`, `cited by examiner`. */
  category?: string
  /** First-named party of the cited patent, as the citing document writes it. */
  party?: string
  /** Publication date of the cited patent as far as known: `yyyyMMdd` or `yyyyMM`. */
  date?: string
  /** Text of a citation of other literature. */
  text?: string
}

export interface Family {
  /** Same priorities exactly (DOCDB simple family). */
  simpleId?: string
  /** Linked by any priority (INPADOC extended family). */
  extendedId?: string
}

export interface LegalEvent {
  date: string
  code: string
  office: string
  text: string
  /** WIPO ST.27 category of the event if the source gives it: `F` grant, `H` cessation. */
  category?: string
}

/** The three states of ST.27: in force, pending, dead; and granted, with no evidence of the present state (G205). */
export type LegalStatus = 'active' | 'granted_unverified' | 'pending' | 'inactive'

/** State of an application or right, more specific than `LegalStatus`; labels and order in `legal-detail-labels.ts`. */
export type LegalDetail =
  | 'filed'
  | 'published'
  | 'examination'
  | 'allowed'
  | 'reinstated-application'
  | 'granted-unverified'
  | 'granted'
  | 'partly-invalidated'
  | 'reinstated-right'
  | 'rejected'
  | 'withdrawn'
  | 'deemed-withdrawn'
  | 'discontinued'
  | 'abandoned'
  | 'abandoned-double-grant'
  | 'lapsed-fee'
  | 'expired'
  | 'expired-by-date'
  | 'invalidated'
  | 'revoked'
  | 'ceased'

export interface LegalState {
  status: LegalStatus
  detail: LegalDetail
  /** What determined it: an event, the publication itself, or the end of the term; `latest` if only its latest possible end is known. */
  decidedBy:
    | { by: 'event'; event: LegalEvent }
    | { by: 'publication'; date?: string; kind?: string }
    | { by: 'term'; date: string; latest?: true }
}

export interface Drawing {
  /** Stable within the record: `1`, `2`. */
  id: string
  caption?: string
  /** Name of the picture in the source (`US09000001-20300101-D00001.TIF`), by which its file is found. */
  sourceFile?: string
  /** Path below the files port, or the SVG text itself for drawings stored as data. */
  file?: string
  svg?: string
}
