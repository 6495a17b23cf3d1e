import type { Party } from '../patent-record.ts'
import { COUNTRY_LABELS } from '../../labels/country-labels.ts'

/** Provinces, regions and municipalities as GB/T 2260 names them. */
const PROVINCES = [
  '北京市',
  '天津市',
  '河北省',
  '山西省',
  '内蒙古自治区',
  '辽宁省',
  '吉林省',
  '黑龙江省',
  '上海市',
  '江苏省',
  '浙江省',
  '安徽省',
  '福建省',
  '江西省',
  '山东省',
  '河南省',
  '湖北省',
  '湖南省',
  '广东省',
  '广西壮族自治区',
  '海南省',
  '重庆市',
  '四川省',
  '贵州省',
  '云南省',
  '西藏自治区',
  '陕西省',
  '甘肃省',
  '青海省',
  '宁夏回族自治区',
  '新疆维吾尔自治区',
  '台湾省',
  '香港特别行政区',
  '澳门特别行政区',
] as const

/** Offices of their own in WIPO ST.3. */
const COUNTRY_OF_PROVINCE: Readonly<Record<string, string>> = { 台湾省: 'TW', 香港特别行政区: 'HK', 澳门特别行政区: 'MO' }

const SHORT_NAMES = PROVINCES.map((name) => [name.replace(/(?:省|市|(?:壮族|回族|维吾尔)?自治区|特别行政区)$/u, ''), name] as const)
const COUNTRIES = Object.entries(COUNTRY_LABELS)
  .map(([code, { zh }]) => [zh, code] as const)
  .filter(([zh, code]) => code.length === 2 && zh !== '中国')
  .toSorted((a, b) => b[0].length - a[0].length)
/** A postal code and the country before the province. */
const BEFORE_PROVINCE = /^\s*\d{0,6}\s*(?:中国|中华人民共和国)?\s*/u
const CITY = /^\p{Script=Han}{1,8}?(?:市|自治州|地区|盟)/u

/** Where a party is. */
export interface ApplicantPlace {
  /** ST.3. */
  readonly country?: string | undefined
  /** In full as GB/T 2260 names it (`广东省`) where it is Chinese, else as the source writes it. */
  readonly province?: string | undefined
  readonly city?: string | undefined
}

/** Where a party is: as its source said, else by what its Chinese address begins with. */
export function applicantPlace({
  country,
  province,
  city,
  address = '',
}: Pick<Party, 'country' | 'province' | 'city' | 'address'>): ApplicantPlace {
  const read = /\p{Script=Han}/u.test(address) ? readAddress(address.replace(BEFORE_PROVINCE, '')) : {}
  const known = province === undefined ? undefined : provinceNamed(province)
  return { country: country ?? read.country ?? countryOf(known), province: known ?? province ?? read.province, city: city ?? read.city }
}

function readAddress(address: string): ApplicantPlace {
  const begins = SHORT_NAMES.find(([short]) => address.startsWith(short))
  if (begins === undefined) return { country: COUNTRIES.find(([zh]) => address.startsWith(zh))?.[1] }
  const [short, province] = begins
  const rest = address.slice(address.startsWith(province) ? province.length : short.length)
  const city = province.endsWith('市') ? province : CITY.exec(rest)?.[0]
  return { country: countryOf(province), province, city }
}

function provinceNamed(written: string): string | undefined {
  return SHORT_NAMES.find(([short, full]) => written === short || written === full || written === `${short}省`)?.[1]
}

function countryOf(province: string | undefined): string | undefined {
  return province === undefined ? undefined : (COUNTRY_OF_PROVINCE[province] ?? 'CN')
}
