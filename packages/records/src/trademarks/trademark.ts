import type { LangText } from '../kinds/lang-text.ts'
import type { Provenance } from '../kinds/provenance.ts'

/**
 * One application for a trademark, and the registration it led to: the source's values in their languages, and normalised codes. Plain JSON
 * data; absent facts are absent, never empty. Dates are `yyyyMMdd`, offices WIPO ST.3 codes (`EM` for the EUIPO, `WO` for international
 * registrations).
 */
export interface Trademark {
  /** Where it was filed. */
  office: string
  /** Languages of the procedure, in which its texts are authentic. */
  languages?: string[]
  /** As the office writes it, without its code: `018224433`. */
  applicationNumber?: string
  registrationNumber?: string
  /** The words of the mark. Absent for marks without any. */
  words?: LangText[]
  /** Translations and transliterations of the words. */
  otherWords?: LangText[]
  feature?: MarkFeature
  kind?: MarkKind
  /** What the mark shows, in the words of the source. */
  descriptions?: LangText[]
  /** Elements for which no exclusive right is claimed. */
  disclaimers?: LangText[]
  /** Claimed colours, in the words of the source. */
  colours?: string[]
  images?: MarkImage[]
  /** Figurative elements: `27.05.01`. Those of the USPTO are its design codes in the same notation. */
  viennaCodes?: string[]
  /** Classes in ascending order: `09`, `35`. */
  niceClasses: string[]
  /** Similar groups of the Chinese office: `0901`. */
  similarGroups?: string[]
  /** By class; not part of list rows. */
  goods?: ClassGoods[]
  owners?: MarkParty[]
  representatives?: MarkParty[]
  applicationDate?: string
  /** First publication of the application. */
  publicationDate?: string
  registrationDate?: string
  /** Day of the last renewal of the registration. */
  renewalDate?: string
  expiryDate?: string
  /** The source has no expiry date: it follows from registration, renewal and the term of the office. */
  expiryIsDerived?: true
  status?: MarkStatus
  /** The office's own words or code for the status. */
  officeStatus?: string
  statusDate?: string
  /** In order of time. */
  events?: MarkEvent[]
  oppositions?: Opposition[]
  priorities?: MarkPriority[]
  /** Older national rights claimed for the mark. */
  seniorities?: MarkPriority[]
  madrid?: MadridFacts
  /** Facts without a property of their own, under the source's name. */
  other?: Record<string, string[]>
  source: Provenance
}

/** How the mark is represented. */
export type MarkFeature =
  | 'word'
  | 'figurative'
  | 'combined'
  | 'shape'
  | 'colour'
  | 'sound'
  | 'position'
  | 'pattern'
  | 'motion'
  | 'hologram'
  | 'multimedia'
  | 'other'

/** Legal nature of the mark. */
export type MarkKind = 'individual' | 'collective' | 'certification'

/** State of the procedure. */
export type MarkStatus =
  | 'filed'
  | 'examined'
  | 'published'
  | 'opposed'
  | 'appealed'
  | 'registered'
  | 'challenged'
  | 'expired'
  | 'refused'
  | 'withdrawn'
  | 'cancelled'

/** Whether the mark can be an obstacle for others. */
export type MarkStanding = 'active' | 'pending' | 'inactive'

/** A picture of the mark. */
export interface MarkImage {
  /** Stable within the record: `1`. */
  id: string
  /** Name of the picture in the source, by which its file is found. */
  sourceFile?: string
  /** Key of the stored picture, unless the name alone determines it. */
  file?: string
  /** The picture itself, where it is stored as data. */
  svg?: string
}

/** Goods or services of one class, the whole list as one text per language. */
export interface ClassGoods {
  niceClass: string
  texts: LangText[]
}

/** An owner, representative or opponent; at least one of name and identifier. */
export interface MarkParty {
  name?: string
  /** Number in the office's register, where the source gives only that. */
  identifier?: string
  otherNames?: LangText[]
  address?: string
  /** ST.3 code. */
  country?: string
}

export interface MarkEvent {
  date: string
  /** The office's code. */
  code?: string
  /** In the words of the source. */
  text: string
  type: MarkEventType
}

export type MarkEventType = 'application' | 'publication' | 'opposition' | 'registration' | 'record' | 'decision' | 'end' | 'other'

export interface Opposition {
  /** The office's number of the proceedings. */
  number?: string
  date?: string
  /** In the words of the source. */
  status?: string
  grounds?: string[]
  opponents?: MarkParty[]
  earlierMarks?: EarlierMark[]
}

export interface EarlierMark {
  office: string
  applicationNumber?: string
  registrationNumber?: string
  applicationDate?: string
  registrationDate?: string
  words?: string
  feature?: MarkFeature
}

export interface MarkPriority {
  /** Office of the earlier application. */
  country: string
  number?: string
  date?: string
  /** In the words of the source: `Claimed`, `Refused`. */
  status?: string
}

/** An international registration under the Madrid system. */
export interface MadridFacts {
  registrationNumber: string
  date?: string
  /** Designated offices. */
  designations?: string[]
  /** The mark it is based on, with its office. */
  basicNumber?: string
}
