import type { ApplicantKey } from '../plan/family-plan.ts'
import { TECHNOLOGIES } from '../technologies/index.ts'
import type { Technology } from '../technology.ts'
import { applicant, type Applicant } from './applicant.ts'

/** The n-th Chinese company among the applicants (from 0), those first that file most, with the technology it works in. */
export function frequentApplicant(number: number): { readonly applicant: Applicant; readonly technology: Technology } {
  const at = number % TECHNOLOGIES.length
  const key: ApplicantKey = { kind: 'company', country: 'CN', index: Math.floor(number / TECHNOLOGIES.length), pool: at + 1 }
  return { applicant: applicant(key), technology: TECHNOLOGIES[at] as Technology }
}
