import { PROVINCE_LABELS } from '../labels/province-labels.ts'

/** Legal forms and kinds of establishments at the end of Chinese names; a longer one comes before one that it ends with. */
const FORM =
  /(?:股份有限责任公司|有限责任公司|集团股份有限公司|股份有限公司|集团有限公司|有限公司|\((?:普通|有限|特殊普通)合伙\)|股份合作公司|集团公司|总公司|公司|合伙企业|农民专业合作社|专业合作社|合作社|总厂|集团|厂)$/u
const HAN = /\p{Script=Han}/u
/** `(中国)`, `(集团)`, `(深圳)` within a name. */
const BRACKETS = /\([^()]*\)/gu
const MIN_SHORT = 2

const PROVINCES = Object.entries(PROVINCE_LABELS)
  .flatMap(([full, { written = [] }]) => [full, ...written.flatMap((short) => [`${short}省`, `${short}市`, short])])
  .toSorted((a, b) => b.length - a.length)

/** Where a company is registered, as its name may begin with it. */
export interface NamePlace {
  readonly province?: string | undefined
  readonly city?: string | undefined
}

/** A name with half-width letters and brackets, without spaces between Chinese characters. */
export function foldCompanyName(name: string): string {
  const folded = name.normalize('NFKC').trim()
  return HAN.test(folded) ? folded.replaceAll(/\s+/g, '') : folded.replaceAll(/\s+/g, ' ')
}

/**
 * The name without the place before it and the legal form after it: `机床工具` for `广州机床工具有限公司`, `微软` for `微软(中国)有限公司`. The
 * name without its brackets where less than two characters would remain; null for a name that is not Chinese.
 */
export function shortCompanyName(name: string, place: NamePlace = {}): string | null {
  const folded = foldCompanyName(name)
  if (!HAN.test(folded)) return null
  const body = withoutForm(folded)
  const short = withoutPlace(body, place).replaceAll(BRACKETS, '')
  return [short, body.replaceAll(BRACKETS, ''), folded].find((one) => one.length >= MIN_SHORT) ?? folded
}

/** The name without its legal form: `广州机床工具`. Unchanged for one that is nothing else. */
export function withoutForm(folded: string): string {
  const body = folded.replace(FORM, '')
  return body.length >= MIN_SHORT ? body : folded
}

function withoutPlace(body: string, { city }: NamePlace): string {
  const province = PROVINCES.find((one) => body.startsWith(one))
  const rest = province === undefined ? body : body.slice(province.length)
  const cityName = city?.replace(/市$/, '')
  const begins = cityName === undefined || cityName === '' ? undefined : [`${cityName}市`, cityName].find((one) => rest.startsWith(one))
  const inCity = begins === undefined ? rest : rest.slice(begins.length)
  const local = inCity.replace(/^\p{Script=Han}{1,3}[市县区](?=\p{Script=Han}{2})/u, '')
  return [local, inCity, rest].find((one) => one.length >= MIN_SHORT) ?? body
}
