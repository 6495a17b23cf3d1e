import type { LangText } from '../kinds/lang-text.ts'
import type { Provenance } from '../kinds/provenance.ts'

/**
 * All data about one registered company or branch. Plain JSON data; absent facts are absent, never empty strings. Dates are `yyyyMMdd`,
 * countries ISO 3166-1 alpha-2, texts as written in the source.
 */
export interface CompanyRecord extends CompanyFacts {
  source: Provenance
  /** If there are several sources: the data of each, most trusted first. */
  statements?: CompanyStatement[]
}

/** The data of one of several sources of a company. */
export interface CompanyStatement {
  source: Provenance
  facts: CompanyFacts
}

/** What a source may give about a company. */
export interface CompanyFacts {
  /** Unified social credit code (GB 32100-2015) in upper case, also one with a wrong check digit (`creditCodeIssue`). */
  creditCode?: string
  /** Number in a register before or other than the credit code (`320104000081293`, `HRB 1234`). */
  registrationNumber?: string
  /** Numbers it had before. */
  formerNumbers?: string[]
  /** Legal entity identifier (ISO 17442). */
  lei?: string
  leiRegistration?: LeiRegistration
  /** Registered names, the legal one first. */
  names?: LangText[]
  /** Names used in trade, transliterations. */
  otherNames?: string[]
  formerNames?: string[]
  /** Name without place and legal form (`机床工具`). */
  shortName?: string
  status?: CompanyStatus
  /** As written, instead of a `status`: what it means is unknown. */
  statusText?: string
  /** Legal form as written; of a code of GLEIF's list of legal forms (ISO 20275) with the name of the list: `ELF 54M6`. */
  type?: string
  /** Category of the entity in the Global LEI System, as written: `GENERAL`, `BRANCH`, `FUND`. */
  category?: string
  /** Code of the register that gave its number, of GLEIF's list of registration authorities: `RA000585`. */
  registeredAt?: string
  capital?: Capital
  /** Business scope. */
  scope?: string
  country?: string
  /** Full name of a Chinese province (`广东省`), otherwise the code of a region (`BR-SP`). */
  province?: string
  city?: string
  address?: string
  /** Head office, if it differs from the registered address. */
  headquarters?: string
  representative?: string
  founded?: string
  /** Deregistered, dissolved. */
  closed?: string
  shareholders?: Shareholder[]
  branches?: Branch[]
  /** Companies that consolidate it, or of which it is a branch. */
  parents?: Parent[]
  /**
   * Pinyin of the beginnings by which names are searched, in syllables separated by spaces (`guang zhou ji chuang gong ju`), added by
   * importers.
   */
  readings?: string[]
}

/** Whether the data under a LEI is still confirmed by its holder. */
export interface LeiRegistration {
  /** As written: `ISSUED`, `LAPSED`. */
  status: string
  /** Day by which it has to be, or had to be, confirmed again. */
  renewal?: string
  /** How far the data was checked against a register, as written: `FULLY_CORROBORATED`. */
  corroboration?: string
  /** Code of the register it was checked against: `RA000585`. */
  checkedAt?: string
}

export type CompanyStatus = 'active' | 'inactive' | 'revoked' | 'deregistered'

/** Registered capital: as written, and parsed where that is possible. */
export interface Capital {
  text: string
  /** In whole units of the currency. */
  amount?: number
  /** ISO 4217. */
  currency?: string
}

export interface Shareholder {
  name: string
  /** As written (`51%`, `100万元`). */
  share?: string
}

export interface Branch {
  name: string
  creditCode?: string
}

/** A parent company by its LEI (GLEIF level 2). */
export interface Parent {
  lei: string
  relation: ParentRelation
  /** Whether the relation still exists. */
  active: boolean
  from?: string
  to?: string
}

export type ParentRelation = 'direct' | 'ultimate' | 'branch'
