import { creditCodeIssue, readCapital, shortCompanyName, type CompanyFacts, type CompanyRecord, type CompanyStatus } from '@gezhi/records'
import { applicantSeed } from '../../../demo/parties/applicant.ts'
import { frequentApplicant } from '../../../demo/parties/frequent-applicant.ts'
import { person } from '../../../demo/parties/person.ts'
import { Random, seedOf } from '../../../demo/random.ts'
import type { Technology } from '../../../demo/technology.ts'
import { withReadings } from '../with-readings.ts'

/** Part of the business scope of each, so that none can be mistaken for a real company. */
const NOTICE = '（演示数据，纯属虚构）'

/** Company code of enterprises, in a region that does not exist. */
const CODE_START = '91990000'

const STATUSES: readonly (readonly [CompanyStatus, number])[] = [
  ['active', 88],
  ['deregistered', 7],
  ['revoked', 3],
  ['inactive', 2],
]
/** Registered capital in units of 10,000 yuan. */
const CAPITALS = [10, 50, 100, 200, 500, 1000, 3000, 5000, 10_000, 50_000]

/**
 * The registered companies of the demonstration: the Chinese companies among the applicants of its patents, those first that file most.
 * The same seed gives the same companies; fewer are the beginning of more.
 */
export function* demoCompanies(seed: number, count: number): Generator<CompanyRecord> {
  for (let index = 0; index < count; index++) {
    yield { ...withReadings(factsOf(seed, index)), source: { format: 'demo', file: `demo-companies:${seed}`, position: index } }
  }
}

function factsOf(seed: number, number: number): CompanyFacts {
  const { applicant, technology } = frequentApplicant(number)
  const { key, name, place, address } = applicant
  const random = new Random(seedOf(seed, number, 71))
  const status = random.weighted(STATUSES)
  const year = random.between(1986, 2019)
  const [province, city] = [place?.province, place?.town]
  const holder = person('CN', applicantSeed(key))
  const shortName = shortCompanyName(name.zh, { province, city })
  const capital = readCapital(`${random.pick(CAPITALS)}万元`)
  return {
    creditCode: creditCodeOf(number),
    names: [
      { lang: 'zh', text: name.zh },
      { lang: 'en', text: name.en },
    ],
    ...(random.chance(0.15) && { formerNames: [name.zh.replace(/(?:股份|集团)?有限公司$/, '厂')] }),
    ...(shortName !== null && { shortName }),
    status,
    type: name.zh.endsWith('股份有限公司') ? '股份有限公司' : '有限责任公司',
    ...(capital !== null && { capital }),
    scope: scopeOf(technology),
    country: 'CN',
    ...(province !== undefined && { province }),
    ...(city !== undefined && { city }),
    address: address.zh,
    representative: holder.zh,
    founded: dayOf(year, random),
    ...(status === 'deregistered' && { closed: dayOf(year + random.between(1, 5), random) }),
    ...(random.chance(0.6) && { shareholders: [{ name: holder.zh, share: `${random.between(51, 99)}%` }] }),
  }
}

/** A code with the right check digit. */
function creditCodeOf(number: number): string {
  const start = CODE_START + String(number).padStart(9, '0')
  return start + (creditCodeIssue(`${start}0`)?.expected ?? '0')
}

function scopeOf({ industries }: Technology): string {
  return `${industries.map(({ zh }) => `${zh}产品的研发、生产和销售`).join('；')}${NOTICE}`
}

function dayOf(year: number, random: Random): string {
  return String(year * 10_000 + random.between(1, 12) * 100 + random.between(1, 28))
}
