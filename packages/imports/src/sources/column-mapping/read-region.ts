import { COUNTRY_LABELS, PROVINCE_LABELS } from '@gezhi/records'

/** An applicant's location, as far as one word gives it. */
export interface Region {
  readonly country: string
  /** Full name of the province, region or municipality. */
  readonly province?: string
}

/** Parts of China with their own office or code. */
const OWN_CODES: Readonly<Record<string, string>> = { 台湾: 'TW', 香港: 'HK', 澳门: 'MO' }

const SHORT = /(?:省|市|(?:壮族|回族|维吾尔)?自治区|特别行政区)$/
const PROVINCE_OF = new Map(
  Object.keys(PROVINCE_LABELS)
    .map((province) => [province.replace(SHORT, ''), province] as const)
    .filter(([short]) => !(short in OWN_CODES)),
)
const PROVINCES = [...PROVINCE_OF.values()]
const COUNTRY_OF = new Map(Object.entries(COUNTRY_LABELS).map(([code, label]) => [label.zh, code]))

/** Longest first, so that a name is not mistaken for its prefix. */
const COUNTRY_NAMES = [...COUNTRY_OF.keys()].toSorted((a, b) => b.length - a.length)

/**
 * Location of an address: `430080 湖北省武汉市武昌区…`, `200090 上海市杨浦区…`, `德国慕尼黑`. Only full place names are read: a postcode or a short name
 * would be a guess.
 */
export function readAddress(address: string): (Region & { readonly city?: string }) | null {
  const place = address.replace(/^\d{6}\s*/, '')
  const province = PROVINCES.find((name) => place.startsWith(name))
  if (province === undefined) return readRegion(COUNTRY_NAMES.find((name) => place.startsWith(name)) ?? '')
  const city = province.endsWith('市') ? province : /^[^市县区]{1,6}市/.exec(place.slice(province.length))?.[0]
  return { country: 'CN', province, ...(city !== undefined && { city }) }
}

/** Reads a province or country in Chinese (`广东`, `广东省`, `中国台湾`, `美国`); null if it is neither. */
export function readRegion(written: string): Region | null {
  const name = written
    .trim()
    .replace(/^中国(?=.)/, '')
    .replace(SHORT, '')
  const province = PROVINCE_OF.get(name)
  if (province !== undefined) return { country: 'CN', province }
  const country = OWN_CODES[name] ?? COUNTRY_OF.get(name) ?? COUNTRY_OF.get(written.trim())
  return country === undefined ? null : { country }
}
