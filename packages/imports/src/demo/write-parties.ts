import type { Party, PatentRecord } from '@gezhi/records'
import { applicant, type Applicant } from './parties/applicant.ts'
import type { BilingualName } from './parties/person.ts'
import { examiner, inventors, representatives } from './parties/representatives.ts'
import type { ApplicantKey, FamilyPlan, PublicationPlan } from './plan/family-plan.ts'
import { OFFICES } from './plan/offices.ts'
import { Random, seedOf } from './random.ts'
import { toTraditional } from './texts/to-traditional.ts'

type Parties = Pick<PatentRecord, 'applicants' | 'assignees' | 'inventors' | 'agencies' | 'agents' | 'examiners'>

/** Everybody named on a publication, in the writing of its office. */
export function writeParties(family: FamilyPlan, { application, stage }: PublicationPlan): Parties {
  const { office, transferDay } = application
  const write = namerOf(office)
  const people = new Random(seedOf(family.ownSeed, 9))
  const keys = family.partner ? [family.applicant, family.partner] : [family.applicant]
  const applicants = keys.map((key) => applicantParty(applicant(key), office))
  const represented = representatives(people, office, family.applicant)
  return {
    applicants,
    ...(transferDay !== null && { assignees: [applicantParty(applicant(newOwner(family.applicant)), office)] }),
    inventors: inventors(new Random(family.contentSeed), family.applicant).map((name) => write(name)),
    agencies: [write(represented.agency)],
    agents: represented.agents.map((name) => write(name)),
    ...(stage === 'grant' && family.form === 'invention' && { examiners: [write(examiner(people, office))] }),
  }
}

/** Rights go to a neighbour in the same pool. */
function newOwner(key: ApplicantKey): ApplicantKey {
  return { ...key, kind: 'company', index: key.index + 1, pool: key.pool || 1 }
}

/** Writes a name for an office, with the other script next to it if it differs. */
function namerOf(office: PublicationPlan['application']['office']): (name: BilingualName) => Party {
  const { lang, traditional } = OFFICES[office]
  if (lang === 'zh') return ({ zh }) => ({ name: traditional ? toTraditional(zh) : zh })
  return ({ en }) => ({ name: en })
}

function applicantParty({ key, name, place, address }: Applicant, office: PublicationPlan['application']['office']): Party {
  const { lang, traditional } = OFFICES[office]
  const chinese = lang === 'zh'
  const inScript = traditional ? toTraditional : (text: string) => text
  return {
    name: chinese ? inScript(name.zh) : name.en,
    otherNames: [chinese ? { lang: 'en', text: name.en } : { lang: 'zh', text: name.zh }],
    kind: key.kind,
    address: chinese ? inScript(address.zh) : address.en,
    country: key.country,
    // Always in Chinese: one province is one value of a facet.
    ...(place && { province: place.province, city: place.town }),
  }
}
