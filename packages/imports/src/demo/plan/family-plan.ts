import type { ApplicantKind } from '@gezhi/records'
import type { Technology } from '../technology.ts'
import type { Office, PatentForm } from './offices.ts'

/** The bibliographic data of a patent family, planned before its texts are written: parties, places, dates and numbers. */
export interface FamilyPlan {
  /** Seed of the invention; an improvement has that of the earlier family. */
  readonly contentSeed: number
  /** Seed of what is specific to this family. */
  readonly ownSeed: number
  readonly technology: Technology
  readonly form: PatentForm
  readonly applicant: ApplicantKey
  /** A second applicant who files together with the first. */
  readonly partner: ApplicantKey | null
  readonly priorityDay: number
  readonly priorityNumber: string
  readonly priorityOffice: Office
  readonly simpleId: string
  readonly extendedId: string
  /** Earlier family whose priority this one claims too: an improvement of the same invention. */
  readonly earlier: FamilyPlan | null
  /** In order of publication. Never empty. */
  readonly publications: readonly PublicationPlan[]
}

export interface PublicationPlan {
  readonly application: ApplicationPlan
  readonly stage: 'application' | 'grant'
  readonly kind: string
  readonly number: string
  readonly day: number
}

/** Life of one application until the corpus date. */
export interface ApplicationPlan {
  readonly office: Office
  readonly number: string
  readonly filingDay: number
  readonly outcome: 'granted' | 'refused' | 'withdrawn' | 'pending'
  /** Day of the grant, the refusal or the withdrawal; null while pending. */
  readonly decisionDay: number | null
  /** Day on which the fee was not paid, at or before the corpus date. */
  readonly lapseDay: number | null
  /** End of the term, at or before the corpus date. */
  readonly expiryDay: number | null
  readonly transferDay: number | null
  /** First publication, the grant where there was none before. */
  readonly publicationDay: number
}

/** Names one applicant: the same key gives the same name, address and people everywhere. */
export interface ApplicantKey {
  readonly kind: ApplicantKind
  readonly country: string
  /** Rank in its pool: low ones apply often. */
  readonly index: number
  /** Applicants belong to a field; 0 for those that work in several. */
  readonly pool: number
}
