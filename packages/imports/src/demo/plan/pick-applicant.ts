import type { ApplicantKind } from '@gezhi/records'
import type { Random } from '../random.ts'
import type { Technology } from '../technology.ts'
import type { ApplicantKey } from './family-plan.ts'
import type { PatentForm } from './offices.ts'

type Weights<T> = readonly (readonly [T, number])[]

/** Countries of those whose inventions may go abroad, and of all others. */
const INTERNATIONAL_COUNTRIES: Weights<string> = [
  ['CN', 44],
  ['US', 17],
  ['JP', 14],
  ['DE', 8],
  ['KR', 7],
  ['TW', 3],
  ['FR', 2.5],
  ['GB', 2],
  ['NL', 1.5],
  ['CH', 1],
]
const DOMESTIC_COUNTRIES: Weights<string> = [
  ['CN', 88],
  ['US', 8],
  ['KR', 3],
  ['FR', 0.5],
  ['GB', 0.5],
]

/** Country of an applicant. Utility models of the corpus are Chinese, designs Chinese or American. */
export function pickCountry(random: Random, international: boolean, form: PatentForm): string {
  if (form === 'utility') return 'CN'
  if (form === 'design') return random.chance(0.12) ? 'US' : 'CN'
  return random.weighted(international ? INTERNATIONAL_COUNTRIES : DOMESTIC_COUNTRIES)
}

const KINDS: Weights<ApplicantKind> = [
  ['company', 63],
  ['university', 18],
  ['institute', 8],
  ['person', 8],
  ['hospital', 1],
  ['government', 2],
]
const CLINICAL_KINDS: Weights<ApplicantKind> = [
  ['company', 44],
  ['university', 18],
  ['institute', 9],
  ['hospital', 20],
  ['person', 7],
  ['government', 2],
]
const KINDS_ABROAD: Weights<ApplicantKind> = [
  ['company', 80],
  ['university', 12],
  ['institute', 4],
  ['person', 3],
  ['government', 1],
]

/** Number of applicants of a kind in one field (companies, persons) or in total (the others), by size of the pool. */
const POOL_SIZES: Record<ApplicantKind, number> = {
  company: 3000,
  university: 180,
  institute: 160,
  hospital: 140,
  government: 90,
  person: 20_000,
}
const OF_ONE_FIELD: ReadonlySet<ApplicantKind> = new Set<ApplicantKind>(['company', 'person'])

/** Draws an applicant: a few of each pool are rendered again and again, most once or twice. */
export function pickApplicant(random: Random, technology: Technology, pool: number, country: string): ApplicantKey {
  const kind = random.weighted(country === 'CN' ? (technology.clinical ? CLINICAL_KINDS : KINDS) : KINDS_ABROAD)
  const size = country === 'CN' ? POOL_SIZES[kind] : Math.ceil(POOL_SIZES[kind] / 5)
  return { kind, country, index: kind === 'person' ? random.int(size) : random.skewed(size), pool: OF_ONE_FIELD.has(kind) ? pool : 0 }
}
