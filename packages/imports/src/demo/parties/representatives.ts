import type { ApplicantKey } from '../plan/family-plan.ts'
import type { Office } from '../plan/offices.ts'
import type { Random } from '../random.ts'
import { seedOf } from '../random.ts'
import { applicantSeed } from './applicant.ts'
import { BRANDS, GERMAN_BRANDS, VIRTUES, WESTERN_BRANDS, type NamePart } from './name-parts.ts'
import { person, type BilingualName } from './person.ts'

/** Inventors of a family: people of the applicant, a few of whom invent most. A person who applies alone is the inventor. */
export function inventors(random: Random, key: ApplicantKey): BilingualName[] {
  const seed = applicantSeed(key)
  if (key.kind === 'person') return [person(key.country, seed)]
  const names = Array.from({ length: random.between(1, 5) }, () => person(key.country, seedOf(seed, random.skewed(60))))
  return names.filter((name, index) => names.findIndex((other) => other.zh === name.zh) === index)
}

const AGENCY_KINDS: Record<Office, NamePart> = {
  CN: ['专利代理事务所（普通合伙）', 'Patent Agency'],
  TW: ['国际专利商标事务所', 'Patent and Trademark Office'],
  US: ['', ' IP Law, PLLC'],
  EP: ['', ' Patentanwälte PartGmbB'],
  WO: ['', ' Intellectual Property'],
  JP: ['特许事务所', ' Patent Office'],
  KR: ['特许法人', ' Patent & Law Firm'],
  DE: ['', ' Patentanwälte'],
}

/** The agency and the agents before one office; applicants use the same ones again. */
export function representatives(random: Random, office: Office, key: ApplicantKey): { agency: BilingualName; agents: BilingualName[] } {
  const number = random.chance(0.8) ? applicantSeed(key) % 97 : random.int(97)
  const chinese = office === 'CN' || office === 'TW'
  const brand = pickBrand(office, number)
  const virtue = VIRTUES[(number * 3) % VIRTUES.length] as NamePart
  const [zh, en] = AGENCY_KINDS[office]
  const agency = chinese
    ? { zh: brand[0] + virtue[0] + zh, en: `${brand[1]} ${virtue[1]} ${en}` }
    : { zh: brand[0] + zh, en: brand[1] + en }
  const country = office === 'EP' || office === 'WO' ? 'US' : office
  const agents = Array.from({ length: random.between(1, 2) }, (_, i) =>
    person(country, seedOf(number, office.charCodeAt(0), random.int(6), i)),
  )
  return { agency, agents }
}

function pickBrand(office: Office, number: number): NamePart {
  const brands = office === 'US' || office === 'WO' ? WESTERN_BRANDS : office === 'EP' || office === 'DE' ? GERMAN_BRANDS : BRANDS
  return brands[number % brands.length] as NamePart
}

/** The examiner of a grant. */
export function examiner(random: Random, office: Office): BilingualName {
  return person(office === 'EP' ? 'DE' : office, seedOf(office.charCodeAt(0), office.charCodeAt(1), random.skewed(400)))
}
