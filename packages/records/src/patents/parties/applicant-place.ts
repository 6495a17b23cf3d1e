import type { Party } from '../patent-record.ts'
import { COUNTRY_LABELS } from '../../labels/country-labels.ts'
import { PROVINCE_LABELS } from '../../labels/province-labels.ts'

/** Provinces with an office of their own in WIPO ST.3. */
const COUNTRY_OF_PROVINCE: Readonly<Record<string, string>> = { 台湾省: 'TW', 香港特别行政区: 'HK', 澳门特别行政区: 'MO' }

const SHORT_NAMES = Object.entries(PROVINCE_LABELS).flatMap(([name, { written = [] }]) => written.map((short) => [short, name] as const))
const COUNTRIES = Object.entries(COUNTRY_LABELS)
  .map(([code, { zh }]) => [zh, code] as const)
  .filter(([zh, code]) => code.length === 2 && zh !== '中国')
  .toSorted((a, b) => b[0].length - a[0].length)
/** Names of countries in addresses in Latin letters; two letters alone may be a state (CA, DE), so only the longer names are read. */
const LATIN_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(COUNTRY_LABELS).flatMap(([code, { en }]) => (code.length === 2 ? [[comparable(en), code]] : []))),
  usa: 'US',
  unitedstatesofamerica: 'US',
  prchina: 'CN',
  peoplesrepublicofchina: 'CN',
  uk: 'GB',
  greatbritain: 'GB',
  england: 'GB',
  southkorea: 'KR',
  republicofkorea: 'KR',
  korea: 'KR',
  taiwanroc: 'TW',
  russianfederation: 'RU',
  thenetherlands: 'NL',
  hongkong: 'HK',
}
/** A state of the US as well. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['georgia'])

function comparable(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}

/** `Shenzhen, Guangdong 518129, P.R. China` ends with CN; undefined if there is no country at the end. */
function countryAtEnd(address: string): string | undefined {
  const last = comparable(address.split(/[,;(\n]/).at(-1) ?? '')
  return AMBIGUOUS.has(last) ? undefined : LATIN_NAMES[last]
}

/** A postal code and the country before the province. */
const BEFORE_PROVINCE = /^\s*\d{0,6}\s*(?:中国|中华人民共和国)?\s*/u
const CITY = /^\p{Script=Han}{1,8}?(?:市|自治州|地区|盟)/u

/** Location of a party. */
export interface ApplicantPlace {
  /** ST.3. */
  readonly country?: string | undefined
  /** The full name of GB/T 2260 (`广东省`) if it is Chinese, otherwise as in the source. */
  readonly province?: string | undefined
  readonly city?: string | undefined
}

/** Location of a party: from its source, otherwise from the beginning of its Chinese address or the end of another one. */
export function applicantPlace({
  country,
  province,
  city,
  address = '',
}: Pick<Party, 'country' | 'province' | 'city' | 'address'>): ApplicantPlace {
  const read = /\p{Script=Han}/u.test(address) ? readAddress(address.replace(BEFORE_PROVINCE, '')) : { country: countryAtEnd(address) }
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
