import type { LangText } from '../kinds/lang-text.ts'

export type { LangText }

/**
 * What Gezhi knows of one patent publication: what the source said, in the language it said it, and normalised values beside it.
 * Plain JSON data; absent facts are absent, never empty strings. Dates are `yyyyMMdd` strings, languages ISO 639-1 in lower case
 * (`zh`, `en`, …; `und` where the source does not say). Offices and countries are WIPO ST.3 codes.
 */
export interface PatentRecord {
  /** Normalised: office, number, kind, without spaces or dots (`CN103399241B`, `US7272630B2`). Unique in an index where present. */
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
  applicants?: Party[]
  /** Current owners where the source tells them apart from the applicants. */
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
  /** Key of its simple family (`familyGroup`), where other records tell it to be another than by what this one says alone. */
  familyGroup?: string
  legalEvents?: LegalEvent[]
  legalStatus?: LegalStatus
  /** How `legalStatus` stands more finely, and what decided it; absent where nothing tells. */
  legalState?: LegalState
  /** First day (`yyyyMMdd`) on which `legalState`, or its absence, has to be told anew; absent where no later change is known. */
  legalStateDue?: string
  drawings?: Drawing[]
  pageCount?: number
  /** Facts that have no place above yet, under the source's own name, as it said them. */
  other?: Record<string, string[]>
  /** Where it came from; with several sources the first of `statements`. */
  source: Provenance
  /** Where more than one source speaks of it: what each said, the one believed first at the front. */
  statements?: Statement[]
}

/** Fields of a record that sources fill, and that are merged one by one. */
export type StatedField = Exclude<
  keyof PatentRecord,
  'source' | 'statements' | 'legalStatus' | 'legalState' | 'legalStateDue' | 'familyGroup'
>

/** What one source said of a record that several sources speak of. */
export interface Statement {
  source: Provenance
  /** It spoke of the application, not of this publication. */
  ofApplication?: boolean
  /** Fields that the record has exactly as this source said them. */
  same: StatedField[]
  /** What it said of the other fields. */
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

/** One paragraph of the description, as the source parted it. */
export interface Paragraph {
  lang: string
  text: string
  /** A heading between paragraphs. */
  heading?: boolean
  section?: 'field' | 'background' | 'summary' | 'drawings' | 'embodiments'
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
  /** Day on which an office recorded this owner (`yyyyMMdd`); of several owners told by sources those recorded last are the present ones. */
  recorded?: string
}

export interface Citation {
  /** Normalised publication number of a cited patent; absent for other literature. */
  publicationNumber?: string
  /** Search-report category, or who cited: `X`, `Y`, `A`, `cited by examiner`. */
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
  /** WIPO ST.27 category of the event where the source gives it: `F` grant, `H` cessation. */
  category?: string
}

/** ST.27 in three words: in force, pending, dead. */
export type LegalStatus = 'active' | 'pending' | 'inactive'

/** How an application or right stands, finer than `LegalStatus`; labels and order in `legal-detail-labels.ts`. */
export type LegalDetail =
  | 'filed'
  | 'published'
  | 'examination'
  | 'allowed'
  | 'reinstated-application'
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
  | 'invalidated'
  | 'revoked'
  | 'ceased'

export interface LegalState {
  status: LegalStatus
  detail: LegalDetail
  /** What decided it: an event, the publication itself, or the end of the term. */
  decidedBy: { by: 'event'; event: LegalEvent } | { by: 'publication'; date?: string; kind?: string } | { by: 'term'; date: string }
}

export interface Drawing {
  /** Stable within the record: `1`, `2`. */
  id: string
  caption?: string
  /** Name of the picture in the source (`US09000001-20300101-D00001.TIF`), by which its file is found. */
  sourceFile?: string
  /** Path below the files port, or the SVG text itself for drawings kept as data. */
  file?: string
  svg?: string
}

/** Where a record came from. Not part of a record's identity: the same content from another file is the same record. */
export interface Provenance {
  /** Name of the source format: `us-redbook-grant`, `cnki-jsonl`, `demo`. */
  format: string
  /** File name as given, with the member of a zip after `!`. */
  file?: string
  /** Byte offset or line in the file. */
  position?: number
  /** Version of the format (`v4.2 2006-08-23`). */
  version?: string
  /** Version of the parser that read it; what an older one read of the same file no longer counts. */
  reader?: number
}
