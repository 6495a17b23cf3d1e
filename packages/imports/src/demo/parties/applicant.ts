import type { ApplicantKind } from '@gezhi/records'
import type { ApplicantKey } from '../plan/family-plan.ts'
import { Random, seedOf } from '../random.ts'
import { TECHNOLOGIES } from '../technologies/index.ts'
import type { Term } from '../terms.ts'
import { BRANDS, GERMAN_BRANDS, JAPANESE_BRANDS, KOREAN_BRANDS, VIRTUES, WESTERN_BRANDS, type NamePart } from './name-parts.ts'
import { person, type BilingualName } from './person.ts'
import { PLACES, STREETS, type Place } from './places.ts'

export interface Applicant {
  readonly key: ApplicantKey
  readonly name: BilingualName
  /** Chinese places only. */
  readonly place: Place | null
  readonly address: BilingualName
}

/** Seed of everything about an applicant; also that of its people. */
export function applicantSeed({ kind, country, index, pool }: ApplicantKey): number {
  return seedOf(index, pool, KIND_NUMBERS[kind], country.charCodeAt(0) * 256 + country.charCodeAt(1))
}

const KIND_NUMBERS: Record<ApplicantKind, number> = { company: 1, university: 2, institute: 3, hospital: 4, government: 5, person: 6 }

/** The invented applicant of a key, always the same. */
export function applicant(key: ApplicantKey): Applicant {
  const random = new Random(applicantSeed(key))
  if (key.country !== 'CN') return abroad(key, random)
  const place = random.weighted(PLACES)
  const street = random.pick(STREETS)
  const number = random.between(1, 999)
  const name = key.kind === 'person' ? person('CN', applicantSeed(key)) : CHINESE_NAMES[key.kind](key, place)
  const address = {
    zh: `${place.province}${place.town}${street[0]}${number}号`,
    en: `No. ${number}, ${street[1]}, ${place.townEn}, ${place.provinceEn}`,
  }
  return { key, name, place, address }
}

/** The n-th pair of a brand and a virtue; different below 600. */
function brandOf(index: number, shift: number): readonly [NamePart, NamePart] {
  const brand = BRANDS[(index * 7 + shift) % BRANDS.length] as NamePart
  const virtue = VIRTUES[(Math.floor(index / BRANDS.length) * 3 + index + shift) % VIRTUES.length] as NamePart
  return [brand, virtue]
}

const FORMS: readonly NamePart[] = [
  ['有限公司', 'Co., Ltd.'],
  ['股份有限公司', 'Corporation'],
  ['集团有限公司', 'Group Co., Ltd.'],
]

type Namer = (key: ApplicantKey, place: Place) => BilingualName

const CHINESE_NAMES: Record<Exclude<ApplicantKind, 'person'>, Namer> = {
  company: ({ index, pool }) => {
    const industries = TECHNOLOGIES[pool - 1]?.industries as readonly Term[]
    const pairs = BRANDS.length * VIRTUES.length
    const [brand, virtue] = brandOf(index % pairs, pool * 11)
    const industry = industries[(index + Math.floor(index / pairs)) % industries.length] as Term
    const form = FORMS[index % 5 === 1 ? 1 : index % 7 === 2 ? 2 : 0] as NamePart
    return { zh: brand[0] + virtue[0] + industry.zh + form[0], en: `${brand[1]} ${virtue[1]} ${industry.en} ${form[1]}` }
  },
  university: ({ index }) => place2(index, UNIVERSITY_KINDS),
  institute: ({ index }) => place2(index, INSTITUTE_KINDS),
  hospital: ({ index }) => place2(index, HOSPITAL_KINDS),
  government: ({ index }, { town, townEn }) => {
    const [zh, en] = GOVERNMENT_KINDS[index % GOVERNMENT_KINDS.length] as NamePart
    return { zh: town + zh, en: `${townEn} ${en}` }
  },
}

/** An institution named after a place or a pair of words, with its kind. */
function place2(index: number, kinds: readonly NamePart[]): BilingualName {
  const kind = kinds[Math.floor(index / BRANDS.length) % kinds.length] as NamePart
  const brand = BRANDS[index % BRANDS.length] as NamePart
  return { zh: brand[0] + kind[0], en: `${brand[1]} ${kind[1]}` }
}

const UNIVERSITY_KINDS: readonly NamePart[] = [
  ['大学', 'University'],
  ['理工大学', 'University of Science and Technology'],
  ['工业大学', 'University of Technology'],
  ['农业大学', 'Agricultural University'],
  ['职业技术学院', 'Vocational and Technical College'],
  ['医科大学', 'Medical University'],
]
const INSTITUTE_KINDS: readonly NamePart[] = [
  ['材料研究所', 'Institute of Materials'],
  ['先进技术研究院', 'Academy of Advanced Technology'],
  ['能源研究院', 'Energy Research Institute'],
  ['信息技术研究所', 'Institute of Information Technology'],
  ['农业科学院', 'Academy of Agricultural Sciences'],
  ['精密仪器研究所', 'Institute of Precision Instruments'],
]
const HOSPITAL_KINDS: readonly NamePart[] = [
  ['人民医院', "People's Hospital"],
  ['中心医院', 'Central Hospital'],
  ['医科大学附属医院', 'Medical University Affiliated Hospital'],
  ['儿童医院', "Children's Hospital"],
  ['中医院', 'Hospital of Traditional Chinese Medicine'],
]
const GOVERNMENT_KINDS: readonly NamePart[] = [
  ['疾病预防控制中心', 'Centre for Disease Control and Prevention'],
  ['计量检测局', 'Bureau of Metrology and Testing'],
  ['水务局', 'Water Affairs Bureau'],
  ['农业技术推广中心', 'Agricultural Technology Extension Centre'],
  ['数据管理局', 'Data Administration Bureau'],
]

interface CountryStyle {
  readonly brands: readonly NamePart[]
  readonly forms: readonly NamePart[]
  readonly university: NamePart
  readonly town: NamePart
}

const UNIVERSITY: NamePart = ['大学', 'University']
const COUNTRY_STYLES: Record<string, CountryStyle> = {
  US: {
    brands: WESTERN_BRANDS,
    forms: [
      ['公司', ', Inc.'],
      ['有限责任公司', ' LLC'],
      ['公司', ' Corporation'],
    ],
    university: UNIVERSITY,
    town: ['美国奎尔港', 'Quill Harbor, US'],
  },
  GB: {
    brands: WESTERN_BRANDS,
    forms: [
      ['有限公司', ' Limited'],
      ['公共有限公司', ' plc'],
    ],
    university: UNIVERSITY,
    town: ['英国莫斯福德', 'Mossford, GB'],
  },
  FR: {
    brands: WESTERN_BRANDS,
    forms: [
      ['股份公司', ' SA'],
      ['简易股份公司', ' SAS'],
    ],
    university: UNIVERSITY,
    town: ['法国圣瓦兰', 'Saint-Varin, FR'],
  },
  NL: {
    brands: WESTERN_BRANDS,
    forms: [
      ['私人有限公司', ' B.V.'],
      ['股份有限公司', ' N.V.'],
    ],
    university: UNIVERSITY,
    town: ['荷兰奥斯特文', 'Oosterveen, NL'],
  },
  CH: { brands: GERMAN_BRANDS, forms: [['股份公司', ' AG']], university: UNIVERSITY, town: ['瑞士霍恩塔尔', 'Hornthal, CH'] },
  DE: {
    brands: GERMAN_BRANDS,
    forms: [
      ['有限公司', ' GmbH'],
      ['股份公司', ' AG'],
      ['两合公司', ' GmbH & Co. KG'],
    ],
    university: ['大学', 'Universität'],
    town: ['德国米伦堡', 'Mühlenburg-Neustadt, DE'],
  },
  JP: {
    brands: JAPANESE_BRANDS,
    forms: [
      ['株式会社', ' K.K.'],
      ['制作所株式会社', ' Seisakusho Co., Ltd.'],
      ['工业株式会社', ' Industries, Ltd.'],
    ],
    university: UNIVERSITY,
    town: ['日本月渡市', 'Tsukiwatari-shi, JP'],
  },
  KR: {
    brands: KOREAN_BRANDS,
    forms: [
      ['株式会社', ' Co., Ltd.'],
      ['电子株式会社', ' Electronics Co., Ltd.'],
    ],
    university: UNIVERSITY,
    town: ['韩国星湖市', 'Byeolho-si, KR'],
  },
  TW: {
    brands: BRANDS,
    forms: [
      ['科技股份有限公司', ' Technology Co., Ltd.'],
      ['精密工业股份有限公司', ' Precision Industry Co., Ltd.'],
    ],
    university: UNIVERSITY,
    town: ['台湾澄屿市', 'Chengyu City, TW'],
  },
}

function abroad(key: ApplicantKey, random: Random): Applicant {
  const style = COUNTRY_STYLES[key.country] as CountryStyle
  const number = random.between(1, 400)
  const address = { zh: `${style.town[0]}${number}号`, en: `${number} ${style.town[1]}` }
  return { key, name: key.kind === 'person' ? person(key.country, applicantSeed(key)) : nameAbroad(key, style), place: null, address }
}

/** The industry varies with the field first, so that one brand has branches. */
function nameAbroad({ kind, index, pool }: ApplicantKey, style: CountryStyle): BilingualName {
  const brand = style.brands[(index + pool) % style.brands.length] as NamePart
  if (kind === 'university') return { zh: brand[0] + style.university[0], en: `${brand[1]} ${style.university[1]}` }
  if (kind !== 'company') return { zh: `${brand[0]}研究院`, en: `${brand[1]} Research Institute` }
  const industries = TECHNOLOGIES[pool - 1]?.industries as readonly Term[]
  const round = Math.floor(index / style.brands.length)
  const industry = industries[round % industries.length] as Term
  const form = style.forms[round % style.forms.length] as NamePart
  return { zh: brand[0] + industry.zh + form[0], en: `${brand[1]} ${industry.en}${form[1]}` }
}
