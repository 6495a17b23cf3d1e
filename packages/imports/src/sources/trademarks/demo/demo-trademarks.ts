import type { ClassGoods, MarkEvent, MarkFeature, MarkStatus, Trademark } from '@gezhi/records'
import { frequentApplicant } from '../../../demo/parties/frequent-applicant.ts'
import type { BilingualName } from '../../../demo/parties/person.ts'
import { Random, seedOf } from '../../../demo/random.ts'
import type { Technology } from '../../../demo/technology.ts'
import { drawLogo } from './draw-logo.ts'

/** Part of every record, so that none can be mistaken for a real mark. */
const NOTICE = '演示数据，纯属虚构 / Demonstration data, wholly invented'

const STATUSES: readonly (readonly [MarkStatus, number])[] = [
  ['registered', 70],
  ['examined', 8],
  ['published', 6],
  ['refused', 6],
  ['filed', 4],
  ['expired', 4],
  ['cancelled', 2],
]
const CLASSES = ['01', '05', '07', '09', '10', '11', '12', '17', '30', '35', '37', '40', '42', '44']
const FEATURES: readonly (readonly [MarkFeature, number])[] = [
  ['word', 55],
  ['combined', 30],
  ['figurative', 15],
]
/** Characters of a brand and of the word after it, with which names of the demonstration begin. */
const BRAND = 2
const TERM_YEARS = 10
/** The first Nice class of services. */
const FIRST_SERVICES = 35

/**
 * The trademarks of the demonstration: marks of the companies that file most of its patents, one each. The same seed gives the same marks;
 * fewer are the beginning of more.
 */
export function* demoTrademarks(seed: number, count: number): Generator<Trademark> {
  for (let index = 0; index < count; index++) {
    yield { ...factsOf(seed, index), source: { format: 'demo', file: `demo-trademarks:${seed}`, position: index } }
  }
}

function factsOf(seed: number, number: number): Omit<Trademark, 'source'> {
  const { applicant, technology } = frequentApplicant(number)
  const { name, address } = applicant
  const random = new Random(seedOf(seed, number, 72))
  const feature = random.weighted(FEATURES)
  const status = random.weighted(STATUSES)
  const dates = datesOf(status, random)
  const niceClasses = [...new Set([random.pick(CLASSES), ...(random.chance(0.3) ? [random.pick(CLASSES)] : [])])].toSorted()
  const logo = feature === 'word' ? null : drawLogo(random)
  return {
    office: 'CN',
    applicationNumber: String(99_000_000 + number),
    ...(dates.registrationDate !== undefined && { registrationNumber: String(99_000_000 + number) }),
    ...(feature !== 'figurative' && { words: [wordsOf(name, random)] }),
    feature,
    kind: 'individual',
    ...(logo !== null && { images: [{ id: '1', svg: logo.svg }], viennaCodes: logo.viennaCodes }),
    niceClasses,
    similarGroups: niceClasses.map((niceClass) => `${niceClass}0${random.between(1, 6)}`),
    goods: niceClasses.map((niceClass) => goodsOf(niceClass, technology)),
    owners: [{ name: name.zh, otherNames: [{ lang: 'en', text: name.en }], address: address.zh, country: 'CN' }],
    status,
    ...dates,
    events: eventsOf(dates),
    other: { notice: [NOTICE] },
  }
}

/** The brand of a company, alone or with the word after it, in Chinese or Latin letters. */
function wordsOf({ zh, en }: BilingualName, random: Random): { lang: string; text: string } {
  const length = random.chance(0.5) ? 1 : 2
  if (random.chance(0.75)) return { lang: 'zh', text: zh.slice(0, length * BRAND) }
  return { lang: 'en', text: en.split(' ').slice(0, length).join(' ').toUpperCase() }
}

/** Goods, or services in the classes of these. */
function goodsOf(niceClass: string, { industries }: Technology): ClassGoods {
  const [zhEnd, enEnd] = Number(niceClass) < FIRST_SERVICES ? ['产品', 'products'] : ['服务', 'services']
  return {
    niceClass,
    texts: [
      { lang: 'zh', text: industries.map(({ zh }) => `${zh}${zhEnd}`).join('；') },
      { lang: 'en', text: industries.map(({ en }) => `${en} ${enEnd}`).join('; ') },
    ],
  }
}

type Dates = Pick<Trademark, 'applicationDate' | 'publicationDate' | 'registrationDate' | 'expiryDate' | 'statusDate'>

/** Marks whose term has ended began early enough for that; those that wait were filed lately. */
function datesOf(status: MarkStatus, random: Random): Dates {
  const years: readonly [number, number] =
    status === 'expired' ? [2003, 2012] : status === 'registered' || status === 'cancelled' ? [2016, 2022] : [2024, 2025]
  const year = random.between(...years)
  const day = random.between(1, 12) * 100 + random.between(1, 28)
  const at = (later: number) => String((year + later) * 10_000 + day)
  if (status === 'filed' || status === 'examined') return { applicationDate: at(0), statusDate: at(0) }
  if (status === 'published' || status === 'refused') {
    return { applicationDate: at(0), ...(status === 'published' && { publicationDate: at(1) }), statusDate: at(1) }
  }
  const expiryDate = at(1 + TERM_YEARS)
  const statusDate = status === 'expired' ? expiryDate : status === 'cancelled' ? at(3) : at(1)
  return { applicationDate: at(0), publicationDate: at(1), registrationDate: at(1), expiryDate, statusDate }
}

function eventsOf({ applicationDate, publicationDate, registrationDate }: Dates): MarkEvent[] {
  const written: readonly (readonly [string | undefined, string, MarkEvent['type']])[] = [
    [applicationDate, '商标注册申请', 'application'],
    [publicationDate, '初步审定公告', 'publication'],
    [registrationDate, '注册公告', 'registration'],
  ]
  return written.flatMap(([date, text, type]) => (date === undefined ? [] : [{ date, text, type }]))
}
